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
manage-empty = 36h ou 3d ; vide : sans changement
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
