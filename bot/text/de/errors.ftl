### What the bot could not do, told privately to the one who asked. Nothing has changed then.

error-discord = Discord hat die Antwort nicht angenommen. Bitte versuche es in einer Minute noch einmal.
error-no-player = Diese Person sitzt nicht an diesem Tisch.
error-no-match-here = In diesem Kanal gibt es keine Partie. Sag, welche du meinst.
error-permission = In diesem Kanal fehlt mir eine Berechtigung: { $permissions }. Wer den Server verwaltet, kann sie mir geben.
error-private-thread = Hier käme nichts von mir an: Ich bin nicht in diesem privaten Thread. Erwähne mich hier ({ $bot }), damit Discord mich hineinlässt, und versuche es noch einmal; oder tu es im Kanal.
error-inside = Bei mir ist etwas schiefgegangen. Nichts hat sich geändert, und der Fehler ist notiert.
error-stale-commands = Die Befehle sind gerade erneuert worden. Bitte versuche es in einer Minute noch einmal.
error-extra = In diesem Zug ist „{ $text }“ zu viel.
error-other-game = Dieser Befehl gehört zu einem anderen Spiel: An diesem Tisch wird { $game } gespielt.
error-unknown-asker = Discord hat nicht gesagt, wer du bist. Nichts hat sich geändert; bitte versuche es noch einmal.
error-stale-control = Dieser Knopf gilt nicht mehr. Bitte öffne die Seite noch einmal.
error-not-in-dm = Das geht nur in einem Kanal eines Servers.
error-illegal = { $why } Jetzt möglich: { LIST($legal, style: "semicolon") }.
error-illegal-many = { $why } Jetzt möglich: { LIST($legal, style: "semicolon") } und { $more } weitere.
error-illegal-none = { $why } Für dich ist jetzt nichts möglich.
error-number = „{ $text }“ ist keine ganze Zahl von { NUMBER($least, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) }.
error-unreadable-option = „{ $text }“ kann ich nicht als Optionen lesen: Schreibe schlüssel=wert.
error-blocked-person = Du kannst diesen Bot nicht benutzen: Sein Betreiber hat dich gesperrt.
error-blocked-server = Dieser Bot antwortet auf diesem Server nicht: Sein Betreiber hat den Server gesperrt.
error-maintenance = Zurzeit kann kein Tisch eröffnet oder begonnen werden: Gleich beginnt eine Wartung des Bots. Laufende Partien gehen weiter.
error-bot-person = Ein Bot kann keinen Platz einnehmen.

permission-view-channel = Kanäle ansehen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-create-public-threads = Öffentliche Threads erstellen
permission-manage-threads = Threads verwalten
permission-manage-messages = Nachrichten verwalten
permission-embed-links = Links einbetten
permission-attach-files = Dateien anhängen
permission-read-message-history = Nachrichtenverlauf anzeigen
error-name-match = Du spielst mehrere Partien. Sag mit „{ cmd-param-match }“, welche du meinst.
error-form-late = Das hat zu lange gedauert. Bitte drück noch einmal.
error-no-number = „{ $text }“ ist keine ganze Zahl ab 0.
