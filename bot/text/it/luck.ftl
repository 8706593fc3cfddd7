### The luck report: names of draws (`<prefix>-luck-...`) and what is said about them.

gh-luck-drew = Carte Vento pescate
gh-luck-dealt = Carte Vento distribuite
gh-luck-refilled = Cubi estratti per i porti principali
py-luck-log-reveal = Forme girate
py-luck-log-display = Nuove carte scoperte
py-luck-log-unseen = Carte pescate coperte
bb-luck-rolled = Dadi
bb-luck-drew = Carte Divinità pescate
bb-luck-laid-card = Carte Divinità scoperte
edo-luck-log-tile = Tessere Luogo per i ronin
edo-luck-none = In Edo il caso prepara solo il tavolo prima del primo round, uguale per tutti: non c’è fortuna di un giocatore da confrontare con quella di un altro.

luck-title = Fortuna · { $game }, tavolo { NUMBER($match, useGrouping: 0) }
luck-average = media { $came } su { $draws } valori, attesa { $expected }
luck-tally = { $label }: **{ $seen }** ({ $expected })
luck-note = Fra parentesi: quante volte era atteso. ▲ e ▼ segnano nettamente di più o di meno.
luck-none = Qui niente è stato estratto più di una volta, quindi non c’è niente da confrontare.
luck-ordinary = Nel complesso, niente d’insolito.
luck-odd = La cosa più insolita: { $who }, { $what }.
luck-odd-table = La cosa più insolita: { $what }.
