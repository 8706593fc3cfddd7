### Words inside the pictures: short, because room is short.

pic-waiting = Am Zug
pic-trial = Nur probiert
pic-tried = noch ist nichts gespielt
pic-asked = { $who }:
pic-wins = gewinnt mit { $points }
pic-winners = Gewinner mit { $points }
pic-won = gewinnt durch Aufgabe
pic-final = Endstand · { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}
pic-earlier = Was davor geschah, steht neben dem Bild.
pic-total = gesamt
pic-tie-row = bei Gleichstand
pic-tie = { pic-tie-row }: { $parts }
pic-covered = { $count } verdeckt
pic-turn-cost = Kostet
pic-turn-gain = Bringt
pic-turn-after = Danach
pic-turn-points = Punkte
pic-turn-nothing = Noch ändert sich nichts.
pic-points-now = jetzt { $points } P.
pic-lobby-seats = { $taken } von { $seats } Plätzen besetzt

## Golden Horn

gh-pic-setup = Aufbau
gh-pic-final-called = { $who } ruft das Ende aus
gh-pic-final-empty = { $port } ist leer
gh-pic-starts = beginnt
gh-pic-your-move = Dein Zug
gh-pic-hand = Deine Hand
gh-pic-no-cards = Keine Karten
gh-pic-warehouse = Lager
gh-pic-stock = { $cubes ->
    [one] ein Würfel
   *[other] { $cubes } Würfel
} · { $colours }/6 Farben
gh-pic-confirm = Zug bestätigen?
gh-pic-does-raided = { $ship } überfallen für einen { WORD($cube, form: "acc") } Würfel
gh-pic-does-loaded = In { $port } { $count ->
    [one] einen { WORD($colour, form: "acc") } Würfel
   *[other] { $count } { WORD($colour, form: "pl") } Würfel
} auf { $ship } laden
gh-pic-does-sailed = { $ship } von { $from }{ $skips ->
    [0] {""}
   *[other] {" "}vorbei an { $skipped }
} nach { $to }
gh-pic-heads = Kurs { $direction ->
    [E] Ost
   *[W] West
}
gh-pic-at-sea = { $ship } auf { $place }
gh-pic-at-port = { $ship } in { $port }
gh-pic-tell-end = Die letzte Runde beginnt, wenn ein Haupthafen leer bleibt oder wenn jemand mit allen sechs Farben das Ende ausruft.
gh-pic-tell-course = { $direction ->
    [E] Ost
   *[W] West
}{ $turned ->
    [yes] , gewendet
   *[no] { "" }
}
gh-pic-turned = hat gewendet
gh-pic-stores = { $bag ->
    [one] Ein Würfel
   *[other] { $bag } Würfel
} im Beutel; Nachziehstapel: { $pile }; Ablage: { $used }.
gh-pic-used-list = Ablage: { $list }.
