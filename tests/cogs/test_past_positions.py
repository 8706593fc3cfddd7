"""An earlier position says whose turn it was then, in picture and words, also when the match is over."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.core import Seat
from bot.games.registry import GAMES
from bot.match import Brief
from bot.match.views.models import PastPosition
from bot.text import words
from cogs.framework.pictures import past_scene
from cogs.ui.history import recap_page, recap_text
from render.kit.watching import watching
from render.paint import alt_text, board_text, canvas
from tests.cogs.kit import awaited, fresh_services, random_turn, started
from tests.long import LONG

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
