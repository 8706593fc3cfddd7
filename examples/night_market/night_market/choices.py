"""The texts for the answers of a seat."""

from __future__ import annotations

from bot.core import Offer, fact
from night_market.components import Components
from night_market.moves import Back, Bid, Move, Take
from night_market.terms import card


def offer(components: Components, move: Move) -> Offer:
    match move:
        case Bid():
            return Offer(fact("nm-offer-bid", **card(components, move.card)))
        case Take():
            return Offer(fact("nm-offer-take", **card(components, move.card)))
        case Back():
            return Offer(fact("nm-offer-back"))
    raise TypeError(move)
