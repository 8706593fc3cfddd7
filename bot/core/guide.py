"""What a game declares for those who learn it: chapters of its rules, why a question is asked, the symbols of
its pictures, and a guided first match.

A game works without any of it. Chapters are then the messages `<prefix>-rules-1`, `-2` and so on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from bot.core.facts import Fact
from bot.core.seats import Seat

ANY: Final = "any"
"""The value of an option in a text that is read outside a match."""
TURN: Final = "turn"
"""What all pictures note at the place that shows whose turn it is."""


class Chapter(msgspec.Struct, frozen=True):
    """A chapter of the rules.

    Its text begins with a line `### Title`. It gets the printed figures of the game, `$players` (0 outside a
    match), and for each option `$option_<key>` with its value, or `any` outside a match.
    """

    text: str
    """The key of its message."""
    options: Mapping[str, str] = {}
    """It is left out of matches in which these options have other values."""
    shows: tuple[str, ...] = ()
    """Symbols (see `Guide.symbols`) that its small picture shows."""


class Why(msgspec.Struct, frozen=True):
    """Why a question is asked: the rule in a sentence."""

    says: str
    """The key of the sentence. It gets the same values as a chapter, and those of the question."""
    rule: str
    """The id of the rule, such as "GH-6.2"."""
    chapter: str
    """The chapter with more about it: its `text`."""


class Advice(msgspec.Struct, frozen=True):
    """What a guided match says when a question is asked for the first time, below its rule."""

    says: str
    """The key of one short sentence: what to look at, and what is often good."""
    marks: tuple[str, ...] = ()
    """Symbols that the picture marks."""


class Part(msgspec.Struct, frozen=True):
    """A main part of the table, which a newcomer is shown with a letter."""

    says: str
    """The key of a few plain words: what it is."""
    shows: str
    """What the drawing notes at its place (`Canvas.note`): a symbol, `TURN`, or a name of its own. The first
    place with this name gets the letter."""
    at: tuple[int, int] = (0, 50)
    """Where its letter stands, in hundredths of the place's width and height. At 0 it touches the place from
    the left or from above, at 100 from the right or from below. It must not hide anything that a newcomer
    looks for."""


class Act(msgspec.Struct, frozen=True):
    """One turn of a story."""

    seat: Seat
    moves: tuple[str, ...]
    """In exact notation. (): the turn is the learner's own; the story ends with it."""
    before: str = ""
    """The key of the reason for it, which is given before a turn of the learner."""
    after: str = ""
    """The key of its result, which is told afterwards."""


class Story(msgspec.Struct, frozen=True, kw_only=True):
    """A lesson told move by move: each move has a reason, given before it, and a result, told after it. A
    learner who plays something else goes on without the story."""

    deal: str
    """The name of the draws: all matches with this story have the same draws."""
    about: str
    """The key of the first text: what the game is about and how to win."""
    acts: tuple[Act, ...]
    setup: tuple[Act, ...] = ()
    """What all seats decide before the first act. The bot makes these decisions."""
    won: Path | None = None
    """A file with the moves of a whole match with these draws that the learner's seat wins, in exact
    notation, without those of chance. Its last board is shown first."""


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """A guided first match against easy computers. The learner has seat 0."""

    seats: int = 2
    rounds: int = 1
    """It ends by itself after this number of rounds: about ten minutes."""
    options: Mapping[str, str] = {}
    setup: frozenset[str] = frozenset()
    """Questions (keys of prompts) that the bot answers for all seats before the learner begins."""
    parts: tuple[Part, ...] = ()
    """The main parts of its table, in the order of their letters: 5 to 8, together at most 80 words."""
    advice: Mapping[str, Advice] = {}
    """By question: the key of a prompt, or `key/kind` for a question with answers of this kind."""
    story: Story | None = None
    """With it there is one deal, and `setup` has no meaning."""
    ended: Callable[[Any, Any], Any] | None = None
    """From the rules and the last position (a state): the position as if the match had ended there, so that
    it has a score."""
    review: Callable[[Any, Seat, Sequence[Fact]], Fact] | None = None
    """What a learner has done well, and what was left undone: from the last position (a state), and from what
    the log has told everybody."""


class Guide(msgspec.Struct, frozen=True, kw_only=True):
    """All that helps a newcomer. Every part may be left out."""

    chapters: tuple[Chapter, ...] = ()
    why: Mapping[str, Why] = {}
    """By question: the key of a prompt, or `key/kind` for a question with answers of this kind."""
    symbols: tuple[str, ...] = ()
    """What its pictures can explain, most important first: keys of messages such as "gh-see-ship". The
    drawing says where each of them is (`Canvas.note`)."""
    lesson: Lesson | None = None


def asked_as(question: str, kinds: frozenset[str]) -> tuple[str, ...]:
    """The names under which a question can be declared, the most special first.

    Args:
        question: the key of a prompt.
        kinds: the kinds of its answers.
    """
    return (*(f"{question}/{kind}" for kind in sorted(kinds)), question)
