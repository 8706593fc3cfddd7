"""Checks of public boards against the log: what they mark, say, and show of who must act."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import Final, NamedTuple

from bot.core import Fact
from bot.core.replay import undone_by
from bot.text import LANGUAGES
from bot.text import words as catalogue
from bot.text.gather import gather
from render.scene import Scene
from tests.evening.posted import Posted
from tests.evening.story import Story, as_stored, marks_of


class Board(NamedTuple):
    """A message, with the rows of the log that it tells of."""

    posted: Posted
    edits: tuple[Posted, ...]
    before: int
    """After how many rows the board before it was drawn."""
    at: int
    """After how many rows this one was drawn."""


OVER: Final = frozenset(catalogue(language)("board-over") for language in LANGUAGES)
"""What a board of one person against computers says after the match, when another is the last."""

Check = Callable[[Story, Sequence[Board]], Iterator[str]]
"""Yields a sentence for each fault that it finds."""


def boards_of(
    story: Story, posted: Sequence[Posted], *, follows: bool = False
) -> tuple[list[Board], list[str]]:
    """The messages in order, and what shows no position of the match.

    Args:
        follows: one person plays, and the board is edited after each move: such an edit is a board.
    """
    found, faults, before = list[Board](), list[str](), 0
    for one in posted:
        at = None if one.edit and not follows else story.place(one.scene.view, one.at)
        if one.edit and (at is None or story.quiet(before, at)):
            _note_edit(found, one)
        elif at is None:
            faults.append(f"{one.number}: the board shows no position of the match")
        else:
            found.append(Board(one, (), before, at))
            before = at
    return found, faults


def _note_edit(found: list[Board], edit: Posted) -> None:
    """It changes the newest board in that message."""
    for n in reversed(range(len(found))):
        if found[n].posted.message == edit.message:
            found[n] = found[n]._replace(edits=(*found[n].edits, edit))
            return


def told(story: Story, boards: Sequence[Board]) -> Iterator[tuple[Board, Board]]:
    """Each board with the one that first told what it tells: another one, if it is posted again."""
    first: Board | None = None
    for board in boards:
        if first is None or not story.quiet(first.at, board.at):
            first = board
        yield board, first


def marks(story: Story, boards: Sequence[Board]) -> Iterator[str]:
    """A board marks the public events since the board before it, each turn once in its final form; one that
    is posted again marks the same."""
    for board, first in told(story, boards):
        wanted = as_stored(story.marks(first.before, first.at))
        shown = as_stored(marks_of(board.posted.scene.view))
        if shown != wanted:
            undone = any(undone_by(row.move) for row in story.rows[first.before : first.at])
            again = " (posted again)" if board is not first else ""
            yield (
                f"{board.posted.number}: marks{' after an undo' if undone else ''}{again}: "
                f"{_differ(shown, wanted)}"
            )


def _differ(shown: tuple[object, ...], wanted: tuple[object, ...]) -> str:
    more = [one for one in shown if one not in wanted]
    less = [one for one in wanted if one not in shown]
    if not more and not less:
        return f"{len(shown)} marks in another order, or not once, instead of {len(wanted)}"
    return f"{len(more)} too many {_short(more)}, {len(less)} missing {_short(less)}"


def _short(marks: Sequence[object]) -> str:
    return ("[" + ", ".join(map(str, marks)) + "]")[:200]


def words(story: Story, boards: Sequence[Board]) -> Iterator[str]:
    """A board tells what the log tells of these steps."""
    for board, first in told(story, boards):
        undone = any(undone_by(row.move) for row in story.rows[first.before : board.at])
        if first.before and not undone and not tells(story, first.before, board.at, board.posted.scene):
            shown, wanted = board.posted.scene.caption, story.facts(first.before, board.at)
            yield f"{board.posted.number}: it tells {keys(shown)} instead of {keys(wanted)}"


def keys(facts: Iterable[Fact]) -> str:
    """What facts tell, in short."""
    return "[" + ", ".join(fact.key for fact in facts) + "]"


def tells(story: Story, before: int, at: int, scene: Scene) -> bool:
    """Whether a board tells what the log tells of the steps between two rows, to the last that all know of.
    Who had decided before the last decision was opened may have been told by an edit of the board before."""
    facts = [(step.sealed, step.fact) for step in story.since(before, at)]
    while facts and facts[-1][0]:
        facts.pop()
    every = [fact for _, fact in facts if fact is not None]
    opened = [fact for sealed, fact in facts if fact is not None and not sealed]
    return scene.caption in (gather(every), gather(opened))


def edits(story: Story, boards: Sequence[Board]) -> Iterator[str]:
    """An edit leaves the message about what it was about: the same marks, round and leading words."""
    for board in boards:
        for edit in board.edits:
            about = f"{edit.number}: the edit of {board.posted.number}"
            was, now = board.posted.scene, edit.scene
            at = story.place(now.view, edit.at)
            if at is None or at < board.at:
                yield f"{about} shows no later position of the match"
            elif story.marks(board.at, at):
                yield f"{about} shows another turn"
            if marks_of(now.view) != marks_of(was.view):
                yield f"{about} marks something else"
            if now.caption != was.caption:
                yield f"{about} tells {keys(now.caption)} instead of {keys(was.caption)}"
            if now.view.round != was.view.round:
                yield f"{about} shows another round"
            if edit.words not in OVER and _first_words(edit.words) != _first_words(board.posted.words):
                yield f"{about} begins with other words"


def _first_words(words: str) -> str:
    """The first sentence of what a message tells, which an edit leaves alone; who must act may change."""
    told, more, _ = words.partition("\n")
    return told.partition(". ")[0] if more else ""


def awaited(story: Story, boards: Sequence[Board]) -> Iterator[str]:
    """A board names those who must act in its position."""
    for board in boards:
        for one in (board.posted, *board.edits):
            at = story.place(one.scene.view, one.at)
            named = tuple(seat for seat, _ in one.scene.awaited)
            if at is not None and named != story.rules.to_act(story.state(at)):
                yield f"{one.number}: it waits for {named}"


def again(story: Story, boards: Sequence[Board]) -> Iterator[str]:
    """A board posted again is byte for byte the one before."""
    for earlier, (board, first) in zip(boards, islice(told(story, boards), 1, None), strict=False):
        edits = (edit for edit in reversed(earlier.edits) if edit.number < board.posted.number)
        newest = next(edits, earlier.posted)
        same = newest.scene.awaited == board.posted.scene.awaited
        if board is not first and same and board.posted.digests != newest.digests:
            yield f"{board.posted.number}: posted again, it is not the picture of {newest.number}"


CHECKS: Final[Sequence[Check]] = (marks, words, edits, awaited, again)
