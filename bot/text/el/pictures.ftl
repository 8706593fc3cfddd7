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
