"""The language of a reader: the one that the address names, otherwise one that the browser asks for."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

_LONGEST: Final = 400
_PART: Final = re.compile(
    r"\s*([A-Za-z]{1,8}|\*)(?:-[A-Za-z0-9-]{1,20})?\s*(?:;\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*)?"
)


def accepted(header: str, offered: Sequence[str]) -> str:
    """The best of the offered languages for an `Accept-Language`; the first one for anything unreadable."""
    best, most = offered[0], 0.0
    for part in header[:_LONGEST].split(","):
        matched = _PART.fullmatch(part)
        if matched is None:
            continue
        wish = float(matched[2]) if matched[2] else 1.0
        language = matched[1].lower()
        if language in offered and wish > most:
            best, most = language, wish
    return best
