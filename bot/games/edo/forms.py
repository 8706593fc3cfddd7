"""How spaces, cards and markers are written: by their codes (`FO2`, `EDO`; `S02`, `M04`, `D06`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final

from bot.core.notation import Form, table

MERCHANT: Final = "M"
"""Stands for the merchant where a samurai is written by its space."""


def _codes(pattern: str, name: str, read: Callable[[str], str] = str.upper) -> Form:
    """Codes that are keys of a part of the component data."""
    return Form(pattern, read, values=lambda at: tuple(getattr(at.board.data, name)))


def _gain(text: str) -> str:
    return text.lower() if text.lower() in ("rice", "wood", "stone") else text.upper()


def _pieces_of(text: str) -> int:
    return 0 if text == "2" else int(text[2:])


def _pieces_text(count: int) -> str:
    return f"1.{count}" if count else "2"


Space = Annotated[str, Form(r"[A-Z]+\d*", str.upper, values=lambda at: at.board.spaces)]
Place = Annotated[str, Form(r"EDO|(?:RV|RD|C|FO|RI|QU|GA)\d+", str.upper, values=lambda at: at.board.spaces)]
"""A space that is written alone, so that its letters must tell it from a card or a marker (EDO-0.5)."""
Piece = Annotated[str, Form(r"[A-Z]+\d*", str.upper, values=lambda at: (*at.board.spaces, MERCHANT))]
"""A samurai, written by its space, or the merchant."""
Star = Annotated[bool, table({"*": True, "": False})]
"""A star means that a privilege is used."""
Card = Annotated[str, _codes(r"S\d+", "special")]
MerchantCard = Annotated[str, _codes(r"M\d+", "merchant")]
Pieces = Annotated[int, Form(r"1\.\d{1,3}|2", _pieces_of, _pieces_text, range(4))]
"""The number of pieces of offer 1; 0 stands for offer 2."""
Marker = Annotated[str, _codes(r"D\d+", "demands")]
Bundle = Annotated[str, _codes(r"K\d+", "bundles")]
Privilege = Annotated[str, _codes("[a-f][a-z]{0,2}", "privileges", str.lower)]
Gain = Annotated[
    str,
    Form(r"EDO|C\d+|rice|wood|stone", _gain, values=lambda at: (*at.board.cities, "rice", "wood", "stone")),
]
"""What a privilege is used for: a city or a resource."""
