"""Computer players that think elsewhere: the questions and the answers."""

from __future__ import annotations

import random
from typing import Any, Final

import msgspec

from bot.ai.players import LEVELS, PLAYERS, Choice
from bot.ai.thinking import Question, Thinker
from bot.core import Seat, rules_of
from bot.elsewhere.asking import Asker
from bot.elsewhere.queue import Unsuitable, packed, unpacked
from bot.games.registry import GAMES

PATIENCE: Final = 1.0
"""Seconds for the way there and back, in addition to the time that a level thinks."""
USUAL: Final = 2.0
"""Seconds that a player without a limit in seconds may take."""
SLOTS: Final = 8
"""Questions that may be open at the same time while workers elsewhere answer."""
PICKS: Final = 64

_dice = random.SystemRandom()


class _Sent(msgspec.Struct, frozen=True):
    game: str
    version: int
    state: msgspec.Raw
    seat: Seat
    level: str
    seed: str


def pack_question(question: Question) -> bytes:
    """A question with a position that its seat cannot distinguish from the real one. Everything that is
    hidden from the seat is dealt again, with random numbers that are not sent, so nobody can find out the
    real position. Raises Unsuitable: the match has rules of its own, such as older component data."""
    asked = question
    if rules_of(GAMES, asked.rules.key, asked.rules.version) is not asked.rules:
        raise Unsuitable("rules of its own")
    state = asked.rules.redeal(asked.state, asked.seat, [_dice.random() for _ in range(PICKS)])
    sent = msgspec.Raw(packed(state))
    return packed(_Sent(asked.rules.key, asked.rules.version, sent, asked.seat, asked.level, asked.seed))


def unpack_question(data: bytes) -> Question:
    """Raises: Unsuitable."""
    sent = unpacked(data, _Sent)
    rules = rules_of(GAMES, sent.game, sent.version)
    if rules is None or rules.version != sent.version:
        raise Unsuitable("there are no such rules here")
    if sent.level not in PLAYERS:
        raise Unsuitable("there is no such level here")
    state: Any = unpacked(bytes(sent.state), rules.state_type)
    if sent.seat not in rules.to_act(state):
        raise Unsuitable("the seat is not asked")
    return Question(rules, state, sent.seat, sent.level, sent.seed)


def patience(level: str) -> float:
    """Seconds to wait for an answer."""
    chosen = LEVELS.get(level)
    return PATIENCE + (USUAL if chosen is None else chosen.budget.seconds or USUAL)


class ThoughtElsewhere:
    """A thinker that asks workers first, and `near` if no worker answers."""

    def __init__(self, asker: Asker, near: Thinker) -> None:
        self._asker, self._near = asker, near

    @property
    def slots(self) -> int:
        return self._near.slots + (SLOTS if self._asker.hears("thinking") else 0)

    async def think(self, question: Question) -> Choice:
        seconds = patience(question.level)
        choice = await self._asker.value("thinking", lambda: pack_question(question), Choice, seconds)
        return choice if choice is not None and choice.moves else await self._near.think(question)


async def thought(thinker: Thinker, body: bytes) -> bytes:
    """In a worker: think about a question.

    Raises:
        Unsuitable: it cannot be read here.
        GivenUp: the process died.
    """
    return packed(await thinker.think(unpack_question(body)))
