"""Gods (section 8) and god cards: payments, taking cards, the deck."""

from __future__ import annotations

from msgspec.structs import replace

from bot.core import Seat
from bot.games.bora_bora.board import GOD_AT, Box
from bot.games.bora_bora.components import GODS
from bot.games.bora_bora.events import Drew, Paid
from bot.games.bora_bora.moves import Pay
from bot.games.bora_bora.state import NONE, Cards, Deal, PayGod, Player, State, Task, changed, note, then

TILE = "tile"
TOP = "top"


def more(cards: Cards, god: str, number: int = 1) -> Cards:
    """The cards with `number` of a colour added (or removed, if negative)."""
    at = GOD_AT[god]
    return (*cards[:at], cards[at] + number, *cards[at + 1 :])  # type: ignore[return-value]


# Paying


def payments(player: Player, god: str, cards_only: bool = False) -> list[str]:
    """The ways in which a player can pay for a god (BB-8.1).

    A card, or a pair of another colour, each with an offering (BB-8.2); or a god tile.
    """
    ways: list[str] = []
    if player.offerings:
        if player.hand[GOD_AT[god]]:
            ways.append(god)
        ways += [
            other * 2
            for other, number in zip(GODS, player.hand, strict=True)
            if number >= 2 and other != god  # BB-8.1 (b)
        ]
    if player.god_tiles and not cards_only:
        ways.append(TILE)
    return ways


def paid(player: Player, how: str) -> Player:
    """The player after a payment (BB-8.3)."""
    if how == TILE:
        return replace(player, god_tiles=player.god_tiles - 1)
    return replace(player, hand=more(player.hand, how[0], -len(how)), offerings=player.offerings - 1)


def pay(state: State, seat: Seat, god: str, how: str) -> State:
    """Pay for a god: cards go face up to the discard pile, a god tile leaves the game (BB-8.3)."""
    state = note(state, Paid(seat, god, how))
    players = state.players
    state = replace(state, players=(*players[:seat], paid(players[seat], how), *players[seat + 1 :]))
    if how == TILE:
        return replace(state, gone_tiles=state.gone_tiles + 1)
    return replace(state, discard=more(state.discard, how[0], len(how)))


def ways(player: Player, task: PayGod) -> list[str]:
    """The payments after which the next declared god can still be paid (BB-5.11)."""
    found = payments(player, task.god, task.cards)
    if task.then:
        found = [how for how in found if payments(paid(player, how), task.then)]
    return found


def may_pay(player: Player) -> bool:
    """Whether public information allows that the player can pay for some god (BB-14.5)."""
    return bool(player.god_tiles or (player.offerings and any(player.hand)))


def pay_moves(box: Box, state: State, task: PayGod) -> list[Pay]:
    """The ways to pay for a declared god."""
    return [Pay(how) for how in ways(state.active, task)]


def pay_applied(box: Box, state: State, task: PayGod, move: Pay) -> State:
    """Pay for a declared god. The payment comes before the effect (BB-8.20)."""
    return then(pay(state, state.turn, task.god, move.how))


# Cards


def sources(state: State) -> list[str]:
    """Where a god card can be taken from (BB-7.19, BB-7.41): an open colour, or the top of the deck."""
    found = [god for god in GODS if god in state.open_cards]
    if any(state.deck) or any(state.discard):
        found.append(TOP)
    return found


def take_card(state: State, source: str, *rest: Task) -> State:
    """Take a god card for the first task of the agenda, followed by the tasks `rest`.

    An open card is replaced at once (BB-7.19). If no card is left for that, the row gets shorter (BB-7.20).
    """
    if source == TOP:
        return then(note(state, Drew(state.turn, None)), Deal("card", state.turn), *rest)
    at = state.open_cards.index(source)
    row = (*state.open_cards[:at], *state.open_cards[at + 1 :])
    state = changed(state, state.turn, hand=more(state.active.hand, source))
    state = note(replace(state, open_cards=row), Drew(state.turn, source))
    if any(state.deck) or any(state.discard):
        return then(state, Deal("open", at), *rest)
    return then(state, *rest)


def reshuffled(state: State, task: Deal) -> State:
    """Make the discard pile the deck (BB-7.20)."""
    return then(replace(state, deck=state.discard, discard=NONE), replace(task, reshuffled=True))
