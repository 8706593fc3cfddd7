"""Resigning by Discord: asked once, and a result for the one who stays."""

from __future__ import annotations

import random

from tests.e2e.panel import at_table
from tests.e2e.players import play_by_moves
from tests.e2e.sandbox_app import SandboxApp, control
from tests.e2e.test_time import match_with, private
from tests.sandbox.person import text_of


async def test_somebody_resigns(app: SandboxApp) -> None:
    match = await match_with(app)
    ada, bruno = match.people
    await play_by_moves(ada, match, random.Random(1))
    private(await at_table(app.person("Zofia"), "resign", match=1), "Nie siedzisz")
    page = await at_table(bruno, "resign")
    private(page, "Resign for good?")
    private(await bruno.press(control(page.message, "resign"), page), "You have resigned")
    await match.delivered()
    said = [text_of(message) for message in match.messages()]
    assert any("**Bruno** resigns: **Ada** wins" in one for one in said)
    [last] = [one for one in said if one.startswith("## The match is over: resigned by **Bruno**.\n")]
    assert "**Ada** wins by resignation." in last
    assert "**Ada** loads" not in last, "the board above has told it"
    private(await at_table(bruno, "status", match=1), "**Ada** wins by resignation.")
    page = await at_table(bruno, "resign", match=1)
    private(await bruno.press(control(page.message, "resign"), page), "This match is over")


async def test_those_who_are_left_end_the_match(app: SandboxApp) -> None:
    """It did not end because somebody had resigned."""
    match = await app.open("golden_horn", ("Ada", "Bruno", "Nikos"))
    ada, bruno, nikos = match.people
    page = await at_table(nikos, "resign", match=1)
    await nikos.press(control(page.message, "resign"), page)
    for person in (ada, bruno):
        await at_table(person, "end", match=1)
    await match.delivered()
    assert any(
        text_of(one).startswith("## The match was ended without a result.") for one in match.messages()
    )
    assert "ended without a result" in (await ada.press("tp:words:1:board", match.board())).text
