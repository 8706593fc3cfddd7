"""Facts as running text."""

from __future__ import annotations

import re

import pytest

from bot.core import Fact, Term, Who, fact
from bot.match.fairness.luck import Luck, Pot, Tally
from bot.match.watching.listing import Finished, Standing
from bot.text import words
from bot.text.escape import Names, bold
from bot.web.listing_pages import result_line
from bot.web.site import isolated
from cogs.ui.history import luck_lines
from cogs.ui.speech import sentences, summary

NAMES = ("**Ann**", "**Ben**")
HELPER = Term("bb-action-H")


def placed(seat: int) -> Fact:
    return fact("bb-placed", who=Who(seat), face=3, action=HELPER)


def test_who_does_several_things_is_named_once() -> None:
    row = [placed(0), fact("bb-got-offerings", who=Who(0), count=1), fact("bb-point", who=Who(0), count=1)]
    said = sentences(words("en"), row, NAMES)
    assert said == "**Ann** places a 3 on Helper, takes an offering, takes 1 point."


@pytest.mark.parametrize(("most", "end"), [(28, "places a 3 on…"), (33, "on Helper…"), (80, "on Helper.")])
def test_a_summary_ends_after_a_whole_word(most: int, end: str) -> None:
    row = [placed(0), placed(1)][: 1 if most == 80 else 2]
    said = summary(words("en"), row, NAMES, most)
    assert said.endswith(end)
    assert len(said) <= most


@pytest.mark.parametrize("language", ["el", "pl"])
def test_in_every_language(language: str) -> None:
    row = [placed(0), fact("bb-got-shells", who=Who(0), count=2)]
    assert sentences(words(language), row, NAMES).count("Ann") == 1


def test_another_player_begins_a_sentence() -> None:
    row = [placed(0), placed(1), fact("bb-got-shells", who=Who(0), count=1)]
    said = sentences(words("en"), row, NAMES)
    assert said == "**Ann** places a 3 on Helper. **Ben** places a 3 on Helper. **Ann** takes a shell."


def test_what_chance_brought_stands_apart() -> None:
    row = [placed(0), fact("bb-rolled", who=Who(0), face=4), fact("bb-rolled", who=Who(0), face=2)]
    assert sentences(words("en"), row, NAMES) == "**Ann** places a 3 on Helper. **Ann** rolls 4, 2."


def test_a_sentence_that_begins_otherwise_stays_whole() -> None:
    drew = fact("bb-drew-reshuffled", who=Who(0))
    said = sentences(words("en"), [placed(0), drew, fact("bb-drew", who=Who(0))], NAMES)
    assert said.startswith("**Ann** places a 3 on Helper. The used god cards are shuffled; **Ann** draws")


def test_a_former_player_is_named_as_the_others_are() -> None:
    """In bold and escaped in a message; as it is in pictures, alt texts and pages."""
    said, brief = placed(0), Names.of(("Ann", "Ben"), bold)
    former = fact(said.key, **{**said.args, "who": Who(0, "*_Eve_*")})
    assert sentences(words("en"), [former], brief).startswith("**\\*\\_Eve\\_\\*** places")
    for names in (("Ann", "Ben"), isolated(("Ann", "Ben"))):
        assert sentences(words("en"), [former], names).startswith("*_Eve_* places")


def test_what_each_mark_brings_stands_with_it() -> None:
    """Marks of one player are one sentence: a list behind a colon would run into the next mark."""
    one, two = (
        fact("py-log-mark", who=Who(0), card=7, cells=cells, gains=(Term("py-gain-nothing"),))
        for cells in ("A1", "A2")
    )
    said = sentences(words("en"), [one, two], NAMES)
    assert said == "**Ann** marks A1 on card 7 (no symbol), marks A2 on card 7 (no symbol)."


def test_french_has_a_space_before_colons_that_join_texts() -> None:
    say = words("fr")
    pot = Pot("py-luck-log-reveal", 0, 9, (Tally(Term("py-shape-L4"), 5, 1.0, 4.0),), odd=4.0)
    lines = luck_lines(say, "pyramids", Luck(9, (pot,)), NAMES)
    ended = Finished("a", "edo", 0, True, (Standing(0, "Ann", 30, 1),))
    told = [*lines, result_line(say, ended)]
    assert all("\u00a0:" in line for line in (lines[1], lines[2], told[-1]))
    assert [line for line in told if re.search(r"\w:\s|\*:\s", line)] == []
