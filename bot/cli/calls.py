"""What `simulate` counts: how often a game calls its players, and how often each rule of a rulebook is
carried out (`--rules`).

A seat is called each time when it did not have to act and must act now. Within its own turn it is not called,
however many questions it answers. Draws of chance are answered at once and call nobody. When the last sealed
decision opens all of them, its seat is called like the others (`bot.match.running.effects` pings by the same
rule).

Some questions can be answered ahead (`bot.core.asking.AsksAhead`). `Ahead` makes random players who answer
all of them at the end of the turns that they take themselves, as their pages offer it; then nobody is called
for an answer that can still be played. They do not look at a page while the bot plays their answers. Where
the page says how many wishes are surely enough, they give so many, for different things; elsewhere `WISHED`.

The functions of a game name the rules that they carry out in their docstrings, such as "(GH-7.2)"; a decision
names them in its own docstring, for its `play`; a comment in a function names the rule of its line. A rule
counts each time such a function is called, or such a line is run. A rule that is carried out once, when the
component data are read, counts once. An answer from a cache does not count.
"""

from __future__ import annotations

import ast
import io
import random
import re
import sys
import tokenize
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final

from bot.core import CHANCE, AnyRules, Move, Seat, Step
from bot.core.asking import ahead, enough, opens
from bot.core.chance import outcome
from bot.core.checks.position import Position
from bot.match.engine.moves import WISHES, preview
from bot.match.running.orders import by_turns, next_turn, put_together

Habit = Callable[[Position, random.Random], tuple[Seat, Move]]
"""A function that chooses the next seat and its move."""
MOST: Final = 200
"""Answers of one page."""
WISHED: Final = 3
"""Answers that a player gives to a question that takes wishes, if no number of them is surely enough."""


class Ahead:
    """Random players who answer ahead what they can. For games without sealed decisions."""

    def __init__(self) -> None:
        self.orders: dict[Seat, list[tuple[str, ...]]] = {}
        """For each seat: its answers, turn by turn."""
        self.playing: tuple[Seat, list[str]] | None = None
        """The seat whose answers are being played, and the answers of this turn that are left."""
        self.at_once: Seat | None = None
        """The seat whose turn began with an answer that was given ahead."""
        self._actor: Seat | None = None

    def step(self, at: Position, rng: random.Random) -> tuple[Seat, Move]:
        """Choose the next move: one that was answered ahead, or a random one."""
        if at.at_chance:
            drawn = outcome(at.rules, at.state, at.moves_of(CHANCE), rng.randrange)
            # A turn that a player has taken ends with a draw.
            if self._actor is not None and self._actor not in (self.at_once, *self.orders):
                self._answer(at.rules, at.after(CHANCE, drawn).state, self._actor, rng)
            return CHANCE, drawn
        [seat] = at.acting
        self.at_once = self.at_once if self.at_once == seat else None
        self._actor = seat
        if seat in self.orders and self.playing is None:
            self._begin(at, seat)
        if self.playing is not None and self.playing[0] == seat:
            text = self.playing[1].pop(0)
            move = next(legal for legal in at.moves_of(seat) if str(legal) == text)
            if not self.playing[1]:
                self.playing = None
            return seat, move
        move = rng.choice(at.moves_of(seat))
        self.goes_on(at, seat, move, rng)
        return seat, move

    def goes_on(self, at: Position, seat: Seat, move: Move, rng: random.Random) -> None:
        """After a move of a seat: answer what can be answered ahead."""
        self._actor = seat
        self._answer(at.rules, at.after(seat, move).state, seat, rng)

    def _begin(self, at: Position, seat: Seat) -> None:
        orders = self.orders.pop(seat)
        turn = next_turn(at.rules, at.state, put_together(seat, orders))
        if turn is not None:
            self.playing, self.at_once = (seat, list(turn[0])), seat
            if turn[1]:
                self.orders[seat] = turn[1]

    def _answer(self, rules: AnyRules, state: Any, seat: Seat, rng: random.Random) -> None:
        """After a turn: answer what can be answered ahead."""
        position, texts = ahead(rules, state, seat), list[str]()
        if position is None:
            return
        draft = preview(rules, position, seat, (), ahead=True)
        while draft.status == "asked" and len(texts) < MOST:
            texts.append(WISHES.join(map(str, wishes(rules, state, draft.state, seat, rng))))
            draft = preview(rules, position, seat, texts, ahead=True)
        self.orders[seat] = by_turns(texts, draft.turns or (len(texts),))


def wishes(rules: AnyRules, state: Any, asked: Any, seat: Seat, rng: random.Random) -> list[Move]:
    """The random answers of a player to a question that is asked ahead, in the order of wishes."""
    moves = list(rules.moves(asked, seat))
    first = rng.choice(moves)
    offers = {move: rules.offer(asked, seat, move) for move in moves if move.kind == first.kind}
    if not offers[first].stays:
        return [first]
    others = rng.sample([move for move in offers if move != first], len(offers) - 1)
    needed = enough(rules, state, asked, offers.values())
    if not needed:
        return [first, *others[: WISHED - 1]]
    wanted = {offers[move].contested: move for move in (*others, first)}
    return [first, *[move for move in wanted.values() if move != first]][:needed]


class Calls:
    """Counts the calls of one game after another. Show it each position of a game with the step made there.

    Calls before the first round do not count.

    Args:
        ahead: the players of these games, if they answer ahead.
    """

    def __init__(self, ahead: Ahead | None = None) -> None:
        self.ahead = ahead
        self.calls = 0
        self.rounds = 0
        """Rounds of all players together: 10 for five rounds of two players."""
        self._awaited: tuple[Seat, ...] = ()
        self._actor: Seat | None = None
        self._opened = False
        self._begun = False

    def watch(self, at: Position, step: Step | None) -> None:
        """Look at a position and the step that is made there; None after the last one."""
        if step is None:
            self.rounds += at.rules.view(at.state, None).round * at.seats
            self._awaited, self._actor, self._opened, self._begun = (), None, False, False
            return
        if not at.at_chance and (self._opened or at.acting != self._awaited):
            self._call(at)
        seat = step.seat
        if seat != CHANCE:
            self._actor = seat
            if at.acting == (seat,) and at.sealing:
                move = next(legal for legal in at.moves_of(seat) if str(legal) == step.move)
                self._opened = opens(at.rules, at.state, seat, at.rules.apply(at.state, seat, move))

    def _call(self, at: Position) -> None:
        called = {seat for seat in at.acting if seat not in self._awaited and seat != self._actor}
        if self.ahead is not None and self.ahead.at_once is not None:
            called.discard(self.ahead.at_once)
        if self._opened:
            called |= {self._actor} & set(at.acting)  # type: ignore[arg-type]
        view = at.rules.view(at.state, None)
        self._begun = self._begun or (view.round > 0 and not view.setup)
        self.calls += len(called) if self._begun else 0
        self._awaited, self._opened = at.acting, False

    @property
    def each(self) -> float:
        return self.calls / self.rounds if self.rounds else 0.0


APART: Final = (
    *("census", "choices", "commands", "components", "events", "heuristic", "hidden", "narration"),
    *("printed", "projection", "prompts", "rejections", "terms", "validate", "view"),
)
"""Files (by the beginning of their names) that describe or check rules, but do not carry them out."""

SAYING: Final = frozenset({"instead", "near", "offer", "question", "read", "refused", "tell", "untimely"})
"""Methods of decisions, tasks and events that describe or check rules, but do not carry them out."""

Lines = dict[int, tuple[str, ...]]
Function = tuple[tuple[str, ...], Lines]
"""The rules of a function, and those of some of its lines."""


class RuleCounts:
    """Counts the rules of a game while games are played in `counting`."""

    def __init__(self, rules: AnyRules) -> None:
        self._letters = of = rules.prefix.upper()
        self._id = re.compile(rf"\b{of}-(\d+)\.(\d+)(?: to {of}-\1\.(\d+))?")
        self._functions: dict[tuple[str, int], Function] = {}
        self._codes: dict[CodeType, Function | None] = {}
        folder = Path(sys.modules[type(rules).__module__].__file__ or "").parent
        for file in sorted(folder.glob("*.py")):
            if not file.stem.startswith(APART):
                self._read(file)
        known = [ids for own, lines in self._functions.values() for ids in (own, *lines.values())]
        self.counts: Counter[str] = Counter({rule_id: 0 for ids in known for rule_id in ids})
        """By rule; 0 for those that were never reached."""

    @property
    def never(self) -> list[str]:
        """The rules that were never reached, in the order of the rulebook."""
        return sorted((rule_id for rule_id, count in self.counts.items() if not count), key=_place)

    @property
    def by_rule(self) -> dict[str, int]:
        """The counts in the order of the rulebook."""
        return {rule_id: self.counts[rule_id] for rule_id in sorted(self.counts, key=_place)}

    @contextmanager
    def counting(self) -> Iterator[None]:
        """Count the rules that are carried out in this block. Everything is several times slower
        meanwhile."""
        before = sys.gettrace()
        sys.settrace(self._called)
        try:
            yield
        finally:
            sys.settrace(before)

    def _called(self, frame: FrameType, event: str, arg: Any) -> Any:
        code = frame.f_code
        try:
            known = self._codes[code]
        except KeyError:
            key = (code.co_filename, code.co_firstlineno)
            known = self._codes[code] = self._functions.get(key)
        if known is None:
            return None
        ids, lines = known
        self.counts.update(ids)
        return self._ran if lines else None

    def _ran(self, frame: FrameType, event: str, arg: Any) -> Any:
        if event == "line":
            known = self._codes[frame.f_code]
            assert known is not None
            self.counts.update(known[1].get(frame.f_lineno, ()))
        return self._ran

    def _read(self, file: Path) -> None:
        text = file.read_text(encoding="utf-8")
        tree = ast.parse(text)
        comments = {
            token.start[0]: ids
            for token in tokenize.generate_tokens(io.StringIO(text).readline)
            if token.type == tokenize.COMMENT and (ids := self._ids(token.string))
        }
        functions = [
            inner
            for inner in ast.walk(tree)
            if isinstance(inner, ast.FunctionDef) and inner.name not in SAYING
        ]
        of_class = {
            statement: ast.get_docstring(node) or ""
            for node in ast.walk(tree)
            if isinstance(node, ast.ClassDef)
            for statement in node.body
            if isinstance(statement, ast.FunctionDef) and statement.name == "play"
        }
        for node in functions:
            within = [
                function for function in functions if node.lineno < function.lineno <= (node.end_lineno or 0)
            ]
            own = {
                line: ids
                for line, ids in comments.items()
                if node.lineno <= line <= (node.end_lineno or 0)
                and not any(inner.lineno <= line <= (inner.end_lineno or 0) for inner in within)
            }
            docstring = self._ids(f"{of_class.get(node, '')} {ast.get_docstring(node) or ''}")
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            if docstring or own:
                self._functions[str(file), first] = (docstring, _by_statement(node, own))

    def _ids(self, text: str) -> tuple[str, ...]:
        """The ids that a text names; "GH-7.2 to GH-7.4" names three."""
        rule_ids: list[str] = []
        for chapter, first, last in self._id.findall(" ".join(text.split())):
            numbers = range(int(first), int(last or first) + 1)
            rule_ids += [f"{self._letters}-{chapter}.{number}" for number in numbers]
        return tuple(dict.fromkeys(rule_ids))


def _by_statement(function: ast.FunctionDef, comments: Lines) -> Lines:
    """The ids of comments by the line of the statement to which they belong: the statement they stand in, or
    the next one."""
    statements = [node for node in ast.walk(function) if isinstance(node, ast.stmt) and node is not function]
    by_statement: Lines = {}
    for line, ids in comments.items():
        inside = [
            statement.lineno for statement in statements if statement.lineno <= line <= _head(statement)
        ]
        after = [statement.lineno for statement in statements if statement.lineno > line]
        at = max(inside, default=None) or min(after, default=None)
        if at is not None:
            by_statement[at] = (*by_statement.get(at, ()), *ids)
    return by_statement


def _head(statement: ast.stmt) -> int:
    """The last line of a statement, without the statements in its body."""
    body = getattr(statement, "body", None)
    inner = body[0] if isinstance(body, list) and body else None
    end = statement.end_lineno or statement.lineno
    return end if inner is None or inner.lineno == statement.lineno else inner.lineno - 1


def _place(rule: str) -> tuple[int, ...]:
    return tuple(int(number) for number in re.findall(r"\d+", rule))
