"""The points of a match as curves: a page, and its picture."""

from __future__ import annotations

from aiohttp import web

from bot.web import match_values as values
from bot.web.picture_files import picture, seen_by, zooms
from bot.web.rendering import page
from bot.web.replies import NoPosition
from bot.web.scenes import Drawn, curves, draw, known_curves
from bot.web.site import Document, state_of
from bot.web.visits import Visit, found
from cogs.ui.speech import game_title
from render.scene import Curves


async def curves_page(request: web.Request) -> web.StreamResponse:
    visit = await found(request)
    reader, brief = visit.reader, visit.brief

    async def make() -> Document:
        return page(
            reader,
            "curves.html",
            f"{visit.path}/curves",
            title=f"{reader.words('page-curves')} · {values.title(reader.words, brief)}",
            game=game_title(reader.words, brief.game),
            match=reader.link(visit.path),
            private=visit.owner is not None,
            drawn=Drawn(visit, f"{visit.path}/curves.png", await _scene(visit)),
        )

    return await visit.page(request, make, "curves")


async def _scene(visit: Visit) -> Curves:
    """Raises: NoPosition: the points are not known yet."""
    known = await known_curves(visit)
    if known is None:
        raise NoPosition
    return curves(known, visit.brief, visit.reader.words)


async def curves_picture(request: web.Request) -> web.StreamResponse:
    visit = await found(request)
    reader, brief = visit.reader, visit.brief

    async def make() -> Document:
        return await draw(visit, seen_by(request, await _scene(visit)))

    key = "curves", brief.match, reader.language, zooms(request), state_of(brief)
    return await picture(request, visit, key, make)
