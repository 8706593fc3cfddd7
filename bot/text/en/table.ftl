### What the table refuses, told privately to the one who asked, and what it says of itself.

table-unknown-match = I do not know that table.
table-unknown-game = I do not know that game.
table-not-seated = You do not sit at this table.
table-letter-taken = { $value }: { $who } has that one. Choose another.
table-not-started = This match has not started yet.
table-already-started = This match has already started.
table-leave-running = The match is running. To give up your seat, or to end it together: /{ cmd-table } { cmd-table-manage }.
table-over = This match is over.
table-still-played = This match is still being played.
table-lobby-closed = This table is closed.
table-lobby-full = All seats are taken.
table-foreign-lobby = This table belongs to another server.
table-already-joined = You already sit at this table.
table-not-host = Only the person who opened the table may do that: { $host }.
table-not-enough-players = { $need } players are needed, { $have ->
    [one] one is
   *[other] { $have } are
} here.
table-bad-seats = This game is for { $least } to { $most } players, not { $seats }.
table-late = The table has moved on since then. Look at the newest position and choose again.
table-nothing-to-undo = You have nothing to take back.
table-undo-answered = That can no longer be taken back: something was drawn, or somebody else has answered.
table-undo-asked = { $who } asks to take back: { LIST($moves, style: "said") }{ $more ->
    [0] {""}
   *[other] {" "}Everything that came after would be taken back too.
}{ $revealed ->
    [0] {""}
   *[other] {" "}Careful: something has been drawn or revealed since then.
} It happens when all the others agree.
table-undo-asked-all = { $who } asks to go back to an earlier choice. Everything that came after would be taken back too.{ $revealed ->
    [0] {""}
   *[other] {" "}Careful: something has been drawn or revealed since then.
} It happens when all the others agree.
table-undo-approved = All have agreed.
table-undo-refused = { $who } says no: nothing is taken back.
table-undo-overtaken = The match has gone on: nothing is taken back.
table-undo-left = The seat has changed hands: nothing is taken back.
table-undo-gone = There is nothing left to agree to: the request was settled, or the match has gone on.
table-undo-own = You asked for this yourself: the others must agree.
table-nobody-to-approve = Nobody else sits at this table who could agree.
table-no-vote = You have not voted.
table-empty-move = Write a move.
table-too-many-moves = That is too much at once: at most { $most } moves.
table-await-chance = Something must be drawn before { $move }. Send the moves up to there first.
table-await-others = Others must act before { $move }. Send the moves up to there first.
table-place-lost = I cannot reach the channel of this match. Move it with /{ cmd-table } { cmd-table-manage } in another channel.
table-place-lost-notice = I can no longer post in the channel of your match (table { NUMBER($match, useGrouping: 0) }). The match is safe: it goes on there as soon as I can post again. Or move it with /{ cmd-table } { cmd-table-manage } in another channel.
table-place-lost-permission = I lack a permission there: { $permission }.
table-same-place = The match is in this channel already.
table-busy = I have too much to do this second. Nothing has changed: please try again.
table-storage = I cannot save anything at the moment. Nothing has changed; please tell the person who runs this bot.
table-storage-silent = My database does not answer at the moment. Nothing has changed: please try again in a few minutes.
table-storage-unsure = My database stopped answering while I was saving, so I do not know whether this is done. Please look at the match in a few minutes, and do it again only if it is missing there.
table-storage-waits = My database does not answer at the moment, so this takes longer. Please do not do it again: as soon as I know how it ended, you read it here.
table-broken = I cannot read this match with the present rules. Nothing is lost; please tell the person who runs this bot.
table-not-your-turn = It is not your turn. Waiting for { $who }.
table-unknown-option = This game has no option “{ $option }”.
table-bad-option = “{ $value }” is not a value of { $option }. Possible: { LIST($allowed, style: "semicolon") }.
table-illegal = “{ $move }” is not possible now.
table-end-proposed = { $who } would like to end this match without a result. It ends when all agree.
table-undone = { $who } takes back: { LIST($moves, style: "said") }
table-undone-agreed = Everything from this move of { $who } on is taken back: { LIST($moves, style: "said") }
table-undone-all = Everything since an earlier choice of { $who } is taken back.
table-invited = { $who } invites you to { $game }, table { NUMBER($match, useGrouping: 0) }.
