"""Small questions have a usual answer, which a page gives by itself and offers others for."""

from __future__ import annotations

import random

from bot.core import CHANCE, Seat
from bot.games.bora_bora.building import ChooseBuilding
from bot.games.bora_bora.expanding import AskRed, PickHut
from bot.games.bora_bora.gains import PutMaterial
from bot.games.bora_bora.persons import PutPerson
from bot.games.bora_bora.state import State
from bot.games.bora_bora.temple import SendPriest
from tests.games.bora_bora.scenario import BB, Game, position

SMALL = (AskRed, ChooseBuilding, PickHut, PutMaterial, PutPerson, SendPriest)


def usual(state: State, seat: Seat) -> list[str]:
    return [str(move) for move in BB.moves(state, seat) if BB.offer(state, seat, move).usual]


def of(game: Game) -> list[str]:
    return usual(game.state, 0)


def test_a_hut_that_leaves_its_space_free() -> None:
    assert of(position(huts={"A": "CM"}, dice={"A": "26"}).play("L2 CB")) == ["2"]


def test_the_highest_slot_and_the_first_space() -> None:
    assert of(position(dice={"A": "46"}).play("T4")) == ["4"]
    game = position(dice={"A": "46"}, huts={"A": "CM CB"}).play("M4 M1")
    assert len(list(BB.moves(game.state, 0))) > 1
    assert of(game) == ["1"]


def test_a_material_beside_others() -> None:
    game = position(dice={"A": "46"}, ceremony={"A": "c2"}).play("H4 +sand")
    best = of(game)
    assert len(best) == 1
    pairs = {BB.box.spaces[one] + BB.box.spaces[other] for one, other in BB.box.pairs}
    assert best[0] + "c2" in pairs or "c2" + best[0] in pairs


def test_one_of_each_small_question_at_most_and_none_of_others() -> None:
    rng, state, seen = random.Random(2), BB.start(3, {}), set[type]()
    for _ in range(700):
        acting = BB.to_act(state)
        if not acting:
            break
        moves = list(BB.moves(state, acting[0]))
        if acting != (CHANCE,):
            found = usual(state, acting[0])
            kind = type(state.agenda[0])
            assert len(found) == (kind in SMALL), (kind, found)
            seen.add(kind)
        state = BB.apply(state, acting[0], rng.choice(moves))
    assert len(seen & set(SMALL)) >= 5
