"""Component data in files that an owner of the printed game may correct: read, or told what is wrong."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

_STEP = re.compile(r"\.(\w+)|\[(\d+|\.\.\.)\]")
_PATH = re.compile(r"^(.*?)(?: - at `(?:key in )?\$(.*)`)?$", re.DOTALL)


class DataError(ValueError):
    """Component data that make no game; says where and why."""


def decode(text: str, kind: type[T], file: str) -> T:
    """The values of a file.

    Raises:
        DataError: the text is no TOML, or a value is missing, unknown or of a wrong kind; names the file, the
            place as dotted keys (`special.S01.price`) and the fault.
    """
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DataError(f"{file}: this is no TOML: {error}") from None
    try:
        return _converted(raw, kind)
    except msgspec.ValidationError as error:
        fault, path = _parts(error)
        place = ".".join(_places(raw, kind, path, str(error)))
        said = fault[:1].lower() + fault[1:]
        raise DataError(f"{file}: {place}: {said}" if place else f"{file}: {said}") from None


def _converted(raw: Any, kind: type[T]) -> T:
    return msgspec.convert(raw, kind, strict=False, str_keys=True)


def _parts(error: msgspec.ValidationError) -> tuple[str, str]:
    """The fault, and the path that msgspec gives: it writes `[...]` for any key of a table."""
    found = _PATH.match(str(error))
    assert found is not None
    return found[1], found[2] or ""


def _places(raw: Any, kind: Any, path: str, told: str) -> Iterator[str]:
    """The keys on the way to a fault. Which key of a table it is shows when the others are left out."""
    here: Any = raw
    for name, index in _STEP.findall(path):
        if index == "..." and isinstance(here, dict):
            key = _guilty(raw, kind, here, told)
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


def _guilty(raw: Any, kind: Any, here: dict[str, Any], told: str) -> str | None:
    """The key of a table `here` inside `raw` under which the fault lies."""
    every = dict(here)
    try:
        for key, value in every.items():
            here.clear()
            here[key] = value
            try:
                _converted(raw, kind)
            except msgspec.ValidationError as error:
                if str(error) == told:
                    return key
    finally:
        here.clear()
        here.update(every)
    return None
