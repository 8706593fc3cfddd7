"""The exact version of the program: only an equal one draws the same pictures."""

from __future__ import annotations

import hashlib
import sys
from functools import cache
from pathlib import Path
from typing import Final

from bot import __version__
from bot.games.registry import GAMES

PARTS: Final = ("core", "games", "text", "ai", "elsewhere")
"""Folders of `bot` on which a picture or a move may depend, in addition to the whole of `render`."""
LEFT_OUT: Final = (".pyc", ".png")


@cache
def this_version() -> str:
    """The version with a digest of the program files, the component data and the texts of all games."""
    ours = Path(__file__).parents[1]
    digest = hashlib.blake2b(digest_size=8)
    for folder in (*(ours / part for part in PARTS), ours.parent / "render", *_packages_of_others()):
        for file in sorted(path for path in folder.rglob("*") if path.is_file()):
            if file.suffix not in LEFT_OUT:
                digest.update(f"{folder.name}/{file.relative_to(folder)}\0".encode() + file.read_bytes())
    return f"{__version__}+{digest.hexdigest()}"


def _packages_of_others() -> list[Path]:
    """The folders of games of other packages."""
    names = {type(rules).__module__.partition(".")[0] for rules in GAMES.values()} - {"bot"}
    files = [getattr(sys.modules.get(name), "__file__", None) for name in sorted(names)]
    return [Path(file).parent for file in files if file]
