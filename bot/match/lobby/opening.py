"""New lobbies, and sitting down in one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import AnyRules, BadOption, Seat, complete_options, fact
from bot.core.chance import told_uid
from bot.match.changing.context import Quotas, met
from bot.match.changing.transaction import Tx
from bot.match.engine.computers import name_for
from bot.match.engine.models import Brief, Person, Place
from bot.match.errors import (
    AlreadyJoined,
    AlreadyStarted,
    BadOptionValue,
    ForeignLobby,
    LeavesWhilePlaying,
    LobbyClosed,
    LobbyFull,
    MatchOver,
    TooManyHere,
    TooManyOwn,
    TooUnreliable,
    UnknownMatch,
)
from bot.match.hosting.operator import must_take_tables
from bot.match.hosting.settings import guild_settings, may_be_listed, must_allow_another
from bot.match.results.rating import reliability_of
from bot.match.timing.clock import DAY, MINUTE
from bot.store import due, finding, guilds, matches, people
from bot.store.engine import as_text

CODE: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Letters and digits of invitation codes; none looks like another."""
CODE_LENGTH: Final = 10
"""Long enough that nobody finds a code by trying: 30 ** 10 is more than 2 ** 49."""
LOBBY_KEPT: Final = 14 * DAY
"""Milliseconds that a lobby waits to be started, after the last person sat down."""
SETTLED: Final = MINUTE
"""How long a lobby must be unchanged before people are told of it."""


def options_of(rules: AnyRules, seats: int, options: Mapping[str, str]) -> dict[str, str]:
    """All options with their values, with which so many can begin. Raises BadOptionValue."""
    try:
        chosen = complete_options(rules.options, options)
        rules.start(seats, chosen)
    except BadOption as error:
        raise BadOptionValue(rules, error) from None
    return chosen


def can_begin(rules: AnyRules, brief: Brief, option: str, value: str) -> bool:
    """Whether the table could begin with another value of an option: its seats may be too few for it."""
    try:
        options_of(rules, brief.seats, {**brief.options, option: value})
    except BadOptionValue:
        return False
    return True


def new_code(token_bytes: Callable[[int], bytes]) -> str:
    """A random invitation code."""
    number = int.from_bytes(token_bytes(CODE_LENGTH), "big")
    signs = []
    for _ in range(CODE_LENGTH):
        number, sign = divmod(number, len(CODE))
        signs.append(CODE[sign])
    return "".join(signs)


def read_code(typed: str) -> str:
    """A code as somebody typed it: small letters, spaces and dashes do not matter."""
    return "".join(sign for sign in typed.upper() if sign in CODE)


def must_be_lobby(tx: Tx) -> None:
    """Raises LobbyClosed, AlreadyStarted, MatchOver."""
    match tx.match.row.state:
        case "closed":
            raise LobbyClosed
        case "running":
            raise AlreadyStarted
        case "over" | "ended":
            raise MatchOver


async def open_lobby(
    tx: Tx,
    rules: AnyRules,
    seats: int,
    options: Mapping[str, str],
    host: Person,
    place: Place,
    card: bool = True,
    deal: str = "",
    **more: str | bool | int | None,
) -> Brief:
    """Add a lobby with the host in seat 0. A table in direct messages is private; a private one has a code.

    Args:
        card: False: none is posted.
        deal: of a match with the draws of a story.
        more: language, board and terms of the table (`bot.match.lobby.terms`), by the names of their columns.

    Raises:
        ClosedChannel, TooManyOpen, TooManyHere, TooManyOwn, Maintenance.
    """
    await must_take_tables(tx.db)
    await met(tx.db, host, tx.now)
    await must_allow_another(tx.db, place, host.user)
    private = bool(more.pop("private", False)) or place.direct
    await must_fit(tx.db, tx.context.quotas, place.guild, host.user)
    uid = tx.context.new_uid()
    match_id = await matches.add(
        tx.db,
        uid=told_uid(deal, uid) if deal else uid,
        game=rules.key,
        rules_version=rules.version,
        data_fingerprint=rules.data_fingerprint(),
        seats=seats,
        options=as_text(options),
        state="lobby",
        host=host.user,
        **place.columns,
        opened_at=tx.now,
        private=private,
        direct=place.direct,
        code=new_code(tx.context.token_bytes) if private else None,
        **more,
    )
    await matches.seat(tx.db, match_id, 0, host.user)
    await due.schedule(tx.db, match_id, due.EXPIRE, due.WHOLE, tx.now + LOBBY_KEPT)
    await tx.load(match_id)
    # A private table waits for its thread.
    if card and (not private or place.direct or place.thread is not None):
        await refresh_card(tx)
    if place.forum and place.thread is not None:
        async with tx.enqueue() as out:
            await out.post_tags(place.thread)
    return tx.match.brief


async def join_lobby(tx: Tx, person: Person, guild: int | None, code: str | None = None) -> Brief:
    """Take the lowest free seat. Whoever has the code of the table is invited.

    Raises:
        UnknownMatch (to whom it is hidden), LobbyClosed, AlreadyStarted, AlreadyJoined, ForeignLobby,
        TooUnreliable, LobbyFull.
    """
    match = tx.match
    invited = person.user in await matches.invited(tx.db, match.id)
    invited = invited or (code is not None and code == match.row.code)
    here = guild is not None and guild == match.row.guild  # None: direct messages, where nobody else reads
    hidden = match.row.private or match.row.guild is None or (match.row.state != "lobby" and not here)
    if hidden and not invited and match.seat_of(person.user) is None:
        raise UnknownMatch  # do not even reveal that there is such a table
    must_be_lobby(tx)
    if match.seat_of(person.user):
        raise AlreadyJoined
    if not (here or invited or await _is_open_elsewhere(tx)):
        raise ForeignLobby
    least = match.row.reliability
    if least is not None and not invited:
        reliable = await reliability_of(tx.db, person.user)
        if reliable is not None and reliable.in_time < least:
            raise TooUnreliable(least=least, percent=reliable.in_time)
    taken = {seat.seat for seat in match.seats}
    free = [seat for seat in range(match.row.seats) if seat not in taken]
    if not free:
        raise LobbyFull
    await tx.change()
    await met(tx.db, person, tx.now)
    # A person who was invited and answers in direct messages may well be on the table's server.
    away = not here and not match.row.direct
    visitor = away and (guild is not None or not invited)
    await matches.seat(tx.db, match.id, free[0], person.user, visitor=visitor)
    await due.schedule(tx.db, match.id, due.EXPIRE, due.WHOLE, tx.now + LOBBY_KEPT)
    await refresh_card(tx)
    return await tx.brief()


async def seat_computers(tx: Tx, level: str, count: int = 1) -> None:
    """Computers take the highest free seats of a lobby, so that people sit together. The caller has made sure
    that there is room."""
    match = tx.match
    for _ in range(count):
        taken = {seat.seat for seat in match.seats}
        place = max(seat for seat in range(match.row.seats) if seat not in taken)
        name = name_for(match.seats)
        await matches.seat(tx.db, match.id, place, None, computer=level, known_as=name)
        match = await tx.reload()


async def _is_open_elsewhere(tx: Tx) -> bool:
    """Server and host have agreed that people of other servers join."""
    row = tx.match.row
    return may_be_listed(row, await guild_settings(tx.db, row.guild), here=False)


async def leave_lobby(tx: Tx, user: int) -> bool:
    """Give the seat back. When the host leaves, the next player is host; the last to leave closes the lobby.
    False: the person does not sit there. Raises LobbyClosed, AlreadyStarted, LeavesWhilePlaying."""
    if tx.match.row.state == "running" and tx.match.seat_of(user) is not None:
        raise LeavesWhilePlaying
    must_be_lobby(tx)
    match = tx.match
    seat = match.seat_of(user)
    if seat is None:
        return False
    if all(seat_row.user in (user, None) for seat_row in match.seats):
        await tx.change(state="closed", ended_at=tx.now)
    else:
        await tx.change(host=match.host_without(seat))
    await matches.unseat(tx.db, match.id, seat.seat)
    if match.row.direct:
        async with tx.enqueue() as out:
            out.remove_own(seat.hand_message, user)
    await refresh_card(tx)
    return True


async def expire(tx: Tx, _: Seat) -> None:
    """Close a lobby that nobody has started."""
    if tx.match.row.state != "lobby":
        return
    await tx.change(state="closed", ended_at=tx.now)
    async with tx.enqueue() as out:
        await out.lobby()
        out.notice(fact("table-expired", days=LOBBY_KEPT // DAY))


async def refresh_card(tx: Tx) -> None:
    """The lobby card shows what the lobby is like now."""
    async with tx.enqueue() as out:
        await out.lobby()
    row = tx.match.row
    if row.guild is not None and not row.private and await finding.is_wanted(tx.db, row):
        await due.schedule(tx.db, row.id, due.ANNOUNCE, due.WHOLE, tx.now + SETTLED)


async def must_fit(db: AsyncConnection, quotas: Quotas, guild: int | None, host: int) -> None:
    """A known person opens another table. Raises TooManyHere, TooManyOwn."""
    if quotas.server and guild is not None:
        have = await guilds.unfinished(db, guild)
        if have >= quotas.server:
            raise TooManyHere(have=have, most=quotas.server)
    if quotas.person:
        await people.lock(db, [host])  # two at once would both be the last
        have = await matches.hosted_by(db, host)
        if have >= quotas.person:
            raise TooManyOwn(have=have, most=quotas.person)
