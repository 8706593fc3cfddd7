"""The table of quick values names tests that exist, and values that they have; what is costly is shared."""

from __future__ import annotations

from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from tests.groups import group_of
from tests.long import IN_ALL_LANGUAGES, QUICK

TESTS = Path(__file__).parent


def test_the_table_names_tests_and_values(request: pytest.FixtureRequest) -> None:
    known: dict[str, list[str]] = {}
    for item in request.session.items:
        test, _, value = item.nodeid.removeprefix("tests/").partition("[")
        known.setdefault(test, []).append(value.removesuffix("]"))
    collected = {test.split("::")[0] for test in known}
    for test in (*QUICK, *IN_ALL_LANGUAGES):
        file, name = test.split("::")
        assert f"def {name}(" in (TESTS / file).read_text(encoding="utf-8"), test
    for test, patterns in QUICK.items():
        file = test.split("::")[0]
        if file in collected:
            values = known.get(test, [])
            unknown = [one for one in patterns if not any(fnmatchcase(value, one) for value in values)]
            assert not unknown, f"{test}: {unknown}"


def test_quick_tests_that_draw_share_one_worker(request: pytest.FixtureRequest) -> None:
    """The first of them in a worker waits ten seconds for the process that draws."""
    for item in request.session.items:
        if item.get_closest_marker("drawn") and not item.get_closest_marker("long"):
            assert group_of(item.nodeid) == "drawn", item.nodeid
