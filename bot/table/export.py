"""A match as a file: the proof of a finished match, or what the public heard of a running one."""

from __future__ import annotations

import hashlib

import msgspec
from msgspec.structs import replace

from bot.core import Fact

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
    """Points by seat; None when the match was ended by agreement."""
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


Export = MatchExport | LogExport


def digest(export: Export) -> str:
    """SHA-256 over the file without its digest."""
    return hashlib.sha256(msgspec.json.encode(replace(export, digest=""), order="deterministic")).hexdigest()


def encode(export: Export) -> bytes:
    """The file's bytes: JSON, one line for each field's worth, readable."""
    text = msgspec.json.encode(replace(export, digest=digest(export)), order="deterministic")
    return msgspec.json.format(text, indent=1)
