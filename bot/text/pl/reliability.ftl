### Resigning, and how reliably people take their turns.

table-resigned-already = Ta partia jest już przez ciebie poddana.
table-resigned-won = { $who } się poddaje. Wygrywa { $winner }.
table-resigned = { $who } się poddaje. Nikogo już nie ma, więc partia się kończy.
table-resigned-voted = { $who } się poddaje. Wszyscy pozostali chcą zakończyć, więc partia się kończy.
table-resigned-seat = { $who } się poddaje. Teraz gra tam bot, dopóki ktoś nie zajmie miejsca.
board-won = { $who } wygrywa przez poddanie.
board-resigned = Koniec partii. Partię poddaje { $who }.
page-resign = Poddać partię na dobre? Jeśli zostanie jedna osoba, ona wygra. W przeciwnym razie na twoim miejscu gra bot, dopóki ktoś go nie zajmie. W rankingu masz ostatnie miejsce, chyba że ktoś dokończy partię za ciebie.
page-resign-alone = Poddać partię na dobre? Zostają tylko komputery, więc partia kończy się teraz.
page-end-alone = Zakończyć partię? Nikt inny nie musi się zgodzić: skończyłaby się teraz, bez wyniku, i nie da się tego cofnąć.
page-resigned = Partia poddana.
button-resign = Poddaję się

reliability = { $percent }% tur w terminie, czas odpowiedzi to zwykle najwyżej { $answer }
lobby-reliability = { $name }: { $how }
lobby-least-reliability = Dla osób, które grają na czas w co najmniej { $percent }% tur; nowe osoby też są mile widziane
table-too-unreliable = Przy tym stole trzeba grać na czas w co najmniej { $least }% tur, a u ciebie to ostatnio { $percent }%. Każda tura zagrana na czas, tu lub gdzie indziej, to poprawia.
table-bad-reliability = Można wymagać od 0 do { $most }% tur na czas.
page-access = Ustalone, kto może usiąść przy tym stole.
page-access-asks = Kto siada przy tym stole, powinien wiedzieć:
page-access-asks-nothing = Ten stół niczego nie wymaga: może usiąść każdy.
