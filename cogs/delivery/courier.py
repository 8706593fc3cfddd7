"""Delivers what the table has to say: boards, hands, cards, notices. The only place that posts on its own."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from functools import partial
from typing import Any, NamedTuple

import aiohttp
import discord
import msgspec

from bot.core import CHANCE
from bot.match import ChannelLost, Delivered, InProgress, Job, Refused, Retry, ShutOut, Undeliverable
from bot.match.delivery.messages import Older, Ping
from bot.match.models import Look
from bot.text import words
from cogs.delivery.parcel import Films, packed
from cogs.framework.pictures import (
    active_seat,
    draw,
    draw_table,
    has_ledger,
    in_words,
    lobby_scene,
    look_scene,
    seat_boards,
    sheet_scene,
)
from cogs.framework.refusals import GONE, UNKNOWN_MESSAGE, closed, for_content, meaning, nameless
from cogs.framework.services import ServingBot
from cogs.ui.board import board_page, final_page, lobby_page, notice_buttons
from cogs.ui.custom_ids import press
from cogs.ui.digest import digest_page
from cogs.ui.layout import files, public
from cogs.ui.moments import timed
from cogs.ui.page import Button, Page, Picture, Row
from cogs.ui.parcel import packing_page
from cogs.ui.speech import link, match_line, safe_names

log = logging.getLogger(__name__)

Messageable = discord.PartialMessageable | discord.DMChannel
Drawn = Callable[[tuple[Picture, ...]], Page]
"""A page with these pictures, or (without any) in words."""
_MENTION = re.compile(r"<@\d+>")
_MISSING_PERMISSIONS = 50013
_MOMENT = 1.5
"""Seconds between two looks at a time-lapse that is being drawn."""
_LOOK_BACK = 1000
"""Messages searched for one that an interrupted attempt may have sent: people may have chatted meanwhile."""
_SKEW = 60_000
"""Milliseconds by which our clock may be ahead of Discord's."""


class Found(NamedTuple):
    """A message that an earlier attempt has sent; `older`: what its job has left to say (None: nothing)."""

    message: int
    older: Older | None


class DiscordCourier:
    """Sends one job; see `bot.match.delivery.messages` for what the answers mean."""

    def __init__(self, client: ServingBot) -> None:
        self._client = client
        self._films = Films()
        self._by_kind: dict[str, Callable[[Job], Awaitable[Delivered]]] = {
            "board": self._board,
            "final": self._final,
            "parcel": self._parcel,
            "lobby": self._lobby,
            "card": self._card,
            "refresh": self._refresh,
            "strip": self._strip,
            "hand": self._hand,
            "notice": self._notice,
            "digest": self._digest,
        }

    async def deliver(self, job: Job) -> Delivered:
        """Send. Raises Retry, Refused, ShutOut, ChannelLost or Undeliverable."""
        try:
            try:
                return await self._by_kind[job.kind](job)
            except discord.HTTPException as error:
                said = meaning(error, job)
                raise (await self._confirmed(error, job) if isinstance(said, Refused) else said) from error
        except discord.RateLimited as error:
            raise Retry(error.retry_after, "rate limit") from error
        except (OSError, TimeoutError, aiohttp.ClientError) as error:
            raise Retry(None, "no connection") from error

    async def _confirmed(self, error: discord.HTTPException, job: Job) -> Exception:
        """What a refusal comes to. It may be a passing fault, so whoever it speaks of is asked directly."""
        reason, http = str(error.code or error.status), self._client.http
        try:
            if job.user is not None:
                await http.get_user(job.user)
            elif job.channel is not None and closed(await http.get_channel(job.channel)):
                return ChannelLost(reason)
        except discord.HTTPException as answer:
            if nameless(answer):
                # Neither says anything about what was asked for. Whatever stands in the way does so for all.
                return ShutOut(str(answer.status)) if nameless(error) else Retry(None, reason)
            if job.user is None and answer.code in GONE:
                return ChannelLost(str(answer.code))
            return Retry(None, reason)
        # Without a reason a place that is there is never believed lost: it is tried again and again.
        return Retry(None, reason) if nameless(error) else Refused(reason)

    # -- public messages

    async def _board(self, job: Job) -> Delivered:
        assert job.match is not None
        services = self._client.services
        place = await self._place(job)
        found = await self._sent_before(place, job)
        if found is not None and found.older is None:
            return Delivered(found.message, job.channel)
        pings, since, first = job.pings, job.since, job.first
        if found is not None and found.older is not None:  # a promise was in the first of them
            pings, since, first = found.older.pings, found.older.since, False
        look = await services.matches.views.look_seat(job.match, None, since=since)
        page, pictures = await self._board_page(look, pings, first=first)
        message = await self._send(place, job, page, pictures)
        older = None if found is None else found.message
        return Delivered(message, job.channel, older_id=older, position=look.brief.public_version)

    async def _board_page(
        self, look: Look, pings: Sequence[Ping], *, first: bool
    ) -> tuple[Drawn, tuple[Picture, ...]]:
        language = look.brief.language
        scene = look_scene(look, language)

        def page(pictures: tuple[Picture, ...]) -> Page:
            text = "" if pictures else in_words(scene)
            seats = [ping.seat for ping in pings]
            boards = seat_boards(look.brief.game)
            second = has_ledger(look.brief.game)
            say = words(language)
            return board_page(say, look, pictures, text, seats, first=first, boards=boards, ledger=second)

        return page, await draw_table(self._client.services, scene, active_seat(look))

    async def _refresh(self, job: Job) -> Delivered:
        """The newest board shows who is still to act. An edit pings nobody."""
        assert job.match is not None
        assert job.message is not None
        look = await self._client.services.matches.views.look_seat(job.match, None, since=job.since)
        if look.brief.public_version == job.position and look.brief.state == "running":
            page, pictures = await self._board_page(look, job.pings, first=job.first)
            await self._edit((await self._place(job)).get_partial_message(job.message), job, page, pictures)
        return Delivered()

    async def _final(self, job: Job) -> Delivered:
        assert job.match is not None
        services = self._client.services
        place = await self._place(job)
        found = await self._sent_before(place, job)
        if found is not None and found.older is None:
            return Delivered(found.message, job.channel)
        look = await services.matches.views.look_seat(job.match, None, since=job.since)
        language = look.brief.language
        scene = look_scene(look, language)
        pictures = await draw(services, scene)
        if look.score is not None:
            pictures = (*await draw(services, sheet_scene(look, look.score, language), "score"), *pictures)

        def page(pictures: tuple[Picture, ...]) -> Page:
            return final_page(words(language), look, pictures, "" if pictures else in_words(scene))

        message = await self._send(place, job, page, pictures)
        return Delivered(message, job.channel, older_id=None if found is None else found.message)

    async def _parcel(self, job: Job) -> Delivered:
        """A message says how far the time-lapse is, and becomes the parcel when it is drawn."""
        assert job.match is not None
        services = self._client.services
        place = await self._place(job)
        brief = await services.matches.views.brief(job.match)
        say = words(brief.language)
        film = self._films.of(services, brief)
        message = job.message
        if message is None:
            found = await self._sent_before(place, job)
            page = packing_page(say, brief, film.done, film.total)
            message = await self._send(place, job, lambda _: page, ()) if found is None else found.message
        assert film.task is not None
        done, _ = await asyncio.wait({film.task}, timeout=_MOMENT)
        shown = place.get_partial_message(message)
        try:
            if not done:
                page = packing_page(say, brief, film.done, film.total)
                await self._edit(shown, job, lambda _: page, ())
                raise InProgress(message, _MOMENT)
            page = await packed(services, brief, film.task.result())
            await self._edit(
                shown, job, lambda pictures: msgspec.structs.replace(page, pictures=pictures), page.pictures
            )
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            self._films.forget(job.match)
            raise Undeliverable("somebody has deleted the parcel") from None
        self._films.forget(job.match)
        return Delivered(message, job.channel)

    async def close(self) -> None:
        """End what is drawn in the background."""
        await self._films.close()

    async def _lobby(self, job: Job) -> Delivered:
        if job.message is not None:
            return await self._card(job)
        place = await self._place(job)
        found = await self._sent_before(place, job)
        if found is not None:
            return Delivered(found.message, job.channel)
        page, pictures = await self._lobby_page(job)
        return Delivered(await self._send(place, job, page, pictures), job.channel)

    async def _card(self, job: Job) -> Delivered:
        """Bring a lobby card up to date. One that somebody has deleted is posted anew, as long as there is a
        lobby to join; after that it is not missed."""
        assert job.message is not None
        message = (await self._place(job)).get_partial_message(job.message)
        page, pictures = await self._lobby_page(job)
        try:
            await self._edit(message, None, page, pictures)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE or job.kind == "lobby":
                raise
        return Delivered(job.message, job.channel)

    async def _lobby_page(self, job: Job) -> tuple[Drawn, tuple[Picture, ...]]:
        assert job.match is not None
        services = self._client.services
        brief = await services.matches.views.brief(job.match)
        pictures = await draw(services, lobby_scene(brief, brief.language), "lobby")
        return partial(lobby_page, words(brief.language), brief), pictures

    async def _strip(self, job: Job) -> Delivered:
        assert job.message is not None
        message = (await self._place(job)).get_partial_message(job.message)
        if job.delete:
            await message.delete()
        else:
            await message.edit(view=None, **await self._settled(message, job))
        return Delivered()

    async def _settled(self, message: discord.PartialMessage, job: Job) -> dict[str, Any]:
        """What an old message says when nobody is called by it any more: its pings are taken out (they stand
        in lines of their own), and how it ended stands below."""
        try:
            content = (await message.fetch()).content
        except discord.Forbidden:  # the history may not be read: the buttons go all the same
            return {}
        lines = [line for line in content.split("\n") if not _MENTION.search(line)]
        if job.fact is not None and job.match is not None:
            brief = await self._client.services.matches.views.brief(job.match)
            lines.append(f"-# {words(brief.language).say(job.fact, safe_names(brief))}")
        said = "\n".join(lines)
        none = discord.AllowedMentions.none()
        return {} if said == content else {"content": said, "allowed_mentions": none}

    # -- direct messages

    async def _hand(self, job: Job) -> Delivered:
        assert job.match is not None
        assert job.user is not None
        services = self._client.services
        look = await services.matches.views.look(job.match, job.user)
        if look.seat is None or look.seat == CHANCE:
            return Delivered()  # handed over meanwhile: whoever has the seat now was sent the hand
        language = services.language(job.locale)
        scene = look_scene(look, language)
        pictures = await draw(services, scene, "hand")
        say = words(language)
        brief = look.brief
        rows: tuple[Row, ...] = (
            (
                Button(press("turn", brief.match), say("button-turn"), "primary"),
                Button(press("hand", brief.match), say("button-hand")),
            ),
        )

        def page(pictures: tuple[Picture, ...]) -> Page:
            texts = (
                say("dm-hand", link=link(brief.place)),
                *([] if pictures else [in_words(scene)]),
            )
            return Page(texts, pictures, rows, below=match_line(say, brief))

        box = await self._box(job)
        if (await services.matches.views.look(job.match, job.user)).seat != look.seat:
            return Delivered()  # handed over while it was drawn
        return await self._once(box, job, page, pictures)

    async def _notice(self, job: Job) -> Delivered:
        assert job.fact is not None
        services = self._client.services
        brief = await services.matches.views.brief(job.match) if job.match is not None else None
        if job.user is None:
            language = brief.language if brief else services.languages[0]
        else:
            language = services.language(job.locale)
        say = words(language)
        names = safe_names(brief) if brief else ()
        # In a line of their own, which goes when there is nothing left to do.
        mentions = " ".join(f"<@{ping.user}>" for ping in job.pings)
        texts = [*filter(None, [mentions]), say.say(timed(job.fact), names)]
        rows: tuple[Row, ...] = ()
        if brief is not None:
            if (
                job.user is not None or job.channel != brief.place.post
            ):  # in its own place it goes without saying
                texts.append(f"{match_line(say, brief)} · {link(brief.place)}")
            rows = (notice_buttons(say, brief, job.fact),)
        page = Page(tuple(texts), rows=rows, mentions=tuple(ping.user for ping in job.pings))
        place = await self._place(job) if job.user is None else await self._box(job)
        return await self._once(place, job, lambda pictures: page, ())

    async def _digest(self, job: Job) -> Delivered:
        assert job.user is not None
        services = self._client.services
        mine = await services.matches.views.mine(job.user)
        if not mine:  # all has ended meanwhile
            return Delivered()
        page = digest_page(words(services.language(job.locale)), mine)
        return await self._once(await self._box(job), job, lambda pictures: page, ())

    # -- common

    async def _place(self, job: Job) -> discord.PartialMessageable:
        """The job's channel or thread by its number, cached or not: an archived thread is in no cache. One
        that counts as lost is asked for first: nothing is drawn for what is no more."""
        if job.channel is None:
            raise ChannelLost("no channel")
        if job.lost and closed(await self._client.http.get_channel(job.channel)):
            raise ChannelLost("still locked")
        return self._client.get_partial_messageable(job.channel)

    async def _box(self, job: Job) -> discord.DMChannel:
        assert job.user is not None
        return await self._client.create_dm(discord.Object(job.user))

    async def _once(
        self, place: Messageable, job: Job, page: Drawn, pictures: tuple[Picture, ...]
    ) -> Delivered:
        """Send, unless an interrupted attempt already has."""
        found = await self._sent_before(place, job)
        message = await self._send(place, job, page, pictures) if found is None else found.message
        return Delivered(message, place.id)

    async def _send(self, place: Messageable, job: Job, page: Drawn, pictures: tuple[Picture, ...]) -> int:
        """Send; what Discord does not take with its pictures is said in words."""
        try:
            shown = _marked(page(pictures), job)
            return (await place.send(**public(shown), files=files(shown), nonce=job.nonce)).id
        except discord.HTTPException as error:
            if not for_content(error) or not pictures:
                raise
            log.warning("match %s: %s was refused with its picture: %s", job.match, job.kind, error.code)
        shown = _marked(page(()), job)
        return (await place.send(**public(shown), nonce=job.nonce)).id

    async def _edit(
        self, message: discord.PartialMessage, job: Job | None, page: Drawn, pictures: tuple[Picture, ...]
    ) -> None:
        """Edit; what Discord does not take with its pictures is said in words. `job`: marks its message."""

        def shown(pictures: tuple[Picture, ...]) -> Page:
            plain = msgspec.structs.replace(page(pictures), mentions=())
            return plain if job is None else _marked(plain, job)

        drawn, spoken = shown(pictures), shown(())
        # With everything, then without the pictures, then without what is there to download.
        tries = [(drawn, files(drawn)), *([(spoken, files(spoken))] if pictures and spoken.files else ())]
        for page_shown, attached in tries:
            try:
                await message.edit(**public(page_shown), attachments=attached)
            except discord.HTTPException as error:
                if not for_content(error) or not attached:
                    raise
                log.warning("%s was refused with its files: %s", job.kind if job else "a card", error.code)
            else:
                return
        await message.edit(**public(spoken), attachments=[])

    async def _sent_before(self, place: Messageable, job: Job) -> Found | None:
        """The newest message of an attempt that was cut off after Discord took it; its buttons carry the
        job's mark."""
        if not job.resumed:
            return None
        marks: dict[str, Older | None] = {_mark(older.nonce): older for older in job.older}
        marks[_mark(job.nonce)] = None
        after = discord.Object(_snowflake(job.created_at - _SKEW))
        found: Found | None = None
        try:
            async for message in place.history(limit=_LOOK_BACK, after=after, oldest_first=True):
                if message.author.id == getattr(self._client.user, "id", None):
                    for mark in _custom_ids(message) & marks.keys():
                        found = Found(message.id, marks[mark])
        except discord.Forbidden as error:
            if error.code != _MISSING_PERMISSIONS:  # it might only fail this once
                raise
            log.warning("match %s: the channel's history may not be read", job.match)
        return found


def _mark(nonce: str) -> str:
    """Random, unlike the job's number: counting deliveries could tell whose hand changed."""
    return f"j{nonce[:10]}"


def _snowflake(milliseconds: int) -> int:
    return discord.utils.time_snowflake(datetime.fromtimestamp(milliseconds / 1000, UTC))


def _marked(page: Page, job: Job) -> Page:
    """The page with the job's mark on its first button, so that a resumed delivery finds it again."""
    for at, row in enumerate(page.rows):
        if row and isinstance(row, tuple) and isinstance(row[0], Button):
            first = msgspec.structs.replace(row[0], action=f"{row[0].action}:{_mark(job.nonce)}")
            rows = (*page.rows[:at], (first, *row[1:]), *page.rows[at + 1 :])
            return msgspec.structs.replace(page, rows=rows)
    return page


def _custom_ids(message: discord.Message) -> set[str]:
    """The last argument of every custom id in a message."""
    found: set[str] = set()

    def walk(node: Any) -> None:
        if isinstance(node, dict):
            if isinstance(node.get("custom_id"), str):
                found.add(node["custom_id"].rpartition(":")[2])
            for value in node.values():
                walk(value)
        elif isinstance(node, list):
            for value in node:
                walk(value)

    walk([component.to_dict() for component in message.components])
    return found
