### Private tables: by invitation only.

lobby-private = Private: /{ cmd-table } { cmd-table-invite } asks somebody to join; nobody else sees this table.
error-no-private-thread = I may not make a private thread here, so no table was opened. Let me make private threads, or try another channel.
permission-create-private-threads = Create Private Threads
cmd-table-new-private = private
cmd-table-new-private-about = By invitation only, in a private thread
