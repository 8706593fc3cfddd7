### Context menus: what a right click (on a phone: a long press) on a message or a person offers.

context-turn = { button-turn }
context-since = Was ist passiert?
context-words = { button-in-words }
context-invite = Einladen
context-versus = Unsere Ergebnisse
context-no-match = Diese Nachricht gehört zu keiner Partie. Nimm einen Spielplan, eine Tischkarte oder eine andere Nachricht von mir.
context-yourself = Das bist du. Nimm jemand anderen.
context-which = An welchen Tisch lädst du **{ $name }** ein?
context-form = Ein Tisch mit { $name }
help-apps = {""}**Ohne Tippen:** Klicke mit der rechten Maustaste auf eine Nachricht einer Partie oder auf eine Person (am Handy: gedrückt halten), dann **Apps**.
help-way-apps = Rechtsklick (am Handy: gedrückt halten) auf eine Nachricht einer Partie, dann **Apps**: **{ context-turn }**, **{ context-since }**, **{ context-words }**. Auf eine Person: **{ context-invite }**, **{ context-versus }**
help-words-apps = kontextmenü rechtsklick rechte maustaste gedrückt halten apps nachricht person jemanden einladen ergebnisse gegen
