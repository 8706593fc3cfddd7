### Words inside the pictures of Night Market: short, because room is short.

nm-pic-when = Manche { $round } sur { $rounds }
nm-pic-dealing = Distribution
nm-pic-lot = Le lot
nm-pic-lot-empty = Rien n’est exposé.
nm-pic-hand = Ta main
nm-pic-bid = Ta mise, scellée
nm-pic-confirm = Si tu valides
nm-pic-in-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
nm-pic-bids = mises
nm-pic-tray = Le plateau à cartes est chez { $who }.
nm-pic-rule = La valeur des cartes, { $most } pour le plus d’une sorte

## Emblems of the seats: so is called who has a name that no picture can show

nm-emblem-moon = Lune
nm-emblem-lantern = Lanterne
nm-emblem-bowl = Bol
nm-emblem-fan = Éventail

## In words

nm-say-card = { $kind } { $value }
nm-say-lot = Le lot : { LIST($cards, style: "comma") }.
nm-say-hand = Ta main : { LIST($cards, style: "comma") }.
nm-say-bid = Ta mise scellée : { $kind } { $value }.
nm-say-stall = { $who } : { COUNT($cards) ->
    [0] pas encore de carte
   *[other] { LIST($cards, style: "comma") }
} ; { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}.
nm-say-opened = { $who } a misé { $kind } { $value }.
