### For those who may manage a server: what they settle, and how they repair a match.

table-closed-channel = In this server tables belong in these channels: { LIST($channels, style: "comma") }.
table-too-many-open = You have opened { NUMBER($have) } tables here that are not finished; this server allows { NUMBER($most) }.
table-too-many-here = This server has { NUMBER($have) } tables that are not finished; this bot allows { NUMBER($most) }. As soon as one of them is over, you can open another.
table-too-many-own = You have opened { NUMBER($have) } tables that are not finished; this bot allows { NUMBER($most) }. As soon as one of them is over, you can open another.
table-too-many-channels = A list can hold { NUMBER($most) } channels at most.
error-not-manager = Only managers of this server can do that.

cmd-admin = admin
cmd-admin-about = For managers of this server: settings, and repair of matches
cmd-admin-settings = settings
cmd-admin-settings-about = See or change the settings of this server
cmd-admin-settings-tables = tables
cmd-admin-settings-tables-about = Unfinished tables that one person may have opened; 0: any number
cmd-admin-settings-end = end
cmd-admin-settings-end-about = Who may end a match
cmd-admin-settings-move = move
cmd-admin-settings-move-about = Who may move a match to another channel
cmd-admin-settings-language = language
cmd-admin-settings-language-about = The language of public posts, also of matches that run
cmd-admin-channels = channels
cmd-admin-channels-about = Where tables may be opened
cmd-admin-channels-add = add
cmd-admin-channels-add-about = Tables may be opened in this channel and its threads
cmd-admin-channels-remove = remove
cmd-admin-channels-remove-about = No longer in this channel; running matches stay
cmd-admin-channels-everywhere = everywhere
cmd-admin-channels-everywhere-about = Tables may be opened in every channel

admin-title = This server
admin-channels = Tables may be opened in: { LIST($channels, style: "comma") }
admin-channels-all = Tables may be opened in every channel
admin-limit = Unfinished tables that one person may have opened: { NUMBER($most) }
admin-limit-none = One person may open any number of tables
admin-end = Who may end a match: { $who }
admin-move = Who may move a match: { $who }
admin-players = only the players
admin-managers = the players and the managers of the server
admin-language = Language of public posts: { $language }
admin-language-locale = Language of public posts: as the server is set in Discord
admin-locale = as the server is set in Discord

## Repair of a match

table-players-decide = In this server only the players decide that. /{ cmd-admin } { cmd-admin-settings } changes it.
table-managers-seat = Managers cannot give a seat to themselves: name somebody else.
table-undone-by-manager = { $more ->
    [0] By decision of this server's managers, this is taken back: { LIST($moves, style: "said") }
   *[other] By decision of this server's managers, everything is taken back from here on: { LIST($moves, style: "said") }
}
table-undone-by-manager-all = By decision of this server's managers, everything since an earlier position is taken back.
table-rolled-back = { $by }, who manages this server, rolls the match back to an earlier position.
table-moved-by-manager = { $by }, who manages this server, has moved the match here.
table-ended-by-manager = { $by }, who manages this server, ends this match without a result.
table-seat-by-manager = { $by }, who manages this server, gives the seat of { $who } to { $new }. It changes hands when { $new } takes it.

cmd-admin-board = board
cmd-admin-board-about = Post the newest board of a match again
cmd-admin-move = move
cmd-admin-move-about = Go on with a match in this channel
cmd-admin-seat = seat
cmd-admin-seat-about = Ask somebody to take a seat over, with all that it holds
cmd-admin-seat-seat = seat
cmd-admin-seat-seat-about = Which seat
cmd-admin-seat-person = person
cmd-admin-seat-person-about = Who takes the seat; name the person who has it now to leave it as it is
cmd-admin-rollback = rollback
cmd-admin-rollback-about = Take a match back to an earlier position; all are told
cmd-admin-end = end
cmd-admin-end-about = End a match without a result

admin-reposted = It is posted again: { $link }
admin-moved = The match goes on here. Its players are told.
admin-seat-given = Asked: { $name }. Until the seat is taken it stays as it is.
admin-seat-kept = { $name } keeps the seat.
admin-rollback = To which position? The turn you choose is taken back, with all that came after.
admin-rollback-none = There is no turn to take back.
admin-rollback-menu = Take back this turn and all after it
admin-turn = Turn { NUMBER($n, useGrouping: 0) }
admin-rollback-sure = From this turn on everything would be taken back: { $moves }
admin-rollback-warning = What was drawn and shown since then is known, and will be drawn again. All players are told that you did this.
admin-rolled-back = Done. The board is posted again, and whoever must act is called.
admin-end-sure = The match would end now, without a result, and nobody can take that back. All players are told that you did this.
admin-ended = The match has ended without a result.
button-roll-back = Roll back
button-end-match = End the match

## A match as a file

table-import-damaged = This file is damaged, or it is no record of a match.
table-import-step = Step { $n } of this record does not follow from its secret and the rules.
table-import-rules = This match was played with other rules or other data than mine.
table-import-newer = This file was written by a newer version of me.
table-import-big = This file is too big.
table-import-running = The match was still running when this record was made, so its secrets are missing. A record that is made after the end can be brought in.
table-import-handover = This file holds hidden hands: only whoever runs this bot can bring it in.
table-import-known = This match is here already.
table-imported = This finished match was brought here from a file, to be looked at. It counts in no results and ratings.
table-imported-by = { $by }, who manages this server, has brought this finished match here from a file, to be looked at. It counts in no results and ratings.
table-imported-running = This match comes from elsewhere and goes on here. Whoever must act is called.
table-handed-over = This match goes on elsewhere. Nothing more happens here.

cmd-admin-export = export
cmd-admin-export-about = Get the record of a match of this server
cmd-admin-import = import
cmd-admin-import-about = Bring a finished match here from its record, to be looked at
cmd-admin-import-file = file
cmd-admin-import-file-about = The record, as an export or the end of a match gives it

admin-imported = The match is here: { $link }
admin-export-whole = Whoever runs the bot can export the whole match, so that it goes on elsewhere.
