### Private pages, the board message, the lobby card, direct messages of Discord.
### These may hold markdown; they are never drawn.

lobby-title = Ein Tisch für { $game }
lobby-seat-taken = Platz { $seat }: { $name }
lobby-seat-free = Platz { $seat }: frei
lobby-option = { $option }: **{ $value }**
lobby-closed = Dieser Tisch wurde geschlossen.
lobby-missing = { $missing ->
    [one] Ein Platz ist frei: Drücke „Mitspielen“.
   *[other] { $missing } Plätze sind frei: Drücke „Mitspielen“.
}
lobby-missing-others = { $missing ->
    [one] Ein Platz ist frei.
   *[other] { $missing } Plätze sind frei.
}
lobby-ready = Alle sind da: { $host }, drücke „Start“.
lobby-started = Die Partie hat begonnen: { $link }

dm-closed = Ich kann dir keine Direktnachrichten schicken. Deine Hand siehst du immer mit /{ cmd-hand }. Damit sie als Nachricht kommt, erlaube Direktnachrichten von diesem Server.
dm-hand = Deine Hand in { $link }

board-started = Die Partie beginnt. Am Tisch: { $names }.
board-ping = { $who }, du bist am Zug. { $prompt }
board-ping-many = { $who }: { $prompt }
board-commitment = Jede Ziehung steht durch ein Geheimnis fest, dessen SHA-256 `{ $hash }` ist. Das Geheimnis wird am Ende gezeigt, und alle können jede Ziehung nachprüfen.
board-over = Die Partie ist aus.
board-winner = { COUNT($who) ->
    [one] { $who } gewinnt mit { $total ->
    [1] einem Punkt
   *[other] { $total } Punkten
}.
   *[other] { $who } teilen sich den Sieg mit { $total ->
    [1] einem Punkt
   *[other] { $total } Punkten
}.
}
board-ended = Die Partie wurde ohne Ergebnis beendet.
board-secret = Geheimnis der Ziehungen: `{ $secret }`. Damit lässt sich jede Ziehung nachprüfen.
board-no-picture = Das Bild ließ sich nicht zeichnen. Hier ist der Spielplan in Worten.

mine-waiting = am Zug: { $who }
mine-lobby = noch nicht begonnen, { $taken } von { $seats } Plätzen besetzt
mine-over = vorbei
mine-your-turn = {""}**du bist am Zug** ({ $since })

page-match-line = {""}**{ $game }** · Tisch { NUMBER($match, useGrouping: 0) }
page-draft = Bisher: { LIST($moves, style: "comma") }
page-choices-line = `{ $number }` { $label } — { $effects }
page-choices-parts = { LIST($parts, style: "semicolon") }
page-confirm-note = Nichts ist öffentlich, bis du bestätigst.
page-finish-note = Ein grüner Knopf spielt deinen Zug sofort; mit *Zurücknehmen* machst du ihn rückgängig.
page-left-out = Nicht mehr möglich und darum weggelassen: { LIST($labels, style: "comma") }
page-instead = Stattdessen etwas anderes …
page-chance-note = { $alone ->
    [1] Was als Nächstes kommt, hängt vom Zufall ab. Bestätige, um es zu sehen.
   *[0] Was als Nächstes kommt, hängt vom Zufall ab. Bestätige, um es zu sehen; danach lässt sich nichts davor mehr zurücknehmen.
}
page-foreseen-note = { $alone ->
    [1] Was gezogen wird, siehst du erst nach dem Bestätigen.
   *[0] Was gezogen wird, siehst du erst nach dem Bestätigen; dann lässt es sich nicht mehr zurücknehmen.
}
page-done-waiting = Fertig. Jetzt ist am Zug: { $who }.
page-done-at-once = Fertig. Gleich nach dir: { $who }.
page-done-again = Fertig. Du bist wieder am Zug.
page-done-over = Fertig. Die Partie ist vorbei.
page-waiting = Du hast jetzt nichts zu tun. Am Zug: { $who }.
page-over = Diese Partie ist vorbei.
page-sealed = Deine Wahl liegt verdeckt. Du darfst sie ändern, bis alle gewählt haben.
page-hand-title = Deine Hand · { $game }, Tisch { NUMBER($match, useGrouping: 0) }
page-hand-missed = Deine Direktnachrichten sind geschlossen, darum kam deine Hand nicht an. Hier ist sie.
page-mine-title = Deine Partien
page-mine-count = { $count ->
    [one] Ein Tisch
   *[other] { $count } Tische
}{ $waiting ->
    [0] {""}
   *[other] {" "}· auf dich warten: { $waiting }
}
page-mine-none = Du sitzt an keinem Tisch. Eröffne einen mit /{ cmd-table } { cmd-table-new }.
page-mine-line = {""}**{ $game }** · Tisch { NUMBER($match, useGrouping: 0) } · { $link } · { $turn }
page-which = Du spielst mehrere Partien. Welche?
page-log-title = Was geschah · { $game }, Tisch { NUMBER($match, useGrouping: 0) }
page-status-title = Wie es steht · { $game }, Tisch { NUMBER($match, useGrouping: 0) }
page-new-opened = Tisch { NUMBER($match, useGrouping: 0) } ist eröffnet. Wenn alle da sind, drücke unten auf seiner Karte „{ $start }“.
page-joined = { $hand ->
    [0] Du bist dabei.
   *[1] Du bist dabei. Wenn die Partie beginnt, kommt deine Hand per Direktnachricht.
}
page-left = Du bist vom Tisch aufgestanden.
page-started = Die Partie hat begonnen.
page-board-anew = Der Spielplan steht jetzt ganz unten: { $link }
page-invited = Eingeladen: { $names }.
page-vote = Für das Ende: { $agreed }. Es fehlen: { $missing }.
page-vote-none = Niemand hat für das Ende gestimmt.
page-vote-about = Eine Partie endet ohne Ergebnis, wenn alle zustimmen, die mitspielen.
page-export = Die Aufzeichnung von Tisch { NUMBER($match, useGrouping: 0) }, mit dem Geheimnis der Ziehungen.
page-export-running = Die Aufzeichnung von Tisch { NUMBER($match, useGrouping: 0) } bis jetzt. Geheimes steht erst darin, wenn die Partie vorbei ist.
page-moved = Die Partie geht hier weiter.
page-options-title = Optionen von Tisch { NUMBER($match, useGrouping: 0) }
page-options-note = Ändern kann sie nur, wer den Tisch eröffnet hat, und nur bis zum Start.
page-rules-title = { $game } – die Regeln in Kürze
page-rules-which = Die Regeln welches Spiels?
page-confirm-title = Diesen Zug bestätigen?
page-answered-on = Seit diese Seite entstand, hast du weitere Antworten gegeben. Hier stehst du jetzt.
page-late = Seit dieser Knopf entstand, ist es am Tisch weitergegangen. Hier ist die jetzige Stellung.

log-none = Noch ist nichts geschehen.

status-lobby = Noch nicht begonnen: { $taken } von { $seats } Plätzen besetzt.
status-running = { $round ->
    [0] Am Zug: { $who } ({ $since }).
   *[other] Runde { $round }. Am Zug: { $who } ({ $since }).
}
status-over = Die Partie ist vorbei.
status-ended = Die Partie wurde ohne Ergebnis beendet.

thread-name = { $game } · Tisch { NUMBER($match, useGrouping: 0) }
thread-name-imported = { $game } · { LIST($names, style: "comma") }
