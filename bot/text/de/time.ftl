### Time and absence: clocks, reminders, quiet hours, vacations, substitutes.
### `$until` and `$since` are moments that Discord shows in the reader's own words and time zone.

time-hours = { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
}
time-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}
time-days-hours = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
} und { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
}
time-typed-hours = { NUMBER($hours, useGrouping: 0) }h
time-typed-days = { $days }d

## What a table agrees on

time-control-none = Keine Zeitgrenze
time-control-turn = Zeit pro Zug: { $turn }
time-control-reserve = Zeit: { $turn } pro Zug und eine Reserve für die ganze Partie: { $reserve }
time-control-absence-wait = Ist die Zeit um, wartet der Tisch
time-control-absence-substitute = Ist die Zeit um, darf jemand anderes den Platz übernehmen
time-control-absence-autopilot = Ist die Zeit um, spiele ich weiter
time-control-quiet-stops = In den Ruhezeiten einer Person steht ihre Uhr still
time-control-vacation = Urlaub, der die Uhr anhält, je Person: { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}

table-time-control-turn = Mögliche Zeit pro Zug: { $least } bis { $most }.
table-time-control-allowance = Mögliche Zeit pro Zug: { $least } bis { $most }.
table-time-control-reserve = Mögliche Reserve: { $least } bis { $most }.
table-time-control-vacation = Ein Tisch kann je Person höchstens { NUMBER($most) } Tage Urlaub gewähren.
table-unreadable-amount = „{ $text }“ kann ich nicht als Zeitspanne lesen. Schreibe etwa 36h, 2d oder 1d 12h.
table-unreadable-time = Eine Uhrzeit „{ $text }“ gibt es nicht. Schreibe etwa 22:30.
table-unreadable-date = Einen Tag „{ $text }“ gibt es nicht. Schreibe etwa 24.12. oder 2026-12-24.
table-unknown-zone = Eine Zeitzone „{ $text }“ kenne ich nicht. Schreibe dein Land oder eine Zone wie Europe/Berlin.
table-unknown-zone-near = Eine Zeitzone „{ $text }“ kenne ich nicht. Meinst du { LIST($near, style: "or") }?
table-quiet-same = Ruhezeiten müssen zu einer anderen Zeit enden, als sie beginnen.
table-quiet-long = Ruhezeiten können höchstens { NUMBER($hours) } Stunden am Tag dauern. Für eine längere Pause gibt es /{ cmd-me } { cmd-me-show }.
table-vacation-past = Urlaub kann nicht in der Vergangenheit beginnen.
table-vacation-backwards = Urlaub kann nicht enden, bevor er beginnt.
table-vacation-far = Urlaub kann nur innerhalb des nächsten Jahres beginnen.
table-vacation-long = Urlaub kann höchstens { NUMBER($days) } Tage dauern.

## What the house says by itself

table-reminder = Zur Erinnerung: Dein Zug begann { $since }.
table-reminder-until = Zur Erinnerung: Du bist am Zug, und deine Zeit läuft bis { $until }.
table-your-turn = Du bist am Zug.
table-time-out-wait = Die Zeit von { $who } ist um. Der Tisch wartet.
table-time-out-substitute = Die Zeit von { $who } ist um. Bis { $who } zieht, darf jemand anderes den Platz übernehmen.
table-time-out-substitute-private = Die Zeit von { $who } ist um. Bis { $who } zieht, dürfen die anderen den Platz jemandem anbieten.
table-autopilot-begins = Die Zeit von { $who } ist um. Ich spiele jetzt für { $who }, bis { $who } zurück ist oder jemand anderes den Platz übernimmt.
table-expired = Seit { NUMBER($days) } Tagen hat niemand diesen Tisch gestartet, darum ist er jetzt geschlossen.

board-until = Zeit bis { $until }
board-until-who = Zeit von { $who }: bis { $until }
board-paused = Die Partie ist angehalten ({ $since }).
status-autopilot = Ich spiele für { $who }.
mine-your-turn-until = {""}**du bist am Zug** ({ $since }), Frist: { $until }
mine-waiting-since = am Zug: { $who } ({ $since })
mine-waiting-until = am Zug: { $who } ({ $since }), Frist: { $until }
mine-paused = angehalten ({ $since })
mine-autopilot = **ich spiele für dich**, bis du **{ button-come-back }** drückst

## Among the players

table-pause-asked = { $who } bittet um eine Pause: Stimmen alle zu, ist die Partie angehalten, bis jemand weitermacht.
table-paused = Die Partie ist angehalten, bis jemand weitermacht.
table-goes-on = Die Partie geht weiter.
table-extend-asked = { $who } bittet um mehr Zeit: { $amount }. Alle anderen müssen zustimmen.
table-extended = Mehr Zeit für { $who }: bis { $until }.
table-seat-offered = Wer möchte den Platz von { $who } übernehmen, mit allem, was dazugehört?
table-seat-asked = { $by } fragt, ob du den Platz von { $who } übernimmst, mit allem, was dazugehört.
table-own-seat-asked = { $by } bietet dir den eigenen Platz an, mit allem, was dazugehört.
table-seat-unheard = Ich erreiche { $name } nicht per Direktnachricht. Der Platz ist trotzdem angeboten: Hier lässt er sich nehmen.
table-invite-unheard = Ich erreiche { $name } nicht per Direktnachricht. Die Einladung gilt trotzdem: Hier ist der Knopf zum Mitspielen.
table-seat-taken = { $who } übernimmt den Platz von { $old }.
table-seat-taken-empty = { $who } übernimmt einen leeren Platz.
table-back = { $who } ist zurück.
table-stays = { $who } bleibt am Tisch.

table-zone-first = Sag mir zuerst deine Zeitzone, mit **{ button-me-time }** auf /{ cmd-me } { cmd-me-show }.
table-vacation-none = Es gibt keinen Urlaub zu beenden.
table-vacation-many = Du kannst höchstens { NUMBER($most) } Urlaube planen.
table-time-control-more = Auf einmal kannst du um { $least } bis { $most } bitten.
table-substitute-seated = Diese Person sitzt schon an diesem Tisch.
table-seat-not-offered = Dieser Platz ist nicht angeboten.
table-foreign-seat = Dieser Tisch gehört zu einem anderen Server.
table-seat-present = { $who } ist nicht abwesend. Diesen Platz kann nur { $who } abgeben.
table-waits = An diesem Tisch ist vereinbart, auf { $who } zu warten.
table-not-away = Du bist nicht abwesend: Der Platz ist deiner.
table-no-clock = Hier läuft für dich keine Zeit.
table-nobody-to-ask = Es gibt niemanden sonst, der zustimmen könnte.
table-nothing-asked = Diese Frage ist erledigt.
table-too-many-calls = Du hast die anderen an diesem Tisch an einem Tag schon { NUMBER($most) }-mal gefragt. Wieder fragen kannst du ab { $until }.
table-own-ask = Dem müssen die anderen zustimmen.

button-take-seat = Den Platz nehmen
button-come-back = Ich bin zurück
button-grant = Mehr Zeit gewähren
button-pause = Der Pause zustimmen
button-go-on = Weitermachen

## Commands and pages

cmd-me = ich
cmd-me-about = Über dich: Zeitzone, Ruhezeiten, Urlaub, Erinnerungen, deine Daten
cmd-me-show = zeigen
cmd-me-show-about = Deine Einstellungen: Zeit, Urlaub, Erinnerungen, Sprache, Meldungen, Webhooks
cmd-me-look = aussehen
cmd-me-look-about = Wie deine eigenen Bilder aussehen: hell oder dunkel, größere Schrift, weniger Schmuck
form-zone-about = Dein Land oder der Name der Zone
form-quiet-begin-about = Wann sie beginnen, etwa 22:30
form-vacation-first-about = Der erste Tag, etwa 24.12. oder 2026-12-24
form-vacation-last = Der letzte Tag

clock-none = keine Zeitgrenze
clock-turn = Zeit pro Zug
clock-reserve = Zeit pro Zug und eine Reserve
quiet-runs = Uhren laufen immer
quiet-stops = Uhren stehen in Ruhezeiten still
remind-all = Alle Erinnerungen
remind-all-about = Zur halben Zeit und bevor die Zeit um ist
remind-one = Eine Erinnerung pro Zug
remind-one-about = Bevor die Zeit um ist
remind-none = Keine Erinnerungen
remind-none-about = Nur der Ping, wenn dein Zug beginnt
remind-by-dm = Erinnerungen kommen per Direktnachricht
remind-by-thread = Erinnerungen kommen im Thread der Partie
call-thread = Dein Zug: ein Ping im Thread
call-dm = Dein Zug: eine Direktnachricht
call-both = Dein Zug: ein Ping und eine Direktnachricht
menu-clock = Uhr
menu-absence = Wenn die Zeit um ist

me-title = Du und deine Zeit
me-zone = Zeitzone: **{ $zone }**. Dort ist es jetzt { $now }.
me-zone-none = Zeitzone: nicht angegeben. Ich nehme UTC.
me-quiet = Ruhezeiten: **{ $start }–{ $end }**
me-quiet-none = Ruhezeiten: keine
me-vacation = Urlaub: { $first } bis { $last }
me-vacation-none = Urlaub: keiner
me-note = Bei dir ist es jetzt { $now }.
page-clock-title = Bedenkzeit am Tisch { NUMBER($match, useGrouping: 0) }
page-paused = Die Partie ist angehalten.
page-pause-none = Die Partie ist nicht angehalten.
page-agreed = Alle haben zugestimmt.
page-agreed-alone = Erledigt: Sonst muss niemand zustimmen.
page-asked = Gefragt: { $missing }.
page-agreeing = Zugestimmt: { $agreed }. Es fehlen: { $missing }.
page-offer-own = Deinen Platz abgeben?
page-offer-of = Ersatz für { $who } suchen?
page-offer-anybody = Alle hier erfahren es, und wer den Platz zuerst nimmt, spielt mit allem weiter, was dazugehört.
page-offer-to = { $name } wird per Direktnachricht gefragt. Wer den Platz nimmt, spielt mit allem weiter, was dazugehört.
page-offer-computer = Ein Computer ({ $level }) nimmt den Platz sofort, mit allem, was dazugehört. Alle erfahren es.
page-seat-offered = Angeboten. Wer den Platz nimmt, bekommt alles, was dazugehört; bis dahin bleibt er, wie er ist.
page-seat-offered-to = { $name } angeboten. Bis der Platz genommen wird, bleibt er, wie er ist.
page-seat-taken = Der Platz ist deiner, mit allem, was dazugehört.
page-back = Der Platz ist deiner.
button-me-time = Zeitzone und Ruhezeiten
button-me-vacation = Urlaub
button-me-back = Ich bin zurück
button-me-told = Wie ich Bescheid bekomme
button-me-reading = Sprache und Bilder
button-me-web = Im Browser
button-my-links = Meine Links
form-empty-none = Leer: keine
form-zone = Zeitzone
form-quiet-begin = Ruhezeiten von
form-quiet-end = Ruhezeiten bis
form-vacation-first = Der erste Tag
form-vacation-last-about = Leer: nur dieser Tag
form-call = Wenn ich am Zug bin
form-remind = Wie oft werde ich erinnert?
form-remind-by = Wo werde ich erinnert?
form-digest = Tägliche Übersicht um
form-digest-about = Eine Liste deiner Partien per Direktnachricht, etwa um 8:00; leer: keine
form-language = Sprache
form-display = Private Seiten zeigen
form-name = Mein Name auf den Seiten der Partien
form-page = Eine Seite über mich
