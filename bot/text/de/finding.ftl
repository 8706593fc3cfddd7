### Finding a game: open tables, ratings as hints, tables for people of other servers.

## Open tables

cmd-table-find = finden
cmd-table-find-about = Tische, an denen du mitspielen kannst, hier und auf anderen Servern
cmd-table-find-game = spiel
cmd-table-find-game-about = Nur dieses Spiel
cmd-table-find-speed = tempo
cmd-table-find-speed-about = Nur Tische mit diesem Tempo
cmd-table-find-where = wo
cmd-table-find-where-about = Nur dieser Server oder alle, die zustimmen
find-where-everywhere = auf allen Servern
find-where-here = auf diesem Server
speed-fast = schnell: bis zu einem Tag pro Zug
speed-normal = normal: bis zu 3 Tagen pro Zug
speed-slow = langsam: mehr als 3 Tage pro Zug
speed-free = ohne Uhr

find-title = Offene Tische
find-game = { $game }
find-none = Kein solcher Tisch ist offen. Eröffne einen mit /{ cmd-table } { cmd-table-new }.
find-line = {""}**{ $game }** · Tisch { NUMBER($match, useGrouping: 0) } · { $taken }/{ $seats } Plätze besetzt · { $clock } · { $language } · { $level }
find-on = auf { $server }
find-on-another = auf einem anderen Server
find-clock = { $turn } pro Zug
find-clock-reserve = { $turn } pro Zug und { $reserve } Reserve
find-clock-none = keine Uhr
level-unknown = noch ohne Wertung
level-about = Wertung etwa { NUMBER($rating, useGrouping: 0) }
find-elsewhere-note = An Tischen anderer Server kannst du von hier aus mitspielen, in Direktnachrichten mit mir. Ihre Threads sind nur für die Leute dort.
find-more = { $count ->
    [one] Und noch einer.
   *[other] Und noch { $count }.
}
find-standing = Diese Nachricht hält sich selbst auf dem neuesten Stand.
menu-find-join = An einem Tisch mitspielen
button-find = Einen Tisch finden
button-find-everywhere = Auch andere Server
button-find-here = Nur dieser Server

page-joined-visitor = Dieser Tisch ist auf einem anderen Server, darum spielst du in Direktnachrichten mit mir: Deine Hand und deine Züge kommen dorthin, und /{ cmd-turn }, /{ cmd-move } und /{ cmd-table } { cmd-table-board } gehen dort. Sein Thread ist nur für die Leute jenes Servers.
table-finished = Die Partie ist vorbei. Ihr Spielplan zeigt, wie sie ausging.

## What a host says about those who join

band = Wertungen von { NUMBER($least, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) }
band-from = Wertungen ab { NUMBER($least, useGrouping: 0) }
band-to = Wertungen bis { NUMBER($most, useGrouping: 0) }
lobby-band = Gedacht ist an { $band }; mitspielen dürfen alle
lobby-elsewhere = Leute anderer Server sehen diesen Tisch und dürfen mitspielen
lobby-outside = An diesem Tisch ist an { $band } gedacht; deine ist { NUMBER($rating, useGrouping: 0) }. Du bist trotzdem willkommen.
lobby-outside-new = An diesem Tisch ist an { $band } gedacht; du hast in diesem Spiel noch keine. Du bist trotzdem willkommen.
table-bad-ratings = Wertungen sind Zahlen von 0 bis { NUMBER($most, useGrouping: 0) }, die niedrigste zuerst.
table-private-elsewhere = Ein privater Tisch steht in keiner Liste.
table-elsewhere-closed = Die Verwalter dieses Servers lassen seine Tische nicht auf anderen Servern zeigen. Ändern können sie das mit /{ cmd-admin }.
cmd-table-new-elsewhere = anderswo
cmd-table-new-elsewhere-about = Leute anderer Server sehen den Tisch und dürfen mitspielen

form-admin-elsewhere-about = Ob Tische dieses Servers auch Leuten anderer Server gezeigt werden dürfen
admin-elsewhere = Tische dürfen auch Leuten anderer Server gezeigt werden
admin-elsewhere-none = Tische stehen nur auf diesem Server in der Liste

## A standing list of open tables

admin-listing-put = Die Liste der offenen Tische steht in diesem Kanal und hält sich selbst auf dem neuesten Stand.
admin-listing-removed = Die Liste ist weg.
table-no-listing = In diesem Kanal gibt es keine Liste offener Tische.
table-too-many-listings = Ein Server kann höchstens { NUMBER($most) } Listen offener Tische haben.

## Being told of open tables

table-opened = Ein Tisch ist offen, an dem du mitspielen kannst: { $game }, Tisch { NUMBER($match, useGrouping: 0) }, { $seats } Plätze.
table-too-many-alerts = Mehr geht nicht: höchstens { NUMBER($most) } Arten von Tischen. Entferne zuerst eine.
table-no-alert = Solche Tische werden dir nicht gemeldet.
alerts-title = Tische, die dir gemeldet werden
alerts-none = Keine.
alerts-note = Einmal je Tisch, per Direktnachricht und nicht in deinen Ruhezeiten.
alert-added = Ich schreibe dir, wenn so ein Tisch eröffnet wird.
alert-withdrawn = Ich schreibe dir darüber nicht mehr.
alert-any-game = jedes Spiel
alert-any-speed = jedes Tempo
alert-here = auf einem Server
menu-no-alert = Nicht mehr melden …
button-alerts = Was mir gemeldet wird
button-tell-me = Neue melden
button-to-table = Zum Tisch

## Waiting for others to play with

cmd-play = suchen
cmd-play-about = Leute deiner Stärke finden: Ein Tisch wird eröffnet, wenn genug warten
cmd-play-game = spiel
cmd-play-game-about = Was du spielen möchtest; ohne Angabe: worauf du wartest
cmd-play-speed = tempo
cmd-play-speed-about = Die Bedenkzeit des Tischs; ohne Angabe normal
cmd-play-seats = plätze
cmd-play-seats-about = Wie viele mitspielen, du eingeschlossen; ohne Angabe so wenige wie möglich
cmd-play-across = übergreifend
cmd-play-across-about = Auch mit Leuten anderer Server
cmd-play-leave = aufhören
cmd-play-leave-about = Nicht länger warten, auf dieses Spiel oder auf alle
play-title = Worauf du wartest
play-none = Auf nichts. /{ cmd-play } { cmd-play-game }: wartet auf Leute deiner Stärke.
play-line = {""}**{ $game }** · { $clock } · { $seats } Personen · { $where } · bis { $until }.
play-others = { $others ->
    [0] Darauf wartet sonst noch niemand.
    [one] Darauf wartet noch eine Person, { $near ->
    [0] deren Wertung weit von deiner abweicht.
   *[other] deren Wertung nahe an deiner liegt.
}
   *[other] Darauf warten noch { $others } Personen, davon { $near } mit einer Wertung, die nahe an deiner liegt.
}
play-note = Sobald genug Leute warten, eröffne ich einen Tisch, rufe euch und beginne. Je länger du wartest, desto weiter dürfen die Wertungen auseinanderliegen; nach einem Tag spielen sie keine Rolle mehr.
play-waiting = Du wartest jetzt.
play-met = Gefunden: Tisch { NUMBER($match, useGrouping: 0) }. { $link } Die Partie beginnt gleich.
play-left = Du wartest nicht mehr.
play-nobody = In { $days } Tagen fand sich niemand, der mit dir { $game } spielt, darum wartest du nicht mehr. Vielleicht mit Leuten anderer Server oder in anderem Tempo?
play-no-speed = Wähle ein Tempo mit Uhr: Leute, die sich nicht kennen, brauchen eine.
play-across-only = In Direktnachrichten kann ich nur Leute anderer Server suchen: Wähle das oder frage auf einem Server.
play-too-many = Du wartest schon auf { NUMBER($most) } Spiele. Hör zuerst bei einem auf.
play-not-waiting = Darauf wartest du nicht.
menu-play-leave = Nicht mehr warten auf …
button-play-again = Noch einmal suchen
table-met = Ihr habt alle auf { $game } gewartet: Hier ist euer Tisch { NUMBER($match, useGrouping: 0) }. Die Partie beginnt gleich von selbst; wer nicht spielen kann, steht jetzt auf.
form-admin-meeting-about = Wo Tische für Leute eröffnet werden, die auf andere warten
admin-meeting = Tische für Leute, die auf andere warten, werden hier eröffnet: { $channel }
admin-meeting-none = Tische für Leute, die auf andere warten, werden dort eröffnet, wo jemand von ihnen gefragt hat
form-alert-game = Welches Spiel?
form-alert-speed = Welches Tempo?
form-alert-where = Wo?
