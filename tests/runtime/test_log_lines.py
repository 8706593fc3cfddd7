"""Log records of discord.py about completions."""

from __future__ import annotations

import logging
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.runtime.logs import _Handler


def refusal(code: int, status: int = 400) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="Bad Request")
    return discord.HTTPException(response, {"code": code, "message": "refused"})


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (refusal(10062, 404), False),
        (refusal(40060), False),
        (refusal(0, 429), False),
        (refusal(0, 502), False),
        (refusal(50035), True),
        (KeyError("x"), True),
    ],
)
def test_a_completion_that_comes_too_late_is_no_error(
    error: Exception, said: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    """A late completion is not logged, because the next keystroke sends a new request; a bug is logged."""
    given = (type(error), error, None)
    record = logging.LogRecord(
        "discord.app_commands.tree", logging.ERROR, "", 0, "Ignoring exception in autocomplete", (), given
    )
    _Handler().handle(record)
    assert ("Ignoring" in capsys.readouterr().err) == said
