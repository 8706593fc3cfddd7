"""A match as a file: the proof of a finished match, the public log of a running one, or all that another
installation needs to go on with it.

Each handing over of a match has a number. An installation remembers the highest number that it has seen of a
match, and takes only a file with a higher one that was written for it: a file is used once, and by one
installation.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from itertools import groupby
from typing import Final, Literal, Self

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import UNNAMED, Fact, fact
from bot.match.changing.context import Context
from bot.match.engine.positions import former_of, with_former
from bot.match.engine.rows import Match, as_stored, fingerprint_of
from bot.match.errors import BadFile
from bot.match.timing.clock import Absence, Clock, ClockKind, QuietRule, TimeControl
from bot.store import steps

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
    former: tuple[tuple[int, str, int], ...] | UnsetType = UNSET
    """(seat, name, UTC milliseconds until when) of those who had seats and left them to others."""
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


async def export_of(context: Context, db: AsyncConnection, match: Match, *, public: bool = False) -> bytes:
    """A match as a file that players may have. `public`: without former players who hide their names."""
    brief, row = match.brief, match.row
    if brief.secret is None:
        # A running match: what everybody knows, whoever asks; files get passed on.
        logs = await with_former(db, match, await context.positions.logs(db, match, 1), public=public)
        lines = logs.log_of(None)
        return encode(
            as_stored(
                LogExport,
                row,
                options=match.options,
                names=brief.names,
                commitment=brief.commitment or "",
                lines=tuple((line.seat, line.fact, line.at, line.undone) for line in lines),
            )
        )
    return encode(await record_of(context, db, match, bytes.fromhex(brief.secret), public=public))


def _components(match: Match) -> str | UnsetType:
    if fingerprint_of(match.rules) != match.row.data_fingerprint:
        return UNSET  # nobody has them any more
    return match.rules.component_data().decode()


async def record_of(
    context: Context, db: AsyncConnection, match: Match, secret: bytes, *, public: bool = False
) -> MatchExport:
    """Everything of a match, secret and hands included."""
    rows = await context.positions.rows(db, match)
    score = None
    if match.row.state == "over":
        score = match.rules.score(await context.positions.state(db, match))
    row, brief = match.row, match.brief
    former = await former_of(db, match, public=public)
    return as_stored(
        MatchExport,
        row,
        components=_components(match),
        options=match.options,
        names=brief.names,
        former=tuple((of.seat, "" if of.name == UNNAMED else of.name, of.until) for of in former) or UNSET,
        commitment=brief.commitment or "",
        secret=secret.hex(),
        steps=tuple((step.seat, step.move, step.at) for step in rows),
        totals=None if score is None else tuple(place.total for place in score.seats),
        batches=tuple(len(list(group)) for _, group in groupby(rows, lambda step: step.batch)),
        started_at=UNSET if row.started_at is None else row.started_at,
        ended_at=UNSET if row.ended_at is None else row.ended_at,
    )


INSTALLATION: Final = f"{steps.NOTE}installation"
"""The note with the id of this installation. It stays the same when the database is copied or restored."""
ID_BYTES: Final = 8
_PASSAGE: Final = f"{steps.NOTE}passage:"
"""The beginning of the keys of notes with the number of the last handing over of a match."""


async def installation(db: AsyncConnection, token_bytes: Callable[[int], bytes], now: int) -> str:
    """The id of this installation, which is made when it is first needed."""
    known = await steps.remembered(db, INSTALLATION)
    if known is None:
        known = token_bytes(ID_BYTES).hex()
        await steps.note(db, INSTALLATION, known, now)
    return known


async def last_passage(db: AsyncConnection, uid: str) -> int:
    """The number of the last handing over of a match from or to here; -1 if there was none."""
    known = await steps.remembered(db, _PASSAGE + uid)
    return -1 if known is None else int(known)


async def note_passage(db: AsyncConnection, uid: str, number: int, now: int) -> None:
    await steps.note(db, _PASSAGE + uid, str(number), now)


async def must_be_for_us(db: AsyncConnection, handover: Handover, *, older: bool = False) -> int:
    """Return the number of this handing over.

    A file of an older version names no installation and has no number. It counts as the first.

    Args:
        older: such a file is taken. Nothing says for whom it is, so the operator has to.

    Raises:
        BadFile: the file is for another installation, is a copy of a match that goes on, or was used.
    """
    number = 0
    if handover.passage is UNSET:
        if not older:
            raise _refused(
                "The file does not say to which installation it hands the match over, as files of older "
                "versions do not. If it was written for this one and went to no other, use --from-older."
            )
    else:
        number = handover.passage
        if not handover.to:
            raise _refused(
                "The file is a copy: its match goes on where it comes from. Its operator hands it over with "
                "--hand-over and the id that `python -m bot installation` prints here."
            )
        if handover.to != await steps.remembered(db, INSTALLATION):
            raise _refused("The file hands the match over to another installation.")
    if number <= await last_passage(db, handover.match.uid):
        raise _refused("The file was used before: the match has been handed on since.")
    return number


def _refused(sentence: str) -> BadFile:
    return BadFile(fact("table-import-handover"), sentence)
