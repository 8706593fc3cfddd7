### Private pages, the board message, the lobby card, direct messages of Discord.
### These may hold markdown; they are never drawn.

lobby-title = Une table pour { $game }
lobby-seat-taken = Place { $seat } : { $name }
lobby-seat-free = Place { $seat } : libre
lobby-option = { $option } : **{ $value }**
lobby-closed = Cette table a été fermée.
lobby-missing = { $missing ->
    [one] Il reste une place : appuie sur Rejoindre.
   *[other] Il reste { $missing } places : appuie sur Rejoindre.
}
lobby-missing-others = { $missing ->
    [one] Il reste une place.
   *[other] Il reste { $missing } places.
}
lobby-ready = La table est au complet : { $host }, appuie sur Commencer.
lobby-started = La partie a commencé : { $link }

dm-closed = Je ne peux pas t’envoyer de messages privés. Ta main est toujours à portée avec /{ cmd-hand }. Pour la recevoir par message, autorise les messages privés de ce serveur.
dm-hand = Ta main, { $link }

board-started = La partie commence. À la table : { $names }.
board-ping = { $who }, à toi de jouer. { $prompt }
board-ping-many = { $who } : { $prompt }
board-commitment = Tous les tirages sont fixés par un secret dont le SHA-256 est `{ $hash }`. Le secret est dévoilé à la fin, et chacun peut vérifier tous les tirages.
board-over = La partie est finie.
board-winner = { COUNT($who) ->
    [one] { $who } gagne avec { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
   *[other] { $who } se partagent la victoire avec { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
}
board-ended = La partie a été arrêtée sans résultat.
board-secret = Secret des tirages : `{ $secret }`. Il permet de vérifier chaque tirage.
board-no-picture = L’image n’a pas pu être dessinée. Voici le plateau en toutes lettres.

mine-waiting = on attend { $who }
mine-lobby = pas commencée, { $taken ->
    [one] { $taken } place prise
   *[other] { $taken } places prises
} sur { $seats }
mine-over = finie
mine-your-turn = **à toi de jouer** ({ $since })

page-match-line = **{ $game }** · table { NUMBER($match, useGrouping: 0) }
page-draft = Jusqu’ici : { LIST($moves, style: "comma") }
page-choices-line = `{ $number }` { $label } — { $effects }
page-choices-parts = { LIST($parts, style: "semicolon") }
page-confirm-note = Rien n’est public avant que tu valides.
page-finish-note = Un bouton vert joue ton tour aussitôt ; *Annuler mon coup* le reprend.
page-left-out = Laissé de côté, car ce n’est plus possible : { LIST($labels, style: "comma") }
page-instead = Autre chose…
page-chance-note = { $alone ->
    [1] La suite dépend du hasard. Valide pour la voir.
   *[0] La suite dépend du hasard. Valide pour la voir ; après cela, rien de ce qui précède ne pourra être annulé.
}
page-foreseen-note = { $alone ->
    [1] Ce qui est tiré ne se voit qu’une fois que tu as validé.
   *[0] Ce qui est tiré ne se voit qu’une fois que tu as validé ; ensuite, plus moyen d’annuler.
}
page-done-waiting = C’est fait. On attend maintenant { $who }.
page-done-at-once = C’est fait. Juste après toi : { $who }.
page-done-again = C’est fait. C’est encore à toi.
page-done-over = C’est fait. La partie est finie.
page-waiting = Tu n’as rien à faire pour l’instant. On attend { $who }.
page-over = Cette partie est finie.
page-sealed = Ton choix est scellé. Tu peux le changer tant que tout le monde n’a pas choisi.
page-hand-title = Ta main · { $game }, table { NUMBER($match, useGrouping: 0) }
page-hand-missed = Tes messages privés sont fermés : ta main n’a pas pu t’être envoyée. La voici.
page-mine-title = Tes parties
page-mine-count = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}{ $waiting ->
    [0] { "" }
   *[other] { " " }· t’attendent : { $waiting }
}
page-mine-none = Tu ne joues à aucune table. Ouvres-en une avec /{ cmd-table } { cmd-table-new }.
page-mine-line = **{ $game }** · table { NUMBER($match, useGrouping: 0) } · { $link } · { $turn }
page-which = Tu joues plusieurs parties. Laquelle ?
page-log-title = Ce qui s’est passé · { $game }, table { NUMBER($match, useGrouping: 0) }
page-status-title = Où en est la partie · { $game }, table { NUMBER($match, useGrouping: 0) }
page-new-opened = La table { NUMBER($match, useGrouping: 0) } est ouverte. Quand tout le monde est là, appuie sur { $start } dans son annonce ci-dessous.
page-joined = { $hand ->
    [0] Tu es de la partie.
   *[1] Tu es de la partie. Quand elle commencera, ta main t’arrivera en message privé.
}
page-left = Tu as quitté la table.
page-started = La partie a commencé.
page-board-anew = Le plateau se trouve maintenant tout en bas : { $link }
page-invited = Invitations envoyées : { $names }.
page-vote = Pour la fin : { $agreed }. Manquent encore : { $missing }.
page-vote-none = Personne n’a voté pour mettre fin à la partie.
page-vote-about = Une partie s’arrête sans résultat si tous ses joueurs sont d’accord.
page-export = L’enregistrement de la table { NUMBER($match, useGrouping: 0) }, avec le secret des tirages.
page-export-running = L’enregistrement de la table { NUMBER($match, useGrouping: 0) } jusqu’ici. Les secrets n’y figurent pas tant que la partie n’est pas finie.
page-moved = La partie continue ici.
page-options-title = Options de la table { NUMBER($match, useGrouping: 0) }
page-options-note = Seule la personne qui a ouvert la table peut les changer, jusqu’au début de la partie.
page-rules-title = { $game } – les règles en bref
page-rules-which = Les règles de quel jeu ?
page-confirm-title = Valider ce tour ?
page-answered-on = Tu as donné d’autres réponses depuis que cette page a été faite. Voici où tu en es.
page-late = La partie a avancé depuis que ce bouton a été fait. Voici la position actuelle.

log-none = Il ne s’est encore rien passé.

status-lobby = Pas commencée : { $taken ->
    [one] { $taken } place prise
   *[other] { $taken } places prises
} sur { $seats }.
status-running = { $round ->
    [0] On attend { $who } ({ $since }).
   *[other] Manche { $round }. On attend { $who } ({ $since }).
}
status-over = La partie est finie.
status-ended = La partie a été arrêtée sans résultat.

thread-name = { $game } · table { NUMBER($match, useGrouping: 0) }
thread-name-imported = { $game } · { LIST($names, style: "comma") }
