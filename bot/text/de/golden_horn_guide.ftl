### Golden Horn for newcomers: why each question is asked, what the symbols mean, the guided first match.

## Why a question is asked: the rule in a sentence

gh-why-ports = Vor dem Start nennt jeder verdeckt Venedig oder Konstantinopel für jedes Schiff; alle decken gemeinsam auf.
gh-why-turn = In einem Zug fährt genau ein Schiff; aus einem Haupthafen lädt es zuerst, und der erste Schritt ist gratis.
gh-why-raid = Vor der Fahrt schicken zwei Karten in Farben seiner Segel Piraten zu einem fremden, beladenen Schiff auf See und bringen dir einen Würfel; danach fährt auf jeden Fall ein Schiff.
gh-why-pass = Keines deiner Schiffe kann jetzt fahren; Piraten darfst du trotzdem schicken.
gh-why-ship = In jedem Zug fährt genau eines deiner Schiffe.
gh-why-load = Ein Schiff lädt alle Würfel einer Farbe, aber nie eine Farbe seiner eigenen Segel.
gh-why-bow = Ein Schiff ohne Ladung darf einmal auf seiner Fahrt wenden; dann fährt es dorthin zurück, woher es kam.
gh-why-sail = Der erste Schritt ist gratis; von einem Feld in einer Farbe deiner Segel fährst du gratis weiter, von jedem anderen für eine Windkarte in dessen Farbe.
gh-why-call = Wer alle sechs Farben hat, darf das Ende ausrufen; dann kommen alle auf gleich viele Züge.

## What the symbols mean

gh-see-ship = {""}**Schiff.** Seine Segelfarben darf es nicht laden, auf ihnen fährt es gratis weiter, und sie machen es angreifbar; die Ladung liegt an der Wasserlinie.
gh-see-quay = {""}**Kai.** Die Würfel, die in diesem Hafen warten: Ein Schiff nimmt alle einer Farbe.
gh-see-square = {""}**Seefeld.** Höchstens ein Schiff; Farbe und Zeichen sagen, welche Segel oder welche Windkarte von dort weiterführen.
gh-see-bow = {""}**Pfeil.** Der Kurs eines Schiffs auf der Route.
gh-see-modone = {""}**Modone.** Ein Hafen mit wenigen Liegeplätzen: Die Fahrt endet dort, die Ladung bleibt an Bord.
gh-see-stock = {""}**Vorrat.** Würfel im Beutel, Karten im Nachziehstapel und in der Ablage.
gh-see-hand = {""}**Hand.** Windkarten, zum Weiterfahren und für Piraten; andere sehen nur die Anzahl.
gh-see-warehouse = {""}**Lager.** Die gelieferten Würfel: Jeder zählt, und Sätze verschiedener Farben zählen mehr.

## The guided first match: the second line of each question

gh-learn-turn = Wähle ein Schiff in einem Hafen mit vielen Würfeln einer Farbe, die es laden darf.
gh-learn-raid = Piraten nehmen einen Würfel für zwei deiner Karten; behalte die Karten, wenn du mit ihnen weiterfahren willst.
gh-learn-load = Nimm den größten Haufen: Jeder Würfel zählt, sobald er in deinem Lager liegt.
gh-learn-sail = Halte auf einem Feld in einer Farbe deiner Segel: Von dort fährst du nächstes Mal gratis weiter.
gh-learn-bow = Ein leeres Schiff bringt nichts ein: Kehre um, wenn sein Heimathafen mehr Würfel hat.
