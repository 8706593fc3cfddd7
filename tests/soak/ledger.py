"""Checks of everything that the bot does against the books: messages, pings, answers, times, memory."""

from __future__ import annotations

import re
import time
from collections import Counter, defaultdict, deque
from collections.abc import Iterable
from itertools import islice, product
from typing import Any, Final

import msgspec

from bot.core import Seat
from bot.match.engine.moves import preview
from bot.match.engine.replay import ITSELF, ORDERED
from bot.match.errors import UserError
from bot.sandbox import events
from bot.sandbox.interactions import AUTOCOMPLETE
from bot.sandbox.things import DM, Message
from bot.store.plans import AHEAD
from bot.text import LANGUAGES, pick_language, words
from tests.sandbox.box import Box
from tests.sandbox.person import controls
from tests.soak import secrets
from tests.soak.books import Book, Query

MARK: Final = re.compile(r":j([0-9a-f]{10})$")
MOST_FAULTS: Final = 200
DONE: Final = tuple(
    words(language)(key, who=("\0",)).partition("\0")[0].strip()
    for language in LANGUAGES
    for key in ("page-done-waiting", "page-done-at-once", "page-done-again", "page-done-over")
)
"""The start of an answer that confirms a turn."""
ON_ITS_WAY: Final = 20.0
"""Seconds for which a hand may still arrive at a person who has handed the seat over."""
STANDING: Final = 3000
"""The number of messages that are remembered, because somebody may delete them."""
REMINDERS: Final = 3
"""The largest number of reminders in one turn."""
BEFORE: Final = 3
"""The number of earlier positions in which a draft may have been made."""


class Ledger:
    """Listens to a sandbox. `query` runs a statement on the bot's database."""

    def __init__(self, box: Box, query: Query) -> None:
        self.box, self.world, self.query = box, box.world, query
        self.faults: list[str] = []
        self.tally: Counter[str] = Counter()
        self.books: dict[int, Book] = {}
        self.checked: set[int] = set()
        """Finished matches that were checked."""
        self.marks: Counter[str] = Counter()
        self.journal: deque[tuple[float, str]] = deque(maxlen=12)
        """The latest faults, and when they began."""
        self._standing: dict[int, tuple[int, tuple[str, ...], tuple[tuple[int, int], ...]]] = {}
        """The newest messages: their channel, nonce, and whom they ping in which match."""
        self._positions: dict[int, int] = {}
        """By match: the newest position on a board."""
        self._reminded: Counter[tuple[int, int, int]] = Counter()
        self._told: dict[str, tuple[int, tuple[str, ...] | None]] = {}
        """By key: the person whose turn the bot has confirmed, and the moves as typed."""
        self._drafts: defaultdict[tuple[int, int], dict[str, None]] = defaultdict(dict)
        """By match and seat: the drafts that were seen, oldest first."""
        self._opened: dict[int, tuple[float, bool]] = {}
        self.waits: list[float] = []
        """Seconds until the first response while the bot was running."""
        self.calm_waits: list[float] = []
        """Seconds until the first response without a fault meanwhile."""
        self.troubled = 0
        """The number of current faults."""
        self.finals: Counter[int] = Counter()
        self.parcels: Counter[int] = Counter()
        self.lost_told: Counter[tuple[int, int]] = Counter()
        box.world.subscribe(self.note)

    def fault(self, text: str) -> None:
        self.tally["faults"] += 1
        if len(self.faults) < MOST_FAULTS:
            now = time.monotonic()
            before = ", ".join(f"{what} {now - then:.1f}" for then, what in self.journal)
            self.faults.append(text)
            print(f"FAULT {time.strftime('%H:%M:%S')} {text} [seconds since: {before}]", flush=True)

    def open(self, match: int) -> Book:
        self.books[match] = Book(match, self.query, self.fault)
        return self.books[match]

    # -- events ------------------------------------------------------------------------------------------

    def note(self, event: events.Event) -> None:
        """Handle an event. Exceptions are reported as errors, because a subscriber must not raise them."""
        try:
            self._note(event)
        except Exception as error:
            self.fault(f"the ledger failed on {type(event).__name__}: {error!r}")

    def _note(self, event: events.Event) -> None:
        match event:
            case events.InteractionOpened(interaction_id=number, payload=payload):
                if payload["type"] != AUTOCOMPLETE:
                    self._opened[number] = (time.perf_counter(), self.troubled == 0)
                    self.tally["interactions"] += 1
            case events.InteractionAnswered(interaction_id=number):
                began, calm = self._opened.pop(number, (None, False))
                if began is not None:
                    took = time.perf_counter() - began
                    self.waits.append(took)
                    if calm and not self.troubled:
                        self.calm_waits.append(took)
            case events.InteractionFailed(interaction_id=number):
                if self._opened.pop(number, None):
                    self.tally["interactions not answered"] += 1
            case events.MessageCreated(message=message):
                if message.author_id == self.world.bot.id:
                    self._said(message, message.seen_by, new=True)
            case events.MessageEdited(message=message):
                if message.author_id == self.world.bot.id:
                    self._said(message, message.seen_by, new=False)
            case events.MessageDeleted(message_id=number):
                self._gone(number)
            case events.ChannelDeleted(channel=channel):
                for number in [one for one, (where, *_) in self._standing.items() if where == channel.id]:
                    self._gone(number)
            case _:
                pass

    def _said(self, message: Message, reader: int | None, *, new: bool) -> None:
        channel = self.world.channels[message.channel_id]
        if channel.type == DM:
            reader = next(one for one in channel.member_ids if one != self.world.bot.id)
        ids = [str(one.get("custom_id", "")) for one in controls(message)]
        self._secrets(message, ids, reader)
        if message.seen_by is not None:
            return
        self._private_control(message, ids, direct=channel.type == DM)
        if not new:
            return
        marks = [found[1] for one in ids if (found := MARK.search(one))]
        for mark in marks:
            self.marks[mark] += 1
            here = (
                where == message.channel_id and mark in known for where, known, _ in self._standing.values()
            )
            if self.marks[mark] > 1 and any(here):  # a match that moves is shown again in its new place
                self.fault(f"a message came twice: {mark} {ids[:1]} {message.content[:60]!r}")
        called = self._called(message, ids)
        self._standing[message.id] = (message.channel_id, tuple(marks), called)
        while len(self._standing) > STANDING:
            del self._standing[next(iter(self._standing))]
        self.tally["messages"] += 1
        if channel.type == DM:
            self.tally["direct messages"] += 1
        self._public(message, ids, marks, reader)

    def _gone(self, number: int) -> None:
        """A message was deleted. The bot may send it again if it did not know that it had arrived."""
        _, marks, called = self._standing.pop(number, (0, (), ()))
        for mark in marks:
            left = self.query(
                "select 1 from outbox where nonce like ? and state in ('pending', 'sending')", f"{mark}%"
            )
            if left:
                self.marks[mark] -= 1
                for match, user in called:
                    self.books[match].unheard(user)

    def _called(self, message: Message, ids: Iterable[str]) -> tuple[tuple[int, int], ...]:
        """The match and the user whom a board pings."""
        boards = [one.split(":") for one in ids if one.startswith("tp:turn:") and one.count(":") == 4]
        return tuple((int(board[2]), user) for board in boards for user in message.pings)

    def _private_control(self, message: Message, ids: Iterable[str], *, direct: bool) -> None:
        """Check that an ephemeral page goes only to its person."""
        for one in ids:
            if one.split(":")[1:2] in (["ans"], ["end"], ["spot"], ["confirm"]):
                self.fault(f"a private page stands in the open: {one} in {message.channel_id} ({direct})")

    def _public(self, message: Message, ids: list[str], marks: list[str], reader: int | None) -> None:
        verbs = {one.split(":")[1]: one.split(":") for one in ids if one.count(":") >= 2}
        board = verbs.get("turn")
        if board is not None and len(board) == 5 and "log" in verbs:
            self._board(message, int(board[2]), int(board[3]))
        elif {"again", "step"} <= verbs.keys():  # the end of a turn has one of them
            self.finals[int(verbs["again"][2])] += 1
        elif "verify" in verbs:
            self.parcels[int(verbs["verify"][2])] += 1
        elif marks:
            self._notice(message, marks[0])

    def _board(self, message: Message, match: int, position: int) -> None:
        self.tally["boards"] += 1
        book = self.books.get(match) or self.open(match)
        before = self._positions.get(match, -1)
        if position < before:
            self.fault(f"match {match}: a board of position {position} came after one of {before}")
        self._positions[match] = max(before, position)
        for user in message.pings:
            self.tally["pings"] += 1
            book.pinged(user)

    def _notice(self, message: Message, mark: str) -> None:
        rows = self.query('select match, seat, "user", payload from outbox where nonce like ?', f"{mark}%")
        if not rows:
            return
        match, _, user, load = rows[0]
        said = (msgspec.json.decode(load).get("said") or {}).get("key", "")
        if not said or match is None:
            return
        self.tally[said] += 1
        if said.startswith("table-reminder"):
            whom = user if user is not None else next(iter(message.pings), None)
            self._reminder(match, whom)
        elif said == "table-place-lost-notice":
            self.lost_told[match, user] += 1

    def _reminder(self, match: int, user: int | None) -> None:
        book = self.books.get(match) or self.open(match)
        book.refresh()
        seat = None if user is None else book.seat_of(user)
        turn = None if seat is None else book.turns.get(seat)
        if user is None or seat is None:
            self.fault(f"match {match}: a reminder for {user}, who does not play")
        elif turn is not None:
            self._reminded[match, user, turn.since] += 1
            if self._reminded[match, user, turn.since] > REMINDERS:
                self.fault(f"match {match}: {user} was reminded too often for step {turn.since}")

    # -- secrets -----------------------------------------------------------------------------------------

    def _secrets(self, message: Message, ids: Iterable[str], reader: int | None) -> None:
        """Check that a message has no secret of another seat."""
        numbers = {int(part) for one in ids for part in one.split(":")[2:3] if part.isdecimal()}
        text = secrets.shown(message)
        for match in numbers & self.books.keys():
            book = self.books[match]
            book.refresh()
            if not book.to_act or match in self.checked:
                continue  # all is open at the end
            seat = None if reader is None else self._seat(book, reader)
            if seat is not None:
                self._drafts_of(book, seat)
            locale = self.world.people[reader].locale if reader is not None else self.world.guild.locale
            names = self._names(book)
            language = pick_language(locale)
            told = secrets.told_by(text, book.game, [book.state], names, seat, language)
            if told and seat is not None:
                states = [book.state, *self._own_states(book, seat)]
                other = self._own_elsewhere(numbers - {match}, reader, language)
                told = secrets.told_by(text, book.game, states, names, seat, language, other)
            self.tally["texts looked at"] += 1
            if told:
                who = "everybody" if reader is None else self.world.people[reader].name
                self.fault(f"match {match}: {who} is told a secret of {told!r} in {text[:80]!r}")

    def _names(self, book: Book) -> tuple[str, ...]:
        people = self.world.people
        return tuple(
            people[book.users[seat]].name if seat in book.users else "" for seat in range(book.seats)
        )

    def _own_elsewhere(self, matches: Iterable[int], reader: int | None, language: str) -> frozenset[str]:
        """What the reader may see in the other matches to which a page leads, such as "nothing to pay"."""
        own = set[str]()
        for book in [self.books[match] for match in matches if match in self.books]:
            seat = None if reader is None else self._seat(book, reader)
            names = self._names(book)
            for state in () if seat is None else (book.state, *book.recent):
                own |= secrets.said_to(book.game, state, seat, names, language)
        return frozenset(own)

    def _seat(self, book: Book, reader: int) -> Seat | None:
        """The seat that a reader has, or had until a moment ago, when a hand may have been on its way."""
        left, when = book.left.get(reader, (None, 0.0))
        seat = book.seat_of(reader)
        return left if seat is None and time.monotonic() - when < ON_ITS_WAY else seat

    def _own_states(self, book: Book, seat: Seat) -> Iterable[Any]:
        """The positions that a seat may have seen: some steps ago, and planned ones."""
        yield from book.recent
        states = (book.state, *islice(reversed(book.recent), BEFORE))
        for state, text in product(states, self._drafts_of(book, seat)):
            moves = msgspec.json.decode(text, type=list[str])
            for upto in range(1, len(moves) + 1):
                try:
                    yield preview(book.rules, state, seat, moves[:upto]).state
                except UserError:
                    break

    def _drafts_of(self, book: Book, seat: Seat) -> Iterable[str]:
        """The drafts of a seat that were in the store when one of its texts was looked at: a page that is on
        its way may show one that was changed since."""
        rows = self.query("select moves from drafts where match = ? and seat = ?", book.match, seat)
        drafts = self._drafts[book.match, seat]
        drafts.update(dict.fromkeys(text for (text,) in rows))
        return drafts

    # -- answers -----------------------------------------------------------------------------------------

    def heard(self, user: int, interaction: int, text: str, typed: tuple[str, ...] | None) -> bool:
        """Whether an answer confirms a turn. Such a turn must be in the database exactly once."""
        if not any(done in text for done in DONE):
            return False
        self.tally["turns told as played"] += 1
        found = self._played(user, interaction)
        if len(found) != 1:
            self.fault(f"{user} was told that {interaction} is played: {len(found)} times in the store")
            return True
        match, first = found[0]
        self._told[f"play.submit:{match}:{user}:{interaction}"] = (match, typed)
        if typed is not None:
            rows = self.query(
                "select move, key from steps where match = ? and batch = ? and seat <> 99 order by n",
                match,
                first,
            )
            moves = tuple(move for move, key in rows if not str(key).startswith((ITSELF, ORDERED)))
            if moves + self._kept(match, first, len(typed) - len(moves)) != typed:
                self.fault(f"match {match}: {typed} was typed and {moves} is in the store")
        return True

    def _kept(self, match: int, first: int, count: int) -> tuple[str, ...]:
        """The next answers of the seat that made this step: those that were typed ahead are kept as an order,
        and played when they are asked for."""
        of_seat = "match = ? and seat = (select seat from steps where match = ? and n = ?)"
        ordered = f"select move from steps where {of_seat} and n > ? and key like '{ORDERED}%' order by n"
        played = [move for (move,) in self.query(ordered, match, match, first, first)]
        kept = self.query(f"select moves from plans where {of_seat} and kind = ?", match, match, first, AHEAD)
        waiting = [move for (text,) in kept for move in msgspec.json.decode(text, type=list[str])]
        return tuple([*played, *waiting][:count])

    def _played(self, user: int, interaction: int) -> list[tuple[int, int]]:
        """The match and the first step that an interaction has made."""
        return [
            (match, int(n))
            for match, book in self.books.items()
            if user in book.ever and match not in self.checked
            for (n,) in self.query(
                'select n from steps where match = ? and "key" = ?',
                match,
                f"play.submit:{match}:{user}:{interaction}",
            )
        ]

    # -- at the end --------------------------------------------------------------------------------------

    def check_match(self, match: int) -> None:
        """Check a match at its end, or at the end of the soak test."""
        book = self.books[match]
        book.refresh()
        book.unchanged()
        n, kept = self.query("select n, state from snapshots where match = ?", match)[0]
        if n != book.rows[-1].n:
            self.fault(f"match {match}: the snapshot is of step {n}, the log goes to {book.rows[-1].n}")
        if msgspec.json.decode(kept, type=book.rules.state_type) != book.state:
            self.fault(f"match {match}: the log leads to another state than was kept")
        steps = self.query("select steps from matches where id = ?", match)[0][0]
        if steps != book.rows[-1].n or [row.n for row in book.rows] != list(range(1, steps + 1)):
            self.fault(f"match {match}: the log has gaps")
        for key, often in book.keys.items():
            if often > 1:
                self.fault(f"match {match}: {key} was played {often} times")
        for key, (where, _) in self._told.items():
            if where == match and not book.keys[key]:
                self.fault(f"match {match}: {key} was told as played and is not there")
        for key in [key for key, (where, _) in self._told.items() if where == match]:
            del self._told[key]

    def over(self, match: int) -> None:
        """Check a match that is finished and whose messages are sent."""
        self.check_match(match)
        self.checked.add(match)
        for what, often in (("final boards", self.finals[match]), ("parcels", self.parcels[match])):
            if often != 1:
                self.fault(f"match {match}: {often} {what} were posted")
        for key in [key for key in self._reminded if key[0] == match]:
            del self._reminded[key]


def percentile(samples: list[float], share: float) -> float:
    ordered = sorted(samples)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0
