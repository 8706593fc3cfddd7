"""Logging, and reports of faults to Sentry. Neither ever contains tokens, passwords, hands or the secrets of
matches.

The operator chooses the level of our own records, and a format for people or for programs. Records of
libraries contain no payloads, and no tracebacks of expected failures.

Faults are reported if the operator has set SENTRY_DSN; the package sentry-sdk is optional. A report has the
traceback and the message of a fault, and the version of the bot. It has no values of variables, no requests,
no names, and nothing that the log would not show.
"""

from __future__ import annotations

import copy
import json
import logging
import re
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from importlib.util import find_spec
from typing import Any, Final

import discord

from bot.runtime.start_errors import UNREACHABLE, summary
from bot.runtime.tasks import current_fields

OURS = ("bot", "cogs", "render", "turnpost")
"""The loggers of this program."""

_CONNECTION_ERRORS = (*UNREACHABLE, discord.ConnectionClosed)
_TOO_LATE: Final = {10062, 40060}
"""Discord's error codes for an interaction that has expired or was answered before."""

_COMPLETIONS: Final = "discord.app_commands.tree"
"""The logger to which discord.py reports completions that it could not send."""

HIDDEN: Final = "[hidden]"
REPEAT_AFTER: Final = 60.0
"""Seconds for which the same warning is not logged again."""
_MIN_SECRET: Final = 4
"""Shorter secrets are not removed, because they would be found in ordinary words."""
_SECRET_PATTERNS: Final = (
    # tokens and passwords; the first group is kept
    re.compile(r"(/(?:interactions|webhooks)/\d+/)[\w.~-]+"),
    re.compile(r"(\bBot )[\w.-]{20,}"),
    re.compile(r"()\b[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}"),  # a bot's token
    re.compile(r"()\baW50ZXJhY3Rpb24[\w=+/-]+"),  # an interaction's token
    re.compile(r"(\b[a-z][a-z0-9+]*://[^\s:/@]*:)\S+(?=@)"),  # a password in an address
)


def written_forms(secrets: Iterable[str]) -> set[str]:
    """Secrets as they may stand in a text. JSON may escape characters of a secret."""
    return {
        form
        for secret in secrets
        if len(secret) >= _MIN_SECRET
        for form in (secret, json.dumps(secret)[1:-1])
    }


def without_secrets(text: str, secrets: Iterable[str]) -> str:
    """Remove these secrets, and everything that looks like a token or a password in an address."""
    for secret in secrets:
        text = text.replace(secret, HIDDEN)
    for pattern in _SECRET_PATTERNS:
        text = pattern.sub(rf"\1{HIDDEN}", text)
    return text


def set_up_logging(level: str, form: str = "text", secrets: Iterable[str] = ()) -> None:
    """Set up logging, with our own records at `level`.

    Libraries log at INFO or above. At DEBUG, discord.py logs whole payloads and aiosqlite whole rows, which
    contain hands and secrets.

    Args:
        form: `text` for people, or `json` for programs (one object per line).
        secrets: texts that are removed from all records.
    """
    chosen: int = getattr(logging, level)
    handler = _Handler(tuple(secrets))
    formatter: logging.Formatter | None = None
    if form == "json":
        formatter = JsonLines()
    elif not handler.stream.isatty():  # in a container, discord.py would write colours into files
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
    # The bot does not use voice, so warnings about missing packages for it are of no use.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


def _is_harmless(error: discord.HTTPException) -> bool:
    """Whether a completion failed because it was too late or Discord was overloaded."""
    return error.code in _TOO_LATE or error.status == 429 or error.status >= 500


class JsonLines(logging.Formatter):
    """Format each record as a JSON object on one line.

    The fields are `at` (UTC), `level`, `logger`, `message`, those of `log_context` such as `match` and
    `guild`, and `trace` for exceptions.
    """

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            **current_fields(),
            **getattr(record, "about", {}),
        }
        if record.exc_info:
            fields["trace"] = self.formatException(record.exc_info)
        return json.dumps(fields, ensure_ascii=False, default=str)


class _Handler(logging.StreamHandler):  # type: ignore[type-arg]  # generic only for type checkers
    """Write records to the standard error stream.

    Lost connections to Discord are logged without a traceback, because discord.py reconnects by itself.
    """

    def __init__(self, secrets: Sequence[str] = ()) -> None:
        super().__init__()
        self._secrets = written_forms(secrets)
        self._logged_at: dict[tuple[str, str], float] = {}
        self.addFilter(self._is_new)

    def _is_new(self, record: logging.LogRecord) -> bool:
        """Drop a warning that was just logged, such as one every second while the disk is full."""
        if record.levelno < logging.WARNING or record.exc_info:
            return True
        line = record.name, record.getMessage()
        recent = self._logged_at.items()
        self._logged_at = {seen: at for seen, at in recent if 0 <= record.created - at < REPEAT_AFTER}
        if line in self._logged_at:
            return False
        self._logged_at[line] = record.created
        return True

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        if record.name == _COMPLETIONS and isinstance(error, discord.HTTPException) and _is_harmless(error):
            return  # the next keystroke sends a new request
        if record.name.startswith("discord.") and isinstance(error, _CONNECTION_ERRORS):
            record = copy.copy(record)
            record.msg, record.args = f"{record.getMessage()} ({summary(error)})", ()
            record.exc_info = record.exc_text = None
        super().emit(record)

    def format(self, record: logging.LogRecord) -> str:
        """Format a record with its traceback, and remove all secrets."""
        return without_secrets(super().format(record), self._secrets)


PACKAGE = "sentry_sdk"
KEPT = (
    "level",
    "logger",
    "platform",
    "release",
    "environment",
    "timestamp",
    "event_id",
    "exception",
    "logentry",
)
"""The parts of a report that are sent."""


def can_report() -> bool:
    return find_spec(PACKAGE) is not None


def start_reports(dsn: str, version: str, secrets: Iterable[str], **options: Any) -> None:
    """Report errors of the log from now on. `options`: more options of the package, for tests."""
    import sentry_sdk
    from sentry_sdk.integrations.logging import LoggingIntegration

    forms = written_forms(secrets)
    sentry_sdk.init(
        dsn=dsn,
        release=f"turnpost@{version}",
        default_integrations=False,
        auto_enabling_integrations=False,
        integrations=[LoggingIntegration(level=None, event_level=logging.ERROR)],
        include_local_variables=False,
        include_source_context=False,
        max_breadcrumbs=0,
        traces_sample_rate=None,
        server_name="",
        before_send=lambda event, hint: only_the_fault(event, forms),
        **options,
    )


def only_the_fault(event: Any, secrets: Iterable[str]) -> Any:
    """A report with nothing but the fault, and without secrets."""
    kept = {name: event[name] for name in KEPT if name in event}
    fields = {name: value for name, value in current_fields().items() if name in ("outcome", "delivery")}
    return _cleaned({**kept, "tags": fields}, secrets)


def _cleaned(value: Any, secrets: Iterable[str]) -> Any:
    if isinstance(value, dict):
        return {name: _cleaned(part, secrets) for name, part in value.items()}
    if isinstance(value, list | tuple):
        return [_cleaned(part, secrets) for part in value]
    return without_secrets(value, secrets) if isinstance(value, str) else value
