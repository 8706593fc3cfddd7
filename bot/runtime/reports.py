"""Reports of faults to Sentry, if the operator has set SENTRY_DSN. The package sentry-sdk is optional.

A report has the traceback and the message of a fault, and the version of the bot. It has no values of
variables, no requests, no names, and nothing that the log would not show.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from importlib.util import find_spec
from typing import Any

from bot.runtime.logs import without_secrets, written_forms
from bot.runtime.tasks import current_fields

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
