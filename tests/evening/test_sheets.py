"""What the contact sheets show."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from tests.evening.record import Shot, Shown
from tests.evening.sheets import FURTHER, WIDE, write_sheets


def test_a_high_page_leaves_no_gap_beside_it(tmp_path: Path) -> None:
    (tmp_path / "pictures").mkdir()
    heights = (300, 2600, 400)
    shots = tuple(Shot(f"{height}.png", str(height), "", WIDE, height) for height in heights)
    for shot in shots:
        Image.new("RGB", (shot.width, shot.height)).save(tmp_path / shot.file)
    shown = Shown(1, 1.0, 1, 0, -1, False, None, "", "", shots, (), ())
    [sheet] = write_sheets(tmp_path, "one", [shown])
    with Image.open(sheet) as made:
        assert 300 + FURTHER < made.height < 300 + FURTHER + 200
