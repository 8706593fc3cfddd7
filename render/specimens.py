"""Positions of random matches as scenes: for warming up, for palettes, for galleries and checks."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from bot.core import CHANCE, AnyRules, Fact, Options, Seat, complete_options, tags
from bot.core.checks.position import Position
from bot.core.checks.sweep import BOUND
from bot.games.registry import PACKAGES
from bot.text import LANGUAGES
from render.scene import Choice, Scene

LETTERS: Final = ("ABCDEFGHIJKLM", "NOPQRSTUVWXYZ", "abcdefghijklm", "nopqrstuvwxyz", "0123456789")
"""Names with the letters that names may have."""
BOARDS: Final = 8
"""The boards of one match that are drawn to warm up."""
MOST: Final = 25
"""The largest number of answers on one page."""

Habit = Callable[[Position, random.Random], tuple[Seat, Any]]
"""A function that chooses the next seat and its move."""


class Shot(Struct, frozen=True):
    """A position met while playing."""

    state: Any
    told: tuple[Fact, ...]
    """What the public heard of the last turn."""
    marks: tuple[Any, ...] = ()
    """What the latest turn that changed anything has changed, as pictures of a match show it."""
    share: float = 0.0
    """How far into the game it stands, 0 to 1."""


def at_random(at: Position, dice: random.Random) -> tuple[Seat, Any]:
    """A random move of a random seat; an outcome of chance by its weight."""
    seat = dice.choice(at.acting)
    moves = list(at.rules.moves(at.state, seat))
    weights = at.rules.weights(at.state, moves) if seat == CHANCE else None
    return seat, dice.choices(moves, weights)[0]


def played(
    rules: AnyRules, seats: int, seed: int, options: Options | None = None, habit: Habit | None = None
) -> list[Shot]:
    """All positions of a match in which somebody is to act, and the last one. A match that does not end is
    given up."""
    dice = random.Random(f"{rules.key}:{seats}:{seed}")
    state = rules.start(seats, complete_options(rules.options, options or {}))
    shots: list[Shot] = []
    told: list[Fact] = []
    marks: list[Any] = []  # those of the latest turn that has any, as in a match
    new: list[Any] = []
    actor: Seat | None = None
    for _ in range(BOUND):
        acting = rules.to_act(state)
        if not acting:
            break
        if acting != (CHANCE,):
            shots.append(Shot(state, tuple(told), rules.gather(marks)))
        seat, move = (habit or at_random)(Position(rules, state, seats), dice)
        if seat not in (CHANCE, actor):
            actor = seat
            told, new = [], []
        said = rules.narrate(state, seat, move, None)
        if said is not None:
            told.append(said)
        new = [*new, *rules.marks(state, seat, move)]
        marks = new or marks
        state = rules.apply(state, seat, move)
    shots.append(Shot(state, tuple(told), rules.gather(marks)))
    return [replace(shot, share=i / (len(shots) - 1)) for i, shot in enumerate(shots)]


def awaited(rules: AnyRules, state: Any) -> tuple[tuple[Seat, Fact], ...]:
    """Who must act, as the table would say."""
    return tuple((seat, rules.prompt(state, seat)) for seat in rules.to_act(state) if seat != CHANCE)


def table(rules: AnyRules, shot: Shot, viewer: Seat | None, language: str, names: tuple[str, ...]) -> Scene:
    """The table as a seat (None: the public) sees it, without a question."""
    view = replace(rules.view(shot.state, viewer), marks=shot.marks)
    return Scene(
        game=rules.key,
        view=view,
        language=language,
        names=names[: view.seats],
        caption=shot.told,
        awaited=awaited(rules, shot.state),
        score=rules.score(shot.state),
    )


def private(
    rules: AnyRules, shot: Shot, seat: Seat, language: str, names: tuple[str, ...], most: int = MOST
) -> Scene:
    """The page of a seat's question with its first answers."""
    moves = list(rules.moves(shot.state, seat))[:most]
    offers = [rules.offer(shot.state, seat, move) for move in moves]
    tagged = tags([(move.kind, offer.name) for move, offer in zip(moves, offers, strict=True)])
    choices = tuple(map(Choice, tagged, moves, offers))
    question = rules.prompt(shot.state, seat)
    return replace(table(rules, shot, seat, language, names), question=question, choices=choices)


def rehearsal(game: str) -> Iterator[Scene]:
    """What is drawn to warm up, so that the cache holds most of what pictures of a game are made of.

    Boards of a match for each number of seats, from its beginning to its end; and one in every language.
    """
    rules = PACKAGES[game].rules
    for seats in rules.seats:
        shots = played(rules, seats, 1)[:-1]
        for k in range(BOARDS):
            shot = shots[k * (len(shots) - 1) // (BOARDS - 1)]
            yield table(rules, shot, None, LANGUAGES[0], LETTERS)
    for language in LANGUAGES[1:]:
        yield table(rules, shots[len(shots) // 2], None, language, LETTERS)
