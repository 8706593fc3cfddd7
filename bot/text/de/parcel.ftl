### The parcel at the end of a match. May hold markdown; never drawn.

parcel-title = Zum Aufheben
parcel-about = { LIST($parts) }.
parcel-has-score = Wertungsbogen
parcel-has-curves = Kurven
parcel-has-film = Zeitraffer
parcel-has-log = Verlauf
parcel-has-proof = Nachweis der Ziehungen
parcel-has-record = die ganze Partie als Datei
parcel-packing = Ich packe das Paket dieser Partie …
parcel-drawing = Ich packe das Paket dieser Partie: Der Zeitraffer hat { $done } von { $total } Bildern …
parcel-undone = zurückgenommen
parcel-secret = Geheimnis
parcel-check = Wer dieses Programm hat, prüft die Aufzeichnung der Partie mit:
parcel-film-alt = Zeitraffer, { $game }: { $count } Spielpläne vom ersten bis zum letzten.
button-leads = Wendepunkte
parcel-leads = {""}**{ button-leads }** nach Schätzung der Computerspieler:
parcel-lead = Stellung { $n } von { $count }: { $who } führt statt { $before } (Vorsprung: { $by }). { $said }
parcel-no-leads = In dieser Partie hat niemand die Führung verloren.
parcel-lead-step = Zu Stellung { $n }
