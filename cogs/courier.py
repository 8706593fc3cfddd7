"""Delivers what the table has to say: boards, hands, cards, notices. The only place that posts on its own."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

import discord
import msgspec

from bot.core import CHANCE
from bot.table import Delivered, Gone, Job, Retry, Undeliverable
from bot.text import words
from cogs.actions import press
from cogs.pages.board import board_page, final_page, lobby_page
from cogs.pages.layout import files, public
from cogs.pages.page import Button, Page, Row
from cogs.pages.speech import game_term, link, match_line, safe_names
from cogs.pictures import draw, in_words, lobby_scene, look_scene, sheet_scene
from cogs.services import ServingBot

log = logging.getLogger(__name__)

# https://docs.discord.com/developers/topics/opcodes-and-status-codes#json
_GONE_CODES = {10003, 50001, 50013, 160005, 50083, 10004}
"""Channel, server or access lost, thread locked or archived for good: the match waits for a new place."""
_NO_DM_CODES = {50007, 50278, 10013, 40003, 50001}
_OLD_EDIT = 30046
_LOOK_BACK = 30
"""Messages searched for one that an interrupted attempt may have sent."""


class DiscordCourier:
    """Sends one job; see `bot.table.courier` for what the answers mean."""

    def __init__(self, client: ServingBot) -> None:
        self._client = client
        self._by_kind: dict[str, Callable[[Job], Awaitable[Delivered]]] = {
            "board": self._board,
            "final": self._final,
            "lobby": self._lobby,
            "strip": self._strip,
            "hand": self._hand,
            "notice": self._notice,
        }

    async def deliver(self, job: Job) -> Delivered:
        """Send. Raises Retry, Gone or Undeliverable."""
        try:
            return await self._by_kind[job.kind](job)
        except discord.RateLimited as error:
            raise Retry(error.retry_after, "rate limit") from error
        except discord.DiscordServerError as error:
            raise Retry(None, f"Discord answers {error.status}") from error
        except (OSError, TimeoutError) as error:
            raise Retry(None, "no connection") from error

    # -- public messages

    async def _board(self, job: Job) -> Delivered:
        assert job.match is not None
        services = self._client.services
        look = await services.tables.look_seat(job.match, None, since=job.since)
        language = look.brief.language
        scene = look_scene(look, language)
        pictures = await draw(services, scene)
        seats = [ping.seat for ping in job.pings]
        text = "" if pictures else in_words(scene)
        page = board_page(words(language), look, pictures, text, seats, first=job.first)
        return await self._post(job, page)

    async def _final(self, job: Job) -> Delivered:
        assert job.match is not None
        services = self._client.services
        look = await services.tables.look_seat(job.match, None, since=job.since)
        language = look.brief.language
        scene = look_scene(look, language)
        pictures = await draw(services, scene)
        if look.score is not None:
            pictures = (*await draw(services, sheet_scene(look, look.score, language), "score"), *pictures)
        text = "" if pictures else in_words(scene)
        return await self._post(job, final_page(words(language), look, pictures, text))

    async def _lobby(self, job: Job) -> Delivered:
        assert job.match is not None
        services = self._client.services
        brief = await services.tables.brief(job.match)
        pictures = await draw(services, lobby_scene(brief, brief.language), "lobby")
        page = lobby_page(words(brief.language), brief, pictures)
        if job.message is None or job.channel is None:
            return await self._post(job, page)
        message = self._channel(job.channel).get_partial_message(job.message)
        try:
            await message.edit(**public(page), attachments=files(page))
        except discord.NotFound as error:
            if error.code != 10008:
                raise Gone(str(error.code)) from error
        except discord.Forbidden as error:
            raise Gone(str(error.code)) from error
        return Delivered(job.message, job.channel)

    async def _strip(self, job: Job) -> Delivered:
        assert job.channel is not None
        assert job.message is not None
        message = self._channel(job.channel).get_partial_message(job.message)
        try:
            if job.delete:
                await message.delete()
            else:
                await message.edit(view=None)
        except (discord.NotFound, discord.Forbidden) as error:
            raise Gone(str(error.code)) from error
        except discord.HTTPException as error:
            if error.code == _OLD_EDIT:
                raise Retry(600, "Discord limits edits of old messages") from error
            raise Gone(str(error.code)) from error
        return Delivered()

    async def _post(self, job: Job, page: Page) -> Delivered:
        """Send to the match's place, unless an interrupted attempt already has."""
        if job.channel is None:
            raise Gone("no channel")
        channel = self._channel(job.channel)
        page = _marked(page, job)
        try:
            if job.resumed and (found := await self._sent_before(channel, job)):
                return Delivered(found, job.channel)
            message = await channel.send(**public(page), files=files(page), nonce=job.nonce)
        except (discord.NotFound, discord.Forbidden) as error:
            raise Gone(str(error.code)) from error
        except discord.HTTPException as error:
            if error.code in _GONE_CODES:
                raise Gone(str(error.code)) from error
            log.warning("match %s: %s was refused: %s", job.match, job.kind, error.code)
            raise Retry(None, str(error.code)) from error
        return Delivered(message.id, job.channel)

    # -- direct messages

    async def _hand(self, job: Job) -> Delivered:
        assert job.match is not None
        assert job.user is not None
        services = self._client.services
        look = await services.tables.look(job.match, job.user)
        if look.seat is None or look.seat == CHANCE:
            raise Undeliverable("no longer seated")
        language = services.language(job.locale)
        scene = look_scene(look, language)
        pictures = await draw(services, scene, "hand")
        say = words(language)
        brief = look.brief
        texts = [
            say("dm-hand", game=game_term(brief.game), link=link(brief.place)),
            *([] if pictures else [in_words(scene)]),
        ]
        rows: tuple[Row, ...] = (
            (
                Button(press("hand", brief.match), say("button-hand")),
                Button(press("turn", brief.match), say("button-turn"), "primary"),
            ),
        )
        return await self._send_dm(job, Page(tuple(texts), pictures, rows, below=match_line(say, brief)))

    async def _notice(self, job: Job) -> Delivered:
        assert job.fact is not None
        services = self._client.services
        brief = await services.tables.brief(job.match) if job.match is not None else None
        if job.user is None:
            language = brief.language if brief else services.languages[0]
        else:
            language = services.language(job.locale)
        say = words(language)
        names = safe_names(brief) if brief else ()
        texts = [say.say(job.fact, names)]
        rows: tuple[Row, ...] = ()
        if brief is not None:
            texts.append(f"{match_line(say, brief)} · {link(brief.place)}")
            if brief.state == "lobby":
                rows = ((Button(press("join", brief.match), say("button-join"), "success"),),)
            else:
                rows = ((Button(press("board", brief.match), say("button-board")),),)
        page = Page(tuple(texts), rows=rows, mentions=tuple(ping.user for ping in job.pings))
        return await self._send_dm(job, page) if job.user is not None else await self._post(job, page)

    async def _send_dm(self, job: Job, page: Page) -> Delivered:
        assert job.user is not None
        page = _marked(page, job)
        try:
            channel = await self._client.create_dm(discord.Object(job.user))
            if job.resumed and (found := await self._sent_before(channel, job)):
                return Delivered(found, channel.id)
            message = await channel.send(**public(page), files=files(page), nonce=job.nonce)
        except discord.HTTPException as error:
            if error.code in _NO_DM_CODES or isinstance(error, discord.Forbidden | discord.NotFound):
                raise Undeliverable(str(error.code)) from error
            if isinstance(error, discord.DiscordServerError):
                raise
            raise Retry(None, str(error.code)) from error
        return Delivered(message.id, channel.id)

    # -- common

    def _channel(self, channel: int) -> discord.PartialMessageable:
        """Any channel or thread by its number, cached or not: an archived thread is in no cache."""
        return self._client.get_partial_messageable(channel)

    async def _sent_before(self, channel: discord.abc.Messageable, job: Job) -> int | None:
        """The message of an attempt that was cut off after Discord took it; its buttons carry the job."""
        mark = _mark(job)
        try:
            async for message in channel.history(limit=_LOOK_BACK):
                if message.author.id == getattr(self._client.user, "id", None) and mark in _custom_ids(
                    message
                ):
                    return message.id
        except discord.Forbidden:
            log.warning("match %s: the channel's history may not be read", job.match)
        return None


def _mark(job: Job) -> str:
    """Random, unlike the job's number: counting deliveries could tell whose hand changed."""
    return f"j{job.nonce[:10]}"


def _marked(page: Page, job: Job) -> Page:
    """The page with the job's mark on its first button, so that a resumed delivery finds it again."""
    for at, row in enumerate(page.rows):
        if row and isinstance(row, tuple) and isinstance(row[0], Button):
            first = msgspec.structs.replace(row[0], action=f"{row[0].action}:{_mark(job)}")
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
