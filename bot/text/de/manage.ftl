# The Table panel of a match, and its forms

cmd-table-time = zeit
cmd-table-time-about = Wer am Zug ist, wie viel Zeit bleibt und wie man sie ändert
cmd-table-manage = verwalten
cmd-table-manage-about = Alle Knöpfe einer Partie: Uhr, Pause, Ersatz, Ende, Umzug, Protokoll

page-manage = Dieser Tisch: Was möchtest du tun?
button-manage = Tisch
button-time = Zeit
button-clock = Uhr…
button-away = Abwesenheit…
button-ask-pause = Pause
button-more-time = Mehr Zeit…
button-substitute = Ersatz…
button-move-here = Hierher umziehen
button-invite = Einladen…
button-access = Wer mitspielen darf…

manage-clock = Uhr
manage-turn = Zeit pro Zug
manage-reserve = Reserve für die ganze Partie
manage-empty = 36h oder 3d; leer: wie bisher
manage-quiet = Ruhezeiten
manage-vacation = Urlaubstage je Person
manage-patience = Tage Wartezeit bis zum Autopiloten
manage-more-time = Wie viel mehr
manage-other-time = Oder eine andere Zeit
manage-seat = Welcher Platz
manage-person = Wer ihn bekommt
manage-person-about = Ohne Angabe: wer will
manage-computer = Oder sofort ein Computer
manage-autopilot-about = Ohne Angabe: auf wen du am längsten wartest
manage-invite = Wen du einlädst
manage-reliability = Züge rechtzeitig, mindestens (in Prozent)
manage-lowest = Niedrigste Wertung, als Hinweis
manage-highest = Höchste Wertung, als Hinweis
manage-nothing = Leer: keine
manage-elsewhere = Offen für Leute anderer Server
