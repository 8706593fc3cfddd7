### Words inside the pictures of Silver & Gold: Pyramids: short, because room is short.

py-pic-title = Pyramids
py-pic-when = Round { $round } · turn { $turn } of { $turns }
py-pic-start = Choosing cards
py-pic-over = The match is over
py-pic-expedition = Expedition
py-pic-display = Display
py-pic-bonus = Bonus
py-pic-points = points
py-pic-done = done: { $list }

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
py-pic-others = Others
py-pic-if-confirmed = If confirmed
py-pic-which-card = Choose the card first, then the place.
py-pic-finished = Finished
