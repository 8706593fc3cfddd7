"""The page of a match: its newest position, and each older one."""

from __future__ import annotations

from functools import partial
from typing import Any

from aiohttp import web

from bot.match import Brief
from bot.match.engine.models import OVER
from bot.web import match_values as values
from bot.web.api.values import entries
from bot.web.finished_values import finished
from bot.web.naming import isolated, moment_of, names
from bot.web.own_values import own
from bot.web.rendering import page
from bot.web.replies import NoPosition
from bot.web.scenes import TABLE, Drawn, lobby, naming, parts, position, scene, tag
from bot.web.site import Document, state_of
from bot.web.visits import Visit, found, number, number_in
from cogs.ui.speech import game_title, sentences
from render.paint import alt_text


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
