"""From an empty lobby to the first position."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import AnyRules, BadOption, Term, Who, fact, settle_options
from bot.core.chance import SECRET_BYTES
from bot.match.context import Table, key_of
from bot.match.delivery.enqueue import Payload
from bot.match.errors import (
    AlreadyJoined,
    AlreadyStarted,
    BadOptionValue,
    BadSeats,
    ForeignLobby,
    LobbyClosed,
    LobbyFull,
    NotEnoughPlayers,
    NotHost,
    NotSeated,
    StillPlayed,
    UnknownGame,
)
from bot.match.guilds.settings import must_allow_another
from bot.match.limits import Limits
from bot.match.models import OVER, BoardOption, Brief, Person, Place
from bot.match.play.effects import Change, Committer, told_to
from bot.match.play.engine import Done, settle, stream
from bot.match.timing.spans import DAY
from bot.store import StepRow, due, matches, outbox, people, steps
from bot.text.escape import discord_safe

UID_BYTES = 8
LOBBY_KEPT = 14 * DAY
"""Milliseconds that a table waits to be started, after the last one sat down."""


class Did(NamedTuple):
    """Which match some work was done on, and what is to be done when it is committed."""

    match: int
    then: Callable[[], None] | None = None


class Lobbies(Committer, Limits):
    """Part of `Tables`; see `bot.match.api` for what each method does and refuses."""

    async def open(
        self,
        game: str,
        seats: int,
        options: Mapping[str, str],
        host: Person,
        place: Place,
        language: str,
        board: BoardOption = "all",
        *,
        key: str | None = None,
    ) -> Brief:
        if game not in self.games:
            raise UnknownGame
        rules = self.games[game]
        if seats not in rules.seats:
            raise BadSeats(seats=seats, least=min(rules.seats), most=max(rules.seats))
        chosen = _settled(rules, options)

        async def work(db: AsyncConnection) -> Did:
            return await self._open(db, rules, seats, chosen, host, place, language=language, board=board)

        return await self._once_for(0, key_of("open", 0, host.user, key), work)

    async def again(
        self, match_id: int, person: Person, guild: int | None, *, key: str | None = None
    ) -> Brief:
        async def work(db: AsyncConnection) -> Did:
            table = await self._table(db, match_id)
            row, note = table.row, f"{steps.NOTE}again:{match_id}"
            if row.state not in OVER:
                raise StillPlayed
            known = await steps.remembered(db, note)
            following = None if known is None else await matches.find(db, int(known))
            if following is not None and following.state == "lobby":
                return await self._join(db, following.id, person, guild)
            if guild != row.guild:
                raise ForeignLobby
            place = Place(row.guild, row.channel, row.thread)
            chosen = _settled(table.rules, table.options)
            did = await self._open(
                *(db, table.rules, row.seats, chosen, person, place),
                language=row.language,
                board=row.board,
                terms=row.terms,
            )
            await steps.note(db, note, str(did.match), self.now())
            return did

        return await self._once_for(match_id, key_of("again", match_id, person.user, key), work)

    async def set_place(self, match_id: int, place: Place) -> Brief:
        async def body() -> Brief:
            async with self.store.write() as db:
                table = await self._table(db, match_id)
                if table.row.state != "lobby" or table.row.thread is not None:
                    return self._brief(table.row, table.seats)
                await matches.change(
                    db,
                    match_id,
                    table.row.revision,
                    guild=place.guild,
                    channel=place.channel,
                    thread=place.thread,
                    post=place.post,
                )
                return await self._read_brief(db, match_id)

        return await self._changing(match_id, body)

    async def join(
        self, match_id: int, person: Person, guild: int | None, *, key: str | None = None
    ) -> Brief:
        async def work(db: AsyncConnection) -> Did:
            return await self._join(db, match_id, person, guild)

        return await self._once_for(match_id, key_of("join", match_id, person.user, key), work)

    async def leave(self, match_id: int, user: int, *, key: str | None = None) -> Brief:
        async def work(db: AsyncConnection) -> Did:
            table = await self._lobby(db, match_id)
            seat = table.seat_of(user)
            if seat is None:
                raise NotSeated
            rest = [one.user for one in table.seats if one.user not in (user, None)]
            changes: dict[str, object] = {}
            if not rest:
                changes = {"state": "closed", "ended_at": self.now()}
            elif table.row.host == user:
                changes = {"host": rest[0]}
            await matches.change(db, match_id, table.row.revision, **changes)
            await matches.unseat(db, match_id, seat.seat)
            async with self._post(db, match_id) as post:
                await post.lobby()
            return Did(match_id)

        return await self._once_for(match_id, key_of("leave", match_id, user, key), work)

    async def set_option(
        self, match_id: int, user: int, option: str, value: str, *, key: str | None = None
    ) -> Brief:
        async def work(db: AsyncConnection) -> Did:
            table = await self._lobby(db, match_id)
            self._must_host(table, user)
            chosen = _settled(table.rules, {**table.options, option: value})
            text = msgspec.json.encode(chosen).decode()
            await matches.change(db, match_id, table.row.revision, options=text)
            async with self._post(db, match_id) as post:
                await post.lobby()
            return Did(match_id)

        return await self._once_for(match_id, key_of("option", match_id, user, key), work)

    async def invite(
        self, match_id: int, user: int, persons: Sequence[Person], *, key: str | None = None
    ) -> Brief:
        async def work(db: AsyncConnection) -> Did:
            table = await self._lobby(db, match_id)
            host = table.seat_of(user)
            if host is None:
                raise NotSeated
            if len(table.seats) >= table.row.seats:
                raise LobbyFull
            await matches.change(db, match_id, table.row.revision)
            known = await matches.invited(db, match_id) | {seat.user for seat in table.seats}
            said = fact(
                "table-invited",
                who=Who(host.seat),
                game=Term(f"{table.rules.prefix}-title"),
                match=match_id,
            )
            async with self._post(db, match_id) as post:
                for person in {one.user: one for one in persons}.values():
                    if person.user not in known:
                        await self._count_call(db, match_id, user)
                        await people.remember(db, person.user, person.name, person.locale)
                        await matches.invite(db, match_id, person.user)
                        unheard = fact("table-invite-unheard", name=discord_safe(person.name))
                        load = Payload(instead=unheard, to=((host.seat, -1),))
                        post.notice(said, user=person.user, load=load)
            return Did(match_id)

        return await self._once_for(match_id, key_of("invite", match_id, user, key), work)

    async def close(self, match_id: int, user: int, *, key: str | None = None) -> Brief:
        async def work(db: AsyncConnection) -> Did:
            table = await self._lobby(db, match_id)
            self._must_host(table, user)
            await matches.change(db, match_id, table.row.revision, state="closed", ended_at=self.now())
            async with self._post(db, match_id) as post:
                await post.lobby()
            return Did(match_id)

        return await self._once_for(match_id, key_of("close", match_id, user, key), work)

    async def start(self, match_id: int, user: int, *, key: str | None = None) -> Brief:
        async def work(db: AsyncConnection) -> Did:
            table = await self._lobby(db, match_id)
            self._must_host(table, user)
            rules, have = table.rules, len(table.seats)
            if have not in rules.seats:
                raise NotEnoughPlayers(have=have, need=min(rules.seats))
            for new, seat in enumerate(table.seats):  # in order, so a number is free when it is taken
                if seat.seat != new:
                    await matches.reseat(db, match_id, seat.seat, new)
            table = msgspec.structs.replace(table, seats=await matches.seats_of(db, match_id))
            secret = self.token_bytes(SECRET_BYTES)
            change = _dealt(table, secret, self.now())
            # The rules that are installed now are the ones it is played with.
            await self._commit(
                db,
                table,
                change,
                seats=have,
                secret=secret,
                started_at=self.now(),
                rules_version=rules.version,
                data_fingerprint=rules.data_fingerprint(),
                board_message=None,
                board_channel=None,
                **({} if rules.to_act(change.state) == () else {"state": "running"}),
            )
            # The card has nothing to say any more but where the match is.
            await outbox.drop_lobby(db, match_id)
            if table.row.board_message is not None and table.row.board_channel is not None:
                async with self._post(db, match_id) as post:
                    post.card(table.row.board_message, table.row.board_channel)
            return Did(match_id, partial(self._remember, table, change))

        return await self._once_for(match_id, key_of("start", match_id, user, key), work)

    # -- shared ------------------------------------------------------------------------------------------

    async def _open(
        self,
        db: AsyncConnection,
        rules: AnyRules,
        seats: int,
        chosen: Mapping[str, str],
        host: Person,
        place: Place,
        **more: str | None,
    ) -> Did:
        """A new lobby; `more`: language, board, terms."""
        now = self.now()
        await self._met(db, host)
        await must_allow_another(db, place, host.user)
        match_id = await matches.add(
            db,
            uid=self.token_bytes(UID_BYTES).hex(),
            game=rules.key,
            rules_version=rules.version,
            data_fingerprint=rules.data_fingerprint(),
            seats=seats,
            options=msgspec.json.encode(chosen).decode(),
            state="lobby",
            host=host.user,
            guild=place.guild,
            channel=place.channel,
            thread=place.thread,
            post=place.post,
            place_lost=False,
            steps=0,
            draws=0,
            position=0,
            revision=0,
            opened_at=now,
            **more,
        )
        await matches.seat(db, match_id, 0, host.user)
        await due.plan(db, match_id, due.EXPIRE, due.WHOLE, now + LOBBY_KEPT)
        async with self._post(db, match_id) as post:
            await post.lobby()
        return Did(match_id)

    async def _join(self, db: AsyncConnection, match_id: int, person: Person, guild: int | None) -> Did:
        table = await self._lobby(db, match_id)
        if table.seat_of(person.user):
            raise AlreadyJoined
        if guild != table.row.guild and person.user not in await matches.invited(db, match_id):
            raise ForeignLobby
        taken = {seat.seat for seat in table.seats}
        free = [seat for seat in range(table.row.seats) if seat not in taken]
        if not free:
            raise LobbyFull
        await matches.change(db, match_id, table.row.revision)
        await self._met(db, person)
        await matches.seat(db, match_id, free[0], person.user)
        await due.plan(db, match_id, due.EXPIRE, due.WHOLE, self.now() + LOBBY_KEPT)
        async with self._post(db, match_id) as post:
            await post.lobby()
        return Did(match_id)

    async def _lobby(self, db: AsyncConnection, match_id: int) -> Table:
        table = await self._table(db, match_id)
        if table.row.state == "lobby":
            return table
        if table.row.state == "closed":
            raise LobbyClosed
        raise AlreadyStarted

    def _must_host(self, table: Table, user: int) -> None:
        if table.row.host != user:
            host = table.seat_of(table.row.host)
            raise NotHost(host=Who(host.seat if host else 0))

    async def _once_for(
        self, match_id: int, used: str | None, work: Callable[[AsyncConnection], Awaitable[Did]]
    ) -> Brief:
        """Do some work on a match in one transaction, unless this key was used for it before; the match as it
        is then."""

        async def body() -> Brief:
            async with self.store.write() as db:
                before = None if used is None else await steps.remembered(db, used)
                if before is not None:
                    return await self._read_brief(db, int(before))
                did = await work(db)
                if used is not None:
                    await steps.remember(db, used, str(did.match), self.now())
                brief = await self._read_brief(db, did.match)
            if did.then is not None:
                did.then()
            return brief

        return await self._changing(match_id, body)


def _dealt(table: Table, secret: bytes, now: int) -> Change:
    """The first position, with all that chance answers before anybody can act. Raises BadOptionValue."""
    rules = table.rules
    try:
        begin = rules.start(len(table.seats), table.options)
    except BadOption as error:
        raise BadOptionValue(rules.prefix, error.key, error.value, rules.options) from None
    done: list[Done] = []
    state = settle(rules, begin, stream(rules, secret, table.row.uid, 0), done)
    rows = [
        StepRow(n=n, seat=one.seat, move=str(one.move), batch=1, key=None, at=now)
        for n, one in enumerate(done, 1)
    ]
    heard = told_to(rules, done, None)
    return Change(actor=None, rows=rows, done=done, before=begin, state=state, heard=heard)


def _settled(rules: AnyRules, options: Mapping[str, str]) -> dict[str, str]:
    """All options with their values. Raises BadOptionValue."""
    try:
        return settle_options(rules.options, options)
    except BadOption as error:
        raise BadOptionValue(rules.prefix, error.key, error.value, rules.options) from None
