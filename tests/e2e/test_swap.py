"""Two people change places by Discord: a menu, the leave of the other, and hands that stay with the seats."""

from __future__ import annotations

import random

from tests.e2e.panel import at_table
from tests.e2e.players import play_by_moves
from tests.e2e.sandbox_app import SandboxApp, control
from tests.e2e.test_time import match_with, private
from tests.sandbox.person import text_of


async def test_two_people_change_places(app: SandboxApp) -> None:
    match = await match_with(app)
    ada, bruno = match.people
    page = await ada.slash("table manage", match=1)
    waiting = await ada.choose("1", page, select=control(page.message, "askplaces"))
    private(waiting, "Agreed: **Ada**. Still to agree: **Bruno**.")
    private(await ada.press("Withdraw my vote", waiting), "You no longer ask for it.")
    page = await ada.slash("table manage", match=1)
    await ada.choose("1", page, select=control(page.message, "askplaces"))
    await match.delivered()
    asked = next(one for one in match.messages() if "**Ada** and **Bruno** change places" in text_of(one))
    private(await ada.press(control(asked, "places"), asked), "Agreed: **Ada**. Still to agree: **Bruno**.")
    private(await bruno.press(control(asked, "places"), asked), "All have agreed.")
    await match.delivered()
    said = [text_of(one) for one in match.messages()]
    assert any("**Bruno** and **Ada** have changed places" in one for one in said)
    assert "**Ada** proposes that **Ada** and **Bruno** change places" in text_of(asked), "as it was asked"
    brief = await match.brief()
    assert ([one.name for one in brief.players], brief.awaited) == (["Bruno", "Ada"], (0,))
    assert any(bruno.mention in one for one in said), "whose turn it is now is called"
    steps = await match.steps()
    await play_by_moves(bruno, match, random.Random(1))
    assert await match.steps() > steps


async def test_somebody_and_a_computer_change_places(app: SandboxApp) -> None:
    """The message says still who was who when it was asked."""
    ada, bruno = app.person("Ada"), app.person("Bruno")
    await ada.slash("table new", game="golden_horn", seats=3, computers=1)
    card = await app.card(ada)
    await bruno.press(control(card, "join"), card)
    await at_table(ada, "start")
    page = await ada.slash("table manage", match=1)
    await ada.choose("2", page, select=control(page.message, "askplaces"))
    await app.delivered()
    bruno = bruno.at(app.box.world.channels[(await app.brief(1)).place.post])
    asked = await bruno.until_sees("change places")
    private(await bruno.press(control(asked, "places"), asked), "All have agreed.")
    await app.delivered()
    assert [player.computer for player in (await app.brief(1)).players] == ["normal", None, None]
    assert "**Ada** proposes that **Ada** and **Vega ⚙** change places" in text_of(asked)
