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

## The main parts of the table, each at its letter

gh-part-port = Haupthafen: Hier laden Schiffe Würfel und liefern andere ab
gh-part-ship = dein Schiff: Es lädt nie die Farben seiner Segel
gh-part-square = Seefeld: gratis weiter mit Segeln in seiner Farbe, sonst für eine Karte
gh-part-modone = Modone: ein sicherer Halt für wenige Schiffe
gh-part-hand = deine Windkarten: zum Weiterfahren und für Piraten
gh-part-warehouse = dein Lager: Würfel sind Punkte, verschiedene Farben bringen mehr
gh-part-stock = Würfel im Beutel, Karten im Nachziehstapel

## The guided first match: the second line of each question

gh-learn-turn = Wähle ein Schiff in einem Hafen mit vielen Würfeln einer Farbe, die es laden darf.
gh-learn-raid = Piraten nehmen einen Würfel für zwei deiner Karten; behalte die Karten, wenn du mit ihnen weiterfahren willst.
gh-learn-load = Nimm den größten Haufen: Jeder Würfel zählt, sobald er in deinem Lager liegt.
gh-learn-sail = Halte auf einem Feld in einer Farbe deiner Segel: Von dort fährst du nächstes Mal gratis weiter.
gh-learn-bow = Ein leeres Schiff bringt nichts ein: Kehre um, wenn sein Heimathafen mehr Würfel hat.

## The story of the first match: the reason before a move, and what it has brought

gh-story-about = Zwei Flotten fahren zwischen Venedig und Konstantinopel. Jeder Würfel, den ein Schiff in einen Haupthafen bringt, ist ein Punkt; vier und mehr verschiedene Farben bringen mehr. Wer die meisten Punkte hat, gewinnt.
gh-story-load = Nimm die größte Ladung: In Konstantinopel kann L2 vier rote Würfel laden. Die Farben der eigenen Segel darf ein Schiff nicht laden; Rot gehört nicht dazu. Lade Rot und fahr nach Modone.
gh-story-loaded = Der erste Schritt war gratis, den zweiten hat deine grüne Karte bezahlt, und von Feldern in seinen Segelfarben fuhr L2 gratis weiter. In einem Hafen kann es niemand ausrauben.
gh-story-risk = Sieh jetzt, was Anfänger Würfel kostet. Lade Rosa auf L3 und halte auf S2, auf See: Drei Segelfarben tragen es weit, und Karten in drei Farben können es ausrauben.
gh-story-raided = Piraten! Zwei rote Karten, eine Segelfarbe von L3, und einer deiner rosa Würfel ist weg. Halte in Häfen, wenn dir die Ladung lieb ist, oder nimm ein Schiff mit wenigen Segelfarben.
gh-story-wait = Verlass Modone mit L2: Der erste Schritt ist gratis. Es hält auf S3, denn Gelb ist nicht auf seinen Segeln, und du hast keine gelbe Karte. Dort können es nur wenige Karten ausrauben.
gh-story-home = Bring L2 heim nach Venedig. Besetzte Felder überspringt man umsonst, also auch S2; von S1 führt eine rote Karte weiter.
gh-story-arrived = Vier rote Würfel liegen in deinem Lager: 4 Punkte. L2 hat zwei Segelfarben und bringt dir deshalb auch zwei Karten: Blau und Rosa.
gh-story-raid = Jetzt bist du der Pirat. E2 liegt mit orangen Würfeln auf See und hat Blau auf den Segeln: Zwei blaue Karten nehmen einen. Dann lade die vier grünen Würfel auf L2 und fahr nach S3.
gh-story-booty = Der orange Würfel kam gleich in dein Lager: ein Punkt ohne Reise, für zwei Karten.
gh-story-full = Modone hat zwei Liegeplätze, und beide sind jetzt besetzt.
gh-story-past = Fahr mit L3 am vollen Modone vorbei nach Konstantinopel: Eine orange und eine rosa Karte zahlen S4 und S5, und von S6 trägt es das eigene Grün weiter.
gh-story-third = Rosa ist angekommen: deine dritte Farbe. Und die Karte, die du gezogen hast, ist grün.
gh-story-fourth = Zu einem Satz fehlt eine Farbe, und sie ist unterwegs: Fahr mit der grünen Karte L2 nach Konstantinopel.
gh-story-set = Vier grüne Würfel, und mit Rot, Orange, Rosa und Grün ein Satz aus vier Farben: 1 Punkt mehr. Eine fünfte Farbe brächte 2, eine sechste 4.
gh-story-own = Der letzte Zug dieser Lektion gehört dir allein: Was würdest du tun? Eine ganze Partie geht weiter, bis ein Hafen leer ist oder jemand mit allen sechs Farben das Ende ausruft.
gh-story-review = In deinem Lager: { $cubes ->
    [one] 1 Würfel
   *[other] { $cubes } Würfel
} in { $colours ->
    [one] 1 Farbe
   *[other] { $colours } Farben
}. { $lacking ->
    [0] Sie bilden einen Satz: gut gesammelt.
    [one] Mit einer Farbe mehr wäre es ein Satz.
   *[other] Mit { $lacking } Farben mehr wäre es ein Satz.
} { $afloat ->
    [0] Auf deinen Schiffen ist nichts mehr.
    [one] 1 Würfel ist noch auf einem Schiff und zählt nichts.
   *[other] { $afloat } Würfel sind noch auf Schiffen und zählen nichts.
}
