### Computer players: at the table, in a running match, and hints.

table-too-many-computers = This table has room for { $most ->
    [one] one computer
   *[other] { $most } computers
}, not for { $computers }.
table-unknown-level = There is no level “{ $level }”. Possible: { LIST($levels, style: "comma") }.
table-computer-there = A computer plays there already.
table-no-computer = No computer sits there.
table-private = In direct messages you play only against computers: nobody else can sit at this table. To play with friends, open one with “{ cmd-table-new-private }”.
table-deserted = Nobody is here any more. The match is paused until a player is back; computers do not play on by themselves.
table-computer-offered = Who would like to take over the seat of the computer { $who }, with all that it holds?
table-computer-asked = { $by } asks whether you would take over the seat of the computer { $who }, with all that it holds.
table-computer-taken = A computer takes over the seat of { $old }: { $who }.
table-computer-taken-empty = A computer takes over the empty seat: { $who }.

level-easy = easy
level-normal = normal
level-hard = hard

level-easy-about = Makes mistakes; for your first matches
level-normal-about = Plays sensibly
level-hard-about = Thinks ahead

button-remove-computer = Remove computer
menu-add-computer = Add computer
menu-computer-level = Add computer: { $level }
menu-hints = Hints between people
hints-off = Hints between people: no
hints-on = Hints between people: yes, for everybody
menu-withouthints = Hints against computers
without-hints-off = Hints against computers alone: yes
without-hints-on = No hints at all, not even against computers alone

lobby-computer = { $name }: computer, { $level }
lobby-hints = Hints are allowed for everybody.
lobby-without-hints = No hints at this table, for anybody.
computer-badge = (computer)

page-computer-added = The computer has sat down.
page-computer-removed = The computer has left the table.
page-computer-seated = A computer has taken the seat.
error-person-or-computer = Name a person or a computer, not both.

final-with-computers = With computers: this match does not count for ratings.
final-hints = { $who } had help from the computer { $hints ->
    [one] once
   *[other] { $hints } times
}.
results-with-computers = Matches with computers are kept apart: they do not count for ratings or any other figure.
results-figure-computers = with computers

button-hint = Hint
button-finish-turn = Let the computer finish this turn
page-hint = Hint: { $label }.
page-hint-effects = Hint: { $label } — { $effects }.
page-hint-rule = The rule: { $says }
page-hint-turn = Its whole turn: { $said }
page-hint-points = Points if the match ended then: { $before } → { $after }.
table-no-hints = This table plays without hints: its host settled that before the start.
