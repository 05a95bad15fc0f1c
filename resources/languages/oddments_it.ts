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
        <source>&quot;;&quot; expected: a variation begins with a node</source>
        <translation>manca «;»: una variante comincia con un nodo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) are marked.</source>
        <translation>
            <numerusform>%Ln casella è segnata.</numerusform>
            <numerusform>%Ln caselle sono segnate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be read, or not wholly.</source>
        <translation>
            <numerusform>%Ln non si è potuta leggere, o non del tutto.</numerusform>
            <numerusform>%Ln non si sono potute leggere, o non del tutto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s), {first} and so on</source>
        <translation>
            <numerusform>%Ln file, {first}</numerusform>
            <numerusform>%Ln file, {first} e così via</numerusform>
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
        <source>%Ln game(s) deleted for good.</source>
        <translation>
            <numerusform>%Ln partita eliminata definitivamente.</numerusform>
            <numerusform>%Ln partite eliminate definitivamente.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) deleted, and in the bin.</source>
        <translation>
            <numerusform>%Ln partita eliminata: è nel cestino.</numerusform>
            <numerusform>%Ln partite eliminate: sono nel cestino.</numerusform>
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
        <source>%Ln game(s) imported.</source>
        <translation>
            <numerusform>%Ln partita importata.</numerusform>
            <numerusform>%Ln partite importate.</numerusform>
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
        <source>%Ln game(s) stay in all.</source>
        <translation>
            <numerusform>In tutto resta %Ln partita.</numerusform>
            <numerusform>In tutto restano %Ln partite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) there already.</source>
        <translation>
            <numerusform>%Ln partita c’era già.</numerusform>
            <numerusform>%Ln partite c’erano già.</numerusform>
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
        <source>%Ln hour(s)</source>
        <translation>
            <numerusform>%Ln ora</numerusform>
            <numerusform>%Ln ore</numerusform>
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
        <source>%Ln more problem(s)</source>
        <translation>
            <numerusform>%Ln altro problema</numerusform>
            <numerusform>altri %Ln problemi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) leave(s).</source>
        <translation>
            <numerusform>Si elimina %Ln coppia.</numerusform>
            <numerusform>Si eliminano %Ln coppie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln searches did not stop; close Oddments and start it again</source>
        <translation>
            <numerusform>%Ln ricerca non si è fermata; chiudi Oddments e riavvialo</numerusform>
            <numerusform>%Ln ricerche non si sono fermate; chiudi Oddments e riavvialo</numerusform>
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
        <source>%Ln side(s)</source>
        <translation>
            <numerusform>%Ln lato</numerusform>
            <numerusform>%Ln lati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln turn(s)</source>
        <translation>
            <numerusform>%Ln mossa</numerusform>
            <numerusform>%Ln mosse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln turn(s) did not fit here and was or were left out – {reasons}.</source>
        <translation>
            <numerusform>%Ln mossa qui non era possibile ed è stata tralasciata – {reasons}.</numerusform>
            <numerusform>%Ln mosse qui non erano possibili e sono state tralasciate – {reasons}.</numerusform>
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
        <source>&amp;A turn back</source>
        <translation>Una mossa &amp;indietro</translation>
    </message>
    <message>
        <source>&amp;About Oddments</source>
        <translation>&amp;Informazioni su Oddments</translation>
    </message>
    <message>
        <source>&amp;All turn numbers</source>
        <translation>&amp;Tutti i numeri delle mosse</translation>
    </message>
    <message>
        <source>&amp;All usual …</source>
        <translation>Tutti &amp;predefiniti…</translation>
    </message>
    <message>
        <source>&amp;Analysis: mark candidates</source>
        <translation>&amp;Analisi: segna le candidate</translation>
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
        <source>&amp;Comments below the board</source>
        <translation>&amp;Commenti sotto il tavoliere</translation>
    </message>
    <message>
        <source>&amp;Confirm my turns</source>
        <translation>&amp;Conferma le mie mosse</translation>
    </message>
    <message>
        <source>&amp;Contents of the help</source>
        <translation>&amp;Sommario dell’aiuto</translation>
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
        <source>&amp;Earlier games</source>
        <translation>Partite &amp;precedenti</translation>
    </message>
    <message>
        <source>&amp;End the turn</source>
        <translation>&amp;Termina la mossa</translation>
    </message>
    <message>
        <source>&amp;Engine</source>
        <translation>Moto&amp;re</translation>
    </message>
    <message>
        <source>&amp;Find …</source>
        <translation>&amp;Trova…</translation>
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
        <source>&amp;Go on</source>
        <translation>&amp;Prosegui</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>&amp;Help on what is seen here</source>
        <translation>&amp;Aiuto su ciò che vedi qui</translation>
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
        <source>&amp;Mark cells</source>
        <translation>&amp;Segna caselle</translation>
    </message>
    <message>
        <source>&amp;Mirror</source>
        <translation>&amp;Specchia</translation>
    </message>
    <message>
        <source>&amp;Move pieces to their places</source>
        <translation>Anima i mo&amp;vimenti dei pezzi</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nuova partita</translation>
    </message>
    <message>
        <source>&amp;Next part of the window</source>
        <translation>Parte s&amp;uccessiva della finestra</translation>
    </message>
    <message>
        <source>&amp;Next variation</source>
        <translation>Variante &amp;successiva</translation>
    </message>
    <message>
        <source>&amp;No turn numbers</source>
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
        <source>&amp;Open …</source>
        <translation>&amp;Apri…</translation>
    </message>
    <message>
        <source>&amp;Part before</source>
        <translation>&amp;Parte precedente</translation>
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
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
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
        <translation>&amp;Rimuovi tutti i segni qui</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salva</translation>
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
        <source>&amp;Take along</source>
        <translation>Con&amp;dividi</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>Te&amp;ma</translation>
    </message>
    <message>
        <source>&amp;Think on the person&apos;s time</source>
        <translation>Pensa nel &amp;tempo della persona</translation>
    </message>
    <message>
        <source>&amp;Triangles</source>
        <translation>Trian&amp;goli</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>M&amp;ossa</translation>
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
        <source>&amp;Usual keys</source>
        <translation>Tasti p&amp;redefiniti</translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <translation>&amp;Dimensione normale</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vista</translation>
    </message>
    <message>
        <source>&amp;Write a comment</source>
        <translation>Scri&amp;vi un commento</translation>
    </message>
    <message>
        <source>&apos;hatched&apos; is not true or false</source>
        <translation>«hatched» non è true né false</translation>
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
        <source>(%Ln time(s) by now)</source>
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
        <source>2026-05-01, or 2026-05, or 2026</source>
        <translation>2026-05-01, o 2026-05, o 2026</translation>
    </message>
    <message>
        <source>A diagram every</source>
        <translation>Un diagramma ogni</translation>
    </message>
    <message>
        <source>A disc may not pass over other discs.</source>
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
        <source>A draw, proven</source>
        <translation>Patta, dimostrata</translation>
    </message>
    <message>
        <source>A draw.</source>
        <translation>Patta.</translation>
    </message>
    <message>
        <source>A game that was open cannot be read: {why}.</source>
        <translation>Una partita che era aperta non può essere letta: {why}.</translation>
    </message>
    <message>
        <source>A half may not lie on its own colour.</source>
        <translation>Una metà non può stare sul proprio colore.</translation>
    </message>
    <message>
        <source>A new game begins with the turns up to here. This one stays as it is.</source>
        <translation>Una nuova partita comincia con le mosse fino a qui. Questa resta com’è.</translation>
    </message>
    <message>
        <source>A piece has one black and one white half.</source>
        <translation>Un pezzo ha una metà nera e una bianca.</translation>
    </message>
    <message>
        <source>A piece may not cover a whole other piece.</source>
        <translation>Un pezzo non può coprire un altro pezzo intero.</translation>
    </message>
    <message>
        <source>A row of black discs with one of them: {numbers}.</source>
        <translation>Una fila di dischi neri che ne contiene uno: {numbers}.</translation>
    </message>
    <message>
        <source>A row of white discs with one of them: {numbers}.</source>
        <translation>Una fila di dischi bianchi che ne contiene uno: {numbers}.</translation>
    </message>
    <message>
        <source>A search did not stop when it was told to, and was left behind. The game goes on with a new engine.</source>
        <translation>Una ricerca non si è fermata quando le è stato chiesto ed è stata abbandonata. La partita prosegue con un nuovo motore.</translation>
    </message>
    <message>
        <source>A step back</source>
        <translation>Un passo indietro</translation>
    </message>
    <message>
        <source>A step forward</source>
        <translation>Un passo avanti</translation>
    </message>
    <message>
        <source>A turn &amp;forward</source>
        <translation>Una mossa a&amp;vanti</translation>
    </message>
    <message>
        <source>A turn lasts</source>
        <translation>Durata di una mossa</translation>
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
        <source>About the game</source>
        <translation>Sulla partita</translation>
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
        <source>After turn {turn}, {caption}</source>
        <translation>Dopo la mossa {turn}, {caption}</translation>
    </message>
    <message>
        <source>Agreed on</source>
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
        <source>All games that were played here</source>
        <translation>Tutte le partite giocate qui</translation>
    </message>
    <message>
        <source>All groups cancel each other out: whoever placed the last stone loses.</source>
        <translation>Tutti i gruppi si annullano a vicenda: perde chi ha posato l’ultima pedina.</translation>
    </message>
    <message>
        <source>All rules of this game</source>
        <translation>Tutte le regole di questo gioco</translation>
    </message>
    <message>
        <source>All variations</source>
        <translation>Tutte le varianti</translation>
    </message>
    <message>
        <source>Also by a right click or the wheel</source>
        <translation>Anche con un clic destro o con la rotellina</translation>
    </message>
    <message>
        <source>Also by {key}, a right click or the wheel</source>
        <translation>Anche con {key}, un clic destro o la rotellina</translation>
    </message>
    <message>
        <source>Alt and the letter</source>
        <translation>Alt e la lettera</translation>
    </message>
    <message>
        <source>Animated GIF</source>
        <translation>GIF animata</translation>
    </message>
    <message>
        <source>Any position</source>
        <translation>Ogni posizione</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Ogni risultato</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Tasti freccia</translation>
    </message>
    <message>
        <source>As &amp;usual</source>
        <translation>Come di s&amp;olito</translation>
    </message>
    <message>
        <source>As in the game</source>
        <translation>Come nella partita</translation>
    </message>
    <message>
        <source>As in the system ({language})</source>
        <translation>Come il sistema ({language})</translation>
    </message>
    <message>
        <source>As in the window</source>
        <translation>Come nella finestra</translation>
    </message>
    <message>
        <source>As&amp;k how the game stands</source>
        <translation>C&amp;hiedi com’è la situazione</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Back at the start</source>
        <translation>Di nuovo all’inizio</translation>
    </message>
    <message>
        <source>Back at turn {number}: {turn}</source>
        <translation>Di nuovo alla mossa {number}: {turn}</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Cestino</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Nero</translation>
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
        <source>Black moves first, so White gets points on top. One player names how many, and the other one picks the side.</source>
        <translation>Il Nero muove per primo, perciò il Bianco riceve punti in più. Un giocatore fissa quanti, e l’altro sceglie il colore.</translation>
    </message>
    <message>
        <source>Black scores {black} and White {white}.</source>
        <translation>Il Nero fa {black} e il Bianco {white}.</translation>
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
        <source>Black&apos;s first turn is exactly one stone.</source>
        <translation>La prima mossa del Nero è di esattamente una pedina.</translation>
    </message>
    <message>
        <source>Black&apos;s first turn is one stone</source>
        <translation>la prima mossa del Nero è di una pedina</translation>
    </message>
    <message>
        <source>Black, moves first</source>
        <translation>Nero, inizia</translation>
    </message>
    <message>
        <source>Black: moves first</source>
        <translation>Nero: muove per primo</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tavoliere</translation>
    </message>
    <message>
        <source>Board and rules</source>
        <translation>Tavoliere e regole</translation>
    </message>
    <message>
        <source>Board and variant</source>
        <translation>Tavoliere e variante del gioco</translation>
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
        <source>Both players passed, and the colour with fewer groups wins.</source>
        <translation>Entrambi i giocatori sono passati, e vince il colore con meno gruppi.</translation>
    </message>
    <message>
        <source>Bring them back</source>
        <translation>Riaprile</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Per gioco</translation>
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
        <source>Candidates</source>
        <comment>tab</comment>
        <translation>Candidate</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Candidate</translation>
    </message>
    <message>
        <source>Capture the lines that are closed off, or keep them as they are.</source>
        <translation>Cattura le linee racchiuse, o lasciale come sono.</translation>
    </message>
    <message>
        <source>Cells along an edge of the board.</source>
        <translation>Caselle lungo un bordo del tavoliere.</translation>
    </message>
    <message>
        <source>Change the &amp;hand</source>
        <translation>Cambia pezzo in &amp;mano</translation>
    </message>
    <message>
        <source>Choose where the disc goes, or click it again to let it go.</source>
        <translation>Scegli dove va il disco, o fai di nuovo clic su di esso per lasciarlo.</translation>
    </message>
    <message>
        <source>Choose where to.</source>
        <translation>Scegli la destinazione.</translation>
    </message>
    <message>
        <source>Circles</source>
        <translation>Cerchi</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Azzera</translation>
    </message>
    <message>
        <source>Click a cell to mark it, and again to take the mark away. Esc goes back to playing.</source>
        <translation>Fai clic su una casella per segnarla, e di nuovo per togliere il segno. Esc torna al gioco.</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Orologi</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Co&amp;py report</source>
        <translation>Co&amp;pia rapporto</translation>
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
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Computer, level {level}</source>
        <translation>Computer, livello {level}</translation>
    </message>
    <message>
        <source>Confir&amp;m the turn shown</source>
        <translation>Con&amp;ferma la mossa mostrata</translation>
    </message>
    <message>
        <source>Connect three sides around the middle of a board with 3, 5, 7 or 9 sides.</source>
        <translation>Collega tre lati intorno al centro di un tavoliere con 3, 5, 7 o 9 lati.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coordinate</translation>
    </message>
    <message>
        <source>Copy &amp;game</source>
        <translation>Copia &amp;partita</translation>
    </message>
    <message>
        <source>Copy a &amp;report of faults</source>
        <translation>&amp;Copia un rapporto sugli errori</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Copia come &amp;testo</translation>
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
        <source>Count</source>
        <translation>Conta</translation>
    </message>
    <message>
        <source>Count the end step by step on the board</source>
        <translation>Conta la fine passo per passo sul tavoliere</translation>
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
        <source>Curs&amp;or to the next place</source>
        <translation>Cursore a&amp;l posto successivo</translation>
    </message>
    <message>
        <source>Cursor to the p&amp;lace before</source>
        <translation>Cursore al posto prece&amp;dente</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Decide first whether to capture.</source>
        <translation>Prima decidi se catturare.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln game(s) in the bin for good?</source>
        <translation>
            <numerusform>Eliminare definitivamente %Ln partita dal cestino?</numerusform>
            <numerusform>Eliminare definitivamente %Ln partite dal cestino?</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Elimina definitivamente</translation>
    </message>
    <message>
        <source>Details …</source>
        <translation>Dettagli…</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>dispositivo o risorsa occupata</translation>
    </message>
    <message>
        <source>Diagrams a page</source>
        <translation>Diagrammi per pagina</translation>
    </message>
    <message>
        <source>Discs</source>
        <translation>Dischi</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>quota del disco superata</translation>
    </message>
    <message>
        <source>Do &amp;not capture</source>
        <translation>&amp;Non catturare</translation>
    </message>
    <message>
        <source>Do what a click does there</source>
        <translation>Fa lì ciò che fa un clic</translation>
    </message>
    <message>
        <source>Done again: {edit}.</source>
        <translation>Ripetuto: {edit}.</translation>
    </message>
    <message>
        <source>Done with marks</source>
        <translation>Fine dei segni</translation>
    </message>
    <message>
        <source>Drag to make the comments higher or lower</source>
        <translation>Trascina per alzare o abbassare i commenti</translation>
    </message>
    <message>
        <source>Drag to make the panels wider or narrower</source>
        <translation>Trascina per allargare o restringere i pannelli</translation>
    </message>
    <message>
        <source>E&amp;dit</source>
        <translation>&amp;Modifica</translation>
    </message>
    <message>
        <source>Empty the bin</source>
        <translation>Svuota il cestino</translation>
    </message>
    <message>
        <source>Empty the bin …</source>
        <translation>Svuota il cestino…</translation>
    </message>
    <message>
        <source>End the count</source>
        <translation>Termina il conteggio</translation>
    </message>
    <message>
        <source>End the search</source>
        <translation>Termina la ricerca</translation>
    </message>
    <message>
        <source>Enter plays the turn that is shown, Esc takes it back.</source>
        <translation>Invio gioca la mossa mostrata, Esc la riprende.</translation>
    </message>
    <message>
        <source>Enter plays {turn}.</source>
        <translation>Invio gioca {turn}.</translation>
    </message>
    <message>
        <source>Esc takes back what was done.</source>
        <translation>Esc riprende ciò che è stato fatto.</translation>
    </message>
    <message>
        <source>Esc takes it back.</source>
        <translation>Esc lo riprende.</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Every game that you play here is kept, and listed here from its first turn on. Games of other programs or people can be imported.</source>
        <translation>Ogni partita che giochi qui è conservata, e compare in questo elenco dalla prima mossa. Si possono importare partite di altri programmi o di altre persone.</translation>
    </message>
    <message>
        <source>Every stone pushes its neighbours away: end with the biggest group unmatched.</source>
        <translation>Ogni pedina spinge via le vicine: resta con il gruppo più grande spaiato.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Esporta</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Esporta…</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>il file esiste già</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>il nome del file è troppo lungo</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>il file è troppo grande</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Trova</translation>
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
        <source>Find in comments, names and labels</source>
        <translation>Trova in commenti, nomi ed etichette</translation>
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
        <source>First step</source>
        <translation>Primo passo</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Forget these</source>
        <translation>Dimentica questi</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>From after turn</source>
        <translation>Da dopo la mossa</translation>
    </message>
    <message>
        <source>From this day on</source>
        <translation>Da questo giorno in poi</translation>
    </message>
    <message>
        <source>From …</source>
        <translation>Dal…</translation>
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
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Games ({patterns})</source>
        <translation>Partite ({patterns})</translation>
    </message>
    <message>
        <source>Games are being exported …</source>
        <translation>Esportazione delle partite…</translation>
    </message>
    <message>
        <source>Games are being imported …</source>
        <translation>Importazione delle partite…</translation>
    </message>
    <message>
        <source>Games in which this position stood, turned and mirrored too</source>
        <translation>Partite in cui c’è stata questa posizione, anche ruotata e specchiata</translation>
    </message>
    <message>
        <source>Games in {name} – Oddments</source>
        <translation>Partite in {name} – Oddments</translation>
    </message>
    <message>
        <source>Games that you delete lie here until you empty the bin.</source>
        <translation>Le partite che elimini restano qui finché non svuoti il cestino.</translation>
    </message>
    <message>
        <source>Give a &amp;hint</source>
        <translation>Dai un &amp;suggerimento</translation>
    </message>
    <message>
        <source>Give all actions their usual keys again?</source>
        <translation>Ridare a tutte le azioni i tasti predefiniti?</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Prosegui</translation>
    </message>
    <message>
        <source>Go on by itself</source>
        <translation>Avanza da solo</translation>
    </message>
    <message>
        <source>Go on with the turn.</source>
        <translation>Prosegui la mossa.</translation>
    </message>
    <message>
        <source>Go on, or end the turn.</source>
        <translation>Prosegui, o termina la mossa.</translation>
    </message>
    <message>
        <source>Go to turn {number}</source>
        <translation>Vai alla mossa {number}</translation>
    </message>
    <message>
        <source>Goes on</source>
        <translation>Seguito</translation>
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
        <source>Hint: {turn} ({worth}). Esc takes the hint away.</source>
        <translation>Suggerimento: {turn} ({worth}). Esc lo toglie.</translation>
    </message>
    <message>
        <source>Hint: {turn}. Esc takes the hint away.</source>
        <translation>Suggerimento: {turn}. Esc lo toglie.</translation>
    </message>
    <message>
        <source>How komi is found</source>
        <translation>Come si stabilisce il komi</translation>
    </message>
    <message>
        <source>How many sides the board has.</source>
        <translation>Quanti lati ha il tavoliere.</translation>
    </message>
    <message>
        <source>How much is made</source>
        <translation>Parte già fatta</translation>
    </message>
    <message>
        <source>How the result is counted.</source>
        <translation>Come si conta il risultato.</translation>
    </message>
    <message>
        <source>How time is counted</source>
        <translation>Come si conta il tempo</translation>
    </message>
    <message>
        <source>If the game ended here, Black would score {black} and White {white}.</source>
        <translation>Se la partita finisse qui, il Nero farebbe {black} e il Bianco {white}.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importa</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Importa partite</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>Importa…</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>Nella finestra</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>errore di lettura o scrittura</translation>
    </message>
    <message>
        <source>Into the menus</source>
        <translation>Nei menu</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>è una cartella</translation>
    </message>
    <message numerus="yes">
        <source>It reaches side {side}: a way of %Ln stone(s).</source>
        <translation>
            <numerusform>Raggiunge il lato {side}: un percorso di %Ln pedina.</numerusform>
            <numerusform>Raggiunge il lato {side}: un percorso di %Ln pedine.</numerusform>
        </translation>
    </message>
    <message>
        <source>It reaches side {side}: it touches the side itself.</source>
        <translation>Raggiunge il lato {side}: tocca il lato stesso.</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Conserva</translation>
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
        <source>Komi is {komi}.</source>
        <translation>Il komi è {komi}.</translation>
    </message>
    <message>
        <source>Komi is {komi}. {name} takes {colour}.</source>
        <translation>Il komi è {komi}. {name} prende il {colour}.</translation>
    </message>
    <message>
        <source>Komi: White is given {komi}, which makes {total}.</source>
        <translation>Komi: al Bianco si dà {komi}, per un totale di {total}.</translation>
    </message>
    <message>
        <source>L&amp;ist of turns</source>
        <translation>&amp;Elenco delle mosse</translation>
    </message>
    <message>
        <source>L&amp;og of the game</source>
        <translation>Cr&amp;onaca della partita</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Ultimo passo</translation>
    </message>
    <message>
        <source>Latest first</source>
        <translation>Prima le recenti</translation>
    </message>
    <message>
        <source>Learn by doing</source>
        <translation>Impara giocando</translation>
    </message>
    <message>
        <source>Learn {game} by doing, in two minutes</source>
        <translation>Impara {game} giocando, in due minuti</translation>
    </message>
    <message>
        <source>Learn {game} by doing, once more</source>
        <translation>Impara {game} giocando, ancora una volta</translation>
    </message>
    <message>
        <source>Letters: A, B, C …</source>
        <translation>Lettere: A, B, C …</translation>
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
        <source>List all turns</source>
        <translation>Elenca tutte le mosse</translation>
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
        <source>Look for less, or clear the fields above.</source>
        <translation>Cerca meno cose, o svuota i campi qui sopra.</translation>
    </message>
    <message>
        <source>Look for the position of the game that was in front last</source>
        <translation>Cerca la posizione della partita che era in primo piano per ultima</translation>
    </message>
    <message>
        <source>Looking for a hint … Esc stops it.</source>
        <translation>Cerco un suggerimento… Esc interrompe la ricerca.</translation>
    </message>
    <message>
        <source>Looking for games …</source>
        <translation>Cerco le partite…</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Make another turn instead, or press Esc to take this one back.</source>
        <translation>Fai invece un’altra mossa, o premi Esc per riprendere questa.</translation>
    </message>
    <message>
        <source>Make it the &amp;main line</source>
        <translation>Rendi &amp;linea principale</translation>
    </message>
    <message>
        <source>Mark the last turn</source>
        <translation>Segna l’ultima mossa</translation>
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
        <source>Minutes for all turns</source>
        <translation>Minuti per tutte le mosse</translation>
    </message>
    <message>
        <source>Most sides touched by one group</source>
        <translation>Più lati toccati da un gruppo</translation>
    </message>
    <message>
        <source>Move a disc of either colour</source>
        <translation>Muovi un disco di uno dei due colori</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Sposta il cursore</translation>
    </message>
    <message>
        <source>My own themes …</source>
        <translation>I miei temi…</translation>
    </message>
    <message>
        <source>N&amp;o key</source>
        <translation>&amp;Nessun tasto</translation>
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
        <source>Name of {moment}</source>
        <translation>Nome ({moment})</translation>
    </message>
    <message>
        <source>Name this komi</source>
        <translation>Fissa questo komi</translation>
    </message>
    <message>
        <source>Name, if you like</source>
        <translation>Nome, se vuoi</translation>
    </message>
    <message>
        <source>Names komi</source>
        <translation>Fissa il komi</translation>
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
        <source>New game of {game}</source>
        <translation>Nuova partita di {game}</translation>
    </message>
    <message>
        <source>New games are being read; they are listed bit by bit.</source>
        <translation>Si stanno leggendo nuove partite; compaiono nell’elenco un po’ alla volta.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Next control, the one before</source>
        <translation>Controllo successivo, precedente</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>No browser could be started. The address is in the clipboard.</source>
        <translation>Non è stato possibile avviare alcun browser. L’indirizzo è negli appunti.</translation>
    </message>
    <message>
        <source>No clocks</source>
        <translation>Senza orologi</translation>
    </message>
    <message>
        <source>No comment on {moment}. A double click begins one.</source>
        <translation>Nessun commento ({moment}). Un doppio clic ne comincia uno.</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Ancora nessun file</translation>
    </message>
    <message>
        <source>No game like that.</source>
        <translation>Nessuna partita del genere.</translation>
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
        <source>No neighbouring square takes the other half.</source>
        <translation>Nessuna casella vicina può accogliere l’altra metà.</translation>
    </message>
    <message>
        <source>No notes in this game</source>
        <translation>Nessuna nota in questa partita</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>non c’è più spazio sul dispositivo</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>il file o la cartella non esiste</translation>
    </message>
    <message>
        <source>No unfinished game.</source>
        <translation>Nessuna partita incompiuta.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.</translation>
    </message>
    <message>
        <source>Nobody can place a piece and nobody scores: whoever placed the last piece loses.</source>
        <translation>Nessuno può posare un pezzo e nessuno fa punti: perde chi ha posato l’ultimo pezzo.</translation>
    </message>
    <message>
        <source>Nobody can place a piece: the higher score wins.</source>
        <translation>Nessuno può posare un pezzo: vince il punteggio più alto.</translation>
    </message>
    <message>
        <source>Nobody scores, so whoever placed the last piece loses.</source>
        <translation>Nessuno fa punti, perciò perde chi ha posato l’ultimo pezzo.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>non è una cartella</translation>
    </message>
    <message>
        <source>Not a whole turn yet.</source>
        <translation>La mossa non è ancora completa.</translation>
    </message>
    <message>
        <source>Nothing can be written to {folder}, so the list of games is made anew at every start.</source>
        <translation>Non si può scrivere nulla in {folder}, perciò l’elenco delle partite viene rifatto a ogni avvio.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nessun risultato</translation>
    </message>
    <message>
        <source>Nothing is left, so the last stone loses.</source>
        <translation>Non resta nulla, perciò l’ultima pedina perde.</translation>
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
        <source>Num&amp;bers of the last turns</source>
        <translation>Numeri delle &amp;ultime mosse</translation>
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
        <source>Oddments ended too early again and again while it brought back your windows. All games are kept.</source>
        <translation>Più volte Oddments si è chiuso troppo presto mentre riapriva le tue finestre. Tutte le partite sono conservate.</translation>
    </message>
    <message>
        <source>Oddments ended unexpectedly the last time. Games were kept up to their last turn.</source>
        <translation>L’ultima volta Oddments si è chiuso in modo imprevisto. Le partite sono state conservate fino all’ultima mossa.</translation>
    </message>
    <message>
        <source>Oddments is free software under the MIT licence. What it is made of has licences of its own.</source>
        <translation>Oddments è software libero con licenza MIT. Le parti di cui è fatto hanno licenze proprie.</translation>
    </message>
    <message>
        <source>Oddments runs already, but does not answer. This window works on its own; what is open in the other one cannot be opened here.</source>
        <translation>Oddments è già in esecuzione, ma non risponde. Questa finestra lavora da sola; ciò che è aperto nell’altra non può essere aperto qui.</translation>
    </message>
    <message>
        <source>Of all turns</source>
        <translation>Di tutte le mosse</translation>
    </message>
    <message numerus="yes">
        <source>Of the last %Ln turn(s)</source>
        <translation>
            <numerusform>Dell’ultima mossa</numerusform>
            <numerusform>Delle ultime %Ln mosse</numerusform>
        </translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
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
        <source>On the clocks: {times}</source>
        <translation>Sugli orologi: {times}</translation>
    </message>
    <message>
        <source>One group joins three sides around the middle of the board.</source>
        <translation>Un gruppo unisce tre lati intorno al centro del tavoliere.</translation>
    </message>
    <message>
        <source>One names it, the other picks the side</source>
        <translation>Uno lo fissa, l’altro sceglie il colore</translation>
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
        <source>Open a saved game</source>
        <translation>Apri una partita salvata</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Apri nel browser</translation>
    </message>
    <message>
        <source>Open the chosen game in a window</source>
        <translation>Apre in una finestra la partita scelta</translation>
    </message>
    <message>
        <source>Open the folder in which the program looks for them</source>
        <translation>Apre la cartella in cui il programma li cerca</translation>
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
        <source>Operation not permitted</source>
        <translation>operazione non consentita</translation>
    </message>
    <message>
        <source>Order of the list</source>
        <translation>Ordine dell’elenco</translation>
    </message>
    <message>
        <source>Other times …</source>
        <translation>Altri tempi…</translation>
    </message>
    <message>
        <source>P&amp;rint …</source>
        <translation>&amp;Stampa…</translation>
    </message>
    <message>
        <source>PDF page</source>
        <translation>Pagina PDF</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>Immagine PNG</translation>
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
        <source>Paper of a PDF</source>
        <translation>Carta del PDF</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <translation>Parti del programma</translation>
    </message>
    <message numerus="yes">
        <source>Pasted: %Ln turn(s).</source>
        <translation>
            <numerusform>Incollata: %Ln mossa.</numerusform>
            <numerusform>Incollate: %Ln mosse.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause the &amp;game</source>
        <translation>M&amp;etti in pausa la partita</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>permesso negato</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Picks the side</source>
        <translation>Sceglie il colore</translation>
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
        <source>Place</source>
        <translation>Luogo</translation>
    </message>
    <message>
        <source>Place a domino on two squares of equal height</source>
        <translation>Posa un domino su due caselle della stessa altezza</translation>
    </message>
    <message>
        <source>Place a stone</source>
        <translation>Posa una pedina</translation>
    </message>
    <message>
        <source>Place either colour, one stone or two, and leave an odd number of groups.</source>
        <translation>Posa una o due pedine dei due colori, e lascia un numero dispari di gruppi.</translation>
    </message>
    <message>
        <source>Place one or two stones of either colour</source>
        <translation>Posa una o due pedine di qualunque colore</translation>
    </message>
    <message>
        <source>Place one stone of either colour</source>
        <translation>Posa una pedina di qualunque colore</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Gioca ancora</translation>
    </message>
    <message>
        <source>Play against the computer, level {level}</source>
        <translation>Gioca contro il computer, livello {level}</translation>
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
        <source>Play on after turn {number}</source>
        <translation>Gioca a partire dalla mossa {number}</translation>
    </message>
    <message>
        <source>Play on from the start</source>
        <translation>Gioca dall’inizio</translation>
    </message>
    <message>
        <source>Play this turn</source>
        <translation>Gioca questa mossa</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Giocatore {number}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Points that White gets on top, because Black moves first.</source>
        <translation>Punti che il Bianco riceve in più, perché il Nero muove per primo.</translation>
    </message>
    <message>
        <source>Pr&amp;omote variation</source>
        <translation>&amp;Promuovi variante</translation>
    </message>
    <message>
        <source>Pre&amp;vious variation</source>
        <translation>Variante prece&amp;dente</translation>
    </message>
    <message>
        <source>Press Enter to go on.</source>
        <translation>Premi Invio per proseguire.</translation>
    </message>
    <message>
        <source>Press the new key for “{action}”. Esc: none.</source>
        <translation>Premi il nuovo tasto per «{action}». Esc: nessuno.</translation>
    </message>
    <message>
        <source>Preview …</source>
        <translation>Anteprima…</translation>
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
        <source>Put the chosen games into the bin</source>
        <translation>Mette nel cestino le partite scelte</translation>
    </message>
    <message>
        <source>Put your themes into {folder}.</source>
        <translation>Metti i tuoi temi in {folder}.</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>il file system è di sola lettura</translation>
    </message>
    <message>
        <source>Reading {name} …</source>
        <translation>Lettura di {name}…</translation>
    </message>
    <message>
        <source>Remove all marks here</source>
        <translation>Rimuovi tutti i segni qui</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapporto</translation>
    </message>
    <message>
        <source>Res&amp;ign</source>
        <translation>A&amp;bbandona</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
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
        <source>S&amp;ettings …</source>
        <translation>&amp;Impostazioni…</translation>
    </message>
    <message>
        <source>S&amp;quares</source>
        <translation>&amp;Quadrati</translation>
    </message>
    <message>
        <source>S&amp;wap colours</source>
        <translation>&amp;Scambia i colori</translation>
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
        <source>Save the game</source>
        <translation>Salva la partita</translation>
    </message>
    <message>
        <source>Save …</source>
        <translation>Salva…</translation>
    </message>
    <message>
        <source>Saved as PNG, SVG or PDF, as the file’s name says.</source>
        <translation>Salvata come PNG, SVG o PDF, secondo il nome del file.</translation>
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
        <source>Searching …</source>
        <translation>Ricerca in corso…</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Secondi</translation>
    </message>
    <message>
        <source>Seconds that a turn adds</source>
        <translation>Secondi aggiunti a ogni mossa</translation>
    </message>
    <message>
        <source>Settings – Oddments</source>
        <translation>Impostazioni – Oddments</translation>
    </message>
    <message>
        <source>Show &amp;log folder</source>
        <translation>Mostra la cartella dei &amp;log</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Mostrami</translation>
    </message>
    <message>
        <source>Show the deleted games, or the others again</source>
        <translation>Mostra le partite eliminate, o di nuovo le altre</translation>
    </message>
    <message>
        <source>Show which</source>
        <translation>Mostra quali</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Lati</translation>
    </message>
    <message>
        <source>Sides {sides} hold the middle between them.</source>
        <translation>I lati {sides} racchiudono il centro.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Grandezza</translation>
    </message>
    <message>
        <source>Size of text and controls</source>
        <translation>Grandezza di testo e controlli</translation>
    </message>
    <message>
        <source>Size {size}: Black has {black}, White {white}.</source>
        <translation>Grandezza {size}: il Nero ne ha {black}, il Bianco {white}.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Salta</translation>
    </message>
    <message>
        <source>Slide and flip discs that belong to nobody, and be the first to line up five.</source>
        <translation>Fai scorrere e capovolgi dischi che non sono di nessuno, e allineane cinque per primo.</translation>
    </message>
    <message>
        <source>Something inside Oddments went wrong. It goes on; a report helps to mend it.</source>
        <translation>Qualcosa dentro Oddments è andato storto. Il programma continua; un rapporto aiuta a ripararlo.</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Quadrati</translation>
    </message>
    <message>
        <source>Stack dominoes like bricks, and win with the biggest group that stays unmatched.</source>
        <translation>Impila i domino come mattoni, e vinci con il gruppo più grande che resta spaiato.</translation>
    </message>
    <message>
        <source>Stacks without &amp;depth</source>
        <translation>Pile &amp;senza profondità</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Inizia la partita</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Passo {number} di {count}</translation>
    </message>
    <message>
        <source>Step {step} of {total}</source>
        <translation>Passo {step} di {total}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Ferma qui</translation>
    </message>
    <message>
        <source>Swapping sides is for White&apos;s first turn, in games with the pie rule.</source>
        <translation>Lo scambio dei colori è per la prima mossa del Bianco, nelle partite con la regola della torta.</translation>
    </message>
    <message>
        <source>T&amp;ree of turns</source>
        <translation>&amp;Albero delle mosse</translation>
    </message>
    <message>
        <source>T&amp;ype a turn</source>
        <translation>Di&amp;gita una mossa</translation>
    </message>
    <message>
        <source>Take along</source>
        <translation>Condividi</translation>
    </message>
    <message>
        <source>Take back the touch</source>
        <translation>Riprende il tocco</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>Take the games of files into the library</source>
        <translation>Accoglie nella biblioteca le partite di alcuni file</translation>
    </message>
    <message>
        <source>Take the unfinished turn &amp;back</source>
        <translation>Riprendi &amp;questa mossa incompiuta</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Mossa ripresa</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Passo ripreso.</translation>
    </message>
    <message>
        <source>That could not be done: {why}.</source>
        <translation>Non è stato possibile: {why}.</translation>
    </message>
    <message>
        <source>The analysis has failed</source>
        <translation>L’analisi non è riuscita</translation>
    </message>
    <message>
        <source>The bin is empty.</source>
        <translation>Il cestino è vuoto.</translation>
    </message>
    <message>
        <source>The black half lies there; choose the square beside it for the white half.</source>
        <translation>Lì va la metà nera; scegli la casella accanto per la metà bianca.</translation>
    </message>
    <message>
        <source>The board as it is</source>
        <translation>Il tavoliere com’è ora</translation>
    </message>
    <message>
        <source>The board is full and the sums of squares are equal.</source>
        <translation>Il tavoliere è pieno e le somme dei quadrati sono uguali.</translation>
    </message>
    <message>
        <source>The board is full: the biggest group that has no equal wins.</source>
        <translation>Il tavoliere è pieno: vince il gruppo più grande che non ne ha uno uguale.</translation>
    </message>
    <message>
        <source>The board is full: the higher sum of squares wins.</source>
        <translation>Il tavoliere è pieno: vince la somma dei quadrati più alta.</translation>
    </message>
    <message>
        <source>The board is in the clipboard as text.</source>
        <translation>Il tavoliere è negli appunti come testo.</translation>
    </message>
    <message>
        <source>The clipboard holds a game without a turn.</source>
        <translation>Gli appunti contengono una partita senza mosse.</translation>
    </message>
    <message>
        <source>The clipboard holds no branch of this game: {why}.</source>
        <translation>Gli appunti non contengono un ramo di questa partita: {why}.</translation>
    </message>
    <message>
        <source>The clipboard holds no game: {why}.</source>
        <translation>Gli appunti non contengono una partita: {why}.</translation>
    </message>
    <message>
        <source>The clocks stand still. “Go on” lets them run: {who} is to move.</source>
        <translation>Gli orologi sono fermi. «Prosegui» li fa ripartire. Al tratto: {who}.</translation>
    </message>
    <message>
        <source>The comment leads to a page of {host}.</source>
        <translation>Il commento porta a una pagina di {host}.</translation>
    </message>
    <message>
        <source>The core of Oddments is not compiled on this machine: the computer plays, but thinks about a hundred times slower. installer/run compiles it.</source>
        <translation>Il nucleo di Oddments non è compilato su questa macchina: il computer gioca, ma pensa circa cento volte più lentamente. installer/run lo compila.</translation>
    </message>
    <message>
        <source>The end. You skipped some steps.</source>
        <translation>Fine della lezione. Alcuni passi sono stati saltati.</translation>
    </message>
    <message>
        <source>The engine has failed: {why}.</source>
        <translation>Il motore ha smesso di funzionare: {why}.</translation>
    </message>
    <message>
        <source>The fewer are better.</source>
        <translation>Averne meno è meglio.</translation>
    </message>
    <message>
        <source>The first player needs exactly five in a row, and has made {made}.</source>
        <translation>Il primo giocatore ne deve mettere in fila esattamente cinque, e ne ha messi {made}.</translation>
    </message>
    <message>
        <source>The game could not be saved to {path}: {why}.</source>
        <translation>La partita non può essere salvata in {path}: {why}.</translation>
    </message>
    <message>
        <source>The game in diagrams</source>
        <translation>La partita in diagrammi</translation>
    </message>
    <message>
        <source>The game is a draw.</source>
        <translation>La partita è patta.</translation>
    </message>
    <message>
        <source>The game is in the clipboard, in the text of a saved game.</source>
        <translation>La partita è negli appunti, nel testo di una partita salvata.</translation>
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
        <source>The last run</source>
        <translation>L’ultima esecuzione</translation>
    </message>
    <message>
        <source>The last turn made a row of five or more.</source>
        <translation>L’ultima mossa ha formato una fila di cinque o più.</translation>
    </message>
    <message numerus="yes">
        <source>The last turn moved or turned over these %Ln disc(s). Only rows with them count.</source>
        <translation>
            <numerusform>L’ultima mossa ha spostato o capovolto %Ln disco. Contano solo le file che lo contengono.</numerusform>
            <numerusform>L’ultima mossa ha spostato o capovolto questi %Ln dischi. Contano solo le file che li contengono.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last turn moved this disc. Only a row that holds it counts.</source>
        <translation>L’ultima mossa ha spostato questo disco. Conta solo una fila che lo contiene.</translation>
    </message>
    <message>
        <source>The lesson is done</source>
        <translation>La lezione è finita</translation>
    </message>
    <message>
        <source>The lesson of {game} cannot be given: {why}.</source>
        <translation>La lezione di {game} non può essere mostrata: {why}.</translation>
    </message>
    <message>
        <source>The library cannot be brought up to date: {why}.</source>
        <translation>La biblioteca non può essere aggiornata: {why}.</translation>
    </message>
    <message>
        <source>The library cannot be looked through: {why}.</source>
        <translation>La biblioteca non può essere esaminata: {why}.</translation>
    </message>
    <message>
        <source>The line that is looked at</source>
        <translation>La linea che si guarda</translation>
    </message>
    <message>
        <source>The list of games was damaged and is made anew from the games. No game is lost.</source>
        <translation>L’elenco delle partite era danneggiato e viene rifatto dalle partite. Nessuna partita è andata persa.</translation>
    </message>
    <message>
        <source>The log lies in {folder}.</source>
        <translation>Il log si trova in {folder}.</translation>
    </message>
    <message>
        <source>The next one</source>
        <translation>Il successivo</translation>
    </message>
    <message>
        <source>The number of groups would be even at the end of the turn. Choose another cell or colour, or place another stone.</source>
        <translation>Alla fine della mossa il numero dei gruppi sarebbe pari. Scegli un’altra casella o un altro colore, o posa un’altra pedina.</translation>
    </message>
    <message>
        <source>The one before</source>
        <translation>Il precedente</translation>
    </message>
    <message>
        <source>The other player</source>
        <translation>L’altro giocatore</translation>
    </message>
    <message>
        <source>The picture could not be copied: {why}.</source>
        <translation>L’immagine non può essere copiata: {why}.</translation>
    </message>
    <message>
        <source>The picture of the board is in the clipboard.</source>
        <translation>L’immagine del tavoliere è negli appunti.</translation>
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
        <source>The players have agreed on it.</source>
        <translation>I giocatori si sono accordati così.</translation>
    </message>
    <message>
        <source>The position contradicts itself. “Try again” plays through the game anew.</source>
        <translation>La posizione si contraddice. «Riprova» ripercorre la partita dall’inizio.</translation>
    </message>
    <message>
        <source>The position contradicts itself: {why}. It can be played through again.</source>
        <translation>La posizione si contraddice: {why}. Si può ripercorrere la partita dall’inizio.</translation>
    </message>
    <message>
        <source>The position stands for the third time. The game is a draw.</source>
        <translation>La posizione si presenta per la terza volta. La partita è patta.</translation>
    </message>
    <message>
        <source>The report is in the clipboard.</source>
        <translation>Il rapporto è negli appunti.</translation>
    </message>
    <message>
        <source>The rest was left out.</source>
        <translation>Il resto è stato tralasciato.</translation>
    </message>
    <message>
        <source>The same position stands for the third time: a draw.</source>
        <translation>La stessa posizione si presenta per la terza volta: patta.</translation>
    </message>
    <message>
        <source>The second player needs at least five in a row, and has made {made}.</source>
        <translation>Il secondo giocatore ne deve mettere in fila almeno cinque, e ne ha messi {made}.</translation>
    </message>
    <message>
        <source>The start</source>
        <translation>L’inizio</translation>
    </message>
    <message>
        <source>The turn is over before that.</source>
        <translation>La mossa finisce prima.</translation>
    </message>
    <message>
        <source>The turn is {turn}. It is yours to make.</source>
        <translation>La mossa è {turn}. Sta a te giocarla.</translation>
    </message>
    <message>
        <source>The two squares of a piece must be neighbours.</source>
        <translation>Le due caselle di un pezzo devono essere vicine.</translation>
    </message>
    <message>
        <source>The two stacks must be equally high.</source>
        <translation>Le due pile devono avere la stessa altezza.</translation>
    </message>
    <message>
        <source>The white half lies there; choose the square beside it for the black half.</source>
        <translation>Lì va la metà bianca; scegli la casella accanto per la metà nera.</translation>
    </message>
    <message numerus="yes">
        <source>The whole tree (%Ln turn(s))</source>
        <translation>
            <numerusform>Tutto l’albero (%Ln mossa)</numerusform>
            <numerusform>Tutto l’albero (%Ln mosse)</numerusform>
        </translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
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
        <source>There is no text in the clipboard, and so no game.</source>
        <translation>Negli appunti non c’è testo, e quindi nessuna partita.</translation>
    </message>
    <message>
        <source>There is no turn for you to type now.</source>
        <translation>Ora non c’è una mossa che tu possa scrivere.</translation>
    </message>
    <message>
        <source>There is not enough memory for the engine to think: close other programs.</source>
        <translation>Non c’è abbastanza memoria perché il motore possa pensare: chiudi altri programmi.</translation>
    </message>
    <message>
        <source>There is nothing of that kind to decide now.</source>
        <translation>Ora non c’è niente del genere da decidere.</translation>
    </message>
    <message>
        <source>There was too little memory. Oddments goes on; other programs could be closed.</source>
        <translation>La memoria non bastava. Oddments continua; si potrebbero chiudere altri programmi.</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>L’operazione non si può annullare.</translation>
    </message>
    <message>
        <source>This computer was asleep, or too busy. The clocks stand still from that moment on.</source>
        <translation>Questo computer era in sospensione, o troppo occupato. Gli orologi sono fermi da quel momento.</translation>
    </message>
    <message>
        <source>This game cannot be kept in {folder}: {why}. Save it to a file: who closes the window a second time gives it up.</source>
        <translation>Questa partita non può essere conservata in {folder}: {why}. Salvala in un file: chi chiude la finestra una seconda volta vi rinuncia.</translation>
    </message>
    <message>
        <source>This game cannot be opened.</source>
        <translation>Questa partita non può essere aperta.</translation>
    </message>
    <message>
        <source>This game is in the bin: restore it, then it can be opened.</source>
        <translation>Questa partita è nel cestino: ripristinala, poi si potrà aprire.</translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <translation>Questa partita è aperta in un’altra finestra.</translation>
    </message>
    <message numerus="yes">
        <source>This group has %Ln stone(s).</source>
        <translation>
            <numerusform>Questo gruppo ha %Ln pedina.</numerusform>
            <numerusform>Questo gruppo ha %Ln pedine.</numerusform>
        </translation>
    </message>
    <message>
        <source>This half is the last uncovered one of its piece: nothing may lie on it any more.</source>
        <translation>Questa metà è l’ultima scoperta del suo pezzo: non ci si può più posare nulla.</translation>
    </message>
    <message>
        <source>This is all that a report holds: the program, the machine, and what went wrong. Nobody gets it unless you send it.</source>
        <translation>Il rapporto contiene solo questo: il programma, il computer e che cosa è andato storto. Nessuno lo riceve se non lo mandi tu.</translation>
    </message>
    <message>
        <source>This is no turn. One is written like {turn}.</source>
        <translation>Questa non è una mossa. Una mossa si scrive come {turn}.</translation>
    </message>
    <message>
        <source>This is one of several games in {name}.</source>
        <translation>Questa è una delle varie partite in {name}.</translation>
    </message>
    <message>
        <source>This is one of several games that were pasted.</source>
        <translation>Questa è una delle varie partite incollate.</translation>
    </message>
    <message>
        <source>This place is taken.</source>
        <translation>Questo posto è occupato.</translation>
    </message>
    <message>
        <source>This turn is called {worth}.</source>
        <translation>Questa mossa è giudicata {worth}.</translation>
    </message>
    <message>
        <source>This would bring back the board before the last turn.</source>
        <translation>Così tornerebbe il tavoliere di prima dell’ultima mossa.</translation>
    </message>
    <message>
        <source>Through the turns, in their list</source>
        <translation>Attraverso le mosse, nel loro elenco</translation>
    </message>
    <message>
        <source>To the en&amp;d</source>
        <translation>All’&amp;ultima mossa</translation>
    </message>
    <message>
        <source>To the ends of the row</source>
        <translation>Alle estremità della riga</translation>
    </message>
    <message>
        <source>To the star&amp;t</source>
        <translation>All’ini&amp;zio</translation>
    </message>
    <message>
        <source>To turn</source>
        <translation>Alla mossa</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>troppi file aperti</translation>
    </message>
    <message>
        <source>Transparent around the board</source>
        <translation>Trasparente intorno al tavoliere</translation>
    </message>
    <message>
        <source>Tree</source>
        <comment>tab</comment>
        <translation>Rami</translation>
    </message>
    <message>
        <source>Tree of turns</source>
        <translation>Albero delle mosse</translation>
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
        <source>Turn</source>
        <translation>Mossa</translation>
    </message>
    <message>
        <source>Turn &amp;left</source>
        <translation>Ruota a s&amp;inistra</translation>
    </message>
    <message>
        <source>Turn &amp;right</source>
        <translation>Ruota a &amp;destra</translation>
    </message>
    <message>
        <source>Turn numbers</source>
        <translation>Numeri delle mosse</translation>
    </message>
    <message>
        <source>Turn {number}: {turn}</source>
        <translation>Mossa {number}: {turn}</translation>
    </message>
    <message>
        <source>Turns</source>
        <comment>tab</comment>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>Turns played</source>
        <translation>Mosse giocate</translation>
    </message>
    <message>
        <source>Turns that begin so</source>
        <translation>Mosse che cominciano così</translation>
    </message>
    <message>
        <source>Turns to lose</source>
        <translation>Turni da saltare</translation>
    </message>
    <message>
        <source>Type a turn such as {turn}. Esc closes this.</source>
        <translation>Scrivi una mossa come {turn}. Esc chiude.</translation>
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
        <source>Undo goes on without clocks.</source>
        <translation>«Annulla» fa proseguire senza orologi.</translation>
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
        <source>Until this day</source>
        <translation>Fino a questo giorno</translation>
    </message>
    <message>
        <source>Until …</source>
        <translation>Al…</translation>
    </message>
    <message>
        <source>Up and down lead along the line, left and right to the variations beside it.</source>
        <translation>Su e giù seguono la linea, sinistra e destra portano alle varianti accanto.</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>Visite</translation>
    </message>
    <message>
        <source>Waiting for the computer</source>
        <translation>In attesa del computer</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Che cosa</translation>
    </message>
    <message>
        <source>What Oddments brings along or runs on, and the licence of each part in full.</source>
        <translation>Ciò che Oddments porta con sé o su cui gira, e la licenza completa di ogni parte.</translation>
    </message>
    <message>
        <source>What could not be read</source>
        <translation>Ciò che non si è potuto leggere</translation>
    </message>
    <message>
        <source>What has been told</source>
        <translation>Che cosa è stato detto</translation>
    </message>
    <message>
        <source>What is played is kept as a variation of this game. Turns that follow here stay.</source>
        <translation>Ciò che si gioca è conservato come variante di questa partita. Le mosse che seguono qui restano.</translation>
    </message>
    <message>
        <source>What the board will look like</source>
        <translation>Aspetto che avrà il tavoliere</translation>
    </message>
    <message>
        <source>What the engine thinks</source>
        <translation>Che cosa pensa il motore</translation>
    </message>
    <message>
        <source>What the turn is worth</source>
        <translation>Valore della mossa</translation>
    </message>
    <message>
        <source>What was pasted could be read only in part: {problem}.</source>
        <translation>Ciò che è stato incollato si è potuto leggere solo in parte: {problem}.</translation>
    </message>
    <message>
        <source>What was pasted is there already.</source>
        <translation>Ciò che è stato incollato c’è già.</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>Che cosa è andato storto</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bianco</translation>
    </message>
    <message>
        <source>White is to move</source>
        <translation>tocca al Bianco</translation>
    </message>
    <message>
        <source>White may swap colours instead of making the first turn.</source>
        <translation>Il Bianco può scambiare i colori invece di fare la prima mossa.</translation>
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
        <source>Win rate</source>
        <translation>Percentuale di vittorie</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Finestra</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Vittorie</translation>
    </message>
    <message>
        <source>Words of comments</source>
        <translation>Parole dei commenti</translation>
    </message>
    <message>
        <source>Write the chosen games to one file</source>
        <translation>Scrive in un file le partite scelte</translation>
    </message>
    <message>
        <source>Write the comment</source>
        <translation>Scrivi il commento</translation>
    </message>
    <message>
        <source>XF must be a number from 1, not {text}</source>
        <translation>XF deve essere un numero a partire da 1, non {text}</translation>
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
        <source>You ({colour}) win.</source>
        <translation>Hai vinto ({colour}).</translation>
    </message>
    <message>
        <source>You have swapped colours.</source>
        <translation>Hai scambiato i colori.</translation>
    </message>
    <message>
        <source>You have {time} left.</source>
        <translation>Tempo che ti rimane: {time}.</translation>
    </message>
    <message>
        <source>You may not pass here.</source>
        <translation>Qui non puoi passare.</translation>
    </message>
    <message>
        <source>You may not pass while you can place a piece.</source>
        <translation>Non puoi passare finché puoi posare un pezzo.</translation>
    </message>
    <message>
        <source>You name komi.</source>
        <translation>Tu fissi il komi.</translation>
    </message>
    <message>
        <source>You pick a side.</source>
        <translation>Tu scegli il colore.</translation>
    </message>
    <message>
        <source>Your turn in notation</source>
        <translation>La tua mossa in notazione</translation>
    </message>
    <message>
        <source>Your turn: you have {colour}.</source>
        <translation>Tocca a te: hai il {colour}.</translation>
    </message>
    <message>
        <source>Your windows can be brought back now.</source>
        <translation>Ora le tue finestre si possono riaprire.</translation>
    </message>
    <message>
        <source>Your windows cannot be brought back yet: {problem}. Games that were kept before are safe.</source>
        <translation>Le tue finestre non si possono ancora riaprire: {problem}. Le partite conservate in precedenza sono al sicuro.</translation>
    </message>
    <message>
        <source>Your windows could not be brought back: {problem}. All games are kept.</source>
        <translation>Le tue finestre non si sono potute riaprire: {problem}. Tutte le partite sono conservate.</translation>
    </message>
    <message>
        <source>a bit may not lie on its own colour</source>
        <translation>una metà non può stare sul proprio colore</translation>
    </message>
    <message>
        <source>a disc does not pass over others</source>
        <translation>un disco non passa sopra altri dischi</translation>
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
        <source>a node after a variation</source>
        <translation>un nodo dopo una variante</translation>
    </message>
    <message>
        <source>a note of {turn}</source>
        <translation>nota ({turn})</translation>
    </message>
    <message>
        <source>a pass is not allowed here</source>
        <translation>qui non si può passare</translation>
    </message>
    <message>
        <source>a piece has one black and one white half</source>
        <translation>un pezzo ha una metà nera e una bianca</translation>
    </message>
    <message>
        <source>a swap is only for White&apos;s first turn, with the pie rule</source>
        <translation>lo scambio è solo per la prima mossa del Bianco, con la regola della torta</translation>
    </message>
    <message>
        <source>a turn in the root node</source>
        <translation>una mossa nel nodo radice</translation>
    </message>
    <message>
        <source>a turn is one stone or two</source>
        <translation>una mossa è di una o due pedine</translation>
    </message>
    <message>
        <source>a turn of Black, but White is to move</source>
        <translation>una mossa del Nero, ma tocca al Bianco</translation>
    </message>
    <message>
        <source>a turn of White, but Black is to move</source>
        <translation>una mossa del Bianco, ma tocca al Nero</translation>
    </message>
    <message>
        <source>a value without a property</source>
        <translation>un valore senza proprietà</translation>
    </message>
    <message>
        <source>an unknown kind, GM[{number}]</source>
        <translation>un tipo sconosciuto, GM[{number}]</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>e %Ln altra</numerusform>
            <numerusform>e altre %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>and more with each turn</source>
        <translation>e in più a ogni mossa</translation>
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
        <source>black half</source>
        <translation>metà nera</translation>
    </message>
    <message>
        <source>black stone</source>
        <translation>pedina nera</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>non leggibile</translation>
    </message>
    <message>
        <source>cannot push {stones}</source>
        <translation>non può spingere {stones}</translation>
    </message>
    <message numerus="yes">
        <source>captures %Ln ({discs})</source>
        <translation>
            <numerusform>ne cattura %Ln ({discs})</numerusform>
            <numerusform>ne cattura %Ln ({discs})</numerusform>
        </translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>scelta</translation>
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
        <source>counted</source>
        <translation>conteggio</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>croce</translation>
    </message>
    <message>
        <source>deleting {turn}</source>
        <translation>eliminazione di {turn}</translation>
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
        <source>draws, proven</source>
        <translation>fa patta, dimostrato</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vuota</translation>
    </message>
    <message>
        <source>end the turn</source>
        <comment>to do instead</comment>
        <translation>termina la mossa</translation>
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
        <source>for all turns</source>
        <translation>per tutte le mosse</translation>
    </message>
    <message>
        <source>for each turn</source>
        <translation>per ogni mossa</translation>
    </message>
    <message>
        <source>good</source>
        <translation>buona</translation>
    </message>
    <message>
        <source>height {height}</source>
        <translation>altezza {height}</translation>
    </message>
    <message numerus="yes">
        <source>in a group of %Ln</source>
        <translation>
            <numerusform>in un gruppo di %Ln</numerusform>
            <numerusform>in un gruppo di %Ln</numerusform>
        </translation>
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
        <source>it extends {base}, and there are only {known}</source>
        <translation>estende {base}, e ci sono soltanto {known}</translation>
    </message>
    <message numerus="yes">
        <source>it has more than %Ln bytes</source>
        <translation>
            <numerusform>ha più di %Ln byte</numerusform>
            <numerusform>ha più di %Ln byte</numerusform>
        </translation>
    </message>
    <message>
        <source>it has no turn</source>
        <translation>non contiene nessuna mossa</translation>
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
        <source>it is not a text in UTF-8</source>
        <translation>non è un testo in UTF-8</translation>
    </message>
    <message>
        <source>it is not an object in { }</source>
        <translation>non è un oggetto tra { }</translation>
    </message>
    <message>
        <source>it is of {title}, and this is {game}</source>
        <translation>è di {title}, e questo è {game}</translation>
    </message>
    <message>
        <source>it is open in a window</source>
        <translation>è aperta in una finestra</translation>
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
        <source>level {level}</source>
        <translation>livello {level}</translation>
    </message>
    <message>
        <source>line {line}, column {column}: {problem}</source>
        <translation>riga {line}, colonna {column}: {problem}</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>bloccata</translation>
    </message>
    <message numerus="yes">
        <source>loses %Ln turn(s)</source>
        <translation>
            <numerusform>salta %Ln turno</numerusform>
            <numerusform>salta %Ln turni</numerusform>
        </translation>
    </message>
    <message>
        <source>loses a turn</source>
        <translation>salta un turno</translation>
    </message>
    <message>
        <source>loses like all others, proven</source>
        <translation>perde come tutte le altre, dimostrato</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>perde</translation>
    </message>
    <message>
        <source>making the line to {turn} the main line</source>
        <translation>linea principale fino a {turn}</translation>
    </message>
    <message>
        <source>marks of {turn}</source>
        <translation>segni ({turn})</translation>
    </message>
    <message>
        <source>marks on the board</source>
        <translation>segni sul tavoliere</translation>
    </message>
    <message>
        <source>moving the variation {turn}</source>
        <translation>spostamento della variante {turn}</translation>
    </message>
    <message>
        <source>name the black half&apos;s square, then the white half&apos;s</source>
        <translation>indica la casella della metà nera, poi quella della metà bianca</translation>
    </message>
    <message>
        <source>no disc lies there</source>
        <translation>lì non c’è nessun disco</translation>
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
        <source>no neighbouring square takes the other half</source>
        <translation>nessuna casella vicina può accogliere l’altra metà</translation>
    </message>
    <message>
        <source>no pie rule</source>
        <translation>senza regola della torta</translation>
    </message>
    <message>
        <source>no sign</source>
        <translation>nessun giudizio</translation>
    </message>
    <message>
        <source>not enough memory for so large a picture</source>
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
        <source>nothing can be written to {folder}: {why}</source>
        <translation>non si può scrivere nulla in {folder}: {why}</translation>
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
        <comment>a turn in a list</comment>
        <translation>passa</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passa</translation>
    </message>
    <message>
        <source>pasting {turn}</source>
        <translation>incollatura di {turn}</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>in pausa</translation>
    </message>
    <message>
        <source>position after turn {turn}</source>
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
        <source>size {value}</source>
        <translation>grandezza {value}</translation>
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
        <comment>to do instead</comment>
        <translation>scambia i colori</translation>
    </message>
    <message>
        <source>swap colours</source>
        <comment>a turn in a list</comment>
        <translation>scambia i colori</translation>
    </message>
    <message>
        <source>that is the name of a theme of the program</source>
        <translation>è il nome di un tema del programma</translation>
    </message>
    <message>
        <source>that would cover a whole piece</source>
        <translation>così si coprirebbe un intero pezzo</translation>
    </message>
    <message>
        <source>the bit there is its piece&apos;s last uncovered one</source>
        <translation>la metà che sta lì è l’ultima scoperta del suo pezzo</translation>
    </message>
    <message>
        <source>the board before the last turn would be back</source>
        <translation>tornerebbe il tavoliere di prima dell’ultima mossa</translation>
    </message>
    <message>
        <source>the comment of {turn}</source>
        <translation>commento ({turn})</translation>
    </message>
    <message>
        <source>the disc would not be next to another one</source>
        <translation>il disco non sarebbe accanto a un altro</translation>
    </message>
    <message>
        <source>the encoding {encoding} is not known</source>
        <translation>la codifica {encoding} è sconosciuta</translation>
    </message>
    <message numerus="yes">
        <source>the file has more than %Ln games; the rest is left out</source>
        <translation>
            <numerusform>il file contiene più di %Ln partita; il resto viene tralasciato</numerusform>
            <numerusform>il file contiene più di %Ln partite; il resto viene tralasciato</numerusform>
        </translation>
    </message>
    <message>
        <source>the file has {size} MB, and more than {most} MB are not read</source>
        <translation>il file ha {size} MB, e non se ne leggono più di {most} MB</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>il file è vuoto</translation>
    </message>
    <message numerus="yes">
        <source>the game has more than %Ln nodes</source>
        <translation>
            <numerusform>la partita ha più di %Ln nodo</numerusform>
            <numerusform>la partita ha più di %Ln nodi</numerusform>
        </translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partita è finita</translation>
    </message>
    <message>
        <source>the game was ended here</source>
        <translation>qui la partita è stata conclusa</translation>
    </message>
    <message>
        <source>the list of open windows is damaged</source>
        <translation>l’elenco delle finestre aperte è danneggiato</translation>
    </message>
    <message>
        <source>the list of open windows is of another version of Oddments</source>
        <translation>l’elenco delle finestre aperte è di un’altra versione di Oddments</translation>
    </message>
    <message>
        <source>the number of groups would be even at the end of the turn</source>
        <translation>alla fine della mossa il numero dei gruppi sarebbe pari</translation>
    </message>
    <message>
        <source>the place is taken</source>
        <translation>il posto è occupato</translation>
    </message>
    <message>
        <source>the property {name} has no value: &quot;[&quot; expected</source>
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
        <source>the turn ends before that</source>
        <translation>la mossa finisce prima</translation>
    </message>
    <message>
        <source>the turn is not complete</source>
        <translation>la mossa non è completa</translation>
    </message>
    <message>
        <source>the two squares are not neighbours</source>
        <translation>le due caselle non sono vicine</translation>
    </message>
    <message>
        <source>the two stacks are not equally high</source>
        <translation>le due pile non hanno la stessa altezza</translation>
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
        <source>there is nothing of that kind to decide</source>
        <translation>non c’è niente del genere da decidere</translation>
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
        <source>thinking</source>
        <translation>pensa</translation>
    </message>
    <message>
        <source>this is a game of {title}, not one that Oddments plays</source>
        <translation>è una partita di {title}, un gioco che Oddments non gioca</translation>
    </message>
    <message>
        <source>this is no SGF file: one begins with &quot;(;&quot;</source>
        <translation>non è un file SGF: un file SGF comincia con «(;»</translation>
    </message>
    <message>
        <source>this is no text in {encoding}</source>
        <translation>non è un testo in {encoding}</translation>
    </message>
    <message>
        <source>this version of Oddments knows no game {key}</source>
        <translation>questa versione di Oddments non conosce il gioco {key}</translation>
    </message>
    <message>
        <source>this was written by a newer version of Oddments (format {format}, not {known})</source>
        <translation>è stato scritto da una versione più recente di Oddments (formato {format}, non {known})</translation>
    </message>
    <message>
        <source>to confirm</source>
        <translation>conferma</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>muove</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>triangolo</translation>
    </message>
    <message>
        <source>turn {number}, {colour} {turn}: {why}</source>
        <translation>mossa {number}, {colour} {turn}: {why}</translation>
    </message>
    <message>
        <source>turn {turn}</source>
        <translation>mossa {turn}</translation>
    </message>
    <message numerus="yes">
        <source>turn(s)</source>
        <translation>
            <numerusform>mossa</numerusform>
            <numerusform>mosse</numerusform>
        </translation>
    </message>
    <message>
        <source>two turns in one node</source>
        <translation>due mosse in un nodo</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>incompiuta</translation>
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
        <source>waits</source>
        <translation>attende</translation>
    </message>
    <message>
        <source>what is said of the game</source>
        <translation>informazioni sulla partita</translation>
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
        <source>who can place a piece may not pass</source>
        <translation>chi può posare un pezzo non può passare</translation>
    </message>
    <message>
        <source>win</source>
        <translation>vince</translation>
    </message>
    <message>
        <source>wins {rate} of the games searched</source>
        <translation>vince il {rate} delle partite esaminate</translation>
    </message>
    <message>
        <source>wins, proven</source>
        <translation>vince, dimostrato</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vinta</translation>
    </message>
    <message>
        <source>write it {turn}</source>
        <translation>scrivi {turn}</translation>
    </message>
    <message>
        <source>written in part: {problem}</source>
        <translation>scritto in parte: {problem}</translation>
    </message>
    <message>
        <source>your turn, {colour}</source>
        <translation>tocca a te, {colour}</translation>
    </message>
    <message>
        <source>{branch} is in the clipboard.</source>
        <translation>Negli appunti: {branch}.</translation>
    </message>
    <message>
        <source>{branch} was cut out, and is in the clipboard.</source>
        <translation>Tagliato e messo negli appunti: {branch}.</translation>
    </message>
    <message>
        <source>{branch} was deleted. It can be undone.</source>
        <translation>Eliminato: {branch}. Si può annullare.</translation>
    </message>
    <message>
        <source>{colour} can only pass</source>
        <translation>il {colour} può solo passare</translation>
    </message>
    <message>
        <source>{colour} had to pass.</source>
        <translation>Il {colour} ha dovuto passare.</translation>
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
        <source>{colour} has {groups}: {worth}. Sum {total}.</source>
        <translation>Il {colour} ha {groups}: {worth}. Somma {total}.</translation>
    </message>
    <message>
        <source>{colour} is to move.</source>
        <translation>Tocca al {colour}.</translation>
    </message>
    <message numerus="yes">
        <source>{colour} keeps %Ln and scores {size}.</source>
        <translation>
            <numerusform>Al {colour} ne resta %Ln: punteggio {size}.</numerusform>
            <numerusform>Al {colour} ne restano %Ln: punteggio {size}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{colour} keeps %Ln.</source>
        <translation>
            <numerusform>Al {colour} ne resta %Ln.</numerusform>
            <numerusform>Al {colour} ne restano %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>{colour} loses a turn</source>
        <translation>il {colour} salta un turno</translation>
    </message>
    <message>
        <source>{colour} loses a turn.</source>
        <translation>Il {colour} salta un turno.</translation>
    </message>
    <message>
        <source>{colour} passed.</source>
        <translation>Il {colour} è passato.</translation>
    </message>
    <message>
        <source>{colour} passes</source>
        <translation>{colour}: passa</translation>
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
        <source>{colour} wins, proven</source>
        <translation>Il {colour} vince, dimostrato</translation>
    </message>
    <message>
        <source>{colour} wins.</source>
        <translation>Il {colour} vince.</translation>
    </message>
    <message>
        <source>{colour} won</source>
        <translation>vince il {colour}</translation>
    </message>
    <message>
        <source>{colour} won by forfeit</source>
        <translation>vince il {colour} per forfait</translation>
    </message>
    <message>
        <source>{colour} won by resignation</source>
        <translation>vince il {colour} per abbandono</translation>
    </message>
    <message>
        <source>{colour} won by {points}</source>
        <translation>vince il {colour} di {points}</translation>
    </message>
    <message>
        <source>{colour} won on time</source>
        <translation>vince il {colour} per il tempo</translation>
    </message>
    <message>
        <source>{colour} {turn}</source>
        <translation>{colour} {turn}</translation>
    </message>
    <message numerus="yes">
        <source>{colour}, group {number}: %Ln stone(s).</source>
        <translation>
            <numerusform>Il {colour}, gruppo {number}: %Ln pedina.</numerusform>
            <numerusform>Il {colour}, gruppo {number}: %Ln pedine.</numerusform>
        </translation>
    </message>
    <message>
        <source>{colour}, to begin with</source>
        <translation>{colour}, all’inizio</translation>
    </message>
    <message>
        <source>{colour}, to move</source>
        <translation>{colour}, al tratto</translation>
    </message>
    <message>
        <source>{colour}: {turn}</source>
        <translation>{colour}: {turn}</translation>
    </message>
    <message>
        <source>{failure} The game is as it was.</source>
        <translation>{failure} La partita è rimasta com’era.</translation>
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
        <source>{game} has no option {key} here</source>
        <translation>{game} qui non ha l’opzione {key}</translation>
    </message>
    <message>
        <source>{game} takes no {option} here</source>
        <translation>{game} qui non accetta {option}</translation>
    </message>
    <message>
        <source>{game} {key} must be {allowed}, not {value}</source>
        <translation>{game}: {key} deve essere {allowed}, non {value}</translation>
    </message>
    <message>
        <source>{game}, turn&#xa0;{turn}</source>
        <translation>{game}, mossa {turn}</translation>
    </message>
    <message>
        <source>{key} belongs to “{action}”. Take it from there?</source>
        <translation>{key} appartiene a «{action}». Vuoi toglierlo da lì?</translation>
    </message>
    <message>
        <source>{key} has {value} where a colour like #1A2B3C should be</source>
        <translation>{key} ha {value} dove dovrebbe esserci un colore come #1A2B3C</translation>
    </message>
    <message>
        <source>{key} is missing</source>
        <translation>manca {key}</translation>
    </message>
    <message>
        <source>{key} is needed to move about in the window. Press another.</source>
        <translation>{key} serve per spostarsi nella finestra. Premine un altro.</translation>
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
        <source>{key} is unknown</source>
        <translation>{key} è sconosciuto</translation>
    </message>
    <message>
        <source>{key} is unknown: {close}?</source>
        <translation>{key} è sconosciuto: forse {close}?</translation>
    </message>
    <message>
        <source>{loser} has forfeited the game.</source>
        <translation>Il {loser} ha perso per forfait.</translation>
    </message>
    <message>
        <source>{loser} has resigned.</source>
        <translation>Il {loser} ha abbandonato.</translation>
    </message>
    <message>
        <source>{loser} has run out of time.</source>
        <translation>Il {loser} ha esaurito il tempo.</translation>
    </message>
    <message>
        <source>{main} + {more} a turn</source>
        <translation>{main} + {more} a mossa</translation>
    </message>
    <message>
        <source>{main}, then {period}</source>
        <translation>{main}, poi {period}</translation>
    </message>
    <message>
        <source>{mark} is out of place here</source>
        <translation>{mark} qui è fuori posto</translation>
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
        <source>{name} ({colour}) is to move.</source>
        <translation>Tocca a {name} ({colour}).</translation>
    </message>
    <message>
        <source>{name} ({colour}) wins.</source>
        <translation>Vince {name} ({colour}).</translation>
    </message>
    <message>
        <source>{name} cannot be opened: {why}.</source>
        <translation>{name} non può essere aperto: {why}.</translation>
    </message>
    <message>
        <source>{name} could be read only in part: {problem}.</source>
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
        <source>{name} has been changed by another program since it was opened here. It was not written over: save this game to another file.</source>
        <translation>{name} è stato modificato da un altro programma da quando è stato aperto qui. Non è stato sovrascritto: salva questa partita in un altro file.</translation>
    </message>
    <message>
        <source>{name} has swapped colours.</source>
        <translation>{name} ha scambiato i colori.</translation>
    </message>
    <message>
        <source>{name} has {time} left.</source>
        <translation>{name}: tempo rimasto {time}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} holds %Ln game(s). Which one?</source>
        <translation>
            <numerusform>{name} contiene %Ln partita. Quale?</numerusform>
            <numerusform>{name} contiene %Ln partite. Quale?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} is hard to see in places: {weak} (and %Ln more).</source>
        <translation>
            <numerusform>{name} in alcuni punti si vede male: {weak} (e un altro).</numerusform>
            <numerusform>{name} in alcuni punti si vede male: {weak} (e altri %Ln).</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is hard to see in places: {weak}.</source>
        <translation>{name} in alcuni punti si vede male: {weak}.</translation>
    </message>
    <message>
        <source>{name} is naming komi …</source>
        <translation>{name} sta fissando il komi…</translation>
    </message>
    <message>
        <source>{name} is no property: it needs capitals</source>
        <translation>{name} non è una proprietà: servono lettere maiuscole</translation>
    </message>
    <message>
        <source>{name} is no theme: {why}.</source>
        <translation>{name} non è un tema: {why}.</translation>
    </message>
    <message>
        <source>{name} is picking a side …</source>
        <translation>{name} sta scegliendo il colore…</translation>
    </message>
    <message>
        <source>{name} names komi.</source>
        <translation>{name} fissa il komi.</translation>
    </message>
    <message>
        <source>{name} picks a side.</source>
        <translation>{name} sceglie il colore.</translation>
    </message>
    <message>
        <source>{name} stays as it is; save this game to another file.</source>
        <translation>{name} resta com’è; salva questa partita in un altro file.</translation>
    </message>
    <message>
        <source>{name} stays: {why}.</source>
        <translation>{name} resta: {why}.</translation>
    </message>
    <message>
        <source>{name} was not written: its name must end in {endings}.</source>
        <translation>{name} non è stato scritto: il suo nome deve finire in {endings}.</translation>
    </message>
    <message>
        <source>{name}: a board that was set up is not understood</source>
        <translation>{name}: una posizione preparata non è supportata</translation>
    </message>
    <message>
        <source>{number} min</source>
        <translation>{number} min</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} di {count}</translation>
    </message>
    <message>
        <source>{number} of {count}, from the end</source>
        <translation>{number} di {count}, dalla fine</translation>
    </message>
    <message>
        <source>{number} of {count}, from the start again</source>
        <translation>{number} di {count}, di nuovo dall’inizio</translation>
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
        <source>{path} could not be created: {why}.</source>
        <translation>Non è stato possibile creare {path}: {why}.</translation>
    </message>
    <message>
        <source>{path} could not be written: {why}.</source>
        <translation>{path} non può essere scritto: {why}.</translation>
    </message>
    <message numerus="yes">
        <source>{places} on %Ln page(s)</source>
        <translation>
            <numerusform>{places} in %Ln pagina</numerusform>
            <numerusform>{places} in %Ln pagine</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: {mark}.</source>
        <translation>{place}: {mark}.</translation>
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
        <source>{renewed} The old list is kept as {name}.</source>
        <translation>{renewed} Il vecchio elenco è conservato come {name}.</translation>
    </message>
    <message>
        <source>{seat}: level of the computer</source>
        <translation>{seat}: livello del computer</translation>
    </message>
    <message>
        <source>{seat}: name of the person</source>
        <translation>{seat}: nome della persona</translation>
    </message>
    <message>
        <source>{seat}: played by</source>
        <translation>{seat}: chi gioca</translation>
    </message>
    <message>
        <source>{start} to {end}</source>
        <translation>da {start} a {end}</translation>
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
        <source>{text} is not a turn</source>
        <translation>{text} non è una mossa</translation>
    </message>
    <message>
        <source>{text} is not a turn: {hint}</source>
        <translation>{text} non è una mossa: {hint}</translation>
    </message>
    <message>
        <source>{time} a turn</source>
        <translation>{time} a mossa</translation>
    </message>
    <message numerus="yes">
        <source>{time} for %Ln turn(s)</source>
        <translation>
            <numerusform>{time} per %Ln mossa</numerusform>
            <numerusform>{time} per %Ln mosse</numerusform>
        </translation>
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
        <source>{turn} with %Ln turn(s) after it</source>
        <translation>
            <numerusform>{turn} con %Ln mossa che segue</numerusform>
            <numerusform>{turn} con %Ln mosse che seguono</numerusform>
        </translation>
    </message>
    <message>
        <source>{typed} is not possible: {least} to {most} in steps of {step}.</source>
        <translation>{typed} non è possibile: da {least} a {most}, a passi di {step}.</translation>
    </message>
    <message>
        <source>{typed} is not possible: {least} to {most}.</source>
        <translation>{typed} non è possibile: da {least} a {most}.</translation>
    </message>
    <message>
        <source>{what} failed: {why}.</source>
        <translation>{what}: operazione non riuscita, {why}.</translation>
    </message>
    <message>
        <source>{what}: Black {black}, White {white}</source>
        <translation>{what}: Nero {black}, Bianco {white}</translation>
    </message>
    <message>
        <source>{what}: {colour} on {ground} is {ratio}, not {least}</source>
        <translation>{what}: {colour} su {ground} è {ratio}, non {least}</translation>
    </message>
    <message>
        <source>{who} can do nothing but pass, so the pass is played.</source>
        <translation>{who}: si può solo passare, e il passo viene giocato.</translation>
    </message>
    <message>
        <source>{who} is thinking …</source>
        <translation>{who} sta pensando…</translation>
    </message>
    <message>
        <source>{who} is to move, but its engine has failed. “Try again” asks it anew.</source>
        <translation>Al tratto: {who}, ma il suo motore non ha funzionato. «Riprova» lo interroga di nuovo.</translation>
    </message>
    <message>
        <source>{who} is to move. “Go on” plays from here.</source>
        <translation>Al tratto: {who}. «Prosegui» gioca da qui.</translation>
    </message>
    <message>
        <source>“{part}” is in no calendar.</source>
        <translation>«{part}» non è in nessun calendario.</translation>
    </message>
    <message>
        <source>“{part}” is not written as a date: write 2026-05-01, 2026-05 or 2026, and more of them after commas.</source>
        <translation>«{part}» non è scritto come una data: scrivi 2026-05-01, 2026-05 o 2026, e altre date dopo una virgola.</translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln character(s) more, which are kept but not shown.</source>
        <translation>
            <numerusform>… e %Ln altro carattere, conservato ma non mostrato.</numerusform>
            <numerusform>… e altri %Ln caratteri, conservati ma non mostrati.</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ Learned by doing</source>
        <translation>✓ Imparato giocando</translation>
    </message>
</context>
</TS>
