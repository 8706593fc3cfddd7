"""Servers and people that show themselves, as the API tells of them."""

from __future__ import annotations

from collections.abc import Sequence

from aiohttp import web

from bot.match import Brief
from bot.match.watching.listing import EventLine, Finished, Ranked
from bot.text import Words, plain
from bot.web.api import schemas
from bot.web.api.values import at
from bot.web.listing_pages import person_name, person_of, server_name, server_of
from bot.web.naming import moment, names
from bot.web.replies import sent
from bot.web.site import Document, Reader
from cogs.ui.speech import game_title


async def server(request: web.Request) -> web.StreamResponse:
    """A server that wants a page."""
    reader = Reader(request)
    found = await server_of(request, reader)
    words, path = reader.words, f"/g/{found.guild}"
    answer = schemas.Server(
        server=str(found.guild),
        name=server_name(words, found),
        tables=_tables(reader, found.tables),
        running=_tables(reader, found.running),
        finished=_ended(reader, found.finished),
        ratings=tuple(
            schemas.Ratings(
                game=game,
                title=game_title(words, game),
                rated=tuple(_rated(one) for one in rated),
            )
            for game, rated in found.ratings
        ),
        events=tuple(_event(words, one) for one in found.events),
        page=reader.address(path),
        feed=reader.address(f"{path}/feed.atom"),
    )
    return sent(request, Document.json(answer))


async def person(request: web.Request) -> web.StreamResponse:
    """A person who wants a page."""
    reader = Reader(request)
    found = await person_of(request, reader)
    answer = schemas.Person(
        person=found.page,
        name=person_name(found),
        ratings=tuple(
            schemas.OwnRating(
                game=game,
                title=game_title(reader.words, game),
                points=rating.points,
                matches=rating.matches,
                provisional=not rating.sure,
            )
            for game, rating in found.ratings
        ),
        running=_tables(reader, found.running),
        finished=_ended(reader, found.finished),
        page=reader.address(f"/p/{found.page}"),
    )
    return sent(request, Document.json(answer))


def _event(words: Words, one: EventLine) -> schemas.Event:
    assert one.state != "cancelled"
    return schemas.Event(
        name=plain(one.name, "?"),
        game=one.game,
        title=game_title(words, one.game),
        state=one.state,
        round=one.round,
        rounds=one.rounds,
        round_ends=at(words, one.round_ends),
        people=one.people,
        leaders=tuple(
            schemas.Leader(place=place, name=plain(name, ""), points=points)
            for place, name, points in one.leaders
        ),
    )


def _rated(one: Ranked) -> schemas.Rated:
    rating = one.rating
    return schemas.Rated(
        name=plain(one.name, "?"),
        points=rating.points,
        matches=rating.matches,
        provisional=not rating.sure,
    )


def _tables(reader: Reader, found: Sequence[Brief]) -> tuple[schemas.Table, ...]:
    return tuple(_table(reader, one) for one in found)


def _table(reader: Reader, brief: Brief) -> schemas.Table:
    assert brief.state != "closed"
    words: Words = reader.words
    named = names(words, brief)
    return schemas.Table(
        uid=brief.uid,
        game=brief.game,
        title=game_title(words, brief.game),
        state=brief.state,
        seats=brief.seats,
        players=tuple(named[player.seat] for player in brief.players),
        opened_at=moment(words, brief.opened_at).iso,
        started_at=at(words, brief.started_at),
        moved_at=at(words, brief.moved_at),
        page=reader.address(f"/m/{brief.uid}"),
    )


def _ended(reader: Reader, found: Sequence[Finished]) -> tuple[schemas.Ended, ...]:
    words = reader.words
    return tuple(
        schemas.Ended(
            uid=one.uid,
            game=one.game,
            title=game_title(words, one.game),
            ended_at=moment(words, one.ended_at).iso,
            resigned=one.resigned,
            places=tuple(
                schemas.Final(
                    seat=place.seat + 1,
                    name=plain(place.name, "") or words("seat-name", seat=place.seat + 1),
                    rank=place.rank,
                    total=place.total,
                )
                for place in one.places
            ),
            page=reader.address(f"/m/{one.uid}"),
        )
        for one in found
    )
