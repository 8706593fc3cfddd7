"""Makes states that a seat cannot tell from the real one: other god cards in other hands and the deck."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.core import Picks, Seat
from bot.games.bora_bora.gods import PayGod
from bot.games.bora_bora.state import State, cards_of, letters


def redeal(state: State, seat: Seat | None, picks: Sequence[float]) -> State:
    """Deal other cards to the other hands.

    The number of cards is public, the colours are not (section 15). A player who is about to pay for a
    declared god keeps the hand, because everybody knows that it can pay.
    """
    bound = state.turn if state.agenda and isinstance(state.agenda[0], PayGod) else None
    others = [other for other in range(state.seats) if other not in (seat, bound)]
    # Sorted, because the result must not depend on which cards the others really hold.
    pool = sorted(letters(state.deck) + "".join(letters(state.players[other].hand) for other in others))
    numbers = Picks(picks)
    players = list(state.players)
    for other in others:
        hand = "".join(numbers.dealt(pool, sum(players[other].hand)))
        players[other] = replace(players[other], hand=cards_of(hand))
    return replace(state, players=tuple(players), deck=cards_of("".join(pool)))
