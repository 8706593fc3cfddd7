"""Years at the table, hour by hour: people play when they are pinged, sleep, travel, forget and vanish.

The simulation keeps its own books. `Faults` says what was wrong: a ping that was doubled, missing or for
somebody who need not act; a reminder at night, after the move, too often, in the wrong place; a deadline at
another moment than a count of minutes gives.
"""

from __future__ import annotations

import heapq
import random
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from datetime import timedelta
from typing import Any

import pytest

import bot.ai.thinking
from bot.ai.players import Choice, choose_turn
from bot.ai.thinking import Question
from bot.match import Brief, Context, Delivered, Delivery, MatchServices, Place, Undeliverable
from bot.match.delivery.worker import OutboxWorker
from bot.match.engine.moves import preview
from bot.match.errors import UserError
from bot.match.lobby.terms.clock import TableClock
from bot.match.proposals.clock import MoreTime
from bot.match.scheduling.scheduler import Scheduler
from bot.match.timing.clock import DAY, HOUR, MINUTE, TimeControl
from bot.store import Store
from tests.draining import all_done, drained
from tests.match.app import ALL, Clock, next_due, tokens
from tests.match.characters import TOWN, Character
from tests.match.messages import fact_of

CLOCKS = (
    TimeControl(clock="turn", turn=3 * DAY, absence="substitute", quiet="stops", vacation=10),
    TimeControl(clock="turn", turn=2 * DAY, absence="autopilot"),
    TimeControl(clock="reserve", turn=DAY, reserve=10 * DAY, absence="autopilot"),
    TimeControl(absence="wait"),
    TimeControl(clock="turn", turn=4 * DAY, absence="wait", vacation=20),
    TimeControl(clock="reserve", turn=12 * HOUR, reserve=6 * DAY, absence="substitute", quiet="stops"),
)
SLEEP_IN_EUROPE = [one for one in TOWN if one.quiet and one.zone.startswith("Europe/")]
PATIENCE = 25 * DAY
"""After so long even a ghost looks in, so that tables that wait go on."""


class Episode:
    """One time that a seat is waited for, as the books have it."""

    def __init__(
        self, match: int, seat: int, user: int, since: int, time_control: TimeControl, *, called: bool
    ) -> None:
        self.match, self.seat, self.user, self.since, self.time_control = (
            match,
            seat,
            user,
            since,
            time_control,
        )
        self.called = called
        """A ping is due: it is a new turn, no taking back."""
        self.pings = 0
        self.reminders: list[int] = []
        self.disturbed = False
        """A pause, downtime, vacation or extension fell into it: no simple count of its time."""
        self.reserve: int | None = None


class Sim:
    def __init__(self, store: Store, seed: int) -> None:
        self.store, self.clock, self.rng = store, Clock(), random.Random(seed)
        self.tokens = tokens(f"long{seed}")
        self.people = {one.person.user: one for one in TOWN}
        self.agenda: list[tuple[int, int, str, tuple[Any, ...]]] = []
        self.count = 0
        self.episodes: dict[tuple[int, int], Episode] = {}
        self.running: dict[int, TimeControl] = {}
        self.vacations: dict[int, list[tuple[int, int]]] = defaultdict(list)
        self.faults: list[str] = []
        self.tally: Counter[str] = Counter()
        self.keys = 0
        self.messages = 1000
        self.sent: set[str] = set()
        self.visitors: set[tuple[int, int]] = set()
        """(match, person) of those who sit there from another server: they see no thread."""
        self.restart()

    def restart(self) -> None:
        """Another process takes over the database."""
        self.services = MatchServices(Context(self.store, ALL, self.clock, self.tokens))
        self.worker = OutboxWorker(self.services.context, self)
        self.scheduler = Scheduler(self.services)

    @property
    def now(self) -> int:
        return self.services.context.now()

    def key(self) -> str:
        self.keys += 1
        return f"k{self.keys}"

    def fault(self, text: str) -> None:
        self.faults.append(f"{self.clock.time:%Y-%m-%d %H:%M} {text}")

    def plan(self, at: int, what: str, *args: Any) -> None:
        self.count += 1
        heapq.heappush(self.agenda, (at, self.count, what, args))

    # -- what is delivered -------------------------------------------------------------------------------

    async def deliver(self, job: Delivery) -> Delivered:
        if job.user is not None and not self.people[job.user].dms:
            raise Undeliverable("closed")
        if job.nonce in self.sent and job.kind in ("board", "final", "hand", "notice"):
            self.fault(f"{job.kind} came twice")
        self.sent.add(job.nonce)
        self.messages += 1
        if job.match is not None and job.kind == "board":
            for ping in job.pings:
                self._pinged(job, ping.seat, ping.user)
        if job.kind == "notice" and fact_of(job) is not None:
            self._noticed(job)
        edited = job.edit if job.kind == "hand" else None
        return Delivered(edited or self.messages, job.channel)

    def _pinged(self, job: Delivery, seat: int, user: int) -> None:
        assert job.match is not None
        self.tally["pings"] += 1
        episode = self.episodes.get((job.match, seat))
        if episode is None or episode.user != user:
            self.fault(f"match {job.match}: {user} was pinged and need not act")
            return
        episode.pings += 1
        if episode.pings > 1:
            self.fault(f"match {job.match}: {user} was pinged twice")
        self._answer(episode, reminded=False)

    def _answer(self, episode: Episode, *, reminded: bool) -> None:
        who = self.people[episode.user]
        delay = who.delay(self.rng, reminded)
        if delay is None:
            if not reminded:
                self.plan(self.now + PATIENCE, "act", episode)
            return
        at = self.now + delay
        for begins, ends in self.vacations[episode.user]:
            if begins <= at < ends:
                at = ends + delay
        self.plan(who.awake_at(at), "act", episode)

    def _noticed(self, job: Delivery) -> None:
        assert fact_of(job) is not None
        assert job.match is not None
        key = fact_of(job).key.removesuffix("-private")
        self.tally[key] += 1
        if key.startswith("table-reminder"):
            user = job.user if job.user is not None else job.pings[0].user
            self._reminded(job, user)
        elif key in ("table-time-out-substitute", "table-autopilot-begins"):
            seat = int(str(fact_of(job).args["seat"]))
            if self.rng.random() < 0.6:
                self.plan(self.now + self.rng.randrange(HOUR, 3 * DAY), "take", job.match, seat)
            elif key == "table-autopilot-begins":
                self.plan(self.now + self.rng.randrange(HOUR, 6 * DAY), "back", job.match, seat)
        if key.startswith("table-time-out") or key == "table-autopilot-begins":
            who = fact_of(job).args["who"]
            self._timed_out(job, who.seat)
            for ping in job.pings if key != "table-autopilot-begins" else ():
                if self.people[ping.user].asleep(self.now):
                    self.fault(f"{ping.user} was pinged at night")

    def _reminded(self, job: Delivery, user: int) -> None:
        who = self.people[user]
        found = [one for one in self.episodes.values() if one.match == job.match and one.user == user]
        if not found:
            self.fault(f"match {job.match}: {user} was reminded and need not act")
            return
        (episode,) = found
        episode.reminders.append(self.now)
        most = {"all": 2 if episode.time_control.clock != "none" else 3, "one": 1, "none": 0}[who.remind]
        if len(episode.reminders) > most and not episode.disturbed:
            self.fault(f"match {job.match}: {user} was reminded {len(episode.reminders)} times")
        if who.asleep(self.now):
            self.fault(f"match {job.match}: {user} was reminded at night")
        if any(begins <= self.now < ends for begins, ends in self.vacations[user]):
            self.fault(f"match {job.match}: {user} was reminded on vacation")
        direct = who.by == "dm" or (job.match, user) in self.visitors
        if (job.user is not None) != (direct and who.dms):
            self.fault(f"match {job.match}: {user} was reminded in the wrong place")
        self._answer(episode, reminded=True)

    def _timed_out(self, job: Delivery, seat: int) -> None:
        assert job.match is not None
        episode = self.episodes.get((job.match, seat))
        if episode is None:
            if not fact_of(job) or fact_of(job).key != "table-autopilot-begins":
                self.fault(f"match {job.match}: time out for seat {seat} that need not act")
            return
        who = self.people[episode.user]
        if episode.disturbed or episode.time_control.clock != "turn":
            return
        away = self.vacations[episode.user]
        if any(begins < self.now and episode.since < ends for begins, ends in away):
            return  # time has stood still as long as the table still granted vacation to the player
        quiet = who if episode.time_control.quiet == "stops" else None
        end = counted(episode.since, episode.time_control.turn, quiet)
        if abs(end - self.now) > MINUTE:
            self.fault(f"match {job.match}: time was out {(self.now - end) / HOUR:.2f} h late")
        self._expect_reminders(episode, who, end)
        self.tally["deadlines counted"] += 1

    def _expect_reminders(self, episode: Episode, who: Character, end: int) -> None:
        """Before time was out, everybody was reminded who wants it and could be without waking."""
        turn = episode.time_control.turn
        last = turn - min(DAY, turn // 4)
        if who.remind == "none":
            return
        quiet = who if episode.time_control.quiet == "stops" else None
        sought = counted(episode.since, last, quiet)
        calm = [at for at in range(sought, end - 15 * MINUTE, 5 * MINUTE) if not who.asleep(at)]
        away = any(begins < end and ends > sought for begins, ends in self.vacations[episode.user])
        # These books count quiet hours to the minute.
        if calm and not away and not any(at > sought - MINUTE for at in episode.reminders):
            self.fault(f"match {episode.match}: {episode.user} was not reminded")

    # -- the books ---------------------------------------------------------------------------------------

    async def observe(self, match: int, actor: int | None = None, *, undone: bool = False) -> Brief:
        """What changed for whom: close and open episodes."""
        brief = await self.services.views.brief(match)
        self.visitors |= {(match, one.user) for one in brief.players if one.visitor and one.user}
        for player in brief.players:
            slot = (match, player.seat)
            episode = self.episodes.get(slot)
            waited = player.awaited and brief.state == "running" and not player.on_autopilot
            if episode and (not waited or episode.user != player.user):
                self._close(self.episodes.pop(slot))
                episode = None
            if waited and episode is None:
                called = not (undone and player.seat == actor)
                assert player.user is not None
                new = Episode(match, player.seat, player.user, self.now, brief.time_control, called=called)
                away = any(begins <= self.now < ends for begins, ends in self.vacations[player.user])
                new.disturbed = brief.paused_at is not None or not called or away
                self.episodes[slot] = new
        if brief.state != "running":
            self.running.pop(match, None)
        return brief

    def _close(self, episode: Episode) -> None:
        self.tally["turns"] += 1
        who = self.people[episode.user]
        self.tally[f"turn of a {who.kind}"] += 1
        if who.quiet and (way := who.shifted(episode.since, self.now)):
            self.tally[f"clocks {way} in a turn"] += 1
        if episode.called and episode.reminders and not who.dms:
            self.tally["reminded with closed box"] += 1
        if episode.called and not episode.pings:
            self.fault(f"match {episode.match}: {episode.user} was never pinged")

    async def spread(self, matches: Iterable[int]) -> None:
        """Deliver all there is to say, and look at the tables again until nothing moves."""
        for match in matches:
            await self.observe(match)
        await drained(self.worker)

    # -- life --------------------------------------------------------------------------------------------

    async def open(self, game: str) -> None:
        await self._sit_down(game, self.rng.sample(TOWN, min(3, max(ALL[game].seats))))

    async def meet_before_the_clocks_change(self) -> None:
        """Two who sleep in one zone: the night of the change falls into the first turn of either."""
        await self._sit_down("pyramids", SLEEP_IN_EUROPE)

    async def _sit_down(self, game: str, chosen: Sequence[Character]) -> None:
        host = chosen[0].person
        place = Place(guild=1, channel=100, thread=200 + self.tally["opened"])
        brief = await self.services.lobby.open(game, len(chosen), {}, host, place, "en")
        for one in chosen[1:]:
            await self.services.lobby.join(brief.match, one.person, 1)
        time_control = CLOCKS[self.tally["opened"] % len(CLOCKS)]
        self.tally["opened"] += 1
        await self.services.lobby.set_terms(brief.match, host.user, TableClock(time_control))
        await self.begin(brief, time_control)

    async def begin(self, brief: Brief, time_control: TimeControl) -> None:
        """Everybody sits."""
        await self.services.lobby.start(brief.match, brief.host)
        self.running[brief.match] = time_control
        self.tally[f"game {brief.game}"] += 1
        await self.spread([brief.match])

    def tables(self) -> int:
        """How many people have opened that are still played."""
        return len(self.running)

    async def look_around(self) -> bool:
        """Whether something else happened."""
        return False

    async def settle_in(self) -> None:
        for one in self.people.values():
            await self.services.people.set_zone(one.person, one.zone)
            if one.quiet:
                await self.services.people.set_quiet(one.person, *one.quiet)
            await self.services.people.set(one.person, remind=one.remind, by=one.by)

    async def act(self, episode: Episode) -> None:
        if self.episodes.get((episode.match, episode.seat)) is not episode:
            return
        match, user, seat = episode.match, episode.user, episode.seat
        draft = await self._any_turn(match, seat)
        played = await self.services.play.submit(match, user, None, draft, key=self.key())
        self.tally["moves"] += 1
        if played.awaited and not played.over:
            self._again(episode)
        await self.observe(match)
        await drained(self.worker)
        if self.rng.random() < 0.06 and match in self.running:
            try:
                await self.services.play.undo(match, user, key=self.key())
            except UserError:
                return
            self.tally["undone"] += 1
            brief = await self.observe(match, seat, undone=True)
            await drained(self.worker)
            if brief.players[seat].awaited and (new := self.episodes.get((match, seat))):
                self.plan(self.now + 10 * MINUTE, "act", new)

    async def _any_turn(self, match: int, seat: int) -> list[str]:
        """Random moves up to where chance or others answer."""
        async with self.store.read() as db:
            table = await self.services.context.load(db, match)
            state = await self.services.context.positions.state(db, table)
        draft: list[str] = []
        while len(draft) < 40:
            planned = preview(table.rules, state, seat, draft)
            if planned.status != "asked":
                break
            draft.append(str(self.rng.choice(list(table.rules.moves(planned.state, seat)))))
        return draft

    def _again(self, episode: Episode) -> None:
        """Still to act after one's own move: in the same turn, or at once in a new one that is pinged."""
        new = Episode(episode.match, episode.seat, episode.user, self.now, episode.time_control, called=False)
        new.disturbed = True
        self.tally["turns"] += 1
        if episode.called and not episode.pings:
            self.fault(f"match {episode.match}: {episode.user} was never pinged")
        self.episodes[episode.match, episode.seat] = new
        self.plan(self.now + 30 * MINUTE, "act", new)

    async def take(self, match: int, seat: int) -> None:
        if match not in self.running:
            return
        brief = await self.services.views.brief(match)
        seated = {player.user for player in brief.players}
        free = [one for one in TOWN if one.person.user not in seated]
        try:
            await self.services.seats.take(match, self.rng.choice(free).person, seat, 1, key=self.key())
        except UserError:
            return  # the person has moved, or somebody else was quicker
        self.tally["replaced"] += 1
        await self.spread([match])

    async def back(self, match: int, seat: int) -> None:
        brief = await self.services.views.brief(match)
        user = brief.players[seat].user
        if user is None or brief.state != "running" or not brief.players[seat].on_autopilot:
            return
        await self.services.seats.come_back(match, user, key=self.key())
        self.tally["back"] += 1
        await self.observe(match)
        if (episode := self.episodes.get((match, seat))) is not None:
            episode.called = False  # who comes back needs no ping
            self.plan(self.now + HOUR, "act", episode)
        await drained(self.worker)

    async def pause(self) -> None:
        if not self.running:
            return
        match = self.rng.choice(sorted(self.running))
        brief = await self.services.views.brief(match)
        if brief.paused_at is None:
            for player in brief.players:
                if player.user is not None and not player.on_autopilot:
                    await self.services.proposals.pause(match, player.user, key=self.key())
            self.plan(self.now + self.rng.randrange(DAY, 9 * DAY), "go_on", match)
            self.tally["paused"] += 1
            self._disturb(match)
        await drained(self.worker)

    async def go_on(self, match: int) -> None:
        brief = await self.services.views.brief(match)
        if brief.state == "running" and brief.paused_at is not None:
            user = next(one.user for one in brief.players if one.user is not None)
            await self.services.proposals.pause(match, user, False, key=self.key())
        self._disturb(match)
        await drained(self.worker)

    def _disturb(self, match: int | None = None) -> None:
        for episode in self.episodes.values():
            if match in (None, episode.match):
                episode.disturbed = True

    async def extend(self) -> None:
        waiting = [one for one in self.episodes.values() if one.time_control.clock != "none"]
        if not waiting:
            return
        asker = self.rng.choice(waiting)
        match = asker.match
        try:
            await self.services.proposals.propose(match, asker.user, MoreTime.of(2 * DAY), key=self.key())
            for player in (await self.services.views.brief(match)).players:
                if player.user not in (None, asker.user) and not player.on_autopilot:
                    assert player.user is not None
                    await self.services.proposals.answer(
                        match, player.user, MoreTime, asker.seat, key=self.key()
                    )
        except UserError:
            return
        asker.disturbed = True
        self.tally["extended"] += 1
        await drained(self.worker)

    async def travel(self, user: int) -> None:
        who = self.people[user]
        here = self.clock.time.date()
        first, last = here + timedelta(days=2), here + timedelta(days=2 + self.rng.randrange(3, 12))
        me = await self.services.people.add_vacation(who.person, first.isoformat(), last.isoformat())
        self.vacations[user] = list(me.vacations)
        for episode in self.episodes.values():
            episode.disturbed |= episode.user == user
        self.plan(self.now + self.rng.randrange(60 * DAY, 120 * DAY), "travel", user)
        self.tally["vacations"] += 1

    async def downtime(self, days: int) -> None:
        """Nothing runs for days; then another process starts."""
        await self.services.outages.beat()
        self.tally["downtimes"] += 1
        self.clock.on(days * 86400)
        self.restart()
        self._disturb()
        await self.services.outages.beat()
        await all_done(self.scheduler)
        await self.spread(list(self.running))

    async def set_back(self, hours: int) -> None:
        await self.services.outages.beat()
        self.tally["set back"] += 1
        self.clock.on(-hours * 3600)
        self._disturb()
        await self.services.outages.beat()
        await all_done(self.scheduler)
        await drained(self.worker)

    async def restarted(self) -> None:
        self.restart()

    async def until(self, end: int, games: Sequence[str], at_once: int) -> None:
        """Live until a moment, with so many matches at a time."""
        while self.now < end:
            while self.tables() < at_once:
                await self.open(games[self.tally["opened"] % len(games)])
            async with self.store.read() as db:
                ripe = await next_due(db)
            next_act = self.agenda[0][0] if self.agenda else end
            moment = min(end, next_act, end if ripe is None else ripe)
            if moment > self.now:
                self.clock.time += timedelta(milliseconds=moment - self.now)
            if await self.look_around():
                continue
            before = list(self.running)
            if ripe is not None and ripe <= self.now:
                for row in await self.services.jobs.due(50):
                    await self.services.jobs.run(row)
                await self.spread(before)
            elif self.agenda and self.agenda[0][0] <= self.now:
                _, _, what, args = heapq.heappop(self.agenda)
                await getattr(self, what)(*args)


def counted(since: int, amount: int, quiet: Character | None) -> int:
    """The moment at which so much time has run, minute by minute; asleep it does not."""
    if quiet is None or quiet.quiet is None:
        return since + amount
    moment, step = since, MINUTE
    while amount > 0:
        if not quiet.asleep(moment):
            amount -= step
        moment += step
    return moment


@pytest.fixture
def quick_autopilot(monkeypatch: pytest.MonkeyPatch) -> None:
    """An autopilot that thinks little: here only who plays matters, not how well."""

    def quickly(question: Question, *_: object) -> Choice:
        return choose_turn(question.rules, question.state, question.seat, "random", question.seed)

    monkeypatch.setattr(bot.ai.thinking, "_chosen", quickly)
