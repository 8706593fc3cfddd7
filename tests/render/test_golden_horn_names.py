"""Whoever has a name that cannot be drawn is called by the crest in Golden Horn."""

from __future__ import annotations

from itertools import product
from typing import Final

import pytest
from msgspec.structs import replace

from bot.core import Term, fact
from bot.games.golden_horn.view import View
from bot.games.registry import GAMES
from bot.text import LANGUAGES, words
from bot.text.escape import COMPUTER
from render.golden_horn.board import look_of
from render.golden_horn.layout import CONSTANTINOPLE, PORT, VENICE
from render.kit.frames import shown
from render.kit.watching import watching
from render.paint import Anything, canvas
from tests.gallery import curves, lobby, played, public, sheet

RULES: Final = GAMES["golden_horn"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_crest_stands_for_a_name_without_letters(language: str) -> None:
    say = words(language)
    view = RULES.view(played(RULES, 4, 1, {"crests": "TALE"})[20].state, None)
    assert isinstance(view, View)
    sign = say("seat-sign-4")
    names = ("三浦", "Ada", f"三浦 {COMPUTER}", sign)
    crests = [say(f"gh-crest-{player.crest}") for player in view.players]
    assert shown(names, say, look_of(view)) == (crests[0], "Ada", f"{crests[2]} {COMPUTER}", sign)
    assert len(set(crests)) == 4


def test_every_picture_says_the_crests_that_were_chosen() -> None:
    game = played(RULES, 2, 1, {"crests": "TALE"})
    chosen = fact(
        "lobby-option",
        option=Term("gh-option-crests"),
        value=tuple(Term(f"gh-option-crests-{one}") for one in "TALE"),
    )
    names = ("三浦", "三浦")
    scenes: dict[str, Anything] = {
        "table": public(RULES, game[20], "en", names),
        "sheet": sheet(RULES, game[-1], "en", names),
        "curves": curves(RULES, game, "en", names),
        "lobby": replace(lobby(RULES, 2, 2, "en", names), options=(chosen,)),
    }
    for kind, scene in scenes.items():
        with watching() as watch:
            canvas(scene)
        texts = [one.text for one in watch.written]
        assert any(text.startswith("Tower") for text in texts), (kind, texts)
        assert any(text.startswith("Anchor") for text in texts), (kind, texts)
        assert not any(text.startswith(("Shield", "Disc")) for text in texts), (kind, texts)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_port_has_the_letter_by_which_panels_name_it(seats: int) -> None:
    """In every language, beside its name and on no other text, also where cubes both went and came."""
    game = played(RULES, seats, 1, {})
    shots = game[:: len(game) // 10]
    for shot in shots:
        for language in LANGUAGES:
            with watching() as watch:
                page = canvas(public(RULES, shot, language, ("Ada", "Nikos", "Zofia", "Bruno")[:seats]))
            written = [one for one in watch.written if one.canvas == id(page)]
            for node, (x, y) in (("V", VENICE), ("C", CONSTANTINOPLE)):
                inside = [one for one in written if x < one.left < x + PORT[0] and y < one.top < y + 130]
                codes = [one for one in inside if one.text == node]
                assert len(codes) == 1, (language, node)
                for one, code in product(inside, codes):
                    beside = one.right <= code.left or code.right <= one.left
                    apart = beside or one.top >= code.bottom or one.bottom <= code.top
                    assert one is code or apart, (language, one, code)
