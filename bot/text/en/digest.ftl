### The daily digest: a list of somebody's matches by direct message.

cmd-me-digest = digest
cmd-me-digest-about = A list of your matches by direct message, once a day; without a time: none
cmd-me-digest-time = time
cmd-me-digest-time-about = When it comes, such as 8:00

me-digest = Daily digest: **{ $time }**
me-digest-none = Daily digest: none
digest-more = { $count ->
    [one] and one more match
   *[other] and { $count } more matches
}
digest-note = Your daily digest. Change it with /{ cmd-me } { cmd-me-digest }.
button-mine = My matches
