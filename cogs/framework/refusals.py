"""What Discord's refusals mean for a delivery. The codes:
https://docs.discord.com/developers/topics/opcodes-and-status-codes#json
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

import discord

from bot.match import ChannelLost, Delivery, Refused, Retry, Undeliverable, Unreached
from bot.match.outbox.messages import Elsewhere

log = logging.getLogger(__name__)

LATER: Final = {
    20016: 60.0,  # slow mode
    20028: 60.0,  # too many writes in this channel
    20029: 60.0,  # ... in this server
    30046: 600.0,  # edits of old messages are limited
    40003: 60.0,  # direct messages opened too fast: says nothing about the box
    40004: 600.0,  # sending is switched off for a while
    40006: 600.0,  # the feature is
    130000: 60.0,  # overloaded
}
"""Seconds to wait, by code. Nothing is wrong with the message or the place."""
GONE: Final = {10003, 10004, 50001, 50013, 50083, 160005, 200000, 200001}
"""The channel, server or access is lost, the thread is locked or archived for good, or the server's automatic
moderation blocks the message: the match waits for a new place."""
NO_DM: Final = {10013, 50001, 50007, 50278}
"""The person takes no direct messages, or cannot be reached."""
NO_BOX: Final = {10003, 50001}
"""The channel of somebody's direct messages is gone, or it belongs to another bot account, used earlier."""
CONTENT: Final = {40005, 50035, 50045}
"""Too big, or not well formed."""
TOO_BIG: Final = 413
UNKNOWN_MESSAGE: Final = 10008
NO_MEMBER: Final = {10007, 10013}
"""The person is not on the server, or is nobody any more."""
ARCHIVED: Final = 50083
"""The message to edit is in an archived thread."""
FIXED: Final = {UNKNOWN_MESSAGE, 30046, 50005}
"""The message to edit is gone, too old for so many edits, or written by another account."""
ANEW: Final = {UNKNOWN_MESSAGE, 50005}
"""The standing message is gone, or written by another account: a new one is posted."""
PATIENCE: Final = 5
"""After this many attempts an unknown refusal counts as a lost place, so that somebody is told."""
NAMELESS: Final = {401, 403, 404, 429}
"""Statuses that mean nothing without a code. Such an answer often comes from a proxy that bans our
address."""


def for_content(error: discord.HTTPException) -> bool:
    """Whether the content was refused, so that other content may be accepted."""
    return error.status == TOO_BIG or error.code in CONTENT


def nameless(error: discord.HTTPException) -> bool:
    """Whether an answer names no reason."""
    return not error.code and error.status in NAMELESS


def meaning(error: discord.HTTPException, delivery: Delivery) -> Exception:
    """The exception for the outbox. `Refused` is only a suspicion that has to be checked."""
    reason = str(error.code or error.status)
    if error.code in LATER:
        return Retry(LATER[error.code], reason)
    if isinstance(error, discord.DiscordServerError):
        return Unreached(f"Discord answers {error.status}")
    if nameless(error):
        return Refused(reason)
    if error.code in ANEW:  # says nothing about its place, or about its person
        return ChannelLost(reason, message=True)
    lost = isinstance(error, discord.Forbidden | discord.NotFound)
    if delivery.user is not None:
        return Undeliverable(reason) if lost or error.code in NO_DM else Retry(None, reason)
    if lost or error.code in GONE:
        return Refused(reason)
    if isinstance(delivery.message, Elsewhere):  # the message stays as it is
        return ChannelLost(reason)
    log.warning("match %s: %s was refused: %s", delivery.match, delivery.kind, reason)
    return Retry(None, reason) if delivery.attempts < PATIENCE else ChannelLost(reason)


@contextmanager
def unless_gone() -> Iterator[None]:
    """Nothing is done to a message that somebody has deleted."""
    try:
        yield
    except discord.NotFound as error:
        if error.code != UNKNOWN_MESSAGE:
            raise


def closed(place: Mapping[str, Any]) -> bool:
    """Whether a place takes no messages: a locked thread."""
    return bool((place.get("thread_metadata") or {}).get("locked"))
