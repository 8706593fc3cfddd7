"""Put the position in words: the alt text of a picture, and the text board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import msgspec

from bot.core import Seat, Term, fact
from bot.games.pyramids.cells import CELL_NAMES
from bot.games.pyramids.cells import WIDTH as GRID
from bot.games.pyramids.replacing import Take
from bot.games.pyramids.state import Batch
from bot.games.pyramids.view import CardView, PyramidsView, SeatView
from bot.text import Words, minus, words
from render.kit import telling
from render.kit.telling import sentence, told
from render.pyramids.draft import Position, drafted, undone, waits
from render.pyramids.draft import card_of as _card
from render.pyramids.parts import coming, when
from render.pyramids.score import next_skull
from render.pyramids.theme import COLOURS
from render.scene import Scene, Sheet

QUIET = frozenset({"py-log-dealt-all", "py-log-reveal", "py-log-ready", "py-log-back", "py-log-mark"})
"""Facts that other lines tell anyway, such as who is ready and which shape is open."""


def _brief(scene: Scene) -> list[str]:
    """Whose turn it is and what changed, every card as a grid, then answers, boxes and the meaning of the
    letters."""
    t = told(telling.with_short_names(scene), PyramidsView)
    here, turn = _undone(t), _turn(t)
    rows = _rows(here)
    own = [] if t.view.own is None else [*_draft(t), *_dealt(t), rows.pop(t.view.viewer or 0)]
    market, when_ = _open_cards(here), _when(here)
    needed, legend = [*own, *rows, *market, *when_], t.w("py-pic-tell-legend")
    ways = (tell(t) for tell in (_happened, _happened_shortly))
    news = telling.fitting(ways, [*turn, *needed, legend], scene.language)
    if t.view.own is not None and scene.choices:
        asked = telling.answers(t)
        taking = any(isinstance(choice.move, Take) for choice in scene.choices)
        found = [*market, *asked] if taking else [*asked, *market]
        needed = [*own, *rows, *when_, *found]
    return [*turn, *news, *needed, legend, *_boxes(here), *_used(here)]


def _whole(scene: Scene) -> list[str]:
    t = told(scene, PyramidsView)
    here = _undone(t)
    first = [*_when(here), *_turn(t), *_draft(t), *telling.answers(t), *_happened(t)]
    return [*first, *(line for part in (_market, _seats, _grids) for line in part(here))]


def _undone(t: Position) -> Position:
    """The position before a choice that waits to be confirmed or opened."""
    return told(undone(t.scene), PyramidsView) if waits(t.scene) else t


def _turn(t: Position) -> list[str]:
    """Who must act, or who has won."""
    return telling.asked(t, "py-pic-ask-confirm", t.view.asked)


def _happened(t: Position) -> list[str]:
    """What the last turn brought each player."""
    return telling.happened(t, QUIET)


def _happened_shortly(t: Position) -> list[str]:
    """What changed, in fewer words: the cells that were marked on each card, and who took which card. New
    cards in the display are not named here."""
    last, caption = t.view.last, t.scene.caption
    facts = [one for one in caption if not one.key.startswith("py-log-open")]
    marked: list[str] = []
    if last is not None and len(facts) < len(caption):
        marked = [_marks(t.w, batches) for seat in last.seats if (batches := seat.batches)]
    left = tuple(one for one in facts if not one.key.startswith("py-log-display"))
    lines = [t.w("py-pic-tell-last", list=tuple(marked))] if marked else []
    return lines + _happened(replace(t, scene=msgspec.structs.replace(t.scene, caption=left)))


def _marks(w: Words, batches: Sequence[Batch]) -> str:
    """ "22 D1 D2"."""
    cells: dict[int, list[int]] = {}
    for batch in batches:
        cells.setdefault(batch.serial, []).extend(batch.cells)
    return ", ".join(f"{serial} {_cells(marked)}" for serial, marked in cells.items())


def _rows(t: Position) -> list[str]:
    """One line per seat: points, whether it is ready, number of completed cards, both cards as grids."""
    waiting = t.view.phase in ("keep", "mark") and not t.view.over
    lines = []
    for name, player in zip(t.names, t.view.players, strict=True):
        parts = [t.w("py-pic-tell-points", points=player.points)]
        if waiting and player.ready:
            parts.append(t.w("py-pic-tell-ready"))
        if player.completed:
            parts.append(f"{t.w('py-score-cards')} {len(player.completed)}")
        parts += [_shown(t.w, card) for card in player.cards if card is not None]
        lines.append(t.w("py-pic-tell-seat", who=name, parts=tuple(parts)))
    return lines


def _shown(w: Words, card: CardView) -> str:
    """A card with its rows: "22 (green) .#.*R/...*./..X#./#S.S./T..#."."""
    return f"{w.say(_card(card))} {_grid(card, '/')}"


def _dealt(t: Position) -> list[str]:
    """The cards that the reader chooses from, as grids."""
    own = t.view.own
    return [] if own is None else [f"{_shown(t.w, card)}." for card in own.dealt]


def _open_cards(t: Position) -> list[str]:
    """The display as grids."""
    shown = t.w.semicolons(_shown(t.w, card) for card in t.view.display)
    return [t.w("py-pic-tell-display", list=shown, pile=t.view.pile)] if shown else []


# --- Small pieces ------------------------------------------------------------------------------------------


def _cells(cells: Sequence[int]) -> str:
    return " ".join(CELL_NAMES[cell] for cell in cells)


# --- Parts -------------------------------------------------------------------------------------------------


def _when(t: Position) -> list[str]:
    """Game, turn and shape."""
    lines = [f"{t.w('py-title')}."]
    if t.view.shape is not None:
        lines.append(
            t.w("py-pic-tell-turn", when=when(t.w, t.view), shape=Term(f"py-shape-{t.view.shape.key}"))
        )
    else:
        lines.append(sentence(t.w("py-pic-over") if t.view.over else when(t.w, t.view)))
    return lines


def _draft(t: Position) -> list[str]:
    """The cards that the reader was dealt, and the draft."""
    lines: list[str] = []
    if t.view.own is None:
        return lines
    if waits(t.scene):
        return drafted(t)
    if t.view.own.dealt:
        dealt = ", ".join(t.w.say(_card(card)) for card in t.view.own.dealt)
        lines.append(f"{t.w('py-pic-keep', dealt=t.view.printed.dealt)} {dealt}.")
    if t.view.own.keeping:
        kept = tuple(_card(card) for card in t.view.own.dealt if card.serial in t.view.own.keeping)
        lines.append(t.w("py-pic-tell-kept", cards=kept))
    if t.view.own.draft:
        marks = t.w.semicolons(f"{batch.serial}: {_cells(batch.cells)}" for batch in t.view.own.draft)
        lines.append(t.w("py-pic-tell-draft", list=marks))
    return lines


def _earned(scene: Sheet, seat: Seat) -> str:
    return _done(words(scene.language), scene.view_of(PyramidsView).players[seat])


def _done(w: Words, player: SeatView) -> str:
    if not player.completed:
        return w("py-pic-tell-no-done")
    return w("py-pic-tell-done", list=tuple(_card(card) for card in player.completed))


def _seats(t: Position) -> list[str]:
    """One line per seat: points, score card, cards, completed cards."""
    waiting = t.view.phase in ("keep", "mark")
    lines = []
    for seat, player in enumerate(t.view.players):
        sheet = player.sheet
        value = t.view.skull_values[sheet.skulls - 1] if sheet.skulls else 0
        parts = [t.w("py-pic-tell-points", points=player.points)]
        if waiting and not t.view.over:
            parts.append(t.w("py-pic-tell-ready" if player.ready else "py-pic-tell-out"))
        parts.append(_done(t.w, player))
        parts.append(t.w("py-pic-tell-gems", red=sheet.red, green=sheet.green))
        parts.append(t.w("py-pic-tell-skulls", skulls=sheet.skulls, value=minus(value)))
        if (cost := next_skull(t.view, sheet)) is not None:
            parts.append(t.w("py-pic-tell-next-skull", value=minus(cost)))
        rounds = sheet.torch_rounds
        parts.append(t.w("py-pic-tell-torches", list=rounds) if rounds else t.w("py-pic-tell-no-torches"))
        own = [fact("py-pic-tell-box", colour=Term(f"py-colour-{c}"), points=p) for c, p in player.boxes]
        if own:
            parts.append(t.w("py-pic-tell-boxes-own", list=tuple(own)))
        held = tuple(_card(card) for card in player.cards if card is not None)
        if held:
            parts.append(t.w("py-pic-tell-cards", list=held))
        lines.append(t.w("py-pic-tell-seat", who=t.names[seat], parts=tuple(parts)))
    return lines


def _market(t: Position) -> list[str]:
    """Shapes of the round, display, pile, boxes."""
    if t.view.display:
        cards = tuple(_card(card) for card in t.view.display)
        display = t.w("py-pic-tell-display", list=cards, pile=t.view.pile)
    else:
        display = t.w("py-pic-tell-display-empty", pile=t.view.pile)
    return [*_used(t), *_to_come(t), display, *_boxes(t)]


def _used(t: Position) -> list[str]:
    """The shapes of the round."""
    used = tuple(Term(f"py-shape-{key}") for key in t.view.used)
    return [t.w("py-pic-tell-used", list=used)] if used else []


def _to_come(t: Position) -> list[str]:
    """How many expedition cards of each shape may still come in this round."""
    left = tuple(
        fact("py-pic-tell-copies", shape=Term(f"py-shape-{shape.key}"), count=shape.left)
        for shape in coming(t.view)
    )
    return [t.w("py-pic-tell-to-come", list=left)] if left else []


def _boxes(t: Position) -> list[str]:
    """The pyramid point boxes: which are open, and who has the others."""
    lines = []
    for colour in COLOURS:
        parts = tuple(
            fact("py-pic-tell-open", points=box.points)
            if box.owner is None
            else fact("py-pic-tell-taken", points=box.points, who=t.names[box.owner])
            for box in t.view.boxes
            if box.colour == colour
        )
        lines.append(t.w("py-pic-tell-boxes", colour=Term(f"py-colour-{colour}"), list=parts))
    return lines


def _grid(card: CardView, between: str) -> str:
    """The rows of a card as signs; a marked cell is a star."""
    rows = []
    for r, row in enumerate(card.grid):
        rows.append("".join("*" if r * GRID + c in card.marked else sign for c, sign in enumerate(row)))
    return between.join(rows)


def _grids(t: Position) -> list[str]:
    """Every card on the table as rows of signs."""
    lines = [t.w("py-pic-tell-legend")]

    def show(who: str, card_views: Sequence[CardView | None]) -> None:
        for card in card_views:
            if card is not None:
                label = t.w.say(_card(card))
                shown = f"{label}: {_grid(card, ' / ')}"
                lines.append(f"{who}: {shown}" if who else shown)

    if t.view.own is not None:
        show("", t.view.own.dealt)
    for seat, player in enumerate(t.view.players):
        show(t.names[seat], player.cards)
    show("", t.view.display)
    return lines


TELLING = telling.Telling("py-title", _brief, _whole, _earned)
