"""What each clue means (section 4, B6 to B10)."""

from collections import Counter

import pytest

from engine.core.dice import Seeded
from engine.tobago import frame
from engine.tobago.clues import CLUES, DECK, Clue, meanings, spaces
from engine.tobago.island import ISLANDS, island
from engine.tobago.landmarks import Site, found

from . import slow
from .build import EXAMPLE, LAND, bits


def sites(number: int, count: int) -> list[Site]:
    """Landmark placements on one island."""
    placed: list[Site] = []
    seed = 0
    while len(placed) < count:
        site = found(Seeded(b"clues", seed), 4 + seed % 2)
        seed += 1
        if site.island == number:
            placed.append(site)
    return placed


@pytest.mark.parametrize("number", range(ISLANDS))
def test_every_clue_means_what_slow_counting_says(number: int) -> None:
    ground = slow.land(number)
    for site in sites(number, 5):
        stands = {
            "hut": set(map(frame.hex_of, site.huts)),
            "palm": set(map(frame.hex_of, site.palms)),
            "statue": set(map(frame.hex_of, site.statues)),
        }
        meant = meanings(site)
        for clue in DECK:
            slowly = {frame.label(place) for place in slow.meant(ground, stands, clue)}
            assert set(frame.spaces(meant[clue])) == slowly, (site, clue)


@pytest.mark.parametrize("number", range(ISLANDS))
def test_no_single_clue_leaves_fewer_than_two_spaces_or_eliminates_nothing(number: int) -> None:
    """B3, B4: all fifty-two may come first."""
    for site in sites(number, 12):
        sizes = [meant.bit_count() for meant in meanings(site).values()]
        assert min(sizes) >= 2
        assert max(sizes) < len(island(number).spaces)


def test_there_are_fifty_two_different_clues_in_the_families_of_section_4() -> None:
    """Facts 13 and 24, section 4."""
    assert len(CLUES) == len(set(CLUES.values())) == 52
    families = Counter((clue.relation, clue.largest, clue.negated) for clue in CLUES.values())
    assert families == {
        ("in", False, False): 6,
        ("in", False, True): 6,
        ("next", False, False): 6 + 3 + 1,
        ("next", False, True): 6 + 3 + 1,
        ("in", True, False): 6,
        ("next", True, False): 6,
        ("sight", False, False): 3 + 1,
        ("sight", False, True): 3 + 1,
    }


def test_next_to_a_terrain_leaves_that_terrain_out() -> None:
    """B7."""
    meant = meanings(EXAMPLE)
    assert not meant["next-jungle"] & meant["in-jungle"]
    assert not meant["next-largest-jungle"] & meant["in-largest-jungle"]


def test_next_to_the_largest_area_may_be_of_any_other_terrain() -> None:
    """B7."""
    meant = meanings(EXAMPLE)
    assert len({island(0).terrain[space] for space in frame.spaces(meant["next-largest-mountain"])}) > 2


def test_a_clue_with_not_is_the_exact_complement() -> None:
    """B8: so the hut's own space stays, and so do jungle spaces next to jungle."""
    meant = meanings(EXAMPLE)
    for clue in DECK:
        if clue.startswith("not-"):
            assert meant[clue] == LAND & ~meant[clue.removeprefix("not-")]
    assert bits(*EXAMPLE.huts) & ~meant["not-next-hut"] == 0
    assert bits(*EXAMPLE.palms) & ~meant["not-sight-palm"] == 0
    assert meant["in-jungle"] & ~meant["not-next-jungle"] == 0


def test_not_in_the_largest_would_be_understood_if_the_deck_had_it() -> None:
    """Section 4, known tension."""
    clue = Clue("not-in-largest-jungle", "in", "jungle", largest=True, negated=True)
    assert spaces(island(0), EXAMPLE, clue) == LAND & ~island(0).largest["jungle"]


def test_a_landmark_is_neither_next_to_itself_nor_in_its_own_sight() -> None:
    """B9."""
    meant = meanings(EXAMPLE)
    for kind, stands in (("hut", EXAMPLE.huts), ("palm", EXAMPLE.palms), ("statue", EXAMPLE.statues)):
        assert not bits(*stands) & meant[f"next-{kind}"]
        assert not bits(*stands) & meant[f"sight-{kind}"]


def test_a_bay_is_sea() -> None:
    """B10: a space on a bay is next to the sea."""
    ground = slow.land(0)
    coast = {frame.label(place) for place in ground if slow.neighbours(place) - set(ground)}
    assert set(frame.spaces(meanings(EXAMPLE)["next-sea"])) == coast
    assert meanings(EXAMPLE)["next-sea"] & ~meanings(EXAMPLE)["sight-sea"] == 0
