"""The figures of the last release, in a file beside this one, to see what has changed since.

`python -m tests.bench --keep` writes it: the figures belong to the version that `bot/__init__.py` names then.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

import bot
from tests.bench.figure import Figure

FILE: Final = Path(__file__).with_name("last_release.toml")
HEAD: Final = "# The bench of the last release. `python -m tests.bench --keep` writes this file.\n"


class Then(msgspec.Struct, frozen=True):
    """What a figure was."""

    median: float
    unit: str
    ratio: float | None = None
    """To the target of then; None where there was none."""


class Release(msgspec.Struct, frozen=True):
    version: str
    machine: dict[str, Any]
    """What its figures were taken on."""
    figures: dict[str, Then]
    """By the name of the figure."""


def read(file: Path = FILE) -> Release:
    """The last release."""
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Release)


def keep(figures: Iterable[Figure], machine: Mapping[str, Any], file: Path = FILE) -> None:
    """Write the figures of the version that is released now.

    Raises:
        ValueError: two figures have the same name.
    """
    lines: dict[str, str] = {}
    for figure in figures:
        if figure.name in lines:
            raise ValueError(f"two figures are called {figure.name!r}")
        values: dict[str, Any] = {"median": float(f"{figure.median:.4g}"), "unit": figure.unit}
        if figure.ratio is not None:
            values["ratio"] = float(f"{figure.ratio:.3g}")
        told = ", ".join(f"{key} = {_toml(value)}" for key, value in values.items())
        lines[figure.name] = f"{_toml(figure.name)} = {{ {told} }}"
    about = [f"{key} = {_toml(value)}" for key, value in machine.items() if value is not None]
    parts = [f"version = {_toml(bot.__version__)}", "", "[machine]", *about, "", "[figures]", *lines.values()]
    file.write_text(HEAD + "\n".join(parts) + "\n", encoding="utf-8")


def _toml(value: object) -> str:
    """A text or a number; both are written as in JSON."""
    return json.dumps(value, ensure_ascii=False)
