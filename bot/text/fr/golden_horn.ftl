### Golden Horn. Forms of colours: one, several (of cubes, masculine), card, cards (feminine, also of sails).
### Forms of places: to (à …, en …), from (depuis …), at (… with the article); squares take theirs from gh-square.
### Prompts are written small, to follow a name; what was told is a whole sentence.

gh-title = La Corne d’Or
gh-about = Flottes marchandes entre Venise et Constantinople, de 2 à 4. Ramène des marchandises de toutes les couleurs, et gare aux pirates.

## Terms

gh-colour-O = orange
    .one = orange
    .several = orange
    .card = orange
    .cards = orange
gh-colour-P = rose
    .one = rose
    .several = roses
    .card = rose
    .cards = roses
gh-colour-G = vert
    .one = vert
    .several = verts
    .card = verte
    .cards = vertes
gh-colour-R = rouge
    .one = rouge
    .several = rouges
    .card = rouge
    .cards = rouges
gh-colour-B = bleu
    .one = bleu
    .several = bleus
    .card = bleue
    .cards = bleues
gh-colour-Y = jaune
    .one = jaune
    .several = jaunes
    .card = jaune
    .cards = jaunes
gh-port-V = Venise
    .to = à Venise
    .from = depuis Venise
gh-port-C = Constantinople
    .to = à Constantinople
    .from = depuis Constantinople
gh-port-M = Modon
    .to = à Modon
    .from = depuis Modon
gh-square = { $text }
    .to = en { $text }
    .from = depuis { $text }
gh-crest-L = Lion
gh-crest-E = Aigle
gh-crest-T = Tour
gh-crest-A = Ancre

## Options

gh-option-ship-placement = Ports de départ
gh-option-ship-placement-random = au sort
gh-option-ship-placement-choice = chacun choisit, en secret
gh-option-open-warehouses = Entrepôts
gh-option-open-warehouses-off = fermés, chacun ne voit que le sien
gh-option-open-warehouses-on = ouverts, tout le monde voit tout
gh-option-start-seat = Qui commence
gh-option-start-seat-random = au sort
gh-option-start-seat-1 = place 1
gh-option-start-seat-2 = place 2
gh-option-start-seat-3 = place 3
gh-option-start-seat-4 = place 4
gh-option-crests = Blasons par place
gh-option-crests-own = Ton blason
gh-option-crests-L = { gh-crest-L }
gh-option-crests-E = { gh-crest-E }
gh-option-crests-T = { gh-crest-T }
gh-option-crests-A = { gh-crest-A }

## Kinds of answers, as headings of menus

gh-kind-ports = Choisir tes ports de départ…
gh-kind-back = Changer tes ports…
gh-kind-raid = D’abord des pirates…
gh-kind-ship = Déplacer un navire…
gh-kind-pass = Passer…
gh-kind-load = Charger…
gh-kind-turn = Fixer le cap…
gh-kind-sail = Naviguer vers…
gh-kind-call = Annoncer la fin…

## Prompts: what is awaited, after the player's name

gh-ask-ports = choisis un port principal pour chacun de tes navires
gh-ask-ports-many = choisissez un port principal pour chacun de vos navires
gh-ask-ports-sealed = tes ports sont scellés ; tu peux encore les changer
gh-ask-turn = envoie des pirates, ou choisis le navire à déplacer
gh-ask-move = choisis le navire à déplacer
gh-ask-pass = aucun navire ne peut bouger : envoie des pirates, ou passe
gh-ask-ship = quel navire se déplace ?
gh-ask-load = quelle couleur charge { $ship } ?
gh-ask-bow = { $ship } garde son cap ou vire de bord ?
gh-ask-sail = où va { $ship } ?
gh-ask-call = les six couleurs ! Annoncer la fin ?
gh-draw-now = Tirer maintenant : fixe le chargement

## Answers: labels

gh-do-ports = { $ship1 } { $port1 }, { $ship2 } { $port2 }, { $ship3 } { $port3 }
gh-do-back = Changer mes ports
gh-do-raid = Attaquer { $ship } ({ $owner }) pour un cube { WORD($cube, form: "one") }, cartes : { COUNT($cards) ->
    [one] deux { WORD($cards, form: "cards") }
   *[other] { LIST(WORD($cards, form: "card"), style: "comma") }
}
gh-do-ship = { $ship } ({ LIST($sails, style: "comma") }), { $place }
gh-do-pass = Passer
gh-do-load = Charger { $count ->
    [one] { $count } { WORD($colour, form: "one") }
   *[other] { $count } { WORD($colour, form: "several") }
}
gh-do-keep = { $ship } garde le cap à { $direction ->
    [E] l’est
   *[W] l’ouest
}
gh-do-turn = { $ship } vire de bord, cap à { $direction ->
    [E] l’est
   *[W] l’ouest
}
gh-do-sail = { $place }
gh-do-call = Annoncer la fin
gh-do-decline = Continuer à jouer

## Answers: what they cost and bring

gh-effect-cargo = { $count ->
    [one] { $count } cube { WORD($colour, form: "one") }
   *[other] { $count } cubes { WORD($colour, form: "several") }
} à bord
gh-effect-empty = sans cargaison
gh-effect-must-load = charge d’abord
gh-effect-heads = cap à { $direction ->
    [E] l’est
   *[W] l’ouest
}
gh-effect-gain = un cube { WORD($colour, form: "one") } pour ton entrepôt
gh-effect-left = { $count ->
    [0] { $ship } devient vide et pourra virer de bord
    [one] il reste un cube à { $ship }
   *[other] il reste { $count } cubes à { $ship }
}
gh-effect-free = gratuit
gh-effect-wind = { $winds ->
    [one] carte Vent
   *[other] cartes Vent
} : { LIST(WORD($wind, form: "card"), style: "comma") }
gh-effect-unload = décharge { $count } { $count ->
    [one] { WORD($colour, form: "one") }
   *[other] { WORD($colour, form: "several") }
}
gh-effect-cards = { $count ->
    [one] pioche { $count } carte
   *[other] pioche { $count } cartes
}
gh-effect-refill = { $count ->
    [one] { $count } nouveau cube
   *[other] { $count } nouveaux cubes
} { WORD($port, form: "to") }
gh-effect-final = vide { $port } : la dernière manche commence
gh-effect-skips = dépasse { $places } ({ COUNT($places) ->
    [one] occupée
   *[other] occupées
})
gh-effect-once = plus de virement pendant ce voyage

## Told: the log and the captions

gh-start = { $who } commence la partie.
gh-placed = { $ship } commence { WORD($port, form: "to") }.
gh-cube = Un cube { WORD($colour, form: "one") } arrive { WORD($port, form: "to") }.
gh-refilled = Nouveau cube { WORD($port, form: "to") } : { WORD($colour, form: "one") }.
gh-dealt = { $who } reçoit une carte.
gh-dealt-you = Tu reçois une carte { WORD($colour, form: "card") }.
gh-drew = { $who } pioche une carte.
gh-drew-you = Tu pioches une carte { WORD($colour, form: "card") }.
gh-drew-reshuffled = La défausse est mélangée ; { $who } pioche une carte.
gh-drew-you-reshuffled = La défausse est mélangée ; tu pioches une carte { WORD($colour, form: "card") }.
gh-ports-ready = { $who } a choisi ses ports, scellés.
gh-ports-sealed = Tes ports sont scellés : { $ship1 } { $port1 }, { $ship2 } { $port2 }, { $ship3 } { $port3 }.
gh-ports-back = { $who } choisit à nouveau ses ports.
gh-ports-open = { $who } a choisi en dernier.{ $venices ->
    [0] {""}
   *[other] {" "}Venise : { LIST($venice, style: "comma") }.
}{ $constantinoples ->
    [0] {""}
   *[other] {" "}Constantinople : { LIST($constantinople, style: "comma") }.
}
gh-chose = { $who } déplace { $ship }.
gh-raided = { $who } attaque { $ship } ({ $owner }) avec { COUNT($cards) ->
    [one] deux cartes { WORD($cards, form: "cards") }
   *[other] les cartes { LIST(WORD($cards, form: "card")) }
} et prend un cube { WORD($cube, form: "one") }.
gh-passed = { $who } n’a aucun navire qui puisse bouger.
gh-loaded = { $who } charge { $count ->
    [one] { $count } cube { WORD($colour, form: "one") }
   *[other] { $count } cubes { WORD($colour, form: "several") }
} sur { $ship } { WORD($port, form: "to") }.
gh-loaded-emptied = { $who } charge { $count ->
    [one] { $count } cube { WORD($colour, form: "one") }
   *[other] { $count } cubes { WORD($colour, form: "several") }
} sur { $ship } et vide { $port } : la dernière manche commence.
gh-kept = { $who } garde { $ship } sur son cap.
gh-turned = { $who } fait virer { $ship } de bord, cap à { $direction ->
    [E] l’est
   *[W] l’ouest
}.
gh-sailed = { $who } mène { $ship } { WORD($from, form: "from", plain: "gh-square") }{ $skips ->
    [0] {" "}
   *[other] , en dépassant { $skipped },{" "}
}jusqu’{ WORD($to, form: "to", plain: "gh-square") }{ $winds ->
    [0] {""}
    [one] {" "}(carte Vent : { LIST(WORD($wind, form: "card"), style: "comma") })
   *[other] {" "}(cartes Vent : { LIST(WORD($wind, form: "card"), style: "comma") })
}.
gh-arrived = { $who } ramène { $ship } à vide { WORD($from, form: "from", plain: "gh-square") }{ $skips ->
    [0] {" "}
   *[other] , en dépassant { $skipped },{" "}
}jusqu’{ WORD($to, form: "to", plain: "gh-square") }{ $winds ->
    [0] {""}
    [one] {" "}(carte Vent : { LIST(WORD($wind, form: "card"), style: "comma") })
   *[other] {" "}(cartes Vent : { LIST(WORD($wind, form: "card"), style: "comma") })
}.
gh-delivered = { $who } mène { $ship } { WORD($from, form: "from", plain: "gh-square") }{ $skips ->
    [0] {" "}
   *[other] , en dépassant { $skipped },{" "}
}jusqu’{ WORD($to, form: "to", plain: "gh-square") }{ $winds ->
    [0] {""}
    [one] {" "}(carte Vent : { LIST(WORD($wind, form: "card"), style: "comma") })
   *[other] {" "}(cartes Vent : { LIST(WORD($wind, form: "card"), style: "comma") })
} et décharge { $count } { $count ->
    [one] cube { WORD($colour, form: "one") }
   *[other] cubes { WORD($colour, form: "several") }
}.
gh-called = { $who } annonce la fin : chacun joue le même nombre de tours, puis la partie est finie.
gh-not-called = { $who } continue à jouer.
gh-opened = La partie est finie ; tous les entrepôts sont ouverts.

## Why not

gh-no-setup = La partie est encore en cours de mise en place.
gh-no-such-ship = Il n’y a pas de navire { $ship } dans cette partie.
gh-no-own-ship = { $ship } appartient à { $owner }.
gh-no-load-possible = { $ship } ne peut pas charger { WORD($port, form: "to") }, donc pas non plus partir : aucun cube n’y a une couleur absente de ses voiles.
gh-no-ship-chosen = { $ship } est déjà choisi pour ce tour.
gh-no-choose-first = Choisis d’abord le navire.
gh-no-raid-late = Les pirates viennent avant le déplacement du navire, pas après.
gh-no-raid-second = Une seule attaque par tour.
gh-no-raid-own = { $ship } est à toi.
gh-no-raid-port = { $ship } est à l’abri { WORD($port, form: "to") }. Les pirates n’attaquent qu’en mer.
gh-no-raid-empty = { $ship } n’a pas de cargaison à prendre.
gh-no-raid-cards = Une attaque demande exactement deux cartes.
gh-no-raid-sail = Aucune voile sur { $ship } n’est { WORD($colour, form: "card") }.
gh-no-raid-hand = Tu n’as pas en main : { LIST(WORD($cards, form: "card"), style: "comma") }.
gh-no-load-late = Il n’y a rien à charger maintenant.
gh-no-load-absent = Il n’y a pas de cube { WORD($colour, form: "one") } { WORD($port, form: "to") }.
gh-no-load-sail = { $ship } a une voile { WORD($colour, form: "card") } et ne peut donc pas transporter cette couleur.
gh-no-load-first = { $ship } doit charger avant de partir.
gh-no-bow-port = { $ship } est dans un port principal et n’a pas de cap à changer.
gh-no-bow-cargo = { $ship } a une cargaison ; seul un navire vide peut virer de bord.
gh-no-bow-twice = { $ship } a déjà viré de bord pendant ce voyage.
gh-no-bow-late = Il n’y a pas de cap à choisir maintenant.
gh-no-bow-first = Dis d’abord si { $ship } garde son cap ou vire de bord.
gh-no-node = { $place } n’est pas sur cette route.
gh-no-stay = { $ship } est déjà { WORD($place, form: "to", plain: "gh-square") }. Il doit bouger.
gh-no-behind = { $place } se trouve derrière { $ship }.
gh-no-full = { $place } n’a plus de place libre : le navire passe sans s’arrêter.
gh-no-past = { $place } se trouve au-delà de { $port }, et le navire doit s’y arrêter.
gh-no-wind = Pour atteindre { $place }, il te faut une carte { WORD($colour, form: "card") } pour repartir { WORD($at, form: "from", plain: "gh-square") }.
gh-no-call-colours = Il manque encore à ton entrepôt : { $missing }.
gh-no-call-final = La dernière manche est déjà en cours.
gh-no-call-late = Tu peux annoncer la fin juste après le déplacement de ton navire.
gh-no-moved = Ton navire s’est déjà déplacé. Il ne reste que la question de la fin.
gh-no-pass = Tu ne peux pas passer tant qu’un de tes navires peut bouger : { $ship } le peut.
gh-no-ports-late = Les ports de départ sont fixés.
gh-no-ports-form = Écris trois lettres, V ou C, une par navire : VVC.
gh-no-ports-sealed = Tes ports sont scellés. Reprends-les d’abord pour les changer.
gh-no-back = Il n’y a rien à reprendre.

## Score

gh-score-cubes = cubes
gh-score-sets-6 = séries de 6 couleurs
gh-score-sets-5 = séries de 5 couleurs
gh-score-sets-4 = séries de 4 couleurs
gh-score-sets-3 = séries de 3 couleurs
gh-score-sets-2 = séries de 2 couleurs

## The rules at the table, page by page

gh-set = { $colours ->
    [one] { $colours } couleur
   *[other] { $colours } couleurs
} +{ $points }
gh-modone = { $berths ->
    [one] { $berths } mouillage
   *[other] { $berths } mouillages
} ({ $players } joueurs)
gh-modone-here = **Modon** a { $berths ->
    [one] { $berths } mouillage
   *[other] { $berths } mouillages
} ; quand le port est plein, on passe sans s’arrêter.
gh-modone-none = Modon n’existe pas à ce nombre de joueurs.
gh-rules-1 =
    ### Le but du jeu
    Tu possèdes trois navires et un entrepôt. Les navires font la navette entre **Venise** et **Constantinople**, chargent des cubes dans un port et les déchargent dans l’autre. Chaque cube dans ton entrepôt vaut { $cube ->
    [one] { $cube } point
   *[other] { $cube } points
    }, et les séries de couleurs différentes rapportent davantage.
    Les voiles d’un navire disent trois choses : ce qu’il ne peut *pas* charger, quelles cases de mer le laissent continuer gratuitement, et quelles cartes peuvent servir aux pirates contre lui.
gh-rules-2 =
    ### Ton tour
    1. **Pirates**, si tu veux, une fois : joue deux cartes contre un navire d’un autre joueur qui est en mer avec une cargaison. Chaque carte doit avoir une couleur de ses voiles ; deux fois la même convient. Un cube va dans ton entrepôt. Dans les ports, on est à l’abri.
    2. **Déplacer un navire**, toujours. Quand il quitte Venise ou Constantinople, il charge d’abord : tous les cubes d’une couleur absente de ses voiles. Le port est ensuite complété à { $port_cubes } cubes.
gh-rules-3 =
    ### Naviguer
    Le premier pas est gratuit : jusqu’à la prochaine case libre devant le navire. Les cases occupées sont sautées.
    D’une case à la couleur de tes voiles, tu peux continuer gratuitement. De toute autre case, il te faut une **carte Vent** de la couleur de cette case. Continue autant que tu peux et veux ; tu peux t’arrêter partout.
    Un port met fin au déplacement. { $players ->
    [2] { $modone2 }
    [3] { $modone3 }
    [4] { $modone4 }
   *[other] **Modon** a { LIST($modone, style: "or") } ; quand le port est plein, on passe sans s’arrêter. À un autre nombre de joueurs, Modon n’existe pas.
    }
gh-rules-4 =
    ### Ports, cartes, virer de bord
    À Venise et à Constantinople, toute la cargaison va dans ton entrepôt. Dans chaque port, tu pioches des cartes : { $cards1 } pour un navire à voiles d’une seule couleur, { $cards2 } pour deux couleurs, { $cards3 } pour trois. { COUNT($cardless) ->
    [0] {""}
   *[other] À { LIST($cardless, style: "or") } joueurs, Modon ne donne pas de cartes.{" "}
    }La main n’a pas de limite.
    Les navires gardent leur cap. Seul un navire sans cargaison peut virer de bord, une fois par voyage, quand tu le déplaces ; il repart alors en sens inverse.
gh-rules-5 =
    ### La fin et le score
    La dernière manche commence quand un port principal reste vide, ou quand un joueur qui a les six couleurs annonce la fin. Elle dure jusqu’à ce que tous aient joué le même nombre de tours.
    { $cube ->
    [one] { $cube } point
   *[other] { $cube } points
    } par cube dans l’entrepôt. Chaque série de couleurs différentes : { LIST($sets, style: "comma") } ; un cube ne compte que dans une série. Les cubes sur les navires et les cartes en main ne comptent pas. En cas d’égalité, la victoire est partagée.

## Runs of the same thing, said once

gh-cube-many = { $count } cubes arrivent { WORD($port, form: "to") } : { COUNT($colour) ->
    [one] { WORD($colour, form: "several") }
   *[other] { LIST(WORD($colour, form: "one"), style: "comma") }
}.
gh-refilled-many = { $count } nouveaux cubes { WORD($port, form: "to") } : { COUNT($colour) ->
    [one] { WORD($colour, form: "several") }
   *[other] { LIST(WORD($colour, form: "one"), style: "comma") }
}.
gh-dealt-many = { $who } reçoit { $count } cartes.
gh-dealt-you-many = Tu reçois { $count } cartes : { COUNT($colour) ->
    [one] { WORD($colour, form: "cards") }
   *[other] { LIST(WORD($colour, form: "card"), style: "comma") }
}.
gh-drew-many = { $who } pioche { $count } cartes.
gh-drew-you-many = Tu pioches { $count } cartes : { COUNT($colour) ->
    [one] { WORD($colour, form: "cards") }
   *[other] { LIST(WORD($colour, form: "card"), style: "comma") }
}.
