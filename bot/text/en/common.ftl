### Words that every game shares: tables, turns, buttons, results.
### Messages hold no markdown, so that pictures, menus and messages can share them;
### names and times are put in ready for the medium.

seat-name = Seat { $seat }
# Somebody whose name no picture can show is called by the shape of the seat’s badge, where the emblems of
# a game have no names.
seat-sign-1 = Shield
seat-sign-2 = Disc
seat-sign-3 = Lozenge
seat-sign-4 = Tower
seat-sign-5 = Hexagon
seat-free = free seat

button-turn = Take my turn
button-next = Next: { $game } · table { NUMBER($match, useGrouping: 0) } ({ NUMBER($count, useGrouping: 0) } waiting)
button-hand = My hand
button-log = What happened
button-rules = Rules
button-boards = Player boards
button-ledger = Tables and supplies
button-table = Table
button-board = Board
button-anew = Post it again
button-promise = Fair draws
button-again = Play again
button-join = Join
button-leave = Leave
button-start = Start
button-options = Options
button-confirm = Confirm
button-back = Back
button-gear = Questions
button-undo = Take it back
button-former = As last time
button-export = The record
button-confirm-so-far = Confirm this and draw
button-draw-now = Draw now
button-sure = Yes, really
button-instead = Instead: { $label }
button-switch-off = { $label }: on
button-older = Older
button-newer = Newer
button-more-choices = More… ({ $page } of { $pages })
button-previous-choices = Back a page
button-vote = Vote to end
button-offer = Offer the seat
button-give-computer = Give it to the computer
button-unvote = Withdraw my vote

where-thread = in a thread of its own
where-here = in this channel

turn-round = Round { $round }
turn-last-round = Last round

match-name = { $game }, table { NUMBER($match, useGrouping: 0) }

board-all = keep all boards
board-newest = keep only the newest board

final-title = Final score
final-points = { $points ->
    [1] one point
   *[other] { $points } points
}

word-none = none
word-empty = empty
word-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}

language-en = English
language-el = Ελληνικά
language-pl = Polski
language-de = Deutsch
language-es = Español
language-fr = Français
language-it = Italiano

menu-choose-match = Which match?
menu-your-turn = your turn
