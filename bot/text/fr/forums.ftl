# Matches as posts of forums: their tags, and what may be missing there.

tag-open = Ouverte
tag-running = En cours
tag-finished = Finie
post-begins = { $game } avec { LIST($names, style: "comma") }. Le plateau suit.
page-new-post = La table { NUMBER($match, useGrouping: 0) } est ouverte : son post apparaît dans { $forum }. Quand tout le monde est là, appuie sur **{ $start }** dans son annonce là-bas.
error-forum-gone = Je ne vois plus le forum où les parties deviennent des posts. Quelqu’un qui gère le serveur peut en choisir un autre avec /{ cmd-admin }.
error-forum-permission = Je ne peux pas créer de post dans { $forum } : il m’y manque { LIST($permissions, style: "comma") }.
error-forum-tag = Chaque post dans { $forum } demande un tag, et je n’ai pas le droit d’en donner. Permets-moi de gérer le salon, ou crées-y un tag que tout le monde peut utiliser.
error-no-post = Je n’ai pas pu créer de post dans le forum à l’instant. La table reste ouverte : réessaie **{ button-start }** dans un moment, ou emmène-la ailleurs avec /{ cmd-table } { cmd-table-manage }.
form-admin-forum-about = Les parties deviennent des posts de ce forum, avec des tags pour le jeu et l’état
admin-forum = Les parties deviennent des posts dans { $forum }
admin-forum-none = Les parties ont des fils là où elles sont ouvertes
admin-forum-tags = Le forum a ses tags : où en est la partie, et chaque jeu.
admin-forum-tags-missing = Je n’ai pas le droit d’y créer des tags. Permets-moi de gérer ce salon et choisis à nouveau le forum, ou crée toi-même ces tags : { LIST($names, style: "comma") }. D’ici là, les posts ont moins de tags.
admin-forum-tags-full = Un forum a 20 tags au plus : ceux-ci manquent donc, ou sont réservés aux modérateurs : { LIST($names, style: "comma") }. Les posts ont moins de tags.
permission-manage-channels = Gérer les salons
