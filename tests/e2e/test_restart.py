"""Down and up again: buttons, half-made pages and waiting deliveries outlive the process."""

from __future__ import annotations

import random

from tests.e2e.players import page_with, play_by_moves, press_verb
from tests.e2e.sandbox_app import SandboxApp, control
from tests.sandbox.person import usable

SYNC = "/commands"


def syncs(app: SandboxApp) -> int:
    """How often the commands were sent to Discord."""
    return sum(name.startswith("PUT") and name.endswith(SYNC) for name in app.box.faults.requests)


async def again(app: SandboxApp) -> None:
    await app.down()
    await app.up()


async def test_buttons_of_old_messages_work(app: SandboxApp) -> None:
    """A lobby card, a board, and a private page with a half-made draft."""
    ada, bruno = app.person("Ada"), app.person("Bruno")
    await ada.slash("table new", game="golden_horn", seats=2, options="start_seat=1")
    card = await app.card(ada)
    await again(app)
    await bruno.press(control(card, "join"), card)
    await again(app)
    await ada.press(control(card, "start"), card)
    thread = app.box.world.channels[(await app.brief(1)).place.post]
    ada, bruno = ada.at(thread), bruno.at(thread)
    await app.delivered()
    await again(app)
    board = next(m for m in reversed(ada.sees()) if usable(m))
    page = await ada.press(control(board, "turn"), board)
    first = next(c for c in usable(page.message) if ":ans:" in c["custom_id"])
    page = await ada.press(first["custom_id"], page)
    draft = await app.services.play.draft(1, ada.id)
    assert draft
    await again(app)
    assert await app.services.play.draft(1, ada.id) == draft
    confirmed = await press_verb(ada, page, "back")
    assert confirmed is not None
    assert "The table has moved on" not in confirmed.text
    assert await app.services.play.draft(1, ada.id) == ()


async def test_a_draft_is_confirmed_after_a_restart(app: SandboxApp) -> None:
    match = await app.open("golden_horn", ("Ada", "Bruno"), "start_seat=1")
    page = await page_with(match.people[0], match, "confirm", random.Random(1))
    steps = await match.steps()
    await again(app)
    answer = await match.people[0].press(control(page.message, "confirm"), page)
    assert "Done." in answer.text
    assert await match.steps() > steps


async def test_what_was_not_delivered_is_delivered(app: SandboxApp) -> None:
    """Discord is away while a turn is made; the bot is restarted; the board and the ping come, once."""
    match = await app.open("golden_horn", ("Ada", "Bruno"), "start_seat=1")
    await match.delivered()
    before = len(match.messages())
    fault = app.box.faults.rate_limit(r"POST /channels/\d+/messages$", times=1000, via=False)
    await play_by_moves(match.people[0], match, random.Random(2))
    await match.people[0].until(lambda: fault.met > 0)
    await app.down()
    app.box.faults.clear()
    assert len(match.messages()) == before
    await app.up()
    await match.delivered()
    assert len(match.messages()) == before + 1
    assert match.board().pings == [match.people[1].id]


async def test_commands_are_sent_only_when_they_change(app: SandboxApp) -> None:
    assert syncs(app) == 1
    await again(app)
    assert syncs(app) == 1
    await app.services.notes.set(f"commands:{app.box.world.bot.id}:global", "those of an older version")
    await again(app)
    assert syncs(app) == 2
