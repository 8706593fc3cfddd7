# The Table panel of a match, and its forms

cmd-table-time = time
cmd-table-time-about = Whose turn it is, what time is left, and how to change it
cmd-table-manage = manage
cmd-table-manage-about = All buttons of a match: clock, pause, substitute, end, move, record

page-manage = This table: what would you like to do?
button-manage = Table
button-time = Time
button-clock = Clock…
button-away = Absence…
button-ask-pause = Pause
button-more-time = More time…
button-substitute = Substitute…
button-move-here = Move it here
button-invite = Invite…
button-access = Who may join…

manage-clock = Clock
manage-turn = Time for each turn
manage-reserve = Reserve for the whole match
manage-empty = 36h or 3d; empty: as it is
manage-quiet = Quiet hours
manage-vacation = Days of vacation for each player
manage-patience = Days of waiting before the autopilot
manage-more-time = How much more
manage-other-time = Or another amount
manage-seat = Which seat
manage-person = Who takes it
manage-person-about = Left out: whoever wants to
manage-computer = Or a computer, at once
manage-autopilot-about = Left out: for whom you wait longest
manage-invite = Whom to invite
manage-reliability = Lowest share of turns in time, in percent
manage-lowest = Lowest rating, as a hint
manage-highest = Highest rating, as a hint
manage-nothing = Empty: none
manage-elsewhere = Open to people of other servers

help-way-clock = {""}**{ button-clock }**, **{ button-away }**, **{ button-ask-pause }**, **{ button-more-time }**: /{ cmd-table } { cmd-table-time }
help-words-clock = clock how long turn may take during match the others must agree pause ask for extend more time your status whose and since when slow too friend player absent answers nobody break
help-way-seat = {""}**{ button-substitute }**, **{ button-autopilot }**, **{ button-come-back }**: /{ cmd-table } { cmd-table-manage }
help-words-seat = substitute hand your seat over that somebody who away autopilot play for whom you have waited long back again after played keep friend player absent gone missing does not answer slow replace kick
help-way-finish = {""}**{ button-resign }**, **{ button-vote }**, **{ button-move-here }**: /{ cmd-table } { cmd-table-manage }
help-words-finish = resign give the others win play without you end vote match result move with this channel stop quit abandon cancel game surrender up
help-way-record = {""}**{ button-export }**, **{ button-verify }**, **{ button-step }**: /{ cmd-table } { cmd-table-manage }
help-words-record = export get the record match file verify check every draw finished history step through older position cheat cheating fair honest random dice luck save
help-way-lobby = {""}**{ button-start }**, **{ button-leave }**, **{ button-invite }**, **{ button-access }**: /{ cmd-table } { cmd-table-manage }
help-words-lobby = leave give your seat before the start match with players who are here invite somebody table access host may join this kick friend
