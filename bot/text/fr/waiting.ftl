### Tables that wait: another clock during a match, the autopilot on call, matches in which nobody is left.

time-control-patience = Qui doit attendre quelqu’un plus de { $after } peut appeler le pilote automatique ou proposer la place
table-time-control-patience = On peut demander aux autres d’attendre entre { $least } et { $most }.
table-clock-asked = { $who } propose une autre pendule pour cette partie. { LIST($time_control, style: "said") } Elle s’applique dès que tous les présents sont d’accord ; qui doit jouer à ce moment a le temps d’un tour entier.
table-clock-changed = Tous les présents sont d’accord sur une autre pendule. { LIST($time_control, style: "said") }
table-clock-set = { $who } choisit une autre pendule. { LIST($time_control, style: "said") }
table-clock-same = Cette table a déjà cette pendule.
table-waited = Tout le monde attend { $who } ({ $since }). Qui attend peut appeler le pilote automatique, qui joue jusqu’au retour de l’absent, ou proposer la place à quelqu’un d’autre.
table-autopilot-called = { $by } appelle le pilote automatique pour { $who }, après une longue attente. Je joue à sa place jusqu’à son retour ou jusqu’à ce que quelqu’un d’autre prenne la place.
table-nobody-overdue = Personne ici n’a autant de retard. Tu peux appeler le pilote automatique après { $after } d’attente.
table-all-away = Tous les joueurs sont absents : la partie est en pause. Elle reprend dès que l’un de vous est de retour.
table-silent = Il ne s’est rien passé ici depuis { NUMBER($days) } jours. Si personne ne joue, j’arrête cette partie sans résultat : { $until }. Son enregistrement est gardé.
table-tidied = Il ne s’est rien passé ici depuis des mois : j’arrête cette partie sans résultat. Son enregistrement est gardé.
table-announcement = De la part de ceux qui s’occupent de ce bot : { $text }
table-maintenance = La maintenance de ce bot va bientôt commencer. Jusqu’à ce qu’elle soit finie, aucune table ne peut s’ouvrir ni commencer. Les parties en cours continuent, et rien n’est perdu.
table-maintenance-over = La maintenance de ce bot est finie. On peut à nouveau ouvrir et commencer des tables.

button-newclock = D’accord pour cette pendule
button-autopilot = Appeler le pilote automatique
button-offer-seat = Proposer la place
button-keep = Garder cette partie
page-autopilot-called = C’est fait : je joue à cette place maintenant.
page-kept = Bien, la partie est conservée.


table-swap-asked = { $who } propose que { $first } et { $second } échangent leurs places : chacun continue avec ce que possède l’autre place, main et secrets compris. Il faut l’accord de tout le monde.
table-swap-left = Une place à échanger a été quittée : les autres restent où ils sont.
table-swap-none = Cet échange est impossible : les deux places doivent être occupées, et à la table d’un événement chacun garde la sienne.
table-swapped = { $first } et { $second } ont échangé leurs places ; chacun continue avec ce que possède la sienne.
swap-with = Échanger sa place avec { $who }
menu-askplaces = Échanger des places
button-places = D’accord pour l’échange

table-move-asked = { $who } propose de continuer dans { $place }. La partie y sera déplacée si tout le monde est d’accord.
button-follow = D’accord pour déplacer

table-end-refused = { $who } dit non : la partie continue.
table-pause-refused = { $who } dit non : la partie continue sans pause.
table-extend-refused = { $who } dit non : pas de temps supplémentaire.
table-clock-refused = { $who } dit non : la pendule reste comme elle est.
table-swap-refused = { $who } dit non : chacun garde sa place.
table-move-refused = { $who } dit non : la partie reste où elle est.
table-asker-left = La personne qui l’a demandé n’est plus là : il n’y a plus rien à accepter.
table-not-asked = Tu n’as pas de voix ici pour le moment : je joue à ta place, ou ton temps est écoulé.
page-declined = Tu as dit non : la proposition est close, et tous ceux qui étaient pour en sont informés.
