### Words that every game shares. No markdown here: pictures, menus and messages use them alike.

## Seats and people

seat-name = Seat { $seat }
seat-free = free seat
seat-you = you
seat-starts = starts

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
button-confirm-so-far = Confirm so far
button-back = Back
button-undo = Take it back
button-refresh = Refresh
button-older = Older
button-newer = Newer
button-more-choices = More… ({ $page } of { $pages })
button-previous-choices = Back a page
button-vote = Vote to end
button-unvote = Withdraw my vote
button-open = Open the match

## Menus and choices

menu-choose = Choose…
menu-choose-match = Which match?
menu-choose-option = { $option }
where-thread = in a thread of its own
where-here = in this channel
board-all = keep all boards
board-newest = keep only the newest board

## Words around every picture

turn-round = Round { $round }
turn-last-round = Last round
turn-waiting = Waiting for { $who }
hand-title = Your hand
hand-empty = Your hand is empty.
hand-private = Only you can see this.
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
