"""What a package of a game declares: its rules, its drawing, its texts; which rules a match has; and what it
declares for those who learn it: chapters of its rules, why a question is asked, the symbols of its pictures,
and a guided first match.

A package declares one `Game` in the entry point group `turnpost.games`. The drawing is named, not imported:
only what draws loads fonts. A game works without anything for learners. Chapters are then the messages
`<prefix>-rules-1`, `-2` and so on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from bot.core.facts import Fact
from bot.core.rules import AnyRules
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


GROUP: Final = "turnpost.games"
"""The entry point group of games."""


class Narration(msgspec.Struct, frozen=True):
    """Which facts of a log are left out of a summary. All keys begin with the prefix of the game."""

    openers: frozenset[str] = frozenset()
    """Facts that are left out if a later fact of the same row, or of the same turn in the log, has all their
    values."""
    prefaces: Mapping[str, str] = {}
    """Facts that are left out if a later fact has a key with this prefix, because it reveals or repeats
    them."""
    echoed: Mapping[str, str] = {}
    """Facts that a later fact of the same turn, whose key has this prefix, repeats: first that somebody takes
    the top card, then which card it is. Like openers, they are left out of the log, too."""
    asides: frozenset[str] = frozenset()
    """Facts that get a log line if they stand alone, but are left out beside others, because the board shows
    them or they had no effect."""
    apart: frozenset[str] = frozenset()
    """Facts that do not belong to the player who is named before them."""
    sorted: frozenset[str] = frozenset()
    """Facts of things that lie in a set without an order: several are told by their numbers, as they lie."""


def never(view: Any) -> bool:
    return False


class Pictures(msgspec.Struct, frozen=True):
    """The pictures that a drawing offers besides the table, the page, the hand and the score sheet."""

    seat_boards: bool = False
    """Each seat has a board picture of its own, drawn by a scene's `board_of`."""
    ledger: bool = False
    """There is a second public picture, drawn by a scene's `ledger`."""
    offers: Callable[[Any], bool] = never
    """Whether the player to act chooses from things on the second picture, by the public view. It then stands
    beside the table in place of the player's own board."""


class Game(msgspec.Struct, frozen=True, kw_only=True):
    """A game with all that belongs to it."""

    rules: AnyRules
    drawing: str = "render.table"
    """The import name of the module that draws it (`render.paint.Drawing`); by default the one that can draw
    the areas of any `TableView`."""
    catalogues: str = ""
    """The import name of the package with a folder of `.ftl` files for each language. Empty: the texts are
    part of the catalogues of the bot."""
    narration: Narration = Narration()
    pictures: Pictures = Pictures()
    guide: Guide = Guide()


def rules_of(games: Mapping[str, AnyRules], game: str, version: int) -> AnyRules | None:
    """The rules of a game in this version, or the newest if this version is not kept; None: no such game."""
    newest = games.get(game)
    if newest is None:
        return None
    return next((rules for rules in newest.earlier if rules.version == version), newest)
