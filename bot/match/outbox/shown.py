"""What the newest board of a reader shows. The next board tells and marks what came after it, the same board
can be posted again, and an edit can tell whether it is about this board.

It is kept with the match for its channel, and with each seat for a match in direct messages.
"""

from __future__ import annotations

import msgspec

from bot.match.outbox.messages import Pings


class Shown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A board that is posted."""

    message: int
    since: int | None
    """The first step that it tells of; None: it tells of none."""
    steps: int
    """The last step of the position it shows."""
    version: int
    """The public version of this position."""
    pings: Pings = ()
    """Whom it called."""
    first: bool = False
    """The match starts with it."""


def read_shown(stored: str | None, message: int | None) -> Shown | None:
    """What is stored of a message; None where the message is another, or an older version has posted it."""
    if stored is None or message is None:
        return None
    shown = msgspec.json.decode(stored, type=Shown)
    return shown if shown.message == message else None


def write_shown(shown: Shown) -> str:
    """As it is stored."""
    return msgspec.json.encode(shown).decode()


def news_since(shown: Shown | None, since: int | None, version: int) -> int | None:
    """The first step that the next board of the reader tells of.

    Args:
        shown: the reader's newest board.
        since: the first step of the change for which the next one is posted; None: the same is posted again.
        version: the public version of the match. If the newest board was drawn late it may show this already:
            then the next one is posted for its pings alone, and tells the same.
    """
    if shown is None:
        return since
    return shown.since if since is None or shown.version == version else shown.steps + 1
