"""A match as a file: the proof of a finished match, what the public heard of a running one, or all that
another house needs to go on with it."""

from __future__ import annotations

import hashlib
from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from bot.core import Fact
from bot.match.timing.clock import Clock
from bot.match.timing.time_control import Terms

FORM = 1


class MatchExport(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    tag="turnpost-match",
    tag_field="format",
    forbid_unknown_fields=True,
):
    """A finished match, whole. `digest` finds damage; only the secret and the steps prove anything."""

    form: int = FORM
    uid: str
    game: str
    rules_version: int
    data_fingerprint: str
    seats: int
    options: dict[str, str]
    names: tuple[str, ...]
    commitment: str
    secret: str
    state: str
    steps: tuple[tuple[int, str, int], ...]
    """(seat, notation, UTC milliseconds); undos included."""
    totals: tuple[int, ...] | None
    """Points by seat; None when the match was ended by agreement, or runs."""
    batches: tuple[int, ...] | UnsetType = UNSET
    """How many steps were made together, in order; files from before that do not say it."""
    started_at: int | UnsetType = UNSET
    ended_at: int | UnsetType = UNSET
    digest: str = ""


class LogExport(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    tag="turnpost-log",
    tag_field="format",
    forbid_unknown_fields=True,
):
    """A running match, as everybody knows it."""

    form: int = FORM
    uid: str
    game: str
    seats: int
    options: dict[str, str]
    names: tuple[str, ...]
    commitment: str
    lines: tuple[tuple[int, Fact, int, bool], ...]
    """(seat, what was said, UTC milliseconds, taken back later)."""
    digest: str = ""


class Sitting(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits in a seat of a running match; `user` None: nobody any more."""

    user: int | None
    locale: str | None
    stand_in: bool
    substitute: bool
    clock: Clock
    """It stands; what was used of a turn is in it."""


class Handover(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    tag="turnpost-handover",
    tag_field="format",
    forbid_unknown_fields=True,
):
    """A running match, whole: hands and secret are in it. From the host of one house to that of another."""

    form: int = FORM
    match: MatchExport
    """Its state is "running"; it has no digest of its own."""
    sitting: tuple[Sitting, ...]
    """By seat; their names are those of the match."""
    host: int
    terms: Terms
    paused: bool
    language: str
    board: Literal["all", "newest"]
    opened_at: int
    digest: str = ""


Export = MatchExport | LogExport | Handover


def digest(export: Export) -> str:
    """SHA-256 over the file without its digest."""
    return hashlib.sha256(msgspec.json.encode(replace(export, digest=""), order="deterministic")).hexdigest()


def encode(export: Export) -> bytes:
    """The file's bytes: JSON, one line for each field's worth, readable."""
    text = msgspec.json.encode(replace(export, digest=digest(export)), order="deterministic")
    return msgspec.json.format(text, indent=1)
