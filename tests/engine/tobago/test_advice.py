"""What is said before a move: how much a clue would leave, how far a space is, and why not."""

import re
from importlib import resources

import pytest

from engine.core import menu, notation
from engine.core.registry import game as find_game
from engine.core.say import LANGUAGES, speaker
from engine.core.types import Move, Remark
from engine.tobago import State, legal, moves, refusal, remark, view
from engine.tobago.clues import DECK, meanings
from engine.tobago.frame import SPACES
from engine.tobago.island import island
from engine.tobago.moves import MAPS
from engine.tobago.phases import Begin, Curse, Drive, Linger, Offer, Open, Over, Park, Turn
from tests.laws.walks import sample

from .build import EXAMPLE, HOME, at, bits, column, do, game, hands, left_on, maps, parse, why_not
from .keen import walk

GAME = find_game("tobago")
EVERY_MOVE: tuple[Move, ...] = (
    *moves.PARKS.values(),
    *moves.OPENS,
    *moves.GOES.values(),
    *moves.GRABS.values(),
    *moves.RAISES,
    *moves.BEGINS.values(),
    *(move for table in (moves.CLUES, moves.AMULET_CLUES) for made in table.values() for move in made),
    *(move for table in moves.AMULET_CUBES for move in table.values()),
    *(moves.SWAP, moves.AMULET_MOVE, moves.AMULET_SWAP, moves.STOP, moves.END),
    *moves.OFFER_ANSWERS,
    *moves.CURSE_ANSWERS,
)


@pytest.mark.parametrize(("seats", "seed"), [(2, 4), (4, 0)])
def test_exactly_what_is_not_legal_is_refused_with_a_sentence(seats: int, seed: int) -> None:
    voices = [speaker(language, "tobago") for language in LANGUAGES]
    for table in sample(walk(seats, seed), seed, 24):
        for seat in table.to_move:
            seen, allowed = table.view(seat), set(table.legal(seat))
            for move in EVERY_MOVE:
                why = refusal(seen, move)
                assert (why is None) == (move in allowed), notation.text(move)
                assert why is None or all(f"refusal-{why}" in say for say in voices)


def test_there_are_as_many_reasons_as_sentences() -> None:
    """No sentence waits for a reason that never comes."""
    text = resources.files("engine.tobago").joinpath("words", "en.ftl").read_text(encoding="utf-8")
    source = resources.files("engine.tobago").joinpath("refusals.py").read_text(encoding="utf-8")
    for key in re.findall(r"^refusal-([a-z-]+) =", text, re.MULTILINE):
        assert f'"{key}"' in source, key


def test_things_that_do_not_exist_are_refused() -> None:
    state = game(purses=(1, 0, 0), hands=hands(3, a=("in-jungle",)))
    assert why_not(state, "clue in-volcano grey") == "unknown"
    assert why_not(state, "clue in-jungle pink") == "unknown"
    assert why_not(state, "amulet-cube pink G6") == "unknown"
    assert why_not(state, "amulet-cube grey Z9") == "unknown"
    assert why_not(state, "raise pink") == "unknown"
    assert why_not(state, "go Z9 no") == "no-land"
    assert why_not(state, "clue in-lake grey") == "not-in-hand"


def test_whoever_is_not_asked_is_told_so() -> None:
    state = game()
    assert refusal(view(state, 1), parse("swap")) == "not-asked"
    assert refusal(view(state, None), parse("swap")) == "not-asked"


PARKING = game(phase=Park(0), atvs=("", "", ""))
OPENING = game(phase=Open(0, "in-lake"), columns=maps(grey=column("in-jungle")))
OFFERED = game(phase=Offer(0, 3, 0, 2), purses=(1, 0, 0), columns=maps(grey=left_on(HOME)))
CURSED = game(phase=Curse((0,)), purses=(1, 0, 0), piles=((2,), (), ()))
EMPTIED = game(phase=Begin(0, "grey"), hands=hands(3, a=("in-lake",)))
IN_TURN = game(hands=hands(3, a=("in-lake", "not-in-lake")), columns=maps(grey=column("in-jungle")))
WITH_AMULET = game(
    purses=(1, 0, 0), columns=maps(grey=left_on("A6"), brown=left_on(HOME)), amulets=bits("A6")
)
DONE = game(phase=Linger(0), purses=(1, 0, 0), hands=hands(3, a=("in-lake",)))
ON_THE_WAY = game(
    phase=Drive(0, 1, paid=True, acted=False), amulets=bits(HOME), hands=hands(3, a=("in-lake",))
)


@pytest.mark.parametrize(
    ("state", "line", "reason"),
    [
        (PARKING, "park A1", "no-land"),
        (PARKING, "open grey", "no-clue-yet"),
        (PARKING, f"go {HOME} no", "park-first"),
        (PARKING, "clue in-lake grey", "no-hand-yet"),
        (PARKING, "swap", "no-hand-yet"),
        (PARKING, "begin in-lake", "no-hand-yet"),
        (PARKING, "raise grey", "not-located"),
        (PARKING, "amulet-move", "no-amulet"),
        (PARKING, "end", "park-first"),
        (PARKING, "take", "no-offer"),
        (PARKING, "pay-gold", "no-curse"),
        (OPENING, "open grey", "map-taken"),
        (OPENING, "open pink", "unknown"),
        (OPENING, f"park {HOME}", "already-parked"),
        (OPENING, "clue in-lake brown", "no-hand-yet"),
        (OPENING, "go A6 no", "open-first"),
        (OPENING, "stop", "open-first"),
        (OFFERED, "swap", "offer-first"),
        (OFFERED, "amulet-swap", "offer-first"),
        (OFFERED, "raise grey", "offer-first"),
        (OFFERED, "pay-amulet", "no-curse"),
        (CURSED, "take", "no-offer"),
        (CURSED, "amulet-move", "curse-first"),
        (CURSED, "go A6 no", "curse-first"),
        (EMPTIED, "begin in-river", "not-in-hand"),
        (EMPTIED, "clue in-lake grey", "begin-first"),
        (IN_TURN, "clue in-lake grey", "contradicts"),
        (IN_TURN, "clue not-in-lake grey", "eliminates-nothing"),
        (IN_TURN, "open brown", "openings-over"),
        (IN_TURN, "begin in-lake", "nothing-emptied"),
        (IN_TURN, "leave", "no-offer"),
        (IN_TURN, "stop", "no-move"),
        (IN_TURN, "end", "action-first"),
        (IN_TURN, "amulet-cube grey A6", "no-amulet"),
        (IN_TURN, "go A1 no", "no-land"),
        (IN_TURN, "go A6 yes", "no-amulet-there"),
        (WITH_AMULET, "swap", "pay-for-swap"),
        (WITH_AMULET, "raise grey", "elsewhere"),
        (WITH_AMULET, "amulet-cube grey A6", "last-cube"),
        (WITH_AMULET, "amulet-cube grey B6", "no-cube-there"),
        (WITH_AMULET, "amulet-cube white B6", "no-cubes"),
        (DONE, "swap", "action-taken"),
        (DONE, f"go {HOME} no", "action-taken"),
        (DONE, "clue in-lake grey", "action-taken"),
        (ON_THE_WAY, f"go {HOME} yes", "paid-move"),
        (ON_THE_WAY, f"go {HOME} no", "already-there"),
        (ON_THE_WAY, "go A6 no", "too-far"),
        (ON_THE_WAY, "clue in-lake grey", "stop-first"),
        (ON_THE_WAY, "swap", "stop-first"),
        (game(phase=Over("gold")), "swap", "over"),
    ],
)
def test_a_refusal_gives_the_most_helpful_reason(state: State, line: str, reason: str) -> None:
    assert why_not(state, line) == reason


def test_each_clue_says_how_many_spaces_it_would_leave() -> None:
    state = game(
        hands=hands(3, a=("not-in-scrub", "next-largest-mountain")), columns=maps(grey=column("next-hut"))
    )
    assert remark(view(state, 0), parse("clue not-in-scrub grey")) == Remark("leaves", 15, rank=-20)
    grey = column("next-hut", "not-in-scrub", "not-in-jungle", "not-sight-palm")
    state = game(hands=hands(3, a=("next-largest-mountain",)), columns=maps(grey=grey))
    told = remark(view(state, 0), parse("clue next-largest-mountain grey"))
    assert told == Remark("locates", 1, at((-6, 6))[0], -22)


@pytest.mark.parametrize(("kind", "purses"), [("clue", (0, 0, 0)), ("amulet-clue", (1, 0, 0))])
def test_a_clue_says_what_it_would_leave_on_every_map_or_why_not(kind: str, purses: tuple[int, ...]) -> None:
    """Before the map is chosen, also where only one is possible and none is asked for."""
    columns = maps(
        grey=column("next-hut"), brown=column("in-scrub"), black=left_on("A6"), white=column("not-in-scrub")
    )
    state = game(hands=hands(3, a=("not-in-scrub", "in-lake")), columns=columns, purses=purses)
    choices = menu.question(GAME, view(state, 0), legal(state, 0), (kind,)).choices
    told = {choice.word: choice.remark for choice in choices}
    lines = {card: speaker("en", "tobago").remark(one) for card, one in told.items() if one}
    lake = meanings(EXAMPLE)["in-lake"]
    near, dry = (columns[at].candidates & lake for at in (0, 3))
    assert lines["not-in-scrub"] == "grey 15, brown: contradicts, black: located and white: no effect"
    assert lines["in-lake"] == (
        f"grey {near.bit_count()}, brown: contradicts, black: located and white {dry.bit_count()}"
    )
    assert {choice.move is None for choice in choices} == {True, False}


def test_a_clue_that_locates_a_treasure_comes_first() -> None:
    grey = column("next-hut", "not-in-scrub", "not-in-jungle", "not-sight-palm")
    state = game(hands=hands(3, a=("in-jungle", "next-largest-mountain")), columns=maps(grey=grey))
    choices = menu.question(GAME, view(state, 0), legal(state, 0), ("clue",)).choices
    assert [choice.word for choice in choices] == ["next-largest-mountain", "in-jungle"]


def test_each_cube_says_what_would_be_left() -> None:
    state = game(columns=maps(grey=left_on("G6", "G7"), brown=left_on("G6", "G7", "H6")), purses=(1, 0, 0))
    assert remark(view(state, 0), parse("amulet-cube grey G6")) == Remark("locates", 1, "G7", 18)
    assert remark(view(state, 0), parse("amulet-cube brown G6")) == Remark("leaves", 2, rank=20)


def test_treasures_come_first_then_amulets_then_the_rest_by_coordinate() -> None:
    start, near, far = at((5, 9), (6, 8), (6, 4))
    state = game(
        atvs=(start, HOME, HOME),
        amulets=bits(near),
        columns=maps(grey=left_on(far)),
        phase=Turn(0, fresh=True),
    )
    question = menu.question(GAME, view(state, 0), legal(state, 0), ("go",))
    words = [choice.word for choice in question.choices]
    assert words[:2] == [far, near]
    rest = [word for word in words[2:] if word != start]
    assert rest == sorted(rest, key=SPACES.index)


def test_a_space_says_how_many_legs_it_takes_and_what_lies_there() -> None:
    start, near = at((5, 9), (6, 8))
    state = game(atvs=(start, HOME, HOME), amulets=bits(near), columns=maps(brown=left_on(start)))
    seen = view(state, 0)
    assert remark(seen, parse(f"go {near} yes")) == Remark("amulet", 1, rank=-11)
    assert remark(seen, parse(f"go {near} no")) == Remark("passes-amulet", 1, rank=-11)
    assert remark(seen, parse(f"go {start} no")) == Remark("treasure", 0, "brown", -12)
    assert remark(seen, parse("raise brown")) == Remark("roses", 2, rank=-30)
    assert remark(view(game(), 0), parse(f"go {HOME} no")) == Remark("stays", rank=-9)
    assert remark(view(game(), 0), parse("swap")) == Remark("", rank=-5)
    assert remark(view(game(), 0), parse("take")) is None


def test_a_new_map_says_what_each_clue_would_leave() -> None:
    state = do(
        game(columns=maps(grey=left_on(HOME)), hands=hands(3, a=("in-jungle",)), phase=DRIVING), "raise grey"
    )
    while isinstance(state.phase, Offer):
        state = do(state, "leave")
    told = remark(view(state, 0), parse("begin in-jungle"))
    assert told == Remark("leaves", column("in-jungle").left)


DRIVING = Drive(0, 0, paid=False, acted=True)


def test_kinds_of_moves_are_always_shown_in_the_same_order() -> None:
    """Whatever a clue, a drive or an amulet would win."""
    columns = maps(grey=left_on(HOME), brown=left_on("G6", "G7"), black=left_on("H6"))
    state = game(columns=columns, purses=(2, 0, 0), hands=hands(3, a=DECK[40:44]))
    words = [choice.word for choice in menu.question(GAME, view(state, 0), legal(state, 0)).choices]
    assert words == ["raise", "clue", "go", "amulet-clue", "amulet-cube", "amulet-move", "amulet-swap"]
    driving = do(state, f"go {HOME} no")
    words = [choice.word for choice in menu.question(GAME, view(driving, 0), legal(driving, 0)).choices]
    assert words == ["raise", "go", "amulet-clue", "amulet-cube", "amulet-swap", "stop", "end"]


def test_a_start_says_what_grows_there() -> None:
    state = game(phase=Park(0))
    assert remark(view(state, 0), parse(f"park {HOME}")) == Remark("terrain", thing=island(0).terrain[HOME])


def test_every_clue_and_map_has_a_name_in_both_languages() -> None:
    for language in LANGUAGES:
        say = speaker(language, "tobago")
        names = [say(f"clue-{card}") for card in DECK]
        assert len(set(names)) == 52
        assert len({say(f"map-{name}") for name in MAPS}) == 4


def test_moves_read_as_people_would_announce_them() -> None:
    english, french = (speaker(language, "tobago") for language in LANGUAGES)
    move = parse("clue not-next-hut grey")
    assert english.move(move) == "“Not next to a hut” on the grey map"
    assert french.move(move) == "« Pas à côté d’une hutte » sur l’itinéraire gris"
    assert english.move(parse("go C7 yes")) == "Drive to C7 and take the amulet"
    assert french.move(parse("go C7 no")) == "Aller en C7"


def test_a_players_walk_through_the_menu_asks_clue_then_map() -> None:
    state = game(hands=hands(3, a=("in-jungle", "in-lake")))
    seen, allowed = view(state, 0), legal(state, 0)
    first = menu.question(GAME, seen, allowed)
    assert {choice.word for choice in first.choices} == {"clue", "go", "swap"}
    second = menu.question(GAME, seen, allowed, ("clue",))
    assert (second.field, [choice.word for choice in second.choices]) == ("card", ["in-jungle", "in-lake"])
    third = menu.question(GAME, seen, allowed, ("clue", "in-lake"))
    assert (third.field, [choice.word for choice in third.choices]) == ("map", list(MAPS))
    assert all(choice.move in allowed for choice in third.choices)
