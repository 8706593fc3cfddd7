### Looking back and taking back; the proof of a finished match. May hold markdown; never drawn.

button-since = Since my last turn
button-moving = Animation
button-step = Step through
button-luck = Luck
button-verify = Check the draws
button-agree = Agree
button-agree-knowing = Agree all the same
button-no = No
button-ask = Ask the others
button-withdraw = Stop asking

page-then-title = Position { $n } of { $count } · { $when }
page-then-jump = Go to…
page-then-n = { $n } of { $count }

page-since-title = Since your last turn ({ $when })
page-since-start = Since the match began ({ $when })
page-since-stranger = The last move ({ $when })
page-since-nothing = Nothing has happened since.
page-since-more = …
page-moving = What happened, as an animation
page-moving-alt = Animation of { NUMBER($count) } boards, from after your last turn to now.
error-moving = The animation could not be drawn just now. Please try again in a moment.
page-since-pictures = The first picture is from before, the second from now.

page-back-at-once = You can have this back at once: { $moves }
page-back-nothing = { $alone ->
    [1] Nothing can be taken back at once: something was drawn, or a computer has answered.
   *[0] You can take nothing back on your own: something was drawn, or another player has answered.
}
page-back-ask = { $alone ->
    [1] You can go back to an earlier turn without asking anybody.
   *[0] To take back anything earlier, all the others must agree.
}
page-back-asked = You have asked the others to take a turn back. Not all have answered yet.
page-back-menu = { $alone ->
    [1] Take back an earlier turn…
   *[0] Ask to take back an earlier turn…
}
page-back-turn = Your turn number { $n }
page-back-revealed = something was drawn or revealed since
page-back-sure = { $alone ->
    [1] Shall I take this back?
   *[0] Shall I ask the others to take this back?
} { $moves } Everything after it is taken back, too.
page-back-sure-revealed = { $alone ->
    [1] Something has been drawn or revealed since then; what was drawn will be drawn again.
   *[0] Something has been drawn or revealed since then. Everybody must agree to that too; what was drawn will be drawn again.
}

page-votes-asked = Asked. Still to agree: { $missing }.
page-votes-warned = { $who } asks for this, but something has been drawn or revealed since then, and it is known now. What was drawn will be drawn again. Do you agree all the same?
page-votes-open = You agree. Still to agree: { $missing }.
page-votes-approved = { $alone ->
    [1] It is taken back.
   *[0] All agree: it is taken back.
}
page-votes-refused = You do not agree: nothing is taken back.
page-votes-withdrawn = You no longer ask for it.

page-verify-title = The proof
page-verify-promise = Promised with the first board: `{ $hash }`. The secret: `{ $secret }`.
page-verify-self = Compare the promise with **Fair draws** under the first board of the match.
page-verify-unproven = Not proven: the names, the times, and which steps were made together. They are as the bot has noted them.

table-verify-sound = Sound: the secret is the one that was promised, { $draws ->
    [one] the one draw follows
   *[other] all { $draws } draws follow
} from it, and every move was legal ({ $steps } steps).
table-verify-damaged = The record does not fit together. Please tell the person who runs this bot.
table-verify-step = Step { $n } does not follow from the secret and the rules. Please tell the person who runs this bot.
table-verify-rules = The rules or their data have changed since this match. Its record can be checked with the version it was played with.
table-unfinished = You can ask for this only when the match is over: before, it would tell what is hidden.

luck-label = { $label }
