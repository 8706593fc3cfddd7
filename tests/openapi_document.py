"""Where Discord's OpenAPI document is, for the tests that check bodies against it."""

import os
from pathlib import Path

_BESIDE = Path(__file__).resolve().parents[2] / "shared" / "discord-openapi.json"


def openapi_document() -> Path | None:
    """The OpenAPI document: ``DISCORD_OPENAPI``, else the one beside the checkout; None where there is none."""
    named = os.environ.get("DISCORD_OPENAPI")
    path = Path(named) if named else _BESIDE
    return path if path.is_file() else None


NO_DOCUMENT = "the OpenAPI document beside the checkout is not there (set DISCORD_OPENAPI to name one)"
