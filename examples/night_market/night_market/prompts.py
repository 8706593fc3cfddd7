"""The questions to the players. They are public."""

from __future__ import annotations

from bot.core import Fact, fact
from night_market.state import State


def prompt(state: State) -> Fact:
    return fact("nm-ask-bid" if state.phase == "bid" else "nm-ask-take")
