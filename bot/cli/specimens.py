"""Pictures of a random game: every kind of picture that a drawing must make, in every language."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from bot.cli.simulate import walk
from bot.core import AnyRules, Fact, Option, Options, Seat, Term, Value, complete_options, fact
from bot.core.checks.position import Position
from bot.text import LANGUAGES
from render.paint import Anything, pictures
from render.scene import Lobby, Scene, Sheet
from render.specimens import MOST, Shot, private
from render.specimens import table as table_of

NAMES = ("Wilhelmina Brzęczyszczykiewicz-Ł", "Νίκος", "Ż", "xx_the_last_of_2026_", "Ada")


def specimens(
    rules: AnyRules,
    seats: int,
    options: Options | None = None,
    languages: Sequence[str] = LANGUAGES,
) -> Iterator[tuple[str, Anything]]:
    """Scenes, each with a title: the lobby, the table early and late, a page for every question, hands, the
    score sheet."""
    chosen = complete_options(rules.options, {} if options is None else options)
    game = [at for at, _ in walk(rules, seats, chosen, random.Random(1))]
    asked = [at for at in game if at.acting and not at.at_chance]
    for language in languages:
        for taken in (1, seats):
            yield (
                f"the lobby with {taken} of {seats} seats, {language}",
                _lobby(rules, seats, taken, language),
            )
        for share in (0.0, 0.5, 1.0):
            at = asked[round(share * (len(asked) - 1))]
            yield f"the table, {seats} seats, {language}", table(at, None, language)
            yield f"a hand, {seats} seats, {language}", table(at, seats - 1, language)
        for key, at in _questions(asked).items():
            page = private(rules, Shot(at.state, ()), at.acting[0], language, NAMES)
            yield f"the page of {key!r}, {seats} seats, {language}", page
        yield f"the score sheet, {seats} seats, {language}", _sheet(game[-1], language)
    offered = pictures(rules.key)
    middle = table(asked[len(asked) // 2], None, LANGUAGES[0])
    if offered.ledger:
        yield f"the second picture, {seats} seats", replace(middle, ledger=True)
    if offered.seat_boards:
        yield f"the board of a seat, {seats} seats", replace(middle, board_of=0)


def table(at: Position, viewer: Seat | None, language: str) -> Scene:
    """The table as a seat (None: the public) sees it, without a question."""
    return table_of(at.rules, Shot(at.state, ()), viewer, language, NAMES)


def _questions(asked: list[Position]) -> dict[str, Position]:
    """For every question, the position with the most answers to it."""
    questions: dict[str, Position] = {}
    for at in asked:
        seat = at.acting[0]
        key = at.rules.prompt(at.state, seat).key
        if key not in questions or len(at.moves_of(seat)) > len(
            questions[key].moves_of(questions[key].acting[0])
        ):
            questions[key] = at
    return questions


def _lobby(rules: AnyRules, seats: int, taken: int, language: str) -> Lobby:
    return Lobby(
        game=rules.key,
        language=language,
        names=tuple(NAMES[seat] if seat < taken else None for seat in range(seats)),
        options=tuple(
            option_fact(rules, option, seats) for option in rules.options if len(option.values) <= MOST
        ),
        printed=rules.printed(),
    )


def option_fact(rules: AnyRules, option: Option, seats: int) -> Fact:
    """The line about an unchanged option on a lobby card."""
    value: Value = _term(rules, option.key, option.default)
    if option.by_seat:
        value = tuple(_term(rules, option.key, letter) for letter in option.default[:seats])
    return fact("lobby-option", option=_term(rules, option.key), value=value)


def _term(rules: AnyRules, *parts: str) -> Term:
    return Term("-".join((rules.prefix, "option", *parts)).replace("_", "-"))


def _sheet(at: Position, language: str) -> Sheet:
    score: Any = at.rules.score(at.state)
    view = at.rules.view(at.state, None)
    return Sheet(game=at.rules.key, view=view, language=language, names=NAMES[: at.seats], score=score)
