"""`python -m bot new-game KEY --into FOLDER`: a small game that can be played, to be changed into another.

It is one file of rules. With `--full` it is a folder, as for large games, with texts in every language and a
drawing of its own.
"""

from __future__ import annotations

import keyword
import re
import sys
from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from bot.games.registry import GAMES, PACKAGES

KEY: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
SUFFIX: Final = ".txt"
"""The end of the names of the templates, so that nothing takes them for a part of the program."""
LONGEST: Final = 24
"""The longest key. The command `/KEY` and the title must fit everywhere."""


class Impossible(ValueError):
    """The game cannot be written; the message says why."""


def names_of(key: str, prefix: str | None = None) -> dict[str, str]:
    """The texts that replace the marks (`@key@`) in the files. Raises Impossible: the key or the prefix is
    not valid, or is taken."""
    if not KEY.fullmatch(key) or len(key) > LONGEST or keyword.iskeyword(key):
        raise Impossible(f"the key {key!r} must be a short name such as my_game: a to z, digits, _")
    if key in GAMES:
        raise Impossible(f"there is a game {key!r} already")
    there = find_spec(key)
    if key in sys.stdlib_module_names or (there is not None and there.origin):  # a mere folder has no origin
        raise Impossible(f"there is a Python module {key!r} already, so the package needs another name")
    taken = {game.rules.prefix for game in PACKAGES.values()}
    short = prefix or next(
        (letters for letters in _prefixes(key) if letters not in taken), key.replace("_", "")
    )
    if not re.fullmatch(r"[a-z]+", short) or short in taken:
        raise Impossible(f"the prefix {short!r} must be letters a to z that no other game has: see --prefix")
    words = key.split("_")
    return {
        "key": key,
        "prefix": short,
        "command": key.replace("_", "-"),
        "class": "".join(word.capitalize() for word in words),
        "title": " ".join(word.capitalize() for word in words),
        "ID": short.upper(),
        "id": short,
    }


def _prefixes(key: str) -> list[str]:
    """Prefixes for a key, the best first: its initials, then its first letters."""
    letters = re.sub(r"[^a-z]", "", key)
    initials = "".join(word[0] for word in key.split("_") if word[0].isalpha())
    return [
        length for length in (initials, letters[:2], letters[:3], letters[:4], letters) if len(length) > 1
    ]


def write(folder: Path, names: Mapping[str, str], full: bool = False) -> list[Path]:
    """Write all files into a folder that is empty or does not exist. Returns the files.

    Args:
        full: a folder with a file for each part, instead of one file.

    Raises:
        Impossible: there is something in the folder, or it cannot be written to.
    """
    try:
        if folder.exists() and any(folder.iterdir()):
            raise Impossible(f"{folder} is not empty")
        return list(_copied(files(__name__).joinpath("full" if full else "small"), folder, names))
    except OSError as error:
        raise Impossible(f"{folder} cannot be written to: {error.strerror}") from None


def _copied(source: Traversable, target: Path, names: Mapping[str, str]) -> list[Path]:
    target.mkdir(parents=True, exist_ok=True)
    copied: list[Path] = []
    for entry in sorted(source.iterdir(), key=lambda child: child.name):
        name = filled(entry.name, names)
        if entry.is_dir():
            copied += _copied(entry, target / (names["key"] if name == "package" else name), names)
        elif name.endswith(SUFFIX):
            file = target / name.removesuffix(SUFFIX)
            file.write_text(filled(entry.read_text(encoding="utf-8"), names), encoding="utf-8")
            copied.append(file)
    return copied


def filled(text: str, names: Mapping[str, str]) -> str:
    """A text with every mark replaced."""
    for name, value in names.items():
        text = text.replace(f"@{name}@", value)
    return text


def run(key: str, folder: Path, prefix: str | None = None, full: bool = False) -> int:
    """Run `python -m bot new-game`. The exit status is 2 if the game cannot be written."""
    try:
        written = write(folder, names_of(key, prefix), full)
    except Impossible as error:
        print(f"new-game: {error}.", file=sys.stderr)
        return 2
    print(f"{len(written)} files in {folder}. Install the game, then it can be played:")
    print(f"  pip install --no-deps --no-build-isolation -e {folder}")
    print(f"  python -m bot check-game {key}")
    print(f"  python -m pytest {folder}")
    return 0
