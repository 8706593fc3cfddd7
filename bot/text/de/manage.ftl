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

help-way-clock = {""}**{ button-clock }**, **{ button-away }**, **{ button-ask-pause }**, **{ button-more-time }**: /{ cmd-table } { cmd-table-time }
help-words-clock = bedenkzeit wie lange ein zug dauern darf während einer partie müssen die anderen zustimmen pause eine bitten oder ihr mehr-zeit mehr zeit für deinen stand wer ist und seit wann langsam warten freund mitspieler antwortet nicht pausieren
help-way-seat = {""}**{ button-substitute }**, **{ button-autopilot }**, **{ button-come-back }**: /{ cmd-table } { cmd-table-manage }
help-words-seat = ersatz deinen platz abgeben oder den von jemandem der abwesend ist autopilot ich spiele für jemanden auf lange gewartet hast zurück wieder selbst spielen wenn dich gespielt habe behalten freund mitspieler antwortet nicht fehlt langsam ersetzen rauswerfen vertretung
help-way-finish = {""}**{ button-resign }**, **{ button-vote }**, **{ button-move-here }**: /{ cmd-table } { cmd-table-manage }
help-words-finish = aufgeben die anderen gewinnen oder spielen ohne dich weiter ende dafür stimmen partie ergebnis beenden umziehen diesem kanal fortsetzen spiel abbrechen verlassen aufhören
help-way-record = {""}**{ button-export }**, **{ button-verify }**, **{ button-step }**: /{ cmd-table } { cmd-table-manage }
help-words-record = export die aufzeichnung der partie als datei holen prüfen jede ziehung einer beendeten nachprüfen rückblick durch alle früheren stellungen blättern betrug betrügen fair ehrlich zufall würfel glück speichern
help-way-lobby = {""}**{ button-start }**, **{ button-leave }**, **{ button-invite }**, **{ button-access }**: /{ cmd-table } { cmd-table-manage }
help-words-lobby = aufstehen deinen platz vor dem start aufgeben die partie mit denen beginnen sind einladen jemanden tisch zugang wenn den eröffnet hast wer sich dazusetzen darf freund freunde
