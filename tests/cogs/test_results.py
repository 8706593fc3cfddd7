"""Charts of finished matches: within Discord's limits and drawn, in every language, with the worst names."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec.structs import replace

from bot.games.registry import GAMES
from bot.match import UserError
from bot.match.engine.models import Place
from bot.match.errors import UnknownGame
from bot.match.results.rating import SURE
from bot.match.results.statistics import Outcome, OwnRating, Rated, Rating, Scored
from bot.match.timing.clock import DAY
from bot.text import LANGUAGES, be_strict, words
from cogs.framework.call import Call
from cogs.results import read_work
from cogs.ui import results as pages
from render.paint import alt_text, board_text, canvas
from render.scene import Chart, Grid
from tests.cogs.kit import LONG_NAMES, PICTURE, faults_of
from tests.match.results.counted import statistics_of

GAME = next(iter(GAMES))


@pytest.fixture(autouse=True)
def _strict() -> Iterator[None]:
    be_strict()
    yield
    be_strict(False)


def played(count: int, seats: int = 4) -> list[Outcome]:
    """Finished matches of all games, the last seat without a person."""
    return [
        Outcome(
            match=10**6 + at,
            game=list(GAMES)[at % len(GAMES)],
            place=Place(2**60, 2**61, 2**62),
            started_at=1_780_000_000_000,
            ended_at=1_780_000_000_000 + (at + 1) * DAY * 3,
            seats=tuple(
                Scored(
                    seat,
                    None if seat == seats - 1 else 2**62 + seat,
                    "" if seat == seats - 1 else LONG_NAMES[seat],
                    100 + (seat * at) % 7,
                    1 + (seat + at) % seats,
                )
                for seat in range(seats)
            ),
        )
        for at in range(count)
    ]


def charts(language: str) -> Iterator[Chart]:
    say, user = words(language), 2**62
    for outcomes in (played(1), played(30)):
        for game in (None, GAME):
            for part in (0, 3):
                yield pages.history_chart(say, outcomes, user, game, part, LONG_NAMES[1])
            yield pages.versus_chart(say, outcomes, user, user + 1, game)
        for here in (True, False):
            found = statistics_of([one for one in outcomes if one.game == GAME])
            assert found is not None
            yield pages.game_chart(say, GAME, found, here=here)
    many = [
        Rated(at, LONG_NAMES[at % 4], Rating(2000 - at, at), Rating(1900 - at, at + 3)) for at in range(40)
    ]
    yield pages.ratings_chart(say, GAME, many, 33)
    yield pages.ratings_chart(say, GAME, many[:1], 99)
    own = [OwnRating(key, None, Rating(1000, 1)) for key in GAMES]
    yield pages.own_chart(say, own, LONG_NAMES[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_charts_are_drawn_and_said(language: str) -> None:
    for chart in charts(language):
        drawn = canvas(chart)
        assert drawn.width == 1600
        assert 300 < drawn.height < 2400, chart.title
        assert alt_text(chart)
        assert len(board_text(chart).splitlines()) >= 2


def test_points_below_zero_have_a_minus() -> None:
    say, lost = words("en"), played(1)[0]
    seats = tuple(replace(seat, total=-3) for seat in lost.seats)
    chart = pages.history_chart(say, [replace(lost, seats=seats)], 2**62, lost.game, 0, "Ann")
    assert "−3" in board_text(chart)
    assert "-3" not in board_text(chart)


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_fit(language: str) -> None:
    say, outcomes = words(language), played(30)
    rows = [
        pages.history_rows(say, outcomes, 2**62, game, part, in_server=in_server)
        for game in (None, GAME)
        for part in (0, 3)
        for in_server in (True, False)
    ]
    rows += [
        (pages.share_button(say, True, "vs", 2**62, 2**62 + 1, "x" * 20),),
        (pages.rating_row(say, True), pages.rating_row(say, False)),
        (pages.game_row(say, GAME, here=True, in_server=True),),
        (pages.game_row(say, GAME, here=False, in_server=False),),
    ]
    shown = [pages.shown(say, pictures, "x" * 9000, row) for row in rows for pictures in ((PICTURE,), ())]
    shown.append(pages.unrate_page(say))
    assert [faults_of(page, v2=True) for page in shown] == [[]] * len(shown)


def pressed(*args: str) -> Call:
    """A call by user 1 with these arguments in its custom id."""
    call = Call.__new__(Call)
    call.args = args
    call.interaction = cast(Any, SimpleNamespace(user=SimpleNamespace(id=1)))
    return call


@pytest.mark.parametrize(
    "args",
    [
        ("vs", "2", "1", "all"),  # another's comparison
        ("vs", "1"),
        ("hist", "x", "all", "0"),
        ("hist", "1", "chess", "0"),
        ("rates", "all"),
        ("stats", "chess", "here"),
        ("nothing",),
    ],
)
def test_a_forged_control_is_refused(args: tuple[str, ...]) -> None:
    with pytest.raises((UserError, UnknownGame)):
        read_work(pressed(*args), args[0], 1)


def test_our_own_controls_are_read() -> None:
    for args in (
        ("vs", "1", "2", "all"),
        ("hist", "7", GAME, "3"),
        ("rates", GAME),
        ("stats", GAME, "here"),
    ):
        assert read_work(pressed(*args), args[0], 1) is not None


def test_an_uncertain_rating_stands_in_brackets() -> None:
    assert pages.rating_text(None) == ""
    assert pages.rating_text(Rating(1200, SURE)) == "1200"
    assert pages.rating_text(Rating(1200, SURE - 1)) == "(1200)"


def test_a_reader_far_down_the_list_still_finds_the_own_line() -> None:
    many = [Rated(at, f"n{at}", Rating(2000 - at, 9), Rating(1900, 9)) for at in range(40)]
    (grid,) = pages.ratings_chart(words("en"), GAME, many, 33).parts
    assert isinstance(grid, Grid)
    assert [line.place for line in grid.lines] == [*range(1, pages.LISTED + 1), 34]
    assert [line.strong for line in grid.lines] == [False] * pages.LISTED + [True]
