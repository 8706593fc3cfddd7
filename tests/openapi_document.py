"""Where Discord's OpenAPI document is, for the tests that check bodies against it."""

import os
from pathlib import Path

_BESIDE = Path(__file__).resolve().parents[2]


def openapi_document() -> Path | None:
    """``DISCORD_OPENAPI``, else the document in a folder beside the checkout; None where there is none."""
    named = os.environ.get("DISCORD_OPENAPI")
    found = [Path(named)] if named else sorted(_BESIDE.glob("*/discord-openapi.json"))
    return next((path for path in found if path.is_file()), None)


NO_DOCUMENT = "the OpenAPI document beside the checkout is not there (set DISCORD_OPENAPI to name one)"
