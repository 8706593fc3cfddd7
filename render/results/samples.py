"""Sample charts with every element, for making the palette and for checking by eye."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from render.results.chart import paint
from render.scene import Bar, Bars, Bracket, Chart, Column, Figures, Grid, Line, Slot, Stage, Tie

CHARTS = (
    Chart(
        language="en",
        title="Ratings · Golden Horn",
        sub="this server",
        parts=(
            Grid(
                (
                    Column("player", wide=True),
                    Column("here", "right"),
                    Column("everywhere", "right"),
                    Column("matches", "right"),
                ),
                tuple(
                    Line((name, str(1612 - 71 * at), str(1590 - 60 * at), str(24 - at)), at + 1, at == 2)
                    for at, name in enumerate(
                        (
                            "Ann",
                            "Konstantyna-Wilhelmina Παπαδοπούλου",
                            "Ben",
                            "Zażółć gęślą jaźń",
                            "Λεωνίδας",
                            "Wojciech Brzęczyszczykiewicz-Kowalski Junior",
                        )
                    )
                ),
            ),
        ),
        foot="A newcomer begins with 1000. In brackets: fewer than five matches.",
    ),
    Chart(
        language="en",
        title="Golden Horn",
        sub="31 matches on this server",
        parts=(
            Figures(
                (
                    ("12", "usual length in days"),
                    ("3–41", "shortest and longest in days"),
                    ("74", "highest score: Ben"),
                    ("51.3", "points of a winner on average"),
                )
            ),
            Bars("2 players", (Bar("Seat 1", 0.62, "62 % · 13"), Bar("Seat 2", 0.38, "38 % · 8")), True),
            Bars(
                "5 players",
                tuple(Bar(f"Seat {at + 1}", at / 10, f"{at * 10} % · {at}") for at in range(5)),
                True,
            ),
            Bars("3 players", tuple(Bar(f"Seat {at}", at / 6, f"{at * 17} % · {at}") for at in (1, 2, 3))),
        ),
    ),
    Chart(
        language="en",
        title="Harbour Cup · season 2",
        sub="round 2",
        parts=(
            Bracket(
                (
                    Stage(
                        "round 1",
                        (
                            Tie((Slot("Ann"),), 0),
                            Tie((Slot("Ben", 1), Slot("Konstantyna-Wilhelmina Παπαδοπούλου", 2)), 0),
                            Tie((Slot("Λεωνίδας", 1, True), Slot("Zażółć gęślą jaźń", 2)), 1),
                        ),
                    ),
                    Stage("round 2", (Tie((Slot("Ann"), Slot("Ben"))), Tie((Slot("Λεωνίδας", None, True),)))),
                )
            ),
            Bracket((Stage("round 1", (Tie((Slot("Ann", 1), Slot("Ben", 2), Slot("Cat", 3))),)),)),
        ),
    ),
)


def samples() -> Iterator[Image.Image]:
    for chart in CHARTS:
        yield paint(chart).image
