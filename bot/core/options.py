"""Options of a match: variants and house rules that are chosen in the lobby."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

Options = Mapping[str, str]
"""Chosen values by option key. `complete_options` adds the defaults."""


class Option(msgspec.Struct, frozen=True):
    """One option with its possible values, such as `("off", "on")`.

    Its texts in the catalogues have the keys `<prefix>-option-<key>` and `<prefix>-option-<key>-<value>`,
    with hyphens instead of underscores.
    """

    key: str
    values: tuple[str, ...]
    default: str
    by_seat: bool = False
    """A value has a letter for each seat, and every value the same letters. Each player chooses one on the
    card of the table. The texts are those of the letters, and `<prefix>-option-<key>-own` asks for one."""


class BadOption(ValueError):
    """The game does not have this option, or the option does not have this value."""

    def __init__(self, key: str, value: str | None, allowed: tuple[str, ...]) -> None:
        super().__init__(f"{key}={value}: one of {', '.join(allowed)}")
        self.key, self.value, self.allowed = key, value, allowed


def complete_options(known: tuple[Option, ...], chosen: Options) -> dict[str, str]:
    """Return the values of all options of a game: those chosen, and defaults for the others.

    Raises:
        BadOption: an unknown option, or a value that the option does not have.
    """
    by_key = {option.key: option for option in known}
    for key, value in chosen.items():
        if key not in by_key:
            raise BadOption(key, None, tuple(by_key))
        if value not in by_key[key].values:
            raise BadOption(key, value, by_key[key].values)
    return {option.key: chosen.get(option.key, option.default) for option in known}


def with_letter(option: Option, value: str, seat: int, letter: str) -> str:
    """The value of an option by seat after a seat has taken a letter. The seat that had it gets the other's
    old letter.

    Raises:
        BadOption: there is no such letter.
    """
    if len(letter) != 1 or letter not in value:
        raise BadOption(option.key, letter, tuple(option.default))
    swap = {letter: value[seat], value[seat]: letter}
    return "".join(swap.get(value_letter, value_letter) for value_letter in value)


def closed_up(value: str, kept: Iterable[int]) -> str:
    """The value of an option by seat after the seats have closed up: the seats that stay keep their
    letters."""
    letters = [value[seat] for seat in kept]
    return "".join([*letters, *(letter for letter in value if letter not in letters)])
