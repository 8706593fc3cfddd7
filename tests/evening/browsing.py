"""Pages as people open them, in Chromium: wide as on a desktop, and narrow as on a phone."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from typing import Any, Final

from playwright.async_api import Browser, Error, Page, async_playwright

from tests.evening.evening import Evening
from tests.evening.scenarios import Scenario
from tests.evening.tables import SECONDS, Stuck, Table, until
from tests.programs import ALL, chromium, lacking_browser, setting

WIDE: Final[Any] = {"viewport": {"width": 1280, "height": 860}}
NARROW: Final[Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
TALLEST: Final = 2600
"""Pixels of a page that are kept, from its top."""
TURNS: Final = 20
"""Turns of persons in a match that is played to its end, about."""
ARGS: Final = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync")
LEFT: Final = "net::ERR_ABORTED"
"""What the browser itself has stopped to ask for."""
LOOK: Final = """async () => {
    for (const one of document.images) one.loading = "eager";
    await Promise.all([...document.images].map((one) => one.decode().catch(() => null)));
    return {
        width: document.scrollingElement.scrollWidth,
        height: document.scrollingElement.scrollHeight,
        dark: [...document.images].filter((one) => !one.naturalWidth).map((one) => one.src),
        live: document.querySelector("[data-live]") !== null,
    };
}"""
"""Load every picture, and measure the page."""


class Visitor:
    """Somebody who looks at matches in a browser; without one they look at nothing."""

    def __init__(self, place: Evening, browser: Browser | None, scenarios: Sequence[Scenario]) -> None:
        """At the match of the first scenario the page of the sandbox is opened, too. Others that are not
        played to their ends are left out: a quick walk stays quick."""
        self._place, self._browser, self._first = place, browser, scenarios[:1]
        self._halfway: set[int] = set()

    async def halfway(self, table: Table) -> None:
        """Look at a match once, when about half of its turns are taken."""
        if table.turns >= (table.scenario.turns or TURNS) // 2 and table.number not in self._halfway:
            self._halfway.add(table.number)
            await self.look(table)

    async def look(self, table: Table) -> None:
        """Open the page to which the newest board leads; what is wrong stands in the faults of the table."""
        first = table.scenario in self._first
        if self._browser is None or (table.scenario.turns is not None and not first):
            return
        if table.scenario.direct:  # no page of it is public
            return
        await self._place.up.wait()
        async with self._place.steady:
            await table.delivered()
            shown = self._place.record.of(table.number)
            links = [link for one in shown if one.reader is None for link in one.links]
            address = next(one for one in reversed(links) if one.startswith(table.web))
            await self._open(self._browser, table, address)
            if first:
                person, key = table.people[0], f"turnpost.{self._place.box.world.bot.id}"
                begin = (
                    f"localStorage['{key}.me'] = '\"{person.id}\"';"
                    f"localStorage['{key}.here.{person.id}'] = '\"{person.channel_id}\"';"
                )
                await self._open(self._browser, table, self._place.box.page_url, person.name, begin)

    async def _open(
        self, browser: Browser, table: Table, address: str, reader: str | None = None, begin: str = ""
    ) -> None:
        pictures: dict[str, bytes] = {}
        for name, window in (("wide", WIDE), ("narrow", NARROW)):
            wrong: list[str] = []
            async with await browser.new_context(**window, locale="en-GB") as context:
                await context.add_init_script(begin)
                try:
                    pictures[name] = await seen(await context.new_page(), address, wrong)
                except (Error, Stuck, TimeoutError) as error:
                    wrong.append(f"{type(error).__name__}: {error}")
                table.faults += [f"{address} in a {name} window: {fault}" for fault in wrong]
        self._place.record.note_page(table.number, reader, address, pictures)


async def seen(page: Page, address: str, wrong: list[str]) -> bytes:
    """Look at a page until all of it is there; its picture."""
    kinds: list[str] = []
    page.on("response", lambda one: kinds.append(one.headers.get("content-type", "")))
    page.on("response", lambda one: wrong.append(f"{one.status}: {one.url}") if one.status >= 400 else None)
    page.on(
        "requestfailed",
        lambda one: wrong.append(f"{one.failure}: {one.url}") if one.failure != LEFT else None,
    )
    page.on("console", lambda said: wrong.append(f"console: {said.text}") if said.type == "error" else None)
    page.on("pageerror", lambda error: wrong.append(f"page error: {error}"))

    async def listens() -> bool:
        return any(one.startswith("text/event-stream") for one in kinds)

    await page.goto(address)
    await page.locator("[data-match], article").first.wait_for()
    async with asyncio.timeout(SECONDS):
        found = await page.evaluate(LOOK)
    if found["live"]:
        await until(listens, "the stream of events", SECONDS)
    width = page.viewport_size["width"] if page.viewport_size else 0
    if found["width"] > width + 1:
        wrong.append(f"the page is {found['width']} px wide")
    wrong += [f"no picture: {one}" for one in found["dark"]]
    clip: Any = {"x": 0, "y": 0, "width": width, "height": min(found["height"], TALLEST)}
    return await page.screenshot(full_page=True, clip=clip)


@contextlib.asynccontextmanager
async def visitor(place: Evening, scenarios: Sequence[Scenario]) -> AsyncIterator[Visitor]:
    """A visitor of the walk. Where no browser is, one line says so, and a RuntimeError if that may not be."""
    if (lacking := lacking_browser()) is not None:
        if setting() == ALL:
            raise RuntimeError(lacking)
        print(f"pages are not opened: {lacking}", flush=True)
        yield Visitor(place, None, ())
        return
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=ARGS)
        yield Visitor(place, browser, scenarios)
        await browser.close()
