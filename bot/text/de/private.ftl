### Private tables: by invitation only.

lobby-private = Privat: /{ cmd-table } { cmd-table-manage } lädt jemanden ein; sonst sieht niemand diesen Tisch.
table-invite-unheard-private = Ich erreiche { $name } nicht per Direktnachricht. Die Einladung gilt trotzdem: { $name } spielt mit /{ cmd-table } { cmd-table-join } { cmd-param-match }:{ NUMBER($match, useGrouping: 0) } mit.
table-seat-unheard-private = Ich erreiche { $name } nicht per Direktnachricht. Der Platz ist trotzdem angeboten: { $name } nimmt ihn mit /{ cmd-table } { cmd-table-join } { cmd-param-match }:{ NUMBER($match, useGrouping: 0) }.
page-no-private-thread = Ich darf hier keinen privaten Thread erstellen.
permission-create-private-threads = Private Threads erstellen
cmd-table-new-private = privat
cmd-table-new-private-about = Nur mit Einladung: in einem privaten Thread oder mit Freunden in Direktnachrichten
table-stays-private = Diese Partie ist privat: Niemand sonst darf sie lesen. Wer mitspielt, kann sie mit /{ cmd-table } { cmd-table-manage } umziehen; ich mache dann einen neuen privaten Thread.
error-no-new-private-thread = Ich darf hier keinen privaten Thread erstellen, also bleibt die Partie, wo sie ist. Erlaube mir private Threads oder versuche es in einem anderen Kanal.
page-moved-private = Die Partie geht in einem neuen privaten Thread weiter, nur mit denen, die mitspielen:
