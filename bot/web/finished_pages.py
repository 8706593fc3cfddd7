"""The pages and files of a finished match: the proof, its draws, the record, the time-lapse, and the points
as curves: a page, and its picture."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Final

import msgspec
from aiohttp import web

from bot.match.engine.models import OVER
from bot.match.fairness.verify import Report
from bot.runtime.turns import Crowded
from bot.web import match_values as values
from bot.web.match_pages import picture, seen_by, zooms
from bot.web.replies import NoPosition, NotNow, page
from bot.web.scenes import Drawn, curves, draw, known_curves, scene, shown_of
from bot.web.site import Document, names, state_of
from bot.web.visits import Visit, found, started
from cogs.ui.speech import game_title
from render.lapse import fitted
from render.pool import PictureError
from render.scene import Curves

PATIENCE: Final = 20.0
"""Seconds to wait for a time-lapse that is being drawn."""


class Unfinished(NoPosition):
    """This can only be shown when the match is over."""

    key = "table-unfinished"


async def _over(request: web.Request) -> Visit:
    visit = await found(request)
    if visit.brief.state not in OVER:
        raise Unfinished
    return visit


async def proof(request: web.Request) -> web.StreamResponse:
    """The check of all draws and moves by the bot, and everything that is needed to repeat it."""
    visit = await _over(request)
    reader, brief = visit.reader, visit.brief

    async def make() -> Document:
        match = brief.match
        report: Report = await reader.site.reports.get(
            ("proof", match), lambda: reader.site.matches.fairness.verify(match)
        )
        whole = await reader.site.matches.watching.record(match)
        path = visit.path
        return page(
            reader,
            "proof.html",
            f"{path}/proof",
            title=f"{reader.words('page-verify-title')} · {values.title(reader.words, brief)}",
            game=game_title(reader.words, brief.game),
            match=reader.link(path),
            uid=brief.uid,
            private=visit.owner is not None,
            sound=report.sound,
            said=reader.words.say(report.said),
            commitment=brief.commitment,
            secret=brief.secret,
            draws=reader.link(f"{path}/draws.json"),
            record=reader.link(f"{path}/record.json"),
            digest=hashlib.sha256(whole).hexdigest(),
        )

    return await visit.page(request, make, "proof")


async def draws(request: web.Request) -> web.StreamResponse:
    """Every draw with everything that could have been drawn, so that a browser can draw it again."""
    visit = await _over(request)
    reader, brief = visit.reader, visit.brief

    async def make() -> Document:
        drawn = await reader.site.matches.finished.draws(brief.match)
        body = {"uid": brief.uid, "commitment": brief.commitment, "secret": brief.secret, "draws": drawn}
        return Document.of(msgspec.json.encode(body), "application/json")

    return visit.answer(request, await reader.site.reports.get(("draws", brief.match), make))


async def record(request: web.Request) -> web.StreamResponse:
    """The record as a file: all of it when the match is over, before that only what everybody knows."""
    visit = await started(request)
    reader, brief = visit.reader, visit.brief

    async def make() -> Document:
        return Document.of(await reader.site.matches.watching.record(brief.match), "application/json")

    document = await visit.kept(reader.site.pages, ("record", brief.match, state_of(brief)), make)
    return visit.answer(request, document, name=f"turnpost-{brief.uid}.json")


async def film(request: web.Request) -> web.StreamResponse:
    """The time-lapse. It is drawn at the first request; requests that come before it is ready are asked to
    try again."""
    visit = await _over(request)
    reader, brief = visit.reader, visit.brief
    site = reader.site

    async def make() -> Document:
        async with site.films.turn():
            return await _film(visit)

    key = "film", brief.match, reader.language, names(reader.words, brief)
    try:
        async with asyncio.timeout(PATIENCE):
            film_bytes = await site.reports.get(key, make, lasting=True)
    except (TimeoutError, PictureError, Crowded):
        raise NotNow("web-film-drawing", later=15) from None
    return visit.answer(request, film_bytes, cache="public, max-age=3600")


async def _film(visit: Visit) -> Document:
    """The time-lapse. Raises NoPosition, PictureError."""
    brief, words, site = visit.brief, visit.reader.words, visit.reader.site
    story = await site.matches.history.timeline(brief.match)
    drawn = await fitted(
        story, lambda past: scene(brief, words, shown_of(past)), site.painter.lapse, site.film_frames
    )
    if drawn is None:
        raise NoPosition("web-no-film")
    return Document.of(drawn[0].data, "image/gif")


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
