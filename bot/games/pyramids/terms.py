"""Cards, colours, shapes and gains as values of facts."""

from __future__ import annotations

from typing import Annotated, Final

from bot.core import Fact, Term, fact
from bot.core.facts import Said
from bot.games.pyramids.components import Data

SIDES: Final = (Term("py-left"), Term("py-right"))
_HOLDS: Final = (
    ("py-holds-red", "R"),
    ("py-holds-green", "G"),
    ("py-holds-torch", "F"),
    ("py-holds-potion", "P"),
    ("py-holds-cross", "X"),
    ("py-holds-skull", "S"),
)


def shape(key: str) -> Term:
    """The shape of an expedition card."""
    return Term(f"py-shape-{key}")


def colour(name: str) -> Term:
    """A colour."""
    return Term(f"py-colour-{name}")


def colour_of(data: Data, serial: int) -> Term:
    """The colour of a card."""
    return colour(data.cards[serial].colour)


def card(data: Data, serial: int) -> Fact:
    """A card as a phrase: its number and colour."""
    return fact("py-card", card=serial, colour=colour_of(data, serial))


def two_cards(data: Data, serials: tuple[int, int]) -> tuple[Fact, Fact]:
    """Two cards as phrases."""
    return card(data, serials[0]), card(data, serials[1])


def symbols(data: Data, *serials: int) -> tuple[Fact, ...]:
    """How many of each symbol these cards have together."""
    text = "".join(row for serial in serials for row in data.cards[serial].grid)
    return tuple(fact(key, count=text.count(symbol)) for key, symbol in _HOLDS if symbol in text)


def gains(*rows: tuple[int, Fact]) -> tuple[Fact, ...]:
    """The facts whose number is not 0; if there is none, the fact that nothing was gained."""
    return tuple(gain for count, gain in rows if count) or (fact("py-gain-nothing"),)


# Fields of events, as texts say them.

Shape = Annotated[str, Said(lambda data, key: shape(key))]
Card = Annotated[int, Said(card)]
