### Words inside the pictures of Night Market: short, because room is short.

nm-pic-when = Ronda { $round } de { $rounds }
nm-pic-dealing = Reparto
nm-pic-lot = El lote
nm-pic-lot-empty = No hay nada a la vista.
nm-pic-hand = Tu mano
nm-pic-bid = Tu puja, en secreto
nm-pic-confirm = Si confirmas
nm-pic-in-hand = { $count ->
    [one] 1 carta en mano
   *[other] { $count } cartas en mano
}
nm-pic-bids = pujas
nm-pic-tray = La bandeja la tiene { $who }.
nm-pic-rule = Valores de las cartas, { $most } por más de un tipo

## Emblems of the seats: so is called who has a name that no picture can show

nm-emblem-moon = Luna
nm-emblem-lantern = Farol
nm-emblem-bowl = Cuenco
nm-emblem-fan = Abanico

## In words

nm-say-card = { $kind } { $value }
nm-say-lot = El lote: { LIST($cards, style: "comma") }.
nm-say-hand = Tu mano: { LIST($cards, style: "comma") }.
nm-say-bid = Tu puja secreta: { $kind } { $value }.
nm-say-stall = { $who }: { COUNT($cards) ->
    [0] aún sin cartas
   *[other] { LIST($cards, style: "comma") }
}; { $count ->
    [one] 1 carta en mano
   *[other] { $count } cartas en mano
}.
nm-say-opened = { $who } ha pujado { $kind } { $value }.
