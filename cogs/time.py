"""`/table manage` and `/table time`, the Table panel of a match and its forms; time and absence in one match:
clocks, pauses, more time, substitutes, the autopilot; and what else players propose to the others."""

from __future__ import annotations

from typing import cast

import discord
from msgspec.structs import replace

from bot.core import Seat, fact
from bot.match import Brief, Person, UserError
from bot.match.errors import NotSeated
from bot.match.lobby.terms.access import RATINGS, LeastReliability, ListedElsewhere, RatingBand
from bot.match.lobby.terms.clock import TableClock
from bot.match.lobby.terms.term import TableTerm
from bot.match.people.typed import read_amount
from bot.match.proposals.clock import MoreTime, NewClock
from bot.match.proposals.proposal import Proposal
from bot.match.proposals.service import KINDS
from bot.match.timing.clock import ABSENCES, CLOCKS, DAY, QUIET_RULES, ClockKind, QuietRule, TimeControl
from bot.text.escape import plain, shorten
from cogs.access import settle_access, take_over
from cogs.framework.call import Call, expect, expected
from cogs.framework.commands import TABLE
from cogs.framework.match_picker import continues
from cogs.framework.router import on, on_about, on_form, on_match, opens
from cogs.framework.services import called
from cogs.lobby import invite
from cogs.ui.page import Page
from cogs.ui.table import (
    access_form,
    autopilot_form,
    away_form,
    clock_form,
    invite_form,
    more_time_form,
    substitute_form,
    table_page,
    times_page,
)
from cogs.ui.time import agreed_page, pause_page, substitute_page, time_control_page, unvoted_page

TURN, ALLOWANCE, RESERVE = 3 * DAY, DAY, 7 * DAY
"""The default times of a clock."""


def time_control_with(
    time_control: TimeControl,
    clock: str,
    turn: str,
    reserve: str,
    quiet: str,
) -> TimeControl:
    """Change a time control as a form says. "": unchanged, or the default for another kind of clock.

    Raises:
        Unreadable.
        UserError: there is no such clock, or no such rule.
    """
    expect(clock in ("", *CLOCKS) and quiet in ("", *QUIET_RULES))
    if clock and clock != time_control.clock:
        time_control = replace(
            time_control,
            clock=cast(ClockKind, clock),
            turn=TURN if clock == "turn" else ALLOWANCE,
            reserve=RESERVE,
        )
    elif time_control.clock == "none" and (turn or reserve):
        time_control = replace(
            time_control, clock="reserve" if reserve else "turn", turn=TURN, reserve=RESERVE
        )
    return replace(
        time_control,
        turn=read_amount(turn) if turn else time_control.turn,
        reserve=read_amount(reserve) if reserve else time_control.reserve,
        quiet=cast(QuietRule, quiet) if quiet else time_control.quiet,
    )


@on_match("imback")
async def come_back(call: Call, brief: Brief) -> None:
    await call.matches.seats.come_back(brief.match, call.user_id, key=call.key)
    await call.tell(call.words("page-back"))


async def call_autopilot(call: Call, match: int, seat: int | None = None) -> None:
    """Call the autopilot for a person for whom the others have waited long enough."""
    await call.about(match)
    await call.matches.seats.call_autopilot(match, call.user_id, seat, key=call.key)
    await call.tell(call.words("page-autopilot-called"))


async def set_clock(call: Call, brief: Brief, time_control: TimeControl) -> None:
    """Set another time control before the start; during a match ask the others."""
    matches, changed = call.matches, time_control != brief.time_control
    if changed and brief.state == "running":
        asked = NewClock.of(time_control)
        votes = await matches.proposals.propose(brief.match, call.user_id, asked, key=call.key)
        await call.show(agreed_page(call.words, brief, votes, NewClock))
        return
    if changed:
        brief = await matches.lobby.set_terms(
            brief.match, call.user_id, TableClock(time_control), key=call.key
        )
    await call.show(time_control_page(call.words, brief, call.user_id))


# -- buttons and menus -------------------------------------------------------------------------------------


@on("pause")
async def press_pause(call: Call) -> None:
    """Vote for a pause; with the argument `no`, withdraw the vote or go on."""
    brief, agrees = await call.named(), call.args[1:2] != ("no",)
    votes = await call.matches.proposals.pause(brief.match, call.user_id, agrees, key=call.key)
    await call.show(pause_page(call.words, brief, votes, agrees=agrees))


def _agreed_by_button(kind: type[Proposal]) -> None:
    """The button below the message of a proposal."""

    @on_match(kind.verb)
    async def press_agree(call: Call, brief: Brief) -> None:
        votes = await call.matches.proposals.answer(
            brief.match, call.user_id, kind, call.int_arg(1), key=call.key
        )
        await call.show(agreed_page(call.words, brief, votes, kind))


@on("autopilot")
async def press_autopilot(call: Call) -> None:
    await call_autopilot(call, call.int_arg(0), call.int_arg(1))


@on_match("offer")
async def press_offer(call: Call, brief: Brief) -> None:
    await call.matches.seats.offer(brief.match, call.user_id, call.int_arg(1), key=call.key)
    await call.tell(call.words("page-seat-offered"))


@on_match("keep")
async def press_keep(call: Call, brief: Brief) -> None:
    """Keep a match in which nothing has happened for months."""
    await call.matches.tidying.keep(brief.match, call.user_id, key=call.key)
    await call.tell(call.words("page-kept"))


@on("seat")
async def press_seat(call: Call) -> None:
    """Take over an offered seat. A person who was asked by name may come from another server."""
    await take_over(call, call.int_arg(0), call.int_arg(1))


@on("giveseat")
async def press_give_seat(call: Call) -> None:
    match, seat, user = call.int_arg(0), call.int_arg(1), call.int_arg(2)
    await call.about(match)
    guest = await guest_of(call, user) if user else None
    await call.matches.seats.offer(match, call.user_id, None if seat < 0 else seat, guest, key=call.key)
    text = call.words("page-seat-offered")
    if guest is not None:
        text = call.words("page-seat-offered-to", name=f"<@{guest.user}>")
    await call.show(Page((text,)))


async def guest_of(call: Call, user: int) -> Person:
    """The person whom a button or a form names."""
    client: discord.Client = call.interaction.client
    try:
        guest = client.get_user(user) or await client.fetch_user(user)
    except discord.NotFound:
        raise UserError(fact("error-stale-control")) from None
    if guest.bot:
        raise UserError(fact("error-bot-person"))
    return Person(guest.id, called(guest))


@on("tocomputer")
async def press_to_computer(call: Call) -> None:
    match, seat, level = call.int_arg(0), call.int_arg(1), call.arg(2)
    await call.about(match)
    await call.matches.seats.give_to_computer(
        match, call.user_id, level, None if seat < 0 else seat, key=call.key
    )
    await call.show(Page((call.words("page-computer-seated"),)))


def _proposed_by_menu(kind: type[Proposal]) -> None:
    @on_match(f"ask{kind.verb}")
    async def pick_proposal(call: Call, brief: Brief) -> None:
        seat = brief.seat_of(call.user_id)
        if seat is None:
            raise NotSeated
        wish = expected(kind.picked(call.values[0], brief, seat) if call.values else None)
        votes = await call.matches.proposals.propose(brief.match, call.user_id, wish, key=call.key)
        await call.show(agreed_page(call.words, brief, votes, kind, seat))


def _kind(call: Call) -> type[Proposal]:
    return expected(next((kind for kind in KINDS if kind.name == call.arg(1)), None))


@on_match("unvote")
async def press_unvote(call: Call, brief: Brief) -> None:
    votes = await call.matches.proposals.withdraw(brief.match, call.user_id, _kind(call), key=call.key)
    await call.show(unvoted_page(call.words, brief, votes))


@on("decline")
async def press_no(call: Call) -> None:
    """*No* below a proposal. If its proposer presses it, the proposal is withdrawn."""
    kind = _kind(call)
    match = call.int_arg(0)
    await call.about(match)
    own = await call.matches.proposals.decline(match, call.user_id, kind, call.int_arg(2), key=call.key)
    await call.tell(call.words("page-votes-withdrawn" if own else "page-declined"))


for _proposed in KINDS:
    if _proposed.verb:
        _agreed_by_button(_proposed)
        _proposed_by_menu(_proposed)


VACATION = range(61)
PATIENCE = range(2, 31)
"""Days that a form takes."""
PERCENT = range(101)


@TABLE.command("time", match="time")
@on_about("times")
@continues("time")
async def show_times(call: Call, match: int) -> None:
    brief = await call.about(match)
    look = await call.matches.views.look(match) if brief.started_at is not None else None
    await call.show(times_page(call.words, brief, look, call.user_id))


@TABLE.command("manage", match="manage")
@on_about("manage")
@continues("manage")
async def show_table(call: Call, match: int) -> None:
    brief = await call.about(match)
    absences = await call.matches.seats.absences(match, call.user_id)
    moves = call.place is not None and await call.matches.places.moves(match, call.place)
    await call.show(table_page(call.words, brief, call.user_id, absences, moves=moves))


# -- forms -------------------------------------------------------------------------------------------------


opens("setclock", clock_form, Call.named)
opens("setaway", away_form, Call.named)
opens("moretime", more_time_form, Call.named)
opens("invite", invite_form, Call.named)
opens("access", access_form, Call.named)


@on("substitute", acknowledge=False)
async def press_substitute(call: Call) -> None:
    await call.ask(substitute_form(call.words, await call.named(), call.user_id))


@on("callauto", acknowledge=False)
async def press_call_autopilot(call: Call) -> None:
    brief = await call.named()
    overdue = (await call.matches.seats.absences(brief.match, call.user_id)).overdue
    if overdue:
        await call.ask(autopilot_form(call.words, brief, overdue))
    else:  # the panel is older, and says why nobody can be played for
        await call.acknowledge()
        await call_autopilot(call, brief.match)


@on_form("clock")
async def fill_clock(call: Call) -> None:
    """Another clock: at once before the start, and when the others agree during a match."""
    brief, form = await call.named(), call.form
    kind, turn, reserve, quiet = (form.text(name) for name in ("clock", "turn", "reserve", "quiet"))
    await set_clock(call, brief, time_control_with(brief.time_control, kind, turn, reserve, quiet))


@on_form("away")
async def fill_away(call: Call) -> None:
    brief = await call.named()
    now = brief.time_control
    vacation = _number(call, "vacation", VACATION, now.vacation)
    patience = _number(call, "patience", PATIENCE, now.patience // DAY)
    absence = call.form.text("absence") or now.absence
    expect(absence in ABSENCES)
    await set_clock(call, brief, replace(now, absence=absence, vacation=vacation, patience=patience * DAY))


@on_form("moretime")
async def fill_more_time(call: Call) -> None:
    brief = await call.named()
    asked = MoreTime.of(read_amount(call.form.text("time") or call.form.text("amount")))
    votes = await call.matches.proposals.propose(brief.match, call.user_id, asked, key=call.key)
    await call.show(agreed_page(call.words, brief, votes, MoreTime, brief.seat_of(call.user_id)))


@on_form("substitute")
async def fill_substitute(call: Call) -> None:
    """Show who would take a seat, before anybody is told."""
    brief, person = await call.named(), call.form.ids("person")
    guest = await guest_of(call, person[0]) if person else None
    chosen, level, seats = _seat(call), call.form.text("computer"), call.matches.seats
    seat = None if chosen == brief.seat_of(call.user_id) else chosen
    if guest is not None and level:
        raise UserError(fact("error-person-or-computer"))
    if level:
        brief = await seats.check_computer(brief.match, call.user_id, level, seat)
    else:
        brief = await seats.check_offer(brief.match, call.user_id, seat, guest)
    await call.show(substitute_page(call.words, brief, call.user_id, seat, guest, level))


@on_form("callauto")
async def fill_call_autopilot(call: Call) -> None:
    await call_autopilot(call, call.int_arg(0), _seat(call))


@on_form("invite")
async def fill_invite(call: Call) -> None:
    person = call.form.ids("person")
    expect(person)
    await invite(call, call.int_arg(0), await guest_of(call, person[0]))


@on_form("access")
async def fill_access(call: Call) -> None:
    """What the host asks of those who join. Unchanged values are not set."""
    brief = await call.named()
    terms: list[TableTerm] = []
    least = _number(call, "reliability", PERCENT, 0)
    lowest, highest = (_number(call, name, RATINGS, 0) for name in ("lowest", "highest"))
    if least != (brief.reliability or 0):
        terms.append(LeastReliability(least))
    if (lowest, highest) != (brief.least_rating or 0, brief.most_rating or 0):
        terms.append(RatingBand(lowest, highest))
    if call.form.on("elsewhere") != brief.elsewhere:
        terms.append(ListedElsewhere(call.form.on("elsewhere")))
    await settle_access(call, brief.match, terms)


def _seat(call: Call) -> Seat | None:
    value = call.form.text("seat")
    expect(not value or value.isdecimal())
    return int(value[:2]) if value else None


def _number(call: Call, name: str, allowed: range, empty: int) -> int:
    """A number that was typed.

    Raises:
        UserError: error-number.
    """
    value = call.form.text(name)
    if not value:
        return empty
    if not value.isdecimal() or int(value[:9]) not in allowed:
        typed = plain(shorten(value, 20))
        raise UserError(fact("error-number", least=allowed[0], most=allowed[-1], text=typed))
    return int(value)
