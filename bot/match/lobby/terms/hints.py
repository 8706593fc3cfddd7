"""Whether players may take hints."""

from __future__ import annotations

from typing import ClassVar, Self

from bot.core import Fact, fact
from bot.match.changing.transaction import Tx
from bot.match.engine.models import WITHOUT_HINTS, Brief, Offered
from bot.match.lobby.terms.term import TableTerm, with_term


class HintsForAll(TableTerm):
    """Everybody may take hints, or only a person who plays against computers alone."""

    menu: ClassVar[str] = "hints"
    repeated: ClassVar[tuple[str, ...]] = ("hints",)

    def __init__(self, allowed: bool) -> None:
        self.allowed = allowed

    async def columns(self, tx: Tx) -> dict[str, object]:
        return {"hints": self.allowed} | (with_term(tx.match, WITHOUT_HINTS, "") if self.allowed else {})

    @classmethod
    def said(cls, brief: Brief) -> tuple[Fact, ...]:
        return (fact("lobby-hints"),) if brief.hints else ()

    @classmethod
    def offered(cls, brief: Brief) -> tuple[Offered, ...]:
        return tuple(
            Offered(value, fact(f"hints-{value}"), brief.hints == (value == "on")) for value in ("off", "on")
        )

    @classmethod
    def picked(cls, value: str, brief: Brief) -> Self | None:
        return cls(value == "on")


class WithoutHints(TableTerm):
    """Nobody takes hints at this table, not even a person who plays against computers alone."""

    menu: ClassVar[str] = "withouthints"
    repeated: ClassVar[tuple[str, ...]] = ("more_terms",)

    def __init__(self, without: bool) -> None:
        self.without = without

    async def columns(self, tx: Tx) -> dict[str, object]:
        if not self.without:
            return with_term(tx.match, WITHOUT_HINTS, "")
        return {"hints": False} | with_term(tx.match, WITHOUT_HINTS, "yes")

    @classmethod
    def said(cls, brief: Brief) -> tuple[Fact, ...]:
        return (fact("lobby-without-hints"),) if WITHOUT_HINTS in brief.more_terms else ()

    @classmethod
    def offered(cls, brief: Brief) -> tuple[Offered, ...]:
        without = WITHOUT_HINTS in brief.more_terms
        return tuple(
            Offered(value, fact(f"without-hints-{value}"), without == (value == "on"))
            for value in ("off", "on")
        )

    @classmethod
    def picked(cls, value: str, brief: Brief) -> Self | None:
        return cls(value == "on")
