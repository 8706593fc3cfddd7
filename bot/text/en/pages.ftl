### Private pages, the board message, the lobby card, direct messages of Discord.
### These may hold markdown; they are never drawn.

lobby-title = A table for { $game }
lobby-seat-taken = Seat { $seat }: { $name }
lobby-seat-free = Seat { $seat }: free
lobby-option = { $option }: **{ $value }**
lobby-closed = This table was closed.
lobby-missing = { $missing ->
    [one] One seat is free: press Join.
   *[other] { $missing } seats are free: press Join.
}
lobby-missing-others = { $missing ->
    [one] One seat is free.
   *[other] { $missing } seats are free.
}
lobby-ready = All are here: { $host }, press Start.
lobby-started = The match has begun: { $link }

dm-closed = I cannot send you direct messages. Your hand is always at /{ cmd-hand }. To get it by message, allow direct messages from this server.
dm-hand = Your hand in { $link }

board-started = The match begins. At the table: { $names }.
board-ping = { $who }, it is your turn. { $prompt }
board-ping-many = { $who }: { $prompt }
board-commitment = Every draw is fixed by a secret whose SHA-256 is `{ $hash }`. The secret is shown at the end, and anybody can check all draws.
board-over = The match is over.
board-winner = { COUNT($who) ->
    [one] { $who } wins with { $total ->
        [1] one point
       *[other] { $total } points
    }.
   *[other] { $who } share the victory with { $total ->
        [1] one point
       *[other] { $total } points
    }.
}
board-ended = The match was ended without a result.
board-secret = Secret of the draws: `{ $secret }`. With it every draw can be checked.
board-no-picture = The picture could not be drawn. Here is the board in words.

mine-waiting = waiting for { $who }
mine-lobby = not started, { $taken } of { $seats } seats taken
mine-over = over
mine-your-turn = **your turn** ({ $since })

page-match-line = **{ $game }** · table { NUMBER($match, useGrouping: 0) }
page-draft = So far: { LIST($moves, style: "comma") }
page-choices-line = `{ $number }` { $label } — { $effects }
page-choices-parts = { LIST($parts, style: "semicolon") }
page-confirm-note = Nothing is public until you confirm.
page-finish-note = A green button plays your turn at once; *Take it back* undoes it.
page-left-out = Not possible any more, so left out: { LIST($labels, style: "comma") }
page-instead = Something else instead…
page-chance-note = { $alone ->
    [1] What comes next depends on chance. Confirm to see it.
   *[0] What comes next depends on chance. Confirm to see it; after that nothing before it can be taken back.
}
page-foreseen-note = { $alone ->
    [1] What is drawn is shown only after you confirm.
   *[0] What is drawn is shown only after you confirm; then it cannot be taken back.
}
page-done-waiting = Done. Now the table waits for { $who }.
page-done-at-once = Done. Right after you: { $who }.
page-done-again = Done. It is your turn again.
page-done-over = Done. The match is over.
page-waiting = You have nothing to do now. Waiting for { $who }.
page-over = This match is over.
page-sealed = Your choice is sealed. You may change it until the last player has chosen.
page-hand-title = Your hand in { $game }, table { NUMBER($match, useGrouping: 0) }
page-hand-missed = Your direct messages are closed, so your hand could not be sent. Here it is.
page-mine-title = Your matches
page-mine-count = { $count ->
    [one] One table
   *[other] { $count } tables
}{ $waiting ->
    [0] { "" }
   *[other] { " " }· waiting for you: { $waiting }
}
page-mine-none = You sit at no table. Open one with /{ cmd-table } { cmd-table-new }.
page-mine-line = **{ $game }** · table { NUMBER($match, useGrouping: 0) } · { $link } · { $turn }
page-which = You play in several matches. Which one?
page-log-title = What happened · { $game }, table { NUMBER($match, useGrouping: 0) }
page-status-title = How it stands · { $game }, table { NUMBER($match, useGrouping: 0) }
page-new-opened = Table { NUMBER($match, useGrouping: 0) } is open. When all have joined, press { $start } on its card below.
page-joined = { $hand ->
    [0] You are in.
   *[1] You are in. When the match begins, your hand comes by direct message.
}
page-left = You have left the table.
page-started = The match has begun.
page-board-anew = The board is at the bottom now: { $link }
page-invited = Invited: { $names }.
page-vote = For ending: { $agreed }. Still to agree: { $missing }.
page-vote-none = Nobody has voted to end the match.
page-vote-about = A match ends without a result when all its players agree.
page-export = The record of table { NUMBER($match, useGrouping: 0) }, with the secret of its draws.
page-export-running = The record of table { NUMBER($match, useGrouping: 0) } so far. Secrets stay out of it until the match is over.
page-moved = The match goes on here.
page-options-title = Options of table { NUMBER($match, useGrouping: 0) }
page-options-note = Only the person who opened the table can change them, until it starts.
page-rules-title = { $game } – the rules in short
page-rules-which = The rules of which game?
page-confirm-title = Confirm this turn?
page-answered-on = You have given more answers since this page was made. This is where you are now.
page-late = The table has moved on since that button was made. Here is the newest position.

log-none = Nothing has happened yet.

status-lobby = Not started: { $taken } of { $seats } seats taken.
status-running = { $round ->
    [0] Waiting for { $who } ({ $since }).
   *[other] Round { $round }. Waiting for { $who } ({ $since }).
}
status-over = The match is over.
status-ended = The match was ended without a result.

thread-name = { $game } · table { NUMBER($match, useGrouping: 0) }
thread-name-imported = { $game } · { LIST($names, style: "comma") }
