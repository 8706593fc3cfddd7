"""The bench's own arithmetic and table."""

from __future__ import annotations

import importlib
import inspect
import json

import pytest

from tests.bench import __main__ as bench
from tests.bench.figure import Figure, figure, percentile


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

    monkeypatch.setattr(bench, "figures", figures)
    assert bench.main(["rules"]) == 0
    out = capsys.readouterr().out
    assert "cores" in out
    assert "rules one" in out
    assert "1.50" in out
    assert "MISSED" in out
    assert bench.main(["rules", "table", "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert found["broken"] == ["table"]
    assert found["figures"][0]["ratio"] == 1.5
    assert found["machine"]["cores"]


def test_rules_are_measured() -> None:
    assert "rules" in bench.modules()
    assert "figure" not in bench.modules()
    assert "test_bench" not in bench.modules()


@pytest.mark.parametrize("name", bench.modules())
def test_every_module_with_figures_is_run_as_it_is(name: str) -> None:
    """`make bench` calls `run()` without arguments, whatever else a module offers."""
    run = getattr(importlib.import_module(f"tests.bench.{name}"), "run", None)
    if run is not None:
        inspect.signature(run).bind()
