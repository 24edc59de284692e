"""Processes that work beside the bot: each its own executor, so that one that hangs or dies is replaced.

They watch their parent and go with it, whatever becomes of it.
"""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import suppress
from typing import ParamSpec, TypeVar

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

START_UP = 30.0
"""What a new process may take until it answers at all."""


class WorkFailed(Exception):
    """A process died or took too long; it has been replaced."""


class Workers:
    """A bounded number of processes, started when they are first needed."""

    def __init__(self, count: int) -> None:
        self._all = tuple(_Worker() for _ in range(count))
        self._free = list(self._all)
        self._turns = asyncio.Semaphore(count)

    async def run(self, seconds: float, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a function in a free process, or fail when it takes longer than this."""
        async with self._turns:
            worker = self._free.pop()
            try:
                return await worker.run(seconds, function, *args, **kwargs)
            finally:
                self._free.append(worker)

    def close(self) -> None:
        """End all processes, also those at work."""
        for worker in self._all:
            worker.end()


class _Worker:
    """One process."""

    def __init__(self) -> None:
        self._executor: ProcessPoolExecutor | None = None
        self._pid = 0

    async def run(self, seconds: float, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a function; a process that does not answer is ended."""
        try:
            if self._executor is None:
                await self._begin()
            return await self._submit(seconds, function, *args, **kwargs)
        except (TimeoutError, BrokenExecutor) as error:
            log.warning("worker replaced", extra={"reason": type(error).__name__})
            self.end()
            raise WorkFailed from error

    async def _begin(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._executor = ProcessPoolExecutor(1, mp_context=context, initializer=_watch_parent)
        self._pid = await self._submit(START_UP, os.getpid)

    async def _submit(self, seconds: float, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        assert self._executor is not None
        future = self._executor.submit(function, *args, **kwargs)
        return await asyncio.wait_for(asyncio.wrap_future(future), seconds)

    def end(self) -> None:
        """End the process, also one that no longer listens."""
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
        if self._pid:
            with suppress(ProcessLookupError):
                os.kill(self._pid, signal.SIGKILL)
        self._executor, self._pid = None, 0


def _watch_parent() -> None:
    """Leave interrupts to the parent, and go when it goes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    threading.Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
