"""Faults on demand, and the rate limits that every answer tells about."""

from __future__ import annotations

import time
from dataclasses import dataclass
from fnmatch import fnmatchcase

from playground.errors import CODES, JSON

MOST_BUCKETS = 10_000


@dataclass
class Fault:
    """Something that goes wrong with matching requests, so many times (0: until cleared).

    `match` is a pattern over "METHOD /path"; `after` lets the request take effect before it fails.
    """

    match: str = "*"
    times: int = 1
    status: int = 0
    code: int = 0
    retry_after: float = 0.0
    everywhere: bool = False
    delay: float = 0.0
    after: bool = False
    drop: bool = False

    @property
    def answer(self) -> tuple[int, JSON, dict[str, str]] | None:
        """Give the status, body and headers that it answers with, if it answers at all."""
        if self.status == 429:
            body = {"message": "You are being rate limited.", "retry_after": self.retry_after}
            headers = {"Retry-After": f"{self.retry_after:.3f}", "Via": "1.1 google"}
            return 429, body | {"global": self.everywhere, "code": self.code}, headers
        if self.code:
            status, sentence = CODES.get(self.code, (400, "ApiError on demand"))
            return self.status or status, {"message": sentence, "code": self.code}, {}
        if self.status:
            return self.status, {"message": f"{self.status}: on demand", "code": 0}, {}
        return None


class Faults:
    """The faults in force, oldest first."""

    def __init__(self) -> None:
        self.pending: list[Fault] = []

    def take(self, request: str) -> Fault | None:
        """Find the fault for a request and count it."""
        for fault in self.pending:
            if fnmatchcase(request, fault.match):
                fault.times -= 1
                if fault.times == 0:
                    self.pending.remove(fault)
                return fault
        return None


class Limits:
    """A window of requests for each bucket: a route and its channel, server or webhook."""

    def __init__(self, most: int, window: float) -> None:
        self.most = most
        self.window = window
        self._buckets: dict[str, tuple[float, int]] = {}

    def count(self, bucket: str) -> tuple[dict[str, str], Fault | None]:
        """Count one request; return the headers, and a fault if it was one too many."""
        now = time.time()
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets = {key: item for key, item in self._buckets.items() if item[0] > now}
        reset, used = self._buckets.get(bucket, (0.0, 0))
        if reset <= now:
            reset, used = now + self.window, 0
        self._buckets[bucket] = (reset, used + 1)
        left = reset - now
        headers = {
            "X-RateLimit-Limit": str(self.most),
            "X-RateLimit-Remaining": str(max(0, self.most - used - 1)),
            "X-RateLimit-Reset": f"{reset:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": bucket.partition(":")[0],
        }
        too_many = Fault(status=429, retry_after=left) if used >= self.most else None
        return headers, too_many
