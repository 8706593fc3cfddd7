"""Night Market: a small card game with hidden hands and sealed bids."""

from bot.core import Game, Narration
from night_market.guide import GUIDE
from night_market.rules import NightMarket

GAME = Game(
    rules=NightMarket(),
    drawing="night_market.drawing",
    catalogues="night_market.texts",
    narration=Narration(prefaces={"nm-log-ready": "nm-log-opened"}),
    guide=GUIDE,
)

__all__ = ["GAME", "NightMarket"]
