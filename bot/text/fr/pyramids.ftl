### Silver & Gold: Pyramids. Forms: of colours .card (feminine), .pyramids (feminine, several); of shapes .one.
### Prompts are written small, to follow a name; what was told is a whole sentence.

py-title = Silver & Gold : Pyramides
py-about = Des chambres au trésor sous 48 pyramides, de 2 à 4. Tous cochent la même forme en même temps, chacun à sa façon jusqu’au tombeau d’or.

## Terms

py-colour-green = vert
    .card = verte
    .pyramids = vertes
py-colour-orange = orange
    .card = orange
    .pyramids = orange
py-colour-purple = violet
    .card = violette
    .pyramids = violettes
py-shape-I2 = ligne de 2
    .one = une ligne de 2
py-shape-I3 = ligne de 3
    .one = une ligne de 3
py-shape-V3 = angle de 3
    .one = un angle de 3
py-shape-I4 = ligne de 4
    .one = une ligne de 4
py-shape-L4 = L de 4
    .one = un L de 4
py-shape-O4 = carré de 4
    .one = un carré de 4
py-left = gauche
py-right = droite

## Phrases

py-card = carte { $card } ({ WORD($colour, form: "card") })
py-marks = { $cells } sur la carte { $card }
py-holds-red = { $count ->
    [one] { $count } gemme rouge
   *[other] { $count } gemmes rouges
}
py-holds-green = { $count ->
    [one] { $count } gemme verte
   *[other] { $count } gemmes vertes
}
py-holds-torch = { $count ->
    [one] { $count } torche
   *[other] { $count } torches
}
py-holds-potion = { $count ->
    [one] { $count } potion
   *[other] { $count } potions
}
py-holds-cross = { $count ->
    [one] { $count } X rouge
   *[other] { $count } X rouges
}
py-holds-skull = { $count ->
    [one] { $count } crâne
   *[other] { $count } crânes
}

## Gains

py-gain-tomb = tombeau de { $card } : +{ $points }
py-gain-red = { $count ->
    [one] { $count } gemme rouge
   *[other] { $count } gemmes rouges
}
py-gain-green = { $count ->
    [one] { $count } gemme verte
   *[other] { $count } gemmes vertes
}
py-gain-torch = torche de la manche { $round } : +{ $points }
py-gain-skulls = { $count ->
    [one] { $count } crâne
   *[other] { $count } crânes
}
py-gain-potion = { $count ->
    [one] potion
   *[other] { $count } potions
} : { $erased ->
    [0] aucun crâne à effacer
    [one] efface { $erased } crâne
   *[other] efface { $erased } crânes
}
py-gain-skulls-now = { $skulls ->
    [0] plus aucun crâne
   *[other] crânes : { $skulls } ({ $value })
}
py-gain-erased = { $count ->
    [one] { $count } crâne en moins
   *[other] { $count } crânes en moins
}
py-gain-level = crânes comme avant
py-gain-extra = X rouge : { $count ->
    [one] { $count } case de plus
   *[other] { $count } cases de plus
}
py-gain-lost = { $count ->
    [one] { $count } case de plus est perdue
   *[other] { $count } cases de plus sont perdues
} : plus rien d’accessible
py-gain-nothing = aucun symbole

## Kinds of answers, as headings of menus

py-kind-keep = Garder deux cartes…
py-kind-place = Cocher la forme ou une case…
py-kind-extra = Cocher une case de plus…
py-kind-back = Changer tes coches…
py-kind-take = Prendre une carte…

## Prompts: what is awaited, after the player's name

py-ask-keep = garde deux des cartes que tu as reçues
py-ask-keep-many = gardez deux des cartes que vous avez reçues
py-ask-mark = coche { WORD($shape, form: "one") }, ou une seule case
py-ask-mark-many = cochez { WORD($shape, form: "one") }, ou une seule case
py-ask-take = { $count ->
    [one] prends une nouvelle carte
   *[other] prends { $count } nouvelles cartes, l’une après l’autre
}
py-ask-wait = attends les autres
py-ask-extra = { $due ->
    [one] X rouge : coche une case de plus
   *[other] X rouge : coche { $due } cases de plus, l’une après l’autre
}

## Answers: labels

py-offer-keep = Garder la { $first } et la { $second }
py-offer-shape = carte { $card } ({ $side }) : { $cells }
py-offer-short = { $cells }
py-offer-single = carte { $card } ({ $side }) : seulement { $cells }
py-offer-extra = carte { $card } ({ $side }) : { $cells }
py-offer-take = Prendre la { $card }
py-offer-top = Piocher face cachée ({ $pile } dans la pioche)
py-offer-back = Changer mon choix

## Told: the log and the captions

py-log-dealt = Tu reçois la carte { $card } ({ WORD($colour, form: "card") }).
py-log-dealt-all = Tout le monde a reçu ses cartes.
py-log-kept = { $who } garde : { $cards }. Scellé jusqu’à ce que tous aient choisi.
py-log-ready = { $who } a fait son choix.
py-log-back = { $who } choisit à nouveau.
py-log-mark = { $who } coche { $cells } sur la carte { $card } ({ LIST($gains, style: "comma") }).
py-log-open-start = Les premières cartes : { LIST($seats, style: "semicolon") }.
py-log-open-kept = { $who } garde : { $cards }
py-log-reveal = Manche { $round }, tour { $turn } : { $shape }.
py-log-open = Manche { $round }, tour { $turn }, { $shape } : { LIST($seats, style: "semicolon") }.
py-log-seat = { $who } coche { $marks } ({ LIST($gains, style: "comma") })
py-log-seat-done = { $who } coche { $marks } ({ LIST($gains, style: "comma") }) et termine { COUNT($cards) ->
    [one] la carte { $cards }
   *[other] les cartes { $cards }
}
py-log-seat-none = { $who } n’a rien à cocher
py-log-took = { $who } prend la carte { $card } ({ WORD($colour, form: "card") }).
py-log-only = { $who } reçoit la seule carte qui reste : { $card } ({ WORD($colour, form: "card") }).
py-log-top = { $who } pioche la première carte, face cachée.
py-log-unseen = { $who } pioche la carte { $card } ({ WORD($colour, form: "card") }).
py-log-display = Nouvelle à l’étalage : { $card }.
py-log-display-many = Nouvelles à l’étalage : { LIST($card, style: "comma") }.
py-log-box = { $who } gagne { $points } points pour des pyramides { WORD($colour, form: "pyramids") }, avec la carte { $card }.

## Why not

py-no-late = Ce tour est réglé, ou ce n’est pas le moment.
py-no-sealed = Ton choix est scellé. Reprends-le d’abord pour le changer.
py-no-nothing-back = Il n’y a rien à reprendre.
py-no-keep-first = Choisis d’abord les deux cartes que tu gardes.
py-no-mark-first = Tu dois d’abord cocher.
py-no-two = Garde exactement deux des cartes que tu as reçues.
py-no-not-dealt = Tu n’as pas reçu la carte { $card }.
py-no-not-your-card = { $card } n’est pas une de tes cartes. L est celle de gauche, R celle de droite.
py-no-off-grid = Il n’y a pas de case { $cell } : les colonnes vont de A à E, les lignes de 1 à 5.
py-no-twice = { $cell } est nommée deux fois.
py-no-wall = { $cell } est un mur.
py-no-marked = { $cell } est déjà cochée.
py-no-count = La forme ({ $shape }) a { $size } cases, pas { $count }. Tu peux aussi cocher une seule case.
py-no-shape = { $cells } ne correspondent pas à la forme ({ $shape }), de quelque façon qu’on la tourne ou la retourne.
py-no-one-cell = Une coche supplémentaire est une seule case.
py-no-contact = Cela ne touche aucune case cochée. Les coins ne comptent pas.
py-no-entrance = Une carte vierge commence à son entrée, { $cell }.
py-no-not-your-pick = { $who } choisit d’abord.
py-no-not-on-display = La carte { $card } n’est pas à l’étalage.
py-no-pile-empty = La pioche est vide. Prends une carte de l’étalage.
py-no-one-card = Prends une carte à la fois.

## Score

py-score-cards = cartes terminées
py-score-torches = torches
py-score-boxes = points de pyramides
py-score-gems = gemmes
py-score-skulls = crânes
py-tie-lowest = carte terminée la plus basse

## The rules at the table, page by page

py-ordinal = { $number ->
    [1] 1re
   *[other] { $number }e
}
py-rules-1 =
    ### Le but du jeu
    Tu as deux cartes Pyramide. Chacune a une chambre de 5 × 5 cases, avec une entrée dans la rangée du haut et un tombeau d’or dans celle du bas. Coche ton chemin de l’entrée au tombeau : une carte terminée rapporte { $completed ->
    [one] { $completed } point
   *[other] { $completed } points
    }, et tu en prends une nouvelle. En chemin, il y a des gemmes, des torches et des potions, mais aussi des crânes.
    La partie compte { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
    } de { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
    }. Tous jouent en même temps, en secret ; tout est dévoilé ensemble.
py-rules-2 =
    ### Un tour
    1. Une carte Expédition montre une forme de deux à quatre cases.
    2. Coche toute la forme sur l’une de tes cartes ; tu peux la tourner et la retourner. **Ou** coche une seule case à la place, quand tu veux.
    Sur une carte vierge, tes coches doivent contenir l’entrée. Ensuite, elles doivent toucher une case cochée, côté contre côté ; les coins ne comptent pas. Pas de murs, aucune case deux fois, rien hors de la carte.
py-rules-3 =
    ### Les symboles
    {""}**X rouge** : coche aussitôt une case accessible de plus, sur n’importe laquelle de tes cartes. Un autre X rouge prolonge la série.
    {""}**Gemme** : coche la gemme suivante de cette couleur, { $gems } au plus. **Torche** : coche la torche de la manche ; une par manche, et seulement pendant celle-ci.
    {""}**Crâne** : coche le crâne suivant. **Potion** : efface { $potion ->
    [one] ton crâne le plus cher
   *[other] tes { $potion } crânes les plus chers
    }.
py-rules-4 =
    ### Les cartes terminées
    Mets-les de côté et prends-en une nouvelle pour chacune : à l’étalage, ou face cachée dans la pioche. Le plus petit numéro de carte choisit d’abord ; puis l’étalage est complété.
    Ta **{ LIST($claims) } carte d’une couleur** rapporte les prochains points de pyramides de cette couleur : { LIST($boxes, style: "comma") }, au premier qui y arrive. Dans un même tour, le plus petit numéro de carte passe d’abord.
py-rules-5 =
    ### Le score
    Carte terminée { $completed }. Torche { $torch }. Les points de pyramides tels quels. Une paire de gemmes, rouge et verte, { $gem_pair }, chaque gemme restante { $gem_single }. Crânes : seul compte le plus cher des crânes cochés, en points négatifs. Les cartes non terminées ne comptent pas.
    En cas d’égalité, c’est la carte terminée au plus petit numéro qui l’emporte.
