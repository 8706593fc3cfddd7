### Tables that wait: another clock during a match, the autopilot on call, matches in which nobody is left.

time-control-patience = Whoever has to wait longer than { $after } for somebody may call the autopilot or offer the seat
table-time-control-patience = The others can be asked to wait between { $least } and { $most }.
table-clock-asked = { $who } proposes another clock for this match. { LIST($time_control, style: "said") } It applies as soon as all who are here agree; whoever must act at that moment gets the time of a whole turn.
table-clock-changed = All who are here agree on another clock. { LIST($time_control, style: "said") }
table-clock-set = { $who } sets another clock. { LIST($time_control, style: "said") }
table-clock-same = This table has that clock already.
table-waited = Everybody has been waiting for { $who } ({ $since }). Whoever waits may call the autopilot, which plays until { $who } is back, or offer the seat to somebody else.
table-autopilot-called = { $by } calls the autopilot for { $who }, for whom the table has waited long. I play there until { $who } is back or somebody else takes the seat.
table-nobody-overdue = Nobody here is that late. You can call the autopilot when you have waited for { $after }.
table-all-away = All players are away, so the match is paused. It goes on as soon as one of you is back.
table-silent = Nothing has happened here for { NUMBER($days) } days. If nobody moves, I end this match without a result: { $until }. Its record is kept.
table-tidied = Nothing has happened here for months, so I end this match without a result. Its record is kept.
table-announcement = From those who run this bot: { $text }
table-maintenance = Maintenance of this bot is about to begin. Until it is over, no table can be opened or started. Running matches go on, and nothing is lost.
table-maintenance-over = The maintenance of this bot is over. Tables can be opened and started again.

button-newclock = Agree to this clock
button-autopilot = Call the autopilot
button-offer-seat = Offer the seat
button-keep = Keep this match
page-autopilot-called = Done: I play there now.
page-kept = Good, the match is kept.


table-swap-asked = { $who } proposes that { $first } and { $second } change places: each plays on with what the other’s seat holds, its hand and secrets too. It is done when all agree.
table-swap-left = Somebody has left a seat that was to be exchanged: everybody else stays in place.
table-swap-none = These two cannot change places: both seats must be taken, and at a table of an event everybody keeps their seat.
table-swapped = { $first } and { $second } have changed places; each plays on with what the seat holds.
swap-with = Change places with { $who }
menu-askplaces = Change places
button-places = Agree to change places

table-move-asked = { $who } asks to go on in { $place }. The match moves there when all agree.
button-follow = Agree to move

table-end-refused = { $who } says no: the match goes on.
table-pause-refused = { $who } says no: the match goes on without a pause.
table-extend-refused = { $who } says no: the time is not extended.
table-clock-refused = { $who } says no: the clock stays as it is.
table-swap-refused = { $who } says no: everybody keeps their seat.
table-move-refused = { $who } says no: the match stays where it is.
table-asker-left = Whoever asked for this has left: nobody need agree any more.
table-not-asked = You have no vote on this now: I am playing for you, or your time is up.
page-declined = You have said no: the proposal is over, and all who were for it are told.
