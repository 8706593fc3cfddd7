"""Who has never played is one press from each of the three ways to begin, and few from the first move."""

from __future__ import annotations

import pytest

from bot.games.registry import GAMES
from tests.e2e.first_move import WANTED, presses_to_the_first_move
from tests.e2e.sandbox_app import SandboxApp


@pytest.mark.parametrize("game", GAMES)
async def test_few_presses_to_the_first_move_against_a_computer(app: SandboxApp, game: str) -> None:
    ada = app.person("Ada")
    presses = await presses_to_the_first_move(app, ada, game)
    assert presses <= WANTED
    assert await app.services.history.log(1), "the move was made"
