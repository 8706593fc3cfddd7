"""Which rules of `docs/rules` a test shows: `@rule("PY-5.1", "EX-2")` above the test.

`tests/games/<game>/rule_ids.txt` lists every id, one a line; `tests/test_rule_coverage.py` names those
that have no test.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[F], F]:
    """Notes on a test (`rule_ids`) the rules and worked examples it shows."""

    def mark(test: F) -> F:
        test.rule_ids = (*getattr(test, "rule_ids", ()), *ids)  # type: ignore[attr-defined]
        return test

    return mark
