"""A small Discord in a box: REST and gateway on loopback, to play and test without a token."""

from playground.box import Box
from playground.errors import ActError
from playground.people import Answer, Person, Town, launched

__all__ = ["ActError", "Answer", "Box", "Person", "Town", "launched"]
