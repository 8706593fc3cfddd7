"""Results in which the highest total wins, and what breaks ties."""

from __future__ import annotations

import pytest

from bot.core import TieBreak, scored
from bot.text import words
from render.kit.telling import tie_text


def result(*totals: int, coins: str = "", cards: str = "", ahead: str = "") -> list[tuple[int, str]]:
    """Rank of each seat, and what parted it from others; the values are written as figures, "-" is none."""
    breaks = [
        TieBreak("coins", [int(sign) for sign in coins]),
        TieBreak("cards", [None if sign == "-" else int(sign) for sign in cards], lowest=True),
    ]
    score = scored(
        [(("points", total),) for total in totals],
        [tie_break for tie_break in breaks if tie_break.values],
        [sign == "x" for sign in ahead],
    )
    assert [place.total for place in score.seats] == list(totals)
    return [(place.rank, " ".join(f"{key} {value}" for key, value in place.ties)) for place in score.seats]


def test_equal_totals_share_a_rank() -> None:
    assert result(7, 9, 7, 5) == [(2, ""), (1, ""), (2, ""), (4, "")]


def test_the_rule_that_breaks_a_tie_is_told() -> None:
    """Of two rules, only the one that decides; and only for those who have the same total."""
    assert result(7, 9, 7, coins="315") == [(3, "coins 3"), (1, ""), (2, "coins 5")]
    assert result(7, 7, 9, coins="331", cards="421") == [(3, "cards 4"), (2, "cards 2"), (1, "")]
    assert result(7, 7, coins="33", cards="44") == [(1, ""), (1, "")]


def test_of_three_with_equal_totals_each_is_told_what_decided() -> None:
    found = result(7, 7, 7, coins="335", cards="421")
    assert found == [(3, "coins 3 cards 4"), (2, "coins 3 cards 2"), (1, "coins 5")]


def test_a_seat_without_a_value_ranks_last_and_shows_none() -> None:
    assert result(7, 7, 7, cards="-9-") == [(2, ""), (1, "cards 9"), (2, "")]


def test_a_seat_ahead_of_others_is_not_tied_with_them() -> None:
    assert result(7, 9, 7, coins="315", ahead="x  ") == [(1, ""), (2, ""), (3, "")]


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "tie-break: order tile 2"), ("de", "bei Gleichstand: Reihenfolgeplättchen 2")],
)
def test_a_tie_in_words(language: str, text: str) -> None:
    first, _ = scored([(), ()], [TieBreak("bb-tie-order", (2, 3), lowest=True)]).seats
    assert tie_text(words(language), first) == text
