"""`python -m bot export MATCH FILE` and `import FILE`: a match leaves this installation, or comes to it.

Both work while the bot runs: what they write is one transaction, and the bot delivers what it finds in the
outbox.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import msgspec

from bot.core import AnyRules
from bot.match import Brief, Place, TableError, Tables
from bot.match.errors import BadFile, Late
from bot.match.transfer.service import BIGGEST
from bot.store import Store, StoreError, matches
from bot.store.engine import sqlite_file
from bot.text import LANGUAGES, words

TRIES = 5
"""How often a match is written down again because somebody has moved meanwhile."""


class Refused(StoreError):
    """A match cannot be exported or imported; one plain sentence for the host."""


class Exported(msgspec.Struct, frozen=True):
    """What was written."""

    match: int
    game: str
    steps: int
    running: bool
    handed_over: bool

    def __str__(self) -> str:
        what = f"match {self.match} ({self.game}, {self.steps} steps)"
        if not self.running:
            return f"{what}, finished."
        told = "Hands and secret are in it: give it to nobody who plays, only to the other host."
        if self.handed_over:
            return f"{what}. {told} Here it is stopped, and its players were told; keep the file."
        return f"{what}. {told} It goes on here: to stop it use --hand-over."


async def export(
    url: str, games: Mapping[str, AnyRules], match: int, file: Path, *, hand_over: bool = False
) -> Exported:
    """Write a match to a file that only its owner may read. `hand_over`: a running match stops here, once it
    is written.

    Raises:
        StoreError: with one plain sentence; the match goes on here.
    """
    _must_be_possible(url, file)
    store = await Store.open(url)
    try:
        tables = Tables(store, games)
        for _ in range(TRIES):
            data, revision = await tables.whole(match)
            found = await tables.brief(match)
            _write(file, data)
            running = found.state == "running"
            if running and hand_over:
                try:
                    await tables.hand_over(match, revision)
                except Late:
                    continue  # somebody was quicker
            async with store.read() as db:
                row = await matches.find(db, match)
            steps = 0 if row is None else row.steps
            return Exported(match, found.game, steps, running, running and hand_over)
        raise Refused(f"Match {match} does not stand still long enough; try again.")
    except TableError as error:
        raise Refused(words("en").say(error.fact, ())) from None
    finally:
        await store.close()


async def bring_in(url: str, games: Mapping[str, AnyRules], file: Path, place: Place, language: str) -> Brief:
    """Read a match from a file, prove it, and post it in a place; one that was running goes on.

    Raises:
        StoreError: with one plain sentence; nothing is changed.
    """
    if language not in LANGUAGES:
        raise Refused(f"The languages are {', '.join(LANGUAGES)}.")
    try:
        with file.open("rb") as source:
            data = source.read(BIGGEST + 1)
    except OSError as error:
        raise Refused(f"{file} cannot be read: {error.strerror}.") from None
    store = await Store.open(url)
    try:
        tables = Tables(store, games)
        incoming = await tables.read_in(data, by_host=True)
        return await tables.bring_in(place, incoming, by=None, language=language)
    except BadFile as error:
        raise Refused(error.sentence) from None
    except TableError as error:
        raise Refused(words("en").say(error.fact, ())) from None
    finally:
        await store.close()


def _must_be_possible(url: str, file: Path) -> None:
    """What is there is not replaced: it might be a backup, or the database itself."""
    if file.exists():
        raise Refused(f"{file} is there already; name a file that is not.")
    database = sqlite_file(url)
    if database is not None and not database.exists():
        raise Refused(f"There is no database {database} yet.")


def _write(file: Path, data: bytes) -> None:
    """The file is there whole, or as it was before; nobody else may read it."""
    part = file.with_name(f"{file.name}.part")
    try:
        part.unlink(missing_ok=True)
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as target:
            target.write(data)
            target.flush()
            os.fsync(target.fileno())
        part.replace(file)
    except OSError as error:
        raise Refused(f"{file} cannot be written: {error.strerror}.") from None
    finally:
        part.unlink(missing_ok=True)
