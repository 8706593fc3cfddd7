### For those who may manage a server: what they settle, and how they repair a match.

table-closed-channel = On this server, tables belong in these channels: { LIST($channels, style: "comma") }.
table-channels-gone = The channels in which tables belong here have been deleted. Somebody who manages the server chooses others with /{ cmd-admin }.
table-too-many-open = You have opened { NUMBER($have) } tables here that are not finished; this server allows { NUMBER($most) }.
table-too-many-here = This server has { NUMBER($have) } tables that are not finished; this bot allows { NUMBER($most) }. As soon as one of them is over, you can open another.
table-too-many-own = You have opened { NUMBER($have) } tables that are not finished; this bot allows { NUMBER($most) }. As soon as one of them is over, you can open another.
table-too-many-channels = A list can hold { NUMBER($most) } channels at most.
error-not-manager = Only managers of this server can do that.

cmd-admin = admin
cmd-admin-about = For managers of this server: settings and repair of matches
form-admin-tables-about = Unfinished tables that one person may have opened; 0: any number
form-admin-end = Who may end a match
form-admin-move = Who may move a match
form-admin-language-about = The language of public posts, in running matches too
form-admin-channels = Where tables may be opened

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

table-players-decide = On this server only the players decide that. /{ cmd-admin } changes it.
table-managers-seat = Managers cannot give themselves a seat: name somebody else.
table-undone-by-manager = { $more ->
    [0] By decision of this server’s managers, this is taken back: { LIST($moves, style: "said") }
   *[other] By decision of this server’s managers, everything is taken back from here on: { LIST($moves, style: "said") }
}
table-undone-by-manager-all = By decision of this server’s managers, everything since an earlier position is taken back.
table-rolled-back = { $by }, who manages this server, rolls the match back to an earlier position.
table-moved-by-manager = { $by }, who manages this server, has moved the match here.
table-ended-by-manager = { $by }, who manages this server, ends this match without a result.
table-seat-by-manager = { $by }, who manages this server, gives the seat of { $who } to { $new }. It changes hands when { $new } takes it.

form-admin-seat = Which seat
form-admin-person-about = Who takes the seat; name the person who has it now to leave it as it is

admin-reposted = Posted again: { $link }
admin-moved = The match goes on here. Its players are told.
admin-seat-given = Asked: { $name }. Until the seat is taken, it stays as it is.
admin-seat-kept = { $name } keeps the seat.
admin-rollback = To which position? The turn you choose is taken back, with all that came after.
admin-rollback-none = There is no turn to take back.
admin-rollback-menu = Take back this turn and all after it
admin-turn = Turn { NUMBER($n, useGrouping: 0) }
admin-rollback-sure = From this turn on, everything would be taken back: { $moves }
admin-rollback-warning = What was drawn and shown since then is known, and will be drawn again. All players are told that you did this.
admin-rolled-back = Done. The board is posted again, and whoever must act is called.
admin-end-sure = The match would end now, without a result, and nobody can take that back. All players are told that you did this.
admin-ended = The match has ended without a result.
button-roll-back = Roll back
button-end-match = End the match

## A match as a file

table-import-damaged = This file is damaged, or it is not the record of a match.
table-import-step = Step { $n } of this record does not follow from its secret and the rules.
table-import-rules = This match was played with rules or data that differ from mine.
table-import-newer = This file was written by a newer version of me.
table-import-big = This file is too big.
table-import-running = The match was still running when this record was made, so its secrets are missing. A record made after the end can be brought in.
table-import-handover = This file holds hidden hands: only whoever runs this bot can bring it in.
table-import-known = This match is here already.
table-imported = This finished match was brought here from a file, to be looked at. It counts in no results or ratings.
table-imported-by = { $by }, who manages this server, has brought this finished match here from a file, to be looked at. It counts in no results or ratings.
table-imported-running = This match comes from elsewhere and goes on here. Whoever must act is called.
table-restored = I was restored from a backup, so the newest turns may be missing. The board shows how the match stands now.
table-handed-over = This match goes on elsewhere. Nothing more happens here.

form-admin-file-about = The record from an export or from the end of a match

admin-imported = The match is here: { $link }
admin-export-whole = Whoever runs the bot can export the whole match, so that it goes on elsewhere.
button-admin-settings = Settings
button-admin-channels = Channels
button-admin-list = List of open tables
button-admin-import = Bring a match here
button-admin-board = Post the board again
button-admin-move = Go on here
button-admin-seat = Give a seat
button-admin-record = Record
button-admin-server = This server
menu-admin-match = A match of this server…
admin-note = A finished match: /{ cmd-admin } { cmd-param-match }:
form-admin-tables = Tables for each person
form-admin-language = Language of public posts
form-admin-open = Beyond this server
form-admin-pages = Match pages
form-admin-listed = A page of the server
form-admin-elsewhere = People of other servers
form-admin-channels-about = Their threads too; none: every channel
form-admin-meeting = Tables for people who wait
form-admin-forum = Forum for matches
form-admin-list = The list of this channel
form-admin-list-here = With tables of this server
form-admin-list-everywhere = Also with tables of other servers
form-admin-list-none = No list: remove it
form-admin-file = Record
form-admin-person = Who takes it?
error-admin-tables = At most { NUMBER($most) } tables for each person; 0 or nothing: any number.
