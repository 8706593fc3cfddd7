"""Reads component data and checks them before the rules use them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from bot.core.components import DataError, decode
from bot.games.edo.components import BoardFile, CardFile, Data, ValueFile
from bot.games.edo.validate import faults

FILES = ("board.toml", "cards.toml", "values.toml")


def load(folder: Path | None = None) -> Data:
    """The data of a folder, or the shipped data if no folder is given.

    Raises:
        DataError: see `parse`.
    """
    folder = folder or Path(__file__).parent
    return parse({name: (folder / name).read_text(encoding="utf-8") for name in FILES})


@cache
def shipped() -> Data:
    """The data in the folder of this module."""
    return load()


def parse(texts: dict[str, str]) -> Data:
    """Component data from the texts of the three files, by file name.

    Raises:
        DataError: a text is not valid TOML, a value is missing or of the wrong type, or the values do not
            make a valid game.
    """
    data = Data(
        decode(texts["board.toml"], BoardFile, "board.toml"),
        decode(texts["cards.toml"], CardFile, "cards.toml"),
        decode(texts["values.toml"], ValueFile, "values.toml"),
    )
    found = faults(data)
    if found:
        raise DataError("; ".join(found))
    return data
