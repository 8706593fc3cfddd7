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
help-about = Turnpost s’occupe du plateau, des règles et des secrets de longs jeux de société. Tu joues ton tour quand tu as le temps.
help-find = **Tu cherches des partenaires :** /{ cmd-play } trouve des gens de ton niveau, /{ cmd-table } { cmd-table-find } montre les tables ouvertes et /{ cmd-event } t’inscrit à un championnat ou à une élimination directe. Entre amis seulement : /{ cmd-table } { cmd-table-new } avec **{ cmd-table-new-private }**.
help-play = **Ton tour :** appuie sur **{ button-turn }** sous le plateau, ou utilise /{ cmd-turn }. On te pose une question à la fois, et toi seul vois la page. Tes cartes : /{ cmd-hand }. Toutes tes tables : /{ cmd-table } { cmd-table-mine }.
help-time = **Ton temps :** /{ cmd-me } { cmd-me-show } dit quand on peut te déranger, et garde des jours libres.
help-trouble = **Quelque chose cloche :** /{ cmd-table } { cmd-table-undo } annule un coup, /{ cmd-table } { cmd-table-time } dit qui la table attend, /{ cmd-table } { cmd-table-manage } cède ta place.

cmd-learn = apprendre
cmd-learn-about = Une première partie guidée contre des ordinateurs faciles, dix minutes environ
cmd-learn-game = jeu
cmd-learn-game-about = Quel jeu tu veux apprendre

button-learn = D’abord essayer
button-learned = Je connais : quitter
button-learn-here = Apprendre ici, dans un fil
button-parts = À quoi sert quoi ?
learn-thread = Apprendre { $game }
learn-none = Ce jeu n’a pas de partie guidée. /{ cmd-rules } donne ses règles.
learn-welcome = Ta première partie commence ici (**{ $game }**), contre des ordinateurs faciles. Appuie sur **{ button-turn }** sous le plateau : chaque question est expliquée la première fois qu’elle est posée. Cela dure une dizaine de minutes, puis la partie s’arrête d’elle-même. **{ button-learned }** l’arrête aussitôt.
learn-begun = Ta première partie (**{ $game }**) est prête : { $link }
learn-found = Tu as déjà une partie guidée (**{ $game }**). Elle t’attend : { $link }
learn-closed = Je ne peux pas t’envoyer de messages privés. Autorise-les dans les réglages de confidentialité de ce serveur et relance /{ cmd-learn }, ou apprends ici dans un fil.
learn-over = Tu as vu toutes les questions de ce guide. Continue à jouer si tu veux, ou quitte la partie.
learn-done = C’était ta leçon (**{ $game }**). { LIST($points, style: "comma") }. { $review } Une partie entière continue ainsi jusqu’au bout.
learn-won = Le plateau à la fin d’une partie complète gagnée.
learn-part-turn = à qui de jouer
learn-points = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
learn-look-up = /{ cmd-rules } donne ce que tu veux revoir.
learn-ended = La leçon s’arrête ici. Son bilan est sous le plateau.
learn-own-way = Tu prends ton propre chemin : désormais, chaque question est expliquée la première fois qu’elle est posée.
learn-left = La partie guidée (**{ $game }**) est finie.

help-way-time = **{ button-me-time }** : /{ cmd-me } { cmd-me-show }
help-words-time = moi fuseau indique-moi ton horaire heures-calmes début fin heures jour sans aucun rappel aucune
help-way-vacation = **{ button-me-vacation }** : /{ cmd-me } { cmd-me-show }
help-words-vacation = moi vacances premier dernier jours sans aucun rappel retour congés pause voyage absence
help-way-told = **{ button-me-told }** : /{ cmd-me } { cmd-me-show }
help-words-told = moi rappels fréquence quelle rappelle ton tour notification t’annonce que commencé résumé heure une liste tes parties par message privé fois jour sans aucune trop moins de messages notifications désactiver couper silence
help-way-reading = **{ button-me-reading }** : /{ cmd-me } { cmd-me-show }
help-words-reading = moi affichage mode images texte sur tes pages privées langue dans laquelle réponds quoi qu’en dise discord taille grand daltonien changer apparence claires sombres nuit lettres ornements
help-way-web = **{ button-me-web }** : /{ cmd-me } { cmd-me-show }
help-words-web = moi nom visible ton figure-t-il sur les pages des parties dans navigateur page a-t-il une toi avec tes cotes
help-way-alerts = **{ button-alerts }** : /{ cmd-me } { cmd-me-show }
help-words-alerts = moi alertes jeu rythme aucune être prévenu quand une table s’ouvre sans rien qui t’est signalé
help-way-webhooks = **{ button-webhooks }** : /{ cmd-me } { cmd-me-show }
help-words-webhooks = moi webhook url format tous une adresse appelée quand c’est toi jouer sans montre les tiennes
help-way-links = **{ button-my-links }** : /{ cmd-me } { cmd-me-show }
help-words-links = moi liens tes propres pages dans navigateur comment les révoquer
help-way-results = **{ button-results-history }**, **{ button-results-versus }**, **{ button-results-game }** : /{ cmd-results }
help-words-results = résultats historique joueur jeu les parties finies d’un plus récentes d’abord face-à-face toi autre face courbes points d’une partie chiffres durée scores victoires par place
help-way-ratings = **{ button-results-ratings }** : /{ cmd-results }
help-words-ratings = résultats cotes jeu les serveur sans tiennes
help-way-event = **{ button-event-join }**, **{ button-event-leave }**, **{ button-event }** : /{ cmd-event }
help-words-event = événement inscription s’inscrire retrait retirer d’un classement est chacun table règlement l’événement tournoi ligue coupe
help-way-organise = **{ button-event-new }**, **{ button-event-lead }**, **{ button-event-share }** : /{ cmd-event }
help-words-organise = événement nouveau nom jeu formule places rondes groupes tour jours points retardataires ordinateurs créer peut s’y inscrire aussitôt commencer pour l’organisateur former première ronde suivante finir cette maintenant prolonger donner plus temps exclure personne retirer quelqu’un liste annuler autre serveur participer saison ouvrir les inscriptions organiser toutes commandes code d’autres serveurs partager gestionnaires amener ici d’un déplacer afficher l’événement dans salon
help-way-settings = **{ button-admin-settings }** : /{ cmd-admin }
help-words-settings = admin réglages tables fin déplacement langue ailleurs page-du-serveur pages voir changer les serveur
help-way-channels = **{ button-admin-channels }** : /{ cmd-admin }
help-words-channels = admin salons ajouter retirer partout rencontres n-importe-où forum fils l’on peut ouvrir des tables
help-way-list = **{ button-admin-list }** : /{ cmd-admin }
help-words-list = admin tables-ouvertes ailleurs retirer tenir dans salon une liste des tables ouvertes
help-way-import = **{ button-admin-import }** : /{ cmd-admin }
help-words-import = admin importer fichier apporter ici une partie finie depuis son enregistrement pour regarder
help-way-repair = **{ button-admin-board }**, **{ button-admin-move }**, **{ button-admin-seat }**, **{ button-roll-back }**, **{ button-end-match }**, **{ button-admin-record }** : /{ cmd-admin }
help-words-repair = admin plateau afficher nouveau dernier d’une partie déplacer continuer une dans salon place personne demander quelqu’un reprendre avec tout qui s’y trouve retour-arrière ramener position antérieure tous sont prévenus arrêter sans résultat exporter obtenir l’enregistrement serveur webhook url format adresse appelée chaque tour montre celles existent
help-way-solo = **{ button-help-solo }** : /{ cmd-help }
help-words-solo = jouer seul seule solo contre ordinateur ordinateurs adversaire facile difficile fort faible niveau entraîner
help-way-friends = **{ button-help-friends }** : /{ cmd-help }
help-words-friends = amis ami jouer avec ensemble groupe commencer
help-words-cmd-table-undo = erreur mauvais coup faux changer corriger revenir
help-words-cmd-hand = voir mes cartes secrètes tuiles
help-words-cmd-me-delete = supprimer effacer oublier données compte vie privée
help-words-cmd-table-mine = où est ma partie retrouver parties en cours
help-words-cmd-play = trouver chercher joueurs adversaires partenaires
help-words-cmd-rules = comment jouer mode emploi expliquer
help-words-cmd-learn = comment jouer débutant tutoriel expliquer
help-words-cmd-table-board = qui gagne mène points score position
help-words-cmd-table-new = commencer lancer créer ouvrir partie revanche rejouer
help-words-cmd-turn = mon tour à moi jouer indice conseil
button-help = Aide
button-help-learn = Apprendre un jeu
button-help-solo = Jouer contre l’ordinateur
button-help-solo-how = Plus d’ordinateurs, ou plus forts
help-solo = Quel jeu ? La partie commence aussitôt, contre le moins d’ordinateurs possible ; niveau : { $level }.
button-help-friends = Jouer entre amis
button-learn-solo = Partie entière contre l’ordinateur
button-learn-friends = Inviter des amis
button-help-find = Que veux-tu faire ?
menu-learn = Apprendre…
form-help-find = Un mot ou deux
form-game = Quel jeu ?
form-seats = Combien jouent, y compris toi ?
form-level = À quel niveau jouent-ils ?
form-private = Sur invitation seulement
form-private-about = Personne d’autre ne voit la table
help-found = « { $query } »
help-find-none = Je n’ai rien trouvé sur « { $query } ». Essaie un autre mot.
cmd-help-find = chercher
cmd-help-find-about = Ce que tu veux faire, en un mot ou deux
