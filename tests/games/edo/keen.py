"""How somebody plays who presses for points, so that every rule comes up."""

from __future__ import annotations

import random

from bot.core import CHANCE, Seat
from bot.core.checks import Position
from bot.core.rules import Move
from bot.games.edo.state import Moving
from bot.simulate import step

WANTED = ("build", "trade", "agree", "card", "produce", "privilege")


def keen(at: Position, rng: random.Random) -> tuple[Seat, Move]:
    """Mostly what brings something: builds, trades, meets demands, disperses, walks only now and then."""
    seat, move = step(at, rng)
    if seat == CHANCE or at.changing:
        return seat, move
    moves = at.moves_of(seat)
    if isinstance(at.state.agenda[0], Moving) and rng.random() < 0.8:
        # To the merchant's customers, or nowhere.
        samurai = at.state.players[seat].samurai
        visits = [move for move in moves if str(move) in {f"M-{space}" for space in samurai}]
        return seat, (visits or moves)[0]
    if moves[0].kind == "crew":
        return seat, moves[max(0, len(moves) - 3)]
    good = [move for move in moves if move.kind in WANTED or str(move).startswith("R.")]
    if good and rng.random() < 0.9:
        return seat, good[rng.randrange(len(good))]
    return seat, move
