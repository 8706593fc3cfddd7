"""What a choice of Pyramids does that waits to be confirmed or opened: its marks in order, gains, points."""

from __future__ import annotations

from typing import Final

from bot.core import Term, fact
from bot.games.pyramids.moves import CELL_NAMES
from bot.games.pyramids.moves import WIDTH as GRID
from bot.games.pyramids.view import BatchView, CardView, PyramidsView
from bot.text import Words
from render.kit.confirm import Amount, Step, Turn
from render.kit.sketch import Sprite
from render.pyramids import parts
from render.pyramids.pieces import cards
from render.pyramids.pieces.symbols import symbol
from render.pyramids.small_cards import mini

SIZE: Final = 44
"""Side of the pictures before the words."""
PICTURES: Final = 3
"""The most symbols before the words of a step."""


def draft(view: PyramidsView, w: Words, key: str) -> Turn:
    """The marks of the reader as the panel shows them; the message `key` is its title."""
    assert view.viewer is not None
    assert view.own is not None
    player, own = view.players[view.viewer], view.own
    known = {card.serial: card for card in (*player.cards, *player.completed) if card is not None}
    steps = tuple(_marks(w, known.get(batch.serial), batch) for batch in own.draft)
    cost, gain = _account(view)
    return Turn(w(key), steps, cost, gain, points=(own.points, player.points))


def taken(view: PyramidsView, w: Words, key: str, found: tuple[CardView, ...]) -> Turn:
    """Whole cards that the reader takes or keeps."""
    assert view.viewer is not None
    points = view.players[view.viewer].points
    return Turn(w(key), tuple(_card(w, card) for card in found), points=(points, points))


def _card(w: Words, card: CardView) -> Step:
    words = w.say(fact("py-pic-tell-card", card=card.serial, colour=Term(f"py-colour-{card.colour}")))
    return Step(words, (mini(card, 12),))


def _marks(w: Words, card: CardView | None, batch: BatchView) -> Step:
    """Cells marked together: what lies there, and their names."""
    names = " ".join(CELL_NAMES[cell] for cell in batch.cells)
    words = w("py-pic-step", cells=names, card=batch.serial)
    if card is None:
        return Step(words)
    kinds = [card.grid[cell // GRID][cell % GRID] for cell in batch.cells]
    found = dict.fromkeys(kind for kind in kinds if kind not in ".#E")
    things: list[Sprite] = []
    if batch.kind == "shape":
        things.append(parts.shape(_moved(batch.cells), SIZE))
    return Step(words, (*things, *(symbol(kind, SIZE) for kind in list(found)[:PICTURES])))


def _moved(cells: tuple[int, ...]) -> tuple[int, ...]:
    """Cells moved to the upper left corner."""
    left, top = min(cell % GRID for cell in cells), min(cell // GRID for cell in cells)
    return tuple(cell - left - GRID * top for cell in cells)


def _account(view: PyramidsView) -> tuple[tuple[Amount, ...], tuple[Amount, ...]]:
    """What the marks cost and bring: gems by number; torch, skulls, potions and tombs by points."""
    assert view.viewer is not None
    assert view.own is not None
    player = view.players[view.viewer]
    before, after = view.own.before, player.sheet
    change = parts.skull_value(view, after.skulls) - parts.skull_value(view, before.skulls)
    cost: list[Amount] = []
    gain = [
        Amount(f"+{view.printed.completed}", cards.pyramid(card.colour, 50))
        for card in player.cards
        if card is not None and card.completed
    ]
    if after.torches != before.torches:
        gain.append(Amount(f"+{view.printed.torch}", symbol("F", SIZE)))
    for kind, more in (("R", after.red - before.red), ("G", after.green - before.green)):
        if more > 0:
            gain.append(Amount(f"+{more}", symbol(kind, SIZE)))
    if after.skulls > before.skulls:
        (cost if change < 0 else gain).append(Amount(parts.signed(change), symbol("S", SIZE)))
    elif after.skulls < before.skulls:
        gain.append(Amount(parts.signed(change), symbol("P", SIZE)))
    return tuple(cost), tuple(gain)
