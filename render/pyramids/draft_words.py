"""Put in words a choice of Pyramids that waits to be confirmed or opened: the position before it, and what it
does.

A reader of the words alone must not think that the choice has already happened.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.core import Fact, Term, Who, fact
from bot.games.pyramids.cells import CELL_NAMES
from bot.games.pyramids.replacing import Take
from bot.games.pyramids.view import CardView, PyramidsView, SeatView
from render.kit.telling import Told, account, sentence
from render.scene import Scene

Position = Told[PyramidsView]


def waits(scene: Scene) -> bool:
    """Whether a choice of the reader waits to be confirmed, or to be opened with those of the others."""
    view = scene.view_of(PyramidsView)
    if view.own is None or scene.question is not None:
        return False
    return bool(scene.chosen or view.own.draft)


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
    key = "py-pic-if-confirmed" if t.scene.chosen else "py-pic-if-opened"
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
    """The sentence of the log for the marks of the draft."""
    assert view.viewer is not None
    assert view.own is not None
    player = view.players[view.viewer]
    marks = tuple(
        fact("py-marks", card=batch.serial, cells=" ".join(CELL_NAMES[cell] for cell in batch.cells))
        for batch in view.own.draft
    )
    done = tuple(card.serial for card in player.cards if card is not None and card.completed)
    who = Who(view.viewer)
    gains = _gains(view, player)
    if done:
        return fact("py-log-seat-done", who=who, marks=marks, gains=gains, cards=done)
    return fact("py-log-seat", who=who, marks=marks, gains=gains)


def _gains(view: PyramidsView, player: SeatView) -> tuple[Fact, ...]:
    """The changes of the reader's score card, as the log tells them, and what the skulls cost then."""
    assert view.own is not None
    before, after = view.own.before, player.sheet
    skulls = after.skulls - before.skulls
    value = view.skull_values[after.skulls - 1] if after.skulls else 0
    rows: Sequence[tuple[bool, Fact]] = (
        (after.red > before.red, fact("py-gain-red", count=after.red - before.red)),
        (after.green > before.green, fact("py-gain-green", count=after.green - before.green)),
        (
            after.torches != before.torches,
            fact("py-gain-torch", round=view.round, points=view.printed.torch),
        ),
        (skulls > 0, fact("py-gain-skulls", count=skulls)),
        (skulls < 0, fact("py-gain-erased", count=-skulls)),
        (skulls != 0, fact("py-gain-skulls-now", skulls=after.skulls, value=value)),
    )
    return tuple(gained for holds, gained in rows if holds) or (fact("py-gain-nothing"),)
