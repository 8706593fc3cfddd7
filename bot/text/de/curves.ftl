### Die Punkte einer Partie als Kurven. `pic-` wird gezeichnet, ist also kurz.

pic-curves = Punkte, wäre die Partie da zu Ende gewesen
pic-leads = führt mit { $points }
pic-level = In Führung
pic-round = Runde
pic-moves = Verlauf der Partie
curves-lead = { COUNT($who) ->
    [one] { $who } führt
   *[other] { $who } führen gemeinsam
} mit { $total ->
    [1] einem Punkt
   *[other] { $total } Punkten
}.
curves-round = Nach Runde { $round }: { $list }

button-curves = Kurven
page-curves = Die Punkte im Verlauf der Partie
error-curves-hidden = Solange diese Partie läuft, darf niemand die Punkte aller kennen. Die Kurven gibt es, wenn sie vorbei ist.
error-curves-early = Die Partie hat gerade erst begonnen: Es gibt noch keine Kurven.
