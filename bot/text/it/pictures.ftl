### Words inside the pictures: short, because room is short.

pic-waiting = Si aspetta
pic-trial = E se…
pic-tried = è solo una prova
pic-asked = { $who }:
pic-wins = vince con { $points }
pic-winners = Vincitori con { $points }
pic-won = vince per abbandono
pic-final = Punteggio finale · { $rounds ->
    [one] 1 round
   *[other] { $rounds } round
}
pic-earlier = Ciò che precede è raccontato accanto all’immagine.
pic-total = totale
pic-tie-row = a parità
pic-tie = { pic-tie-row }: { $parts }
pic-covered = coperte: { $count }
pic-turn-cost = Costo
pic-turn-gain = Guadagno
pic-turn-after = Poi
pic-turn-points = Punti
pic-turn-nothing = Per ora non cambia nulla.
pic-points-now = { $points ->
    [one] { $points } punto ora
   *[other] { $points } punti ora
}
pic-lobby-seats = { $taken ->
    [one] { $taken } posto occupato
   *[other] { $taken } posti occupati
} su { $seats }

## Golden Horn

gh-pic-setup = Preparazione
gh-pic-final-called = { $who } ha annunciato la fine
gh-pic-final-empty = { $port } è vuota
gh-pic-starts = inizia
gh-pic-your-move = Tocca a te
gh-pic-hand = La tua mano
gh-pic-no-cards = Nessuna carta
gh-pic-warehouse = Magazzino
gh-pic-stock = { $cubes ->
    [one] un cubo
   *[other] { $cubes } cubi
} · { $colours }/6 colori
gh-pic-confirm = confermi il turno?
gh-pic-does-raided = Pirati su { $ship } per un cubo { WORD($cube, form: "one") }
gh-pic-does-loaded = Carica { $count ->
    [one] un cubo { WORD($colour, form: "one") }
   *[other] { $count } cubi { WORD($colour, form: "several") }
} su { $ship } { WORD($port, form: "to") }
gh-pic-does-sailed = { $ship } { WORD($from, form: "from", plain: "gh-square") }{ $skips ->
    [0] {" "}
   *[other] , oltre { $skipped },{" "}
}{ WORD($to, form: "to", plain: "gh-square") }
gh-pic-heads = verso { $direction ->
    [E] est
   *[W] ovest
}
gh-pic-at-sea = { $ship } in { $place }
gh-pic-at-port = { $ship } a { $port }
gh-pic-tell-end = L’ultimo round comincia quando un porto principale resta vuoto, o quando un giocatore che ha tutti e sei i colori annuncia la fine.
gh-pic-tell-course = { $direction ->
    [E] est
   *[W] ovest
}{ $turned ->
    [yes] , virata
   *[no] { "" }
}
gh-pic-turned = ha virato
gh-pic-stores = Nel sacchetto: { $bag ->
    [one] un cubo
   *[other] { $bag } cubi
}; mazzo: { $pile }; scarti: { $used }.
gh-pic-used-list = Scarti: { $list }.
