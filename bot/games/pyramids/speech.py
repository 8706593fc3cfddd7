"""Questions, legal moves and narration as facts (keys `py-...`)."""

from __future__ import annotations

from bot.core import CHANCE, Fact, Offer, Seat, Term, Who, fact
from bot.games.pyramids.data import components
from bot.games.pyramids.marking import Gain, begin, go_on, settle
from bot.games.pyramids.moves import (
    Award,
    Back,
    Draw,
    Extra,
    Keep,
    Open,
    Place,
    PyramidsMove,
    Reveal,
    Take,
    names_of,
)
from bot.games.pyramids.scoring import skull_value
from bot.games.pyramids.state import Batch, Draft, Hand, State

_SIDE_TERMS = (Term("py-left"), Term("py-right"))
_HOLDS = (
    ("py-holds-red", "R"),
    ("py-holds-green", "G"),
    ("py-holds-torch", "F"),
    ("py-holds-potion", "P"),
    ("py-holds-cross", "X"),
    ("py-holds-skull", "S"),
)


def shape_term(key: str) -> Term:
    return Term(f"py-shape-{key}")


def colour_term(colour: str) -> Term:
    return Term(f"py-colour-{colour}")


def card_fact(serial: int) -> Fact:
    """A card as a phrase: its number and colour."""
    return fact("py-card", card=serial, colour=colour_term(components().cards[serial].colour))


def prompt(state: State, seat: Seat) -> Fact:
    """The question to a seat. It does not depend on the seat's draft (PY-11.4)."""
    if state.phase == "keep":
        return fact("py-ask-keep") if state.kept[seat] is None else fact("py-ask-wait")
    if state.phase == "mark":
        draft = state.drafts[seat]
        if (draft is not None and not draft.due) or not state.hands[seat].can_mark:
            return fact("py-ask-wait")
        return fact("py-ask-mark", shape=shape_term(state.shape), round=state.round, turn=state.turn)
    if state.phase == "pick" and state.picks[0] == seat:
        return fact("py-ask-take", count=state.picks.count(seat))
    return fact("py-ask-wait")


def question(state: State, seat: Seat) -> Fact | None:
    """The private question to a seat: the next extra mark of its submission."""
    draft = state.drafts[seat]
    return fact("py-ask-extra", due=draft.due) if draft is not None and draft.due else None


def offer(state: State, seat: Seat, move: PyramidsMove) -> Offer:
    """A legal move in words, with its gains."""
    match move:
        case Keep(first, second):
            return Offer(
                fact("py-offer-keep", first=card_fact(first), second=card_fact(second)),
                (_holds(first), _holds(second)),
            )
        case Place(side, mask):
            hand = state.hands[seat]
            key = "py-offer-shape" if mask & mask - 1 else "py-offer-single"
            draft = begin(hand, move, state.round)
            return Offer(
                _where(key, hand, side, mask),
                _effects(hand, side, mask, state.round, draft),
                _group(hand, side),
            )
        case Extra(side, _):
            draft_before = state.drafts[seat]
            assert draft_before is not None
            hand = draft_before.hand
            draft = go_on(draft_before, move, state.round)
            return Offer(
                _where("py-offer-extra", hand, side, move.mask),
                _effects(hand, side, move.mask, state.round, draft),
                _group(hand, side),
            )
        case Take(0):
            return Offer(fact("py-offer-top", pile=len(state.pile)))
        case Take(serial):
            return Offer(fact("py-offer-take", card=card_fact(serial)), _things(serial))
        case Back():
            return Offer(fact("py-offer-back"))
        case _:
            return Offer(fact("py-offer-chance", move=str(move)))


def _where(key: str, hand: Hand, side: int, mask: int) -> Fact:
    held = hand.cards[side]
    assert held is not None
    return fact(key, card=held.serial, side=_SIDE_TERMS[side], cells=names_of(mask, " "))


def _group(hand: Hand, side: int) -> Fact:
    """The menu group of a move: its card."""
    held = hand.cards[side]
    assert held is not None
    return card_fact(held.serial)


def _holds(serial: int) -> Fact:
    """The symbols of a card, as one entry in a list of cards."""
    return fact("py-holds", card=serial, things=_things(serial))


def _things(serial: int) -> tuple[Fact, ...]:
    """How many of each symbol a card has."""
    text = "".join(components().cards[serial].grid)
    return tuple(fact(key, count=text.count(symbol)) for key, symbol in _HOLDS if symbol in text)


def _effects(hand: Hand, side: int, mask: int, round: int, draft: Draft) -> tuple[Fact, ...]:
    held = hand.cards[side]
    assert held is not None
    after, gain = settle(hand, side, mask, round)
    facts = _gains(gain, after.skulls, held.serial, round)
    if draft.lost:
        facts.append(fact("py-gain-lost", count=draft.lost))
    return tuple(facts) or (fact("py-gain-nothing"),)


def _gains(gain: Gain, skulls: int, serial: int, round: int) -> list[Fact]:
    numbers = components().numbers
    rows: list[tuple[bool, Fact]] = [
        (gain.tomb, fact("py-gain-tomb", card=serial, points=numbers.completed)),
        (bool(gain.red), fact("py-gain-red", count=gain.red)),
        (bool(gain.green), fact("py-gain-green", count=gain.green)),
        (gain.torch, fact("py-gain-torch", round=round, points=numbers.torch)),
        (bool(gain.skulls), fact("py-gain-skulls", count=gain.skulls)),
        (bool(gain.potions), fact("py-gain-potion", count=gain.potions, erased=gain.erased)),
        (
            bool(gain.skulls or gain.erased),
            fact("py-gain-skulls-now", skulls=skulls, value=skull_value(skulls)),
        ),
        (bool(gain.extras), fact("py-gain-extra", count=gain.extras)),
    ]
    return [said for holds, said in rows if holds]


def tell(state: State, seat: Seat, move: PyramidsMove, to: Seat | None) -> Fact | None:
    """A move as an audience may hear it. Only its owner hears about a sealed submission (PY-11.4)."""
    match move:
        case Keep(first, second):
            if to != seat:
                return fact("py-told-ready", who=Who(seat))
            return fact("py-told-kept", who=Who(seat), cards=(card_fact(first), card_fact(second)))
        case Place(side, mask):
            return _told_mark(state, seat, side, mask, begin(state.hands[seat], move, state.round), to)
        case Extra(side, _):
            before = state.drafts[seat]
            assert before is not None
            return _told_mark(state, seat, side, move.mask, go_on(before, move, state.round), to)
        case Back():
            draft = state.drafts[seat]
            begun_only = draft is not None and draft.due > 0
            return fact("py-told-back", who=Who(seat)) if to == seat or not begun_only else None
        case Take(0):
            return fact("py-told-top", who=Who(state.picks[0]))
        case Take(serial):
            key = "py-told-only" if seat == CHANCE else "py-told-took"
            return fact(key, who=Who(state.picks[0]), card=serial, colour=_colour_of(serial))
        case Draw(serial):
            return _told_draw(state, serial, to)
        case Reveal(shape):
            return fact("py-told-reveal", shape=shape_term(shape), round=state.round, turn=state.turn + 1)
        case Open():
            return _told_open(state)
        case Award(colour, points):
            box = state.awards[0]
            return fact(
                "py-told-box",
                who=Who(box.seat),
                colour=colour_term(colour),
                points=points,
                card=box.serial,
            )


def _colour_of(serial: int) -> Term:
    return colour_term(components().cards[serial].colour)


def _told_mark(state: State, seat: Seat, side: int, mask: int, after: Draft, to: Seat | None) -> Fact | None:
    if to != seat:
        return None if after.due else fact("py-told-ready", who=Who(seat))
    before = state.drafts[seat]
    hand = before.hand if before is not None else state.hands[seat]
    held = hand.cards[side]
    assert held is not None
    return fact(
        "py-told-mark",
        who=Who(seat),
        card=held.serial,
        cells=names_of(mask, " "),
        gains=_effects(hand, side, mask, state.round, after),
    )


def _told_draw(state: State, serial: int, to: Seat | None) -> Fact | None:
    colour = _colour_of(serial)
    if state.phase == "deal":
        owner = next(seat for seat, four in enumerate(state.dealt) if len(four) < components().numbers.dealt)
        if to == owner:
            return fact("py-told-dealt", card=serial, colour=colour)
        full = len(state.dealt[owner]) + 1 == components().numbers.dealt
        return fact("py-told-dealt-all", who=Who(owner)) if full else None
    if state.phase == "unseen":
        return fact("py-told-unseen", who=Who(state.picks[0]), card=serial, colour=colour)
    return fact("py-told-display", card=card_fact(serial))


def _told_open(state: State) -> Fact:
    """Everything that was sealed, with one sentence for each seat."""
    if state.phase == "kept":
        hands = tuple(
            fact("py-told-open-kept", who=Who(seat), cards=tuple(card_fact(serial) for serial in two))
            for seat, two in enumerate(state.kept)
            if two is not None
        )
        return fact("py-told-open-start", seats=hands)
    return fact(
        "py-told-open",
        round=state.round,
        turn=state.turn,
        shape=shape_term(state.shape),
        seats=tuple(_told_seat(state, seat, draft) for seat, draft in enumerate(state.drafts)),
    )


def _told_seat(state: State, seat: Seat, draft: Draft | None) -> Fact:
    if draft is None:
        return fact("py-told-seat-none", who=Who(seat))
    marks = tuple(_batch(batch) for batch in draft.batches)
    done = tuple(held.serial for held in draft.hand.cards if held is not None and held.completed)
    gains = tuple(_differences(state.hands[seat], draft.hand)) or (fact("py-gain-nothing"),)
    if done:
        return fact("py-told-seat-done", who=Who(seat), marks=marks, gains=gains, cards=done)
    return fact("py-told-seat", who=Who(seat), marks=marks, gains=gains)


def _batch(batch: Batch) -> Fact:
    return fact("py-marks", card=batch.serial, cells=names_of(batch.mask, " "))


def _differences(before: Hand, after: Hand) -> list[Fact]:
    """The changes of a score card in the turn, as gains. The number of skulls may also fall."""
    change = after.skulls - before.skulls
    rows: list[tuple[bool, Fact]] = [
        (after.red > before.red, fact("py-gain-red", count=after.red - before.red)),
        (after.green > before.green, fact("py-gain-green", count=after.green - before.green)),
        (
            after.torches != before.torches,
            fact(
                "py-gain-torch",
                round=(after.torches ^ before.torches).bit_length(),
                points=components().numbers.torch,
            ),
        ),
        (change > 0, fact("py-gain-skulls", count=change)),
        (change < 0, fact("py-gain-erased", count=-change)),
    ]
    return [said for holds, said in rows if holds]
