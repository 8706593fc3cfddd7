"""The pictures in README: `python -m tests.readme [KEY ...]` draws them again, into docs.

Each shows a match of three in which everybody is a computer of level hard, after a turn late in the match.
They count what they think through and look at no clock, so it is the same match on every machine.
"""

from __future__ import annotations

import io
import random
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final

from PIL import Image

from bot.ai.arena import counted
from bot.ai.players import choose_turn
from bot.cli.simulate import step
from bot.core import CHANCE, AnyRules, Move, Seat
from bot.core.checks.position import Position
from bot.games.registry import GAMES
from render.paint import canvas, paint
from render.scene import Scene
from tests.gallery import NAMES, Shot, at, played, public

DOCS: Final = Path(__file__).parents[1] / "docs"
LEVEL: Final = "hard"
SEATS, SEED, LANGUAGE = 3, 1, "en"
SHARE: Final = 0.7
"""How far into the match the picture stands."""
FIRST: Final = "golden_horn"
"""Its picture is as wide as a board that is posted; the others stand side by side."""
NARROW: Final = 640


class Thoughtful:
    """The habit of computers of one level in all seats: each thinks once for all that it does in a turn."""

    def __init__(self, level: str) -> None:
        self._level = level
        self._seat: Seat = CHANCE
        self._planned: list[str] = []

    def __call__(self, position: Position, dice: random.Random) -> tuple[Seat, Move]:
        """The next seat and its move."""
        seat = position.acting[0]
        if seat == CHANCE:
            self._planned = []
            return step(position, dice)
        if not self._planned or seat != self._seat:
            budget, own = counted(self._level), dice.random().hex()
            choice = choose_turn(position.rules, position.state, seat, self._level, own, budget)
            self._seat, self._planned = seat, list(choice.moves)
        text = self._planned.pop(0)
        return seat, next(move for move in position.moves_of(seat) if str(move) == text)


def turns(shots: Sequence[Shot]) -> list[Shot]:
    """The last position of every turn: all that the turn told is known there."""
    return [shot for shot, later in pairwise(shots) if len(later.told) <= len(shot.told)]


def board(rules: AnyRules) -> Scene:
    """The board of a game in README."""
    shots = played(rules, SEATS, SEED, {}, Thoughtful(LEVEL))
    return public(rules, at(turns(shots), SHARE), LANGUAGE, NAMES)


def picture(scene: Scene) -> bytes:
    """The file of a board."""
    if scene.game == FIRST:
        return paint(scene).data
    whole = canvas(scene).image.convert("RGB")
    size = NARROW, round(whole.height * NARROW / whole.width)
    made = io.BytesIO()
    whole.resize(size, Image.Resampling.LANCZOS).quantize(256, kmeans=3).save(made, "PNG", optimize=True)
    return made.getvalue()


def main(asked: Sequence[str]) -> None:
    for key in asked or GAMES:
        file = DOCS / f"{key}.png"
        file.write_bytes(picture(board(GAMES[key])))
        print(file)


if __name__ == "__main__":
    main(sys.argv[1:])
