"""Public pages know no secrets: matches that differ only in them have the same pages, byte by byte."""

from __future__ import annotations

import random
import re

import pytest

from bot.games.registry import GAMES
from tests.long import long_but
from tests.match.app import ANN, HERE, PEOPLE, MatchApp, open_app
from tests.web.site import Browser, browsing

SEATS = 3


async def everything(browser: Browser, uid: str) -> dict[str, tuple[str, str | None]]:
    """Every public page of a running match with its tag; the tag of a picture is that of its scene."""
    site = browser.site
    site.pages, site.pictures = (
        type(site.pages)(99, site.tasks.start),
        type(site.pictures)(99, site.tasks.start),
    )
    found: dict[str, tuple[str, str | None]] = {}
    paths = [
        f"/m/{uid}",
        f"/m/{uid}/record.json",
        f"/m/{uid}/board.png",
        f"/m/{uid}/1",
        f"/m/{uid}/1/board.png",
    ]
    for language in ("en", "el", "pl"):
        for path in [*paths, f"/m/{uid}?show=ledger", f"/m/{uid}/board.png?show=2"]:
            status, text, answer = await browser.get(path, Accept_Language=language)
            assert status == 200, path
            found[f"{language} {path}"] = text, answer.headers.get("ETag")
    return found


@pytest.mark.parametrize("game", long_but(GAMES, "golden_horn", "edo"))
async def test_other_secrets_make_no_other_page(app: MatchApp, game: str) -> None:
    match = await app.start(game, SEATS)
    await app.at_random(match.match, random.Random(f"pages {game}"), 12)
    async with browsing(app) as browser:
        before = await everything(browser, match.uid)
        positions, rng = app.services.context.positions, random.Random(7)
        cached = positions._cache[match.match]
        other = GAMES[game].redeal(cached.state, None, [rng.random() for _ in range(400)])
        assert other != cached.state, "nothing is hidden here, so the test shows nothing"
        cached.state = other
        assert await everything(browser, match.uid) == before


async def test_a_sealed_choice_and_a_draft_are_no_news(tmp_path: object) -> None:
    """Edo: everybody plans in secret. Which plan it is, and what is only drafted, is nowhere to be seen."""
    pages = []
    for choice in (0, -1):
        async with open_app(f"sqlite+aiosqlite:///{tmp_path}/{choice}.sqlite", "sealed") as app:
            match = (await app.start("edo", SEATS)).match
            rng = random.Random("until all plan")
            while len((await app.services.views.brief(match)).awaited) < SEATS:
                await app.at_random(match, rng, 1)
            for person in PEOPLE[:2]:
                draft: list[str] = []
                while True:
                    preview = await app.services.play.preview(match, person.user, None, draft)
                    if preview.status != "asked":
                        break
                    forward = [one.notation for one in preview.answers if one.notation != "back"]
                    draft.append(forward[choice])
                if person == ANN:
                    await app.play(match, person, *draft)
                elif choice:
                    await app.services.play.save_draft(match, person.user, None, draft[:1])
            brief = await app.services.views.brief(match)
            assert len(brief.awaited) == SEATS - 1
            async with browsing(app) as browser:
                uid = brief.uid
                status, text, answer = await browser.get(f"/m/{uid}")
                assert status == 200
                picture = await browser.get(f"/m/{uid}/board.png")
                live = re.search(r'data-live="([^"]+)"', text)
                assert live is not None
                pages.append((text, answer.headers["ETag"], picture[2].headers["ETag"], live[1]))
    assert pages[0] == pages[1]


async def test_no_page_names_people_s_ids_or_places(app: MatchApp) -> None:
    match = await app.start("golden_horn", SEATS)
    await app.at_random(match.match, random.Random(3), 4)
    secret = (await app.secret_of(match.match)).hex()
    async with browsing(app) as browser:
        for path in ("", "/1", "/record.json"):
            _, text, _ = await browser.get(f"/m/{match.uid}{path}")
            numbers = re.findall(r"\b\d+\b", text)
            assert secret not in text
            assert not {str(HERE.channel), str(HERE.thread)} & set(numbers)
