"""The end of a whole match with the draws of a story: the picture that a newcomer sees first."""

from __future__ import annotations

from functools import cache
from typing import Any

from bot.core import AnyRules, Lesson, Score, Story, View, complete_options, read
from bot.core.chance import told_secret, told_uid
from bot.games.registry import GAMES, PACKAGES
from bot.match.engine.moves import Chance, answer_chance, stream


def first_position(rules: AnyRules, lesson: Lesson) -> Any:
    """The position in which all matches of a lesson begin."""
    return rules.start(lesson.seats, complete_options(rules.options, lesson.options))


def draws(rules: AnyRules, story: Story) -> Chance:
    """The outcomes of chance in all matches with a story."""
    return stream(rules, told_secret(story.deal), told_uid(story.deal, ""), 0)


@cache
def won_match(game: str) -> tuple[View, Score] | None:
    """The last board and the result of the match that a story keeps; None if it keeps none."""
    lesson = PACKAGES[game].guide.lesson
    if lesson is None or lesson.story is None or lesson.story.won is None:
        return None
    rules, chance = GAMES[game], draws(GAMES[game], lesson.story)
    state = answer_chance(rules, first_position(rules, lesson), chance, [])
    for move in lesson.story.won.read_text(encoding="ascii").split():
        seat = rules.to_act(state)[0]
        state = answer_chance(rules, rules.apply(state, seat, read(rules, state, seat, move)), chance, [])
    score = rules.score(state)
    return None if score is None else (rules.view(state, None), score)
