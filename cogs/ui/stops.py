"""Where a player is asked in the round that is planned: a line and a button for each moment to come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.core.stops import Moment
from bot.match.models import Brief
from bot.match.play.planned import Planned
from bot.match.play.stops import GO_ON, STOP
from bot.text import Words
from cogs.ui.page import Button, Row, press
from cogs.ui.speech import safe_names

MOST: Final = 5
"""Buttons in a row."""


def stop_lines(words: Words, brief: Brief, moments: Sequence[Moment]) -> list[str]:
    """Where the reader is asked, and where an order answers."""
    if not moments:
        return []
    names = safe_names(brief)
    lines = [
        words(
            "stop-fixed" if one.fixed else "stop-stop" if one.stop else "stop-none",
            moment=words.say(one.label, names),
        )
        for one in moments
    ]
    return [f"-# {line}" for line in (words("stop-title"), *lines)]


def stop_rows(words: Words, brief: Brief, moments: Sequence[Moment]) -> tuple[Row, ...]:
    """Buttons for the moments; a tap switches between stopping and going on."""
    names = safe_names(brief)
    row = tuple(
        Button(
            press("stop", brief.match, one.key, GO_ON if one.stop else STOP),
            words("button-stop-none" if one.stop else "button-stop", moment=words.say(one.label, names)),
        )
        for one in moments
        if not one.fixed
    )
    return (row[:MOST],) if row else ()


def ask_all_button(words: Words, brief: Brief, planned: Planned) -> tuple[Button, ...]:
    """The button to be asked also where there is no choice, or to stop that."""
    if not planned.may_ask_all:
        return ()
    label = words("button-ask-choices" if planned.asks_all else "button-ask-all")
    return (Button(press("askall", brief.match, int(not planned.asks_all)), label),)
