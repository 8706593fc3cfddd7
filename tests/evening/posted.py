"""What was posted for everybody, as the checks look at it: messages and edits with the scenes behind them."""

from __future__ import annotations

from typing import NamedTuple

from render.scene import Scene


class Posted(NamedTuple):
    """A board, the last board, or an edit of one."""

    number: int
    """By which a person finds it: of what was shown, or of the delivery."""
    message: int
    edit: bool
    at: int
    """When its picture was asked for, in milliseconds of the bot's clock."""
    scene: Scene
    words: str = ""
    digests: tuple[str, ...] = ()
    """Of its pictures."""
    alt: str | None = None
    """The alt text of the board; None: it is not known."""
