"""The table of quick values names tests that exist, and values that they have; what is costly is shared."""

from __future__ import annotations

from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from tests.groups import group_of
from tests.long import IN_ALL_LANGUAGES, ON_POSTGRESQL, QUICK

TESTS = Path(__file__).parent


def test_the_table_names_tests_and_values(request: pytest.FixtureRequest) -> None:
    known: dict[str, list[str]] = {}
    for item in request.session.items:
        test, _, value = item.nodeid.removeprefix("tests/").partition("[")
        known.setdefault(test, []).append(value.removesuffix("]"))
    collected = {test.split("::")[0] for test in known}
    on_postgresql = [test.partition("[")[0] for test in ON_POSTGRESQL]
    for test in (*QUICK, *IN_ALL_LANGUAGES, *on_postgresql):
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


def test_every_test_on_postgresql_is_marked(request: pytest.FixtureRequest) -> None:
    """So that it is left out where there is no server, and only the quick ones begin one in `make test`."""
    for item in request.session.items:
        if item.get_closest_marker("postgresql") is not None:
            quick = item.nodeid.removeprefix("tests/") in ON_POSTGRESQL
            assert (item.get_closest_marker("long") is None) == quick, item.nodeid
        else:
            assert "postgres" not in "".join(getattr(item, "fixturenames", ())), item.nodeid
