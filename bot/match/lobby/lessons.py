"""Guided first matches: one person against easy computers, from a prepared start, explained as it goes.

The start is prepared within the rules: the bot makes the decisions of the set-up for every seat, and every
draw follows from the secret, as in any match. With a story the secret is that of all its matches.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from bot.core import AnyRules
from bot.core import read as core_read
from bot.core.game import Lesson
from bot.games.registry import PACKAGES
from bot.match.changing.context import Context, Service, met, read
from bot.match.changing.transaction import NEW_MATCH, Tx, change
from bot.match.engine import moves as engine
from bot.match.engine.guided import Told, is_guided, note_of, story_of, told
from bot.match.engine.models import Brief, Person, Place
from bot.match.engine.replay import Standing, standing
from bot.match.engine.rows import Match
from bot.match.errors import NoLesson, UnknownGame
from bot.match.lobby.opening import open_lobby, options_of, seat_computers
from bot.match.running.presence import deal
from bot.match.timing.clock import DEFAULT, written
from bot.store import matches, people, steps

LEVEL: Final = "easy"


class Stage(msgspec.Struct, frozen=True):
    """How far somebody is in a guided match."""

    answered: frozenset[str]
    """The questions that the learner has answered before: keys of prompts."""
    told: Told


class Lessons(Service):
    @change(of=NEW_MATCH)
    async def open(
        self, tx: Tx, person: Person, game: str, /, place: Place, language: str, *, key: str | None = None
    ) -> Brief:
        """Begin a guided match, or find the one of this game that the person has not finished.

        Raises: UnknownGame, NoLesson (the game declares none); ClosedChannel, TooManyOpen (settings of the
        server).
        """
        lesson = lesson_of(game, self.context)
        await met(tx.db, person, tx.now)
        await people.lock(tx.db, [person.user])  # two processes at once: one opens it, the other finds it
        for number in await matches.of_user(tx.db, person.user, over=False):
            match = await tx.load(number)
            if match.row.game == game and await _is_lesson(tx, number):
                return match.brief
        rules = self.context.games[game]
        chosen = options_of(rules, lesson.seats, lesson.options)
        brief = await open_lobby(
            *(tx, rules, lesson.seats, chosen, person, place),
            language=language,
            board="newest",
            time_control=written(DEFAULT),
            deal="" if lesson.story is None else lesson.story.deal,
        )
        await seat_computers(tx, LEVEL, lesson.seats - 1)
        await steps.note(tx.db, note_of(brief.match), "1", tx.now)
        await deal(tx, lesson)
        return await tx.brief()

    @read
    async def unfinished(self, user: int, game: str) -> Brief | None:
        """The guided match of a game that a person has not finished."""
        async with self.context.reading() as db:
            for brief in await self.context.briefs(db, await matches.of_user(db, user, over=False)):
                if brief.game == game and await is_guided(db, brief.match):
                    return brief
        return None

    @read
    async def guides(self, match_id: int, user: int) -> bool:
        """Whether the match is a guided one of this person. Raises: UnknownMatch."""
        async with self.context.reading() as db:
            match = await self.context.load(db, match_id)
            return match.seat_of(user) is not None and await is_guided(db, match_id)

    @read
    async def stage(self, match_id: int, user: int, draft: Sequence[str]) -> Stage | None:
        """How far the person is; None if the match is not guided.

        Raises: as `Play.preview`.
        """
        async with self.context.reading() as db:
            if not await is_guided(db, match_id):
                return None
            match = await self.context.load(db, match_id)
            seat = match.running_seat(user).seat
            rows = await self.context.positions.rows(db, match)
        return await asyncio.to_thread(_stage, match, seat, standing(rows), draft)


def lesson_of(game: str, context: Context) -> Lesson:
    """Raises UnknownGame, NoLesson."""
    if game not in context.games:
        raise UnknownGame
    package = PACKAGES.get(game)
    if package is None or package.guide.lesson is None:
        raise NoLesson
    return package.guide.lesson


async def _is_lesson(tx: Tx, match: int) -> bool:
    async with tx.reading() as db:
        return await is_guided(db, match)


def _stage(match: Match, seat: int, log: Sequence[Standing], draft: Sequence[str]) -> Stage:
    """Replay the log: which questions has the seat answered since the set-up, the draft included?"""
    rules, answered = match.rules, set[str]()
    state = rules.start(len(match.seats), match.options)
    for step in log:
        if step.seat == seat and step.batch != log[0].batch:
            answered.add(_asked(rules, state, seat))
        state = rules.apply(state, step.seat, core_read(rules, state, step.seat, step.move))
    planned = engine.preview(rules, state, seat, draft, ahead=True)
    answered.update(_asked(rules, taken.before, seat) for taken in planned.done)
    return Stage(frozenset(answered), told(story_of(match), log, seat, draft))


def _asked(rules: AnyRules, state: Any, seat: int) -> str:
    """The key of the question to a seat."""
    view = rules.view(state, seat)
    return (view.asked or rules.prompt(state, seat)).key
