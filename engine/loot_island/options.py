"""What a table may settle before it starts: the four variants, each by itself (loot_island N24)."""

from pydantic import BaseModel, ConfigDict


class Options(BaseModel):
    """The variants."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    open_healers: bool = False
    two_healers: bool = False
    open_events: bool = False
    larger_hands: bool = False
