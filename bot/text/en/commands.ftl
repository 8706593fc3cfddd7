### Slash commands: `cmd-<group>-<command>-<parameter>` is a name, the same with `-about` its description.
### Names: lower case, no spaces, at most 32 characters, different among siblings. Descriptions: at most 100.

## Tables

cmd-table = table
cmd-table-about = Open, follow and end matches
cmd-table-new = new
cmd-table-new-about = Open a table that others can join
cmd-table-new-game = game
cmd-table-new-game-about = Which game
cmd-table-new-seats = seats
cmd-table-new-seats-about = How many players, you included
cmd-table-new-options = options
cmd-table-new-options-about = Variants of the game, as key=value
cmd-table-new-where = where
cmd-table-new-where-about = In this channel or in a thread of its own
cmd-table-new-board = board
cmd-table-new-board-about = Keep all board messages or only the newest
cmd-table-join = join
cmd-table-join-about = Take a free seat
cmd-table-leave = leave
cmd-table-leave-about = Give up your seat before the start
cmd-table-start = start
cmd-table-start-about = Start the match with the players who are here
cmd-table-invite = invite
cmd-table-invite-about = Invite somebody to your table
cmd-table-invite-person = person
cmd-table-invite-person-about = Whom to invite
cmd-table-board = board
cmd-table-board-about = Show the board, to you alone
cmd-table-status = status
cmd-table-status-about = Whose turn it is, and since when
cmd-table-mine = mine
cmd-table-mine-about = Your matches, those that wait for you first
cmd-table-log = log
cmd-table-log-about = What happened so far
cmd-table-undo = undo
cmd-table-undo-about = Take back your last step, while nobody has answered
cmd-table-end = end
cmd-table-end-about = Vote to end the match without a result
cmd-table-export = export
cmd-table-export-about = Get the record of the match as a file
cmd-table-move = move
cmd-table-move-about = Go on with the match in this channel

## Commands for every game

cmd-turn = turn
cmd-turn-about = Take your turn, one question at a time
cmd-hand = hand
cmd-hand-about = See your hand, in private
cmd-move = move
cmd-move-about = Make any move by its notation
cmd-move-move = move
cmd-move-move-about = The move, or several with spaces between
cmd-rules = rules
cmd-rules-about = The rules of a game in short
cmd-rules-game = game
cmd-rules-game-about = Which game

## Parameters that many commands share

cmd-param-match = match
cmd-param-match-about = Which match, when there is more than one

## Golden Horn

cmd-golden-horn = golden-horn
cmd-golden-horn-about = Moves of Golden Horn
cmd-golden-horn-raid = raid
cmd-golden-horn-raid-about = Send pirates against a ship, before you sail
cmd-golden-horn-raid-attack = attack
cmd-golden-horn-raid-attack-about = Which ship, and the two cards for it
cmd-golden-horn-sail = sail
cmd-golden-horn-sail-about = Move a ship: load it, set its course, choose where it stops
cmd-golden-horn-sail-ship = ship
cmd-golden-horn-sail-ship-about = Which of your ships
cmd-golden-horn-sail-load = load
cmd-golden-horn-sail-load-about = Colour to load, when it starts in a main port
cmd-golden-horn-sail-turn = turn
cmd-golden-horn-sail-turn-about = Keep the direction or turn round, for an empty ship
cmd-golden-horn-sail-to = to
cmd-golden-horn-sail-to-about = Where it stops, and the wind cards for it
cmd-golden-horn-sail-call = call
cmd-golden-horn-sail-call-about = Call the end, when you own all six colours
cmd-golden-horn-turn-round = turn-round
cmd-golden-horn-turn-round-about = Turn an empty ship round and sail back
cmd-golden-horn-turn-round-ship = ship
cmd-golden-horn-turn-round-ship-about = Which of your ships
cmd-golden-horn-turn-round-to = to
cmd-golden-horn-turn-round-to-about = Where it stops, and the wind cards for it
cmd-golden-horn-turn-round-call = call
cmd-golden-horn-turn-round-call-about = Call the end, when you own all six colours
cmd-golden-horn-call-end = call-end
cmd-golden-horn-call-end-about = Call the end after your ship has moved

## Silver & Gold: Pyramids

cmd-pyramids = pyramids
cmd-pyramids-about = Moves of Silver & Gold: Pyramids
cmd-pyramids-keep = keep
cmd-pyramids-keep-about = Keep two of your four first cards
cmd-pyramids-keep-cards = cards
cmd-pyramids-keep-cards-about = Which two cards
cmd-pyramids-mark = mark
cmd-pyramids-mark-about = Mark the shape or a single cell, with all that follows
cmd-pyramids-mark-place = place
cmd-pyramids-mark-place-about = Which card and which cells
cmd-pyramids-mark-extra-1 = extra-1
cmd-pyramids-mark-extra-1-about = The cell for the first red X
cmd-pyramids-mark-extra-2 = extra-2
cmd-pyramids-mark-extra-2-about = The cell for the second red X
cmd-pyramids-mark-extra-3 = extra-3
cmd-pyramids-mark-extra-3-about = The cell for the third red X
cmd-pyramids-mark-extra-4 = extra-4
cmd-pyramids-mark-extra-4-about = The cell for the fourth red X
cmd-pyramids-pick = pick
cmd-pyramids-pick-about = Take a new card, from the display or unseen
cmd-pyramids-pick-card = card
cmd-pyramids-pick-card-about = Which card
cmd-pyramids-change = change
cmd-pyramids-change-about = Take back your sealed choice and choose again
