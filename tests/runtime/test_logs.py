"""Log records: the JSON format, and the removal of secrets."""

from __future__ import annotations

import json
import logging
from collections import Counter
from collections.abc import Iterator
from typing import Any

import aiohttp
import pytest
import time_machine

from bot.runtime.logs import HIDDEN, set_up_logging
from bot.runtime.tasks import log_context

TOKEN = "hunter2-not-shaped-like-a-token"
PASSWORD = 'pass"wörd'
INTERACTION = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OTA"
BOT = "MTIzNDU2Nzg5MDEyMzQ1Njc4.Gxyzab.abcdefghijklmnopqrstuvwxyz0123456789"
KEYS = (TOKEN, PASSWORD, INTERACTION, BOT, "s3cret")


@pytest.fixture(autouse=True)
def root() -> Iterator[None]:
    """Restore the root logger after the test."""
    logger = logging.getLogger()
    before = logger.handlers[:], logger.level
    logger.handlers.clear()
    yield
    logger.handlers[:], logger.level = before


def lines(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in capsys.readouterr().err.splitlines()]


def test_a_line_is_an_object(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logging("INFO", "json")
    log = logging.getLogger("bot.test")
    with log_context(match=7, guild=None):
        with log_context(outcome="answered"):
            log.info("%s:\nanswered", "/move")
        log.warning("żółw 🦜")
    log.debug("not asked for")
    first, second = lines(capsys)
    assert first.pop("at").endswith("+00:00")
    assert first == {
        "level": "INFO",
        "logger": "bot.test",
        "message": "/move:\nanswered",
        "match": 7,
        "outcome": "answered",
    }
    assert (second["message"], second["match"], "outcome" in second) == ("żółw 🦜", 7, False)


@pytest.mark.parametrize("form", ["text", "json"])
def test_nothing_that_opens_a_door(form: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Secrets are neither in a message nor in a traceback."""
    set_up_logging("INFO", form, (TOKEN, PASSWORD, "abc"))
    log = logging.getLogger("bot.test")
    log.info("Authorization: Bot %s and %r %s", BOT, TOKEN, PASSWORD)
    log.info("postgresql+asyncpg://turnpost:s3cret@db:5432/turnpost, abc")
    log.info("POST https://discord.com/api/v10/interactions/123/%s/callback", INTERACTION)
    try:
        try:
            raise aiohttp.ClientError(f"PATCH /webhooks/42/{INTERACTION}/messages/@original")
        except aiohttp.ClientError as error:
            raise RuntimeError(BOT) from error
    except RuntimeError:
        log.exception("failed with %s", INTERACTION)
    said = capsys.readouterr().err
    for key in KEYS:
        assert key not in said
        assert json.dumps(key)[1:-1] not in said
    for kept in (f"/webhooks/42/{HIDDEN}/messages", f"turnpost:{HIDDEN}@db", "RuntimeError", "abc"):
        assert kept in said


def test_no_colours_in_a_file(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """There are no colours, not even in a container, where discord.py would write them."""
    monkeypatch.setattr("discord.utils.stream_supports_colour", lambda stream: True)
    set_up_logging("INFO")
    logging.getLogger("bot").info("hello")
    said = capsys.readouterr().err
    assert "hello" in said
    assert "\x1b" not in said


def test_what_goes_on_going_wrong_is_said_now_and_then(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logging("INFO", "json")
    log = logging.getLogger("bot.test")
    with time_machine.travel(1_800_000_000, tick=False) as clock:
        for _ in range(150):
            log.error("the disk is full")
            log.error("another fault")
            log.info("a move")
            clock.shift(1)
    said = Counter(line["message"] for line in lines(capsys))
    assert said == {"the disk is full": 3, "another fault": 3, "a move": 150}
