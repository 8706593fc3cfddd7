"""A match as it was read from the store: its row, its seats and the rules of its game, with the component
data that it began with."""

from __future__ import annotations

import logging
from collections.abc import Hashable, Mapping
from functools import cache, lru_cache
from typing import TypeVar, cast

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import AnyRules, Seat, Who, rules_of
from bot.core.chance import commitment
from bot.core.components import DataError
from bot.match.engine.models import OVER, Brief, Place, Player
from bot.match.errors import Broken, HandedOver, Late, MatchOver, NotHost, NotSeated, NotStarted, UnknownMatch
from bot.match.timing.clock import TimeControl, read_clock, read_time_control, reserve_left
from bot.store import MatchRow, SeatRow, matches, results, steps

log = logging.getLogger(__name__)

T = TypeVar("T", bound=msgspec.Struct)


def fingerprint_of(rules: AnyRules) -> str:
    """`Rules.data_fingerprint`, computed once because it takes a while."""
    return _reckoned(cast(Hashable, rules))


@lru_cache(64)
def _reckoned(rules: Hashable) -> str:
    return cast(AnyRules, rules).data_fingerprint()


class RulesOfMatches:
    """Finds the rules of matches. One per process.

    Args:
        games: the installed games.
    """

    def __init__(self, games: Mapping[str, AnyRules]) -> None:
        self.games = games
        self._kept: dict[tuple[str, int, str], AnyRules] = {}

    async def find(self, db: AsyncConnection, game: str, version: int, fingerprint: str) -> AnyRules | None:
        """The rules of a match that began with this version and these component data.

        The installed ones if these cannot be had any more; None: the game is not installed.
        """
        rules = rules_of(self.games, game, version)
        if rules is None or fingerprint_of(rules) == fingerprint:
            return rules
        key = (game, version, fingerprint)
        if key not in self._kept:
            data = await steps.find_data(db, fingerprint)
            if data is None:
                return rules
            try:
                self._kept[key] = rules.with_component_data(data)
            except DataError as error:
                log.error("the component data %s of %s cannot be used any more: %s", fingerprint, game, error)
                return rules
        return self._kept[key]

    async def keep(self, db: AsyncConnection, rules: AnyRules) -> None:
        """Store the component data of rules with which a match begins or goes on."""
        await steps.keep_data(db, fingerprint_of(rules), rules.component_data())


def bot_moves(seat: SeatRow) -> bool:
    """The bot moves in this seat: a computer sits there, or the person is away."""
    return seat.autopilot or seat.computer is not None


class Match(msgspec.Struct, frozen=True):
    """A match, its taken seats in order, and its rules."""

    row: MatchRow
    seats: list[SeatRow]
    rules: AnyRules

    @property
    def id(self) -> int:
        return self.row.id

    @property
    def options(self) -> dict[str, str]:
        return msgspec.json.decode(self.row.options, type=dict[str, str])

    @property
    def place(self) -> Place:
        return place_of(self.row)

    def seat(self, number: Seat | None) -> SeatRow | None:
        """The seat with this number, if it is taken."""
        return next((seat for seat in self.seats if seat.seat == number), None)

    def seat_of(self, user: int | None) -> SeatRow | None:
        """The seat of a person."""
        return next((seat for seat in self.seats if user is not None and seat.user == user), None)

    @property
    def alone(self) -> bool:
        """One person plays, against computers."""
        return len(self.seats) > 1 and [seat.computer for seat in self.seats].count(None) == 1

    def turns(self, but: Seat | None = None) -> dict[Seat, int]:
        """The turn tokens of the seats that must act."""
        return {seat.seat: seat.turn_token for seat in self.seats if seat.awaited and seat.seat != but}

    def voters(self, but: Seat | None = None) -> set[Seat]:
        """Seats whose persons are there to be asked. A seat on autopilot has no vote."""
        return {
            seat.seat
            for seat in self.seats
            if seat.user is not None and not seat.autopilot and seat.seat != but
        }

    def is_away(self, seat: SeatRow, now: int) -> bool:
        """Nobody sits there, the seat is on autopilot, the person's time is over, or the others have waited
        long enough."""
        if seat.user is None or seat.autopilot:
            return True
        return seat.awaited and (read_clock(seat.clock).out or self.is_overdue(seat, now))

    def is_overdue(self, seat: SeatRow, now: int) -> bool:
        """The others have waited long enough for this seat (`TimeControl.patience`), or nobody sits there."""
        if not seat.awaited or bot_moves(seat):
            return False
        if seat.user is None:  # there is nobody to wait for
            return True
        clock = read_clock(seat.clock)
        ends = clock.patience_ends()
        return clock.waited or (ends is not None and min(now, self.row.paused_at or now) >= ends)

    def must_run(self) -> None:
        """Raises NotStarted, HandedOver, MatchOver."""
        if self.row.state == "lobby":
            raise NotStarted
        if self.row.state == "closed" and self.row.secret is not None:
            raise HandedOver
        if self.row.state != "running":
            raise MatchOver

    def must_have_started(self) -> None:
        """Raises NotStarted."""
        if self.row.started_at is None:
            raise NotStarted

    def running_seat(self, user: int, expected: int | None = None) -> SeatRow:
        """The seat of a person who wants to act. Raises NotStarted, MatchOver, NotSeated, Late.

        Args:
            expected: the turn token that the page or button was made for; None: typed.
        """
        self.must_run()
        seat = self.seat_of(user)
        if seat is None:
            raise NotSeated
        if expected not in (None, seat.turn_token):
            raise Late
        return seat

    def must_host(self, user: int) -> None:
        """Raises NotHost."""
        if self.row.host != user:
            host = self.seat_of(self.row.host)
            raise NotHost(host=Who(host.seat if host else 0))

    def host_without(self, gone: SeatRow) -> int:
        """Who hosts without the person of this seat: the next person, if that was the host; 0: nobody."""
        if self.row.host != gone.user:
            return self.row.host
        return next((seat.user for seat in self.seats if seat.user and seat.seat != gone.seat), 0)

    @property
    def brief(self) -> Brief:
        return brief_of(self.row, self.seats)


async def load(db: AsyncConnection, known: RulesOfMatches, match_id: int) -> Match:
    """Read a match. A transaction that may write has it locked from then on.

    Raises:
        UnknownMatch.
        Broken: its game is not installed.
    """
    row_and_seats = await matches.find_whole(db, match_id) if 0 < match_id < 2**63 else None
    if row_and_seats is None:
        raise UnknownMatch
    row, seats = row_and_seats
    if row.state == "lobby":  # it starts with the rules that are installed then
        rules = known.games.get(row.game)
    else:
        rules = await known.find(db, row.game, row.rules_version, row.data_fingerprint)
    if rules is None:
        raise Broken
    return Match(row, seats, rules)


async def winner_of(db: AsyncConnection, match: Match) -> Seat | None:
    """Who has won a match because all others have resigned; None of any other match."""
    return await results.winner(db, match.id) if match.row.state == "ended" else None


def place_of(row: MatchRow) -> Place:
    """Where the match is shown."""
    return Place(row.guild, row.channel, row.thread, row.direct, row.forum)


def brief_of(row: MatchRow, seats: list[SeatRow]) -> Brief:
    """The match without its position."""
    secret, control = row.secret, read_time_control(row.time_control)
    return as_stored(
        Brief,
        row,
        match=row.id,
        options=msgspec.json.decode(row.options, type=dict[str, str]),
        players=tuple(_player(seat, row, control) for seat in seats),
        place=place_of(row),
        commitment=None if secret is None else commitment(secret),
        secret=secret.hex() if row.state in OVER and secret is not None else None,
        time_control=control,
        imported=row.imported_at is not None,
        more_terms={} if row.more_terms is None else msgspec.json.decode(row.more_terms, type=dict[str, str]),
    )


def _player(seat: SeatRow, row: MatchRow, control: TimeControl) -> Player:
    clock = read_clock(seat.clock)
    return as_stored(
        Player,
        seat,
        name=seat.name or (seat.known_as or "" if seat.user is None else ""),
        deadline=None if row.paused_at is not None else clock.deadline,
        reserve=reserve_left(clock, control),
        on_autopilot=seat.autopilot,
    )


def as_stored(kind: type[T], row: msgspec.Struct, **read: object) -> T:
    """A value with the columns of its names as they are, and with what is read out of others."""
    return kind(**{name: getattr(row, name) for name in _same(kind, type(row))} | read)


@cache
def _same(kind: type[msgspec.Struct], stored: type[msgspec.Struct]) -> tuple[str, ...]:
    """The fields of a value that are columns, too."""
    return tuple(name for name in kind.__struct_fields__ if name in stored.__struct_fields__)
