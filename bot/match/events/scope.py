"""What a change of an event is about, for `bot.match.changing.transaction.change`."""

from __future__ import annotations

from typing import Final

from bot.match.changing.transaction import Scope, Subject
from bot.match.engine.models import Person
from bot.match.events.models import Leader


def _of_event(event: int, who: int | Person | Leader = 0, *_: object) -> Scope:
    # Events and persons share the negative numbers: those of persons are far larger.
    return Scope(-event, None, who if isinstance(who, int) else who.user)


EVENT: Final[Subject] = _of_event
"""(event_id, user, person or leader, ...)"""
