### What the bot could not do, told privately to the one who asked. Nothing has changed then.

error-discord = Discord did not accept the answer. Please try again in a minute.
error-no-player = There is no such player at this table.
error-no-match-here = There is no match in this channel. Say which one.
error-permission = In this channel I lack a permission: { $permissions }. Somebody who manages the server can grant it.
error-private-thread = Nothing that I post would arrive here: I am not in this private thread. Mention me here ({ $bot }) so that Discord lets me in, and try again; or do it in the channel.
error-inside = Something went wrong on my side. Nothing has changed, and the error has been logged.
error-stale-commands = The commands have just been renewed. Please try again in a minute.
error-extra = This turn has no use for “{ $text }”.
error-other-game = This command belongs to another game: at this table you play { $game }.
error-unknown-asker = Discord did not say who you are. Nothing has changed; please try again.
error-stale-control = This button is no longer in use. Please open the page again.
error-not-in-dm = This works only in a server channel.
error-illegal = { $why } Possible now: { LIST($legal, style: "semicolon") }.
error-illegal-many = { $why } Possible now: { LIST($legal, style: "semicolon") } and { $more } more.
error-illegal-none = { $why } Nothing is possible for you now.
error-number = “{ $text }” is not a whole number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }.
error-unreadable-option = I cannot read “{ $text }” as options: write key=value.
error-blocked-person = You cannot use this bot: whoever runs it has blocked you.
error-blocked-server = This bot does not answer on this server: whoever runs it has blocked the server.
error-maintenance = No table can be opened or started for now: maintenance of the bot is about to begin. Running matches go on.
error-bot-person = A bot cannot take a seat.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-manage-threads = Manage Threads
permission-manage-messages = Manage Messages
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
error-name-match = You play in several matches. Say which one with “{ cmd-param-match }”.
error-form-late = That took too long. Press once more, please.
error-no-number = “{ $text }” is not a whole number from 0 up.
