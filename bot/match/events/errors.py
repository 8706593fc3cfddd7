"""What is wrong with a request about an event."""

from __future__ import annotations

from bot.core import Value, fact
from bot.match.errors import UserError


class EventError(UserError):
    """Refused; nothing changed."""

    key = ""

    def __init__(self, **args: Value) -> None:
        super().__init__(fact(self.key, **args))


class UnknownEvent(EventError):
    """There is none with this number, or not on this server."""

    key = "event-unknown"


class UnknownCode(EventError):
    key = "event-unknown-code"


class NotOrganiser(EventError):
    """Only the organiser and those who manage the event's server may do this."""

    key = "event-not-organiser"


class BadEvent(UserError):
    """Something that an event is to be made with is not possible."""


class TooManyEvents(EventError):
    """args: most."""

    key = "event-too-many"


class TooFewPeople(EventError):
    """args: have, need."""

    key = "event-too-few"


class RulesKept(EventError):
    """Somebody has signed up under the rules that were shown."""

    key = "event-rules-kept"


class GroupsTooSmall(EventError):
    """args: have, need, groups."""

    key = "event-groups-too-small"


class EventFull(EventError):
    """args: most."""

    key = "event-full"


class EntryClosed(EventError):
    """Nobody can sign up any more."""

    key = "event-entry-closed"


class EventOver(EventError):
    key = "event-over"


class EventStarted(EventError):
    """This can be done before the start only."""

    key = "event-started"


class EventNotStarted(EventError):
    key = "event-not-started"


class EventNotOver(EventError):
    """The next season begins when this one is over."""

    key = "event-not-over"


class EnteredAlready(EventError):
    key = "event-entered-already"


class NotEntered(EventError):
    key = "event-not-entered"


class UnknownEntry(EventError):
    """Nobody of that name takes part."""

    key = "event-unknown-entry"


class NotShared(EventError):
    """The event is not shown on this server. args: none."""

    key = "event-not-shared"


class TooManyServers(EventError):
    """args: most."""

    key = "event-too-many-servers"


class FollowedAlready(EventError):
    """There is a next season already."""

    key = "event-followed"
