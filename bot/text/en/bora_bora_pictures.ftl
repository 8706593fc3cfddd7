### Words inside the pictures of Bora Bora: short, because room is short.

bb-pic-title = Bora Bora
bb-pic-round = Round { $round } of { $rounds }
bb-pic-phase-setup = Setting up
bb-pic-phase-A = Die { $lap } of { $laps }
bb-pic-phase-B = Men and women
bb-pic-phase-jewelry = Jewelry
bb-pic-phase-tasks = Completing tasks
bb-pic-phase-take = Taking tasks
bb-pic-phase-final = The last tasks
bb-pic-phase-over = The end
bb-pic-over = The match is over
bb-pic-temple = Temple
bb-pic-tasks = Tasks on offer
bb-pic-jewelry = Jewelry
bb-pic-gods = God cards

## Emblems of the seats: they stand for names that no picture can show

bb-emblem-hook = Hook
bb-emblem-flower = Flower
bb-emblem-teeth = Teeth
bb-emblem-waves = Waves

## Action tiles: at most twelve letters

bb-pic-action-H = Helper
bb-pic-action-T = Temple
bb-pic-action-B = Build
bb-pic-action-M = Man
bb-pic-action-W = Woman
bb-pic-action-L = Land
bb-pic-action-S = Water
bb-pic-action-F = Fishing

## Player boards

bb-pic-own-tasks = Tasks ({ $done } done)
bb-pic-bonus = Bonus

## Hand and private pages

bb-pic-only-you = Only you see this
bb-pic-no-cards = No god cards
bb-pic-god-costs = One god costs
bb-pic-you-have = You have
bb-pic-unpaid = cannot be paid now
bb-pic-red = Play Red
bb-pic-confirm = confirm your turn?
bb-pic-confirm-note = Nothing is public until you confirm.
bb-pic-does-B = With a die: it need not be lower than those on the tile
bb-pic-does-W = With a die: it counts as a 6 for its action
bb-pic-does-R = With a new hut: score the fish there at once
bb-pic-does-G = With men and women: double one kind, or use one more
bb-pic-does-Y = With a task: one thing less is needed, for { $helped_task ->
    [one] 1 point
   *[other] { $helped_task } points
}

## A position in words

bb-pic-tell-nothing = nothing
bb-pic-tell-nobody = none
bb-pic-tell-seat = { $who }: { LIST($parts, style: "semicolon") }.
bb-pic-tell-scores = Points: { $list }.
bb-pic-tell-score = { $who } { $points }
bb-pic-tell-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
bb-pic-tell-offerings = { $count ->
    [one] { $count } offering
   *[other] { $count } offerings
}
bb-pic-tell-shells = { $count ->
    [one] { $count } shell
   *[other] { $count } shells
}
bb-pic-tell-cards = { $count ->
    [one] { $count } god card
   *[other] { $count } god cards
}
bb-pic-tell-tiles = { $count ->
    [one] { $count } god tile
   *[other] { $count } god tiles
}
bb-pic-tell-priests = { $count ->
    [one] { $count } priest in supply
   *[other] { $count } priests in supply
}
bb-pic-tell-dice = dice { $list }
bb-pic-tell-tile = Dice on { $tile }: { $list }.
bb-pic-tell-region = { $region }: { LIST($parts, style: "semicolon") }.
bb-pic-tell-free = free
bb-pic-tell-host = hut of { $who }
bb-pic-tell-aside = beside it { $list }
bb-pic-tell-path = { $one } – { $other } { $value }
bb-pic-tell-paths-land = Land paths: { $list }.
bb-pic-tell-paths-water = Water paths: { $list }.
bb-pic-tell-slot = { $slot } { $person }
bb-pic-tell-men = Men on display by slot: { $list }.
bb-pic-tell-women = Women on display by slot: { $list }.
bb-pic-tell-priest = { $slot } { $who }
bb-pic-tell-temple = Temple by slot: { $list }. A priest brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} in this round; god tiles left: { $tiles }.
bb-pic-tell-space = { $who } { $points }
bb-pic-tell-status = Status track, first to last, with points: { $list }.
bb-pic-tell-jewelry = Jewelry of round { $round }: { $list }.
bb-pic-tell-tasks = Tasks on offer: { LIST($list, style: "semicolon") }.
bb-pic-tell-open = Open god cards: { $list }. Cards in the deck: { $deck }.
bb-pic-tell-card = { $god } ×{ $count }
bb-pic-tell-hand = Your god cards: { $list }.
bb-pic-tell-payable = Gods you could pay for now: { $list }.
bb-pic-tell-god = { $god }: { $does }.
bb-pic-tell-person = space { $space } { $person }
bb-pic-tell-shifted = space { $space } { $person }, shifted
bb-pic-tell-persons = Men and women: { $list }.
bb-pic-tell-huts = { $space } (×{ $count })
bb-pic-tell-huts-list = Huts on spaces: { $list }.
bb-pic-tell-on = { $space } { $material }
bb-pic-tell-beside = { $material } ×{ $count } beside the board
bb-pic-tell-materials = Materials: { $list }.
bb-pic-tell-building = { $number } on { LIST($spaces) }
bb-pic-tell-built = Buildings built: { $list }.
bb-pic-tell-regions = Huts in: { $list }.
bb-pic-tell-jewels = Jewelry bought: { $list }.
bb-pic-tell-task = { $task } ({ $have } of { $need })
bb-pic-tell-task-hidden = { $task }
bb-pic-tell-own-tasks = Open tasks: { LIST($list, style: "semicolon") }. Completed: { $done }.
bb-pic-tell-draft = Chosen, not public yet: { $list }.

## The second picture: what comes

bb-pic-tell-rounds-priest = Points of a priest in the temple, by round: { LIST($list, style: "comma") }.
bb-pic-tell-rounds-building = Points of a building, by round: { LIST($list, style: "comma") }.
bb-pic-tell-discard = God cards used: { $list }. Cards in the deck: { $deck }.
bb-pic-tell-bonus = { $what } { $have } of { $need }
bb-pic-bonus-task = tasks
bb-pic-bonus-jewel = jewelry
bb-pic-bonus-ceremony = ceremony spaces
bb-pic-bonus-building = buildings
bb-pic-bonus-islands = regions
bb-pic-bonus-people = men and women
