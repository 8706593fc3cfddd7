### Words inside the pictures: short, because room is short.

pic-waiting = Waiting for
pic-trial = What if
pic-tried = nothing is played yet
pic-asked = { $who }:
pic-wins = wins with { $points }
pic-winners = Winners with { $points }
pic-won = wins by resignation
pic-final = Final score · { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
pic-earlier = What came before that is told beside the picture.
pic-total = total
pic-tie-row = tie-break
pic-tie = { pic-tie-row }: { $parts }
pic-covered = { $count } face down
pic-turn-cost = Costs
pic-turn-gain = Brings
pic-turn-after = Then
pic-turn-points = Points
pic-turn-nothing = Nothing changes yet.
pic-points-now = { $points ->
    [one] { $points } point now
   *[other] { $points } points now
}
pic-lobby-seats = { $taken } of { $seats } seats taken

## Golden Horn

gh-pic-setup = Setting up
gh-pic-final-called = { $who } called the end
gh-pic-final-empty = { $port } is empty
gh-pic-starts = starts
gh-pic-your-move = Your move
gh-pic-hand = Your hand
gh-pic-no-cards = No cards
gh-pic-warehouse = Warehouse
gh-pic-stock = { $cubes ->
    [one] one cube
   *[other] { $cubes } cubes
} · { $colours }/6 colours
gh-pic-confirm = confirm your turn?
gh-pic-does-raided = Raid { $ship } for { WORD($cube, form: "one") } cube
gh-pic-does-loaded = Load { $count ->
    [one] one { $colour } cube
   *[other] { $count } { $colour } cubes
} on { $ship } in { $port }
gh-pic-does-sailed = { $ship } from { $from }{ $skips ->
    [0] {""}
   *[other] {" "}past { $skipped }
} to { $to }
gh-pic-heads = heading { $direction ->
    [E] east
   *[W] west
}
gh-pic-at-sea = { $ship } on { $place }
gh-pic-at-port = { $ship } in { $port }
gh-pic-tell-end = The last round begins when a main port stays empty, or when a player who owns all six colours calls the end.
gh-pic-tell-course = { $direction ->
    [E] east
   *[W] west
}{ $turned ->
    [yes] , turned
   *[no] { "" }
}
gh-pic-turned = has turned round
gh-pic-stores = { $bag ->
    [one] One cube
   *[other] { $bag } cubes
} in the bag; draw pile: { $pile }; used cards: { $used }.
gh-pic-used-list = Used: { $list }.
