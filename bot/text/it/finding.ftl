### Finding a game: open tables, ratings as hints, tables for people of other servers.

## Open tables

cmd-table-find = cerca
cmd-table-find-about = I tavoli a cui puoi partecipare, qui e su altri server
cmd-table-find-game = gioco
cmd-table-find-game-about = Solo questo gioco
cmd-table-find-speed = ritmo
cmd-table-find-speed-about = Solo i tavoli con questo ritmo
cmd-table-find-where = dove
cmd-table-find-where-about = Solo questo server, o tutti quelli che lo accettano
find-where-everywhere = su tutti i server
find-where-here = su questo server
speed-fast = veloce: al massimo un giorno per turno
speed-normal = normale: al massimo 3 giorni per turno
speed-slow = lento: più di 3 giorni per turno
speed-free = senza orologio

find-title = Tavoli aperti
find-game = { $game }
find-none = Non c’è nessun tavolo aperto di questo tipo. Aprine uno con /{ cmd-table } { cmd-table-new }.
find-line = **{ $game }** · tavolo { NUMBER($match, useGrouping: 0) } · { $taken }/{ $seats } posti occupati · { $clock } · { $language } · { $level }
find-on = su { $server }
find-on-another = su un altro server
find-clock = { $turn } per turno
find-clock-reserve = { $turn } per turno e { $reserve } di riserva
find-clock-none = senza orologio
level-unknown = nessuno ha ancora un rating
level-about = rating intorno a { NUMBER($rating, useGrouping: 0) }
find-elsewhere-note = Da qui puoi partecipare a tavoli di altri server e giocarci nei messaggi privati con me. I loro thread sono solo per le persone di quei server.
find-more = { $count ->
    [one] E un altro.
   *[other] E altri { $count }.
}
find-standing = Questo messaggio si aggiorna da solo.
menu-find-join = Partecipa a un tavolo
button-find = Trova un tavolo
button-find-everywhere = Anche altri server
button-find-here = Solo questo server

page-joined-visitor = Questo tavolo è su un altro server, quindi lo giochi nei messaggi privati con me: la tua mano e i tuoi turni arrivano lì, e lì funzionano /{ cmd-turn }, /{ cmd-move } e /{ cmd-table } { cmd-table-board }. Il suo thread è solo per le persone di quel server.
table-finished = La partita è finita. Il tabellone mostra come.

## What a host says about those who join

band = rating da { NUMBER($least, useGrouping: 0) } a { NUMBER($most, useGrouping: 0) }
band-from = rating da { NUMBER($least, useGrouping: 0) } in su
band-to = rating fino a { NUMBER($most, useGrouping: 0) }
lobby-band = Chi ha aperto consiglia { $band }; possono partecipare tutti
lobby-elsewhere = Anche da altri server si vede questo tavolo e si può partecipare
lobby-outside = Chi ha aperto questo tavolo consiglia { $band }; il tuo è { NUMBER($rating, useGrouping: 0) }. Ti diamo il benvenuto lo stesso.
lobby-outside-new = Chi ha aperto questo tavolo consiglia { $band }; in questo gioco non hai ancora un rating. Ti diamo il benvenuto lo stesso.
table-bad-ratings = I rating sono numeri da 0 a { NUMBER($most, useGrouping: 0) }, prima il più basso.
table-private-elsewhere = Un tavolo privato non compare in nessun elenco.
table-elsewhere-closed = I gestori di questo server non lasciano mostrare i suoi tavoli su altri server. Possono cambiarlo con /{ cmd-admin }.
cmd-table-new-elsewhere = altrove
cmd-table-new-elsewhere-about = Anche da altri server si vede il tavolo e si può partecipare

form-admin-elsewhere-about = Se chi apre un tavolo può aprirlo alle persone di altri server
admin-elsewhere = Chi apre un tavolo può aprirlo alle persone di altri server
admin-elsewhere-none = I tavoli compaiono solo su questo server

## A standing list of open tables

admin-listing-put = L’elenco dei tavoli aperti è in questo canale e si aggiorna da solo.
admin-listing-removed = L’elenco non c’è più.
table-no-listing = In questo canale non c’è un elenco dei tavoli aperti.
table-too-many-listings = Un server può avere al massimo { NUMBER($most) } elenchi di tavoli aperti.

## Being told of open tables

table-opened = C’è un tavolo aperto per te: { $game }, tavolo { NUMBER($match, useGrouping: 0) }, { $seats } posti.
table-too-many-alerts = È il massimo: { NUMBER($most) } avvisi. Togline prima uno.
table-no-alert = Non hai avvisi per tavoli di questo tipo.
alerts-title = I tuoi avvisi di tavoli
alerts-none = Nessuno.
alerts-note = Una volta per tavolo, per messaggio privato, e non nelle tue ore silenziose.
alert-added = Ti scrivo quando si apre un tavolo così.
alert-withdrawn = Non ti scrivo più di questo.
alert-any-game = qualsiasi gioco
alert-any-speed = qualsiasi ritmo
alert-here = su un solo server
menu-no-alert = Non avvisarmi più di…
button-alerts = I miei avvisi
button-tell-me = Avvisami dei nuovi
button-to-table = Al tavolo

## Waiting for others to play with

cmd-play = gioca
cmd-play-about = Trova persone del tuo livello: quando siete abbastanza si apre un tavolo
cmd-play-game = gioco
cmd-play-game-about = A che cosa vorresti giocare; se manca: che cosa aspetti
cmd-play-speed = ritmo
cmd-play-speed-about = L’orologio del tavolo; normale, se non scegli
cmd-play-seats = posti
cmd-play-seats-about = Quanti giocatori, compreso te; il meno possibile, se non scegli
cmd-play-across = altri-server
cmd-play-across-about = Anche con persone di altri server
cmd-play-leave = lascia
cmd-play-leave-about = Non aspettare più, per questo gioco o per tutti
play-title = Che cosa aspetti
play-none = Niente. Con /{ cmd-play } { cmd-play-game } aspetti persone del tuo livello.
play-line = **{ $game }** · { $clock } · { $seats } giocatori · { $where } · fino a: { $until }.
play-others = { $others ->
    [0] Per ora nessun altro lo aspetta.
    [one] Lo aspetta un’altra persona, { $near ->
        [0] con un rating lontano dal tuo.
       *[other] con un rating vicino al tuo.
    }
   *[other] Lo aspettano altre { $others } persone, { $near } con un rating vicino al tuo.
}
play-note = Appena siete abbastanza, apro un tavolo, ti chiamo e si comincia. Più aspetti, più i rating possono essere lontani; dopo un giorno non contano.
play-waiting = Ora aspetti.
play-met = Trovato: tavolo { NUMBER($match, useGrouping: 0) }. { $link } La partita inizia fra un attimo.
play-left = Non aspetti più.
play-nobody = { $game }: in { $days } giorni non si è trovato nessuno per giocare con te, quindi non aspetti più. Forse con persone di altri server, o con un altro ritmo?
play-no-speed = Scegli un ritmo con orologio: fra persone che non si conoscono ci vuole.
play-across-only = Nei messaggi privati posso cercare solo persone di altri server: scegli così, o chiedi su un server.
play-too-many = Aspetti già { NUMBER($most) } giochi. Lasciane prima uno.
play-not-waiting = Non lo stai aspettando.
menu-play-leave = Non aspettare più…
button-play-again = Cerca ancora
table-met = Aspettavate tutti { $game }: ecco il vostro tavolo { NUMBER($match, useGrouping: 0) }. La partita inizia da sola fra un attimo; chi non può giocare lo lasci ora.
form-admin-meeting-about = Dove si aprono i tavoli di chi aspetta altri giocatori
admin-meeting = I tavoli di chi aspetta altri giocatori si aprono in { $channel }
admin-meeting-none = I tavoli di chi aspetta altri giocatori si aprono dove uno di loro lo ha chiesto
form-alert-game = Quale gioco?
form-alert-speed = Quale ritmo?
form-alert-where = Dove?
