"""Action 3: replacing completed cards (PY-7)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.core import CHANCE, Seat
from bot.games.pyramids.awarding import next_award
from bot.games.pyramids.components import Data
from bot.games.pyramids.events import CardTaken, DisplayFilled, Played, UnseenAsked
from bot.games.pyramids.moves import Take
from bot.games.pyramids.setup import fill_display, without
from bot.games.pyramids.state import Held, Outcome, Pick, State, put


def pick_order(outcomes: tuple[Outcome, ...]) -> tuple[Seat, ...]:
    """The order of the picks, with one entry for each card to replace (PY-7.6, PY-7.7).

    The seat with the lowest serial number among its completed cards comes first.
    """
    order = sorted(
        [(outcome.completed[0], seat) for seat, outcome in enumerate(outcomes) if outcome.completed]
    )
    return tuple([seat for _, seat in order for _ in outcomes[seat].completed])


def next_pick(data: Data, state: State) -> State:
    """Continue with the next card to replace, or with action 4."""
    if state.picks and (state.display or state.pile):
        return replace(state, phase="pick")
    # If no cards are left, the remaining cards are not replaced (PY-7.9).
    return next_award(data, replace(state, picks=()) if state.picks else state)


def take(data: Data, state: State, seat: Seat, move: Take) -> Played:
    """Answer D3: take a card of the display, or ask for the unseen top card of the pile."""
    if not move.card:
        return replace(state, phase="unseen"), (UnseenAsked(state.picks[0]),)
    return _give(data, state, Pick(move.card, False, _free_side(state)), seat == CHANCE)


def draw_unseen(data: Data, state: State, serial: int) -> Played:
    """Draw the top card of the pile that was asked for."""
    return _give(data, state, Pick(serial, True, _free_side(state)))


def _free_side(state: State) -> int:
    """The place of a new card: the left one if both are empty (PY-7.13)."""
    return 0 if state.hands[state.picks[0]].cards[0] is None else 1


def _give(data: Data, state: State, pick: Pick, forced: bool = False) -> Played:
    """Give a card to the first seat in `picks`. After the last pick of that seat the display is refilled."""
    seat, last = state.picks[0], state.last
    assert last is not None
    hand, new = state.hands[seat], Held(pick.serial)
    cards = (new, hand.cards[1]) if pick.side == 0 else (hand.cards[0], new)
    outcome = replace(last.seats[seat], picks=(*last.seats[seat].picks, pick))
    taken = replace(
        state,
        hands=put(state.hands, seat, replace(hand, cards=cards)),
        display=without(state.display, pick.serial),
        pile=without(state.pile, pick.serial),
        picks=state.picks[1:],
        last=replace(last, seats=put(last.seats, seat, outcome)),
    )
    again = bool(taken.picks) and taken.picks[0] == seat and bool(taken.display or taken.pile)
    return next_pick(data, taken) if again else _refill(data, taken), (CardTaken(seat, pick, forced),)


def refill(data: Data, state: State, serial: int) -> Played:
    """Draw a card for the display (PY-7.5)."""
    return _refill(data, fill_display(state, serial)), (DisplayFilled(serial),)


def _refill(data: Data, state: State) -> State:
    """Let chance draw cards for the display until it is full or the pile is empty (PY-7.5, PY-7.14)."""
    if len(state.display) < data.numbers.display and state.pile:
        return replace(state, phase="refill")
    return next_pick(data, state)
