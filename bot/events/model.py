"""What pairings and standings are made from: entrants, and the tables of all rounds. Plain frozen values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, get_args

import msgspec

Format = Literal["swiss", "league", "knockout"]
"""swiss: people with similar points meet. league: everybody of a group meets, as far as the rounds allow.
knockout: the first of each table goes on."""
FORMATS: Final[tuple[Format, ...]] = get_args(Format)

LEAST: Final = 4
"""The fewest people with whom an event can begin."""
MOST: Final = 64
ROUNDS: Final = 20
"""The most rounds that can be asked for."""
GROUPS: Final = 8
COMPUTER: Final = 0
"""In place of the number of an entrant: a computer, which takes part in nothing but this table."""


class Entrant(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who takes part."""

    number: int
    """From 1, in the order in which people signed up."""
    seed: int
    """From 1, the strongest first; late starters come last."""
    group: int = 0
    since: int = 1
    """The first round."""
    until: int | None = None
    """The last round of somebody who has dropped out; 0: before the first. None: still there."""

    def plays(self, round: int) -> bool:
        """Whether the entrant is to be paired in a round."""
        return self.since <= round and (self.until is None or round <= self.until)


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """A table of a round. With one seat it is a bye."""

    round: int
    number: int
    """From 1 within the round."""
    seats: tuple[int, ...]
    """Numbers of entrants in the order of the seats."""
    group: int = 0
    ranks: tuple[int, ...] = ()
    """The place of each seat, from 1; equal numbers share it, as in 1, 2, 2, 4. (): still played."""
    totals: tuple[int, ...] = ()
    """What each seat has scored on the board; (): not known."""

    @property
    def bye(self) -> bool:
        return len(self.seats) == 1

    @property
    def done(self) -> bool:
        return bool(self.ranks)

    @property
    def entrants(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.seats if seat != COMPUTER)


class EventSetup(msgspec.Struct, frozen=True, kw_only=True):
    """How an event is played."""

    format: Format
    seats: int
    """The most seats of a table."""
    least: int
    """The fewest seats with which the game can be played."""
    rounds: int
    """How many rounds there are; for a knock-out this follows from the number of people."""
    groups: int = 1
    points: tuple[int, ...] = ()
    """Points for the first place, the second, ...; (): in equal steps from 12 down to 0."""
    computers: bool = False
    """Computers fill seats that would stay free."""

    @property
    def fewest(self) -> int:
        """The fewest people at a table."""
        return 2 if self.computers else self.least


def active(entrants: Sequence[Entrant], round: int) -> list[Entrant]:
    """Those who are to be paired in a round, by seed."""
    return sorted((entrant for entrant in entrants if entrant.plays(round)), key=lambda entrant: entrant.seed)


def usual_rounds(format: Format, people: int, seats: int, groups: int = 1) -> int:
    """How many rounds an event has if nobody has chosen a number."""
    if format == "league":
        group = -(-people // groups)
        # With tables of two everybody meets everybody; an odd number needs one round more.
        return max(1, group - 1 + group % 2 if seats == 2 else -(-(group - 1) // (seats - 1)))
    rounds, left = 0, people
    while left > 1:
        rounds, left = rounds + 1, -(-left // seats)
    return rounds if format == "knockout" else max(3, rounds + 1)
