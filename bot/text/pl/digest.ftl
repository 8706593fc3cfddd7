### The daily digest: a list of somebody's matches by direct message.

me-digest = Codzienny przegląd: **{ $time }**
me-digest-none = Codzienny przegląd: brak
digest-more = { $count ->
    [one] i jeszcze jedna partia
    [few] i jeszcze { $count } partie
   *[other] i jeszcze { $count } partii
}
digest-note = To twój codzienny przegląd. Zmienia go /{ cmd-me } { cmd-me-show }.
button-mine = Moje partie
