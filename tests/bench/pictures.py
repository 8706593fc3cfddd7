"""How long a picture takes, warm, against the bare encoding of the same pixels."""

from __future__ import annotations

import io

from PIL import Image

from bot.games.registry import GAMES
from render.kit import palette
from render.paint import canvas, drawing, paint
from tests.bench.figure import Figure, figure, timed
from tests.gallery import NAMES, at, play, public

ROUNDS = 5
TARGET_MS = 40.0
TARGET_RATIO = 2.0


def _scenes(key: str) -> list[object]:
    rules = GAMES[key]
    shots = play(rules, rules.seats[-1], 1)
    return [public(rules, at(shots, share / 100), "en", NAMES) for share in range(75, 99, 4)]


def _bare(image: Image.Image) -> None:
    image.save(io.BytesIO(), "PNG", compress_level=2)


def run() -> list[Figure]:
    """For each game with a drawing: view to bytes in ms, the ratio to encoding alone, the size of a file."""
    found: list[Figure] = []
    for key in GAMES:
        try:
            drawing(key)
        except LookupError:
            continue
        times: list[float] = []
        ratios: list[float] = []
        sizes: list[float] = []
        for scene in _scenes(key):
            made = paint(scene)  # type: ignore[arg-type]
            pixels = canvas(scene).image.quantize(  # type: ignore[arg-type]
                palette=palette.ready(key), dither=Image.Dither.NONE
            )
            bare = sorted(timed(lambda pixels=pixels: _bare(pixels), ROUNDS))[ROUNDS // 2]  # type: ignore[misc]
            took = timed(lambda scene=scene: paint(scene), ROUNDS)  # type: ignore[misc]
            times += took
            ratios += [one / bare for one in took]
            sizes.append(len(made.data) / 1000)
        seats = GAMES[key].seats[-1]
        note = f"late board, {seats} seats, 1600 px wide, warm"
        found.append(figure(f"{key}: view to picture", times, "ms", TARGET_MS, note))
        found.append(
            figure(f"{key}: picture to bare encoding", ratios, "x", TARGET_RATIO, "same pixels, palette PNG")
        )
        found.append(figure(f"{key}: size of a picture", sizes, "KB", 300.0, note))
    return found
