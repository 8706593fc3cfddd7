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
help-open = **Open a table** with /{ cmd-table } { cmd-table-new }: choose a game and press **{ button-start }** when all have joined. Alone? Let computers take the other seats.
help-find = **You look for people:** /{ cmd-play } finds some of your level, /{ cmd-table } { cmd-table-find } lists open tables, and /{ cmd-event } signs you up for a league or a knock-out. For friends alone: /{ cmd-table } { cmd-table-new } { cmd-table-new-private }:
help-play = **Your turn:** press **{ button-turn }** under the board, or use /{ cmd-turn }. You are asked one question at a time, and only you see the page. Your cards: /{ cmd-hand }. All your tables: /{ cmd-table } { cmd-table-mine }.
help-learn = **A game is new to you:** /{ cmd-learn } plays a guided first match with you; /{ cmd-rules } has the rules by chapter, and finds words in them.
help-time = **Your time:** /{ cmd-me } { cmd-me-show } says when you may be disturbed, and keeps days free.
help-trouble = **Something is wrong:** /{ cmd-table } { cmd-table-undo } takes a step back, /{ cmd-table } { cmd-table-status } says for whom the table waits, /{ cmd-table } { cmd-table-substitute } hands your seat over.

cmd-learn = learn
cmd-learn-about = A guided first match against easy computers, about ten minutes
cmd-learn-game = game
cmd-learn-game-about = Which game you want to learn

button-learn = Try it first
button-learned = I know this: leave
button-learn-here = Learn here, in a thread
learn-thread = Learning { $game }
learn-none = This game has no guided match. /{ cmd-rules } has its rules.
learn-welcome = Your first game of **{ $game }** begins here, against easy computers. Press **{ button-turn }** under the board: each question is explained when it is asked for the first time. It takes about ten minutes, then it ends by itself. **{ button-learned }** ends it at once.
learn-begun = Your first game of **{ $game }** is ready: { $link }
learn-found = You have a guided match of **{ $game }** already. It waits for you: { $link }
learn-closed = I cannot send you direct messages. Allow them in the privacy settings of this server and use /{ cmd-learn } again, or learn in a thread here.
learn-over = You have met every question of this guide. Play on if you like, or leave.
learn-done = That was your lesson in **{ $game }**. { LIST($points, style: "comma") }. { $review } A whole match goes on like this to its end.
learn-points = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
learn-look-up = /{ cmd-rules } has what you want to look up.
learn-ended = Here the lesson ends. What it came to stands under the board.
learn-own-way = You go your own way: from here on each question is explained when it is first asked.
learn-left = The guided match of **{ $game }** is over. Open a table with /{ cmd-table } { cmd-table-new } when you are ready.
