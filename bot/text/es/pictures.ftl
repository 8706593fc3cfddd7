### Words inside the pictures: short, because room is short.

pic-waiting = Turno de
pic-trial = ¿Y si…?
pic-tried = es solo una prueba
pic-asked = { $who }:
pic-wins = gana con { $points }
pic-winners = Ganan con { $points }
pic-won = gana por abandono
pic-final = Puntuación final · { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}
pic-earlier = Lo anterior se cuenta junto a la imagen.
pic-total = total
pic-tie-row = desempate
pic-tie = { pic-tie-row }: { $parts }
pic-covered = { $count } boca abajo
pic-turn-cost = Cuesta
pic-turn-gain = Da
pic-turn-after = Después
pic-turn-points = Puntos
pic-turn-nothing = Todavía no cambia nada.
pic-points-now = { $points ->
    [one] { $points } punto ahora
   *[other] { $points } puntos ahora
}
pic-lobby-seats = { $taken } de { $seats } plazas ocupadas

## Golden Horn

gh-pic-setup = Preparación
gh-pic-final-called = { $who } anuncia el final
gh-pic-final-empty = { $port } está vacía
gh-pic-starts = empieza
gh-pic-your-move = Tu turno
gh-pic-hand = Tu mano
gh-pic-no-cards = Sin cartas
gh-pic-warehouse = Almacén
gh-pic-stock = { $cubes ->
    [one] un cubo
   *[other] { $cubes } cubos
} · { $colours }/6 colores
gh-pic-confirm = ¿confirmar el turno?
gh-pic-does-raided = Asaltar { $ship } por un cubo { $cube }
gh-pic-does-loaded = Cargar { $count ->
    [one] un cubo { $colour }
   *[other] { $count } cubos { WORD($colour, form: "pl") }
} en { $ship } en { $port }
gh-pic-does-sailed = { $ship } de { $from }{ $skips ->
    [0] {""}
   *[other] {" "}pasando de largo por { $skipped }
} a { $to }
gh-pic-heads = rumbo { $direction ->
    [E] este
   *[W] oeste
}
gh-pic-at-sea = { $ship } en { $place }
gh-pic-at-port = { $ship } en { $port }
gh-pic-tell-end = La última ronda empieza cuando un puerto principal se queda vacío, o cuando alguien con los seis colores anuncia el final.
gh-pic-tell-course = { $direction ->
    [E] este
   *[W] oeste
}{ $turned ->
    [yes] , virado
   *[no] { "" }
}
gh-pic-turned = ha virado
gh-pic-stores = { $bag ->
    [one] Un cubo
   *[other] { $bag } cubos
} en la bolsa; mazo: { $pile }; cartas usadas: { $used }.
gh-pic-used-list = Usadas: { $list }.
