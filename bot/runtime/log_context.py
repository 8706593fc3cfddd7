"""Fields that are added to all log records of the current task, such as the match or the server.

The values are numbers and names of commands. They must not be texts by players, moves or persons.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar

_FIELDS: ContextVar[Mapping[str, object]] = ContextVar("fields", default={})  # noqa: B039 (never changed)


@contextmanager
def log_context(**fields: object) -> Iterator[None]:
    """Add fields to the log records of this task, and of tasks started in the block: `log_context(match=7)`.

    Fields that are None are left out.
    """
    token = _FIELDS.set(
        {**_FIELDS.get(), **{name: value for name, value in fields.items() if value is not None}}
    )
    try:
        yield
    finally:
        _FIELDS.reset(token)


def current_fields() -> Mapping[str, object]:
    """The fields of the current task."""
    return _FIELDS.get()
