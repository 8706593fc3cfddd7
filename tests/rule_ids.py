"""Which rules of `docs/rules` a test shows: `@rule("PY-5.1", "EX-2")` above the test.

`tests/games/<game>/rule_ids.txt` lists every id, one a line; `tests/test_rule_coverage.py` names those
that have no test.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

F = TypeVar("F", bound=Callable[..., object])

DOCUMENTS: Final = Path(__file__).resolve().parent.parent / "docs" / "rules"
"""The rules of the games, one page a game: `golden_horn.md`, ..."""
_STATED: Final = re.compile(
    r"^(?:- \*{0,2}|\*\*|\| *|\d+\. \*\*)?((?:EX|[A-Z]{2,3})-\d+(?:\.\d+)?)\b", re.MULTILINE
)


def rule(*ids: str) -> Callable[[F], F]:
    """Notes on a test (`rule_ids`) the rules and worked examples it shows."""

    def mark(test: F) -> F:
        test.rule_ids = (*getattr(test, "rule_ids", ()), *ids)  # type: ignore[attr-defined]
        return test

    return mark


def stated(text: str) -> list[str]:
    """The ids that a page states, in order.

    Each stands at the beginning of a list item (`- GH-1.1 ...`, `- **BB-1.1** ...`), a numbered line
    (`1. **EDO-22.1** ...`), a table row (`| EDO-4.30 | ...`) or an example (`**EX-1 ...`).
    """
    return _STATED.findall(text)
