"""Pages of servers (`/g/`) and people (`/p/`) that want one, with a feed of each server."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from aiohttp import web

from bot.events.model import LEAST
from bot.match import Brief
from bot.match.errors import UnknownPage
from bot.match.watching.listing import EventLine, Finished, PersonPage, Ranked, ServerPage
from bot.text import Words, plain
from bot.web import match_values
from bot.web.feeds import Feed, Item, atom
from bot.web.naming import isolated, moment, named, names
from bot.web.rendering import page
from bot.web.replies import sent
from bot.web.site import Document, Reader
from cogs.ui.speech import game_title

NUMBER: Final = re.compile(r"[0-9]{1,19}")
SERVER: Final = "{server:[0-9]{1,19}}"
PERSON: Final = "{person:[0-9a-f]{16}}"
FRESH: Final = 5_000
"""Milliseconds for which a page is not made again, even if many people ask for it."""


async def server_page(request: web.Request) -> web.StreamResponse:
    reader = Reader(request)
    server = await server_of(request, reader)

    async def make() -> Document:
        words, path = reader.words, f"/g/{server.guild}"
        return page(
            reader,
            "server.html",
            path,
            title=server_name(words, server),
            tables=[_row(reader, table) for table in server.tables],
            running=[_row(reader, brief) for brief in server.running],
            finished=[_result(reader, ended) for ended in server.finished],
            ratings=[(game_title(words, game), _ratings(rated)) for game, rated in server.ratings],
            events=[_event(words, event) for event in server.events],
            feed=reader.link(f"{path}/feed.atom"),
            **_card(
                reader,
                path,
                ("web-tables", len(server.tables)),
                ("web-running", len(server.running)),
                ("web-results", len(server.finished)),
            ),
        )

    return sent(request, await reader.site.pages.get(_key(reader, "server", server.guild), make))


async def person_page(request: web.Request) -> web.StreamResponse:
    reader = Reader(request)
    person = await person_of(request, reader)

    async def make() -> Document:
        words = reader.words
        return page(
            reader,
            "person.html",
            f"/p/{person.page}",
            title=person_name(person),
            running=[_row(reader, brief) for brief in person.running],
            finished=[_result(reader, ended) for ended in person.finished],
            ratings=[
                (game_title(words, game), rating.points, rating.matches, rating.sure)
                for game, rating in person.ratings
            ],
            **_card(
                reader,
                f"/p/{person.page}",
                ("web-running", len(person.running)),
                ("web-results", len(person.finished)),
            ),
        )

    return sent(request, await reader.site.pages.get(_key(reader, "person", person.page), make))


async def server_feed(request: web.Request) -> web.StreamResponse:
    """New tables and results of a server."""
    reader = Reader(request)
    server = await server_of(request, reader)

    async def make() -> Document:
        words, path = reader.words, f"/g/{server.guild}"
        dated = [
            *(
                (table.opened_at, f"{table.uid}:open", _table_line(words, table), table.uid)
                for table in server.tables
            ),
            *(
                (ended.ended_at, f"{ended.uid}:end", result_line(words, ended), ended.uid)
                for ended in server.finished
            ),
        ]
        dated.sort(key=lambda row: (-row[0], row[1]))
        items = [
            Item(f"urn:turnpost:match:{id_}", line, moment(words, at).iso, reader.address(f"/m/{uid}"))
            for at, id_, line, uid in dated
        ]
        return atom(
            Feed(
                f"urn:turnpost:server:{server.guild}",
                server_name(words, server),
                items[0].updated if items else moment(words, 0).iso,
                reader.address(path),
                reader.address(f"{path}/feed.atom"),
                reader.language,
                items,
            )
        )

    return sent(request, await reader.site.pages.get(_key(reader, "server feed", server.guild), make))


async def server_of(request: web.Request, reader: Reader) -> ServerPage:
    """The page of a server as a value, read again after a few seconds. Raises UnknownPage."""
    text = request.match_info["server"]
    if not NUMBER.fullmatch(text):  # an address of the API may have any text there
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


def result_line(words: Words, ended: Finished) -> str:
    winners = tuple(isolated([named(words, place)])[0] for place in ended.places if place.rank == 1)
    title = words.spaced(f"{game_title(words, ended.game)}: ")
    if ended.resigned:
        return title + words("board-won", who=winners)
    return title + words("board-winner", who=winners, total=ended.places[0].total)


def _card(reader: Reader, path: str, *counts: tuple[str, int]) -> dict[str, Any]:
    """How other sites show a link to the page: in words alone. `counts`: headings of the page, and the number
    of entries below each."""
    counted = reader.words.spaced(" · ".join(f"{reader.words(key)}: {count}" for key, count in counts))
    return {"card_url": reader.whole(path), "card_picture": None, "card_about": counted}


def _key(reader: Reader, *what: object) -> tuple[object, ...]:
    return (*what, reader.language, reader.chosen, _now(reader))


def _now(reader: Reader) -> object:
    """A value that is the same for all requests of a few seconds; if nothing is kept, a new one for every
    request."""
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


def _result(reader: Reader, ended: Finished) -> dict[str, Any]:
    words = reader.words
    return {
        "link": reader.link(f"/m/{ended.uid}"),
        "game": game_title(words, ended.game),
        "at": moment(words, ended.ended_at),
        "places": [
            (
                place.rank,
                isolated([named(words, place)])[0],
                None if ended.resigned else place.total,
                place.own,
            )
            for place in ended.places
        ],
    }


def _event(words: Words, line: EventLine) -> dict[str, Any]:
    return {
        "name": plain(line.name, "?"),
        "game": game_title(words, line.game),
        "said": event_line(words, line),
        "leaders": [
            (place, plain(name, words("web-hidden")), points) for place, name, points in line.leaders
        ],
    }


def event_line(words: Words, line: EventLine) -> str:
    if line.state == "running":
        ends = "–" if line.round_ends is None else moment(words, line.round_ends).text
        return words("event-running", round=line.round, rounds=line.rounds, ends=ends, people=line.people)
    return (
        words("event-over-line")
        if line.state == "over"
        else words("event-open", people=line.people, least=LEAST)
    )


def _table_line(words: Words, brief: Brief) -> str:
    seats = words("status-lobby", taken=len(brief.players), seats=brief.seats)
    return f"{words('lobby-title', game=game_title(words, brief.game))} · {seats}"


def _ratings(rated: Sequence[Ranked]) -> list[tuple[str, int, int, bool]]:
    return [
        (
            isolated([plain(ranked.name, "?")])[0],
            ranked.rating.points,
            ranked.rating.matches,
            ranked.rating.sure,
        )
        for ranked in rated
    ]
