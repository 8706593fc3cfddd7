"""The messages between the bot and a worker: jobs and their answers, as MessagePack of known types; and the
exact version of the program, because only an equal one draws the same pictures."""

from __future__ import annotations

import hashlib
import sys
from functools import cache
from pathlib import Path
from typing import Final, Literal, TypeVar, get_args

import msgspec

from bot import __version__
from bot.games.registry import GAMES

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


PARTS: Final = ("core", "games", "text", "ai", "elsewhere")
"""Folders of `bot` on which a picture or a move may depend, in addition to the whole of `render`."""
LEFT_OUT: Final = (".pyc", ".png")


@cache
def this_version() -> str:
    """The version with a digest of the program files, the component data and the texts of all games."""
    ours = Path(__file__).parents[1]
    digest = hashlib.blake2b(digest_size=8)
    for folder in (*(ours / part for part in PARTS), ours.parent / "render", *_packages_of_others()):
        for file in sorted(path for path in folder.rglob("*") if path.is_file()):
            if file.suffix not in LEFT_OUT:
                digest.update(f"{folder.name}/{file.relative_to(folder)}\0".encode() + file.read_bytes())
    return f"{__version__}+{digest.hexdigest()}"


def _packages_of_others() -> list[Path]:
    """The folders of games of other packages."""
    names = {type(rules).__module__.partition(".")[0] for rules in GAMES.values()} - {"bot"}
    files = [getattr(sys.modules.get(name), "__file__", None) for name in sorted(names)]
    return [Path(file).parent for file in files if file]
