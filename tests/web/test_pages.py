"""Pages of matches: what they say, in whose language, and what bad addresses get."""

from __future__ import annotations

import json
import random
import re
from html import unescape

import pytest
from msgspec.structs import replace

from bot.games.pyramids.aids.heuristic import PyramidsHeuristic
from bot.match import Brief, Place
from bot.match.errors import Busy
from bot.match.hosting.settings import GuildSettings
from bot.match.lobby.terms.clock import TableClock
from bot.match.timing.clock import DAY, HOUR, TimeControl
from bot.store import matches
from bot.text import Words, words
from bot.web import finished_pages, scenes
from bot.web.scenes import Shown
from render.paint import Anything, Picture
from render.scene import Scene, Zoomed
from tests.match.app import ANN, BEN, CAT, HERE, OWNER, PEOPLE, MatchApp
from tests.match.proposals.test_swap import match_of_three, swapped
from tests.web.site import LANGUAGES, browsing

FOREIGN = re.compile(r"""(?:src|href|action|content)=["'](?:https?:)?//""")
CARD = re.compile(r'<meta (?:property|name)="([\w:]+)" content="([^"]*)">')
LOCAL = re.compile(r"""(?:src|href|action)="(/[^"]*)\"""")


async def started(app: MatchApp, steps: int = 6, game: str = "golden_horn") -> str:
    match = await app.start(game, 3)
    await app.at_random(match.match, random.Random(f"page {game}"), steps)
    return match.uid


@pytest.mark.parametrize("language", LANGUAGES)
async def test_in_the_language_of_the_reader(app: MatchApp, language: str) -> None:
    uid = await started(app)
    say = words(language)
    async with browsing(app) as browser:
        status, text, answer = await browser.get(
            f"/m/{uid}", Accept_Language=f"xx, {language}-XX;q=0.8, en;q=0.1"
        )
        assert status == 200
        assert f'<html lang="{language}">' in text
        assert unescape(text).count(say("web-words")) == 1
        assert say("button-log") in unescape(text)
        assert "Accept-Language" in answer.headers["Vary"]
        _, named, _ = await browser.get(f"/m/{uid}?lang={language}", Accept_Language="en")
        assert f'<html lang="{language}">' in named
        assert f"/m/{uid}/1?lang={language}" in named, "the chosen language goes along"


async def test_every_address_on_a_page_leads_somewhere(app: MatchApp) -> None:
    """Each is of this site, below the prefix, and is answered; nothing is asked of anybody else."""
    uid = await started(app, game="edo")
    async with browsing(app, url="https://example.org/turnpost") as browser:
        for path in (f"/turnpost/m/{uid}", f"/turnpost/m/{uid}/2", "/turnpost/"):
            status, text, _ = await browser.get(path)
            assert status == 200
            found = {unescape(one) for one in LOCAL.findall(text)}
            assert all(one.startswith("/turnpost/") for one in found), found
            outside = [one for one in FOREIGN.findall(text) if not one.startswith("content=")]
            assert outside == []
            for one in found:
                status, _, _ = await browser.get(one)
                assert status in (200, 303) or one.endswith("/go"), one
            stripped = path.removeprefix("/turnpost")
            assert (await browser.get(stripped))[0] == 200, "a proxy may take the prefix away"


async def test_what_is_left_of_a_reserve(app: MatchApp) -> None:
    brief = await app.lobby("golden_horn")
    control = TimeControl(clock="reserve", turn=DAY, reserve=5 * DAY)
    await app.services.lobby.set_terms(brief.match, ANN.user, TableClock(control))
    await app.services.lobby.start(brief.match, ANN.user)
    for gone, left in (
        (2 * DAY, {"reserve: 4 days", "reserve: 5 days"}),
        (6 * DAY - HOUR // 2, {"reserve: 4 days", "reserve: less than an hour"}),
    ):
        await app.later(gone)
        waited = (await app.services.views.brief(brief.match)).awaited
        while (await app.services.views.brief(brief.match)).awaited == waited:
            await app.at_random(brief.match, random.Random("reserve"), 1)
        async with browsing(app) as browser:
            _, text, _ = await browser.get(f"/m/{brief.uid}")
        assert set(re.findall(r"reserve: [\w ]+", unescape(text))) == left


async def test_stepping(app: MatchApp) -> None:
    uid = await started(app)
    async with browsing(app) as browser:
        count = (await app.services.history.at(1, None, 0)).count
        assert count >= 3
        _, newest, _ = await browser.get(f"/m/{uid}")
        links = {int(n) for n in re.findall(rf'href="/m/{uid}/(\d+)"', newest)}
        assert links == set(range(1, count + 1)), "every entry of the log is a link to its position"
        _, second, _ = await browser.get(f"/m/{uid}/2")
        assert words("en")("web-position", n=2, count=count) in second
        steps = dict(re.findall(r'href="([^"]+)" data-step="(\w+)"', second))
        assert {key: link for link, key in steps.items()} == {
            "first": f"/m/{uid}/1",
            "back": f"/m/{uid}/1",
            "on": f"/m/{uid}/3",
            "newest": f"/m/{uid}",
        } or set(steps.values()) >= {"on", "newest"}
        status, _, answer = await browser.get(f"/m/{uid}/go?n=3&show=table")
        assert (status, answer.headers["Location"]) == (303, f"/m/{uid}/3")
        assert (await browser.body(f"/m/{uid}/2/board.png"))[:4] == b"\x89PNG"


async def test_a_picture_is_kept_by_its_position(app: MatchApp) -> None:
    uid = await started(app)
    async with browsing(app) as browser:
        _, text, page = await browser.get(f"/m/{uid}")
        address = unescape(re.findall(r'<img src="([^"]*board.png[^"]*)"', text)[0])
        status, _, picture = await browser.get(address)
        assert status == 200
        assert "immutable" in picture.headers["Cache-Control"]
        assert picture.headers["ETag"].strip('"') in address
        for path, answer in ((address, picture), (f"/m/{uid}", page)):
            again = await browser.get(path, If_None_Match=answer.headers["ETag"])
            assert (again[0], again[1]) == (304, "")
        status, _, other = await browser.get(f"/m/{uid}/board.png?v=0000")
        assert "immutable" not in other.headers["Cache-Control"]
        await app.at_random(1, random.Random(1), 2)
        assert (await browser.get(f"/m/{uid}", If_None_Match=page.headers["ETag"]))[0] == 200
        assert (await browser.get(f"/m/{uid}/board.png"))[2].headers["ETag"] != picture.headers["ETag"]


async def test_the_full_size_has_twice_the_pixels(app: MatchApp) -> None:
    """It is drawn for whoever follows the link alone, and kept by its own tag."""
    uid = await started(app)
    async with browsing(app) as browser:
        _, text, _ = await browser.get(f"/m/{uid}")
        usual = unescape(re.findall(r'<img src="([^"]*board.png[^"]*)"', text)[0])
        large = unescape(re.findall(r'<a href="([^"]*board.png[^"]*)"', text)[0])
        assert "zoom=2" in large
        asked: list[Anything] = []
        paint = browser.site.painter.paint

        async def noted(scene: Anything, *, last: bool = False) -> Picture:
            asked.append(scene)
            return await paint(scene, last=last)

        browser.site.painter.paint = noted  # type: ignore[method-assign]
        for address in (usual, large, usual, large):
            _, _, picture = await browser.get(address)
        board, zoomed = asked
        assert isinstance(board, Scene)
        assert zoomed == Zoomed(scene=board)
        assert "immutable" in picture.headers["Cache-Control"]
        assert picture.headers["ETag"].strip('"') in large
        assert picture.headers["ETag"].strip('"') not in usual


BAD = ("0", "-1", "1.5", "９", "99999", "9999999999999999999999", "x", "1e3", "%00", "..", "1/2", "NaN")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_positions_that_do_not_exist(app: MatchApp, language: str) -> None:
    uid = await started(app, 2)
    say = words(language)
    async with browsing(app) as browser:
        for n in BAD:
            for path in (f"/m/{uid}/{n}", f"/m/{uid}/{n}/board.png"):
                status, text, answer = await browser.get(path, Accept_Language=language)
                assert status == 404, path
                assert say("web-fault") in text
                assert answer.headers["Cache-Control"] == "no-store"
        status, text, _ = await browser.get(f"/m/{uid}/77", Accept_Language=language)
        assert say("web-no-position") in text
        assert f'<a href="/m/{uid}">{say("web-to-newest")}</a>' in text
        _, text, _ = await browser.get(f"/m/{uid}/78?lang={language}")
        assert f'<a href="/m/{uid}?lang={language}">' in text
        for query in ("", "?n=", "?n=-3", "?n=x", "?n=1&n=2"):
            assert (await browser.get(f"/m/{uid}/go{query}"))[0] in (303, 404)


async def test_nothing_tells_whether_a_match_exists(app: MatchApp) -> None:
    """Unknown, in direct messages, and where the server has switched pages off: the same answer."""
    dm = await app.services.lobby.open("golden_horn", 2, {}, ANN, Place(None, 5), "en", computers=1)
    uid = await started(app)
    await app.services.guilds.change(OWNER, lambda settings: replace(settings, pages=False))
    async with browsing(app) as browser:
        answers = set()
        for one in ("0" * 16, dm.uid, uid, "x", "../etc"):
            for path in ("", "/1", "/board.png", "/events", "/record.json", "/proof"):
                status, text, answer = await browser.get(f"/m/{one}{path}")
                kept = {name: value for name, value in answer.headers.items() if name not in ("Date", "ETag")}
                answers.add((status, text, str(sorted(kept.items()))))
        assert len(answers) == 1
        assert next(iter(answers))[0] == 404
    assert GuildSettings().pages, "pages are on where the server has not said otherwise"


async def test_lobbies_and_tables_that_are_gone(app: MatchApp) -> None:
    lobby = await app.lobby("edo", 3)
    async with browsing(app) as browser:
        status, text, _ = await browser.get(f"/m/{lobby.uid}")
        assert (status, "Ann" in text) == (200, True)
        assert (await browser.get(f"/m/{lobby.uid}/1"))[0] == 404
        assert (await browser.get(f"/m/{lobby.uid}/board.png"))[0] == 404
        assert (await browser.body(f"/m/{lobby.uid}/lobby.png"))[:4] == b"\x89PNG"
        await app.services.lobby.leave(lobby.match, BEN.user)
        assert "<title>Edo · Ann, Cat</title>" in (await browser.get(f"/m/{lobby.uid}"))[1], (
            "a free seat is nobody"
        )
        for person in (CAT, ANN):
            await app.services.lobby.leave(lobby.match, person.user)
        status, text, _ = await browser.get(f"/m/{lobby.uid}")
        assert (status, words("en")("web-gone-closed") in text) == (410, True)
        handed = await app.start("golden_horn", 2)
        async with app.store.read() as db:
            row = await matches.find(db, handed.match)
        assert row is not None
        await app.services.transfer.hand_over(handed.match, row.revision)
        status, text, _ = await browser.get(f"/m/{handed.uid}")
        assert (status, words("en")("web-gone-elsewhere") in text) == (410, True)


async def test_who_hides_the_name_is_called_by_the_seat(app: MatchApp) -> None:
    uid = await started(app)
    await app.services.people.set(BEN, nameless=True)
    async with browsing(app) as browser:
        for path in ("", "/1", "/record.json"):
            _, text, _ = await browser.get(f"/m/{uid}{path}")
            assert "Ben" not in text
            assert "Ann" in text
        _, text, _ = await browser.get(f"/m/{uid}?lang=pl")
        assert words("pl")("seat-name", seat=2) in text or words("pl")("seat-name", seat=1) in text


async def test_who_has_changed_places_is_named_as_everybody_sat_then(app: MatchApp) -> None:
    match = await match_of_three(app)
    (seat,) = (await app.services.views.brief(match)).awaited
    mover, other = PEOPLE[seat], (seat + 1) % 3
    await app.at_random(match, random.Random(1), 1)
    app.clock.on(1)
    await swapped(app, match, seat, other)
    uid = (await app.services.views.brief(match)).uid
    async with browsing(app) as browser:
        log = json.loads(await browser.body(f"/api/v1/matches/{uid}/log"))
        assert re.findall("Ann|Ben|Cat", log["entries"][-1]["text"]) == [mover.name] * 2
        first = json.loads(await browser.body(f"/api/v1/matches/{uid}/positions/1"))
        order = re.findall("Ann|Ben|Cat", first["board"])
        assert list(dict.fromkeys(order)) == [person.name for person in PEOPLE[:3]]
        await app.services.people.set(mover, nameless=True)
        for path in (
            f"/m/{uid}",
            f"/m/{uid}/1",
            f"/m/{uid}/{log['positions']}",
            f"/api/v1/matches/{uid}/log",
        ):
            _, text, _ = await browser.get(path)
            assert re.findall(rf"\b{mover.name}\b", text) == []
            assert words("en")("seat-name", seat=seat + 1) in text


async def test_a_link_to_a_match_unfolds(app: MatchApp) -> None:
    """With words and a picture, in the language of the address; each position with its own."""
    uid = await started(app)
    lobby = await app.lobby("edo", 3)
    home = "https://example.org/bot"
    async with browsing(app, url=home) as browser:
        for path in (f"/m/{uid}", f"/m/{uid}/2", f"/m/{lobby.uid}"):
            _, text, _ = await browser.get(f"{path}?lang=el")
            cards = {name: unescape(said) for name, said in CARD.findall(text)}
            assert cards["og:url"] == f"{home}{path}"
            assert "Ann" in cards["og:title"]
            assert cards["og:description"] == cards["og:image:alt"] == cards["description"]
            assert 0 < len(cards["og:description"]) <= 300
            assert cards["twitter:card"] == "summary_large_image"
            assert cards["og:image"].startswith(f"{home}{path}/")
            assert "lang=el" in cards["og:image"]
            assert await browser.body(cards["og:image"].removeprefix("https://example.org"))


async def test_names_do_nothing_on_a_page(app: MatchApp) -> None:
    bad = replace(ANN, name='<img src=x onerror="alert(1)">&amp;"\'\u202e')
    lobby = await app.services.lobby.open("golden_horn", 2, {}, bad, HERE, "en")
    await app.services.lobby.join(lobby.match, replace(BEN, name="محمد"), HERE.guild)
    await app.services.lobby.start(lobby.match, ANN.user)
    async with browsing(app) as browser:
        _, text, _ = await browser.get(f"/m/{lobby.uid}")
        assert "<img src=x" not in text
        assert "\u202e" not in text
        assert "\u2068محمد\u2069" in text


async def test_headers_that_keep_a_page_to_itself(app: MatchApp) -> None:
    uid = await started(app, 1)
    async with browsing(app) as browser:
        for path in (f"/m/{uid}", "/nothing", f"/m/{uid}/board.png", "/"):
            _, text, answer = await browser.get(path)
            policy = answer.headers["Content-Security-Policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert answer.headers["Referrer-Policy"] == "no-referrer"
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
            assert " style=" not in text
            assert "Set-Cookie" not in answer.headers
        async with browser.client.post(f"/m/{uid}") as answer:
            assert (answer.status, answer.headers["Allow"]) == (405, "GET,HEAD")
            assert words("en")("web-not-allowed") in await answer.text()
            assert "Server" not in answer.headers
        status, _, _ = await browser.get("/m/" + "a" * 4000)
        assert status == 404


async def test_the_last_frame_of_a_time_lapse_tells_the_result(
    app: MatchApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await app.start("pyramids", 2)
    await app.at_random(match.match, random.Random("end"))
    frames: list[Shown] = []

    def scene(brief: Brief, words: Words, shown: Shown) -> Scene:
        frames.append(shown)
        return scenes.scene(brief, words, shown)

    monkeypatch.setattr(finished_pages, "scene", scene)
    async with browsing(app, film_frames=5) as browser:
        await browser.body(f"/m/{match.uid}/time-lapse.gif")
    look = await app.services.views.look(match.match)
    assert look.score is not None
    assert [frame.score for frame in frames] == [None] * (len(frames) - 1) + [look.score]


async def test_a_finished_match(app: MatchApp) -> None:
    match = await app.start("pyramids", 2)
    await app.at_random(match.match, random.Random("end"))
    async with browsing(app, film_frames=5) as browser:
        _, text, _ = await browser.get(f"/m/{match.uid}")
        look = await app.services.views.look(match.match)
        assert look.score is not None
        for place in look.score.seats:
            assert f"<td>{place.total}</td>" in text
        assert "<td>−" in text, "skulls cost points"
        assert "<td>-" not in text
        assert "polyline" in text
        assert words("en")("web-curves-end") in text
        assert words("en")("button-luck") in text
        _, proof, _ = await browser.get(f"/m/{match.uid}/proof")
        brief = await app.services.views.brief(match.match)
        assert brief.secret is not None
        assert brief.secret in proof
        assert brief.commitment is not None
        assert brief.commitment in proof
        assert (await browser.body(f"/m/{match.uid}/time-lapse.gif"))[:4] == b"\x89PNG"
        status, record, answer = await browser.get(f"/m/{match.uid}/record.json")
        assert status == 200
        assert "attachment" in answer.headers["Content-Disposition"]
        assert record == (await app.services.transfer.export(match.match)).decode()


async def test_the_estimate_ends_with_the_true_points(app: MatchApp, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a heuristic says of a position that is over."""
    match = await app.start("pyramids", 2)
    await app.at_random(match.match, random.Random("end"))
    look = await app.services.views.look(match.match)
    assert look.score is not None
    monkeypatch.setattr(PyramidsHeuristic, "value", lambda self, state, seat: -3.0)
    found = await app.services.finished.curves(match.match)
    assert found[-2].worth == (-3.0, -3.0)
    assert found[-1].worth == tuple(float(place.total) for place in look.score.seats)


async def test_of_a_running_match_nothing_of_that(app: MatchApp) -> None:
    uid = await started(app, 2)
    async with browsing(app) as browser:
        for path in ("proof", "draws.json", "time-lapse.gif", "score.png", "curves", "curves.png"):
            status, text, _ = await browser.get(f"/m/{uid}/{path}")
            assert status == 404, path
            assert words("en")("web-fault") in text


async def test_the_store_is_away(app: MatchApp, monkeypatch: pytest.MonkeyPatch) -> None:
    async def busy(uid: str) -> None:
        raise Busy

    uid = await started(app, 1)
    async with browsing(app) as browser:
        monkeypatch.setattr(browser.site.matches.watching, "find", busy)
        status, text, answer = await browser.get(f"/m/{uid}")
        assert (status, answer.headers["Retry-After"]) == (503, "5")
        assert words("en")("web-not-now") in text


async def test_the_points_of_a_match(app: MatchApp) -> None:
    """A page with the curves where everybody knows the points and the match has moved, linked from the match;
    else neither."""
    for game, turns, status in (("pyramids", 6, 200), ("pyramids", 0, 404), ("golden_horn", 6, 404)):
        uid = await started(app, turns, game)
        async with browsing(app) as browser:
            _, text, _ = await browser.get(f"/m/{uid}?lang=en")
            assert (f"/m/{uid}/curves?lang=en" in text) == (status == 200)
            found, page, _ = await browser.get(f"/m/{uid}/curves?lang=en")
            assert found == status
            assert ("If the match" in page or "lead" in page) == (status == 200)
            picture, _, _ = await browser.get(f"/m/{uid}/curves.png")
            assert picture == status
