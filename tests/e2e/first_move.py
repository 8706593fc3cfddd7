"""The first move of a newcomer against a computer: how many presses it takes on a phone, from the first page
with its three buttons."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from bot.sandbox import components
from bot.sandbox.things import Json
from tests.e2e.sandbox_app import SandboxApp, control
from tests.sandbox.box import Box
from tests.sandbox.person import Answer, Scripted, usable

WANTED: Final = 6
"""At most so many presses in every game. (It was 12.)"""
PATIENCE: Final = 30.0
"""Seconds to wait for a page, whose first picture may take long on a machine that does other things, too."""


async def presses_to_the_first_move(app: SandboxApp, person: Scripted, game: str) -> int:
    """Begin on the first page, take the first answer of each page, and count. A button is one press, a menu
    two; somebody who waits for the computer presses nothing."""
    person.seconds = person.patience = PATIENCE
    page = await person.slash("help")
    page = await person.press(control(page.message, "solo"), page)
    page = await person.press(f"tp:solo:{game}", page)
    async with asyncio.timeout(PATIENCE):
        while not (_has_turn(page) and await _is_asked(app, person)):  # noqa: ASYNC110 (nothing tells it)
            await asyncio.sleep(0.1)
    page = await person.press(control(page.message, "turn"), page)
    presses = 3
    while True:
        chosen = _first(page)
        verb = chosen["custom_id"].split(":")[1]
        if chosen["type"] in components.SELECTS:
            page = await person.choose(chosen["options"][0]["value"], page, select=chosen["custom_id"])
            presses += 2
        else:
            page = await person.press(chosen["custom_id"], page)
            presses += 1
        assert not page.failed
        if verb in ("confirm", "end"):
            return presses


async def first_moves(games: Iterable[str]) -> dict[str, int]:
    """The same of several games, each in a sandbox of its own."""
    counted = {}
    with tempfile.TemporaryDirectory() as folder:
        for game in games:
            async with Box() as box, SandboxApp(box, Path(folder) / f"{game}.sqlite") as app:
                counted[game] = await presses_to_the_first_move(app, app.person("Ada"), game)
    return counted


def _has_turn(page: Answer) -> bool:
    return any(one["custom_id"].startswith("tp:turn:") for one in usable(page.message))


async def _is_asked(app: SandboxApp, person: Scripted) -> bool:
    brief = await app.brief(1)
    return brief.seat_of(person.id) in brief.awaited


def _first(page: Answer) -> Json:
    """What a newcomer presses: *Confirm* where it is, else the first answer, else the first group."""
    found = usable(page.message)
    for verb in ("confirm", "end", "ans", "spot"):
        for one in found:
            if one["custom_id"].split(":")[1] == verb:
                return one
    raise AssertionError(f"nothing to press on {page.text!r}")
