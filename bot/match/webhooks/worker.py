"""Sends the calls of webhooks.

A call that does not arrive is tried again for a while. A webhook whose calls do not arrive tells its owner
once, and is stopped after some more.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final, NamedTuple, Protocol

import msgspec
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import Seat, fact
from bot.match.changing.context import Context, going_on
from bot.match.engine.models import OVER, Brief
from bot.match.engine.rows import brief_of
from bot.match.hosting.settings import guild_settings, hidden_of, may_be_public
from bot.match.webhooks.service import host_of
from bot.runtime.posting import Poster, Unreachable
from bot.runtime.public_addresses import Forbidden
from bot.runtime.tasks import end
from bot.store import Conflict, SeatRow, StoreError, matches, people, webhooks
from bot.store.matches import Whole
from bot.store.webhooks import NotificationRow, WebhookRow

log = logging.getLogger(__name__)

LOOK: Final = 1.0
"""Seconds between two looks at what is due."""
LEASE: Final = 60_000
"""Milliseconds that a claim holds."""
AT_ONCE: Final = 8
BACK_OFF: Final = (30, 120, 600, 1800)
"""Seconds to wait after the first, second, ... attempt; then a call is given up."""
PATIENCE: Final = 5
"""How many failed calls in a row stop a webhook."""
PASSING: Final = (408, 425, 429)
"""Statuses below 500 after which a call is tried again."""
GONE: Final = 410
UNREACHABLE: Final = "unreachable"
FORBIDDEN: Final = "forbidden"


class Request(NamedTuple):
    body: bytes
    headers: dict[str, str]


class Event(msgspec.Struct, frozen=True):
    """What a call is about."""

    form: str
    locale: str | None
    brief: Brief | None
    """None: the call only tries out a person's webhook."""
    at: int
    public: bool = False
    """Anybody may read the page of the match."""
    everybody: bool = False
    """The webhook belongs to a match. People who hide their names have none in the brief."""
    seats: tuple[Seat, ...] = ()
    """For a match's webhook: the seats that must act."""
    over: bool = False
    """For a match's webhook: the match has ended."""


class Writer(Protocol):
    """Writes the body of a call."""

    def __call__(self, event: Event, /) -> Request: ...


class Ready(NamedTuple):
    call: NotificationRow
    webhook: WebhookRow
    event: Event


class WebhookWorker:
    """One per process. `run` until it is cancelled.

    Args:
        writer: writes an event in the form that the receiver understands.
    """

    def __init__(
        self,
        context: Context,
        poster: Poster,
        writer: Writer,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._context, self._poster, self._writer, self._clock = context, poster, writer, clock
        self._sending: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Send what is due, again and again."""
        try:
            while True:
                with going_on(log, "webhooks"):
                    await self.step()
                await asyncio.sleep(LOOK)
        finally:
            await end(self._sending)

    async def step(self) -> int:
        """Claim what is due and begin to send it; how many calls."""
        free, now = AT_ONCE - len(self._sending), self._context.now()
        if free <= 0:
            return 0
        ready = await self._context.store.finish(self._claim(now, free))
        for ready_call in ready:
            task = asyncio.create_task(self._send(ready_call), name=f"webhook-{ready_call.webhook.id}")
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)
        return len(ready)

    async def _claim(self, now: int, free: int) -> list[Ready]:
        async with self._context.store.read(single=True) as db:
            due = await webhooks.next_due(db)
        if due is None or due > now:
            return []
        ready = []
        async with self._context.store.write() as db:
            for call in await webhooks.claim(db, now, now + LEASE, free):
                ready_call = await self._ready(db, call)
                if ready_call is None:
                    await webhooks.done(db, call.id)
                else:
                    ready.append(ready_call)
        return ready

    async def _ready(self, db: AsyncConnection, call: NotificationRow) -> Ready | None:
        """None: there is nothing to tell any more."""
        webhook = await webhooks.find(db, call.webhook)
        if webhook is None or webhook.stopped_at is not None:
            return None
        person = await people.find(db, webhook.user)
        event = Event(webhook.form, None if person is None else person.locale, None, call.created_at)
        about = webhook.match if webhook.everybody else call.match
        if about is None:
            return Ready(call, webhook, event)
        whole = await matches.find_whole(db, about)
        if whole is None:
            return None
        public = may_be_public(whole[0], await guild_settings(db, whole[0].guild))
        event = replace(event, brief=brief_of(*whole), public=public)
        if webhook.everybody:
            told = await _of_match(db, call, webhook, whole, event)
        else:
            told = _of_person(call, webhook, whole, event)
        return None if told is None else Ready(call, webhook, told)

    async def _send(self, ready: Ready) -> None:
        """Raises nothing except when it is cancelled. Then the call is sent again when its claim has run
        out."""
        retries, reason = False, ""
        try:
            request = self._writer(ready.event)
            headers = request.headers | signed(ready.webhook.secret, request.body, int(self._clock()))
            headers["Turnpost-Delivery"] = ready.call.nonce
            status = await self._poster.post(ready.webhook.url, request.body, headers)
            reason, retries = str(status), status >= 500 or status in PASSING
            arrived = 200 <= status < 300
        except Forbidden:
            reason, arrived = FORBIDDEN, False
        except Unreachable:
            reason, arrived, retries = UNREACHABLE, False, True
        except Exception:
            log.exception("webhook %s was not sent", ready.webhook.id)
            reason, arrived = UNREACHABLE, False
        with suppress(StoreError, Conflict):
            await self._context.store.finish(self._close(ready, reason, arrived=arrived, retries=retries))

    async def _close(self, ready: Ready, reason: str, *, arrived: bool, retries: bool) -> None:
        now, tried = self._context.now(), ready.call.attempts + 1
        async with self._context.store.write() as db:
            if arrived:
                if ready.event.over:  # there is nothing more to tell
                    await webhooks.discard(db, ready.webhook.id)
                    return
                await webhooks.done(db, ready.call.id)
                await webhooks.note(db, ready.webhook.id, failures=0, last=reason)
                return
            if retries and tried <= len(BACK_OFF):
                await webhooks.again(db, ready.call.id, now + BACK_OFF[tried - 1] * 1000)
                await webhooks.note(db, ready.webhook.id, last=reason)
                return
            await webhooks.done(db, ready.call.id)
            await self._given_up(db, ready, reason, now)
        self._context.news.set()

    async def _given_up(self, db: AsyncConnection, ready: Ready, reason: str, now: int) -> None:
        """Count a failed call. Tell the owner the first time, and when the webhook is stopped."""
        webhook = await webhooks.find(db, ready.webhook.id)
        if webhook is None or webhook.stopped_at is not None:
            return
        failures = webhook.failures + 1
        stops = failures >= PATIENCE or reason == str(GONE)
        stopped = now if stops else None
        await webhooks.note(db, webhook.id, failures=failures, last=reason, stopped_at=stopped)
        log.info("webhook %s: a call was given up (%s)", webhook.id, reason)
        if stops:
            await webhooks.drop_calls(db, webhook.id)
        if ready.call.match is not None and (stops or failures == 1):
            of = "table-webhook-match" if webhook.everybody else "table-webhook"
            key = f"{of}-stopped" if stops else f"{of}-failing"
            async with self._context.enqueue(db, ready.call.match) as out:
                out.notice(fact(key, host=host_of(webhook.url)), user=webhook.user)


def _of_person(call: NotificationRow, webhook: WebhookRow, whole: Whole, event: Event) -> Event | None:
    """A turn of the person; None if it is over."""
    row, seats = whole
    seat = next((seat for seat in seats if seat.seat == call.seat), None)
    stopped = row.state != "running" or row.paused_at is not None
    theirs = seat is not None and seat.user == webhook.user and _still(seat, call.turn_token)
    return event if theirs and not stopped else None


async def _of_match(
    db: AsyncConnection, call: NotificationRow, webhook: WebhookRow, whole: Whole, event: Event
) -> Event | None:
    """The event, with those of the call's turns that still go on; None if all of them are over. If the
    person who added a webhook to a private match no longer sits there, the webhook is removed."""
    row, seats = whole
    if row.private and all(seat.user != webhook.user for seat in seats):
        await webhooks.discard(db, webhook.id)
        return None
    hidden, brief = await hidden_of(db, seats), brief_of(row, seats)
    players = (replace(player, name="") if player.user in hidden else player for player in brief.players)
    event = replace(event, brief=replace(brief, players=tuple(players)), everybody=True)
    if call.match is None:
        return event
    if call.turns is None:
        return replace(event, over=True) if row.state in OVER else None
    if row.state != "running" or row.paused_at is not None:
        return None
    begun = dict(msgspec.json.decode(call.turns, type=list[tuple[int, int]]))
    awaited = tuple(seat.seat for seat in seats if seat.seat in begun and _still(seat, begun[seat.seat]))
    return replace(event, seats=awaited) if awaited else None


def _still(seat: SeatRow, token: int | None) -> bool:
    """Whether a turn that has begun is still to be taken by the person."""
    return bool(seat.awaited) and seat.turn_token == token and not seat.autopilot


def signed(secret: str, body: bytes, seconds: int) -> dict[str, str]:
    """The headers by which a receiver knows the sender, and how old a call is."""
    signature = hmac.new(secret.encode(), str(seconds).encode() + b"." + body, "sha256").hexdigest()
    return {"Turnpost-Timestamp": str(seconds), "Turnpost-Signature": f"v1={signature}"}
