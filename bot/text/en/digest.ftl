### The daily digest: a list of somebody's matches by direct message.

me-digest = Daily digest: **{ $time }**
me-digest-none = Daily digest: none
digest-more = { $count ->
    [one] and one more match
   *[other] and { $count } more matches
}
digest-note = Your daily digest. Change it with /{ cmd-me } { cmd-me-show }.
button-mine = My matches
