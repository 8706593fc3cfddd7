### Private tables: by invitation only.

lobby-private = Private: /{ cmd-table } { cmd-table-manage } asks somebody to join; nobody else sees this table.
table-invite-unheard-private = I cannot reach { $name } by direct message. The invitation holds all the same: { $name } joins with /{ cmd-table } { cmd-table-join } { cmd-param-match }:{ NUMBER($match, useGrouping: 0) }.
table-seat-unheard-private = I cannot reach { $name } by direct message. The seat is offered all the same: { $name } takes it with /{ cmd-table } { cmd-table-join } { cmd-param-match }:{ NUMBER($match, useGrouping: 0) }.
page-no-private-thread = I may not make a private thread here.
permission-create-private-threads = Create Private Threads
cmd-table-new-private = private
cmd-table-new-private-about = By invitation only: in a private thread, or in direct messages with friends
table-stays-private = This match is private: nobody else may read it. Its players can move it with /{ cmd-table } { cmd-table-manage }, and I make a new private thread for it.
error-no-new-private-thread = I may not make a private thread here, so the match stays where it is. Let me make private threads, or try another channel.
page-moved-private = The match goes on in a new private thread, with its players alone:
