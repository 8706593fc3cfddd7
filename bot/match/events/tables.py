"""The tables of an event: opened by the bot, and settled when their matches have ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

from bot.core import complete_options, fact
from bot.events.model import COMPUTER
from bot.events.standings import ranked
from bot.match.changing.transaction import Tx
from bot.match.engine.computers import free_name
from bot.match.engine.models import Place
from bot.match.events import announcing
from bot.match.events.models import How
from bot.match.events.reading import Event, change
from bot.match.hosting.settings import guild_settings
from bot.match.outbox.event_cards import event_title
from bot.match.outbox.posted import ANY_TURN
from bot.match.running.presence import deal, end_match
from bot.match.timing.clock import TimeControl, written
from bot.store import MatchRow, ResultRow, SeatRow, events, matches, results
from bot.store.engine import as_text
from bot.store.events import HomeRow, TableRow

CLOSED: int = 10
"""A person with closed direct messages counts as so many others, because only a thread reaches that
person."""


def clock(event: Event) -> TimeControl:
    """All tables have the same."""
    return TimeControl(clock="turn", turn=event.settings.turn, quiet="stops", absence="autopilot")


async def open_table(tx: Tx, event: Event, table: TableRow) -> None:
    """Open the table's match in a thread of its own and deal. With too few people the table is void."""
    sat = [seat for seat in table.seats if seat == COMPUTER or event.entry(seat).user is not None]
    people = [user for user in sat if user != COMPUTER]
    await change(tx, event)
    if len(people) < 2 or len(sat) < event.least:  # somebody had their data deleted since
        ranks = tuple(1 if seat in people else 2 for seat in table.seats)
        await events.set_result(tx.db, event.id, table.round, table.number, ranks, None, "void")
        await announcing.refresh(tx, event.id)
        return
    rules = tx.context.games[event.row.game]
    home = _home(event, people)
    forum = (await guild_settings(tx.db, home.guild)).forum
    match = await matches.add(
        tx.db,
        uid=tx.context.new_uid(),
        game=rules.key,
        rules_version=rules.version,
        data_fingerprint=rules.data_fingerprint(),
        seats=len(sat),
        options=as_text(complete_options(rules.options, {})),
        state="lobby",
        host=event.entry(people[0]).user,
        **Place(home.guild, forum or home.channel, forum=bool(forum)).columns,
        language=home.language,
        board="all",
        time_control=written(clock(event)),
        opened_at=tx.now,
        event=event.id,
    )
    await _sit_down(tx, event, match, sat, home.guild)
    await tx.load(match)
    async with tx.enqueue() as out:
        pings = tuple((seat, ANY_TURN) for seat, user in enumerate(sat) if user != COMPUTER)
        out.open_thread(event.id, table.round, table.number, pings)
    await deal(tx)
    await events.opened(tx.db, event.id, table.round, table.number, match, sat)


async def _sit_down(tx: Tx, event: Event, match: int, sat: list[int], guild: int) -> None:
    names: list[str] = []
    for seat, sitter in enumerate(sat):
        if sitter == COMPUTER:
            names.append(free_name(names))
            level = event.settings.computers
            await matches.seat(tx.db, match, seat, None, computer=level, known_as=names[-1])
        else:
            entry = event.entry(sitter)
            visitor = entry.guild is not None and entry.guild != guild
            await matches.seat(tx.db, match, seat, entry.user, visitor=visitor)


def _home(event: Event, people: list[int]) -> HomeRow:
    """The server where most of these people signed up, if its channel is not lost; in a tie, the event's own
    server. People who cannot get direct messages count more, because only a thread there reaches them."""
    count = Counter[int]()
    for person in people:
        entry = event.entry(person)
        count[entry.guild or 0] += 1 if entry.dm_closed_at is None else CLOSED
    return max(
        event.homes,
        key=lambda home_row: (not home_row.lost, count[home_row.guild], home_row.guild == event.row.guild),
    )


async def record_result(tx: Tx, event: Event, table: TableRow, *, stopped: bool = False) -> None:
    """The match of a table has ended: places and points.

    Args:
        stopped: the round is over, by its time or the organiser; a match that is still played is ended.
    """
    assert table.match is not None
    row = await matches.find(tx.db, table.match)
    if row is None:
        return
    await change(tx, event)
    seats = await matches.seats_of(tx.db, table.match)
    if stopped and row.state == "running":
        await tx.load(table.match)
        async with tx.enqueue() as out:
            out.notice(fact("event-time-over", event=event_title(event.row), round=table.round))
        await end_match(tx)
        row = await matches.find(tx.db, table.match) or row
    users = {entry.number: entry.user for entry in event.entries}
    known = await results.of_match(tx.db, table.match)
    result = outcome(row, seats, known, table.seats, users, stopped=stopped)
    key = (event.id, table.round, table.number)
    await events.set_result(tx.db, *key, result.ranks, result.totals, result.how)
    await announcing.refresh(tx, event.id)


class Outcome(msgspec.Struct, frozen=True):
    ranks: tuple[int, ...]
    totals: tuple[int, ...] | None
    how: How


def outcome(
    match: MatchRow,
    seats: Sequence[SeatRow],
    results: Sequence[ResultRow],
    sat: Sequence[int],
    users: Mapping[int, int | None],
    *,
    stopped: bool = False,
) -> Outcome:
    """The places of a table.

    Those who are there at the end are placed as the match has placed them; where it has placed nobody, they
    share the first places. Behind them, those who are not there share the last places: who has resigned or
    left, whom a substitute replaced, and for whom the autopilot plays.

    Args:
        sat: numbers of entries by seat.
        users: the persons of entries.
        stopped: the time of the round was over.
    """
    there = [seat.seat for seat in seats if _there(seat, sat, users)]
    away = [seat for seat in range(len(sat)) if seat not in there]
    known = {result.seat: result for result in results}
    if match.state == "over" and known:
        places = sorted({known[seat].rank for seat in there})
        groups = [[seat for seat in there if known[seat].rank == place] for place in places]
        totals = tuple(known[seat].total if seat in known else 0 for seat in range(len(sat)))
        return Outcome(ranked([*groups, away], len(sat)), totals, "played")
    how: How = "time" if stopped else "void" if match.state == "closed" else "ended"
    if known:
        how = "resigned"
    return Outcome(ranked([there, away], len(sat)), None, how)


def _there(seat: SeatRow, sat: Sequence[int], users: Mapping[int, int | None]) -> bool:
    if seat.seat >= len(sat):
        return False
    if sat[seat.seat] == COMPUTER:
        return seat.computer is not None
    person = users.get(sat[seat.seat])
    return person is not None and person == seat.user and not (seat.autopilot or seat.resigned)
