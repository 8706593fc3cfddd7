"""Find what an interrupted attempt has sent, by a mark on the first button of each message."""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple

import discord
import msgspec

from bot.match.delivery.sender import Delivery, Older
from cogs.forums.posts import NewPost
from cogs.framework.refusals import UNKNOWN_MESSAGE
from cogs.ui.custom_ids import press
from cogs.ui.page import Button, Page

log = logging.getLogger(__name__)

Messageable = discord.PartialMessageable
Sendable = Messageable | NewPost
"""Where a message can be sent, and looked for: also a post that is made with it."""
_MISSING_PERMISSIONS: Final = 50013
_LOOK_BACK: Final = 1000
"""The number of messages to search. People may have written some since the attempt."""
_TURN: Final = re.compile(rf"{press('turn')}:\d+:(?P<version>\d+)\b")
_SKEW: Final = 60_000
"""Milliseconds by which our clock may be ahead of Discord's."""


class Found(NamedTuple):
    """A message that an earlier attempt has sent, and what is left to send (`older`; None: nothing)."""

    message: int
    older: Older | None
    version: int | None = None
    """The public version that its buttons are of."""


def marked(page: Page, delivery: Delivery) -> Page:
    """Put the delivery's mark on the page's first button, so that a resumed delivery finds the message."""
    for at, row in enumerate(page.rows):
        if row and isinstance(row, tuple) and isinstance(row[0], Button):
            first = msgspec.structs.replace(row[0], action=f"{row[0].action}:{_mark(delivery.nonce)}")
            rows = (*page.rows[:at], (first, *row[1:]), *page.rows[at + 1 :])
            return msgspec.structs.replace(page, rows=rows)
    return page


async def sent_before(place: Sendable, delivery: Delivery, author: int | None) -> Found | None:
    """The newest message that carries the delivery's mark: an earlier attempt was interrupted after
    sending it."""
    if not delivery.resumed:
        return None
    marks = _marks(delivery)
    after = discord.Object(_snowflake(delivery.created_at - _SKEW))
    found: Found | None = None
    try:
        async for message in place.history(limit=_LOOK_BACK, after=after, oldest_first=True):
            if message.author.id == author:
                found = _carrying(message, marks) or found
    except discord.Forbidden as error:
        if error.code != _MISSING_PERMISSIONS:  # it might only fail this once
            raise
        log.warning("match %s: the channel's history may not be read", delivery.match)
    return found


async def edited_before(place: Messageable, delivery: Delivery, message: int) -> Found | None:
    """The message, if it carries the delivery's mark: an earlier attempt was interrupted after editing it."""
    if not delivery.resumed:
        return None
    try:
        return _carrying(await place.get_partial_message(message).fetch(), _marks(delivery))
    except discord.NotFound as error:
        if error.code != UNKNOWN_MESSAGE:
            raise
    except discord.Forbidden as error:
        if error.code != _MISSING_PERMISSIONS:
            raise
    return None


def _marks(delivery: Delivery) -> dict[str, Older | None]:
    """The marks of a delivery, and of those that it takes the place of."""
    marks: dict[str, Older | None] = {_mark(older.nonce): older for older in delivery.older}
    marks[_mark(delivery.nonce)] = None
    return marks


def _carrying(message: discord.Message, marks: Mapping[str, Older | None]) -> Found | None:
    """A message with one of these marks."""
    ids = _custom_ids(message)
    for mark in {one.rpartition(":")[2] for one in ids} & marks.keys():
        return Found(message.id, marks[mark], _version(ids))
    return None


def _mark(nonce: str) -> str:
    """A random mark.

    The number of the row would tell how many deliveries there were, and so whose hand changed.
    """
    return f"j{nonce[:10]}"


def _snowflake(milliseconds: int) -> int:
    return discord.utils.time_snowflake(datetime.fromtimestamp(milliseconds / 1000, UTC))


def _custom_ids(message: discord.Message) -> set[str]:
    """Every custom id in a message."""
    found: set[str] = set()

    def walk(node: Any) -> None:
        if isinstance(node, dict):
            if isinstance(node.get("custom_id"), str):
                found.add(node["custom_id"])
            for value in node.values():
                walk(value)
        elif isinstance(node, list):
            for value in node:
                walk(value)

    walk([component.to_dict() for component in message.components])
    return found


def _version(ids: set[str]) -> int | None:
    """The public version in the ids of a board's buttons."""
    return next((int(found["version"]) for one in ids if (found := _TURN.match(one))), None)
