### Words inside the pictures of Silver & Gold: Pyramids: short, because room is short.

py-pic-title = Pyramides
py-pic-when = Manche { $round } sur { $rounds } · tour { $turn } sur { $turns }
py-pic-start = Choix des cartes
py-pic-over = La partie est finie
py-pic-bonus = Bonus
py-pic-points = { $points ->
    [one] point
   *[other] points
}

## Emblems of the seats: so is called who has a name that no picture can show

py-emblem-ankh = Ankh
py-emblem-eye = Œil
py-emblem-scarab = Scarabée
py-emblem-lotus = Lotus

## Private pages

py-pic-your-choice = Ton choix caché
py-pic-your-pick = Ta nouvelle carte
py-pic-your-cards = Tes cartes
py-pic-ask-keep = lesquelles ?
py-pic-ask-mark = où la mettre ?
py-pic-ask-extra = une case de plus
py-pic-ask-take = quelle carte ?
py-pic-ask-confirm = valider ?
py-pic-sealed = scellé
py-pic-more-cells = { $count ->
    [one] une case de plus
   *[other] { $count } cases de plus
}
py-pic-to-come = À venir
py-pic-others = Les autres
py-pic-if-confirmed = Si tu valides
py-pic-if-tried = Si tu le joues
py-pic-if-opened = Quand tous auront choisi
py-pic-step = { $cells } sur la carte { $card }
py-pic-which-card = Choisis d’abord la carte, puis l’endroit.
py-pic-finished = Terminées
py-pic-keep = { $dealt ->
    [4] Quatre cartes
   *[other] { $dealt } cartes
} : gardes-en deux.
py-pic-keep-confirm = Ces deux-là sont à toi si tu valides.
py-pic-keep-sealed = Ces deux-là sont à toi, scellées jusqu’à ce que tous aient choisi.
py-pic-pile = pioche : { $count }

## A position in words

py-pic-tell-turn = { $when }. Forme : { $shape }.
py-pic-tell-used = Formes déjà vues dans cette manche : { $list }.
py-pic-tell-to-come = Formes qui peuvent encore venir dans cette manche : { LIST($list, style: "semicolon") }.
py-pic-tell-copies = { $shape } × { $count }
py-pic-tell-display = Étalage : { $list }. Pioche : { $pile }.
py-pic-tell-display-empty = Étalage : vide. Pioche : { $pile }.
py-pic-tell-boxes = Points de pyramides { WORD($colour, form: "pyramids") } : { $list }.
py-pic-tell-open = { $points } à prendre
py-pic-tell-taken = { $points } { $who }
py-pic-tell-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
py-pic-tell-cards = en jeu : { $list }
py-pic-tell-done = terminées : { $list }
py-pic-tell-no-done = aucune terminée
py-pic-tell-gems = gemmes rouges { $red }, gemmes vertes { $green }
py-pic-tell-skulls = crânes { $skulls } ({ $value })
py-pic-tell-next-skull = prochain crâne { $value }
py-pic-tell-torches = { COUNT($list) ->
    [one] torche de la manche { $list }
   *[other] torches des manches { $list }
}
py-pic-tell-no-torches = aucune torche
py-pic-tell-box = { WORD($colour, form: "pyramids") } { $points }
py-pic-tell-boxes-own = points de pyramides : { $list }
py-pic-tell-last = Cochées au dernier tour : { LIST($list, style: "semicolon") }.
py-pic-tell-legend = Cases de A1 (en haut à gauche) à E5 ; point vide, E entrée, T tombeau, # mur, X X rouge, R gemme rouge, G gemme verte, F torche, S crâne, P potion, * cochée.
py-pic-tell-ready = choix fait
py-pic-tell-out = choisit encore
py-pic-tell-kept = Tu gardes : { $cards }.
py-pic-tell-draft = Coché jusqu’ici, pas encore public : { $list }.
py-pic-tell-card = { $card } ({ WORD($colour, form: "card") })
py-pic-tell-seat = { $who } : { LIST($parts, style: "semicolon") }.
