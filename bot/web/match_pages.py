"""The page of a match (its newest position, and each older one), and its pictures as files, each drawn once
and known by its tag; for a player also the link that opens the own page, and the pictures that only this
player may see."""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine, Hashable
from functools import partial
from typing import Any, Final

from aiohttp import web

from bot.match import Brief
from bot.match.engine.models import OVER
from bot.match.watching.own import PAGE_LASTS
from bot.web import match_values as values
from bot.web.api.values import entries
from bot.web.match_values import draft_scene, drafted, finished, own
from bot.web.replies import A_WEEK, REVALIDATE, NoPosition, NotNow, page
from bot.web.scenes import TABLE, Drawn, draw, hand, lobby, naming, parts, position, scene, sheet, tag
from bot.web.site import Document, Reader, isolated, moment_of, names, state_of
from bot.web.visits import Visit, cookie_name, found, number, number_in, started
from cogs.ui.speech import game_title, sentences
from render.paint import alt_text
from render.pool import PictureError
from render.scene import Curves, Scene, Sheet, Zoomed


def chosen_part(request: web.Request, brief: Brief) -> str:
    """The picture of a position that the request asks for; the table if there is no such picture."""
    part = request.query.get("show", TABLE)
    return part if part in parts(brief) else TABLE


async def show(request: web.Request) -> web.StreamResponse:
    """The newest position, or the one that the address names."""
    visit = await found(request)
    n = number_in(request)
    if visit.brief.state == "lobby":
        if n is not None:
            raise NoPosition
        return await visit.page(request, partial(_lobby, visit))
    part = chosen_part(request, visit.brief)
    return await visit.page(request, partial(_position, visit, n, part), n, part)


async def go(request: web.Request) -> web.StreamResponse:
    """Redirect from the slider to the position that it names."""
    visit = await found(request)
    n = number(request.query.get("n", ""))
    more = naming(chosen_part(request, visit.brief))
    raise web.HTTPSeeOther(visit.reader.link(visit.path_of(n), **more))


async def _lobby(visit: Visit) -> Document:
    reader, brief = visit.reader, visit.brief
    words, path = reader.words, visit.path
    lobby_scene = lobby(brief, words)
    return page(
        reader,
        "lobby.html",
        path,
        title=values.title(words, brief),
        game=game_title(words, brief.game),
        picture=reader.picture(f"{path}/lobby.png", v=tag(visit, lobby_scene)),
        alt=alt_text(lobby_scene),
        chairs=values.chairs(words, brief),
        free=brief.seats - len(brief.players),
        time_control=values.time_control(words, brief),
        live=reader.link(f"{path}/events", v=state_of(brief)),
        private=visit.owner is not None,
        **_card(visit, alt_text(lobby_scene), path, "lobby.png"),
    )


async def _position(visit: Visit, n: int | None, part: str) -> Document:
    reader, brief = visit.reader, visit.brief
    words, path = reader.words, visit.path_of(n)
    story = await reader.site.matches.watching.story(brief.match, visit.seat)
    if n is not None and n > len(story):
        raise NoPosition
    shown = await position(visit, n)
    drawn = await reader.site.matches.history.has_curves(brief.match)
    board = Drawn(visit, f"{path}/board.png", scene(brief, words, shown, part), part)
    at = next((chapter.at for chapter in story if chapter.n == n), None)
    result = values.result(words, brief, shown, shown.score) if shown.score is not None else None
    given: dict[str, Any] = {
        "title": values.title(words, brief),
        "game": game_title(words, brief.game),
        "uid": brief.uid,
        "now": n is None,
        "state": brief.state,
        "at": moment_of(words, at),
        "caption": sentences(words, shown.caption, isolated(names(words, brief, shown.former))),
        "board": board,
        "tabs": values.tabs(visit, shown, parts(brief), part),
        "part": part,
        "steps": values.steps(visit, n, len(story), part),
        "go": f"{reader.site.prefix}{visit.path}/go",
        "language_chosen": reader.chosen,
        "newest": reader.link(visit.path),
        "calls": values.calls(words, brief, shown) if brief.state == "running" or n is not None else [],
        "paused": moment_of(words, brief.paused_at),
        "chairs": values.chairs(words, brief),
        "entries": entries(visit, story),
        "match_path": visit.path,
        "time_control": values.time_control(words, brief),
        "started": moment_of(words, brief.started_at),
        "ended": moment_of(words, brief.ended_at),
        "result": result,
        "verdict": values.unscored(words, brief, shown.winner),
        "commitment": brief.commitment,
        "record": reader.link(f"{visit.path}/record.json"),
        "live": reader.link(f"{visit.path}/events", v=state_of(brief)) if n is None else None,
        "until": reader.link(f"{visit.path}/events") if visit.owner is not None else None,
        "curves": reader.link(f"{visit.path}/curves") if drawn else None,
        "finished": await finished(visit, shown) if brief.state in OVER and n is None else None,
        "feed": reader.link(f"{visit.path}/feed.atom"),
        "private": visit.owner is not None,
        "own": await own(visit, shown) if visit.owner is not None else None,
        **_card(visit, board.alt, path, "board.png"),
    }
    return page(reader, "match.html", path, **given)


def _card(visit: Visit, about: str, path: str, picture: str) -> dict[str, Any]:
    """How other sites show a link to the page: not at all if the public address is not known, or if it is
    somebody's own page. An older position is shown as itself, not as the newest one."""
    reader = visit.reader
    return {
        "card_url": None if visit.owner is not None else reader.whole(path),
        "card_picture": reader.whole(f"{path}/{picture}", lang=reader.language),
        "card_about": about[:300],
    }


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
