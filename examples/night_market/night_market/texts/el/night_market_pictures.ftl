### Words inside the pictures of Night Market.

nm-pic-when = Γύρος { $round } από { $rounds }
nm-pic-dealing = Μοίρασμα
nm-pic-lot = Ανοιχτές κάρτες
nm-pic-lot-empty = Δεν υπάρχει ανοιχτή κάρτα.
nm-pic-hand = Το χέρι σας
nm-pic-bid = Η κρυφή προσφορά σας
nm-pic-confirm = Αν επιβεβαιώσετε
nm-pic-in-hand = { $count ->
    [one] 1 κάρτα στο χέρι
   *[other] { $count } κάρτες στο χέρι
}
nm-pic-bids = προσφορά
nm-pic-tray = Ο δίσκος: { $who }.
nm-pic-rule = Αξίες των καρτών, { $most } για τις περισσότερες ενός είδους

## Emblems of the seats: so is called who has a name that no picture can show

nm-emblem-moon = Φεγγάρι
nm-emblem-lantern = Φανάρι
nm-emblem-bowl = Κούπα
nm-emblem-fan = Βεντάλια

## In words

nm-say-card = { $kind } { $value }
nm-say-lot = Ανοιχτές κάρτες: { LIST($cards, style: "comma") }.
nm-say-hand = Το χέρι σας: { LIST($cards, style: "comma") }.
nm-say-bid = Η κρυφή προσφορά σας: { $kind } { $value }.
nm-say-stall = { $who }: { COUNT($cards) ->
    [0] καμία κάρτα ακόμη
   *[other] { LIST($cards, style: "comma") }
}· { $count ->
    [one] 1 κάρτα στο χέρι
   *[other] { $count } κάρτες στο χέρι
}.
nm-say-opened = { $who } πρόσφερε { $kind } { $value }.
