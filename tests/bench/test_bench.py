"""The bench's own arithmetic and table."""

from __future__ import annotations

import importlib
import inspect
import json
import os
import re
from pathlib import Path

import pytest

import bot
from tests.bench import __main__ as bench
from tests.bench import measuring, release
from tests.bench.figure import Figure, figure, percentile
from tests.bench.release import Release, Then
from tests.long import LONG


def test_percentile() -> None:
    assert percentile(range(1, 101), 0.95) == 95
    assert percentile([3.0], 0.95) == 3.0
    assert percentile([2, 1], 0.5) == 1


def test_a_time_meets_its_target_from_below_and_a_rate_from_above() -> None:
    assert figure("t", [1, 2, 9], "ms", 2).met
    assert not figure("t", [1, 3, 9], "ms", 2).met
    rate = figure("r", [10, 20, 30], "1/s", 15, better="high")
    assert rate.met
    assert rate.p95 == 10
    assert figure("x", [1], "ms").met is None


def test_the_table_and_its_json(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def figures(name: str) -> list[Figure]:
        if name == "table":
            raise OSError("disk full")
        return [Figure(f"{name} one", 3.0, 4.0, "ms", 2.0, "on nothing")]

    monkeypatch.setattr(measuring, "figures", figures)
    before = Release("0.9", {"cores": 4, "load": "0.1"}, {"rules one": Then(1.0, "ms", 0.25)})
    monkeypatch.setattr(release, "read", lambda: before)
    assert bench.main(["rules"]) == 0
    now, then, head, row = capsys.readouterr().out.splitlines()[:4]
    assert now.startswith("now: cores ")
    assert then == "0.9: cores 4, load 0.1"
    assert re.split(r"  +", head) == [
        *("figure", "median", "in 0.9", "p95", "target", "ratio", "in 0.9", "measured on")
    ]
    assert re.split(r"  +", row) == [
        *("rules one", "3 ms", "1 ms", "4", "<= 2", "1.50", "0.25", "MISSED", "on nothing")
    ]
    assert bench.main(["rules", "table", "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert found["broken"] == ["table"]
    assert found["figures"][0]["ratio"] == 1.5
    assert found["figures"][0]["then"]["ratio"] == 0.25
    assert found["machine"]["cores"]


def test_a_release_keeps_its_figures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """All of them, or none: a table with gaps would be compared with for a whole release."""
    file = tmp_path / "last_release.toml"
    file.write_text("", encoding="utf-8")
    read, keep = release.read, release.keep
    monkeypatch.setattr(release, "read", lambda: Release("0.9", {}, {}))
    monkeypatch.setattr(release, "keep", lambda figures, machine: keep(figures, machine, file))
    found = [Figure('a "quick" one', 3.21987, 4.0, "ms", 2.0), Figure("b", 1e6, 1e6, "bytes")]
    monkeypatch.setattr(measuring, "modules", lambda: ["rules"])
    monkeypatch.setattr(measuring, "figures", lambda name: found)
    assert bench.main(["--keep"]) == 0
    kept = read(file)
    assert kept.version == bot.__version__
    assert kept.machine["cores"] == os.cpu_count()
    assert kept.figures == {'a "quick" one': Then(3.22, "ms", 1.61), "b": Then(1e6, "bytes")}
    with pytest.raises(SystemExit):
        bench.main(["rules", "--keep"])
    capsys.readouterr()
    found[1] = found[0]
    with pytest.raises(ValueError, match="two figures"):
        bench.main(["--keep"])
    monkeypatch.setattr(measuring, "figures", lambda name: 1 / 0)
    assert bench.main(["--keep"]) == 1
    assert read(file) == kept


def test_the_last_release_can_be_read() -> None:
    assert release.read().figures


def test_rules_are_measured() -> None:
    assert "rules" in measuring.modules()
    assert "figure" not in measuring.modules()
    assert "test_bench" not in measuring.modules()


@pytest.mark.parametrize("name", measuring.modules())
def test_every_module_with_figures_is_run_as_it_is(name: str) -> None:
    """`make bench` calls `run()` without arguments, whatever else a module offers."""
    run = getattr(importlib.import_module(f"tests.bench.{name}"), "run", None)
    if run is not None:
        inspect.signature(run).bind()


@LONG
def test_what_looks_at_no_clock_is_measured_beside_the_rest(capsys: pytest.CaptureFixture[str]) -> None:
    """In processes of its own, which must find it."""
    assert bench.main(["calls", "--json"]) == 0
    assert [one["unit"] for one in json.loads(capsys.readouterr().out)["figures"]][:1] == ["calls"]
