### Computer players: at the table, in a running match, and hints.

table-too-many-computers = À cette table, il y a de la place pour { $most ->
    [one] { $most } ordinateur
   *[other] { $most } ordinateurs
}, pas pour { $computers }.
table-unknown-level = Il n’y a pas de niveau « { $level } ». Possible : { LIST($levels, style: "comma") }.
table-computer-there = Un ordinateur joue déjà à cette place.
table-no-computer = Aucun ordinateur n’est assis là.
table-private = En messages privés, tu joues contre des ordinateurs seulement : personne d’autre ne peut s’asseoir à cette table. Pour jouer avec des amis, ouvres-en une avec « { cmd-table-new-private } ».
table-deserted = Il n’y a plus personne ici. La partie est en pause jusqu’au retour d’un joueur ; les ordinateurs ne continuent pas seuls.
table-computer-offered = Qui veut reprendre la place de cet ordinateur, avec tout ce qui s’y trouve : { $who } ?
table-computer-asked = { $by } te demande si tu reprendrais la place de cet ordinateur, avec tout ce qui s’y trouve : { $who }.
table-computer-taken = Un ordinateur reprend la place tenue par { $old } : { $who }.
table-computer-taken-empty = Un ordinateur prend la place vide : { $who }.

level-easy = facile
level-normal = normal
level-hard = difficile

level-easy-about = Fait des erreurs ; pour tes premières parties
level-normal-about = Joue raisonnablement
level-hard-about = Réfléchit à l’avance

button-remove-computer = Retirer l’ordinateur
menu-add-computer = Ajouter un ordinateur
menu-computer-level = Ajouter un ordinateur : { $level }
menu-hints = Conseils entre joueurs humains
hints-off = Conseils entre joueurs humains : non
hints-on = Conseils entre joueurs humains : oui, pour tout le monde
menu-withouthints = Conseils contre les ordinateurs
without-hints-off = Conseils seul contre des ordinateurs : oui
without-hints-on = Aucun conseil, même seul contre des ordinateurs

lobby-computer = { $name } : ordinateur, { $level }
lobby-hints = Les conseils sont permis à tout le monde.
lobby-without-hints = Pas de conseils à cette table, pour personne.
computer-badge = (ordinateur)

page-computer-added = L’ordinateur s’est assis.
page-computer-removed = L’ordinateur a quitté la table.
page-computer-seated = Un ordinateur a pris la place.
error-person-or-computer = Désigne une personne ou un ordinateur, pas les deux.

final-with-computers = Avec des ordinateurs : cette partie ne compte pour aucune cote.
final-hints = { $who } s’est fait aider { $hints ->
    [one] { $hints } fois
   *[other] { $hints } fois
} par l’ordinateur.
results-with-computers = Les parties avec des ordinateurs sont comptées à part : elles n’entrent dans aucune cote ni aucun autre chiffre.
results-figure-computers = avec des ordinateurs

button-hint = Conseil
button-finish-turn = Laisser l’ordinateur finir ce tour
page-hint = Conseil : { $label }.
page-hint-effects = Conseil : { $label } — { $effects }.
page-hint-rule = La règle : { $says }
page-hint-turn = Le tour entier : { $said }
page-hint-points = Points si la partie se terminait là : { $before } → { $after }.
table-no-hints = À cette table, on joue sans conseils : c’est ce qui a été fixé avant le début.
