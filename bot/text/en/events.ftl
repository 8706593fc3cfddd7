### Events: leagues, knock-outs and Swiss pairings, on one server or several.
### The messages `event-head-...`, `event-player`, `event-won`, `event-played`, `event-group`, `event-final`, `event-after`, `event-out` are drawn.

event-unknown = I do not know that event.
event-unknown-code = No event has that code. Its organiser finds the code under **Organise**.
event-not-organiser = Only the organiser of the event and the managers of its server may do that.
event-too-many = You organise { NUMBER($most) } events here that are not over; that is the limit.
event-too-few = An event needs at least { NUMBER($need) } people; { NUMBER($have) } have signed up. Nothing has begun, and sign-up stays open.
event-groups-too-small = { NUMBER($groups) } groups need at least { NUMBER($need) } people, three in each; { NUMBER($have) } have signed up. Nothing has begun, and sign-up stays open.
event-full = { NUMBER($most) } people take part already; that is the limit.
event-entry-closed = Nobody can sign up for this event any more.
event-over = This event is over.
event-started = This event has begun already.
event-not-started = This event has not begun yet.
event-not-over = The next season can begin when this one is over.
event-entered-already = You take part already.
event-not-entered = You do not take part in this event.
event-unknown-entry = This person does not take part in the event.
event-not-shared = Sign up on a server that shares the event. Or a manager brings it to your server with its code: /{ cmd-event }, **{ button-event-share }**.
event-too-many-servers = { NUMBER($most) } servers share this event already; that is the limit.
event-followed = There is a next season already.
event-bad-name = Give the event a name that can be read.
event-bad-format = I do not know that format.
event-bad-rounds = An event can have up to { NUMBER($most) } rounds; with 0 it follows from the number of people.
event-bad-groups = A league can have 1 to { NUMBER($most) } groups.
event-groups-league = Only a league has groups.
event-rounds-knockout = The rounds of a knock-out follow from the number of people: leave them out.
event-knockout-seats = This game cannot be played by two, so a knock-out would have no final.
event-bad-turn = A turn of an event can take between { $least } and { $most }.
event-bad-round-time = A round can take between { $least } and { $most }.
event-bad-points = Points for places are up to five whole numbers from 0 to { NUMBER($most) }, none larger than the one before, as in “10 6 3 1”.
event-in-thread = Tables of an event are threads, and a thread cannot hold threads. Use a channel.
event-none-here = There is no event here.
event-which = There are several events. Which one?

event-place-lost = I cannot write in a channel of the event **{ $event }** any more. /{ cmd-event }, **{ button-event-lead }**, **{ button-event-move }** shows it in another channel (event: { NUMBER($number, useGrouping: 0) }). People go on playing, and are told by direct message.
event-table-elsewhere = **{ $event }**, round { NUMBER($round) }: your table is open ({ $game }). Its thread is on another server; you play here, by direct message, and need not go there.
event-time-over = Round { NUMBER($round) } of **{ $event }** is over, so this match ends now. Those who are here share the places; those who are away share the last ones.
event-uncounted = **{ $event }** is over. This match goes on, but no longer counts for it.
event-dropped = The organiser has taken you off the list of **{ $event }**. A table at which you play now goes on.
event-finished = **{ $event }** is over. First place: { LIST($names, style: "comma") }. Congratulations!

event-season = { $event } · season { NUMBER($season) }
event-format-swiss = { $game } · Swiss pairing: people with similar points meet, and meet again only if it cannot be avoided · tables of up to { NUMBER($seats) } · { $rounds ->
    [0] as many rounds as the number of people needs
    [one] 1 round
   *[other] { $rounds } rounds
}
event-format-league = { $game } · league, { $groups ->
    [one] one group
   *[other] { $groups } groups
} · tables of up to { NUMBER($seats) } · { $rounds ->
    [0] as many rounds as it takes to meet everybody
    [one] 1 round
   *[other] { $rounds } rounds
}
event-format-knockout = { $game } · knock-out: the first of each table goes on; the best seeds get the byes · tables of up to { NUMBER($seats) }
event-clock = { $turn } for each turn (quiet hours do not count), then the autopilot plays; a round takes at most { $round }
event-points = Points by place: { $points }. Shared places share their points; a bye counts as a first place.
event-points-usual = Points by place: 12 for the first, 0 for the last, equal steps between. Shared places share their points; a bye counts as a first place.
event-ties-swiss = Equal points: the points of all opponents decide, then first places, then the share of points on the board, then the seed.
event-ties-league = Equal points: how those people did against each other decides, then first places, then the share of points on the board, then the seed.
event-ties-knockout = Out in the same round: the place at the last table decides, then the seed. If first place is shared, the better seed goes on.
event-absent = Whoever has resigned or left, or is on autopilot when a table ends, holds its last place. The places of a table that ends without a result are shared.
event-computers = Computers fill seats that stay free.
event-open = Sign-up is open: { $people ->
    [0] nobody yet
    [one] 1 person
   *[other] { $people } people
}, at least { NUMBER($least) } are needed.
event-running = Round { NUMBER($round) }{ $rounds ->
    [0] {""}
   *[other] {" "}of { $rounds }
} · until { $ends } at the latest · { $people ->
    [one] 1 person takes part
   *[other] { $people } people take part
}
event-over-line = This event is over.
event-cancelled-line = This event was called off.
event-computer = computer
event-bye-word = bye
event-bye = { $name }: { event-bye-word }
event-table = Table { NUMBER($table) }: { LIST($names, style: "comma") } –
event-how-played = over, first: { LIST($names, style: "comma") }
event-how-resigned = over by resignation, first: { LIST($names, style: "comma") }
event-how-ended = ended without a result, shared by: { LIST($names, style: "comma") }
event-how-time = ended with its round, shared by: { LIST($names, style: "comma") }
event-how-void = not played here, shared by: { LIST($names, style: "comma") }
event-opening = I am opening it
event-elsewhere = on another server, match { NUMBER($match, useGrouping: 0) }
event-tie-direct = tables with each other
event-tie-opponents = points of the opponents
event-tie-firsts = first places
event-tie-share = share of points on the board
event-tie-last = place at the last table
event-tie-seed = seed
event-decided = { $one } is ahead of { $other }: { $why } ({ $mine } to { $theirs })
event-group = Group { $group }
event-final = final standings
event-after = round { NUMBER($round) }
event-player = player
event-won = rounds won
event-played = tables
event-head-direct = among equals
event-head-opponents = opponents
event-head-firsts = firsts
event-head-share = share
event-head-last = last table
event-out = { $name } (out)
event-shared = { NUMBER($servers) } servers share this event. A table’s thread is where most of its people signed up; the others are called by direct message and play there.
event-somebody = Player { NUMBER($number) }
event-no-table = You have no table in this round.
event-play-here = Your table is on another server: play it from here or by direct message.
event-code = Managers of other servers bring the event there with /{ cmd-event }, **{ button-event-share }** and this code: `{ $code }`
event-table-opened = **{ $event }**, round { NUMBER($round) }, table { NUMBER($table) }: { LIST($names, style: "comma") }
event-thread = { $game } { NUMBER($match, useGrouping: 0) } · round { NUMBER($round) }, table { NUMBER($table) }

button-event = Event
button-event-join = Sign up
button-event-leave = Drop out
button-event-lead = Organise
button-event-start = Start
button-event-cancel = Call it off
button-event-next = End this round now
button-event-end = End the event
button-event-unshare = Stop sharing
button-event-season = Next season
menu-event-drop = Take somebody off the list
page-event-joined = You take part. When a round begins, your table is opened and you are called.
page-event-joined-shared = You take part. Several servers share this event: where your table’s thread is on another one, I call you by direct message, and you play there. Keep your direct messages open; if they are closed, I call you in this channel.
page-event-left = You are off the list.
page-event-left-running = You take part in no further round. A table at which you play now goes on: finish it, or give up with /{ cmd-table } { cmd-table-manage }.
page-event-ended = Done.
page-event-round-ended = The round is over; the next one begins in a moment.
page-event-season = Sign-up for the next season is open.
page-event-shared = Your server shares the event from now on.
page-event-moved = The event is shown here from now on.
page-event-next = End this round of **{ $event }** now? Tables that are still being played end without a result.
page-event-end = End **{ $event }** with the standings as they are? Tables that are still being played go on, but no longer count.
page-event-cancel = Call **{ $event }** off? Sign-up is closed, and nothing begins.
page-event-unshare = Stop showing **{ $event }** on this server? People who have signed up here stay in it and are called by direct message.
format-swiss = Swiss pairing
format-league = league
format-knockout = knock-out

cmd-event = event
cmd-event-about = Leagues, knock-outs and Swiss pairings over several rounds
cmd-param-event = event
cmd-param-event-about = Which event; left out: the one of this server
form-event-name = What it is called
form-event-game = Which game
form-event-format = How people meet
form-event-seats = The most people at a table
form-event-rounds-about = How many rounds; left out: as many as the number of people needs
form-event-groups = Groups of a league
form-event-turn-about = Time for a turn, such as 36h or 2d; after it the autopilot plays
form-event-days-about = After this many days a round ends, whatever is still being played
form-event-points-about = Points by place, such as 10 6 3 1; left out: 12 down to 0
form-event-computers-about = Computers of this level fill free seats
form-event-extend = How many days more
form-event-code-about = The code that its organiser has given you
button-event-new = New event
button-event-share = Bring an event here
button-event-move = Show it here
button-event-rules = Rounds and tables
button-event-time = Time and points
button-event-more-time = More time
menu-event-other = Another event…
form-event-rounds = Rounds
form-event-late = People may join after it has begun
form-event-turn = Time for a turn
form-event-days = Days for a round
form-event-points = Points by place
form-event-computers = Computers
form-event-no-computers = None
form-event-code = Code
event-rules-kept = Somebody has signed up under these rules, so they stay. Call the event off and make a new one.
