"""What the bot asks Discord for while a match is played: it reads nothing."""

from __future__ import annotations

import asyncio
import random
import re
from typing import Any

import pytest

from bot.sandbox.things import Message
from tests.e2e.panel import at_table
from tests.e2e.players import play_by_moves
from tests.e2e.sandbox_app import Match, SandboxApp, control
from tests.long import LONG
from tests.sandbox.person import text_of, usable

READS = re.compile(r"^GET /channels/")


def asked_by(match: Match, verb: str) -> Message:
    return next(one for one in match.messages() if any(f":{verb}:" in c["custom_id"] for c in usable(one)))


async def test_nothing_is_read_in_a_whole_match(app: SandboxApp) -> None:
    """Not for hands, nor for a proposal that is settled, the last board or the parcel."""
    faults = app.box.faults
    match = await app.open("golden_horn", ("Ada", "Bruno"), "start_seat=1")
    ada, bruno = match.people
    rng = random.Random(7)
    for _ in range(3):
        await play_by_moves((await match.awaited())[0], match, rng)
        await match.delivered()
    await at_table(ada, "pause", match=match.number)
    await match.delivered()
    request = asked_by(match, "pause")
    assert bruno.mention in text_of(request)
    said = text_of(request).split("\n")[1:]
    await bruno.press(control(request, "pause"), request)
    await match.delivered()
    assert (await match.brief()).paused_at is not None
    assert text_of(request).split("\n") == said
    assert not usable(request)
    for person in match.people:
        await at_table(person, "end", match=match.number)
        await match.delivered()
    assert (await match.brief()).state == "ended"
    assert [one for one in faults.requests if READS.search(one)] == []
    opened = [one for one in faults.requests if one == "POST /users/@me/channels"]
    assert len(opened) == 2
    parcel = match.parcel()
    assert parcel is not None
    assert edits(app, parcel) == 0, "it was ready"


def edits(app: SandboxApp, message: Message) -> int:
    return sum(one.startswith("PATCH") and str(message.id) in one for one in app.box.faults.requests)


@LONG
async def test_a_parcel_that_takes_a_while_is_posted_once_and_edited_once(
    app: SandboxApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However often it is looked at meanwhile."""
    monkeypatch.setattr("cogs.delivery.parcel.AT_FIRST", 0.0)
    monkeypatch.setattr("cogs.delivery.parcel.LOOK", 0.02)
    ready, lapse = asyncio.Event(), app.painter.lapse

    async def slow(*given: Any) -> Any:
        await ready.wait()
        return await lapse(*given)

    monkeypatch.setattr(app.painter, "lapse", slow)
    match = await app.open("pyramids", ("Ada", "Bruno"))
    await play_by_moves((await match.awaited())[0], match, random.Random(1))
    await play_by_moves((await match.awaited())[0], match, random.Random(1))
    await match.delivered()
    for person in match.people:
        await at_table(person, "end", match=match.number)
    packing = await match.people[0].until_sees("packing the parcel", 30)
    await asyncio.sleep(0.5)
    assert edits(app, packing) == 0
    ready.set()
    await match.delivered()
    assert match.parcel() is packing
    assert "To keep" in text_of(packing)
    assert edits(app, packing) == 1
