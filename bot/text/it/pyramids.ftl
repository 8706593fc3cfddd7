### Silver & Gold: Pyramids. Forms: of colours .card (feminine), .pyramids (feminine, several); of shapes .one.
### Prompts are written small, to follow a name; what was told is a whole sentence.

py-title = Silver & Gold: Piramidi
py-about = Camere del tesoro sotto 48 piramidi, per 2-4 giocatori. Tutti segnano la stessa forma nello stesso momento, ognuno a modo suo fino alla tomba d’oro.

## Terms

py-colour-green = verde
    .card = verde
    .pyramids = verdi
py-colour-orange = arancione
    .card = arancione
    .pyramids = arancioni
py-colour-purple = viola
    .card = viola
    .pyramids = viola
py-shape-I2 = fila di 2
    .one = una fila di 2
py-shape-I3 = fila di 3
    .one = una fila di 3
py-shape-V3 = angolo di 3
    .one = un angolo di 3
py-shape-I4 = fila di 4
    .one = una fila di 4
py-shape-L4 = L di 4
    .one = una L di 4
py-shape-O4 = quadrato di 4
    .one = un quadrato di 4
py-left = sinistra
py-right = destra

## Phrases

py-card = carta { $card } ({ WORD($colour, form: "card") })
py-marks = { $cells } sulla carta { $card }
py-holds-red = { $count ->
    [one] 1 gemma rossa
   *[other] { $count } gemme rosse
}
py-holds-green = { $count ->
    [one] 1 gemma verde
   *[other] { $count } gemme verdi
}
py-holds-torch = { $count ->
    [one] 1 torcia
   *[other] { $count } torce
}
py-holds-potion = { $count ->
    [one] 1 pozione
   *[other] { $count } pozioni
}
py-holds-cross = { $count ->
    [one] 1 X rossa
   *[other] { $count } X rosse
}
py-holds-skull = { $count ->
    [one] 1 teschio
   *[other] { $count } teschi
}

## Gains

py-gain-tomb = tomba di { $card }: +{ $points }
py-gain-red = { $count ->
    [one] 1 gemma rossa
   *[other] { $count } gemme rosse
}
py-gain-green = { $count ->
    [one] 1 gemma verde
   *[other] { $count } gemme verdi
}
py-gain-torch = torcia del round { $round }: +{ $points }
py-gain-skulls = { $count ->
    [one] 1 teschio
   *[other] { $count } teschi
}
py-gain-potion = { $count ->
    [one] pozione
   *[other] { $count } pozioni
}: { $erased ->
    [0] nessun teschio da cancellare
    [one] cancella 1 teschio
   *[other] cancella { $erased } teschi
}
py-gain-skulls-now = { $skulls ->
    [0] nessun teschio rimasto
   *[other] teschi ora: { $skulls } ({ $value })
}
py-gain-erased = { $count ->
    [one] 1 teschio in meno
   *[other] { $count } teschi in meno
}
py-gain-level = teschi come prima
py-gain-extra = X rossa: { $count ->
    [one] 1 casella in più
   *[other] { $count } caselle in più
}
py-gain-lost = { $count ->
    [one] 1 casella in più è persa
   *[other] { $count } caselle in più sono perse
}: nessuna casella accessibile
py-gain-nothing = nessun simbolo

## Kinds of answers, as headings of menus

py-kind-keep = Tieni due carte…
py-kind-place = Segna la forma o una casella…
py-kind-extra = Segna un’altra casella…
py-kind-back = Cambia i tuoi segni…
py-kind-take = Prendi una carta…

## Prompts: what is awaited, after the player's name

py-ask-keep = tieni due delle carte che hai ricevuto
py-ask-keep-many = tenete due delle carte che avete ricevuto
py-ask-mark = segna { WORD($shape, form: "one") }, o una sola casella
py-ask-mark-many = segnate { WORD($shape, form: "one") }, o una sola casella
py-ask-take = { $count ->
    [one] prendi una nuova carta
   *[other] prendi { $count } nuove carte, una dopo l’altra
}
py-ask-wait = aspetta gli altri
py-ask-extra = { $due ->
    [one] X rossa: segna un’altra casella
   *[other] X rossa: segna altre { $due } caselle, una dopo l’altra
}

## Answers: labels

py-offer-keep = Tieni la { $first } e la { $second }
py-offer-shape = carta { $card } ({ $side }): { $cells }
py-offer-short = { $cells }
py-offer-single = carta { $card } ({ $side }): solo { $cells }
py-offer-extra = carta { $card } ({ $side }): { $cells }
py-offer-take = Prendi la { $card }
py-offer-top = Pesca coperta dal mazzo ({ $pile } nel mazzo)
py-offer-back = Cambia la mia scelta

## Told: the log and the captions

py-log-dealt = Ricevi la carta { $card } ({ WORD($colour, form: "card") }).
py-log-dealt-all = Tutti hanno carte fra cui scegliere.
py-log-kept = { $who } tiene: { $cards }. Sigillato finché non hanno scelto tutti.
py-log-ready = { $who } ha scelto.
py-log-back = { $who } sceglie di nuovo.
py-log-mark = { $who } segna { $cells } sulla carta { $card } ({ LIST($gains, style: "comma") }).
py-log-open-start = Le prime carte: { LIST($seats, style: "semicolon") }.
py-log-open-kept = { $who } tiene: { $cards }
py-log-reveal = Round { $round }, turno { $turn }: { $shape }.
py-log-open = Round { $round }, turno { $turn }, { $shape }: { LIST($seats, style: "semicolon") }.
py-log-seat = { $who } segna { $marks } ({ LIST($gains, style: "comma") })
py-log-seat-done = { $who } segna { $marks } ({ LIST($gains, style: "comma") }) e completa { COUNT($cards) ->
    [one] la carta { $cards }
   *[other] le carte { $cards }
}
py-log-seat-none = { $who } non ha niente da segnare
py-log-took = { $who } prende la carta { $card } ({ WORD($colour, form: "card") }).
py-log-only = { $who } riceve l’unica carta rimasta: { $card } ({ WORD($colour, form: "card") }).
py-log-top = { $who } prende la prima carta del mazzo, coperta.
py-log-unseen = { $who } pesca la carta { $card } ({ WORD($colour, form: "card") }).
py-log-display = Nuova carta scoperta: { $card }.
py-log-display-many = Nuove carte scoperte: { LIST($card, style: "comma") }.
py-log-box = { $who } riceve { $points } punti per piramidi { WORD($colour, form: "pyramids") }, con la carta { $card }.

## Why not

py-no-late = Quel turno è concluso, o non è il momento.
py-no-sealed = La tua scelta è sigillata. Per cambiarla, prima riprendila.
py-no-nothing-back = Non c’è niente da riprendere.
py-no-keep-first = Prima scegli le due carte da tenere.
py-no-mark-first = Prima devi segnare.
py-no-two = Tieni esattamente due delle carte che hai ricevuto.
py-no-not-dealt = Non hai ricevuto la carta { $card }.
py-no-not-your-card = { $card } non è una delle tue carte. L è quella a sinistra, R quella a destra.
py-no-off-grid = Non c’è una casella { $cell }: le colonne vanno da A a E, le righe da 1 a 5.
py-no-twice = { $cell } è nominata due volte.
py-no-wall = { $cell } è un muro.
py-no-marked = { $cell } è già segnata.
py-no-count = La forma ({ $shape }) ha { $size } caselle, non { $count }. Puoi anche segnare una sola casella.
py-no-shape = { $cells } non corrispondono alla forma ({ $shape }), comunque la si giri o ribalti.
py-no-one-cell = Un segno in più è una sola casella.
py-no-contact = Non tocca nessuna casella segnata. Gli angoli non contano.
py-no-entrance = Una carta vuota comincia dal suo ingresso, { $cell }.
py-no-not-your-pick = Prima sceglie { $who }.
py-no-not-on-display = La carta { $card } non è fra quelle scoperte.
py-no-pile-empty = Il mazzo è vuoto. Prendi una carta scoperta.
py-no-one-card = Prendi una carta alla volta.

## Score

py-score-cards = carte completate
py-score-torches = torce
py-score-boxes = punti piramide
py-score-gems = gemme
py-score-skulls = teschi
py-tie-lowest = carta completata più bassa

## The rules at the table, page by page

py-ordinal = { $number }ª
py-rules-1 =
    ### Di che si tratta
    Hai due carte Piramide. Ognuna ha una camera di 5 × 5 caselle con un ingresso nella riga in alto e una tomba d’oro in quella in basso. Segna la tua via dall’ingresso alla tomba: una carta completata dà { $completed ->
    [one] 1 punto
   *[other] { $completed } punti
    }, e ne prendi una nuova. Lungo la via ci sono gemme, torce e pozioni, e anche teschi.
    La partita ha { $rounds ->
    [one] 1 round
   *[other] { $rounds } round
    } di { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
    }. Tutti giocano nello stesso momento, in segreto; tutto si svela insieme.
py-rules-2 =
    ### Un turno
    1. Una carta Spedizione mostra una forma da due a quattro caselle.
    2. Segna l’intera forma su una delle tue carte; puoi girarla e ribaltarla. **Oppure** segna una sola casella, quando vuoi.
    Su una carta vuota i tuoi segni devono comprendere l’ingresso. In seguito devono toccare una casella segnata, lato contro lato; gli angoli non contano. Niente muri, nessuna casella due volte, niente fuori dalla carta.
py-rules-3 =
    ### I simboli
    {""}**X rossa**: segna subito un’altra casella accessibile, su una qualsiasi delle tue carte. Un’altra X rossa ne dà un’altra ancora.
    {""}**Gemma**: barra la prossima gemma di quel colore, al massimo { $gems }. **Torcia**: barra la torcia di questo round; una per round, e solo nel suo round.
    {""}**Teschio**: barra il prossimo teschio. **Pozione**: cancella { $potion ->
    [one] il tuo teschio più costoso
   *[other] i tuoi { $potion } teschi più costosi
    }.
py-rules-4 =
    ### Le carte completate
    Mettile da parte e prendine una nuova per ognuna: fra quelle scoperte, o coperta dal mazzo. Il numero di carta più basso sceglie per primo; poi si completano le carte scoperte.
    La tua **{ LIST($claims) } carta di un colore** dà i prossimi punti piramide di quel colore: { LIST($boxes, style: "comma") }, a chi ci arriva per primo. Nello stesso turno precede il numero di carta più basso.
py-rules-5 =
    ### Il punteggio
    Carta completata { $completed }. Torcia { $torch }. Punti piramide come stampati. Una coppia di gemme, rossa e verde, { $gem_pair }, ogni gemma rimasta { $gem_single }. Teschi: conta solo il più costoso fra quelli barrati, come punti negativi. Le carte non completate non contano.
    In caso di parità vince chi ha la carta completata con il numero più basso.
