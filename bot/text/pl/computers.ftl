### Gracze komputerowi: przy stole, w trwającej partii, i podpowiedzi.

table-too-many-computers = Przy tym stole { $most ->
    [one] jest miejsce dla jednego komputera
    [few] są miejsca dla { $most } komputerów
   *[other] jest miejsce dla { $most } komputerów
}, a nie dla { $computers }.
table-unknown-level = Nie ma poziomu „{ $level }”. Możliwe: { LIST($levels, style: "comma") }.
table-computer-there = Gra tam już komputer.
table-no-computer = Tam nie siedzi komputer.
table-private = W wiadomościach prywatnych grasz tylko z komputerami: nikt inny nie może usiąść przy tym stole. Aby zagrać ze znajomymi, otwórz stół z opcją „{ cmd-table-new-private }”.
table-deserted = Nikogo już tu nie ma. Partia jest wstrzymana, aż wróci któryś z graczy; komputery nie grają dalej same.
table-computer-offered = Kto chce przejąć miejsce komputera { $who } ze wszystkim, co na nim jest?
table-computer-asked = { $by } pyta, czy przejmiesz miejsce komputera { $who } ze wszystkim, co na nim jest.
table-computer-taken = Miejsce ({ $old }) przejmuje teraz komputer: { $who }.
table-computer-taken-empty = Puste miejsce przejmuje teraz komputer: { $who }.

level-easy = łatwy
level-normal = normalny
level-hard = trudny

level-easy-about = Robi błędy; na pierwsze partie
level-normal-about = Gra rozsądnie
level-hard-about = Myśli naprzód

button-remove-computer = Usuń komputer
menu-add-computer = Dodaj komputer
menu-computer-level = Dodaj komputer: { $level }
menu-hints = Podpowiedzi między ludźmi
hints-off = Podpowiedzi między ludźmi: nie
hints-on = Podpowiedzi między ludźmi: tak, dla wszystkich
menu-withouthints = Podpowiedzi w grze z komputerami
without-hints-off = Podpowiedzi w grze z samymi komputerami: tak
without-hints-on = Żadnych podpowiedzi, nawet w grze z samymi komputerami

lobby-computer = { $name }: komputer, poziom { $level }
lobby-hints = Podpowiedzi są dozwolone dla wszystkich.
lobby-without-hints = Przy tym stole nikt nie korzysta z podpowiedzi.
computer-badge = (komputer)

page-computer-added = Komputer usiadł przy stole.
page-computer-removed = Komputer odszedł od stołu.
page-computer-seated = Komputer zajął to miejsce.
error-person-or-computer = Podaj osobę albo komputer, nie jedno i drugie naraz.

final-with-computers = Z komputerami: ta partia nie liczy się do rankingu.
final-hints = { $who }: komputer pomógł { $hints ->
    [one] jeden raz
    [few] { $hints } razy
   *[other] { $hints } razy
}.
results-with-computers = Partie z komputerami są osobno: nie liczą się do rankingu ani do innych liczb.
results-figure-computers = z komputerami

button-hint = Podpowiedź
button-finish-turn = Niech komputer dokończy turę
page-hint = Podpowiedź: { $label }.
page-hint-effects = Podpowiedź: { $label } — { $effects }.
page-hint-rule = Zasada: { $says }
page-hint-turn = Cała tura: { $said }
page-hint-points = Punkty, gdyby partia się wtedy skończyła: { $before } → { $after }.
table-no-hints = Przy tym stole gra się bez podpowiedzi: tak ustalono przed startem.
