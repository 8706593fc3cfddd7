"""The schema revisions as they are read from the texts of the migrations."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from bot.store.migrate import known_revisions, newest, revisions_after

START = """
import asyncio, sys
from bot.store import Store
async def main(url):
    await (await Store.open(url)).close()
asyncio.run(main(sys.argv[1]))
print("alembic" in sys.modules)
"""


def test_they_are_those_that_alembic_finds() -> None:
    found = [revision for revision, _ in revisions_after(None)]
    assert known_revisions() == set(found)
    assert newest() == found[-1]


def test_a_start_that_changes_nothing_does_without_alembic(tmp_path: Path) -> None:
    command = [sys.executable, "-c", START, f"sqlite:///{tmp_path / 'a.sqlite'}"]
    starts = [subprocess.run(command, capture_output=True, text=True, check=True) for _ in range(2)]
    assert [start.stdout.strip() for start in starts] == ["True", "False"]
