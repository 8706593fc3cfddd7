"""Channels that take, refuse and keep messages as Discord does, for the sender; no network, no library."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from types import SimpleNamespace
from typing import Any, cast

import discord

from bot.core import AnyRules
from bot.games.registry import GAMES
from bot.match import Delivery
from cogs.delivery.sender import DiscordSender
from cogs.events.sending import event_posts
from cogs.framework.services import Services, ServingBot
from render.paint import Picture
from tests.match.app import MatchApp

BOT = 999


def refusal(status: int, code: int) -> discord.HTTPException:
    kind: type[discord.HTTPException] = {403: discord.Forbidden, 404: discord.NotFound}.get(
        status, discord.DiscordServerError if status >= 500 else discord.HTTPException
    )
    response = cast("Any", SimpleNamespace(status=status, reason=""))
    return kind(response, {"code": code, "message": ""})


class Message:
    def __init__(self, id_: int, author: int, given: dict[str, Any]) -> None:
        view = given.get("view")
        found = [] if view is None else view.to_components()
        self.id, self.content = id_, str(given.get("content", ""))
        self.author = SimpleNamespace(id=author)
        self.components = [SimpleNamespace(to_dict=lambda one=one: one) for one in found]
        files = given.get("files") or given.get("attachments") or ()
        self.pictures = [file.filename for file in files]
        self.data = [file.fp.getvalue() for file in files]
        self.silent = bool(given.get("silent"))
        self.pinged = [one.id for one in getattr(given.get("allowed_mentions"), "users", None) or ()]

    @property
    def buttons(self) -> int:
        return sum(len(row.to_dict()["components"]) for row in self.components)


class Channel:
    """`refuse` is asked before anything is done: it may raise."""

    def __init__(self, id_: int, now: Callable[[], Any]) -> None:
        self.id, self._now = id_, now
        self.locked = False
        self.messages: list[Message] = []
        self.refuse: Callable[[str, dict[str, Any]], None] = lambda what, given: None

    def add(self, author: int, **given: Any) -> Message:
        message = Message(discord.utils.time_snowflake(self._now()) + len(self.messages), author, given)
        self.messages.append(message)
        return message

    async def send(self, **given: Any) -> Message:
        self.refuse("send", given)
        return self.add(BOT, **given)

    async def history(
        self, *, limit: int = 100, after: Any = None, oldest_first: bool | None = None
    ) -> AsyncIterator[Message]:
        self.refuse("history", {})
        found = [one for one in self.messages if after is None or one.id > after.id]
        forward = after is not None if oldest_first is None else oldest_first
        for message in (found if forward else found[::-1])[:limit]:
            yield message

    def get_partial_message(self, id_: int) -> Any:
        async def edit(**given: Any) -> None:
            self.refuse("edit", given)
            at = next((at for at, one in enumerate(self.messages) if one.id == id_), None)
            if at is None:
                raise refusal(404, 10008)
            self.messages[at] = Message(id_, BOT, {"content": self.messages[at].content, **given})

        async def delete() -> None:
            self.refuse("delete", {})
            if all(one.id != id_ for one in self.messages):
                raise refusal(404, 10008)
            self.messages = [one for one in self.messages if one.id != id_]

        async def fetch() -> Message:
            self.refuse("fetch", {})
            found = next((one for one in self.messages if one.id == id_), None)
            if found is None:
                raise refusal(404, 10008)
            return found

        return SimpleNamespace(edit=edit, delete=delete, fetch=fetch, channel=self)


class Painter:
    async def paint(self, scene: Any) -> Picture:
        return Picture(b"png", 1, 1, "png")


class Discord:
    """What the sender needs of a client."""

    def __init__(self, app: MatchApp) -> None:
        self.user = SimpleNamespace(id=BOT)
        self.channels: dict[int, Channel] = {}
        self._now = app.clock
        rules: dict[str, AnyRules] = GAMES
        painter = cast("Any", Painter())
        self.services = Services(app.services, painter, rules, ("en", "el", "pl"), app.clock)
        self.sender = DiscordSender(cast("ServingBot", self), event_posts)
        self.refuse: Callable[[str, dict[str, Any]], None] = lambda what, given: None
        self.http = SimpleNamespace(
            get_channel=self._channel,
            get_user=self._user,
            edit_channel=self._edit_channel,
            start_private_message=self._start_private_message,
        )
        self.opened: list[int] = []
        """Whose direct messages were opened, each time anew: a large bot remembers none of them."""
        self.boxes: dict[int, int] = {}
        """The channels of those who have another one than the number of the person."""

    async def _channel(self, id_: int) -> dict[str, Any]:
        channel = self.get_partial_messageable(id_)
        channel.refuse("ask", {})
        return {"id": str(id_), "thread_metadata": {"locked": channel.locked}}

    async def _edit_channel(self, id_: int, **changes: Any) -> dict[str, Any]:
        self.get_partial_messageable(id_).refuse("wake", changes)
        return {"id": str(id_)}

    async def _user(self, id_: int) -> dict[str, Any]:
        self.refuse("ask", {})
        return {"id": str(id_)}

    def get_partial_messageable(self, id_: int) -> Channel:
        return self.channels.setdefault(id_, Channel(id_, self._now))

    async def create_dm(self, user: Any) -> Channel:
        self.refuse("create_dm", {})
        self.opened.append(user.id)
        return self.get_partial_messageable(self.boxes.get(user.id, user.id))

    async def _start_private_message(self, user: int) -> dict[str, Any]:
        return {"id": str((await self.create_dm(SimpleNamespace(id=user))).id)}


async def job_of(app: MatchApp, kind: str, user: int | None = None) -> Delivery:
    """The first delivery of a kind that is due (of all that are due)."""
    jobs = await app.sent(kind)
    return next(job for job in jobs if user in (None, job.user))
