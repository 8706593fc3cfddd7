"""All games by key. Register a new game here: matches, commands and tests use this table."""

from __future__ import annotations

from bot.core import AnyRules
from bot.games.bora_bora import BoraBora
from bot.games.edo import Edo
from bot.games.golden_horn import GoldenHorn
from bot.games.pyramids import Pyramids

GAMES: dict[str, AnyRules] = {game.key: game for game in (GoldenHorn(), Pyramids(), BoraBora(), Edo())}
