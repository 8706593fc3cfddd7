"""The services of a match, one attribute each; what due rows stand for; and who is looked after."""

from __future__ import annotations

from dataclasses import dataclass

from bot.ai.thinking import Inside, Thinker
from bot.match.changing.context import Context
from bot.match.events.announcing import forget
from bot.match.events.rounds import Rounds
from bot.match.events.service import Events
from bot.match.fairness.service import Fairness
from bot.match.fairness.transfer import Transfer
from bot.match.finding.alerts import Alerts, announce
from bot.match.finding.listings import Listings
from bot.match.finding.matchmaking import Matchmaking
from bot.match.finding.tables import Finding
from bot.match.hosting.operator import Announcing, Notes, Operator
from bot.match.hosting.places import Places, Posts
from bot.match.hosting.settings import Guilds
from bot.match.lobby.direct import Direct
from bot.match.lobby.lessons import Lessons
from bot.match.lobby.opening import expire
from bot.match.lobby.service import Lobby
from bot.match.lobby.starting import Starting
from bot.match.moderation.service import Moderation
from bot.match.people.privacy import Privacy
from bot.match.people.service import Digests, People
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
from bot.match.seats.automatic import AutomaticTurns, look_at_turn
from bot.match.seats.hints import Hints
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


@dataclass(frozen=True)
class MatchServices:
    """What can be done with matches.

    Every method that changes something takes `key`, the number of an interaction: the same key again changes
    nothing and gives the first result. What is wrong with a request is a `UserError` with a `fact`. Methods
    may be called from any task; those of one match are done one after the other.
    """

    context: Context
    lobby: Lobby
    direct: Direct
    lessons: Lessons
    finding: Finding
    listings: Listings
    alerts: Alerts
    matchmaking: Matchmaking
    play: Play
    plans: Plans
    stops: Stops
    proposals: Proposals
    undo: Undoing
    seats: Seats
    hints: Hints
    views: Views
    history: History
    results: Results
    fairness: Fairness
    people: People
    privacy: Privacy
    guilds: Guilds
    places: Places
    posts: Posts
    moderation: Moderation
    transfer: Transfer
    notes: Notes
    operator: Operator
    announcing: Announcing
    jobs: Jobs
    outages: Outages
    tidying: Tidying
    archiving: Archiving
    watching: Watching
    finished: Finished
    own_pages: OwnPages
    listing: Listing
    webhooks: Webhooks
    match_webhooks: MatchWebhooks
    resigning: Resigning
    events: Events
    thinker: Thinker
    """Where computers think."""
    urgent: tuple[Watchful, ...]
    """Looked after together with the rows that are due."""
    patient: tuple[Watchful, ...]
    """Looked after once in each round of the scheduler."""


def match_services(
    context: Context,
    thinker: Thinker | None = None,
    *,
    webhooks: bool = True,
    webhook_hosts: tuple[str, ...] = (),
    archive_after: int | None = ARCHIVE_AFTER,
) -> MatchServices:
    """All services over one context.

    Args:
        thinker: where computers think; None: in threads of this process.
        webhooks: whether people may have webhooks.
        webhook_hosts: names of hosts that webhooks may call although they are private.
        archive_after: milliseconds after the end of a match after which its log goes into the archive; None:
            never.
    """
    undo, plans, thinker = Undoing(context), Plans(context), thinker or Inside()
    tidying, archiving = Tidying(context), Archiving(context, archive_after)
    matchmaking, listings, announcing = Matchmaking(context), Listings(context), Announcing(context)
    context.listeners = (hooks,)
    of_people = Webhooks(context, webhook_hosts, offered=webhooks)
    return MatchServices(
        context=context,
        lobby=Lobby(context),
        direct=Direct(context),
        lessons=Lessons(context),
        finding=Finding(context),
        listings=listings,
        alerts=Alerts(context),
        matchmaking=matchmaking,
        play=Play(context),
        plans=plans,
        stops=Stops(context),
        proposals=Proposals(context),
        undo=undo,
        seats=Seats(context),
        hints=Hints(context, thinker),
        views=Views(context),
        history=History(context),
        results=Results(context),
        fairness=Fairness(context),
        people=People(context),
        privacy=Privacy(context, Leaving(context, undo.settle).leave, forget),
        guilds=Guilds(context),
        places=Places(context),
        posts=Posts(context),
        moderation=Moderation(context),
        transfer=Transfer(context),
        notes=Notes(context),
        operator=Operator(context),
        announcing=announcing,
        jobs=Jobs(
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
                due.AUTOPILOT: AutomaticTurns(context, undo.settle, thinker).take_turn,
                due.SETTLE: undo.run,
                due.ORDER: lambda row: plans.run(row.match, row),
                due.START: Starting(context).run,
                due.MOVE: Moving(context).run,
            },
        ),
        outages=Outages(context),
        tidying=tidying,
        archiving=archiving,
        watching=Watching(context),
        finished=Finished(context),
        own_pages=OwnPages(context),
        listing=Listing(context),
        webhooks=of_people,
        match_webhooks=MatchWebhooks(context, of_people),
        resigning=Resigning(context),
        events=Events(context),
        thinker=thinker,
        urgent=(Digests(context), Rounds(context)),
        patient=(tidying, matchmaking, listings, archiving, announcing),
    )
