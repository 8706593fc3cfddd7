### Edo. Forms of buildings: a (with the article).
### Prompts are written small, to follow a name; what was told is a whole sentence.

edo-title = Edo
edo-about = Le Japon vers 1600, de 2 à 5. Planifie trois cartes en secret, envoie des samouraïs dans les forêts, les rizières et les carrières, et construis dans les villes autour de la capitale du shogun.

## Terms

edo-town-edo = Edo
edo-town-mito = Mito
edo-town-utsunomiya = Utsunomiya
edo-town-kawagoe = Kawagoe
edo-town-kofu = Kofu
edo-town-odawara = Odawara
edo-building-house = maison
    .a = une maison
edo-building-post = comptoir
    .a = un comptoir
edo-building-stronghold = forteresse
    .a = une forteresse
edo-building-temple = temple
    .a = un temple
edo-do-RICE = Riz
edo-do-MONEY = Argent
edo-do-WOOD = Bois
edo-do-STONE = Pierre
edo-do-HARVEST = Récolte
edo-do-BUILD = Construction
edo-do-TRAVEL = Voyage
edo-do-TRADE = Commerce
edo-do-RECRUIT = Recrutement
edo-do-AUTHORIZE = Autorisation
edo-do-FAVOUR = Faveur
edo-do-LEVY = Tribut
edo-demand-porcelain = porcelaine
edo-demand-silk = soie
edo-demand-tea = thé
edo-demand-lacquerware = laques
edo-demand-swords = sabres
edo-demand-spices = épices
edo-demand-glassware = verrerie
edo-demand-clocks = horloges
edo-demand-books = livres
edo-demand-muskets = mousquets
edo-demand-gate = porte du palais
edo-demand-garden = jardin
edo-demand-watchtower = tour de guet
edo-demand-hall = grande salle
edo-demand-moat = douves
edo-land-city = ville
edo-land-forest = forêt
edo-land-rice = rizière
edo-land-quarry = carrière
edo-land-free = libre choix
edo-lands-cities = villes
edo-lands-fields = ressources
edo-lands-ways = routes, portes
edo-privilege-a = emplacement de choix
edo-privilege-b = soutien
edo-privilege-c = commerce
edo-privilege-d = revenu d’une ville
edo-privilege-ews = bois ou pierre
edo-privilege-esr = pierre ou riz
edo-privilege-erw = riz ou bois
edo-privilege-fr = pleine récolte de riz
edo-privilege-fw = pleine production de bois
edo-privilege-fs = pleine production de pierre
edo-privilege-ew = bois
edo-privilege-es = pierre
edo-privilege-er = riz
edo-privilege-erws = ressource au choix

## Phrases

edo-place-edo = { $town }
edo-place-city = { $town } ({ $code })
edo-place-forest = forêt { $code }
edo-place-rice = rizière { $code }
edo-place-quarry = carrière { $code }
edo-place-river = rivière { $code }
edo-place-road = route { $code }
edo-place-gate = porte { $code }
edo-amount-ryo = { $count } ryo
edo-amount-rice = { $count } riz
edo-amount-wood = { $count } bois
edo-amount-stone = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}
edo-officials-own = { $count ->
    [one] { $count } officiel
   *[other] { $count } officiels
}
edo-officials-neutral = { $count ->
    [one] { $count } neutre
   *[other] { $count } neutres
}
edo-officials-black = { $count ->
    [one] { $count } noir
   *[other] { $count } noirs
}
edo-officials-first-neutral = { $count ->
    [one] { $count } officiel neutre
   *[other] { $count } officiels neutres
}
edo-officials-first-black = { $count ->
    [one] { $count } officiel noir
   *[other] { $count } officiels noirs
}
edo-officials-none = aucun officiel
edo-does-RICE = { $value } riz chacun, au plus { $most ->
    [one] { $most } officiel
   *[other] { $most } officiels
}
edo-does-MONEY = { $value } ryo chacun, au plus { $most ->
    [one] { $most } officiel
   *[other] { $most } officiels
}
edo-does-WOOD = { $value ->
    [0] bois d’une forêt
   *[other] bois d’une forêt et { $value } de plus
}, au plus { $most ->
    [one] { $most } officiel
   *[other] { $most } officiels
}
edo-does-STONE = { $value ->
    [0] pierres d’une carrière
   *[other] pierres d’une carrière et { $value } de plus
}, au plus { $most ->
    [one] { $most } officiel
   *[other] { $most } officiels
}
edo-does-HARVEST = { $value ->
    [0] riz d’une rizière
   *[other] riz d’une rizière et { $value } de plus
}, au plus { $most ->
    [one] { $most } officiel
   *[other] { $most } officiels
}
edo-does-BUILD = { $value ->
    [0] un bâtiment chacun
   *[other] un bâtiment chacun, { $value } ryo moins cher
}, au plus { $most ->
    [one] { $most } officiel
   *[other] { $most } officiels
}
edo-does-TRAVEL = sur une porte ou { $value ->
    [one] { $value } déplacement gratuit
    [2] deux déplacements gratuits
   *[other] { $value } déplacements gratuits
} chacun, au plus { $most ->
    [one] { $most } officiel
   *[other] { $most } officiels
}
edo-does-TRADE = { $value ->
    [0] commercer avec le marchand
   *[other] commercer comme avec un comptoir
}, au plus { $most ->
    [one] { $most } officiel
   *[other] { $most } officiels
}
edo-does-RECRUIT = { $value ->
    [0] un officiel neutre gratuit
   *[other] un officiel neutre pour { $value } riz
}, au plus { $most ->
    [one] { $most } officiel
   *[other] { $most } officiels
}
edo-does-AUTHORIZE = acheter une carte spéciale, au plus { $most ->
    [one] { $most } officiel
   *[other] { $most } officiels
}
edo-does-FAVOUR = pouvoir pour { $value } ryo, au plus { $most ->
    [one] { $most } officiel
   *[other] { $most } officiels
}
edo-does-LEVY = { $value ->
    [0] 1 bois ou 1 pierre
   *[other] { $value } bois ou pierres
}, au plus { $most ->
    [one] { $most } officiel
   *[other] { $most } officiels
}

## Options: each value explains the variant in one line

edo-option-temples = Temples
edo-option-temples-off = non – pas de bâtiments hors des villes, chaque pas se paie
edo-option-temples-on = oui – ils se dressent hors des villes et rendent gratuites les routes voisines
edo-option-privileges = Privilèges
edo-option-privileges-off = non – le shogun n’exige rien et n’accorde rien
edo-option-privileges-on = oui – réponds aux exigences du shogun pour un point et un privilège à usage unique
edo-option-ronin = Ronins
edo-option-ronin-off = non – aucun samouraï solitaire en travers du chemin
edo-option-ronin-on = oui – trois samouraïs solitaires réduisent la production et bloquent la construction

## Kinds of answers, as headings of menus

edo-kind-take = Prendre une ville ou un lot…
edo-kind-act = Carte et action…
edo-kind-crew = Officiels dessus…
edo-kind-ask = Questions…
edo-kind-asking = Questions…
edo-kind-back = Changer ton plan…
edo-kind-ronin = Quel ronin…
edo-kind-land = Sorte de case…
edo-kind-send = Vers où…
edo-kind-walk = Se déplacer en payant…
edo-kind-go = Continuer…
edo-kind-pass = Rien de plus…
edo-kind-produce = Produire…
edo-kind-build = Construire…
edo-kind-travel = Voyager…
edo-kind-trade = Commercer…
edo-kind-agree = Le faire…
edo-kind-card = Acheter une carte…
edo-kind-levy = Prendre bois ou pierre…
edo-kind-privilege = Utiliser un privilège…
edo-kind-wage = Qui reste…
edo-kind-discard = Défausser…

## Prompts: what is awaited, after the player's name

edo-ask-draft-any = prends une ville de départ ou un lot
edo-ask-draft-city = prends une ville de départ
edo-ask-draft-bundle = prends un lot
edo-ask-ronin = quel ronin se déplace ?
edo-ask-land = libre choix : vers quelle sorte de case va le ronin { $ronin } ?
edo-ask-send = vers quelle { $land } va le ronin { $ronin } ?
edo-ask-plan = manche { $round } : planifie tes trois cartes
edo-ask-plan-many = manche { $round } : planifiez vos trois cartes
edo-ask-act = étape { $number } : quelle carte et quelle action ?
edo-ask-crew = étape { $number }, { $card } { $action } : qui y travaille ? Au plus { $most } ; il reste : { LIST($officials) }
edo-ask-walk = étape { $number }, { $card } { $action } ({ LIST($officials) }) : te déplacer d’abord, en payant ? Tu as { $ryo } ryo
edo-ask-execute = { $action } : que fait { $left ->
    [one] ton officiel
   *[other] le premier de tes { $left } officiels
} ?
edo-ask-travel-on = déplacer gratuitement un second samouraï ?
edo-ask-rally = amener gratuitement { $left ->
    [one] encore un samouraï
   *[other] jusqu’à { $left } samouraïs
} contre les ronins ? { $place }
edo-ask-trade-on = une seconde offre pour cet échange ?
edo-ask-last = utiliser un privilège, ou finir le tour ?
edo-ask-wages = solde : { $count ->
    [one] { $count } samouraï
   *[other] { $count } samouraïs
} sur le plateau, { $rice } riz en réserve. Qui reste ?
edo-ask-discard = { $count ->
    [one] une ressource
   *[other] { $count } ressources
} de trop : que défausses-tu ?

## Answers: labels

edo-offer-city = Commencer à { $city }
edo-offer-bundle = Lot : { LIST($goods, style: "comma") } ({ $bundle })
edo-offer-ronin = Ronin { $ronin }, { $place }
edo-offer-land = { $land }
edo-offer-send = { $place }
edo-offer-act = { $card } : { $action }
edo-offer-crew = { LIST($officials) } à l’étape { $number }
edo-offer-quiet = 0 officiel à l’étape { $number }, et ne rien me demander
edo-stop-slot = { $number } { $action }
edo-stop-wages = Solde
edo-offer-ask = Tout me demander
edo-offer-ask-standing = Décider des détails pour moi
edo-offer-ask-planned = Me demander comme prévu
edo-offer-back = Changer mon plan
edo-offer-walk-samurai = { $start } → { $end }
edo-offer-walk-merchant = Marchand : { $start } → { $end }
edo-offer-stay = Sans déplacement
edo-offer-go = Fin des déplacements
edo-offer-end = Finir le tour
edo-offer-pass = Ne rien faire
edo-offer-enough = Rien de plus
edo-offer-produce = Produire : { $place }
edo-offer-produce-full = Produire avec le privilège : { $place }
edo-offer-build = { $place } : { $building }
edo-offer-build-prime = { $place } : { $building } sur l’emplacement 1 (privilège)
edo-offer-gate = Officiel vers la { $place }
edo-offer-travel = { $start } → { $end }
edo-offer-disperse = Disperser { $count ->
    [one] le ronin
   *[other] { $count } ronins
} : { $place }
edo-offer-meet = Répondre à l’exigence : { $demand }
edo-offer-buy-goods = { $card }, offre 1 : { $goods }
edo-offer-trade = { $card }, offre 2 : pouvoir
edo-offer-favour = Acheter la faveur
edo-offer-recruit = Recruter
edo-offer-buy = Acheter la carte { $card }
edo-offer-levy = Prendre { $goods }
edo-offer-claim = Toucher maintenant le revenu : { $city }
edo-offer-redeem = Prendre { $goods }
edo-offer-pay = { $count ->
    [one] Le samouraï reste
    [2] Les deux restent
   *[other] Les { $count } restent
}
edo-offer-withdraw = Retirer : { $place }
edo-offer-home = { $count ->
    [one] Le samouraï rentre
    [2] Les deux rentrent
   *[other] Les { $count } rentrent
}
edo-offer-discard = Défausser { $goods }

## Answers: what they cost and bring

edo-effect-cost = { COUNT($goods) ->
    [0] ne coûte rien
   *[other] coûte { LIST($goods) }
}
edo-effect-price = { $ryo ->
    [0] gratuit
   *[other] { $ryo } ryo
}
edo-gain = donne { $goods }
edo-effect-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
edo-effect-weight = ton poids pour le revenu passe à { $weight }
edo-effect-near = à côté : { LIST($places, style: "comma") }
edo-effect-needs = il y faut { $count ->
    [one] { $count } samouraï
   *[other] { $count } samouraïs
}
edo-effect-markers = { $count ->
    [0] aucun jeton
    [one] { $count } jeton Ronin
   *[other] { $count } jetons Ronin
}
edo-effect-privilege = privilège : { $privilege }
edo-effect-quiet = le tour passe de lui-même
edo-effect-ask-everything = aussi là où le bot avancerait, exécuterait une étape ou paierait la solde à ta place
edo-effect-ask-too = aussi aux étapes planifiées avec « ne rien me demander »
edo-effect-ask-standing = certains déplacements et certaines étapes se font sans question, et la solde est payée s’il y a du riz, même si tu voulais autre chose
edo-effect-ask-planned = les étapes planifiées avec « ne rien me demander » passent d’elles-mêmes

## What an action could do, and what a plan could not

edo-could-short = il manque { LIST($goods) }
edo-could-not-recruit = il ne reste plus d’officiel neutre
edo-could-nobody = aucun samouraï n’y est
edo-could-walk = { $goods } après { $ryo } ryo de trajet : { $place }
edo-could-produce = { $goods } : { $place }
edo-could-build = { $building } : oui
edo-could-build-moved = { $building } : après un déplacement
edo-could-build-short = { $building } : non (il manque { LIST($goods) })
edo-could-not-build = { $building } : non (aucun endroit à portée)
edo-could-not-meet = le marchand est ailleurs : { $place }
edo-could-buy = jusqu’à { $goods }
edo-could-power = pouvoir : oui
edo-could-power-short = pouvoir : non (il manque { LIST($goods) })
edo-idle = { $count ->
    [one] { $count } officiel sur { $card } { $action } ne ferait rien : rien n’est à portée
   *[other] { $count } officiels sur { $card } { $action } ne feraient rien : rien n’est à portée
}
edo-idle-here = { $count ->
    [one] { $count } officiel sur { $card } { $action } ne ferait rien maintenant
   *[other] { $count } officiels sur { $card } { $action } ne feraient rien maintenant
}
edo-idle-short = { $count ->
    [one] { $count } officiel sur { $card } { $action } ne ferait rien : il manque { LIST($goods) }
   *[other] { $count } officiels sur { $card } { $action } ne feraient rien : il manque { LIST($goods) }
}
edo-twice-empty = Personne ne travaille dans ce plan : tu ne ferais rien à cette manche. Le sceller quand même ?

## Under a turn

edo-chance-note = { $alone ->
    [1] La suite est encore cachée. Valide pour la voir.
   *[0] La suite est encore cachée. Valide pour la voir ; après cela, plus moyen d’annuler.
}
edo-confirm-so-far = Valider et continuer

## Groups of answers

edo-group-card = Carte { $card }
edo-group-samurai = Depuis : { $place }
edo-group-samurai-to = { $place } → { $lands }
edo-group-merchant = Marchand
edo-group-merchant-to = Marchand → { $lands }
edo-group-build = { $place }
edo-group-gate = Officiel vers une porte
edo-group-ronin = Disperser des ronins
edo-group-demand = Répondre à une exigence
edo-group-privilege = Privilège

## Told: the log and the captions

edo-log-start = { $who } commence la première manche.
edo-log-card-current = La première carte du marchand : { $card }.
edo-log-card-next = La prochaine carte du marchand : { $card }.
edo-log-display = Nouvelle à l’étalage : { $card }.
edo-log-display-many = Nouvelles à l’étalage : { LIST($card, style: "comma") }.
edo-log-profit = Tuile Profit { $tile } pour { $city }.
edo-log-demand = Exigence du shogun : { $demand } ({ $marker }).
edo-log-demand-next = La prochaine exigence sera : { $demand } ({ $marker }).
edo-log-privilege = Un privilège à gagner : { $privilege }.
edo-log-privilege-many = Privilèges à gagner : { LIST($privilege, style: "comma") }.
edo-log-privilege-next = Le prochain privilège sera : { $privilege }.
edo-log-ronin = Le ronin { $ronin } apparaît : { $place }.
edo-log-city = { $who } commence à { $city }.
edo-log-bundle = { $who } prend le lot { $bundle } : { LIST($goods, style: "comma") }.
edo-log-pick = { $who } choisit le ronin { $ronin } : { $place }.
edo-log-tile = La tuile du ronin { $ronin } : { $land }.
edo-log-land = { $who } nomme la sorte de case : { $land }.
edo-log-send = { $who } envoie le ronin { $ronin } : { $start } → { $end }.
edo-log-act = Étape { $number } : { $card } { $action }.
edo-log-crew = Étape { $number } : { $card } { $action } ({ LIST($officials) }).
edo-log-sealed = Étape { $number } : { $card } { $action } ({ LIST($officials) }). Scellé jusqu’à ce que tous aient planifié.
edo-log-ask-on = Désormais, tout t’est demandé.
edo-log-ask-standing = Désormais, certains déplacements et certaines étapes se font sans question, et la solde est payée s’il y a du riz, même si tu voulais autre chose.
edo-log-ask-planned = Désormais, les étapes planifiées avec « ne rien me demander » passent d’elles-mêmes.
edo-log-ready = { $who } a fini son plan.
edo-log-ready-many = { $who } ont fini leur plan.
edo-log-back = { $who } refait son plan.
edo-log-opened = { $who } dévoile l’étape { $number } : { $card } { $action } ({ LIST($officials) }).
edo-log-quiet = { $who } dévoile l’étape { $number } : { $card } { $action } ({ LIST($officials) }), et la laisse passer.
edo-log-walk = { $who } déplace un samouraï : { $start } → { $end }{ $cost ->
    [0] , gratuitement
   *[other] , pour { $cost } ryo
}.
edo-log-merchant = { $who } déplace le marchand : { $start } → { $end }{ $cost ->
    [0] , gratuitement
   *[other] , pour { $cost } ryo
}.
edo-log-go = { $who } termine ses déplacements.
edo-log-turn-over = { $who } finit son tour.
edo-log-collect = { $who }, { $action } : { LIST($goods) }.
edo-log-produced = { $who } produit { $goods } : { $place }.
edo-log-produced-full = { $who } produit { $goods } avec un privilège : { $place }.
edo-log-built = { $who } construit { WORD($building, form: "a") } pour { COUNT($cost) ->
    [0] rien
   *[other] { LIST($cost) }
} : { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
edo-log-built-prime = { $who } construit { WORD($building, form: "a") } pour { COUNT($cost) ->
    [0] rien
   *[other] { LIST($cost) }
} sur l’emplacement 1, par privilège : { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
edo-log-gate = { $who } place un officiel : { $place }.
edo-log-travel = { $who } déplace gratuitement un samouraï : { $start } → { $end }.
edo-log-enough = { $who } en reste là.
edo-log-disperse = { $who } s’en prend { $count ->
    [one] au ronin
   *[other] à { $count } ronins
} : { $place }.
edo-log-rally = { $who } amène un samouraï : { $start } → { $end }.
edo-log-dispersed = { $who } disperse { $ronin ->
    [one] le ronin
   *[other] { $ronin } ronins
} : { $place }, { $samurai ->
    [one] { $samurai } samouraï
   *[other] { $samurai } samouraïs
} contre { $ronin }{ $came ->
    [0] {""}
   *[other] , le dernier venu : { $start }
}. { $markers ->
    [0] Aucun jeton gagné.
    [one] { $markers } jeton Ronin gagné.
   *[other] { $markers } jetons Ronin gagnés.
}
edo-log-stood = Les ronins tiennent bon face à { $who } : { $place }, { $samurai ->
    [one] { $samurai } samouraï
   *[other] { $samurai } samouraïs
} contre { $ronin }{ $came ->
    [0] {""}
   *[other] , le dernier venu : { $start }
}.
edo-log-met = { $who } répond à l’exigence ({ $demand }) avec { LIST($cost) } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
edo-log-met-privilege = { $who } répond à l’exigence ({ $demand }) avec { LIST($cost) } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} et un privilège ({ $privilege }).
edo-log-bought-goods = { $who } achète { $goods } pour { $ryo } ryo ({ $card }).
edo-log-traded = { $who } échange { LIST($cost) } contre { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $card }).
edo-log-favour = { $who } achète la faveur du shogun pour { $ryo } ryo : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
edo-log-recruit = { $who } recrute un officiel neutre{ $rice ->
    [0] , gratuitement
   *[other] {" "}pour { $rice } riz
}.
edo-log-bought = { $who } achète la carte { $card } pour { $ryo } ryo.
edo-log-levy = { $who } prélève { $goods }.
edo-log-impossible = { $who }, { $action } : rien n’était possible pour un officiel.
edo-log-impossible-many = { $who }, { $action } : rien n’était possible pour { $count } officiels.
edo-log-passed = { $who }, { $action } : un officiel ne fait rien.
edo-log-passed-many = { $who }, { $action } : { $count } officiels ne font rien.
edo-log-claim = { $who } touche par privilège le revenu d’une ville ({ $city }) : { $ryo } ryo.
edo-log-redeem = { $who } prend { $goods } par privilège.
edo-log-paid = { $who } paie { $rice } riz pour { $count ->
    [one] { $count } samouraï
   *[other] { $count } samouraïs
}.
edo-log-paid-standing = { $who } paie { $rice } riz pour { $count ->
    [one] { $count } samouraï
   *[other] { $count } samouraïs
}, sans question.
edo-log-withdrew = { $who } retire un samouraï : { $place }.
edo-log-withdrew-many = { $who } retire { $count } samouraïs : { $place }.
edo-log-home = { $who } fait rentrer { $count ->
    [one] le samouraï
    [2] les deux samouraïs
   *[other] les { $count } samouraïs
}.
edo-log-income = { $count ->
    [0] Aucune ville ne verse de revenu.
   *[other] Revenu : { LIST($paid, style: "semicolon") }.
}
edo-log-income-of = { $who } { $ryo } ryo ({ $city })
edo-log-discard = { $who } défausse { $goods }.
edo-log-discard-many = { $who } défausse { $goods }.

## Why not

edo-no-space = Il n’y a pas de case { $space } sur ce plateau.
edo-no-covered = Cette case est couverte dans cette partie et n’offre rien : { $place }.
edo-no-samurai = Tu n’as pas de samouraï à cet endroit : { $place }.
edo-no-goods = Cela coûte { LIST($cost) }. Il te manque encore { LIST($missing) }.
edo-no-city = Tu ne peux pas commencer là : { $city }.
edo-no-city-edo = Personne ne commence à Edo. Prends une des autres villes.
edo-no-city-taken = { $who } commence déjà là : { $city }.
edo-no-city-twice = Tu as ta ville de départ. Prends un lot.
edo-no-bundle-taken = { $who } a déjà le lot { $bundle }.
edo-no-bundle-twice = Tu as ton lot. Prends une ville de départ.
edo-no-ronin = Deux ronins partagent une case : c’est donc le ronin isolé qui doit bouger.
edo-no-ronin-off = Cette partie se joue sans ronins.
edo-no-land = Nomme une sorte de case : forest (forêt), quarry (carrière), rice (rizière) ou city (ville).
edo-no-send-edo = Aucun ronin ne va jamais à Edo.
edo-no-send-land = Il faut une case de la sorte « { $land } », pas { $place }.
edo-no-send-leaving = Le ronin doit quitter sa case : { $place }.
edo-no-send-join = Le ronin doit rejoindre les autres sur une case de cette sorte, donc pas { $place }.
edo-no-sealed = Ton plan est scellé. Reprends-le d’abord pour le changer.
edo-no-back = Il n’y a rien à reprendre.
edo-no-plan-late = La planification est finie pour cette manche.
edo-no-act-first = Nomme d’abord la carte et son action, puis les officiels.
edo-no-crew-first = Dis d’abord quels officiels travaillent sur la carte que tu viens de nommer.
edo-no-card = Tu n’as pas de carte { $card }.
edo-no-card-late = Tu as acheté la carte { $card } à cette manche. Elle peut être planifiée à partir de la suivante.
edo-no-card-used = La carte { $card } est déjà dans ton plan. Une seule action par carte peut être planifiée.
edo-no-action = La carte { $card } n’a pas d’action « { $action } ». Elle a { LIST($actions, style: "or") }.
edo-no-most = { $card } { $action } accepte au plus { $most ->
    [one] { $most } officiel
   *[other] { $most } officiels
}.
edo-no-officials-own = Tu veux { $count ->
    [one] { $count } officiel
   *[other] { $count } officiels
}, mais il t’en reste { $left }.
edo-no-officials-neutral = Tu veux { $count ->
    [one] { $count } officiel neutre
   *[other] { $count } officiels neutres
}, mais il t’en reste { $left }.
edo-no-officials-black = Tu veux { $count ->
    [one] { $count } officiel noir
   *[other] { $count } officiels noirs
}, mais il t’en reste { $left }.
edo-no-walk-ryo = Ce chemin coûte { $cost } ryo, et tu en as { $ryo }.
edo-no-walk-free = Ce pion vient de se déplacer gratuitement ; un autre déplacement gratuit n’apporte rien.
edo-no-walk-first = Les déplacements viennent d’abord. Dis « go » quand ils sont finis.
edo-no-walk-late = Les déplacements de ce tour sont finis.
edo-no-way = Le pion est déjà là : { $place }.
edo-no-go = Ce n’est pas le moment des déplacements. Dis ce que fait l’officiel.
edo-no-official = Aucun officiel ne travaille sur cette carte. Tu peux seulement te déplacer.
edo-no-other-action = L’action de cette carte est { $action }. Il faudrait { $wanted }.
edo-no-ask = On te demande tout ce qui laisse un choix ; seules les étapes planifiées avec « ne rien me demander » (`0!`) passent d’elles-mêmes, et il n’en reste aucune.
edo-no-ask-here = On te demande tout ce qui laisse un choix, sauf là où il est écrit « sans demander » sous ton plan. Pendant que tu attends, ta page a le bouton **{ button-ask-all }**.
edo-no-quiet = Planifie `0`. Quand le plan est complet, touche en dessous « sans demander » pour cette étape : le tour passera alors de lui-même.
edo-no-more = Tous tes officiels ont travaillé. Tu peux utiliser un privilège ou finir le tour.
edo-no-pass = Cette action ne peut pas être refusée.
edo-no-produce-land = { $action } se fait sur une case de la sorte « { $land } », pas { $place }.
edo-no-produce-twice = Un samouraï ne produit qu’une fois par tour. Tu n’en as pas d’autre à cet endroit : { $place }.
edo-no-build-place = Tu ne peux pas construire { WORD($building, form: "a") } là : { $place }.
edo-no-build-nobody = Pour construire { WORD($building, form: "a") }, il te faut un samouraï sur place : { $place }.
edo-no-build-site = Il ne reste pas d’emplacement libre pour { WORD($building, form: "a") } : { $place }.
edo-no-build-taken = Il y en a déjà : tu ne peux pas construire { WORD($building, form: "a") } : { $place }.
edo-no-build-none = Il ne te reste rien pour construire { WORD($building, form: "a") } ({ $place }) : tout est déjà sur le plateau.
edo-no-build-ronin = Deux ronins ou plus y bloquent toute construction, donc aussi { WORD($building, form: "a") } : { $place }.
edo-no-temples = Cette partie se joue sans temples.
edo-no-gate = Ce n’est pas une porte : { $place }.
edo-no-gate-own = Seul un officiel à toi peut aller sur une porte.
edo-no-travel-merchant = Les déplacements gratuits ne sont que pour les samouraïs. Le marchand se déplace en payant, avant l’action.
edo-no-travel-same = Le second déplacement gratuit est pour un autre samouraï.
edo-no-rally = Les samouraïs ne peuvent être amenés qu’à la case nommée : { $place }.
edo-no-disperse-none = Il n’y a pas de ronin à cet endroit : { $place }.
edo-no-disperse-twice = Une seule tentative de disperser des ronins par tour.
edo-no-trade-place = Le marchand et un de tes samouraïs doivent être dans la même ville ouverte. Le marchand : { $place }.
edo-no-trade-card = La carte { $card } du marchand n’est pas visible.
edo-no-trade-next = { $card } est la prochaine carte du marchand. Seul le privilège de commerce y donne accès.
edo-no-trade-most = Avec la carte { $card }, tu peux acheter de 1 à { $most } pièces.
edo-no-trade-twice = Chaque offre sert une fois par échange.
edo-no-demand-open = Cette exigence n’est pas visible : { $demand }.
edo-no-demand-edo = Les exigences du palais demandent un de tes samouraïs à Edo.
edo-no-demand-second = Une exigence prend un officiel entier. Celui-ci a commencé autre chose.
edo-no-display = La carte { $card } n’est pas à l’étalage.
edo-no-neutral = Il ne reste plus d’officiel neutre dans la réserve.
edo-no-privilege = Tu n’as pas ce privilège : { $privilege }.
edo-no-privilege-goods = Ce privilège ne donne pas cela : { $privilege }.
edo-no-privilege-now = Finis d’abord ceci ; le privilège peut attendre.
edo-no-claim = Cette ville ne te verserait rien maintenant : { $city }.
edo-no-rice = La solde s’élève à { $due } riz, et tu en as { $rice }. Retire d’abord quelqu’un.
edo-no-home = Tu n’as qu’un samouraï. Retire-le par sa case.
edo-no-discard = Tu n’as rien de cela à défausser.

## Score

edo-item-track = points de pouvoir
edo-item-ryo = argent
edo-item-samurai = samouraïs sur le plateau
edo-item-ronin = jetons Ronin
edo-item-no-house = sans maison à Edo : derrière
edo-tie-resources = ressources

## The rules at the table, page by page

edo-printed-weight = { $weight ->
    [0] sans poids
   *[other] poids { $weight }
}
edo-printed-reward = { $markers ->
    [one] { $markers } jeton
   *[other] { $markers } jetons
} pour { $ronin }
edo-rules-1 =
    ### Le but du jeu
    Tu es un daimyo avec { $pieces ->
    [one] { $pieces } pion
   *[other] { $pieces } pions
    }. Hors du plateau, ce sont des **officiels** qui exécutent des actions ; sur le plateau, des **samouraïs** qui produisent et construisent. Tu gagnes des points de pouvoir en construisant dans les villes et en commerçant. La partie s’arrête à la manche où quelqu’un a { $goal ->
    [one] { $goal } point
   *[other] { $goal } points
    }, ou quand les cartes du marchand sont épuisées ({ $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
    }).
    {""}**Seul un joueur qui possède une maison à Edo peut gagner**, sauf si personne n’en a.
    Au début, chacun prend un lot de marchandises et une ville de départ hors d’Edo, avec une maison et un samouraï.
edo-rules-2 =
    ### La manche
    1. **Planifier**, tous en même temps et en secret : choisis trois de tes cartes, une action sur chacune, mets-les dans l’ordre et répartis tes officiels. Une étape peut rester sans officiel. Le chiffre sur la carte est le maximum que prend une action. Ton plan peut être changé jusqu’à ce que le dernier joueur ait scellé le sien.
    2. **Agir** : chacun exécute l’étape 1 dans l’ordre du tour, puis l’étape 2, puis l’étape 3. Une étape n’est dévoilée que quand vient son tour. Avant l’action, tu peux déplacer tes samouraïs et le marchand, { $step } ryo par pas. Puis chaque officiel travaille une fois. Sous ton plan, tu vois pour chaque étape et pour la solde si je te consulte, et tu le changes d’un appui : sans demander, j’agis aussitôt là où tu ne pourrais faire mieux.
    3. **Solde et revenu**. 4. **Fin de la manche** : défausse jusqu’à { $limit ->
    [one] { $limit } ressource
   *[other] { $limit } ressources
    }, le marchand montre sa prochaine carte, le premier joueur change.
edo-rules-3 =
    ### Les actions
    {""}**Riz, Argent** : prends ce qui est imprimé. **Bois, Pierre, Récolte** : un de tes samouraïs dans une forêt, une carrière ou une rizière produit { $forest }, { $quarry } ou { $rice } ; un de moins par autre samouraï sur place.
    {""}**Construction** : un bâtiment là où tu as un samouraï. **Voyage** : l’officiel devient samouraï sur une porte, ou déplace gratuitement jusqu’à { $travellers } samouraïs, à n’importe quelle distance. **Commerce** : utilise une offre du marchand, là où il est avec un de tes samouraïs.
    {""}**Recrutement** : un officiel neutre pour le reste de la partie ; il ne peut pas devenir samouraï. **Autorisation** : achète une carte spéciale, pour les manches suivantes. **Faveur** : des points contre de l’argent. **Tribut** : 1 bois ou 1 pierre.
edo-rules-4 =
    ### Les bâtiments et le marchand
    {""}**Maison** : { LIST($house_cost, style: "comma") } ; { $house_points }, { $house_weight }. **Comptoir** : { LIST($post_cost, style: "comma") } ; { $post_points }, { $post_weight } ; un par joueur et par ville, pas à Edo. **Forteresse** : { LIST($stronghold_cost, style: "comma") } ; { $stronghold_points }, { $stronghold_weight } ; une par ville.
    Maisons et comptoirs prennent le premier emplacement libre. La carte du marchand a deux offres : acheter des marchandises, ou donner quelque chose contre { $trade ->
    [one] { $trade } point
   *[other] { $trade } points
    }. Un échange utilise une offre ; dans la ville de ton comptoir, il peut utiliser les deux.
edo-rules-5 =
    ### Solde, revenu, fin
    Chaque samouraï qui reste sur le plateau coûte { $wage } riz ; les autres rentrent et redeviennent officiels.
    Chaque ville paie ensuite ceux qui y ont du poids, par rang, selon sa tuile Profit ; à égalité, celui dont l’emplacement vient avant passe devant.
    À la fin : 1 point par tranche de { $ryo_a_point } ryo, 1 point par groupe de { $samurai_a_point } samouraïs sur le plateau. Les joueurs sans maison à Edo sont classés derrière tous les autres. Égalités : plus de ryo, puis plus de ressources, puis plus de samouraïs.
edo-rules-temples =
    ### Variante : temples
    Avec Construction, on peut aussi élever un temple sur une forêt, une rizière, une carrière, une rivière ou une route où l’on a un samouraï : { LIST($temple_cost) }, { $temple_points }, un par case. Les routes à côté de tes propres temples ne te coûtent rien.
edo-rules-privileges =
    ### Variante : privilèges
    Au lieu de son travail habituel, un officiel peut répondre à une exigence visible du shogun : des marchandises avec Commerce (à côté du marchand) ou Voyage, le palais avec Construction (un samouraï à Edo). Elle rapporte { $demand ->
    [one] { $demand } point
   *[other] { $demand } points
    } et le privilège placé dessous, à utiliser une fois : une maison sur l’emplacement 1, un officiel noir pour un plan, la prochaine carte du marchand, le revenu d’une ville, une ressource, ou une production comme si l’on était seul.
edo-rules-ronin =
    ### Variante : ronins
    Trois samouraïs solitaires se tiennent sur des cases de ressources. À chaque manche, le premier joueur en déplace un ; une tuile donne la sorte de case, et il y rejoint les autres s’il y en a. Il ne va jamais à Edo.
    Un ronin réduit la production comme un samouraï. Dans une ville, { $stops_building } bloquent toute construction, { $stops_income } bloquent aussi son revenu.
    Un officiel par tour peut les disperser avec **Voyage** : nomme la case, amènes-y gratuitement jusqu’à { $travellers } samouraïs. Avec plus de samouraïs que de ronins, ils sont chassés : { LIST($rewards, style: "comma") }. Chaque jeton vaut 1 point à la fin.
edo-rules-6 =
    ### Écrire un tour
    Chaque case a un code : C ville, FO forêt, RI rizière, QU carrière, RV rivière, RD route, GA porte. Un plan nomme carte et action (`B.TRAVEL`) et les officiels : `2`, `1+1n` avec un neutre, `1b` noir, ou `0`.
    Coups : `C1-FO2`, `M-C2` pour le marchand, `go` quand c’est fini. Construire : `H.C1` maison, `P` comptoir, `S` forteresse, `T` temple. Commercer : `M04.1.3` trois pièces de l’offre 1, `M04.2` l’offre 2. Une étoile utilise un privilège.
