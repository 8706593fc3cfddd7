"""God cards: the open row, the deck and the discard pile (BB-7.19, BB-7.20, BB-7.41)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.bora_bora.board import GOD_AT
from bot.games.bora_bora.components import GODS
from bot.games.bora_bora.events import Drew
from bot.games.bora_bora.state import NONE, Cards, Deal, Done, State, Task, proceed, swapped

TOP = "top"


def more(cards: Cards, god: str, number: int = 1) -> Cards:
    """The cards with `number` of a colour added (or removed, if negative)."""
    at = GOD_AT[god]
    return swapped(cards, at, cards[at] + number)  # type: ignore[return-value]


def cards_of(letters: str) -> Cards:
    """Counts of god cards from a string of colour letters."""
    return tuple(map(letters.count, GODS))  # type: ignore[return-value]


def letters(cards: Cards) -> str:
    """The cards as a string with one letter for each card."""
    return "".join(god * number for god, number in zip(GODS, cards, strict=True))


def can_draw(state: State) -> bool:
    """Whether the deck or the discard pile holds a card (BB-7.41)."""
    return any(state.deck) or any(state.discard)


def sources(state: State) -> list[str]:
    """Where a god card can be taken from (BB-7.19, BB-7.41): an open colour, or the top of the deck."""
    found = [god for god in GODS if god in state.open_cards]
    if can_draw(state):
        found.append(TOP)
    return found


def take_card(state: State, source: str, *rest: Task) -> Done:
    """Take a god card for the first task of the agenda, followed by the tasks `rest`.

    An open card is replaced at once (BB-7.19). If no card is left for that, the row gets shorter (BB-7.20).
    """
    seat = state.turn
    if source == TOP:
        return proceed(state, Drew(seat, None), tasks=(Deal("card", seat), *rest))
    at, player = state.open_cards.index(source), state.active
    return proceed(
        state,
        Drew(seat, source),
        tasks=(Deal("open", at), *rest) if can_draw(state) else rest,
        player=replace(player, hand=more(player.hand, source)),
        open_cards=(*state.open_cards[:at], *state.open_cards[at + 1 :]),
    )


def reshuffle(state: State, task: Deal) -> Done:
    """Make the discard pile the deck (BB-7.20)."""
    return proceed(state, tasks=(replace(task, reshuffled=True),), deck=state.discard, discard=NONE)
