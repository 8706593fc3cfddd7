### Words inside the pictures of Night Market.

nm-pic-when = Runda { $round } z { $rounds }
nm-pic-dealing = Rozdawanie
nm-pic-lot = Wyłożone karty
nm-pic-lot-empty = Nie ma wyłożonych kart.
nm-pic-hand = Twoja ręka
nm-pic-bid = Twoja tajna oferta
nm-pic-confirm = Jeśli potwierdzisz
nm-pic-in-hand = { $count ->
    [one] 1 karta na ręce
    [few] { $count } karty na ręce
   *[other] { $count } kart na ręce
}
nm-pic-bids = oferta
nm-pic-tray = Taca: { $who }.
nm-pic-rule = Wartości kart, { $most } za najwięcej jednego rodzaju

## Emblems of the seats: so is called who has a name that no picture can show

nm-emblem-moon = Księżyc
nm-emblem-lantern = Lampion
nm-emblem-bowl = Czarka
nm-emblem-fan = Wachlarz

## In words

nm-say-card = { $kind } { $value }
nm-say-lot = Wyłożone karty: { LIST($cards, style: "comma") }.
nm-say-hand = Twoja ręka: { LIST($cards, style: "comma") }.
nm-say-bid = Twoja tajna oferta: { $kind } { $value }.
nm-say-stall = { $who }: { COUNT($cards) ->
    [0] jeszcze bez kart
   *[other] { LIST($cards, style: "comma") }
}; { $count ->
    [one] 1 karta na ręce
    [few] { $count } karty na ręce
   *[other] { $count } kart na ręce
}.
nm-say-opened = Oferta: { $who }, { $kind } { $value }.
