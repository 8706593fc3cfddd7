"""What the lines of the log are about: set where work for something begins, and part of every line written
until it ends. Numbers and names of commands; never words that somebody wrote, moves, or who it was."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar

_ABOUT: ContextVar[Mapping[str, object]] = ContextVar("about", default={})  # noqa: B039 (never changed)


@contextmanager
def about(**fields: object) -> Iterator[None]:
    """While this task, and whatever it starts, works for these: `about(match=7)`. None: it has none."""
    token = _ABOUT.set(
        {**_ABOUT.get(), **{name: value for name, value in fields.items() if value is not None}}
    )
    try:
        yield
    finally:
        _ABOUT.reset(token)


def now_about() -> Mapping[str, object]:
    """What the present task works for."""
    return _ABOUT.get()
