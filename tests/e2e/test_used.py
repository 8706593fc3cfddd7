"""What is used is counted by command, control and form, and never by person."""

from __future__ import annotations

from bot.runtime import metrics
from tests.e2e.players import tell_me
from tests.e2e.sandbox_app import SandboxApp


def used(kind: str, name: str) -> float:
    return metrics.REGISTRY.get_sample_value("turnpost_used_total", {"kind": kind, "name": name}) or 0


async def test_what_is_used_is_counted(app: SandboxApp) -> None:
    names = {"command": "/me show", "control": "metime", "form": "metime"}
    before = {kind: used(kind, name) for kind, name in names.items()}
    unknown = used("control", "unknown")
    ada = app.person("Ada")
    for _ in range(2):
        await tell_me(ada, "metime", zone="Europe/Athens")
    twice = dict.fromkeys(names, 2)
    await ada.until(lambda: {kind: used(kind, names[kind]) - before[kind] for kind in names} == twice)
    assert used("control", "unknown") == unknown
    labels = {key for one in metrics.USED.collect() for sample in one.samples for key in sample.labels}
    assert labels <= {"kind", "name"}, "nobody is named"
