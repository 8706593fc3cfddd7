### Edo for newcomers: why each question is asked, what the symbols mean, the guided first match.

## Why a question is asked: the rule in a sentence

edo-why-draft = You take a start city and a bundle, in either order; the city has a house and a samurai.
edo-why-ronin = Before planning, the start player moves one Ronin; a tile then says to what kind of space.
edo-why-land = The tile says the kind of space; where several fit, whoever moves the Ronin chooses.
edo-why-plan = You plan three of your cards in order, one action on each; nobody sees your plan before its slot is opened.
edo-why-crew = Each official on a slot carries its action out once; the number on the card is the most officials it takes, and a slot may stay empty.
edo-why-walk = Before a slot is carried out you may move samurai and the merchant, { $step } ryo for each road; after that only Travel moves them.
edo-why-execute = Each official on the slot carries its action out once, one after the other.
edo-why-produce = Each official sets one samurai on the right kind of space to work; every other samurai there lowers the yield by one.
edo-why-build = One building for each official, in a city where you have a samurai; wood, stone and ryo are paid at once.
edo-why-travel = An official becomes a samurai on a gate, or moves up to { $travellers } of your samurai free, any distance.
edo-why-trade = Where the merchant and a samurai of yours stand in the same city, an official uses one offer of the merchant’s card.
edo-why-card = You buy one of the open special cards; from the next round on you can plan with it.
edo-why-levy = The official takes 1 wood or 1 stone from the supply.
edo-why-rally = Bring up to { $travellers } samurai to the Ronin free; with more samurai than Ronin there you drive them off.
edo-why-trade-on = In the city of your trading post one trade may use both offers.
edo-why-last = A privilege of resources or income can be used at any moment of your turn, and this is its last one.
edo-why-wages = Each samurai who stays on the board costs { $wage } rice; the others come home and are officials again.
edo-why-discard = At the end of a round nobody keeps more than { $limit } pieces of rice, wood and stone.

## What the symbols mean

edo-see-edo = **Edo.** Only a player who owns a house here can win, unless nobody owns one.
edo-see-city = **City.** Sites for houses and trading posts, in order; pieces stand below.
edo-see-income = **Income.** What the city pays this round, by rank.
edo-see-keep = **Stronghold.** The one site for it in a city.
edo-see-land = **Resource space.** The number is what the next samurai produces here.
edo-see-gate = **Gate.** Travel turns an official into a samurai here.
edo-see-samurai = **Samurai.** A piece on the board: it produces and builds, and costs wages.
edo-see-merchant = **Merchant.** Trade where he stands together with a samurai of yours.
edo-see-ronin = **Ronin.** A lone samurai: he lowers yields, and several stop a city.
edo-see-market = **Merchant’s card.** Two offers: goods for ryo, and goods for a point; below it the next card.
edo-see-supplies = **Supplies.** Neutral officials, strongholds and special cards that are left.
edo-see-demands = **Demands of the Shogun.** Each brings a point and the privilege below it.
edo-see-specials = **Special cards.** For sale with Authorize, at these prices.
edo-see-goal = **End.** The match ends with the round in which somebody has this many points.
edo-see-slots = **Plan.** Three slots; a closed one is opened when its turn comes.
edo-see-goods = **Stock.** Ryo, rice, wood and stone of this player.
edo-see-officials = **Your officials.** Those who are not in the plan yet.
edo-see-card = **Card.** One of its actions can be planned in a round.
edo-see-action = **Action.** What it brings for each official, and how many it takes.

## The main parts of the table, each at its letter

edo-part-plan = your plan: three slots, opened one by one
edo-part-stock = your ryo and resources; below them officials and buildings that are left
edo-part-gate = gate: here officials become samurai
edo-part-land = resources: the number is what the next samurai produces
edo-part-city = city: buildings score and earn here
edo-part-market = what the merchant offers, wherever he stands with your samurai
edo-part-specials = special cards for sale
edo-part-goal = this many points end the match

## The guided first match: the second line of each question

edo-learn-act = Choose an action for which you have what it needs: goods at once, or a samurai in the right place.
edo-learn-crew = Each official does the action once; keep some for the next slots.
edo-learn-walk = Bring a samurai to where the action needs one; then go on.
edo-learn-execute = Choose what this official does; the others on the slot come next.
edo-learn-wages = Keep samurai who stand well, as far as the rice goes.

## The story of the first match: the reason before a move, and what it has brought

edo-story-about = Each round you plan three of your cards in secret and put officials on them; then the plans are opened and carried out, slot by slot. Samurai on the board produce and build. Buildings score and earn; most points win.
edo-story-plan = Plan Build first, with one official: you have the wood, the stone and the ryo for a house. Then Money with two officials, 5 ryo for each. Last, Recruit with one: he brings a new official for 1 rice.
edo-story-build = A building needs a samurai in its city. Move yours from Odawara to Edo for 2 ryo, choose “{ edo-offer-go }”, and build a house there: you pay 4 ryo, 2 wood and 1 stone.
edo-story-built = 1 point at once, and from now on the house earns at the end of every round.
edo-story-money = Money needs nobody on the board: choose “{ edo-offer-stay }”. Every road you walk costs ryo.
edo-story-paid = 10 ryo: one official would have brought 5. Officials are what your turn is made of.
edo-story-recruit = Recruit the new official; you need not move. Beginners lose by having too few of them.
edo-story-wages = The round is over. A samurai who stays on the board costs 1 rice; you had none left, so yours came home as an official. Your houses earned 5 ryo in Edo and 2 in Odawara.
edo-story-own = The second round is yours alone: plan it. Before each card ask what its officials will need: a samurai in the right place, wood, stone, rice or ryo. An official without it does nothing.
edo-story-review = Buildings: { $buildings }. Officials and samurai: { $crew }. { $idle ->
    [0] None of the officials in your plans was idle: well planned.
    [one] 1 official of your plans did nothing: before each card look whether its officials will find there what they need.
   *[other] { $idle } officials of your plans did nothing: before each card look whether its officials will find there what they need.
}
