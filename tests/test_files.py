"""The files of the program are short enough to be read in one go."""

from __future__ import annotations

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
MOST: Final = 400
"""Lines of a file."""


def test_no_file_is_too_long() -> None:
    files = [file for room in ("bot", "cogs", "render") for file in sorted((ROOT / room).rglob("*.py"))]
    lines = {str(file.relative_to(ROOT)): file.read_text(encoding="utf-8").count("\n") for file in files}
    assert {name: count for name, count in lines.items() if count > MOST} == {}
    assert len(files) > 500
