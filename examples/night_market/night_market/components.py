"""The component data: types, reading, and the cards they make."""

from __future__ import annotations

from importlib.resources import files

import msgspec

from bot.core.components import DataError, decode
from night_market.validate import faults

FILE = "components.toml"


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed on the components."""

    rounds: int
    hand: int
    highest: int
    most: int
    kinds: dict[str, str]

    @property
    def deck(self) -> tuple[str, ...]:
        """All cards, such as "L7" (NM-1.1)."""
        return tuple(f"{kind}{value}" for kind in self.kinds for value in range(1, self.highest + 1))


def parse(text: str) -> Components:
    """Read component data.

    Raises:
        DataError: they do not make a valid game; the message has all faults.
    """
    found = decode(text, Components, FILE)
    wrong = list(faults(found))
    if wrong:
        raise DataError("\n".join(f"{FILE}: {fault}" for fault in wrong))
    return found


def load() -> Components:
    """The component data of this package."""
    return parse(files("night_market").joinpath(FILE).read_text(encoding="utf-8"))


def value(card: str) -> int:
    """The value of a card."""
    return int(card[1:])
