"""Pages of servers and people: only of those who want one, and nothing of those who do not."""

from __future__ import annotations

import random
import re
from html import unescape
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from bot.match.hosting.settings import GuildSettings
from bot.match.proposals.clock import End
from bot.match.watching.listing import Finished, Standing
from bot.text import words
from bot.web.listing_pages import result_line
from tests.draining import all_done
from tests.long import LONG
from tests.match.app import ANN, BEN, CAT, HERE, OWNER, MatchApp
from tests.match.events import play
from tests.match.seats.test_computers import turn, until_asked
from tests.web.site import LANGUAGES, Browser, browsing
from tests.web.test_api import ATOM, asked

GUILD = HERE.guild
NAME = "<b>Board & friends</b>"


async def listed(app: MatchApp, wanted: bool = True) -> None:
    await app.services.guilds.change(OWNER, lambda settings: replace(settings, listed=wanted, name=NAME))


async def some_matches(app: MatchApp) -> tuple[str, str, str]:
    """One table that is open, one match that runs, one that is finished."""
    lobby = await app.lobby("edo", 3)
    await app.services.lobby.leave(lobby.match, CAT.user)
    running = await app.start("golden_horn", 2)
    done = await app.start("pyramids", 2)
    await app.at_random(done.match, random.Random("end"))
    return lobby.uid, running.uid, done.uid


async def visible(browser: Browser, path: str) -> set[str]:
    """The matches that a page leads to."""
    _, text, _ = await browser.get(path)
    return set(re.findall(r'href="/m/([0-9a-zA-Z-]+)', text))


def test_a_computer_in_a_result_has_its_badge() -> None:
    places = (Standing(0, "Vega ⚙", 30, 1, computer=True), Standing(1, "Ann", 12, 2))
    said = result_line(words("en"), Finished("a", "golden_horn", 0, False, places))
    assert said == "Golden Horn: Vega ⚙ wins with 30 points."


async def test_programs_are_told_which_players_are_computers(app: MatchApp) -> None:
    await listed(app)
    lobby = app.services.lobby
    table = await lobby.open("pyramids", 2, {}, replace(ANN, name="Ann ⚙"), HERE, "en", computers=1)
    await lobby.start(table.match, ANN.user)
    async with browsing(app) as browser:
        found = await asked(browser, f"/servers/{GUILD}")
        assert found["running"][0]["players"] == ["Ann", "Vega ⚙"]
        while (await until_asked(app, table.match)).state == "running":
            await turn(app, table.match)
        found = await asked(browser, f"/servers/{GUILD}")
        assert {place["name"] for place in found["finished"][0]["places"]} == {"Ann", "Vega ⚙"}


def test_both_are_off_by_default() -> None:
    assert not GuildSettings().listed


async def test_the_page_of_a_server(app: MatchApp) -> None:
    uids = set(await some_matches(app))
    private = await app.services.lobby.open("golden_horn", 2, {}, ANN, HERE, "en", private=True)
    async with browsing(app) as browser:
        assert (await browser.get(f"/g/{GUILD}"))[0] == 404
        await listed(app)
        for language in LANGUAGES:
            status, text, _ = await browser.get(f"/g/{GUILD}", Accept_Language=language)
            text = unescape(text)
            say = words(language)
            assert status == 200
            assert f"<bdi>{NAME}</bdi>" in text, "unescaped by the test"
            for key in ("web-tables", "web-running", "web-results", "web-ratings"):
                assert say(key) in text
        assert await visible(browser, f"/g/{GUILD}") == uids
        assert private.uid not in text
        assert "<b>Board" not in (await browser.get(f"/g/{GUILD}"))[1]
        found = await asked(browser, f"/servers/{GUILD}")
        assert {one["uid"] for key in ("tables", "running", "finished") for one in found[key]} == uids
        assert len(found["finished"][0]["places"]) == 2
        await app.services.people.set(ANN, nameless=True)
        for path in (f"/g/{GUILD}", f"/g/{GUILD}/feed.atom", f"/api/v1/servers/{GUILD}"):
            assert "Ann" not in (await browser.get(path))[1], path
            assert "Ben" in (await browser.get(path))[1], path


async def test_a_server_shows_a_match_that_was_won_by_resignation(app: MatchApp) -> None:
    await listed(app)
    resigned, ended = await app.start("pyramids", 2), await app.start("pyramids", 2)
    await app.services.resigning.resign(resigned.match, BEN.user, key="resign")
    for person in (ANN, BEN):
        await app.services.proposals.propose(ended.match, person.user, End(), key=app.key())
    async with browsing(app) as browser:
        found = await asked(browser, f"/servers/{GUILD}")
    assert [(one["uid"], one["resigned"]) for one in found["finished"]] == [(resigned.uid, True)]


async def test_without_pages_there_is_none_of_the_server(app: MatchApp) -> None:
    await some_matches(app)
    await listed(app)
    async with browsing(app) as browser:
        await app.services.guilds.change(OWNER, lambda settings: replace(settings, pages=False))
        answers = [
            await browser.get(f"{path}{one}")
            for path in ("/g/", "/api/v1/servers/")
            for one in (GUILD, 7, 2**63, 10**18, "9" * 19)
        ]
        assert {status for status, _, _ in answers} == {404}
        assert len({text for _, text, _ in answers}) == 2
        for one in ("x", "-1", "1.5", "9" * 30, "%00"):
            assert (await browser.get(f"/g/{one}"))[0] == 404
            assert (await browser.get(f"/api/v1/servers/{one}"))[0] == 404


async def test_the_feed_of_a_server(app: MatchApp) -> None:
    await listed(app)
    async with browsing(app) as browser:
        feed = ElementTree.fromstring((await browser.get(f"/g/{GUILD}/feed.atom"))[1])
        assert feed.findtext(f"{ATOM}updated") is not None
        lobby, _, done = await some_matches(app)
        feed = ElementTree.fromstring((await browser.get(f"/g/{GUILD}/feed.atom"))[1])
        assert feed.findtext(f"{ATOM}title") == NAME
        ids = {entry.findtext(f"{ATOM}id") for entry in feed.findall(f"{ATOM}entry")}
        assert ids == {f"urn:turnpost:match:{lobby}:open", f"urn:turnpost:match:{done}:end"}


async def test_the_page_of_a_person(app: MatchApp) -> None:
    _, running, done = await some_matches(app)
    people = app.services.people
    assert (await people.me(BEN.user)).page is None
    page = (await people.set_page(BEN, True)).page
    assert page is not None
    assert str(BEN.user) not in page
    assert (await people.set_page(BEN, True)).page == page, "asking twice changes nothing"
    async with browsing(app) as browser:
        status, text, _ = await browser.get(f"/p/{page}")
        assert (status, "Ben" in text) == (200, True)
        assert await visible(browser, f"/p/{page}") == {running, done}
        found = await asked(browser, f"/people/{page}")
        assert [one["uid"] for one in found["finished"]] == [done]
        await people.set(BEN, nameless=True)
        assert (await browser.get(f"/p/{page}"))[0] == 404
        await people.set(BEN, nameless=False)
        await app.services.guilds.change(OWNER, lambda settings: replace(settings, pages=False))
        assert await visible(browser, f"/p/{page}") == set(), "matches without pages are not there"
        await people.set_page(BEN, False)
        for one in (page, "0" * 16, "x", str(BEN.user)):
            assert (await browser.get(f"/p/{one}"))[0] == 404
            assert (await browser.get(f"/api/v1/people/{one}"))[0] == 404
        again = (await people.set_page(BEN, True)).page
        assert again != page, "an old address stays dead"
        assert "page_about_you" in (await app.services.privacy.all_about(BEN.user)).decode()
        await app.services.privacy.forget(BEN.user)
        assert (await browser.get(f"/p/{again}"))[0] == 404


@pytest.mark.parametrize("language", LANGUAGES)
async def test_empty_pages(app: MatchApp, language: str) -> None:
    await listed(app)
    page = (await app.services.people.set_page(ANN, True)).page
    async with browsing(app) as browser:
        for path in (f"/g/{GUILD}", f"/p/{page}"):
            status, text, _ = await browser.get(path, Accept_Language=language)
            assert status == 200
            assert words(language)("web-results-none") in unescape(text)


@LONG
async def test_events_of_a_server(app: MatchApp) -> None:
    """Those that are open, run or are over; who hides the name is not named in the standings."""
    people = play.crowd(4)
    event = await play.opened(app, people, game="pyramids", rounds=1)
    await listed(app)
    async with browsing(app) as browser:
        found = await asked(browser, f"/servers/{GUILD}")
        assert [(one["name"], one["state"], one["people"]) for one in found["events"]] == [
            ("Autumn Cup", "open", 4)
        ]
        await app.services.events.start(event, play.LEAD, key=app.key())
        await all_done(app.scheduler)
        _, text, _ = await browser.get(f"/g/{GUILD}", Accept_Language="pl")
        assert words("pl")("web-events") in text
        await play.play_round(app, event, random.Random(1))
        await app.services.people.set(people[0], nameless=True)
        (over,) = (await asked(browser, f"/servers/{GUILD}"))["events"]
        assert len(over["leaders"]) == 4
        assert people[0].name not in str(over)
        assert people[1].name in (await browser.get(f"/g/{GUILD}"))[1]


async def test_links_to_servers_and_people_unfold_in_words(app: MatchApp) -> None:
    await some_matches(app)
    await listed(app)
    me = await app.services.people.set_page(ANN, True)
    async with browsing(app, url="https://example.org/bot") as browser:
        for path, name in ((f"/g/{GUILD}", NAME), (f"/p/{me.page}", "Ann")):
            _, text, _ = await browser.get(path, Accept_Language="el")
            cards = dict(re.findall(r'<meta property="og:(\w+)" content="([^"]*)">', text))
            assert unescape(cards["title"]) == name
            assert cards["url"] == f"https://example.org/bot{path}"
            assert f"{words('el')('web-running')}: 1" in unescape(cards["description"])
            assert "image" not in cards
    async with browsing(app) as browser:
        assert "og:" not in (await browser.get(f"/g/{GUILD}"))[1], "nobody has said what the address is"
