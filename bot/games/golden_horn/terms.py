"""Colours, places and ships as values of facts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from bot.core import Term
from bot.core.facts import Said
from bot.games.golden_horn.colours import COLOURS
from bot.games.golden_horn.components import CONSTANTINOPLE, MODONE, VENICE

_COLOURS = {colour: Term(f"gh-colour-{colour}") for colour in COLOURS}
_PORTS = {port: Term(f"gh-port-{port}") for port in (VENICE, CONSTANTINOPLE, MODONE)}
_BOWS = {1: "E", -1: "W", 0: ""}


def colour(letter: str) -> Term:
    """A colour, given its letter."""
    return _COLOURS[letter]


def colours(letters: Iterable[str]) -> tuple[Term, ...]:
    """Several colours, in the order of the letters."""
    return tuple(_COLOURS[letter] for letter in letters)


def port(node: str) -> Term:
    """A port, given its node letter."""
    return _PORTS[node]


Port = Annotated[str, Said(lambda board, node: port(node))]
"""A port in an event, as texts say it."""


def place(node: str) -> Term | str:
    """Any node: a port is a term, a sea square is its code."""
    return _PORTS.get(node, node)


def direction(bow: int) -> str:
    """The direction of the bow: `E`, `W`, or empty in a main port."""
    return _BOWS[bow]
