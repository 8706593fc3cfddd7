### Golden Horn. Forms of colours: one (with the article).
### Prompts are written small, to follow a name; what was told is a whole sentence.

gh-title = Golden Horn
gh-about = Merchant fleets between Venice and Constantinople, for 2 to 4. Carry goods of many colours home, and mind the pirates.

## Terms

gh-colour-O = orange
    .one = an orange
gh-colour-P = pink
    .one = a pink
gh-colour-G = green
    .one = a green
gh-colour-R = red
    .one = a red
gh-colour-B = blue
    .one = a blue
gh-colour-Y = yellow
    .one = a yellow
gh-port-V = Venice
gh-port-C = Constantinople
gh-port-M = Modone
gh-square = { $text }
gh-crest-L = Lion
gh-crest-E = Eagle
gh-crest-T = Tower
gh-crest-A = Anchor

## Options

gh-option-ship-placement = First ports
gh-option-ship-placement-random = by lot
gh-option-ship-placement-choice = each player chooses, in secret
gh-option-open-warehouses = Warehouses
gh-option-open-warehouses-off = closed, everybody sees only their own
gh-option-open-warehouses-on = open, everybody sees all
gh-option-start-seat = Who starts
gh-option-start-seat-random = by lot
gh-option-start-seat-1 = seat 1
gh-option-start-seat-2 = seat 2
gh-option-start-seat-3 = seat 3
gh-option-start-seat-4 = seat 4
gh-option-crests = Crests by seat
gh-option-crests-own = Your crest
gh-option-crests-L = { gh-crest-L }
gh-option-crests-E = { gh-crest-E }
gh-option-crests-T = { gh-crest-T }
gh-option-crests-A = { gh-crest-A }

## Kinds of answers, as headings of menus

gh-kind-ports = Name your first ports…
gh-kind-back = Change your ports…
gh-kind-raid = Send pirates first…
gh-kind-ship = Move a ship…
gh-kind-pass = Pass…
gh-kind-load = Load…
gh-kind-turn = Set the course…
gh-kind-sail = Sail to…
gh-kind-call = Call the end…

## Prompts: what is awaited, after the player's name

gh-ask-ports = name a main port for each of your ships
gh-ask-ports-many = name a main port for each of your ships
gh-ask-ports-sealed = your ports are sealed; you may still change them
gh-ask-turn = send pirates, or choose the ship to move
gh-ask-move = choose the ship to move
gh-ask-pass = no ship can move: send pirates, or pass
gh-ask-ship = which ship moves?
gh-ask-load = which colour does { $ship } load?
gh-ask-bow = does { $ship } keep its course or turn round?
gh-ask-sail = where does { $ship } sail?
gh-ask-call = all six colours! Call the end?
gh-draw-now = Draw now: locks the load

## Answers: labels

gh-do-ports = { $ship1 } { $port1 }, { $ship2 } { $port2 }, { $ship3 } { $port3 }
gh-do-back = Change my ports
gh-do-raid = Raid { $ship } ({ $owner }) with { COUNT($cards) ->
    [one] two { $cards } cards
   *[other] { $cards }
} for { WORD($cube, form: "one") } cube
gh-do-ship = { $ship } ({ LIST($sails, style: "comma") }), { $place }
gh-do-pass = Pass
gh-do-load = Load { $count } { $colour }
gh-do-keep = { $ship } keeps its course { $direction ->
    [E] east
   *[W] west
}
gh-do-turn = { $ship } turns round, to the { $direction ->
    [E] east
   *[W] west
}
gh-do-sail = { $place }
gh-do-call = Call the end
gh-do-decline = Play on

## Answers: what they cost and bring

gh-effect-cargo = { $count ->
    [one] one { $colour } cube
   *[other] { $count } { $colour } cubes
} aboard
gh-effect-empty = no cargo
gh-effect-must-load = loads first
gh-effect-heads = heading { $direction ->
    [E] east
   *[W] west
}
gh-effect-gain = one { $colour } cube for your warehouse
gh-effect-left = { $count ->
    [0] { $ship } is then empty and may turn round
    [one] { $ship } keeps one cube
   *[other] { $ship } keeps { $count } cubes
}
gh-effect-free = free
gh-effect-wind = { $winds ->
    [one] wind card
   *[other] wind cards
}: { LIST($wind, style: "comma") }
gh-effect-unload = unload { $count } { $colour }
gh-effect-cards = { $count ->
    [one] draw one card
   *[other] draw { $count } cards
}
gh-effect-refill = { $count ->
    [one] one new cube
   *[other] { $count } new cubes
} for { $port }
gh-effect-final = empties { $port }: the last round begins
gh-effect-skips = passes { $places } (taken)
gh-effect-once = no turning round again on this voyage

## Told: the log and the captions

gh-start = { $who } has the first turn.
gh-placed = { $ship } begins in { $port }.
gh-cube = { $port } gets { WORD($colour, form: "one") } cube.
gh-refilled = New cube for { $port }: { $colour }.
gh-dealt = { $who } is dealt a card.
gh-dealt-you = You are dealt { WORD($colour, form: "one") } card.
gh-drew = { $who } draws a card.
gh-drew-you = You draw { WORD($colour, form: "one") } card.
gh-drew-reshuffled = The used cards are shuffled; { $who } draws a card.
gh-drew-you-reshuffled = The used cards are shuffled; you draw { WORD($colour, form: "one") } card.
gh-ports-ready = { $who } has named all ports, sealed.
gh-ports-sealed = Your ports are sealed: { $ship1 } { $port1 }, { $ship2 } { $port2 }, { $ship3 } { $port3 }.
gh-ports-back = { $who } is choosing ports again.
gh-ports-open = { $who } was the last to choose.{ $venices ->
    [0] {""}
   *[other] {" "}Venice: { LIST($venice, style: "comma") }.
}{ $constantinoples ->
    [0] {""}
   *[other] {" "}Constantinople: { LIST($constantinople, style: "comma") }.
}
gh-chose = { $who } moves { $ship }.
gh-raided = { $who } raids { $ship } of { $owner } with { COUNT($cards) ->
    [one] two { $cards } cards
   *[other] { $cards }
} and takes { WORD($cube, form: "one") } cube.
gh-passed = { $who } has no ship that can move.
gh-loaded = { $who } loads { $count ->
    [one] one { $colour } cube
   *[other] { $count } { $colour } cubes
} on { $ship } in { $port }.
gh-loaded-emptied = { $who } loads { $count ->
    [one] one { $colour } cube
   *[other] { $count } { $colour } cubes
} on { $ship } and leaves { $port } empty: the last round begins.
gh-kept = { $who } keeps { $ship } on its course.
gh-turned = { $who } turns { $ship } round to the { $direction ->
    [E] east
   *[W] west
}.
gh-sailed = { $who } sails { $ship } from { $from }{ $skips ->
    [0] {""}
   *[other] {" "}past { $skipped }
} to { $to }{ $winds ->
    [0] {""}
   *[other] {" "}(wind: { LIST($wind, style: "comma") })
}.
gh-arrived = { $who } brings { $ship } empty from { $from }{ $skips ->
    [0] {""}
   *[other] {" "}past { $skipped }
} to { $to }{ $winds ->
    [0] {""}
   *[other] {" "}(wind: { LIST($wind, style: "comma") })
}.
gh-delivered = { $who } sails { $ship } from { $from }{ $skips ->
    [0] {""}
   *[other] {" "}past { $skipped }
} to { $to }{ $winds ->
    [0] {""}
   *[other] {" "}(wind: { LIST($wind, style: "comma") })
} and unloads { $count ->
    [one] one { $colour } cube
   *[other] { $count } { $colour } cubes
}.
gh-called = { $who } calls the end: everybody plays the same number of turns, then it is over.
gh-not-called = { $who } plays on.
gh-opened = The match is over; all warehouses are opened.

## Why not

gh-no-setup = The match is still being set up.
gh-no-such-ship = There is no ship { $ship } in this match.
gh-no-own-ship = { $ship } belongs to { $owner }.
gh-no-load-possible = { $ship } cannot load in { $port }, so it cannot leave: no cube there has a colour that is missing on its sails.
gh-no-ship-chosen = { $ship } is already chosen for this turn.
gh-no-choose-first = Choose the ship first.
gh-no-raid-late = Pirates come before the ship is moved, not after.
gh-no-raid-second = Pirates attack once a turn at most.
gh-no-raid-own = { $ship } is your own ship.
gh-no-raid-port = { $ship } is safe in { $port }. Pirates attack only at sea.
gh-no-raid-empty = { $ship } has no cargo to take.
gh-no-raid-cards = An attack takes exactly two cards.
gh-no-raid-sail = No sail of { $ship } is { $colour }.
gh-no-raid-hand = You do not hold { $cards }.
gh-no-load-late = There is nothing to load now.
gh-no-load-absent = There is no { $colour } cube in { $port }.
gh-no-load-sail = { $ship } has { WORD($colour, form: "one") } sail, so it cannot carry { $colour }.
gh-no-load-first = { $ship } must load before it sails.
gh-no-bow-port = { $ship } is in a main port and has no course to turn.
gh-no-bow-cargo = { $ship } has cargo; only an empty ship may turn round.
gh-no-bow-twice = { $ship } has already turned round on this voyage.
gh-no-bow-late = There is no course to choose now.
gh-no-bow-first = First say whether { $ship } keeps its course or turns round.
gh-no-node = { $place } is not on this route.
gh-no-stay = { $ship } is at { $place } already. It must move.
gh-no-behind = { $place } lies behind { $ship }.
gh-no-full = { $place } is taken, so the ship sails past it.
gh-no-past = { $place } lies beyond { $port }, and the ship must stop there.
gh-no-wind = To reach { $place } you need { WORD($colour, form: "one") } card to leave { $at }.
gh-no-call-colours = Your warehouse still lacks { $missing }.
gh-no-call-final = The last round is already running.
gh-no-call-late = You may call the end right after your ship has moved.
gh-no-moved = Your ship has moved already. Only the question of the end is left.
gh-no-pass = You cannot pass while a ship of yours can move: { $ship } can.
gh-no-ports-late = The first ports are settled.
gh-no-ports-form = Write three letters, V or C, one for each ship: VVC.
gh-no-ports-sealed = Your ports are sealed. Take them back first to change them.
gh-no-back = There is nothing to take back.

## Score

gh-score-cubes = cubes
gh-score-sets-6 = sets of 6 colours
gh-score-sets-5 = sets of 5 colours
gh-score-sets-4 = sets of 4 colours
gh-score-sets-3 = sets of 3 colours
gh-score-sets-2 = sets of 2 colours

## The rules at the table, page by page

gh-set = { $colours ->
    [one] 1 colour
   *[other] { $colours } colours
} +{ $points }
gh-modone = { $berths ->
    [one] 1 berth
   *[other] { $berths } berths
} ({ $players } players)
gh-modone-here = **Modone** has { $berths ->
    [one] 1 berth
   *[other] { $berths } berths
}; when it is full you sail past.
gh-modone-none = There is no Modone with this number of players.
gh-rules-1 =
    ### What it is about
    You own three ships and a warehouse. Ships sail between **Venice** and **Constantinople**, load cubes in one and unload them in the other. Every cube in your warehouse is worth { $cube ->
    [one] 1 point
   *[other] { $cube } points
    }, and sets of different colours bring more.
    The sails of a ship say three things: what it may *not* load, which sea squares carry it on for free, and which pirate cards can hurt it.
gh-rules-2 =
    ### Your turn
    1. **Pirates**, if you like, once: play two cards on a ship of somebody else that is at sea and has cargo. Each card must have a colour of its sails; the same colour twice is fine. One cube goes to your warehouse. Ports are safe.
    2. **Move one ship**, always. When it leaves Venice or Constantinople it loads first: all the cubes of one colour that is not on its sails. The port is filled up to { $port_cubes } again.
gh-rules-3 =
    ### Sailing
    The first step is free: to the next free square ahead. Taken squares are passed over.
    From a square with a colour of your sails you may go on for free. From any other square you need a **wind card** of the colour of that square. Go on as often as you can and want; you may stop anywhere.
    A port ends the move. { $players ->
    [2] { $modone2 }
    [3] { $modone3 }
    [4] { $modone4 }
   *[other] **Modone** has { LIST($modone, style: "or") }; when it is full you sail past. With other numbers of players there is no Modone.
    }
gh-rules-4 =
    ### Ports, cards, turning round
    In Venice and Constantinople all cargo goes to your warehouse. In any port you draw cards: { $cards1 } for a ship with one sail colour, { $cards2 } for two colours, { $cards3 } for three. { COUNT($cardless) ->
    [0] {""}
   *[other] With { LIST($cardless, style: "or") } players Modone gives no cards.{" "}
    }There is no hand limit.
    Ships keep their course. Only a ship without cargo may turn round, once on a voyage, when you move it; then it sails back.
gh-rules-5 =
    ### The end and the score
    The last round begins when a main port stays empty, or when a player who owns all six colours calls the end. It runs until all have had the same number of turns.
    { $cube ->
    [one] 1 point
   *[other] { $cube } points
    } for each cube in the warehouse. Each set of different colours: { LIST($sets, style: "comma") }; a cube counts in one set only. Cubes on ships and cards in hand count nothing. A tie is a shared victory.

## Runs of the same thing, said once

gh-cube-many = { $port } gets { $count } cubes: { $colour }.
gh-refilled-many = { $count } new cubes for { $port }: { $colour }.
gh-dealt-many = { $who } is dealt { $count } cards.
gh-dealt-you-many = You are dealt { $count } cards: { $colour }.
gh-drew-many = { $who } draws { $count } cards.
gh-drew-you-many = You draw { $count } cards: { $colour }.
