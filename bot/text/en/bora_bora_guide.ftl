### Bora Bora for newcomers: why each question is asked, what the symbols mean, the guided first match.

## Why a question is asked: the rule in a sentence

bb-why-start = The first hut brings its region’s yield at once.
bb-why-hut = A hut on the map comes from your board; the space it leaves takes a man or a woman later.
bb-why-space = A new material goes at once to a free ceremony space of its kind; two neighbours can be built over.
bb-why-place = A die goes on an action only if it is lower than every die there, and its number is what you can do with the action.
bb-why-pay = A god costs a card of its colour and an offering, or two equal cards of another colour and an offering, or a god tile.
bb-why-region = The hut goes to a region next to one of yours, by a path up to the number of the die, and brings that region’s yield.
bb-why-red = Red scores the fish of the region you have just entered, once per region and player.
bb-why-person = You take one tile from the slots up to the number of the die; its ability can be used in phase B of every round.
bb-why-home = A person lives on a space of your board without huts, and never moves again.
bb-why-trade = Each point of the die buys something; you stop when you like, and points left over are lost.
bb-why-priest = The priest goes to a slot up to the number of the die; others are pushed to the right and may drop out.
bb-why-building = A building tile up to the number of the die covers two neighbouring materials; early rounds pay more.
bb-why-pair = The building covers two neighbouring ceremony spaces that both hold a material; the materials go back.
bb-why-fire = The fire bonus has two halves: a god card or an offering, and then a status step or a shell.
bb-why-use = Once a round you use one kind of men and one kind of women; all tiles of a kind work together.
bb-why-material = Gatherers take materials one by one; you may stop after any of them.
bb-why-carry = A hut that moves to space 12 leaves a space that is free for a person.
bb-why-card = You take one of the open god cards, or the unseen top of the deck.
bb-why-jewel = Each round you may buy one piece of jewelry with shells; it counts at the end.
bb-why-task = Each round one of your { $tasks } tasks is resolved: { $task } points if it is met; if none is met, one is given up.
bb-why-final-task = After the last round all your tasks are resolved, as far as they are met.
bb-why-take = A resolved task is replaced by one of those on the board.

## What the symbols mean

bb-see-hut = **Hut.** A region of its player; its neighbours can be entered from here.
bb-see-place = **Free place.** The next hut here brings the yield of the region.
bb-see-fish = **Fish.** Points at the end for the hut on the region’s place, and now with Red.
bb-see-path = **Path.** Its number is the lowest die that uses it; planks lead over land, waves over water.
bb-see-action = **Action tile.** The sign shows the highest die that still fits; the dice of this round lie below.
bb-see-persons = **Men and women.** The number of a slot is the lowest die that takes the tile.
bb-see-temple = **Temple.** Each priest scores every round; whoever has the most takes a god tile.
bb-see-tasks = **Tasks on offer.** You take one after resolving one of yours.
bb-see-gods = **God cards.** Open ones, and the deck.
bb-see-jewelry = **Jewelry.** Its price in shells, and its points at the end.
bb-see-status = **Status track.** Points at the end of the round, and the next turn order.
bb-see-seat = **Player.** Place in the turn order, dice left, what is owned, points.
bb-see-spots = **Hut spaces.** An empty one has room for a man or a woman.
bb-see-ceremony = **Ceremony area.** Materials on spaces of their kind; two neighbours can be built over.
bb-see-own-tasks = **Your tasks.** One of them is resolved at the end of each round.

## The main parts of the table, each at its letter

bb-part-seat = you: points, dice and goods; your people and tasks are on your own board
bb-part-actions = actions: a die must be lower than all those already there
bb-part-islands = the islands: each new hut brings something, and its fish scores
bb-part-temple = the temple: your priests score every round
bb-part-jewelry = jewelry: bought with shells, scores at the end
bb-part-status = the status track: points, and the next turn order

## The guided first match: the second line of each question

bb-learn-place = A high die does more, but finds fewer tiles; a low die fits almost everywhere.
bb-learn-region = Look for a yield that you need and a fish of high value.
bb-learn-person = Two of the same kind do more than one: collect a kind.
bb-learn-hut = A space without huts has room for a man or a woman.
bb-learn-trade = Buy what one of your tasks still lacks.
bb-learn-priest = A priest on a high slot stays longer; each round whoever has the most priests takes a god tile.
bb-learn-building = Build early: the first rounds pay the most points.
bb-learn-use = Use one kind of men and one of women each round; it costs nothing.
bb-learn-jewel = Shells that are left count nothing at the end: buy what you can.
bb-learn-task = A task that is met brings the most points of a round.

## The story of the first match: the reason before a move, and what it has brought

bb-story-about = Each round you place three dice on actions: huts on the islands, men and women on your board, priests, buildings. Then your people work, and you buy jewelry and resolve a task. Fish, buildings, tasks and jewelry score; after six rounds most points win.
bb-story-woman = A 1 is a weak die, but White makes it do what a 6 can. Place it on Woman with White, pay with your god tile, and take the Builder in slot 5. She lives on space 1 of your board.
bb-story-blue = Look at Woman: two 1s lie there. A die must be lower than every die already there, so a 1 closes an action to all; only Blue gets past it, as just now.
bb-story-water = The 6 reaches far, but it fits only where no die lies. Place it on Water path and expand to the eastern beach, with the hut from space 3. Lay the sand on a1, and score the fish with Red.
bb-story-fish = 6 points for the fish. And sand lies beside your stone now: two neighbours can be built over.
bb-story-temple = A 1 still fits almost everywhere. Place it on Temple and send the priest to slot 1; take an offering, and a step on the status track.
bb-story-use = All dice are placed; now people work, one kind of men and one of women. The Builder covers sand and stone with building tile 1. Take the blue god card and a shell for the fire.
bb-story-built = 10 points: the earlier you build, the more it brings.
bb-story-jewel = Shells are worth nothing in the end. Buy the comb with yours: 1 point, and a first kind for your task.
bb-story-task = Each round one task is resolved. “A woman and a priest in the temple” is met: resolve it. If none were met, you would have to give one up.
bb-story-tasked = 6 points for the task.
bb-story-own = The last choice of this lesson is yours alone: a new task. Which one fits what you have? A whole match has six rounds.
bb-story-review = Your tasks met: { $tasks }. Huts on the islands: { $huts }. Men and women at work: { $people }. { $tasks ->
    [0] Next time look first for a task that fits what you have: a task that is met brings the most.
   *[other] A task met in the very first round: well planned.
}
