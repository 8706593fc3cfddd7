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
    """The path of a browser; None if there is none."""
    return None if hidden() else next(filter(None, map(shutil.which, CHROMIUM)), None)


def lacking_browser() -> str | None:
    """Why no browser can be started here; None if one can."""
    return "no Chromium found" if chromium() is None else None
