### Webhooks: addresses that are called when it is somebody's turn.

webhook-turn = It is your turn in { $game } (table { NUMBER($match, useGrouping: 0) }).
webhook-try = This is how I tell you that it is your turn.
webhook-title = Your webhooks
webhook-none = You have none. **{ button-webhook-add }** asks for an address.
webhook-added = { $host } is called when it is your turn
webhook-added-about = A first call is on its way, to try it. This is the secret that signs every call; it is not shown again:
webhook-signed = Turnpost-Signature is v1= and the HMAC-SHA256 of Turnpost-Timestamp, a full stop and the body.
webhook-remove = Remove { $n }
webhook-match = table { NUMBER($match, useGrouping: 0) } only
webhook-last-status = last answer: { $status }
webhook-last-unreachable = last time: no answer
webhook-last-forbidden = not called: the address leads to a private place
webhook-stopped = **stopped**; remove it and add it again
webhook-form-json = JSON
webhook-form-ntfy = ntfy
webhook-form-slack = Slack
webhook-form-matrix = Matrix (hookshot)
table-webhook-address = I can call only public addresses that begin with https:// and have no password in them.
table-webhook-which = “{ form-webhook-everybody }” is for one table, which you have opened. Choose it under “{ form-webhook-match }”.
table-webhook-none = Webhooks are not offered here.
table-webhook-many = { $most ->
    [one] You can have one webhook. Remove it first.
   *[other] You can have { $most } webhooks. Remove one first.
}
table-webhook-failing = Your webhook at { $host } could not be reached. I go on trying when it is your turn; /{ cmd-me } { cmd-me-show } shows how it stands.
table-webhook-stopped = Your webhook at { $host } has failed again and again and is stopped. Remove it with /{ cmd-me } { cmd-me-show } and add it again when it works.
webhook-match-turn = { $game } (table { NUMBER($match, useGrouping: 0) }): it is the turn of { $who }.
webhook-match-try = This is how I tell whose turn it is in { $game } (table { NUMBER($match, useGrouping: 0) }).
webhook-over = { $game } (table { NUMBER($match, useGrouping: 0) }) has ended.
webhook-match-title = Webhooks of table { NUMBER($match, useGrouping: 0) }
webhook-match-none = It has none. The host can add one with /{ cmd-me } { cmd-me-show }, and those who manage the server with /{ cmd-admin }.
webhook-match-about = They are called at every turn, and when the table ends. They are told the game, who must act and where the table is: nothing that only a player may know.
webhook-match-added = { $host } is called at every turn of table { NUMBER($match, useGrouping: 0) }
webhook-match-every = every turn of table { NUMBER($match, useGrouping: 0) }
table-webhook-match-added = { $by } has added a webhook to this table. { $host } is called at every turn and is told who must act: nothing that only a player may know. You can see it with /{ cmd-me } { cmd-me-show }: **{ button-webhooks }**.
table-webhook-match-removed = { $by } has removed the webhook of this table. { $host } is no longer called.
table-webhook-match-many = { $most ->
    [one] A table can have one webhook. Remove it first.
   *[other] A table can have { $most } webhooks. Remove one first.
}
table-webhook-match-failing = The webhook that you added to the table could not be reached at { $host }. I go on trying at the next turn; /{ cmd-me } { cmd-me-show } shows how it stands.
table-webhook-match-stopped = The webhook that you added to the table has failed again and again at { $host } and is stopped. Remove it with /{ cmd-me } { cmd-me-show } and add it again when it works.

form-webhook-url-about = The address, beginning with https://
form-webhook-form-about = What the receiver understands
form-webhook-everybody-about = At every turn of this table, whoever must act; for its host
button-webhooks = Webhooks
button-webhook-add = Add a webhook
menu-webhooks-of = Webhooks of a table…
form-webhook-url = Address
form-webhook-form = Form
form-webhook-match = For which table?
form-webhook-all = All my tables
form-webhook-everybody = At everybody’s turns
