### Tables in direct messages, and the codes with which friends join private tables.

table-unknown-code = Kein Tisch hat diesen Code. Bitte prüfe ihn oder bitte um einen neuen.
table-stays-direct = Dieser Tisch wird in den Direktnachrichten gespielt und bleibt dort.
table-offer-by-name = Sonst sieht niemand diesen Tisch: Bitte nenne die Person, die den Platz nehmen soll.
table-unreached = { $who } nimmt von mir keine Direktnachrichten an, darum kann ich nicht sagen, wann der Zug beginnt. Die Partie geht weiter: { $who } spielt mit /{ cmd-turn }, wo immer ich bin.
dm-closed-direct = Ich kann dir keine Direktnachrichten schicken und also nicht sagen, wann du am Zug bist. Du spielst mit /{ cmd-turn } und /{ cmd-hand }, wo immer ich bin. Damit der Spielplan als Nachricht kommt, erlaube Direktnachrichten von einem Server, auf dem wir beide sind.
lobby-direct = Gespielt wird in Direktnachrichten: Alle haben dort einen eigenen Spielplan, und sonst sieht niemand diesen Tisch.
lobby-code = Freunde spielen mit dem Code **{ $code }** mit: /{ cmd-table } { cmd-table-join } { cmd-table-join-code }:{ $code }, in Direktnachrichten mit mir oder auf jedem Server.
button-code = Einladen
button-new-code = Neuer Code
page-code = Der Code dieses Tischs: **{ $code }**. Deine Freunde spielen mit /{ cmd-table } { cmd-table-join } { cmd-table-join-code }:{ $code } mit, in Direktnachrichten mit mir oder auf jedem Server, auf dem ich bin. Wer keinen Server mit mir teilt, kann mich über mein Profil installieren.
page-code-renewed = Der alte Code gilt nicht mehr. Wer schon da ist, bleibt.
page-new-direct = Tisch { NUMBER($match, useGrouping: 0) } ist eröffnet, und seine Karte kommt per Direktnachricht zu dir. Wenn alle da sind, drücke dort „Start“.
page-nobody-hears = Auf diesem Server siehst nur du meine Antworten, darum gib den Code bitte selbst weiter.
page-joined-direct = Du bist dabei. Der Tisch kommt per Direktnachricht zu dir.
page-started-direct = Die Partie hat begonnen. Der Spielplan kommt zu allen per Direktnachricht.
learn-closed-here = Ich kann dir keine Direktnachrichten schicken, und diese Einführung braucht sie. Bitte erlaube sie in deinen Privatsphäre-Einstellungen und nimm noch einmal /{ cmd-learn }.
cmd-table-join-code = code
cmd-table-join-code-about = Der Einladungscode eines privaten Tischs
