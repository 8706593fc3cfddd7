"""Counts all pieces, wherever they are: the numbers never change during a match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from bot.games.edo.components import Data
from bot.games.edo.state import State


def count_pieces(data: Data, state: State) -> Mapping[str, int]:
    """The number of pieces of each kind."""
    built = Counter(
        ("posts" if building.post else "houses", building.seat) for row in state.rows for building in row
    )
    owners = Counter(owner for _, owner in state.temples_at)
    counts: dict[str, int] = {}
    for seat, player in enumerate(state.players):
        counts[f"pieces {seat}"] = player.officials + len(player.samurai)
        counts[f"houses {seat}"] = player.houses + built["houses", seat]
        counts[f"posts {seat}"] = player.post + built["posts", seat]
        counts[f"temples {seat}"] = player.temples + owners[seat]
    players = state.players
    kinds = [*state.privilege_row, state.next_privilege, *state.privilege_stack, *state.used]
    kinds += [kind for player in players for kind in player.privileges]
    demands = [*state.demands, state.next_demand, *state.demand_stack, *state.met]
    starting = data.starting
    special = [card for player in players for card in player.cards if card not in starting]
    return {
        **counts,
        "neutral": state.neutral + sum(player.neutral for player in players),
        "merchant cards": len({*state.merchants, *state.stack}),
        "special cards": len({*state.display, *state.deck, *special}),
        "demands": len({*demands} - {""}),
        "privileges": sum(kind != "" for kind in kinds),
        "ronin": len(state.ronin_at),
        "ronin markers": state.markers + sum(player.markers for player in players),
    }
