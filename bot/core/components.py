"""Component data, and what is printed on the components of a game: the same in every position of a match.

The files may be edited by hand, so errors name the file, place and fault. A drawing finds what is printed in
`View.printed`, and before there is a view in `Lobby.printed`; a text about the game uses `figures`. It is
made from the component data alone, so that a corrected value is shown everywhere.
"""

from __future__ import annotations

import hashlib
import inspect
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Final, TypeVar

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


T = TypeVar("T")

FILE: Final = "components.toml"

Natural = Annotated[int, msgspec.Meta(ge=0)]
"""A number that may be 0."""
Positive = Annotated[int, msgspec.Meta(ge=1)]

_STEP = re.compile(r"\.(\w+)|\[(\d+|\.\.\.)\]")
_PATH = re.compile(r"^(.*?)(?: - at `(?:key in )?\$(.*)`)?$", re.DOTALL)


class DataError(ValueError):
    """The component data are not valid; the message says where and why."""


def decode(text: str, kind: type[T], file: str) -> T:
    """Read the values of a TOML file into a struct of type `kind`.

    Raises:
        DataError: the text is not TOML, or a value is missing, unknown or of the wrong type. The message
            names the file, the place as dotted keys (`special.S01.price`) and the fault.
    """
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DataError(f"{file}: not valid TOML: {error}") from None
    try:
        return _converted(raw, kind)
    except msgspec.ValidationError as error:
        # The path has `[...]` for any key of a table.
        matched = _PATH.match(str(error))
        assert matched is not None
        fault, path = matched[1], matched[2] or ""
        place = ".".join(_places(raw, kind, path, str(error)))
        sentence = fault[:1].lower() + fault[1:]
        raise DataError(f"{file}: {place}: {sentence}" if place else f"{file}: {sentence}") from None


def checked(text: str, kind: type[T], file: str, faults: Callable[[T], Iterable[str]]) -> T:
    """Read the values of a TOML file, and look at what is wrong with values that have the right types.

    Raises:
        DataError: they cannot be read (`decode`), or there is a fault; the message has all of them.
    """
    value = decode(text, kind, file)
    wrong = [f"{file}: {fault}" for fault in faults(value)]
    if wrong:
        raise DataError("; ".join(wrong))
    return value


def shipped(kind: type[T], faults: Callable[[T], Iterable[str]]) -> T:
    """The component data that come with a game, in the file `FILE` beside the module of their type.

    Raises:
        DataError: see `checked`.
    """
    path = Path(inspect.getfile(kind)).with_name(FILE)
    return checked(path.read_text(encoding="utf-8"), kind, FILE, faults)


def stored(data: msgspec.Struct) -> bytes:
    """Component data as JSON, in the order in which they were read. `restored` reads them back."""
    return msgspec.json.encode(msgspec.to_builtins(data, str_keys=True))


def restored(data: bytes, kind: type[T], faults: Callable[[T], Iterable[str]] = lambda _: ()) -> T:
    """Read what `stored` has made.

    Args:
        faults: what is wrong with values that have the right types.

    Raises:
        DataError: the data are not valid.
    """
    try:
        value = msgspec.json.decode(data, type=kind)
    except msgspec.DecodeError as error:
        raise DataError(f"kept component data: {error}") from None
    wrong = list(faults(value))
    if wrong:
        raise DataError("; ".join(f"kept component data: {fault}" for fault in wrong))
    return value


def fingerprint(data: msgspec.Struct) -> str:
    """SHA-256 (hex) of the values. Comments and layout of a file do not change it."""
    plain = msgspec.to_builtins(data, str_keys=True)
    return hashlib.sha256(msgspec.json.encode(plain, order="sorted")).hexdigest()


def _converted(raw: Any, kind: type[T]) -> T:
    return msgspec.convert(raw, kind, strict=False, str_keys=True)


def _places(raw: Any, kind: Any, path: str, message: str) -> Iterator[str]:
    """The keys that lead to a fault, outermost first."""
    here: Any = raw
    for name, index in _STEP.findall(path):
        if index == "..." and isinstance(here, dict):
            key = _faulty_key(raw, kind, here, message)
            if key is None:
                return
            yield key
            here = here[key]
        elif index.isdigit():
            yield str(int(index) + 1)
            here = here[int(index)]
        elif name and isinstance(here, dict):
            yield name
            here = here.get(name)


def _faulty_key(raw: Any, kind: Any, here: dict[str, Any], message: str) -> str | None:
    """Find the key of the table `here` (a part of `raw`) whose value is at fault.

    msgspec does not name the key, so each value is converted alone until one gives the same message.
    """
    values = dict(here)
    try:
        for key, value in values.items():
            here.clear()
            here[key] = value
            try:
                _converted(raw, kind)
            except msgspec.ValidationError as error:
                if str(error) == message:
                    return key
    finally:
        here.clear()
        here.update(values)
    return None
