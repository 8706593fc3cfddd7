### Time and absence: clocks, reminders, quiet hours, vacations, substitutes.
### `$until` and `$since` are moments that Discord shows in the reader's own words and time zone.

time-hours = { $hours ->
    [one] one hour
   *[other] { $hours } hours
}
time-days = { $days ->
    [one] one day
   *[other] { $days } days
}
time-days-hours = { $days ->
    [one] one day
   *[other] { $days } days
} and { $hours ->
    [one] one hour
   *[other] { $hours } hours
}
time-typed-hours = { NUMBER($hours, useGrouping: 0) }h
time-typed-days = { $days }d

## What a table agrees on

time-control-none = No time limit
time-control-turn = Time for a turn: { $turn }
time-control-reserve = Time: { $turn } for each turn, and a reserve of { $reserve } for the whole match
time-control-absence-wait = When time is up, the table waits
time-control-absence-substitute = When time is up, somebody else may take the seat
time-control-absence-autopilot = When time is up, I play for the player
time-control-quiet-stops = Time stands still in each player’s quiet hours
time-control-vacation = Vacation that stops the clock, for each player: { $days ->
    [one] one day
   *[other] { $days } days
}

table-time-control-turn = The time for a turn must be between { $least } and { $most }.
table-time-control-allowance = The time for each turn must be between { $least } and { $most }.
table-time-control-reserve = The reserve must be between { $least } and { $most }.
table-time-control-vacation = A table can grant each player { NUMBER($most) } days of vacation at most.
table-unreadable-amount = I cannot read “{ $text }” as an amount of time. Write it like 36h, 2d or 1d 12h.
table-unreadable-time = “{ $text }” is not a time of day. Write it like 22:30.
table-unreadable-date = “{ $text }” is not a day. Write it like 2026-12-24 or 24.12.
table-unknown-zone = I do not know the time zone “{ $text }”. Write your country, or a zone such as Europe/Athens.
table-unknown-zone-near = I do not know the time zone “{ $text }”. Did you mean { LIST($near, style: "or") }?
table-quiet-same = Quiet hours cannot end at the time when they begin.
table-quiet-long = Quiet hours can take { NUMBER($hours) } hours of a day at most. For a longer rest there is /{ cmd-me } { cmd-me-show }.
table-vacation-past = A vacation cannot begin in the past.
table-vacation-backwards = A vacation cannot end before it begins.
table-vacation-far = A vacation must begin within the next year.
table-vacation-long = A vacation can be { NUMBER($days) } days long at most.

## What the house says by itself

table-reminder = A reminder: your turn began { $since }.
table-reminder-until = A reminder: it is your turn, and your time runs until { $until }.
table-your-turn = It is your turn.
table-time-out-wait = Time is up for { $who }. The table waits.
table-time-out-substitute = Time is up for { $who }. Until { $who } moves, anybody else may take the seat.
table-time-out-substitute-private = Time is up for { $who }. Until { $who } moves, the others may offer the seat to somebody else.
table-autopilot-begins = Time is up for { $who }. I play for { $who } now, until { $who } is back or somebody else takes the seat.
table-expired = Nobody has started this table for { NUMBER($days) } days, so it is closed now.

board-until = Time until { $until }
board-until-who = Time of { $who }: until { $until }
board-paused = The match is paused ({ $since }).
status-autopilot = I play for { $who }.
mine-your-turn-until = **your turn** ({ $since }), due { $until }
mine-waiting-since = waiting for { $who } ({ $since })
mine-waiting-until = waiting for { $who } ({ $since }), due { $until }
mine-paused = paused ({ $since })
mine-autopilot = **I play for you** until you press **{ button-come-back }**

## Among the players

table-pause-asked = { $who } asks for a pause: when all agree, the match is paused until somebody goes on.
table-paused = The match is paused until somebody goes on.
table-goes-on = The match goes on.
table-extend-asked = { $who } asks for more time: { $amount }. All the others must agree.
table-extended = More time for { $who }: until { $until }.
table-seat-offered = Who would like to take over the seat of { $who }, with all that it holds?
table-seat-asked = { $by } asks whether you would take over the seat of { $who }, with all that it holds.
table-own-seat-asked = { $by } asks whether you would take over, with all that the seat holds.
table-seat-unheard = I cannot reach { $name } by direct message. The seat is offered all the same: it can be taken here.
table-invite-unheard = I cannot reach { $name } by direct message. The invitation holds all the same: here is the button to join.
table-seat-taken = { $who } takes over the seat of { $old }.
table-seat-taken-empty = { $who } takes over an empty seat.
table-back = { $who } is back.
table-stays = { $who } stays at the table.

table-zone-first = Tell me your time zone first, with **{ button-me-time }** on /{ cmd-me } { cmd-me-show }.
table-vacation-none = There is no vacation to end.
table-vacation-many = You can plan at most { NUMBER($most) } vacations.
table-time-control-more = You can ask for { $least } to { $most } at once.
table-substitute-seated = That person sits at this table already.
table-seat-not-offered = This seat is not offered.
table-foreign-seat = This table belongs to another server.
table-seat-present = { $who } is not away. Only { $who } can give up that seat.
table-waits = The players of this table have agreed to wait for { $who }.
table-not-away = You are not away: the seat is yours.
table-no-clock = No time is running for you here.
table-nobody-to-ask = There is no other player who could agree.
table-nothing-asked = That question is settled.
table-too-many-calls = You have asked the others at this table { NUMBER($most) } times within a day. You can ask again: { $until }.
table-own-ask = The others must agree to that.

button-take-seat = Take the seat
button-come-back = I am back
button-grant = Agree to more time
button-pause = I agree to pause
button-go-on = Go on

## Commands and pages

cmd-me = me
cmd-me-about = About you: time zone, quiet hours, vacation, reminders, your data
cmd-me-show = show
cmd-me-show-about = Your settings: time, vacation, reminders, language, alerts, webhooks
cmd-me-look = look
cmd-me-look-about = How your own pictures look: light or dark, larger letters, fewer ornaments
form-zone-about = Your country, or the name of the zone
form-quiet-begin-about = When they begin, such as 22:30
form-vacation-first-about = The first day, such as 2026-12-24 or 24.12.
form-vacation-last = The last day

clock-none = no time limit
clock-turn = time for each turn
clock-reserve = time for each turn, and a reserve
quiet-runs = clocks always run
quiet-stops = clocks stand still in quiet hours
remind-all = All reminders
remind-all-about = At half time, and before the time is up
remind-one = One reminder for each turn
remind-one-about = Before the time is up
remind-none = No reminders
remind-none-about = Only the ping when your turn begins
remind-by-dm = Reminders come by direct message
remind-by-thread = Reminders come in the thread of the match
call-thread = Your turn: a ping in the thread
call-dm = Your turn: a direct message
call-both = Your turn: a ping and a direct message
menu-clock = Clock
menu-absence = When time is up

me-title = You and your time
me-zone = Time zone: **{ $zone }**. It is { $now } there now.
me-zone-none = Time zone: not set. I use UTC.
me-quiet = Quiet hours: **{ $start }–{ $end }**
me-quiet-none = Quiet hours: none
me-vacation = Vacation: { $first } to { $last }
me-vacation-none = Vacation: none
me-note = It is { $now } now on your screen.
page-clock-title = Time at table { NUMBER($match, useGrouping: 0) }
page-paused = The match is paused.
page-pause-none = The match is not paused.
page-agreed = All have agreed.
page-agreed-alone = It is done: nobody else has to agree.
page-asked = Asked: { $missing }.
page-agreeing = Agreed: { $agreed }. Still to agree: { $missing }.
page-offer-own = Give up your seat?
page-offer-of = Look for a substitute for { $who }?
page-offer-anybody = Everybody here is told, and the first who takes the seat plays on with all that it holds.
page-offer-to = { $name } is asked by direct message. Whoever takes the seat plays on with all that it holds.
page-offer-computer = A computer ({ $level }) takes the seat at once, with all that it holds. Everybody is told.
page-seat-offered = Offered. Whoever takes the seat gets all that it holds; until then it stays as it is.
page-seat-offered-to = Offered to { $name }. Until the seat is taken, it stays as it is.
page-seat-taken = The seat is yours, with all that it holds.
page-back = The seat is yours.
button-me-time = Time zone and quiet hours
button-me-vacation = Vacation
button-me-back = I am back
button-me-told = How I am told
button-me-reading = Language and pictures
button-me-web = In the browser
button-my-links = My links
form-empty-none = Empty: none
form-zone = Time zone
form-quiet-begin = Quiet hours from
form-quiet-end = Quiet hours until
form-vacation-first = The first day
form-vacation-last-about = Empty: only that day
form-call = When my turn begins
form-remind = How often am I reminded?
form-remind-by = Where am I reminded?
form-digest = Daily digest at
form-digest-about = A list of your matches by direct message, such as at 8:00; empty: none
form-language = Language
form-display = Private pages show
form-name = My name on match pages
form-page = A page about me
