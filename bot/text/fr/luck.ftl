### The luck report: names of draws (`<prefix>-luck-...`) and what is said about them.

gh-luck-drew = Cartes Vent piochées
gh-luck-dealt = Cartes Vent distribuées
gh-luck-refilled = Cubes tirés pour les ports principaux
py-luck-log-reveal = Formes retournées
py-luck-log-display = Cartes arrivées à l’étalage
py-luck-log-unseen = Cartes piochées face cachée
bb-luck-rolled = Dés
bb-luck-drew = Cartes Dieu piochées
bb-luck-laid-card = Cartes Dieu à l’étalage
edo-luck-log-tile = Tuiles Lieu pour les ronins
edo-luck-none = À Edo, le hasard ne fait que préparer la table avant la première manche, la même pour tous : aucun joueur n’a eu plus de chance qu’un autre.

luck-title = Chance · { $game }, table { NUMBER($match, useGrouping: 0) }
luck-average = moyenne { $came } sur { $draws } valeurs, attendue { $expected }
luck-tally = { $label } : **{ $seen }** ({ $expected })
luck-note = Entre parenthèses : le nombre attendu. ▲ et ▼ signalent nettement plus ou moins.
luck-none = Rien n’a été tiré plus d’une fois ici : il n’y a rien à comparer.
luck-ordinary = Dans l’ensemble, rien d’extraordinaire.
luck-odd = Le plus insolite : { $who }, { $what }.
luck-odd-table = Le plus insolite : { $what }.
