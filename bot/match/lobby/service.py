"""Lobbies: open, join, invite, options, time control, start, again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.core import Fact, Seat, Term, Who, fact
from bot.match.changing.context import Service, read
from bot.match.changing.transaction import Scope, Tx, change, count_call
from bot.match.engine.computers import USUAL, checked_level
from bot.match.engine.models import OVER, BoardOption, Brief, Person, Place
from bot.match.errors import (
    BadSeats,
    ForeignLobby,
    LobbyFull,
    NoComputer,
    NotSeated,
    PrivateTable,
    StillPlayed,
    TooManyComputers,
    UnknownGame,
    UnknownMatch,
)
from bot.match.hosting.operator import must_take_tables
from bot.match.lobby.opening import (
    join_lobby,
    leave_lobby,
    must_be_lobby,
    open_lobby,
    options_of,
    read_code,
    refresh_card,
    seat_computers,
)
from bot.match.lobby.terms.access import must_allow_elsewhere
from bot.match.lobby.terms.registry import REPEATED
from bot.match.lobby.terms.term import TableTerm
from bot.match.outbox.direct import unheard_note
from bot.match.outbox.posted import Invitation
from bot.match.running.clocks import checked
from bot.match.running.presence import deal, value_chosen
from bot.match.timing.clock import DEFAULT, TimeControl, written
from bot.store import matches, people, steps
from bot.store.engine import as_text
from bot.text.escape import discord_safe


def _invitation(tx: Tx, inviter: Seat) -> Fact:
    game = Term(f"{tx.match.rules.prefix}-title")
    return fact("table-invited", who=Who(inviter), game=game, match=tx.match.id)


def _of_host(game: str, seats: int, options: Mapping[str, str], host: Person, *_: object) -> Scope:
    return Scope(0, None, host.user)


class Lobby(Service):
    @change(of=_of_host)
    async def open(
        self,
        tx: Tx,
        game: str,
        seats: int,
        options: Mapping[str, str],
        host: Person,
        place: Place,
        language: str,
        board: BoardOption = "all",
        time_control: TimeControl = DEFAULT,
        *,
        computers: int = 0,
        level: str = USUAL,
        private: bool = False,
        elsewhere: bool = False,
        card: bool = True,
        key: str | None = None,
    ) -> Brief:
        """Open a lobby with the host in seat 0. Its card is posted from the outbox.

        Args:
            computers: how many computers sit down at once, at `level`.
            private: by invitation only; the card is posted when the table has its thread (`give_thread`). A
                table in the direct messages of its players (`Place.direct`) is private in any case.
            elsewhere: people of other servers see the table and may join it.
            card: False: the caller begins the match at once, and no card is posted.

        Raises: UnknownGame, BadSeats, BadOptionValue, UnknownLevel, TooManyComputers, PrivateTable (in the
        direct messages of one person computers must take all other seats); ClosedChannel, TooManyOpen,
        ElsewhereClosed (settings of the server), PrivateElsewhere.
        """
        checked_level(level)
        if game not in self.context.games:
            raise UnknownGame
        rules = self.context.games[game]
        if seats not in rules.seats:
            raise BadSeats(seats=seats, least=min(rules.seats), most=max(rules.seats))
        if not 0 <= computers < seats:
            raise TooManyComputers(computers=computers, most=seats - 1)
        if place.guild is None and not place.direct and computers < seats - 1:
            raise PrivateTable
        chosen = options_of(rules, seats, options)
        if elsewhere:
            await must_allow_elsewhere(tx, private=private, guild=place.guild)
        brief = await open_lobby(
            *(tx, rules, seats, chosen, host, place),
            language=language,
            board=board,
            time_control=written(checked(time_control)),
            private=private and place.guild is not None,
            elsewhere=elsewhere,
            card=card,
        )
        if not computers:
            return brief
        await seat_computers(tx, level, computers)
        return tx.match.brief

    @change
    async def add_computer(
        self, tx: Tx, match_id: int, user: int, /, level: str, *, key: str | None = None
    ) -> Brief:
        """The host gives a free seat to a computer.

        Raises: UnknownMatch, LobbyClosed, AlreadyStarted, NotHost, UnknownLevel, LobbyFull.
        """
        must_be_lobby(tx)
        tx.match.must_host(user)
        checked_level(level)
        if len(tx.match.seats) >= tx.match.row.seats:
            raise LobbyFull
        await tx.change()
        await seat_computers(tx, level)
        await refresh_card(tx)
        return tx.match.brief

    @change
    async def remove_computer(self, tx: Tx, match_id: int, user: int, /, *, key: str | None = None) -> Brief:
        """The host takes the seat of the computer that came last.

        Raises: UnknownMatch, LobbyClosed, AlreadyStarted, NotHost, NoComputer.
        """
        must_be_lobby(tx)
        tx.match.must_host(user)
        computers = [seat.seat for seat in tx.match.seats if seat.computer is not None]
        if not computers:
            raise NoComputer
        await tx.change()
        await matches.unseat(tx.db, match_id, min(computers))
        await refresh_card(tx)
        return await tx.brief()

    @change
    async def set_terms(
        self, tx: Tx, match_id: int, user: int, /, *terms: TableTerm, key: str | None = None
    ) -> Brief:
        """The host settles terms of the table before the start; the others stay.

        Raises: UnknownMatch, LobbyClosed, AlreadyStarted, NotHost; as the terms (`bot.match.lobby.terms`).
        """
        must_be_lobby(tx)
        tx.match.must_host(user)
        for term in terms:
            await tx.change(**await term.columns(tx))
            await tx.reload()
        if terms:
            await refresh_card(tx)
        return await tx.brief()

    @change
    async def give_thread(self, tx: Tx, match_id: int, place: Place | None, /) -> Brief:
        """A private table has its thread now, and its card is posted there; None: Discord allows no thread,
        so the table is closed without a message. Raises: UnknownMatch, LobbyClosed, AlreadyStarted."""
        must_be_lobby(tx)
        if place is None:
            await tx.change(state="closed", ended_at=tx.now)
        else:
            await tx.change(channel=place.channel, thread=place.thread, post=place.post, forum=place.forum)
            await tx.reload()
            await refresh_card(tx)
        return await tx.brief()

    @change
    async def again(
        self, tx: Tx, match_id: int, person: Person, /, guild: int | None, *, key: str | None = None
    ) -> Brief:
        """Another table like one that is over, with the same options, time control and computers. The first
        player who asks opens it and is host; others join it while it is a lobby, in the same place. Returns
        the new match, which gets its own thread when it starts. Whoever plays it already, against computers
        alone, opens no second one.

        Raises: UnknownMatch, StillPlayed, NotSeated (only players open it); as `open`, as `join`.
        """
        old = tx.match
        row, note = old.row, f"{steps.NOTE}again:{match_id}"
        if row.private and old.seat_of(person.user) is None:
            raise UnknownMatch
        if row.state not in OVER:
            raise StillPlayed
        known = await steps.remembered(tx.db, note)
        following = None if known is None else await matches.find(tx.db, int(known))
        if following is not None and following.state == "lobby":
            await tx.load(following.id)
            return await join_lobby(tx, person, guild)
        at_home = guild == row.guild and (guild is not None or person.user == row.host)
        if not (at_home or row.direct):
            raise ForeignLobby
        if old.seat_of(person.user) is None:
            raise NotSeated
        if old.alone and following is not None and following.state == "running":
            await tx.load(following.id)
            return await tx.brief()
        chosen = options_of(old.rules, row.seats, old.options)
        await open_lobby(
            *(tx, old.rules, row.seats, chosen, person, old.place),
            language=row.language,
            board=row.board,
            card=not old.alone,  # it waits for nobody and begins at once
            **{column: getattr(row, column) for column in REPEATED},
        )
        for seat in old.seats:
            if row.private and seat.user is not None:
                await matches.invite(tx.db, tx.match.id, seat.user)
            if seat.computer is not None:
                await seat_computers(tx, seat.computer)
        new = tx.match.brief
        if row.direct:  # nobody else sees its card
            async with tx.enqueue() as out:
                invitation = _invitation(tx, 0)
                for seat in old.seats:
                    if seat.user not in (None, person.user):
                        out.notice(invitation, user=seat.user)
        await steps.note(tx.db, note, str(new.match), tx.now)
        if old.place.thread not in (None, old.place.channel) and not row.private:
            await steps.note(tx.db, f"{steps.MOVES_ON}{new.match}", str(match_id), tx.now)
        return new

    @read
    async def wants_thread(self, match_id: int) -> bool:
        """Whether the match gets its own thread when it starts: it has none yet, or its lobby is in the
        thread of the match before it.

        Raises: UnknownMatch, BadOptionValue (with those who sit there it cannot begin), Maintenance.
        """
        async with self.context.reading() as db:
            match = await self.context.load(db, match_id)
            if match.row.guild is None or match.row.direct or match.row.state != "lobby":
                return False
            options_of(match.rules, len(match.seats), match.options)
            await must_take_tables(db)
            moves_on = await steps.remembered(db, f"{steps.MOVES_ON}{match_id}")
            return match.row.thread is None or moves_on is not None

    @change
    async def set_place(self, tx: Tx, match_id: int, place: Place, /) -> Brief:
        """The thread was made (or found) after the lobby was opened. Sends nothing. A match that has begun or
        has its own thread stays where it is (`Places.move` moves it)."""
        row = tx.match.row
        old = row.thread if row.forum else None
        if row.state == "lobby" and (
            row.thread is None or await steps.take_note(tx.db, f"{steps.MOVES_ON}{row.id}")
        ):
            await tx.change(**place.columns)
            if old is not None:  # that post is the finished match's again
                async with tx.enqueue() as out:
                    await out.post_tags(old)
        return await tx.brief()

    @change
    async def join(
        self,
        tx: Tx,
        match_id: int,
        person: Person,
        /,
        guild: int | None,
        *,
        code: str | None = None,
        key: str | None = None,
    ) -> Brief:
        """Take the lowest free seat.

        Args:
            guild: the server that the press came from.
            code: the code of the table, as the person has it; whoever has the right one is invited.

        Raises: UnknownMatch, LobbyClosed, AlreadyStarted, AlreadyJoined, LobbyFull, ForeignLobby (another
        server, and neither invited nor open to all).
        """
        return await join_lobby(tx, person, guild, None if code is None else read_code(code))

    @change
    async def leave(self, tx: Tx, match_id: int, user: int, /, *, key: str | None = None) -> Brief:
        """Give the seat back. When the host leaves, the next player is host; the last to leave closes.

        Raises: UnknownMatch, LobbyClosed, AlreadyStarted, NotSeated.
        """
        if not await leave_lobby(tx, user):
            raise NotSeated
        return await tx.brief()

    @change
    async def gone(self, tx: Tx, match_id: int, host: int, /) -> Brief:
        """The host has left the server of the lobby: the seat is free, and the next player is host. Nothing
        happens if another player is host by now, or the match has begun.

        Raises: UnknownMatch.
        """
        if tx.match.row.state == "lobby" and tx.match.row.host == host:
            await leave_lobby(tx, host)
        return await tx.brief()

    @change
    async def set_option(
        self, tx: Tx, match_id: int, user: int, /, option: str, value: str, *, key: str | None = None
    ) -> Brief:
        """The host changes an option before the start; by seat each player chooses a letter.

        Raises: UnknownMatch, LobbyClosed, AlreadyStarted, NotHost, BadOptionValue; NotSeated, LetterTaken.
        """
        must_be_lobby(tx)
        value = value_chosen(tx.match, user, option, value)
        chosen = options_of(tx.match.rules, tx.match.row.seats, {**tx.match.options, option: value})
        await tx.change(options=as_text(chosen))
        await refresh_card(tx)
        return await tx.brief()

    @change
    async def invite(
        self, tx: Tx, match_id: int, user: int, /, persons: Sequence[Person], *, key: str | None = None
    ) -> Brief:
        """Each person gets a direct message and may join from anywhere. People who were invited before are
        left out, unless they could not be told.

        Raises: UnknownMatch, LobbyClosed, AlreadyStarted, NotSeated (only players invite), LobbyFull.
        """
        must_be_lobby(tx)
        match = tx.match
        inviter = match.seat_of(user)
        if inviter is None:
            raise NotSeated
        if len(match.seats) >= match.row.seats:
            raise LobbyFull
        await tx.change()
        known = await matches.invited(tx.db, match_id) | {seat.user for seat in match.seats}
        invitation = _invitation(tx, inviter.seat)
        async with tx.enqueue() as out:
            for person in {guest.user: guest for guest in persons}.values():
                unheard_before = await steps.take_note(tx.db, unheard_note(match_id, person.user))
                if unheard_before or person.user not in known:
                    await count_call(tx, user)
                    await people.remember(tx.db, person.user, person.name, person.locale)
                    await matches.invite(tx.db, match_id, person.user)
                    unheard = fact("table-invite-unheard", name=discord_safe(person.name))
                    if match.row.private:  # the guest does not see what is said here
                        unheard = fact(f"{unheard.key}-private", **unheard.args, match=match_id)
                    out.notice(invitation, user=person.user, purpose=Invitation(inviter.seat, unheard))
        return await tx.brief()

    @change
    async def start(self, tx: Tx, match_id: int, user: int, /, *, key: str | None = None) -> Brief:
        """Deal and begin, with those who sit (seats close up where some stayed free).

        Raises: UnknownMatch, LobbyClosed, AlreadyStarted, NotHost, NotEnoughPlayers, Maintenance.
        """
        must_be_lobby(tx)
        await must_take_tables(tx.db)
        tx.match.must_host(user)
        await deal(tx)
        return await tx.brief()
