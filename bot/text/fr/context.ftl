### Context menus: what a right click (on a phone: a long press) on a message or a person offers.

context-turn = { button-turn }
context-since = Que s’est-il passé ?
context-words = { button-in-words }
context-invite = Inviter
context-versus = Nos résultats
context-no-match = Ce message n’appartient à aucune partie. Choisis un plateau, une annonce de table ou un autre de mes messages.
context-yourself = C’est toi. Choisis quelqu’un d’autre.
context-which = À quelle table invites-tu **{ $name }** ?
context-form = Une table avec { $name }
help-apps = {""}**Sans rien taper :** clic droit sur un message d’une partie ou sur une personne (sur téléphone : appui long), puis **Applications**.
help-way-apps = Clic droit (sur téléphone : appui long) sur un message d’une partie, puis **Applications** : **{ context-turn }**, **{ context-since }**, **{ context-words }**. Sur une personne : **{ context-invite }**, **{ context-versus }**
help-words-apps = menu contextuel clic droit souris appui long applications message personne inviter quelqu un résultats contre
