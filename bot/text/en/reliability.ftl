### Resigning, and how reliably people take their turns.

table-resigned-already = You have resigned from this match.
table-resigned-won = { $who } resigns: { $winner } wins.
table-resigned = { $who } resigns. Nobody is left, so the match ends.
table-resigned-voted = { $who } resigns. All others want to end, so the match is over.
table-resigned-seat = { $who } resigns. I play there now, until somebody takes the seat.
board-won = { $who } wins by resignation.
board-resigned = The match is over: resigned by { $who }.
page-resign = Resign for good? If one player is left, that player wins. Otherwise I play on in your place until somebody takes the seat. For ratings you hold the last place, unless a substitute finishes.
page-resign-alone = Resign for good? Only computers are left, so the match ends now.
page-end-alone = End the match? Nobody else has to agree: it would end now, without a result, and nobody can take that back.
page-resigned = You have resigned.
button-resign = Resign

reliability = { $percent }% of turns in time, usually within { $answer }
lobby-reliability = { $name }: { $how }
lobby-least-reliability = For players who take at least { $percent }% of their turns in time; newcomers are welcome
table-too-unreliable = The host asks for at least { $least }% of turns in time; your last ones come to { $percent }%. That rises with every turn in time, here or at other tables.
table-bad-reliability = A host can ask for 0 to { $most }% of turns in time.
page-access = Saved: what this table asks of those who join.
page-access-asks = This table asks this of those who join:
page-access-asks-nothing = This table asks nothing of those who join.
