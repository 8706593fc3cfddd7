### Events: leagues, knock-outs and Swiss pairings, on one server or several.
### The messages `event-head-...`, `event-player`, `event-won`, `event-played`, `event-group`, `event-final`, `event-after`, `event-out` are drawn.

event-unknown = Je ne connais pas cet événement.
event-unknown-code = Aucun événement n’a ce code. Son organisateur trouve le code sous **Organiser**.
event-not-organiser = Seuls l’organisateur de l’événement et les gestionnaires de son serveur peuvent faire cela.
event-too-many = Tu organises ici { NUMBER($most) } événements qui ne sont pas finis ; c’est le maximum.
event-too-few = Il faut au moins { NUMBER($need) } personnes pour un événement ; { NUMBER($have) } se sont inscrites. Rien n’a commencé, et les inscriptions restent ouvertes.
event-groups-too-small = Pour { NUMBER($groups) } groupes, il faut au moins { NUMBER($need) } personnes, trois dans chacun ; { NUMBER($have) } se sont inscrites. Rien n’a commencé, et les inscriptions restent ouvertes.
event-full = { NUMBER($most) } personnes participent déjà ; c’est le maximum.
event-entry-closed = Les inscriptions à cet événement sont closes.
event-over = Cet événement est fini.
event-started = Cet événement a déjà commencé.
event-not-started = Cet événement n’a pas encore commencé.
event-not-over = La saison suivante pourra commencer quand celle-ci sera finie.
event-entered-already = Tu participes déjà.
event-not-entered = Tu ne participes pas à cet événement.
event-unknown-entry = Cette personne ne participe pas à l’événement.
event-not-shared = Inscris-toi sur un serveur qui partage l’événement. Un gestionnaire de ton serveur peut l’y amener avec son code : /{ cmd-event }, **{ button-event-share }**.
event-too-many-servers = { NUMBER($most) } serveurs partagent déjà cet événement ; c’est le maximum.
event-followed = Il y a déjà une saison suivante.
event-bad-name = Donne à l’événement un nom lisible.
event-bad-format = Je ne connais pas cette formule.
event-bad-rounds = Un événement peut avoir jusqu’à { NUMBER($most) } rondes ; avec 0, leur nombre dépend des inscrits.
event-bad-groups = Un championnat peut avoir de 1 à { NUMBER($most) } groupes.
event-groups-league = Seul un championnat a des groupes.
event-rounds-knockout = Les rondes d’une élimination directe dépendent du nombre d’inscrits : ne les indique pas.
event-knockout-seats = Ce jeu ne se joue pas à deux : une élimination directe n’aurait pas de finale.
event-bad-turn = Un tour d’événement peut durer entre { $least } et { $most }.
event-bad-round-time = Une ronde peut durer entre { $least } et { $most }.
event-bad-points = Les points par rang sont au plus cinq nombres entiers de 0 à { NUMBER($most) }, aucun plus grand que le précédent, comme « 10 6 3 1 ».
event-in-thread = Les tables d’un événement sont des fils, et un fil ne peut pas en contenir d’autres. Utilise un salon.
event-none-here = Il n’y a pas d’événement ici.
event-which = Il y en a plusieurs. Lequel ?

event-place-lost = Je ne peux plus écrire dans un salon de l’événement **{ $event }**. /{ cmd-event }, **{ button-event-lead }**, **{ button-event-move }** l’affiche dans un autre salon (événement : { NUMBER($number, useGrouping: 0) }). Les gens continuent à jouer et sont prévenus par message privé.
event-table-elsewhere = **{ $event }**, ronde { NUMBER($round) } : ta table est ouverte ({ $game }). Son fil est sur un autre serveur ; tu joues ici, en message privé, sans avoir à t’y rendre.
event-time-over = La ronde { NUMBER($round) } est finie (**{ $event }**) : cette partie s’arrête maintenant. Les présents se partagent les places ; les absents se partagent les dernières.
event-uncounted = **{ $event }** est fini. Cette partie continue, mais n’y compte plus.
event-dropped = L’organisateur t’a retiré de la liste de l’événement **{ $event }**. Une table où tu joues encore continue.
event-finished = **{ $event }** est fini. Première place : { LIST($names, style: "comma") }. Bravo !

event-season = { $event } · saison { NUMBER($season) }
event-format-swiss = { $game } · système suisse : on rencontre des gens au score voisin, deux fois seulement s’il le faut · tables de { NUMBER($seats) } au plus · { $rounds ->
    [0] autant de rondes que le demande le nombre d’inscrits
    [one] 1 ronde
   *[other] { $rounds } rondes
}
event-format-league = { $game } · championnat, { $groups ->
    [one] { $groups } groupe
   *[other] { $groups } groupes
} · tables de { NUMBER($seats) } au plus · { $rounds ->
    [0] autant de rondes qu’il en faut pour rencontrer tout le monde
    [one] 1 ronde
   *[other] { $rounds } rondes
}
event-format-knockout = { $game } · élimination directe : le premier de chaque table continue ; les meilleures têtes de série sont exemptées · tables de { NUMBER($seats) } au plus
event-clock = { $turn } par tour (sans compter les heures calmes), puis le pilote automatique joue ; une ronde dure au plus { $round }
event-points = Points par rang : { $points }. À rang égal, on partage les points ; une exemption vaut une première place.
event-points-usual = Points par rang : 12 pour le premier, 0 pour le dernier, à intervalles égaux. À rang égal, on partage les points ; une exemption vaut une première place.
event-ties-swiss = À égalité : les points de tous les adversaires décident, puis les premières places, puis la part des points sur le plateau, puis le classement initial.
event-ties-league = À égalité : les rencontres entre ces personnes décident, puis les premières places, puis la part des points sur le plateau, puis le classement initial.
event-ties-knockout = Éliminés à la même ronde : le rang à la dernière table décide, puis le classement initial. En cas de première place partagée, la meilleure tête de série continue.
event-absent = Qui a abandonné, est parti ou se fait remplacer par le pilote automatique à la fin d’une table y tient la dernière place. Si une table est arrêtée sans résultat, on en partage les places.
event-computers = Des ordinateurs occupent les places restées libres.
event-open = Les inscriptions sont ouvertes : { $people ->
    [0] encore personne
    [one] 1 personne
   *[other] { $people } personnes
} ; il en faut au moins { NUMBER($least) }.
event-running = Ronde { NUMBER($round) }{ $rounds ->
    [0] {""}
   *[other] {" "}sur { $rounds }
} · fin au plus tard : { $ends } · { $people ->
    [one] { $people } personne participe
   *[other] { $people } personnes participent
}
event-over-line = Cet événement est fini.
event-cancelled-line = Cet événement a été annulé.
event-computer = ordinateur
event-bye-word = exempt
event-bye = { $name } : { event-bye-word }
event-table = Table { NUMBER($table) } : { LIST($names, style: "comma") } –
event-how-played = finie, premier : { LIST($names, style: "comma") }
event-how-resigned = finie par abandon, premier : { LIST($names, style: "comma") }
event-how-ended = arrêtée sans résultat, partagée entre : { LIST($names, style: "comma") }
event-how-time = arrêtée avec la ronde, partagée entre : { LIST($names, style: "comma") }
event-how-void = pas jouée ici, partagée entre : { LIST($names, style: "comma") }
event-opening = je suis en train de l’ouvrir
event-elsewhere = sur un autre serveur, partie { NUMBER($match, useGrouping: 0) }
event-tie-direct = leurs rencontres
event-tie-opponents = points des adversaires
event-tie-firsts = premières places
event-tie-share = part des points sur le plateau
event-tie-last = rang à la dernière table
event-tie-seed = classement initial
event-decided = { $one } devance { $other } : { $why } ({ $mine } contre { $theirs })
event-group = Groupe { $group }
event-final = classement final
event-after = ronde { NUMBER($round) }
event-player = joueur
event-won = rondes gagnées
event-played = tables
event-head-direct = entre ex æquo
event-head-opponents = adversaires
event-head-firsts = premières pl.
event-head-share = part
event-head-last = dernière table
event-out = { $name } (hors course)
event-shared = { NUMBER($servers) } serveurs partagent cet événement. Le fil d’une table est là où la plupart de ses joueurs se sont inscrits ; les autres sont appelés par message privé et y jouent.
event-somebody = Joueur { NUMBER($number) }
event-no-table = Tu n’as pas de table à cette ronde.
event-play-here = Ta table est sur un autre serveur : joue d’ici ou par message privé.
event-code = Les gestionnaires d’autres serveurs y amènent l’événement avec /{ cmd-event }, **{ button-event-share }** et ce code : `{ $code }`
event-table-opened = **{ $event }**, ronde { NUMBER($round) }, table { NUMBER($table) } : { LIST($names, style: "comma") }
event-thread = { $game } { NUMBER($match, useGrouping: 0) } · ronde { NUMBER($round) }, table { NUMBER($table) }

button-event = Événement
button-event-join = M’inscrire
button-event-leave = Me retirer
button-event-lead = Organiser
button-event-start = Commencer
button-event-cancel = Annuler l’événement
button-event-next = Finir cette ronde
button-event-end = Finir l’événement
button-event-unshare = Ne plus partager
button-event-season = Saison suivante
menu-event-drop = Retirer quelqu’un de la liste
page-event-joined = Tu participes. Quand une ronde commence, ta table s’ouvre et je t’appelle.
page-event-joined-shared = Tu participes. Plusieurs serveurs partagent cet événement : si le fil de ta table est sur un autre, je t’appelle par message privé, et c’est là que tu joues. Garde tes messages privés ouverts ; s’ils sont fermés, je t’appelle dans ce salon.
page-event-left = Tu n’es plus sur la liste.
page-event-left-running = Tu ne participes plus à aucune ronde. Une table où tu joues encore continue : finis-la, ou abandonne avec /{ cmd-table } { cmd-table-manage }.
page-event-ended = C’est fait.
page-event-round-ended = La ronde est finie ; la suivante commence dans un instant.
page-event-season = Les inscriptions à la saison suivante sont ouvertes.
page-event-shared = Ton serveur partage désormais l’événement.
page-event-moved = L’événement s’affiche désormais ici.
page-event-next = Finir maintenant cette ronde de l’événement **{ $event }** ? Les tables encore en cours s’arrêtent sans résultat.
page-event-end = Finir **{ $event }** avec le classement actuel ? Les tables encore en cours continuent, mais ne comptent plus.
page-event-cancel = Annuler **{ $event }** ? Les inscriptions sont closes, et rien ne commence.
page-event-unshare = Ne plus montrer **{ $event }** sur ce serveur ? Les personnes inscrites ici y restent et sont appelées par message privé.
format-swiss = système suisse
format-league = championnat
format-knockout = élimination directe

cmd-event = événement
cmd-event-about = Championnats, éliminations directes et systèmes suisses en plusieurs rondes
cmd-param-event = événement
cmd-param-event-about = Quel événement ; sans cela : celui de ce serveur
form-event-name = Comment il s’appelle
form-event-game = Quel jeu
form-event-format = Comment on se rencontre
form-event-seats = Combien de personnes au plus à une table
form-event-rounds-about = Combien de rondes ; sans cela : selon le nombre d’inscrits
form-event-groups = Les groupes d’un championnat
form-event-turn-about = Temps par tour, par exemple 36h ou 2j ; après, le pilote automatique joue
form-event-days-about = Au bout de tant de jours, la ronde finit, même si l’on joue encore
form-event-points-about = Points par rang, par exemple 10 6 3 1 ; sans cela : de 12 à 0
form-event-computers-about = Des ordinateurs de ce niveau occupent les places libres
form-event-extend = Combien de jours de plus
form-event-code-about = Le code que son organisateur t’a donné
button-event-new = Nouvel événement
button-event-share = Amener un événement ici
button-event-move = L’afficher ici
button-event-rules = Rondes et tables
button-event-time = Temps et points
button-event-more-time = Plus de temps
menu-event-other = Un autre événement…
form-event-rounds = Rondes
form-event-late = On peut entrer en cours de route
form-event-turn = Temps par tour de jeu
form-event-days = Jours par ronde
form-event-points = Points par place
form-event-computers = Ordinateurs
form-event-no-computers = Aucun
form-event-code = Code
event-rules-kept = Quelqu’un s’est inscrit avec ces règles : elles restent. Annule l’événement et crées-en un autre.
