"""The schema revisions of this program, read from the texts of the migrations.

A start asks for them. It runs no migration where there is nothing to change, and then needs no Alembic.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent / "migrations"
_WRITTEN: Final = re.compile(r"""^(revision|down_revision) = ["'](\w+)["']""", re.MULTILINE)


@cache
def _older() -> dict[str, str | None]:
    """Each revision with the one before it; None: the first."""
    older = {}
    for file in (FOLDER / "versions").glob("[0-9]*.py"):
        written = dict(_WRITTEN.findall(file.read_text(encoding="utf-8")))
        older[written["revision"]] = written.get("down_revision")
    return older


@cache
def newest() -> str:
    """The schema revision of this version of the program."""
    (head,) = _older().keys() - _older().values()
    return head


def known_revisions() -> set[str]:
    """All schema revisions that this program has had."""
    return set(_older())
