"""A pytest plugin: tests that need a program which is lacking are left out, and one closing line says so.

`tests/conftest.py` loads it. A test is left out before any of its fixtures begins.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final

import pytest

from tests import postgres, programs

NEEDED: Final[Mapping[str, Callable[[], str | None]]] = {
    "browser": programs.lacking_browser,
    "postgresql": postgres.lacking,
}
"""For each mark of tests that need a program: why it is lacking; None if it is there."""


def lacking() -> dict[str, str]:
    """By mark, why its tests are left out on this machine."""
    return {mark: reason for mark, why in NEEDED.items() if (reason := why()) is not None}


def pytest_configure() -> None:
    """Refuse to begin if something is lacking and nothing may be."""
    try:
        demanded = programs.setting() == programs.ALL
    except ValueError as error:
        raise pytest.UsageError(str(error)) from None
    if demanded and (found := lacking()):
        reasons = "; ".join(f"{mark}: {reason}" for mark, reason in found.items())
        raise pytest.UsageError(f"{programs.SETTING}={programs.ALL}, but {reasons}")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for mark, reason in lacking().items():
        for item in items:
            if item.get_closest_marker(mark) is not None:
                item.add_marker(pytest.mark.skip(reason=f"{mark}: {reason}"))


@pytest.hookimpl(trylast=True)  # it stands just above the counts
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    skipped = Counter(
        report.longrepr[2].removeprefix("Skipped: ")
        for report in terminalreporter.stats.get("skipped", ())
        if isinstance(report.longrepr, tuple)
    )
    for mark, reason in lacking().items():
        if count := skipped[f"{mark}: {reason}"]:
            tests = "1 test" if count == 1 else f"{count} tests"
            terminalreporter.write_line(f"{mark}: {tests} left out, {reason}; see CONTRIBUTING")
