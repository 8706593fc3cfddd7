### For those who may manage a server: what they settle, and how they repair a match.

table-closed-channel = Auf diesem Server gehören Tische in diese Kanäle: { LIST($channels, style: "comma") }.
table-channels-gone = Die Kanäle, in die Tische hier gehören, sind gelöscht. Wer den Server verwaltet, wählt mit /{ cmd-admin } andere.
table-too-many-open = Du hast hier { NUMBER($have) } Tische eröffnet, die noch nicht beendet sind; dieser Server erlaubt { NUMBER($most) }.
table-too-many-here = Dieser Server hat { NUMBER($have) } Tische, die noch nicht beendet sind; dieser Bot erlaubt { NUMBER($most) }. Sobald einer davon vorbei ist, kannst du einen neuen eröffnen.
table-too-many-own = Du hast { NUMBER($have) } Tische eröffnet, die noch nicht beendet sind; dieser Bot erlaubt { NUMBER($most) }. Sobald einer davon vorbei ist, kannst du einen neuen eröffnen.
table-too-many-channels = Eine Liste kann höchstens { NUMBER($most) } Kanäle enthalten.
error-not-manager = Das können nur die Verwalter dieses Servers.

cmd-admin = verwalten
cmd-admin-about = Für die Verwalter dieses Servers: Einstellungen und Reparatur von Partien
form-admin-tables-about = Wie viele unbeendete Tische eine Person eröffnet haben darf; 0: beliebig viele
form-admin-end = Wer eine Partie beenden darf
form-admin-move = Wer mit einer Partie umziehen darf
form-admin-language-about = Die Sprache öffentlicher Nachrichten, auch bei laufenden Partien
form-admin-channels = Wo Tische eröffnet werden dürfen

admin-title = Dieser Server
admin-channels = Tische dürfen hier eröffnet werden: { LIST($channels, style: "comma") }
admin-channels-all = Tische dürfen in jedem Kanal eröffnet werden
admin-limit = Unbeendete Tische, die eine Person eröffnet haben darf: { NUMBER($most) }
admin-limit-none = Eine Person darf beliebig viele Tische eröffnen
admin-end = Wer eine Partie beenden darf: { $who }
admin-move = Wer mit einer Partie umziehen darf: { $who }
admin-players = nur die Mitspielenden
admin-managers = die Mitspielenden und die Verwalter des Servers
admin-language = Sprache öffentlicher Nachrichten: { $language }
admin-language-locale = Sprache öffentlicher Nachrichten: wie der Server in Discord eingestellt ist
admin-locale = wie der Server in Discord eingestellt ist

## Repair of a match

table-players-decide = Auf diesem Server entscheiden das nur die Mitspielenden. Ändern lässt es sich mit /{ cmd-admin }.
table-managers-seat = Verwalter können sich nicht selbst einen Platz geben: Nenne jemand anderen.
table-undone-by-manager = { $more ->
    [0] Auf Beschluss der Verwalter dieses Servers wird zurückgenommen: { LIST($moves, style: "said") }
   *[other] Auf Beschluss der Verwalter dieses Servers wird ab hier alles zurückgenommen: { LIST($moves, style: "said") }
}
table-undone-by-manager-all = Auf Beschluss der Verwalter dieses Servers wird alles seit einer früheren Stellung zurückgenommen.
table-rolled-back = { $by } verwaltet diesen Server und setzt die Partie auf eine frühere Stellung zurück.
table-moved-by-manager = { $by } verwaltet diesen Server und ist mit der Partie hierher umgezogen.
table-ended-by-manager = { $by } verwaltet diesen Server und beendet diese Partie ohne Ergebnis.
table-seat-by-manager = { $by } verwaltet diesen Server und gibt den Platz von { $who } an { $new }. Er wechselt, wenn { $new } ihn nimmt.

form-admin-seat = Welcher Platz
form-admin-person-about = Wer den Platz nimmt; nennst du, wer ihn jetzt hat, bleibt alles, wie es ist

admin-reposted = Noch einmal gezeigt: { $link }
admin-moved = Die Partie geht hier weiter. Alle, die mitspielen, erfahren es.
admin-seat-given = Gefragt: { $name }. Bis der Platz genommen wird, bleibt er, wie er ist.
admin-seat-kept = { $name } behält den Platz.
admin-rollback = Auf welche Stellung? Der Zug, den du wählst, wird zurückgenommen, mit allem danach.
admin-rollback-none = Es gibt keinen Zug zurückzunehmen.
admin-rollback-menu = Diesen Zug und alles danach zurücknehmen
admin-turn = Zug { NUMBER($n, useGrouping: 0) }
admin-rollback-sure = Ab diesem Zug würde alles zurückgenommen: { $moves }
admin-rollback-warning = Was seitdem gezogen und gezeigt wurde, ist bekannt und wird neu gezogen. Alle, die mitspielen, erfahren, dass du das warst.
admin-rolled-back = Fertig. Der Spielplan wurde noch einmal gezeigt, und wer am Zug ist, wird gerufen.
admin-end-sure = Die Partie würde jetzt ohne Ergebnis enden, und niemand kann das zurücknehmen. Alle, die mitspielen, erfahren, dass du das warst.
admin-ended = Die Partie ist ohne Ergebnis beendet.
button-roll-back = Zurücksetzen
button-end-match = Die Partie beenden

## A match as a file

table-import-damaged = Diese Datei ist beschädigt oder keine Aufzeichnung einer Partie.
table-import-step = Schritt { $n } dieser Aufzeichnung folgt nicht aus ihrem Geheimnis und den Regeln.
table-import-rules = Diese Partie wurde mit anderen Regeln oder anderen Daten gespielt, als ich sie habe.
table-import-newer = Diese Datei stammt von einer neueren Version von mir.
table-import-big = Diese Datei ist zu groß.
table-import-running = Die Partie lief noch, als diese Aufzeichnung entstand, darum fehlt Geheimes. Eine Aufzeichnung, die nach dem Ende entsteht, lässt sich herbringen.
table-import-handover = Diese Datei enthält verdeckte Hände: Herbringen kann sie nur der Betreiber dieses Bots.
table-import-known = Diese Partie ist schon hier.
table-imported = Diese beendete Partie kam aus einer Datei hierher, zum Ansehen. Sie zählt für keine Ergebnisse und keine Wertung.
table-imported-by = { $by } verwaltet diesen Server und hat diese beendete Partie aus einer Datei hergebracht, zum Ansehen. Sie zählt für keine Ergebnisse und keine Wertung.
table-imported-running = Diese Partie kommt von anderswo und geht hier weiter. Wer am Zug ist, wird gerufen.
table-restored = Ich wurde aus einer Sicherung wiederhergestellt, darum können die letzten Züge fehlen. Der Spielplan zeigt, wie die Partie jetzt steht.
table-handed-over = Diese Partie geht anderswo weiter. Hier geschieht nichts mehr.

form-admin-file-about = Die Aufzeichnung, wie sie ein Export oder das Ende einer Partie liefert

admin-imported = Die Partie ist hier: { $link }
admin-export-whole = Der Betreiber des Bots kann die ganze Partie exportieren, sodass sie anderswo weitergeht.
button-admin-settings = Einstellungen
button-admin-channels = Kanäle
button-admin-list = Liste offener Tische
button-admin-import = Partie hierherholen
button-admin-board = Brett noch einmal zeigen
button-admin-move = Hier weiterspielen
button-admin-seat = Platz vergeben
button-admin-record = Aufzeichnung
button-admin-server = Dieser Server
menu-admin-match = Eine Partie dieses Servers …
admin-note = Eine beendete Partie: /{ cmd-admin } { cmd-param-match }:
form-admin-tables = Tische pro Person
form-admin-language = Sprache öffentlicher Beiträge
form-admin-open = Über den Server hinaus
form-admin-pages = Seiten der Partien
form-admin-listed = Seite des Servers
form-admin-elsewhere = Leute von anderen Servern
form-admin-channels-about = Auch deren Threads; keiner: jeder Kanal
form-admin-meeting = Tische für Wartende
form-admin-forum = Forum für Partien
form-admin-list = Die Liste dieses Kanals
form-admin-list-here = Mit Tischen dieses Servers
form-admin-list-everywhere = Auch mit Tischen anderer Server
form-admin-list-none = Keine Liste: wegnehmen
form-admin-file = Aufzeichnung
form-admin-person = Wer bekommt ihn?
error-admin-tables = Höchstens { NUMBER($most) } Tische pro Person; 0 oder nichts: beliebig viele.
