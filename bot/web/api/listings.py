"""Servers and people that have public pages, as the API describes them."""

from __future__ import annotations

from collections.abc import Sequence

from aiohttp import web

from bot.match import Brief
from bot.match.watching.listing import EventLine, Finished, Ranked
from bot.text import Words, plain
from bot.web.api import schemas
from bot.web.api.values import at
from bot.web.listing_pages import person_name, person_of, server_name, server_of
from bot.web.naming import moment, named, names
from bot.web.replies import sent
from bot.web.site import Document, Reader
from cogs.ui.speech import game_title


async def server(request: web.Request) -> web.StreamResponse:
    reader = Reader(request)
    server_page = await server_of(request, reader)
    words, path = reader.words, f"/g/{server_page.guild}"
    answer = schemas.Server(
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
    return sent(request, Document.json(answer))


async def person(request: web.Request) -> web.StreamResponse:
    reader = Reader(request)
    person_page = await person_of(request, reader)
    answer = schemas.Person(
        person=person_page.page,
        name=person_name(person_page),
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
    return sent(request, Document.json(answer))


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
