### Tables in direct messages, and the codes with which friends join private tables.

table-unknown-code = No table has this code. Please check it, or ask for a new one.
table-stays-direct = This table is played in the direct messages of its players and stays there.
table-offer-by-name = Nobody else sees this table: please name the person who is to take the seat.
table-unreached = { $who } takes no direct messages from me, so I cannot say when it is their turn. The match goes on: { $who } plays with /{ cmd-turn }, wherever I am.
dm-closed-direct = I cannot send you direct messages, so I cannot say when it is your turn. You play with /{ cmd-turn } and /{ cmd-hand }, wherever I am. To get the board by message, allow direct messages from a server that we share.
lobby-direct = Played in direct messages: each player has a board of their own there, and nobody else sees this table.
lobby-code = Friends join with the code **{ $code }**: /{ cmd-table } { cmd-table-join } { cmd-table-join-code }:{ $code }, in direct messages with me or on any server.
button-code = Invite
button-new-code = New code
page-code = The code of this table: **{ $code }**. Your friends join with /{ cmd-table } { cmd-table-join } { cmd-table-join-code }:{ $code }, in direct messages with me or on any server where I am. Whoever shares no server with me can install me from my profile.
page-code-renewed = The old code no longer works. Whoever has joined stays.
page-new-direct = Table { NUMBER($match, useGrouping: 0) } is open, and its card comes to you by direct message. When all have joined, press Start there.
page-nobody-hears = This server lets nobody but you see my answers, so please pass the code on yourself.
page-joined-direct = You are in. The table comes to you by direct message.
page-started-direct = The match has begun. The board comes to each player by direct message.
learn-closed-here = I cannot send you direct messages, and this guide needs them. Please allow them in your privacy settings and use /{ cmd-learn } again.
cmd-table-join-code = code
cmd-table-join-code-about = The invitation code of a private table
