### Webhooks: addresses that are called when it is somebody's turn.

webhook-turn = Te toca en { $game } (mesa { NUMBER($match, useGrouping: 0) }).
webhook-try = Así te digo que te toca.
webhook-title = Tus webhooks
webhook-none = No tienes ninguno. **{ button-webhook-add }** pide una dirección.
webhook-added = Se llama a { $host } cuando te toca
webhook-added-about = Va de camino una primera llamada, de prueba. Este es el secreto que firma cada llamada; no se vuelve a mostrar:
webhook-signed = Turnpost-Signature es v1= y el HMAC-SHA256 de Turnpost-Timestamp, un punto y el cuerpo.
webhook-remove = Quitar { $n }
webhook-match = solo la mesa { NUMBER($match, useGrouping: 0) }
webhook-last-status = última respuesta: { $status }
webhook-last-unreachable = la última vez: sin respuesta
webhook-last-forbidden = no se llama: la dirección lleva a un lugar privado
webhook-stopped = {""}**detenido**; quítalo y añádelo de nuevo
webhook-form-json = JSON
webhook-form-ntfy = ntfy
webhook-form-slack = Slack
webhook-form-matrix = Matrix (hookshot)
table-webhook-address = Solo puedo llamar a direcciones públicas que empiecen por https:// y no lleven contraseña.
table-webhook-which = «{ form-webhook-everybody }» vale para una sola mesa, que hayas abierto tú. Elígela en «{ form-webhook-match }».
table-webhook-none = Aquí no se ofrecen webhooks.
table-webhook-many = { $most ->
    [one] Puedes tener un webhook. Quítalo antes.
   *[other] Puedes tener { $most } webhooks. Quita antes uno.
}
table-webhook-failing = No se pudo contactar con tu webhook en { $host }. Lo sigo intentando cuando te toque; /{ cmd-me } { cmd-me-show } muestra cómo va.
table-webhook-stopped = No se ha podido contactar repetidas veces con tu webhook en { $host }, y queda detenido. Quítalo con /{ cmd-me } { cmd-me-show } y añádelo de nuevo cuando funcione.
webhook-match-turn = { $game } (mesa { NUMBER($match, useGrouping: 0) }): le toca a { $who }.
webhook-match-try = Así digo a quién le toca en { $game } (mesa { NUMBER($match, useGrouping: 0) }).
webhook-over = { $game } (mesa { NUMBER($match, useGrouping: 0) }): la partida ha terminado.
webhook-match-title = Webhooks de la mesa { NUMBER($match, useGrouping: 0) }
webhook-match-none = No tiene ninguno. Quien abrió la mesa puede añadir uno con /{ cmd-me } { cmd-me-show }, y quienes administran el servidor con /{ cmd-admin }.
webhook-match-about = Se los llama en cada turno, y cuando la partida termina. Se les dice el juego, a quién le toca y dónde está la mesa, pero nada que solo deba saber quien juega.
webhook-match-added = Se llama a { $host } en cada turno de la mesa { NUMBER($match, useGrouping: 0) }
webhook-match-every = cada turno de la mesa { NUMBER($match, useGrouping: 0) }
table-webhook-match-added = { $by } ha añadido un webhook a esta mesa. Se llama a { $host } en cada turno y se le dice a quién le toca, pero nada que solo deba saber quien juega. Lo ves con /{ cmd-me } { cmd-me-show }: **{ button-webhooks }**.
table-webhook-match-removed = { $by } ha quitado el webhook de esta mesa. Ya no se llama a { $host }.
table-webhook-match-many = { $most ->
    [one] Una mesa puede tener un webhook. Quítalo antes.
   *[other] Una mesa puede tener { $most } webhooks. Quita antes uno.
}
table-webhook-match-failing = No se pudo contactar con el webhook que añadiste a la mesa, en { $host }. Lo sigo intentando en el próximo turno; /{ cmd-me } { cmd-me-show } muestra cómo va.
table-webhook-match-stopped = No se ha podido contactar repetidas veces con el webhook que añadiste a la mesa, en { $host }, y queda detenido. Quítalo con /{ cmd-me } { cmd-me-show } y añádelo de nuevo cuando funcione.

form-webhook-url-about = La dirección, que empieza por https://
form-webhook-form-about = Qué entiende quien lo recibe
form-webhook-everybody-about = En cada turno de esta mesa, le toque a quien le toque; para quien la abrió
button-webhooks = Webhooks
button-webhook-add = Añadir un webhook
menu-webhooks-of = Webhooks de una mesa…
form-webhook-url = Dirección
form-webhook-form = Formato
form-webhook-match = ¿Para qué mesa?
form-webhook-all = Todas mis mesas
form-webhook-everybody = En los turnos de todos
