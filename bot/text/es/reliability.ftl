### Resigning, and how reliably people take their turns.

table-resigned-already = Ya has abandonado esta partida.
table-resigned-won = { $who } abandona: gana { $winner }.
table-resigned = { $who } abandona. No queda nadie, así que la partida termina.
table-resigned-voted = { $who } abandona. Los demás quieren terminar, así que la partida termina.
table-resigned-seat = { $who } abandona. Ahora juego yo ahí, hasta que alguien ocupe la plaza.
board-won = { $who } gana por abandono.
board-resigned = La partida ha terminado: abandonó { $who }.
page-resign = ¿Abandonar para siempre? Si queda una sola persona, gana. Si no, sigo yo en tu lugar hasta que alguien ocupe la plaza. Para la valoración quedas en último lugar, salvo que un relevo termine la partida.
page-resign-alone = ¿Abandonar para siempre? Solo quedan IA, así que la partida termina ahora.
page-end-alone = ¿Terminar la partida? Nadie más tiene que estar de acuerdo: acabaría ahora, sin resultado, y nadie podrá deshacerlo.
page-resigned = Has abandonado.
button-resign = Abandonar

reliability = { $percent } % de los turnos a tiempo, normalmente en menos de { $answer }
lobby-reliability = { $name }: { $how }
lobby-least-reliability = Para quienes juegan a tiempo al menos el { $percent } % de sus turnos; los nuevos son bienvenidos
table-too-unreliable = En esta mesa se pide al menos un { $least } % de turnos a tiempo; tus últimos llegan al { $percent } %. Sube con cada turno a tiempo, aquí o en otras mesas.
table-bad-reliability = Se puede pedir de 0 a { $most } % de turnos a tiempo.
page-access = Queda fijado lo que esta mesa pide a quienes se unen.
page-access-asks = Esta mesa pide a quienes se unen:
page-access-asks-nothing = Esta mesa no pide nada a quienes se unen.
