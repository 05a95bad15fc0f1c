<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>&quot;;&quot; expected: a variation begins with a node</source>
        <translation>se espera «;»: una variante empieza por un nodo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) are marked.</source>
        <translation>
            <numerusform>Hay una casilla marcada.</numerusform>
            <numerusform>Hay %Ln casillas marcadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be read, or not wholly.</source>
        <translation>
            <numerusform>%Ln no se ha podido leer, o no del todo.</numerusform>
            <numerusform>%Ln no se han podido leer, o no del todo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s), {first} and so on</source>
        <translation>
            <numerusform>%Ln archivo: {first}</numerusform>
            <numerusform>%Ln archivos: {first} y otros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln encontrado</numerusform>
            <numerusform>%Ln encontrados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln partida</numerusform>
            <numerusform>%Ln partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) deleted for good.</source>
        <translation>
            <numerusform>Una partida eliminada definitivamente.</numerusform>
            <numerusform>%Ln partidas eliminadas definitivamente.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) deleted, and in the bin.</source>
        <translation>
            <numerusform>Una partida eliminada: está en la papelera.</numerusform>
            <numerusform>%Ln partidas eliminadas: están en la papelera.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) exported to {where}.</source>
        <translation>
            <numerusform>Una partida exportada a {where}.</numerusform>
            <numerusform>%Ln partidas exportadas a {where}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) imported.</source>
        <translation>
            <numerusform>Una partida importada.</numerusform>
            <numerusform>%Ln partidas importadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) restored.</source>
        <translation>
            <numerusform>Una partida restaurada.</numerusform>
            <numerusform>%Ln partidas restauradas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) stay in all.</source>
        <translation>
            <numerusform>En total se queda una partida.</numerusform>
            <numerusform>En total se quedan %Ln partidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) there already.</source>
        <translation>
            <numerusform>Una partida ya estaba.</numerusform>
            <numerusform>%Ln partidas ya estaban.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s)</source>
        <translation>
            <numerusform>%Ln grupo</numerusform>
            <numerusform>%Ln grupos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s) of {size}</source>
        <translation>
            <numerusform>%Ln grupo de {size}</numerusform>
            <numerusform>%Ln grupos de {size}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hour(s)</source>
        <translation>
            <numerusform>%Ln hora</numerusform>
            <numerusform>%Ln horas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <translation>
            <numerusform>%Ln minuto</numerusform>
            <numerusform>%Ln minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more problem(s)</source>
        <translation>
            <numerusform>%Ln problema más</numerusform>
            <numerusform>%Ln problemas más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) leave(s).</source>
        <translation>
            <numerusform>Se va una pareja.</numerusform>
            <numerusform>Se van %Ln parejas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln searches did not stop; close Oddments and start it again</source>
        <translation>
            <numerusform>%Ln búsqueda no se detuvo; cierra Oddments y ábrelo de nuevo</numerusform>
            <numerusform>%Ln búsquedas no se detuvieron; cierra Oddments y ábrelo de nuevo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s)</source>
        <translation>
            <numerusform>%Ln segundo</numerusform>
            <numerusform>%Ln segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln side(s)</source>
        <translation>
            <numerusform>%Ln lado</numerusform>
            <numerusform>%Ln lados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln turn(s)</source>
        <translation>
            <numerusform>%Ln jugada</numerusform>
            <numerusform>%Ln jugadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln turn(s) did not fit here and was or were left out – {reasons}.</source>
        <translation>
            <numerusform>Una jugada no encajaba aquí y se ha omitido: {reasons}.</numerusform>
            <numerusform>%Ln jugadas no encajaban aquí y se han omitido: {reasons}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with notes</source>
        <translation>
            <numerusform>%Ln con notas</numerusform>
            <numerusform>%Ln con notas</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;A turn back</source>
        <translation>&amp;Retroceder una jugada</translation>
    </message>
    <message>
        <source>&amp;About Oddments</source>
        <translation>Acerca &amp;de Oddments</translation>
    </message>
    <message>
        <source>&amp;All turn numbers</source>
        <translation>&amp;Todos los números de jugada</translation>
    </message>
    <message>
        <source>&amp;All usual …</source>
        <translation>&amp;Todo habitual…</translation>
    </message>
    <message>
        <source>&amp;Analysis: mark candidates</source>
        <translation>&amp;Análisis: marcar candidatas</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Tablero</translation>
    </message>
    <message>
        <source>&amp;Capture</source>
        <translation>&amp;Capturar</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>&amp;Close window</source>
        <translation>&amp;Cerrar ventana</translation>
    </message>
    <message>
        <source>&amp;Comments below the board</source>
        <translation>&amp;Comentarios bajo el tablero</translation>
    </message>
    <message>
        <source>&amp;Confirm my turns</source>
        <translation>&amp;Confirmar mis jugadas</translation>
    </message>
    <message>
        <source>&amp;Contents of the help</source>
        <translation>Índi&amp;ce de la ayuda</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>Coordenada&amp;s</translation>
    </message>
    <message>
        <source>&amp;Copy branch</source>
        <translation>&amp;Copiar rama</translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation>&amp;Copiar imagen</translation>
    </message>
    <message>
        <source>&amp;Delete branch</source>
        <translation>&amp;Eliminar rama</translation>
    </message>
    <message>
        <source>&amp;Earlier games</source>
        <translation>Partidas an&amp;teriores</translation>
    </message>
    <message>
        <source>&amp;End the turn</source>
        <translation>&amp;Terminar la jugada</translation>
    </message>
    <message>
        <source>&amp;Engine</source>
        <translation>&amp;Motor</translation>
    </message>
    <message>
        <source>&amp;Find …</source>
        <translation>&amp;Buscar…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Pantalla completa</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;Game information …</source>
        <translation>&amp;Información de la partida…</translation>
    </message>
    <message>
        <source>&amp;Games with this position</source>
        <translation>Partidas con esta p&amp;osición</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Help on what is seen here</source>
        <translation>Ayuda sobre lo que se &amp;ve</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Teclas</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>&amp;Más grande</translation>
    </message>
    <message>
        <source>&amp;Letters</source>
        <translation>&amp;Letras</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>&amp;Biblioteca</translation>
    </message>
    <message>
        <source>&amp;Licences …</source>
        <translation>&amp;Licencias…</translation>
    </message>
    <message>
        <source>&amp;Mark cells</source>
        <translation>&amp;Marcar casillas</translation>
    </message>
    <message>
        <source>&amp;Mirror</source>
        <translation>R&amp;eflejar</translation>
    </message>
    <message>
        <source>&amp;Move pieces to their places</source>
        <translation>M&amp;over las piezas hasta su sitio</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nueva partida</translation>
    </message>
    <message>
        <source>&amp;Next part of the window</source>
        <translation>Parte &amp;siguiente de la ventana</translation>
    </message>
    <message>
        <source>&amp;Next variation</source>
        <translation>Variante &amp;siguiente</translation>
    </message>
    <message>
        <source>&amp;No turn numbers</source>
        <translation>Sin &amp;números de jugada</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>&amp;Notas</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>&amp;Números</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Part before</source>
        <translation>Parte a&amp;nterior</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Pasar</translation>
    </message>
    <message>
        <source>&amp;Paste branch</source>
        <translation>&amp;Pegar rama</translation>
    </message>
    <message>
        <source>&amp;Paste game</source>
        <translation>P&amp;egar partida</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Re&amp;hacer</translation>
    </message>
    <message>
        <source>&amp;Redo edit</source>
        <translation>&amp;Rehacer la edición</translation>
    </message>
    <message>
        <source>&amp;Redo {edit}</source>
        <translation>&amp;Rehacer: {edit}</translation>
    </message>
    <message>
        <source>&amp;Remove all marks here</source>
        <translation>&amp;Quitar todas las marcas de aquí</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>Más pe&amp;queño</translation>
    </message>
    <message>
        <source>&amp;Stop the computer</source>
        <translation>&amp;Detener el ordenador</translation>
    </message>
    <message>
        <source>&amp;Take along</source>
        <translation>&amp;Llevarse</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>T&amp;ema</translation>
    </message>
    <message>
        <source>&amp;Think on the person&apos;s time</source>
        <translation>Pensar en el &amp;tiempo de la persona</translation>
    </message>
    <message>
        <source>&amp;Triangles</source>
        <translation>&amp;Triángulos</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Jugada</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Undo edit</source>
        <translation>&amp;Deshacer la edición</translation>
    </message>
    <message>
        <source>&amp;Undo {edit}</source>
        <translation>&amp;Deshacer: {edit}</translation>
    </message>
    <message>
        <source>&amp;Usual keys</source>
        <translation>Teclas &amp;habituales</translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <translation>&amp;Tamaño habitual</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Write a comment</source>
        <translation>&amp;Escribir un comentario</translation>
    </message>
    <message>
        <source>&apos;hatched&apos; is not true or false</source>
        <translation>«hatched» no es ni true ni false</translation>
    </message>
    <message numerus="yes">
        <source>&apos;name&apos; is not a text of 1 to %Ln characters</source>
        <translation>
            <numerusform>«name» no es un texto de un carácter</numerusform>
            <numerusform>«name» no es un texto de 1 a %Ln caracteres</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;shadow_strength&apos; is not a number from 0 to 1</source>
        <translation>«shadow_strength» no es un número entre 0 y 1</translation>
    </message>
    <message numerus="yes">
        <source>(%Ln time(s) by now)</source>
        <translation>
            <numerusform>(%Ln vez hasta ahora)</numerusform>
            <numerusform>(%Ln veces hasta ahora)</numerusform>
        </translation>
    </message>
    <message>
        <source>(finished)</source>
        <translation>(terminada)</translation>
    </message>
    <message>
        <source>**bold**, *italic*, `code`, - lists, &gt; quotes, https:// links</source>
        <translation>**negrita**, *cursiva*, `código`, - listas, &gt; citas, enlaces https://</translation>
    </message>
    <message>
        <source>2026-05-01, or 2026-05, or 2026</source>
        <translation>2026-05-01, o 2026-05, o 2026</translation>
    </message>
    <message>
        <source>A diagram every</source>
        <translation>Un diagrama cada</translation>
    </message>
    <message>
        <source>A disc may not pass over other discs.</source>
        <translation>Un disco no puede pasar por encima de otros discos.</translation>
    </message>
    <message>
        <source>A disc moves in a straight line, orthogonally or diagonally.</source>
        <translation>Un disco se mueve en línea recta, en ortogonal o en diagonal.</translation>
    </message>
    <message>
        <source>A disc must end its move next to another disc.</source>
        <translation>Un disco debe terminar su movimiento junto a otro disco.</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>A draw, proven</source>
        <translation>Tablas, demostradas</translation>
    </message>
    <message>
        <source>A draw.</source>
        <translation>Tablas.</translation>
    </message>
    <message>
        <source>A game that was open cannot be read: {why}.</source>
        <translation>Una partida que estaba abierta no se puede leer: {why}.</translation>
    </message>
    <message>
        <source>A half may not lie on its own colour.</source>
        <translation>Una mitad no puede ir sobre su propio color.</translation>
    </message>
    <message>
        <source>A new game begins with the turns up to here. This one stays as it is.</source>
        <translation>Empieza una partida nueva con las jugadas hasta aquí. Esta se queda como está.</translation>
    </message>
    <message>
        <source>A piece has one black and one white half.</source>
        <translation>Una pieza tiene una mitad negra y una blanca.</translation>
    </message>
    <message>
        <source>A piece may not cover a whole other piece.</source>
        <translation>Una pieza no puede cubrir otra pieza entera.</translation>
    </message>
    <message>
        <source>A row of black discs with one of them: {numbers}.</source>
        <translation>Una fila de discos negros con uno de ellos: {numbers}.</translation>
    </message>
    <message>
        <source>A row of white discs with one of them: {numbers}.</source>
        <translation>Una fila de discos blancos con uno de ellos: {numbers}.</translation>
    </message>
    <message>
        <source>A search did not stop when it was told to, and was left behind. The game goes on with a new engine.</source>
        <translation>Una búsqueda no se detuvo cuando se le ordenó y se ha abandonado. La partida sigue con un motor nuevo.</translation>
    </message>
    <message>
        <source>A step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>A step forward</source>
        <translation>Un paso adelante</translation>
    </message>
    <message>
        <source>A turn &amp;forward</source>
        <translation>Avan&amp;zar una jugada</translation>
    </message>
    <message>
        <source>A turn lasts</source>
        <translation>Una jugada dura</translation>
    </message>
    <message>
        <source>A year, a month or a day: 2026, 2026-11 or 2026-11-21</source>
        <translation>Un año, un mes o un día: 2026, 2026-11 o 2026-11-21</translation>
    </message>
    <message>
        <source>A&amp;nother key …</source>
        <translation>&amp;Otra tecla…</translation>
    </message>
    <message>
        <source>About Oddments</source>
        <translation>Acerca de Oddments</translation>
    </message>
    <message>
        <source>About the game</source>
        <translation>Acerca del juego</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Las acciones y sus teclas</translation>
    </message>
    <message>
        <source>After turn {turn}, {caption}</source>
        <translation>Tras la jugada {turn}, {caption}</translation>
    </message>
    <message>
        <source>Agreed on</source>
        <translation>Acordado</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>Todo tablero</translation>
    </message>
    <message>
        <source>All files ({patterns})</source>
        <translation>Todos los archivos ({patterns})</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>All games that were played here</source>
        <translation>Todas las partidas que se han jugado aquí</translation>
    </message>
    <message>
        <source>All groups cancel each other out: whoever placed the last stone loses.</source>
        <translation>Todos los grupos se anulan entre sí: pierde quien colocó la última piedra.</translation>
    </message>
    <message>
        <source>All rules of this game</source>
        <translation>Todas las reglas de este juego</translation>
    </message>
    <message>
        <source>All variations</source>
        <translation>Todas las variantes</translation>
    </message>
    <message>
        <source>Also by a right click or the wheel</source>
        <translation>También con un clic derecho o la rueda</translation>
    </message>
    <message>
        <source>Also by {key}, a right click or the wheel</source>
        <translation>También con {key}, un clic derecho o la rueda</translation>
    </message>
    <message>
        <source>Alt and the letter</source>
        <translation>Alt y la letra</translation>
    </message>
    <message>
        <source>Animated GIF</source>
        <translation>GIF animado</translation>
    </message>
    <message>
        <source>Any position</source>
        <translation>Cualquier posición</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Todo resultado</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Teclas de flecha</translation>
    </message>
    <message>
        <source>As &amp;usual</source>
        <translation>Como de &amp;costumbre</translation>
    </message>
    <message>
        <source>As in the game</source>
        <translation>Como en la partida</translation>
    </message>
    <message>
        <source>As in the system ({language})</source>
        <translation>Como en el sistema ({language})</translation>
    </message>
    <message>
        <source>As in the window</source>
        <translation>Como en la ventana</translation>
    </message>
    <message>
        <source>As&amp;k how the game stands</source>
        <translation>Preguntar cómo &amp;va la partida</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Back at the start</source>
        <translation>De vuelta al inicio</translation>
    </message>
    <message>
        <source>Back at turn {number}: {turn}</source>
        <translation>De vuelta a la jugada {number}: {turn}</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Papelera</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>Black has {black}, White {white}.</source>
        <translation>Las Negras tienen {black}; las Blancas, {white}.</translation>
    </message>
    <message>
        <source>Black is to move</source>
        <translation>es el turno de las Negras</translation>
    </message>
    <message>
        <source>Black moves first, so White gets points on top. One player names how many, and the other one picks the side.</source>
        <translation>Las Negras juegan primero, así que las Blancas reciben puntos de más. Un jugador dice cuántos y el otro elige el bando.</translation>
    </message>
    <message>
        <source>Black scores {black} and White {white}.</source>
        <translation>Las Negras suman {black} y las Blancas {white}.</translation>
    </message>
    <message>
        <source>Black won</source>
        <translation>Ganan Negras</translation>
    </message>
    <message numerus="yes">
        <source>Black {black} + White {white} = %Ln group(s), even</source>
        <translation>
            <numerusform>Negras {black} + Blancas {white} = %Ln grupo, par</numerusform>
            <numerusform>Negras {black} + Blancas {white} = %Ln grupos, par</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black {black} + White {white} = %Ln group(s), odd</source>
        <translation>
            <numerusform>Negras {black} + Blancas {white} = %Ln grupo, impar</numerusform>
            <numerusform>Negras {black} + Blancas {white} = %Ln grupos, impar</numerusform>
        </translation>
    </message>
    <message>
        <source>Black&apos;s first turn is exactly one stone.</source>
        <translation>La primera jugada de las Negras es exactamente una piedra.</translation>
    </message>
    <message>
        <source>Black&apos;s first turn is one stone</source>
        <translation>la primera jugada de las Negras es una piedra</translation>
    </message>
    <message>
        <source>Black, moves first</source>
        <translation>Negras, empiezan</translation>
    </message>
    <message>
        <source>Black: moves first</source>
        <translation>Negras: empiezan</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Board and rules</source>
        <translation>Tablero y reglas</translation>
    </message>
    <message>
        <source>Board and variant</source>
        <translation>Tablero y variante</translation>
    </message>
    <message>
        <source>Board of {game}</source>
        <translation>Tablero de {game}</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Tableros</translation>
    </message>
    <message>
        <source>Both players passed, and the colour with fewer groups wins.</source>
        <translation>Los dos jugadores han pasado y gana el color con menos grupos.</translation>
    </message>
    <message>
        <source>Bring them back</source>
        <translation>Recuperarlas</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Por juego</translation>
    </message>
    <message>
        <source>By player</source>
        <translation>Por jugador</translation>
    </message>
    <message>
        <source>By position</source>
        <translation>Por posición</translation>
    </message>
    <message>
        <source>By result</source>
        <translation>Por resultado</translation>
    </message>
    <message>
        <source>C&amp;ircles</source>
        <translation>Cí&amp;rculos</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Candidates</source>
        <comment>tab</comment>
        <translation>Candidatas</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Candidatas</translation>
    </message>
    <message>
        <source>Capture the lines that are closed off, or keep them as they are.</source>
        <translation>Captura las líneas encerradas o déjalas como están.</translation>
    </message>
    <message>
        <source>Cells along an edge of the board.</source>
        <translation>Casillas a lo largo de un borde del tablero.</translation>
    </message>
    <message>
        <source>Change the &amp;hand</source>
        <translation>Cambiar la &amp;mano</translation>
    </message>
    <message>
        <source>Choose where the disc goes, or click it again to let it go.</source>
        <translation>Elige adónde va el disco, o vuelve a hacer clic en él para soltarlo.</translation>
    </message>
    <message>
        <source>Choose where to.</source>
        <translation>Elige adónde.</translation>
    </message>
    <message>
        <source>Circles</source>
        <translation>Círculos</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Click a cell to mark it, and again to take the mark away. Esc goes back to playing.</source>
        <translation>Haz clic en una casilla para marcarla, y otra vez para quitar la marca. Con Esc se vuelve a jugar.</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Relojes</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Co&amp;py report</source>
        <translation>Co&amp;piar informe</translation>
    </message>
    <message>
        <source>Comment on {moment}</source>
        <translation>Comentario sobre {moment}</translation>
    </message>
    <message>
        <source>Comment on {moment}, as Markdown</source>
        <translation>Comentario sobre {moment}, en Markdown</translation>
    </message>
    <message>
        <source>Comment: {comment}</source>
        <translation>Comentario: {comment}</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordenador</translation>
    </message>
    <message>
        <source>Computer, level {level}</source>
        <translation>Ordenador, nivel {level}</translation>
    </message>
    <message>
        <source>Confir&amp;m the turn shown</source>
        <translation>Confirmar la jugada mo&amp;strada</translation>
    </message>
    <message>
        <source>Connect three sides around the middle of a board with 3, 5, 7 or 9 sides.</source>
        <translation>Conecta tres lados alrededor del centro de un tablero de 3, 5, 7 o 9 lados.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coordenadas</translation>
    </message>
    <message>
        <source>Copy &amp;game</source>
        <translation>Copiar &amp;partida</translation>
    </message>
    <message>
        <source>Copy a &amp;report of faults</source>
        <translation>Copiar un &amp;informe de fallos</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Copiar como &amp;texto</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Copiar informe</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Copiar la dirección</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Contar</translation>
    </message>
    <message>
        <source>Count the end step by step on the board</source>
        <translation>Contar el final paso a paso en el tablero</translation>
    </message>
    <message>
        <source>Count the score &amp;step by step</source>
        <translation>Contar la puntuación pas&amp;o a paso</translation>
    </message>
    <message>
        <source>Count, step {step} of {total}</source>
        <translation>Recuento, paso {step} de {total}</translation>
    </message>
    <message>
        <source>Cro&amp;sses</source>
        <translation>Cr&amp;uces</translation>
    </message>
    <message>
        <source>Crosses</source>
        <translation>Cruces</translation>
    </message>
    <message>
        <source>Cu&amp;t branch</source>
        <translation>Cor&amp;tar rama</translation>
    </message>
    <message>
        <source>Curs&amp;or to the next place</source>
        <translation>Cursor al lugar si&amp;guiente</translation>
    </message>
    <message>
        <source>Cursor to the p&amp;lace before</source>
        <translation>Cursor al &amp;lugar anterior</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Decide first whether to capture.</source>
        <translation>Decide primero si capturas.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln game(s) in the bin for good?</source>
        <translation>
            <numerusform>¿Eliminar definitivamente la partida que está en la papelera?</numerusform>
            <numerusform>¿Eliminar definitivamente las %Ln partidas que están en la papelera?</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Eliminar del todo</translation>
    </message>
    <message>
        <source>Details …</source>
        <translation>Detalles…</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>Dispositivo o recurso ocupado</translation>
    </message>
    <message>
        <source>Diagrams a page</source>
        <translation>Diagramas por página</translation>
    </message>
    <message>
        <source>Discs</source>
        <translation>Discos</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>Cuota de disco superada</translation>
    </message>
    <message>
        <source>Do &amp;not capture</source>
        <translation>&amp;No capturar</translation>
    </message>
    <message>
        <source>Do what a click does there</source>
        <translation>Hacer allí lo que hace un clic</translation>
    </message>
    <message>
        <source>Done again: {edit}.</source>
        <translation>Hecho de nuevo: {edit}.</translation>
    </message>
    <message>
        <source>Done with marks</source>
        <translation>Terminar con las marcas</translation>
    </message>
    <message>
        <source>Drag to make the comments higher or lower</source>
        <translation>Arrastra para dar más o menos alto a los comentarios</translation>
    </message>
    <message>
        <source>Drag to make the panels wider or narrower</source>
        <translation>Arrastra para dar más o menos ancho a los paneles</translation>
    </message>
    <message>
        <source>E&amp;dit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>Empty the bin</source>
        <translation>Vaciar la papelera</translation>
    </message>
    <message>
        <source>Empty the bin …</source>
        <translation>Vaciar la papelera…</translation>
    </message>
    <message>
        <source>End the count</source>
        <translation>Terminar el recuento</translation>
    </message>
    <message>
        <source>End the search</source>
        <translation>Terminar la búsqueda</translation>
    </message>
    <message>
        <source>Enter plays the turn that is shown, Esc takes it back.</source>
        <translation>Intro juega la jugada que se muestra, Esc la retira.</translation>
    </message>
    <message>
        <source>Enter plays {turn}.</source>
        <translation>Intro juega {turn}.</translation>
    </message>
    <message>
        <source>Esc takes back what was done.</source>
        <translation>Esc retira lo que se ha hecho.</translation>
    </message>
    <message>
        <source>Esc takes it back.</source>
        <translation>Esc lo retira.</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Every game that you play here is kept, and listed here from its first turn on. Games of other programs or people can be imported.</source>
        <translation>Cada partida que juegas aquí se conserva y aparece en esta lista desde su primera jugada. Se pueden importar partidas de otros programas o personas.</translation>
    </message>
    <message>
        <source>Every stone pushes its neighbours away: end with the biggest group unmatched.</source>
        <translation>Cada piedra empuja a sus vecinas: termina con el mayor grupo sin igual.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>El archivo ya existe</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>Nombre de archivo demasiado largo</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>Archivo demasiado grande</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Find by name, date, …</source>
        <translation>Buscar por nombre, fecha…</translation>
    </message>
    <message>
        <source>Find games</source>
        <translation>Buscar partidas</translation>
    </message>
    <message>
        <source>Find in comments, names and labels</source>
        <translation>Buscar en comentarios, nombres y etiquetas</translation>
    </message>
    <message>
        <source>Find in notes</source>
        <translation>Buscar en notas</translation>
    </message>
    <message>
        <source>Find in the help</source>
        <translation>Buscar en la ayuda</translation>
    </message>
    <message>
        <source>Find in the licences</source>
        <translation>Buscar en las licencias</translation>
    </message>
    <message>
        <source>Find ne&amp;xt</source>
        <translation>Buscar &amp;siguiente</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>Buscar &amp;anterior</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Primer paso</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Según el sistema</translation>
    </message>
    <message>
        <source>Forget these</source>
        <translation>Olvidar estas</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>From after turn</source>
        <translation>Tras la jugada</translation>
    </message>
    <message>
        <source>From this day on</source>
        <translation>Desde este día</translation>
    </message>
    <message>
        <source>From …</source>
        <translation>Desde…</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Game information – Oddments</source>
        <translation>Información de la partida – Oddments</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Games ({patterns})</source>
        <translation>Partidas ({patterns})</translation>
    </message>
    <message>
        <source>Games are being exported …</source>
        <translation>Exportando partidas…</translation>
    </message>
    <message>
        <source>Games are being imported …</source>
        <translation>Importando partidas…</translation>
    </message>
    <message>
        <source>Games in which this position stood, turned and mirrored too</source>
        <translation>Partidas en las que se dio esta posición, también girada o reflejada</translation>
    </message>
    <message>
        <source>Games in {name} – Oddments</source>
        <translation>Partidas en {name} – Oddments</translation>
    </message>
    <message>
        <source>Games that you delete lie here until you empty the bin.</source>
        <translation>Las partidas que eliminas quedan aquí hasta que vacíes la papelera.</translation>
    </message>
    <message>
        <source>Give a &amp;hint</source>
        <translation>Dar una &amp;pista</translation>
    </message>
    <message>
        <source>Give all actions their usual keys again?</source>
        <translation>¿Volver a dar a todas las acciones sus teclas habituales?</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Go on by itself</source>
        <translation>Continuar solo</translation>
    </message>
    <message>
        <source>Go on with the turn.</source>
        <translation>Continúa la jugada.</translation>
    </message>
    <message>
        <source>Go on, or end the turn.</source>
        <translation>Continúa la jugada o termínala.</translation>
    </message>
    <message>
        <source>Go to turn {number}</source>
        <translation>Ir a la jugada {number}</translation>
    </message>
    <message>
        <source>Goes on</source>
        <translation>Sigue</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Grupos</translation>
    </message>
    <message>
        <source>Groups of size</source>
        <translation>Grupos de tamaño</translation>
    </message>
    <message>
        <source>Help: {title}</source>
        <translation>Ayuda: {title}</translation>
    </message>
    <message>
        <source>Hide the comments</source>
        <translation>Ocultar los comentarios</translation>
    </message>
    <message>
        <source>Hide this notice</source>
        <translation>Ocultar este aviso</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>theme</comment>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Hint: {turn} ({worth}). Esc takes the hint away.</source>
        <translation>Pista: {turn} ({worth}). Esc quita la pista.</translation>
    </message>
    <message>
        <source>Hint: {turn}. Esc takes the hint away.</source>
        <translation>Pista: {turn}. Esc quita la pista.</translation>
    </message>
    <message>
        <source>How komi is found</source>
        <translation>Cómo se halla el komi</translation>
    </message>
    <message>
        <source>How many sides the board has.</source>
        <translation>Cuántos lados tiene el tablero.</translation>
    </message>
    <message>
        <source>How much is made</source>
        <translation>Cuánto está hecho</translation>
    </message>
    <message>
        <source>How the result is counted.</source>
        <translation>Cómo se cuenta el resultado.</translation>
    </message>
    <message>
        <source>How time is counted</source>
        <translation>Cómo se cuenta el tiempo</translation>
    </message>
    <message>
        <source>If the game ended here, Black would score {black} and White {white}.</source>
        <translation>Si la partida terminara aquí, las Negras sumarían {black} y las Blancas {white}.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Importar partidas</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>En la ventana</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Error de entrada/salida</translation>
    </message>
    <message>
        <source>Into the menus</source>
        <translation>A los menús</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>Es una carpeta</translation>
    </message>
    <message numerus="yes">
        <source>It reaches side {side}: a way of %Ln stone(s).</source>
        <translation>
            <numerusform>Alcanza el lado {side}: un camino de una piedra.</numerusform>
            <numerusform>Alcanza el lado {side}: un camino de %Ln piedras.</numerusform>
        </translation>
    </message>
    <message>
        <source>It reaches side {side}: it touches the side itself.</source>
        <translation>Alcanza el lado {side}: toca el propio lado.</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Conservarlas</translation>
    </message>
    <message>
        <source>Keyboard &amp;shortcuts …</source>
        <translation>&amp;Atajos de teclado…</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>Komi</translation>
    </message>
    <message>
        <source>Komi for {game}</source>
        <translation>Komi para {game}</translation>
    </message>
    <message>
        <source>Komi is {komi}.</source>
        <translation>El komi es {komi}.</translation>
    </message>
    <message>
        <source>Komi is {komi}. {name} takes {colour}.</source>
        <translation>El komi es {komi}. {name} se queda con {colour}.</translation>
    </message>
    <message>
        <source>Komi: White is given {komi}, which makes {total}.</source>
        <translation>Komi: las Blancas reciben {komi}, lo que hace {total}.</translation>
    </message>
    <message>
        <source>L&amp;ist of turns</source>
        <translation>&amp;Lista de jugadas</translation>
    </message>
    <message>
        <source>L&amp;og of the game</source>
        <translation>Re&amp;gistro de la partida</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Último paso</translation>
    </message>
    <message>
        <source>Latest first</source>
        <translation>Más recientes</translation>
    </message>
    <message>
        <source>Learn by doing</source>
        <translation>Aprender jugando</translation>
    </message>
    <message>
        <source>Learn {game} by doing, in two minutes</source>
        <translation>Aprende {game} jugando, en dos minutos</translation>
    </message>
    <message>
        <source>Learn {game} by doing, once more</source>
        <translation>Aprende {game} jugando, una vez más</translation>
    </message>
    <message>
        <source>Letters: A, B, C …</source>
        <translation>Letras: A, B, C…</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>Library – Oddments</source>
        <translation>Biblioteca – Oddments</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>Licence of {part}</source>
        <translation>Licencia de {part}</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licencias</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>Claro</translation>
    </message>
    <message>
        <source>List all turns</source>
        <translation>Listar todas las jugadas</translation>
    </message>
    <message>
        <source>Longer side</source>
        <translation>Lado más largo</translation>
    </message>
    <message>
        <source>Longest row</source>
        <translation>Fila más larga</translation>
    </message>
    <message>
        <source>Look for less, or clear the fields above.</source>
        <translation>Busca menos cosas o borra los campos de arriba.</translation>
    </message>
    <message>
        <source>Look for the position of the game that was in front last</source>
        <translation>Buscar la posición de la última partida que estuvo delante</translation>
    </message>
    <message>
        <source>Looking for a hint … Esc stops it.</source>
        <translation>Buscando una pista… Esc la detiene.</translation>
    </message>
    <message>
        <source>Looking for games …</source>
        <translation>Buscando partidas…</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Make another turn instead, or press Esc to take this one back.</source>
        <translation>Haz otra jugada en su lugar, o pulsa Esc para retirar esta.</translation>
    </message>
    <message>
        <source>Make it the &amp;main line</source>
        <translation>Hacerla línea pr&amp;incipal</translation>
    </message>
    <message>
        <source>Mark the last turn</source>
        <translation>Marcar la última jugada</translation>
    </message>
    <message>
        <source>Marked: {cells}.</source>
        <translation>Marcadas: {cells}.</translation>
    </message>
    <message>
        <source>Marks and letters on cells</source>
        <translation>Marcas y letras en las casillas</translation>
    </message>
    <message>
        <source>Minutes for all turns</source>
        <translation>Minutos para todas las jugadas</translation>
    </message>
    <message>
        <source>Most sides touched by one group</source>
        <translation>Máximo de lados que toca un grupo</translation>
    </message>
    <message>
        <source>Move a disc of either colour</source>
        <translation>Mueve un disco de cualquier color</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Mover el cursor</translation>
    </message>
    <message>
        <source>My own themes …</source>
        <translation>Mis propios temas…</translation>
    </message>
    <message>
        <source>N&amp;o key</source>
        <translation>&amp;Sin tecla</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Nombre de la partida</translation>
    </message>
    <message>
        <source>Name of {colour}</source>
        <translation>Nombre de {colour}</translation>
    </message>
    <message>
        <source>Name of {moment}</source>
        <translation>Nombre para {moment}</translation>
    </message>
    <message>
        <source>Name this komi</source>
        <translation>Proponer este komi</translation>
    </message>
    <message>
        <source>Name, if you like</source>
        <translation>Nombre, si quieres</translation>
    </message>
    <message>
        <source>Names komi</source>
        <translation>Propone el komi</translation>
    </message>
    <message>
        <source>New &amp;key …</source>
        <translation>&amp;Nueva tecla…</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>Nueva &amp;ventana</translation>
    </message>
    <message>
        <source>New game of {game}</source>
        <translation>Nueva partida de {game}</translation>
    </message>
    <message>
        <source>New games are being read; they are listed bit by bit.</source>
        <translation>Se están leyendo partidas nuevas; van apareciendo poco a poco.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Next control, the one before</source>
        <translation>Control siguiente, control anterior</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>No browser could be started. The address is in the clipboard.</source>
        <translation>No se ha podido abrir ningún navegador. La dirección está en el portapapeles.</translation>
    </message>
    <message>
        <source>No clocks</source>
        <translation>Sin relojes</translation>
    </message>
    <message>
        <source>No comment on {moment}. A double click begins one.</source>
        <translation>Sin comentario sobre {moment}. Un doble clic empieza uno.</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Aún no hay archivos</translation>
    </message>
    <message>
        <source>No game like that.</source>
        <translation>Ninguna partida así.</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Aún no hay partidas</translation>
    </message>
    <message>
        <source>No games yet.</source>
        <translation>Aún no hay partidas.</translation>
    </message>
    <message>
        <source>No neighbouring square takes the other half.</source>
        <translation>Ninguna casilla vecina admite la otra mitad.</translation>
    </message>
    <message>
        <source>No notes in this game</source>
        <translation>No hay notas en esta partida</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>No queda espacio en el dispositivo</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>El archivo o la carpeta no existe</translation>
    </message>
    <message>
        <source>No unfinished game.</source>
        <translation>Ninguna partida sin acabar.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Núm.</translation>
    </message>
    <message>
        <source>Nobody can place a piece and nobody scores: whoever placed the last piece loses.</source>
        <translation>Nadie puede colocar una pieza y nadie puntúa: pierde quien colocó la última pieza.</translation>
    </message>
    <message>
        <source>Nobody can place a piece: the higher score wins.</source>
        <translation>Nadie puede colocar una pieza: gana la puntuación más alta.</translation>
    </message>
    <message>
        <source>Nobody scores, so whoever placed the last piece loses.</source>
        <translation>Nadie puntúa, así que pierde quien colocó la última pieza.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>No es una carpeta</translation>
    </message>
    <message>
        <source>Not a whole turn yet.</source>
        <translation>Aún no es una jugada entera.</translation>
    </message>
    <message>
        <source>Nothing can be written to {folder}, so the list of games is made anew at every start.</source>
        <translation>No se puede escribir nada en {folder}, así que la lista de partidas se rehace en cada inicio.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>No se ha encontrado nada</translation>
    </message>
    <message>
        <source>Nothing is left, so the last stone loses.</source>
        <translation>No queda nada, así que la última piedra pierde.</translation>
    </message>
    <message>
        <source>Nothing to export.</source>
        <translation>Nada que exportar.</translation>
    </message>
    <message>
        <source>Nothing was exported.</source>
        <translation>No se ha exportado nada.</translation>
    </message>
    <message>
        <source>Num&amp;bers of the last turns</source>
        <translation>Números de las ú&amp;ltimas jugadas</translation>
    </message>
    <message>
        <source>Numbers: 1, 2, 3 …</source>
        <translation>Números: 1, 2, 3…</translation>
    </message>
    <message>
        <source>Oddments cannot start</source>
        <translation>Oddments no puede iniciarse</translation>
    </message>
    <message>
        <source>Oddments ended too early again and again while it brought back your windows. All games are kept.</source>
        <translation>Oddments se ha cerrado antes de tiempo una y otra vez mientras recuperaba tus ventanas. Se han conservado todas las partidas.</translation>
    </message>
    <message>
        <source>Oddments ended unexpectedly the last time. Games were kept up to their last turn.</source>
        <translation>La última vez, Oddments se cerró de forma inesperada. Las partidas se han conservado hasta su última jugada.</translation>
    </message>
    <message>
        <source>Oddments is free software under the MIT licence. What it is made of has licences of its own.</source>
        <translation>Oddments es software libre bajo la licencia MIT. Aquello de lo que está hecho tiene sus propias licencias.</translation>
    </message>
    <message>
        <source>Oddments runs already, but does not answer. This window works on its own; what is open in the other one cannot be opened here.</source>
        <translation>Oddments ya está en marcha, pero no responde. Esta ventana funciona por su cuenta; lo que está abierto en la otra no se puede abrir aquí.</translation>
    </message>
    <message>
        <source>Of all turns</source>
        <translation>De todas las jugadas</translation>
    </message>
    <message numerus="yes">
        <source>Of the last %Ln turn(s)</source>
        <translation>
            <numerusform>De la última jugada</numerusform>
            <numerusform>De las últimas %Ln jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Más antiguas</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>En el tablero</translation>
    </message>
    <message>
        <source>On the clocks: {times}</source>
        <translation>En los relojes: {times}</translation>
    </message>
    <message>
        <source>One group joins three sides around the middle of the board.</source>
        <translation>Un grupo une tres lados alrededor del centro del tablero.</translation>
    </message>
    <message>
        <source>One names it, the other picks the side</source>
        <translation>Uno lo propone, el otro elige el bando</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
        <source>Open a link – Oddments</source>
        <translation>Abrir un enlace – Oddments</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Abrir una partida guardada</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Abrir en el navegador</translation>
    </message>
    <message>
        <source>Open the chosen game in a window</source>
        <translation>Abrir en una ventana la partida seleccionada</translation>
    </message>
    <message>
        <source>Open the folder in which the program looks for them</source>
        <translation>Abrir la carpeta en la que los busca el programa</translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>Abrir {name}</translation>
    </message>
    <message>
        <source>Open …</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>Operación no permitida</translation>
    </message>
    <message>
        <source>Order of the list</source>
        <translation>Orden de la lista</translation>
    </message>
    <message>
        <source>Other times …</source>
        <translation>Otros tiempos…</translation>
    </message>
    <message>
        <source>P&amp;rint …</source>
        <translation>Imp&amp;rimir…</translation>
    </message>
    <message>
        <source>PDF page</source>
        <translation>Página PDF</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>Imagen PNG</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>Páginas de la ayuda</translation>
    </message>
    <message>
        <source>Panels beside the &amp;board</source>
        <translation>Paneles &amp;junto al tablero</translation>
    </message>
    <message>
        <source>Paper of a PDF</source>
        <translation>Papel de un PDF</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <translation>Partes del programa</translation>
    </message>
    <message numerus="yes">
        <source>Pasted: %Ln turn(s).</source>
        <translation>
            <numerusform>Pegado: una jugada.</numerusform>
            <numerusform>Pegado: %Ln jugadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause the &amp;game</source>
        <translation>Pa&amp;usar la partida</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Permiso denegado</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Picks the side</source>
        <translation>Elige el bando</translation>
    </message>
    <message>
        <source>Picture of the board</source>
        <translation>Imagen del tablero</translation>
    </message>
    <message>
        <source>Pie rule</source>
        <translation>Regla del pastel</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Place a domino on two squares of equal height</source>
        <translation>Coloca un dominó en dos casillas de igual altura</translation>
    </message>
    <message>
        <source>Place a stone</source>
        <translation>Coloca una piedra</translation>
    </message>
    <message>
        <source>Place either colour, one stone or two, and leave an odd number of groups.</source>
        <translation>Coloca cualquier color, una piedra o dos, y deja un número impar de grupos.</translation>
    </message>
    <message>
        <source>Place one or two stones of either colour</source>
        <translation>Coloca una o dos piedras de cualquier color</translation>
    </message>
    <message>
        <source>Place one stone of either colour</source>
        <translation>Coloca una piedra de cualquier color</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>Play against the computer, level {level}</source>
        <translation>Jugar contra el ordenador, nivel {level}</translation>
    </message>
    <message>
        <source>Play from here as a &amp;new game …</source>
        <translation>Jugar desde aquí como partida &amp;nueva…</translation>
    </message>
    <message>
        <source>Play from here as a &amp;variation …</source>
        <translation>Jugar desde aquí como &amp;variante…</translation>
    </message>
    <message>
        <source>Play from here – Oddments</source>
        <translation>Jugar desde aquí – Oddments</translation>
    </message>
    <message>
        <source>Play on after turn {number}</source>
        <translation>Seguir tras la jugada {number}</translation>
    </message>
    <message>
        <source>Play on from the start</source>
        <translation>Seguir desde el inicio</translation>
    </message>
    <message>
        <source>Play this turn</source>
        <translation>Hacer esta jugada</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Jugador {number}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Al jugar</translation>
    </message>
    <message>
        <source>Points that White gets on top, because Black moves first.</source>
        <translation>Puntos que las Blancas reciben de más, porque las Negras juegan primero.</translation>
    </message>
    <message>
        <source>Pr&amp;omote variation</source>
        <translation>Pr&amp;omover variante</translation>
    </message>
    <message>
        <source>Pre&amp;vious variation</source>
        <translation>Variante &amp;anterior</translation>
    </message>
    <message>
        <source>Press Enter to go on.</source>
        <translation>Pulsa Intro para continuar.</translation>
    </message>
    <message>
        <source>Press the new key for “{action}”. Esc: none.</source>
        <translation>Pulsa la nueva tecla para «{action}». Esc: ninguna.</translation>
    </message>
    <message>
        <source>Preview …</source>
        <translation>Vista previa…</translation>
    </message>
    <message>
        <source>Print</source>
        <comment>theme</comment>
        <translation>Impresión</translation>
    </message>
    <message>
        <source>Print – Oddments</source>
        <translation>Imprimir – Oddments</translation>
    </message>
    <message>
        <source>Put the chosen games into the bin</source>
        <translation>Mover a la papelera las partidas seleccionadas</translation>
    </message>
    <message>
        <source>Put your themes into {folder}.</source>
        <translation>Pon tus temas en {folder}.</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Sistema de archivos de solo lectura</translation>
    </message>
    <message>
        <source>Reading {name} …</source>
        <translation>Leyendo {name}…</translation>
    </message>
    <message>
        <source>Remove all marks here</source>
        <translation>Quitar todas las marcas de aquí</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Res&amp;ign</source>
        <translation>&amp;Abandonar</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>S&amp;ettings …</source>
        <translation>&amp;Ajustes…</translation>
    </message>
    <message>
        <source>S&amp;quares</source>
        <translation>Cua&amp;drados</translation>
    </message>
    <message>
        <source>S&amp;wap colours</source>
        <translation>Cam&amp;biar de color</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>Dibujo SVG</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Save &amp;animation …</source>
        <translation>Guardar &amp;animación…</translation>
    </message>
    <message>
        <source>Save &amp;as …</source>
        <translation>G&amp;uardar como…</translation>
    </message>
    <message>
        <source>Save &amp;picture …</source>
        <translation>Guardar &amp;imagen…</translation>
    </message>
    <message>
        <source>Save a picture – Oddments</source>
        <translation>Guardar una imagen – Oddments</translation>
    </message>
    <message>
        <source>Save an animation – Oddments</source>
        <translation>Guardar una animación – Oddments</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>Save …</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Saved as PNG, SVG or PDF, as the file’s name says.</source>
        <translation>Se guarda como PNG, SVG o PDF, según diga el nombre del archivo.</translation>
    </message>
    <message>
        <source>Saved games ({patterns})</source>
        <translation>Partidas guardadas ({patterns})</translation>
    </message>
    <message>
        <source>Saved to {path}.</source>
        <translation>Guardado en {path}.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Search by name or key</source>
        <translation>Buscar por nombre o tecla</translation>
    </message>
    <message>
        <source>Searching …</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Segundos</translation>
    </message>
    <message>
        <source>Seconds that a turn adds</source>
        <translation>Segundos que añade una jugada</translation>
    </message>
    <message>
        <source>Settings – Oddments</source>
        <translation>Ajustes – Oddments</translation>
    </message>
    <message>
        <source>Show &amp;log folder</source>
        <translation>Mostrar la carpeta de re&amp;gistros</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Muéstrame</translation>
    </message>
    <message>
        <source>Show the deleted games, or the others again</source>
        <translation>Mostrar las partidas eliminadas, o de nuevo las demás</translation>
    </message>
    <message>
        <source>Show which</source>
        <translation>Mostrar cuáles</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Lados</translation>
    </message>
    <message>
        <source>Sides {sides} hold the middle between them.</source>
        <translation>Los lados {sides} encierran el centro entre ellos.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Size of text and controls</source>
        <translation>Tamaño de textos y controles</translation>
    </message>
    <message>
        <source>Size {size}: Black has {black}, White {white}.</source>
        <translation>Tamaño {size}: las Negras tienen {black}; las Blancas, {white}.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>Slide and flip discs that belong to nobody, and be the first to line up five.</source>
        <translation>Desliza y voltea discos que no son de nadie, y sé el primero en alinear cinco.</translation>
    </message>
    <message>
        <source>Something inside Oddments went wrong. It goes on; a report helps to mend it.</source>
        <translation>Algo ha fallado dentro de Oddments. El programa continúa; un informe ayuda a repararlo.</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Cuadrados</translation>
    </message>
    <message>
        <source>Stack dominoes like bricks, and win with the biggest group that stays unmatched.</source>
        <translation>Apila dominós como ladrillos y gana con el mayor grupo que quede sin igual.</translation>
    </message>
    <message>
        <source>Stacks without &amp;depth</source>
        <translation>Pilas sin p&amp;rofundidad</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Empezar la partida</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Paso {number} de {count}</translation>
    </message>
    <message>
        <source>Step {step} of {total}</source>
        <translation>Paso {step} de {total}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Parar aquí</translation>
    </message>
    <message>
        <source>Swapping sides is for White&apos;s first turn, in games with the pie rule.</source>
        <translation>Cambiar de bando es solo para la primera jugada de las Blancas, en juegos con la regla del pastel.</translation>
    </message>
    <message>
        <source>T&amp;ree of turns</source>
        <translation>Árbol &amp;de jugadas</translation>
    </message>
    <message>
        <source>T&amp;ype a turn</source>
        <translation>&amp;Escribir una jugada</translation>
    </message>
    <message>
        <source>Take along</source>
        <translation>Llevarse</translation>
    </message>
    <message>
        <source>Take back the touch</source>
        <translation>Retirar el toque</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Retirarla</translation>
    </message>
    <message>
        <source>Take the games of files into the library</source>
        <translation>Llevar a la biblioteca las partidas de archivos</translation>
    </message>
    <message>
        <source>Take the unfinished turn &amp;back</source>
        <translation>Retirar la &amp;jugada sin acabar</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Retirado</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Retirado.</translation>
    </message>
    <message>
        <source>That could not be done: {why}.</source>
        <translation>Eso no se ha podido hacer: {why}.</translation>
    </message>
    <message>
        <source>The analysis has failed</source>
        <translation>El análisis ha fallado</translation>
    </message>
    <message>
        <source>The bin is empty.</source>
        <translation>La papelera está vacía.</translation>
    </message>
    <message>
        <source>The black half lies there; choose the square beside it for the white half.</source>
        <translation>La mitad negra está puesta; elige la casilla de al lado para la mitad blanca.</translation>
    </message>
    <message>
        <source>The board as it is</source>
        <translation>El tablero tal como está</translation>
    </message>
    <message>
        <source>The board is full and the sums of squares are equal.</source>
        <translation>El tablero está lleno y las sumas de cuadrados son iguales.</translation>
    </message>
    <message>
        <source>The board is full: the biggest group that has no equal wins.</source>
        <translation>El tablero está lleno: gana el mayor grupo que no tenga igual.</translation>
    </message>
    <message>
        <source>The board is full: the higher sum of squares wins.</source>
        <translation>El tablero está lleno: gana la suma de cuadrados más alta.</translation>
    </message>
    <message>
        <source>The board is in the clipboard as text.</source>
        <translation>El tablero está en el portapapeles como texto.</translation>
    </message>
    <message>
        <source>The clipboard holds a game without a turn.</source>
        <translation>El portapapeles contiene una partida sin ninguna jugada.</translation>
    </message>
    <message>
        <source>The clipboard holds no branch of this game: {why}.</source>
        <translation>El portapapeles no contiene ninguna rama de esta partida: {why}.</translation>
    </message>
    <message>
        <source>The clipboard holds no game: {why}.</source>
        <translation>El portapapeles no contiene ninguna partida: {why}.</translation>
    </message>
    <message>
        <source>The clocks stand still. “Go on” lets them run: {who} is to move.</source>
        <translation>Los relojes están parados. «Continuar» los pone en marcha. Turno: {who}.</translation>
    </message>
    <message>
        <source>The comment leads to a page of {host}.</source>
        <translation>El comentario lleva a una página de {host}.</translation>
    </message>
    <message>
        <source>The core of Oddments is not compiled on this machine: the computer plays, but thinks about a hundred times slower. installer/run compiles it.</source>
        <translation>El núcleo de Oddments no está compilado en este equipo: el ordenador juega, pero piensa unas cien veces más despacio. installer/run lo compila.</translation>
    </message>
    <message>
        <source>The end. You skipped some steps.</source>
        <translation>Fin de la lección. Se han omitido algunos pasos.</translation>
    </message>
    <message>
        <source>The engine has failed: {why}.</source>
        <translation>El motor ha fallado: {why}.</translation>
    </message>
    <message>
        <source>The fewer are better.</source>
        <translation>Es mejor tener menos.</translation>
    </message>
    <message>
        <source>The first player needs exactly five in a row, and has made {made}.</source>
        <translation>El primer jugador necesita exactamente cinco en fila, y ha hecho {made}.</translation>
    </message>
    <message>
        <source>The game could not be saved to {path}: {why}.</source>
        <translation>No se ha podido guardar la partida en {path}: {why}.</translation>
    </message>
    <message>
        <source>The game in diagrams</source>
        <translation>La partida en diagramas</translation>
    </message>
    <message>
        <source>The game is a draw.</source>
        <translation>La partida termina en tablas.</translation>
    </message>
    <message>
        <source>The game is in the clipboard, in the text of a saved game.</source>
        <translation>La partida está en el portapapeles, en el texto de una partida guardada.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>The last run</source>
        <translation>La última sesión</translation>
    </message>
    <message>
        <source>The last turn made a row of five or more.</source>
        <translation>La última jugada ha hecho una fila de cinco o más.</translation>
    </message>
    <message numerus="yes">
        <source>The last turn moved or turned over these %Ln disc(s). Only rows with them count.</source>
        <translation>
            <numerusform>La última jugada ha movido o volteado este disco. Solo cuentan las filas que lo contienen.</numerusform>
            <numerusform>La última jugada ha movido o volteado estos %Ln discos. Solo cuentan las filas que contienen alguno.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last turn moved this disc. Only a row that holds it counts.</source>
        <translation>La última jugada ha movido este disco. Solo cuenta una fila que lo contenga.</translation>
    </message>
    <message>
        <source>The lesson is done</source>
        <translation>La lección ha terminado</translation>
    </message>
    <message>
        <source>The lesson of {game} cannot be given: {why}.</source>
        <translation>No se puede dar la lección de {game}: {why}.</translation>
    </message>
    <message>
        <source>The library cannot be brought up to date: {why}.</source>
        <translation>No se puede poner al día la biblioteca: {why}.</translation>
    </message>
    <message>
        <source>The library cannot be looked through: {why}.</source>
        <translation>No se puede recorrer la biblioteca: {why}.</translation>
    </message>
    <message>
        <source>The line that is looked at</source>
        <translation>La línea que se está viendo</translation>
    </message>
    <message>
        <source>The list of games was damaged and is made anew from the games. No game is lost.</source>
        <translation>La lista de partidas estaba dañada y se rehace a partir de las partidas. No se ha perdido ninguna.</translation>
    </message>
    <message>
        <source>The log lies in {folder}.</source>
        <translation>El registro está en {folder}.</translation>
    </message>
    <message>
        <source>The next one</source>
        <translation>El siguiente</translation>
    </message>
    <message>
        <source>The number of groups would be even at the end of the turn. Choose another cell or colour, or place another stone.</source>
        <translation>El número de grupos sería par al final de la jugada. Elige otra casilla u otro color, o coloca otra piedra.</translation>
    </message>
    <message>
        <source>The one before</source>
        <translation>El anterior</translation>
    </message>
    <message>
        <source>The other player</source>
        <translation>El otro jugador</translation>
    </message>
    <message>
        <source>The picture could not be copied: {why}.</source>
        <translation>No se ha podido copiar la imagen: {why}.</translation>
    </message>
    <message>
        <source>The picture of the board is in the clipboard.</source>
        <translation>La imagen del tablero está en el portapapeles.</translation>
    </message>
    <message>
        <source>The player lost</source>
        <translation>Perdió el jugador</translation>
    </message>
    <message>
        <source>The player won</source>
        <translation>Ganó el jugador</translation>
    </message>
    <message>
        <source>The players have agreed on it.</source>
        <translation>Los jugadores lo han acordado.</translation>
    </message>
    <message>
        <source>The position contradicts itself. “Try again” plays through the game anew.</source>
        <translation>La posición se contradice. «Intentar de nuevo» repite la partida desde el principio.</translation>
    </message>
    <message>
        <source>The position contradicts itself: {why}. It can be played through again.</source>
        <translation>La posición se contradice: {why}. Se puede repetir la partida desde el principio.</translation>
    </message>
    <message>
        <source>The position stands for the third time. The game is a draw.</source>
        <translation>La posición se da por tercera vez. La partida termina en tablas.</translation>
    </message>
    <message>
        <source>The report is in the clipboard.</source>
        <translation>El informe está en el portapapeles.</translation>
    </message>
    <message>
        <source>The rest was left out.</source>
        <translation>El resto se ha omitido.</translation>
    </message>
    <message>
        <source>The same position stands for the third time: a draw.</source>
        <translation>La misma posición se da por tercera vez: tablas.</translation>
    </message>
    <message>
        <source>The second player needs at least five in a row, and has made {made}.</source>
        <translation>El segundo jugador necesita al menos cinco en fila, y ha hecho {made}.</translation>
    </message>
    <message>
        <source>The start</source>
        <translation>El inicio</translation>
    </message>
    <message>
        <source>The turn is over before that.</source>
        <translation>La jugada ya ha terminado antes de eso.</translation>
    </message>
    <message>
        <source>The turn is {turn}. It is yours to make.</source>
        <translation>La jugada es {turn}. Te toca hacerla.</translation>
    </message>
    <message>
        <source>The two squares of a piece must be neighbours.</source>
        <translation>Las dos casillas de una pieza deben ser vecinas.</translation>
    </message>
    <message>
        <source>The two stacks must be equally high.</source>
        <translation>Las dos pilas deben tener la misma altura.</translation>
    </message>
    <message>
        <source>The white half lies there; choose the square beside it for the black half.</source>
        <translation>La mitad blanca está puesta; elige la casilla de al lado para la mitad negra.</translation>
    </message>
    <message numerus="yes">
        <source>The whole tree (%Ln turn(s))</source>
        <translation>
            <numerusform>Todo el árbol (%Ln jugada)</numerusform>
            <numerusform>Todo el árbol (%Ln jugadas)</numerusform>
        </translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>There is more to learn</source>
        <translation>Aún queda por aprender</translation>
    </message>
    <message>
        <source>There is no disc here to move.</source>
        <translation>Aquí no hay ningún disco que mover.</translation>
    </message>
    <message>
        <source>There is no text in the clipboard, and so no game.</source>
        <translation>No hay texto en el portapapeles, y por tanto ninguna partida.</translation>
    </message>
    <message>
        <source>There is no turn for you to type now.</source>
        <translation>Ahora no hay ninguna jugada que puedas escribir.</translation>
    </message>
    <message>
        <source>There is not enough memory for the engine to think: close other programs.</source>
        <translation>No hay bastante memoria para que el motor piense: cierra otros programas.</translation>
    </message>
    <message>
        <source>There is nothing of that kind to decide now.</source>
        <translation>Ahora no hay nada de ese tipo que decidir.</translation>
    </message>
    <message>
        <source>There was too little memory. Oddments goes on; other programs could be closed.</source>
        <translation>Faltaba memoria. Oddments continúa; convendría cerrar otros programas.</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Esto no se puede deshacer.</translation>
    </message>
    <message>
        <source>This computer was asleep, or too busy. The clocks stand still from that moment on.</source>
        <translation>Este equipo estaba suspendido o demasiado ocupado. Los relojes están parados desde ese momento.</translation>
    </message>
    <message>
        <source>This game cannot be kept in {folder}: {why}. Save it to a file: who closes the window a second time gives it up.</source>
        <translation>Esta partida no se puede conservar en {folder}: {why}. Guárdala en un archivo: quien cierra la ventana por segunda vez la da por perdida.</translation>
    </message>
    <message>
        <source>This game cannot be opened.</source>
        <translation>Esta partida no se puede abrir.</translation>
    </message>
    <message>
        <source>This game is in the bin: restore it, then it can be opened.</source>
        <translation>Esta partida está en la papelera: restáurala y entonces se podrá abrir.</translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <translation>Esta partida está abierta en otra ventana.</translation>
    </message>
    <message numerus="yes">
        <source>This group has %Ln stone(s).</source>
        <translation>
            <numerusform>Este grupo tiene una piedra.</numerusform>
            <numerusform>Este grupo tiene %Ln piedras.</numerusform>
        </translation>
    </message>
    <message>
        <source>This half is the last uncovered one of its piece: nothing may lie on it any more.</source>
        <translation>Esta mitad es la última descubierta de su pieza: ya no se puede poner nada encima.</translation>
    </message>
    <message>
        <source>This is all that a report holds: the program, the machine, and what went wrong. Nobody gets it unless you send it.</source>
        <translation>Esto es todo lo que contiene un informe: el programa, el equipo y lo que falló. Nadie lo recibe si no lo envías tú.</translation>
    </message>
    <message>
        <source>This is no turn. One is written like {turn}.</source>
        <translation>Eso no es una jugada. Se escriben así: {turn}.</translation>
    </message>
    <message>
        <source>This is one of several games in {name}.</source>
        <translation>Esta es una de varias partidas en {name}.</translation>
    </message>
    <message>
        <source>This is one of several games that were pasted.</source>
        <translation>Esta es una de varias partidas que se han pegado.</translation>
    </message>
    <message>
        <source>This place is taken.</source>
        <translation>Este lugar está ocupado.</translation>
    </message>
    <message>
        <source>This turn is called {worth}.</source>
        <translation>Esta jugada se considera {worth}.</translation>
    </message>
    <message>
        <source>This would bring back the board before the last turn.</source>
        <translation>Eso traería de vuelta el tablero de antes de la última jugada.</translation>
    </message>
    <message>
        <source>Through the turns, in their list</source>
        <translation>Por las jugadas, en su lista</translation>
    </message>
    <message>
        <source>To the en&amp;d</source>
        <translation>Ir al &amp;final</translation>
    </message>
    <message>
        <source>To the ends of the row</source>
        <translation>Hasta los extremos de la fila</translation>
    </message>
    <message>
        <source>To the star&amp;t</source>
        <translation>&amp;Ir al inicio</translation>
    </message>
    <message>
        <source>To turn</source>
        <translation>Hasta la jugada</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>Demasiados archivos abiertos</translation>
    </message>
    <message>
        <source>Transparent around the board</source>
        <translation>Transparente alrededor del tablero</translation>
    </message>
    <message>
        <source>Tree</source>
        <comment>tab</comment>
        <translation>Árbol</translation>
    </message>
    <message>
        <source>Tree of turns</source>
        <translation>Árbol de jugadas</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>Triángulos</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Intentar de nuevo</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Turn &amp;left</source>
        <translation>Girar a la &amp;izquierda</translation>
    </message>
    <message>
        <source>Turn &amp;right</source>
        <translation>Girar a la &amp;derecha</translation>
    </message>
    <message>
        <source>Turn numbers</source>
        <translation>Números de jugada</translation>
    </message>
    <message>
        <source>Turn {number}: {turn}</source>
        <translation>Jugada {number}: {turn}</translation>
    </message>
    <message>
        <source>Turns</source>
        <comment>tab</comment>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Turns played</source>
        <translation>Jugadas hechas</translation>
    </message>
    <message>
        <source>Turns that begin so</source>
        <translation>Jugadas que empiezan así</translation>
    </message>
    <message>
        <source>Turns to lose</source>
        <translation>Turnos que perderá</translation>
    </message>
    <message>
        <source>Type a turn such as {turn}. Esc closes this.</source>
        <translation>Escribe una jugada como {turn}. Esc cierra esto.</translation>
    </message>
    <message>
        <source>US letter</source>
        <translation>Carta (EE. UU.)</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>button</comment>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo goes on without clocks.</source>
        <translation>Al deshacer se sigue sin relojes.</translation>
    </message>
    <message>
        <source>Undone: {edit}.</source>
        <translation>Deshecho: {edit}.</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Sin acabar</translation>
    </message>
    <message>
        <source>Until this day</source>
        <translation>Hasta este día</translation>
    </message>
    <message>
        <source>Until …</source>
        <translation>Hasta…</translation>
    </message>
    <message>
        <source>Up and down lead along the line, left and right to the variations beside it.</source>
        <translation>Arriba y abajo recorren la línea; izquierda y derecha llevan a las variantes de al lado.</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>Visitas</translation>
    </message>
    <message>
        <source>Waiting for the computer</source>
        <translation>Esperando al ordenador</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>What Oddments brings along or runs on, and the licence of each part in full.</source>
        <translation>Lo que Oddments trae consigo o necesita para funcionar, y la licencia completa de cada parte.</translation>
    </message>
    <message>
        <source>What could not be read</source>
        <translation>Lo que no se pudo leer</translation>
    </message>
    <message>
        <source>What has been told</source>
        <translation>Lo que se ha dicho</translation>
    </message>
    <message>
        <source>What is played is kept as a variation of this game. Turns that follow here stay.</source>
        <translation>Lo que se juegue se conserva como variante de esta partida. Las jugadas que siguen aquí se quedan.</translation>
    </message>
    <message>
        <source>What the board will look like</source>
        <translation>Cómo se verá el tablero</translation>
    </message>
    <message>
        <source>What the engine thinks</source>
        <translation>Lo que piensa el motor</translation>
    </message>
    <message>
        <source>What the turn is worth</source>
        <translation>Cuánto vale la jugada</translation>
    </message>
    <message>
        <source>What was pasted could be read only in part: {problem}.</source>
        <translation>Lo pegado solo se ha podido leer en parte: {problem}.</translation>
    </message>
    <message>
        <source>What was pasted is there already.</source>
        <translation>Lo que se ha pegado ya está.</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>Qué ha fallado</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancas</translation>
    </message>
    <message>
        <source>White is to move</source>
        <translation>es el turno de las Blancas</translation>
    </message>
    <message>
        <source>White may swap colours instead of making the first turn.</source>
        <translation>Las Blancas pueden cambiar de color en vez de hacer la primera jugada.</translation>
    </message>
    <message>
        <source>White won</source>
        <translation>Ganan Blancas</translation>
    </message>
    <message numerus="yes">
        <source>White: gets %Ln point(s)</source>
        <translation>
            <numerusform>Blancas: reciben %Ln punto</numerusform>
            <numerusform>Blancas: reciben %Ln puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Probabilidad de ganar</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Ventana</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Gana</translation>
    </message>
    <message>
        <source>Words of comments</source>
        <translation>Palabras de comentarios</translation>
    </message>
    <message>
        <source>Write the chosen games to one file</source>
        <translation>Escribir en un archivo las partidas seleccionadas</translation>
    </message>
    <message>
        <source>Write the comment</source>
        <translation>Escribir el comentario</translation>
    </message>
    <message>
        <source>XF must be a number from 1, not {text}</source>
        <translation>XF debe ser un número desde 1, no {text}</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>You ({colour}) win.</source>
        <translation>Ganas tú ({colour}).</translation>
    </message>
    <message>
        <source>You have swapped colours.</source>
        <translation>Has cambiado de color.</translation>
    </message>
    <message>
        <source>You have {time} left.</source>
        <translation>Tu tiempo restante: {time}.</translation>
    </message>
    <message>
        <source>You may not pass here.</source>
        <translation>Aquí no puedes pasar.</translation>
    </message>
    <message>
        <source>You may not pass while you can place a piece.</source>
        <translation>No puedes pasar mientras puedas colocar una pieza.</translation>
    </message>
    <message>
        <source>You name komi.</source>
        <translation>Propones tú el komi.</translation>
    </message>
    <message>
        <source>You pick a side.</source>
        <translation>Eliges tú el bando.</translation>
    </message>
    <message>
        <source>Your turn in notation</source>
        <translation>Tu jugada en notación</translation>
    </message>
    <message>
        <source>Your turn: you have {colour}.</source>
        <translation>Te toca: tienes {colour}.</translation>
    </message>
    <message>
        <source>Your windows can be brought back now.</source>
        <translation>Ya se pueden recuperar tus ventanas.</translation>
    </message>
    <message>
        <source>Your windows cannot be brought back yet: {problem}. Games that were kept before are safe.</source>
        <translation>Aún no se pueden recuperar tus ventanas: {problem}. Las partidas conservadas antes están a salvo.</translation>
    </message>
    <message>
        <source>Your windows could not be brought back: {problem}. All games are kept.</source>
        <translation>No se han podido recuperar tus ventanas: {problem}. Se han conservado todas las partidas.</translation>
    </message>
    <message>
        <source>a bit may not lie on its own colour</source>
        <translation>una mitad no puede ir sobre su propio color</translation>
    </message>
    <message>
        <source>a disc does not pass over others</source>
        <translation>un disco no pasa por encima de otros</translation>
    </message>
    <message>
        <source>a disc moves in a straight line</source>
        <translation>un disco se mueve en línea recta</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>tablas</translation>
    </message>
    <message>
        <source>a node after a variation</source>
        <translation>un nodo después de una variante</translation>
    </message>
    <message>
        <source>a note of {turn}</source>
        <translation>nota sobre {turn}</translation>
    </message>
    <message>
        <source>a pass is not allowed here</source>
        <translation>aquí no se puede pasar</translation>
    </message>
    <message>
        <source>a piece has one black and one white half</source>
        <translation>una pieza tiene una mitad negra y una blanca</translation>
    </message>
    <message>
        <source>a swap is only for White&apos;s first turn, with the pie rule</source>
        <translation>cambiar de color es solo para la primera jugada de las Blancas, con la regla del pastel</translation>
    </message>
    <message>
        <source>a turn in the root node</source>
        <translation>una jugada en el nodo raíz</translation>
    </message>
    <message>
        <source>a turn is one stone or two</source>
        <translation>una jugada es una piedra o dos</translation>
    </message>
    <message>
        <source>a turn of Black, but White is to move</source>
        <translation>una jugada de las Negras cuando es el turno de las Blancas</translation>
    </message>
    <message>
        <source>a turn of White, but Black is to move</source>
        <translation>una jugada de las Blancas cuando es el turno de las Negras</translation>
    </message>
    <message>
        <source>a value without a property</source>
        <translation>un valor sin propiedad</translation>
    </message>
    <message>
        <source>an unknown kind, GM[{number}]</source>
        <translation>un tipo desconocido, GM[{number}]</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>y %Ln más</numerusform>
            <numerusform>y %Ln más</numerusform>
        </translation>
    </message>
    <message>
        <source>and more with each turn</source>
        <translation>y más con cada jugada</translation>
    </message>
    <message>
        <source>another game</source>
        <translation>otro juego</translation>
    </message>
    <message>
        <source>another game begins here: &quot;)&quot; is missing before it</source>
        <translation>aquí empieza otra partida: falta «)» delante</translation>
    </message>
    <message>
        <source>at side {sides}</source>
        <translation>en el lado {sides}</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>al inicio</translation>
    </message>
    <message>
        <source>bad</source>
        <translation>mala</translation>
    </message>
    <message>
        <source>black</source>
        <translation>negro</translation>
    </message>
    <message>
        <source>black half</source>
        <translation>mitad negra</translation>
    </message>
    <message>
        <source>black stone</source>
        <translation>piedra negra</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>no se puede leer</translation>
    </message>
    <message>
        <source>cannot push {stones}</source>
        <translation>no puede empujar {stones}</translation>
    </message>
    <message numerus="yes">
        <source>captures %Ln ({discs})</source>
        <translation>
            <numerusform>captura %Ln ({discs})</numerusform>
            <numerusform>captura %Ln ({discs})</numerusform>
        </translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>elegido</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>círculo</translation>
    </message>
    <message>
        <source>clock {time}</source>
        <translation>reloj {time}</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>contado</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>cruz</translation>
    </message>
    <message>
        <source>deleting {turn}</source>
        <translation>eliminación de {turn}</translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation>dudosa</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>tablas</translation>
    </message>
    <message>
        <source>draws, proven</source>
        <translation>tablas, demostradas</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacía</translation>
    </message>
    <message>
        <source>end the turn</source>
        <comment>to do instead</comment>
        <translation>termina la jugada</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallo</translation>
    </message>
    <message>
        <source>first decide whether to capture</source>
        <translation>primero hay que decidir si se captura</translation>
    </message>
    <message>
        <source>for all turns</source>
        <translation>para todas las jugadas</translation>
    </message>
    <message>
        <source>for each turn</source>
        <translation>para cada jugada</translation>
    </message>
    <message>
        <source>good</source>
        <translation>buena</translation>
    </message>
    <message>
        <source>height {height}</source>
        <translation>altura {height}</translation>
    </message>
    <message numerus="yes">
        <source>in a group of %Ln</source>
        <translation>
            <numerusform>en un grupo de %Ln</numerusform>
            <numerusform>en un grupo de %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>interesting</source>
        <translation>interesante</translation>
    </message>
    <message>
        <source>it cannot be read ({why})</source>
        <translation>no se puede leer ({why})</translation>
    </message>
    <message>
        <source>it extends {base}, and there are only {known}</source>
        <translation>amplía {base}, y solo existen {known}</translation>
    </message>
    <message numerus="yes">
        <source>it has more than %Ln bytes</source>
        <translation>
            <numerusform>tiene más de %Ln byte</numerusform>
            <numerusform>tiene más de %Ln bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>it has no turn</source>
        <translation>no tiene ninguna jugada</translation>
    </message>
    <message numerus="yes">
        <source>it is longer than %Ln million characters</source>
        <translation>
            <numerusform>tiene más de %Ln millón de caracteres</numerusform>
            <numerusform>tiene más de %Ln millones de caracteres</numerusform>
        </translation>
    </message>
    <message>
        <source>it is not JSON: {why}</source>
        <translation>no es JSON: {why}</translation>
    </message>
    <message>
        <source>it is not a text in UTF-8</source>
        <translation>no es un texto en UTF-8</translation>
    </message>
    <message>
        <source>it is not an object in { }</source>
        <translation>no es un objeto entre { }</translation>
    </message>
    <message>
        <source>it is of {title}, and this is {game}</source>
        <translation>es de {title}, y esta partida es de {game}</translation>
    </message>
    <message>
        <source>it is open in a window</source>
        <translation>está abierta en una ventana</translation>
    </message>
    <message>
        <source>komi {value}</source>
        <translation>komi {value}</translation>
    </message>
    <message>
        <source>label</source>
        <translation>etiqueta</translation>
    </message>
    <message>
        <source>level {level}</source>
        <translation>nivel {level}</translation>
    </message>
    <message>
        <source>line {line}, column {column}: {problem}</source>
        <translation>línea {line}, columna {column}: {problem}</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>bloqueada</translation>
    </message>
    <message numerus="yes">
        <source>loses %Ln turn(s)</source>
        <translation>
            <numerusform>pierde %Ln turno</numerusform>
            <numerusform>pierde %Ln turnos</numerusform>
        </translation>
    </message>
    <message>
        <source>loses a turn</source>
        <translation>pierde un turno</translation>
    </message>
    <message>
        <source>loses like all others, proven</source>
        <translation>pierde como todas las demás, demostrado</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>derrota</translation>
    </message>
    <message>
        <source>making the line to {turn} the main line</source>
        <translation>línea con {turn} hecha principal</translation>
    </message>
    <message>
        <source>marks of {turn}</source>
        <translation>marcas en {turn}</translation>
    </message>
    <message>
        <source>marks on the board</source>
        <translation>marcas en el tablero</translation>
    </message>
    <message>
        <source>moving the variation {turn}</source>
        <translation>traslado de la variante {turn}</translation>
    </message>
    <message>
        <source>name the black half&apos;s square, then the white half&apos;s</source>
        <translation>di la casilla de la mitad negra y luego la de la blanca</translation>
    </message>
    <message>
        <source>no disc lies there</source>
        <translation>ahí no hay ningún disco</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>ninguna tecla</translation>
    </message>
    <message>
        <source>no mark</source>
        <translation>ninguna marca</translation>
    </message>
    <message>
        <source>no neighbouring square takes the other half</source>
        <translation>ninguna casilla vecina admite la otra mitad</translation>
    </message>
    <message>
        <source>no pie rule</source>
        <translation>sin regla del pastel</translation>
    </message>
    <message>
        <source>no sign</source>
        <translation>sin signo</translation>
    </message>
    <message>
        <source>not enough memory for so large a picture</source>
        <translation>no hay bastante memoria para una imagen tan grande</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>no encontrado</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>no es posible</translation>
    </message>
    <message>
        <source>nothing can be written to {folder}: {why}</source>
        <translation>no se puede escribir nada en {folder}: {why}</translation>
    </message>
    <message>
        <source>other half on {place}</source>
        <translation>otra mitad en {place}</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>to do instead</comment>
        <translation>pasa</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>a turn in a list</comment>
        <translation>pasan</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>pasa</translation>
    </message>
    <message>
        <source>pasting {turn}</source>
        <translation>pegado de {turn}</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>position after turn {turn}</source>
        <translation>posición tras la jugada {turn}</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>posible</translation>
    </message>
    <message>
        <source>possible: {hands}</source>
        <translation>posible: {hands}</translation>
    </message>
    <message>
        <source>pushes {stones}</source>
        <translation>empuja {stones}</translation>
    </message>
    <message>
        <source>read in part: {problem}</source>
        <translation>leído en parte: {problem}</translation>
    </message>
    <message>
        <source>score {score}</source>
        <translation>puntuación {score}</translation>
    </message>
    <message>
        <source>size {value}</source>
        <translation>tamaño {value}</translation>
    </message>
    <message>
        <source>square</source>
        <translation>cuadrado</translation>
    </message>
    <message>
        <source>squared</source>
        <translation>con cuadrados</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>swap colours</source>
        <comment>to do instead</comment>
        <translation>cambia de color</translation>
    </message>
    <message>
        <source>swap colours</source>
        <comment>a turn in a list</comment>
        <translation>cambian de color</translation>
    </message>
    <message>
        <source>that is the name of a theme of the program</source>
        <translation>así se llama un tema del programa</translation>
    </message>
    <message>
        <source>that would cover a whole piece</source>
        <translation>eso cubriría una pieza entera</translation>
    </message>
    <message>
        <source>the bit there is its piece&apos;s last uncovered one</source>
        <translation>la mitad que hay ahí es la última descubierta de su pieza</translation>
    </message>
    <message>
        <source>the board before the last turn would be back</source>
        <translation>volvería el tablero de antes de la última jugada</translation>
    </message>
    <message>
        <source>the comment of {turn}</source>
        <translation>comentario sobre {turn}</translation>
    </message>
    <message>
        <source>the disc would not be next to another one</source>
        <translation>el disco no quedaría junto a otro</translation>
    </message>
    <message>
        <source>the encoding {encoding} is not known</source>
        <translation>la codificación {encoding} no se conoce</translation>
    </message>
    <message numerus="yes">
        <source>the file has more than %Ln games; the rest is left out</source>
        <translation>
            <numerusform>el archivo tiene más de %Ln partida; el resto se omite</numerusform>
            <numerusform>el archivo tiene más de %Ln partidas; el resto se omite</numerusform>
        </translation>
    </message>
    <message>
        <source>the file has {size} MB, and more than {most} MB are not read</source>
        <translation>el archivo tiene {size} MB, y no se leen más de {most} MB</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>el archivo está vacío</translation>
    </message>
    <message numerus="yes">
        <source>the game has more than %Ln nodes</source>
        <translation>
            <numerusform>la partida tiene más de %Ln nodo</numerusform>
            <numerusform>la partida tiene más de %Ln nodos</numerusform>
        </translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partida ha terminado</translation>
    </message>
    <message>
        <source>the game was ended here</source>
        <translation>la partida se dio por terminada aquí</translation>
    </message>
    <message>
        <source>the list of open windows is damaged</source>
        <translation>la lista de ventanas abiertas está dañada</translation>
    </message>
    <message>
        <source>the list of open windows is of another version of Oddments</source>
        <translation>la lista de ventanas abiertas es de otra versión de Oddments</translation>
    </message>
    <message>
        <source>the number of groups would be even at the end of the turn</source>
        <translation>el número de grupos sería par al final de la jugada</translation>
    </message>
    <message>
        <source>the place is taken</source>
        <translation>el lugar está ocupado</translation>
    </message>
    <message>
        <source>the property {name} has no value: &quot;[&quot; expected</source>
        <translation>la propiedad {name} no tiene valor: se espera «[»</translation>
    </message>
    <message>
        <source>the start</source>
        <comment>in what an edit did</comment>
        <translation>el inicio</translation>
    </message>
    <message>
        <source>the start</source>
        <comment>in what a comment is on</comment>
        <translation>el inicio</translation>
    </message>
    <message>
        <source>the text ends too early: &quot;)&quot; is missing</source>
        <translation>el texto termina antes de tiempo: falta «)»</translation>
    </message>
    <message>
        <source>the text ends within the value that begins here</source>
        <translation>el texto termina dentro del valor que empieza aquí</translation>
    </message>
    <message>
        <source>the title of {turn}</source>
        <translation>título para {turn}</translation>
    </message>
    <message>
        <source>the turn ends before that</source>
        <translation>la jugada termina antes de eso</translation>
    </message>
    <message>
        <source>the turn is not complete</source>
        <translation>la jugada no está completa</translation>
    </message>
    <message>
        <source>the two squares are not neighbours</source>
        <translation>las dos casillas no son vecinas</translation>
    </message>
    <message>
        <source>the two stacks are not equally high</source>
        <translation>las dos pilas no tienen la misma altura</translation>
    </message>
    <message>
        <source>there is no square {square}</source>
        <translation>no existe la casilla {square}</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>no hay bastante memoria</translation>
    </message>
    <message>
        <source>there is nothing of that kind to decide</source>
        <translation>no hay nada de ese tipo que decidir</translation>
    </message>
    <message>
        <source>there is text after the end of the game</source>
        <translation>hay texto después del final de la partida</translation>
    </message>
    <message>
        <source>there is text before the game</source>
        <translation>hay texto antes de la partida</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>pensando</translation>
    </message>
    <message>
        <source>this is a game of {title}, not one that Oddments plays</source>
        <translation>esta es una partida de {title}, que no es un juego de Oddments</translation>
    </message>
    <message>
        <source>this is no SGF file: one begins with &quot;(;&quot;</source>
        <translation>esto no es un archivo SGF: empiezan por «(;»</translation>
    </message>
    <message>
        <source>this is no text in {encoding}</source>
        <translation>esto no es un texto en {encoding}</translation>
    </message>
    <message>
        <source>this version of Oddments knows no game {key}</source>
        <translation>esta versión de Oddments no conoce el juego {key}</translation>
    </message>
    <message>
        <source>this was written by a newer version of Oddments (format {format}, not {known})</source>
        <translation>esto lo escribió una versión más nueva de Oddments (formato {format}, no {known})</translation>
    </message>
    <message>
        <source>to confirm</source>
        <translation>por confirmar</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>le toca</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>triángulo</translation>
    </message>
    <message>
        <source>turn {number}, {colour} {turn}: {why}</source>
        <translation>jugada {number}, {colour} {turn}: {why}</translation>
    </message>
    <message>
        <source>turn {turn}</source>
        <translation>la jugada {turn}</translation>
    </message>
    <message numerus="yes">
        <source>turn(s)</source>
        <translation>
            <numerusform>jugada</numerusform>
            <numerusform>jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>two turns in one node</source>
        <translation>dos jugadas en un nodo</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>sin acabar</translation>
    </message>
    <message>
        <source>variation {number} of {count}</source>
        <translation>variante {number} de {count}</translation>
    </message>
    <message>
        <source>very bad</source>
        <translation>muy mala</translation>
    </message>
    <message>
        <source>very good</source>
        <translation>muy buena</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>espera</translation>
    </message>
    <message>
        <source>what is said of the game</source>
        <translation>lo que se dice de la partida</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanco</translation>
    </message>
    <message>
        <source>white half</source>
        <translation>mitad blanca</translation>
    </message>
    <message>
        <source>white stone</source>
        <translation>piedra blanca</translation>
    </message>
    <message>
        <source>who can place a piece may not pass</source>
        <translation>quien puede colocar una pieza no puede pasar</translation>
    </message>
    <message>
        <source>win</source>
        <translation>victoria</translation>
    </message>
    <message>
        <source>wins {rate} of the games searched</source>
        <translation>gana el {rate} de las partidas exploradas</translation>
    </message>
    <message>
        <source>wins, proven</source>
        <translation>gana, demostrado</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gana</translation>
    </message>
    <message>
        <source>write it {turn}</source>
        <translation>escríbela {turn}</translation>
    </message>
    <message>
        <source>written in part: {problem}</source>
        <translation>escrito en parte: {problem}</translation>
    </message>
    <message>
        <source>your turn, {colour}</source>
        <translation>tu turno, {colour}</translation>
    </message>
    <message>
        <source>{branch} is in the clipboard.</source>
        <translation>En el portapapeles: {branch}.</translation>
    </message>
    <message>
        <source>{branch} was cut out, and is in the clipboard.</source>
        <translation>Cortado y en el portapapeles: {branch}.</translation>
    </message>
    <message>
        <source>{branch} was deleted. It can be undone.</source>
        <translation>Eliminado: {branch}. Se puede deshacer.</translation>
    </message>
    <message>
        <source>{colour} can only pass</source>
        <translation>{colour} solo pueden pasar</translation>
    </message>
    <message>
        <source>{colour} had to pass.</source>
        <translation>Las {colour} han tenido que pasar.</translation>
    </message>
    <message>
        <source>{colour} has to pass</source>
        <translation>{colour} tienen que pasar</translation>
    </message>
    <message>
        <source>{colour} has won</source>
        <translation>Han ganado {colour}</translation>
    </message>
    <message>
        <source>{colour} has {groups}: {worth}. Sum {total}.</source>
        <translation>Las {colour} tienen {groups}: {worth}. Suma {total}.</translation>
    </message>
    <message>
        <source>{colour} is to move.</source>
        <translation>Turno de las {colour}.</translation>
    </message>
    <message numerus="yes">
        <source>{colour} keeps %Ln and scores {size}.</source>
        <translation>
            <numerusform>A las {colour} les queda %Ln y suman {size}.</numerusform>
            <numerusform>A las {colour} les quedan %Ln y suman {size}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{colour} keeps %Ln.</source>
        <translation>
            <numerusform>A las {colour} les queda %Ln.</numerusform>
            <numerusform>A las {colour} les quedan %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>{colour} loses a turn</source>
        <translation>{colour} pierden un turno</translation>
    </message>
    <message>
        <source>{colour} loses a turn.</source>
        <translation>Las {colour} pierden un turno.</translation>
    </message>
    <message>
        <source>{colour} passed.</source>
        <translation>Las {colour} han pasado.</translation>
    </message>
    <message>
        <source>{colour} passes</source>
        <translation>{colour} pasan</translation>
    </message>
    <message>
        <source>{colour} swaps colours</source>
        <translation>{colour} cambian de color</translation>
    </message>
    <message>
        <source>{colour} to move</source>
        <translation>turno de las {colour}</translation>
    </message>
    <message>
        <source>{colour} wins, proven</source>
        <translation>ganan {colour}, demostrado</translation>
    </message>
    <message>
        <source>{colour} wins.</source>
        <translation>Ganan las {colour}.</translation>
    </message>
    <message>
        <source>{colour} won</source>
        <translation>Ganan {colour}</translation>
    </message>
    <message>
        <source>{colour} won by forfeit</source>
        <translation>Ganan {colour} por descalificación</translation>
    </message>
    <message>
        <source>{colour} won by resignation</source>
        <translation>Ganan {colour} por abandono</translation>
    </message>
    <message>
        <source>{colour} won by {points}</source>
        <translation>Ganan {colour} por {points}</translation>
    </message>
    <message>
        <source>{colour} won on time</source>
        <translation>Ganan {colour} por tiempo</translation>
    </message>
    <message>
        <source>{colour} {turn}</source>
        <translation>{colour} {turn}</translation>
    </message>
    <message numerus="yes">
        <source>{colour}, group {number}: %Ln stone(s).</source>
        <translation>
            <numerusform>{colour}, grupo {number}: una piedra.</numerusform>
            <numerusform>{colour}, grupo {number}: %Ln piedras.</numerusform>
        </translation>
    </message>
    <message>
        <source>{colour}, to begin with</source>
        <translation>{colour}, al principio</translation>
    </message>
    <message>
        <source>{colour}, to move</source>
        <translation>{colour}, con el turno</translation>
    </message>
    <message>
        <source>{colour}: {turn}</source>
        <translation>{colour}: {turn}</translation>
    </message>
    <message>
        <source>{failure} The game is as it was.</source>
        <translation>{failure} La partida está como estaba.</translation>
    </message>
    <message>
        <source>{failure} There is no analysis of this position.</source>
        <translation>{failure} No hay análisis de esta posición.</translation>
    </message>
    <message>
        <source>{file}, game {number}: {why}</source>
        <translation>{file}, partida {number}: {why}</translation>
    </message>
    <message>
        <source>{file}: {why}</source>
        <translation>{file}: {why}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} y {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} o {last}</translation>
    </message>
    <message>
        <source>{first}, {last}</source>
        <translation>{first}, {last}</translation>
    </message>
    <message>
        <source>{first}; {last}</source>
        <translation>{first}; {last}</translation>
    </message>
    <message>
        <source>{folder} cannot be read: {why}.</source>
        <translation>No se puede leer {folder}: {why}.</translation>
    </message>
    <message>
        <source>{game} has no option {key} here</source>
        <translation>{game} no tiene aquí la opción {key}</translation>
    </message>
    <message>
        <source>{game} takes no {option} here</source>
        <translation>{game} no admite aquí {option}</translation>
    </message>
    <message>
        <source>{game} {key} must be {allowed}, not {value}</source>
        <translation>en {game}, {key} debe ser {allowed}, no {value}</translation>
    </message>
    <message>
        <source>{game}, turn&#xa0;{turn}</source>
        <translation>{game}, jugada&#xa0;{turn}</translation>
    </message>
    <message>
        <source>{key} belongs to “{action}”. Take it from there?</source>
        <translation>{key} pertenece a «{action}». ¿Tomarla de ahí?</translation>
    </message>
    <message>
        <source>{key} has {value} where a colour like #1A2B3C should be</source>
        <translation>{key} tiene {value} donde debería haber un color como #1A2B3C</translation>
    </message>
    <message>
        <source>{key} is missing</source>
        <translation>falta {key}</translation>
    </message>
    <message>
        <source>{key} is needed to move about in the window. Press another.</source>
        <translation>{key} se necesita para moverse por la ventana. Pulsa otra.</translation>
    </message>
    <message numerus="yes">
        <source>{key} is not a list of %Ln</source>
        <translation>
            <numerusform>{key} no es una lista de %Ln</numerusform>
            <numerusform>{key} no es una lista de %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{key} is not a list of %Ln lists</source>
        <translation>
            <numerusform>{key} no es una lista de %Ln lista</numerusform>
            <numerusform>{key} no es una lista de %Ln listas</numerusform>
        </translation>
    </message>
    <message>
        <source>{key} is unknown</source>
        <translation>{key} no se conoce</translation>
    </message>
    <message>
        <source>{key} is unknown: {close}?</source>
        <translation>{key} no se conoce: ¿{close}?</translation>
    </message>
    <message>
        <source>{loser} has forfeited the game.</source>
        <translation>Las {loser} pierden la partida por descalificación.</translation>
    </message>
    <message>
        <source>{loser} has resigned.</source>
        <translation>Las {loser} han abandonado la partida.</translation>
    </message>
    <message>
        <source>{loser} has run out of time.</source>
        <translation>Las {loser} han agotado su tiempo.</translation>
    </message>
    <message>
        <source>{main} + {more} a turn</source>
        <translation>{main} + {more} por jugada</translation>
    </message>
    <message>
        <source>{main}, then {period}</source>
        <translation>{main}, luego {period}</translation>
    </message>
    <message>
        <source>{mark} is out of place here</source>
        <translation>{mark} está aquí fuera de lugar</translation>
    </message>
    <message>
        <source>{name} (read only)</source>
        <translation>{name} (solo lectura)</translation>
    </message>
    <message>
        <source>{name} ({colour})</source>
        <translation>{name} ({colour})</translation>
    </message>
    <message>
        <source>{name} ({colour}) is to move.</source>
        <translation>Turno de {name} ({colour}).</translation>
    </message>
    <message>
        <source>{name} ({colour}) wins.</source>
        <translation>Gana {name} ({colour}).</translation>
    </message>
    <message>
        <source>{name} cannot be opened: {why}.</source>
        <translation>No se puede abrir {name}: {why}.</translation>
    </message>
    <message>
        <source>{name} could be read only in part: {problem}.</source>
        <translation>{name} solo se ha podido leer en parte: {problem}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} has %Ln values</source>
        <translation>
            <numerusform>{name} tiene %Ln valor</numerusform>
            <numerusform>{name} tiene %Ln valores</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has been changed by another program since it was opened here. It was not written over: save this game to another file.</source>
        <translation>Otro programa ha cambiado {name} desde que se abrió aquí. No se ha sobrescrito: guarda esta partida en otro archivo.</translation>
    </message>
    <message>
        <source>{name} has swapped colours.</source>
        <translation>{name} ha cambiado de color.</translation>
    </message>
    <message>
        <source>{name} has {time} left.</source>
        <translation>Tiempo restante de {name}: {time}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} holds %Ln game(s). Which one?</source>
        <translation>
            <numerusform>{name} contiene una partida. ¿Cuál?</numerusform>
            <numerusform>{name} contiene %Ln partidas. ¿Cuál?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} is hard to see in places: {weak} (and %Ln more).</source>
        <translation>
            <numerusform>{name} se ve mal en algunos sitios: {weak} (y %Ln más).</numerusform>
            <numerusform>{name} se ve mal en algunos sitios: {weak} (y %Ln más).</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is hard to see in places: {weak}.</source>
        <translation>{name} se ve mal en algunos sitios: {weak}.</translation>
    </message>
    <message>
        <source>{name} is naming komi …</source>
        <translation>{name} está pensando el komi…</translation>
    </message>
    <message>
        <source>{name} is no property: it needs capitals</source>
        <translation>{name} no es una propiedad: requiere mayúsculas</translation>
    </message>
    <message>
        <source>{name} is no theme: {why}.</source>
        <translation>{name} no es un tema: {why}.</translation>
    </message>
    <message>
        <source>{name} is picking a side …</source>
        <translation>{name} está eligiendo bando…</translation>
    </message>
    <message>
        <source>{name} names komi.</source>
        <translation>{name} propone el komi.</translation>
    </message>
    <message>
        <source>{name} picks a side.</source>
        <translation>{name} elige el bando.</translation>
    </message>
    <message>
        <source>{name} stays as it is; save this game to another file.</source>
        <translation>{name} se queda como está; guarda esta partida en otro archivo.</translation>
    </message>
    <message>
        <source>{name} stays: {why}.</source>
        <translation>{name} se queda: {why}.</translation>
    </message>
    <message>
        <source>{name} was not written: its name must end in {endings}.</source>
        <translation>{name} no se ha escrito: su nombre debe terminar en {endings}.</translation>
    </message>
    <message>
        <source>{name}: a board that was set up is not understood</source>
        <translation>{name}: no se entiende un tablero que estaba dispuesto de antemano</translation>
    </message>
    <message>
        <source>{number} min</source>
        <translation>{number} min</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} de {count}</translation>
    </message>
    <message>
        <source>{number} of {count}, from the end</source>
        <translation>{number} de {count}, desde el final</translation>
    </message>
    <message>
        <source>{number} of {count}, from the start again</source>
        <translation>{number} de {count}, otra vez desde el inicio</translation>
    </message>
    <message>
        <source>{number} s</source>
        <translation>{number} s</translation>
    </message>
    <message numerus="yes">
        <source>{number} simulation(s)</source>
        <translation>
            <numerusform>{number} simulación</numerusform>
            <numerusform>{number} simulaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>{number}. {colour} {turn}</source>
        <translation>{number}. {colour} {turn}</translation>
    </message>
    <message>
        <source>{path} could not be created: {why}.</source>
        <translation>No se ha podido crear {path}: {why}.</translation>
    </message>
    <message>
        <source>{path} could not be written: {why}.</source>
        <translation>No se ha podido escribir {path}: {why}.</translation>
    </message>
    <message numerus="yes">
        <source>{places} on %Ln page(s)</source>
        <translation>
            <numerusform>{places} en %Ln página</numerusform>
            <numerusform>{places} en %Ln páginas</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: {mark}.</source>
        <translation>{place}: {mark}.</translation>
    </message>
    <message>
        <source>{problem}, and {more}</source>
        <translation>{problem}, y {more}</translation>
    </message>
    <message>
        <source>{reason} See {places}.</source>
        <translation>{reason} Mira {places}.</translation>
    </message>
    <message>
        <source>{renewed} The old list is kept as {name}.</source>
        <translation>{renewed} La lista anterior se conserva como {name}.</translation>
    </message>
    <message>
        <source>{seat}: level of the computer</source>
        <translation>{seat}: nivel del ordenador</translation>
    </message>
    <message>
        <source>{seat}: name of the person</source>
        <translation>{seat}: nombre de la persona</translation>
    </message>
    <message>
        <source>{seat}: played by</source>
        <translation>{seat}: quién juega</translation>
    </message>
    <message>
        <source>{start} to {end}</source>
        <translation>{start} a {end}</translation>
    </message>
    <message>
        <source>{task}, or {other}</source>
        <translation>{task} o {other}</translation>
    </message>
    <message>
        <source>{text} is illegal: {why}</source>
        <translation>{text} no es legal: {why}</translation>
    </message>
    <message>
        <source>{text} is not a turn</source>
        <translation>{text} no es una jugada</translation>
    </message>
    <message>
        <source>{text} is not a turn: {hint}</source>
        <translation>{text} no es una jugada: {hint}</translation>
    </message>
    <message>
        <source>{time} a turn</source>
        <translation>{time} por jugada</translation>
    </message>
    <message numerus="yes">
        <source>{time} for %Ln turn(s)</source>
        <translation>
            <numerusform>{time} para %Ln jugada</numerusform>
            <numerusform>{time} para %Ln jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>{title} – Help – Oddments</source>
        <translation>{title} – Ayuda – Oddments</translation>
    </message>
    <message>
        <source>{turn} is not legal here</source>
        <translation>{turn} no es legal aquí</translation>
    </message>
    <message numerus="yes">
        <source>{turn} with %Ln turn(s) after it</source>
        <translation>
            <numerusform>{turn} y %Ln jugada posterior</numerusform>
            <numerusform>{turn} y %Ln jugadas posteriores</numerusform>
        </translation>
    </message>
    <message>
        <source>{typed} is not possible: {least} to {most} in steps of {step}.</source>
        <translation>{typed} no es posible: de {least} a {most}, de {step} en {step}.</translation>
    </message>
    <message>
        <source>{typed} is not possible: {least} to {most}.</source>
        <translation>{typed} no es posible: de {least} a {most}.</translation>
    </message>
    <message>
        <source>{what} failed: {why}.</source>
        <translation>{what} ha fallado: {why}.</translation>
    </message>
    <message>
        <source>{what}: Black {black}, White {white}</source>
        <translation>{what}: Negras {black}, Blancas {white}</translation>
    </message>
    <message>
        <source>{what}: {colour} on {ground} is {ratio}, not {least}</source>
        <translation>{what}: {colour} sobre {ground} es {ratio}, no {least}</translation>
    </message>
    <message>
        <source>{who} can do nothing but pass, so the pass is played.</source>
        <translation>{who}: solo se puede pasar, así que se pasa.</translation>
    </message>
    <message>
        <source>{who} is thinking …</source>
        <translation>{who} está pensando…</translation>
    </message>
    <message>
        <source>{who} is to move, but its engine has failed. “Try again” asks it anew.</source>
        <translation>Turno: {who}, pero su motor ha fallado. «Intentar de nuevo» le vuelve a preguntar.</translation>
    </message>
    <message>
        <source>{who} is to move. “Go on” plays from here.</source>
        <translation>Turno: {who}. «Continuar» sigue desde aquí.</translation>
    </message>
    <message>
        <source>“{part}” is in no calendar.</source>
        <translation>«{part}» no está en ningún calendario.</translation>
    </message>
    <message>
        <source>“{part}” is not written as a date: write 2026-05-01, 2026-05 or 2026, and more of them after commas.</source>
        <translation>«{part}» no está escrito como una fecha: escribe 2026-05-01, 2026-05 o 2026, y más fechas tras comas.</translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln character(s) more, which are kept but not shown.</source>
        <translation>
            <numerusform>… y un carácter más, que se conserva pero no se muestra.</numerusform>
            <numerusform>… y %Ln caracteres más, que se conservan pero no se muestran.</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ Learned by doing</source>
        <translation>✓ Aprendido jugando</translation>
    </message>
</context>
</TS>
