### The luck report: names of draws (`<prefix>-luck-...`) and what is said about them.

gh-luck-drew = Gezogene Windkarten
gh-luck-dealt = Ausgeteilte Windkarten
gh-luck-refilled = Gezogene Würfel für die Haupthäfen
py-luck-log-reveal = Aufgedeckte Formen
py-luck-log-display = Neue Karten in der Auslage
py-luck-log-unseen = Verdeckt gezogene Karten
bb-luck-rolled = Würfel
bb-luck-drew = Gezogene Götterkarten
bb-luck-laid-card = Ausgelegte Götterkarten
edo-luck-log-tile = Ortsplättchen für die Ronin
edo-luck-none = In Edo bestimmt der Zufall nur den Aufbau vor der ersten Runde, für alle gleich: Hier hat niemand Glück, das sich mit dem der anderen vergleichen ließe.

luck-title = Glück · { $game }, Tisch { NUMBER($match, useGrouping: 0) }
luck-average = im Mittel { $came } aus { $draws } Werten, erwartet { $expected }
luck-tally = { $label }: **{ $seen }** ({ $expected })
luck-note = In Klammern: wie oft es zu erwarten war. ▲ und ▼ heißen: deutlich mehr oder weniger.
luck-none = Hier wurde nichts mehr als einmal gezogen, also gibt es nichts zu vergleichen.
luck-ordinary = Alles in allem nichts Ungewöhnliches.
luck-odd = Am ungewöhnlichsten: { $who }, { $what }.
luck-odd-table = Am ungewöhnlichsten: { $what }.
