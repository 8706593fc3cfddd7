"""Servers and people that have public pages, as the API describes them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from aiohttp import web

from bot.match import Brief
from bot.match.errors import UnknownPage
from bot.match.watching.listing import EventLine, Finished, PersonPage, Ranked, ServerPage
from bot.text import Words, plain
from bot.web.api import schemas
from bot.web.api.values import at
from bot.web.naming import moment, named, names
from bot.web.replies import sent
from bot.web.site import Document, Reader
from cogs.ui.speech import game_title

NUMBER: Final = re.compile(r"[0-9]{1,19}")
FRESH: Final = 5_000
"""Milliseconds for which a page is not made again, even if many people ask for it."""


async def server(request: web.Request) -> web.StreamResponse:
    reader = Reader(request)
    return sent(request, Document.json(told_server(reader, await server_of(request, reader))))


async def person(request: web.Request) -> web.StreamResponse:
    reader = Reader(request)
    return sent(request, Document.json(told_person(reader, await person_of(request, reader))))


async def server_of(request: web.Request, reader: Reader) -> ServerPage:
    """The page of a server as a value, read again after a few seconds. Raises UnknownPage."""
    text = request.match_info["server"]
    if not NUMBER.fullmatch(text):  # an address of the API may have any text there
        raise UnknownPage
    guild = int(text)
    listing = reader.site.matches.listing
    key = "server", guild, now(reader)
    found: ServerPage = await reader.site.listings.get(key, lambda: listing.server(guild))
    return found


async def person_of(request: web.Request, reader: Reader) -> PersonPage:
    """The page of a person as a value. Raises UnknownPage."""
    name = request.match_info["person"]
    listing = reader.site.matches.listing
    key = "person", name, now(reader)
    found: PersonPage = await reader.site.listings.get(key, lambda: listing.person(name))
    return found


def now(reader: Reader) -> object:
    """A value that is the same for all requests of a few seconds; if nothing is kept, a new one for every
    request."""
    return int(reader.site.now().timestamp() * 1000) // FRESH if reader.site.fresh else object()


def server_name(words: Words, server_page: ServerPage) -> str:
    return plain(server_page.name, "") or words("web-server")


def told_server(reader: Reader, server_page: ServerPage) -> schemas.Server:
    words, path = reader.words, f"/g/{server_page.guild}"
    return schemas.Server(
        server=str(server_page.guild),
        name=server_name(words, server_page),
        tables=_tables(reader, server_page.tables),
        running=_tables(reader, server_page.running),
        finished=_ended(reader, server_page.finished),
        ratings=tuple(
            schemas.Ratings(
                game=game,
                title=game_title(words, game),
                rated=tuple(_rated(ranked) for ranked in rated),
            )
            for game, rated in server_page.ratings
        ),
        events=tuple(_event(words, event) for event in server_page.events),
        page=reader.address(path),
        feed=reader.address(f"{path}/feed.atom"),
    )


def told_person(reader: Reader, person_page: PersonPage) -> schemas.Person:
    return schemas.Person(
        person=person_page.page,
        name=plain(person_page.name, "?"),
        ratings=tuple(
            schemas.OwnRating(
                game=game,
                title=game_title(reader.words, game),
                points=rating.points,
                matches=rating.matches,
                provisional=not rating.sure,
            )
            for game, rating in person_page.ratings
        ),
        running=_tables(reader, person_page.running),
        finished=_ended(reader, person_page.finished),
        page=reader.address(f"/p/{person_page.page}"),
    )


def _event(words: Words, event_line: EventLine) -> schemas.Event:
    assert event_line.state != "cancelled"
    return schemas.Event(
        name=plain(event_line.name, "?"),
        game=event_line.game,
        title=game_title(words, event_line.game),
        state=event_line.state,
        round=event_line.round,
        rounds=event_line.rounds,
        round_ends=at(words, event_line.round_ends),
        people=event_line.people,
        leaders=tuple(
            schemas.Leader(place=place, name=plain(name, ""), points=points)
            for place, name, points in event_line.leaders
        ),
    )


def _rated(ranked: Ranked) -> schemas.Rated:
    rating = ranked.rating
    return schemas.Rated(
        name=plain(ranked.name, "?"),
        points=rating.points,
        matches=rating.matches,
        provisional=not rating.sure,
    )


def _tables(reader: Reader, briefs: Sequence[Brief]) -> tuple[schemas.Table, ...]:
    return tuple(_table(reader, brief) for brief in briefs)


def _table(reader: Reader, brief: Brief) -> schemas.Table:
    assert brief.state != "closed"
    words: Words = reader.words
    everybody = names(words, brief)
    return schemas.Table(
        uid=brief.uid,
        game=brief.game,
        title=game_title(words, brief.game),
        state=brief.state,
        seats=brief.seats,
        players=tuple(everybody[player.seat] for player in brief.players),
        opened_at=moment(words, brief.opened_at).iso,
        started_at=at(words, brief.started_at),
        moved_at=at(words, brief.moved_at),
        page=reader.address(f"/m/{brief.uid}"),
    )


def _ended(reader: Reader, matches: Sequence[Finished]) -> tuple[schemas.Ended, ...]:
    words = reader.words
    return tuple(
        schemas.Ended(
            uid=ended.uid,
            game=ended.game,
            title=game_title(words, ended.game),
            ended_at=moment(words, ended.ended_at).iso,
            resigned=ended.resigned,
            places=tuple(
                schemas.Final(
                    seat=place.seat + 1,
                    name=named(words, place),
                    rank=place.rank,
                    total=place.total,
                )
                for place in ended.places
            ),
            page=reader.address(f"/m/{ended.uid}"),
        )
        for ended in matches
    )
