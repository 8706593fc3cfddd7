"""A player's own page: the link that opens it, and the pictures that only this player may see."""

from __future__ import annotations

from functools import partial
from typing import Final

from aiohttp import web

from bot.match.watching.own import PAGE_LASTS
from bot.web.own_values import draft_scene, drafted
from bot.web.picture_files import picture, seen_by
from bot.web.replies import NoPosition, NotNow
from bot.web.scenes import draw, hand, position
from bot.web.site import Reader
from bot.web.visits import Visit, cookie_name, found, number_in, started
from render.scene import Scene

_AHEAD: Final = ("Sec-Purpose", "Purpose", "X-Moz")
"""Headers that browsers send if they load a page before the person asks for it."""


async def open_page(request: web.Request) -> web.StreamResponse:
    """Exchange a link for the cookie of one match, and go to its page."""
    reader = Reader(request)
    if any("prefetch" in request.headers.get(name, "").lower() for name in _AHEAD):
        raise NotNow(later=5)
    opened = await reader.site.matches.own_pages.open(request.match_info["link"])
    path = f"/my/{opened.uid}"
    response = web.Response(
        status=303, headers={"Location": reader.link(path), "Cache-Control": "no-store, private"}
    )
    response.set_cookie(
        cookie_name(opened.uid),
        opened.cookie,
        max_age=PAGE_LASTS // 1000,
        path=f"{reader.site.prefix}{path}",
        secure=(reader.site.url or "").startswith("https:"),
        httponly=True,
        samesite="Lax",
    )
    return response


async def hand_picture(request: web.Request) -> web.StreamResponse:
    """The picture of what the visitor's seat sees, newest or at a position."""
    visit = await started(request)
    shown = await position(visit, number_in(request))
    return await _picture(request, visit, hand(visit.brief, visit.reader.words, shown))


async def draft_picture(request: web.Request) -> web.StreamResponse:
    visit = await found(request)
    preview = await drafted(visit)
    return await _picture(request, visit, None if preview is None else draft_scene(visit, preview))


async def _picture(request: web.Request, visit: Visit, scene: Scene | None) -> web.StreamResponse:
    if scene is None:
        raise NoPosition
    # Only owners get here: for them nothing is kept under a key.
    return await picture(request, visit, None, partial(draw, visit, seen_by(request, scene)))
