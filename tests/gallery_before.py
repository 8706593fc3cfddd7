"""The pictures of another revision, for the gallery to show beside its own."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tests.gallery_page import Before, earlier

HOME: Final = Path(__file__).parent.parent
FOLDER: Final = "before"
"""Where the pictures of a revision are put, in the folder of the gallery."""


class NoGallery(Exception):
    """There is neither such a folder nor such a revision."""


def pictures_before(what: str, arguments: Sequence[str], out: Path) -> dict[tuple[str, str], Before]:
    """By game and title: what a folder with a gallery holds, or what a revision of git draws.

    The revision plays and draws in a working copy of its own, with the packages that are installed here.

    Args:
        arguments: games and titles to draw, as given for the gallery itself.

    Raises:
        NoGallery: there is nothing of this name, or it draws nothing.
    """
    folder = Path(what)
    if not (folder / "index.html").is_file():
        folder = out / FOLDER
        _draw(what, arguments, folder.resolve())
    page = (folder / "index.html").read_text(encoding="utf-8")
    return earlier(page, Path(_relative(folder, out)).as_posix())


def _relative(folder: Path, out: Path) -> str:
    """The way from the page to the folder; a page can also lead up."""
    return os.path.relpath(folder.resolve(), out.resolve())


def _draw(revision: str, arguments: Sequence[str], folder: Path) -> None:
    with tempfile.TemporaryDirectory() as place:
        copy = Path(place) / "revision"
        _git("worktree", "add", "--detach", str(copy), revision)
        try:
            command = [sys.executable, "-m", "tests.gallery", *arguments, "--out", str(folder)]
            made = subprocess.run(command, cwd=copy, check=False)
        finally:
            _git("worktree", "remove", "--force", str(copy))
    if made.returncode or not (folder / "index.html").is_file():
        raise NoGallery(f"{revision} draws no gallery")


def _git(*arguments: str) -> None:
    try:
        made = subprocess.run(["git", *arguments], cwd=HOME, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        raise NoGallery("there is no git") from None
    if made.returncode:
        raise NoGallery(made.stderr.strip() or f"git {' '.join(arguments)}")
