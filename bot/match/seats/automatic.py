"""Turns that the bot takes: for computers, and for persons whose time is over and whose seats are on
autopilot until they are back or replaced. Before that, a seat that has not moved yet: reminders, the end of
its time, and of the others' patience. And hints: what a computer would do in a player's place, put on the
player's draft."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.ai.players import Choice
from bot.ai.thinking import GivenUp, Inside, Question, Thinker
from bot.core import Fact, Offer, Seat, View, Who, fact
from bot.core.asking import as_asked
from bot.match.changing.context import Context, Service
from bot.match.changing.transaction import Tx, change
from bot.match.engine import moves as engine
from bot.match.engine.computers import FOR_PEOPLE, LEVELS
from bot.match.engine.guided import in_story, story_of
from bot.match.engine.models import Brief
from bot.match.engine.replay import standing
from bot.match.engine.rows import Match, bot_moves
from bot.match.errors import Busy, NoHints, Storage, UserError
from bot.match.outbox.posted import ANY_TURN, News, Reminder
from bot.match.play import service as play
from bot.match.play.turn import heard
from bot.match.proposals.service import settle
from bot.match.running import presence
from bot.match.running.clocks import (
    NOTHING,
    Known,
    bot_takes_turn,
    known_of,
    next_reminder,
    set_clocks,
    turn_of,
)
from bot.match.timing import clock as clocks
from bot.match.timing.clock import Clock, read_clock, read_time_control
from bot.match.timing.person_settings import calm_until
from bot.runtime.memo import Latest
from bot.runtime.tasks import end
from bot.store import SeatRow, due, events, people, plans, proposals, steps
from bot.store.due import DueRow

log = logging.getLogger(__name__)

LATE: Final = (4_000, 8_000)
"""Milliseconds that a turn may wait for a free worker. After each of them the computer plays one level lower:
a weaker move is better than a late one."""
LOOK: Final = 0.5
"""Seconds between two looks whether the match has moved on while a computer thinks."""


class AutomaticTurns(Service):
    """Takes the turns of computers, and of seats on autopilot.

    Args:
        settle: carries out the proposals of a match that lack nobody's vote any more.
    """

    def __init__(
        self, context: Context, settle: Callable[[int], Coroutine[Any, Any, None]], thinker: Thinker
    ) -> None:
        super().__init__(context)
        self.thinker, self._settle = thinker, settle
        self._began = context.now()

    async def take_turn(self, row: DueRow) -> None:
        """Take one turn of a seat (or its part up to an answer of chance), if there is one to take. The rest
        of the turn stays due. So does the whole turn if somebody moves meanwhile: nobody has to wait for a
        computer."""
        await self._settle(row.match)  # carry out proposals with all votes before a move makes them void
        async with self.context.reading() as db:
            match = await self.context.load(db, row.match)
            seat = _to_play(match, row.seat)
            state = None if seat is None else await self.context.positions.state(db, match)
            told = () if seat is None else await self._told(db, match, seat)
        if seat is None:
            await self._forget(row.match, row)
            return
        asked = question(match, state, seat, self._level(seat, row))
        choice = Choice(told) if told else await self._thought(match, asked)
        if choice is None:
            return
        steps = match.row.steps
        try:
            await self._play(match.id, seat.seat, steps, choice.moves, key=f"{seat.seat}:{steps}")
        except (Busy, Storage):
            raise  # this says nothing about the move, which stays due
        except UserError as error:  # nobody must wait because a player is at fault
            log.error("match %s: a move of level %s is refused: %s", match.id, asked.level, error)
            choice = await Inside().think(question(match, state, seat, "random"))
            await self._play(match.id, seat.seat, steps, choice.moves, key=f"{seat.seat}:{steps}")

    def _level(self, seat: SeatRow, row: DueRow) -> str:
        waited = self.context.now() - max(row.at, self._began)
        return lower(seat.computer or FOR_PEOPLE, sum(waited > late for late in LATE))

    async def _told(self, db: AsyncConnection, match: Match, seat: SeatRow) -> tuple[str, ...]:
        if story_of(match) is None:
            return ()
        return in_story(match, standing(await self.context.positions.rows(db, match)), seat.seat)

    async def _thought(self, match: Match, asked: Question) -> Choice | None:
        """What a computer decides; None if the match has moved on meanwhile."""
        for _ in range(2):
            thinking = asyncio.create_task(self.thinker.think(asked), name=f"computer-{match.id}")
            try:
                while not thinking.done():
                    await asyncio.wait({thinking}, timeout=LOOK)
                    if not thinking.done() and not await self._still(match, asked.seat):
                        return None
                return thinking.result()
            except GivenUp as error:
                log.warning("match %s: a computer was given up: %s", match.id, error)
            finally:
                await end([thinking])
        return await Inside().think(msgspec.structs.replace(asked, level="random"))

    async def _still(self, match: Match, number: int) -> bool:
        """Nobody has moved since the match was read, and the bot still plays in the seat."""
        with contextlib.suppress(UserError):
            async with self.context.reading() as db:
                now = await self.context.load(db, match.id)
            return _to_play(now, number) is not None and now.row.steps == match.row.steps
        return True  # it cannot be read now; that shows when the move is written

    @change
    async def _forget(self, tx: Tx, match_id: int, row: DueRow, /) -> None:
        """Take out a row if there is nothing to do for it."""
        if _to_play(tx.match, row.seat) is None:
            await due.take(tx.db, row)

    @change(reads_first=True)
    async def _play(
        self, tx: Tx, match_id: int, number: int, /, at: int, moves: Sequence[str], *, key: str
    ) -> bool:
        """Play, unless somebody has moved since step `at`. Returns whether it was played."""
        seat = _to_play(tx.match, number)
        if seat is None or tx.match.row.steps != at:
            return False
        changed, texts = play.resolve(tx, seat, await tx.state(), moves)
        await tx.write()
        played = await play.commit(tx, seat, changed, texts)
        if played.awaited:  # other matches go first
            await bot_takes_turn(tx, number)
        return True


def question(match: Match, state: Any, seat: SeatRow, level: str) -> Question:
    """What the bot has to decide in a seat.

    The position is the one in which the seat was asked: what others have sealed since then is taken back. The
    player's own randomness follows from the match and from what the seat sees, so it tells nothing that the
    seat does not know, and a match can be played again.
    """
    state = as_asked(match.rules, state, seat.seat)
    seen = msgspec.json.encode(match.rules.view(state, seat.seat), order="deterministic")
    seed = hashlib.sha256(f"{match.row.uid}:{seat.seat}:".encode() + seen).hexdigest()
    return Question(match.rules, state, seat.seat, level, seed)


def _to_play(match: Match, number: int) -> SeatRow | None:
    """The seat, if the bot is to move for it now."""
    seat = match.seat(number)
    runs = match.row.state == "running" and match.row.paused_at is None
    return seat if runs and seat is not None and bot_moves(seat) and seat.awaited else None


async def note_late(tx: Tx, seat: SeatRow) -> None:
    """A turn that its person did not take in time counts for the person's reliability."""
    if seat.user is not None and seat.awaited and not seat.autopilot:
        known = await known_of(tx.db, [seat.user])
        turn = turn_of(tx, seat, read_clock(seat.clock), known[seat.user])
        await steps.add_turns(tx.db, [turn] if turn is not None and turn.late else [])


async def begin_autopilot(tx: Tx, seat: SeatRow, news: Fact | None = None, *, ping: bool = True) -> None:
    """Put a seat on autopilot.

    Args:
        news: what the table is told, if the reason is not that the time is over.
        ping: whether the news may ping the person of the seat.
    """
    match_id = tx.match.id
    await note_late(tx, seat)
    clock = clocks.end(read_clock(seat.clock), tx.now)
    await tx.change_seat(seat.seat, autopilot=True, clock=replace(clock, out=True).written())
    await plans.drop_draft(tx.db, match_id, seat.seat)
    await due.cancel(tx.db, match_id, due.SEAT, [seat.seat])
    if seat.awaited:
        await bot_takes_turn(tx, seat.seat)
    ping = ping and not tx.match.row.direct  # in direct messages, who is pinged would be the only one told
    # Anybody may take the seat, as long as its person is away.
    await proposals.put(tx.db, match_id, proposals.ABSENT, seat.seat)
    async with tx.enqueue() as out:
        out.notice(
            news or fact("table-autopilot-begins", who=Who(seat.seat), seat=seat.seat),
            pings=((seat.seat, ANY_TURN),) if ping else (),
            purpose=News(seat.seat),
        )
    await settle(tx)
    await presence.pause_deserted(tx)


def lower(level: str, by: int = 1) -> str:
    """A level that is easier to think at."""
    return LEVELS[max(0, LEVELS.index(level) - by)]


async def look_at_turn(tx: Tx, number: Seat) -> None:
    """Remind a seat, or end its time."""
    match = tx.match
    seat = match.seat(number)
    if seat is None or match.row.state != "running" or not seat.awaited or bot_moves(seat):
        return
    if match.row.paused_at is not None:
        return  # planned again when the match goes on
    clock = read_clock(seat.clock)
    persons = await known_of(tx.db, [seat.user])
    known = persons.get(seat.user or 0, NOTHING)
    await tx.change()
    ends = clock.patience_ends()
    if clock.deadline is not None and not clock.out and tx.now >= clock.deadline:
        if await _time_out(tx, seat, clock, known):
            return
        clock = replace(clock, out=True)
    elif ends is not None and ends <= tx.now and not clock.waited and (clock.deadline is None or clock.out):
        # About an empty seat the others were told when it became empty.
        if seat.user is not None and match.voters(number):
            async with tx.enqueue() as out:
                out.notice(fact("table-waited", who=Who(number), seat=number, since=clock.since or 0))
        clock = replace(clock, waited=True)
    else:
        reminder = next_reminder(clock, *known, tx.now)
        if reminder is not None and reminder.at <= tx.now:
            if seat.user is not None:  # else there is nobody to remind, then or later
                await _remind(tx, seat, seat.user, clock)
            clock = replace(clock, reminded=reminder.done)
    await set_clocks(tx, {number: clock}, persons)
    if clock.waited:  # the person now has no vote about a new clock
        await settle(tx)


async def _remind(tx: Tx, seat: SeatRow, user: int, clock: Clock) -> None:
    person = await people.find(tx.db, user)
    by = (await known_of(tx.db, [user], vacations=False))[user][0].by
    closed = person is not None and person.dm_closed_at is not None
    direct = tx.match.row.place_lost or ((by == "dm" or seat.visitor) and not closed)
    away = await events.channel_of(tx.db, tx.match.id, user) if seat.visitor else None
    direct = tx.match.row.direct or (direct and (away is None or not closed))
    reminder = reminder_fact(clock)
    purpose = Reminder(seat.seat, seat.turn_token)
    async with tx.enqueue() as out:
        if direct:
            out.notice(reminder, user=user, purpose=purpose)
        else:
            pings = ((seat.seat, seat.turn_token),)
            out.notice(reminder, pings=pings, purpose=purpose, channel=away)


async def _time_out(tx: Tx, seat: SeatRow, clock: Clock, known: Known) -> bool:
    """The time of a turn is over; whether the seat is on autopilot from now on."""
    rule = read_time_control(tx.match.row.time_control).absence
    calm = calm_until(*known, tx.now) == tx.now and known[0].remind != "none"
    if rule == "autopilot":
        await begin_autopilot(tx, seat, ping=calm)
        return True
    who = Who(seat.seat)
    if rule == "substitute":
        await proposals.put(tx.db, tx.match.id, proposals.ABSENT, seat.seat, since=clock.since or 0)
        private = "-private" if tx.match.row.private else ""
        ended = fact(f"table-time-out-substitute{private}", who=who, seat=seat.seat)
    else:
        ended = fact("table-time-out-wait", who=who)
    async with tx.enqueue() as out:
        pings = ((seat.seat, seat.turn_token),) if calm else ()
        out.notice(ended, pings=pings, purpose=Reminder(seat.seat, seat.turn_token))
    return False


def reminder_fact(clock: Clock) -> Fact:
    """Moments are UTC milliseconds, in arguments named `until` and `since`; the sender shows them."""
    if clock.deadline is None:
        return fact("table-reminder", since=clock.since or 0)
    return fact("table-reminder-until", until=clock.deadline)


PATIENCE: Final = 15.0
"""Seconds that somebody waits for a hint when many computers think."""
MOST: Final = 1000
"""So many turns that were told are remembered, from each of their moves on."""


class Hint(msgspec.Struct, frozen=True, kw_only=True):
    """A draft with the moves of a computer."""

    brief: Brief
    moves: tuple[str, ...]
    """The draft with the computer's moves."""
    offers: tuple[Offer, ...]
    """The words for each of the computer's moves: what it does and what it gains."""
    turn: tuple[Fact, ...] = ()
    """What the seat would hear of all that the computer would do now; empty if that is only one move."""
    points: tuple[int, int] | None = None
    """The seat's points before and after these moves, if the match ended then; None if the game does not
    tell."""


class Hints(Service):
    """Asks a computer of the level that plays for people (`FOR_PEOPLE`).

    Args:
        thinker: where computers think.
    """

    def __init__(self, context: Context, thinker: Thinker) -> None:
        super().__init__(context)
        self._thinker = thinker
        self._told = Latest[str, tuple[str, ...]](MOST)
        """How turns that were told in hints go on, by the seed of the question (what the seat sees there)."""

    async def take(
        self, match_id: int, user: int, expected: int, draft: Sequence[str], *, whole: bool, key: str
    ) -> Hint:
        """Put the next move on a draft, or (`whole`) all moves that are left of the turn, as far as chance
        allows. Hints are counted for each player.

        Args:
            expected: the turn token that the page was made for.

        Raises:
            UnknownMatch, NotStarted, MatchOver, NotSeated, Late, NoHints (they are not allowed here), Busy
            (too many computers think now); as `Play.preview`.
        """
        async with self.context.reading() as db:
            match = await self.context.load(db, match_id)
            seat = match.running_seat(user, expected)
            if not match.brief.hints_allowed:
                raise NoHints
            state = await self.context.positions.state(db, match)
        rules = match.rules
        planned = engine.preview(rules, state, seat.seat, draft, ahead=True)
        moves: tuple[str, ...] = ()
        if planned.status == "asked":
            try:
                async with asyncio.timeout(PATIENCE):
                    asked = question(match, planned.state, seat, FOR_PEOPLE)
                    moves = self._told.get(asked.seed) or (await self._thinker.think(asked)).moves
            except (TimeoutError, GivenUp):
                raise Busy from None
        turn = engine.preview(rules, state, seat.seat, (*draft, *moves), ahead=True)
        for at in range(len(draft) + 1, len(turn.texts)):
            self._told[question(match, turn.done[at].before, seat, FOR_PEOPLE).seed] = turn.texts[at:]
        draft_now = (
            turn if whole else engine.preview(rules, state, seat.seat, (*draft, *moves[:1]), ahead=True)
        )
        brief = await self._note(match_id, user, expected, draft_now.texts, key=key)
        return Hint(
            brief=brief,
            moves=draft_now.texts,
            offers=tuple(
                rules.offer(step.before, step.seat, step.move) for step in draft_now.done[len(draft) :]
            ),
            turn=heard(rules, turn.done[len(draft) :], seat.seat, turn.opened) if len(moves) > 1 else (),
            points=_points(planned.view, turn.view, seat.seat),
        )

    @change(reads_first=True)
    async def _note(
        self, tx: Tx, match_id: int, user: int, /, expected: int, moves: Sequence[str], *, key: str
    ) -> Brief:
        seat = tx.running_seat(user, expected)
        await tx.write()
        await tx.change_seat(seat.seat, hints=seat.hints + 1)
        await plans.save_draft(tx.db, match_id, seat.seat, seat.turn_token, moves)
        return await tx.brief()


def _points(before: View, after: View, seat: Seat) -> tuple[int, int] | None:
    """A seat's points in two positions, as it knows them itself."""
    if not before.points_now or not after.points_now:
        return None
    had, has = before.points_now[seat], after.points_now[seat]
    return None if had is None or has is None else (had, has)
