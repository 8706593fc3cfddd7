### The parcel at the end of a match. May hold markdown; never drawn.

parcel-title = Na pamiątkę
parcel-about = { LIST($parts) }.
parcel-has-score = arkusz punktów
parcel-has-curves = krzywe
parcel-has-film = film poklatkowy
parcel-has-log = dziennik
parcel-has-proof = dowód losowań
parcel-has-record = cała partia jako plik
parcel-packing = Pakuję pamiątki z tej partii…
parcel-drawing = Pakuję pamiątki z tej partii: film ma { $done } z { $total } obrazków…
parcel-undone = cofnięte
parcel-secret = Sekret
parcel-check = Kto ma ten program, sprawdzi zapis partii poleceniem:
parcel-film-alt = Film poklatkowy gry { $game }: plansze od pierwszej do ostatniej, razem { $count }.
button-leads = Punkty zwrotne
parcel-leads = {""}**{ button-leads }** według oceny graczy komputerowych:
parcel-lead = Moment { $n } z { $count }: prowadzi { $who }, a nie { $before } (przewaga: { $by }). { $said }
parcel-no-leads = W tej partii nikt nie stracił prowadzenia.
parcel-lead-step = Do momentu { $n }
