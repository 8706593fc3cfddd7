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
page-find-none = There is nothing about **{ $query }** in these rules. Try another word, or open a chapter.

help-title = Board games, turn by turn
help-about = Turnpost keeps the board, the rules and the secrets of long board games. You take your turn when you have time.
help-open = **Open a table** with /{ cmd-table } { cmd-table-new }: choose a game and press **{ button-start }** when all have joined. Alone? Let computers take the other seats.
help-play = **Your turn:** press **{ button-turn }** under the board, or use /{ cmd-turn }. You are asked one question at a time, and only you see the page. Your cards: /{ cmd-hand }. All your tables: /{ cmd-table } { cmd-table-mine }.
help-learn = **A game is new to you:** /{ cmd-rules } has its rules by chapter, and finds words in them.
help-time = **Your time:** /{ cmd-me } { cmd-me-zone } and /{ cmd-me } { cmd-me-quiet } say when you may be disturbed; /{ cmd-me } { cmd-me-vacation } keeps days free.
help-trouble = **Something is wrong:** /{ cmd-table } { cmd-table-undo } takes a step back, /{ cmd-table } { cmd-table-status } says for whom the table waits, /{ cmd-table } { cmd-table-substitute } hands your seat over.
