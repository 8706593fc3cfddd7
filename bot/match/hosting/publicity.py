"""Which matches anybody may watch, and which names are shown to them.

Every public page, picture and feed asks here, and nowhere else.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.match.engine.models import Brief, Place
from bot.match.hosting.settings import GuildSettings
from bot.match.timing.person_settings import read_person_settings
from bot.store import MatchRow, SeatRow, people

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
    return await hidden(db, {seat.user for seat in seats if seat.user is not None})


async def hidden(db: AsyncConnection, users: Collection[int]) -> set[int]:
    """Who of them does not want to be named on pages."""
    known = await people.settings_of(db, users)
    return {user for user, text in known.items() if read_person_settings(text).nameless}
