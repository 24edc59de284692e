"""A state while a move is carried out: the same fields, open to change, and the news so far."""

from collections.abc import Sequence

from engine.core.dice import Dice
from engine.core.types import Event, Seat
from engine.gunpowder import events as e
from engine.gunpowder.board import BOATS, DEAD, NOWHERE, SEATS
from engine.gunpowder.cards import COLOUR
from engine.gunpowder.phases import AnyPhase, Over
from engine.gunpowder.score import winners
from engine.gunpowder.state import Island, Known, Loot, Mark, Player, State, Turn, free_crew


class Draft:
    """The table in the middle of a move."""

    __slots__ = (
        "blasts",
        "bombs",
        "contents",
        "deck",
        "dice",
        "events",
        "first",
        "found",
        "hands",
        "known",
        "loot",
        "out",
        "phase",
        "pile",
        "players",
        "round",
        "rules",
        "seat",
        "spent",
        "trail",
        "used",
        "wake",
    )

    def __init__(self, state: State, dice: Dice) -> None:
        island, turn = state.island, state.turn
        self.rules = state.rules
        self.players = list(island.players)
        self.bombs = island.bombs
        self.found = island.found
        self.loot = island.loot
        self.spent = island.spent
        self.blasts = island.blasts
        self.out = island.out
        self.seat = turn.seat
        self.first = turn.first
        self.round = turn.round
        self.used = turn.used
        self.phase: AnyPhase = state.phase
        self.hands = list(state.hands)
        self.deck = state.deck
        self.pile = state.pile
        self.contents = state.contents
        self.known = state.known
        self.trail = state.trail
        self.wake = state.wake
        self.dice = dice
        self.events: list[Event] = []

    def island(self) -> Island:
        """The open table as it stands."""
        return Island(
            tuple(self.players), self.bombs, self.found, self.loot, self.spent, self.blasts, self.out
        )

    def state(self) -> State:
        """The state it has become."""
        return State(
            self.rules,
            self.island(),
            Turn(self.seat, self.first, self.round, self.used),
            self.phase,
            tuple(self.hands),
            self.deck,
            self.pile,
            self.contents,
            self.known,
            self.trail,
            self.wake,
        )

    @property
    def over(self) -> bool:
        """Tell whether the game has ended in the middle of the move."""
        return isinstance(self.phase, Over)

    def mark(self, what: str, start: str, to: str = NOWHERE) -> None:
        """Remember what happened on the board."""
        self.trail = (*self.trail, Mark(self.seat, what, start, to))

    # Cards

    def play(self, seat: Seat, card: str) -> None:
        """Lay a card on the played pile; in the own turn its colour is used up."""
        self.discard(seat, card)
        if seat == self.seat:
            self.used = (*self.used, COLOUR[card])

    def discard(self, seat: Seat, card: str) -> None:
        """Lay a card face up on the played pile."""
        hand = self.hands[seat]
        at = hand.index(card)
        self.hands[seat] = hand[:at] + hand[at + 1 :]
        self.pile = (*self.pile, card)
        if self.known:
            self.forget(seat, card)

    def forget(self, holder: Seat, card: str, by: Sequence[Seat] = range(SEATS)) -> None:
        """Strike one card off what each of these players knows of a hand it has left."""
        kept: list[Known] = []
        told: list[Seat] = []
        for fact in self.known:
            known = fact.holder == holder and fact.card == card and fact.by in by
            if known and fact.by not in told:
                told.append(fact.by)
            else:
                kept.append(fact)
        self.known = tuple(kept)

    def draw(self, seat: Seat, count: int) -> None:
        """Draw cards; the moment the deck is empty it is renewed (gunpowder R37)."""
        drawn: list[str] = []
        while len(drawn) < count and (self.deck or self.pile):
            if not self.deck:
                self._renew()
            batch = min(count - len(drawn), len(self.deck))
            drawn += self.deck[-batch:]
            self.deck = self.deck[:-batch]
        if not self.deck and self.pile:
            self._renew()
        if drawn:
            self.hands[seat] = tuple(sorted((*self.hands[seat], *drawn)))
            self.events += (e.Refilled(seat, len(drawn)), e.Drew(seat, tuple(drawn)))

    def _renew(self) -> None:
        self.deck = self.dice.shuffle(self.pile)
        self.pile = ()
        self.events.append(e.Renewed(len(self.deck)))

    # Crews and boats

    def station(self, seat: Seat, number: int, place: str) -> None:
        """Put one of a crew somewhere."""
        player = self.players[seat]
        crew = (*player.crew[:number], place, *player.crew[number + 1 :])
        self.players[seat] = Player(player.boat, crew, player.down, player.gems, player.ammo)

    def lay_down(self, seat: Seat, down: tuple[int, ...]) -> None:
        """Say who of a crew is knocked out."""
        player = self.players[seat]
        self.players[seat] = Player(player.boat, player.crew, down, player.gems, player.ammo)

    def moor(self, seat: Seat, anchor: str) -> None:
        """Put a boat beside an anchor."""
        player = self.players[seat]
        self.players[seat] = Player(anchor, player.crew, player.down, player.gems, player.ammo)

    def gain(self, seat: Seat, gems: int, ammo: int) -> None:
        """Put loot into a boat, or take it out; enough gems win at once (gunpowder R34)."""
        player = self.players[seat]
        total = player.gems + gems
        self.players[seat] = Player(player.boat, player.crew, player.down, total, player.ammo + ammo)
        if gems > 0 and total >= self.rules.gems:
            self.finish("gems")

    def remove(self, seat: Seat, number: int) -> None:
        """Take one of a crew out of the game."""
        down = tuple(other for other in self.players[seat].down if other != number)
        self.lay_down(seat, down)
        self.station(seat, number, DEAD)

    def explode(self, seat: Seat, victim: Seat) -> None:
        """Let a bomb go off in a boat: its owner is out, no Shield helps (gunpowder R11)."""
        self.blasts += 1
        self.mark("blast", self.players[victim].boat)
        self.events.append(e.Blasted(seat, victim))
        self.eliminate(victim, seat)

    def check_crew(self, victim: Seat, by: Seat) -> None:
        """Eliminate a player who has no free character left (gunpowder R32)."""
        if not free_crew(self.players[victim]):
            self.eliminate(victim, by)

    def eliminate(self, victim: Seat, by: Seat) -> None:
        """Take a player out of the game; gems and ammunition go to who did it (gunpowder R32)."""
        player = self._strike(victim)
        self.events.append(e.Eliminated(victim, by, player.gems, player.ammo))
        self.gain(by, player.gems, player.ammo)
        self._check_survivor()

    def perish(self, victim: Seat, cell: str) -> None:
        """Take a player out of the game whom the trap killed; the loot stays there (gunpowder R16)."""
        player = self._strike(victim)
        self.events.append(e.Perished(victim, cell, player.gems, player.ammo))
        if player.gems or player.ammo:
            self.loot = (*self.loot, Loot(cell, player.gems, player.ammo))
        self._check_survivor()

    def _strike(self, victim: Seat) -> Player:
        """Remove boat, crew, prisoners and hand, and tell what the player had."""
        player = self.players[victim]
        self.players[victim] = Player(NOWHERE, tuple(map(_gone, player.crew)), (), 0, 0)
        self._drown_prisoners(victim)
        self.pile += self.hands[victim]
        self.hands[victim] = ()
        self.known = tuple(fact for fact in self.known if victim not in (fact.by, fact.holder))
        self.out = (*self.out, victim)
        return player

    def _drown_prisoners(self, captor: Seat) -> None:
        """Whoever is a prisoner on a lost boat is lost with it (gunpowder R20)."""
        boat = BOATS[captor]
        for seat, player in enumerate(self.players):
            for number, place in enumerate(player.crew):
                if place == boat:
                    self.remove(seat, number)

    def _check_survivor(self) -> None:
        alive = sum(bool(player.boat) for player in self.players)
        if alive == 1 and not self.over:
            self.finish("survivor")

    def finish(self, why: str) -> None:
        """End the game."""
        self.phase = Over(why)
        self.events.append(e.Finished(why, winners(self.island())))


def _gone(place: str) -> str:
    return DEAD if place else NOWHERE
