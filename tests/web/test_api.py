"""Public pages for programs: every answer is as the OpenAPI document says, and feeds are Atom."""

from __future__ import annotations

import json
import random
from typing import Any
from xml.etree import ElementTree

import jsonschema_rs
import pytest
from msgspec.structs import replace

from bot.text import words
from bot.web.api.endpoints import BASE, ENDPOINTS, described
from bot.web.listing_pages import NAMESPACE, Feed, Item, atom
from tests.match.app import ANN, BEN, OWNER, MatchApp
from tests.web.site import LANGUAGES, Browser, browsing

ATOM = f"{{{NAMESPACE}}}"


def fits(answer: Any, name: str, document: dict[str, Any]) -> None:
    """Fail unless an answer is as a schema of the document says."""
    schema = {"$ref": f"#/components/schemas/{name}", "components": document["components"]}
    jsonschema_rs.Draft202012Validator(schema).validate(answer)


async def asked(browser: Browser, path: str, **headers: str) -> Any:
    """An answer, checked against what the document says of its address and status."""
    status, text, answer = await browser.get(f"{BASE}{path}", **headers)
    document = described()
    named = next(
        (one for one in document["paths"] if _like(one, path.partition("?")[0])),
        next(iter(document["paths"])),
    )
    said = document["paths"][named]["get"]["responses"][str(status)]["content"]["application/json"]["schema"]
    found = json.loads(text)
    fits(found, said["$ref"].rpartition("/")[2], document)
    assert answer.headers["Content-Type"] == "application/json"
    assert answer.headers["Access-Control-Allow-Origin"] == "*"
    return found


def _like(template: str, path: str) -> bool:
    ours, theirs = template.split("/"), path.split("/")
    return len(ours) == len(theirs) and all(
        a == b or a.startswith("{") for a, b in zip(ours, theirs, strict=True)
    )


async def started(app: MatchApp, game: str = "golden_horn", steps: int = 8) -> str:
    match = await app.start(game, 3)
    await app.at_random(match.match, random.Random(f"api {game}"), steps)
    return match.uid


async def test_every_endpoint_answers_as_it_is_described(app: MatchApp) -> None:
    uid = await started(app)
    async with browsing(app) as browser:
        for language in LANGUAGES:
            match = await asked(browser, f"/matches/{uid}", Accept_Language=language)
            assert match["title"] == words(language)("gh-title")
            assert (match["state"], match["result"], match["secret"]) == ("running", None, None)
            assert [one["name"] for one in match["players"]] == ["Ann", "Ben", "Cat"]
            log = await asked(browser, f"/matches/{uid}/log", Accept_Language=language)
            assert [one["n"] for one in log["entries"]] == list(range(1, match["positions"] + 1))
            some = await asked(browser, f"/matches/{uid}/log?after=2&limit=3&lang={language}")
            assert some["entries"] == [
                {**one, "page": f"{one['page']}?lang={language}"} for one in log["entries"][2:5]
            ]
            first = await asked(browser, f"/matches/{uid}/positions/1", Accept_Language=language)
            assert first["text"]
            for address in (first["page"], *first["pictures"].values(), match["picture"], match["record"]):
                assert (await browser.get(address))[0] == 200
        status, text, answer = await browser.get(f"{BASE}/openapi.json")
        assert (status, json.loads(text)) == (200, described())
        again = await browser.get(f"{BASE}/matches/{uid}", If_None_Match="x")
        same = await browser.get(f"{BASE}/matches/{uid}", If_None_Match=again[2].headers["ETag"])
        assert (again[0], same[0]) == (200, 304)
        assert answer.headers["Content-Type"] == "application/json"


async def test_lobby_and_end(app: MatchApp) -> None:
    lobby = await app.lobby("edo", 3)
    match = await app.start("pyramids", 2)
    await app.at_random(match.match, random.Random("end"))
    async with browsing(app, url="https://example.org/bot") as browser:
        found = await asked(browser, f"/matches/{lobby.uid}")
        assert (found["state"], found["positions"], found["record"]) == ("lobby", 0, None)
        assert (await asked(browser, f"/matches/{lobby.uid}/log"))["entries"] == []
        found = await asked(browser, f"/matches/{match.uid}")
        assert found["page"] == f"https://example.org/bot/m/{match.uid}"
        assert sorted(one["rank"] for one in found["result"])[0] == 1
        assert found["secret"]
        # Behind the prefix too, for proxies that leave it.
        assert (await browser.get(f"/bot{BASE}/matches/{match.uid}"))[0] == 200


@pytest.mark.parametrize("language", LANGUAGES)
async def test_faults_are_json_in_the_language_of_the_reader(app: MatchApp, language: str) -> None:
    uid = await started(app, steps=2)
    hidden = await started(app, steps=2)
    async with browsing(app) as browser:
        for query in ("after=x", "after=-1", "after=9999999", "limit=0", "limit=1001", "limit=", "limit=1e3"):
            found = await asked(browser, f"/matches/{uid}/log?{query}", Accept_Language=language)
            assert (found["status"], found["message"]) == (400, words(language)("web-bad-range"))
        for n in ("0", "-1", "77", "x", "1.5", "99999999999"):
            found = await asked(browser, f"/matches/{uid}/positions/{n}", Accept_Language=language)
            assert (found["status"], found["error"]) == (404, "web-no-position")
        await app.services.guilds.change(OWNER, lambda settings: replace(settings, pages=False))
        answers = [await browser.get(f"{BASE}/matches/{one}") for one in (hidden, "0" * 16, "x")]
        assert len({(status, text) for status, text, _ in answers}) == 1
        assert (await browser.get(f"{BASE}/nothing"))[0] == 404
        async with browser.client.delete(f"{BASE}/matches/{uid}") as answer:
            fits(await answer.json(), "Fault", described())
            assert (answer.status, answer.headers["Allow"]) == (405, "GET,HEAD")


async def test_the_document_has_every_address_and_no_other(app: MatchApp) -> None:
    async with browsing(app) as browser:
        routes = {one.canonical for one in browser.client.app.router.resources()}
    ours = {one.removeprefix(BASE) for one in routes if one.startswith(BASE)} - {"/openapi.json"}
    assert ours == set(described()["paths"]) == {one.path for one in ENDPOINTS}
    document = described("https://example.org/bot")
    assert document["servers"] == [{"url": f"https://example.org/bot{BASE}"}]
    for path, item in document["paths"].items():
        inside = {one["name"] for one in item["get"]["parameters"] if one["in"] == "path"}
        assert all(f"{{{name}}}" in path for name in inside)
        assert path.count("{") == len(inside)


async def test_a_feed_of_a_match(app: MatchApp) -> None:
    uid = await started(app)
    await app.services.people.set(BEN, nameless=True)
    async with browsing(app) as browser:
        for path in (f"/m/{uid}/feed.atom", f"/m/{uid}/feed.atom?lang=el"):
            status, text, answer = await browser.get(path)
            assert status == 200
            assert answer.headers["Content-Type"].startswith("application/atom+xml")
            feed = ElementTree.fromstring(text)
            assert feed.tag == f"{ATOM}feed"
            for name in ("id", "title", "updated", "author"):
                assert feed.find(f"{ATOM}{name}") is not None
            entries = feed.findall(f"{ATOM}entry")
            ids = [entry.findtext(f"{ATOM}id") for entry in entries]
            assert len(set(ids)) == len(ids) > 3
            updated = [str(entry.findtext(f"{ATOM}updated")) for entry in entries]
            assert updated == sorted(updated, reverse=True)
            assert "Ben" not in text
        _, page, _ = await browser.get(f"/m/{uid}")
        assert f'type="application/atom+xml" href="/m/{uid}/feed.atom"' in page
        lobby = await app.lobby("edo", 3)
        assert (await browser.get(f"/m/{lobby.uid}/feed.atom"))[0] == 200


def test_a_feed_takes_any_text() -> None:
    item = Item("urn:x:1", "a\x00\x0b<b>&\ud800\ufffe", "2026-01-01T00:00:00Z", "/m/1?a=1&b=2")
    made = atom(Feed("urn:x", "<T>", "2026-01-01T00:00:00Z", "/", "/f", "en", [item]))
    entry = ElementTree.fromstring(made.body).find(f"{ATOM}entry")
    assert entry is not None
    assert entry.findtext(f"{ATOM}title") == "a<b>&"


async def test_the_api_names_nobody_who_hides(app: MatchApp) -> None:
    uid = await started(app)
    await app.services.people.set(ANN, nameless=True)
    async with browsing(app) as browser:
        for path in ("", "/log", "/positions/2"):
            assert "Ann" not in json.dumps(await asked(browser, f"/matches/{uid}{path}"))
