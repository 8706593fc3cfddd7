"""Positions of real matches, for drawing in advance what pictures are made of."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from bot.core import Fact, Seat, View, complete_options
from bot.games.registry import PACKAGES
from bot.text import LANGUAGES
from render.scene import Scene

LETTERS = ("ABCDEFGHIJKLM", "NOPQRSTUVWXYZ", "abcdefghijklm", "nopqrstuvwxyz", "0123456789")
"""Names with the letters that names may have."""


@cache
def position(game: str, seats: int, moves: int, viewer: Seat | None = None, **options: str) -> View:
    """The public view, or a viewer's, after so many moves; each move is the middle one of the legal moves."""
    rules = PACKAGES[game].rules
    state = rules.start(seats, complete_options(rules.options, options))
    for _ in range(moves):
        seat = rules.to_act(state)[0]
        allowed = list(rules.moves(state, seat))
        state = rules.apply(state, seat, allowed[len(allowed) // 2])
    return rules.view(state, viewer)


def tables(game: str, moves: int, asked: Fact, **options: str) -> Iterator[Scene]:
    """A table for each number of seats, all but the first seat awaited; one of them in every language."""
    every = PACKAGES[game].rules.seats
    for seats in every:
        view = position(game, seats, moves, **options)
        awaited = tuple((seat, asked) for seat in range(1, seats))
        for language in LANGUAGES if seats == every[-2] else LANGUAGES[:1]:
            yield Scene(game=game, view=view, language=language, names=LETTERS[:seats], awaited=awaited)
