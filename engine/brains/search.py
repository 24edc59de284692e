"""The hard player: it imagines what it cannot see and searches the tree of what may follow.

Information-set Monte-Carlo tree search: every iteration makes up a world that the player's view could
be of, walks down the tree by promise, adds a node, plays on for a while and counts what came of it for
every seat. A decent person's first thought (`sense.rank`) says which moves to try first.
"""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import exp, sqrt
from typing import Any

from engine.brains.knowledge import Knowledge
from engine.core.dice import Loose
from engine.core.types import AnyGame, Move, Outcome, Seat


@dataclass(slots=True)
class Node:
    """What was seen after a line of moves, over all worlds in which it was possible."""

    prior: float = 1.0
    visits: int = 0
    available: int = 0
    """How often it could have been chosen; a move that is rarely possible is not neglected."""
    gain: float = 0.0
    """What it brought the player who chose it."""
    children: dict[Move, "Node"] = field(default_factory=dict)


class Search:
    """One search from one view."""

    def __init__(self, game: AnyGame, view: Any, source: random.Random, knowledge: Knowledge) -> None:
        self.game = game
        self.view = view
        self.source = source
        self.knowledge = knowledge
        self.root = Node()
        self.iterations = 0
        self.plies = 0
        self._dice = Loose(source)

    def run(self, moves: Sequence[Move], enough: Callable[[], bool]) -> Move:
        """Iterate until it is enough, and choose the move that was tried most."""
        self._grow(self.root, self.view, moves)
        while not enough() or not self.iterations:
            self.iterations += 1
            self._iterate()
        children = self.root.children
        return max(moves, key=lambda move: (children[move].visits, children[move].gain, children[move].prior))

    def _iterate(self) -> None:
        """Walk down the tree in one imagined world, then judge where it led."""
        game, state, node = self.game, self.game.imagine(self.view, self._dice), self.root
        path: list[tuple[Seat, Node]] = []
        seat: Seat = self.view.seat
        while True:
            moves = game.legal(state, seat)
            fresh = not node.children
            if fresh:
                self._grow(node, game.view(state, seat), moves)
            move, node = self._descend(node, moves)
            path.append((seat, node))
            state, _ = game.apply(state, seat, move, self._dice)
            self.plies += 1
            asked = game.to_move(state)
            if not asked or fresh or len(path) >= self.knowledge.depth:
                break
            seat = asked[0]
        self._learn(path, self._judge(state))

    def _grow(self, node: Node, view: Any, moves: Sequence[Move]) -> None:
        """Give every move of this world a place in the tree, by first thought."""
        for move, prior in zip(moves, self._priors(view, moves), strict=True):
            node.children[move] = Node(prior)

    def _priors(self, view: Any, moves: Sequence[Move]) -> list[float]:
        """Turn first thoughts into shares of attention."""
        if len(moves) == 1:
            return [1.0]
        ranks = self.knowledge.rank(view, moves)
        if ranks is None:
            return [1 / len(moves)] * len(moves)
        top, low = max(ranks), min(ranks)
        scale = self.knowledge.trust / ((top - low) or 1.0)
        weights = [exp((rank - top) * scale) for rank in ranks]
        total = sum(weights)
        return [weight / total for weight in weights]

    def _descend(self, node: Node, moves: Sequence[Move]) -> tuple[Move, Node]:
        """Choose by promise among what this world allows."""
        children = node.children
        best, chosen, child = -1.0, moves[0], node
        hope = node.gain / node.visits if node.visits else 0.5
        unknown = 1 / len(moves)
        for move in moves:
            one = children.get(move)
            if one is None:
                one = children[move] = Node(unknown)
            one.available += 1
            value = one.gain / one.visits if one.visits else hope
            promise = value + self.knowledge.curiosity * one.prior * sqrt(one.available) / (1 + one.visits)
            if promise > best:
                best, chosen, child = promise, move, one
        return chosen, child

    def _judge(self, state: Any) -> Sequence[float]:
        """Play on for a while, then take the result, or what the game's own estimate says."""
        game, chance, knowledge = self.game, self.source.random, self.knowledge
        for _ in range(knowledge.playout):
            asked = game.to_move(state)
            if not asked or knowledge.settled(state):
                break
            seat = asked[0]
            moves = game.legal(state, seat)
            move = moves[int(chance() * len(moves))] if len(moves) > 1 else moves[0]
            if len(moves) > 1 and knowledge.greed and chance() < knowledge.greed:
                move = self._first_thought(state, seat, moves)
            state, _ = game.apply(state, seat, move, self._dice)
            self.plies += 1
        outcome = game.outcome(state)
        return shares(outcome) if outcome is not None else knowledge.worth(game.view(state, self.view.seat))

    def _first_thought(self, state: Any, seat: Seat, moves: Sequence[Move]) -> Move:
        ranks = self.knowledge.rank(self.game.view(state, seat), moves)
        if ranks is None:
            return self.source.choice(moves)
        return moves[max(range(len(moves)), key=ranks.__getitem__)]

    def _learn(self, path: list[tuple[Seat, Node]], gains: Sequence[float]) -> None:
        self.root.visits += 1
        self.root.gain += gains[self.view.seat]
        for seat, node in path:
            node.visits += 1
            node.gain += gains[seat]


def shares(outcome: Outcome) -> tuple[float, ...]:
    """Every seat's part of the first place."""
    part = 1 / (outcome.places.count(1) or 1)
    return tuple(part if place == 1 else 0.0 for place in outcome.places)
