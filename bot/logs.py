"""What is logged: our own lines as the host wishes, the libraries' without payloads and needless traces."""

from __future__ import annotations

import copy
import logging

import discord

from bot.start_faults import AWAY, brief

OURS = ("bot", "cogs", "render", "turnpost")
"""The loggers of this program."""

_AWAY = (*AWAY, discord.ConnectionClosed)


def set_up_logging(level: str) -> None:
    """Our own lines at `level`. The libraries' stay at INFO or above: at DEBUG discord.py writes whole
    payloads and aiosqlite whole rows, hidden hands and secrets among them."""
    chosen: int = getattr(logging, level)
    discord.utils.setup_logging(handler=_Handler(), level=max(logging.INFO, chosen), root=True)
    for name in OURS:
        logging.getLogger(name).setLevel(chosen)
    # The bot never speaks; a host need not hear what voice would want.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


class _Handler(logging.StreamHandler):  # type: ignore[type-arg]  # generic only for type checkers
    """To the error output. That Discord is away for a while is a line, not a traceback: discord.py goes on
    trying by itself."""

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        if record.name.startswith("discord.") and isinstance(error, _AWAY):
            record = copy.copy(record)
            record.msg, record.args = f"{record.getMessage()} ({brief(error)})", ()
            record.exc_info = record.exc_text = None
        super().emit(record)
