### Words inside the pictures: short, because room is short.

pic-waiting = Czekamy na
pic-wins = wygrywa z wynikiem { $points }
pic-winners = Wygrywają
pic-final = Wynik końcowy · { $rounds ->
    [one] 1 runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
}
pic-total = razem
pic-lobby-seats = zajęte miejsca: { $taken } z { $seats }
