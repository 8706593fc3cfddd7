### Tables that wait: another clock during a match, the autopilot on call, matches in which nobody is left.

time-control-patience = Wer so lange auf jemanden warten muss, darf den Autopiloten rufen oder den Platz anbieten: { $after }
table-time-control-patience = Mögliche Wartezeit der anderen: { $least } bis { $most }.
table-clock-asked = { $who } schlägt eine andere Bedenkzeit für diese Partie vor. { LIST($time_control, style: "said") } Sie gilt, sobald alle zustimmen, die da sind; wer dann am Zug ist, hat die Zeit eines ganzen Zugs.
table-clock-changed = Alle, die da sind, stimmen einer anderen Bedenkzeit zu. { LIST($time_control, style: "said") }
table-clock-set = { $who } legt eine andere Bedenkzeit fest. { LIST($time_control, style: "said") }
table-clock-same = Dieser Tisch hat schon diese Bedenkzeit.
table-waited = Alle warten auf { $who } ({ $since }). Wer wartet, darf den Autopiloten rufen, der spielt, bis { $who } zurück ist, oder den Platz jemand anderem anbieten.
table-autopilot-called = { $by } ruft den Autopiloten für { $who }; der Tisch hat lange gewartet. Ich spiele dort, bis { $who } zurück ist oder jemand anderes den Platz übernimmt.
table-nobody-overdue = So spät ist hier niemand dran. Den Autopiloten kannst du rufen, wenn du so lange gewartet hast: { $after }.
table-all-away = Alle sind abwesend, darum ist die Partie angehalten. Sie geht weiter, sobald jemand von euch zurück ist.
table-silent = Seit { NUMBER($days) } Tagen ist hier nichts geschehen. Zieht niemand, beende ich diese Partie ohne Ergebnis: { $until }. Ihre Aufzeichnung bleibt.
table-tidied = Seit Monaten ist hier nichts geschehen, darum beende ich diese Partie ohne Ergebnis. Ihre Aufzeichnung bleibt.
table-announcement = Von den Betreibern dieses Bots: { $text }
table-maintenance = Bald beginnt eine Wartung dieses Bots. Bis die Wartung vorbei ist, kann kein Tisch eröffnet oder begonnen werden. Laufende Partien gehen weiter, und nichts geht verloren.
table-maintenance-over = Die Wartung dieses Bots ist vorbei. Tische können wieder eröffnet und begonnen werden.

button-newclock = Dieser Bedenkzeit zustimmen
button-autopilot = Den Autopiloten rufen
button-offer-seat = Den Platz anbieten
button-keep = Diese Partie behalten
page-autopilot-called = Fertig: Jetzt spiele ich dort.
page-kept = Gut, die Partie bleibt.


table-swap-asked = { $who } schlägt vor, dass { $first } und { $second } die Plätze tauschen: Wer tauscht, spielt mit allem weiter, was der andere Platz besitzt, auch mit Hand und Geheimnissen. Getauscht wird, wenn alle zustimmen.
table-swap-left = Jemand hat einen Platz verlassen, der getauscht werden sollte: Alle anderen bleiben sitzen.
table-swap-none = Diese beiden können die Plätze nicht tauschen: Beide Plätze müssen besetzt sein, und am Tisch eines Turniers behalten alle ihren Platz.
table-swapped = { $first } und { $second } haben die Plätze getauscht und spielen mit dem weiter, was ihr neuer Platz besitzt.
swap-with = Platz tauschen mit { $who }
menu-askplaces = Plätze tauschen
button-places = Dem Tausch zustimmen

table-move-asked = { $who } möchte in { $place } weiterspielen. Die Partie zieht um, wenn alle zustimmen.
button-follow = Dem Umzug zustimmen

table-end-refused = { $who } sagt Nein: Die Partie geht weiter.
table-pause-refused = { $who } sagt Nein: Die Partie geht ohne Pause weiter.
table-extend-refused = { $who } sagt Nein: Die Zeit wird nicht verlängert.
table-clock-refused = { $who } sagt Nein: Die Bedenkzeit bleibt, wie sie ist.
table-swap-refused = { $who } sagt Nein: Alle behalten ihren Platz.
table-move-refused = { $who } sagt Nein: Die Partie bleibt, wo sie ist.
table-asker-left = Wer darum gebeten hat, ist nicht mehr dabei: Hier ist nichts mehr offen.
table-not-asked = Hierzu hast du gerade keine Stimme: Ich spiele für dich, oder deine Zeit ist um.
page-declined = Du hast Nein gesagt: Der Vorschlag ist vom Tisch, und alle, die dafür waren, erfahren es.
