# Matches as posts of forums: their tags, and what may be missing there.

tag-open = Aperto
tag-running = In corso
tag-finished = Finito
post-begins = { $game } con { LIST($names, style: "comma") }. Segue il tabellone.
page-new-post = Il tavolo { NUMBER($match, useGrouping: 0) } è aperto: il suo post compare in { $forum }. Quando ci siete tutti, premi **{ $start }** nel suo annuncio.
error-forum-gone = Non vedo più il forum in cui qui le partite diventano post. Chi gestisce il server ne sceglie un altro con /{ cmd-admin }.
error-forum-permission = Non posso creare un post in { $forum }: lì mi manca { LIST($permissions, style: "comma") }.
error-forum-tag = Ogni post in { $forum } richiede un tag, e io non posso darglielo. Lasciami gestire il canale, o crea lì un tag che tutti possono usare.
error-no-post = Ora non sono riuscito a creare un post nel forum. Il tavolo resta aperto: riprova **{ button-start }** fra un momento, o portalo altrove con /{ cmd-table } { cmd-table-manage }.
form-admin-forum-about = Le partite diventano post in questo forum, con tag per gioco e stato
admin-forum = Le partite diventano post in { $forum }
admin-forum-none = Le partite hanno thread dove vengono aperte
admin-forum-tags = Il forum ha i suoi tag: a che punto è una partita, e ogni gioco.
admin-forum-tags-missing = Lì non posso creare tag. Lasciami gestire quel canale e scegli di nuovo il forum, o crea tu questi tag: { LIST($names, style: "comma") }. Fino ad allora i post hanno meno tag.
admin-forum-tags-full = Un forum ha al massimo 20 tag, quindi questi mancano, o possono usarli solo i moderatori: { LIST($names, style: "comma") }. I post hanno meno tag.
permission-manage-channels = Gestire i canali
