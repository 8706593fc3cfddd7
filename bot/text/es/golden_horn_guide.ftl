### Golden Horn for newcomers: why each question is asked, what the symbols mean, the guided first match.

## Why a question is asked: the rule in a sentence

gh-why-ports = Antes de empezar, cada cual elige en secreto Venecia o Constantinopla para cada barco; todas las elecciones se revelan a la vez.
gh-why-turn = En un turno se mueve exactamente un barco; desde un puerto principal antes carga, y su primer paso es gratis.
gh-why-raid = Antes de mover, dos cartas de los colores de sus velas envían piratas a un barco ajeno con carga en el mar y te dan un cubo; después se mueve un barco en todo caso.
gh-why-pass = Ahora ninguno de tus barcos puede moverse; aun así puedes enviar piratas.
gh-why-ship = En cada turno se mueve exactamente uno de tus barcos.
gh-why-load = Un barco carga todos los cubos de un color, y nunca un color de sus propias velas.
gh-why-bow = Un barco sin carga puede virar una vez en su viaje; entonces vuelve por donde vino.
gh-why-sail = El primer paso es gratis; desde una casilla de un color de tus velas sigues gratis, y desde cualquier otra, por una carta de viento de ese color.
gh-why-call = Quien tiene los seis colores puede anunciar el final; entonces todos juegan el mismo número de turnos.

## What the symbols mean

gh-see-ship = {""}**Barco.** Los colores de sus velas no los puede cargar, lo llevan gratis y lo hacen vulnerable; su carga está en la línea de flotación.
gh-see-quay = {""}**Muelle.** Los cubos que esperan en este puerto: un barco se lleva todos los de un color.
gh-see-square = {""}**Casilla de mar.** Un barco como máximo; su color y su signo dicen qué velas, o qué carta de viento, permiten seguir.
gh-see-bow = {""}**Flecha.** El rumbo de un barco en la ruta.
gh-see-modone = {""}**Modone.** Un puerto con pocos amarres: ahí acaba el movimiento, y la carga sigue a bordo.
gh-see-stock = {""}**Reserva.** Cubos que quedan en la bolsa, cartas del mazo y cartas ya usadas.
gh-see-hand = {""}**Mano.** Cartas de viento, para seguir navegando y para los piratas; los demás solo ven cuántas son.
gh-see-warehouse = {""}**Almacén.** Los cubos entregados: cada uno puntúa, y las series de colores distintos puntúan más.

## The guided first match: the second line of each question

gh-learn-turn = Elige un barco en un puerto con muchos cubos de un color que pueda cargar.
gh-learn-raid = Los piratas te dan un cubo por dos cartas; guárdalas si las vas a usar para navegar.
gh-learn-load = Llévate el montón más grande: cada cubo cuenta en cuanto está en tu almacén.
gh-learn-sail = Para en una casilla de un color de tus velas: desde ahí sigues gratis la próxima vez.
gh-learn-bow = Un barco vacío no gana nada: da la vuelta si su puerto de origen tiene más cubos.
