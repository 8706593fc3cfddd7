"""The page of a match: its newest position, and each older one."""

from __future__ import annotations

import re
from typing import Any, Final

from aiohttp import web

from bot.match import Brief
from bot.match.errors import NoMoment
from bot.match.models import OVER
from bot.web import match_values as values
from bot.web.finished_values import finished
from bot.web.naming import isolated, moment, names
from bot.web.rendering import page
from bot.web.replies import Gone, NoPosition, sent
from bot.web.scenes import TABLE, lobby, parts, position, scene, tag
from bot.web.site import Document, Reader, state_of
from cogs.ui.speech import game_title, sentences
from render.paint import alt_text, board_text

NUMBER: Final = re.compile(r"[0-9]{1,6}")
UID: Final = "{uid:[0-9A-Za-z-]{1,64}}"


async def found(request: web.Request, reader: Reader) -> Brief:
    """The public match that the address names. Raises UnknownMatch, Gone."""
    brief = await reader.site.find(request.match_info["uid"])
    if brief.state == "closed":
        raise Gone("web-gone-elsewhere" if brief.started_at is not None else "web-gone-closed")
    return brief


def number(text: str) -> int:
    """A position in an address. Raises NoPosition."""
    if not NUMBER.fullmatch(text) or int(text) < 1:
        raise NoPosition
    return int(text)


def chosen_part(request: web.Request, brief: Brief) -> str:
    """Which of the pictures of a position is asked for; the table if there is no such picture."""
    part = request.query.get("show", TABLE)
    return part if part in parts(brief) else TABLE


async def show(request: web.Request) -> web.StreamResponse:
    """The newest position, or the one that the address names."""
    reader = Reader(request)
    brief = await found(request, reader)
    n = number(request.match_info["n"]) if "n" in request.match_info else None
    if brief.state == "lobby":
        if n is not None:
            raise NoPosition
        return sent(request, await _kept(reader, brief, None, TABLE))
    return sent(request, await _kept(reader, brief, n, chosen_part(request, brief)))


async def go(request: web.Request) -> web.StreamResponse:
    """From the slider to the position that it names."""
    reader = Reader(request)
    brief = await found(request, reader)
    n = number(request.query.get("n", ""))
    part = chosen_part(request, brief)
    more = {} if part == TABLE else {"show": part}
    raise web.HTTPSeeOther(reader.link(values.place(brief, n), **more))


async def _kept(reader: Reader, brief: Brief, n: int | None, part: str) -> Document:
    key = brief.match, state_of(brief), n, part, reader.language, reader.chosen is None
    if brief.state == "lobby":
        return await reader.site.pages.get(key, lambda: _lobby(reader, brief))
    return await reader.site.pages.get(key, lambda: _position(reader, brief, n, part))


async def _lobby(reader: Reader, brief: Brief) -> Document:
    words, path = reader.words, f"/m/{brief.uid}"
    made = lobby(brief, words)
    return page(
        reader,
        "lobby.html",
        path,
        title=values.title(words, brief),
        game=game_title(words, brief.game),
        picture=reader.picture(f"{path}/lobby.png", v=tag(made)),
        alt=alt_text(made),
        chairs=values.chairs(words, brief),
        free=brief.seats - len(brief.players),
        terms=values.terms(words, brief),
        live=reader.link(f"{path}/events", v=state_of(brief)),
        **_card(reader, brief, alt_text(made), "lobby.png"),
    )


async def _position(reader: Reader, brief: Brief, n: int | None, part: str) -> Document:
    words, path = reader.words, values.place(brief, n)
    story = await reader.site.matches.watching.story(brief.match)
    if n is not None and n > len(story):
        raise NoPosition
    try:
        shown = await position(reader.site, brief, n)
    except NoMoment:
        raise NoPosition from None
    made = scene(brief, words, shown, part)
    more = {} if part == TABLE else {"show": part}
    alt = alt_text(made)
    at = next((chapter.at for chapter in story if chapter.n == n), None)
    result = values.result(words, brief, shown, shown.score) if shown.score is not None else None
    given: dict[str, Any] = {
        "title": values.title(words, brief),
        "game": game_title(words, brief.game),
        "uid": brief.uid,
        "now": n is None,
        "state": brief.state,
        "at": None if at is None else moment(words, at),
        "caption": sentences(words, shown.caption, isolated(names(words, brief))),
        "picture": reader.picture(f"{path}/board.png", **more, v=tag(made)),
        "alt": alt,
        "board": board_text(made),
        "tabs": values.tabs(reader, brief, shown, parts(brief), part),
        "part": part,
        "steps": values.steps(reader, brief, n, len(story), part),
        "go": f"{reader.site.prefix}/m/{brief.uid}/go",
        "language_chosen": reader.chosen,
        "newest": reader.link(f"/m/{brief.uid}"),
        "calls": values.calls(words, brief, shown) if brief.state == "running" or n is not None else [],
        "paused": moment(words, brief.paused_at) if brief.paused_at is not None else None,
        "chairs": values.chairs(words, brief),
        "entries": values.entries(reader, brief, story, len(story) if n is None else n),
        "terms": values.terms(words, brief),
        "started": moment(words, brief.started_at) if brief.started_at is not None else None,
        "ended": moment(words, brief.ended_at) if brief.ended_at is not None else None,
        "result": result,
        "commitment": brief.commitment,
        "record": reader.link(f"/m/{brief.uid}/record.json"),
        "live": reader.link(f"/m/{brief.uid}/events", v=state_of(brief)) if n is None else None,
        "finished": await finished(reader, brief, shown) if brief.state in OVER and n is None else None,
        **_card(reader, brief, alt, f"{'' if n is None else f'{n}/'}board.png"),
    }
    return page(reader, "match.html", path, **given)


def _card(reader: Reader, brief: Brief, about: str, picture: str) -> dict[str, Any]:
    """How a link to the page unfolds elsewhere; nothing where nobody has said what the address is."""
    path = f"/m/{brief.uid}"
    return {
        "card_url": reader.whole(path),
        "card_picture": reader.whole(f"{path}/{picture}", lang=reader.language),
        "card_about": about[:300],
    }
