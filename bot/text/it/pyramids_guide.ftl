### Pyramids for newcomers: why each question is asked, what the symbols mean, the guided first match.

## Why a question is asked: the rule in a sentence

py-why-keep = Tieni due delle quattro carte che hai ricevuto; sono le piramidi con cui cominci.
py-why-mark = Segna l’intera forma su una carta, girata e ribaltata come vuoi, o una sola casella; i segni comprendono l’ingresso o toccano caselle segnate.
py-why-extra = Una X rossa ti fa segnare subito un’altra casella accessibile, su una qualsiasi delle tue carte; un’altra X rossa ne dà un’altra ancora.
py-why-take = Una carta completata viene sostituita da una nuova: una scoperta, o la prima del mazzo, coperta.

## What the symbols mean

py-see-shape = **Carta Spedizione.** La forma che ora segnano tutti, girata e ribaltata come ognuno vuole.
py-see-entrance = **Ingresso.** I primi segni su una carta devono comprenderlo.
py-see-tomb = **Tomba.** Quando è segnata, la carta è completata.
py-see-x = **X rossa.** Segna subito un’altra casella accessibile.
py-see-gem = **Gemma.** Rosse e verdi formano coppie, che valgono di più.
py-see-torch = **Torcia.** Conta una volta per round.
py-see-skull = **Teschio.** Punti negativi, di più a ogni teschio.
py-see-potion = **Pozione.** Cancella teschi.
py-see-torches = **Round.** La torcia accesa è quella di questo round.
py-see-display = **Carte scoperte.** Nuove carte fra cui scegliere, accanto al mazzo.
py-see-bonus = **Punti piramide.** Per più carte completate di un colore, il massimo a chi è primo.
py-see-score = **Foglio dei punti.** Gemme, teschi e torce di questo giocatore, e le caselle di punti vinte.

## The main parts of the table, each at its letter

py-part-shape = la forma che segnano tutti, e quelle che verranno
py-part-rounds = i round: una torcia per ciascuno
py-part-cards = le tue due piramidi: segna dall’ingresso alla tomba
py-part-display = nuove piramidi fra cui scegliere quando ne completi una
py-part-bonus = punti per più piramidi di un colore
py-part-score = ciò che hai trovato: gemme e torce danno punti, i teschi ne tolgono

## The guided first match: the second line of each question

py-learn-mark = Comincia dall’ingresso e punta alla tomba; prendi le gemme per strada ed evita i teschi.
py-learn-extra = Una casella gratis: usala per raggiungere la tomba, o un’altra X rossa.
py-learn-take = Una via breve alla tomba vale molto, e anche un colore di cui hai già carte.

## The story of the first match: the reason before a move, and what it has brought

py-story-about = Tutti segnano le stesse forme, ognuno su due piramidi proprie, dall’ingresso alla tomba. Una tomba segnata vale 10 punti; danno punti anche le coppie di gemme, le torce e più piramidi di un colore, mentre i teschi ne tolgono. Vince chi ha più punti.
py-story-keep = Tieni 25 e 46. Su 46 una X rossa è accanto all’ingresso e un’altra accanto alla tomba; su 25 c’è una torcia a portata.
py-story-torch = Su 25 la L copre l’ingresso e la torcia: segna A1 B1 C1 C2.
py-story-torched = La torcia di questo round è tua: 5 punti.
py-story-x = Su 46 segna B1 C1 B2: lì sotto c’è una X rossa, che ti dà subito un’altra casella, su una delle tue carte. Prendi D2 su 25, un’altra X; poi D1 su 46, una gemma rossa.
py-story-chain = Cinque caselle in un turno, e una gemma: cerca prima le X rosse.
py-story-way = Vai dritto verso la tomba: segna A2 A3 A4 su 46. Lì non c’è niente, ma il prossimo turno porterà molto.
py-story-tomb = Segna A5 B5 C5 su 46: una gemma verde, e la X rossa accanto alla tomba. La casella in più è D5, la tomba stessa.
py-story-done = Una piramide completata: 10 punti. Una gemma rossa e una verde sono una coppia: 5 punti; una da sola ne vale 1.
py-story-take = Al posto della carta completata ne arriva una nuova. Prendi la 1: è verde come 46, e chi completa per primo due carte di un colore riceve 10 punti in più.
py-story-skull = Quattro in fila stanno su 25: segna E2 E3 E4 E5. Una gemma rossa, ma anche un teschio; la X rossa ti dà D5.
py-story-skulls = Un teschio costa 1 punto, due ne costano 2, tre 4: ognuno più di quello prima. Chi comincia ne prende troppi.
py-story-single = Il quadrato non sta bene da nessuna parte. Invece di una forma puoi sempre segnare una sola casella: C5 su 25, una gemma verde.
py-story-pairs = Due coppie di gemme: 10 punti. Una piramide con la tomba non segnata non dà niente, ma ciò che vi hai trovato resta.
py-story-own = L’ultimo turno di questa lezione è solo tuo: che cosa segni? Una partita intera ha quattro round, ognuno con la sua torcia.
py-story-review = Hai completato { $completed ->
    [one] 1 piramide
   *[other] { $completed } piramidi
} e formato { $pairs ->
    [one] 1 coppia
   *[other] { $pairs } coppie
} di gemme; { $skulls ->
    [0] nessun teschio ti costa niente.
    [one] 1 teschio ti costa punti.
   *[other] { $skulls } teschi ti costano punti.
} { $completed ->
    [0] La prossima volta resta su una piramide finché non è completa: una completa vale più di due a metà.
   *[other] Una piramide completata già nel primo round: ben fatto.
}
