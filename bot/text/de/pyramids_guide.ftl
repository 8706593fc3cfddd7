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

## The guided first match: the second line of each question

py-learn-mark = Beginne am Eingang und steuere auf das Grab zu; nimm Edelsteine mit und lass Totenköpfe aus.
py-learn-extra = Ein geschenktes Feld: Erreiche damit das Grab oder ein weiteres rotes X.
py-learn-take = Ein kurzer Weg zum Grab ist viel wert, ebenso eine Farbe, von der du schon Karten hast.
