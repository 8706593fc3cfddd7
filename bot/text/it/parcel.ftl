### The parcel at the end of a match. May hold markdown; never drawn.

parcel-title = Da conservare
parcel-about = { LIST($parts) }.
parcel-has-score = foglio dei punti
parcel-has-curves = curve
parcel-has-film = filmato
parcel-has-log = cronaca
parcel-has-proof = prova delle estrazioni
parcel-has-record = l’intera partita in un file
parcel-packing = Sto preparando il pacco ricordo di questa partita…
parcel-drawing = Sto preparando il pacco ricordo di questa partita: il filmato ha { $done } immagini su { $total }…
parcel-undone = annullato
parcel-secret = Segreto
parcel-check = Chi ha questo programma verifica la registrazione della partita con:
parcel-film-alt = Filmato accelerato ({ $game }): { $count } tabelloni dal primo all’ultimo.
button-leads = Momenti di svolta
parcel-leads = {""}**{ button-leads }**, secondo la stima dei giocatori computer:
parcel-lead = Posizione { $n } di { $count }: { $who } supera { $before } (vantaggio: { $by }). { $said }
parcel-no-leads = In questa partita il primo posto non è mai cambiato.
parcel-lead-step = Alla posizione { $n }
