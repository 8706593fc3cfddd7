"""`python -m bot arena KEY`: computer players against each other."""

from __future__ import annotations

import argparse
import json
import sys

import msgspec
from tqdm import tqdm

from bot.ai import arena
from bot.ai.budget import Budget
from bot.ai.players import PLAYERS
from bot.cli.simulate import Usage, request


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="KEY", help="a game, such as edo")
    parser.add_argument(
        "--players", required=True, metavar="NAMES", help=f"names with commas: {', '.join(PLAYERS)}"
    )
    parser.add_argument("--seats", type=int, required=True, metavar="N", help="number of players")
    parser.add_argument("--games", type=int, default=10, metavar="K", help="how many games (default 10)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="the same seed gives the same draws")
    parser.add_argument(
        "--set", action="append", default=[], metavar="OPTION=VALUE", help="a table option; may be repeated"
    )
    parser.add_argument("--seconds", type=float, metavar="T", help="thinking time for each call")
    parser.add_argument("--nodes", type=int, metavar="N", help="nodes for each call")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """Run `python -m bot arena`. The exit status is 2 for wrong arguments."""
    try:
        rules, options = request(args)
        names = _names(args.players, args.seats)
    except Usage as error:
        print(f"arena: {error}", file=sys.stderr)
        return 2
    limited = args.seconds is not None or args.nodes is not None
    budget = Budget(args.nodes, args.seconds) if limited else None
    with tqdm(total=args.games, desc=rules.key, unit="game", disable=not sys.stderr.isatty()) as bar:
        figures = arena.play(
            rules, names, args.seats, options, args.games, args.seed, budget, lambda _: bar.update()
        )
    if args.json:
        print(json.dumps(msgspec.to_builtins(figures)))
        return 0
    print(f"{figures.game}, {figures.seats} seats, {figures.games} games")
    for player in figures.players:
        print(
            f"{player.name:10} {player.wins:6.1f} wins, {100 * player.win_share:5.1f} %"
            f" ({100 * player.low:.0f} to {100 * player.high:.0f}), {player.mean_score:6.1f} points,"
            f" {player.ms_per_decision:.0f} ms a decision, {player.ms_per_turn:.0f} ms a turn"
        )
    return 0


def _names(text: str, seats: int) -> list[str]:
    names = [name.strip() for name in text.split(",") if name.strip()]
    for name in names:
        if name not in PLAYERS:
            raise Usage(f"no player {name!r}; players: {', '.join(PLAYERS)}")
    if not names:
        raise Usage(f"--players: at least one of {', '.join(PLAYERS)}")
    if len(names) > seats:
        raise Usage(f"--players: {len(names)} players do not fit on {seats} seats")
    return names
