"""The books of a match: who must act, since when, and whether they were pinged.

They are computed from the log in the bot's database, without its snapshots and its outbox.
"""

from __future__ import annotations

import sqlite3
import time
from collections import Counter, deque
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from bot.core import CHANCE, Seat, Step, read
from bot.core.asking import opens
from bot.core.replay import undone_by
from bot.games.registry import GAMES
from bot.match.engine.replay import ITSELF, ORDERED

Query = Callable[..., list[tuple[Any, ...]]]


class Row(NamedTuple):
    """A step in the database."""

    n: int
    seat: Seat
    move: str
    batch: int
    key: str | None
    at: int


class Turn(msgspec.Struct):
    """A period in which a seat must act, from the step on that caused it."""

    since: int
    called: bool
    """A ping is expected. None is expected if the seat itself acted or took back before."""
    pings: int = 0
    excused: bool = False
    """A ping may come or not, because the seat is on autopilot or its person acted without a ping."""

    @property
    def heard(self) -> bool:
        """The person was pinged or has acted."""
        return self.pings > 0 or not self.called


class Book:
    """The books of one match. `query` runs a statement on the bot's database; `fault` reports an error."""

    def __init__(self, match: int, query: Query, fault: Callable[[str], None]) -> None:
        self.match, self._query, self._fault = match, query, fault
        game, seats, options, self.uid = query(
            "select game, seats, options, uid from matches where id = ?", match
        )[0]
        self.game: str = game
        self.seats: int = seats
        self.rules = GAMES[game]
        self.rows: list[Row] = []
        self.state: Any = self.rules.start(seats, msgspec.json.decode(options))
        self._befores: list[tuple[Any, Step]] = []
        """Each standing step with the position before it."""
        self.turns: dict[Seat, Turn] = {}
        self._late: Counter[int] = Counter()
        """By user: pings that may still come, although the reason was taken back."""
        self.users: dict[Seat, int] = {}
        self.left: dict[int, tuple[Seat, float]] = {}
        """By user: the seat that was handed over, and when. Messages on their way may still arrive."""
        self.autopilots: set[Seat] = set()
        """Seats on autopilot."""
        self.ever: set[int] = set()
        """Everybody who has had a seat."""
        self.recent: deque[Any] = deque(maxlen=60)
        """The latest positions."""
        self.moves = self.commits = 0
        self.keys: Counter[str] = Counter()
        self.refresh()

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return self.rules.to_act(self.state)

    def seat_of(self, user: int) -> Seat | None:
        return next((seat for seat, one in self.users.items() if one == user), None)

    # -- reading -----------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Read the new steps."""
        last = self.rows[-1].n if self.rows else 0
        statement = 'select n, seat, move, batch, "key", at from steps where match = ? and n > ? order by n'
        found = [Row(*row) for row in self._query(statement, self.match, last)]
        commit: list[Row] = []
        for row in found:
            if row.batch == row.n and commit:
                self._commit(commit)
                commit = []
            commit.append(row)
        if commit:
            self._commit(commit)
        people = self._query("select seat, user, autopilot from seats where match = ?", self.match)
        for seat, user, autopilot in people:
            self._sits(seat, user)
            if autopilot:
                self.autopilots.add(seat)
            else:
                self.autopilots.discard(seat)
            if autopilot and seat in self.turns:
                self.turns[seat].excused = True

    def _sits(self, seat: Seat, user: int | None) -> None:
        before = self.users.get(seat)
        if user is None or user == before:
            return
        self.users[seat] = user
        self.ever.add(user)
        turn = self.turns.get(seat)
        if before is not None:
            self.left[before] = (seat, time.monotonic())
        if before is not None and turn is not None:  # the new one is called for what the old one left
            if not turn.pings:
                self._late[before] += 1
            self.turns[seat] = Turn(turn.since, True)

    def unchanged(self) -> None:
        """Check that steps have not changed since they were read."""
        statement = 'select n, seat, move, batch, "key", at from steps where match = ? order by n'
        kept = [Row(*row) for row in self._query(statement, self.match)]
        if kept[: len(self.rows)] != self.rows:
            self._fault(f"match {self.match}: steps that were committed are not there any more")

    def _commit(self, rows: Sequence[Row]) -> None:
        """Process the steps of one commit."""
        first = not self.rows
        self.commits += 1
        made = next((row for row in rows if row.key != ITSELF), rows[0])
        """What somebody did; an undo begins with what the rules had done for others."""
        actor = None if first else made.seat
        if made.key is not None and not made.key.startswith(ORDERED):  # an order's key is that of its seat
            self.keys[made.key] += 1
        opened = False
        for row in rows:
            self.rows.append(row)
            taken = undone_by(row.move)
            if taken:
                self.state = self._befores[-taken][0]
                del self._befores[-taken:]
                continue
            self._befores.append((self.state, Step(row.seat, row.move)))
            self.recent.append(self.state)
            move = read(self.rules, self.state, row.seat, row.move)
            after = self.rules.apply(self.state, row.seat, move)
            if row.seat != CHANCE:
                self.moves += 1
                opened |= opens(self.rules, self.state, row.seat, after)
            self.state = after
        for seat in [seat for seat in self.turns if seat not in self.to_act or (opened and seat == actor)]:
            alone = made.key is None or made.key.startswith(ORDERED)
            self._close(seat, self.turns.pop(seat), own=seat == actor, by_itself=alone)
        for seat in self.to_act:
            if seat != CHANCE and seat not in self.turns:
                called = seat != actor or opened
                self.turns[seat] = Turn(rows[0].n, called, excused=seat in self.autopilots)

    def _close(self, seat: Seat, turn: Turn, *, own: bool, by_itself: bool) -> None:
        if not turn.called or turn.pings:
            return
        if not own or turn.excused or by_itself:
            self._late[self.users.get(seat, 0)] += 1
        else:
            self._fault(f"match {self.match}: seat {seat} was never called to act from step {turn.since} on")

    # -- pings -------------------------------------------------------------------------------------------

    def pinged(self, user: int) -> None:
        """A board pings a person who must act."""
        self.refresh()
        seat = self.seat_of(user)
        turn = None if seat is None else self.turns.get(seat)
        if turn is not None and not turn.pings and (turn.called or turn.excused):
            turn.pings = 1
        elif self._late[user] > 0:
            self._late[user] -= 1
        elif turn is None:
            self._fault(f"match {self.match}: user {user} was pinged and need not act")
        else:
            self._fault(f"match {self.match}: user {user} was pinged twice for step {turn.since}")

    def unheard(self, user: int) -> None:
        """A message with a ping was deleted before the bot knew that it had arrived."""
        seat = self.seat_of(user)
        turn = None if seat is None else self.turns.get(seat)
        if turn is not None and turn.pings:
            turn.pings, turn.excused = 0, True
        else:
            self._late[user] += 1

    def uncalled(self) -> None:
        """All messages are sent, so everybody who must act was pinged."""
        for seat, turn in self.turns.items():
            if not turn.heard and not turn.excused:
                self._fault(
                    f"match {self.match}: all is sent, but seat {seat} was not called for {turn.since}"
                )
                turn.excused = True

    def excuse(self, user: int) -> None:
        """A person acts without a ping."""
        seat = self.seat_of(user)
        if seat is not None and seat in self.turns:
            self.turns[seat].excused = True


def reader(database: str) -> Query:
    """Run statements on a database that another process writes."""
    connection = sqlite3.connect(f"file:{database}?mode=ro", uri=True, timeout=10, check_same_thread=False)

    def query(statement: str, *values: object) -> list[tuple[Any, ...]]:
        return connection.execute(statement, values).fetchall()

    return query
