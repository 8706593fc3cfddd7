"""The table of quick values names tests that exist, and values that they have."""

from __future__ import annotations

from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from tests.long import QUICK

TESTS = Path(__file__).parent


def test_the_table_names_tests_and_values(request: pytest.FixtureRequest) -> None:
    known: dict[str, list[str]] = {}
    for item in request.session.items:
        test, _, value = item.nodeid.removeprefix("tests/").partition("[")
        known.setdefault(test, []).append(value.removesuffix("]"))
    collected = {test.split("::")[0] for test in known}
    for test, patterns in QUICK.items():
        file, name = test.split("::")
        assert f"def {name}(" in (TESTS / file).read_text(encoding="utf-8"), test
        if file in collected:
            values = known.get(test, [])
            unknown = [one for one in patterns if not any(fnmatchcase(value, one) for value in values)]
            assert not unknown, f"{test}: {unknown}"
