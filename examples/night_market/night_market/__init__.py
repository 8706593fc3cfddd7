"""Night Market: a small card game with hidden hands and sealed bids."""

from bot.core import Game, Narration
from night_market.aids import GUIDE
from night_market.rules import NightMarket as NightMarket

GAME = Game(
    rules=NightMarket(),
    drawing="night_market.drawing",
    catalogues="night_market.texts",
    narration=Narration(prefaces={"nm-told-bid-made-hidden": "nm-told-opened"}),
    guide=GUIDE,
)
