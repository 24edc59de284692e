"""The treasure decks and the two Action cards, on the left of the table."""

from engine.sails.cards import ACTION_CARDS, POINTS
from engine.sails.views import Stack, View
from render.kit.tokens import label
from render.sails.cards import action, named, treasure, treasure_back
from render.scene import Group, Words, placed, telling, words

WIDTH = 122
ACTION_SIZE = 156, 164
LEFT, RIGHT = 24 + WIDTH / 2, 24 + WIDTH + 16 + ACTION_SIZE[0] / 2
ROWS = (214, 438)
"""The middles of the two rows."""


def decks(view: View) -> Group:
    """Each deck beside the Action card of its colours; three players have one deck for both."""
    heights = ROWS if len(view.decks) == 2 else (sum(ROWS) / 2,)
    return Group(
        (
            *(_deck(deck, y) for deck, y in zip(view.decks, heights, strict=True)),
            *(
                _action(colours, number, y)
                for colours, number, y in zip(ACTION_CARDS, view.actions, ROWS, strict=True)
            ),
        )
    )


def _deck(deck: Stack, y: float) -> Group:
    """A deck: backs, the treasure that lies face up, and how many are left below it."""
    back = treasure_back(WIDTH)
    edges = tuple(placed(back, LEFT + 2 * i, y - 2 * i) for i in range(min(4, 1 + deck.left // 4)))
    top: tuple[Group, ...] = ()
    if deck.shown:
        face = treasure(WIDTH, deck.shown[0].lower(), POINTS[deck.shown])
        top = (placed(face, LEFT + 2 * len(edges), y - 2 * len(edges)),)
    return telling(shown(deck), 2, *edges, *top, placed(label(str(deck.left)), LEFT, y + 92))


def shown(deck: Stack) -> Words:
    """Say what lies on a deck."""
    key = "draw-shown" if deck.shown else "draw-taken"
    return words(key, deck=deck.colours, treasure=named(deck.shown), left=deck.left)


def _action(colours: str, number: int, y: float) -> Group:
    """One Action card with its action up."""
    told = words("draw-action", deck=colours, action=number)
    return telling(told, 3, placed(action(*ACTION_SIZE, colours, number), RIGHT, y))
