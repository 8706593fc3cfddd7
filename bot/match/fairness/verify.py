"""Checks an exported match: every draw of chance is recomputed, every move is played again.

What a file can prove by itself is that secret, commitment, draws and moves belong together. The commitment
proves that it is the match you played: compare it with the one that was posted with the first board.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import UNSET

from bot.core import (
    CHANCE,
    AnyRules,
    BadOption,
    Fact,
    Illegal,
    UndoError,
    complete_options,
    fact,
    read,
    rules_of,
)
from bot.core.chance import SECRET_BYTES, commitment, draw
from bot.core.replay import is_agreed
from bot.games.registry import GAMES
from bot.match.engine.replay import walk
from bot.match.fairness.record import FORM, Export, MatchExport, digest

BIGGEST = 20_000_000
"""Bytes of a file that are read."""
EXPORTS = msgspec.json.Decoder(Export)
"""Made at once: files are read in threads, and two that read the first file of a type at the same time can
crash the process."""


UNPROVEN = (
    "Not proven: the names of the players, the times, and which steps were made together. Whoever has the "
    "file could have changed them."
)
"""These parts of a file are not proven: no draw and no move depends on them."""


class Forged(Exception):
    """Why a file proves nothing, in one plain sentence; `said`: the same for readers of every language."""

    def __init__(self, sentence: str, said: Fact | None = None) -> None:
        super().__init__(sentence)
        self.said = said or fact("table-verify-damaged")


class ForgedStep(Forged):
    """A step of the log is not what it should be."""

    def __init__(self, n: int, sentence: str) -> None:
        super().__init__(f"Step {n}: {sentence}", fact("table-verify-step", n=n))


class Proven(msgspec.Struct, frozen=True, kw_only=True):
    """What the steps of a file lead to."""

    rules: AnyRules
    options: dict[str, str]
    state: Any
    draws: int
    """Answers of chance, taken back or not."""
    log_lines: int
    """The number of steps with a public log line."""


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What a check found. `sound` is true only when everything was checked and nothing is wrong."""

    sound: bool
    sentences: tuple[str, ...]
    said: Fact
    """The same for readers of every language."""
    steps: int = 0
    draws: int = 0


def verify(data: bytes, games: Mapping[str, AnyRules] | None = None) -> Report:
    """Check an exported match. Never raises for what a file contains."""
    try:
        export = read_export(data)
        if not isinstance(export, MatchExport) or export.state == "running":
            raise Forged(
                "The match was still running when it was exported; export it again when it is over.",
                fact("table-unfinished"),
            )
        steps, draws = len(export.steps), prove(export, GAMES if games is None else games).draws
    except Forged as error:
        return Report(sound=False, sentences=(str(error),), said=error.said)
    return Report(
        sound=True,
        steps=steps,
        draws=draws,
        said=fact("table-verify-sound", steps=steps, draws=draws),
        sentences=(
            f"Match {export.uid} of {export.game}, {export.seats} players: {steps} steps, {draws} drawn by "
            "chance.",
            "The secret is the one that was promised, every draw follows from it, and every move was legal.",
            UNPROVEN,
            f"Compare this with the promise posted with the first board: {export.commitment}",
        ),
    )


def verify_file(path: str | Path) -> int:
    """Check a file and print what was found; the exit status: 0 sound, 1 not sound, 2 not readable."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(BIGGEST + 1)
    except OSError as error:
        print(f"{path} cannot be read: {error.strerror}.", file=sys.stderr)
        return 2
    report = verify(data)
    for sentence in report.sentences:
        print(sentence, file=sys.stdout if report.sound else sys.stderr)
    return 0 if report.sound else 1


def read_export(data: bytes) -> Export:
    """A file as it is, undamaged; nothing in it is proven. Raises Forged."""
    if len(data) > BIGGEST:
        raise Forged("The file is too big to be an exported match.")
    try:
        export: Export = EXPORTS.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise Forged("The file is damaged, or not an exported match.") from None
    if export.form != FORM:
        raise Forged("The file was written by a newer version of this program.", fact("table-import-newer"))
    if digest(export) != export.digest:
        raise Forged("The file is damaged or was changed: its digest does not fit.")
    return export


def prove(
    export: MatchExport, games: Mapping[str, AnyRules], going_on: Callable[[int], None] = lambda n: None
) -> Proven:
    """Play a match again and draw all its chance again. A match whose state is "running" may stop before its
    end. `going_on` is called before each step, and may raise.

    Raises:
        Forged.
    """
    rules, options = _rules(export, games)
    return _play(export, rules, options, going_on)


def _rules(export: MatchExport, games: Mapping[str, AnyRules]) -> tuple[AnyRules, dict[str, str]]:
    rules = rules_of(games, export.game, export.rules_version)
    if rules is None:
        raise Forged(f"The game {export.game!r} is not known here.", fact("table-unknown-game"))
    if export.rules_version != rules.version:
        raise Forged(
            f"The match was played with version {export.rules_version} of the rules; version {rules.version} "
            "is installed.",
            fact("table-verify-rules"),
        )
    rules = _with_components(export, rules)
    if export.seats not in rules.seats or len(export.names) != export.seats:
        raise Forged("The number of players is impossible.")
    try:
        return rules, complete_options(rules.options, export.options)
    except BadOption as error:
        raise Forged(f"The option {error.key!r} is impossible.") from None


def _with_components(export: MatchExport, rules: AnyRules) -> AnyRules:
    """The rules with the component data that the match was played with. Raises Forged."""
    if export.data_fingerprint == rules.data_fingerprint():
        return rules
    with_rules = fact("table-verify-rules")
    if export.components is UNSET:
        raise Forged("The match was played with other component data than is installed.", with_rules)
    try:
        rules = rules.with_component_data(export.components.encode())
    except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError):
        raise Forged("The component data in the file make no game.", with_rules) from None
    if export.data_fingerprint != rules.data_fingerprint():
        raise Forged("The match was played with other component data than the file has.", with_rules)
    return rules


def _secret(export: MatchExport) -> bytes:
    try:
        secret = bytes.fromhex(export.secret)
    except ValueError:
        raise Forged("The secret is damaged.") from None
    if len(secret) != SECRET_BYTES or commitment(secret) != export.commitment:
        raise Forged("The secret is not the one that was promised: its SHA-256 is not the commitment.")
    return secret


def _play(
    export: MatchExport, rules: AnyRules, options: dict[str, str], going_on: Callable[[int], None]
) -> Proven:
    secret, draws, log_lines = _secret(export), 0, 0
    try:
        state = rules.start(export.seats, options)
    except BadOption as error:
        raise Forged(f"The option {error.key!r} is impossible.") from None
    befores: list[Any] = []  # the position before each standing step
    n = 0
    try:
        for n, step in enumerate(walk([(seat, text) for seat, text, _ in export.steps]), 1):
            seat, text, _ = export.steps[n - 1]
            going_on(n)
            if step.taken:
                if not is_agreed(text):
                    _check_undo(n, seat, [export.steps[taken][0] for taken in step.taken])
                state = befores[-len(step.taken)]
                del befores[-len(step.taken) :]
                continue
            acting = rules.to_act(state)
            if acting == (CHANCE,):
                if seat != CHANCE:
                    raise ForgedStep(n, "somebody moved while chance was to answer.")
                expected = str(draw(rules, state, secret, export.uid, draws))
                if text != expected:
                    raise ForgedStep(
                        n, f"chance is said to have drawn {text!r}, but the secret gives {expected!r}."
                    )
                draws += 1
            elif seat not in (*acting, *rules.may_change(state)):
                raise ForgedStep(n, f"seat {seat + 1} was not to move.")
            try:
                move = read(rules, state, seat, text)
            except Illegal:
                raise ForgedStep(n, f"{text!r} is no legal move.") from None
            befores.append(state)
            log_lines += step.repeats is None and rules.narrate(state, seat, move, None) is not None
            state = rules.apply(state, seat, move)
    except UndoError as error:
        raise ForgedStep(min(n + 1, len(export.steps)), f"{error}.") from None
    _check_end(export, rules, state)
    if export.batches is not UNSET and (
        any(size < 1 for size in export.batches) or sum(export.batches) != len(export.steps)
    ):
        raise Forged("The file says impossible things about which steps were made together.")
    return Proven(rules=rules, options=options, state=state, draws=draws, log_lines=log_lines)


def _check_undo(n: int, seat: int, taken: list[int]) -> None:
    if CHANCE in taken:
        raise ForgedStep(n, "an answer of chance was taken back.")
    if taken[0] != seat:
        raise ForgedStep(n, "somebody else's move was taken back.")


def _check_end(export: MatchExport, rules: AnyRules, state: Any) -> None:
    score = rules.score(state)
    if export.state == "running" and export.totals is None and rules.to_act(state) not in ((), (CHANCE,)):
        return
    if export.state == "over":
        if rules.to_act(state) or score is None:
            raise Forged("The steps stop before the match is over.")
        totals = tuple(place.total for place in score.seats)
        if export.totals != totals:
            raise Forged(
                f"The points are said to be {_list(export.totals)}, but the steps give {_list(totals)}."
            )
    elif export.state != "ended" or export.totals is not None or not rules.to_act(state):
        raise Forged("The file says impossible things about the end of the match.")


def _list(totals: tuple[int, ...] | None) -> str:
    return "none" if totals is None else ", ".join(map(str, totals))
