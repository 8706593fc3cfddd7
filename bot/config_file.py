"""Read the settings of this process, and say what is wrong with them."""

from __future__ import annotations

import difflib
import logging
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from dotenv.parser import Binding, parse_stream
from pydantic import ValidationError
from pydantic_core import ErrorDetails

from bot.config import ENV_FILE, BadSettings, Settings

_MESSAGES = {
    # replacements for messages of pydantic, by kind of error
    "bool_parsing": "must be yes or no",
    "greater_than": "must be more than {gt}",
    "greater_than_equal": "must be {ge} or more",
    "int_parsing": "must be a whole number",
    "less_than_equal": "must be {le} or less",
    "literal_error": "must be {expected}",
}

logging.getLogger("dotenv").setLevel(logging.ERROR)  # what cannot be read is told by `_faults_of`

NOT_OURS: Final = ("LANGUAGE", "LOGLEVEL")
"""Variables of other programs whose names are like settings."""


def misspelt(environ: Iterable[str]) -> list[str]:
    """A sentence for each variable of the environment whose name is nearly that of a setting."""
    ours = {name.upper() for name in Settings.model_fields}
    sentences = []
    for name in sorted({variable.upper() for variable in environ} - ours - set(NOT_OURS)):
        near = difflib.get_close_matches(name, ours, 1, 0.85)
        if near:
            sentences.append(f"{name} is not a setting. Did you mean {near[0]}?")
    return sentences


_NAME: Final = re.compile(r"\s*(?:export\s+)?(\w+)")
"""The name with which a line of the file begins."""


_named_file: Path | None = None


def use_env_file(file: Path | None) -> None:
    """Read the settings of this process from another file than `.env`; None: from `.env` again."""
    global _named_file
    _named_file = file


def _faults_of(file: Path) -> list[str]:
    """A fault for each line of the file that is not NAME=value, and for each name that is not a setting.

    A fault quotes no more of a line than a name, because the rest may be a secret.
    """
    if not file.is_file():
        return []
    with file.open(encoding="utf-8") as text:
        bindings = list(parse_stream(text))
    return [fault for binding in bindings for fault in _faults_of_line(file, binding)]


def _faults_of_line(file: Path, binding: Binding) -> Iterator[str]:
    ours = {name.upper() for name in Settings.model_fields}
    written = binding.original.string
    blank = written[: len(written) - len(written.lstrip())]
    place = f"{file}, line {binding.original.line + blank.count(chr(10))}"
    name = binding.key or (named[1] if (named := _NAME.match(written)) else "")
    if binding.error or (binding.key and (binding.value is None or "\n" in written.strip())):
        subject = f"the line of {name.upper()}" if name.upper() in ours else "the line"
        yield f"{place}: {subject} cannot be read; write NAME=value, and close a quote on the same line"
    elif name and name.upper() not in ours:
        near = difflib.get_close_matches(name.upper(), ours, 1, 0.6)
        hint = f"; did you mean {near[0]}?" if near else ""
        yield f"{place}: {name} is not a setting{hint}"


def _message(fault: ErrorDetails) -> str:
    ours = _MESSAGES.get(fault["type"])
    return ours.format(**fault.get("ctx", {})) if ours else fault["msg"].removeprefix("Value error, ")


def load_settings() -> Settings:
    """Read the settings of this process.

    Raises:
        BadSettings: settings are wrong. The messages contain no secrets.
    """
    file = _named_file or ENV_FILE
    if _named_file is not None and not file.is_file():
        raise BadSettings([f"{file}: there is no such file"])
    try:
        unread = _faults_of(file)
        settings = Settings(_env_file=file)
    except ValidationError as error:
        faults = [
            f"{'_'.join(map(str, fault['loc'])).upper()}: {_message(fault)}"
            for fault in error.errors(include_input=False, include_url=False)
        ]
        raise BadSettings([*unread, *faults]) from None
    except UnicodeDecodeError:
        raise BadSettings([f"{file}: is not UTF-8 text; save it again as UTF-8"]) from None
    except OSError as error:
        raise BadSettings([f"{file}: cannot be read ({error.strerror})"]) from None
    if unread:
        raise BadSettings(unread)
    return settings
