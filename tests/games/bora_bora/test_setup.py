"""Section 3: setup."""

from __future__ import annotations

import pytest

from bot.core import CHANCE
from bot.core.chance import outcomes
from bot.games.bora_bora.dealing import Deal
from tests.games.bora_bora.scenario import BB, BOARD, Game, new_game
from tests.rule_ids import rule

every_count = pytest.mark.parametrize("players", [2, 3, 4])


def dealing(game: Game) -> str:
    head = game.state.agenda[0]
    return head.what if isinstance(head, Deal) else ""


def until(players: int, what: str, *chance: str) -> Game:
    """Setup up to the first draw of a sort."""
    game = new_game(players)
    forced = " ".join(chance).split()
    while dealing(game) != what:
        game.do(f"={forced.pop(0)}" if forced else str(next(iter(BB.moves(game.state, CHANCE)))))
    return game


def ready(players: int, *chance: str) -> Game:
    """All is drawn, nobody has placed a hut."""
    return new_game(players, *chance).settle()


@rule("BB-3.2")
def test_bb_3_2_a_fish_tile_in_each_region() -> None:
    view = ready(2).view()
    tiles = [f"{region.fish.kind}-{region.fish.value}" for region in view.regions if region.fish]
    assert sorted(tiles) == sorted(BOARD.fish_tiles)
    state = until(2, "fish").state
    weights = {str(move): weight for move, weight in outcomes(BB, state)}
    assert weights["=F4-4"] == 2
    assert sum(weights.values()) == 12


@rule("BB-3.3", "BB-4.12")
@every_count
def test_bb_3_3_six_men_and_six_women(players: int) -> None:
    game = until(players, "M")
    for person in ("M-K3-2", "M-K1-1"):
        game.do(f"={person}")
    assert game.state.men[:3] == ("M-K3-2", "M-K1-1", "")
    game.settle()
    assert all(game.state.men)
    assert all(game.state.women)
    assert (len(game.state.men_pile), len(game.state.women_pile)) == (30, 30)


@rule("BB-3.4", "BB-3.5", "BB-3.6")
@every_count
def test_bb_3_4_three_tasks_each(players: int) -> None:
    game = ready(players)
    for name in "ABCD"[:players]:
        start, *dark = game.player(name).tasks
        assert start in BOARD.start_tasks
        assert len(dark) == 2
        assert set(dark) <= set(BOARD.dark_tasks)
    assert game.state.start_pile == ()
    assert sum(task in BOARD.start_tasks for task in game.state.gone) == 7 - players


@rule("BB-3.7")
@every_count
def test_bb_3_7_board_tasks(players: int) -> None:
    game = ready(players)
    assert len(game.state.board_tasks) == players + 2
    assert len(game.state.task_pile) == 53 - 2 * players - (players + 2)


@rule("BB-3.8")
def test_bb_3_8_jewelry() -> None:
    columns = ready(2).view().jewelry
    assert sorted(jewel.id for column in columns for jewel in column) == sorted(BOARD.jewels)
    assert [len(column) for column in columns] == [4] * 6


@rule("BB-3.9")
@every_count
def test_bb_3_9_god_tiles(players: int) -> None:
    game = new_game(players)
    assert game.state.temple_tiles == 6
    assert [player.god_tiles for player in game.state.players] == [1] * players
    assert game.state.gone_tiles == 4 - players


@rule("BB-3.10", "BB-3.11")
@every_count
def test_bb_3_10_god_cards(players: int) -> None:
    game = ready(players)
    assert len(game.state.open_cards) == 5
    assert [sum(player.hand) for player in game.state.players] == [2] * players
    assert sum(game.state.deck) == 60 - 5 - 2 * players


@rule("BB-3.12", "BB-3.13")
def test_bb_3_12_what_a_player_has() -> None:
    player = ready(2).player()
    assert [spot.huts for spot in player.spots] == [0, *[1] * 10, 2]
    assert (player.buildings, player.priests, player.offerings) == ((1, 2, 3, 4, 5, 6), 4, 2)
    assert (player.shells, player.beside, player.ceremony) == (0, (0, 0, 0), ("",) * 12)
    assert len(ready(2).until("A").settle().player().dice) == 3


@rule("BB-3.14", "BB-3.15", "BB-3.16")
def test_bb_3_14_order_tiles() -> None:
    game = ready(4, "3", "1", "4")
    assert game.order == "CADB"
    assert [game.points(name) for name in "CADB"] == [0, 1, 2, 3]
    assert game.state.status[0] == (2, 0, 3, 1)
    moves = {str(move) for move in BB.moves(new_game(3).state, CHANCE)}
    assert moves == {"=1", "=2", "=3"}


@rule("BB-3.20", "BB-3.21")
def test_bb_3_20_the_start_hut() -> None:
    game = ready(2)
    assert all(game.state.fish[BOARD.region_at[region]].endswith("-1") for region in game.legal().split())
    game.do(game.legal().split()[0])
    assert game.legal() == "2 3 4 5 6 7 8 9 10 11 12"
    game.do("12")
    assert "red" not in {move.kind for move in BB.moves(game.state, game.to_act[0])}
    assert game.player("B" if game.turn == "B" else "A").spots[11].huts <= 2
    other = ready(2)
    seat = other.turn
    other.do(other.legal().split()[0]).do("7")
    assert (other.player(seat).spots[6].huts, other.player(seat).spots[6].person) == (0, "")


@rule("BB-3.22", "BB-3.23")
def test_bb_3_22_order_of_the_draws_and_their_receivers() -> None:
    game = until(3, "fish", "3 1")
    drawn: list[tuple[str, int]] = []
    while dealing(game):
        head = game.state.agenda[0]
        assert isinstance(head, Deal)
        drawn.append((head.what, head.to))
        game.do(str(next(iter(BB.moves(game.state, CHANCE)))))
    runs = [what for at, (what, _) in enumerate(drawn) if at == 0 or drawn[at - 1][0] != what]
    assert runs == ["fish", "M", "W", "start", "dark", "board", "jewel", "open", "card"]
    assert [to for what, to in drawn if what == "fish"] == list(range(12))
    assert [to for what, to in drawn if what in ("M", "W")] == [*range(6), *range(6)]
    order = [2, 0, 1]
    assert [to for what, to in drawn if what == "start"] == order
    assert [to for what, to in drawn if what == "dark"] == [2, 2, 0, 0, 1, 1]
    assert [to for what, to in drawn if what == "jewel"] == [column for column in range(6) for _ in range(4)]
    assert [to for what, to in drawn if what == "card"] == [2, 2, 0, 0, 1, 1]
    # After the start huts the dice of each player in turn order, three each.
    while not dealing(game):
        game.do(game.legal().split()[0])
    rolled = []
    while dealing(game):
        head = game.state.agenda[0]
        assert isinstance(head, Deal)
        rolled.append((head.what, head.to))
        game.do("=4")
    assert rolled == [("die", seat) for seat in order for _ in range(3)]


def test_the_view_tells_when_the_set_up_is_finished() -> None:
    game = ready(3)
    views = [game.view().setup]
    while game.view().setup:
        game.do(game.legal().split()[0] if game.to_act != (CHANCE,) else "=4")
        views.append(game.view().setup)
    assert (views[0], views[-1], game.view().phase, game.view().round) == (True, False, "A", 1)
