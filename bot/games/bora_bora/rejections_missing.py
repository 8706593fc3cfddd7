"""Explains what is missing for a payment, a task or an action."""

from __future__ import annotations

from bot.core import Fact, Seat, Term, fact
from bot.games.bora_bora import terms
from bot.games.bora_bora.board import GOD_AT, Board
from bot.games.bora_bora.expanding import has_huts, reach
from bot.games.bora_bora.gods import pay, payments
from bot.games.bora_bora.persons import display, free_spots
from bot.games.bora_bora.state import Player, State
from bot.games.bora_bora.tasks import CARDS, have, missing, present, uncovered


def for_god(player: Player, god: str) -> Fact:
    """Why a god cannot be paid (BB-8.1, BB-8.2): what is missing, apart from a god tile."""
    name = terms.god(god)
    pair = any(number >= 2 for at, number in enumerate(player.hand) if at != GOD_AT[god])
    if player.hand[GOD_AT[god]] or pair:
        return fact("bb-no-pay-offering", god=name)
    if player.offerings:
        return fact("bb-no-pay-card", god=name)
    return fact("bb-no-pay-both", god=name)


def for_payment(player: Player, god: str, how: str) -> Fact:
    """Why this way of paying for a god is not possible."""
    name = terms.god(god)
    if how == "TILE":
        return fact("bb-no-god-tile")
    colour = terms.god(how[0])
    if len(set(how)) > 1:
        return fact("bb-no-pair-mixed")  # BB-8.4
    if len(how) == 2 and how[0] == god:
        return fact("bb-no-pair-own", god=name)  # BB-8.1 (b)
    if len(how) == 1 and how != god:
        return fact("bb-no-card-colour", god=name, colour=colour)
    have_cards = player.hand[GOD_AT[how[0]]]
    if have_cards < len(how):
        return fact("bb-no-cards", colour=colour, need=len(how), have=have_cards)
    if not player.offerings:
        return fact("bb-no-pay-offering", god=name)
    return fact("bb-no-pay-then", god=name)


def for_both(player: Player) -> Fact:
    """Why Blue and White cannot be paid one after the other (BB-5.11)."""
    for god in "BW":
        if not payments(player, god):
            return for_god(player, god)
    assert not any(payments(pay(player, how), "W") for how in payments(player, "B"))
    return fact("bb-no-pay-two")


def for_action(board: Board, state: State, seat: Seat, action: str) -> Fact:
    """Why an action has no target with any die (BB-5.4)."""
    player = state.players[seat]
    match action:
        case "L" | "S":
            if not has_huts(player):
                return fact("bb-no-huts")
            assert not reach(board, state, seat, action)
            return fact("bb-no-target", action=terms.action(action))
        case "M" | "W":
            if not free_spots(player):
                return fact("bb-no-free-space")
            assert not any(display(state, action))
            return fact("bb-no-men" if action == "M" else "bb-no-women")
        case "T":
            return fact("bb-no-priests")
        case _:
            if player.buildings and not board.buildable(player.ceremony):
                return fact("bb-no-materials")
            return fact("bb-no-buildings")


def for_task(board: Board, state: State, seat: Seat, name: str, player: Player | None = None) -> Fact:
    """Which part of a task is missing (BB-11.11)."""
    task = board.data.tasks[name]
    if task.want == "each":
        absent = tuple(
            Term(f"bb-thing-{thing}") for thing in task.of.split() if not present(state, seat, thing)
        )
        return fact("bb-lack-things", things=absent)
    open_members = uncovered(board, state, seat, task)
    if len(open_members) == missing(board, state, seat, name, player) > 0:  # all of them
        if task.want == "islands":
            return fact("bb-lack-islands", islands=tuple(Term(f"bb-island-{name}") for name in open_members))
        return fact("bb-lack-regions", regions=terms.regions(open_members))
    key = "bb-lack-cards" if task.want in CARDS else "bb-lack-count"
    return Fact(
        key,
        {
            "need": task.need,
            "have": have(board, state, seat, name, player),
            "count": missing(board, state, seat, name, player),
        },
    )
