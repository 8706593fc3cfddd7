"""Which tests share something costly, and therefore run one after the other in one worker of `pytest-xdist`.

Without this, each worker would start its own browser, draw every game for the first time, and so on.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pytest

BY_PLACE: Final[Mapping[str, str]] = {
    "browser/": "browser",
    "contract/": "contract",
    "render/test_bora_bora": "render of bora_bora",
    "render/test_edo": "render of edo",
    "render/test_pool": "pool",
    "render/": "render",
    "text/": "text",
    "upgrade/": "upgrade",
}
"""Parts of paths, the narrower before the wider, and what the tests there share: the browser, games that were
played, pictures that were prepared, the parsed code and catalogues, the old databases."""
BY_MARKER: Final[Mapping[str, str]] = {"drawn": "drawn"}
"""Markers, and what their tests share: the process that draws."""
BY_FIXTURE: Final[Mapping[str, str]] = {"program": "program"}
"""Fixtures, and what their tests share: the process that the bot is forked from."""


def group(item: pytest.Item) -> str | None:
    """The group of a test; None if it runs anywhere."""
    for marker, name in BY_MARKER.items():
        if item.get_closest_marker(marker):
            return name
    for fixture, name in BY_FIXTURE.items():
        if fixture in getattr(item, "fixturenames", ()):
            return name
    place = item.nodeid.removeprefix("tests/")
    return next((name for part, name in BY_PLACE.items() if place.startswith(part)), None)
