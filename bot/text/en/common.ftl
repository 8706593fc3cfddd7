### Words that every game shares: tables, turns, buttons, results, refusals.
### Messages hold no markdown, so that pictures, menus and Discord can share them;
### names and times are put in ready for the medium.

## Seats and people

seat-name = Seat { $seat }
seat-free = free seat
seat-you = you
seat-starts = starts
seat-computer = computer

## Games

game-version = { $game }, rules { $version }
match-name = { $game }, table { $match }
match-place = { $game } in { $channel }

## Buttons (at most 80 characters, short enough for a phone)

button-turn = Take my turn
button-hand = My hand
button-log = What happened
button-rules = Rules
button-board = Board
button-text = In words
button-join = Join
button-leave = Leave
button-start = Start
button-confirm = Confirm
button-back = Back
button-refresh = Refresh
button-undo = Undo
button-more = More…
button-earlier = Earlier
button-later = Later
button-next = Next
button-previous = Previous
button-cancel = Cancel
button-agree = I agree
button-against = I am against it
button-open = Open the table

## Lobby

lobby-title = { $game }: a new table
lobby-opened = { $who } opens a table of { $game }. Who joins?
lobby-seats = { $taken } of { $seats } seats taken
lobby-players = Players
lobby-options = Options
lobby-option = { $option }: { $value }
lobby-missing = { $missing ->
    [one] One more player is needed.
   *[other] { $missing } more players are needed.
}
lobby-ready = All are here: press Start.
lobby-can-start = You can start now, or wait for more players.
lobby-joined = { $who } is in.
lobby-left = { $who } leaves the table.
lobby-invited = { $who }, a seat is kept for you at { $game }.
lobby-you-joined = You are in. When the table starts, your cards come to you by direct message.
lobby-you-left = You have left the table.
lobby-closed = This table was closed before it started.
lobby-started = { $game } begins. { $who } starts.
lobby-started-together = { $game } begins. All choose at the same time.

## Turns

turn-round = Round { $round }
turn-last-round = Last round
turn-of = Turn of { $who }
turn-yours = Your turn
turn-not-yours = It is not your turn
turn-ping = { $who }, your turn: { $prompt }
turn-ping-several = { $who }: { $prompt }
turn-prompt = { $who }: { $prompt }
turn-waiting = Waiting for { $who }
turn-draft = Your turn so far
turn-draft-nothing = Nothing chosen yet.
turn-question = { $question }
turn-confirm = That is your whole turn. Nothing is public until you confirm.
turn-confirm-part = This much is ready. Confirm it, or go on choosing.
turn-chance-next = Confirm to see what is drawn, then go on.
turn-done = Done. The table has seen your turn.
turn-sealed = Sealed. The others see it when all have chosen.
turn-change = You may still change your choice until all have chosen.
turn-nothing = There is nothing for you to do at this table now.
turn-choose = Choose
turn-choose-number = Choose an answer, 1 to { $last }
turn-page = Page { $page } of { $pages }
turn-last = Last turn
turn-undone = { $who } takes back { $count ->
    [one] the last step.
   *[other] the last { $count } steps.
}
turn-deadline = Due { $when }
turn-reminder = { $who }, the table is waiting for you.

## Hands and direct messages

hand-title = Your hand
hand-empty = Your hand is empty.
hand-at = Your hand at { $game }
hand-private = Only you can see this.
dm-dealt = { $game }: here is your hand.
dm-changed = { $game }: your hand has changed.
dm-turn = { $game }: it is your turn.
dm-over = { $game } is over.
dm-lost = The channel of { $game } can no longer be reached. The match lives on: use /table move in another channel.
dm-closed = I cannot send you direct messages. Your hand is always at /hand; to get it by message, allow direct messages from this server.

## The board message

board-alt = Board of { $game }
board-hand-alt = Your hand at { $game }
board-sheet-alt = Final score of { $game }
board-lobby-alt = Lobby of { $game }
board-happened = What happened
board-happened-empty = Nothing has happened yet.
board-log-title = What happened at { $game }
board-status-title = { $game }: how it stands

## My tables

mine-title = Your tables
mine-none = You sit at no table. Open one with /table new.
mine-which = Which table?
mine-count = { $count ->
    [one] One table
   *[other] { $count } tables
}
mine-waiting = { $count ->
    [0] Nobody waits for you.
    [one] One table waits for you.
   *[other] { $count } tables wait for you.
}
mine-yours = your turn
mine-others = waiting for { $who }
mine-lobby = not started
mine-over = over

## The end of a match

final-title = Final score
final-rounds = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
final-winner = { $who } wins with { $points }
final-shared = { $who } share the victory with { $points }
final-points = { $points ->
    [one] one point
   *[other] { $points } points
}
final-place = { $rank }. { $who }: { $points }
final-total = total
final-ended = The table agreed to end the match. There is no winner.
final-thanks = Thank you for playing.

end-asked = { $who } asks to end this match without a result. All the others must agree.
end-agreed = { $who } agrees to end the match.
end-declined = { $who } wants to go on. The match continues.
end-votes = { $votes } of { $seats } agree.
end-own = Your vote is counted.

## Fair shuffles, the parcel at the end

fair-commitment = Every draw of this match is settled by a secret. Its fingerprint: { $digest }
fair-secret = The secret was { $secret }
fair-verify = Anyone can check all draws: python -m bot verify { $file }
parcel-title = The whole match to keep
parcel-about = The log of every step, the moving picture of the boards and the proof of the draws.
parcel-log = Log
parcel-lapse = Time-lapse
parcel-proof = Proof of the draws
export-done = Here is the match as a file. While it runs, secrets stay out of it.

## Refusals (private; nothing has changed)

error-title = That did not work
error-not-seated = You do not sit at this table.
error-stranger = These buttons are for the players of this table. You can follow the game with Board and What happened.
error-not-your-turn = It is not your turn. The table is waiting for { $who }.
error-no-match = There is no table in this channel. Open one with /table new.
error-unknown-match = I do not know that table.
error-several = You sit at more than one table here. Say which.
error-only-server = This works in a server, not in a direct message.
error-unreadable = I cannot read “{ $text }”. { $legal }
error-illegal = “{ $text }” is not possible now. { $legal }
error-legal = Possible now: { LIST($moves, style: "comma") }.
error-legal-more = Possible now, among others: { LIST($moves, style: "comma") }.
error-legal-none = Nothing is possible now.
error-needs = Say more: { $question }
error-extra = “{ $text }” is more than this turn takes.
error-late = The table has moved on since that button was made. Here is the position of now.
error-old-button = That button is no longer in use. Use the newest board.
error-permission = In this channel I lack a permission: { $permissions }. Someone who runs the server can grant it.
error-channel-gone = The channel of this match is gone. The match lives on: use /table move in another channel.
error-thread-locked = The thread of this match is locked. Ask for it to be unlocked, or use /table move in another channel.
error-thread-archived = The thread of this match is archived and I cannot open it. Write in it, or use /table move in another channel.
error-busy = Too much is going on this second. Nothing has changed: please try again.
error-inside = Something went wrong on my side. Nothing has changed, and it has been noted.
error-stale-commands = The commands have just been renewed. Please try again in a minute.
error-too-late = That took too long, so Discord dropped the answer. Please try again.
error-slow-picture = The picture takes longer than usual. Here is the position in words.
error-file-damaged = This file is damaged or was not made by me.
error-file-foreign = This file belongs to another game or a newer version.
error-text-too-long = That is too long: { $limit } characters at most.

## Permissions of Discord, as its settings name them

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-manage-threads = Manage Threads
permission-manage-messages = Manage Messages
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-read-message-history = Read Message History

## Small words

word-yes = yes
word-no = no
word-and-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
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
word-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}
word-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
word-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
word-days = { $count ->
    [one] one day
   *[other] { $count } days
}

## Options that every game has

option-board = Board messages
option-board-all = keep all
option-board-newest = keep only the newest
option-undo = Taking back
option-language = Language of the table

## Languages

language-en = English
language-el = Ελληνικά
language-pl = Polski
