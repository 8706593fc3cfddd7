"""The messages between the bot and a worker: jobs and their answers, as MessagePack of known types."""

from __future__ import annotations

from typing import Final, Literal, TypeVar, get_args

import msgspec

T = TypeVar("T")

Kind = Literal["drawing", "thinking"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
"""The kinds of work that may be done elsewhere. Each has a queue of its own for each version."""
MOST_BYTES: Final = 8_000_000
"""The largest size of a job or of an answer; a picture has some 200,000."""


class Unsuitable(Exception):
    """A value cannot be sent, or received bytes cannot be read."""


class Job(msgspec.Struct, frozen=True, array_like=True):
    id: str
    reply: str
    """The channel on which the id is sent when the answer is there."""
    seconds: float
    """Seconds that a job may be in the queue; after that nobody waits for its answer any more."""
    body: bytes
    """Empty: the job only asks whether a worker answers."""


class Answer(msgspec.Struct, frozen=True, array_like=True):
    body: bytes = b""
    refused: str = ""
    """Why there is no answer, for the log. It contains no values of the job."""


def entrypoint(kind: Kind, version: str) -> str:
    """The name of the queue. A worker of another version does not know it, and takes none of its jobs."""
    return f"{kind} {version}"


def packed(value: msgspec.Struct | None) -> bytes:
    """Raises: Unsuitable."""
    try:
        data = msgspec.msgpack.encode(value)
    except (msgspec.MsgspecError, TypeError, ValueError, OverflowError) as error:
        raise Unsuitable(type(error).__name__) from None
    if len(data) > MOST_BYTES:
        raise Unsuitable(f"{len(data)} bytes")
    return data


def unpacked(data: bytes, kind: type[T]) -> T:
    """Raises: Unsuitable."""
    if len(data) > MOST_BYTES:
        raise Unsuitable(f"{len(data)} bytes")
    try:
        return msgspec.msgpack.decode(data, type=kind)
    except (msgspec.MsgspecError, ValueError, TypeError) as error:
        raise Unsuitable(type(error).__name__) from None
