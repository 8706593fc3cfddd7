"""Which match is meant, what state it is in, and whether it can be read and written at all."""

from __future__ import annotations

from bot.match.errors.base import Keyed


class UnknownMatch(Keyed):
    key = "table-unknown-match"


class UnknownGame(Keyed):
    key = "table-unknown-game"


class Maintenance(Keyed):
    key = "error-maintenance"


class NotSeated(Keyed):
    key = "table-not-seated"


class NotStarted(Keyed):
    key = "table-not-started"


class AlreadyStarted(Keyed):
    key = "table-already-started"


class LeavesWhilePlaying(AlreadyStarted):
    """A seat in a running match cannot be given back: its player can hand it over or propose the end."""

    key = "table-leave-running"


class MatchOver(Keyed):
    key = "table-over"


class StillPlayed(Keyed):
    key = "table-still-played"


class Unfinished(Keyed):
    """This can be checked or computed only when the match is finished."""

    key = "table-unfinished"


class NoMoment(Keyed):
    """Nothing has happened yet that the reader could look back at."""

    key = "log-none"


class NoCurves(Keyed):
    """The match has only begun, or its game does not tell how the points stand."""

    key = "error-curves-early"


class HiddenPoints(Keyed):
    """While the match runs, the points of some seat are hidden from the public."""

    key = "error-curves-hidden"


class Busy(Keyed):
    """The store could not be written in time; trying again is harmless."""

    key = "table-busy"


class Storage(Keyed):
    """The store cannot be written at all (disk full, file gone)."""

    key = "table-storage"


class Silent(Storage):
    """The store does not answer; nothing of what was asked has been begun."""

    key = "table-storage-silent"


class Unsure(Storage):
    """The store stopped answering while a change was committed, and nobody can say whether it is."""

    key = "table-storage-unsure"


class Broken(Keyed):
    """The match can neither be read from its snapshot nor replayed with the installed rules."""

    key = "table-broken"
