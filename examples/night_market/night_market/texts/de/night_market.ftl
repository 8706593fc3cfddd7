### Night Market. Prompts are written small, to follow a name; what was told is a whole sentence.

nm-title = Nachtmarkt
nm-about = Ein kleines Kartenspiel für 2 bis 4. Biete verdeckt um Laternen, Gewürze und Seide; das höchste Gebot wählt zuerst, aber eine gebotene gute Karte ist weg.
nm-rules-1 =
    ### Der Nachtmarkt
    Es gibt Laternen, Gewürze und Seide, jeweils mit den Werten 1 bis { $highest }. Alle bekommen { $hand } Karten.
    {""}
    Die Partie hat { $rounds } Runden. In einer Runde liegen so viele Karten aus, wie Leute mitspielen. Alle bieten eine Handkarte, verdeckt und gleichzeitig. Das höchste Gebot nimmt zuerst eine Karte, dann das nächste; bei gleichen Geboten, wer dem Tablett am nächsten sitzt. Wer zuletzt kommt, bekommt die übrige Karte. Die Gebote sind aus dem Spiel.
nm-rules-2 =
    ### Die Wertung
    Am Ende zählen die genommenen Karten ihren Wert. Wer die meisten Karten einer Art hat, bekommt { $most } Punkte dazu; bei Gleichstand bekommen sie alle.{ $option_last_card ->
    [on] {" "}Auch die Karte, die auf der Hand bleibt, zählt.
    [off] {""}
   *[any] {" "}Mit „Letzte Karte“ zählt auch die Karte, die auf der Hand bleibt.
    }
nm-option-last-card = Letzte Karte
nm-option-last-card-off = zählt nicht
nm-option-last-card-on = zählt

## Goods

nm-goods-lantern = Laterne
nm-goods-spice = Gewürz
nm-goods-silk = Seide

## Kinds of answers, as headings of menus

nm-kind-bid = Eine Karte bieten …
nm-kind-back = Gebot ändern …
nm-kind-take = Eine Karte nehmen …

## Prompts

nm-ask-make-bids = biete eine Karte
nm-ask-take-card = nimm eine Karte aus der Auslage

## Answers

nm-do-bid = { $kind } { $value } bieten
nm-do-take-back = Mein Gebot ändern
nm-do-take = { $kind } { $value } nehmen

## Told

nm-told-card-dealt = Du bekommst { $kind } { $value }.
nm-told-card-dealt-hidden = { $who } bekommt eine Karte.
nm-told-card-laid = In der Auslage: { $kind } { $value }.
nm-told-bid-made = { $who } bietet { $kind } { $value }. Verdeckt, bis alle geboten haben.
nm-told-bid-made-hidden = { $who } hat geboten.
nm-told-taken-back = { $who } bietet neu.
nm-told-opened = Runde { $round }: { LIST($bids, style: "comma") }.
nm-told-one = { $who } bietet { $kind } { $value }
nm-told-card-taken = { $who } nimmt { $kind } { $value }.
nm-told-card-left = { $who } bekommt, was übrig ist: { $kind } { $value }.

## Refusals

nm-no-sealed = Dein Gebot liegt verdeckt. Um es zu ändern, nimm es zuerst zurück.
nm-no-hand = { $kind } { $value } hast du nicht auf der Hand.
nm-no-lot = { $kind } { $value } liegt nicht in der Auslage.

## Score

nm-score-cards = Genommene Karten
nm-score-most = Die meisten einer Art (+{ $most })
nm-score-last = Letzte Karte

## Commands

cmd-night-market = nachtmarkt
cmd-night-market-about = Züge von Nachtmarkt
cmd-night-market-bid = bieten
cmd-night-market-bid-about = Eine Handkarte bieten, verdeckt
cmd-night-market-bid-card = karte
cmd-night-market-bid-card-about = Welche Karte
cmd-night-market-back = ändern
cmd-night-market-back-about = Dein verdecktes Gebot zurücknehmen
cmd-night-market-take = nehmen
cmd-night-market-take-about = Eine Karte aus der Auslage nehmen
cmd-night-market-take-card = karte
cmd-night-market-take-card-about = Welche Karte

## Why a question is asked

nm-why-bid = Alle bieten verdeckt eine Karte; das höchste Gebot nimmt zuerst, aber die gebotene Karte ist weg.
nm-why-take = Genommen wird nach den Geboten; eine Karte zählt ihren Wert, und die meisten einer Art bringen { $most } Punkte dazu.
nm-see-lot = {""}**Auslage.** Die Karten dieser Runde; das höchste Gebot nimmt zuerst eine.
nm-see-stalls = {""}**Stand.** Die Karten, die jemand genommen hat, und das Gebot.
nm-see-hands = {""}**Hand.** Eine davon wird geboten und ist dann weg.
nm-learn-bid = Ein hohes Gebot wählt zuerst, aber du verlierst es: Biete nur für eine gute Auslage hoch.
nm-learn-take = Hohe Werte zählen, und ebenso die meisten einer Art.

## The table

nm-area-hands = Hand
nm-area-sealed = Verdecktes Gebot
nm-area-stalls = Genommen
nm-area-opened = Offenes Gebot
nm-area-deck = Stapel
nm-area-lot = Die Auslage
nm-area-spent = Gebote früherer Runden
nm-area-tray = Das Tablett
nm-tray = Das Tablett
nm-card = { $kind } { $value }
