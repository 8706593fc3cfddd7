### The daily digest: a list of somebody's matches by direct message.

me-digest = Résumé du jour : **{ $time }**
me-digest-none = Résumé du jour : aucun
digest-more = { $count ->
    [one] et encore une partie
   *[other] et encore { $count } parties
}
digest-note = Ton résumé du jour. Pour le régler : /{ cmd-me } { cmd-me-show }.
button-mine = Mes parties
