"""How a match of the evening is opened: as its host and the others do."""

from __future__ import annotations

from collections.abc import Sequence

from bot.sandbox.things import Message
from tests.e2e.panel import at_table
from tests.e2e.sandbox_app import control
from tests.evening.evening import Evening
from tests.evening.scenarios import PERSONS, Scenario
from tests.evening.tables import SECONDS, Table, quiet, until
from tests.sandbox.person import Scripted, usable


async def opened(evening: Evening, scenario: Scenario) -> Table:
    """Open the match of a scenario, as its host does, and begin it."""
    app, box, lobby = evening.outside, evening.box, evening.lobby(scenario.locale)
    people = [quiet(box, box.world.person(name).id, lobby) for name in PERSONS[: scenario.persons]]
    host, seats = people[0], scenario.persons + scenario.computers
    known = {one.brief.match for one in await app.services.views.mine(host.id)}
    if scenario.direct:
        people = [host.in_dm()]
        host = people[0]
    given: dict[str, object] = {"options": scenario.options} if scenario.options else {}
    given |= {"computers": scenario.computers, "level": "easy"} if scenario.computers else {}
    answer = await host.slash("table new", game=scenario.game, seats=seats, **given)
    new: Sequence[int] = ()

    async def there() -> bool:
        nonlocal new
        new = [
            one.brief.match
            for one in await app.services.views.mine(host.id)
            if one.brief.match not in known and one.brief.game == scenario.game
        ]
        return bool(new)

    await until(there, f"{scenario.name}: the table, after {answer.text!r}")
    table = Table(app, evening.record, evening.hours, evening.web, scenario, min(new), people)
    if scenario.persons > 1:
        card = await host.until(lambda: _card(host, table.number), SECONDS)
        if "away" in scenario.happenings.values():
            await at_table(host, "clock", match=table.number, clock="turn", turn="6h", absence="autopilot")
        for person in people[1:]:
            await person.press(control(card, "join"), card)
        await at_table(host, "start", match=table.number)

    async def begun() -> bool:
        return bool((await table.brief()).state != "lobby")

    await until(begun, f"{scenario.name}: its beginning")
    await table.place()
    await table.delivered()
    return table


def _card(host: Scripted, match: int) -> Message | None:
    """The lobby card of a match. (The id of a control may end with the mark of its delivery.)"""
    start = ["tp", "join", str(match)]
    return next(
        (m for m in host.sees() if any(c["custom_id"].split(":")[:3] == start for c in usable(m))), None
    )
