"""Explains to the writer why a text is not a legal move."""

from __future__ import annotations

import re

from bot.core import Fact, Seat, Term, Who, fact
from bot.games.pyramids.board import mask_of
from bot.games.pyramids.components import Card, Data
from bot.games.pyramids.marking import open_cells, shape_masks
from bot.games.pyramids.moves import CELL_BY_NAME, CELL_NAMES, SIDES, cells_of, names_of
from bot.games.pyramids.state import Hand, Held, State, is_incomplete

_MARK = re.compile(r"([A-Z]|\d+)\.((?:[A-Z]\d+)+)", re.ASCII)
_KEEP = re.compile(r"\d+(\+\d+)*", re.ASCII)


def why_not(data: Data, state: State, seat: Seat, text: str) -> Fact | None:
    """The reason why `text` is not a legal move; None if it is not in the notation of the game."""
    said = re.sub(r"[\s,]", "", text).upper()
    mark = _MARK.fullmatch(said)
    number = _KEEP.fullmatch(said)
    if not (mark or number or said in {"BACK", "TOP"}):
        return None
    if state.phase == "over":
        return fact("py-no-over")
    if said == "BACK":
        return _no_back(data, state, seat)
    if state.phase in {"keep", "mark"}:
        if _is_sealed(data, state, seat):
            return fact("py-no-sealed")
        if state.phase == "keep":
            return _no_keep(state, seat, said) if number else fact("py-no-keep-first")
        return _no_mark(data, state, seat, mark[1], mark[2]) if mark else fact("py-no-mark-first")
    if mark:
        return fact("py-no-late")
    return _no_take(state, seat, said)


def _is_sealed(data: Data, state: State, seat: Seat) -> bool:
    if state.phase == "keep":
        return state.kept[seat] is not None
    draft = state.drafts[seat]
    return (draft is not None and not draft.due) or not is_incomplete(state.hands[seat], data.cards)


def _no_back(data: Data, state: State, seat: Seat) -> Fact:
    if state.phase in {"keep", "mark"} and not (
        _is_sealed(data, state, seat) and is_incomplete(state.hands[seat], data.cards)
    ):
        return fact("py-no-nothing-back")
    return fact("py-no-late")


def _no_keep(state: State, seat: Seat, said: str) -> Fact:
    serials = [int(part) for part in said.split("+")]
    for serial in serials:
        if serial not in state.dealt[seat]:
            return fact("py-no-not-dealt", card=serial)
    if len(serials) != 2 or serials[0] == serials[1]:
        return fact("py-no-two")
    return fact("py-no-write", text="+".join(str(serial) for serial in sorted(serials)))


def _no_take(state: State, seat: Seat, said: str) -> Fact:
    if state.phase != "pick":
        return fact("py-no-late")
    if state.picks[0] != seat:
        return fact("py-no-not-your-pick", who=Who(state.picks[0]))
    if said == "TOP":
        return fact("py-no-pile-empty")
    serials = said.split("+")
    if len(serials) > 1:
        return fact("py-no-one-card")
    return fact("py-no-not-on-display", card=int(serials[0]))


def _no_mark(data: Data, state: State, seat: Seat, which: str, names: str) -> Fact:
    draft = state.drafts[seat]
    hand = state.hands[seat] if draft is None else draft.hand
    side = _side(hand, which)
    held = None if side is None else hand.cards[side]
    if side is None or held is None:
        return fact("py-no-not-your-card", card=which)
    pairs = re.findall(r"[A-Z]\d+", names)
    for pair in pairs:
        if pair not in CELL_BY_NAME:
            return fact("py-no-off-grid", cell=pair)
    cells = [CELL_BY_NAME[pair] for pair in pairs]
    for cell in cells:
        if cells.count(cell) > 1:
            return fact("py-no-twice", cell=CELL_NAMES[cell])
    return _no_cells(data, held, side, mask_of(cells), state.shape, extra=draft is not None)


def _side(hand: Hand, which: str) -> int | None:
    if which in SIDES:
        return SIDES.index(which)
    if which.isdigit():
        for side, held in enumerate(hand.cards):
            if held is not None and held.serial == int(which):
                return side
    return None


def _no_cells(data: Data, held: Held, side: int, mask: int, shape: str, extra: bool) -> Fact:
    card, kind = data.cards[held.serial], data.shapes[shape]
    for cell in cells_of(mask & ~card.free):
        return fact("py-no-wall", cell=CELL_NAMES[cell])
    for cell in cells_of(mask & held.marks):
        return fact("py-no-marked", cell=CELL_NAMES[cell])
    size = mask.bit_count()
    if extra and size > 1:
        return fact("py-no-one-cell")
    if size > 1:
        if size != kind.size:
            return fact("py-no-count", shape=Term(f"py-shape-{shape}"), size=kind.size, count=size)
        if mask not in kind.masks:
            return fact("py-no-shape", shape=Term(f"py-shape-{shape}"), cells=names_of(mask, " "))
    legal = mask in shape_masks(data, held, shape) if size > 1 else bool(mask & open_cells(data, held))
    if legal:
        # Legal but written differently: cells in another order, or the card by its number (PY-11.2).
        return fact("py-no-write", text=f"{SIDES[side]}.{names_of(mask)}")
    return _no_contact(held, card)


def _no_contact(held: Held, card: Card) -> Fact:
    if held.marks:
        return fact("py-no-contact")
    return fact("py-no-entrance", cell=names_of(card.entrance))
