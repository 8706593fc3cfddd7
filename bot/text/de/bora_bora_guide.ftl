### Bora Bora for newcomers: why each question is asked, what the symbols mean, the guided first match.

## Why a question is asked: the rule in a sentence

bb-why-start = Die erste Hütte bringt sofort den Ertrag ihres Gebiets.
bb-why-hut = Eine Hütte auf dem Spielplan kommt von deinem Tableau; das Feld, das sie räumt, nimmt später einen Mann oder eine Frau auf.
bb-why-space = Ein neuer Rohstoff kommt sofort auf ein freies Zeremonienfeld seiner Art; zwei Nachbarn lassen sich überbauen.
bb-why-place = Ein Würfel darf nur auf eine Aktion, wenn er niedriger ist als jeder Würfel dort, und seine Zahl sagt, was du mit der Aktion tun kannst.
bb-why-pay = Ein Gott kostet eine Karte seiner Farbe und ein Opferplättchen, oder zwei gleiche Karten einer anderen Farbe und ein Opferplättchen, oder ein Götterplättchen.
bb-why-region = Die Hütte kommt in ein Gebiet neben einem deiner Gebiete, über einen Weg bis zur Zahl des Würfels, und bringt dessen Ertrag.
bb-why-red = Rot wertet den Fisch des Gebiets, in das du gerade gekommen bist, einmal je Gebiet und Person.
bb-why-person = Du nimmst ein Plättchen von den Positionen bis zur Zahl des Würfels; seine Fähigkeit gilt in Phase B jeder Runde.
bb-why-home = Eine Person lebt auf einem Feld deines Tableaus ohne Hütten und zieht nie wieder um.
bb-why-trade = Jeder Punkt des Würfels kauft etwas; du hörst auf, wann du willst, und übrige Punkte verfallen.
bb-why-priest = Der Priester kommt auf eine Position bis zur Zahl des Würfels; andere rücken nach rechts und können herausfallen.
bb-why-building = Ein Gebäudeplättchen bis zur Zahl des Würfels bedeckt zwei benachbarte Rohstoffe; frühe Runden bringen mehr.
bb-why-pair = Das Gebäude bedeckt zwei benachbarte Zeremonienfelder, auf denen jeweils ein Rohstoff liegt; die Rohstoffe gehen zurück.
bb-why-fire = Der Feuerbonus hat zwei Hälften: eine Götterkarte oder ein Opferplättchen, dann ein Statusschritt oder eine Muschel.
bb-why-use = Einmal pro Runde setzt du eine Art Männer und eine Art Frauen ein; alle Plättchen einer Art wirken zusammen.
bb-why-material = Sammler nehmen Rohstoffe einen nach dem anderen; du darfst nach jedem aufhören.
bb-why-carry = Eine Hütte, die auf Feld 12 kommt, macht ihr Feld für eine Person frei.
bb-why-card = Du nimmst eine der offenen Götterkarten oder die verdeckte oberste vom Stapel.
bb-why-jewel = Jede Runde darfst du ein Schmuckstück mit Muscheln kaufen; es zählt am Ende.
bb-why-task = Jede Runde wird eine deiner { $tasks } Aufgaben abgerechnet: { $task } Punkte, wenn sie erfüllt ist; ist keine erfüllt, gibst du eine auf.
bb-why-final-task = Nach der letzten Runde werden alle deine Aufgaben abgerechnet, soweit sie erfüllt sind.
bb-why-take = Für eine abgerechnete Aufgabe kommt eine vom Spielplan.

## What the symbols mean

bb-see-hut = {""}**Hütte.** Ein Gebiet dieser Person; von hier aus sind die Nachbargebiete erreichbar.
bb-see-place = {""}**Freier Bauplatz.** Die nächste Hütte hier bringt den Ertrag des Gebiets.
bb-see-fish = {""}**Fisch.** Punkte am Ende für die Hütte auf dem Bauplatz des Gebiets, und sofort mit Rot.
bb-see-path = {""}**Weg.** Seine Zahl ist der kleinste Würfel, der ihn nutzt; Planken führen über Land, Wellen über Wasser.
bb-see-action = {""}**Aktionsplättchen.** Das Zeichen nennt den höchsten Würfel, der noch passt; darunter liegen die Würfel dieser Runde.
bb-see-persons = {""}**Männer und Frauen.** Die Zahl einer Position ist der kleinste Würfel, der das Plättchen nimmt.
bb-see-temple = {""}**Tempel.** Jeder Priester zählt jede Runde; wer die meisten hat, bekommt ein Götterplättchen.
bb-see-tasks = {""}**Aufgaben in der Auslage.** Du nimmst eine, nachdem du eine von deinen abgerechnet hast.
bb-see-gods = {""}**Götterkarten.** Die offenen und der Stapel.
bb-see-jewelry = {""}**Schmuck.** Sein Preis in Muscheln und seine Punkte am Ende.
bb-see-status = {""}**Statusleiste.** Punkte am Ende der Runde und die nächste Zugreihenfolge.
bb-see-seat = {""}**Person.** Platz in der Zugreihenfolge, übrige Würfel, Besitz, Punkte.
bb-see-spots = {""}**Hüttenfelder.** Ein leeres hat Platz für einen Mann oder eine Frau.
bb-see-ceremony = {""}**Zeremonienbereich.** Rohstoffe auf Feldern ihrer Art; zwei Nachbarn lassen sich überbauen.
bb-see-own-tasks = {""}**Deine Aufgaben.** Eine davon wird am Ende jeder Runde abgerechnet.

## The main parts of the table, each at its letter

bb-part-seat = du: Punkte, Würfel, Besitz; deine Leute und Aufgaben sind auf deinem Tableau
bb-part-actions = Aktionen: Ein Würfel muss niedriger sein als alle, die schon dort liegen
bb-part-islands = die Inseln: Jede neue Hütte bringt etwas, und ihr Fisch zählt
bb-part-temple = der Tempel: Deine Priester zählen jede Runde
bb-part-jewelry = Schmuck: Du kaufst ihn mit Muscheln, er zählt am Ende
bb-part-status = die Statusleiste: Punkte und die nächste Zugreihenfolge

## The guided first match: the second line of each question

bb-learn-place = Ein hoher Würfel bringt mehr, passt aber auf weniger Plättchen; ein niedriger passt fast überall.
bb-learn-region = Suche einen Ertrag, den du brauchst, und einen wertvollen Fisch.
bb-learn-person = Zwei derselben Art bringen mehr als einer: Sammle eine Art.
bb-learn-hut = Ein Feld ohne Hütten hat Platz für einen Mann oder eine Frau.
bb-learn-trade = Kaufe, was einer deiner Aufgaben noch fehlt.
bb-learn-priest = Auf hohen Positionen bleibt ein Priester länger; wer die meisten Priester hat, bekommt jede Runde ein Götterplättchen.
bb-learn-building = Baue früh: Die ersten Runden bringen die meisten Punkte.
bb-learn-use = Setze jede Runde eine Art Männer und eine Art Frauen ein; es kostet nichts.
bb-learn-jewel = Übrige Muscheln zählen am Ende nichts: Kaufe, was du kannst.
bb-learn-task = Eine erfüllte Aufgabe bringt die meisten Punkte einer Runde.

## The story of the first match: the reason before a move, and what it has brought

bb-story-about = Jede Runde setzt du drei Würfel auf Aktionen: Hütten auf den Inseln, Männer und Frauen auf deinem Tableau, Priester, Gebäude. Dann wirken deine Leute, du kaufst Schmuck und rechnest eine Aufgabe ab. Fische, Gebäude, Aufgaben und Schmuck zählen; nach sechs Runden gewinnen die meisten Punkte.
bb-story-woman = Eine 1 ist ein schwacher Würfel, aber mit Weiß kann sie so viel wie eine 6. Setz sie mit Weiß auf Frau, zahl mit deinem Götterplättchen und nimm die Baumeisterin von Position 5. Sie wohnt auf Feld 1 deines Tableaus.
bb-story-blue = Sieh dir Frau an: zwei Einsen. Ein Würfel muss niedriger sein als jeder dort, eine 1 sperrt die Aktion also für alle; nur Blau kommt daran vorbei, wie eben.
bb-story-water = Die 6 reicht weit, passt aber nur, wo noch kein Würfel liegt. Setz sie auf Wasserweg und breite dich auf den Oststrand aus, mit der Hütte von Feld 3. Leg den Sand auf a1 und werte den Fisch mit Rot.
bb-story-fish = 6 Punkte für den Fisch. Und neben deinem Stein liegt jetzt Sand: Zwei Nachbarn lassen sich überbauen.
bb-story-temple = Eine 1 passt noch fast überall. Setz sie auf Tempel und schick den Priester auf Position 1; nimm ein Opferplättchen und einen Schritt auf der Statusleiste.
bb-story-use = Alle Würfel liegen; jetzt wirken die Leute, eine Art Männer und eine Art Frauen. Die Baumeisterin bedeckt Sand und Stein mit Gebäudeplättchen 1. Nimm für das Feuer die blaue Götterkarte und eine Muschel.
bb-story-built = 10 Punkte: Je früher du baust, desto mehr bringt es.
bb-story-jewel = Muscheln sind am Ende nichts wert. Kauf mit deiner den Kamm: 1 Punkt, und eine erste Art für deine Aufgabe.
bb-story-task = Jede Runde wird eine Aufgabe abgerechnet. „Eine Frau und ein Priester im Tempel“ ist erfüllt: Rechne sie ab. Wäre keine erfüllt, müsstest du eine aufgeben.
bb-story-tasked = 6 Punkte für die Aufgabe.
bb-story-own = Die letzte Wahl dieser Lektion gehört dir allein: eine neue Aufgabe. Welche passt zu dem, was du hast? Eine ganze Partie hat sechs Runden.
bb-story-review = Erfüllte Aufgaben: { $tasks }. Hütten auf den Inseln: { $huts }. Männer und Frauen am Werk: { $people }. { $tasks ->
    [0] Such nächstes Mal zuerst eine Aufgabe, die zu dem passt, was du hast: Eine erfüllte bringt am meisten.
   *[other] Gleich in der ersten Runde eine Aufgabe erfüllt: gut geplant.
}
