### For those who may manage a server: what they settle, and how they repair a match.

table-closed-channel = Na tym serwerze stoły otwiera się na kanałach: { LIST($channels, style: "comma") }.
table-too-many-open = Twoje nieskończone stoły na tym serwerze: { NUMBER($have) }. Właściciele serwera pozwalają najwyżej na: { NUMBER($most) }.
table-too-many-channels = Największa liczba kanałów na liście: { NUMBER($most) }.
error-not-manager = Mogą to zrobić tylko osoby, które zarządzają tym serwerem.

cmd-admin = admin
cmd-admin-about = Dla zarządzających serwerem: ustawienia i naprawa partii
cmd-admin-settings = ustawienia
cmd-admin-settings-about = Zobacz lub zmień ustawienia tego serwera
cmd-admin-settings-tables = stoły
cmd-admin-settings-tables-about = Ile nieskończonych stołów może otworzyć jedna osoba; 0: bez ograniczeń
cmd-admin-settings-end = koniec
cmd-admin-settings-end-about = Kto może zakończyć partię
cmd-admin-settings-move = przenosiny
cmd-admin-settings-move-about = Kto może przenieść partię na inny kanał
cmd-admin-settings-language = język
cmd-admin-settings-language-about = Język publicznych wiadomości, także w trwających partiach
cmd-admin-channels = kanały
cmd-admin-channels-about = Gdzie wolno otwierać stoły
cmd-admin-channels-add = dodaj
cmd-admin-channels-add-about = Na tym kanale i w jego wątkach wolno otwierać stoły
cmd-admin-channels-remove = usuń
cmd-admin-channels-remove-about = Na tym kanale już nie; trwające partie zostają
cmd-admin-channels-everywhere = wszędzie
cmd-admin-channels-everywhere-about = Stoły wolno otwierać na każdym kanale

admin-title = Ten serwer
admin-channels = Stoły wolno otwierać na kanałach: { LIST($channels, style: "comma") }
admin-channels-all = Stoły wolno otwierać na każdym kanale
admin-limit = Ile nieskończonych stołów może otworzyć jedna osoba: { NUMBER($most) }
admin-limit-none = Jedna osoba może otworzyć dowolnie wiele stołów
admin-end = Kto może zakończyć partię: { $who }
admin-move = Kto może przenieść partię: { $who }
admin-players = tylko grający
admin-managers = grający i zarządzający serwerem
admin-language = Język publicznych wiadomości: { $language }
admin-language-locale = Język publicznych wiadomości: taki, jaki serwer ma w Discordzie
admin-locale = taki, jaki serwer ma w Discordzie
