"""The end of the game: final scoring and the result (section 16)."""

from __future__ import annotations

from typing import Any, ClassVar

from bot.core import Event, Fact, Score, Seat, TieBreak, fact, scored
from bot.games.bora_bora.board import Board
from bot.games.bora_bora.dealing import Step
from bot.games.bora_bora.expanding import settled
from bot.games.bora_bora.state import SOURCES, At, Change, Player, State, earn_each, proceed
from bot.games.bora_bora.tasks import persons


def final_items(board: Board, state: State, seat: Seat) -> dict[str, int]:
    """What a seat scores at the end of the game (BB-16.4, BB-16.5)."""
    player, points = state.players[seat], board.data.points
    fish = sum(
        board.fish[tile].value for tile, host in zip(state.fish, state.hosts, strict=True) if host == seat
    )
    return {
        "god-tiles": points.god_tile * player.god_tiles,
        "fish": fish,
        "jewelry": sum(board.jewels[name].points for name in player.jewels),
        **{f"bonus-{name}": points.bonus for name in bonuses(board, state, seat, player)},
    }


def bonuses(board: Board, state: State, seat: Seat, player: Player) -> list[str]:
    """The final bonuses that a seat has earned, each once (BB-16.4 to BB-16.6)."""
    has = progress(board, player, settled(state, seat))
    return [name for name, need in board.bonus_needs.items() if has[name] >= need]


def progress(board: Board, player: Player, own: frozenset[int]) -> dict[str, int]:
    """How much a player with huts in the regions `own` has of what each final bonus needs (BB-16.4 to
    BB-16.6)."""
    return {
        "tasks": len(player.done),
        "jewelry": len(player.jewels),
        "ceremony": sum(map(bool, player.ceremony)),
        "buildings": board.data.counts.buildings - len(player.buildings),
        "regions": len(own),
        "persons": persons(player),
    }


class EndedGame(Event, tag="ended-game"):
    """The end of the game was scored (BB-16.4): points by seat. States do not keep it."""

    points: tuple[int, ...] = ()

    def mark(self) -> tuple[Event, ...]:
        return (self,)

    def tell(self, board: Board, to: Seat | None) -> Fact:
        return fact("bb-final")


class ScoreEnd(Step):
    """Score the end of the game (BB-16.4). `=final`"""

    notation: ClassVar = "=final"

    def play(self, at: At[Any]) -> Change:
        final = [final_items(at.board, at.state, seat) for seat in range(at.state.seats)]
        players = tuple(map(earn_each, at.state.players, final))
        ended = EndedGame(tuple(sum(items.values()) for items in final))
        return proceed(at.state, ended, players=players, phase="over", turn=-1)


def points_now(board: Board, state: State, seat: Seat) -> int:
    """The points of a seat if the match ended now; all that counts is public."""
    scored = sum(state.players[seat].scored)
    if state.phase in ("setup", "over"):
        return scored
    return scored + sum(final_items(board, state, seat).values())


def items(player: Player) -> tuple[tuple[str, int], ...]:
    """The points of a player by source, as (catalogue key, points), in the order of the score sheet."""
    return tuple(
        (f"bb-score-{source}", points) for source, points in zip(SOURCES, player.scored, strict=True)
    )


def score(state: State) -> Score | None:
    """The final ranking by points (BB-1.2); ties by the order tiles of the last round (BB-16.7, BB-16.8,
    BB-16.10, BB-17.1)."""
    if state.agenda:
        return None
    tiles = [1 + state.order.index(seat) for seat in range(state.seats)]
    return scored(list(map(items, state.players)), [TieBreak("bb-tie-order", tiles, lowest=True)])
