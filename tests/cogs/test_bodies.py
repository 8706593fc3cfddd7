"""Bodies whose options are not the command's: told so, or ignored, and never passed on."""

from __future__ import annotations

from typing import Any

import pytest

from bot.sandbox.interactions import AUTOCOMPLETE, COMMAND
from bot.text import words
from tests.e2e.conftest import app, box, no_errors
from tests.e2e.sandbox_app import SandboxApp
from tests.sandbox.person import text_of

__all__ = ["app", "box", "no_errors"]

GAME = {"name": "game", "type": 3}


@pytest.mark.parametrize(
    "options",
    [
        [{**GAME, "value": "a" * 6000}],  # none of the choices
        [{**GAME, "value": 7}],
        [{**GAME, "type": 4, "value": 7}],
        [{**GAME, "value": "edo"}, {"name": "player", "type": 6, "value": "1"}],  # nobody the body speaks of
        [{**GAME, "value": "edo"}, {"name": "wind", "type": 3, "value": "x"}],
    ],
)
async def test_another_command_than_ours(app: SandboxApp, options: list[Any]) -> None:
    ada = app.person("Ada")
    found, chain, _ = app.box.actions._find(ada.id, ada.channel_id, "results")
    data = app.box.actions._command_data(found, chain, options, {})
    answer = await app.box.actions._open(COMMAND, ada.id, ada.channel_id, data).wait()
    assert answer.response is not None
    assert words("en")("error-stale-commands") in text_of(answer.response)


async def test_nothing_to_complete(app: SandboxApp) -> None:
    """What has no completion is not completed; a match that is half typed is."""
    ada = app.person("Ada")
    app.box.actions.book.answer_seconds = 1.0
    for path, option, how in (
        ("results", {**GAME, "value": "e", "focused": True}, "failed"),
        ("hand", {"name": "match", "type": 4, "value": "gold", "focused": True}, "choices"),
    ):
        found, chain, _ = app.box.actions._find(ada.id, ada.channel_id, path)
        data = app.box.actions._command_data(found, chain, [option], {})
        asked = await app.box.actions._open(AUTOCOMPLETE, ada.id, ada.channel_id, data).wait()
        assert asked.how == how
