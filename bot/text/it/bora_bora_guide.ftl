### Bora Bora for newcomers: why each question is asked, what the symbols mean, the guided first match.

## Why a question is asked: the rule in a sentence

bb-why-start = La prima capanna dà subito il prodotto della regione.
bb-why-hut = Una capanna sulla mappa viene dalla tua plancia; la casella che lascia accoglie poi un uomo o una donna.
bb-why-space = Un nuovo materiale va subito su una casella cerimonia libera del suo tipo; su due vicini si può costruire.
bb-why-place = Un dado va su un’azione solo se è più basso di ogni dado che c’è, e il suo numero è ciò che puoi fare con l’azione.
bb-why-pay = Una divinità costa una carta del suo colore e un’offerta, o due carte uguali di un altro colore e un’offerta, o una tessera Divinità.
bb-why-region = La capanna va in una regione accanto a una delle tue, per una via fino al numero del dado, e dà il prodotto di quella regione.
bb-why-red = Il Rosso dà i punti del pesce della regione appena raggiunta, una volta per regione e giocatore.
bb-why-person = Prendi una tessera dagli spazi fino al numero del dado; la sua capacità si può usare nella fase B di ogni round.
bb-why-home = Una persona vive su una casella della tua plancia senza capanne, e non si muove più.
bb-why-trade = Ogni punto del dado compra qualcosa; ti fermi quando vuoi, e i punti rimasti vanno persi.
bb-why-priest = Il sacerdote va su uno spazio fino al numero del dado; gli altri vengono spinti a destra e possono uscire.
bb-why-building = Una tessera Edificio fino al numero del dado copre due materiali vicini; i primi round rendono di più.
bb-why-pair = L’edificio copre due caselle cerimonia vicine che hanno entrambe un materiale; i materiali tornano nella riserva.
bb-why-fire = Il bonus del fuoco ha due metà: una carta Divinità o un’offerta, e poi un passo di status o una conchiglia.
bb-why-use = Una volta per round usi un tipo di uomini e un tipo di donne; tutte le tessere di un tipo agiscono insieme.
bb-why-material = I Raccoglitori prendono i materiali uno per uno; puoi fermarti dopo ognuno.
bb-why-carry = Una capanna che va sulla casella 12 lascia una casella libera per una persona.
bb-why-card = Prendi una delle carte Divinità scoperte, o la prima del mazzo senza vederla.
bb-why-jewel = In ogni round puoi comprare un gioiello con conchiglie; conta alla fine.
bb-why-task = In ogni round si risolve uno dei tuoi { $tasks } compiti: { $task } punti se è soddisfatto; se nessuno lo è, rinunci a uno.
bb-why-final-task = Dopo l’ultimo round si risolvono tutti i tuoi compiti, se sono soddisfatti.
bb-why-take = Un compito risolto viene sostituito da uno di quelli sul tabellone.

## What the symbols mean

bb-see-hut = **Capanna.** Una regione del suo giocatore; da qui si può entrare in quelle vicine.
bb-see-place = **Terreno edificabile libero.** La prossima capanna qui dà il prodotto della regione.
bb-see-fish = **Pesce.** Punti alla fine per la capanna sul terreno della regione, e subito con il Rosso.
bb-see-path = **Via.** Il suo numero è il dado più basso che la percorre; assi portano per terra, onde per acqua.
bb-see-action = **Tessera Azione.** Il segno dice il dado più alto che ci sta ancora; sotto ci sono i dadi di questo round.
bb-see-persons = **Uomini e donne.** Il numero di uno spazio è il dado più basso che prende la tessera.
bb-see-temple = **Tempio.** Ogni sacerdote dà punti ogni round; chi ne ha di più vince una tessera Divinità.
bb-see-tasks = **Compiti disponibili.** Ne prendi uno dopo aver risolto uno dei tuoi.
bb-see-gods = **Carte Divinità.** Quelle scoperte, e il mazzo.
bb-see-jewelry = **Gioielli.** Il prezzo in conchiglie, e i punti alla fine.
bb-see-status = **Tracciato dello status.** Punti alla fine del round, e il prossimo ordine di turno.
bb-see-seat = **Giocatore.** Posto nell’ordine di turno, dadi rimasti, che cosa possiede, punti.
bb-see-spots = **Caselle delle capanne.** Una vuota ha posto per un uomo o una donna.
bb-see-ceremony = **Area cerimonia.** Materiali su caselle del loro tipo; su due vicini si può costruire.
bb-see-own-tasks = **I tuoi compiti.** Alla fine di ogni round se ne risolve uno.

## The main parts of the table, each at its letter

bb-part-seat = tu: punti, dadi e beni; la tua gente e i tuoi compiti sono sulla tua plancia
bb-part-actions = azioni: un dado deve essere più basso di tutti quelli già lì
bb-part-islands = le isole: ogni nuova capanna dà qualcosa, e il suo pesce dà punti
bb-part-temple = il tempio: i tuoi sacerdoti danno punti ogni round
bb-part-jewelry = gioielli: si comprano con conchiglie e danno punti alla fine
bb-part-status = il tracciato dello status: punti e il prossimo ordine di turno

## The guided first match: the second line of each question

bb-learn-place = Un dado alto rende di più, ma va su meno tessere; un dado basso va quasi ovunque.
bb-learn-region = Cerca un prodotto che ti serve e un pesce di valore alto.
bb-learn-person = Due dello stesso tipo rendono più di uno: colleziona un tipo.
bb-learn-hut = Una casella senza capanne ha posto per un uomo o una donna.
bb-learn-trade = Compra ciò che manca ancora a uno dei tuoi compiti.
bb-learn-priest = Su uno spazio alto il sacerdote dura di più; ogni round chi ha più sacerdoti vince una tessera Divinità.
bb-learn-building = Costruisci presto: i primi round danno più punti.
bb-learn-use = Usa ogni round un tipo di uomini e uno di donne; non costa niente.
bb-learn-jewel = Le conchiglie che restano alla fine non valgono niente: compra ciò che puoi.
bb-learn-task = Un compito completato è ciò che dà più punti in un round.

## The story of the first match: the reason before a move, and what it has brought

bb-story-about = In ogni round metti tre dadi sulle azioni: capanne sulle isole, uomini e donne sulla tua plancia, sacerdoti, edifici. Poi la tua gente lavora, compri un gioiello e risolvi un compito. Pesci, edifici, compiti e gioielli danno punti; dopo sei round vince chi ne ha di più.
bb-story-woman = Un 1 è un dado debole, ma con il Bianco può quanto un 6. Mettilo su Donna con il Bianco, paga con la tua tessera Divinità e prendi la Costruttrice dallo spazio 5. Vive sulla casella 1 della tua plancia.
bb-story-blue = Guarda Donna: due dadi da 1. Un dado dev’essere più basso di ogni dado che c’è, quindi un 1 chiude l’azione a tutti; solo il Blu lo supera, come ora.
bb-story-water = Il 6 arriva lontano, ma va solo dove non ci sono dadi. Mettilo su Via d’acqua ed espanditi alla spiaggia est, con la capanna della casella 3. Metti la sabbia su a1, e prendi i punti del pesce con il Rosso.
bb-story-fish = 6 punti per il pesce. E ora accanto alla tua pietra c’è sabbia: su due vicini si può costruire.
bb-story-temple = Un 1 va ancora quasi dappertutto. Mettilo su Tempio e manda il sacerdote allo spazio 1; prendi un’offerta, e un passo di status.
bb-story-use = Tutti i dadi sono messi; ora la gente lavora, un tipo di uomini e uno di donne. La Costruttrice copre sabbia e pietra con la tessera Edificio 1. Per il fuoco prendi la carta Divinità blu e una conchiglia.
bb-story-built = 10 punti: prima costruisci, più rende.
bb-story-jewel = Le conchiglie alla fine non valgono niente. Con la tua compra il pettine: 1 punto, e un primo tipo per il tuo compito.
bb-story-task = In ogni round si risolve un compito. «Una donna e un sacerdote nel tempio» è soddisfatto: risolvilo. Se nessuno lo fosse, dovresti rinunciare a uno.
bb-story-tasked = 6 punti per il compito.
bb-story-own = L’ultima scelta di questa lezione è solo tua: un nuovo compito. Quale va con ciò che hai? Una partita intera ha sei round.
bb-story-review = Compiti soddisfatti: { $tasks }. Capanne sulle isole: { $huts }. Uomini e donne al lavoro: { $people }. { $tasks ->
    [0] La prossima volta cerca prima un compito che vada con ciò che hai: un compito soddisfatto è quel che rende di più.
   *[other] Un compito soddisfatto già nel primo round: ben pensato.
}
