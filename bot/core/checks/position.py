"""A position under examination, with what every check asks of it worked out once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, TypeVar

import msgspec

from bot.core.rules import AnyRules, Move
from bot.core.seats import CHANCE, Seat

T = TypeVar("T")

Choose = Callable[[int], int]
"""A number in range(n): how a check picks its samples, e.g. `random.Random(7).randrange`."""


class Finding(msgspec.Struct, frozen=True):
    """One breach of the contract: the check that saw it and what it saw."""

    check: str
    says: str

    def __str__(self) -> str:
        return f"{self.check}: {self.says}"


class Position:
    """A state of a game for `seats` players."""

    def __init__(self, rules: AnyRules, state: Any, seats: int) -> None:
        self.rules, self.state, self.seats = rules, state, seats
        self._moves: dict[Seat, list[Move]] = {}

    @cached_property
    def acting(self) -> tuple[Seat, ...]:
        return tuple(self.rules.to_act(self.state))

    @cached_property
    def changing(self) -> tuple[Seat, ...]:
        return tuple(self.rules.may_change(self.state))

    @cached_property
    def movers(self) -> tuple[Seat, ...]:
        """Everybody who has a move, chance included."""
        return (*self.acting, *(seat for seat in self.changing if seat not in self.acting))

    def moves_of(self, seat: Seat) -> list[Move]:
        """The legal moves of one seat, or of chance."""
        found = self._moves.get(seat)
        if found is None:
            found = self._moves[seat] = list(self.rules.moves(self.state, seat))
        return found

    @cached_property
    def moves(self) -> dict[Seat, list[Move]]:
        """The legal moves of all who may move."""
        return {seat: self.moves_of(seat) for seat in self.movers}

    @cached_property
    def at_chance(self) -> bool:
        return self.acting == (CHANCE,)

    @cached_property
    def sealing(self) -> bool:
        """Several seats decide at once, sealed; some may have sealed already."""
        return not self.at_chance and (len(self.acting) > 1 or bool(self.changing))

    @property
    def listeners(self) -> tuple[Seat | None, ...]:
        """Everybody who looks on: the public and every seat."""
        return (None, *range(self.seats))

    def after(self, seat: Seat, move: Move) -> Position:
        """The position that a move leads to."""
        return Position(self.rules, self.rules.apply(self.state, seat, move), self.seats)

    def like(self, state: Any) -> Position:
        """Another state of the same match."""
        return Position(self.rules, state, self.seats)


def sample(items: Sequence[T], most: int, choose: Choose) -> list[T]:
    """At most `most` of the items, in their order; the first and the last are always among them."""
    if len(items) <= most:
        return list(items)
    taken = {0, len(items) - 1}
    while len(taken) < most:
        taken.add(choose(len(items)))
    return [items[i] for i in sorted(taken)]


def named(seat: Seat | None) -> str:
    """A listener or actor, for a finding."""
    return "the public" if seat is None else "chance" if seat == CHANCE else f"seat {seat}"
