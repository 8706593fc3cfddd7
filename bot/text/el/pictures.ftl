### Words inside the pictures: short, because room is short.

pic-waiting = Αναμονή:
pic-wins = κερδίζει με { $points }
pic-winners = Νικητές
pic-final = Τελική βαθμολογία · { $rounds ->
    [one] 1 γύρος
   *[other] { $rounds } γύροι
}
pic-total = σύνολο
pic-lobby-seats = πιασμένες θέσεις: { $taken } από { $seats }

## Golden Horn

gh-pic-setup = Στήσιμο
gh-pic-bag = { $count ->
    [one] κύβος
   *[other] κύβοι
}
gh-pic-pile = στοίβα
gh-pic-used = παιγμένα
gh-pic-final-called = το τέλος κήρυξε: { $who }
gh-pic-final-empty = άδειο λιμάνι: { $port }
gh-pic-starts = αρχίζει
gh-pic-your-move = Η σειρά σου
gh-pic-hand = Τα φύλλα σου
gh-pic-no-cards = Κανένα φύλλο
gh-pic-warehouse = Αποθήκη
gh-pic-stock = { $cubes ->
    [one] 1 κύβος
   *[other] { $cubes } κύβοι
} · { $colours }/6 χρώματα
gh-pic-confirm = Επιβεβαιώνεις;
gh-pic-confirm-note = Τίποτα δεν φαίνεται στους άλλους πριν επιβεβαιώσεις.
gh-pic-heads = πορεία προς { $direction ->
    [E] ανατολή
   *[W] δύση
}
gh-pic-in-port = στο λιμάνι
