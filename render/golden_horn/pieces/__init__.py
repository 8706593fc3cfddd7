"""The pieces of Golden Horn and the parts of its chart, each drawn once and kept as a sprite."""

from render.golden_horn.pieces.cards import back, card, fan
from render.golden_horn.pieces.goods import bag, cube, heap, no_goods, sign, sign_disc, warehouse
from render.golden_horn.pieces.ships import (
    CARGO,
    DECK,
    KEEL,
    NAMEPLATE,
    SAILS,
    cargo,
    cargo_width,
    nameplate,
    nameplate_width,
    ship,
)

__all__ = [
    "CARGO",
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
