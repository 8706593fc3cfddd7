### Words inside the pictures of Edo: short, because room is short.

edo-pic-title = Edo
edo-pic-setup = Setting up
edo-pic-round = Round { $round } of { $rounds }
edo-pic-phase-setup = the board is laid out
edo-pic-phase-draft = cities and goods
edo-pic-phase-ronin = the Ronin move
edo-pic-phase-plan = plans in secret
edo-pic-phase-act = cards, slot { $slot } of 3
edo-pic-phase-wages = wages and income
edo-pic-phase-limit = end of the round
edo-pic-phase-over = The match is over
edo-pic-plans = Planning
edo-pic-next = next
edo-pic-left = { $count } left
edo-pic-last-card = last round
edo-pic-goal = end

## Emblems of the seats: they stand for names that no picture can show

edo-emblem-discs = Discs
edo-emblem-triangles = Triangles
edo-emblem-lozenges = Lozenges
edo-emblem-grid = Grid
edo-emblem-ring = Ring

## What is awaited, after a name

edo-pic-ask-draft-any = takes a city or goods
edo-pic-ask-draft-bundle = takes goods
edo-pic-ask-draft-city = takes a city
edo-pic-ask-ronin = moves a Ronin
edo-pic-ask-land = names the land
edo-pic-ask-send = sends the Ronin
edo-pic-ask-plan = plans
edo-pic-ask-act = plans
edo-pic-ask-crew = plans
edo-pic-ask-walk = { $action }: may move first
edo-pic-ask-execute = { $action }
edo-pic-ask-travel-on = moves a second samurai?
edo-pic-ask-rally = gathers samurai
edo-pic-ask-trade-on = the second offer?
edo-pic-ask-last = anything more?
edo-pic-ask-wages = pays wages
edo-pic-ask-discard = discards

## Private pages

edo-pic-your-plan = Your plan
edo-pic-your-turn = Your turn
edo-pic-your-hand = Your view
edo-pic-slot = slot { $number }
edo-pic-which-action = Slot { $number }: which action?
edo-pic-which-crew = Slot { $number }: how many officials?
edo-pic-sealed = Sealed until all have planned
edo-pic-confirm = confirm?
edo-pic-quiet = passes, unasked
edo-pic-plan-now = As things stand, without moves
edo-pic-plan-step = { $card } { $action }: { LIST($officials) }
edo-pic-plan-brings = { $card } { $action }: { LIST($officials) } → { LIST($goods) }
edo-pic-plan-nothing = { $card } { $action }: { LIST($officials) } → nothing
edo-pic-plan-nobody = { $card } { $action }: { LIST($officials) } → nothing, no samurai there
edo-pic-plan-later = { $card } { $action }: { LIST($officials) }, you decide then
edo-pic-plan-paid = { $card } { $action }: { LIST($officials) }, −{ $cost } → { LIST($goods) }
edo-pic-plan-wages = Wages: { $rice } rice for { $count } samurai
edo-pic-plan-wages-short = Wages: only { $rice } rice for { $count } samurai; { $home } must come home
edo-pic-plan-income = Income: { $ryo } ryo
edo-pic-plan-quiet = { $card } { $action }: passes, unasked
edo-pic-nobody = nobody
edo-pic-officials = Officials left
edo-pic-of-limit = { $count } of { $limit }
edo-pic-no-samurai = none on the board
edo-pic-if-over = { $points } if it ended now

## A position in words

edo-pic-tell-turn = { $round }, { $phase }.
edo-pic-tell-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
edo-pic-tell-starts = start player
edo-pic-tell-ready = has planned
edo-pic-tell-out = is planning
edo-pic-tell-slot = slot { $number }: { $action } on { $card } with { LIST($officials) }
edo-pic-tell-hidden = { $count ->
    [one] one slot hidden
   *[other] { $count } slots hidden
}
edo-pic-tell-officials = officials: { $own } own, { $neutral } neutral
edo-pic-tell-supply = to build: { $houses ->
    [one] 1 house
   *[other] { $houses } houses
}, { $post ->
    [yes] a trading post
   *[no] no trading post
}
edo-pic-tell-temples = temples { $count }
edo-pic-tell-cards = cards { $list }
edo-pic-tell-privileges = privileges: { $list }
edo-pic-tell-markers = Ronin markers { $count }
edo-pic-tell-samurai = samurai: { $list }
edo-pic-tell-no-samurai = no samurai on the board
edo-pic-tell-seat = { $who }: { LIST($parts, style: "semicolon") }.
edo-pic-tell-city = { $city }: { LIST($parts, style: "semicolon") }.
edo-pic-tell-row = { $taken } of { $sites } sites taken: { $list }
edo-pic-tell-row-empty = { $sites } sites, all free
edo-pic-tell-house = house of { $who }
edo-pic-tell-post = trading post of { $who }
edo-pic-tell-stronghold = stronghold by { $who }
edo-pic-tell-income = income { $list }
edo-pic-tell-income-of = { $who } { $ryo }
edo-pic-tell-pays = pays { $list } by rank
edo-pic-tell-no-building = Ronin stop building
edo-pic-tell-no-income = Ronin stop the income
edo-pic-tell-at = { $what }: { $place }
edo-pic-tell-board = On the board: { LIST($list, style: "semicolon") }.
edo-pic-tell-production = A samurai produces now: { LIST($list, style: "comma") }.
edo-pic-tell-cities = Cities (sites taken, income): { $list }.
edo-pic-tell-roads = Ways: { LIST($list, style: "comma") }.
edo-pic-tell-covered = Covered: { $list }.
edo-pic-tell-strangers = a samurai of no player
edo-pic-tell-merchant = the merchant
edo-pic-tell-ronin = Ronin { $number }
edo-pic-tell-temple = temple of { $who }
edo-pic-tell-offer = { $card }: up to { $most } × { $goods }, { $price } ryo each; { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $cost }.
edo-pic-goods-rice = rice
edo-pic-goods-wood = wood
edo-pic-goods-stone = stone
edo-pic-tell-current = Merchant card { $offer }
edo-pic-tell-coming = Next merchant card { $offer }
edo-pic-tell-stack = Merchant cards left: { $count }.
edo-pic-tell-demand = { $demand } with { $action } for { $cost }
edo-pic-tell-demand-brings = { $demand } with { $action } for { $cost } brings { $privilege }
edo-pic-tell-demands = Demands: { LIST($list, style: "semicolon") }.
edo-pic-tell-next-demand = Next demand: { $demand }; left { $count }.
edo-pic-tell-next-privilege = Next privilege: { $privilege }; left { $count }.
edo-pic-tell-display = Special cards to buy: { LIST($list, style: "semicolon") }. Left: { $count }.
edo-pic-tell-card = { $card } for { $price } ryo ({ $actions })
edo-pic-tell-supplies = Supply: neutral officials { $neutral }, strongholds { $strongholds }.
edo-pic-tell-bag = Ronin bag: { $list }; markers left { $markers }.
edo-pic-tell-tile = { $land } { $count }
edo-pic-tell-plan = Your plan, not public: { LIST($list, style: "semicolon") }.
edo-pic-tell-plan-left = Officials left: { LIST($officials) }.
edo-pic-tell-plan-open = slot { $number }: { $action } on { $card }
edo-pic-tell-chosen = The draft is not confirmed.

## The second picture: income, market, supplies

edo-pic-ledger = tables and supplies
edo-pic-income = Income
edo-pic-income-about = ryo by rank and number of players there
edo-pic-merchant = Merchant
edo-pic-now = now
edo-pic-supply = Supply
edo-pic-neutral = neutral officials
edo-pic-strongholds = strongholds
edo-pic-deck = special cards
edo-pic-markers = Ronin markers
edo-pic-bag = Ronin bag
edo-pic-demands = Demands
edo-pic-stacks = left: demands { $demands }, privileges { $privileges }
edo-pic-special = Special cards
edo-pic-owned = Special cards bought
edo-pic-tell-tile-row = { $players }: { LIST($list, style: "comma") }
edo-pic-tell-tiles = Profit tile of { $city } (players present: ryo by rank): { LIST($list, style: "semicolon") }.
edo-pic-tell-owned = { $who } has bought { LIST($list, style: "comma") }.

edo-pic-tell-goal = The match also ends with the round in which somebody has { $points } power points.
edo-pic-tell-reached = This is the last round: { LIST($list) } reached { $points } power points.
edo-pic-tell-now = If it ended now: { $list }
