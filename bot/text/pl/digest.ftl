### The daily digest: a list of somebody's matches by direct message.

cmd-me-digest = przegląd
cmd-me-digest-about = Lista twoich partii w wiadomości prywatnej, raz dziennie; bez godziny: brak
cmd-me-digest-time = godzina
cmd-me-digest-time-about = Kiedy przychodzi, na przykład 8:00

me-digest = Codzienny przegląd: **{ $time }**
me-digest-none = Codzienny przegląd: brak
digest-more = { $count ->
    [one] i jeszcze jedna partia
    [few] i jeszcze { $count } partie
   *[other] i jeszcze { $count } partii
}
digest-note = To twój codzienny przegląd. Zmienia go /{ cmd-me } { cmd-me-digest }.
button-mine = Moje partie
