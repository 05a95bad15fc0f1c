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
        <source> s per move</source>
        <translation> s per zet</translation>
    </message>
    <message numerus="yes">
        <source>%Ln answer(s) not counted: {why}.</source>
        <translation>
            <numerusform>%Ln antwoord niet geteld: {why}.</numerusform>
            <numerusform>%Ln antwoorden niet geteld: {why}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln blunder(s)</source>
        <translation>
            <numerusform>%Ln blunder</numerusform>
            <numerusform>%Ln blunders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s) exported to {name}.</source>
        <translation>
            <numerusform>%Ln kaart geëxporteerd naar {name}.</numerusform>
            <numerusform>%Ln kaarten geëxporteerd naar {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s) with further answers.</source>
        <translation>
            <numerusform>%Ln kaart met meer antwoorden.</numerusform>
            <numerusform>%Ln kaarten met meer antwoorden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) are marked.</source>
        <translation>
            <numerusform>%Ln veld is gemarkeerd.</numerusform>
            <numerusform>%Ln velden zijn gemarkeerd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln damaged card(s) could not be exported.</source>
        <translation>
            <numerusform>%Ln beschadigde kaart kon niet worden geëxporteerd.</numerusform>
            <numerusform>%Ln beschadigde kaarten konden niet worden geëxporteerd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln due</source>
        <translation>
            <numerusform>%Ln te doen</numerusform>
            <numerusform>%Ln te doen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln earlier move(s) count for repetition</source>
        <translation>
            <numerusform>%Ln eerdere zet telt mee voor herhaling</numerusform>
            <numerusform>%Ln eerdere zetten tellen mee voor herhaling</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln engine searches did not stop; close Oddments and start it again</source>
        <translation>
            <numerusform>%Ln zoekactie stopte niet; sluit Oddments en start het opnieuw</numerusform>
            <numerusform>%Ln zoekacties stopten niet; sluit Oddments en start het opnieuw</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s), {first} …</source>
        <translation>
            <numerusform>%Ln bestand, {first} …</numerusform>
            <numerusform>%Ln bestanden, {first} …</numerusform>
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
        <source>%Ln game(s) already in the library.</source>
        <translation>
            <numerusform>%Ln partij stond al in de bibliotheek.</numerusform>
            <numerusform>%Ln partijen stonden al in de bibliotheek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) could not be read in full.</source>
        <translation>
            <numerusform>%Ln partij kon niet volledig worden gelezen.</numerusform>
            <numerusform>%Ln partijen konden niet volledig worden gelezen.</numerusform>
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
        <source>%Ln game(s) finished: {won} won, {drawn} drawn, {lost} lost.</source>
        <translation>
            <numerusform>%Ln partij beëindigd: {won} gewonnen, {drawn} remise, {lost} verloren.</numerusform>
            <numerusform>%Ln partijen beëindigd: {won} gewonnen, {drawn} remise, {lost} verloren.</numerusform>
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
        <source>%Ln game(s) left unchanged in total.</source>
        <translation>
            <numerusform>In totaal bleef %Ln partij ongewijzigd.</numerusform>
            <numerusform>In totaal bleven %Ln partijen ongewijzigd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) moved to the trash.</source>
        <translation>
            <numerusform>%Ln partij naar de prullenbak verplaatst.</numerusform>
            <numerusform>%Ln partijen naar de prullenbak verplaatst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) permanently deleted.</source>
        <translation>
            <numerusform>%Ln partij definitief verwijderd.</numerusform>
            <numerusform>%Ln partijen definitief verwijderd.</numerusform>
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
        <source>%Ln game(s) unfinished.</source>
        <translation>
            <numerusform>%Ln partij onvoltooid.</numerusform>
            <numerusform>%Ln partijen onvoltooid.</numerusform>
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
        <source>%Ln group(s), even</source>
        <translation>
            <numerusform>%Ln groep, even</numerusform>
            <numerusform>%Ln groepen, even</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s), odd</source>
        <translation>
            <numerusform>%Ln groep, oneven</numerusform>
            <numerusform>%Ln groepen, oneven</numerusform>
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
        <source>%Ln inaccuracy(s)</source>
        <translation>
            <numerusform>%Ln onnauwkeurigheid</numerusform>
            <numerusform>%Ln onnauwkeurigheden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) could not be read.</source>
        <translation>
            <numerusform>%Ln regel kon niet worden gelezen.</numerusform>
            <numerusform>%Ln regels konden niet worden gelezen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) left out</source>
        <translation>
            <numerusform>%Ln regel weggelaten</numerusform>
            <numerusform>%Ln regels weggelaten</numerusform>
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
        <source>%Ln missed win(s)</source>
        <translation>
            <numerusform>%Ln gemiste winst</numerusform>
            <numerusform>%Ln gemiste winsten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln mistake(s)</source>
        <translation>
            <numerusform>%Ln fout</numerusform>
            <numerusform>%Ln fouten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <comment>sides</comment>
        <translation>
            <numerusform>nog %Ln</numerusform>
            <numerusform>nog %Ln</numerusform>
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
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln zet</numerusform>
            <numerusform>%Ln zetten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s) did not fit here and were left out: {reasons}.</source>
        <translation>
            <numerusform>%Ln zet paste hier niet en is weggelaten: {reasons}.</numerusform>
            <numerusform>%Ln zetten pasten hier niet en zijn weggelaten: {reasons}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new card(s).</source>
        <translation>
            <numerusform>%Ln nieuwe kaart.</numerusform>
            <numerusform>%Ln nieuwe kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other move(s) would win, too.</source>
        <translation>
            <numerusform>%Ln andere zet zou ook winnen.</numerusform>
            <numerusform>%Ln andere zetten zouden ook winnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) removed.</source>
        <translation>
            <numerusform>%Ln paar verdwijnt.</numerusform>
            <numerusform>%Ln paren verdwijnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln piece(s)</source>
        <translation>
            <numerusform>%Ln stuk</numerusform>
            <numerusform>%Ln stukken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzle(s)</source>
        <translation>
            <numerusform>%Ln puzzel</numerusform>
            <numerusform>%Ln puzzels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln review(s) in the file cannot be read, and are left out.</source>
        <translation>
            <numerusform>%Ln beoordeling in het bestand is onleesbaar en weggelaten.</numerusform>
            <numerusform>%Ln beoordelingen in het bestand zijn onleesbaar en weggelaten.</numerusform>
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
        <source>%Ln win(s) turned into a loss</source>
        <translation>
            <numerusform>%Ln winst weggegeven</numerusform>
            <numerusform>%Ln keer winst weggegeven</numerusform>
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
        <source>&amp;About Oddments</source>
        <translation>&amp;Over Oddments</translation>
    </message>
    <message>
        <source>&amp;All move numbers</source>
        <translation>&amp;Alle zetnummers</translation>
    </message>
    <message>
        <source>&amp;Analysis: show candidates</source>
        <translation>&amp;Analyse: kandidaten tonen</translation>
    </message>
    <message>
        <source>&amp;Around the edge</source>
        <translation>&amp;Om de rand heen</translation>
    </message>
    <message>
        <source>&amp;Arrows</source>
        <translation>&amp;Pijlen</translation>
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
        <source>&amp;Comments</source>
        <translation>O&amp;pmerkingen</translation>
    </message>
    <message>
        <source>&amp;Confirm my moves</source>
        <translation>Mijn zetten &amp;bevestigen</translation>
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
        <source>&amp;Double threats</source>
        <translation>&amp;Dubbele dreigingen</translation>
    </message>
    <message>
        <source>&amp;Draw stacks flat</source>
        <translation>Stape&amp;ls plat tekenen</translation>
    </message>
    <message>
        <source>&amp;End the move</source>
        <translation>&amp;Zet beëindigen</translation>
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
        <translation>&amp;Zoeken …</translation>
    </message>
    <message>
        <source>&amp;First steps in Egotzi</source>
        <translation>&amp;Eerste stappen in Egotzi</translation>
    </message>
    <message>
        <source>&amp;First steps in Odd-Y</source>
        <translation>&amp;Eerste stappen in Odd-Y</translation>
    </message>
    <message>
        <source>&amp;First steps in Themisto</source>
        <translation>&amp;Eerste stappen in Themisto</translation>
    </message>
    <message>
        <source>&amp;First steps in Wythe</source>
        <translation>&amp;Eerste stappen in Wythe</translation>
    </message>
    <message>
        <source>&amp;First steps in Yodd</source>
        <translation>&amp;Eerste stappen in Yodd</translation>
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
        <source>&amp;Gaps in the edge</source>
        <translation>&amp;Gaten in de rand</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>&amp;Help on this screen</source>
        <translation>&amp;Help bij dit scherm</translation>
    </message>
    <message>
        <source>&amp;Joined by a push</source>
        <translation>&amp;Verbonden door een duw</translation>
    </message>
    <message>
        <source>&amp;Keep my mistakes for training</source>
        <translation>&amp;Mijn fouten bewaren om te oefenen</translation>
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
        <source>&amp;Learn</source>
        <translation>Le&amp;ren</translation>
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
        <source>&amp;Locks and walls</source>
        <translation>&amp;Sloten en muren</translation>
    </message>
    <message>
        <source>&amp;Mark cells</source>
        <translation>Velden &amp;markeren</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>&amp;Tekens</translation>
    </message>
    <message>
        <source>&amp;Mirror</source>
        <translation>&amp;Spiegelen</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Zet</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nieuwe partij</translation>
    </message>
    <message>
        <source>&amp;Next mistake</source>
        <translation>&amp;Volgende fout</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>&amp;Volgend deelvenster</translation>
    </message>
    <message>
        <source>&amp;Next variation</source>
        <translation>Vol&amp;gende variant</translation>
    </message>
    <message>
        <source>&amp;No move numbers</source>
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
        <source>&amp;Odd and even</source>
        <translation>Even en &amp;oneven</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>&amp;Openen …</translation>
    </message>
    <message>
        <source>&amp;Openings</source>
        <translation>Openin&amp;gen</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Panelen</translation>
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
        <source>&amp;Previous mistake</source>
        <translation>V&amp;orige fout</translation>
    </message>
    <message>
        <source>&amp;Previous pane</source>
        <translation>V&amp;orig deelvenster</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>A&amp;fsluiten</translation>
    </message>
    <message>
        <source>&amp;Reaching the edge</source>
        <translation>&amp;Naar de rand</translation>
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
        <source>&amp;Reset</source>
        <translation>&amp;Herstellen</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Hervatten</translation>
    </message>
    <message>
        <source>&amp;Review the game</source>
        <translation>Partij &amp;nabespreken</translation>
    </message>
    <message>
        <source>&amp;Safe diamonds</source>
        <translation>&amp;Veilige ruiten</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Op&amp;slaan</translation>
    </message>
    <message>
        <source>&amp;Sizes that cancel</source>
        <translation>&amp;Groottes die wegvallen</translation>
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
        <source>&amp;Stop the review</source>
        <translation>Nabespreking &amp;stoppen</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thema</translation>
    </message>
    <message>
        <source>&amp;Think on my time</source>
        <translation>&amp;Meedenken in mijn tijd</translation>
    </message>
    <message>
        <source>&amp;Training</source>
        <translation>O&amp;efenen</translation>
    </message>
    <message>
        <source>&amp;Triangles</source>
        <translation>&amp;Driehoeken</translation>
    </message>
    <message>
        <source>&amp;Troubleshooting</source>
        <translation>&amp;Probleemoplossing</translation>
    </message>
    <message>
        <source>&amp;Two bridges at once</source>
        <translation>&amp;Twee bruggen tegelijk</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Onge&amp;daan maken</translation>
    </message>
    <message>
        <source>&amp;Undo edit</source>
        <translation>Bewerking onge&amp;daan maken</translation>
    </message>
    <message>
        <source>&amp;Undo {edit}</source>
        <translation>&amp;Ongedaan maken: {edit}</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Bee&amp;ld</translation>
    </message>
    <message>
        <source>&amp;Warn me before bad moves</source>
        <translation>&amp;Waarschuwen voor slechte zetten</translation>
    </message>
    <message>
        <source>&amp;Write a comment</source>
        <translation>&amp;Opmerking schrijven</translation>
    </message>
    <message numerus="yes">
        <source>&apos;name&apos; is not a text of 1 to %Ln characters</source>
        <translation>
            <numerusform>“name” is geen tekst van één teken</numerusform>
            <numerusform>“name” is geen tekst van 1 tot %Ln tekens</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;shadow_strength&apos; is not a number from 0 to 1</source>
        <translation>“shadow_strength” is geen getal van 0 tot 1</translation>
    </message>
    <message numerus="yes">
        <source>(%Ln time(s) so far)</source>
        <translation>
            <numerusform>(tot nu toe %Ln keer)</numerusform>
            <numerusform>(tot nu toe %Ln keer)</numerusform>
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
        <source>+{number} points</source>
        <translation>+{number} punten</translation>
    </message>
    <message>
        <source>2026-05-01, or 2026-05, or 2026</source>
        <translation>2026-05-01, 2026-05 of 2026</translation>
    </message>
    <message>
        <source>A capture completes the row.</source>
        <translation>Slaan voltooit de rij.</translation>
    </message>
    <message>
        <source>A disc cannot pass over other discs.</source>
        <translation>Een schijf mag niet over andere schijven heen gaan.</translation>
    </message>
    <message>
        <source>A disc moves in a straight line, orthogonally or diagonally.</source>
        <translation>Een schijf gaat in een rechte lijn: horizontaal, verticaal of diagonaal.</translation>
    </message>
    <message>
        <source>A disc must end its move next to another disc.</source>
        <translation>Een schijf moet naast een andere schijf eindigen.</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Remise</translation>
    </message>
    <message>
        <source>A friend</source>
        <translation>Een vriend</translation>
    </message>
    <message>
        <source>A game that was open cannot be read: {why}.</source>
        <translation>Een partij die open was, kan niet worden gelezen: {why}.</translation>
    </message>
    <message>
        <source>A half cannot be placed on its own colour.</source>
        <translation>Een helft mag niet op zijn eigen kleur liggen.</translation>
    </message>
    <message>
        <source>A new game begins with the moves up to here. This game stays as it is.</source>
        <translation>Een nieuwe partij begint met de zetten tot hier. Deze blijft zoals hij is.</translation>
    </message>
    <message>
        <source>A new game begins. The game that is open now is kept.</source>
        <translation>Een nieuwe partij begint. De partij die nu open is, blijft bewaard.</translation>
    </message>
    <message>
        <source>A piece cannot cover the whole of another piece.</source>
        <translation>Een stuk mag niet een heel ander stuk bedekken.</translation>
    </message>
    <message>
        <source>A piece has one black and one white half.</source>
        <translation>Een stuk heeft één zwarte en één witte helft.</translation>
    </message>
    <message>
        <source>A quotation mark in the command line is not closed.</source>
        <translation>Een aanhalingsteken in de opdrachtregel is niet gesloten.</translation>
    </message>
    <message>
        <source>A row of black discs: {numbers}.</source>
        <translation>Een rij zwarte schijven: {numbers}.</translation>
    </message>
    <message>
        <source>A row of white discs: {numbers}.</source>
        <translation>Een rij witte schijven: {numbers}.</translation>
    </message>
    <message>
        <source>A slide alone completes the row.</source>
        <translation>Schuiven alleen voltooit de rij al.</translation>
    </message>
    <message>
        <source>A test finds out which games the engine plays.</source>
        <translation>Een test laat zien welke spellen de engine speelt.</translation>
    </message>
    <message>
        <source>A test shows here what is sent (→), received (←) and reported (!).</source>
        <translation>Een test toont hier wat wordt verzonden (→), ontvangen (←) en gemeld (!).</translation>
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
        <source>About my strength</source>
        <translation>Ongeveer mijn sterkte</translation>
    </message>
    <message>
        <source>About the game</source>
        <translation>Over de partij</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Nauwkeurigheid</translation>
    </message>
    <message>
        <source>Accuracy: how close the moves came to the best ones, from 0 to 100.</source>
        <translation>Nauwkeurigheid: hoe dicht de zetten bij de beste kwamen, van 0 tot 100.</translation>
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
        <source>Add an engine – Oddments</source>
        <translation>Engine toevoegen – Oddments</translation>
    </message>
    <message>
        <source>Add games from files to the library</source>
        <translation>Partijen uit bestanden aan de bibliotheek toevoegen</translation>
    </message>
    <message>
        <source>Add …</source>
        <comment>engine</comment>
        <translation>Toevoegen …</translation>
    </message>
    <message>
        <source>After Black’s first stone White is to move, or Black if White has passed.</source>
        <translation>Na de eerste steen van Zwart is Wit aan zet, of Zwart als Wit heeft gepast.</translation>
    </message>
    <message>
        <source>After an undo, the game continues without clocks.</source>
        <translation>Na ongedaan maken gaat de partij zonder klokken verder.</translation>
    </message>
    <message>
        <source>After five games in a row against one level, this says which one to try next.</source>
        <translation>Na vijf partijen achter elkaar tegen hetzelfde niveau staat hier welk niveau nu past.</translation>
    </message>
    <message>
        <source>After move {turn}, {caption}</source>
        <translation>Na zet {turn}, {caption}</translation>
    </message>
    <message>
        <source>Agreed value</source>
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
        <source>All games played here</source>
        <translation>Alle partijen die hier zijn gespeeld</translation>
    </message>
    <message>
        <source>All groups cancel each other out: whoever placed the last stone loses.</source>
        <translation>Alle groepen heffen elkaar op: wie de laatste steen plaatste, verliest.</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Alle zetten</translation>
    </message>
    <message>
        <source>All the rules of this game</source>
        <translation>Alle regels van dit spel</translation>
    </message>
    <message>
        <source>All variations</source>
        <translation>Alle varianten</translation>
    </message>
    <message>
        <source>Also: the mouse wheel, turned or pressed</source>
        <translation>Ook met het muiswiel: draaien of indrukken</translation>
    </message>
    <message>
        <source>Also: {key}, or the mouse wheel, turned or pressed</source>
        <translation>Ook met {key} of het muiswiel: draaien of indrukken</translation>
    </message>
    <message>
        <source>Alt and the letter</source>
        <translation>Alt en de letter</translation>
    </message>
    <message>
        <source>Analyse</source>
        <comment>button</comment>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analyseren</translation>
    </message>
    <message>
        <source>Analyse with Oddments</source>
        <translation>Analyseren met Oddments</translation>
    </message>
    <message>
        <source>Ani&amp;mate moves</source>
        <translation>Zetten ani&amp;meren</translation>
    </message>
    <message>
        <source>Animated GIF</source>
        <translation>GIF-animatie</translation>
    </message>
    <message>
        <source>Another piece lies on it. Remove that one first.</source>
        <translation>Er ligt een ander stuk op. Neem dat eerst weg.</translation>
    </message>
    <message>
        <source>Another program has changed {name} since it was opened here, so it was not overwritten. Save this game to another file.</source>
        <translation>Een ander programma heeft {name} gewijzigd sinds het hier werd geopend, dus is het niet overschreven. Sla deze partij op in een ander bestand.</translation>
    </message>
    <message>
        <source>Another program has changed {name} since it was opened here. This window shows the game as it was.</source>
        <translation>Een ander programma heeft {name} gewijzigd sinds het hier werd geopend. Dit venster toont de partij zoals hij was.</translation>
    </message>
    <message>
        <source>Another program has changed {name} since it was opened here. This window shows the game as it was; it stays in the library when you reload the file.</source>
        <translation>Een ander programma heeft {name} gewijzigd sinds het hier werd geopend. Dit venster toont de partij zoals hij was; hij blijft in de bibliotheek als je het bestand opnieuw laadt.</translation>
    </message>
    <message>
        <source>Another size</source>
        <translation>Andere grootte</translation>
    </message>
    <message>
        <source>Any position</source>
        <translation>Alle stellingen</translation>
    </message>
    <message>
        <source>Any program that speaks the Go Text Protocol can play here, analyse and review games, also one on another computer: {example}</source>
        <translation>Elk programma dat het Go Text Protocol spreekt, kan hier spelen, analyseren en partijen nabespreken, ook op een andere computer: {example}</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Alle uitslagen</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Uiterlijk</translation>
    </message>
    <message>
        <source>Arrow from {start} to {end}.</source>
        <translation>Pijl van {start} naar {end}.</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pijltoetsen</translation>
    </message>
    <message>
        <source>Arrow removed.</source>
        <translation>Pijl verwijderd.</translation>
    </message>
    <message>
        <source>Arrows: click both ends</source>
        <translation>Pijlen: klik op beide uiteinden</translation>
    </message>
    <message>
        <source>As in the game</source>
        <translation>Zoals in de partij</translation>
    </message>
    <message>
        <source>As in the window</source>
        <translation>Zoals in het venster</translation>
    </message>
    <message>
        <source>As the engine calls itself</source>
        <translation>Zoals de engine zichzelf noemt</translation>
    </message>
    <message>
        <source>As the theme</source>
        <translation>Volgens het thema</translation>
    </message>
    <message>
        <source>Asked for: {cells}.</source>
        <translation>Gevraagd: {cells}.</translation>
    </message>
    <message>
        <source>Assessment of the move</source>
        <translation>Oordeel over de zet</translation>
    </message>
    <message>
        <source>Assessment of this move: {assessment}.</source>
        <translation>Oordeel over deze zet: {assessment}.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Back at move {number}: {turn}</source>
        <translation>Terug bij zet {number}: {turn}</translation>
    </message>
    <message>
        <source>Back at the start</source>
        <translation>Terug aan het begin</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Terug naar de partij</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Terug naar de uitslag</translation>
    </message>
    <message>
        <source>Bar: this stone cannot be pushed.</source>
        <translation>Streep: deze steen kan niet worden geduwd.</translation>
    </message>
    <message>
        <source>Began as Black</source>
        <translation>Met Zwart begonnen</translation>
    </message>
    <message>
        <source>Began as White</source>
        <translation>Met Wit begonnen</translation>
    </message>
    <message>
        <source>Begin again at the end</source>
        <translation>Aan het eind opnieuw beginnen</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Beginner</translation>
    </message>
    <message>
        <source>Best group’s sides</source>
        <translation>Zijden van beste groep</translation>
    </message>
    <message>
        <source>Better</source>
        <comment>column</comment>
        <translation>Beter</translation>
    </message>
    <message>
        <source>Better than before ({after}, your move had {mistake}), but there is a better one yet.</source>
        <translation>Beter dan eerst ({after}, jouw zet had {mistake}), maar er is nog een betere.</translation>
    </message>
    <message>
        <source>Better: {best}, which wins by force.</source>
        <translation>Beter: {best}, dat wint geforceerd.</translation>
    </message>
    <message>
        <source>Better: {best}.</source>
        <translation>Beter: {best}.</translation>
    </message>
    <message>
        <source>Biggest group</source>
        <translation>Grootste groep</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Zwart</translation>
    </message>
    <message>
        <source>Black (moves first)</source>
        <translation>Zwart (begint)</translation>
    </message>
    <message>
        <source>Black and White have equally many stones: Black is to move</source>
        <translation>Zwart en Wit hebben evenveel stenen: Zwart is aan zet</translation>
    </message>
    <message>
        <source>Black and White have the same number of stones, so Black is to move.</source>
        <translation>Zwart en Wit hebben evenveel stenen, dus is Zwart aan zet.</translation>
    </message>
    <message>
        <source>Black disc</source>
        <translation>Zwarte schijf</translation>
    </message>
    <message>
        <source>Black half first</source>
        <translation>Zwarte helft eerst</translation>
    </message>
    <message>
        <source>Black has one more stone, so White is to move.</source>
        <translation>Zwart heeft één steen meer, dus is Wit aan zet.</translation>
    </message>
    <message>
        <source>Black has one more stone: White is to move</source>
        <translation>Zwart heeft één steen meer: Wit is aan zet</translation>
    </message>
    <message>
        <source>Black has placed one stone: White is to move, or Black after one pass</source>
        <translation>Zwart heeft één steen geplaatst: Wit is aan zet, of Zwart na één keer passen</translation>
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
        <source>Black moves first, so White gets extra points. One player names how many; the other chooses a colour.</source>
        <translation>Zwart begint, dus krijgt Wit extra punten. De ene speler noemt hoeveel, de andere kiest een kleur.</translation>
    </message>
    <message>
        <source>Black must have as many stones as White, or one more</source>
        <translation>Zwart moet evenveel stenen hebben als Wit, of één meer</translation>
    </message>
    <message>
        <source>Black must have as many stones as White, or one more.</source>
        <translation>Zwart moet evenveel stenen hebben als Wit, of één meer.</translation>
    </message>
    <message>
        <source>Black scores {black} and White {white}.</source>
        <translation>Zwart scoort {black} en Wit {white}.</translation>
    </message>
    <message>
        <source>Black stone</source>
        <translation>Zwarte steen</translation>
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
        <source>Black {black}, White {white}, empty {empty}</source>
        <translation>Zwart {black}, Wit {white}, leeg {empty}</translation>
    </message>
    <message>
        <source>Black&apos;s first move is one stone</source>
        <translation>de eerste zet van Zwart is één steen</translation>
    </message>
    <message>
        <source>Black: moves first</source>
        <translation>Zwart: begint</translation>
    </message>
    <message>
        <source>Black’s first move is exactly one stone.</source>
        <translation>De eerste zet van Zwart is precies één steen.</translation>
    </message>
    <message>
        <source>Bo&amp;ards and pieces …</source>
        <translation>Bor&amp;den en stukken …</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Board</source>
        <comment>column</comment>
        <translation>Bord</translation>
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
        <source>Boards and pieces</source>
        <translation>Borden en stukken</translation>
    </message>
    <message>
        <source>Both players had to pass.</source>
        <translation>Beide spelers moesten passen.</translation>
    </message>
    <message>
        <source>Both players have a turn to skip: nobody skips.</source>
        <translation>Beide spelers moeten een beurt overslaan: niemand slaat over.</translation>
    </message>
    <message>
        <source>Both players have passed: the game is over</source>
        <translation>Beide spelers hebben gepast: de partij is afgelopen</translation>
    </message>
    <message>
        <source>Both players passed.</source>
        <translation>Beide spelers pasten.</translation>
    </message>
    <message>
        <source>Both players passed: the colour with fewer groups wins.</source>
        <translation>Beide spelers pasten: de kleur met minder groepen wint.</translation>
    </message>
    <message>
        <source>Browse …</source>
        <translation>Bladeren …</translation>
    </message>
    <message>
        <source>By &amp;keyboard</source>
        <translation>&amp;Met het toetsenbord</translation>
    </message>
    <message>
        <source>By board</source>
        <translation>Per bord</translation>
    </message>
    <message>
        <source>By colour</source>
        <translation>Per kleur</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Op spel</translation>
    </message>
    <message>
        <source>By level</source>
        <translation>Per niveau</translation>
    </message>
    <message>
        <source>By month</source>
        <translation>Per maand</translation>
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
        <source>Cancel the test</source>
        <translation>Test annuleren</translation>
    </message>
    <message>
        <source>Cancel the un&amp;finished move</source>
        <translation>Onvoltooide zet ann&amp;uleren</translation>
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
        <translation>Gelegenheidsspeler</translation>
    </message>
    <message>
        <source>Cells along one side of the board.</source>
        <translation>Velden langs een zijde van het bord.</translation>
    </message>
    <message>
        <source>Cells that join groups</source>
        <translation>Velden die groepen verbinden</translation>
    </message>
    <message>
        <source>Chance to win: {before}; with your move, {played}: {after}.</source>
        <translation>Winstkans: {before}; met jouw zet, {played}: {after}.</translation>
    </message>
    <message>
        <source>Chance to win: {rate}, almost as good as {best} with {most}.</source>
        <translation>Winstkans: {rate}, bijna zo goed als {best} met {most}.</translation>
    </message>
    <message>
        <source>Chance to win: {rate}. The engine finds nothing better.</source>
        <translation>Winstkans: {rate}. De engine vindt niets beters.</translation>
    </message>
    <message>
        <source>Checking your move …</source>
        <translation>Je zet wordt gecontroleerd …</translation>
    </message>
    <message>
        <source>Checking …</source>
        <translation>Controleren …</translation>
    </message>
    <message>
        <source>Choose a colour</source>
        <translation>Kleur kiezen</translation>
    </message>
    <message>
        <source>Choose a program</source>
        <translation>Kies een programma</translation>
    </message>
    <message>
        <source>Choose boards and pieces</source>
        <translation>Borden en stukken kiezen</translation>
    </message>
    <message>
        <source>Choose the destination.</source>
        <translation>Kies de bestemming.</translation>
    </message>
    <message>
        <source>Choose where the disc goes, or click it again to release it.</source>
        <translation>Kies waar de schijf heen gaat, of klik hem nog eens aan om hem los te laten.</translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation>Kiezen …</translation>
    </message>
    <message>
        <source>Choose: {what}</source>
        <translation>Kiezen: {what}</translation>
    </message>
    <message>
        <source>Chooses a colour</source>
        <translation>Kiest de kleur</translation>
    </message>
    <message>
        <source>Circles</source>
        <translation>Cirkels</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Filters wissen</translation>
    </message>
    <message>
        <source>Clear this list</source>
        <translation>Lijst wissen</translation>
    </message>
    <message>
        <source>Click a cell to mark it, and again to remove the mark. Press Esc to return to the game.</source>
        <translation>Klik op een veld om het te markeren, en nog eens om het teken weg te halen. Druk op Esc om verder te spelen.</translation>
    </message>
    <message>
        <source>Click cells or drag across them; drag a piece to move it; right-click removes</source>
        <translation>Klik op velden of sleep erover; sleep een stuk om het te verplaatsen; een rechtsklik verwijdert</translation>
    </message>
    <message>
        <source>Click on the current cell</source>
        <translation>Op het huidige veld klikken</translation>
    </message>
    <message>
        <source>Click one ringed disc to capture them all, or press “Do not capture”.</source>
        <translation>Klik op een omcirkelde schijf om ze allemaal te slaan, of druk op “Niet slaan”.</translation>
    </message>
    <message>
        <source>Click one ringed disc to capture them all.</source>
        <translation>Klik op een omcirkelde schijf om ze allemaal te slaan.</translation>
    </message>
    <message>
        <source>Click the ringed disc to capture it, or press “Do not capture”.</source>
        <translation>Klik op de omcirkelde schijf om hem te slaan, of druk op “Niet slaan”.</translation>
    </message>
    <message>
        <source>Click the ringed disc to capture it.</source>
        <translation>Klik op de omcirkelde schijf om hem te slaan.</translation>
    </message>
    <message>
        <source>Click the square of one half, then that of the other, or drag; Del removes</source>
        <translation>Klik op het veld van de ene helft, dan op dat van de andere, of sleep; Del verwijdert</translation>
    </message>
    <message>
        <source>Click “Next” or press Enter.</source>
        <translation>Klik op “Volgende” of druk op Enter.</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Klokken</translation>
    </message>
    <message>
        <source>Clocks: {times}</source>
        <translation>Klokken: {times}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>Zoeken sluiten</translation>
    </message>
    <message>
        <source>Co&amp;py report</source>
        <translation>Rapport &amp;kopiëren</translation>
    </message>
    <message>
        <source>Colour</source>
        <comment>column</comment>
        <translation>Kleur</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>Opdrachtregel</translation>
    </message>
    <message>
        <source>Command line</source>
        <comment>column</comment>
        <translation>Opdrachtregel</translation>
    </message>
    <message>
        <source>Command that installs the game</source>
        <translation>Opdracht die het spel installeert</translation>
    </message>
    <message>
        <source>Commands at the start of a game</source>
        <translation>Opdrachten aan het begin van een partij</translation>
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
        <source>Complete the connection now.</source>
        <translation>Voltooi nu de verbinding.</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Onderdelen</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Computer, about your strength</source>
        <translation>Computer, ongeveer jouw sterkte</translation>
    </message>
    <message>
        <source>Computer, level {level}</source>
        <translation>Computer, niveau {level}</translation>
    </message>
    <message>
        <source>Confir&amp;m the move shown</source>
        <translation>&amp;Getoonde zet bevestigen</translation>
    </message>
    <message>
        <source>Connect three sides around the middle of a board with 3, 5, 7 or 9 sides.</source>
        <translation>Verbind drie zijden rond het midden van een bord met 3, 5, 7 of 9 zijden.</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Inhoud</translation>
    </message>
    <message>
        <source>Continuation</source>
        <comment>column</comment>
        <translation>Vervolg</translation>
    </message>
    <message>
        <source>Continuations</source>
        <translation>Voortzettingen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Verder spelen</translation>
    </message>
    <message>
        <source>Continue playing through</source>
        <translation>Verder afspelen</translation>
    </message>
    <message>
        <source>Continue the move, or end it.</source>
        <translation>Ga door met de zet of beëindig hem.</translation>
    </message>
    <message>
        <source>Continue the move.</source>
        <translation>Ga door met de zet.</translation>
    </message>
    <message>
        <source>Continue the review</source>
        <translation>Nabespreking voortzetten</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coördinaten</translation>
    </message>
    <message>
        <source>Copied: {branch}.</source>
        <translation>Gekopieerd: {branch}.</translation>
    </message>
    <message>
        <source>Copy &amp;game</source>
        <translation>&amp;Partij kopiëren</translation>
    </message>
    <message>
        <source>Copy an error &amp;report</source>
        <translation>&amp;Foutrapport kopiëren</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Als &amp;tekst kopiëren</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als tekst kopiëren</translation>
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
        <source>Copy the command</source>
        <translation>Opdracht kopiëren</translation>
    </message>
    <message>
        <source>Could not move or delete {name}: {why}.</source>
        <translation>{name} kon niet worden verplaatst of verwijderd: {why}.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Tellen</translation>
    </message>
    <message>
        <source>Count automatically</source>
        <translation>Automatisch tellen</translation>
    </message>
    <message>
        <source>Count the result on the board, step by step</source>
        <translation>Tel de uitslag op het bord, stap voor stap</translation>
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
        <source>Counted from the games in your library, on this computer only. A game that you delete there no longer counts.</source>
        <translation>Geteld uit de partijen in je bibliotheek, alleen op deze computer. Een partij die je daar verwijdert, telt niet meer mee.</translation>
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
        <source>Cut: {branch}.</source>
        <translation>Geknipt: {branch}.</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>Donker</translation>
    </message>
    <message>
        <source>Dark wood</source>
        <comment>board</comment>
        <translation>Donker hout</translation>
    </message>
    <message>
        <source>Dashed triangle: sides {sides} enclose the middle.</source>
        <translation>Gestreepte driehoek: de zijden {sides} sluiten het midden in.</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Day</source>
        <comment>column</comment>
        <translation>Dag</translation>
    </message>
    <message>
        <source>Decide first: click a ringed disc to capture, or press “Do not capture”.</source>
        <translation>Beslis eerst: klik op een omcirkelde schijf om ze allemaal te slaan, of druk op “Niet slaan”.</translation>
    </message>
    <message>
        <source>Deep</source>
        <comment>depth</comment>
        <translation>Diep</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <translation>Definitief verwijderen</translation>
    </message>
    <message>
        <source>Delete this card</source>
        <translation>Deze kaart verwijderen</translation>
    </message>
    <message>
        <source>Deleted: {branch}. You can undo this.</source>
        <translation>Verwijderd: {branch}. Het kan ongedaan worden gemaakt.</translation>
    </message>
    <message>
        <source>Depth of the review</source>
        <translation>Diepte van de nabespreking</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Details …</source>
        <translation>Details …</translation>
    </message>
    <message>
        <source>Diagram every</source>
        <translation>Diagram om de</translation>
    </message>
    <message>
        <source>Diagrams per page</source>
        <translation>Diagrammen per pagina</translation>
    </message>
    <message>
        <source>Divide the other player’s groups.</source>
        <translation>Verdeel de groepen van de andere speler.</translation>
    </message>
    <message>
        <source>Do &amp;not capture</source>
        <translation>&amp;Niet slaan</translation>
    </message>
    <message>
        <source>Do not ask this again</source>
        <translation>Dit niet meer vragen</translation>
    </message>
    <message>
        <source>Do not choose: {what}</source>
        <translation>Niet kiezen: {what}</translation>
    </message>
    <message>
        <source>Done for now</source>
        <translation>Klaar voor nu</translation>
    </message>
    <message>
        <source>Done for today</source>
        <translation>Klaar voor vandaag</translation>
    </message>
    <message>
        <source>Dots: a piece fits there.</source>
        <translation>Stippen: daar past een stuk.</translation>
    </message>
    <message>
        <source>Dots: the colours that fit there.</source>
        <translation>Stippen: de kleuren die daar passen.</translation>
    </message>
    <message>
        <source>Down to level {level}</source>
        <translation>Omlaag naar niveau {level}</translation>
    </message>
    <message>
        <source>Drag to resize the comments</source>
        <translation>Sleep om de hoogte van de opmerkingen te wijzigen</translation>
    </message>
    <message>
        <source>Drag to resize the panels</source>
        <translation>Sleep om de breedte van de panelen te wijzigen</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remise</translation>
    </message>
    <message>
        <source>Draw (proven)</source>
        <translation>Remise (bewezen)</translation>
    </message>
    <message>
        <source>Drawn</source>
        <comment>games</comment>
        <translation>Remise</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <comment>engine</comment>
        <translation>Dupliceren</translation>
    </message>
    <message>
        <source>E&amp;xpectation map</source>
        <translation>Verwacht&amp;ingskaart</translation>
    </message>
    <message>
        <source>Edit an engine – Oddments</source>
        <translation>Engine bewerken – Oddments</translation>
    </message>
    <message>
        <source>Edit variati&amp;ons</source>
        <translation>&amp;Varianten bewerken</translation>
    </message>
    <message>
        <source>Edit …</source>
        <comment>engine</comment>
        <translation>Bewerken …</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Leeg bord</translation>
    </message>
    <message>
        <source>Empty the trash</source>
        <translation>Prullenbak legen</translation>
    </message>
    <message>
        <source>Empty trash …</source>
        <translation>Prullenbak legen …</translation>
    </message>
    <message>
        <source>Encoding …</source>
        <translation>Codering …</translation>
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
        <translation>Engine die analyseert</translation>
    </message>
    <message>
        <source>Engine that reviews</source>
        <translation>Engine die nabespreekt</translation>
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
        <translation>Gum</translation>
    </message>
    <message>
        <source>Error output of {engine}</source>
        <translation>Foutuitvoer van {engine}</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evenement</translation>
    </message>
    <message>
        <source>Every game against a level counts here, from the first one on.</source>
        <translation>Hier telt elke partij tegen een niveau mee, vanaf de eerste.</translation>
    </message>
    <message>
        <source>Every game is saved as you play.</source>
        <translation>Elke partij wordt tijdens het spelen opgeslagen.</translation>
    </message>
    <message>
        <source>Every game you play is saved and listed here from its first move on. You can also import games from other programs or players.</source>
        <translation>Elke partij die je speelt, wordt bewaard en staat hier vanaf de eerste zet. Je kunt ook partijen van andere programma’s of spelers importeren.</translation>
    </message>
    <message>
        <source>Every group counts by its size squared; White gets komi.</source>
        <translation>Elke groep telt zijn grootte in het kwadraat; Wit krijgt komi.</translation>
    </message>
    <message>
        <source>Every stone pushes its neighbours away. End with the biggest unmatched group.</source>
        <translation>Elke steen duwt zijn buren weg. Eindig met de grootste groep zonder tegenhanger.</translation>
    </message>
    <message>
        <source>Expectation map off.</source>
        <translation>Verwachtingskaart uit.</translation>
    </message>
    <message>
        <source>Expectation map on. Each cell says what it is likely to hold at the end.</source>
        <translation>Verwachtingskaart aan. Elk veld zegt wat er aan het einde waarschijnlijk zal zijn.</translation>
    </message>
    <message>
        <source>Expectation map: playing random games …</source>
        <translation>Verwachtingskaart: er worden willekeurige partijen gespeeld …</translation>
    </message>
    <message>
        <source>Expectation map: the game is over, nothing is left to expect.</source>
        <translation>Verwachtingskaart: de partij is afgelopen, er valt niets meer te verwachten.</translation>
    </message>
    <message>
        <source>Experienced</source>
        <translation>Ervaren</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporteren</translation>
    </message>
    <message>
        <source>Export all cards …</source>
        <translation>Alle kaarten exporteren …</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exporteren …</translation>
    </message>
    <message>
        <source>Exporting games …</source>
        <translation>Partijen worden geëxporteerd …</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed</comment>
        <translation>Snel</translation>
    </message>
    <message>
        <source>Fewer groups win.</source>
        <translation>Minder groepen wint.</translation>
    </message>
    <message>
        <source>Filled: the best move. A full green ring: as good. A short red one: {loss} worse or more.</source>
        <translation>Gevuld: de beste zet. Een volle groene ring: even goed. Een korte rode: {loss} of meer slechter.</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Find a better move</source>
        <translation>Vind een betere zet</translation>
    </message>
    <message>
        <source>Find a move that wins, whatever the other player does.</source>
        <translation>Vind een zet die wint, wat de andere speler ook doet.</translation>
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
        <source>Find in comments, titles and labels</source>
        <translation>Zoeken in opmerkingen, titels en labels</translation>
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
        <source>Find the position of the game that you looked at last</source>
        <translation>Zoek de stelling van de partij die je het laatst bekeek</translation>
    </message>
    <message>
        <source>Finished: {result}</source>
        <translation>Afgelopen: {result}</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Als eerste</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Eerste stap</translation>
    </message>
    <message>
        <source>Five in &amp;two moves</source>
        <translation>&amp;Vijf in twee zetten</translation>
    </message>
    <message>
        <source>Five minutes are over</source>
        <translation>Vijf minuten zijn om</translation>
    </message>
    <message>
        <source>Flat</source>
        <comment>pieces</comment>
        <translation>Plat</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Systeem volgen</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vooruit</translation>
    </message>
    <message>
        <source>From move</source>
        <translation>Vanaf zet</translation>
    </message>
    <message>
        <source>From this day on</source>
        <translation>Vanaf deze dag</translation>
    </message>
    <message>
        <source>From your game ({date})</source>
        <translation>Uit je partij ({date})</translation>
    </message>
    <message>
        <source>From your game against {opponent}</source>
        <translation>Uit je partij tegen {opponent}</translation>
    </message>
    <message>
        <source>From your game against {opponent} ({date})</source>
        <translation>Uit je partij tegen {opponent} ({date})</translation>
    </message>
    <message>
        <source>From …</source>
        <translation>Van …</translation>
    </message>
    <message>
        <source>Full &amp;lines</source>
        <translation>Vo&amp;lle lijnen</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Volledig scherm</translation>
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
        <source>Game l&amp;og</source>
        <translation>Versl&amp;ag van de partij</translation>
    </message>
    <message>
        <source>Game log</source>
        <translation>Verslag van de partij</translation>
    </message>
    <message>
        <source>Game of the puzzles</source>
        <translation>Spel van de puzzels</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partijen</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>games</comment>
        <translation>Partijen</translation>
    </message>
    <message>
        <source>Games ({patterns})</source>
        <translation>Partijen ({patterns})</translation>
    </message>
    <message>
        <source>Games in which this position occurred, also rotated or mirrored</source>
        <translation>Partijen waarin deze stelling voorkwam, ook gedraaid of gespiegeld</translation>
    </message>
    <message>
        <source>Games in {name} – Oddments</source>
        <translation>Partijen in {name} – Oddments</translation>
    </message>
    <message>
        <source>Games that could not be read</source>
        <translation>Partijen die niet konden worden gelezen</translation>
    </message>
    <message>
        <source>Games that you delete stay here until you empty the trash.</source>
        <translation>Verwijderde partijen blijven hier tot je de prullenbak leegt.</translation>
    </message>
    <message>
        <source>Go to the en&amp;d</source>
        <translation>Naar &amp;het einde</translation>
    </message>
    <message>
        <source>Go to the star&amp;t</source>
        <translation>Naar het &amp;begin</translation>
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
        <source>Help</source>
        <translation>Help</translation>
    </message>
    <message>
        <source>Help &amp;contents</source>
        <translation>&amp;Inhoud van de help</translation>
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
        <source>Hint</source>
        <comment>button</comment>
        <translation>Tip</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tip</translation>
    </message>
    <message>
        <source>Hint: {turn} ({value}). Press Esc to hide it.</source>
        <translation>Tip: {turn} ({value}). Druk op Esc om hem te verbergen.</translation>
    </message>
    <message>
        <source>Hint: {turn}.</source>
        <translation>Tip: {turn}.</translation>
    </message>
    <message>
        <source>Hint: {turn}. Press Esc to hide it.</source>
        <translation>Tip: {turn}. Druk op Esc om hem te verbergen.</translation>
    </message>
    <message>
        <source>How good the moves were</source>
        <translation>Hoe goed de zetten waren</translation>
    </message>
    <message>
        <source>How the games of the library continued</source>
        <translation>Hoe de partijen in de bibliotheek verdergingen</translation>
    </message>
    <message>
        <source>How the komi is set</source>
        <translation>Hoe komi wordt bepaald</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Mens</translation>
    </message>
    <message>
        <source>If the game ended here, Black would score {black} and White {white}.</source>
        <translation>Als de partij hier eindigde, zou Zwart {black} scoren en Wit {white}.</translation>
    </message>
    <message>
        <source>If the game has clocks, they may leave less.</source>
        <translation>Als de partij klokken heeft, kan er minder tijd zijn.</translation>
    </message>
    <message>
        <source>If {winner} passes too, you lose{score}.</source>
        <translation>Als {winner} ook past, verlies je{score}.</translation>
    </message>
    <message>
        <source>If {winner} passes too, {loser} loses{score}.</source>
        <translation>Als {winner} ook past, verliest {loser}{score}.</translation>
    </message>
    <message>
        <source>Ignored: the game had only just changed. Try again.</source>
        <translation>Genegeerd: de partij was net veranderd. Probeer het opnieuw.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importeren</translation>
    </message>
    <message>
        <source>Import cards …</source>
        <translation>Kaarten importeren …</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Partijen importeren</translation>
    </message>
    <message>
        <source>Import training cards</source>
        <translation>Oefenkaarten importeren</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>Importeren …</translation>
    </message>
    <message>
        <source>Imported from {name}:</source>
        <translation>Geïmporteerd uit {name}:</translation>
    </message>
    <message>
        <source>Importing games …</source>
        <translation>Partijen worden geïmporteerd …</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>In het venster</translation>
    </message>
    <message>
        <source>It is good enough to skip a turn for.</source>
        <translation>Daarvoor is het een beurt overslaan waard.</translation>
    </message>
    <message numerus="yes">
        <source>It reaches side {side} by a path of %Ln stone(s).</source>
        <translation>
            <numerusform>Hij bereikt zijde {side} via een weg van %Ln steen.</numerusform>
            <numerusform>Hij bereikt zijde {side} via een weg van %Ln stenen.</numerusform>
        </translation>
    </message>
    <message>
        <source>It touches side {side} with one stone.</source>
        <translation>Hij raakt zijde {side} met één steen.</translation>
    </message>
    <message>
        <source>Join groups of your own.</source>
        <translation>Verbind eigen groepen.</translation>
    </message>
    <message>
        <source>Join stones of your own by a push.</source>
        <translation>Verbind eigen stenen door te duwen.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Bewaren</translation>
    </message>
    <message>
        <source>Key {key}</source>
        <translation>Toets {key}</translation>
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
        <source>Komi: White gets {komi}, for a total of {total}.</source>
        <translation>Komi: Wit krijgt {komi} erbij, in totaal {total}.</translation>
    </message>
    <message>
        <source>L&amp;essons</source>
        <translation>L&amp;essen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message numerus="yes">
        <source>Last %Ln move(s)</source>
        <translation>
            <numerusform>Laatste zet</numerusform>
            <numerusform>Laatste %Ln zetten</numerusform>
        </translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Laatste stap</translation>
    </message>
    <message>
        <source>Learn by doing</source>
        <translation>Spelend leren</translation>
    </message>
    <message>
        <source>Learn {game} in a two-minute lesson</source>
        <translation>Leer {game} in een les van twee minuten</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Leerling</translation>
    </message>
    <message>
        <source>Legal position. The game is a draw: {reason}</source>
        <translation>Toegestane stelling. De partij is remise: {reason}</translation>
    </message>
    <message>
        <source>Legal position. {player} has won: {reason}</source>
        <translation>Toegestane stelling. {player} heeft gewonnen: {reason}</translation>
    </message>
    <message>
        <source>Legal position. {player} is to move.</source>
        <translation>Toegestane stelling. Aan zet: {player}.</translation>
    </message>
    <message>
        <source>Lesson complete</source>
        <translation>Les voltooid</translation>
    </message>
    <message>
        <source>Lesson finished, with some steps skipped.</source>
        <translation>Les afgerond, met enkele stappen overgeslagen.</translation>
    </message>
    <message>
        <source>Let Oddments play</source>
        <translation>Oddments laten spelen</translation>
    </message>
    <message>
        <source>Letters: A, B, C …</source>
        <translation>Letters: A, B, C …</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>column</comment>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>Niveau {level}</translation>
    </message>
    <message>
        <source>Levels whose moves lose about as much. A single game says little: the numbers in brackets are those that are possible.</source>
        <translation>Niveaus waarvan de zetten ongeveer evenveel verliezen. Eén partij zegt weinig: de getallen tussen haakjes zijn de mogelijke.</translation>
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
        <source>Light wood</source>
        <comment>board</comment>
        <translation>Licht hout</translation>
    </message>
    <message>
        <source>Line from {start} to {end}.</source>
        <translation>Lijn van {start} naar {end}.</translation>
    </message>
    <message>
        <source>Line {number}: {why}.</source>
        <translation>Regel {number}: {why}.</translation>
    </message>
    <message>
        <source>List all moves</source>
        <translation>Alle zetten opsommen</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Lock halves, so that nothing can be built on them.</source>
        <translation>Vergrendel helften, zodat er niets op gebouwd kan worden.</translation>
    </message>
    <message>
        <source>Long ({size})</source>
        <translation>Lang ({size})</translation>
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
        <source>Longest wait for an answer</source>
        <translation>Langste wachttijd op antwoord</translation>
    </message>
    <message>
        <source>Look at the edge of the board.</source>
        <translation>Kijk naar de rand van het bord.</translation>
    </message>
    <message>
        <source>Look at the game</source>
        <translation>Partij bekijken</translation>
    </message>
    <message>
        <source>Look for a capture.</source>
        <translation>Zoek naar slaan.</translation>
    </message>
    <message>
        <source>Look for a push.</source>
        <translation>Zoek een duw.</translation>
    </message>
    <message>
        <source>Look here: {cells}.</source>
        <translation>Kijk hier: {cells}.</translation>
    </message>
    <message>
        <source>Looking back at move {number} of {count}.</source>
        <translation>Terugblik op zet {number} van {count}.</translation>
    </message>
    <message>
        <source>Looking back at the start.</source>
        <translation>Terugblik op het begin.</translation>
    </message>
    <message>
        <source>Looking for a hint … Press Esc to stop.</source>
        <translation>Zoekt een tip … Druk op Esc om te stoppen.</translation>
    </message>
    <message>
        <source>Looking for what follows …</source>
        <translation>Zoekt wat volgt …</translation>
    </message>
    <message>
        <source>Looks at every move, but not far ahead.</source>
        <translation>Bekijkt elke zet, maar niet ver vooruit.</translation>
    </message>
    <message>
        <source>Looks at every move, for up to three seconds.</source>
        <translation>Bekijkt elke zet, hoogstens drie seconden lang.</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>column</comment>
        <translation>Verlies</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>games</comment>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Lower the other player’s score.</source>
        <translation>Verlaag de score van de andere speler.</translation>
    </message>
    <message>
        <source>Lower the other player’s score: match their biggest groups by as many of your own.</source>
        <translation>Verlaag de score van de andere speler: zet tegenover zijn grootste groepen evenveel eigen groepen.</translation>
    </message>
    <message>
        <source>Make a bridge: two empty cells, either of which connects.</source>
        <translation>Maak een brug: twee lege velden, die elk verbinden.</translation>
    </message>
    <message>
        <source>Make another move instead, or press “Undo this move”.</source>
        <translation>Doe een andere zet, of druk op “Zet terugnemen”.</translation>
    </message>
    <message>
        <source>Make it the &amp;main line</source>
        <translation>Tot hoofdlij&amp;n maken</translation>
    </message>
    <message>
        <source>Make the other player skip a turn.</source>
        <translation>Laat de andere speler een beurt overslaan.</translation>
    </message>
    <message>
        <source>Mark the last move</source>
        <translation>Laatste zet markeren</translation>
    </message>
    <message>
        <source>Mark: {what}</source>
        <translation>Markeren: {what}</translation>
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
        <source>Menu of the current cell</source>
        <translation>Menu van het huidige veld</translation>
    </message>
    <message>
        <source>Minutes for all moves</source>
        <translation>Minuten voor alle zetten</translation>
    </message>
    <message>
        <source>Month</source>
        <comment>column</comment>
        <translation>Maand</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>More lessons</source>
        <translation>Meer lessen</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>column</comment>
        <translation>Zet</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zet</translation>
    </message>
    <message>
        <source>Move a disc of either colour</source>
        <translation>Verplaats een schijf van een van beide kleuren</translation>
    </message>
    <message>
        <source>Move l&amp;ist</source>
        <translation>Zettenli&amp;jst</translation>
    </message>
    <message>
        <source>Move numbers</source>
        <translation>Zetnummers</translation>
    </message>
    <message>
        <source>Move t&amp;ree</source>
        <translation>&amp;Zettenboom</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Cursor bewegen</translation>
    </message>
    <message>
        <source>Move the selected games to the trash</source>
        <translation>De geselecteerde partijen naar de prullenbak verplaatsen</translation>
    </message>
    <message>
        <source>Move tree</source>
        <translation>Zettenboom</translation>
    </message>
    <message>
        <source>Move {number} of your game was {move} ({verdict}). Find a better one.</source>
        <translation>Zet {number} van je partij was {move} ({verdict}). Vind een betere.</translation>
    </message>
    <message>
        <source>Move {number}: {turn}</source>
        <translation>Zet {number}: {turn}</translation>
    </message>
    <message>
        <source>Moves</source>
        <comment>tab</comment>
        <translation>Zetten</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Zetten</translation>
    </message>
    <message>
        <source>Moves and what they lost</source>
        <translation>Zetten en wat ze verloren</translation>
    </message>
    <message>
        <source>Moves played</source>
        <translation>Gespeelde zetten</translation>
    </message>
    <message>
        <source>Moves that begin like this</source>
        <translation>Zetten die zo beginnen</translation>
    </message>
    <message>
        <source>Moves that lost most:</source>
        <translation>Zetten die het meest verloren:</translation>
    </message>
    <message>
        <source>My boards …</source>
        <translation>Mijn borden …</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Mijn partijen</translation>
    </message>
    <message>
        <source>My pieces …</source>
        <translation>Mijn stukken …</translation>
    </message>
    <message>
        <source>My r&amp;esults</source>
        <translation>Mi&amp;jn resultaten</translation>
    </message>
    <message>
        <source>My results</source>
        <translation>Mijn resultaten</translation>
    </message>
    <message>
        <source>My results – Oddments</source>
        <translation>Mijn resultaten – Oddments</translation>
    </message>
    <message>
        <source>My themes …</source>
        <translation>Mijn thema’s …</translation>
    </message>
    <message>
        <source>N&amp;o key</source>
        <translation>&amp;Geen toets</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Name (optional)</source>
        <translation>Naam (optioneel)</translation>
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
        <source>Name the komi</source>
        <translation>Komi noemen</translation>
    </message>
    <message>
        <source>Name this komi</source>
        <translation>Deze komi noemen</translation>
    </message>
    <message>
        <source>Names the komi</source>
        <translation>Noemt komi</translation>
    </message>
    <message>
        <source>Ne&amp;xt move</source>
        <translation>Volg&amp;ende zet</translation>
    </message>
    <message>
        <source>Neutral piece</source>
        <translation>Neutraal stuk</translation>
    </message>
    <message>
        <source>Never misses a win in one move.</source>
        <translation>Mist nooit winst in één zet.</translation>
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
        <source>New cards come back once more the same day.</source>
        <translation>Nieuwe kaarten komen dezelfde dag nog één keer terug.</translation>
    </message>
    <message>
        <source>New game: {game}</source>
        <translation>Nieuwe partij: {game}</translation>
    </message>
    <message>
        <source>New games are being read and will appear one by one.</source>
        <translation>Nieuwe partijen worden gelezen en verschijnen een voor een.</translation>
    </message>
    <message>
        <source>New here? Begin with {game}: “{button}” takes two minutes. To play at once, click a board.</source>
        <translation>Nieuw hier? Begin met {game}: “{button}” duurt twee minuten. Klik op een bord om meteen te spelen.</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Nieuwste eerst</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Volgende</translation>
    </message>
    <message>
        <source>Next &amp;legal cell</source>
        <translation>&amp;Volgend mogelijk veld</translation>
    </message>
    <message>
        <source>Next control, previous control</source>
        <translation>Volgend element, vorig element</translation>
    </message>
    <message>
        <source>Next lesson: {title}</source>
        <translation>Volgende les: {title}</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Volgende treffer</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Volgende stap</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nee</translation>
    </message>
    <message>
        <source>No browser could be opened. The address was copied to the clipboard.</source>
        <translation>Er kon geen browser worden geopend. Het adres is naar het klembord gekopieerd.</translation>
    </message>
    <message>
        <source>No clocks</source>
        <translation>Geen klokken</translation>
    </message>
    <message>
        <source>No comment on {moment}. Double-click to write one.</source>
        <translation>Geen opmerking bij {moment}. Dubbelklik om er een te schrijven.</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Nog geen bestanden</translation>
    </message>
    <message>
        <source>No games from here</source>
        <translation>Geen partijen vanaf hier</translation>
    </message>
    <message>
        <source>No games of {game} against the computer yet.</source>
        <translation>Nog geen partijen {game} tegen de computer.</translation>
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
        <source>No groups are left, so whoever placed the last stone loses.</source>
        <translation>Er blijft geen groep over, dus wie de laatste steen plaatste, verliest.</translation>
    </message>
    <message>
        <source>No matching games.</source>
        <translation>Geen partij gevonden.</translation>
    </message>
    <message>
        <source>No notes in this game</source>
        <translation>Geen notities in deze partij</translation>
    </message>
    <message>
        <source>No other move does.</source>
        <translation>Geen andere zet wint.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Nobody can place a piece, so both had to pass. Nobody scores: whoever placed the last piece loses.</source>
        <translation>Niemand kan een stuk plaatsen, dus beiden moesten passen. Niemand scoort: wie het laatste stuk plaatste, verliest.</translation>
    </message>
    <message>
        <source>Nobody can place a piece, so both had to pass. The score is the size of the biggest group left.</source>
        <translation>Niemand kan een stuk plaatsen, dus beiden moesten passen. De score is de grootte van de grootste groep die overblijft.</translation>
    </message>
    <message>
        <source>Nobody has just passed</source>
        <translation>Niemand heeft zojuist gepast</translation>
    </message>
    <message>
        <source>Nobody scores, so whoever placed the last piece loses.</source>
        <translation>Niemand scoort, dus wie het laatste stuk plaatste, verliest.</translation>
    </message>
    <message>
        <source>Nobody’s discs</source>
        <translation>Schijven van niemand</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Geen</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed</comment>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>depth</comment>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Not rated yet: no game is finished.</source>
        <translation>Nog geen rating: er is geen partij afgelopen.</translation>
    </message>
    <message>
        <source>Not tested yet</source>
        <translation>Nog niet getest</translation>
    </message>
    <message>
        <source>Not the best yet</source>
        <translation>Nog niet de beste</translation>
    </message>
    <message>
        <source>Not this one</source>
        <translation>Niet deze</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Niets gevonden</translation>
    </message>
    <message>
        <source>Nothing is due now.</source>
        <translation>Er is nu niets te doen.</translation>
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
        <source>Novice</source>
        <translation>Nieuweling</translation>
    </message>
    <message>
        <source>Num&amp;bers of the last moves</source>
        <translation>Nu&amp;mmers van de laatste zetten</translation>
    </message>
    <message>
        <source>Number &amp;groups</source>
        <translation>Groe&amp;pen nummeren</translation>
    </message>
    <message>
        <source>Number of discs</source>
        <translation>Aantal schijven</translation>
    </message>
    <message>
        <source>Number of sides of the board.</source>
        <translation>Aantal zijden van het bord.</translation>
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
        <source>Oddments cannot write to {folder}, so the list of games is rebuilt at every start.</source>
        <translation>Er kan niet in {folder} worden geschreven; de lijst van partijen wordt daarom bij elke start opnieuw opgebouwd.</translation>
    </message>
    <message>
        <source>Oddments closed unexpectedly last time. Your games were saved up to the last move.</source>
        <translation>Oddments is de vorige keer onverwacht afgesloten. Je partijen zijn bewaard tot en met de laatste zet.</translation>
    </message>
    <message>
        <source>Oddments ended while loading it</source>
        <translation>Oddments is gestopt terwijl het werd geladen</translation>
    </message>
    <message>
        <source>Oddments is already running, but it is not responding. This window works on its own; anything open in the other one cannot be opened here.</source>
        <translation>Oddments draait al, maar reageert niet. Dit venster werkt op zichzelf; wat in het andere open is, kan hier niet worden geopend.</translation>
    </message>
    <message>
        <source>Oddments is choosing a colour for {name} …</source>
        <translation>Oddments kiest een kleur voor {name} …</translation>
    </message>
    <message>
        <source>Oddments is free software under the MIT licence. Its components have licences of their own.</source>
        <translation>Oddments is vrije software onder de MIT-licentie. De onderdelen ervan hebben hun eigen licenties.</translation>
    </message>
    <message>
        <source>Oddments is naming komi for {name} …</source>
        <translation>Oddments bedenkt komi voor {name} …</translation>
    </message>
    <message>
        <source>Oddments kept crashing while restoring your windows. All your games are saved.</source>
        <translation>Oddments crashte telkens bij het herstellen van je vensters. Al je partijen zijn bewaard.</translation>
    </message>
    <message>
        <source>Oddments’ own</source>
        <translation>Die van Oddments</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Often misses a win in one move.</source>
        <translation>Mist vaak winst in één zet.</translation>
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
        <source>On the empty board Black is to move.</source>
        <translation>Op het lege bord is Zwart aan zet.</translation>
    </message>
    <message>
        <source>One group touches three sides around the middle of the board.</source>
        <translation>Eén groep raakt drie zijden rond het midden van het bord.</translation>
    </message>
    <message>
        <source>One names it, the other chooses a colour</source>
        <translation>De een noemt komi, de ander kiest de kleur</translation>
    </message>
    <message>
        <source>One per line, such as: {example}</source>
        <translation>Eén per regel, zoals: {example}</translation>
    </message>
    <message>
        <source>One stone is enough.</source>
        <translation>Eén steen is genoeg.</translation>
    </message>
    <message>
        <source>Only White can swap colours, on the first move of a game with the pie rule.</source>
        <translation>Alleen Wit kan van kleur wisselen, bij de eerste zet en met de taartregel.</translation>
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
        <source>Open a menu</source>
        <translation>Een menu openen</translation>
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
        <source>Open the folder where themes are stored</source>
        <translation>De map met thema’s openen</translation>
    </message>
    <message>
        <source>Open the game</source>
        <translation>Partij openen</translation>
    </message>
    <message>
        <source>Open the selected game in a window</source>
        <translation>De geselecteerde partij in een venster openen</translation>
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
        <source>Openings</source>
        <comment>tab</comment>
        <translation>Openingen</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Tegenstander</translation>
    </message>
    <message>
        <source>Other times …</source>
        <translation>Andere tijden …</translation>
    </message>
    <message>
        <source>Overlooks {share} of the moves.</source>
        <translation>Ziet {share} van de zetten niet.</translation>
    </message>
    <message>
        <source>P&amp;ause the game</source>
        <translation>&amp;Partij pauzeren</translation>
    </message>
    <message>
        <source>P&amp;lay through</source>
        <translation>Partij a&amp;fspelen</translation>
    </message>
    <message>
        <source>P&amp;rint …</source>
        <translation>Af&amp;drukken …</translation>
    </message>
    <message>
        <source>P&amp;uzzles</source>
        <translation>P&amp;uzzels</translation>
    </message>
    <message>
        <source>PDF page</source>
        <translation>PDF-pagina</translation>
    </message>
    <message>
        <source>PDF paper size</source>
        <translation>Papier van de pdf</translation>
    </message>
    <message>
        <source>PL must be B or W, not {text}</source>
        <translation>PL moet B of W zijn, niet {text}</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG-afbeelding</translation>
    </message>
    <message>
        <source>Padlock: nothing can be placed on this half.</source>
        <translation>Hangslot: op deze helft kan niets worden geplaatst.</translation>
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
        <translation>Passen kan de beste zet zijn.</translation>
    </message>
    <message>
        <source>Passing now ends the game: {winner} wins.</source>
        <translation>Nu passen beëindigt de partij: {winner} wint.</translation>
    </message>
    <message>
        <source>Passing now loses the game.</source>
        <translation>Nu passen verliest de partij.</translation>
    </message>
    <message>
        <source>Passing now wins the game.</source>
        <translation>Nu passen wint de partij.</translation>
    </message>
    <message>
        <source>Paste text</source>
        <translation>Tekst plakken</translation>
    </message>
    <message numerus="yes">
        <source>Pasted: %Ln move(s).</source>
        <translation>
            <numerusform>Geplakt: %Ln zet.</numerusform>
            <numerusform>Geplakt: %Ln zetten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauzeren</translation>
    </message>
    <message>
        <source>Pause the count</source>
        <translation>Tellen pauzeren</translation>
    </message>
    <message numerus="yes">
        <source>Permanently delete %Ln game(s) from the trash?</source>
        <translation>
            <numerusform>%Ln partij in de prullenbak voorgoed verwijderen?</numerusform>
            <numerusform>%Ln partijen in de prullenbak voorgoed verwijderen?</numerusform>
        </translation>
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
        <source>Pieces</source>
        <translation>Stukken</translation>
    </message>
    <message>
        <source>Pieces</source>
        <comment>the heading</comment>
        <translation>Stukken</translation>
    </message>
    <message>
        <source>Place a piece on two squares of equal height</source>
        <translation>Plaats een stuk op twee velden van gelijke hoogte</translation>
    </message>
    <message>
        <source>Place a stone</source>
        <translation>Plaats een steen</translation>
    </message>
    <message>
        <source>Place one or two stones of either colour</source>
        <translation>Plaats een of twee stenen, zwart of wit</translation>
    </message>
    <message>
        <source>Place one or two stones of either colour. Always leave an odd number of groups.</source>
        <translation>Plaats een of twee stenen van een willekeurige kleur. Laat altijd een oneven aantal groepen over.</translation>
    </message>
    <message>
        <source>Place one stone of each colour.</source>
        <translation>Plaats van elke kleur één steen.</translation>
    </message>
    <message>
        <source>Place one stone of either colour</source>
        <translation>Plaats één steen, zwart of wit</translation>
    </message>
    <message>
        <source>Place only stones of the other player’s colour.</source>
        <translation>Plaats alleen stenen in de kleur van de andere speler.</translation>
    </message>
    <message>
        <source>Place the last piece that fits.</source>
        <translation>Plaats het laatste stuk dat past.</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>board</comment>
        <translation>Effen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Play again with the players swapped</source>
        <translation>Opnieuw spelen met gewisselde spelers</translation>
    </message>
    <message>
        <source>Play again with the same options</source>
        <translation>Opnieuw spelen met dezelfde opties</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Vanaf hier spelen</translation>
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
        <source>Play from here …</source>
        <translation>Vanaf hier spelen …</translation>
    </message>
    <message>
        <source>Play from move {number}</source>
        <translation>Spelen vanaf zet {number}</translation>
    </message>
    <message>
        <source>Play from the start</source>
        <translation>Spelen vanaf het begin</translation>
    </message>
    <message>
        <source>Play from this position</source>
        <translation>Spelen vanaf deze stelling</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Play level {level}</source>
        <translation>Tegen niveau {level} spelen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Doorspelen</translation>
    </message>
    <message>
        <source>Play the computer, level {level}</source>
        <translation>Speel tegen de computer, niveau {level}</translation>
    </message>
    <message>
        <source>Play this move</source>
        <translation>Deze zet spelen</translation>
    </message>
    <message>
        <source>Play: {what}</source>
        <translation>Spelen: {what}</translation>
    </message>
    <message>
        <source>Played like level {level}</source>
        <translation>Speelde als niveau {level}</translation>
    </message>
    <message>
        <source>Played like level {level} ({low} to {high})</source>
        <translation>Speelde als niveau {level} ({low} tot {high})</translation>
    </message>
    <message>
        <source>Played next:</source>
        <translation>Daarna gespeeld:</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>column</comment>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Speler 1</translation>
    </message>
    <message>
        <source>Player 1 made exactly five in a row.</source>
        <translation>Speler 1 heeft precies vijf op een rij.</translation>
    </message>
    <message>
        <source>Player 1 needs exactly five in a row, and has made {made}.</source>
        <translation>Speler 1 heeft precies vijf op een rij nodig en heeft er {made} gemaakt.</translation>
    </message>
    <message>
        <source>Player 1 won</source>
        <translation>Speler 1 won</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Speler 2</translation>
    </message>
    <message>
        <source>Player 2 made five or more in a row.</source>
        <translation>Speler 2 heeft vijf of meer op een rij.</translation>
    </message>
    <message>
        <source>Player 2 needs at least five in a row, and has made {made}.</source>
        <translation>Speler 2 heeft minstens vijf op een rij nodig en heeft er {made} gemaakt.</translation>
    </message>
    <message>
        <source>Player 2 won</source>
        <translation>Speler 2 won</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Speler {number}</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Plays</source>
        <comment>column</comment>
        <translation>Speelt</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>games</comment>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Points added to White’s score, because Black moves first.</source>
        <translation>Punten die Wit erbij krijgt, omdat Zwart begint.</translation>
    </message>
    <message>
        <source>Pr&amp;omote variation</source>
        <translation>Variant &amp;hoger plaatsen</translation>
    </message>
    <message>
        <source>Pre&amp;vious move</source>
        <translation>Vo&amp;rige zet</translation>
    </message>
    <message>
        <source>Pre&amp;vious variation</source>
        <translation>Vo&amp;rige variant</translation>
    </message>
    <message>
        <source>Press Enter to play {turn}.</source>
        <translation>Druk op Enter om {turn} te spelen.</translation>
    </message>
    <message>
        <source>Press Esc again to discard the position.</source>
        <translation>Druk nog eens op Esc om de stelling te verwerpen.</translation>
    </message>
    <message>
        <source>Press Esc to undo.</source>
        <translation>Druk op Esc om terug te nemen.</translation>
    </message>
    <message>
        <source>Press the new key for “{action}”, or Esc to cancel.</source>
        <translation>Druk op de nieuwe toets voor “{action}”, of op Esc om te annuleren.</translation>
    </message>
    <message>
        <source>Press “Play this move” or Enter, or Esc to undo it.</source>
        <translation>Druk op “Deze zet spelen” of op Enter, of op Esc om hem terug te nemen.</translation>
    </message>
    <message>
        <source>Preview of the board</source>
        <translation>Voorbeeld van het bord</translation>
    </message>
    <message>
        <source>Preview …</source>
        <translation>Voorbeeld …</translation>
    </message>
    <message>
        <source>Previous le&amp;gal cell</source>
        <translation>Vorig &amp;mogelijk veld</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Vorige treffer</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Vorige stap</translation>
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
        <source>Progress</source>
        <translation>Voortgang</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Voortgang van de nabespreking</translation>
    </message>
    <message>
        <source>Push a stone over the edge.</source>
        <translation>Duw een steen over de rand.</translation>
    </message>
    <message>
        <source>Put your boards into {folder}.</source>
        <translation>Zet je borden in {folder}.</translation>
    </message>
    <message>
        <source>Put your pieces into {folder}.</source>
        <translation>Zet je stukken in {folder}.</translation>
    </message>
    <message>
        <source>Put your themes into {folder}.</source>
        <translation>Zet je thema’s in {folder}.</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Puzzels</translation>
    </message>
    <message>
        <source>Puzzles by day</source>
        <translation>Puzzels per dag</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>depth</comment>
        <translation>Snel</translation>
    </message>
    <message>
        <source>Quick ({size})</source>
        <translation>Snel ({size})</translation>
    </message>
    <message>
        <source>R&amp;ecent games</source>
        <translation>R&amp;ecente partijen</translation>
    </message>
    <message>
        <source>Raise your own score: get more groups of a large size than the other player has.</source>
        <translation>Verhoog je eigen score: krijg meer groepen van een grote omvang dan de andere speler heeft.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Willekeurig</translation>
    </message>
    <message>
        <source>Rating</source>
        <comment>column</comment>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Rating from games</source>
        <translation>Rating uit partijen</translation>
    </message>
    <message>
        <source>Rating from puzzles</source>
        <translation>Rating uit puzzels</translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <translation>Revan&amp;che</translation>
    </message>
    <message>
        <source>Read &amp;out the position</source>
        <translation>S&amp;telling voorlezen</translation>
    </message>
    <message>
        <source>Reading the clipboard …</source>
        <translation>Klembord wordt gelezen …</translation>
    </message>
    <message>
        <source>Reading {name} …</source>
        <translation>{name} wordt gelezen …</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Redone: {edit}.</source>
        <translation>Opnieuw uitgevoerd: {edit}.</translation>
    </message>
    <message>
        <source>Regular player</source>
        <translation>Clubspeler</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Opnieuw laden</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Rematch w&amp;ith players swapped</source>
        <translation>Revanc&amp;he met gewisselde spelers</translation>
    </message>
    <message>
        <source>Remove</source>
        <comment>engine</comment>
        <translation>Verwijderen</translation>
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
        <source>Res&amp;ign …</source>
        <translation>&amp;Opgeven …</translation>
    </message>
    <message>
        <source>Reset &amp;all …</source>
        <translation>&amp;Alles herstellen …</translation>
    </message>
    <message>
        <source>Reset &amp;orientation</source>
        <translation>Stand &amp;herstellen</translation>
    </message>
    <message>
        <source>Reset all keyboard shortcuts to their defaults?</source>
        <translation>Alle sneltoetsen herstellen?</translation>
    </message>
    <message>
        <source>Reset si&amp;ze</source>
        <translation>G&amp;rootte herstellen</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Opgeven</translation>
    </message>
    <message>
        <source>Resign for {loser}? {winner} would win.</source>
        <translation>Opgeven voor {loser}? {winner} zou winnen.</translation>
    </message>
    <message>
        <source>Resign this game? {winner} would win.</source>
        <translation>Deze partij opgeven? {winner} zou winnen.</translation>
    </message>
    <message>
        <source>Rest here to see the line on the board; → and ← step through it.</source>
        <translation>Blijf hier staan om het vervolg op het bord te zien; met → en ← loop je erdoor.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Terugzetten</translation>
    </message>
    <message>
        <source>Restore windows</source>
        <translation>Herstellen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultaten</translation>
    </message>
    <message>
        <source>Results by</source>
        <translation>Resultaten per</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Hervatten</translation>
    </message>
    <message>
        <source>Retry my &amp;mistakes</source>
        <translation>Mijn fouten opnieuw &amp;proberen</translation>
    </message>
    <message>
        <source>Retry the mistakes</source>
        <translation>Fouten opnieuw proberen</translation>
    </message>
    <message>
        <source>Retry your mistakes</source>
        <translation>Je fouten opnieuw</translation>
    </message>
    <message>
        <source>Return to the game</source>
        <translation>Terug naar de partij</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>tab</comment>
        <translation>Nabespreking</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Nabespreken</translation>
    </message>
    <message>
        <source>Review it again</source>
        <translation>Opnieuw nabespreken</translation>
    </message>
    <message>
        <source>Review more deeply</source>
        <translation>Dieper nabespreken</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Partij nabespreken</translation>
    </message>
    <message>
        <source>Reviewed by {engine}</source>
        <translation>Nabesproken door {engine}</translation>
    </message>
    <message>
        <source>Reviewing {total} moves …</source>
        <translation>{total} zetten worden nabesproken …</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Goed</translation>
    </message>
    <message>
        <source>Rotate &amp;left</source>
        <translation>&amp;Linksom draaien</translation>
    </message>
    <message>
        <source>Rotate &amp;right</source>
        <translation>&amp;Rechtsom draaien</translation>
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
        <source>Rules of {game}</source>
        <translation>Regels van {game}</translation>
    </message>
    <message>
        <source>S&amp;ettings …</source>
        <translation>&amp;Instellingen …</translation>
    </message>
    <message>
        <source>S&amp;hare and export</source>
        <translation>&amp;Delen en exporteren</translation>
    </message>
    <message>
        <source>S&amp;quares</source>
        <translation>Vi&amp;erkanten</translation>
    </message>
    <message>
        <source>S&amp;tart page</source>
        <translation>S&amp;tartpagina</translation>
    </message>
    <message>
        <source>S&amp;wap colours</source>
        <translation>Van kleur &amp;wisselen</translation>
    </message>
    <message>
        <source>S&amp;ystem typeface</source>
        <translation>S&amp;ysteemlettertype</translation>
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
        <source>Save</source>
        <comment>engine</comment>
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
        <source>Save game</source>
        <translation>Partij opslaan</translation>
    </message>
    <message>
        <source>Save the selected games to one file</source>
        <translation>De geselecteerde partijen in één bestand opslaan</translation>
    </message>
    <message>
        <source>Save …</source>
        <translation>Opslaan …</translation>
    </message>
    <message>
        <source>Saved as PNG, SVG or PDF, depending on the file name.</source>
        <translation>Wordt opgeslagen als PNG, SVG of PDF, afhankelijk van de bestandsnaam.</translation>
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
        <source>Searching for games …</source>
        <translation>Partijen worden gezocht …</translation>
    </message>
    <message>
        <source>Searching …</source>
        <translation>Bezig met zoeken …</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Als tweede</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Seconden</translation>
    </message>
    <message>
        <source>Seconds added per move</source>
        <translation>Extra seconden per zet</translation>
    </message>
    <message>
        <source>See where the game was won and lost</source>
        <translation>Zie waar de partij gewonnen en verloren werd</translation>
    </message>
    <message>
        <source>Seldom sees a win in one move.</source>
        <translation>Ziet zelden winst in één zet.</translation>
    </message>
    <message>
        <source>Set &amp;up a position …</source>
        <translation>Stelling op&amp;zetten …</translation>
    </message>
    <message>
        <source>Set up a position – Oddments</source>
        <translation>Stelling opzetten – Oddments</translation>
    </message>
    <message>
        <source>Settings – Oddments</source>
        <translation>Instellingen – Oddments</translation>
    </message>
    <message>
        <source>Share and export</source>
        <translation>Delen en exporteren</translation>
    </message>
    <message>
        <source>Show &amp;log folder</source>
        <translation>Map met &amp;logboeken tonen</translation>
    </message>
    <message>
        <source>Show a &amp;hint</source>
        <translation>&amp;Tip tonen</translation>
    </message>
    <message>
        <source>Show all numbers</source>
        <translation>Alle getallen tonen</translation>
    </message>
    <message>
        <source>Show deleted games, or the others again</source>
        <translation>De verwijderde partijen tonen, of weer de andere</translation>
    </message>
    <message>
        <source>Show fewer numbers</source>
        <translation>Minder getallen tonen</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Voordoen</translation>
    </message>
    <message>
        <source>Show the &amp;better line</source>
        <translation>&amp;Betere variant tonen</translation>
    </message>
    <message>
        <source>Show the file’s folder</source>
        <translation>Map van het bestand tonen</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Oplossing tonen</translation>
    </message>
    <message>
        <source>Show what follows</source>
        <translation>Tonen wat volgt</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>Tonen waarom</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Zijden</translation>
    </message>
    <message>
        <source>Sides still needed</source>
        <translation>Ontbrekende zijden</translation>
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
        <source>Size {size}: Black has {black}, White has {white}.</source>
        <translation>Grootte {size}: Zwart heeft er {black}, Wit {white}.</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Bedreven</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Overslaan</translation>
    </message>
    <message>
        <source>Slate</source>
        <comment>board</comment>
        <translation>Leisteen</translation>
    </message>
    <message>
        <source>Slide and flip discs that belong to nobody. Be the first to line up five.</source>
        <translation>Schuif schijven die van niemand zijn en draai ze om. Krijg als eerste vijf op een rij.</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed</comment>
        <translation>Langzaam</translation>
    </message>
    <message>
        <source>So&amp;unds</source>
        <translation>G&amp;eluiden</translation>
    </message>
    <message>
        <source>Something went wrong, but you can keep playing. A report helps us fix it.</source>
        <translation>Er ging iets mis, maar je kunt verder spelen. Een rapport helpt ons het op te lossen.</translation>
    </message>
    <message>
        <source>Sometimes misses a win in one move.</source>
        <translation>Mist soms winst in één zet.</translation>
    </message>
    <message>
        <source>Sort order</source>
        <translation>Sortering</translation>
    </message>
    <message>
        <source>Speed</source>
        <comment>of animations</comment>
        <translation>Snelheid</translation>
    </message>
    <message>
        <source>Speed of animations</source>
        <translation>Snelheid van animaties</translation>
    </message>
    <message>
        <source>Split the other player’s biggest group.</source>
        <translation>Splits de grootste groep van de andere speler.</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Vierkanten</translation>
    </message>
    <message numerus="yes">
        <source>Squares: likely colour at the end, larger if surer (%Ln random game(s)).</source>
        <translation>
            <numerusform>Vierkanten: waarschijnlijke kleur aan het einde, groter als het zekerder is (%Ln willekeurige partij).</numerusform>
            <numerusform>Vierkanten: waarschijnlijke kleur aan het einde, groter als het zekerder is (%Ln willekeurige partijen).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Squares: likely winning group, larger if surer (%Ln random game(s)).</source>
        <translation>
            <numerusform>Vierkanten: waarschijnlijk winnende groep, groter als het zekerder is (%Ln willekeurige partij).</numerusform>
            <numerusform>Vierkanten: waarschijnlijk winnende groep, groter als het zekerder is (%Ln willekeurige partijen).</numerusform>
        </translation>
    </message>
    <message>
        <source>Stack black-and-white pieces like bricks. Win with the biggest unmatched group.</source>
        <translation>Stapel stukken als bakstenen. Win met de grootste groep zonder tegenhanger.</translation>
    </message>
    <message>
        <source>Stacks away from the edge</source>
        <translation>Stapels niet aan de rand</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Begin</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Partij beginnen</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>Beginstelling</translation>
    </message>
    <message>
        <source>Stay at level {level}.</source>
        <translation>Blijf op niveau {level}.</translation>
    </message>
    <message>
        <source>Step back through the moves to look at the game again.</source>
        <translation>Loop terug door de zetten om de partij nog eens te bekijken.</translation>
    </message>
    <message>
        <source>Step back through the moves to see what was to be expected.</source>
        <translation>Loop terug door de zetten om te zien wat er te verwachten was.</translation>
    </message>
    <message>
        <source>Step through the move list</source>
        <translation>Door de zettenlijst lopen</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Stap {number} van {count}</translation>
    </message>
    <message>
        <source>Stone</source>
        <comment>pieces</comment>
        <translation>Steen</translation>
    </message>
    <message>
        <source>Stones away from the edge</source>
        <translation>Stenen niet aan de rand</translation>
    </message>
    <message>
        <source>Stones still needed</source>
        <translation>Nog benodigde stenen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>review</comment>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Stop counting</source>
        <translation>Tellen beëindigen</translation>
    </message>
    <message>
        <source>Stop marking</source>
        <translation>Stop met markeren</translation>
    </message>
    <message>
        <source>Stop playing through</source>
        <translation>Afspelen stoppen</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Sterk</translation>
    </message>
    <message>
        <source>Swap colours</source>
        <translation>Kleuren wisselen</translation>
    </message>
    <message>
        <source>Swap players</source>
        <translation>Spelers wisselen</translation>
    </message>
    <message>
        <source>Switc&amp;h colour</source>
        <translation>&amp;Kleur in de hand wisselen</translation>
    </message>
    <message>
        <source>System language ({language})</source>
        <translation>Systeemtaal ({language})</translation>
    </message>
    <message>
        <source>T&amp;ype a move</source>
        <translation>Zet t&amp;ypen</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Terugnemen</translation>
    </message>
    <message>
        <source>Take the next {game} lesson</source>
        <translation>De volgende les van {game} doen</translation>
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
        <translation>Dat is de zet die je in de partij speelde.</translation>
    </message>
    <message>
        <source>That was the last mistake</source>
        <translation>Dat was de laatste fout</translation>
    </message>
    <message>
        <source>The &amp;skipped turn</source>
        <translation>&amp;De overgeslagen beurt</translation>
    </message>
    <message>
        <source>The SQLite of this Python lacks FTS5, which a library needs.</source>
        <translation>De SQLite van deze Python mist FTS5, dat een bibliotheek nodig heeft.</translation>
    </message>
    <message>
        <source>The analysis failed</source>
        <translation>De analyse is mislukt</translation>
    </message>
    <message>
        <source>The author suggests {first} to {last}; smaller boards are for learning.</source>
        <translation>De auteur raadt {first} tot {last} aan; kleinere borden zijn om te leren.</translation>
    </message>
    <message>
        <source>The average level of the computers that made it</source>
        <translation>Het gemiddelde niveau van de computers die hem speelden</translation>
    </message>
    <message>
        <source>The best reply is {reply}.</source>
        <translation>Het beste antwoord is {reply}.</translation>
    </message>
    <message>
        <source>The biggest unmatched group wins.</source>
        <translation>De grootste groep zonder tegenhanger wint.</translation>
    </message>
    <message>
        <source>The black half goes there. Choose the square beside it for the white half.</source>
        <translation>Daar ligt de zwarte helft. Kies het veld ernaast voor de witte helft.</translation>
    </message>
    <message>
        <source>The board at the end of this line, and of the better one.</source>
        <translation>Het bord aan het eind van deze variant en van de betere.</translation>
    </message>
    <message>
        <source>The board before and after {moves}.</source>
        <translation>Het bord voor en na {moves}.</translation>
    </message>
    <message>
        <source>The board is full and the sums of squares are equal.</source>
        <translation>Het bord is vol en de sommen van kwadraten zijn gelijk.</translation>
    </message>
    <message>
        <source>The board is full: the biggest unmatched group wins.</source>
        <translation>Het bord is vol: de grootste groep zonder tegenhanger wint.</translation>
    </message>
    <message>
        <source>The board is full: the higher sum of squares wins.</source>
        <translation>Het bord is vol: de hoogste som van kwadraten wint.</translation>
    </message>
    <message>
        <source>The board was copied to the clipboard as a picture.</source>
        <translation>Het bord is als afbeelding naar het klembord gekopieerd.</translation>
    </message>
    <message>
        <source>The board was copied to the clipboard as text.</source>
        <translation>Het bord is als tekst naar het klembord gekopieerd.</translation>
    </message>
    <message>
        <source>The cards were not transferred: {why}.</source>
        <translation>De kaarten zijn niet overgezet: {why}.</translation>
    </message>
    <message>
        <source>The clipboard contains no text.</source>
        <translation>Er staat geen tekst op het klembord.</translation>
    </message>
    <message>
        <source>The clipboard does not contain a branch of this game: {why}.</source>
        <translation>Op het klembord staat geen tak van deze partij: {why}.</translation>
    </message>
    <message>
        <source>The clipboard does not contain a game: {why}.</source>
        <translation>Op het klembord staat geen partij: {why}.</translation>
    </message>
    <message>
        <source>The clocks are stopped. {who} to move: press “Resume” to start them.</source>
        <translation>De klokken staan stil. {who} is aan zet: met “Hervatten” lopen ze weer.</translation>
    </message>
    <message>
        <source>The command line has a character without text.</source>
        <translation>De opdrachtregel bevat een teken zonder tekst.</translation>
    </message>
    <message>
        <source>The command was copied to the clipboard.</source>
        <translation>De opdracht is naar het klembord gekopieerd.</translation>
    </message>
    <message>
        <source>The comment links to a page on {host}.</source>
        <translation>De opmerking verwijst naar een pagina van {host}.</translation>
    </message>
    <message>
        <source>The computer played at level {level} ({name}).</source>
        <translation>De computer speelde op niveau {level} ({name}).</translation>
    </message>
    <message>
        <source>The computer ran out of memory, but you can keep playing. Closing other programs may help.</source>
        <translation>Er was te weinig geheugen, maar je kunt verder spelen. Sluit eventueel andere programma’s.</translation>
    </message>
    <message>
        <source>The core of Oddments is not compiled on this computer, so the engine is hundreds of times slower. Run installer/run to compile it.</source>
        <translation>De kern van Oddments is op deze computer niet gecompileerd, dus de engine is honderden keren langzamer. installer/run compileert hem.</translation>
    </message>
    <message>
        <source>The current board</source>
        <translation>Het huidige bord</translation>
    </message>
    <message>
        <source>The current line</source>
        <translation>De huidige lijn</translation>
    </message>
    <message>
        <source>The earlier moves do not lead to this position.</source>
        <translation>De eerdere zetten leiden niet tot deze stelling.</translation>
    </message>
    <message>
        <source>The engine evaluates your move.</source>
        <translation>De engine beoordeelt je zet.</translation>
    </message>
    <message>
        <source>The engine failed</source>
        <translation>De engine is uitgevallen</translation>
    </message>
    <message>
        <source>The engine failed: {why}.</source>
        <translation>De engine is uitgevallen: {why}.</translation>
    </message>
    <message>
        <source>The engine gives no win rates</source>
        <translation>De engine geeft geen winstkansen</translation>
    </message>
    <message>
        <source>The engine stopped responding and was restarted. The game continues.</source>
        <translation>De engine reageerde niet meer en is opnieuw gestart. De partij gaat door.</translation>
    </message>
    <message numerus="yes">
        <source>The fairest komi known for this board is {komi}: in %Ln game(s) of the computer against itself Black’s win rate was {rate}, in the long run very likely {low} to {high}.</source>
        <translation>
            <numerusform>De eerlijkste komi die voor dit bord bekend is, is {komi}: in %Ln partij van de computer tegen zichzelf was de winstkans van Zwart {rate}, op den duur zeer waarschijnlijk {low} tot {high}.</numerusform>
            <numerusform>De eerlijkste komi die voor dit bord bekend is, is {komi}: in %Ln partijen van de computer tegen zichzelf was de winstkans van Zwart {rate}, op den duur zeer waarschijnlijk {low} tot {high}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is damaged, and shown in part: {why}.</source>
        <translation>Het bestand is beschadigd en wordt deels getoond: {why}.</translation>
    </message>
    <message>
        <source>The file is {path}.</source>
        <translation>Het bestand is {path}.</translation>
    </message>
    <message>
        <source>The game could not be saved to {path}: {why}.</source>
        <translation>De partij kon niet worden opgeslagen in {path}: {why}.</translation>
    </message>
    <message>
        <source>The game does not have what the position says.</source>
        <translation>Dit spel heeft niet wat de stelling aangeeft.</translation>
    </message>
    <message>
        <source>The game has not been reviewed.</source>
        <translation>De partij is niet nabesproken.</translation>
    </message>
    <message>
        <source>The game in diagrams</source>
        <translation>De partij in diagrammen</translation>
    </message>
    <message>
        <source>The game in the clipboard has no moves.</source>
        <translation>De partij op het klembord heeft geen zetten.</translation>
    </message>
    <message>
        <source>The game is a draw.</source>
        <translation>De partij is remise.</translation>
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
        <source>The game of {package} cannot be played: {why}</source>
        <translation>Het spel van {package} kan niet worden gespeeld: {why}</translation>
    </message>
    <message>
        <source>The game of {package} has failed, but you can keep playing. A report helps its authors fix it.</source>
        <translation>In het spel van {package} ging iets mis, maar je kunt verder spelen. Een rapport helpt de makers ervan om het te verhelpen.</translation>
    </message>
    <message>
        <source>The game starts in a position that was set up.</source>
        <translation>De partij begint in een opgezette stelling.</translation>
    </message>
    <message>
        <source>The game was copied to the clipboard in the format of a saved game.</source>
        <translation>De partij is als opgeslagen partij naar het klembord gekopieerd.</translation>
    </message>
    <message>
        <source>The game {key} is installed, but cannot be played: {why}. Here is what the file says; it stays as it is.</source>
        <translation>Het spel {key} is geïnstalleerd, maar kan niet worden gespeeld: {why}. Hier staat wat het bestand zegt; het blijft zoals het is.</translation>
    </message>
    <message>
        <source>The game {key} is not installed. To replay it, install the package {package}, if you trust the source of this file, and start Oddments again. Here is what the file says; it stays as it is.</source>
        <translation>Het spel {key} is niet geïnstalleerd. Installeer om de partij na te spelen het pakket {package}, als je de bron van dit bestand vertrouwt, en start Oddments opnieuw. Hier staat wat het bestand zegt; het blijft zoals het is.</translation>
    </message>
    <message>
        <source>The komi is {komi}.</source>
        <translation>De komi is {komi}.</translation>
    </message>
    <message>
        <source>The komi is {komi}. {name} takes {colour}.</source>
        <translation>De komi is {komi}. {name} neemt {colour}.</translation>
    </message>
    <message>
        <source>The last &amp;piece</source>
        <translation>&amp;Het laatste stuk</translation>
    </message>
    <message>
        <source>The last move completed a row with this disc.</source>
        <translation>De laatste zet heeft met deze schijf een rij voltooid.</translation>
    </message>
    <message numerus="yes">
        <source>The last move completed a row. It moved or flipped these %Ln disc(s).</source>
        <translation>
            <numerusform>De laatste zet heeft een rij voltooid. Hij heeft deze schijf verplaatst of omgedraaid.</numerusform>
            <numerusform>De laatste zet heeft een rij voltooid. Hij heeft deze %Ln schijven verplaatst of omgedraaid.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last move made a winning row.</source>
        <translation>De laatste zet maakte een winnende rij.</translation>
    </message>
    <message>
        <source>The library cannot be searched: {why}.</source>
        <translation>De bibliotheek kan niet worden doorzocht: {why}.</translation>
    </message>
    <message>
        <source>The library cannot be updated: {why}.</source>
        <translation>De bibliotheek kan niet worden bijgewerkt: {why}.</translation>
    </message>
    <message>
        <source>The list of games is being rebuilt from the games. No game is lost.</source>
        <translation>De lijst van partijen wordt opnieuw opgebouwd. Er is geen partij verloren.</translation>
    </message>
    <message>
        <source>The list of open windows cannot be saved: {why}. The next start may bring back earlier ones.</source>
        <translation>De lijst met open vensters kan niet worden opgeslagen: {why}. Bij de volgende start komen misschien eerdere vensters terug.</translation>
    </message>
    <message>
        <source>The log is in {folder}.</source>
        <translation>Het logboek staat in {folder}.</translation>
    </message>
    <message>
        <source>The move is already complete.</source>
        <translation>De zet is al compleet.</translation>
    </message>
    <message>
        <source>The move is among the marked cells.</source>
        <translation>De zet zit bij de gemarkeerde velden.</translation>
    </message>
    <message>
        <source>The move is not complete yet.</source>
        <translation>De zet is nog niet compleet.</translation>
    </message>
    <message>
        <source>The move played here was bad. Find a better one.</source>
        <translation>De zet die hier gespeeld is, was slecht. Vind een betere.</translation>
    </message>
    <message>
        <source>The move: {turn}. Now you play it.</source>
        <translation>De zet: {turn}. Nu mag jij hem spelen.</translation>
    </message>
    <message numerus="yes">
        <source>The next card comes back in %Ln day(s).</source>
        <translation>
            <numerusform>De volgende kaart komt morgen terug.</numerusform>
            <numerusform>De volgende kaart komt over %Ln dagen terug.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next card comes back in {time}.</source>
        <translation>De volgende kaart komt over {time} terug.</translation>
    </message>
    <message>
        <source>The number of groups is even: place a second stone, or take the first one back.</source>
        <translation>Het aantal groepen is even: plaats een tweede steen of neem de eerste terug.</translation>
    </message>
    <message>
        <source>The number of groups must be odd.</source>
        <translation>Het aantal groepen moet oneven zijn.</translation>
    </message>
    <message>
        <source>The number of groups would be even, and must be odd.</source>
        <translation>Het aantal groepen zou even zijn, en moet oneven zijn.</translation>
    </message>
    <message>
        <source>The number of pieces and passes is even, so Black is to move.</source>
        <translation>Het aantal stukken en passen is even, dus is Zwart aan zet.</translation>
    </message>
    <message>
        <source>The number of pieces and passes is odd, so White is to move.</source>
        <translation>Het aantal stukken en passen is oneven, dus is Wit aan zet.</translation>
    </message>
    <message>
        <source>The other half fits on no neighbouring square.</source>
        <translation>De andere helft past op geen enkel aangrenzend veld.</translation>
    </message>
    <message>
        <source>The other player</source>
        <translation>De andere speler</translation>
    </message>
    <message>
        <source>The other player has just passed</source>
        <translation>De andere speler heeft zojuist gepast</translation>
    </message>
    <message>
        <source>The other player skips a turn</source>
        <translation>De andere speler slaat een beurt over</translation>
    </message>
    <message>
        <source>The other player threatens to win. Block the way.</source>
        <translation>De andere speler dreigt te winnen. Versper de weg.</translation>
    </message>
    <message>
        <source>The pasted moves are already there.</source>
        <translation>De geplakte zetten staan er al.</translation>
    </message>
    <message>
        <source>The pasted text could only be read in part: {problem}.</source>
        <translation>De geplakte tekst kon maar gedeeltelijk worden gelezen: {problem}.</translation>
    </message>
    <message>
        <source>The picture could not be copied: {why}.</source>
        <translation>De afbeelding kon niet worden gekopieerd: {why}.</translation>
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
        <source>The players agreed to it.</source>
        <translation>De spelers zijn het overeengekomen.</translation>
    </message>
    <message>
        <source>The position has occurred three times. The game is a draw.</source>
        <translation>De stelling kwam voor de derde keer voor. De partij is remise.</translation>
    </message>
    <message>
        <source>The position is corrupt. Press “Try again” to replay the game from the start.</source>
        <translation>De stelling is beschadigd. “Opnieuw proberen” speelt de partij vanaf het begin na.</translation>
    </message>
    <message>
        <source>The position is corrupt: {why}. The game can be replayed from the start.</source>
        <translation>De stelling is beschadigd: {why}. De partij kan vanaf het begin worden nagespeeld.</translation>
    </message>
    <message>
        <source>The position was copied.</source>
        <translation>De stelling is gekopieerd.</translation>
    </message>
    <message>
        <source>The previous session</source>
        <translation>De vorige sessie</translation>
    </message>
    <message>
        <source>The rating from puzzles cannot be read: {why}.</source>
        <translation>De rating uit puzzels kan niet worden gelezen: {why}.</translation>
    </message>
    <message>
        <source>The reply {reply} then wins by force.</source>
        <translation>Het antwoord {reply} wint dan geforceerd.</translation>
    </message>
    <message>
        <source>The report was copied to the clipboard.</source>
        <translation>Het rapport is naar het klembord gekopieerd.</translation>
    </message>
    <message>
        <source>The rest was skipped</source>
        <translation>De rest is overgeslagen</translation>
    </message>
    <message>
        <source>The rest was skipped.</source>
        <translation>De rest is overgeslagen.</translation>
    </message>
    <message>
        <source>The review failed: {why}.</source>
        <translation>De nabespreking is mislukt: {why}.</translation>
    </message>
    <message>
        <source>The row can be completed in more than one way.</source>
        <translation>De rij kan op meer dan één manier voltooid worden.</translation>
    </message>
    <message>
        <source>The rules of this game failed: {why}.</source>
        <translation>De regels van dit spel werkten niet: {why}.</translation>
    </message>
    <message>
        <source>The same position has occurred three times.</source>
        <translation>Dezelfde stelling kwam voor de derde keer voor.</translation>
    </message>
    <message>
        <source>The saved game</source>
        <translation>De opgeslagen partij</translation>
    </message>
    <message>
        <source>The settings were damaged. What could be read of them still holds; the damaged file was kept as {name}.</source>
        <translation>De instellingen waren beschadigd. Wat ervan te lezen was, geldt nog; het beschadigde bestand is bewaard als {name}.</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>De oplossing</translation>
    </message>
    <message>
        <source>The start</source>
        <translation>Het begin</translation>
    </message>
    <message>
        <source>The test failed: {why}.</source>
        <translation>De test is mislukt: {why}.</translation>
    </message>
    <message>
        <source>The theme “{theme}” has its own board and pieces. Choose another theme to use these.</source>
        <translation>Het thema “{theme}” heeft een eigen bord en eigen stukken. Kies een ander thema om deze te gebruiken.</translation>
    </message>
    <message>
        <source>The training cards in {file} are from a newer version of Oddments. They stay as they are: update Oddments here, or train with that version.</source>
        <translation>De oefenkaarten in {file} zijn van een nieuwere versie van Oddments. Ze blijven zoals ze zijn: werk Oddments hier bij of oefen met die versie.</translation>
    </message>
    <message>
        <source>The training cards in {file} cannot be used: {why}.</source>
        <translation>De oefenkaarten in {file} zijn niet te gebruiken: {why}.</translation>
    </message>
    <message numerus="yes">
        <source>The training cards were damaged. %Ln card(s) could be recovered. The damaged file was kept as {name}.</source>
        <translation>
            <numerusform>De oefenkaarten waren beschadigd. %Ln kaart kon worden hersteld. Het beschadigde bestand is bewaard als {name}.</numerusform>
            <numerusform>De oefenkaarten waren beschadigd. %Ln kaarten konden worden hersteld. Het beschadigde bestand is bewaard als {name}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The trash is empty.</source>
        <translation>De prullenbak is leeg.</translation>
    </message>
    <message>
        <source>The two squares of a piece must be neighbours.</source>
        <translation>De twee velden van een stuk moeten aan elkaar grenzen.</translation>
    </message>
    <message>
        <source>The two stacks must have the same height.</source>
        <translation>De twee stapels moeten even hoog zijn.</translation>
    </message>
    <message>
        <source>The white half goes there. Choose the square beside it for the black half.</source>
        <translation>Daar ligt de witte helft. Kies het veld ernaast voor de zwarte helft.</translation>
    </message>
    <message numerus="yes">
        <source>The whole tree (%Ln move(s))</source>
        <translation>
            <numerusform>De hele boom (%Ln zet)</numerusform>
            <numerusform>De hele boom (%Ln zetten)</numerusform>
        </translation>
    </message>
    <message>
        <source>The win rate in the engine’s table of openings, or the proven result</source>
        <translation>Het winstpercentage in de openingstabel van de engine, of de bewezen uitslag</translation>
    </message>
    <message>
        <source>The {game} lesson cannot be shown: {why}.</source>
        <translation>De les van {game} kan niet worden getoond: {why}.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>There are no cards yet. Review a game, or solve puzzles: what went wrong becomes a card.</source>
        <translation>Er zijn nog geen kaarten. Bespreek een partij na of los puzzels op: wat misging, wordt een kaart.</translation>
    </message>
    <message>
        <source>There are no mistakes in this game to retry.</source>
        <translation>In deze partij zijn er geen fouten om opnieuw te proberen.</translation>
    </message>
    <message>
        <source>There are no moves to review yet.</source>
        <translation>Er zijn nog geen zetten om na te bespreken.</translation>
    </message>
    <message>
        <source>There is an engine with the name “{name}” already.</source>
        <translation>Er is al een engine met de naam “{name}”.</translation>
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
        <source>There is no expectation map here: {why}.</source>
        <translation>Hier is geen verwachtingskaart: {why}.</translation>
    </message>
    <message>
        <source>There is not enough memory for the engine. Close other programs.</source>
        <translation>Er is te weinig geheugen voor de engine. Sluit andere programma’s.</translation>
    </message>
    <message>
        <source>There is nothing to capture now.</source>
        <translation>Er valt nu niets te slaan.</translation>
    </message>
    <message>
        <source>There must be 28 discs.</source>
        <translation>Er moeten 28 schijven zijn.</translation>
    </message>
    <message>
        <source>These are not the pieces of this game.</source>
        <translation>Dit zijn niet de stukken van dit spel.</translation>
    </message>
    <message>
        <source>They come back as cards in the training.</source>
        <translation>Ze komen als kaarten terug bij het oefenen.</translation>
    </message>
    <message>
        <source>This board is solved: with best play it is a draw.</source>
        <translation>Dit bord is opgelost: bij het beste spel is het remise.</translation>
    </message>
    <message>
        <source>This board is solved: with best play whoever begins wins.</source>
        <translation>Dit bord is opgelost: bij het beste spel wint wie begint.</translation>
    </message>
    <message>
        <source>This board is solved: with best play whoever moves second wins.</source>
        <translation>Dit bord is opgelost: bij het beste spel wint wie als tweede zet.</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Dit kan niet ongedaan worden gemaakt.</translation>
    </message>
    <message>
        <source>This cell is taken.</source>
        <translation>Dit veld is bezet.</translation>
    </message>
    <message>
        <source>This computer was asleep or too busy, so the clocks were stopped.</source>
        <translation>Deze computer sliep of had het te druk; daarom zijn de klokken stilgezet.</translation>
    </message>
    <message>
        <source>This did not work: {why}.</source>
        <translation>Dat lukte niet: {why}.</translation>
    </message>
    <message>
        <source>This disc is in a row of exactly three or four: moving it costs a turn.</source>
        <translation>Deze schijf ligt in een rij van precies drie of vier: hem verplaatsen kost een beurt.</translation>
    </message>
    <message>
        <source>This ends the game in a draw.</source>
        <translation>Dit beëindigt de partij in remise.</translation>
    </message>
    <message>
        <source>This ends the game: {winner} wins.</source>
        <translation>Dit beëindigt de partij: {winner} wint.</translation>
    </message>
    <message>
        <source>This game cannot be saved in {folder}: {why}. Save it to another file. If you close the window or start a game again, it is lost.</source>
        <translation>Deze partij kan niet in {folder} worden opgeslagen: {why}. Sla hem op in een ander bestand. Als je het venster nog eens sluit of nog eens een partij begint, gaat hij verloren.</translation>
    </message>
    <message>
        <source>This game is finished. Play another move to try something else from here.</source>
        <translation>Deze partij is afgelopen. Doe een andere zet om vanaf hier iets anders te proberen.</translation>
    </message>
    <message>
        <source>This game is finished. Press “Play from here” to try another ending.</source>
        <translation>Deze partij is afgelopen. Druk op “Vanaf hier spelen” om een ander einde te proberen.</translation>
    </message>
    <message>
        <source>This game is in the trash. Restore it to open it.</source>
        <translation>Deze partij ligt in de prullenbak. Zet hem terug om hem te openen.</translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <translation>Deze partij is open in een ander venster.</translation>
    </message>
    <message>
        <source>This group had won before the last move.</source>
        <translation>Deze groep had vóór de laatste zet al gewonnen.</translation>
    </message>
    <message numerus="yes">
        <source>This group has %Ln stone(s).</source>
        <translation>
            <numerusform>Deze groep heeft %Ln steen.</numerusform>
            <numerusform>Deze groep heeft %Ln stenen.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is everything in the report: the program, the computer, and what went wrong. Nobody receives it unless you send it.</source>
        <translation>Dit is alles wat het rapport bevat: het programma, de computer en wat er misging. Niemand krijgt het, tenzij je het zelf verstuurt.</translation>
    </message>
    <message>
        <source>This is not a move. Write it like {turn}.</source>
        <translation>Dit is geen zet. Schrijf hem zoals {turn}.</translation>
    </message>
    <message>
        <source>This is not possible now.</source>
        <translation>Dat kan nu niet.</translation>
    </message>
    <message>
        <source>This is one of several games in {name}.</source>
        <translation>Dit is een van meerdere partijen in {name}.</translation>
    </message>
    <message>
        <source>This is one of several pasted games.</source>
        <translation>Dit is een van meerdere geplakte partijen.</translation>
    </message>
    <message>
        <source>This is the last uncovered half of its piece, so nothing can be placed on it.</source>
        <translation>Dit is de laatste onbedekte helft van zijn stuk: er mag niets meer op.</translation>
    </message>
    <message>
        <source>This is what the engine wrote last to its standard error.</source>
        <translation>Dit schreef de engine als laatste naar zijn foutuitvoer.</translation>
    </message>
    <message>
        <source>This loses the game.</source>
        <translation>Dit verliest de partij.</translation>
    </message>
    <message>
        <source>This square is taken.</source>
        <translation>Dit veld is bezet.</translation>
    </message>
    <message>
        <source>This text cannot be pasted: {why}.</source>
        <translation>Deze tekst kan niet worden geplakt: {why}.</translation>
    </message>
    <message>
        <source>This version of Oddments does not know the game {key}. Here is what the file says; it stays as it is.</source>
        <translation>Deze versie van Oddments kent het spel {key} niet. Hier staat wat het bestand zegt; het blijft zoals het is.</translation>
    </message>
    <message>
        <source>This wins the game.</source>
        <translation>Dit wint de partij.</translation>
    </message>
    <message>
        <source>This would bring back the board from before the last move.</source>
        <translation>Dit zou het bord van vóór de laatste zet terugbrengen.</translation>
    </message>
    <message>
        <source>Threaten to win on two cells at once.</source>
        <translation>Dreig op twee velden tegelijk te winnen.</translation>
    </message>
    <message>
        <source>Threaten to win.</source>
        <translation>Dreig te winnen.</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Bedenktijd</translation>
    </message>
    <message>
        <source>Time for each move</source>
        <translation>Tijd voor elke zet</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>Tijd per zet</translation>
    </message>
    <message>
        <source>Title of {moment}</source>
        <translation>Titel van {moment}</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Tot en met zet</translation>
    </message>
    <message>
        <source>To the ends of the row</source>
        <translation>Naar de einden van de rij</translation>
    </message>
    <message>
        <source>To …</source>
        <translation>Tot …</translation>
    </message>
    <message>
        <source>Too few moves to judge the accuracy</source>
        <translation>Te weinig zetten om de nauwkeurigheid te geven</translation>
    </message>
    <message>
        <source>Total distance from the edge</source>
        <translation>Totale afstand tot de rand</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Oefenen</translation>
    </message>
    <message>
        <source>Training cards</source>
        <translation>Oefenkaarten</translation>
    </message>
    <message>
        <source>Training cards ({patterns})</source>
        <translation>Oefenkaarten ({patterns})</translation>
    </message>
    <message numerus="yes">
        <source>Training: %Ln due</source>
        <translation>
            <numerusform>Oefenen: %Ln te doen</numerusform>
            <numerusform>Oefenen: %Ln te doen</numerusform>
        </translation>
    </message>
    <message>
        <source>Transparent background</source>
        <translation>Doorzichtige achtergrond</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>Prullenbak</translation>
    </message>
    <message>
        <source>Tree</source>
        <comment>tab</comment>
        <translation>Boom</translation>
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
        <source>Try fewer criteria, or clear the fields above.</source>
        <translation>Zoek met minder criteria of wis de velden hierboven.</translation>
    </message>
    <message>
        <source>Try level {level}.</source>
        <translation>Probeer niveau {level}.</translation>
    </message>
    <message>
        <source>Two computers</source>
        <translation>Twee computers</translation>
    </message>
    <message>
        <source>Two pieces are on the same cell.</source>
        <translation>Er liggen twee stukken op hetzelfde veld.</translation>
    </message>
    <message>
        <source>Type a move such as {turn}. Press Esc to close.</source>
        <translation>Typ een zet zoals {turn}. Druk op Esc om te sluiten.</translation>
    </message>
    <message>
        <source>Type the command that starts the engine.</source>
        <translation>Typ de opdracht die de engine start.</translation>
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
        <source>Undo the last answer</source>
        <translation>Laatste antwoord ongedaan maken</translation>
    </message>
    <message>
        <source>Undo the last click</source>
        <translation>Laatste klik terugnemen</translation>
    </message>
    <message>
        <source>Undo this move</source>
        <translation>Zet terugnemen</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Teruggenomen</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Teruggenomen.</translation>
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
        <source>Unfinished</source>
        <comment>games</comment>
        <translation>Onvoltooid</translation>
    </message>
    <message>
        <source>Up to level {level}</source>
        <translation>Omhoog naar niveau {level}</translation>
    </message>
    <message>
        <source>Up to this day</source>
        <translation>Tot en met deze dag</translation>
    </message>
    <message>
        <source>Use Up and Down to follow the line, Left and Right to reach the variations beside it.</source>
        <translation>Omhoog en omlaag volgen de lijn, links en rechts gaan naar de varianten ernaast.</translation>
    </message>
    <message>
        <source>Usual ({size})</source>
        <translation>Gewoon ({size})</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variant</translation>
    </message>
    <message>
        <source>Very strong</source>
        <translation>Zeer sterk</translation>
    </message>
    <message>
        <source>Visits</source>
        <comment>column</comment>
        <translation>Bezoeken</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Waiting for answers … ({elapsed} of {most} s)</source>
        <translation>Wachten op antwoorden … ({elapsed} van {most} s)</translation>
    </message>
    <message>
        <source>Waiting for the computer</source>
        <translation>Wacht op de computer</translation>
    </message>
    <message>
        <source>Waiting for the training cards …</source>
        <translation>Wachten op de oefenkaarten …</translation>
    </message>
    <message>
        <source>Ways in which {colour} threatens to win: {first} at the end of this line, {last} at the end of the better one.</source>
        <translation>Manieren waarop {colour} dreigt te winnen: {first} aan het eind van deze variant, {last} aan het eind van de betere.</translation>
    </message>
    <message>
        <source>What Oddments includes or runs on, with the full licence of each component.</source>
        <translation>Wat Oddments bevat of nodig heeft, met de volledige licentie van elk onderdeel.</translation>
    </message>
    <message>
        <source>What could follow: {line}.</source>
        <translation>Wat kan volgen: {line}.</translation>
    </message>
    <message>
        <source>What the engine thinks</source>
        <translation>Wat de engine vindt</translation>
    </message>
    <message>
        <source>What was sent and received</source>
        <translation>Wat is verzonden en ontvangen</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>Wat er misging</translation>
    </message>
    <message>
        <source>When to &amp;pass</source>
        <translation>&amp;Wanneer passen</translation>
    </message>
    <message>
        <source>Which komi is fair on this board has not been measured.</source>
        <translation>Welke komi op dit bord eerlijk is, is niet gemeten.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Wit</translation>
    </message>
    <message>
        <source>White can swap only after Black&apos;s first move, with the pie rule</source>
        <translation>Wit kan alleen na de eerste zet van Zwart wisselen, met de taartregel</translation>
    </message>
    <message>
        <source>White can swap only after Black’s first move, in a game with the pie rule.</source>
        <translation>Wit kan alleen na de eerste zet van Zwart van kleur wisselen, met de taartregel.</translation>
    </message>
    <message>
        <source>White disc</source>
        <translation>Witte schijf</translation>
    </message>
    <message>
        <source>White half first</source>
        <translation>Witte helft eerst</translation>
    </message>
    <message>
        <source>White is to move</source>
        <translation>Wit is aan zet</translation>
    </message>
    <message>
        <source>White may swap colours instead of making a first move.</source>
        <translation>Wit mag van kleur wisselen in plaats van de eerste zet te doen.</translation>
    </message>
    <message>
        <source>White may swap colours now</source>
        <translation>Wit mag nu van kleur wisselen</translation>
    </message>
    <message>
        <source>White stone</source>
        <translation>Witte steen</translation>
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
        <source>Who is to move</source>
        <translation>Aan zet</translation>
    </message>
    <message>
        <source>Whose games are counted</source>
        <translation>Wiens partijen worden geteld</translation>
    </message>
    <message>
        <source>Why not {what}?</source>
        <translation>Waarom niet {what}?</translation>
    </message>
    <message>
        <source>Win by force</source>
        <translation>Win geforceerd</translation>
    </message>
    <message numerus="yes">
        <source>Win by force in %Ln move(s)</source>
        <translation>
            <numerusform>Win geforceerd in %Ln zet</numerusform>
            <numerusform>Win geforceerd in %Ln zetten</numerusform>
        </translation>
    </message>
    <message>
        <source>Win rate</source>
        <comment>column</comment>
        <translation>Winstkans</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Winstkans</translation>
    </message>
    <message>
        <source>Win rate, move by move</source>
        <translation>Winstkans, zet voor zet</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Venster</translation>
    </message>
    <message>
        <source>With {move} the chance to win is {after}; it could be {before}.</source>
        <translation>Met {move} is de winstkans {after}; het kan {before} zijn.</translation>
    </message>
    <message>
        <source>Without a date</source>
        <translation>Zonder datum</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>games</comment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Won in a row: {current} now, {longest} at most.</source>
        <translation>Achter elkaar gewonnen: nu {current}, hoogstens {longest}.</translation>
    </message>
    <message>
        <source>Won, drawn and lost by the player who made the move</source>
        <translation>Gewonnen, gelijk en verloren door wie de zet deed</translation>
    </message>
    <message>
        <source>Wood</source>
        <comment>pieces</comment>
        <translation>Hout</translation>
    </message>
    <message>
        <source>Words in comments</source>
        <translation>Woorden in opmerkingen</translation>
    </message>
    <message>
        <source>Write a comment</source>
        <translation>Opmerking schrijven</translation>
    </message>
    <message>
        <source>XD is missing, which has the pieces under others too</source>
        <translation>XD ontbreekt, waarin ook de stukken onder andere staan</translation>
    </message>
    <message>
        <source>XF must be a number of at least 1, not {text}</source>
        <translation>XF moet een getal van minstens 1 zijn, niet {text}</translation>
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
        <source>You are not rated yet.</source>
        <translation>Je hebt nog geen rating.</translation>
    </message>
    <message>
        <source>You can win by force here.</source>
        <translation>Hier kun je geforceerd winnen.</translation>
    </message>
    <message>
        <source>You cannot pass here.</source>
        <translation>Je kunt hier niet passen.</translation>
    </message>
    <message>
        <source>You cannot pass while you can place a piece.</source>
        <translation>Je mag niet passen zolang je een stuk kunt plaatsen.</translation>
    </message>
    <message>
        <source>You cannot type a move now.</source>
        <translation>Je kunt nu geen zet typen.</translation>
    </message>
    <message>
        <source>You choose a colour.</source>
        <translation>Jij kiest een kleur.</translation>
    </message>
    <message>
        <source>You forfeited the game.</source>
        <translation>Je hebt de partij reglementair verloren.</translation>
    </message>
    <message>
        <source>You had to pass.</source>
        <translation>Je moest passen.</translation>
    </message>
    <message>
        <source>You have no legal move and pass.</source>
        <translation>Je hebt geen geldige zet en past.</translation>
    </message>
    <message>
        <source>You have seen all puzzles of {game}. They come back in the training.</source>
        <translation>Je hebt alle puzzels van {game} gezien. Ze komen terug bij het oefenen.</translation>
    </message>
    <message>
        <source>You have {time} left.</source>
        <translation>Je hebt nog {time}.</translation>
    </message>
    <message>
        <source>You lost</source>
        <translation>Je hebt verloren</translation>
    </message>
    <message>
        <source>You lost {score}</source>
        <translation>Je hebt verloren: {score}</translation>
    </message>
    <message>
        <source>You move</source>
        <translation>Je zet</translation>
    </message>
    <message>
        <source>You name the komi.</source>
        <translation>Jij noemt komi.</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Je speelt</translation>
    </message>
    <message>
        <source>You ran out of time.</source>
        <translation>Je tijd is om.</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <translation>Je hebt opgegeven.</translation>
    </message>
    <message>
        <source>You scored {points} of {games} at level {level}.</source>
        <translation>Op niveau {level} haalde je {points} van de {games} punten.</translation>
    </message>
    <message>
        <source>You skip a turn.</source>
        <translation>Je slaat een beurt over.</translation>
    </message>
    <message>
        <source>You skip a turn: a disc left a row of three or four.</source>
        <translation>Je slaat een beurt over: een schijf heeft een rij van drie of vier verlaten.</translation>
    </message>
    <message>
        <source>You swapped colours: you are {colour} now.</source>
        <translation>Je bent van kleur gewisseld: je bent nu {colour}.</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Je hebt gewonnen</translation>
    </message>
    <message>
        <source>You won {score}</source>
        <translation>Je hebt gewonnen: {score}</translation>
    </message>
    <message>
        <source>Your chances are even. The level is named after the game.</source>
        <translation>De kansen zijn gelijk. Het niveau wordt na de partij genoemd.</translation>
    </message>
    <message>
        <source>Your first rating: {rating}. The puzzle: {difficulty}.</source>
        <translation>Je eerste rating: {rating}. De puzzel: {difficulty}.</translation>
    </message>
    <message>
        <source>Your first win against level {level}</source>
        <translation>Je eerste overwinning op niveau {level}</translation>
    </message>
    <message>
        <source>Your move cannot be evaluated: {why}.</source>
        <translation>Je zet kan niet beoordeeld worden: {why}.</translation>
    </message>
    <message>
        <source>Your move in notation</source>
        <translation>Je zet in notatie</translation>
    </message>
    <message>
        <source>Your moves become a variation of this game. The moves that follow here stay.</source>
        <translation>Je zetten worden een variant van deze partij. De zetten die hier volgen, blijven.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Je naam</translation>
    </message>
    <message>
        <source>Your rating: {rating}</source>
        <translation>Je rating: {rating}</translation>
    </message>
    <message>
        <source>Your rating: {rating} ({change}). The puzzle: {difficulty}.</source>
        <translation>Je rating: {rating} ({change}). De puzzel: {difficulty}.</translation>
    </message>
    <message>
        <source>Your turn ({colour}).</source>
        <translation>Jij bent aan zet ({colour}).</translation>
    </message>
    <message>
        <source>Your windows can be restored now.</source>
        <translation>Je vensters kunnen nu worden hersteld.</translation>
    </message>
    <message>
        <source>Your windows cannot be restored yet: {problem}. Saved games are safe.</source>
        <translation>Je vensters kunnen nog niet worden hersteld: {problem}. Opgeslagen partijen zijn veilig.</translation>
    </message>
    <message>
        <source>Your windows could not be restored: {problem}. All your games are saved.</source>
        <translation>Je vensters konden niet worden hersteld: {problem}. Al je partijen zijn bewaard.</translation>
    </message>
    <message>
        <source>a disc cannot pass over others</source>
        <translation>een schijf kan niet over andere heen</translation>
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
        <source>a half cannot be placed on its own colour</source>
        <translation>een helft mag niet op zijn eigen kleur liggen</translation>
    </message>
    <message>
        <source>a move by Black, but it is White&apos;s turn</source>
        <translation>een zet van Zwart, maar Wit is aan zet</translation>
    </message>
    <message>
        <source>a move by White, but it is Black&apos;s turn</source>
        <translation>een zet van Wit, maar Zwart is aan zet</translation>
    </message>
    <message>
        <source>a move in the root node</source>
        <translation>een zet in de wortelknoop</translation>
    </message>
    <message>
        <source>a move is one or two stones</source>
        <translation>een zet bestaat uit een of twee stenen</translation>
    </message>
    <message>
        <source>a node after a variation</source>
        <translation>een knoop na een variant</translation>
    </message>
    <message>
        <source>a note on {turn}</source>
        <translation>een notitie bij {turn}</translation>
    </message>
    <message>
        <source>a piece has one black and one white half</source>
        <translation>een stuk heeft één zwarte en één witte helft</translation>
    </message>
    <message>
        <source>a player who can place a piece cannot pass</source>
        <translation>wie een stuk kan plaatsen, mag niet passen</translation>
    </message>
    <message>
        <source>a proven draw</source>
        <translation>bewezen remise</translation>
    </message>
    <message>
        <source>a proven loss</source>
        <translation>bewezen verlies</translation>
    </message>
    <message>
        <source>a proven win</source>
        <translation>bewezen winst</translation>
    </message>
    <message>
        <source>a value without a property</source>
        <translation>een waarde zonder eigenschap</translation>
    </message>
    <message>
        <source>a whole piece would be covered</source>
        <translation>een heel stuk zou bedekt worden</translation>
    </message>
    <message>
        <source>about level {level}</source>
        <translation>ongeveer niveau {level}</translation>
    </message>
    <message>
        <source>an unknown kind, GM[{number}]</source>
        <translation>van een onbekend spel, GM[{number}]</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>en nog %Ln</numerusform>
            <numerusform>en nog %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>another game</source>
        <translation>een andere partij</translation>
    </message>
    <message>
        <source>another game begins here: &quot;)&quot; is missing before it</source>
        <translation>hier begint een andere partij: “)” ontbreekt ervoor</translation>
    </message>
    <message>
        <source>another height</source>
        <translation>andere hoogte</translation>
    </message>
    <message>
        <source>another piece lies on it</source>
        <translation>er ligt een ander stuk op</translation>
    </message>
    <message>
        <source>another program is writing to the file</source>
        <translation>een ander programma schrijft naar het bestand</translation>
    </message>
    <message>
        <source>as</source>
        <translation>als</translation>
    </message>
    <message>
        <source>as good as the best</source>
        <translation>even goed als de beste</translation>
    </message>
    <message>
        <source>asked for</source>
        <translation>gevraagd</translation>
    </message>
    <message>
        <source>at most {found} MB of memory may be used here (ulimit -{letter}), and Oddments needs {needed} MB</source>
        <translation>hier mag hoogstens {found} MB geheugen worden gebruikt (ulimit -{letter}), en Oddments heeft {needed} MB nodig</translation>
    </message>
    <message>
        <source>at most {found} files may be open here (ulimit -n), and Oddments needs {needed}</source>
        <translation>hier mogen hoogstens {found} bestanden open zijn (ulimit -n), en Oddments heeft er {needed} nodig</translation>
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
        <source>black disc {black}, white disc {white}, empty {empty}</source>
        <translation>zwarte schijf {black}, witte schijf {white}, leeg {empty}</translation>
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
        <source>blunder</source>
        <translation>blunder</translation>
    </message>
    <message>
        <source>by {engine}</source>
        <translation>van {engine}</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>kan niet worden gelezen</translation>
    </message>
    <message>
        <source>cannot push {stones}</source>
        <translation>kan {stones} niet duwen</translation>
    </message>
    <message>
        <source>cannot write to {folder}: {why}</source>
        <translation>er kan niet in {folder} worden geschreven: {why}</translation>
    </message>
    <message numerus="yes">
        <source>captures %Ln ({discs})</source>
        <translation>
            <numerusform>slaat %Ln ({discs})</numerusform>
            <numerusform>slaat %Ln ({discs})</numerusform>
        </translation>
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
        <source>costs a turn</source>
        <translation>kost een beurt</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>kruis</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>format of a day</comment>
        <translation>d MMM yyyy</translation>
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
        <source>drawn {number}</source>
        <translation>gelijk {number}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leeg</translation>
    </message>
    <message>
        <source>end the move</source>
        <comment>to do instead</comment>
        <translation>beëindig de zet</translation>
    </message>
    <message>
        <source>every move loses against best play</source>
        <translation>tegen het beste spel verliest elke zet</translation>
    </message>
    <message>
        <source>exactly five in a row · captures up to 3 enclosed discs in a line</source>
        <translation>precies vijf op een rij · slaat tot 3 ingesloten schijven in een lijn</translation>
    </message>
    <message>
        <source>expected &quot;;&quot;: a variation begins with a node</source>
        <translation>“;” verwacht: een variant begint met een knoop</translation>
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
        <source>five or more in a row · captures any number of enclosed discs</source>
        <translation>vijf of meer op een rij · slaat elk aantal ingesloten schijven</translation>
    </message>
    <message>
        <source>for all moves</source>
        <translation>voor alle zetten</translation>
    </message>
    <message>
        <source>for each move</source>
        <translation>voor elke zet</translation>
    </message>
    <message numerus="yes">
        <source>from %Ln puzzle(s)</source>
        <translation>
            <numerusform>uit %Ln puzzel</numerusform>
            <numerusform>uit %Ln puzzels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from the last %Ln game(s)</source>
        <translation>
            <numerusform>uit %Ln partij</numerusform>
            <numerusform>uit de laatste %Ln partijen</numerusform>
        </translation>
    </message>
    <message>
        <source>from {before} to {after}</source>
        <translation>van {before} naar {after}</translation>
    </message>
    <message>
        <source>good</source>
        <translation>goed</translation>
    </message>
    <message>
        <source>groups from {before} to {after}</source>
        <translation>groepen van {before} naar {after}</translation>
    </message>
    <message>
        <source>height {height}</source>
        <translation>hoogte {height}</translation>
    </message>
    <message>
        <source>in Black’s winning group {black}, in White’s {white}, in neither {neither}</source>
        <translation>in de winnende groep van Zwart {black}, van Wit {white}, in geen van beide {neither}</translation>
    </message>
    <message numerus="yes">
        <source>in a group of %Ln</source>
        <translation>
            <numerusform>in een groep van %Ln</numerusform>
            <numerusform>in een groep van %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>onnauwkeurigheid</translation>
    </message>
    <message>
        <source>input/output error</source>
        <translation>invoer- of uitvoerfout</translation>
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
        <source>it did not load within {seconds} s</source>
        <translation>het is niet binnen {seconds} s geladen</translation>
    </message>
    <message>
        <source>it does not say for which Oddments it was made: CONTRACT = {known} is missing</source>
        <translation>het zegt niet voor welke Oddments het is gemaakt: CONTRACT = {known} ontbreekt</translation>
    </message>
    <message>
        <source>it extends {base}, but there are only {known}</source>
        <translation>het breidt {base} uit, maar er zijn alleen {known}</translation>
    </message>
    <message numerus="yes">
        <source>it has more than %Ln bytes</source>
        <translation>
            <numerusform>het heeft meer dan %Ln byte</numerusform>
            <numerusform>het heeft meer dan %Ln bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>it has no moves</source>
        <translation>er zijn geen zetten</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>het is een map</translation>
    </message>
    <message>
        <source>it is from {title}, but this is {game}</source>
        <translation>het is van {title}, maar dit is {game}</translation>
    </message>
    <message>
        <source>it is loaded again at the next start</source>
        <translation>het wordt bij de volgende start opnieuw geladen</translation>
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
        <source>it is not UTF-8 text</source>
        <translation>het is geen tekst in UTF-8</translation>
    </message>
    <message>
        <source>it is not a folder</source>
        <translation>het is geen map</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>het is geen gewoon bestand</translation>
    </message>
    <message>
        <source>it is not an object in { }</source>
        <translation>het is geen object in { }</translation>
    </message>
    <message>
        <source>it is open in a window</source>
        <translation>hij is open in een venster</translation>
    </message>
    <message>
        <source>it was made for a newer version of Oddments: update Oddments</source>
        <translation>het is gemaakt voor een nieuwere versie van Oddments: werk Oddments bij</translation>
    </message>
    <message>
        <source>it was made for an older version of Oddments: update it</source>
        <translation>het is gemaakt voor een oudere versie van Oddments: werk het bij</translation>
    </message>
    <message>
        <source>its name is that of a built-in one</source>
        <translation>die naam is al in gebruik</translation>
    </message>
    <message>
        <source>its own colour</source>
        <translation>dezelfde kleur</translation>
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
        <source>level {level} beaten</source>
        <translation>niveau {level} verslagen</translation>
    </message>
    <message>
        <source>line {line}, column {column}: {problem}</source>
        <translation>regel {line}, kolom {column}: {problem}</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>vergrendeld</translation>
    </message>
    <message>
        <source>loses a won game</source>
        <translation>verliest een gewonnen partij</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>verlies</translation>
    </message>
    <message>
        <source>lost {number}</source>
        <translation>verloren {number}</translation>
    </message>
    <message>
        <source>making {turn} the main line</source>
        <translation>{turn} tot hoofdlijn maken</translation>
    </message>
    <message>
        <source>marks on the board</source>
        <translation>tekens op het bord</translation>
    </message>
    <message>
        <source>missed win</source>
        <translation>gemiste winst</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>fout</translation>
    </message>
    <message>
        <source>move {number}, {colour} {turn}: {why}</source>
        <translation>zet {number}, {colour} {turn}: {why}</translation>
    </message>
    <message>
        <source>move {turn}</source>
        <translation>zet {turn}</translation>
    </message>
    <message numerus="yes">
        <source>move(s)</source>
        <translation>
            <numerusform>zet</numerusform>
            <numerusform>zetten</numerusform>
        </translation>
    </message>
    <message>
        <source>moving the variation {turn}</source>
        <translation>verplaatsen van de variant {turn}</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutraal</translation>
    </message>
    <message>
        <source>no assessment</source>
        <translation>geen oordeel</translation>
    </message>
    <message>
        <source>no bad moves</source>
        <translation>geen slechte zetten</translation>
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
        <source>no pie rule</source>
        <translation>zonder taartregel</translation>
    </message>
    <message>
        <source>not enough memory for such a large picture</source>
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
        <source>on the empty board Black is to move</source>
        <translation>op het lege bord is Zwart aan zet</translation>
    </message>
    <message>
        <source>only White can swap, on the first move with the pie rule</source>
        <translation>alleen Wit kan wisselen, bij de eerste zet met de taartregel</translation>
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
        <comment>a move in a list</comment>
        <translation>past</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>a better move</comment>
        <translation>passen</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>past</translation>
    </message>
    <message>
        <source>passing is not allowed here</source>
        <translation>passen mag hier niet</translation>
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
        <source>permission denied</source>
        <translation>geen toestemming</translation>
    </message>
    <message>
        <source>plus time per move</source>
        <translation>plus tijd per zet</translation>
    </message>
    <message>
        <source>position after move {turn}</source>
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
        <source>probably between {low} and {high}</source>
        <translation>waarschijnlijk tussen {low} en {high}</translation>
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
        <source>selected</source>
        <translation>gekozen</translation>
    </message>
    <message>
        <source>set-up position</source>
        <translation>opgezette stelling</translation>
    </message>
    <message>
        <source>size {value}</source>
        <translation>grootte {value}</translation>
    </message>
    <message numerus="yes">
        <source>skips %Ln turn(s)</source>
        <translation>
            <numerusform>slaat %Ln beurt over</numerusform>
            <numerusform>slaat %Ln beurten over</numerusform>
        </translation>
    </message>
    <message>
        <source>solved board</source>
        <translation>opgelost bord</translation>
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
        <comment>a better move</comment>
        <translation>van kleur wisselen</translation>
    </message>
    <message>
        <source>swap colours</source>
        <comment>to do instead</comment>
        <translation>wissel van kleur</translation>
    </message>
    <message>
        <source>swap colours</source>
        <comment>a move in a list</comment>
        <translation>wisselt van kleur</translation>
    </message>
    <message>
        <source>table of openings</source>
        <translation>openingstabel</translation>
    </message>
    <message>
        <source>that is the last uncovered half of its piece</source>
        <translation>dat is de laatste onbedekte helft van zijn stuk</translation>
    </message>
    <message>
        <source>the best move</source>
        <translation>de beste zet</translation>
    </message>
    <message>
        <source>the cell is taken</source>
        <translation>het veld is bezet</translation>
    </message>
    <message>
        <source>the colour to move is missing</source>
        <translation>de kleur die aan zet is ontbreekt</translation>
    </message>
    <message>
        <source>the comment on {turn}</source>
        <translation>de opmerking bij {turn}</translation>
    </message>
    <message>
        <source>the device or resource is busy</source>
        <translation>apparaat of bron is bezet</translation>
    </message>
    <message>
        <source>the disc would not be next to another one</source>
        <translation>de schijf zou niet naast een andere liggen</translation>
    </message>
    <message>
        <source>the disk quota is exceeded</source>
        <translation>schijfquotum is overschreden</translation>
    </message>
    <message>
        <source>the earlier moves do not lead to this position</source>
        <translation>de eerdere zetten leiden niet tot deze stelling</translation>
    </message>
    <message>
        <source>the encoding {encoding} is unknown</source>
        <translation>de codering {encoding} is onbekend</translation>
    </message>
    <message>
        <source>the engine answered without a move</source>
        <translation>de engine antwoordde zonder zet</translation>
    </message>
    <message>
        <source>the engine answered {command} twice</source>
        <translation>de engine heeft {command} twee keer beantwoord</translation>
    </message>
    <message>
        <source>the engine answered {command} with {text}, which is not an answer of the protocol</source>
        <translation>de engine antwoordde op {command} met {text}, wat geen antwoord van het protocol is</translation>
    </message>
    <message>
        <source>the engine answered {command} with: {text}</source>
        <translation>de engine antwoordde op {command} met: {text}</translation>
    </message>
    <message>
        <source>the engine answered {command} without end</source>
        <translation>het antwoord van de engine op {command} houdt niet op</translation>
    </message>
    <message>
        <source>the engine cannot be started: {why}</source>
        <translation>de engine kan niet worden gestart: {why}</translation>
    </message>
    <message>
        <source>the engine cannot start a game from a position</source>
        <translation>de engine kan geen partij vanuit een stelling beginnen</translation>
    </message>
    <message>
        <source>the engine chose {turn}, which cannot be played: {why}</source>
        <translation>de engine koos {turn}, wat niet gespeeld kan worden: {why}</translation>
    </message>
    <message>
        <source>the engine did not answer {command} within {seconds} s</source>
        <translation>de engine antwoordde niet binnen {seconds} s op {command}</translation>
    </message>
    <message>
        <source>the engine does not know {command}</source>
        <translation>de engine kent {command} niet</translation>
    </message>
    <message>
        <source>the engine gives no win rates, so it cannot review a game</source>
        <translation>de engine geeft geen winstkansen en kan dus geen partij nabespreken</translation>
    </message>
    <message>
        <source>the engine has closed its output</source>
        <translation>de engine heeft zijn uitvoer gesloten</translation>
    </message>
    <message>
        <source>the engine has ended ({how})</source>
        <translation>de engine is gestopt ({how})</translation>
    </message>
    <message>
        <source>the engine is not on the list of engines</source>
        <translation>de engine staat niet in de lijst van engines</translation>
    </message>
    <message>
        <source>the engine named no move that can be played here</source>
        <translation>de engine noemde geen zet die hier gespeeld kan worden</translation>
    </message>
    <message>
        <source>the engine plays none of the games of this program</source>
        <translation>de engine speelt geen van de spellen van dit programma</translation>
    </message>
    <message>
        <source>the engine resigns</source>
        <translation>de engine geeft op</translation>
    </message>
    <message>
        <source>the engine speaks version {version} of the protocol, not 2</source>
        <translation>de engine spreekt versie {version} van het protocol, niet 2</translation>
    </message>
    <message>
        <source>the engine was closed</source>
        <translation>de engine is gesloten</translation>
    </message>
    <message>
        <source>the engine would not have begun this move</source>
        <translation>de engine zou deze zet niet zijn begonnen</translation>
    </message>
    <message>
        <source>the file already exists</source>
        <translation>het bestand bestaat al</translation>
    </message>
    <message numerus="yes">
        <source>the file has more than %Ln games; the rest were skipped</source>
        <translation>
            <numerusform>het bestand bevat meer dan %Ln partij; de rest is overgeslagen</numerusform>
            <numerusform>het bestand bevat meer dan %Ln partijen; de rest is overgeslagen</numerusform>
        </translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>het bestand is beschadigd</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>het bestand is leeg</translation>
    </message>
    <message>
        <source>the file is too large</source>
        <translation>het bestand is te groot</translation>
    </message>
    <message>
        <source>the file is {size} MB; files over {most} MB are not read</source>
        <translation>het bestand is {size} MB; bestanden boven {most} MB worden niet gelezen</translation>
    </message>
    <message>
        <source>the file name is too long</source>
        <translation>de bestandsnaam is te lang</translation>
    </message>
    <message>
        <source>the file or folder does not exist</source>
        <translation>het bestand of de map bestaat niet</translation>
    </message>
    <message>
        <source>the file system is read-only</source>
        <translation>het bestandssysteem is alleen-lezen</translation>
    </message>
    <message>
        <source>the file was written by a newer version of Oddments</source>
        <translation>het bestand is geschreven door een nieuwere versie van Oddments</translation>
    </message>
    <message>
        <source>the game ended here</source>
        <translation>de partij eindigde hier</translation>
    </message>
    <message numerus="yes">
        <source>the game has more than %Ln nodes</source>
        <translation>
            <numerusform>de partij heeft meer dan %Ln knoop</numerusform>
            <numerusform>de partij heeft meer dan %Ln knopen</numerusform>
        </translation>
    </message>
    <message>
        <source>the game information</source>
        <translation>de partijgegevens</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>de partij is afgelopen</translation>
    </message>
    <message>
        <source>the game {key} is not installed: it comes with the package {package}</source>
        <translation>het spel {key} is niet geïnstalleerd: het komt met het pakket {package}</translation>
    </message>
    <message>
        <source>the game {key} of {package} cannot be played: {why}</source>
        <translation>het spel {key} van {package} kan niet worden gespeeld: {why}</translation>
    </message>
    <message>
        <source>the link leads to itself</source>
        <translation>de koppeling verwijst naar zichzelf</translation>
    </message>
    <message>
        <source>the list of open windows is damaged</source>
        <translation>de lijst van open vensters is beschadigd</translation>
    </message>
    <message>
        <source>the list of open windows is from another version of Oddments</source>
        <translation>de lijst van open vensters is van een andere versie van Oddments</translation>
    </message>
    <message>
        <source>the marks on {turn}</source>
        <translation>tekens bij {turn}</translation>
    </message>
    <message>
        <source>the move is complete</source>
        <translation>de zet is compleet</translation>
    </message>
    <message>
        <source>the move is complete after {turn}</source>
        <translation>de zet is compleet na {turn}</translation>
    </message>
    <message>
        <source>the move is not complete</source>
        <translation>de zet is niet compleet</translation>
    </message>
    <message>
        <source>the move would leave an even number of groups</source>
        <translation>de zet zou een even aantal groepen overlaten</translation>
    </message>
    <message>
        <source>the number of groups must be odd</source>
        <translation>het aantal groepen moet oneven zijn</translation>
    </message>
    <message>
        <source>the number of pieces and passes together is even: Black is to move</source>
        <translation>het aantal stukken en passen is even: Zwart is aan zet</translation>
    </message>
    <message>
        <source>the number of pieces and passes together is odd: White is to move</source>
        <translation>het aantal stukken en passen is oneven: Wit is aan zet</translation>
    </message>
    <message>
        <source>the operation is not permitted</source>
        <translation>de bewerking is niet toegestaan</translation>
    </message>
    <message>
        <source>the other half fits on no neighbouring square</source>
        <translation>de andere helft past op geen enkel aangrenzend veld</translation>
    </message>
    <message>
        <source>the position is not legal: {why}</source>
        <translation>de stelling is niet toegestaan: {why}</translation>
    </message>
    <message>
        <source>the property {name} has no value: expected &quot;[&quot;</source>
        <translation>de eigenschap {name} heeft geen waarde: “[” verwacht</translation>
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
        <translation>de tekst eindigt te vroeg: “)” ontbreekt</translation>
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
        <source>the two squares are not neighbours</source>
        <translation>de twee velden grenzen niet aan elkaar</translation>
    </message>
    <message>
        <source>the two stacks do not have the same height</source>
        <translation>de twee stapels zijn niet even hoog</translation>
    </message>
    <message>
        <source>there is no cell {cell}</source>
        <translation>er is geen veld {cell}</translation>
    </message>
    <message>
        <source>there is no disc there</source>
        <translation>daar ligt geen schijf</translation>
    </message>
    <message>
        <source>there is no program {name}</source>
        <translation>er is geen programma {name}</translation>
    </message>
    <message>
        <source>there is no space left on the disk</source>
        <translation>er is geen ruimte meer op de schijf</translation>
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
        <source>there is text after the end of the game</source>
        <translation>er staat tekst na het einde van de partij</translation>
    </message>
    <message>
        <source>there is text before the game</source>
        <translation>er staat tekst vóór de partij</translation>
    </message>
    <message>
        <source>there must be 28 discs</source>
        <translation>er moeten 28 schijven zijn</translation>
    </message>
    <message>
        <source>these are not pieces of this game</source>
        <translation>dit zijn geen stukken van dit spel</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>denkt</translation>
    </message>
    <message>
        <source>this game has nothing of that kind besides its pieces</source>
        <translation>dit spel heeft naast de stukken niets van dien aard</translation>
    </message>
    <message>
        <source>this group had won before the last move</source>
        <translation>deze groep had vóór de laatste zet al gewonnen</translation>
    </message>
    <message>
        <source>this is a game of {title}, which Oddments does not play</source>
        <translation>dit is een partij {title}, die Oddments niet kent</translation>
    </message>
    <message>
        <source>this is not an SGF file: those begin with &quot;(;&quot;</source>
        <translation>dit is geen SGF-bestand: die beginnen met “(;”</translation>
    </message>
    <message>
        <source>this is not an exported deck</source>
        <translation>dit is geen geëxporteerde kaartenset</translation>
    </message>
    <message>
        <source>this is not possible now</source>
        <translation>dat kan nu niet</translation>
    </message>
    <message>
        <source>this is not {encoding} text</source>
        <translation>dit is geen tekst in {encoding}</translation>
    </message>
    <message>
        <source>this version of Oddments does not know the game {key}</source>
        <translation>deze versie van Oddments kent het spel {key} niet</translation>
    </message>
    <message>
        <source>this was written by a newer version of Oddments (format {format}, not {known})</source>
        <translation>dit is geschreven door een nieuwere versie van Oddments (formaat {format}, niet {known})</translation>
    </message>
    <message>
        <source>this would bring back the board from before the last move</source>
        <translation>dat zou het bord van vóór de laatste zet terugbrengen</translation>
    </message>
    <message>
        <source>this would cover a whole piece</source>
        <translation>dat zou een heel stuk bedekken</translation>
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
        <source>too many files are open</source>
        <translation>er zijn te veel bestanden open</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>driehoek</translation>
    </message>
    <message>
        <source>two moves in one node</source>
        <translation>twee zetten in één knoop</translation>
    </message>
    <message>
        <source>two pieces are on the same cell</source>
        <translation>er liggen twee stukken op hetzelfde veld</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>onvoltooid</translation>
    </message>
    <message>
        <source>unfinished {number}</source>
        <translation>onvoltooid {number}</translation>
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
        <source>waiting</source>
        <translation>wacht</translation>
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
        <source>win</source>
        <translation>winst</translation>
    </message>
    <message>
        <source>win rate {rate}</source>
        <translation>winstkans {rate}</translation>
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
        <translation>schrijf hem zoals {turn}</translation>
    </message>
    <message>
        <source>write it {turn}</source>
        <translation>schrijf {turn}</translation>
    </message>
    <message>
        <source>write the black half&apos;s square, then the white half&apos;s</source>
        <translation>schrijf het veld van de zwarte helft, dan dat van de witte</translation>
    </message>
    <message>
        <source>written in part: {problem}</source>
        <translation>gedeeltelijk geschreven: {problem}</translation>
    </message>
    <message>
        <source>you lost</source>
        <translation>je hebt verloren</translation>
    </message>
    <message>
        <source>you won</source>
        <translation>je hebt gewonnen</translation>
    </message>
    <message>
        <source>your chance: {rate}</source>
        <translation>jouw winstkans: {rate}</translation>
    </message>
    <message>
        <source>your turn, {colour}</source>
        <translation>jij bent aan zet, {colour}</translation>
    </message>
    <message>
        <source>{black} black, {white} white</source>
        <translation>{black} zwart, {white} wit</translation>
    </message>
    <message>
        <source>{colour} can now block the way, so that the other player needs {last} more stones, not {first}: {moves}.</source>
        <translation>{colour} kan nu de weg versperren, zodat de andere speler nog {last} stenen nodig heeft, niet {first}: {moves}.</translation>
    </message>
    <message>
        <source>{colour} can now connect sides {sides} around the middle: {moves}.</source>
        <translation>{colour} kan nu de zijden {sides} om het midden verbinden: {moves}.</translation>
    </message>
    <message>
        <source>{colour} can now cut a group of {first} down to {last}: {moves}.</source>
        <translation>{colour} kan nu een groep van grootte {first} doorsnijden, zodat er hoogstens {last} bij elkaar blijven: {moves}.</translation>
    </message>
    <message>
        <source>{colour} can now go from {first} groups to {last}: {moves}.</source>
        <translation>{colour} kan nu van {first} groepen naar {last} gaan: {moves}.</translation>
    </message>
    <message>
        <source>{colour} can now join groups to {last}: {moves}.</source>
        <translation>{colour} kan nu groepen verbinden tot een van grootte {last}: {moves}.</translation>
    </message>
    <message>
        <source>{colour} can now make a winning row from {start} to {end}: {moves}.</source>
        <translation>{colour} kan nu een winnende rij maken van {start} tot {end}: {moves}.</translation>
    </message>
    <message>
        <source>{colour} can now match the group of {last}: {moves}.</source>
        <translation>{colour} kan nu een tegenhanger maken van de groep van grootte {last}: {moves}.</translation>
    </message>
    <message>
        <source>{colour} can only pass</source>
        <translation>{colour} kan alleen passen</translation>
    </message>
    <message>
        <source>{colour} could have blocked the way, so that the other player needed {last} more stones, not {first}: {moves}.</source>
        <translation>{colour} had de weg kunnen versperren, zodat de andere speler nog {last} stenen nodig had gehad, niet {first}: {moves}.</translation>
    </message>
    <message>
        <source>{colour} could have connected sides {sides} around the middle: {moves}.</source>
        <translation>{colour} had de zijden {sides} om het midden kunnen verbinden: {moves}.</translation>
    </message>
    <message>
        <source>{colour} could have cut a group of {first} down to {last}: {moves}.</source>
        <translation>{colour} had een groep van grootte {first} kunnen doorsnijden, zodat er hoogstens {last} bij elkaar bleven: {moves}.</translation>
    </message>
    <message>
        <source>{colour} could have gone from {first} groups to {last}: {moves}.</source>
        <translation>{colour} had van {first} groepen naar {last} kunnen gaan: {moves}.</translation>
    </message>
    <message>
        <source>{colour} could have joined groups to {last}: {moves}.</source>
        <translation>{colour} had groepen kunnen verbinden tot een van grootte {last}: {moves}.</translation>
    </message>
    <message>
        <source>{colour} could have made a winning row from {start} to {end}: {moves}.</source>
        <translation>{colour} had een winnende rij kunnen maken van {start} tot {end}: {moves}.</translation>
    </message>
    <message>
        <source>{colour} could have matched the group of {last}: {moves}.</source>
        <translation>{colour} had een tegenhanger kunnen maken van de groep van grootte {last}: {moves}.</translation>
    </message>
    <message>
        <source>{colour} could have threatened to win in {last} ways: {moves}.</source>
        <translation>{colour} had kunnen dreigen op {last} manieren te winnen: {moves}.</translation>
    </message>
    <message>
        <source>{colour} could have threatened to win: {moves}.</source>
        <translation>{colour} had kunnen dreigen te winnen: {moves}.</translation>
    </message>
    <message>
        <source>{colour} had to pass.</source>
        <translation>{colour} moest passen.</translation>
    </message>
    <message numerus="yes">
        <source>{colour} has %Ln more and scores {size}.</source>
        <translation>
            <numerusform>{colour} heeft er %Ln meer en scoort {size}.</numerusform>
            <numerusform>{colour} heeft er %Ln meer en scoort {size}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{colour} has %Ln more.</source>
        <translation>
            <numerusform>{colour} heeft er %Ln meer.</numerusform>
            <numerusform>{colour} heeft er %Ln meer.</numerusform>
        </translation>
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
        <source>{colour} has {groups}: {calculation}. Total: {total}.</source>
        <translation>{colour} heeft {groups}: {calculation}. Som: {total}.</translation>
    </message>
    <message>
        <source>{colour} passed.</source>
        <translation>{colour} paste.</translation>
    </message>
    <message>
        <source>{colour} passed. Another pass ends the game.</source>
        <translation>{colour} heeft gepast. Nog een pas beëindigt de partij.</translation>
    </message>
    <message>
        <source>{colour} passes</source>
        <translation>{colour} past</translation>
    </message>
    <message numerus="yes">
        <source>{colour} skips %Ln turn(s)</source>
        <translation>
            <numerusform>{colour} slaat %Ln beurt over</numerusform>
            <numerusform>{colour} slaat %Ln beurten over</numerusform>
        </translation>
    </message>
    <message>
        <source>{colour} skips a turn</source>
        <translation>{colour} slaat een beurt over</translation>
    </message>
    <message>
        <source>{colour} skips a turn.</source>
        <translation>{colour} slaat een beurt over.</translation>
    </message>
    <message>
        <source>{colour} skips a turn: a disc left a row of three or four.</source>
        <translation>{colour} slaat een beurt over: een schijf heeft een rij van drie of vier verlaten.</translation>
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
        <source>{colour} to move.</source>
        <translation>{colour} is aan zet.</translation>
    </message>
    <message>
        <source>{colour} wins</source>
        <translation>{colour} wint</translation>
    </message>
    <message>
        <source>{colour} wins (proven)</source>
        <translation>{colour} wint (bewezen)</translation>
    </message>
    <message>
        <source>{colour} wins {score}</source>
        <translation>{colour} wint: {score}</translation>
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
        <source>{colour} would have had to skip a turn: {moves}.</source>
        <translation>{colour} had een beurt moeten overslaan: {moves}.</translation>
    </message>
    <message>
        <source>{colour} {turn}</source>
        <translation>{colour} {turn}</translation>
    </message>
    <message>
        <source>{colour}, at the start</source>
        <translation>{colour}, bij het begin</translation>
    </message>
    <message numerus="yes">
        <source>{colour}, group {number}: %Ln stone(s).</source>
        <translation>
            <numerusform>{colour}, groep {number}: %Ln steen.</numerusform>
            <numerusform>{colour}, groep {number}: %Ln stenen.</numerusform>
        </translation>
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
        <source>{done} of {total} moves, {time} left</source>
        <translation>{done} van {total} zetten, nog {time}</translation>
    </message>
    <message>
        <source>{engine} plays {games}. It can also analyse.</source>
        <translation>{engine} speelt {games}. De engine kan ook analyseren.</translation>
    </message>
    <message>
        <source>{engine} plays {games}. It names moves without win rates.</source>
        <translation>{engine} speelt {games}. De engine noemt zetten zonder winstkansen.</translation>
    </message>
    <message>
        <source>{engine}: {why}.</source>
        <translation>{engine}: {why}.</translation>
    </message>
    <message>
        <source>{failure} The game has not changed.</source>
        <translation>{failure} De partij is niet veranderd.</translation>
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
        <source>{game} does not take {option} with these options</source>
        <translation>{game} accepteert {option} niet met deze opties</translation>
    </message>
    <message>
        <source>{game} has no {key}</source>
        <translation>{game} heeft geen {key}</translation>
    </message>
    <message>
        <source>{game} has {key} only with {needs}</source>
        <translation>{game} heeft {key} alleen met {needs}</translation>
    </message>
    <message>
        <source>{game} {key} must be {allowed}, not {value}</source>
        <translation>{game} {key} moet {allowed} zijn, niet {value}</translation>
    </message>
    <message>
        <source>{game}, finished: {result}</source>
        <translation>{game}, afgelopen: {result}</translation>
    </message>
    <message>
        <source>{game}, move&#xa0;{turn}</source>
        <translation>{game}, zet {turn}</translation>
    </message>
    <message>
        <source>{game}, not begun yet</source>
        <translation>{game}, nog niet begonnen</translation>
    </message>
    <message>
        <source>{game}. You are {colour}.</source>
        <translation>{game}. Jij bent {colour}.</translation>
    </message>
    <message>
        <source>{key} has {value} where a colour like #1A2B3C should be</source>
        <translation>{key} heeft {value} waar een kleur zoals #1A2B3C hoort</translation>
    </message>
    <message>
        <source>{key} is already used for “{action}”. Reassign it?</source>
        <translation>{key} wordt al gebruikt voor “{action}”. Opnieuw toewijzen?</translation>
    </message>
    <message>
        <source>{key} is missing</source>
        <translation>{key} ontbreekt</translation>
    </message>
    <message>
        <source>{key} is needed to move around the window. Press another key.</source>
        <translation>{key} is nodig om door het venster te gaan. Druk op een andere toets.</translation>
    </message>
    <message>
        <source>{key} is none of {words}</source>
        <translation>{key} is geen van {words}</translation>
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
        <source>{key} is not true or false</source>
        <translation>{key} is niet true of false</translation>
    </message>
    <message>
        <source>{key} is unknown</source>
        <translation>{key} is onbekend</translation>
    </message>
    <message>
        <source>{key} is unknown; did you mean {close}?</source>
        <translation>{key} is onbekend; bedoelde je {close}?</translation>
    </message>
    <message>
        <source>{known} of {total} moves are reviewed.</source>
        <translation>{known} van {total} zetten zijn nabesproken.</translation>
    </message>
    <message>
        <source>{level}: {name}</source>
        <translation>{level}: {name}</translation>
    </message>
    <message>
        <source>{loser} forfeited the game.</source>
        <translation>{loser} heeft de partij reglementair verloren.</translation>
    </message>
    <message>
        <source>{loser} ran out of time.</source>
        <translation>De tijd van {loser} is om.</translation>
    </message>
    <message>
        <source>{loser} resigned.</source>
        <translation>{loser} heeft opgegeven.</translation>
    </message>
    <message>
        <source>{loss} worse than the best</source>
        <translation>{loss} slechter dan de beste</translation>
    </message>
    <message>
        <source>{main} + {more} per move</source>
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
    <message numerus="yes">
        <source>{move} does not win by force in %Ln move(s).</source>
        <translation>
            <numerusform>{move} wint niet geforceerd in %Ln zet.</numerusform>
            <numerusform>{move} wint niet geforceerd in %Ln zetten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{move} does not win by force.</source>
        <translation>{move} wint niet geforceerd.</translation>
    </message>
    <message>
        <source>{move} is the best move found.</source>
        <translation>{move} is de beste zet die gevonden is.</translation>
    </message>
    <message>
        <source>{move} is too strong an opening: the other player can swap colours and take it.</source>
        <translation>{move} is een te sterke opening: de andere speler kan van kleur wisselen en die overnemen.</translation>
    </message>
    <message>
        <source>{move} wins by force.</source>
        <translation>{move} wint geforceerd.</translation>
    </message>
    <message>
        <source>{move} would lower your chance to win from {before} to {after}. Play it all the same?</source>
        <translation>{move} zou je winstkans van {before} naar {after} verlagen. Toch spelen?</translation>
    </message>
    <message>
        <source>{move}: a good move. Chance to win: {rate}. The engine prefers {best}.</source>
        <translation>{move}: een goede zet. Winstkans: {rate}. De engine verkiest {best}.</translation>
    </message>
    <message>
        <source>{move}: no better move was found. Chance to win: {rate}.</source>
        <translation>{move}: geen betere zet gevonden. Winstkans: {rate}.</translation>
    </message>
    <message>
        <source>{move}: the best move found. Chance to win: {rate}.</source>
        <translation>{move}: de beste gevonden zet. Winstkans: {rate}.</translation>
    </message>
    <message>
        <source>{move}: {verdict}. Chance to win: {before} → {after}.</source>
        <translation>{move}: {verdict}. Winstkans: {before} → {after}.</translation>
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
        <source>{name} ({colour}) wins</source>
        <translation>{name} ({colour}) wint</translation>
    </message>
    <message>
        <source>{name} ({colour}) wins {score}</source>
        <translation>{name} ({colour}) wint: {score}</translation>
    </message>
    <message>
        <source>{name} cannot be opened: {why}.</source>
        <translation>{name} kan niet worden geopend: {why}.</translation>
    </message>
    <message>
        <source>{name} chooses a colour.</source>
        <translation>{name} kiest een kleur.</translation>
    </message>
    <message numerus="yes">
        <source>{name} contains %Ln game(s). Which one?</source>
        <translation>
            <numerusform>{name} bevat %Ln partij. Welke?</numerusform>
            <numerusform>{name} bevat %Ln partijen. Welke?</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} could only be read in part: {problem}.</source>
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
        <source>{name} has {time} left.</source>
        <translation>{name} heeft nog {time}.</translation>
    </message>
    <message>
        <source>{name} is choosing a colour …</source>
        <translation>{name} kiest een kleur …</translation>
    </message>
    <message numerus="yes">
        <source>{name} is hard to read in places: {weak} (and %Ln more).</source>
        <translation>
            <numerusform>{name} is hier en daar slecht te zien: {weak} (en nog %Ln).</numerusform>
            <numerusform>{name} is hier en daar slecht te zien: {weak} (en nog %Ln).</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is hard to read in places: {weak}.</source>
        <translation>{name} is hier en daar slecht te zien: {weak}.</translation>
    </message>
    <message>
        <source>{name} is naming komi …</source>
        <translation>{name} bedenkt komi …</translation>
    </message>
    <message>
        <source>{name} is not a board: {why}.</source>
        <translation>{name} is geen bord: {why}.</translation>
    </message>
    <message>
        <source>{name} is not a piece set: {why}.</source>
        <translation>{name} is geen stel stukken: {why}.</translation>
    </message>
    <message>
        <source>{name} is not a property: it needs capitals</source>
        <translation>{name} is geen eigenschap: die heeft hoofdletters</translation>
    </message>
    <message>
        <source>{name} is not a theme: {why}.</source>
        <translation>{name} is geen thema: {why}.</translation>
    </message>
    <message>
        <source>{name} names the komi.</source>
        <translation>{name} noemt komi.</translation>
    </message>
    <message>
        <source>{name} swapped colours, and is {colour} now.</source>
        <translation>{name} is van kleur gewisseld en is nu {colour}.</translation>
    </message>
    <message>
        <source>{name} swapped colours: you are {colour} now.</source>
        <translation>{name} is van kleur gewisseld: jij bent nu {colour}.</translation>
    </message>
    <message>
        <source>{name} was left unchanged. Save this game to another file.</source>
        <translation>{name} is niet gewijzigd. Sla deze partij op in een ander bestand.</translation>
    </message>
    <message>
        <source>{name} was not saved: its name must end in {endings}.</source>
        <translation>{name} is niet opgeslagen: de naam moet eindigen op {endings}.</translation>
    </message>
    <message>
        <source>{name} was read in the encoding {encoding}.</source>
        <translation>{name} is gelezen met de codering {encoding}.</translation>
    </message>
    <message>
        <source>{name}: a position is set up in the root node, with AB and AW</source>
        <translation>{name}: een stelling wordt opgezet in de wortelknoop, met AB en AW</translation>
    </message>
    <message>
        <source>{name}: accuracy {rate}</source>
        <translation>{name}: nauwkeurigheid {rate}</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
    <message>
        <source>{neutral} neutral</source>
        <translation>{neutral} neutraal</translation>
    </message>
    <message>
        <source>{number} min</source>
        <translation>{number} min</translation>
    </message>
    <message numerus="yes">
        <source>{number} of %Ln group(s)</source>
        <translation>
            <numerusform>{number} van %Ln groep</numerusform>
            <numerusform>{number} van %Ln groepen</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} van {count}</translation>
    </message>
    <message>
        <source>{number} of {count}, continued from the end</source>
        <translation>{number} van {count}, vanaf het einde</translation>
    </message>
    <message>
        <source>{number} of {count}, continued from the start</source>
        <translation>{number} van {count}, vanaf het begin</translation>
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
        <source>{one} and {other} contradict each other</source>
        <translation>{one} en {other} spreken elkaar tegen</translation>
    </message>
    <message>
        <source>{option} {value}</source>
        <translation>{option} {value}</translation>
    </message>
    <message>
        <source>{option}: off</source>
        <translation>{option}: uit</translation>
    </message>
    <message>
        <source>{path} could not be created: {why}.</source>
        <translation>{path} kon niet worden aangemaakt: {why}.</translation>
    </message>
    <message>
        <source>{path} could not be saved: {why}.</source>
        <translation>{path} kon niet worden opgeslagen: {why}.</translation>
    </message>
    <message numerus="yes">
        <source>{places} on %Ln page(s)</source>
        <translation>
            <numerusform>{places} op %Ln pagina</numerusform>
            <numerusform>{places} op %Ln pagina’s</numerusform>
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
        <translation>{problem}, en {more}</translation>
    </message>
    <message>
        <source>{reason} See {places}.</source>
        <translation>{reason} Zie {places}.</translation>
    </message>
    <message>
        <source>{seat}: computer level</source>
        <translation>{seat}: niveau van de computer</translation>
    </message>
    <message>
        <source>{seat}: played by</source>
        <translation>{seat}: gespeeld door</translation>
    </message>
    <message>
        <source>{seat}: player name</source>
        <translation>{seat}: naam van de speler</translation>
    </message>
    <message>
        <source>{seat}: time per move</source>
        <translation>{seat}: tijd per zet</translation>
    </message>
    <message>
        <source>{seconds} s a move</source>
        <translation>{seconds} s per zet</translation>
    </message>
    <message numerus="yes">
        <source>{solved} of %Ln solved at the first try.</source>
        <translation>
            <numerusform>{solved} van %Ln bij de eerste poging opgelost.</numerusform>
            <numerusform>{solved} van %Ln bij de eerste poging opgelost.</numerusform>
        </translation>
    </message>
    <message>
        <source>{start} to {end}</source>
        <translation>{start} naar {end}</translation>
    </message>
    <message numerus="yes">
        <source>{taken} of %Ln lesson(s)</source>
        <translation>
            <numerusform>{taken} van %Ln les</numerusform>
            <numerusform>{taken} van %Ln lessen</numerusform>
        </translation>
    </message>
    <message>
        <source>{task}, or {other}</source>
        <translation>{task} of {other}</translation>
    </message>
    <message>
        <source>{text} is illegal: {why}</source>
        <translation>{text} mag niet: {why}</translation>
    </message>
    <message>
        <source>{text} is not a move</source>
        <translation>{text} is geen zet</translation>
    </message>
    <message>
        <source>{text} is not a move: {hint}</source>
        <translation>{text} is geen zet: {hint}</translation>
    </message>
    <message>
        <source>{text} is not a part of a position</source>
        <translation>{text} is geen deel van een stelling</translation>
    </message>
    <message>
        <source>{text} stands twice</source>
        <translation>{text} staat er twee keer</translation>
    </message>
    <message numerus="yes">
        <source>{time} for %Ln move(s)</source>
        <translation>
            <numerusform>{time} voor %Ln zet</numerusform>
            <numerusform>{time} voor %Ln zetten</numerusform>
        </translation>
    </message>
    <message>
        <source>{time} per move</source>
        <translation>{time} per zet</translation>
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
        <source>{turn} with %Ln move(s) after it</source>
        <translation>
            <numerusform>{turn} met %Ln zet erna</numerusform>
            <numerusform>{turn} met %Ln zetten erna</numerusform>
        </translation>
    </message>
    <message>
        <source>{typed} is not a date, and is ignored. Type a year, a month or a day: 2026, 2026-11 or 2026-11-21.</source>
        <translation>{typed} is geen datum en wordt genegeerd. Typ een jaar, een maand of een dag: 2026, 2026-11 of 2026-11-21.</translation>
    </message>
    <message>
        <source>{typed} is not possible, only steps of {step}. The nearest is {nearest}.</source>
        <translation>{typed} is niet mogelijk, alleen stappen van {step}. Het dichtstbij is {nearest}.</translation>
    </message>
    <message>
        <source>{typed} is not possible. Choose {least} to {most} in steps of {step}.</source>
        <translation>{typed} is niet mogelijk. Kies {least} tot en met {most}, in stappen van {step}.</translation>
    </message>
    <message>
        <source>{typed} is not possible. Choose {least} to {most}.</source>
        <translation>{typed} is niet mogelijk. Kies {least} tot en met {most}.</translation>
    </message>
    <message>
        <source>{value} sides</source>
        <translation>{value} zijden</translation>
    </message>
    <message>
        <source>{what} at the end of this line: Black {black}, White {white}. With the better move: Black {better_black}, White {better_white}.</source>
        <translation>{what} aan het eind van deze variant: Zwart {black}, Wit {white}. Met de betere zet: Zwart {better_black}, Wit {better_white}.</translation>
    </message>
    <message>
        <source>{what} failed: {why}.</source>
        <translation>{what} is mislukt: {why}.</translation>
    </message>
    <message>
        <source>{what}: {colour} on {ground} is {ratio}, not {least}</source>
        <translation>{what}: {colour} op {ground} is {ratio}, niet {least}</translation>
    </message>
    <message>
        <source>{what}: {first} {one}, {second} {other}</source>
        <translation>{what}: {first} {one}, {second} {other}</translation>
    </message>
    <message>
        <source>{when}: {rating}, between {low} and {high}</source>
        <translation>{when}: {rating}, tussen {low} en {high}</translation>
    </message>
    <message>
        <source>{who} has no legal move and passes.</source>
        <translation>{who} heeft geen geldige zet en past.</translation>
    </message>
    <message>
        <source>{who} is thinking …</source>
        <translation>{who} denkt na …</translation>
    </message>
    <message>
        <source>{who} to move, but the engine failed. Press “Try again” to restart it.</source>
        <translation>{who} is aan zet, maar de engine is uitgevallen. “Opnieuw proberen” start hem opnieuw.</translation>
    </message>
    <message>
        <source>{who} to move.</source>
        <translation>{who} is aan zet.</translation>
    </message>
    <message>
        <source>{who} to move. Press “Resume” to play from here.</source>
        <translation>{who} is aan zet. Druk op “Hervatten” om vanaf hier te spelen.</translation>
    </message>
    <message>
        <source>“{engine}” has a seat in this game, but it is not on the list of engines.</source>
        <translation>“{engine}” speelt in deze partij, maar staat niet in de lijst van engines.</translation>
    </message>
    <message>
        <source>“{engine}” was removed.</source>
        <translation>“{engine}” is verwijderd.</translation>
    </message>
    <message>
        <source>“{part}” does not exist in the calendar.</source>
        <translation>“{part}” bestaat niet in de kalender.</translation>
    </message>
    <message>
        <source>“{part}” is not a date. Write 2026-05-01, 2026-05 or 2026; separate several dates with commas.</source>
        <translation>“{part}” is geen datum. Schrijf 2026-05-01, 2026-05 of 2026; scheid meer datums met komma’s.</translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln more character(s), kept but not shown.</source>
        <translation>
            <numerusform>… en nog %Ln teken, dat bewaard wordt maar niet getoond.</numerusform>
            <numerusform>… en nog %Ln tekens, die bewaard worden maar niet getoond.</numerusform>
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
