"""What holds for every board that is posted, on random matches, without a picture."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, Final

import pytest

from bot.games.registry import GAMES
from bot.match import Delivered, Delivery
from bot.text import LANGUAGES
from render.specimens import played, table
from tests.draining import all_done, drained
from tests.evening.checks import telling
from tests.evening.checks.boards import CHECKS, boards_of
from tests.evening.checks.chips import chips, strips
from tests.evening.checks.numbers import numbers
from tests.evening.plants import unnoticed, unnoticed_in_words
from tests.evening.posted import Posted
from tests.evening.watched import Watched, story_of
from tests.long import LONG, long_but
from tests.match.app import MatchApp, open_app
from tests.match.seats.test_computers import alone, turn

CHANGES = 30
"""Times that something happens in a match that every run of the tests plays."""
PLACES: Final = {"bora_bora": 8}
"""Dice for such a match that has a place for every planted fault; other games have one with 0."""


@pytest.mark.parametrize(
    ("game", "seed"),
    [pytest.param(game, seed, marks=[LONG] if seed else []) for game in GAMES for seed in range(4)],
)
async def test_boards(game: str, seed: int, tmp_path: Path) -> None:
    """Several changes a board, boards posted again, and a memory that forgets."""
    rng = random.Random(f"evening {game} {seed or PLACES.get(game, 0)}")
    async with open_app(tmp_path / "turnpost.sqlite", f"{game}{seed}") as app:
        watched = Watched(app)
        app.worker._sender = watched
        seats = rng.choice([one for one in GAMES[game].seats if one <= 4])
        match = (await app.start(game, seats)).match
        for _ in range(4 * CHANGES if seed else CHANGES):
            await app.at_random(match, rng, rng.choice((1, 1, 1, 2, 3)))
            app.clock.on(1)
            await drained(app.worker)
            if (await app.services.views.brief(match)).state != "running":
                break
            if rng.random() < 0.1:
                app.services.context.positions.forget(match)
            if rng.random() < 0.1:
                await app.resend(match)
        if (await app.services.views.brief(match)).state == "running":
            await app.resend(match)
        await drained(app.worker)
        story = await story_of(app, match)
        boards, faults = boards_of(story, watched.posted)
        for check in CHECKS:
            faults += check(story, boards)
        faults += telling.alike(watched.posted)
        faults += numbers(story, boards)
        faults += chips(story, boards)
        faults += strips(story, boards)
    assert len(boards) > CHANGES // 4
    assert not faults, "\n".join(faults)
    assert unnoticed(story, boards, everywhere=not seed) == []
    assert unnoticed_in_words(watched.posted) == []


@pytest.mark.parametrize("game", long_but(GAMES, "golden_horn"))
async def test_boards_that_follow(game: str, tmp_path: Path) -> None:
    """One person against computers; the bot is cut off now and then."""
    rng = random.Random(f"following {game}")
    async with open_app(tmp_path / "turnpost.sqlite", game) as app:
        watched = Watched(app)
        app.worker._sender = watched
        match = (await alone(app, game)).match
        await _delivered(app)
        for _ in range(CHANGES):
            if (await app.services.views.brief(match)).state != "running":
                break
            watched.cut_off = rng.random() < 0.2
            await turn(app, match)
            await _delivered(app)
            watched.cut_off = False
        app.clock.on(600)
        await _delivered(app)
        story = await story_of(app, match)
        boards, faults = boards_of(story, watched.posted, follows=True)
        for check in CHECKS:
            faults += check(story, boards)
        faults += telling.alike(watched.posted)
        faults += numbers(story, boards)
    assert len(boards) > CHANGES // 4
    assert len({board.posted.message for board in boards}) < len(boards) // 2
    assert not faults, "\n".join(faults)


async def _delivered(app: MatchApp) -> None:
    """The computers move, and all that is due is sent."""
    await all_done(app.scheduler)
    app.clock.on(70)
    await drained(app.worker)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_and_alt_texts_tell_the_same(language: str) -> None:
    shots = [shot for shot in played(GAMES["golden_horn"], 2, 1) if shot.marks][:8]
    scenes = (table(GAMES["golden_horn"], shot, None, language, ("Ada", "Nikos")) for shot in shots)
    posted = [Posted(number, number, False, 0, scene) for number, scene in enumerate(scenes)]
    assert list(telling.alike(posted)) == []


async def test_a_board_with_what_is_dealt(tmp_path: Path) -> None:
    async with open_app(tmp_path / "turnpost.sqlite") as app:
        app.worker._sender = watched = Watched(app)
        match, rng = (await app.start("golden_horn", 2, ship_placement="choice")).match, random.Random(1)
        for _ in range(6):
            await app.at_random(match, rng, 1)
            app.clock.on(1)
            await drained(app.worker)
        story = await story_of(app, match)
        boards, faults = boards_of(story, watched.posted)
        faults += numbers(story, boards)
    assert len(boards) > 2
    assert not faults, "\n".join(faults)


class _Overtaken(Watched):
    """A turn is taken between the claim of the next board and its drawing."""

    turn: Any = None

    async def deliver(self, job: Delivery) -> Delivered:
        if job.kind == "board" and self.turn is not None:
            turn, self.turn = self.turn, None
            await turn()
        return await super().deliver(job)


async def test_a_board_posted_again_that_is_overtaken_tells_what_is_new(tmp_path: Path) -> None:
    async with open_app(tmp_path / "turnpost.sqlite") as app:
        app.worker._sender = watched = _Overtaken(app)
        match, rng = (await app.start("bora_bora", 2)).match, random.Random(5)
        for _ in range(6):
            await app.at_random(match, rng, 1)
            app.clock.on(1)
            await drained(app.worker)

        async def turn() -> None:
            await app.at_random(match, rng, 1)
            app.clock.on(1)

        watched.turn = turn
        await app.resend(match)
        app.clock.on(1)
        await drained(app.worker)
        assert watched.turn is None
        story = await story_of(app, match)
        boards, faults = boards_of(story, watched.posted)
        for check in CHECKS:
            faults += check(story, boards)
    assert not faults, "\n".join(faults)
