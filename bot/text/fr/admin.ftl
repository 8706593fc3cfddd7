### For those who may manage a server: what they settle, and how they repair a match.

table-closed-channel = Sur ce serveur, les tables s’ouvrent dans ces salons : { LIST($channels, style: "comma") }.
table-channels-gone = Les salons prévus ici pour les tables ont été supprimés. Quelqu’un qui gère le serveur peut en choisir d’autres avec /{ cmd-admin }.
table-too-many-open = Tu as ouvert ici { NUMBER($have) } tables qui ne sont pas finies ; ce serveur en permet { NUMBER($most) }.
table-too-many-here = Ce serveur a { NUMBER($have) } tables qui ne sont pas finies ; ce bot en permet { NUMBER($most) }. Dès que l’une d’elles sera finie, tu pourras en ouvrir une autre.
table-too-many-own = Tu as ouvert { NUMBER($have) } tables qui ne sont pas finies ; ce bot en permet { NUMBER($most) }. Dès que l’une d’elles sera finie, tu pourras en ouvrir une autre.
table-too-many-channels = Une liste peut contenir au plus { NUMBER($most) } salons.
error-not-manager = Seuls les gestionnaires de ce serveur peuvent faire cela.

cmd-admin = admin
cmd-admin-about = Pour les gestionnaires du serveur : réglages, et dépannage des parties
form-admin-tables-about = Tables non finies qu’une même personne peut avoir ouvertes ; 0 : sans limite
form-admin-end = Qui peut arrêter une partie
form-admin-move = Qui peut déplacer une partie
form-admin-language-about = La langue des messages publics, aussi pour les parties en cours
form-admin-channels = Où l’on peut ouvrir des tables

admin-title = Ce serveur
admin-channels = On peut ouvrir des tables dans : { LIST($channels, style: "comma") }
admin-channels-all = On peut ouvrir des tables dans tous les salons
admin-limit = Tables non finies qu’une même personne peut avoir ouvertes : { NUMBER($most) }
admin-limit-none = Une même personne peut ouvrir autant de tables qu’elle veut
admin-end = Qui peut arrêter une partie : { $who }
admin-move = Qui peut déplacer une partie : { $who }
admin-players = seulement les joueurs
admin-managers = les joueurs et les gestionnaires du serveur
admin-language = Langue des messages publics : { $language }
admin-language-locale = Langue des messages publics : celle du serveur dans Discord
admin-locale = celle du serveur dans Discord

## Repair of a match

table-players-decide = Sur ce serveur, seuls les joueurs en décident. /{ cmd-admin } permet de changer cela.
table-managers-seat = Les gestionnaires ne peuvent pas se donner une place à eux-mêmes : désigne quelqu’un d’autre.
table-undone-by-manager = { $more ->
    [0] Par décision des gestionnaires de ce serveur, ceci est annulé : { LIST($moves, style: "said") }
   *[other] Par décision des gestionnaires de ce serveur, tout est annulé à partir d’ici : { LIST($moves, style: "said") }
}
table-undone-by-manager-all = Par décision des gestionnaires de ce serveur, tout est annulé depuis une position antérieure.
table-rolled-back = { $by }, de la gestion de ce serveur, ramène la partie à une position antérieure.
table-moved-by-manager = { $by }, de la gestion de ce serveur, a déplacé la partie ici.
table-ended-by-manager = { $by }, de la gestion de ce serveur, arrête cette partie sans résultat.
table-seat-by-manager = { $by }, de la gestion de ce serveur, donne à { $new } la place tenue par { $who }. Elle change de mains quand { $new } la prend.

form-admin-seat = Quelle place
form-admin-person-about = Qui prend la place ; désigne qui la tient déjà pour n’y rien changer

admin-reposted = Le plateau est affiché à nouveau : { $link }
admin-moved = La partie continue ici. Ses joueurs sont prévenus.
admin-seat-given = Demandé à : { $name }. Rien ne change tant que la place n’est pas prise.
admin-seat-kept = { $name } garde la place.
admin-rollback = À quelle position ? Le tour que tu choisis est annulé, avec tout ce qui a suivi.
admin-rollback-none = Il n’y a aucun tour à annuler.
admin-rollback-menu = Annuler ce tour et tous les suivants
admin-turn = Tour { NUMBER($n, useGrouping: 0) }
admin-rollback-sure = À partir de ce tour, tout serait annulé : { $moves }
admin-rollback-warning = Ce qui a été tiré et montré depuis est connu, et sera tiré à nouveau. Tous les joueurs sauront que cela vient de toi.
admin-rolled-back = C’est fait. Le plateau est affiché à nouveau, et ceux qui doivent jouer sont appelés.
admin-end-sure = La partie s’arrêterait maintenant, sans résultat, et personne ne peut revenir là-dessus. Tous les joueurs sauront que cela vient de toi.
admin-ended = La partie est arrêtée sans résultat.
button-roll-back = Revenir en arrière
button-end-match = Arrêter la partie

## A match as a file

table-import-damaged = Ce fichier est abîmé, ou ce n’est pas l’enregistrement d’une partie.
table-import-step = L’étape { $n } de cet enregistrement ne découle pas de son secret et des règles.
table-import-rules = Cette partie a été jouée avec d’autres règles ou d’autres données que les miennes.
table-import-newer = Ce fichier a été écrit par une version plus récente de moi.
table-import-big = Ce fichier est trop gros.
table-import-running = La partie était encore en cours quand cet enregistrement a été fait : ses secrets manquent. Un enregistrement fait après la fin peut être importé.
table-import-handover = Ce fichier contient des mains cachées : seule la personne qui s’occupe de ce bot peut l’importer.
table-import-known = Cette partie est déjà ici.
table-imported = Cette partie finie a été apportée ici depuis un fichier, pour être regardée. Elle ne compte ni dans les résultats ni dans les cotes.
table-imported-by = { $by }, de la gestion de ce serveur, a apporté ici cette partie finie depuis un fichier, pour qu’on puisse la regarder. Elle ne compte ni dans les résultats ni dans les cotes.
table-imported-running = Cette partie vient d’ailleurs et continue ici. Ceux qui doivent jouer sont appelés.
table-restored = J’ai été restauré à partir d’une sauvegarde : les derniers tours peuvent manquer. Le plateau montre où en est la partie.
table-handed-over = Cette partie continue ailleurs. Il ne se passe plus rien ici.

form-admin-file-about = L’enregistrement, tel que le donne un export ou la fin d’une partie

admin-imported = La partie est ici : { $link }
admin-export-whole = La personne qui s’occupe du bot peut exporter la partie entière, pour la continuer ailleurs.
button-admin-settings = Réglages
button-admin-channels = Salons
button-admin-list = Liste des tables ouvertes
button-admin-import = Amener une partie ici
button-admin-board = Reposter le plateau
button-admin-move = Continuer ici
button-admin-seat = Donner une place
button-admin-record = Enregistrement
button-admin-server = Ce serveur
menu-admin-match = Une partie de ce serveur…
admin-note = Une partie finie : /{ cmd-admin } { cmd-param-match }:
form-admin-tables = Tables par personne
form-admin-language = Langue des messages publics
form-admin-open = Au-delà de ce serveur
form-admin-pages = Pages des parties
form-admin-listed = Page du serveur
form-admin-elsewhere = Gens d’autres serveurs
form-admin-channels-about = Leurs fils aussi ; aucun : tous les salons
form-admin-meeting = Tables de ceux qui attendent
form-admin-forum = Forum des parties
form-admin-list = La liste de ce salon
form-admin-list-here = Avec les tables de ce serveur
form-admin-list-everywhere = Aussi avec celles d’autres serveurs
form-admin-list-none = Pas de liste : la retirer
form-admin-file = Enregistrement
form-admin-person = Qui la prend ?
error-admin-tables = Au plus { NUMBER($most) } tables par personne ; 0 ou rien : sans limite.
