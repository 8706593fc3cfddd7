### Words inside the pictures: short, because room is short.

pic-waiting = On attend
pic-trial = Et si…
pic-tried = rien n’est encore joué
pic-asked = { $who } :
pic-wins = gagne avec { $points }
pic-winners = Vainqueurs avec { $points }
pic-won = gagne par abandon
pic-final = Score final · { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
pic-earlier = Ce qui précède est raconté à côté de l’image.
pic-total = total
pic-tie-row = à égalité
pic-tie = { pic-tie-row } : { $parts }
pic-covered = { $count } face cachée
pic-turn-cost = Coût
pic-turn-gain = Gain
pic-turn-after = Ensuite
pic-turn-points = Points
pic-turn-nothing = Rien ne change pour l’instant.
pic-points-now = { $points ->
    [one] { $points } point à ce stade
   *[other] { $points } points à ce stade
}
pic-lobby-seats = { $taken ->
    [one] { $taken } place prise
   *[other] { $taken } places prises
} sur { $seats }

## Golden Horn

gh-pic-setup = Mise en place
gh-pic-final-called = Fin annoncée par { $who }
gh-pic-final-empty = { $port } est vide
gh-pic-starts = commence
gh-pic-your-move = À toi
gh-pic-hand = Ta main
gh-pic-no-cards = Aucune carte
gh-pic-warehouse = Entrepôt
gh-pic-stock = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} · { $colours }/6 couleurs
gh-pic-confirm = valider ton tour ?
gh-pic-does-raided = Attaquer { $ship } pour un cube { WORD($cube, form: "one") }
gh-pic-does-loaded = Charger { $count } { $count ->
    [one] cube { WORD($colour, form: "one") }
   *[other] cubes { WORD($colour, form: "several") }
} sur { $ship } { WORD($port, form: "to") }
gh-pic-does-sailed = { $ship } { WORD($from, form: "from", plain: "gh-square") }{ $skips ->
    [0] {" "}
   *[other] , en dépassant { $skipped },{" "}
}jusqu’{ WORD($to, form: "to", plain: "gh-square") }
gh-pic-heads = cap à { $direction ->
    [E] l’est
   *[W] l’ouest
}
gh-pic-at-sea = { $ship } en { $place }
gh-pic-at-port = { $ship } à { $port }
gh-pic-tell-end = La dernière manche commence quand un port principal reste vide, ou quand un joueur qui a les six couleurs annonce la fin.
gh-pic-tell-course = { $direction ->
    [E] est
   *[W] ouest
}{ $turned ->
    [yes] , viré
   *[no] { "" }
}
gh-pic-turned = a viré de bord
gh-pic-stores = Dans le sac : { $bag ->
    [one] { $bag } cube
   *[other] { $bag } cubes
} ; pioche : { $pile } ; défausse : { $used }.
gh-pic-used-list = Défausse : { $list }.
