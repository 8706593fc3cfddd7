"""`/me export` and `/me delete` on the sandbox."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta

import pytest

from bot.store import people
from tests.e2e.panel import at_table
from tests.e2e.players import tell_me
from tests.e2e.sandbox_app import SandboxApp
from tests.sandbox.person import text_of


async def test_a_file_with_all_that_is_stored(app: SandboxApp) -> None:
    match = await app.open("golden_horn", ("Ada", "Bruno"))
    await match.delivered()
    ada = match.people[0]
    answer = await ada.slash("me export")
    assert answer.ephemeral
    assert "everything that I store about you" in answer.text
    assert "turnpost-about-me.json" in json.dumps(ada.payload(answer.message))
    found = json.loads(await app.services.privacy.all_about(ada.id))
    assert found["matches"][0]["match"]["id"] == match.number
    assert (await match.brief()).commitment
    assert "secret" not in json.dumps(found)


async def test_forgotten_after_a_second_press_only(app: SandboxApp) -> None:
    match = await app.open("golden_horn", ("Ada", "Bruno"))
    await match.delivered()
    ada, bruno = match.people
    page = await ada.slash("me delete")
    assert "You play in one match. It goes on without you." in page.text
    assert (await match.brief()).seat_of(ada.id) == 0
    done = await ada.press("Delete everything about me")
    assert "I know nothing about you any more" in done.text
    async with app.services.context.store.read() as db:
        assert await people.find(db, ada.id) is None
    await match.delivered()
    notice = await bruno.until_sees("has left for good")
    assert "Seat 1" in text_of(notice)
    status = await at_table(bruno, "status", match=match.number)
    assert "Seat 1" in status.text
    assert "Ada" not in status.text
    nikos = app.person("Nikos").at(app.box.world.channels[match.messages()[0].channel_id])
    await nikos.press("Take the seat", notice)
    assert (await match.brief()).seat_of(nikos.id) == 0
    assert "no match now" in (await ada.slash("me delete")).text


async def test_the_daily_digest_comes_by_direct_message(
    app: SandboxApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await app.open("golden_horn", ("Ada", "Bruno"), "start_seat=1")
    await match.delivered()
    ada = match.people[0]
    assert "time zone first" in (await tell_me(ada, "metold", digest="8:00")).text
    await tell_me(ada, "metime", zone="Europe/Athens")
    assert "Daily digest: **08:00**" in (await tell_me(ada, "metold", digest="8")).text
    before = len(ada.dms())
    later = datetime.now(UTC) + timedelta(days=1)
    monkeypatch.setattr(app.services.context, "_now", lambda: later)
    digest = await ada.until(lambda: next(iter(ada.dms()[before:]), None), 30)
    assert "your turn" in text_of(digest)
    assert "Your daily digest." in text_of(digest)
    page = await ada.in_dm().press("My matches", digest)
    assert "Your matches" in page.text
    assert "Daily digest: none" in (await tell_me(ada, "metold", digest="")).text
