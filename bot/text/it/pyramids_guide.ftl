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

## The guided first match: the second line of each question

py-learn-mark = Comincia dall’ingresso e punta alla tomba; prendi le gemme per strada ed evita i teschi.
py-learn-extra = Una casella gratis: usala per raggiungere la tomba, o un’altra X rossa.
py-learn-take = Una via breve alla tomba vale molto, e anche un colore di cui hai già carte.
