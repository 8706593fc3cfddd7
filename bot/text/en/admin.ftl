### For those who may manage a server: what they settle, and how they repair a match.

table-closed-channel = In this server tables belong in these channels: { LIST($channels, style: "comma") }.
table-too-many-open = You have opened { NUMBER($have) } tables here that are not finished; the owners of this server allow { NUMBER($most) }.
table-too-many-channels = A list can hold { NUMBER($most) } channels at most.
error-not-manager = Only those who may manage this server can do that.

cmd-admin = admin
cmd-admin-about = For those who manage this server: settings, and repair of matches
cmd-admin-settings = settings
cmd-admin-settings-about = See or change what this server has settled
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
admin-players = the players alone
admin-managers = the players, and those who manage the server
admin-language = Language of public posts: { $language }
admin-language-locale = Language of public posts: as the server is set in Discord
admin-locale = as the server is set in Discord
