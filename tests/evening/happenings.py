"""What happens in the course of a match, besides turns."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from bot.core import TakeBack
from bot.core.replay import undone_by
from bot.sandbox.components import SELECTS
from bot.store import steps
from tests.e2e.panel import at_table
from tests.e2e.players import manage, press_verb
from tests.e2e.sandbox_app import control
from tests.evening.evening import Evening
from tests.evening.record import verb_of
from tests.evening.tables import Stuck, Table, quiet
from tests.sandbox.person import Scripted, usable

Happening = Callable[[Evening, Table, Scripted], Awaitable[bool]]
"""With the person who has taken the latest turn. Whether it came to something."""


async def undo(evening: Evening, table: Table, person: Scripted) -> bool:
    """The person takes the turn back, if nobody has answered and nothing was drawn. Against computers, which
    answer at once, it may always be asked for."""
    before = await table.steps()
    asked = await person.slash("table undo", match=table.number)
    if any(verb_of(one) == "undo" for one in usable(asked.message)):
        await press_verb(person, asked, "undo")
    elif table.scenario.alone:
        return await consent(evening, table, person)
    await table.delivered()
    return await _undone(table, before)


async def _undone(table: Table, before: int) -> bool:
    """Whether something has been taken back since the log had so many steps (what is sealed, by a move)."""
    async with table.app.services.context.reading() as db:
        rows = await steps.log(db, table.number)
    return any(undone_by(row.move) or row.move == TakeBack.notation for row in rows[before:])


async def consent(evening: Evening, table: Table, person: Scripted) -> bool:
    """The person asks to take an earlier turn back, and all others agree."""
    await table.delivered()
    page = await person.press(control(table.board(), "takeback"), table.board())
    menu = next((one for one in usable(page.message) if one["type"] in SELECTS), None)
    if menu is None:
        return False
    before = await table.steps()
    page = await person.choose(menu["options"][0]["value"], page, select=menu["custom_id"])
    asked = await person.press(control(page.message, "asksure"), page)
    await table.delivered()
    if asked.failed:
        raise Stuck(f"{table.scenario.name}: nobody is asked for the undo")
    for other in table.people:
        if other.id == person.id:
            continue
        request = next(
            one for one in reversed(other.sees()) if any(verb_of(c) == "undoyes" for c in usable(one))
        )
        answer = await other.press(control(request, "undoyes"), request)
        if any(verb_of(one) == "undoyes" for one in usable(answer.message)):  # cards were revealed: really?
            await press_verb(other, answer, "undoyes")
    await table.delivered()
    return await _undone(table, before)


async def repost(evening: Evening, table: Table, person: Scripted) -> bool:
    """Whoever manages the server has the board posted again."""
    await table.delivered()
    before = _boards(table)
    owner = quiet(evening.box, evening.owner, table.people[0].channel_id)
    await manage(owner, "adminboard", table.number)
    await table.delivered()
    return _boards(table) > before


def _boards(table: Table) -> int:
    """How many boards everybody was shown."""
    return sum(one.kind == "board" and not one.edit for one in table.record.of(table.number))


async def move(evening: Evening, table: Table, person: Scripted) -> bool:
    """The match moves to another channel."""
    await table.delivered()
    world = evening.box.world
    guild = world.channels[person.channel_id].guild_id
    channels = [one for one in world.channels_of(person.id, guild) if not one.is_thread]
    there = quiet(evening.box, person.id, channels[-1])
    before = (await table.brief()).place.post
    await at_table(there, "move", match=table.number)
    await table.place()
    await table.delivered()
    return (await table.brief()).place.post != before


async def kill(evening: Evening, table: Table, person: Scripted) -> bool:
    """The bot is killed, whatever it does just now, and started again."""
    await evening.kill()
    return True


async def restart(evening: Evening, table: Table, person: Scripted) -> bool:
    """The bot is killed when all is sent, and the newest board is posted again."""
    await table.delivered()
    await evening.kill()
    async with evening.steady:
        return await repost(evening, table, person)


async def away(evening: Evening, table: Table, person: Scripted) -> bool:
    """The last person does not come back in time: the autopilot plays on."""
    table.away.add(table.people[-1].id)
    return True


async def back(evening: Evening, table: Table, person: Scripted) -> bool:
    """They are back, once the autopilot has taken over."""
    if not any(one.on_autopilot for one in (await table.brief()).players):
        return False
    for one in table.people:
        if one.id in table.away:
            await at_table(one, "back", match=table.number)
    table.away.clear()
    await table.delivered()
    return not any(one.on_autopilot for one in (await table.brief()).players)


async def resign(evening: Evening, table: Table, person: Scripted) -> bool:
    """The last person gives up for good; the autopilot plays on."""
    gone = table.people[-1]
    page = await at_table(gone, "resign", match=table.number)
    await gone.press(control(page.message, "resign"), page)
    table.people.pop()
    await table.delivered()
    return any(one.user is None or one.on_autopilot for one in (await table.brief()).players)


HAPPENINGS: Final[Mapping[str, Happening]] = {
    "undo": undo,
    "consent": consent,
    "repost": repost,
    "move": move,
    "kill": kill,
    "restart": restart,
    "away": away,
    "back": back,
    "resign": resign,
}
KILLS: Final = ("kill", "restart")
