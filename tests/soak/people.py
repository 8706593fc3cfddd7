"""People who play whole matches under faults: they act when they are pinged, and try again after errors.

They do not ask the bot whose turn it is. A person without a ping does nothing, so a lost ping stops a match.
(They get their legal moves from the books, which read the log.)
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from bot.core import Seat
from bot.match.engine.moves import preview
from bot.match.timing.clock import read_clock
from bot.sandbox.actions import ClientRefusal
from bot.sandbox.interactions import Interaction
from bot.sandbox.things import DM, TEXT, Channel, Message
from tests.e2e.panel import run
from tests.e2e.players import control_ending, press_verb, turn_by_buttons, turn_by_commands
from tests.e2e.program import Outside, Program
from tests.e2e.sandbox_app import Match
from tests.sandbox.box import Box
from tests.sandbox.person import Answer, Scripted, usable
from tests.soak.books import Book, Query
from tests.soak.dials import Dials
from tests.soak.ledger import Ledger

GIVE_UP: Final = (AssertionError, ClientRefusal, TimeoutError, KeyError)
"""Exceptions of an action if the bot is killed or the channel is deleted during it."""
STALLED: Final = 240.0
"""Seconds without a move after which a match counts as stuck."""
OVERDUE: Final = 60.0
"""Seconds after a deadline in which the bot must react."""
TRIES: Final = 60
LOOKS: Final = ("hand", "turn", "table board", "table time", "table log", "table since", "table mine")
TERMS: Final[tuple[dict[str, str], ...]] = (
    {},
    {"clock": "turn", "turn": "6h", "absence": "autopilot"},
    {"clock": "turn", "turn": "12h", "absence": "substitute"},
    {"clock": "reserve", "turn": "6h", "reserve": "1d", "absence": "wait"},
    {"clock": "turn", "turn": "1d", "absence": "autopilot"},
)


@dataclass
class Hall:
    """The sandbox, the bot and the people."""

    box: Box
    program: Program
    dials: Dials
    ledger: Ledger
    query: Query
    outside: Outside
    crowd: list[int]
    """Everybody who may take a seat."""
    tables: list[Table] = field(default_factory=list)
    """The current matches."""
    up: asyncio.Event = field(default_factory=asyncio.Event)
    """Set while the bot is running."""
    up_since: float = 0.0

    def state_of(self, match: int) -> tuple[Any, ...]:
        return self.query("select state, post, place_lost, paused_at from matches where id = ?", match)[0]


class Witness(Scripted):
    """A person whose answers go to the ledger."""

    def __init__(self, hall: Hall, user: int, channel: int) -> None:
        super().__init__(hall.box, user, channel)
        self.hall, self.done = hall, False
        self.seconds = 25.0

    def at(self, channel: int | str | Channel) -> Witness:
        return Witness(self.hall, self.id, self._id(channel))

    async def _wait(self, interaction: Interaction) -> Answer:
        answer = await super()._wait(interaction)
        if not answer.failed and interaction.response is not None:
            data = interaction.payload.get("data", {})
            options = data.get("options", ()) if data.get("name") == "move" else ()
            typed = next((tuple(one["value"].split()) for one in options if one["name"] == "move"), None)
            self.done |= self.hall.ledger.heard(self.id, interaction.id, answer.text, typed)
        return answer


class Table(Match):
    """One match, from its lobby to its end. `turns`: the number of turns after which all vote to end it."""

    def __init__(
        self, hall: Hall, game: str, users: Sequence[int], rng: random.Random, turns: int | None
    ) -> None:
        super().__init__(hall.outside, 0, [])
        self.hall, self.game, self.users, self.rng, self.turns = hall, game, list(users), rng, turns
        self.book: Book | None = None
        self._asleep: dict[Seat, float] = {}
        self._overdue: dict[tuple[Seat, int], float] = {}
        """When a deadline has passed without a reaction, by seat and deadline."""

    # -- what the players of `tests.e2e.players` ask of a match

    async def delivered(self) -> None:
        """Do not wait."""

    async def steps(self) -> int:
        assert self.book is not None
        self.book.refresh()
        return self.book.rows[-1].n

    def messages(self) -> list[Message]:
        world, post = self.hall.box.world, self.post
        if post not in world.channels:
            return []
        return [one for one in world.messages(post) if one.author_id == world.bot.id]

    def board(self) -> Message:
        mine = f"tp:turn:{self.number}:"
        found = (
            one
            for one in reversed(self.messages())
            if any(c["custom_id"].startswith(mine) and c["custom_id"].count(":") == 4 for c in usable(one))
        )
        message = next(found, None)
        assert message is not None, "no board"
        return message

    @property
    def post(self) -> int:
        return int(self.hall.state_of(self.number)[1])

    def witness(self, user: int) -> Witness:
        """A person in the channel of the match, or in their DM if they cannot see it or write there."""
        world = self.hall.box.world
        channel = self.post if self.number else 0
        there = world.channels.get(channel)
        closed = there is None or (there.archived and there.locked)
        if closed or not world.sees(user, channel) or self.rng.random() < 0.03:
            channel = world.dm_channel(user).id
        return Witness(self.hall, user, channel)

    # -- the life of a match

    async def live(self) -> bool:
        """Play a match from the lobby to the end; False if it could not be started."""
        if not await self._open():
            return False
        self.book = self.hall.ledger.books.get(self.number) or self.hall.ledger.open(self.number)
        self.hall.tables.append(self)
        try:
            await self._play()
            await self._end()
        finally:
            self.hall.tables.remove(self)
        return True

    async def _open(self) -> bool:
        world, rng = self.hall.box.world, self.rng
        texts = [one for one in world.channels.values() if one.type == TEXT]
        host, *others = (Witness(self.hall, user, rng.choice(texts).id) for user in self.users)
        others = [one.at(host.channel_id) for one in others]
        board = rng.choice(("all", "all", "newest"))
        for _ in range(TRIES):
            given = {"game": self.game, "seats": len(self.users), "board": board}
            answer = await self._try(host, "table new", **given)
            if answer is not None and (number := self._opened(host.id, answer.interaction.id)):
                self.number = number
                break
            await asyncio.sleep(0.5)
        if not self.number:
            return False
        time_control = rng.choice(TERMS)
        if time_control:
            await self._try(host, "table clock", match=self.number, **time_control)
        for person in others:
            if not await self._insist(person, "table join", lambda: person.id in self._seated()):  # noqa: B023
                return False
        return await self._insist(host, "table start", lambda: self.hall.state_of(self.number)[0] != "lobby")

    def _opened(self, user: int, interaction: int) -> int:
        found = self.hall.query("select result from seen where key = ?", f"lobby.open:0:{user}:{interaction}")
        return int(found[0][0]) if found else 0

    def _seated(self) -> set[int]:
        rows = self.hall.query('select "user" from seats where match = ?', self.number)
        return {user for (user,) in rows}

    async def _try(self, person: Witness, path: str, **given: Any) -> Answer | None:
        """Run a command; None if it failed."""
        await self.hall.up.wait()
        try:
            answer = await run(person, path, **given)
        except GIVE_UP as error:
            self.hall.ledger.tally[f"acts cut off: {type(error).__name__}"] += 1
            return None
        return None if answer.failed else answer

    async def _insist(self, person: Witness, path: str, there: Callable[[], bool]) -> bool:
        for _ in range(TRIES):
            await self._try(person, path, match=self.number)
            if there():
                return True
            await asyncio.sleep(0.5)
        return False

    async def _play(self) -> None:
        book, last, moved = self.book, 0, time.monotonic()
        assert book is not None
        while True:
            book.refresh()
            state, _, lost, _ = self.hall.state_of(self.number)
            if state != "running":
                return
            if lost:
                await self._move_away()
            elif self.rng.random() < 0.01:
                await self._move_on()
            if self.turns is not None and book.commits > self.turns:
                await self._vote(book)
            if book.rows[-1].n != last:
                last, moved = book.rows[-1].n, time.monotonic()
            ready = [seat for seat in book.to_act if self._knows(book, seat)]
            if ready:
                await self._act(book, self.rng.choice(ready))
            else:
                await asyncio.sleep(self.rng.uniform(0.05, 0.3))
                # Whoever was to be called need not act any more if the vote has ended the match.
                if self._all_is_sent() and self.hall.state_of(self.number)[0] == "running":
                    book.uncalled()
                self._deadlines()
            if self.rng.random() < 0.02:
                await self._look()
            if time.monotonic() - moved > STALLED:
                self.hall.ledger.fault(f"match {self.number}: nothing moves: {book.turns}")
                moved = time.monotonic()

    def _knows(self, book: Book, seat: Seat) -> bool:
        """Whether the person of a seat was pinged and acts now."""
        turn = book.turns.get(seat)
        if turn is None or self._asleep.get(seat, 0.0) > time.monotonic():
            return False
        if seat in book.autopilots:
            return self.rng.random() < 0.01
        if turn.heard and self.rng.random() < 0.01:
            self._asleep[seat] = time.monotonic() + self.rng.uniform(5, 25)
            return False
        return turn.heard or (turn.excused and self.rng.random() < 0.1)

    def _all_is_sent(self) -> bool:
        """Whether the outbox is empty. Call it after the books were read."""
        if not self.hall.up.is_set() or self.hall.state_of(self.number)[2]:
            return False
        statement = "select 1 from outbox where match = ? and state in ('pending', 'sending') limit 1"
        return not self.hall.query(statement, self.number)

    def _deadlines(self) -> None:
        """Check that the bot reacts soon to a deadline."""
        now, moment = self.hall.dials.ahead + time.time() * 1000, time.monotonic()
        rows = self.hall.query(
            "select s.seat, s.clock from seats s join matches m on m.id = s.match where s.match = ? "
            "and m.state = 'running' and m.paused_at is null and s.awaited and not s.autopilot",
            self.number,
        )
        clocks = [(seat, read_clock(text)) for seat, text in rows]
        late = {
            (seat, clock.deadline)
            for seat, clock in clocks
            if clock.deadline is not None and not clock.out and clock.deadline < now
        }
        self._overdue = {one: self._overdue.get(one, moment) for one in late}
        for (seat, _), since in list(self._overdue.items()):
            if moment - max(since, self.hall.up_since) > OVERDUE and self.hall.up.is_set():
                self.hall.ledger.fault(
                    f"match {self.number}: the time of seat {seat} is out, and nobody minds"
                )
                self._overdue.clear()

    async def _act(self, book: Book, seat: Seat) -> None:
        user, rng = book.users[seat], self.rng
        await self.hall.up.wait()
        person, before = self.witness(user), book.rows[-1].n
        calm = self.hall.ledger.troubled == 0
        try:
            async with asyncio.timeout(90):
                kind = rng.random()
                if kind < 0.86:
                    text = self._any_turn(book, seat)
                    answer = await person.slash("move", move=text, match=self.number)
                    if calm and not person.done and not answer.failed and self.hall.ledger.troubled == 0:
                        self._refusal(book, seat, text, answer.text, before)
                elif kind < 0.93:
                    await turn_by_buttons(person, self, rng)
                else:
                    await turn_by_commands(person, self, rng)
        except GIVE_UP as error:
            self.hall.ledger.tally[f"acts cut off: {type(error).__name__}"] += 1
            if calm and self.hall.ledger.troubled == 0 and str(error):
                self.hall.ledger.tally[f"cut off in calm: {type(error).__name__} {str(error)[:70]}"] += 1
        if person.done and rng.random() < 0.04:
            asked = await self._try(person, "table undo", match=self.number)
            if asked is not None:
                await press_verb(person, asked, "undo")
            self.hall.ledger.tally["undone"] += 1

    def _refusal(self, book: Book, seat: Seat, text: str, said: str, before: int) -> None:
        """Report a legal turn that was refused without a fault."""
        book.refresh()
        running = self.hall.state_of(self.number)[0] == "running"
        if running and book.rows[-1].n == before and seat in book.to_act:
            self.hall.ledger.fault(f"match {self.number}: {text} was refused to seat {seat}: {said[:200]}")

    def _any_turn(self, book: Book, seat: Seat) -> str:
        """Choose a legal turn, up to a draw or a decision of others."""
        moves: list[str] = []
        while (planned := preview(book.rules, book.state, seat, moves)).status == "asked":
            legal = [str(one) for one in book.rules.moves(planned.state, seat) if one.kind != "back"]
            moves.append(self.rng.choice(legal))
        return " ".join(moves)

    async def _look(self) -> None:
        """Let a person look at something, or take a seat that is offered."""
        assert self.book is not None
        stranger = self.rng.random() < 0.3
        user = self.rng.choice(self.hall.crowd if stranger else list(self.book.users.values()))
        person = self.witness(user)
        with contextlib.suppress(*GIVE_UP):
            offered = f"tp:seat:{self.number}:"
            if user not in self.book.users.values():
                for message in reversed(self.messages()[-30:]):
                    for control in usable(message):
                        if control["custom_id"].startswith(offered):
                            await person.press(control["custom_id"], message)
                            self.hall.ledger.tally["seats asked for"] += 1
                            return
            path = self.rng.choice(LOOKS)
            await person.slash(path, **({} if path == "table mine" else {"match": self.number}))

    async def _move_away(self) -> None:
        """Move a match whose channel is lost, back to its old place if possible."""
        world, rng = self.hall.box.world, self.rng
        await asyncio.sleep(rng.uniform(0.3, 2.0))
        texts = [one.id for one in world.channels.values() if one.type == TEXT]
        post = self.post
        where = post if post in world.channels and rng.random() < 0.5 else rng.choice(texts)
        if world.channels[where].type == DM:
            return
        person = Witness(
            self.hall, rng.choice(list(self.book.users.values() if self.book else self.users)), where
        )
        answer = await self._try(person, "table move", match=self.number)
        said = "no answer" if answer is None or answer.interaction.response is None else answer.text[:60]
        self.hall.ledger.tally[f"moved: {said}"] += 1

    async def _move_on(self) -> None:
        """Let all players agree to go on in another channel, whatever is on its way to the old one."""
        texts = [one.id for one in self.hall.box.world.channels.values() if one.type == TEXT]
        where, before = self.rng.choice(texts), self.post
        assert self.book is not None
        for user in [*self.book.users.values()]:
            await self._try(Witness(self.hall, user, where), "table move", match=self.number)
        self.hall.ledger.tally["moved by all"] += self.post != before

    async def _vote(self, book: Book) -> None:
        """Let all players vote to end the match."""
        for user in list(book.users.values()):
            person = self.witness(user)
            answer = await self._try(person, "table end", match=self.number)
            with contextlib.suppress(*GIVE_UP):
                if answer is not None and (sure := control_ending(answer, ":sure")) is not None:
                    await person.press(sure["custom_id"], answer)  # nobody else is there

    async def _end(self) -> None:
        """Wait until all messages are sent, and check the whole match."""
        ledger, until = self.hall.ledger, time.monotonic() + STALLED
        while not (self._all_is_sent() and ledger.parcels[self.number]):
            if self.hall.state_of(self.number)[2]:
                await self._move_away()
            if time.monotonic() > until:
                ledger.fault(f"match {self.number}: its end is not told")
                break
            await asyncio.sleep(0.3)
        ledger.over(self.number)
        ledger.tally["finished"] += 1
        ledger.tally[f"finished {self.game}"] += 1
        assert self.book is not None
        ledger.tally["moves"] += self.book.moves
        world, post = self.hall.box.world, self.post
        if post in world.channels and world.channels[post].is_thread:
            world.delete_channel(post)  # or the sandbox would keep thousands of pictures
