"""`python -m bot rehearse FILE`: try to restore a backup, without touching the real database."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Mapping
from pathlib import Path

import msgspec

from bot.cli.backup import restore
from bot.cli.check import Checked, check
from bot.cli.upgrade import migrated
from bot.core import AnyRules
from bot.store.sqlite_files import Contents, contents


class Rehearsal(msgspec.Struct, frozen=True):
    """The state of a restored backup."""

    contents: Contents
    running: int
    """The number of running matches that were replayed."""
    faults: tuple[Checked, ...]
    """The running matches that could not go on."""

    def __str__(self) -> str:
        lost = f"{len(self.faults)} of them could not go on" if self.faults else "all of them could go on"
        return (
            f"The backup can be restored: {self.contents}. {self.running} running matches replayed, {lost}."
        )


def rehearse(file: Path, games: Mapping[str, AnyRules]) -> Rehearsal:
    """Restore a backup into a folder that is removed again, bring it to the form of this version, and replay
    every running match. The real database is not touched. Raises StoreError: the backup cannot be
    restored."""
    with tempfile.TemporaryDirectory(prefix="turnpost-rehearsal-") as folder:
        url = f"sqlite+aiosqlite:///{Path(folder) / 'turnpost.sqlite'}"
        restore(url, file)
        asyncio.run(migrated(url))
        databases = list(check(url, games))
        there = contents(Path(folder) / "turnpost.sqlite")
    return Rehearsal(there, len(databases), tuple(checked for checked in databases if checked.fault))
