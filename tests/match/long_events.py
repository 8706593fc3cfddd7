"""Years at the table in which people leave and resign, play at private tables, and enter an event.

More books are kept: how long a table stands still, how a seat that never moves is rated, whether a round of
an event ends in time, and where those are called who play from another server.
"""

from __future__ import annotations

from typing import Final

from bot.match import Brief, Delivered, Delivery, Place
from bot.match.engine.models import Manager
from bot.match.errors import UnknownMatch, UserError
from bot.match.events.models import EventView, Leader, Opening, Settings
from bot.match.events.rounds import Rounds
from bot.match.lobby.terms.clock import TableClock
from bot.match.outbox.messages import Notice
from bot.match.outbox.posted import TurnCall
from bot.match.results import rating
from bot.match.results.rating import NEWCOMER, Skill
from bot.match.timing.clock import DAY, HOUR, TimeControl
from bot.store import Store, results
from tests.draining import drained
from tests.match.app import ALL
from tests.match.characters import ABROAD, STATUES, STRANGERS, TOWN, Character
from tests.match.long_run import CLOCKS, Sim
from tests.match.messages import fact_of

HERE: Final = Place(1, 100)
THERE: Final = Place(ABROAD, 300)
ASLEEP: Final = 24 / 13.5
"""By how much quiet hours make a turn longer: nobody here sleeps for more than ten and a half hours."""
ROUND: Final = 40 * DAY
ORGANISER: Final = TOWN[0].person


class Years(Sim):
    def __init__(self, store: Store, seed: int) -> None:
        self.event: int | None = None
        self.progress: dict[int, tuple[object, int]] = {}
        """By match: what it looked like when something last changed, and when that was."""
        self.of_event: set[int] = set()
        self.ratings: dict[tuple[int, str, int], float] = {}
        super().__init__(store, seed)
        self.people |= {one.person.user: one for one in STRANGERS}

    # -- tables -------------------------------------------------------------------------------------------

    async def open(self, game: str) -> None:
        """Every third table is private; at some with an autopilot a statue sits."""
        if self.tally["opened"] % 3 == 1:
            await self._open_private(game, min(3, max(ALL[game].seats)))
        else:
            await super().open(game)

    async def meet_in_private(self) -> None:
        """Two open a private table of their own accord: there are enough of them, whatever the dice say."""
        await self._open_private("pyramids", 2)

    async def _open_private(self, game: str, seats: int) -> None:
        number = self.tally["opened"]
        time_control = CLOCKS[number % len(CLOCKS)]
        chosen = [one.person for one in self.rng.sample(TOWN, seats)]
        if time_control.absence == "autopilot":
            chosen[-1] = self.rng.choice(STATUES).person
            self.tally["with a statue"] += 1
        place, lobby = Place(1, 100), self.services.lobby
        brief = await lobby.open(game, seats, {}, chosen[0], place, "en", private=True)
        brief = await lobby.give_thread(brief.match, place.within(200 + number))
        self.tally["opened"] += 1
        self.tally["private"] += 1
        stranger = next(one.person for one in TOWN if one.person not in chosen)
        try:
            await lobby.join(brief.match, stranger, 1)
        except UnknownMatch:
            self.tally["leaked links"] += 1
        await lobby.invite(brief.match, chosen[0].user, chosen[1:], key=self.key())
        for one in chosen[1:]:
            await lobby.join(brief.match, one, 1)
        await lobby.set_terms(brief.match, chosen[0].user, TableClock(time_control))
        await self.begin(brief, time_control)

    async def observe(self, match: int, actor: int | None = None, *, undone: bool = False) -> Brief:
        brief = await super().observe(match, actor, undone=undone)
        looks = (
            brief.state,
            brief.public_version,
            brief.paused_at,
            tuple((one.user, one.awaited, one.awaited_since, one.on_autopilot) for one in brief.players),
        )
        known = self.progress.get(match)
        if known is None or known[0] != looks:
            self.progress[match] = looks, self.now
        elif brief.state == "running" and brief.paused_at is None:
            self._must_go_on(brief, self.now - known[1])
        return brief

    def _must_go_on(self, brief: Brief, still: int) -> None:
        """Where the autopilot was agreed on, nothing stands still for longer than the clock allows."""
        control = brief.time_control
        if control.clock == "none" or control.absence != "autopilot":
            return
        waiting = [self.episodes.get((brief.match, seat)) for seat in brief.awaited]
        if any(one is None or one.disturbed for one in waiting):
            return
        self.tally["looked whether it goes on"] += 1
        allowed = float(control.turn + control.reserve)
        if control.quiet == "stops":  # a wait that begins with a night has one night more than days
            allowed = allowed * ASLEEP + DAY * (1 - 1 / ASLEEP)
        if still > allowed + HOUR:
            self.fault(f"match {brief.match}: nothing happens for {still / DAY:.1f} days")

    def tables(self) -> int:
        return len(self.running.keys() - self.of_event)

    # -- leaving ------------------------------------------------------------------------------------------

    async def resign(self) -> None:
        """Somebody gives up."""
        if (found := await self._somebody()) is None:
            return
        await self.services.resigning.resign(*found, key=self.key())
        self.tally["resigned"] += 1
        try:
            await self.services.resigning.resign(*found, key=self.key())
        except UserError:
            self.tally["resigned twice"] += 1
        await self.spread([found[0]])

    async def leave(self) -> None:
        """Somebody offers their seat."""
        if (found := await self._somebody()) is None:
            return
        match, user = found
        seat = next(one.seat for one in (await self.services.views.brief(match)).players if one.user == user)
        try:
            await self.services.seats.offer(match, user, key=self.key())
        except UserError:
            return
        self.tally["offered"] += 1
        self.plan(self.now + self.rng.randrange(HOUR, 2 * DAY), "take", match, seat)
        await drained(self.worker)

    async def _somebody(self) -> tuple[int, int] | None:
        matches = sorted(self.running)
        if not matches:
            return None
        match = self.rng.choice(matches)
        brief = await self.services.views.brief(match)
        there = [one.user for one in brief.players if one.user is not None and not one.on_autopilot]
        return (match, self.rng.choice(there)) if len(there) > 1 else None

    async def back(self, match: int, seat: int) -> None:
        player = (await self.services.views.brief(match)).players[seat]
        if player.user is None or self.people[player.user].kind != "statue":
            await super().back(match, seat)

    async def act(self, episode: object) -> None:
        user = getattr(episode, "user", None)
        if user is not None and self.people[user].kind != "statue":
            await super().act(episode)  # type: ignore[arg-type]

    # -- what is delivered --------------------------------------------------------------------------------

    async def deliver(self, job: Delivery) -> Delivered:
        delivered = await super().deliver(job)
        if job.kind == "board":
            for ping in job.pings:
                if (job.match, ping.user) in self.visitors:
                    self.fault(f"match {job.match}: {ping.user} was pinged in a thread that they do not see")
        if job.kind == "thread":
            self.tally["threads"] += 1
            for ping in job.pings:
                if (job.match, ping.user) in self.visitors or (job.match, ping.seat) in self.episodes:
                    self.fault(f"match {job.match}: {ping.user} was told of a table in the wrong way")
        if job.kind == "event_card":
            self.tally["cards"] += 1
        return delivered

    def _noticed(self, job: Delivery) -> None:
        super()._noticed(job)
        notice = job.message
        if isinstance(notice, Notice) and isinstance(notice.purpose, TurnCall):
            user = job.user if job.user is not None else job.pings[0].user
            self.tally["called from abroad"] += 1
            if job.user is None and job.channel not in (HERE.channel, THERE.channel):
                self.fault(f"match {job.match}: {user} was called in a thread that they do not see")
            self._pinged(job, notice.purpose.seat, user)
        said = fact_of(job)
        if said is not None and said.key == "table-resigned-seat" and self.rng.random() < 0.5:
            seat = int(str(said.args["seat"]))
            self.plan(self.now + self.rng.randrange(HOUR, 3 * DAY), "take", job.match, seat)

    # -- the event ----------------------------------------------------------------------------------------

    async def hold_event(self) -> None:
        """32 people of two servers sign up for a Swiss event at tables of four."""
        events = self.services.events
        settings = Settings("swiss", 4, rounds=4, turn=2 * DAY, round_time=ROUND)
        opening = Opening(ORGANISER, "Thousand Days", "pyramids", settings)
        self.event = await events.open(opening, HERE, "en", key=self.key())
        code = (await events.view(self.event)).code
        await events.share(self.event, Manager(ABROAD, 999, "Max"), THERE, code, "pl", key=self.key())
        for one in self.entrants()[:3]:
            await events.join(self.event, one.person, self.home(one), key=self.key())
        try:
            await events.start(self.event, Leader(ORGANISER.user), key=self.key())
        except UserError:
            self.tally["too few"] += 1
        for one in self.entrants()[3:]:
            await events.join(self.event, one.person, self.home(one), key=self.key())
        await events.start(self.event, Leader(ORGANISER.user), key=self.key())
        await drained(self.worker)

    def entrants(self) -> list[Character]:
        return [*TOWN, *STRANGERS]

    def home(self, one: Character) -> int:
        return ABROAD if one in STRANGERS and one.person.user % 2 else 1

    async def drop_out(self) -> None:
        """Two leave the event, in the middle of a round."""
        if self.event is not None:
            for one in self.entrants()[5:7]:
                await self.services.events.leave(self.event, one.person.user, key=self.key())
                self.tally["dropped out"] += 1

    async def look_around(self) -> bool:
        rounds = Rounds(self.services.context)
        if self.event is None or not await rounds.waiting():
            return False
        await rounds.look()
        view = await self.services.events.view(self.event)
        for table in view.current:
            if table.match is not None and not table.ranks and table.match not in self.progress:
                control = TimeControl(clock="turn", turn=2 * DAY, quiet="stops", absence="autopilot")
                self.running[table.match] = control
                self.of_event.add(table.match)
                self.tally["event tables"] += 1
                await self.observe(table.match)
        for table in view.tables:
            if table.ranks and table.match in self.running:
                await self.observe(table.match)  # it may have been stopped
        await drained(self.worker)
        if view.round_ends is not None and view.round_ends < self.now:
            self.fault(f"round {view.round} goes on after its end")
        return True

    async def result(self) -> EventView:
        assert self.event is not None
        return await self.services.events.view(self.event)

    # -- ratings ------------------------------------------------------------------------------------------

    async def look_at_statues(self) -> None:
        """Whoever never moves is never rated higher than before."""
        async with self.store.read() as db:
            for one in STATUES:
                for row in await results.all_ratings(db, one.person.user):
                    key = (row.user, row.game, row.guild)
                    points = rating.value(Skill(row.mu, row.sigma))
                    self.tally["ratings of statues"] += 1
                    if points > self.ratings.get(key, rating.value(NEWCOMER)) + 1e-9:
                        self.fault(f"{one.person.name} was rated higher in {row.game} without a move")
                    self.ratings[key] = points
