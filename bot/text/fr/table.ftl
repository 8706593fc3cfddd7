### What the table refuses, told privately to the one who asked, and what it says of itself.

table-unknown-match = Je ne connais pas cette table.
table-unknown-game = Je ne connais pas ce jeu.
table-not-seated = Tu ne joues pas à cette table.
table-letter-taken = { $value } : c’est déjà le choix de { $who }. Choisis autre chose.
table-not-started = Cette partie n’a pas encore commencé.
table-already-started = Cette partie a déjà commencé.
table-leave-running = La partie est en cours. Pour céder ta place ou arrêter la partie ensemble : /{ cmd-table } { cmd-table-manage }.
table-over = Cette partie est finie.
table-still-played = Cette partie est encore en cours.
table-lobby-closed = Cette table est fermée.
table-lobby-full = Toutes les places sont prises.
table-foreign-lobby = Cette table appartient à un autre serveur.
table-already-joined = Tu es déjà à cette table.
table-not-host = Seule la personne qui a ouvert la table peut faire cela : { $host }.
table-not-enough-players = Il faut { $need } joueurs ; à la table, il y en a { $have }.
table-bad-seats = Ce jeu se joue de { $least } à { $most }, pas à { $seats }.
table-late = La partie a avancé entre-temps. Regarde la dernière position et choisis à nouveau.
table-nothing-to-undo = Tu n’as rien à annuler.
table-undo-answered = Cela ne peut plus être annulé : un tirage a eu lieu, ou quelqu’un d’autre a déjà répondu.
table-undo-asked = { $who } demande à annuler : { LIST($moves, style: "said") }{ $more ->
    [0] {""}
   *[other] {" "}Tout ce qui a suivi serait annulé aussi.
}{ $revealed ->
    [0] {""}
   *[other] {" "}Attention : depuis, quelque chose a été tiré ou dévoilé.
} Il faut l’accord de tous les autres.
table-undo-asked-all = { $who } demande à revenir à un choix antérieur. Tout ce qui a suivi serait annulé aussi.{ $revealed ->
    [0] {""}
   *[other] {" "}Attention : depuis, quelque chose a été tiré ou dévoilé.
} Il faut l’accord de tous les autres.
table-undo-approved = Tout le monde est d’accord.
table-undo-refused = { $who } dit non : rien n’est annulé.
table-undo-overtaken = La partie a continué : rien n’est annulé.
table-undo-left = La place a changé de mains : rien n’est annulé.
table-undo-gone = Il n’y a plus rien à accepter : la demande est réglée, ou la partie a continué.
table-undo-own = Cette demande vient de toi : c’est aux autres de l’accepter.
table-nobody-to-approve = Il n’y a personne d’autre à cette table pour donner son accord.
table-no-vote = Tu n’as pas voté.
table-empty-move = Écris un coup.
table-too-many-moves = C’est trop à la fois : { $most } coups au plus.
table-await-chance = Il faut un tirage avant { $move }. Envoie d’abord les coups jusque-là.
table-await-others = D’autres doivent jouer avant { $move }. Envoie d’abord les coups jusque-là.
table-place-lost = Je n’ai plus accès au salon de cette partie. Déplace-la avec /{ cmd-table } { cmd-table-manage } dans un autre salon.
table-place-lost-notice = Je ne peux plus écrire dans le salon de ta partie (table { NUMBER($match, useGrouping: 0) }). La partie est à l’abri : elle y continuera dès que je pourrai écrire à nouveau. Tu peux aussi la déplacer avec /{ cmd-table } { cmd-table-manage } dans un autre salon.
table-place-lost-permission = Il m’y manque une permission : { $permission }.
table-same-place = La partie est déjà dans ce salon.
table-busy = J’ai trop à faire à cette seconde. Rien n’a changé : réessaie, s’il te plaît.
table-storage = Je ne peux rien enregistrer pour le moment. Rien n’a changé ; préviens la personne qui s’occupe de ce bot.
table-storage-silent = Ma base de données ne répond pas pour le moment. Rien n’a changé : réessaie dans quelques minutes, s’il te plaît.
table-storage-unsure = Ma base de données a cessé de répondre pendant l’enregistrement : je ne sais donc pas si c’est fait. Regarde la partie dans quelques minutes et ne recommence que si cela y manque.
table-storage-waits = Ma base de données ne répond pas pour le moment, cela prend donc plus de temps. Ne recommence pas : dès que je sais ce qu’il en est, tu le lis ici.
table-broken = Je ne peux pas lire cette partie avec les règles actuelles. Rien n’est perdu ; préviens la personne qui s’occupe de ce bot.
table-not-your-turn = Ce n’est pas à toi. On attend { $who }.
table-unknown-option = Ce jeu n’a pas d’option « { $option } ».
table-bad-option = « { $value } » n’est pas une valeur de { $option }. Possible : { LIST($allowed, style: "semicolon") }.
table-illegal = « { $move } » n’est pas possible maintenant.
table-end-proposed = { $who } voudrait arrêter cette partie sans résultat. Il faut l’accord de tout le monde.
table-undone = { $who } annule : { LIST($moves, style: "said") }
table-undone-agreed = Tout est annulé à partir de ce coup ({ $who }) : { LIST($moves, style: "said") }
table-undone-all = Tout est annulé depuis un choix antérieur ({ $who }).
table-invited = { $who } t’invite à jouer : { $game }, table { NUMBER($match, useGrouping: 0) }.
