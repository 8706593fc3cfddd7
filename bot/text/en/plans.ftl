### What a player tries out and plans: seen by that player alone.

button-try = Try it
button-try-again = Start again
button-order = Play it when it is my turn
button-keep-plan = Keep it for my turn
button-use-plan = Use it for my turn
button-unorder = { $kind ->
    [ahead] Withdraw the answers
   *[other] Withdraw the standing order
}
button-repeat = Pass until I can do something else
button-note-delete = Delete the note
button-ahead = Answer ahead
button-stop = { $moment }: stop me
button-stop-none = { $moment }: no stop
button-ask-all = Ask me everything
button-ask-choices = Ask me only where I can choose

page-try-title = What if
page-try-then = What if, from position { $n } on
page-try-note = Only you see this, and nothing is played.
page-try-chance = What comes next is drawn or still hidden. It stays open.
page-try-done = This would be your whole turn.
page-try-late = You have tried something else since then. This is how it stands.
page-try-lost = { $count ->
    [one] The match has moved on: one move is no longer possible and was left out.
   *[other] The match has moved on: { $count } moves are no longer possible and were left out.
}
page-plan-kept = Kept. It is on your page when your turn begins.
page-plan-ordered = When your turn begins, I play this, if it is still legal. Nobody is told before.
page-plan-withdrawn = { $kind ->
    [ahead] The answers are withdrawn.
   *[other] The standing order is withdrawn.
}
page-plan-order = Your standing order: { $moves }
page-plan-not-now = As things stand this cannot be played any more. If it stays so, I ask you on your turn.
page-plan-pass = Your standing order, until you can do something else: { $moves }
page-ahead = Your turn is complete: Confirm plays it. You can also answer now what you will be asked next; I play that answer on your turn without calling you, if it is still possible.
page-ahead-title = Answered ahead
page-wishes = More than one wish? Tap further answers in their order: if the first is gone by then, the next one counts.
page-wishes-unsure = { $answer }: with { $enough } different wishes, one is surely still possible on your turn. So far you have given { $count }.
page-wishes-sure = { $count ->
    [one] { $answer }: this is surely still possible on your turn, so I will not call you for it.
   *[other] { $answer }: one of your wishes is surely still possible on your turn, so I will not call you for it.
}
page-plan-ahead = Answered ahead: { $moves }
page-plan-dropped = { $kind ->
    [ahead] What you answered ahead could no longer be played. What is left of it is here; you decide.
   *[other] Your standing order could no longer be played. What is left of it is here; you decide.
}
page-plan-dropped-all = { $kind ->
    [ahead] What you answered ahead could no longer be played. You decide.
   *[other] Your standing order could no longer be played. You decide.
}
table-plan-undone = Moves were taken back, so what you had ordered beforehand no longer holds: I call you when it is your turn.
stop-title = Where I stop for you in this round. A tap changes it until the moment comes.
stop-none = { $moment }: no stop, but I ask if my answer could cost you something
stop-stop = { $moment }: I ask you
stop-fixed = { $moment }: only you can decide; I ask unless you have answered ahead
stop-late = Too late: the round has already passed this moment, and your order was carried out there. This press has changed nothing.
page-plan-choice = You can do something else now, so I have not passed for you. You decide.
page-plan-loaded = This is what you kept for your turn.
page-plan-part = Of what you kept for your turn, this much is still possible.
page-plan-gone = What you kept for your turn is no longer possible.
page-note = Your note: { $text }
page-note-none = You have no note about this match. Write one with /{ cmd-me } { cmd-me-note }.
log-ordered = (by standing order)
log-by-itself = (by itself: there was nothing to choose)

plan-nothing-to-try = There is nothing to try from this position: you would be asked nothing here.
plan-none = This cannot be planned any more. Look at your page again.

cmd-me-note = note
cmd-me-note-about = A private note about a match; without text: shows it
cmd-me-note-text = text
cmd-me-note-text-about = What you want to remember; only you see it
