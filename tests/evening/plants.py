"""Faults that are planted into boards without any: each check must name its own, too much as well as too
little."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from bot.core.replay import undone_by
from render.paint import alt_text, board_text
from tests.evening.checks import boards as of_boards
from tests.evening.checks.boards import Board, Check, told
from tests.evening.checks.chips import chips, drawn, strips, told_turns
from tests.evening.checks.numbers import numbers
from tests.evening.checks.telling import Tellers, alike
from tests.evening.posted import Posted
from tests.evening.story import Story, as_stored, marks_of

PLACES: Final = 3
"""Boards into which a fault is planted, one after the other."""
FOLLOWING: Final = (of_boards.marks, of_boards.words, of_boards.again)
"""Checks that compare a board with those before it."""
COUNTS: Final = ("points", "count", "red", "cards")
"""Fields of marks that count something."""

Alter = Callable[[Story, Sequence[Board], int], Board | None]
"""The board with a fault; None if there is no place for it."""


class Plant(NamedTuple):
    """A fault, and what the check says of it."""

    what: str
    check: Check
    alter: Alter
    says: str
    """A regular expression."""
    never: frozenset[str] = frozenset()
    """Games in which there is no place for it."""


def unnoticed(story: Story, boards: Sequence[Board], *, everywhere: bool = True) -> list[str]:
    """What no check names.

    Args:
        everywhere: name what has no place in these boards, too.
    """
    found = []
    for plant in PLANTS:
        places = list(islice(_places(plant, story, boards), PLACES))
        if not places and everywhere and story.rules.key not in plant.never:
            found.append(f"{plant.what}: no place")
        for n, altered in places:
            said = list(plant.check(story, [*(boards[:n] if plant.check in FOLLOWING else ()), altered]))
            says = re.compile(f"{altered.posted.number}\\b.*{plant.says}")
            if not any(map(says.match, said)):
                found.append(f"{plant.what}, board {altered.posted.number}: {said}")
    return found


def unnoticed_in_words(posted: Sequence[Posted]) -> list[str]:
    """Faults of words about boards that no check names."""
    found = []
    telling = [one for one in posted if len(one.scene.caption) > 1 and marks_of(one.scene.view)][-PLACES:]
    for what, tellers, says in MISTOLD:
        for one in telling:
            said = list(alike([one], tellers))
            if not any(re.search(says, complaint) for complaint in said):
                found.append(f"{what}, board {one.number}: {said}")
    other = telling[-1]._replace(alt="another text")
    return found if list(alike([other])) else [*found, "another alt text"]


def _places(plant: Plant, story: Story, boards: Sequence[Board]) -> Iterator[tuple[int, Board]]:
    """From the newest board on: something has gone before."""
    for n in reversed(range(len(boards))):
        altered = plant.alter(story, boards, n)
        if altered is not None:
            yield n, altered


def _shows(posted: Posted, view: dict[str, Any], **scene: Any) -> Posted:
    """The message with another view, or another scene around it."""
    changed = replace(posted.scene, **scene, view=replace(posted.scene.view, **view))
    return posted._replace(scene=changed)


def _marking(board: Board, marks: tuple[Any, ...]) -> Board:
    return board._replace(posted=_shows(board.posted, {"marks": marks}))


def _fresh(story: Story, board: Board) -> bool:
    """It tells something, all of which still stands."""
    rows = story.rows[board.before : board.at]
    news = board.before and not story.quiet(board.before, board.at)
    return bool(news and not any(undone_by(row.move) for row in rows) and as_stored(marks_of(_view(board))))


def _view(board: Board) -> Any:
    return board.posted.scene.view


def _twice(story: Story, boards: Sequence[Board], n: int) -> Board | None:
    marks = marks_of(_view(boards[n]))
    return _marking(boards[n], marks * 2) if _fresh(story, boards[n]) else None


def _lacking(story: Story, boards: Sequence[Board], n: int) -> Board | None:
    if not _fresh(story, boards[n]):
        return None
    return _marking(boards[n], as_stored(marks_of(_view(boards[n])))[1:])


def _older(story: Story, boards: Sequence[Board], n: int) -> Board | None:
    """With the marks of the board before it, too."""
    if not n or not _fresh(story, boards[n]) or not _fresh(story, boards[n - 1]):
        return None
    old, new = (marks_of(_view(board)) for board in (boards[n - 1], boards[n]))
    return None if set(as_stored(old)) & set(as_stored(new)) else _marking(boards[n], (*old, *new))


def _of_another(story: Story, boards: Sequence[Board], n: int) -> Board | None:
    """Its first mark is somebody else's."""
    if not _fresh(story, boards[n]):
        return None
    marks, seats = as_stored(marks_of(_view(boards[n]))), _view(boards[n]).seats
    for at, mark in enumerate(marks):
        changed: dict[str, Any] | None = None
        if hasattr(mark, "seats"):  # Pyramids: each seat has its part
            turned = (*mark.seats[1:], mark.seats[0])
            changed = {"seats": turned} if turned != mark.seats else None
        else:
            name = next((name for name in ("who", "seat") if hasattr(mark, name)), None)
            changed = None if name is None else {name: (getattr(mark, name) + 1) % seats}
        other = mark if changed is None else replace(mark, **changed)
        if other not in marks:
            return _marking(boards[n], (*marks[:at], other, *marks[at + 1 :]))
    return None


def _undone(story: Story, boards: Sequence[Board], n: int) -> Board | None:
    """A board after an undo still marks what was taken back."""
    board = boards[n]
    rows = story.rows[board.before : board.at]
    if not n or not any(undone_by(row.move) for row in rows) or as_stored(marks_of(_view(board))):
        return None
    taken = marks_of(_view(boards[n - 1]))
    return _marking(board, taken) if as_stored(taken) else None


def _again_marks(story: Story, boards: Sequence[Board], n: int) -> Board | None:
    """A board that is posted again has lost its marks."""
    board, first = list(told(story, boards))[n]
    return _marking(board, ()) if first is not board and as_stored(marks_of(_view(board))) else None


def _again_picture(story: Story, boards: Sequence[Board], n: int) -> Board | None:
    board, first = list(told(story, boards))[n]
    if first is board:
        return None
    earlier = [boards[n - 1].posted, *boards[n - 1].edits]
    newest = next(one for one in reversed(earlier) if one.number < board.posted.number)
    if newest.scene.awaited != board.posted.scene.awaited:
        return None
    return board._replace(posted=board.posted._replace(digests=("another",)))


def _told_more(story: Story, boards: Sequence[Board], n: int) -> Board | None:
    told = boards[n].posted.scene.caption
    return _captioned(boards[n], (*told, told[-1])) if _fresh(story, boards[n]) and told else None


def _told_less(story: Story, boards: Sequence[Board], n: int) -> Board | None:
    told = boards[n].posted.scene.caption
    if not (_fresh(story, boards[n]) and told):
        return None
    less = _captioned(boards[n], told[1:])
    # Who had decided in secret may be told, or not.
    allowed = of_boards.tells(story, less.before, less.at, less.posted.scene)
    return None if allowed else less


def _captioned(board: Board, caption: tuple[Any, ...]) -> Board:
    return board._replace(posted=_shows(board.posted, {}, caption=caption))


def _waits_for_more(story: Story, boards: Sequence[Board], n: int) -> Board | None:
    waits, seats = boards[n].posted.scene.awaited, _view(boards[n]).seats
    other = next((seat for seat in range(seats) if seat not in dict(waits)), None)
    return None if other is None or not waits else _waiting(boards[n], (*waits, (other, waits[0][1])))


def _waits_for_less(story: Story, boards: Sequence[Board], n: int) -> Board | None:
    waits = boards[n].posted.scene.awaited
    return _waiting(boards[n], waits[:-1]) if waits else None


def _waiting(board: Board, awaited: tuple[Any, ...]) -> Board:
    return board._replace(posted=_shows(board.posted, {}, awaited=awaited))


def _edited(board: Board, **scene: Any) -> Board:
    """With an edit, in which something of the scene, or of its view, is another thing."""
    words = scene.pop("words", board.posted.words)
    edit = _shows(board.posted, scene.pop("view", {}), **scene)
    return board._replace(edits=(edit._replace(edit=True, words=words),))


def _edit_marks(story: Story, boards: Sequence[Board], n: int) -> Board | None:
    return _edited(boards[n], view={"marks": ()}) if _fresh(story, boards[n]) else None


def _edit_tells(story: Story, boards: Sequence[Board], n: int) -> Board | None:
    caption = boards[n].posted.scene.caption
    return _edited(boards[n], caption=caption[1:]) if caption else None


def _edit_round(story: Story, boards: Sequence[Board], n: int) -> Board | None:
    return _edited(boards[n], view={"round": _view(boards[n]).round + 1})


def _edit_words(story: Story, boards: Sequence[Board], n: int) -> Board | None:
    return _edited(boards[n], words="Something else.\nWho must act.")


def _edit_of_next(story: Story, boards: Sequence[Board], n: int) -> Board | None:
    """What belongs to the next board is drawn into this one."""
    if n + 1 >= len(boards) or not _fresh(story, boards[n + 1]):
        return None
    edit = boards[n + 1].posted
    return boards[n]._replace(edits=(edit._replace(edit=True, number=boards[n].posted.number),))


def _counting(by: int) -> Alter:
    """Its marks count too much or too little."""

    def alter(story: Story, boards: Sequence[Board], n: int) -> Board | None:
        marks = marks_of(_view(boards[n]))
        changed = tuple(_counted(mark, by) or mark for mark in marks)
        return _marking(boards[n], changed) if changed != marks and _fresh(story, boards[n]) else None

    return alter


def _chips_of_older(story: Story, boards: Sequence[Board], n: int) -> Board | None:
    """It has the chips of the board before it, too."""
    altered = _older(story, boards, n)
    return altered if altered is not None and _chips_more(boards[n], altered) else None


def _without_chips(story: Story, boards: Sequence[Board], n: int) -> Board | None:
    altered = _marking(boards[n], ())
    return altered if _fresh(story, boards[n]) and _chips_more(altered, boards[n]) else None


def _chips_more(board: Board, other: Board) -> bool:
    """Whether the other one has chips that this one has not."""
    return bool(drawn(other.posted.scene) - drawn(board.posted.scene))


def _turns_changed(change: Callable[[list[Any]], list[Any]]) -> Alter:
    """Its strip tells other turns."""

    def alter(story: Story, boards: Sequence[Board], n: int) -> Board | None:
        marks, game = list(marks_of(_view(boards[n]))), story.rules.key
        if game in BARE or not _fresh(story, boards[n]) or len({*map(_acts, marks), None}) < 2:
            return None
        changed = change(marks)
        same = told_turns(game, changed) == told_turns(game, marks)
        return None if same else _marking(boards[n], tuple(changed))

    return alter


def _acts(mark: Any) -> Any:
    """Who has done what a mark tells."""
    return getattr(mark, "who", getattr(mark, "seat", None))


def _turn_less(marks: list[Any]) -> list[Any]:
    """Without the newest turn."""
    newest = [_acts(mark) for mark in marks][-1:]
    return [mark for mark in marks if [_acts(mark)] != newest]


def _turn_more(marks: list[Any]) -> list[Any]:
    """With the first turn after the last, once more."""
    return [*marks, *(mark for mark in marks if _acts(mark) == _acts(marks[0]))]


def _turn_of_another(marks: list[Any]) -> list[Any]:
    """The newest turn is that of a seat that did nothing, or did something else."""
    newest = next((_acts(mark) for mark in reversed(marks) if _acts(mark) is not None), None)
    return [_of_seat(mark, 1 - min(newest, 1)) if _acts(mark) == newest else mark for mark in marks]


def _of_seat(mark: Any, seat: int) -> Any:
    return replace(mark, **{"who" if hasattr(mark, "who") else "seat": seat})


def _counted(mark: Any, by: int) -> Any:
    """The mark with another number on its chip; None if it has none."""
    if hasattr(mark, "seats"):
        first = next((seat for seat, one in enumerate(mark.seats) if one.red), None)
        if first is None:
            return None
        seats = (replace(one, red=one.red + by * (seat == first)) for seat, one in enumerate(mark.seats))
        return replace(mark, seats=tuple(seats))
    if hasattr(mark, "goods"):
        goods = tuple((what, count + by) for what, count in mark.goods)
        return replace(mark, goods=goods) if goods else None
    if hasattr(mark, "what"):
        return None
    name = next((name for name in COUNTS if isinstance(getattr(mark, name, ""), int)), None)
    return replace(mark, **{name: getattr(mark, name) + by}) if name and getattr(mark, name) else None


SECRET: Final = frozenset({"pyramids"})
"""Whoever takes something back had decided in secret: the others never knew."""
BARE: Final = frozenset({"pyramids"})
"""Its boards have no strip."""
PLANTS: Final = (
    Plant("a mark twice", of_boards.marks, _twice, r"marks: .*not once"),
    Plant("a mark is lacking", of_boards.marks, _lacking, r"marks: 0 too many \[\], [1-9]\d* missing"),
    Plant("marks of an older turn", of_boards.marks, _older, r"marks: [1-9]\d* too many .*, 0 missing"),
    Plant("a mark of somebody else", of_boards.marks, _of_another, r"marks: 1 too many .*, 1 missing"),
    Plant("marks after an undo", of_boards.marks, _undone, r"marks after an undo", SECRET),
    Plant("posted again without marks", of_boards.marks, _again_marks, r"\(posted again\): 0 too many"),
    Plant("posted again, another picture", of_boards.again, _again_picture, r"posted again, it is not"),
    Plant("a sentence too many", of_boards.words, _told_more, r"it tells"),
    Plant("a sentence too few", of_boards.words, _told_less, r"it tells"),
    Plant("a pill too many", of_boards.awaited, _waits_for_more, r"it waits for"),
    Plant("a pill too few", of_boards.awaited, _waits_for_less, r"it waits for"),
    Plant("an edit marks otherwise", of_boards.edits, _edit_marks, r"marks something else"),
    Plant("an edit tells otherwise", of_boards.edits, _edit_tells, r"the edit of \d+ tells"),
    Plant("an edit of another round", of_boards.edits, _edit_round, r"shows another round"),
    Plant("an edit begins otherwise", of_boards.edits, _edit_words, r"begins with other words"),
    Plant("an edit of another turn", of_boards.edits, _edit_of_next, r"shows another turn"),
    Plant("a mark counts too much", numbers, _counting(1), r"the marks count"),
    Plant("a mark counts too little", numbers, _counting(-1), r"the marks count"),
    Plant("chips of an older turn", chips, _chips_of_older, r"chips .* instead of"),
    Plant("chips are lacking", chips, _without_chips, r"chips nothing instead of"),
    Plant("a chip says too much", chips, _counting(1), r"chips"),
    Plant("a chip says too little", chips, _counting(-1), r"chips"),
    Plant("a turn too few", strips, _turns_changed(_turn_less), r"the strip tells", BARE),
    Plant("a turn too many", strips, _turns_changed(_turn_more), r"the strip tells", BARE),
    Plant("a turn of another seat", strips, _turns_changed(_turn_of_another), r"the strip tells", BARE),
)
MISTOLD: Final = (
    (
        "a sentence too much",
        Tellers(words=lambda scene: board_text(scene) + "\nElse." * bool(scene.caption)),
        r"in words it tells \['Else.'\] too much",
    ),
    (
        "a sentence too little",
        Tellers(words=lambda scene: board_text(replace(scene, caption=()))),
        r"in words it tells \[\] too much, and does not tell \['",
    ),
    (
        "an alt text that tells nothing new",
        Tellers(alt=lambda scene: alt_text(replace(scene, caption=()))),
        r"the alt text does not tell \['|the alt text do not name",
    ),
    (
        "an alt text that tells too much",
        Tellers(alt=lambda scene: "Else. " * bool(scene.caption) + alt_text(scene)),
        r"the alt text tells too much: 'Else\.",
    ),
    ("an alt text without names", Tellers(alt=lambda scene: ""), r"the alt text do not name|does not tell"),
    ("words without names", Tellers(words=lambda scene: ""), r"the words do not name|does not tell"),
)
"""What is wrong with words, who tells so, and what the check says of it."""
