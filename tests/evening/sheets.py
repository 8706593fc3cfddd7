"""Contact sheets: what was shown of a match, in order, in three columns."""

from __future__ import annotations

import io
import textwrap
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Final, NamedTuple

import fontpkg
from PIL import Image, ImageDraw, ImageFont

from bot.text.escape import COMPUTER
from tests.evening.record import Shot, Shown

COLUMNS: Final = 3
WIDE: Final = 550
GAP: Final = 14
LINE: Final = 17
LINES: Final = 4
"""The most lines of words above a picture."""
FURTHER: Final = 200
"""By so much a picture may be higher than the lowest one beside it."""
TALL: Final = 1250
"""About how high a sheet is."""
INK, QUIET, PAPER = "#1d1d1d", "#5b5b5b", "#ffffff"


class Cell(NamedTuple):
    """A picture with what is said above it."""

    shown: Shown
    shot: Shot


def cells(shown: Sequence[Shown]) -> Iterator[Cell]:
    """Every picture once each time it was shown anew: an edit that leaves it alone is left out."""
    known: dict[tuple[int, str], str] = {}
    for one in shown:
        for shot in one.shots:
            if known.get((one.message, shot.name)) != shot.digest:
                known[one.message, shot.name] = shot.digest
                yield Cell(one, shot)


def write_sheets(folder: Path, name: str, shown: Sequence[Shown]) -> list[Path]:
    """Write the sheets of a match; returns their files."""
    made, rows, height = list[Path](), list[list[Image.Image]](), 0
    pictures = (cell for cell in cells(shown) if cell.shot.name.endswith(".png"))
    while row := _cut([_drawn(folder, cell) for cell in islice(pictures, COLUMNS)]):
        rows.append(row)
        height += max(one.height for one in row) + GAP
        if height > TALL:
            made.append(_saved(rows, folder / f"{name}-{len(made) + 1}.png"))
            rows, height = [], 0
    if rows:
        made.append(_saved(rows, folder / f"{name}-{len(made) + 1}.png"))
    return made


def _cut(row: Sequence[Image.Image]) -> list[Image.Image]:
    """Those that are much higher than their neighbours, as pages for phones are, without their lower ends."""
    most = min((one.height for one in row), default=0) + FURTHER
    return [one.crop((0, 0, one.width, min(one.height, most))) for one in row]


def _saved(rows: Sequence[Sequence[Image.Image]], file: Path) -> Path:
    _joined(rows).save(file, compress_level=1)
    return file


def _drawn(folder: Path, cell: Cell) -> Image.Image:
    with Image.open(io.BytesIO((folder / cell.shot.file).read_bytes())) as opened:
        picture = opened.convert("RGB")
    scale = min(1.0, WIDE / picture.width)
    picture = picture.resize(
        (round(picture.width * scale), round(picture.height * scale)),
        Image.Resampling.BICUBIC,
        reducing_gap=1.0,
    )
    said = " ".join(cell.shown.words.replace(COMPUTER, "(computer)").split())
    lines = textwrap.wrap(said, 84, max_lines=LINES, placeholder=" …")
    top = LINE * (1 + LINES) + 6
    made = Image.new("RGB", (WIDE, top + picture.height), PAPER)
    pen = ImageDraw.Draw(made)
    pen.text((0, 0), f"{cell.shown.label} · {cell.shot.name}", INK, _font(True))
    for at, line in enumerate(lines, 1):
        pen.text((0, at * LINE), line, QUIET, _font(False))
    made.paste(picture, (0, top))
    return made


@cache
def _font(strong: bool) -> ImageFont.FreeTypeFont:
    font = ImageFont.truetype(fontpkg.path("inter"), 13)
    font.set_variation_by_axes([14, 700 if strong else 400])
    return font


def _joined(rows: Sequence[Sequence[Image.Image]]) -> Image.Image:
    heights = [max(one.height for one in row) + GAP for row in rows]
    sheet = Image.new("RGB", (COLUMNS * (WIDE + GAP) + GAP, sum(heights) + GAP), PAPER)
    top = GAP
    for row, height in zip(rows, heights, strict=True):
        for at, one in enumerate(row):
            sheet.paste(one, (GAP + at * (WIDE + GAP), top))
        top += height
    return sheet
