"""The bot has run as it should: it answered in time, refused nothing of Discord's, and logged no error."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from tests.evening.evening import Evening

PAINT: Final = re.compile(r"\x1b\[[0-9;]*m")
EXPIRED: Final = 50027
"""Discord's code for a token that is too old."""
AFTER: Final = 15.0
"""Seconds after a kill in which what was asked before may fail."""


def faults(evening: Evening) -> Iterator[str]:
    for at, cause in evening.record.failed:
        if not any(killed - 1 < at < killed + AFTER for killed in evening.kills):
            yield f"{cause}: the application did not respond"
    for finding in evening.box.findings:
        yield f"Discord's description: {finding}"
    for refusal in evening.box.refused:
        if refusal.code == EXPIRED and evening.hours.clock.ahead:
            continue  # an hour has passed since the question
        yield f"Discord refused: {refusal}"
    for breakdown in evening.box.breakdowns:
        yield f"the sandbox broke down: {breakdown!r}"
    log = PAINT.sub("", evening.program.log.read_text(encoding="utf-8", errors="replace"))
    for line in log.splitlines():
        if " [ERROR" in line[:40] or " [CRITICAL" in line[:40]:
            yield f"bot.log: {line}"
