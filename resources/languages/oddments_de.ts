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
        <source> s per move</source>
        <translation> s pro Zug</translation>
    </message>
    <message numerus="yes">
        <source>%Ln answer(s) not counted: {why}.</source>
        <translation>
            <numerusform>%Ln Antwort nicht gezählt: {why}.</numerusform>
            <numerusform>%Ln Antworten nicht gezählt: {why}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln blunder(s)</source>
        <translation>
            <numerusform>%Ln grober Fehler</numerusform>
            <numerusform>%Ln grobe Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s) exported to {name}.</source>
        <translation>
            <numerusform>%Ln Karte nach {name} exportiert.</numerusform>
            <numerusform>%Ln Karten nach {name} exportiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s) with further answers.</source>
        <translation>
            <numerusform>%Ln Karte mit weiteren Antworten.</numerusform>
            <numerusform>%Ln Karten mit weiteren Antworten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) are marked.</source>
        <translation>
            <numerusform>%Ln Feld ist markiert.</numerusform>
            <numerusform>%Ln Felder sind markiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln damaged card(s) could not be exported.</source>
        <translation>
            <numerusform>%Ln beschädigte Karte konnte nicht exportiert werden.</numerusform>
            <numerusform>%Ln beschädigte Karten konnten nicht exportiert werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln due</source>
        <translation>
            <numerusform>%Ln fällig</numerusform>
            <numerusform>%Ln fällig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln earlier move(s) count for repetition</source>
        <translation>
            <numerusform>%Ln früherer Zug zählt für Wiederholungen</numerusform>
            <numerusform>%Ln frühere Züge zählen für Wiederholungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln engine searches did not stop; close Oddments and start it again</source>
        <translation>
            <numerusform>%Ln Suche hielt nicht an; schließ Oddments und starte es neu</numerusform>
            <numerusform>%Ln Suchen hielten nicht an; schließ Oddments und starte es neu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s), {first} …</source>
        <translation>
            <numerusform>%Ln Datei, {first} …</numerusform>
            <numerusform>%Ln Dateien, {first} …</numerusform>
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
        <source>%Ln game(s) already in the library.</source>
        <translation>
            <numerusform>%Ln Partie war schon vorhanden.</numerusform>
            <numerusform>%Ln Partien waren schon vorhanden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) could not be read in full.</source>
        <translation>
            <numerusform>%Ln Partie konnte nicht vollständig gelesen werden.</numerusform>
            <numerusform>%Ln Partien konnten nicht vollständig gelesen werden.</numerusform>
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
        <source>%Ln game(s) finished: {won} won, {drawn} drawn, {lost} lost.</source>
        <translation>
            <numerusform>%Ln Partie beendet: {won} gewonnen, {drawn} remis, {lost} verloren.</numerusform>
            <numerusform>%Ln Partien beendet: {won} gewonnen, {drawn} remis, {lost} verloren.</numerusform>
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
        <source>%Ln game(s) left unchanged in total.</source>
        <translation>
            <numerusform>Insgesamt blieb %Ln Partie unverändert.</numerusform>
            <numerusform>Insgesamt blieben %Ln Partien unverändert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) moved to the trash.</source>
        <translation>
            <numerusform>%Ln Partie in den Papierkorb verschoben.</numerusform>
            <numerusform>%Ln Partien in den Papierkorb verschoben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) permanently deleted.</source>
        <translation>
            <numerusform>%Ln Partie endgültig gelöscht.</numerusform>
            <numerusform>%Ln Partien endgültig gelöscht.</numerusform>
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
        <source>%Ln game(s) unfinished.</source>
        <translation>
            <numerusform>%Ln Partie unbeendet.</numerusform>
            <numerusform>%Ln Partien unbeendet.</numerusform>
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
        <source>%Ln group(s), even</source>
        <translation>
            <numerusform>%Ln Gruppe, gerade</numerusform>
            <numerusform>%Ln Gruppen, gerade</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s), odd</source>
        <translation>
            <numerusform>%Ln Gruppe, ungerade</numerusform>
            <numerusform>%Ln Gruppen, ungerade</numerusform>
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
        <source>%Ln inaccuracy(s)</source>
        <translation>
            <numerusform>%Ln Ungenauigkeit</numerusform>
            <numerusform>%Ln Ungenauigkeiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) could not be read.</source>
        <translation>
            <numerusform>%Ln Zeile war nicht lesbar.</numerusform>
            <numerusform>%Ln Zeilen waren nicht lesbar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) left out</source>
        <translation>
            <numerusform>%Ln Zeile ausgelassen</numerusform>
            <numerusform>%Ln Zeilen ausgelassen</numerusform>
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
        <source>%Ln missed win(s)</source>
        <translation>
            <numerusform>%Ln verpasster Gewinn</numerusform>
            <numerusform>%Ln verpasste Gewinne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln mistake(s)</source>
        <translation>
            <numerusform>%Ln Fehler</numerusform>
            <numerusform>%Ln Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <comment>sides</comment>
        <translation>
            <numerusform>noch %Ln</numerusform>
            <numerusform>noch %Ln</numerusform>
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
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln Zug</numerusform>
            <numerusform>%Ln Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s) did not fit here and were left out: {reasons}.</source>
        <translation>
            <numerusform>%Ln Zug passte hier nicht und wurde weggelassen: {reasons}.</numerusform>
            <numerusform>%Ln Züge passten hier nicht und wurden weggelassen: {reasons}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new card(s).</source>
        <translation>
            <numerusform>%Ln neue Karte.</numerusform>
            <numerusform>%Ln neue Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other move(s) would win, too.</source>
        <translation>
            <numerusform>%Ln anderer Zug würde auch gewinnen.</numerusform>
            <numerusform>%Ln andere Züge würden auch gewinnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) removed.</source>
        <translation>
            <numerusform>%Ln Paar fällt weg.</numerusform>
            <numerusform>%Ln Paare fallen weg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln piece(s)</source>
        <translation>
            <numerusform>%Ln Domino</numerusform>
            <numerusform>%Ln Dominos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzle(s)</source>
        <translation>
            <numerusform>%Ln Aufgabe</numerusform>
            <numerusform>%Ln Aufgaben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln review(s) in the file cannot be read, and are left out.</source>
        <translation>
            <numerusform>%Ln Bewertung in der Datei ist nicht lesbar und fehlt.</numerusform>
            <numerusform>%Ln Bewertungen in der Datei sind nicht lesbar und fehlen.</numerusform>
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
        <source>%Ln win(s) turned into a loss</source>
        <translation>
            <numerusform>%Ln Sieg verspielt</numerusform>
            <numerusform>%Ln Siege verspielt</numerusform>
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
        <source>&amp;About Oddments</source>
        <translation>&amp;Über Oddments</translation>
    </message>
    <message>
        <source>&amp;All move numbers</source>
        <translation>&amp;Alle Zugnummern</translation>
    </message>
    <message>
        <source>&amp;Analysis: show candidates</source>
        <translation>&amp;Analyse: Kandidaten zeigen</translation>
    </message>
    <message>
        <source>&amp;Around the edge</source>
        <translation>&amp;Um den Rand herum</translation>
    </message>
    <message>
        <source>&amp;Arrows</source>
        <translation>&amp;Pfeile</translation>
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
        <source>&amp;Comments</source>
        <translation>&amp;Kommentare</translation>
    </message>
    <message>
        <source>&amp;Confirm my moves</source>
        <translation>Meine Züge &amp;bestätigen</translation>
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
        <source>&amp;Double threats</source>
        <translation>&amp;Doppelte Drohungen</translation>
    </message>
    <message>
        <source>&amp;Draw stacks flat</source>
        <translation>S&amp;tapel flach zeichnen</translation>
    </message>
    <message>
        <source>&amp;End the move</source>
        <translation>Zu&amp;g beenden</translation>
    </message>
    <message>
        <source>&amp;Engine</source>
        <translation>&amp;Engine</translation>
    </message>
    <message>
        <source>&amp;Engines …</source>
        <translation>&amp;Engines …</translation>
    </message>
    <message>
        <source>&amp;Find …</source>
        <translation>S&amp;uchen …</translation>
    </message>
    <message>
        <source>&amp;First steps in Egotzi</source>
        <translation>&amp;Erste Schritte in Egotzi</translation>
    </message>
    <message>
        <source>&amp;First steps in Odd-Y</source>
        <translation>&amp;Erste Schritte in Odd-Y</translation>
    </message>
    <message>
        <source>&amp;First steps in Themisto</source>
        <translation>&amp;Erste Schritte in Themisto</translation>
    </message>
    <message>
        <source>&amp;First steps in Wythe</source>
        <translation>&amp;Erste Schritte in Wythe</translation>
    </message>
    <message>
        <source>&amp;First steps in Yodd</source>
        <translation>&amp;Erste Schritte in Yodd</translation>
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
        <source>&amp;Gaps in the edge</source>
        <translation>&amp;Lücken am Rand</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Help on this screen</source>
        <translation>&amp;Hilfe zu dieser Ansicht</translation>
    </message>
    <message>
        <source>&amp;Joined by a push</source>
        <translation>&amp;Durch Schieben verbunden</translation>
    </message>
    <message>
        <source>&amp;Keep my mistakes for training</source>
        <translation>Meine Fehler fürs Training b&amp;ehalten</translation>
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
        <source>&amp;Learn</source>
        <translation>&amp;Lernen</translation>
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
        <source>&amp;Locks and walls</source>
        <translation>&amp;Schlösser und Mauern</translation>
    </message>
    <message>
        <source>&amp;Mark cells</source>
        <translation>Felder &amp;markieren</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>&amp;Zeichen</translation>
    </message>
    <message>
        <source>&amp;Mirror</source>
        <translation>&amp;Spiegeln</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Neue Partie</translation>
    </message>
    <message>
        <source>&amp;Next mistake</source>
        <translation>&amp;Nächster Fehler</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>&amp;Nächster Bereich</translation>
    </message>
    <message>
        <source>&amp;Next variation</source>
        <translation>Nä&amp;chste Variante</translation>
    </message>
    <message>
        <source>&amp;No move numbers</source>
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
        <source>&amp;Odd and even</source>
        <translation>&amp;Gerade und ungerade</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>&amp;Öffnen …</translation>
    </message>
    <message>
        <source>&amp;Openings</source>
        <translation>Er&amp;öffnungen</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>Bereic&amp;he</translation>
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
        <source>&amp;Previous mistake</source>
        <translation>&amp;Voriger Fehler</translation>
    </message>
    <message>
        <source>&amp;Previous pane</source>
        <translation>V&amp;origer Bereich</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Been&amp;den</translation>
    </message>
    <message>
        <source>&amp;Reaching the edge</source>
        <translation>Zum &amp;Rand</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Redo edit</source>
        <translation>Änderung w&amp;iederholen</translation>
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
        <source>&amp;Reset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Review the game</source>
        <translation>&amp;Partie auswerten</translation>
    </message>
    <message>
        <source>&amp;Safe diamonds</source>
        <translation>&amp;Sichere Rauten</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Sizes that cancel</source>
        <translation>&amp;Gleiche Größen fallen weg</translation>
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
        <source>&amp;Stop the review</source>
        <translation>Auswertung &amp;anhalten</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>&amp;Think on my time</source>
        <translation>In &amp;meiner Zeit denken</translation>
    </message>
    <message>
        <source>&amp;Training</source>
        <translation>&amp;Training</translation>
    </message>
    <message>
        <source>&amp;Triangles</source>
        <translation>&amp;Dreiecke</translation>
    </message>
    <message>
        <source>&amp;Troubleshooting</source>
        <translation>&amp;Problembehandlung</translation>
    </message>
    <message>
        <source>&amp;Two bridges at once</source>
        <translation>&amp;Zwei Brücken zugleich</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Undo edit</source>
        <translation>Änderung rückgän&amp;gig</translation>
    </message>
    <message>
        <source>&amp;Undo {edit}</source>
        <translation>&amp;Rückgängig: {edit}</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Warn me before bad moves</source>
        <translation>Vor schlechten Zügen &amp;warnen</translation>
    </message>
    <message>
        <source>&amp;Write a comment</source>
        <translation>Kommentar &amp;schreiben</translation>
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
        <source>(%Ln time(s) so far)</source>
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
        <source>+{number} points</source>
        <translation>+{number} Punkte</translation>
    </message>
    <message>
        <source>2026-05-01, or 2026-05, or 2026</source>
        <translation>2026-05-01, 2026-05 oder 2026</translation>
    </message>
    <message>
        <source>A capture completes the row.</source>
        <translation>Ein Schlag vollendet die Reihe.</translation>
    </message>
    <message>
        <source>A disc cannot pass over other discs.</source>
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
        <source>A friend</source>
        <translation>Ein Freund</translation>
    </message>
    <message>
        <source>A game that was open cannot be read: {why}.</source>
        <translation>Eine Partie, die offen war, lässt sich nicht lesen: {why}.</translation>
    </message>
    <message>
        <source>A half cannot be placed on its own colour.</source>
        <translation>Eine Hälfte darf nicht auf ihrer eigenen Farbe liegen.</translation>
    </message>
    <message>
        <source>A new game begins with the moves up to here. This game stays as it is.</source>
        <translation>Eine neue Partie beginnt mit den Zügen bis hierher. Diese bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>A new game begins. The game that is open now is kept.</source>
        <translation>Eine neue Partie beginnt. Die jetzt offene Partie bleibt erhalten.</translation>
    </message>
    <message>
        <source>A piece cannot cover the whole of another piece.</source>
        <translation>Ein Domino darf kein anderes ganz verdecken.</translation>
    </message>
    <message>
        <source>A piece has one black and one white half.</source>
        <translation>Ein Domino hat eine schwarze und eine weiße Hälfte.</translation>
    </message>
    <message>
        <source>A quotation mark in the command line is not closed.</source>
        <translation>In der Befehlszeile ist ein Anführungszeichen nicht geschlossen.</translation>
    </message>
    <message>
        <source>A row of black discs: {numbers}.</source>
        <translation>Eine Reihe schwarzer Scheiben: {numbers}.</translation>
    </message>
    <message>
        <source>A row of white discs: {numbers}.</source>
        <translation>Eine Reihe weißer Scheiben: {numbers}.</translation>
    </message>
    <message>
        <source>A slide alone completes the row.</source>
        <translation>Schon das Ziehen vollendet die Reihe.</translation>
    </message>
    <message>
        <source>A test finds out which games the engine plays.</source>
        <translation>Ein Test zeigt, welche Spiele die Engine spielt.</translation>
    </message>
    <message>
        <source>A test shows here what is sent (→), received (←) and reported (!).</source>
        <translation>Ein Test zeigt hier, was gesendet (→), empfangen (←) und gemeldet (!) wird.</translation>
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
        <source>About my strength</source>
        <translation>Etwa meine Stärke</translation>
    </message>
    <message>
        <source>About the game</source>
        <translation>Über die Partie</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Accuracy: how close the moves came to the best ones, from 0 to 100.</source>
        <translation>Genauigkeit: wie nah die Züge den besten kamen, von 0 bis 100.</translation>
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
        <source>Add an engine – Oddments</source>
        <translation>Engine hinzufügen – Oddments</translation>
    </message>
    <message>
        <source>Add games from files to the library</source>
        <translation>Partien aus Dateien in die Bibliothek aufnehmen</translation>
    </message>
    <message>
        <source>Add …</source>
        <comment>engine</comment>
        <translation>Hinzufügen …</translation>
    </message>
    <message>
        <source>After Black’s first stone White is to move, or Black if White has passed.</source>
        <translation>Nach dem ersten Stein von Schwarz ist Weiß am Zug, oder Schwarz, wenn Weiß gepasst hat.</translation>
    </message>
    <message>
        <source>After an undo, the game continues without clocks.</source>
        <translation>Nach „Rückgängig“ geht die Partie ohne Uhren weiter.</translation>
    </message>
    <message>
        <source>After five games in a row against one level, this says which one to try next.</source>
        <translation>Nach fünf Partien in Folge gegen dieselbe Stufe steht hier, welche als Nächstes passt.</translation>
    </message>
    <message>
        <source>After move {turn}, {caption}</source>
        <translation>Nach Zug {turn}, {caption}</translation>
    </message>
    <message>
        <source>Agreed value</source>
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
        <source>All games played here</source>
        <translation>Alle Partien, die hier gespielt wurden</translation>
    </message>
    <message>
        <source>All groups cancel each other out: whoever placed the last stone loses.</source>
        <translation>Alle Gruppen heben sich auf: Wer den letzten Stein gesetzt hat, verliert.</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Alle Züge</translation>
    </message>
    <message>
        <source>All the rules of this game</source>
        <translation>Alle Regeln dieses Spiels</translation>
    </message>
    <message>
        <source>All variations</source>
        <translation>Alle Varianten</translation>
    </message>
    <message>
        <source>Also: the mouse wheel, turned or pressed</source>
        <translation>Auch mit dem Mausrad: drehen oder drücken</translation>
    </message>
    <message>
        <source>Also: {key}, or the mouse wheel, turned or pressed</source>
        <translation>Auch mit {key} oder dem Mausrad: drehen oder drücken</translation>
    </message>
    <message>
        <source>Alt and the letter</source>
        <translation>Alt und der Buchstabe</translation>
    </message>
    <message>
        <source>Analyse</source>
        <comment>button</comment>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analysieren</translation>
    </message>
    <message>
        <source>Analyse with Oddments</source>
        <translation>Mit Oddments analysieren</translation>
    </message>
    <message>
        <source>Ani&amp;mate moves</source>
        <translation>Züge ani&amp;mieren</translation>
    </message>
    <message>
        <source>Animated GIF</source>
        <translation>Animiertes GIF</translation>
    </message>
    <message>
        <source>Another piece lies on it. Remove that one first.</source>
        <translation>Ein anderes Domino liegt darauf. Nimm das zuerst weg.</translation>
    </message>
    <message>
        <source>Another program has changed {name} since it was opened here, so it was not overwritten. Save this game to another file.</source>
        <translation>Ein anderes Programm hat {name} geändert, seit es hier geöffnet wurde; es wurde nicht überschrieben. Speichere diese Partie in einer anderen Datei.</translation>
    </message>
    <message>
        <source>Another program has changed {name} since it was opened here. This window shows the game as it was.</source>
        <translation>Ein anderes Programm hat {name} geändert, seit die Datei hier geöffnet wurde. Dieses Fenster zeigt die Partie, wie sie war.</translation>
    </message>
    <message>
        <source>Another program has changed {name} since it was opened here. This window shows the game as it was; it stays in the library when you reload the file.</source>
        <translation>Ein anderes Programm hat {name} geändert, seit die Datei hier geöffnet wurde. Dieses Fenster zeigt die Partie, wie sie war; sie bleibt in der Bibliothek, wenn du die Datei neu lädst.</translation>
    </message>
    <message>
        <source>Another size</source>
        <translation>Andere Größe</translation>
    </message>
    <message>
        <source>Any position</source>
        <translation>Alle Stellungen</translation>
    </message>
    <message>
        <source>Any program that speaks the Go Text Protocol can play here, analyse and review games, also one on another computer: {example}</source>
        <translation>Jedes Programm, das das Go Text Protocol spricht, kann hier spielen, analysieren und Partien auswerten, auch auf einem anderen Computer: {example}</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Alle Ergebnisse</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Erscheinungsbild</translation>
    </message>
    <message>
        <source>Arrow from {start} to {end}.</source>
        <translation>Pfeil von {start} nach {end}.</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Arrow removed.</source>
        <translation>Pfeil entfernt.</translation>
    </message>
    <message>
        <source>Arrows: click both ends</source>
        <translation>Pfeile: beide Enden anklicken</translation>
    </message>
    <message>
        <source>As in the game</source>
        <translation>Wie in der Partie</translation>
    </message>
    <message>
        <source>As in the window</source>
        <translation>Wie im Fenster</translation>
    </message>
    <message>
        <source>As the engine calls itself</source>
        <translation>Wie sich die Engine selbst nennt</translation>
    </message>
    <message>
        <source>As the theme</source>
        <translation>Wie im Farbschema</translation>
    </message>
    <message>
        <source>Asked for: {cells}.</source>
        <translation>Gesucht: {cells}.</translation>
    </message>
    <message>
        <source>Assessment of the move</source>
        <translation>Bewertung des Zugs</translation>
    </message>
    <message>
        <source>Assessment of this move: {assessment}.</source>
        <translation>Bewertung dieses Zugs: {assessment}.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back at move {number}: {turn}</source>
        <translation>Zurück bei Zug {number}: {turn}</translation>
    </message>
    <message>
        <source>Back at the start</source>
        <translation>Zurück am Anfang</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Zurück zum Ergebnis</translation>
    </message>
    <message>
        <source>Bar: this stone cannot be pushed.</source>
        <translation>Balken: Dieser Stein kann nicht geschoben werden.</translation>
    </message>
    <message>
        <source>Began as Black</source>
        <translation>Mit Schwarz begonnen</translation>
    </message>
    <message>
        <source>Began as White</source>
        <translation>Mit Weiß begonnen</translation>
    </message>
    <message>
        <source>Begin again at the end</source>
        <translation>Am Ende von vorn beginnen</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Best group’s sides</source>
        <translation>Seiten der besten Gruppe</translation>
    </message>
    <message>
        <source>Better</source>
        <comment>column</comment>
        <translation>Besser</translation>
    </message>
    <message>
        <source>Better than before ({after}, your move had {mistake}), but there is a better one yet.</source>
        <translation>Besser als vorher ({after}, dein Zug hatte {mistake}), aber es gibt einen noch besseren.</translation>
    </message>
    <message>
        <source>Better: {best}, which wins by force.</source>
        <translation>Besser: {best}; das gewinnt erzwungen.</translation>
    </message>
    <message>
        <source>Better: {best}.</source>
        <translation>Besser: {best}.</translation>
    </message>
    <message>
        <source>Biggest group</source>
        <translation>Größte Gruppe</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Black (moves first)</source>
        <translation>Schwarz (beginnt)</translation>
    </message>
    <message>
        <source>Black and White have equally many stones: Black is to move</source>
        <translation>Schwarz und Weiß haben gleich viele Steine: Schwarz ist am Zug</translation>
    </message>
    <message>
        <source>Black and White have the same number of stones, so Black is to move.</source>
        <translation>Schwarz und Weiß haben gleich viele Steine, also ist Schwarz am Zug.</translation>
    </message>
    <message>
        <source>Black disc</source>
        <translation>Schwarze Scheibe</translation>
    </message>
    <message>
        <source>Black half first</source>
        <translation>Schwarze Hälfte zuerst</translation>
    </message>
    <message>
        <source>Black has one more stone, so White is to move.</source>
        <translation>Schwarz hat einen Stein mehr, also ist Weiß am Zug.</translation>
    </message>
    <message>
        <source>Black has one more stone: White is to move</source>
        <translation>Schwarz hat einen Stein mehr: Weiß ist am Zug</translation>
    </message>
    <message>
        <source>Black has placed one stone: White is to move, or Black after one pass</source>
        <translation>Schwarz hat einen Stein gesetzt: Weiß ist am Zug, oder nach einmal Passen Schwarz</translation>
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
        <source>Black moves first, so White gets extra points. One player names how many; the other chooses a colour.</source>
        <translation>Schwarz zieht zuerst, deshalb bekommt Weiß zusätzliche Punkte. Ein Spieler nennt ihre Zahl, der andere wählt die Farbe.</translation>
    </message>
    <message>
        <source>Black must have as many stones as White, or one more</source>
        <translation>Schwarz muss so viele Steine haben wie Weiß, oder einen mehr</translation>
    </message>
    <message>
        <source>Black must have as many stones as White, or one more.</source>
        <translation>Schwarz muss so viele Steine haben wie Weiß, oder einen mehr.</translation>
    </message>
    <message>
        <source>Black scores {black} and White {white}.</source>
        <translation>Punkte: Schwarz {black}, Weiß {white}.</translation>
    </message>
    <message>
        <source>Black stone</source>
        <translation>Schwarzer Stein</translation>
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
        <source>Black {black}, White {white}, empty {empty}</source>
        <translation>Schwarz {black}, Weiß {white}, leer {empty}</translation>
    </message>
    <message>
        <source>Black&apos;s first move is one stone</source>
        <translation>der erste Zug von Schwarz ist ein Stein</translation>
    </message>
    <message>
        <source>Black: moves first</source>
        <translation>Schwarz: beginnt</translation>
    </message>
    <message>
        <source>Black’s first move is exactly one stone.</source>
        <translation>Der erste Zug von Schwarz ist genau ein Stein.</translation>
    </message>
    <message>
        <source>Bo&amp;ards and pieces …</source>
        <translation>Bretter un&amp;d Steine …</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Board</source>
        <comment>column</comment>
        <translation>Brett</translation>
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
        <source>Boards and pieces</source>
        <translation>Bretter und Steine</translation>
    </message>
    <message>
        <source>Both players had to pass.</source>
        <translation>Beide Spieler mussten passen.</translation>
    </message>
    <message>
        <source>Both players have a turn to skip: nobody skips.</source>
        <translation>Beide Spieler müssten aussetzen: Niemand setzt aus.</translation>
    </message>
    <message>
        <source>Both players have passed: the game is over</source>
        <translation>Beide haben gepasst: Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>Both players passed.</source>
        <translation>Beide Spieler haben gepasst.</translation>
    </message>
    <message>
        <source>Both players passed: the colour with fewer groups wins.</source>
        <translation>Beide Spieler haben gepasst: Die Farbe mit weniger Gruppen gewinnt.</translation>
    </message>
    <message>
        <source>Browse …</source>
        <translation>Durchsuchen …</translation>
    </message>
    <message>
        <source>By &amp;keyboard</source>
        <translation>Mit der Ta&amp;statur</translation>
    </message>
    <message>
        <source>By board</source>
        <translation>Nach Brett</translation>
    </message>
    <message>
        <source>By colour</source>
        <translation>Nach Farbe</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Nach Spiel</translation>
    </message>
    <message>
        <source>By level</source>
        <translation>Nach Stufe</translation>
    </message>
    <message>
        <source>By month</source>
        <translation>Nach Monat</translation>
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
        <source>Cancel the test</source>
        <translation>Test abbrechen</translation>
    </message>
    <message>
        <source>Cancel the un&amp;finished move</source>
        <translation>Angefangenen Zug &amp;verwerfen</translation>
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
        <source>Casual player</source>
        <translation>Gelegenheitsspieler</translation>
    </message>
    <message>
        <source>Cells along one side of the board.</source>
        <translation>Felder entlang einer Seite des Bretts.</translation>
    </message>
    <message>
        <source>Cells that join groups</source>
        <translation>Felder, die Gruppen verbinden</translation>
    </message>
    <message>
        <source>Chance to win: {before}; with your move, {played}: {after}.</source>
        <translation>Gewinnchance: {before}; mit deinem Zug {played}: {after}.</translation>
    </message>
    <message>
        <source>Chance to win: {rate}, almost as good as {best} with {most}.</source>
        <translation>Gewinnchance: {rate}, fast so gut wie {best} mit {most}.</translation>
    </message>
    <message>
        <source>Chance to win: {rate}. The engine finds nothing better.</source>
        <translation>Gewinnchance: {rate}. Die Engine findet nichts Besseres.</translation>
    </message>
    <message>
        <source>Checking your move …</source>
        <translation>Dein Zug wird geprüft …</translation>
    </message>
    <message>
        <source>Checking …</source>
        <translation>Wird geprüft …</translation>
    </message>
    <message>
        <source>Choose a colour</source>
        <translation>Farbe wählen</translation>
    </message>
    <message>
        <source>Choose a program</source>
        <translation>Programm wählen</translation>
    </message>
    <message>
        <source>Choose boards and pieces</source>
        <translation>Bretter und Steine wählen</translation>
    </message>
    <message>
        <source>Choose the destination.</source>
        <translation>Wähle das Ziel.</translation>
    </message>
    <message>
        <source>Choose where the disc goes, or click it again to release it.</source>
        <translation>Wähle, wohin die Scheibe zieht, oder klick sie noch einmal an, um sie loszulassen.</translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation>Wählen …</translation>
    </message>
    <message>
        <source>Choose: {what}</source>
        <translation>Wählen: {what}</translation>
    </message>
    <message>
        <source>Chooses a colour</source>
        <translation>Wählt die Farbe</translation>
    </message>
    <message>
        <source>Circles</source>
        <translation>Kreise</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Filter zurücksetzen</translation>
    </message>
    <message>
        <source>Clear this list</source>
        <translation>Liste leeren</translation>
    </message>
    <message>
        <source>Click a cell to mark it, and again to remove the mark. Press Esc to return to the game.</source>
        <translation>Klick ein Feld an, um es zu markieren, und noch einmal, um das Zeichen zu entfernen. Mit Esc geht die Partie weiter.</translation>
    </message>
    <message>
        <source>Click cells or drag across them; drag a piece to move it; right-click removes</source>
        <translation>Klick auf Felder oder zieh darüber; zieh einen Stein, um ihn zu versetzen; ein Rechtsklick entfernt</translation>
    </message>
    <message>
        <source>Click on the current cell</source>
        <translation>Das aktuelle Feld anklicken</translation>
    </message>
    <message>
        <source>Click one ringed disc to capture them all, or press “Do not capture”.</source>
        <translation>Klick eine umringte Scheibe an, um alle zu schlagen, oder drück „Nicht schlagen“.</translation>
    </message>
    <message>
        <source>Click one ringed disc to capture them all.</source>
        <translation>Klick eine umringte Scheibe an, um alle zu schlagen.</translation>
    </message>
    <message>
        <source>Click the ringed disc to capture it, or press “Do not capture”.</source>
        <translation>Klick die umringte Scheibe an, um sie zu schlagen, oder drück „Nicht schlagen“.</translation>
    </message>
    <message>
        <source>Click the ringed disc to capture it.</source>
        <translation>Klick die umringte Scheibe an, um sie zu schlagen.</translation>
    </message>
    <message>
        <source>Click the square of one half, then that of the other, or drag; Del removes</source>
        <translation>Klick auf das Feld der einen Hälfte, dann auf das der anderen, oder zieh; Entf entfernt</translation>
    </message>
    <message>
        <source>Click “Next” or press Enter.</source>
        <translation>Klick „Weiter“ an oder drück die Eingabetaste.</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Uhren</translation>
    </message>
    <message>
        <source>Clocks: {times}</source>
        <translation>Uhren: {times}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>Suche schließen</translation>
    </message>
    <message>
        <source>Co&amp;py report</source>
        <translation>Bericht &amp;kopieren</translation>
    </message>
    <message>
        <source>Colour</source>
        <comment>column</comment>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>Befehlszeile</translation>
    </message>
    <message>
        <source>Command line</source>
        <comment>column</comment>
        <translation>Befehlszeile</translation>
    </message>
    <message>
        <source>Command that installs the game</source>
        <translation>Befehl, der das Spiel installiert</translation>
    </message>
    <message>
        <source>Commands at the start of a game</source>
        <translation>Befehle zu Beginn einer Partie</translation>
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
        <source>Complete the connection now.</source>
        <translation>Vollende jetzt die Verbindung.</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Bestandteile</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Computer, about your strength</source>
        <translation>Computer, etwa deine Stärke</translation>
    </message>
    <message>
        <source>Computer, level {level}</source>
        <translation>Computer, Stufe {level}</translation>
    </message>
    <message>
        <source>Confir&amp;m the move shown</source>
        <translation>Gezeigten Zug &amp;bestätigen</translation>
    </message>
    <message>
        <source>Connect three sides around the middle of a board with 3, 5, 7 or 9 sides.</source>
        <translation>Verbinde drei Seiten um die Mitte eines Bretts mit 3, 5, 7 oder 9 Seiten.</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Continuation</source>
        <comment>column</comment>
        <translation>Fortsetzung</translation>
    </message>
    <message>
        <source>Continuations</source>
        <translation>Fortsetzungen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Continue playing through</source>
        <translation>Weiter abspielen</translation>
    </message>
    <message>
        <source>Continue the move, or end it.</source>
        <translation>Setz den Zug fort oder beende ihn.</translation>
    </message>
    <message>
        <source>Continue the move.</source>
        <translation>Setz den Zug fort.</translation>
    </message>
    <message>
        <source>Continue the review</source>
        <translation>Auswertung fortsetzen</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Koordinaten</translation>
    </message>
    <message>
        <source>Copied: {branch}.</source>
        <translation>Kopiert: {branch}.</translation>
    </message>
    <message>
        <source>Copy &amp;game</source>
        <translation>&amp;Partie kopieren</translation>
    </message>
    <message>
        <source>Copy an error &amp;report</source>
        <translation>&amp;Fehlerbericht kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Als &amp;Text kopieren</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
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
        <source>Copy the command</source>
        <translation>Befehl kopieren</translation>
    </message>
    <message>
        <source>Could not move or delete {name}: {why}.</source>
        <translation>{name} konnte nicht verschoben oder gelöscht werden: {why}.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Zählen</translation>
    </message>
    <message>
        <source>Count automatically</source>
        <translation>Automatisch zählen</translation>
    </message>
    <message>
        <source>Count the result on the board, step by step</source>
        <translation>Das Ergebnis auf dem Brett zählen, Schritt für Schritt</translation>
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
        <source>Counted from the games in your library, on this computer only. A game that you delete there no longer counts.</source>
        <translation>Gezählt aus den Partien deiner Bibliothek, nur auf diesem Computer. Eine dort gelöschte Partie zählt nicht mehr.</translation>
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
        <source>Cut: {branch}.</source>
        <translation>Ausgeschnitten: {branch}.</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Dark wood</source>
        <comment>board</comment>
        <translation>Dunkles Holz</translation>
    </message>
    <message>
        <source>Dashed triangle: sides {sides} enclose the middle.</source>
        <translation>Gestricheltes Dreieck: Die Seiten {sides} schließen die Mitte ein.</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Day</source>
        <comment>column</comment>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Decide first: click a ringed disc to capture, or press “Do not capture”.</source>
        <translation>Entscheide zuerst: Klick eine umringte Scheibe an, um alle zu schlagen, oder drück „Nicht schlagen“.</translation>
    </message>
    <message>
        <source>Deep</source>
        <comment>depth</comment>
        <translation>Gründlich</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <translation>Endgültig löschen</translation>
    </message>
    <message>
        <source>Delete this card</source>
        <translation>Diese Karte löschen</translation>
    </message>
    <message>
        <source>Deleted: {branch}. You can undo this.</source>
        <translation>Gelöscht: {branch}. Das lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>Depth of the review</source>
        <translation>Gründlichkeit der Auswertung</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>Details …</source>
        <translation>Einzelheiten …</translation>
    </message>
    <message>
        <source>Diagram every</source>
        <translation>Ein Diagramm alle</translation>
    </message>
    <message>
        <source>Diagrams per page</source>
        <translation>Diagramme je Seite</translation>
    </message>
    <message>
        <source>Divide the other player’s groups.</source>
        <translation>Teile die Gruppen des anderen Spielers.</translation>
    </message>
    <message>
        <source>Do &amp;not capture</source>
        <translation>&amp;Nicht schlagen</translation>
    </message>
    <message>
        <source>Do not ask this again</source>
        <translation>Das nicht wieder fragen</translation>
    </message>
    <message>
        <source>Do not choose: {what}</source>
        <translation>Nicht wählen: {what}</translation>
    </message>
    <message>
        <source>Done for now</source>
        <translation>Fertig für jetzt</translation>
    </message>
    <message>
        <source>Done for today</source>
        <translation>Fertig für heute</translation>
    </message>
    <message>
        <source>Dots: a piece fits there.</source>
        <translation>Punkte: Dort passt ein Domino.</translation>
    </message>
    <message>
        <source>Dots: the colours that fit there.</source>
        <translation>Punkte: Farben, die dort passen.</translation>
    </message>
    <message>
        <source>Down to level {level}</source>
        <translation>Runter auf Stufe {level}</translation>
    </message>
    <message>
        <source>Drag to resize the comments</source>
        <translation>Ziehen, um die Größe der Kommentare zu ändern</translation>
    </message>
    <message>
        <source>Drag to resize the panels</source>
        <translation>Ziehen, um die Breite der Bereiche zu ändern</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Draw (proven)</source>
        <translation>Remis (bewiesen)</translation>
    </message>
    <message>
        <source>Drawn</source>
        <comment>games</comment>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <comment>engine</comment>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>E&amp;xpectation map</source>
        <translation>E&amp;rwartungskarte</translation>
    </message>
    <message>
        <source>Edit an engine – Oddments</source>
        <translation>Engine bearbeiten – Oddments</translation>
    </message>
    <message>
        <source>Edit variati&amp;ons</source>
        <translation>Var&amp;ianten bearbeiten</translation>
    </message>
    <message>
        <source>Edit …</source>
        <comment>engine</comment>
        <translation>Bearbeiten …</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Leeres Brett</translation>
    </message>
    <message>
        <source>Empty the trash</source>
        <translation>Papierkorb leeren</translation>
    </message>
    <message>
        <source>Empty trash …</source>
        <translation>Papierkorb leeren …</translation>
    </message>
    <message>
        <source>Encoding …</source>
        <translation>Kodierung …</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Engine</source>
        <comment>column</comment>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Engine that analyses</source>
        <translation>Engine, die analysiert</translation>
    </message>
    <message>
        <source>Engine that reviews</source>
        <translation>Engine, die auswertet</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Engines</translation>
    </message>
    <message>
        <source>Engines – Oddments</source>
        <translation>Engines – Oddments</translation>
    </message>
    <message>
        <source>Engines …</source>
        <translation>Engines …</translation>
    </message>
    <message>
        <source>Eraser</source>
        <translation>Radierer</translation>
    </message>
    <message>
        <source>Error output of {engine}</source>
        <translation>Fehlerausgabe von {engine}</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Veranstaltung</translation>
    </message>
    <message>
        <source>Every game against a level counts here, from the first one on.</source>
        <translation>Hier zählt jede Partie gegen eine Stufe, von der ersten an.</translation>
    </message>
    <message>
        <source>Every game is saved as you play.</source>
        <translation>Jede Partie wird beim Spielen gespeichert.</translation>
    </message>
    <message>
        <source>Every game you play is saved and listed here from its first move on. You can also import games from other programs or players.</source>
        <translation>Jede Partie, die du spielst, wird gespeichert und steht ab dem ersten Zug in dieser Liste. Partien aus anderen Programmen oder von anderen Spielern kannst du importieren.</translation>
    </message>
    <message>
        <source>Every group counts by its size squared; White gets komi.</source>
        <translation>Jede Gruppe zählt ihre Größe im Quadrat; Weiß bekommt Komi.</translation>
    </message>
    <message>
        <source>Every stone pushes its neighbours away. End with the biggest unmatched group.</source>
        <translation>Jeder Stein schiebt seine Nachbarn weg. Die größte Gruppe ohne Gegenstück gewinnt.</translation>
    </message>
    <message>
        <source>Expectation map off.</source>
        <translation>Erwartungskarte aus.</translation>
    </message>
    <message>
        <source>Expectation map on. Each cell says what it is likely to hold at the end.</source>
        <translation>Erwartungskarte an. Jedes Feld sagt, was dort am Ende wohl sein wird.</translation>
    </message>
    <message>
        <source>Expectation map: playing random games …</source>
        <translation>Erwartungskarte: Es laufen Zufallspartien …</translation>
    </message>
    <message>
        <source>Expectation map: the game is over, nothing is left to expect.</source>
        <translation>Erwartungskarte: Die Partie ist zu Ende, es gibt nichts mehr zu erwarten.</translation>
    </message>
    <message>
        <source>Experienced</source>
        <translation>Erfahren</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Export all cards …</source>
        <translation>Alle Karten exportieren …</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Exporting games …</source>
        <translation>Partien werden exportiert …</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed</comment>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Fewer groups win.</source>
        <translation>Weniger Gruppen gewinnen.</translation>
    </message>
    <message>
        <source>Filled: the best move. A full green ring: as good. A short red one: {loss} worse or more.</source>
        <translation>Gefüllt: der beste Zug. Ein voller grüner Ring: ebenso gut. Ein kurzer roter: um {loss} oder mehr schlechter.</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Find a better move</source>
        <translation>Finde einen besseren Zug</translation>
    </message>
    <message>
        <source>Find a move that wins, whatever the other player does.</source>
        <translation>Finde einen Zug, der gewinnt, was der andere Spieler auch tut.</translation>
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
        <source>Find in comments, titles and labels</source>
        <translation>In Kommentaren, Titeln und Beschriftungen suchen</translation>
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
        <source>Find the position of the game that you looked at last</source>
        <translation>Die Stellung der zuletzt angesehenen Partie suchen</translation>
    </message>
    <message>
        <source>Finished: {result}</source>
        <translation>Beendet: {result}</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Als Erster</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Erster Schritt</translation>
    </message>
    <message>
        <source>Five in &amp;two moves</source>
        <translation>&amp;Fünf in zwei Zügen</translation>
    </message>
    <message>
        <source>Five minutes are over</source>
        <translation>Fünf Minuten sind um</translation>
    </message>
    <message>
        <source>Flat</source>
        <comment>pieces</comment>
        <translation>Flach</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Dem System folgen</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>From move</source>
        <translation>Ab Zug</translation>
    </message>
    <message>
        <source>From this day on</source>
        <translation>Ab diesem Tag</translation>
    </message>
    <message>
        <source>From your game ({date})</source>
        <translation>Aus deiner Partie ({date})</translation>
    </message>
    <message>
        <source>From your game against {opponent}</source>
        <translation>Aus deiner Partie gegen {opponent}</translation>
    </message>
    <message>
        <source>From your game against {opponent} ({date})</source>
        <translation>Aus deiner Partie gegen {opponent} ({date})</translation>
    </message>
    <message>
        <source>From …</source>
        <translation>Ab …</translation>
    </message>
    <message>
        <source>Full &amp;lines</source>
        <translation>&amp;Volle Linien</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
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
        <source>Game l&amp;og</source>
        <translation>Verlauf der &amp;Partie</translation>
    </message>
    <message>
        <source>Game log</source>
        <translation>Verlauf der Partie</translation>
    </message>
    <message>
        <source>Game of the puzzles</source>
        <translation>Spiel der Aufgaben</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>games</comment>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Games ({patterns})</source>
        <translation>Partien ({patterns})</translation>
    </message>
    <message>
        <source>Games in which this position occurred, also rotated or mirrored</source>
        <translation>Partien, in denen diese Stellung vorkam, auch gedreht und gespiegelt</translation>
    </message>
    <message>
        <source>Games in {name} – Oddments</source>
        <translation>Partien in {name} – Oddments</translation>
    </message>
    <message>
        <source>Games that could not be read</source>
        <translation>Partien, die nicht gelesen werden konnten</translation>
    </message>
    <message>
        <source>Games that you delete stay here until you empty the trash.</source>
        <translation>Gelöschte Partien bleiben hier, bis du den Papierkorb leerst.</translation>
    </message>
    <message>
        <source>Go to the en&amp;d</source>
        <translation>Zum &amp;Ende</translation>
    </message>
    <message>
        <source>Go to the star&amp;t</source>
        <translation>Zum &amp;Anfang</translation>
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
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Help &amp;contents</source>
        <translation>&amp;Inhalt der Hilfe</translation>
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
        <source>Hint</source>
        <comment>button</comment>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Hint: {turn} ({value}). Press Esc to hide it.</source>
        <translation>Tipp: {turn} ({value}). Ausblenden mit Esc.</translation>
    </message>
    <message>
        <source>Hint: {turn}.</source>
        <translation>Tipp: {turn}.</translation>
    </message>
    <message>
        <source>Hint: {turn}. Press Esc to hide it.</source>
        <translation>Tipp: {turn}. Ausblenden mit Esc.</translation>
    </message>
    <message>
        <source>How good the moves were</source>
        <translation>Wie gut die Züge waren</translation>
    </message>
    <message>
        <source>How the games of the library continued</source>
        <translation>Wie die Partien der Bibliothek weitergingen</translation>
    </message>
    <message>
        <source>How the komi is set</source>
        <translation>Wie das Komi bestimmt wird</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>If the game ended here, Black would score {black} and White {white}.</source>
        <translation>Endete die Partie hier, wären die Punkte: Schwarz {black}, Weiß {white}.</translation>
    </message>
    <message>
        <source>If the game has clocks, they may leave less.</source>
        <translation>Hat die Partie Uhren, kann es weniger sein.</translation>
    </message>
    <message>
        <source>If {winner} passes too, you lose{score}.</source>
        <translation>Wenn {winner} auch passt, verlierst du{score}.</translation>
    </message>
    <message>
        <source>If {winner} passes too, {loser} loses{score}.</source>
        <translation>Wenn {winner} auch passt, verliert {loser}{score}.</translation>
    </message>
    <message>
        <source>Ignored: the game had only just changed. Try again.</source>
        <translation>Nicht ausgeführt: Die Partie hatte sich gerade erst geändert. Versuche es noch einmal.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Import cards …</source>
        <translation>Karten importieren …</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Partien importieren</translation>
    </message>
    <message>
        <source>Import training cards</source>
        <translation>Trainingskarten importieren</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>Imported from {name}:</source>
        <translation>Aus {name} importiert:</translation>
    </message>
    <message>
        <source>Importing games …</source>
        <translation>Partien werden importiert …</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>Im Fenster</translation>
    </message>
    <message>
        <source>It is good enough to skip a turn for.</source>
        <translation>Dafür lohnt es sich, einmal auszusetzen.</translation>
    </message>
    <message numerus="yes">
        <source>It reaches side {side} by a path of %Ln stone(s).</source>
        <translation>
            <numerusform>Sie erreicht Seite {side} über einen Weg aus einem Stein.</numerusform>
            <numerusform>Sie erreicht Seite {side} über einen Weg aus %Ln Steinen.</numerusform>
        </translation>
    </message>
    <message>
        <source>It touches side {side} with one stone.</source>
        <translation>Sie berührt Seite {side} mit einem Stein.</translation>
    </message>
    <message>
        <source>Join groups of your own.</source>
        <translation>Verbinde eigene Gruppen.</translation>
    </message>
    <message>
        <source>Join stones of your own by a push.</source>
        <translation>Verbinde eigene Steine, indem du sie schiebst.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Key {key}</source>
        <translation>Taste {key}</translation>
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
        <source>Komi: White gets {komi}, for a total of {total}.</source>
        <translation>Komi: Weiß erhält {komi} dazu, zusammen {total}.</translation>
    </message>
    <message>
        <source>L&amp;essons</source>
        <translation>&amp;Lektionen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message numerus="yes">
        <source>Last %Ln move(s)</source>
        <translation>
            <numerusform>Letzter Zug</numerusform>
            <numerusform>Letzte %Ln Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Letzter Schritt</translation>
    </message>
    <message>
        <source>Learn by doing</source>
        <translation>Spielend lernen</translation>
    </message>
    <message>
        <source>Learn {game} in a two-minute lesson</source>
        <translation>{game} lernen, mit einer Lektion von zwei Minuten</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Lernender</translation>
    </message>
    <message>
        <source>Legal position. The game is a draw: {reason}</source>
        <translation>Erlaubte Stellung. Die Partie ist remis: {reason}</translation>
    </message>
    <message>
        <source>Legal position. {player} has won: {reason}</source>
        <translation>Erlaubte Stellung. {player} hat gewonnen: {reason}</translation>
    </message>
    <message>
        <source>Legal position. {player} is to move.</source>
        <translation>Erlaubte Stellung. Am Zug: {player}.</translation>
    </message>
    <message>
        <source>Lesson complete</source>
        <translation>Lektion geschafft</translation>
    </message>
    <message>
        <source>Lesson finished, with some steps skipped.</source>
        <translation>Lektion beendet, einige Schritte übersprungen.</translation>
    </message>
    <message>
        <source>Let Oddments play</source>
        <translation>Oddments spielen lassen</translation>
    </message>
    <message>
        <source>Letters: A, B, C …</source>
        <translation>Buchstaben: A, B, C …</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>column</comment>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>Stufe {level}</translation>
    </message>
    <message>
        <source>Levels whose moves lose about as much. A single game says little: the numbers in brackets are those that are possible.</source>
        <translation>Stufen, deren Züge etwa ebenso viel verlieren. Eine einzelne Partie sagt wenig: Die Zahlen in Klammern sind die möglichen.</translation>
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
        <source>Light wood</source>
        <comment>board</comment>
        <translation>Helles Holz</translation>
    </message>
    <message>
        <source>Line from {start} to {end}.</source>
        <translation>Linie von {start} nach {end}.</translation>
    </message>
    <message>
        <source>Line {number}: {why}.</source>
        <translation>Zeile {number}: {why}.</translation>
    </message>
    <message>
        <source>List all moves</source>
        <translation>Alle Züge auflisten</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Lock halves, so that nothing can be built on them.</source>
        <translation>Sperre Hälften, damit nichts darauf gebaut werden kann.</translation>
    </message>
    <message>
        <source>Long ({size})</source>
        <translation>Lang ({size})</translation>
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
        <source>Longest wait for an answer</source>
        <translation>Längste Wartezeit auf Antwort</translation>
    </message>
    <message>
        <source>Look at the edge of the board.</source>
        <translation>Sieh dir den Rand des Bretts an.</translation>
    </message>
    <message>
        <source>Look at the game</source>
        <translation>Partie ansehen</translation>
    </message>
    <message>
        <source>Look for a capture.</source>
        <translation>Such einen Schlag.</translation>
    </message>
    <message>
        <source>Look for a push.</source>
        <translation>Such einen Schub.</translation>
    </message>
    <message>
        <source>Look here: {cells}.</source>
        <translation>Sieh hierher: {cells}.</translation>
    </message>
    <message>
        <source>Looking back at move {number} of {count}.</source>
        <translation>Rückblick auf Zug {number} von {count}.</translation>
    </message>
    <message>
        <source>Looking back at the start.</source>
        <translation>Rückblick auf den Anfang.</translation>
    </message>
    <message>
        <source>Looking for a hint … Press Esc to stop.</source>
        <translation>Ein Tipp wird gesucht … Abbrechen mit Esc.</translation>
    </message>
    <message>
        <source>Looking for what follows …</source>
        <translation>Sucht, was folgt …</translation>
    </message>
    <message>
        <source>Looks at every move, but not far ahead.</source>
        <translation>Sieht jeden Zug, aber nicht weit voraus.</translation>
    </message>
    <message>
        <source>Looks at every move, for up to three seconds.</source>
        <translation>Sieht jeden Zug und denkt bis zu drei Sekunden nach.</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>column</comment>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>games</comment>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Lower the other player’s score.</source>
        <translation>Senke die Punkte des anderen Spielers.</translation>
    </message>
    <message>
        <source>Lower the other player’s score: match their biggest groups by as many of your own.</source>
        <translation>Senke die Punkte des anderen Spielers: Stelle seinen größten Gruppen ebenso viele eigene entgegen.</translation>
    </message>
    <message>
        <source>Make a bridge: two empty cells, either of which connects.</source>
        <translation>Bau eine Brücke: zwei leere Felder, von denen jedes verbindet.</translation>
    </message>
    <message>
        <source>Make another move instead, or press “Undo this move”.</source>
        <translation>Mach einen anderen Zug oder drück „Zug zurücknehmen“.</translation>
    </message>
    <message>
        <source>Make it the &amp;main line</source>
        <translation>Zur &amp;Hauptlinie machen</translation>
    </message>
    <message>
        <source>Make the other player skip a turn.</source>
        <translation>Lass den anderen Spieler einmal aussetzen.</translation>
    </message>
    <message>
        <source>Mark the last move</source>
        <translation>Letzten Zug markieren</translation>
    </message>
    <message>
        <source>Mark: {what}</source>
        <translation>Markieren: {what}</translation>
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
        <source>Menu of the current cell</source>
        <translation>Menü des aktuellen Felds</translation>
    </message>
    <message>
        <source>Minutes for all moves</source>
        <translation>Minuten für alle Züge</translation>
    </message>
    <message>
        <source>Month</source>
        <comment>column</comment>
        <translation>Monat</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More lessons</source>
        <translation>Weitere Lektionen</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>column</comment>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Move a disc of either colour</source>
        <translation>Eine Scheibe beliebiger Farbe ziehen</translation>
    </message>
    <message>
        <source>Move l&amp;ist</source>
        <translation>Zugl&amp;iste</translation>
    </message>
    <message>
        <source>Move numbers</source>
        <translation>Zugnummern</translation>
    </message>
    <message>
        <source>Move t&amp;ree</source>
        <translation>&amp;Zugbaum</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Den Cursor bewegen</translation>
    </message>
    <message>
        <source>Move the selected games to the trash</source>
        <translation>Die ausgewählten Partien in den Papierkorb verschieben</translation>
    </message>
    <message>
        <source>Move tree</source>
        <translation>Zugbaum</translation>
    </message>
    <message>
        <source>Move {number} of your game was {move} ({verdict}). Find a better one.</source>
        <translation>Zug {number} deiner Partie war {move} ({verdict}). Finde einen besseren.</translation>
    </message>
    <message>
        <source>Move {number}: {turn}</source>
        <translation>Zug {number}: {turn}</translation>
    </message>
    <message>
        <source>Moves</source>
        <comment>tab</comment>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Moves and what they lost</source>
        <translation>Züge und was sie verloren</translation>
    </message>
    <message>
        <source>Moves played</source>
        <translation>Gespielte Züge</translation>
    </message>
    <message>
        <source>Moves that begin like this</source>
        <translation>Züge, die so beginnen</translation>
    </message>
    <message>
        <source>Moves that lost most:</source>
        <translation>Züge, die am meisten verloren:</translation>
    </message>
    <message>
        <source>My boards …</source>
        <translation>Meine Bretter …</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Meine Partien</translation>
    </message>
    <message>
        <source>My pieces …</source>
        <translation>Meine Steine …</translation>
    </message>
    <message>
        <source>My r&amp;esults</source>
        <translation>Meine Er&amp;gebnisse</translation>
    </message>
    <message>
        <source>My results</source>
        <translation>Meine Ergebnisse</translation>
    </message>
    <message>
        <source>My results – Oddments</source>
        <translation>Meine Ergebnisse – Oddments</translation>
    </message>
    <message>
        <source>My themes …</source>
        <translation>Meine Farbschemata …</translation>
    </message>
    <message>
        <source>N&amp;o key</source>
        <translation>&amp;Keine Taste</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name (optional)</source>
        <translation>Name (optional)</translation>
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
        <source>Name the komi</source>
        <translation>Komi nennen</translation>
    </message>
    <message>
        <source>Name this komi</source>
        <translation>Dieses Komi nennen</translation>
    </message>
    <message>
        <source>Names the komi</source>
        <translation>Nennt das Komi</translation>
    </message>
    <message>
        <source>Ne&amp;xt move</source>
        <translation>Zu&amp;m nächsten Zug</translation>
    </message>
    <message>
        <source>Neutral piece</source>
        <translation>Neutraler Stein</translation>
    </message>
    <message>
        <source>Never misses a win in one move.</source>
        <translation>Übersieht nie einen Gewinn in einem Zug.</translation>
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
        <source>New cards come back once more the same day.</source>
        <translation>Neue Karten kommen am selben Tag noch einmal.</translation>
    </message>
    <message>
        <source>New game: {game}</source>
        <translation>Neue Partie: {game}</translation>
    </message>
    <message>
        <source>New games are being read and will appear one by one.</source>
        <translation>Neue Partien werden gelesen; sie erscheinen nach und nach in der Liste.</translation>
    </message>
    <message>
        <source>New here? Begin with {game}: “{button}” takes two minutes. To play at once, click a board.</source>
        <translation>Neu hier? Fang mit {game} an: „{button}“ dauert zwei Minuten. Um gleich zu spielen, klicke auf ein Brett.</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Neueste zuerst</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Next &amp;legal cell</source>
        <translation>Nächstes mög&amp;liches Feld</translation>
    </message>
    <message>
        <source>Next control, previous control</source>
        <translation>Nächstes, voriges Bedienelement</translation>
    </message>
    <message>
        <source>Next lesson: {title}</source>
        <translation>Nächste Lektion: {title}</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>No browser could be opened. The address was copied to the clipboard.</source>
        <translation>Es ließ sich kein Browser öffnen. Die Adresse wurde in die Zwischenablage kopiert.</translation>
    </message>
    <message>
        <source>No clocks</source>
        <translation>Ohne Uhren</translation>
    </message>
    <message>
        <source>No comment on {moment}. Double-click to write one.</source>
        <translation>Kein Kommentar ({moment}). Doppelklick zum Schreiben.</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Noch keine Dateien</translation>
    </message>
    <message>
        <source>No games from here</source>
        <translation>Keine Partien von hier aus</translation>
    </message>
    <message>
        <source>No games of {game} against the computer yet.</source>
        <translation>Noch keine Partie {game} gegen den Computer.</translation>
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
        <source>No groups are left, so whoever placed the last stone loses.</source>
        <translation>Keine Gruppe bleibt übrig, also verliert, wer den letzten Stein gesetzt hat.</translation>
    </message>
    <message>
        <source>No matching games.</source>
        <translation>Keine passenden Partien.</translation>
    </message>
    <message>
        <source>No notes in this game</source>
        <translation>Keine Notizen in dieser Partie</translation>
    </message>
    <message>
        <source>No other move does.</source>
        <translation>Kein anderer Zug gewinnt.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Nobody can place a piece, so both had to pass. Nobody scores: whoever placed the last piece loses.</source>
        <translation>Niemand kann ein Domino legen, also mussten beide passen. Niemand hat Punkte: Wer das letzte Domino gelegt hat, verliert.</translation>
    </message>
    <message>
        <source>Nobody can place a piece, so both had to pass. The score is the size of the biggest group left.</source>
        <translation>Niemand kann ein Domino legen, also mussten beide passen. Die Punktzahl ist die Größe der größten übrigen Gruppe.</translation>
    </message>
    <message>
        <source>Nobody has just passed</source>
        <translation>Niemand hat gerade gepasst</translation>
    </message>
    <message>
        <source>Nobody scores, so whoever placed the last piece loses.</source>
        <translation>Niemand hat Punkte, also verliert, wer das letzte Domino gelegt hat.</translation>
    </message>
    <message>
        <source>Nobody’s discs</source>
        <translation>Scheiben ohne Besitzer</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
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
        <translation>Noch keine Wertung: Keine Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Not tested yet</source>
        <translation>Noch nicht getestet</translation>
    </message>
    <message>
        <source>Not the best yet</source>
        <translation>Noch nicht der beste</translation>
    </message>
    <message>
        <source>Not this one</source>
        <translation>Nicht dieser</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>Nothing is due now.</source>
        <translation>Jetzt ist nichts fällig.</translation>
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
        <source>Novice</source>
        <translation>Neuling</translation>
    </message>
    <message>
        <source>Num&amp;bers of the last moves</source>
        <translation>Num&amp;mern der letzten Züge</translation>
    </message>
    <message>
        <source>Number &amp;groups</source>
        <translation>&amp;Gruppen nummerieren</translation>
    </message>
    <message>
        <source>Number of discs</source>
        <translation>Zahl der Scheiben</translation>
    </message>
    <message>
        <source>Number of sides of the board.</source>
        <translation>Zahl der Seiten des Bretts.</translation>
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
        <source>Oddments cannot write to {folder}, so the list of games is rebuilt at every start.</source>
        <translation>{folder} kann nicht beschrieben werden; die Liste der Partien wird deshalb bei jedem Start neu erstellt.</translation>
    </message>
    <message>
        <source>Oddments closed unexpectedly last time. Your games were saved up to the last move.</source>
        <translation>Oddments wurde beim letzten Mal unerwartet beendet. Deine Partien sind bis zum letzten Zug gespeichert.</translation>
    </message>
    <message>
        <source>Oddments ended while loading it</source>
        <translation>Oddments wurde beendet, während es geladen wurde</translation>
    </message>
    <message>
        <source>Oddments is already running, but it is not responding. This window works on its own; anything open in the other one cannot be opened here.</source>
        <translation>Oddments läuft schon, reagiert aber nicht. Dieses Fenster arbeitet für sich; was im anderen offen ist, lässt sich hier nicht öffnen.</translation>
    </message>
    <message>
        <source>Oddments is choosing a colour for {name} …</source>
        <translation>Oddments wählt für {name} eine Farbe …</translation>
    </message>
    <message>
        <source>Oddments is free software under the MIT licence. Its components have licences of their own.</source>
        <translation>Oddments ist freie Software unter der MIT-Lizenz. Seine Bestandteile haben eigene Lizenzen.</translation>
    </message>
    <message>
        <source>Oddments is naming komi for {name} …</source>
        <translation>Oddments nennt für {name} das Komi …</translation>
    </message>
    <message>
        <source>Oddments kept crashing while restoring your windows. All your games are saved.</source>
        <translation>Oddments ist beim Wiederherstellen deiner Fenster immer wieder abgestürzt. Alle Partien sind gespeichert.</translation>
    </message>
    <message>
        <source>Oddments’ own</source>
        <translation>Die von Oddments</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Often misses a win in one move.</source>
        <translation>Übersieht oft einen Gewinn in einem Zug.</translation>
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
        <source>On the empty board Black is to move.</source>
        <translation>Auf dem leeren Brett ist Schwarz am Zug.</translation>
    </message>
    <message>
        <source>One group touches three sides around the middle of the board.</source>
        <translation>Eine Gruppe berührt drei Seiten rund um die Mitte des Bretts.</translation>
    </message>
    <message>
        <source>One names it, the other chooses a colour</source>
        <translation>Einer nennt es, der andere wählt die Farbe</translation>
    </message>
    <message>
        <source>One per line, such as: {example}</source>
        <translation>Einer pro Zeile, etwa: {example}</translation>
    </message>
    <message>
        <source>One stone is enough.</source>
        <translation>Ein Stein genügt.</translation>
    </message>
    <message>
        <source>Only White can swap colours, on the first move of a game with the pie rule.</source>
        <translation>Nur Weiß kann die Farben tauschen, beim ersten Zug einer Partie mit Kuchenregel.</translation>
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
        <source>Open a menu</source>
        <translation>Ein Menü öffnen</translation>
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
        <source>Open the folder where themes are stored</source>
        <translation>Den Ordner mit den Farbschemata öffnen</translation>
    </message>
    <message>
        <source>Open the game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Open the selected game in a window</source>
        <translation>Die ausgewählte Partie in einem Fenster öffnen</translation>
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
        <source>Openings</source>
        <comment>tab</comment>
        <translation>Eröffnungen</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Other times …</source>
        <translation>Andere Zeiten …</translation>
    </message>
    <message>
        <source>Overlooks {share} of the moves.</source>
        <translation>Übersieht {share} der Züge.</translation>
    </message>
    <message>
        <source>P&amp;ause the game</source>
        <translation>Partie an&amp;halten</translation>
    </message>
    <message>
        <source>P&amp;lay through</source>
        <translation>Abspie&amp;len</translation>
    </message>
    <message>
        <source>P&amp;rint …</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>P&amp;uzzles</source>
        <translation>A&amp;ufgaben</translation>
    </message>
    <message>
        <source>PDF page</source>
        <translation>PDF-Seite</translation>
    </message>
    <message>
        <source>PDF paper size</source>
        <translation>PDF-Papierformat</translation>
    </message>
    <message>
        <source>PL must be B or W, not {text}</source>
        <translation>PL muss B oder W sein, nicht {text}</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG-Bild</translation>
    </message>
    <message>
        <source>Padlock: nothing can be placed on this half.</source>
        <translation>Vorhängeschloss: Auf diese Hälfte kann nichts gelegt werden.</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>Seiten der Hilfe</translation>
    </message>
    <message>
        <source>Panels beside the &amp;board</source>
        <translation>&amp;Bereiche neben dem Brett</translation>
    </message>
    <message>
        <source>Paper</source>
        <comment>board</comment>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Passing can be the best move.</source>
        <translation>Passen kann der beste Zug sein.</translation>
    </message>
    <message>
        <source>Passing now ends the game: {winner} wins.</source>
        <translation>Passen beendet jetzt die Partie: {winner} gewinnt.</translation>
    </message>
    <message>
        <source>Passing now loses the game.</source>
        <translation>Passen verliert jetzt die Partie.</translation>
    </message>
    <message>
        <source>Passing now wins the game.</source>
        <translation>Passen gewinnt jetzt die Partie.</translation>
    </message>
    <message>
        <source>Paste text</source>
        <translation>Text einfügen</translation>
    </message>
    <message numerus="yes">
        <source>Pasted: %Ln move(s).</source>
        <translation>
            <numerusform>Eingefügt: %Ln Zug.</numerusform>
            <numerusform>Eingefügt: %Ln Züge.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Pause the count</source>
        <translation>Zählen anhalten</translation>
    </message>
    <message numerus="yes">
        <source>Permanently delete %Ln game(s) from the trash?</source>
        <translation>
            <numerusform>%Ln Partie im Papierkorb endgültig löschen?</numerusform>
            <numerusform>%Ln Partien im Papierkorb endgültig löschen?</numerusform>
        </translation>
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
        <source>Pieces</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Pieces</source>
        <comment>the heading</comment>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Place a piece on two squares of equal height</source>
        <translation>Ein Domino auf zwei gleich hohe Felder legen</translation>
    </message>
    <message>
        <source>Place a stone</source>
        <translation>Einen Stein setzen</translation>
    </message>
    <message>
        <source>Place one or two stones of either colour</source>
        <translation>Einen oder zwei Steine beliebiger Farbe setzen</translation>
    </message>
    <message>
        <source>Place one or two stones of either colour. Always leave an odd number of groups.</source>
        <translation>Setz einen oder zwei Steine beliebiger Farbe. Hinterlass immer eine ungerade Zahl von Gruppen.</translation>
    </message>
    <message>
        <source>Place one stone of each colour.</source>
        <translation>Setz einen Stein jeder Farbe.</translation>
    </message>
    <message>
        <source>Place one stone of either colour</source>
        <translation>Einen Stein beliebiger Farbe setzen</translation>
    </message>
    <message>
        <source>Place only stones of the other player’s colour.</source>
        <translation>Setz nur Steine in der Farbe des anderen Spielers.</translation>
    </message>
    <message>
        <source>Place the last piece that fits.</source>
        <translation>Leg das letzte Domino, das passt.</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>board</comment>
        <translation>Schlicht</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play again with the players swapped</source>
        <translation>Noch einmal mit getauschten Spielern spielen</translation>
    </message>
    <message>
        <source>Play again with the same options</source>
        <translation>Noch einmal mit denselben Optionen spielen</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Ab hier spielen</translation>
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
        <source>Play from here …</source>
        <translation>Ab hier spielen …</translation>
    </message>
    <message>
        <source>Play from move {number}</source>
        <translation>Ab Zug {number} spielen</translation>
    </message>
    <message>
        <source>Play from the start</source>
        <translation>Vom Anfang an spielen</translation>
    </message>
    <message>
        <source>Play from this position</source>
        <translation>Ab dieser Stellung spielen</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play level {level}</source>
        <translation>Stufe {level} spielen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Play the computer, level {level}</source>
        <translation>Gegen den Computer spielen, Stufe {level}</translation>
    </message>
    <message>
        <source>Play this move</source>
        <translation>Diesen Zug spielen</translation>
    </message>
    <message>
        <source>Play: {what}</source>
        <translation>Spielen: {what}</translation>
    </message>
    <message>
        <source>Played like level {level}</source>
        <translation>Gespielt wie Stufe {level}</translation>
    </message>
    <message>
        <source>Played like level {level} ({low} to {high})</source>
        <translation>Gespielt wie Stufe {level} ({low} bis {high})</translation>
    </message>
    <message>
        <source>Played next:</source>
        <translation>Als Nächstes gespielt:</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>column</comment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Spieler 1</translation>
    </message>
    <message>
        <source>Player 1 made exactly five in a row.</source>
        <translation>Spieler 1 hat genau fünf in einer Reihe.</translation>
    </message>
    <message>
        <source>Player 1 needs exactly five in a row, and has made {made}.</source>
        <translation>Spieler 1 braucht genau fünf in einer Reihe und hat {made} geschafft.</translation>
    </message>
    <message>
        <source>Player 1 won</source>
        <translation>Spieler 1 hat gewonnen</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Spieler 2</translation>
    </message>
    <message>
        <source>Player 2 made five or more in a row.</source>
        <translation>Spieler 2 hat fünf oder mehr in einer Reihe.</translation>
    </message>
    <message>
        <source>Player 2 needs at least five in a row, and has made {made}.</source>
        <translation>Spieler 2 braucht mindestens fünf in einer Reihe und hat {made} geschafft.</translation>
    </message>
    <message>
        <source>Player 2 won</source>
        <translation>Spieler 2 hat gewonnen</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Plays</source>
        <comment>column</comment>
        <translation>Spielt</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>games</comment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Points added to White’s score, because Black moves first.</source>
        <translation>Punkte, die Weiß dazubekommt, weil Schwarz zuerst zieht.</translation>
    </message>
    <message>
        <source>Pr&amp;omote variation</source>
        <translation>Variante &amp;nach vorn</translation>
    </message>
    <message>
        <source>Pre&amp;vious move</source>
        <translation>Zum vorherigen Z&amp;ug</translation>
    </message>
    <message>
        <source>Pre&amp;vious variation</source>
        <translation>&amp;Vorige Variante</translation>
    </message>
    <message>
        <source>Press Enter to play {turn}.</source>
        <translation>Eingabetaste spielt {turn}.</translation>
    </message>
    <message>
        <source>Press Esc again to discard the position.</source>
        <translation>Noch einmal Esc verwirft die Stellung.</translation>
    </message>
    <message>
        <source>Press Esc to undo.</source>
        <translation>Zurücknehmen mit Esc.</translation>
    </message>
    <message>
        <source>Press the new key for “{action}”, or Esc to cancel.</source>
        <translation>Drück die neue Taste für „{action}“. Esc bricht ab.</translation>
    </message>
    <message>
        <source>Press “Play this move” or Enter, or Esc to undo it.</source>
        <translation>„Diesen Zug spielen“ oder die Eingabetaste spielt ihn, Esc nimmt ihn zurück.</translation>
    </message>
    <message>
        <source>Preview of the board</source>
        <translation>Vorschau des Bretts</translation>
    </message>
    <message>
        <source>Preview …</source>
        <translation>Vorschau …</translation>
    </message>
    <message>
        <source>Previous le&amp;gal cell</source>
        <translation>V&amp;origes mögliches Feld</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Vorheriger Treffer</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Vorheriger Schritt</translation>
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
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Fortschritt der Auswertung</translation>
    </message>
    <message>
        <source>Push a stone over the edge.</source>
        <translation>Schieb einen Stein über den Rand.</translation>
    </message>
    <message>
        <source>Put your boards into {folder}.</source>
        <translation>Lege deine Bretter in {folder} ab.</translation>
    </message>
    <message>
        <source>Put your pieces into {folder}.</source>
        <translation>Lege deine Steine in {folder} ab.</translation>
    </message>
    <message>
        <source>Put your themes into {folder}.</source>
        <translation>Lege deine Farbschemata in {folder} ab.</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Puzzles by day</source>
        <translation>Aufgaben nach Tag</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>depth</comment>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Quick ({size})</source>
        <translation>Kurz ({size})</translation>
    </message>
    <message>
        <source>R&amp;ecent games</source>
        <translation>&amp;Letzte Partien</translation>
    </message>
    <message>
        <source>Raise your own score: get more groups of a large size than the other player has.</source>
        <translation>Erhöhe deine eigenen Punkte: Bilde mehr Gruppen einer hohen Größe, als der andere Spieler hat.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Rating</source>
        <comment>column</comment>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Rating from games</source>
        <translation>Wertung aus Partien</translation>
    </message>
    <message>
        <source>Rating from puzzles</source>
        <translation>Wertung aus Aufgaben</translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <translation>&amp;Revanche</translation>
    </message>
    <message>
        <source>Read &amp;out the position</source>
        <translation>Stellung vorle&amp;sen</translation>
    </message>
    <message>
        <source>Reading the clipboard …</source>
        <translation>Zwischenablage wird gelesen …</translation>
    </message>
    <message>
        <source>Reading {name} …</source>
        <translation>{name} wird gelesen …</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Redone: {edit}.</source>
        <translation>Wiederholt: {edit}.</translation>
    </message>
    <message>
        <source>Regular player</source>
        <translation>Vereinsspieler</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Rematch w&amp;ith players swapped</source>
        <translation>Revanc&amp;he mit getauschten Spielern</translation>
    </message>
    <message>
        <source>Remove</source>
        <comment>engine</comment>
        <translation>Entfernen</translation>
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
        <source>Res&amp;ign …</source>
        <translation>Au&amp;fgeben …</translation>
    </message>
    <message>
        <source>Reset &amp;all …</source>
        <translation>&amp;Alle rücksetzen …</translation>
    </message>
    <message>
        <source>Reset &amp;orientation</source>
        <translation>Ausrichtung &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Reset all keyboard shortcuts to their defaults?</source>
        <translation>Alle Tastenkürzel auf den Standard zurücksetzen?</translation>
    </message>
    <message>
        <source>Reset si&amp;ze</source>
        <translation>Größe zu&amp;rücksetzen</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Resign for {loser}? {winner} would win.</source>
        <translation>Für {loser} aufgeben? {winner} würde gewinnen.</translation>
    </message>
    <message>
        <source>Resign this game? {winner} would win.</source>
        <translation>Diese Partie aufgeben? {winner} würde gewinnen.</translation>
    </message>
    <message>
        <source>Rest here to see the line on the board; → and ← step through it.</source>
        <translation>Hier verweilen, um die Zugfolge auf dem Brett zu sehen; → und ← gehen sie durch.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Restore windows</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Results by</source>
        <translation>Ergebnisse nach</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Retry my &amp;mistakes</source>
        <translation>Meine &amp;Fehler noch einmal versuchen</translation>
    </message>
    <message>
        <source>Retry the mistakes</source>
        <translation>Fehler noch einmal versuchen</translation>
    </message>
    <message>
        <source>Retry your mistakes</source>
        <translation>Deine Fehler noch einmal</translation>
    </message>
    <message>
        <source>Return to the game</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>tab</comment>
        <translation>Auswertung</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Auswerten</translation>
    </message>
    <message>
        <source>Review it again</source>
        <translation>Erneut auswerten</translation>
    </message>
    <message>
        <source>Review more deeply</source>
        <translation>Gründlicher auswerten</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Partie auswerten</translation>
    </message>
    <message>
        <source>Reviewed by {engine}</source>
        <translation>Ausgewertet von {engine}</translation>
    </message>
    <message>
        <source>Reviewing {total} moves …</source>
        <translation>{total} Züge werden ausgewertet …</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Rotate &amp;left</source>
        <translation>Nach l&amp;inks drehen</translation>
    </message>
    <message>
        <source>Rotate &amp;right</source>
        <translation>Nach &amp;rechts drehen</translation>
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
        <source>Rules of {game}</source>
        <translation>Regeln von {game}</translation>
    </message>
    <message>
        <source>S&amp;ettings …</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>S&amp;hare and export</source>
        <translation>&amp;Teilen und exportieren</translation>
    </message>
    <message>
        <source>S&amp;quares</source>
        <translation>&amp;Quadrate</translation>
    </message>
    <message>
        <source>S&amp;tart page</source>
        <translation>Startse&amp;ite</translation>
    </message>
    <message>
        <source>S&amp;wap colours</source>
        <translation>Farben &amp;tauschen</translation>
    </message>
    <message>
        <source>S&amp;ystem typeface</source>
        <translation>Schrift des S&amp;ystems</translation>
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
        <source>Save</source>
        <comment>engine</comment>
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
        <source>Save game</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>Save the selected games to one file</source>
        <translation>Die ausgewählten Partien in einer Datei speichern</translation>
    </message>
    <message>
        <source>Save …</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>Saved as PNG, SVG or PDF, depending on the file name.</source>
        <translation>Gespeichert als PNG, SVG oder PDF, je nach Dateiname.</translation>
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
        <source>Searching for games …</source>
        <translation>Partien werden gesucht …</translation>
    </message>
    <message>
        <source>Searching …</source>
        <translation>Suche läuft …</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Als Zweiter</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>Seconds added per move</source>
        <translation>Zusätzliche Sekunden je Zug</translation>
    </message>
    <message>
        <source>See where the game was won and lost</source>
        <translation>Sehen, wo die Partie gewonnen und verloren wurde</translation>
    </message>
    <message>
        <source>Seldom sees a win in one move.</source>
        <translation>Sieht selten einen Gewinn in einem Zug.</translation>
    </message>
    <message>
        <source>Set &amp;up a position …</source>
        <translation>Stellun&amp;g aufstellen …</translation>
    </message>
    <message>
        <source>Set up a position – Oddments</source>
        <translation>Stellung aufstellen – Oddments</translation>
    </message>
    <message>
        <source>Settings – Oddments</source>
        <translation>Einstellungen – Oddments</translation>
    </message>
    <message>
        <source>Share and export</source>
        <translation>Teilen und exportieren</translation>
    </message>
    <message>
        <source>Show &amp;log folder</source>
        <translation>&amp;Protokollordner öffnen</translation>
    </message>
    <message>
        <source>Show a &amp;hint</source>
        <translation>&amp;Tipp zeigen</translation>
    </message>
    <message>
        <source>Show all numbers</source>
        <translation>Alle Zahlen zeigen</translation>
    </message>
    <message>
        <source>Show deleted games, or the others again</source>
        <translation>Die gelöschten Partien zeigen oder wieder die anderen</translation>
    </message>
    <message>
        <source>Show fewer numbers</source>
        <translation>Weniger Zahlen zeigen</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Show the &amp;better line</source>
        <translation>&amp;Bessere Variante zeigen</translation>
    </message>
    <message>
        <source>Show the file’s folder</source>
        <translation>Ordner der Datei zeigen</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Lösung zeigen</translation>
    </message>
    <message>
        <source>Show what follows</source>
        <translation>Zeigen, was folgt</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>Zeigen, warum</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Sides still needed</source>
        <translation>Fehlende Seiten</translation>
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
        <source>Size {size}: Black has {black}, White has {white}.</source>
        <translation>Größe {size}: Schwarz hat {black}, Weiß {white}.</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Geübt</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Slate</source>
        <comment>board</comment>
        <translation>Schiefer</translation>
    </message>
    <message>
        <source>Slide and flip discs that belong to nobody. Be the first to line up five.</source>
        <translation>Zieh Scheiben, die niemandem gehören, und dreh sie um. Bring als Erster fünf in eine Reihe.</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed</comment>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>So&amp;unds</source>
        <translation>Geräu&amp;sche</translation>
    </message>
    <message>
        <source>Something went wrong, but you can keep playing. A report helps us fix it.</source>
        <translation>Etwas ist schiefgegangen, aber du kannst weiterspielen. Ein Bericht hilft uns, den Fehler zu beheben.</translation>
    </message>
    <message>
        <source>Sometimes misses a win in one move.</source>
        <translation>Übersieht manchmal einen Gewinn in einem Zug.</translation>
    </message>
    <message>
        <source>Sort order</source>
        <translation>Sortierung</translation>
    </message>
    <message>
        <source>Speed</source>
        <comment>of animations</comment>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Speed of animations</source>
        <translation>Tempo der Animationen</translation>
    </message>
    <message>
        <source>Split the other player’s biggest group.</source>
        <translation>Spalte die größte Gruppe des anderen Spielers.</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Quadrate</translation>
    </message>
    <message numerus="yes">
        <source>Squares: likely colour at the end, larger if surer (%Ln random game(s)).</source>
        <translation>
            <numerusform>Quadrate: wahrscheinliche Farbe am Ende, größer, wenn sicherer (%Ln Zufallspartie).</numerusform>
            <numerusform>Quadrate: wahrscheinliche Farbe am Ende, größer, wenn sicherer (%Ln Zufallspartien).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Squares: likely winning group, larger if surer (%Ln random game(s)).</source>
        <translation>
            <numerusform>Quadrate: wahrscheinliche Siegergruppe, größer, wenn sicherer (%Ln Zufallspartie).</numerusform>
            <numerusform>Quadrate: wahrscheinliche Siegergruppe, größer, wenn sicherer (%Ln Zufallspartien).</numerusform>
        </translation>
    </message>
    <message>
        <source>Stack black-and-white pieces like bricks. Win with the biggest unmatched group.</source>
        <translation>Staple Dominos wie Ziegel. Gewinne mit der größten Gruppe ohne Gegenstück.</translation>
    </message>
    <message>
        <source>Stacks away from the edge</source>
        <translation>Stapel nicht am Rand</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Partie beginnen</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>Anfangsstellung</translation>
    </message>
    <message>
        <source>Stay at level {level}.</source>
        <translation>Bleib bei Stufe {level}.</translation>
    </message>
    <message>
        <source>Step back through the moves to look at the game again.</source>
        <translation>Geh durch die Züge zurück, um die Partie noch einmal anzusehen.</translation>
    </message>
    <message>
        <source>Step back through the moves to see what was to be expected.</source>
        <translation>Geh durch die Züge zurück, um zu sehen, was zu erwarten war.</translation>
    </message>
    <message>
        <source>Step through the move list</source>
        <translation>Die Zugliste durchgehen</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Schritt {number} von {count}</translation>
    </message>
    <message>
        <source>Stone</source>
        <comment>pieces</comment>
        <translation>Stein</translation>
    </message>
    <message>
        <source>Stones away from the edge</source>
        <translation>Steine nicht am Rand</translation>
    </message>
    <message>
        <source>Stones still needed</source>
        <translation>Noch nötige Steine</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>review</comment>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stop counting</source>
        <translation>Zählen beenden</translation>
    </message>
    <message>
        <source>Stop marking</source>
        <translation>Markieren beenden</translation>
    </message>
    <message>
        <source>Stop playing through</source>
        <translation>Abspielen beenden</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Stark</translation>
    </message>
    <message>
        <source>Swap colours</source>
        <translation>Farben tauschen</translation>
    </message>
    <message>
        <source>Swap players</source>
        <translation>Spieler tauschen</translation>
    </message>
    <message>
        <source>Switc&amp;h colour</source>
        <translation>Zur an&amp;deren Farbe wechseln</translation>
    </message>
    <message>
        <source>System language ({language})</source>
        <translation>Systemsprache ({language})</translation>
    </message>
    <message>
        <source>T&amp;ype a move</source>
        <translation>Zug e&amp;ingeben</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Take the next {game} lesson</source>
        <translation>Die nächste Lektion zu {game}</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testen</translation>
    </message>
    <message>
        <source>Test …</source>
        <comment>engine</comment>
        <translation>Testen …</translation>
    </message>
    <message>
        <source>That is the move you played in the game.</source>
        <translation>Das ist der Zug aus deiner Partie.</translation>
    </message>
    <message>
        <source>That was the last mistake</source>
        <translation>Das war der letzte Fehler</translation>
    </message>
    <message>
        <source>The &amp;skipped turn</source>
        <translation>&amp;Wer aussetzt</translation>
    </message>
    <message>
        <source>The SQLite of this Python lacks FTS5, which a library needs.</source>
        <translation>Dem SQLite dieses Python fehlt FTS5, das eine Bibliothek braucht.</translation>
    </message>
    <message>
        <source>The analysis failed</source>
        <translation>Die Analyse ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>The author suggests {first} to {last}; smaller boards are for learning.</source>
        <translation>Der Autor empfiehlt {first} bis {last}; kleinere Bretter sind zum Lernen da.</translation>
    </message>
    <message>
        <source>The average level of the computers that made it</source>
        <translation>Die mittlere Stufe der Computer, die ihn spielten</translation>
    </message>
    <message>
        <source>The best reply is {reply}.</source>
        <translation>Die beste Antwort ist {reply}.</translation>
    </message>
    <message>
        <source>The biggest unmatched group wins.</source>
        <translation>Die größte Gruppe ohne Gegenstück gewinnt.</translation>
    </message>
    <message>
        <source>The black half goes there. Choose the square beside it for the white half.</source>
        <translation>Dort liegt die schwarze Hälfte. Wähle daneben das Feld für die weiße.</translation>
    </message>
    <message>
        <source>The board at the end of this line, and of the better one.</source>
        <translation>Das Brett am Ende dieser Variante und der besseren.</translation>
    </message>
    <message>
        <source>The board before and after {moves}.</source>
        <translation>Das Brett vor und nach {moves}.</translation>
    </message>
    <message>
        <source>The board is full and the sums of squares are equal.</source>
        <translation>Das Brett ist voll, und die Quadratsummen sind gleich.</translation>
    </message>
    <message>
        <source>The board is full: the biggest unmatched group wins.</source>
        <translation>Das Brett ist voll: Die größte Gruppe ohne Gegenstück gewinnt.</translation>
    </message>
    <message>
        <source>The board is full: the higher sum of squares wins.</source>
        <translation>Das Brett ist voll: Die höhere Quadratsumme gewinnt.</translation>
    </message>
    <message>
        <source>The board was copied to the clipboard as a picture.</source>
        <translation>Das Brett wurde als Bild in die Zwischenablage kopiert.</translation>
    </message>
    <message>
        <source>The board was copied to the clipboard as text.</source>
        <translation>Das Brett wurde als Text in die Zwischenablage kopiert.</translation>
    </message>
    <message>
        <source>The cards were not transferred: {why}.</source>
        <translation>Die Karten wurden nicht übertragen: {why}.</translation>
    </message>
    <message>
        <source>The clipboard contains no text.</source>
        <translation>Die Zwischenablage enthält keinen Text.</translation>
    </message>
    <message>
        <source>The clipboard does not contain a branch of this game: {why}.</source>
        <translation>Die Zwischenablage enthält keinen Zweig dieser Partie: {why}.</translation>
    </message>
    <message>
        <source>The clipboard does not contain a game: {why}.</source>
        <translation>Die Zwischenablage enthält keine Partie: {why}.</translation>
    </message>
    <message>
        <source>The clocks are stopped. {who} to move: press “Resume” to start them.</source>
        <translation>Die Uhren sind angehalten. {who} ist am Zug: „Fortsetzen“ lässt sie laufen.</translation>
    </message>
    <message>
        <source>The command line has a character without text.</source>
        <translation>Die Befehlszeile enthält ein Zeichen ohne Text.</translation>
    </message>
    <message>
        <source>The command was copied to the clipboard.</source>
        <translation>Der Befehl ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The comment links to a page on {host}.</source>
        <translation>Der Kommentar führt zu einer Seite von {host}.</translation>
    </message>
    <message>
        <source>The computer played at level {level} ({name}).</source>
        <translation>Der Computer hat auf Stufe {level} gespielt ({name}).</translation>
    </message>
    <message>
        <source>The computer ran out of memory, but you can keep playing. Closing other programs may help.</source>
        <translation>Der Speicher war zu knapp, aber du kannst weiterspielen. Es hilft, andere Programme zu schließen.</translation>
    </message>
    <message>
        <source>The core of Oddments is not compiled on this computer, so the engine is hundreds of times slower. Run installer/run to compile it.</source>
        <translation>Der Kern von Oddments ist auf diesem Rechner nicht kompiliert, deshalb ist die Engine hundertfach langsamer. installer/run kompiliert ihn.</translation>
    </message>
    <message>
        <source>The current board</source>
        <translation>Das aktuelle Brett</translation>
    </message>
    <message>
        <source>The current line</source>
        <translation>Die aktuelle Linie</translation>
    </message>
    <message>
        <source>The earlier moves do not lead to this position.</source>
        <translation>Die früheren Züge führen nicht zu dieser Stellung.</translation>
    </message>
    <message>
        <source>The engine evaluates your move.</source>
        <translation>Die Engine bewertet deinen Zug.</translation>
    </message>
    <message>
        <source>The engine failed</source>
        <translation>Die Engine ist ausgefallen</translation>
    </message>
    <message>
        <source>The engine failed: {why}.</source>
        <translation>Die Engine ist ausgefallen: {why}.</translation>
    </message>
    <message>
        <source>The engine gives no win rates</source>
        <translation>Die Engine nennt keine Gewinnquoten</translation>
    </message>
    <message>
        <source>The engine stopped responding and was restarted. The game continues.</source>
        <translation>Die Engine hat nicht mehr reagiert und wurde neu gestartet. Die Partie geht weiter.</translation>
    </message>
    <message numerus="yes">
        <source>The fairest komi known for this board is {komi}: in %Ln game(s) of the computer against itself Black’s win rate was {rate}, in the long run very likely {low} to {high}.</source>
        <translation>
            <numerusform>Das fairste bekannte Komi für dieses Brett ist {komi}: In %Ln Partie des Computers gegen sich selbst war die Gewinnquote von Schwarz {rate}, auf Dauer sehr wahrscheinlich {low} bis {high}.</numerusform>
            <numerusform>Das fairste bekannte Komi für dieses Brett ist {komi}: In %Ln Partien des Computers gegen sich selbst war die Gewinnquote von Schwarz {rate}, auf Dauer sehr wahrscheinlich {low} bis {high}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is damaged, and shown in part: {why}.</source>
        <translation>Die Datei ist beschädigt und nur zum Teil zu sehen: {why}.</translation>
    </message>
    <message>
        <source>The file is {path}.</source>
        <translation>Die Datei ist {path}.</translation>
    </message>
    <message>
        <source>The game could not be saved to {path}: {why}.</source>
        <translation>Die Partie konnte nicht in {path} gespeichert werden: {why}.</translation>
    </message>
    <message>
        <source>The game does not have what the position says.</source>
        <translation>In diesem Spiel gibt es nicht, was die Stellung angibt.</translation>
    </message>
    <message>
        <source>The game has not been reviewed.</source>
        <translation>Die Partie ist nicht ausgewertet.</translation>
    </message>
    <message>
        <source>The game in diagrams</source>
        <translation>Die Partie in Diagrammen</translation>
    </message>
    <message>
        <source>The game in the clipboard has no moves.</source>
        <translation>Die Partie in der Zwischenablage hat keine Züge.</translation>
    </message>
    <message>
        <source>The game is a draw.</source>
        <translation>Die Partie ist remis.</translation>
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
        <source>The game of {package} cannot be played: {why}</source>
        <translation>Das Spiel von {package} kann nicht gespielt werden: {why}</translation>
    </message>
    <message>
        <source>The game of {package} has failed, but you can keep playing. A report helps its authors fix it.</source>
        <translation>Im Spiel von {package} ist ein Fehler aufgetreten, aber du kannst weiterspielen. Ein Bericht hilft seinen Autoren, ihn zu beheben.</translation>
    </message>
    <message>
        <source>The game starts in a position that was set up.</source>
        <translation>Die Partie beginnt in einer aufgebauten Stellung.</translation>
    </message>
    <message>
        <source>The game was copied to the clipboard in the format of a saved game.</source>
        <translation>Die Partie wurde im Format einer gespeicherten Partie in die Zwischenablage kopiert.</translation>
    </message>
    <message>
        <source>The game {key} is installed, but cannot be played: {why}. Here is what the file says; it stays as it is.</source>
        <translation>Das Spiel {key} ist installiert, kann aber nicht gespielt werden: {why}. Hier steht, was die Datei enthält; sie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>The game {key} is not installed. To replay it, install the package {package}, if you trust the source of this file, and start Oddments again. Here is what the file says; it stays as it is.</source>
        <translation>Das Spiel {key} ist nicht installiert. Um die Partie nachzuspielen, installiere das Paket {package}, wenn du der Quelle dieser Datei vertraust, und starte Oddments neu. Hier steht, was die Datei enthält; sie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>The komi is {komi}.</source>
        <translation>Das Komi ist {komi}.</translation>
    </message>
    <message>
        <source>The komi is {komi}. {name} takes {colour}.</source>
        <translation>Das Komi ist {komi}. {name} nimmt {colour}.</translation>
    </message>
    <message>
        <source>The last &amp;piece</source>
        <translation>&amp;Das letzte Domino</translation>
    </message>
    <message>
        <source>The last move completed a row with this disc.</source>
        <translation>Der letzte Zug hat mit dieser Scheibe eine Reihe vollendet.</translation>
    </message>
    <message numerus="yes">
        <source>The last move completed a row. It moved or flipped these %Ln disc(s).</source>
        <translation>
            <numerusform>Der letzte Zug hat eine Reihe vollendet. Er hat diese Scheibe bewegt oder gewendet.</numerusform>
            <numerusform>Der letzte Zug hat eine Reihe vollendet. Er hat diese %Ln Scheiben bewegt oder gewendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last move made a winning row.</source>
        <translation>Der letzte Zug hat eine Gewinnreihe gebildet.</translation>
    </message>
    <message>
        <source>The library cannot be searched: {why}.</source>
        <translation>Die Bibliothek lässt sich nicht durchsuchen: {why}.</translation>
    </message>
    <message>
        <source>The library cannot be updated: {why}.</source>
        <translation>Die Bibliothek kann nicht aktualisiert werden: {why}.</translation>
    </message>
    <message>
        <source>The list of games is being rebuilt from the games. No game is lost.</source>
        <translation>Die Liste der Partien wird aus den Partien neu erstellt. Keine Partie ist verloren.</translation>
    </message>
    <message>
        <source>The list of open windows cannot be saved: {why}. The next start may bring back earlier ones.</source>
        <translation>Die Liste der offenen Fenster kann nicht gespeichert werden: {why}. Beim nächsten Start kommen vielleicht frühere zurück.</translation>
    </message>
    <message>
        <source>The log is in {folder}.</source>
        <translation>Das Protokoll liegt in {folder}.</translation>
    </message>
    <message>
        <source>The move is already complete.</source>
        <translation>Der Zug ist schon vollständig.</translation>
    </message>
    <message>
        <source>The move is among the marked cells.</source>
        <translation>Der Zug ist unter den markierten Feldern.</translation>
    </message>
    <message>
        <source>The move is not complete yet.</source>
        <translation>Der Zug ist noch nicht vollständig.</translation>
    </message>
    <message>
        <source>The move played here was bad. Find a better one.</source>
        <translation>Der Zug, der hier gespielt wurde, war schlecht. Finde einen besseren.</translation>
    </message>
    <message>
        <source>The move: {turn}. Now you play it.</source>
        <translation>Der Zug: {turn}. Jetzt spielst du ihn.</translation>
    </message>
    <message numerus="yes">
        <source>The next card comes back in %Ln day(s).</source>
        <translation>
            <numerusform>Die nächste Karte kommt morgen wieder.</numerusform>
            <numerusform>Die nächste Karte kommt in %Ln Tagen wieder.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next card comes back in {time}.</source>
        <translation>Die nächste Karte kommt in {time} wieder.</translation>
    </message>
    <message>
        <source>The number of groups is even: place a second stone, or take the first one back.</source>
        <translation>Die Zahl der Gruppen ist gerade: Setz einen zweiten Stein, oder nimm den ersten zurück.</translation>
    </message>
    <message>
        <source>The number of groups must be odd.</source>
        <translation>Die Zahl der Gruppen muss ungerade sein.</translation>
    </message>
    <message>
        <source>The number of groups would be even, and must be odd.</source>
        <translation>Die Zahl der Gruppen wäre gerade, sie muss ungerade sein.</translation>
    </message>
    <message>
        <source>The number of pieces and passes is even, so Black is to move.</source>
        <translation>Die Zahl der Dominos und der Züge, in denen gepasst wurde, ist gerade, also ist Schwarz am Zug.</translation>
    </message>
    <message>
        <source>The number of pieces and passes is odd, so White is to move.</source>
        <translation>Die Zahl der Dominos und der Züge, in denen gepasst wurde, ist ungerade, also ist Weiß am Zug.</translation>
    </message>
    <message>
        <source>The other half fits on no neighbouring square.</source>
        <translation>Die andere Hälfte passt auf kein Nachbarfeld.</translation>
    </message>
    <message>
        <source>The other player</source>
        <translation>Der andere Spieler</translation>
    </message>
    <message>
        <source>The other player has just passed</source>
        <translation>Der andere Spieler hat gerade gepasst</translation>
    </message>
    <message>
        <source>The other player skips a turn</source>
        <translation>Der andere Spieler setzt einmal aus</translation>
    </message>
    <message>
        <source>The other player threatens to win. Block the way.</source>
        <translation>Der andere Spieler droht zu gewinnen. Versperr ihm den Weg.</translation>
    </message>
    <message>
        <source>The pasted moves are already there.</source>
        <translation>Die eingefügten Züge sind schon vorhanden.</translation>
    </message>
    <message>
        <source>The pasted text could only be read in part: {problem}.</source>
        <translation>Der eingefügte Text konnte nur zum Teil gelesen werden: {problem}.</translation>
    </message>
    <message>
        <source>The picture could not be copied: {why}.</source>
        <translation>Das Bild konnte nicht kopiert werden: {why}.</translation>
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
        <source>The players agreed to it.</source>
        <translation>Die Spieler haben sich darauf geeinigt.</translation>
    </message>
    <message>
        <source>The position has occurred three times. The game is a draw.</source>
        <translation>Die Stellung ist zum dritten Mal entstanden. Die Partie ist remis.</translation>
    </message>
    <message>
        <source>The position is corrupt. Press “Try again” to replay the game from the start.</source>
        <translation>Die Stellung ist beschädigt. „Erneut versuchen“ spielt die Partie von Anfang an nach.</translation>
    </message>
    <message>
        <source>The position is corrupt: {why}. The game can be replayed from the start.</source>
        <translation>Die Stellung ist beschädigt: {why}. Die Partie lässt sich von Anfang an nachspielen.</translation>
    </message>
    <message>
        <source>The position was copied.</source>
        <translation>Die Stellung wurde kopiert.</translation>
    </message>
    <message>
        <source>The previous session</source>
        <translation>Die letzte Sitzung</translation>
    </message>
    <message>
        <source>The rating from puzzles cannot be read: {why}.</source>
        <translation>Die Wertung aus Aufgaben kann nicht gelesen werden: {why}.</translation>
    </message>
    <message>
        <source>The reply {reply} then wins by force.</source>
        <translation>Die Antwort {reply} gewinnt dann erzwungen.</translation>
    </message>
    <message>
        <source>The report was copied to the clipboard.</source>
        <translation>Der Bericht wurde in die Zwischenablage kopiert.</translation>
    </message>
    <message>
        <source>The rest was skipped</source>
        <translation>Der Rest wurde übersprungen</translation>
    </message>
    <message>
        <source>The rest was skipped.</source>
        <translation>Der Rest wurde übersprungen.</translation>
    </message>
    <message>
        <source>The review failed: {why}.</source>
        <translation>Die Auswertung ist gescheitert: {why}.</translation>
    </message>
    <message>
        <source>The row can be completed in more than one way.</source>
        <translation>Die Reihe lässt sich auf mehr als eine Art vollenden.</translation>
    </message>
    <message>
        <source>The rules of this game failed: {why}.</source>
        <translation>Die Regeln dieses Spiels haben versagt: {why}.</translation>
    </message>
    <message>
        <source>The same position has occurred three times.</source>
        <translation>Dieselbe Stellung ist zum dritten Mal entstanden.</translation>
    </message>
    <message>
        <source>The saved game</source>
        <translation>Die gespeicherte Partie</translation>
    </message>
    <message>
        <source>The settings were damaged. What could be read of them still holds; the damaged file was kept as {name}.</source>
        <translation>Die Einstellungen waren beschädigt. Was davon lesbar war, gilt weiter; die beschädigte Datei bleibt als {name} erhalten.</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>Die Lösung</translation>
    </message>
    <message>
        <source>The start</source>
        <translation>Der Anfang</translation>
    </message>
    <message>
        <source>The test failed: {why}.</source>
        <translation>Der Test ist gescheitert: {why}.</translation>
    </message>
    <message>
        <source>The theme “{theme}” has its own board and pieces. Choose another theme to use these.</source>
        <translation>Das Farbschema „{theme}“ hat sein eigenes Brett und eigene Steine. Wähle ein anderes Farbschema, um diese zu verwenden.</translation>
    </message>
    <message>
        <source>The training cards in {file} are from a newer version of Oddments. They stay as they are: update Oddments here, or train with that version.</source>
        <translation>Die Trainingskarten in {file} stammen von einer neueren Version von Oddments. Sie bleiben, wie sie sind: Aktualisiere Oddments hier, oder trainiere mit jener Version.</translation>
    </message>
    <message>
        <source>The training cards in {file} cannot be used: {why}.</source>
        <translation>Die Trainingskarten in {file} sind nicht benutzbar: {why}.</translation>
    </message>
    <message numerus="yes">
        <source>The training cards were damaged. %Ln card(s) could be recovered. The damaged file was kept as {name}.</source>
        <translation>
            <numerusform>Die Trainingskarten waren beschädigt. %Ln Karte konnte gerettet werden. Die beschädigte Datei bleibt als {name} erhalten.</numerusform>
            <numerusform>Die Trainingskarten waren beschädigt. %Ln Karten konnten gerettet werden. Die beschädigte Datei bleibt als {name} erhalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The trash is empty.</source>
        <translation>Der Papierkorb ist leer.</translation>
    </message>
    <message>
        <source>The two squares of a piece must be neighbours.</source>
        <translation>Die zwei Felder eines Dominos müssen Nachbarn sein.</translation>
    </message>
    <message>
        <source>The two stacks must have the same height.</source>
        <translation>Die zwei Stapel müssen gleich hoch sein.</translation>
    </message>
    <message>
        <source>The white half goes there. Choose the square beside it for the black half.</source>
        <translation>Dort liegt die weiße Hälfte. Wähle daneben das Feld für die schwarze.</translation>
    </message>
    <message numerus="yes">
        <source>The whole tree (%Ln move(s))</source>
        <translation>
            <numerusform>Der ganze Baum (%Ln Zug)</numerusform>
            <numerusform>Der ganze Baum (%Ln Züge)</numerusform>
        </translation>
    </message>
    <message>
        <source>The win rate in the engine’s table of openings, or the proven result</source>
        <translation>Die Gewinnchance in der Eröffnungstabelle des Programms, oder das bewiesene Ergebnis</translation>
    </message>
    <message>
        <source>The {game} lesson cannot be shown: {why}.</source>
        <translation>Die Lektion zu {game} kann nicht gezeigt werden: {why}.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>There are no cards yet. Review a game, or solve puzzles: what went wrong becomes a card.</source>
        <translation>Es gibt noch keine Karten. Werte eine Partie aus oder löse Aufgaben: Was schiefging, wird zu einer Karte.</translation>
    </message>
    <message>
        <source>There are no mistakes in this game to retry.</source>
        <translation>In dieser Partie gibt es keine Fehler, die du noch einmal versuchen könntest.</translation>
    </message>
    <message>
        <source>There are no moves to review yet.</source>
        <translation>Es gibt noch keine Züge zum Auswerten.</translation>
    </message>
    <message>
        <source>There is an engine with the name “{name}” already.</source>
        <translation>Es gibt schon eine Engine mit dem Namen „{name}“.</translation>
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
        <source>There is no expectation map here: {why}.</source>
        <translation>Hier gibt es keine Erwartungskarte: {why}.</translation>
    </message>
    <message>
        <source>There is not enough memory for the engine. Close other programs.</source>
        <translation>Der Speicher reicht nicht für die Engine. Schließ andere Programme.</translation>
    </message>
    <message>
        <source>There is nothing to capture now.</source>
        <translation>Jetzt gibt es nichts zu schlagen.</translation>
    </message>
    <message>
        <source>There must be 28 discs.</source>
        <translation>Es müssen 28 Scheiben sein.</translation>
    </message>
    <message>
        <source>These are not the pieces of this game.</source>
        <translation>Das sind nicht die Steine dieses Spiels.</translation>
    </message>
    <message>
        <source>They come back as cards in the training.</source>
        <translation>Sie kommen im Training als Karten wieder.</translation>
    </message>
    <message>
        <source>This board is solved: with best play it is a draw.</source>
        <translation>Dieses Brett ist gelöst: Bei bestem Spiel endet die Partie remis.</translation>
    </message>
    <message>
        <source>This board is solved: with best play whoever begins wins.</source>
        <translation>Dieses Brett ist gelöst: Bei bestem Spiel gewinnt, wer beginnt.</translation>
    </message>
    <message>
        <source>This board is solved: with best play whoever moves second wins.</source>
        <translation>Dieses Brett ist gelöst: Bei bestem Spiel gewinnt, wer als Zweiter zieht.</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>This cell is taken.</source>
        <translation>Dieses Feld ist besetzt.</translation>
    </message>
    <message>
        <source>This computer was asleep or too busy, so the clocks were stopped.</source>
        <translation>Dieser Rechner schlief oder war überlastet, deshalb wurden die Uhren angehalten.</translation>
    </message>
    <message>
        <source>This did not work: {why}.</source>
        <translation>Das war nicht möglich: {why}.</translation>
    </message>
    <message>
        <source>This disc is in a row of exactly three or four: moving it costs a turn.</source>
        <translation>Diese Scheibe liegt in einer Reihe von genau drei oder vier: Mit ihr zu ziehen kostet einen Zug.</translation>
    </message>
    <message>
        <source>This ends the game in a draw.</source>
        <translation>Damit endet die Partie remis.</translation>
    </message>
    <message>
        <source>This ends the game: {winner} wins.</source>
        <translation>Das beendet die Partie: {winner} gewinnt.</translation>
    </message>
    <message>
        <source>This game cannot be saved in {folder}: {why}. Save it to another file. If you close the window or start a game again, it is lost.</source>
        <translation>Diese Partie kann nicht in {folder} gespeichert werden: {why}. Speichere sie in einer anderen Datei. Schließt du das Fenster noch einmal oder beginnst du noch einmal eine Partie, ist sie verloren.</translation>
    </message>
    <message>
        <source>This game is finished. Play another move to try something else from here.</source>
        <translation>Diese Partie ist beendet. Mach einen anderen Zug, um von hier aus etwas anderes zu versuchen.</translation>
    </message>
    <message>
        <source>This game is finished. Press “Play from here” to try another ending.</source>
        <translation>Diese Partie ist beendet. Mit „Ab hier spielen“ versuchst du ein anderes Ende.</translation>
    </message>
    <message>
        <source>This game is in the trash. Restore it to open it.</source>
        <translation>Diese Partie liegt im Papierkorb. Stell sie wieder her, um sie zu öffnen.</translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <translation>Diese Partie ist in einem anderen Fenster offen.</translation>
    </message>
    <message>
        <source>This group had won before the last move.</source>
        <translation>Diese Gruppe hatte schon vor dem letzten Zug gewonnen.</translation>
    </message>
    <message numerus="yes">
        <source>This group has %Ln stone(s).</source>
        <translation>
            <numerusform>Diese Gruppe hat %Ln Stein.</numerusform>
            <numerusform>Diese Gruppe hat %Ln Steine.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is everything in the report: the program, the computer, and what went wrong. Nobody receives it unless you send it.</source>
        <translation>Der Bericht enthält nur dies: Programm, Rechner und was schiefging. Niemand erhält ihn, wenn du ihn nicht verschickst.</translation>
    </message>
    <message>
        <source>This is not a move. Write it like {turn}.</source>
        <translation>Das ist kein Zug. Schreib ihn zum Beispiel so: {turn}.</translation>
    </message>
    <message>
        <source>This is not possible now.</source>
        <translation>Das ist jetzt nicht möglich.</translation>
    </message>
    <message>
        <source>This is one of several games in {name}.</source>
        <translation>Dies ist eine von mehreren Partien in {name}.</translation>
    </message>
    <message>
        <source>This is one of several pasted games.</source>
        <translation>Dies ist eine von mehreren Partien, die eingefügt wurden.</translation>
    </message>
    <message>
        <source>This is the last uncovered half of its piece, so nothing can be placed on it.</source>
        <translation>Das ist die letzte unbedeckte Hälfte ihres Dominos: Darauf darf nichts mehr liegen.</translation>
    </message>
    <message>
        <source>This is what the engine wrote last to its standard error.</source>
        <translation>Das hat die Engine zuletzt in ihre Fehlerausgabe geschrieben.</translation>
    </message>
    <message>
        <source>This loses the game.</source>
        <translation>Das verliert die Partie.</translation>
    </message>
    <message>
        <source>This square is taken.</source>
        <translation>Dieses Feld ist besetzt.</translation>
    </message>
    <message>
        <source>This text cannot be pasted: {why}.</source>
        <translation>Dieser Text lässt sich nicht einfügen: {why}.</translation>
    </message>
    <message>
        <source>This version of Oddments does not know the game {key}. Here is what the file says; it stays as it is.</source>
        <translation>Diese Version von Oddments kennt das Spiel {key} nicht. Hier steht, was die Datei enthält; sie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>This wins the game.</source>
        <translation>Das gewinnt die Partie.</translation>
    </message>
    <message>
        <source>This would bring back the board from before the last move.</source>
        <translation>Damit stünde wieder das Brett vor dem letzten Zug.</translation>
    </message>
    <message>
        <source>Threaten to win on two cells at once.</source>
        <translation>Drohe, auf zwei Feldern zugleich zu gewinnen.</translation>
    </message>
    <message>
        <source>Threaten to win.</source>
        <translation>Drohe zu gewinnen.</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Bedenkzeit</translation>
    </message>
    <message>
        <source>Time for each move</source>
        <translation>Zeit für jeden Zug</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>Zeit je Zug</translation>
    </message>
    <message>
        <source>Title of {moment}</source>
        <translation>Titel ({moment})</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Bis Zug</translation>
    </message>
    <message>
        <source>To the ends of the row</source>
        <translation>Zu den Enden der Reihe</translation>
    </message>
    <message>
        <source>To …</source>
        <translation>Bis …</translation>
    </message>
    <message>
        <source>Too few moves to judge the accuracy</source>
        <translation>Zu wenige Züge, um die Genauigkeit anzugeben</translation>
    </message>
    <message>
        <source>Total distance from the edge</source>
        <translation>Gesamtabstand vom Rand</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Training cards</source>
        <translation>Trainingskarten</translation>
    </message>
    <message>
        <source>Training cards ({patterns})</source>
        <translation>Trainingskarten ({patterns})</translation>
    </message>
    <message numerus="yes">
        <source>Training: %Ln due</source>
        <translation>
            <numerusform>Training: %Ln fällig</numerusform>
            <numerusform>Training: %Ln fällig</numerusform>
        </translation>
    </message>
    <message>
        <source>Transparent background</source>
        <translation>Durchsichtiger Hintergrund</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>Papierkorb</translation>
    </message>
    <message>
        <source>Tree</source>
        <comment>tab</comment>
        <translation>Baum</translation>
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
        <source>Try fewer criteria, or clear the fields above.</source>
        <translation>Such mit weniger Angaben oder leere die Felder oben.</translation>
    </message>
    <message>
        <source>Try level {level}.</source>
        <translation>Versuch Stufe {level}.</translation>
    </message>
    <message>
        <source>Two computers</source>
        <translation>Zwei Computer</translation>
    </message>
    <message>
        <source>Two pieces are on the same cell.</source>
        <translation>Zwei Steine liegen auf demselben Feld.</translation>
    </message>
    <message>
        <source>Type a move such as {turn}. Press Esc to close.</source>
        <translation>Gib einen Zug wie {turn} ein. Schließen mit Esc.</translation>
    </message>
    <message>
        <source>Type the command that starts the engine.</source>
        <translation>Gib den Befehl ein, der die Engine startet.</translation>
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
        <source>Undo the last answer</source>
        <translation>Letzte Antwort zurücknehmen</translation>
    </message>
    <message>
        <source>Undo the last click</source>
        <translation>Letzten Klick zurücknehmen</translation>
    </message>
    <message>
        <source>Undo this move</source>
        <translation>Zug zurücknehmen</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Zurückgenommen</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Zurückgenommen.</translation>
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
        <source>Unfinished</source>
        <comment>games</comment>
        <translation>Unbeendet</translation>
    </message>
    <message>
        <source>Up to level {level}</source>
        <translation>Hoch auf Stufe {level}</translation>
    </message>
    <message>
        <source>Up to this day</source>
        <translation>Bis zu diesem Tag</translation>
    </message>
    <message>
        <source>Use Up and Down to follow the line, Left and Right to reach the variations beside it.</source>
        <translation>Hoch und Runter folgen der Linie, Links und Rechts führen zu den Varianten daneben.</translation>
    </message>
    <message>
        <source>Usual ({size})</source>
        <translation>Üblich ({size})</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Very strong</source>
        <translation>Sehr stark</translation>
    </message>
    <message>
        <source>Visits</source>
        <comment>column</comment>
        <translation>Besuche</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Waiting for answers … ({elapsed} of {most} s)</source>
        <translation>Wartet auf Antworten … ({elapsed} von {most} s)</translation>
    </message>
    <message>
        <source>Waiting for the computer</source>
        <translation>Der Computer ist am Zug</translation>
    </message>
    <message>
        <source>Waiting for the training cards …</source>
        <translation>Warten auf die Trainingskarten …</translation>
    </message>
    <message>
        <source>Ways in which {colour} threatens to win: {first} at the end of this line, {last} at the end of the better one.</source>
        <translation>Arten, auf die {colour} zu gewinnen droht: {first} am Ende dieser Variante, {last} am Ende der besseren.</translation>
    </message>
    <message>
        <source>What Oddments includes or runs on, with the full licence of each component.</source>
        <translation>Was Oddments mitbringt oder voraussetzt, mit der vollständigen Lizenz jedes Bestandteils.</translation>
    </message>
    <message>
        <source>What could follow: {line}.</source>
        <translation>Was folgen könnte: {line}.</translation>
    </message>
    <message>
        <source>What the engine thinks</source>
        <translation>Was die Engine meint</translation>
    </message>
    <message>
        <source>What was sent and received</source>
        <translation>Was gesendet und empfangen wurde</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>Was schiefging</translation>
    </message>
    <message>
        <source>When to &amp;pass</source>
        <translation>&amp;Wann man passt</translation>
    </message>
    <message>
        <source>Which komi is fair on this board has not been measured.</source>
        <translation>Welches Komi auf diesem Brett fair ist, wurde nicht gemessen.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>White can swap only after Black&apos;s first move, with the pie rule</source>
        <translation>Weiß kann nur nach dem ersten Zug von Schwarz tauschen, mit Kuchenregel</translation>
    </message>
    <message>
        <source>White can swap only after Black’s first move, in a game with the pie rule.</source>
        <translation>Weiß kann nur nach dem ersten Zug von Schwarz tauschen, in einer Partie mit Kuchenregel.</translation>
    </message>
    <message>
        <source>White disc</source>
        <translation>Weiße Scheibe</translation>
    </message>
    <message>
        <source>White half first</source>
        <translation>Weiße Hälfte zuerst</translation>
    </message>
    <message>
        <source>White is to move</source>
        <translation>Weiß ist am Zug</translation>
    </message>
    <message>
        <source>White may swap colours instead of making a first move.</source>
        <translation>Weiß darf statt des ersten Zugs die Farben tauschen.</translation>
    </message>
    <message>
        <source>White may swap colours now</source>
        <translation>Weiß darf jetzt die Farben tauschen</translation>
    </message>
    <message>
        <source>White stone</source>
        <translation>Weißer Stein</translation>
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
        <source>Who is to move</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>Whose games are counted</source>
        <translation>Wessen Partien gezählt werden</translation>
    </message>
    <message>
        <source>Why not {what}?</source>
        <translation>Warum nicht {what}?</translation>
    </message>
    <message>
        <source>Win by force</source>
        <translation>Gewinne erzwungen</translation>
    </message>
    <message numerus="yes">
        <source>Win by force in %Ln move(s)</source>
        <translation>
            <numerusform>Gewinne erzwungen in %Ln Zug</numerusform>
            <numerusform>Gewinne erzwungen in %Ln Zügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Win rate</source>
        <comment>column</comment>
        <translation>Gewinnquote</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Gewinnquote</translation>
    </message>
    <message>
        <source>Win rate, move by move</source>
        <translation>Gewinnchance, Zug für Zug</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>With {move} the chance to win is {after}; it could be {before}.</source>
        <translation>Mit {move} ist die Gewinnchance {after}; möglich wären {before}.</translation>
    </message>
    <message>
        <source>Without a date</source>
        <translation>Ohne Datum</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>games</comment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Won in a row: {current} now, {longest} at most.</source>
        <translation>In Folge gewonnen: jetzt {current}, höchstens {longest}.</translation>
    </message>
    <message>
        <source>Won, drawn and lost by the player who made the move</source>
        <translation>Gewonnen, remis und verloren von dem, der den Zug machte</translation>
    </message>
    <message>
        <source>Wood</source>
        <comment>pieces</comment>
        <translation>Holz</translation>
    </message>
    <message>
        <source>Words in comments</source>
        <translation>Wörter in Kommentaren</translation>
    </message>
    <message>
        <source>Write a comment</source>
        <translation>Kommentar schreiben</translation>
    </message>
    <message>
        <source>XD is missing, which has the pieces under others too</source>
        <translation>XD fehlt, worin auch die Dominos unter anderen stehen</translation>
    </message>
    <message>
        <source>XF must be a number of at least 1, not {text}</source>
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
        <source>You are not rated yet.</source>
        <translation>Du hast noch keine Wertung.</translation>
    </message>
    <message>
        <source>You can win by force here.</source>
        <translation>Hier kannst du erzwungen gewinnen.</translation>
    </message>
    <message>
        <source>You cannot pass here.</source>
        <translation>Du kannst hier nicht passen.</translation>
    </message>
    <message>
        <source>You cannot pass while you can place a piece.</source>
        <translation>Du darfst nicht passen, solange du ein Domino legen kannst.</translation>
    </message>
    <message>
        <source>You cannot type a move now.</source>
        <translation>Du kannst jetzt keinen Zug eingeben.</translation>
    </message>
    <message>
        <source>You choose a colour.</source>
        <translation>Du wählst eine Farbe.</translation>
    </message>
    <message>
        <source>You forfeited the game.</source>
        <translation>Du hast die Partie kampflos verloren.</translation>
    </message>
    <message>
        <source>You had to pass.</source>
        <translation>Du musstest passen.</translation>
    </message>
    <message>
        <source>You have no legal move and pass.</source>
        <translation>Du hast keinen erlaubten Zug und passt.</translation>
    </message>
    <message>
        <source>You have seen all puzzles of {game}. They come back in the training.</source>
        <translation>Du kennst alle Aufgaben zu {game}. Im Training kommen sie wieder.</translation>
    </message>
    <message>
        <source>You have {time} left.</source>
        <translation>Du hast noch {time}.</translation>
    </message>
    <message>
        <source>You lost</source>
        <translation>Du hast verloren</translation>
    </message>
    <message>
        <source>You lost {score}</source>
        <translation>Du hast {score} verloren</translation>
    </message>
    <message>
        <source>You move</source>
        <translation>Du ziehst</translation>
    </message>
    <message>
        <source>You name the komi.</source>
        <translation>Du nennst das Komi.</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Du spielst</translation>
    </message>
    <message>
        <source>You ran out of time.</source>
        <translation>Du hast die Zeit überschritten.</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <translation>Du hast aufgegeben.</translation>
    </message>
    <message>
        <source>You scored {points} of {games} at level {level}.</source>
        <translation>Auf Stufe {level} hast du {points} von {games} Punkten geholt.</translation>
    </message>
    <message>
        <source>You skip a turn.</source>
        <translation>Du setzt einmal aus.</translation>
    </message>
    <message>
        <source>You skip a turn: a disc left a row of three or four.</source>
        <translation>Du setzt einmal aus: Eine Scheibe hat eine Reihe von drei oder vier verlassen.</translation>
    </message>
    <message>
        <source>You swapped colours: you are {colour} now.</source>
        <translation>Du hast die Farben getauscht: Du bist jetzt {colour}.</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Du hast gewonnen</translation>
    </message>
    <message>
        <source>You won {score}</source>
        <translation>Du hast {score} gewonnen</translation>
    </message>
    <message>
        <source>Your chances are even. The level is named after the game.</source>
        <translation>Deine Chancen stehen gleich. Die Stufe wird nach der Partie genannt.</translation>
    </message>
    <message>
        <source>Your first rating: {rating}. The puzzle: {difficulty}.</source>
        <translation>Deine erste Wertung: {rating}. Die Aufgabe: {difficulty}.</translation>
    </message>
    <message>
        <source>Your first win against level {level}</source>
        <translation>Dein erster Sieg gegen Stufe {level}</translation>
    </message>
    <message>
        <source>Your move cannot be evaluated: {why}.</source>
        <translation>Dein Zug kann nicht bewertet werden: {why}.</translation>
    </message>
    <message>
        <source>Your move in notation</source>
        <translation>Dein Zug in Notation</translation>
    </message>
    <message>
        <source>Your moves become a variation of this game. The moves that follow here stay.</source>
        <translation>Deine Züge werden eine Variante dieser Partie. Die Züge, die hier folgen, bleiben erhalten.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>Your rating: {rating}</source>
        <translation>Deine Wertung: {rating}</translation>
    </message>
    <message>
        <source>Your rating: {rating} ({change}). The puzzle: {difficulty}.</source>
        <translation>Deine Wertung: {rating} ({change}). Die Aufgabe: {difficulty}.</translation>
    </message>
    <message>
        <source>Your turn ({colour}).</source>
        <translation>Du bist am Zug ({colour}).</translation>
    </message>
    <message>
        <source>Your windows can be restored now.</source>
        <translation>Deine Fenster können jetzt wiederhergestellt werden.</translation>
    </message>
    <message>
        <source>Your windows cannot be restored yet: {problem}. Saved games are safe.</source>
        <translation>Deine Fenster können noch nicht wiederhergestellt werden: {problem}. Gespeicherte Partien sind sicher.</translation>
    </message>
    <message>
        <source>Your windows could not be restored: {problem}. All your games are saved.</source>
        <translation>Deine Fenster konnten nicht wiederhergestellt werden: {problem}. Alle Partien sind gespeichert.</translation>
    </message>
    <message>
        <source>a disc cannot pass over others</source>
        <translation>eine Scheibe kann nicht über andere ziehen</translation>
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
        <source>a half cannot be placed on its own colour</source>
        <translation>eine Hälfte darf nicht auf ihrer eigenen Farbe liegen</translation>
    </message>
    <message>
        <source>a move by Black, but it is White&apos;s turn</source>
        <translation>ein Zug von Schwarz, aber Weiß ist am Zug</translation>
    </message>
    <message>
        <source>a move by White, but it is Black&apos;s turn</source>
        <translation>ein Zug von Weiß, aber Schwarz ist am Zug</translation>
    </message>
    <message>
        <source>a move in the root node</source>
        <translation>ein Zug im Wurzelknoten</translation>
    </message>
    <message>
        <source>a move is one or two stones</source>
        <translation>ein Zug besteht aus einem oder zwei Steinen</translation>
    </message>
    <message>
        <source>a node after a variation</source>
        <translation>ein Knoten nach einer Variante</translation>
    </message>
    <message>
        <source>a note on {turn}</source>
        <translation>Notiz ({turn})</translation>
    </message>
    <message>
        <source>a piece has one black and one white half</source>
        <translation>ein Domino hat eine schwarze und eine weiße Hälfte</translation>
    </message>
    <message>
        <source>a player who can place a piece cannot pass</source>
        <translation>wer ein Domino legen kann, darf nicht passen</translation>
    </message>
    <message>
        <source>a proven draw</source>
        <translation>bewiesenes Remis</translation>
    </message>
    <message>
        <source>a proven loss</source>
        <translation>bewiesener Verlust</translation>
    </message>
    <message>
        <source>a proven win</source>
        <translation>bewiesener Gewinn</translation>
    </message>
    <message>
        <source>a value without a property</source>
        <translation>ein Wert ohne Eigenschaft</translation>
    </message>
    <message>
        <source>a whole piece would be covered</source>
        <translation>ein ganzes Domino würde verdeckt</translation>
    </message>
    <message>
        <source>about level {level}</source>
        <translation>etwa Stufe {level}</translation>
    </message>
    <message>
        <source>an unknown kind, GM[{number}]</source>
        <translation>einer unbekannten Art, GM[{number}]</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>und %Ln weitere</numerusform>
            <numerusform>und %Ln weitere</numerusform>
        </translation>
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
        <source>another height</source>
        <translation>andere Höhe</translation>
    </message>
    <message>
        <source>another piece lies on it</source>
        <translation>ein anderes Domino liegt darauf</translation>
    </message>
    <message>
        <source>another program is writing to the file</source>
        <translation>ein anderes Programm schreibt gerade in die Datei</translation>
    </message>
    <message>
        <source>as</source>
        <translation>gilt</translation>
    </message>
    <message>
        <source>as good as the best</source>
        <translation>so gut wie der beste</translation>
    </message>
    <message>
        <source>asked for</source>
        <translation>gesucht</translation>
    </message>
    <message>
        <source>at most {found} MB of memory may be used here (ulimit -{letter}), and Oddments needs {needed} MB</source>
        <translation>hier dürfen höchstens {found} MB Speicher belegt werden (ulimit -{letter}), und Oddments braucht {needed} MB</translation>
    </message>
    <message>
        <source>at most {found} files may be open here (ulimit -n), and Oddments needs {needed}</source>
        <translation>hier dürfen höchstens {found} Dateien offen sein (ulimit -n), und Oddments braucht {needed}</translation>
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
        <source>black disc {black}, white disc {white}, empty {empty}</source>
        <translation>schwarze Scheibe {black}, weiße Scheibe {white}, leer {empty}</translation>
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
        <source>blunder</source>
        <translation>grober Fehler</translation>
    </message>
    <message>
        <source>by {engine}</source>
        <translation>von {engine}</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>cannot push {stones}</source>
        <translation>kann {stones} nicht schieben</translation>
    </message>
    <message>
        <source>cannot write to {folder}: {why}</source>
        <translation>{folder} kann nicht beschrieben werden: {why}</translation>
    </message>
    <message numerus="yes">
        <source>captures %Ln ({discs})</source>
        <translation>
            <numerusform>schlägt %Ln ({discs})</numerusform>
            <numerusform>schlägt %Ln ({discs})</numerusform>
        </translation>
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
        <source>costs a turn</source>
        <translation>kostet einen Zug</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>format of a day</comment>
        <translation>d. MMM yyyy</translation>
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
        <source>drawn {number}</source>
        <translation>remis {number}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>end the move</source>
        <comment>to do instead</comment>
        <translation>den Zug beenden</translation>
    </message>
    <message>
        <source>every move loses against best play</source>
        <translation>gegen bestes Spiel verliert jeder Zug</translation>
    </message>
    <message>
        <source>exactly five in a row · captures up to 3 enclosed discs in a line</source>
        <translation>genau fünf in einer Reihe · schlägt in einer Linie bis zu 3 eingeschlossene Scheiben</translation>
    </message>
    <message>
        <source>expected &quot;;&quot;: a variation begins with a node</source>
        <translation>„;“ erwartet: Eine Variante beginnt mit einem Knoten</translation>
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
        <source>five or more in a row · captures any number of enclosed discs</source>
        <translation>fünf oder mehr in einer Reihe · schlägt beliebig viele eingeschlossene Scheiben</translation>
    </message>
    <message>
        <source>for all moves</source>
        <translation>für alle Züge</translation>
    </message>
    <message>
        <source>for each move</source>
        <translation>für jeden Zug</translation>
    </message>
    <message numerus="yes">
        <source>from %Ln puzzle(s)</source>
        <translation>
            <numerusform>aus %Ln Aufgabe</numerusform>
            <numerusform>aus %Ln Aufgaben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from the last %Ln game(s)</source>
        <translation>
            <numerusform>aus %Ln Partie</numerusform>
            <numerusform>aus den letzten %Ln Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>from {before} to {after}</source>
        <translation>von {before} auf {after}</translation>
    </message>
    <message>
        <source>good</source>
        <translation>gut</translation>
    </message>
    <message>
        <source>groups from {before} to {after}</source>
        <translation>Gruppen von {before} auf {after}</translation>
    </message>
    <message>
        <source>height {height}</source>
        <translation>Höhe {height}</translation>
    </message>
    <message>
        <source>in Black’s winning group {black}, in White’s {white}, in neither {neither}</source>
        <translation>in der Siegergruppe von Schwarz {black}, von Weiß {white}, in keiner {neither}</translation>
    </message>
    <message numerus="yes">
        <source>in a group of %Ln</source>
        <translation>
            <numerusform>in einer Gruppe von %Ln</numerusform>
            <numerusform>in einer Gruppe von %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>Ungenauigkeit</translation>
    </message>
    <message>
        <source>input/output error</source>
        <translation>Ein-/Ausgabefehler</translation>
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
        <source>it did not load within {seconds} s</source>
        <translation>es wurde nicht innerhalb von {seconds} s geladen</translation>
    </message>
    <message>
        <source>it does not say for which Oddments it was made: CONTRACT = {known} is missing</source>
        <translation>es sagt nicht, für welches Oddments es gemacht ist: CONTRACT = {known} fehlt</translation>
    </message>
    <message>
        <source>it extends {base}, but there are only {known}</source>
        <translation>es erweitert {base}, aber es gibt nur {known}</translation>
    </message>
    <message numerus="yes">
        <source>it has more than %Ln bytes</source>
        <translation>
            <numerusform>es hat mehr als %Ln Byte</numerusform>
            <numerusform>es hat mehr als %Ln Byte</numerusform>
        </translation>
    </message>
    <message>
        <source>it has no moves</source>
        <translation>sie hat keine Züge</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es ist ein Ordner</translation>
    </message>
    <message>
        <source>it is from {title}, but this is {game}</source>
        <translation>es stammt aus {title}, aber dies ist {game}</translation>
    </message>
    <message>
        <source>it is loaded again at the next start</source>
        <translation>es wird beim nächsten Start wieder geladen</translation>
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
        <source>it is not UTF-8 text</source>
        <translation>es ist kein Text in UTF-8</translation>
    </message>
    <message>
        <source>it is not a folder</source>
        <translation>es ist kein Ordner</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>es ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>it is not an object in { }</source>
        <translation>es ist kein Objekt in { }</translation>
    </message>
    <message>
        <source>it is open in a window</source>
        <translation>sie ist in einem Fenster offen</translation>
    </message>
    <message>
        <source>it was made for a newer version of Oddments: update Oddments</source>
        <translation>es wurde für eine neuere Version von Oddments gemacht: aktualisiere Oddments</translation>
    </message>
    <message>
        <source>it was made for an older version of Oddments: update it</source>
        <translation>es wurde für eine ältere Version von Oddments gemacht: aktualisiere es</translation>
    </message>
    <message>
        <source>its name is that of a built-in one</source>
        <translation>dieser Name ist schon vergeben</translation>
    </message>
    <message>
        <source>its own colour</source>
        <translation>dieselbe Farbe</translation>
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
        <source>level {level} beaten</source>
        <translation>Stufe {level} besiegt</translation>
    </message>
    <message>
        <source>line {line}, column {column}: {problem}</source>
        <translation>Zeile {line}, Spalte {column}: {problem}</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>loses a won game</source>
        <translation>verliert eine gewonnene Partie</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>lost {number}</source>
        <translation>verloren {number}</translation>
    </message>
    <message>
        <source>making {turn} the main line</source>
        <translation>Hauptlinie ({turn})</translation>
    </message>
    <message>
        <source>marks on the board</source>
        <translation>Zeichen auf dem Brett</translation>
    </message>
    <message>
        <source>missed win</source>
        <translation>verpasster Gewinn</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>move {number}, {colour} {turn}: {why}</source>
        <translation>Zug {number}, {colour} {turn}: {why}</translation>
    </message>
    <message>
        <source>move {turn}</source>
        <translation>Zug {turn}</translation>
    </message>
    <message numerus="yes">
        <source>move(s)</source>
        <translation>
            <numerusform>Zug</numerusform>
            <numerusform>Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>moving the variation {turn}</source>
        <translation>Variante verschieben ({turn})</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutral</translation>
    </message>
    <message>
        <source>no assessment</source>
        <translation>keine Bewertung</translation>
    </message>
    <message>
        <source>no bad moves</source>
        <translation>keine schlechten Züge</translation>
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
        <source>no pie rule</source>
        <translation>ohne Kuchenregel</translation>
    </message>
    <message>
        <source>not enough memory for such a large picture</source>
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
        <source>on the empty board Black is to move</source>
        <translation>auf dem leeren Brett ist Schwarz am Zug</translation>
    </message>
    <message>
        <source>only White can swap, on the first move with the pie rule</source>
        <translation>nur Weiß kann tauschen, beim ersten Zug mit Kuchenregel</translation>
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
        <comment>a move in a list</comment>
        <translation>passt</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>a better move</comment>
        <translation>Passen</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>passing is not allowed here</source>
        <translation>Passen ist hier nicht erlaubt</translation>
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
        <source>permission denied</source>
        <translation>der Zugriff wurde verweigert</translation>
    </message>
    <message>
        <source>plus time per move</source>
        <translation>und mehr mit jedem Zug</translation>
    </message>
    <message>
        <source>position after move {turn}</source>
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
        <source>probably between {low} and {high}</source>
        <translation>wahrscheinlich zwischen {low} und {high}</translation>
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
        <source>selected</source>
        <translation>ausgewählt</translation>
    </message>
    <message>
        <source>set-up position</source>
        <translation>aufgestellte Stellung</translation>
    </message>
    <message>
        <source>size {value}</source>
        <translation>Größe {value}</translation>
    </message>
    <message numerus="yes">
        <source>skips %Ln turn(s)</source>
        <translation>
            <numerusform>setzt %Ln Zug aus</numerusform>
            <numerusform>setzt %Ln Züge aus</numerusform>
        </translation>
    </message>
    <message>
        <source>solved board</source>
        <translation>gelöstes Brett</translation>
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
        <comment>a better move</comment>
        <translation>Farben tauschen</translation>
    </message>
    <message>
        <source>swap colours</source>
        <comment>to do instead</comment>
        <translation>Farben tauschen</translation>
    </message>
    <message>
        <source>swap colours</source>
        <comment>a move in a list</comment>
        <translation>tauscht die Farben</translation>
    </message>
    <message>
        <source>table of openings</source>
        <translation>Eröffnungstabelle</translation>
    </message>
    <message>
        <source>that is the last uncovered half of its piece</source>
        <translation>das ist die letzte unbedeckte Hälfte ihres Dominos</translation>
    </message>
    <message>
        <source>the best move</source>
        <translation>der beste Zug</translation>
    </message>
    <message>
        <source>the cell is taken</source>
        <translation>das Feld ist besetzt</translation>
    </message>
    <message>
        <source>the colour to move is missing</source>
        <translation>die Farbe am Zug fehlt</translation>
    </message>
    <message>
        <source>the comment on {turn}</source>
        <translation>Kommentar ({turn})</translation>
    </message>
    <message>
        <source>the device or resource is busy</source>
        <translation>das Gerät oder die Ressource ist belegt</translation>
    </message>
    <message>
        <source>the disc would not be next to another one</source>
        <translation>die Scheibe läge nicht neben einer anderen</translation>
    </message>
    <message>
        <source>the disk quota is exceeded</source>
        <translation>das Speicherplatzkontingent ist überschritten</translation>
    </message>
    <message>
        <source>the earlier moves do not lead to this position</source>
        <translation>die früheren Züge führen nicht zu dieser Stellung</translation>
    </message>
    <message>
        <source>the encoding {encoding} is unknown</source>
        <translation>die Kodierung {encoding} ist unbekannt</translation>
    </message>
    <message>
        <source>the engine answered without a move</source>
        <translation>die Engine hat ohne einen Zug geantwortet</translation>
    </message>
    <message>
        <source>the engine answered {command} twice</source>
        <translation>die Engine hat auf {command} zweimal geantwortet</translation>
    </message>
    <message>
        <source>the engine answered {command} with {text}, which is not an answer of the protocol</source>
        <translation>die Engine hat auf {command} mit {text} geantwortet, was keine Antwort des Protokolls ist</translation>
    </message>
    <message>
        <source>the engine answered {command} with: {text}</source>
        <translation>die Engine hat auf {command} geantwortet: {text}</translation>
    </message>
    <message>
        <source>the engine answered {command} without end</source>
        <translation>die Antwort der Engine auf {command} hört nicht auf</translation>
    </message>
    <message>
        <source>the engine cannot be started: {why}</source>
        <translation>die Engine lässt sich nicht starten: {why}</translation>
    </message>
    <message>
        <source>the engine cannot start a game from a position</source>
        <translation>die Engine kann keine Partie aus einer Stellung beginnen</translation>
    </message>
    <message>
        <source>the engine chose {turn}, which cannot be played: {why}</source>
        <translation>die Engine hat {turn} gewählt, was nicht spielbar ist: {why}</translation>
    </message>
    <message>
        <source>the engine did not answer {command} within {seconds} s</source>
        <translation>die Engine hat auf {command} nicht innerhalb von {seconds} s geantwortet</translation>
    </message>
    <message>
        <source>the engine does not know {command}</source>
        <translation>die Engine kennt {command} nicht</translation>
    </message>
    <message>
        <source>the engine gives no win rates, so it cannot review a game</source>
        <translation>die Engine nennt keine Gewinnquoten und kann deshalb keine Partie auswerten</translation>
    </message>
    <message>
        <source>the engine has closed its output</source>
        <translation>die Engine hat ihre Ausgabe geschlossen</translation>
    </message>
    <message>
        <source>the engine has ended ({how})</source>
        <translation>die Engine hat sich beendet ({how})</translation>
    </message>
    <message>
        <source>the engine is not on the list of engines</source>
        <translation>die Engine steht nicht auf der Liste der Engines</translation>
    </message>
    <message>
        <source>the engine named no move that can be played here</source>
        <translation>die Engine hat keinen Zug genannt, der hier spielbar ist</translation>
    </message>
    <message>
        <source>the engine plays none of the games of this program</source>
        <translation>die Engine spielt keines der Spiele dieses Programms</translation>
    </message>
    <message>
        <source>the engine resigns</source>
        <translation>die Engine gibt auf</translation>
    </message>
    <message>
        <source>the engine speaks version {version} of the protocol, not 2</source>
        <translation>die Engine spricht Version {version} des Protokolls, nicht 2</translation>
    </message>
    <message>
        <source>the engine was closed</source>
        <translation>die Engine wurde geschlossen</translation>
    </message>
    <message>
        <source>the engine would not have begun this move</source>
        <translation>die Engine hätte diesen Zug nicht begonnen</translation>
    </message>
    <message>
        <source>the file already exists</source>
        <translation>die Datei existiert bereits</translation>
    </message>
    <message numerus="yes">
        <source>the file has more than %Ln games; the rest were skipped</source>
        <translation>
            <numerusform>die Datei hat mehr als %Ln Partie; der Rest wird übersprungen</numerusform>
            <numerusform>die Datei hat mehr als %Ln Partien; der Rest wird übersprungen</numerusform>
        </translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>die Datei ist beschädigt</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>the file is too large</source>
        <translation>die Datei ist zu groß</translation>
    </message>
    <message>
        <source>the file is {size} MB; files over {most} MB are not read</source>
        <translation>die Datei hat {size} MB; Dateien über {most} MB werden nicht gelesen</translation>
    </message>
    <message>
        <source>the file name is too long</source>
        <translation>der Dateiname ist zu lang</translation>
    </message>
    <message>
        <source>the file or folder does not exist</source>
        <translation>die Datei oder der Ordner existiert nicht</translation>
    </message>
    <message>
        <source>the file system is read-only</source>
        <translation>das Dateisystem ist schreibgeschützt</translation>
    </message>
    <message>
        <source>the file was written by a newer version of Oddments</source>
        <translation>die Datei stammt von einer neueren Version von Oddments</translation>
    </message>
    <message>
        <source>the game ended here</source>
        <translation>die Partie endete hier</translation>
    </message>
    <message numerus="yes">
        <source>the game has more than %Ln nodes</source>
        <translation>
            <numerusform>die Partie hat mehr als %Ln Knoten</numerusform>
            <numerusform>die Partie hat mehr als %Ln Knoten</numerusform>
        </translation>
    </message>
    <message>
        <source>the game information</source>
        <translation>Partieangaben</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>the game {key} is not installed: it comes with the package {package}</source>
        <translation>das Spiel {key} ist nicht installiert: Es kommt mit dem Paket {package}</translation>
    </message>
    <message>
        <source>the game {key} of {package} cannot be played: {why}</source>
        <translation>das Spiel {key} von {package} kann nicht gespielt werden: {why}</translation>
    </message>
    <message>
        <source>the link leads to itself</source>
        <translation>die Verknüpfung führt zu sich selbst</translation>
    </message>
    <message>
        <source>the list of open windows is damaged</source>
        <translation>die Liste der offenen Fenster ist beschädigt</translation>
    </message>
    <message>
        <source>the list of open windows is from another version of Oddments</source>
        <translation>die Liste der offenen Fenster stammt von einer anderen Version von Oddments</translation>
    </message>
    <message>
        <source>the marks on {turn}</source>
        <translation>Zeichen ({turn})</translation>
    </message>
    <message>
        <source>the move is complete</source>
        <translation>der Zug ist vollständig</translation>
    </message>
    <message>
        <source>the move is complete after {turn}</source>
        <translation>der Zug ist nach {turn} vollständig</translation>
    </message>
    <message>
        <source>the move is not complete</source>
        <translation>der Zug ist nicht vollständig</translation>
    </message>
    <message>
        <source>the move would leave an even number of groups</source>
        <translation>der Zug würde eine gerade Zahl von Gruppen hinterlassen</translation>
    </message>
    <message>
        <source>the number of groups must be odd</source>
        <translation>die Zahl der Gruppen muss ungerade sein</translation>
    </message>
    <message>
        <source>the number of pieces and passes together is even: Black is to move</source>
        <translation>die Zahl der Dominos und der Züge, in denen gepasst wurde, ist gerade: Schwarz ist am Zug</translation>
    </message>
    <message>
        <source>the number of pieces and passes together is odd: White is to move</source>
        <translation>die Zahl der Dominos und der Züge, in denen gepasst wurde, ist ungerade: Weiß ist am Zug</translation>
    </message>
    <message>
        <source>the operation is not permitted</source>
        <translation>der Vorgang ist nicht erlaubt</translation>
    </message>
    <message>
        <source>the other half fits on no neighbouring square</source>
        <translation>die andere Hälfte passt auf kein Nachbarfeld</translation>
    </message>
    <message>
        <source>the position is not legal: {why}</source>
        <translation>die Stellung ist nicht erlaubt: {why}</translation>
    </message>
    <message>
        <source>the property {name} has no value: expected &quot;[&quot;</source>
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
        <source>the two squares are not neighbours</source>
        <translation>die zwei Felder sind keine Nachbarn</translation>
    </message>
    <message>
        <source>the two stacks do not have the same height</source>
        <translation>die zwei Stapel sind nicht gleich hoch</translation>
    </message>
    <message>
        <source>there is no cell {cell}</source>
        <translation>es gibt kein Feld {cell}</translation>
    </message>
    <message>
        <source>there is no disc there</source>
        <translation>dort liegt keine Scheibe</translation>
    </message>
    <message>
        <source>there is no program {name}</source>
        <translation>es gibt kein Programm {name}</translation>
    </message>
    <message>
        <source>there is no space left on the disk</source>
        <translation>auf dem Datenträger ist kein Platz mehr</translation>
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
        <source>there is text after the end of the game</source>
        <translation>nach dem Ende der Partie steht noch Text</translation>
    </message>
    <message>
        <source>there is text before the game</source>
        <translation>vor der Partie steht Text</translation>
    </message>
    <message>
        <source>there must be 28 discs</source>
        <translation>es müssen 28 Scheiben sein</translation>
    </message>
    <message>
        <source>these are not pieces of this game</source>
        <translation>das sind nicht die Steine dieses Spiels</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>denkt nach</translation>
    </message>
    <message>
        <source>this game has nothing of that kind besides its pieces</source>
        <translation>so etwas gibt es in diesem Spiel außer den Steinen nicht</translation>
    </message>
    <message>
        <source>this group had won before the last move</source>
        <translation>diese Gruppe hatte schon vor dem letzten Zug gewonnen</translation>
    </message>
    <message>
        <source>this is a game of {title}, which Oddments does not play</source>
        <translation>dies ist eine Partie {title}, die Oddments nicht kennt</translation>
    </message>
    <message>
        <source>this is not an SGF file: those begin with &quot;(;&quot;</source>
        <translation>dies ist keine SGF-Datei: Die beginnen mit „(;“</translation>
    </message>
    <message>
        <source>this is not an exported deck</source>
        <translation>das ist kein exportierter Kartenstapel</translation>
    </message>
    <message>
        <source>this is not possible now</source>
        <translation>das ist jetzt nicht möglich</translation>
    </message>
    <message>
        <source>this is not {encoding} text</source>
        <translation>dies ist kein Text in {encoding}</translation>
    </message>
    <message>
        <source>this version of Oddments does not know the game {key}</source>
        <translation>diese Version von Oddments kennt das Spiel {key} nicht</translation>
    </message>
    <message>
        <source>this was written by a newer version of Oddments (format {format}, not {known})</source>
        <translation>dies wurde von einer neueren Version von Oddments geschrieben (Format {format}, nicht {known})</translation>
    </message>
    <message>
        <source>this would bring back the board from before the last move</source>
        <translation>damit stünde wieder das Brett von vor dem letzten Zug</translation>
    </message>
    <message>
        <source>this would cover a whole piece</source>
        <translation>damit wäre ein ganzes Domino verdeckt</translation>
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
        <source>too many files are open</source>
        <translation>zu viele Dateien sind offen</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>Dreieck</translation>
    </message>
    <message>
        <source>two moves in one node</source>
        <translation>zwei Züge in einem Knoten</translation>
    </message>
    <message>
        <source>two pieces are on the same cell</source>
        <translation>zwei Steine liegen auf demselben Feld</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>unbeendet</translation>
    </message>
    <message>
        <source>unfinished {number}</source>
        <translation>unvollendet {number}</translation>
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
        <source>waiting</source>
        <translation>wartet</translation>
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
        <source>win</source>
        <translation>Gewinn</translation>
    </message>
    <message>
        <source>win rate {rate}</source>
        <translation>Gewinnquote {rate}</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>won {number}</source>
        <translation>gewonnen {number}</translation>
    </message>
    <message>
        <source>write it like {turn}</source>
        <translation>schreib ihn wie {turn}</translation>
    </message>
    <message>
        <source>write it {turn}</source>
        <translation>schreib ihn {turn}</translation>
    </message>
    <message>
        <source>write the black half&apos;s square, then the white half&apos;s</source>
        <translation>schreib das Feld der schwarzen Hälfte, dann das der weißen</translation>
    </message>
    <message>
        <source>written in part: {problem}</source>
        <translation>zum Teil geschrieben: {problem}</translation>
    </message>
    <message>
        <source>you lost</source>
        <translation>du hast verloren</translation>
    </message>
    <message>
        <source>you won</source>
        <translation>du hast gewonnen</translation>
    </message>
    <message>
        <source>your chance: {rate}</source>
        <translation>deine Gewinnquote: {rate}</translation>
    </message>
    <message>
        <source>your turn, {colour}</source>
        <translation>du bist am Zug, {colour}</translation>
    </message>
    <message>
        <source>{black} black, {white} white</source>
        <translation>{black} schwarz, {white} weiß</translation>
    </message>
    <message>
        <source>{colour} can now block the way, so that the other player needs {last} more stones, not {first}: {moves}.</source>
        <translation>{colour} kann jetzt den Weg versperren, sodass der andere Spieler noch {last} Steine braucht, nicht {first}: {moves}.</translation>
    </message>
    <message>
        <source>{colour} can now connect sides {sides} around the middle: {moves}.</source>
        <translation>{colour} kann jetzt die Seiten {sides} um die Mitte verbinden: {moves}.</translation>
    </message>
    <message>
        <source>{colour} can now cut a group of {first} down to {last}: {moves}.</source>
        <translation>{colour} kann jetzt eine Gruppe der Größe {first} zerschneiden, sodass höchstens {last} zusammenbleiben: {moves}.</translation>
    </message>
    <message>
        <source>{colour} can now go from {first} groups to {last}: {moves}.</source>
        <translation>{colour} kann jetzt von {first} Gruppen auf {last} kommen: {moves}.</translation>
    </message>
    <message>
        <source>{colour} can now join groups to {last}: {moves}.</source>
        <translation>{colour} kann jetzt Gruppen zu einer der Größe {last} verbinden: {moves}.</translation>
    </message>
    <message>
        <source>{colour} can now make a winning row from {start} to {end}: {moves}.</source>
        <translation>{colour} kann jetzt eine Gewinnreihe von {start} bis {end} bilden: {moves}.</translation>
    </message>
    <message>
        <source>{colour} can now match the group of {last}: {moves}.</source>
        <translation>{colour} kann jetzt der Gruppe der Größe {last} ein Gegenstück geben: {moves}.</translation>
    </message>
    <message>
        <source>{colour} can only pass</source>
        <translation>{colour} kann nur passen</translation>
    </message>
    <message>
        <source>{colour} could have blocked the way, so that the other player needed {last} more stones, not {first}: {moves}.</source>
        <translation>{colour} hätte den Weg versperren können, sodass der andere Spieler noch {last} Steine gebraucht hätte, nicht {first}: {moves}.</translation>
    </message>
    <message>
        <source>{colour} could have connected sides {sides} around the middle: {moves}.</source>
        <translation>{colour} hätte die Seiten {sides} um die Mitte verbinden können: {moves}.</translation>
    </message>
    <message>
        <source>{colour} could have cut a group of {first} down to {last}: {moves}.</source>
        <translation>{colour} hätte eine Gruppe der Größe {first} zerschneiden können, sodass höchstens {last} zusammengeblieben wären: {moves}.</translation>
    </message>
    <message>
        <source>{colour} could have gone from {first} groups to {last}: {moves}.</source>
        <translation>{colour} hätte von {first} Gruppen auf {last} kommen können: {moves}.</translation>
    </message>
    <message>
        <source>{colour} could have joined groups to {last}: {moves}.</source>
        <translation>{colour} hätte Gruppen zu einer der Größe {last} verbinden können: {moves}.</translation>
    </message>
    <message>
        <source>{colour} could have made a winning row from {start} to {end}: {moves}.</source>
        <translation>{colour} hätte eine Gewinnreihe von {start} bis {end} bilden können: {moves}.</translation>
    </message>
    <message>
        <source>{colour} could have matched the group of {last}: {moves}.</source>
        <translation>{colour} hätte der Gruppe der Größe {last} ein Gegenstück geben können: {moves}.</translation>
    </message>
    <message>
        <source>{colour} could have threatened to win in {last} ways: {moves}.</source>
        <translation>{colour} hätte drohen können, auf {last} Arten zu gewinnen: {moves}.</translation>
    </message>
    <message>
        <source>{colour} could have threatened to win: {moves}.</source>
        <translation>{colour} hätte drohen können zu gewinnen: {moves}.</translation>
    </message>
    <message>
        <source>{colour} had to pass.</source>
        <translation>{colour} musste passen.</translation>
    </message>
    <message numerus="yes">
        <source>{colour} has %Ln more and scores {size}.</source>
        <translation>
            <numerusform>{colour} hat %Ln mehr; Punkte: {size}.</numerusform>
            <numerusform>{colour} hat %Ln mehr; Punkte: {size}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{colour} has %Ln more.</source>
        <translation>
            <numerusform>{colour} hat %Ln mehr.</numerusform>
            <numerusform>{colour} hat %Ln mehr.</numerusform>
        </translation>
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
        <source>{colour} has {groups}: {calculation}. Total: {total}.</source>
        <translation>{colour} hat {groups}: {calculation}. Summe: {total}.</translation>
    </message>
    <message>
        <source>{colour} passed.</source>
        <translation>{colour} hat gepasst.</translation>
    </message>
    <message>
        <source>{colour} passed. Another pass ends the game.</source>
        <translation>{colour} hat gepasst. Noch einmal passen beendet die Partie.</translation>
    </message>
    <message>
        <source>{colour} passes</source>
        <translation>{colour} passt</translation>
    </message>
    <message numerus="yes">
        <source>{colour} skips %Ln turn(s)</source>
        <translation>
            <numerusform>{colour} setzt %Ln Zug aus</numerusform>
            <numerusform>{colour} setzt %Ln Züge aus</numerusform>
        </translation>
    </message>
    <message>
        <source>{colour} skips a turn</source>
        <translation>{colour} setzt einmal aus</translation>
    </message>
    <message>
        <source>{colour} skips a turn.</source>
        <translation>{colour} setzt einmal aus.</translation>
    </message>
    <message>
        <source>{colour} skips a turn: a disc left a row of three or four.</source>
        <translation>{colour} setzt einmal aus: Eine Scheibe hat eine Reihe von drei oder vier verlassen.</translation>
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
        <source>{colour} to move.</source>
        <translation>{colour} ist am Zug.</translation>
    </message>
    <message>
        <source>{colour} wins</source>
        <translation>{colour} gewinnt</translation>
    </message>
    <message>
        <source>{colour} wins (proven)</source>
        <translation>{colour} gewinnt (bewiesen)</translation>
    </message>
    <message>
        <source>{colour} wins {score}</source>
        <translation>{colour} gewinnt {score}</translation>
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
        <translation>{colour} hat durch Zeitüberschreitung gewonnen</translation>
    </message>
    <message>
        <source>{colour} would have had to skip a turn: {moves}.</source>
        <translation>{colour} hätte einmal aussetzen müssen: {moves}.</translation>
    </message>
    <message>
        <source>{colour} {turn}</source>
        <translation>{colour} {turn}</translation>
    </message>
    <message>
        <source>{colour}, at the start</source>
        <translation>{colour}, am Anfang</translation>
    </message>
    <message numerus="yes">
        <source>{colour}, group {number}: %Ln stone(s).</source>
        <translation>
            <numerusform>{colour}, Gruppe {number}: %Ln Stein.</numerusform>
            <numerusform>{colour}, Gruppe {number}: %Ln Steine.</numerusform>
        </translation>
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
        <source>{done} of {total} moves, {time} left</source>
        <translation>{done} von {total} Zügen, noch {time}</translation>
    </message>
    <message>
        <source>{engine} plays {games}. It can also analyse.</source>
        <translation>{engine} spielt {games}. Die Engine kann auch analysieren.</translation>
    </message>
    <message>
        <source>{engine} plays {games}. It names moves without win rates.</source>
        <translation>{engine} spielt {games}. Die Engine nennt Züge ohne Gewinnquoten.</translation>
    </message>
    <message>
        <source>{engine}: {why}.</source>
        <translation>{engine}: {why}.</translation>
    </message>
    <message>
        <source>{failure} The game has not changed.</source>
        <translation>{failure} Die Partie ist unverändert.</translation>
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
        <source>{game} does not take {option} with these options</source>
        <translation>{game} nimmt {option} mit diesen Optionen nicht an</translation>
    </message>
    <message>
        <source>{game} has no {key}</source>
        <translation>{game} hat kein {key}</translation>
    </message>
    <message>
        <source>{game} has {key} only with {needs}</source>
        <translation>{game} hat {key} nur mit {needs}</translation>
    </message>
    <message>
        <source>{game} {key} must be {allowed}, not {value}</source>
        <translation>{game}: {key} muss {allowed} sein, nicht {value}</translation>
    </message>
    <message>
        <source>{game}, finished: {result}</source>
        <translation>{game}, beendet: {result}</translation>
    </message>
    <message>
        <source>{game}, move&#xa0;{turn}</source>
        <translation>{game}, Zug&#xa0;{turn}</translation>
    </message>
    <message>
        <source>{game}, not begun yet</source>
        <translation>{game}, noch nicht begonnen</translation>
    </message>
    <message>
        <source>{game}. You are {colour}.</source>
        <translation>{game}. Du bist {colour}.</translation>
    </message>
    <message>
        <source>{key} has {value} where a colour like #1A2B3C should be</source>
        <translation>{key} hat {value}, wo eine Farbe wie #1A2B3C stehen sollte</translation>
    </message>
    <message>
        <source>{key} is already used for “{action}”. Reassign it?</source>
        <translation>{key} gehört schon zu „{action}“. Neu zuweisen?</translation>
    </message>
    <message>
        <source>{key} is missing</source>
        <translation>{key} fehlt</translation>
    </message>
    <message>
        <source>{key} is needed to move around the window. Press another key.</source>
        <translation>{key} wird gebraucht, um sich im Fenster zu bewegen. Drück eine andere Taste.</translation>
    </message>
    <message>
        <source>{key} is none of {words}</source>
        <translation>{key} ist keines von {words}</translation>
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
        <source>{key} is not true or false</source>
        <translation>{key} ist nicht true oder false</translation>
    </message>
    <message>
        <source>{key} is unknown</source>
        <translation>{key} ist unbekannt</translation>
    </message>
    <message>
        <source>{key} is unknown; did you mean {close}?</source>
        <translation>{key} ist unbekannt; ist {close} gemeint?</translation>
    </message>
    <message>
        <source>{known} of {total} moves are reviewed.</source>
        <translation>{known} von {total} Zügen sind ausgewertet.</translation>
    </message>
    <message>
        <source>{level}: {name}</source>
        <translation>{level}: {name}</translation>
    </message>
    <message>
        <source>{loser} forfeited the game.</source>
        <translation>{loser} hat die Partie kampflos verloren.</translation>
    </message>
    <message>
        <source>{loser} ran out of time.</source>
        <translation>{loser} hat die Zeit überschritten.</translation>
    </message>
    <message>
        <source>{loser} resigned.</source>
        <translation>{loser} hat aufgegeben.</translation>
    </message>
    <message>
        <source>{loss} worse than the best</source>
        <translation>{loss} schlechter als der beste</translation>
    </message>
    <message>
        <source>{main} + {more} per move</source>
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
    <message numerus="yes">
        <source>{move} does not win by force in %Ln move(s).</source>
        <translation>
            <numerusform>{move} gewinnt nicht erzwungen in %Ln Zug.</numerusform>
            <numerusform>{move} gewinnt nicht erzwungen in %Ln Zügen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{move} does not win by force.</source>
        <translation>{move} gewinnt nicht erzwungen.</translation>
    </message>
    <message>
        <source>{move} is the best move found.</source>
        <translation>{move} ist der beste Zug, der gefunden wurde.</translation>
    </message>
    <message>
        <source>{move} is too strong an opening: the other player can swap colours and take it.</source>
        <translation>{move} ist eine zu starke Eröffnung: Der andere Spieler kann die Farben tauschen und sie übernehmen.</translation>
    </message>
    <message>
        <source>{move} wins by force.</source>
        <translation>{move} gewinnt erzwungen.</translation>
    </message>
    <message>
        <source>{move} would lower your chance to win from {before} to {after}. Play it all the same?</source>
        <translation>{move} würde deine Gewinnchance von {before} auf {after} senken. Trotzdem spielen?</translation>
    </message>
    <message>
        <source>{move}: a good move. Chance to win: {rate}. The engine prefers {best}.</source>
        <translation>{move}: ein guter Zug. Gewinnchance: {rate}. Die Engine zieht {best} vor.</translation>
    </message>
    <message>
        <source>{move}: no better move was found. Chance to win: {rate}.</source>
        <translation>{move}: kein besserer Zug gefunden. Gewinnchance: {rate}.</translation>
    </message>
    <message>
        <source>{move}: the best move found. Chance to win: {rate}.</source>
        <translation>{move}: der beste gefundene Zug. Gewinnchance: {rate}.</translation>
    </message>
    <message>
        <source>{move}: {verdict}. Chance to win: {before} → {after}.</source>
        <translation>{move}: {verdict}. Gewinnchance: {before} → {after}.</translation>
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
        <source>{name} ({colour}) wins</source>
        <translation>{name} ({colour}) gewinnt</translation>
    </message>
    <message>
        <source>{name} ({colour}) wins {score}</source>
        <translation>{name} ({colour}) gewinnt {score}</translation>
    </message>
    <message>
        <source>{name} cannot be opened: {why}.</source>
        <translation>{name} lässt sich nicht öffnen: {why}.</translation>
    </message>
    <message>
        <source>{name} chooses a colour.</source>
        <translation>{name} wählt eine Farbe.</translation>
    </message>
    <message numerus="yes">
        <source>{name} contains %Ln game(s). Which one?</source>
        <translation>
            <numerusform>{name} enthält %Ln Partie. Welche?</numerusform>
            <numerusform>{name} enthält %Ln Partien. Welche?</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} could only be read in part: {problem}.</source>
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
        <source>{name} has {time} left.</source>
        <translation>{name} hat noch {time}.</translation>
    </message>
    <message>
        <source>{name} is choosing a colour …</source>
        <translation>{name} wählt eine Farbe …</translation>
    </message>
    <message numerus="yes">
        <source>{name} is hard to read in places: {weak} (and %Ln more).</source>
        <translation>
            <numerusform>{name} ist stellenweise schwer zu erkennen: {weak} (und noch %Ln Stelle).</numerusform>
            <numerusform>{name} ist stellenweise schwer zu erkennen: {weak} (und noch %Ln Stellen).</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is hard to read in places: {weak}.</source>
        <translation>{name} ist stellenweise schwer zu erkennen: {weak}.</translation>
    </message>
    <message>
        <source>{name} is naming komi …</source>
        <translation>{name} nennt das Komi …</translation>
    </message>
    <message>
        <source>{name} is not a board: {why}.</source>
        <translation>{name} ist kein Brett: {why}.</translation>
    </message>
    <message>
        <source>{name} is not a piece set: {why}.</source>
        <translation>{name} ist kein Satz Steine: {why}.</translation>
    </message>
    <message>
        <source>{name} is not a property: it needs capitals</source>
        <translation>{name} ist keine Eigenschaft: Sie braucht Großbuchstaben</translation>
    </message>
    <message>
        <source>{name} is not a theme: {why}.</source>
        <translation>{name} ist kein Farbschema: {why}.</translation>
    </message>
    <message>
        <source>{name} names the komi.</source>
        <translation>{name} nennt das Komi.</translation>
    </message>
    <message>
        <source>{name} swapped colours, and is {colour} now.</source>
        <translation>{name} hat die Farben getauscht und ist jetzt {colour}.</translation>
    </message>
    <message>
        <source>{name} swapped colours: you are {colour} now.</source>
        <translation>{name} hat die Farben getauscht: Du bist jetzt {colour}.</translation>
    </message>
    <message>
        <source>{name} was left unchanged. Save this game to another file.</source>
        <translation>{name} blieb unverändert. Speichere diese Partie in einer anderen Datei.</translation>
    </message>
    <message>
        <source>{name} was not saved: its name must end in {endings}.</source>
        <translation>{name} wurde nicht gespeichert: Der Name muss auf {endings} enden.</translation>
    </message>
    <message>
        <source>{name} was read in the encoding {encoding}.</source>
        <translation>{name} wurde in der Kodierung {encoding} gelesen.</translation>
    </message>
    <message>
        <source>{name}: a position is set up in the root node, with AB and AW</source>
        <translation>{name}: Eine Stellung wird im Wurzelknoten aufgestellt, mit AB und AW</translation>
    </message>
    <message>
        <source>{name}: accuracy {rate}</source>
        <translation>{name}: Genauigkeit {rate}</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
    <message>
        <source>{neutral} neutral</source>
        <translation>{neutral} neutral</translation>
    </message>
    <message>
        <source>{number} min</source>
        <translation>{number} min</translation>
    </message>
    <message numerus="yes">
        <source>{number} of %Ln group(s)</source>
        <translation>
            <numerusform>{number} von %Ln Gruppe</numerusform>
            <numerusform>{number} von %Ln Gruppen</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} von {count}</translation>
    </message>
    <message>
        <source>{number} of {count}, continued from the end</source>
        <translation>{number} von {count}, vom Ende aus</translation>
    </message>
    <message>
        <source>{number} of {count}, continued from the start</source>
        <translation>{number} von {count}, vom Anfang aus</translation>
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
        <source>{one} and {other} contradict each other</source>
        <translation>{one} und {other} widersprechen einander</translation>
    </message>
    <message>
        <source>{option} {value}</source>
        <translation>{option} {value}</translation>
    </message>
    <message>
        <source>{option}: off</source>
        <translation>{option}: aus</translation>
    </message>
    <message>
        <source>{path} could not be created: {why}.</source>
        <translation>{path} konnte nicht angelegt werden: {why}.</translation>
    </message>
    <message>
        <source>{path} could not be saved: {why}.</source>
        <translation>{path} konnte nicht gespeichert werden: {why}.</translation>
    </message>
    <message numerus="yes">
        <source>{places} on %Ln page(s)</source>
        <translation>
            <numerusform>{places} auf %Ln Seite</numerusform>
            <numerusform>{places} auf %Ln Seiten</numerusform>
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
        <translation>{problem} und {more}</translation>
    </message>
    <message>
        <source>{reason} See {places}.</source>
        <translation>{reason} Siehe {places}.</translation>
    </message>
    <message>
        <source>{seat}: computer level</source>
        <translation>{seat}: Stufe des Computers</translation>
    </message>
    <message>
        <source>{seat}: played by</source>
        <translation>{seat}: gespielt von</translation>
    </message>
    <message>
        <source>{seat}: player name</source>
        <translation>{seat}: Name</translation>
    </message>
    <message>
        <source>{seat}: time per move</source>
        <translation>{seat}: Zeit pro Zug</translation>
    </message>
    <message>
        <source>{seconds} s a move</source>
        <translation>{seconds} s je Zug</translation>
    </message>
    <message numerus="yes">
        <source>{solved} of %Ln solved at the first try.</source>
        <translation>
            <numerusform>{solved} von %Ln beim ersten Versuch gelöst.</numerusform>
            <numerusform>{solved} von %Ln beim ersten Versuch gelöst.</numerusform>
        </translation>
    </message>
    <message>
        <source>{start} to {end}</source>
        <translation>{start} nach {end}</translation>
    </message>
    <message numerus="yes">
        <source>{taken} of %Ln lesson(s)</source>
        <translation>
            <numerusform>{taken} von %Ln Lektion</numerusform>
            <numerusform>{taken} von %Ln Lektionen</numerusform>
        </translation>
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
        <source>{text} is not a move</source>
        <translation>{text} ist kein Zug</translation>
    </message>
    <message>
        <source>{text} is not a move: {hint}</source>
        <translation>{text} ist kein Zug: {hint}</translation>
    </message>
    <message>
        <source>{text} is not a part of a position</source>
        <translation>{text} ist kein Teil einer Stellung</translation>
    </message>
    <message>
        <source>{text} stands twice</source>
        <translation>{text} steht zweimal da</translation>
    </message>
    <message numerus="yes">
        <source>{time} for %Ln move(s)</source>
        <translation>
            <numerusform>{time} für %Ln Zug</numerusform>
            <numerusform>{time} für %Ln Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>{time} per move</source>
        <translation>{time} je Zug</translation>
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
        <source>{turn} with %Ln move(s) after it</source>
        <translation>
            <numerusform>{turn} mit %Ln Zug danach</numerusform>
            <numerusform>{turn} mit %Ln Zügen danach</numerusform>
        </translation>
    </message>
    <message>
        <source>{typed} is not a date, and is ignored. Type a year, a month or a day: 2026, 2026-11 or 2026-11-21.</source>
        <translation>{typed} ist kein Datum und wird nicht beachtet. Gib ein Jahr, einen Monat oder einen Tag ein: 2026, 2026-11 oder 2026-11-21.</translation>
    </message>
    <message>
        <source>{typed} is not possible, only steps of {step}. The nearest is {nearest}.</source>
        <translation>{typed} ist nicht möglich, nur Schritte von {step}. Am nächsten ist {nearest}.</translation>
    </message>
    <message>
        <source>{typed} is not possible. Choose {least} to {most} in steps of {step}.</source>
        <translation>{typed} ist nicht möglich. Wähle {least} bis {most} in Schritten von {step}.</translation>
    </message>
    <message>
        <source>{typed} is not possible. Choose {least} to {most}.</source>
        <translation>{typed} ist nicht möglich. Wähle {least} bis {most}.</translation>
    </message>
    <message>
        <source>{value} sides</source>
        <translation>{value} Seiten</translation>
    </message>
    <message>
        <source>{what} at the end of this line: Black {black}, White {white}. With the better move: Black {better_black}, White {better_white}.</source>
        <translation>{what} am Ende dieser Variante: Schwarz {black}, Weiß {white}. Mit dem besseren Zug: Schwarz {better_black}, Weiß {better_white}.</translation>
    </message>
    <message>
        <source>{what} failed: {why}.</source>
        <translation>„{what}“ ist fehlgeschlagen: {why}.</translation>
    </message>
    <message>
        <source>{what}: {colour} on {ground} is {ratio}, not {least}</source>
        <translation>{what}: {colour} auf {ground} ist {ratio}, nicht {least}</translation>
    </message>
    <message>
        <source>{what}: {first} {one}, {second} {other}</source>
        <translation>{what}: {first} {one}, {second} {other}</translation>
    </message>
    <message>
        <source>{when}: {rating}, between {low} and {high}</source>
        <translation>{when}: {rating}, zwischen {low} und {high}</translation>
    </message>
    <message>
        <source>{who} has no legal move and passes.</source>
        <translation>{who} hat keinen erlaubten Zug und passt.</translation>
    </message>
    <message>
        <source>{who} is thinking …</source>
        <translation>{who} denkt nach …</translation>
    </message>
    <message>
        <source>{who} to move, but the engine failed. Press “Try again” to restart it.</source>
        <translation>{who} ist am Zug, aber die Engine ist ausgefallen. „Erneut versuchen“ startet sie neu.</translation>
    </message>
    <message>
        <source>{who} to move.</source>
        <translation>{who} ist am Zug.</translation>
    </message>
    <message>
        <source>{who} to move. Press “Resume” to play from here.</source>
        <translation>{who} ist am Zug. Mit „Fortsetzen“ geht es hier weiter.</translation>
    </message>
    <message>
        <source>“{engine}” has a seat in this game, but it is not on the list of engines.</source>
        <translation>„{engine}“ spielt in dieser Partie mit, steht aber nicht auf der Liste der Engines.</translation>
    </message>
    <message>
        <source>“{engine}” was removed.</source>
        <translation>„{engine}“ wurde entfernt.</translation>
    </message>
    <message>
        <source>“{part}” does not exist in the calendar.</source>
        <translation>„{part}“ gibt es im Kalender nicht.</translation>
    </message>
    <message>
        <source>“{part}” is not a date. Write 2026-05-01, 2026-05 or 2026; separate several dates with commas.</source>
        <translation>„{part}“ ist kein Datum. Schreib 2026-05-01, 2026-05 oder 2026; mehrere Daten durch Kommas getrennt.</translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln more character(s), kept but not shown.</source>
        <translation>
            <numerusform>… und noch %Ln Zeichen, das erhalten bleibt, aber nicht gezeigt wird.</numerusform>
            <numerusform>… und noch %Ln Zeichen, die erhalten bleiben, aber nicht gezeigt werden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
</context>
</TS>
