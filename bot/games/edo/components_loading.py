"""Reads component data and checks them before the rules use them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from bot.core.components import DataError, decode
from bot.games.edo.components import Data
from bot.games.edo.validate import faults

FILE = "components.toml"


def load(path: Path | None = None) -> Data:
    """The data of a file, or the shipped data if no file is given.

    Raises:
        DataError: see `parse`.
    """
    path = path or Path(__file__).parent / FILE
    return parse(path.read_text(encoding="utf-8"))


@cache
def shipped() -> Data:
    """The data in the folder of this module."""
    return load()


def parse(text: str) -> Data:
    """Component data from the text of a file.

    Raises:
        DataError: the text is not valid TOML, a value is missing or of the wrong type, or the values do not
            make a valid game.
    """
    data = decode(text, Data, FILE)
    found = faults(data)
    if found:
        raise DataError("; ".join(f"{FILE}: {fault}" for fault in found))
    return data
