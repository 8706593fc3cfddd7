### Finding a game: open tables, ratings as hints, tables for people of other servers.

## Open tables

cmd-table-find = chercher
cmd-table-find-about = Les tables que tu peux rejoindre, ici et sur d’autres serveurs
cmd-table-find-game = jeu
cmd-table-find-game-about = Ce jeu seulement
cmd-table-find-speed = rythme
cmd-table-find-speed-about = Seulement les tables de ce rythme
cmd-table-find-where = où
cmd-table-find-where-about = Seulement ce serveur, ou tous ceux qui l’acceptent
find-where-everywhere = sur tous les serveurs
find-where-here = sur ce serveur
speed-fast = rapide : un jour par tour au plus
speed-normal = normal : 3 jours par tour au plus
speed-slow = lent : plus de 3 jours par tour
speed-free = sans pendule

find-title = Tables ouvertes
find-game = { $game }
find-none = Aucune table de cette sorte n’est ouverte. Ouvres-en une avec /{ cmd-table } { cmd-table-new }.
find-line = **{ $game }** · table { NUMBER($match, useGrouping: 0) } · { $taken }/{ $seats } places prises · { $clock } · { $language } · { $level }
find-on = sur { $server }
find-on-another = sur un autre serveur
find-clock = { $turn } par tour
find-clock-reserve = { $turn } par tour et { $reserve } en réserve
find-clock-none = sans pendule
level-unknown = personne n’a encore de cote
level-about = cotes autour de { NUMBER($rating, useGrouping: 0) }
find-elsewhere-note = Tu peux rejoindre d’ici des tables d’autres serveurs et y jouer en messages privés avec moi. Leurs fils sont réservés aux membres de ces serveurs.
find-more = { $count ->
    [one] Et encore une.
   *[other] Et encore { $count }.
}
find-standing = Ce message se tient à jour tout seul.
menu-find-join = Rejoindre une table
button-find = Trouver une table
button-find-everywhere = Autres serveurs aussi
button-find-here = Ce serveur seulement

page-joined-visitor = Cette table est sur un autre serveur : tu y joues en messages privés avec moi. Ta main et tes tours t’y arrivent, et /{ cmd-turn }, /{ cmd-move } et /{ cmd-table } { cmd-table-board } y marchent. Son fil est réservé aux membres de ce serveur.
table-finished = La partie est finie. Son plateau montre comment.

## What a host says about those who join

band = cotes de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }
band-from = cotes à partir de { NUMBER($least, useGrouping: 0) }
band-to = cotes jusqu’à { NUMBER($most, useGrouping: 0) }
lobby-band = Table pensée pour des { $band } ; tout le monde peut la rejoindre
lobby-elsewhere = On voit cette table sur d’autres serveurs et on peut la rejoindre de là
lobby-outside = Cette table est pensée pour des { $band } ; la tienne est { NUMBER($rating, useGrouping: 0) }. Bienvenue quand même.
lobby-outside-new = Cette table est pensée pour des { $band } ; tu n’as pas encore de cote à ce jeu. Bienvenue quand même.
table-bad-ratings = Les cotes sont des nombres de 0 à { NUMBER($most, useGrouping: 0) }, la plus basse d’abord.
table-private-elsewhere = Une table privée n’est affichée nulle part.
table-elsewhere-closed = Les gestionnaires de ce serveur ne laissent pas afficher ses tables sur d’autres serveurs. Ils peuvent changer cela avec /{ cmd-admin }.
cmd-table-new-elsewhere = ailleurs
cmd-table-new-elsewhere-about = Visible sur d’autres serveurs, d’où l’on peut la rejoindre

form-admin-elsewhere-about = Peut-on ouvrir ses tables aux membres d’autres serveurs ?
admin-elsewhere = On peut ouvrir ses tables aux membres d’autres serveurs
admin-elsewhere-none = Les tables ne sont affichées que sur ce serveur

## A standing list of open tables

admin-listing-put = La liste des tables ouvertes est dans ce salon et se tient à jour toute seule.
admin-listing-removed = La liste est enlevée.
table-no-listing = Il n’y a pas de liste des tables ouvertes dans ce salon.
table-too-many-listings = Un serveur peut avoir au plus { NUMBER($most) } listes de tables ouvertes.

## Being told of open tables

table-opened = Une table t’attend : { $game }, table { NUMBER($match, useGrouping: 0) }, { $seats } places.
table-too-many-alerts = C’est le maximum : { NUMBER($most) } alertes. Retires-en d’abord une.
table-no-alert = Tu n’as pas d’alerte pour de telles tables.
alerts-title = Tes alertes de tables
alerts-none = Aucune.
alerts-note = Une fois par table, par message privé, et pas pendant tes heures calmes.
alert-added = Je t’écris quand une telle table s’ouvre.
alert-withdrawn = Je ne t’écris plus à ce sujet.
alert-any-game = n’importe quel jeu
alert-any-speed = n’importe quel rythme
alert-here = sur un seul serveur
menu-no-alert = Ne plus me signaler…
button-alerts = Mes alertes
button-tell-me = Me signaler les nouvelles
button-to-table = Vers la table

## Waiting for others to play with

cmd-play = jouer
cmd-play-about = Trouver des gens de ton niveau : une table s’ouvre quand vous êtes assez
cmd-play-game = jeu
cmd-play-game-about = Ce que tu voudrais jouer ; sans cela : ce que tu attends
cmd-play-speed = rythme
cmd-play-speed-about = La pendule de la table ; normale, si tu ne choisis pas
cmd-play-seats = places
cmd-play-seats-about = Combien de joueurs, y compris toi ; le moins possible, si tu ne choisis pas
cmd-play-across = autres-serveurs
cmd-play-across-about = Avec des gens d’autres serveurs aussi
cmd-play-leave = quitter
cmd-play-leave-about = Ne plus attendre, pour ce jeu ou pour tous
play-title = Ce que tu attends
play-none = Rien. Avec /{ cmd-play } { cmd-play-game }, tu attends des gens de ton niveau.
play-line = **{ $game }** · { $clock } · { $seats } joueurs · { $where } · jusqu’au { $until }.
play-others = { $others ->
    [0] Personne d’autre n’attend cela pour l’instant.
    [one] Une autre personne attend cela, { $near ->
        [0] avec une cote éloignée de la tienne.
       *[other] avec une cote proche de la tienne.
    }
   *[other] { $others } autres personnes attendent cela, dont { $near } avec une cote proche de la tienne.
}
play-note = Dès que vous êtes assez, j’ouvre une table, je t’appelle et je lance la partie. Plus tu attends, plus l’écart entre les cotes peut être grand ; au bout d’un jour, elles ne comptent plus.
play-waiting = Tu attends maintenant.
play-met = Trouvé : table { NUMBER($match, useGrouping: 0) }. { $link } La partie commence dans un instant.
play-left = Tu n’attends plus.
play-nobody = Il ne s’est trouvé personne en { $days } jours pour jouer avec toi à { $game } : tu n’attends donc plus. Peut-être avec des gens d’autres serveurs, ou à un autre rythme ?
play-no-speed = Choisis un rythme avec pendule : il en faut une entre gens qui ne se connaissent pas.
play-across-only = En messages privés, je ne peux chercher que des gens d’autres serveurs : choisis cela, ou demande sur un serveur.
play-too-many = Tu attends déjà { NUMBER($most) } jeux. Quittes-en d’abord un.
play-not-waiting = Tu n’attends pas cela.
menu-play-leave = Ne plus attendre…
button-play-again = Chercher encore
table-met = Vous avez tous attendu une partie ({ $game }) : voici votre table { NUMBER($match, useGrouping: 0) }. La partie commence d’elle-même dans un instant ; qui ne peut pas jouer la quitte maintenant.
form-admin-meeting-about = Où s’ouvrent les tables de ceux qui attendent d’autres joueurs
admin-meeting = Les tables de ceux qui attendent d’autres joueurs s’ouvrent dans { $channel }
admin-meeting-none = Les tables de ceux qui attendent d’autres joueurs s’ouvrent là où l’un d’eux a fait sa demande
form-alert-game = Quel jeu ?
form-alert-speed = Quel rythme ?
form-alert-where = Où ?
