"""*No* below a proposal, by Discord: it ends at once, and those who were for it are told."""

from __future__ import annotations

import pytest

from bot.sandbox.things import Message
from bot.text import words
from tests.e2e.panel import at_table
from tests.e2e.sandbox_app import Match, SandboxApp, control
from tests.e2e.test_restart import again
from tests.e2e.test_time import match_with, private
from tests.sandbox.person import Scripted, text_of, usable

SAID = {
    "end": "the match goes on.",
    "pause": "the match goes on without a pause.",
    "extend": "the time is not extended.",
    "clock": "the clock stays as it is.",
    "swap": "everybody keeps their seat.",
}
GIVEN = {"extend": {"time": "6h"}, "clock": {"clock": "turn", "turn": "12h"}}


async def propose(ada: Scripted, how: str) -> None:
    if how == "swap":
        page = await ada.slash("table manage", match=1)
        await ada.choose("1", page, select=control(page.message, "askplaces"))
        return
    answer = await at_table(ada, how, match=1, **GIVEN.get(how, {}))
    assert not answer.failed


async def request(match: Match) -> Message:
    await match.delivered()
    return next(
        one
        for one in reversed(match.messages())
        if any(":decline:" in control["custom_id"] for control in usable(one))
    )


@pytest.mark.parametrize("how", SAID)
async def test_no_ends_a_proposal(app: SandboxApp, how: str) -> None:
    match = await match_with(app, clock="turn", turn="1d")
    ada, bruno = match.people
    await propose(ada, how)
    asked = await request(match)
    no = control(asked, "decline")
    assert [one["label"] for one in usable(asked) if one["custom_id"] == no] == ["No"]
    stranger = await app.person("Nikos", bruno.channel_id).press(no, asked)
    assert words("el")("table-not-seated") in stranger.text
    await again(app)  # the bot is restarted in the middle
    private(await bruno.press(no, asked), "You have said no", "all who were for it are told")
    await match.delivered()
    assert not usable(asked)
    assert bruno.mention not in text_of(asked)
    said = f"**Bruno** says no: {SAID[how]}"
    assert said in text_of(asked)
    assert any(said in text_of(one) for one in ada.dms())
    assert not any(said in text_of(one) for one in bruno.dms())
    brief = await match.brief()
    assert (brief.state, brief.paused_at) == ("running", None)


async def test_pressed_twice_and_after_the_end(app: SandboxApp) -> None:
    match = await match_with(app)
    ada, bruno = match.people
    await propose(ada, "end")
    asked = await request(match)
    no = control(asked, "decline")
    shown = list(asked.components)
    private(await bruno.press(no, asked), "You have said no")
    await match.delivered()
    asked.components = shown  # as on a screen that is behind
    private(await bruno.press(no, asked), "That question is settled.")
    for person in (ada, bruno):
        await at_table(person, "end", match=1)
    await match.delivered()
    assert (await match.brief()).state == "ended"
    asked.components = shown
    private(await bruno.press(no, asked), "This match is over")
