### Finding a game: open tables, ratings as hints, tables for people of other servers.

## Open tables

cmd-table-find = find
cmd-table-find-about = Tables that you may join, here and on other servers
cmd-table-find-game = game
cmd-table-find-game-about = Only this game
cmd-table-find-speed = speed
cmd-table-find-speed-about = Only tables as fast as this
cmd-table-find-where = where
cmd-table-find-where-about = Only this server, or all servers that agree to it
find-where-everywhere = on all servers
find-where-here = on this server
speed-fast = fast: up to a day for a turn
speed-normal = normal: up to 3 days for a turn
speed-slow = slow: more than 3 days for a turn
speed-free = without a clock

find-title = Open tables
find-game = { $game }
find-none = No table of this kind is open. Open one with /{ cmd-table } { cmd-table-new }.
find-line = **{ $game }** · table { NUMBER($match, useGrouping: 0) } · { $taken }/{ $seats } seats taken · { $clock } · { $language } · { $level }
find-on = on { $server }
find-on-another = on another server
find-clock = { $turn } for a turn
find-clock-reserve = { $turn } for a turn and { $reserve } in reserve
find-clock-none = no clock
level-unknown = nobody rated yet
level-about = ratings about { NUMBER($rating, useGrouping: 0) }
find-elsewhere-note = You may join tables of other servers from here and play them in direct messages with me. Their threads are only for people of those servers.
find-more = { $count ->
    [one] And one more.
   *[other] And { $count } more.
}
find-standing = This message keeps itself up to date.
menu-find-join = Join a table
button-find = Find a table
button-find-everywhere = Other servers, too
button-find-here = Only this server

page-joined-visitor = This table is on another server, so you play it in direct messages with me: your hand and your turns come there, and /{ cmd-turn }, /{ cmd-move } and /{ cmd-table } { cmd-table-board } work there. Its thread is only for people of that server.
table-finished = The match is over. Its board shows how it ended.

## What a host says about those who join

band = ratings { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }
band-from = ratings from { NUMBER($least, useGrouping: 0) }
band-to = ratings up to { NUMBER($most, useGrouping: 0) }
lobby-band = The host suggests { $band }; everybody may join
lobby-elsewhere = People of other servers see this table and may join it
lobby-outside = The host of this table suggests { $band }; yours is { NUMBER($rating, useGrouping: 0) }. You are welcome all the same.
lobby-outside-new = The host of this table suggests { $band }; you have no rating in this game yet. You are welcome all the same.
table-bad-ratings = Ratings are numbers from 0 to { NUMBER($most, useGrouping: 0) }, the lowest first.
table-private-elsewhere = A private table is listed nowhere.
table-elsewhere-closed = The managers of this server do not let its tables be listed on other servers. They can change that with /{ cmd-admin }.
cmd-table-new-elsewhere = elsewhere
cmd-table-new-elsewhere-about = People of other servers see the table and may join

form-admin-elsewhere-about = Whether hosts may let people of other servers see and join their tables
admin-elsewhere = Hosts may let people of other servers see and join their tables
admin-elsewhere-none = Tables are listed on this server alone

## A standing list of open tables

admin-listing-put = The list of open tables stands in this channel and keeps itself up to date.
admin-listing-removed = The list is gone.
table-no-listing = There is no list of open tables in this channel.
table-too-many-listings = A server can have { NUMBER($most) } lists of open tables at most.

## Being told of open tables

table-opened = A table is open that you can join: { $game }, table { NUMBER($match, useGrouping: 0) }, { $seats } seats.
table-too-many-alerts = You can be told of { NUMBER($most) } kinds of tables at most. Remove one first.
table-no-alert = You are not told of such tables.
alerts-title = Tables that you are told of
alerts-none = None.
alerts-note = Once for each table, by direct message, and not in your quiet hours.
alert-added = I write to you when such a table opens.
alert-withdrawn = I no longer write to you about that.
alert-any-game = any game
alert-any-speed = however fast
alert-here = on one server
menu-no-alert = No longer tell me of…
button-alerts = What I am told of
button-tell-me = Tell me of new ones
button-to-table = To the table

## Waiting for others to play with

cmd-play = play
cmd-play-about = Find people of your level: a table opens when enough wait
cmd-play-game = game
cmd-play-game-about = What you would like to play; without it: what you wait for
cmd-play-speed = speed
cmd-play-speed-about = The clock of the table; normal if you choose none
cmd-play-seats = seats
cmd-play-seats-about = How many players, you included; as few as possible if you choose none
cmd-play-across = across
cmd-play-across-about = With people of other servers, too
cmd-play-leave = leave
cmd-play-leave-about = Stop waiting, for this game or for all
play-title = What you wait for
play-none = Nothing. /{ cmd-play } { cmd-play-game }: waits for people of your level.
play-line = **{ $game }** · { $clock } · { $seats } players · { $where } · until { $until }.
play-others = { $others ->
    [0] Nobody else waits for that yet.
    [one] One more person waits for that, { $near ->
        [0] with a rating far from yours.
       *[other] with a rating near yours.
    }
   *[other] { $others } more people wait for that, { $near } of them with ratings near yours.
}
play-note = As soon as enough people wait, I open a table, call you, and begin. The longer you wait, the farther ratings may be apart; after a day they do not matter.
play-waiting = You are waiting now.
play-met = Found: table { NUMBER($match, useGrouping: 0) }. { $link } The match begins in a moment.
play-left = You are no longer waiting.
play-nobody = Nobody was found to play { $game } with you in { $days } days, so you are no longer waiting. Perhaps with people of other servers, or at another speed?
play-no-speed = Choose a speed with a clock: people who do not know each other need one.
play-across-only = In direct messages I can only look for people of other servers: choose that, or ask on a server.
play-too-many = You wait for { NUMBER($most) } games already. Leave one first.
play-not-waiting = You are not waiting for that.
menu-play-leave = Stop waiting for…
button-play-again = Look again
table-met = You have all waited for { $game }: here is your table { NUMBER($match, useGrouping: 0) }. The match begins by itself in a moment; whoever cannot play leaves now.
form-admin-meeting-about = Where tables open for people who wait for others
admin-meeting = Tables for people who wait for others open in { $channel }
admin-meeting-none = Tables for people who wait for others open where one of them asked
form-alert-game = Which game?
form-alert-speed = How fast?
form-alert-where = Where?
