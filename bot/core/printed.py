"""What is printed on the components of a game: the same in every position of a match.

A drawing finds it in `View.printed`, and before there is a view in `Lobby.printed`; a text about the game
uses `figures`. It is made from the component data alone, so that a corrected value is shown everywhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from bot.core.facts import Value


class Printed(msgspec.Struct, frozen=True):
    """Without values: a game with component data has a class of its own, with a field for each value that is
    shown."""

    def figures(self) -> Mapping[str, Value]:
        """Values by the names that messages of the catalogues give them; by default the plain numbers and
        words."""
        values = {name: getattr(self, name) for name in self.__struct_fields__}
        return {name: value for name, value in values.items() if type(value) in (int, str)}


def values_for(kind: type[Printed], *parts: msgspec.Struct) -> dict[str, Any]:
    """The values of parts of the component data that are printed under the same name."""
    return {
        name: getattr(part, name)
        for part in parts
        for name in part.__struct_fields__
        if name in kind.__struct_fields__
    }


class Figures(Printed, frozen=True):
    """The plain numbers and words of the component data, for a game that has no `Printed` of its own."""

    values: dict[str, int | str] = {}

    def figures(self) -> Mapping[str, Value]:
        return {**self.values}
