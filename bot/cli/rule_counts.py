"""How often each rule of a rulebook is carried out in games: `python -m bot simulate KEY --rules`.

The functions of a game name the rules that they carry out in their docstrings, such as "(GH-7.2)"; a decision
names them in its own docstring, for its `play`; a comment in a function names the rule of its line. A rule
counts each time such a function is called, or such a line is run. A rule that is carried out once, when the
component data are read, counts once. An answer from a cache does not count.
"""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final

from bot.core import AnyRules

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
