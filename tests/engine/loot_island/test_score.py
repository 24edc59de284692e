"""What treasures are worth (loot_island N20)."""

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.loot_island import healers, score
from engine.loot_island.healers import HEALERS
from engine.loot_island.score import scores
from engine.loot_island.treasures import TREASURES

from . import scorer


def one(kept: str, *, cubes: int = 0, healer: str | None = None, first: bool = False) -> score.Score:
    """The score of a player beside one who owns nothing."""
    both = scores([kept.split(), []], [cubes, 0], [healer, None], 0 if first else 1)
    return both[0]


def test_coins_are_worth_what_they_show() -> None:
    """C7."""
    assert one("T11 T72").coins == 19


def test_a_book_multiplies_the_curse_of_one_other_treasure() -> None:
    """C8, R29: the second book has nothing left."""
    assert one("T41 T7 T72").books == 12


def test_a_book_never_counts_on_a_book_or_on_a_treasure_without_curse() -> None:
    """R29."""
    assert one("T41 T42").books == 0
    assert one("T41 T15").books == 0


def test_a_treasure_that_serves_a_book_keeps_its_own_worth() -> None:
    """R62."""
    found = one("T41 T49")
    assert (found.books, found.jewels) == (9, 4)


def test_five_jewels_are_a_trio_and_a_pair() -> None:
    """C9, R30."""
    found = one("T58 T68 T49 T60 T62")
    assert (found.jewels, found.jewel_sets, found.total) == (15, 28, 43)


def test_four_jewels_are_one_trio() -> None:
    """R30."""
    assert one("T58 T68 T49 T60").jewel_sets == 20


def test_crown_ranks_are_shared_by_equals_and_nothing_is_worth_nothing() -> None:
    """C10, R28."""
    assert score.crown_ranks([6, 6, 3, 0]) == (21, 21, 11, 0)
    assert score.crown_ranks([5, 4, 3, 2, 1]) == (25, 18, 11, 4, 0)
    assert score.crown_ranks([1, 1, 1]) == (18, 18, 18)


def test_three_skulls_beside_four_other_types() -> None:
    """The rulebook's example, R31: 11 + 12 + 4."""
    found = one("T15 T4 T5 T26 T27 T58 T59 T67 T30")
    assert found.skulls == 11
    assert found.skull_sets == 16


def test_skulls_without_other_types_have_no_bonus() -> None:
    """R31."""
    assert one("T30 T48 T59").skull_sets == 0
    assert one("T30 T48 T59 T4").skull_sets == 6


def test_the_first_player_gets_five_gold_and_the_healer_is_paid() -> None:
    """N20, C12."""
    found = one("T74 T72", cubes=5, healer="H03", first=True)
    assert (found.first, found.healer, found.total) == (5, 7, 25)


def test_thirteen_cubes_eliminate_and_leave_the_crown_ranks() -> None:
    """C13, R25: the other one is first."""
    found = scores([["T56"], ["T26"]], [13, 12], [None, "H01"], 0)
    assert found[0] == score.Score(out="curse")
    assert found[1].crown_rank == 25


def test_twelve_cubes_survive() -> None:
    """N18."""
    assert one("T74 T72", cubes=12, healer="H01").out == ""


def test_a_healer_one_cannot_pay_eliminates_and_exactly_nothing_survives() -> None:
    """R32."""
    assert (one("T4", cubes=6, healer="H01").total, one("T4", cubes=6, healer="H01").out) == (-1, "healer")
    assert (one("T4", cubes=5, healer="H01").total, one("T4", cubes=5, healer="H01").out) == (0, "")


def test_bankruptcy_does_not_change_the_crown_ranks() -> None:
    """R27."""
    found = scores([["T29"], ["T56"]], [1, 12], ["H01", "H10"], 0)
    assert (found[1].total, found[1].out) == (1 + 25 - 27, "healer")
    assert found[0].crown_rank == 18


def test_the_first_players_gold_goes_to_nobody_if_he_is_eliminated() -> None:
    """R61."""
    found = scores([["T74"], ["T4"]], [20, 0], [None, None], 0)
    assert (found[0].first, found[1].first) == (0, 0)


def test_aaron_takes_a_rank_but_no_gold() -> None:
    """P10, P19: he pushes people down and shares ties; without crosses he has no rank."""
    assert [one.crown_rank for one in scores([["T26"], [], ["T56"]], [0, 0], [None, None], 0)] == [18, 0]
    assert [one.crown_rank for one in scores([["T26"], [], ["T27"]], [0, 0], [None, None], 0)] == [21, 0]
    assert [one.crown_rank for one in scores([["T26"], [], []], [0, 0], [None, None], 0)] == [25, 0]
    assert len(scores([["T26"], [], ["T56"]], [0, 0], [None, None], 0)) == 2


hands = st.lists(st.lists(st.sampled_from(list(TREASURES)), max_size=9, unique=True), min_size=2, max_size=5)


@settings(max_examples=150, deadline=None, derandomize=True, database=None)
@given(kept=hands, data=st.data())
def test_the_score_is_that_of_a_scorer_that_tries_everything(
    kept: list[list[str]], data: st.DataObject
) -> None:
    """R27-R32, N20."""
    seats = len(kept)
    cubes = data.draw(st.lists(st.integers(0, 15), min_size=seats, max_size=seats))
    drawn = data.draw(st.permutations(list(HEALERS)))
    chosen = [healer if 0 < own < 13 else None for healer, own in zip(drawn, cubes, strict=False)]
    first = data.draw(st.integers(0, seats - 1))
    found = scores(kept, cubes, chosen, first)
    crosses = [sum(TREASURES[one].crosses for one in own) for own in kept]
    ranks = scorer.ranks([0 if own >= 13 else mine for mine, own in zip(crosses, cubes, strict=True)])
    for seat in range(seats):
        if cubes[seat] >= 13:
            assert found[seat].out == "curse"
            continue
        healer = chosen[seat]
        cost = healers.cost(healer, cubes[seat]) if healer else 0
        expected = scorer.total(kept[seat], ranks[seat], first=seat == first, cost=cost)
        assert found[seat].total == expected
        assert (found[seat].out == "healer") == (expected < 0)


@settings(max_examples=150, deadline=None, derandomize=True, database=None)
@given(
    st.lists(
        st.sampled_from([one.id for one in TREASURES.values() if one.type in {"skull", "jewel"}]),
        unique=True,
        max_size=9,
    )
)
def test_sets_are_the_best_there_are(kept: list[str]) -> None:
    """R30, R31."""
    owned = [TREASURES[one] for one in kept]
    assert score.skull_sets(owned) == scorer.skulls(owned)
    assert score.jewel_sets(sum(one.type == "jewel" for one in owned)) == scorer.jewels(owned)
