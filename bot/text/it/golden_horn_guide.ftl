### Golden Horn for newcomers: why each question is asked, what the symbols mean, the guided first match.

## Why a question is asked: the rule in a sentence

gh-why-ports = Prima dell’inizio ognuno sceglie in segreto Venezia o Costantinopoli per ogni nave; tutte le scelte si svelano insieme.
gh-why-turn = In un turno si muove esattamente una nave; da un porto principale prima carica, e il suo primo passo è gratis.
gh-why-raid = Prima del movimento, due carte dei colori delle sue vele mandano i pirati contro una nave altrui carica, in mare, e ti danno un cubo; poi in ogni caso si muove una nave.
gh-why-pass = Nessuna delle tue navi può muoversi ora; puoi comunque mandare i pirati.
gh-why-ship = Ogni turno muove esattamente una delle tue navi.
gh-why-load = Una nave carica tutti i cubi di un colore, e mai un colore delle proprie vele.
gh-why-bow = Una nave senza carico può virare una volta nel suo viaggio; poi torna da dove è venuta.
gh-why-sail = Il primo passo è gratis; da una casella di un colore delle tue vele prosegui gratis, da ogni altra con una carta Vento di quel colore.
gh-why-call = Chi ha tutti e sei i colori può annunciare la fine; poi tutti hanno lo stesso numero di turni.

## What the symbols mean

gh-see-ship = **Nave.** I colori delle vele sono quelli che non può caricare, su cui prosegue gratis, e con cui la si può assalire; il carico sta sulla linea di galleggiamento.
gh-see-quay = **Molo.** I cubi che aspettano in questo porto: una nave prende tutti quelli di un colore.
gh-see-square = **Casella di mare.** Al massimo una nave; il suo colore e il suo segno dicono quali vele, o quale carta Vento, permettono di ripartirne.
gh-see-bow = **Freccia.** La rotta di una nave.
gh-see-modone = **Modone.** Un porto con pochi ormeggi: il movimento finisce lì, il carico resta a bordo.
gh-see-stock = **Scorte.** Cubi rimasti nel sacchetto, carte nel mazzo e carte scartate.
gh-see-hand = **Mano.** Carte Vento, per proseguire e per i pirati; gli altri vedono solo quante sono.
gh-see-warehouse = **Magazzino.** I cubi consegnati: ognuno dà punti, e i set di colori diversi ne danno di più.

## The main parts of the table, each at its letter

gh-part-port = porto principale: qui le navi caricano cubi e ne consegnano altri
gh-part-ship = la tua nave: non carica mai i colori delle sue vele
gh-part-square = casella di mare: con vele del suo colore prosegui gratis, altrimenti con una carta
gh-part-modone = Modone: una sosta sicura per poche navi
gh-part-hand = le tue carte Vento: per proseguire e per i pirati
gh-part-warehouse = il tuo magazzino: i cubi sono punti, i colori diversi ne danno altri
gh-part-stock = cubi nel sacchetto, carte nel mazzo

## The guided first match: the second line of each question

gh-learn-turn = Scegli una nave in un porto con molti cubi di un colore che può caricare.
gh-learn-raid = I pirati prendono un cubo per due delle tue carte; tieni le carte se ti servono per navigare.
gh-learn-load = Prendi il mucchio più grande: ogni cubo conta, una volta nel tuo magazzino.
gh-learn-sail = Fermati su una casella di un colore delle tue vele: da lì la prossima volta riparti gratis.
gh-learn-bow = Una nave vuota non rende niente: torna indietro se il suo porto di partenza ha più cubi.

## The story of the first match: the reason before a move, and what it has brought

gh-story-about = Due flotte navigano fra Venezia e Costantinopoli. Ogni cubo che una nave porta in un porto principale vale un punto; quattro o più colori diversi ne danno altri. Vince chi ha più punti.
gh-story-load = Prendi il carico più grande: a Costantinopoli L2 può caricare quattro cubi rossi. Una nave non carica mai i colori delle proprie vele; il rosso non c’è. Carica il rosso e va’ a Modone.
gh-story-loaded = Il primo passo era gratis, la tua carta verde ha pagato il secondo, e dalle caselle dei colori delle sue vele L2 ha proseguito gratis. In un porto nessuno può derubarla.
gh-story-risk = Guarda ora che cosa costa cubi a chi comincia. Carica il rosa su L3 e fermati in S2, in mare: tre colori di vele la portano lontano, ma carte di tre colori possono derubarla.
gh-story-raided = I pirati! Due carte rosse, un colore delle vele di L3, e uno dei tuoi cubi rosa è sparito. Con ciò che ti è caro fermati nei porti, o usa una nave con pochi colori di vele.
gh-story-wait = Lascia Modone con L2: il primo passo è gratis. Si ferma in S3, perché il giallo non è sulle sue vele e non hai carte gialle. Lì poche carte possono derubarla.
gh-story-home = Riporta L2 a Venezia. Le caselle occupate si saltano senza pagare, quindi anche S2; da S1 si prosegue con una carta rossa.
gh-story-arrived = Quattro cubi rossi sono nel tuo magazzino: 4 punti. L2 ha due colori di vele e ti porta quindi anche due carte: blu e rosa.
gh-story-raid = Ora il pirata lo fai tu. E2 è in mare con cubi arancioni, e il blu è sulle sue vele: due carte blu ne prendono uno. Poi carica i quattro cubi verdi su L2 e va’ in S3.
gh-story-booty = Il cubo arancione è andato dritto nel tuo magazzino: un punto senza viaggio, per due carte.
gh-story-full = Modone ha due ormeggi, e ora sono occupati entrambi.
gh-story-past = Porta L3 a Costantinopoli oltre Modone, che è piena: una carta arancione e una rosa pagano S4 e S5, e da S6 la fa proseguire il suo verde.
gh-story-third = Il rosa è arrivato: il tuo terzo colore. E la carta che hai pescato è verde.
gh-story-fourth = Per un set manca un colore, ed è in mare: con la carta verde porta L2 a Costantinopoli.
gh-story-set = Quattro cubi verdi, e con rosso, arancione, rosa e verde un set da quattro: 1 punto in più. Un quinto colore ne darebbe 2, un sesto 4.
gh-story-own = L’ultimo turno di questa lezione è solo tuo: che cosa faresti? Una partita intera continua finché un porto resta vuoto, o qualcuno con tutti e sei i colori annuncia la fine.
gh-story-review = Nel tuo magazzino: { $cubes ->
    [one] 1 cubo
   *[other] { $cubes } cubi
} in { $colours ->
    [one] 1 colore
   *[other] { $colours } colori
}. { $lacking ->
    [0] Formano un set: ben raccolti.
    [one] Con un colore in più avresti fatto un set.
   *[other] Con { $lacking } colori in più avresti fatto un set.
} { $afloat ->
    [0] Sulle tue navi non resta niente.
    [one] 1 cubo è ancora su una nave e non dà punti.
   *[other] { $afloat } cubi sono ancora sulle navi e non danno punti.
}
