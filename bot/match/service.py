"""The services of a match, one attribute each; what due rows stand for; and who is looked after."""

from __future__ import annotations

from bot.ai.thinking import Inside, Thinker
from bot.match.changing.context import Context
from bot.match.events.announcing import forget
from bot.match.events.rounds import Rounds
from bot.match.events.service import Events
from bot.match.fairness.luck import Fairness
from bot.match.fairness.transfer import Transfer
from bot.match.finding.matchmaking import Matchmaking
from bot.match.finding.tables import Alerts, Finding, Listings, announce
from bot.match.hosting.operator import Announcing, Notes, Operator
from bot.match.hosting.places import Places, Posts
from bot.match.hosting.settings import Guilds
from bot.match.lobby.direct import Direct
from bot.match.lobby.lessons import Lessons
from bot.match.lobby.opening import expire
from bot.match.lobby.service import Lobby
from bot.match.lobby.starting import Starting
from bot.match.moderation.service import Moderation
from bot.match.people.service import Digests, People, Privacy
from bot.match.play.plans import Plans
from bot.match.play.service import Play
from bot.match.proposals.move import Moving
from bot.match.proposals.service import Proposals
from bot.match.proposals.undo import Undoing
from bot.match.running.effects import call_if_away
from bot.match.running.orders import Stops
from bot.match.scheduling.outages import Outages
from bot.match.scheduling.scheduler import Jobs, Watchful
from bot.match.scheduling.tidying import ARCHIVE_AFTER, Archiving, Tidying, look_again, tidy_up
from bot.match.seats.automatic import AutomaticTurns, Hints, look_at_turn
from bot.match.seats.leaving import Leaving, Resigning
from bot.match.seats.substitution import Seats
from bot.match.views.history import History
from bot.match.views.service import Results, Views
from bot.match.watching.listing import Listing
from bot.match.watching.own import OwnPages
from bot.match.watching.service import Finished, Watching
from bot.match.webhooks.service import MatchWebhooks, Webhooks
from bot.store import due
from bot.store import webhooks as hooks


class MatchServices:
    """What can be done with matches: all services over one context.

    Every method that changes something takes `key`, the number of an interaction: the same key again changes
    nothing and gives the first result. What is wrong with a request is a `UserError` with a `fact`. Methods
    may be called from any task; those of one match are done one after the other.

    Args:
        thinker: where computers think; None: in threads of this process.
        webhooks: whether people may have webhooks.
        webhook_hosts: names of hosts that webhooks may call although they are private.
        archive_after: milliseconds after the end of a match after which its log goes into the archive; None:
            never.
    """

    def __init__(
        self,
        context: Context,
        thinker: Thinker | None = None,
        *,
        webhooks: bool = True,
        webhook_hosts: tuple[str, ...] = (),
        archive_after: int | None = ARCHIVE_AFTER,
    ) -> None:
        self.context = context
        context.listeners = (hooks,)
        self.thinker = thinker = thinker or Inside()
        """Where computers think."""
        self.lobby = Lobby(context)
        self.direct = Direct(context)
        self.lessons = Lessons(context)
        self.finding = Finding(context)
        self.listings = Listings(context)
        self.alerts = Alerts(context)
        self.matchmaking = Matchmaking(context)
        self.play = Play(context)
        self.plans = Plans(context)
        self.stops = Stops(context)
        self.proposals = Proposals(context)
        self.undo = Undoing(context)
        self.seats = Seats(context)
        self.hints = Hints(context, thinker)
        self.views = Views(context)
        self.history = History(context)
        self.results = Results(context)
        self.fairness = Fairness(context)
        self.people = People(context)
        self.privacy = Privacy(context, Leaving(context, self.undo.settle).leave, forget)
        self.guilds = Guilds(context)
        self.places = Places(context)
        self.posts = Posts(context)
        self.moderation = Moderation(context)
        self.transfer = Transfer(context)
        self.notes = Notes(context)
        self.operator = Operator(context)
        self.announcing = Announcing(context)
        self.jobs = Jobs(
            context,
            works={
                due.SEAT: look_at_turn,
                due.CALL: call_if_away,
                due.EXPIRE: expire,
                due.ANNOUNCE: announce,
                due.TIDY: tidy_up,
                due.KEPT: look_again,
            },
            themselves={
                due.AUTOPILOT: AutomaticTurns(context, self.undo.settle, thinker).take_turn,
                due.SETTLE: self.undo.run,
                due.ORDER: lambda row: self.plans.run(row.match, row),
                due.START: Starting(context).run,
                due.MOVE: Moving(context).run,
            },
        )
        self.outages = Outages(context)
        self.tidying = Tidying(context)
        self.archiving = Archiving(context, archive_after)
        self.watching = Watching(context)
        self.finished = Finished(context)
        self.own_pages = OwnPages(context)
        self.listing = Listing(context)
        self.webhooks = Webhooks(context, webhook_hosts, offered=webhooks)
        self.match_webhooks = MatchWebhooks(context, self.webhooks)
        self.resigning = Resigning(context)
        self.events = Events(context)
        self.urgent: tuple[Watchful, ...] = (Digests(context), Rounds(context))
        """Looked after together with the rows that are due."""
        self.patient: tuple[Watchful, ...] = (
            self.tidying,
            self.matchmaking,
            self.listings,
            self.archiving,
            self.announcing,
        )
        """Looked after once in each round of the scheduler."""
