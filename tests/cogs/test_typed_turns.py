"""A player sees only the words of the own page, and types what they say: nothing is refused."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Final, cast

import pytest

from bot.games.registry import GAMES
from bot.match import MatchServices
from bot.text import LANGUAGES, words
from cogs.framework.pictures import in_words, scene_of
from cogs.framework.services import Services
from cogs.ui.page import MENU
from tests.cogs.kit import awaited, fresh_services, random_turn, started
from tests.long import LONG

TURNS: Final = 4
"""Commands of a quick game."""
TOO_MANY: Final = 4000


def whole() -> Iterator[object]:
    """Two seats and the most, each game in other languages."""
    for at, (game, rules) in enumerate(GAMES.items()):
        for turn, seats in enumerate((2, max(rules.seats))):
            yield pytest.param(game, seats, LANGUAGES[(2 * at + turn) % len(LANGUAGES)], marks=LONG)


def commands(text: str, language: str) -> list[str]:
    """What the lines say to type. Markdown shows an escaped character as itself."""
    found = re.findall(rf" /{re.escape(words(language)('cmd-move'))} (\S.*)$", text, re.MULTILINE)
    return [re.sub(r"\\(\W)", r"\1", one) for one in found]


async def read(matches: MatchServices, match: int, user: int, language: str) -> str:
    """*In words* on the page of the turn."""
    services = cast(Services, SimpleNamespace(matches=matches))
    return in_words(await scene_of(services, user, words(language), match, "turn", whole=True))


async def play(
    matches: MatchServices, game: str, seats: int, language: str, most: int, rng: random.Random
) -> str:
    """Type until the game is over, or so often; the state of the match then."""
    match = (await started(matches, game, seats, language)).match
    for count in range(most):
        if (await matches.views.brief(match)).state != "running":
            break
        typed = False
        for user in range(1, seats + 1):
            if (await matches.views.brief(match)).state != "running":
                break
            said = commands(await read(matches, match, user, language), language)
            if said:
                typed = True
                await matches.play.submit(match, user, None, rng.choice(said).split(), key=f"{count}-{user}")
        assert typed, "nobody is told what to type"
    return (await matches.views.brief(match)).state


@pytest.mark.parametrize(("game", "seats", "language"), [*whole()])
async def test_a_whole_game_is_typed_as_the_words_say(
    game: str, seats: int, language: str, tmp_path: Path
) -> None:
    async with fresh_services(tmp_path) as matches:
        rng = random.Random(f"{game} {seats}")
        assert await play(matches, game, seats, language, TOO_MANY, rng) == "over"


@pytest.mark.parametrize("game", GAMES)
async def test_the_words_say_what_to_type(game: str, tmp_path: Path) -> None:
    async with fresh_services(tmp_path) as matches:
        await play(matches, game, 2, "el", TURNS, random.Random(game))


@pytest.mark.parametrize("game", ["bora_bora"])
async def test_all_answers_have_their_command_after_those_given(game: str, tmp_path: Path) -> None:
    """Also those for which the page has no room; and a draft stands before them."""
    async with fresh_services(tmp_path) as matches:
        match, rng = (await started(matches, game, 2)).match, random.Random(game)
        preview = None
        while preview is None or len(preview.answers) <= MENU:
            user = (await awaited(matches, match))[0]
            preview = await matches.play.preview(match, user, None)
            if len(preview.answers) <= MENU:
                await random_turn(matches, match, user, rng)
        said = commands(await read(matches, match, user, "en"), "en")
        assert said == [one.notation for one in preview.answers]
        await matches.play.save_draft(match, user, preview.turn_token, (said[0],))
        after = commands(await read(matches, match, user, "en"), "en")
        assert all(one.startswith(f"{said[0]} ") for one in after)
