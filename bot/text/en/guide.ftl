### Rules by chapter, help, the meaning of symbols, the guided first match. May hold markdown; never drawn.

cmd-rules = rules
cmd-rules-about = The rules of this match or of a game, by chapter
cmd-rules-game = game
cmd-rules-game-about = Which game; without it the match of this channel
cmd-rules-find = find
cmd-rules-find-about = Words to look for
cmd-help = help
cmd-help-about = What this bot can do, and how to begin

button-see = What do I see?
page-see-none = The symbols of this picture have no explanation yet.
button-why = Why?
page-why = { $says } *{ $chapter }, { $rule }*
page-see-title = What the picture shows

menu-chapter = Chapter…
menu-game = Rules of…

page-rules-match = Table { NUMBER($match, useGrouping: 0) }, { $players } players
page-find = **{ $query }**: { $count ->
    [one] 1 place
   *[other] { $count } places
}
page-find-more = { $count ->
    [one] 1 more place; add a word to see fewer.
   *[other] { $count } more places; add a word to see fewer.
}
page-find-english = The rules by number are in English.
page-find-none = There is nothing about **{ $query }** in these rules. Try another word, or open a chapter.

help-title = Board games, turn by turn
help-about = Turnpost keeps the board, the rules and the secrets of long board games. You take your turn when you have time.
help-find = **You look for people:** /{ cmd-play } finds some of your level, /{ cmd-table } { cmd-table-find } lists open tables, and /{ cmd-event } signs you up for a league or a knock-out. For friends alone: /{ cmd-table } { cmd-table-new } with **{ cmd-table-new-private }**.
help-play = **Your turn:** press **{ button-turn }** under the board, or use /{ cmd-turn }. You are asked one question at a time, and only you see the page. Your cards: /{ cmd-hand }. All your tables: /{ cmd-table } { cmd-table-mine }.
help-time = **Your time:** /{ cmd-me } { cmd-me-show } says when you may be disturbed, and keeps days free.
help-trouble = **Something is wrong:** /{ cmd-table } { cmd-table-undo } takes a step back, /{ cmd-table } { cmd-table-time } says for whom the table waits, /{ cmd-table } { cmd-table-manage } hands your seat over.

cmd-learn = learn
cmd-learn-about = A guided first match against easy computers, about ten minutes
cmd-learn-game = game
cmd-learn-game-about = Which game you want to learn

button-learn = Try it first
button-learned = I know this: leave
button-learn-here = Learn here, in a thread
button-parts = What is what?
learn-thread = Learning { $game }
learn-none = This game has no guided match. /{ cmd-rules } has its rules.
learn-welcome = Your first match of **{ $game }** begins here, against easy computers. Press **{ button-turn }** under the board: each question is explained when it is asked for the first time. It takes about ten minutes, then it ends by itself. **{ button-learned }** ends it at once.
learn-begun = Your first match of **{ $game }** is ready: { $link }
learn-found = You have a guided match of **{ $game }** already. It waits for you: { $link }
learn-closed = I cannot send you direct messages. Allow them in the privacy settings of this server and use /{ cmd-learn } again, or learn in a thread here.
learn-over = You have met every question of this guide. Play on if you like, or leave.
learn-done = That was your lesson in **{ $game }**. { LIST($points, style: "comma") }. { $review } A whole match goes on like this to its end.
learn-won = The board at the end of a whole match that was won.
learn-part-turn = whose turn it is
learn-points = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
learn-look-up = /{ cmd-rules } has what you want to look up.
learn-ended = The lesson ends here. The result stands under the board.
learn-own-way = You go your own way: from here on each question is explained when it is first asked.
learn-left = The guided match of **{ $game }** is over.

help-way-time = **{ button-me-time }**: /{ cmd-me } { cmd-me-show }
help-words-time = zone tell your time quiet begin end hours the day which nothing reminds you without none
help-way-vacation = **{ button-me-vacation }**: /{ cmd-me } { cmd-me-show }
help-words-vacation = vacation first last days which nothing reminds you without are back holiday break travel
help-way-told = **{ button-me-told }**: /{ cmd-me } { cmd-me-show }
help-words-told = reminders often where how and remind you your turn notify tell that has begun digest time list matches direct message once day without none too many messages fewer less off mute notifications pings spam stop
help-way-reading = **{ button-me-reading }**: /{ cmd-me } { cmd-me-show }
help-words-reading = display how whether private pages show pictures text language the which answer you whatever discord says size large colour blind accessibility change look light dark night letters larger ornaments
help-way-web = **{ button-me-web }**: /{ cmd-me } { cmd-me-show }
help-words-web = name shown whether your stands match pages the browser page there about you with ratings and matches spectate spectator watch
help-way-alerts = **{ button-alerts }**: /{ cmd-me } { cmd-me-show }
help-words-alerts = alerts game speed where off told when table opens without anything what you are
help-way-webhooks = **{ button-webhooks }**: /{ cmd-me } { cmd-me-show }
help-words-webhooks = webhook url form everybody address that called when your turn without one shows yours
help-way-links = **{ button-my-links }**: /{ cmd-me } { cmd-me-show }
help-words-links = links your own pages the browser and revoking them
help-way-results = **{ button-results-history }**, **{ button-results-versus }**, **{ button-results-game }**: /{ cmd-results }
help-words-results = results history player game finished matches the newest first versus you and another head curves how points match went numbers length scores wins seat
help-way-ratings = **{ button-results-ratings }**: /{ cmd-results }
help-words-ratings = results rating game the ratings this server without your own leaderboard ranking
help-way-event = **{ button-event-join }**, **{ button-event-leave }**, **{ button-event }**: /{ cmd-event }
help-words-event = event join sign for leave drop out standings how everybody stands your table and the rules tournament league cup
help-way-organise = **{ button-event-new }**, **{ button-event-lead }**, **{ button-event-share }**: /{ cmd-event }
help-words-organise = event new name game format seats rounds groups turn days points late computers make people can sign once start organiser draw the first round next end this now extend give more time drop person take somebody off list call manager another server part longer season sign-up for lead all controls and code other servers share bring here move show channel
help-way-settings = **{ button-admin-settings }**: /{ cmd-admin }
help-words-settings = admin settings tables end move language elsewhere listed pages see change the this server
help-way-channels = **{ button-admin-channels }**: /{ cmd-admin }
help-words-channels = admin channels add remove everywhere meeting anyplace forum threads where tables may opened
help-way-list = **{ button-admin-list }**: /{ cmd-admin }
help-words-list = admin open-tables elsewhere remove keep list the open tables this channel
help-way-import = **{ button-admin-import }**: /{ cmd-admin }
help-words-import = admin import file bring finished match here from its record looked
help-way-repair = **{ button-admin-board }**, **{ button-admin-move }**, **{ button-admin-seat }**, **{ button-roll-back }**, **{ button-end-match }**, **{ button-admin-record }**: /{ cmd-admin }
help-words-repair = admin board post the newest match again move with this channel seat person ask somebody take over all that holds rollback back earlier position are told end without result export get record server webhook url form address called every turn one shows those there
help-way-solo = **{ button-help-solo }**: /{ cmd-help }
help-words-solo = alone solo single player computers computer bot opponent easy hard strong weak level practise practice
help-way-friends = **{ button-help-friends }**: /{ cmd-help }
help-words-friends = friends friend group start begin together people somebody the
help-words-cmd-table-undo = wrong move mistake error change correct misclick undo
help-words-cmd-hand = see my cards tiles secret own
help-words-cmd-me-delete = delete remove erase forget data account privacy personal
help-words-cmd-table-mine = where game running lost which is my
help-words-cmd-play = find players opponents people strangers
help-words-cmd-rules = how to play manual instructions explain
help-words-cmd-learn = how to play tutorial teach beginner newcomer
help-words-cmd-table-board = who winning leads points score position
help-words-cmd-table-new = start begin create open game the rematch again
help-words-cmd-turn = my turn move play now go hint tip
button-help = Help
button-help-learn = Learn a game
button-help-solo = Play against computers
button-help-solo-how = More or better computers
help-solo = Which game? It begins at once, against as few computers as it takes, at { $level } level.
button-help-friends = Play with friends
button-learn-solo = Whole match against computers
button-learn-friends = Invite friends
button-help-find = What do you want to do?
menu-learn = Learn…
form-help-find = A word or two
form-game = Which game?
form-seats = How many play, you included?
form-level = How well do they play?
form-private = By invitation only
form-private-about = Nobody else sees the table
help-found = “{ $query }”
help-find-none = I found nothing about “{ $query }”. Try another word.
cmd-help-find = find
cmd-help-find-about = What you want to do, in a word or two
