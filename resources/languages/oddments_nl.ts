<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
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
        <translation>&quot;;&quot; verwacht: een variant begint met een knoop</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) are marked.</source>
        <translation>
            <numerusform>%Ln veld is gemarkeerd.</numerusform>
            <numerusform>%Ln velden zijn gemarkeerd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be read, or not wholly.</source>
        <translation>
            <numerusform>%Ln kon niet of niet helemaal worden gelezen.</numerusform>
            <numerusform>%Ln konden niet of niet helemaal worden gelezen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s), {first} and so on</source>
        <translation>
            <numerusform>%Ln bestand, {first} enzovoort</numerusform>
            <numerusform>%Ln bestanden, {first} enzovoort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln gevonden</numerusform>
            <numerusform>%Ln gevonden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln partij</numerusform>
            <numerusform>%Ln partijen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) deleted for good.</source>
        <translation>
            <numerusform>%Ln partij voorgoed verwijderd.</numerusform>
            <numerusform>%Ln partijen voorgoed verwijderd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) deleted, and in the bin.</source>
        <translation>
            <numerusform>%Ln partij verwijderd; ze ligt in de prullenbak.</numerusform>
            <numerusform>%Ln partijen verwijderd; ze liggen in de prullenbak.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) exported to {where}.</source>
        <translation>
            <numerusform>%Ln partij geëxporteerd naar {where}.</numerusform>
            <numerusform>%Ln partijen geëxporteerd naar {where}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) imported.</source>
        <translation>
            <numerusform>%Ln partij geïmporteerd.</numerusform>
            <numerusform>%Ln partijen geïmporteerd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) restored.</source>
        <translation>
            <numerusform>%Ln partij teruggezet.</numerusform>
            <numerusform>%Ln partijen teruggezet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) stay in all.</source>
        <translation>
            <numerusform>In totaal blijft %Ln partij staan.</numerusform>
            <numerusform>In totaal blijven %Ln partijen staan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) there already.</source>
        <translation>
            <numerusform>%Ln partij was er al.</numerusform>
            <numerusform>%Ln partijen waren er al.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s)</source>
        <translation>
            <numerusform>%Ln groep</numerusform>
            <numerusform>%Ln groepen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s) of {size}</source>
        <translation>
            <numerusform>%Ln groep van {size}</numerusform>
            <numerusform>%Ln groepen van {size}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hour(s)</source>
        <translation>
            <numerusform>%Ln uur</numerusform>
            <numerusform>%Ln uur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <translation>
            <numerusform>%Ln minuut</numerusform>
            <numerusform>%Ln minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more problem(s)</source>
        <translation>
            <numerusform>nog %Ln probleem</numerusform>
            <numerusform>nog %Ln problemen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) leave(s).</source>
        <translation>
            <numerusform>%Ln paar valt weg.</numerusform>
            <numerusform>%Ln paren vallen weg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln searches did not stop; close Oddments and start it again</source>
        <translation>
            <numerusform>%Ln zoekactie stopte niet; sluit Oddments en start het opnieuw</numerusform>
            <numerusform>%Ln zoekacties stopten niet; sluit Oddments en start het opnieuw</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s)</source>
        <translation>
            <numerusform>%Ln seconde</numerusform>
            <numerusform>%Ln seconden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln side(s)</source>
        <translation>
            <numerusform>%Ln zijde</numerusform>
            <numerusform>%Ln zijden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln turn(s)</source>
        <translation>
            <numerusform>%Ln zet</numerusform>
            <numerusform>%Ln zetten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln turn(s) did not fit here and was or were left out – {reasons}.</source>
        <translation>
            <numerusform>%Ln zet paste hier niet en is weggelaten – {reasons}.</numerusform>
            <numerusform>%Ln zetten pasten hier niet en zijn weggelaten – {reasons}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with notes</source>
        <translation>
            <numerusform>%Ln met notities</numerusform>
            <numerusform>%Ln met notities</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;A turn back</source>
        <translation>&amp;Een zet terug</translation>
    </message>
    <message>
        <source>&amp;About Oddments</source>
        <translation>&amp;Over Oddments</translation>
    </message>
    <message>
        <source>&amp;All turn numbers</source>
        <translation>&amp;Alle zetnummers</translation>
    </message>
    <message>
        <source>&amp;All usual …</source>
        <translation>&amp;Alles standaard …</translation>
    </message>
    <message>
        <source>&amp;Analysis: mark candidates</source>
        <translation>&amp;Analyse: kandidaten markeren</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Bord</translation>
    </message>
    <message>
        <source>&amp;Capture</source>
        <translation>&amp;Slaan</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>&amp;Close window</source>
        <translation>Venster sl&amp;uiten</translation>
    </message>
    <message>
        <source>&amp;Comments below the board</source>
        <translation>O&amp;pmerkingen onder het bord</translation>
    </message>
    <message>
        <source>&amp;Confirm my turns</source>
        <translation>Mijn zetten &amp;bevestigen</translation>
    </message>
    <message>
        <source>&amp;Contents of the help</source>
        <translation>&amp;Inhoud van de help</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Coördinaten</translation>
    </message>
    <message>
        <source>&amp;Copy branch</source>
        <translation>Tak ko&amp;piëren</translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation>Afbeelding &amp;kopiëren</translation>
    </message>
    <message>
        <source>&amp;Delete branch</source>
        <translation>Tak &amp;verwijderen</translation>
    </message>
    <message>
        <source>&amp;Earlier games</source>
        <translation>&amp;Eerdere partijen</translation>
    </message>
    <message>
        <source>&amp;End the turn</source>
        <translation>&amp;Zet beëindigen</translation>
    </message>
    <message>
        <source>&amp;Engine</source>
        <translation>&amp;Engine</translation>
    </message>
    <message>
        <source>&amp;Find …</source>
        <translation>&amp;Zoeken …</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Volledig &amp;scherm</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partij</translation>
    </message>
    <message>
        <source>&amp;Game information …</source>
        <translation>Partij&amp;gegevens …</translation>
    </message>
    <message>
        <source>&amp;Games with this position</source>
        <translation>Partijen met deze stellin&amp;g</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Doorgaan</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>&amp;Help on what is seen here</source>
        <translation>&amp;Help bij wat je hier ziet</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Toetsen</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>&amp;Groter</translation>
    </message>
    <message>
        <source>&amp;Letters</source>
        <translation>Le&amp;tters</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>&amp;Bibliotheek</translation>
    </message>
    <message>
        <source>&amp;Licences …</source>
        <translation>&amp;Licenties …</translation>
    </message>
    <message>
        <source>&amp;Mark cells</source>
        <translation>Velden &amp;markeren</translation>
    </message>
    <message>
        <source>&amp;Mirror</source>
        <translation>&amp;Spiegelen</translation>
    </message>
    <message>
        <source>&amp;Move pieces to their places</source>
        <translation>Stukken naar hun &amp;plaats bewegen</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nieuwe partij</translation>
    </message>
    <message>
        <source>&amp;Next part of the window</source>
        <translation>&amp;Volgende deel van het venster</translation>
    </message>
    <message>
        <source>&amp;Next variation</source>
        <translation>Vol&amp;gende variant</translation>
    </message>
    <message>
        <source>&amp;No turn numbers</source>
        <translation>&amp;Geen zetnummers</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>&amp;Notities</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>C&amp;ijfers</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>&amp;Openen …</translation>
    </message>
    <message>
        <source>&amp;Part before</source>
        <translation>V&amp;orige deel</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>P&amp;assen</translation>
    </message>
    <message>
        <source>&amp;Paste branch</source>
        <translation>Tak p&amp;lakken</translation>
    </message>
    <message>
        <source>&amp;Paste game</source>
        <translation>Partij &amp;plakken</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>A&amp;fsluiten</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Opn&amp;ieuw</translation>
    </message>
    <message>
        <source>&amp;Redo edit</source>
        <translation>Be&amp;werking opnieuw</translation>
    </message>
    <message>
        <source>&amp;Redo {edit}</source>
        <translation>Opnieu&amp;w: {edit}</translation>
    </message>
    <message>
        <source>&amp;Remove all marks here</source>
        <translation>Alle tekens hier &amp;verwijderen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Op&amp;slaan</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>&amp;Kleiner</translation>
    </message>
    <message>
        <source>&amp;Stop the computer</source>
        <translation>Computer &amp;stoppen</translation>
    </message>
    <message>
        <source>&amp;Take along</source>
        <translation>&amp;Meenemen</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thema</translation>
    </message>
    <message>
        <source>&amp;Think on the person&apos;s time</source>
        <translation>Denken in de tijd van de &amp;mens</translation>
    </message>
    <message>
        <source>&amp;Triangles</source>
        <translation>&amp;Driehoeken</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Zet</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Onge&amp;daan maken</translation>
    </message>
    <message>
        <source>&amp;Undo edit</source>
        <translation>Bewerking &amp;ongedaan maken</translation>
    </message>
    <message>
        <source>&amp;Undo {edit}</source>
        <translation>&amp;Ongedaan maken: {edit}</translation>
    </message>
    <message>
        <source>&amp;Usual keys</source>
        <translation>S&amp;tandaard</translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <translation>Standaardg&amp;rootte</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Bee&amp;ld</translation>
    </message>
    <message>
        <source>&amp;Write a comment</source>
        <translation>&amp;Opmerking schrijven</translation>
    </message>
    <message>
        <source>&apos;hatched&apos; is not true or false</source>
        <translation>&apos;hatched&apos; is niet true of false</translation>
    </message>
    <message numerus="yes">
        <source>&apos;name&apos; is not a text of 1 to %Ln characters</source>
        <translation>
            <numerusform>&apos;name&apos; is geen tekst van één teken</numerusform>
            <numerusform>&apos;name&apos; is geen tekst van 1 tot %Ln tekens</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;shadow_strength&apos; is not a number from 0 to 1</source>
        <translation>&apos;shadow_strength&apos; is geen getal van 0 tot 1</translation>
    </message>
    <message numerus="yes">
        <source>(%Ln time(s) by now)</source>
        <translation>
            <numerusform>(nu %Ln keer)</numerusform>
            <numerusform>(nu %Ln keer)</numerusform>
        </translation>
    </message>
    <message>
        <source>(finished)</source>
        <translation>(afgelopen)</translation>
    </message>
    <message>
        <source>**bold**, *italic*, `code`, - lists, &gt; quotes, https:// links</source>
        <translation>**vet**, *cursief*, `code`, - lijsten, &gt; citaten, https://-links</translation>
    </message>
    <message>
        <source>2026-05-01, or 2026-05, or 2026</source>
        <translation>2026-05-01, 2026-05 of 2026</translation>
    </message>
    <message>
        <source>A diagram every</source>
        <translation>Een diagram om de</translation>
    </message>
    <message>
        <source>A disc may not pass over other discs.</source>
        <translation>Een schijf mag niet over andere schijven heen gaan.</translation>
    </message>
    <message>
        <source>A disc moves in a straight line, orthogonally or diagonally.</source>
        <translation>Een schijf gaat in een rechte lijn, orthogonaal of diagonaal.</translation>
    </message>
    <message>
        <source>A disc must end its move next to another disc.</source>
        <translation>Een schijf moet haar zet naast een andere schijf eindigen.</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Remise</translation>
    </message>
    <message>
        <source>A draw, proven</source>
        <translation>Remise, bewezen</translation>
    </message>
    <message>
        <source>A draw.</source>
        <translation>Remise.</translation>
    </message>
    <message>
        <source>A game that was open cannot be read: {why}.</source>
        <translation>Een partij die open was, kan niet worden gelezen: {why}.</translation>
    </message>
    <message>
        <source>A half may not lie on its own colour.</source>
        <translation>Een helft mag niet op haar eigen kleur liggen.</translation>
    </message>
    <message>
        <source>A new game begins with the turns up to here. This one stays as it is.</source>
        <translation>Een nieuwe partij begint met de zetten tot hier. Deze blijft zoals ze is.</translation>
    </message>
    <message>
        <source>A piece has one black and one white half.</source>
        <translation>Een stuk heeft één zwarte en één witte helft.</translation>
    </message>
    <message>
        <source>A piece may not cover a whole other piece.</source>
        <translation>Een stuk mag niet een heel ander stuk bedekken.</translation>
    </message>
    <message>
        <source>A row of black discs with one of them: {numbers}.</source>
        <translation>Een rij zwarte schijven met een daarvan: {numbers}.</translation>
    </message>
    <message>
        <source>A row of white discs with one of them: {numbers}.</source>
        <translation>Een rij witte schijven met een daarvan: {numbers}.</translation>
    </message>
    <message>
        <source>A search did not stop when it was told to, and was left behind. The game goes on with a new engine.</source>
        <translation>Een zoekactie stopte niet toen dat moest en is achtergelaten. De partij gaat door met een nieuwe engine.</translation>
    </message>
    <message>
        <source>A step back</source>
        <translation>Een stap terug</translation>
    </message>
    <message>
        <source>A step forward</source>
        <translation>Een stap vooruit</translation>
    </message>
    <message>
        <source>A turn &amp;forward</source>
        <translation>Een zet voo&amp;ruit</translation>
    </message>
    <message>
        <source>A turn lasts</source>
        <translation>Een zet duurt</translation>
    </message>
    <message>
        <source>A year, a month or a day: 2026, 2026-11 or 2026-11-21</source>
        <translation>Een jaar, een maand of een dag: 2026, 2026-11 of 2026-11-21</translation>
    </message>
    <message>
        <source>A&amp;nother key …</source>
        <translation>N&amp;og een …</translation>
    </message>
    <message>
        <source>About Oddments</source>
        <translation>Over Oddments</translation>
    </message>
    <message>
        <source>About the game</source>
        <translation>Over de partij</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Actie</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Acties en hun toetsen</translation>
    </message>
    <message>
        <source>After turn {turn}, {caption}</source>
        <translation>Na zet {turn}, {caption}</translation>
    </message>
    <message>
        <source>Agreed on</source>
        <translation>Afgesproken</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>Alle borden</translation>
    </message>
    <message>
        <source>All files ({patterns})</source>
        <translation>Alle bestanden ({patterns})</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle spellen</translation>
    </message>
    <message>
        <source>All games that were played here</source>
        <translation>Alle partijen die hier zijn gespeeld</translation>
    </message>
    <message>
        <source>All groups cancel each other out: whoever placed the last stone loses.</source>
        <translation>Alle groepen heffen elkaar op: wie de laatste steen plaatste, verliest.</translation>
    </message>
    <message>
        <source>All rules of this game</source>
        <translation>Alle regels van dit spel</translation>
    </message>
    <message>
        <source>All variations</source>
        <translation>Alle varianten</translation>
    </message>
    <message>
        <source>Also by a right click or the wheel</source>
        <translation>Ook met de rechtermuisknop of het muiswiel</translation>
    </message>
    <message>
        <source>Also by {key}, a right click or the wheel</source>
        <translation>Ook met {key}, de rechtermuisknop of het muiswiel</translation>
    </message>
    <message>
        <source>Alt and the letter</source>
        <translation>Alt en de letter</translation>
    </message>
    <message>
        <source>Animated GIF</source>
        <translation>GIF-animatie</translation>
    </message>
    <message>
        <source>Any position</source>
        <translation>Elke stelling</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Elke uitslag</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pijltoetsen</translation>
    </message>
    <message>
        <source>As &amp;usual</source>
        <translation>Ge&amp;wone stand</translation>
    </message>
    <message>
        <source>As in the game</source>
        <translation>Zoals in de partij</translation>
    </message>
    <message>
        <source>As in the system ({language})</source>
        <translation>Zoals het systeem ({language})</translation>
    </message>
    <message>
        <source>As in the window</source>
        <translation>Zoals in het venster</translation>
    </message>
    <message>
        <source>As&amp;k how the game stands</source>
        <translation>&amp;Vragen hoe de partij staat</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Back at the start</source>
        <translation>Terug aan het begin</translation>
    </message>
    <message>
        <source>Back at turn {number}: {turn}</source>
        <translation>Terug bij zet {number}: {turn}</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Prullenbak</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Zwart</translation>
    </message>
    <message>
        <source>Black has {black}, White {white}.</source>
        <translation>Zwart heeft er {black}, Wit {white}.</translation>
    </message>
    <message>
        <source>Black is to move</source>
        <translation>Zwart is aan zet</translation>
    </message>
    <message>
        <source>Black moves first, so White gets points on top. One player names how many, and the other one picks the side.</source>
        <translation>Zwart begint, dus krijgt Wit er punten bij. De ene speler noemt hoeveel, de andere kiest de kleur.</translation>
    </message>
    <message>
        <source>Black scores {black} and White {white}.</source>
        <translation>Zwart scoort {black} en Wit {white}.</translation>
    </message>
    <message>
        <source>Black won</source>
        <translation>Zwart won</translation>
    </message>
    <message numerus="yes">
        <source>Black {black} + White {white} = %Ln group(s), even</source>
        <translation>
            <numerusform>Zwart {black} + Wit {white} = %Ln groep, even</numerusform>
            <numerusform>Zwart {black} + Wit {white} = %Ln groepen, even</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black {black} + White {white} = %Ln group(s), odd</source>
        <translation>
            <numerusform>Zwart {black} + Wit {white} = %Ln groep, oneven</numerusform>
            <numerusform>Zwart {black} + Wit {white} = %Ln groepen, oneven</numerusform>
        </translation>
    </message>
    <message>
        <source>Black&apos;s first turn is exactly one stone.</source>
        <translation>De eerste zet van Zwart is precies één steen.</translation>
    </message>
    <message>
        <source>Black&apos;s first turn is one stone</source>
        <translation>de eerste zet van Zwart is één steen</translation>
    </message>
    <message>
        <source>Black, moves first</source>
        <translation>Zwart, begint</translation>
    </message>
    <message>
        <source>Black: moves first</source>
        <translation>Zwart: begint</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Board and rules</source>
        <translation>Bord en regels</translation>
    </message>
    <message>
        <source>Board and variant</source>
        <translation>Bord en variant</translation>
    </message>
    <message>
        <source>Board of {game}</source>
        <translation>Bord van {game}</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Borden</translation>
    </message>
    <message>
        <source>Both players passed, and the colour with fewer groups wins.</source>
        <translation>Beide spelers pasten, en de kleur met minder groepen wint.</translation>
    </message>
    <message>
        <source>Bring them back</source>
        <translation>Terughalen</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Op spel</translation>
    </message>
    <message>
        <source>By player</source>
        <translation>Op speler</translation>
    </message>
    <message>
        <source>By position</source>
        <translation>Op stelling</translation>
    </message>
    <message>
        <source>By result</source>
        <translation>Op uitslag</translation>
    </message>
    <message>
        <source>C&amp;ircles</source>
        <translation>&amp;Cirkels</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
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
        <translation>Sla de ingesloten lijnen, of laat ze zoals ze zijn.</translation>
    </message>
    <message>
        <source>Cells along an edge of the board.</source>
        <translation>Velden langs een rand van het bord.</translation>
    </message>
    <message>
        <source>Change the &amp;hand</source>
        <translation>&amp;Kleur in de hand wisselen</translation>
    </message>
    <message>
        <source>Choose where the disc goes, or click it again to let it go.</source>
        <translation>Kies waar de schijf heen gaat, of klik haar nog eens aan om haar los te laten.</translation>
    </message>
    <message>
        <source>Choose where to.</source>
        <translation>Kies waarheen.</translation>
    </message>
    <message>
        <source>Circles</source>
        <translation>Cirkels</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wissen</translation>
    </message>
    <message>
        <source>Click a cell to mark it, and again to take the mark away. Esc goes back to playing.</source>
        <translation>Klik op een veld om het te markeren, en nog eens om het teken weg te halen. Met Esc speel je verder.</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Klokken</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Co&amp;py report</source>
        <translation>Rapport &amp;kopiëren</translation>
    </message>
    <message>
        <source>Comment on {moment}</source>
        <translation>Opmerking bij {moment}</translation>
    </message>
    <message>
        <source>Comment on {moment}, as Markdown</source>
        <translation>Opmerking bij {moment}, als Markdown</translation>
    </message>
    <message>
        <source>Comment: {comment}</source>
        <translation>Opmerking: {comment}</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Computer, level {level}</source>
        <translation>Computer, niveau {level}</translation>
    </message>
    <message>
        <source>Confir&amp;m the turn shown</source>
        <translation>&amp;Getoonde zet bevestigen</translation>
    </message>
    <message>
        <source>Connect three sides around the middle of a board with 3, 5, 7 or 9 sides.</source>
        <translation>Verbind drie zijden rond het midden van een bord met 3, 5, 7 of 9 zijden.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Verder spelen</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coördinaten</translation>
    </message>
    <message>
        <source>Copy &amp;game</source>
        <translation>&amp;Partij kopiëren</translation>
    </message>
    <message>
        <source>Copy a &amp;report of faults</source>
        <translation>&amp;Foutrapport kopiëren</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Als &amp;tekst kopiëren</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Rapport kopiëren</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Adres kopiëren</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Tellen</translation>
    </message>
    <message>
        <source>Count the end step by step on the board</source>
        <translation>Tel het einde stap voor stap op het bord</translation>
    </message>
    <message>
        <source>Count the score &amp;step by step</source>
        <translation>Score stap voor stap te&amp;llen</translation>
    </message>
    <message>
        <source>Count, step {step} of {total}</source>
        <translation>Tellen, stap {step} van {total}</translation>
    </message>
    <message>
        <source>Cro&amp;sses</source>
        <translation>&amp;Kruisen</translation>
    </message>
    <message>
        <source>Crosses</source>
        <translation>Kruisen</translation>
    </message>
    <message>
        <source>Cu&amp;t branch</source>
        <translation>Tak &amp;knippen</translation>
    </message>
    <message>
        <source>Curs&amp;or to the next place</source>
        <translation>&amp;Cursor naar de volgende plaats</translation>
    </message>
    <message>
        <source>Cursor to the p&amp;lace before</source>
        <translation>C&amp;ursor naar de vorige plaats</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>Donker</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Decide first whether to capture.</source>
        <translation>Beslis eerst of je slaat.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln game(s) in the bin for good?</source>
        <translation>
            <numerusform>%Ln partij in de prullenbak voorgoed verwijderen?</numerusform>
            <numerusform>%Ln partijen in de prullenbak voorgoed verwijderen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Voorgoed verwijderen</translation>
    </message>
    <message>
        <source>Details …</source>
        <translation>Details …</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>apparaat of bron is bezet</translation>
    </message>
    <message>
        <source>Diagrams a page</source>
        <translation>Diagrammen per pagina</translation>
    </message>
    <message>
        <source>Discs</source>
        <translation>Schijven</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>schijfquotum is overschreden</translation>
    </message>
    <message>
        <source>Do &amp;not capture</source>
        <translation>&amp;Niet slaan</translation>
    </message>
    <message>
        <source>Do what a click does there</source>
        <translation>Doen wat een klik daar doet</translation>
    </message>
    <message>
        <source>Done again: {edit}.</source>
        <translation>Opnieuw gedaan: {edit}.</translation>
    </message>
    <message>
        <source>Done with marks</source>
        <translation>Klaar met tekens</translation>
    </message>
    <message>
        <source>Drag to make the comments higher or lower</source>
        <translation>Sleep om de opmerkingen hoger of lager te maken</translation>
    </message>
    <message>
        <source>Drag to make the panels wider or narrower</source>
        <translation>Sleep om de panelen breder of smaller te maken</translation>
    </message>
    <message>
        <source>E&amp;dit</source>
        <translation>Be&amp;werken</translation>
    </message>
    <message>
        <source>Empty the bin</source>
        <translation>Prullenbak legen</translation>
    </message>
    <message>
        <source>Empty the bin …</source>
        <translation>Prullenbak legen …</translation>
    </message>
    <message>
        <source>End the count</source>
        <translation>Tellen beëindigen</translation>
    </message>
    <message>
        <source>End the search</source>
        <translation>Zoeken beëindigen</translation>
    </message>
    <message>
        <source>Enter plays the turn that is shown, Esc takes it back.</source>
        <translation>Enter speelt de getoonde zet, Esc neemt hem terug.</translation>
    </message>
    <message>
        <source>Enter plays {turn}.</source>
        <translation>Enter speelt {turn}.</translation>
    </message>
    <message>
        <source>Esc takes back what was done.</source>
        <translation>Esc neemt terug wat je deed.</translation>
    </message>
    <message>
        <source>Esc takes it back.</source>
        <translation>Esc neemt het terug.</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evenement</translation>
    </message>
    <message>
        <source>Every game that you play here is kept, and listed here from its first turn on. Games of other programs or people can be imported.</source>
        <translation>Elke partij die je hier speelt, wordt bewaard en staat vanaf haar eerste zet in deze lijst. Partijen van andere programma’s of mensen kun je importeren.</translation>
    </message>
    <message>
        <source>Every stone pushes its neighbours away: end with the biggest group unmatched.</source>
        <translation>Elke steen duwt zijn buren weg: eindig met de grootste groep zonder gelijke.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporteren</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exporteren …</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>bestand bestaat al</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>bestandsnaam is te lang</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>bestand is te groot</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Find by name, date, …</source>
        <translation>Zoek op naam, datum, …</translation>
    </message>
    <message>
        <source>Find games</source>
        <translation>Partijen zoeken</translation>
    </message>
    <message>
        <source>Find in comments, names and labels</source>
        <translation>Zoeken in opmerkingen, namen en labels</translation>
    </message>
    <message>
        <source>Find in notes</source>
        <translation>In notities zoeken</translation>
    </message>
    <message>
        <source>Find in the help</source>
        <translation>Zoeken in de help</translation>
    </message>
    <message>
        <source>Find in the licences</source>
        <translation>Zoeken in de licenties</translation>
    </message>
    <message>
        <source>Find ne&amp;xt</source>
        <translation>Vo&amp;lgende zoeken</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>Vo&amp;rige zoeken</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Eerste stap</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Systeem volgen</translation>
    </message>
    <message>
        <source>Forget these</source>
        <translation>Deze vergeten</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vooruit</translation>
    </message>
    <message>
        <source>From after turn</source>
        <translation>Begin na zet</translation>
    </message>
    <message>
        <source>From this day on</source>
        <translation>Vanaf deze dag</translation>
    </message>
    <message>
        <source>From …</source>
        <translation>Van …</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Game information – Oddments</source>
        <translation>Partijgegevens – Oddments</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partijen</translation>
    </message>
    <message>
        <source>Games ({patterns})</source>
        <translation>Partijen ({patterns})</translation>
    </message>
    <message>
        <source>Games are being exported …</source>
        <translation>Partijen worden geëxporteerd …</translation>
    </message>
    <message>
        <source>Games are being imported …</source>
        <translation>Partijen worden geïmporteerd …</translation>
    </message>
    <message>
        <source>Games in which this position stood, turned and mirrored too</source>
        <translation>Partijen waarin deze stelling stond, ook gedraaid en gespiegeld</translation>
    </message>
    <message>
        <source>Games in {name} – Oddments</source>
        <translation>Partijen in {name} – Oddments</translation>
    </message>
    <message>
        <source>Games that you delete lie here until you empty the bin.</source>
        <translation>Partijen die je verwijdert, liggen hier tot je de prullenbak leegt.</translation>
    </message>
    <message>
        <source>Give a &amp;hint</source>
        <translation>&amp;Tip geven</translation>
    </message>
    <message>
        <source>Give all actions their usual keys again?</source>
        <translation>Alle acties hun standaardtoetsen teruggeven?</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Doorgaan</translation>
    </message>
    <message>
        <source>Go on by itself</source>
        <translation>Vanzelf doorgaan</translation>
    </message>
    <message>
        <source>Go on with the turn.</source>
        <translation>Ga door met de zet.</translation>
    </message>
    <message>
        <source>Go on, or end the turn.</source>
        <translation>Ga door, of beëindig de zet.</translation>
    </message>
    <message>
        <source>Go to turn {number}</source>
        <translation>Ga naar zet {number}</translation>
    </message>
    <message>
        <source>Goes on</source>
        <translation>Vervolg</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Groepen</translation>
    </message>
    <message>
        <source>Groups of size</source>
        <translation>Groepen van grootte</translation>
    </message>
    <message>
        <source>Help: {title}</source>
        <translation>Help: {title}</translation>
    </message>
    <message>
        <source>Hide the comments</source>
        <translation>Opmerkingen verbergen</translation>
    </message>
    <message>
        <source>Hide this notice</source>
        <translation>Deze melding verbergen</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>theme</comment>
        <translation>Hoog contrast</translation>
    </message>
    <message>
        <source>Hint: {turn} ({worth}). Esc takes the hint away.</source>
        <translation>Tip: {turn} ({worth}). Esc haalt de tip weg.</translation>
    </message>
    <message>
        <source>Hint: {turn}. Esc takes the hint away.</source>
        <translation>Tip: {turn}. Esc haalt de tip weg.</translation>
    </message>
    <message>
        <source>How komi is found</source>
        <translation>Hoe komi wordt bepaald</translation>
    </message>
    <message>
        <source>How many sides the board has.</source>
        <translation>Hoeveel zijden het bord heeft.</translation>
    </message>
    <message>
        <source>How much is made</source>
        <translation>Hoeveel er klaar is</translation>
    </message>
    <message>
        <source>How the result is counted.</source>
        <translation>Hoe de uitslag wordt geteld.</translation>
    </message>
    <message>
        <source>How time is counted</source>
        <translation>Hoe de tijd wordt geteld</translation>
    </message>
    <message>
        <source>If the game ended here, Black would score {black} and White {white}.</source>
        <translation>Als de partij hier eindigde, zou Zwart {black} scoren en Wit {white}.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importeren</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Partijen importeren</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>Importeren …</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>In het venster</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>invoer- of uitvoerfout</translation>
    </message>
    <message>
        <source>Into the menus</source>
        <translation>Naar de menu’s</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>is een map</translation>
    </message>
    <message numerus="yes">
        <source>It reaches side {side}: a way of %Ln stone(s).</source>
        <translation>
            <numerusform>Ze bereikt zijde {side}: een weg van %Ln steen.</numerusform>
            <numerusform>Ze bereikt zijde {side}: een weg van %Ln stenen.</numerusform>
        </translation>
    </message>
    <message>
        <source>It reaches side {side}: it touches the side itself.</source>
        <translation>Ze bereikt zijde {side}: ze raakt de zijde zelf.</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Bewaren</translation>
    </message>
    <message>
        <source>Keyboard &amp;shortcuts …</source>
        <translation>&amp;Sneltoetsen …</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Sneltoetsen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>Komi</translation>
    </message>
    <message>
        <source>Komi for {game}</source>
        <translation>Komi voor {game}</translation>
    </message>
    <message>
        <source>Komi is {komi}.</source>
        <translation>Komi is {komi}.</translation>
    </message>
    <message>
        <source>Komi is {komi}. {name} takes {colour}.</source>
        <translation>Komi is {komi}. {name} neemt {colour}.</translation>
    </message>
    <message>
        <source>Komi: White is given {komi}, which makes {total}.</source>
        <translation>Komi: Wit krijgt {komi} erbij, dat maakt {total}.</translation>
    </message>
    <message>
        <source>L&amp;ist of turns</source>
        <translation>Li&amp;jst van zetten</translation>
    </message>
    <message>
        <source>L&amp;og of the game</source>
        <translation>Versl&amp;ag van de partij</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Laatste stap</translation>
    </message>
    <message>
        <source>Latest first</source>
        <translation>Nieuwste eerst</translation>
    </message>
    <message>
        <source>Learn by doing</source>
        <translation>Spelend leren</translation>
    </message>
    <message>
        <source>Learn {game} by doing, in two minutes</source>
        <translation>Leer {game} spelend, in twee minuten</translation>
    </message>
    <message>
        <source>Learn {game} by doing, once more</source>
        <translation>Leer {game} spelend, nog een keer</translation>
    </message>
    <message>
        <source>Letters: A, B, C …</source>
        <translation>Letters: A, B, C …</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliotheek</translation>
    </message>
    <message>
        <source>Library – Oddments</source>
        <translation>Bibliotheek – Oddments</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licentie</translation>
    </message>
    <message>
        <source>Licence of {part}</source>
        <translation>Licentie van {part}</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenties</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>Licht</translation>
    </message>
    <message>
        <source>List all turns</source>
        <translation>Alle zetten tonen</translation>
    </message>
    <message>
        <source>Longer side</source>
        <translation>Langste kant</translation>
    </message>
    <message>
        <source>Longest row</source>
        <translation>Langste rij</translation>
    </message>
    <message>
        <source>Look for less, or clear the fields above.</source>
        <translation>Zoek ruimer, of wis de velden hierboven.</translation>
    </message>
    <message>
        <source>Look for the position of the game that was in front last</source>
        <translation>Zoek de stelling van de partij die het laatst vooraan stond</translation>
    </message>
    <message>
        <source>Looking for a hint … Esc stops it.</source>
        <translation>Zoekt een tip … Esc stopt dat.</translation>
    </message>
    <message>
        <source>Looking for games …</source>
        <translation>Zoekt partijen …</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>Uiterlijk</translation>
    </message>
    <message>
        <source>Make another turn instead, or press Esc to take this one back.</source>
        <translation>Doe een andere zet, of druk op Esc om deze terug te nemen.</translation>
    </message>
    <message>
        <source>Make it the &amp;main line</source>
        <translation>Tot hoofdlij&amp;n maken</translation>
    </message>
    <message>
        <source>Mark the last turn</source>
        <translation>Laatste zet markeren</translation>
    </message>
    <message>
        <source>Marked: {cells}.</source>
        <translation>Gemarkeerd: {cells}.</translation>
    </message>
    <message>
        <source>Marks and letters on cells</source>
        <translation>Tekens en letters op velden</translation>
    </message>
    <message>
        <source>Minutes for all turns</source>
        <translation>Minuten voor alle zetten</translation>
    </message>
    <message>
        <source>Most sides touched by one group</source>
        <translation>Meeste zijden geraakt door één groep</translation>
    </message>
    <message>
        <source>Move a disc of either colour</source>
        <translation>Verplaats een schijf van een van beide kleuren</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Cursor bewegen</translation>
    </message>
    <message>
        <source>My own themes …</source>
        <translation>Mijn eigen thema’s …</translation>
    </message>
    <message>
        <source>N&amp;o key</source>
        <translation>&amp;Geen toets</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Naam van de partij</translation>
    </message>
    <message>
        <source>Name of {colour}</source>
        <translation>Naam van {colour}</translation>
    </message>
    <message>
        <source>Name of {moment}</source>
        <translation>Naam van {moment}</translation>
    </message>
    <message>
        <source>Name this komi</source>
        <translation>Deze komi noemen</translation>
    </message>
    <message>
        <source>Name, if you like</source>
        <translation>Naam, als je wilt</translation>
    </message>
    <message>
        <source>Names komi</source>
        <translation>Noemt komi</translation>
    </message>
    <message>
        <source>New &amp;key …</source>
        <translation>&amp;Nieuwe toets …</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>Nieuw &amp;venster</translation>
    </message>
    <message>
        <source>New game of {game}</source>
        <translation>Nieuwe partij {game}</translation>
    </message>
    <message>
        <source>New games are being read; they are listed bit by bit.</source>
        <translation>Nieuwe partijen worden gelezen; ze verschijnen stuk voor stuk in de lijst.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Volgende</translation>
    </message>
    <message>
        <source>Next control, the one before</source>
        <translation>Volgend element, vorig element</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nee</translation>
    </message>
    <message>
        <source>No browser could be started. The address is in the clipboard.</source>
        <translation>Er kon geen browser worden gestart. Het adres staat op het klembord.</translation>
    </message>
    <message>
        <source>No clocks</source>
        <translation>Geen klokken</translation>
    </message>
    <message>
        <source>No comment on {moment}. A double click begins one.</source>
        <translation>Geen opmerking bij {moment}. Dubbelklik om er een te beginnen.</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Nog geen bestanden</translation>
    </message>
    <message>
        <source>No game like that.</source>
        <translation>Zo’n partij is er niet.</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Nog geen partijen</translation>
    </message>
    <message>
        <source>No games yet.</source>
        <translation>Nog geen partijen.</translation>
    </message>
    <message>
        <source>No neighbouring square takes the other half.</source>
        <translation>Geen aangrenzend veld neemt de andere helft op.</translation>
    </message>
    <message>
        <source>No notes in this game</source>
        <translation>Geen notities in deze partij</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>geen ruimte meer op het apparaat</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>bestand of map bestaat niet</translation>
    </message>
    <message>
        <source>No unfinished game.</source>
        <translation>Geen onvoltooide partij.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Nobody can place a piece and nobody scores: whoever placed the last piece loses.</source>
        <translation>Niemand kan een stuk plaatsen en niemand scoort: wie het laatste stuk plaatste, verliest.</translation>
    </message>
    <message>
        <source>Nobody can place a piece: the higher score wins.</source>
        <translation>Niemand kan een stuk plaatsen: de hoogste score wint.</translation>
    </message>
    <message>
        <source>Nobody scores, so whoever placed the last piece loses.</source>
        <translation>Niemand scoort, dus wie het laatste stuk plaatste, verliest.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Geen</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>is geen map</translation>
    </message>
    <message>
        <source>Not a whole turn yet.</source>
        <translation>Nog geen hele zet.</translation>
    </message>
    <message>
        <source>Nothing can be written to {folder}, so the list of games is made anew at every start.</source>
        <translation>Er kan niets worden geschreven in {folder}; de lijst van partijen wordt daarom bij elke start opnieuw gemaakt.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Niets gevonden</translation>
    </message>
    <message>
        <source>Nothing is left, so the last stone loses.</source>
        <translation>Er blijft niets over, dus de laatste steen verliest.</translation>
    </message>
    <message>
        <source>Nothing to export.</source>
        <translation>Er is niets te exporteren.</translation>
    </message>
    <message>
        <source>Nothing was exported.</source>
        <translation>Er is niets geëxporteerd.</translation>
    </message>
    <message>
        <source>Num&amp;bers of the last turns</source>
        <translation>Nu&amp;mmers van de laatste zetten</translation>
    </message>
    <message>
        <source>Numbers: 1, 2, 3 …</source>
        <translation>Cijfers: 1, 2, 3 …</translation>
    </message>
    <message>
        <source>Oddments cannot start</source>
        <translation>Oddments kan niet starten</translation>
    </message>
    <message>
        <source>Oddments ended too early again and again while it brought back your windows. All games are kept.</source>
        <translation>Oddments stopte telkens weer te vroeg bij het terughalen van je vensters. Alle partijen zijn bewaard.</translation>
    </message>
    <message>
        <source>Oddments ended unexpectedly the last time. Games were kept up to their last turn.</source>
        <translation>Oddments stopte de vorige keer onverwacht. Partijen zijn bewaard tot en met hun laatste zet.</translation>
    </message>
    <message>
        <source>Oddments is free software under the MIT licence. What it is made of has licences of its own.</source>
        <translation>Oddments is vrije software onder de MIT-licentie. De delen waaruit het bestaat, hebben hun eigen licenties.</translation>
    </message>
    <message>
        <source>Oddments runs already, but does not answer. This window works on its own; what is open in the other one cannot be opened here.</source>
        <translation>Oddments draait al, maar antwoordt niet. Dit venster werkt op zichzelf; wat in het andere open is, kan hier niet worden geopend.</translation>
    </message>
    <message>
        <source>Of all turns</source>
        <translation>Van alle zetten</translation>
    </message>
    <message numerus="yes">
        <source>Of the last %Ln turn(s)</source>
        <translation>
            <numerusform>Van de laatste zet</numerusform>
            <numerusform>Van de laatste %Ln zetten</numerusform>
        </translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Oudste eerst</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Aan</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Op het bord</translation>
    </message>
    <message>
        <source>On the clocks: {times}</source>
        <translation>Op de klokken: {times}</translation>
    </message>
    <message>
        <source>One group joins three sides around the middle of the board.</source>
        <translation>Eén groep verbindt drie zijden rond het midden van het bord.</translation>
    </message>
    <message>
        <source>One names it, the other picks the side</source>
        <translation>De een noemt komi, de ander kiest de kleur</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Openen</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Recent openen</translation>
    </message>
    <message>
        <source>Open a link – Oddments</source>
        <translation>Link openen – Oddments</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Een opgeslagen partij openen</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Openen in de browser</translation>
    </message>
    <message>
        <source>Open the chosen game in a window</source>
        <translation>De gekozen partij in een venster openen</translation>
    </message>
    <message>
        <source>Open the folder in which the program looks for them</source>
        <translation>De map openen waarin het programma ze zoekt</translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>{name} openen</translation>
    </message>
    <message>
        <source>Open …</source>
        <translation>Openen …</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>bewerking is niet toegestaan</translation>
    </message>
    <message>
        <source>Order of the list</source>
        <translation>Volgorde van de lijst</translation>
    </message>
    <message>
        <source>Other times …</source>
        <translation>Andere tijden …</translation>
    </message>
    <message>
        <source>P&amp;rint …</source>
        <translation>Af&amp;drukken …</translation>
    </message>
    <message>
        <source>PDF page</source>
        <translation>PDF-pagina</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG-afbeelding</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>Pagina’s van de help</translation>
    </message>
    <message>
        <source>Panels beside the &amp;board</source>
        <translation>Panelen &amp;naast het bord</translation>
    </message>
    <message>
        <source>Paper of a PDF</source>
        <translation>Papier van een PDF</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <translation>Delen van het programma</translation>
    </message>
    <message numerus="yes">
        <source>Pasted: %Ln turn(s).</source>
        <translation>
            <numerusform>Geplakt: %Ln zet.</numerusform>
            <numerusform>Geplakt: %Ln zetten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause the &amp;game</source>
        <translation>&amp;Partij pauzeren</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>geen toestemming</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mens</translation>
    </message>
    <message>
        <source>Picks the side</source>
        <translation>Kiest de kleur</translation>
    </message>
    <message>
        <source>Picture of the board</source>
        <translation>Afbeelding van het bord</translation>
    </message>
    <message>
        <source>Pie rule</source>
        <translation>Taartregel</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Place a domino on two squares of equal height</source>
        <translation>Plaats een domino op twee velden van gelijke hoogte</translation>
    </message>
    <message>
        <source>Place a stone</source>
        <translation>Plaats een steen</translation>
    </message>
    <message>
        <source>Place either colour, one stone or two, and leave an odd number of groups.</source>
        <translation>Plaats een of twee stenen van om het even welke kleur en laat een oneven aantal groepen na.</translation>
    </message>
    <message>
        <source>Place one or two stones of either colour</source>
        <translation>Plaats een of twee stenen, zwart of wit</translation>
    </message>
    <message>
        <source>Place one stone of either colour</source>
        <translation>Plaats één steen, zwart of wit</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Nog eens</translation>
    </message>
    <message>
        <source>Play against the computer, level {level}</source>
        <translation>Speel tegen de computer, niveau {level}</translation>
    </message>
    <message>
        <source>Play from here as a &amp;new game …</source>
        <translation>Vanaf hier spelen als &amp;nieuwe partij …</translation>
    </message>
    <message>
        <source>Play from here as a &amp;variation …</source>
        <translation>Vanaf hier spelen als &amp;variant …</translation>
    </message>
    <message>
        <source>Play from here – Oddments</source>
        <translation>Vanaf hier spelen – Oddments</translation>
    </message>
    <message>
        <source>Play on after turn {number}</source>
        <translation>Verder spelen na zet {number}</translation>
    </message>
    <message>
        <source>Play on from the start</source>
        <translation>Verder spelen vanaf het begin</translation>
    </message>
    <message>
        <source>Play this turn</source>
        <translation>Deze zet spelen</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Speler {number}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Points that White gets on top, because Black moves first.</source>
        <translation>Punten die Wit erbij krijgt, omdat Zwart begint.</translation>
    </message>
    <message>
        <source>Pr&amp;omote variation</source>
        <translation>Variant &amp;hoger plaatsen</translation>
    </message>
    <message>
        <source>Pre&amp;vious variation</source>
        <translation>Vo&amp;rige variant</translation>
    </message>
    <message>
        <source>Press Enter to go on.</source>
        <translation>Druk op Enter om door te gaan.</translation>
    </message>
    <message>
        <source>Press the new key for “{action}”. Esc: none.</source>
        <translation>Druk op de nieuwe toets voor “{action}”. Esc: geen.</translation>
    </message>
    <message>
        <source>Preview …</source>
        <translation>Voorbeeld …</translation>
    </message>
    <message>
        <source>Print</source>
        <comment>theme</comment>
        <translation>Afdruk</translation>
    </message>
    <message>
        <source>Print – Oddments</source>
        <translation>Afdrukken – Oddments</translation>
    </message>
    <message>
        <source>Put the chosen games into the bin</source>
        <translation>De gekozen partijen in de prullenbak leggen</translation>
    </message>
    <message>
        <source>Put your themes into {folder}.</source>
        <translation>Zet je thema’s in {folder}.</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>bestandssysteem is alleen-lezen</translation>
    </message>
    <message>
        <source>Reading {name} …</source>
        <translation>{name} wordt gelezen …</translation>
    </message>
    <message>
        <source>Remove all marks here</source>
        <translation>Alle tekens hier verwijderen</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Res&amp;ign</source>
        <translation>&amp;Opgeven</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Terugzetten</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>S&amp;ettings …</source>
        <translation>&amp;Instellingen …</translation>
    </message>
    <message>
        <source>S&amp;quares</source>
        <translation>Vi&amp;erkanten</translation>
    </message>
    <message>
        <source>S&amp;wap colours</source>
        <translation>Van kleur &amp;wisselen</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>SVG-tekening</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Save &amp;animation …</source>
        <translation>A&amp;nimatie opslaan …</translation>
    </message>
    <message>
        <source>Save &amp;as …</source>
        <translation>Opslaan &amp;als …</translation>
    </message>
    <message>
        <source>Save &amp;picture …</source>
        <translation>&amp;Afbeelding opslaan …</translation>
    </message>
    <message>
        <source>Save a picture – Oddments</source>
        <translation>Afbeelding opslaan – Oddments</translation>
    </message>
    <message>
        <source>Save an animation – Oddments</source>
        <translation>Animatie opslaan – Oddments</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>Opslaan als …</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Partij opslaan</translation>
    </message>
    <message>
        <source>Save …</source>
        <translation>Opslaan …</translation>
    </message>
    <message>
        <source>Saved as PNG, SVG or PDF, as the file’s name says.</source>
        <translation>Wordt opgeslagen als PNG, SVG of PDF, naar de naam van het bestand.</translation>
    </message>
    <message>
        <source>Saved games ({patterns})</source>
        <translation>Opgeslagen partijen ({patterns})</translation>
    </message>
    <message>
        <source>Saved to {path}.</source>
        <translation>Opgeslagen in {path}.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Search by name or key</source>
        <translation>Zoek op naam of toets</translation>
    </message>
    <message>
        <source>Searching …</source>
        <translation>Zoekt …</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Seconden</translation>
    </message>
    <message>
        <source>Seconds that a turn adds</source>
        <translation>Seconden die een zet erbij geeft</translation>
    </message>
    <message>
        <source>Settings – Oddments</source>
        <translation>Instellingen – Oddments</translation>
    </message>
    <message>
        <source>Show &amp;log folder</source>
        <translation>Map met &amp;logboeken tonen</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Voordoen</translation>
    </message>
    <message>
        <source>Show the deleted games, or the others again</source>
        <translation>De verwijderde partijen tonen, of weer de andere</translation>
    </message>
    <message>
        <source>Show which</source>
        <translation>Toon welke</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Zijden</translation>
    </message>
    <message>
        <source>Sides {sides} hold the middle between them.</source>
        <translation>Zijden {sides} houden het midden tussen zich in.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Grootte</translation>
    </message>
    <message>
        <source>Size of text and controls</source>
        <translation>Grootte van tekst en knoppen</translation>
    </message>
    <message>
        <source>Size {size}: Black has {black}, White {white}.</source>
        <translation>Grootte {size}: Zwart heeft er {black}, Wit {white}.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Overslaan</translation>
    </message>
    <message>
        <source>Slide and flip discs that belong to nobody, and be the first to line up five.</source>
        <translation>Verschuif en draai schijven die van niemand zijn, en krijg als eerste vijf op een rij.</translation>
    </message>
    <message>
        <source>Something inside Oddments went wrong. It goes on; a report helps to mend it.</source>
        <translation>Er ging iets mis in Oddments. Het gaat gewoon door; een rapport helpt om het te herstellen.</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Vierkanten</translation>
    </message>
    <message>
        <source>Stack dominoes like bricks, and win with the biggest group that stays unmatched.</source>
        <translation>Stapel domino’s als bakstenen, en win met de grootste groep die geen gelijke heeft.</translation>
    </message>
    <message>
        <source>Stacks without &amp;depth</source>
        <translation>Stapels zonder &amp;diepte</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Begin</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Partij beginnen</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Stap {number} van {count}</translation>
    </message>
    <message>
        <source>Step {step} of {total}</source>
        <translation>Stap {step} van {total}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Hier stoppen</translation>
    </message>
    <message>
        <source>Swapping sides is for White&apos;s first turn, in games with the pie rule.</source>
        <translation>Van kleur wisselen kan alleen bij de eerste zet van Wit, in spellen met de taartregel.</translation>
    </message>
    <message>
        <source>T&amp;ree of turns</source>
        <translation>Boom van &amp;zetten</translation>
    </message>
    <message>
        <source>T&amp;ype a turn</source>
        <translation>Zet t&amp;ypen</translation>
    </message>
    <message>
        <source>Take along</source>
        <translation>Meenemen</translation>
    </message>
    <message>
        <source>Take back the touch</source>
        <translation>Aanraking terugnemen</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Terugnemen</translation>
    </message>
    <message>
        <source>Take the games of files into the library</source>
        <translation>De partijen uit bestanden in de bibliotheek opnemen</translation>
    </message>
    <message>
        <source>Take the unfinished turn &amp;back</source>
        <translation>Onvoltooide zet &amp;terugnemen</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Teruggenomen</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Teruggenomen.</translation>
    </message>
    <message>
        <source>That could not be done: {why}.</source>
        <translation>Dat lukte niet: {why}.</translation>
    </message>
    <message>
        <source>The analysis has failed</source>
        <translation>De analyse is uitgevallen</translation>
    </message>
    <message>
        <source>The bin is empty.</source>
        <translation>De prullenbak is leeg.</translation>
    </message>
    <message>
        <source>The black half lies there; choose the square beside it for the white half.</source>
        <translation>De zwarte helft ligt daar; kies het veld ernaast voor de witte helft.</translation>
    </message>
    <message>
        <source>The board as it is</source>
        <translation>Het bord zoals het is</translation>
    </message>
    <message>
        <source>The board is full and the sums of squares are equal.</source>
        <translation>Het bord is vol en de sommen van kwadraten zijn gelijk.</translation>
    </message>
    <message>
        <source>The board is full: the biggest group that has no equal wins.</source>
        <translation>Het bord is vol: de grootste groep zonder gelijke wint.</translation>
    </message>
    <message>
        <source>The board is full: the higher sum of squares wins.</source>
        <translation>Het bord is vol: de hoogste som van kwadraten wint.</translation>
    </message>
    <message>
        <source>The board is in the clipboard as text.</source>
        <translation>Het bord staat als tekst op het klembord.</translation>
    </message>
    <message>
        <source>The clipboard holds a game without a turn.</source>
        <translation>Op het klembord staat een partij zonder zet.</translation>
    </message>
    <message>
        <source>The clipboard holds no branch of this game: {why}.</source>
        <translation>Op het klembord staat geen tak van deze partij: {why}.</translation>
    </message>
    <message>
        <source>The clipboard holds no game: {why}.</source>
        <translation>Op het klembord staat geen partij: {why}.</translation>
    </message>
    <message>
        <source>The clocks stand still. “Go on” lets them run: {who} is to move.</source>
        <translation>De klokken staan stil. Met “Doorgaan” lopen ze weer: {who} is aan zet.</translation>
    </message>
    <message>
        <source>The comment leads to a page of {host}.</source>
        <translation>De opmerking verwijst naar een pagina van {host}.</translation>
    </message>
    <message>
        <source>The core of Oddments is not compiled on this machine: the computer plays, but thinks about a hundred times slower. installer/run compiles it.</source>
        <translation>De kern van Oddments is op deze machine niet gecompileerd: de computer speelt, maar denkt zo’n honderd keer langzamer. installer/run compileert hem.</translation>
    </message>
    <message>
        <source>The end. You skipped some steps.</source>
        <translation>Einde van de les. Enkele stappen zijn overgeslagen.</translation>
    </message>
    <message>
        <source>The engine has failed: {why}.</source>
        <translation>De engine is uitgevallen: {why}.</translation>
    </message>
    <message>
        <source>The fewer are better.</source>
        <translation>Wie er minder heeft, staat beter.</translation>
    </message>
    <message>
        <source>The first player needs exactly five in a row, and has made {made}.</source>
        <translation>De eerste speler heeft precies vijf op een rij nodig, en heeft er {made} gemaakt.</translation>
    </message>
    <message>
        <source>The game could not be saved to {path}: {why}.</source>
        <translation>De partij kon niet worden opgeslagen in {path}: {why}.</translation>
    </message>
    <message>
        <source>The game in diagrams</source>
        <translation>De partij in diagrammen</translation>
    </message>
    <message>
        <source>The game is a draw.</source>
        <translation>De partij is remise.</translation>
    </message>
    <message>
        <source>The game is in the clipboard, in the text of a saved game.</source>
        <translation>De partij staat op het klembord, als de tekst van een opgeslagen partij.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>De partij is afgelopen</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>De partij is afgelopen.</translation>
    </message>
    <message>
        <source>The last run</source>
        <translation>De vorige keer</translation>
    </message>
    <message>
        <source>The last turn made a row of five or more.</source>
        <translation>De laatste zet maakte een rij van vijf of meer.</translation>
    </message>
    <message numerus="yes">
        <source>The last turn moved or turned over these %Ln disc(s). Only rows with them count.</source>
        <translation>
            <numerusform>De laatste zet verplaatste of draaide deze %Ln schijf. Alleen rijen met haar tellen.</numerusform>
            <numerusform>De laatste zet verplaatste of draaide deze %Ln schijven. Alleen rijen met een daarvan tellen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last turn moved this disc. Only a row that holds it counts.</source>
        <translation>De laatste zet verplaatste deze schijf. Alleen een rij met deze schijf telt.</translation>
    </message>
    <message>
        <source>The lesson is done</source>
        <translation>De les is klaar</translation>
    </message>
    <message>
        <source>The lesson of {game} cannot be given: {why}.</source>
        <translation>De les van {game} kan niet worden gegeven: {why}.</translation>
    </message>
    <message>
        <source>The library cannot be brought up to date: {why}.</source>
        <translation>De bibliotheek kan niet worden bijgewerkt: {why}.</translation>
    </message>
    <message>
        <source>The library cannot be looked through: {why}.</source>
        <translation>De bibliotheek kan niet worden doorzocht: {why}.</translation>
    </message>
    <message>
        <source>The line that is looked at</source>
        <translation>De lijn die je bekijkt</translation>
    </message>
    <message>
        <source>The list of games was damaged and is made anew from the games. No game is lost.</source>
        <translation>De lijst van partijen was beschadigd en wordt opnieuw gemaakt uit de partijen. Er is geen partij verloren.</translation>
    </message>
    <message>
        <source>The log lies in {folder}.</source>
        <translation>Het logboek ligt in {folder}.</translation>
    </message>
    <message>
        <source>The next one</source>
        <translation>Volgende treffer</translation>
    </message>
    <message>
        <source>The number of groups would be even at the end of the turn. Choose another cell or colour, or place another stone.</source>
        <translation>Het aantal groepen zou aan het einde van de zet even zijn. Kies een ander veld of een andere kleur, of plaats nog een steen.</translation>
    </message>
    <message>
        <source>The one before</source>
        <translation>Vorige treffer</translation>
    </message>
    <message>
        <source>The other player</source>
        <translation>De andere speler</translation>
    </message>
    <message>
        <source>The picture could not be copied: {why}.</source>
        <translation>De afbeelding kon niet worden gekopieerd: {why}.</translation>
    </message>
    <message>
        <source>The picture of the board is in the clipboard.</source>
        <translation>De afbeelding van het bord staat op het klembord.</translation>
    </message>
    <message>
        <source>The player lost</source>
        <translation>De speler verloor</translation>
    </message>
    <message>
        <source>The player won</source>
        <translation>De speler won</translation>
    </message>
    <message>
        <source>The players have agreed on it.</source>
        <translation>De spelers zijn het erover eens geworden.</translation>
    </message>
    <message>
        <source>The position contradicts itself. “Try again” plays through the game anew.</source>
        <translation>De stelling spreekt zichzelf tegen. “Opnieuw proberen” speelt de partij opnieuw na.</translation>
    </message>
    <message>
        <source>The position contradicts itself: {why}. It can be played through again.</source>
        <translation>De stelling spreekt zichzelf tegen: {why}. De partij kan opnieuw worden nagespeeld.</translation>
    </message>
    <message>
        <source>The position stands for the third time. The game is a draw.</source>
        <translation>De stelling staat er voor de derde keer. De partij is remise.</translation>
    </message>
    <message>
        <source>The report is in the clipboard.</source>
        <translation>Het rapport staat op het klembord.</translation>
    </message>
    <message>
        <source>The rest was left out.</source>
        <translation>De rest is weggelaten.</translation>
    </message>
    <message>
        <source>The same position stands for the third time: a draw.</source>
        <translation>Dezelfde stelling staat er voor de derde keer: remise.</translation>
    </message>
    <message>
        <source>The second player needs at least five in a row, and has made {made}.</source>
        <translation>De tweede speler heeft minstens vijf op een rij nodig, en heeft er {made} gemaakt.</translation>
    </message>
    <message>
        <source>The start</source>
        <translation>Het begin</translation>
    </message>
    <message>
        <source>The turn is over before that.</source>
        <translation>De zet is al eerder afgelopen.</translation>
    </message>
    <message>
        <source>The turn is {turn}. It is yours to make.</source>
        <translation>De zet is {turn}. Jij mag hem doen.</translation>
    </message>
    <message>
        <source>The two squares of a piece must be neighbours.</source>
        <translation>De twee velden van een stuk moeten aan elkaar grenzen.</translation>
    </message>
    <message>
        <source>The two stacks must be equally high.</source>
        <translation>De twee stapels moeten even hoog zijn.</translation>
    </message>
    <message>
        <source>The white half lies there; choose the square beside it for the black half.</source>
        <translation>De witte helft ligt daar; kies het veld ernaast voor de zwarte helft.</translation>
    </message>
    <message numerus="yes">
        <source>The whole tree (%Ln turn(s))</source>
        <translation>
            <numerusform>De hele boom (%Ln zet)</numerusform>
            <numerusform>De hele boom (%Ln zetten)</numerusform>
        </translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>There is more to learn</source>
        <translation>Er valt nog meer te leren</translation>
    </message>
    <message>
        <source>There is no disc here to move.</source>
        <translation>Hier ligt geen schijf om te verplaatsen.</translation>
    </message>
    <message>
        <source>There is no text in the clipboard, and so no game.</source>
        <translation>Er staat geen tekst op het klembord, en dus geen partij.</translation>
    </message>
    <message>
        <source>There is no turn for you to type now.</source>
        <translation>Je hebt nu geen zet te typen.</translation>
    </message>
    <message>
        <source>There is not enough memory for the engine to think: close other programs.</source>
        <translation>Er is te weinig geheugen voor de engine om te denken: sluit andere programma’s.</translation>
    </message>
    <message>
        <source>There is nothing of that kind to decide now.</source>
        <translation>Er valt nu niets van dien aard te beslissen.</translation>
    </message>
    <message>
        <source>There was too little memory. Oddments goes on; other programs could be closed.</source>
        <translation>Er was te weinig geheugen. Oddments gaat door; je kunt andere programma’s sluiten.</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Dit kan niet ongedaan worden gemaakt.</translation>
    </message>
    <message>
        <source>This computer was asleep, or too busy. The clocks stand still from that moment on.</source>
        <translation>Deze computer sliep of had het te druk. De klokken staan sinds dat ogenblik stil.</translation>
    </message>
    <message>
        <source>This game cannot be kept in {folder}: {why}. Save it to a file: who closes the window a second time gives it up.</source>
        <translation>Deze partij kan niet in {folder} worden bewaard: {why}. Sla haar op in een bestand: wie het venster een tweede keer sluit, geeft haar prijs.</translation>
    </message>
    <message>
        <source>This game cannot be opened.</source>
        <translation>Deze partij kan niet worden geopend.</translation>
    </message>
    <message>
        <source>This game is in the bin: restore it, then it can be opened.</source>
        <translation>Deze partij ligt in de prullenbak: zet haar terug, dan kan ze worden geopend.</translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <translation>Deze partij is open in een ander venster.</translation>
    </message>
    <message numerus="yes">
        <source>This group has %Ln stone(s).</source>
        <translation>
            <numerusform>Deze groep heeft %Ln steen.</numerusform>
            <numerusform>Deze groep heeft %Ln stenen.</numerusform>
        </translation>
    </message>
    <message>
        <source>This half is the last uncovered one of its piece: nothing may lie on it any more.</source>
        <translation>Deze helft is de laatste onbedekte van haar stuk: er mag niets meer op liggen.</translation>
    </message>
    <message>
        <source>This is all that a report holds: the program, the machine, and what went wrong. Nobody gets it unless you send it.</source>
        <translation>Dit is alles wat een rapport bevat: het programma, de machine en wat er misging. Niemand krijgt het, tenzij je het verstuurt.</translation>
    </message>
    <message>
        <source>This is no turn. One is written like {turn}.</source>
        <translation>Dit is geen zet. Zo schrijf je er een: {turn}.</translation>
    </message>
    <message>
        <source>This is one of several games in {name}.</source>
        <translation>Dit is een van meerdere partijen in {name}.</translation>
    </message>
    <message>
        <source>This is one of several games that were pasted.</source>
        <translation>Dit is een van meerdere geplakte partijen.</translation>
    </message>
    <message>
        <source>This place is taken.</source>
        <translation>Deze plaats is bezet.</translation>
    </message>
    <message>
        <source>This turn is called {worth}.</source>
        <translation>Oordeel over deze zet: {worth}.</translation>
    </message>
    <message>
        <source>This would bring back the board before the last turn.</source>
        <translation>Dit zou het bord van vóór de laatste zet terugbrengen.</translation>
    </message>
    <message>
        <source>Through the turns, in their list</source>
        <translation>Door de zetten, in hun lijst</translation>
    </message>
    <message>
        <source>To the en&amp;d</source>
        <translation>Naar &amp;het einde</translation>
    </message>
    <message>
        <source>To the ends of the row</source>
        <translation>Naar de einden van de rij</translation>
    </message>
    <message>
        <source>To the star&amp;t</source>
        <translation>Naar het &amp;begin</translation>
    </message>
    <message>
        <source>To turn</source>
        <translation>Tot en met zet</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>te veel open bestanden</translation>
    </message>
    <message>
        <source>Transparent around the board</source>
        <translation>Doorzichtig rond het bord</translation>
    </message>
    <message>
        <source>Tree</source>
        <comment>tab</comment>
        <translation>Boom</translation>
    </message>
    <message>
        <source>Tree of turns</source>
        <translation>Boom van zetten</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>Driehoeken</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zet</translation>
    </message>
    <message>
        <source>Turn &amp;left</source>
        <translation>&amp;Linksom draaien</translation>
    </message>
    <message>
        <source>Turn &amp;right</source>
        <translation>&amp;Rechtsom draaien</translation>
    </message>
    <message>
        <source>Turn numbers</source>
        <translation>Zetnummers</translation>
    </message>
    <message>
        <source>Turn {number}: {turn}</source>
        <translation>Zet {number}: {turn}</translation>
    </message>
    <message>
        <source>Turns</source>
        <comment>tab</comment>
        <translation>Zetten</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Zetten</translation>
    </message>
    <message>
        <source>Turns played</source>
        <translation>Gespeelde zetten</translation>
    </message>
    <message>
        <source>Turns that begin so</source>
        <translation>Zetten die zo beginnen</translation>
    </message>
    <message>
        <source>Turns to lose</source>
        <translation>Beurten over te slaan</translation>
    </message>
    <message>
        <source>Type a turn such as {turn}. Esc closes this.</source>
        <translation>Typ een zet zoals {turn}. Esc sluit dit.</translation>
    </message>
    <message>
        <source>US letter</source>
        <translation>US Letter</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>button</comment>
        <translation>Ongedaan</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Undo goes on without clocks.</source>
        <translation>Na ongedaan maken gaat het verder zonder klokken.</translation>
    </message>
    <message>
        <source>Undone: {edit}.</source>
        <translation>Ongedaan gemaakt: {edit}.</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Onvoltooid</translation>
    </message>
    <message>
        <source>Until this day</source>
        <translation>Tot en met deze dag</translation>
    </message>
    <message>
        <source>Until …</source>
        <translation>Tot …</translation>
    </message>
    <message>
        <source>Up and down lead along the line, left and right to the variations beside it.</source>
        <translation>Omhoog en omlaag volgen de lijn, links en rechts gaan naar de varianten ernaast.</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variant</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>Bezoeken</translation>
    </message>
    <message>
        <source>Waiting for the computer</source>
        <translation>Wacht op de computer</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Wat</translation>
    </message>
    <message>
        <source>What Oddments brings along or runs on, and the licence of each part in full.</source>
        <translation>Wat Oddments meebrengt of waarop het draait, en de volledige licentie van elk deel.</translation>
    </message>
    <message>
        <source>What could not be read</source>
        <translation>Wat niet kon worden gelezen</translation>
    </message>
    <message>
        <source>What has been told</source>
        <translation>Wat er is gezegd</translation>
    </message>
    <message>
        <source>What is played is kept as a variation of this game. Turns that follow here stay.</source>
        <translation>Wat je speelt, wordt bewaard als variant van deze partij. Zetten die hier volgen, blijven.</translation>
    </message>
    <message>
        <source>What the board will look like</source>
        <translation>Hoe het bord eruit zal zien</translation>
    </message>
    <message>
        <source>What the engine thinks</source>
        <translation>Wat de engine vindt</translation>
    </message>
    <message>
        <source>What the turn is worth</source>
        <translation>Wat de zet waard is</translation>
    </message>
    <message>
        <source>What was pasted could be read only in part: {problem}.</source>
        <translation>Het geplakte kon maar gedeeltelijk worden gelezen: {problem}.</translation>
    </message>
    <message>
        <source>What was pasted is there already.</source>
        <translation>Het geplakte is er al.</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>Wat er misging</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Wit</translation>
    </message>
    <message>
        <source>White is to move</source>
        <translation>Wit is aan zet</translation>
    </message>
    <message>
        <source>White may swap colours instead of making the first turn.</source>
        <translation>Wit mag van kleur wisselen in plaats van de eerste zet te doen.</translation>
    </message>
    <message>
        <source>White won</source>
        <translation>Wit won</translation>
    </message>
    <message numerus="yes">
        <source>White: gets %Ln point(s)</source>
        <translation>
            <numerusform>Wit: krijgt %Ln punt</numerusform>
            <numerusform>Wit: krijgt %Ln punten</numerusform>
        </translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Winstkans</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Venster</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Winst</translation>
    </message>
    <message>
        <source>Words of comments</source>
        <translation>Woorden uit opmerkingen</translation>
    </message>
    <message>
        <source>Write the chosen games to one file</source>
        <translation>De gekozen partijen naar één bestand schrijven</translation>
    </message>
    <message>
        <source>Write the comment</source>
        <translation>Opmerking schrijven</translation>
    </message>
    <message>
        <source>XF must be a number from 1, not {text}</source>
        <translation>XF moet een getal vanaf 1 zijn, niet {text}</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Jij</translation>
    </message>
    <message>
        <source>You ({colour}) win.</source>
        <translation>Jij ({colour}) wint.</translation>
    </message>
    <message>
        <source>You have swapped colours.</source>
        <translation>Je bent van kleur gewisseld.</translation>
    </message>
    <message>
        <source>You have {time} left.</source>
        <translation>Je hebt nog {time}.</translation>
    </message>
    <message>
        <source>You may not pass here.</source>
        <translation>Je mag hier niet passen.</translation>
    </message>
    <message>
        <source>You may not pass while you can place a piece.</source>
        <translation>Je mag niet passen zolang je een stuk kunt plaatsen.</translation>
    </message>
    <message>
        <source>You name komi.</source>
        <translation>Jij noemt komi.</translation>
    </message>
    <message>
        <source>You pick a side.</source>
        <translation>Jij kiest een kleur.</translation>
    </message>
    <message>
        <source>Your turn in notation</source>
        <translation>Je zet in notatie</translation>
    </message>
    <message>
        <source>Your turn: you have {colour}.</source>
        <translation>Jij bent aan zet: je hebt {colour}.</translation>
    </message>
    <message>
        <source>Your windows can be brought back now.</source>
        <translation>Je vensters kunnen nu worden teruggehaald.</translation>
    </message>
    <message>
        <source>Your windows cannot be brought back yet: {problem}. Games that were kept before are safe.</source>
        <translation>Je vensters kunnen nog niet worden teruggehaald: {problem}. Eerder bewaarde partijen zijn veilig.</translation>
    </message>
    <message>
        <source>Your windows could not be brought back: {problem}. All games are kept.</source>
        <translation>Je vensters konden niet worden teruggehaald: {problem}. Alle partijen zijn bewaard.</translation>
    </message>
    <message>
        <source>a bit may not lie on its own colour</source>
        <translation>een helft mag niet op haar eigen kleur liggen</translation>
    </message>
    <message>
        <source>a disc does not pass over others</source>
        <translation>een schijf gaat niet over andere heen</translation>
    </message>
    <message>
        <source>a disc moves in a straight line</source>
        <translation>een schijf gaat in een rechte lijn</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>remise</translation>
    </message>
    <message>
        <source>a node after a variation</source>
        <translation>een knoop na een variant</translation>
    </message>
    <message>
        <source>a note of {turn}</source>
        <translation>een notitie bij {turn}</translation>
    </message>
    <message>
        <source>a pass is not allowed here</source>
        <translation>passen mag hier niet</translation>
    </message>
    <message>
        <source>a piece has one black and one white half</source>
        <translation>een stuk heeft één zwarte en één witte helft</translation>
    </message>
    <message>
        <source>a swap is only for White&apos;s first turn, with the pie rule</source>
        <translation>van kleur wisselen kan alleen bij de eerste zet van Wit, met de taartregel</translation>
    </message>
    <message>
        <source>a turn in the root node</source>
        <translation>een zet in de wortelknoop</translation>
    </message>
    <message>
        <source>a turn is one stone or two</source>
        <translation>een zet is één steen of twee</translation>
    </message>
    <message>
        <source>a turn of Black, but White is to move</source>
        <translation>een zet van Zwart, maar Wit is aan zet</translation>
    </message>
    <message>
        <source>a turn of White, but Black is to move</source>
        <translation>een zet van Wit, maar Zwart is aan zet</translation>
    </message>
    <message>
        <source>a value without a property</source>
        <translation>een waarde zonder eigenschap</translation>
    </message>
    <message>
        <source>an unknown kind, GM[{number}]</source>
        <translation>een onbekende soort, GM[{number}]</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>en nog %Ln</numerusform>
            <numerusform>en nog %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>and more with each turn</source>
        <translation>en meer bij elke zet</translation>
    </message>
    <message>
        <source>another game</source>
        <translation>een andere partij</translation>
    </message>
    <message>
        <source>another game begins here: &quot;)&quot; is missing before it</source>
        <translation>hier begint een andere partij: &quot;)&quot; ontbreekt ervoor</translation>
    </message>
    <message>
        <source>at side {sides}</source>
        <translation>aan zijde {sides}</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>aan het begin</translation>
    </message>
    <message>
        <source>bad</source>
        <translation>slecht</translation>
    </message>
    <message>
        <source>black</source>
        <translation>zwart</translation>
    </message>
    <message>
        <source>black half</source>
        <translation>zwarte helft</translation>
    </message>
    <message>
        <source>black stone</source>
        <translation>zwarte steen</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>kan niet worden gelezen</translation>
    </message>
    <message>
        <source>cannot push {stones}</source>
        <translation>kan {stones} niet duwen</translation>
    </message>
    <message numerus="yes">
        <source>captures %Ln ({discs})</source>
        <translation>
            <numerusform>slaat %Ln ({discs})</numerusform>
            <numerusform>slaat %Ln ({discs})</numerusform>
        </translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gekozen</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>cirkel</translation>
    </message>
    <message>
        <source>clock {time}</source>
        <translation>klok {time}</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>geteld</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>kruis</translation>
    </message>
    <message>
        <source>deleting {turn}</source>
        <translation>verwijderen van {turn}</translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation>twijfelachtig</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>remise</translation>
    </message>
    <message>
        <source>draws, proven</source>
        <translation>remise, bewezen</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leeg</translation>
    </message>
    <message>
        <source>end the turn</source>
        <comment>to do instead</comment>
        <translation>beëindig de zet</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>mislukt</translation>
    </message>
    <message>
        <source>first decide whether to capture</source>
        <translation>beslis eerst of je slaat</translation>
    </message>
    <message>
        <source>for all turns</source>
        <translation>voor alle zetten</translation>
    </message>
    <message>
        <source>for each turn</source>
        <translation>voor elke zet</translation>
    </message>
    <message>
        <source>good</source>
        <translation>goed</translation>
    </message>
    <message>
        <source>height {height}</source>
        <translation>hoogte {height}</translation>
    </message>
    <message numerus="yes">
        <source>in a group of %Ln</source>
        <translation>
            <numerusform>in een groep van %Ln</numerusform>
            <numerusform>in een groep van %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>interesting</source>
        <translation>interessant</translation>
    </message>
    <message>
        <source>it cannot be read ({why})</source>
        <translation>het kan niet worden gelezen ({why})</translation>
    </message>
    <message>
        <source>it extends {base}, and there are only {known}</source>
        <translation>het breidt {base} uit, en er zijn alleen {known}</translation>
    </message>
    <message numerus="yes">
        <source>it has more than %Ln bytes</source>
        <translation>
            <numerusform>het heeft meer dan %Ln byte</numerusform>
            <numerusform>het heeft meer dan %Ln bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>it has no turn</source>
        <translation>er is geen zet in</translation>
    </message>
    <message numerus="yes">
        <source>it is longer than %Ln million characters</source>
        <translation>
            <numerusform>het is langer dan %Ln miljoen tekens</numerusform>
            <numerusform>het is langer dan %Ln miljoen tekens</numerusform>
        </translation>
    </message>
    <message>
        <source>it is not JSON: {why}</source>
        <translation>het is geen JSON: {why}</translation>
    </message>
    <message>
        <source>it is not a text in UTF-8</source>
        <translation>het is geen tekst in UTF-8</translation>
    </message>
    <message>
        <source>it is not an object in { }</source>
        <translation>het is geen object in { }</translation>
    </message>
    <message>
        <source>it is of {title}, and this is {game}</source>
        <translation>het is van {title}, en dit is {game}</translation>
    </message>
    <message>
        <source>it is open in a window</source>
        <translation>ze is open in een venster</translation>
    </message>
    <message>
        <source>komi {value}</source>
        <translation>komi {value}</translation>
    </message>
    <message>
        <source>label</source>
        <translation>label</translation>
    </message>
    <message>
        <source>level {level}</source>
        <translation>niveau {level}</translation>
    </message>
    <message>
        <source>line {line}, column {column}: {problem}</source>
        <translation>regel {line}, kolom {column}: {problem}</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>vergrendeld</translation>
    </message>
    <message numerus="yes">
        <source>loses %Ln turn(s)</source>
        <translation>
            <numerusform>slaat %Ln beurt over</numerusform>
            <numerusform>slaat %Ln beurten over</numerusform>
        </translation>
    </message>
    <message>
        <source>loses a turn</source>
        <translation>slaat een beurt over</translation>
    </message>
    <message>
        <source>loses like all others, proven</source>
        <translation>verliest zoals alle andere, bewezen</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>verlies</translation>
    </message>
    <message>
        <source>making the line to {turn} the main line</source>
        <translation>de lijn naar {turn} tot hoofdlijn maken</translation>
    </message>
    <message>
        <source>marks of {turn}</source>
        <translation>tekens bij {turn}</translation>
    </message>
    <message>
        <source>marks on the board</source>
        <translation>tekens op het bord</translation>
    </message>
    <message>
        <source>moving the variation {turn}</source>
        <translation>verplaatsen van de variant {turn}</translation>
    </message>
    <message>
        <source>name the black half&apos;s square, then the white half&apos;s</source>
        <translation>noem het veld van de zwarte helft, dan dat van de witte</translation>
    </message>
    <message>
        <source>no disc lies there</source>
        <translation>daar ligt geen schijf</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>geen toets</translation>
    </message>
    <message>
        <source>no mark</source>
        <translation>geen teken</translation>
    </message>
    <message>
        <source>no neighbouring square takes the other half</source>
        <translation>geen aangrenzend veld neemt de andere helft op</translation>
    </message>
    <message>
        <source>no pie rule</source>
        <translation>zonder taartregel</translation>
    </message>
    <message>
        <source>no sign</source>
        <translation>geen oordeel</translation>
    </message>
    <message>
        <source>not enough memory for so large a picture</source>
        <translation>te weinig geheugen voor zo’n grote afbeelding</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>niet gevonden</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>niet mogelijk</translation>
    </message>
    <message>
        <source>nothing can be written to {folder}: {why}</source>
        <translation>er kan niets worden geschreven in {folder}: {why}</translation>
    </message>
    <message>
        <source>other half on {place}</source>
        <translation>andere helft op {place}</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>to do instead</comment>
        <translation>pas</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>a turn in a list</comment>
        <translation>past</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>past</translation>
    </message>
    <message>
        <source>pasting {turn}</source>
        <translation>plakken van {turn}</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>gepauzeerd</translation>
    </message>
    <message>
        <source>position after turn {turn}</source>
        <translation>stelling na zet {turn}</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>mogelijk</translation>
    </message>
    <message>
        <source>possible: {hands}</source>
        <translation>mogelijk: {hands}</translation>
    </message>
    <message>
        <source>pushes {stones}</source>
        <translation>duwt {stones}</translation>
    </message>
    <message>
        <source>read in part: {problem}</source>
        <translation>gedeeltelijk gelezen: {problem}</translation>
    </message>
    <message>
        <source>score {score}</source>
        <translation>score {score}</translation>
    </message>
    <message>
        <source>size {value}</source>
        <translation>grootte {value}</translation>
    </message>
    <message>
        <source>square</source>
        <translation>vierkant</translation>
    </message>
    <message>
        <source>squared</source>
        <translation>kwadraat</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>standaard</translation>
    </message>
    <message>
        <source>swap colours</source>
        <comment>to do instead</comment>
        <translation>wissel van kleur</translation>
    </message>
    <message>
        <source>swap colours</source>
        <comment>a turn in a list</comment>
        <translation>wisselt van kleur</translation>
    </message>
    <message>
        <source>that is the name of a theme of the program</source>
        <translation>zo heet een thema van het programma</translation>
    </message>
    <message>
        <source>that would cover a whole piece</source>
        <translation>dat zou een heel stuk bedekken</translation>
    </message>
    <message>
        <source>the bit there is its piece&apos;s last uncovered one</source>
        <translation>de helft daar is de laatste onbedekte van haar stuk</translation>
    </message>
    <message>
        <source>the board before the last turn would be back</source>
        <translation>het bord van vóór de laatste zet zou terug zijn</translation>
    </message>
    <message>
        <source>the comment of {turn}</source>
        <translation>de opmerking bij {turn}</translation>
    </message>
    <message>
        <source>the disc would not be next to another one</source>
        <translation>de schijf zou niet naast een andere liggen</translation>
    </message>
    <message>
        <source>the encoding {encoding} is not known</source>
        <translation>de codering {encoding} is onbekend</translation>
    </message>
    <message numerus="yes">
        <source>the file has more than %Ln games; the rest is left out</source>
        <translation>
            <numerusform>het bestand bevat meer dan %Ln partij; de rest wordt weggelaten</numerusform>
            <numerusform>het bestand bevat meer dan %Ln partijen; de rest wordt weggelaten</numerusform>
        </translation>
    </message>
    <message>
        <source>the file has {size} MB, and more than {most} MB are not read</source>
        <translation>het bestand heeft {size} MB, en meer dan {most} MB wordt niet gelezen</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>het bestand is leeg</translation>
    </message>
    <message numerus="yes">
        <source>the game has more than %Ln nodes</source>
        <translation>
            <numerusform>de partij heeft meer dan %Ln knoop</numerusform>
            <numerusform>de partij heeft meer dan %Ln knopen</numerusform>
        </translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>de partij is afgelopen</translation>
    </message>
    <message>
        <source>the game was ended here</source>
        <translation>de partij werd hier beëindigd</translation>
    </message>
    <message>
        <source>the list of open windows is damaged</source>
        <translation>de lijst van open vensters is beschadigd</translation>
    </message>
    <message>
        <source>the list of open windows is of another version of Oddments</source>
        <translation>de lijst van open vensters is van een andere versie van Oddments</translation>
    </message>
    <message>
        <source>the number of groups would be even at the end of the turn</source>
        <translation>het aantal groepen zou aan het einde van de zet even zijn</translation>
    </message>
    <message>
        <source>the place is taken</source>
        <translation>de plaats is bezet</translation>
    </message>
    <message>
        <source>the property {name} has no value: &quot;[&quot; expected</source>
        <translation>de eigenschap {name} heeft geen waarde: &quot;[&quot; verwacht</translation>
    </message>
    <message>
        <source>the start</source>
        <comment>in what an edit did</comment>
        <translation>het begin</translation>
    </message>
    <message>
        <source>the start</source>
        <comment>in what a comment is on</comment>
        <translation>het begin</translation>
    </message>
    <message>
        <source>the text ends too early: &quot;)&quot; is missing</source>
        <translation>de tekst eindigt te vroeg: &quot;)&quot; ontbreekt</translation>
    </message>
    <message>
        <source>the text ends within the value that begins here</source>
        <translation>de tekst eindigt binnen de waarde die hier begint</translation>
    </message>
    <message>
        <source>the title of {turn}</source>
        <translation>de titel van {turn}</translation>
    </message>
    <message>
        <source>the turn ends before that</source>
        <translation>de zet is al eerder afgelopen</translation>
    </message>
    <message>
        <source>the turn is not complete</source>
        <translation>de zet is niet volledig</translation>
    </message>
    <message>
        <source>the two squares are not neighbours</source>
        <translation>de twee velden grenzen niet aan elkaar</translation>
    </message>
    <message>
        <source>the two stacks are not equally high</source>
        <translation>de twee stapels zijn niet even hoog</translation>
    </message>
    <message>
        <source>there is no square {square}</source>
        <translation>er is geen veld {square}</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>er is te weinig geheugen</translation>
    </message>
    <message>
        <source>there is nothing of that kind to decide</source>
        <translation>er valt niets van dien aard te beslissen</translation>
    </message>
    <message>
        <source>there is text after the end of the game</source>
        <translation>er staat tekst na het einde van de partij</translation>
    </message>
    <message>
        <source>there is text before the game</source>
        <translation>er staat tekst vóór de partij</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>denkt</translation>
    </message>
    <message>
        <source>this is a game of {title}, not one that Oddments plays</source>
        <translation>dit is een partij {title}, een spel dat Oddments niet speelt</translation>
    </message>
    <message>
        <source>this is no SGF file: one begins with &quot;(;&quot;</source>
        <translation>dit is geen SGF-bestand: dat begint met &quot;(;&quot;</translation>
    </message>
    <message>
        <source>this is no text in {encoding}</source>
        <translation>dit is geen tekst in {encoding}</translation>
    </message>
    <message>
        <source>this version of Oddments knows no game {key}</source>
        <translation>deze versie van Oddments kent geen spel {key}</translation>
    </message>
    <message>
        <source>this was written by a newer version of Oddments (format {format}, not {known})</source>
        <translation>dit is geschreven door een nieuwere versie van Oddments (formaat {format}, niet {known})</translation>
    </message>
    <message>
        <source>to confirm</source>
        <translation>te bevestigen</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>aan zet</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>driehoek</translation>
    </message>
    <message>
        <source>turn {number}, {colour} {turn}: {why}</source>
        <translation>zet {number}, {colour} {turn}: {why}</translation>
    </message>
    <message>
        <source>turn {turn}</source>
        <translation>zet {turn}</translation>
    </message>
    <message numerus="yes">
        <source>turn(s)</source>
        <translation>
            <numerusform>zet</numerusform>
            <numerusform>zetten</numerusform>
        </translation>
    </message>
    <message>
        <source>two turns in one node</source>
        <translation>twee zetten in één knoop</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>onvoltooid</translation>
    </message>
    <message>
        <source>variation {number} of {count}</source>
        <translation>variant {number} van {count}</translation>
    </message>
    <message>
        <source>very bad</source>
        <translation>zeer slecht</translation>
    </message>
    <message>
        <source>very good</source>
        <translation>zeer goed</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>wacht</translation>
    </message>
    <message>
        <source>what is said of the game</source>
        <translation>wat er over de partij wordt gezegd</translation>
    </message>
    <message>
        <source>white</source>
        <translation>wit</translation>
    </message>
    <message>
        <source>white half</source>
        <translation>witte helft</translation>
    </message>
    <message>
        <source>white stone</source>
        <translation>witte steen</translation>
    </message>
    <message>
        <source>who can place a piece may not pass</source>
        <translation>wie een stuk kan plaatsen, mag niet passen</translation>
    </message>
    <message>
        <source>win</source>
        <translation>winst</translation>
    </message>
    <message>
        <source>wins {rate} of the games searched</source>
        <translation>wint {rate} van de doorgerekende partijen</translation>
    </message>
    <message>
        <source>wins, proven</source>
        <translation>wint, bewezen</translation>
    </message>
    <message>
        <source>won</source>
        <translation>won</translation>
    </message>
    <message>
        <source>write it {turn}</source>
        <translation>schrijf {turn}</translation>
    </message>
    <message>
        <source>written in part: {problem}</source>
        <translation>gedeeltelijk geschreven: {problem}</translation>
    </message>
    <message>
        <source>your turn, {colour}</source>
        <translation>jij bent aan zet, {colour}</translation>
    </message>
    <message>
        <source>{branch} is in the clipboard.</source>
        <translation>Op het klembord: {branch}.</translation>
    </message>
    <message>
        <source>{branch} was cut out, and is in the clipboard.</source>
        <translation>Geknipt en op het klembord: {branch}.</translation>
    </message>
    <message>
        <source>{branch} was deleted. It can be undone.</source>
        <translation>Verwijderd: {branch}. Het kan ongedaan worden gemaakt.</translation>
    </message>
    <message>
        <source>{colour} can only pass</source>
        <translation>{colour} kan alleen passen</translation>
    </message>
    <message>
        <source>{colour} had to pass.</source>
        <translation>{colour} moest passen.</translation>
    </message>
    <message>
        <source>{colour} has to pass</source>
        <translation>{colour} moet passen</translation>
    </message>
    <message>
        <source>{colour} has won</source>
        <translation>{colour} heeft gewonnen</translation>
    </message>
    <message>
        <source>{colour} has {groups}: {worth}. Sum {total}.</source>
        <translation>{colour} heeft {groups}: {worth}. Som {total}.</translation>
    </message>
    <message>
        <source>{colour} is to move.</source>
        <translation>{colour} is aan zet.</translation>
    </message>
    <message numerus="yes">
        <source>{colour} keeps %Ln and scores {size}.</source>
        <translation>
            <numerusform>{colour} houdt er %Ln over en scoort {size}.</numerusform>
            <numerusform>{colour} houdt er %Ln over en scoort {size}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{colour} keeps %Ln.</source>
        <translation>
            <numerusform>{colour} houdt er %Ln over.</numerusform>
            <numerusform>{colour} houdt er %Ln over.</numerusform>
        </translation>
    </message>
    <message>
        <source>{colour} loses a turn</source>
        <translation>{colour} slaat een beurt over</translation>
    </message>
    <message>
        <source>{colour} loses a turn.</source>
        <translation>{colour} slaat een beurt over.</translation>
    </message>
    <message>
        <source>{colour} passed.</source>
        <translation>{colour} paste.</translation>
    </message>
    <message>
        <source>{colour} passes</source>
        <translation>{colour} past</translation>
    </message>
    <message>
        <source>{colour} swaps colours</source>
        <translation>{colour} wisselt van kleur</translation>
    </message>
    <message>
        <source>{colour} to move</source>
        <translation>{colour} aan zet</translation>
    </message>
    <message>
        <source>{colour} wins, proven</source>
        <translation>{colour} wint, bewezen</translation>
    </message>
    <message>
        <source>{colour} wins.</source>
        <translation>{colour} wint.</translation>
    </message>
    <message>
        <source>{colour} won</source>
        <translation>{colour} won</translation>
    </message>
    <message>
        <source>{colour} won by forfeit</source>
        <translation>{colour} won reglementair</translation>
    </message>
    <message>
        <source>{colour} won by resignation</source>
        <translation>{colour} won door opgave</translation>
    </message>
    <message>
        <source>{colour} won by {points}</source>
        <translation>{colour} won met {points}</translation>
    </message>
    <message>
        <source>{colour} won on time</source>
        <translation>{colour} won op tijd</translation>
    </message>
    <message>
        <source>{colour} {turn}</source>
        <translation>{colour} {turn}</translation>
    </message>
    <message numerus="yes">
        <source>{colour}, group {number}: %Ln stone(s).</source>
        <translation>
            <numerusform>{colour}, groep {number}: %Ln steen.</numerusform>
            <numerusform>{colour}, groep {number}: %Ln stenen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{colour}, to begin with</source>
        <translation>{colour}, bij het begin</translation>
    </message>
    <message>
        <source>{colour}, to move</source>
        <translation>{colour}, aan zet</translation>
    </message>
    <message>
        <source>{colour}: {turn}</source>
        <translation>{colour}: {turn}</translation>
    </message>
    <message>
        <source>{failure} The game is as it was.</source>
        <translation>{failure} De partij is zoals ze was.</translation>
    </message>
    <message>
        <source>{failure} There is no analysis of this position.</source>
        <translation>{failure} Er is geen analyse van deze stelling.</translation>
    </message>
    <message>
        <source>{file}, game {number}: {why}</source>
        <translation>{file}, partij {number}: {why}</translation>
    </message>
    <message>
        <source>{file}: {why}</source>
        <translation>{file}: {why}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} en {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} of {last}</translation>
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
        <translation>{folder} kan niet worden gelezen: {why}.</translation>
    </message>
    <message>
        <source>{game} has no option {key} here</source>
        <translation>{game} heeft hier geen optie {key}</translation>
    </message>
    <message>
        <source>{game} takes no {option} here</source>
        <translation>{game} kent hier geen {option}</translation>
    </message>
    <message>
        <source>{game} {key} must be {allowed}, not {value}</source>
        <translation>{game} {key} moet {allowed} zijn, niet {value}</translation>
    </message>
    <message>
        <source>{game}, turn&#xa0;{turn}</source>
        <translation>{game}, zet {turn}</translation>
    </message>
    <message>
        <source>{key} belongs to “{action}”. Take it from there?</source>
        <translation>{key} hoort bij “{action}”. Daar weghalen?</translation>
    </message>
    <message>
        <source>{key} has {value} where a colour like #1A2B3C should be</source>
        <translation>{key} heeft {value} waar een kleur zoals #1A2B3C hoort</translation>
    </message>
    <message>
        <source>{key} is missing</source>
        <translation>{key} ontbreekt</translation>
    </message>
    <message>
        <source>{key} is needed to move about in the window. Press another.</source>
        <translation>{key} is nodig om in het venster rond te gaan. Druk op een andere.</translation>
    </message>
    <message numerus="yes">
        <source>{key} is not a list of %Ln</source>
        <translation>
            <numerusform>{key} is geen lijst van %Ln</numerusform>
            <numerusform>{key} is geen lijst van %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{key} is not a list of %Ln lists</source>
        <translation>
            <numerusform>{key} is geen lijst van %Ln lijst</numerusform>
            <numerusform>{key} is geen lijst van %Ln lijsten</numerusform>
        </translation>
    </message>
    <message>
        <source>{key} is unknown</source>
        <translation>{key} is onbekend</translation>
    </message>
    <message>
        <source>{key} is unknown: {close}?</source>
        <translation>{key} is onbekend: {close}?</translation>
    </message>
    <message>
        <source>{loser} has forfeited the game.</source>
        <translation>{loser} heeft de partij reglementair verloren.</translation>
    </message>
    <message>
        <source>{loser} has resigned.</source>
        <translation>{loser} heeft opgegeven.</translation>
    </message>
    <message>
        <source>{loser} has run out of time.</source>
        <translation>De tijd van {loser} is om.</translation>
    </message>
    <message>
        <source>{main} + {more} a turn</source>
        <translation>{main} + {more} per zet</translation>
    </message>
    <message>
        <source>{main}, then {period}</source>
        <translation>{main}, dan {period}</translation>
    </message>
    <message>
        <source>{mark} is out of place here</source>
        <translation>{mark} is hier niet op zijn plaats</translation>
    </message>
    <message>
        <source>{name} (read only)</source>
        <translation>{name} (alleen lezen)</translation>
    </message>
    <message>
        <source>{name} ({colour})</source>
        <translation>{name} ({colour})</translation>
    </message>
    <message>
        <source>{name} ({colour}) is to move.</source>
        <translation>{name} ({colour}) is aan zet.</translation>
    </message>
    <message>
        <source>{name} ({colour}) wins.</source>
        <translation>{name} ({colour}) wint.</translation>
    </message>
    <message>
        <source>{name} cannot be opened: {why}.</source>
        <translation>{name} kan niet worden geopend: {why}.</translation>
    </message>
    <message>
        <source>{name} could be read only in part: {problem}.</source>
        <translation>{name} kon maar gedeeltelijk worden gelezen: {problem}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} has %Ln values</source>
        <translation>
            <numerusform>{name} heeft %Ln waarde</numerusform>
            <numerusform>{name} heeft %Ln waarden</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has been changed by another program since it was opened here. It was not written over: save this game to another file.</source>
        <translation>{name} is door een ander programma veranderd sinds het hier werd geopend. Het is niet overschreven: sla deze partij op in een ander bestand.</translation>
    </message>
    <message>
        <source>{name} has swapped colours.</source>
        <translation>{name} is van kleur gewisseld.</translation>
    </message>
    <message>
        <source>{name} has {time} left.</source>
        <translation>{name} heeft nog {time}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} holds %Ln game(s). Which one?</source>
        <translation>
            <numerusform>{name} bevat %Ln partij. Welke?</numerusform>
            <numerusform>{name} bevat %Ln partijen. Welke?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} is hard to see in places: {weak} (and %Ln more).</source>
        <translation>
            <numerusform>{name} is hier en daar slecht te zien: {weak} (en nog %Ln).</numerusform>
            <numerusform>{name} is hier en daar slecht te zien: {weak} (en nog %Ln).</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is hard to see in places: {weak}.</source>
        <translation>{name} is hier en daar slecht te zien: {weak}.</translation>
    </message>
    <message>
        <source>{name} is naming komi …</source>
        <translation>{name} bedenkt komi …</translation>
    </message>
    <message>
        <source>{name} is no property: it needs capitals</source>
        <translation>{name} is geen eigenschap: die heeft hoofdletters</translation>
    </message>
    <message>
        <source>{name} is no theme: {why}.</source>
        <translation>{name} is geen thema: {why}.</translation>
    </message>
    <message>
        <source>{name} is picking a side …</source>
        <translation>{name} kiest een kleur …</translation>
    </message>
    <message>
        <source>{name} names komi.</source>
        <translation>{name} noemt komi.</translation>
    </message>
    <message>
        <source>{name} picks a side.</source>
        <translation>{name} kiest een kleur.</translation>
    </message>
    <message>
        <source>{name} stays as it is; save this game to another file.</source>
        <translation>{name} blijft zoals het is; sla deze partij op in een ander bestand.</translation>
    </message>
    <message>
        <source>{name} stays: {why}.</source>
        <translation>{name} blijft: {why}.</translation>
    </message>
    <message>
        <source>{name} was not written: its name must end in {endings}.</source>
        <translation>{name} is niet geschreven: de naam moet eindigen op {endings}.</translation>
    </message>
    <message>
        <source>{name}: a board that was set up is not understood</source>
        <translation>{name}: een opgezet bord wordt niet begrepen</translation>
    </message>
    <message>
        <source>{number} min</source>
        <translation>{number} min</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} van {count}</translation>
    </message>
    <message>
        <source>{number} of {count}, from the end</source>
        <translation>{number} van {count}, vanaf het einde</translation>
    </message>
    <message>
        <source>{number} of {count}, from the start again</source>
        <translation>{number} van {count}, opnieuw vanaf het begin</translation>
    </message>
    <message>
        <source>{number} s</source>
        <translation>{number} s</translation>
    </message>
    <message numerus="yes">
        <source>{number} simulation(s)</source>
        <translation>
            <numerusform>{number} simulatie</numerusform>
            <numerusform>{number} simulaties</numerusform>
        </translation>
    </message>
    <message>
        <source>{number}. {colour} {turn}</source>
        <translation>{number}. {colour} {turn}</translation>
    </message>
    <message>
        <source>{path} could not be created: {why}.</source>
        <translation>{path} kon niet worden aangemaakt: {why}.</translation>
    </message>
    <message>
        <source>{path} could not be written: {why}.</source>
        <translation>{path} kon niet worden geschreven: {why}.</translation>
    </message>
    <message numerus="yes">
        <source>{places} on %Ln page(s)</source>
        <translation>
            <numerusform>{places} op %Ln pagina</numerusform>
            <numerusform>{places} op %Ln pagina’s</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: {mark}.</source>
        <translation>{place}: {mark}.</translation>
    </message>
    <message>
        <source>{problem}, and {more}</source>
        <translation>{problem}, en {more}</translation>
    </message>
    <message>
        <source>{reason} See {places}.</source>
        <translation>{reason} Zie {places}.</translation>
    </message>
    <message>
        <source>{renewed} The old list is kept as {name}.</source>
        <translation>{renewed} De oude lijst is bewaard als {name}.</translation>
    </message>
    <message>
        <source>{seat}: level of the computer</source>
        <translation>{seat}: niveau van de computer</translation>
    </message>
    <message>
        <source>{seat}: name of the person</source>
        <translation>{seat}: naam van de mens</translation>
    </message>
    <message>
        <source>{seat}: played by</source>
        <translation>{seat}: gespeeld door</translation>
    </message>
    <message>
        <source>{start} to {end}</source>
        <translation>{start} naar {end}</translation>
    </message>
    <message>
        <source>{task}, or {other}</source>
        <translation>{task} of {other}</translation>
    </message>
    <message>
        <source>{text} is illegal: {why}</source>
        <translation>{text} is ongeldig: {why}</translation>
    </message>
    <message>
        <source>{text} is not a turn</source>
        <translation>{text} is geen zet</translation>
    </message>
    <message>
        <source>{text} is not a turn: {hint}</source>
        <translation>{text} is geen zet: {hint}</translation>
    </message>
    <message>
        <source>{time} a turn</source>
        <translation>{time} per zet</translation>
    </message>
    <message numerus="yes">
        <source>{time} for %Ln turn(s)</source>
        <translation>
            <numerusform>{time} voor %Ln zet</numerusform>
            <numerusform>{time} voor %Ln zetten</numerusform>
        </translation>
    </message>
    <message>
        <source>{title} – Help – Oddments</source>
        <translation>{title} – Help – Oddments</translation>
    </message>
    <message>
        <source>{turn} is not legal here</source>
        <translation>{turn} mag hier niet</translation>
    </message>
    <message numerus="yes">
        <source>{turn} with %Ln turn(s) after it</source>
        <translation>
            <numerusform>{turn} met %Ln zet erna</numerusform>
            <numerusform>{turn} met %Ln zetten erna</numerusform>
        </translation>
    </message>
    <message>
        <source>{typed} is not possible: {least} to {most} in steps of {step}.</source>
        <translation>{typed} is niet mogelijk: {least} tot en met {most}, in stappen van {step}.</translation>
    </message>
    <message>
        <source>{typed} is not possible: {least} to {most}.</source>
        <translation>{typed} is niet mogelijk: {least} tot en met {most}.</translation>
    </message>
    <message>
        <source>{what} failed: {why}.</source>
        <translation>{what} is mislukt: {why}.</translation>
    </message>
    <message>
        <source>{what}: Black {black}, White {white}</source>
        <translation>{what}: Zwart {black}, Wit {white}</translation>
    </message>
    <message>
        <source>{what}: {colour} on {ground} is {ratio}, not {least}</source>
        <translation>{what}: {colour} op {ground} is {ratio}, niet {least}</translation>
    </message>
    <message>
        <source>{who} can do nothing but pass, so the pass is played.</source>
        <translation>{who} kan alleen maar passen, dus wordt er gepast.</translation>
    </message>
    <message>
        <source>{who} is thinking …</source>
        <translation>{who} denkt na …</translation>
    </message>
    <message>
        <source>{who} is to move, but its engine has failed. “Try again” asks it anew.</source>
        <translation>{who} is aan zet, maar de engine is uitgevallen. “Opnieuw proberen” laat hem opnieuw denken.</translation>
    </message>
    <message>
        <source>{who} is to move. “Go on” plays from here.</source>
        <translation>{who} is aan zet. “Doorgaan” speelt vanaf hier.</translation>
    </message>
    <message>
        <source>“{part}” is in no calendar.</source>
        <translation>“{part}” staat in geen enkele kalender.</translation>
    </message>
    <message>
        <source>“{part}” is not written as a date: write 2026-05-01, 2026-05 or 2026, and more of them after commas.</source>
        <translation>“{part}” is niet als datum geschreven: schrijf 2026-05-01, 2026-05 of 2026, en meer ervan na komma’s.</translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln character(s) more, which are kept but not shown.</source>
        <translation>
            <numerusform>… en nog %Ln teken, dat bewaard wordt maar niet getoond.</numerusform>
            <numerusform>… en nog %Ln tekens, die bewaard worden maar niet getoond.</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ Learned by doing</source>
        <translation>✓ Spelend geleerd</translation>
    </message>
</context>
</TS>
