"""The public face of time and absence, as a protocol: beside `bot.match.api`, and in the same way.

Refusals are `TableError`s; those that every method about a running match may raise (UnknownMatch, NotStarted,
MatchOver, NotSeated) are not repeated here.
"""

from __future__ import annotations

from typing import Protocol

from bot.core import Seat
from bot.match.models import Brief, Person
from bot.match.people.service import Me
from bot.match.people.settings import Remind, RemindBy
from bot.match.proposals.time import Agreement
from bot.match.timing.time_control import Terms
from bot.store.due import DueRow


class TimeApi(Protocol):
    # -- a person's own ----------------------------------------------------------------------------------

    async def me(self, user: int) -> Me:
        """Zone, quiet hours, reminders and vacations of a person, known or not."""

    async def set_zone(self, person: Person, text: str) -> Me:
        """Raises: UnknownZone."""

    async def set_quiet(self, person: Person, start: str, until: str) -> Me:
        """Raises: Unreadable, BadHabit."""

    async def no_quiet(self, person: Person) -> Me:
        """Quiet hours end."""

    async def set_reminders(self, person: Person, remind: Remind | None, by: RemindBy | None) -> Me:
        """None: as before."""

    async def add_vacation(self, person: Person, first: str, last: str) -> Me:
        """Raises: Unreadable, BadHabit."""

    async def end_vacation(self, person: Person) -> Me:
        """Raises: BadHabit."""

    # -- agreed at a table -------------------------------------------------------------------------------

    async def set_terms(self, match_id: int, user: int, terms: Terms, *, key: str | None = None) -> Brief:
        """Before the start, by the host. Raises: LobbyClosed, AlreadyStarted, NotHost, BadTerms."""

    async def pause(self, match_id: int, user: int, agree: bool = True, *, key: str) -> Agreement:
        """Raises: NoVote."""

    async def ask_time(self, match_id: int, user: int, amount: int, *, key: str) -> Agreement:
        """`amount` in milliseconds. Raises: NoClock, BadTerms, NobodyToAsk."""

    async def grant_time(self, match_id: int, user: int, seat: Seat, *, key: str) -> Agreement:
        """Raises: OwnAsk, NothingAsked."""

    # -- absence -----------------------------------------------------------------------------------------

    async def offer_seat(
        self, match_id: int, user: int, seat: Seat | None = None, person: Person | None = None, *, key: str
    ) -> Brief:
        """Raises: SubstituteSeated, SeatPresent, SeatNotOffered, BadTerms."""

    async def take_seat(
        self, match_id: int, person: Person, seat: Seat, guild: int | None, *, key: str
    ) -> Brief:
        """Raises: SubstituteSeated, SeatNotOffered, ForeignSeat."""

    async def come_back(self, match_id: int, user: int, *, key: str) -> Brief:
        """Raises: NotAway."""

    # -- for the loop of `bot.match.timing.scheduler` ----------------------------------------------------

    async def beat(self) -> None:
        """The house lives; after a silence all running clocks stand still for it."""

    async def start_clocks(self) -> None:
        """Turns that began before there were clocks get one. Once, at the start of the program."""

    async def due_rows(self, limit: int, *, stand_ins: bool | None = None) -> tuple[DueRow, ...]:
        """Rows whose moment has come, the longest overdue first; `stand_ins`: only turns that the house
        takes, or all but those."""

    async def look_after(self, row: DueRow) -> None:
        """Do what a due row stands for, once."""

    async def put_off(self, row: DueRow, milliseconds: int) -> None:
        """Something went wrong with a row: not again before that time."""
