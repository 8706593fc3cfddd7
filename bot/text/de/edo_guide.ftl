### Edo for newcomers: why each question is asked, what the symbols mean, the guided first match.

## Why a question is asked: the rule in a sentence

edo-why-draft = Du nimmst beides, in beliebiger Reihenfolge; in der Startstadt stehen ein Haus und ein Samurai.
edo-why-ronin = Vor dem Planen bewegt der Startspieler einen Ronin; ein Plättchen sagt dann, auf welche Art von Feld.
edo-why-land = Das Plättchen nennt die Art des Felds; wo mehrere passen, wählt, wer den Ronin bewegt.
edo-why-plan = Du planst drei deiner Karten der Reihe nach, auf jeder eine Aktion; niemand sieht deinen Plan, bevor das Planfeld aufgedeckt wird.
edo-why-crew = Jeder Beamte auf einem Planfeld führt die Aktion einmal aus; die Zahl auf der Karte sagt, wie viele höchstens, und ein Planfeld darf leer bleiben.
edo-why-walk = Bevor ein Planfeld ausgeführt wird, darfst du Samurai und Händler bewegen, { $step } Ryo je Straße; danach bewegt sie nur noch Reisen.
edo-why-execute = Jeder Beamte auf dem Planfeld führt die Aktion einmal aus, einer nach dem anderen.
edo-why-produce = Jeder Beamte lässt einen Samurai auf der richtigen Art von Feld arbeiten; jeder andere Samurai dort mindert den Ertrag um eins.
edo-why-build = Ein Gebäude für jeden Beamten, in einer Stadt, in der du einen Samurai hast; Holz, Stein und Ryo zahlst du sofort.
edo-why-travel = Ein Beamter wird auf einem Tor zum Samurai oder bewegt bis zu { $travellers } deiner Samurai gratis, beliebig weit.
edo-why-trade = Wo der Händler und einer deiner Samurai in derselben Stadt stehen, nutzt ein Beamter ein Angebot der Händlerkarte.
edo-why-card = Du kaufst eine der offenen Spezialkarten; ab der nächsten Runde kannst du mit ihr planen.
edo-why-levy = Der Beamte nimmt 1 Holz oder 1 Stein aus dem Vorrat.
edo-why-rally = Hole bis zu { $travellers } Samurai gratis zu den Ronin; mit mehr Samurai als Ronin dort vertreibst du sie.
edo-why-trade-on = In der Stadt deines Handelspostens darf ein Handel beide Angebote nutzen.
edo-why-last = Ein Privileg für Rohstoffe oder Einkommen kannst du jederzeit in deinem Zug nutzen, und dies ist der letzte Augenblick.
edo-why-wages = Jeder Samurai, der auf dem Spielplan bleibt, kostet { $wage } Reis; die anderen kommen heim und sind wieder Beamte.
edo-why-discard = Am Ende einer Runde behält niemand mehr als { $limit } Stück Reis, Holz und Stein.

## What the symbols mean

edo-see-edo = {""}**Edo.** Nur wer hier ein Haus besitzt, kann gewinnen, außer niemand hat eines.
edo-see-city = {""}**Stadt.** Bauplätze für Häuser und Handelsposten, der Reihe nach; die Figuren stehen darunter.
edo-see-income = {""}**Einkommen.** Was die Stadt in dieser Runde zahlt, nach Rang.
edo-see-keep = {""}**Festung.** Der eine Bauplatz dafür in einer Stadt.
edo-see-land = {""}**Rohstofffeld.** Die Zahl ist, was der nächste Samurai hier produziert.
edo-see-gate = {""}**Tor.** Reisen macht hier aus einem Beamten einen Samurai.
edo-see-samurai = {""}**Samurai.** Eine Figur auf dem Spielplan: Er produziert und baut, und er kostet Lohn.
edo-see-merchant = {""}**Händler.** Handle dort, wo er mit einem deiner Samurai zusammensteht.
edo-see-ronin = {""}**Ronin.** Ein herrenloser Samurai: Er mindert Erträge, und mehrere legen eine Stadt lahm.
edo-see-market = {""}**Karte des Händlers.** Zwei Angebote: Waren für Ryo und Waren für einen Punkt; darunter die nächste Karte.
edo-see-supplies = {""}**Vorrat.** Übrige neutrale Beamte, Festungen und Spezialkarten.
edo-see-demands = {""}**Forderungen des Shoguns.** Jede bringt einen Punkt und das Privileg darunter.
edo-see-specials = {""}**Spezialkarten.** Mit Erwerben zu kaufen, zu diesen Preisen.
edo-see-goal = {""}**Ende.** Die Partie endet mit der Runde, in der jemand so viele Punkte hat.
edo-see-slots = {""}**Plan.** Drei Planfelder; ein verdecktes wird aufgedeckt, wenn es dran ist.
edo-see-goods = {""}**Besitz.** Ryo, Reis, Holz und Stein dieser Person.
edo-see-officials = {""}**Deine Beamten.** Die noch nicht im Plan sind.
edo-see-card = {""}**Karte.** Eine ihrer Aktionen lässt sich in einer Runde planen.
edo-see-action = {""}**Aktion.** Was sie für jeden Beamten bringt und wie viele sie nimmt.

## The main parts of the table, each at its letter

edo-part-plan = dein Plan: drei Planfelder, nacheinander aufgedeckt
edo-part-stock = deine Ryo und Rohstoffe; darunter übrige Beamte und Gebäude
edo-part-gate = Tor: Hier werden Beamte zu Samurai
edo-part-land = Rohstoffe: Die Zahl ist, was der nächste Samurai produziert
edo-part-city = Stadt: Gebäude bringen hier Punkte und Einkommen
edo-part-market = was der Händler bietet, wo er mit deinem Samurai steht
edo-part-specials = Spezialkarten, die zu kaufen sind
edo-part-goal = so viele Punkte beenden die Partie

## The guided first match: the second line of each question

edo-learn-act = Wähle eine Aktion, für die du hast, was sie braucht: Waren, oder einen Samurai am richtigen Ort.
edo-learn-crew = Jeder Beamte führt die Aktion einmal aus; behalte einige für die nächsten Planfelder.
edo-learn-walk = Bring einen Samurai dorthin, wo die Aktion einen braucht; dann weiter.
edo-learn-execute = Wähle, was dieser Beamte tut; die anderen kommen danach.
edo-learn-wages = Behalte Samurai, die gut stehen, so weit der Reis reicht.

## The story of the first match: the reason before a move, and what it has brought

edo-story-about = Jede Runde planst du verdeckt drei deiner Karten und setzt Beamte darauf; dann werden die Pläne aufgedeckt und Planfeld für Planfeld ausgeführt. Samurai auf dem Spielplan produzieren und bauen. Gebäude bringen Punkte und Einkommen; die meisten Punkte gewinnen.
edo-story-plan = Plane zuerst Bauen mit einem Beamten: Holz, Stein und Ryo für ein Haus hast du. Dann Geld mit zwei Beamten, 5 Ryo für jeden. Zuletzt Anwerben mit einem: Er bringt für 1 Reis einen neuen Beamten.
edo-story-build = Ein Gebäude braucht einen Samurai in seiner Stadt. Beweg deinen für 2 Ryo von Odawara nach Edo, wähl „{ edo-offer-go }“ und bau dort ein Haus: Du zahlst 4 Ryo, 2 Holz und 1 Stein.
edo-story-built = Sofort 1 Punkt, und von nun an bringt das Haus am Ende jeder Runde Einkommen.
edo-story-money = Geld braucht niemanden auf dem Spielplan: Wähl „{ edo-offer-stay }“. Jede Straße kostet Ryo.
edo-story-paid = 10 Ryo: Ein Beamter hätte 5 gebracht. Aus Beamten besteht dein Zug.
edo-story-recruit = Wirb den neuen Beamten an; bewegen musst du nichts. Anfänger verlieren, weil sie zu wenige haben.
edo-story-wages = Die Runde ist vorbei. Ein Samurai, der auf dem Spielplan bleibt, kostet 1 Reis; du hattest keinen mehr, also kam deiner als Beamter heim. Deine Häuser brachten 5 Ryo in Edo und 2 in Odawara.
edo-story-own = Die zweite Runde gehört dir allein: Plane sie. Frag vor jeder Karte, was ihre Beamten brauchen: einen Samurai am richtigen Ort, Holz, Stein, Reis oder Ryo. Ein Beamter ohne das tut nichts.
edo-story-review = Gebäude: { $buildings }. Beamte und Samurai: { $crew }. { $idle ->
    [0] Kein Beamter in deinen Plänen blieb untätig: gut geplant.
    [one] 1 Beamter in deinen Plänen tat nichts: Sieh vor jeder Karte nach, ob ihre Beamten dort finden, was sie brauchen.
   *[other] { $idle } Beamte in deinen Plänen taten nichts: Sieh vor jeder Karte nach, ob ihre Beamten dort finden, was sie brauchen.
}
