### Night Market. Prompts are written small, to follow a name; what was told is a whole sentence.

nm-title = Mercato notturno
nm-about = Un piccolo gioco di carte per 2-4 giocatori. Offri in segreto per lanterne, spezie e sete; l’offerta più alta sceglie per prima, ma una buona carta offerta è persa.
nm-rules-1 =
    ### Il mercato notturno
    Ci sono lanterne, spezie e sete, ognuna con i valori da 1 a { $highest }. Ognuno riceve { $hand } carte.

    La partita ha { $rounds } round. In un round si espongono tante carte quanti sono i giocatori. Tutti offrono una carta della loro mano, in segreto e nello stesso momento. L’offerta più alta prende una carta per prima, poi la successiva; a parità precede chi è più vicino al vassoio. L’ultimo giocatore riceve la carta rimasta. Le offerte escono dalla partita.
nm-rules-2 =
    ### Il punteggio
    Alla fine le carte prese contano il loro valore. Chi ha più carte di un tipo riceve altri { $most } punti; a parità li ricevono tutti.{ $option_last_card ->
    [on] {" "}Conta anche la carta rimasta in mano.
    [off] {""}
   *[any] {" "}Con «ultima carta» conta anche la carta rimasta in mano.
    }
nm-option-last-card = Ultima carta
nm-option-last-card-off = non conta
nm-option-last-card-on = conta

## Goods

nm-goods-lantern = lanterna
nm-goods-spice = spezia
nm-goods-silk = seta

## Kinds of answers, as headings of menus

nm-kind-bid = Offri una carta…
nm-kind-back = Cambia la tua offerta…
nm-kind-take = Prendi una carta…

## Prompts

nm-ask-make-bids = offri una carta
nm-ask-take-card = prendi una carta del lotto

## Answers

nm-do-bid = Offri { $kind } { $value }
nm-do-take-back = Cambia la mia offerta
nm-do-take = Prendi { $kind } { $value }

## Told

nm-told-card-dealt = Ricevi { $kind } { $value }.
nm-told-card-dealt-hidden = { $who } riceve una carta.
nm-told-card-laid = Nel lotto: { $kind } { $value }.
nm-told-bid-made = { $who } offre { $kind } { $value }. Sigillato finché non hanno offerto tutti.
nm-told-bid-made-hidden = { $who } ha offerto.
nm-told-taken-back = { $who } cambia offerta.
nm-told-opened = Round { $round }: { LIST($bids, style: "comma") }.
nm-told-one = { $who } offre { $kind } { $value }
nm-told-card-taken = { $who } prende { $kind } { $value }.
nm-told-card-left = { $who } riceve ciò che resta: { $kind } { $value }.

## Refusals

nm-no-sealed = La tua offerta è sigillata. Per cambiarla, prima riprendila.
nm-no-hand = { $kind } { $value } non è nella tua mano.
nm-no-lot = { $kind } { $value } non è nel lotto.

## Score

nm-score-cards = Carte prese
nm-score-most = Più carte di un tipo (+{ $most })
nm-score-last = Ultima carta

## Commands

cmd-night-market = mercato-notturno
cmd-night-market-about = Mosse di Mercato notturno
cmd-night-market-bid = offri
cmd-night-market-bid-about = Offri una carta della tua mano, in segreto
cmd-night-market-bid-card = carta
cmd-night-market-bid-card-about = Quale carta
cmd-night-market-back = cambia
cmd-night-market-back-about = Riprendi la tua offerta sigillata
cmd-night-market-take = prendi
cmd-night-market-take-about = Prendi una carta del lotto
cmd-night-market-take-card = carta
cmd-night-market-take-card-about = Quale carta

## Why a question is asked

nm-why-bid = Tutti offrono una carta in segreto; l’offerta più alta prende per prima, ma la carta che offri è persa.
nm-why-take = Si prende in ordine di offerta; una carta conta il suo valore, e avere più carte di un tipo dà altri { $most } punti.
nm-see-lot = **Lotto.** Le carte di questo round; l’offerta più alta ne prende una per prima.
nm-see-stalls = **Banco.** Le carte che qualcuno ha preso, e l’offerta.
nm-see-hands = **Mano.** Una di queste si offre, e poi è persa.
nm-learn-bid = Un’offerta alta sceglie per prima, ma la perdi: offri alto solo per un buon lotto.
nm-learn-take = I valori alti danno punti, e anche avere più carte di un tipo.

## The table

nm-area-hands = Mano
nm-area-sealed = Offerta segreta
nm-area-stalls = Prese
nm-area-opened = Offerta scoperta
nm-area-deck = Mazzo
nm-area-lot = Il lotto
nm-area-spent = Offerte dei round passati
nm-area-tray = Il vassoio
nm-tray = Il vassoio
nm-card = { $kind } { $value }
