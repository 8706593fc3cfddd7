"""A match comes from a file: a finished one to be looked at, or, from host to host, a running one to go on.

Nothing in a file is believed: every draw and every move is made again (`bot.match.fairness.verify`) before
anything is written. Even so, anybody can make up a whole match with a secret of one's own; therefore a
finished match from a file belongs to nobody, and counts in no results and ratings. A running one passes from
host to host: its file holds what the players must not see.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import Final

import msgspec
from msgspec import UNSET
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import AnyRules, Fact, Who, fact
from bot.match.context import Table, key_of, uncancelled
from bot.match.delivery.enqueue import Payload
from bot.match.errors import BadFile, BadTerms, Late, MatchHere, MatchOver
from bot.match.fairness.verify import Forged, Proven, prove, read_export
from bot.match.guilds.settings import Manager, must_allow_place
from bot.match.models import Brief, Place
from bot.match.play.effects import Committer, private_part
from bot.match.timing import clock as clocks
from bot.match.timing.time_control import checked, read_terms, written
from bot.match.transfer.record import Handover, MatchExport, Sitting, encode
from bot.match.views import Shows
from bot.store import StepRow, asks, due, guilds, matches, outbox, people, steps
from bot.text import LANGUAGES
from bot.text.escape import discord_safe

log = logging.getLogger(__name__)

MENU: Final = 25
"""Matches that are offered."""
BIGGEST: Final = 2_000_000
"""Bytes of a file that are read; the longest match of a game takes a tenth of it."""
MOST_STEPS: Final = 20_000
SECONDS: Final = 60.0
"""Of the processor, to play a match again."""
LONGEST: Final = 200
"""Characters of a name or a move."""
_MOMENTS: Final = (946_684_800_000, 253_370_764_800_000)
"""UTC milliseconds between which things can have happened: the years 2000 to 9998."""
_SAID: Final = {
    "table-verify-damaged": "table-import-damaged",
    "table-verify-step": "table-import-step",
    "table-verify-rules": "table-import-rules",
}
"""What a proof says of a match of ours, as it is said of somebody's file."""


class Incoming(msgspec.Struct, frozen=True):
    """A match that was read from a file, and proven; nothing is written yet."""

    match: MatchExport
    proven: Proven
    handover: Handover | None = None
    """What is known beside the log when the match is to go on."""

    def __repr__(self) -> str:
        return f"Incoming({self.match.uid!r})"


class Imports(Shows, Committer):
    """Part of `Tables`."""

    _one: asyncio.Lock | None = None

    async def read_in(self, data: bytes, place: Place | None = None, *, by_host: bool = False) -> Incoming:
        """Read and prove a file, one at a time. `place`: where it is to come to, if that has to be looked at.
        `by_host`: a running match is welcome, too.

        Raises: BadFile, MatchHere, ClosedChannel.
        """
        if self._one is None:
            self._one = asyncio.Lock()
        async with self._one:
            incoming = await asyncio.to_thread(_read, data, self.games, by_host)
        async with self._reading() as db:
            if place is not None:
                await must_allow_place(db, place)
            await _gone_from_here(db, incoming.match)
        return incoming

    async def bring_in(
        self,
        place: Place,
        incoming: Incoming,
        *,
        by: Manager | None,
        language: str | None = None,
        key: str | None = None,
    ) -> Brief:
        """Write a match down and post it: a finished one with its last board and all there is to keep of it,
        one that runs with its board, the hands, and pings of those who must act. `by`: who manages the
        server; None: the host does it. `language`: of public posts (of a finished match).

        Raises: MatchHere, ClosedChannel.
        """
        used = None if by is None else key_of("import", 0, by.user, key)

        async def body() -> Brief:
            async with self.store.write() as db:
                before = None if used is None else await steps.remembered(db, used)
                if before is not None:
                    return await self._read_brief(db, int(before))
                left = await _gone_from_here(db, incoming.match)
                if left is not None:  # what is here of it stays as it was left; the match has a new number
                    await matches.note(db, left, uid=f"{incoming.match.uid}-{left}")
                if by is not None:
                    await must_allow_place(db, place)
                number = await self._add(db, place, incoming, language)
                table = await self._table(db, number)
                if incoming.handover is None:
                    await self._show(db, table, by)
                else:
                    await self._go_on_here(db, table, incoming.proven)
                if used is not None:
                    await steps.remember(db, used, str(number), self.now())
                brief = await self._read_brief(db, number)
            log.info("match %s: read in from a file, %s", number, brief.state)
            return brief

        return await self._changing(0, body)

    @uncancelled
    async def recorded(self, manager: Manager) -> tuple[Brief, ...]:
        """The newest matches of the manager's server that have begun."""
        async with self._reading() as db:
            briefs = await self._briefs(db, await guilds.begun(db, manager.guild, MENU))
        return tuple(sorted(briefs, key=lambda brief: -brief.match))

    @uncancelled
    async def whole(self, match_id: int) -> tuple[bytes, int]:
        """A match as a file with all that is secret, for the host alone; and the revision it is of.

        Raises: UnknownMatch, NotStarted, MatchOver (a lobby that was closed), Broken.
        """
        async with self._reading() as db:
            table = await self._started(db, match_id)
            row = table.row
            if row.state == "closed" or row.secret is None:
                raise MatchOver
            rows = await self._rows(db, table)
            score = table.rules.score(await self._position(db, table)) if row.state == "over" else None
            match = self._whole(table, rows, row.secret, score)
        if row.state != "running":
            return encode(match), row.revision
        stopped = min(self.now(), row.paused_at or self.now())
        sitting = tuple(
            Sitting(
                user=seat.user,
                locale=seat.locale,
                stand_in=seat.stand_in,
                substitute=seat.substitute,
                clock=clocks.end(clocks.read_clock(seat.clock), stopped),
            )
            for seat in table.seats
        )
        return encode(
            Handover(
                match=match,
                sitting=sitting,
                host=row.host,
                terms=read_terms(row.terms),
                paused=row.paused_at is not None,
                language=row.language,
                board="newest" if row.board == "newest" else "all",
                opened_at=row.opened_at,
            )
        ), row.revision

    async def hand_over(self, match_id: int, revision: int) -> None:
        """A running match goes on elsewhere: it stops here, and its secret stays one. `revision`: that of
        the file. Raises: as `whole`; Late (somebody has moved since)."""

        async def body() -> None:
            async with self.store.write() as db:
                table = await self._table(db, match_id)
                row, now = table.row, self.now()
                self._must_run(table)
                if row.revision != revision:
                    raise Late
                await matches.change(db, match_id, revision, state="closed", ended_at=now)
                seats = [seat.seat for seat in table.seats]
                for seat in seats:
                    await matches.change_seat(db, match_id, seat, {"awaited": False, "awaited_since": None})
                for kind in (due.SEAT, due.STAND_IN):
                    await due.cancel(db, match_id, kind, seats)
                await steps.drop_draft(db, match_id)
                for waiting in await outbox.untried(db, match_id):
                    if waiting.kind in ("board", "refresh", "hand"):
                        await outbox.drop(db, waiting.id)
                async with self._post(db, match_id) as post:
                    post.notice(fact("table-handed-over"))
                    if row.board_message is not None and row.board_channel is not None:
                        post.strip(row.board_message, row.board_channel, delete=False)
            log.info("match %s: handed over to another house", match_id)

        await self._changing(match_id, body)

    # -- shared ------------------------------------------------------------------------------------------

    async def _add(self, db: AsyncConnection, place: Place, incoming: Incoming, language: str | None) -> int:
        """The match with its log, position and seats; nothing is posted yet."""
        match, over, now = incoming.match, incoming.handover, self.now()
        rows = list(_step_rows(match))
        began = match.started_at if match.started_at is not UNSET else rows[0].at if rows else now
        running = over is not None
        ended = None if running else match.ended_at if match.ended_at is not UNSET else rows[-1].at
        number = await matches.add(
            db,
            uid=match.uid,
            game=match.game,
            rules_version=match.rules_version,
            data_fingerprint=match.data_fingerprint,
            seats=match.seats,
            options=msgspec.json.encode(incoming.proven.options).decode(),
            state=match.state,
            host=0 if over is None else over.host,
            guild=place.guild,
            channel=place.channel,
            thread=place.thread,
            post=place.post,
            place_lost=False,
            language=over.language if over is not None else language or "en",
            board="all" if over is None else over.board,
            secret=bytes.fromhex(match.secret),
            steps=len(rows),
            draws=incoming.proven.draws,
            position=max(1, incoming.proven.heard),
            revision=0,
            opened_at=began if over is None else over.opened_at,
            started_at=began,
            ended_at=ended,
            moved_at=rows[-1].at if rows else began,
            terms=None if over is None else written(over.terms),
            paused_at=now if over is not None and over.paused else None,
            imported_at=now,
        )
        await steps.append(db, number, rows)
        await steps.save_snapshot(db, number, len(rows), msgspec.json.encode(incoming.proven.state))
        for seat, name in enumerate(match.names):
            sitting = None if over is None else over.sitting[seat]
            if sitting is None or sitting.user is None:
                values: dict[str, object] = {"known_as": name}
            else:
                values = {}
                if await people.find(db, sitting.user) is None:
                    await people.remember(db, sitting.user, name, sitting.locale)
            if sitting is not None:
                values |= {"stand_in": sitting.stand_in, "substitute": sitting.substitute}
                values |= {"clock": clocks.written(sitting.clock)}
            await matches.seat(db, number, seat, None if sitting is None else sitting.user, **values)
        return number

    async def _show(self, db: AsyncConnection, table: Table, by: Manager | None) -> None:
        """A finished match."""
        said = fact("table-imported") if by is None else fact("table-imported-by", by=discord_safe(by.name))
        async with self._post(db, table.id) as post:
            post.notice(said)
            await post.board(Payload(), final=True)
            post.parcel()

    async def _go_on_here(self, db: AsyncConnection, table: Table, proven: Proven) -> None:
        """A running match: whoever must act has a new duty, with a whole turn's time."""
        rules, state, now = table.rules, proven.state, self.now()
        to_act = rules.to_act(state)
        duties = [(seat.seat, 1, True, now) for seat in table.seats if seat.seat in to_act]
        await matches.set_duties(db, table.id, duties)
        await self._clock_turns(db, table, actor=None, to_act=to_act, new=to_act)
        empty = [seat.seat for seat in table.seats if seat.user is None and not seat.stand_in]
        for seat in empty:
            await asks.put(db, table.id, asks.ABSENT, seat)
        pings = tuple(
            (seat.seat, 1)
            for seat in table.seats
            if seat.seat in to_act and seat.user is not None and not seat.stand_in
        )
        hands = [
            (seat.seat, seat.user)
            for seat in table.seats
            if seat.user is not None and private_part(rules, state, seat.seat) is not None
        ]
        async with self._post(db, table.id) as post:
            post.notice(fact("table-imported-running"))
            await post.board(Payload(pings=pings, first=True, position=table.row.position))
            for seat in empty:
                post.notice(fact("table-person-gone", who=Who(seat), seat=seat))
            await post.hands(hands)


async def _gone_from_here(db: AsyncConnection, match: MatchExport) -> int | None:
    """The number that a match had here before it was handed over and came back; None: it was never here.

    Raises: MatchHere (it is here, or something else calls itself so)."""
    number = await matches.by_uid(db, match.uid)
    if number is None:
        return None
    row = await matches.find(db, number)
    if row is None or row.state != "closed" or row.secret is None or row.secret.hex() != match.secret:
        raise MatchHere
    return number


def _read(data: bytes, games: Mapping[str, AnyRules], by_host: bool) -> Incoming:
    """Raises BadFile."""
    if len(data) > BIGGEST:
        raise BadFile(fact("table-import-big"), "The file is too big to be an exported match.")
    try:
        export = read_export(data)
        if isinstance(export, Handover):
            if not by_host:
                raise Forged("Only the host brings in a running match.", fact("table-import-handover"))
            match = _sane(export.match)
            _sane_seats(export)
        elif not isinstance(export, MatchExport):
            raise Forged(
                "The match was still running when it was exported; its host exports it whole.",
                fact("table-import-running"),
            )
        else:
            match = _sane(export)
        if (match.state == "running") != isinstance(export, Handover):
            raise Forged("The file says impossible things about the end of the match.")
        started = time.thread_time()

        def going_on(n: int) -> None:
            if time.thread_time() - started > SECONDS:
                raise Forged("To play the match again takes too long.", fact("table-import-big"))

        try:
            proven = prove(match, games, going_on)
        except (ArithmeticError, LookupError, TypeError, ValueError) as error:
            # The rules are made for what they have written themselves.
            raise Forged("The file is damaged, or not an exported match.") from error
    except Forged as error:
        raise BadFile(_said(error.said), str(error)) from None
    return Incoming(match, proven, export if isinstance(export, Handover) else None)


def _said(said: Fact) -> Fact:
    return fact(_SAID[said.key], **said.args) if said.key in _SAID else said


def _sane(match: MatchExport) -> MatchExport:
    """What no digest and no move proves. Raises Forged."""
    ends = [one for one in (match.started_at, match.ended_at) if one is not UNSET]
    if (
        len(match.uid) != 16
        or set(match.uid) - set("0123456789abcdef")
        or len(match.steps) > MOST_STEPS
        or not match.steps
        or any(len(text) > LONGEST for text in (*match.names, *(move for _, move, _ in match.steps)))
        or not all(_MOMENTS[0] < at < _MOMENTS[1] for at in (*ends, *(at for *_, at in match.steps)))
        or (match.batches is not UNSET and not _fits(match.batches, len(match.steps)))
    ):
        raise Forged("The file is damaged, or not an exported match.")
    return match


def _fits(batches: tuple[int, ...], count: int) -> bool:
    return all(size > 0 for size in batches) and sum(batches) == count


def _sane_seats(handover: Handover) -> None:
    """Raises Forged."""
    users = [one.user for one in handover.sitting if one.user is not None]
    if (
        len(handover.sitting) != handover.match.seats
        or len(set(users)) != len(users)
        or not all(0 < user < 2**63 for user in users)
        or not 0 <= handover.host < 2**63
        or not _MOMENTS[0] < handover.opened_at < _MOMENTS[1]
    ):
        raise Forged("The file says impossible things about who sits at the table.")
    try:
        fits = checked(handover.terms) == handover.terms
    except BadTerms:
        fits = False
    if not fits or handover.language not in LANGUAGES:
        raise Forged("The file says impossible things about the table.")


def _step_rows(match: MatchExport) -> Iterator[StepRow]:
    """The log, with what was made together: as the file says, or else what was made at the same moment."""
    sizes = match.batches
    if sizes is UNSET:
        sizes = tuple(len(list(group)) for _, group in groupby(match.steps, lambda step: step[2]))
    n = 1
    for size in sizes:
        first = n
        for seat, move, at in match.steps[first - 1 : first - 1 + size]:
            yield StepRow(n=n, seat=seat, move=move, batch=first, key=None, at=at)
            n += 1
