"""Words of the game as values of facts."""

from __future__ import annotations

from bot.core import Term, Value
from night_market.components import Components, value


def card(components: Components, name: str) -> dict[str, Value]:
    """What a message needs to name a card, such as "lantern 7"."""
    return {"kind": Term(f"nm-goods-{components.kinds[name[0]]}"), "value": value(name)}
