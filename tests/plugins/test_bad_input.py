"""A game with something wrong in it is named with its own file and line, and left out; the others run."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from bot.cli.new_game import names_of, write
from tests.core.flea import KEY
from tests.long import long_but
from tests.plugins.installed import install, run

START = """
from bot.games.registry import GAMES
from bot.start import tell_left_out
tell_left_out()
print(*GAMES)
"""

Broken = Callable[..., tuple[Path, ...]]


@pytest.fixture
def broken(tmp_path: Path) -> Broken:
    """Install Flea Market with texts of its file replaced."""

    def make(*changes: tuple[str, str]) -> tuple[Path, ...]:
        package = tmp_path / "package"
        write(package, names_of(KEY))
        file = package / f"{KEY}.py"
        text = file.read_text(encoding="utf-8")
        for old, new in changes:
            assert old in text, old
            text = text.replace(old, new, 1)
        file.write_text(text, encoding="utf-8")
        return install(package, tmp_path / "site"), package

    return make


PLAY_BID = "        bids = put(at.state.sealed"
SECOND = '''
class Offer(Bid, tag="offer"):
    """Offer coins in another way."""

    notation: ClassVar = "B{coins}"


class Sold(Event):'''
BIDDING = '    """Bid for the curio."""\n'
CIRCLE = "\n    def by_itself(self, at: Here) -> Any:\n        return at.state, ()\n"
DRAWN = "    decisions: ClassVar = (Curio,)\n"
WEIGHTS = "\n    def weights(self, at: Here, outcomes: Any) -> list[int]:\n        return [1]\n"
RESET = "return replace(after, sealed=(None,) * state.seats), (Sold("
TWICE = '(core.Option("a", ("b",), "b"), core.Option("a", ("b",), "b"))'
ADVICE = """from bot.core.heuristic import PlainHeuristic


class Advice(PlainHeuristic):
    def value(self, state: Any, seat: Seat) -> float:
        return 0.0

    def priors(self, state: Any, seat: Seat, moves: Any) -> list[float]:
        return [0.5, 0.5]


"""
ADVISED = "    heuristic = Advice()\n    tasks: ClassVar"
WRONG = {
    "two decisions with one notation": (
        [("\nclass Sold(Event):", SECOND), ("ClassVar = (Bid,)", "ClassVar = (Bid, Offer)")],
        "class Offer(Bid",
        "several moves (Bid and Offer) have the notation b0",
    ),
    "a secret shown by an event": (
        [('    says_hidden: ClassVar = "{who} draws a charm."\n    secret: ClassVar = ("worth",)\n', "")],
        "class CharmDrawn(",
        "is told which it was, =h",
    ),
    "an endless agenda": (
        [(BIDDING, BIDDING + CIRCLE)],
        "class MakeBids(",
        "nobody is ever asked: MakeBids()",
    ),
    "a task that is not declared": (
        [("tasks: ClassVar = (DrawCurio, MakeBids, DrawCharm)", "tasks: ClassVar = (DrawCurio, MakeBids)")],
        "class DrawCharm(",
        "DrawCharm is on the agenda, and is not declared in `tasks`",
    ),
    "an end of the turn behind a task": (
        [("agenda=(DrawCharm(),)", "agenda=(DrawCharm(), *TURN_OVER)")],
        "class DrawCharm(",
        "write `agenda[1:] or TURN_OVER`",
    ),
    "a start that is not advanced": (
        [("self.advance(State(", "State("), ("(None,) * seats))[0]", "(None,) * seats)")],
        "    def start(",
        "`start` returns `self.advance(State(...))[0]`",
    ),
    "an option that clashes": (
        [
            ("    tasks: ClassVar", f"    options = {TWICE}\n    tasks: ClassVar"),
            ("from bot.core.notation", "from bot import core\nfrom bot.core.notation"),
        ],
        "    options =",
        "an option is declared twice: ['a', 'a']",
    ),
    "a default that is no value of its option": (
        [
            (
                "    tasks: ClassVar",
                '    options = (core.Option("a", ("b", "c"), "d"),)\n    tasks: ClassVar',
            ),
            ("from bot.core.notation", "from bot import core\nfrom bot.core.notation"),
        ],
        "    options =",
        "option 'a': its default 'd' is none of its values b, c",
    ),
    "a draw that has nothing to draw": (
        [("to_come: tuple[int, ...] = tuple(range(1, 10))", "to_come: tuple[int, ...] = ()")],
        "class DrawCurio(",
        "nothing is left to draw: DrawCurio has no outcome",
    ),
    "a state that is changed in place": (
        [
            ("    to_come: tuple", "    seen: Aside[list[int]] = []\n    to_come: tuple"),
            ("import TURN_OVER, At,", "import TURN_OVER, Aside, At,"),
            (PLAY_BID, "        at.state.seen.append(1)\n" + PLAY_BID),
        ],
        "    def play(self, at: Here) -> Change[State]:\n        at.state.seen",
        "changed the state it was made in",
    ),
    "sealed answers in an open field": (
        [("    sealed: Sealed[", "    sealed: BySeat[")],
        "    sealed: BySeat[",
        "'sealed' holds the answers of MakeBids, and all see it: mark it with `Sealed`",
    ),
    "answers in a field that is not there": (
        [("    sealed: Sealed[", "    bids: Sealed[")],
        "class MakeBids(",
        "MakeBids seals its answers in 'sealed', which the state does not have",
    ),
    "a heuristic without a base": (
        [
            ("class FleaMarket(", ADVICE.replace("PlainHeuristic", "Heuristic") + "class FleaMarket("),
            ("    tasks: ClassVar", ADVISED),
        ],
        "class Advice(",
        "Advice: spread, horizon, rivalry, error, slips are no numbers: its base is bot.core.PlainHeuristic",
    ),
    "a class instead of a heuristic": (
        [
            ("class FleaMarket(", ADVICE + "class FleaMarket("),
            ("    tasks: ClassVar", ADVISED.replace("Advice()", "Advice")),
        ],
        "    heuristic =",
        "`heuristic` is a class; write `heuristic = Advice()`",
    ),
    "another version of the interface": (
        [("state_type = 1, ", "state_type = 2, ")],
        "    api, ",
        "it was made for version 2 of the interface of games; this is version 1",
    ),
    "no version of the interface": (
        [("    api, key", "    key"), ("state_type = 1, ", "state_type = ")],
        "    key, prefix",
        "it does not say for which version of the interface of games it was made: `api = 1`",
    ),
    "a secret that no redeal changes": (
        [(', "charms": ("pouch", "charms")', "")],
        "    conserved:",
        "'charms' is hidden, but in no conserved group: name it in `conserved`, so that it is dealt anew",
    ),
    "a notation with a space": (
        [('"b{coins}"', '"b {coins}"')],
        '    notation: ClassVar = "b {coins}"',
        "Bid 'b 0' of seat 0 is not short and plain",
    ),
    "an outcome of chance with a space": (
        [('"=c{worth}"', '"=c {worth}"')],
        '    notation: ClassVar = "=c {worth}"',
        "Curio '=c 1' of chance is not short and plain",
    ),
    "too few weights": (
        [(DRAWN, DRAWN + WEIGHTS)],
        "    def weights(",
        "DrawCurio: 9 outcomes have 1 weights",
    ),
    "too few weights in a class that others are made of": (
        [
            ("class DrawCurio(Task):", "class Weighed(Task):" + WEIGHTS + "\n\nclass DrawCurio(Weighed):"),
        ],
        "    def weights(",
        "DrawCurio: 9 outcomes have 1 weights",
    ),
    "sealed answers that are not taken away": (
        [(RESET, "return after, (Sold(")],
        "    def complete(",
        "MakeBids begins with the answers of seats [0, 1]: set them back when they are opened",
    ),
    "one sealed answer that is not taken away": (
        [(RESET, "return replace(after, sealed=put(after.sealed, buyer, None)), (Sold(")],
        "    def complete(",
        "MakeBids begins with the answers of seats [",
    ),
}


@pytest.mark.parametrize("wrong", long_but(WRONG, "two decisions with one notation", "an endless agenda"))
def test_it_is_named_with_its_line_and_left_out(broken: Broken, tmp_path: Path, wrong: str) -> None:
    changes, where, says = WRONG[wrong]
    path = broken(*changes)
    file = path[1] / f"{KEY}.py"
    line = file.read_text(encoding="utf-8").partition(where)[0].count("\n") + 1
    checked = run("-m", "bot", "check-game", KEY, "--games", "1", path=path, cwd=tmp_path)
    assert checked.returncode == 1, checked.stdout
    assert "Traceback" not in checked.stdout
    started = run("-c", START, path=path, cwd=tmp_path)
    assert started.stdout.splitlines()[-1] == "golden_horn pyramids bora_bora edo"
    for said in (checked.stdout, started.stdout):
        assert f"{file}:{line}: " in said, said
        assert says in said, said


MISSAID = {
    "a hand that all see": (
        [("    charms: Secret[", "    charms: BySeat[")],
        "    charms: BySeat[",
        "and sees a difference: 'charms' of seat ",
    ),
    "an event with a field that it has not": (
        [("{who} pays {coins} for", "{who} pays {coin} for")],
        '    says: ClassVar = "{who} pays',
        "`says` names {coin}, which Sold does not tell",
    ),
    "a secret in the sentence for the others": (
        [("{who} draws a charm.", "{who} draws a {worth}.")],
        '    says_hidden: ClassVar = "{who} draws',
        "`says_hidden` names {worth}, which CharmDrawn does not tell",
    ),
    "a task without a question": (
        [(BIDDING, "")],
        "class MakeBids(",
        "MakeBids asks nothing: give it a docstring, or `asks`",
    ),
    "a decision without a docstring": (
        [('    """Bid coins in secret (2)."""\n\n', "")],
        "class Bid(",
        "Bid has no docstring, which heads its menu and describes its command",
    ),
    "sealed answers that nobody ever sees": (
        [(RESET, "return replace(after, round=ROUNDS), (Sold(")],
        "    sealed: Sealed[",
        "the match is over, and 'sealed' still has the answers of seats [0, 1], which no other seat sees",
    ),
    "too few weights of a heuristic": (
        [("class FleaMarket(", ADVICE + "class FleaMarket("), ("    tasks: ClassVar", ADVISED)],
        "    def priors(",
        "Advice: 6 moves have 2 weights",
    ),
    "a weight of a heuristic that is none": (
        [
            (
                "class FleaMarket(",
                ADVICE.replace("[0.5, 0.5]", "[-1.0 for _ in moves]") + "class FleaMarket(",
            ),
            ("    tasks: ClassVar", ADVISED),
        ],
        "    def priors(",
        "Advice: b0 has weight -1.0",
    ),
    "a value of a heuristic that is none": (
        [
            ("class FleaMarket(", ADVICE.replace("return 0.0", "return None") + "class FleaMarket("),
            ("    tasks: ClassVar", ADVISED),
        ],
        "    def value(",
        "Advice: the position is worth None to seat ",
    ),
    "a draw that is not said to be one": (
        [("class DrawCharm(Task):\n    chance: ClassVar = True\n", "class DrawCharm(Task):\n")],
        "class DrawCharm(",
        "the answers of DrawCharm are of chance (`=`): it lacks `chance = True`",
    ),
    "a bag that gets empty": (
        [("ROUNDS, PURSE = 5, 12", "ROUNDS, PURSE = 10, 12")],
        "class DrawCharm(",
        "nothing is left to draw: DrawCharm has no outcome",
    ),
    "a match without an end": (
        [("== ROUNDS:", "== -1:")],
        "class DrawCharm(",
        "NothingToDraw: nothing is left to draw: DrawCharm has no outcome",
    ),
}


@pytest.mark.parametrize("wrong", long_but(MISSAID, "a bag that gets empty"))
def test_what_a_check_finds_is_named_with_its_line(broken: Broken, tmp_path: Path, wrong: str) -> None:
    changes, where, says = MISSAID[wrong]
    path = broken(*changes)
    file = path[1] / f"{KEY}.py"
    line = file.read_text(encoding="utf-8").partition(where)[0].count("\n") + 1
    checked = run("-m", "bot", "check-game", KEY, "--games", "1", path=path, cwd=tmp_path)
    assert checked.returncode == 1, checked.stdout
    assert f"{file}:{line}: " in checked.stdout
    assert says in checked.stdout
    told = [line.partition(" (")[0] for line in checked.stdout.splitlines() if line.startswith(str(file))]
    assert len(told) == len(set(told))
    assert "randrange" not in checked.stdout
