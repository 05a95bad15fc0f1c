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
        <source> s per move</source>
        <translation> s por jugada</translation>
    </message>
    <message numerus="yes">
        <source>%Ln answer(s) not counted: {why}.</source>
        <translation>
            <numerusform>%Ln respuesta no contada: {why}.</numerusform>
            <numerusform>%Ln respuestas no contadas: {why}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln blunder(s)</source>
        <translation>
            <numerusform>%Ln error grave</numerusform>
            <numerusform>%Ln errores graves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s) exported to {name}.</source>
        <translation>
            <numerusform>%Ln tarjeta exportada a {name}.</numerusform>
            <numerusform>%Ln tarjetas exportadas a {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s) with further answers.</source>
        <translation>
            <numerusform>%Ln tarjeta con más respuestas.</numerusform>
            <numerusform>%Ln tarjetas con más respuestas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) are marked.</source>
        <translation>
            <numerusform>Hay una casilla marcada.</numerusform>
            <numerusform>Hay %Ln casillas marcadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln damaged card(s) could not be exported.</source>
        <translation>
            <numerusform>No se pudo exportar %Ln tarjeta dañada.</numerusform>
            <numerusform>No se pudieron exportar %Ln tarjetas dañadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln due</source>
        <translation>
            <numerusform>%Ln pendiente</numerusform>
            <numerusform>%Ln pendientes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln earlier move(s) count for repetition</source>
        <translation>
            <numerusform>%Ln jugada anterior cuenta para la repetición</numerusform>
            <numerusform>%Ln jugadas anteriores cuentan para la repetición</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln engine searches did not stop; close Oddments and start it again</source>
        <translation>
            <numerusform>%Ln búsqueda no se detuvo; cierra Oddments y ábrelo de nuevo</numerusform>
            <numerusform>%Ln búsquedas no se detuvieron; cierra Oddments y ábrelo de nuevo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s), {first} …</source>
        <translation>
            <numerusform>%Ln archivo: {first} …</numerusform>
            <numerusform>%Ln archivos: {first} …</numerusform>
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
        <source>%Ln game(s) already in the library.</source>
        <translation>
            <numerusform>Una partida ya estaba en la biblioteca.</numerusform>
            <numerusform>%Ln partidas ya estaban en la biblioteca.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) could not be read in full.</source>
        <translation>
            <numerusform>Una partida no se ha podido leer por completo.</numerusform>
            <numerusform>%Ln partidas no se han podido leer por completo.</numerusform>
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
        <source>%Ln game(s) finished: {won} won, {drawn} drawn, {lost} lost.</source>
        <translation>
            <numerusform>%Ln partida acabada: {won} ganadas, {drawn} en tablas, {lost} perdidas.</numerusform>
            <numerusform>%Ln partidas acabadas: {won} ganadas, {drawn} en tablas, {lost} perdidas.</numerusform>
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
        <source>%Ln game(s) left unchanged in total.</source>
        <translation>
            <numerusform>En total, una partida ha quedado sin cambios.</numerusform>
            <numerusform>En total, %Ln partidas han quedado sin cambios.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) moved to the trash.</source>
        <translation>
            <numerusform>Una partida movida a la papelera.</numerusform>
            <numerusform>%Ln partidas movidas a la papelera.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) permanently deleted.</source>
        <translation>
            <numerusform>Una partida eliminada definitivamente.</numerusform>
            <numerusform>%Ln partidas eliminadas definitivamente.</numerusform>
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
        <source>%Ln game(s) unfinished.</source>
        <translation>
            <numerusform>%Ln partida sin acabar.</numerusform>
            <numerusform>%Ln partidas sin acabar.</numerusform>
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
        <source>%Ln group(s), even</source>
        <translation>
            <numerusform>%Ln grupo, par</numerusform>
            <numerusform>%Ln grupos, par</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s), odd</source>
        <translation>
            <numerusform>%Ln grupo, impar</numerusform>
            <numerusform>%Ln grupos, impar</numerusform>
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
        <source>%Ln inaccuracy(s)</source>
        <translation>
            <numerusform>%Ln imprecisión</numerusform>
            <numerusform>%Ln imprecisiones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) could not be read.</source>
        <translation>
            <numerusform>No se pudo leer %Ln línea.</numerusform>
            <numerusform>No se pudieron leer %Ln líneas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) left out</source>
        <translation>
            <numerusform>%Ln línea omitida</numerusform>
            <numerusform>%Ln líneas omitidas</numerusform>
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
        <source>%Ln missed win(s)</source>
        <translation>
            <numerusform>%Ln victoria desaprovechada</numerusform>
            <numerusform>%Ln victorias desaprovechadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln mistake(s)</source>
        <translation>
            <numerusform>%Ln error</numerusform>
            <numerusform>%Ln errores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <comment>sides</comment>
        <translation>
            <numerusform>%Ln más</numerusform>
            <numerusform>%Ln más</numerusform>
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
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln jugada</numerusform>
            <numerusform>%Ln jugadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s) did not fit here and were left out: {reasons}.</source>
        <translation>
            <numerusform>Una jugada no encajaba aquí y se ha omitido: {reasons}.</numerusform>
            <numerusform>%Ln jugadas no encajaban aquí y se han omitido: {reasons}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new card(s).</source>
        <translation>
            <numerusform>%Ln tarjeta nueva.</numerusform>
            <numerusform>%Ln tarjetas nuevas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other move(s) would win, too.</source>
        <translation>
            <numerusform>Otra jugada también ganaría.</numerusform>
            <numerusform>Otras %Ln jugadas también ganarían.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) removed.</source>
        <translation>
            <numerusform>Se retira una pareja.</numerusform>
            <numerusform>Se retiran %Ln parejas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln piece(s)</source>
        <translation>
            <numerusform>%Ln pieza</numerusform>
            <numerusform>%Ln piezas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzle(s)</source>
        <translation>
            <numerusform>%Ln problema</numerusform>
            <numerusform>%Ln problemas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln review(s) in the file cannot be read, and are left out.</source>
        <translation>
            <numerusform>%Ln valoración del archivo no se puede leer y se omite.</numerusform>
            <numerusform>%Ln valoraciones del archivo no se pueden leer y se omiten.</numerusform>
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
        <source>%Ln win(s) turned into a loss</source>
        <translation>
            <numerusform>%Ln victoria convertida en derrota</numerusform>
            <numerusform>%Ln victorias convertidas en derrota</numerusform>
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
        <source>&amp;About Oddments</source>
        <translation>Acerca &amp;de Oddments</translation>
    </message>
    <message>
        <source>&amp;All move numbers</source>
        <translation>&amp;Todos los números de jugada</translation>
    </message>
    <message>
        <source>&amp;Analysis: show candidates</source>
        <translation>&amp;Análisis: mostrar candidatas</translation>
    </message>
    <message>
        <source>&amp;Around the edge</source>
        <translation>&amp;Alrededor del borde</translation>
    </message>
    <message>
        <source>&amp;Arrows</source>
        <translation>&amp;Flechas</translation>
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
        <source>&amp;Comments</source>
        <translation>&amp;Comentarios</translation>
    </message>
    <message>
        <source>&amp;Confirm my moves</source>
        <translation>&amp;Confirmar mis jugadas</translation>
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
        <source>&amp;Double threats</source>
        <translation>&amp;Amenazas dobles</translation>
    </message>
    <message>
        <source>&amp;Draw stacks flat</source>
        <translation>Dibuja&amp;r las pilas planas</translation>
    </message>
    <message>
        <source>&amp;End the move</source>
        <translation>&amp;Terminar la jugada</translation>
    </message>
    <message>
        <source>&amp;Engine</source>
        <translation>&amp;Motor</translation>
    </message>
    <message>
        <source>&amp;Engines …</source>
        <translation>M&amp;otores…</translation>
    </message>
    <message>
        <source>&amp;Find …</source>
        <translation>&amp;Buscar…</translation>
    </message>
    <message>
        <source>&amp;First steps in Egotzi</source>
        <translation>&amp;Primeros pasos en Egotzi</translation>
    </message>
    <message>
        <source>&amp;First steps in Odd-Y</source>
        <translation>&amp;Primeros pasos en Odd-Y</translation>
    </message>
    <message>
        <source>&amp;First steps in Themisto</source>
        <translation>&amp;Primeros pasos en Themisto</translation>
    </message>
    <message>
        <source>&amp;First steps in Wythe</source>
        <translation>&amp;Primeros pasos en Wythe</translation>
    </message>
    <message>
        <source>&amp;First steps in Yodd</source>
        <translation>&amp;Primeros pasos en Yodd</translation>
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
        <source>&amp;Gaps in the edge</source>
        <translation>&amp;Huecos en el borde</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Help on this screen</source>
        <translation>Ayuda sobre esta &amp;vista</translation>
    </message>
    <message>
        <source>&amp;Joined by a push</source>
        <translation>&amp;Unidos por un empujón</translation>
    </message>
    <message>
        <source>&amp;Keep my mistakes for training</source>
        <translation>&amp;Guardar mis errores para entrenar</translation>
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
        <source>&amp;Learn</source>
        <translation>Apren&amp;der</translation>
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
        <source>&amp;Locks and walls</source>
        <translation>&amp;Candados y muros</translation>
    </message>
    <message>
        <source>&amp;Mark cells</source>
        <translation>&amp;Marcar casillas</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>&amp;Marcas</translation>
    </message>
    <message>
        <source>&amp;Mirror</source>
        <translation>R&amp;eflejar</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Jugada</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nueva partida</translation>
    </message>
    <message>
        <source>&amp;Next mistake</source>
        <translation>&amp;Siguiente error</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>Panel &amp;siguiente</translation>
    </message>
    <message>
        <source>&amp;Next variation</source>
        <translation>Variante &amp;siguiente</translation>
    </message>
    <message>
        <source>&amp;No move numbers</source>
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
        <source>&amp;Odd and even</source>
        <translation>P&amp;ar e impar</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Openings</source>
        <translation>&amp;Libro de aperturas</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>Pa&amp;neles</translation>
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
        <source>&amp;Previous mistake</source>
        <translation>Error &amp;anterior</translation>
    </message>
    <message>
        <source>&amp;Previous pane</source>
        <translation>Panel a&amp;nterior</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Reaching the edge</source>
        <translation>&amp;Llegar al borde</translation>
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
        <source>&amp;Reset</source>
        <translation>&amp;Restablecer</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Reanudar</translation>
    </message>
    <message>
        <source>&amp;Review the game</source>
        <translation>&amp;Revisar la partida</translation>
    </message>
    <message>
        <source>&amp;Safe diamonds</source>
        <translation>&amp;Rombos seguros</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&amp;Sizes that cancel</source>
        <translation>&amp;Tamaños que se anulan</translation>
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
        <source>&amp;Stop the review</source>
        <translation>&amp;Detener la revisión</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>T&amp;ema</translation>
    </message>
    <message>
        <source>&amp;Think on my time</source>
        <translation>Pensar en mi &amp;tiempo</translation>
    </message>
    <message>
        <source>&amp;Training</source>
        <translation>E&amp;ntrenamiento</translation>
    </message>
    <message>
        <source>&amp;Triangles</source>
        <translation>&amp;Triángulos</translation>
    </message>
    <message>
        <source>&amp;Troubleshooting</source>
        <translation>Solución de &amp;problemas</translation>
    </message>
    <message>
        <source>&amp;Two bridges at once</source>
        <translation>&amp;Dos puentes a la vez</translation>
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
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Warn me before bad moves</source>
        <translation>Avisarme antes de jugadas &amp;flojas</translation>
    </message>
    <message>
        <source>&amp;Write a comment</source>
        <translation>&amp;Escribir un comentario</translation>
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
        <source>(%Ln time(s) so far)</source>
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
        <source>+{number} points</source>
        <translation>+{number} puntos</translation>
    </message>
    <message>
        <source>2026-05-01, or 2026-05, or 2026</source>
        <translation>2026-05-01, o 2026-05, o 2026</translation>
    </message>
    <message>
        <source>A capture completes the row.</source>
        <translation>Una captura completa la fila.</translation>
    </message>
    <message>
        <source>A disc cannot pass over other discs.</source>
        <translation>Un disco no puede pasar por encima de otros discos.</translation>
    </message>
    <message>
        <source>A disc moves in a straight line, orthogonally or diagonally.</source>
        <translation>Un disco se mueve en línea recta, en horizontal, en vertical o en diagonal.</translation>
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
        <source>A friend</source>
        <translation>Un amigo</translation>
    </message>
    <message>
        <source>A game that was open cannot be read: {why}.</source>
        <translation>Una partida que estaba abierta no se puede leer: {why}.</translation>
    </message>
    <message>
        <source>A half cannot be placed on its own colour.</source>
        <translation>Una mitad no puede ponerse sobre su propio color.</translation>
    </message>
    <message>
        <source>A new game begins with the moves up to here. This game stays as it is.</source>
        <translation>Empieza una partida nueva con las jugadas hasta aquí. Esta se queda como está.</translation>
    </message>
    <message>
        <source>A new game begins. The game that is open now is kept.</source>
        <translation>Empieza una partida nueva. La que está abierta se conserva.</translation>
    </message>
    <message>
        <source>A piece cannot cover the whole of another piece.</source>
        <translation>Una pieza no puede cubrir otra pieza entera.</translation>
    </message>
    <message>
        <source>A piece has one black and one white half.</source>
        <translation>Una pieza tiene una mitad negra y una blanca.</translation>
    </message>
    <message>
        <source>A quotation mark in the command line is not closed.</source>
        <translation>Falta cerrar unas comillas en la línea de comandos.</translation>
    </message>
    <message>
        <source>A row of black discs: {numbers}.</source>
        <translation>Una fila de discos negros: {numbers}.</translation>
    </message>
    <message>
        <source>A row of white discs: {numbers}.</source>
        <translation>Una fila de discos blancos: {numbers}.</translation>
    </message>
    <message>
        <source>A slide alone completes the row.</source>
        <translation>El deslizamiento solo ya completa la fila.</translation>
    </message>
    <message>
        <source>A test finds out which games the engine plays.</source>
        <translation>Una prueba averigua a qué juegos juega el motor.</translation>
    </message>
    <message>
        <source>A test shows here what is sent (→), received (←) and reported (!).</source>
        <translation>Aquí una prueba muestra lo enviado (→), lo recibido (←) y los avisos (!).</translation>
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
        <source>About my strength</source>
        <translation>Más o menos de mi nivel</translation>
    </message>
    <message>
        <source>About the game</source>
        <translation>Acerca de la partida</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>Accuracy: how close the moves came to the best ones, from 0 to 100.</source>
        <translation>Precisión: cuánto se acercaron las jugadas a las mejores, de 0 a 100.</translation>
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
        <source>Add an engine – Oddments</source>
        <translation>Añadir un motor – Oddments</translation>
    </message>
    <message>
        <source>Add games from files to the library</source>
        <translation>Añadir a la biblioteca las partidas de archivos</translation>
    </message>
    <message>
        <source>Add …</source>
        <comment>engine</comment>
        <translation>Añadir…</translation>
    </message>
    <message>
        <source>After Black’s first stone White is to move, or Black if White has passed.</source>
        <translation>Tras la primera piedra de las Negras les toca a las Blancas, o a las Negras si las Blancas han pasado.</translation>
    </message>
    <message>
        <source>After an undo, the game continues without clocks.</source>
        <translation>Si deshaces, la partida sigue sin relojes.</translation>
    </message>
    <message>
        <source>After five games in a row against one level, this says which one to try next.</source>
        <translation>Tras cinco partidas seguidas contra un mismo nivel, aquí se dice cuál probar después.</translation>
    </message>
    <message>
        <source>After move {turn}, {caption}</source>
        <translation>Tras la jugada {turn}, {caption}</translation>
    </message>
    <message>
        <source>Agreed value</source>
        <translation>Acordado</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>Todos los tableros</translation>
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
        <source>All games played here</source>
        <translation>Todas las partidas que se han jugado aquí</translation>
    </message>
    <message>
        <source>All groups cancel each other out: whoever placed the last stone loses.</source>
        <translation>Todos los grupos se anulan entre sí: pierde quien colocó la última piedra.</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Todas las jugadas</translation>
    </message>
    <message>
        <source>All the rules of this game</source>
        <translation>Todas las reglas de este juego</translation>
    </message>
    <message>
        <source>All variations</source>
        <translation>Todas las variantes</translation>
    </message>
    <message>
        <source>Also: the mouse wheel, turned or pressed</source>
        <translation>También con la rueda del ratón: girarla o pulsarla</translation>
    </message>
    <message>
        <source>Also: {key}, or the mouse wheel, turned or pressed</source>
        <translation>También con {key} o con la rueda del ratón: girarla o pulsarla</translation>
    </message>
    <message>
        <source>Alt and the letter</source>
        <translation>Alt y la letra</translation>
    </message>
    <message>
        <source>Analyse</source>
        <comment>button</comment>
        <translation>Analizar</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analizar</translation>
    </message>
    <message>
        <source>Analyse with Oddments</source>
        <translation>Analizar con Oddments</translation>
    </message>
    <message>
        <source>Ani&amp;mate moves</source>
        <translation>An&amp;imar las jugadas</translation>
    </message>
    <message>
        <source>Animated GIF</source>
        <translation>GIF animado</translation>
    </message>
    <message>
        <source>Another piece lies on it. Remove that one first.</source>
        <translation>Hay otra pieza encima. Quita esa primero.</translation>
    </message>
    <message>
        <source>Another program has changed {name} since it was opened here, so it was not overwritten. Save this game to another file.</source>
        <translation>Otro programa ha modificado {name} desde que se abrió aquí, así que no se ha sobrescrito. Guarda esta partida en otro archivo.</translation>
    </message>
    <message>
        <source>Another program has changed {name} since it was opened here. This window shows the game as it was.</source>
        <translation>Otro programa ha cambiado {name} desde que se abrió aquí. Esta ventana muestra la partida como era.</translation>
    </message>
    <message>
        <source>Another program has changed {name} since it was opened here. This window shows the game as it was; it stays in the library when you reload the file.</source>
        <translation>Otro programa ha cambiado {name} desde que se abrió aquí. Esta ventana muestra la partida como era; seguirá en la biblioteca si recargas el archivo.</translation>
    </message>
    <message>
        <source>Another size</source>
        <translation>Otro tamaño</translation>
    </message>
    <message>
        <source>Any position</source>
        <translation>Cualquier posición</translation>
    </message>
    <message>
        <source>Any program that speaks the Go Text Protocol can play here, analyse and review games, also one on another computer: {example}</source>
        <translation>Cualquier programa que hable el Go Text Protocol puede jugar aquí, analizar y revisar partidas, también desde otro ordenador: {example}</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Cualquier resultado</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apariencia</translation>
    </message>
    <message>
        <source>Arrow from {start} to {end}.</source>
        <translation>Flecha de {start} a {end}.</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Teclas de flecha</translation>
    </message>
    <message>
        <source>Arrow removed.</source>
        <translation>Flecha quitada.</translation>
    </message>
    <message>
        <source>Arrows: click both ends</source>
        <translation>Flechas: clic en los dos extremos</translation>
    </message>
    <message>
        <source>As in the game</source>
        <translation>Como en la partida</translation>
    </message>
    <message>
        <source>As in the window</source>
        <translation>Como en la ventana</translation>
    </message>
    <message>
        <source>As the engine calls itself</source>
        <translation>Como se llame el motor</translation>
    </message>
    <message>
        <source>As the theme</source>
        <translation>Según el tema</translation>
    </message>
    <message>
        <source>Asked for: {cells}.</source>
        <translation>Se pide: {cells}.</translation>
    </message>
    <message>
        <source>Assessment of the move</source>
        <translation>Valoración de la jugada</translation>
    </message>
    <message>
        <source>Assessment of this move: {assessment}.</source>
        <translation>Valoración de esta jugada: {assessment}.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Back at move {number}: {turn}</source>
        <translation>De vuelta a la jugada {number}: {turn}</translation>
    </message>
    <message>
        <source>Back at the start</source>
        <translation>De vuelta al inicio</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Volver a la partida</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Volver al resultado</translation>
    </message>
    <message>
        <source>Bar: this stone cannot be pushed.</source>
        <translation>Barra: esta piedra no se puede empujar.</translation>
    </message>
    <message>
        <source>Began as Black</source>
        <translation>Empezadas con Negras</translation>
    </message>
    <message>
        <source>Began as White</source>
        <translation>Empezadas con Blancas</translation>
    </message>
    <message>
        <source>Begin again at the end</source>
        <translation>Volver a empezar al final</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Best group’s sides</source>
        <translation>Lados del mejor grupo</translation>
    </message>
    <message>
        <source>Better</source>
        <comment>column</comment>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>Better than before ({after}, your move had {mistake}), but there is a better one yet.</source>
        <translation>Mejor que antes ({after}; tu jugada tenía {mistake}), pero hay otra aún mejor.</translation>
    </message>
    <message>
        <source>Better: {best}, which wins by force.</source>
        <translation>Mejor: {best}, que gana de forma forzada.</translation>
    </message>
    <message>
        <source>Better: {best}.</source>
        <translation>Mejor: {best}.</translation>
    </message>
    <message>
        <source>Biggest group</source>
        <translation>Grupo más grande</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>Black (moves first)</source>
        <translation>Negras (empiezan)</translation>
    </message>
    <message>
        <source>Black and White have equally many stones: Black is to move</source>
        <translation>las Negras y las Blancas tienen las mismas piedras: les toca a las Negras</translation>
    </message>
    <message>
        <source>Black and White have the same number of stones, so Black is to move.</source>
        <translation>Las Negras y las Blancas tienen las mismas piedras, así que les toca a las Negras.</translation>
    </message>
    <message>
        <source>Black disc</source>
        <translation>Disco negro</translation>
    </message>
    <message>
        <source>Black half first</source>
        <translation>Primero la mitad negra</translation>
    </message>
    <message>
        <source>Black has one more stone, so White is to move.</source>
        <translation>Las Negras tienen una piedra más, así que les toca a las Blancas.</translation>
    </message>
    <message>
        <source>Black has one more stone: White is to move</source>
        <translation>las Negras tienen una piedra más: les toca a las Blancas</translation>
    </message>
    <message>
        <source>Black has placed one stone: White is to move, or Black after one pass</source>
        <translation>las Negras han puesto una piedra: les toca a las Blancas, o a las Negras tras un pase</translation>
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
        <source>Black moves first, so White gets extra points. One player names how many; the other chooses a colour.</source>
        <translation>Las Negras juegan primero, así que las Blancas reciben puntos extra. Un jugador dice cuántos y el otro elige el color.</translation>
    </message>
    <message>
        <source>Black must have as many stones as White, or one more</source>
        <translation>las Negras deben tener tantas piedras como las Blancas, o una más</translation>
    </message>
    <message>
        <source>Black must have as many stones as White, or one more.</source>
        <translation>Las Negras deben tener tantas piedras como las Blancas, o una más.</translation>
    </message>
    <message>
        <source>Black scores {black} and White {white}.</source>
        <translation>Las Negras suman {black} y las Blancas {white}.</translation>
    </message>
    <message>
        <source>Black stone</source>
        <translation>Piedra negra</translation>
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
        <source>Black {black}, White {white}, empty {empty}</source>
        <translation>Negras {black}, Blancas {white}, vacía {empty}</translation>
    </message>
    <message>
        <source>Black&apos;s first move is one stone</source>
        <translation>la primera jugada de las Negras es de una piedra</translation>
    </message>
    <message>
        <source>Black: moves first</source>
        <translation>Negras: empiezan</translation>
    </message>
    <message>
        <source>Black’s first move is exactly one stone.</source>
        <translation>La primera jugada de las Negras es exactamente una piedra.</translation>
    </message>
    <message>
        <source>Bo&amp;ards and pieces …</source>
        <translation>Ta&amp;bleros y piezas…</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Board</source>
        <comment>column</comment>
        <translation>Tablero</translation>
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
        <source>Boards and pieces</source>
        <translation>Tableros y piezas</translation>
    </message>
    <message>
        <source>Both players had to pass.</source>
        <translation>Los dos jugadores han tenido que pasar.</translation>
    </message>
    <message>
        <source>Both players have a turn to skip: nobody skips.</source>
        <translation>Los dos jugadores tienen un turno que saltar: nadie lo salta.</translation>
    </message>
    <message>
        <source>Both players have passed: the game is over</source>
        <translation>Los dos jugadores han pasado: fin de la partida</translation>
    </message>
    <message>
        <source>Both players passed.</source>
        <translation>Los dos jugadores han pasado.</translation>
    </message>
    <message>
        <source>Both players passed: the colour with fewer groups wins.</source>
        <translation>Los dos jugadores han pasado: gana el color con menos grupos.</translation>
    </message>
    <message>
        <source>Browse …</source>
        <translation>Examinar…</translation>
    </message>
    <message>
        <source>By &amp;keyboard</source>
        <translation>Con e&amp;l teclado</translation>
    </message>
    <message>
        <source>By board</source>
        <translation>Por tablero</translation>
    </message>
    <message>
        <source>By colour</source>
        <translation>Por color</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Por juego</translation>
    </message>
    <message>
        <source>By level</source>
        <translation>Por nivel</translation>
    </message>
    <message>
        <source>By month</source>
        <translation>Por mes</translation>
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
        <source>Cancel the test</source>
        <translation>Cancelar la prueba</translation>
    </message>
    <message>
        <source>Cancel the un&amp;finished move</source>
        <translation>Descartar la &amp;jugada sin acabar</translation>
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
        <source>Casual player</source>
        <translation>Ocasional</translation>
    </message>
    <message>
        <source>Cells along one side of the board.</source>
        <translation>Casillas a lo largo de un lado del tablero.</translation>
    </message>
    <message>
        <source>Cells that join groups</source>
        <translation>Casillas que unen grupos</translation>
    </message>
    <message>
        <source>Chance to win: {before}; with your move, {played}: {after}.</source>
        <translation>Probabilidad de ganar: {before}; con tu jugada, {played}: {after}.</translation>
    </message>
    <message>
        <source>Chance to win: {rate}, almost as good as {best} with {most}.</source>
        <translation>Probabilidad de ganar: {rate}, casi tan buena como {best} con {most}.</translation>
    </message>
    <message>
        <source>Chance to win: {rate}. The engine finds nothing better.</source>
        <translation>Probabilidad de ganar: {rate}. El motor no encuentra nada mejor.</translation>
    </message>
    <message>
        <source>Checking your move …</source>
        <translation>Comprobando tu jugada …</translation>
    </message>
    <message>
        <source>Checking …</source>
        <translation>Comprobando …</translation>
    </message>
    <message>
        <source>Choose a colour</source>
        <translation>Elegir color</translation>
    </message>
    <message>
        <source>Choose a program</source>
        <translation>Elegir un programa</translation>
    </message>
    <message>
        <source>Choose boards and pieces</source>
        <translation>Elegir tableros y piezas</translation>
    </message>
    <message>
        <source>Choose the destination.</source>
        <translation>Elige el destino.</translation>
    </message>
    <message>
        <source>Choose where the disc goes, or click it again to release it.</source>
        <translation>Elige adónde va el disco, o vuelve a hacer clic en él para soltarlo.</translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Choose: {what}</source>
        <translation>Elegir: {what}</translation>
    </message>
    <message>
        <source>Chooses a colour</source>
        <translation>Elige el color</translation>
    </message>
    <message>
        <source>Circles</source>
        <translation>Círculos</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Quitar los filtros</translation>
    </message>
    <message>
        <source>Clear this list</source>
        <translation>Vaciar la lista</translation>
    </message>
    <message>
        <source>Click a cell to mark it, and again to remove the mark. Press Esc to return to the game.</source>
        <translation>Haz clic en una casilla para marcarla, y otra vez para quitar la marca. Pulsa Esc para volver a la partida.</translation>
    </message>
    <message>
        <source>Click cells or drag across them; drag a piece to move it; right-click removes</source>
        <translation>Haz clic en las casillas o arrastra sobre ellas; arrastra una pieza para moverla; el clic derecho quita</translation>
    </message>
    <message>
        <source>Click on the current cell</source>
        <translation>Hacer clic en la casilla actual</translation>
    </message>
    <message>
        <source>Click one ringed disc to capture them all, or press “Do not capture”.</source>
        <translation>Haz clic en un disco con anillo para capturarlos todos, o pulsa «No capturar».</translation>
    </message>
    <message>
        <source>Click one ringed disc to capture them all.</source>
        <translation>Haz clic en un disco con anillo para capturarlos todos.</translation>
    </message>
    <message>
        <source>Click the ringed disc to capture it, or press “Do not capture”.</source>
        <translation>Haz clic en el disco con anillo para capturarlo, o pulsa «No capturar».</translation>
    </message>
    <message>
        <source>Click the ringed disc to capture it.</source>
        <translation>Haz clic en el disco con anillo para capturarlo.</translation>
    </message>
    <message>
        <source>Click the square of one half, then that of the other, or drag; Del removes</source>
        <translation>Haz clic en la casilla de una mitad y luego en la de la otra, o arrastra; Supr quita</translation>
    </message>
    <message>
        <source>Click “Next” or press Enter.</source>
        <translation>Haz clic en «Siguiente» o pulsa Intro.</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Relojes</translation>
    </message>
    <message>
        <source>Clocks: {times}</source>
        <translation>Relojes: {times}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>Cerrar la búsqueda</translation>
    </message>
    <message>
        <source>Co&amp;py report</source>
        <translation>Co&amp;piar informe</translation>
    </message>
    <message>
        <source>Colour</source>
        <comment>column</comment>
        <translation>Color</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>Línea de comandos</translation>
    </message>
    <message>
        <source>Command line</source>
        <comment>column</comment>
        <translation>Línea de comandos</translation>
    </message>
    <message>
        <source>Command that installs the game</source>
        <translation>Comando que instala el juego</translation>
    </message>
    <message>
        <source>Commands at the start of a game</source>
        <translation>Comandos al empezar una partida</translation>
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
        <source>Complete the connection now.</source>
        <translation>Completa ahora la conexión.</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Componentes</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordenador</translation>
    </message>
    <message>
        <source>Computer, about your strength</source>
        <translation>Ordenador, más o menos de tu nivel</translation>
    </message>
    <message>
        <source>Computer, level {level}</source>
        <translation>Ordenador, nivel {level}</translation>
    </message>
    <message>
        <source>Confir&amp;m the move shown</source>
        <translation>Confirmar la jugada mo&amp;strada</translation>
    </message>
    <message>
        <source>Connect three sides around the middle of a board with 3, 5, 7 or 9 sides.</source>
        <translation>Conecta tres lados alrededor del centro de un tablero de 3, 5, 7 o 9 lados.</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Continuation</source>
        <comment>column</comment>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Continuations</source>
        <translation>Continuaciones</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Continue playing through</source>
        <translation>Seguir viendo la partida</translation>
    </message>
    <message>
        <source>Continue the move, or end it.</source>
        <translation>Continúa la jugada o termínala.</translation>
    </message>
    <message>
        <source>Continue the move.</source>
        <translation>Continúa la jugada.</translation>
    </message>
    <message>
        <source>Continue the review</source>
        <translation>Continuar la revisión</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coordenadas</translation>
    </message>
    <message>
        <source>Copied: {branch}.</source>
        <translation>Copiado: {branch}.</translation>
    </message>
    <message>
        <source>Copy &amp;game</source>
        <translation>Copiar &amp;partida</translation>
    </message>
    <message>
        <source>Copy an error &amp;report</source>
        <translation>Copiar un &amp;informe de fallos</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Copiar como &amp;texto</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copiar como texto</translation>
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
        <source>Copy the command</source>
        <translation>Copiar el comando</translation>
    </message>
    <message>
        <source>Could not move or delete {name}: {why}.</source>
        <translation>No se ha podido mover o eliminar {name}: {why}.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Contar</translation>
    </message>
    <message>
        <source>Count automatically</source>
        <translation>Contar automáticamente</translation>
    </message>
    <message>
        <source>Count the result on the board, step by step</source>
        <translation>Contar el resultado en el tablero, paso a paso</translation>
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
        <source>Counted from the games in your library, on this computer only. A game that you delete there no longer counts.</source>
        <translation>Contado a partir de las partidas de tu biblioteca, solo en este ordenador. Una partida que borres allí deja de contar.</translation>
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
        <source>Cut: {branch}.</source>
        <translation>Cortado: {branch}.</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Dark wood</source>
        <comment>board</comment>
        <translation>Madera oscura</translation>
    </message>
    <message>
        <source>Dashed triangle: sides {sides} enclose the middle.</source>
        <translation>Triángulo discontinuo: los lados {sides} encierran el centro.</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Day</source>
        <comment>column</comment>
        <translation>Día</translation>
    </message>
    <message>
        <source>Decide first: click a ringed disc to capture, or press “Do not capture”.</source>
        <translation>Decide primero: haz clic en un disco con anillo para capturarlos todos, o pulsa «No capturar».</translation>
    </message>
    <message>
        <source>Deep</source>
        <comment>depth</comment>
        <translation>Profunda</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <translation>Eliminar definitivamente</translation>
    </message>
    <message>
        <source>Delete this card</source>
        <translation>Eliminar esta tarjeta</translation>
    </message>
    <message>
        <source>Deleted: {branch}. You can undo this.</source>
        <translation>Eliminado: {branch}. Se puede deshacer.</translation>
    </message>
    <message>
        <source>Depth of the review</source>
        <translation>Profundidad de la revisión</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Details …</source>
        <translation>Detalles…</translation>
    </message>
    <message>
        <source>Diagram every</source>
        <translation>Un diagrama cada</translation>
    </message>
    <message>
        <source>Diagrams per page</source>
        <translation>Diagramas por página</translation>
    </message>
    <message>
        <source>Divide the other player’s groups.</source>
        <translation>Divide los grupos del otro jugador.</translation>
    </message>
    <message>
        <source>Do &amp;not capture</source>
        <translation>&amp;No capturar</translation>
    </message>
    <message>
        <source>Do not ask this again</source>
        <translation>No volver a preguntar esto</translation>
    </message>
    <message>
        <source>Do not choose: {what}</source>
        <translation>No elegir: {what}</translation>
    </message>
    <message>
        <source>Done for now</source>
        <translation>Listo por ahora</translation>
    </message>
    <message>
        <source>Done for today</source>
        <translation>Listo por hoy</translation>
    </message>
    <message>
        <source>Dots: a piece fits there.</source>
        <translation>Puntos: ahí cabe una pieza.</translation>
    </message>
    <message>
        <source>Dots: the colours that fit there.</source>
        <translation>Puntos: los colores que valen ahí.</translation>
    </message>
    <message>
        <source>Down to level {level}</source>
        <translation>Bajar al nivel {level}</translation>
    </message>
    <message>
        <source>Drag to resize the comments</source>
        <translation>Arrastra para cambiar la altura de los comentarios</translation>
    </message>
    <message>
        <source>Drag to resize the panels</source>
        <translation>Arrastra para cambiar el ancho de los paneles</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>Draw (proven)</source>
        <translation>Tablas (demostrado)</translation>
    </message>
    <message>
        <source>Drawn</source>
        <comment>games</comment>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <comment>engine</comment>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>E&amp;xpectation map</source>
        <translation>Mapa de expec&amp;tativas</translation>
    </message>
    <message>
        <source>Edit an engine – Oddments</source>
        <translation>Editar un motor – Oddments</translation>
    </message>
    <message>
        <source>Edit variati&amp;ons</source>
        <translation>&amp;Editar variantes</translation>
    </message>
    <message>
        <source>Edit …</source>
        <comment>engine</comment>
        <translation>Editar…</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Tablero vacío</translation>
    </message>
    <message>
        <source>Empty the trash</source>
        <translation>Vaciar la papelera</translation>
    </message>
    <message>
        <source>Empty trash …</source>
        <translation>Vaciar la papelera…</translation>
    </message>
    <message>
        <source>Encoding …</source>
        <translation>Codificación …</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Engine</source>
        <comment>column</comment>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Engine that analyses</source>
        <translation>Motor que analiza</translation>
    </message>
    <message>
        <source>Engine that reviews</source>
        <translation>Motor que revisa</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Motores</translation>
    </message>
    <message>
        <source>Engines – Oddments</source>
        <translation>Motores – Oddments</translation>
    </message>
    <message>
        <source>Engines …</source>
        <translation>Motores…</translation>
    </message>
    <message>
        <source>Eraser</source>
        <translation>Borrador</translation>
    </message>
    <message>
        <source>Error output of {engine}</source>
        <translation>Salida de errores de {engine}</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Every game against a level counts here, from the first one on.</source>
        <translation>Aquí cuenta cada partida contra un nivel, desde la primera.</translation>
    </message>
    <message>
        <source>Every game is saved as you play.</source>
        <translation>Cada partida se guarda mientras juegas.</translation>
    </message>
    <message>
        <source>Every game you play is saved and listed here from its first move on. You can also import games from other programs or players.</source>
        <translation>Cada partida que juegas se guarda y aparece aquí desde su primera jugada. También puedes importar partidas de otros programas o jugadores.</translation>
    </message>
    <message>
        <source>Every group counts by its size squared; White gets komi.</source>
        <translation>Cada grupo vale el cuadrado de su tamaño; Blancas reciben komi.</translation>
    </message>
    <message>
        <source>Every stone pushes its neighbours away. End with the biggest unmatched group.</source>
        <translation>Cada piedra empuja a sus vecinas. Termina con el mayor grupo sin pareja.</translation>
    </message>
    <message>
        <source>Expectation map off.</source>
        <translation>Mapa de expectativas desactivado.</translation>
    </message>
    <message>
        <source>Expectation map on. Each cell says what it is likely to hold at the end.</source>
        <translation>Mapa de expectativas activado. Cada casilla dice qué habrá probablemente en ella al final.</translation>
    </message>
    <message>
        <source>Expectation map: playing random games …</source>
        <translation>Mapa de expectativas: jugando partidas al azar …</translation>
    </message>
    <message>
        <source>Expectation map: the game is over, nothing is left to expect.</source>
        <translation>Mapa de expectativas: la partida ha terminado, no queda nada que esperar.</translation>
    </message>
    <message>
        <source>Experienced</source>
        <translation>Experimentado</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Maestro</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Export all cards …</source>
        <translation>Exportar todas las tarjetas …</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Exporting games …</source>
        <translation>Exportando partidas…</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed</comment>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Fewer groups win.</source>
        <translation>Gana quien tiene menos grupos.</translation>
    </message>
    <message>
        <source>Filled: the best move. A full green ring: as good. A short red one: {loss} worse or more.</source>
        <translation>Relleno: la mejor jugada. Un anillo verde completo: igual de buena. Uno rojo y corto: {loss} peor o más.</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Find a better move</source>
        <translation>Encuentra una jugada mejor</translation>
    </message>
    <message>
        <source>Find a move that wins, whatever the other player does.</source>
        <translation>Encuentra una jugada que gane, haga lo que haga el otro jugador.</translation>
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
        <source>Find in comments, titles and labels</source>
        <translation>Buscar en comentarios, títulos y etiquetas</translation>
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
        <source>Find the position of the game that you looked at last</source>
        <translation>Buscar la posición de la última partida que has mirado</translation>
    </message>
    <message>
        <source>Finished: {result}</source>
        <translation>Terminada: {result}</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Primero</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Primer paso</translation>
    </message>
    <message>
        <source>Five in &amp;two moves</source>
        <translation>&amp;Cinco en dos jugadas</translation>
    </message>
    <message>
        <source>Five minutes are over</source>
        <translation>Han pasado cinco minutos</translation>
    </message>
    <message>
        <source>Flat</source>
        <comment>pieces</comment>
        <translation>Planas</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Según el sistema</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>From move</source>
        <translation>Desde la jugada</translation>
    </message>
    <message>
        <source>From this day on</source>
        <translation>Desde este día</translation>
    </message>
    <message>
        <source>From your game ({date})</source>
        <translation>De tu partida ({date})</translation>
    </message>
    <message>
        <source>From your game against {opponent}</source>
        <translation>De tu partida contra {opponent}</translation>
    </message>
    <message>
        <source>From your game against {opponent} ({date})</source>
        <translation>De tu partida contra {opponent} ({date})</translation>
    </message>
    <message>
        <source>From …</source>
        <translation>Desde…</translation>
    </message>
    <message>
        <source>Full &amp;lines</source>
        <translation>&amp;Líneas llenas</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
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
        <source>Game l&amp;og</source>
        <translation>Re&amp;gistro de la partida</translation>
    </message>
    <message>
        <source>Game log</source>
        <translation>Registro de la partida</translation>
    </message>
    <message>
        <source>Game of the puzzles</source>
        <translation>Juego de los problemas</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>games</comment>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Games ({patterns})</source>
        <translation>Partidas ({patterns})</translation>
    </message>
    <message>
        <source>Games in which this position occurred, also rotated or mirrored</source>
        <translation>Partidas en las que se dio esta posición, también girada o reflejada</translation>
    </message>
    <message>
        <source>Games in {name} – Oddments</source>
        <translation>Partidas en {name} – Oddments</translation>
    </message>
    <message>
        <source>Games that could not be read</source>
        <translation>Partidas que no se han podido leer</translation>
    </message>
    <message>
        <source>Games that you delete stay here until you empty the trash.</source>
        <translation>Las partidas que eliminas quedan aquí hasta que vacíes la papelera.</translation>
    </message>
    <message>
        <source>Go to the en&amp;d</source>
        <translation>Ir al &amp;final</translation>
    </message>
    <message>
        <source>Go to the star&amp;t</source>
        <translation>Ir al comien&amp;zo</translation>
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
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Help &amp;contents</source>
        <translation>Índi&amp;ce de la ayuda</translation>
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
        <source>Hint</source>
        <comment>button</comment>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Hint: {turn} ({value}). Press Esc to hide it.</source>
        <translation>Pista: {turn} ({value}). Pulsa Esc para ocultarla.</translation>
    </message>
    <message>
        <source>Hint: {turn}.</source>
        <translation>Pista: {turn}.</translation>
    </message>
    <message>
        <source>Hint: {turn}. Press Esc to hide it.</source>
        <translation>Pista: {turn}. Pulsa Esc para ocultarla.</translation>
    </message>
    <message>
        <source>How good the moves were</source>
        <translation>Lo buenas que fueron las jugadas</translation>
    </message>
    <message>
        <source>How the games of the library continued</source>
        <translation>Cómo siguieron las partidas de la biblioteca</translation>
    </message>
    <message>
        <source>How the komi is set</source>
        <translation>Cómo se decide el komi</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Humano</translation>
    </message>
    <message>
        <source>If the game ended here, Black would score {black} and White {white}.</source>
        <translation>Si la partida terminara aquí, las Negras sumarían {black} y las Blancas {white}.</translation>
    </message>
    <message>
        <source>If the game has clocks, they may leave less.</source>
        <translation>Si la partida tiene relojes, puede quedar menos.</translation>
    </message>
    <message>
        <source>If {winner} passes too, you lose{score}.</source>
        <translation>Si las {winner} también pasan, pierdes{score}.</translation>
    </message>
    <message>
        <source>If {winner} passes too, {loser} loses{score}.</source>
        <translation>Si las {winner} también pasan, las {loser} pierden{score}.</translation>
    </message>
    <message>
        <source>Ignored: the game had only just changed. Try again.</source>
        <translation>Ignorado: la partida acababa de cambiar. Inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Import cards …</source>
        <translation>Importar tarjetas …</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Importar partidas</translation>
    </message>
    <message>
        <source>Import training cards</source>
        <translation>Importar tarjetas de entrenamiento</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Imported from {name}:</source>
        <translation>Importado de {name}:</translation>
    </message>
    <message>
        <source>Importing games …</source>
        <translation>Importando partidas…</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>En la ventana</translation>
    </message>
    <message>
        <source>It is good enough to skip a turn for.</source>
        <translation>Vale la pena perder un turno por ella.</translation>
    </message>
    <message numerus="yes">
        <source>It reaches side {side} by a path of %Ln stone(s).</source>
        <translation>
            <numerusform>Alcanza el lado {side} por un camino de una piedra.</numerusform>
            <numerusform>Alcanza el lado {side} por un camino de %Ln piedras.</numerusform>
        </translation>
    </message>
    <message>
        <source>It touches side {side} with one stone.</source>
        <translation>Toca el lado {side} con una piedra.</translation>
    </message>
    <message>
        <source>Join groups of your own.</source>
        <translation>Une grupos tuyos.</translation>
    </message>
    <message>
        <source>Join stones of your own by a push.</source>
        <translation>Une piedras tuyas con un empujón.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Key {key}</source>
        <translation>Tecla {key}</translation>
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
        <source>Komi: White gets {komi}, for a total of {total}.</source>
        <translation>Komi: las Blancas reciben {komi}, en total {total}.</translation>
    </message>
    <message>
        <source>L&amp;essons</source>
        <translation>&amp;Lecciones</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message numerus="yes">
        <source>Last %Ln move(s)</source>
        <translation>
            <numerusform>Última jugada</numerusform>
            <numerusform>Últimas %Ln jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Último paso</translation>
    </message>
    <message>
        <source>Learn by doing</source>
        <translation>Aprender jugando</translation>
    </message>
    <message>
        <source>Learn {game} in a two-minute lesson</source>
        <translation>Aprende {game} con una lección de dos minutos</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Aprendiz</translation>
    </message>
    <message>
        <source>Legal position. The game is a draw: {reason}</source>
        <translation>Posición legal. La partida termina en tablas: {reason}</translation>
    </message>
    <message>
        <source>Legal position. {player} has won: {reason}</source>
        <translation>Posición legal. Victoria para {player}: {reason}</translation>
    </message>
    <message>
        <source>Legal position. {player} is to move.</source>
        <translation>Posición legal. Turno: {player}.</translation>
    </message>
    <message>
        <source>Lesson complete</source>
        <translation>Lección completada</translation>
    </message>
    <message>
        <source>Lesson finished, with some steps skipped.</source>
        <translation>Lección terminada, con algunos pasos omitidos.</translation>
    </message>
    <message>
        <source>Let Oddments play</source>
        <translation>Dejar jugar a Oddments</translation>
    </message>
    <message>
        <source>Letters: A, B, C …</source>
        <translation>Letras: A, B, C…</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>column</comment>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>Nivel {level}</translation>
    </message>
    <message>
        <source>Levels whose moves lose about as much. A single game says little: the numbers in brackets are those that are possible.</source>
        <translation>Niveles cuyas jugadas pierden más o menos lo mismo. Una sola partida dice poco: los números entre paréntesis son los posibles.</translation>
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
        <source>Light wood</source>
        <comment>board</comment>
        <translation>Madera clara</translation>
    </message>
    <message>
        <source>Line from {start} to {end}.</source>
        <translation>Línea de {start} a {end}.</translation>
    </message>
    <message>
        <source>Line {number}: {why}.</source>
        <translation>Línea {number}: {why}.</translation>
    </message>
    <message>
        <source>List all moves</source>
        <translation>Listar todas las jugadas</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Lock halves, so that nothing can be built on them.</source>
        <translation>Bloquea mitades, para que no se pueda construir encima.</translation>
    </message>
    <message>
        <source>Long ({size})</source>
        <translation>Larga ({size})</translation>
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
        <source>Longest wait for an answer</source>
        <translation>Espera máxima de una respuesta</translation>
    </message>
    <message>
        <source>Look at the edge of the board.</source>
        <translation>Mira el borde del tablero.</translation>
    </message>
    <message>
        <source>Look at the game</source>
        <translation>Ver la partida</translation>
    </message>
    <message>
        <source>Look for a capture.</source>
        <translation>Busca una captura.</translation>
    </message>
    <message>
        <source>Look for a push.</source>
        <translation>Busca un empujón.</translation>
    </message>
    <message>
        <source>Look here: {cells}.</source>
        <translation>Mira aquí: {cells}.</translation>
    </message>
    <message>
        <source>Looking back at move {number} of {count}.</source>
        <translation>Repaso: jugada {number} de {count}.</translation>
    </message>
    <message>
        <source>Looking back at the start.</source>
        <translation>Repaso: el inicio.</translation>
    </message>
    <message>
        <source>Looking for a hint … Press Esc to stop.</source>
        <translation>Buscando una pista… Pulsa Esc para detener la búsqueda.</translation>
    </message>
    <message>
        <source>Looking for what follows …</source>
        <translation>Buscando lo que sigue …</translation>
    </message>
    <message>
        <source>Looks at every move, but not far ahead.</source>
        <translation>Mira todas las jugadas, pero no muy lejos.</translation>
    </message>
    <message>
        <source>Looks at every move, for up to three seconds.</source>
        <translation>Mira todas las jugadas, durante tres segundos como máximo.</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>column</comment>
        <translation>Pérdida</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>games</comment>
        <translation>Perdidas</translation>
    </message>
    <message>
        <source>Lower the other player’s score.</source>
        <translation>Baja los puntos del otro jugador.</translation>
    </message>
    <message>
        <source>Lower the other player’s score: match their biggest groups by as many of your own.</source>
        <translation>Baja los puntos del otro jugador: iguala sus grupos más grandes con otros tantos tuyos.</translation>
    </message>
    <message>
        <source>Make a bridge: two empty cells, either of which connects.</source>
        <translation>Haz un puente: dos casillas vacías, cualquiera de las cuales conecta.</translation>
    </message>
    <message>
        <source>Make another move instead, or press “Undo this move”.</source>
        <translation>Haz otra jugada, o pulsa «Deshacer la jugada».</translation>
    </message>
    <message>
        <source>Make it the &amp;main line</source>
        <translation>Hacerla línea pr&amp;incipal</translation>
    </message>
    <message>
        <source>Make the other player skip a turn.</source>
        <translation>Haz que el otro jugador pierda un turno.</translation>
    </message>
    <message>
        <source>Mark the last move</source>
        <translation>Marcar la última jugada</translation>
    </message>
    <message>
        <source>Mark: {what}</source>
        <translation>Marcar: {what}</translation>
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
        <source>Menu of the current cell</source>
        <translation>Menú de la casilla actual</translation>
    </message>
    <message>
        <source>Minutes for all moves</source>
        <translation>Minutos para todas las jugadas</translation>
    </message>
    <message>
        <source>Month</source>
        <comment>column</comment>
        <translation>Mes</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>More lessons</source>
        <translation>Más lecciones</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>column</comment>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Move a disc of either colour</source>
        <translation>Mueve un disco de cualquier color</translation>
    </message>
    <message>
        <source>Move l&amp;ist</source>
        <translation>&amp;Lista de jugadas</translation>
    </message>
    <message>
        <source>Move numbers</source>
        <translation>Números de jugada</translation>
    </message>
    <message>
        <source>Move t&amp;ree</source>
        <translation>Árbol &amp;de jugadas</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Mover el cursor</translation>
    </message>
    <message>
        <source>Move the selected games to the trash</source>
        <translation>Mover a la papelera las partidas seleccionadas</translation>
    </message>
    <message>
        <source>Move tree</source>
        <translation>Árbol de jugadas</translation>
    </message>
    <message>
        <source>Move {number} of your game was {move} ({verdict}). Find a better one.</source>
        <translation>La jugada {number} de tu partida fue {move} ({verdict}). Encuentra una mejor.</translation>
    </message>
    <message>
        <source>Move {number}: {turn}</source>
        <translation>Jugada {number}: {turn}</translation>
    </message>
    <message>
        <source>Moves</source>
        <comment>tab</comment>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Moves and what they lost</source>
        <translation>Jugadas y lo que perdieron</translation>
    </message>
    <message>
        <source>Moves played</source>
        <translation>Jugadas hechas</translation>
    </message>
    <message>
        <source>Moves that begin like this</source>
        <translation>Jugadas que empiezan así</translation>
    </message>
    <message>
        <source>Moves that lost most:</source>
        <translation>Jugadas que más perdieron:</translation>
    </message>
    <message>
        <source>My boards …</source>
        <translation>Mis tableros…</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Mis partidas</translation>
    </message>
    <message>
        <source>My pieces …</source>
        <translation>Mis piezas…</translation>
    </message>
    <message>
        <source>My r&amp;esults</source>
        <translation>Mis res&amp;ultados</translation>
    </message>
    <message>
        <source>My results</source>
        <translation>Mis resultados</translation>
    </message>
    <message>
        <source>My results – Oddments</source>
        <translation>Mis resultados – Oddments</translation>
    </message>
    <message>
        <source>My themes …</source>
        <translation>Mis temas…</translation>
    </message>
    <message>
        <source>N&amp;o key</source>
        <translation>&amp;Sin tecla</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Name (optional)</source>
        <translation>Nombre (opcional)</translation>
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
        <source>Name the komi</source>
        <translation>Nombrar el komi</translation>
    </message>
    <message>
        <source>Name this komi</source>
        <translation>Nombrar este komi</translation>
    </message>
    <message>
        <source>Names the komi</source>
        <translation>Nombra el komi</translation>
    </message>
    <message>
        <source>Ne&amp;xt move</source>
        <translation>Jugada s&amp;iguiente</translation>
    </message>
    <message>
        <source>Neutral piece</source>
        <translation>Pieza neutral</translation>
    </message>
    <message>
        <source>Never misses a win in one move.</source>
        <translation>Nunca deja escapar una victoria en una jugada.</translation>
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
        <source>New cards come back once more the same day.</source>
        <translation>Las tarjetas nuevas vuelven una vez más el mismo día.</translation>
    </message>
    <message>
        <source>New game: {game}</source>
        <translation>Nueva partida: {game}</translation>
    </message>
    <message>
        <source>New games are being read and will appear one by one.</source>
        <translation>Se están leyendo partidas nuevas; irán apareciendo poco a poco.</translation>
    </message>
    <message>
        <source>New here? Begin with {game}: “{button}” takes two minutes. To play at once, click a board.</source>
        <translation>¿Primera vez aquí? Empieza por {game}: «{button}» lleva dos minutos. Para jugar ya, haz clic en un tablero.</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Más recientes</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Next &amp;legal cell</source>
        <translation>Casilla le&amp;gal siguiente</translation>
    </message>
    <message>
        <source>Next control, previous control</source>
        <translation>Control siguiente, control anterior</translation>
    </message>
    <message>
        <source>Next lesson: {title}</source>
        <translation>Lección siguiente: {title}</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Resultado siguiente</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Paso siguiente</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>No browser could be opened. The address was copied to the clipboard.</source>
        <translation>No se ha podido abrir ningún navegador. La dirección se ha copiado al portapapeles.</translation>
    </message>
    <message>
        <source>No clocks</source>
        <translation>Sin relojes</translation>
    </message>
    <message>
        <source>No comment on {moment}. Double-click to write one.</source>
        <translation>Sin comentario sobre {moment}. Haz doble clic para escribirlo.</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Aún no hay archivos</translation>
    </message>
    <message>
        <source>No games from here</source>
        <translation>Ninguna partida desde aquí</translation>
    </message>
    <message>
        <source>No games of {game} against the computer yet.</source>
        <translation>Todavía no hay partidas de {game} contra el ordenador.</translation>
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
        <source>No groups are left, so whoever placed the last stone loses.</source>
        <translation>No queda ningún grupo, así que pierde quien colocó la última piedra.</translation>
    </message>
    <message>
        <source>No matching games.</source>
        <translation>Ninguna partida coincide.</translation>
    </message>
    <message>
        <source>No notes in this game</source>
        <translation>No hay notas en esta partida</translation>
    </message>
    <message>
        <source>No other move does.</source>
        <translation>Ninguna otra lo hace.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Núm.</translation>
    </message>
    <message>
        <source>Nobody can place a piece, so both had to pass. Nobody scores: whoever placed the last piece loses.</source>
        <translation>Nadie puede colocar una pieza y los dos han tenido que pasar. Nadie puntúa: pierde quien colocó la última pieza.</translation>
    </message>
    <message>
        <source>Nobody can place a piece, so both had to pass. The score is the size of the biggest group left.</source>
        <translation>Nadie puede colocar una pieza y los dos han tenido que pasar. La puntuación es el tamaño del mayor grupo que queda.</translation>
    </message>
    <message>
        <source>Nobody has just passed</source>
        <translation>Nadie acaba de pasar</translation>
    </message>
    <message>
        <source>Nobody scores, so whoever placed the last piece loses.</source>
        <translation>Nadie puntúa, así que pierde quien colocó la última pieza.</translation>
    </message>
    <message>
        <source>Nobody’s discs</source>
        <translation>Discos de nadie</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>depth</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Not rated yet: no game is finished.</source>
        <translation>Aún sin puntuación: no hay ninguna partida terminada.</translation>
    </message>
    <message>
        <source>Not tested yet</source>
        <translation>Aún no probado</translation>
    </message>
    <message>
        <source>Not the best yet</source>
        <translation>Aún no es la mejor</translation>
    </message>
    <message>
        <source>Not this one</source>
        <translation>Esta no</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>No se ha encontrado nada</translation>
    </message>
    <message>
        <source>Nothing is due now.</source>
        <translation>Ahora no hay nada pendiente.</translation>
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
        <source>Novice</source>
        <translation>Novato</translation>
    </message>
    <message>
        <source>Num&amp;bers of the last moves</source>
        <translation>Números de las ú&amp;ltimas jugadas</translation>
    </message>
    <message>
        <source>Number &amp;groups</source>
        <translation>Numerar los &amp;grupos</translation>
    </message>
    <message>
        <source>Number of discs</source>
        <translation>Número de discos</translation>
    </message>
    <message>
        <source>Number of sides of the board.</source>
        <translation>Número de lados del tablero.</translation>
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
        <source>Oddments cannot write to {folder}, so the list of games is rebuilt at every start.</source>
        <translation>No se puede escribir en {folder}, así que la lista de partidas se rehace en cada inicio.</translation>
    </message>
    <message>
        <source>Oddments closed unexpectedly last time. Your games were saved up to the last move.</source>
        <translation>La última vez, Oddments se cerró de forma inesperada. Tus partidas se guardaron hasta la última jugada.</translation>
    </message>
    <message>
        <source>Oddments ended while loading it</source>
        <translation>Oddments se cerró mientras lo cargaba</translation>
    </message>
    <message>
        <source>Oddments is already running, but it is not responding. This window works on its own; anything open in the other one cannot be opened here.</source>
        <translation>Oddments ya está abierto, pero no responde. Esta ventana funciona por su cuenta; lo que esté abierto en la otra no se puede abrir aquí.</translation>
    </message>
    <message>
        <source>Oddments is choosing a colour for {name} …</source>
        <translation>Oddments está eligiendo color para {name}…</translation>
    </message>
    <message>
        <source>Oddments is free software under the MIT licence. Its components have licences of their own.</source>
        <translation>Oddments es software libre con licencia MIT. Sus componentes tienen sus propias licencias.</translation>
    </message>
    <message>
        <source>Oddments is naming komi for {name} …</source>
        <translation>Oddments está pensando el komi para {name}…</translation>
    </message>
    <message>
        <source>Oddments kept crashing while restoring your windows. All your games are saved.</source>
        <translation>Oddments se ha cerrado una y otra vez al restaurar tus ventanas. Todas tus partidas están guardadas.</translation>
    </message>
    <message>
        <source>Oddments’ own</source>
        <translation>El de Oddments</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Often misses a win in one move.</source>
        <translation>A menudo deja escapar una victoria en una jugada.</translation>
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
        <source>On the empty board Black is to move.</source>
        <translation>En el tablero vacío les toca a las Negras.</translation>
    </message>
    <message>
        <source>One group touches three sides around the middle of the board.</source>
        <translation>Un grupo toca tres lados alrededor del centro del tablero.</translation>
    </message>
    <message>
        <source>One names it, the other chooses a colour</source>
        <translation>Uno lo nombra, el otro elige color</translation>
    </message>
    <message>
        <source>One per line, such as: {example}</source>
        <translation>Uno por línea, como: {example}</translation>
    </message>
    <message>
        <source>One stone is enough.</source>
        <translation>Basta una piedra.</translation>
    </message>
    <message>
        <source>Only White can swap colours, on the first move of a game with the pie rule.</source>
        <translation>Solo las Blancas pueden cambiar de color, en su primera jugada y con la regla del pastel.</translation>
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
        <source>Open a menu</source>
        <translation>Abrir un menú</translation>
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
        <source>Open the folder where themes are stored</source>
        <translation>Abrir la carpeta de los temas</translation>
    </message>
    <message>
        <source>Open the game</source>
        <translation>Abrir la partida</translation>
    </message>
    <message>
        <source>Open the selected game in a window</source>
        <translation>Abrir en una ventana la partida seleccionada</translation>
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
        <source>Openings</source>
        <comment>tab</comment>
        <translation>Aperturas</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Rival</translation>
    </message>
    <message>
        <source>Other times …</source>
        <translation>Otros tiempos…</translation>
    </message>
    <message>
        <source>Overlooks {share} of the moves.</source>
        <translation>Pasa por alto el {share} de las jugadas.</translation>
    </message>
    <message>
        <source>P&amp;ause the game</source>
        <translation>Pa&amp;usar la partida</translation>
    </message>
    <message>
        <source>P&amp;lay through</source>
        <translation>&amp;Ver la partida sola</translation>
    </message>
    <message>
        <source>P&amp;rint …</source>
        <translation>Imp&amp;rimir…</translation>
    </message>
    <message>
        <source>P&amp;uzzles</source>
        <translation>&amp;Problemas</translation>
    </message>
    <message>
        <source>PDF page</source>
        <translation>Página PDF</translation>
    </message>
    <message>
        <source>PDF paper size</source>
        <translation>Papel del PDF</translation>
    </message>
    <message>
        <source>PL must be B or W, not {text}</source>
        <translation>PL debe ser B o W, no {text}</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>Imagen PNG</translation>
    </message>
    <message>
        <source>Padlock: nothing can be placed on this half.</source>
        <translation>Candado: no se puede poner nada encima de esta mitad.</translation>
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
        <source>Paper</source>
        <comment>board</comment>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Pases</translation>
    </message>
    <message>
        <source>Passing can be the best move.</source>
        <translation>Pasar puede ser la mejor jugada.</translation>
    </message>
    <message>
        <source>Passing now ends the game: {winner} wins.</source>
        <translation>Pasar ahora termina la partida: gana {winner}.</translation>
    </message>
    <message>
        <source>Passing now loses the game.</source>
        <translation>Pasar ahora pierde la partida.</translation>
    </message>
    <message>
        <source>Passing now wins the game.</source>
        <translation>Pasar ahora gana la partida.</translation>
    </message>
    <message>
        <source>Paste text</source>
        <translation>Pegar texto</translation>
    </message>
    <message numerus="yes">
        <source>Pasted: %Ln move(s).</source>
        <translation>
            <numerusform>Pegado: una jugada.</numerusform>
            <numerusform>Pegado: %Ln jugadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Pause the count</source>
        <translation>Pausar el recuento</translation>
    </message>
    <message numerus="yes">
        <source>Permanently delete %Ln game(s) from the trash?</source>
        <translation>
            <numerusform>¿Eliminar definitivamente la partida que está en la papelera?</numerusform>
            <numerusform>¿Eliminar definitivamente las %Ln partidas que están en la papelera?</numerusform>
        </translation>
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
        <source>Pieces</source>
        <translation>Piezas</translation>
    </message>
    <message>
        <source>Pieces</source>
        <comment>the heading</comment>
        <translation>Piezas</translation>
    </message>
    <message>
        <source>Place a piece on two squares of equal height</source>
        <translation>Coloca una pieza en dos casillas de igual altura</translation>
    </message>
    <message>
        <source>Place a stone</source>
        <translation>Coloca una piedra</translation>
    </message>
    <message>
        <source>Place one or two stones of either colour</source>
        <translation>Coloca una o dos piedras de cualquier color</translation>
    </message>
    <message>
        <source>Place one or two stones of either colour. Always leave an odd number of groups.</source>
        <translation>Coloca una o dos piedras de cualquier color. Deja siempre un número impar de grupos.</translation>
    </message>
    <message>
        <source>Place one stone of each colour.</source>
        <translation>Coloca una piedra de cada color.</translation>
    </message>
    <message>
        <source>Place one stone of either colour</source>
        <translation>Coloca una piedra de cualquier color</translation>
    </message>
    <message>
        <source>Place only stones of the other player’s colour.</source>
        <translation>Coloca solo piedras del color del otro jugador.</translation>
    </message>
    <message>
        <source>Place the last piece that fits.</source>
        <translation>Coloca la última pieza que cabe.</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>board</comment>
        <translation>Liso</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Play again with the players swapped</source>
        <translation>Jugar otra vez con los jugadores intercambiados</translation>
    </message>
    <message>
        <source>Play again with the same options</source>
        <translation>Jugar otra vez con las mismas opciones</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Jugar desde aquí</translation>
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
        <source>Play from here …</source>
        <translation>Jugar desde aquí…</translation>
    </message>
    <message>
        <source>Play from move {number}</source>
        <translation>Jugar desde la jugada {number}</translation>
    </message>
    <message>
        <source>Play from the start</source>
        <translation>Jugar desde el inicio</translation>
    </message>
    <message>
        <source>Play from this position</source>
        <translation>Jugar desde esta posición</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Jugarla</translation>
    </message>
    <message>
        <source>Play level {level}</source>
        <translation>Jugar contra el nivel {level}</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>Play the computer, level {level}</source>
        <translation>Jugar contra el ordenador, nivel {level}</translation>
    </message>
    <message>
        <source>Play this move</source>
        <translation>Hacer esta jugada</translation>
    </message>
    <message>
        <source>Play: {what}</source>
        <translation>Jugar: {what}</translation>
    </message>
    <message>
        <source>Played like level {level}</source>
        <translation>Ha jugado como el nivel {level}</translation>
    </message>
    <message>
        <source>Played like level {level} ({low} to {high})</source>
        <translation>Ha jugado como el nivel {level} (de {low} a {high})</translation>
    </message>
    <message>
        <source>Played next:</source>
        <translation>Se jugó después:</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>column</comment>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Jugador 1</translation>
    </message>
    <message>
        <source>Player 1 made exactly five in a row.</source>
        <translation>El Jugador 1 ha hecho exactamente cinco en fila.</translation>
    </message>
    <message>
        <source>Player 1 needs exactly five in a row, and has made {made}.</source>
        <translation>El Jugador 1 necesita exactamente cinco en fila, y ha hecho {made}.</translation>
    </message>
    <message>
        <source>Player 1 won</source>
        <translation>Victoria del Jugador 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Jugador 2</translation>
    </message>
    <message>
        <source>Player 2 made five or more in a row.</source>
        <translation>El Jugador 2 ha hecho cinco o más en fila.</translation>
    </message>
    <message>
        <source>Player 2 needs at least five in a row, and has made {made}.</source>
        <translation>El Jugador 2 necesita al menos cinco en fila, y ha hecho {made}.</translation>
    </message>
    <message>
        <source>Player 2 won</source>
        <translation>Victoria del Jugador 2</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Jugador {number}</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Al jugar</translation>
    </message>
    <message>
        <source>Plays</source>
        <comment>column</comment>
        <translation>Juega a</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>games</comment>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Points added to White’s score, because Black moves first.</source>
        <translation>Puntos que se suman a las Blancas, porque las Negras juegan primero.</translation>
    </message>
    <message>
        <source>Pr&amp;omote variation</source>
        <translation>Pr&amp;omover variante</translation>
    </message>
    <message>
        <source>Pre&amp;vious move</source>
        <translation>Jugada anterio&amp;r</translation>
    </message>
    <message>
        <source>Pre&amp;vious variation</source>
        <translation>Variante &amp;anterior</translation>
    </message>
    <message>
        <source>Press Enter to play {turn}.</source>
        <translation>Pulsa Intro para jugar {turn}.</translation>
    </message>
    <message>
        <source>Press Esc again to discard the position.</source>
        <translation>Pulsa Esc otra vez para descartar la posición.</translation>
    </message>
    <message>
        <source>Press Esc to undo.</source>
        <translation>Pulsa Esc para deshacer.</translation>
    </message>
    <message>
        <source>Press the new key for “{action}”, or Esc to cancel.</source>
        <translation>Pulsa la nueva tecla para «{action}», o Esc para cancelar.</translation>
    </message>
    <message>
        <source>Press “Play this move” or Enter, or Esc to undo it.</source>
        <translation>Pulsa «Hacer esta jugada» o Intro, o Esc para deshacerla.</translation>
    </message>
    <message>
        <source>Preview of the board</source>
        <translation>Vista previa del tablero</translation>
    </message>
    <message>
        <source>Preview …</source>
        <translation>Vista previa…</translation>
    </message>
    <message>
        <source>Previous le&amp;gal cell</source>
        <translation>Casilla &amp;legal anterior</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Resultado anterior</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Paso anterior</translation>
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
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Progreso de la revisión</translation>
    </message>
    <message>
        <source>Push a stone over the edge.</source>
        <translation>Empuja una piedra por encima del borde.</translation>
    </message>
    <message>
        <source>Put your boards into {folder}.</source>
        <translation>Pon tus tableros en {folder}.</translation>
    </message>
    <message>
        <source>Put your pieces into {folder}.</source>
        <translation>Pon tus piezas en {folder}.</translation>
    </message>
    <message>
        <source>Put your themes into {folder}.</source>
        <translation>Pon tus temas en {folder}.</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Puzzles by day</source>
        <translation>Problemas por día</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>depth</comment>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Quick ({size})</source>
        <translation>Rápida ({size})</translation>
    </message>
    <message>
        <source>R&amp;ecent games</source>
        <translation>Partidas recien&amp;tes</translation>
    </message>
    <message>
        <source>Raise your own score: get more groups of a large size than the other player has.</source>
        <translation>Sube tus propios puntos: consigue más grupos de un tamaño grande que el otro jugador.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>Rating</source>
        <comment>column</comment>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Rating from games</source>
        <translation>Puntuación por partidas</translation>
    </message>
    <message>
        <source>Rating from puzzles</source>
        <translation>Puntuación por problemas</translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <translation>Revanc&amp;ha</translation>
    </message>
    <message>
        <source>Read &amp;out the position</source>
        <translation>Leer la posición en &amp;voz alta</translation>
    </message>
    <message>
        <source>Reading the clipboard …</source>
        <translation>Leyendo el portapapeles…</translation>
    </message>
    <message>
        <source>Reading {name} …</source>
        <translation>Leyendo {name}…</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Redone: {edit}.</source>
        <translation>Rehecho: {edit}.</translation>
    </message>
    <message>
        <source>Regular player</source>
        <translation>Habitual</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recargar</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revancha</translation>
    </message>
    <message>
        <source>Rematch w&amp;ith players swapped</source>
        <translation>Revancha con los &amp;jugadores intercambiados</translation>
    </message>
    <message>
        <source>Remove</source>
        <comment>engine</comment>
        <translation>Quitar</translation>
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
        <source>Res&amp;ign …</source>
        <translation>&amp;Abandonar …</translation>
    </message>
    <message>
        <source>Reset &amp;all …</source>
        <translation>Restablecer &amp;todo…</translation>
    </message>
    <message>
        <source>Reset &amp;orientation</source>
        <translation>Restable&amp;cer orientación</translation>
    </message>
    <message>
        <source>Reset all keyboard shortcuts to their defaults?</source>
        <translation>¿Restablecer todos los atajos de teclado?</translation>
    </message>
    <message>
        <source>Reset si&amp;ze</source>
        <translation>Restablecer &amp;tamaño</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abandonar</translation>
    </message>
    <message>
        <source>Resign for {loser}? {winner} would win.</source>
        <translation>¿Abandonar por {loser}? Ganaría {winner}.</translation>
    </message>
    <message>
        <source>Resign this game? {winner} would win.</source>
        <translation>¿Abandonar esta partida? Ganaría {winner}.</translation>
    </message>
    <message>
        <source>Rest here to see the line on the board; → and ← step through it.</source>
        <translation>Quédate aquí para ver la continuación en el tablero; → y ← la recorren.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Restore windows</source>
        <translation>Restaurarlas</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Results by</source>
        <translation>Resultados por</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Retry my &amp;mistakes</source>
        <translation>R&amp;epasar mis errores</translation>
    </message>
    <message>
        <source>Retry the mistakes</source>
        <translation>Repasar los errores</translation>
    </message>
    <message>
        <source>Retry your mistakes</source>
        <translation>Repasa tus errores</translation>
    </message>
    <message>
        <source>Return to the game</source>
        <translation>Volver a la partida</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>tab</comment>
        <translation>Revisión</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisar</translation>
    </message>
    <message>
        <source>Review it again</source>
        <translation>Revisar de nuevo</translation>
    </message>
    <message>
        <source>Review more deeply</source>
        <translation>Revisar más a fondo</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Revisar la partida</translation>
    </message>
    <message>
        <source>Reviewed by {engine}</source>
        <translation>Revisión de {engine}</translation>
    </message>
    <message>
        <source>Reviewing {total} moves …</source>
        <translation>Revisando {total} jugadas …</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Correcto</translation>
    </message>
    <message>
        <source>Rotate &amp;left</source>
        <translation>Girar a la &amp;izquierda</translation>
    </message>
    <message>
        <source>Rotate &amp;right</source>
        <translation>Girar a la &amp;derecha</translation>
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
        <source>Rules of {game}</source>
        <translation>Reglas de {game}</translation>
    </message>
    <message>
        <source>S&amp;ettings …</source>
        <translation>&amp;Ajustes…</translation>
    </message>
    <message>
        <source>S&amp;hare and export</source>
        <translation>Com&amp;partir y exportar</translation>
    </message>
    <message>
        <source>S&amp;quares</source>
        <translation>Cua&amp;drados</translation>
    </message>
    <message>
        <source>S&amp;tart page</source>
        <translation>Página de &amp;inicio</translation>
    </message>
    <message>
        <source>S&amp;wap colours</source>
        <translation>Cam&amp;biar de color</translation>
    </message>
    <message>
        <source>S&amp;ystem typeface</source>
        <translation>&amp;Letra del sistema</translation>
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
        <source>Save</source>
        <comment>engine</comment>
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
        <source>Save game</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>Save the selected games to one file</source>
        <translation>Guardar en un archivo las partidas seleccionadas</translation>
    </message>
    <message>
        <source>Save …</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Saved as PNG, SVG or PDF, depending on the file name.</source>
        <translation>Se guarda como PNG, SVG o PDF según el nombre del archivo.</translation>
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
        <source>Searching for games …</source>
        <translation>Buscando partidas…</translation>
    </message>
    <message>
        <source>Searching …</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Segundo</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Segundos</translation>
    </message>
    <message>
        <source>Seconds added per move</source>
        <translation>Segundos añadidos por jugada</translation>
    </message>
    <message>
        <source>See where the game was won and lost</source>
        <translation>Ver dónde se ganó y se perdió la partida</translation>
    </message>
    <message>
        <source>Seldom sees a win in one move.</source>
        <translation>Rara vez ve una victoria en una jugada.</translation>
    </message>
    <message>
        <source>Set &amp;up a position …</source>
        <translation>Co&amp;mponer una posición…</translation>
    </message>
    <message>
        <source>Set up a position – Oddments</source>
        <translation>Componer una posición – Oddments</translation>
    </message>
    <message>
        <source>Settings – Oddments</source>
        <translation>Ajustes – Oddments</translation>
    </message>
    <message>
        <source>Share and export</source>
        <translation>Compartir y exportar</translation>
    </message>
    <message>
        <source>Show &amp;log folder</source>
        <translation>Mostrar la carpeta de re&amp;gistros</translation>
    </message>
    <message>
        <source>Show a &amp;hint</source>
        <translation>Mostrar una &amp;pista</translation>
    </message>
    <message>
        <source>Show all numbers</source>
        <translation>Mostrar todos los números</translation>
    </message>
    <message>
        <source>Show deleted games, or the others again</source>
        <translation>Mostrar las partidas eliminadas, o de nuevo las demás</translation>
    </message>
    <message>
        <source>Show fewer numbers</source>
        <translation>Mostrar menos números</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Muéstrame</translation>
    </message>
    <message>
        <source>Show the &amp;better line</source>
        <translation>Mostrar la línea &amp;mejor</translation>
    </message>
    <message>
        <source>Show the file’s folder</source>
        <translation>Mostrar la carpeta del archivo</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Mostrar la solución</translation>
    </message>
    <message>
        <source>Show what follows</source>
        <translation>Mostrar lo que sigue</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>Mostrar por qué</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Lados</translation>
    </message>
    <message>
        <source>Sides still needed</source>
        <translation>Lados que le faltan</translation>
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
        <source>Size {size}: Black has {black}, White has {white}.</source>
        <translation>Tamaño {size}: las Negras tienen {black}; las Blancas, {white}.</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Hábil</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>Slate</source>
        <comment>board</comment>
        <translation>Pizarra</translation>
    </message>
    <message>
        <source>Slide and flip discs that belong to nobody. Be the first to line up five.</source>
        <translation>Desliza y voltea discos que no son de nadie. Gana quien alinea cinco primero.</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed</comment>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>So&amp;unds</source>
        <translation>S&amp;onidos</translation>
    </message>
    <message>
        <source>Something went wrong, but you can keep playing. A report helps us fix it.</source>
        <translation>Algo ha fallado, pero puedes seguir jugando. Un informe nos ayuda a arreglarlo.</translation>
    </message>
    <message>
        <source>Sometimes misses a win in one move.</source>
        <translation>A veces deja escapar una victoria en una jugada.</translation>
    </message>
    <message>
        <source>Sort order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Speed</source>
        <comment>of animations</comment>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Speed of animations</source>
        <translation>Velocidad de las animaciones</translation>
    </message>
    <message>
        <source>Split the other player’s biggest group.</source>
        <translation>Parte el mayor grupo del otro jugador.</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Cuadrados</translation>
    </message>
    <message numerus="yes">
        <source>Squares: likely colour at the end, larger if surer (%Ln random game(s)).</source>
        <translation>
            <numerusform>Cuadrados: color probable al final, más grandes si es más seguro (%Ln partida al azar).</numerusform>
            <numerusform>Cuadrados: color probable al final, más grandes si es más seguro (%Ln partidas al azar).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Squares: likely winning group, larger if surer (%Ln random game(s)).</source>
        <translation>
            <numerusform>Cuadrados: probable grupo ganador, más grandes si es más seguro (%Ln partida al azar).</numerusform>
            <numerusform>Cuadrados: probable grupo ganador, más grandes si es más seguro (%Ln partidas al azar).</numerusform>
        </translation>
    </message>
    <message>
        <source>Stack black-and-white pieces like bricks. Win with the biggest unmatched group.</source>
        <translation>Apila piezas como ladrillos. Gana con el mayor grupo sin pareja.</translation>
    </message>
    <message>
        <source>Stacks away from the edge</source>
        <translation>Pilas fuera del borde</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Empezar la partida</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>Posición inicial</translation>
    </message>
    <message>
        <source>Stay at level {level}.</source>
        <translation>Sigue en el nivel {level}.</translation>
    </message>
    <message>
        <source>Step back through the moves to look at the game again.</source>
        <translation>Retrocede por las jugadas para volver a ver la partida.</translation>
    </message>
    <message>
        <source>Step back through the moves to see what was to be expected.</source>
        <translation>Retrocede por las jugadas para ver qué cabía esperar.</translation>
    </message>
    <message>
        <source>Step through the move list</source>
        <translation>Recorrer la lista de jugadas</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Paso {number} de {count}</translation>
    </message>
    <message>
        <source>Stone</source>
        <comment>pieces</comment>
        <translation>Piedra</translation>
    </message>
    <message>
        <source>Stones away from the edge</source>
        <translation>Piedras fuera del borde</translation>
    </message>
    <message>
        <source>Stones still needed</source>
        <translation>Piedras que faltan</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>review</comment>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Stop counting</source>
        <translation>Terminar el recuento</translation>
    </message>
    <message>
        <source>Stop marking</source>
        <translation>Dejar de marcar</translation>
    </message>
    <message>
        <source>Stop playing through</source>
        <translation>Dejar de ver la partida</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Fuerte</translation>
    </message>
    <message>
        <source>Swap colours</source>
        <translation>Cambiar de color</translation>
    </message>
    <message>
        <source>Swap players</source>
        <translation>Cambiar de lugar</translation>
    </message>
    <message>
        <source>Switc&amp;h colour</source>
        <translation>To&amp;mar el otro color</translation>
    </message>
    <message>
        <source>System language ({language})</source>
        <translation>Idioma del sistema ({language})</translation>
    </message>
    <message>
        <source>T&amp;ype a move</source>
        <translation>&amp;Escribir una jugada</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Deshacerla</translation>
    </message>
    <message>
        <source>Take the next {game} lesson</source>
        <translation>Hacer la siguiente lección de {game}</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Probar</translation>
    </message>
    <message>
        <source>Test …</source>
        <comment>engine</comment>
        <translation>Probar…</translation>
    </message>
    <message>
        <source>That is the move you played in the game.</source>
        <translation>Esa es la jugada que hiciste en la partida.</translation>
    </message>
    <message>
        <source>That was the last mistake</source>
        <translation>Ese era el último error</translation>
    </message>
    <message>
        <source>The &amp;skipped turn</source>
        <translation>&amp;El turno perdido</translation>
    </message>
    <message>
        <source>The SQLite of this Python lacks FTS5, which a library needs.</source>
        <translation>Al SQLite de este Python le falta FTS5, que la biblioteca necesita.</translation>
    </message>
    <message>
        <source>The analysis failed</source>
        <translation>El análisis ha fallado</translation>
    </message>
    <message>
        <source>The author suggests {first} to {last}; smaller boards are for learning.</source>
        <translation>El autor recomienda de {first} a {last}; los tableros más pequeños son para aprender.</translation>
    </message>
    <message>
        <source>The average level of the computers that made it</source>
        <translation>El nivel medio de los ordenadores que la jugaron</translation>
    </message>
    <message>
        <source>The best reply is {reply}.</source>
        <translation>La mejor respuesta es {reply}.</translation>
    </message>
    <message>
        <source>The biggest unmatched group wins.</source>
        <translation>Gana el mayor grupo sin pareja.</translation>
    </message>
    <message>
        <source>The black half goes there. Choose the square beside it for the white half.</source>
        <translation>Ahí va la mitad negra. Elige la casilla de al lado para la blanca.</translation>
    </message>
    <message>
        <source>The board at the end of this line, and of the better one.</source>
        <translation>El tablero al final de esta variante y de la mejor.</translation>
    </message>
    <message>
        <source>The board before and after {moves}.</source>
        <translation>El tablero antes y después de {moves}.</translation>
    </message>
    <message>
        <source>The board is full and the sums of squares are equal.</source>
        <translation>El tablero está lleno y las sumas de cuadrados son iguales.</translation>
    </message>
    <message>
        <source>The board is full: the biggest unmatched group wins.</source>
        <translation>El tablero está lleno: gana el mayor grupo sin pareja.</translation>
    </message>
    <message>
        <source>The board is full: the higher sum of squares wins.</source>
        <translation>El tablero está lleno: gana la suma de cuadrados más alta.</translation>
    </message>
    <message>
        <source>The board was copied to the clipboard as a picture.</source>
        <translation>El tablero se ha copiado al portapapeles como imagen.</translation>
    </message>
    <message>
        <source>The board was copied to the clipboard as text.</source>
        <translation>El tablero se ha copiado al portapapeles como texto.</translation>
    </message>
    <message>
        <source>The cards were not transferred: {why}.</source>
        <translation>Las tarjetas no se han transferido: {why}.</translation>
    </message>
    <message>
        <source>The clipboard contains no text.</source>
        <translation>El portapapeles no contiene texto.</translation>
    </message>
    <message>
        <source>The clipboard does not contain a branch of this game: {why}.</source>
        <translation>El portapapeles no contiene ninguna rama de esta partida: {why}.</translation>
    </message>
    <message>
        <source>The clipboard does not contain a game: {why}.</source>
        <translation>El portapapeles no contiene ninguna partida: {why}.</translation>
    </message>
    <message>
        <source>The clocks are stopped. {who} to move: press “Resume” to start them.</source>
        <translation>Los relojes están parados. Turno de {who}: pulsa «Reanudar» para ponerlos en marcha.</translation>
    </message>
    <message>
        <source>The command line has a character without text.</source>
        <translation>La línea de comandos tiene un carácter sin texto.</translation>
    </message>
    <message>
        <source>The command was copied to the clipboard.</source>
        <translation>El comando se ha copiado al portapapeles.</translation>
    </message>
    <message>
        <source>The comment links to a page on {host}.</source>
        <translation>El comentario enlaza a una página de {host}.</translation>
    </message>
    <message>
        <source>The computer played at level {level} ({name}).</source>
        <translation>El ordenador jugó en el nivel {level} ({name}).</translation>
    </message>
    <message>
        <source>The computer ran out of memory, but you can keep playing. Closing other programs may help.</source>
        <translation>Se ha agotado la memoria, pero puedes seguir jugando. Cerrar otros programas puede ayudar.</translation>
    </message>
    <message>
        <source>The core of Oddments is not compiled on this computer, so the engine is hundreds of times slower. Run installer/run to compile it.</source>
        <translation>El núcleo de Oddments no está compilado en este equipo, así que el motor es cientos de veces más lento. installer/run lo compila.</translation>
    </message>
    <message>
        <source>The current board</source>
        <translation>El tablero actual</translation>
    </message>
    <message>
        <source>The current line</source>
        <translation>La línea actual</translation>
    </message>
    <message>
        <source>The earlier moves do not lead to this position.</source>
        <translation>Las jugadas anteriores no llevan a esta posición.</translation>
    </message>
    <message>
        <source>The engine evaluates your move.</source>
        <translation>El motor evalúa tu jugada.</translation>
    </message>
    <message>
        <source>The engine failed</source>
        <translation>El motor ha fallado</translation>
    </message>
    <message>
        <source>The engine failed: {why}.</source>
        <translation>El motor ha fallado: {why}.</translation>
    </message>
    <message>
        <source>The engine gives no win rates</source>
        <translation>El motor no da probabilidades de ganar</translation>
    </message>
    <message>
        <source>The engine stopped responding and was restarted. The game continues.</source>
        <translation>El motor dejó de responder y se ha reiniciado. La partida continúa.</translation>
    </message>
    <message numerus="yes">
        <source>The fairest komi known for this board is {komi}: in %Ln game(s) of the computer against itself Black’s win rate was {rate}, in the long run very likely {low} to {high}.</source>
        <translation>
            <numerusform>El komi más equilibrado que se conoce para este tablero es {komi}: en %Ln partida del ordenador contra sí mismo, la probabilidad de ganar de las Negras fue del {rate}; a la larga, muy probablemente entre {low} y {high}.</numerusform>
            <numerusform>El komi más equilibrado que se conoce para este tablero es {komi}: en %Ln partidas del ordenador contra sí mismo, la probabilidad de ganar de las Negras fue del {rate}; a la larga, muy probablemente entre {low} y {high}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is damaged, and shown in part: {why}.</source>
        <translation>El archivo está dañado y se muestra en parte: {why}.</translation>
    </message>
    <message>
        <source>The file is {path}.</source>
        <translation>El archivo es {path}.</translation>
    </message>
    <message>
        <source>The game could not be saved to {path}: {why}.</source>
        <translation>No se ha podido guardar la partida en {path}: {why}.</translation>
    </message>
    <message>
        <source>The game does not have what the position says.</source>
        <translation>Este juego no tiene lo que indica la posición.</translation>
    </message>
    <message>
        <source>The game has not been reviewed.</source>
        <translation>La partida no se ha revisado.</translation>
    </message>
    <message>
        <source>The game in diagrams</source>
        <translation>La partida en diagramas</translation>
    </message>
    <message>
        <source>The game in the clipboard has no moves.</source>
        <translation>La partida del portapapeles no tiene jugadas.</translation>
    </message>
    <message>
        <source>The game is a draw.</source>
        <translation>La partida termina en tablas.</translation>
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
        <source>The game of {package} cannot be played: {why}</source>
        <translation>No se puede jugar al juego de {package}: {why}</translation>
    </message>
    <message>
        <source>The game of {package} has failed, but you can keep playing. A report helps its authors fix it.</source>
        <translation>El juego de {package} ha fallado, pero puedes seguir jugando. Un informe ayuda a sus autores a corregirlo.</translation>
    </message>
    <message>
        <source>The game starts in a position that was set up.</source>
        <translation>La partida empieza en una posición preparada.</translation>
    </message>
    <message>
        <source>The game was copied to the clipboard in the format of a saved game.</source>
        <translation>La partida se ha copiado al portapapeles con el formato de una partida guardada.</translation>
    </message>
    <message>
        <source>The game {key} is installed, but cannot be played: {why}. Here is what the file says; it stays as it is.</source>
        <translation>El juego {key} está instalado, pero no se puede jugar: {why}. Esto es lo que dice el archivo, que no se modifica.</translation>
    </message>
    <message>
        <source>The game {key} is not installed. To replay it, install the package {package}, if you trust the source of this file, and start Oddments again. Here is what the file says; it stays as it is.</source>
        <translation>El juego {key} no está instalado. Para reproducir la partida, instala el paquete {package}, si confías en el origen de este archivo, y reinicia Oddments. Esto es lo que dice el archivo, que no se modifica.</translation>
    </message>
    <message>
        <source>The komi is {komi}.</source>
        <translation>El komi es {komi}.</translation>
    </message>
    <message>
        <source>The komi is {komi}. {name} takes {colour}.</source>
        <translation>El komi es {komi}. {name} elige {colour}.</translation>
    </message>
    <message>
        <source>The last &amp;piece</source>
        <translation>&amp;La última pieza</translation>
    </message>
    <message>
        <source>The last move completed a row with this disc.</source>
        <translation>La última jugada ha completado una fila con este disco.</translation>
    </message>
    <message numerus="yes">
        <source>The last move completed a row. It moved or flipped these %Ln disc(s).</source>
        <translation>
            <numerusform>La última jugada ha completado una fila. Ha movido o volteado este disco.</numerusform>
            <numerusform>La última jugada ha completado una fila. Ha movido o volteado estos %Ln discos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last move made a winning row.</source>
        <translation>La última jugada ha hecho una fila ganadora.</translation>
    </message>
    <message>
        <source>The library cannot be searched: {why}.</source>
        <translation>No se puede buscar en la biblioteca: {why}.</translation>
    </message>
    <message>
        <source>The library cannot be updated: {why}.</source>
        <translation>No se puede actualizar la biblioteca: {why}.</translation>
    </message>
    <message>
        <source>The list of games is being rebuilt from the games. No game is lost.</source>
        <translation>La lista de partidas se está rehaciendo a partir de las partidas. No se ha perdido ninguna.</translation>
    </message>
    <message>
        <source>The list of open windows cannot be saved: {why}. The next start may bring back earlier ones.</source>
        <translation>No se puede guardar la lista de ventanas abiertas: {why}. Es posible que en el próximo inicio se restauren otras anteriores.</translation>
    </message>
    <message>
        <source>The log is in {folder}.</source>
        <translation>El registro está en {folder}.</translation>
    </message>
    <message>
        <source>The move is already complete.</source>
        <translation>La jugada ya está completa.</translation>
    </message>
    <message>
        <source>The move is among the marked cells.</source>
        <translation>La jugada está entre las casillas marcadas.</translation>
    </message>
    <message>
        <source>The move is not complete yet.</source>
        <translation>La jugada aún no está completa.</translation>
    </message>
    <message>
        <source>The move played here was bad. Find a better one.</source>
        <translation>La jugada que se hizo aquí fue mala. Encuentra una mejor.</translation>
    </message>
    <message>
        <source>The move: {turn}. Now you play it.</source>
        <translation>La jugada: {turn}. Ahora hazla tú.</translation>
    </message>
    <message numerus="yes">
        <source>The next card comes back in %Ln day(s).</source>
        <translation>
            <numerusform>La próxima tarjeta vuelve mañana.</numerusform>
            <numerusform>La próxima tarjeta vuelve en %Ln días.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next card comes back in {time}.</source>
        <translation>La próxima tarjeta vuelve en {time}.</translation>
    </message>
    <message>
        <source>The number of groups is even: place a second stone, or take the first one back.</source>
        <translation>El número de grupos es par: coloca una segunda piedra o deshaz la primera.</translation>
    </message>
    <message>
        <source>The number of groups must be odd.</source>
        <translation>El número de grupos debe ser impar.</translation>
    </message>
    <message>
        <source>The number of groups would be even, and must be odd.</source>
        <translation>El número de grupos sería par, y debe ser impar.</translation>
    </message>
    <message>
        <source>The number of pieces and passes is even, so Black is to move.</source>
        <translation>El número de piezas y pases es par, así que les toca a las Negras.</translation>
    </message>
    <message>
        <source>The number of pieces and passes is odd, so White is to move.</source>
        <translation>El número de piezas y pases es impar, así que les toca a las Blancas.</translation>
    </message>
    <message>
        <source>The other half fits on no neighbouring square.</source>
        <translation>La otra mitad no cabe en ninguna casilla vecina.</translation>
    </message>
    <message>
        <source>The other player</source>
        <translation>El otro jugador</translation>
    </message>
    <message>
        <source>The other player has just passed</source>
        <translation>El otro jugador acaba de pasar</translation>
    </message>
    <message>
        <source>The other player skips a turn</source>
        <translation>El otro jugador pierde un turno</translation>
    </message>
    <message>
        <source>The other player threatens to win. Block the way.</source>
        <translation>El otro jugador amenaza con ganar. Ciérrale el paso.</translation>
    </message>
    <message>
        <source>The pasted moves are already there.</source>
        <translation>Las jugadas pegadas ya estaban.</translation>
    </message>
    <message>
        <source>The pasted text could only be read in part: {problem}.</source>
        <translation>El texto pegado solo se ha podido leer en parte: {problem}.</translation>
    </message>
    <message>
        <source>The picture could not be copied: {why}.</source>
        <translation>No se ha podido copiar la imagen: {why}.</translation>
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
        <source>The players agreed to it.</source>
        <translation>Los jugadores lo han acordado.</translation>
    </message>
    <message>
        <source>The position has occurred three times. The game is a draw.</source>
        <translation>La posición se ha dado por tercera vez. La partida termina en tablas.</translation>
    </message>
    <message>
        <source>The position is corrupt. Press “Try again” to replay the game from the start.</source>
        <translation>La posición está dañada. Pulsa «Intentar de nuevo» para rehacer la partida desde el inicio.</translation>
    </message>
    <message>
        <source>The position is corrupt: {why}. The game can be replayed from the start.</source>
        <translation>La posición está dañada: {why}. La partida se puede rehacer desde el inicio.</translation>
    </message>
    <message>
        <source>The position was copied.</source>
        <translation>La posición se ha copiado.</translation>
    </message>
    <message>
        <source>The previous session</source>
        <translation>La sesión anterior</translation>
    </message>
    <message>
        <source>The rating from puzzles cannot be read: {why}.</source>
        <translation>No se puede leer la puntuación por problemas: {why}.</translation>
    </message>
    <message>
        <source>The reply {reply} then wins by force.</source>
        <translation>Entonces la respuesta {reply} gana de forma forzada.</translation>
    </message>
    <message>
        <source>The report was copied to the clipboard.</source>
        <translation>El informe se ha copiado al portapapeles.</translation>
    </message>
    <message>
        <source>The rest was skipped</source>
        <translation>El resto se ha saltado</translation>
    </message>
    <message>
        <source>The rest was skipped.</source>
        <translation>El resto se ha omitido.</translation>
    </message>
    <message>
        <source>The review failed: {why}.</source>
        <translation>La revisión ha fallado: {why}.</translation>
    </message>
    <message>
        <source>The row can be completed in more than one way.</source>
        <translation>La fila se puede completar de más de una manera.</translation>
    </message>
    <message>
        <source>The rules of this game failed: {why}.</source>
        <translation>Las reglas de este juego han fallado: {why}.</translation>
    </message>
    <message>
        <source>The same position has occurred three times.</source>
        <translation>La misma posición se ha dado por tercera vez.</translation>
    </message>
    <message>
        <source>The saved game</source>
        <translation>La partida guardada</translation>
    </message>
    <message>
        <source>The settings were damaged. What could be read of them still holds; the damaged file was kept as {name}.</source>
        <translation>Los ajustes estaban dañados. Lo que se pudo leer sigue en vigor; el archivo dañado se conserva como {name}.</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>La solución</translation>
    </message>
    <message>
        <source>The start</source>
        <translation>El inicio</translation>
    </message>
    <message>
        <source>The test failed: {why}.</source>
        <translation>La prueba ha fallado: {why}.</translation>
    </message>
    <message>
        <source>The theme “{theme}” has its own board and pieces. Choose another theme to use these.</source>
        <translation>El tema «{theme}» tiene su propio tablero y sus propias piezas. Elige otro tema para usar estos.</translation>
    </message>
    <message>
        <source>The training cards in {file} are from a newer version of Oddments. They stay as they are: update Oddments here, or train with that version.</source>
        <translation>Las tarjetas de entrenamiento de {file} son de una versión más reciente de Oddments. Se quedan como están: actualiza Oddments aquí o entrena con esa versión.</translation>
    </message>
    <message>
        <source>The training cards in {file} cannot be used: {why}.</source>
        <translation>Las tarjetas de entrenamiento de {file} no se pueden usar: {why}.</translation>
    </message>
    <message numerus="yes">
        <source>The training cards were damaged. %Ln card(s) could be recovered. The damaged file was kept as {name}.</source>
        <translation>
            <numerusform>Las tarjetas de entrenamiento estaban dañadas. Se pudo recuperar %Ln tarjeta. El archivo dañado se conserva como {name}.</numerusform>
            <numerusform>Las tarjetas de entrenamiento estaban dañadas. Se pudieron recuperar %Ln tarjetas. El archivo dañado se conserva como {name}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The trash is empty.</source>
        <translation>La papelera está vacía.</translation>
    </message>
    <message>
        <source>The two squares of a piece must be neighbours.</source>
        <translation>Las dos casillas de una pieza deben ser vecinas.</translation>
    </message>
    <message>
        <source>The two stacks must have the same height.</source>
        <translation>Las dos pilas deben tener la misma altura.</translation>
    </message>
    <message>
        <source>The white half goes there. Choose the square beside it for the black half.</source>
        <translation>Ahí va la mitad blanca. Elige la casilla de al lado para la negra.</translation>
    </message>
    <message numerus="yes">
        <source>The whole tree (%Ln move(s))</source>
        <translation>
            <numerusform>Todo el árbol (%Ln jugada)</numerusform>
            <numerusform>Todo el árbol (%Ln jugadas)</numerusform>
        </translation>
    </message>
    <message>
        <source>The win rate in the engine’s table of openings, or the proven result</source>
        <translation>El porcentaje de victorias en la tabla de aperturas del motor, o el resultado demostrado</translation>
    </message>
    <message>
        <source>The {game} lesson cannot be shown: {why}.</source>
        <translation>No se puede mostrar la lección de {game}: {why}.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>There are no cards yet. Review a game, or solve puzzles: what went wrong becomes a card.</source>
        <translation>Aún no hay tarjetas. Revisa una partida o resuelve problemas: lo que salió mal se convierte en una tarjeta.</translation>
    </message>
    <message>
        <source>There are no mistakes in this game to retry.</source>
        <translation>En esta partida no hay errores que repasar.</translation>
    </message>
    <message>
        <source>There are no moves to review yet.</source>
        <translation>Todavía no hay jugadas que revisar.</translation>
    </message>
    <message>
        <source>There is an engine with the name “{name}” already.</source>
        <translation>Ya hay un motor con el nombre «{name}».</translation>
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
        <source>There is no expectation map here: {why}.</source>
        <translation>Aquí no hay mapa de expectativas: {why}.</translation>
    </message>
    <message>
        <source>There is not enough memory for the engine. Close other programs.</source>
        <translation>No hay bastante memoria para el motor. Cierra otros programas.</translation>
    </message>
    <message>
        <source>There is nothing to capture now.</source>
        <translation>Ahora no hay nada que capturar.</translation>
    </message>
    <message>
        <source>There must be 28 discs.</source>
        <translation>Debe haber 28 discos.</translation>
    </message>
    <message>
        <source>These are not the pieces of this game.</source>
        <translation>Estas no son las piezas de este juego.</translation>
    </message>
    <message>
        <source>They come back as cards in the training.</source>
        <translation>Vuelven como tarjetas en el entrenamiento.</translation>
    </message>
    <message>
        <source>This board is solved: with best play it is a draw.</source>
        <translation>Este tablero está resuelto: con el mejor juego acaba en tablas.</translation>
    </message>
    <message>
        <source>This board is solved: with best play whoever begins wins.</source>
        <translation>Este tablero está resuelto: con el mejor juego gana quien empieza.</translation>
    </message>
    <message>
        <source>This board is solved: with best play whoever moves second wins.</source>
        <translation>Este tablero está resuelto: con el mejor juego gana quien juega en segundo lugar.</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Esto no se puede deshacer.</translation>
    </message>
    <message>
        <source>This cell is taken.</source>
        <translation>Esta casilla está ocupada.</translation>
    </message>
    <message>
        <source>This computer was asleep or too busy, so the clocks were stopped.</source>
        <translation>Este equipo estaba suspendido o demasiado ocupado, así que se han parado los relojes.</translation>
    </message>
    <message>
        <source>This did not work: {why}.</source>
        <translation>No ha sido posible: {why}.</translation>
    </message>
    <message>
        <source>This disc is in a row of exactly three or four: moving it costs a turn.</source>
        <translation>Este disco está en una fila de exactamente tres o cuatro: moverlo cuesta un turno.</translation>
    </message>
    <message>
        <source>This ends the game in a draw.</source>
        <translation>Esto termina la partida en tablas.</translation>
    </message>
    <message>
        <source>This ends the game: {winner} wins.</source>
        <translation>Esto termina la partida: gana {winner}.</translation>
    </message>
    <message>
        <source>This game cannot be saved in {folder}: {why}. Save it to another file. If you close the window or start a game again, it is lost.</source>
        <translation>Esta partida no se puede guardar en {folder}: {why}. Guárdala en otro archivo. Si vuelves a cerrar la ventana o a empezar una partida, se perderá.</translation>
    </message>
    <message>
        <source>This game is finished. Play another move to try something else from here.</source>
        <translation>Esta partida ha terminado. Haz otra jugada para probar otra cosa desde aquí.</translation>
    </message>
    <message>
        <source>This game is finished. Press “Play from here” to try another ending.</source>
        <translation>Esta partida ha terminado. Pulsa «Jugar desde aquí» para probar otro final.</translation>
    </message>
    <message>
        <source>This game is in the trash. Restore it to open it.</source>
        <translation>Esta partida está en la papelera. Restáurala para abrirla.</translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <translation>Esta partida está abierta en otra ventana.</translation>
    </message>
    <message>
        <source>This group had won before the last move.</source>
        <translation>Este grupo ya había ganado antes de la última jugada.</translation>
    </message>
    <message numerus="yes">
        <source>This group has %Ln stone(s).</source>
        <translation>
            <numerusform>Este grupo tiene una piedra.</numerusform>
            <numerusform>Este grupo tiene %Ln piedras.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is everything in the report: the program, the computer, and what went wrong. Nobody receives it unless you send it.</source>
        <translation>Esto es todo lo que contiene el informe: el programa, el equipo y lo que ha fallado. Nadie lo recibe si no lo envías tú.</translation>
    </message>
    <message>
        <source>This is not a move. Write it like {turn}.</source>
        <translation>Esto no es una jugada. Escríbela así: {turn}.</translation>
    </message>
    <message>
        <source>This is not possible now.</source>
        <translation>Eso no es posible ahora.</translation>
    </message>
    <message>
        <source>This is one of several games in {name}.</source>
        <translation>Esta es una de las partidas de {name}.</translation>
    </message>
    <message>
        <source>This is one of several pasted games.</source>
        <translation>Esta es una de las partidas pegadas.</translation>
    </message>
    <message>
        <source>This is the last uncovered half of its piece, so nothing can be placed on it.</source>
        <translation>Es la última mitad descubierta de su pieza: ya no se puede poner nada encima.</translation>
    </message>
    <message>
        <source>This is what the engine wrote last to its standard error.</source>
        <translation>Esto es lo último que el motor escribió en su salida de errores.</translation>
    </message>
    <message>
        <source>This loses the game.</source>
        <translation>Esto pierde la partida.</translation>
    </message>
    <message>
        <source>This square is taken.</source>
        <translation>Esta casilla está ocupada.</translation>
    </message>
    <message>
        <source>This text cannot be pasted: {why}.</source>
        <translation>Este texto no se puede pegar: {why}.</translation>
    </message>
    <message>
        <source>This version of Oddments does not know the game {key}. Here is what the file says; it stays as it is.</source>
        <translation>Esta versión de Oddments no conoce el juego {key}. Esto es lo que dice el archivo, que no se modifica.</translation>
    </message>
    <message>
        <source>This wins the game.</source>
        <translation>Esto gana la partida.</translation>
    </message>
    <message>
        <source>This would bring back the board from before the last move.</source>
        <translation>Eso repetiría el tablero de antes de la última jugada.</translation>
    </message>
    <message>
        <source>Threaten to win on two cells at once.</source>
        <translation>Amenaza con ganar en dos casillas a la vez.</translation>
    </message>
    <message>
        <source>Threaten to win.</source>
        <translation>Amenaza con ganar.</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Control de tiempo</translation>
    </message>
    <message>
        <source>Time for each move</source>
        <translation>Tiempo de cada jugada</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>Tiempo por jugada</translation>
    </message>
    <message>
        <source>Title of {moment}</source>
        <translation>Título de {moment}</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Hasta la jugada</translation>
    </message>
    <message>
        <source>To the ends of the row</source>
        <translation>Hasta los extremos de la fila</translation>
    </message>
    <message>
        <source>To …</source>
        <translation>Hasta…</translation>
    </message>
    <message>
        <source>Too few moves to judge the accuracy</source>
        <translation>Muy pocas jugadas para indicar la precisión</translation>
    </message>
    <message>
        <source>Total distance from the edge</source>
        <translation>Distancia total al borde</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entrenamiento</translation>
    </message>
    <message>
        <source>Training cards</source>
        <translation>Tarjetas de entrenamiento</translation>
    </message>
    <message>
        <source>Training cards ({patterns})</source>
        <translation>Tarjetas de entrenamiento ({patterns})</translation>
    </message>
    <message numerus="yes">
        <source>Training: %Ln due</source>
        <translation>
            <numerusform>Entrenamiento: %Ln pendiente</numerusform>
            <numerusform>Entrenamiento: %Ln pendientes</numerusform>
        </translation>
    </message>
    <message>
        <source>Transparent background</source>
        <translation>Fondo transparente</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>Papelera</translation>
    </message>
    <message>
        <source>Tree</source>
        <comment>tab</comment>
        <translation>Árbol</translation>
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
        <source>Try fewer criteria, or clear the fields above.</source>
        <translation>Prueba con menos criterios o borra los campos de arriba.</translation>
    </message>
    <message>
        <source>Try level {level}.</source>
        <translation>Prueba el nivel {level}.</translation>
    </message>
    <message>
        <source>Two computers</source>
        <translation>Dos ordenadores</translation>
    </message>
    <message>
        <source>Two pieces are on the same cell.</source>
        <translation>Hay dos piezas en la misma casilla.</translation>
    </message>
    <message>
        <source>Type a move such as {turn}. Press Esc to close.</source>
        <translation>Escribe una jugada como {turn}. Pulsa Esc para cerrar.</translation>
    </message>
    <message>
        <source>Type the command that starts the engine.</source>
        <translation>Escribe el comando que inicia el motor.</translation>
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
        <source>Undo the last answer</source>
        <translation>Deshacer la última respuesta</translation>
    </message>
    <message>
        <source>Undo the last click</source>
        <translation>Deshacer el último clic</translation>
    </message>
    <message>
        <source>Undo this move</source>
        <translation>Deshacer la jugada</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Deshecho</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Deshecho.</translation>
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
        <source>Unfinished</source>
        <comment>games</comment>
        <translation>Sin acabar</translation>
    </message>
    <message>
        <source>Up to level {level}</source>
        <translation>Subir al nivel {level}</translation>
    </message>
    <message>
        <source>Up to this day</source>
        <translation>Hasta este día</translation>
    </message>
    <message>
        <source>Use Up and Down to follow the line, Left and Right to reach the variations beside it.</source>
        <translation>Arriba y abajo recorren la línea; izquierda y derecha llevan a las variantes de al lado.</translation>
    </message>
    <message>
        <source>Usual ({size})</source>
        <translation>Normal ({size})</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Very strong</source>
        <translation>Muy fuerte</translation>
    </message>
    <message>
        <source>Visits</source>
        <comment>column</comment>
        <translation>Visitas</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Waiting for answers … ({elapsed} of {most} s)</source>
        <translation>Esperando respuestas… ({elapsed} de {most} s)</translation>
    </message>
    <message>
        <source>Waiting for the computer</source>
        <translation>Esperando al ordenador</translation>
    </message>
    <message>
        <source>Waiting for the training cards …</source>
        <translation>Esperando las tarjetas de entrenamiento …</translation>
    </message>
    <message>
        <source>Ways in which {colour} threatens to win: {first} at the end of this line, {last} at the end of the better one.</source>
        <translation>Maneras en que el {colour} amenaza con ganar: {first} al final de esta variante, {last} al final de la mejor.</translation>
    </message>
    <message>
        <source>What Oddments includes or runs on, with the full licence of each component.</source>
        <translation>Lo que Oddments incluye o necesita para funcionar, con la licencia completa de cada componente.</translation>
    </message>
    <message>
        <source>What could follow: {line}.</source>
        <translation>Lo que podría seguir: {line}.</translation>
    </message>
    <message>
        <source>What the engine thinks</source>
        <translation>Lo que piensa el motor</translation>
    </message>
    <message>
        <source>What was sent and received</source>
        <translation>Lo enviado y lo recibido</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>Qué ha fallado</translation>
    </message>
    <message>
        <source>When to &amp;pass</source>
        <translation>&amp;Cuándo pasar</translation>
    </message>
    <message>
        <source>Which komi is fair on this board has not been measured.</source>
        <translation>No se ha medido qué komi es justo en este tablero.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancas</translation>
    </message>
    <message>
        <source>White can swap only after Black&apos;s first move, with the pie rule</source>
        <translation>las Blancas solo pueden cambiar tras la primera jugada de las Negras, con la regla del pastel</translation>
    </message>
    <message>
        <source>White can swap only after Black’s first move, in a game with the pie rule.</source>
        <translation>Las Blancas solo pueden cambiar de color tras la primera jugada de las Negras, con la regla del pastel.</translation>
    </message>
    <message>
        <source>White disc</source>
        <translation>Disco blanco</translation>
    </message>
    <message>
        <source>White half first</source>
        <translation>Primero la mitad blanca</translation>
    </message>
    <message>
        <source>White is to move</source>
        <translation>es el turno de las Blancas</translation>
    </message>
    <message>
        <source>White may swap colours instead of making a first move.</source>
        <translation>Las Blancas pueden cambiar de color en vez de hacer la primera jugada.</translation>
    </message>
    <message>
        <source>White may swap colours now</source>
        <translation>Las Blancas pueden cambiar ahora de color</translation>
    </message>
    <message>
        <source>White stone</source>
        <translation>Piedra blanca</translation>
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
        <source>Who is to move</source>
        <translation>A quién le toca</translation>
    </message>
    <message>
        <source>Whose games are counted</source>
        <translation>De quién son las partidas contadas</translation>
    </message>
    <message>
        <source>Why not {what}?</source>
        <translation>¿Por qué no {what}?</translation>
    </message>
    <message>
        <source>Win by force</source>
        <translation>Gana de forma forzada</translation>
    </message>
    <message numerus="yes">
        <source>Win by force in %Ln move(s)</source>
        <translation>
            <numerusform>Gana de forma forzada en %Ln jugada</numerusform>
            <numerusform>Gana de forma forzada en %Ln jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Win rate</source>
        <comment>column</comment>
        <translation>Victoria</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Probabilidad de ganar</translation>
    </message>
    <message>
        <source>Win rate, move by move</source>
        <translation>Probabilidad de ganar, jugada a jugada</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Ventana</translation>
    </message>
    <message>
        <source>With {move} the chance to win is {after}; it could be {before}.</source>
        <translation>Con {move} la probabilidad de ganar es {after}; podría ser {before}.</translation>
    </message>
    <message>
        <source>Without a date</source>
        <translation>Sin fecha</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>games</comment>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Won in a row: {current} now, {longest} at most.</source>
        <translation>Ganadas seguidas: {current} ahora, {longest} como máximo.</translation>
    </message>
    <message>
        <source>Won, drawn and lost by the player who made the move</source>
        <translation>Ganadas, empatadas y perdidas por quien hizo la jugada</translation>
    </message>
    <message>
        <source>Wood</source>
        <comment>pieces</comment>
        <translation>Madera</translation>
    </message>
    <message>
        <source>Words in comments</source>
        <translation>Palabras en comentarios</translation>
    </message>
    <message>
        <source>Write a comment</source>
        <translation>Escribir un comentario</translation>
    </message>
    <message>
        <source>XD is missing, which has the pieces under others too</source>
        <translation>falta XD, que contiene también las piezas que están debajo de otras</translation>
    </message>
    <message>
        <source>XF must be a number of at least 1, not {text}</source>
        <translation>XF debe ser un número mayor o igual que 1, no {text}</translation>
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
        <source>You are not rated yet.</source>
        <translation>Aún no tienes puntuación.</translation>
    </message>
    <message>
        <source>You can win by force here.</source>
        <translation>Aquí puedes ganar de forma forzada.</translation>
    </message>
    <message>
        <source>You cannot pass here.</source>
        <translation>Aquí no puedes pasar.</translation>
    </message>
    <message>
        <source>You cannot pass while you can place a piece.</source>
        <translation>No puedes pasar mientras puedas colocar una pieza.</translation>
    </message>
    <message>
        <source>You cannot type a move now.</source>
        <translation>Ahora no puedes escribir una jugada.</translation>
    </message>
    <message>
        <source>You choose a colour.</source>
        <translation>Tú eliges el color.</translation>
    </message>
    <message>
        <source>You forfeited the game.</source>
        <translation>Has sido descalificado.</translation>
    </message>
    <message>
        <source>You had to pass.</source>
        <translation>Has tenido que pasar.</translation>
    </message>
    <message>
        <source>You have no legal move and pass.</source>
        <translation>No tienes jugadas legales y pasas.</translation>
    </message>
    <message>
        <source>You have seen all puzzles of {game}. They come back in the training.</source>
        <translation>Has visto todos los problemas de {game}. Vuelven en el entrenamiento.</translation>
    </message>
    <message>
        <source>You have {time} left.</source>
        <translation>Te queda este tiempo: {time}.</translation>
    </message>
    <message>
        <source>You lost</source>
        <translation>Has perdido</translation>
    </message>
    <message>
        <source>You lost {score}</source>
        <translation>Has perdido {score}</translation>
    </message>
    <message>
        <source>You move</source>
        <translation>Juegas</translation>
    </message>
    <message>
        <source>You name the komi.</source>
        <translation>Tú nombras el komi.</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Juegas con</translation>
    </message>
    <message>
        <source>You ran out of time.</source>
        <translation>Has agotado tu tiempo.</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <translation>Has abandonado.</translation>
    </message>
    <message>
        <source>You scored {points} of {games} at level {level}.</source>
        <translation>En el nivel {level} sumaste {points} de {games} puntos.</translation>
    </message>
    <message>
        <source>You skip a turn.</source>
        <translation>Pierdes un turno.</translation>
    </message>
    <message>
        <source>You skip a turn: a disc left a row of three or four.</source>
        <translation>Pierdes un turno: un disco ha dejado una fila de tres o cuatro.</translation>
    </message>
    <message>
        <source>You swapped colours: you are {colour} now.</source>
        <translation>Has cambiado de color: ahora juegas con {colour}.</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Has ganado</translation>
    </message>
    <message>
        <source>You won {score}</source>
        <translation>Has ganado {score}</translation>
    </message>
    <message>
        <source>Your chances are even. The level is named after the game.</source>
        <translation>Vuestras posibilidades son iguales. El nivel se dice tras la partida.</translation>
    </message>
    <message>
        <source>Your first rating: {rating}. The puzzle: {difficulty}.</source>
        <translation>Tu primera puntuación: {rating}. El problema: {difficulty}.</translation>
    </message>
    <message>
        <source>Your first win against level {level}</source>
        <translation>Tu primera victoria contra el nivel {level}</translation>
    </message>
    <message>
        <source>Your move cannot be evaluated: {why}.</source>
        <translation>Tu jugada no se puede evaluar: {why}.</translation>
    </message>
    <message>
        <source>Your move in notation</source>
        <translation>Tu jugada en notación</translation>
    </message>
    <message>
        <source>Your moves become a variation of this game. The moves that follow here stay.</source>
        <translation>Tus jugadas serán una variante de esta partida. Las jugadas que siguen aquí se conservan.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Tu nombre</translation>
    </message>
    <message>
        <source>Your rating: {rating}</source>
        <translation>Tu puntuación: {rating}</translation>
    </message>
    <message>
        <source>Your rating: {rating} ({change}). The puzzle: {difficulty}.</source>
        <translation>Tu puntuación: {rating} ({change}). El problema: {difficulty}.</translation>
    </message>
    <message>
        <source>Your turn ({colour}).</source>
        <translation>Te toca ({colour}).</translation>
    </message>
    <message>
        <source>Your windows can be restored now.</source>
        <translation>Ya se pueden restaurar tus ventanas.</translation>
    </message>
    <message>
        <source>Your windows cannot be restored yet: {problem}. Saved games are safe.</source>
        <translation>Aún no se pueden restaurar tus ventanas: {problem}. Las partidas guardadas están a salvo.</translation>
    </message>
    <message>
        <source>Your windows could not be restored: {problem}. All your games are saved.</source>
        <translation>No se han podido restaurar tus ventanas: {problem}. Todas tus partidas están guardadas.</translation>
    </message>
    <message>
        <source>a disc cannot pass over others</source>
        <translation>un disco no puede pasar por encima de otros</translation>
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
        <source>a half cannot be placed on its own colour</source>
        <translation>una mitad no puede ponerse sobre su propio color</translation>
    </message>
    <message>
        <source>a move by Black, but it is White&apos;s turn</source>
        <translation>una jugada de las Negras cuando es el turno de las Blancas</translation>
    </message>
    <message>
        <source>a move by White, but it is Black&apos;s turn</source>
        <translation>una jugada de las Blancas cuando es el turno de las Negras</translation>
    </message>
    <message>
        <source>a move in the root node</source>
        <translation>una jugada en el nodo raíz</translation>
    </message>
    <message>
        <source>a move is one or two stones</source>
        <translation>una jugada es de una o dos piedras</translation>
    </message>
    <message>
        <source>a node after a variation</source>
        <translation>un nodo después de una variante</translation>
    </message>
    <message>
        <source>a note on {turn}</source>
        <translation>nota sobre {turn}</translation>
    </message>
    <message>
        <source>a piece has one black and one white half</source>
        <translation>una pieza tiene una mitad negra y una blanca</translation>
    </message>
    <message>
        <source>a player who can place a piece cannot pass</source>
        <translation>quien puede colocar una pieza no puede pasar</translation>
    </message>
    <message>
        <source>a proven draw</source>
        <translation>tablas demostradas</translation>
    </message>
    <message>
        <source>a proven loss</source>
        <translation>derrota demostrada</translation>
    </message>
    <message>
        <source>a proven win</source>
        <translation>victoria demostrada</translation>
    </message>
    <message>
        <source>a value without a property</source>
        <translation>un valor sin propiedad</translation>
    </message>
    <message>
        <source>a whole piece would be covered</source>
        <translation>se taparía una pieza entera</translation>
    </message>
    <message>
        <source>about level {level}</source>
        <translation>más o menos nivel {level}</translation>
    </message>
    <message>
        <source>an unknown kind, GM[{number}]</source>
        <translation>un juego desconocido, GM[{number}]</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>y %Ln más</numerusform>
            <numerusform>y %Ln más</numerusform>
        </translation>
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
        <source>another height</source>
        <translation>otra altura</translation>
    </message>
    <message>
        <source>another piece lies on it</source>
        <translation>hay otra pieza encima</translation>
    </message>
    <message>
        <source>another program is writing to the file</source>
        <translation>otro programa está escribiendo en el archivo</translation>
    </message>
    <message>
        <source>as</source>
        <translation>como</translation>
    </message>
    <message>
        <source>as good as the best</source>
        <translation>tan buena como la mejor</translation>
    </message>
    <message>
        <source>asked for</source>
        <translation>pedida</translation>
    </message>
    <message>
        <source>at most {found} MB of memory may be used here (ulimit -{letter}), and Oddments needs {needed} MB</source>
        <translation>aquí se permiten como máximo {found} MB de memoria (ulimit -{letter}), y Oddments necesita {needed} MB</translation>
    </message>
    <message>
        <source>at most {found} files may be open here (ulimit -n), and Oddments needs {needed}</source>
        <translation>aquí se permiten como máximo {found} archivos abiertos (ulimit -n), y Oddments necesita {needed}</translation>
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
        <source>black disc {black}, white disc {white}, empty {empty}</source>
        <translation>disco negro {black}, disco blanco {white}, vacía {empty}</translation>
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
        <source>blunder</source>
        <translation>error grave</translation>
    </message>
    <message>
        <source>by {engine}</source>
        <translation>de {engine}</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>no se puede leer</translation>
    </message>
    <message>
        <source>cannot push {stones}</source>
        <translation>no puede empujar {stones}</translation>
    </message>
    <message>
        <source>cannot write to {folder}: {why}</source>
        <translation>no se puede escribir en {folder}: {why}</translation>
    </message>
    <message numerus="yes">
        <source>captures %Ln ({discs})</source>
        <translation>
            <numerusform>captura %Ln ({discs})</numerusform>
            <numerusform>captura %Ln ({discs})</numerusform>
        </translation>
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
        <source>costs a turn</source>
        <translation>cuesta un turno</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>cruz</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>format of a day</comment>
        <translation>d MMM yyyy</translation>
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
        <source>drawn {number}</source>
        <translation>empatadas {number}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacía</translation>
    </message>
    <message>
        <source>end the move</source>
        <comment>to do instead</comment>
        <translation>termina la jugada</translation>
    </message>
    <message>
        <source>every move loses against best play</source>
        <translation>contra el mejor juego todas las jugadas pierden</translation>
    </message>
    <message>
        <source>exactly five in a row · captures up to 3 enclosed discs in a line</source>
        <translation>exactamente cinco en fila · captura hasta 3 discos encerrados en una línea</translation>
    </message>
    <message>
        <source>expected &quot;;&quot;: a variation begins with a node</source>
        <translation>se espera «;»: una variante empieza por un nodo</translation>
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
        <source>five or more in a row · captures any number of enclosed discs</source>
        <translation>cinco o más en fila · captura cualquier número de discos encerrados</translation>
    </message>
    <message>
        <source>for all moves</source>
        <translation>para todas las jugadas</translation>
    </message>
    <message>
        <source>for each move</source>
        <translation>para cada jugada</translation>
    </message>
    <message numerus="yes">
        <source>from %Ln puzzle(s)</source>
        <translation>
            <numerusform>de %Ln problema</numerusform>
            <numerusform>de %Ln problemas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from the last %Ln game(s)</source>
        <translation>
            <numerusform>de %Ln partida</numerusform>
            <numerusform>de las últimas %Ln partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>from {before} to {after}</source>
        <translation>de {before} a {after}</translation>
    </message>
    <message>
        <source>good</source>
        <translation>buena</translation>
    </message>
    <message>
        <source>groups from {before} to {after}</source>
        <translation>grupos de {before} a {after}</translation>
    </message>
    <message>
        <source>height {height}</source>
        <translation>altura {height}</translation>
    </message>
    <message>
        <source>in Black’s winning group {black}, in White’s {white}, in neither {neither}</source>
        <translation>en el grupo ganador de Negras {black}, en el de Blancas {white}, en ninguno {neither}</translation>
    </message>
    <message numerus="yes">
        <source>in a group of %Ln</source>
        <translation>
            <numerusform>en un grupo de %Ln</numerusform>
            <numerusform>en un grupo de %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>imprecisión</translation>
    </message>
    <message>
        <source>input/output error</source>
        <translation>error de entrada/salida</translation>
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
        <source>it did not load within {seconds} s</source>
        <translation>no se cargó en {seconds} s</translation>
    </message>
    <message>
        <source>it does not say for which Oddments it was made: CONTRACT = {known} is missing</source>
        <translation>no dice para qué Oddments se hizo: falta CONTRACT = {known}</translation>
    </message>
    <message>
        <source>it extends {base}, but there are only {known}</source>
        <translation>amplía {base}, pero solo existen {known}</translation>
    </message>
    <message numerus="yes">
        <source>it has more than %Ln bytes</source>
        <translation>
            <numerusform>tiene más de %Ln byte</numerusform>
            <numerusform>tiene más de %Ln bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>it has no moves</source>
        <translation>no tiene jugadas</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es una carpeta</translation>
    </message>
    <message>
        <source>it is from {title}, but this is {game}</source>
        <translation>es de {title}, pero esta partida es de {game}</translation>
    </message>
    <message>
        <source>it is loaded again at the next start</source>
        <translation>se vuelve a cargar en el próximo inicio</translation>
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
        <source>it is not UTF-8 text</source>
        <translation>no es un texto en UTF-8</translation>
    </message>
    <message>
        <source>it is not a folder</source>
        <translation>no es una carpeta</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>no es un archivo normal</translation>
    </message>
    <message>
        <source>it is not an object in { }</source>
        <translation>no es un objeto entre { }</translation>
    </message>
    <message>
        <source>it is open in a window</source>
        <translation>está abierta en una ventana</translation>
    </message>
    <message>
        <source>it was made for a newer version of Oddments: update Oddments</source>
        <translation>se hizo para una versión más nueva de Oddments: actualiza Oddments</translation>
    </message>
    <message>
        <source>it was made for an older version of Oddments: update it</source>
        <translation>se hizo para una versión anterior de Oddments: actualízalo</translation>
    </message>
    <message>
        <source>its name is that of a built-in one</source>
        <translation>ese nombre ya lo tiene uno incluido</translation>
    </message>
    <message>
        <source>its own colour</source>
        <translation>su mismo color</translation>
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
        <source>level {level} beaten</source>
        <translation>nivel {level} vencido</translation>
    </message>
    <message>
        <source>line {line}, column {column}: {problem}</source>
        <translation>línea {line}, columna {column}: {problem}</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>bloqueada</translation>
    </message>
    <message>
        <source>loses a won game</source>
        <translation>pierde una partida ganada</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>derrota</translation>
    </message>
    <message>
        <source>lost {number}</source>
        <translation>perdidas {number}</translation>
    </message>
    <message>
        <source>making {turn} the main line</source>
        <translation>{turn} como línea principal</translation>
    </message>
    <message>
        <source>marks on the board</source>
        <translation>marcas en el tablero</translation>
    </message>
    <message>
        <source>missed win</source>
        <translation>victoria desaprovechada</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>error</translation>
    </message>
    <message>
        <source>move {number}, {colour} {turn}: {why}</source>
        <translation>jugada {number}, {colour} {turn}: {why}</translation>
    </message>
    <message>
        <source>move {turn}</source>
        <translation>la jugada {turn}</translation>
    </message>
    <message numerus="yes">
        <source>move(s)</source>
        <translation>
            <numerusform>jugada</numerusform>
            <numerusform>jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>moving the variation {turn}</source>
        <translation>cambio de lugar de la variante {turn}</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutral</translation>
    </message>
    <message>
        <source>no assessment</source>
        <translation>sin valoración</translation>
    </message>
    <message>
        <source>no bad moves</source>
        <translation>ninguna jugada mala</translation>
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
        <source>no pie rule</source>
        <translation>sin regla del pastel</translation>
    </message>
    <message>
        <source>not enough memory for such a large picture</source>
        <translation>no hay bastante memoria para una imagen tan grande</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>no se ha encontrado</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>imposible</translation>
    </message>
    <message>
        <source>on the empty board Black is to move</source>
        <translation>en el tablero vacío les toca a las Negras</translation>
    </message>
    <message>
        <source>only White can swap, on the first move with the pie rule</source>
        <translation>solo las Blancas pueden cambiar de color, en su primera jugada con la regla del pastel</translation>
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
        <comment>a move in a list</comment>
        <translation>paso</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>a better move</comment>
        <translation>pasar</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>pasa</translation>
    </message>
    <message>
        <source>passing is not allowed here</source>
        <translation>aquí no se puede pasar</translation>
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
        <source>permission denied</source>
        <translation>permiso denegado</translation>
    </message>
    <message>
        <source>plus time per move</source>
        <translation>y tiempo por jugada</translation>
    </message>
    <message>
        <source>position after move {turn}</source>
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
        <source>probably between {low} and {high}</source>
        <translation>probablemente entre {low} y {high}</translation>
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
        <source>selected</source>
        <translation>elegida</translation>
    </message>
    <message>
        <source>set-up position</source>
        <translation>posición compuesta</translation>
    </message>
    <message>
        <source>size {value}</source>
        <translation>tamaño {value}</translation>
    </message>
    <message numerus="yes">
        <source>skips %Ln turn(s)</source>
        <translation>
            <numerusform>pierde %Ln turno</numerusform>
            <numerusform>pierde %Ln turnos</numerusform>
        </translation>
    </message>
    <message>
        <source>solved board</source>
        <translation>tablero resuelto</translation>
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
        <translation>estándar</translation>
    </message>
    <message>
        <source>swap colours</source>
        <comment>a better move</comment>
        <translation>cambiar de color</translation>
    </message>
    <message>
        <source>swap colours</source>
        <comment>to do instead</comment>
        <translation>cambia de color</translation>
    </message>
    <message>
        <source>swap colours</source>
        <comment>a move in a list</comment>
        <translation>cambio de color</translation>
    </message>
    <message>
        <source>table of openings</source>
        <translation>tabla de aperturas</translation>
    </message>
    <message>
        <source>that is the last uncovered half of its piece</source>
        <translation>es la última mitad descubierta de su pieza</translation>
    </message>
    <message>
        <source>the best move</source>
        <translation>la mejor jugada</translation>
    </message>
    <message>
        <source>the cell is taken</source>
        <translation>la casilla está ocupada</translation>
    </message>
    <message>
        <source>the colour to move is missing</source>
        <translation>falta el color al que le toca</translation>
    </message>
    <message>
        <source>the comment on {turn}</source>
        <translation>comentario sobre {turn}</translation>
    </message>
    <message>
        <source>the device or resource is busy</source>
        <translation>el dispositivo o recurso está ocupado</translation>
    </message>
    <message>
        <source>the disc would not be next to another one</source>
        <translation>el disco no quedaría junto a otro</translation>
    </message>
    <message>
        <source>the disk quota is exceeded</source>
        <translation>se ha superado la cuota de disco</translation>
    </message>
    <message>
        <source>the earlier moves do not lead to this position</source>
        <translation>las jugadas anteriores no llevan a esta posición</translation>
    </message>
    <message>
        <source>the encoding {encoding} is unknown</source>
        <translation>la codificación {encoding} no se reconoce</translation>
    </message>
    <message>
        <source>the engine answered without a move</source>
        <translation>el motor respondió sin ninguna jugada</translation>
    </message>
    <message>
        <source>the engine answered {command} twice</source>
        <translation>el motor respondió dos veces a {command}</translation>
    </message>
    <message>
        <source>the engine answered {command} with {text}, which is not an answer of the protocol</source>
        <translation>el motor respondió a {command} con {text}, que no es una respuesta del protocolo</translation>
    </message>
    <message>
        <source>the engine answered {command} with: {text}</source>
        <translation>el motor respondió a {command} con: {text}</translation>
    </message>
    <message>
        <source>the engine answered {command} without end</source>
        <translation>la respuesta del motor a {command} no termina</translation>
    </message>
    <message>
        <source>the engine cannot be started: {why}</source>
        <translation>no se puede iniciar el motor: {why}</translation>
    </message>
    <message>
        <source>the engine cannot start a game from a position</source>
        <translation>el motor no puede empezar una partida desde una posición</translation>
    </message>
    <message>
        <source>the engine chose {turn}, which cannot be played: {why}</source>
        <translation>el motor eligió {turn}, que no se puede jugar: {why}</translation>
    </message>
    <message>
        <source>the engine did not answer {command} within {seconds} s</source>
        <translation>el motor no respondió a {command} en {seconds} s</translation>
    </message>
    <message>
        <source>the engine does not know {command}</source>
        <translation>el motor no conoce {command}</translation>
    </message>
    <message>
        <source>the engine gives no win rates, so it cannot review a game</source>
        <translation>el motor no da probabilidades de ganar, así que no puede revisar una partida</translation>
    </message>
    <message>
        <source>the engine has closed its output</source>
        <translation>el motor ha cerrado su salida</translation>
    </message>
    <message>
        <source>the engine has ended ({how})</source>
        <translation>el motor ha terminado ({how})</translation>
    </message>
    <message>
        <source>the engine is not on the list of engines</source>
        <translation>el motor no está en la lista de motores</translation>
    </message>
    <message>
        <source>the engine named no move that can be played here</source>
        <translation>el motor no nombró ninguna jugada que se pueda jugar aquí</translation>
    </message>
    <message>
        <source>the engine plays none of the games of this program</source>
        <translation>el motor no juega a ninguno de los juegos de este programa</translation>
    </message>
    <message>
        <source>the engine resigns</source>
        <translation>el motor abandona</translation>
    </message>
    <message>
        <source>the engine speaks version {version} of the protocol, not 2</source>
        <translation>el motor habla la versión {version} del protocolo, no la 2</translation>
    </message>
    <message>
        <source>the engine was closed</source>
        <translation>el motor se cerró</translation>
    </message>
    <message>
        <source>the engine would not have begun this move</source>
        <translation>el motor no habría empezado esta jugada</translation>
    </message>
    <message>
        <source>the file already exists</source>
        <translation>el archivo ya existe</translation>
    </message>
    <message numerus="yes">
        <source>the file has more than %Ln games; the rest were skipped</source>
        <translation>
            <numerusform>el archivo tiene más de %Ln partida; el resto se omite</numerusform>
            <numerusform>el archivo tiene más de %Ln partidas; el resto se omite</numerusform>
        </translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>el archivo está dañado</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>el archivo está vacío</translation>
    </message>
    <message>
        <source>the file is too large</source>
        <translation>el archivo es demasiado grande</translation>
    </message>
    <message>
        <source>the file is {size} MB; files over {most} MB are not read</source>
        <translation>el archivo ocupa {size} MB; no se leen archivos de más de {most} MB</translation>
    </message>
    <message>
        <source>the file name is too long</source>
        <translation>el nombre del archivo es demasiado largo</translation>
    </message>
    <message>
        <source>the file or folder does not exist</source>
        <translation>el archivo o la carpeta no existe</translation>
    </message>
    <message>
        <source>the file system is read-only</source>
        <translation>el sistema de archivos es de solo lectura</translation>
    </message>
    <message>
        <source>the file was written by a newer version of Oddments</source>
        <translation>el archivo lo escribió una versión más nueva de Oddments</translation>
    </message>
    <message>
        <source>the game ended here</source>
        <translation>la partida terminó aquí</translation>
    </message>
    <message numerus="yes">
        <source>the game has more than %Ln nodes</source>
        <translation>
            <numerusform>la partida tiene más de %Ln nodo</numerusform>
            <numerusform>la partida tiene más de %Ln nodos</numerusform>
        </translation>
    </message>
    <message>
        <source>the game information</source>
        <translation>información de la partida</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partida ha terminado</translation>
    </message>
    <message>
        <source>the game {key} is not installed: it comes with the package {package}</source>
        <translation>el juego {key} no está instalado: viene con el paquete {package}</translation>
    </message>
    <message>
        <source>the game {key} of {package} cannot be played: {why}</source>
        <translation>no se puede jugar al juego {key} de {package}: {why}</translation>
    </message>
    <message>
        <source>the link leads to itself</source>
        <translation>el enlace apunta a sí mismo</translation>
    </message>
    <message>
        <source>the list of open windows is damaged</source>
        <translation>la lista de ventanas abiertas está dañada</translation>
    </message>
    <message>
        <source>the list of open windows is from another version of Oddments</source>
        <translation>la lista de ventanas abiertas es de otra versión de Oddments</translation>
    </message>
    <message>
        <source>the marks on {turn}</source>
        <translation>marcas en {turn}</translation>
    </message>
    <message>
        <source>the move is complete</source>
        <translation>la jugada está completa</translation>
    </message>
    <message>
        <source>the move is complete after {turn}</source>
        <translation>la jugada está completa después de {turn}</translation>
    </message>
    <message>
        <source>the move is not complete</source>
        <translation>la jugada no está completa</translation>
    </message>
    <message>
        <source>the move would leave an even number of groups</source>
        <translation>la jugada dejaría un número par de grupos</translation>
    </message>
    <message>
        <source>the number of groups must be odd</source>
        <translation>el número de grupos debe ser impar</translation>
    </message>
    <message>
        <source>the number of pieces and passes together is even: Black is to move</source>
        <translation>el número de piezas y pases es par: les toca a las Negras</translation>
    </message>
    <message>
        <source>the number of pieces and passes together is odd: White is to move</source>
        <translation>el número de piezas y pases es impar: les toca a las Blancas</translation>
    </message>
    <message>
        <source>the operation is not permitted</source>
        <translation>la operación no está permitida</translation>
    </message>
    <message>
        <source>the other half fits on no neighbouring square</source>
        <translation>la otra mitad no cabe en ninguna casilla vecina</translation>
    </message>
    <message>
        <source>the position is not legal: {why}</source>
        <translation>la posición no es legal: {why}</translation>
    </message>
    <message>
        <source>the property {name} has no value: expected &quot;[&quot;</source>
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
        <source>the two squares are not neighbours</source>
        <translation>las dos casillas no son vecinas</translation>
    </message>
    <message>
        <source>the two stacks do not have the same height</source>
        <translation>las dos pilas no tienen la misma altura</translation>
    </message>
    <message>
        <source>there is no cell {cell}</source>
        <translation>no existe la casilla {cell}</translation>
    </message>
    <message>
        <source>there is no disc there</source>
        <translation>ahí no hay ningún disco</translation>
    </message>
    <message>
        <source>there is no program {name}</source>
        <translation>no hay ningún programa {name}</translation>
    </message>
    <message>
        <source>there is no space left on the disk</source>
        <translation>no queda espacio en el disco</translation>
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
        <source>there is text after the end of the game</source>
        <translation>hay texto después del final de la partida</translation>
    </message>
    <message>
        <source>there is text before the game</source>
        <translation>hay texto antes de la partida</translation>
    </message>
    <message>
        <source>there must be 28 discs</source>
        <translation>debe haber 28 discos</translation>
    </message>
    <message>
        <source>these are not pieces of this game</source>
        <translation>estas no son piezas de este juego</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>pensando</translation>
    </message>
    <message>
        <source>this game has nothing of that kind besides its pieces</source>
        <translation>este juego no tiene nada de eso además de sus piezas</translation>
    </message>
    <message>
        <source>this group had won before the last move</source>
        <translation>este grupo ya había ganado antes de la última jugada</translation>
    </message>
    <message>
        <source>this is a game of {title}, which Oddments does not play</source>
        <translation>esta es una partida de {title}, que Oddments no conoce</translation>
    </message>
    <message>
        <source>this is not an SGF file: those begin with &quot;(;&quot;</source>
        <translation>esto no es un archivo SGF: empiezan por «(;»</translation>
    </message>
    <message>
        <source>this is not an exported deck</source>
        <translation>esto no es un mazo exportado</translation>
    </message>
    <message>
        <source>this is not possible now</source>
        <translation>eso no es posible ahora</translation>
    </message>
    <message>
        <source>this is not {encoding} text</source>
        <translation>esto no es un texto en {encoding}</translation>
    </message>
    <message>
        <source>this version of Oddments does not know the game {key}</source>
        <translation>esta versión de Oddments no conoce el juego {key}</translation>
    </message>
    <message>
        <source>this was written by a newer version of Oddments (format {format}, not {known})</source>
        <translation>esto lo escribió una versión más nueva de Oddments (formato {format}, no {known})</translation>
    </message>
    <message>
        <source>this would bring back the board from before the last move</source>
        <translation>eso repetiría el tablero de antes de la última jugada</translation>
    </message>
    <message>
        <source>this would cover a whole piece</source>
        <translation>eso cubriría una pieza entera</translation>
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
        <source>too many files are open</source>
        <translation>hay demasiados archivos abiertos</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>triángulo</translation>
    </message>
    <message>
        <source>two moves in one node</source>
        <translation>dos jugadas en un nodo</translation>
    </message>
    <message>
        <source>two pieces are on the same cell</source>
        <translation>hay dos piezas en la misma casilla</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>sin acabar</translation>
    </message>
    <message>
        <source>unfinished {number}</source>
        <translation>sin acabar {number}</translation>
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
        <source>waiting</source>
        <translation>espera</translation>
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
        <source>win</source>
        <translation>victoria</translation>
    </message>
    <message>
        <source>win rate {rate}</source>
        <translation>probabilidad de ganar: {rate}</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganada</translation>
    </message>
    <message>
        <source>won {number}</source>
        <translation>ganadas {number}</translation>
    </message>
    <message>
        <source>write it like {turn}</source>
        <translation>escríbela como {turn}</translation>
    </message>
    <message>
        <source>write it {turn}</source>
        <translation>escríbela {turn}</translation>
    </message>
    <message>
        <source>write the black half&apos;s square, then the white half&apos;s</source>
        <translation>escribe la casilla de la mitad negra y luego la de la blanca</translation>
    </message>
    <message>
        <source>written in part: {problem}</source>
        <translation>escrito en parte: {problem}</translation>
    </message>
    <message>
        <source>you lost</source>
        <translation>has perdido</translation>
    </message>
    <message>
        <source>you won</source>
        <translation>has ganado</translation>
    </message>
    <message>
        <source>your chance: {rate}</source>
        <translation>tu probabilidad: {rate}</translation>
    </message>
    <message>
        <source>your turn, {colour}</source>
        <translation>te toca, {colour}</translation>
    </message>
    <message>
        <source>{black} black, {white} white</source>
        <translation>{black} negras, {white} blancas</translation>
    </message>
    <message>
        <source>{colour} can now block the way, so that the other player needs {last} more stones, not {first}: {moves}.</source>
        <translation>Las {colour} pueden ahora cerrar el paso, de modo que al otro jugador le faltan {last} piedras, no {first}: {moves}.</translation>
    </message>
    <message>
        <source>{colour} can now connect sides {sides} around the middle: {moves}.</source>
        <translation>Las {colour} pueden ahora conectar los lados {sides} alrededor del centro: {moves}.</translation>
    </message>
    <message>
        <source>{colour} can now cut a group of {first} down to {last}: {moves}.</source>
        <translation>Las {colour} pueden ahora cortar un grupo de tamaño {first}, del que quedan juntas como mucho {last}: {moves}.</translation>
    </message>
    <message>
        <source>{colour} can now go from {first} groups to {last}: {moves}.</source>
        <translation>Las {colour} pueden ahora bajar de {first} grupos a {last}: {moves}.</translation>
    </message>
    <message>
        <source>{colour} can now join groups to {last}: {moves}.</source>
        <translation>Las {colour} pueden ahora unir grupos en uno de tamaño {last}: {moves}.</translation>
    </message>
    <message>
        <source>{colour} can now make a winning row from {start} to {end}: {moves}.</source>
        <translation>El {colour} puede ahora formar una fila ganadora de {start} a {end}: {moves}.</translation>
    </message>
    <message>
        <source>{colour} can now match the group of {last}: {moves}.</source>
        <translation>Las {colour} pueden ahora dar pareja al grupo de tamaño {last}: {moves}.</translation>
    </message>
    <message>
        <source>{colour} can only pass</source>
        <translation>{colour}: solo se puede pasar</translation>
    </message>
    <message>
        <source>{colour} could have blocked the way, so that the other player needed {last} more stones, not {first}: {moves}.</source>
        <translation>Las {colour} podrían haber cerrado el paso, de modo que al otro jugador le habrían faltado {last} piedras, no {first}: {moves}.</translation>
    </message>
    <message>
        <source>{colour} could have connected sides {sides} around the middle: {moves}.</source>
        <translation>Las {colour} podrían haber conectado los lados {sides} alrededor del centro: {moves}.</translation>
    </message>
    <message>
        <source>{colour} could have cut a group of {first} down to {last}: {moves}.</source>
        <translation>Las {colour} podrían haber cortado un grupo de tamaño {first}, del que habrían quedado juntas como mucho {last}: {moves}.</translation>
    </message>
    <message>
        <source>{colour} could have gone from {first} groups to {last}: {moves}.</source>
        <translation>Las {colour} podrían haber bajado de {first} grupos a {last}: {moves}.</translation>
    </message>
    <message>
        <source>{colour} could have joined groups to {last}: {moves}.</source>
        <translation>Las {colour} podrían haber unido grupos en uno de tamaño {last}: {moves}.</translation>
    </message>
    <message>
        <source>{colour} could have made a winning row from {start} to {end}: {moves}.</source>
        <translation>El {colour} podría haber formado una fila ganadora de {start} a {end}: {moves}.</translation>
    </message>
    <message>
        <source>{colour} could have matched the group of {last}: {moves}.</source>
        <translation>Las {colour} podrían haber dado pareja al grupo de tamaño {last}: {moves}.</translation>
    </message>
    <message>
        <source>{colour} could have threatened to win in {last} ways: {moves}.</source>
        <translation>El {colour} podría haber amenazado con ganar de {last} maneras: {moves}.</translation>
    </message>
    <message>
        <source>{colour} could have threatened to win: {moves}.</source>
        <translation>El {colour} podría haber amenazado con ganar: {moves}.</translation>
    </message>
    <message>
        <source>{colour} had to pass.</source>
        <translation>{colour}: paso obligado.</translation>
    </message>
    <message numerus="yes">
        <source>{colour} has %Ln more and scores {size}.</source>
        <translation>
            <numerusform>Las {colour} tienen %Ln más y suman {size}.</numerusform>
            <numerusform>Las {colour} tienen %Ln más y suman {size}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{colour} has %Ln more.</source>
        <translation>
            <numerusform>Las {colour} tienen %Ln más.</numerusform>
            <numerusform>Las {colour} tienen %Ln más.</numerusform>
        </translation>
    </message>
    <message>
        <source>{colour} has to pass</source>
        <translation>{colour}: paso obligado</translation>
    </message>
    <message>
        <source>{colour} has won</source>
        <translation>Victoria de {colour}</translation>
    </message>
    <message>
        <source>{colour} has {groups}: {calculation}. Total: {total}.</source>
        <translation>{colour}: {groups}, {calculation}. Suma: {total}.</translation>
    </message>
    <message>
        <source>{colour} passed.</source>
        <translation>{colour}: paso.</translation>
    </message>
    <message>
        <source>{colour} passed. Another pass ends the game.</source>
        <translation>Las {colour} han pasado. Otro pase termina la partida.</translation>
    </message>
    <message>
        <source>{colour} passes</source>
        <translation>{colour}: paso</translation>
    </message>
    <message numerus="yes">
        <source>{colour} skips %Ln turn(s)</source>
        <translation>
            <numerusform>{colour} pierde %Ln turno</numerusform>
            <numerusform>{colour} pierde %Ln turnos</numerusform>
        </translation>
    </message>
    <message>
        <source>{colour} skips a turn</source>
        <translation>{colour}: turno perdido</translation>
    </message>
    <message>
        <source>{colour} skips a turn.</source>
        <translation>{colour}: turno perdido.</translation>
    </message>
    <message>
        <source>{colour} skips a turn: a disc left a row of three or four.</source>
        <translation>{colour} pierde un turno: un disco ha dejado una fila de tres o cuatro.</translation>
    </message>
    <message>
        <source>{colour} swaps colours</source>
        <translation>{colour}: cambio de color</translation>
    </message>
    <message>
        <source>{colour} to move</source>
        <translation>turno de {colour}</translation>
    </message>
    <message>
        <source>{colour} to move.</source>
        <translation>Turno de {colour}.</translation>
    </message>
    <message>
        <source>{colour} wins</source>
        <translation>Victoria de {colour}</translation>
    </message>
    <message>
        <source>{colour} wins (proven)</source>
        <translation>Victoria de {colour} (demostrada)</translation>
    </message>
    <message>
        <source>{colour} wins {score}</source>
        <translation>Victoria de {colour}: {score}</translation>
    </message>
    <message>
        <source>{colour} wins.</source>
        <translation>Victoria de {colour}.</translation>
    </message>
    <message>
        <source>{colour} won</source>
        <translation>Victoria de {colour}</translation>
    </message>
    <message>
        <source>{colour} won by forfeit</source>
        <translation>Victoria de {colour} por descalificación</translation>
    </message>
    <message>
        <source>{colour} won by resignation</source>
        <translation>Victoria de {colour} por abandono</translation>
    </message>
    <message>
        <source>{colour} won by {points}</source>
        <translation>Victoria de {colour} por {points}</translation>
    </message>
    <message>
        <source>{colour} won on time</source>
        <translation>Victoria de {colour} por tiempo</translation>
    </message>
    <message>
        <source>{colour} would have had to skip a turn: {moves}.</source>
        <translation>El {colour} habría tenido que perder un turno: {moves}.</translation>
    </message>
    <message>
        <source>{colour} {turn}</source>
        <translation>{colour} {turn}</translation>
    </message>
    <message>
        <source>{colour}, at the start</source>
        <translation>{colour}, al principio</translation>
    </message>
    <message numerus="yes">
        <source>{colour}, group {number}: %Ln stone(s).</source>
        <translation>
            <numerusform>{colour}, grupo {number}: una piedra.</numerusform>
            <numerusform>{colour}, grupo {number}: %Ln piedras.</numerusform>
        </translation>
    </message>
    <message>
        <source>{colour}, to move</source>
        <translation>{colour}, le toca</translation>
    </message>
    <message>
        <source>{colour}: {turn}</source>
        <translation>{colour}: {turn}</translation>
    </message>
    <message>
        <source>{done} of {total} moves, {time} left</source>
        <translation>{done} de {total} jugadas, quedan {time}</translation>
    </message>
    <message>
        <source>{engine} plays {games}. It can also analyse.</source>
        <translation>{engine} juega a {games}. También puede analizar.</translation>
    </message>
    <message>
        <source>{engine} plays {games}. It names moves without win rates.</source>
        <translation>{engine} juega a {games}. Nombra jugadas sin probabilidades de ganar.</translation>
    </message>
    <message>
        <source>{engine}: {why}.</source>
        <translation>{engine}: {why}.</translation>
    </message>
    <message>
        <source>{failure} The game has not changed.</source>
        <translation>{failure} La partida no ha cambiado.</translation>
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
        <source>{game} does not take {option} with these options</source>
        <translation>{game} no admite {option} con estas opciones</translation>
    </message>
    <message>
        <source>{game} has no {key}</source>
        <translation>{game} no tiene {key}</translation>
    </message>
    <message>
        <source>{game} has {key} only with {needs}</source>
        <translation>{game} tiene {key} solo con {needs}</translation>
    </message>
    <message>
        <source>{game} {key} must be {allowed}, not {value}</source>
        <translation>en {game}, {key} debe ser {allowed}, no {value}</translation>
    </message>
    <message>
        <source>{game}, finished: {result}</source>
        <translation>{game}, terminada: {result}</translation>
    </message>
    <message>
        <source>{game}, move&#xa0;{turn}</source>
        <translation>{game}, jugada&#xa0;{turn}</translation>
    </message>
    <message>
        <source>{game}, not begun yet</source>
        <translation>{game}, aún sin empezar</translation>
    </message>
    <message>
        <source>{game}. You are {colour}.</source>
        <translation>{game}. Tú eres: {colour}.</translation>
    </message>
    <message>
        <source>{key} has {value} where a colour like #1A2B3C should be</source>
        <translation>{key} tiene {value} donde debería haber un color como #1A2B3C</translation>
    </message>
    <message>
        <source>{key} is already used for “{action}”. Reassign it?</source>
        <translation>{key} ya se usa para «{action}». ¿Reasignarla?</translation>
    </message>
    <message>
        <source>{key} is missing</source>
        <translation>falta {key}</translation>
    </message>
    <message>
        <source>{key} is needed to move around the window. Press another key.</source>
        <translation>{key} se usa para moverse por la ventana. Pulsa otra tecla.</translation>
    </message>
    <message>
        <source>{key} is none of {words}</source>
        <translation>{key} no es ninguno de {words}</translation>
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
        <source>{key} is not true or false</source>
        <translation>{key} no es ni true ni false</translation>
    </message>
    <message>
        <source>{key} is unknown</source>
        <translation>{key} no se reconoce</translation>
    </message>
    <message>
        <source>{key} is unknown; did you mean {close}?</source>
        <translation>{key} no se reconoce; ¿querías decir {close}?</translation>
    </message>
    <message>
        <source>{known} of {total} moves are reviewed.</source>
        <translation>Se han revisado {known} de {total} jugadas.</translation>
    </message>
    <message>
        <source>{level}: {name}</source>
        <translation>{level}: {name}</translation>
    </message>
    <message>
        <source>{loser} forfeited the game.</source>
        <translation>Descalificación de {loser}.</translation>
    </message>
    <message>
        <source>{loser} ran out of time.</source>
        <translation>Tiempo agotado de {loser}.</translation>
    </message>
    <message>
        <source>{loser} resigned.</source>
        <translation>Abandono de {loser}.</translation>
    </message>
    <message>
        <source>{loss} worse than the best</source>
        <translation>{loss} peor que la mejor</translation>
    </message>
    <message>
        <source>{main} + {more} per move</source>
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
    <message numerus="yes">
        <source>{move} does not win by force in %Ln move(s).</source>
        <translation>
            <numerusform>{move} no gana de forma forzada en %Ln jugada.</numerusform>
            <numerusform>{move} no gana de forma forzada en %Ln jugadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{move} does not win by force.</source>
        <translation>{move} no gana de forma forzada.</translation>
    </message>
    <message>
        <source>{move} is the best move found.</source>
        <translation>{move} es la mejor jugada encontrada.</translation>
    </message>
    <message>
        <source>{move} is too strong an opening: the other player can swap colours and take it.</source>
        <translation>{move} es una apertura demasiado fuerte: el otro jugador puede cambiar de color y quedarse con ella.</translation>
    </message>
    <message>
        <source>{move} wins by force.</source>
        <translation>{move} gana de forma forzada.</translation>
    </message>
    <message>
        <source>{move} would lower your chance to win from {before} to {after}. Play it all the same?</source>
        <translation>{move} bajaría tu probabilidad de ganar de {before} a {after}. ¿Jugarla de todos modos?</translation>
    </message>
    <message>
        <source>{move}: a good move. Chance to win: {rate}. The engine prefers {best}.</source>
        <translation>{move}: una buena jugada. Probabilidad de ganar: {rate}. El motor prefiere {best}.</translation>
    </message>
    <message>
        <source>{move}: no better move was found. Chance to win: {rate}.</source>
        <translation>{move}: no se encontró ninguna jugada mejor. Probabilidad de ganar: {rate}.</translation>
    </message>
    <message>
        <source>{move}: the best move found. Chance to win: {rate}.</source>
        <translation>{move}: la mejor jugada encontrada. Probabilidad de ganar: {rate}.</translation>
    </message>
    <message>
        <source>{move}: {verdict}. Chance to win: {before} → {after}.</source>
        <translation>{move}: {verdict}. Probabilidad de ganar: {before} → {after}.</translation>
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
        <source>{name} ({colour}) wins</source>
        <translation>Gana {name} ({colour})</translation>
    </message>
    <message>
        <source>{name} ({colour}) wins {score}</source>
        <translation>Gana {name} ({colour}) {score}</translation>
    </message>
    <message>
        <source>{name} cannot be opened: {why}.</source>
        <translation>No se puede abrir {name}: {why}.</translation>
    </message>
    <message>
        <source>{name} chooses a colour.</source>
        <translation>{name} elige el color.</translation>
    </message>
    <message numerus="yes">
        <source>{name} contains %Ln game(s). Which one?</source>
        <translation>
            <numerusform>{name} contiene una partida. ¿Cuál?</numerusform>
            <numerusform>{name} contiene %Ln partidas. ¿Cuál?</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} could only be read in part: {problem}.</source>
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
        <source>{name} has {time} left.</source>
        <translation>Tiempo de {name}: {time}.</translation>
    </message>
    <message>
        <source>{name} is choosing a colour …</source>
        <translation>{name} está eligiendo color…</translation>
    </message>
    <message numerus="yes">
        <source>{name} is hard to read in places: {weak} (and %Ln more).</source>
        <translation>
            <numerusform>{name} se ve mal en algunos sitios: {weak} (y %Ln más).</numerusform>
            <numerusform>{name} se ve mal en algunos sitios: {weak} (y %Ln más).</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is hard to read in places: {weak}.</source>
        <translation>{name} se ve mal en algunos sitios: {weak}.</translation>
    </message>
    <message>
        <source>{name} is naming komi …</source>
        <translation>{name} está pensando el komi…</translation>
    </message>
    <message>
        <source>{name} is not a board: {why}.</source>
        <translation>{name} no es un tablero: {why}.</translation>
    </message>
    <message>
        <source>{name} is not a piece set: {why}.</source>
        <translation>{name} no es un juego de piezas: {why}.</translation>
    </message>
    <message>
        <source>{name} is not a property: it needs capitals</source>
        <translation>{name} no es una propiedad: requiere mayúsculas</translation>
    </message>
    <message>
        <source>{name} is not a theme: {why}.</source>
        <translation>{name} no es un tema: {why}.</translation>
    </message>
    <message>
        <source>{name} names the komi.</source>
        <translation>{name} nombra el komi.</translation>
    </message>
    <message>
        <source>{name} swapped colours, and is {colour} now.</source>
        <translation>{name} ha cambiado de color y ahora juega con {colour}.</translation>
    </message>
    <message>
        <source>{name} swapped colours: you are {colour} now.</source>
        <translation>{name} ha cambiado de color: ahora juegas con {colour}.</translation>
    </message>
    <message>
        <source>{name} was left unchanged. Save this game to another file.</source>
        <translation>{name} no se ha modificado. Guarda esta partida en otro archivo.</translation>
    </message>
    <message>
        <source>{name} was not saved: its name must end in {endings}.</source>
        <translation>{name} no se ha guardado: su nombre debe terminar en {endings}.</translation>
    </message>
    <message>
        <source>{name} was read in the encoding {encoding}.</source>
        <translation>{name} se leyó con la codificación {encoding}.</translation>
    </message>
    <message>
        <source>{name}: a position is set up in the root node, with AB and AW</source>
        <translation>{name}: una posición se compone en el nodo raíz, con AB y AW</translation>
    </message>
    <message>
        <source>{name}: accuracy {rate}</source>
        <translation>{name}: precisión {rate}</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
    <message>
        <source>{neutral} neutral</source>
        <translation>{neutral} neutrales</translation>
    </message>
    <message>
        <source>{number} min</source>
        <translation>{number} min</translation>
    </message>
    <message numerus="yes">
        <source>{number} of %Ln group(s)</source>
        <translation>
            <numerusform>{number} de %Ln grupo</numerusform>
            <numerusform>{number} de %Ln grupos</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} de {count}</translation>
    </message>
    <message>
        <source>{number} of {count}, continued from the end</source>
        <translation>{number} de {count}, desde el final</translation>
    </message>
    <message>
        <source>{number} of {count}, continued from the start</source>
        <translation>{number} de {count}, desde el inicio</translation>
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
        <source>{one} and {other} contradict each other</source>
        <translation>{one} y {other} se contradicen</translation>
    </message>
    <message>
        <source>{option} {value}</source>
        <translation>{option} {value}</translation>
    </message>
    <message>
        <source>{option}: off</source>
        <translation>{option}: no</translation>
    </message>
    <message>
        <source>{path} could not be created: {why}.</source>
        <translation>No se ha podido crear {path}: {why}.</translation>
    </message>
    <message>
        <source>{path} could not be saved: {why}.</source>
        <translation>No se ha podido guardar {path}: {why}.</translation>
    </message>
    <message numerus="yes">
        <source>{places} on %Ln page(s)</source>
        <translation>
            <numerusform>{places} en %Ln página</numerusform>
            <numerusform>{places} en %Ln páginas</numerusform>
        </translation>
    </message>
    <message>
        <source>{places}: {why}</source>
        <translation>{places}: {why}</translation>
    </message>
    <message>
        <source>{place}: {mark}.</source>
        <translation>{place}: {mark}.</translation>
    </message>
    <message>
        <source>{player} {move}</source>
        <translation>{player} {move}</translation>
    </message>
    <message>
        <source>{player}: {move}</source>
        <translation>{player}: {move}</translation>
    </message>
    <message>
        <source>{problem}, and {more}</source>
        <translation>{problem}, y {more}</translation>
    </message>
    <message>
        <source>{reason} See {places}.</source>
        <translation>{reason} Véase {places}.</translation>
    </message>
    <message>
        <source>{seat}: computer level</source>
        <translation>{seat}: nivel del ordenador</translation>
    </message>
    <message>
        <source>{seat}: played by</source>
        <translation>{seat}: quién juega</translation>
    </message>
    <message>
        <source>{seat}: player name</source>
        <translation>{seat}: nombre del jugador</translation>
    </message>
    <message>
        <source>{seat}: time per move</source>
        <translation>{seat}: tiempo por jugada</translation>
    </message>
    <message>
        <source>{seconds} s a move</source>
        <translation>{seconds} s por jugada</translation>
    </message>
    <message numerus="yes">
        <source>{solved} of %Ln solved at the first try.</source>
        <translation>
            <numerusform>{solved} de %Ln resuelto al primer intento.</numerusform>
            <numerusform>{solved} de %Ln resueltos al primer intento.</numerusform>
        </translation>
    </message>
    <message>
        <source>{start} to {end}</source>
        <translation>{start} a {end}</translation>
    </message>
    <message numerus="yes">
        <source>{taken} of %Ln lesson(s)</source>
        <translation>
            <numerusform>{taken} de %Ln lección</numerusform>
            <numerusform>{taken} de %Ln lecciones</numerusform>
        </translation>
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
        <source>{text} is not a move</source>
        <translation>{text} no es una jugada</translation>
    </message>
    <message>
        <source>{text} is not a move: {hint}</source>
        <translation>{text} no es una jugada: {hint}</translation>
    </message>
    <message>
        <source>{text} is not a part of a position</source>
        <translation>{text} no es parte de una posición</translation>
    </message>
    <message>
        <source>{text} stands twice</source>
        <translation>{text} aparece dos veces</translation>
    </message>
    <message numerus="yes">
        <source>{time} for %Ln move(s)</source>
        <translation>
            <numerusform>{time} para %Ln jugada</numerusform>
            <numerusform>{time} para %Ln jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>{time} per move</source>
        <translation>{time} por jugada</translation>
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
        <source>{turn} with %Ln move(s) after it</source>
        <translation>
            <numerusform>{turn} y %Ln jugada posterior</numerusform>
            <numerusform>{turn} y %Ln jugadas posteriores</numerusform>
        </translation>
    </message>
    <message>
        <source>{typed} is not a date, and is ignored. Type a year, a month or a day: 2026, 2026-11 or 2026-11-21.</source>
        <translation>{typed} no es una fecha y no se tiene en cuenta. Escribe un año, un mes o un día: 2026, 2026-11 o 2026-11-21.</translation>
    </message>
    <message>
        <source>{typed} is not possible, only steps of {step}. The nearest is {nearest}.</source>
        <translation>{typed} no es posible, solo de {step} en {step}. El más cercano es {nearest}.</translation>
    </message>
    <message>
        <source>{typed} is not possible. Choose {least} to {most} in steps of {step}.</source>
        <translation>{typed} no es posible. Elige de {least} a {most}, de {step} en {step}.</translation>
    </message>
    <message>
        <source>{typed} is not possible. Choose {least} to {most}.</source>
        <translation>{typed} no es posible. Elige de {least} a {most}.</translation>
    </message>
    <message>
        <source>{value} sides</source>
        <translation>{value} lados</translation>
    </message>
    <message>
        <source>{what} at the end of this line: Black {black}, White {white}. With the better move: Black {better_black}, White {better_white}.</source>
        <translation>{what} al final de esta variante: Negras {black}, Blancas {white}. Con la jugada mejor: Negras {better_black}, Blancas {better_white}.</translation>
    </message>
    <message>
        <source>{what} failed: {why}.</source>
        <translation>{what}: ha fallado ({why}).</translation>
    </message>
    <message>
        <source>{what}: {colour} on {ground} is {ratio}, not {least}</source>
        <translation>{what}: {colour} sobre {ground} es {ratio}, no {least}</translation>
    </message>
    <message>
        <source>{what}: {first} {one}, {second} {other}</source>
        <translation>{what}: {first} {one}, {second} {other}</translation>
    </message>
    <message>
        <source>{when}: {rating}, between {low} and {high}</source>
        <translation>{when}: {rating}, entre {low} y {high}</translation>
    </message>
    <message>
        <source>{who} has no legal move and passes.</source>
        <translation>{who} no tiene jugadas legales y pasa.</translation>
    </message>
    <message>
        <source>{who} is thinking …</source>
        <translation>{who} está pensando…</translation>
    </message>
    <message>
        <source>{who} to move, but the engine failed. Press “Try again” to restart it.</source>
        <translation>Turno de {who}, pero el motor ha fallado. Pulsa «Intentar de nuevo» para reiniciarlo.</translation>
    </message>
    <message>
        <source>{who} to move.</source>
        <translation>Turno de {who}.</translation>
    </message>
    <message>
        <source>{who} to move. Press “Resume” to play from here.</source>
        <translation>Turno de {who}. Pulsa «Reanudar» para jugar desde aquí.</translation>
    </message>
    <message>
        <source>“{engine}” has a seat in this game, but it is not on the list of engines.</source>
        <translation>«{engine}» juega en esta partida, pero no está en la lista de motores.</translation>
    </message>
    <message>
        <source>“{engine}” was removed.</source>
        <translation>«{engine}» se ha quitado.</translation>
    </message>
    <message>
        <source>“{part}” does not exist in the calendar.</source>
        <translation>«{part}» no existe en el calendario.</translation>
    </message>
    <message>
        <source>“{part}” is not a date. Write 2026-05-01, 2026-05 or 2026; separate several dates with commas.</source>
        <translation>«{part}» no es una fecha. Escribe 2026-05-01, 2026-05 o 2026; separa varias fechas con comas.</translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln more character(s), kept but not shown.</source>
        <translation>
            <numerusform>… y un carácter más, que se conserva pero no se muestra.</numerusform>
            <numerusform>… y %Ln caracteres más, que se conservan pero no se muestran.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
</context>
</TS>
