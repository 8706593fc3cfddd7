"""Ending by agreement, moving to another place, and other house keeping."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import Who, fact
from bot.match.context import Table, key_of, uncancelled
from bot.match.delivery.enqueue import Payload, Post
from bot.match.errors import MatchOver, NotSeated, NoVote, SamePlace
from bot.match.guilds.settings import must_allow_place
from bot.match.limits import Limits
from bot.match.models import Brief, Person, Place, Votes
from bot.match.play.effects import Committer
from bot.match.proposals.time import voices
from bot.store import calls, matches, outbox, people, steps


class Ends(Committer, Limits):
    """Part of `Tables`; see `bot.match.api` for what each method does and refuses."""

    async def vote_end(self, match_id: int, user: int, agree: bool = True, *, key: str) -> Votes:
        used = key_of("vote", match_id, user, key)

        async def body() -> Votes:
            async with self.store.write() as db:
                table = await self._table(db, match_id)
                if used is not None and await steps.remembered(db, used) is not None:
                    return _votes(self._brief(table.row, table.seats))
                seat = self._running_seat(table, user)
                if not agree and not seat.end_vote:
                    raise NoVote
                now = self.now()
                if agree != seat.end_vote:
                    await matches.change_seat(db, match_id, seat.seat, {"end_vote": agree})
                    present = voices(table, seat.seat)  # who is played for holds nobody up
                    voters = [one for one in table.seats if one.seat in present]
                    missing = [one for one in voters if not one.end_vote]
                    ended = agree and not missing
                    async with self._post(db, match_id) as post:
                        if ended:
                            await self._end(db, table, post)
                        else:
                            await matches.change(db, match_id, table.row.revision)
                            if not any(one.end_vote for one in table.seats):
                                # The first to say so: the others are asked, once.
                                await self._count_call(db, match_id, user)
                                pings = tuple((one.seat, -1) for one in missing)
                                said = fact("table-end-proposed", who=Who(seat.seat))
                                post.notice(said, load=Payload(pings=pings, about=calls.END))
                            elif not agree and not any(one.end_vote for one in table.seats if one != seat):
                                await post.call_off(calls.END)
                if used is not None:
                    await steps.remember(db, used, "", now)
                return _votes(await self._read_brief(db, match_id))

        return await self._changing(match_id, body)

    async def move_place(self, match_id: int, user: int, place: Place, *, key: str | None = None) -> Brief:
        used = key_of("move", match_id, user, key)

        async def body() -> Brief:
            async with self.store.write() as db:
                table = await self._table(db, match_id)
                row = table.row
                if used is not None and await steps.remembered(db, used) is not None:
                    return self._brief(row, table.seats)
                if table.seat_of(user) is None:
                    raise NotSeated
                await self._relocate(db, table, place)
                if used is not None:
                    await steps.remember(db, used, "", self.now())
                return await self._read_brief(db, match_id)

        return await self._changing(match_id, body)

    async def _end(self, db: AsyncConnection, table: Table, post: Post) -> None:
        """A running match ends without a result."""
        now = self.now()
        await matches.change(db, table.id, table.row.revision, state="ended", ended_at=now, moved_at=now)
        for one in table.seats:
            await matches.change_seat(db, table.id, one.seat, {"awaited": False, "awaited_since": None})
        await steps.drop_draft(db, table.id)
        await post.board(Payload(since=table.row.steps + 1), final=True)
        post.parcel()

    async def _relocate(self, db: AsyncConnection, table: Table, place: Place) -> None:
        """Raises SamePlace, MatchOver, ClosedChannel."""
        row, match_id = table.row, table.id
        if place.post != row.post:
            await must_allow_place(db, place)
        unfinished = await outbox.unfinished(db, match_id)
        # What is just being sent goes to the old place: the worker sees to that when it is there.
        waiting = [one.kind for one in unfinished if one.lane[0] in "cl" and one.kind != "card"]
        live = row.state in matches.LIVE
        if not live and not waiting:
            raise MatchOver
        if row.post == place.post and not row.place_lost:
            if not any(one.attempts for one in unfinished if one.lane[0] in "cl" and one.state == "pending"):
                raise SamePlace
            # Something did not arrive yet: who asks for it here need not wait for the next try.
            await outbox.wake(db, match_id, self.now())
            return
        card = row.board_message if row.state == "lobby" and row.post != place.post else None
        await matches.change(
            db,
            match_id,
            row.revision,
            guild=place.guild,
            channel=place.channel,
            thread=place.thread,
            post=place.post,
            place_lost=False,
            **({} if card is None else {"board_message": None, "board_channel": None}),
        )
        await outbox.wake(db, match_id, self.now())
        if card is not None and row.board_channel is not None:
            async with self._post(db, match_id) as post:
                post.strip(card, row.board_channel, delete=False)
        if row.state == "running" and "board" not in waiting:
            async with self._post(db, match_id) as post:
                await post.board(Payload())
        elif row.state == "lobby" and "lobby" not in waiting:
            async with self._post(db, match_id) as post:
                await post.lobby()

    async def reachable(self, guild: int, *, lost: bool = False) -> None:
        async def body() -> None:
            async with self._reading() as db:
                if not await outbox.waits_in(db, guild, self.now(), lost=lost):
                    return  # nearly always
            async with self.store.write() as db:
                await outbox.wake_in(db, guild, self.now(), lost=lost)

        await self._changing(-guild, body)

    async def met(self, person: Person) -> None:
        async def body() -> None:
            async with self._reading() as db:
                if self._known(await people.find(db, person.user), person):
                    return  # nearly always: nobody waits for a disk then
            async with self.store.write() as db:
                await self._met(db, person)

        await self._changing(-person.user, body)

    async def hand_shown(self, match_id: int, user: int) -> None:
        async def body() -> None:
            async with self.store.write() as db:
                table = await self._table(db, match_id)
                seat = table.seat_of(user)
                if seat is not None and seat.hand_missed:
                    await matches.change_seat(db, match_id, seat.seat, {"hand_missed": False})

        await self._changing(match_id, body)

    @uncancelled
    async def ready(self) -> None:
        async with self._reading() as db:
            await outbox.next_due(db)


def _votes(brief: Brief) -> Votes:
    voters = [one for one in brief.players if one.user is not None and (one.end_vote or not one.stand_in)]
    return Votes(
        tuple(player.seat for player in voters if player.end_vote),
        tuple(player.seat for player in voters if not player.end_vote),
        brief.state == "ended",
    )
