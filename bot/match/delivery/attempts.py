"""When a message is tried again."""

from __future__ import annotations

from typing import Final

BACK_OFF: Final = (2, 5, 15, 60, 180, 600)
"""Seconds to wait after the first, second, ... attempt."""
LOST: Final = (15, 60, 300, 1800, 7200, 21_600)
"""Seconds until the bot looks again whether a lost place is back, if nothing is heard of it before."""
REFUSALS: Final = 3
"""How many refusals in a row make an existing place a lost one."""


def pause(tried: int) -> int:
    """Seconds to wait after so many attempts."""
    return BACK_OFF[min(tried, len(BACK_OFF)) - 1]
