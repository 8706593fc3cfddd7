"""What games declare for newcomers is whole: texts in every language, a reason for every question."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.cli.check_guide import guide_faults, guide_gaps
from bot.core import Chapter, Guide, Part, Why
from bot.games.registry import PACKAGES


@pytest.mark.parametrize("game", PACKAGES)
def test_nothing_is_wrong(game: str) -> None:
    assert [str(fault) for fault in guide_faults(PACKAGES[game])] == []


@pytest.mark.parametrize("game", [key for key, game in PACKAGES.items() if game.guide != Guide()])
def test_nothing_is_left_out(game: str) -> None:
    assert guide_gaps(PACKAGES[game]) == []


def test_a_game_without_a_guide_is_told_what_it_could_have() -> None:
    game = replace(PACKAGES["pyramids"], guide=Guide())
    assert list(guide_faults(game)) == []
    said = "\n".join(guide_gaps(game))
    assert "no chapters" in said
    assert "no reasons" in said
    assert "no symbols" in said


def test_what_is_wrong_is_told() -> None:
    game = PACKAGES["pyramids"]
    assert game.guide.lesson is not None
    why = dict(game.guide.why)
    del why["py-ask-extra"]
    why["py-ask-keep"] = Why("py-why-nothing", "PY-3.3", "py-rules-9")
    chapters = (*game.guide.chapters, Chapter("py-rules-1", {"moons": "on"}, ("py-see-moon",)))
    symbols = ("py-see-sun", *game.guide.symbols[1:])
    lesson = replace(game.guide.lesson, parts=(Part("py-part-moon", "py-part-sky"),))
    guide = Guide(chapters=chapters, why=why, symbols=symbols, lesson=lesson)
    said = "\n".join(map(str, guide_faults(replace(game, guide=guide))))
    assert f"the pictures note {game.guide.symbols[0]!r}, which is not among the symbols" in said
    assert "the symbol 'py-see-sun' is noted on no picture" in said
    assert "the part 'py-part-sky' of the table is noted on no picture" in said
    assert "pl/py-part-moon: no such message" in said
    assert "'py-ask-extra' is asked, but the guide does not say why" in said
    assert "names the chapter 'py-rules-9', which is not declared" in said
    assert "moons=on, which is no option" in said
    assert "shows 'py-see-moon', which is not among the symbols" in said
    assert "pl/py-why-nothing: no such message" in said
