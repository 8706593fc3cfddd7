"""What is wrong with a request about an event."""

from __future__ import annotations

from bot.match.errors import UserError, refusal


class BadEvent(UserError):
    """Something that an event is to be made with is not possible."""


UnknownEvent = refusal("event-unknown")
"""There is none with this number, or not on this server."""
UnknownCode = refusal("event-unknown-code")
NotOrganiser = refusal("event-not-organiser")
"""Only the organiser and those who manage the event's server may do this."""
TooManyEvents = refusal("event-too-many")
"""args: most."""
TooFewPeople = refusal("event-too-few")
"""args: have, need."""
RulesKept = refusal("event-rules-kept")
"""Somebody has signed up under the rules that were shown."""
GroupsTooSmall = refusal("event-groups-too-small")
"""args: have, need, groups."""
EventFull = refusal("event-full")
"""args: most."""
EntryClosed = refusal("event-entry-closed")
"""Nobody can sign up any more."""
EventOver = refusal("event-over")
EventStarted = refusal("event-started")
"""This can be done before the start only."""
EventNotStarted = refusal("event-not-started")
EventNotOver = refusal("event-not-over")
"""The next season begins when this one is over."""
EnteredAlready = refusal("event-entered-already")
NotEntered = refusal("event-not-entered")
UnknownEntry = refusal("event-unknown-entry")
NotShared = refusal("event-not-shared")
"""The event is not shown on this server."""
TooManyServers = refusal("event-too-many-servers")
"""args: most."""
FollowedAlready = refusal("event-followed")
"""There is a next season already."""
