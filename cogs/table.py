"""`/table manage` and `/table time`: the Table panel of a match, and its forms.

What a button does stands with its subject: time in `cogs.time`, the life of a match in `cogs.lobby`.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.core import Seat, fact
from bot.match import UserError
from bot.match.lobby.terms.access import RATINGS, LeastReliability, ListedElsewhere, RatingBand
from bot.match.lobby.terms.term import TableTerm
from bot.match.timing.clock import ABSENCES, DAY
from bot.text.escape import plain, shorten
from cogs.access import settle_access
from cogs.framework.call import Call, expect
from cogs.framework.commands import TABLE
from cogs.framework.match_picker import continues
from cogs.framework.router import on, on_about, on_form, opens
from cogs.lobby import invite
from cogs.time import ask_more_time, ask_substitute, call_autopilot, guest_of, set_clock, time_control_with
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
    await ask_more_time(call, call.int_arg(0), call.form.text("time") or call.form.text("amount"))


@on_form("substitute")
async def fill_substitute(call: Call) -> None:
    """Show what would happen to the seat, and ask."""
    brief, person = await call.named(), call.form.ids("person")
    guest = await guest_of(call, person[0]) if person else None
    seat = _seat(call)
    own = seat == brief.seat_of(call.user_id)
    await ask_substitute(call, brief.match, None if own else seat, guest, call.form.text("computer"))


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
    """The seat that was chosen in a form, if any."""
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
