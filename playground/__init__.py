"""A small Discord in a box: REST and gateway on loopback, for playing and testing without a token."""

from playground.box import Box
from playground.errors import Rejected
from playground.people import Answer, Person, Town, launched

__all__ = ["Answer", "Box", "Person", "Rejected", "Town", "launched"]
