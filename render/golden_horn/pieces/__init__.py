"""The pieces of Golden Horn and the parts of its chart, each drawn once and kept as a sprite."""

from render.golden_horn.pieces.cards import back, card, fan
from render.golden_horn.pieces.cargo import SIZE as CARGO
from render.golden_horn.pieces.cargo import cargo, cargo_width
from render.golden_horn.pieces.goods import bag, cube, heap, no_goods, sign, sign_disc, warehouse
from render.golden_horn.pieces.nameplates import HEIGHT as NAMEPLATE
from render.golden_horn.pieces.nameplates import nameplate, nameplate_width
from render.golden_horn.pieces.ships import CREST, DECK, KEEL, SAILS, ship

__all__ = [
    "CARGO",
    "CREST",
    "DECK",
    "KEEL",
    "NAMEPLATE",
    "SAILS",
    "back",
    "bag",
    "card",
    "cargo",
    "cargo_width",
    "cube",
    "fan",
    "heap",
    "nameplate",
    "nameplate_width",
    "no_goods",
    "ship",
    "sign",
    "sign_disc",
    "warehouse",
]
