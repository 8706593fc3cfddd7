"""Positions that are fuller than random games get, for pictures: the key of a game to what makes one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from msgspec.structs import replace

from bot.games.bora_bora import BoraBora
from bot.games.bora_bora.state import Spot, State
from tests.gallery import Shot, at, play

RULES: Final = BoraBora()


def worst(seats: int) -> Shot:
    """All huts on one region, dice heaped on two tiles, large numbers, full boards."""
    shot = at(play(RULES, seats, 3), 0.8)
    state: State = shot.state
    everyone = tuple(range(seats))
    persons = ("M-K1-1", "M-K2-2", "M-K3-3", "W-K4-1", "W-K5-2", "W-K6-3", "M-K7-1", "W-K8-2", "M-K9-3")
    spots = (
        *(Spot(0, name, k % 2 == 0) for k, name in enumerate(persons)),
        *(Spot(0, "W-K10-1"), Spot(0, "M-K11-1", True), Spot(0, "W-K12-3", True)),
    )
    tiles = [tuple((k % seats, 6 - k) for k in range(6)), *((),) * (len(state.tiles) - 2)]
    tiles.append(tuple((k % seats, k % 6 + 1) for k in range(9)))
    players = tuple(
        replace(
            player,
            spots=spots,
            hand=(4, 3, 2, 1, 0),
            god_tiles=3,
            offerings=12,
            shells=15,
            beside=(3, 2, 11),
            jewels=("J1-5", "J2-5", "J3-5", "J4-5", "J5-5", "J6-4"),
            ceremony=("1", "1", "2", "2", "3", "3", "4", "4", "5", "5", "sand", "stone"),
            buildings=(6,),
            scored=(214, *(0 for _ in player.scored[1:])),
        )
        for player in state.players
    )
    return replace(
        shot,
        state=replace(
            state,
            players=players,
            hosts=(0,) * 12,
            aside=(everyone[1:],) * 12,
            tiles=tuple(tiles),
            status=((),) * 5 + (everyone,) + ((),) * 8,
        ),
    )


CROWDED: Final[Mapping[str, Callable[[int], Shot]]] = {"bora_bora": worst}
