### Words inside the pictures of Night Market: short, because room is short.

nm-pic-when = Runde { $round } von { $rounds }
nm-pic-dealing = Austeilen
nm-pic-lot = Die Auslage
nm-pic-lot-empty = Nichts liegt aus.
nm-pic-hand = Deine Hand
nm-pic-bid = Dein Gebot, verdeckt
nm-pic-confirm = Wenn du bestätigst
nm-pic-in-hand = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
nm-pic-bids = Gebote
nm-pic-tray = Das Tablett ist bei { $who }.
nm-pic-rule = Werte der Karten, { $most } für die meisten einer Art

## Emblems of the seats: so is called who has a name that no picture can show

nm-emblem-moon = Mond
nm-emblem-lantern = Laterne
nm-emblem-bowl = Schale
nm-emblem-fan = Fächer

## In words

nm-say-card = { $kind } { $value }
nm-say-lot = Die Auslage: { LIST($cards, style: "comma") }.
nm-say-hand = Deine Hand: { LIST($cards, style: "comma") }.
nm-say-bid = Dein verdecktes Gebot: { $kind } { $value }.
nm-say-stall = { $who }: { COUNT($cards) ->
    [0] noch keine Karten
   *[other] { LIST($cards, style: "comma") }
}; { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}.
nm-say-opened = { $who } hat { $kind } { $value } geboten.
