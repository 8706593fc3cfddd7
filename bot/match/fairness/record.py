"""A match as a file: the proof of a finished match, the public log of a running one, or all that
another installation needs to go on with it."""

from __future__ import annotations

import hashlib
from itertools import groupby
from typing import Literal, Self

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import Fact
from bot.match.changing.context import Context
from bot.match.engine.rows import Match, fingerprint_of
from bot.match.timing.clock import Absence, Clock, ClockKind, QuietRule, TimeControl

FORM = 1


class File(msgspec.Struct, frozen=True, tag_field="format", forbid_unknown_fields=True):
    """What all files have in common."""


class MatchExport(File, frozen=True, kw_only=True, tag="turnpost-match"):
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
    components: str | UnsetType = UNSET
    """The component data it was played with, as JSON; files from before that do not have them."""
    digest: str = ""


class LogExport(File, frozen=True, kw_only=True, tag="turnpost-log"):
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


class TimeControlRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """A time control in a file. The form of files never changes, so the autopilot has an older name here."""

    clock: ClockKind = "none"
    turn: int = 0
    reserve: int = 0
    quiet: QuietRule = "runs"
    vacation: int = 0
    absence: Literal["wait", "substitute", "stand_in"] = "substitute"

    @classmethod
    def of(cls, rules: TimeControl) -> Self:
        absence: Literal["wait", "substitute", "stand_in"]
        absence = "stand_in" if rules.absence == "autopilot" else rules.absence
        return cls(rules.clock, rules.turn, rules.reserve, rules.quiet, rules.vacation, absence)

    @property
    def value(self) -> TimeControl:
        absence: Absence = "autopilot" if self.absence == "stand_in" else self.absence
        return TimeControl(self.clock, self.turn, self.reserve, self.quiet, self.vacation, absence)


class Sitting(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits in a seat of a running match; `user` None: nobody sits there any more."""

    user: int | None
    locale: str | None
    autopilot: bool = msgspec.field(name="stand_in")
    substitute: bool
    clock: Clock
    """A clock that stands still; it includes the time already used in this turn."""
    computer: str | UnsetType = UNSET
    """The level of the computer that sits there."""


class Handover(File, frozen=True, kw_only=True, tag="turnpost-handover"):
    """A running match, whole: hands and secret are in it. From one operator to another."""

    form: int = FORM
    match: MatchExport
    """Its state is "running"; it has no digest of its own."""
    sitting: tuple[Sitting, ...]
    """By seat; their names are those of the match."""
    host: int
    time_control: TimeControlRecord = msgspec.field(name="terms")
    paused: bool
    language: str
    board: Literal["all", "newest"]
    opened_at: int
    to: str | UnsetType = UNSET
    """The installation that may go on with the match; empty: the file is a copy, and the match goes on."""
    passage: int | UnsetType = UNSET
    """How often the match has been handed over, this time included. Older files say neither."""
    digest: str = ""


Export = MatchExport | LogExport | Handover


def digest(export: Export) -> str:
    """SHA-256 over the file without its digest."""
    return hashlib.sha256(msgspec.json.encode(replace(export, digest=""), order="deterministic")).hexdigest()


def encode(export: Export) -> bytes:
    """The file's bytes: indented JSON, so that people can read it."""
    text = msgspec.json.encode(replace(export, digest=digest(export)), order="deterministic")
    return msgspec.json.format(text, indent=1)


async def export_of(context: Context, db: AsyncConnection, match: Match) -> bytes:
    """A match as a file that players may have."""
    brief, row = match.brief, match.row
    if brief.secret is None:
        # A running match: what everybody knows, whoever asks; files get passed on.
        lines = (await context.positions.logs(db, match, 1)).log_of(None)
        return encode(
            LogExport(
                uid=row.uid,
                game=row.game,
                seats=row.seats,
                options=match.options,
                names=brief.names,
                commitment=brief.commitment or "",
                lines=tuple((line.seat, line.fact, line.at, line.undone) for line in lines),
            )
        )
    return encode(await record_of(context, db, match, bytes.fromhex(brief.secret)))


def _components(match: Match) -> str | UnsetType:
    if fingerprint_of(match.rules) != match.row.data_fingerprint:
        return UNSET  # nobody has them any more
    return match.rules.component_data().decode()


async def record_of(context: Context, db: AsyncConnection, match: Match, secret: bytes) -> MatchExport:
    """Everything of a match, secret and hands included."""
    rows = await context.positions.rows(db, match)
    score = None
    if match.row.state == "over":
        score = match.rules.score(await context.positions.state(db, match))
    row, brief = match.row, match.brief
    return MatchExport(
        uid=row.uid,
        game=row.game,
        rules_version=row.rules_version,
        data_fingerprint=row.data_fingerprint,
        components=_components(match),
        seats=row.seats,
        options=match.options,
        names=brief.names,
        commitment=brief.commitment or "",
        secret=secret.hex(),
        state=row.state,
        steps=tuple((step.seat, step.move, step.at) for step in rows),
        totals=None if score is None else tuple(place.total for place in score.seats),
        batches=tuple(len(list(group)) for _, group in groupby(rows, lambda step: step.batch)),
        started_at=UNSET if row.started_at is None else row.started_at,
        ended_at=UNSET if row.ended_at is None else row.ended_at,
    )
