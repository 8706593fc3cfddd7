"""Seats of players and the seat of chance."""

from typing import Final

Seat = int
"""The number of a player's place, 0, 1, ... clockwise. Players see seats counted from 1."""

CHANCE: Final[Seat] = 99
"""The seat that draws cards, cubes, dice and tiles. It is larger than any number of players, so using it as
an index raises an error."""
