### Words inside the pictures: short, because room is short.

pic-waiting = Czekamy na
pic-trial = Próba
pic-tried = to tylko próba
pic-asked = { $who }:
pic-wins = wygrywa z wynikiem { $points }
pic-winners = Wygrywają · { $points }
pic-won = wygrywa przez poddanie
pic-final = Wynik końcowy · { $rounds ->
    [one] 1 runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
}
pic-earlier = Co było wcześniej, opisano obok obrazka.
pic-total = razem
pic-tie-row = przy remisie
pic-tie = { pic-tie-row }: { $parts }
pic-covered = zakryte: { $count }
pic-turn-cost = Koszt
pic-turn-gain = Zysk
pic-turn-after = Potem
pic-turn-points = Punkty
pic-turn-nothing = Na razie nic się nie zmienia.
pic-points-now = teraz { $points } pkt
pic-lobby-seats = zajęte miejsca: { $taken } z { $seats }

## Golden Horn

gh-pic-setup = Rozkładanie gry
gh-pic-final-called = koniec ogłasza { $who }
gh-pic-final-empty = pusty port: { $port }
gh-pic-starts = zaczyna
gh-pic-your-move = Twój ruch
gh-pic-hand = Twoje karty
gh-pic-no-cards = Brak kart
gh-pic-warehouse = Magazyn
gh-pic-stock = { $cubes ->
    [one] 1 kostka
    [few] { $cubes } kostki
   *[many] { $cubes } kostek
} · { $colours }/6 kolorów
gh-pic-confirm = zatwierdzić ruch?
gh-pic-does-raided = Napad na { $ship } po { WORD($cube, form: "acc") } kostkę
gh-pic-does-loaded = Załaduj na { $ship } { WORD($port, form: "in") } { $count ->
    [one] 1 { WORD($colour, form: "acc") } kostkę
    [few] { $count } { WORD($colour, form: "few") } kostki
   *[other] { $count } { WORD($colour, form: "many") } kostek
}
gh-pic-does-sailed = { $ship } { WORD($from, form: "from", plain: "gh-square") }{ $skips ->
    [0] {""}
   *[other] , mijając { WORD($skipped, form: "acc", plain: "gh-square") },
} { WORD($to, form: "to", plain: "gh-square") }
gh-pic-heads = kurs na { $direction ->
    [E] wschód
   *[W] zachód
}
gh-pic-at-sea = { $ship } na { $place }
gh-pic-at-port = { $ship }: { $port }
gh-pic-tell-end = Ostatnia runda zaczyna się, gdy port główny zostaje pusty albo gdy ktoś z sześcioma kolorami w magazynie ogłosi koniec.
gh-pic-tell-course = { $direction ->
    [E] na wschód
   *[W] na zachód
}{ $turned ->
    [yes] , zawrócił
   *[no] { "" }
}
gh-pic-turned = już zawrócił
gh-pic-stores = Kostki w worku: { $bag }; stos kart: { $pile }; zużyte karty: { $used }.
gh-pic-used-list = Zużyte: { $list }.
