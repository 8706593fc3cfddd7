"""Bora Bora: rules and component data, after the rule ids BB-1.1 to BB-21.3."""

from bot.games.bora_bora.rules import BoraBora

__all__ = ["BoraBora"]
