### Rules by chapter, help, the meaning of symbols, the guided first match. May hold markdown; never drawn.

cmd-rules = règles
cmd-rules-about = Les règles de cette partie ou d’un jeu, par chapitre
cmd-rules-game = jeu
cmd-rules-game-about = Quel jeu ; sans cela, la partie de ce salon
cmd-rules-find = chercher
cmd-rules-find-about = Des mots à chercher
cmd-help = aide
cmd-help-about = Ce que ce bot sait faire, et par où commencer

button-see = Que vois-je ?
page-see-none = Les symboles de cette image n’ont pas encore d’explication.
button-why = Pourquoi ?
page-why = { $says } *{ $chapter }, { $rule }*
page-see-title = Ce que montre l’image

menu-chapter = Chapitre…
menu-game = Règles de…

page-rules-match = Table { NUMBER($match, useGrouping: 0) }, { $players } joueurs
page-find = **{ $query }** : { $count ->
    [one] { $count } passage
   *[other] { $count } passages
}
page-find-more = { $count ->
    [one] Encore { $count } passage ; ajoute un mot pour en voir moins.
   *[other] Encore { $count } passages ; ajoute un mot pour en voir moins.
}
page-find-english = Les règles numérotées n’existent qu’en anglais.
page-find-none = Il n’y a rien sur **{ $query }** dans ces règles. Essaie un autre mot, ou ouvre un chapitre.

help-title = Des jeux de société, tour après tour
help-about = Turnpost garde le plateau, les règles et les secrets de longs jeux de société. Tu joues ton tour quand tu as le temps.
help-open = **Ouvre une table** avec /{ cmd-table } { cmd-table-new } : choisis un jeu et appuie sur **{ button-start }** quand tout le monde est là. Pas de partenaires ? Laisse des ordinateurs prendre les autres places.
help-find = **Tu cherches des partenaires :** /{ cmd-play } trouve des gens de ton niveau, /{ cmd-table } { cmd-table-find } montre les tables ouvertes et /{ cmd-event } t’inscrit à un championnat ou à une élimination directe. Entre amis seulement : /{ cmd-table } { cmd-table-new } { cmd-table-new-private }:
help-play = **Ton tour :** appuie sur **{ button-turn }** sous le plateau, ou utilise /{ cmd-turn }. On te pose une question à la fois, et toi seul vois la page. Tes cartes : /{ cmd-hand }. Toutes tes tables : /{ cmd-table } { cmd-table-mine }.
help-learn = **Un jeu est nouveau pour toi :** /{ cmd-learn } joue avec toi une première partie guidée ; /{ cmd-rules } donne les règles par chapitre, et y trouve des mots.
help-time = **Ton temps :** /{ cmd-me } { cmd-me-show } dit quand on peut te déranger, et garde des jours libres.
help-trouble = **Quelque chose cloche :** /{ cmd-table } { cmd-table-undo } annule un coup, /{ cmd-table } { cmd-table-status } dit qui la table attend, /{ cmd-table } { cmd-table-substitute } cède ta place.

cmd-learn = apprendre
cmd-learn-about = Une première partie guidée contre des ordinateurs faciles, dix minutes environ
cmd-learn-game = jeu
cmd-learn-game-about = Quel jeu tu veux apprendre

button-learn = D’abord essayer
button-learned = Je connais : quitter
button-learn-here = Apprendre ici, dans un fil
learn-thread = Apprendre { $game }
learn-none = Ce jeu n’a pas de partie guidée. /{ cmd-rules } donne ses règles.
learn-welcome = Ta première partie commence ici (**{ $game }**), contre des ordinateurs faciles. Appuie sur **{ button-turn }** sous le plateau : chaque question est expliquée la première fois qu’elle est posée. Cela dure une dizaine de minutes, puis la partie s’arrête d’elle-même. **{ button-learned }** l’arrête aussitôt.
learn-begun = Ta première partie (**{ $game }**) est prête : { $link }
learn-found = Tu as déjà une partie guidée (**{ $game }**). Elle t’attend : { $link }
learn-closed = Je ne peux pas t’envoyer de messages privés. Autorise-les dans les réglages de confidentialité de ce serveur et relance /{ cmd-learn }, ou apprends ici dans un fil.
learn-over = Tu as vu toutes les questions de ce guide. Continue à jouer si tu veux, ou quitte la partie.
learn-done = C’était ta leçon (**{ $game }**). { LIST($points, style: "comma") }. { $review } Une partie entière continue ainsi jusqu’au bout.
learn-points = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
learn-look-up = /{ cmd-rules } donne ce que tu veux revoir.
learn-ended = La leçon s’arrête ici. Son bilan est sous le plateau.
learn-own-way = Tu prends ton propre chemin : désormais, chaque question est expliquée la première fois qu’elle est posée.
learn-left = La partie guidée (**{ $game }**) est finie. Ouvre une table avec /{ cmd-table } { cmd-table-new } quand tu veux.
