### Resigning, and how reliably people take their turns.

table-resigned-already = Tu as déjà abandonné cette partie.
table-resigned-won = { $who } abandonne : victoire pour { $winner }.
table-resigned = { $who } abandonne. Il ne reste personne : la partie s’arrête.
table-resigned-voted = { $who } abandonne. Tous les autres veulent arrêter : la partie s’arrête.
table-resigned-seat = { $who } abandonne. Je joue maintenant à cette place, jusqu’à ce que quelqu’un la prenne.
board-won = { $who } gagne par abandon.
board-resigned = La partie est finie, sur abandon : { $who }.
page-resign = Abandonner pour de bon ? S’il ne reste qu’un joueur, c’est lui qui gagne. Sinon, je joue à ta place jusqu’à ce que quelqu’un la prenne. Pour les cotes, tu tiens la dernière place, sauf si un remplaçant finit la partie.
page-resign-alone = Abandonner pour de bon ? Il ne reste que des ordinateurs : la partie s’arrête maintenant.
page-end-alone = Arrêter la partie ? Personne d’autre n’a besoin d’être d’accord : elle s’arrêterait maintenant, sans résultat, et personne ne peut revenir là-dessus.
page-resigned = Tu as abandonné.
button-resign = Abandonner

reliability = { $percent } % de tours à temps, le plus souvent en moins de { $answer }
lobby-reliability = { $name } : { $how }
lobby-least-reliability = Pour qui joue au moins { $percent } % de ses tours à temps ; les nouveaux sont les bienvenus
table-too-unreliable = Cette table demande au moins { $least } % de tours à temps ; tes derniers font { $percent } %. Cela monte à chaque tour joué à temps, ici ou à d’autres tables.
table-bad-reliability = On peut demander de 0 à { $most } % de tours à temps.
page-access = Ce que cette table demande à ceux qui la rejoignent est réglé.
page-access-asks = Cette table demande à ceux qui la rejoignent :
page-access-asks-nothing = Cette table ne demande rien à ceux qui la rejoignent.
