"""The checks can fail: each sees the game that breaks what it holds, and no honest one."""

from __future__ import annotations

import random
from collections import Counter
from itertools import chain

import msgspec
import pytest

from bot.cli.simulate import step
from bot.core import AnyRules, Command, Fact, Move, Option, Param, Seat, View, complete_options
from bot.core.checks.hidden import sealed, unseen
from bot.core.checks.position import Position
from bot.core.checks.sweep import close_look, floats, game_checks, quick_look
from bot.core.checks.table import declared
from tests.contract.broken import BROKEN
from tests.contract.journeys import ALL, covering, journey
from tests.toy import Ferry


def findings(rules: AnyRules, seats: int, games: int = 6, most: int = 60) -> Counter[str]:
    """Names of the checks that complain in some random games; a broken game may not get far."""
    seen: Counter[str] = Counter()
    options = complete_options(rules.options, {})
    for seed in range(games):
        rng = random.Random(seed)
        at = Position(rules, rules.start(seats, options), seats)
        census = rules.census(at.state)
        for _ in range(most):
            try:
                for finding in chain(quick_look(at, census, rng.randrange), close_look(at, rng.randrange)):
                    seen[finding.check] += 1
            except Exception as error:  # a broken game may also break down
                seen[type(error).__name__] += 1
            try:
                at = at.after(*step(at, rng))
            except Exception:  # over, or broken down: on to the next game
                break
    return seen


@pytest.mark.parametrize(("game", "check"), [(game, check) for game, check in BROKEN])
def test_a_broken_game_is_seen(game: type[Ferry], check: str) -> None:
    assert findings(game(), 3)[check] > 0


def test_an_honest_game_is_not() -> None:
    assert not findings(Ferry(), 3)


def test_a_log_that_leads_elsewhere_is_seen() -> None:
    trip = journey("ferry", 2, 0, 1)
    end = trip.positions[-1].state
    assert not list(game_checks(Ferry(), 2, trip.options, trip.log, end))
    assert [f.check for f in game_checks(Ferry(), 2, trip.options, trip.log[:-1], end)] == ["replay"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"key": "Ferry!"},
        {"prefix": "toy-2"},
        {"version": 0},
        {"seats": range(3, 3)},
        {"options": (Option("crates", ("few",), "many"),)},
        {"options": (Option("crates", ("few", "few"), "few"),)},
        {"options": (Option("a", ("b",), "b"), Option("a", ("c",), "c"))},
        {"commands": (Command("Sail", ()),)},
        {"commands": (Command("sail", ()), Command("sail", ()))},
        {"commands": (Command("load", (Param("way", "route", required=False), Param("crate", "act"))),)},
        {"data_fingerprint": lambda: "none"},
        {"component_data": lambda: b"{"},
        {"with_component_data": lambda data: ALL["pyramids"]},
        {"sealed": ("bid",)},
        {"hidden": frozenset()},
        {"passing": ("K",)},
        {"api": None},
        {"api": 2},
    ],
)
def test_a_wrong_declaration_is_seen(wrong: dict[str, object]) -> None:
    game = Ferry()
    assert not list(declared(game))
    for name, value in wrong.items():
        setattr(game, name, value)
    assert next(finding.check for finding in declared(game)) == "declared"


class Leaking:
    """Any game, with something broken: what is not defined here is the game's own."""

    def __init__(self, rules: AnyRules) -> None:
        self.rules = rules

    def __getattr__(self, name: str) -> object:
        return getattr(self.rules, name)


class Glass(Leaking):
    """The round number in the view depends on every secret."""

    def view(self, state: object, seat: Seat | None) -> View:
        view = self.rules.view(state, seat)
        secret = random.Random(msgspec.json.encode(state)).randrange(1000)
        return msgspec.structs.replace(view, round=view.round + 1000 * secret)


class Loud(Leaking):
    """Everybody hears the notation of everything."""

    def narrate(self, state: object, seat: Seat, move: Move, to: Seat | None) -> Fact:
        told = self.rules.narrate(state, seat, move, to)
        return Fact("x-heard", {"move": str(move), "much": told is not None})


class Hinting(Leaking):
    """The prompt counts the choices a seat has."""

    def prompt(self, state: object, seat: Seat) -> Fact:
        return Fact("x-ask", {"choices": " ".join(map(str, self.rules.moves(state, seat)))})


def leaks(rules: AnyRules, game: str, row: int = 0) -> Counter[str]:
    """What the checks of hidden things say on some positions of a game."""
    seen: Counter[str] = Counter()
    rng = random.Random(1)
    for seats in ALL[game].seats:
        for at in journey(game, seats, row, 1).positions[::3]:
            here = Position(rules, at.state, seats)
            seen.update(finding.check for finding in sealed(here, rng.randrange))
            for seat in here.listeners:
                found = unseen(here, seat, floats(rng.randrange), rng.randrange)
                seen.update(finding.check for finding in found)
        if seen:
            break
    return seen


def has_secrets(game: str) -> bool:
    """Whether there is anything that can be given away."""
    return bool(ALL[game].hidden)


def sealing_row(game: str) -> int | None:
    """Options of a game under which several seats decide at once; None where there are none."""
    seats = ALL[game].seats[0]
    for row in range(len(covering(ALL[game], seats))):
        if any(at.sealing for at in journey(game, seats, row, 1).positions):
            return row
    return None


@pytest.mark.parametrize("game", ALL)
def test_a_leaking_view_of_any_game_is_seen(game: str) -> None:
    seen = leaks(Glass(ALL[game]), game)["unseen"]  # type: ignore[arg-type]
    assert (seen > 0) is has_secrets(game)


@pytest.mark.parametrize("game", ALL)
def test_a_leaking_prompt_of_any_game_is_seen(game: str) -> None:
    seen = leaks(Hinting(ALL[game]), game)["unseen"]  # type: ignore[arg-type]
    assert (seen > 0) is has_secrets(game)


@pytest.mark.parametrize("game", ALL)
def test_a_told_seal_of_any_game_is_seen(game: str) -> None:
    row = sealing_row(game)
    if row is None:
        return  # nobody ever acts at once in this game
    assert leaks(Loud(ALL[game]), game, row)["sealed"] > 0  # type: ignore[arg-type]
