# The Table panel of a match, and its forms

cmd-table-time = temps
cmd-table-time-about = À qui de jouer, le temps qui reste et comment le changer
cmd-table-manage = gérer
cmd-table-manage-about = Tous les boutons d’une partie : pendule, pause, remplaçant, fin, salon, journal

page-manage = Cette table : que veux-tu faire ?
button-manage = Table
button-time = Temps
button-clock = Pendule…
button-away = Absence…
button-ask-pause = Pause
button-more-time = Plus de temps…
button-substitute = Remplaçant…
button-move-here = Déplacer ici
button-invite = Inviter…
button-access = Qui peut jouer…

manage-clock = Pendule
manage-turn = Temps par tour
manage-reserve = Réserve pour toute la partie
manage-empty = 36h ou 3j ; vide : sans changement
manage-quiet = Heures calmes
manage-vacation = Jours de vacances par personne
manage-patience = Jours d’attente avant le pilote automatique
manage-more-time = Combien de plus
manage-other-time = Ou une autre durée
manage-seat = Quelle place
manage-person = Qui la prend
manage-person-about = Sans réponse : qui veut
manage-computer = Ou un ordinateur, tout de suite
manage-autopilot-about = Sans réponse : qui se fait le plus attendre
manage-invite = Qui inviter
manage-reliability = Tours à temps au minimum, en pour cent
manage-lowest = Classement le plus bas, à titre indicatif
manage-highest = Classement le plus haut, à titre indicatif
manage-nothing = Vide : aucun
manage-elsewhere = Ouverte aux autres serveurs

help-way-clock = {""}**{ button-clock }**, **{ button-away }**, **{ button-ask-pause }**, **{ button-more-time }**: /{ cmd-table } { cmd-table-time }
help-words-clock = pendule durée tour pendant une partie faut accord des autres pause demander accepter prolonger aux plus temps pour ton état qui jouer depuis quand lent attendre ami joueur absent répond horloge
help-way-seat = {""}**{ button-substitute }**, **{ button-autopilot }**, **{ button-come-back }**: /{ cmd-table } { cmd-table-manage }
help-words-seat = remplacer céder place celle quelqu absent pilote-automatique joue pour que longtemps attendu retour rejouer après joué toi garder ami joueur répond pas lent exclure
help-way-finish = {""}**{ button-resign }**, **{ button-vote }**, **{ button-move-here }**: /{ cmd-table } { cmd-table-manage }
help-words-finish = abandonner renoncer les autres gagnent continuent sans toi fin voter pour arrêter partie résultat déplacer continuer dans salon quitter annuler la cesser
help-way-record = {""}**{ button-export }**, **{ button-verify }**, **{ button-step }**: /{ cmd-table } { cmd-table-manage }
help-words-record = exporter obtenir enregistrement partie fichier vérifier tous les tirages une finie historique parcourir pas positions passées triche tricher honnête hasard dés chance sauvegarder
help-way-lobby = {""}**{ button-start }**, **{ button-leave }**, **{ button-invite }**, **{ button-access }**: /{ cmd-table } { cmd-table-manage }
help-words-lobby = quitter rendre place avant début commencer partie avec les joueurs présents inviter quelqu table accès pour qui ouvert peut rejoindre ami amis exclure
