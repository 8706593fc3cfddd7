### Bora Bora. Prompts are written small, to follow a name; what was told is a whole sentence.
### Forms: of gods .card (the colour of a card); of persons .many (more than one); of regions .in (in the, on the).

bb-title = Bora Bora
bb-about = Islands of the South Sea, for 2 to 4. Dice, gods, men and women: settle huts, serve the temple, complete tasks. A long game of many small choices.

## Terms

bb-god-B = Blue
    .card = blue
bb-god-W = White
    .card = white
bb-god-R = Red
    .card = red
bb-god-G = Green
    .card = green
bb-god-Y = Yellow
    .card = yellow
bb-action-H = Helper
bb-action-T = Temple
bb-action-B = Build
bb-action-M = Man
bb-action-W = Woman
bb-action-L = Land path
bb-action-S = Water path
bb-action-F = Fishing
bb-region-CF = central forest
    .in = in the central forest
bb-region-CP = central plains
    .in = on the central plains
bb-region-CM = central mountain
    .in = on the central mountain
bb-region-CB = central beach
    .in = on the central beach
bb-region-NB = northern beach
    .in = on the northern beach
bb-region-NM = northern mountain
    .in = on the northern mountain
bb-region-EF = eastern forest
    .in = in the eastern forest
bb-region-EB = eastern beach
    .in = on the eastern beach
bb-region-SF = southern forest
    .in = in the southern forest
bb-region-SP = southern plains
    .in = on the southern plains
bb-region-WP = western plains
    .in = on the western plains
bb-region-WM = western mountain
    .in = on the western mountain
bb-island-central = central island
bb-island-north = northern island
bb-island-east = eastern island
bb-island-south = southern island
bb-island-west = western island
bb-material-sand = sand
bb-material-stone = stone
bb-material-wood = wood
bb-person-K1 = Pioneer
    .many = Pioneers
bb-person-K2 = Paddler
    .many = Paddlers
bb-person-K3 = Singer
    .many = Singers
bb-person-K4 = Drummer
    .many = Drummers
bb-person-K5 = Builder
    .many = Builders
bb-person-K6 = Gatherer
    .many = Gatherers
bb-person-K7 = Porter
    .many = Porters
bb-person-K8 = Storyteller
    .many = Storytellers
bb-person-K9 = Seer
    .many = Seers
bb-person-K10 = Giver
    .many = Givers
bb-person-K11 = Noble
    .many = Nobles
bb-person-K12 = Diver
    .many = Divers
bb-jewel-J1 = necklace
bb-jewel-J2 = bracelet
bb-jewel-J3 = earring
bb-jewel-J4 = anklet
bb-jewel-J5 = comb
bb-jewel-J6 = headband
bb-fish-F1 = bonito
bb-fish-F2 = angelfish
bb-fish-F3 = ray
bb-fish-F4 = puffer
bb-task-T01 = a man and a woman
bb-task-T02 = a woman and a priest in the temple
bb-task-T03 = a man and a priest in the temple
bb-task-T04 = { $need ->
    [one] 1 priest in the temple
   *[other] { $need } priests in the temple
}
bb-task-T05 = a woman and a piece of jewelry
bb-task-T06 = a man and order tile 1
bb-task-T07 = { $need ->
    [one] huts in 1 region
   *[other] huts in { $need } regions
}
bb-task-T08 = { $need ->
    [one] 1 man
   *[other] { $need } men
}
bb-task-T09 = { $need ->
    [one] 1 woman
   *[other] { $need } women
}
bb-task-T10 = { $need ->
    [one] 1 piece of jewelry
   *[other] { $need } pieces of jewelry
}
bb-task-T11 = { $need ->
    [one] 1 building
   *[other] { $need } buildings
}
bb-task-T12 = { $need ->
    [one] 1 necklace
   *[other] { $need } necklaces
}
bb-task-T13 = { $need ->
    [one] 1 bracelet
   *[other] { $need } bracelets
}
bb-task-T14 = { $need ->
    [one] 1 earring
   *[other] { $need } earrings
}
bb-task-T15 = { $need ->
    [one] 1 anklet
   *[other] { $need } anklets
}
bb-task-T16 = { $need ->
    [one] 1 comb
   *[other] { $need } combs
}
bb-task-T17 = { $need ->
    [one] 1 headband
   *[other] { $need } headbands
}
bb-task-T18 = { $need ->
    [one] 1 god tile
   *[other] { $need } god tiles
}
bb-task-T19 = { $need ->
    [one] 1 offering
   *[other] { $need } offerings
}
bb-task-T20 = { $need ->
    [one] 1 shell
   *[other] { $need } shells
}
bb-task-T21 = { $need ->
    [one] huts in 1 region
   *[other] huts in { $need } regions
}
bb-task-T22 = { $need ->
    [5] huts on all 5 islands
   *[other] huts on { $need } islands
}
bb-task-T23 = { $need } stone
bb-task-T24 = { $need } sand
bb-task-T25 = { $need } wood
bb-task-T26 = { $need ->
    [one] 1 material of any kind
   *[other] { $need } materials of any kind
}
bb-task-T27 = { $need ->
    [one] 1 god card of one colour
   *[other] { $need } god cards of one colour
}
bb-task-T28 = { $need ->
    [one] 1 blue god card
   *[other] { $need } blue god cards
}
bb-task-T29 = { $need ->
    [one] 1 white god card
   *[other] { $need } white god cards
}
bb-task-T30 = { $need ->
    [one] 1 red god card
   *[other] { $need } red god cards
}
bb-task-T31 = { $need ->
    [one] 1 green god card
   *[other] { $need } green god cards
}
bb-task-T32 = { $need ->
    [one] 1 yellow god card
   *[other] { $need } yellow god cards
}
bb-task-T33 = { $need ->
    [one] god cards of 1 colour
   *[other] god cards of { $need } colours
}
bb-task-T34 = { $need ->
    [3] huts on all 3 mountains
   *[other] huts on { $need } mountains
}
bb-task-T35 = { $need ->
    [3] huts on all 3 beaches
   *[other] huts on { $need } beaches
}
bb-task-T36 = { $need ->
    [3] huts in all 3 forests
   *[other] huts in { $need } forests
}
bb-task-T37 = { $need ->
    [3] huts on all 3 plains
   *[other] huts on { $need } plains
}
bb-task-T38 = { $need ->
    [3] huts at all 3 bonito tiles
   *[other] huts at { $need } bonito tiles
}
bb-task-T39 = { $need ->
    [3] huts at all 3 angelfish tiles
   *[other] huts at { $need } angelfish tiles
}
bb-task-T40 = { $need ->
    [3] huts at all 3 ray tiles
   *[other] huts at { $need } ray tiles
}
bb-task-T41 = { $need ->
    [3] huts at all 3 puffer tiles
   *[other] huts at { $need } puffer tiles
}
bb-task-T42 = { $need ->
    [one] 1 hut on space 12
   *[other] { $need } huts on space 12
}
bb-task-T43 = { $need ->
    [one] 1 tattooed man
   *[other] { $need } tattooed men
}
bb-task-T44 = { $need ->
    [one] 1 woman who gathered shells
   *[other] { $need } women who gathered shells
}
bb-task-T45 = { $need ->
    [one] 1 person, tattooed or with shells gathered
   *[other] { $need } people, tattooed or with shells gathered
}
bb-task-T46 = { $need ->
    [one] men of 1 kind
   *[other] men of { $need } kinds
}
bb-task-T47 = { $need ->
    [one] women of 1 kind
   *[other] women of { $need } kinds
}
bb-task-T48 = { $need ->
    [one] jewelry of 1 kind
   *[other] jewelry of { $need } kinds
}
bb-task-T49 = { $need ->
    [one] 1 Pioneer, man or woman
   *[other] { $need } Pioneers, men or women
}
bb-task-T50 = { $need ->
    [one] 1 Paddler, man or woman
   *[other] { $need } Paddlers, men or women
}
bb-task-T51 = { $need ->
    [one] 1 Singer, man or woman
   *[other] { $need } Singers, men or women
}
bb-task-T52 = { $need ->
    [one] 1 Drummer, man or woman
   *[other] { $need } Drummers, men or women
}
bb-task-T53 = { $need ->
    [one] 1 Builder, man or woman
   *[other] { $need } Builders, men or women
}
bb-task-T54 = { $need ->
    [one] 1 Gatherer, man or woman
   *[other] { $need } Gatherers, men or women
}
bb-task-T55 = { $need ->
    [one] 1 Porter, man or woman
   *[other] { $need } Porters, men or women
}
bb-task-T56 = { $need ->
    [one] 1 Storyteller, man or woman
   *[other] { $need } Storytellers, men or women
}
bb-task-T57 = { $need ->
    [one] 1 Seer, man or woman
   *[other] { $need } Seers, men or women
}
bb-task-T58 = { $need ->
    [one] 1 Giver, man or woman
   *[other] { $need } Givers, men or women
}
bb-task-T59 = { $need ->
    [one] 1 Noble, man or woman
   *[other] { $need } Nobles, men or women
}
bb-task-T60 = { $need ->
    [one] 1 Diver, man or woman
   *[other] { $need } Divers, men or women
}
bb-thing-man = a man
bb-thing-woman = a woman
bb-thing-priest = a priest in the temple
bb-thing-jewelry = a piece of jewelry
bb-thing-first = order tile 1

## Phrases

bb-man = { $kind } (man, { $symbols ->
    [one] 1 step
   *[other] { $symbols } steps
})
bb-woman = { $kind } (woman, { $symbols ->
    [one] 1 shell
   *[other] { $symbols } shells
})
bb-men = { $tiles ->
    [one] { $kind } (man)
   *[other] { $tiles } { WORD($kind, form: "many") } (men)
}
bb-women = { $tiles ->
    [one] { $kind } (woman)
   *[other] { $tiles } { WORD($kind, form: "many") } (women)
}
bb-jewel = { $kind } ({ $cost ->
    [one] 1 shell
   *[other] { $cost } shells
}, { $points ->
    [one] 1 point
   *[other] { $points } points
})
bb-fish = { $kind } { $points }
bb-does-K1 = expand over a land path of at most { $value }
bb-does-K2 = expand over a water path of at most { $value }
bb-does-K3 = take a woman from slots 1 to { $value }
bb-does-K4 = take a man from slots 1 to { $value }
bb-does-K5 = build a tile of at most { $value }
bb-does-K6 = { $value ->
    [one] take a material
   *[other] take up to { $value } materials
}
bb-does-K7 = { $value ->
    [one] move a hut to space 12
   *[other] move up to { $value } huts to space 12
}
bb-does-K8 = { $value ->
    [one] 1 point
   *[other] { $value } points
}
bb-does-K9 = { $value ->
    [one] take a god card
   *[other] take up to { $value } god cards
}
bb-does-K10 = { $value ->
    [one] 1 offering
   *[other] { $value } offerings
}
bb-does-K11 = { $value ->
    [one] 1 status step
   *[other] { $value } status steps
}
bb-does-K12 = { $value ->
    [one] 1 shell
   *[other] { $value } shells
}
bb-payment-card = a { WORD($god, form: "card") } card and an offering
bb-payment-pair = two { WORD($god, form: "card") } cards and an offering
bb-payment-tile = a god tile
bb-gain-offering = an offering
bb-gain-material = { $material }
bb-result = { $who } { $points }
bb-how-met = completed, { $points } points
bb-how-met-cards = completed by showing { LIST(WORD($cards, form: "card"), style: "comma") }, { $points } points
bb-how-yellow = with Yellow ({ $how }), { $points } points
bb-how-yellow-cards = with Yellow ({ $how }), showing { LIST(WORD($cards, form: "card"), style: "comma") }, { $points } points
bb-how-given = given up
bb-lack-things = missing: { LIST($things, style: "comma") }
bb-lack-islands = no hut yet on the { $islands }
bb-lack-regions = no hut yet in: { LIST($regions, style: "comma") }
bb-lack-count = you have { $have } of { $need }: { $count } missing
bb-lack-cards = your hand has { $have } of { $need }: { $count } missing

## Kinds of answers, as headings of menus

bb-kind-place = Place a die…
bb-kind-place-gods = Place a die with gods…
bb-kind-pay = Pay the god…
bb-kind-region = Choose the region…
bb-kind-hut = Take the hut from…
bb-kind-space = Put the material on…
bb-kind-red = Score the fish…
bb-kind-slot = Take a person…
bb-kind-home = Put the person on…
bb-kind-trade = Trade, one thing or several…
bb-kind-priest = Send the priest to…
bb-kind-building = Choose the building…
bb-kind-pair = Build on…
bb-kind-fire-first = Fire bonus, first half…
bb-kind-fire-second = Fire bonus, second half…
bb-kind-use = Use men or women…
bb-kind-green = Use with Green…
bb-kind-end = End the turn…
bb-kind-material = Take a material…
bb-kind-carry = Move a hut, or several…
bb-kind-card = Take a god card…
bb-kind-jewel = Buy jewelry…
bb-kind-task = Resolve a task…
bb-kind-take = Take a new task…

## Prompts: what is awaited, after the player's name

bb-ask-start = where does your first hut go (a region with a fish of 1)?
bb-ask-hut = from which space of your board comes the hut for the { $region }?
bb-ask-space = which ceremony space gets the { $material }?
bb-ask-place = { $lap ->
    [1] place your first die
    [2] place your second die
   *[other] place your last die
}
bb-ask-pay = how do you pay for { $god }?
bb-ask-region = { $action ->
    [bb-action-L] where do you expand by land? (paths up to { $value })
   *[other] where do you expand by water? (paths up to { $value })
}
bb-ask-red = play Red and score the fish of the { $region } ({ $points })?
bb-ask-man = which man do you take (slots up to { $value })?
bb-ask-woman = which woman do you take (slots up to { $value })?
bb-ask-home = which free space of your board gets { $person }?
bb-ask-trade = helper: trade { $left ->
    [one] your last point
   *[other] { $left } points
}
bb-ask-priest = which temple slot, 1 to { $value }?
bb-ask-building = which building tile, up to { $value } ({ $points } points)?
bb-ask-pair = on which two spaces do you build tile { $number }?
bb-ask-fire-first = fire bonus: a god card or an offering?
bb-ask-fire-second = fire bonus: a status step or a shell?
bb-ask-use = which of your men and women do you use?
bb-ask-use-more = do you use anybody else?
bb-ask-material = { $left ->
    [one] which material do you take?
   *[other] which material do you take? (up to { $left } more)
}
bb-ask-carry = { $left ->
    [one] which hut moves to space 12?
   *[other] which hut moves to space 12? (up to { $left } more)
}
bb-ask-card = { $left ->
    [one] which god card do you take?
   *[other] which god card do you take? (up to { $left } more)
}
bb-ask-jewel = buy jewelry? You have { $shells ->
    [one] 1 shell
   *[other] { $shells } shells
}
bb-ask-task = which task do you complete or give up?
bb-ask-final-task = { $left ->
    [one] the end: resolve your last task
   *[other] the end: resolve your { $left } tasks
}
bb-ask-take = which new task do you take?
bb-ask-wait = dice and tiles are being drawn

## Answers: labels

bb-group-die = Die { $face }
bb-switch-gods = With the help of gods
bb-group-men = Men
bb-group-women = Women
bb-group-task = { $task }
bb-do-place = Die { $face } on { $action }
bb-do-place-gods = Die { $face } on { $action } with { $gods }
bb-do-fish = Die { $face } on Fishing
bb-do-pay = Pay with { $how }
bb-do-red = Play Red: { $how }
bb-do-red-no = Leave the fish
bb-do-region = { $region }
bb-do-hut = Hut from space { $space }
bb-do-space = Space { $space }
bb-do-slot = { $person }, slot { $slot }
bb-do-home = Space { $space }
bb-do-tattoo = Tattoo { $person }
bb-do-collect = Shells: { $person }
bb-do-point = { $points ->
    [one] 1 point
   *[other] { $points } points
}
bb-do-offering = { $count ->
    [one] 1 offering
   *[other] { $count } offerings
}
bb-do-card = Open { WORD($god, form: "card") } god card
bb-do-card-top = God card from the top of the deck, unseen
bb-do-material = Take { $material }
bb-do-carry = Hut from space { $space } to space 12
bb-do-stop = Stop here
bb-do-priest = Slot { $slot }
bb-do-building = Building tile { $number }
bb-do-pair = { $one } and { $other }
bb-do-status = 1 status step
bb-do-shell = { $count ->
    [one] 1 shell
   *[other] { $count } shells
}
bb-do-use = { $persons }
bb-do-double = { $persons }, doubled with Green
bb-do-extra = { $persons }, as an extra with Green
bb-do-end = End the turn
bb-do-buy = Buy { $jewel }
bb-do-buy-none = Buy nothing
bb-do-task = { $task }: complete
bb-do-task-cards = { $task }: show { LIST(WORD($cards, form: "card"), style: "comma") }
bb-do-task-yellow-cards = { $task }: show { LIST(WORD($cards, form: "card"), style: "comma") }; with Yellow, { $how }
bb-do-task-yellow = { $task }: with Yellow, { $how }
bb-do-task-give-up = { $task }: give up
bb-do-take = { $task }

## Answers: what they cost and bring

bb-effect-reach = reaches { LIST($regions, style: "comma") }
bb-effect-men = { $count ->
    [one] 1 man
   *[other] { $count } men
} to choose from, slots up to { $value }
bb-effect-women = { $count ->
    [one] 1 woman
   *[other] { $count } women
} to choose from, slots up to { $value }
bb-effect-slot = temple slots up to { $slot }, fire bonus
bb-effect-trades = { $count ->
    [one] 1 point
   *[other] { $count } points
} to trade
bb-effect-points = { $points ->
    [one] +1 point
   *[other] +{ $points } points
}
bb-effect-pay-gods = { $count ->
    [one] pay a god
   *[other] pay { $count } gods
}
bb-effect-offerings-left = { $count ->
    [0] no offering left
    [one] 1 offering left
   *[other] { $count } offerings left
}
bb-effect-tile-lost = unused, the tile scores { $points } at the end
bb-effect-offerings = { $count ->
    [one] +1 offering
   *[other] +{ $count } offerings
}
bb-effect-material = +1 { $material }
bb-effect-shells = { $count ->
    [one] +1 shell
   *[other] +{ $count } shells
}
bb-effect-aside = moves the hut of { $who } aside
bb-effect-frees = frees the space for a person
bb-effect-huts-left = { $count ->
    [one] 1 hut stays there
   *[other] { $count } huts stay there
}
bb-effect-pairs = { $count ->
    [one] next to 1 material
   *[other] next to { $count } materials
}
bb-effect-together = with the { $tiles } of this kind you then have
bb-effect-closes-12 = closes space 12 for huts, for good
bb-effect-cost = { $count ->
    [one] 1 point of the die
   *[other] { $count } points of the die
}
bb-effect-lost = { $count ->
    [one] 1 point is lost
   *[other] { $count } points are lost
}
bb-effect-status = status space { $space } (worth { $points })
bb-effect-beside = no space left: lies beside the board, counts for tasks only
bb-effect-no-back = brings an unknown card: no way back after it
bb-effect-pushes = { $priests } { COUNT($priests) ->
    [one] makes way
   *[other] make way
} to the right
bb-effect-drops = { $who } drops out of the temple
bb-effect-uses = uses { $materials }
bb-effect-shells-left = { $count ->
    [0] no shell left
    [one] 1 shell left
   *[other] { $count } shells left
}
bb-effect-missing = { $count ->
    [one] 1 missing now
   *[other] { $count } missing now
}
bb-effect-met = met already
bb-effect-no-points = no points
bb-effect-no-nine = the bonus for { $tasks ->
    [9] nine tasks
   *[other] { $tasks } tasks
} is lost

## Told: the log and the captions

bb-order = { $who } gets order tile { $number }.
bb-laid-fish = Fish { WORD($region, form: "in") }: { $fish }.
bb-laid-person = Slot { $slot }: { $person }.
bb-dealt-task = { $who } is dealt the task: { $task }.
bb-laid-task = New task on the board: { $task }.
bb-laid-jewel = Jewelry of round { $round }: { $jewel }.
bb-laid-card = Open god card: { WORD($god, form: "card") }.
bb-laid-card-reshuffled = The used god cards are shuffled; open god card: { WORD($god, form: "card") }.
bb-dealt = { $who } is dealt a god card.
bb-dealt-you = You are dealt a { WORD($god, form: "card") } god card.
bb-dealt-reshuffled = The used god cards are shuffled; { $who } is dealt a god card.
bb-dealt-you-reshuffled = The used god cards are shuffled; you are dealt a { WORD($god, form: "card") } god card.
bb-drew = { $who } draws a god card.
bb-drew-you = You draw a { WORD($god, form: "card") } god card.
bb-drew-reshuffled = The used god cards are shuffled; { $who } draws a god card.
bb-drew-you-reshuffled = The used god cards are shuffled; you draw a { WORD($god, form: "card") } god card.
bb-rolled = { $who } rolls { $face }.
bb-placed = { $who } places a { $face } on { $action }.
bb-placed-gods = { $who } places a { $face } on { $action } with { $gods }.
bb-fished = { $who } fishes with a { $face }: { $points } points.
bb-paid = { $who } pays for { $god }: { $how }.
bb-red = { $who } scores { $points } for the fish of the { $region } with Red ({ $how }).
bb-red-no = { $who } leaves the fish of the { $region }.
bb-chose-region = { $who } expands to the { $region }.
bb-settled = { $who } builds a hut { WORD($region, form: "in") } (from space { $space }) and gets { $gain }.
bb-settled-aside = { $who } builds a hut { WORD($region, form: "in") } (from space { $space }), moves that of { $owner } aside and gets { $gain }.
bb-put = { $who } puts { $material } on { $space }.
bb-got-material = { $who } takes { $material }.
bb-got-beside = { $who } takes { $material } and lays it beside the board.
bb-took-person = { $who } takes { $person } from slot { $slot }.
bb-housed = { $who } puts { $person } on space { $space }.
bb-tattooed = { $who } tattoos { $person }: status space { $space }.
bb-collected = { $who } gathers { $count ->
    [one] 1 shell
   *[other] { $count } shells
} with { $person }.
bb-point = { $who } takes { $count ->
    [one] 1 point
   *[other] { $count } points
}.
bb-got-offerings = { $who } takes { $count ->
    [one] an offering
   *[other] { $count } offerings
}.
bb-got-shells = { $who } takes { $count ->
    [one] a shell
   *[other] { $count } shells
}.
bb-rose = { $who } rises to status space { $space }.
bb-took-card = { $who } takes the open { WORD($god, form: "card") } god card.
bb-takes-top = { $who } takes the top of the deck.
bb-carried = { $who } moves the hut of space { $space } to space 12.
bb-stopped = { $who } stops there.
bb-priest = { $who } sends a priest to slot { $slot }.
bb-priest-out = { $who } sends a priest to slot { $slot }; one of { $owner } drops out.
bb-chose-building = { $who } chooses building tile { $number }.
bb-built = { $who } builds tile { $number } on { $one } and { $other }: { $points } points.
bb-used = { $who } uses { $persons }: { $does }.
bb-used-doubled = { $who } uses { $persons }, doubled with Green: { $does }.
bb-used-extra = { $who } uses { $persons } as an extra with Green: { $does }.
bb-ended = { $who } ends the turn.
bb-passed = { $who } uses nobody.
bb-idle-use = { $who } has nobody to use.
bb-idle-buy = { $who } can afford no jewelry.
bb-ranked = Status track: { LIST($results, style: "comma") }. This is the new turn order.
bb-temple = Temple: { LIST($results, style: "comma") }. { $who } takes the god tile.
bb-temple-empty = The temple is empty; its god tile leaves the game.
bb-final = The end is scored.
bb-bought = { $who } buys: { $jewel }.
bb-not-bought = { $who } buys no jewelry.
bb-resolved = Task of { $who }, “{ $task }”: { $end }.
bb-took-task = { $who } takes the task “{ $task }”.

## Why not

bb-no-setup = The match is still being set up.
bb-no-wait = Dice and tiles are being drawn first. Wait a moment.
bb-no-now = That is not asked now. You are asked this: { $ask }.
bb-no-die = You have no { $face } to place. Your dice: { LIST($dice, style: "comma") }.
bb-no-lower = A { $face } may not go on { $action }: the lowest die there is { $lowest }, so it takes a lower one. Of yours these fit: { LIST($dice, style: "comma") }. Or play Blue.
bb-no-lower-none = A { $face } may not go on { $action }: the lowest die there is { $lowest } and none of yours is lower. Only Blue helps.
bb-no-reach = A { $face } is not enough for { $action }: it takes a { $needs }. White makes it a 6.
bb-no-gods-fishing = No gods at the fishing space.
bb-no-blue-needed = A { $face } may go on { $action } without Blue.
bb-no-white-six = A 6 needs no White.
bb-no-target = { $action }: no path leads from your huts to a new region.
bb-no-huts = No huts are left on your board.
bb-no-free-space = Your board has no free space for a person. Huts must leave one first.
bb-no-men = No men are left in the display.
bb-no-women = No women are left in the display.
bb-no-priests = All your priests are in the temple.
bb-no-materials = To build you need two materials on neighbouring ceremony spaces.
bb-no-buildings = You have built all your buildings.
bb-no-pay-offering = { $god } cannot be paid: you have the cards but no offering.
bb-no-pay-card = { $god } cannot be paid: you have neither a card of this colour, nor two equal cards, nor a god tile.
bb-no-pay-both = { $god } cannot be paid: you lack the cards, an offering and a god tile.
bb-no-pay-two = Blue and White cannot both be paid.
bb-no-pay-then = If { $god } is paid like this, the rest is no longer possible.
bb-no-god-tile = You have no god tile.
bb-no-pair-mixed = The two cards must have the same colour.
bb-no-pair-own = For { $god } one card of its own colour is enough.
bb-no-card-colour = One { WORD($colour, form: "card") } card does not play { $god }; it takes two.
bb-no-cards = You hold { $have } of { $need } { WORD($colour, form: "card") } god cards.
bb-no-region = There is no region { $text }.
bb-no-region-own = You already have a hut { WORD($region, form: "in") }.
bb-no-path = { $action }: no such path leads from your huts to the { $region }.
bb-no-path-value = The path to the { $region } needs { $needs }; you have { $value }.
bb-no-start-value = The fish { WORD($region, form: "in") } is worth { $points }. First huts go where it is worth 1.
bb-no-start-taken = { $who } has taken the { $region } already.
bb-no-hut = There is no hut on space { $space }.
bb-no-space-kind = Space { $space } takes { $material } only.
bb-no-space-full = Space { $space } is taken.
bb-no-home-huts = There is a hut on space { $space }.
bb-no-home-person = There is a person on space { $space } already.
bb-no-carry-person = A person lies on space 12, so no hut can go there any more.
bb-no-carry-12 = That hut is on space 12 already.
bb-no-slot-empty = Slot { $slot } is empty.
bb-no-slot-value = Slot { $slot } is too high: you have { $value }.
bb-no-slot-man = A man is to be taken now, not a woman.
bb-no-slot-woman = A woman is to be taken now, not a man.
bb-no-stop = You may stop only after at least one.
bb-no-points = That costs { $cost ->
    [one] 1 point
   *[other] { $cost } points
} of the die; { $left } left.
bb-no-shifted = { $person } has done this already; each person only once.
bb-no-person-own = You do not have { $person }.
bb-no-open-card = No { WORD($god, form: "card") } god card lies open.
bb-no-deck = No card is left in the deck.
bb-no-built = You have built tile { $number } already.
bb-no-building-value = Tile { $number } is too high: you have { $value }.
bb-no-pair = { $one } and { $other } are not neighbours.
bb-no-pair-empty = There is no material on { $space }.
bb-no-kind-men = You have no man of this kind: { $kind }.
bb-no-kind-women = You have no woman of this kind: { $kind }.
bb-no-spent-men = You have used men in this turn already. Another kind needs Green.
bb-no-spent-women = You have used women in this turn already. Another kind needs Green.
bb-no-green-twice = Green can be played once a turn.
bb-no-extra-first = You have used nobody of this sex yet: use them without Green.
bb-no-extra-used = You have used this kind already: { $persons }.
bb-no-double = { $persons }: doubled, the value stays { $value }.
bb-no-effect = { $persons } would bring nothing now ({ $does }).
bb-no-jewel = Not among the jewelry of this round: { $jewel }.
bb-no-shells = { $jewel }: you have { $have } of { $cost ->
    [one] 1 shell
   *[other] { $cost } shells
}.
bb-no-task-own = That is not one of your tasks: { $task }.
bb-no-task-met = “{ $task }” is not met: { $lacks }.
bb-no-give-up = You cannot give up a task while one of yours is met: { $task }.
bb-no-leave-met = “{ $task }” is met, so complete it.
bb-no-show = Say which cards you show, for example like this: { $text }
bb-no-yellow-met = “{ $task }” is met without Yellow.
bb-no-yellow-short = Yellow does not help with “{ $task }”. After paying: { $lacks }.
bb-no-take = That task is not on the board: { $task }.

## Score

bb-tie-order = order tile
bb-score-start = by first turn order
bb-score-fishing = fishing dice
bb-score-helper = traded points
bb-score-persons = Storytellers
bb-score-buildings = buildings
bb-score-red = fish with Red
bb-score-status = status track
bb-score-priests = priests
bb-score-tasks = tasks
bb-score-god-tiles = god tiles left
bb-score-fish = fish at the end
bb-score-jewelry = jewelry
bb-score-bonus-tasks = bonus: { $bonus_tasks ->
    [one] 1 task
   *[other] { $bonus_tasks } tasks
}
bb-score-bonus-jewelry = bonus: { $bonus_jewelry ->
    [one] 1 piece of jewelry
   *[other] { $bonus_jewelry } pieces of jewelry
}
bb-score-bonus-ceremony = bonus: { $bonus_ceremony ->
    [one] 1 ceremony space
   *[other] { $bonus_ceremony } ceremony spaces
}
bb-score-bonus-buildings = bonus: { $bonus_buildings ->
    [one] 1 building
   *[other] { $bonus_buildings } buildings
}
bb-score-bonus-regions = bonus: { $bonus_regions ->
    [one] 1 region
   *[other] { $bonus_regions } regions
}
bb-score-bonus-persons = bonus: { $bonus_persons } men and women

## The rules at the table, page by page

bb-yield-stone = stone
bb-yield-sand = sand
bb-yield-wood = wood
bb-yield-offering = an offering
bb-rules-1 =
    ### What it is about
    { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
    }, each with three phases. **A**: you place your { $dice } dice, one at a time, and each gives an action. **B**: you use your men and women. **C**: status, temple, jewelry and tasks are scored.
    Your board holds 12 huts. A hut that leaves it makes room for a man or a woman. The most points win; in a tie, whoever is first in the last turn order.
bb-rules-2 =
    ### Placing a die
    A die goes on an action tile only if it is **lower than every die there**. Its number is what you may do with it: paths, slots and tiles up to that number. You must be able to carry out the action. On the **fishing space** any die brings { $fishing ->
    [one] 1 point
   *[other] { $fishing } points
    }.
    { $players ->
    [2] Man and Woman are one tile, and Land and Water path are one: choose one of the two actions.
    [3] Land and Water path are one tile: choose one of the two actions.
    [4] With 4 players every action has a tile of its own.
   *[other] With 2 players Man and Woman are one tile, with 2 and 3 players Land and Water path are one: choose one of the two actions.
    }
bb-rules-3 =
    ### The actions
    {""}**Land, Water path**: a hut to a region next to one of yours. You get its yield: mountain { $yield_mountain }, beach { $yield_beach }, forest { $yield_forest }, plains { $yield_plains }. A hut that is there is moved aside.
    {""}**Man, Woman**: take one from the display to a free space of your board.
    {""}**Temple**: a priest to a slot; others are pushed to the right and may drop out. Fire bonus.
    {""}**Build**: cover two neighbouring materials with a tile. Points by round: { LIST($building, style: "comma") }. Fire bonus.
    {""}**Fire bonus**: a god card or an offering, and a status step or a shell.
bb-rules-4 =
    ### The helper
    Trade the points of the die, one thing after the other. What each thing costs: tattoo a man (status steps) **{ $trade_tattoo }**, gather shells with a woman **{ $trade_collect }**, { $helper ->
    [one] 1 point
   *[other] { $helper } points
    } **{ $trade_point }**, an offering **{ $trade_offering }**, a god card **{ $trade_card }**, a material **{ $trade_material }**, move a hut to space 12 **{ $trade_hut }**. Each person can be tattooed or gather shells once in a match.
    Materials lie on ceremony spaces of their kind. Those that find no space count for tasks only.
bb-rules-5 =
    ### The gods
    To play one, pay a card of its colour and an offering, or two equal cards of another colour and an offering, or a god tile.
    {""}**Blue**: place the die although it is not lower. **White**: the die counts as 6 for its action. **Red**: score the fish of the region you just entered. **Green** (phase B, once): double a kind, or use one more. **Yellow** (phase C): a task may lack one thing, for { $helped_task ->
    [one] 1 point
   *[other] { $helped_task } points
    } instead of { $task }.
bb-rules-6 =
    ### Men and women
    In phase B use one kind of men and one kind of women, if you like. All tiles of the same kind and sex work together: two or three of them do more. Tattoos and gathered shells do not matter.
    {""}**Pioneer** land, **Paddler** water, **Singer** takes a woman, **Drummer** a man, **Builder** builds, **Gatherer** materials, **Porter** huts to 12, **Storyteller** points, **Seer** god cards, **Giver** offerings, **Noble** status, **Diver** shells.
bb-rules-7 =
    ### Scoring a round
    1. **Status**: points of your space; the order there is the new turn order. Markers go back to 0.
    2. **Temple**: points for each priest, by round: { LIST($priest, style: "comma") }. Whoever has the most priests takes a god tile.
    3. **Jewelry**: buy one piece with shells.
    4. **Tasks**: complete one of your { $tasks } for { $task ->
    [one] 1 point
   *[other] { $task } points
    }, or for { $helped_task } with Yellow. If none is met, give one up. Then take a new one.
bb-rules-8 =
    ### The end
    After round { $rounds } resolve your last tasks. Then: { $god_tile ->
    [one] 1 point
   *[other] { $god_tile } points
    } for each god tile left, the fish of every region whose building space has your hut, your jewelry.
    { $bonus ->
    [one] 1 point
   *[other] { $bonus } points
    } each for: { $bonus_tasks } completed tasks, { $bonus_jewelry } pieces of jewelry, { $bonus_ceremony } covered ceremony spaces, { $bonus_buildings } buildings, huts in { $bonus_regions } regions, { $bonus_persons } men and women.

## Runs of the same thing, said once

bb-rolled-many = { $who } rolls { COUNT($face) ->
    [one] a { $face } { $count ->
        [2] twice
        [3] three times
       *[other] { $count } times
    }
   *[other] { LIST($face, style: "comma") }
}.
bb-dealt-many = { $who } is dealt { $count } god cards.
bb-dealt-you-many = You are dealt { $count } god cards: { LIST(WORD($god, form: "card"), style: "comma") }.
bb-drew-many = { $who } draws { $count } god cards.
bb-drew-you-many = You draw { $count } god cards: { LIST(WORD($god, form: "card"), style: "comma") }.
bb-laid-task-many = New tasks on the board: { LIST($task, style: "semicolon") }.
bb-laid-card-many = Open god cards: { LIST(WORD($god, form: "card"), style: "comma") }.
bb-dealt-task-many = { $who } is dealt the tasks: { LIST($task, style: "semicolon") }.
bb-point-many = { $who } takes { $count } points.
bb-got-offerings-many = { $who } takes { $count } offerings.
bb-took-card-many = { $who } takes the open god cards: { LIST(WORD($god, form: "card"), style: "comma") }.
