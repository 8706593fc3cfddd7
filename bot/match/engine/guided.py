"""Which matches are guided first matches, how far their story is told, when such a match has taught what
there is to learn; and positions for pictures that belong to no match: the end of a story, and an example."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import (
    CHANCE,
    AnyRules,
    Fact,
    Lesson,
    Score,
    Seat,
    Story,
    Term,
    View,
    Who,
    complete_options,
    fact,
    read,
)
from bot.core.chance import drawn_as, outcome, told_secret, told_uid
from bot.core.game import Act
from bot.games.registry import GAMES, PACKAGES
from bot.match.engine.moves import Chance, answer_chance, stream
from bot.match.engine.replay import Standing
from bot.match.engine.rows import Match
from bot.store import steps


class Told(msgspec.Struct, frozen=True):
    """What a story says on a page of the learner. All fields are empty if there is no story or it is over."""

    results: tuple[str, ...] = ()
    """The keys of the texts about the results of the learner's last turn and of the turns after it."""
    reason: str = ""
    """The key of the reason for the move that comes next."""
    move: str = ""
    """That move, in notation; empty where the learner decides."""
    left: bool = False
    """The draft of this turn is not the story's: the learner leaves the story with it."""


def note_of(match: int) -> str:
    """The key under which it is noted that a match is guided."""
    return f"{steps.NOTE}lesson:{match}"


async def is_guided(db: AsyncConnection, match: int) -> bool:
    """Whether a match is a guided one."""
    return await steps.remembered(db, note_of(match)) is not None


async def is_taught(db: AsyncConnection, match: Match, state: Any) -> bool:
    """Whether a match is a guided one that ends in this position: the rounds of its lesson are played."""
    lesson = _lesson(match)
    if lesson is None or match.rules.view(state, None).round <= lesson.rounds:
        return False
    return await is_guided(db, match.id)


def story_of(match: Match) -> Story | None:
    """The story of a match, if it is a guided one that has a story."""
    lesson = _lesson(match)
    if lesson is None or lesson.story is None:
        return None
    uid = match.row.uid
    return lesson.story if drawn_as(uid) == drawn_as(told_uid(lesson.story.deal, "")) else None


def as_ended(match: Match, state: Any) -> Any:
    """The last position of a lesson as if the match had ended with it; the same where the game does not say
    how."""
    lesson = _lesson(match)
    return state if lesson is None or lesson.ended is None else lesson.ended(match.rules, state)


def ending(match: Match, state: Any, log: Sequence[Standing]) -> Fact:
    """How a lesson has ended: the points of all, and what the learner has done well."""
    rules, lesson = match.rules, _lesson(match)
    points = {seat.seat: _points(rules.view(state, seat.seat), seat.seat) for seat in match.seats}
    review = None if lesson is None or lesson.review is None else lesson.review(state, 0, _heard(match, log))
    return fact(
        "learn-done",
        game=Term(f"{rules.prefix}-title"),
        points=tuple(
            fact("learn-points", who=Who(seat), points=own) for seat, own in points.items() if own is not None
        ),
        review=fact("learn-look-up") if review is None else review,
    )


def _heard(match: Match, log: Sequence[Standing]) -> list[Fact]:
    rules, heard = match.rules, list[Fact | None]()
    state = rules.start(len(match.seats), match.options)
    for step in log:
        move = read(rules, state, step.seat, step.move)
        heard.append(rules.narrate(state, step.seat, move, None))
        state = rules.apply(state, step.seat, move)
    return [one for one in heard if one is not None]


def told(story: Story | None, log: Sequence[Standing], seat: Seat, draft: Sequence[str]) -> Told:
    """What the story says to the learner in `seat`, who has answered `draft` since the log's last step."""
    made = _made(log)
    then = None if story is None else _reached(story, made, seat)
    if story is None or then is None:
        return Told()
    now = _reached(story, [*made, *(_Made(seat, move) for move in draft)], seat)
    if now is None:
        return Told(left=bool(story.acts[then.act].moves))
    if now.act > then.act:
        return Told()
    results = () if draft or now.moves else _results(story.acts[: now.act], seat)
    act = story.acts[now.act]
    return Told(results, act.before, act.moves[now.moves] if act.moves else "")


def in_story(match: Match, log: Sequence[Standing], seat: Seat) -> tuple[str, ...]:
    """What a computer plays now in the story of a guided match, in notation. (): it decides by itself."""
    story = story_of(match)
    now = None if story is None else _reached(story, _made(log), seat)
    return () if story is None or now is None else story.acts[now.act].moves[now.moves :]


class _Reached(NamedTuple):
    """How far a seat has come in a story."""

    act: int
    """The index of the act that it plays now."""
    moves: int
    """How many of its moves are made."""


class _Made(NamedTuple):
    """A move that was not drawn."""

    seat: Seat
    move: str
    by_itself: bool = False


def _reached(story: Story, made: Sequence[_Made], seat: Seat) -> _Reached | None:
    """How far a seat has come in a story; None: it is at the end, or somebody has left the story. Moves that
    several seats decide at the same time may come in any order."""
    others = {act.seat for act in story.acts} - {seat}
    if any(_of_seat(story.acts, made, one) is None for one in others):
        return None
    own = _of_seat(story.acts, made, seat)
    return own if own is not None and own.act < len(story.acts) else None


def _of_seat(acts: Sequence[Act], made: Sequence[_Made], seat: Seat) -> _Reached | None:
    """How far the moves of one seat follow the story; None: they left it. The acts may leave out moves that
    were answered by themselves."""
    moves, done = [one for one in made if one.seat == seat], 0
    for n, act in enumerate(acts):
        if act.seat != seat:
            continue
        count = 0
        while done < len(moves) and (not act.moves or count < len(act.moves)):
            if act.moves and moves[done].move == act.moves[count]:
                count += 1
            elif not moves[done].by_itself:
                return None
            done += 1
        if not act.moves or count < len(act.moves):
            return _Reached(n, count)
    return _Reached(len(acts), 0)


def _made(log: Sequence[Standing]) -> list[_Made]:
    """The moves of a log that were not drawn, without those of the set-up."""
    dealt = log[0].batch if log else 0
    return [
        _Made(one.seat, one.move, one.by_itself) for one in log if one.seat != CHANCE and one.batch != dealt
    ]


def _results(acts: Sequence[Act], seat: Seat) -> tuple[str, ...]:
    own = [n for n, act in enumerate(acts) if act.seat == seat]
    return tuple(act.after for act in acts[own[-1] :] if act.after) if own else ()


def _points(view: View, seat: Seat) -> int | None:
    return view.points_now[seat] if view.points_now else None


def _lesson(match: Match) -> Lesson | None:
    package = PACKAGES.get(match.row.game)
    return None if package is None else package.guide.lesson


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


MOVES: Final = 60
"""Moves before the position, so that something is on the board; fewer if the game is over then."""
MOST: Final = 2_000
"""Moves and draws at most."""


def example(rules: AnyRules, seats: int, options: Mapping[str, str]) -> Any:
    """A position that random legal moves lead to; always the same for the same game, seats and options."""
    rng = random.Random(f"example:{rules.key}:{seats}")
    state = rules.start(seats, complete_options(rules.options, options))
    left = MOVES
    for _ in range(MOST):
        acting = rules.to_act(state)
        if not acting or (left <= 0 and acting != (CHANCE,)):
            break
        left -= acting != (CHANCE,)
        moves = list(rules.moves(state, acting[0]))
        move = outcome(rules, state, moves, rng.randrange) if acting == (CHANCE,) else rng.choice(moves)
        after = rules.apply(state, acting[0], move)
        if not rules.to_act(after):
            break
        state = after
    return state
