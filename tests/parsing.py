"""Component data of a game from the text of a file."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from bot.core import AnyRules
from bot.core.components import FILE, checked


def parser(rules: AnyRules) -> Callable[[str], Any]:
    """What reads the component data of a game; `DataError` says what is wrong with a text."""
    data: Any = rules
    return partial(checked, kind=type(data.data), file=FILE, faults=data.data_faults)
