"""Pages of servers that want one, and of people who want one: nothing of anybody who did not agree to it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import Seat
from bot.games.registry import GAMES
from bot.match.changing.context import Service, read
from bot.match.engine.models import Brief
from bot.match.engine.rows import as_stored, brief_of
from bot.match.errors import UnknownPage, UserError
from bot.match.events.models import EventState
from bot.match.events.reading import view
from bot.match.hosting.settings import GuildSettings, guild_settings, hidden_among, in_public, may_be_public
from bot.match.results import rating
from bot.match.results.rating import Skill
from bot.match.results.statistics import Outcome, Rating, outcomes
from bot.match.timing.person_settings import read_person_settings
from bot.store import events, guilds, matches, page_links, people, results
from bot.store.results import EVERYWHERE, RatingRow

MOST_TABLES: Final = 100
"""Unfinished matches on a page; the newest."""
MOST_RESULTS: Final = 50
MOST_EVENTS: Final = 10
LEADERS: Final = 5
"""How many of the first in an event's standings are shown."""
MOST_RATED: Final = 50
"""People in the list of one game."""


class Standing(msgspec.Struct, frozen=True):
    """One seat of a result. Name "": nobody sits there, or the person hides the name."""

    seat: Seat
    name: str
    total: int
    rank: int
    own: bool = False
    """Of the person whose page it is."""
    computer: bool = False


class Finished(msgspec.Struct, frozen=True):
    """A finished match that has a page."""

    uid: str
    game: str
    ended_at: int
    resigned: bool
    """All but one have resigned: there are no points."""
    places: tuple[Standing, ...]
    """The first first."""


class Ranked(msgspec.Struct, frozen=True):
    """A line of a server's ratings. Those who hide their names are left out, and so have no place."""

    name: str
    rating: Rating


class EventLine(msgspec.Struct, frozen=True, kw_only=True):
    """An event of a server. The name is untrusted text."""

    name: str
    game: str
    state: EventState
    round: int
    rounds: int
    """0: nobody knows yet."""
    round_ends: int | None
    people: int
    leaders: tuple[tuple[int, str, str], ...]
    """Place, name ("": hidden, or nobody's) and points of the first in the standings, once there are any."""


class ServerPage(msgspec.Struct, frozen=True, kw_only=True):
    """What a server shows to everybody."""

    guild: int
    name: str
    tables: tuple[Brief, ...]
    """Open ones, without ids of people and places."""
    running: tuple[Brief, ...]
    finished: tuple[Finished, ...]
    ratings: tuple[tuple[str, tuple[Ranked, ...]], ...]
    """By game."""
    events: tuple[EventLine, ...] = ()


class PersonPage(msgspec.Struct, frozen=True, kw_only=True):
    """What a person shows to everybody."""

    page: str
    name: str
    ratings: tuple[tuple[str, Rating], ...]
    """By game, of all servers together."""
    running: tuple[Brief, ...]
    finished: tuple[Finished, ...]


class Listing(Service):
    @read
    async def server(self, guild: int) -> ServerPage:
        """The page of a server. Raises UnknownPage: there is none."""
        async with self.context.reading() as db:
            settings = await guild_settings(db, guild) if guild < 1 << 63 else GuildSettings()
            if not settings.listed or not settings.pages:
                raise UnknownPage
            live = await self._briefs(db, await guilds.live(db, guild, MOST_TABLES))
            rows = outcomes(await results.of_guild(db, guild, MOST_RESULTS))
            return ServerPage(
                guild=guild,
                name=settings.name,
                tables=tuple(brief for brief in live if brief.state == "lobby"),
                running=tuple(brief for brief in live if brief.state == "running"),
                finished=await self._finished(db, rows),
                ratings=await _ratings(db, guild),
                events=await self._events(db, guild),
            )

    @read
    async def person(self, page: str) -> PersonPage:
        """The page about a person. Raises UnknownPage: there is none, or the person hides the name."""
        async with self.context.reading() as db:
            user = await page_links.user_of_page(db, page)
            known = None if user is None else await people.find(db, user)
            if user is None or known is None or read_person_settings(known.settings).nameless:
                raise UnknownPage
            live = await self._briefs(db, await matches.of_user(db, user, over=False))
            done = [outcome for outcome in outcomes(await results.of_user(db, user)) if not outcome.private]
            skills = await results.all_ratings(db, user)
            return PersonPage(
                page=page,
                name=known.name,
                ratings=tuple((row.game, _rating(row)) for row in skills if row.guild == EVERYWHERE),
                running=tuple(brief for brief in live if brief.state == "running"),
                finished=await self._finished(db, done, user),
            )

    async def _briefs(self, db: AsyncConnection, ids: Sequence[int]) -> list[Brief]:
        """The matches that everybody may watch and whose games are installed, newest first."""
        found = [(row, seats) for row, seats in await matches.wholes(db, ids) if row.game in GAMES]
        users = {seat.user for _, seats in found for seat in seats if seat.user is not None}
        hidden = await hidden_among(db, users)
        servers = {guild: await guild_settings(db, guild) for guild in {row.guild for row, _ in found}}
        public = ((row, seats) for row, seats in found if may_be_public(row, servers[row.guild]))
        briefs = [in_public(brief_of(row, seats), hidden) for row, seats in public]
        return sorted(briefs, key=lambda brief: -brief.match)

    async def _events(self, db: AsyncConnection, guild: int) -> tuple[EventLine, ...]:
        """The events that a server shares, without those that were called off."""
        lines = []
        for row in (await events.in_guild(db, guild, (*events.LIVE, "over")))[:MOST_EVENTS]:
            if row.game not in GAMES:
                continue
            try:
                event_view = await view(self.context, db, row.id)
            except UserError:  # it has just gone
                continue
            users = {entry.user for entry in event_view.entries if entry.user is not None}
            hidden = await hidden_among(db, users)
            named = {one.number: one.name or "" for one in event_view.entries if one.user not in hidden}
            played = any(line.played for line in event_view.standings)
            lines.append(
                as_stored(
                    EventLine,
                    event_view,
                    rounds=event_view.setup.rounds if event_view.settings.format != "knockout" else 0,
                    people=len(event_view.here),
                    leaders=tuple(
                        (line.place, named.get(line.entrant, ""), f"{float(line.points):g}")
                        for line in event_view.standings[:LEADERS]
                        if played
                    ),
                )
            )
        return tuple(lines)

    async def _finished(
        self, db: AsyncConnection, found: Sequence[Outcome], user: int | None = None
    ) -> tuple[Finished, ...]:
        """Those that everybody may watch, newest first."""
        found = [outcome for outcome in found if outcome.game in GAMES][: MOST_RESULTS * 4]
        rows = {row.id: row for row in await matches.find_many(db, [outcome.match for outcome in found])}
        hidden = await hidden_among(
            db, {seat.user for outcome in found for seat in outcome.seats if seat.user is not None}
        )
        servers = {guild: await guild_settings(db, guild) for guild in {row.guild for row in rows.values()}}
        public = {row.id: row.uid for row in rows.values() if may_be_public(row, servers[row.guild])}
        shown = [outcome for outcome in found if outcome.match in public][:MOST_RESULTS]
        return tuple(_shown(outcome, public[outcome.match], hidden, user) for outcome in shown)


def _shown(outcome: Outcome, uid: str, hidden: Collection[int], user: int | None) -> Finished:
    places = (
        as_stored(
            Standing,
            seat,
            name="" if seat.user in hidden else seat.name,
            own=user is not None and seat.user == user,
            computer=seat.computer is not None,
        )
        for seat in outcome.seats
    )
    ordered = tuple(sorted(places, key=lambda place: (place.rank, place.seat)))
    return Finished(uid, outcome.game, outcome.ended_at, outcome.resigned, ordered)


async def _ratings(db: AsyncConnection, guild: int) -> tuple[tuple[str, tuple[Ranked, ...]], ...]:
    ratings = []
    for game in GAMES:
        rated = await results.rated_in(db, game, guild)
        hidden = await hidden_among(db, {row.user for row, _ in rated})
        ranked = sorted(
            (Ranked(name, _rating(row)) for row, name in rated if row.user not in hidden),
            key=lambda listed: (-listed.rating.points, listed.name),
        )
        if ranked:
            ratings.append((game, tuple(ranked[:MOST_RATED])))
    return tuple(ratings)


def _rating(row: RatingRow) -> Rating:
    return Rating(rating.points(Skill(row.mu, row.sigma)), row.matches)
