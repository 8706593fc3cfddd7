"""Writes what is made of `docs/architecture.md` and `docs/journeys.md`: `python -m tests.journeys`."""

from __future__ import annotations

import asyncio

from tests.journeys import chart
from tests.journeys.requests import journeys, trace_all


def main() -> None:
    chart.PAGE.write_text(chart.page(journeys(asyncio.run(trace_all()))), encoding="utf-8")
    text = chart.MAP.read_text(encoding="utf-8")
    text = chart.with_part(text, "floors", chart.layers())
    chart.MAP.write_text(chart.with_part(text, "rooms", chart.rooms()), encoding="utf-8")


if __name__ == "__main__":
    main()
