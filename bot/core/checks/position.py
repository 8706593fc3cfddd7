"""A position to be checked. Values that several checks need are computed once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

import msgspec

from bot.core.rules import AnyRules, Move
from bot.core.seats import CHANCE, Seat

T = TypeVar("T")

BY_CHANCE: Final = (CHANCE,)

Choose = Callable[[int], int]
"""A function that returns a number in range(n), such as `random.Random(7).randrange`."""


class Finding(msgspec.Struct, frozen=True):
    """A violation of the contract: the name of the check and what it found."""

    check: str
    says: str
    about: str = ""
    """The attribute of the rules, or of `where`, that is at fault, if it is one."""
    where: Any = None
    """The class at fault, if it is not that of the rules: a decision, task, event, state or heuristic."""

    def __str__(self) -> str:
        return f"{self.check}: {self.says}"


class Position:
    """A state of a game with `seats` players."""

    __slots__ = ("_changing", "_moves", "acting", "rules", "seats", "state")

    def __init__(self, rules: AnyRules, state: Any, seats: int) -> None:
        self.rules, self.state, self.seats = rules, state, seats
        self.acting = rules.to_act(state)
        self._changing: tuple[Seat, ...] | None = None
        self._moves: dict[Seat, list[Move]] = {}

    @property
    def changing(self) -> tuple[Seat, ...]:
        if self._changing is None:
            self._changing = tuple(self.rules.may_change(self.state))
        return self._changing

    @property
    def movers(self) -> tuple[Seat, ...]:
        """All seats that have a move, including chance."""
        return (*self.acting, *(seat for seat in self.changing if seat not in self.acting))

    def moves_of(self, seat: Seat) -> list[Move]:
        """The legal moves of one seat, or of chance."""
        moves = self._moves.get(seat)
        if moves is None:
            moves = self._moves[seat] = list(self.rules.moves(self.state, seat))
        return moves

    @property
    def moves(self) -> dict[Seat, list[Move]]:
        return {seat: self.moves_of(seat) for seat in self.movers}

    @property
    def at_chance(self) -> bool:
        return self.acting == BY_CHANCE

    @property
    def sealing(self) -> bool:
        """Whether several seats decide at the same time, sealed. Some may have done so already."""
        return not self.at_chance and (len(self.acting) > 1 or bool(self.changing))

    @property
    def listeners(self) -> tuple[Seat | None, ...]:
        """The public and every seat."""
        return (None, *range(self.seats))

    def after(self, seat: Seat, move: Move) -> Position:
        return Position(self.rules, self.rules.apply(self.state, seat, move), self.seats)

    def like(self, state: Any) -> Position:
        return Position(self.rules, state, self.seats)


def sample(items: Sequence[T], most: int, choose: Choose) -> list[T]:
    """Choose at most `most` of the items, in their order, always with the first and the last."""
    if len(items) <= most:
        return list(items)
    taken = {0, len(items) - 1}
    while len(taken) < most:
        taken.add(choose(len(items)))
    return [items[i] for i in sorted(taken)]


def named(seat: Seat | None) -> str:
    return "the public" if seat is None else "chance" if seat == CHANCE else f"seat {seat}"
