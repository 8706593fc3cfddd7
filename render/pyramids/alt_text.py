"""Put the position in words: the alt text of a picture, and the text board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import msgspec

from bot.core import Term, fact
from bot.games.pyramids.cells import CELL_NAMES
from bot.games.pyramids.cells import WIDTH as GRID
from bot.games.pyramids.replacing import Take
from bot.games.pyramids.view import BatchView, CardView, PyramidsView, SeatView
from bot.text import Words, minus, words
from render.kit.telling import Anything, answers, fitting, lobby, ranked, sentence, with_short_names, won
from render.kit.telling import names as names_of
from render.pyramids import draft_words
from render.pyramids.draft_words import card_of as _card
from render.pyramids.parts import when
from render.pyramids.score import next_skull
from render.pyramids.theme import COLOURS
from render.scene import Lobby, Scene, Sheet

QUIET = frozenset({"py-log-dealt-all", "py-log-reveal", "py-log-ready", "py-log-back", "py-log-mark"})
"""Who is ready and which shape is open are told by lines of their own."""


def describe(scene: Anything) -> str:
    """A few sentences, the most important first; says nothing that the picture does not show."""
    match scene:
        case Lobby():
            return " ".join(lobby(scene, "py-title"))
        case Sheet():
            return " ".join(_sheet(scene))
        case _:
            return " ".join(_in_brief(with_short_names(scene)))


def _in_brief(scene: Scene) -> list[str]:
    """Whose turn and what changed, every card as a grid, then answers, boxes and what the letters mean."""
    w = words(scene.language)
    view, turn = _view(scene), _turn(scene)
    here = draft_words.undone(scene) if draft_words.waits(scene) else scene
    rows = _rows(here)
    own = [] if view.own is None else [*_draft(scene), *_dealt(scene), rows.pop(view.viewer or 0)]
    market, when_ = _open_cards(here), _when(here)
    needed = [*own, *rows, *market, *when_]
    ways = (tell(scene) for tell in (_happened, _happened_shortly))
    legend = w("py-pic-tell-legend")
    told = fitting(ways, [*turn, *needed, legend], scene.language)
    if view.own is not None and scene.choices:
        asked = answers(scene, w, names_of(scene, w))
        taking = any(isinstance(choice.move, Take) for choice in scene.choices)
        found = [*market, *asked] if taking else [*asked, *market]
        needed = [*own, *rows, *when_, *found]
    return [*turn, *told, *needed, legend, *_boxes(here), *_used(here)]


def _happened_shortly(scene: Scene) -> list[str]:
    """What changed with fewer words: the cells that each card got, and who took which card. The display tells
    what is new in it."""
    w = words(scene.language)
    last = _view(scene).last
    facts = [one for one in scene.caption if not one.key.startswith("py-log-open")]
    marked: list[str] = []
    if last is not None and len(facts) < len(scene.caption):
        marked = [_marks(w, batches) for one in last.seats if (batches := one.batches)]
    facts = [one for one in facts if not one.key.startswith("py-log-display")]
    lines = [w("py-pic-tell-last", list=tuple(marked))] if marked else []
    return lines + _happened(msgspec.structs.replace(scene, caption=tuple(facts)))


def _marks(w: Words, batches: Sequence[BatchView]) -> str:
    """ "22 D1 D2"."""
    cells: dict[int, list[int]] = {}
    for batch in batches:
        cells.setdefault(batch.serial, []).extend(batch.cells)
    return ", ".join(f"{serial} {_cells(found)}" for serial, found in cells.items())


def _rows(scene: Scene) -> list[str]:
    """One line per seat: points, whether it is ready, number of completed cards, both cards as grids."""
    w = words(scene.language)
    view = _view(scene)
    waiting = view.phase in ("keep", "mark") and not view.over
    lines = []
    for name, player in zip(names_of(scene, w), view.players, strict=True):
        parts = [w("py-pic-tell-points", points=player.points)]
        if waiting and player.ready:
            parts.append(w("py-pic-tell-ready"))
        if player.completed:
            parts.append(f"{w('py-score-cards')} {len(player.completed)}")
        parts += [_shown(w, card) for card in player.cards if card is not None]
        lines.append(w("py-pic-tell-seat", who=name, parts=tuple(parts)))
    return lines


def _shown(w: Words, card: CardView) -> str:
    """A card with its rows: "22 (green) .#.*R/...*./..X#./#S.S./T..#."."""
    return f"{w.say(_card(card))} {_grid(card, '/')}"


def _dealt(scene: Scene) -> list[str]:
    """The cards that the reader chooses from, as grids."""
    w = words(scene.language)
    own = _view(scene).own
    return [] if own is None else [f"{_shown(w, card)}." for card in own.dealt]


def _open_cards(scene: Scene) -> list[str]:
    """The display as grids."""
    w = words(scene.language)
    view = _view(scene)
    shown = w.semicolons(_shown(w, card) for card in view.display)
    return [w("py-pic-tell-display", list=shown, pile=view.pile)] if shown else []


def board(scene: Anything) -> str:
    """Everything the picture shows, line by line."""
    match scene:
        case Lobby():
            return "\n".join(lobby(scene, "py-title"))
        case Sheet():
            return "\n".join(_sheet(scene))
        case _:
            here = draft_words.undone(scene) if draft_words.waits(scene) else scene
            first = [*_when(here), *_turn(scene), *_private(scene), *_happened(scene)]
            return "\n".join([*first, *(line for part in (_market, _seats, _grids) for line in part(here))])


# --- Small pieces ------------------------------------------------------------------------------------------


def _view(scene: Scene | Sheet) -> PyramidsView:
    return cast(PyramidsView, scene.view)


def _cells(cells: Sequence[int]) -> str:
    return " ".join(CELL_NAMES[cell] for cell in cells)


def _batch(batch: BatchView) -> str:
    return f"{batch.serial}: {_cells(batch.cells)}"


# --- Parts -------------------------------------------------------------------------------------------------


def _sheet(scene: Sheet) -> list[str]:
    w = words(scene.language)
    names = names_of(scene, w)
    view = _view(scene)
    figures = view.printed.figures()
    lines = [f"{w('py-title')}. {w('pic-final', rounds=view.round)}."]
    for seat in ranked(scene):
        place = scene.score.places[seat]
        items = [f"{w(key, **figures)} {minus(points)}" for key, points in place.items if points]
        done = _done(w, view.players[seat])
        parts = (f"{w('pic-total')} {minus(place.total)}", *items, done)
        lines.append(f"{place.rank}. " + w("py-pic-tell-seat", who=names[seat], parts=parts))
    return lines


def _when(scene: Scene) -> list[str]:
    """Game, turn and shape."""
    w = words(scene.language)
    view = _view(scene)
    lines = [f"{w('py-title')}."]
    if view.shape is not None:
        lines.append(w("py-pic-tell-turn", when=when(w, view), shape=Term(f"py-shape-{view.shape.key}")))
    else:
        lines.append(sentence(w("py-pic-over") if view.over else when(w, view)))
    return lines


def _turn(scene: Scene) -> list[str]:
    """Who must act, or who has won."""
    w = words(scene.language)
    names = names_of(scene, w)
    view = _view(scene)
    if end := won(scene, names):
        return end
    if scene.chosen and view.viewer is not None and scene.question is None:
        return [draft_words.asked(w, names[view.viewer])]
    told = [(seat, w.say(prompt, names)) for seat, prompt in scene.awaited]
    if scene.question is not None and view.viewer is not None:
        asked = view.asked or scene.question
        return [f"{names[view.viewer]}: {sentence(w.say(asked, names))}"]
    if len(scene.awaited) > 1 and len({prompt for _, prompt in told}) == 1:
        who = ", ".join(names[seat] for seat, _ in scene.awaited)
        return [f"{who}: {sentence(told[0][1])}"]
    return [f"{names[seat]}: {sentence(said)}" for seat, said in told]


def _happened(scene: Scene) -> list[str]:
    """What the last turn brought each player; empty on a private page with a question or a draft."""
    w = words(scene.language)
    if scene.question is not None or scene.chosen:
        return []
    names = names_of(scene, w)
    return [w.say(one, names) for one in scene.caption if one.key.removesuffix("-many") not in QUIET]


def _private(scene: Scene) -> list[str]:
    """The reader's answers and draft."""
    w = words(scene.language)
    names = names_of(scene, w)
    view = _view(scene)
    if view.own is None:
        return []
    return _draft(scene) + answers(scene, w, names)


def _draft(scene: Scene) -> list[str]:
    """The cards that the reader was dealt, and the draft."""
    w = words(scene.language)
    view = _view(scene)
    lines: list[str] = []
    if view.own is None:
        return lines
    if draft_words.waits(scene):
        return draft_words.told(scene)
    if view.own.dealt:
        lines.append(
            w("py-pic-keep", dealt=view.printed.dealt)
            + " "
            + ", ".join(w.say(_card(card)) for card in view.own.dealt)
            + "."
        )
    if view.own.keeping:
        kept = tuple(_card(card) for card in view.own.dealt if card.serial in view.own.keeping)
        lines.append(w("py-pic-tell-kept", cards=kept))
    if view.own.draft:
        lines.append(w("py-pic-tell-draft", list=w.semicolons(_batch(batch) for batch in view.own.draft)))
    return lines


def _done(w: Words, player: SeatView) -> str:
    if not player.completed:
        return w("py-pic-tell-no-done")
    return w("py-pic-tell-done", list=tuple(_card(card) for card in player.completed))


def _seats(scene: Scene) -> list[str]:
    """One line per seat: points, score card, cards, completed cards."""
    w = words(scene.language)
    names = names_of(scene, w)
    view = _view(scene)
    waiting = view.phase in ("keep", "mark")
    lines = []
    for seat, player in enumerate(view.players):
        sheet = player.sheet
        value = view.skull_values[sheet.skulls - 1] if sheet.skulls else 0
        parts = [w("py-pic-tell-points", points=player.points)]
        if waiting and not view.over:
            parts.append(w("py-pic-tell-ready" if player.ready else "py-pic-tell-out"))
        parts.append(_done(w, player))
        parts.append(w("py-pic-tell-gems", red=sheet.red, green=sheet.green))
        parts.append(w("py-pic-tell-skulls", skulls=sheet.skulls, value=minus(value)))
        if (cost := next_skull(view, sheet)) is not None:
            parts.append(w("py-pic-tell-next-skull", value=minus(cost)))
        rounds = sheet.torches
        parts.append(w("py-pic-tell-torches", list=rounds) if rounds else w("py-pic-tell-no-torches"))
        own = [fact("py-pic-tell-box", colour=Term(f"py-colour-{c}"), points=p) for c, p in player.boxes]
        if own:
            parts.append(w("py-pic-tell-boxes-own", list=tuple(own)))
        held = tuple(_card(card) for card in player.cards if card is not None)
        if held:
            parts.append(w("py-pic-tell-cards", list=held))
        lines.append(w("py-pic-tell-seat", who=names[seat], parts=tuple(parts)))
    return lines


def _market(scene: Scene) -> list[str]:
    """Shapes of the round, display, pile, boxes."""
    w = words(scene.language)
    view = _view(scene)
    if view.display:
        cards = tuple(_card(card) for card in view.display)
        display = w("py-pic-tell-display", list=cards, pile=view.pile)
    else:
        display = w("py-pic-tell-display-empty", pile=view.pile)
    return [*_used(scene), *_to_come(scene), display, *_boxes(scene)]


def _used(scene: Scene) -> list[str]:
    """The shapes of the round."""
    w = words(scene.language)
    view = _view(scene)
    used = tuple(Term(f"py-shape-{key}") for key in view.used)
    return [w("py-pic-tell-used", list=used)] if used else []


def _to_come(scene: Scene) -> list[str]:
    """How many expedition cards of each shape may still come in this round."""
    w = words(scene.language)
    left = tuple(
        fact("py-pic-tell-copies", shape=Term(f"py-shape-{one.key}"), count=one.left)
        for one in _view(scene).shapes
        if one.left
    )
    return [w("py-pic-tell-to-come", list=left)] if left and not _view(scene).over else []


def _boxes(scene: Scene) -> list[str]:
    """The pyramid points: what is open, and who has what."""
    w = words(scene.language)
    names = names_of(scene, w)
    view = _view(scene)
    lines = []
    for colour in COLOURS:
        parts = tuple(
            fact("py-pic-tell-open", points=box.points)
            if box.owner is None
            else fact("py-pic-tell-taken", points=box.points, who=names[box.owner])
            for box in view.boxes
            if box.colour == colour
        )
        lines.append(w("py-pic-tell-boxes", colour=Term(f"py-colour-{colour}"), list=parts))
    return lines


def _grid(card: CardView, between: str) -> str:
    """The rows of a card as signs; what is marked is a star."""
    rows = []
    for r, row in enumerate(card.grid):
        rows.append("".join("*" if r * GRID + c in card.marked else sign for c, sign in enumerate(row)))
    return between.join(rows)


def _grids(scene: Scene) -> list[str]:
    """Every card on the table as rows of signs."""
    w = words(scene.language)
    names = names_of(scene, w)
    view = _view(scene)
    lines = [w("py-pic-tell-legend")]

    def show(who: str, found: Sequence[CardView | None]) -> None:
        for card in found:
            if card is not None:
                label = w.say(_card(card))
                shown = f"{label}: {_grid(card, ' / ')}"
                lines.append(f"{who}: {shown}" if who else shown)

    if view.own is not None:
        show("", view.own.dealt)
    for seat, player in enumerate(view.players):
        show(names[seat], player.cards)
    show("", view.display)
    return lines
