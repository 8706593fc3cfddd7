"""What the visitor of the walk finds wrong on a page."""

from __future__ import annotations

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from playwright.async_api import async_playwright

from tests.evening.browsing import ARGS, NARROW, seen
from tests.programs import chromium

BROKEN = """<!doctype html><style>body{margin:0}</style>
<meta name=viewport content="width=device-width"><link rel=icon href=data:,>
<main data-match=x><img src=/lost.png><p style="width:780px">wide</p></main>
<script>console.error("said"); setTimeout(() => { throw new Error("thrown") })</script>"""


@pytest.mark.browser
async def test_faults_of_a_page() -> None:
    async def page(_: web.Request) -> web.Response:
        return web.Response(text=BROKEN, content_type="text/html")

    app = web.Application()
    app.router.add_get("/", page)
    async with TestServer(app) as server, async_playwright() as playwright:
        address, wrong = str(server.make_url("/")), list[str]()
        browser = await playwright.chromium.launch(executable_path=chromium(), args=ARGS)
        picture = await seen(await browser.new_page(**NARROW), address, wrong)
        await browser.close()
    assert picture.startswith(b"\x89PNG")
    assert sorted(wrong) == [
        f"404: {address}lost.png",
        "console: Failed to load resource: the server responded with a status of 404 (Not Found)",
        "console: said",
        f"no picture: {address}lost.png",
        "page error: thrown",
        "the page is 780 px wide",
    ]
