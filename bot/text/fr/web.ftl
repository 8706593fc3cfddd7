### Pages of matches in the browser. Plain text: no markdown.

web-skip = Aller au contenu
web-languages = Langues
web-foot = Cette page ne demande pas de compte, ne pose pas de cookies et ne demande rien à aucun autre site.
web-home = On peut regarder ici des parties jouées sur Discord. Le lien vers une partie est sous son plateau.
web-fault = Cette page ne peut pas être affichée
web-unknown = Il n’y a pas de page à cette adresse, ou tout le monde n’a pas le droit de la voir.
web-no-position = Cette position n’existe pas dans cette partie.
web-gone-elsewhere = Cette partie continue ailleurs. Il ne se passe plus rien ici.
web-gone-closed = Cette table a été fermée avant le début de la partie.
web-bad-range = Un élément de cette adresse n’est pas un nombre alors qu’il devrait l’être, ou ce nombre dépasse les limites.
web-too-much = C’était trop à la fois. Attends un instant et réessaie.
web-not-now = Cela ne peut pas être affiché pour le moment. Réessaie bientôt.
web-not-allowed = Ces pages ne peuvent qu’être lues.
web-no-film = Cette partie n’a pas de film.
web-film-drawing = Le film est en train d’être dessiné. Reviens dans une minute.
web-autopilot = en absence : le bot joue
web-reserve = réserve : { $left }
web-reserve-short = réserve : moins d’une heure
web-news = Il y a du nouveau.
web-players = Joueurs
web-time-control = Ce qui a été convenu
web-since-visit = Nouveau depuis ta dernière visite
web-zoom-in = Agrandir
web-zoom-out = Réduire
web-zoom-fit = Montrer tout le plateau
web-position = Position { $n } sur { $count }
web-to-newest = vers la plus récente
web-paused = La partie est en pause.
web-since = depuis le
web-until = temps jusqu’au
web-ended-at = Fin :
web-started-at = Début :
web-pictures = Images de cette position
web-full-size = Image en taille réelle
web-positions = Positions de la partie
web-first = Première position
web-back = Une position en arrière
web-on = Une position en avant
web-newest = Dernière position
web-go = Aller
web-keys = Touches : ← et → avancent pas à pas, Début et Fin vont aux extrémités ; sur le plateau, + et − agrandissent et réduisent, 0 montre tout.
web-total = Total
web-rank = Rang
web-sheet = La feuille de score en image
web-looking-back = Retour sur la partie
web-curves = Points attendus à la fin
web-curves-note = Les points que chacun aurait sans doute à la fin, d’après l’analyse de chaque position par l’ordinateur, après coup.
web-curves-end = À la fin, ce sont les vrais.
web-proof = La preuve
web-film = Film accéléré
web-words = Le plateau en toutes lettres
web-about = À propos de cette partie
web-commitment = SHA-256 du secret :
web-log-file = Le journal en fichier (JSON)
web-to-match = Vers la partie
web-checked-here = Voici ce que le bot a trouvé en rejouant la partie. Rien ne t’oblige à le croire.
web-verify-title = Vérifier ici
web-verify-about = Ton navigateur calcule le SHA-256 du secret, en refait chaque tirage et compare le tout avec l’enregistrement. Compare ce SHA-256 avec celui du premier plateau de la partie sur Discord.
web-verify-here = Vérifier ici
web-verify-script = Il faut pour cela un navigateur avec JavaScript.
web-verify-self = Pour vérifier aussi les coups, prends l’enregistrement et lance :
web-verify-sound = Le secret est celui qui était promis, chaque tirage en découle, et l’enregistrement a les mêmes tirages.
web-verify-wrong = Le secret, les tirages et l’enregistrement ne concordent pas avec ce qui était promis.
web-hints = { $hints ->
    [one] { $hints } conseil reçu
   *[other] { $hints } conseils reçus
}
web-words-of-it = En toutes lettres
web-foot-own = Cette page est à toi seul. Elle ne demande pas de compte, garde un seul cookie pour cette partie et ne demande rien à aucun autre site.
web-own = Toi seul vois ceci
web-own-about = Ferme la fenêtre sur un ordinateur que d’autres utilisent. Sur Discord, « { button-my-links } » sous /{ cmd-me } { cmd-me-show } révoque toutes tes pages.
web-own-hand = Ta main
web-own-draft = Ton coup en préparation
web-own-draft-board = Où cela mènerait
web-own-order = Ta consigne
web-own-note = Ta note
web-own-closed = Cette page est pour quelqu’un qui joue à cette table, dans le navigateur où il l’a ouverte. Appuie sur « Ouvrir ma page » sous ton tour ou ta main sur Discord.
web-link-forged = Ce lien n’a pas été donné par le bot. Appuie sur « Ouvrir ma page » sur Discord.
web-link-used = Ce lien a déjà été ouvert, et un lien ne s’ouvre qu’une fois. Appuie sur « Ouvrir ma page » sur Discord pour en avoir un autre. Si ce n’est pas toi qui l’as ouvert, révoque là-bas toutes tes pages avec « { button-my-links } » sous /{ cmd-me } { cmd-me-show }.
web-link-ended = Ce lien est trop vieux. Appuie sur « Ouvrir ma page » sur Discord pour en avoir un nouveau.
web-link-revoked = Cette page a été révoquée. Appuie sur « Ouvrir ma page » sur Discord pour un nouveau lien.
web-server = Un serveur sur Discord
web-tables = Tables ouvertes
web-tables-about = Rejoins-les sur Discord.
web-tables-none = Aucune table n’est ouverte.
web-running = Parties en cours
web-running-none = Aucune partie n’est en cours.
web-results = Résultats
web-results-none = Aucune partie n’est encore finie.
web-ratings = Cotes
web-ratings-none = Personne n’a encore de cote.
web-ratings-about = Une cote entre parenthèses n’est pas encore sûre. Les personnes qui cachent leur nom n’y figurent pas.
web-player = Joueur
web-game = Jeu
web-rating = Cote
web-matches = Parties
web-events = Événements
web-hidden = (caché)
web-unrated = Pas encore de cote.

button-page = Dans le navigateur

form-name-about = Ton nom figure-t-il sur les pages des parties dans le navigateur ?
me-nameless = Sur les pages dans le navigateur, ta place remplace ton nom.

button-my-page = Ouvrir ma page
button-revoke-links = Tout révoquer
page-my-page = Ta page · { $game }, table { NUMBER($match, useGrouping: 0) }
page-my-page-about = Avec ta main, ton coup en préparation et ta note, pour toi seul : ne transmets pas ce lien. Il s’ouvre une fois et expire { $ends }. Le navigateur qui l’ouvre montre ensuite la page pendant 30 jours.
page-links = Tes propres pages dans le navigateur
page-links-opened = { $game } #{ NUMBER($match, useGrouping: 0) } : ouverte dans un navigateur, expire { $ends }
page-links-unopened = { $game } #{ NUMBER($match, useGrouping: 0) } : un lien pas encore ouvert, expire { $ends }
page-links-none = Aucune page visible par toi seul n’est ouverte, ni aucun lien vers une telle page. « { button-my-page } », sous ton tour (/{ cmd-turn }) ou ta main (/{ cmd-hand }), t’en donne un.
page-links-note = Révoque-les si quelqu’un d’autre peut avoir un lien ou utilise ton navigateur.
page-links-revoked = { $count ->
    [one] Un lien ou une page a été révoqué. Il n’ouvre plus rien.
   *[other] { $count } liens et pages ont été révoqués. Ils n’ouvrent plus rien.
}

button-person-page = Ma page pour tous
button-server-page = La page du serveur
page-person = Il y a une page sur toi que tout le monde peut voir : tes cotes, et celles de tes parties qui ont une page.
page-person-nameless = La page sur toi ne montre rien tant que tu caches ton nom (/{ cmd-me } { cmd-me-show }).
form-page-about = Y a-t-il une page sur toi, avec tes cotes et tes parties ?
form-admin-listed-about = Le serveur a-t-il une page avec tables ouvertes, résultats et cotes ?
admin-listed = Le serveur a une page avec tables ouvertes, résultats et cotes
admin-listed-none = Le serveur n’a pas de page à lui

form-admin-pages-about = Tout le monde peut-il suivre les parties de ce serveur dans le navigateur ?
admin-pages = Les parties ont des pages publiques dans le navigateur, si ce bot en propose
admin-pages-none = Les parties n’ont pas de pages publiques dans le navigateur
