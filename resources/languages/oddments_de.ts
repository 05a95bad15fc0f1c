<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
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
        <translation>„;“ erwartet: Eine Variante beginnt mit einem Knoten</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) are marked.</source>
        <translation>
            <numerusform>%Ln Feld ist markiert.</numerusform>
            <numerusform>%Ln Felder sind markiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be read, or not wholly.</source>
        <translation>
            <numerusform>%Ln Partie konnte nicht oder nicht ganz gelesen werden.</numerusform>
            <numerusform>%Ln Partien konnten nicht oder nicht ganz gelesen werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s), {first} and so on</source>
        <translation>
            <numerusform>%Ln Datei, {first} und so weiter</numerusform>
            <numerusform>%Ln Dateien, {first} und so weiter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln gefunden</numerusform>
            <numerusform>%Ln gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln Partie</numerusform>
            <numerusform>%Ln Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) deleted for good.</source>
        <translation>
            <numerusform>%Ln Partie endgültig gelöscht.</numerusform>
            <numerusform>%Ln Partien endgültig gelöscht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) deleted, and in the bin.</source>
        <translation>
            <numerusform>%Ln Partie gelöscht; sie liegt im Papierkorb.</numerusform>
            <numerusform>%Ln Partien gelöscht; sie liegen im Papierkorb.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) exported to {where}.</source>
        <translation>
            <numerusform>%Ln Partie nach {where} exportiert.</numerusform>
            <numerusform>%Ln Partien nach {where} exportiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) imported.</source>
        <translation>
            <numerusform>%Ln Partie importiert.</numerusform>
            <numerusform>%Ln Partien importiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) restored.</source>
        <translation>
            <numerusform>%Ln Partie wiederhergestellt.</numerusform>
            <numerusform>%Ln Partien wiederhergestellt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) stay in all.</source>
        <translation>
            <numerusform>Insgesamt bleibt %Ln Partie.</numerusform>
            <numerusform>Insgesamt bleiben %Ln Partien.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) there already.</source>
        <translation>
            <numerusform>%Ln Partie schon vorhanden.</numerusform>
            <numerusform>%Ln Partien schon vorhanden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s)</source>
        <translation>
            <numerusform>%Ln Gruppe</numerusform>
            <numerusform>%Ln Gruppen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s) of {size}</source>
        <translation>
            <numerusform>%Ln Gruppe zu {size}</numerusform>
            <numerusform>%Ln Gruppen zu {size}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hour(s)</source>
        <translation>
            <numerusform>%Ln Stunde</numerusform>
            <numerusform>%Ln Stunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <translation>
            <numerusform>%Ln Minute</numerusform>
            <numerusform>%Ln Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more problem(s)</source>
        <translation>
            <numerusform>%Ln weiteres Problem</numerusform>
            <numerusform>%Ln weitere Probleme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) leave(s).</source>
        <translation>
            <numerusform>%Ln Paar fällt weg.</numerusform>
            <numerusform>%Ln Paare fallen weg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln searches did not stop; close Oddments and start it again</source>
        <translation>
            <numerusform>%Ln Suche hielt nicht an; schließ Oddments und starte es neu</numerusform>
            <numerusform>%Ln Suchen hielten nicht an; schließ Oddments und starte es neu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s)</source>
        <translation>
            <numerusform>%Ln Sekunde</numerusform>
            <numerusform>%Ln Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln side(s)</source>
        <translation>
            <numerusform>%Ln Seite</numerusform>
            <numerusform>%Ln Seiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln turn(s)</source>
        <translation>
            <numerusform>%Ln Zug</numerusform>
            <numerusform>%Ln Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln turn(s) did not fit here and was or were left out – {reasons}.</source>
        <translation>
            <numerusform>%Ln Zug passte hier nicht und wurde weggelassen – {reasons}.</numerusform>
            <numerusform>%Ln Züge passten hier nicht und wurden weggelassen – {reasons}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with notes</source>
        <translation>
            <numerusform>%Ln mit Notizen</numerusform>
            <numerusform>%Ln mit Notizen</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;A turn back</source>
        <translation>Ein Zug zurüc&amp;k</translation>
    </message>
    <message>
        <source>&amp;About Oddments</source>
        <translation>&amp;Über Oddments</translation>
    </message>
    <message>
        <source>&amp;All turn numbers</source>
        <translation>&amp;Alle Zugnummern</translation>
    </message>
    <message>
        <source>&amp;All usual …</source>
        <translation>&amp;Alle üblichen …</translation>
    </message>
    <message>
        <source>&amp;Analysis: mark candidates</source>
        <translation>&amp;Analyse: Kandidaten zeigen</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>B&amp;rett</translation>
    </message>
    <message>
        <source>&amp;Capture</source>
        <translation>S&amp;chlagen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>&amp;Close window</source>
        <translation>Fenster s&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Comments below the board</source>
        <translation>&amp;Kommentare unter dem Brett</translation>
    </message>
    <message>
        <source>&amp;Confirm my turns</source>
        <translation>Züge &amp;bestätigen</translation>
    </message>
    <message>
        <source>&amp;Contents of the help</source>
        <translation>&amp;Inhalt der Hilfe</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>K&amp;oordinaten</translation>
    </message>
    <message>
        <source>&amp;Copy branch</source>
        <translation>Zweig &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation>&amp;Bild kopieren</translation>
    </message>
    <message>
        <source>&amp;Delete branch</source>
        <translation>Zweig &amp;löschen</translation>
    </message>
    <message>
        <source>&amp;Earlier games</source>
        <translation>Frü&amp;here Partien</translation>
    </message>
    <message>
        <source>&amp;End the turn</source>
        <translation>Zu&amp;g beenden</translation>
    </message>
    <message>
        <source>&amp;Engine</source>
        <translation>&amp;Engine</translation>
    </message>
    <message>
        <source>&amp;Find …</source>
        <translation>S&amp;uchen …</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Game information …</source>
        <translation>&amp;Angaben zur Partie …</translation>
    </message>
    <message>
        <source>&amp;Games with this position</source>
        <translation>Partien &amp;mit dieser Stellung</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Help on what is seen here</source>
        <translation>&amp;Hilfe zu dieser Stelle</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>&amp;Größer</translation>
    </message>
    <message>
        <source>&amp;Letters</source>
        <translation>&amp;Buchstaben</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>&amp;Bibliothek</translation>
    </message>
    <message>
        <source>&amp;Licences …</source>
        <translation>&amp;Lizenzen …</translation>
    </message>
    <message>
        <source>&amp;Mark cells</source>
        <translation>Felder &amp;markieren</translation>
    </message>
    <message>
        <source>&amp;Mirror</source>
        <translation>&amp;Spiegeln</translation>
    </message>
    <message>
        <source>&amp;Move pieces to their places</source>
        <translation>Steine be&amp;wegen</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Neue Partie</translation>
    </message>
    <message>
        <source>&amp;Next part of the window</source>
        <translation>&amp;Nächster Fensterteil</translation>
    </message>
    <message>
        <source>&amp;Next variation</source>
        <translation>Nä&amp;chste Variante</translation>
    </message>
    <message>
        <source>&amp;No turn numbers</source>
        <translation>&amp;Keine Zugnummern</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>&amp;Notizen</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>Zah&amp;len</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>&amp;Öffnen …</translation>
    </message>
    <message>
        <source>&amp;Part before</source>
        <translation>V&amp;origer Fensterteil</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Passen</translation>
    </message>
    <message>
        <source>&amp;Paste branch</source>
        <translation>Zweig &amp;einfügen</translation>
    </message>
    <message>
        <source>&amp;Paste game</source>
        <translation>Partie &amp;einfügen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Been&amp;den</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Redo edit</source>
        <translation>Änderung &amp;wiederholen</translation>
    </message>
    <message>
        <source>&amp;Redo {edit}</source>
        <translation>&amp;Wiederholen: {edit}</translation>
    </message>
    <message>
        <source>&amp;Remove all marks here</source>
        <translation>Alle Zei&amp;chen hier entfernen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>&amp;Kleiner</translation>
    </message>
    <message>
        <source>&amp;Stop the computer</source>
        <translation>Computer an&amp;halten</translation>
    </message>
    <message>
        <source>&amp;Take along</source>
        <translation>M&amp;itnehmen</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>&amp;Think on the person&apos;s time</source>
        <translation>Im Zug des &amp;Menschen denken</translation>
    </message>
    <message>
        <source>&amp;Triangles</source>
        <translation>&amp;Dreiecke</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Undo edit</source>
        <translation>Änderung &amp;rückgängig</translation>
    </message>
    <message>
        <source>&amp;Undo {edit}</source>
        <translation>&amp;Rückgängig: {edit}</translation>
    </message>
    <message>
        <source>&amp;Usual keys</source>
        <translation>&amp;Übliche Tasten</translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <translation>&amp;Übliche Größe</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Write a comment</source>
        <translation>Kommentar &amp;schreiben</translation>
    </message>
    <message>
        <source>&apos;hatched&apos; is not true or false</source>
        <translation>„hatched“ ist nicht true oder false</translation>
    </message>
    <message numerus="yes">
        <source>&apos;name&apos; is not a text of 1 to %Ln characters</source>
        <translation>
            <numerusform>„name“ ist kein Text aus einem Zeichen</numerusform>
            <numerusform>„name“ ist kein Text aus 1 bis %Ln Zeichen</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;shadow_strength&apos; is not a number from 0 to 1</source>
        <translation>„shadow_strength“ ist keine Zahl von 0 bis 1</translation>
    </message>
    <message numerus="yes">
        <source>(%Ln time(s) by now)</source>
        <translation>
            <numerusform>(bisher %Ln Mal)</numerusform>
            <numerusform>(bisher %Ln Mal)</numerusform>
        </translation>
    </message>
    <message>
        <source>(finished)</source>
        <translation>(beendet)</translation>
    </message>
    <message>
        <source>**bold**, *italic*, `code`, - lists, &gt; quotes, https:// links</source>
        <translation>**fett**, *kursiv*, `Code`, - Listen, &gt; Zitate, https://-Links</translation>
    </message>
    <message>
        <source>2026-05-01, or 2026-05, or 2026</source>
        <translation>2026-05-01, 2026-05 oder 2026</translation>
    </message>
    <message>
        <source>A diagram every</source>
        <translation>Ein Diagramm alle</translation>
    </message>
    <message>
        <source>A disc may not pass over other discs.</source>
        <translation>Eine Scheibe darf nicht über andere Scheiben ziehen.</translation>
    </message>
    <message>
        <source>A disc moves in a straight line, orthogonally or diagonally.</source>
        <translation>Eine Scheibe zieht in gerader Linie, waagerecht, senkrecht oder schräg.</translation>
    </message>
    <message>
        <source>A disc must end its move next to another disc.</source>
        <translation>Eine Scheibe muss neben einer anderen Scheibe zum Liegen kommen.</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>A draw, proven</source>
        <translation>Remis, bewiesen</translation>
    </message>
    <message>
        <source>A draw.</source>
        <translation>Remis.</translation>
    </message>
    <message>
        <source>A game that was open cannot be read: {why}.</source>
        <translation>Eine Partie, die offen war, lässt sich nicht lesen: {why}.</translation>
    </message>
    <message>
        <source>A half may not lie on its own colour.</source>
        <translation>Eine Hälfte darf nicht auf ihrer eigenen Farbe liegen.</translation>
    </message>
    <message>
        <source>A new game begins with the turns up to here. This one stays as it is.</source>
        <translation>Eine neue Partie beginnt mit den Zügen bis hierher. Diese bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>A piece has one black and one white half.</source>
        <translation>Ein Domino hat eine schwarze und eine weiße Hälfte.</translation>
    </message>
    <message>
        <source>A piece may not cover a whole other piece.</source>
        <translation>Ein Domino darf kein anderes ganz verdecken.</translation>
    </message>
    <message>
        <source>A row of black discs with one of them: {numbers}.</source>
        <translation>Eine Reihe schwarzer Scheiben mit einer davon: {numbers}.</translation>
    </message>
    <message>
        <source>A row of white discs with one of them: {numbers}.</source>
        <translation>Eine Reihe weißer Scheiben mit einer davon: {numbers}.</translation>
    </message>
    <message>
        <source>A search did not stop when it was told to, and was left behind. The game goes on with a new engine.</source>
        <translation>Eine Suche hielt nicht an, als sie sollte, und wurde aufgegeben. Die Partie geht mit einer neuen Engine weiter.</translation>
    </message>
    <message>
        <source>A step back</source>
        <translation>Ein Schritt zurück</translation>
    </message>
    <message>
        <source>A step forward</source>
        <translation>Ein Schritt vor</translation>
    </message>
    <message>
        <source>A turn &amp;forward</source>
        <translation>Ein Zug &amp;vor</translation>
    </message>
    <message>
        <source>A turn lasts</source>
        <translation>Dauer eines Zugs</translation>
    </message>
    <message>
        <source>A year, a month or a day: 2026, 2026-11 or 2026-11-21</source>
        <translation>Ein Jahr, ein Monat oder ein Tag: 2026, 2026-11 oder 2026-11-21</translation>
    </message>
    <message>
        <source>A&amp;nother key …</source>
        <translation>W&amp;eitere …</translation>
    </message>
    <message>
        <source>About Oddments</source>
        <translation>Über Oddments</translation>
    </message>
    <message>
        <source>About the game</source>
        <translation>Über die Partie</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Aktionen und ihre Tasten</translation>
    </message>
    <message>
        <source>After turn {turn}, {caption}</source>
        <translation>Nach Zug {turn}, {caption}</translation>
    </message>
    <message>
        <source>Agreed on</source>
        <translation>Vereinbart</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>Alle Bretter</translation>
    </message>
    <message>
        <source>All files ({patterns})</source>
        <translation>Alle Dateien ({patterns})</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>All games that were played here</source>
        <translation>Alle Partien, die hier gespielt wurden</translation>
    </message>
    <message>
        <source>All groups cancel each other out: whoever placed the last stone loses.</source>
        <translation>Alle Gruppen heben sich auf: Wer den letzten Stein gesetzt hat, verliert.</translation>
    </message>
    <message>
        <source>All rules of this game</source>
        <translation>Alle Regeln dieses Spiels</translation>
    </message>
    <message>
        <source>All variations</source>
        <translation>Alle Varianten</translation>
    </message>
    <message>
        <source>Also by a right click or the wheel</source>
        <translation>Auch mit Rechtsklick oder Mausrad</translation>
    </message>
    <message>
        <source>Also by {key}, a right click or the wheel</source>
        <translation>Auch mit {key}, Rechtsklick oder Mausrad</translation>
    </message>
    <message>
        <source>Alt and the letter</source>
        <translation>Alt und der Buchstabe</translation>
    </message>
    <message>
        <source>Animated GIF</source>
        <translation>Animiertes GIF</translation>
    </message>
    <message>
        <source>Any position</source>
        <translation>Jede Stellung</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Jedes Ergebnis</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>As &amp;usual</source>
        <translation>&amp;Wie üblich</translation>
    </message>
    <message>
        <source>As in the game</source>
        <translation>Wie in der Partie</translation>
    </message>
    <message>
        <source>As in the system ({language})</source>
        <translation>Wie im System ({language})</translation>
    </message>
    <message>
        <source>As in the window</source>
        <translation>Wie im Fenster</translation>
    </message>
    <message>
        <source>As&amp;k how the game stands</source>
        <translation>&amp;Stand der Partie erfragen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back at the start</source>
        <translation>Zurück am Anfang</translation>
    </message>
    <message>
        <source>Back at turn {number}: {turn}</source>
        <translation>Zurück bei Zug {number}: {turn}</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Papierkorb</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Black has {black}, White {white}.</source>
        <translation>Schwarz hat {black}, Weiß {white}.</translation>
    </message>
    <message>
        <source>Black is to move</source>
        <translation>Schwarz ist am Zug</translation>
    </message>
    <message>
        <source>Black moves first, so White gets points on top. One player names how many, and the other one picks the side.</source>
        <translation>Schwarz zieht zuerst, deshalb bekommt Weiß Punkte dazu. Ein Spieler nennt ihre Zahl, der andere wählt die Seite.</translation>
    </message>
    <message>
        <source>Black scores {black} and White {white}.</source>
        <translation>Punkte: Schwarz {black}, Weiß {white}.</translation>
    </message>
    <message>
        <source>Black won</source>
        <translation>Schwarz hat gewonnen</translation>
    </message>
    <message numerus="yes">
        <source>Black {black} + White {white} = %Ln group(s), even</source>
        <translation>
            <numerusform>Schwarz {black} + Weiß {white} = %Ln Gruppe, gerade</numerusform>
            <numerusform>Schwarz {black} + Weiß {white} = %Ln Gruppen, gerade</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black {black} + White {white} = %Ln group(s), odd</source>
        <translation>
            <numerusform>Schwarz {black} + Weiß {white} = %Ln Gruppe, ungerade</numerusform>
            <numerusform>Schwarz {black} + Weiß {white} = %Ln Gruppen, ungerade</numerusform>
        </translation>
    </message>
    <message>
        <source>Black&apos;s first turn is exactly one stone.</source>
        <translation>Der erste Zug von Schwarz ist genau ein Stein.</translation>
    </message>
    <message>
        <source>Black&apos;s first turn is one stone</source>
        <translation>Der erste Zug von Schwarz ist ein Stein</translation>
    </message>
    <message>
        <source>Black, moves first</source>
        <translation>Schwarz, beginnt</translation>
    </message>
    <message>
        <source>Black: moves first</source>
        <translation>Schwarz: beginnt</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Board and rules</source>
        <translation>Brett und Regeln</translation>
    </message>
    <message>
        <source>Board and variant</source>
        <translation>Brett und Variante</translation>
    </message>
    <message>
        <source>Board of {game}</source>
        <translation>Brett von {game}</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Bretter</translation>
    </message>
    <message>
        <source>Both players passed, and the colour with fewer groups wins.</source>
        <translation>Beide Spieler haben gepasst, und die Farbe mit weniger Gruppen gewinnt.</translation>
    </message>
    <message>
        <source>Bring them back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Nach Spiel</translation>
    </message>
    <message>
        <source>By player</source>
        <translation>Nach Spieler</translation>
    </message>
    <message>
        <source>By position</source>
        <translation>Nach Stellung</translation>
    </message>
    <message>
        <source>By result</source>
        <translation>Nach Ergebnis</translation>
    </message>
    <message>
        <source>C&amp;ircles</source>
        <translation>Kre&amp;ise</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Candidates</source>
        <comment>tab</comment>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>Capture the lines that are closed off, or keep them as they are.</source>
        <translation>Schlag die eingeschlossenen Linien, oder lass sie, wie sie sind.</translation>
    </message>
    <message>
        <source>Cells along an edge of the board.</source>
        <translation>Felder an einem Rand des Bretts.</translation>
    </message>
    <message>
        <source>Change the &amp;hand</source>
        <translation>An&amp;dere Farbe nehmen</translation>
    </message>
    <message>
        <source>Choose where the disc goes, or click it again to let it go.</source>
        <translation>Wähle, wohin die Scheibe zieht, oder klick sie noch einmal an, um sie loszulassen.</translation>
    </message>
    <message>
        <source>Choose where to.</source>
        <translation>Wähle das Ziel.</translation>
    </message>
    <message>
        <source>Circles</source>
        <translation>Kreise</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Click a cell to mark it, and again to take the mark away. Esc goes back to playing.</source>
        <translation>Klick ein Feld an, um es zu markieren, und noch einmal, um das Zeichen zu entfernen. Mit Esc geht das Spielen weiter.</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Uhren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Co&amp;py report</source>
        <translation>Bericht &amp;kopieren</translation>
    </message>
    <message>
        <source>Comment on {moment}</source>
        <translation>Kommentar ({moment})</translation>
    </message>
    <message>
        <source>Comment on {moment}, as Markdown</source>
        <translation>Kommentar ({moment}), als Markdown</translation>
    </message>
    <message>
        <source>Comment: {comment}</source>
        <translation>Kommentar: {comment}</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Computer, level {level}</source>
        <translation>Computer, Stufe {level}</translation>
    </message>
    <message>
        <source>Confir&amp;m the turn shown</source>
        <translation>Gezeigten Zug &amp;bestätigen</translation>
    </message>
    <message>
        <source>Connect three sides around the middle of a board with 3, 5, 7 or 9 sides.</source>
        <translation>Verbinde drei Seiten um die Mitte eines Bretts mit 3, 5, 7 oder 9 Seiten.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Koordinaten</translation>
    </message>
    <message>
        <source>Copy &amp;game</source>
        <translation>&amp;Partie kopieren</translation>
    </message>
    <message>
        <source>Copy a &amp;report of faults</source>
        <translation>&amp;Fehlerbericht kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Als &amp;Text kopieren</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Adresse kopieren</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Zählen</translation>
    </message>
    <message>
        <source>Count the end step by step on the board</source>
        <translation>Das Ende Schritt für Schritt auf dem Brett zählen</translation>
    </message>
    <message>
        <source>Count the score &amp;step by step</source>
        <translation>Schritt für Schritt &amp;zählen</translation>
    </message>
    <message>
        <source>Count, step {step} of {total}</source>
        <translation>Zählen, Schritt {step} von {total}</translation>
    </message>
    <message>
        <source>Cro&amp;sses</source>
        <translation>Kreu&amp;ze</translation>
    </message>
    <message>
        <source>Crosses</source>
        <translation>Kreuze</translation>
    </message>
    <message>
        <source>Cu&amp;t branch</source>
        <translation>Zweig &amp;ausschneiden</translation>
    </message>
    <message>
        <source>Curs&amp;or to the next place</source>
        <translation>Cursor zum nächsten Fe&amp;ld</translation>
    </message>
    <message>
        <source>Cursor to the p&amp;lace before</source>
        <translation>Cursor zum v&amp;origen Feld</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Decide first whether to capture.</source>
        <translation>Entscheide zuerst, ob du schlägst.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln game(s) in the bin for good?</source>
        <translation>
            <numerusform>%Ln Partie im Papierkorb endgültig löschen?</numerusform>
            <numerusform>%Ln Partien im Papierkorb endgültig löschen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Endgültig löschen</translation>
    </message>
    <message>
        <source>Details …</source>
        <translation>Einzelheiten …</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>Gerät oder Ressource belegt</translation>
    </message>
    <message>
        <source>Diagrams a page</source>
        <translation>Diagramme je Seite</translation>
    </message>
    <message>
        <source>Discs</source>
        <translation>Scheiben</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>Speicherplatzkontingent überschritten</translation>
    </message>
    <message>
        <source>Do &amp;not capture</source>
        <translation>&amp;Nicht schlagen</translation>
    </message>
    <message>
        <source>Do what a click does there</source>
        <translation>Tun, was ein Klick dort täte</translation>
    </message>
    <message>
        <source>Done again: {edit}.</source>
        <translation>Wiederholt: {edit}.</translation>
    </message>
    <message>
        <source>Done with marks</source>
        <translation>Zeichen fertig</translation>
    </message>
    <message>
        <source>Drag to make the comments higher or lower</source>
        <translation>Ziehen, um die Kommentare höher oder niedriger zu machen</translation>
    </message>
    <message>
        <source>Drag to make the panels wider or narrower</source>
        <translation>Ziehen, um die Leisten breiter oder schmaler zu machen</translation>
    </message>
    <message>
        <source>E&amp;dit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>Empty the bin</source>
        <translation>Papierkorb leeren</translation>
    </message>
    <message>
        <source>Empty the bin …</source>
        <translation>Papierkorb leeren …</translation>
    </message>
    <message>
        <source>End the count</source>
        <translation>Zählen beenden</translation>
    </message>
    <message>
        <source>End the search</source>
        <translation>Suche beenden</translation>
    </message>
    <message>
        <source>Enter plays the turn that is shown, Esc takes it back.</source>
        <translation>Die Eingabetaste spielt den gezeigten Zug, Esc nimmt ihn zurück.</translation>
    </message>
    <message>
        <source>Enter plays {turn}.</source>
        <translation>Die Eingabetaste spielt {turn}.</translation>
    </message>
    <message>
        <source>Esc takes back what was done.</source>
        <translation>Esc nimmt es zurück.</translation>
    </message>
    <message>
        <source>Esc takes it back.</source>
        <translation>Esc nimmt es zurück.</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Veranstaltung</translation>
    </message>
    <message>
        <source>Every game that you play here is kept, and listed here from its first turn on. Games of other programs or people can be imported.</source>
        <translation>Jede Partie, die du hier spielst, wird aufbewahrt und steht ab dem ersten Zug in dieser Liste. Partien anderer Programme oder Leute lassen sich importieren.</translation>
    </message>
    <message>
        <source>Every stone pushes its neighbours away: end with the biggest group unmatched.</source>
        <translation>Jeder Stein schiebt seine Nachbarn weg: Die größte Gruppe ohne Gegenstück gewinnt.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>Die Datei existiert bereits</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>Der Dateiname ist zu lang</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>Die Datei ist zu groß</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Find by name, date, …</source>
        <translation>Suchen: Name, Datum, …</translation>
    </message>
    <message>
        <source>Find games</source>
        <translation>Partien suchen</translation>
    </message>
    <message>
        <source>Find in comments, names and labels</source>
        <translation>In Kommentaren, Namen und Beschriftungen suchen</translation>
    </message>
    <message>
        <source>Find in notes</source>
        <translation>In Notizen suchen</translation>
    </message>
    <message>
        <source>Find in the help</source>
        <translation>In der Hilfe suchen</translation>
    </message>
    <message>
        <source>Find in the licences</source>
        <translation>In den Lizenzen suchen</translation>
    </message>
    <message>
        <source>Find ne&amp;xt</source>
        <translation>&amp;Weitersuchen</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>&amp;Rückwärts suchen</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Erster Schritt</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Dem System folgen</translation>
    </message>
    <message>
        <source>Forget these</source>
        <translation>Diese vergessen</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>From after turn</source>
        <translation>Nach Zug</translation>
    </message>
    <message>
        <source>From this day on</source>
        <translation>Ab diesem Tag</translation>
    </message>
    <message>
        <source>From …</source>
        <translation>Ab …</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Game information – Oddments</source>
        <translation>Angaben zur Partie – Oddments</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Games ({patterns})</source>
        <translation>Partien ({patterns})</translation>
    </message>
    <message>
        <source>Games are being exported …</source>
        <translation>Partien werden exportiert …</translation>
    </message>
    <message>
        <source>Games are being imported …</source>
        <translation>Partien werden importiert …</translation>
    </message>
    <message>
        <source>Games in which this position stood, turned and mirrored too</source>
        <translation>Partien, in denen diese Stellung vorkam, auch gedreht und gespiegelt</translation>
    </message>
    <message>
        <source>Games in {name} – Oddments</source>
        <translation>Partien in {name} – Oddments</translation>
    </message>
    <message>
        <source>Games that you delete lie here until you empty the bin.</source>
        <translation>Partien, die du löschst, liegen hier, bis du den Papierkorb leerst.</translation>
    </message>
    <message>
        <source>Give a &amp;hint</source>
        <translation>&amp;Tipp geben</translation>
    </message>
    <message>
        <source>Give all actions their usual keys again?</source>
        <translation>Allen Aktionen wieder ihre üblichen Tasten geben?</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Go on by itself</source>
        <translation>Von selbst weiter</translation>
    </message>
    <message>
        <source>Go on with the turn.</source>
        <translation>Setz den Zug fort.</translation>
    </message>
    <message>
        <source>Go on, or end the turn.</source>
        <translation>Setz den Zug fort oder beende ihn.</translation>
    </message>
    <message>
        <source>Go to turn {number}</source>
        <translation>Zu Zug {number} gehen</translation>
    </message>
    <message>
        <source>Goes on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Groups of size</source>
        <translation>Gruppen der Größe</translation>
    </message>
    <message>
        <source>Help: {title}</source>
        <translation>Hilfe: {title}</translation>
    </message>
    <message>
        <source>Hide the comments</source>
        <translation>Kommentare ausblenden</translation>
    </message>
    <message>
        <source>Hide this notice</source>
        <translation>Diesen Hinweis ausblenden</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>theme</comment>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Hint: {turn} ({worth}). Esc takes the hint away.</source>
        <translation>Tipp: {turn} ({worth}). Esc blendet ihn aus.</translation>
    </message>
    <message>
        <source>Hint: {turn}. Esc takes the hint away.</source>
        <translation>Tipp: {turn}. Esc blendet ihn aus.</translation>
    </message>
    <message>
        <source>How komi is found</source>
        <translation>Wie das Komi bestimmt wird</translation>
    </message>
    <message>
        <source>How many sides the board has.</source>
        <translation>Wie viele Seiten das Brett hat.</translation>
    </message>
    <message>
        <source>How much is made</source>
        <translation>Wie viel fertig ist</translation>
    </message>
    <message>
        <source>How the result is counted.</source>
        <translation>Wie das Ergebnis gezählt wird.</translation>
    </message>
    <message>
        <source>How time is counted</source>
        <translation>Wie die Zeit gezählt wird</translation>
    </message>
    <message>
        <source>If the game ended here, Black would score {black} and White {white}.</source>
        <translation>Endete die Partie hier, wären die Punkte: Schwarz {black}, Weiß {white}.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Partien importieren</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>Im Fenster</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Ein-/Ausgabefehler</translation>
    </message>
    <message>
        <source>Into the menus</source>
        <translation>In die Menüs</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>Es ist ein Ordner</translation>
    </message>
    <message numerus="yes">
        <source>It reaches side {side}: a way of %Ln stone(s).</source>
        <translation>
            <numerusform>Sie erreicht Seite {side}: ein Weg aus einem Stein.</numerusform>
            <numerusform>Sie erreicht Seite {side}: ein Weg aus %Ln Steinen.</numerusform>
        </translation>
    </message>
    <message>
        <source>It reaches side {side}: it touches the side itself.</source>
        <translation>Sie erreicht Seite {side}: Sie berührt die Seite selbst.</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Keyboard &amp;shortcuts …</source>
        <translation>Tasten&amp;kürzel …</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>Komi</translation>
    </message>
    <message>
        <source>Komi for {game}</source>
        <translation>Komi für {game}</translation>
    </message>
    <message>
        <source>Komi is {komi}.</source>
        <translation>Das Komi ist {komi}.</translation>
    </message>
    <message>
        <source>Komi is {komi}. {name} takes {colour}.</source>
        <translation>Das Komi ist {komi}. {name} nimmt {colour}.</translation>
    </message>
    <message>
        <source>Komi: White is given {komi}, which makes {total}.</source>
        <translation>Komi: Weiß erhält {komi} dazu, zusammen {total}.</translation>
    </message>
    <message>
        <source>L&amp;ist of turns</source>
        <translation>Zugl&amp;iste</translation>
    </message>
    <message>
        <source>L&amp;og of the game</source>
        <translation>Verlauf der &amp;Partie</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Letzter Schritt</translation>
    </message>
    <message>
        <source>Latest first</source>
        <translation>Neueste zuerst</translation>
    </message>
    <message>
        <source>Learn by doing</source>
        <translation>Spielend lernen</translation>
    </message>
    <message>
        <source>Learn {game} by doing, in two minutes</source>
        <translation>{game} spielend lernen, in zwei Minuten</translation>
    </message>
    <message>
        <source>Learn {game} by doing, once more</source>
        <translation>{game} noch einmal spielend lernen</translation>
    </message>
    <message>
        <source>Letters: A, B, C …</source>
        <translation>Buchstaben: A, B, C …</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Library – Oddments</source>
        <translation>Bibliothek – Oddments</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Licence of {part}</source>
        <translation>Lizenz von {part}</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>Hell</translation>
    </message>
    <message>
        <source>List all turns</source>
        <translation>Alle Züge auflisten</translation>
    </message>
    <message>
        <source>Longer side</source>
        <translation>Längere Seite</translation>
    </message>
    <message>
        <source>Longest row</source>
        <translation>Längste Reihe</translation>
    </message>
    <message>
        <source>Look for less, or clear the fields above.</source>
        <translation>Such nach weniger, oder leere die Felder oben.</translation>
    </message>
    <message>
        <source>Look for the position of the game that was in front last</source>
        <translation>Nach der Stellung der Partie suchen, die zuletzt vorn war</translation>
    </message>
    <message>
        <source>Looking for a hint … Esc stops it.</source>
        <translation>Ein Tipp wird gesucht … Esc bricht ab.</translation>
    </message>
    <message>
        <source>Looking for games …</source>
        <translation>Partien werden gesucht …</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Make another turn instead, or press Esc to take this one back.</source>
        <translation>Mach einen anderen Zug, oder nimm diesen mit Esc zurück.</translation>
    </message>
    <message>
        <source>Make it the &amp;main line</source>
        <translation>Zur &amp;Hauptlinie machen</translation>
    </message>
    <message>
        <source>Mark the last turn</source>
        <translation>Letzten Zug markieren</translation>
    </message>
    <message>
        <source>Marked: {cells}.</source>
        <translation>Markiert: {cells}.</translation>
    </message>
    <message>
        <source>Marks and letters on cells</source>
        <translation>Zeichen und Buchstaben auf Feldern</translation>
    </message>
    <message>
        <source>Minutes for all turns</source>
        <translation>Minuten für alle Züge</translation>
    </message>
    <message>
        <source>Most sides touched by one group</source>
        <translation>Meiste Seiten, die eine Gruppe berührt</translation>
    </message>
    <message>
        <source>Move a disc of either colour</source>
        <translation>Eine Scheibe beliebiger Farbe ziehen</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Den Cursor bewegen</translation>
    </message>
    <message>
        <source>My own themes …</source>
        <translation>Eigene Farbschemata …</translation>
    </message>
    <message>
        <source>N&amp;o key</source>
        <translation>&amp;Keine Taste</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Name der Partie</translation>
    </message>
    <message>
        <source>Name of {colour}</source>
        <translation>Name von {colour}</translation>
    </message>
    <message>
        <source>Name of {moment}</source>
        <translation>Name ({moment})</translation>
    </message>
    <message>
        <source>Name this komi</source>
        <translation>Dieses Komi nennen</translation>
    </message>
    <message>
        <source>Name, if you like</source>
        <translation>Name, wenn du magst</translation>
    </message>
    <message>
        <source>Names komi</source>
        <translation>Nennt das Komi</translation>
    </message>
    <message>
        <source>New &amp;key …</source>
        <translation>Neue &amp;Taste …</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>Neues &amp;Fenster</translation>
    </message>
    <message>
        <source>New game of {game}</source>
        <translation>Neue Partie {game}</translation>
    </message>
    <message>
        <source>New games are being read; they are listed bit by bit.</source>
        <translation>Neue Partien werden gelesen; sie erscheinen nach und nach in der Liste.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Next control, the one before</source>
        <translation>Nächstes Bedienelement, voriges</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>No browser could be started. The address is in the clipboard.</source>
        <translation>Es ließ sich kein Browser starten. Die Adresse ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>No clocks</source>
        <translation>Ohne Uhren</translation>
    </message>
    <message>
        <source>No comment on {moment}. A double click begins one.</source>
        <translation>Kein Kommentar ({moment}). Ein Doppelklick beginnt einen.</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Noch keine Dateien</translation>
    </message>
    <message>
        <source>No game like that.</source>
        <translation>Keine solche Partie.</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Noch keine Partien</translation>
    </message>
    <message>
        <source>No games yet.</source>
        <translation>Noch keine Partien.</translation>
    </message>
    <message>
        <source>No neighbouring square takes the other half.</source>
        <translation>Kein Nachbarfeld nimmt die andere Hälfte auf.</translation>
    </message>
    <message>
        <source>No notes in this game</source>
        <translation>Keine Notizen in dieser Partie</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>Auf dem Datenträger ist kein Platz mehr</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Datei oder Ordner nicht gefunden</translation>
    </message>
    <message>
        <source>No unfinished game.</source>
        <translation>Keine unbeendete Partie.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Nobody can place a piece and nobody scores: whoever placed the last piece loses.</source>
        <translation>Niemand kann ein Domino legen und niemand hat Punkte: Wer das letzte Domino gelegt hat, verliert.</translation>
    </message>
    <message>
        <source>Nobody can place a piece: the higher score wins.</source>
        <translation>Niemand kann ein Domino legen: Die höhere Punktzahl gewinnt.</translation>
    </message>
    <message>
        <source>Nobody scores, so whoever placed the last piece loses.</source>
        <translation>Niemand hat Punkte, also verliert, wer das letzte Domino gelegt hat.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>Es ist kein Ordner</translation>
    </message>
    <message>
        <source>Not a whole turn yet.</source>
        <translation>Noch kein ganzer Zug.</translation>
    </message>
    <message>
        <source>Nothing can be written to {folder}, so the list of games is made anew at every start.</source>
        <translation>In {folder} kann nichts geschrieben werden; die Liste der Partien wird deshalb bei jedem Start neu erstellt.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>Nothing is left, so the last stone loses.</source>
        <translation>Nichts bleibt übrig, also verliert der letzte Stein.</translation>
    </message>
    <message>
        <source>Nothing to export.</source>
        <translation>Nichts zu exportieren.</translation>
    </message>
    <message>
        <source>Nothing was exported.</source>
        <translation>Es wurde nichts exportiert.</translation>
    </message>
    <message>
        <source>Num&amp;bers of the last turns</source>
        <translation>Num&amp;mern der letzten Züge</translation>
    </message>
    <message>
        <source>Numbers: 1, 2, 3 …</source>
        <translation>Zahlen: 1, 2, 3 …</translation>
    </message>
    <message>
        <source>Oddments cannot start</source>
        <translation>Oddments kann nicht starten</translation>
    </message>
    <message>
        <source>Oddments ended too early again and again while it brought back your windows. All games are kept.</source>
        <translation>Oddments wurde wiederholt zu früh beendet, während es deine Fenster zurückholte. Alle Partien sind aufbewahrt.</translation>
    </message>
    <message>
        <source>Oddments ended unexpectedly the last time. Games were kept up to their last turn.</source>
        <translation>Oddments wurde beim letzten Mal unerwartet beendet. Die Partien sind bis zum letzten Zug aufbewahrt.</translation>
    </message>
    <message>
        <source>Oddments is free software under the MIT licence. What it is made of has licences of its own.</source>
        <translation>Oddments ist freie Software unter der MIT-Lizenz. Seine Bestandteile haben eigene Lizenzen.</translation>
    </message>
    <message>
        <source>Oddments runs already, but does not answer. This window works on its own; what is open in the other one cannot be opened here.</source>
        <translation>Oddments läuft schon, antwortet aber nicht. Dieses Fenster arbeitet für sich; was im anderen offen ist, lässt sich hier nicht öffnen.</translation>
    </message>
    <message>
        <source>Of all turns</source>
        <translation>Aller Züge</translation>
    </message>
    <message numerus="yes">
        <source>Of the last %Ln turn(s)</source>
        <translation>
            <numerusform>Des letzten Zugs</numerusform>
            <numerusform>Der letzten %Ln Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Älteste zuerst</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ein</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Auf dem Brett</translation>
    </message>
    <message>
        <source>On the clocks: {times}</source>
        <translation>Auf den Uhren: {times}</translation>
    </message>
    <message>
        <source>One group joins three sides around the middle of the board.</source>
        <translation>Eine Gruppe verbindet drei Seiten um die Mitte des Bretts.</translation>
    </message>
    <message>
        <source>One names it, the other picks the side</source>
        <translation>Einer nennt es, der andere wählt die Seite</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Open a link – Oddments</source>
        <translation>Link öffnen – Oddments</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Gespeicherte Partie öffnen</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Im Browser öffnen</translation>
    </message>
    <message>
        <source>Open the chosen game in a window</source>
        <translation>Die gewählte Partie in einem Fenster öffnen</translation>
    </message>
    <message>
        <source>Open the folder in which the program looks for them</source>
        <translation>Den Ordner öffnen, in dem das Programm sie sucht</translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>{name} öffnen</translation>
    </message>
    <message>
        <source>Open …</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>Vorgang nicht erlaubt</translation>
    </message>
    <message>
        <source>Order of the list</source>
        <translation>Reihenfolge der Liste</translation>
    </message>
    <message>
        <source>Other times …</source>
        <translation>Andere Zeiten …</translation>
    </message>
    <message>
        <source>P&amp;rint …</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>PDF page</source>
        <translation>PDF-Seite</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG-Bild</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>Seiten der Hilfe</translation>
    </message>
    <message>
        <source>Panels beside the &amp;board</source>
        <translation>&amp;Leisten neben dem Brett</translation>
    </message>
    <message>
        <source>Paper of a PDF</source>
        <translation>Papier eines PDF</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <translation>Teile des Programms</translation>
    </message>
    <message numerus="yes">
        <source>Pasted: %Ln turn(s).</source>
        <translation>
            <numerusform>Eingefügt: %Ln Zug.</numerusform>
            <numerusform>Eingefügt: %Ln Züge.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause the &amp;game</source>
        <translation>Partie an&amp;halten</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Zugriff verweigert</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Picks the side</source>
        <translation>Wählt die Seite</translation>
    </message>
    <message>
        <source>Picture of the board</source>
        <translation>Bild des Bretts</translation>
    </message>
    <message>
        <source>Pie rule</source>
        <translation>Kuchenregel</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Place a domino on two squares of equal height</source>
        <translation>Ein Domino auf zwei gleich hohe Felder legen</translation>
    </message>
    <message>
        <source>Place a stone</source>
        <translation>Einen Stein setzen</translation>
    </message>
    <message>
        <source>Place either colour, one stone or two, and leave an odd number of groups.</source>
        <translation>Setz einen Stein oder zwei, gleich welcher Farbe, und hinterlass eine ungerade Zahl von Gruppen.</translation>
    </message>
    <message>
        <source>Place one or two stones of either colour</source>
        <translation>Einen oder zwei Steine beliebiger Farbe setzen</translation>
    </message>
    <message>
        <source>Place one stone of either colour</source>
        <translation>Einen Stein beliebiger Farbe setzen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>Play against the computer, level {level}</source>
        <translation>Gegen den Computer spielen, Stufe {level}</translation>
    </message>
    <message>
        <source>Play from here as a &amp;new game …</source>
        <translation>Ab hier als &amp;neue Partie spielen …</translation>
    </message>
    <message>
        <source>Play from here as a &amp;variation …</source>
        <translation>Ab hier als &amp;Variante spielen …</translation>
    </message>
    <message>
        <source>Play from here – Oddments</source>
        <translation>Ab hier spielen – Oddments</translation>
    </message>
    <message>
        <source>Play on after turn {number}</source>
        <translation>Nach Zug {number} weiterspielen</translation>
    </message>
    <message>
        <source>Play on from the start</source>
        <translation>Vom Anfang an weiterspielen</translation>
    </message>
    <message>
        <source>Play this turn</source>
        <translation>Diesen Zug spielen</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Points that White gets on top, because Black moves first.</source>
        <translation>Punkte, die Weiß dazubekommt, weil Schwarz zuerst zieht.</translation>
    </message>
    <message>
        <source>Pr&amp;omote variation</source>
        <translation>Variante &amp;nach vorn</translation>
    </message>
    <message>
        <source>Pre&amp;vious variation</source>
        <translation>&amp;Vorige Variante</translation>
    </message>
    <message>
        <source>Press Enter to go on.</source>
        <translation>Weiter mit der Eingabetaste.</translation>
    </message>
    <message>
        <source>Press the new key for “{action}”. Esc: none.</source>
        <translation>Drück die neue Taste für „{action}“. Esc: keine.</translation>
    </message>
    <message>
        <source>Preview …</source>
        <translation>Vorschau …</translation>
    </message>
    <message>
        <source>Print</source>
        <comment>theme</comment>
        <translation>Druck</translation>
    </message>
    <message>
        <source>Print – Oddments</source>
        <translation>Drucken – Oddments</translation>
    </message>
    <message>
        <source>Put the chosen games into the bin</source>
        <translation>Die gewählten Partien in den Papierkorb legen</translation>
    </message>
    <message>
        <source>Put your themes into {folder}.</source>
        <translation>Lege deine Farbschemata in {folder} ab.</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Das Dateisystem ist schreibgeschützt</translation>
    </message>
    <message>
        <source>Reading {name} …</source>
        <translation>{name} wird gelesen …</translation>
    </message>
    <message>
        <source>Remove all marks here</source>
        <translation>Alle Zeichen hier entfernen</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Res&amp;ign</source>
        <translation>Au&amp;fgeben</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>S&amp;ettings …</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>S&amp;quares</source>
        <translation>&amp;Quadrate</translation>
    </message>
    <message>
        <source>S&amp;wap colours</source>
        <translation>Farben &amp;tauschen</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>SVG-Zeichnung</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save &amp;animation …</source>
        <translation>&amp;Animation speichern …</translation>
    </message>
    <message>
        <source>Save &amp;as …</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>Save &amp;picture …</source>
        <translation>Bild &amp;speichern …</translation>
    </message>
    <message>
        <source>Save a picture – Oddments</source>
        <translation>Bild speichern – Oddments</translation>
    </message>
    <message>
        <source>Save an animation – Oddments</source>
        <translation>Animation speichern – Oddments</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>Save …</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>Saved as PNG, SVG or PDF, as the file’s name says.</source>
        <translation>Gespeichert als PNG, SVG oder PDF, je nach Name der Datei.</translation>
    </message>
    <message>
        <source>Saved games ({patterns})</source>
        <translation>Gespeicherte Partien ({patterns})</translation>
    </message>
    <message>
        <source>Saved to {path}.</source>
        <translation>Gespeichert in {path}.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Search by name or key</source>
        <translation>Nach Name oder Taste suchen</translation>
    </message>
    <message>
        <source>Searching …</source>
        <translation>Suche läuft …</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>Seconds that a turn adds</source>
        <translation>Sekunden, die ein Zug hinzufügt</translation>
    </message>
    <message>
        <source>Settings – Oddments</source>
        <translation>Einstellungen – Oddments</translation>
    </message>
    <message>
        <source>Show &amp;log folder</source>
        <translation>&amp;Protokollordner öffnen</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Show the deleted games, or the others again</source>
        <translation>Die gelöschten Partien zeigen oder wieder die anderen</translation>
    </message>
    <message>
        <source>Show which</source>
        <translation>Zeig welche</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Sides {sides} hold the middle between them.</source>
        <translation>Die Seiten {sides} haben die Mitte zwischen sich.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Size of text and controls</source>
        <translation>Größe von Text und Bedienelementen</translation>
    </message>
    <message>
        <source>Size {size}: Black has {black}, White {white}.</source>
        <translation>Größe {size}: Schwarz hat {black}, Weiß {white}.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Slide and flip discs that belong to nobody, and be the first to line up five.</source>
        <translation>Zieh und wende Scheiben, die niemandem gehören, und bring als Erster fünf in eine Reihe.</translation>
    </message>
    <message>
        <source>Something inside Oddments went wrong. It goes on; a report helps to mend it.</source>
        <translation>In Oddments ist etwas schiefgegangen. Es läuft weiter; ein Bericht hilft, den Fehler zu beheben.</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Quadrate</translation>
    </message>
    <message>
        <source>Stack dominoes like bricks, and win with the biggest group that stays unmatched.</source>
        <translation>Staple Dominos wie Ziegel und gewinne mit der größten Gruppe ohne Gegenstück.</translation>
    </message>
    <message>
        <source>Stacks without &amp;depth</source>
        <translation>Stapel ohne &amp;Tiefe</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Partie beginnen</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Schritt {number} von {count}</translation>
    </message>
    <message>
        <source>Step {step} of {total}</source>
        <translation>{step} von {total}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Hier anhalten</translation>
    </message>
    <message>
        <source>Swapping sides is for White&apos;s first turn, in games with the pie rule.</source>
        <translation>Die Seiten tauscht man nur beim ersten Zug von Weiß, in Partien mit Kuchenregel.</translation>
    </message>
    <message>
        <source>T&amp;ree of turns</source>
        <translation>&amp;Zugbaum</translation>
    </message>
    <message>
        <source>T&amp;ype a turn</source>
        <translation>Zug e&amp;ingeben</translation>
    </message>
    <message>
        <source>Take along</source>
        <translation>Mitnehmen</translation>
    </message>
    <message>
        <source>Take back the touch</source>
        <translation>Auswahl zurücknehmen</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Take the games of files into the library</source>
        <translation>Die Partien aus Dateien in die Bibliothek aufnehmen</translation>
    </message>
    <message>
        <source>Take the unfinished turn &amp;back</source>
        <translation>Angefangenen Zug zurückneh&amp;men</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Zurückgenommen</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Zurückgenommen.</translation>
    </message>
    <message>
        <source>That could not be done: {why}.</source>
        <translation>Das war nicht möglich: {why}.</translation>
    </message>
    <message>
        <source>The analysis has failed</source>
        <translation>Die Analyse ist ausgefallen</translation>
    </message>
    <message>
        <source>The bin is empty.</source>
        <translation>Der Papierkorb ist leer.</translation>
    </message>
    <message>
        <source>The black half lies there; choose the square beside it for the white half.</source>
        <translation>Die schwarze Hälfte liegt dort; wähle das Feld daneben für die weiße Hälfte.</translation>
    </message>
    <message>
        <source>The board as it is</source>
        <translation>Das Brett, wie es ist</translation>
    </message>
    <message>
        <source>The board is full and the sums of squares are equal.</source>
        <translation>Das Brett ist voll, und die Quadratsummen sind gleich.</translation>
    </message>
    <message>
        <source>The board is full: the biggest group that has no equal wins.</source>
        <translation>Das Brett ist voll: Die größte Gruppe, die kein Gegenstück hat, gewinnt.</translation>
    </message>
    <message>
        <source>The board is full: the higher sum of squares wins.</source>
        <translation>Das Brett ist voll: Die höhere Quadratsumme gewinnt.</translation>
    </message>
    <message>
        <source>The board is in the clipboard as text.</source>
        <translation>Das Brett ist als Text in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The clipboard holds a game without a turn.</source>
        <translation>Die Zwischenablage enthält eine Partie ohne Zug.</translation>
    </message>
    <message>
        <source>The clipboard holds no branch of this game: {why}.</source>
        <translation>Die Zwischenablage enthält keinen Zweig dieser Partie: {why}.</translation>
    </message>
    <message>
        <source>The clipboard holds no game: {why}.</source>
        <translation>Die Zwischenablage enthält keine Partie: {why}.</translation>
    </message>
    <message>
        <source>The clocks stand still. “Go on” lets them run: {who} is to move.</source>
        <translation>Die Uhren stehen still. „Weiter“ lässt sie laufen: {who} ist am Zug.</translation>
    </message>
    <message>
        <source>The comment leads to a page of {host}.</source>
        <translation>Der Kommentar führt zu einer Seite von {host}.</translation>
    </message>
    <message>
        <source>The core of Oddments is not compiled on this machine: the computer plays, but thinks about a hundred times slower. installer/run compiles it.</source>
        <translation>Der Kern von Oddments ist auf diesem Rechner nicht kompiliert: Der Computer spielt, denkt aber etwa hundertmal langsamer. installer/run kompiliert ihn.</translation>
    </message>
    <message>
        <source>The end. You skipped some steps.</source>
        <translation>Ende der Lektion. Einige Schritte wurden übersprungen.</translation>
    </message>
    <message>
        <source>The engine has failed: {why}.</source>
        <translation>Die Engine ist ausgefallen: {why}.</translation>
    </message>
    <message>
        <source>The fewer are better.</source>
        <translation>Wer weniger hat, steht besser.</translation>
    </message>
    <message>
        <source>The first player needs exactly five in a row, and has made {made}.</source>
        <translation>Der erste Spieler braucht genau fünf in einer Reihe und hat {made} geschafft.</translation>
    </message>
    <message>
        <source>The game could not be saved to {path}: {why}.</source>
        <translation>Die Partie konnte nicht in {path} gespeichert werden: {why}.</translation>
    </message>
    <message>
        <source>The game in diagrams</source>
        <translation>Die Partie in Diagrammen</translation>
    </message>
    <message>
        <source>The game is a draw.</source>
        <translation>Die Partie ist remis.</translation>
    </message>
    <message>
        <source>The game is in the clipboard, in the text of a saved game.</source>
        <translation>Die Partie ist in der Zwischenablage, im Text einer gespeicherten Partie.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>The last run</source>
        <translation>Der letzte Lauf</translation>
    </message>
    <message>
        <source>The last turn made a row of five or more.</source>
        <translation>Der letzte Zug hat eine Reihe von fünf oder mehr gebildet.</translation>
    </message>
    <message numerus="yes">
        <source>The last turn moved or turned over these %Ln disc(s). Only rows with them count.</source>
        <translation>
            <numerusform>Der letzte Zug hat diese %Ln Scheibe bewegt oder gewendet. Nur Reihen mit ihr zählen.</numerusform>
            <numerusform>Der letzte Zug hat diese %Ln Scheiben bewegt oder gewendet. Nur Reihen mit ihnen zählen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last turn moved this disc. Only a row that holds it counts.</source>
        <translation>Der letzte Zug hat diese Scheibe bewegt. Nur eine Reihe mit ihr zählt.</translation>
    </message>
    <message>
        <source>The lesson is done</source>
        <translation>Die Lektion ist geschafft</translation>
    </message>
    <message>
        <source>The lesson of {game} cannot be given: {why}.</source>
        <translation>Die Lektion zu {game} kann nicht gegeben werden: {why}.</translation>
    </message>
    <message>
        <source>The library cannot be brought up to date: {why}.</source>
        <translation>Die Bibliothek lässt sich nicht auf den neuesten Stand bringen: {why}.</translation>
    </message>
    <message>
        <source>The library cannot be looked through: {why}.</source>
        <translation>Die Bibliothek lässt sich nicht durchsuchen: {why}.</translation>
    </message>
    <message>
        <source>The line that is looked at</source>
        <translation>Die betrachtete Linie</translation>
    </message>
    <message>
        <source>The list of games was damaged and is made anew from the games. No game is lost.</source>
        <translation>Die Liste der Partien war beschädigt und wird aus den Partien neu erstellt. Keine Partie ist verloren.</translation>
    </message>
    <message>
        <source>The log lies in {folder}.</source>
        <translation>Das Protokoll liegt in {folder}.</translation>
    </message>
    <message>
        <source>The next one</source>
        <translation>Nächste Stelle</translation>
    </message>
    <message>
        <source>The number of groups would be even at the end of the turn. Choose another cell or colour, or place another stone.</source>
        <translation>Die Zahl der Gruppen wäre am Ende des Zugs gerade. Wähle ein anderes Feld oder eine andere Farbe, oder setz noch einen Stein.</translation>
    </message>
    <message>
        <source>The one before</source>
        <translation>Vorige Stelle</translation>
    </message>
    <message>
        <source>The other player</source>
        <translation>Der andere Spieler</translation>
    </message>
    <message>
        <source>The picture could not be copied: {why}.</source>
        <translation>Das Bild konnte nicht kopiert werden: {why}.</translation>
    </message>
    <message>
        <source>The picture of the board is in the clipboard.</source>
        <translation>Das Bild des Bretts ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The player lost</source>
        <translation>Spieler hat verloren</translation>
    </message>
    <message>
        <source>The player won</source>
        <translation>Spieler hat gewonnen</translation>
    </message>
    <message>
        <source>The players have agreed on it.</source>
        <translation>Die Spieler haben sich darauf geeinigt.</translation>
    </message>
    <message>
        <source>The position contradicts itself. “Try again” plays through the game anew.</source>
        <translation>Die Stellung widerspricht sich selbst. „Erneut versuchen“ spielt die Partie noch einmal durch.</translation>
    </message>
    <message>
        <source>The position contradicts itself: {why}. It can be played through again.</source>
        <translation>Die Stellung widerspricht sich selbst: {why}. Sie lässt sich noch einmal durchspielen.</translation>
    </message>
    <message>
        <source>The position stands for the third time. The game is a draw.</source>
        <translation>Die Stellung steht zum dritten Mal. Die Partie ist remis.</translation>
    </message>
    <message>
        <source>The report is in the clipboard.</source>
        <translation>Der Bericht ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The rest was left out.</source>
        <translation>Der Rest wurde weggelassen.</translation>
    </message>
    <message>
        <source>The same position stands for the third time: a draw.</source>
        <translation>Dieselbe Stellung steht zum dritten Mal: remis.</translation>
    </message>
    <message>
        <source>The second player needs at least five in a row, and has made {made}.</source>
        <translation>Der zweite Spieler braucht mindestens fünf in einer Reihe und hat {made} geschafft.</translation>
    </message>
    <message>
        <source>The start</source>
        <translation>Der Anfang</translation>
    </message>
    <message>
        <source>The turn is over before that.</source>
        <translation>Der Zug ist vorher zu Ende.</translation>
    </message>
    <message>
        <source>The turn is {turn}. It is yours to make.</source>
        <translation>Der Zug ist {turn}. Ausführen musst du ihn.</translation>
    </message>
    <message>
        <source>The two squares of a piece must be neighbours.</source>
        <translation>Die zwei Felder eines Dominos müssen Nachbarn sein.</translation>
    </message>
    <message>
        <source>The two stacks must be equally high.</source>
        <translation>Die zwei Stapel müssen gleich hoch sein.</translation>
    </message>
    <message>
        <source>The white half lies there; choose the square beside it for the black half.</source>
        <translation>Die weiße Hälfte liegt dort; wähle das Feld daneben für die schwarze Hälfte.</translation>
    </message>
    <message numerus="yes">
        <source>The whole tree (%Ln turn(s))</source>
        <translation>
            <numerusform>Der ganze Baum (%Ln Zug)</numerusform>
            <numerusform>Der ganze Baum (%Ln Züge)</numerusform>
        </translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>There is more to learn</source>
        <translation>Es gibt noch mehr zu lernen</translation>
    </message>
    <message>
        <source>There is no disc here to move.</source>
        <translation>Hier liegt keine Scheibe, die ziehen könnte.</translation>
    </message>
    <message>
        <source>There is no text in the clipboard, and so no game.</source>
        <translation>In der Zwischenablage ist kein Text, also auch keine Partie.</translation>
    </message>
    <message>
        <source>There is no turn for you to type now.</source>
        <translation>Jetzt gibt es keinen Zug, den du eingeben könntest.</translation>
    </message>
    <message>
        <source>There is not enough memory for the engine to think: close other programs.</source>
        <translation>Der Speicher reicht nicht, damit die Engine denken kann: Schließ andere Programme.</translation>
    </message>
    <message>
        <source>There is nothing of that kind to decide now.</source>
        <translation>Dergleichen ist jetzt nicht zu entscheiden.</translation>
    </message>
    <message>
        <source>There was too little memory. Oddments goes on; other programs could be closed.</source>
        <translation>Der Speicher war zu knapp. Oddments läuft weiter; andere Programme könnten geschlossen werden.</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>This computer was asleep, or too busy. The clocks stand still from that moment on.</source>
        <translation>Dieser Rechner schlief oder war zu beschäftigt. Die Uhren stehen seit diesem Augenblick still.</translation>
    </message>
    <message>
        <source>This game cannot be kept in {folder}: {why}. Save it to a file: who closes the window a second time gives it up.</source>
        <translation>Diese Partie kann in {folder} nicht aufbewahrt werden: {why}. Speichere sie in eine Datei: Wer das Fenster ein zweites Mal schließt, gibt sie verloren.</translation>
    </message>
    <message>
        <source>This game cannot be opened.</source>
        <translation>Diese Partie lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>This game is in the bin: restore it, then it can be opened.</source>
        <translation>Diese Partie liegt im Papierkorb: Stell sie wieder her, dann lässt sie sich öffnen.</translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <translation>Diese Partie ist in einem anderen Fenster offen.</translation>
    </message>
    <message numerus="yes">
        <source>This group has %Ln stone(s).</source>
        <translation>
            <numerusform>Diese Gruppe hat %Ln Stein.</numerusform>
            <numerusform>Diese Gruppe hat %Ln Steine.</numerusform>
        </translation>
    </message>
    <message>
        <source>This half is the last uncovered one of its piece: nothing may lie on it any more.</source>
        <translation>Diese Hälfte ist die letzte unbedeckte ihres Dominos: Auf ihr darf nichts mehr liegen.</translation>
    </message>
    <message>
        <source>This is all that a report holds: the program, the machine, and what went wrong. Nobody gets it unless you send it.</source>
        <translation>Das ist alles, was ein Bericht enthält: das Programm, der Rechner und was schiefging. Niemand erhält ihn, wenn du ihn nicht verschickst.</translation>
    </message>
    <message>
        <source>This is no turn. One is written like {turn}.</source>
        <translation>Das ist kein Zug. Man schreibt ihn zum Beispiel so: {turn}.</translation>
    </message>
    <message>
        <source>This is one of several games in {name}.</source>
        <translation>Dies ist eine von mehreren Partien in {name}.</translation>
    </message>
    <message>
        <source>This is one of several games that were pasted.</source>
        <translation>Dies ist eine von mehreren Partien, die eingefügt wurden.</translation>
    </message>
    <message>
        <source>This place is taken.</source>
        <translation>Dieses Feld ist besetzt.</translation>
    </message>
    <message>
        <source>This turn is called {worth}.</source>
        <translation>Dieser Zug gilt als {worth}.</translation>
    </message>
    <message>
        <source>This would bring back the board before the last turn.</source>
        <translation>Damit stünde wieder das Brett vor dem letzten Zug.</translation>
    </message>
    <message>
        <source>Through the turns, in their list</source>
        <translation>Durch die Züge, in ihrer Liste</translation>
    </message>
    <message>
        <source>To the en&amp;d</source>
        <translation>Zum &amp;Ende</translation>
    </message>
    <message>
        <source>To the ends of the row</source>
        <translation>Zu den Enden der Reihe</translation>
    </message>
    <message>
        <source>To the star&amp;t</source>
        <translation>Zum &amp;Anfang</translation>
    </message>
    <message>
        <source>To turn</source>
        <translation>Bis Zug</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>Zu viele Dateien sind offen</translation>
    </message>
    <message>
        <source>Transparent around the board</source>
        <translation>Durchsichtig um das Brett</translation>
    </message>
    <message>
        <source>Tree</source>
        <comment>tab</comment>
        <translation>Baum</translation>
    </message>
    <message>
        <source>Tree of turns</source>
        <translation>Zugbaum</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>Dreiecke</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Turn &amp;left</source>
        <translation>Nach l&amp;inks drehen</translation>
    </message>
    <message>
        <source>Turn &amp;right</source>
        <translation>Nach &amp;rechts drehen</translation>
    </message>
    <message>
        <source>Turn numbers</source>
        <translation>Zugnummern</translation>
    </message>
    <message>
        <source>Turn {number}: {turn}</source>
        <translation>Zug {number}: {turn}</translation>
    </message>
    <message>
        <source>Turns</source>
        <comment>tab</comment>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Turns played</source>
        <translation>Gespielte Züge</translation>
    </message>
    <message>
        <source>Turns that begin so</source>
        <translation>Züge, die so beginnen</translation>
    </message>
    <message>
        <source>Turns to lose</source>
        <translation>Aussetzen</translation>
    </message>
    <message>
        <source>Type a turn such as {turn}. Esc closes this.</source>
        <translation>Gib einen Zug wie {turn} ein. Esc schließt dies.</translation>
    </message>
    <message>
        <source>US letter</source>
        <translation>US-Letter</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>button</comment>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo goes on without clocks.</source>
        <translation>Nach dem Rückgängigmachen geht es ohne Uhren weiter.</translation>
    </message>
    <message>
        <source>Undone: {edit}.</source>
        <translation>Rückgängig gemacht: {edit}.</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Unbeendet</translation>
    </message>
    <message>
        <source>Until this day</source>
        <translation>Bis zu diesem Tag</translation>
    </message>
    <message>
        <source>Until …</source>
        <translation>Bis …</translation>
    </message>
    <message>
        <source>Up and down lead along the line, left and right to the variations beside it.</source>
        <translation>Hoch und Herunter führen die Linie entlang, Links und Rechts zu den Varianten daneben.</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>Besuche</translation>
    </message>
    <message>
        <source>Waiting for the computer</source>
        <translation>Der Computer ist am Zug</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>What Oddments brings along or runs on, and the licence of each part in full.</source>
        <translation>Was Oddments mitbringt oder worauf es läuft, und die Lizenz jedes Teils in voller Länge.</translation>
    </message>
    <message>
        <source>What could not be read</source>
        <translation>Was nicht gelesen werden konnte</translation>
    </message>
    <message>
        <source>What has been told</source>
        <translation>Was gemeldet wurde</translation>
    </message>
    <message>
        <source>What is played is kept as a variation of this game. Turns that follow here stay.</source>
        <translation>Was gespielt wird, bleibt als Variante dieser Partie. Züge, die hier folgen, bleiben erhalten.</translation>
    </message>
    <message>
        <source>What the board will look like</source>
        <translation>Wie das Brett aussehen wird</translation>
    </message>
    <message>
        <source>What the engine thinks</source>
        <translation>Was die Engine meint</translation>
    </message>
    <message>
        <source>What the turn is worth</source>
        <translation>Was der Zug wert ist</translation>
    </message>
    <message>
        <source>What was pasted could be read only in part: {problem}.</source>
        <translation>Das Eingefügte konnte nur zum Teil gelesen werden: {problem}.</translation>
    </message>
    <message>
        <source>What was pasted is there already.</source>
        <translation>Das Eingefügte ist schon vorhanden.</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>Was schiefging</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>White is to move</source>
        <translation>Weiß ist am Zug</translation>
    </message>
    <message>
        <source>White may swap colours instead of making the first turn.</source>
        <translation>Weiß darf statt des ersten Zugs die Farben tauschen.</translation>
    </message>
    <message>
        <source>White won</source>
        <translation>Weiß hat gewonnen</translation>
    </message>
    <message numerus="yes">
        <source>White: gets %Ln point(s)</source>
        <translation>
            <numerusform>Weiß: bekommt %Ln Punkt</numerusform>
            <numerusform>Weiß: bekommt %Ln Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Gewinnquote</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Gewinnt</translation>
    </message>
    <message>
        <source>Words of comments</source>
        <translation>Wörter in Kommentaren</translation>
    </message>
    <message>
        <source>Write the chosen games to one file</source>
        <translation>Die gewählten Partien in eine Datei schreiben</translation>
    </message>
    <message>
        <source>Write the comment</source>
        <translation>Den Kommentar schreiben</translation>
    </message>
    <message>
        <source>XF must be a number from 1, not {text}</source>
        <translation>XF muss eine Zahl ab 1 sein, nicht {text}</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>You ({colour}) win.</source>
        <translation>Du ({colour}) gewinnst.</translation>
    </message>
    <message>
        <source>You have swapped colours.</source>
        <translation>Du hast die Farben getauscht.</translation>
    </message>
    <message>
        <source>You have {time} left.</source>
        <translation>Du hast noch {time}.</translation>
    </message>
    <message>
        <source>You may not pass here.</source>
        <translation>Du darfst hier nicht passen.</translation>
    </message>
    <message>
        <source>You may not pass while you can place a piece.</source>
        <translation>Du darfst nicht passen, solange du ein Domino legen kannst.</translation>
    </message>
    <message>
        <source>You name komi.</source>
        <translation>Du nennst das Komi.</translation>
    </message>
    <message>
        <source>You pick a side.</source>
        <translation>Du wählst eine Seite.</translation>
    </message>
    <message>
        <source>Your turn in notation</source>
        <translation>Dein Zug in Notation</translation>
    </message>
    <message>
        <source>Your turn: you have {colour}.</source>
        <translation>Du bist am Zug: Du hast {colour}.</translation>
    </message>
    <message>
        <source>Your windows can be brought back now.</source>
        <translation>Deine Fenster können jetzt zurückgeholt werden.</translation>
    </message>
    <message>
        <source>Your windows cannot be brought back yet: {problem}. Games that were kept before are safe.</source>
        <translation>Deine Fenster können noch nicht zurückgeholt werden: {problem}. Früher aufbewahrte Partien sind sicher.</translation>
    </message>
    <message>
        <source>Your windows could not be brought back: {problem}. All games are kept.</source>
        <translation>Deine Fenster konnten nicht zurückgeholt werden: {problem}. Alle Partien sind aufbewahrt.</translation>
    </message>
    <message>
        <source>a bit may not lie on its own colour</source>
        <translation>eine Hälfte darf nicht auf ihrer eigenen Farbe liegen</translation>
    </message>
    <message>
        <source>a disc does not pass over others</source>
        <translation>eine Scheibe zieht nicht über andere</translation>
    </message>
    <message>
        <source>a disc moves in a straight line</source>
        <translation>eine Scheibe zieht in gerader Linie</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>a node after a variation</source>
        <translation>ein Knoten nach einer Variante</translation>
    </message>
    <message>
        <source>a note of {turn}</source>
        <translation>Notiz ({turn})</translation>
    </message>
    <message>
        <source>a pass is not allowed here</source>
        <translation>Passen ist hier nicht erlaubt</translation>
    </message>
    <message>
        <source>a piece has one black and one white half</source>
        <translation>ein Domino hat eine schwarze und eine weiße Hälfte</translation>
    </message>
    <message>
        <source>a swap is only for White&apos;s first turn, with the pie rule</source>
        <translation>ein Tausch ist nur beim ersten Zug von Weiß möglich, mit der Kuchenregel</translation>
    </message>
    <message>
        <source>a turn in the root node</source>
        <translation>ein Zug im Wurzelknoten</translation>
    </message>
    <message>
        <source>a turn is one stone or two</source>
        <translation>ein Zug ist ein Stein oder zwei</translation>
    </message>
    <message>
        <source>a turn of Black, but White is to move</source>
        <translation>ein Zug von Schwarz, aber Weiß ist am Zug</translation>
    </message>
    <message>
        <source>a turn of White, but Black is to move</source>
        <translation>ein Zug von Weiß, aber Schwarz ist am Zug</translation>
    </message>
    <message>
        <source>a value without a property</source>
        <translation>ein Wert ohne Eigenschaft</translation>
    </message>
    <message>
        <source>an unknown kind, GM[{number}]</source>
        <translation>eine unbekannte Art, GM[{number}]</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>und %Ln weitere</numerusform>
            <numerusform>und %Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>and more with each turn</source>
        <translation>und mehr mit jedem Zug</translation>
    </message>
    <message>
        <source>another game</source>
        <translation>einem anderen Spiel</translation>
    </message>
    <message>
        <source>another game begins here: &quot;)&quot; is missing before it</source>
        <translation>hier beginnt eine andere Partie: „)“ fehlt davor</translation>
    </message>
    <message>
        <source>at side {sides}</source>
        <translation>an Seite {sides}</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>am Anfang</translation>
    </message>
    <message>
        <source>bad</source>
        <translation>schlecht</translation>
    </message>
    <message>
        <source>black</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>black half</source>
        <translation>schwarze Hälfte</translation>
    </message>
    <message>
        <source>black stone</source>
        <translation>schwarzer Stein</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>cannot push {stones}</source>
        <translation>kann {stones} nicht schieben</translation>
    </message>
    <message numerus="yes">
        <source>captures %Ln ({discs})</source>
        <translation>
            <numerusform>schlägt %Ln ({discs})</numerusform>
            <numerusform>schlägt %Ln ({discs})</numerusform>
        </translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>Kreis</translation>
    </message>
    <message>
        <source>clock {time}</source>
        <translation>Uhr {time}</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>gilt</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>deleting {turn}</source>
        <translation>Löschen ({turn})</translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation>zweifelhaft</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>draws, proven</source>
        <translation>remis, bewiesen</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>end the turn</source>
        <comment>to do instead</comment>
        <translation>den Zug beenden</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>ausgefallen</translation>
    </message>
    <message>
        <source>first decide whether to capture</source>
        <translation>entscheide zuerst, ob du schlägst</translation>
    </message>
    <message>
        <source>for all turns</source>
        <translation>für alle Züge</translation>
    </message>
    <message>
        <source>for each turn</source>
        <translation>für jeden Zug</translation>
    </message>
    <message>
        <source>good</source>
        <translation>gut</translation>
    </message>
    <message>
        <source>height {height}</source>
        <translation>Höhe {height}</translation>
    </message>
    <message numerus="yes">
        <source>in a group of %Ln</source>
        <translation>
            <numerusform>in einer Gruppe von %Ln</numerusform>
            <numerusform>in einer Gruppe von %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>interesting</source>
        <translation>interessant</translation>
    </message>
    <message>
        <source>it cannot be read ({why})</source>
        <translation>es lässt sich nicht lesen ({why})</translation>
    </message>
    <message>
        <source>it extends {base}, and there are only {known}</source>
        <translation>es erweitert {base}, und es gibt nur {known}</translation>
    </message>
    <message numerus="yes">
        <source>it has more than %Ln bytes</source>
        <translation>
            <numerusform>es hat mehr als %Ln Byte</numerusform>
            <numerusform>es hat mehr als %Ln Byte</numerusform>
        </translation>
    </message>
    <message>
        <source>it has no turn</source>
        <translation>es hat keinen Zug</translation>
    </message>
    <message numerus="yes">
        <source>it is longer than %Ln million characters</source>
        <translation>
            <numerusform>es ist länger als %Ln Million Zeichen</numerusform>
            <numerusform>es ist länger als %Ln Millionen Zeichen</numerusform>
        </translation>
    </message>
    <message>
        <source>it is not JSON: {why}</source>
        <translation>es ist kein JSON: {why}</translation>
    </message>
    <message>
        <source>it is not a text in UTF-8</source>
        <translation>es ist kein Text in UTF-8</translation>
    </message>
    <message>
        <source>it is not an object in { }</source>
        <translation>es ist kein Objekt in { }</translation>
    </message>
    <message>
        <source>it is of {title}, and this is {game}</source>
        <translation>es gehört zu {title}, und hier ist {game}</translation>
    </message>
    <message>
        <source>it is open in a window</source>
        <translation>sie ist in einem Fenster offen</translation>
    </message>
    <message>
        <source>komi {value}</source>
        <translation>Komi {value}</translation>
    </message>
    <message>
        <source>label</source>
        <translation>Beschriftung</translation>
    </message>
    <message>
        <source>level {level}</source>
        <translation>Stufe {level}</translation>
    </message>
    <message>
        <source>line {line}, column {column}: {problem}</source>
        <translation>Zeile {line}, Spalte {column}: {problem}</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>gesperrt</translation>
    </message>
    <message numerus="yes">
        <source>loses %Ln turn(s)</source>
        <translation>
            <numerusform>setzt %Ln Zug aus</numerusform>
            <numerusform>setzt %Ln Züge aus</numerusform>
        </translation>
    </message>
    <message>
        <source>loses a turn</source>
        <translation>setzt einmal aus</translation>
    </message>
    <message>
        <source>loses like all others, proven</source>
        <translation>verliert wie alle anderen, bewiesen</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>making the line to {turn} the main line</source>
        <translation>Linie zur Hauptlinie machen ({turn})</translation>
    </message>
    <message>
        <source>marks of {turn}</source>
        <translation>Zeichen ({turn})</translation>
    </message>
    <message>
        <source>marks on the board</source>
        <translation>Zeichen auf dem Brett</translation>
    </message>
    <message>
        <source>moving the variation {turn}</source>
        <translation>Variante verschieben ({turn})</translation>
    </message>
    <message>
        <source>name the black half&apos;s square, then the white half&apos;s</source>
        <translation>nenne das Feld der schwarzen Hälfte, dann das der weißen</translation>
    </message>
    <message>
        <source>no disc lies there</source>
        <translation>dort liegt keine Scheibe</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>keine Taste</translation>
    </message>
    <message>
        <source>no mark</source>
        <translation>kein Zeichen</translation>
    </message>
    <message>
        <source>no neighbouring square takes the other half</source>
        <translation>kein Nachbarfeld nimmt die andere Hälfte auf</translation>
    </message>
    <message>
        <source>no pie rule</source>
        <translation>ohne Kuchenregel</translation>
    </message>
    <message>
        <source>no sign</source>
        <translation>keine Wertung</translation>
    </message>
    <message>
        <source>not enough memory for so large a picture</source>
        <translation>für ein so großes Bild reicht der Speicher nicht</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>nicht möglich</translation>
    </message>
    <message>
        <source>nothing can be written to {folder}: {why}</source>
        <translation>in {folder} kann nichts geschrieben werden: {why}</translation>
    </message>
    <message>
        <source>other half on {place}</source>
        <translation>andere Hälfte auf {place}</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>to do instead</comment>
        <translation>passen</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>a turn in a list</comment>
        <translation>passt</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>pasting {turn}</source>
        <translation>Einfügen ({turn})</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>pausiert</translation>
    </message>
    <message>
        <source>position after turn {turn}</source>
        <translation>Stellung nach Zug {turn}</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>möglich</translation>
    </message>
    <message>
        <source>possible: {hands}</source>
        <translation>möglich: {hands}</translation>
    </message>
    <message>
        <source>pushes {stones}</source>
        <translation>schiebt {stones}</translation>
    </message>
    <message>
        <source>read in part: {problem}</source>
        <translation>zum Teil gelesen: {problem}</translation>
    </message>
    <message>
        <source>score {score}</source>
        <translation>Punkte: {score}</translation>
    </message>
    <message>
        <source>size {value}</source>
        <translation>Größe {value}</translation>
    </message>
    <message>
        <source>square</source>
        <translation>Quadrat</translation>
    </message>
    <message>
        <source>squared</source>
        <translation>Quadratsumme</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>swap colours</source>
        <comment>to do instead</comment>
        <translation>Farben tauschen</translation>
    </message>
    <message>
        <source>swap colours</source>
        <comment>a turn in a list</comment>
        <translation>tauscht die Farben</translation>
    </message>
    <message>
        <source>that is the name of a theme of the program</source>
        <translation>so heißt ein Farbschema des Programms</translation>
    </message>
    <message>
        <source>that would cover a whole piece</source>
        <translation>damit wäre ein ganzes Domino verdeckt</translation>
    </message>
    <message>
        <source>the bit there is its piece&apos;s last uncovered one</source>
        <translation>die Hälfte dort ist die letzte unbedeckte ihres Dominos</translation>
    </message>
    <message>
        <source>the board before the last turn would be back</source>
        <translation>das Brett vor dem letzten Zug stünde wieder da</translation>
    </message>
    <message>
        <source>the comment of {turn}</source>
        <translation>Kommentar ({turn})</translation>
    </message>
    <message>
        <source>the disc would not be next to another one</source>
        <translation>die Scheibe läge nicht neben einer anderen</translation>
    </message>
    <message>
        <source>the encoding {encoding} is not known</source>
        <translation>die Kodierung {encoding} ist nicht bekannt</translation>
    </message>
    <message numerus="yes">
        <source>the file has more than %Ln games; the rest is left out</source>
        <translation>
            <numerusform>die Datei hat mehr als %Ln Partie; der Rest wird ausgelassen</numerusform>
            <numerusform>die Datei hat mehr als %Ln Partien; der Rest wird ausgelassen</numerusform>
        </translation>
    </message>
    <message>
        <source>the file has {size} MB, and more than {most} MB are not read</source>
        <translation>die Datei hat {size} MB, und mehr als {most} MB werden nicht gelesen</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>die Datei ist leer</translation>
    </message>
    <message numerus="yes">
        <source>the game has more than %Ln nodes</source>
        <translation>
            <numerusform>die Partie hat mehr als %Ln Knoten</numerusform>
            <numerusform>die Partie hat mehr als %Ln Knoten</numerusform>
        </translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>the game was ended here</source>
        <translation>die Partie wurde hier beendet</translation>
    </message>
    <message>
        <source>the list of open windows is damaged</source>
        <translation>die Liste der offenen Fenster ist beschädigt</translation>
    </message>
    <message>
        <source>the list of open windows is of another version of Oddments</source>
        <translation>die Liste der offenen Fenster ist von einer anderen Version von Oddments</translation>
    </message>
    <message>
        <source>the number of groups would be even at the end of the turn</source>
        <translation>die Zahl der Gruppen wäre am Ende des Zugs gerade</translation>
    </message>
    <message>
        <source>the place is taken</source>
        <translation>das Feld ist besetzt</translation>
    </message>
    <message>
        <source>the property {name} has no value: &quot;[&quot; expected</source>
        <translation>die Eigenschaft {name} hat keinen Wert: „[“ erwartet</translation>
    </message>
    <message>
        <source>the start</source>
        <comment>in what an edit did</comment>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>the start</source>
        <comment>in what a comment is on</comment>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>the text ends too early: &quot;)&quot; is missing</source>
        <translation>der Text endet zu früh: „)“ fehlt</translation>
    </message>
    <message>
        <source>the text ends within the value that begins here</source>
        <translation>der Text endet in dem Wert, der hier beginnt</translation>
    </message>
    <message>
        <source>the title of {turn}</source>
        <translation>Titel ({turn})</translation>
    </message>
    <message>
        <source>the turn ends before that</source>
        <translation>der Zug endet vorher</translation>
    </message>
    <message>
        <source>the turn is not complete</source>
        <translation>der Zug ist nicht vollständig</translation>
    </message>
    <message>
        <source>the two squares are not neighbours</source>
        <translation>die zwei Felder sind keine Nachbarn</translation>
    </message>
    <message>
        <source>the two stacks are not equally high</source>
        <translation>die zwei Stapel sind nicht gleich hoch</translation>
    </message>
    <message>
        <source>there is no square {square}</source>
        <translation>es gibt kein Feld {square}</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>der Speicher reicht nicht</translation>
    </message>
    <message>
        <source>there is nothing of that kind to decide</source>
        <translation>dergleichen ist nicht zu entscheiden</translation>
    </message>
    <message>
        <source>there is text after the end of the game</source>
        <translation>nach dem Ende der Partie steht noch Text</translation>
    </message>
    <message>
        <source>there is text before the game</source>
        <translation>vor der Partie steht Text</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>denkt nach</translation>
    </message>
    <message>
        <source>this is a game of {title}, not one that Oddments plays</source>
        <translation>dies ist eine Partie {title}, kein Spiel von Oddments</translation>
    </message>
    <message>
        <source>this is no SGF file: one begins with &quot;(;&quot;</source>
        <translation>dies ist keine SGF-Datei: Sie beginnt mit „(;“</translation>
    </message>
    <message>
        <source>this is no text in {encoding}</source>
        <translation>dies ist kein Text in {encoding}</translation>
    </message>
    <message>
        <source>this version of Oddments knows no game {key}</source>
        <translation>diese Version von Oddments kennt kein Spiel {key}</translation>
    </message>
    <message>
        <source>this was written by a newer version of Oddments (format {format}, not {known})</source>
        <translation>dies wurde von einer neueren Version von Oddments geschrieben (Format {format}, nicht {known})</translation>
    </message>
    <message>
        <source>to confirm</source>
        <translation>zu bestätigen</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>Dreieck</translation>
    </message>
    <message>
        <source>turn {number}, {colour} {turn}: {why}</source>
        <translation>Zug {number}, {colour} {turn}: {why}</translation>
    </message>
    <message>
        <source>turn {turn}</source>
        <translation>Zug {turn}</translation>
    </message>
    <message numerus="yes">
        <source>turn(s)</source>
        <translation>
            <numerusform>Zug</numerusform>
            <numerusform>Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>two turns in one node</source>
        <translation>zwei Züge in einem Knoten</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>unbeendet</translation>
    </message>
    <message>
        <source>variation {number} of {count}</source>
        <translation>Variante {number} von {count}</translation>
    </message>
    <message>
        <source>very bad</source>
        <translation>sehr schlecht</translation>
    </message>
    <message>
        <source>very good</source>
        <translation>sehr gut</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>what is said of the game</source>
        <translation>Angaben zur Partie</translation>
    </message>
    <message>
        <source>white</source>
        <translation>weiß</translation>
    </message>
    <message>
        <source>white half</source>
        <translation>weiße Hälfte</translation>
    </message>
    <message>
        <source>white stone</source>
        <translation>weißer Stein</translation>
    </message>
    <message>
        <source>who can place a piece may not pass</source>
        <translation>wer ein Domino legen kann, darf nicht passen</translation>
    </message>
    <message>
        <source>win</source>
        <translation>Gewinn</translation>
    </message>
    <message>
        <source>wins {rate} of the games searched</source>
        <translation>gewinnt {rate} der durchsuchten Partien</translation>
    </message>
    <message>
        <source>wins, proven</source>
        <translation>gewinnt, bewiesen</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>write it {turn}</source>
        <translation>schreib ihn {turn}</translation>
    </message>
    <message>
        <source>written in part: {problem}</source>
        <translation>zum Teil geschrieben: {problem}</translation>
    </message>
    <message>
        <source>your turn, {colour}</source>
        <translation>du bist am Zug, {colour}</translation>
    </message>
    <message>
        <source>{branch} is in the clipboard.</source>
        <translation>{branch} ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>{branch} was cut out, and is in the clipboard.</source>
        <translation>{branch} ausgeschnitten und in der Zwischenablage.</translation>
    </message>
    <message>
        <source>{branch} was deleted. It can be undone.</source>
        <translation>{branch} gelöscht. Das lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>{colour} can only pass</source>
        <translation>{colour} kann nur passen</translation>
    </message>
    <message>
        <source>{colour} had to pass.</source>
        <translation>{colour} musste passen.</translation>
    </message>
    <message>
        <source>{colour} has to pass</source>
        <translation>{colour} muss passen</translation>
    </message>
    <message>
        <source>{colour} has won</source>
        <translation>{colour} hat gewonnen</translation>
    </message>
    <message>
        <source>{colour} has {groups}: {worth}. Sum {total}.</source>
        <translation>{colour} hat {groups}: {worth}. Summe {total}.</translation>
    </message>
    <message>
        <source>{colour} is to move.</source>
        <translation>{colour} ist am Zug.</translation>
    </message>
    <message numerus="yes">
        <source>{colour} keeps %Ln and scores {size}.</source>
        <translation>
            <numerusform>{colour} behält %Ln; Punkte: {size}.</numerusform>
            <numerusform>{colour} behält %Ln; Punkte: {size}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{colour} keeps %Ln.</source>
        <translation>
            <numerusform>{colour} behält %Ln.</numerusform>
            <numerusform>{colour} behält %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>{colour} loses a turn</source>
        <translation>{colour} setzt einmal aus</translation>
    </message>
    <message>
        <source>{colour} loses a turn.</source>
        <translation>{colour} setzt einmal aus.</translation>
    </message>
    <message>
        <source>{colour} passed.</source>
        <translation>{colour} hat gepasst.</translation>
    </message>
    <message>
        <source>{colour} passes</source>
        <translation>{colour} passt</translation>
    </message>
    <message>
        <source>{colour} swaps colours</source>
        <translation>{colour} tauscht die Farben</translation>
    </message>
    <message>
        <source>{colour} to move</source>
        <translation>{colour} am Zug</translation>
    </message>
    <message>
        <source>{colour} wins, proven</source>
        <translation>{colour} gewinnt, bewiesen</translation>
    </message>
    <message>
        <source>{colour} wins.</source>
        <translation>{colour} gewinnt.</translation>
    </message>
    <message>
        <source>{colour} won</source>
        <translation>{colour} hat gewonnen</translation>
    </message>
    <message>
        <source>{colour} won by forfeit</source>
        <translation>{colour} hat kampflos gewonnen</translation>
    </message>
    <message>
        <source>{colour} won by resignation</source>
        <translation>{colour} hat durch Aufgabe gewonnen</translation>
    </message>
    <message>
        <source>{colour} won by {points}</source>
        <translation>{colour} hat mit {points} Vorsprung gewonnen</translation>
    </message>
    <message>
        <source>{colour} won on time</source>
        <translation>{colour} hat nach Zeit gewonnen</translation>
    </message>
    <message>
        <source>{colour} {turn}</source>
        <translation>{colour} {turn}</translation>
    </message>
    <message numerus="yes">
        <source>{colour}, group {number}: %Ln stone(s).</source>
        <translation>
            <numerusform>{colour}, Gruppe {number}: %Ln Stein.</numerusform>
            <numerusform>{colour}, Gruppe {number}: %Ln Steine.</numerusform>
        </translation>
    </message>
    <message>
        <source>{colour}, to begin with</source>
        <translation>{colour}, am Anfang</translation>
    </message>
    <message>
        <source>{colour}, to move</source>
        <translation>{colour}, am Zug</translation>
    </message>
    <message>
        <source>{colour}: {turn}</source>
        <translation>{colour}: {turn}</translation>
    </message>
    <message>
        <source>{failure} The game is as it was.</source>
        <translation>{failure} Die Partie ist, wie sie war.</translation>
    </message>
    <message>
        <source>{failure} There is no analysis of this position.</source>
        <translation>{failure} Zu dieser Stellung gibt es keine Analyse.</translation>
    </message>
    <message>
        <source>{file}, game {number}: {why}</source>
        <translation>{file}, Partie {number}: {why}</translation>
    </message>
    <message>
        <source>{file}: {why}</source>
        <translation>{file}: {why}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} und {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} oder {last}</translation>
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
        <translation>{folder} lässt sich nicht lesen: {why}.</translation>
    </message>
    <message>
        <source>{game} has no option {key} here</source>
        <translation>{game} hat hier keine Option {key}</translation>
    </message>
    <message>
        <source>{game} takes no {option} here</source>
        <translation>{game} nimmt hier kein {option} an</translation>
    </message>
    <message>
        <source>{game} {key} must be {allowed}, not {value}</source>
        <translation>{game}: {key} muss {allowed} sein, nicht {value}</translation>
    </message>
    <message>
        <source>{game}, turn&#xa0;{turn}</source>
        <translation>{game}, Zug&#xa0;{turn}</translation>
    </message>
    <message>
        <source>{key} belongs to “{action}”. Take it from there?</source>
        <translation>{key} gehört zu „{action}“. Dort wegnehmen?</translation>
    </message>
    <message>
        <source>{key} has {value} where a colour like #1A2B3C should be</source>
        <translation>{key} hat {value}, wo eine Farbe wie #1A2B3C stehen sollte</translation>
    </message>
    <message>
        <source>{key} is missing</source>
        <translation>{key} fehlt</translation>
    </message>
    <message>
        <source>{key} is needed to move about in the window. Press another.</source>
        <translation>{key} braucht man, um sich im Fenster zu bewegen. Drück eine andere.</translation>
    </message>
    <message numerus="yes">
        <source>{key} is not a list of %Ln</source>
        <translation>
            <numerusform>{key} ist keine Liste aus %Ln</numerusform>
            <numerusform>{key} ist keine Liste aus %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{key} is not a list of %Ln lists</source>
        <translation>
            <numerusform>{key} ist keine Liste aus %Ln Liste</numerusform>
            <numerusform>{key} ist keine Liste aus %Ln Listen</numerusform>
        </translation>
    </message>
    <message>
        <source>{key} is unknown</source>
        <translation>{key} ist unbekannt</translation>
    </message>
    <message>
        <source>{key} is unknown: {close}?</source>
        <translation>{key} ist unbekannt: {close}?</translation>
    </message>
    <message>
        <source>{loser} has forfeited the game.</source>
        <translation>{loser} hat die Partie kampflos verloren.</translation>
    </message>
    <message>
        <source>{loser} has resigned.</source>
        <translation>{loser} hat aufgegeben.</translation>
    </message>
    <message>
        <source>{loser} has run out of time.</source>
        <translation>{loser} hat die Zeit überschritten.</translation>
    </message>
    <message>
        <source>{main} + {more} a turn</source>
        <translation>{main} + {more} je Zug</translation>
    </message>
    <message>
        <source>{main}, then {period}</source>
        <translation>{main}, dann {period}</translation>
    </message>
    <message>
        <source>{mark} is out of place here</source>
        <translation>{mark} ist hier fehl am Platz</translation>
    </message>
    <message>
        <source>{name} (read only)</source>
        <translation>{name} (schreibgeschützt)</translation>
    </message>
    <message>
        <source>{name} ({colour})</source>
        <translation>{name} ({colour})</translation>
    </message>
    <message>
        <source>{name} ({colour}) is to move.</source>
        <translation>{name} ({colour}) ist am Zug.</translation>
    </message>
    <message>
        <source>{name} ({colour}) wins.</source>
        <translation>{name} ({colour}) gewinnt.</translation>
    </message>
    <message>
        <source>{name} cannot be opened: {why}.</source>
        <translation>{name} lässt sich nicht öffnen: {why}.</translation>
    </message>
    <message>
        <source>{name} could be read only in part: {problem}.</source>
        <translation>{name} konnte nur zum Teil gelesen werden: {problem}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} has %Ln values</source>
        <translation>
            <numerusform>{name} hat %Ln Wert</numerusform>
            <numerusform>{name} hat %Ln Werte</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has been changed by another program since it was opened here. It was not written over: save this game to another file.</source>
        <translation>{name} wurde von einem anderen Programm geändert, seit es hier geöffnet wurde. Es wurde nicht überschrieben: Speichere diese Partie in eine andere Datei.</translation>
    </message>
    <message>
        <source>{name} has swapped colours.</source>
        <translation>{name} hat die Farben getauscht.</translation>
    </message>
    <message>
        <source>{name} has {time} left.</source>
        <translation>{name} hat noch {time}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} holds %Ln game(s). Which one?</source>
        <translation>
            <numerusform>{name} enthält %Ln Partie. Welche?</numerusform>
            <numerusform>{name} enthält %Ln Partien. Welche?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} is hard to see in places: {weak} (and %Ln more).</source>
        <translation>
            <numerusform>{name} ist stellenweise schwer zu erkennen: {weak} (und noch %Ln Stelle).</numerusform>
            <numerusform>{name} ist stellenweise schwer zu erkennen: {weak} (und noch %Ln Stellen).</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is hard to see in places: {weak}.</source>
        <translation>{name} ist stellenweise schwer zu erkennen: {weak}.</translation>
    </message>
    <message>
        <source>{name} is naming komi …</source>
        <translation>{name} nennt das Komi …</translation>
    </message>
    <message>
        <source>{name} is no property: it needs capitals</source>
        <translation>{name} ist keine Eigenschaft: Sie braucht Großbuchstaben</translation>
    </message>
    <message>
        <source>{name} is no theme: {why}.</source>
        <translation>{name} ist kein Farbschema: {why}.</translation>
    </message>
    <message>
        <source>{name} is picking a side …</source>
        <translation>{name} wählt eine Seite …</translation>
    </message>
    <message>
        <source>{name} names komi.</source>
        <translation>{name} nennt das Komi.</translation>
    </message>
    <message>
        <source>{name} picks a side.</source>
        <translation>{name} wählt eine Seite.</translation>
    </message>
    <message>
        <source>{name} stays as it is; save this game to another file.</source>
        <translation>{name} bleibt, wie es ist; speichere diese Partie in eine andere Datei.</translation>
    </message>
    <message>
        <source>{name} stays: {why}.</source>
        <translation>{name} bleibt: {why}.</translation>
    </message>
    <message>
        <source>{name} was not written: its name must end in {endings}.</source>
        <translation>{name} wurde nicht geschrieben: Der Name muss auf {endings} enden.</translation>
    </message>
    <message>
        <source>{name}: a board that was set up is not understood</source>
        <translation>{name}: Ein aufgebautes Brett wird nicht verstanden</translation>
    </message>
    <message>
        <source>{number} min</source>
        <translation>{number} min</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} von {count}</translation>
    </message>
    <message>
        <source>{number} of {count}, from the end</source>
        <translation>{number} von {count}, ab dem Ende</translation>
    </message>
    <message>
        <source>{number} of {count}, from the start again</source>
        <translation>{number} von {count}, wieder vom Anfang</translation>
    </message>
    <message>
        <source>{number} s</source>
        <translation>{number} s</translation>
    </message>
    <message numerus="yes">
        <source>{number} simulation(s)</source>
        <translation>
            <numerusform>{number} Simulation</numerusform>
            <numerusform>{number} Simulationen</numerusform>
        </translation>
    </message>
    <message>
        <source>{number}. {colour} {turn}</source>
        <translation>{number}. {colour} {turn}</translation>
    </message>
    <message>
        <source>{path} could not be created: {why}.</source>
        <translation>{path} konnte nicht angelegt werden: {why}.</translation>
    </message>
    <message>
        <source>{path} could not be written: {why}.</source>
        <translation>{path} konnte nicht geschrieben werden: {why}.</translation>
    </message>
    <message numerus="yes">
        <source>{places} on %Ln page(s)</source>
        <translation>
            <numerusform>{places} auf %Ln Seite</numerusform>
            <numerusform>{places} auf %Ln Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: {mark}.</source>
        <translation>{place}: {mark}.</translation>
    </message>
    <message>
        <source>{problem}, and {more}</source>
        <translation>{problem} und {more}</translation>
    </message>
    <message>
        <source>{reason} See {places}.</source>
        <translation>{reason} Siehe {places}.</translation>
    </message>
    <message>
        <source>{renewed} The old list is kept as {name}.</source>
        <translation>{renewed} Die alte Liste bleibt als {name} erhalten.</translation>
    </message>
    <message>
        <source>{seat}: level of the computer</source>
        <translation>{seat}: Stufe des Computers</translation>
    </message>
    <message>
        <source>{seat}: name of the person</source>
        <translation>{seat}: Name des Menschen</translation>
    </message>
    <message>
        <source>{seat}: played by</source>
        <translation>{seat}: gespielt von</translation>
    </message>
    <message>
        <source>{start} to {end}</source>
        <translation>{start} nach {end}</translation>
    </message>
    <message>
        <source>{task}, or {other}</source>
        <translation>{task} oder {other}</translation>
    </message>
    <message>
        <source>{text} is illegal: {why}</source>
        <translation>{text} ist nicht erlaubt: {why}</translation>
    </message>
    <message>
        <source>{text} is not a turn</source>
        <translation>{text} ist kein Zug</translation>
    </message>
    <message>
        <source>{text} is not a turn: {hint}</source>
        <translation>{text} ist kein Zug: {hint}</translation>
    </message>
    <message>
        <source>{time} a turn</source>
        <translation>{time} je Zug</translation>
    </message>
    <message numerus="yes">
        <source>{time} for %Ln turn(s)</source>
        <translation>
            <numerusform>{time} für %Ln Zug</numerusform>
            <numerusform>{time} für %Ln Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>{title} – Help – Oddments</source>
        <translation>{title} – Hilfe – Oddments</translation>
    </message>
    <message>
        <source>{turn} is not legal here</source>
        <translation>{turn} ist hier nicht erlaubt</translation>
    </message>
    <message numerus="yes">
        <source>{turn} with %Ln turn(s) after it</source>
        <translation>
            <numerusform>{turn} mit %Ln Zug danach</numerusform>
            <numerusform>{turn} mit %Ln Zügen danach</numerusform>
        </translation>
    </message>
    <message>
        <source>{typed} is not possible: {least} to {most} in steps of {step}.</source>
        <translation>{typed} ist nicht möglich: {least} bis {most} in Schritten von {step}.</translation>
    </message>
    <message>
        <source>{typed} is not possible: {least} to {most}.</source>
        <translation>{typed} ist nicht möglich: {least} bis {most}.</translation>
    </message>
    <message>
        <source>{what} failed: {why}.</source>
        <translation>„{what}“ ist fehlgeschlagen: {why}.</translation>
    </message>
    <message>
        <source>{what}: Black {black}, White {white}</source>
        <translation>{what}: Schwarz {black}, Weiß {white}</translation>
    </message>
    <message>
        <source>{what}: {colour} on {ground} is {ratio}, not {least}</source>
        <translation>{what}: {colour} auf {ground} ist {ratio}, nicht {least}</translation>
    </message>
    <message>
        <source>{who} can do nothing but pass, so the pass is played.</source>
        <translation>{who} kann nur passen, also wird das Passen gespielt.</translation>
    </message>
    <message>
        <source>{who} is thinking …</source>
        <translation>{who} denkt nach …</translation>
    </message>
    <message>
        <source>{who} is to move, but its engine has failed. “Try again” asks it anew.</source>
        <translation>{who} ist am Zug, aber die Engine ist ausgefallen. „Erneut versuchen“ fragt sie noch einmal.</translation>
    </message>
    <message>
        <source>{who} is to move. “Go on” plays from here.</source>
        <translation>{who} ist am Zug. „Weiter“ spielt ab hier.</translation>
    </message>
    <message>
        <source>“{part}” is in no calendar.</source>
        <translation>„{part}“ steht in keinem Kalender.</translation>
    </message>
    <message>
        <source>“{part}” is not written as a date: write 2026-05-01, 2026-05 or 2026, and more of them after commas.</source>
        <translation>„{part}“ ist nicht als Datum geschrieben: Schreib 2026-05-01, 2026-05 oder 2026, und mehrere davon nach Kommas.</translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln character(s) more, which are kept but not shown.</source>
        <translation>
            <numerusform>… und noch %Ln Zeichen, das aufbewahrt, aber nicht gezeigt wird.</numerusform>
            <numerusform>… und noch %Ln Zeichen, die aufbewahrt, aber nicht gezeigt werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ Learned by doing</source>
        <translation>✓ Spielend gelernt</translation>
    </message>
</context>
</TS>
