### Words inside the pictures of Night Market: short, because room is short.

nm-pic-when = Round { $round } of { $rounds }
nm-pic-dealing = Dealing
nm-pic-lot = The lot
nm-pic-lot-empty = Nothing is laid out.
nm-pic-hand = Your hand
nm-pic-bid = Your bid, sealed
nm-pic-confirm = If you confirm
nm-pic-in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
nm-pic-bids = bids
nm-pic-tray = The tray is with { $who }.
nm-pic-rule = Values of the cards, { $most } for the most of a kind

## Emblems of the seats: so is called who has a name that no picture can show

nm-emblem-moon = Moon
nm-emblem-lantern = Lantern
nm-emblem-bowl = Bowl
nm-emblem-fan = Fan

## In words

nm-say-card = { $kind } { $value }
nm-say-lot = The lot: { LIST($cards, style: "comma") }.
nm-say-hand = Your hand: { LIST($cards, style: "comma") }.
nm-say-bid = Your sealed bid: { $kind } { $value }.
nm-say-stall = { $who }: { COUNT($cards) ->
    [0] no cards yet
   *[other] { LIST($cards, style: "comma") }
}; { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}.
nm-say-opened = { $who } has bid { $kind } { $value }.
