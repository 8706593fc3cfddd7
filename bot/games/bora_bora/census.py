"""Counts of all pieces, which never change (BB-21.1, BB-21.2, BB-21.3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from bot.games.bora_bora.components import GODS
from bot.games.bora_bora.persons import PutPerson
from bot.games.bora_bora.state import State


def census(state: State) -> Mapping[str, int]:
    """The number of pieces of each kind.

    Tiles are counted by id, so that one tile cannot become another unnoticed.
    """
    counted = Counter[str]()
    floating = [task.person for task in state.agenda if isinstance(task, PutPerson)]
    tiles = [*state.men_pile, *state.women_pile, *state.men, *state.women, *floating, *state.gone]
    tiles += [*state.start_pile, *state.task_pile, *state.board_tasks, *state.jewel_pile]
    tiles += [name for column in state.jewelry for name in column]
    for seat, player in enumerate(state.players):
        tiles += [spot.person for spot in player.spots]
        tiles += [*player.tasks, *player.done, *player.jewels]
        on_map = state.hosts.count(seat) + sum(aside.count(seat) for aside in state.aside)
        counted[f"huts {seat}"] = on_map + sum(spot.huts for spot in player.spots)
        counted[f"priests {seat}"] = player.priests + state.temple.count(seat)
        covered = {held for held in player.ceremony if held.isdigit()}
        counted[f"buildings {seat}"] = len(player.buildings) + len(covered)
    counted.update(tile[0] for tile in tiles if tile)
    counted["tiles different"] = len({tile for tile in tiles if tile})
    counted["fish"] = len(state.fish_pile) + len(state.fish)
    held = sum(player.god_tiles for player in state.players)
    counted["god tiles"] = state.temple_tiles + state.gone_tiles + held
    for at, god in enumerate(GODS):
        cards = state.deck[at] + state.discard[at] + state.open_cards.count(god)
        counted[f"cards {god}"] = cards + sum(player.hand[at] for player in state.players)
    return counted
