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
