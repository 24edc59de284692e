"""A process that has loaded everything and forks bots on demand, so that one is born in no time.

``python -m tests.hostile.nursery`` reads a line for every bot (address, token, database) and writes the
process id of its child, which leads a process group of its own.
"""

import os
import signal
import sys


def main() -> None:
    """Load everything, then fork a bot for every line."""
    import bot.program  # noqa: F401 - loaded before the fork, so that bots need not

    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    print("ready", flush=True)
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            run(*line.split())
        print(child, flush=True)


def run(address: str, token: str, database: str) -> None:
    """Be a bot until killed: the real program, pointed at a box."""
    import pytest

    from bot.program import main as bot
    from tests.playground.tiny import point

    os.setsid()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    point(pytest.MonkeyPatch(), address)
    os.environ |= {"DISCORD_TOKEN": token, "LOOT_DATABASE": database, "LOOT_LOG_LEVEL": "INFO"}
    sys.argv = ["loot"]
    log = os.open(f"{database}.log", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(log, 2)
    os.dup2(os.open(os.devnull, os.O_RDWR), 0)
    os.dup2(2, 1)
    bot()
    os._exit(0)


if __name__ == "__main__":
    main()
