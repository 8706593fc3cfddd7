"""`python -m bot check-texts`: texts that are missing, too long or otherwise wrong in the catalogues, and
texts for which the pictures have no room."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from bot.cli.check_pictures import picture_faults
from bot.text import LANGUAGES
from bot.text.checking import check_texts


def run(languages: Sequence[str]) -> int:
    """Print the faults of these languages, or of all, and how many there are.

    Returns:
        The exit status: 0 when nothing is wrong, 1 otherwise, 2 when a language has no catalogue.
    """
    status = 0
    for language in languages or LANGUAGES:
        try:
            faults = list(check_texts(language))
            if language in LANGUAGES:
                faults += picture_faults(language)
        except FileNotFoundError:
            print(f"There is no catalogue for {language!r}.", file=sys.stderr)
            return 2
        for fault in faults:
            print(f"{fault.place}: {fault.says}")
        print(f"{language}: {len(faults) or 'no'} fault{'' if len(faults) == 1 else 's'}")
        status = max(status, int(bool(faults)))
    return status
