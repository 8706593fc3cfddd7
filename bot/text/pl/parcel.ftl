### The parcel at the end of a match. May hold markdown; never drawn.

parcel-title = Na pamiątkę
parcel-about = Arkusz punktów, film poklatkowy, dziennik, dowód losowań i cała partia jako plik.
parcel-packing = Pakuję pamiątki z tej partii…
parcel-drawing = Pakuję pamiątki z tej partii: film ma { $done } z { $total } obrazków…
parcel-undone = cofnięte
parcel-secret = Sekret
parcel-check = Kto ma ten program, sprawdzi zapis partii przez:
parcel-film-alt = Film poklatkowy gry { $game }: plansze od pierwszej do ostatniej, razem { $count }.
