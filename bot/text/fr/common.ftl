### Words that every game shares: tables, turns, buttons, results.
### Messages hold no markdown, so that pictures, menus and messages can share them;
### names and times are put in ready for the medium.

seat-name = Place { $seat }
# Whoever has a name that no picture can show is called by the shape of the seat's badge, where the emblems of
# a game have no names.
seat-sign-1 = Écu
seat-sign-2 = Disque
seat-sign-3 = Losange
seat-sign-4 = Tour
seat-sign-5 = Hexagone
seat-free = place libre

button-turn = Jouer mon tour
button-next = Suivante : { $game } · table { NUMBER($match, useGrouping: 0) } ({ NUMBER($count, useGrouping: 0) } en attente)
button-hand = Ma main
button-log = Journal
button-rules = Règles
button-boards = Plateaux des joueurs
button-ledger = Tableaux et réserves
button-table = Table
button-board = Plateau
button-anew = Republier
button-promise = Tirages équitables
button-again = Rejouer
button-join = Rejoindre
button-leave = Quitter
button-start = Commencer
button-options = Options
button-confirm = Valider
button-back = Retour
button-gear = Questions
button-undo = Annuler mon coup
button-former = Comme la dernière fois
button-export = L’enregistrement
button-confirm-so-far = Valider ceci et tirer
button-draw-now = Tirer maintenant
button-sure = Oui, vraiment
button-instead = Plutôt : { $label }
button-switch-off = { $label } : oui
button-older = Plus ancien
button-newer = Plus récent
button-more-choices = Plus… ({ $page } sur { $pages })
button-previous-choices = Page précédente
button-vote = Voter la fin
button-offer = Proposer la place
button-give-computer = La confier à l’ordinateur
button-unvote = Retirer mon vote

where-thread = dans un fil à part
where-here = dans ce salon

turn-round = Manche { $round }
turn-last-round = Dernière manche

match-name = { $game }, table { NUMBER($match, useGrouping: 0) }

board-all = garder tous les plateaux
board-newest = ne garder que le plateau le plus récent

final-title = Score final
final-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

word-none = aucun
word-empty = vide
word-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

language-en = English
language-el = Ελληνικά
language-pl = Polski
language-de = Deutsch
language-es = Español
language-fr = Français
language-it = Italiano

menu-choose-match = Quelle partie ?
menu-your-turn = à toi de jouer
