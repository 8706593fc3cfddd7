"""Explains why a move within a turn is not legal: huts, persons, trades, buildings, gods, tasks."""

from __future__ import annotations

import re

from bot.core import Fact, Seat, fact
from bot.games.bora_bora import state as at
from bot.games.bora_bora import terms
from bot.games.bora_bora.abilities import has_effect, tiles_of
from bot.games.bora_bora.board import Board
from bot.games.bora_bora.building import holds_material
from bot.games.bora_bora.components import KINDS
from bot.games.bora_bora.gains import movable_huts
from bot.games.bora_bora.gods import pay, payments
from bot.games.bora_bora.moves import Resolve
from bot.games.bora_bora.persons import display
from bot.games.bora_bora.rejections_missing import for_god, for_payment, for_task
from bot.games.bora_bora.resolving import task_moves
from bot.games.bora_bora.state import SPACE_12, Player, State
from bot.games.bora_bora.tasks import missing

NUMBER = re.compile(r"\d{1,2}")
PAIR = re.compile(r"([ABC][1-4])([ABC][1-4])")
SLOT = re.compile(r"([MW])(\d)")
CARD = re.compile(r"C\.([BWRGY]|TOP)")
TRADE = re.compile(r"(T\.|S\.|C\.|\+|H|V|O)(.*)")
USE = re.compile(r"(\+?)([MW])(K\d{1,2})((?:\*2)?)")
TASK = re.compile(r"(?P<name>T\d\d)(?:(?P<given>-)|(?:\+(?P<pay>[BWRGY]{1,2}|TILE))?(?P<cards>\.[A-Z]*)?)")


# Spaces of the player board


def hut(board: Board, state: State, seat: Seat, head: at.PickHut, wanted: str) -> Fact | None:
    """Why the hut cannot come from this space (BB-7.2)."""
    return fact("bb-no-hut", space=int(wanted)) if NUMBER.fullmatch(wanted) else None


def space(board: Board, state: State, seat: Seat, head: at.PutMaterial, wanted: str) -> Fact | None:
    """Why the material cannot go onto this space (BB-7.5)."""
    name = wanted.lower()
    if name not in board.space_at:
        return None
    here = board.space_at[name]
    if board.space_kinds[here] != head.material:
        return fact("bb-no-space-kind", space=name, material=terms.material(board.space_kinds[here]))
    return fact("bb-no-space-full", space=name)


def home(board: Board, state: State, seat: Seat, head: at.PutPerson, wanted: str) -> Fact | None:
    """Why the person cannot go onto this space (BB-7.12)."""
    if not NUMBER.fullmatch(wanted) or int(wanted) not in range(1, len(state.active.spots) + 1):
        return None
    spot = state.active.spots[int(wanted) - 1]
    return fact("bb-no-home-huts" if spot.huts else "bb-no-home-person", space=int(wanted))


def _no_carry(player: Player, number: int) -> Fact:
    """Why the hut cannot be moved to space 12 (BB-7.40, BB-7.25)."""
    if player.spots[SPACE_12].person:
        return fact("bb-no-carry-person")
    if number == SPACE_12 + 1:
        return fact("bb-no-carry-12")
    return fact("bb-no-hut", space=number)


# Persons


def slot(board: Board, state: State, seat: Seat, head: at.TakePerson, wanted: str) -> Fact | None:
    """Why the person in this slot cannot be taken (BB-7.11)."""
    found = SLOT.fullmatch(wanted)
    if not found or int(found[2]) not in range(1, len(state.men) + 1):
        return None
    number = int(found[2])
    if found[1] != head.sex:
        return fact("bb-no-slot-man" if head.sex == "M" else "bb-no-slot-woman")
    if not display(state, head.sex)[number - 1]:
        return fact("bb-no-slot-empty", slot=number)
    return fact("bb-no-slot-value", slot=number, value=head.value)


def use(board: Board, state: State, seat: Seat, head: at.UsePersons, wanted: str) -> Fact | None:
    """Why these persons cannot be used (section 9)."""
    found = USE.fullmatch(wanted)
    if not found or found[3] not in KINDS:
        return None
    extra, sex, kind, doubled = found.groups()
    tiles = tiles_of(state, seat, sex).get(kind, 0)
    if not tiles:
        return fact("bb-no-kind-men" if sex == "M" else "bb-no-kind-women", kind=terms.kind(kind))
    if (extra or doubled) and head.green:
        return fact("bb-no-green-twice")  # BB-9.10
    if extra and sex not in head.spent:
        return fact("bb-no-extra-first")  # BB-9.15
    if extra and sex + kind in head.used:
        return fact("bb-no-extra-used", persons=terms.persons(sex, kind, tiles))  # BB-9.9
    if not extra and sex in head.spent:
        return fact("bb-no-spent-men" if sex == "M" else "bb-no-spent-women")  # BB-9.1
    value = board.value(kind, tiles, bool(doubled))
    if doubled and value == board.value(kind, tiles, False):
        return fact("bb-no-double", persons=terms.persons(sex, kind, tiles), value=value)  # BB-9.14
    if not has_effect(board, state, seat, kind, value):
        return fact("bb-no-effect", persons=terms.persons(sex, kind, tiles), does=terms.does(kind, value))
    return for_god(state.active, "G") if extra or doubled else None


# Helper, temple, build, fire bonus


def trade(board: Board, state: State, seat: Seat, head: at.Help, wanted: str) -> Fact | None:
    """Why the trade is not possible (BB-7.16 to BB-7.19)."""
    if wanted == "STOP":
        return fact("bb-no-stop")
    found = TRADE.fullmatch(wanted)
    if not found:
        return None
    costs, what, player = board.data.trades, found[2], state.active
    match found[1]:
        case "T." | "S.":
            return _no_shift(board, player, "M" if found[1] == "T." else "W", what)
        case "C.":
            short = costs.card
        case "+":
            short = costs.material if what in ("SAND", "STONE", "WOOD") else 0
        case "H":
            short = costs.hut if what.isdigit() else 0
        case "O":
            short = costs.offering
        case "V" if what.isdigit():
            short = int(what) * costs.point
        case _:
            short = costs.point
    if short > head.left:
        return fact("bb-no-points", cost=short, left=head.left)
    if found[1] == "H" and what.isdigit():
        return _no_carry(player, int(what))
    if found[1] == "V" and what.isdigit():  # several points at once are always all that are left
        return fact("bb-no-write", text=" ".join("v" * max(1, int(what))))
    return _no_card(wanted)


def _no_shift(board: Board, player: Player, sex: str, what: str) -> Fact | None:
    """Why the person cannot be shifted (BB-1.4): only own persons, and each at most once."""
    name = f"{sex}-{what}"
    if name not in board.persons:
        return None
    for spot in player.spots:
        if spot.person == name:
            return fact("bb-no-shifted", person=terms.person(board, name))
    return fact("bb-no-person-own", person=terms.person(board, name))


def _no_card(wanted: str) -> Fact | None:
    """Why the card cannot be taken (BB-7.19, BB-7.41)."""
    found = CARD.fullmatch(wanted)
    if not found:
        return None
    return fact("bb-no-deck") if found[1] == "TOP" else fact("bb-no-open-card", god=terms.god(found[1]))


def card(
    board: Board, state: State, seat: Seat, head: at.FireFirst | at.TakeCards, wanted: str
) -> Fact | None:
    """Why the card cannot be taken (D11)."""
    return _no_card(wanted) or stop(board, state, seat, head, wanted)


def stop(board: Board, state: State, seat: Seat, head: at.Task, wanted: str) -> Fact | None:
    """Why the player cannot stop yet: at least one is required (BB-9.11)."""
    return fact("bb-no-stop") if wanted == "STOP" and not isinstance(head, at.FireFirst) else None


def carry(board: Board, state: State, seat: Seat, head: at.CarryHuts, wanted: str) -> Fact | None:
    """Why the hut cannot be moved (D17, K7)."""
    if re.fullmatch(r"H\d{1,2}", wanted) and int(wanted[1:]) in range(1, len(state.active.spots) + 1):
        assert int(wanted[1:]) - 1 not in movable_huts(state.active)
        return _no_carry(state.active, int(wanted[1:]))
    return stop(board, state, seat, head, wanted)


def priest(board: Board, state: State, seat: Seat, head: at.SendPriest, wanted: str) -> Fact | None:
    """Why the priest cannot go to this slot (BB-7.26)."""
    if not NUMBER.fullmatch(wanted) or int(wanted) not in range(1, len(state.temple) + 1):
        return None
    return fact("bb-no-slot-value", slot=int(wanted), value=head.value)


def building(board: Board, state: State, seat: Seat, head: at.ChooseBuilding, wanted: str) -> Fact | None:
    """Why the building cannot be built (BB-7.32)."""
    if not NUMBER.fullmatch(wanted) or int(wanted) not in range(1, board.data.counts.buildings + 1):
        return None
    if int(wanted) not in state.active.buildings:
        return fact("bb-no-built", number=int(wanted))
    return fact("bb-no-building-value", number=int(wanted), value=head.value)


def pair(board: Board, state: State, seat: Seat, head: at.ChoosePair, wanted: str) -> Fact | None:
    """Why the building cannot be placed on these spaces (BB-7.33)."""
    found = PAIR.fullmatch(wanted)
    if not found:
        return None
    one, other = sorted((found[1].lower(), found[2].lower()))
    ends = (board.space_at[one], board.space_at[other])
    if ends not in board.pairs:
        return fact("bb-no-pair", one=one, other=other)
    for name, end in zip((one, other), ends, strict=True):
        if not holds_material(state.active.ceremony[end]):
            return fact("bb-no-pair-empty", space=name)
    return fact("bb-no-write", text=one + other)


# Phase C


def jewel(board: Board, state: State, seat: Seat, head: at.BuyJewel, wanted: str) -> Fact | None:
    """Why the jewelry tile cannot be bought (D18)."""
    if wanted not in board.jewels:
        return None
    if wanted not in state.jewelry[state.round - 1]:
        return fact("bb-no-jewel", jewel=terms.jewel(board, wanted))
    tile, shells = board.jewels[wanted], state.active.shells
    return fact("bb-no-shells", jewel=terms.jewel(board, wanted), cost=tile.cost, have=shells)


def task(board: Board, state: State, seat: Seat, head: at.ResolveTask, wanted: str) -> Fact | None:
    """Why the task cannot be resolved like this (D19, D21).

    The task is not met, and which part is missing; a task must be completed; Yellow does not help; or the
    cards to show are missing or do not fit.
    """
    found = TASK.fullmatch(wanted)
    if not found or found["name"] not in board.data.tasks:
        return None
    name, player = found["name"], state.active
    if name not in player.tasks:
        return fact("bb-no-task-own", task=terms.task(board, name))
    lacks = missing(board, state, seat, name)
    if found["given"]:
        met = [other for other in player.tasks if not missing(board, state, seat, other)]
        if not lacks:
            return fact("bb-no-leave-met", task=terms.task(board, name))
        return fact("bb-no-give-up", task=terms.task(board, met[0]))
    how = {None: "met", "TILE": "tile"}.get(found["pay"], found["pay"])
    ways = [move for move in task_moves(board, state, head) if (move.task, move.how) == (name, how)]
    if ways:
        return _shown(ways, found["cards"] or "")
    if not found["pay"]:
        return fact("bb-no-task-met", task=terms.task(board, name), lacks=for_task(board, state, seat, name))
    if not lacks:
        return fact("bb-no-yellow-met", task=terms.task(board, name))
    if how not in payments(player, "Y"):
        return for_payment(player, "Y", found["pay"])
    left = for_task(board, state, seat, name, pay(player, how))
    return fact("bb-no-yellow-short", task=terms.task(board, name), lacks=left)


def _shown(ways: list[Resolve], cards: str) -> Fact:
    """Why the cards to show are refused: wrong order, missing, not fitting, or not asked for."""
    meant = next((move for move in ways if sorted(f".{move.cards}") == sorted(cards)), None)
    if meant is None and ways[0].cards:
        return fact("bb-no-show", text=str(ways[0]))
    return fact("bb-no-write", text=str(meant or ways[0]))
