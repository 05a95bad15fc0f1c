<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
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
        <translation> s per mossa</translation>
    </message>
    <message numerus="yes">
        <source>%Ln answer(s) not counted: {why}.</source>
        <translation>
            <numerusform>%Ln risposta non contata: {why}.</numerusform>
            <numerusform>%Ln risposte non contate: {why}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln blunder(s)</source>
        <translation>
            <numerusform>%Ln errore grave</numerusform>
            <numerusform>%Ln errori gravi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s) exported to {name}.</source>
        <translation>
            <numerusform>%Ln scheda esportata in {name}.</numerusform>
            <numerusform>%Ln schede esportate in {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s) with further answers.</source>
        <translation>
            <numerusform>%Ln scheda con altre risposte.</numerusform>
            <numerusform>%Ln schede con altre risposte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) are marked.</source>
        <translation>
            <numerusform>%Ln casella è segnata.</numerusform>
            <numerusform>%Ln caselle sono segnate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln damaged card(s) could not be exported.</source>
        <translation>
            <numerusform>Non è stato possibile esportare %Ln scheda danneggiata.</numerusform>
            <numerusform>Non è stato possibile esportare %Ln schede danneggiate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln due</source>
        <translation>
            <numerusform>%Ln da fare</numerusform>
            <numerusform>%Ln da fare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln earlier move(s) count for repetition</source>
        <translation>
            <numerusform>%Ln mossa precedente conta per la ripetizione</numerusform>
            <numerusform>%Ln mosse precedenti contano per la ripetizione</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln engine searches did not stop; close Oddments and start it again</source>
        <translation>
            <numerusform>%Ln ricerca non si è fermata; chiudi Oddments e riavvialo</numerusform>
            <numerusform>%Ln ricerche non si sono fermate; chiudi Oddments e riavvialo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s), {first} …</source>
        <translation>
            <numerusform>%Ln file: {first} …</numerusform>
            <numerusform>%Ln file: {first} …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln risultato</numerusform>
            <numerusform>%Ln risultati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln partita</numerusform>
            <numerusform>%Ln partite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) already in the library.</source>
        <translation>
            <numerusform>%Ln partita era già nella biblioteca.</numerusform>
            <numerusform>%Ln partite erano già nella biblioteca.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) could not be read in full.</source>
        <translation>
            <numerusform>%Ln partita non si è potuta leggere per intero.</numerusform>
            <numerusform>%Ln partite non si sono potute leggere per intero.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) exported to {where}.</source>
        <translation>
            <numerusform>%Ln partita esportata in {where}.</numerusform>
            <numerusform>%Ln partite esportate in {where}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) finished: {won} won, {drawn} drawn, {lost} lost.</source>
        <translation>
            <numerusform>%Ln partita finita: {won} vinte, {drawn} patte, {lost} perse.</numerusform>
            <numerusform>%Ln partite finite: {won} vinte, {drawn} patte, {lost} perse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) imported.</source>
        <translation>
            <numerusform>%Ln partita importata.</numerusform>
            <numerusform>%Ln partite importate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) left unchanged in total.</source>
        <translation>
            <numerusform>In tutto è rimasta invariata %Ln partita.</numerusform>
            <numerusform>In tutto sono rimaste invariate %Ln partite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) moved to the trash.</source>
        <translation>
            <numerusform>%Ln partita spostata nel cestino.</numerusform>
            <numerusform>%Ln partite spostate nel cestino.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) permanently deleted.</source>
        <translation>
            <numerusform>%Ln partita eliminata definitivamente.</numerusform>
            <numerusform>%Ln partite eliminate definitivamente.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) restored.</source>
        <translation>
            <numerusform>%Ln partita ripristinata.</numerusform>
            <numerusform>%Ln partite ripristinate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) unfinished.</source>
        <translation>
            <numerusform>%Ln partita incompiuta.</numerusform>
            <numerusform>%Ln partite incompiute.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s)</source>
        <translation>
            <numerusform>%Ln gruppo</numerusform>
            <numerusform>%Ln gruppi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s) of {size}</source>
        <translation>
            <numerusform>%Ln gruppo da {size}</numerusform>
            <numerusform>%Ln gruppi da {size}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s), even</source>
        <translation>
            <numerusform>%Ln gruppo, pari</numerusform>
            <numerusform>%Ln gruppi, pari</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s), odd</source>
        <translation>
            <numerusform>%Ln gruppo, dispari</numerusform>
            <numerusform>%Ln gruppi, dispari</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hour(s)</source>
        <translation>
            <numerusform>%Ln ora</numerusform>
            <numerusform>%Ln ore</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln inaccuracy(s)</source>
        <translation>
            <numerusform>%Ln imprecisione</numerusform>
            <numerusform>%Ln imprecisioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) could not be read.</source>
        <translation>
            <numerusform>%Ln riga non è stata letta.</numerusform>
            <numerusform>%Ln righe non sono state lette.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) left out</source>
        <translation>
            <numerusform>%Ln riga tralasciata</numerusform>
            <numerusform>%Ln righe tralasciate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <translation>
            <numerusform>%Ln minuto</numerusform>
            <numerusform>%Ln minuti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln missed win(s)</source>
        <translation>
            <numerusform>%Ln vittoria mancata</numerusform>
            <numerusform>%Ln vittorie mancate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln mistake(s)</source>
        <translation>
            <numerusform>%Ln errore</numerusform>
            <numerusform>%Ln errori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <comment>sides</comment>
        <translation>
            <numerusform>altri %Ln</numerusform>
            <numerusform>altri %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more problem(s)</source>
        <translation>
            <numerusform>%Ln altro problema</numerusform>
            <numerusform>altri %Ln problemi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln mossa</numerusform>
            <numerusform>%Ln mosse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s) did not fit here and were left out: {reasons}.</source>
        <translation>
            <numerusform>%Ln mossa qui non era possibile ed è stata tralasciata: {reasons}.</numerusform>
            <numerusform>%Ln mosse qui non erano possibili e sono state tralasciate: {reasons}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new card(s).</source>
        <translation>
            <numerusform>%Ln nuova scheda.</numerusform>
            <numerusform>%Ln nuove schede.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other move(s) would win, too.</source>
        <translation>
            <numerusform>Anche un’altra mossa vincerebbe.</numerusform>
            <numerusform>Anche altre %Ln mosse vincerebbero.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) removed.</source>
        <translation>
            <numerusform>Si toglie %Ln coppia.</numerusform>
            <numerusform>Si tolgono %Ln coppie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln piece(s)</source>
        <translation>
            <numerusform>%Ln pezzo</numerusform>
            <numerusform>%Ln pezzi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzle(s)</source>
        <translation>
            <numerusform>%Ln problema</numerusform>
            <numerusform>%Ln problemi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln review(s) in the file cannot be read, and are left out.</source>
        <translation>
            <numerusform>%Ln valutazione nel file non è leggibile ed è omessa.</numerusform>
            <numerusform>%Ln valutazioni nel file non sono leggibili e sono omesse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s)</source>
        <translation>
            <numerusform>%Ln secondo</numerusform>
            <numerusform>%Ln secondi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln win(s) turned into a loss</source>
        <translation>
            <numerusform>%Ln vittoria trasformata in sconfitta</numerusform>
            <numerusform>%Ln vittorie trasformate in sconfitte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with notes</source>
        <translation>
            <numerusform>%Ln con note</numerusform>
            <numerusform>%Ln con note</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;About Oddments</source>
        <translation>&amp;Informazioni su Oddments</translation>
    </message>
    <message>
        <source>&amp;All move numbers</source>
        <translation>&amp;Tutti i numeri delle mosse</translation>
    </message>
    <message>
        <source>&amp;Analysis: show candidates</source>
        <translation>&amp;Analisi: mostra le candidate</translation>
    </message>
    <message>
        <source>&amp;Around the edge</source>
        <translation>&amp;Intorno al bordo</translation>
    </message>
    <message>
        <source>&amp;Arrows</source>
        <translation>&amp;Frecce</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Tavoliere</translation>
    </message>
    <message>
        <source>&amp;Capture</source>
        <translation>&amp;Cattura</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>&amp;Close window</source>
        <translation>&amp;Chiudi la finestra</translation>
    </message>
    <message>
        <source>&amp;Comments</source>
        <translation>&amp;Commenti</translation>
    </message>
    <message>
        <source>&amp;Confirm my moves</source>
        <translation>&amp;Conferma le mie mosse</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Coordinate</translation>
    </message>
    <message>
        <source>&amp;Copy branch</source>
        <translation>&amp;Copia ramo</translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation>&amp;Copia immagine</translation>
    </message>
    <message>
        <source>&amp;Delete branch</source>
        <translation>&amp;Elimina ramo</translation>
    </message>
    <message>
        <source>&amp;Double threats</source>
        <translation>&amp;Minacce doppie</translation>
    </message>
    <message>
        <source>&amp;Draw stacks flat</source>
        <translation>Di&amp;segna le pile piatte</translation>
    </message>
    <message>
        <source>&amp;End the move</source>
        <translation>&amp;Termina la mossa</translation>
    </message>
    <message>
        <source>&amp;Engine</source>
        <translation>Moto&amp;re</translation>
    </message>
    <message>
        <source>&amp;Engines …</source>
        <translation>Mot&amp;ori…</translation>
    </message>
    <message>
        <source>&amp;Find …</source>
        <translation>&amp;Trova…</translation>
    </message>
    <message>
        <source>&amp;First steps in Egotzi</source>
        <translation>&amp;Primi passi in Egotzi</translation>
    </message>
    <message>
        <source>&amp;First steps in Odd-Y</source>
        <translation>&amp;Primi passi in Odd-Y</translation>
    </message>
    <message>
        <source>&amp;First steps in Themisto</source>
        <translation>&amp;Primi passi in Themisto</translation>
    </message>
    <message>
        <source>&amp;First steps in Wythe</source>
        <translation>&amp;Primi passi in Wythe</translation>
    </message>
    <message>
        <source>&amp;First steps in Yodd</source>
        <translation>&amp;Primi passi in Yodd</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Schermo i&amp;ntero</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partita</translation>
    </message>
    <message>
        <source>&amp;Game information …</source>
        <translation>&amp;Informazioni sulla partita…</translation>
    </message>
    <message>
        <source>&amp;Games with this position</source>
        <translation>Partite con &amp;questa posizione</translation>
    </message>
    <message>
        <source>&amp;Gaps in the edge</source>
        <translation>&amp;Vuoti sul bordo</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>&amp;Help on this screen</source>
        <translation>&amp;Aiuto su questa schermata</translation>
    </message>
    <message>
        <source>&amp;Joined by a push</source>
        <translation>&amp;Uniti da una spinta</translation>
    </message>
    <message>
        <source>&amp;Keep my mistakes for training</source>
        <translation>&amp;Conserva i miei errori per l’allenamento</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasti</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>In&amp;grandisci</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>I&amp;mpara</translation>
    </message>
    <message>
        <source>&amp;Letters</source>
        <translation>&amp;Lettere</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>&amp;Biblioteca</translation>
    </message>
    <message>
        <source>&amp;Licences …</source>
        <translation>&amp;Licenze…</translation>
    </message>
    <message>
        <source>&amp;Locks and walls</source>
        <translation>Lucchetti e &amp;muri</translation>
    </message>
    <message>
        <source>&amp;Mark cells</source>
        <translation>&amp;Segna caselle</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>&amp;Segni</translation>
    </message>
    <message>
        <source>&amp;Mirror</source>
        <translation>&amp;Specchia</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>M&amp;ossa</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nuova partita</translation>
    </message>
    <message>
        <source>&amp;Next mistake</source>
        <translation>Errore &amp;successivo</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>Riquadro s&amp;uccessivo</translation>
    </message>
    <message>
        <source>&amp;Next variation</source>
        <translation>Variante &amp;successiva</translation>
    </message>
    <message>
        <source>&amp;No move numbers</source>
        <translation>&amp;Nessun numero delle mosse</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>&amp;Note</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>&amp;Numeri</translation>
    </message>
    <message>
        <source>&amp;Odd and even</source>
        <translation>Pari e &amp;dispari</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>&amp;Apri…</translation>
    </message>
    <message>
        <source>&amp;Openings</source>
        <translation>Ap&amp;erture</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Pannelli</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Passa</translation>
    </message>
    <message>
        <source>&amp;Paste branch</source>
        <translation>&amp;Incolla ramo</translation>
    </message>
    <message>
        <source>&amp;Paste game</source>
        <translation>&amp;Incolla partita</translation>
    </message>
    <message>
        <source>&amp;Previous mistake</source>
        <translation>Errore &amp;precedente</translation>
    </message>
    <message>
        <source>&amp;Previous pane</source>
        <translation>Riquadro &amp;precedente</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>&amp;Reaching the edge</source>
        <translation>&amp;Arrivare al bordo</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>&amp;Redo edit</source>
        <translation>&amp;Ripeti modifica</translation>
    </message>
    <message>
        <source>&amp;Redo {edit}</source>
        <translation>&amp;Ripeti {edit}</translation>
    </message>
    <message>
        <source>&amp;Remove all marks here</source>
        <translation>&amp;Rimuovi tutti i segni</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Ripristina</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Riprendi</translation>
    </message>
    <message>
        <source>&amp;Review the game</source>
        <translation>&amp;Rivedi la partita</translation>
    </message>
    <message>
        <source>&amp;Safe diamonds</source>
        <translation>&amp;Rombi sicuri</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salva</translation>
    </message>
    <message>
        <source>&amp;Sizes that cancel</source>
        <translation>&amp;Grandezze che si annullano</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>&amp;Rimpicciolisci</translation>
    </message>
    <message>
        <source>&amp;Stop the computer</source>
        <translation>&amp;Ferma il computer</translation>
    </message>
    <message>
        <source>&amp;Stop the review</source>
        <translation>&amp;Ferma la revisione</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>Te&amp;ma</translation>
    </message>
    <message>
        <source>&amp;Think on my time</source>
        <translation>Pensa nel mio &amp;tempo</translation>
    </message>
    <message>
        <source>&amp;Training</source>
        <translation>&amp;Allenamento</translation>
    </message>
    <message>
        <source>&amp;Triangles</source>
        <translation>Trian&amp;goli</translation>
    </message>
    <message>
        <source>&amp;Troubleshooting</source>
        <translation>Risoluzione dei &amp;problemi</translation>
    </message>
    <message>
        <source>&amp;Two bridges at once</source>
        <translation>&amp;Due ponti insieme</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Undo edit</source>
        <translation>&amp;Annulla modifica</translation>
    </message>
    <message>
        <source>&amp;Undo {edit}</source>
        <translation>&amp;Annulla {edit}</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vista</translation>
    </message>
    <message>
        <source>&amp;Warn me before bad moves</source>
        <translation>Avvisami prima di mosse &amp;deboli</translation>
    </message>
    <message>
        <source>&amp;Write a comment</source>
        <translation>Scri&amp;vi un commento</translation>
    </message>
    <message numerus="yes">
        <source>&apos;name&apos; is not a text of 1 to %Ln characters</source>
        <translation>
            <numerusform>«name» non è un testo di un carattere</numerusform>
            <numerusform>«name» non è un testo da 1 a %Ln caratteri</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;shadow_strength&apos; is not a number from 0 to 1</source>
        <translation>«shadow_strength» non è un numero da 0 a 1</translation>
    </message>
    <message numerus="yes">
        <source>(%Ln time(s) so far)</source>
        <translation>
            <numerusform>(%Ln volta finora)</numerusform>
            <numerusform>(%Ln volte finora)</numerusform>
        </translation>
    </message>
    <message>
        <source>(finished)</source>
        <translation>(finita)</translation>
    </message>
    <message>
        <source>**bold**, *italic*, `code`, - lists, &gt; quotes, https:// links</source>
        <translation>**grassetto**, *corsivo*, `codice`, - elenchi, &gt; citazioni, collegamenti https://</translation>
    </message>
    <message>
        <source>+{number} points</source>
        <translation>+{number} punti</translation>
    </message>
    <message>
        <source>2026-05-01, or 2026-05, or 2026</source>
        <translation>2026-05-01, o 2026-05, o 2026</translation>
    </message>
    <message>
        <source>A capture completes the row.</source>
        <translation>Una cattura completa la fila.</translation>
    </message>
    <message>
        <source>A disc cannot pass over other discs.</source>
        <translation>Un disco non può passare sopra altri dischi.</translation>
    </message>
    <message>
        <source>A disc moves in a straight line, orthogonally or diagonally.</source>
        <translation>Un disco si muove in linea retta, in orizzontale, in verticale o in diagonale.</translation>
    </message>
    <message>
        <source>A disc must end its move next to another disc.</source>
        <translation>Un disco deve finire il movimento accanto a un altro disco.</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Patta</translation>
    </message>
    <message>
        <source>A friend</source>
        <translation>Un amico</translation>
    </message>
    <message>
        <source>A game that was open cannot be read: {why}.</source>
        <translation>Una partita che era aperta non può essere letta: {why}.</translation>
    </message>
    <message>
        <source>A half cannot be placed on its own colour.</source>
        <translation>Una metà non può stare sul proprio colore.</translation>
    </message>
    <message>
        <source>A new game begins with the moves up to here. This game stays as it is.</source>
        <translation>Una nuova partita comincia con le mosse fino a qui. Questa resta com’è.</translation>
    </message>
    <message>
        <source>A new game begins. The game that is open now is kept.</source>
        <translation>Comincia una nuova partita. Quella aperta ora viene conservata.</translation>
    </message>
    <message>
        <source>A piece cannot cover the whole of another piece.</source>
        <translation>Un pezzo non può coprire un altro pezzo intero.</translation>
    </message>
    <message>
        <source>A piece has one black and one white half.</source>
        <translation>Un pezzo ha una metà nera e una bianca.</translation>
    </message>
    <message>
        <source>A quotation mark in the command line is not closed.</source>
        <translation>Nella riga di comando una virgoletta non è chiusa.</translation>
    </message>
    <message>
        <source>A row of black discs: {numbers}.</source>
        <translation>Una fila di dischi neri: {numbers}.</translation>
    </message>
    <message>
        <source>A row of white discs: {numbers}.</source>
        <translation>Una fila di dischi bianchi: {numbers}.</translation>
    </message>
    <message>
        <source>A slide alone completes the row.</source>
        <translation>Basta lo spostamento per completare la fila.</translation>
    </message>
    <message>
        <source>A test finds out which games the engine plays.</source>
        <translation>Una prova scopre a quali giochi gioca il motore.</translation>
    </message>
    <message>
        <source>A test shows here what is sent (→), received (←) and reported (!).</source>
        <translation>Qui una prova mostra che cosa è inviato (→), ricevuto (←) e segnalato (!).</translation>
    </message>
    <message>
        <source>A year, a month or a day: 2026, 2026-11 or 2026-11-21</source>
        <translation>Un anno, un mese o un giorno: 2026, 2026-11 o 2026-11-21</translation>
    </message>
    <message>
        <source>A&amp;nother key …</source>
        <translation>A&amp;ltro tasto…</translation>
    </message>
    <message>
        <source>About Oddments</source>
        <translation>Informazioni su Oddments</translation>
    </message>
    <message>
        <source>About my strength</source>
        <translation>Circa della mia forza</translation>
    </message>
    <message>
        <source>About the game</source>
        <translation>Sulla partita</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisione</translation>
    </message>
    <message>
        <source>Accuracy: how close the moves came to the best ones, from 0 to 100.</source>
        <translation>Precisione: quanto le mosse si avvicinano alle migliori, da 0 a 100.</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Azione</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Azioni e loro tasti</translation>
    </message>
    <message>
        <source>Add an engine – Oddments</source>
        <translation>Aggiungi un motore – Oddments</translation>
    </message>
    <message>
        <source>Add games from files to the library</source>
        <translation>Aggiungi alla biblioteca le partite di alcuni file</translation>
    </message>
    <message>
        <source>Add …</source>
        <comment>engine</comment>
        <translation>Aggiungi…</translation>
    </message>
    <message>
        <source>After Black’s first stone White is to move, or Black if White has passed.</source>
        <translation>Dopo la prima pedina del Nero tocca al Bianco, o al Nero se il Bianco ha passato.</translation>
    </message>
    <message>
        <source>After an undo, the game continues without clocks.</source>
        <translation>Dopo un «Annulla» la partita continua senza orologi.</translation>
    </message>
    <message>
        <source>After five games in a row against one level, this says which one to try next.</source>
        <translation>Dopo cinque partite di fila contro lo stesso livello, qui si legge quale provare poi.</translation>
    </message>
    <message>
        <source>After move {turn}, {caption}</source>
        <translation>Dopo la mossa {turn}, {caption}</translation>
    </message>
    <message>
        <source>Agreed value</source>
        <translation>Concordato</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>Tutti i tavolieri</translation>
    </message>
    <message>
        <source>All files ({patterns})</source>
        <translation>Tutti i file ({patterns})</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tutti i giochi</translation>
    </message>
    <message>
        <source>All games played here</source>
        <translation>Tutte le partite giocate qui</translation>
    </message>
    <message>
        <source>All groups cancel each other out: whoever placed the last stone loses.</source>
        <translation>Tutti i gruppi si annullano a vicenda: perde chi ha posato l’ultima pedina.</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Tutte le mosse</translation>
    </message>
    <message>
        <source>All the rules of this game</source>
        <translation>Tutte le regole di questo gioco</translation>
    </message>
    <message>
        <source>All variations</source>
        <translation>Tutte le varianti</translation>
    </message>
    <message>
        <source>Also: the mouse wheel, turned or pressed</source>
        <translation>Anche con la rotellina del mouse: girata o premuta</translation>
    </message>
    <message>
        <source>Also: {key}, or the mouse wheel, turned or pressed</source>
        <translation>Anche con {key} o con la rotellina del mouse: girata o premuta</translation>
    </message>
    <message>
        <source>Alt and the letter</source>
        <translation>Alt e la lettera</translation>
    </message>
    <message>
        <source>Analyse</source>
        <comment>button</comment>
        <translation>Analizza</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analizza</translation>
    </message>
    <message>
        <source>Analyse with Oddments</source>
        <translation>Analizza con Oddments</translation>
    </message>
    <message>
        <source>Ani&amp;mate moves</source>
        <translation>Anima i mo&amp;vimenti dei pezzi</translation>
    </message>
    <message>
        <source>Animated GIF</source>
        <translation>GIF animata</translation>
    </message>
    <message>
        <source>Another piece lies on it. Remove that one first.</source>
        <translation>Sopra c’è un altro pezzo. Togli prima quello.</translation>
    </message>
    <message>
        <source>Another program has changed {name} since it was opened here, so it was not overwritten. Save this game to another file.</source>
        <translation>Un altro programma ha modificato {name} da quando è stato aperto qui, perciò non è stato sovrascritto. Salva questa partita in un altro file.</translation>
    </message>
    <message>
        <source>Another program has changed {name} since it was opened here. This window shows the game as it was.</source>
        <translation>Un altro programma ha modificato {name} da quando è stato aperto qui. Questa finestra mostra la partita com’era.</translation>
    </message>
    <message>
        <source>Another program has changed {name} since it was opened here. This window shows the game as it was; it stays in the library when you reload the file.</source>
        <translation>Un altro programma ha modificato {name} da quando è stato aperto qui. Questa finestra mostra la partita com’era; resta nella biblioteca se ricarichi il file.</translation>
    </message>
    <message>
        <source>Another size</source>
        <translation>Altra grandezza</translation>
    </message>
    <message>
        <source>Any position</source>
        <translation>Tutte le posizioni</translation>
    </message>
    <message>
        <source>Any program that speaks the Go Text Protocol can play here, analyse and review games, also one on another computer: {example}</source>
        <translation>Qualsiasi programma che parla il Go Text Protocol può giocare qui, analizzare e rivedere partite, anche da un altro computer: {example}</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Tutti i risultati</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Arrow from {start} to {end}.</source>
        <translation>Freccia da {start} a {end}.</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Tasti freccia</translation>
    </message>
    <message>
        <source>Arrow removed.</source>
        <translation>Freccia tolta.</translation>
    </message>
    <message>
        <source>Arrows: click both ends</source>
        <translation>Frecce: clic sulle due estremità</translation>
    </message>
    <message>
        <source>As in the game</source>
        <translation>Come nella partita</translation>
    </message>
    <message>
        <source>As in the window</source>
        <translation>Come nella finestra</translation>
    </message>
    <message>
        <source>As the engine calls itself</source>
        <translation>Come si chiama il motore</translation>
    </message>
    <message>
        <source>As the theme</source>
        <translation>Come il tema</translation>
    </message>
    <message>
        <source>Asked for: {cells}.</source>
        <translation>Richieste: {cells}.</translation>
    </message>
    <message>
        <source>Assessment of the move</source>
        <translation>Giudizio sulla mossa</translation>
    </message>
    <message>
        <source>Assessment of this move: {assessment}.</source>
        <translation>Giudizio su questa mossa: {assessment}.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Back at move {number}: {turn}</source>
        <translation>Di nuovo alla mossa {number}: {turn}</translation>
    </message>
    <message>
        <source>Back at the start</source>
        <translation>Di nuovo all’inizio</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Torna alla partita</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Torna al risultato</translation>
    </message>
    <message>
        <source>Bar: this stone cannot be pushed.</source>
        <translation>Barra: questa pedina non può essere spinta.</translation>
    </message>
    <message>
        <source>Began as Black</source>
        <translation>Iniziate con il Nero</translation>
    </message>
    <message>
        <source>Began as White</source>
        <translation>Iniziate con il Bianco</translation>
    </message>
    <message>
        <source>Begin again at the end</source>
        <translation>Alla fine ricomincia</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Best group’s sides</source>
        <translation>Lati del gruppo migliore</translation>
    </message>
    <message>
        <source>Better</source>
        <comment>column</comment>
        <translation>Meglio</translation>
    </message>
    <message>
        <source>Better than before ({after}, your move had {mistake}), but there is a better one yet.</source>
        <translation>Meglio di prima ({after}, la tua mossa aveva {mistake}), ma ce n’è una ancora migliore.</translation>
    </message>
    <message>
        <source>Better: {best}, which wins by force.</source>
        <translation>Meglio: {best}, che forza la vittoria.</translation>
    </message>
    <message>
        <source>Better: {best}.</source>
        <translation>Meglio: {best}.</translation>
    </message>
    <message>
        <source>Biggest group</source>
        <translation>Gruppo più grande</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Nero</translation>
    </message>
    <message>
        <source>Black (moves first)</source>
        <translation>Nero (inizia)</translation>
    </message>
    <message>
        <source>Black and White have equally many stones: Black is to move</source>
        <translation>il Nero e il Bianco hanno lo stesso numero di pedine: tocca al Nero</translation>
    </message>
    <message>
        <source>Black and White have the same number of stones, so Black is to move.</source>
        <translation>Il Nero e il Bianco hanno lo stesso numero di pedine, quindi tocca al Nero.</translation>
    </message>
    <message>
        <source>Black disc</source>
        <translation>Disco nero</translation>
    </message>
    <message>
        <source>Black half first</source>
        <translation>Prima la metà nera</translation>
    </message>
    <message>
        <source>Black has one more stone, so White is to move.</source>
        <translation>Il Nero ha una pedina in più, quindi tocca al Bianco.</translation>
    </message>
    <message>
        <source>Black has one more stone: White is to move</source>
        <translation>il Nero ha una pedina in più: tocca al Bianco</translation>
    </message>
    <message>
        <source>Black has placed one stone: White is to move, or Black after one pass</source>
        <translation>il Nero ha posato una pedina: tocca al Bianco, o al Nero dopo un passo</translation>
    </message>
    <message>
        <source>Black has {black}, White {white}.</source>
        <translation>Il Nero ne ha {black}, il Bianco {white}.</translation>
    </message>
    <message>
        <source>Black is to move</source>
        <translation>tocca al Nero</translation>
    </message>
    <message>
        <source>Black moves first, so White gets extra points. One player names how many; the other chooses a colour.</source>
        <translation>Il Nero muove per primo, perciò il Bianco riceve punti in più. Un giocatore dichiara quanti, l’altro sceglie il colore.</translation>
    </message>
    <message>
        <source>Black must have as many stones as White, or one more</source>
        <translation>il Nero deve avere tante pedine quante il Bianco, o una in più</translation>
    </message>
    <message>
        <source>Black must have as many stones as White, or one more.</source>
        <translation>Il Nero deve avere tante pedine quante il Bianco, o una in più.</translation>
    </message>
    <message>
        <source>Black scores {black} and White {white}.</source>
        <translation>Il Nero fa {black} e il Bianco {white}.</translation>
    </message>
    <message>
        <source>Black stone</source>
        <translation>Pedina nera</translation>
    </message>
    <message>
        <source>Black won</source>
        <translation>Ha vinto il Nero</translation>
    </message>
    <message numerus="yes">
        <source>Black {black} + White {white} = %Ln group(s), even</source>
        <translation>
            <numerusform>Nero {black} + Bianco {white} = %Ln gruppo, pari</numerusform>
            <numerusform>Nero {black} + Bianco {white} = %Ln gruppi, pari</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black {black} + White {white} = %Ln group(s), odd</source>
        <translation>
            <numerusform>Nero {black} + Bianco {white} = %Ln gruppo, dispari</numerusform>
            <numerusform>Nero {black} + Bianco {white} = %Ln gruppi, dispari</numerusform>
        </translation>
    </message>
    <message>
        <source>Black {black}, White {white}, empty {empty}</source>
        <translation>Nero {black}, Bianco {white}, vuota {empty}</translation>
    </message>
    <message>
        <source>Black&apos;s first move is one stone</source>
        <translation>la prima mossa del Nero è di una pedina</translation>
    </message>
    <message>
        <source>Black: moves first</source>
        <translation>Nero: muove per primo</translation>
    </message>
    <message>
        <source>Black’s first move is exactly one stone.</source>
        <translation>La prima mossa del Nero è di esattamente una pedina.</translation>
    </message>
    <message>
        <source>Bo&amp;ards and pieces …</source>
        <translation>&amp;Tavolieri e pezzi…</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tavoliere</translation>
    </message>
    <message>
        <source>Board</source>
        <comment>column</comment>
        <translation>Tavoliere</translation>
    </message>
    <message>
        <source>Board and variant</source>
        <translation>Tavoliere e variante</translation>
    </message>
    <message>
        <source>Board of {game}</source>
        <translation>Tavoliere di {game}</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Tavolieri</translation>
    </message>
    <message>
        <source>Boards and pieces</source>
        <translation>Tavolieri e pezzi</translation>
    </message>
    <message>
        <source>Both players had to pass.</source>
        <translation>Entrambi i giocatori hanno dovuto passare.</translation>
    </message>
    <message>
        <source>Both players have a turn to skip: nobody skips.</source>
        <translation>Entrambi i giocatori hanno un turno da saltare: nessuno lo salta.</translation>
    </message>
    <message>
        <source>Both players have passed: the game is over</source>
        <translation>Entrambi hanno passato: la partita è finita</translation>
    </message>
    <message>
        <source>Both players passed.</source>
        <translation>Entrambi i giocatori hanno passato.</translation>
    </message>
    <message>
        <source>Both players passed: the colour with fewer groups wins.</source>
        <translation>Entrambi i giocatori hanno passato: vince il colore con meno gruppi.</translation>
    </message>
    <message>
        <source>Browse …</source>
        <translation>Sfoglia…</translation>
    </message>
    <message>
        <source>By &amp;keyboard</source>
        <translation>Con &amp;la tastiera</translation>
    </message>
    <message>
        <source>By board</source>
        <translation>Per tavoliere</translation>
    </message>
    <message>
        <source>By colour</source>
        <translation>Per colore</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Per gioco</translation>
    </message>
    <message>
        <source>By level</source>
        <translation>Per livello</translation>
    </message>
    <message>
        <source>By month</source>
        <translation>Per mese</translation>
    </message>
    <message>
        <source>By player</source>
        <translation>Per giocatore</translation>
    </message>
    <message>
        <source>By position</source>
        <translation>Per posizione</translation>
    </message>
    <message>
        <source>By result</source>
        <translation>Per risultato</translation>
    </message>
    <message>
        <source>C&amp;ircles</source>
        <translation>C&amp;erchi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Cancel the test</source>
        <translation>Annulla la prova</translation>
    </message>
    <message>
        <source>Cancel the un&amp;finished move</source>
        <translation>Annulla &amp;questa mossa incompiuta</translation>
    </message>
    <message>
        <source>Candidates</source>
        <comment>tab</comment>
        <translation>Candidate</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Candidate</translation>
    </message>
    <message>
        <source>Casual player</source>
        <translation>Occasionale</translation>
    </message>
    <message>
        <source>Cells along one side of the board.</source>
        <translation>Caselle lungo un lato del tavoliere.</translation>
    </message>
    <message>
        <source>Cells that join groups</source>
        <translation>Caselle che uniscono gruppi</translation>
    </message>
    <message>
        <source>Chance to win: {before}; with your move, {played}: {after}.</source>
        <translation>Probabilità di vittoria: {before}; con la tua mossa, {played}: {after}.</translation>
    </message>
    <message>
        <source>Chance to win: {rate}, almost as good as {best} with {most}.</source>
        <translation>Probabilità di vittoria: {rate}, quasi come {best} con {most}.</translation>
    </message>
    <message>
        <source>Chance to win: {rate}. The engine finds nothing better.</source>
        <translation>Probabilità di vittoria: {rate}. Il motore non trova niente di meglio.</translation>
    </message>
    <message>
        <source>Checking your move …</source>
        <translation>Verifica della tua mossa …</translation>
    </message>
    <message>
        <source>Checking …</source>
        <translation>Verifica …</translation>
    </message>
    <message>
        <source>Choose a colour</source>
        <translation>Scegli il colore</translation>
    </message>
    <message>
        <source>Choose a program</source>
        <translation>Scegli un programma</translation>
    </message>
    <message>
        <source>Choose boards and pieces</source>
        <translation>Scegli tavolieri e pezzi</translation>
    </message>
    <message>
        <source>Choose the destination.</source>
        <translation>Scegli la destinazione.</translation>
    </message>
    <message>
        <source>Choose where the disc goes, or click it again to release it.</source>
        <translation>Scegli dove va il disco, o fai di nuovo clic su di esso per lasciarlo.</translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation>Scegli…</translation>
    </message>
    <message>
        <source>Choose: {what}</source>
        <translation>Scegli: {what}</translation>
    </message>
    <message>
        <source>Chooses a colour</source>
        <translation>Sceglie il colore</translation>
    </message>
    <message>
        <source>Circles</source>
        <translation>Cerchi</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Azzera i filtri</translation>
    </message>
    <message>
        <source>Clear this list</source>
        <translation>Svuota l’elenco</translation>
    </message>
    <message>
        <source>Click a cell to mark it, and again to remove the mark. Press Esc to return to the game.</source>
        <translation>Fai clic su una casella per segnarla, e di nuovo per togliere il segno. Premi Esc per tornare alla partita.</translation>
    </message>
    <message>
        <source>Click cells or drag across them; drag a piece to move it; right-click removes</source>
        <translation>Fai clic sulle caselle o trascina su di esse; trascina un pezzo per spostarlo; il clic destro toglie</translation>
    </message>
    <message>
        <source>Click on the current cell</source>
        <translation>Fa clic sulla casella attuale</translation>
    </message>
    <message>
        <source>Click one ringed disc to capture them all, or press “Do not capture”.</source>
        <translation>Fai clic su un disco cerchiato per catturarli tutti, o premi «Non catturare».</translation>
    </message>
    <message>
        <source>Click one ringed disc to capture them all.</source>
        <translation>Fai clic su un disco cerchiato per catturarli tutti.</translation>
    </message>
    <message>
        <source>Click the ringed disc to capture it, or press “Do not capture”.</source>
        <translation>Fai clic sul disco cerchiato per catturarlo, o premi «Non catturare».</translation>
    </message>
    <message>
        <source>Click the ringed disc to capture it.</source>
        <translation>Fai clic sul disco cerchiato per catturarlo.</translation>
    </message>
    <message>
        <source>Click the square of one half, then that of the other, or drag; Del removes</source>
        <translation>Fai clic sulla casella di una metà, poi su quella dell’altra, o trascina; Canc toglie</translation>
    </message>
    <message>
        <source>Click “Next” or press Enter.</source>
        <translation>Fai clic su «Avanti» o premi Invio.</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Orologi</translation>
    </message>
    <message>
        <source>Clocks: {times}</source>
        <translation>Orologi: {times}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>Chiudi la ricerca</translation>
    </message>
    <message>
        <source>Co&amp;py report</source>
        <translation>Co&amp;pia rapporto</translation>
    </message>
    <message>
        <source>Colour</source>
        <comment>column</comment>
        <translation>Colore</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>Riga di comando</translation>
    </message>
    <message>
        <source>Command line</source>
        <comment>column</comment>
        <translation>Riga di comando</translation>
    </message>
    <message>
        <source>Command that installs the game</source>
        <translation>Comando che installa il gioco</translation>
    </message>
    <message>
        <source>Commands at the start of a game</source>
        <translation>Comandi all’inizio di una partita</translation>
    </message>
    <message>
        <source>Comment on {moment}</source>
        <translation>Commento ({moment})</translation>
    </message>
    <message>
        <source>Comment on {moment}, as Markdown</source>
        <translation>Commento ({moment}), in Markdown</translation>
    </message>
    <message>
        <source>Comment: {comment}</source>
        <translation>Commento: {comment}</translation>
    </message>
    <message>
        <source>Complete the connection now.</source>
        <translation>Completa ora il collegamento.</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Componenti</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Computer, about your strength</source>
        <translation>Computer, circa della tua forza</translation>
    </message>
    <message>
        <source>Computer, level {level}</source>
        <translation>Computer, livello {level}</translation>
    </message>
    <message>
        <source>Confir&amp;m the move shown</source>
        <translation>Con&amp;ferma la mossa mostrata</translation>
    </message>
    <message>
        <source>Connect three sides around the middle of a board with 3, 5, 7 or 9 sides.</source>
        <translation>Collega tre lati intorno al centro di un tavoliere con 3, 5, 7 o 9 lati.</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Contenuto</translation>
    </message>
    <message>
        <source>Continuation</source>
        <comment>column</comment>
        <translation>Seguito</translation>
    </message>
    <message>
        <source>Continuations</source>
        <translation>Continuazioni</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Continue playing through</source>
        <translation>Riprendi a riguardare</translation>
    </message>
    <message>
        <source>Continue the move, or end it.</source>
        <translation>Continua la mossa, o terminala.</translation>
    </message>
    <message>
        <source>Continue the move.</source>
        <translation>Continua la mossa.</translation>
    </message>
    <message>
        <source>Continue the review</source>
        <translation>Continua la revisione</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coordinate</translation>
    </message>
    <message>
        <source>Copied: {branch}.</source>
        <translation>Copiato: {branch}.</translation>
    </message>
    <message>
        <source>Copy &amp;game</source>
        <translation>Copia &amp;partita</translation>
    </message>
    <message>
        <source>Copy an error &amp;report</source>
        <translation>&amp;Copia un rapporto sugli errori</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Copia come &amp;testo</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copia come testo</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Copia rapporto</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Copia l’indirizzo</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>Copia il comando</translation>
    </message>
    <message>
        <source>Could not move or delete {name}: {why}.</source>
        <translation>Impossibile spostare o eliminare {name}: {why}.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Conta</translation>
    </message>
    <message>
        <source>Count automatically</source>
        <translation>Conta automaticamente</translation>
    </message>
    <message>
        <source>Count the result on the board, step by step</source>
        <translation>Conta il risultato sul tavoliere, passo per passo</translation>
    </message>
    <message>
        <source>Count the score &amp;step by step</source>
        <translation>C&amp;onta il punteggio passo per passo</translation>
    </message>
    <message>
        <source>Count, step {step} of {total}</source>
        <translation>Conteggio, passo {step} di {total}</translation>
    </message>
    <message>
        <source>Counted from the games in your library, on this computer only. A game that you delete there no longer counts.</source>
        <translation>Contato dalle partite della tua biblioteca, solo su questo computer. Una partita che vi elimini non conta più.</translation>
    </message>
    <message>
        <source>Cro&amp;sses</source>
        <translation>Cr&amp;oci</translation>
    </message>
    <message>
        <source>Crosses</source>
        <translation>Croci</translation>
    </message>
    <message>
        <source>Cu&amp;t branch</source>
        <translation>&amp;Taglia ramo</translation>
    </message>
    <message>
        <source>Cut: {branch}.</source>
        <translation>Tagliato: {branch}.</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>Dark wood</source>
        <comment>board</comment>
        <translation>Legno scuro</translation>
    </message>
    <message>
        <source>Dashed triangle: sides {sides} enclose the middle.</source>
        <translation>Triangolo tratteggiato: i lati {sides} racchiudono il centro.</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Day</source>
        <comment>column</comment>
        <translation>Giorno</translation>
    </message>
    <message>
        <source>Decide first: click a ringed disc to capture, or press “Do not capture”.</source>
        <translation>Decidi prima: fai clic su un disco cerchiato per catturarli tutti, o premi «Non catturare».</translation>
    </message>
    <message>
        <source>Deep</source>
        <comment>depth</comment>
        <translation>Profonda</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <translation>Elimina definitivamente</translation>
    </message>
    <message>
        <source>Delete this card</source>
        <translation>Elimina questa scheda</translation>
    </message>
    <message>
        <source>Deleted: {branch}. You can undo this.</source>
        <translation>Eliminato: {branch}. Si può annullare.</translation>
    </message>
    <message>
        <source>Depth of the review</source>
        <translation>Profondità della revisione</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Dettagli</translation>
    </message>
    <message>
        <source>Details …</source>
        <translation>Dettagli…</translation>
    </message>
    <message>
        <source>Diagram every</source>
        <translation>Un diagramma ogni</translation>
    </message>
    <message>
        <source>Diagrams per page</source>
        <translation>Diagrammi per pagina</translation>
    </message>
    <message>
        <source>Divide the other player’s groups.</source>
        <translation>Dividi i gruppi dell’altro giocatore.</translation>
    </message>
    <message>
        <source>Do &amp;not capture</source>
        <translation>&amp;Non catturare</translation>
    </message>
    <message>
        <source>Do not ask this again</source>
        <translation>Non chiederlo più</translation>
    </message>
    <message>
        <source>Do not choose: {what}</source>
        <translation>Non scegliere: {what}</translation>
    </message>
    <message>
        <source>Done for now</source>
        <translation>Finito per ora</translation>
    </message>
    <message>
        <source>Done for today</source>
        <translation>Finito per oggi</translation>
    </message>
    <message>
        <source>Dots: a piece fits there.</source>
        <translation>Punti: lì ci sta un pezzo.</translation>
    </message>
    <message>
        <source>Dots: the colours that fit there.</source>
        <translation>Punti: i colori possibili.</translation>
    </message>
    <message>
        <source>Down to level {level}</source>
        <translation>Scendi al livello {level}</translation>
    </message>
    <message>
        <source>Drag to resize the comments</source>
        <translation>Trascina per ridimensionare i commenti</translation>
    </message>
    <message>
        <source>Drag to resize the panels</source>
        <translation>Trascina per ridimensionare i pannelli</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Patta</translation>
    </message>
    <message>
        <source>Draw (proven)</source>
        <translation>Patta (dimostrata)</translation>
    </message>
    <message>
        <source>Drawn</source>
        <comment>games</comment>
        <translation>Patte</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <comment>engine</comment>
        <translation>Duplica</translation>
    </message>
    <message>
        <source>E&amp;xpectation map</source>
        <translation>Mappa delle previsi&amp;oni</translation>
    </message>
    <message>
        <source>Edit an engine – Oddments</source>
        <translation>Modifica un motore – Oddments</translation>
    </message>
    <message>
        <source>Edit variati&amp;ons</source>
        <translation>Mo&amp;difica le varianti</translation>
    </message>
    <message>
        <source>Edit …</source>
        <comment>engine</comment>
        <translation>Modifica…</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Tavoliere vuoto</translation>
    </message>
    <message>
        <source>Empty the trash</source>
        <translation>Svuota il cestino</translation>
    </message>
    <message>
        <source>Empty trash …</source>
        <translation>Svuota il cestino…</translation>
    </message>
    <message>
        <source>Encoding …</source>
        <translation>Codifica …</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motore</translation>
    </message>
    <message>
        <source>Engine</source>
        <comment>column</comment>
        <translation>Motore</translation>
    </message>
    <message>
        <source>Engine that analyses</source>
        <translation>Motore che analizza</translation>
    </message>
    <message>
        <source>Engine that reviews</source>
        <translation>Motore che rivede</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Motori</translation>
    </message>
    <message>
        <source>Engines – Oddments</source>
        <translation>Motori – Oddments</translation>
    </message>
    <message>
        <source>Engines …</source>
        <translation>Motori…</translation>
    </message>
    <message>
        <source>Eraser</source>
        <translation>Gomma</translation>
    </message>
    <message>
        <source>Error output of {engine}</source>
        <translation>Errori scritti da {engine}</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Every game against a level counts here, from the first one on.</source>
        <translation>Qui conta ogni partita contro un livello, fin dalla prima.</translation>
    </message>
    <message>
        <source>Every game is saved as you play.</source>
        <translation>Ogni partita viene salvata mentre giochi.</translation>
    </message>
    <message>
        <source>Every game you play is saved and listed here from its first move on. You can also import games from other programs or players.</source>
        <translation>Ogni partita che giochi viene salvata e compare qui dalla prima mossa. Puoi anche importare partite di altri programmi o giocatori.</translation>
    </message>
    <message>
        <source>Every group counts by its size squared; White gets komi.</source>
        <translation>Ogni gruppo vale il quadrato della sua grandezza; il Bianco riceve il komi.</translation>
    </message>
    <message>
        <source>Every stone pushes its neighbours away. End with the biggest unmatched group.</source>
        <translation>Ogni pedina spinge via le vicine. Resta con il gruppo spaiato più grande.</translation>
    </message>
    <message>
        <source>Expectation map off.</source>
        <translation>Mappa delle previsioni disattivata.</translation>
    </message>
    <message>
        <source>Expectation map on. Each cell says what it is likely to hold at the end.</source>
        <translation>Mappa delle previsioni attivata. Ogni casella dice che cosa ci sarà probabilmente alla fine.</translation>
    </message>
    <message>
        <source>Expectation map: playing random games …</source>
        <translation>Mappa delle previsioni: partite casuali in corso …</translation>
    </message>
    <message>
        <source>Expectation map: the game is over, nothing is left to expect.</source>
        <translation>Mappa delle previsioni: la partita è finita, non resta nulla da prevedere.</translation>
    </message>
    <message>
        <source>Experienced</source>
        <translation>Esperto</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Maestro</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Esporta</translation>
    </message>
    <message>
        <source>Export all cards …</source>
        <translation>Esporta tutte le schede …</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Esporta…</translation>
    </message>
    <message>
        <source>Exporting games …</source>
        <translation>Esportazione delle partite…</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed</comment>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>Fewer groups win.</source>
        <translation>Vince chi ha meno gruppi.</translation>
    </message>
    <message>
        <source>Filled: the best move. A full green ring: as good. A short red one: {loss} worse or more.</source>
        <translation>Pieno: la mossa migliore. Un anello verde completo: altrettanto buona. Uno rosso e corto: {loss} in meno o peggio.</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Trova</translation>
    </message>
    <message>
        <source>Find a better move</source>
        <translation>Trova una mossa migliore</translation>
    </message>
    <message>
        <source>Find a move that wins, whatever the other player does.</source>
        <translation>Trova una mossa che vince, qualunque cosa faccia l’altro giocatore.</translation>
    </message>
    <message>
        <source>Find by name, date, …</source>
        <translation>Trova per nome, data, …</translation>
    </message>
    <message>
        <source>Find games</source>
        <translation>Trova partite</translation>
    </message>
    <message>
        <source>Find in comments, titles and labels</source>
        <translation>Trova in commenti, titoli ed etichette</translation>
    </message>
    <message>
        <source>Find in notes</source>
        <translation>Trova nelle note</translation>
    </message>
    <message>
        <source>Find in the help</source>
        <translation>Trova nell’aiuto</translation>
    </message>
    <message>
        <source>Find in the licences</source>
        <translation>Trova nelle licenze</translation>
    </message>
    <message>
        <source>Find ne&amp;xt</source>
        <translation>Trova s&amp;uccessivo</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>Trova &amp;precedente</translation>
    </message>
    <message>
        <source>Find the position of the game that you looked at last</source>
        <translation>Cerca la posizione dell’ultima partita guardata</translation>
    </message>
    <message>
        <source>Finished: {result}</source>
        <translation>Finita: {result}</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Per primo</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Primo passo</translation>
    </message>
    <message>
        <source>Five in &amp;two moves</source>
        <translation>&amp;Cinque in due mosse</translation>
    </message>
    <message>
        <source>Five minutes are over</source>
        <translation>Sono passati cinque minuti</translation>
    </message>
    <message>
        <source>Flat</source>
        <comment>pieces</comment>
        <translation>Piatti</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>From move</source>
        <translation>Dalla mossa</translation>
    </message>
    <message>
        <source>From this day on</source>
        <translation>Da questo giorno in poi</translation>
    </message>
    <message>
        <source>From your game ({date})</source>
        <translation>Dalla tua partita ({date})</translation>
    </message>
    <message>
        <source>From your game against {opponent}</source>
        <translation>Dalla tua partita contro {opponent}</translation>
    </message>
    <message>
        <source>From your game against {opponent} ({date})</source>
        <translation>Dalla tua partita contro {opponent} ({date})</translation>
    </message>
    <message>
        <source>From …</source>
        <translation>Dal…</translation>
    </message>
    <message>
        <source>Full &amp;lines</source>
        <translation>&amp;Linee piene</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Schermo intero</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Game information – Oddments</source>
        <translation>Informazioni sulla partita – Oddments</translation>
    </message>
    <message>
        <source>Game l&amp;og</source>
        <translation>Cr&amp;onaca della partita</translation>
    </message>
    <message>
        <source>Game log</source>
        <translation>Cronaca della partita</translation>
    </message>
    <message>
        <source>Game of the puzzles</source>
        <translation>Gioco dei problemi</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>games</comment>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Games ({patterns})</source>
        <translation>Partite ({patterns})</translation>
    </message>
    <message>
        <source>Games in which this position occurred, also rotated or mirrored</source>
        <translation>Partite in cui compare questa posizione, anche ruotata o specchiata</translation>
    </message>
    <message>
        <source>Games in {name} – Oddments</source>
        <translation>Partite in {name} – Oddments</translation>
    </message>
    <message>
        <source>Games that could not be read</source>
        <translation>Partite che non si sono potute leggere</translation>
    </message>
    <message>
        <source>Games that you delete stay here until you empty the trash.</source>
        <translation>Le partite che elimini restano qui finché non svuoti il cestino.</translation>
    </message>
    <message>
        <source>Go to the en&amp;d</source>
        <translation>All’&amp;ultima mossa</translation>
    </message>
    <message>
        <source>Go to the star&amp;t</source>
        <translation>All’ini&amp;zio</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppi</translation>
    </message>
    <message>
        <source>Groups of size</source>
        <translation>Gruppi di grandezza</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>Help &amp;contents</source>
        <translation>&amp;Sommario dell’aiuto</translation>
    </message>
    <message>
        <source>Help: {title}</source>
        <translation>Aiuto: {title}</translation>
    </message>
    <message>
        <source>Hide the comments</source>
        <translation>Nascondi i commenti</translation>
    </message>
    <message>
        <source>Hide this notice</source>
        <translation>Nascondi questo avviso</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>theme</comment>
        <translation>Alto contrasto</translation>
    </message>
    <message>
        <source>Hint</source>
        <comment>button</comment>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>Hint: {turn} ({value}). Press Esc to hide it.</source>
        <translation>Suggerimento: {turn} ({value}). Premi Esc per nasconderlo.</translation>
    </message>
    <message>
        <source>Hint: {turn}.</source>
        <translation>Suggerimento: {turn}.</translation>
    </message>
    <message>
        <source>Hint: {turn}. Press Esc to hide it.</source>
        <translation>Suggerimento: {turn}. Premi Esc per nasconderlo.</translation>
    </message>
    <message>
        <source>How good the moves were</source>
        <translation>Quanto erano buone le mosse</translation>
    </message>
    <message>
        <source>How the games of the library continued</source>
        <translation>Come sono proseguite le partite della biblioteca</translation>
    </message>
    <message>
        <source>How the komi is set</source>
        <translation>Come si stabilisce il komi</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Umano</translation>
    </message>
    <message>
        <source>If the game ended here, Black would score {black} and White {white}.</source>
        <translation>Se la partita finisse qui, il Nero farebbe {black} e il Bianco {white}.</translation>
    </message>
    <message>
        <source>If the game has clocks, they may leave less.</source>
        <translation>Se la partita ha orologi, possono lasciarne di meno.</translation>
    </message>
    <message>
        <source>If {winner} passes too, you lose{score}.</source>
        <translation>Se passa anche il {winner}, perdi{score}.</translation>
    </message>
    <message>
        <source>If {winner} passes too, {loser} loses{score}.</source>
        <translation>Se passa anche il {winner}, il {loser} perde{score}.</translation>
    </message>
    <message>
        <source>Ignored: the game had only just changed. Try again.</source>
        <translation>Ignorato: la partita era appena cambiata. Riprova.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importa</translation>
    </message>
    <message>
        <source>Import cards …</source>
        <translation>Importa schede …</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Importa partite</translation>
    </message>
    <message>
        <source>Import training cards</source>
        <translation>Importa schede di allenamento</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>Importa…</translation>
    </message>
    <message>
        <source>Imported from {name}:</source>
        <translation>Importato da {name}:</translation>
    </message>
    <message>
        <source>Importing games …</source>
        <translation>Importazione delle partite…</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>Nella finestra</translation>
    </message>
    <message>
        <source>It is good enough to skip a turn for.</source>
        <translation>Vale la pena saltare un turno.</translation>
    </message>
    <message numerus="yes">
        <source>It reaches side {side} by a path of %Ln stone(s).</source>
        <translation>
            <numerusform>Raggiunge il lato {side} con un percorso di %Ln pedina.</numerusform>
            <numerusform>Raggiunge il lato {side} con un percorso di %Ln pedine.</numerusform>
        </translation>
    </message>
    <message>
        <source>It touches side {side} with one stone.</source>
        <translation>Tocca il lato {side} con una pedina.</translation>
    </message>
    <message>
        <source>Join groups of your own.</source>
        <translation>Unisci i tuoi gruppi.</translation>
    </message>
    <message>
        <source>Join stones of your own by a push.</source>
        <translation>Unisci le tue pedine con una spinta.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conserva</translation>
    </message>
    <message>
        <source>Key {key}</source>
        <translation>Tasto {key}</translation>
    </message>
    <message>
        <source>Keyboard &amp;shortcuts …</source>
        <translation>Sc&amp;orciatoie da tastiera…</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Scorciatoie da tastiera</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>Komi</translation>
    </message>
    <message>
        <source>Komi for {game}</source>
        <translation>Komi per {game}</translation>
    </message>
    <message>
        <source>Komi: White gets {komi}, for a total of {total}.</source>
        <translation>Komi: il Bianco riceve {komi}, per un totale di {total}.</translation>
    </message>
    <message>
        <source>L&amp;essons</source>
        <translation>Le&amp;zioni</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message numerus="yes">
        <source>Last %Ln move(s)</source>
        <translation>
            <numerusform>Ultima mossa</numerusform>
            <numerusform>Ultime %Ln mosse</numerusform>
        </translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Ultimo passo</translation>
    </message>
    <message>
        <source>Learn by doing</source>
        <translation>Impara giocando</translation>
    </message>
    <message>
        <source>Learn {game} in a two-minute lesson</source>
        <translation>Impara {game} con una lezione di due minuti</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Apprendista</translation>
    </message>
    <message>
        <source>Legal position. The game is a draw: {reason}</source>
        <translation>Posizione legale. La partita è patta: {reason}</translation>
    </message>
    <message>
        <source>Legal position. {player} has won: {reason}</source>
        <translation>Posizione legale. Vittoria per {player}: {reason}</translation>
    </message>
    <message>
        <source>Legal position. {player} is to move.</source>
        <translation>Posizione legale. Tocca a: {player}.</translation>
    </message>
    <message>
        <source>Lesson complete</source>
        <translation>Lezione completata</translation>
    </message>
    <message>
        <source>Lesson finished, with some steps skipped.</source>
        <translation>Lezione finita, con alcuni passi saltati.</translation>
    </message>
    <message>
        <source>Let Oddments play</source>
        <translation>Fai giocare Oddments</translation>
    </message>
    <message>
        <source>Letters: A, B, C …</source>
        <translation>Lettere: A, B, C …</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Livello</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>column</comment>
        <translation>Livello</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>Livello {level}</translation>
    </message>
    <message>
        <source>Levels whose moves lose about as much. A single game says little: the numbers in brackets are those that are possible.</source>
        <translation>Livelli le cui mosse perdono all&apos;incirca altrettanto. Una sola partita dice poco: i numeri tra parentesi sono quelli possibili.</translation>
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
        <translation>Licenza</translation>
    </message>
    <message>
        <source>Licence of {part}</source>
        <translation>Licenza di {part}</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenze</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Light wood</source>
        <comment>board</comment>
        <translation>Legno chiaro</translation>
    </message>
    <message>
        <source>Line from {start} to {end}.</source>
        <translation>Linea da {start} a {end}.</translation>
    </message>
    <message>
        <source>Line {number}: {why}.</source>
        <translation>Riga {number}: {why}.</translation>
    </message>
    <message>
        <source>List all moves</source>
        <translation>Elenca tutte le mosse</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Luogo</translation>
    </message>
    <message>
        <source>Lock halves, so that nothing can be built on them.</source>
        <translation>Blocca delle metà, così che non ci si possa costruire sopra.</translation>
    </message>
    <message>
        <source>Long ({size})</source>
        <translation>Lunga ({size})</translation>
    </message>
    <message>
        <source>Longer side</source>
        <translation>Lato più lungo</translation>
    </message>
    <message>
        <source>Longest row</source>
        <translation>Fila più lunga</translation>
    </message>
    <message>
        <source>Longest wait for an answer</source>
        <translation>Attesa massima di una risposta</translation>
    </message>
    <message>
        <source>Look at the edge of the board.</source>
        <translation>Guarda il bordo del tavoliere.</translation>
    </message>
    <message>
        <source>Look at the game</source>
        <translation>Guarda la partita</translation>
    </message>
    <message>
        <source>Look for a capture.</source>
        <translation>Cerca una cattura.</translation>
    </message>
    <message>
        <source>Look for a push.</source>
        <translation>Cerca una spinta.</translation>
    </message>
    <message>
        <source>Look here: {cells}.</source>
        <translation>Guarda qui: {cells}.</translation>
    </message>
    <message>
        <source>Looking back at move {number} of {count}.</source>
        <translation>Uno sguardo alla mossa {number} di {count}.</translation>
    </message>
    <message>
        <source>Looking back at the start.</source>
        <translation>Uno sguardo all’inizio.</translation>
    </message>
    <message>
        <source>Looking for a hint … Press Esc to stop.</source>
        <translation>Cerco un suggerimento… Premi Esc per interrompere.</translation>
    </message>
    <message>
        <source>Looking for what follows …</source>
        <translation>Ricerca del seguito …</translation>
    </message>
    <message>
        <source>Looks at every move, but not far ahead.</source>
        <translation>Guarda ogni mossa, ma non molto avanti.</translation>
    </message>
    <message>
        <source>Looks at every move, for up to three seconds.</source>
        <translation>Guarda ogni mossa, per tre secondi al massimo.</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>column</comment>
        <translation>Perso</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>games</comment>
        <translation>Perse</translation>
    </message>
    <message>
        <source>Lower the other player’s score.</source>
        <translation>Abbassa il punteggio dell’altro giocatore.</translation>
    </message>
    <message>
        <source>Lower the other player’s score: match their biggest groups by as many of your own.</source>
        <translation>Abbassa il punteggio dell’altro giocatore: pareggia i suoi gruppi più grandi con altrettanti tuoi.</translation>
    </message>
    <message>
        <source>Make a bridge: two empty cells, either of which connects.</source>
        <translation>Fai un ponte: due caselle vuote, ognuna delle quali collega.</translation>
    </message>
    <message>
        <source>Make another move instead, or press “Undo this move”.</source>
        <translation>Fai un’altra mossa, o premi «Ritira la mossa».</translation>
    </message>
    <message>
        <source>Make it the &amp;main line</source>
        <translation>Rendi &amp;linea principale</translation>
    </message>
    <message>
        <source>Make the other player skip a turn.</source>
        <translation>Fai saltare un turno all’altro giocatore.</translation>
    </message>
    <message>
        <source>Mark the last move</source>
        <translation>Segna l’ultima mossa</translation>
    </message>
    <message>
        <source>Mark: {what}</source>
        <translation>Segna: {what}</translation>
    </message>
    <message>
        <source>Marked: {cells}.</source>
        <translation>Segnate: {cells}.</translation>
    </message>
    <message>
        <source>Marks and letters on cells</source>
        <translation>Segni e lettere sulle caselle</translation>
    </message>
    <message>
        <source>Menu of the current cell</source>
        <translation>Menu della casella attuale</translation>
    </message>
    <message>
        <source>Minutes for all moves</source>
        <translation>Minuti per tutte le mosse</translation>
    </message>
    <message>
        <source>Month</source>
        <comment>column</comment>
        <translation>Mese</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>More lessons</source>
        <translation>Altre lezioni</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>column</comment>
        <translation>Mossa</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mossa</translation>
    </message>
    <message>
        <source>Move a disc of either colour</source>
        <translation>Muovi un disco di uno dei due colori</translation>
    </message>
    <message>
        <source>Move l&amp;ist</source>
        <translation>&amp;Elenco delle mosse</translation>
    </message>
    <message>
        <source>Move numbers</source>
        <translation>Numeri delle mosse</translation>
    </message>
    <message>
        <source>Move t&amp;ree</source>
        <translation>&amp;Albero delle mosse</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Sposta il cursore</translation>
    </message>
    <message>
        <source>Move the selected games to the trash</source>
        <translation>Sposta le partite scelte nel cestino</translation>
    </message>
    <message>
        <source>Move tree</source>
        <translation>Albero delle mosse</translation>
    </message>
    <message>
        <source>Move {number} of your game was {move} ({verdict}). Find a better one.</source>
        <translation>La mossa {number} della tua partita era {move} ({verdict}). Trovane una migliore.</translation>
    </message>
    <message>
        <source>Move {number}: {turn}</source>
        <translation>Mossa {number}: {turn}</translation>
    </message>
    <message>
        <source>Moves</source>
        <comment>tab</comment>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>Moves and what they lost</source>
        <translation>Mosse e quanto hanno perso</translation>
    </message>
    <message>
        <source>Moves played</source>
        <translation>Mosse giocate</translation>
    </message>
    <message>
        <source>Moves that begin like this</source>
        <translation>Mosse che cominciano così</translation>
    </message>
    <message>
        <source>Moves that lost most:</source>
        <translation>Mosse che hanno perso di più:</translation>
    </message>
    <message>
        <source>My boards …</source>
        <translation>I miei tavolieri…</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Le mie partite</translation>
    </message>
    <message>
        <source>My pieces …</source>
        <translation>I miei pezzi…</translation>
    </message>
    <message>
        <source>My r&amp;esults</source>
        <translation>I m&amp;iei risultati</translation>
    </message>
    <message>
        <source>My results</source>
        <translation>I miei risultati</translation>
    </message>
    <message>
        <source>My results – Oddments</source>
        <translation>I miei risultati – Oddments</translation>
    </message>
    <message>
        <source>My themes …</source>
        <translation>I miei temi…</translation>
    </message>
    <message>
        <source>N&amp;o key</source>
        <translation>&amp;Nessun tasto</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Name (optional)</source>
        <translation>Nome (facoltativo)</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Nome della partita</translation>
    </message>
    <message>
        <source>Name of {colour}</source>
        <translation>Nome del {colour}</translation>
    </message>
    <message>
        <source>Name the komi</source>
        <translation>Dichiarare il komi</translation>
    </message>
    <message>
        <source>Name this komi</source>
        <translation>Dichiara questo komi</translation>
    </message>
    <message>
        <source>Names the komi</source>
        <translation>Dichiara il komi</translation>
    </message>
    <message>
        <source>Ne&amp;xt move</source>
        <translation>Mossa successi&amp;va</translation>
    </message>
    <message>
        <source>Neutral piece</source>
        <translation>Pezzo neutro</translation>
    </message>
    <message>
        <source>Never misses a win in one move.</source>
        <translation>Non manca mai una vittoria in una mossa.</translation>
    </message>
    <message>
        <source>New &amp;key …</source>
        <translation>N&amp;uovo tasto…</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>Nuova &amp;finestra</translation>
    </message>
    <message>
        <source>New cards come back once more the same day.</source>
        <translation>Le schede nuove tornano ancora una volta lo stesso giorno.</translation>
    </message>
    <message>
        <source>New game: {game}</source>
        <translation>Nuova partita: {game}</translation>
    </message>
    <message>
        <source>New games are being read and will appear one by one.</source>
        <translation>È in corso la lettura di nuove partite, che compariranno un po’ alla volta.</translation>
    </message>
    <message>
        <source>New here? Begin with {game}: “{button}” takes two minutes. To play at once, click a board.</source>
        <translation>Prima volta qui? Comincia da {game}: «{button}» richiede due minuti. Per giocare subito, fai clic su un tavoliere.</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Prima le recenti</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Next &amp;legal cell</source>
        <translation>Casella &amp;legale successiva</translation>
    </message>
    <message>
        <source>Next control, previous control</source>
        <translation>Controllo successivo, precedente</translation>
    </message>
    <message>
        <source>Next lesson: {title}</source>
        <translation>Lezione successiva: {title}</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Risultato successivo</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Passo successivo</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>No browser could be opened. The address was copied to the clipboard.</source>
        <translation>Non è stato possibile aprire alcun browser. L’indirizzo è stato copiato negli appunti.</translation>
    </message>
    <message>
        <source>No clocks</source>
        <translation>Senza orologi</translation>
    </message>
    <message>
        <source>No comment on {moment}. Double-click to write one.</source>
        <translation>Nessun commento ({moment}). Doppio clic per scriverne uno.</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Ancora nessun file</translation>
    </message>
    <message>
        <source>No games from here</source>
        <translation>Nessuna partita da qui</translation>
    </message>
    <message>
        <source>No games of {game} against the computer yet.</source>
        <translation>Ancora nessuna partita di {game} contro il computer.</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Ancora nessuna partita</translation>
    </message>
    <message>
        <source>No games yet.</source>
        <translation>Ancora nessuna partita.</translation>
    </message>
    <message>
        <source>No groups are left, so whoever placed the last stone loses.</source>
        <translation>Non resta nessun gruppo, perciò perde chi ha posato l’ultima pedina.</translation>
    </message>
    <message>
        <source>No matching games.</source>
        <translation>Nessuna partita corrisponde.</translation>
    </message>
    <message>
        <source>No notes in this game</source>
        <translation>Nessuna nota in questa partita</translation>
    </message>
    <message>
        <source>No other move does.</source>
        <translation>Nessun’altra mossa vince.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.</translation>
    </message>
    <message>
        <source>Nobody can place a piece, so both had to pass. Nobody scores: whoever placed the last piece loses.</source>
        <translation>Nessuno può posare un pezzo: entrambi hanno dovuto passare. Nessuno fa punti: perde chi ha posato l’ultimo pezzo.</translation>
    </message>
    <message>
        <source>Nobody can place a piece, so both had to pass. The score is the size of the biggest group left.</source>
        <translation>Nessuno può posare un pezzo, entrambi hanno dovuto passare. Il punteggio è la grandezza del gruppo più grande rimasto.</translation>
    </message>
    <message>
        <source>Nobody has just passed</source>
        <translation>Nessuno ha appena passato</translation>
    </message>
    <message>
        <source>Nobody scores, so whoever placed the last piece loses.</source>
        <translation>Nessuno fa punti, perciò perde chi ha posato l’ultimo pezzo.</translation>
    </message>
    <message>
        <source>Nobody’s discs</source>
        <translation>Dischi di nessuno</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed</comment>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>depth</comment>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Not rated yet: no game is finished.</source>
        <translation>Ancora senza punteggio: nessuna partita è finita.</translation>
    </message>
    <message>
        <source>Not tested yet</source>
        <translation>Non ancora provato</translation>
    </message>
    <message>
        <source>Not the best yet</source>
        <translation>Non ancora la migliore</translation>
    </message>
    <message>
        <source>Not this one</source>
        <translation>Non questa</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nessun risultato</translation>
    </message>
    <message>
        <source>Nothing is due now.</source>
        <translation>Ora non c’è niente da fare.</translation>
    </message>
    <message>
        <source>Nothing to export.</source>
        <translation>Niente da esportare.</translation>
    </message>
    <message>
        <source>Nothing was exported.</source>
        <translation>Non è stato esportato nulla.</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Novizio</translation>
    </message>
    <message>
        <source>Num&amp;bers of the last moves</source>
        <translation>Numeri delle &amp;ultime mosse</translation>
    </message>
    <message>
        <source>Number &amp;groups</source>
        <translation>Numera i &amp;gruppi</translation>
    </message>
    <message>
        <source>Number of discs</source>
        <translation>Numero di dischi</translation>
    </message>
    <message>
        <source>Number of sides of the board.</source>
        <translation>Numero dei lati del tavoliere.</translation>
    </message>
    <message>
        <source>Numbers: 1, 2, 3 …</source>
        <translation>Numeri: 1, 2, 3 …</translation>
    </message>
    <message>
        <source>Oddments cannot start</source>
        <translation>Oddments non può avviarsi</translation>
    </message>
    <message>
        <source>Oddments cannot write to {folder}, so the list of games is rebuilt at every start.</source>
        <translation>Non si può scrivere in {folder}, perciò l’elenco delle partite viene ricostruito a ogni avvio.</translation>
    </message>
    <message>
        <source>Oddments closed unexpectedly last time. Your games were saved up to the last move.</source>
        <translation>L’ultima volta Oddments si è chiuso in modo imprevisto. Le tue partite sono state salvate fino all’ultima mossa.</translation>
    </message>
    <message>
        <source>Oddments ended while loading it</source>
        <translation>Oddments si è chiuso mentre lo caricava</translation>
    </message>
    <message>
        <source>Oddments is already running, but it is not responding. This window works on its own; anything open in the other one cannot be opened here.</source>
        <translation>Oddments è già in esecuzione, ma non risponde. Questa finestra lavora da sola; ciò che è aperto nell’altra non può essere aperto qui.</translation>
    </message>
    <message>
        <source>Oddments is choosing a colour for {name} …</source>
        <translation>Oddments sta scegliendo il colore per {name}…</translation>
    </message>
    <message>
        <source>Oddments is free software under the MIT licence. Its components have licences of their own.</source>
        <translation>Oddments è software libero con licenza MIT. I suoi componenti hanno licenze proprie.</translation>
    </message>
    <message>
        <source>Oddments is naming komi for {name} …</source>
        <translation>Oddments sta pensando al komi per {name}…</translation>
    </message>
    <message>
        <source>Oddments kept crashing while restoring your windows. All your games are saved.</source>
        <translation>Oddments si è bloccato più volte mentre riapriva le tue finestre. Tutte le tue partite sono salvate.</translation>
    </message>
    <message>
        <source>Oddments’ own</source>
        <translation>Quello di Oddments</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Often misses a win in one move.</source>
        <translation>Manca spesso una vittoria in una mossa.</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Prima le vecchie</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sì</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Sul tavoliere</translation>
    </message>
    <message>
        <source>On the empty board Black is to move.</source>
        <translation>Sul tavoliere vuoto tocca al Nero.</translation>
    </message>
    <message>
        <source>One group touches three sides around the middle of the board.</source>
        <translation>Un gruppo tocca tre lati intorno al centro del tavoliere.</translation>
    </message>
    <message>
        <source>One names it, the other chooses a colour</source>
        <translation>Uno lo dichiara, l’altro sceglie il colore</translation>
    </message>
    <message>
        <source>One per line, such as: {example}</source>
        <translation>Uno per riga, per esempio: {example}</translation>
    </message>
    <message>
        <source>One stone is enough.</source>
        <translation>Basta una pedina.</translation>
    </message>
    <message>
        <source>Only White can swap colours, on the first move of a game with the pie rule.</source>
        <translation>Solo il Bianco può scambiare i colori, alla prima mossa e con la regola della torta.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Apri &amp;recenti</translation>
    </message>
    <message>
        <source>Open a link – Oddments</source>
        <translation>Apri un collegamento – Oddments</translation>
    </message>
    <message>
        <source>Open a menu</source>
        <translation>Apre un menu</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Apri una partita salvata</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Apri nel browser</translation>
    </message>
    <message>
        <source>Open the folder where themes are stored</source>
        <translation>Apri la cartella dei temi</translation>
    </message>
    <message>
        <source>Open the game</source>
        <translation>Apri la partita</translation>
    </message>
    <message>
        <source>Open the selected game in a window</source>
        <translation>Apri la partita scelta in una finestra</translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>Apri {name}</translation>
    </message>
    <message>
        <source>Open …</source>
        <translation>Apri…</translation>
    </message>
    <message>
        <source>Openings</source>
        <comment>tab</comment>
        <translation>Aperture</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Avversario</translation>
    </message>
    <message>
        <source>Other times …</source>
        <translation>Altri tempi…</translation>
    </message>
    <message>
        <source>Overlooks {share} of the moves.</source>
        <translation>Non vede il {share} delle mosse.</translation>
    </message>
    <message>
        <source>P&amp;ause the game</source>
        <translation>Metti &amp;in pausa la partita</translation>
    </message>
    <message>
        <source>P&amp;lay through</source>
        <translation>Ri&amp;guarda la partita</translation>
    </message>
    <message>
        <source>P&amp;rint …</source>
        <translation>&amp;Stampa…</translation>
    </message>
    <message>
        <source>P&amp;uzzles</source>
        <translation>Pro&amp;blemi</translation>
    </message>
    <message>
        <source>PDF page</source>
        <translation>Pagina PDF</translation>
    </message>
    <message>
        <source>PDF paper size</source>
        <translation>Carta del PDF</translation>
    </message>
    <message>
        <source>PL must be B or W, not {text}</source>
        <translation>PL deve essere B o W, non {text}</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>Immagine PNG</translation>
    </message>
    <message>
        <source>Padlock: nothing can be placed on this half.</source>
        <translation>Lucchetto: non si può posare nulla su questa metà.</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>Pagine dell’aiuto</translation>
    </message>
    <message>
        <source>Panels beside the &amp;board</source>
        <translation>Pannelli accanto al tavo&amp;liere</translation>
    </message>
    <message>
        <source>Paper</source>
        <comment>board</comment>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Passi</translation>
    </message>
    <message>
        <source>Passing can be the best move.</source>
        <translation>Passare può essere la mossa migliore.</translation>
    </message>
    <message>
        <source>Passing now ends the game: {winner} wins.</source>
        <translation>Passare ora conclude la partita: vince {winner}.</translation>
    </message>
    <message>
        <source>Passing now loses the game.</source>
        <translation>Passare ora fa perdere la partita.</translation>
    </message>
    <message>
        <source>Passing now wins the game.</source>
        <translation>Passare ora fa vincere la partita.</translation>
    </message>
    <message>
        <source>Paste text</source>
        <translation>Incolla testo</translation>
    </message>
    <message numerus="yes">
        <source>Pasted: %Ln move(s).</source>
        <translation>
            <numerusform>Incollata: %Ln mossa.</numerusform>
            <numerusform>Incollate: %Ln mosse.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Pause the count</source>
        <translation>Metti in pausa</translation>
    </message>
    <message numerus="yes">
        <source>Permanently delete %Ln game(s) from the trash?</source>
        <translation>
            <numerusform>Eliminare definitivamente %Ln partita dal cestino?</numerusform>
            <numerusform>Eliminare definitivamente %Ln partite dal cestino?</numerusform>
        </translation>
    </message>
    <message>
        <source>Picture of the board</source>
        <translation>Immagine del tavoliere</translation>
    </message>
    <message>
        <source>Pie rule</source>
        <translation>Regola della torta</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Pezzi</translation>
    </message>
    <message>
        <source>Pieces</source>
        <comment>the heading</comment>
        <translation>Pezzi</translation>
    </message>
    <message>
        <source>Place a piece on two squares of equal height</source>
        <translation>Posa un pezzo su due caselle della stessa altezza</translation>
    </message>
    <message>
        <source>Place a stone</source>
        <translation>Posa una pedina</translation>
    </message>
    <message>
        <source>Place one or two stones of either colour</source>
        <translation>Posa una o due pedine di qualunque colore</translation>
    </message>
    <message>
        <source>Place one or two stones of either colour. Always leave an odd number of groups.</source>
        <translation>Posa una o due pedine di qualunque colore. Lascia sempre un numero dispari di gruppi.</translation>
    </message>
    <message>
        <source>Place one stone of each colour.</source>
        <translation>Posa una pedina di ogni colore.</translation>
    </message>
    <message>
        <source>Place one stone of either colour</source>
        <translation>Posa una pedina di qualunque colore</translation>
    </message>
    <message>
        <source>Place only stones of the other player’s colour.</source>
        <translation>Posa solo pedine del colore dell’altro giocatore.</translation>
    </message>
    <message>
        <source>Place the last piece that fits.</source>
        <translation>Posa l’ultimo pezzo che ci sta.</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>board</comment>
        <translation>Liscio</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Play again with the players swapped</source>
        <translation>Gioca ancora scambiando i giocatori</translation>
    </message>
    <message>
        <source>Play again with the same options</source>
        <translation>Gioca ancora con le stesse opzioni</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Gioca da qui</translation>
    </message>
    <message>
        <source>Play from here as a &amp;new game …</source>
        <translation>Gioca da qui una &amp;nuova partita…</translation>
    </message>
    <message>
        <source>Play from here as a &amp;variation …</source>
        <translation>Gioca da qui una &amp;variante…</translation>
    </message>
    <message>
        <source>Play from here – Oddments</source>
        <translation>Gioca da qui – Oddments</translation>
    </message>
    <message>
        <source>Play from here …</source>
        <translation>Gioca da qui…</translation>
    </message>
    <message>
        <source>Play from move {number}</source>
        <translation>Gioca dalla mossa {number}</translation>
    </message>
    <message>
        <source>Play from the start</source>
        <translation>Gioca dall’inizio</translation>
    </message>
    <message>
        <source>Play from this position</source>
        <translation>Gioca da questa posizione</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Giocala</translation>
    </message>
    <message>
        <source>Play level {level}</source>
        <translation>Gioca contro il livello {level}</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Play the computer, level {level}</source>
        <translation>Gioca contro il computer, livello {level}</translation>
    </message>
    <message>
        <source>Play this move</source>
        <translation>Gioca questa mossa</translation>
    </message>
    <message>
        <source>Play: {what}</source>
        <translation>Gioca: {what}</translation>
    </message>
    <message>
        <source>Played like level {level}</source>
        <translation>Ha giocato come il livello {level}</translation>
    </message>
    <message>
        <source>Played like level {level} ({low} to {high})</source>
        <translation>Ha giocato come il livello {level} (da {low} a {high})</translation>
    </message>
    <message>
        <source>Played next:</source>
        <translation>Giocata dopo:</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>column</comment>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Giocatore 1</translation>
    </message>
    <message>
        <source>Player 1 made exactly five in a row.</source>
        <translation>Il Giocatore 1 ne ha messi in fila esattamente cinque.</translation>
    </message>
    <message>
        <source>Player 1 needs exactly five in a row, and has made {made}.</source>
        <translation>Il Giocatore 1 ne deve mettere in fila esattamente cinque, e ne ha messi {made}.</translation>
    </message>
    <message>
        <source>Player 1 won</source>
        <translation>Ha vinto il Giocatore 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Giocatore 2</translation>
    </message>
    <message>
        <source>Player 2 made five or more in a row.</source>
        <translation>Il Giocatore 2 ne ha messi in fila cinque o più.</translation>
    </message>
    <message>
        <source>Player 2 needs at least five in a row, and has made {made}.</source>
        <translation>Il Giocatore 2 ne deve mettere in fila almeno cinque, e ne ha messi {made}.</translation>
    </message>
    <message>
        <source>Player 2 won</source>
        <translation>Ha vinto il Giocatore 2</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Giocatore {number}</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Plays</source>
        <comment>column</comment>
        <translation>Gioca a</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>games</comment>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Points added to White’s score, because Black moves first.</source>
        <translation>Punti aggiunti al Bianco, perché il Nero muove per primo.</translation>
    </message>
    <message>
        <source>Pr&amp;omote variation</source>
        <translation>&amp;Promuovi variante</translation>
    </message>
    <message>
        <source>Pre&amp;vious move</source>
        <translation>Mossa pr&amp;ecedente</translation>
    </message>
    <message>
        <source>Pre&amp;vious variation</source>
        <translation>Variante prece&amp;dente</translation>
    </message>
    <message>
        <source>Press Enter to play {turn}.</source>
        <translation>Premi Invio per giocare {turn}.</translation>
    </message>
    <message>
        <source>Press Esc again to discard the position.</source>
        <translation>Premi ancora Esc per scartare la posizione.</translation>
    </message>
    <message>
        <source>Press Esc to undo.</source>
        <translation>Premi Esc per annullare.</translation>
    </message>
    <message>
        <source>Press the new key for “{action}”, or Esc to cancel.</source>
        <translation>Premi il nuovo tasto per «{action}», o Esc per annullare.</translation>
    </message>
    <message>
        <source>Press “Play this move” or Enter, or Esc to undo it.</source>
        <translation>Premi «Gioca questa mossa» o Invio, o Esc per ritirarla.</translation>
    </message>
    <message>
        <source>Preview of the board</source>
        <translation>Anteprima del tavoliere</translation>
    </message>
    <message>
        <source>Preview …</source>
        <translation>Anteprima…</translation>
    </message>
    <message>
        <source>Previous le&amp;gal cell</source>
        <translation>Casella legale prece&amp;dente</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Risultato precedente</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Passo precedente</translation>
    </message>
    <message>
        <source>Print</source>
        <comment>theme</comment>
        <translation>Stampa</translation>
    </message>
    <message>
        <source>Print – Oddments</source>
        <translation>Stampa – Oddments</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Avanzamento</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Avanzamento della revisione</translation>
    </message>
    <message>
        <source>Push a stone over the edge.</source>
        <translation>Spingi una pedina oltre il bordo.</translation>
    </message>
    <message>
        <source>Put your boards into {folder}.</source>
        <translation>Metti i tuoi tavolieri in {folder}.</translation>
    </message>
    <message>
        <source>Put your pieces into {folder}.</source>
        <translation>Metti i tuoi pezzi in {folder}.</translation>
    </message>
    <message>
        <source>Put your themes into {folder}.</source>
        <translation>Metti i tuoi temi in {folder}.</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Problemi</translation>
    </message>
    <message>
        <source>Puzzles by day</source>
        <translation>Problemi per giorno</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>depth</comment>
        <translation>Rapida</translation>
    </message>
    <message>
        <source>Quick ({size})</source>
        <translation>Rapida ({size})</translation>
    </message>
    <message>
        <source>R&amp;ecent games</source>
        <translation>&amp;Partite recenti</translation>
    </message>
    <message>
        <source>Raise your own score: get more groups of a large size than the other player has.</source>
        <translation>Aumenta il tuo punteggio: ottieni più gruppi di una dimensione grande di quanti ne ha l’altro giocatore.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>A caso</translation>
    </message>
    <message>
        <source>Rating</source>
        <comment>column</comment>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Rating from games</source>
        <translation>Punteggio dalle partite</translation>
    </message>
    <message>
        <source>Rating from puzzles</source>
        <translation>Punteggio dai problemi</translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <translation>Ri&amp;vincita</translation>
    </message>
    <message>
        <source>Read &amp;out the position</source>
        <translation>Leggi la posizione ad &amp;alta voce</translation>
    </message>
    <message>
        <source>Reading the clipboard …</source>
        <translation>Lettura degli appunti…</translation>
    </message>
    <message>
        <source>Reading {name} …</source>
        <translation>Lettura di {name}…</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Redone: {edit}.</source>
        <translation>Ripetuto: {edit}.</translation>
    </message>
    <message>
        <source>Regular player</source>
        <translation>Abituale</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Ricarica</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rivincita</translation>
    </message>
    <message>
        <source>Rematch w&amp;ith players swapped</source>
        <translation>Rivincita a gioca&amp;tori scambiati</translation>
    </message>
    <message>
        <source>Remove</source>
        <comment>engine</comment>
        <translation>Rimuovi</translation>
    </message>
    <message>
        <source>Remove all marks here</source>
        <translation>Rimuovi tutti i segni</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapporto</translation>
    </message>
    <message>
        <source>Res&amp;ign …</source>
        <translation>A&amp;bbandona …</translation>
    </message>
    <message>
        <source>Reset &amp;all …</source>
        <translation>Ripristina &amp;tutto…</translation>
    </message>
    <message>
        <source>Reset &amp;orientation</source>
        <translation>Ripristina &amp;orientamento</translation>
    </message>
    <message>
        <source>Reset all keyboard shortcuts to their defaults?</source>
        <translation>Ripristinare tutte le scorciatoie predefinite?</translation>
    </message>
    <message>
        <source>Reset si&amp;ze</source>
        <translation>Ripristina &amp;dimensione</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abbandona</translation>
    </message>
    <message>
        <source>Resign for {loser}? {winner} would win.</source>
        <translation>Abbandonare per {loser}? Vincerebbe {winner}.</translation>
    </message>
    <message>
        <source>Resign this game? {winner} would win.</source>
        <translation>Abbandonare questa partita? Vincerebbe {winner}.</translation>
    </message>
    <message>
        <source>Rest here to see the line on the board; → and ← step through it.</source>
        <translation>Fermati qui per vedere il seguito sul tavoliere; → e ← lo percorrono.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Restore windows</source>
        <translation>Riaprile</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Risultati</translation>
    </message>
    <message>
        <source>Results by</source>
        <translation>Risultati per</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>Retry my &amp;mistakes</source>
        <translation>Ripro&amp;va i miei errori</translation>
    </message>
    <message>
        <source>Retry the mistakes</source>
        <translation>Riprova gli errori</translation>
    </message>
    <message>
        <source>Retry your mistakes</source>
        <translation>Riprova i tuoi errori</translation>
    </message>
    <message>
        <source>Return to the game</source>
        <translation>Torna alla partita</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>tab</comment>
        <translation>Revisione</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>Review it again</source>
        <translation>Rivedi di nuovo</translation>
    </message>
    <message>
        <source>Review more deeply</source>
        <translation>Rivedi più a fondo</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Rivedi la partita</translation>
    </message>
    <message>
        <source>Reviewed by {engine}</source>
        <translation>Revisione di {engine}</translation>
    </message>
    <message>
        <source>Reviewing {total} moves …</source>
        <translation>Revisione di {total} mosse …</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Giusto</translation>
    </message>
    <message>
        <source>Rotate &amp;left</source>
        <translation>Ruota a s&amp;inistra</translation>
    </message>
    <message>
        <source>Rotate &amp;right</source>
        <translation>Ruota a &amp;destra</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>Regole di {game}</translation>
    </message>
    <message>
        <source>S&amp;ettings …</source>
        <translation>&amp;Impostazioni…</translation>
    </message>
    <message>
        <source>S&amp;hare and export</source>
        <translation>Con&amp;dividi ed esporta</translation>
    </message>
    <message>
        <source>S&amp;quares</source>
        <translation>&amp;Quadrati</translation>
    </message>
    <message>
        <source>S&amp;tart page</source>
        <translation>Pagina ini&amp;ziale</translation>
    </message>
    <message>
        <source>S&amp;wap colours</source>
        <translation>&amp;Scambia i colori</translation>
    </message>
    <message>
        <source>S&amp;ystem typeface</source>
        <translation>Caratt&amp;ere di sistema</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>Disegno SVG</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Save</source>
        <comment>engine</comment>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Save &amp;animation …</source>
        <translation>Salva &amp;animazione…</translation>
    </message>
    <message>
        <source>Save &amp;as …</source>
        <translation>Salva con n&amp;ome…</translation>
    </message>
    <message>
        <source>Save &amp;picture …</source>
        <translation>Salva &amp;immagine…</translation>
    </message>
    <message>
        <source>Save a picture – Oddments</source>
        <translation>Salva un’immagine – Oddments</translation>
    </message>
    <message>
        <source>Save an animation – Oddments</source>
        <translation>Salva un’animazione – Oddments</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>Salva con nome…</translation>
    </message>
    <message>
        <source>Save game</source>
        <translation>Salva la partita</translation>
    </message>
    <message>
        <source>Save the selected games to one file</source>
        <translation>Salva in un solo file le partite scelte</translation>
    </message>
    <message>
        <source>Save …</source>
        <translation>Salva…</translation>
    </message>
    <message>
        <source>Saved as PNG, SVG or PDF, depending on the file name.</source>
        <translation>Salvata come PNG, SVG o PDF, in base al nome del file.</translation>
    </message>
    <message>
        <source>Saved games ({patterns})</source>
        <translation>Partite salvate ({patterns})</translation>
    </message>
    <message>
        <source>Saved to {path}.</source>
        <translation>Salvato in {path}.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Search by name or key</source>
        <translation>Cerca per nome o tasto</translation>
    </message>
    <message>
        <source>Searching for games …</source>
        <translation>Cerco le partite…</translation>
    </message>
    <message>
        <source>Searching …</source>
        <translation>Ricerca in corso…</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Per secondo</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Secondi</translation>
    </message>
    <message>
        <source>Seconds added per move</source>
        <translation>Secondi aggiunti per mossa</translation>
    </message>
    <message>
        <source>See where the game was won and lost</source>
        <translation>Vedi dove la partita è stata vinta e persa</translation>
    </message>
    <message>
        <source>Seldom sees a win in one move.</source>
        <translation>Vede di rado una vittoria in una mossa.</translation>
    </message>
    <message>
        <source>Set &amp;up a position …</source>
        <translation>Co&amp;mponi una posizione…</translation>
    </message>
    <message>
        <source>Set up a position – Oddments</source>
        <translation>Componi una posizione – Oddments</translation>
    </message>
    <message>
        <source>Settings – Oddments</source>
        <translation>Impostazioni – Oddments</translation>
    </message>
    <message>
        <source>Share and export</source>
        <translation>Condividi ed esporta</translation>
    </message>
    <message>
        <source>Show &amp;log folder</source>
        <translation>Mostra la cartella dei &amp;log</translation>
    </message>
    <message>
        <source>Show a &amp;hint</source>
        <translation>Mostra un &amp;suggerimento</translation>
    </message>
    <message>
        <source>Show all numbers</source>
        <translation>Mostra tutti i numeri</translation>
    </message>
    <message>
        <source>Show deleted games, or the others again</source>
        <translation>Mostra le partite eliminate, o di nuovo le altre</translation>
    </message>
    <message>
        <source>Show fewer numbers</source>
        <translation>Mostra meno numeri</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Mostrami</translation>
    </message>
    <message>
        <source>Show the &amp;better line</source>
        <translation>Mostra la linea &amp;migliore</translation>
    </message>
    <message>
        <source>Show the file’s folder</source>
        <translation>Mostra la cartella del file</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Mostra la soluzione</translation>
    </message>
    <message>
        <source>Show what follows</source>
        <translation>Mostra il seguito</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>Mostra perché</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Lati</translation>
    </message>
    <message>
        <source>Sides still needed</source>
        <translation>Lati che gli servono</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Grandezza</translation>
    </message>
    <message>
        <source>Size of text and controls</source>
        <translation>Dimensione di testo e controlli</translation>
    </message>
    <message>
        <source>Size {size}: Black has {black}, White has {white}.</source>
        <translation>Grandezza {size}: il Nero ne ha {black}, il Bianco {white}.</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Abile</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Salta</translation>
    </message>
    <message>
        <source>Slate</source>
        <comment>board</comment>
        <translation>Ardesia</translation>
    </message>
    <message>
        <source>Slide and flip discs that belong to nobody. Be the first to line up five.</source>
        <translation>Fai scorrere e capovolgi dischi che non sono di nessuno. Mettine in fila cinque per primo.</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed</comment>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>So&amp;unds</source>
        <translation>E&amp;ffetti sonori</translation>
    </message>
    <message>
        <source>Something went wrong, but you can keep playing. A report helps us fix it.</source>
        <translation>Qualcosa è andato storto, ma puoi continuare a giocare. Un rapporto ci aiuta a rimediare.</translation>
    </message>
    <message>
        <source>Sometimes misses a win in one move.</source>
        <translation>Manca a volte una vittoria in una mossa.</translation>
    </message>
    <message>
        <source>Sort order</source>
        <translation>Ordinamento</translation>
    </message>
    <message>
        <source>Speed</source>
        <comment>of animations</comment>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>Speed of animations</source>
        <translation>Velocità delle animazioni</translation>
    </message>
    <message>
        <source>Split the other player’s biggest group.</source>
        <translation>Spezza il gruppo più grande dell’altro giocatore.</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Quadrati</translation>
    </message>
    <message numerus="yes">
        <source>Squares: likely colour at the end, larger if surer (%Ln random game(s)).</source>
        <translation>
            <numerusform>Quadrati: colore probabile alla fine, più grandi se è più sicuro (%Ln partita casuale).</numerusform>
            <numerusform>Quadrati: colore probabile alla fine, più grandi se è più sicuro (%Ln partite casuali).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Squares: likely winning group, larger if surer (%Ln random game(s)).</source>
        <translation>
            <numerusform>Quadrati: probabile gruppo vincente, più grandi se è più sicuro (%Ln partita casuale).</numerusform>
            <numerusform>Quadrati: probabile gruppo vincente, più grandi se è più sicuro (%Ln partite casuali).</numerusform>
        </translation>
    </message>
    <message>
        <source>Stack black-and-white pieces like bricks. Win with the biggest unmatched group.</source>
        <translation>Impila i pezzi come mattoni. Vinci con il gruppo spaiato più grande.</translation>
    </message>
    <message>
        <source>Stacks away from the edge</source>
        <translation>Pile lontane dal bordo</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Inizia la partita</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>Posizione iniziale</translation>
    </message>
    <message>
        <source>Stay at level {level}.</source>
        <translation>Resta al livello {level}.</translation>
    </message>
    <message>
        <source>Step back through the moves to look at the game again.</source>
        <translation>Torna indietro tra le mosse per rivedere la partita.</translation>
    </message>
    <message>
        <source>Step back through the moves to see what was to be expected.</source>
        <translation>Torna indietro tra le mosse per vedere che cosa c’era da aspettarsi.</translation>
    </message>
    <message>
        <source>Step through the move list</source>
        <translation>Scorre l’elenco delle mosse</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Passo {number} di {count}</translation>
    </message>
    <message>
        <source>Stone</source>
        <comment>pieces</comment>
        <translation>Pietra</translation>
    </message>
    <message>
        <source>Stones away from the edge</source>
        <translation>Pedine lontane dal bordo</translation>
    </message>
    <message>
        <source>Stones still needed</source>
        <translation>Pedine ancora necessarie</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>review</comment>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Stop counting</source>
        <translation>Termina il conteggio</translation>
    </message>
    <message>
        <source>Stop marking</source>
        <translation>Smetti di segnare</translation>
    </message>
    <message>
        <source>Stop playing through</source>
        <translation>Smetti di riguardare</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Forte</translation>
    </message>
    <message>
        <source>Swap colours</source>
        <translation>Scambia i colori</translation>
    </message>
    <message>
        <source>Swap players</source>
        <translation>Scambia i giocatori</translation>
    </message>
    <message>
        <source>Switc&amp;h colour</source>
        <translation>Cambia colore in &amp;mano</translation>
    </message>
    <message>
        <source>System language ({language})</source>
        <translation>Lingua del sistema ({language})</translation>
    </message>
    <message>
        <source>T&amp;ype a move</source>
        <translation>Di&amp;gita una mossa</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Ritirala</translation>
    </message>
    <message>
        <source>Take the next {game} lesson</source>
        <translation>Segui la prossima lezione di {game}</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Prova</translation>
    </message>
    <message>
        <source>Test …</source>
        <comment>engine</comment>
        <translation>Prova…</translation>
    </message>
    <message>
        <source>That is the move you played in the game.</source>
        <translation>È la mossa che hai fatto nella partita.</translation>
    </message>
    <message>
        <source>That was the last mistake</source>
        <translation>Era l’ultimo errore</translation>
    </message>
    <message>
        <source>The &amp;skipped turn</source>
        <translation>&amp;Il turno saltato</translation>
    </message>
    <message>
        <source>The SQLite of this Python lacks FTS5, which a library needs.</source>
        <translation>A SQLite di questo Python manca FTS5, che serve alla biblioteca.</translation>
    </message>
    <message>
        <source>The analysis failed</source>
        <translation>L’analisi non è riuscita</translation>
    </message>
    <message>
        <source>The author suggests {first} to {last}; smaller boards are for learning.</source>
        <translation>L’autore consiglia da {first} a {last}; i tavolieri più piccoli servono per imparare.</translation>
    </message>
    <message>
        <source>The average level of the computers that made it</source>
        <translation>Il livello medio dei computer che l’hanno giocata</translation>
    </message>
    <message>
        <source>The best reply is {reply}.</source>
        <translation>La risposta migliore è {reply}.</translation>
    </message>
    <message>
        <source>The biggest unmatched group wins.</source>
        <translation>Vince il gruppo spaiato più grande.</translation>
    </message>
    <message>
        <source>The black half goes there. Choose the square beside it for the white half.</source>
        <translation>Lì va la metà nera. Scegli la casella accanto per la metà bianca.</translation>
    </message>
    <message>
        <source>The board at the end of this line, and of the better one.</source>
        <translation>Il tavoliere alla fine di questa variante e della migliore.</translation>
    </message>
    <message>
        <source>The board before and after {moves}.</source>
        <translation>Il tavoliere prima e dopo {moves}.</translation>
    </message>
    <message>
        <source>The board is full and the sums of squares are equal.</source>
        <translation>Il tavoliere è pieno e le somme dei quadrati sono uguali.</translation>
    </message>
    <message>
        <source>The board is full: the biggest unmatched group wins.</source>
        <translation>Il tavoliere è pieno: vince il gruppo spaiato più grande.</translation>
    </message>
    <message>
        <source>The board is full: the higher sum of squares wins.</source>
        <translation>Il tavoliere è pieno: vince la somma dei quadrati più alta.</translation>
    </message>
    <message>
        <source>The board was copied to the clipboard as a picture.</source>
        <translation>Il tavoliere è stato copiato negli appunti come immagine.</translation>
    </message>
    <message>
        <source>The board was copied to the clipboard as text.</source>
        <translation>Il tavoliere è stato copiato negli appunti come testo.</translation>
    </message>
    <message>
        <source>The cards were not transferred: {why}.</source>
        <translation>Le schede non sono state trasferite: {why}.</translation>
    </message>
    <message>
        <source>The clipboard contains no text.</source>
        <translation>Gli appunti non contengono testo.</translation>
    </message>
    <message>
        <source>The clipboard does not contain a branch of this game: {why}.</source>
        <translation>Gli appunti non contengono un ramo di questa partita: {why}.</translation>
    </message>
    <message>
        <source>The clipboard does not contain a game: {why}.</source>
        <translation>Gli appunti non contengono una partita: {why}.</translation>
    </message>
    <message>
        <source>The clocks are stopped. {who} to move: press “Resume” to start them.</source>
        <translation>Gli orologi sono fermi. Tocca a {who}: «Riprendi» li fa ripartire.</translation>
    </message>
    <message>
        <source>The command line has a character without text.</source>
        <translation>La riga di comando contiene un carattere senza testo.</translation>
    </message>
    <message>
        <source>The command was copied to the clipboard.</source>
        <translation>Il comando è stato copiato negli appunti.</translation>
    </message>
    <message>
        <source>The comment links to a page on {host}.</source>
        <translation>Il commento rimanda a una pagina di {host}.</translation>
    </message>
    <message>
        <source>The computer played at level {level} ({name}).</source>
        <translation>Il computer ha giocato al livello {level} ({name}).</translation>
    </message>
    <message>
        <source>The computer ran out of memory, but you can keep playing. Closing other programs may help.</source>
        <translation>La memoria si è esaurita, ma puoi continuare a giocare. Chiudere altri programmi può aiutare.</translation>
    </message>
    <message>
        <source>The core of Oddments is not compiled on this computer, so the engine is hundreds of times slower. Run installer/run to compile it.</source>
        <translation>Il nucleo di Oddments non è compilato su questo computer, perciò il motore è centinaia di volte più lento. installer/run lo compila.</translation>
    </message>
    <message>
        <source>The current board</source>
        <translation>Il tavoliere attuale</translation>
    </message>
    <message>
        <source>The current line</source>
        <translation>La linea attuale</translation>
    </message>
    <message>
        <source>The earlier moves do not lead to this position.</source>
        <translation>Le mosse precedenti non portano a questa posizione.</translation>
    </message>
    <message>
        <source>The engine evaluates your move.</source>
        <translation>Il motore valuta la tua mossa.</translation>
    </message>
    <message>
        <source>The engine failed</source>
        <translation>Il motore non ha funzionato</translation>
    </message>
    <message>
        <source>The engine failed: {why}.</source>
        <translation>Il motore non ha funzionato: {why}.</translation>
    </message>
    <message>
        <source>The engine gives no win rates</source>
        <translation>Il motore non dà percentuali di vittorie</translation>
    </message>
    <message>
        <source>The engine stopped responding and was restarted. The game continues.</source>
        <translation>Il motore non rispondeva più ed è stato riavviato. La partita continua.</translation>
    </message>
    <message numerus="yes">
        <source>The fairest komi known for this board is {komi}: in %Ln game(s) of the computer against itself Black’s win rate was {rate}, in the long run very likely {low} to {high}.</source>
        <translation>
            <numerusform>Il komi più equo che si conosce per questo tavoliere è {komi}: in %Ln partita del computer contro sé stesso la percentuale di vittoria del Nero è stata {rate}, alla lunga molto probabilmente da {low} a {high}.</numerusform>
            <numerusform>Il komi più equo che si conosce per questo tavoliere è {komi}: in %Ln partite del computer contro sé stesso la percentuale di vittoria del Nero è stata {rate}, alla lunga molto probabilmente da {low} a {high}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is damaged, and shown in part: {why}.</source>
        <translation>Il file è danneggiato e mostrato in parte: {why}.</translation>
    </message>
    <message>
        <source>The file is {path}.</source>
        <translation>Il file è {path}.</translation>
    </message>
    <message>
        <source>The game could not be saved to {path}: {why}.</source>
        <translation>Impossibile salvare la partita in {path}: {why}.</translation>
    </message>
    <message>
        <source>The game does not have what the position says.</source>
        <translation>Questo gioco non ha ciò che la posizione indica.</translation>
    </message>
    <message>
        <source>The game has not been reviewed.</source>
        <translation>La partita non è stata rivista.</translation>
    </message>
    <message>
        <source>The game in diagrams</source>
        <translation>La partita in diagrammi</translation>
    </message>
    <message>
        <source>The game in the clipboard has no moves.</source>
        <translation>La partita negli appunti non ha mosse.</translation>
    </message>
    <message>
        <source>The game is a draw.</source>
        <translation>La partita è patta.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partita è finita</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>The game of {package} cannot be played: {why}</source>
        <translation>Il gioco di {package} non può essere giocato: {why}</translation>
    </message>
    <message>
        <source>The game of {package} has failed, but you can keep playing. A report helps its authors fix it.</source>
        <translation>Il gioco di {package} ha avuto un errore, ma puoi continuare a giocare. Un rapporto aiuta i suoi autori a correggerlo.</translation>
    </message>
    <message>
        <source>The game starts in a position that was set up.</source>
        <translation>La partita comincia da una posizione preparata.</translation>
    </message>
    <message>
        <source>The game was copied to the clipboard in the format of a saved game.</source>
        <translation>La partita è stata copiata negli appunti nel formato di una partita salvata.</translation>
    </message>
    <message>
        <source>The game {key} is installed, but cannot be played: {why}. Here is what the file says; it stays as it is.</source>
        <translation>Il gioco {key} è installato, ma non si può giocare: {why}. Ecco che cosa dice il file, che resta com’è.</translation>
    </message>
    <message>
        <source>The game {key} is not installed. To replay it, install the package {package}, if you trust the source of this file, and start Oddments again. Here is what the file says; it stays as it is.</source>
        <translation>Il gioco {key} non è installato. Per rivedere la partita, installa il pacchetto {package}, se ti fidi della provenienza di questo file, e riavvia Oddments. Ecco che cosa dice il file, che resta com’è.</translation>
    </message>
    <message>
        <source>The komi is {komi}.</source>
        <translation>Il komi è {komi}.</translation>
    </message>
    <message>
        <source>The komi is {komi}. {name} takes {colour}.</source>
        <translation>Il komi è {komi}. {name} prende il {colour}.</translation>
    </message>
    <message>
        <source>The last &amp;piece</source>
        <translation>&amp;L’ultimo pezzo</translation>
    </message>
    <message>
        <source>The last move completed a row with this disc.</source>
        <translation>L’ultima mossa ha completato una fila con questo disco.</translation>
    </message>
    <message numerus="yes">
        <source>The last move completed a row. It moved or flipped these %Ln disc(s).</source>
        <translation>
            <numerusform>L’ultima mossa ha completato una fila. Ha spostato o capovolto questo disco.</numerusform>
            <numerusform>L’ultima mossa ha completato una fila. Ha spostato o capovolto questi %Ln dischi.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last move made a winning row.</source>
        <translation>L’ultima mossa ha formato una fila vincente.</translation>
    </message>
    <message>
        <source>The library cannot be searched: {why}.</source>
        <translation>Non si può cercare nella biblioteca: {why}.</translation>
    </message>
    <message>
        <source>The library cannot be updated: {why}.</source>
        <translation>La biblioteca non può essere aggiornata: {why}.</translation>
    </message>
    <message>
        <source>The list of games is being rebuilt from the games. No game is lost.</source>
        <translation>L’elenco delle partite viene ricostruito dalle partite. Nessuna partita è andata persa.</translation>
    </message>
    <message>
        <source>The list of open windows cannot be saved: {why}. The next start may bring back earlier ones.</source>
        <translation>Non è possibile salvare l’elenco delle finestre aperte: {why}. Al prossimo avvio potrebbero riaprirsi finestre precedenti.</translation>
    </message>
    <message>
        <source>The log is in {folder}.</source>
        <translation>Il log si trova in {folder}.</translation>
    </message>
    <message>
        <source>The move is already complete.</source>
        <translation>La mossa è già completa.</translation>
    </message>
    <message>
        <source>The move is among the marked cells.</source>
        <translation>La mossa è tra le caselle segnate.</translation>
    </message>
    <message>
        <source>The move is not complete yet.</source>
        <translation>La mossa non è ancora completa.</translation>
    </message>
    <message>
        <source>The move played here was bad. Find a better one.</source>
        <translation>La mossa fatta qui era cattiva. Trovane una migliore.</translation>
    </message>
    <message>
        <source>The move: {turn}. Now you play it.</source>
        <translation>La mossa: {turn}. Ora giocala tu.</translation>
    </message>
    <message numerus="yes">
        <source>The next card comes back in %Ln day(s).</source>
        <translation>
            <numerusform>La prossima scheda torna domani.</numerusform>
            <numerusform>La prossima scheda torna fra %Ln giorni.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next card comes back in {time}.</source>
        <translation>La prossima scheda torna fra {time}.</translation>
    </message>
    <message>
        <source>The number of groups is even: place a second stone, or take the first one back.</source>
        <translation>Il numero di gruppi è pari: posa una seconda pedina o ritira la prima.</translation>
    </message>
    <message>
        <source>The number of groups must be odd.</source>
        <translation>Il numero dei gruppi deve essere dispari.</translation>
    </message>
    <message>
        <source>The number of groups would be even, and must be odd.</source>
        <translation>Il numero di gruppi sarebbe pari, ma deve essere dispari.</translation>
    </message>
    <message>
        <source>The number of pieces and passes is even, so Black is to move.</source>
        <translation>Il numero di pezzi e passi è pari, quindi tocca al Nero.</translation>
    </message>
    <message>
        <source>The number of pieces and passes is odd, so White is to move.</source>
        <translation>Il numero di pezzi e passi è dispari, quindi tocca al Bianco.</translation>
    </message>
    <message>
        <source>The other half fits on no neighbouring square.</source>
        <translation>L’altra metà non può andare su nessuna casella vicina.</translation>
    </message>
    <message>
        <source>The other player</source>
        <translation>L’altro giocatore</translation>
    </message>
    <message>
        <source>The other player has just passed</source>
        <translation>L’altro giocatore ha appena passato</translation>
    </message>
    <message>
        <source>The other player skips a turn</source>
        <translation>L’altro giocatore salta un turno</translation>
    </message>
    <message>
        <source>The other player threatens to win. Block the way.</source>
        <translation>L’altro giocatore minaccia di vincere. Sbarragli la strada.</translation>
    </message>
    <message>
        <source>The pasted moves are already there.</source>
        <translation>Le mosse incollate c’erano già.</translation>
    </message>
    <message>
        <source>The pasted text could only be read in part: {problem}.</source>
        <translation>Il testo incollato si è potuto leggere solo in parte: {problem}.</translation>
    </message>
    <message>
        <source>The picture could not be copied: {why}.</source>
        <translation>Impossibile copiare l’immagine: {why}.</translation>
    </message>
    <message>
        <source>The player lost</source>
        <translation>Il giocatore ha perso</translation>
    </message>
    <message>
        <source>The player won</source>
        <translation>Il giocatore ha vinto</translation>
    </message>
    <message>
        <source>The players agreed to it.</source>
        <translation>I giocatori si sono messi d’accordo.</translation>
    </message>
    <message>
        <source>The position has occurred three times. The game is a draw.</source>
        <translation>La posizione si è presentata per la terza volta. La partita è patta.</translation>
    </message>
    <message>
        <source>The position is corrupt. Press “Try again” to replay the game from the start.</source>
        <translation>La posizione è danneggiata. «Riprova» ripercorre la partita dall’inizio.</translation>
    </message>
    <message>
        <source>The position is corrupt: {why}. The game can be replayed from the start.</source>
        <translation>La posizione è danneggiata: {why}. La partita si può ripercorrere dall’inizio.</translation>
    </message>
    <message>
        <source>The position was copied.</source>
        <translation>La posizione è stata copiata.</translation>
    </message>
    <message>
        <source>The previous session</source>
        <translation>La sessione precedente</translation>
    </message>
    <message>
        <source>The rating from puzzles cannot be read: {why}.</source>
        <translation>Non è possibile leggere il punteggio dai problemi: {why}.</translation>
    </message>
    <message>
        <source>The reply {reply} then wins by force.</source>
        <translation>Allora la risposta {reply} forza la vittoria.</translation>
    </message>
    <message>
        <source>The report was copied to the clipboard.</source>
        <translation>Il rapporto è stato copiato negli appunti.</translation>
    </message>
    <message>
        <source>The rest was skipped</source>
        <translation>Il resto è stato saltato</translation>
    </message>
    <message>
        <source>The rest was skipped.</source>
        <translation>Il resto è stato tralasciato.</translation>
    </message>
    <message>
        <source>The review failed: {why}.</source>
        <translation>La revisione non è riuscita: {why}.</translation>
    </message>
    <message>
        <source>The row can be completed in more than one way.</source>
        <translation>La fila si può completare in più di un modo.</translation>
    </message>
    <message>
        <source>The rules of this game failed: {why}.</source>
        <translation>Le regole di questo gioco non hanno funzionato: {why}.</translation>
    </message>
    <message>
        <source>The same position has occurred three times.</source>
        <translation>La stessa posizione si è presentata per la terza volta.</translation>
    </message>
    <message>
        <source>The saved game</source>
        <translation>La partita salvata</translation>
    </message>
    <message>
        <source>The settings were damaged. What could be read of them still holds; the damaged file was kept as {name}.</source>
        <translation>Le impostazioni erano danneggiate. Ciò che si è potuto leggere resta valido; il file danneggiato è conservato come {name}.</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>La soluzione</translation>
    </message>
    <message>
        <source>The start</source>
        <translation>L’inizio</translation>
    </message>
    <message>
        <source>The test failed: {why}.</source>
        <translation>La prova non è riuscita: {why}.</translation>
    </message>
    <message>
        <source>The theme “{theme}” has its own board and pieces. Choose another theme to use these.</source>
        <translation>Il tema «{theme}» ha un tavoliere e pezzi propri. Scegli un altro tema per usare questi.</translation>
    </message>
    <message>
        <source>The training cards in {file} are from a newer version of Oddments. They stay as they are: update Oddments here, or train with that version.</source>
        <translation>Le schede di allenamento in {file} sono di una versione più recente di Oddments. Restano come sono: aggiorna Oddments qui o allenati con quella versione.</translation>
    </message>
    <message>
        <source>The training cards in {file} cannot be used: {why}.</source>
        <translation>Le schede di allenamento in {file} non si possono usare: {why}.</translation>
    </message>
    <message numerus="yes">
        <source>The training cards were damaged. %Ln card(s) could be recovered. The damaged file was kept as {name}.</source>
        <translation>
            <numerusform>Le schede di allenamento erano danneggiate. È stato possibile recuperare %Ln scheda. Il file danneggiato è conservato come {name}.</numerusform>
            <numerusform>Le schede di allenamento erano danneggiate. È stato possibile recuperare %Ln schede. Il file danneggiato è conservato come {name}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The trash is empty.</source>
        <translation>Il cestino è vuoto.</translation>
    </message>
    <message>
        <source>The two squares of a piece must be neighbours.</source>
        <translation>Le due caselle di un pezzo devono essere vicine.</translation>
    </message>
    <message>
        <source>The two stacks must have the same height.</source>
        <translation>Le due pile devono avere la stessa altezza.</translation>
    </message>
    <message>
        <source>The white half goes there. Choose the square beside it for the black half.</source>
        <translation>Lì va la metà bianca. Scegli la casella accanto per la metà nera.</translation>
    </message>
    <message numerus="yes">
        <source>The whole tree (%Ln move(s))</source>
        <translation>
            <numerusform>Tutto l’albero (%Ln mossa)</numerusform>
            <numerusform>Tutto l’albero (%Ln mosse)</numerusform>
        </translation>
    </message>
    <message>
        <source>The win rate in the engine’s table of openings, or the proven result</source>
        <translation>La percentuale di vittoria nella tabella di aperture del motore, o il risultato dimostrato</translation>
    </message>
    <message>
        <source>The {game} lesson cannot be shown: {why}.</source>
        <translation>La lezione di {game} non può essere mostrata: {why}.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>There are no cards yet. Review a game, or solve puzzles: what went wrong becomes a card.</source>
        <translation>Non ci sono ancora schede. Rivedi una partita o risolvi problemi: ciò che è andato male diventa una scheda.</translation>
    </message>
    <message>
        <source>There are no mistakes in this game to retry.</source>
        <translation>In questa partita non ci sono errori da riprovare.</translation>
    </message>
    <message>
        <source>There are no moves to review yet.</source>
        <translation>Non ci sono ancora mosse da rivedere.</translation>
    </message>
    <message>
        <source>There is an engine with the name “{name}” already.</source>
        <translation>C’è già un motore di nome «{name}».</translation>
    </message>
    <message>
        <source>There is more to learn</source>
        <translation>C’è ancora da imparare</translation>
    </message>
    <message>
        <source>There is no disc here to move.</source>
        <translation>Qui non c’è un disco da muovere.</translation>
    </message>
    <message>
        <source>There is no expectation map here: {why}.</source>
        <translation>Qui non c’è una mappa delle previsioni: {why}.</translation>
    </message>
    <message>
        <source>There is not enough memory for the engine. Close other programs.</source>
        <translation>Non c’è abbastanza memoria per il motore. Chiudi altri programmi.</translation>
    </message>
    <message>
        <source>There is nothing to capture now.</source>
        <translation>Ora non c’è nulla da catturare.</translation>
    </message>
    <message>
        <source>There must be 28 discs.</source>
        <translation>Ci devono essere 28 dischi.</translation>
    </message>
    <message>
        <source>These are not the pieces of this game.</source>
        <translation>Questi non sono i pezzi di questo gioco.</translation>
    </message>
    <message>
        <source>They come back as cards in the training.</source>
        <translation>Tornano come schede nell’allenamento.</translation>
    </message>
    <message>
        <source>This board is solved: with best play it is a draw.</source>
        <translation>Questo tavoliere è risolto: giocando al meglio è patta.</translation>
    </message>
    <message>
        <source>This board is solved: with best play whoever begins wins.</source>
        <translation>Questo tavoliere è risolto: giocando al meglio vince chi comincia.</translation>
    </message>
    <message>
        <source>This board is solved: with best play whoever moves second wins.</source>
        <translation>Questo tavoliere è risolto: giocando al meglio vince chi muove per secondo.</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>L’operazione non si può annullare.</translation>
    </message>
    <message>
        <source>This cell is taken.</source>
        <translation>Questa casella è occupata.</translation>
    </message>
    <message>
        <source>This computer was asleep or too busy, so the clocks were stopped.</source>
        <translation>Questo computer era sospeso o troppo occupato, perciò gli orologi sono stati fermati.</translation>
    </message>
    <message>
        <source>This did not work: {why}.</source>
        <translation>Non è stato possibile: {why}.</translation>
    </message>
    <message>
        <source>This disc is in a row of exactly three or four: moving it costs a turn.</source>
        <translation>Questo disco è in una fila di esattamente tre o quattro: muoverlo costa un turno.</translation>
    </message>
    <message>
        <source>This ends the game in a draw.</source>
        <translation>Così la partita finisce patta.</translation>
    </message>
    <message>
        <source>This ends the game: {winner} wins.</source>
        <translation>Questo conclude la partita: vince {winner}.</translation>
    </message>
    <message>
        <source>This game cannot be saved in {folder}: {why}. Save it to another file. If you close the window or start a game again, it is lost.</source>
        <translation>Questa partita non può essere salvata in {folder}: {why}. Salvala in un altro file. Se chiudi di nuovo la finestra o inizi di nuovo una partita, andrà persa.</translation>
    </message>
    <message>
        <source>This game is finished. Play another move to try something else from here.</source>
        <translation>Questa partita è finita. Fai un’altra mossa per provare qualcos’altro da qui.</translation>
    </message>
    <message>
        <source>This game is finished. Press “Play from here” to try another ending.</source>
        <translation>Questa partita è finita. Premi «Gioca da qui» per provare un altro finale.</translation>
    </message>
    <message>
        <source>This game is in the trash. Restore it to open it.</source>
        <translation>Questa partita è nel cestino. Ripristinala per aprirla.</translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <translation>Questa partita è aperta in un’altra finestra.</translation>
    </message>
    <message>
        <source>This group had won before the last move.</source>
        <translation>Questo gruppo aveva già vinto prima dell’ultima mossa.</translation>
    </message>
    <message numerus="yes">
        <source>This group has %Ln stone(s).</source>
        <translation>
            <numerusform>Questo gruppo ha %Ln pedina.</numerusform>
            <numerusform>Questo gruppo ha %Ln pedine.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is everything in the report: the program, the computer, and what went wrong. Nobody receives it unless you send it.</source>
        <translation>Il rapporto contiene solo questo: il programma, il computer e che cosa è andato storto. Nessuno lo riceve se non lo invii tu.</translation>
    </message>
    <message>
        <source>This is not a move. Write it like {turn}.</source>
        <translation>Questa non è una mossa. Scrivila come {turn}.</translation>
    </message>
    <message>
        <source>This is not possible now.</source>
        <translation>Ora non è possibile.</translation>
    </message>
    <message>
        <source>This is one of several games in {name}.</source>
        <translation>Questa è una delle partite contenute in {name}.</translation>
    </message>
    <message>
        <source>This is one of several pasted games.</source>
        <translation>Questa è una delle partite incollate.</translation>
    </message>
    <message>
        <source>This is the last uncovered half of its piece, so nothing can be placed on it.</source>
        <translation>Questa è l’ultima metà scoperta del suo pezzo: non ci si può posare nulla.</translation>
    </message>
    <message>
        <source>This is what the engine wrote last to its standard error.</source>
        <translation>Questo è l’ultimo testo che il motore ha scritto come errori.</translation>
    </message>
    <message>
        <source>This loses the game.</source>
        <translation>Questo fa perdere la partita.</translation>
    </message>
    <message>
        <source>This square is taken.</source>
        <translation>Questa casella è occupata.</translation>
    </message>
    <message>
        <source>This text cannot be pasted: {why}.</source>
        <translation>Questo testo non si può incollare: {why}.</translation>
    </message>
    <message>
        <source>This version of Oddments does not know the game {key}. Here is what the file says; it stays as it is.</source>
        <translation>Questa versione di Oddments non conosce il gioco {key}. Ecco che cosa dice il file, che resta com’è.</translation>
    </message>
    <message>
        <source>This wins the game.</source>
        <translation>Questo fa vincere la partita.</translation>
    </message>
    <message>
        <source>This would bring back the board from before the last move.</source>
        <translation>Così tornerebbe il tavoliere di prima dell’ultima mossa.</translation>
    </message>
    <message>
        <source>Threaten to win on two cells at once.</source>
        <translation>Minaccia di vincere su due caselle insieme.</translation>
    </message>
    <message>
        <source>Threaten to win.</source>
        <translation>Minaccia di vincere.</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Controllo del tempo</translation>
    </message>
    <message>
        <source>Time for each move</source>
        <translation>Tempo di ogni mossa</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>Tempo per mossa</translation>
    </message>
    <message>
        <source>Title of {moment}</source>
        <translation>Titolo ({moment})</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Alla mossa</translation>
    </message>
    <message>
        <source>To the ends of the row</source>
        <translation>Alle estremità della riga</translation>
    </message>
    <message>
        <source>To …</source>
        <translation>Al…</translation>
    </message>
    <message>
        <source>Too few moves to judge the accuracy</source>
        <translation>Troppe poche mosse per indicare la precisione</translation>
    </message>
    <message>
        <source>Total distance from the edge</source>
        <translation>Distanza totale dal bordo</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Allenamento</translation>
    </message>
    <message>
        <source>Training cards</source>
        <translation>Schede di allenamento</translation>
    </message>
    <message>
        <source>Training cards ({patterns})</source>
        <translation>Schede di allenamento ({patterns})</translation>
    </message>
    <message numerus="yes">
        <source>Training: %Ln due</source>
        <translation>
            <numerusform>Allenamento: %Ln da fare</numerusform>
            <numerusform>Allenamento: %Ln da fare</numerusform>
        </translation>
    </message>
    <message>
        <source>Transparent background</source>
        <translation>Sfondo trasparente</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>Cestino</translation>
    </message>
    <message>
        <source>Tree</source>
        <comment>tab</comment>
        <translation>Albero</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>Triangoli</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Try fewer criteria, or clear the fields above.</source>
        <translation>Prova con meno criteri, o cancella i campi qui sopra.</translation>
    </message>
    <message>
        <source>Try level {level}.</source>
        <translation>Prova il livello {level}.</translation>
    </message>
    <message>
        <source>Two computers</source>
        <translation>Due computer</translation>
    </message>
    <message>
        <source>Two pieces are on the same cell.</source>
        <translation>Due pezzi sono sulla stessa casella.</translation>
    </message>
    <message>
        <source>Type a move such as {turn}. Press Esc to close.</source>
        <translation>Scrivi una mossa come {turn}. Premi Esc per chiudere.</translation>
    </message>
    <message>
        <source>Type the command that starts the engine.</source>
        <translation>Scrivi il comando che avvia il motore.</translation>
    </message>
    <message>
        <source>US letter</source>
        <translation>US Letter</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>button</comment>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Undo the last answer</source>
        <translation>Annulla l’ultima risposta</translation>
    </message>
    <message>
        <source>Undo the last click</source>
        <translation>Annulla l’ultimo clic</translation>
    </message>
    <message>
        <source>Undo this move</source>
        <translation>Ritira la mossa</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Ritirata</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Annullato.</translation>
    </message>
    <message>
        <source>Undone: {edit}.</source>
        <translation>Annullato: {edit}.</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Incompiute</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <comment>games</comment>
        <translation>Incompiute</translation>
    </message>
    <message>
        <source>Up to level {level}</source>
        <translation>Sali al livello {level}</translation>
    </message>
    <message>
        <source>Up to this day</source>
        <translation>Fino a questo giorno</translation>
    </message>
    <message>
        <source>Use Up and Down to follow the line, Left and Right to reach the variations beside it.</source>
        <translation>Su e giù seguono la linea, sinistra e destra portano alle varianti accanto.</translation>
    </message>
    <message>
        <source>Usual ({size})</source>
        <translation>Normale ({size})</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Very strong</source>
        <translation>Molto forte</translation>
    </message>
    <message>
        <source>Visits</source>
        <comment>column</comment>
        <translation>Visite</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Waiting for answers … ({elapsed} of {most} s)</source>
        <translation>In attesa di risposte… ({elapsed} di {most} s)</translation>
    </message>
    <message>
        <source>Waiting for the computer</source>
        <translation>In attesa del computer</translation>
    </message>
    <message>
        <source>Waiting for the training cards …</source>
        <translation>In attesa delle schede di allenamento …</translation>
    </message>
    <message>
        <source>Ways in which {colour} threatens to win: {first} at the end of this line, {last} at the end of the better one.</source>
        <translation>Modi in cui il {colour} minaccia di vincere: {first} alla fine di questa variante, {last} alla fine della migliore.</translation>
    </message>
    <message>
        <source>What Oddments includes or runs on, with the full licence of each component.</source>
        <translation>Ciò che Oddments comprende o su cui si basa, con la licenza completa di ogni componente.</translation>
    </message>
    <message>
        <source>What could follow: {line}.</source>
        <translation>Che cosa potrebbe seguire: {line}.</translation>
    </message>
    <message>
        <source>What the engine thinks</source>
        <translation>Che cosa pensa il motore</translation>
    </message>
    <message>
        <source>What was sent and received</source>
        <translation>Che cosa è stato inviato e ricevuto</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>Che cosa è andato storto</translation>
    </message>
    <message>
        <source>When to &amp;pass</source>
        <translation>&amp;Quando passare</translation>
    </message>
    <message>
        <source>Which komi is fair on this board has not been measured.</source>
        <translation>Non è stato misurato quale komi sia equo su questo tavoliere.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bianco</translation>
    </message>
    <message>
        <source>White can swap only after Black&apos;s first move, with the pie rule</source>
        <translation>il Bianco può scambiare solo dopo la prima mossa del Nero, con la regola della torta</translation>
    </message>
    <message>
        <source>White can swap only after Black’s first move, in a game with the pie rule.</source>
        <translation>Il Bianco può scambiare i colori solo dopo la prima mossa del Nero, con la regola della torta.</translation>
    </message>
    <message>
        <source>White disc</source>
        <translation>Disco bianco</translation>
    </message>
    <message>
        <source>White half first</source>
        <translation>Prima la metà bianca</translation>
    </message>
    <message>
        <source>White is to move</source>
        <translation>tocca al Bianco</translation>
    </message>
    <message>
        <source>White may swap colours instead of making a first move.</source>
        <translation>Il Bianco può scambiare i colori invece di fare la prima mossa.</translation>
    </message>
    <message>
        <source>White may swap colours now</source>
        <translation>Il Bianco può scambiare ora i colori</translation>
    </message>
    <message>
        <source>White stone</source>
        <translation>Pedina bianca</translation>
    </message>
    <message>
        <source>White won</source>
        <translation>Ha vinto il Bianco</translation>
    </message>
    <message numerus="yes">
        <source>White: gets %Ln point(s)</source>
        <translation>
            <numerusform>Bianco: riceve %Ln punto</numerusform>
            <numerusform>Bianco: riceve %Ln punti</numerusform>
        </translation>
    </message>
    <message>
        <source>Who is to move</source>
        <translation>A chi tocca</translation>
    </message>
    <message>
        <source>Whose games are counted</source>
        <translation>Di chi sono le partite contate</translation>
    </message>
    <message>
        <source>Why not {what}?</source>
        <translation>Perché non {what}?</translation>
    </message>
    <message>
        <source>Win by force</source>
        <translation>Forza la vittoria</translation>
    </message>
    <message numerus="yes">
        <source>Win by force in %Ln move(s)</source>
        <translation>
            <numerusform>Forza la vittoria in %Ln mossa</numerusform>
            <numerusform>Forza la vittoria in %Ln mosse</numerusform>
        </translation>
    </message>
    <message>
        <source>Win rate</source>
        <comment>column</comment>
        <translation>Vittorie</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Percentuale di vittorie</translation>
    </message>
    <message>
        <source>Win rate, move by move</source>
        <translation>Probabilità di vittoria, mossa per mossa</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Finestra</translation>
    </message>
    <message>
        <source>With {move} the chance to win is {after}; it could be {before}.</source>
        <translation>Con {move} la probabilità di vincere è {after}; potrebbe essere {before}.</translation>
    </message>
    <message>
        <source>Without a date</source>
        <translation>Senza data</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>games</comment>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Won in a row: {current} now, {longest} at most.</source>
        <translation>Vinte di fila: ora {current}, al massimo {longest}.</translation>
    </message>
    <message>
        <source>Won, drawn and lost by the player who made the move</source>
        <translation>Vinte, patte e perse da chi ha fatto la mossa</translation>
    </message>
    <message>
        <source>Wood</source>
        <comment>pieces</comment>
        <translation>Legno</translation>
    </message>
    <message>
        <source>Words in comments</source>
        <translation>Parole nei commenti</translation>
    </message>
    <message>
        <source>Write a comment</source>
        <translation>Scrivi un commento</translation>
    </message>
    <message>
        <source>XD is missing, which has the pieces under others too</source>
        <translation>manca XD, che contiene anche i pezzi sotto altri</translation>
    </message>
    <message>
        <source>XF must be a number of at least 1, not {text}</source>
        <translation>XF deve essere un numero non minore di 1, non {text}</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sì</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>You are not rated yet.</source>
        <translation>Non hai ancora un punteggio.</translation>
    </message>
    <message>
        <source>You can win by force here.</source>
        <translation>Qui puoi forzare la vittoria.</translation>
    </message>
    <message>
        <source>You cannot pass here.</source>
        <translation>Qui non puoi passare.</translation>
    </message>
    <message>
        <source>You cannot pass while you can place a piece.</source>
        <translation>Non puoi passare finché puoi posare un pezzo.</translation>
    </message>
    <message>
        <source>You cannot type a move now.</source>
        <translation>Ora non puoi scrivere una mossa.</translation>
    </message>
    <message>
        <source>You choose a colour.</source>
        <translation>Scegli il colore.</translation>
    </message>
    <message>
        <source>You forfeited the game.</source>
        <translation>Hai perso per forfait.</translation>
    </message>
    <message>
        <source>You had to pass.</source>
        <translation>Hai dovuto passare.</translation>
    </message>
    <message>
        <source>You have no legal move and pass.</source>
        <translation>Non hai mosse possibili e passi.</translation>
    </message>
    <message>
        <source>You have seen all puzzles of {game}. They come back in the training.</source>
        <translation>Hai visto tutti i problemi di {game}. Tornano nell’allenamento.</translation>
    </message>
    <message>
        <source>You have {time} left.</source>
        <translation>Ti resta questo tempo: {time}.</translation>
    </message>
    <message>
        <source>You lost</source>
        <translation>Hai perso</translation>
    </message>
    <message>
        <source>You lost {score}</source>
        <translation>Hai perso {score}</translation>
    </message>
    <message>
        <source>You move</source>
        <translation>Muovi</translation>
    </message>
    <message>
        <source>You name the komi.</source>
        <translation>Dichiara il komi.</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Giochi con</translation>
    </message>
    <message>
        <source>You ran out of time.</source>
        <translation>Hai esaurito il tempo.</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <translation>Hai abbandonato.</translation>
    </message>
    <message>
        <source>You scored {points} of {games} at level {level}.</source>
        <translation>Al livello {level} hai fatto {points} punti su {games}.</translation>
    </message>
    <message>
        <source>You skip a turn.</source>
        <translation>Salti un turno.</translation>
    </message>
    <message>
        <source>You skip a turn: a disc left a row of three or four.</source>
        <translation>Salti un turno: un disco ha lasciato una fila di tre o quattro.</translation>
    </message>
    <message>
        <source>You swapped colours: you are {colour} now.</source>
        <translation>Hai scambiato i colori: ora hai il {colour}.</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Hai vinto</translation>
    </message>
    <message>
        <source>You won {score}</source>
        <translation>Hai vinto {score}</translation>
    </message>
    <message>
        <source>Your chances are even. The level is named after the game.</source>
        <translation>Le possibilità sono pari. Il livello si dice dopo la partita.</translation>
    </message>
    <message>
        <source>Your first rating: {rating}. The puzzle: {difficulty}.</source>
        <translation>Il tuo primo punteggio: {rating}. Il problema: {difficulty}.</translation>
    </message>
    <message>
        <source>Your first win against level {level}</source>
        <translation>La tua prima vittoria contro il livello {level}</translation>
    </message>
    <message>
        <source>Your move cannot be evaluated: {why}.</source>
        <translation>La tua mossa non si può valutare: {why}.</translation>
    </message>
    <message>
        <source>Your move in notation</source>
        <translation>La tua mossa in notazione</translation>
    </message>
    <message>
        <source>Your moves become a variation of this game. The moves that follow here stay.</source>
        <translation>Le tue mosse diventano una variante di questa partita. Le mosse che seguono qui restano.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Il tuo nome</translation>
    </message>
    <message>
        <source>Your rating: {rating}</source>
        <translation>Il tuo punteggio: {rating}</translation>
    </message>
    <message>
        <source>Your rating: {rating} ({change}). The puzzle: {difficulty}.</source>
        <translation>Il tuo punteggio: {rating} ({change}). Il problema: {difficulty}.</translation>
    </message>
    <message>
        <source>Your turn ({colour}).</source>
        <translation>Tocca a te ({colour}).</translation>
    </message>
    <message>
        <source>Your windows can be restored now.</source>
        <translation>Ora le tue finestre si possono riaprire.</translation>
    </message>
    <message>
        <source>Your windows cannot be restored yet: {problem}. Saved games are safe.</source>
        <translation>Le tue finestre non si possono ancora riaprire: {problem}. Le partite salvate sono al sicuro.</translation>
    </message>
    <message>
        <source>Your windows could not be restored: {problem}. All your games are saved.</source>
        <translation>Le tue finestre non si sono potute riaprire: {problem}. Tutte le tue partite sono salvate.</translation>
    </message>
    <message>
        <source>a disc cannot pass over others</source>
        <translation>un disco non può passare sopra altri dischi</translation>
    </message>
    <message>
        <source>a disc moves in a straight line</source>
        <translation>un disco si muove in linea retta</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>patta</translation>
    </message>
    <message>
        <source>a half cannot be placed on its own colour</source>
        <translation>una metà non può stare sul proprio colore</translation>
    </message>
    <message>
        <source>a move by Black, but it is White&apos;s turn</source>
        <translation>una mossa del Nero, ma tocca al Bianco</translation>
    </message>
    <message>
        <source>a move by White, but it is Black&apos;s turn</source>
        <translation>una mossa del Bianco, ma tocca al Nero</translation>
    </message>
    <message>
        <source>a move in the root node</source>
        <translation>una mossa nel nodo radice</translation>
    </message>
    <message>
        <source>a move is one or two stones</source>
        <translation>una mossa è di una o due pedine</translation>
    </message>
    <message>
        <source>a node after a variation</source>
        <translation>un nodo dopo una variante</translation>
    </message>
    <message>
        <source>a note on {turn}</source>
        <translation>nota ({turn})</translation>
    </message>
    <message>
        <source>a piece has one black and one white half</source>
        <translation>un pezzo ha una metà nera e una bianca</translation>
    </message>
    <message>
        <source>a player who can place a piece cannot pass</source>
        <translation>chi può posare un pezzo non può passare</translation>
    </message>
    <message>
        <source>a proven draw</source>
        <translation>patta dimostrata</translation>
    </message>
    <message>
        <source>a proven loss</source>
        <translation>sconfitta dimostrata</translation>
    </message>
    <message>
        <source>a proven win</source>
        <translation>vittoria dimostrata</translation>
    </message>
    <message>
        <source>a value without a property</source>
        <translation>un valore senza proprietà</translation>
    </message>
    <message>
        <source>a whole piece would be covered</source>
        <translation>si coprirebbe un pezzo intero</translation>
    </message>
    <message>
        <source>about level {level}</source>
        <translation>circa livello {level}</translation>
    </message>
    <message>
        <source>an unknown kind, GM[{number}]</source>
        <translation>un gioco sconosciuto, GM[{number}]</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>e %Ln altra</numerusform>
            <numerusform>e altre %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>another game</source>
        <translation>un altro gioco</translation>
    </message>
    <message>
        <source>another game begins here: &quot;)&quot; is missing before it</source>
        <translation>qui comincia un’altra partita: prima manca «)»</translation>
    </message>
    <message>
        <source>another height</source>
        <translation>altra altezza</translation>
    </message>
    <message>
        <source>another piece lies on it</source>
        <translation>sopra c’è un altro pezzo</translation>
    </message>
    <message>
        <source>another program is writing to the file</source>
        <translation>un altro programma sta scrivendo nel file</translation>
    </message>
    <message>
        <source>as</source>
        <translation>come</translation>
    </message>
    <message>
        <source>as good as the best</source>
        <translation>buona quanto la migliore</translation>
    </message>
    <message>
        <source>asked for</source>
        <translation>richiesta</translation>
    </message>
    <message>
        <source>at most {found} MB of memory may be used here (ulimit -{letter}), and Oddments needs {needed} MB</source>
        <translation>qui si possono usare al massimo {found} MB di memoria (ulimit -{letter}), e a Oddments servono {needed} MB</translation>
    </message>
    <message>
        <source>at most {found} files may be open here (ulimit -n), and Oddments needs {needed}</source>
        <translation>qui possono essere aperti al massimo {found} file (ulimit -n), e a Oddments ne servono {needed}</translation>
    </message>
    <message>
        <source>at side {sides}</source>
        <translation>al lato {sides}</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>all’inizio</translation>
    </message>
    <message>
        <source>bad</source>
        <translation>cattiva</translation>
    </message>
    <message>
        <source>black</source>
        <translation>nero</translation>
    </message>
    <message>
        <source>black disc {black}, white disc {white}, empty {empty}</source>
        <translation>disco nero {black}, disco bianco {white}, vuota {empty}</translation>
    </message>
    <message>
        <source>black half</source>
        <translation>metà nera</translation>
    </message>
    <message>
        <source>black stone</source>
        <translation>pedina nera</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>errore grave</translation>
    </message>
    <message>
        <source>by {engine}</source>
        <translation>di {engine}</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>non leggibile</translation>
    </message>
    <message>
        <source>cannot push {stones}</source>
        <translation>non può spingere {stones}</translation>
    </message>
    <message>
        <source>cannot write to {folder}: {why}</source>
        <translation>non si può scrivere in {folder}: {why}</translation>
    </message>
    <message numerus="yes">
        <source>captures %Ln ({discs})</source>
        <translation>
            <numerusform>ne cattura %Ln ({discs})</numerusform>
            <numerusform>ne cattura %Ln ({discs})</numerusform>
        </translation>
    </message>
    <message>
        <source>circle</source>
        <translation>cerchio</translation>
    </message>
    <message>
        <source>clock {time}</source>
        <translation>orologio {time}</translation>
    </message>
    <message>
        <source>costs a turn</source>
        <translation>costa un turno</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>croce</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>format of a day</comment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>deleting {turn}</source>
        <translation>elimina {turn}</translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation>dubbia</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>patta</translation>
    </message>
    <message>
        <source>drawn {number}</source>
        <translation>patte {number}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vuota</translation>
    </message>
    <message>
        <source>end the move</source>
        <comment>to do instead</comment>
        <translation>termina la mossa</translation>
    </message>
    <message>
        <source>every move loses against best play</source>
        <translation>contro il gioco migliore tutte le mosse perdono</translation>
    </message>
    <message>
        <source>exactly five in a row · captures up to 3 enclosed discs in a line</source>
        <translation>esattamente cinque in fila · cattura fino a 3 dischi racchiusi in una linea</translation>
    </message>
    <message>
        <source>expected &quot;;&quot;: a variation begins with a node</source>
        <translation>manca «;»: una variante comincia con un nodo</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>errore</translation>
    </message>
    <message>
        <source>first decide whether to capture</source>
        <translation>prima va deciso se catturare</translation>
    </message>
    <message>
        <source>five or more in a row · captures any number of enclosed discs</source>
        <translation>cinque o più in fila · cattura dischi racchiusi in qualsiasi numero</translation>
    </message>
    <message>
        <source>for all moves</source>
        <translation>per tutte le mosse</translation>
    </message>
    <message>
        <source>for each move</source>
        <translation>per ogni mossa</translation>
    </message>
    <message numerus="yes">
        <source>from %Ln puzzle(s)</source>
        <translation>
            <numerusform>da %Ln problema</numerusform>
            <numerusform>da %Ln problemi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from the last %Ln game(s)</source>
        <translation>
            <numerusform>da %Ln partita</numerusform>
            <numerusform>dalle ultime %Ln partite</numerusform>
        </translation>
    </message>
    <message>
        <source>from {before} to {after}</source>
        <translation>da {before} a {after}</translation>
    </message>
    <message>
        <source>good</source>
        <translation>buona</translation>
    </message>
    <message>
        <source>groups from {before} to {after}</source>
        <translation>gruppi da {before} a {after}</translation>
    </message>
    <message>
        <source>height {height}</source>
        <translation>altezza {height}</translation>
    </message>
    <message>
        <source>in Black’s winning group {black}, in White’s {white}, in neither {neither}</source>
        <translation>nel gruppo vincente di Nero {black}, in quello di Bianco {white}, in nessuno {neither}</translation>
    </message>
    <message numerus="yes">
        <source>in a group of %Ln</source>
        <translation>
            <numerusform>in un gruppo di %Ln</numerusform>
            <numerusform>in un gruppo di %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>imprecisione</translation>
    </message>
    <message>
        <source>input/output error</source>
        <translation>errore di lettura o scrittura</translation>
    </message>
    <message>
        <source>interesting</source>
        <translation>interessante</translation>
    </message>
    <message>
        <source>it cannot be read ({why})</source>
        <translation>non può essere letto ({why})</translation>
    </message>
    <message>
        <source>it did not load within {seconds} s</source>
        <translation>non si è caricato entro {seconds} s</translation>
    </message>
    <message>
        <source>it does not say for which Oddments it was made: CONTRACT = {known} is missing</source>
        <translation>non dice per quale Oddments è stato fatto: manca CONTRACT = {known}</translation>
    </message>
    <message>
        <source>it extends {base}, but there are only {known}</source>
        <translation>estende {base}, ma ci sono soltanto {known}</translation>
    </message>
    <message numerus="yes">
        <source>it has more than %Ln bytes</source>
        <translation>
            <numerusform>ha più di %Ln byte</numerusform>
            <numerusform>ha più di %Ln byte</numerusform>
        </translation>
    </message>
    <message>
        <source>it has no moves</source>
        <translation>non ha mosse</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>è una cartella</translation>
    </message>
    <message>
        <source>it is from {title}, but this is {game}</source>
        <translation>è di {title}, ma questo è {game}</translation>
    </message>
    <message>
        <source>it is loaded again at the next start</source>
        <translation>sarà caricato di nuovo al prossimo avvio</translation>
    </message>
    <message numerus="yes">
        <source>it is longer than %Ln million characters</source>
        <translation>
            <numerusform>è più lungo di %Ln milione di caratteri</numerusform>
            <numerusform>è più lungo di %Ln milioni di caratteri</numerusform>
        </translation>
    </message>
    <message>
        <source>it is not JSON: {why}</source>
        <translation>non è JSON: {why}</translation>
    </message>
    <message>
        <source>it is not UTF-8 text</source>
        <translation>non è un testo in UTF-8</translation>
    </message>
    <message>
        <source>it is not a folder</source>
        <translation>non è una cartella</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>non è un file normale</translation>
    </message>
    <message>
        <source>it is not an object in { }</source>
        <translation>non è un oggetto tra { }</translation>
    </message>
    <message>
        <source>it is open in a window</source>
        <translation>è aperta in una finestra</translation>
    </message>
    <message>
        <source>it was made for a newer version of Oddments: update Oddments</source>
        <translation>è stato fatto per una versione più recente di Oddments: va aggiornato Oddments</translation>
    </message>
    <message>
        <source>it was made for an older version of Oddments: update it</source>
        <translation>è stato fatto per una versione precedente di Oddments: va aggiornato</translation>
    </message>
    <message>
        <source>its name is that of a built-in one</source>
        <translation>il nome appartiene già a uno incluso</translation>
    </message>
    <message>
        <source>its own colour</source>
        <translation>lo stesso colore</translation>
    </message>
    <message>
        <source>komi {value}</source>
        <translation>komi {value}</translation>
    </message>
    <message>
        <source>label</source>
        <translation>etichetta</translation>
    </message>
    <message>
        <source>level {level} beaten</source>
        <translation>livello {level} battuto</translation>
    </message>
    <message>
        <source>line {line}, column {column}: {problem}</source>
        <translation>riga {line}, colonna {column}: {problem}</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>bloccata</translation>
    </message>
    <message>
        <source>loses a won game</source>
        <translation>perde una partita vinta</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>persa</translation>
    </message>
    <message>
        <source>lost {number}</source>
        <translation>perse {number}</translation>
    </message>
    <message>
        <source>making {turn} the main line</source>
        <translation>{turn} come linea principale</translation>
    </message>
    <message>
        <source>marks on the board</source>
        <translation>segni sul tavoliere</translation>
    </message>
    <message>
        <source>missed win</source>
        <translation>vittoria mancata</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>errore</translation>
    </message>
    <message>
        <source>move {number}, {colour} {turn}: {why}</source>
        <translation>mossa {number}, {colour} {turn}: {why}</translation>
    </message>
    <message>
        <source>move {turn}</source>
        <translation>mossa {turn}</translation>
    </message>
    <message numerus="yes">
        <source>move(s)</source>
        <translation>
            <numerusform>mossa</numerusform>
            <numerusform>mosse</numerusform>
        </translation>
    </message>
    <message>
        <source>moving the variation {turn}</source>
        <translation>sposta la variante {turn}</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutro</translation>
    </message>
    <message>
        <source>no assessment</source>
        <translation>nessun giudizio</translation>
    </message>
    <message>
        <source>no bad moves</source>
        <translation>nessuna mossa cattiva</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>nessun tasto</translation>
    </message>
    <message>
        <source>no mark</source>
        <translation>nessun segno</translation>
    </message>
    <message>
        <source>no pie rule</source>
        <translation>senza regola della torta</translation>
    </message>
    <message>
        <source>not enough memory for such a large picture</source>
        <translation>non c’è abbastanza memoria per un’immagine così grande</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>non trovato</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>non possibile</translation>
    </message>
    <message>
        <source>on the empty board Black is to move</source>
        <translation>sul tavoliere vuoto tocca al Nero</translation>
    </message>
    <message>
        <source>only White can swap, on the first move with the pie rule</source>
        <translation>solo il Bianco può scambiare i colori, alla prima mossa con la regola della torta</translation>
    </message>
    <message>
        <source>other half on {place}</source>
        <translation>altra metà in {place}</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>to do instead</comment>
        <translation>passa</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>a move in a list</comment>
        <translation>passa</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>a better move</comment>
        <translation>passare</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passa</translation>
    </message>
    <message>
        <source>passing is not allowed here</source>
        <translation>qui non si può passare</translation>
    </message>
    <message>
        <source>pasting {turn}</source>
        <translation>incolla {turn}</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>in pausa</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>permesso negato</translation>
    </message>
    <message>
        <source>plus time per move</source>
        <translation>più tempo per mossa</translation>
    </message>
    <message>
        <source>position after move {turn}</source>
        <translation>posizione dopo la mossa {turn}</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>possibile</translation>
    </message>
    <message>
        <source>possible: {hands}</source>
        <translation>possibile: {hands}</translation>
    </message>
    <message>
        <source>probably between {low} and {high}</source>
        <translation>probabilmente tra {low} e {high}</translation>
    </message>
    <message>
        <source>pushes {stones}</source>
        <translation>spinge {stones}</translation>
    </message>
    <message>
        <source>read in part: {problem}</source>
        <translation>letto in parte: {problem}</translation>
    </message>
    <message>
        <source>score {score}</source>
        <translation>punteggio {score}</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>scelta</translation>
    </message>
    <message>
        <source>set-up position</source>
        <translation>posizione composta</translation>
    </message>
    <message>
        <source>size {value}</source>
        <translation>grandezza {value}</translation>
    </message>
    <message numerus="yes">
        <source>skips %Ln turn(s)</source>
        <translation>
            <numerusform>salta %Ln turno</numerusform>
            <numerusform>salta %Ln turni</numerusform>
        </translation>
    </message>
    <message>
        <source>solved board</source>
        <translation>tavoliere risolto</translation>
    </message>
    <message>
        <source>square</source>
        <translation>quadrato</translation>
    </message>
    <message>
        <source>squared</source>
        <translation>al quadrato</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>standard</translation>
    </message>
    <message>
        <source>swap colours</source>
        <comment>a better move</comment>
        <translation>scambiare i colori</translation>
    </message>
    <message>
        <source>swap colours</source>
        <comment>to do instead</comment>
        <translation>scambia i colori</translation>
    </message>
    <message>
        <source>swap colours</source>
        <comment>a move in a list</comment>
        <translation>scambia i colori</translation>
    </message>
    <message>
        <source>table of openings</source>
        <translation>tabella delle aperture</translation>
    </message>
    <message>
        <source>that is the last uncovered half of its piece</source>
        <translation>è l’ultima metà scoperta del suo pezzo</translation>
    </message>
    <message>
        <source>the best move</source>
        <translation>la mossa migliore</translation>
    </message>
    <message>
        <source>the cell is taken</source>
        <translation>la casella è occupata</translation>
    </message>
    <message>
        <source>the colour to move is missing</source>
        <translation>manca il colore a cui tocca</translation>
    </message>
    <message>
        <source>the comment on {turn}</source>
        <translation>commento ({turn})</translation>
    </message>
    <message>
        <source>the device or resource is busy</source>
        <translation>dispositivo o risorsa occupata</translation>
    </message>
    <message>
        <source>the disc would not be next to another one</source>
        <translation>il disco non sarebbe accanto a un altro</translation>
    </message>
    <message>
        <source>the disk quota is exceeded</source>
        <translation>quota del disco superata</translation>
    </message>
    <message>
        <source>the earlier moves do not lead to this position</source>
        <translation>le mosse precedenti non portano a questa posizione</translation>
    </message>
    <message>
        <source>the encoding {encoding} is unknown</source>
        <translation>la codifica {encoding} è sconosciuta</translation>
    </message>
    <message>
        <source>the engine answered without a move</source>
        <translation>il motore ha risposto senza una mossa</translation>
    </message>
    <message>
        <source>the engine answered {command} twice</source>
        <translation>il motore ha risposto due volte a {command}</translation>
    </message>
    <message>
        <source>the engine answered {command} with {text}, which is not an answer of the protocol</source>
        <translation>il motore ha risposto a {command} con {text}, che non è una risposta del protocollo</translation>
    </message>
    <message>
        <source>the engine answered {command} with: {text}</source>
        <translation>il motore ha risposto a {command} con: {text}</translation>
    </message>
    <message>
        <source>the engine answered {command} without end</source>
        <translation>la risposta del motore a {command} non finisce</translation>
    </message>
    <message>
        <source>the engine cannot be started: {why}</source>
        <translation>il motore non può essere avviato: {why}</translation>
    </message>
    <message>
        <source>the engine cannot start a game from a position</source>
        <translation>il motore non può iniziare una partita da una posizione</translation>
    </message>
    <message>
        <source>the engine chose {turn}, which cannot be played: {why}</source>
        <translation>il motore ha scelto {turn}, che non si può giocare: {why}</translation>
    </message>
    <message>
        <source>the engine did not answer {command} within {seconds} s</source>
        <translation>il motore non ha risposto a {command} entro {seconds} s</translation>
    </message>
    <message>
        <source>the engine does not know {command}</source>
        <translation>il motore non conosce {command}</translation>
    </message>
    <message>
        <source>the engine gives no win rates, so it cannot review a game</source>
        <translation>il motore non dà percentuali di vittorie, perciò non può rivedere una partita</translation>
    </message>
    <message>
        <source>the engine has closed its output</source>
        <translation>il motore ha chiuso la sua uscita</translation>
    </message>
    <message>
        <source>the engine has ended ({how})</source>
        <translation>il motore è terminato ({how})</translation>
    </message>
    <message>
        <source>the engine is not on the list of engines</source>
        <translation>il motore non è nell’elenco dei motori</translation>
    </message>
    <message>
        <source>the engine named no move that can be played here</source>
        <translation>il motore non ha indicato alcuna mossa che si possa giocare qui</translation>
    </message>
    <message>
        <source>the engine plays none of the games of this program</source>
        <translation>il motore non gioca a nessuno dei giochi di questo programma</translation>
    </message>
    <message>
        <source>the engine resigns</source>
        <translation>il motore abbandona</translation>
    </message>
    <message>
        <source>the engine speaks version {version} of the protocol, not 2</source>
        <translation>il motore parla la versione {version} del protocollo, non la 2</translation>
    </message>
    <message>
        <source>the engine was closed</source>
        <translation>il motore è stato chiuso</translation>
    </message>
    <message>
        <source>the engine would not have begun this move</source>
        <translation>il motore non avrebbe iniziato questa mossa</translation>
    </message>
    <message>
        <source>the file already exists</source>
        <translation>il file esiste già</translation>
    </message>
    <message numerus="yes">
        <source>the file has more than %Ln games; the rest were skipped</source>
        <translation>
            <numerusform>il file contiene più di %Ln partita; il resto viene tralasciato</numerusform>
            <numerusform>il file contiene più di %Ln partite; il resto viene tralasciato</numerusform>
        </translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>il file è danneggiato</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>il file è vuoto</translation>
    </message>
    <message>
        <source>the file is too large</source>
        <translation>il file è troppo grande</translation>
    </message>
    <message>
        <source>the file is {size} MB; files over {most} MB are not read</source>
        <translation>il file è di {size} MB; i file oltre {most} MB non vengono letti</translation>
    </message>
    <message>
        <source>the file name is too long</source>
        <translation>il nome del file è troppo lungo</translation>
    </message>
    <message>
        <source>the file or folder does not exist</source>
        <translation>il file o la cartella non esiste</translation>
    </message>
    <message>
        <source>the file system is read-only</source>
        <translation>il file system è di sola lettura</translation>
    </message>
    <message>
        <source>the file was written by a newer version of Oddments</source>
        <translation>il file è stato scritto da una versione più recente di Oddments</translation>
    </message>
    <message>
        <source>the game ended here</source>
        <translation>qui è finita la partita</translation>
    </message>
    <message numerus="yes">
        <source>the game has more than %Ln nodes</source>
        <translation>
            <numerusform>la partita ha più di %Ln nodo</numerusform>
            <numerusform>la partita ha più di %Ln nodi</numerusform>
        </translation>
    </message>
    <message>
        <source>the game information</source>
        <translation>informazioni sulla partita</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partita è finita</translation>
    </message>
    <message>
        <source>the game {key} is not installed: it comes with the package {package}</source>
        <translation>il gioco {key} non è installato: viene con il pacchetto {package}</translation>
    </message>
    <message>
        <source>the game {key} of {package} cannot be played: {why}</source>
        <translation>non si può giocare al gioco {key} di {package}: {why}</translation>
    </message>
    <message>
        <source>the link leads to itself</source>
        <translation>il collegamento rimanda a sé stesso</translation>
    </message>
    <message>
        <source>the list of open windows is damaged</source>
        <translation>l’elenco delle finestre aperte è danneggiato</translation>
    </message>
    <message>
        <source>the list of open windows is from another version of Oddments</source>
        <translation>l’elenco delle finestre aperte è di un’altra versione di Oddments</translation>
    </message>
    <message>
        <source>the marks on {turn}</source>
        <translation>segni ({turn})</translation>
    </message>
    <message>
        <source>the move is complete</source>
        <translation>la mossa è completa</translation>
    </message>
    <message>
        <source>the move is complete after {turn}</source>
        <translation>la mossa è completa dopo {turn}</translation>
    </message>
    <message>
        <source>the move is not complete</source>
        <translation>la mossa non è completa</translation>
    </message>
    <message>
        <source>the move would leave an even number of groups</source>
        <translation>la mossa lascerebbe un numero pari di gruppi</translation>
    </message>
    <message>
        <source>the number of groups must be odd</source>
        <translation>il numero dei gruppi deve essere dispari</translation>
    </message>
    <message>
        <source>the number of pieces and passes together is even: Black is to move</source>
        <translation>il numero di pezzi e passi è pari: tocca al Nero</translation>
    </message>
    <message>
        <source>the number of pieces and passes together is odd: White is to move</source>
        <translation>il numero di pezzi e passi è dispari: tocca al Bianco</translation>
    </message>
    <message>
        <source>the operation is not permitted</source>
        <translation>l’operazione non è consentita</translation>
    </message>
    <message>
        <source>the other half fits on no neighbouring square</source>
        <translation>l’altra metà non può andare su nessuna casella vicina</translation>
    </message>
    <message>
        <source>the position is not legal: {why}</source>
        <translation>la posizione non è legale: {why}</translation>
    </message>
    <message>
        <source>the property {name} has no value: expected &quot;[&quot;</source>
        <translation>la proprietà {name} non ha valore: manca «[»</translation>
    </message>
    <message>
        <source>the start</source>
        <comment>in what an edit did</comment>
        <translation>inizio</translation>
    </message>
    <message>
        <source>the start</source>
        <comment>in what a comment is on</comment>
        <translation>inizio</translation>
    </message>
    <message>
        <source>the text ends too early: &quot;)&quot; is missing</source>
        <translation>il testo finisce troppo presto: manca «)»</translation>
    </message>
    <message>
        <source>the text ends within the value that begins here</source>
        <translation>il testo finisce dentro il valore che comincia qui</translation>
    </message>
    <message>
        <source>the title of {turn}</source>
        <translation>titolo ({turn})</translation>
    </message>
    <message>
        <source>the two squares are not neighbours</source>
        <translation>le due caselle non sono vicine</translation>
    </message>
    <message>
        <source>the two stacks do not have the same height</source>
        <translation>le due pile non hanno la stessa altezza</translation>
    </message>
    <message>
        <source>there is no cell {cell}</source>
        <translation>la casella {cell} non esiste</translation>
    </message>
    <message>
        <source>there is no disc there</source>
        <translation>lì non c’è nessun disco</translation>
    </message>
    <message>
        <source>there is no program {name}</source>
        <translation>non c’è nessun programma {name}</translation>
    </message>
    <message>
        <source>there is no space left on the disk</source>
        <translation>non c’è più spazio sul disco</translation>
    </message>
    <message>
        <source>there is no square {square}</source>
        <translation>la casella {square} non esiste</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>la memoria non basta</translation>
    </message>
    <message>
        <source>there is text after the end of the game</source>
        <translation>c’è del testo dopo la fine della partita</translation>
    </message>
    <message>
        <source>there is text before the game</source>
        <translation>c’è del testo prima della partita</translation>
    </message>
    <message>
        <source>there must be 28 discs</source>
        <translation>ci devono essere 28 dischi</translation>
    </message>
    <message>
        <source>these are not pieces of this game</source>
        <translation>questi non sono pezzi di questo gioco</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>pensa</translation>
    </message>
    <message>
        <source>this game has nothing of that kind besides its pieces</source>
        <translation>questo gioco non ha nulla del genere oltre ai pezzi</translation>
    </message>
    <message>
        <source>this group had won before the last move</source>
        <translation>questo gruppo aveva già vinto prima dell’ultima mossa</translation>
    </message>
    <message>
        <source>this is a game of {title}, which Oddments does not play</source>
        <translation>è una partita di {title}, che Oddments non conosce</translation>
    </message>
    <message>
        <source>this is not an SGF file: those begin with &quot;(;&quot;</source>
        <translation>non è un file SGF: un file SGF comincia con «(;»</translation>
    </message>
    <message>
        <source>this is not an exported deck</source>
        <translation>questo non è un mazzo esportato</translation>
    </message>
    <message>
        <source>this is not possible now</source>
        <translation>ora non è possibile</translation>
    </message>
    <message>
        <source>this is not {encoding} text</source>
        <translation>non è un testo in {encoding}</translation>
    </message>
    <message>
        <source>this version of Oddments does not know the game {key}</source>
        <translation>questa versione di Oddments non conosce il gioco {key}</translation>
    </message>
    <message>
        <source>this was written by a newer version of Oddments (format {format}, not {known})</source>
        <translation>è stato scritto da una versione più recente di Oddments (formato {format}, non {known})</translation>
    </message>
    <message>
        <source>this would bring back the board from before the last move</source>
        <translation>così tornerebbe il tavoliere di prima dell’ultima mossa</translation>
    </message>
    <message>
        <source>this would cover a whole piece</source>
        <translation>così si coprirebbe un intero pezzo</translation>
    </message>
    <message>
        <source>to confirm</source>
        <translation>da confermare</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>tocca a te</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>troppi file aperti</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>triangolo</translation>
    </message>
    <message>
        <source>two moves in one node</source>
        <translation>due mosse in un nodo</translation>
    </message>
    <message>
        <source>two pieces are on the same cell</source>
        <translation>due pezzi sono sulla stessa casella</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>incompiuta</translation>
    </message>
    <message>
        <source>unfinished {number}</source>
        <translation>incompiute {number}</translation>
    </message>
    <message>
        <source>variation {number} of {count}</source>
        <translation>variante {number} di {count}</translation>
    </message>
    <message>
        <source>very bad</source>
        <translation>pessima</translation>
    </message>
    <message>
        <source>very good</source>
        <translation>ottima</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>attende</translation>
    </message>
    <message>
        <source>white</source>
        <translation>bianco</translation>
    </message>
    <message>
        <source>white half</source>
        <translation>metà bianca</translation>
    </message>
    <message>
        <source>white stone</source>
        <translation>pedina bianca</translation>
    </message>
    <message>
        <source>win</source>
        <translation>vinta</translation>
    </message>
    <message>
        <source>win rate {rate}</source>
        <translation>percentuale di vittorie: {rate}</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vinta</translation>
    </message>
    <message>
        <source>won {number}</source>
        <translation>vinte {number}</translation>
    </message>
    <message>
        <source>write it like {turn}</source>
        <translation>scrivila come {turn}</translation>
    </message>
    <message>
        <source>write it {turn}</source>
        <translation>scrivi {turn}</translation>
    </message>
    <message>
        <source>write the black half&apos;s square, then the white half&apos;s</source>
        <translation>scrivi la casella della metà nera, poi quella della metà bianca</translation>
    </message>
    <message>
        <source>written in part: {problem}</source>
        <translation>scritto in parte: {problem}</translation>
    </message>
    <message>
        <source>you lost</source>
        <translation>hai perso</translation>
    </message>
    <message>
        <source>you won</source>
        <translation>hai vinto</translation>
    </message>
    <message>
        <source>your chance: {rate}</source>
        <translation>le tue possibilità: {rate}</translation>
    </message>
    <message>
        <source>your turn, {colour}</source>
        <translation>tocca a te, {colour}</translation>
    </message>
    <message>
        <source>{black} black, {white} white</source>
        <translation>{black} neri, {white} bianchi</translation>
    </message>
    <message>
        <source>{colour} can now block the way, so that the other player needs {last} more stones, not {first}: {moves}.</source>
        <translation>Il {colour} ora può sbarrare la strada, così che all’altro giocatore servono ancora {last} pedine, non {first}: {moves}.</translation>
    </message>
    <message>
        <source>{colour} can now connect sides {sides} around the middle: {moves}.</source>
        <translation>Il {colour} ora può collegare i lati {sides} intorno al centro: {moves}.</translation>
    </message>
    <message>
        <source>{colour} can now cut a group of {first} down to {last}: {moves}.</source>
        <translation>Il {colour} ora può tagliare un gruppo di grandezza {first}, lasciandone insieme al massimo {last}: {moves}.</translation>
    </message>
    <message>
        <source>{colour} can now go from {first} groups to {last}: {moves}.</source>
        <translation>Il {colour} ora può scendere da {first} gruppi a {last}: {moves}.</translation>
    </message>
    <message>
        <source>{colour} can now join groups to {last}: {moves}.</source>
        <translation>Il {colour} ora può unire gruppi in uno di grandezza {last}: {moves}.</translation>
    </message>
    <message>
        <source>{colour} can now make a winning row from {start} to {end}: {moves}.</source>
        <translation>Il {colour} ora può formare una fila vincente da {start} a {end}: {moves}.</translation>
    </message>
    <message>
        <source>{colour} can now match the group of {last}: {moves}.</source>
        <translation>Il {colour} ora può appaiare il gruppo di grandezza {last}: {moves}.</translation>
    </message>
    <message>
        <source>{colour} can only pass</source>
        <translation>il {colour} può solo passare</translation>
    </message>
    <message>
        <source>{colour} could have blocked the way, so that the other player needed {last} more stones, not {first}: {moves}.</source>
        <translation>Il {colour} avrebbe potuto sbarrare la strada, così che all’altro giocatore sarebbero servite ancora {last} pedine, non {first}: {moves}.</translation>
    </message>
    <message>
        <source>{colour} could have connected sides {sides} around the middle: {moves}.</source>
        <translation>Il {colour} avrebbe potuto collegare i lati {sides} intorno al centro: {moves}.</translation>
    </message>
    <message>
        <source>{colour} could have cut a group of {first} down to {last}: {moves}.</source>
        <translation>Il {colour} avrebbe potuto tagliare un gruppo di grandezza {first}, lasciandone insieme al massimo {last}: {moves}.</translation>
    </message>
    <message>
        <source>{colour} could have gone from {first} groups to {last}: {moves}.</source>
        <translation>Il {colour} avrebbe potuto scendere da {first} gruppi a {last}: {moves}.</translation>
    </message>
    <message>
        <source>{colour} could have joined groups to {last}: {moves}.</source>
        <translation>Il {colour} avrebbe potuto unire gruppi in uno di grandezza {last}: {moves}.</translation>
    </message>
    <message>
        <source>{colour} could have made a winning row from {start} to {end}: {moves}.</source>
        <translation>Il {colour} avrebbe potuto formare una fila vincente da {start} a {end}: {moves}.</translation>
    </message>
    <message>
        <source>{colour} could have matched the group of {last}: {moves}.</source>
        <translation>Il {colour} avrebbe potuto appaiare il gruppo di grandezza {last}: {moves}.</translation>
    </message>
    <message>
        <source>{colour} could have threatened to win in {last} ways: {moves}.</source>
        <translation>Il {colour} avrebbe potuto minacciare di vincere in {last} modi: {moves}.</translation>
    </message>
    <message>
        <source>{colour} could have threatened to win: {moves}.</source>
        <translation>Il {colour} avrebbe potuto minacciare di vincere: {moves}.</translation>
    </message>
    <message>
        <source>{colour} had to pass.</source>
        <translation>Il {colour} ha dovuto passare.</translation>
    </message>
    <message numerus="yes">
        <source>{colour} has %Ln more and scores {size}.</source>
        <translation>
            <numerusform>Il {colour} ne ha %Ln in più: punteggio {size}.</numerusform>
            <numerusform>Il {colour} ne ha %Ln in più: punteggio {size}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{colour} has %Ln more.</source>
        <translation>
            <numerusform>Il {colour} ne ha %Ln in più.</numerusform>
            <numerusform>Il {colour} ne ha %Ln in più.</numerusform>
        </translation>
    </message>
    <message>
        <source>{colour} has to pass</source>
        <translation>{colour}: deve passare</translation>
    </message>
    <message>
        <source>{colour} has won</source>
        <translation>Il {colour} ha vinto</translation>
    </message>
    <message>
        <source>{colour} has {groups}: {calculation}. Total: {total}.</source>
        <translation>Il {colour} ha {groups}: {calculation}. Somma: {total}.</translation>
    </message>
    <message>
        <source>{colour} passed.</source>
        <translation>Il {colour} ha passato.</translation>
    </message>
    <message>
        <source>{colour} passed. Another pass ends the game.</source>
        <translation>{colour} ha passato. Un altro passo chiude la partita.</translation>
    </message>
    <message>
        <source>{colour} passes</source>
        <translation>{colour}: passa</translation>
    </message>
    <message numerus="yes">
        <source>{colour} skips %Ln turn(s)</source>
        <translation>
            <numerusform>{colour} salta %Ln turno</numerusform>
            <numerusform>{colour} salta %Ln turni</numerusform>
        </translation>
    </message>
    <message>
        <source>{colour} skips a turn</source>
        <translation>il {colour} salta un turno</translation>
    </message>
    <message>
        <source>{colour} skips a turn.</source>
        <translation>Il {colour} salta un turno.</translation>
    </message>
    <message>
        <source>{colour} skips a turn: a disc left a row of three or four.</source>
        <translation>{colour} salta un turno: un disco ha lasciato una fila di tre o quattro.</translation>
    </message>
    <message>
        <source>{colour} swaps colours</source>
        <translation>{colour}: scambia i colori</translation>
    </message>
    <message>
        <source>{colour} to move</source>
        <translation>tocca al {colour}</translation>
    </message>
    <message>
        <source>{colour} to move.</source>
        <translation>Tocca al {colour}.</translation>
    </message>
    <message>
        <source>{colour} wins</source>
        <translation>Vince il {colour}</translation>
    </message>
    <message>
        <source>{colour} wins (proven)</source>
        <translation>Il {colour} vince (dimostrato)</translation>
    </message>
    <message>
        <source>{colour} wins {score}</source>
        <translation>Vince il {colour} {score}</translation>
    </message>
    <message>
        <source>{colour} wins.</source>
        <translation>Il {colour} vince.</translation>
    </message>
    <message>
        <source>{colour} won</source>
        <translation>ha vinto il {colour}</translation>
    </message>
    <message>
        <source>{colour} won by forfeit</source>
        <translation>ha vinto il {colour} per forfait</translation>
    </message>
    <message>
        <source>{colour} won by resignation</source>
        <translation>ha vinto il {colour} per abbandono</translation>
    </message>
    <message>
        <source>{colour} won by {points}</source>
        <translation>ha vinto il {colour} di {points}</translation>
    </message>
    <message>
        <source>{colour} won on time</source>
        <translation>ha vinto il {colour} per il tempo</translation>
    </message>
    <message>
        <source>{colour} would have had to skip a turn: {moves}.</source>
        <translation>Il {colour} avrebbe dovuto saltare un turno: {moves}.</translation>
    </message>
    <message>
        <source>{colour} {turn}</source>
        <translation>{colour} {turn}</translation>
    </message>
    <message>
        <source>{colour}, at the start</source>
        <translation>{colour}, all’inizio</translation>
    </message>
    <message numerus="yes">
        <source>{colour}, group {number}: %Ln stone(s).</source>
        <translation>
            <numerusform>{colour}, gruppo {number}: %Ln pedina.</numerusform>
            <numerusform>{colour}, gruppo {number}: %Ln pedine.</numerusform>
        </translation>
    </message>
    <message>
        <source>{colour}, to move</source>
        <translation>{colour}, tocca a lui</translation>
    </message>
    <message>
        <source>{colour}: {turn}</source>
        <translation>{colour}: {turn}</translation>
    </message>
    <message>
        <source>{done} of {total} moves, {time} left</source>
        <translation>{done} mosse su {total}, ancora {time}</translation>
    </message>
    <message>
        <source>{engine} plays {games}. It can also analyse.</source>
        <translation>{engine} gioca a {games}. Sa anche analizzare.</translation>
    </message>
    <message>
        <source>{engine} plays {games}. It names moves without win rates.</source>
        <translation>{engine} gioca a {games}. Indica mosse senza percentuali di vittorie.</translation>
    </message>
    <message>
        <source>{engine}: {why}.</source>
        <translation>{engine}: {why}.</translation>
    </message>
    <message>
        <source>{failure} The game has not changed.</source>
        <translation>{failure} La partita non è cambiata.</translation>
    </message>
    <message>
        <source>{failure} There is no analysis of this position.</source>
        <translation>{failure} Non c’è un’analisi di questa posizione.</translation>
    </message>
    <message>
        <source>{file}, game {number}: {why}</source>
        <translation>{file}, partita {number}: {why}</translation>
    </message>
    <message>
        <source>{file}: {why}</source>
        <translation>{file}: {why}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} e {last}</translation>
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
        <translation>{folder} non può essere letta: {why}.</translation>
    </message>
    <message>
        <source>{game} does not take {option} with these options</source>
        <translation>{game} non accetta {option} con queste opzioni</translation>
    </message>
    <message>
        <source>{game} has no {key}</source>
        <translation>{game} non ha {key}</translation>
    </message>
    <message>
        <source>{game} has {key} only with {needs}</source>
        <translation>{game} ha {key} solo con {needs}</translation>
    </message>
    <message>
        <source>{game} {key} must be {allowed}, not {value}</source>
        <translation>{game}: {key} deve essere {allowed}, non {value}</translation>
    </message>
    <message>
        <source>{game}, finished: {result}</source>
        <translation>{game}, finita: {result}</translation>
    </message>
    <message>
        <source>{game}, move&#xa0;{turn}</source>
        <translation>{game}, mossa {turn}</translation>
    </message>
    <message>
        <source>{game}, not begun yet</source>
        <translation>{game}, non ancora iniziata</translation>
    </message>
    <message>
        <source>{game}. You are {colour}.</source>
        <translation>{game}. Tu sei: {colour}.</translation>
    </message>
    <message>
        <source>{key} has {value} where a colour like #1A2B3C should be</source>
        <translation>{key} ha {value} dove dovrebbe esserci un colore come #1A2B3C</translation>
    </message>
    <message>
        <source>{key} is already used for “{action}”. Reassign it?</source>
        <translation>{key} è già usato per «{action}». Vuoi riassegnarlo?</translation>
    </message>
    <message>
        <source>{key} is missing</source>
        <translation>manca {key}</translation>
    </message>
    <message>
        <source>{key} is needed to move around the window. Press another key.</source>
        <translation>{key} serve per spostarsi nella finestra. Premi un altro tasto.</translation>
    </message>
    <message>
        <source>{key} is none of {words}</source>
        <translation>{key} non è nessuno di {words}</translation>
    </message>
    <message numerus="yes">
        <source>{key} is not a list of %Ln</source>
        <translation>
            <numerusform>{key} non è un elenco di %Ln</numerusform>
            <numerusform>{key} non è un elenco di %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{key} is not a list of %Ln lists</source>
        <translation>
            <numerusform>{key} non è un elenco di %Ln elenco</numerusform>
            <numerusform>{key} non è un elenco di %Ln elenchi</numerusform>
        </translation>
    </message>
    <message>
        <source>{key} is not true or false</source>
        <translation>{key} non è né true né false</translation>
    </message>
    <message>
        <source>{key} is unknown</source>
        <translation>{key} è sconosciuto</translation>
    </message>
    <message>
        <source>{key} is unknown; did you mean {close}?</source>
        <translation>{key} è sconosciuto; intendevi {close}?</translation>
    </message>
    <message>
        <source>{known} of {total} moves are reviewed.</source>
        <translation>{known} mosse su {total} sono riviste.</translation>
    </message>
    <message>
        <source>{level}: {name}</source>
        <translation>{level}: {name}</translation>
    </message>
    <message>
        <source>{loser} forfeited the game.</source>
        <translation>Il {loser} ha perso per forfait.</translation>
    </message>
    <message>
        <source>{loser} ran out of time.</source>
        <translation>Il {loser} ha esaurito il tempo.</translation>
    </message>
    <message>
        <source>{loser} resigned.</source>
        <translation>Il {loser} ha abbandonato.</translation>
    </message>
    <message>
        <source>{loss} worse than the best</source>
        <translation>{loss} in meno della migliore</translation>
    </message>
    <message>
        <source>{main} + {more} per move</source>
        <translation>{main} + {more} per mossa</translation>
    </message>
    <message>
        <source>{main}, then {period}</source>
        <translation>{main}, poi {period}</translation>
    </message>
    <message>
        <source>{mark} is out of place here</source>
        <translation>{mark} qui è fuori posto</translation>
    </message>
    <message numerus="yes">
        <source>{move} does not win by force in %Ln move(s).</source>
        <translation>
            <numerusform>{move} non forza la vittoria in %Ln mossa.</numerusform>
            <numerusform>{move} non forza la vittoria in %Ln mosse.</numerusform>
        </translation>
    </message>
    <message>
        <source>{move} does not win by force.</source>
        <translation>{move} non forza la vittoria.</translation>
    </message>
    <message>
        <source>{move} is the best move found.</source>
        <translation>{move} è la mossa migliore trovata.</translation>
    </message>
    <message>
        <source>{move} is too strong an opening: the other player can swap colours and take it.</source>
        <translation>{move} è un’apertura troppo forte: l’altro giocatore può scambiare i colori e prendersela.</translation>
    </message>
    <message>
        <source>{move} wins by force.</source>
        <translation>{move} forza la vittoria.</translation>
    </message>
    <message>
        <source>{move} would lower your chance to win from {before} to {after}. Play it all the same?</source>
        <translation>{move} abbasserebbe la tua probabilità di vincere da {before} a {after}. Giocarla lo stesso?</translation>
    </message>
    <message>
        <source>{move}: a good move. Chance to win: {rate}. The engine prefers {best}.</source>
        <translation>{move}: una buona mossa. Probabilità di vittoria: {rate}. Il motore preferisce {best}.</translation>
    </message>
    <message>
        <source>{move}: no better move was found. Chance to win: {rate}.</source>
        <translation>{move}: nessuna mossa migliore trovata. Probabilità di vittoria: {rate}.</translation>
    </message>
    <message>
        <source>{move}: the best move found. Chance to win: {rate}.</source>
        <translation>{move}: la mossa migliore trovata. Probabilità di vittoria: {rate}.</translation>
    </message>
    <message>
        <source>{move}: {verdict}. Chance to win: {before} → {after}.</source>
        <translation>{move}: {verdict}. Probabilità di vittoria: {before} → {after}.</translation>
    </message>
    <message>
        <source>{name} (read only)</source>
        <translation>{name} (sola lettura)</translation>
    </message>
    <message>
        <source>{name} ({colour})</source>
        <translation>{name} ({colour})</translation>
    </message>
    <message>
        <source>{name} ({colour}) wins</source>
        <translation>Vince {name} ({colour})</translation>
    </message>
    <message>
        <source>{name} ({colour}) wins {score}</source>
        <translation>Vince {name} ({colour}) {score}</translation>
    </message>
    <message>
        <source>{name} cannot be opened: {why}.</source>
        <translation>Impossibile aprire {name}: {why}.</translation>
    </message>
    <message>
        <source>{name} chooses a colour.</source>
        <translation>{name} sceglie il colore.</translation>
    </message>
    <message numerus="yes">
        <source>{name} contains %Ln game(s). Which one?</source>
        <translation>
            <numerusform>{name} contiene %Ln partita. Quale?</numerusform>
            <numerusform>{name} contiene %Ln partite. Quale?</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} could only be read in part: {problem}.</source>
        <translation>{name} si è potuto leggere solo in parte: {problem}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} has %Ln values</source>
        <translation>
            <numerusform>{name} ha %Ln valore</numerusform>
            <numerusform>{name} ha %Ln valori</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has {time} left.</source>
        <translation>Tempo di {name}: {time}.</translation>
    </message>
    <message>
        <source>{name} is choosing a colour …</source>
        <translation>{name} sta scegliendo il colore…</translation>
    </message>
    <message numerus="yes">
        <source>{name} is hard to read in places: {weak} (and %Ln more).</source>
        <translation>
            <numerusform>{name} in alcuni punti si vede male: {weak} (e un altro).</numerusform>
            <numerusform>{name} in alcuni punti si vede male: {weak} (e altri %Ln).</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is hard to read in places: {weak}.</source>
        <translation>{name} in alcuni punti si vede male: {weak}.</translation>
    </message>
    <message>
        <source>{name} is naming komi …</source>
        <translation>{name} sta pensando al komi…</translation>
    </message>
    <message>
        <source>{name} is not a board: {why}.</source>
        <translation>{name} non è un tavoliere: {why}.</translation>
    </message>
    <message>
        <source>{name} is not a piece set: {why}.</source>
        <translation>{name} non è una serie di pezzi: {why}.</translation>
    </message>
    <message>
        <source>{name} is not a property: it needs capitals</source>
        <translation>{name} non è una proprietà: servono lettere maiuscole</translation>
    </message>
    <message>
        <source>{name} is not a theme: {why}.</source>
        <translation>{name} non è un tema: {why}.</translation>
    </message>
    <message>
        <source>{name} names the komi.</source>
        <translation>{name} dichiara il komi.</translation>
    </message>
    <message>
        <source>{name} swapped colours, and is {colour} now.</source>
        <translation>{name} ha scambiato i colori e ora ha il {colour}.</translation>
    </message>
    <message>
        <source>{name} swapped colours: you are {colour} now.</source>
        <translation>{name} ha scambiato i colori: ora hai il {colour}.</translation>
    </message>
    <message>
        <source>{name} was left unchanged. Save this game to another file.</source>
        <translation>{name} non è stato modificato. Salva questa partita in un altro file.</translation>
    </message>
    <message>
        <source>{name} was not saved: its name must end in {endings}.</source>
        <translation>{name} non è stato salvato: il suo nome deve finire in {endings}.</translation>
    </message>
    <message>
        <source>{name} was read in the encoding {encoding}.</source>
        <translation>{name} è stato letto con la codifica {encoding}.</translation>
    </message>
    <message>
        <source>{name}: a position is set up in the root node, with AB and AW</source>
        <translation>{name}: una posizione si compone nel nodo radice, con AB e AW</translation>
    </message>
    <message>
        <source>{name}: accuracy {rate}</source>
        <translation>{name}: precisione {rate}</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
    <message>
        <source>{neutral} neutral</source>
        <translation>{neutral} neutri</translation>
    </message>
    <message>
        <source>{number} min</source>
        <translation>{number} min</translation>
    </message>
    <message numerus="yes">
        <source>{number} of %Ln group(s)</source>
        <translation>
            <numerusform>{number} di %Ln gruppo</numerusform>
            <numerusform>{number} di %Ln gruppi</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} di {count}</translation>
    </message>
    <message>
        <source>{number} of {count}, continued from the end</source>
        <translation>{number} di {count}, dalla fine</translation>
    </message>
    <message>
        <source>{number} of {count}, continued from the start</source>
        <translation>{number} di {count}, dall’inizio</translation>
    </message>
    <message>
        <source>{number} s</source>
        <translation>{number} s</translation>
    </message>
    <message numerus="yes">
        <source>{number} simulation(s)</source>
        <translation>
            <numerusform>{number} simulazione</numerusform>
            <numerusform>{number} simulazioni</numerusform>
        </translation>
    </message>
    <message>
        <source>{number}. {colour} {turn}</source>
        <translation>{number}. {colour} {turn}</translation>
    </message>
    <message>
        <source>{one} and {other} contradict each other</source>
        <translation>{one} e {other} si contraddicono</translation>
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
        <translation>Impossibile creare {path}: {why}.</translation>
    </message>
    <message>
        <source>{path} could not be saved: {why}.</source>
        <translation>Impossibile salvare {path}: {why}.</translation>
    </message>
    <message numerus="yes">
        <source>{places} on %Ln page(s)</source>
        <translation>
            <numerusform>{places} in %Ln pagina</numerusform>
            <numerusform>{places} in %Ln pagine</numerusform>
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
        <translation>{problem}, e {more}</translation>
    </message>
    <message>
        <source>{reason} See {places}.</source>
        <translation>{reason} Vedi {places}.</translation>
    </message>
    <message>
        <source>{seat}: computer level</source>
        <translation>{seat}: livello del computer</translation>
    </message>
    <message>
        <source>{seat}: played by</source>
        <translation>{seat}: chi gioca</translation>
    </message>
    <message>
        <source>{seat}: player name</source>
        <translation>{seat}: nome del giocatore</translation>
    </message>
    <message>
        <source>{seat}: time per move</source>
        <translation>{seat}: tempo per mossa</translation>
    </message>
    <message>
        <source>{seconds} s a move</source>
        <translation>{seconds} s a mossa</translation>
    </message>
    <message numerus="yes">
        <source>{solved} of %Ln solved at the first try.</source>
        <translation>
            <numerusform>{solved} su %Ln risolto al primo tentativo.</numerusform>
            <numerusform>{solved} su %Ln risolti al primo tentativo.</numerusform>
        </translation>
    </message>
    <message>
        <source>{start} to {end}</source>
        <translation>da {start} a {end}</translation>
    </message>
    <message numerus="yes">
        <source>{taken} of %Ln lesson(s)</source>
        <translation>
            <numerusform>lezioni: {taken} su %Ln</numerusform>
            <numerusform>lezioni: {taken} su %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>{task}, or {other}</source>
        <translation>{task}, oppure {other}</translation>
    </message>
    <message>
        <source>{text} is illegal: {why}</source>
        <translation>{text} non è legale: {why}</translation>
    </message>
    <message>
        <source>{text} is not a move</source>
        <translation>{text} non è una mossa</translation>
    </message>
    <message>
        <source>{text} is not a move: {hint}</source>
        <translation>{text} non è una mossa: {hint}</translation>
    </message>
    <message>
        <source>{text} is not a part of a position</source>
        <translation>{text} non fa parte di una posizione</translation>
    </message>
    <message>
        <source>{text} stands twice</source>
        <translation>{text} compare due volte</translation>
    </message>
    <message numerus="yes">
        <source>{time} for %Ln move(s)</source>
        <translation>
            <numerusform>{time} per %Ln mossa</numerusform>
            <numerusform>{time} per %Ln mosse</numerusform>
        </translation>
    </message>
    <message>
        <source>{time} per move</source>
        <translation>{time} per mossa</translation>
    </message>
    <message>
        <source>{title} – Help – Oddments</source>
        <translation>{title} – Aiuto – Oddments</translation>
    </message>
    <message>
        <source>{turn} is not legal here</source>
        <translation>{turn} qui non è legale</translation>
    </message>
    <message numerus="yes">
        <source>{turn} with %Ln move(s) after it</source>
        <translation>
            <numerusform>{turn} con %Ln mossa che segue</numerusform>
            <numerusform>{turn} con %Ln mosse che seguono</numerusform>
        </translation>
    </message>
    <message>
        <source>{typed} is not a date, and is ignored. Type a year, a month or a day: 2026, 2026-11 or 2026-11-21.</source>
        <translation>{typed} non è una data e viene ignorata. Scrivi un anno, un mese o un giorno: 2026, 2026-11 o 2026-11-21.</translation>
    </message>
    <message>
        <source>{typed} is not possible, only steps of {step}. The nearest is {nearest}.</source>
        <translation>{typed} non è possibile, solo di {step} in {step}. Il più vicino è {nearest}.</translation>
    </message>
    <message>
        <source>{typed} is not possible. Choose {least} to {most} in steps of {step}.</source>
        <translation>{typed} non è possibile. Scegli da {least} a {most}, a passi di {step}.</translation>
    </message>
    <message>
        <source>{typed} is not possible. Choose {least} to {most}.</source>
        <translation>{typed} non è possibile. Scegli da {least} a {most}.</translation>
    </message>
    <message>
        <source>{value} sides</source>
        <translation>{value} lati</translation>
    </message>
    <message>
        <source>{what} at the end of this line: Black {black}, White {white}. With the better move: Black {better_black}, White {better_white}.</source>
        <translation>{what} alla fine di questa variante: Nero {black}, Bianco {white}. Con la mossa migliore: Nero {better_black}, Bianco {better_white}.</translation>
    </message>
    <message>
        <source>{what} failed: {why}.</source>
        <translation>{what}: operazione non riuscita ({why}).</translation>
    </message>
    <message>
        <source>{what}: {colour} on {ground} is {ratio}, not {least}</source>
        <translation>{what}: {colour} su {ground} è {ratio}, non {least}</translation>
    </message>
    <message>
        <source>{what}: {first} {one}, {second} {other}</source>
        <translation>{what}: {first} {one}, {second} {other}</translation>
    </message>
    <message>
        <source>{when}: {rating}, between {low} and {high}</source>
        <translation>{when}: {rating}, tra {low} e {high}</translation>
    </message>
    <message>
        <source>{who} has no legal move and passes.</source>
        <translation>{who}: nessuna mossa possibile, si passa.</translation>
    </message>
    <message>
        <source>{who} is thinking …</source>
        <translation>{who} sta pensando…</translation>
    </message>
    <message>
        <source>{who} to move, but the engine failed. Press “Try again” to restart it.</source>
        <translation>Tocca a {who}, ma il motore non ha funzionato. «Riprova» lo riavvia.</translation>
    </message>
    <message>
        <source>{who} to move.</source>
        <translation>Tocca a {who}.</translation>
    </message>
    <message>
        <source>{who} to move. Press “Resume” to play from here.</source>
        <translation>Tocca a {who}. Premi «Riprendi» per giocare da qui.</translation>
    </message>
    <message>
        <source>“{engine}” has a seat in this game, but it is not on the list of engines.</source>
        <translation>«{engine}» gioca in questa partita, ma non è nell’elenco dei motori.</translation>
    </message>
    <message>
        <source>“{engine}” was removed.</source>
        <translation>«{engine}» è stato rimosso.</translation>
    </message>
    <message>
        <source>“{part}” does not exist in the calendar.</source>
        <translation>«{part}» non esiste nel calendario.</translation>
    </message>
    <message>
        <source>“{part}” is not a date. Write 2026-05-01, 2026-05 or 2026; separate several dates with commas.</source>
        <translation>«{part}» non è una data. Scrivi 2026-05-01, 2026-05 o 2026; separa più date con virgole.</translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln more character(s), kept but not shown.</source>
        <translation>
            <numerusform>… e %Ln altro carattere, conservato ma non mostrato.</numerusform>
            <numerusform>… e altri %Ln caratteri, conservati ma non mostrati.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
</context>
</TS>
