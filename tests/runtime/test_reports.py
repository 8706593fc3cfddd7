"""Reports to Sentry: off unless set, and nothing in them but the fault."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest
import sentry_sdk

from bot.config import BadSettings, load_settings
from bot.runtime.logs import start_reports

DSN = "https://0123456789abcdef@sentry.example/7"
SECRET = "hunter2-also-secret"


@pytest.fixture
def caught() -> Iterator[list[Any]]:
    """The reports that would be sent."""
    from sentry_sdk.transport import Transport

    found: list[Any] = []

    def keep(_: object, envelope: Any) -> None:
        found.append(envelope.get_event())

    transport = type("Caught", (Transport,), {"capture_envelope": keep})
    start_reports(DSN, "1.2.3", (SECRET,), transport=transport)
    yield found
    sentry_sdk.init()


def test_a_fault_is_reported_without_anything_else(caught: list[Any]) -> None:
    hand = "the hand of Ada"
    logging.getLogger("bot.test").info("an ordinary line")
    try:
        raise RuntimeError(f"cannot reach postgresql://me:{SECRET}@db/x")
    except RuntimeError:
        logging.getLogger("bot.test").exception("match %s failed", 7)
    sentry_sdk.flush()
    (event,) = caught
    said = json.dumps(event, default=str)
    assert "RuntimeError" in said
    assert event["release"] == "turnpost@1.2.3"
    for never in (SECRET, hand, "an ordinary line", DSN, "server_name", "sys.argv"):
        assert never not in said, never
    assert event["exception"]["values"][0]["stacktrace"]["frames"]
    assert not any("vars" in frame for frame in event["exception"]["values"][0]["stacktrace"]["frames"])


def test_it_is_off_unless_it_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SENTRY_DSN", raising=False)
    assert load_settings().sentry_dsn is None
    monkeypatch.setenv("SENTRY_DSN", DSN)
    settings = load_settings()
    assert DSN in settings.secrets
    assert DSN not in repr(settings)
    monkeypatch.setenv("SENTRY_DSN", "yes please")
    with pytest.raises(BadSettings, match="SENTRY_DSN: must be the DSN"):
        load_settings()
    monkeypatch.setenv("SENTRY_DSN", DSN)
    monkeypatch.setattr("bot.config.can_report", lambda: False)
    with pytest.raises(BadSettings, match="pip install sentry-sdk"):
        load_settings()
