### Pages of matches in the browser. Plain text: no markdown.

web-skip = Zum Inhalt springen
web-languages = Sprachen
web-foot = Diese Seite braucht kein Konto, setzt keine Cookies und ruft nichts von anderen Seiten ab.
web-home = Hier kann man Partien zusehen, die auf Discord gespielt werden. Der Link zu einer Partie steht unter ihrem Spielplan.
web-fault = Diese Seite kann nicht gezeigt werden
web-unknown = Unter dieser Adresse ist keine Seite, oder nicht alle dürfen sie sehen.
web-no-position = Diese Partie hat keine solche Stellung.
web-gone-elsewhere = Diese Partie geht anderswo weiter. Hier geschieht nichts mehr.
web-gone-closed = Dieser Tisch wurde geschlossen, bevor die Partie begann.
web-bad-range = In dieser Adresse steht etwas, das keine Zahl ist, oder eine Zahl außerhalb des Bereichs.
web-too-much = Das war zu viel auf einmal. Bitte warte einen Augenblick und versuche es noch einmal.
web-not-now = Das kann zurzeit nicht gezeigt werden. Bitte versuche es bald noch einmal.
web-not-allowed = Diese Seiten lassen sich nur lesen.
web-no-film = Diese Partie hat keinen Zeitraffer.
web-film-drawing = Der Zeitraffer wird gezeichnet. Bitte komm in einer Minute wieder.
web-autopilot = abwesend: der Bot spielt
web-reserve = Reserve: { $left }
web-reserve-short = Reserve: weniger als eine Stunde
web-news = Es gibt Neues.
web-players = Am Tisch
web-time-control = Was vereinbart ist
web-since-visit = Neu seit deinem letzten Besuch
web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-zoom-fit = Den ganzen Spielplan zeigen
web-position = Stellung { $n } von { $count }
web-to-newest = zur neuesten
web-paused = Die Partie ist angehalten.
web-since = seit
web-until = Zeit bis
web-ended-at = Beendet:
web-started-at = Begonnen:
web-pictures = Bilder dieser Stellung
web-full-size = Bild in voller Größe
web-positions = Stellungen der Partie
web-first = Erste Stellung
web-back = Eine Stellung zurück
web-on = Eine Stellung weiter
web-newest = Neueste Stellung
web-go = Los
web-keys = Tasten: ← und → blättern, Pos1 und Ende gehen an die Enden; auf dem Spielplan zoomen + und −, 0 zeigt alles.
web-total = Gesamt
web-rank = Platz
web-sheet = Wertungsbogen als Bild
web-looking-back = Rückblick
web-curves = Erwartete Punkte am Ende
web-curves-note = Die Punkte, die alle am Ende wohl haben würden, wie der Computer jede Stellung nachträglich einschätzt.
web-curves-end = Am Ende sind es die wirklichen.
web-proof = Der Nachweis
web-film = Zeitraffer
web-words = Der Spielplan in Worten
web-about = Über diese Partie
web-commitment = SHA-256 des Geheimnisses:
web-log-file = Verlauf als Datei (JSON)
web-to-match = Zur Partie
web-checked-here = Das hat der Bot gefunden, als er die Partie noch einmal gespielt hat. Du musst es nicht glauben.
web-verify-title = Hier nachprüfen
web-verify-about = Dein Browser bildet den SHA-256 des Geheimnisses, macht daraus jede Ziehung neu und vergleicht alles mit der Aufzeichnung. Vergleiche den SHA-256 mit dem auf dem ersten Spielplan der Partie auf Discord.
web-verify-here = Hier nachprüfen
web-verify-script = Dafür braucht es einen Browser mit JavaScript.
web-verify-self = Um auch die Züge zu prüfen, hole die Aufzeichnung und starte:
web-verify-sound = Das Geheimnis ist das versprochene, jede Ziehung folgt daraus, und die Aufzeichnung hat dieselben Ziehungen.
web-verify-wrong = Geheimnis, Ziehungen und Aufzeichnung passen nicht zu dem, was versprochen war.
web-hints = { $hints ->
    [one] ein Tipp genutzt
   *[other] { $hints } Tipps genutzt
}
web-words-of-it = In Worten
web-foot-own = Diese Seite ist nur für dich. Sie braucht kein Konto, setzt ein Cookie für diese Partie und ruft nichts von anderen Seiten ab.
web-own = Nur du siehst das
web-own-about = Schließe das Fenster auf einem Computer, den andere benutzen. „{ button-my-links }“ unter /{ cmd-me } { cmd-me-show } auf Discord widerruft alle deine Seiten.
web-own-hand = Deine Hand
web-own-draft = Dein Entwurf
web-own-draft-board = Wohin er führen würde
web-own-order = Dein vorgemerkter Zug
web-own-note = Deine Notiz
web-own-closed = Diese Seite ist für jemanden, der an diesem Tisch sitzt, in dem Browser, in dem sie geöffnet wurde. Drücke auf Discord „Meine Seite öffnen“ unter deinem Zug oder deiner Hand.
web-link-forged = Das ist kein Link, den der Bot gegeben hat. Drücke auf Discord „Meine Seite öffnen“.
web-link-used = Dieser Link wurde schon geöffnet, und das geht nur einmal. Drücke auf Discord „Meine Seite öffnen“ für einen neuen. Warst das nicht du, widerrufe dort alle deine Seiten mit „{ button-my-links }“ unter /{ cmd-me } { cmd-me-show }.
web-link-ended = Dieser Link ist zu alt. Drücke auf Discord „Meine Seite öffnen“ für einen neuen.
web-link-revoked = Diese Seite wurde widerrufen. Drücke auf Discord „Meine Seite öffnen“ für einen neuen Link.
web-server = Ein Server auf Discord
web-tables = Offene Tische
web-tables-about = Mitspielen kannst du auf Discord.
web-tables-none = Kein Tisch ist offen.
web-running = Laufende Partien
web-running-none = Zurzeit läuft keine Partie.
web-results = Ergebnisse
web-results-none = Noch ist keine Partie zu Ende.
web-ratings = Wertung
web-ratings-none = Noch ist niemand gewertet.
web-ratings-about = Eine Zahl in Klammern ist noch unsicher. Wer seinen Namen verbirgt, fehlt hier.
web-player = Name
web-game = Spiel
web-rating = Wertung
web-matches = Partien
web-events = Turniere
web-hidden = (verborgen)
web-unrated = Noch keine Wertung.

button-page = Im Browser

form-name-about = Ob dein Name auf den Seiten der Partien im Browser steht
me-nameless = Auf Seiten im Browser heißt du nach deinem Platz.

button-my-page = Meine Seite öffnen
button-revoke-links = Alle widerrufen
page-my-page = Deine Seite · { $game }, Tisch { NUMBER($match, useGrouping: 0) }
page-my-page-about = Mit deiner Hand, deinem Entwurf und deiner Notiz, nur für dich: Gib den Link nicht weiter. Er lässt sich einmal öffnen und läuft { $ends } ab. Der Browser, der ihn öffnet, zeigt die Seite dann 30 Tage lang.
page-links = Deine eigenen Seiten im Browser
page-links-opened = { $game } #{ NUMBER($match, useGrouping: 0) }: offen in einem Browser, endet { $ends }
page-links-unopened = { $game } #{ NUMBER($match, useGrouping: 0) }: ein Link, der noch nicht geöffnet wurde, endet { $ends }
page-links-none = Keine Seite, die nur du siehst, ist offen, und kein Link dorthin. Einen bekommst du mit „{ button-my-page }“ unter deinem Zug (/{ cmd-turn }) oder deiner Hand (/{ cmd-hand }).
page-links-note = Widerrufe sie, wenn jemand anderes einen Link haben könnte oder deinen Browser benutzt.
page-links-revoked = { $count ->
    [one] Ein Link oder eine Seite wurde widerrufen und gilt nicht mehr.
   *[other] { $count } Links und Seiten wurden widerrufen. Sie gelten nicht mehr.
}

button-person-page = Meine Seite für alle
button-server-page = Die Seite des Servers
page-person = Über dich gibt es eine Seite, die alle sehen dürfen: deine Wertungen und deine Partien, die Seiten haben.
page-person-nameless = Die Seite über dich zeigt nichts, solange du deinen Namen verbirgst (/{ cmd-me } { cmd-me-show }).
form-page-about = Ob es über dich eine Seite mit deinen Wertungen und Partien gibt
form-admin-listed-about = Ob der Server eine Seite mit offenen Tischen, Ergebnissen und Wertung hat
admin-listed = Der Server hat eine Seite mit offenen Tischen, Ergebnissen und Wertung
admin-listed-none = Der Server hat keine eigene Seite

form-admin-pages-about = Ob alle den Partien dieses Servers im Browser zusehen dürfen
admin-pages = Partien haben öffentliche Seiten im Browser, wenn dieser Bot sie anbietet
admin-pages-none = Partien haben keine öffentlichen Seiten im Browser
