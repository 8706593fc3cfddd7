"""Reads the component data from `components.toml` and checks them."""

from __future__ import annotations

from importlib import resources

import msgspec

from bot.games.bora_bora.components import Data, DataError
from bot.games.bora_bora.validate import faults


def load() -> Data:
    """The component data that come with the rules. They are the tables of the rules document (BB-20.1)."""
    return parse(resources.files(__package__).joinpath("components.toml").read_text(encoding="utf-8"))


def parse(text: str) -> Data:
    """Read and check component data from the text of a TOML file.

    Raises:
        DataError: the text is not valid TOML, a value is missing or of the wrong type, or the values do not
            make a valid game.
    """
    try:
        data = msgspec.toml.decode(text, type=Data, strict=False)
    except msgspec.DecodeError as error:
        raise DataError(str(error)) from error
    found = faults(data)
    if found:
        raise DataError("; ".join(found))
    return data
