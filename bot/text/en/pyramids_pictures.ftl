### Words inside the pictures of Silver & Gold: Pyramids: short, because room is short.

py-pic-title = Pyramids
py-pic-when = Round { $round } of { $rounds } · turn { $turn } of { $turns }
py-pic-start = Choosing cards
py-pic-over = The match is over
py-pic-bonus = Bonus
py-pic-points = { $points ->
    [one] point
   *[other] points
}

## Emblems of the seats: they stand for names that no picture can show

py-emblem-ankh = Ankh
py-emblem-eye = Eye
py-emblem-scarab = Scarab
py-emblem-lotus = Lotus

## Private pages

py-pic-your-choice = Your hidden choice
py-pic-your-pick = Your new card
py-pic-your-cards = Your cards
py-pic-ask-keep = which two?
py-pic-ask-mark = where does it go?
py-pic-ask-extra = one more cell
py-pic-ask-take = which card?
py-pic-ask-confirm = confirm?
py-pic-sealed = sealed
py-pic-more-cells = { $count ->
    [one] one more cell
   *[other] { $count } more cells
}
py-pic-to-come = To come
py-pic-others = Others
py-pic-if-confirmed = If confirmed
py-pic-if-tried = If played
py-pic-if-opened = When all have chosen
py-pic-step = { $cells } on card { $card }
py-pic-which-card = Choose the card first, then the place.
py-pic-finished = Finished
py-pic-keep = { $dealt ->
    [4] Four cards
   *[other] { $dealt } cards
}: keep two of them.
py-pic-keep-confirm = These two are yours if you confirm.
py-pic-keep-sealed = These two are yours, sealed until all have chosen.
py-pic-pile = pile: { $count }

## A position in words

py-pic-tell-turn = { $when }. Shape: { $shape }.
py-pic-tell-used = Shapes so far in this round: { $list }.
py-pic-tell-to-come = Shapes that may still come in this round: { LIST($list, style: "semicolon") }.
py-pic-tell-copies = { $shape } × { $count }
py-pic-tell-display = Display: { $list }. Pile: { $pile }.
py-pic-tell-display-empty = Display: none. Pile: { $pile }.
py-pic-tell-boxes = Pyramid points { $colour }: { $list }.
py-pic-tell-open = { $points } open
py-pic-tell-taken = { $points } { $who }
py-pic-tell-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
py-pic-tell-cards = in front: { $list }
py-pic-tell-done = completed: { $list }
py-pic-tell-no-done = none completed
py-pic-tell-gems = red gems { $red }, green gems { $green }
py-pic-tell-skulls = skulls { $skulls } ({ $value })
py-pic-tell-next-skull = next skull { $value }
py-pic-tell-torches = { COUNT($list) ->
    [one] torch of round { $list }
   *[other] torches of rounds { $list }
}
py-pic-tell-no-torches = no torch
py-pic-tell-box = { $colour } { $points }
py-pic-tell-boxes-own = pyramid points { $list }
py-pic-tell-last = Marked in the last turn: { LIST($list, style: "semicolon") }.
py-pic-tell-legend = Cells from A1 (upper left) to E5; dot empty, E entrance, T tomb, # wall, X red X, R red gem, G green gem, F torch, S skull, P potion, * marked.
py-pic-tell-ready = ready
py-pic-tell-out = choosing
py-pic-tell-kept = You keep { $cards }.
py-pic-tell-draft = Marked so far, not public: { $list }.
py-pic-tell-card = { $card } ({ $colour })
py-pic-tell-seat = { $who }: { LIST($parts, style: "semicolon") }.
