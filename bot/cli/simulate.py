"""`python -m bot simulate KEY`: random games with all checks of the contract."""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import nullcontext
from statistics import fmean, pstdev
from typing import Any, TextIO

import msgspec
from tqdm import tqdm

from bot.cli.calls import Ahead, Calls, Habit, RuleCounts
from bot.core import CHANCE, AnyRules, BadOption, Move, Options, Score, Seat, Step, TakeBack, complete_options
from bot.core.asking import AsksAhead
from bot.core.chance import outcome
from bot.core.checks.position import Finding, Position
from bot.core.checks.sweep import BOUND, close_look, game_checks, quick_look
from bot.core.checks.table import declared
from bot.core.rules import FaultyRules
from bot.games.registry import GAMES

CLOSE_LOOKS = 0.08
"""The share of positions that get the slow checks. The first and the last position always get them."""
TAKE_BACK = 0.05
"""The probability that a seat takes back a sealed decision, or one that it has begun, if it can."""


class Result(msgspec.Struct, frozen=True):
    steps: int
    scores: list[int]
    """Totals by seat."""
    ranking: list[int]
    """Ranks by seat: 1 is first, equal seats share a rank."""


class Length(msgspec.Struct, frozen=True):
    """How many steps a game takes, draws included."""

    mean: float
    least: int
    most: int


class Points(msgspec.Struct, frozen=True):
    mean: float
    least: int
    most: int
    deviation: float
    """The standard deviation."""


class Report(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of all games, as printed by `--json`."""

    game: str
    seats: int
    options: dict[str, str]
    games: int
    finished: int
    steps: int
    """Steps of all games together, draws included."""
    seconds: float
    games_per_second: float
    results: list[Result]
    wins: list[int] = []
    """By seat: games in which it was first, alone or with others."""
    length: Length | None = None
    scores: list[Points] = []
    """By seat."""
    lead: float = 0.0
    """The mean difference between the highest and the lowest total of a game."""
    calls: float = 0.0
    """How often each player is called in a round (see `bot.cli.calls`), by players who answer ahead what they
    can; only with checks."""
    calls_asked: float = 0.0
    """The same if nobody answers ahead, in games where that is possible."""
    rules: dict[str, int] = {}
    """With `--rules`: how often each rule was carried out (see `bot.cli.calls`)."""
    rules_never_reached: list[str] = []
    problems: list[str] = []
    """The reasons for the exit status 1; left out if there are none."""


class Failed(FaultyRules):
    """A game does not end, or violates the contract."""


Watch = Callable[[Position, int], None]
"""A function that is called with every position of a game and the number of steps before it."""


def step(at: Position, rng: random.Random) -> tuple[Seat, Move]:
    """Choose a random move of a random seat, or an outcome of chance by its weight.

    A sealed decision, or one that is begun, is seldom taken back.
    """
    return chosen(at.rules, at.state, at.acting, rng, below_of(rng))


def chosen(
    rules: AnyRules, state: Any, acting: Sequence[Seat], rng: random.Random, below: Callable[[int], int]
) -> tuple[Seat, Move]:
    """The same as `step`, for the seats that must act in a state. `below`: of the same `rng`."""
    if acting[0] == CHANCE:
        return CHANCE, outcome(rules, state, list(rules.moves(state, CHANCE)), below)
    changing = rules.may_change(state) if rules.sealed else ()
    asked = changing if changing and rng.random() < TAKE_BACK else acting
    seat = asked[below(len(asked))]
    moves = list(rules.moves(state, seat))
    if not moves:
        raise Failed(f"seat {seat} must act and has no move", type(rules))
    if (changing or len(acting) > 1) and rng.random() >= TAKE_BACK and moves[-1].kind == TakeBack.kind:
        moves = moves[:-1] or moves  # a seat's last move
    return seat, moves[below(len(moves))]


def below_of(rng: random.Random) -> Callable[[int], int]:
    """A function that gives the numbers of `rng.randrange`, from fewer calls; 0 if there is no case."""
    random_bits = rng.getrandbits

    def below(cases: int) -> int:
        number = random_bits(bits := cases.bit_length())
        while number >= cases and cases:
            number = random_bits(bits)
        return number

    return below


def walk(
    rules: AnyRules,
    seats: int,
    options: Options,
    rng: random.Random,
    bound: int = BOUND,
    habit: Habit = step,
) -> Iterator[tuple[Position, Step | None]]:
    """Yield every position of one random game with the next step; None after the last position. Raises
    Failed: the game is not over after `bound` steps, or a seat must act and cannot."""
    at = Position(rules, rules.start(seats, options), seats)
    for _ in range(bound):
        if not at.acting:
            yield at, None
            return
        seat, move = habit(at, rng)
        yield at, Step(seat, str(move))
        at = at.after(seat, move)
    raise Failed(f"not over after {bound} steps", type(rules))


def play(
    rules: AnyRules,
    seats: int,
    options: Options,
    rng: random.Random,
    watch: Watch | None = None,
    calls: Calls | None = None,
    habit: Habit = step,
) -> Result:
    """Play one random game to its end.

    Args:
        calls: counts how often players are called.
        habit: chooses the moves of a game that is watched or counted.

    Raises:
        Failed: see `walk`; `watch` may raise it, too.
    """
    if watch is None and calls is None:
        last, steps = _end(rules, rules.start(seats, options), rng)
    else:
        last, steps = _watched_end(rules, seats, options, rng, watch, calls, habit)
    score: Score | None = rules.score(last)
    if score is None:
        raise Failed("the game ended without a result", type(rules))
    return Result(steps, [place.total for place in score.seats], [place.rank for place in score.seats])


def _end(rules: AnyRules, state: Any, rng: random.Random) -> tuple[Any, int]:
    """The last state of a random game that is not watched, and the number of steps to it."""
    below = below_of(rng)
    for steps in range(BOUND):
        if not (acting := rules.to_act(state)):
            return state, steps
        seat, move = chosen(rules, state, acting, rng, below)
        state = rules.apply(state, seat, move)
    raise Failed(f"not over after {BOUND} steps", type(rules))


def _watched_end(
    rules: AnyRules,
    seats: int,
    options: Options,
    rng: random.Random,
    watch: Watch | None,
    calls: Calls | None,
    habit: Habit,
) -> tuple[Any, int]:
    """The same for a game in which every position is watched or counted."""
    log: list[Step] = []
    last: Position | None = None
    for last, made in walk(rules, seats, options, rng, habit=habit):
        if watch is not None:
            watch(last, len(log))
        if calls is not None:
            calls.watch(last, made)
        if made is not None:
            log.append(made)
    assert last is not None
    _fail_on(game_checks(rules, seats, options, log, last.state))
    return last.state, len(log)


def checks(rules: AnyRules, seats: int, options: Options, rng: random.Random) -> Watch:
    """Return a watcher that runs all checks of the contract.

    It has its own `rng`, so that the games are the same with and without checks.
    """
    census = rules.census(rules.start(seats, options))

    def watch(at: Position, steps: int) -> None:
        _fail_on(quick_look(at, census, rng.randrange), steps)
        if steps == 0 or not at.acting or rng.random() < CLOSE_LOOKS:
            _fail_on(close_look(at, rng.randrange), steps)

    return watch


def simulate(
    rules: AnyRules,
    seats: int,
    options: Mapping[str, str],
    games: int,
    seed: int,
    checked: bool = True,
    progress: TextIO | None = None,
    counts: RuleCounts | None = None,
) -> Report:
    """Play random games. The same seed gives the same games.

    Args:
        options: the values of all options (see `complete_options`).
        counts: counts the rules that are carried out.
        progress: a terminal for a progress bar.
    """
    problems = [str(finding) for finding in declared(rules)] if checked else []
    if counts is not None:
        with counts.counting():  # the component data are read here, so their rules count, too
            rules.with_component_data(rules.component_data())
    results: list[Result] = []
    calls, answering = Calls(), Calls()
    ahead = checked and isinstance(rules, AsksAhead)
    started = time.perf_counter()
    for number in tqdm(range(games), desc=rules.key, unit="game", file=progress, disable=progress is None):
        rng = random.Random(f"{seed}:{number}")
        watch = checks(rules, seats, options, random.Random(f"{seed}:{number}:checks")) if checked else None
        try:
            with nullcontext() if counts is None else counts.counting():
                results.append(play(rules, seats, options, rng, watch, calls if checked else None))
            if ahead:
                answers = answering.ahead = Ahead()
                again = random.Random(f"{seed}:{number}:ahead")
                play(rules, seats, options, again, calls=answering, habit=answers.step)
        except Exception as error:  # an exception is reported as a problem, and the next game is played
            name = "" if isinstance(error, Failed) else f"{type(error).__name__}: "
            problems.append(f"game {number + 1} (seed {seed}): {name}{error}")
    seconds = time.perf_counter() - started
    return Report(
        game=rules.key,
        seats=seats,
        options=dict(options),
        games=games,
        finished=len(results),
        steps=sum(result.steps for result in results),
        seconds=round(seconds, 3),
        games_per_second=round(games / seconds, 2) if seconds else 0.0,
        results=results,
        problems=problems,
        **_figures(results, seats),
        calls=round((answering if ahead else calls).each, 2),
        calls_asked=round(calls.each, 2) if ahead else 0.0,
        rules={} if counts is None else counts.by_rule,
        rules_never_reached=[] if counts is None else counts.never,
    )


def _figures(results: Sequence[Result], seats: int) -> dict[str, Any]:
    """The figures of all games together: wins, lengths, and differences between the totals."""
    if not results:
        return {}
    steps = [result.steps for result in results]
    totals = [[result.scores[seat] for result in results] for seat in range(seats)]
    return {
        "wins": [sum(result.ranking[seat] == 1 for result in results) for seat in range(seats)],
        "length": Length(round(fmean(steps), 1), min(steps), max(steps)),
        "scores": [Points(round(fmean(own), 2), min(own), max(own), round(pstdev(own), 2)) for own in totals],
        "lead": round(fmean(max(result.scores) - min(result.scores) for result in results), 2),
    }


def _fail_on(findings: Iterator[Finding], steps: int | None = None) -> None:
    """Raise `Failed` for the first finding, if there is one."""
    for finding in findings:
        raise Failed(f"after {steps} steps: {finding}" if steps is not None else str(finding))


class Usage(ValueError):
    """The arguments are wrong; the message says what is possible."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="KEY", help=f"one of: {', '.join(GAMES)}")
    parser.add_argument("--seats", type=int, required=True, metavar="N", help="number of players")
    parser.add_argument("--games", type=int, default=10, metavar="K", help="how many games (default 10)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="the same seed gives the same games")
    parser.add_argument(
        "--set", action="append", default=[], metavar="OPTION=VALUE", help="a table option; may be repeated"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--rules", action="store_true", help="count how often each rule is carried out; slow")
    parser.add_argument("--no-checks", action="store_true", help="only play, without checks, for speed")


def request(args: argparse.Namespace) -> tuple[AnyRules, dict[str, str]]:
    """Return the rules and the values of all options for these arguments. Raises Usage: there is no such
    game, number of seats, option or value."""
    rules = GAMES.get(args.game)
    if rules is None:
        raise Usage(f"no game {args.game!r}; games: {', '.join(GAMES)}")
    if args.seats not in rules.seats:
        allowed = ", ".join(map(str, rules.seats))
        raise Usage(f"{rules.key} cannot be played with {args.seats} seats; possible: {allowed}")
    if args.games < 1:
        raise Usage(f"--games {args.games}: at least 1")
    chosen: dict[str, str] = {}
    for item in args.set:
        key, sign, value = item.partition("=")
        if not sign:
            raise Usage(f"--set {item}: write OPTION=VALUE")
        chosen[key] = value
    try:
        options = complete_options(rules.options, chosen)
        rules.start(args.seats, options)  # raises BadOption if a value does not fit the number of seats
        return rules, options
    except BadOption as error:
        if error.value is None:
            what = f"{rules.key} has no option {error.key!r}; options"
        else:
            what = f"{error.key} is not {error.value!r} with {args.seats} seats; values"
        raise Usage(f"{what}: {', '.join(error.allowed) or 'none'}") from None


def run(args: argparse.Namespace) -> int:
    """Run `python -m bot simulate`. The exit status is 1 if a game failed, and 2 for wrong arguments."""
    try:
        rules, options = request(args)
    except Usage as error:
        print(f"simulate: {error}", file=sys.stderr)
        return 2
    bar = sys.stderr if sys.stderr.isatty() else None
    counts = RuleCounts(rules) if args.rules else None
    report = simulate(rules, args.seats, options, args.games, args.seed, not args.no_checks, bar, counts)
    if args.json:
        print(json.dumps(msgspec.to_builtins(report)))
    else:
        print("\n".join(_summary(report)))
    for problem in report.problems:
        print(problem, file=sys.stderr)
    return 1 if report.problems or report.finished < report.games else 0


def _summary(report: Report) -> Sequence[str]:
    chosen = ", ".join(f"{key}={value}" for key, value in report.options.items()) or "no options"
    lines = [
        f"{report.game}, {report.seats} seats, {chosen}",
        f"{report.finished} of {report.games} games finished, {report.steps} steps,"
        f" {report.seconds} s, {report.games_per_second} games/s",
    ]
    if report.results:
        for seat, (points, won) in enumerate(zip(report.scores, report.wins, strict=True), 1):
            spread = f"{points.mean:.1f} points ({points.least} to {points.most})"
            lines.append(f"seat {seat}: {spread}, first {won} times")
        if report.calls:
            asked = f" ({report.calls_asked} if nobody answers ahead)" if report.calls_asked else ""
            lines.append(f"each player is called {report.calls} times in a round{asked}")
    if report.rules:
        lines.append(f"{len(report.rules)} rules are named by the functions of the game")
        never = ", ".join(report.rules_never_reached) or "none"
        lines.append(f"never reached: {never}")
    return lines
