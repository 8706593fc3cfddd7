"""Whether players may take hints."""

from __future__ import annotations

from typing import ClassVar, Self

from bot.core import Fact, fact
from bot.match.models import Brief
from bot.match.terms.term import Offered, TableTerm
from bot.match.transaction import Tx


class HintsForAll(TableTerm):
    """Everybody may take hints, or only who plays against computers alone."""

    menu: ClassVar[str] = "hints"
    repeated: ClassVar[tuple[str, ...]] = ("hints",)

    def __init__(self, allowed: bool) -> None:
        self.allowed = allowed

    async def columns(self, tx: Tx) -> dict[str, object]:
        return {"hints": self.allowed}

    @classmethod
    def said(cls, brief: Brief) -> tuple[Fact, ...]:
        return (fact("lobby-hints"),) if brief.hints else ()

    @classmethod
    def offered(cls, brief: Brief) -> tuple[Offered, ...]:
        return tuple(
            Offered(one, fact(f"hints-{one}"), brief.hints == (one == "on")) for one in ("off", "on")
        )

    @classmethod
    def picked(cls, value: str, brief: Brief) -> Self | None:
        return cls(value == "on")
