"""The page of an event says what decides between people with the same points, as the picture does."""

from __future__ import annotations

from fractions import Fraction

import pytest
from msgspec.structs import replace

from bot.events.model import Format
from bot.events.standings import TIE_BREAKS, Standing, TieBreak
from bot.match.events.models import EventView, Settings
from bot.text import words
from cogs.events.pages import standings_chart, tie_lines
from cogs.ui.results import percent
from render.scene import Grid
from tests.cogs.test_bracket import played


def two(format: Format, by: TieBreak, *values: Fraction | int) -> EventView:
    """An event in which P1 is ahead of P2 by a tie-break with these values."""
    keys = TIE_BREAKS[format]
    standings = tuple(
        Standing(
            entrant=at + 1,
            place=at + 1,
            group=0,
            points=Fraction(12),
            played=1,
            values=tuple(Fraction(value) if key == by else Fraction() for key in keys),
            by=None if at else by,
        )
        for at, value in enumerate(values)
    )
    view = played(2, 2, 1, 1)
    return replace(view, settings=Settings(format, 2), standings=standings)


@pytest.mark.parametrize(
    ("format", "by", "values", "shown"),
    [
        ("league", "direct", (1, -1), ("1", "−1")),
        ("swiss", "opponents", (30, Fraction(47, 2)), ("30", "23.5")),
        ("swiss", "firsts", (2, 1), ("2", "1")),
        ("league", "share", (Fraction(13, 25), Fraction(1, 2)), ("52%", "50%")),
        ("knockout", "last", (-2, -3), ("2", "3")),
    ],
)
def test_a_line_has_the_figures_of_the_picture(
    format: Format, by: TieBreak, values: tuple[Fraction | int, ...], shown: tuple[str, str]
) -> None:
    view, english = two(format, by, *values), words("en")
    [line] = tie_lines(english, view)
    why = english(f"event-tie-{by}")
    assert line == f"P1 is ahead of P2: {why} ({shown[0]} to {shown[1]})"
    [grid] = standings_chart(english, view).parts
    assert isinstance(grid, Grid)
    at = 3 + TIE_BREAKS[format].index(by)
    assert tuple(each.cells[at] for each in grid.lines) == shown


def test_seeds_are_counted_from_the_best() -> None:
    [line] = tie_lines(words("en"), two("swiss", "seed", -4, -5))
    assert line == f"P1 is ahead of P2: {words('en')('event-tie-seed')} (4 to 5)"


@pytest.mark.parametrize(
    ("language", "shown"),
    [
        ("en", "52%"),
        ("el", "52%"),
        ("pl", "52%"),
        ("it", "52%"),
        *((one, "52\u00a0%") for one in ("de", "fr", "es")),
    ],
)
def test_a_share_is_written_as_in_the_language(language: str, shown: str) -> None:
    assert percent(words(language), Fraction(13, 25)) == shown
