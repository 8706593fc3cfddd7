"""Puts what moves did into facts, for each audience (PY-12)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core import Fact, Seat, Who, fact
from bot.games.pyramids import terms
from bot.games.pyramids.components import Data
from bot.games.pyramids.events import (
    BoxGiven,
    CardDealt,
    CardsKept,
    CardTaken,
    ChoicesOpened,
    DealComplete,
    DisplayFilled,
    Event,
    Gain,
    Marked,
    Ready,
    ShapeRevealed,
    TakenBack,
    TurnOpened,
    UnseenAsked,
    as_seen,
)
from bot.games.pyramids.moves import names_of
from bot.games.pyramids.scoring import skull_value
from bot.games.pyramids.state import Batch, Outcome


def narrate(data: Data, events: Sequence[Event], to: Seat | None) -> tuple[Fact, ...]:
    """The events as `to` may hear them, oldest first."""
    seen = [as_seen(event, to) for event in events]
    return tuple(_say(data, event) for event in seen if event is not None)


def _say(data: Data, event: Event) -> Fact:
    match event:
        case CardDealt(_, card):
            return fact("py-log-dealt", card=card, colour=terms.colour_of(data, card))
        case DealComplete(who):
            return fact("py-log-dealt-all", who=Who(who))
        case CardsKept(who, (first, second)):
            return fact(
                "py-log-kept", who=Who(who), cards=(terms.card(data, first), terms.card(data, second))
            )
        case Marked(who, batch, gain, round):
            return fact(
                "py-log-mark",
                who=Who(who),
                card=batch.serial,
                cells=names_of(batch.mask, " "),
                gains=gains(data, gain, batch.serial, round),
            )
        case Ready(who):
            return fact("py-log-ready", who=Who(who))
        case TakenBack(who):
            return fact("py-log-back", who=Who(who))
        case ChoicesOpened(kept):
            return _opened_choices(data, kept)
        case DisplayFilled(card):
            return fact("py-log-display", card=terms.card(data, card))
        case ShapeRevealed(shape, round, turn):
            return fact("py-log-reveal", shape=terms.shape(shape), round=round, turn=turn)
        case TurnOpened():
            return _opened_turn(data, event)
        case UnseenAsked(who):
            return fact("py-log-top", who=Who(who))
        case CardTaken(who, pick, forced):
            key = "py-log-unseen" if pick.unseen else "py-log-only" if forced else "py-log-took"
            return fact(key, who=Who(who), card=pick.serial, colour=terms.colour_of(data, pick.serial))
        case BoxGiven(box):
            return fact(
                "py-log-box",
                who=Who(box.seat),
                colour=terms.colour(box.colour),
                points=box.points,
                card=box.serial,
            )


def gains(data: Data, gain: Gain, serial: int, round: int) -> tuple[Fact, ...]:
    """What marks on a card give."""
    numbers = data.numbers
    rows: list[tuple[bool, Fact]] = [
        (gain.tomb, fact("py-gain-tomb", card=serial, points=numbers.completed)),
        (bool(gain.red), fact("py-gain-red", count=gain.red)),
        (bool(gain.green), fact("py-gain-green", count=gain.green)),
        (gain.torch, fact("py-gain-torch", round=round, points=numbers.torch)),
        (bool(gain.skulls), fact("py-gain-skulls", count=gain.skulls)),
        (bool(gain.potions), fact("py-gain-potion", count=gain.potions, erased=gain.erased)),
        (
            bool(gain.skulls or gain.erased),
            fact("py-gain-skulls-now", skulls=gain.skulls_now, value=skull_value(data, gain.skulls_now)),
        ),
        (bool(gain.extras), fact("py-gain-extra", count=gain.extras)),
        (bool(gain.lost), fact("py-gain-lost", count=gain.lost)),
    ]
    return _said(rows)


def _said(rows: Sequence[tuple[bool, Fact]]) -> tuple[Fact, ...]:
    """The facts that hold, or that nothing was gained."""
    return tuple(said for holds, said in rows if holds) or (fact("py-gain-nothing"),)


def _opened_choices(data: Data, kept: Sequence[tuple[int, int]]) -> Fact:
    hands = tuple(
        fact("py-log-open-kept", who=Who(seat), cards=(terms.card(data, first), terms.card(data, second)))
        for seat, (first, second) in enumerate(kept)
    )
    return fact("py-log-open-start", seats=hands)


def _opened_turn(data: Data, event: TurnOpened) -> Fact:
    """Everything that was sealed, with one sentence for each seat."""
    last = event.last
    return fact(
        "py-log-open",
        round=last.round,
        turn=last.turn,
        shape=terms.shape(last.shape),
        seats=tuple(_opened_seat(data, seat, outcome, last.round) for seat, outcome in enumerate(last.seats)),
    )


def _opened_seat(data: Data, seat: Seat, outcome: Outcome, round: int) -> Fact:
    if not outcome.batches:
        return fact("py-log-seat-none", who=Who(seat))
    marks = tuple(_batch(batch) for batch in outcome.batches)
    sides = {batch.serial: batch.side for batch in outcome.batches}
    done = tuple(sorted(outcome.completed, key=lambda serial: sides[serial]))
    changes = _changes(data, outcome, round)
    if done:
        return fact("py-log-seat-done", who=Who(seat), marks=marks, gains=changes, cards=done)
    return fact("py-log-seat", who=Who(seat), marks=marks, gains=changes)


def _batch(batch: Batch) -> Fact:
    return fact("py-marks", card=batch.serial, cells=names_of(batch.mask, " "))


def _changes(data: Data, outcome: Outcome, round: int) -> tuple[Fact, ...]:
    """The changes of a score card in the turn, as gains. The number of skulls may also fall."""
    points, skulls = data.numbers.torch, outcome.skulls
    rows: list[tuple[bool, Fact]] = [
        (outcome.red > 0, fact("py-gain-red", count=outcome.red)),
        (outcome.green > 0, fact("py-gain-green", count=outcome.green)),
        (outcome.torch, fact("py-gain-torch", round=round, points=points)),
        (skulls > 0, fact("py-gain-skulls", count=skulls)),
        (skulls < 0, fact("py-gain-erased", count=-skulls)),
    ]
    return _said(rows)
