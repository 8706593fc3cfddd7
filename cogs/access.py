"""Who may join a table: private tables in private threads or direct messages, the codes with which friends
join them, and what a host asks of those who join."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress

import discord

from bot.core import Seat, Term, fact
from bot.match import Brief, UserError
from bot.match.errors import UnknownMatch
from bot.match.lobby.terms.access import outside
from bot.match.lobby.terms.registry import ASKED
from bot.match.lobby.terms.term import TableTerm
from bot.text import words
from cogs.forums.posts import add_to_thread, private_thread
from cogs.framework.call import Call
from cogs.framework.commands import TABLE
from cogs.framework.match_picker import continues, match_of, matches_for
from cogs.framework.refusals import NO_MEMBER
from cogs.framework.router import on, on_about, on_match
from cogs.home import show_here, speaks_alone
from cogs.ui.page import Button, Page, press
from cogs.ui.speech import link, spaced, term_lines

log = logging.getLogger(__name__)


def require_private_thread(call: Call) -> None:
    """Refuse where no private thread can be made for a table. Raises UserError."""
    interaction = call.interaction
    if call.place is None:
        raise UserError(fact("error-not-in-dm"))
    if not interaction.app_permissions.create_private_threads:
        lacking = (Term("permission-create-private-threads"),)
        raise UserError(fact("error-permission", permissions=lacking))
    if call.place.forum:
        raise UserError(fact("error-no-new-private-thread"))


async def without_host(call: Call, brief: Brief) -> Brief:
    """The lobby, without its host if the host has left the server: then the next player is host, so that
    somebody can start."""
    guild = brief.place.guild
    host = next((player for player in brief.players if player.user == brief.host), None)
    theirs = brief.host == call.user_id or host is None or host.visitor
    if brief.state != "lobby" or guild is None or theirs or brief.seat_of(call.user_id) is None:
        return brief
    try:
        await call.interaction.client.http.get_member(guild, brief.host)
    except discord.HTTPException as error:
        if error.code in NO_MEMBER:
            return await call.matches.lobby.gone(brief.match, brief.host)
    return brief


async def house(call: Call, brief: Brief) -> Brief:
    """Give a private table its thread, with its host in it. If the bot may not make one, the table is played
    in the direct messages of its players. If that is not possible either, the table is closed."""
    matches = call.matches
    may = call.interaction.app_permissions.create_private_threads
    thread = await private_thread(call.interaction.client, brief) if may else None
    try:
        if thread is None:
            return await matches.direct.move_in(brief.match)
        brief = await matches.lobby.give_thread(brief.match, brief.place.within(thread))
    except UserError:
        await matches.lobby.give_thread(brief.match, None)
        raise
    await let_in(call, brief)
    return brief


async def let_in(call: Call, brief: Brief) -> None:
    """Add the players of a private table to its thread, so that they can read it."""
    if brief.private and brief.place.thread is not None:
        await add_to_thread(call.interaction.client, brief.place.thread, call.user_id)


@on_about("join")
@continues("join")
async def join(call: Call, match: int) -> None:
    """Join a table of this server, or one that has invited the asker; or take the seat that is offered to the
    asker."""
    seat = await call.matches.seats.offered_to(match, call.user_id)
    if seat is not None:
        await take_over(call, match, seat)
        return
    await _about_any(call, match)
    await joined(call, await _take_seat(call, match))


async def take_over(call: Call, match: int, seat: Seat) -> None:
    """Take an offered seat of a running match."""
    place = call.place
    await _about_any(call, match)
    brief = await call.matches.seats.take(
        match, call.person, seat, place.guild if place else None, key=call.key
    )
    await let_in(call, brief)
    told = call.words("page-seat-taken")
    await call.tell(told if brief.place.direct else f"{told} {link(brief.place)}")


async def _about_any(call: Call, match: int) -> None:
    """Whoever is invited may be told more of a match than others; the services know who is."""
    with suppress(UnknownMatch):
        await call.about(match)


async def join_by_code(call: Call, code: str) -> None:
    """Join a private table from anywhere. Raises UnknownCode."""
    match = await call.matches.direct.of_code(code)
    brief = await _take_seat(call, match, code)
    await call.about(match)
    await joined(call, brief)


async def _take_seat(call: Call, match: int, code: str | None = None) -> Brief:
    place = call.place
    return await call.matches.lobby.join(
        match, call.person, place.guild if place else None, code=code, key=call.key
    )


async def joined(call: Call, brief: Brief) -> None:
    await let_in(call, brief)
    place = call.place
    if brief.place.direct:
        await call.tell(call.words("page-joined-direct"))
    else:
        elsewhere = "" if place and place.post == brief.place.post else f" {link(brief.place)}"
        hand = int(call.services.games[brief.game].hidden_hands)
        lines = [f"{call.words('page-joined', hand=hand)}{elsewhere}"]
        if any(player.visitor for player in brief.players if player.user == call.user_id):
            lines.append(call.words("page-joined-visitor"))
        rating = await call.matches.finding.rating_of(call.user_id, brief.game)
        if (hint := outside(brief, rating)) is not None:
            lines.append(call.words.say(hint))
        await call.tell("\n".join(lines))
    await show_here(call, brief)


@on("joincode")
async def press_join_by_code(call: Call) -> None:
    """*Join* under a table in group messages, where nobody but its players is known."""
    await join_by_code(call, call.arg(0))


async def show_code(call: Call, brief: Brief, *, before: str = "") -> None:
    """The code of a private table, for those who sit there. The host can have another one made."""
    code = await call.matches.direct.code(brief.match, call.user_id)
    if code is None:
        raise UserError(fact("table-unknown-code"))
    lines = (before, call.words("page-code", code=spaced(code)))
    new = Button(press("newcode", brief.match), call.words("button-new-code"))
    rows = ((new,),) if brief.host == call.user_id else ()
    await call.show(Page(tuple(filter(None, lines)), rows=rows))


@on_match("code")
async def press_code(call: Call, brief: Brief) -> None:
    """*Invite* on the card of a table in direct messages."""
    await show_code(call, brief)


@on_match("newcode")
async def press_new_code(call: Call, brief: Brief) -> None:
    brief = await call.matches.direct.renew_code(brief.match, call.user_id, key=call.key)
    await show_code(call, brief, before=call.words("page-code-renewed"))


async def opened(call: Call, brief: Brief, *, unhoused: bool = False) -> None:
    """Say that a table is open, and how others come to it. `unhoused`: it was to have a private thread."""
    start = words(brief.language)("button-start")  # as the card calls it
    if brief.place.forum and brief.place.thread is None:  # its post is about to be made
        forum = f"<#{brief.place.channel}>"
        await call.tell(call.words("page-new-post", match=brief.match, forum=forum, start=start))
        return
    if not brief.place.direct:
        await call.tell(call.words("page-new-opened", match=brief.match, start=start))
        return
    told = call.words("page-new-direct", match=brief.match)
    if unhoused:
        told = f"{call.words('page-no-private-thread')} {told}"
    if speaks_alone(call):
        told = f"{told} {call.words('page-nobody-hears')}"
    await show_code(call, brief, before=told)
    await show_here(call, brief)


async def settle_access(call: Call, match: int, terms: Sequence[TableTerm]) -> None:
    """Say what a table asks of those who join, after its host has settled these terms."""
    brief = await call.matches.lobby.set_terms(match, call.user_id, *terms, key=call.key)
    lines = [f"▪ {line}" for line in term_lines(call.words, brief, ASKED)]
    if terms:
        lines = [call.words("page-access"), *lines]
    else:
        lines = [call.words("page-access-asks" if lines else "page-access-asks-nothing"), *lines]
    await call.tell("\n".join(lines))


@TABLE.command("join", complete={"match": matches_for("join")})
async def join_typed(call: Call, code: str = "", match: int | None = None) -> None:
    if code:
        await join_by_code(call, code)
    else:
        await join(call, await match_of(call, match, "join"))
