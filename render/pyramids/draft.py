"""The panel for a choice of Pyramids that waits to be confirmed or opened: marks in order, gains, points."""

from __future__ import annotations

from typing import Final

from bot.games.pyramids.cells import CELL_NAMES
from bot.games.pyramids.cells import WIDTH as GRID
from bot.games.pyramids.state import Batch
from bot.games.pyramids.view import CardView, PyramidsView
from bot.text import Words
from bot.text.escape import capital
from render.kit.confirm import Amount, Step, Turn
from render.kit.seats import signed
from render.pyramids import parts
from render.pyramids.draft_words import card_of, named
from render.pyramids.gains import holding
from render.pyramids.pieces import cards
from render.pyramids.pieces.small_cards import mini
from render.pyramids.pieces.symbols import symbol

SIZE: Final = 44
"""Side of the pictures before the words."""
CELL: Final = 22
"""Size of a cell of a card that is taken."""
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


def kept(w: Words, key: str, counts: tuple[CardView, ...]) -> Turn:
    """Whole cards that the reader keeps; they bring no points by themselves."""
    return Turn(capital(w(key)), tuple(Step(w.say(card_of(card)), (mini(card, 12),)) for card in counts))


def taken(w: Words, key: str, drafted: tuple[CardView, ...]) -> Turn:
    """Cards that the reader takes, with their symbols."""
    return Turn(
        w(key),
        tuple(
            Step(w("py-offer-take", card=named(card)), (cards.card(card, CELL), holding(card)))
            for card in drafted
        ),
    )


def _marks(w: Words, card: CardView | None, batch: Batch) -> Step:
    """Cells that are marked together, which the card shows: their symbols and names."""
    names = " ".join(CELL_NAMES[cell] for cell in batch.cells)
    words = w("py-pic-step", cells=names, card=batch.serial)
    if card is None:
        return Step(words)
    kinds = [card.grid[cell // GRID][cell % GRID] for cell in batch.cells]
    marks = dict.fromkeys(kind for kind in kinds if kind not in ".#E")
    things = [symbol(kind, SIZE) for kind in list(marks)[:PICTURES]]
    return Step(words, tuple(things))


def _account(view: PyramidsView) -> tuple[tuple[Amount, ...], tuple[Amount, ...]]:
    """What the marks cost and bring: gems as numbers; torch, skulls, potions and tombs as points."""
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
            gain.append(Amount(f"×{more}", symbol(kind, SIZE)))
    if after.skulls > before.skulls:
        (cost if change < 0 else gain).append(Amount(signed(change), symbol("S", SIZE)))
    elif after.skulls < before.skulls:
        gain.append(Amount(signed(change), symbol("P", SIZE)))
    return tuple(cost), tuple(gain)
