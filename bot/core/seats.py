"""Seats: who may act."""

from typing import Final

Seat = int
"""A player's place at the table, 0, 1, ... clockwise. On screen seats are counted from 1."""

CHANCE: Final[Seat] = 99
"""Nature is a seat too. No list is that long, so using it as an index fails at once."""
