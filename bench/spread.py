"""How long something took, many times: the usual case and the worst of a hundred."""

from collections.abc import Iterator

import msgspec

from bench.figure import Figure


class Spread(msgspec.Struct, frozen=True):
    """Seconds, one for each time."""

    seconds: list[float]

    def at(self, share: float) -> float:
        """Milliseconds within which this share of them was done."""
        ordered = sorted(self.seconds)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000

    def figures(self, name: str, beside: "Spread | None" = None, what: str = "") -> Iterator[Figure]:
        """The median, and what all but one of a hundred stay below; how many times that of another."""
        for label, share in (("p50", 0.5), ("p99", 0.99)):
            ratio = f", {self.at(share) / beside.at(share):.1f} x {what}" if beside else ""
            note = f"of {len(self.seconds):,}{ratio}"
            yield Figure(f"{name}, {label}", self.at(share), "ms", more_is_better=False, note=note)
