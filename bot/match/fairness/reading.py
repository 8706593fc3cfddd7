"""Reading a match from a file. Nothing in it is believed: every draw and every move is made again
(`bot.match.fairness.verify`), and what no move proves must at least be possible."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import Final

import msgspec
from msgspec import UNSET

from bot.core import AnyRules, Fact, fact
from bot.match.errors import BadFile, BadTimeControl
from bot.match.fairness.record import Handover, MatchExport
from bot.match.fairness.verify import Forged, Proven, prove, read_export
from bot.match.running.clocks import checked
from bot.store import StepRow
from bot.text import LANGUAGES

BIGGEST: Final = 2_000_000
"""Bytes of a file that are read; the longest match of a game takes a tenth of it."""
MOST_STEPS: Final = 20_000
SECONDS: Final = 60.0
"""Most processor time for playing a match again."""
LONGEST: Final = 200
"""Characters of a name or a move."""
_MOMENTS: Final = (946_684_800_000, 253_370_764_800_000)
"""UTC milliseconds between which things can have happened: the years 2000 to 9998."""
_UID: Final = re.compile(r"(lesson-[a-z0-9-]{1,40}-)?[0-9a-f]{16}")
_SAID: Final = {
    "table-verify-damaged": "table-import-damaged",
    "table-verify-step": "table-import-step",
    "table-verify-rules": "table-import-rules",
}
"""Errors that `verify` reports about our own matches, and the texts that report them about a file."""


class Incoming(msgspec.Struct, frozen=True):
    """A match that was read from a file, and proven; nothing is written yet."""

    match: MatchExport
    proven: Proven
    handover: Handover | None = None
    """What the file holds beside the log, if the match is to go on here."""

    def __repr__(self) -> str:
        return f"Incoming({self.match.uid!r})"


def read_match(data: bytes, games: Mapping[str, AnyRules], by_operator: bool) -> Incoming:
    """Read and prove a file; takes long. Raises BadFile."""
    if len(data) > BIGGEST:
        raise BadFile(fact("table-import-big"), "The file is too big to be an exported match.")
    try:
        export = read_export(data)
        if isinstance(export, Handover):
            if not by_operator:
                raise Forged("Only the operator brings in a running match.", fact("table-import-handover"))
            match = _sane(export.match)
            _sane_seats(export)
        elif not isinstance(export, MatchExport):
            raise Forged(
                "The match was still running when it was exported; its operator exports it whole.",
                fact("table-import-running"),
            )
        else:
            match = _sane(export)
        if (match.state == "running") != isinstance(export, Handover):
            raise Forged("The file says impossible things about the end of the match.")
        started = time.thread_time()

        def going_on(n: int) -> None:
            if time.thread_time() - started > SECONDS:
                raise Forged("To play the match again takes too long.", fact("table-import-big"))

        try:
            proven = prove(match, games, going_on)
        except (ArithmeticError, LookupError, TypeError, ValueError) as error:
            # The rules expect moves that they wrote themselves, so a forged move may raise any of these.
            raise Forged("The file is damaged, or not an exported match.") from error
    except Forged as error:
        raise BadFile(_said(error.said), str(error)) from None
    return Incoming(match, proven, export if isinstance(export, Handover) else None)


def _said(fact_told: Fact) -> Fact:
    return fact(_SAID[fact_told.key], **fact_told.args) if fact_told.key in _SAID else fact_told


def _sane(match: MatchExport) -> MatchExport:
    """Check what neither a digest nor a move proves. Raises Forged."""
    ends = [moment for moment in (match.started_at, match.ended_at) if moment is not UNSET]
    if (
        _UID.fullmatch(match.uid) is None
        or len(match.steps) > MOST_STEPS
        or not match.steps
        or any(len(text) > LONGEST for text in (*match.names, *(move for _, move, _ in match.steps)))
        or not all(_MOMENTS[0] < at < _MOMENTS[1] for at in (*ends, *(at for *_, at in match.steps)))
        or (match.batches is not UNSET and not _fits(match.batches, len(match.steps)))
    ):
        raise Forged("The file is damaged, or not an exported match.")
    return match


def _fits(batches: tuple[int, ...], count: int) -> bool:
    return all(size > 0 for size in batches) and sum(batches) == count


def _sane_seats(handover: Handover) -> None:
    """Raises Forged."""
    users = [sitting.user for sitting in handover.sitting if sitting.user is not None]
    if (
        len(handover.sitting) != handover.match.seats
        or len(set(users)) != len(users)
        or not all(0 < user < 2**63 for user in users)
        or not 0 <= handover.host < 2**63
        or not _MOMENTS[0] < handover.opened_at < _MOMENTS[1]
        or (handover.passage is not UNSET and not 0 < handover.passage < 2**31)
        or (handover.to is UNSET) != (handover.passage is UNSET)
    ):
        raise Forged("The file says impossible things about who sits at the table.")
    try:
        fits = checked(handover.time_control.value) == handover.time_control.value
    except BadTimeControl:
        fits = False
    if not fits or handover.language not in LANGUAGES:
        raise Forged("The file says impossible things about the table.")


def step_rows(match: MatchExport) -> Iterator[StepRow]:
    """The log, with what was made together: as the file says, or else what was made at the same moment."""
    sizes = match.batches
    if sizes is UNSET:
        sizes = tuple(len(list(group)) for _, group in groupby(match.steps, lambda step: step[2]))
    n = 1
    for size in sizes:
        first = n
        for seat, move, at in match.steps[first - 1 : first - 1 + size]:
            yield StepRow(n=n, seat=seat, move=move, batch=first, key=None, at=at)
            n += 1
