"""The measures that all pictures of a board share, in pixels."""

from __future__ import annotations

from typing import Final

WIDTH: Final = 1600
MARGIN: Final = 32
GUTTER: Final = 24
HEAD: Final = 104
"""Height of the band with title and pill."""
