"""Table options: variants and house rules that are chosen before a match starts."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

Options = Mapping[str, str]
"""Chosen values by option key; complete after `settle_options`."""


class Option(msgspec.Struct, frozen=True):
    """One choice of the lobby. Values are words of a fixed list, e.g. `("off", "on")`.

    The catalogues explain it: `<prefix>-option-<key>` and `<prefix>-option-<key>-<value>`,
    with underscores written as hyphens.
    """

    key: str
    values: tuple[str, ...]
    default: str


class BadOption(ValueError):
    """An option that the game does not have, or a value the option does not take."""

    def __init__(self, key: str, value: str | None, allowed: tuple[str, ...]) -> None:
        super().__init__(f"{key}={value}: one of {', '.join(allowed)}")
        self.key, self.value, self.allowed = key, value, allowed


def settle_options(known: tuple[Option, ...], chosen: Options) -> dict[str, str]:
    """All options of a game with their chosen or default values.

    Raises:
        BadOption: an unknown key, or a value that is not in the option's list.
    """
    by_key = {option.key: option for option in known}
    for key, value in chosen.items():
        if key not in by_key:
            raise BadOption(key, None, tuple(by_key))
        if value not in by_key[key].values:
            raise BadOption(key, value, by_key[key].values)
    return {option.key: chosen.get(option.key, option.default) for option in known}
