"""What a change of an event is about, for `bot.match.transaction.change`."""

from __future__ import annotations

from typing import Final

from bot.match.events.models import Leader
from bot.match.models import Person
from bot.match.transaction import Scope, Subject


def _of_event(event: int, who: int | Person | Leader = 0, *_: object) -> Scope:
    # Events and persons share the negative numbers: those of persons are far larger.
    return Scope(-event, None, who if isinstance(who, int) else who.user)


EVENT: Final[Subject] = _of_event
"""(event_id, user, person or leader, ...)"""
