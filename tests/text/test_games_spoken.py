"""Whole games, spoken: every prompt, answer and report of the rules has its words in every language."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from bot.core import CHANCE, AnyRules, Fact, complete_options
from bot.games.registry import GAMES
from bot.text import LANGUAGES, words
from tests.long import language_sets

STEPS = 400
NAMES = ("Ada", "Νίκος", "Zofia", "Bruno", "Eli")
TYPED = (
    "back pass call no keep turn top 4+15 31 +R S1 S9 V M C L1 E2 T3 X.L3.GY VVC L.A1 R.C3D3 L.Z9 12 hello "
    "A.WOOD A.TRADE S01.RICE 3 1n 1b 0! H.C1 H.C1* P.EDO S.C2 T.FO1 M04.1.9 M04.2 D06 S02 R.C2 GA2 FO1* "
    "C1-GA9 C1-GA1 M-C2 go yes wood d.C1 ews.wood -FO3 pay home -rice R1 forest"
)
MOVE_LABEL, EFFECTS = 100, 200
"""Discord cuts menus at 100; effects that are far longer would be cut to nothing useful."""
SPOKEN_TO = {
    language: re.compile(rf"\b(?:{second_person})\b", re.IGNORECASE)
    for language, second_person in {
        "en": "you|yours?",
        "de": "du|dich|dir|dein(?:e[mnrs]?)?",
        "el": "σας",
        "es": "tú|tus?|te|ti|tuy[ao]s?",
        "fr": "tu|te|toi|ton|ta|tes|tiens?",
        "it": "tu|te|ti|tuo|tua|tuoi|tue",
        "pl": "ty|ci|cię|ciebie|tobie|tw(?:ój|oja|oje|oim|oich|oją|ojej|ojego|ojemu)",
    }.items()
}
"""Words that speak to the reader. What everybody is told stands beside any player's name."""


def facts(rules: AnyRules, seats: int, seed: int) -> Iterator[tuple[str, Fact]]:
    """What is said in the course of a random game, with its kind: prompt, label, effect or told."""
    dice = random.Random(seed)
    options = {
        option.key: option.default if option.key == "start_seat" else dice.choice(option.values)
        for option in rules.options
    }
    state = rules.start(seats, complete_options(rules.options, options))
    for _ in range(STEPS):
        acting = rules.to_act(state)
        if not acting:
            break
        seat = dice.choice(acting)
        moves = list(rules.moves(state, seat))
        if not moves:
            continue
        if seat != CHANCE:
            yield "prompt", rules.prompt(state, seat)
            for move in dice.sample(moves, min(3, len(moves))):
                offer = rules.offer(state, seat, move)
                yield "label", offer.label
                yield from (("effect", effect) for effect in offer.effects)
        move = dice.choice(moves)
        for listener in (*range(seats), None):
            told = rules.narrate(state, seat, move, listener)
            if told is not None:
                yield "public" if listener is None else "told", told
        state = rules.apply(state, seat, move)
    score = rules.score(state)
    for place in score.seats if score else ():
        yield from (("effect", Fact(key, dict(rules.printed().figures()))) for key, _ in place.items)


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("languages", language_sets(LANGUAGES))
def test_a_game_can_be_told_in_every_language(game: str, seed: int, languages: tuple[str, ...]) -> None:
    rules = GAMES[game]
    for seats in rules.seats:
        for kind, said in facts(rules, seats, seed):
            for language in languages:
                text = words(language).say(said, NAMES)
                assert text.strip() == text, (language, said)
                assert not re.search(r"  | [.,;:)]|\( |\{|\}|\.\.", text), (language, text)
                if kind in ("told", "public"):
                    assert text.endswith("."), (language, text)
                    assert kind == "told" or not SPOKEN_TO[language].search(text), (language, text)
                elif kind == "prompt":
                    assert not text.endswith("."), (language, text)
                elif kind == "label":
                    assert len(text) <= MOVE_LABEL, (language, text)
                else:
                    assert len(text) <= EFFECTS, (language, text)


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("languages", language_sets(LANGUAGES))
def test_every_refusal_has_words(game: str, languages: tuple[str, ...]) -> None:
    """Wrong texts of many shapes, in many positions."""
    rules, dice = GAMES[game], random.Random(5)
    for seats in rules.seats:
        state = rules.start(seats, complete_options(rules.options, {}))
        for _ in range(STEPS):
            acting = rules.to_act(state)
            if not acting:
                break
            seat = dice.choice(acting)
            moves = list(rules.moves(state, seat))
            if not moves:
                continue
            if seat != CHANCE:
                legal = {str(move).casefold() for move in moves}
                wrong = [text for text in TYPED.split() if text.casefold() not in legal]
                for text in dice.sample(wrong, 3):
                    if why := rules.why_not(state, seat, text):
                        for language in languages:
                            assert words(language).say(why, NAMES).endswith((".", text)) or "text" in why.args
            state = rules.apply(state, seat, dice.choice(moves))


def test_the_end_of_moving_does_not_offer_more_of_it_in_french() -> None:
    """ "Plus de" means "more of" as well as "no more"."""
    assert not words("fr")("edo-offer-go").startswith("Plus de ")
    assert words("fr")("edo-offer-gate", place="porte GA1") == "Officiel vers la porte GA1"
