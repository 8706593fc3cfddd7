"""Matches as posts of a forum: what the tags of a post say, and which tags a forum has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

import msgspec

from bot.match.changing.context import Service, read
from bot.match.changing.transaction import GUILD, Tx, change
from bot.store import MatchRow, forums, matches

PostState = Literal["open", "running", "finished"]
STATES: Final[tuple[PostState, ...]] = ("open", "running", "finished")
GAME: Final = "game:"
"""What the key of the tag of a game begins with."""


class Shown(msgspec.Struct, frozen=True):
    """What a post's tags show of its match."""

    game: str
    state: PostState
    language: str

    @property
    def keys(self) -> tuple[str, str]:
        """The keys of its tags, the more important first."""
        return (self.state, f"{GAME}{self.game}")


def state_of(row: MatchRow) -> PostState:
    if row.state == "lobby":
        return "open"
    return "running" if row.state == "running" else "finished"


class Posts(Service):
    @read
    async def of_match(self, match_id: int) -> Shown:
        """What the post of a match is to show. Raises: UnknownMatch."""
        async with self.context.reading() as db:
            row = (await self.context.load(db, match_id)).row
        return Shown(row.game, state_of(row), row.language)

    @read
    async def shown(self, post: int) -> Shown | None:
        """What a post is to show; None: no match is there (any more). Private matches are never in forums."""
        async with self.context.reading() as db:
            row = await forums.newest_in(db, post)
        return None if row is None else Shown(row.game, state_of(row), row.language)

    @read
    async def is_taken(self, post: int) -> bool:
        """Whether an unfinished match is shown there."""
        async with self.context.reading() as db:
            row = await forums.newest_in(db, post)
        return row is not None and row.state in matches.LIVE

    @read
    async def tags(self, forum: int) -> dict[str, int]:
        """The tags of a forum by what they stand for. One that people have deleted is among them."""
        async with self.context.reading() as db:
            return await forums.tags_of(db, forum)

    @change(of=GUILD)
    async def keep_tags(self, tx: Tx, guild: int, /, forum: int, tags: Mapping[str, int]) -> None:
        """These are the tags of a forum from now on."""
        await forums.keep_tags(tx.db, forum, tags)
