"""Cards, colours and shapes as values of facts."""

from __future__ import annotations

from bot.core import Fact, Term, fact
from bot.games.pyramids.components import Data

SIDES = (Term("py-left"), Term("py-right"))


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
