"""The page of a match in a real browser: on a desktop and a phone, with the script and without."""

from __future__ import annotations

import random
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from aiohttp.test_utils import TestServer
from msgspec import json
from msgspec.structs import replace
from playwright.async_api import Browser, Page, expect

from bot.core import CHANCE
from bot.core.chance import pick
from bot.text import LANGUAGES, words
from bot.web.events import HUB
from bot.web.server import application
from bot.web.site import Site
from tests.e2e.plain_bot import PlainPainter
from tests.long import LONG
from tests.match.app import ANN, BEN, HERE, OWNER, MatchApp, open_app
from tests.weighing import weighted

pytestmark = [pytest.mark.browser, LONG]
EN = words("en")
PHONE = {"width": 390, "height": 844}


@asynccontextmanager
async def opened(browser: Browser, folder: Path, game: str, steps: int) -> AsyncIterator[Any]:
    """An application with one match and its pages; gives the application, the address and the server."""
    async with open_app(folder / "pages.sqlite", "browser") as app:
        match = await app.start(game, 2)
        await app.at_random(match.match, random.Random(game), steps)
        site = Site(app.services, PlainPainter(), LANGUAGES, app.clock, fresh=0.0, film_frames=0)
        server = TestServer(application(site))
        async with server:
            yield app, f"http://127.0.0.1:{server.port}/m/{match.uid}", server
        await site.tasks.close()


async def page_of(browser: Browser, **settings: Any) -> tuple[Page, list[str]]:
    """A new page, and what goes wrong on it: errors, and requests to anybody else."""
    page = await (await browser.new_context(locale="en-GB", **settings)).new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
    page.on("request", lambda one: faults.append(one.url) if "//127.0.0.1:" not in one.url else None)
    return page, faults


async def count_of(app: MatchApp) -> int:
    return (await app.services.history.at(1, None, 0)).count


async def test_stepping_zooming_and_news(browser: Browser, tmp_path: Path) -> None:
    async with opened(browser, tmp_path, "golden_horn", 8) as (app, address, server):
        page, faults = await page_of(browser)
        await page.goto(address)
        count = await count_of(app)
        shown = page.locator(".stepper output")
        await expect(shown).to_have_text(f"{count} / {count}")
        await page.keyboard.press("ArrowLeft")
        await expect(shown).to_have_text(f"{count - 1} / {count}")
        assert page.url == f"{address}/{count - 1}"
        await expect(page.locator(".log .here")).to_have_attribute("data-n", str(count - 1))
        await page.keyboard.press("Home")
        await expect(shown).to_have_text(f"1 / {count}")
        await page.locator("input[type=range]").focus()
        await page.keyboard.press("ArrowRight")
        await expect(shown).to_have_text(f"2 / {count}")
        await page.wait_for_url(f"{address}/2")  # the number goes with the slider, before the page does
        await expect(page.locator("input[type=range]")).to_be_focused()
        await page.go_back()
        await expect(shown).to_have_text(f"1 / {count}")
        await page.locator(".log a").first.click()
        await expect(shown).to_have_text(f"{count} / {count}")
        await page.get_by_role("link", name=EN("web-to-newest")).click()
        await page.get_by_role("button", name=EN("web-zoom-in")).click()
        await expect(page.locator(".board.zoomed")).to_have_count(1)
        # Who looks closely gets twice the pixels, and keeps the place on another board of the same kind.
        picture = page.locator(".board img")
        await expect(picture).to_have_attribute("src", re.compile("zoom=2"))
        shape = await picture.get_attribute("style")
        await page.keyboard.press("ArrowLeft")
        await expect(shown).to_have_text(f"{count - 1} / {count}")
        assert await picture.get_attribute("style") == shape
        await expect(picture).to_have_attribute("src", re.compile(f"/{count - 1}/board.png.*zoom=2"))
        await page.get_by_role("link", name=EN("web-to-newest")).click()
        await expect(shown).to_have_text(f"{count} / {count}")
        await page.get_by_role("button", name=EN("web-zoom-fit")).click()
        await expect(page.locator(".board.zoomed")).to_have_count(0)
        assert await page.locator(".zoom button").count() == 3
        # The keyboard stays at these buttons when the one that was pressed has nothing more to do.
        into, out = (page.get_by_role("button", name=EN(f"web-zoom-{way}")) for way in ("in", "out"))
        await into.press("Enter")
        await out.press("Enter")
        await page.wait_for_timeout(100)
        await expect(into).to_be_focused()
        # A move comes by itself.
        hub = server.app[HUB]
        while not hub.watching:
            await page.wait_for_timeout(20)
        await app.at_random(1, random.Random("news"), 1)
        await hub.look()
        count = await count_of(app)
        await expect(shown).to_have_text(f"{count} / {count}")
        await expect(page.locator(".log .fresh").first).to_be_visible()
        # Who is about to press something with the keyboard still is when another comes.
        for focused in (".zoom button:nth-child(2)", ".board a", ".log li:nth-child(3) a"):
            name = await page.locator(focused).get_attribute("href")
            await page.locator(focused).focus()
            await app.at_random(1, random.Random("more"), 1)
            await hub.look()
            await expect(shown).to_have_text(f"{await count_of(app)} / {await count_of(app)}")
            same = f'.log a[href="{name}"]' if ".log" in focused else focused
            await expect(page.locator(same)).to_be_focused()
        assert faults == []
        await page.context.close()


@pytest.mark.parametrize(
    ("locale", "written"),
    [("en-GB", "1 Mar 2026, 12:00"), ("en-US", "Mar 1, 2026, 12:00 PM"), ("de-AT", "Mar 1, 2026, 12:00 PM")],
)
async def test_times_are_written_as_the_reader_writes_them(
    browser: Browser, tmp_path: Path, locale: str, written: str
) -> None:
    """As in the reader's own country, if the page is in the reader's language."""
    async with opened(browser, tmp_path, "golden_horn", 1) as (_, address, _):
        page = await (await browser.new_context(locale=locale, timezone_id="UTC")).new_page()
        await page.goto(f"{address}?lang=en")
        times = await page.locator("time[datetime]").all_text_contents()
        await page.context.close()
        assert set(times) == {written}


async def test_zoom_and_pan_by_touch_and_by_keys(browser: Browser, tmp_path: Path) -> None:
    """Two fingers zoom, one moves what is zoomed, the page itself stays; so do keys on the picture."""
    shape = "() => document.querySelector('.board img').style.transform"
    async with opened(browser, tmp_path, "golden_horn", 2) as (_, address, _):
        page, faults = await page_of(browser, viewport=PHONE, has_touch=True, is_mobile=True)
        await page.goto(address)
        link = page.locator(".board a")
        await link.evaluate("node => node.style.height = '300px'")  # a placeholder stands for the picture
        await link.locator("img").evaluate("node => { node.style.height = '300px'; }")
        box = await link.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        touch = await page.context.new_cdp_session(page)

        async def fingers(kind: str, *places: tuple[float, float]) -> None:
            points = [{"x": px, "y": py, "id": number} for number, (px, py) in enumerate(places)]
            await touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

        await fingers("touchStart", (x - 20, y), (x + 20, y))
        for wide in (30, 45, 60, 80):
            await fingers("touchMove", (x - wide, y), (x + wide, y))
        await fingers("touchEnd")
        await expect(page.locator(".board.zoomed")).to_have_count(1)
        assert await page.evaluate("() => visualViewport.scale") == 1
        before = await page.evaluate(shape)
        await fingers("touchStart", (x, y))
        for far in (10, 30, 60):
            await fingers("touchMove", (x - far, y - far / 2))
        await fingers("touchEnd")
        assert await page.evaluate(shape) != before
        await link.focus()
        for key in ("ArrowRight", "ArrowDown", "+"):
            before = await page.evaluate(shape)
            await page.keyboard.press(key)
            assert await page.evaluate(shape) != before, key
        await page.keyboard.press("Escape")
        await expect(page.locator(".board.zoomed")).to_have_count(0)
        assert page.url == address, "keys that move the picture do not step"
        assert faults == []
        await page.context.close()


async def test_a_phone_without_a_script(browser: Browser, tmp_path: Path) -> None:
    async with opened(browser, tmp_path, "edo", 5) as (app, address, _):
        page, faults = await page_of(browser, viewport=PHONE, java_script_enabled=False)
        await page.goto(f"{address}/2")
        count = await count_of(app)
        await expect(page.locator(".stepper output")).to_have_text(f"2 / {count}")
        await page.get_by_role("link", name=EN("web-on")).click()
        await expect(page.locator(".stepper output")).to_have_text(f"3 / {count}")
        await page.get_by_role("button", name=EN("web-go")).click()
        assert page.url == f"{address}/3"
        await expect(page.locator(".zoom")).to_have_count(0)
        await expect(page.get_by_role("region", name=EN("web-words"))).to_be_visible()
        await page.locator(".log a").last.click()
        assert page.url == f"{address}/1"
        assert faults == []
        await page.context.close()


@pytest.mark.parametrize("position", ["", "/2"])
async def test_an_open_page_forgets_the_hand_when_its_links_are_revoked(
    browser: Browser, tmp_path: Path, position: str
) -> None:
    async with opened(browser, tmp_path, "golden_horn", 8) as (app, address, server):
        page, _ = await page_of(browser)
        link = await app.services.own_pages.link(1, ANN.user)
        home, _, uid = address.partition("/m/")
        await page.goto(f"{home}/o/{link}")
        await page.goto(f"{home}/my/{uid}{position}")
        await expect(page.locator(".own img").first).to_be_visible()
        hub = server.app[HUB]
        while not hub.watching:
            await page.wait_for_timeout(20)
        await app.services.own_pages.revoke(ANN.user)
        await hub.look()
        await expect(page.get_by_text(EN("web-link-revoked"))).to_be_visible()
        await expect(page.locator(".own")).to_have_count(0)
        await page.context.close()


async def test_the_browser_draws_everything_again(browser: Browser, tmp_path: Path) -> None:
    async with opened(browser, tmp_path, "pyramids", 10_000) as (app, address, _):
        page, faults = await page_of(browser, viewport=PHONE)
        await page.goto(address)
        wide = await page.evaluate("() => document.documentElement.scrollWidth")
        assert wide <= PHONE["width"]
        await page.get_by_role("link", name=EN("web-proof")).click()
        await page.get_by_role("button", name=EN("web-verify-here")).click()
        verdict = page.get_by_role("status")
        await expect(verdict).to_contain_text(EN("web-verify-sound"))
        found = re.search(r"\((\d+)\)", await verdict.inner_text())
        assert found is not None
        assert int(found[1]) == (await app.services.fairness.verify(1)).draws
        for file, forge in FORGERIES:
            await page.route(f"**/{file}*", partial(_forged, forge=forge))
            await page.get_by_role("button", name=EN("web-verify-here")).click()
            await expect(verdict, forge.__doc__).to_contain_text(EN("web-verify-wrong"))
            await page.unroute_all()
            await page.get_by_role("button", name=EN("web-verify-here")).click()
            await expect(verdict).to_contain_text(EN("web-verify-sound"))
        await _forge_all_but_the_commitment(page)
        await page.get_by_role("button", name=EN("web-verify-here")).click()
        await expect(verdict).to_contain_text(EN("web-verify-wrong"))
        assert faults == []
        await page.context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_nothing_is_in_anybody_s_way(browser: Browser, tmp_path: Path, scheme: str) -> None:
    """What axe-core finds on every kind of page: names, contrast, landmarks, order of headings."""
    axe = axe_source()
    async with opened(browser, tmp_path, "pyramids", 10_000) as (app, address, _):
        lobby = await app.lobby("edo", 3)
        running = await app.start("bora_bora", 4)
        stopped = await app.start("golden_horn", 2)
        await app.services.moderation.end(OWNER, stopped.match, key="stopped")
        home = address.partition("/m/")[0]
        paths = [address, f"{address}/3", f"{address}/proof", f"{address}/curves", home]
        paths += [f"{home}/m/{one.uid}" for one in (lobby, running, stopped)]
        wrong = [f"{address}/99999", f"{home}/o/none", f"{home}/my/{running.uid}"]
        for viewport in (PHONE, {"width": 1400, "height": 900}):
            page, faults = await page_of(browser, viewport=viewport, color_scheme=scheme)
            assert await found_by_axe(page, axe, paths) == []
            assert faults == []
            assert await found_by_axe(page, axe, wrong) == []
            for path in (*paths, *wrong) if scheme == "light" and viewport == PHONE else ():
                for language in LANGUAGES:
                    await page.goto(f"{path}?lang={language}")
                    wide = await page.evaluate("() => document.documentElement.scrollWidth")
                    assert wide <= viewport["width"], (path, language)
            await page.context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_own_pages_servers_and_people_are_in_nobody_s_way(
    browser: Browser, tmp_path: Path, scheme: str
) -> None:
    """The same of one's own page, and of the pages of a server and of a person; with names that are long."""
    axe = axe_source()
    async with opened(browser, tmp_path, "golden_horn", 10) as (app, address, _):
        home, uid = address.partition("/m/")[0], address.rpartition("/")[2]
        mover = (await app.turn(1)).user
        answers = (await app.services.play.preview(1, mover, None)).answers
        await app.services.play.save_draft(1, mover, None, [answers[0].notation])
        await app.services.plans.set_note(1, mover, "Attack at dawn, <b>quietly</b> " * 8)
        done = await app.start("pyramids", 2)
        await app.at_random(done.match, random.Random("end"))
        long = replace(BEN, name="Benedict-Maximilian 'مرحبا' <img> of Upper Negroponte")
        lobby = await app.services.lobby.open("edo", 3, {}, ANN, HERE, "en")
        await app.services.lobby.join(lobby.match, long, HERE.guild)
        await app.services.guilds.change(
            OWNER, lambda settings: replace(settings, listed=True, name="The <b>Long</b> Table " * 3)
        )
        me = await app.services.people.set_page(ANN, True)
        paths = [f"{home}/g/{HERE.guild}", f"{home}/p/{me.page}", f"{home}/my/{uid}", f"{home}/my/{uid}/3"]
        for viewport in (PHONE, {"width": 1400, "height": 900}):
            for script in (True, False):
                page, faults = await page_of(
                    browser, viewport=viewport, color_scheme=scheme, java_script_enabled=script
                )
                link = await app.services.own_pages.link(1, mover)
                await page.goto(f"{home}/o/{link}")
                assert page.url == f"{home}/my/{uid}"
                await expect(page.get_by_role("heading", name=EN("web-own"), exact=True)).to_be_visible()
                if script:
                    assert await found_by_axe(page, axe, paths) == []
                for path in paths:
                    await page.goto(path)
                    wide = await page.locator("body").evaluate("node => node.scrollWidth")
                    assert wide <= viewport["width"], path
                assert faults == []
                await page.context.close()


def axe_source() -> str:
    found = find_spec("axe_playwright_python")
    assert found is not None
    assert found.origin is not None
    return (Path(found.origin).parent / "axe.min.js").read_text(encoding="utf-8")


async def found_by_axe(page: Page, axe: str, paths: list[str]) -> list[str]:
    """What is in somebody's way on these pages."""
    said: list[str] = []
    for path in paths:
        await page.goto(path)
        await page.evaluate(axe)
        result = await page.evaluate("() => axe.run()")
        said += [
            f"{path}: {one['id']}: {node['html'][:160]} {node['failureSummary'][:240]}"
            for one in result["violations"]
            for node in one["nodes"]
        ]
    return said


def other_draw(found: Any) -> None:
    """One draw that was not drawn so."""
    at = next(n for n, (_, outcomes) in enumerate(found["draws"]) if len(outcomes) > 1)
    drawn, outcomes = found["draws"][at]
    found["draws"][at][0] = next(one for one, _ in outcomes if one != drawn)


def other_secret(found: Any) -> None:
    """Another secret with its own commitment, and no draw that could show it."""
    found["secret"], found["draws"] = "00" * 32, []
    found["commitment"] = sha256(bytes(32)).hexdigest()


def fewer_draws(found: Any) -> None:
    """The last draw is left out."""
    found["draws"].pop()


def other_odds(found: Any) -> None:
    """Another draw, which was certain."""
    at = next(n for n, (_, outcomes) in enumerate(found["draws"]) if len(outcomes) > 1)
    drawn, outcomes = found["draws"][at]
    other = next(one for one, _ in outcomes if one != drawn)
    found["draws"][at] = [other, [[other, 1]]]


def other_draw_in_the_record(found: Any) -> None:
    """The record has another draw than the one that was made."""
    at = next(n for n, (seat, *_) in enumerate(found["steps"]) if seat == CHANCE)
    found["steps"][at][1] = "x"


def other_move(found: Any) -> None:
    """A player's move in the record is another one."""
    at = next(n for n, (seat, *_) in enumerate(found["steps"]) if seat != CHANCE)
    found["steps"][at][1] = "x"


FORGERIES = (
    ("draws.json", other_draw),
    ("draws.json", other_secret),
    ("draws.json", fewer_draws),
    ("draws.json", other_odds),
    ("record.json", other_draw_in_the_record),
    ("record.json", other_move),
)


async def _forged(route: Any, *, forge: Callable[[Any], None]) -> None:
    answer = await route.fetch()
    found = await answer.json()
    forge(found)
    await route.fulfill(response=answer, json=found)


async def _forge_all_but_the_commitment(page: Page) -> None:
    """Another secret, the draws that come of it, a record with both, and the digest of that record: all is
    right, but for what was promised before the match."""
    proof = page.locator("[data-proof]")
    files = [await proof.get_attribute(name) for name in ("data-proof", "data-record", "data-uid")]
    draws_file, record_file, uid = (file or "" for file in files)
    home, secret = page.url.partition("/m/")[0], bytes(32)
    draws = await (await page.request.get(f"{home}{draws_file}")).json()
    record = await (await page.request.get(f"{home}{record_file}")).json()
    for n, (_, outcomes) in enumerate(draws["draws"]):
        case = pick(secret, uid, n, sum(weight for _, weight in outcomes))
        draws["draws"][n][0] = weighted(outcomes, case)
    draws["secret"] = record["secret"] = secret.hex()
    drawn = (move for move, _ in draws["draws"])
    for step in record["steps"]:
        step[1] = next(drawn) if step[0] == CHANCE else step[1]
    body = json.encode(record)
    await page.route(f"**{draws_file}", lambda route: route.fulfill(json=draws))
    await page.route(f"**{record_file}", lambda route: route.fulfill(body=body))
    await proof.evaluate("(node, digest) => { node.dataset.digest = digest; }", sha256(body).hexdigest())
