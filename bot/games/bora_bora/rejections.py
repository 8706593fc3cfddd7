"""Explains why a text is not a legal move, using only what the writer may know."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from bot.core import Fact, Seat, Who, fact
from bot.games.bora_bora import state as at
from bot.games.bora_bora import terms
from bot.games.bora_bora.board import NEVER, Board
from bot.games.bora_bora.expanding import reach, settled
from bot.games.bora_bora.placing import FISHING, HIGHEST, LEAST, effective, lowest_faces, tile_at
from bot.games.bora_bora.prompts import prompt
from bot.games.bora_bora.rejections_missing import for_action, for_both, for_god, for_payment
from bot.games.bora_bora.rejections_turn import (
    building,
    card,
    carry,
    home,
    hut,
    jewel,
    pair,
    priest,
    slot,
    space,
    stop,
    task,
    trade,
    use,
)
from bot.games.bora_bora.state import Player, State

DIE = re.compile(r"([HTBMWLSF])(\d)(?:\+(B|W|BW|WB))?")
PAYMENT = re.compile(r"[BWRGY]{1,2}|TILE|NO")
CODE = re.compile(r"[NESWC][A-Z]")

Reason = Callable[[Board, State, Seat, Any, str], Fact | None]


def why_not(board: Board, state: State, seat: Seat, text: str) -> Fact | None:
    """The most specific reason that the rules can give."""
    wanted = text.strip().upper()
    head = state.agenda[0] if state.agenda else None
    if head is None:
        return fact("bb-no-over")
    if isinstance(head, at.Deal | at.Evaluate):
        return fact("bb-no-wait" if state.turns else "bb-no-setup")
    if seat != state.turn:
        return fact("bb-no-turn", who=Who(state.turn))
    reason = REASONS[type(head)](board, state, seat, head, wanted)
    if reason is not None or not KNOWN.fullmatch(wanted):
        return reason
    return fact("bb-no-now", ask=prompt(board, state, seat))


KNOWN = re.compile(
    r"[HTBMWLSF]\d(\+(B|W|BW|WB))?|[BWRGY]{1,2}|TILE|NO|NONE|END|STOP|STATUS|SHELL|[NESWC][FPMB]|\d{1,2}"
    r"|[ABC][1-4]([ABC][1-4])?|[TS]\.K\d+-\d|C\.(TOP|[BWRGY])|[+]?(SAND|STONE|WOOD)|V\d?|O|H\d+|[+]?[MW]K\d+(\*2)?"
    r"|J\d-\d|T\d\d(\+\w+|-)?"
)
"""Patterns of texts that are moves in some state of the game."""


# Dice


def die(board: Board, state: State, seat: Seat, head: at.PlaceDie, wanted: str) -> Fact | None:
    """Why a die cannot be placed (section 5): which die could be placed there, a god that cannot be paid, or
    an action without a target."""
    found = DIE.fullmatch(wanted)
    if not found:
        return None
    action, face = found[1], int(found[2])
    gods = "".join(god for god in "BW" if god in (found[3] or ""))
    player = state.active
    if face not in player.dice:
        return fact("bb-no-die", face=face, dice=tuple(player.dice))
    if action == FISHING:
        return fact("bb-no-gods-fishing")
    needs = LEAST[action](board, state, seat)
    if needs >= NEVER:
        return for_action(board, state, seat, action)
    limit = lowest_faces(state)[tile_at(board, state, action)]
    if face >= limit and "B" not in gods:
        return too_high(player, action, face, limit)
    if "B" in gods and face < limit:
        return fact("bb-no-blue-needed", action=terms.action(action), face=face)
    if "W" in gods and face == HIGHEST:
        return fact("bb-no-white-six")
    if effective(face, gods) < needs:
        return fact("bb-no-reach", action=terms.action(action), face=face, needs=needs)
    if gods == "BW":
        return for_both(player)
    return for_god(player, gods)


def too_high(player: Player, action: str, face: int, limit: int) -> Fact:
    """Why the die is too high (BB-5.1), and which of the player's dice would be low enough."""
    name = terms.action(action)
    fitting = tuple(sorted({other for other in player.dice if other < limit}))
    if fitting:
        return fact("bb-no-lower", action=name, face=face, lowest=limit, dice=fitting)
    return fact("bb-no-lower-none", action=name, face=face, lowest=limit)


def pay(board: Board, state: State, seat: Seat, head: at.PayGod, wanted: str) -> Fact | None:
    """Why the payment is not possible (section 8, "Paying")."""
    if not PAYMENT.fullmatch(wanted) or wanted == "NO":
        return None
    if wanted == "TILE" and head.cards and state.active.god_tiles:
        return fact("bb-no-pay-then", god=terms.god(head.god))
    return for_payment(state.active, head.god, wanted)


def red(board: Board, state: State, seat: Seat, head: at.AskRed, wanted: str) -> Fact | None:
    """Why Red cannot be paid like this (D8)."""
    return for_payment(state.active, "R", wanted) if PAYMENT.fullmatch(wanted) else None


# The map


def start(board: Board, state: State, seat: Seat, head: at.StartHut, wanted: str) -> Fact | None:
    """Why the region cannot take the start hut (BB-3.17, BB-3.18)."""
    if wanted not in board.region_at:
        return fact("bb-no-region", text=wanted) if CODE.fullmatch(wanted) else None
    region = board.region_at[wanted]
    points = board.fish[state.fish[region]].value
    if points != 1:
        return fact("bb-no-start-value", region=terms.region(wanted), points=points)
    return fact("bb-no-start-taken", region=terms.region(wanted), who=Who(state.hosts[region]))


def region(board: Board, state: State, seat: Seat, head: at.Expand, wanted: str) -> Fact | None:
    """Why the seat cannot expand to the region (BB-7.1)."""
    if wanted not in board.region_at:
        return fact("bb-no-region", text=wanted) if CODE.fullmatch(wanted) else None
    number, name = board.region_at[wanted], terms.region(wanted)
    if number in settled(state, seat):
        return fact("bb-no-region-own", region=name)
    found = reach(board, state, seat, head.by)
    if number not in found:
        return fact("bb-no-path", region=name, action=terms.action(head.by))
    return fact("bb-no-path-value", region=name, needs=found[number], value=head.value)


def silent(board: Board, state: State, seat: Seat, head: at.Task, wanted: str) -> Fact | None:
    """No reason beyond the question itself."""
    return None


def take(board: Board, state: State, seat: Seat, head: at.TakeTask, wanted: str) -> Fact | None:
    """Why the task cannot be taken (D20)."""
    return fact("bb-no-take", task=terms.task(board, wanted)) if wanted in board.data.tasks else None


REASONS: dict[type[at.Task], Reason] = {
    at.StartHut: start,
    at.PickHut: hut,
    at.PutMaterial: space,
    at.PlaceDie: die,
    at.PayGod: pay,
    at.Expand: region,
    at.AskRed: red,
    at.TakePerson: slot,
    at.PutPerson: home,
    at.Help: trade,
    at.SendPriest: priest,
    at.ChooseBuilding: building,
    at.ChoosePair: pair,
    at.FireFirst: card,
    at.FireSecond: silent,
    at.UsePersons: use,
    at.GatherMaterials: stop,
    at.CarryHuts: carry,
    at.TakeCards: card,
    at.BuyJewel: jewel,
    at.ResolveTask: task,
    at.TakeTask: take,
}
"""The function that gives the reason, for each kind of task."""
