### Golden Horn for newcomers: why each question is asked, what the symbols mean, the guided first match.

## Why a question is asked: the rule in a sentence

gh-why-ports = Prima dell’inizio ognuno sceglie in segreto Venezia o Costantinopoli per ogni nave; tutte le scelte si svelano insieme.
gh-why-turn = In un turno si muove esattamente una nave; da un porto principale prima carica, e il suo primo passo è gratis.
gh-why-raid = Prima del movimento, due carte nei colori delle sue vele mandano i pirati contro una nave altrui carica, in mare, e ti danno un cubo; poi in ogni caso si muove una nave.
gh-why-pass = Nessuna delle tue navi può muoversi ora; puoi comunque mandare i pirati.
gh-why-ship = Ogni turno muove esattamente una delle tue navi.
gh-why-load = Una nave carica tutti i cubi di un colore, e mai un colore delle proprie vele.
gh-why-bow = Una nave senza carico può virare una volta nel suo viaggio; poi torna da dove è venuta.
gh-why-sail = Il primo passo è gratis; da una casella in un colore delle tue vele prosegui gratis, da ogni altra con una carta Vento di quel colore.
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

## The guided first match: the second line of each question

gh-learn-turn = Scegli una nave in un porto con molti cubi di un colore che può caricare.
gh-learn-raid = I pirati prendono un cubo per due delle tue carte; tieni le carte se ti servono per navigare.
gh-learn-load = Prendi il mucchio più grande: ogni cubo conta, una volta nel tuo magazzino.
gh-learn-sail = Fermati su una casella in un colore delle tue vele: da lì la prossima volta riparti gratis.
gh-learn-bow = Una nave vuota non rende niente: torna indietro se il suo porto di partenza ha più cubi.
