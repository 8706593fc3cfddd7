### Tables in direct messages, and the codes with which friends join private tables.

table-unknown-code = Aucune table n’a ce code. Vérifie-le, ou demandes-en un nouveau.
table-stays-direct = Cette table se joue dans les messages privés de ses joueurs et y reste.
table-offer-by-name = Personne d’autre ne voit cette table : désigne la personne qui doit prendre la place.
table-unreached = { $who } n’accepte pas mes messages privés : je ne peux pas lui dire quand c’est son tour. La partie continue : { $who } joue avec /{ cmd-turn }, partout où je suis.
dm-closed-direct = Je ne peux pas t’envoyer de messages privés, ni donc te dire quand c’est ton tour. Tu joues avec /{ cmd-turn } et /{ cmd-hand }, partout où je suis. Pour recevoir le plateau par message, autorise les messages privés d’un serveur que nous avons en commun.
lobby-direct = Se joue en messages privés : chacun y a son propre plateau, et personne d’autre ne voit cette table.
lobby-code = Tes amis rejoignent la table avec le code **{ $code }** : /{ cmd-table } { cmd-table-join } { cmd-table-join-code }:{ $code }, en message privé avec moi ou sur n’importe quel serveur.
button-code = Inviter
button-new-code = Nouveau code
page-code = Le code de cette table : **{ $code }**. Tes amis la rejoignent avec /{ cmd-table } { cmd-table-join } { cmd-table-join-code }:{ $code }, en message privé avec moi ou sur un serveur où je suis. Qui n’a aucun serveur en commun avec moi peut m’installer depuis mon profil.
page-code-renewed = L’ancien code n’est plus valable. Ceux qui sont déjà à la table y restent.
page-new-direct = La table { NUMBER($match, useGrouping: 0) } est ouverte, et son annonce t’arrive en message privé. Quand tout le monde est là, appuie sur Commencer sous l’annonce.
page-nobody-hears = Sur ce serveur, personne d’autre que toi ne voit mes réponses : transmets donc le code toi-même.
page-joined-direct = Tu es de la partie. La table t’arrive en message privé.
page-started-direct = La partie a commencé. Le plateau arrive à chacun en message privé.
learn-closed-here = Je ne peux pas t’envoyer de messages privés, et ce guide en a besoin. Autorise-les dans tes réglages de confidentialité et relance /{ cmd-learn }.
cmd-table-join-code = code
cmd-table-join-code-about = Le code d’invitation d’une table privée
