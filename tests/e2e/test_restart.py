"""Down and up again: buttons, half-made pages and waiting deliveries outlive the process."""

from __future__ import annotations

import random

from bot.sandbox.person import usable
from tests.e2e.house import Harbour, control
from tests.e2e.players import page_with, play_by_moves, press_verb

SYNC = "/commands"


def syncs(harbour: Harbour) -> int:
    """How often the commands were sent to Discord."""
    return sum(name.startswith("PUT") and name.endswith(SYNC) for name in harbour.box.faults.requests)


async def again(harbour: Harbour) -> None:
    await harbour.down()
    await harbour.up()


async def test_buttons_of_old_messages_work(harbour: Harbour) -> None:
    """A lobby card, a board, and a private page with a half-made draft."""
    ada, bruno = harbour.person("Ada"), harbour.person("Bruno")
    await ada.slash("table new", game="golden_horn", seats=2, options="start_seat=1")
    card = await harbour.card(ada)
    await again(harbour)
    await bruno.press(control(card, "join"), card)
    await again(harbour)
    await ada.press(control(card, "start"), card)
    thread = harbour.box.world.channels[(await harbour.brief(1)).place.post]
    ada, bruno = ada.at(thread), bruno.at(thread)
    await harbour.delivered()
    await again(harbour)
    board = next(m for m in reversed(ada.sees()) if usable(m))
    page = await ada.press(control(board, "turn"), board)
    first = next(c for c in usable(page.message) if ":ans:" in c["custom_id"])
    page = await ada.press(first["custom_id"], page)
    draft = await harbour.tables.draft(1, ada.id)
    assert draft
    await again(harbour)
    assert await harbour.tables.draft(1, ada.id) == draft
    confirmed = await press_verb(ada, page, "back")
    assert confirmed is not None
    assert "The table has moved on" not in confirmed.text
    assert await harbour.tables.draft(1, ada.id) == ()


async def test_a_draft_is_confirmed_after_a_restart(harbour: Harbour) -> None:
    match = await harbour.open("golden_horn", ("Ada", "Bruno"), "start_seat=1")
    page = await page_with(match.people[0], match, "confirm", random.Random(1))
    steps = await match.steps()
    await again(harbour)
    answer = await match.people[0].press(control(page.message, "confirm"), page)
    assert "Done." in answer.text
    assert await match.steps() > steps


async def test_what_was_not_delivered_is_delivered(harbour: Harbour) -> None:
    """Discord is away while a turn is made; the bot is restarted; the board and the ping come, once."""
    match = await harbour.open("golden_horn", ("Ada", "Bruno"), "start_seat=1")
    await match.delivered()
    before = len(match.messages())
    fault = harbour.box.faults.rate_limit(r"POST /channels/\d+/messages$", times=1000, via=False)
    await play_by_moves(match.people[0], match, random.Random(2))
    await match.people[0].until(lambda: fault.met > 0)
    await harbour.down()
    harbour.box.faults.clear()
    assert len(match.messages()) == before
    await harbour.up()
    await match.delivered()
    assert len(match.messages()) == before + 1
    assert match.board().pings == [match.people[1].id]


async def test_commands_are_sent_only_when_they_change(harbour: Harbour) -> None:
    assert syncs(harbour) == 1
    await again(harbour)
    assert syncs(harbour) == 1
    await harbour.tables.remember(f"commands:{harbour.box.world.bot.id}:global", "those of an older version")
    await again(harbour)
    assert syncs(harbour) == 2
