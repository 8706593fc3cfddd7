"""Whatever is asked for that is not there, or not for everybody: a plain page in the reader's language with
the right status, that tells nothing."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from html import unescape
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import event

from bot.match import Place
from bot.match.watching.own import LINK_LASTS
from bot.store import matches
from bot.text import words
from tests.long import long_but
from tests.match.app import ANN, BEN, CAT, OWNER, MatchApp
from tests.web.site import LANGUAGES, Browser, browsing

UNKNOWN = "0" * 16
PATHS = ("", "/1", "/board.png", "/1/board.png", "/events", "/record.json", "/proof", "/feed.atom", "/go?n=1")


async def said(browser: Browser, path: str, language: str, **headers: str) -> tuple[int, str]:
    """Status and page; nothing that is wrong is kept by anybody."""
    status, text, answer = await browser.get(path, Accept_Language=language, **headers)
    assert "no-store" in answer.headers["Cache-Control"], path
    assert f'<html lang="{language}">' in text, path
    return status, unescape(text)


async def hidden_matches(app: MatchApp) -> dict[str, str]:
    """The ids of matches that strangers must not know of, by what hides them."""
    services = app.services
    table = await services.lobby.open("golden_horn", 2, {}, ANN, Place(1, 100, 300), "en", private=True)
    await services.lobby.invite(table.match, ANN.user, [BEN])
    lobby = table.uid
    running = await services.lobby.open("golden_horn", 2, {}, ANN, Place(1, 100, 301), "en", private=True)
    await services.lobby.invite(running.match, ANN.user, [BEN])
    await services.lobby.join(running.match, BEN, 1)
    await services.lobby.start(running.match, ANN.user)
    direct = await services.lobby.open("golden_horn", 2, {}, ANN, Place(None, 5), "en", computers=1)
    return {"private lobby": lobby, "private match": running.uid, "direct messages": direct.uid}


@contextmanager
def statements(app: MatchApp) -> Iterator[list[str]]:
    """The statements that reach the database."""
    heard: list[str] = []

    def hear(connection: Any, cursor: Any, statement: str, *more: Any) -> None:
        heard.append(statement)

    engine = app.store.engine.sync_engine
    event.listen(engine, "before_cursor_execute", hear)
    try:
        yield heard
    finally:
        event.remove(engine, "before_cursor_execute", hear)


@pytest.mark.parametrize("language", long_but(LANGUAGES, "el"))
async def test_a_hidden_match_looks_like_none(app: MatchApp, language: str) -> None:
    hidden = await hidden_matches(app)
    async with browsing(app) as browser:
        for path in PATHS:
            none = await said(browser, f"/m/{UNKNOWN}{path}", language)
            assert none[0] == 404
            assert words(language)("web-unknown") in none[1]
            for why, uid in hidden.items():
                assert await said(browser, f"/m/{uid}{path}", language) == none, (why, path)
                api = await browser.get(f"/api/v1/matches/{uid}", Accept_Language=language)
                other = await browser.get(f"/api/v1/matches/{UNKNOWN}", Accept_Language=language)
                assert api[:2] == other[:2]


async def test_a_hidden_match_takes_no_more_work_than_none(app: MatchApp) -> None:
    """Nobody tells them apart by how long the answer takes: the database is asked the same."""
    hidden = await hidden_matches(app)
    shown = await app.start("golden_horn", 2)
    await app.services.guilds.change(OWNER, lambda settings: replace(settings, pages=False))
    asked = {}
    async with browsing(app) as browser:
        for why, uid in {"none": UNKNOWN, **hidden, "pages off": shown.uid}.items():
            with statements(app) as heard:
                assert (await browser.get(f"/m/{uid}"))[0] == 404
            asked[why] = tuple(heard)
        assert len(set(asked.values())) == 1, asked
        for why, uid in {"none": UNKNOWN, **hidden}.items():
            with statements(app) as heard:
                assert (await browser.get(f"/my/{uid}", Cookie=f"turnpost-{uid}={'A' * 43}"))[0] == 403
            asked[why] = tuple(heard)
        assert len({asked[why] for why in ("none", *hidden)}) == 1


@pytest.mark.parametrize("language", long_but(LANGUAGES, "el"))
async def test_ended_and_handed_over(app: MatchApp, language: str) -> None:
    """An ended match is shown. A table that closed before it began is gone, and a match that goes on
    elsewhere."""
    ended = await app.start("golden_horn", 2)
    await app.at_random(ended.match, random.Random(1), 3)
    await app.services.moderation.end(OWNER, ended.match, key="end")
    closed, handed = await app.lobby("edo", 3), await app.start("golden_horn", 2)
    for person in (CAT, BEN, ANN):
        await app.services.lobby.leave(closed.match, person.user)
    async with app.store.read() as db:
        row = await matches.find(db, handed.match)
    assert row is not None
    await app.services.transfer.hand_over(handed.match, row.revision)
    resigned = await app.start("golden_horn", 2)
    await app.services.resigning.resign(resigned.match, BEN.user, key="resigned")
    say = words(language)
    async with browsing(app) as browser:
        for uid, verdict in (
            (ended.uid, say("board-ended")),
            (resigned.uid, say("board-resigned", who=("Ben",))),
        ):
            status, text, _ = await browser.get(f"/m/{uid}", Accept_Language=language)
            assert status == 200
            assert verdict in unescape(text)
            assert say("web-looking-back") in unescape(text)
            assert say("final-title") not in unescape(text), "there is no result"
            assert say("web-curves-end") not in unescape(text)
        for path in PATHS:
            status, text = await said(browser, f"/m/{closed.uid}{path}", language)
            assert (status, say("web-gone-closed") in text) == (410, True), path
            status, text = await said(browser, f"/m/{handed.uid}{path}", language)
            assert (status, say("web-gone-elsewhere") in text) == (410, True), path


@pytest.mark.parametrize("language", long_but(LANGUAGES, "el"))
async def test_links_that_open_nothing(app: MatchApp, language: str) -> None:
    match = await app.start("golden_horn", 2)
    say = words(language)
    async with browsing(app) as browser:
        pages = app.services.own_pages
        used, revoked = [await pages.link(match.match, ANN.user) for _ in range(2)]
        assert (await browser.get(f"/o/{used}"))[0] == 303
        status, text = await said(browser, f"/o/{used}", language)
        assert (status, say("web-link-used") in text) == (410, True)
        forged = revoked[:-3] + ("AAA" if not revoked.endswith("AAA") else "BBB")
        status, text = await said(browser, f"/o/{forged}", language)
        assert (status, say("web-link-forged") in text) == (404, True)
        await pages.revoke(ANN.user)
        status, text = await said(browser, f"/o/{revoked}", language)
        assert (status, say("web-link-revoked") in text) == (410, True)
        late = await pages.link(match.match, ANN.user)
        app.clock.on(LINK_LASTS / 1000 + 1)
        status, text = await said(browser, f"/o/{late}", language)
        assert (status, say("web-link-ended") in text) == (410, True)
        assert match.uid not in text


ABSURD = ("0", "-1", "00", "1.0", "+1", "1e9", "٣", "999999", "1000000", "9" * 40, "NaN", "null", "1 ", "%F0")


@pytest.mark.parametrize("language", long_but(LANGUAGES, "el"))
async def test_positions_and_ranges_that_do_not_exist(app: MatchApp, language: str) -> None:
    match = await app.start("golden_horn", 2)
    await app.at_random(match.match, random.Random(2), 3)
    lobby = await app.lobby("edo", 3)
    say = words(language)
    async with browsing(app) as browser:
        for n in ABSURD:
            for path in (f"/m/{match.uid}/{n}", f"/m/{match.uid}/{n}/board.png", f"/m/{lobby.uid}/{n}"):
                status, text = await said(browser, path, language)
                assert (status, say("web-no-position") in text) == (404, True), path
        for n in ABSURD[:5]:
            status, text = await said(browser, f"/m/{match.uid}/go?n={n}", language)
            assert (status, say("web-no-position") in text) == (404, True), n
        for query in ("after=x", "after=-1", "limit=0", "limit=99999999999", "limit=1.5", "after=%00"):
            answer = await browser.get(f"/api/v1/matches/{match.uid}/log?{query}", Accept_Language=language)
            assert (answer[0], say("web-bad-range") in answer[1]) == (400, True), query
        for show in ("-1", "99", "x" * 500, "../table", "2;drop"):
            assert (await browser.get(f"/m/{match.uid}?show={show}"))[0] == 200, "the table is shown instead"


@pytest.mark.parametrize("language", long_but(LANGUAGES, "el"))
async def test_servers_and_people_without_a_page_look_like_none(app: MatchApp, language: str) -> None:
    await app.start("golden_horn", 2)
    async with browsing(app) as browser:
        none = await said(browser, "/g/4711", language)
        assert none[0] == 404
        for path in (
            "/g/1",
            "/g/0",
            "/g/" + "9" * 19,
            "/g/" + "9" * 30,
            "/g/-1",
            "/g/x",
            "/p/" + "0" * 16,
            "/p/x",
        ):
            assert await said(browser, path, language) == none, path
