# Partien als Beiträge in Foren: ihre Tags, und was dort fehlen kann.

tag-open = Offen
tag-running = Läuft
tag-finished = Beendet
post-begins = { $game } mit { LIST($names, style: "comma") }. Der Spielplan folgt.
page-new-post = Tisch { NUMBER($match, useGrouping: 0) } ist eröffnet: Sein Beitrag erscheint in { $forum }. Wenn alle da sind, drücke dort auf seiner Karte **{ $start }**.
error-forum-gone = Ich sehe das Forum nicht, in dem Partien hier zu Beiträgen werden. Wer den Server verwaltet, wählt mit /{ cmd-admin } ein anderes.
error-forum-permission = Ich kann in { $forum } keinen Beitrag schreiben: Mir fehlt dort { LIST($permissions, style: "comma") }.
error-forum-tag = In { $forum } braucht jeder Beitrag einen Tag, und ich darf keinen setzen. Lass mich Kanäle verwalten, oder leg dort einen Tag an, den alle setzen dürfen.
error-no-post = Gerade konnte ich keinen Beitrag im Forum schreiben. Der Tisch bleibt offen: Drücke gleich noch einmal **{ button-start }**, oder zieh mit /{ cmd-table } { cmd-table-manage } um.
form-admin-forum-about = Partien werden Beiträge in diesem Forum, mit Tags für Spiel und Stand
admin-forum = Partien werden zu Beiträgen in { $forum }
admin-forum-none = Partien bekommen Threads, wo sie eröffnet werden
admin-forum-tags = Das Forum hat seine Tags: wie weit eine Partie ist, und jedes Spiel.
admin-forum-tags-missing = Dort darf ich keine Tags anlegen. Lass mich den Kanal verwalten und wähle das Forum noch einmal, oder leg diese Tags selbst an: { LIST($names, style: "comma") }. Bis dahin haben Beiträge weniger Tags.
admin-forum-tags-full = Ein Forum hat höchstens 20 Tags. Diese fehlen, oder nur die Moderation darf sie setzen: { LIST($names, style: "comma") }. Beiträge haben weniger Tags.
permission-manage-channels = Kanäle verwalten
