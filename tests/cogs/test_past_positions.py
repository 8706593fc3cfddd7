"""An earlier position says whose turn it was then, in picture and words, also when the match is over."""

from __future__ import annotations

import random
from collections.abc import Awaitable
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.core import Seat
from bot.games.registry import GAMES
from bot.match import Brief, MatchServices, UserError
from bot.match.proposals.clock import End
from bot.match.views.models import PastPosition
from bot.text import words
from cogs.framework.pictures import past_scene
from cogs.ui.history import past_page, recap_page, recap_text
from cogs.ui.page import Button, Page
from render.kit.watching import watching
from render.paint import alt_text, board_text, canvas
from tests.cogs.kit import awaited, fresh_services, random_turn, started
from tests.long import LONG, long_but

SAY = words("en")
OVER = ("The match is over", "wins with", "share the victory")
"""What is said of the end alone."""


def told(brief: Brief, past: PastPosition) -> tuple[str, str, list[str]]:
    """A position as alt text, in words, and the texts of its picture."""
    scene = past_scene(brief, past, past.public, "en")
    with watching() as watch:
        canvas(scene)
    return alt_text(scene), board_text(scene), [one.text for one in watch.written]


def called(brief: Brief, seat: Seat) -> str:
    """The beginning of a name, as all pictures and texts have it."""
    name = brief.players[seat].name
    assert name is not None
    return name[:6]


@LONG
@pytest.mark.parametrize("key", sorted(GAMES))
async def test_an_earlier_position_of_a_finished_match(key: str, tmp_path: Path) -> None:
    rng = random.Random(f"past {key}")
    async with fresh_services(tmp_path) as services:
        match = (await started(services, key, 2)).match
        while users := await awaited(services, match):
            await random_turn(services, match, users[0], rng)
        brief = await services.views.brief(match)
        assert brief.state == "over"
        last = await services.history.at(match, None, 0)
        story = [await services.history.at(match, None, n) for n in (1, 2, last.count // 2, last.count - 1)]
    for past in story:
        assert past.awaited
        assert past.score is None
        alt, board, texts = told(brief, past)
        first = alt.partition(":")[0]
        assert any(called(brief, seat) in first for seat, _ in past.awaited), alt
        assert any(called(brief, seat) in board for seat, _ in past.awaited)
        assert any(called(brief, seat) in text for seat, _ in past.awaited for text in texts)
        assert not [one for one in OVER if any(one in said for said in (alt, board, *texts))]
    assert last.score is not None
    assert not last.awaited
    alt, board, texts = told(brief, last)
    who = called(brief, last.score.winners[0])
    total = last.score.seats[last.score.winners[0]].total
    assert who in alt.partition(".")[0]
    assert f"with {total} point" in alt.partition(".")[0]
    assert f"with {total} point" in board
    assert any(f"with {total}" in text for text in texts)


async def test_what_a_title_of_since_counts_from(tmp_path: Path) -> None:
    """To players their last turn, to a stranger the last move: not the position before it."""
    rng = random.Random("since")
    async with fresh_services(tmp_path) as services:
        match = (await started(services, "golden_horn", 2)).match
        await random_turn(services, match, (await awaited(services, match))[0], rng)
        recap = await services.history.since(match, None)
    recap = replace(recap, before=replace(recap.before, at=1_000), now=replace(recap.now, at=900_000))
    for seat, moment in ((None, "<t:900:R>"), (Seat(0), "<t:1:R>")):
        read = replace(recap, seat=seat)
        assert moment in recap_text(SAY, read)
        assert moment in recap_page(SAY, read, ()).texts[0]


def verbs(page: Page) -> set[str]:
    """What the buttons of a page do."""
    return {
        one.action.split(":")[1]
        for row in page.rows
        if isinstance(row, tuple)
        for one in row
        if isinstance(one, Button)
    }


async def works(doing: Awaitable[object]) -> bool:
    try:
        await doing
    except UserError:
        return False
    return True


@pytest.mark.parametrize("key", long_but(GAMES, "golden_horn", "pyramids"))
async def test_buttons_are_there_where_they_lead_somewhere(key: str, tmp_path: Path) -> None:
    """*Try it* and *Curves* from the first moment on, and after an end without a result."""
    rng = random.Random(f"buttons {key}")
    seen: set[tuple[str, bool]] = set()

    async def look(services: MatchServices, match: int) -> None:
        brief = await services.views.brief(match)
        curves = await works(services.history.curves(match))
        for user in (1, 2, 3):
            past = await services.history.at(match, user, 0)
            shown = verbs(past_page(SAY, brief, past, ()))
            tried = await works(services.plans.try_out(match, user, past.n, ()))
            assert ("try" in shown, "curves" in shown) == (tried, curves)
            seen.update({("try", tried), ("curves", curves)})
        assert await services.history.has_curves(match) == curves

    async with fresh_services(tmp_path) as services:
        match = (await started(services, key, 3)).match
        for _ in range(6):
            if await works(services.history.at(match, 1, 0)):
                await look(services, match)
            await random_turn(services, match, (await awaited(services, match))[0], rng)
        for user in (1, 2, 3):
            await services.proposals.propose(match, user, End(), key=f"end {user}")
        assert (await services.views.brief(match)).state == "ended"
        await look(services, match)
    assert {("try", True), ("try", False), ("curves", True)} <= seen


async def test_who_has_had_no_turn_reads_what_happened_since_the_beginning(tmp_path: Path) -> None:
    rng = random.Random(1)
    async with fresh_services(tmp_path) as services:
        match = (await started(services, "golden_horn", 2)).match
        user = (await awaited(services, match))[0]
        for begun in ("page-since-start", "page-since-title"):
            (begins, _) = SAY(begun, when="|").split("|")
            assert recap_text(SAY, await services.history.since(match, user)).startswith(begins)
            while (acting := (await awaited(services, match))[0]) == user:
                await random_turn(services, match, acting, rng)
            await random_turn(services, match, acting, rng)
