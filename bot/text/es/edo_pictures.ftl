### Words inside the pictures of Edo: short, because room is short.

edo-pic-title = Edo
edo-pic-setup = Preparación
edo-pic-round = Ronda { $round } de { $rounds }
edo-pic-phase-setup = se prepara el tablero
edo-pic-phase-draft = ciudades y mercancías
edo-pic-phase-ronin = se mueven los ronin
edo-pic-phase-plan = planes en secreto
edo-pic-phase-act = cartas, hueco { $slot } de 3
edo-pic-phase-wages = salarios e ingresos
edo-pic-phase-limit = fin de la ronda
edo-pic-phase-over = La partida ha terminado
edo-pic-plans = Planean
edo-pic-next = luego
edo-pic-left = { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
}
edo-pic-last-card = última ronda
edo-pic-goal = fin

## Emblems of the seats: so is called who has a name that no picture can show

edo-emblem-discs = Discos
edo-emblem-triangles = Triángulos
edo-emblem-lozenges = Rombos
edo-emblem-grid = Rejilla
edo-emblem-ring = Anillo

## What is awaited, after a name

edo-pic-ask-draft-any = toma ciudad o lote
edo-pic-ask-draft-bundle = toma un lote
edo-pic-ask-draft-city = toma una ciudad
edo-pic-ask-ronin = mueve un ronin
edo-pic-ask-land = elige el tipo de casilla
edo-pic-ask-send = envía al ronin
edo-pic-ask-plan = planea
edo-pic-ask-act = planea
edo-pic-ask-crew = planea
edo-pic-ask-walk = { $action }: ¿mueve antes?
edo-pic-ask-execute = { $action }
edo-pic-ask-travel-on = ¿mueve otro samurái?
edo-pic-ask-rally = reúne samuráis
edo-pic-ask-trade-on = ¿la otra oferta?
edo-pic-ask-last = ¿algo más?
edo-pic-ask-wages = paga salarios
edo-pic-ask-discard = descarta

## Private pages

edo-pic-your-plan = Tu plan
edo-pic-your-turn = Tu turno
edo-pic-your-hand = Lo que ves
edo-pic-slot = hueco { $number }
edo-pic-which-action = Hueco { $number }: ¿qué acción?
edo-pic-which-crew = Hueco { $number }: ¿cuántos?
edo-pic-sealed = En secreto hasta que todos planeen
edo-pic-confirm = ¿confirmar?
edo-pic-quiet = pasa sin preguntar
edo-pic-plan-now = Tal como está ahora, sin mover a nadie
edo-pic-plan-step = { $card } { $action }: { LIST($officials) }
edo-pic-plan-brings = { $card } { $action }: { LIST($officials) } → { LIST($goods) }
edo-pic-plan-nothing = { $card } { $action }: { LIST($officials) } → nada
edo-pic-plan-nobody = { $card } { $action }: { LIST($officials) } → nada, no hay ningún samurái allí
edo-pic-plan-later = { $card } { $action }: { LIST($officials) }, lo decides entonces
edo-pic-plan-paid = { $card } { $action }: { LIST($officials) }, −{ $cost } → { LIST($goods) }
edo-pic-plan-wages = Salarios: { $rice } de arroz por { $count ->
    [one] 1 samurái
   *[other] { $count } samuráis
}
edo-pic-plan-wages-short = Salarios: solo { $rice } de arroz por { $count ->
    [one] 1 samurái
   *[other] { $count } samuráis
}; { $home ->
    [one] vuelve 1
   *[other] vuelven { $home }
}
edo-pic-plan-income = Ingresos: { $ryo } ryo
edo-pic-plan-quiet = { $card } { $action }: pasa sin preguntar
edo-pic-nobody = nadie
edo-pic-officials = Funcionarios
edo-pic-of-limit = { $count } de { $limit }
edo-pic-no-samurai = ninguno en el tablero
edo-pic-if-over = { $points } si acabara ahora

## A position in words

edo-pic-tell-turn = { $round }, { $phase }.
edo-pic-tell-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
edo-pic-tell-starts = empieza la ronda
edo-pic-tell-ready = ya tiene plan
edo-pic-tell-out = está planeando
edo-pic-tell-slot = hueco { $number }: { $action } en { $card } ({ LIST($officials) })
edo-pic-tell-hidden = { $count ->
    [one] un hueco oculto
   *[other] { $count } huecos ocultos
}
edo-pic-tell-officials = funcionarios propios: { $own }, neutrales: { $neutral }
edo-pic-tell-supply = por construir: { $houses ->
    [one] 1 casa
   *[other] { $houses } casas
}, { $post ->
    [yes] un puesto comercial
   *[no] ningún puesto comercial
}
edo-pic-tell-temples = templos { $count }
edo-pic-tell-cards = cartas { $list }
edo-pic-tell-privileges = privilegios: { $list }
edo-pic-tell-markers = marcadores de ronin { $count }
edo-pic-tell-samurai = samuráis: { $list }
edo-pic-tell-no-samurai = ningún samurái en el tablero
edo-pic-tell-seat = { $who }: { LIST($parts, style: "semicolon") }.
edo-pic-tell-city = { $city }: { LIST($parts, style: "semicolon") }.
edo-pic-tell-row = { $taken } de { $sites } solares ocupados: { $list }
edo-pic-tell-row-empty = { $sites } solares, todos libres
edo-pic-tell-house = casa de { $who }
edo-pic-tell-post = puesto comercial de { $who }
edo-pic-tell-stronghold = fortaleza de { $who }
edo-pic-tell-income = ingresos { $list }
edo-pic-tell-income-of = { $who } { $ryo }
edo-pic-tell-pays = paga { $list } por rango
edo-pic-tell-no-building = los ronin impiden construir
edo-pic-tell-no-income = los ronin impiden los ingresos
edo-pic-tell-at = { $what }: { $place }
edo-pic-tell-board = En el tablero: { LIST($list, style: "semicolon") }.
edo-pic-tell-production = Un samurái produce ahora: { LIST($list, style: "comma") }.
edo-pic-tell-cities = Ciudades (solares ocupados, ingresos): { $list }.
edo-pic-tell-roads = Vías: { LIST($list, style: "comma") }.
edo-pic-tell-covered = Tapadas: { $list }.
edo-pic-tell-strangers = un samurái de nadie
edo-pic-tell-merchant = el mercader
edo-pic-tell-ronin = ronin { $number }
edo-pic-tell-temple = templo de { $who }
edo-pic-tell-offer = { $card }: hasta { $most } × { $goods }, { $price } ryo por unidad; { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} por { $cost }.
edo-pic-goods-rice = arroz
edo-pic-goods-wood = madera
edo-pic-goods-stone = piedra
edo-pic-tell-current = Carta del mercader { $offer }
edo-pic-tell-coming = Siguiente carta del mercader { $offer }
edo-pic-tell-stack = Cartas de mercader que quedan: { $count }.
edo-pic-tell-demand = { $demand } con { $action } por { $cost }
edo-pic-tell-demand-brings = { $demand } con { $action } por { $cost } da { $privilege }
edo-pic-tell-demands = Demandas: { LIST($list, style: "semicolon") }.
edo-pic-tell-next-demand = Próxima demanda: { $demand }; restantes: { $count }.
edo-pic-tell-next-privilege = Próximo privilegio: { $privilege }; restantes: { $count }.
edo-pic-tell-display = Cartas especiales en venta: { LIST($list, style: "semicolon") }. Quedan: { $count }.
edo-pic-tell-card = { $card } por { $price } ryo ({ $actions })
edo-pic-tell-supplies = Reserva: funcionarios neutrales { $neutral }, fortalezas { $strongholds }.
edo-pic-tell-bag = Bolsa de ronin: { $list }; marcadores que quedan { $markers }.
edo-pic-tell-tile = { $land } { $count }
edo-pic-tell-plan = Tu plan, no público: { LIST($list, style: "semicolon") }.
edo-pic-tell-plan-left = Quedan libres: { LIST($officials) }.
edo-pic-tell-plan-open = hueco { $number }: { $action } en { $card }
edo-pic-tell-chosen = El borrador no está confirmado.

## The second picture: income, market, supplies

edo-pic-ledger = tablas y reserva
edo-pic-income = Ingresos
edo-pic-income-about = ryo por rango, según cuántos construyen ahí
edo-pic-merchant = Mercader
edo-pic-now = ahora
edo-pic-supply = Reserva
edo-pic-neutral = funcionarios neutrales
edo-pic-strongholds = fortalezas
edo-pic-deck = cartas especiales
edo-pic-markers = marcadores de ronin
edo-pic-bag = Bolsa de ronin
edo-pic-demands = Demandas
edo-pic-stacks = quedan: demandas { $demands }, privilegios { $privileges }
edo-pic-special = Cartas especiales
edo-pic-owned = Cartas especiales compradas
edo-pic-tell-tile-row = { $players }: { LIST($list, style: "comma") }
edo-pic-tell-tiles = Ficha de beneficio de { $city } (presentes: ryo por rango): { LIST($list, style: "semicolon") }.
edo-pic-tell-owned = { $who } ha comprado { LIST($list, style: "comma") }.

edo-pic-tell-goal = La partida acaba también con la ronda en que alguien tiene { $points } puntos de poder.
edo-pic-tell-reached = Es la última ronda: { $points } puntos de poder alcanzados por { LIST($list) }.
edo-pic-tell-now = Si acabara ahora: { $list }
