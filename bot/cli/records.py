"""Commands that write into the database while the bot may be running: `python -m bot export MATCH FILE` and
`import FILE` move a match to or from another installation; `block`, `maintenance` and `announce`.

They write in one transaction, and the bot sends the messages that they put into the outbox.
"""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec

from bot.cli.databases import current
from bot.core import AnyRules
from bot.games.registry import GAMES
from bot.match import Brief, Context, MatchServices, Place, UserError
from bot.match.errors import BadFile, Late
from bot.match.fairness.reading import BIGGEST
from bot.match.hosting.operator import Announcing, Blockable, Operator
from bot.store import StoreError, matches
from bot.text import LANGUAGES, words

TRIES = 5
"""How often the export is tried if somebody moves meanwhile."""


class Refused(StoreError):
    """A match cannot be exported or imported; the message is a sentence for the operator."""


class Exported(msgspec.Struct, frozen=True):
    match: int
    game: str
    steps: int
    running: bool
    handed_over: bool

    def __str__(self) -> str:
        what = f"match {self.match} ({self.game}, {self.steps} steps)"
        if not self.running:
            return f"{what}, finished."
        warning = (
            "The file contains hands and the secret. Give it only to the other operator, never to players."
        )
        if self.handed_over:
            return f"{what}. {warning} The match is stopped here, and its players were told; keep the file."
        return f"{what}. {warning} It is a copy: the match goes on here, and nowhere else."


async def export(
    url: str, games: Mapping[str, AnyRules], match: int, file: Path, *, hand_over: str = ""
) -> Exported:
    """Write a match to a file that only the current user may read.

    Args:
        hand_over: the id of the installation that goes on with a running match. The match stops here after
            the file is written.

    Raises:
        StoreError: it is not possible; the match goes on here.
    """
    _must_be_new(file)
    async with _services(url, games) as services:
        for _ in range(TRIES):
            data, revision = await services.transfer.whole(match, hand_over)
            brief = await services.views.brief(match)
            _write(file, data)
            running = brief.state == "running"
            if running and hand_over:
                try:
                    await services.transfer.hand_over(match, revision)
                except Late:
                    continue  # somebody has moved meanwhile
            async with services.context.store.read() as db:
                row = await matches.find(db, match)
            steps = 0 if row is None else row.steps
            return Exported(match, brief.game, steps, running, running and bool(hand_over))
        raise Refused(f"Match {match} changes too often at the moment; try again.")


async def bring_in(
    url: str,
    games: Mapping[str, AnyRules],
    file: Path,
    place: Place,
    language: str,
    *,
    from_older: bool = False,
) -> Brief:
    """Read a match from a file, verify it, and continue it in a channel; a finished match is only shown.

    Args:
        from_older: accept a running match from a version whose files do not name the installation they are
            for.

    Raises:
        StoreError: it is not possible; nothing was changed.
    """
    if language not in LANGUAGES:
        raise Refused(f"The languages are {', '.join(LANGUAGES)}.")
    try:
        with file.open("rb") as source:
            data = source.read(BIGGEST + 1)
    except OSError as error:
        raise Refused(f"{file} cannot be read: {error.strerror}.") from None
    async with _services(url, games) as services:
        incoming = await services.transfer.read_file(data, by_operator=True, older=from_older)
        return await services.transfer.bring_in(place, incoming, by=None, language=language)


async def installation(url: str, games: Mapping[str, AnyRules]) -> str:
    """The id of this installation. Raises StoreError."""
    async with _services(url, games) as services:
        return await services.transfer.installation()


@asynccontextmanager
async def _services(url: str, games: Mapping[str, AnyRules]) -> AsyncIterator[MatchServices]:
    """The services for the matches of a database. Raises StoreError, also for what a person would be told."""
    async with current(url) as store:
        try:
            yield MatchServices(Context(store, games))
        except BadFile as error:
            raise Refused(error.sentence) from None
        except UserError as error:
            raise Refused(words("en").say(error.fact, ())) from None


def _must_be_new(file: Path) -> None:
    """Raise Refused if the file exists: it may be a backup or the database itself."""
    if file.exists():
        raise Refused(f"{file} exists already; name a new file.")


def _write(file: Path, data: bytes) -> None:
    """Write a file completely or not at all. Other users may not read it."""
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


@asynccontextmanager
async def _context(url: str) -> AsyncIterator[Context]:
    """Raises StoreError."""
    async with current(url) as store:
        yield Context(store, GAMES)


async def block(url: str, what: Blockable, number: int, blocked: bool) -> None:
    """Block a person or server, or lift the block. Raises StoreError."""
    async with _context(url) as context:
        await Operator(context).block(what, number, blocked)


async def maintain(url: str, on: bool, *, tell: bool) -> tuple[int, int]:
    """Begin or end maintenance. Returns the number of running matches, and the number of places at which it
    is announced; 0 if nothing has changed. Raises StoreError."""
    async with _context(url) as context:
        told = 0
        if await Operator(context).maintain(on) and tell:
            told = await Announcing(context).announce({}, "maintenance" if on else "maintenance-over")
        async with context.reading() as db:
            return await matches.running_count(db), told


async def places(url: str) -> int:
    """The number of places at which an announcement would appear now. Raises StoreError."""
    async with _context(url) as context:
        return await Announcing(context).places()


async def announce(url: str, texts: Mapping[str, str]) -> int:
    """Announce something at all tables, and return the number of places. Raises StoreError,
    BadAnnouncement."""
    async with _context(url) as context:
        return await Announcing(context).announce(texts)


async def stop_announcing(url: str) -> int:
    """Stop all announcements, and return the number of those that have not reached every place. Raises
    StoreError."""
    async with _context(url) as context:
        return await Announcing(context).stop()
