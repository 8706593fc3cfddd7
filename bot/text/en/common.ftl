### Words that every game shares: tables, turns, buttons, results.
### Messages hold no markdown, so that pictures, menus and messages can share them;
### names and times are put in ready for the medium.

seat-name = Seat { $seat }
seat-free = free seat
seat-you = you
seat-starts = starts

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
button-undo = Take it back
button-refresh = Refresh
button-earlier = Earlier
button-later = Later
button-next = Next
button-previous = Previous
button-against = I am against it
button-confirm-part = Confirm this much
button-export = The record
button-confirm-so-far = Confirm so far
button-older = Older
button-newer = Newer
button-more-choices = More… ({ $page } of { $pages })
button-previous-choices = Back a page
button-vote = Vote to end
button-unvote = Withdraw my vote
button-open = Open the match

where-thread = in a thread of its own
where-here = in this channel

option-board-all = keep all
option-board-newest = keep only the newest

lobby-invited = { $who }, a seat is kept for you at { $game }.
lobby-you-joined = You are in. When the match starts, your hand comes by direct message.
lobby-you-left = You have left the table.
lobby-begun = The game has begun: { $link }
lobby-you-opened = Table { NUMBER($match, useGrouping: 0) } is open. Its card is in the channel.
lobby-you-started = The match has begun.
lobby-you-invited = { $who } is invited.

turn-round = Round { $round }
turn-last-round = Last round
turn-waiting = Waiting for { $who }
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

match-name = { $game }, table { NUMBER($match, useGrouping: 0) }
match-moved = The match goes on in { $link }.

hand-title = Your hand
hand-empty = Your hand is empty.
hand-at = Your hand at { $game }
hand-private = Only you can see this.

dm-dealt = { $game }: here is your hand.
dm-changed = { $game }: your hand has changed.
dm-lost = The channel of { $game } can no longer be reached. The match lives on: use /{ cmd-table } { cmd-table-move } in another channel.

board-alt = Board of { $game }
board-happened-empty = Nothing has happened yet.
board-log-title = What happened at { $game }
board-status-title = { $game }: how it stands
board-all = keep all boards
board-newest = keep only the newest board

mine-title = Your tables
mine-none = You sit at no table. Open one with /{ cmd-table } { cmd-table-new }.
mine-which = Which table?
mine-yours = your turn
mine-others = waiting for { $who }

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

fair-commitment = Every draw of this match is settled by a secret. Its fingerprint: { $digest }
fair-secret = The secret was { $secret }
fair-verify = Anyone can check all draws: python -m bot verify { $file }

export-done = Here is the match as a file. While it runs, secrets stay out of it.

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

language-en = English
language-el = Ελληνικά
language-pl = Polski

menu-choose = Choose…
menu-choose-match = Which match?
menu-choose-option = { $option }
menu-your-turn = your turn
