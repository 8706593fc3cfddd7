### Words that every game shares: tables, turns, buttons, results.
### Messages hold no markdown, so that pictures, menus and messages can share them;
### names and times are put in ready for the medium.

## Seats and people

seat-name = Seat { $seat }
seat-free = free seat

## Buttons: at most 80 characters, short enough for a phone

button-turn = Take my turn
button-hand = My hand
button-log = What happened
button-rules = Rules
button-board = Board
button-join = Join
button-leave = Leave
button-start = Start
button-options = Options
button-confirm = Confirm
button-back = Back
button-undo = Undo
button-refresh = Refresh
button-earlier = Earlier
button-later = Later
button-next = Next
button-previous = Previous
button-against = I am against it
button-confirm-part = Confirm this much
button-export = The record

## Menus and choices

where-thread = in a thread of its own
where-here = in this channel
option-board-all = keep all
option-board-newest = keep only the newest

## Lobby

lobby-title = A table for { $game }
lobby-seats = { $taken } of { $seats } seats taken
lobby-seat-taken = Seat { $seat }: { $name }
lobby-seat-free = Seat { $seat }: free
lobby-options = Options
lobby-option = { $option }: { $value }
lobby-closed = This table was closed.
lobby-expired = Nobody started this table in time, so it was closed.
lobby-invited = { $who }, a seat is kept for you at { $game }.
lobby-you-joined = You are in. When the match starts, your hand comes by direct message.
lobby-you-left = You have left the table.
lobby-begun = The game has begun: { $link }
lobby-you-opened = Table { NUMBER($match, useGrouping: 0) } is open. Its card is in the channel.
lobby-you-started = The match has begun.
lobby-you-invited = { $who } is invited.

## Turns

turn-round = Round { $round }
turn-last-round = Last round
turn-waiting = Waiting for { $who }
match-name = { $game }, table { NUMBER($match, useGrouping: 0) }
turn-yours = Your turn
turn-ping = { $who }, your turn: { $prompt }
turn-ping-several = { $who }: { $prompt }
turn-draft = Your turn so far
turn-confirm = That is your whole turn. Nothing is public until you confirm.
turn-chance-next = Confirm to see what is drawn, then go on.
turn-done = Done. The table has seen your turn.
turn-sealed = Sealed. The others see it when all have chosen.
turn-change = You may still change your choice until all have chosen.
turn-nothing = There is nothing for you to do at this table now.
turn-page = Page { $page } of { $pages }
turn-reminder = { $who }, the table is waiting for you.
turn-foreseen = Draws that are still due are left out of this picture.
match-moved = The match goes on in { $link }.

## Hands and direct messages

dm-turn = { $game }: it is your turn.
dm-over = { $game } is over.
dm-closed = I cannot send you direct messages. Your hand is always at /{ cmd-hand }; to get it by message, allow direct messages from this server.
hand-title = Your hand
hand-empty = Your hand is empty.
hand-at = Your hand at { $game }
dm-dealt = { $game }: here is your hand.
dm-changed = { $game }: your hand has changed.
dm-lost = The channel of { $game } can no longer be reached. The match lives on: use /{ cmd-table } { cmd-table-move } in another channel.

## The board message

board-started = { $game } begins
board-alt = Board of { $game }
board-happened-empty = Nothing has happened yet.
board-log-title = What happened at { $game }
board-status-title = { $game }: how it stands

## My tables

mine-waiting = { $count ->
    [0] Nobody waits for you.
    [one] One table waits for you.
   *[other] { $count } tables wait for you.
}
mine-lobby = not started
mine-over = over
mine-title = Your tables
mine-none = You sit at no table. Open one with /{ cmd-table } { cmd-table-new }.
mine-which = Which table?
mine-yours = your turn
mine-others = waiting for { $who }

## The end of a match

final-title = Final score
final-rounds = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
final-points = { $points ->
    [one] one point
   *[other] { $points } points
}
final-total = total
final-winner = { $who } wins with { $points }
final-shared = { $who } share the victory with { $points }
final-place = { $rank }. { $who }: { $points }
final-ended = The table agreed to end the match. There is no winner.
end-asked = { $who } asks to end this match without a result. All the others must agree.
end-votes = { $votes } of { $seats } agree.
end-own = Your vote is counted.

## Fair draws, the record

fair-commitment = Every draw of this match is settled by a secret. Its fingerprint: { $digest }
fair-secret = The secret was { $secret }
fair-verify = Anyone can check all draws: python -m bot verify { $file }
export-done = Here is the match as a file. While it runs, secrets stay out of it.

## Small words

word-yes = yes
word-no = no
word-none = none
word-nobody = nobody
word-points = { $points ->
    [one] point
   *[other] points
}
word-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}

## Languages, each by its own name

language-en = English
language-el = Ελληνικά
language-pl = Polski
