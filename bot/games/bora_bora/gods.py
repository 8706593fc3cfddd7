"""Gods (section 8): who can pay for which god, and how."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from msgspec.structs import replace

from bot.games.bora_bora.board import GOD_AT, Board
from bot.games.bora_bora.cards import more
from bot.games.bora_bora.components import GODS
from bot.games.bora_bora.events import Paid
from bot.games.bora_bora.moves import Pay
from bot.games.bora_bora.state import Done, PayGod, Phase, Player, State, proceed

TILE = "tile"
PHASES: Final[Mapping[str, frozenset[Phase]]] = {
    "B": frozenset({"A"}),
    "W": frozenset({"A"}),
    "R": frozenset({"A", "B"}),
    "G": frozenset({"B"}),
    "Y": frozenset({"tasks", "final"}),
}
"""The phases in which each god can be played (section 8)."""


def payments(player: Player, god: str, cards_only: bool = False) -> list[str]:
    """The ways in which a player can pay for a god (BB-8.1).

    A card, or a pair of another colour, each with an offering (BB-8.2); or a god tile.
    """
    ways: list[str] = []
    if player.offerings:
        hand = player.hand
        if hand[GOD_AT[god]]:
            ways.append(god)
        if max(hand) >= 2:
            ways += [other * 2 for other, held in zip(GODS, hand, strict=True) if held >= 2 and other != god]
    if player.god_tiles and not cards_only:
        ways.append(TILE)
    return ways


def can_pay(player: Player, god: str, cards_only: bool = False) -> bool:
    """Whether there is a way to pay for a god, see `payments`."""
    if player.god_tiles and not cards_only:
        return True
    hand = player.hand
    return player.offerings > 0 and (hand[GOD_AT[god]] > 0 or max(hand) >= 2)


def pay(player: Player, how: str) -> Player:
    """The player after a payment (BB-8.3)."""
    if how == TILE:
        return replace(player, god_tiles=player.god_tiles - 1)
    return replace(player, hand=more(player.hand, how[0], -len(how)), offerings=player.offerings - 1)


def put_away(state: State, how: str) -> dict[str, Any]:
    """What a payment changes on the table.

    Cards go face up to the discard pile, a god tile leaves the game (BB-8.3).
    """
    if how == TILE:
        return {"gone_tiles": state.gone_tiles + 1}
    return {"discard": more(state.discard, how[0], len(how))}


def ways_to_pay(player: Player, task: PayGod) -> list[str]:
    """The payments after which the next declared god can still be paid (BB-5.11)."""
    found = payments(player, task.god, task.cards)
    if task.then:
        found = [how for how in found if can_pay(pay(player, how), task.then)]
    return found


def may_pay(player: Player) -> bool:
    """Whether public information allows that the player can pay for some god (BB-14.5)."""
    return bool(player.god_tiles or (player.offerings and any(player.hand)))


def pay_moves(board: Board, state: State, task: PayGod) -> list[Pay]:
    """The ways to pay for a declared god."""
    return [Pay(how) for how in ways_to_pay(state.active, task)]


def pay_god(board: Board, state: State, task: PayGod, move: Pay) -> Done:
    """Pay for a declared god. The payment comes before the effect (BB-8.20)."""
    how = move.how
    paid = Paid(state.turn, task.god, how)
    return proceed(state, paid, player=pay(state.active, how), **put_away(state, how))
