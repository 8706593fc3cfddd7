"""A short run of the fuzzer; `make soak` sends 100,000."""

from __future__ import annotations

import random

from tests.e2e.conftest import app, box
from tests.e2e.sandbox_app import SandboxApp
from tests.long import LONG
from tests.soak.fuzz import attack

__all__ = ["app", "box"]


@LONG
async def test_hostile_interactions(app: SandboxApp) -> None:
    report = await attack(app, 400, random.Random(1))
    tally = report.tally
    assert (report.failed, report.logged, report.changed, dict(tally.faults)) == (0, [], [], {})
    assert tally.sent >= 400
    assert tally.answered.total() > tally.sent / 2
    assert len(tally.kinds) == 5
