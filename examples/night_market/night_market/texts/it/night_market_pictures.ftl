### Words inside the pictures of Night Market: short, because room is short.

nm-pic-when = Round { $round } di { $rounds }
nm-pic-dealing = Distribuzione
nm-pic-lot = Il lotto
nm-pic-lot-empty = Non è esposto niente.
nm-pic-hand = La tua mano
nm-pic-bid = La tua offerta, sigillata
nm-pic-confirm = Se confermi
nm-pic-in-hand = { $count ->
    [one] 1 carta in mano
   *[other] { $count } carte in mano
}
nm-pic-bids = offerte
nm-pic-tray = Il vassoio è di { $who }.
nm-pic-rule = I valori delle carte, { $most } per chi ne ha di più di un tipo

## Emblems of the seats: so is called who has a name that no picture can show

nm-emblem-moon = Luna
nm-emblem-lantern = Lanterna
nm-emblem-bowl = Ciotola
nm-emblem-fan = Ventaglio

## In words

nm-say-card = { $kind } { $value }
nm-say-lot = Il lotto: { LIST($cards, style: "comma") }.
nm-say-hand = La tua mano: { LIST($cards, style: "comma") }.
nm-say-bid = La tua offerta sigillata: { $kind } { $value }.
nm-say-stall = { $who }: { COUNT($cards) ->
    [0] ancora nessuna carta
   *[other] { LIST($cards, style: "comma") }
}; { $count ->
    [one] 1 carta in mano
   *[other] { $count } carte in mano
}.
nm-say-opened = { $who } ha offerto { $kind } { $value }.
