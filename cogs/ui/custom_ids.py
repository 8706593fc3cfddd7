"""Custom ids of buttons, menus and forms: `tp:<verb>:<argument>:...`, `tm:<verb>:...` and `tf:<verb>:...`.

A custom id has at most 100 characters and holds no secret. It is never trusted, because anybody can send any
id. `cogs.framework.router` reads it.
"""

from __future__ import annotations

CUSTOM_ID = 100


def press(verb: str, *args: object) -> str:
    """The custom id of a button."""
    return _custom_id("tp", verb, args)


def pick(verb: str, *args: object) -> str:
    """The custom id of a menu."""
    return _custom_id("tm", verb, args)


def submit(verb: str, *args: object) -> str:
    """The custom id of a form."""
    return _custom_id("tf", verb, args)


def _custom_id(family: str, verb: str, args: tuple[object, ...]) -> str:
    parts = [str(arg) for arg in args]
    text = ":".join([family, verb, *parts])
    if len(text) > CUSTOM_ID or any(":" in part for part in parts):
        raise ValueError(f"not a custom id: {text}")
    return text
