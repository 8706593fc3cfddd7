"""Setup (PY-3): the deal, the choice of two cards, the first display."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from msgspec.structs import replace

from bot.core import Seat
from bot.games.pyramids.components import Data
from bot.games.pyramids.events import CardDealt, CardsKept, ChoicesOpened, DisplayFilled, Played
from bot.games.pyramids.moves import Keep
from bot.games.pyramids.state import Hand, Held, State, put

SEATS: Final = range(2, 5)


def start(data: Data, seats: int) -> State:
    """The position before the deal."""
    return State(
        seats=seats,
        phase="deal",
        round=1,
        turn=0,
        shape="",
        used=(),
        pile=tuple(data.cards),
        display=(),
        hands=(Hand(),) * seats,
        dealt=((),) * seats,
        kept=(None,) * seats,
        drafts=(None,) * seats,
    )


def deal(data: Data, state: State, serial: int) -> Played:
    """Deal a card to the first seat that has not all of its cards (PY-3.2)."""
    dealt = data.numbers.dealt
    seat = next(seat for seat, four in enumerate(state.dealt) if len(four) < dealt)
    four = (*state.dealt[seat], serial)
    complete = len(four) == dealt
    after = replace(
        state,
        pile=without(state.pile, serial),
        dealt=put(state.dealt, seat, four),
        phase="keep" if complete and seat == state.seats - 1 else "deal",
    )
    return after, (CardDealt(seat, serial, complete),)


def without(cards: tuple[int, ...], serial: int) -> tuple[int, ...]:
    """The cards, which are in rising order, without this one, if it is among them."""
    at = bisect_left(cards, serial)
    return cards[:at] + cards[at + 1 :] if serial in cards[at : at + 1] else cards


def keep(data: Data, state: State, seat: Seat, move: Keep) -> Played:
    """Seal the choice of two cards (PY-3.3)."""
    kept = put(state.kept, seat, (move.first, move.second))
    after = replace(state, kept=kept, phase="keep" if None in kept else "kept")
    return after, (CardsKept(seat, (move.first, move.second)),)


def open_choices(state: State) -> Played:
    """Put the kept cards on the table and the returned cards into the pile (PY-3.4, PY-3.5)."""
    kept = tuple([two for two in state.kept if two is not None])
    returned = [
        serial for four, two in zip(state.dealt, kept, strict=True) for serial in four if serial not in two
    ]
    after = replace(
        state,
        phase="stock",
        hands=tuple([Hand((Held(first), Held(second))) for first, second in kept]),
        pile=tuple(sorted((*state.pile, *returned))),
        dealt=((),) * state.seats,
        kept=(None,) * state.seats,
    )
    return after, (ChoicesOpened(kept),)


def fill_display(state: State, serial: int) -> State:
    """Lay a drawn card out in the display."""
    return replace(state, pile=without(state.pile, serial), display=tuple(sorted((*state.display, serial))))


def stock(data: Data, state: State, serial: int) -> Played:
    """Draw a card of the first display (PY-3.6)."""
    after = fill_display(state, serial)
    full = len(after.display) == data.numbers.display
    return (replace(after, phase="reveal") if full else after), (DisplayFilled(serial),)
