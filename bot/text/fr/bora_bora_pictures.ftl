### Words inside the pictures of Bora Bora: short, because room is short.

bb-pic-title = Bora Bora
bb-pic-round = Manche { $round } sur { $rounds }
bb-pic-phase-setup = Mise en place
bb-pic-phase-A = Dé { $lap } sur { $laps }
bb-pic-phase-B = Hommes et femmes
bb-pic-phase-jewelry = Bijoux
bb-pic-phase-tasks = Tâches à régler
bb-pic-phase-take = Tâches à prendre
bb-pic-phase-final = Les dernières tâches
bb-pic-phase-over = La fin
bb-pic-over = La partie est finie
bb-pic-temple = Temple
bb-pic-tasks = Tâches disponibles
bb-pic-jewelry = Bijoux
bb-pic-gods = Cartes Dieu

## Emblems of the seats: so is called who has a name that no picture can show

bb-emblem-hook = Hameçon
bb-emblem-flower = Fleur
bb-emblem-teeth = Dents
bb-emblem-waves = Vagues

## Action tiles: at most twelve letters

bb-pic-action-H = Aide
bb-pic-action-T = Temple
bb-pic-action-B = Construire
bb-pic-action-M = Homme
bb-pic-action-W = Femme
bb-pic-action-L = Terre
bb-pic-action-S = Eau
bb-pic-action-F = Pêche

## Player boards

bb-pic-own-tasks = Tâches (faites : { $done })
bb-pic-bonus = Bonus

## Hand and private pages

bb-pic-only-you = Toi seul vois ceci
bb-pic-no-cards = Aucune carte Dieu
bb-pic-god-costs = Un dieu coûte
bb-pic-you-have = Tu as
bb-pic-unpaid = pas payable maintenant
bb-pic-red = Jouer le Rouge
bb-pic-confirm = valider ton tour ?
bb-pic-confirm-note = Rien n’est public avant que tu valides.
bb-pic-does-B = Avec un dé : pas besoin d’être plus petit que ceux de la tuile
bb-pic-does-W = Avec un dé : compte comme un 6 pour son action
bb-pic-does-R = Avec une nouvelle hutte : marque aussitôt les points du poisson
bb-pic-does-G = Avec hommes et femmes : double une sorte, ou utilises-en une de plus
bb-pic-does-Y = Avec une tâche : il faut une chose de moins, pour { $helped_task ->
    [one] { $helped_task } point
   *[other] { $helped_task } points
}

## A position in words

bb-pic-tell-nothing = rien
bb-pic-tell-nobody = aucune
bb-pic-tell-seat = { $who } : { LIST($parts, style: "semicolon") }.
bb-pic-tell-scores = Points : { $list }.
bb-pic-tell-score = { $who } { $points }
bb-pic-tell-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
bb-pic-tell-offerings = { $count ->
    [one] { $count } offrande
   *[other] { $count } offrandes
}
bb-pic-tell-shells = { $count ->
    [one] { $count } coquillage
   *[other] { $count } coquillages
}
bb-pic-tell-cards = { $count ->
    [one] { $count } carte Dieu
   *[other] { $count } cartes Dieu
}
bb-pic-tell-tiles = { $count ->
    [one] { $count } tuile Dieu
   *[other] { $count } tuiles Dieu
}
bb-pic-tell-priests = { $count ->
    [one] { $count } prêtre en réserve
   *[other] { $count } prêtres en réserve
}
bb-pic-tell-dice = dés { $list }
bb-pic-tell-tile = Dés sur { $tile } : { $list }.
bb-pic-tell-region = { $region } : { LIST($parts, style: "semicolon") }.
bb-pic-tell-free = libre
bb-pic-tell-host = hutte : { $who }
bb-pic-tell-aside = à côté : { $list }
bb-pic-tell-path = { $one } – { $other } { $value }
bb-pic-tell-paths-land = Chemins de terre : { $list }.
bb-pic-tell-paths-water = Chemins d’eau : { $list }.
bb-pic-tell-slot = { $slot } { $person }
bb-pic-tell-men = Hommes à l’étalage par case : { $list }.
bb-pic-tell-women = Femmes à l’étalage par case : { $list }.
bb-pic-tell-priest = { $slot } { $who }
bb-pic-tell-temple = Temple par case : { $list }. Un prêtre rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} à cette manche ; tuiles Dieu restantes : { $tiles }.
bb-pic-tell-space = { $who } { $points }
bb-pic-tell-status = Échelle de statut, du premier au dernier, avec les points : { $list }.
bb-pic-tell-jewelry = Bijoux de la manche { $round } : { $list }.
bb-pic-tell-tasks = Tâches disponibles : { LIST($list, style: "semicolon") }.
bb-pic-tell-open = Cartes Dieu visibles : { $list }. Cartes dans la pioche : { $deck }.
bb-pic-tell-card = { $god } ×{ $count }
bb-pic-tell-hand = Tes cartes Dieu : { $list }.
bb-pic-tell-payable = Dieux que tu pourrais payer maintenant : { $list }.
bb-pic-tell-god = { $god } : { $does }.
bb-pic-tell-person = case { $space } { $person }
bb-pic-tell-shifted = case { $space } { $person }, tuile décalée
bb-pic-tell-persons = Personnes : { $list }.
bb-pic-tell-huts = { $space } (×{ $count })
bb-pic-tell-huts-list = Huttes sur les cases : { $list }.
bb-pic-tell-on = { $space } { $material }
bb-pic-tell-beside = { $material } ×{ $count } à côté du plateau
bb-pic-tell-materials = Matériaux : { $list }.
bb-pic-tell-building = { $number } sur { LIST($spaces) }
bb-pic-tell-built = Bâtiments construits : { $list }.
bb-pic-tell-regions = Huttes : { $list }.
bb-pic-tell-jewels = Bijoux achetés : { $list }.
bb-pic-tell-task = { $task } ({ $have } sur { $need })
bb-pic-tell-task-hidden = { $task }
bb-pic-tell-own-tasks = Tâches en cours : { LIST($list, style: "semicolon") }. Accomplies : { $done }.
bb-pic-tell-draft = Choisi, pas encore public : { $list }.

## The second picture: what comes

bb-pic-tell-rounds-priest = Points d’un prêtre au temple, par manche : { LIST($list, style: "comma") }.
bb-pic-tell-rounds-building = Points d’un bâtiment, par manche : { LIST($list, style: "comma") }.
bb-pic-tell-discard = Défausse des cartes Dieu : { $list }. Cartes dans la pioche : { $deck }.
bb-pic-tell-bonus = { $what } { $have } sur { $need }
bb-pic-bonus-task = tâches
bb-pic-bonus-jewel = bijoux
bb-pic-bonus-ceremony = cases de cérémonie
bb-pic-bonus-building = bâtiments
bb-pic-bonus-islands = régions
bb-pic-bonus-people = hommes et femmes
