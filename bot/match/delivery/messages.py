"""What the worker hands to the sender, and what can come of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, Protocol

import msgspec

from bot.core import Fact, Seat

Kind = Literal["board", "final", "parcel", "lobby", "card", "refresh", "strip", "hand", "notice", "digest"]
"""board: post a new board picture with words and pings. final: the last one, with sheet and secret. parcel:
after it, all there is to keep of the match; it may take a while (`InProgress`). lobby:
post the lobby card, or edit it when `message` is set. card: the card of a lobby that has started says where
the match is, and loses its buttons. refresh: the newest board, already posted, shows who is still to act,
when somebody has sealed a choice. strip: the old board message loses its buttons, or is
deleted. hand: show a player's hand by DM. notice: say a fact, by DM (`user`) or in the match's place. digest:
list somebody's matches by DM."""

FAMILIES: Final[Mapping[str, tuple[str, ...]]] = {
    "board": ("board", "final"),
    "final": ("board", "final"),
    "hand": ("hand",),
}
"""Kinds that show all there is to show: one message does for all that wait."""
ELSEWHERE: Final = ("strip", "card", "refresh")
"""Kinds about a message that is already somewhere."""


class Ping(msgspec.Struct, frozen=True):
    """A person who must act since this turn."""

    seat: Seat
    user: int


class Older(msgspec.Struct, frozen=True):
    """A message that may have arrived and that this job takes the place of. When it is found, only these
    pings and the news from `since` on are left to say."""

    nonce: str
    pings: tuple[Ping, ...] = ()
    since: int | None = None


class Job(msgspec.Struct, frozen=True, kw_only=True):
    """One delivery. Draw it from the newest position (`Views.look_seat`): rows carry no content.

    `nonce` (at most 25 characters) is the same at every attempt; a refresh has that of the board it edits.
    `resumed`: an earlier attempt may have got
    through, so look into the channel's messages since `created_at` for the nonce, and for those of `older`
    (the last found counts), before sending again.
    """

    id: int
    kind: Kind
    match: int | None
    nonce: str
    resumed: bool
    attempts: int
    created_at: int
    """UTC milliseconds; no attempt was made before."""
    channel: int | None
    """Where to: the match's thread or channel as it is now; for `strip` the old message's. None: by DM."""
    message: int | None = None
    """lobby, card: the card to edit. parcel: where its progress is told. refresh: the board to edit. strip:
    the message to strip."""
    delete: bool = False
    """strip: delete the message instead of taking its buttons."""
    seat: Seat | None = None
    """hand: whose hand."""
    user: int | None = None
    """hand, notice, digest: who gets the DM."""
    locale: str | None = None
    """The recipient's locale as last seen; None for public messages (use the match's language)."""
    since: int | None = None
    """board, final, refresh: the first step that the message is about, for `look_seat`."""
    first: bool = False
    """board, refresh: the match starts with it; post the commitment."""
    pings: tuple[Ping, ...] = ()
    """board, notice: whom to ping, still valid at the time of the claim. refresh: whom the board pinged."""
    position: int | None = None
    """refresh: the public position that the board shows; it is left alone when the match has gone on."""
    older: tuple[Older, ...] = ()
    """board, final: oldest first."""
    fact: Fact | None = None
    """notice: what to say."""
    lost: bool = False
    """The place counts as lost: ask whether it is there before anything is drawn for it."""


class Delivered(msgspec.Struct, frozen=True):
    """The message arrived (or, for strip, hand and notice, it is done). Message ids are kept for board, final
    and lobby."""

    message_id: int | None = None
    channel_id: int | None = None
    older_id: int | None = None
    """The message of `Job.older` that was found."""
    position: int | None = None
    """board: the public position it shows, when it was drawn for this attempt."""


class Retry(Exception):
    """Not now. `after`: seconds to wait at least; None leaves it to the back-off."""

    def __init__(self, after: float | None = None, reason: str = "") -> None:
        super().__init__(reason)
        self.after = after


class Refused(Exception):
    """Refused as in a lost place, but the place itself, when asked, is there: perhaps a passing fault. Tried
    again a few times before the place is believed lost."""


class ShutOut(Exception):
    """Nothing at all reaches Discord: something in between answers for it (a ban of our address). It says
    nothing about this message, its place or its recipient, and the same goes for all others."""


class InProgress(Exception):
    """The delivery has begun and goes on; it is handed over again in a moment. It is no failed attempt.

    `message`: what shows how far it is, which the next attempt gets as `Job.message`.
    """

    def __init__(self, message: int, after: float) -> None:
        super().__init__(f"at it, in message {message}")
        self.message, self.after = message, after


class ChannelLost(Exception):
    """The place is no more (deleted, locked, no permission), and says so itself: the match is kept and waits
    until it is back, or for a new place. For strip: the old message is no more, which is as good as done.

    `message`: only the message to edit is no more; its place was not asked.
    """

    def __init__(self, reason: str = "", *, message: bool = False) -> None:
        super().__init__(reason)
        self.message = message


class Undeliverable(Exception):
    """This message will never arrive (closed DM box, unknown user): not tried again."""


class Sender(Protocol):
    """Sends one job. Runs outside every lock and transaction; several at once for different lanes."""

    async def deliver(self, job: Job) -> Delivered:
        """Send. Raises Retry, Refused, ShutOut, InProgress, ChannelLost or Undeliverable; any other exception
        counts as a Retry."""
