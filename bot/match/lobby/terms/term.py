"""What every term of a table has in common."""

from __future__ import annotations

from typing import ClassVar, Self

from bot.core import Fact
from bot.match.changing.transaction import Tx
from bot.match.engine.models import Brief, Offered
from bot.match.engine.rows import Match
from bot.store.engine import as_text


class TableTerm:
    """A term of a table. An instance says what holds from now on. The class knows how a table stores the
    term, how to put it into words, and what the host can choose."""

    menu: ClassVar[str] = ""
    """The verb of its menu on the host's page, whose title is the text `menu-VERB`; "": there is no menu."""
    repeated: ClassVar[tuple[str, ...]] = ()
    """Columns of the match that another match of the same people has as well."""

    async def columns(self, tx: Tx) -> dict[str, object]:
        """Columns of the match that change. Raises UserError if the term is not possible."""
        raise NotImplementedError

    @classmethod
    def said(cls, brief: Brief) -> tuple[Fact, ...]:
        """What a table with this term says about it; () where there is nothing to say."""
        return ()

    @classmethod
    def offered(cls, brief: Brief) -> tuple[Offered, ...]:
        """What the host can choose; () if there is nothing."""
        return ()

    @classmethod
    def picked(cls, value: str, brief: Brief) -> Self | None:
        """What the host has chosen; None if it is not offered."""
        raise NotImplementedError


def with_term(match: Match, key: str, value: str) -> dict[str, object]:
    """The column for terms without a column of their own, after a term has changed; value "": back to the
    usual."""
    terms = {**match.brief.more_terms, key: value}
    kept = {name: word for name, word in terms.items() if word}
    return {"more_terms": as_text(kept) if kept else None}
