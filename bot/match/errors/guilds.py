"""Places, and what those who manage a server have settled."""

from __future__ import annotations

from bot.match.errors.base import Keyed


class SamePlace(Keyed):
    key = "table-same-place"


class ClosedChannel(Keyed):
    """The settings of the server allow tables in other channels only."""

    key = "table-closed-channel"


class TooManyOpen(Keyed):
    """The person has opened as many tables as the settings of the server allow."""

    key = "table-too-many-open"


class TooManyHere(Keyed):
    """The server has as many unfinished tables as the operator allows. args: have, most."""

    key = "table-too-many-here"


class TooManyOwn(Keyed):
    """The person has opened as many tables as the operator allows. args: have, most."""

    key = "table-too-many-own"


class TooManyChannels(Keyed):
    """The list of channels is full."""

    key = "table-too-many-channels"


class TooManyAlerts(Keyed):
    """The person is to be told of so many kinds of tables already. args: most."""

    key = "table-too-many-alerts"


class NoAlert(Keyed):
    """The person does not wait for tables of this kind."""

    key = "table-no-alert"


class TooManyListings(Keyed):
    """The server has as many lists of open tables as it can have. args: most."""

    key = "table-too-many-listings"


class NoListing(Keyed):
    """There is no list of open tables in this channel."""

    key = "table-no-listing"


class PlayersDecide(Keyed):
    """The settings of the server leave this to the players."""

    key = "table-players-decide"


class ManagersSeat(Keyed):
    """A manager cannot give a seat to themselves."""

    key = "table-managers-seat"


class StaysPrivate(Keyed):
    """A private match is not shown in a channel that others read."""

    key = "table-stays-private"


class StaysDirect(Keyed):
    """A match in the direct messages of its players does not move to a channel: they did not agree to
    that."""

    key = "table-stays-direct"
