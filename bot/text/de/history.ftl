### Looking back and taking back; the proof of a finished match. May hold markdown; never drawn.

button-since = Seit meinem Zug
button-moving = Animation
button-step = Durchblättern
button-luck = Glück
button-verify = Ziehungen prüfen
button-agree = Zustimmen
button-agree-knowing = Trotzdem zustimmen
button-no = Nein
button-ask = Die anderen fragen
button-withdraw = Nicht mehr fragen

page-then-title = Stellung { $n } von { $count } · { $when }
page-then-jump = Gehe zu …
page-then-n = { $n } von { $count }

page-since-title = Seit deinem letzten Zug ({ $when })
page-since-start = Seit Beginn der Partie ({ $when })
page-since-stranger = Der letzte Zug ({ $when })
page-since-nothing = Seitdem ist nichts geschehen.
page-since-more = …
page-moving = Was geschehen ist, als Animation
page-moving-alt = Animation aus { NUMBER($count) } Spielplänen, vom Ende deines letzten Zugs bis jetzt.
error-moving = Die Animation konnte gerade nicht gezeichnet werden. Bitte gleich noch einmal versuchen.
page-since-pictures = Das erste Bild ist von vorher, das zweite zeigt, wie es jetzt steht.

page-back-at-once = Das kannst du sofort zurückhaben: { $moves }
page-back-nothing = { $alone ->
    [1] Sofort lässt sich nichts zurücknehmen: Es wurde etwas gezogen, oder ein Computer hat schon geantwortet.
   *[0] Allein kannst du nichts zurücknehmen: Es wurde etwas gezogen, oder jemand hat schon geantwortet.
}
page-back-ask = { $alone ->
    [1] Zu einem früheren Zug kannst du zurückgehen, ohne jemanden zu fragen.
   *[0] Um etwas Früheres zurückzunehmen, müssen alle anderen zustimmen.
}
page-back-asked = Du hast die anderen gebeten, einen Zug zurücknehmen zu dürfen. Noch haben nicht alle geantwortet.
page-back-menu = { $alone ->
    [1] Einen früheren Zug zurücknehmen …
   *[0] Um einen früheren Zug bitten …
}
page-back-turn = Dein Zug Nummer { $n }
page-back-revealed = seitdem wurde etwas gezogen oder aufgedeckt
page-back-sure = { $alone ->
    [1] Soll ich das zurücknehmen?
   *[0] Soll ich die anderen bitten, dass du das zurücknehmen darfst?
} { $moves } Alles danach wird mit zurückgenommen.
page-back-sure-revealed = { $alone ->
    [1] Seitdem wurde etwas gezogen oder aufgedeckt; was gezogen wurde, wird neu gezogen.
   *[0] Seitdem wurde etwas gezogen oder aufgedeckt. Auch dem müssen alle zustimmen; was gezogen wurde, wird neu gezogen.
}

page-votes-asked = Gefragt. Es fehlen: { $missing }.
page-votes-warned = { $who } bittet darum, aber seitdem wurde etwas gezogen oder aufgedeckt, und es ist nun bekannt. Was gezogen wurde, wird neu gezogen. Stimmst du trotzdem zu?
page-votes-open = Du stimmst zu. Es fehlen: { $missing }.
page-votes-approved = { $alone ->
    [1] Es ist zurückgenommen.
   *[0] Alle stimmen zu: Es ist zurückgenommen.
}
page-votes-refused = Du stimmst nicht zu: Nichts wird zurückgenommen.
page-votes-withdrawn = Du bittest nicht mehr darum.

page-verify-title = Der Nachweis
page-verify-promise = Mit dem ersten Spielplan versprochen: `{ $hash }`. Das Geheimnis: `{ $secret }`.
page-verify-self = Vergleiche das Versprechen mit dem, das **Faire Ziehungen** unter dem ersten Spielplan der Partie zeigt.
page-verify-unproven = Nicht bewiesen: die Namen, die Zeiten und welche Schritte zusammen gemacht wurden. Sie sind so, wie der Bot sie notiert hat.

table-verify-sound = In Ordnung: Das Geheimnis ist das versprochene, { $draws ->
    [one] die eine Ziehung folgt
   *[other] alle { $draws } Ziehungen folgen
} daraus, und jeder Zug war erlaubt ({ $steps } Schritte).
table-verify-damaged = Die Aufzeichnung passt nicht zusammen. Bitte sag dem Betreiber dieses Bots Bescheid.
table-verify-step = Schritt { $n } folgt nicht aus dem Geheimnis und den Regeln. Bitte sag dem Betreiber dieses Bots Bescheid.
table-verify-rules = Seit dieser Partie haben sich die Regeln oder ihre Daten geändert. Prüfen lässt sich ihre Aufzeichnung mit der Version, mit der sie gespielt wurde.
table-unfinished = Das geht erst, wenn die Partie vorbei ist: Vorher würde es Verborgenes verraten.

luck-label = { $label }
