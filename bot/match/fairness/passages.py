"""How often a running match was handed over, and to whom: a file is used once, and by one installation.

Each handing over of a match has a number. An installation remembers the highest number that it has seen of a
match, and takes only a file with a higher one that was written for it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import UNSET
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import fact
from bot.match.errors import BadFile
from bot.match.fairness.record import Handover
from bot.store import steps

INSTALLATION: Final = f"{steps.NOTE}installation"
"""The note with the id of this installation. It stays the same when the database is copied or restored."""
ID_BYTES: Final = 8
_PASSAGE: Final = f"{steps.NOTE}passage:"
"""The beginning of the keys of notes with the number of the last handing over of a match."""


async def installation(db: AsyncConnection, token_bytes: Callable[[int], bytes], now: int) -> str:
    """The id of this installation, which is made when it is first needed."""
    known = await steps.remembered(db, INSTALLATION)
    if known is None:
        known = token_bytes(ID_BYTES).hex()
        await steps.note(db, INSTALLATION, known, now)
    return known


async def last(db: AsyncConnection, uid: str) -> int:
    """The number of the last handing over of a match from or to here; -1 if there was none."""
    known = await steps.remembered(db, _PASSAGE + uid)
    return -1 if known is None else int(known)


async def note(db: AsyncConnection, uid: str, number: int, now: int) -> None:
    await steps.note(db, _PASSAGE + uid, str(number), now)


async def must_be_for_us(db: AsyncConnection, handover: Handover, *, older: bool = False) -> int:
    """Return the number of this handing over.

    A file of an older version names no installation and has no number. It counts as the first.

    Args:
        older: such a file is taken. Nothing says for whom it is, so the operator has to.

    Raises:
        BadFile: the file is for another installation, is a copy of a match that goes on, or was used.
    """
    number = 0
    if handover.passage is UNSET:
        if not older:
            raise _refused(
                "The file does not say to which installation it hands the match over, as files of older "
                "versions do not. If it was written for this one and went to no other, use --from-older."
            )
    else:
        number = handover.passage
        if not handover.to:
            raise _refused(
                "The file is a copy: its match goes on where it comes from. Its operator hands it over with "
                "--hand-over and the id that `python -m bot installation` prints here."
            )
        if handover.to != await steps.remembered(db, INSTALLATION):
            raise _refused("The file hands the match over to another installation.")
    if number <= await last(db, handover.match.uid):
        raise _refused("The file was used before: the match has been handed on since.")
    return number


def _refused(sentence: str) -> BadFile:
    return BadFile(fact("table-import-handover"), sentence)
