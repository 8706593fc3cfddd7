"""Persons and their own settings: time zone, quiet hours, reminders, vacations; the daily digest, a list of
somebody's matches by direct message, at an hour of the person's own day; what is stored about a person, as a
file; and deleting it. Matches stay whole: a seat stays, but it is nobody's."""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from datetime import UTC, datetime, timedelta
from typing import Any, Final

import msgspec
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import fact
from bot.match.changing.context import Asker, Context, Service, met, read
from bot.match.changing.transaction import PERSON, Tx, change
from bot.match.engine.models import Person
from bot.match.errors import BadSetting, Broken
from bot.match.outbox.enqueue import PERSON as TO_PERSON
from bot.match.outbox.enqueue import outbox_row
from bot.match.outbox.messages import Digest
from bot.match.people.typed import quiet_hours, read_time, read_zone, vacation
from bot.match.results import rating
from bot.match.results.rating import Skill
from bot.match.running.clocks import counted_vacation, known_of, set_clocks
from bot.match.timing import clock as clocks
from bot.match.timing.clock import DAY, Span, merged, read_clock, read_time_control
from bot.match.timing.person_settings import PersonSettings, calm_until
from bot.store import matches, outbox, page_links, people, privacy, results
from bot.store.engine import as_text
from bot.store.people import DigestRow
from bot.store.results import EVERYWHERE

log = logging.getLogger(__name__)

AT_ONCE: Final = 50
FARTHEST: Final = 2 * DAY
"""No digest is planned further ahead than this, even with quiet hours and changes to summer time."""


def next_digest(settings: PersonSettings, now: int) -> int | None:
    """The next time that the person's clock shows the hour of the digest. An hour that the clocks skip comes
    an hour later; an hour that comes twice counts once."""
    if settings.digest is None:
        return None
    hour, minute = divmod(settings.digest, 60)
    day = datetime.fromtimestamp(now / 1000, UTC).astimezone(settings.tz).date() - timedelta(days=1)
    for _ in range(4):
        moment = datetime(day.year, day.month, day.day, hour, minute, tzinfo=settings.tz)
        at = int(moment.timestamp() * 1000)
        if at > now:
            return at
        day += timedelta(days=1)
    raise AssertionError("unreachable")


class Digests(Service):
    async def look(self) -> int:
        """Put digests that are due into the outbox. Returns how many rows were due. A row and its message are
        one transaction."""
        context, now = self.context, self.context.now()
        async with context.reading(single=True) as db:
            rows = await people.ripe_digests(db, now, now + FARTHEST, AT_ONCE)
        for row in rows:
            try:
                async with context.store.write() as db:
                    await self._send(db, row)
            except Exception:  # the others must not wait for it
                log.exception("a digest failed; later again")
                async with context.store.write() as db:
                    if await people.take_digest(db, row):
                        await people.schedule_digest(db, row.user, now + DAY)
        if rows:
            context.news.set()
        return len(rows)

    async def _send(self, db: AsyncConnection, row: DigestRow) -> None:
        if not await people.take_digest(db, row):
            return
        user, now = row.user, self.context.now()
        known, vacations = (await known_of(db, [user]))[user]
        away = any(begins <= now < ends for begins, ends in vacations)
        calm = now if away else calm_until(known, (), now)
        if calm > now and known.digest is not None:  # it waits for the end of the quiet hours
            await people.schedule_digest(db, user, calm)
            return
        await people.schedule_digest(db, user, next_digest(known, now))
        due = known.digest is not None and row.at <= now and not away
        if (
            due
            and await matches.of_user(db, user, over=False)
            and not await outbox.waits(db, f"{TO_PERSON}{user}", Digest.kind)
        ):
            message = outbox_row(Digest(), f"{TO_PERSON}{user}", now, self.context.token_bytes, user=user)
            await outbox.add(db, [message])


KEPT = 400 * DAY
"""Milliseconds that a vacation is remembered."""
MOST_VACATIONS = 20
PAGE_BYTES = 8
"""Random bytes in the address of the page about a person."""


class Me(msgspec.Struct, frozen=True):
    settings: PersonSettings
    vacations: tuple[Span, ...]
    """Those that are not over."""
    page: str | None = None
    """The last part of the address of the page about the person; None: there is none."""


class People(Service):
    @change(of=PERSON, reads_first=True)
    async def met(self, tx: Tx, person: Person, /) -> None:
        """Somebody pressed or typed something: remember name and locale, and try direct messages again."""
        async with tx.reading(single=True) as db:
            if Asker(await people.find(db, person.user)).is_known(person, tx.now):
                return  # nearly always, and then nobody has to wait for the disk
        await tx.write()
        await met(tx.db, person, tx.now)

    @read
    async def me(self, user: int) -> Me:
        """The settings of a person, known or not."""
        async with self.context.reading() as db:
            settings, spans = (await known_of(db, [user]))[user]
            page = await page_links.person_page_of(db, user)
        now = self.context.now()
        left = tuple(span for span in spans if span[1] > now)
        return Me(settings, left, page)

    async def set(self, person: Person, **settings: object) -> Me:
        """Set fields of `PersonSettings`. Where a person is called holds for turns that begin from now on."""
        await self._change_settings(person, settings)
        return await self._replanned(person.user)

    async def set_zone(self, person: Person, text: str) -> Me:
        """Raises UnknownZone."""
        return await self.set(person, zone=read_zone(text))

    async def set_quiet(self, person: Person, start: str, until: str) -> Me:
        """Hours of every day in which nobody is reminded.

        Raises:
            Unreadable, BadSetting: impossible hours, or no time zone is set.
        """
        return await self._set_in_zone(person, quiet=quiet_hours(start, until))

    async def set_digest(self, person: Person, text: str) -> Me:
        """A list of one's matches by direct message, at this time of every day.

        Raises:
            Unreadable, BadSetting: no such time, or no time zone is set.
        """
        return await self._set_in_zone(person, digest=read_time(text))

    async def _set_in_zone(self, person: Person, **settings: object) -> Me:
        if (await self.me(person.user)).settings.zone is None:
            raise BadSetting(fact("table-zone-first"))
        return await self.set(person, **settings)

    async def set_page(self, person: Person, wanted: bool) -> Me:
        """Whether there is a page about the person in the browser. One that is switched on again has another
        address."""
        await self._set_page(person, wanted)
        return await self.me(person.user)

    @change(of=PERSON)
    async def _set_page(self, tx: Tx, person: Person, wanted: bool, /) -> None:
        await met(tx.db, person, tx.now)
        await people.lock(tx.db, [person.user])
        if not wanted:
            await page_links.drop_person_page(tx.db, person.user)
        elif await page_links.person_page_of(tx.db, person.user) is None:
            page = self.context.token_bytes(PAGE_BYTES).hex()
            await page_links.add_person_page(tx.db, page, person.user)

    async def add_vacation(self, person: Person, first: str, last: str) -> Me:
        """Whole days, as typed.

        Raises:
            Unreadable, BadSetting.
        """
        span = vacation((await self.me(person.user)).settings, first, last, self.context.now())
        return await self._travel(person, lambda spans: merged((*spans, span)))

    async def end_vacation(self, person: Person) -> Me:
        """End the vacation that is under way, and delete those that are planned.

        Raises:
            BadSetting: there is no vacation to end.
        """
        if not (await self.me(person.user)).vacations:
            raise BadSetting(fact("table-vacation-none"))
        now = self.context.now()
        return await self._travel(
            person, lambda spans: tuple((span[0], min(span[1], now)) for span in spans if span[0] < now)
        )

    # -- shared ------------------------------------------------------------------------------------------

    async def _travel(self, person: Person, change: Callable[[tuple[Span, ...]], tuple[Span, ...]]) -> Me:
        await self._change_vacations(person, change)
        return await self._replanned(person.user)

    @change(of=PERSON)
    async def _change_settings(self, tx: Tx, person: Person, changes: Mapping[str, object], /) -> None:
        await met(tx.db, person, tx.now)
        await people.lock(tx.db, [person.user])
        known, _ = (await known_of(tx.db, [person.user], vacations=False))[person.user]
        settings = replace(known, **changes)
        await people.note(tx.db, person.user, settings=as_text(settings))
        await people.schedule_digest(tx.db, person.user, next_digest(settings, tx.now))
        if settings.unrated:  # who comes back begins anew
            await results.drop_ratings(tx.db, person.user)

    @change(of=PERSON)
    async def _change_vacations(
        self, tx: Tx, person: Person, change: Callable[[tuple[Span, ...]], tuple[Span, ...]], /
    ) -> None:
        await met(tx.db, person, tx.now)
        await people.lock(tx.db, [person.user])
        _, known = (await known_of(tx.db, [person.user]))[person.user]
        spans = change(tuple(span for span in known if span[1] > tx.now - KEPT))
        if len(spans) > MOST_VACATIONS:
            raise BadSetting(fact("table-vacation-many", most=MOST_VACATIONS))
        await people.set_vacations(tx.db, person.user, spans)

    async def _replanned(self, user: int) -> Me:
        """Plan anew what is due for a person in all matches."""
        async with self.context.reading() as db:
            waiting = await people.awaited_in(db, user)
        for match_id in waiting:
            await self._replan(match_id, user)
        return await self.me(user)

    @change
    async def _replan(self, tx: Tx, match_id: int, user: int, /) -> None:
        """Plan anew what is due for a person in a match, with what is known of the person now."""
        seat = tx.match.seat_of(user)
        if seat is None or not seat.awaited or seat.autopilot:
            return
        known = await known_of(tx.db, [user])
        time_control = read_time_control(tx.match.row.time_control)
        before, started = read_clock(seat.clock), tx.match.row.started_at or tx.now
        clock = clocks.leave(before, counted_vacation(time_control, known[user][1], started))
        await tx.change()
        await set_clocks(tx, {seat.seat: clock}, known)
        if clock.deadline != before.deadline:
            async with tx.enqueue() as out:
                await out.refresh(tx.match.row.public_version)


FORM: Final = 1
_MOMENTS: Final = frozenset(
    (
        *("at", "starts", "ends", "due", "dm_closed_at", "created_at", "done_at", "awaited_since"),
        "round_ends",
        *("opened_at", "started_at", "ended_at", "moved_at", "paused_at", "imported_at", "written_at"),
        *("made_at", "revoked_at", "stopped_at", "archived_at"),
    )
)
"""Columns that hold UTC milliseconds."""
_JSON: Final = frozenset(("settings", "clock", "options", "time_control", "payload", "moves", "approved"))
"""Columns that hold JSON as text."""
_COUNTS: Final = frozenset(("steps", "draws", "revision"))
"""Columns of a match that also count others' sealed decisions, so no reader may see them."""


class Privacy(Service):
    """A person's data.

    Args:
        leave: gives up the seat that a person (second) has in a match (first).
        forgetting: what else has to be done before a person is forgotten, in the same transaction.
    """

    def __init__(
        self,
        context: Context,
        leave: Callable[[int, int], Coroutine[Any, Any, None]],
        *forgetting: Callable[[Tx, int], Awaitable[None]],
    ) -> None:
        super().__init__(context)
        self._leave, self._forgetting = leave, forgetting

    @read
    async def all_about(self, user: int) -> bytes:
        """A copy of all that is stored about a person, as JSON: settings, seats with everything played there,
        results, ratings, what waits to be sent. Nothing of others, and no secrets of matches."""
        async with self.context.reading() as db:
            rows = await privacy.about(db, user)
            seated = {seat["match"]: seat for seat in rows.pop("seats")}
            played: dict[int, dict[str, Any]] = defaultdict(dict)
            for number, seat in seated.items():
                moves = await privacy.moves(db, number, seat["seat"])
                # The step numbers of the log would reveal how much others have sealed in between.
                played[number]["moves"] = [{**move, "n": n} for n, move in enumerate(moves, 1)]
                played[number]["plans"] = await privacy.plans_of(db, number, seat["seat"])
                played[number]["draft"] = await privacy.drafts_of(db, number, seat["seat"])
        results = {row["match"]: row for row in rows.pop("results")}
        whole = {
            "format": "turnpost-person",
            "form": FORM,
            "user": user,
            "written_at": self.context.now(),
            **rows,
            "ratings": [
                {
                    "game": row["game"],
                    "server": None if row["guild"] == EVERYWHERE else row["guild"],
                    "rating": rating.points(Skill(row["mu"], row["sigma"])),
                    **{key: row[key] for key in ("mu", "sigma", "matches")},
                }
                for row in rows["ratings"]
            ],
            "matches": [
                {
                    "match": {
                        **{name: value for name, value in match.items() if name not in _COUNTS},
                        "host": match["host"] == user,
                    },
                    "seat": seated.get(match["id"]),
                    "result": results.get(match["id"]),
                    **played[match["id"]],
                }
                for match in rows["matches"]
            ],
        }
        return msgspec.json.format(msgspec.json.encode(_readable(whole)), indent=1)

    async def forget(self, user: int) -> None:
        """Delete what is stored about a person. Seats of running matches are given up: the autopilot plays
        there, or somebody else takes them, as each table has agreed; seats of lobbies become free. If it was
        interrupted, calling it again finishes the rest."""
        async with self.context.reading() as db:
            numbers = await matches.of_user(db, user, over=True)
        for number in numbers:
            try:
                await self._leave(number, user)
            except Broken:
                continue  # a game this program does not have: its seat is emptied below
        await self._forget(user)

    @change(of=PERSON)
    async def _forget(self, tx: Tx, user: int, /) -> None:
        for prepare in self._forgetting:
            await prepare(tx, user)
        await privacy.forget(tx.db, user)


def _readable(value: Any, name: str = "") -> Any:
    """Moments as ISO 8601, JSON as such, bytes left out."""
    match value:
        case dict():
            return {key: _readable(part, key) for key, part in value.items() if not isinstance(part, bytes)}
        case list():
            return [_readable(part) for part in value]
        case bool() | None:
            return value
        case int() if name in _MOMENTS:
            return datetime.fromtimestamp(value / 1000, UTC).isoformat(timespec="milliseconds")
        case str() if name in _JSON:
            try:
                return msgspec.json.decode(value)
            except msgspec.DecodeError:
                return value
    return value
