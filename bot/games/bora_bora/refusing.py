"""stub"""

from __future__ import annotations

from bot.core import Fact, Seat
from bot.games.bora_bora.box import Box
from bot.games.bora_bora.state import State


def why_not(box: Box, state: State, seat: Seat, text: str) -> Fact | None:
    return None
