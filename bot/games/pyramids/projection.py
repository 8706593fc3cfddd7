"""Builds the view of a seat or the public."""

from __future__ import annotations

from bot.core import Fact, Seat, how_many
from bot.games.pyramids.cards import is_completed
from bot.games.pyramids.cells import cells_of
from bot.games.pyramids.components import COLOURS, Data, Shape
from bot.games.pyramids.printed import printed
from bot.games.pyramids.scoring import points_of
from bot.games.pyramids.sealing import Submitting
from bot.games.pyramids.state import At, Batch, Draft, Held, State
from bot.games.pyramids.turns import MarkCells, line_of, result_of
from bot.games.pyramids.view import BoxView, CardView, OwnView, PyramidsView, SeatView, ShapeView


def view(at: At, seat: Seat | None, to_act: tuple[Seat, ...]) -> PyramidsView:
    """Everything that a seat may see; None stands for the public."""
    data, state = at.board, at.state
    shapes = {key: _shape(shape, state.used) for key, shape in data.shapes.items()}
    owners = {(box.colour, box.points): box.seat for box in state.boxes}
    players = tuple(_seat(at, player, is_ready(at, player, to_act)) for player in range(state.seats))
    return PyramidsView(
        viewer=seat,
        seats=state.seats,
        to_act=to_act,
        round=state.round,
        over=state.phase == "over",
        phase=state.phase,
        turn=state.turn,
        shape=shapes.get(state.shape),
        used=state.used,
        shapes=tuple(shapes.values()),
        display=tuple(card_view(data, Held(serial)) for serial in state.display),
        pile=_pile(data, state),
        boxes=tuple(
            BoxView(colour, points, owners.get((colour, points)))
            for colour in COLOURS
            for points in data.numbers.boxes
        ),
        skull_values=data.numbers.skulls,
        players=players,
        marks=() if state.last is None else (state.last,),
        own=None if seat is None else _own(at, players[seat].ready),
        printed=printed(data),
        points_now=tuple(player.points for player in players),
        asked=None if seat is None or not isinstance(at.task, MarkCells) else at.task.asked_alone(at),
    )


def is_ready(at: At, seat: Seat, to_act: tuple[Seat, ...]) -> bool:
    """Whether a seat has submitted what all seats must submit now. Others learn nothing more (PY-11.4)."""
    if at.state.phase in {"kept", "marked"}:
        return True
    return isinstance(at.task, Submitting) and seat not in to_act


def card_view(data: Data, held: Held, batches: tuple[Batch, ...] = ()) -> CardView:
    card = data.cards[held.serial]
    return CardView(
        serial=held.serial,
        colour=card.colour,
        grid=card.grid,
        marked=cells_of(held.marks),
        drafted=tuple(batch.cells for batch in batches if batch.serial == held.serial),
        completed=is_completed(data, held),
    )


def _pile(data: Data, state: State) -> int:
    """The number of cards in the pile, as everybody may know it.

    During the deal the number does not fall card by card, because the deal of a single card is not narrated.
    All cards of the deal count as dealt from the start.
    """
    if state.phase == "deal":
        numbers = data.numbers
        return len(data.cards) - numbers.dealt * state.seats
    return how_many(state.pile)


def _shape(shape: Shape, used: tuple[str, ...]) -> ShapeView:
    return ShapeView(shape.key, cells_of(shape.cells), shape.copies - used.count(shape.key))


def _seat(at: At, seat: Seat, ready: bool) -> SeatView:
    data, state = at.board, at.state
    draft = state.drafts[seat] if seat == at.seat else None
    hand = state.hands[seat] if draft is None else draft.hand
    drafted = () if draft is None else draft.batches
    left, right = (None if held is None else card_view(data, held, drafted) for held in hand.cards)
    completed = tuple(card_view(data, held) for held in hand.done)
    return SeatView(
        cards=(left, right),
        completed=completed,
        completed_by_colour={colour: sum(card.colour == colour for card in completed) for colour in COLOURS},
        sheet=hand,
        boxes=tuple((box.colour, box.points) for box in state.boxes if box.seat == seat),
        points=points_of(data, state, seat, hand),
        ready=ready,
    )


def _said(at: At, draft: Draft) -> Fact:
    data, state, seat = at.board, at.state, at.seat
    return line_of(data, seat, result_of(data, state.hands[seat], draft)[1], state.round)


def _own(at: At, ready: bool) -> OwnView:
    data, state, seat = at.board, at.state, at.seat
    draft: Draft | None = state.drafts[seat]
    return OwnView(
        dealt=tuple(card_view(data, Held(serial)) for serial in sorted(state.dealt[seat])),
        keeping=state.kept[seat] or (),
        draft=() if draft is None else draft.batches,
        said=None if draft is None else _said(at, draft),
        due=0 if draft is None else draft.due,
        sealed=ready,
        before=state.hands[seat],
        points=points_of(data, state, seat, state.hands[seat]),
    )
