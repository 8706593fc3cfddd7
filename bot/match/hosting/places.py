"""Where matches are shown: moving one to another place, and what happens when the bot is back in a server;
and matches as posts of a forum: what the tags of a post say, and which tags a forum has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal

import msgspec
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import fact
from bot.match.changing.context import Context, Service, read
from bot.match.changing.transaction import GUILD, Tx, change
from bot.match.engine.models import Place
from bot.match.engine.rows import bot_moves
from bot.match.errors import MatchOver, SamePlace, StaysDirect, StaysPrivate
from bot.match.hosting.settings import must_allow_place
from bot.match.outbox.enqueue import IN_PLACE, LOBBY, OLD_MESSAGES, PERSON, outbox_row
from bot.match.outbox.messages import Board, RemoveButtons
from bot.match.outbox.posted import Asked, Pings
from bot.store import MatchRow, OutboxRow, SeatRow, guilds, matches, outbox, people, proposals, steps


class Places(Service):
    """The channels and threads of matches."""

    @change
    async def post_again(self, tx: Tx, match_id: int, user: int, /, *, key: str) -> None:
        """Post the board again at the bottom, for somebody who plays computers alone and whose board is
        edited in place.

        Raises: UnknownMatch, NotStarted, MatchOver, NotSeated, StaysDirect (they have it in their direct
        messages).
        """
        tx.running_seat(user)
        if tx.match.row.direct:
            raise StaysDirect
        await tx.change()
        async with tx.enqueue() as out:
            await out.board(Board())

    @read
    async def moves(self, match_id: int, place: Place) -> bool:
        """Whether there is something to do if somebody in this place moves the match there: to show it there
        from now on, or to go on there. Raises: UnknownMatch."""
        async with self.context.reading() as db:
            row = (await self.context.load(db, match_id)).row
            if row.direct:
                return False
            if row.post != place.post or row.place_lost:
                return True
            return _waits(_of_place(await outbox.unfinished(db, match_id)))

    @change(of=GUILD, reads_first=True)
    async def reachable(self, tx: Tx, guild: int, /, *, lost: bool = False) -> None:
        """The bot is (back) in a server, or its permissions there have changed: messages that wait for their
        next attempt there go out at once.

        Args:
            lost: only of matches whose place counts as lost.

        Raises: Busy, Storage.
        """
        tx.context.hints[guild, lost] += 1
        async with tx.reading() as db:
            if not await outbox.waits_in(db, guild, tx.now, lost=lost):
                return  # nearly always
        await tx.write()
        await outbox.wake_in(tx.db, guild, tx.now, lost=lost)


async def must_go(tx: Tx, place: Place, *, secluded: bool = False) -> list[OutboxRow]:
    """Check that a match can be shown, or go on, in this place. Returns what is on its way to the place where
    it is now.

    Args:
        secluded: only the players read that place.

    Raises: StaysDirect, StaysPrivate, SamePlace, MatchOver (nothing left to post), ClosedChannel (settings of
    the server).
    """
    row = tx.match.row
    if row.direct:
        raise StaysDirect
    if row.private and not secluded and place.post != row.post:
        raise StaysPrivate
    if place.post != row.post:
        await must_allow_place(tx.db, place)
    here = _of_place(await outbox.unfinished(tx.db, row.id))
    if row.state not in matches.LIVE and all(outbox_row.kind == "card" for outbox_row in here):
        raise MatchOver
    if row.post == place.post and not (row.place_lost or _waits(here)):
        raise SamePlace
    return here


async def relocate(tx: Tx, place: Place, by: int | None = None, *, secluded: bool = False) -> None:
    """Show a match somewhere else from now on. If it is there already, it goes on if that place counts as
    lost, or if something did not arrive yet.

    Args:
        by: the player who is there.

    Raises: as `must_go`.
    """
    here = await must_go(tx, place, secluded=secluded)
    row, match_id = tx.match.row, tx.match.id
    if row.post == place.post and not row.place_lost:
        # Something did not arrive yet. As somebody asks for it here, do not wait for the next attempt.
        await outbox.wake(tx.db, match_id, tx.now)
        return
    # What is just being sent still goes to the old place; the worker deals with it when it has arrived.
    waiting = {outbox_row.kind for outbox_row in here}
    card = row.board_message if row.state == "lobby" and row.post != place.post else None
    await tx.change(
        **place.columns,
        place_lost=False,
        **({} if card is None else {"board_message": None, "board_channel": None}),
    )
    await outbox.wake(tx.db, match_id, tx.now)
    async with tx.enqueue() as out:
        if card is not None and row.board_channel is not None:
            out.remove_buttons(card, row.board_channel, delete=False)
        if row.state == "running" and "board" not in waiting:
            gone = row.place_lost and row.post != place.post
            await out.board(Board(pings=await _uncalled(tx) if gone else ()))
        elif row.state == "lobby" and "lobby" not in waiting:
            await out.lobby()
        for post, in_forum in ((row.thread, row.forum), (place.thread, place.forum)):
            if in_forum and post is not None:
                await out.post_tags(post)
        if row.state == "running" and row.post != place.post:
            await out.shown_hands(tx.match.seats)  # they say where the match is
    if row.state == "running" and row.post != place.post:
        await calls_follow(tx.db, row, tx.match.seats, tx.context, tx.now)
    if place.guild != row.guild:
        await _welcome(tx, place.guild, by)


async def calls_follow(
    db: AsyncConnection, former: MatchRow, seats: Sequence[SeatRow], context: Context, now: int
) -> None:
    """Messages elsewhere that tell of turns, direct ones and those on a visitor's own server, say where the
    match is now. It was in the place of `former`."""
    users = {seat.seat: seat.user for seat in seats if seat.user is not None}
    known = await people.find_many(db, list(users.values()))
    asked = Asked(fact("table-your-turn"))
    for call, seat, token in await proposals.turn_calls(db, former.id):
        person = known.get(users.get(seat, 0))
        anew = RemoveButtons(message=call.message, channel=0, kept=True, asked=asked)
        if person is not None and person.dm_channel == call.channel:
            key, user = f"{PERSON}{person.user}", person.user
        elif call.channel != former.post:
            anew = replace(anew, channel=call.channel, pings=((seat, token),))
            key, user = f"{OLD_MESSAGES}{former.id}", None
        else:
            continue
        values = outbox_row(anew, key, now, context.token_bytes, match=former.id, user=user)
        await outbox.add(db, [values])


async def _uncalled(tx: Tx) -> Pings:
    """Persons whose turn it is and whom no direct message calls: what called them is lost with its place."""
    called = {seat for _, seat, _ in await proposals.turn_calls(tx.db, tx.match.id)}
    seats = [seat for seat in tx.match.seats if seat.awaited and not bot_moves(seat)]
    return tuple((seat.seat, seat.turn_token) for seat in seats if seat.seat not in called)


async def _welcome(tx: Tx, guild: int | None, by: int | None) -> None:
    """A match comes to another server: its players are visitors there, but for `by`, who is there, and for
    those who were no visitors when the match was there before."""
    left, there = (f"{steps.HOME}{tx.match.id}:{server}:" for server in (tx.match.row.guild, guild))
    known = await steps.notes(tx.db, there)
    for seat in tx.match.seats:
        if seat.user is None:
            continue
        if not seat.visitor:
            await steps.note(tx.db, f"{left}{seat.user}", "1", tx.now)
        here = seat.user == by or f"{there}{seat.user}" in known
        await tx.change_seat(seat.seat, visitor=not here)


def _of_place(unfinished: Sequence[OutboxRow]) -> list[OutboxRow]:
    """What is meant for the place of the match."""
    return [row for row in unfinished if row.partition_key[0] in (IN_PLACE, LOBBY)]


def _waits(rows: Sequence[OutboxRow]) -> bool:
    """Whether something was tried, and waits for the next attempt."""
    return any(row.attempts for row in rows if row.state == "pending")


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
            row = await guilds.newest_in(db, post)
        return None if row is None else Shown(row.game, state_of(row), row.language)

    @read
    async def is_taken(self, post: int) -> bool:
        """Whether an unfinished match is shown there."""
        async with self.context.reading() as db:
            row = await guilds.newest_in(db, post)
        return row is not None and row.state in matches.LIVE

    @read
    async def tags(self, forum: int) -> dict[str, int]:
        """The tags of a forum by what they stand for. One that people have deleted is among them."""
        async with self.context.reading() as db:
            return await guilds.tags_of(db, forum)

    @change(of=GUILD)
    async def keep_tags(self, tx: Tx, guild: int, /, forum: int, tags: Mapping[str, int]) -> None:
        """These are the tags of a forum from now on."""
        await guilds.keep_tags(tx.db, forum, tags)
