"""The journal of a painter: each scene it was given, with the picture that it became."""

from __future__ import annotations

import hashlib
import pickle
from pathlib import Path
from typing import Any, NamedTuple

from render.paint import Anything


class Drawn(NamedTuple):
    """A scene that was drawn."""

    at: int
    """When it was asked for, in milliseconds of the bot's clock."""
    digest: str
    """Of the picture."""
    scene: Anything


def digest_of(data: bytes) -> str:
    """By what a picture is known."""
    return hashlib.blake2b(data, digest_size=12).hexdigest()


def write(journal: Path, drawn: Drawn) -> None:
    with journal.open("ab") as file:
        file.write(pickle.dumps(drawn))


def read(journal: Path) -> list[Drawn]:
    """Everything that was drawn, in order."""
    found: list[Any] = []
    if journal.exists():
        with journal.open("rb") as file:
            while True:
                try:
                    found.append(pickle.load(file))
                except (EOFError, pickle.UnpicklingError):  # the bot was killed while it wrote the last one
                    return found
    return found
