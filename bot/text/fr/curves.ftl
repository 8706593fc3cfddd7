### Les points d’une partie sous forme de courbes. `pic-` est dessiné, donc court.

pic-curves = Points si la partie s’était terminée à ce moment
pic-leads = mène avec { $points }
pic-level = En tête
pic-round = Manche
pic-moves = Cours de la partie
curves-lead = { COUNT($who) ->
    [one] { $who } mène
   *[other] { $who } sont à égalité en tête
} avec { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
curves-round = Après la manche { $round } : { $list }

button-curves = Courbes
page-curves = Les points au cours de la partie
error-curves-hidden = Tant que cette partie est en cours, personne ne peut connaître les points de tous. Les courbes seront là quand elle sera terminée.
error-curves-early = La partie vient de commencer : il n’y a pas encore de courbes.
