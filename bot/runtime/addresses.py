"""Addresses of databases, as the operator writes them. Only host and name of the database are ever shown."""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import quote, unquote

ENCODE: Final = "has a user or password in which @ must be written as %40"
"""The fault of an address that cannot be split into its parts."""
_PASSWORD: Final = re.compile(r"^[^:/]+://[^:/@]*:(.*)@", re.DOTALL)


def is_ambiguous(address: str) -> bool:
    """Whether it is not clear where the password ends and the host begins.

    A part of the password would be taken for the host, and shown.
    """
    return address.partition("://")[2].count("@") > 1


def password_forms(address: str) -> tuple[str, ...]:
    """The password of an address in the ways in which it may be written; none if there is no password."""
    matched = _PASSWORD.match(address)
    if matched is None or not matched[1]:
        return ()
    plain = unquote(matched[1])
    return tuple(dict.fromkeys((matched[1], plain, quote(plain, safe=""))))
