"""A table that waits, by Discord: another clock by button, the autopilot on call."""

from __future__ import annotations

from tests.e2e.panel import at_table
from tests.e2e.sandbox_app import Later, SandboxApp, control
from tests.e2e.test_time import later, match_with, passes, private, verbs
from tests.sandbox.person import text_of

__all__ = ["later"]


async def test_nobody_is_stuck_at_a_table_without_a_clock(app: SandboxApp, later: Later) -> None:
    match = await match_with(app, clock="none")
    ada, bruno = match.people
    private(await at_table(bruno, "clock", match=1), "No time limit")
    private(await at_table(bruno, "clock", turn="1h"), "between 6 hours and 14 days")
    private(await at_table(bruno, "autopilot"), "Nobody here is that late")
    private(await at_table(bruno, "clock", turn="2d"), "Ada")
    await match.delivered()
    asked = match.messages()[-1]
    assert "another clock" in text_of(asked)
    assert ada.mention in asked.content
    await passes(match, later, days=7, minutes=1)
    said = [text_of(message) for message in match.messages()]
    assert any("another clock. Time for a turn: 2 days" in one for one in said), "Ada was not there"
    waited = next(one for one in match.messages() if "Everybody has been waiting" in text_of(one))
    private(await bruno.press(control(waited, "autopilot"), waited), "Nobody here is that late")
    assert any("Time until <t:" in text_of(message) for message in match.messages())


async def test_the_panel_offers_the_autopilot_only_for_somebody_who_is_late(
    app: SandboxApp, later: Later
) -> None:
    match = await match_with(app, clock="none")
    _, bruno = match.people
    assert "callauto" not in verbs(await bruno.slash("table manage", match=1))
    await passes(match, later, days=7, minutes=1)
    assert "callauto" in verbs(await bruno.slash("table manage", match=1))
    private(await at_table(bruno, "autopilot"), "I play there now")
    assert (await match.brief()).players[0].on_autopilot
    assert "callauto" not in verbs(await bruno.slash("table manage", match=1)), "it plays already"


async def test_a_pause_speaks_of_no_clock_where_there_is_none(app: SandboxApp) -> None:
    match = await match_with(app, clock="none")
    ada, bruno = match.people
    await at_table(ada, "pause", match=1)
    await match.delivered()
    asked = match.messages()[-1]
    page = await bruno.press(control(asked, "pause"), asked)
    await match.delivered()
    said = [page.text, *map(text_of, match.messages())]
    assert len([text for text in said if "paused" in text]) > 2
    assert not [text for text in said if "clock" in text]
