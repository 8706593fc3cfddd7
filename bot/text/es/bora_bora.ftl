### Bora Bora. Forms of gods: card (una carta azul), cards (dos cartas azules).
### Forms of regions: in (en la playa norte), the (la playa norte). Of persons: many, fem, fems.

bb-title = Bora Bora
bb-about = Islas de los mares del Sur, para 2 a 4. Dados, dioses, hombres y mujeres: coloniza con chozas, sirve al templo, cumple tareas. Un juego largo de muchas decisiones pequeñas.

## Terms

bb-god-B = Azul
    .card = azul
    .cards = azules
bb-god-W = Blanco
    .card = blanca
    .cards = blancas
bb-god-R = Rojo
    .card = roja
    .cards = rojas
bb-god-G = Verde
    .card = verde
    .cards = verdes
bb-god-Y = Amarillo
    .card = amarilla
    .cards = amarillas
bb-action-H = Ayudante
bb-action-T = Templo
bb-action-B = Construir
bb-action-M = Hombre
bb-action-W = Mujer
bb-action-L = Camino
bb-action-S = Travesía
bb-action-F = Pesca
bb-region-CF = bosque central
    .in = en el bosque central
    .the = el bosque central
bb-region-CP = llanura central
    .in = en la llanura central
    .the = la llanura central
bb-region-CM = montaña central
    .in = en la montaña central
    .the = la montaña central
bb-region-CB = playa central
    .in = en la playa central
    .the = la playa central
bb-region-NB = playa norte
    .in = en la playa norte
    .the = la playa norte
bb-region-NM = montaña norte
    .in = en la montaña norte
    .the = la montaña norte
bb-region-EF = bosque este
    .in = en el bosque este
    .the = el bosque este
bb-region-EB = playa este
    .in = en la playa este
    .the = la playa este
bb-region-SF = bosque sur
    .in = en el bosque sur
    .the = el bosque sur
bb-region-SP = llanura sur
    .in = en la llanura sur
    .the = la llanura sur
bb-region-WP = llanura oeste
    .in = en la llanura oeste
    .the = la llanura oeste
bb-region-WM = montaña oeste
    .in = en la montaña oeste
    .the = la montaña oeste
bb-island-central = isla central
bb-island-north = isla norte
bb-island-east = isla este
bb-island-south = isla sur
bb-island-west = isla oeste
bb-material-sand = arena
bb-material-stone = piedra
bb-material-wood = madera
bb-person-K1 = Pionero
    .many = Pioneros
    .fem = Pionera
    .fems = Pioneras
bb-person-K2 = Remero
    .many = Remeros
    .fem = Remera
    .fems = Remeras
bb-person-K3 = Cantor
    .many = Cantores
    .fem = Cantora
    .fems = Cantoras
bb-person-K4 = Tamborilero
    .many = Tamborileros
    .fem = Tamborilera
    .fems = Tamborileras
bb-person-K5 = Constructor
    .many = Constructores
    .fem = Constructora
    .fems = Constructoras
bb-person-K6 = Recolector
    .many = Recolectores
    .fem = Recolectora
    .fems = Recolectoras
bb-person-K7 = Porteador
    .many = Porteadores
    .fem = Porteadora
    .fems = Porteadoras
bb-person-K8 = Narrador
    .many = Narradores
    .fem = Narradora
    .fems = Narradoras
bb-person-K9 = Vidente
    .many = Videntes
    .fem = Vidente
    .fems = Videntes
bb-person-K10 = Donante
    .many = Donantes
    .fem = Donante
    .fems = Donantes
bb-person-K11 = Noble
    .many = Nobles
    .fem = Noble
    .fems = Nobles
bb-person-K12 = Buceador
    .many = Buceadores
    .fem = Buceadora
    .fems = Buceadoras
bb-jewel-J1 = collar
bb-jewel-J2 = brazalete
bb-jewel-J3 = pendiente
bb-jewel-J4 = tobillera
bb-jewel-J5 = peineta
bb-jewel-J6 = diadema
bb-fish-F1 = bonito
bb-fish-F2 = pez ángel
bb-fish-F3 = raya
bb-fish-F4 = pez globo
bb-task-T01 = un hombre y una mujer
bb-task-T02 = una mujer y un sacerdote en el templo
bb-task-T03 = un hombre y un sacerdote en el templo
bb-task-T04 = { $need ->
    [one] 1 sacerdote en el templo
   *[other] { $need } sacerdotes en el templo
}
bb-task-T05 = una mujer y una joya
bb-task-T06 = un hombre y la ficha de orden 1
bb-task-T07 = { $need ->
    [one] chozas en 1 región
   *[other] chozas en { $need } regiones
}
bb-task-T08 = { $need ->
    [one] 1 hombre
   *[other] { $need } hombres
}
bb-task-T09 = { $need ->
    [one] 1 mujer
   *[other] { $need } mujeres
}
bb-task-T10 = { $need ->
    [one] 1 joya
   *[other] { $need } joyas
}
bb-task-T11 = { $need ->
    [one] 1 edificio
   *[other] { $need } edificios
}
bb-task-T12 = { $need ->
    [one] 1 collar
   *[other] { $need } collares
}
bb-task-T13 = { $need ->
    [one] 1 brazalete
   *[other] { $need } brazaletes
}
bb-task-T14 = { $need ->
    [one] 1 pendiente
   *[other] { $need } pendientes
}
bb-task-T15 = { $need ->
    [one] 1 tobillera
   *[other] { $need } tobilleras
}
bb-task-T16 = { $need ->
    [one] 1 peineta
   *[other] { $need } peinetas
}
bb-task-T17 = { $need ->
    [one] 1 diadema
   *[other] { $need } diademas
}
bb-task-T18 = { $need ->
    [one] 1 ficha de dios
   *[other] { $need } fichas de dios
}
bb-task-T19 = { $need ->
    [one] 1 ofrenda
   *[other] { $need } ofrendas
}
bb-task-T20 = { $need ->
    [one] 1 concha
   *[other] { $need } conchas
}
bb-task-T21 = { $need ->
    [one] chozas en 1 región
   *[other] chozas en { $need } regiones
}
bb-task-T22 = { $need ->
    [5] chozas en las 5 islas
   *[other] chozas en { $need } islas
}
bb-task-T23 = { $need } de piedra
bb-task-T24 = { $need } de arena
bb-task-T25 = { $need } de madera
bb-task-T26 = { $need ->
    [one] 1 material cualquiera
   *[other] { $need } materiales cualesquiera
}
bb-task-T27 = { $need ->
    [one] 1 carta de dios de un color
   *[other] { $need } cartas de dios de un color
}
bb-task-T28 = { $need ->
    [one] 1 carta de dios azul
   *[other] { $need } cartas de dios azules
}
bb-task-T29 = { $need ->
    [one] 1 carta de dios blanca
   *[other] { $need } cartas de dios blancas
}
bb-task-T30 = { $need ->
    [one] 1 carta de dios roja
   *[other] { $need } cartas de dios rojas
}
bb-task-T31 = { $need ->
    [one] 1 carta de dios verde
   *[other] { $need } cartas de dios verdes
}
bb-task-T32 = { $need ->
    [one] 1 carta de dios amarilla
   *[other] { $need } cartas de dios amarillas
}
bb-task-T33 = { $need ->
    [one] cartas de dios de 1 color
   *[other] cartas de dios de { $need } colores
}
bb-task-T34 = { $need ->
    [3] chozas en las 3 montañas
   *[other] chozas en { $need } montañas
}
bb-task-T35 = { $need ->
    [3] chozas en las 3 playas
   *[other] chozas en { $need } playas
}
bb-task-T36 = { $need ->
    [3] chozas en los 3 bosques
   *[other] chozas en { $need } bosques
}
bb-task-T37 = { $need ->
    [3] chozas en las 3 llanuras
   *[other] chozas en { $need } llanuras
}
bb-task-T38 = { $need ->
    [3] chozas junto a los 3 bonitos
   *[other] chozas junto a { $need } bonitos
}
bb-task-T39 = { $need ->
    [3] chozas junto a los 3 peces ángel
   *[other] chozas junto a { $need } peces ángel
}
bb-task-T40 = { $need ->
    [3] chozas junto a las 3 rayas
   *[other] chozas junto a { $need } rayas
}
bb-task-T41 = { $need ->
    [3] chozas junto a los 3 peces globo
   *[other] chozas junto a { $need } peces globo
}
bb-task-T42 = { $need ->
    [one] 1 choza en la casilla 12
   *[other] { $need } chozas en la casilla 12
}
bb-task-T43 = { $need ->
    [one] 1 hombre tatuado
   *[other] { $need } hombres tatuados
}
bb-task-T44 = { $need ->
    [one] 1 mujer que recogió conchas
   *[other] { $need } mujeres que recogieron conchas
}
bb-task-T45 = { $need ->
    [one] 1 persona tatuada o con conchas recogidas
   *[other] { $need } personas tatuadas o con conchas recogidas
}
bb-task-T46 = { $need ->
    [one] hombres de 1 tipo
   *[other] hombres de { $need } tipos
}
bb-task-T47 = { $need ->
    [one] mujeres de 1 tipo
   *[other] mujeres de { $need } tipos
}
bb-task-T48 = { $need ->
    [one] joyas de 1 tipo
   *[other] joyas de { $need } tipos
}
bb-task-T49 = { $need ->
    [one] 1 Pionero, hombre o mujer
   *[other] { $need } Pioneros, hombres o mujeres
}
bb-task-T50 = { $need ->
    [one] 1 Remero, hombre o mujer
   *[other] { $need } Remeros, hombres o mujeres
}
bb-task-T51 = { $need ->
    [one] 1 Cantor, hombre o mujer
   *[other] { $need } Cantores, hombres o mujeres
}
bb-task-T52 = { $need ->
    [one] 1 Tamborilero, hombre o mujer
   *[other] { $need } Tamborileros, hombres o mujeres
}
bb-task-T53 = { $need ->
    [one] 1 Constructor, hombre o mujer
   *[other] { $need } Constructores, hombres o mujeres
}
bb-task-T54 = { $need ->
    [one] 1 Recolector, hombre o mujer
   *[other] { $need } Recolectores, hombres o mujeres
}
bb-task-T55 = { $need ->
    [one] 1 Porteador, hombre o mujer
   *[other] { $need } Porteadores, hombres o mujeres
}
bb-task-T56 = { $need ->
    [one] 1 Narrador, hombre o mujer
   *[other] { $need } Narradores, hombres o mujeres
}
bb-task-T57 = { $need ->
    [one] 1 Vidente, hombre o mujer
   *[other] { $need } Videntes, hombres o mujeres
}
bb-task-T58 = { $need ->
    [one] 1 Donante, hombre o mujer
   *[other] { $need } Donantes, hombres o mujeres
}
bb-task-T59 = { $need ->
    [one] 1 Noble, hombre o mujer
   *[other] { $need } Nobles, hombres o mujeres
}
bb-task-T60 = { $need ->
    [one] 1 Buceador, hombre o mujer
   *[other] { $need } Buceadores, hombres o mujeres
}
bb-thing-man = un hombre
bb-thing-woman = una mujer
bb-thing-priest = un sacerdote en el templo
bb-thing-jewelry = una joya
bb-thing-first = la ficha de orden 1

## Phrases

bb-man = { $kind } (hombre, { $symbols ->
    [one] 1 paso
   *[other] { $symbols } pasos
})
bb-woman = { WORD($kind, form: "fem") } (mujer, { $symbols ->
    [one] 1 concha
   *[other] { $symbols } conchas
})
bb-men = { $tiles ->
    [one] { $kind } (hombre)
   *[other] { $tiles } { WORD($kind, form: "many") } (hombres)
}
bb-women = { $tiles ->
    [one] { WORD($kind, form: "fem") } (mujer)
   *[other] { $tiles } { WORD($kind, form: "fems") } (mujeres)
}
bb-jewel = { $kind } ({ $cost ->
    [one] 1 concha
   *[other] { $cost } conchas
}, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
})
bb-fish = { $kind } { $points }
bb-does-K1 = expandirse por un camino de hasta { $value }
bb-does-K2 = expandirse por una travesía de hasta { $value }
bb-does-K3 = tomar una mujer de los puestos 1 a { $value }
bb-does-K4 = tomar un hombre de los puestos 1 a { $value }
bb-does-K5 = construir una ficha de hasta { $value }
bb-does-K6 = { $value ->
    [one] tomar un material
   *[other] tomar hasta { $value } materiales
}
bb-does-K7 = { $value ->
    [one] llevar una choza a la casilla 12
   *[other] llevar hasta { $value } chozas a la casilla 12
}
bb-does-K8 = { $value ->
    [one] 1 punto
   *[other] { $value } puntos
}
bb-does-K9 = { $value ->
    [one] tomar una carta de dios
   *[other] tomar hasta { $value } cartas de dios
}
bb-does-K10 = { $value ->
    [one] 1 ofrenda
   *[other] { $value } ofrendas
}
bb-does-K11 = { $value ->
    [one] 1 paso de estatus
   *[other] { $value } pasos de estatus
}
bb-does-K12 = { $value ->
    [one] 1 concha
   *[other] { $value } conchas
}
bb-payment-card = una carta { WORD($god, form: "card") } y una ofrenda
bb-payment-pair = dos cartas { WORD($god, form: "cards") } y una ofrenda
bb-payment-tile = una ficha de dios
bb-gain-offering = una ofrenda
bb-gain-material = { $material }
bb-result = { $who } { $points }
bb-how-met = cumplida, { $points } puntos
bb-how-met-cards = cumplida mostrando { LIST(WORD($cards, form: "card"), style: "comma") }, { $points } puntos
bb-how-yellow = con Amarillo ({ $how }), { $points } puntos
bb-how-yellow-cards = con Amarillo ({ $how }), mostrando { LIST(WORD($cards, form: "card"), style: "comma") }, { $points } puntos
bb-how-given = abandonada
bb-lack-things = falta: { LIST($things, style: "comma") }
bb-lack-islands = aún sin choza en: { $islands }
bb-lack-regions = aún sin choza en: { LIST($regions, style: "comma") }
bb-lack-count = { $count ->
    [one] tienes { $have } de { $need }, así que falta 1
   *[other] tienes { $have } de { $need }, así que faltan { $count }
}
bb-lack-cards = { $count ->
    [one] tu mano tiene { $have } de { $need }, así que falta 1
   *[other] tu mano tiene { $have } de { $need }, así que faltan { $count }
}

## Kinds of answers, as headings of menus

bb-kind-place = Colocar un dado…
bb-kind-place-gods = Colocar un dado con dioses…
bb-kind-pay = Pagar el dios…
bb-kind-region = Elegir la región…
bb-kind-hut = Tomar la choza de…
bb-kind-space = Poner el material en…
bb-kind-red = Puntuar el pez…
bb-kind-slot = Tomar una persona…
bb-kind-home = Poner la persona en…
bb-kind-trade = Cambiar, una cosa o varias…
bb-kind-priest = Enviar el sacerdote a…
bb-kind-building = Elegir el edificio…
bb-kind-pair = Construir en…
bb-kind-fire-first = Bonus de fuego, primera mitad…
bb-kind-fire-second = Bonus de fuego, segunda mitad…
bb-kind-use = Usar hombres o mujeres…
bb-kind-green = Usar con Verde…
bb-kind-end = Terminar el turno…
bb-kind-material = Tomar un material…
bb-kind-carry = Llevar una choza, o varias…
bb-kind-card = Tomar una carta de dios…
bb-kind-jewel = Comprar una joya…
bb-kind-task = Resolver una tarea…
bb-kind-take = Tomar una tarea nueva…

## Prompts: what is awaited, after the player's name

bb-ask-start = ¿dónde va tu primera choza (una región con un pez de 1)?
bb-ask-hut = ¿de qué casilla de tu tablero viene la choza para { WORD($region, form: "the") }?
bb-ask-space = ¿a qué casilla ceremonial va la { $material }?
bb-ask-place = { $lap ->
    [1] coloca tu primer dado
    [2] coloca tu segundo dado
   *[other] coloca tu último dado
}
bb-ask-pay = ¿cómo pagas { $god }?
bb-ask-region = { $action ->
    [bb-action-L] ¿adónde te expandes por tierra? (caminos de hasta { $value })
   *[other] ¿adónde te expandes por mar? (travesías de hasta { $value })
}
bb-ask-red = ¿juegas Rojo y puntúas el pez que hay { WORD($region, form: "in") } ({ $points })?
bb-ask-man = ¿qué hombre tomas (puestos hasta { $value })?
bb-ask-woman = ¿qué mujer tomas (puestos hasta { $value })?
bb-ask-home = ¿a qué casilla libre de tu tablero va { $person }?
bb-ask-trade = ayudante: cambia { $left ->
    [one] tu último punto
   *[other] { $left } puntos
}
bb-ask-priest = ¿qué puesto del templo, del 1 al { $value }?
bb-ask-building = ¿qué ficha de edificio, hasta { $value } ({ $points } puntos)?
bb-ask-pair = ¿en qué dos casillas construyes la ficha { $number }?
bb-ask-fire-first = bonus de fuego: ¿una carta de dios o una ofrenda?
bb-ask-fire-second = bonus de fuego: ¿un paso de estatus o una concha?
bb-ask-use = ¿a cuáles de tus hombres y mujeres usas?
bb-ask-use-more = ¿usas a alguien más?
bb-ask-material = { $left ->
    [one] ¿qué material tomas?
   *[other] ¿qué material tomas? (hasta { $left } más)
}
bb-ask-carry = { $left ->
    [one] ¿qué choza va a la casilla 12?
   *[other] ¿qué choza va a la casilla 12? (hasta { $left } más)
}
bb-ask-card = { $left ->
    [one] ¿qué carta de dios tomas?
   *[other] ¿qué carta de dios tomas? (hasta { $left } más)
}
bb-ask-jewel = ¿compras una joya? Tienes { $shells ->
    [one] 1 concha
   *[other] { $shells } conchas
}
bb-ask-task = ¿qué tarea cumples o abandonas?
bb-ask-final-task = { $left ->
    [one] final: resuelve tu última tarea
   *[other] final: resuelve tus { $left } tareas
}
bb-ask-take = ¿qué tarea nueva tomas?
bb-ask-wait = se están sorteando dados y fichas

## Answers: labels

bb-group-die = Dado { $face }
bb-switch-gods = Con ayuda de los dioses
bb-group-men = Hombres
bb-group-women = Mujeres
bb-group-task = { $task }
bb-do-place = Dado { $face } en { $action }
bb-do-place-gods = Dado { $face } en { $action } con { $gods }
bb-do-fish = Dado { $face } en Pesca
bb-do-pay = Pagar con { $how }
bb-do-red = Jugar Rojo: { $how }
bb-do-red-no = Dejar el pez
bb-do-region = { $region }
bb-do-hut = Choza de la casilla { $space }
bb-do-space = Casilla { $space }
bb-do-slot = { $person }, puesto { $slot }
bb-do-home = Casilla { $space }
bb-do-tattoo = Tatuar: { $person }
bb-do-collect = Conchas: { $person }
bb-do-point = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
bb-do-offering = { $count ->
    [one] 1 ofrenda
   *[other] { $count } ofrendas
}
bb-do-card = Carta de dios visible: { WORD($god, form: "card") }
bb-do-card-top = Carta de dios oculta del mazo
bb-do-material = Tomar { $material }
bb-do-carry = Choza de la casilla { $space } a la 12
bb-do-stop = Parar aquí
bb-do-priest = Puesto { $slot }
bb-do-building = Ficha de edificio { $number }
bb-do-pair = { $one } y { $other }
bb-do-status = 1 paso de estatus
bb-do-shell = { $count ->
    [one] 1 concha
   *[other] { $count } conchas
}
bb-do-use = { $persons }
bb-do-double = { $persons }, doble con Verde
bb-do-extra = { $persons }, extra con Verde
bb-do-end = Terminar el turno
bb-do-buy = Comprar: { $jewel }
bb-do-buy-none = No comprar nada
bb-do-task = { $task }: cumplir
bb-do-task-cards = { $task }: mostrar { LIST(WORD($cards, form: "card"), style: "comma") }
bb-do-task-yellow-cards = { $task }: mostrar { LIST(WORD($cards, form: "card"), style: "comma") }; con Amarillo, { $how }
bb-do-task-yellow = { $task }: con Amarillo, { $how }
bb-do-task-give-up = { $task }: abandonar
bb-do-take = { $task }

## Answers: what they cost and bring

bb-effect-reach = llega a: { LIST($regions, style: "comma") }
bb-effect-men = { $count ->
    [one] 1 hombre
   *[other] { $count } hombres
} para elegir, puestos hasta { $value }
bb-effect-women = { $count ->
    [one] 1 mujer
   *[other] { $count } mujeres
} para elegir, puestos hasta { $value }
bb-effect-slot = puestos del templo hasta { $slot }, bonus de fuego
bb-effect-trades = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
} para cambiar
bb-effect-points = { $points ->
    [one] +1 punto
   *[other] +{ $points } puntos
}
bb-effect-pay-gods = { $count ->
    [one] pagar un dios
   *[other] pagar { $count } dioses
}
bb-effect-offerings-left = { $count ->
    [0] no quedan ofrendas
    [one] queda 1 ofrenda
   *[other] quedan { $count } ofrendas
}
bb-effect-tile-lost = sin usar, la ficha da { $points } al final
bb-effect-offerings = { $count ->
    [one] +1 ofrenda
   *[other] +{ $count } ofrendas
}
bb-effect-material = +1 { $material }
bb-effect-shells = { $count ->
    [one] +1 concha
   *[other] +{ $count } conchas
}
bb-effect-aside = aparta la choza de { $who }
bb-effect-frees = libera la casilla para una persona
bb-effect-huts-left = { $count ->
    [one] 1 choza se queda ahí
   *[other] { $count } chozas se quedan ahí
}
bb-effect-pairs = { $count ->
    [one] junto a 1 material
   *[other] junto a { $count } materiales
}
bb-effect-together = con las { $tiles } de este tipo que tendrás
bb-effect-closes-12 = cierra la casilla 12 a las chozas, para siempre
bb-effect-cost = { $count ->
    [one] 1 punto del dado
   *[other] { $count } puntos del dado
}
bb-effect-lost = { $count ->
    [one] se pierde 1 punto
   *[other] se pierden { $count } puntos
}
bb-effect-status = casilla de estatus { $space } (vale { $points })
bb-effect-beside = no queda casilla: va junto al tablero, cuenta solo para tareas
bb-effect-no-back = trae una carta desconocida: después no hay vuelta atrás
bb-effect-pushes = { $priests } { COUNT($priests) ->
    [one] se desplaza
   *[other] se desplazan
} a la derecha
bb-effect-drops = { $who } cae del templo
bb-effect-uses = gasta { $materials }
bb-effect-shells-left = { $count ->
    [0] no quedan conchas
    [one] queda 1 concha
   *[other] quedan { $count } conchas
}
bb-effect-missing = { $count ->
    [one] ahora falta 1
   *[other] ahora faltan { $count }
}
bb-effect-met = ya cumplida
bb-effect-no-points = ningún punto
bb-effect-no-nine = se pierde el bonus por { $tasks ->
    [9] nueve tareas
   *[other] { $tasks } tareas
}

## Told: the log and the captions

bb-order = { $who } recibe la ficha de orden { $number }.
bb-laid-fish = Pez { WORD($region, form: "in") }: { $fish }.
bb-laid-person = Puesto { $slot }: { $person }.
bb-dealt-task = { $who } recibe la tarea: { $task }.
bb-laid-task = Tarea nueva en el tablero: { $task }.
bb-laid-jewel = Joya de la ronda { $round }: { $jewel }.
bb-laid-card = Carta de dios visible: { WORD($god, form: "card") }.
bb-laid-card-reshuffled = Se barajan las cartas de dios usadas; carta visible: { WORD($god, form: "card") }.
bb-dealt = { $who } recibe una carta de dios.
bb-dealt-you = Recibes una carta de dios { WORD($god, form: "card") }.
bb-dealt-reshuffled = Se barajan las cartas de dios usadas; { $who } recibe una.
bb-dealt-you-reshuffled = Se barajan las cartas de dios usadas; recibes una { WORD($god, form: "card") }.
bb-drew = { $who } roba una carta de dios.
bb-drew-you = Robas una carta de dios { WORD($god, form: "card") }.
bb-drew-reshuffled = Se barajan las cartas de dios usadas; { $who } roba una.
bb-drew-you-reshuffled = Se barajan las cartas de dios usadas; robas una { WORD($god, form: "card") }.
bb-rolled = { $who } saca un { $face }.
bb-placed = { $who } coloca un { $face } en { $action }.
bb-placed-gods = { $who } coloca un { $face } en { $action } con { $gods }.
bb-fished = { $who } pesca con un { $face }: { $points } puntos.
bb-paid = { $who } paga { $god }: { $how }.
bb-red = { $who } puntúa con Rojo ({ $how }) el pez que hay { WORD($region, form: "in") }: { $points }.
bb-red-no = { $who } deja el pez que hay { WORD($region, form: "in") }.
bb-chose-region = { $who } se expande: { $region }.
bb-settled = { $who } levanta una choza { WORD($region, form: "in") } (de la casilla { $space }) y recibe { $gain }.
bb-settled-aside = { $who } levanta una choza { WORD($region, form: "in") } (de la casilla { $space }), aparta la de { $owner } y recibe { $gain }.
bb-put = { $who } pone { $material } en { $space }.
bb-got-material = { $who } toma { $material }.
bb-got-beside = { $who } toma { $material }, que queda junto al tablero.
bb-took-person = { $who } toma del puesto { $slot }: { $person }.
bb-housed = { $who } pone en la casilla { $space }: { $person }.
bb-tattooed = { $who } tatúa: { $person }. Casilla de estatus { $space }.
bb-collected = { $who } recoge { $count ->
    [one] 1 concha
   *[other] { $count } conchas
}: { $person }.
bb-point = { $who } toma { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}.
bb-got-offerings = { $who } toma { $count ->
    [one] una ofrenda
   *[other] { $count } ofrendas
}.
bb-got-shells = { $who } toma { $count ->
    [one] una concha
   *[other] { $count } conchas
}.
bb-rose = { $who } sube a la casilla de estatus { $space }.
bb-took-card = { $who } toma la carta de dios visible { WORD($god, form: "card") }.
bb-takes-top = { $who } toma la carta de encima del mazo.
bb-carried = { $who } lleva la choza de la casilla { $space } a la 12.
bb-stopped = { $who } para ahí.
bb-priest = { $who } envía un sacerdote al puesto { $slot }.
bb-priest-out = { $who } envía un sacerdote al puesto { $slot }; cae uno de { $owner }.
bb-chose-building = { $who } elige la ficha de edificio { $number }.
bb-built = { $who } construye la ficha { $number } en { $one } y { $other }: { $points } puntos.
bb-used = { $who } usa { $persons }: { $does }.
bb-used-doubled = { $who } usa { $persons }, doble con Verde: { $does }.
bb-used-extra = { $who } usa { $persons } como extra con Verde: { $does }.
bb-ended = { $who } termina el turno.
bb-passed = { $who } no usa a nadie.
bb-idle-use = { $who } no tiene a nadie a quien usar.
bb-idle-buy = { $who } no puede pagar ninguna joya.
bb-ranked = Escala de estatus: { LIST($results, style: "comma") }. Este es el nuevo orden de turno.
bb-temple = Templo: { LIST($results, style: "comma") }. { $who } recibe la ficha de dios.
bb-temple-empty = El templo está vacío; su ficha de dios sale del juego.
bb-final = Se hace la puntuación final.
bb-bought = { $who } compra: { $jewel }.
bb-not-bought = { $who } no compra ninguna joya.
bb-resolved = Tarea de { $who }, «{ $task }»: { $end }.
bb-took-task = { $who } toma la tarea «{ $task }».

## Why not

bb-no-setup = La partida aún se está preparando.
bb-no-wait = Antes se sortean dados y fichas. Espera un momento.
bb-no-now = Eso no se pregunta ahora. Se pregunta: { $ask }.
bb-no-die = No tienes ningún { $face } que colocar. Tus dados: { LIST($dice, style: "comma") }.
bb-no-lower = Un { $face } no puede ir a { $action }: el dado más bajo allí es { $lowest }, y hace falta uno menor. De los tuyos: { LIST($dice, style: "comma") }. O juega Azul.
bb-no-lower-none = Un { $face } no puede ir a { $action }: el dado más bajo allí es { $lowest } y ninguno de los tuyos es menor. Solo ayuda Azul.
bb-no-reach = Un { $face } no basta para { $action }: hace falta un { $needs }. Blanco lo convierte en 6.
bb-no-gods-fishing = En la pesca no hay dioses.
bb-no-blue-needed = Un { $face } puede ir a { $action } sin Azul.
bb-no-white-six = Un 6 no necesita Blanco.
bb-no-target = { $action }: ningún camino lleva de tus chozas a una región nueva.
bb-no-huts = No quedan chozas en tu tablero.
bb-no-free-space = Tu tablero no tiene ninguna casilla libre para una persona. Antes las chozas deben dejar una.
bb-no-men = No quedan hombres en la oferta.
bb-no-women = No quedan mujeres en la oferta.
bb-no-priests = Todos tus sacerdotes están en el templo.
bb-no-materials = Para construir necesitas dos materiales en casillas ceremoniales vecinas.
bb-no-buildings = Ya has construido todos tus edificios.
bb-no-pay-offering = { $god } no se puede pagar: tienes las cartas, pero ninguna ofrenda.
bb-no-pay-card = { $god } no se puede pagar: no tienes ni una carta de su color, ni dos cartas iguales, ni una ficha de dios.
bb-no-pay-both = { $god } no se puede pagar: te faltan las cartas, una ofrenda y una ficha de dios.
bb-no-pay-two = No se pueden pagar Azul y Blanco a la vez.
bb-no-pay-then = Si { $god } se paga así, el resto ya no es posible.
bb-no-god-tile = No tienes ninguna ficha de dios.
bb-no-pair-mixed = Las dos cartas deben ser del mismo color.
bb-no-pair-own = Para { $god } basta una carta de su propio color.
bb-no-card-colour = Con una sola carta { WORD($colour, form: "card") } no se juega { $god }; hacen falta dos.
bb-no-cards = Tienes { $have } de { $need } cartas de dios { WORD($colour, form: "cards") }.
bb-no-region = No hay ninguna región { $text }.
bb-no-region-own = Ya tienes una choza { WORD($region, form: "in") }.
bb-no-path = { $action }: de tus chozas no sale ningún trayecto así hacia { WORD($region, form: "the") }.
bb-no-path-value = El trayecto hacia { WORD($region, form: "the") } pide { $needs }; tienes { $value }.
bb-no-start-value = El pez que hay { WORD($region, form: "in") } vale { $points }. Las primeras chozas van donde vale 1.
bb-no-start-taken = { $who } ya tiene { WORD($region, form: "the") }.
bb-no-hut = No hay ninguna choza en la casilla { $space }.
bb-no-space-kind = La casilla { $space } solo admite { $material }.
bb-no-space-full = La casilla { $space } está ocupada.
bb-no-home-huts = Hay una choza en la casilla { $space }.
bb-no-home-person = Ya hay una persona en la casilla { $space }.
bb-no-carry-person = En la casilla 12 hay una persona, así que ya no caben chozas.
bb-no-carry-12 = Esa choza ya está en la casilla 12.
bb-no-slot-empty = El puesto { $slot } está vacío.
bb-no-slot-value = El puesto { $slot } es demasiado alto: tienes { $value }.
bb-no-slot-man = Ahora se toma un hombre, no una mujer.
bb-no-slot-woman = Ahora se toma una mujer, no un hombre.
bb-no-stop = Puedes parar solo después de al menos uno.
bb-no-points = Eso cuesta { $cost ->
    [one] 1 punto
   *[other] { $cost } puntos
} del dado; puntos restantes: { $left }.
bb-no-shifted = { $person }: esta ficha ya se ha desplazado; cada persona, una sola vez.
bb-no-person-own = No tienes a esta persona: { $person }.
bb-no-open-card = No hay visible ninguna carta de dios { WORD($god, form: "card") }.
bb-no-deck = No quedan cartas en el mazo.
bb-no-built = Ya has construido la ficha { $number }.
bb-no-building-value = La ficha { $number } es demasiado alta: tienes { $value }.
bb-no-pair = { $one } y { $other } no son vecinas.
bb-no-pair-empty = No hay material en { $space }.
bb-no-kind-men = No tienes ningún hombre de este tipo: { $kind }.
bb-no-kind-women = No tienes ninguna mujer de este tipo: { WORD($kind, form: "fem") }.
bb-no-spent-men = Ya has usado hombres en este turno. Para otro tipo hace falta Verde.
bb-no-spent-women = Ya has usado mujeres en este turno. Para otro tipo hace falta Verde.
bb-no-green-twice = Verde se puede jugar una vez por turno.
bb-no-extra-first = Aún no has usado a nadie de ese sexo: úsalos sin Verde.
bb-no-extra-used = Ya has usado este tipo: { $persons }.
bb-no-double = { $persons }: aun doblado, el valor sigue siendo { $value }.
bb-no-effect = { $persons }: ahora no aportaría nada ({ $does }).
bb-no-jewel = No está entre las joyas de esta ronda: { $jewel }.
bb-no-shells = { $jewel }: tienes { $have } de { $cost ->
    [one] 1 concha
   *[other] { $cost } conchas
}.
bb-no-task-own = Esa no es una de tus tareas: { $task }.
bb-no-task-met = «{ $task }» no se cumple: { $lacks }.
bb-no-give-up = No puedes abandonar una tarea mientras alguna de las tuyas se cumpla. Se cumple: { $task }.
bb-no-leave-met = «{ $task }» se cumple, así que resuélvela.
bb-no-show = Di qué cartas muestras, por ejemplo así: { $text }
bb-no-yellow-met = «{ $task }» se cumple sin Amarillo.
bb-no-yellow-short = Amarillo no ayuda con «{ $task }». Después de pagar: { $lacks }.
bb-no-take = Esa tarea no está en el tablero: { $task }.

## Score

bb-tie-order = ficha de orden
bb-score-start = por el orden inicial
bb-score-fishing = dados de pesca
bb-score-helper = puntos cambiados
bb-score-persons = Narradores
bb-score-buildings = edificios
bb-score-red = peces con Rojo
bb-score-status = escala de estatus
bb-score-priests = sacerdotes
bb-score-tasks = tareas
bb-score-god-tiles = fichas de dios
bb-score-fish = peces al final
bb-score-jewelry = joyas
bb-score-bonus-tasks = bonus: { $bonus_tasks ->
    [one] 1 tarea
   *[other] { $bonus_tasks } tareas
}
bb-score-bonus-jewelry = bonus: { $bonus_jewelry ->
    [one] 1 joya
   *[other] { $bonus_jewelry } joyas
}
bb-score-bonus-ceremony = bonus: { $bonus_ceremony ->
    [one] 1 casilla ceremonial
   *[other] { $bonus_ceremony } casillas ceremoniales
}
bb-score-bonus-buildings = bonus: { $bonus_buildings ->
    [one] 1 edificio
   *[other] { $bonus_buildings } edificios
}
bb-score-bonus-regions = bonus: { $bonus_regions ->
    [one] 1 región
   *[other] { $bonus_regions } regiones
}
bb-score-bonus-persons = bonus: { $bonus_persons } hombres y mujeres

## The rules at the table, page by page

bb-yield-stone = piedra
bb-yield-sand = arena
bb-yield-wood = madera
bb-yield-offering = una ofrenda
bb-rules-1 =
    ### De qué va
    { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
    }, cada una con tres fases. **A**: colocas tus { $dice } dados, de uno en uno, y cada uno da una acción. **B**: usas a tus hombres y mujeres. **C**: se puntúan estatus, templo, joyas y tareas.
    En tu tablero hay 12 chozas. La choza que se va deja sitio a un hombre o una mujer. Gana quien tiene más puntos; en caso de empate, quien va primero en el último orden de turno.
bb-rules-2 =
    ### Colocar un dado
    Un dado va a una ficha de acción solo si es **menor que todos los dados que hay en ella**. Su número es lo que puedes hacer: trayectos, puestos y fichas hasta ese número. Tienes que poder realizar la acción. En la **casilla de pesca** cualquier dado da { $fishing ->
    [one] 1 punto
   *[other] { $fishing } puntos
    }.
    { $players ->
    [2] Hombre y Mujer son una sola ficha, y Camino y Travesía también: elige una de las dos acciones.
    [3] Camino y Travesía son una sola ficha: elige una de las dos acciones.
    [4] Con 4 personas cada acción tiene su propia ficha.
   *[other] Con 2 personas Hombre y Mujer son una sola ficha, y con 2 y 3 también Camino y Travesía: elige una de las dos acciones.
    }
bb-rules-3 =
    ### Las acciones
    {""}**Camino, Travesía**: una choza a una región vecina de una tuya. Recibes lo que produce: montaña { $yield_mountain }, playa { $yield_beach }, bosque { $yield_forest }, llanura { $yield_plains }. La choza que ya esté allí se aparta.
    {""}**Hombre, Mujer**: toma a alguien de la oferta y ponlo en una casilla libre de tu tablero.
    {""}**Templo**: un sacerdote a un puesto; los demás se desplazan a la derecha y pueden caer. Bonus de fuego.
    {""}**Construir**: cubre dos materiales vecinos con una ficha. Puntos por ronda: { LIST($building, style: "comma") }. Bonus de fuego.
    {""}**Bonus de fuego**: una carta de dios o una ofrenda, y un paso de estatus o una concha.
bb-rules-4 =
    ### El ayudante
    Cambia los puntos del dado, una cosa tras otra. Lo que cuesta cada una: tatuar a un hombre (pasos de estatus) **{ $trade_tattoo }**, recoger conchas con una mujer **{ $trade_collect }**, { $helper ->
    [one] 1 punto
   *[other] { $helper } puntos
    } **{ $trade_point }**, una ofrenda **{ $trade_offering }**, una carta de dios **{ $trade_card }**, un material **{ $trade_material }**, llevar una choza a la casilla 12 **{ $trade_hut }**. Cada persona puede tatuarse o recoger conchas una sola vez en la partida.
    Los materiales van en casillas ceremoniales de su tipo. Los que no encuentran casilla cuentan solo para tareas.
bb-rules-5 =
    ### Los dioses
    Para jugar uno, paga una carta de su color y una ofrenda, o dos cartas iguales de otro color y una ofrenda, o una ficha de dios.
    {""}**Azul**: coloca el dado aunque no sea menor. **Blanco**: el dado vale 6 para su acción. **Rojo**: puntúa el pez de la región en la que acabas de entrar. **Verde** (fase B, una vez): dobla un tipo, o usa uno más. **Amarillo** (fase C): a una tarea le puede faltar una cosa, por { $helped_task ->
    [one] 1 punto
   *[other] { $helped_task } puntos
    } en vez de { $task }.
bb-rules-6 =
    ### Hombres y mujeres
    En la fase B usa un tipo de hombres y un tipo de mujeres, si quieres. Todas las fichas del mismo tipo y sexo actúan juntas: dos o tres hacen más. Da igual si están desplazadas.
    {""}**Pionero** por tierra, **Remero** por mar, **Cantor** toma una mujer, **Tamborilero** un hombre, **Constructor** construye, **Recolector** materiales, **Porteador** chozas a la 12, **Narrador** puntos, **Vidente** cartas de dios, **Donante** ofrendas, **Noble** estatus, **Buceador** conchas.
bb-rules-7 =
    ### La puntuación de una ronda
    1. **Estatus**: los puntos de tu casilla; el orden que hay ahí es el nuevo orden de turno. Los marcadores vuelven a 0.
    2. **Templo**: puntos por cada sacerdote, según la ronda: { LIST($priest, style: "comma") }. Quien tiene más sacerdotes gana una ficha de dios.
    3. **Joyas**: compra una con conchas.
    4. **Tareas**: cumple una de tus { $tasks } por { $task ->
    [one] 1 punto
   *[other] { $task } puntos
    }, o por { $helped_task } con Amarillo. Si no se cumple ninguna, abandona una. Después toma una nueva.
bb-rules-8 =
    ### El final
    Tras la ronda { $rounds }, resuelve tus últimas tareas. Después: { $god_tile ->
    [one] 1 punto
   *[other] { $god_tile } puntos
    } por cada ficha de dios que quede, el pez de cada región con tu choza en su lugar de construcción, y tus joyas.
    { $bonus ->
    [one] 1 punto
   *[other] { $bonus } puntos
    } por cada logro: { $bonus_tasks } tareas cumplidas, { $bonus_jewelry } joyas, { $bonus_ceremony } casillas ceremoniales cubiertas, { $bonus_buildings } edificios, chozas en { $bonus_regions } regiones, { $bonus_persons } hombres y mujeres.

## Runs of the same thing, said once

bb-rolled-many = { $who } saca { COUNT($face) ->
    [one] { $count } veces un { $face }
   *[other] { LIST($face, style: "comma") }
}.
bb-dealt-many = { $who } recibe { $count } cartas de dios.
bb-dealt-you-many = Recibes { $count } cartas de dios: { LIST(WORD($god, form: "card"), style: "comma") }.
bb-drew-many = { $who } roba { $count } cartas de dios.
bb-drew-you-many = Robas { $count } cartas de dios: { LIST(WORD($god, form: "card"), style: "comma") }.
bb-laid-task-many = Tareas nuevas en el tablero: { LIST($task, style: "semicolon") }.
bb-laid-card-many = Cartas de dios visibles: { LIST(WORD($god, form: "card"), style: "comma") }.
bb-dealt-task-many = { $who } recibe las tareas: { LIST($task, style: "semicolon") }.
bb-point-many = { $who } toma { $count } puntos.
bb-got-offerings-many = { $who } toma { $count } ofrendas.
bb-took-card-many = { $who } toma las cartas de dios visibles: { LIST(WORD($god, form: "card"), style: "comma") }.
