"""What those who manage a server have settled for it: places, limits, who decides, the language. And which
matches anybody may watch, and which names are shown to them: every public page, picture and feed asks here,
and nowhere else."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Final, Literal

import msgspec
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.match.changing.context import Service, read
from bot.match.changing.transaction import GUILD, Tx, change
from bot.match.engine.models import Brief, Manager, Place
from bot.match.errors import ClosedChannel, TooManyChannels, TooManyOpen
from bot.match.timing.person_settings import read_person_settings
from bot.store import MatchRow, SeatRow, guilds, people
from bot.store.engine import as_text

Deciders = Literal["players", "managers"]
"""Who may end or move a match: its players alone, or those who may manage the server too."""
DECIDERS: Final[tuple[Deciders, ...]] = ("players", "managers")
MOST_CHANNELS: Final = 40
"""Channels in a list: what a refusal can name."""
MOST_TABLES: Final = 100
"""The largest limit of tables per person."""


class GuildSettings(msgspec.Struct, frozen=True, omit_defaults=True):
    """The settings of a server."""

    channels: tuple[int, ...] = ()
    """Channels in which tables may be opened, threads of theirs included; (): all."""
    most: int = 0
    """Unfinished matches that one person may have opened; 0: any number."""
    end: Deciders = "managers"
    move: Deciders = "managers"
    language: str = ""
    """Of public posts; "": as the server's own locale says."""
    pages: bool = True
    """Matches of the server have public pages in the browser, where the operator offers them."""
    listed: bool = False
    """The server has a page of its own with open tables, results and ratings, if it has pages at all."""
    name: str = ""
    """The name of the server when that page was switched on: untrusted text."""

    elsewhere: bool = False
    """Tables of the server whose hosts agree are listed on other servers, and their people may join them."""
    meeting: int = 0
    """The channel in which tables open for people who wait for others; 0: where one of them asked."""
    forum: int = 0
    """The forum in which matches become posts; 0: they get threads where they are opened."""

    def allows(self, place: Place) -> bool:
        """Whether a match may be opened in, or moved to, this place."""
        allowed = {*self.channels, self.forum}
        return not self.channels or bool({place.channel, place.thread} & allowed)


def opened(settings: GuildSettings, channel: int) -> GuildSettings:
    """Allow tables in this channel too (where there was no list of channels: only there).

    Raises:
        TooManyChannels.
    """
    channels = tuple(sorted({*settings.channels, channel}))
    if len(channels) > MOST_CHANNELS:
        raise TooManyChannels(most=MOST_CHANNELS)
    return replace(settings, channels=channels)


async def guild_settings(db: AsyncConnection, guild: int | None) -> GuildSettings:
    """The settings of a server; the defaults where nothing was set."""
    text = None if guild is None else await guilds.settings_of(db, guild)
    return GuildSettings() if text is None else msgspec.json.decode(text, type=GuildSettings)


async def must_allow_place(db: AsyncConnection, place: Place) -> None:
    """Raises ClosedChannel."""
    settings = await guild_settings(db, place.guild)
    if not settings.allows(place):
        channels = tuple(f"<#{channel}>" for channel in settings.channels)
        raise ClosedChannel(channels=channels, guild=place.guild or 0)


async def must_allow_another(db: AsyncConnection, place: Place, host: int) -> None:
    """A known person opens a table. Raises ClosedChannel, TooManyOpen."""
    await must_allow_place(db, place)
    settings = await guild_settings(db, place.guild)
    if settings.most and place.guild is not None:
        await people.lock(db, [host])  # two at once would both be the last
        have = await guilds.opened_by(db, place.guild, host)
        if have >= settings.most:
            raise TooManyOpen(have=have, most=settings.most)


class Guilds(Service):
    @read
    async def settings(self, guild: int) -> GuildSettings:
        async with self.context.reading() as db:
            return await guild_settings(db, guild)

    @change(of=GUILD)
    async def change(
        self,
        tx: Tx,
        manager: Manager,
        change: Callable[[GuildSettings], GuildSettings],
        language: str | None = None,
        /,
    ) -> GuildSettings:
        """Change the settings of the manager's server.

        Args:
            language: of the posts of its unfinished matches from now on.

        Raises: whatever `change` raises; then nothing changes.
        """
        before = await guild_settings(tx.db, manager.guild)
        after = change(before)
        if after != before:
            await guilds.set_settings(tx.db, manager.guild, as_text(after))
        if language is not None:
            await guilds.speak(tx.db, manager.guild, language)
        return after


NOWHERE = Place(None, 0)


def may_be_public(match: MatchRow, server: GuildSettings) -> bool:
    """Whether a match may be shown to everybody. A match in direct messages never is, nor a private one.

    Args:
        server: the settings of the match's server.
    """
    return match.guild is not None and server.pages and not match.private


def may_be_listed(match: MatchRow, server: GuildSettings, *, here: bool) -> bool:
    """Whether a table may be listed among the open ones: never a private one, nor one in direct messages.

    Args:
        server: the settings of the table's server.
        here: on its own server; elsewhere the server and the host must both have agreed to it.
    """
    if match.guild is None or match.private or match.state != "lobby":
        return False
    return here or (server.elsewhere and match.elsewhere)


def in_public(brief: Brief, hidden: Collection[int]) -> Brief:
    """The match as strangers know it: without ids of people and places.

    Args:
        hidden: the people who do not want their names on pages.
    """
    finished = brief.ended_at is not None
    players = tuple(
        replace(
            player,
            user=None,
            name="" if player.user in hidden else player.name,
            end_vote=False,
            hints=player.hints if finished else 0,
        )
        for player in brief.players
    )
    return replace(
        brief,
        players=players,
        host=0,
        place=NOWHERE,
        board_message=None,
        board_channel=None,
        place_lost=False,
    )


async def hidden_of(db: AsyncConnection, seats: Iterable[SeatRow]) -> set[int]:
    """Who of them does not want to be named on pages."""
    return await hidden_among(db, {seat.user for seat in seats if seat.user is not None})


async def hidden_among(db: AsyncConnection, users: Collection[int]) -> set[int]:
    """Who of them does not want to be named on pages."""
    known = await people.settings_of(db, users)
    return {user for user, text in known.items() if read_person_settings(text).nameless}
