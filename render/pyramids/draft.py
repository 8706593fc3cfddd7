"""A choice of Pyramids that waits to be confirmed or opened: the position before it, and what it does, in
words and in the panel of the page.

A reader of the words alone must not think that the choice has already happened.
"""

from __future__ import annotations

from typing import Final, cast

from msgspec.structs import replace

from bot.core import Fact, Term, fact
from bot.games.pyramids.cells import CELL_NAMES
from bot.games.pyramids.cells import WIDTH as GRID
from bot.games.pyramids.replacing import Take
from bot.games.pyramids.state import Batch
from bot.games.pyramids.view import CardView, PyramidsView
from bot.text import Words
from bot.text.escape import capital
from render.kit.confirm import Amount, Step, Turn
from render.kit.seats import signed
from render.kit.telling import Told, account, sentence
from render.pyramids import parts
from render.pyramids.gains import holding
from render.pyramids.pieces import cards
from render.pyramids.pieces.small_cards import mini
from render.pyramids.pieces.symbols import symbol
from render.scene import Scene

SIZE: Final = 44
"""Side of the pictures before the words."""
CELL: Final = 22
"""Size of a cell of a card that is taken."""
PICTURES: Final = 3
"""The most symbols before the words of a step."""
Position = Told[PyramidsView]


def waits(scene: Scene) -> bool:
    """Whether a choice of the reader waits to be confirmed, or to be opened with those of the others."""
    view = scene.view_of(PyramidsView)
    if view.own is None or scene.question is not None:
        return False
    return bool(scene.chosen or view.own.draft)


def condition(scene: Scene) -> str:
    """The key of the condition under which the choice happens."""
    if not scene.chosen:
        return "py-pic-if-opened"
    return "py-pic-if-tried" if scene.trial else "py-pic-if-confirmed"


def undone(scene: Scene) -> Scene:
    """The same scene before the choice."""
    view = scene.before_of(PyramidsView) or scene.view_of(PyramidsView)
    assert view.viewer is not None
    assert view.own is not None
    player = view.players[view.viewer]
    left, right = (None if card is None else _unmarked(card) for card in player.cards)
    ready = player.ready and not scene.chosen
    player = replace(player, cards=(left, right), sheet=view.own.before, points=view.own.points, ready=ready)
    players = (*view.players[: view.viewer], player, *view.players[view.viewer + 1 :])
    return replace(scene, view=replace(view, players=players))


def _unmarked(card: CardView) -> CardView:
    gone = {cell for batch in card.drafted for cell in batch}
    if not gone:
        return card
    return replace(
        card, marked=tuple(cell for cell in card.marked if cell not in gone), drafted=(), completed=False
    )


def drafted(t: Position) -> list[str]:
    """ "If confirmed: Ada marks B1 B2 on card 48 (1 green gem). Points: 22 → 30."."""
    w, view = t.w, t.view
    assert view.viewer is not None
    assert view.own is not None
    key = condition(t.scene)
    takes = tuple(move.card for move in t.scene.chosen if isinstance(move, Take))
    if takes:
        mine = [card for card in view.players[view.viewer].cards if card is not None and card.serial in takes]
        done = [w("py-offer-take", card=named(card)) for card in mine]
        if 0 in takes:
            done.append(w("py-offer-top", pile=view.pile))
        return [f"{w(key)}: {w.semicolons(done)}."]
    if view.own.keeping:
        kept = tuple(card_of(card) for card in view.own.dealt if card.serial in view.own.keeping)
        return [f"{w(key)}: {w('py-pic-tell-kept', cards=kept)}"]
    if not view.own.draft:
        return []
    marked = sentence(w.say(_marks(view), t.names))
    points = view.own.points, view.players[view.viewer].points
    return [f"{w(key)}: {marked}", *(account(w, {}, points) if points[0] != points[1] else [])]


def card_of(card: CardView) -> Fact:
    """ "22 (green)"."""
    return fact("py-pic-tell-card", card=card.serial, colour=Term(f"py-colour-{card.colour}"))


def named(card: CardView) -> Fact:
    """ "card 22 (green)"."""
    return fact("py-card", card=card.serial, colour=Term(f"py-colour-{card.colour}"))


def _marks(view: PyramidsView) -> Fact:
    """The sentence of the log for the marks of the draft, and what the skulls cost then."""
    assert view.viewer is not None
    assert view.own is not None
    assert view.own.said is not None
    said, skulls = view.own.said, view.players[view.viewer].sheet.skulls
    if skulls == view.own.before.skulls:
        return said
    value = view.skull_values[skulls - 1] if skulls else 0
    gains = cast("tuple[Fact, ...]", said.args["gains"])
    gains = (*gains, fact("py-gain-skulls-now", skulls=skulls, value=value))
    return replace(said, args={**said.args, "gains": gains})


# --- The panel ----------------------------------------------------------------------------------------------


def draft(view: PyramidsView, w: Words, key: str) -> Turn:
    """The marks of the reader as the panel shows them; the message `key` is its title."""
    assert view.viewer is not None
    assert view.own is not None
    player, own = view.players[view.viewer], view.own
    known = {card.serial: card for card in (*player.cards, *player.completed) if card is not None}
    steps = tuple(_step(w, known.get(batch.serial), batch) for batch in own.draft)
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


def _step(w: Words, card: CardView | None, batch: Batch) -> Step:
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
