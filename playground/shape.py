"""Shapes of what clients send: small checks put together into tables, answering as 50035 does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from playground.errors import JSON, ApiError

UNKNOWN_FIELD = "UNKNOWN_FIELD"
Check = Callable[[Any, "Report"], None]


@dataclass
class Report:
    """What is wrong with a body, each fault at its path."""

    path: tuple[str, ...] = ()
    faults: list[tuple[tuple[str, ...], str, str]] = field(default_factory=list)

    def at(self, key: object) -> Report:
        """Return the report of what lies under a key."""
        return Report((*self.path, str(key)), self.faults)

    def blame(self, code: str, sentence: str) -> None:
        """Note one fault here."""
        self.faults.append((self.path, code, sentence))

    def tree(self) -> JSON:
        """Nest the faults as Discord does, each list under `_errors`."""
        root: JSON = {}
        for path, code, sentence in self.faults:
            node = root
            for key in path:
                node = node.setdefault(key, {})
            node.setdefault("_errors", []).append({"code": code, "message": sentence})
        return root

    def settle(self) -> None:
        """Refuse with 50035 if anything was wrong."""
        if self.faults:
            refusal = ApiError(50035, self.tree())
            refusal.args = (f"{refusal} {self.faults}",)
            raise refusal


def verify(value: object, check: Check) -> None:
    """Run a check over a whole body and refuse it at the first report."""
    report = Report()
    check(value, report)
    report.settle()


def anything(_value: object, _report: Report) -> None:
    """Accept whatever stands here."""


def flag(value: object, report: Report) -> None:
    """Accept true and false."""
    if not isinstance(value, bool):
        report.blame("BOOLEAN_TYPE_CONVERT", "Must be either true or false.")


def snowflake(value: object, report: Report) -> None:
    """Accept an id, as text or as a number."""
    if not (isinstance(value, (str, int)) and str(value).isdigit() and len(str(value)) <= 20):
        report.blame("NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')


def text(low: int, high: int) -> Check:
    """Accept text of a length."""

    def check(value: object, report: Report) -> None:
        if not isinstance(value, str):
            report.blame("STRING_TYPE_CONVERT", "Could not interpret as string.")
        elif not low <= len(value) <= high:
            sentence = f"Must be between {low} and {high} in length."
            report.blame("BASE_TYPE_BAD_LENGTH", sentence)

    return check


def whole(low: int, high: int) -> Check:
    """Accept an integer in a range."""

    def check(value: object, report: Report) -> None:
        if isinstance(value, bool) or not isinstance(value, int):
            report.blame("NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        elif not low <= value <= high:
            report.blame("NUMBER_TYPE_RANGE", f"Value should be between {low} and {high}.")

    return check


def number(value: object, report: Report) -> None:
    """Accept an integer or a float."""
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        report.blame("NUMBER_TYPE_COERCE", f'Value "{value}" is not a number.')


def one_of(*values: object) -> Check:
    """Accept only the listed values."""

    def check(value: object, report: Report) -> None:
        if value not in values:
            report.blame("BASE_TYPE_CHOICES", f"Value must be one of {values}.")

    return check


def maybe(inner: Check) -> Check:
    """Accept null as well."""

    def check(value: object, report: Report) -> None:
        if value is not None:
            inner(value, report)

    return check


def many(inner: Check, low: int = 0, high: int = 100) -> Check:
    """Accept a list of so many."""

    def check(value: object, report: Report) -> None:
        if not isinstance(value, list):
            report.blame("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType.")
            return
        if not low <= len(value) <= high:
            sentence = f"Must be between {low} and {high} in length."
            report.blame("BASE_TYPE_BAD_LENGTH", sentence)
        for index, item in enumerate(value):
            inner(item, report.at(index))

    return check


def shape(required: Mapping[str, Check], optional: Mapping[str, Check], *rules: Check) -> Check:
    """Accept an object with these fields and no others; rules see it once its fields are right."""
    known = {**required, **optional}

    def check(value: object, report: Report) -> None:
        if not isinstance(value, dict):
            report.blame("DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType.")
            return
        before = len(report.faults)
        for key in required.keys() - value.keys():
            report.at(key).blame("BASE_TYPE_REQUIRED", "This field is required")
        for key, item in value.items():
            if key in known:
                known[key](item, report.at(key))
            else:
                report.at(key).blame(UNKNOWN_FIELD, "The box does not know this field.")
        if len(report.faults) == before:
            for rule in rules:
                rule(value, report)

    return check


def table(inner: Check) -> Check:
    """Accept an object whose values all pass, as localisations are."""

    def check(value: object, report: Report) -> None:
        if not isinstance(value, dict):
            report.blame("DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType.")
            return
        for key, item in value.items():
            inner(item, report.at(key))

    return check
