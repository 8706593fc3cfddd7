"""What the worker hands to the sender, and what can come of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, Self

import msgspec

from bot.match.outbox.messages import Message
from bot.match.outbox.posted import Channel, Ping, Shown
from bot.store import OutboxRow


class Older(msgspec.Struct, frozen=True):
    """A message that may have arrived and that this delivery replaces. If it is found, only these pings and
    the news from `since` on are still to be sent."""

    nonce: str
    pings: tuple[Ping, ...] = ()
    since: int | None = None
    news: tuple[tuple[int, int], ...] = ()
    """(public version, first step) of each change since."""

    def since_version(self, shown: int | None) -> int | None:
        """The first step that the message does not show. `shown`: the public version that it shows, if
        known."""
        newer = [first for version, first in self.news if shown is not None and version > shown]
        return min(newer, default=self.since)


class Recipient(msgspec.Struct, frozen=True):
    """A person who gets a direct message."""

    user: int
    locale: str | None = None
    """The person's locale as last seen, or the language of the table."""
    box: int | None = None
    """The channel of the person's direct messages; None: it has to be opened, which costs a request."""


class Delivery(msgspec.Struct, frozen=True, kw_only=True):
    """One message that is to be sent. Draw it from the newest position (`Views.look_seat`).

    `nonce` (at most 25 characters) is the same at every attempt in one place; a refresh has that of a board.
    `resumed`: an earlier attempt may have got through, so look into the channel's messages since `created_at`
    for the nonce, and for those of `older` (the last found counts), before sending again.
    """

    id: int
    message: Message
    to: Channel | Recipient
    match: int | None
    nonce: str
    resumed: bool
    attempts: int
    created_at: int
    """UTC milliseconds; no attempt was made before."""
    guild: int | None = None
    """The server of the channel; None: a direct message."""
    hints: int = 0
    """Signs (`Context.hints`) of that server, counted at the time of the claim."""
    pings: tuple[Ping, ...] = ()
    """Board, DirectBoard, Notice: whom to ping, still valid at the time of the claim. Refresh: whom the board
    pinged."""
    older: tuple[Older, ...] = ()
    """Board, FinalBoard, Hand, DirectBoard: oldest first."""
    edit: int | None = None
    """LobbyCard: the card to edit, once it is posted. Refresh: the board to edit. Board, FinalBoard: the
    newest board in this place; one that follows edits it. Hand, DirectBoard: the message that shows it to the
    person. A new one is sent if it cannot be edited."""
    since: int | None = None
    """Board, FinalBoard, Refresh, DirectBoard: the first step that the reader has not been shown, for
    `look_seat`. Refresh: the same as the board had."""
    left: int | None = None
    """Board: the channel of the newest board, if the match has moved since: an earlier attempt may have got
    through there."""
    again: Shown | None = None
    """Board: the newest board, if this one tells the same, from the same `since` on."""
    until: int | None = None
    """Refresh: the last step that the board told of; an edit tells nothing new."""
    first: bool = False
    """Board, Refresh, DirectBoard: the match starts with it; post the commitment."""

    @classmethod
    def of(
        cls,
        row: OutboxRow,
        message: Message,
        to: Channel | Recipient,
        guild: int | None,
        heard_of: Callable[[int | None], int],
        **more: Any,
    ) -> Self:
        """The message of a row. `heard_of`: `Context.heard_of`; `more`: other fields."""
        usual = {"resumed": row.attempts > 0, "attempts": row.attempts, "created_at": row.created_at}
        # Discord answers with the message that has this nonce already, wherever it is.
        nonce = row.nonce if isinstance(to, Recipient) else f"{row.nonce}{to.id % 100_000}"
        known: Any = {"id": row.id, "match": row.match, "nonce": nonce, "hints": heard_of(guild)}
        return cls(message=message, to=to, guild=guild, **(known | usual | more))

    @property
    def kind(self) -> str:
        return self.message.kind

    @property
    def of_match(self) -> int:
        """The match, for messages that always belong to one."""
        assert self.match is not None
        return self.match

    @property
    def channel(self) -> int | None:
        """The channel; None: by direct message."""
        return self.to.id if isinstance(self.to, Channel) else None

    @property
    def lost(self) -> bool:
        """The channel counts as lost."""
        return isinstance(self.to, Channel) and self.to.lost

    @property
    def user(self) -> int | None:
        """Who gets the direct message; None: it goes to a channel."""
        return self.to.user if isinstance(self.to, Recipient) else None


class Delivered(msgspec.Struct, frozen=True):
    """The message arrived, or the change is made. Message ids are kept of boards, lobby cards, hands and
    notices."""

    message_id: int | None = None
    channel_id: int | None = None
    """Where the message is. Of a direct message: the person's box, which is kept."""
    older_id: int | None = None
    """The message of `Delivery.older` that was found."""
    public_version: int | None = None
    """Board: the public version it shows."""
    steps: int | None = None
    """Board, FinalBoard, DirectBoard: the last step of the position it shows; None: an earlier attempt has
    drawn it."""
    since: int | None = None
    """The first step that it tells of."""
    post: int | None = None
    """The post that was made for the match in a forum."""
    leads: int | None = None
    """Notice: the channel or thread in which it says that the match is; 0: an earlier attempt has said so."""


class Retry(Exception):
    """Not now. `after`: seconds to wait at least; None leaves it to the back-off."""

    def __init__(self, after: float | None = None, reason: str = "") -> None:
        super().__init__(reason)
        self.after = after


class Unreached(Retry):
    """Discord could not be reached, or did not work. It says little about this message: when another one
    arrives, this one may, too."""

    def __init__(self, reason: str = "") -> None:
        super().__init__(None, reason)


class Refused(Exception):
    """Discord refused the message as if the place were lost, but the place exists: perhaps a passing fault.
    It is tried again a few times before the place counts as lost."""


class ShutOut(Exception):
    """No request reaches Discord: something in between answers instead, as when our address is banned. This
    says nothing about this message, its place or its recipient, and all other messages fail in the same
    way."""


class InProgress(Exception):
    """The delivery has begun and goes on; it is handed over again in a moment. It is no failed attempt.

    `message`: the message that shows the progress; the next attempt gets it as `Parcel.message`. `channel`:
    the channel of that message.
    """

    def __init__(self, message: int, after: float, channel: int | None = None) -> None:
        super().__init__(f"at it, in message {message}")
        self.message, self.after, self.channel = message, after, channel


class ChannelLost(Exception):
    """The place is gone or closed (deleted, locked, no permission); Discord said so about the place itself.
    The match waits until the place is back or there is a new one. Buttons that were to be removed count as
    removed.

    `message`: only the message to edit is gone; nobody looked at its place.
    """

    def __init__(self, reason: str = "", *, message: bool = False) -> None:
        super().__init__(reason)
        self.message = message


class Undeliverable(Exception):
    """This message will never arrive (closed DM box, unknown user): not tried again."""


class Sender(Protocol):
    """Sends one message. Runs outside every lock and transaction; several at once for different partition
    keys."""

    async def deliver(self, delivery: Delivery) -> Delivered:
        """Send. Raises Retry, Refused, ShutOut, InProgress, ChannelLost or Undeliverable; any other exception
        counts as a Retry."""
