### Resigning, and how reliably people take their turns.

table-resigned-already = Du hast diese Partie schon aufgegeben.
table-resigned-won = { $who } gibt auf: { $winner } gewinnt.
table-resigned = { $who } gibt auf. Niemand ist mehr da, darum endet die Partie.
table-resigned-voted = { $who } gibt auf. Alle anderen möchten beenden, darum endet die Partie.
table-resigned-seat = { $who } gibt auf. Ich spiele dort jetzt, bis jemand den Platz übernimmt.
board-won = { $who } gewinnt durch Aufgabe.
board-resigned = Die Partie ist vorbei: { $who } hat aufgegeben.
page-resign = Endgültig aufgeben? Bleibt nur eine Person übrig, gewinnt sie. Sonst spiele ich für dich weiter, bis jemand den Platz übernimmt. In der Wertung hast du den letzten Platz, außer jemand spielt für dich zu Ende.
page-resign-alone = Endgültig aufgeben? Nur Computer bleiben übrig, darum endet die Partie jetzt.
page-end-alone = Die Partie beenden? Sonst muss niemand zustimmen: Sie würde jetzt ohne Ergebnis enden, und niemand kann das zurücknehmen.
page-resigned = Du hast aufgegeben.
button-resign = Aufgeben

reliability = { $percent } % der Züge rechtzeitig, Wartezeit meist höchstens { $answer }
lobby-reliability = { $name }: { $how }
lobby-least-reliability = Für alle, die mindestens { $percent } % ihrer Züge rechtzeitig machen; Neue sind willkommen
table-too-unreliable = An diesem Tisch sind mindestens { $least } % rechtzeitige Züge gewünscht; bei dir waren es zuletzt { $percent } %. Das steigt mit jedem rechtzeitigen Zug, hier oder an anderen Tischen.
table-bad-reliability = Gewünscht werden können 0 bis { $most } % rechtzeitige Züge.
page-access = Festgelegt, wer sich an diesen Tisch setzen darf.
page-access-asks = Das gilt für alle, die sich an diesen Tisch setzen:
page-access-asks-nothing = Dieser Tisch verlangt nichts von denen, die sich dazusetzen.
