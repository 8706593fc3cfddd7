"""Pages of servers (`/g/`) and people (`/p/`) that want one, with a feed of each server."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from aiohttp import web

from bot.events.model import LEAST
from bot.match import Brief
from bot.match.errors import UnknownPage
from bot.match.watching.listing import EventLine, Finished, PersonPage, Ranked, ServerPage, Standing
from bot.text import Words, plain
from bot.web import match_values
from bot.web.feeds import Feed, Item, atom
from bot.web.naming import isolated, moment, names
from bot.web.rendering import page
from bot.web.replies import sent
from bot.web.site import Document, Reader
from cogs.ui.speech import game_title

NUMBER: Final = re.compile(r"[0-9]{1,19}")
SERVER: Final = "{server:[0-9]{1,19}}"
PERSON: Final = "{person:[0-9a-f]{16}}"
FRESH: Final = 5_000
"""Milliseconds for which a page is not made again, however many ask for it."""


async def server_page(request: web.Request) -> web.StreamResponse:
    """Open tables, running matches, results and ratings of a server."""
    reader = Reader(request)
    found = await server_of(request, reader)

    async def make() -> Document:
        words, path = reader.words, f"/g/{found.guild}"
        return page(
            reader,
            "server.html",
            path,
            title=server_name(words, found),
            tables=[_row(reader, one) for one in found.tables],
            running=[_row(reader, one) for one in found.running],
            finished=[_result(reader, one) for one in found.finished],
            ratings=[(game_title(words, game), _ratings(rated)) for game, rated in found.ratings],
            events=[_event(words, one) for one in found.events],
            feed=reader.link(f"{path}/feed.atom"),
            **_card(
                reader,
                path,
                ("web-tables", len(found.tables)),
                ("web-running", len(found.running)),
                ("web-results", len(found.finished)),
            ),
        )

    return sent(request, await reader.site.pages.get(_key(reader, "server", found.guild), make))


async def person_page(request: web.Request) -> web.StreamResponse:
    """Ratings, running and finished matches of a person."""
    reader = Reader(request)
    found = await person_of(request, reader)

    async def make() -> Document:
        words = reader.words
        return page(
            reader,
            "person.html",
            f"/p/{found.page}",
            title=person_name(found),
            running=[_row(reader, one) for one in found.running],
            finished=[_result(reader, one) for one in found.finished],
            ratings=[
                (game_title(words, game), rating.points, rating.matches, rating.sure)
                for game, rating in found.ratings
            ],
            **_card(
                reader,
                f"/p/{found.page}",
                ("web-running", len(found.running)),
                ("web-results", len(found.finished)),
            ),
        )

    return sent(request, await reader.site.pages.get(_key(reader, "person", found.page), make))


async def server_feed(request: web.Request) -> web.StreamResponse:
    """New tables and results of a server."""
    reader = Reader(request)
    found = await server_of(request, reader)

    async def make() -> Document:
        words, path = reader.words, f"/g/{found.guild}"
        dated = [
            *((one.opened_at, f"{one.uid}:open", _table_line(words, one), one.uid) for one in found.tables),
            *((one.ended_at, f"{one.uid}:end", result_line(words, one), one.uid) for one in found.finished),
        ]
        dated.sort(key=lambda one: (-one[0], one[1]))
        items = [
            Item(f"urn:turnpost:match:{id_}", said, moment(words, at).iso, reader.address(f"/m/{uid}"))
            for at, id_, said, uid in dated
        ]
        return atom(
            Feed(
                f"urn:turnpost:server:{found.guild}",
                server_name(words, found),
                items[0].updated if items else moment(words, 0).iso,
                reader.address(path),
                reader.address(f"{path}/feed.atom"),
                reader.language,
                items,
            )
        )

    return sent(request, await reader.site.pages.get(_key(reader, "server feed", found.guild), make))


async def server_of(request: web.Request, reader: Reader) -> ServerPage:
    """The page of a server as a value, read again after a few seconds. Raises UnknownPage."""
    text = request.match_info["server"]
    if not NUMBER.fullmatch(text):  # the API takes any text there
        raise UnknownPage
    guild = int(text)
    listing = reader.site.matches.listing
    key = "server", guild, _now(reader)
    found: ServerPage = await reader.site.listings.get(key, lambda: listing.server(guild))
    return found


async def person_of(request: web.Request, reader: Reader) -> PersonPage:
    """The page of a person as a value. Raises UnknownPage."""
    name = request.match_info["person"]
    listing = reader.site.matches.listing
    key = "person", name, _now(reader)
    found: PersonPage = await reader.site.listings.get(key, lambda: listing.person(name))
    return found


def server_name(words: Words, found: ServerPage) -> str:
    return plain(found.name, "") or words("web-server")


def person_name(found: PersonPage) -> str:
    return plain(found.name, "?")


def result_line(words: Words, one: Finished) -> str:
    """A finished match in a sentence."""
    winners = tuple(isolated([_named(words, place)])[0] for place in one.places if place.rank == 1)
    title = game_title(words, one.game)
    if one.resigned:
        return f"{title}: {words('board-won', who=winners)}"
    return f"{title}: {words('board-winner', who=winners, total=one.places[0].total)}"


def _card(reader: Reader, path: str, *counts: tuple[str, int]) -> dict[str, Any]:
    """How a link to the page unfolds elsewhere: in words alone. `counts`: headings of the page, and how many
    are below each."""
    said = " · ".join(f"{reader.words(key)}: {count}" for key, count in counts)
    return {"card_url": reader.whole(path), "card_picture": None, "card_about": said}


def _key(reader: Reader, *what: object) -> tuple[object, ...]:
    return (*what, reader.language, reader.chosen, _now(reader))


def _now(reader: Reader) -> object:
    """The same for all requests of a few seconds. Where nothing is kept, every request is its own."""
    return int(reader.site.now().timestamp() * 1000) // FRESH if reader.site.fresh else object()


def _row(reader: Reader, brief: Brief) -> dict[str, Any]:
    words = reader.words
    named = isolated(names(words, brief))
    taken = {player.seat for player in brief.players}
    return {
        "link": reader.link(f"/m/{brief.uid}"),
        "game": game_title(words, brief.game),
        "who": [named[seat] for seat in sorted(taken)],
        "free": brief.seats - len(taken),
        "seats": words("status-lobby", taken=len(taken), seats=brief.seats),
        "time_control": match_values.time_control(words, brief)[-1:],
        "at": moment(words, brief.moved_at or brief.started_at or brief.opened_at),
    }


def _result(reader: Reader, one: Finished) -> dict[str, Any]:
    words = reader.words
    return {
        "link": reader.link(f"/m/{one.uid}"),
        "game": game_title(words, one.game),
        "at": moment(words, one.ended_at),
        "places": [
            (
                place.rank,
                isolated([_named(words, place)])[0],
                None if one.resigned else place.total,
                place.own,
            )
            for place in one.places
        ],
    }


def _event(words: Words, one: EventLine) -> dict[str, Any]:
    return {
        "name": plain(one.name, "?"),
        "game": game_title(words, one.game),
        "said": event_line(words, one),
        "leaders": [(place, plain(name, words("web-hidden")), points) for place, name, points in one.leaders],
    }


def event_line(words: Words, one: EventLine) -> str:
    """How an event stands."""
    if one.state == "running":
        ends = "–" if one.round_ends is None else moment(words, one.round_ends).text
        return words("event-running", round=one.round, rounds=one.rounds, ends=ends, people=one.people)
    return (
        words("event-over-line")
        if one.state == "over"
        else words("event-open", people=one.people, least=LEAST)
    )


def _place(words: Words, one: Finished, place: Standing) -> tuple[int, str, int | None, bool]:
    total = None if one.resigned else place.total
    return place.rank, isolated([_named(words, place)])[0], total, place.own


def _named(words: Words, place: Standing) -> str:
    return plain(place.name, "") or words("seat-name", seat=place.seat + 1)


def _table_line(words: Words, brief: Brief) -> str:
    seats = words("status-lobby", taken=len(brief.players), seats=brief.seats)
    return f"{words('lobby-title', game=game_title(words, brief.game))} · {seats}"


def _ratings(rated: Sequence[Ranked]) -> list[tuple[str, int, int, bool]]:
    return [
        (isolated([plain(one.name, "?")])[0], one.rating.points, one.rating.matches, one.rating.sure)
        for one in rated
    ]
