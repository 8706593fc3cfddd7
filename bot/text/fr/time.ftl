### Time and absence: clocks, reminders, quiet hours, vacations, substitutes.
### `$until` and `$since` are moments that Discord shows in the reader's own words and time zone.

time-hours = { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}
time-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
time-days-hours = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} et { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}
time-typed-hours = { NUMBER($hours, useGrouping: 0) }h
time-typed-days = { $days }j

## What a table agrees on

time-control-none = Sans limite de temps
time-control-turn = Temps par tour : { $turn }
time-control-reserve = Temps : { $turn } par tour, et une réserve de { $reserve } pour toute la partie
time-control-absence-wait = Une fois le temps écoulé, la table attend
time-control-absence-substitute = Une fois le temps écoulé, quelqu’un d’autre peut prendre la place
time-control-absence-autopilot = Une fois le temps écoulé, je joue à la place du joueur
time-control-quiet-stops = Le temps s’arrête pendant les heures calmes de chacun
time-control-vacation = Vacances qui arrêtent la pendule, par joueur : { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}

table-time-control-turn = Le temps d’un tour doit être compris entre { $least } et { $most }.
table-time-control-allowance = Le temps de chaque tour doit être compris entre { $least } et { $most }.
table-time-control-reserve = La réserve doit être comprise entre { $least } et { $most }.
table-time-control-vacation = Une table peut accorder au plus { NUMBER($most) } jours de vacances à chacun.
table-unreadable-amount = Je ne comprends pas la durée « { $text } ». Écris-la ainsi : 36h, 2j ou 1j 12h.
table-unreadable-time = « { $text } » n’est pas une heure de la journée. Écris-la ainsi : 22:30.
table-unreadable-date = « { $text } » n’est pas un jour. Écris-le ainsi : 24/12 ou 2026-12-24.
table-unknown-zone = Je ne connais pas le fuseau horaire « { $text } ». Donne ton pays, ou un fuseau, par exemple Europe/Paris.
table-unknown-zone-near = Je ne connais pas le fuseau horaire « { $text } ». Pensais-tu à { LIST($near, style: "or") } ?
table-quiet-same = Les heures calmes ne peuvent pas finir à l’heure où elles commencent.
table-quiet-long = Les heures calmes peuvent durer au plus { NUMBER($hours) } heures par jour. Pour un repos plus long, il y a /{ cmd-me } { cmd-me-show }.
table-vacation-past = Des vacances ne peuvent pas commencer dans le passé.
table-vacation-backwards = Des vacances ne peuvent pas finir avant d’avoir commencé.
table-vacation-far = Des vacances ne peuvent commencer que dans l’année qui vient.
table-vacation-long = Des vacances peuvent durer au plus { NUMBER($days) } jours.

## What the house says by itself

table-reminder = Petit rappel : ton tour a commencé { $since }.
table-reminder-until = Petit rappel : c’est à toi, et ton temps court jusqu’au { $until }.
table-your-turn = À toi de jouer.
table-time-out-wait = Temps écoulé pour { $who }. La table attend.
table-time-out-substitute = Temps écoulé pour { $who }. Tant qu’aucun coup ne vient de { $who }, n’importe qui d’autre peut prendre la place.
table-time-out-substitute-private = Temps écoulé pour { $who }. Tant qu’aucun coup ne vient de { $who }, les autres peuvent proposer la place à quelqu’un.
table-autopilot-begins = Temps écoulé pour { $who }. Je joue maintenant à sa place, jusqu’à son retour ou jusqu’à ce que quelqu’un d’autre prenne la place.
table-expired = Personne n’a lancé cette table depuis { NUMBER($days) } jours : elle est maintenant fermée.

board-until = Temps : jusqu’au { $until }
board-until-who = Temps pour { $who } : jusqu’au { $until }
board-paused = La partie est en pause ({ $since }).
status-autopilot = Je joue pour { $who }.
mine-your-turn-until = **à toi de jouer** ({ $since }), échéance { $until }
mine-waiting-since = on attend { $who } ({ $since })
mine-waiting-until = on attend { $who } ({ $since }), échéance { $until }
mine-paused = en pause ({ $since })
mine-autopilot = **je joue pour toi** jusqu’à ce que tu appuies sur **{ button-come-back }**

## Among the players

table-pause-asked = { $who } demande une pause : si tout le monde est d’accord, la partie est en pause jusqu’à ce que quelqu’un la relance.
table-paused = La partie est en pause jusqu’à ce que quelqu’un la relance.
table-goes-on = La partie reprend.
table-extend-asked = { $who } demande plus de temps : { $amount }. Il faut l’accord de tous les autres.
table-extended = Plus de temps pour { $who } : jusqu’au { $until }.
table-seat-offered = Qui veut reprendre la place tenue par { $who }, avec tout ce qui s’y trouve ?
table-seat-asked = { $by } te demande si tu reprendrais la place tenue par { $who }, avec tout ce qui s’y trouve.
table-own-seat-asked = { $by } te propose de reprendre sa place, avec tout ce qui s’y trouve.
table-seat-unheard = Je ne peux pas joindre { $name } par message privé. La place reste proposée : elle peut être prise ici.
table-invite-unheard = Je ne peux pas joindre { $name } par message privé. L’invitation tient quand même : voici le bouton pour rejoindre la table.
table-seat-taken = { $who } reprend la place tenue par { $old }.
table-seat-taken-empty = { $who } prend une place vide.
table-back = { $who } est de retour.
table-stays = { $who } reste à la table.

table-zone-first = Dis-moi d’abord ton fuseau horaire, avec **{ button-me-time }** sur /{ cmd-me } { cmd-me-show }.
table-vacation-none = Tu n’as pas de vacances à terminer.
table-vacation-many = Tu peux prévoir au plus { NUMBER($most) } périodes de vacances.
table-time-control-more = Tu peux demander de { $least } à { $most } à la fois.
table-substitute-seated = Cette personne joue déjà à cette table.
table-seat-not-offered = Cette place n’est pas proposée.
table-foreign-seat = Cette table appartient à un autre serveur.
table-seat-present = { $who } est là. Cette place ne peut être cédée que par { $who }.
table-waits = Les joueurs de cette table sont convenus d’attendre { $who }.
table-not-away = Tu n’es pas en absence : la place est à toi.
table-no-clock = Aucun temps ne court pour toi ici.
table-nobody-to-ask = Il n’y a personne d’autre pour donner son accord.
table-nothing-asked = Cette question est réglée.
table-too-many-calls = Tu as sollicité les autres joueurs de cette table { NUMBER($most) } fois en un jour. Tu pourras recommencer : { $until }.
table-own-ask = C’est aux autres d’accepter cela.

button-take-seat = Prendre la place
button-come-back = Je suis de retour
button-grant = Accorder du temps
button-pause = D’accord pour la pause
button-go-on = Reprendre

## Commands and pages

cmd-me = moi
cmd-me-about = À propos de toi : fuseau, heures calmes, vacances, rappels, tes données
cmd-me-show = voir
cmd-me-show-about = Tes réglages : temps, vacances, rappels, langue, alertes, webhooks
cmd-me-look = apparence
cmd-me-look-about = L’aspect de tes images : claires ou sombres, lettres plus grandes, moins d’ornements
form-zone-about = Ton pays, ou le nom du fuseau
form-quiet-begin-about = Quand elles commencent, par exemple 22:30
form-vacation-first-about = Le premier jour, par exemple 24/12 ou 2026-12-24
form-vacation-last = Le dernier jour

clock-none = sans limite de temps
clock-turn = temps par tour
clock-reserve = temps par tour, et une réserve
quiet-runs = les pendules tournent toujours
quiet-stops = les pendules s’arrêtent pendant les heures calmes
remind-all = Tous les rappels
remind-all-about = À mi-temps, et avant la fin du temps
remind-one = Un rappel par tour
remind-one-about = Avant la fin du temps
remind-none = Aucun rappel
remind-none-about = Seulement la mention au début de ton tour
remind-by-dm = Les rappels arrivent par message privé
remind-by-thread = Les rappels arrivent dans le fil de la partie
call-thread = Ton tour : une mention dans le fil
call-dm = Ton tour : un message privé
call-both = Ton tour : une mention et un message privé
menu-clock = Pendule
menu-absence = Une fois le temps écoulé

me-title = Toi et ton temps
me-zone = Fuseau horaire : **{ $zone }**. Il y est maintenant { $now }.
me-zone-none = Fuseau horaire : non indiqué. J’utilise UTC.
me-quiet = Heures calmes : **{ $start }–{ $end }**
me-quiet-none = Heures calmes : aucune
me-vacation = Vacances : du { $first } au { $last }
me-vacation-none = Vacances : aucunes
me-note = Il est maintenant { $now } sur ton écran.
page-clock-title = Temps à la table { NUMBER($match, useGrouping: 0) }
page-paused = La partie est en pause.
page-pause-none = La partie n’est pas en pause.
page-agreed = Tout le monde est d’accord.
page-agreed-alone = C’est fait : personne d’autre n’a à donner son accord.
page-asked = Demandé à : { $missing }.
page-agreeing = D’accord : { $agreed }. Manquent encore : { $missing }.
page-offer-own = Céder ta place ?
page-offer-of = Chercher quelqu’un pour remplacer { $who } ?
page-offer-anybody = Tout le monde ici est prévenu, et qui prend la place en premier continue avec tout ce qui s’y trouve.
page-offer-to = { $name } reçoit la demande par message privé. Qui prend la place continue avec tout ce qui s’y trouve.
page-offer-computer = Un ordinateur ({ $level }) prend aussitôt la place, avec tout ce qui s’y trouve. Tout le monde est prévenu.
page-seat-offered = C’est proposé. Qui prend la place reçoit tout ce qui s’y trouve ; d’ici là, rien ne change.
page-seat-offered-to = Place proposée à { $name }. Rien ne change tant qu’elle n’est pas prise.
page-seat-taken = La place est à toi, avec tout ce qui s’y trouve.
page-back = La place est à toi.
button-me-time = Fuseau et heures calmes
button-me-vacation = Vacances
button-me-back = Je suis de retour
button-me-told = Comment on me prévient
button-me-reading = Langue et images
button-me-web = Dans le navigateur
button-my-links = Mes liens
form-empty-none = Vide : aucune
form-zone = Fuseau horaire
form-quiet-begin = Heures calmes à partir de
form-quiet-end = Heures calmes jusqu’à
form-vacation-first = Le premier jour
form-vacation-last-about = Vide : ce jour seulement
form-call = Quand c’est à moi de jouer
form-remind = Combien de rappels ?
form-remind-by = Où viennent les rappels ?
form-digest = Résumé du jour à
form-digest-about = Une liste de tes parties par message privé, par exemple à 8:00 ; vide : aucune
form-language = Langue
form-display = Mes pages privées montrent
form-name = Mon nom sur les pages des parties
form-page = Une page sur moi
