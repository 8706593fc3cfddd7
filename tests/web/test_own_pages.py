"""A player's own page: opened by a signed link alone, once, for a time; seen and kept by nobody else."""

from __future__ import annotations

import asyncio
import random
import re
from contextlib import AsyncExitStack
from html import unescape

import aiohttp
import pytest
from sqlalchemy import select

from bot.games.registry import GAMES
from bot.match import Brief, Place
from bot.match.errors import NotSeated
from bot.match.watching.own import LINK_LASTS, PAGE_LASTS
from bot.store.schema import page_links
from bot.text import LANGUAGES as SPOKEN
from bot.text import words
from bot.web.events import HUB
from render.paint import Anything, Picture
from render.scene import OwnLook, Scene, Zoomed
from tests.e2e.plain_bot import PlainPainter
from tests.long import long_but
from tests.match.app import ANN, BEN, CAT, DAN, MatchApp
from tests.web.site import LANGUAGES, Browser, browsing

EN = words("en")
STEPS = 10
PICTURE = re.compile(r'(?:src|href)="(/m[^"]*\.png[^"]*)"')


class Watched(PlainPainter):
    """Remembers what it was asked to draw."""

    def __init__(self) -> None:
        super().__init__()
        self.scenes: list[Anything] = []

    async def paint(self, scene: Anything, *, last: bool = False) -> Picture:
        self.scenes.append(scene)
        return await super().paint(scene, last=last)


async def started(app: MatchApp, game: str = "golden_horn", seats: int = 3) -> tuple[int, str]:
    brief = await app.start(game, seats)
    await app.at_random(brief.match, random.Random(f"own {game}"), STEPS)
    return brief.match, brief.uid


async def opened(browser: Browser, app: MatchApp, match: int, user: int) -> str:
    """The `Cookie` header of a player who has opened the own page."""
    link = await app.services.own_pages.link(match, user)
    status, _, answer = await browser.get(f"/o/{link}")
    assert status == 303
    return answer.headers["Set-Cookie"].partition(";")[0]


async def test_a_link_is_exchanged_once_for_a_cookie_of_one_match(app: MatchApp) -> None:
    match, uid = await started(app)
    async with browsing(app, url="https://example.org/bot") as browser:
        link = await app.services.own_pages.link(match, ANN.user)
        assert len(link) > 40
        async with browser.client.head(f"/o/{link}") as answer:
            assert answer.status == 405, "who only looks does not use it up"
        assert (await browser.get(f"/o/{link}", Sec_Purpose="prefetch"))[0] == 503
        status, _, answer = await browser.get(f"/bot/o/{link}")
        assert (status, answer.headers["Location"]) == (303, f"/bot/my/{uid}")
        assert "no-store" in answer.headers["Cache-Control"]
        assert answer.headers["Referrer-Policy"] == "no-referrer"
        cookie = answer.headers["Set-Cookie"]
        for part in (f"Path=/bot/my/{uid}", "HttpOnly", "Secure", "SameSite=Lax"):
            assert part in cookie
        status, text, page = await browser.get(f"/my/{uid}", Cookie=cookie.partition(";")[0])
        assert status == 200
        assert EN("web-own") in text
        assert EN("web-foot-own") in unescape(text)
        assert "og:image" not in text
        assert link not in text
        assert page.headers["Cache-Control"] == "no-store, private"
        assert "ETag" not in page.headers
        assert page.headers["Cross-Origin-Resource-Policy"] == "same-origin"
        for again in (link, link):
            status, text, _ = await browser.get(f"/o/{again}")
            assert (status, EN("web-link-used") in text) == (410, True)


async def test_everything_on_an_own_page_leads_somewhere(app: MatchApp) -> None:
    match, uid = await started(app, "edo")
    async with browsing(app) as browser:
        cookie = await opened(browser, app, match, ANN.user)
        for path in (f"/my/{uid}", f"/my/{uid}/2"):
            _, text, _ = await browser.get(path, Cookie=cookie)
            found = {unescape(one) for one in re.findall(r"""(?:src|href)="(/[^"]*)\"""", text)}
            assert not [one for one in found if one.startswith(f"/m/{uid}")], "no way out that tells less"
            for one in found:
                status, _, answer = await browser.get(one, Cookie=cookie)
                assert status in (200, 303), one
                if one.startswith("/my/"):
                    assert answer.headers["Cache-Control"] == "no-store, private", one
        assert f"/my/{uid}/hand.png" in text or f"/my/{uid}/2/hand.png" in text
        status, _, answer = await browser.get(f"/my/{uid}/go?n=2", Cookie=cookie)
        assert (status, answer.headers["Location"]) == (303, f"/my/{uid}/2")


async def test_hand_draft_and_note_are_there_for_their_owner_alone(app: MatchApp) -> None:
    match, uid = await started(app)
    mover = await app.turn(match)
    other = next(one for one in (ANN, BEN, CAT) if one != mover)
    preview = await app.services.play.preview(match, mover.user, None)
    await app.services.play.save_draft(match, mover.user, None, [preview.answers[0].notation])
    await app.services.plans.set_note(match, mover.user, "<b>mine & hushed</b>")
    async with browsing(app) as browser:
        mine, theirs = [await opened(browser, app, match, one.user) for one in (mover, other)]
        _, text, _ = await browser.get(f"/my/{uid}", Cookie=mine)
        assert "&lt;b&gt;mine &amp; hushed&lt;/b&gt;" in text
        assert EN("web-own-draft") in text
        assert (await browser.body(f"/my/{uid}/hand.png", Cookie=mine))[:4] == b"\x89PNG"
        assert (await browser.body(f"/my/{uid}/draft.png", Cookie=mine))[:4] == b"\x89PNG"
        # An unfinished draft is shown with what is asked next, not as if it waited to be confirmed.
        drafted = await app.services.play.preview(match, mover.user, None, [preview.answers[0].notation])
        assert drafted.status == "asked"
        assert drafted.prompt is not None
        alt = re.search(r'draft\.png[^"]*" alt="([^"]*)"', text)
        assert alt is not None
        assert EN.say(drafted.prompt) in unescape(alt[1])
        _, text, _ = await browser.get(f"/my/{uid}", Cookie=theirs)
        assert "hushed" not in text
        assert EN("web-own-draft") not in text
        assert (await browser.get(f"/my/{uid}/draft.png", Cookie=theirs))[0] == 404
        _, text, _ = await browser.get(f"/m/{uid}", Cookie=mine)
        assert "hushed" not in text, "the public page is the same for everybody"
        for path in ("hand.png", "draft.png", "2/hand.png"):
            assert (await browser.get(f"/m/{uid}/{path}", Cookie=mine))[0] == 404


async def test_pictures_on_an_own_page_look_as_its_owner_likes(app: MatchApp) -> None:
    """All of them, also with twice the pixels; those on the page for everybody do not."""
    match, uid = await started(app)
    mover = await app.turn(match)
    preview = await app.services.play.preview(match, mover.user, None)
    await app.services.play.save_draft(match, mover.user, None, [preview.answers[0].notation])
    async with browsing(app) as browser:
        cookie = await opened(browser, app, match, mover.user)
        painted = browser.site.painter = Watched()
        _, usual, _ = await browser.get(f"/my/{uid}", Cookie=cookie)
        await app.services.people.set(mover, dark=True, large=True)
        _, text, _ = await browser.get(f"/my/{uid}", Cookie=cookie)
        addresses = [PICTURE.findall(page) for page in (usual, text)]
        assert len(addresses[0]) == len(addresses[1]) == 6
        assert not set(addresses[0]) & set(addresses[1]), "a browser loads them anew"
        for address in addresses[1]:
            await browser.body(unescape(address), Cookie=cookie)
        assert [getattr(scene, "look", None) for scene in painted.scenes] == [OwnLook(True, True)] * 6
        painted.scenes.clear()
        _, text, _ = await browser.get(f"/m/{uid}", Cookie=cookie)
        for address in PICTURE.findall(text):
            await browser.body(unescape(address), Cookie=cookie)
        assert [type(scene) for scene in painted.scenes] == [Zoomed, Scene]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_bad_links_and_cookies_are_answered_plainly(app: MatchApp, language: str) -> None:
    match, uid = await started(app, seats=2)
    _, other_uid = await started(app, seats=2)
    say = words(language)

    async def asks(path: str, cookie: str = "") -> tuple[int, bool, str]:
        status, text, answer = await browser.get(path, Accept_Language=language, Cookie=cookie)
        assert "no-store" in answer.headers["Cache-Control"]
        key = {403: "web-own-closed", 404: "web-link-forged", 410: "web-link-ended"}.get(status, "web-own")
        return status, say(key) in unescape(text), text

    async with browsing(app) as browser:
        good = await app.services.own_pages.link(match, ANN.user)
        for forged in ("x", "A" * 51, good[:-2] + "zz", good[1:], "%00", "é", good + "A" * 60):
            assert (await asks(f"/o/{forged}"))[:2] == (404, True), forged
        closed = {
            await asks(f"/my/{one}{path}", cookie)
            for one in (uid, "0" * 16, "x")
            for path in ("", "/1", "/hand.png", "/events", "/record.json")
            for cookie in ("", f"turnpost-{one}=" + "A" * 43, f"turnpost-{one}=é", "nonsense")
        }
        assert {one[:2] for one in closed} == {(403, True)}
        assert len(closed) == 1, "nothing tells whether there is such a match"
        app.clock.on(LINK_LASTS / 1000)
        assert (await asks(f"/o/{good}"))[:2] == (410, True)
        cookie = await opened(browser, app, match, ANN.user)
        stolen = cookie.replace(uid, other_uid)
        assert (await asks(f"/my/{other_uid}", stolen))[:2] == (403, True), "a cookie opens one match"
        assert (await asks(f"/my/{uid}", cookie))[:2] == (200, True)
        app.clock.on(PAGE_LASTS / 1000)
        assert (await asks(f"/my/{uid}", cookie))[:2] == (410, True)


async def test_links_are_listed_and_revoked(app: MatchApp) -> None:
    match, uid = await started(app, seats=2)
    pages = app.services.own_pages
    async with browsing(app) as browser:
        cookie = await opened(browser, app, match, ANN.user)
        unopened = await pages.link(match, ANN.user)
        theirs = await opened(browser, app, match, BEN.user)
        assert [one.opened for one in await pages.links(ANN.user)] in ([True, False], [False, True])
        assert await pages.revoke(ANN.user) == 2
        assert await pages.links(ANN.user) == ()
        for path, with_cookie in ((f"/my/{uid}", cookie), (f"/o/{unopened}", "")):
            status, text, _ = await browser.get(path, Cookie=with_cookie)
            assert (status, EN("web-link-revoked") in text) == (410, True)
        assert (await browser.get(f"/my/{uid}", Cookie=theirs))[0] == 200, "those of others go on"
    with pytest.raises(NotSeated):
        await pages.link(match, DAN.user)
    async with app.store.read() as db:
        stored = str((await db.execute(select(page_links))).all())
    assert cookie.partition("=")[2] not in stored
    assert unopened not in stored
    about = (await app.services.privacy.all_about(ANN.user)).decode()
    assert "pages_opened_for_you" in about
    await app.services.privacy.forget(BEN.user)
    async with browsing(app) as browser:
        assert (await browser.get(f"/my/{uid}", Cookie=theirs))[0] == 403


async def test_who_leaves_the_table_has_no_page_there(app: MatchApp) -> None:
    lobby = await app.lobby("edo", 3)
    async with browsing(app) as browser:
        cookie = await opened(browser, app, lobby.match, CAT.user)
        assert (await browser.get(f"/my/{lobby.uid}", Cookie=cookie))[0] == 200
        late = await app.services.own_pages.link(lobby.match, CAT.user)
        await app.services.lobby.leave(lobby.match, CAT.user)
        assert (await browser.get(f"/my/{lobby.uid}", Cookie=cookie))[0] == 403
        assert (await browser.get(f"/o/{late}"))[0] == 403


async def test_a_private_table_has_pages_for_those_who_sit_there(app: MatchApp) -> None:
    services = app.services
    table = await services.lobby.open("golden_horn", 2, {}, ANN, Place(None, 5), "en", computers=1)
    await services.lobby.start(table.match, ANN.user)
    async with browsing(app) as browser:
        assert (await browser.get(f"/m/{table.uid}"))[0] == 404
        cookie = await opened(browser, app, table.match, ANN.user)
        status, text, _ = await browser.get(f"/my/{table.uid}", Cookie=cookie)
        assert (status, EN("web-own-hand") in text) == (200, True)
        live = re.search(r'data-live="([^"]+)"', text)
        assert live is not None
        async with browser.client.get(live[1], headers={"Cookie": cookie}) as stream:
            hub = browser.client.app[HUB]
            await hub.look()
            watcher = next(iter(hub._watchers[table.match]))
            assert not watcher.news.is_set(), "a private match is no news by itself"
            assert stream.status == 200
            hub.close()
        assert (await browser.get(f"/m/{table.uid}"))[0] == 404


async def test_own_pages_leave_nothing_in_what_others_get(app: MatchApp) -> None:
    """The public pages are byte for byte the same before and after players look at their own."""
    match, uid = await started(app, "bora_bora")
    paths = (f"/m/{uid}", f"/m/{uid}/2", f"/m/{uid}/record.json", f"/m/{uid}/board.png")
    async with browsing(app) as browser:
        first = [(await browser.get(path))[1] for path in paths]
        browser.site.pages = type(browser.site.pages)(99, browser.site.tasks.start)
        browser.site.pictures = type(browser.site.pictures)(99, browser.site.tasks.start)
        for person in (ANN, BEN, CAT):
            cookie = await opened(browser, app, match, person.user)
            for path in paths:
                await browser.get(path.replace("/m/", "/my/"), Cookie=cookie)
        assert [(await browser.get(path))[1] for path in paths] == first


@pytest.mark.parametrize("game", long_but(GAMES, "golden_horn"))
async def test_an_own_page_knows_nothing_of_others_secrets(app: MatchApp, game: str) -> None:
    """Positions that the seat cannot tell apart have the same page, byte by byte."""
    match, uid = await started(app, game)
    positions, rng = app.services.context.positions, random.Random(7)
    async with browsing(app) as browser:
        for seat, person in enumerate((ANN, BEN, CAT)):
            cookie = await opened(browser, app, match, person.user)
            before = (await browser.get(f"/my/{uid}", Cookie=cookie))[1]
            cached = positions._cache[match]
            kept = cached.state
            cached.state = GAMES[game].redeal(kept, seat, [rng.random() for _ in range(400)])
            assert (await browser.get(f"/my/{uid}", Cookie=cookie))[1] == before
            cached.state = kept


async def test_streams_of_pages_that_were_revoked_end(app: MatchApp) -> None:
    """And those of who leaves the table; all others go on. None of them tells of anything any more."""
    lobby = app.services.lobby
    table = await app.lobby("golden_horn", 3)
    private = await lobby.open("golden_horn", 2, {}, ANN, Place(None, 5), "en", computers=1)
    await lobby.start(private.match, ANN.user)
    async with browsing(app) as browser, AsyncExitStack() as stack:
        hub = browser.client.app[HUB]

        async def listen(of: Brief, user: int) -> aiohttp.ClientResponse:
            headers = {"Cookie": await opened(browser, app, of.match, user)}
            answer = await stack.enter_async_context(
                browser.client.get(f"/my/{of.uid}/events", headers=headers)
            )
            assert answer.status == 200
            return answer

        public, hidden = await listen(table, ANN.user), await listen(private, ANN.user)
        leaving, staying = await listen(table, BEN.user), await listen(table, CAT.user)
        await hub.look()
        assert hub.watching == 4
        await app.services.own_pages.revoke(ANN.user)
        await hub.look()
        assert [await told(one) for one in (public, hidden)] == [["ended"], ["ended"]]
        assert hub.watching == 2
        await lobby.leave(table.match, BEN.user)
        await hub.look()
        assert await told(leaving) == ["ended"]
        await staying.content.readuntil(b"event: moved")
        hub.close()
        assert await told(staying) == []


async def told(stream: aiohttp.ClientResponse) -> list[str]:
    """What a stream tells until it ends."""
    async with asyncio.timeout(20):
        return re.findall("^event: (.*)$", (await stream.read()).decode(), re.MULTILINE)


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("key", ["web-own-about", "web-link-used"])
def test_what_is_said_of_revoking_names_the_button(language: str, key: str) -> None:
    """A command with eight buttons alone would leave people to search."""
    say = words(language)
    assert say("button-my-links") in say(key)
