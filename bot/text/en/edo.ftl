### Edo. Forms of buildings: a (with the article).
### Prompts are written small, to follow a name; what was told is a whole sentence.

edo-title = Edo
edo-about = Japan around 1600, for 2 to 5. Plan three cards in secret, send samurai to the forests, fields and quarries, and build in the cities around the Shogun’s capital.

## Terms

edo-town-edo = Edo
edo-town-mito = Mito
edo-town-utsunomiya = Utsunomiya
edo-town-kawagoe = Kawagoe
edo-town-kofu = Kofu
edo-town-odawara = Odawara
edo-building-house = house
    .a = a house
edo-building-post = trading post
    .a = a trading post
edo-building-stronghold = stronghold
    .a = a stronghold
edo-building-temple = temple
    .a = a temple
edo-do-RICE = Rice
edo-do-MONEY = Money
edo-do-WOOD = Wood
edo-do-STONE = Stone
edo-do-HARVEST = Harvest
edo-do-BUILD = Build
edo-do-TRAVEL = Travel
edo-do-TRADE = Trade
edo-do-RECRUIT = Recruit
edo-do-AUTHORIZE = Authorize
edo-do-FAVOUR = Favour
edo-do-LEVY = Levy
edo-demand-porcelain = porcelain
edo-demand-silk = silk
edo-demand-tea = tea
edo-demand-lacquerware = lacquerware
edo-demand-swords = swords
edo-demand-spices = spices
edo-demand-glassware = glassware
edo-demand-clocks = clocks
edo-demand-books = books
edo-demand-muskets = muskets
edo-demand-gate = palace gate
edo-demand-garden = garden
edo-demand-watchtower = watchtower
edo-demand-hall = great hall
edo-demand-moat = moat
edo-land-city = city
edo-land-forest = forest
edo-land-rice = rice field
edo-land-quarry = quarry
edo-land-free = free choice
edo-lands-cities = cities
edo-lands-fields = fields
edo-lands-ways = roads, gates
edo-privilege-a = prime site
edo-privilege-b = support
edo-privilege-c = trade
edo-privilege-d = city income
edo-privilege-ews = wood or stone
edo-privilege-esr = stone or rice
edo-privilege-erw = rice or wood
edo-privilege-fr = full rice harvest
edo-privilege-fw = full yield of wood
edo-privilege-fs = full yield of stone
edo-privilege-ew = wood
edo-privilege-es = stone
edo-privilege-er = rice
edo-privilege-erws = any resource

## Phrases

edo-place-edo = { $town }
edo-place-city = { $town } ({ $code })
edo-place-forest = forest { $code }
edo-place-rice = rice field { $code }
edo-place-quarry = quarry { $code }
edo-place-river = river { $code }
edo-place-road = road { $code }
edo-place-gate = gate { $code }
edo-amount-ryo = { $count } ryo
edo-amount-rice = { $count } rice
edo-amount-wood = { $count } wood
edo-amount-stone = { $count } stone
edo-officials-own = { $count ->
    [one] 1 official
   *[other] { $count } officials
}
edo-officials-neutral = { $count } neutral
edo-officials-black = { $count } black
edo-officials-first-neutral = { $count ->
    [one] 1 neutral official
   *[other] { $count } neutral officials
}
edo-officials-first-black = { $count ->
    [one] 1 black official
   *[other] { $count } black officials
}
edo-officials-none = no officials
edo-does-RICE = { $value } rice each, up to { $most ->
    [one] 1 official
   *[other] { $most } officials
}
edo-does-MONEY = { $value } ryo each, up to { $most ->
    [one] 1 official
   *[other] { $most } officials
}
edo-does-WOOD = { $value ->
    [0] wood from a forest
   *[other] wood from a forest and { $value } more
}, up to { $most ->
    [one] 1 official
   *[other] { $most } officials
}
edo-does-STONE = { $value ->
    [0] stone from a quarry
   *[other] stone from a quarry and { $value } more
}, up to { $most ->
    [one] 1 official
   *[other] { $most } officials
}
edo-does-HARVEST = { $value ->
    [0] rice from a field
   *[other] rice from a field and { $value } more
}, up to { $most ->
    [one] 1 official
   *[other] { $most } officials
}
edo-does-BUILD = { $value ->
    [0] one building each
   *[other] one building each, { $value } ryo cheaper
}, up to { $most ->
    [one] 1 official
   *[other] { $most } officials
}
edo-does-TRAVEL = onto a gate or { $value ->
    [one] one free move
    [2] two free moves
   *[other] { $value } free moves
} each, up to { $most ->
    [one] 1 official
   *[other] { $most } officials
}
edo-does-TRADE = { $value ->
    [0] trade with the merchant
   *[other] trade as with a trading post
}, up to { $most ->
    [one] 1 official
   *[other] { $most } officials
}
edo-does-RECRUIT = { $value ->
    [0] a free neutral official
   *[other] a neutral official for { $value } rice
}, up to { $most ->
    [one] 1 official
   *[other] { $most } officials
}
edo-does-AUTHORIZE = buy a special card, up to { $most ->
    [one] 1 official
   *[other] { $most } officials
}
edo-does-FAVOUR = power for { $value } ryo, up to { $most ->
    [one] 1 official
   *[other] { $most } officials
}
edo-does-LEVY = { $value ->
    [0] 1 wood or 1 stone
   *[other] { $value } wood or stone
}, up to { $most ->
    [one] 1 official
   *[other] { $most } officials
}

## Options: each value explains the variant in one line

edo-option-temples = Temples
edo-option-temples-off = off – no buildings outside the cities, every step is paid
edo-option-temples-on = on – they stand outside the cities and make the roads beside them free
edo-option-privileges = Privileges
edo-option-privileges-off = off – the Shogun demands nothing and grants nothing
edo-option-privileges-on = on – meet the Shogun’s demands for a point and a privilege to use once
edo-option-ronin = Ronin
edo-option-ronin-off = off – no lone samurai in the way
edo-option-ronin-on = on – three lone samurai lower yields and stop building, until dispersed

## Kinds of answers, as headings of menus

edo-kind-take = Take a city or a bundle…
edo-kind-act = Card and action…
edo-kind-crew = Officials on it…
edo-kind-ask = Questions…
edo-kind-asking = Questions…
edo-kind-back = Change your plan…
edo-kind-ronin = Which Ronin…
edo-kind-land = Kind of space…
edo-kind-send = Where to…
edo-kind-walk = Pay to move…
edo-kind-go = Go on…
edo-kind-pass = Nothing more…
edo-kind-produce = Produce…
edo-kind-build = Build…
edo-kind-travel = Travel…
edo-kind-trade = Trade…
edo-kind-agree = Do it…
edo-kind-card = Buy a card…
edo-kind-levy = Take wood or stone…
edo-kind-privilege = Use a privilege…
edo-kind-wage = Who stays…
edo-kind-discard = Discard…

## Prompts: what is awaited, after the player's name

edo-ask-draft-any = take a start city or a bundle
edo-ask-draft-city = take a start city
edo-ask-draft-bundle = take a bundle
edo-ask-ronin = which Ronin moves?
edo-ask-land = free choice: to what kind of space does Ronin { $ronin } go?
edo-ask-send = to which { $land } does Ronin { $ronin } go?
edo-ask-plan = round { $round }: plan your three cards
edo-ask-plan-many = round { $round }: plan your three cards
edo-ask-act = slot { $number }: which card and which action?
edo-ask-crew = slot { $number }, { $card } { $action }: who works there? At most { $most }; left: { LIST($officials) }
edo-ask-walk = slot { $number }, { $card } { $action } with { LIST($officials) }: pay to move first? You have { $ryo } ryo
edo-ask-execute = { $action }: what does { $left ->
    [one] your official
   *[other] the next of { $left } officials
} do?
edo-ask-travel-on = move a second samurai free?
edo-ask-rally = bring { $left ->
    [one] one more samurai
   *[other] up to { $left } samurai
} free against the Ronin? { $place }
edo-ask-trade-on = a second offer of this trade?
edo-ask-last = use a privilege, or end the turn?
edo-ask-wages = wages: { $count } samurai on the board, { $rice } rice in stock. Who stays?
edo-ask-discard = { $count ->
    [one] one piece
   *[other] { $count } pieces
} over the limit: what do you discard?

## Answers: labels

edo-offer-city = Start in { $city }
edo-offer-bundle = Bundle: { LIST($goods, style: "comma") } ({ $bundle })
edo-offer-ronin = Ronin { $ronin }, { $place }
edo-offer-land = { $land }
edo-offer-send = { $place }
edo-offer-act = { $card }: { $action }
edo-offer-crew = { LIST($officials) } on slot { $number }
edo-offer-quiet = no officials on slot { $number }, and ask me nothing
edo-stop-slot = { $number } { $action }
edo-stop-wages = Wages
edo-offer-ask = Ask me everything
edo-offer-ask-standing = Decide small things for me
edo-offer-ask-planned = Ask me as planned
edo-offer-back = Change my plan
edo-offer-walk-samurai = { $start } → { $end }
edo-offer-walk-merchant = Merchant: { $start } → { $end }
edo-offer-stay = No movement
edo-offer-go = No more movement
edo-offer-end = End the turn
edo-offer-pass = Do nothing
edo-offer-enough = Nothing more
edo-offer-produce = Produce: { $place }
edo-offer-produce-full = Produce with the privilege: { $place }
edo-offer-build = { $place }: { $building }
edo-offer-build-prime = { $place }: { $building } on site 1 (privilege)
edo-offer-gate = Official to { $place }
edo-offer-travel = { $start } → { $end }
edo-offer-disperse = Disperse { $count ->
    [one] the Ronin
   *[other] { $count } Ronin
}: { $place }
edo-offer-meet = Meet the demand: { $demand }
edo-offer-buy-goods = { $card }, offer 1: { $goods }
edo-offer-trade = { $card }, offer 2: power
edo-offer-favour = Buy the favour
edo-offer-recruit = Recruit
edo-offer-buy = Buy card { $card }
edo-offer-levy = Take { $goods }
edo-offer-claim = Income of { $city } now
edo-offer-redeem = Take { $goods }
edo-offer-pay = { $count ->
    [one] The samurai stays
    [2] Both stay
   *[other] All { $count } stay
}
edo-offer-withdraw = Withdraw from { $place }
edo-offer-home = { $count ->
    [one] The samurai comes home
    [2] Both come home
   *[other] All { $count } come home
}
edo-offer-discard = Discard { $goods }

## Answers: what they cost and bring

edo-effect-cost = { COUNT($goods) ->
    [0] costs nothing
   *[other] costs { LIST($goods) }
}
edo-effect-price = { $ryo ->
    [0] free
   *[other] { $ryo } ryo
}
edo-gain = gives { $goods }
edo-effect-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
edo-effect-weight = your weight for the income becomes { $weight }
edo-effect-near = beside { LIST($places, style: "comma") }
edo-effect-needs = needs { $count } samurai there
edo-effect-markers = { $count ->
    [0] no marker
    [one] 1 Ronin marker
   *[other] { $count } Ronin markers
}
edo-effect-privilege = privilege: { $privilege }
edo-effect-quiet = the turn passes by itself
edo-effect-ask-everything = also where the bot would move on, carry out a slot or pay wages for you
edo-effect-ask-too = also in slots that you planned with “ask me nothing”
edo-effect-ask-standing = some movement and some slots go without a question, and wages are paid if there is rice, also where you might want something else
edo-effect-ask-planned = slots that you planned with “ask me nothing” pass by themselves

## What an action could do, and what a plan could not

edo-could-short = { LIST($goods) } short
edo-could-not-recruit = no neutral official is left
edo-could-nobody = no samurai stands there
edo-could-walk = { $goods } after { $ryo } ryo for the way: { $place }
edo-could-produce = { $goods } at { $place }
edo-could-build = { $building }: yes
edo-could-build-moved = { $building }: after moving
edo-could-build-short = { $building }: no ({ LIST($goods) } short)
edo-could-not-build = { $building }: no (no place in reach)
edo-could-not-meet = the merchant is elsewhere: { $place }
edo-could-buy = up to { $goods }
edo-could-power = power: yes
edo-could-power-short = power: no ({ LIST($goods) } short)
edo-idle = { $count ->
    [one] 1 official on { $card } { $action } would do nothing: nothing is in reach
   *[other] { $count } officials on { $card } { $action } would do nothing: nothing is in reach
}
edo-idle-here = { $count ->
    [one] 1 official on { $card } { $action } would do nothing now
   *[other] { $count } officials on { $card } { $action } would do nothing now
}
edo-idle-short = { $count ->
    [one] 1 official on { $card } { $action } would do nothing: missing { LIST($goods) }
   *[other] { $count } officials on { $card } { $action } would do nothing: missing { LIST($goods) }
}
edo-twice-empty = Nobody works in this plan: you would do nothing in this round. Seal it all the same?

## Under a turn

edo-chance-note = { $alone ->
    [1] What comes next is still hidden. Confirm to see it.
   *[0] What comes next is still hidden. Confirm to see it; after that this can no longer be taken back.
}
edo-confirm-so-far = Confirm and go on

## Groups of answers

edo-group-card = Card { $card }
edo-group-samurai = From { $place }
edo-group-samurai-to = { $place } → { $lands }
edo-group-merchant = Merchant
edo-group-merchant-to = Merchant → { $lands }
edo-group-build = { $place }
edo-group-gate = Official to a gate
edo-group-ronin = Disperse Ronin
edo-group-demand = Meet a demand
edo-group-privilege = Privilege

## Told: the log and the captions

edo-log-start = { $who } starts the first round.
edo-log-card-current = The merchant’s first card: { $card }.
edo-log-card-next = The merchant’s next card: { $card }.
edo-log-display = New on display: { $card }.
edo-log-display-many = New on display: { LIST($card, style: "comma") }.
edo-log-profit = Profit tile { $tile } for { $city }.
edo-log-demand = The Shogun demands { $demand } ({ $marker }).
edo-log-demand-next = The next demand will be { $demand } ({ $marker }).
edo-log-privilege = A privilege to win: { $privilege }.
edo-log-privilege-many = Privileges to win: { LIST($privilege, style: "comma") }.
edo-log-privilege-next = The next privilege will be: { $privilege }.
edo-log-ronin = Ronin { $ronin } appears: { $place }.
edo-log-city = { $who } starts in { $city }.
edo-log-bundle = { $who } takes bundle { $bundle }: { LIST($goods, style: "comma") }.
edo-log-pick = { $who } picks Ronin { $ronin }: { $place }.
edo-log-tile = The tile for Ronin { $ronin }: { $land }.
edo-log-land = { $who } names the kind of space: { $land }.
edo-log-send = { $who } sends Ronin { $ronin }: { $start } → { $end }.
edo-log-act = Slot { $number }: { $card } { $action }.
edo-log-crew = Slot { $number }: { $card } { $action } with { LIST($officials) }.
edo-log-sealed = Slot { $number }: { $card } { $action } with { LIST($officials) }. Sealed until all have planned.
edo-log-ask-on = You are asked everything from now on.
edo-log-ask-standing = From now on some movement and some slots go without a question, and wages are paid if there is rice, also where you might want something else.
edo-log-ask-planned = From now on slots that you planned with “ask me nothing” pass by themselves.
edo-log-ready = { $who } has planned.
edo-log-ready-many = { $who } have planned.
edo-log-back = { $who } plans again.
edo-log-opened = { $who } opens slot { $number }: { $card } { $action } with { LIST($officials) }.
edo-log-quiet = { $who } opens slot { $number }: { $card } { $action } with { LIST($officials) }, and lets it pass.
edo-log-walk = { $who } moves a samurai: { $start } → { $end }{ $cost ->
    [0] , free
   *[other] , for { $cost } ryo
}.
edo-log-merchant = { $who } moves the merchant: { $start } → { $end }{ $cost ->
    [0] , free
   *[other] , for { $cost } ryo
}.
edo-log-go = { $who } ends the movement.
edo-log-turn-over = { $who } ends the turn.
edo-log-collect = { $who }, { $action }: { LIST($goods) }.
edo-log-produced = { $who } produces { $goods }: { $place }.
edo-log-produced-full = { $who } produces { $goods } with a privilege: { $place }.
edo-log-built = { $who } builds { WORD($building, form: "a") } for { COUNT($cost) ->
    [0] nothing
   *[other] { LIST($cost) }
}: { $place }, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
edo-log-built-prime = { $who } builds { WORD($building, form: "a") } for { COUNT($cost) ->
    [0] nothing
   *[other] { LIST($cost) }
} on site 1, by privilege: { $place }, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
edo-log-gate = { $who } puts an official on { $place }.
edo-log-travel = { $who } moves a samurai free: { $start } → { $end }.
edo-log-enough = { $who } leaves it at that.
edo-log-disperse = { $who } turns against { $count ->
    [one] the Ronin
   *[other] { $count } Ronin
}: { $place }.
edo-log-rally = { $who } brings a samurai: { $start } → { $end }.
edo-log-dispersed = { $who } disperses { $ronin ->
    [one] the Ronin
   *[other] { $ronin } Ronin
}: { $place }, { $samurai } samurai against { $ronin }{ $came ->
    [0] {""}
   *[other] , the last from { $start }
}. { $markers ->
    [0] No marker for it.
    [one] 1 Ronin marker won.
   *[other] { $markers } Ronin markers won.
}
edo-log-stood = The Ronin stand their ground against { $who }: { $place }, { $samurai } samurai against { $ronin }{ $came ->
    [0] {""}
   *[other] , the last from { $start }
}.
edo-log-met = { $who } meets the demand for { $demand } with { LIST($cost) }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
edo-log-met-privilege = { $who } meets the demand for { $demand } with { LIST($cost) }: { $points ->
    [one] 1 point
   *[other] { $points } points
} and a privilege ({ $privilege }).
edo-log-bought-goods = { $who } buys { $goods } for { $ryo } ryo ({ $card }).
edo-log-traded = { $who } trades { LIST($cost) } for { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $card }).
edo-log-favour = { $who } buys the Shogun’s favour for { $ryo } ryo: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
edo-log-recruit = { $who } recruits a neutral official{ $rice ->
    [0] , free
   *[other] {" "}for { $rice } rice
}.
edo-log-bought = { $who } buys card { $card } for { $ryo } ryo.
edo-log-levy = { $who } levies { $goods }.
edo-log-impossible = { $who }, { $action }: nothing was possible for an official.
edo-log-impossible-many = { $who }, { $action }: nothing was possible for { $count } officials.
edo-log-passed = { $who }, { $action }: an official does nothing.
edo-log-passed-many = { $who }, { $action }: { $count } officials do nothing.
edo-log-claim = { $who } takes the income of { $city } by privilege: { $ryo } ryo.
edo-log-redeem = { $who } takes { $goods } by privilege.
edo-log-paid = { $who } pays { $rice } rice for { $count } samurai.
edo-log-paid-standing = { $who } pays { $rice } rice for { $count } samurai, without being asked.
edo-log-withdrew = { $who } withdraws a samurai: { $place }.
edo-log-withdrew-many = { $who } withdraws { $count } samurai: { $place }.
edo-log-home = { $who } calls { $count ->
    [one] the samurai
    [2] both samurai
   *[other] all { $count } samurai
} home.
edo-log-income = { $count ->
    [0] No city pays income.
   *[other] Income: { LIST($paid, style: "semicolon") }.
}
edo-log-income-of = { $who } { $ryo } ryo ({ $city })
edo-log-discard = { $who } discards { $goods }.
edo-log-discard-many = { $who } discards { $goods }.

## Why not

edo-no-space = There is no space { $space } on this board.
edo-no-covered = This space is covered in this match and offers nothing: { $place }.
edo-no-samurai = You have no samurai there: { $place }.
edo-no-goods = It costs { LIST($cost) }. You still need { LIST($missing) }.
edo-no-city = You cannot start there: { $city }.
edo-no-city-edo = Nobody starts in Edo. Take one of the other cities.
edo-no-city-taken = { $who } starts there already: { $city }.
edo-no-city-twice = You have your start city. Take a bundle.
edo-no-bundle-taken = { $who } has bundle { $bundle } already.
edo-no-bundle-twice = You have your bundle. Take a start city.
edo-no-ronin = Two Ronin share a space, so the lone one must move.
edo-no-ronin-off = This match is played without Ronin.
edo-no-land = Name a kind of space: forest, quarry, rice or city.
edo-no-send-edo = No Ronin ever goes to Edo.
edo-no-send-land = It must be a space of the kind “{ $land }”, not { $place }.
edo-no-send-leaving = The Ronin must leave his space: { $place }.
edo-no-send-join = The Ronin must join the others on a space of this kind, so not { $place }.
edo-no-sealed = Your plan is sealed. Take it back first to change it.
edo-no-back = There is nothing to take back.
edo-no-plan-late = Planning is over for this round.
edo-no-act-first = First name the card and its action, then the officials.
edo-no-crew-first = First say which officials work on the card you named last.
edo-no-card = You have no card { $card }.
edo-no-card-late = You bought card { $card } in this round. It can be planned from the next round on.
edo-no-card-used = Card { $card } is in your plan already. Only one action of a card can be planned.
edo-no-action = Card { $card } has no action “{ $action }”. It has { LIST($actions, style: "or") }.
edo-no-most = { $card } { $action } takes { $most ->
    [one] one official
   *[other] { $most } officials
} at most.
edo-no-officials-own = You want { $count ->
    [one] one official
   *[other] { $count } officials
}, but have { $left } left.
edo-no-officials-neutral = You want { $count ->
    [one] one neutral official
   *[other] { $count } neutral officials
}, but have { $left } left.
edo-no-officials-black = You want { $count ->
    [one] one black official
   *[other] { $count } black officials
}, but have { $left } left.
edo-no-walk-ryo = The way costs { $cost } ryo, and you have { $ryo }.
edo-no-walk-free = This piece has just made a free move; another free move brings nothing.
edo-no-walk-first = The movement comes first. Say “go” when it is over.
edo-no-walk-late = The movement of this turn is over.
edo-no-way = The piece is there already: { $place }.
edo-no-go = There is no movement now. Say what the official does.
edo-no-official = No official works on this card. You can only move.
edo-no-other-action = The action of this card is { $action }. That would need { $wanted }.
edo-no-ask = You are asked wherever you have a choice; only slots that you plan with “ask me nothing” (`0!`) pass by themselves, and you have none of them to come.
edo-no-ask-here = You are asked wherever you have a choice, except where it says “no stop” below your plan. While you wait, your page has the button **{ button-ask-all }**.
edo-no-quiet = Plan `0`. When the plan is complete, tap “no stop” for this slot below it: then the turn passes by itself.
edo-no-more = All your officials have worked. You can use a privilege or end the turn.
edo-no-pass = This action cannot be refused.
edo-no-produce-land = { $action } works on a space of the kind “{ $land }”, not { $place }.
edo-no-produce-twice = A samurai produces once in a turn. You have no other there: { $place }.
edo-no-build-place = You cannot build { WORD($building, form: "a") } there: { $place }.
edo-no-build-nobody = To build { WORD($building, form: "a") }, you need a samurai there: { $place }.
edo-no-build-site = There is no free building site left for { WORD($building, form: "a") }: { $place }.
edo-no-build-taken = There is one already, so you cannot build { WORD($building, form: "a") }: { $place }.
edo-no-build-none = You cannot build { WORD($building, form: "a") } ({ $place }): all of them stand on the board.
edo-no-build-ronin = Two Ronin or more stop all building, so you cannot build { WORD($building, form: "a") }: { $place }.
edo-no-temples = This match is played without temples.
edo-no-gate = That is no gate: { $place }.
edo-no-gate-own = Only an official of your own can go to a gate.
edo-no-travel-merchant = Free moves are for samurai only. You pay to move the merchant, before the action.
edo-no-travel-same = The second free move is for another samurai.
edo-no-rally = Samurai may only be brought to the named space: { $place }.
edo-no-disperse-none = There is no Ronin there: { $place }.
edo-no-disperse-twice = You may try to disperse Ronin once a turn.
edo-no-trade-place = The merchant and a samurai of yours must stand in the same open city. The merchant: { $place }.
edo-no-trade-card = Merchant card { $card } is not open.
edo-no-trade-next = { $card } is the next merchant card. Only the trade privilege opens it.
edo-no-trade-most = You can buy 1 to { $most } pieces by card { $card }.
edo-no-trade-twice = Each offer serves once in a trade.
edo-no-demand-open = This demand is not open: { $demand }.
edo-no-demand-edo = Palace demands need a samurai of yours in Edo.
edo-no-demand-second = A demand takes a whole official. This one has begun something else.
edo-no-display = Card { $card } is not on display.
edo-no-neutral = No neutral official is left in the supply.
edo-no-privilege = You do not hold this privilege: { $privilege }.
edo-no-privilege-goods = This privilege does not give that: { $privilege }.
edo-no-privilege-now = Finish this first; the privilege can wait.
edo-no-claim = This city would pay you nothing now: { $city }.
edo-no-rice = Wages come to { $due } rice, and you have { $rice }. Withdraw somebody first.
edo-no-home = You have only one samurai. Withdraw it by its space.
edo-no-discard = You have none of that to discard.

## Score

edo-item-track = power points
edo-item-ryo = money
edo-item-samurai = samurai on the board
edo-item-ronin = Ronin markers
edo-item-no-house = no house in Edo: ranked behind
edo-tie-resources = resources

## The rules at the table, page by page

edo-printed-weight = { $weight ->
    [0] no weight
   *[other] weight { $weight }
}
edo-printed-reward = { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
} for { $ronin }
edo-rules-1 =
    ### What it is about
    You are a daimyo with { $pieces ->
    [one] 1 piece
   *[other] { $pieces } pieces
    }. Off the board they are **officials** who carry out actions, on the board they are **samurai** who produce and build. You collect power points by building in the cities and by trading. The match ends in the round in which somebody has { $goal ->
    [one] 1 point
   *[other] { $goal } points
    }, or when the merchant’s cards run out ({ $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
    }).
    {""}**Only a player who owns a house in Edo can win**, unless nobody owns one.
    To begin, each player takes a bundle of goods and a start city outside Edo, with a house and a samurai in it.
edo-rules-2 =
    ### The round
    1. **Plan**, all at once and in secret: choose three of your cards, one action on each, put them in order and assign your officials. A slot may stay without officials. The number on the card is the most officials an action takes. Your plan can be changed until the last player has sealed.
    2. **Act**: everybody carries out slot 1 in turn order, then slot 2, then slot 3. Each slot is opened only when its turn comes. Before the action you may move your samurai and the merchant, { $step } ryo a step. Then each official works once. Below your plan you see for each slot and for wages whether I stop for you, and change it with a tap: without a stop I act at once where you could do no better.
    3. **Wages and income**. 4. **End of the round**: discard down to { $limit ->
    [one] 1 resource
   *[other] { $limit } resources
    }, the merchant shows his next card, the start player changes.
edo-rules-3 =
    ### The actions
    {""}**Rice, Money**: take what is printed. **Wood, Stone, Harvest**: a samurai of yours in a forest, a quarry or a rice field produces { $forest }, { $quarry } or { $rice }; one less for every other samurai there.
    {""}**Build**: one building where you have a samurai. **Travel**: the official becomes a samurai on a gate, or moves up to { $travellers } samurai free, any distance. **Trade**: use an offer of the merchant, where he stands together with a samurai of yours.
    {""}**Recruit**: a neutral official for the rest of the match; he cannot become a samurai. **Authorize**: buy a special card, for the next rounds. **Favour**: points for money. **Levy**: 1 wood or 1 stone.
edo-rules-4 =
    ### Buildings and the merchant
    {""}**House**: { LIST($house_cost, style: "comma") }; { $house_points }, { $house_weight }. **Trading post**: { LIST($post_cost, style: "comma") }; { $post_points }, { $post_weight }; one for each player and each city, not in Edo. **Stronghold**: { LIST($stronghold_cost, style: "comma") }; { $stronghold_points }, { $stronghold_weight }; one in a city.
    Houses and trading posts take the first free site. The merchant’s card has two offers: buy goods, or give something for { $trade ->
    [one] 1 point
   *[other] { $trade } points
    }. A trade uses one offer; in the city of your trading post it may use both.
edo-rules-5 =
    ### Wages, income, end
    Each samurai who stays on the board costs { $wage } rice; the others come home and are officials again.
    Every city then pays those who have weight in it, by rank, as its profit tile says; of equals, the one on the earlier site comes first.
    At the end: 1 point for every { $ryo_a_point } ryo, 1 point for every { $samurai_a_point } samurai on the board. Players without a house in Edo are ranked behind all others. Ties: more ryo, then more resources, then more samurai.
edo-rules-temples =
    ### Variant: temples
    Build can also put a temple on a forest, rice field, quarry, river or road where you have a samurai: { LIST($temple_cost) }, { $temple_points }, one on a space. Roads next to your own temples cost you nothing.
edo-rules-privileges =
    ### Variant: privileges
    Instead of the usual work an official may meet an open demand of the Shogun: goods with Trade (beside the merchant) or Travel, the palace with Build (a samurai in Edo). It brings { $demand ->
    [one] 1 point
   *[other] { $demand } points
    } and the privilege below it, to be used once: a house on site 1, a black official for one plan, the merchant’s next card, the income of a city, a resource, or production as if alone.
edo-rules-ronin =
    ### Variant: Ronin
    Three lone samurai stand on resource spaces. Each round the start player moves one; a tile says the kind of space, and he joins the others on such a space. He never goes to Edo.
    A Ronin lowers production like a samurai. In a city { $stops_building } stop all building, { $stops_income } stop its income too.
    One official a turn may disperse them with **Travel**: name the space, bring up to { $travellers } samurai free. With more samurai than Ronin there they are driven off: { LIST($rewards, style: "comma") }. Each marker is 1 point at the end.
edo-rules-6 =
    ### Writing a turn
    Every space has a code: C city, FO forest, RI rice field, QU quarry, RV river, RD road, GA gate. A plan names card and action (`B.TRAVEL`) and the officials: `2`, `1+1n` with a neutral one, `1b` black, or `0`.
    Moves: `C1-FO2`, `M-C2` for the merchant, `go` when done. Building: `H.C1` house, `P` trading post, `S` stronghold, `T` temple. Trade: `M04.1.3` three pieces of offer 1, `M04.2` offer 2. A star uses a privilege.
