"""Which match a request asks for, and who asks: everybody may watch `/m/`; players have `/my/`.

The content of an own page is cached nowhere: not here, not by proxies, not by the browser.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Coroutine, Hashable
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from aiohttp import web

from bot.match import Brief
from bot.match.errors import PageClosed
from bot.match.timing.person_settings import PersonSettings
from bot.match.watching.own import Owner
from bot.runtime.memo import Memo
from bot.web.replies import REVALIDATE, Gone, NoPosition, only_here, sent
from bot.web.site import Document, Reader, state_of
from render.paint import drawing

UID: Final = "{uid:[0-9A-Za-z-]{1,64}}"
OWN_UID: Final = "{mine:[0-9A-Za-z-]{1,64}}"
NUMBER: Final = re.compile(r"[0-9]{1,6}")
T = TypeVar("T")


def cookie_name(uid: str) -> str:
    """The cookie that opens one's own page of a match, and no other."""
    return f"turnpost-{uid}"


@dataclass(frozen=True)
class Visit:
    reader: Reader
    brief: Brief
    owner: Owner | None = None
    """None: the public."""

    @property
    def user(self) -> int | None:
        return None if self.owner is None else self.owner.user

    @property
    def seat(self) -> int | None:
        return None if self.owner is None else self.owner.seat

    @property
    def settings(self) -> PersonSettings | None:
        """The settings of the only person who sees the page; None: the public sees it."""
        return None if self.owner is None else self.owner.settings

    @property
    def path(self) -> str:
        """Where the pages of the match are for this visitor."""
        return f"/{'m' if self.owner is None else 'my'}/{self.brief.uid}"

    def path_of(self, n: int | None) -> str:
        return self.path if n is None else f"{self.path}/{n}"

    async def kept(self, memo: Memo[T], key: Hashable, make: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Make a public result once for all visitors, and a private one for its visitor only."""
        return await (memo.get(key, make) if self.owner is None else make())

    async def page(
        self, request: web.Request, make: Callable[[], Coroutine[Any, Any, Document]], *what: Hashable
    ) -> web.Response:
        """The answer with a page, feed or file, made once for a state of the match and a language.

        `what`: tells it from the others of the match.
        """
        brief, reader = self.brief, self.reader
        key = brief.match, state_of(brief), reader.language, reader.chosen, *what
        return self.answer(request, await self.kept(reader.site.pages, key, make))

    def answer(
        self, request: web.Request, document: Document, *, cache: str = REVALIDATE, name: str = ""
    ) -> web.Response:
        if self.owner is None:
            return sent(request, document, cache=cache, name=name)
        return only_here(document, name=name)


_READY: Final = set[str]()


async def found(request: web.Request) -> Visit:
    """The match that the address names: a public one, or one in which the visitor sits.

    Raises: UnknownMatch, PageClosed, PageEnded, PageRevoked, Gone.
    """
    reader = Reader(request)
    mine = request.match_info.get("mine")
    if mine is None:
        visit = Visit(reader, await reader.site.find(request.match_info["uid"]))
    else:
        cookie = request.cookies.get(cookie_name(mine), "")
        if not cookie:
            raise PageClosed
        visit = Visit(reader, *await reader.site.matches.own_pages.owned(mine, cookie))
    if visit.brief.game not in _READY:
        # The module that describes a game's positions takes a third of a second to import, so a thread does
        # it, and moves go on.
        await asyncio.to_thread(drawing, visit.brief.game)
        _READY.add(visit.brief.game)
    if visit.brief.state == "closed":
        raise Gone("web-gone-elsewhere" if visit.brief.started_at is not None else "web-gone-closed")
    return visit


async def started(request: web.Request) -> Visit:
    """As `found`, but NoPosition is raised before the match has begun."""
    visit = await found(request)
    if visit.brief.state == "lobby":
        raise NoPosition
    return visit


def number(text: str) -> int:
    """A position in an address. Raises NoPosition."""
    if not NUMBER.fullmatch(text) or int(text) < 1:
        raise NoPosition
    return int(text)


def number_in(request: web.Request) -> int | None:
    """The position that the address names; None: the newest. Raises NoPosition."""
    return number(request.match_info["n"]) if "n" in request.match_info else None
