"""Whatever people do at one table: nothing breaks, and everybody is called once for each turn."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress

import pytest

from bot.match import Delivery, Person, Place
from bot.match.errors import UserError
from bot.match.outbox.messages import Board, DirectBoard, Notice
from bot.match.outbox.posted import TurnCall
from bot.match.proposals.clock import End, MoreTime, NewClock, Pause
from bot.match.proposals.move import Swap
from bot.match.proposals.proposal import Proposal
from bot.match.proposals.service import KINDS
from bot.match.timing.clock import DAY, HOUR, Absence, TimeControl
from bot.store import SeatRow, matches, proposals
from tests.match.app import HERE, OWNER, PEOPLE, MatchApp

CROWD = (*PEOPLE, *(Person(20 + n, name) for n, name in enumerate(("Eve", "Fay", "Gus"))))
PLACES = (HERE, Place(1, 300), Place(1, 301), Place(2, 400))
GAMES = ("ferry", "golden_horn", "pyramids", "edo", "bora_bora")
DEEDS = 120
"""Things that are done at a table, at most."""
Call = tuple[int, int, int]
"""Seat, person, turn token."""


class Evening:
    """One table, and what is heard of it."""

    def __init__(self, app: MatchApp, seed: int) -> None:
        self.app, self.services, self.rng = app, app.services, random.Random(seed)
        self.match = 0
        self.called: Counter[Call] = Counter()
        self.uncalled: set[Call] = set()
        """Turns that people have brought about themselves, so that nobody calls them."""
        self.repeats = False
        """A manager has had the board posted again, or rolled the match back."""
        self.done: list[str] = []

    async def begin(self) -> None:
        game = self.rng.choice(GAMES)
        seats = self.rng.choice((2, 3) if game == "ferry" else (2, 3, 3, 4))
        computers = int(seats > 2 and self.rng.random() < 0.25)
        host, *others = CROWD[: seats - computers]
        lobby = self.services.lobby
        self.match = (await lobby.open(game, seats, {}, host, HERE, "en", computers=computers)).match
        for person in others:
            await lobby.join(self.match, person, HERE.guild)
        await lobby.start(self.match, host.user)
        self.hear(await self.app.later(0))

    def hear(self, jobs: Collection[Delivery]) -> None:
        """Count the calls that are delivered."""
        for job in jobs:
            message, calls = job.message, list[Call]()
            if isinstance(message, Board | DirectBoard):
                calls = [(ping.seat, ping.user, ping.token) for ping in job.pings]
            elif isinstance(message, Notice) and isinstance(message.purpose, TurnCall) and job.user:
                calls = [(message.purpose.seat, job.user, message.purpose.turn_token)]
            for call in calls:
                self.called[call] += 1
                assert self.called[call] == 1 or self.repeats, (call, self.done)

    async def seats(self) -> Sequence[SeatRow]:
        async with self.app.store.read() as db:
            return await matches.seats_of(db, self.match)

    async def turns(self, user: int | None = None) -> set[Call]:
        """The turns of people, or of one of them."""
        asked = [seat for seat in await self.seats() if seat.awaited and user in (None, seat.user)]
        return {(seat.seat, seat.user, seat.turn_token) for seat in asked if seat.user and not seat.autopilot}

    async def go_on(self) -> bool:
        """Somebody does something, and everybody whose turn it is then has been called."""
        brief = await self.services.views.brief(self.match)
        users = [player.user for player in brief.players if player.user is not None]
        if brief.state != "running" or not users:
            return False
        deed = self.rng.choices(*zip(*DEEDS_BY_WEIGHT, strict=True))[0]
        user = self.rng.choice(users)
        if deed is play:
            user = self.rng.choice([brief.players[seat].user or user for seat in brief.awaited])
        self.done.append(f"{deed.__name__}:{user}")
        with suppress(UserError):
            await deed(self, user)
        self.uncalled |= await self.turns(user)
        if self.rng.random() < 0.75:
            self.hear(await self.app.later(0))
            self.repeats = False
            brief = await self.services.views.brief(self.match)
            if brief.state == "running" and not brief.alone:
                assert await self.turns() <= self.called.keys() | self.uncalled, self.done
        return True

    @property
    def key(self) -> str:
        return self.app.key()


async def play(at: Evening, user: int) -> None:
    """A turn or a part of it."""
    draft: list[str] = []
    while True:
        preview = await at.services.play.preview(at.match, user, None, draft)
        half = bool(preview.turns) and not preview.whole
        if preview.status != "asked" or (draft and not half and at.rng.random() < 0.1):
            break
        draft.append(at.rng.choice(preview.answers).notation)
    await at.services.play.submit(at.match, user, None, draft, key=at.key)


async def take_back(at: Evening, user: int) -> None:
    await at.services.play.undo(at.match, user, key=at.key)


async def plan(at: Evening, user: int) -> None:
    """Answer ahead."""
    plans, draft = at.services.plans, list[str]()
    trial = await plans.trial(at.match, user)
    while trial.preview.status == "asked" and len(draft) < 6:
        draft.append(at.rng.choice(trial.preview.answers).notation)
        trial = await plans.try_out(at.match, user, trial.n, draft)
    await plans.order(at.match, user, key=at.key)


async def ask_to_undo(at: Evening, user: int) -> None:
    choices = await at.services.undo.choices(at.match, user)
    if choices.earlier:
        await at.services.undo.ask(at.match, user, at.rng.choice(choices.earlier[-3:]).number, key=at.key)


async def propose(at: Evening, user: int) -> None:
    absences: tuple[Absence, ...] = ("autopilot", "substitute", "wait")
    wishes: tuple[Proposal, ...] = (
        Pause(),
        NewClock.of(
            TimeControl(clock="turn", turn=at.rng.choice((1, 2)) * DAY, absence=at.rng.choice(absences))
        ),
        MoreTime.of(at.rng.choice((2, 24)) * HOUR),
        Swap.of(*at.rng.sample(range(len(await at.seats())), 2)),
        *((End(),) if at.rng.random() < 0.3 else ()),
    )
    await at.services.proposals.propose(at.match, user, at.rng.choice(wishes), key=at.key)


async def vote(at: Evening, user: int) -> None:
    """Answer one of the open proposals."""
    async with at.app.store.read() as db:
        asked = await proposals.of_match(db, at.match)
    kinds = {kind.name: kind for kind in KINDS}
    known = [row for row in asked if row.kind in kinds]
    if not known:
        return
    row, yes = at.rng.choice(known), at.rng.random() < 0.75
    if row.kind == proposals.UNDO:
        version = (await at.services.views.brief(at.match)).public_version
        await at.services.undo.answer(
            at.match, user, row.seat, version, row.value, yes, key=at.key, knowing=True
        )
        return
    kind = kinds[row.kind]
    answer = at.services.proposals.answer if yes else at.services.proposals.decline
    await answer(at.match, user, kind, row.seat if kind.of_seat else row.since or 0, key=at.key)


async def pause(at: Evening, user: int) -> None:
    await at.services.proposals.pause(at.match, user, at.rng.random() < 0.5, key=at.key)


async def move(at: Evening, user: int) -> None:
    await at.services.proposals.move(at.match, user, at.rng.choice(PLACES), key=at.key)


async def offer(at: Evening, user: int) -> None:
    seat = at.rng.choice((None, *range(len(await at.seats()))))
    await at.services.seats.offer(at.match, user, seat, at.rng.choice((None, *CROWD)), key=at.key)


async def take(at: Evening, _: int) -> None:
    seat = at.rng.randrange(len(await at.seats()))
    await at.services.seats.take(at.match, at.rng.choice(CROWD), seat, HERE.guild, key=at.key)


async def give_to_computer(at: Evening, user: int) -> None:
    seats = await at.seats()
    if sum(seat.user is not None for seat in seats) > 1:
        seat = at.rng.choice((None, *range(len(seats))))
        await at.services.seats.give_to_computer(at.match, user, "easy", seat, key=at.key)


async def call_autopilot(at: Evening, user: int) -> None:
    await at.services.seats.call_autopilot(at.match, user, key=at.key)


async def come_back(at: Evening, user: int) -> None:
    await at.services.seats.come_back(at.match, user, key=at.key)


async def leave(at: Evening, user: int) -> None:
    """Resign, or be forgotten."""
    if at.rng.random() < 0.5:
        await at.services.resigning.resign(at.match, user, key=at.key)
    else:
        await at.services.privacy.forget(user)


async def wait(at: Evening, _: int) -> None:
    """Hours or days pass."""
    at.hear(await at.app.later(at.rng.choice((HOUR, 12 * HOUR, 2 * DAY, 4 * DAY))))
    at.repeats = False


async def manage(at: Evening, _: int) -> None:
    """A manager of the server repairs something."""
    moderation, rng = at.services.moderation, at.rng
    what = rng.randrange(4)
    if what == 0:
        await moderation.move(OWNER, at.match, rng.choice(PLACES), key=at.key)
    elif what == 1:
        seat = rng.randrange(len(await at.seats()))
        await moderation.give_seat(OWNER, at.match, seat, rng.choice(CROWD), key=at.key)
    elif what == 2:
        at.repeats = True
        await moderation.resend(OWNER, at.match, key=at.key)
    else:
        back = await moderation.turns(OWNER, at.match)
        if back.turns:
            at.repeats, turn = True, rng.choice(back.turns[-4:])
            version = back.brief.public_version
            await moderation.roll_back(OWNER, at.match, version, turn.number, key=at.key)


Deed = Callable[[Evening, int], Awaitable[None]]
DEEDS_BY_WEIGHT: tuple[tuple[Deed, int], ...] = (
    (play, 20),
    (take_back, 4),
    (plan, 2),
    (ask_to_undo, 4),
    (propose, 4),
    (vote, 8),
    (pause, 4),
    (move, 4),
    (offer, 4),
    (take, 4),
    (give_to_computer, 6),
    (call_autopilot, 2),
    (come_back, 2),
    (leave, 1),
    (wait, 8),
    (manage, 6),
)


@pytest.mark.long
@pytest.mark.parametrize("seed", [*range(10), 40, 45, 50])
async def test_everybody_is_called_once_for_each_turn(app: MatchApp, seed: int) -> None:
    evening = Evening(app, seed)
    await evening.begin()
    for _ in range(DEEDS):
        if not await evening.go_on():
            break
    if (await app.services.views.brief(evening.match)).secret is not None:
        assert (await app.services.fairness.verify(evening.match)).sound
