### Silver & Gold: Pyramids. Prompts are written small, to follow a name; what was told is a whole sentence.

py-title = Silver & Gold: Pyramids
py-about = Treasure chambers under 48 pyramids, for 2 to 4. All mark the same shape at the same time, each in their own way to the golden tomb.

## Terms

py-colour-green = green
py-colour-orange = orange
py-colour-purple = purple
py-shape-I2 = 2 in a row
    .one = 2 in a row
py-shape-I3 = 3 in a row
    .one = 3 in a row
py-shape-V3 = corner of 3
    .one = a corner of 3
py-shape-I4 = 4 in a row
    .one = 4 in a row
py-shape-L4 = L of 4
    .one = an L of 4
py-shape-O4 = square of 4
    .one = a square of 4
py-left = left
py-right = right

## Phrases

py-card = card { $card } ({ $colour })
py-marks = { $cells } on card { $card }
py-holds-red = { $count ->
    [one] 1 red gem
   *[other] { $count } red gems
}
py-holds-green = { $count ->
    [one] 1 green gem
   *[other] { $count } green gems
}
py-holds-torch = { $count ->
    [one] 1 torch
   *[other] { $count } torches
}
py-holds-potion = { $count ->
    [one] 1 potion
   *[other] { $count } potions
}
py-holds-cross = { $count ->
    [one] 1 red X
   *[other] { $count } red Xs
}
py-holds-skull = { $count ->
    [one] 1 skull
   *[other] { $count } skulls
}

## Gains

py-gain-tomb = tomb of { $card }: +{ $points }
py-gain-red = { $count ->
    [one] 1 red gem
   *[other] { $count } red gems
}
py-gain-green = { $count ->
    [one] 1 green gem
   *[other] { $count } green gems
}
py-gain-torch = torch of round { $round }: +{ $points }
py-gain-skulls = { $count ->
    [one] 1 skull
   *[other] { $count } skulls
}
py-gain-potion = { $count ->
    [one] potion
   *[other] { $count } potions
}: { $erased ->
    [0] no skull to erase
    [one] erases 1 skull
   *[other] erases { $erased } skulls
}
py-gain-skulls-now = { $skulls ->
    [0] no skull left
   *[other] skulls now { $skulls } ({ $value })
}
py-gain-erased = { $count ->
    [one] 1 skull fewer
   *[other] { $count } skulls fewer
}
py-gain-level = skulls as before
py-gain-extra = red X: { $count ->
    [one] 1 more cell
   *[other] { $count } more cells
}
py-gain-lost = { $count ->
    [one] 1 extra cell is lost
   *[other] { $count } extra cells are lost
}: nothing is open
py-gain-nothing = no symbol

## Kinds of answers, as headings of menus

py-kind-keep = Keep two cards…
py-kind-place = Mark the shape or one cell…
py-kind-extra = Mark one more cell…
py-kind-back = Change your marks…
py-kind-take = Take a card…

## Prompts: what is awaited, after the player's name

py-ask-keep = keep two of the cards dealt to you
py-ask-keep-many = keep two of the cards dealt to you
py-ask-mark = mark { WORD($shape, form: "one") }, or a single cell
py-ask-mark-many = mark { WORD($shape, form: "one") }, or a single cell
py-ask-take = { $count ->
    [one] take a new card
   *[other] take { $count } new cards, one after the other
}
py-ask-wait = wait for the others
py-ask-extra = { $due ->
    [one] red X: mark one more cell
   *[other] red X: mark { $due } more cells, one after the other
}

## Answers: labels

py-offer-keep = Keep { $first } and { $second }
py-offer-shape = card { $card } ({ $side }): { $cells }
py-offer-short = { $cells }
py-offer-single = card { $card } ({ $side }): only { $cells }
py-offer-extra = card { $card } ({ $side }): { $cells }
py-offer-take = Take { $card }
py-offer-top = Take the unseen top card ({ $pile } in the pile)
py-offer-back = Change my choice

## Told: the log and the captions

py-log-dealt = You are dealt card { $card } ({ $colour }).
py-log-dealt-all = Everybody has cards to choose from.
py-log-kept = { $who } keeps { $cards }. Sealed until all have chosen.
py-log-ready = { $who } is ready.
py-log-back = { $who } is choosing again.
py-log-mark = { $who } marks { $cells } on card { $card } ({ LIST($gains, style: "comma") }).
py-log-open-start = The first cards: { LIST($seats, style: "semicolon") }.
py-log-open-kept = { $who } keeps { $cards }
py-log-reveal = Round { $round }, turn { $turn }: { $shape }.
py-log-open = Round { $round }, turn { $turn }, { $shape }: { LIST($seats, style: "semicolon") }.
py-log-seat = { $who } marks { $marks } ({ LIST($gains, style: "comma") })
py-log-seat-done = { $who } marks { $marks } ({ LIST($gains, style: "comma") }) and completes { COUNT($cards) ->
    [one] card { $cards }
   *[other] cards { $cards }
}
py-log-seat-none = { $who } has nothing to mark
py-log-took = { $who } takes card { $card } ({ $colour }).
py-log-only = { $who } gets the only card left: { $card } ({ $colour }).
py-log-top = { $who } takes the unseen top card.
py-log-unseen = { $who } draws card { $card } ({ $colour }).
py-log-display = New on display: { $card }.
py-log-display-many = New on display: { LIST($card, style: "comma") }.
py-log-box = { $who } gets { $points } points for { $colour } pyramids, with card { $card }.

## Why not

py-no-late = That turn is settled, or it is not yet time for this.
py-no-sealed = Your choice is sealed. Take it back first to change it.
py-no-nothing-back = There is nothing to take back.
py-no-keep-first = First choose the two cards that you keep.
py-no-mark-first = Mark first.
py-no-two = Keep exactly two of the cards dealt to you.
py-no-not-dealt = Card { $card } was not dealt to you.
py-no-not-your-card = { $card } is not one of your cards. L is the left one, R the right one.
py-no-off-grid = There is no cell { $cell }: columns go from A to E, rows from 1 to 5.
py-no-twice = { $cell } is named twice.
py-no-wall = { $cell } is a wall.
py-no-marked = { $cell } is marked already.
py-no-count = The shape ({ $shape }) has { $size } cells, not { $count }. You may also mark a single cell.
py-no-shape = { $cells } do not form the shape ({ $shape }), however you turn or flip it.
py-no-one-cell = An extra mark is a single cell.
py-no-contact = That touches no marked cell. Corners do not count.
py-no-entrance = An empty card begins at its entrance, { $cell }.
py-no-not-your-pick = { $who } picks first.
py-no-not-on-display = Card { $card } is not on display.
py-no-pile-empty = The pile is empty. Take a card from the display.
py-no-one-card = Take one card at a time.

## Score

py-score-cards = completed cards
py-score-torches = torches
py-score-boxes = pyramid points
py-score-gems = gems
py-score-skulls = skulls
py-tie-lowest = lowest completed card

## The rules at the table, page by page

py-ordinal = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
}
py-rules-1 =
    ### What it is about
    You have two pyramid cards. Each has a chamber of 5 × 5 cells with an entrance in the top row and a golden tomb in the bottom row. Mark your way from the entrance to the tomb: a completed card brings { $completed ->
    [one] 1 point
   *[other] { $completed } points
    }, and you take a new one. Gems, torches, potions and skulls lie on the way.
    The match has { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
    } of { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
    }. All play at the same time, sealed; everything is opened together.
py-rules-2 =
    ### A turn
    1. An expedition card shows a shape of two to four cells.
    2. Mark the whole shape on one of your cards; you may turn and flip it. **Or** mark one single cell instead, whenever you like.
    On an empty card your marks must include the entrance. Later they must touch a marked cell, side by side; corners do not count. No walls, no cell twice, nothing outside the card.
py-rules-3 =
    ### Symbols
    {""}**Red X**: at once mark one more open cell, on either card. Another red X gives one more.
    {""}**Gem**: cross off the next gem of that colour, { $gems } at most. **Torch**: cross off the torch of this round; one a round, and only in its own round.
    {""}**Skull**: cross off the next skull. **Potion**: erase your { $potion ->
    [one] costliest skull
   *[other] { $potion } costliest skulls
    }.
py-rules-4 =
    ### Completed cards
    Put them aside and take a new one for each: from those on display, or unseen from the pile. The lowest card number picks first; then the display is filled up.
    Your **{ LIST($claims) } cards of one colour** bring the next pyramid points of that colour: { LIST($boxes, style: "comma") }, for whoever comes first. In one turn the lower card number comes first.
py-rules-5 =
    ### The score
    Completed card { $completed }. Torch { $torch }. Pyramid points as they are. A pair of a red and a green gem { $gem_pair }, each gem left over { $gem_single }. Skulls: only the costliest one that is crossed off counts, as minus points. Cards that are not completed count nothing.
    In a tie the one with the lowest completed card number wins.
