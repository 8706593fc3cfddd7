"""What is logged: our own lines as the host wishes, the libraries' without payloads and needless traces; for
people or for programs; never with anything in it that opens a door."""

from __future__ import annotations

import copy
import json
import logging
import re
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Final

import discord

from bot.runtime.log_context import now_about
from bot.runtime.start_errors import AWAY, brief

OURS = ("bot", "cogs", "render", "turnpost")
"""The loggers of this program."""

_AWAY = (*AWAY, discord.ConnectionClosed)
_LATE: Final = {10062, 40060}
"""Discord's codes for an answer that nobody waits for any more, or that has arrived before."""

_COMPLETIONS: Final = "discord.app_commands.tree"
"""Where discord.py complains of completions it could not send."""

HIDDEN: Final = "[hidden]"
AGAIN: Final = 60.0
"""Seconds for which the same warning is not said again."""
_SHORTEST: Final = 4
"""A secret of fewer characters is not looked for: it would be found in every word."""
_KEYS: Final = (
    # what opens a door, by how it looks; the first group stays
    re.compile(r"(/(?:interactions|webhooks)/\d+/)[\w.~-]+"),
    re.compile(r"(\bBot )[\w.-]{20,}"),
    re.compile(r"()\b[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}"),  # a bot's token
    re.compile(r"()\baW50ZXJhY3Rpb24[\w=+/-]+"),  # an interaction's token
    re.compile(r"(\b[a-z][a-z0-9+]*://[^\s:/@]*:)[^\s@/]+(?=@)"),  # a password in an address
)


def set_up_logging(level: str, form: str = "text", secrets: Iterable[str] = ()) -> None:
    """Our own lines at `level`. The libraries' stay at INFO or above: at DEBUG discord.py writes whole
    payloads and aiosqlite whole rows, hidden hands and secrets among them.

    Args:
        form: `text` for people, `json` for programs: one object a line.
        secrets: never written, whatever line they are in.
    """
    chosen: int = getattr(logging, level)
    handler = _Handler(tuple(secrets))
    formatter: logging.Formatter | None = None
    if form == "json":
        formatter = JsonLines()
    elif not handler.stream.isatty():  # in a container discord.py would write colours into files, too
        formatter = logging.Formatter(
            "[{asctime}] [{levelname:<8}] {name}: {message}", "%Y-%m-%d %H:%M:%S", "{"
        )
    discord.utils.setup_logging(
        handler=handler,
        formatter=formatter or discord.utils.MISSING,
        level=max(logging.INFO, chosen),
        root=True,
    )
    for name in OURS:
        logging.getLogger(name).setLevel(chosen)
    # The bot never speaks; a host need not hear what voice would want.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


def _unheard(error: discord.HTTPException) -> bool:
    """Nobody waits for the answer any more, or Discord takes none just now."""
    return error.code in _LATE or error.status == 429 or error.status >= 500


class JsonLines(logging.Formatter):
    """Each record as an object on a line of its own: `at` (UTC), `level`, `logger`, `message`; what it is
    about, such as `match` and `guild`; `trace` where something was raised."""

    def format(self, record: logging.LogRecord) -> str:
        found: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            **now_about(),
            **getattr(record, "about", {}),
        }
        if record.exc_info:
            found["trace"] = self.formatException(record.exc_info)
        return json.dumps(found, ensure_ascii=False, default=str)


class _Handler(logging.StreamHandler):  # type: ignore[type-arg]  # generic only for type checkers
    """To the error output. That Discord is away for a while is a line, not a traceback: discord.py goes on
    trying by itself."""

    def __init__(self, secrets: Sequence[str] = ()) -> None:
        super().__init__()
        # Within JSON a secret may be written otherwise.
        self._secrets = {
            form for one in secrets if len(one) >= _SHORTEST for form in (one, json.dumps(one)[1:-1])
        }
        self._said: dict[tuple[str, str], float] = {}
        self.addFilter(self._is_news)

    def _is_news(self, record: logging.LogRecord) -> bool:
        """What goes wrong every second, such as on a full disk, is said now and then."""
        if record.levelno < logging.WARNING or record.exc_info:
            return True
        line = record.name, record.getMessage()
        self._said = {one: at for one, at in self._said.items() if 0 <= record.created - at < AGAIN}
        if line in self._said:
            return False
        self._said[line] = record.created
        return True

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        if record.name == _COMPLETIONS and isinstance(error, discord.HTTPException) and _unheard(error):
            return  # the next keystroke asks again
        if record.name.startswith("discord.") and isinstance(error, _AWAY):
            record = copy.copy(record)
            record.msg, record.args = f"{record.getMessage()} ({brief(error)})", ()
            record.exc_info = record.exc_text = None
        super().emit(record)

    def format(self, record: logging.LogRecord) -> str:
        """The whole line or lines, traceback included, without anything that opens a door."""
        said = super().format(record)
        for secret in self._secrets:
            said = said.replace(secret, HIDDEN)
        for key in _KEYS:
            said = key.sub(rf"\1{HIDDEN}", said)
        return said
