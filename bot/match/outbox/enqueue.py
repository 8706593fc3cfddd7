"""Enqueue messages in the outbox, in the transaction of what they tell of.

A message that nobody has tried to send yet takes in the next one of its kind, so a busy match does not lag.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Self

import msgspec
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import Fact, Seat, fact
from bot.match.outbox import direct
from bot.match.outbox.direct import for_visitors, merged
from bot.match.outbox.messages import (
    Board,
    Boards,
    DirectBoard,
    FinalBoard,
    Hand,
    Kind,
    LobbyCard,
    Notice,
    OpenThread,
    Parcel,
    PostTags,
    Refresh,
    RemoveButtons,
    StartedCard,
    read,
    readable,
)
from bot.match.outbox.posted import Asked, Listener, Pings, Purpose, Request, Seated, TurnCall
from bot.match.timing.person_settings import read_person_settings
from bot.store import MatchRow, OutboxRow, SeatRow, events, matches, outbox, people, proposals
from bot.store.engine import as_text
from bot.store.rows import PersonRow

NONCE_BYTES: Final = 10
"""A nonce is random, so it reveals nothing. The row keeps it, so that it is the same at every attempt."""

IN_PLACE, LOBBY, PERSON, OLD_MESSAGES = "c", "l", "u", "s"
"""What a partition key begins with; a number follows. Rows with the same key leave one after the other. There
are keys for what is posted in a match's channel, its lobby card, what a person gets, and changes of messages
that are there already, so that no new board waits for such changes."""
STANDING: Final = "t"
"""The same for the list of open tables in a channel, whose number follows."""
POST: Final = "p"
"""The same for the tags of a post, whose number follows: nothing waits for them."""
UNHURRIED: Final = 3_000
"""Milliseconds that the tags of a post wait for more changes. Messages that are enqueued meanwhile go
first."""


def seated_of(match: MatchRow, seats: Iterable[SeatRow]) -> Seated:
    """From what is stored."""
    rows = list(seats)
    visitors = frozenset(row.seat for row in rows if row.visitor)
    users = {row.seat: row.user for row in rows}
    return Seated(match.guild, users, visitors, match.direct, match.forum and match.thread is None)


def outbox_row(
    message: Kind,
    key: str,
    now: int,
    token_bytes: Callable[[int], bytes],
    *,
    match: int | None = None,
    seat: Seat | None = None,
    user: int | None = None,
) -> dict[str, Any]:
    """A message as a row for `outbox.add`. `key`: its partition key."""
    return {
        "match": match,
        "kind": message.kind,
        "partition_key": key,
        "nonce": token_bytes(NONCE_BYTES).hex(),
        "due": now,
        "created_at": now,
        "payload": as_text(message),
        "seat": seat,
        "user": user,
    }


class Outgoing:
    """Enqueues messages of one match; writes them when its `async with` block is left without an error."""

    def __init__(
        self,
        db: AsyncConnection,
        match: int,
        now: int,
        token_bytes: Callable[[int], bytes],
        listeners: Sequence[Listener] = (),
    ) -> None:
        self.db, self.match, self.now, self.token_bytes = db, match, now, token_bytes
        self._listeners = listeners
        self._untried: list[OutboxRow] | None = None
        self._seated: Seated | None = None
        self._new: list[tuple[Kind | None, dict[str, Any]]] = []
        """Rows, each with its message if it is meant for the channel of the match, or is a hand."""
        self._said: list[Notice | FinalBoard] = []
        """What is said in the channel; visitors, who do not see it, get a copy."""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is not None:
            return
        if any(message is not None for message, _ in self._new):
            seated = await self._where()
            if seated is not None and seated.direct:
                await self._to_each_person(seated)
            elif self._said:
                for user, copy in await for_visitors(self.db, self.match, self._said):
                    self._add(copy, PERSON, user=user)
        await outbox.add(self.db, [row for _, row in self._new])

    async def _where(self) -> Seated | None:
        """Where the match is and who sits there; read once."""
        if (
            self._seated is None
            and (row_and_seats := await matches.find_whole(self.db, self.match)) is not None
        ):
            row, seats = row_and_seats
            self._seated = seated_of(row, seats)
        return self._seated

    async def _to_each_person(self, seated: Seated) -> None:
        """The match has no channel: each player gets the messages by direct message."""
        persons = {seat: user for seat, user in seated.users.items() if user is not None}
        new, self._new = self._new, []
        boards, due = list[DirectBoard](), self.now
        for message, row in new:
            if message is None:
                self._new.append((None, row))
            elif isinstance(message, Notice | Parcel):
                # Direct messages need no pings.
                own = replace(message, pings=()) if isinstance(message, Notice) else message
                for user in direct.recipients(message, persons):
                    self._add(own, PERSON, user=user, due=row["due"])
            elif direct_boards := direct.direct_boards(message, persons):
                boards += direct_boards
                due = row["due"] if isinstance(message, Board) else due
        for seat, board in direct.together(boards).items():
            await self._direct_board(board, persons[seat], due)

    async def _direct_board(self, board: DirectBoard, user: int, due: int) -> None:
        waits = direct.waiting(await self._mine(), board.seat, user)
        if waits is not None:
            board = direct.taking_up(waits, board)
            if await outbox.rewrite(self.db, waits.id, as_text(board), due):
                return
        self._add(board, PERSON, seat=board.seat, user=user, due=due)

    async def board(
        self,
        board: Boards,
        *,
        hold: int = 0,
        seated: Seated | None = None,
        persons: Mapping[int, PersonRow] | None = None,
    ) -> None:
        """A board with its news and pings. A final board replaces one that was not sent yet.

        Args:
            hold: milliseconds that it may wait for more news before it is sent.
            seated: where the match is and who sits there, when the caller has read it in this transaction.
            persons: those who are called, when the caller has read them in this transaction.
        """
        self._seated = seated or self._seated
        board = await self._calling(board, persons)
        if isinstance(board, FinalBoard) and board.since is not None:
            self._said.append(board)
            await self.hands_are_over(fact("board-over"))
            for listener in self._listeners:
                await listener.over(self.db, self.match, self.now, self.token_bytes)
        rows = [row for row in await self._mine() if row.kind in board.family]
        for row in rows:
            older = read(row)
            assert isinstance(older, Boards)
            both = merged(older, board)
            assert isinstance(both, Boards)
            board = both
        due = self.now if board.first else self.now + hold  # the promise of fair draws does not wait
        if len(rows) == 1 and rows[0].kind == board.kind:
            if await outbox.rewrite(self.db, rows[0].id, as_text(board), due):
                return
        else:
            for row in rows:
                await outbox.drop(self.db, row.id)
        self._add(board, IN_PLACE, due=due)

    async def _calling(self, board: Boards, persons: Mapping[int, PersonRow] | None) -> Boards:
        """Call people by direct message if they want that; the board pings the others, those who cannot be
        sent direct messages, and those who play in them. Players from other servers do not see the board:
        they get a direct message, or, if that cannot be sent in an event, a ping on their own server."""
        if not isinstance(board, Board) or not board.pings:
            return board
        seated = await self._where()
        if seated is None:
            return board
        users = {seat: seated.users.get(seat) for seat, _ in board.pings}
        turns = [(seat, token, user) for seat, token in board.pings if (user := users[seat]) is not None]
        for listener in self._listeners if turns else ():
            await listener.begun(self.db, self.match, turns, self.now, self.token_bytes)
        if seated.guild is None or seated.direct:
            return board
        known = persons
        if known is None:
            known = await people.find_many(self.db, [user for user in users.values() if user is not None])
        pings = []
        for seat, token in board.pings:
            user = users[seat]
            person = None if user is None else known.get(user)
            by = "thread" if person is None else read_person_settings(person.settings).call
            if seat in seated.visitors:  # they do not see the thread
                by = "dm"
            if person is None or person.dm_closed_at is not None or by == "thread":
                away = None
                if seat in seated.visitors and user is not None:
                    away = await events.channel_of(self.db, self.match, user)
                if away is None:
                    pings.append((seat, token))
                else:
                    called = ((seat, token),)
                    self.notice(
                        fact("table-your-turn"), pings=called, purpose=TurnCall(seat, token), channel=away
                    )
                continue
            if by == "both":
                pings.append((seat, token))
            self.notice(fact("table-your-turn"), user=user, purpose=TurnCall(seat, token, by == "dm"))
        return replace(board, pings=tuple(pings))

    def open_thread(self, event: int, round: int, number: int, pings: Pings) -> None:
        """The match is a table of an event and gets its thread."""
        self._add(OpenThread(event=event, round=round, number=number, pings=pings), IN_PLACE)

    async def turns_over(self, running: Mapping[Seat, int], goes_on: Seat | None = None) -> None:
        """Delete the direct messages that tell of turns that are over.

        Args:
            running: the seats that must act, with their tokens.
            goes_on: a seat in the middle of its turn, which has a new token.
        """
        for call, seat, token in await proposals.turn_calls(self.db, self.match):
            if seat == goes_on and seat in running:
                about = f"{proposals.CALLED}:{seat}:{running[seat]}"
                await proposals.put_call(self.db, self.match, replace(call, about=about))
            elif running.get(seat) != token:
                await proposals.drop_call(self.db, self.match, call.message)
                self.remove_buttons(call.message, call.channel, delete=True)

    def parcel(self) -> None:
        """What there is to keep of the match, after its last board."""
        self._add(Parcel(), IN_PLACE)

    async def lobby(self) -> None:
        """Post or edit the lobby card. In a forum it makes the post, which everything else waits for."""
        if not await self._waits(LobbyCard):
            where = await self._where()
            self._add(LobbyCard(), IN_PLACE if where is not None and where.unposted else LOBBY)

    async def post_tags(self, post: int) -> None:
        """The tags of a post show how far its match is. They can wait."""
        key = f"{POST}{post}"
        if not await outbox.waits_untried(self.db, key, PostTags.kind):
            values = outbox_row(PostTags(post=post), key, self.now, self.token_bytes, match=self.match)
            self._new.append((None, values | {"due": self.now + UNHURRIED}))

    def started_card(self, message: int, channel: int) -> None:
        """The card of a lobby that has started says so."""
        self._add(StartedCard(message=message, channel=channel), LOBBY)

    async def hands(self, hands: Iterable[tuple[Seat, int]]) -> None:
        """(seat, user) of those whose hands changed."""
        waiting = {(row.seat, row.user) for row in await self._mine() if row.kind == Hand.kind}
        for seat, user in hands:
            if (seat, user) not in waiting:
                self._add(Hand(seat=seat), PERSON, seat=seat, user=user)

    async def shown_hands(self, seats: Iterable[SeatRow]) -> None:
        """Send the hands again whose messages are posted, because what they show may have changed."""
        await self.hands([(seat.seat, seat.user) for seat in seats if seat.user and seat.hand_message])

    def notice(
        self,
        said: Fact,
        *,
        user: int | None = None,
        pings: Pings = (),
        purpose: Purpose | None = None,
        channel: int | None = None,
    ) -> None:
        """Say something to a user, or (None) in the match's channel, or in another one."""
        message = Notice(said=said, pings=pings, purpose=purpose, channel=channel)
        if user is None and pings and channel is None:
            self._said.append(message)
        self._add(message, IN_PLACE if user is None else PERSON, user=user)

    async def refresh(self, public_version: int) -> None:
        """The newest board shows who is still to act."""
        if not await self._waits(Refresh):
            self._add(Refresh(public_version=public_version), OLD_MESSAGES)

    async def take_back(self, about: str) -> None:
        """Drop requests about something that were not tried yet."""
        for row in await self._mine():
            if row.kind != Notice.kind or not readable(row):
                continue
            message = read(row)
            if isinstance(message, Notice) and message.purpose == Request(about):
                await outbox.drop(self.db, row.id)

    async def call_off(self, about: str, *, delete: bool = False, outcome: Fact | None = None) -> None:
        """There is nothing left to do about this: the messages that called somebody lose their buttons and
        pings, or are deleted. `outcome`: the text added below, which says how it ended."""
        await self.take_back(about)
        for call in await proposals.take_calls(self.db, self.match, about):
            self.close_call(call, delete=delete, outcome=outcome)

    def close_call(
        self, call: proposals.CallMessage, *, delete: bool = False, outcome: Fact | None = None
    ) -> None:
        """Remove buttons and pings of a message that called somebody, or delete it. `outcome`: the text added
        below, which says how it ended."""
        asked = None if delete or call.asked is None else msgspec.json.decode(call.asked, type=Asked)
        change = RemoveButtons(
            message=call.message, channel=call.channel, delete=delete, outcome=outcome, asked=asked
        )
        self._add(change, OLD_MESSAGES)

    def remove_buttons(
        self, message: int, channel: int, *, delete: bool, instead: Fact | None = None
    ) -> None:
        """Remove the buttons of an old message, or delete it. `instead`: what its text says from now on."""
        asked = None if instead is None else Asked(instead)
        change = RemoveButtons(message=message, channel=channel, delete=delete, asked=asked)
        self._add(change, OLD_MESSAGES)

    def remove_own(
        self, message: int | None, user: int | None, *, delete: bool = True, instead: Fact | None = None
    ) -> None:
        """Delete the message that showed a match to a person who no longer plays there, or remove its
        buttons. `instead`: what its text says from now on."""
        if message is not None and user is not None:
            asked = None if instead is None else Asked(instead)
            change = RemoveButtons(message=message, channel=0, delete=delete, asked=asked)
            self._add(change, PERSON, user=user)

    async def has_left(self, seat: SeatRow) -> None:
        """A person has left a seat and has no turn to take there: reminders are deleted, and the message with
        the hand loses its buttons (in a match in direct messages it is deleted). An offer of the seat is
        void."""
        await self.call_off(f"{proposals.SEAT}:{seat.seat}")
        await self.call_off(f"{proposals.TURN}:{seat.seat}", delete=True)
        where = await self._where()
        self.remove_own(seat.hand_message, seat.user, delete=where is not None and where.direct)

    async def hands_are_over(self, why: Fact) -> None:
        """The match is over: the messages with hands say why they do not change any more, and lose their
        buttons. Those of a match in direct messages show the last board instead."""
        where = await self._where()
        if where is not None and not where.direct:
            for seat in await matches.seats_of(self.db, self.match):
                self.remove_own(seat.hand_message, seat.user, delete=False, instead=why)

    async def _mine(self) -> list[OutboxRow]:
        """Rows of the match that nobody has tried to send."""
        if self._untried is None:
            self._untried = await outbox.untried(self.db, self.match)
        return self._untried

    async def _waits(self, kind: type[LobbyCard | Refresh]) -> bool:
        return any(row.kind == kind.kind for row in await self._mine())

    def _add(
        self,
        message: Kind,
        key: str,
        *,
        seat: Seat | None = None,
        user: int | None = None,
        due: int | None = None,
    ) -> None:
        number = user if key == PERSON else self.match
        row = outbox_row(
            *(message, f"{key}{number}", self.now, self.token_bytes), match=self.match, seat=seat, user=user
        )
        row = row if due is None else row | {"due": due}
        public = key in (IN_PLACE, LOBBY) or isinstance(message, Refresh | Hand)
        self._new.append((message if public else None, row))
