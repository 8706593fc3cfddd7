"""How somebody plays who presses for points, so that every rule comes up."""

from __future__ import annotations

import random

from bot.cli.simulate import step
from bot.core import CHANCE, Seat
from bot.core.checks.position import Position
from bot.core.rules import Move
from bot.games.edo.rounds import Planning
from bot.games.edo.state import State
from bot.games.edo.turns import Execute, Moving
from bot.games.edo.wages import Wages

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
        return seat, moves[0]  # as many as possible
    good = [move for move in moves if move.kind in WANTED or str(move).startswith("R.")]
    if good and rng.random() < 0.9:
        return seat, good[rng.randrange(len(good))]
    return seat, move


def keener(at: Position, rng: random.Random) -> tuple[Seat, Move]:
    """Somebody who wants to win: plans what is lacking, walks where the action brings something, and takes
    the best of what an official can do."""
    seat, move = step(at, rng)
    if seat == CHANCE or at.changing:
        return seat, move
    moves = [move for move in at.moves_of(seat) if move.kind != "back"] or list(at.moves_of(seat))
    match at.state.agenda[0]:
        case Planning() if moves[0].kind == "act":
            return seat, rng.choices(moves, [_wish(at, seat, move) for move in moves])[0]
        case Planning():
            return seat, max(moves, key=lambda crew: (getattr(crew, "count", 0), rng.random()))
        case Moving():
            return seat, _way(at, seat, moves, rng)
        case Wages():
            return seat, moves[0]
        case _:
            return seat, max(moves, key=lambda move: (_worth(move), rng.random()))


def _wish(at: Position, seat: Seat, move: Move) -> float:
    """How much an action is wanted: what the next building lacks, and building as soon as nothing does."""
    player = at.state.players[seat]
    goods, do = player.goods, str(move).split(".")[1]
    planned = {slot.do for slot in at.state.plans[seat]}
    ready = goods.wood >= 2 and goods.stone >= 1 and goods.ryo >= 6
    wishes = {
        "WOOD": 6 if goods.wood < 3 else 0.3,
        "STONE": 6 if goods.stone < 4 else 0.3,
        "BUILD": 20 if ready else 0.5,
        "MONEY": 8 if goods.ryo < 14 else 0.5,
        "RICE": 8 if goods.rice <= len(player.samurai) else 0.3,
        "HARVEST": 4 if goods.rice <= len(player.samurai) else 0.3,
        "TRAVEL": 3 if len(player.samurai) < 2 else 1,
        "FAVOUR": 8 if goods.ryo > 12 else 0.2,
    }
    return wishes.get(do, 1) * (0.2 if do in planned else 1)


def _worth(move: Move) -> int:
    """Points first, then goods, then more samurai; to do nothing last."""
    text = str(move)
    if move.kind == "build":
        return {"S": 9, "P": 8, "D": 8, "H": 7, "T": 6}[text[0]]
    if text.endswith(".2") or text.startswith("D") or text == "yes":
        return 7
    return {"produce": 5, "trade": 4, "card": 4, "privilege": 3, "travel": 2, "levy": 2, "pass": 0}.get(
        move.kind, 1
    )


def _way(at: Position, seat: Seat, moves: list[Move], rng: random.Random) -> Move:
    """The movement after which an official can do most; none where it brings nothing more."""
    go = next(move for move in moves if str(move) == "go")
    best, most = go, _then(at, seat, at.state, go)
    for move in rng.sample(moves, min(30, len(moves))):
        if move.kind == "walk" and at.state.players[seat].goods.ryo >= 4:
            found = _then(at, seat, at.rules.apply(at.state, seat, move), go)
            if found > most + 1:
                best, most = move, found
    return best


def _then(at: Position, seat: Seat, state: State, go: Move) -> int:
    """The worth of the best execution once the movement is over."""
    if state.agenda and isinstance(state.agenda[0], Moving):
        state = at.rules.apply(state, seat, go)
    if not (state.agenda and isinstance(state.agenda[0], Execute)) or seat not in at.rules.to_act(state):
        return 0
    return max(_worth(move) for move in at.rules.moves(state, seat))
