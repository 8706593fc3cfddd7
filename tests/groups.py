"""Which quick tests share something costly, and therefore run one after the other in one worker.

Without this, each worker would start its own browser, draw every game for the first time, and so on. A
scheduler does it, because the mark `xdist_group` of pytest-xdist 3.8 has no effect with pytest 9.2.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from xdist.scheduler import LoadScopeScheduling

from tests.long import ON_POSTGRESQL

BY_PLACE: Final[Mapping[str, str]] = {
    "browser/": "browser",
    "contract/": "contract",
    "e2e/test_bora_bora": "drawn",
    "e2e/test_edo": "drawn",
    "e2e/test_fair": "drawn",
    "e2e/test_first_game": "drawn",
    "e2e/test_languages": "drawn",
    "e2e/test_logs": "program",
    "e2e/test_looking_back": "drawn",
    "e2e/test_own_look": "drawn",
    "e2e/test_parcel": "drawn",
    "e2e/test_processes": "program",
    "e2e/test_sealed": "drawn",
    "e2e/test_shutdown": "program",
    "journeys/": "drawn",
    "render/test_bora_bora": "render of bora_bora",
    "render/test_edo": "render of edo",
    "render/test_own_look": "own look",
    "render/test_pool": "pool",
    "render/": "render",
    "runtime/test_health": "drawn",
    "text/": "text",
    "upgrade/": "upgrade",
}
"""Parts of paths, the narrower before the wider, and what the tests there share: the browser, games that were
played, the process that draws and the one from which bots are forked, prepared pictures, the parsed code and
catalogues, the old databases."""


def group_of(nodeid: str) -> str:
    """The group of a test: those that share a PostgreSQL server, one of `BY_PLACE`, or a group of its own."""
    place = nodeid.removeprefix("tests/")
    if place in ON_POSTGRESQL:
        return "postgresql"
    return next((name for part, name in BY_PLACE.items() if place.startswith(part)), nodeid)


class GroupScheduling(LoadScopeScheduling):  # type: ignore[misc]  # pytest-xdist has no types
    """Gives each group to one worker, and every other test to whoever is free."""

    def _split_scope(self, nodeid: str) -> str:
        return group_of(nodeid)
