"""What others must agree to."""

from __future__ import annotations

from bot.match.errors.base import Keyed


class NobodyToApprove(Keyed):
    """There is no other player who could agree to the undo."""

    key = "table-nobody-to-approve"


class UndoGone(Keyed):
    """The request to undo was withdrawn, refused, approved, or overtaken by a move."""

    key = "table-undo-gone"


class OwnRequest(Keyed):
    """A player cannot agree to their own request."""

    key = "table-undo-own"


class NoVote(Keyed):
    """There is no vote to withdraw."""

    key = "table-no-vote"


class NobodyToAsk(Keyed):
    """There is no other player who could agree."""

    key = "table-nobody-to-ask"


class NothingAsked(Keyed):
    """The request was answered meanwhile, or never made."""

    key = "table-nothing-asked"


class NotAsked(Keyed):
    """Whoever has no vote now cannot say no: the seat is on autopilot, or its time is over."""

    key = "table-not-asked"


class OwnAsk(Keyed):
    """Only the other players can agree to it."""

    key = "table-own-ask"


class TooManyCalls(Keyed):
    """The person has sent the most requests that are allowed in a day. args: most, until (UTC
    milliseconds)."""

    key = "table-too-many-calls"
