"""Pictures of positions as files, each drawn once and known by its tag."""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Final

from aiohttp import web

from bot.web.match_pages import chosen_part
from bot.web.naming import names
from bot.web.replies import A_WEEK, REVALIDATE, NoPosition, NotNow
from bot.web.scenes import draw, lobby, position, scene, sheet
from bot.web.site import Document, state_of
from bot.web.visits import Visit, found, number_in, started
from render.pool import PictureError
from render.scene import Curves, Scene, Sheet, Zoomed

log = logging.getLogger(__name__)

ZOOM: Final = "2"
"""The value in an address that asks for twice the pixels."""
Public = Scene | Sheet | Curves
Make = Callable[[], Coroutine[Any, Any, Document]]


async def board(request: web.Request) -> web.StreamResponse:
    """The board, newest or at a position; `show` names another picture of it."""
    visit = await started(request)
    reader, brief = visit.reader, visit.brief
    n = number_in(request)
    part = chosen_part(request, brief)
    # Of an older position only the names of the players and the end of the match can still change.
    lasting = (state_of(brief),) if n is None else (names(reader.words, brief), brief.state)

    async def make() -> Document:
        shown = await position(visit, n)
        return await draw(visit, seen_by(request, scene(brief, reader.words, shown, part)))

    key = "board", brief.match, n, part, reader.language, zooms(request), *lasting
    return await picture(request, visit, key, make)


async def lobby_card(request: web.Request) -> web.StreamResponse:
    visit = await found(request)
    reader, brief = visit.reader, visit.brief
    if brief.state != "lobby":
        raise NoPosition

    async def make() -> Document:
        return await draw(visit, lobby(brief, reader.words))

    return await picture(request, visit, ("lobby", brief.match, reader.language, state_of(brief)), make)


async def score(request: web.Request) -> web.StreamResponse:
    visit = await started(request)
    reader, brief = visit.reader, visit.brief

    async def make() -> Document:
        shown = await position(visit, None)
        if shown.score is None:
            raise NoPosition
        return await draw(visit, seen_by(request, sheet(brief, reader.words, shown, shown.score)))

    key = "score", brief.match, reader.language, zooms(request), state_of(brief)
    return await picture(request, visit, key, make)


def zooms(request: web.Request) -> bool:
    return request.query.get("zoom") == ZOOM


def seen_by(request: web.Request, public: Public) -> Public | Zoomed:
    return Zoomed(scene=public) if zooms(request) else public


async def picture(request: web.Request, visit: Visit, key: Hashable, make: Make) -> web.StreamResponse:
    """The answer to a request for a picture. Raises NotNow."""
    try:
        document = await visit.kept(visit.reader.site.pictures, key, make)
    except PictureError as error:
        log.warning("no picture for a page: %s", error)
        raise NotNow(later=10) from None
    # An address with the tag of this picture never shows another picture.
    same = request.query.get("v") == document.tag
    return visit.answer(request, document, cache=A_WEEK if same else REVALIDATE)
