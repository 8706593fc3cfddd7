"""A picture as a page gets it: with its words from the worker, or none at all."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

import cogs.framework.pictures
from bot.games.registry import GAMES
from cogs.framework.pictures import draw, in_words
from render.paint import Picture as Painted
from render.pool import PictureError
from tests.gallery import at, play, public
from tests.render.drawers import order


class Canvas:
    """A painter that answers, or fails, as told."""

    def __init__(self, answer: Painted | BaseException) -> None:
        self.answer = answer

    async def paint(self, scene: Any) -> Painted:
        if isinstance(self.answer, BaseException):
            raise self.answer
        return self.answer


def services(answer: Painted | BaseException) -> Any:
    return SimpleNamespace(painter=Canvas(answer))


async def test_the_words_come_with_the_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(
        cogs.framework.pictures, "alt_text", raising=False
    )  # describing takes the loop's time
    monkeypatch.setattr("cogs.framework.pictures.board_text", lambda scene: f"two ships of {scene.game}")
    [made] = await draw(services(Painted(b"data", 8, 8, alt="two ships")), order("draw"))
    assert (made.data, made.name, made.alt) == (b"data", "board.png", "two ships")
    assert made.words() == "two ships of none"


@pytest.mark.parametrize("game", GAMES)
def test_names_do_nothing_in_the_words_of_a_picture(game: str) -> None:
    rules = GAMES[game]
    names = ("discord.gg/evil", "**@everyone**", "https://a.b", "||x||", "`y`")[: rules.seats[-1]]
    said = in_words(public(rules, at(play(rules, max(rules.seats), 3), 0.5), "en", names))
    assert "discord.\u200bgg/evil" in said
    assert "discord.gg" not in said
    assert "@everyone" not in said
    assert "**" not in said.replace("\\*", "")


@pytest.mark.parametrize(
    "fault", [PictureError("late"), ValueError("broken"), TimeoutError(), RuntimeError("shut down")]
)
async def test_no_fault_stops_a_page(fault: Exception) -> None:
    assert await draw(services(fault), order("draw")) == ()


async def test_a_caller_that_is_cancelled_is_cancelled() -> None:
    class Slow:
        async def paint(self, scene: Any) -> Painted:
            await asyncio.sleep(60)
            raise AssertionError

    task = asyncio.create_task(draw(SimpleNamespace(painter=Slow()), order("draw")))  # type: ignore[arg-type]
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
