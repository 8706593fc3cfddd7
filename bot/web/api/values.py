"""Matches, and servers and people that have public pages, as the API describes them. Pure functions of what
everybody may see."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from aiohttp import web

from bot.core import Score
from bot.match import Brief
from bot.match.errors import UnknownPage
from bot.match.watching.listing import EventLine, Finished, PersonPage, Ranked, ServerPage
from bot.match.watching.service import Chapter
from bot.runtime.memo import Latest
from bot.text import Words, plain
from bot.web import match_values
from bot.web.api import schemas
from bot.web.replies import sent
from bot.web.scenes import Shown, naming, parts, scene
from bot.web.site import Document, Reader, isolated, moment, named, names
from bot.web.visits import Visit
from cogs.ui.speech import closed, game_title, sentences
from render.paint import board_text

KEPT: Final = 20_000
"""The number of log entries that are kept in words."""


class Tales:
    """Log entries in words. Only those that are taken back later change, so each is put into words once."""

    def __init__(self) -> None:
        self._said = Latest[tuple[Any, ...], str](KEPT)

    def text(
        self, words: Words, match: int, viewer: int | None, chapter: Chapter, named: Sequence[str]
    ) -> str:
        standing = tuple(line.undone for line in chapter.lines)
        key = (match, viewer, chapter.n, standing, words.language, tuple(named))
        spoken = self._said.get(key)
        if spoken is None:
            kept = [line.fact for line in chapter.lines if not line.undone] or [
                line.fact for line in chapter.lines
            ]
            spoken = self._said[key] = sentences(words, kept, named)
        return spoken


TALES: Final = Tales()


def at(words: Words, milliseconds: int | None) -> str | None:
    return None if milliseconds is None else moment(words, milliseconds).iso


def match(visit: Visit, shown: Shown | None, positions: int) -> schemas.Match:
    """`shown`: the newest position; None before the start."""
    reader, brief, words, path = visit.reader, visit.brief, visit.reader.words, visit.path
    assert brief.state != "closed"
    lobby = brief.state == "lobby"
    return schemas.Match(
        uid=brief.uid,
        game=brief.game,
        title=game_title(words, brief.game),
        state=brief.state,
        seats=brief.seats,
        players=_players(words, brief),
        time_control=tuple(match_values.time_control(words, brief)),
        awaited=() if shown is None or brief.state != "running" else _calls(words, brief, shown),
        positions=positions,
        opened_at=moment(words, brief.opened_at).iso,
        started_at=at(words, brief.started_at),
        moved_at=at(words, brief.moved_at),
        paused_at=at(words, brief.paused_at),
        ended_at=at(words, brief.ended_at),
        result=None if shown is None or shown.score is None else _places(words, brief, shown, shown.score),
        commitment=brief.commitment,
        secret=brief.secret,
        page=reader.address(path),
        picture=reader.address(f"{path}/{'lobby' if lobby else 'board'}.png", lang=reader.language),
        feed=reader.address(f"{path}/feed.atom"),
        record=None if lobby else reader.address(f"{path}/record.json"),
    )


def log(visit: Visit, story: Sequence[Chapter], after: int, most: int) -> schemas.Log:
    """The entries behind number `after`, and no more than `most`."""
    shown = [chapter for chapter in story if chapter.n > after][:most]
    return schemas.Log(uid=visit.brief.uid, positions=len(story), entries=entries(visit, shown))


def entries(visit: Visit, story: Sequence[Chapter]) -> tuple[schemas.Entry, ...]:
    """What the visitor heard, oldest first."""
    reader, brief = visit.reader, visit.brief
    named = isolated(names(reader.words, brief))
    return tuple(
        schemas.Entry(
            n=chapter.n,
            at=moment(reader.words, chapter.at).iso,
            text=TALES.text(reader.words, brief.match, visit.seat, chapter, named),
            undone=all(line.undone for line in chapter.lines),
            page=reader.address(visit.path_of(chapter.n)),
        )
        for chapter in story
    )


def position(visit: Visit, shown: Shown, n: int, positions: int) -> schemas.Position:
    reader, brief, words = visit.reader, visit.brief, visit.reader.words
    picture = f"{visit.path_of(n)}/board.png"
    return schemas.Position(
        uid=brief.uid,
        n=n,
        positions=positions,
        text=sentences(words, shown.caption, names(words, brief, shown.former)),
        board=board_text(scene(brief, words, shown)),
        awaited=_calls(words, brief, shown),
        page=reader.address(visit.path_of(n)),
        pictures={
            part: reader.address(picture, lang=reader.language, **naming(part)) for part in parts(brief)
        },
    )


def _players(words: Words, brief: Brief) -> tuple[schemas.Player, ...]:
    named = names(words, brief)
    return tuple(
        schemas.Player(
            seat=player.seat + 1,
            name=named[player.seat],
            computer=player.computer,
            autopilot=player.on_autopilot,
            awaited=player.awaited,
            awaited_since=at(words, player.awaited_since),
            deadline=at(words, player.deadline),
        )
        for player in brief.players
    )


def _calls(words: Words, brief: Brief, shown: Shown) -> tuple[schemas.Awaited, ...]:
    named = names(words, brief, shown.former)
    return tuple(
        schemas.Awaited(seat=seat + 1, text=closed(words.say(prompt, named)))
        for seat, prompt in shown.awaited
    )


def _places(words: Words, brief: Brief, shown: Shown, score: Score) -> tuple[schemas.SeatResult, ...]:
    named, figures = names(words, brief), shown.view.printed.figures()
    return tuple(
        schemas.SeatResult(
            seat=seat + 1,
            name=named[seat],
            rank=place.rank,
            total=place.total,
            items=tuple(
                schemas.Points(label=words(key, **figures), points=points) for key, points in place.items
            ),
        )
        for seat, place in sorted(enumerate(score.seats), key=lambda entry: (entry[1].rank, entry[0]))
    )


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
