### I punti di una partita come curve. `pic-` è disegnato, quindi breve.

pic-curves = Punti se la partita fosse finita allora
pic-leads = è in testa con { $points }
pic-level = In testa
pic-round = Round
pic-moves = Andamento della partita
curves-lead = { COUNT($who) ->
    [one] { $who } è in testa
   *[other] { $who } sono in testa a pari merito
} con { $total ->
    [1] un punto
   *[other] { $total } punti
}.
curves-round = Dopo il round { $round }: { $list }

button-curves = Curve
page-curves = I punti nel corso della partita
error-curves-hidden = Finché questa partita è in corso nessuno può conoscere i punti di tutti. Le curve ci sono quando è finita.
error-curves-early = La partita è appena iniziata: non ci sono ancora curve.
