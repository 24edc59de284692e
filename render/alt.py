"""What a picture says, for those who cannot see it: short as alt text, whole as a text board."""

from collections.abc import Iterator

from render.scene import Group, Part, Said, Say, Scene, spoken

LIMIT = 1000
"""Discord's own limit is 1,024 characters."""


def text(scene: Scene, say: Say) -> str:
    """Say the most important things first in rank, in the order of the picture, within the limit."""
    heading = spoken(scene.heading, say)
    lines = [(said.weight, spoken(said.phrase, say)) for said in _said(scene)]
    kept: set[int] = set()
    room = LIMIT - len(heading)
    for number, (_, line) in sorted(enumerate(lines), key=lambda item: item[1][0]):
        if len(line) + 1 <= room:
            kept.add(number)
            room -= len(line) + 1
    return _short("\n".join([heading, *(lines[n][1] for n in sorted(kept))]))


def board(scene: Scene, say: Say) -> str:
    """Say everything, a line each."""
    return "\n".join([spoken(scene.heading, say), *(spoken(said.phrase, say) for said in _said(scene))])


def _said(scene: Scene) -> Iterator[Said]:
    """Give what the parts of a picture say, in order."""
    for part in (scene.ground, *scene.parts):
        yield from _told(part)


def _told(part: Part) -> Iterator[Said]:
    if isinstance(part, Group):
        yield from part.says
        for inner in part.parts:
            yield from _told(inner)


def _short(whole: str) -> str:
    return whole if len(whole) <= LIMIT else whole[: LIMIT - 1] + "…"
