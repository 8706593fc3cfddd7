### Words inside the pictures of Edo: short, because room is short.

edo-pic-title = Edo
edo-pic-setup = Mise en place
edo-pic-round = Manche { $round } sur { $rounds }
edo-pic-phase-setup = on prépare le plateau
edo-pic-phase-draft = villes et marchandises
edo-pic-phase-ronin = les ronins bougent
edo-pic-phase-plan = plans en secret
edo-pic-phase-act = cartes, étape { $slot } sur 3
edo-pic-phase-wages = solde et revenu
edo-pic-phase-limit = fin de la manche
edo-pic-phase-over = La partie est finie
edo-pic-plans = Planification
edo-pic-next = ensuite
edo-pic-left = reste { $count }
edo-pic-last-card = dernière manche
edo-pic-goal = fin

## Emblems of the seats: so is called who has a name that no picture can show

edo-emblem-discs = Disques
edo-emblem-triangles = Triangles
edo-emblem-lozenges = Losanges
edo-emblem-grid = Grille
edo-emblem-ring = Anneau

## What is awaited, after a name

edo-pic-ask-draft-any = prend une ville ou un lot
edo-pic-ask-draft-bundle = prend un lot
edo-pic-ask-draft-city = prend une ville
edo-pic-ask-ronin = déplace un ronin
edo-pic-ask-land = nomme la sorte de case
edo-pic-ask-send = envoie le ronin
edo-pic-ask-plan = planifie
edo-pic-ask-act = planifie
edo-pic-ask-crew = planifie
edo-pic-ask-walk = { $action } : déplacements ?
edo-pic-ask-execute = { $action }
edo-pic-ask-travel-on = un second samouraï ?
edo-pic-ask-rally = rassemble des samouraïs
edo-pic-ask-trade-on = la seconde offre ?
edo-pic-ask-last = autre chose ?
edo-pic-ask-wages = paie la solde
edo-pic-ask-discard = défausse

## Private pages

edo-pic-your-plan = Ton plan
edo-pic-your-turn = Ton tour
edo-pic-your-hand = Ce que tu vois
edo-pic-slot = étape { $number }
edo-pic-which-action = Étape { $number } : quelle action ?
edo-pic-which-crew = Étape { $number } : combien d’officiels ?
edo-pic-sealed = Scellé jusqu’à ce que tous aient planifié
edo-pic-confirm = valider ?
edo-pic-quiet = passe, sans question
edo-pic-plan-now = En l’état, sans déplacement
edo-pic-plan-step = { $card } { $action } : { LIST($officials) }
edo-pic-plan-brings = { $card } { $action } : { LIST($officials) } → { LIST($goods) }
edo-pic-plan-nothing = { $card } { $action } : { LIST($officials) } → rien
edo-pic-plan-nobody = { $card } { $action } : { LIST($officials) } → rien, aucun samouraï n’y est
edo-pic-plan-later = { $card } { $action } : { LIST($officials) }, tu décides alors
edo-pic-plan-paid = { $card } { $action } : { LIST($officials) }, −{ $cost } → { LIST($goods) }
edo-pic-plan-wages = Solde : { $rice } riz pour { $count ->
    [one] { $count } samouraï
   *[other] { $count } samouraïs
}
edo-pic-plan-wages-short = Solde : seulement { $rice } riz pour { $count ->
    [one] { $count } samouraï
   *[other] { $count } samouraïs
} ; { $home ->
    [one] { $home } rentre
   *[other] { $home } rentrent
}
edo-pic-plan-income = Revenu : { $ryo } ryo
edo-pic-plan-quiet = { $card } { $action } : passe, sans question
edo-pic-nobody = personne
edo-pic-officials = Officiels restants
edo-pic-of-limit = { $count } sur { $limit }
edo-pic-no-samurai = aucun sur le plateau
edo-pic-if-over = { $points } si c’était fini

## A position in words

edo-pic-tell-turn = { $round }, { $phase }.
edo-pic-tell-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
edo-pic-tell-starts = commence
edo-pic-tell-ready = plan fini
edo-pic-tell-out = planifie
edo-pic-tell-slot = étape { $number } : { $action } sur { $card } ({ LIST($officials) })
edo-pic-tell-hidden = { $count ->
    [one] { $count } étape cachée
   *[other] { $count } étapes cachées
}
edo-pic-tell-officials = officiels du joueur : { $own }, neutres : { $neutral }
edo-pic-tell-supply = à construire : { $houses ->
    [one] { $houses } maison
   *[other] { $houses } maisons
}, { $post ->
    [yes] un comptoir
   *[no] pas de comptoir
}
edo-pic-tell-temples = temples { $count }
edo-pic-tell-cards = cartes { $list }
edo-pic-tell-privileges = privilèges : { $list }
edo-pic-tell-markers = jetons Ronin { $count }
edo-pic-tell-samurai = samouraïs : { $list }
edo-pic-tell-no-samurai = aucun samouraï sur le plateau
edo-pic-tell-seat = { $who } : { LIST($parts, style: "semicolon") }.
edo-pic-tell-city = { $city } : { LIST($parts, style: "semicolon") }.
edo-pic-tell-row = { $taken } des { $sites } emplacements pris : { $list }
edo-pic-tell-row-empty = { $sites } emplacements, tous libres
edo-pic-tell-house = maison ({ $who })
edo-pic-tell-post = comptoir ({ $who })
edo-pic-tell-stronghold = forteresse ({ $who })
edo-pic-tell-income = revenu { $list }
edo-pic-tell-income-of = { $who } { $ryo }
edo-pic-tell-pays = paie { $list } par rang
edo-pic-tell-no-building = les ronins bloquent la construction
edo-pic-tell-no-income = les ronins bloquent le revenu
edo-pic-tell-at = { $what } : { $place }
edo-pic-tell-board = Sur le plateau : { LIST($list, style: "semicolon") }.
edo-pic-tell-production = Un samouraï produit maintenant : { LIST($list, style: "comma") }.
edo-pic-tell-cities = Villes (emplacements pris, revenu) : { $list }.
edo-pic-tell-roads = Voies : { LIST($list, style: "comma") }.
edo-pic-tell-covered = Couvertes : { $list }.
edo-pic-tell-strangers = un samouraï d’aucun joueur
edo-pic-tell-merchant = le marchand
edo-pic-tell-ronin = ronin { $number }
edo-pic-tell-temple = temple ({ $who })
edo-pic-tell-offer = { $card } : jusqu’à { $most } × { $goods }, { $price } ryo pièce ; { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $cost }.
edo-pic-goods-rice = riz
edo-pic-goods-wood = bois
edo-pic-goods-stone = pierre
edo-pic-tell-current = Carte du marchand { $offer }
edo-pic-tell-coming = Prochaine carte du marchand { $offer }
edo-pic-tell-stack = Cartes du marchand restantes : { $count }.
edo-pic-tell-demand = { $demand } avec { $action } pour { $cost }
edo-pic-tell-demand-brings = { $demand } avec { $action } pour { $cost } rapporte { $privilege }
edo-pic-tell-demands = Exigences : { LIST($list, style: "semicolon") }.
edo-pic-tell-next-demand = Prochaine exigence : { $demand } ; il en reste { $count }.
edo-pic-tell-next-privilege = Prochain privilège : { $privilege } ; il en reste { $count }.
edo-pic-tell-display = Cartes spéciales à acheter : { LIST($list, style: "semicolon") }. Restent : { $count }.
edo-pic-tell-card = { $card } pour { $price } ryo ({ $actions })
edo-pic-tell-supplies = Réserve : officiels neutres { $neutral }, forteresses { $strongholds }.
edo-pic-tell-bag = Sac des ronins : { $list } ; jetons restants { $markers }.
edo-pic-tell-tile = { $land } { $count }
edo-pic-tell-plan = Ton plan, secret : { LIST($list, style: "semicolon") }.
edo-pic-tell-plan-left = Encore libres : { LIST($officials) }.
edo-pic-tell-plan-open = étape { $number } : { $action } sur { $card }
edo-pic-tell-chosen = Ce choix n’est pas encore validé.

## The second picture: income, market, supplies

edo-pic-ledger = tableaux et réserves
edo-pic-income = Revenu
edo-pic-income-about = ryo par rang, selon le nombre de bâtisseurs
edo-pic-merchant = Marchand
edo-pic-now = maintenant
edo-pic-supply = Réserve
edo-pic-neutral = officiels neutres
edo-pic-strongholds = forteresses
edo-pic-deck = cartes spéciales
edo-pic-markers = jetons Ronin
edo-pic-bag = Sac des ronins
edo-pic-demands = Exigences
edo-pic-stacks = restent : exigences { $demands }, privilèges { $privileges }
edo-pic-special = Cartes spéciales
edo-pic-owned = Cartes spéciales achetées
edo-pic-tell-tile-row = { $players } : { LIST($list, style: "comma") }
edo-pic-tell-tiles = Tuile Profit, { $city } (joueurs présents : ryo par rang) : { LIST($list, style: "semicolon") }.
edo-pic-tell-owned = { $who } a acheté { LIST($list, style: "comma") }.

edo-pic-tell-goal = La partie se termine aussi à la fin de la manche où quelqu’un a { $points } points de pouvoir.
edo-pic-tell-reached = C’est la dernière manche : { $points } points de pouvoir atteints par { LIST($list) }.
edo-pic-tell-now = Si elle se terminait maintenant : { $list }
