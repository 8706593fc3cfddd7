"""Programs that tests look for beside Python: a browser, and a PostgreSQL server.

Tests that need one are marked `browser` or `postgresql`, and are left out where it is lacking (see
`tests.left_out`). The environment variable `TESTS_PROGRAMS` says what counts as lacking:

- not set: what is not found on this machine.
- `none`: everything, as on a machine with Python and make alone.
- `all`: nothing may be. Where something is, no test runs and the status is an error.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from functools import cache
from typing import Final

SETTING: Final = "TESTS_PROGRAMS"
NONE, ALL = "none", "all"
CHROMIUM: Final = ("chromium", "chromium-browser", "google-chrome")
"""The names of the browser, on PATH."""


def setting() -> str:
    """What `TESTS_PROGRAMS` says; empty if it is not set.

    Raises:
        ValueError: it says something that is unknown.
    """
    said = os.environ.get(SETTING, "")
    if said not in ("", NONE, ALL):
        raise ValueError(f"{SETTING}={said}: it is {NONE} or {ALL}, or it is not set")
    return said


def hidden() -> bool:
    """Whether programs are to be left alone even if they are there."""
    return setting() == NONE


def chromium() -> str | None:
    """The path of a browser that can be started; None if there is none."""
    return None if hidden() else next(filter(starts, _found()), None)


def lacking_browser() -> str | None:
    """Why no browser can be started here; None if one can."""
    if chromium() is not None:
        return None
    return "Chromium does not start" if not hidden() and _found() else "no Chromium found"


def _found() -> list[str]:
    return [path for path in map(shutil.which, CHROMIUM) if path is not None]


@cache
def starts(program: str) -> bool:
    """Whether a program can be run here: some systems have one that only says how to install it."""
    try:
        asked = [program, "--version"]
        return subprocess.run(asked, capture_output=True, timeout=60, check=False).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False
