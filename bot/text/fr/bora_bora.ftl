### Bora Bora. Prompts are written small, to follow a name; what was told is a whole sentence.
### Forms: of gods .card, .cards (feminine); of persons .woman, .men, .women; of regions .in; of materials .some, .the, .of.

bb-title = Bora Bora
bb-about = Des îles des mers du Sud, de 2 à 4. Dés, dieux, hommes et femmes : bâtis des huttes, sers le temple, accomplis des tâches. Un long jeu fait de mille petits choix.

## Terms

bb-god-B = Bleu
    .card = bleue
    .cards = bleues
bb-god-W = Blanc
    .card = blanche
    .cards = blanches
bb-god-R = Rouge
    .card = rouge
    .cards = rouges
bb-god-G = Vert
    .card = verte
    .cards = vertes
bb-god-Y = Jaune
    .card = jaune
    .cards = jaunes
bb-action-H = Aide
bb-action-T = Temple
bb-action-B = Construire
bb-action-M = Homme
bb-action-W = Femme
bb-action-L = Chemin de terre
bb-action-S = Chemin d’eau
bb-action-F = Pêche
bb-region-CF = forêt centrale
    .in = dans la forêt centrale
bb-region-CP = plaine centrale
    .in = dans la plaine centrale
bb-region-CM = montagne centrale
    .in = sur la montagne centrale
bb-region-CB = plage centrale
    .in = sur la plage centrale
bb-region-NB = plage nord
    .in = sur la plage nord
bb-region-NM = montagne nord
    .in = sur la montagne nord
bb-region-EF = forêt est
    .in = dans la forêt est
bb-region-EB = plage est
    .in = sur la plage est
bb-region-SF = forêt sud
    .in = dans la forêt sud
bb-region-SP = plaine sud
    .in = dans la plaine sud
bb-region-WP = plaine ouest
    .in = dans la plaine ouest
bb-region-WM = montagne ouest
    .in = sur la montagne ouest
bb-island-central = île centrale
bb-island-north = île nord
bb-island-east = île est
bb-island-south = île sud
bb-island-west = île ouest
bb-material-sand = sable
    .some = du sable
    .the = le sable
    .of = de sable
bb-material-stone = pierre
    .some = de la pierre
    .the = la pierre
    .of = de pierre
bb-material-wood = bois
    .some = du bois
    .the = le bois
    .of = de bois
bb-person-K1 = Pionnier
    .woman = Pionnière
    .men = Pionniers
    .women = Pionnières
bb-person-K2 = Pagayeur
    .woman = Pagayeuse
    .men = Pagayeurs
    .women = Pagayeuses
bb-person-K3 = Chanteur
    .woman = Chanteuse
    .men = Chanteurs
    .women = Chanteuses
bb-person-K4 = Tambour
    .woman = Tambour
    .men = Tambours
    .women = Tambours
bb-person-K5 = Bâtisseur
    .woman = Bâtisseuse
    .men = Bâtisseurs
    .women = Bâtisseuses
bb-person-K6 = Ramasseur
    .woman = Ramasseuse
    .men = Ramasseurs
    .women = Ramasseuses
bb-person-K7 = Porteur
    .woman = Porteuse
    .men = Porteurs
    .women = Porteuses
bb-person-K8 = Conteur
    .woman = Conteuse
    .men = Conteurs
    .women = Conteuses
bb-person-K9 = Devin
    .woman = Devineresse
    .men = Devins
    .women = Devineresses
bb-person-K10 = Donateur
    .woman = Donatrice
    .men = Donateurs
    .women = Donatrices
bb-person-K11 = Noble
    .woman = Noble
    .men = Nobles
    .women = Nobles
bb-person-K12 = Plongeur
    .woman = Plongeuse
    .men = Plongeurs
    .women = Plongeuses
bb-jewel-J1 = collier
bb-jewel-J2 = bracelet
bb-jewel-J3 = boucle d’oreille
bb-jewel-J4 = bracelet de cheville
bb-jewel-J5 = peigne
bb-jewel-J6 = bandeau
bb-fish-F1 = bonite
bb-fish-F2 = poisson-ange
bb-fish-F3 = raie
bb-fish-F4 = poisson-globe
bb-task-T01 = un homme et une femme
bb-task-T02 = une femme et un prêtre dans le temple
bb-task-T03 = un homme et un prêtre dans le temple
bb-task-T04 = { $need ->
    [one] { $need } prêtre dans le temple
   *[other] { $need } prêtres dans le temple
}
bb-task-T05 = une femme et un bijou
bb-task-T06 = un homme et la tuile Ordre 1
bb-task-T07 = { $need ->
    [one] huttes dans { $need } région
   *[other] huttes dans { $need } régions
}
bb-task-T08 = { $need ->
    [one] { $need } homme
   *[other] { $need } hommes
}
bb-task-T09 = { $need ->
    [one] { $need } femme
   *[other] { $need } femmes
}
bb-task-T10 = { $need ->
    [one] { $need } bijou
   *[other] { $need } bijoux
}
bb-task-T11 = { $need ->
    [one] { $need } bâtiment
   *[other] { $need } bâtiments
}
bb-task-T12 = { $need ->
    [one] { $need } collier
   *[other] { $need } colliers
}
bb-task-T13 = { $need ->
    [one] { $need } bracelet
   *[other] { $need } bracelets
}
bb-task-T14 = { $need ->
    [one] { $need } boucle d’oreille
   *[other] { $need } boucles d’oreilles
}
bb-task-T15 = { $need ->
    [one] { $need } bracelet de cheville
   *[other] { $need } bracelets de cheville
}
bb-task-T16 = { $need ->
    [one] { $need } peigne
   *[other] { $need } peignes
}
bb-task-T17 = { $need ->
    [one] { $need } bandeau
   *[other] { $need } bandeaux
}
bb-task-T18 = { $need ->
    [one] { $need } tuile Dieu
   *[other] { $need } tuiles Dieu
}
bb-task-T19 = { $need ->
    [one] { $need } offrande
   *[other] { $need } offrandes
}
bb-task-T20 = { $need ->
    [one] { $need } coquillage
   *[other] { $need } coquillages
}
bb-task-T21 = { $need ->
    [one] huttes dans { $need } région
   *[other] huttes dans { $need } régions
}
bb-task-T22 = { $need ->
    [5] huttes sur les 5 îles
   *[other] huttes sur { $need } îles
}
bb-task-T23 = { $need ->
    [one] { $need } pierre
   *[other] { $need } pierres
}
bb-task-T24 = { $need ->
    [one] { $need } sable
   *[other] { $need } sables
}
bb-task-T25 = { $need } bois
bb-task-T26 = { $need ->
    [one] { $need } matériau au choix
   *[other] { $need } matériaux au choix
}
bb-task-T27 = { $need ->
    [one] { $need } carte Dieu d’une même couleur
   *[other] { $need } cartes Dieu d’une même couleur
}
bb-task-T28 = { $need ->
    [one] { $need } carte Dieu bleue
   *[other] { $need } cartes Dieu bleues
}
bb-task-T29 = { $need ->
    [one] { $need } carte Dieu blanche
   *[other] { $need } cartes Dieu blanches
}
bb-task-T30 = { $need ->
    [one] { $need } carte Dieu rouge
   *[other] { $need } cartes Dieu rouges
}
bb-task-T31 = { $need ->
    [one] { $need } carte Dieu verte
   *[other] { $need } cartes Dieu vertes
}
bb-task-T32 = { $need ->
    [one] { $need } carte Dieu jaune
   *[other] { $need } cartes Dieu jaunes
}
bb-task-T33 = { $need ->
    [one] cartes Dieu de { $need } couleur
   *[other] cartes Dieu de { $need } couleurs
}
bb-task-T34 = { $need ->
    [3] huttes sur les 3 montagnes
   *[other] huttes sur { $need } montagnes
}
bb-task-T35 = { $need ->
    [3] huttes sur les 3 plages
   *[other] huttes sur { $need } plages
}
bb-task-T36 = { $need ->
    [3] huttes dans les 3 forêts
   *[other] huttes dans { $need } forêts
}
bb-task-T37 = { $need ->
    [3] huttes dans les 3 plaines
   *[other] huttes dans { $need } plaines
}
bb-task-T38 = { $need ->
    [3] huttes sur les 3 bonites
   *[other] huttes sur { $need } bonites
}
bb-task-T39 = { $need ->
    [3] huttes sur les 3 poissons-anges
   *[other] huttes sur { $need } poissons-anges
}
bb-task-T40 = { $need ->
    [3] huttes sur les 3 raies
   *[other] huttes sur { $need } raies
}
bb-task-T41 = { $need ->
    [3] huttes sur les 3 poissons-globes
   *[other] huttes sur { $need } poissons-globes
}
bb-task-T42 = { $need ->
    [one] { $need } hutte sur la case 12
   *[other] { $need } huttes sur la case 12
}
bb-task-T43 = { $need ->
    [one] { $need } homme tatoué
   *[other] { $need } hommes tatoués
}
bb-task-T44 = { $need ->
    [one] { $need } femme ayant ramassé des coquillages
   *[other] { $need } femmes ayant ramassé des coquillages
}
bb-task-T45 = { $need ->
    [one] { $need } personne tatouée ou ayant ramassé des coquillages
   *[other] { $need } personnes tatouées ou ayant ramassé des coquillages
}
bb-task-T46 = { $need ->
    [one] hommes de { $need } sorte
   *[other] hommes de { $need } sortes
}
bb-task-T47 = { $need ->
    [one] femmes de { $need } sorte
   *[other] femmes de { $need } sortes
}
bb-task-T48 = { $need ->
    [one] bijoux de { $need } sorte
   *[other] bijoux de { $need } sortes
}
bb-task-T49 = { $need ->
    [one] { $need } Pionnier, homme ou femme
   *[other] { $need } Pionniers, hommes ou femmes
}
bb-task-T50 = { $need ->
    [one] { $need } Pagayeur, homme ou femme
   *[other] { $need } Pagayeurs, hommes ou femmes
}
bb-task-T51 = { $need ->
    [one] { $need } Chanteur, homme ou femme
   *[other] { $need } Chanteurs, hommes ou femmes
}
bb-task-T52 = { $need ->
    [one] { $need } Tambour, homme ou femme
   *[other] { $need } Tambours, hommes ou femmes
}
bb-task-T53 = { $need ->
    [one] { $need } Bâtisseur, homme ou femme
   *[other] { $need } Bâtisseurs, hommes ou femmes
}
bb-task-T54 = { $need ->
    [one] { $need } Ramasseur, homme ou femme
   *[other] { $need } Ramasseurs, hommes ou femmes
}
bb-task-T55 = { $need ->
    [one] { $need } Porteur, homme ou femme
   *[other] { $need } Porteurs, hommes ou femmes
}
bb-task-T56 = { $need ->
    [one] { $need } Conteur, homme ou femme
   *[other] { $need } Conteurs, hommes ou femmes
}
bb-task-T57 = { $need ->
    [one] { $need } Devin, homme ou femme
   *[other] { $need } Devins, hommes ou femmes
}
bb-task-T58 = { $need ->
    [one] { $need } Donateur, homme ou femme
   *[other] { $need } Donateurs, hommes ou femmes
}
bb-task-T59 = { $need ->
    [one] { $need } Noble, homme ou femme
   *[other] { $need } Nobles, hommes ou femmes
}
bb-task-T60 = { $need ->
    [one] { $need } Plongeur, homme ou femme
   *[other] { $need } Plongeurs, hommes ou femmes
}
bb-thing-man = un homme
bb-thing-woman = une femme
bb-thing-priest = un prêtre dans le temple
bb-thing-jewelry = un bijou
bb-thing-first = la tuile Ordre 1

## Phrases

bb-man = { $kind } ({ $symbols ->
    [one] { $symbols } pas
   *[other] { $symbols } pas
})
bb-woman = { WORD($kind, form: "woman") } ({ $symbols ->
    [one] { $symbols } coquillage
   *[other] { $symbols } coquillages
})
bb-men = { $tiles ->
    [one] { $kind } (homme)
   *[other] { $tiles } { WORD($kind, form: "men") } (hommes)
}
bb-women = { $tiles ->
    [one] { WORD($kind, form: "woman") } (femme)
   *[other] { $tiles } { WORD($kind, form: "women") } (femmes)
}
bb-jewel = { $kind } ({ $cost ->
    [one] { $cost } coquillage
   *[other] { $cost } coquillages
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
})
bb-fish = { $kind } { $points }
bb-does-K1 = s’étendre par un chemin de terre de { $value } au plus
bb-does-K2 = s’étendre par un chemin d’eau de { $value } au plus
bb-does-K3 = prendre une femme des cases 1 à { $value }
bb-does-K4 = prendre un homme des cases 1 à { $value }
bb-does-K5 = construire une tuile de { $value } au plus
bb-does-K6 = { $value ->
    [one] prendre un matériau
   *[other] prendre jusqu’à { $value } matériaux
}
bb-does-K7 = { $value ->
    [one] déplacer une hutte vers la case 12
   *[other] déplacer jusqu’à { $value } huttes vers la case 12
}
bb-does-K8 = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
bb-does-K9 = { $value ->
    [one] prendre une carte Dieu
   *[other] prendre jusqu’à { $value } cartes Dieu
}
bb-does-K10 = { $value ->
    [one] { $value } offrande
   *[other] { $value } offrandes
}
bb-does-K11 = { $value ->
    [one] { $value } pas de statut
   *[other] { $value } pas de statut
}
bb-does-K12 = { $value ->
    [one] { $value } coquillage
   *[other] { $value } coquillages
}
bb-payment-card = une carte { WORD($god, form: "card") } et une offrande
bb-payment-pair = deux cartes { WORD($god, form: "cards") } et une offrande
bb-payment-tile = une tuile Dieu
bb-gain-offering = une offrande
bb-gain-material = { WORD($material, form: "some") }
bb-result = { $who } { $points }
bb-how-met = accomplie, { $points } points
bb-how-met-cards = accomplie en montrant { LIST(WORD($cards, form: "card"), style: "comma") }, { $points } points
bb-how-yellow = avec le Jaune ({ $how }), { $points } points
bb-how-yellow-cards = avec le Jaune ({ $how }), en montrant { LIST(WORD($cards, form: "card"), style: "comma") }, { $points } points
bb-how-given = abandonnée
bb-lack-things = il manque : { LIST($things, style: "comma") }
bb-lack-islands = pas encore de hutte : { $islands }
bb-lack-regions = pas encore de hutte : { LIST($regions, style: "comma") }
bb-lack-count = tu as { $have } sur { $need }, il manque { $count }
bb-lack-cards = tu as en main { $have } sur { $need }, il manque { $count }

## Kinds of answers, as headings of menus

bb-kind-place = Placer un dé…
bb-kind-place-gods = Placer un dé avec des dieux…
bb-kind-pay = Payer le dieu…
bb-kind-region = Choisir la région…
bb-kind-hut = Prendre la hutte de…
bb-kind-space = Poser le matériau sur…
bb-kind-red = Marquer les points du poisson…
bb-kind-slot = Prendre une personne…
bb-kind-home = Installer la personne sur…
bb-kind-trade = Échanger, une ou plusieurs choses…
bb-kind-priest = Envoyer le prêtre sur…
bb-kind-building = Choisir le bâtiment…
bb-kind-pair = Construire sur…
bb-kind-fire-first = Bonus du feu, première moitié…
bb-kind-fire-second = Bonus du feu, seconde moitié…
bb-kind-use = Utiliser hommes ou femmes…
bb-kind-green = Utiliser avec le Vert…
bb-kind-end = Finir le tour…
bb-kind-material = Prendre un matériau…
bb-kind-carry = Déplacer une ou plusieurs huttes…
bb-kind-card = Prendre une carte Dieu…
bb-kind-jewel = Acheter un bijou…
bb-kind-task = Régler une tâche…
bb-kind-take = Prendre une nouvelle tâche…

## Prompts: what is awaited, after the player's name

bb-ask-start = où va ta première hutte (une région au poisson de 1) ?
bb-ask-hut = de quelle case de ton plateau vient la hutte pour la { $region } ?
bb-ask-space = sur quelle case de cérémonie poser { WORD($material, form: "the") } ?
bb-ask-place = { $lap ->
    [1] place ton premier dé
    [2] place ton deuxième dé
   *[other] place ton dernier dé
}
bb-ask-pay = comment paies-tu le dieu { $god } ?
bb-ask-region = { $action ->
    [bb-action-L] où t’étends-tu par la terre ? (chemins jusqu’à { $value })
   *[other] où t’étends-tu par l’eau ? (chemins jusqu’à { $value })
}
bb-ask-red = jouer le Rouge et marquer les points du poisson de la { $region } ({ $points }) ?
bb-ask-man = quel homme prends-tu (cases jusqu’à { $value }) ?
bb-ask-woman = quelle femme prends-tu (cases jusqu’à { $value }) ?
bb-ask-home = sur quelle case libre de ton plateau installer { $person } ?
bb-ask-trade = aide : échange { $left ->
    [one] ton dernier point
   *[other] { $left } points
}
bb-ask-priest = quelle case du temple, de 1 à { $value } ?
bb-ask-building = quelle tuile Bâtiment, jusqu’à { $value } ({ $points } points) ?
bb-ask-pair = sur quelles deux cases construis-tu la tuile { $number } ?
bb-ask-fire-first = bonus du feu : une carte Dieu ou une offrande ?
bb-ask-fire-second = bonus du feu : un pas de statut ou un coquillage ?
bb-ask-use = lesquels de tes hommes et femmes utilises-tu ?
bb-ask-use-more = utilises-tu quelqu’un d’autre ?
bb-ask-material = { $left ->
    [one] quel matériau prends-tu ?
   *[other] quel matériau prends-tu ? (encore { $left } au plus)
}
bb-ask-carry = { $left ->
    [one] quelle hutte va sur la case 12 ?
   *[other] quelle hutte va sur la case 12 ? (encore { $left } au plus)
}
bb-ask-card = { $left ->
    [one] quelle carte Dieu prends-tu ?
   *[other] quelle carte Dieu prends-tu ? (encore { $left } au plus)
}
bb-ask-jewel = acheter un bijou ? Tu as { $shells ->
    [one] { $shells } coquillage
   *[other] { $shells } coquillages
}
bb-ask-task = quelle tâche accomplis-tu ou abandonnes-tu ?
bb-ask-final-task = { $left ->
    [one] la fin : règle ta dernière tâche
   *[other] la fin : règle tes { $left } tâches
}
bb-ask-take = quelle nouvelle tâche prends-tu ?
bb-ask-wait = dés et tuiles sont en cours de tirage

## Answers: labels

bb-group-die = Dé { $face }
bb-switch-gods = Avec l’aide de dieux
bb-group-men = Hommes
bb-group-women = Femmes
bb-group-task = { $task }
bb-do-place = Dé { $face } sur { $action }
bb-do-place-gods = Dé { $face } sur { $action } avec { $gods }
bb-do-fish = Dé { $face } sur Pêche
bb-do-pay = Payer avec { $how }
bb-do-red = Jouer le Rouge : { $how }
bb-do-red-no = Laisser le poisson
bb-do-region = { $region }
bb-do-hut = Hutte de la case { $space }
bb-do-space = Case { $space }
bb-do-slot = { $person }, case { $slot }
bb-do-home = Case { $space }
bb-do-tattoo = Tatouer : { $person }
bb-do-collect = Coquillages : { $person }
bb-do-point = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bb-do-offering = { $count ->
    [one] { $count } offrande
   *[other] { $count } offrandes
}
bb-do-card = Carte Dieu visible : { WORD($god, form: "card") }
bb-do-card-top = Carte Dieu de la pioche, sans la voir
bb-do-material = Prendre { WORD($material, form: "some") }
bb-do-carry = Hutte de la case { $space } vers la case 12
bb-do-stop = S’arrêter là
bb-do-priest = Case { $slot }
bb-do-building = Tuile Bâtiment { $number }
bb-do-pair = { $one } et { $other }
bb-do-status = 1 pas de statut
bb-do-shell = { $count ->
    [one] { $count } coquillage
   *[other] { $count } coquillages
}
bb-do-use = { $persons }
bb-do-double = { $persons }, en double avec le Vert
bb-do-extra = { $persons }, en plus avec le Vert
bb-do-end = Finir le tour
bb-do-buy = Acheter { $jewel }
bb-do-buy-none = Ne rien acheter
bb-do-task = { $task } : accomplir
bb-do-task-cards = { $task } : montrer { LIST(WORD($cards, form: "card"), style: "comma") }
bb-do-task-yellow-cards = { $task } : { LIST(WORD($cards, form: "card"), style: "comma") } ; Jaune : { $how }
bb-do-task-yellow = { $task } : avec le Jaune, { $how }
bb-do-task-give-up = { $task } : abandonner
bb-do-take = { $task }

## Answers: what they cost and bring

bb-effect-reach = atteint : { LIST($regions, style: "comma") }
bb-effect-men = { $count ->
    [one] { $count } homme
   *[other] { $count } hommes
} au choix, cases jusqu’à { $value }
bb-effect-women = { $count ->
    [one] { $count } femme
   *[other] { $count } femmes
} au choix, cases jusqu’à { $value }
bb-effect-slot = cases du temple jusqu’à { $slot }, bonus du feu
bb-effect-trades = { $count ->
    [one] { $count } point
   *[other] { $count } points
} à échanger
bb-effect-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
bb-effect-pay-gods = { $count ->
    [one] payer un dieu
   *[other] payer { $count } dieux
}
bb-effect-offerings-left = { $count ->
    [0] plus d’offrande
    [one] il reste { $count } offrande
   *[other] il reste { $count } offrandes
}
bb-effect-tile-lost = inutilisée, la tuile rapporte { $points } à la fin
bb-effect-offerings = { $count ->
    [one] +{ $count } offrande
   *[other] +{ $count } offrandes
}
bb-effect-material = +1 { $material }
bb-effect-shells = { $count ->
    [one] +{ $count } coquillage
   *[other] +{ $count } coquillages
}
bb-effect-aside = pousse de côté la hutte posée par { $who }
bb-effect-frees = libère la case pour une personne
bb-effect-huts-left = { $count ->
    [one] { $count } hutte y reste
   *[other] { $count } huttes y restent
}
bb-effect-pairs = { $count ->
    [one] à côté de { $count } matériau
   *[other] à côté de { $count } matériaux
}
bb-effect-together = tu en auras alors { $tiles } de cette sorte
bb-effect-closes-12 = ferme la case 12 aux huttes, définitivement
bb-effect-cost = { $count ->
    [one] { $count } point du dé
   *[other] { $count } points du dé
}
bb-effect-lost = { $count ->
    [one] { $count } point est perdu
   *[other] { $count } points sont perdus
}
bb-effect-status = case de statut { $space } (vaut { $points })
bb-effect-beside = plus de case : reste à côté du plateau, ne compte que pour les tâches
bb-effect-no-back = apporte une carte inconnue : pas de retour en arrière ensuite
bb-effect-pushes = { COUNT($priests) ->
    [one] se décale
   *[other] se décalent
} vers la droite : { $priests }
bb-effect-drops = sort du temple : { $who }
bb-effect-uses = utilise { $materials }
bb-effect-shells-left = { $count ->
    [0] plus de coquillage
    [one] il reste { $count } coquillage
   *[other] il reste { $count } coquillages
}
bb-effect-missing = { $count ->
    [one] il en manque { $count }
   *[other] il en manque { $count }
}
bb-effect-met = déjà remplie
bb-effect-no-points = pas de points
bb-effect-no-nine = le bonus pour { $tasks ->
    [9] neuf tâches
   *[other] { $tasks } tâches
} est perdu

## Told: the log and the captions

bb-order = { $who } reçoit la tuile Ordre { $number }.
bb-laid-fish = Poisson { WORD($region, form: "in") } : { $fish }.
bb-laid-person = Case { $slot } : { $person }.
bb-dealt-task = { $who } reçoit la tâche : { $task }.
bb-laid-task = Nouvelle tâche au plateau : { $task }.
bb-laid-jewel = Bijou de la manche { $round } : { $jewel }.
bb-laid-card = Carte Dieu visible : { WORD($god, form: "card") }.
bb-laid-card-reshuffled = La défausse des cartes Dieu est mélangée ; carte Dieu visible : { WORD($god, form: "card") }.
bb-dealt = { $who } reçoit une carte Dieu.
bb-dealt-you = Tu reçois une carte Dieu { WORD($god, form: "card") }.
bb-dealt-reshuffled = La défausse des cartes Dieu est mélangée ; { $who } reçoit une carte Dieu.
bb-dealt-you-reshuffled = La défausse des cartes Dieu est mélangée ; tu reçois une carte Dieu { WORD($god, form: "card") }.
bb-drew = { $who } pioche une carte Dieu.
bb-drew-you = Tu pioches une carte Dieu { WORD($god, form: "card") }.
bb-drew-reshuffled = La défausse des cartes Dieu est mélangée ; { $who } pioche une carte Dieu.
bb-drew-you-reshuffled = La défausse des cartes Dieu est mélangée ; tu pioches une carte Dieu { WORD($god, form: "card") }.
bb-rolled = { $who } lance { $face }.
bb-placed = { $who } place un { $face } sur { $action }.
bb-placed-gods = { $who } place un { $face } sur { $action } avec { $gods }.
bb-fished = { $who } pêche avec un { $face } : { $points } points.
bb-paid = { $who } paie le dieu { $god } : { $how }.
bb-red = { $who } marque { $points } pour le poisson de la { $region } avec le Rouge ({ $how }).
bb-red-no = { $who } laisse le poisson de la { $region }.
bb-chose-region = { $who } s’étend vers la { $region }.
bb-settled = { $who } bâtit une hutte { WORD($region, form: "in") } (de la case { $space }) et reçoit { $gain }.
bb-settled-aside = { $who } bâtit une hutte { WORD($region, form: "in") } (de la case { $space }), pousse de côté celle qui s’y trouvait ({ $owner }) et reçoit { $gain }.
bb-put = { $who } pose { WORD($material, form: "some") } sur { $space }.
bb-got-material = { $who } prend { WORD($material, form: "some") }.
bb-got-beside = { $who } prend { WORD($material, form: "some") }, à côté du plateau.
bb-took-person = { $who } prend { $person } sur la case { $slot }.
bb-housed = { $who } installe { $person } sur la case { $space }.
bb-tattooed = { $who } tatoue { $person } : case de statut { $space }.
bb-collected = { $who } ramasse { $count ->
    [one] { $count } coquillage
   *[other] { $count } coquillages
} avec { $person }.
bb-point = { $who } prend { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
bb-got-offerings = { $who } prend { $count ->
    [one] { $count } offrande
   *[other] { $count } offrandes
}.
bb-got-shells = { $who } prend { $count ->
    [one] { $count } coquillage
   *[other] { $count } coquillages
}.
bb-rose = { $who } monte à la case de statut { $space }.
bb-took-card = { $who } prend la carte Dieu visible { WORD($god, form: "card") }.
bb-takes-top = { $who } prend la première carte de la pioche.
bb-carried = { $who } déplace la hutte de la case { $space } vers la case 12.
bb-stopped = { $who } s’arrête là.
bb-priest = { $who } envoie un prêtre sur la case { $slot }.
bb-priest-out = { $who } envoie un prêtre sur la case { $slot } ; un prêtre sort du temple ({ $owner }).
bb-chose-building = { $who } choisit la tuile Bâtiment { $number }.
bb-built = { $who } construit la tuile { $number } sur { $one } et { $other } : { $points } points.
bb-used = { $who } utilise { $persons } : { $does }.
bb-used-doubled = { $who } utilise { $persons }, en double avec le Vert : { $does }.
bb-used-extra = { $who } utilise { $persons }, en plus avec le Vert : { $does }.
bb-ended = { $who } finit son tour.
bb-passed = { $who } n’utilise personne.
bb-idle-use = { $who } n’a personne à utiliser.
bb-idle-buy = { $who } ne peut s’offrir aucun bijou.
bb-ranked = Échelle de statut : { LIST($results, style: "comma") }. C’est le nouvel ordre du tour.
bb-temple = Temple : { LIST($results, style: "comma") }. { $who } prend la tuile Dieu.
bb-temple-empty = Le temple est vide ; sa tuile Dieu quitte la partie.
bb-final = On fait le décompte final.
bb-bought = { $who } achète : { $jewel }.
bb-not-bought = { $who } n’achète pas de bijou.
bb-resolved = { $who }, tâche « { $task } » : { $end }.
bb-took-task = { $who } prend la tâche « { $task } ».

## Why not

bb-no-setup = La partie est encore en cours de mise en place.
bb-no-wait = On tire d’abord des dés et des tuiles. Attends un instant.
bb-no-now = Ce n’est pas la question du moment. La voici : { $ask }.
bb-no-die = Tu n’as pas de { $face } à placer. Tes dés : { LIST($dice, style: "comma") }.
bb-no-lower = Un { $face } ne peut pas aller sur { $action } : le plus petit dé y est { $lowest }, il en faut donc un plus petit. Parmi les tiens : { LIST($dice, style: "comma") }. Ou joue le Bleu.
bb-no-lower-none = Un { $face } ne peut pas aller sur { $action } : le plus petit dé y est { $lowest } et aucun des tiens n’est plus petit. Seul le Bleu peut aider.
bb-no-reach = Un { $face } ne suffit pas pour { $action } : il faut un { $needs }. Le Blanc en fait un 6.
bb-no-gods-fishing = Pas de dieux sur la case Pêche.
bb-no-blue-needed = Un { $face } peut aller sur { $action } sans le Bleu.
bb-no-white-six = Un 6 n’a pas besoin du Blanc.
bb-no-target = { $action } : aucun chemin ne mène de tes huttes à une nouvelle région.
bb-no-huts = Il n’y a plus de hutte sur ton plateau.
bb-no-free-space = Ton plateau n’a pas de case libre pour une personne. Des huttes doivent d’abord en quitter une.
bb-no-men = Il n’y a plus d’hommes à l’étalage.
bb-no-women = Il n’y a plus de femmes à l’étalage.
bb-no-priests = Tous tes prêtres sont dans le temple.
bb-no-materials = Pour construire, il te faut deux matériaux sur des cases de cérémonie voisines.
bb-no-buildings = Tu as construit tous tes bâtiments.
bb-no-pay-offering = Le dieu { $god } ne peut pas être payé : tu as les cartes, mais pas d’offrande.
bb-no-pay-card = Le dieu { $god } ne peut pas être payé : tu n’as ni carte de cette couleur, ni deux cartes pareilles, ni tuile Dieu.
bb-no-pay-both = Le dieu { $god } ne peut pas être payé : il te manque les cartes, une offrande et une tuile Dieu.
bb-no-pay-two = Le Bleu et le Blanc ne peuvent pas être payés tous les deux.
bb-no-pay-then = Si tu paies ainsi le dieu { $god }, le reste n’est plus possible.
bb-no-god-tile = Tu n’as pas de tuile Dieu.
bb-no-pair-mixed = Les deux cartes doivent avoir la même couleur.
bb-no-pair-own = Pour le dieu { $god }, une carte de sa couleur suffit.
bb-no-card-colour = Une carte { WORD($colour, form: "card") } ne suffit pas pour le dieu { $god } ; il en faut deux.
bb-no-cards = Tu as { $have } sur { $need } cartes Dieu { WORD($colour, form: "cards") }.
bb-no-region = Il n’y a pas de région { $text }.
bb-no-region-own = Tu as déjà une hutte { WORD($region, form: "in") }.
bb-no-path = { $action } : aucun chemin de ce genre ne mène de tes huttes à la { $region }.
bb-no-path-value = Le chemin vers la { $region } demande { $needs } ; tu as { $value }.
bb-no-start-value = Le poisson { WORD($region, form: "in") } vaut { $points }. Les premières huttes vont là où il vaut 1.
bb-no-start-taken = { $who } a déjà pris la { $region }.
bb-no-hut = Il n’y a pas de hutte sur la case { $space }.
bb-no-space-kind = La case { $space } n’accepte que { WORD($material, form: "some") }.
bb-no-space-full = La case { $space } est occupée.
bb-no-home-huts = Il y a une hutte sur la case { $space }.
bb-no-home-person = Il y a déjà une personne sur la case { $space }.
bb-no-carry-person = Une personne est sur la case 12 : aucune hutte ne peut plus y aller.
bb-no-carry-12 = Cette hutte est déjà sur la case 12.
bb-no-slot-empty = La case { $slot } est vide.
bb-no-slot-value = La case { $slot } est trop haute : tu as { $value }.
bb-no-slot-man = C’est un homme qu’il faut prendre maintenant, pas une femme.
bb-no-slot-woman = C’est une femme qu’il faut prendre maintenant, pas un homme.
bb-no-stop = Tu ne peux t’arrêter qu’après au moins un choix.
bb-no-points = Cela coûte { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
} du dé ; il en reste { $left }.
bb-no-shifted = { $person } : tuile déjà décalée ; chacune ne l’est qu’une fois.
bb-no-person-own = Tu n’as pas cette personne : { $person }.
bb-no-open-card = Aucune carte Dieu { WORD($god, form: "card") } n’est visible.
bb-no-deck = La pioche est vide.
bb-no-built = Tu as déjà construit la tuile { $number }.
bb-no-building-value = La tuile { $number } est trop haute : tu as { $value }.
bb-no-pair = { $one } et { $other } ne sont pas voisines.
bb-no-pair-empty = Il n’y a pas de matériau sur { $space }.
bb-no-kind-men = Tu n’as pas d’homme de cette sorte : { $kind }.
bb-no-kind-women = Tu n’as pas de femme de cette sorte : { WORD($kind, form: "woman") }.
bb-no-spent-men = Tu as déjà utilisé des hommes à ce tour. Une autre sorte demande le Vert.
bb-no-spent-women = Tu as déjà utilisé des femmes à ce tour. Une autre sorte demande le Vert.
bb-no-green-twice = Le Vert ne se joue qu’une fois par tour.
bb-no-extra-first = Personne de ce sexe n’a encore été utilisé : utilise cette sorte sans le Vert.
bb-no-extra-used = Tu as déjà utilisé cette sorte : { $persons }.
bb-no-double = { $persons } : même en double, la valeur reste { $value }.
bb-no-effect = { $persons } : cela n’apporterait rien maintenant ({ $does }).
bb-no-jewel = Pas parmi les bijoux de cette manche : { $jewel }.
bb-no-shells = { $jewel } : tu as { $have } sur { $cost ->
    [one] { $cost } coquillage
   *[other] { $cost } coquillages
}.
bb-no-task-own = Ce n’est pas une de tes tâches : { $task }.
bb-no-task-met = « { $task } » n’est pas remplie : { $lacks }.
bb-no-give-up = Tu ne peux pas abandonner une tâche tant qu’une des tiennes est remplie. Est remplie : { $task }.
bb-no-leave-met = « { $task } » est remplie : accomplis-la donc.
bb-no-show = Dis quelles cartes tu montres, par exemple ainsi : { $text }
bb-no-yellow-met = « { $task } » est remplie sans le Jaune.
bb-no-yellow-short = Le Jaune n’aide pas pour « { $task } ». Après paiement : { $lacks }.
bb-no-take = Cette tâche n’est pas au plateau : { $task }.

## Score

bb-tie-order = tuile Ordre
bb-score-start = par l’ordre de départ
bb-score-fishing = dés à la pêche
bb-score-helper = points échangés
bb-score-persons = Conteurs
bb-score-buildings = bâtiments
bb-score-red = poissons avec le Rouge
bb-score-status = échelle de statut
bb-score-priests = prêtres
bb-score-tasks = tâches
bb-score-god-tiles = tuiles Dieu restantes
bb-score-fish = poissons à la fin
bb-score-jewelry = bijoux
bb-score-bonus-tasks = bonus : { $bonus_tasks ->
    [one] { $bonus_tasks } tâche
   *[other] { $bonus_tasks } tâches
}
bb-score-bonus-jewelry = bonus : { $bonus_jewelry ->
    [one] { $bonus_jewelry } bijou
   *[other] { $bonus_jewelry } bijoux
}
bb-score-bonus-ceremony = bonus : { $bonus_ceremony ->
    [one] { $bonus_ceremony } case de cérémonie
   *[other] { $bonus_ceremony } cases de cérémonie
}
bb-score-bonus-buildings = bonus : { $bonus_buildings ->
    [one] { $bonus_buildings } bâtiment
   *[other] { $bonus_buildings } bâtiments
}
bb-score-bonus-regions = bonus : { $bonus_regions ->
    [one] { $bonus_regions } région
   *[other] { $bonus_regions } régions
}
bb-score-bonus-persons = bonus : { $bonus_persons } hommes et femmes

## The rules at the table, page by page

bb-yield-stone = de la pierre
bb-yield-sand = du sable
bb-yield-wood = du bois
bb-yield-offering = une offrande
bb-rules-1 =
    ### Le but du jeu
    { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
    }, chacune en trois phases. **A** : tu places tes { $dice } dés, un à la fois, et chacun donne une action. **B** : tu utilises tes hommes et tes femmes. **C** : on décompte le statut, le temple, les bijoux et les tâches.
    Ton plateau porte 12 huttes. Une hutte qui le quitte fait de la place à un homme ou à une femme. Qui a le plus de points gagne ; en cas d’égalité, c’est le premier dans le dernier ordre du tour.
bb-rules-2 =
    ### Placer un dé
    Un dé ne va sur une tuile Action que s’il est **plus petit que tous les dés qui s’y trouvent**. Son chiffre dit ce que tu peux en faire : chemins, cases et tuiles jusqu’à ce nombre. Il faut pouvoir exécuter l’action. Sur la **case Pêche**, n’importe quel dé rapporte { $fishing ->
    [one] { $fishing } point
   *[other] { $fishing } points
    }.
    { $players ->
    [2] Homme et Femme sont une seule tuile, Chemin de terre et Chemin d’eau aussi : choisis l’une des deux actions.
    [3] Chemin de terre et Chemin d’eau sont une seule tuile : choisis l’une des deux actions.
    [4] À 4 joueurs, chaque action a sa propre tuile.
   *[other] À 2 joueurs, Homme et Femme sont une seule tuile ; à 2 et 3 joueurs, Chemin de terre et Chemin d’eau aussi : choisis l’une des deux actions.
    }
bb-rules-3 =
    ### Les actions
    {""}**Chemin de terre, Chemin d’eau** : une hutte dans une région voisine d’une des tiennes. Tu en reçois le produit : montagne { $yield_mountain }, plage { $yield_beach }, forêt { $yield_forest }, plaine { $yield_plains }. Une hutte qui s’y trouve est poussée de côté.
    {""}**Homme, Femme** : prends-en un à l’étalage, pour une case libre de ton plateau.
    {""}**Temple** : un prêtre sur une case ; les autres sont poussés vers la droite et peuvent sortir. Bonus du feu.
    {""}**Construire** : couvre deux matériaux voisins d’une tuile. Points selon la manche : { LIST($building, style: "comma") }. Bonus du feu.
    {""}**Bonus du feu** : une carte Dieu ou une offrande, et un pas de statut ou un coquillage.
bb-rules-4 =
    ### L’aide
    Échange les points du dé, une chose après l’autre. Les prix : tatouer un homme (pas de statut) **{ $trade_tattoo }**, ramasser des coquillages avec une femme **{ $trade_collect }**, { $helper ->
    [one] { $helper } point
   *[other] { $helper } points
    } **{ $trade_point }**, une offrande **{ $trade_offering }**, une carte Dieu **{ $trade_card }**, un matériau **{ $trade_material }**, déplacer une hutte vers la case 12 **{ $trade_hut }**. Chaque personne ne peut être tatouée ou ramasser des coquillages qu’une fois par partie.
    Les matériaux se posent sur des cases de cérémonie de leur sorte. Ceux qui n’en trouvent pas ne comptent que pour les tâches.
bb-rules-5 =
    ### Les dieux
    Pour en jouer un, paie une carte de sa couleur et une offrande, ou deux cartes pareilles d’une autre couleur et une offrande, ou une tuile Dieu.
    {""}**Bleu** : place le dé même s’il n’est pas plus petit. **Blanc** : le dé compte comme un 6 pour son action. **Rouge** : marque les points du poisson de la région où tu viens d’entrer. **Vert** (phase B, une fois) : double une sorte, ou utilises-en une de plus. **Jaune** (phase C) : il peut manquer une chose à une tâche, pour { $helped_task ->
    [one] { $helped_task } point
   *[other] { $helped_task } points
    } au lieu de { $task }.
bb-rules-6 =
    ### Hommes et femmes
    En phase B, utilise si tu veux une sorte d’hommes et une sorte de femmes. Toutes les tuiles de même sorte et de même sexe agissent ensemble : à deux ou trois, elles font davantage. Peu importe qu’elles soient décalées.
    {""}**Pionnier** terre, **Pagayeur** eau, **Chanteur** prend une femme, **Tambour** un homme, **Bâtisseur** construit, **Ramasseur** matériaux, **Porteur** huttes vers la 12, **Conteur** points, **Devin** cartes Dieu, **Donateur** offrandes, **Noble** statut, **Plongeur** coquillages.
bb-rules-7 =
    ### Le décompte d’une manche
    1. **Statut** : les points de ta case ; l’ordre y est le nouvel ordre du tour. Les marqueurs reviennent à 0.
    2. **Temple** : des points par prêtre, selon la manche : { LIST($priest, style: "comma") }. Qui a le plus de prêtres gagne une tuile Dieu.
    3. **Bijoux** : achètes-en un avec des coquillages.
    4. **Tâches** : accomplis une de tes { $tasks } tâches pour { $task ->
    [one] { $task } point
   *[other] { $task } points
    }, ou pour { $helped_task } avec le Jaune. Si aucune n’est remplie, abandonnes-en une. Puis prends-en une nouvelle.
bb-rules-8 =
    ### La fin
    Après la manche { $rounds }, règle tes dernières tâches. Ensuite : { $god_tile ->
    [one] { $god_tile } point
   *[other] { $god_tile } points
    } par tuile Dieu restante, le poisson de chaque région dont l’emplacement porte ta hutte, tes bijoux.
    { $bonus ->
    [one] { $bonus } point
   *[other] { $bonus } points
    } à chaque fois pour : { $bonus_tasks } tâches accomplies, { $bonus_jewelry } bijoux, { $bonus_ceremony } cases de cérémonie couvertes, { $bonus_buildings } bâtiments, des huttes dans { $bonus_regions } régions, { $bonus_persons } hommes et femmes.

## Runs of the same thing, said once

bb-rolled-many = { $who } lance { COUNT($face) ->
    [one] { $count } fois un { $face }
   *[other] { LIST($face, style: "comma") }
}.
bb-dealt-many = { $who } reçoit { $count } cartes Dieu.
bb-dealt-you-many = Tu reçois { $count } cartes Dieu : { LIST(WORD($god, form: "card"), style: "comma") }.
bb-drew-many = { $who } pioche { $count } cartes Dieu.
bb-drew-you-many = Tu pioches { $count } cartes Dieu : { LIST(WORD($god, form: "card"), style: "comma") }.
bb-laid-task-many = Nouvelles tâches au plateau : { LIST($task, style: "semicolon") }.
bb-laid-card-many = Cartes Dieu visibles : { LIST(WORD($god, form: "card"), style: "comma") }.
bb-dealt-task-many = { $who } reçoit les tâches : { LIST($task, style: "semicolon") }.
bb-point-many = { $who } prend { $count } points.
bb-got-offerings-many = { $who } prend { $count } offrandes.
bb-took-card-many = { $who } prend les cartes Dieu visibles : { LIST(WORD($god, form: "card"), style: "comma") }.
