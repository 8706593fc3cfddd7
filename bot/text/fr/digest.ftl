### The daily digest: a list of somebody's matches by direct message.

cmd-me-digest = résumé
cmd-me-digest-about = Une liste de tes parties par message privé, une fois par jour ; sans heure : aucune
cmd-me-digest-time = heure
cmd-me-digest-time-about = Quand il arrive, par exemple 8:00

me-digest = Résumé du jour : **{ $time }**
me-digest-none = Résumé du jour : aucun
digest-more = { $count ->
    [one] et encore une partie
   *[other] et encore { $count } parties
}
digest-note = Ton résumé du jour. Pour le régler : /{ cmd-me } { cmd-me-digest }.
button-mine = Mes parties
