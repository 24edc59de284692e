"""Questions that several players answer at once: what they said stays sealed until the last one is in."""

from typing import TypeVar

T = TypeVar("T")


def put(answers: tuple[T, ...], place: int, answer: T) -> tuple[T, ...]:
    """The answers with one of them filled in."""
    return (*answers[:place], answer, *answers[place + 1 :])


def others(asked: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """Who has still to answer after this one."""
    return tuple([one for one in asked if one != seat])
