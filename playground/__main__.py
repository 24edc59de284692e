"""Run the box as a process of its own; its first line of output is JSON and tells where it is."""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import signal
import sqlite3
import sys
from pathlib import Path

from playground.box import HOST, Box


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="playground", description=__doc__)
    parser.add_argument("--port", type=int, default=8765, help="0 takes a free one")
    parser.add_argument("--data", default="playground.db", help="the file that keeps the world")
    parser.add_argument("--heartbeat", type=float, default=41.25, help="seconds between heartbeats")
    parser.add_argument("--patience", type=float, default=3.0, help="seconds to answer a person")
    parser.add_argument("--attached", action="store_true", help="stop when the standard input closes")
    return parser.parse_args()


async def serve(options: argparse.Namespace) -> None:
    """Serve until told to stop."""
    box = Box(options.data, heartbeat=options.heartbeat, patience=options.patience)
    stopped = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    if options.attached:
        asyncio.get_running_loop().add_reader(sys.stdin, stopped.set)
    try:
        await box.start(options.port)
        print(json.dumps({"address": box.address, "token": box.token, "key": box.key}), flush=True)
        await stopped.wait()
    finally:
        await box.stop()


def main() -> None:
    """Start, or say in one sentence why not."""
    logging.basicConfig(level=logging.WARNING, format="playground: %(message)s")
    options = arguments()
    try:
        asyncio.run(serve(options))
    except OSError as error:
        place = f"{HOST}:{options.port}"
        sys.exit(f"The playground cannot listen on {place}: {error.strerror}. Try another --port.")
    except sqlite3.Error as error:
        sys.exit(f"The playground cannot use {Path(options.data)}: {error}.")


if __name__ == "__main__":
    main()
