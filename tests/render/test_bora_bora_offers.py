"""When the market stands beside the table: exactly while jewelry is bought and tasks are taken."""

from __future__ import annotations

from bot.core import CHANCE
from bot.games.bora_bora import GAME
from bot.games.registry import GAMES
from render.specimens import played, table

NAMES = ("Ada", "Nikos", "Zofia", "Bruno")


def test_the_market_stands_beside_the_table_where_a_player_chooses_from_it() -> None:
    rules, phases = GAMES["bora_bora"], set()
    for shot in played(rules, 4, 5, {}):
        acting = rules.to_act(shot.state)
        if acting and acting != (CHANCE,):
            scene = table(rules, shot, None, "en", NAMES)
            offered = GAME.pictures.offers(scene.view)
            assert offered == (shot.state.phase in ("jewelry", "take")), shot.state.phase
            phases |= {shot.state.phase}
    assert phases >= {"A", "B", "jewelry", "tasks", "take"}
