"""Which tests wait for `make test-long`: those that are long by nature, and further values of quick ones.

`make test` runs everything that is not marked `long`; what is marked runs after it in CI.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

import pytest

LONG = pytest.mark.long


def long_but(values: Iterable[Any], *quick: Any) -> list[Any]:
    """The values of a parameter; tests with others than the `quick` ones are long."""
    kept: Collection[Any] = quick
    marked = []
    for value in values:
        given = value if isinstance(value, tuple) else (value,)
        marked.append(pytest.param(*given, marks=() if value in kept else LONG))
    return marked
