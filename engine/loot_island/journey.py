"""What happens by itself between two questions: the steps a plan is made of, and what they do."""

from collections.abc import Callable

from engine.loot_island import ending, loot, rounds, turn
from engine.loot_island.draft import Draft

STEPS: dict[str, Callable[[Draft, int], None]] = {
    "first": rounds.first,
    "prepare": rounds.prepare,
    "actions": turn.begin,
    "turn": turn.ask,
    "pass": turn.pass_now,
    "next": turn.following,
    "explore": rounds.explore,
    "big": loot.big,
    "small": loot.small,
    "relief": loot.relief,
    "nothing": loot.nothing,
    "clear": loot.clear,
    "final": rounds.final,
    "dig": loot.final,
    "curse": ending.curse,
}


def travel(draft: Draft) -> None:
    """Take one step after the other until somebody is asked."""
    while draft.phase is None:
        step = draft.plan.pop(0)
        STEPS[step.kind](draft, step.place)
