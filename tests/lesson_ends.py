"""The ends of lessons: `python -m tests.lesson_ends [KEY ...]` plays whole matches with the draws of a story,
everybody a computer of level normal, and keeps the moves of the first one that the learner wins.

The page of `/learn` shows its last board. They count what they think through and look at no clock, so it is
the same match on every machine.
"""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Sequence
from itertools import count
from typing import Final

from bot.ai.arena import counted
from bot.ai.players import choose_turn
from bot.core import AnyRules, Lesson, Seat, Story, read
from bot.games.registry import GAMES, PACKAGES
from bot.match.engine.guided import draws, first_position
from bot.match.engine.moves import answer_chance

LEVEL: Final = "normal"
LEARNER: Final = 0
COLUMNS: Final = 100


def played(rules: AnyRules, lesson: Lesson, story: Story, number: int) -> tuple[list[str], Seat | None]:
    """The moves of a match, without those of chance, and who has won alone."""
    moves: list[str] = []
    planned: dict[Seat, list[str]] = {}
    chance = draws(rules, story)
    state = answer_chance(rules, first_position(rules, lesson), chance, [])
    while acting := rules.to_act(state):
        seat = acting[0]
        if not planned.get(seat):
            seed = f"{story.deal}:{number}:{len(moves)}"
            planned[seat] = list(choose_turn(rules, state, seat, LEVEL, seed, counted(LEVEL)).moves)
        moves.append(planned[seat].pop(0))
        state = answer_chance(
            rules, rules.apply(state, seat, read(rules, state, seat, moves[-1])), chance, []
        )
    score = rules.score(state)
    assert score is not None
    return moves, score.winners[0] if len(score.winners) == 1 else None


def main(asked: Sequence[str]) -> None:
    for key in asked or GAMES:
        lesson = PACKAGES[key].guide.lesson
        if lesson is None or lesson.story is None or lesson.story.won is None:
            continue
        for number in count():
            moves, winner = played(GAMES[key], lesson, lesson.story, number)
            if winner == LEARNER:
                break
        lesson.story.won.write_text(
            "\n".join(textwrap.wrap(" ".join(moves), COLUMNS)) + "\n", encoding="ascii"
        )
        print(lesson.story.won)


if __name__ == "__main__":
    main(sys.argv[1:])
