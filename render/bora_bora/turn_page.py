"""Draw the private page: the part of the table that the question is about, the answers, the hand."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.core import Fact
from bot.games.bora_bora.view import View
from bot.text import words
from render.bora_bora import action_tiles, main_board, player_board, seat_panel
from render.bora_bora.alt_text_short import drafted
from render.bora_bora.choices import answer_list, needed
from render.bora_bora.draft import draft
from render.bora_bora.hand import STRIP, strip
from render.bora_bora.head import head
from render.bora_bora.layout import FIELD, GAP, LEFT, PLAIN_TOP, SIDE
from render.bora_bora.pieces import symbols
from render.bora_bora.stage import DRAFTED, PARTS, Page, high_of, stage_of
from render.bora_bora.targets import Targets, targets_of
from render.bora_bora.theme import LOOK, PAPER, sea
from render.kit import panels
from render.kit.canvas import Canvas
from render.kit.changes import fresh
from render.kit.confirm import confirm, height_of
from render.kit.fonts import Style
from render.kit.frames import HEAD, shown
from render.kit.text import fit_lines
from render.scene import Choice, Scene

TEMPLE = 152
"""Height of the temple beside the map, while a die is placed."""
TILES = 196
LINE = 66
"""Height of a row of answers below a tile, and of all rows."""
ROWS = 290
SIZES = ((12, 24, 25), (5, 18, 25))
"""Margin, half the size of a die, radius of a number; the second is for combined tiles."""
MASK = 13
"""Half the size of the god that stands on a number."""
BETWEEN = 14
"""Distance of the tiles."""
LOW_STRIP = 220
TASKS = 320
"""The most height of the tasks below the panel that tells a draft."""
BESIDE = 232


def paint_page(scene: Scene) -> Canvas:
    """Draw one question with its answers, or a draft that awaits confirmation."""
    view: View = scene.view  # type: ignore[assignment]
    w = words(scene.language)
    names = shown(scene.names, w, LOOK)
    ask = targets_of(scene.choices)
    shown_view = _marked(scene, view)
    turn = draft(scene, view, w, names) if drafted(scene) else None
    need = 0 if turn is None else min(DRAFTED, height_of(w, turn, SIDE[1]))
    parts = stage_of(scene, shown_view, need)
    high = max(high_of(parts), need)
    rows = _rows(view, ask) if ask.any("tile") else 0
    placing = view.question == "place" and scene.question is not None
    if not rows and scene.choices and not placing:
        high = max(high, needed(scene.choices))
    low = TILES + round(rows * _line(rows)) + 6
    extra = low + GAP if rows or placing else 0
    height = PLAIN_TOP + high + GAP + extra + (LOW_STRIP if extra else STRIP) + LEFT
    canvas = sea(height, HEAD)
    head(canvas, _own_turn(scene, view), w, names, None, scene.question)
    page = Page(canvas, shown_view, w, names, ask)
    if not placing and parts[-1] not in ("map", "status"):
        page.heights[parts[-1]] += high - high_of(parts)
    y = PLAIN_TOP
    for part in parts:
        PARTS[part](page, y)
        y += page.heights[part] + GAP
    x, width = SIDE
    if placing:
        _beside_map(page, x, PLAIN_TOP, width, high)
    elif scene.choices:
        room = high
        if parts == ("map",) and needed(scene.choices) + BESIDE + GAP <= high:  # a place for the tasks
            room = high - BESIDE - GAP
            player_board.tasks(canvas, view, page.seat, w, x, PLAIN_TOP + room + GAP, width, BESIDE)
        answer_list(canvas, view, scene.choices, w, names, page.seat, x, PLAIN_TOP, width, room)
    elif turn is not None:
        tall = high
        if "tasks" not in parts and high - need >= BESIDE + GAP:  # the panel needs no more
            tall = max(need, high - TASKS - GAP)
            player_board.tasks(
                canvas, view, page.seat, w, x, PLAIN_TOP + tall + GAP, width, high - tall - GAP
            )
        confirm(canvas, (x, PLAIN_TOP, width, tall), PAPER, w, turn)
    else:
        _parted(page, scene.question, x, PLAIN_TOP, width, high)
    y = PLAIN_TOP + high + GAP
    if extra:
        _tiles(page, y, low, _line(rows))
        y += extra
    strip(canvas, view, w, LEFT, y, FIELD, LOW_STRIP if extra else STRIP)
    ask.flush(canvas)
    return canvas


def _marked(scene: Scene, view: View) -> View:
    """The view with the marks that belong to the page: what the draft has done. Beside targets there are
    none, for a picture tells one story at a time."""
    before: View | None = scene.before  # type: ignore[assignment]
    if scene.choices:
        return replace(view, last=())
    return view if before is None else replace(view, last=tuple(fresh(before.last, view.last)))


def _own_turn(scene: Scene, view: View) -> Scene:
    """The pill of a page addresses the reader, even if others must act too."""
    assert view.viewer is not None
    asked_fact = scene.question
    if asked_fact is None and scene.chosen:
        asked_fact = Fact("bb-pic-confirm")
    own_row = ((view.viewer, asked_fact),) if asked_fact is not None else scene.awaited
    return replace(scene, awaited=own_row, question=None)


def _beside_map(p: Page, x: int, y: int, width: int, height: int) -> None:
    """What a die is placed for: the men and women that can be taken, the temple, and the tasks."""
    room, none = height - TEMPLE - BESIDE - 2 * GAP, targets_of(())
    main_board.persons(p.canvas, p.view, x, y, width, room, none)
    main_board.temple(p.canvas, p.view, p.w, x, y + room + GAP, width, TEMPLE, none)
    player_board.tasks(p.canvas, p.view, p.seat, p.w, x, y + height - BESIDE, width, BESIDE)


def _of_tile(ask: Targets, actions: str) -> list[Choice]:
    return [choice for letter in actions for choice in ask.of(f"tile:{letter}")]


def _widths(view: View) -> list[float]:
    """The widths of the tiles in a row; a combined one is wider."""
    units = [1.5 if len(tile.actions) > 1 else 1.0 for tile in view.tiles]
    unit = (FIELD - BETWEEN * (len(units) - 1)) / sum(units)
    return [unit * share for share in units]


Heap = tuple[int, list[list[Choice]]]
"""A face, and the answers that place a die of it, by rows."""


def _heaps(found: Sequence[Choice], width: float) -> dict[str, list[Heap]]:
    """The answers about a tile of a width: by action, then by face, in as many rows as their numbers need."""
    actions = sorted({choice.move.action for choice in found})
    margin, die, radius = SIZES[len(actions) > 1]
    each = max(1, int((width / max(1, len(actions)) - margin - 2 - 2 * die) // (2 * radius + 1)))
    heaps: dict[str, list[Heap]] = {}
    for action in actions:
        mine = [choice for choice in found if choice.move.action == action]
        heaps[action] = []
        for face in sorted({choice.move.face for choice in mine}):
            same = [choice for choice in mine if choice.move.face == face]
            heaps[action].append((face, [same[k : k + each] for k in range(0, len(same), each)]))
    return heaps


def _rows(view: View, ask: Targets) -> int:
    """The number of rows for the dice of the fullest tile."""
    most = 0
    for tile, width in zip(view.tiles, _widths(view), strict=True):
        for heaps in _heaps(_of_tile(ask, tile.actions), width).values():
            most = max(most, sum(len(rows) for _, rows in heaps))
    return most


def _line(rows: int) -> float:
    """The height of one of so many rows."""
    return min(LINE, ROWS / max(1, rows))


def _tiles(p: Page, y: int, height: int, line: float) -> None:
    """Draw the action tiles; below each the dice that may go there, with the numbers of the menu."""
    view, canvas = p.view, p.canvas
    left = float(LEFT)
    for tile, width in zip(view.tiles, _widths(view), strict=True):
        wide = round(width)
        found = _of_tile(p.ask, tile.actions)
        panels.lay(canvas, round(left), y, wide, height, PAPER)
        action_tiles.action_tile(canvas, view, p.w, tile, round(left), y, wide, TILES - 6, p.ask)
        _dice_of(p, _heaps(found, width), left, y + TILES - 2, width, line)
        left += width + BETWEEN


def _dice_of(
    p: Page, heaps: dict[str, list[Heap]], left: float, top: float, width: float, line: float
) -> None:
    """Draw the dice that may go on a tile, each with the numbers of its answers, in one column or, on a
    combined tile, in one for each action."""
    margin, die, radius = SIZES[len(heaps) > 1]
    for column, found in enumerate(heaps.values()):
        x, middle = left + column * width / len(heaps) + margin, top + line / 2 + 5
        for face, rows in found:
            p.canvas.put(symbols.die(p.seat, face, die), x, middle - die)
            for row in rows:
                for k, choice in enumerate(row):
                    at = x + 2 * die + radius + 4 + k * (2 * radius + 1)
                    panels.tag(p.canvas, at, middle, choice.tag, radius)
                    for n, god in enumerate(reversed(choice.move.gods)):
                        mask = symbols.symbol(f"god-{god}", MASK, True)
                        p.canvas.centre(mask, at + radius - 4 - n * 2 * MASK, middle - radius - 2)
                middle += line


def _parted(p: Page, question: Fact | None, x: int, y: int, width: int, height: int) -> None:
    """Draw the question, the dice it may be about, and the tasks, while no group of answers is open yet."""
    room = height - BESIDE - GAP if height > BESIDE + 240 else height
    panels.lay(p.canvas, x, y, width, room, PAPER)
    if question is not None:
        text = p.w.say(question, p.names)
        lines, style = fit_lines(text, Style(40, 700), width - 56, 4, (40, 36, 32, 30))
        for k, line in enumerate(lines):
            p.canvas.words(x + 28, y + 66 + 50 * k, line, style)
    if p.view.question == "place":
        seat_panel.dice(p.canvas, p.view, p.seat, x + 28, y + room - 64, 40)
    if room < height:
        player_board.tasks(p.canvas, p.view, p.seat, p.w, x, y + room + GAP, width, BESIDE)


__all__ = ["paint_page"]
