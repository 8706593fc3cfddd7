"""A change that makes the program wrong in one place."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[2]


class Mutant(NamedTuple):
    """A change of the program."""

    name: str
    """What is wrong then."""
    file: str
    old: str
    new: str
    tests: tuple[str, ...]
    """As pytest takes them."""
