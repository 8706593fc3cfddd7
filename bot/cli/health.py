"""`python -m bot health`: whether the bot of these settings is well, as its page `/health` says."""

from __future__ import annotations

import urllib.error
import urllib.request
from typing import Final

from bot.config import BadSettings, Settings

PATIENCE: Final = 10.0
"""Seconds to wait for an answer."""
_ANYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""Addresses that stand for all addresses of a machine, each with one at which the machine reaches itself."""


def ask(settings: Settings) -> tuple[bool, str]:
    """Ask the bot whether all is well. Returns that, and the details. Raises BadSettings: METRICS_PORT is not
    set, so there is nothing to ask."""
    if settings.metrics_port is None:
        raise BadSettings(["METRICS_PORT is not set, so the bot does not say whether it is well."])
    host = _ANYWHERE.get(settings.metrics_host, settings.metrics_host)
    address = f"http://{f'[{host}]' if ':' in host else host}:{settings.metrics_port}/health"
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with direct.open(address, timeout=PATIENCE) as answer:
            return True, answer.read().decode()
    except urllib.error.HTTPError as error:
        return False, error.read().decode(errors="replace")
    except OSError as error:
        return False, f"The bot does not answer at {address}: {getattr(error, 'reason', error)}"
