"""`/table clock`, `pause`, `extend`, `substitute`, `back`: time and absence in one match."""

from __future__ import annotations

from typing import Any, cast

import discord
from discord import app_commands
from msgspec.structs import replace

from bot.core import fact
from bot.match import Person, UserError
from bot.match.computers import LEVELS
from bot.match.errors import UnknownMatch
from bot.match.proposals.clock import NewClock
from bot.match.proposals.more_time import MoreTime
from bot.match.proposals.proposal import Proposal
from bot.match.proposals.registry import KINDS
from bot.match.terms.clock import TableClock
from bot.match.timing.spans import DAY, HOUR
from bot.match.timing.time_control import (
    ABSENCE_KEYS,
    ABSENCES,
    CLOCKS,
    QUIET_RULES,
    Absence,
    ClockKind,
    QuietRule,
    TimeControl,
    amount_fact,
    read_amount,
)
from cogs.access import let_in
from cogs.framework.call import Call
from cogs.framework.commands import Subject
from cogs.framework.match_picker import continues, match_of, matches_for
from cogs.framework.naming import called
from cogs.framework.preferences import words_for
from cogs.framework.router import on
from cogs.framework.services import ServingBot
from cogs.framework.translator import text
from cogs.groups import TABLE
from cogs.ui.page import Page
from cogs.ui.speech import link
from cogs.ui.time import agreed_page, pause_page, substitute_page, time_control_page

Interaction = discord.Interaction[Any]
SHOWN = 25
AMOUNTS = (6 * HOUR, 12 * HOUR, DAY, 36 * HOUR, *(days * DAY for days in (2, 3, 5, 7, 10, 14)))
TURN, ALLOWANCE, RESERVE = 3 * DAY, DAY, 7 * DAY
"""The default times of a clock."""


def time_control_with(
    time_control: TimeControl,
    clock: str,
    turn: str,
    reserve: str,
    absence: str,
    quiet: str,
    vacation: int | None,
) -> TimeControl:
    """Change a time control as typed. "" and None: unchanged, or the default for another kind of clock.

    Raises:
        Unreadable.
    """
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
        absence=cast(Absence, absence) if absence else time_control.absence,
        quiet=cast(QuietRule, quiet) if quiet else time_control.quiet,
        vacation=time_control.vacation if vacation is None else vacation,
    )


async def complete_amount(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Common amounts of time, in words."""
    say = await words_for(interaction)
    choices = []
    for amount in AMOUNTS:
        value = f"{amount // DAY}d" if amount % DAY == 0 else f"{amount // HOUR}h"
        name = say.say(amount_fact(amount))
        if current.casefold() in f"{value} {name}".casefold():
            choices.append(app_commands.Choice(name=name, value=value))
    return choices[:SHOWN]


@continues("pause")
async def pause(call: Call, match: int, *, agree: bool = True) -> None:
    """Agree to a pause, or go on."""
    brief = await call.about(match)
    result = await call.services.matches.proposals.pause(match, call.user_id, agree, key=call.key)
    await call.show(pause_page(call.words, brief, result, agrees=agree))


@continues("back")
async def come_back(call: Call, match: int) -> None:
    """End the autopilot of the asker's seat."""
    await call.about(match)
    await call.services.matches.seats.come_back(match, call.user_id, key=call.key)
    await call.tell(call.words("page-back"))


async def call_autopilot(call: Call, match: int, seat: int | None = None) -> None:
    """The bot plays for a person who has been waited for."""
    await call.about(match)
    await call.services.matches.seats.call_autopilot(match, call.user_id, seat, key=call.key)
    await call.tell(call.words("page-autopilot-called"))


@continues("autopilot")
async def autopilot_of(call: Call, match: int) -> None:
    """The bot plays for the person who has been waited for longest."""
    await call_autopilot(call, match)


# -- buttons and menus -------------------------------------------------------------------------------------


@on("pause")
async def press_pause(call: Call) -> None:
    """Vote for a pause; with the argument `no`, withdraw the vote or go on."""
    await call.acknowledge()
    await pause(call, call.int_arg(0), agree=len(call.args) < 2 or call.args[1] != "no")


def _agreed_by_button(kind: type[Proposal]) -> None:
    """The button below the message of a proposal."""

    @on(kind.verb)
    async def press_agree(call: Call) -> None:
        await call.acknowledge()
        brief = await call.about(call.int_arg(0))
        votes = await call.services.matches.proposals.answer(
            brief.match, call.user_id, kind, call.int_arg(1), key=call.key
        )
        await call.show(agreed_page(call.words, brief, votes))


for _kind in KINDS:
    if _kind.verb:
        _agreed_by_button(_kind)


@on("imback")
async def press_back(call: Call) -> None:
    await call.acknowledge()
    await come_back(call, call.int_arg(0))


@on("autopilot")
async def press_autopilot(call: Call) -> None:
    """Call the autopilot for somebody who has been waited for."""
    await call.acknowledge()
    await call_autopilot(call, call.int_arg(0), call.int_arg(1))


@on("offer")
async def press_offer(call: Call) -> None:
    """Offer the seat of somebody who has been waited for."""
    await call.acknowledge()
    match = call.int_arg(0)
    await call.about(match)
    await call.services.matches.seats.offer(match, call.user_id, call.int_arg(1), key=call.key)
    await call.tell(call.words("page-seat-offered"))


@on("keep")
async def press_keep(call: Call) -> None:
    """Keep a match in which nothing has happened for months."""
    await call.acknowledge()
    match = call.int_arg(0)
    await call.about(match)
    await call.services.matches.tidying.keep(match, call.user_id, key=call.key)
    await call.tell(call.words("page-kept"))


@on("seat")
async def press_seat(call: Call) -> None:
    """Take over an offered seat. A person who was asked by name may come from another server."""
    await call.acknowledge()
    match, place = call.int_arg(0), call.place
    matches = call.services.matches
    try:
        await call.about(match)
    except UnknownMatch:
        call.names = ()
    brief = await matches.seats.take(
        match, call.person, call.int_arg(1), place.guild if place else None, key=call.key
    )
    await let_in(call, brief)
    await call.tell(f"{call.words('page-seat-taken')} {link(brief.place)}")


@on("giveseat")
async def press_give_seat(call: Call) -> None:
    """Offer a seat, to anybody or to one person."""
    await call.acknowledge()
    match, seat, user = call.int_arg(0), call.int_arg(1), call.int_arg(2)
    await call.about(match)
    guest = await _guest(call, user) if user else None
    await call.services.matches.seats.offer(
        match, call.user_id, None if seat < 0 else seat, guest, key=call.key
    )
    said = call.words("page-seat-offered")
    if guest is not None:
        said = call.words("page-seat-offered-to", name=f"<@{guest.user}>")
    await call.show(Page((said,)))


async def _guest(call: Call, user: int) -> Person:
    """The person whom a button names."""
    client: discord.Client = call.interaction.client
    try:
        found = client.get_user(user) or await client.fetch_user(user)
    except discord.NotFound:
        raise UserError(fact("error-stale-control")) from None
    if found.bot:
        raise UserError(fact("error-bot-person"))
    return Person(found.id, called(found))


@on("tocomputer")
async def press_to_computer(call: Call) -> None:
    """A computer takes a seat over."""
    await call.acknowledge()
    match, seat, level = call.int_arg(0), call.int_arg(1), call.arg(2)
    await call.about(match)
    await call.services.matches.seats.give_to_computer(
        match, call.user_id, level, None if seat < 0 else seat, key=call.key
    )
    await call.show(Page((call.words("page-computer-seated"),)))


class Time(Subject):
    """The commands of `/table` that are about time and absence."""

    @TABLE.command(
        "clock",
        match="clock",
        complete={"turn": complete_amount, "reserve": complete_amount},
        choices={
            "clock": [app_commands.Choice(name=text(f"clock-{one}"), value=one) for one in CLOCKS],
            "absence": [app_commands.Choice(name=text(ABSENCE_KEYS[one]), value=one) for one in ABSENCES],
            "quiet": [app_commands.Choice(name=text(f"quiet-{one}"), value=one) for one in QUIET_RULES],
        },
    )
    async def clock(
        self,
        call: Call,
        match: int,
        clock: str = "",
        turn: str = "",
        reserve: str = "",
        absence: str = "",
        quiet: str = "",
        vacation: app_commands.Range[int, 0, 60] | None = None,
        patience: app_commands.Range[int, 2, 30] | None = None,
    ) -> None:
        brief = await call.about(match)
        time_control = time_control_with(brief.time_control, clock, turn, reserve, absence, quiet, vacation)
        if patience is not None:
            time_control = replace(time_control, patience=patience * DAY)
        if time_control != brief.time_control and brief.state == "running":
            votes = await call.services.matches.proposals.propose(
                match, call.user_id, NewClock.of(time_control), key=call.key
            )
            await call.show(agreed_page(call.words, brief, votes))
            return
        if time_control != brief.time_control:
            brief = await call.services.matches.lobby.settle(
                match, call.user_id, TableClock(time_control), key=call.key
            )
        await call.show(time_control_page(call.words, brief, call.user_id))

    @TABLE.command("pause", match="pause")
    async def pause(self, call: Call, match: int) -> None:
        await pause(call, match)

    @TABLE.command("extend", match="extend", complete={"time": complete_amount})
    async def extend(self, call: Call, match: int, time: str) -> None:
        brief = await call.about(match)
        result = await call.services.matches.proposals.propose(
            match, call.user_id, MoreTime.of(read_amount(time)), key=call.key
        )
        await call.show(agreed_page(call.words, brief, result))

    @TABLE.command(
        "substitute",
        complete={"match": matches_for("substitute")},
        choices={"computer": [app_commands.Choice(name=text(f"level-{one}"), value=one) for one in LEVELS]},
    )
    async def substitute(
        self,
        call: Call,
        person: discord.User | None = None,
        seat: app_commands.Range[int, 1, 5] | None = None,
        computer: str = "",
        match: int | None = None,
    ) -> None:
        if person is not None and person.bot:
            raise UserError(fact("error-bot-person"))
        if person is not None and computer:
            raise UserError(fact("error-person-or-computer"))
        number = await match_of(call, match, "substitute")
        await call.about(number)
        guest = None if person is None else Person(person.id, called(person))
        place = None if seat is None else seat - 1
        seats = call.services.matches.seats
        if computer:
            brief = await seats.check_computer(number, call.user_id, computer, place)
        else:
            brief = await seats.check_offer(number, call.user_id, place, guest)
        await call.show(substitute_page(call.words, brief, call.user_id, place, guest, computer))

    @TABLE.command("autopilot", match="autopilot")
    async def autopilot(
        self, call: Call, match: int, seat: app_commands.Range[int, 1, 5] | None = None
    ) -> None:
        await call_autopilot(call, match, None if seat is None else seat - 1)

    @TABLE.command("back", match="back")
    async def back(self, call: Call, match: int) -> None:
        await come_back(call, match)


async def setup(bot: ServingBot) -> None:
    await bot.add_cog(Time(bot))
