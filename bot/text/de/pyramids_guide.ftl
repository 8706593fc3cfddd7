### Pyramids for newcomers: why each question is asked, what the symbols mean, the guided first match.

## Why a question is asked: the rule in a sentence

py-why-keep = Du behältst zwei der vier Karten, die du bekommst; mit diesen Pyramiden beginnst du.
py-why-mark = Kreuze die ganze Form auf einer Karte an, gedreht und gespiegelt, wie du willst, oder ein einzelnes Feld; der Eingang muss dabei sein, oder es muss an angekreuzte Felder grenzen.
py-why-extra = Ein rotes X lässt dich sofort noch ein offenes Feld ankreuzen, auf einer beliebigen deiner Karten; ein weiteres rotes X gibt noch eines.
py-why-take = Für eine vollendete Karte kommt eine neue: eine offene oder die verdeckte oberste vom Stapel.

## What the symbols mean

py-see-shape = {""}**Expeditionskarte.** Die Form, die jetzt alle ankreuzen, gedreht und gespiegelt, wie jeder will.
py-see-entrance = {""}**Eingang.** Er muss bei den ersten Kreuzen auf einer Karte dabei sein.
py-see-tomb = {""}**Grab.** Ist es angekreuzt, ist die Karte vollendet.
py-see-x = {""}**Rotes X.** Kreuze sofort noch ein offenes Feld an.
py-see-gem = {""}**Edelstein.** Rot und Grün bilden Paare, die am meisten wert sind.
py-see-torch = {""}**Fackel.** Zählt einmal in jeder Runde.
py-see-skull = {""}**Totenkopf.** Minuspunkte, mit jedem mehr.
py-see-potion = {""}**Trank.** Löscht Totenköpfe.
py-see-torches = {""}**Runden.** Die brennende Fackel ist die dieser Runde.
py-see-display = {""}**Auslage.** Neue Karten zur Wahl, neben dem Stapel.
py-see-bonus = {""}**Pyramidenpunkte.** Für mehrere vollendete Karten einer Farbe, am meisten für die Ersten.
py-see-score = {""}**Wertungskarte.** Edelsteine, Totenköpfe und Fackeln dieser Person und die gewonnenen Punktefelder.

## The main parts of the table, each at its letter

py-part-shape = die Form, die alle ankreuzen, und die noch kommenden
py-part-rounds = die Runden: für jede eine Fackel
py-part-cards = deine zwei Pyramiden: Kreuze vom Eingang bis zum Grab an
py-part-display = neue Pyramiden zur Wahl, wenn du eine vollendest
py-part-bonus = Punkte für mehrere Pyramiden einer Farbe
py-part-score = deine Funde: Edelsteine und Fackeln zählen, Totenköpfe kosten

## The guided first match: the second line of each question

py-learn-mark = Beginne am Eingang und steuere auf das Grab zu; nimm Edelsteine mit und lass Totenköpfe aus.
py-learn-extra = Ein geschenktes Feld: Erreiche damit das Grab oder ein weiteres rotes X.
py-learn-take = Ein kurzer Weg zum Grab ist viel wert, ebenso eine Farbe, von der du schon Karten hast.

## The story of the first match: the reason before a move, and what it has brought

py-story-about = Alle kreuzen dieselben Formen an, jeder auf zwei eigenen Pyramiden, vom Eingang bis zum Grab. Ein angekreuztes Grab bringt 10 Punkte; Paare von Edelsteinen, Fackeln und mehrere Pyramiden einer Farbe zählen auch, Totenköpfe kosten. Wer die meisten Punkte hat, gewinnt.
py-story-keep = Behalte 25 und 46. Auf 46 liegt ein rotes X neben dem Eingang und eines neben dem Grab; auf 25 ist eine Fackel nah.
py-story-torch = Auf 25 deckt das L Eingang und Fackel: Kreuze A1 B1 C1 C2 an.
py-story-torched = Die Fackel dieser Runde gehört dir: 5 Punkte.
py-story-x = Kreuze auf 46 B1 C1 B2 an: Darunter liegt ein rotes X, das dir sofort noch ein Feld schenkt, auf einer beliebigen Karte. Nimm D2 auf 25, wieder ein X; dann D1 auf 46, einen roten Edelstein.
py-story-chain = Fünf Felder in einem Zug und ein Edelstein: Such zuerst nach roten X.
py-story-way = Geh geradewegs zum Grab: Kreuze A2 A3 A4 auf 46 an. Dort liegt nichts, aber der nächste Zug bringt viel.
py-story-tomb = Kreuze A5 B5 C5 auf 46 an: ein grüner Edelstein und das rote X neben dem Grab. Das geschenkte Feld ist D5, das Grab selbst.
py-story-done = Eine vollendete Pyramide: 10 Punkte. Ein roter und ein grüner Edelstein sind ein Paar: 5 Punkte; einer allein ist 1 wert.
py-story-take = Für die vollendete Karte kommt eine neue. Nimm 1: Sie ist grün wie 46, und wer als Erster zwei einer Farbe vollendet, bekommt 10 Punkte mehr.
py-story-skull = Vier in einer Reihe passen auf 25: Kreuze E2 E3 E4 E5 an. Ein roter Edelstein, aber auch ein Totenkopf; das rote X gibt dir D5.
py-story-skulls = Ein Totenkopf kostet 1 Punkt, zwei kosten 2, drei 4: jeder mehr als der vorige. Anfänger sammeln zu viele.
py-story-single = Das Quadrat passt nirgends gut. Statt einer Form darfst du immer ein einzelnes Feld ankreuzen: C5 auf 25, einen grünen Edelstein.
py-story-pairs = Zwei Paare Edelsteine: 10 Punkte. Eine Pyramide ohne angekreuztes Grab zählt nichts, aber was du auf ihr gefunden hast, bleibt.
py-story-own = Der letzte Zug dieser Lektion gehört dir allein: Was kreuzt du an? Eine ganze Partie hat vier Runden, jede mit ihrer eigenen Fackel.
py-story-review = Du hast { $completed ->
    [one] 1 Pyramide
   *[other] { $completed } Pyramiden
} vollendet und { $pairs ->
    [one] 1 Paar
   *[other] { $pairs } Paare
} Edelsteine gebildet; { $skulls ->
    [0] kein Totenkopf kostet dich etwas.
    [one] 1 Totenkopf kostet dich Punkte.
   *[other] { $skulls } Totenköpfe kosten dich Punkte.
} { $completed ->
    [0] Bleib nächstes Mal bei einer Pyramide, bis sie vollendet ist: Eine ganze ist mehr wert als zwei halbe.
   *[other] Eine Pyramide schon in der ersten Runde vollendet: gut angekreuzt.
}
