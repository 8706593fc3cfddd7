"""What must hold for an evening; each check names what it found, and where to look."""

from __future__ import annotations

from tests.evening.checks import running
from tests.evening.evening import Evening


def check_all(evening: Evening) -> list[str]:
    """A sentence for each fault."""
    return list(running.faults(evening))
