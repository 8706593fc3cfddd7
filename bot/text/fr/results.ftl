### Finished matches: history, head to head, ratings, statistics.
### Most of this is drawn; only the messages `page-results-...` may hold markdown.

cmd-results = résultats
cmd-results-about = Parties finies : historique, face-à-face, cotes, statistiques
cmd-results-player = joueur
cmd-results-player-about = Les parties de qui ; sans cela : les tiennes
cmd-results-game = jeu
cmd-results-game-about = Ce jeu seulement

results-history-title = Historique : { $name }
results-versus-title = { $one } – { $other }
results-rating-title = Cotes : { $game }
results-own-title = Cotes : { $name }
results-all-games = tous les jeux
results-this-server = ce serveur
results-all-servers = tous les serveurs
results-matches-of = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}, { $where }

results-date = date
results-game = jeu
results-points = points
results-with = avec
results-player = joueur
results-here = ici
results-everywhere = partout
results-played = parties
results-by-game = Par jeu
results-latest = Dernières parties
results-figure-matches = parties finies
results-figure-wins = premières places
results-figure-average = points en moyenne
results-figure-best = meilleur score
results-figure-ahead = devant : { $name }
results-figure-level = à égalité
results-figure-usual = durée habituelle en jours
results-figure-lengths = la plus courte et la plus longue, en jours
results-figure-highest = score le plus haut
results-figure-highest-of = score le plus haut : { $names }
results-figure-winner = points du vainqueur, en moyenne
results-even = Ligne pointillée : une part égale pour chaque place.
results-wins = Premières places par place à la table : { $players } joueurs, { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}
results-versus-foot = › a fini devant
results-rating-foot = On débute à 1000. Une cote entre parenthèses est encore incertaine.

button-show-in-channel = Montrer dans le salon
button-this-server = Ce serveur
button-all-servers = Tous les serveurs
button-unrate = Ne plus participer aux cotes
button-rate = Participer aux cotes
button-unrate-sure = Supprimer mes cotes
button-results-history = Parties
button-results-versus = Contre moi
button-results-ratings = Cotes
button-results-game = Le jeu en chiffres
menu-results-game = Quel jeu…
results-every-game = Tous les jeux

page-results-none = Aucune partie n’a encore été finie ici.
page-results-computers = Seules des parties avec des ordinateurs ont été finies ici : elles n’entrent dans aucune cote ni aucun autre chiffre.
page-results-none-of = Je n’ai ici aucune partie finie à te montrer pour { $name }.
page-results-none-both = Vous n’avez pas encore fini de partie ensemble.
page-results-no-rating = Tu n’as pas encore de cote. Il faut une partie finie avec quelqu’un qui participe aux cotes.
page-results-not-rated = Tu ne participes pas aux cotes.
page-results-yourself = Désigne quelqu’un d’autre : avec toi-même, tu es toujours à égalité.
page-unrate = Sans cote, tu n’es dans aucune liste, et tes parties ne changent la cote de personne. Tes cotes sont supprimées : si tu reviens, tu repars du début.
page-unrated = Tu ne participes plus aux cotes.
page-rated-again = Tu participes aux cotes à partir de la prochaine partie.
