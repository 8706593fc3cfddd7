### Words inside the pictures of Silver & Gold: Pyramids: short, because room is short.

py-pic-title = Piramidi
py-pic-when = Round { $round } di { $rounds } · turno { $turn } di { $turns }
py-pic-start = Scelta delle carte
py-pic-over = La partita è finita
py-pic-bonus = Bonus
py-pic-points = { $points ->
    [one] punto
   *[other] punti
}

## Emblems of the seats: so is called who has a name that no picture can show

py-emblem-ankh = Ankh
py-emblem-eye = Occhio
py-emblem-scarab = Scarabeo
py-emblem-lotus = Loto

## Private pages

py-pic-your-choice = La tua scelta nascosta
py-pic-your-pick = La tua nuova carta
py-pic-your-cards = Le tue carte
py-pic-ask-keep = quali due?
py-pic-ask-mark = dove va?
py-pic-ask-extra = un’altra casella
py-pic-ask-take = quale carta?
py-pic-ask-confirm = confermi?
py-pic-sealed = sigillato
py-pic-more-cells = { $count ->
    [one] un’altra casella
   *[other] altre { $count } caselle
}
py-pic-to-come = Da uscire
py-pic-others = Gli altri
py-pic-if-confirmed = Se confermi
py-pic-if-tried = Se lo giochi
py-pic-if-opened = Quando avranno scelto tutti
py-pic-step = { $cells } sulla carta { $card }
py-pic-which-card = Scegli prima la carta, poi il punto.
py-pic-finished = Completate
py-pic-keep = { $dealt ->
    [4] Quattro carte
   *[other] { $dealt } carte
}: tienine due.
py-pic-keep-confirm = Queste due sono tue se confermi.
py-pic-keep-sealed = Queste due sono tue, sigillate finché non hanno scelto tutti.
py-pic-pile = mazzo: { $count }

## A position in words

py-pic-tell-turn = { $when }. Forma: { $shape }.
py-pic-tell-used = Forme già viste in questo round: { $list }.
py-pic-tell-to-come = Forme che possono ancora uscire in questo round: { LIST($list, style: "semicolon") }.
py-pic-tell-copies = { $shape } × { $count }
py-pic-tell-display = Carte scoperte: { $list }. Mazzo: { $pile }.
py-pic-tell-display-empty = Carte scoperte: nessuna. Mazzo: { $pile }.
py-pic-tell-boxes = Punti per piramidi { WORD($colour, form: "pyramids") }: { $list }.
py-pic-tell-open = { $points } liberi
py-pic-tell-taken = { $points } { $who }
py-pic-tell-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
py-pic-tell-cards = in gioco: { $list }
py-pic-tell-done = completate: { $list }
py-pic-tell-no-done = nessuna completata
py-pic-tell-gems = gemme rosse { $red }, gemme verdi { $green }
py-pic-tell-skulls = teschi { $skulls } ({ $value })
py-pic-tell-next-skull = prossimo teschio { $value }
py-pic-tell-torches = { COUNT($list) ->
    [one] torcia del round { $list }
   *[other] torce dei round { $list }
}
py-pic-tell-no-torches = nessuna torcia
py-pic-tell-box = { WORD($colour, form: "pyramids") } { $points }
py-pic-tell-boxes-own = punti piramide: { $list }
py-pic-tell-last = Segnate nell’ultimo turno: { LIST($list, style: "semicolon") }.
py-pic-tell-legend = Caselle da A1 (in alto a sinistra) a E5; punto vuota, E ingresso, T tomba, # muro, X X rossa, R gemma rossa, G gemma verde, F torcia, S teschio, P pozione, * segnata.
py-pic-tell-ready = ha scelto
py-pic-tell-out = sta scegliendo
py-pic-tell-kept = Tieni: { $cards }.
py-pic-tell-draft = Segnato finora, non pubblico: { $list }.
py-pic-tell-card = { $card } ({ WORD($colour, form: "card") })
py-pic-tell-seat = { $who }: { LIST($parts, style: "semicolon") }.
