### Tables that wait: another clock during a match, the autopilot on call, matches in which nobody is left.

time-control-patience = Kto czeka na kogoś dłużej niż { $after }, może poprosić, żeby zagrał bot, albo oddać to miejsce komuś innemu
table-time-control-patience = Czas czekania na innych: co najmniej { $least }, najwyżej { $most }.
table-clock-asked = { $who } proponuje inny zegar w tej partii. { LIST($time_control, style: "said") } Zacznie obowiązywać, gdy zgodzą się wszyscy obecni; kto ma wtedy turę, dostaje na nią cały czas.
table-clock-changed = Wszyscy obecni zgadzają się na inny zegar. { LIST($time_control, style: "said") }
table-clock-set = { $who } wybiera inny zegar. { LIST($time_control, style: "said") }
table-clock-same = Ten stół ma już taki zegar.
table-waited = Wszyscy czekają: { $who } ({ $since }). Kto czeka, może poprosić, żeby do powrotu tej osoby grał bot, albo oddać to miejsce komuś innemu.
table-autopilot-called = { $by } prosi, żeby zagrał bot, bo stół długo czekał: { $who }. Teraz gra bot, do powrotu tej osoby albo do zajęcia miejsca przez kogoś innego.
table-nobody-overdue = Nikt się tu aż tak nie spóźnia. Bot może zagrać za kogoś, gdy czekanie potrwa: { $after }.
table-all-away = Nie ma żadnego z graczy, więc partia jest wstrzymana. Potoczy się dalej, gdy tylko ktoś z was wróci.
table-silent = Od { NUMBER($days) } dni nic się tu nie dzieje. Jeśli nie padnie żaden ruch, partia skończy się bez wyniku: { $until }. Jej zapis zostaje.
table-tidied = Od miesięcy nic się tu nie dzieje, więc partia kończy się bez wyniku. Jej zapis zostaje.
table-announcement = Od osób, które prowadzą tego bota: { $text }
table-maintenance = Zbliża się przerwa techniczna bota. Dopóki się nie skończy, nie można otwierać nowych stołów ani zaczynać partii. Trwające partie toczą się dalej i nic nie przepadnie.
table-maintenance-over = Przerwa techniczna bota już za nami. Znów można otwierać stoły i zaczynać partie.

button-newclock = Zgoda na ten zegar
button-autopilot = Niech zagra bot
button-offer-seat = Oddaj to miejsce
button-keep = Zachowaj partię
page-autopilot-called = Gotowe: teraz gra tam bot.
page-kept = Dobrze, partia zostaje.


table-swap-asked = { $who } proponuje, by { $first } i { $second } zamienili się miejscami: każde gra dalej tym, co ma drugie miejsce, także jego ręką i sekretami. Zamiana nastąpi za zgodą wszystkich.
table-swap-left = Jedno z miejsc do zamiany opustoszało: wszyscy pozostali zostają na swoich miejscach.
table-swap-none = Tych miejsc nie można zamienić: oba muszą być zajęte, a przy stole wydarzenia każdy zachowuje swoje miejsce.
table-swapped = Zamiana miejsc: { $first } i { $second }. Każde gra dalej tym, co ma jego nowe miejsce.
swap-with = Zamiana miejsc: { $who }
menu-askplaces = Zamiana miejsc
button-places = Zgoda na zamianę

table-move-asked = { $who } proponuje grać dalej na { $place }. Partia przeniesie się za zgodą wszystkich.
button-follow = Zgoda na przeniesienie

table-end-refused = { $who } mówi „nie”: partia toczy się dalej.
table-pause-refused = { $who } mówi „nie”: partia toczy się dalej bez przerwy.
table-extend-refused = { $who } mówi „nie”: nie będzie więcej czasu.
table-clock-refused = { $who } mówi „nie”: zegar zostaje bez zmian.
table-swap-refused = { $who } mówi „nie”: każdy zostaje na swoim miejscu.
table-move-refused = { $who } mówi „nie”: partia zostaje na miejscu.
table-asker-left = Osoby, która o to prosiła, już tu nie ma: nie ma już na co się zgadzać.
table-not-asked = Nie masz tu teraz głosu: gra za ciebie bot albo skończył się twój czas.
page-declined = Mówisz „nie”: propozycja upada, a wszyscy, którzy byli za, dowiedzą się o tym.
