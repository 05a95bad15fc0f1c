<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
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
        <translation> s par coup</translation>
    </message>
    <message numerus="yes">
        <source>%Ln answer(s) not counted: {why}.</source>
        <translation>
            <numerusform>%Ln réponse non comptée&#xa0;: {why}.</numerusform>
            <numerusform>%Ln réponses non comptées&#xa0;: {why}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln blunder(s)</source>
        <translation>
            <numerusform>%Ln gaffe</numerusform>
            <numerusform>%Ln gaffes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s) exported to {name}.</source>
        <translation>
            <numerusform>%Ln carte exportée vers {name}.</numerusform>
            <numerusform>%Ln cartes exportées vers {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s) with further answers.</source>
        <translation>
            <numerusform>%Ln carte avec d’autres réponses.</numerusform>
            <numerusform>%Ln cartes avec d’autres réponses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) are marked.</source>
        <translation>
            <numerusform>%Ln case est marquée.</numerusform>
            <numerusform>%Ln cases sont marquées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln damaged card(s) could not be exported.</source>
        <translation>
            <numerusform>%Ln carte endommagée n’a pas pu être exportée.</numerusform>
            <numerusform>%Ln cartes endommagées n’ont pas pu être exportées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln due</source>
        <translation>
            <numerusform>%Ln à revoir</numerusform>
            <numerusform>%Ln à revoir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln earlier move(s) count for repetition</source>
        <translation>
            <numerusform>%Ln coup antérieur compte pour la répétition</numerusform>
            <numerusform>%Ln coups antérieurs comptent pour la répétition</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln engine searches did not stop; close Oddments and start it again</source>
        <translation>
            <numerusform>%Ln recherche ne s’est pas arrêtée&#x202f;; fermez Oddments et relancez-le</numerusform>
            <numerusform>%Ln recherches ne se sont pas arrêtées&#x202f;; fermez Oddments et relancez-le</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s), {first} …</source>
        <translation>
            <numerusform>%Ln fichier, dont {first} …</numerusform>
            <numerusform>%Ln fichiers, dont {first} …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln résultat</numerusform>
            <numerusform>%Ln résultats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) already in the library.</source>
        <translation>
            <numerusform>%Ln partie était déjà dans la bibliothèque.</numerusform>
            <numerusform>%Ln parties étaient déjà dans la bibliothèque.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) could not be read in full.</source>
        <translation>
            <numerusform>%Ln partie n’a pas pu être lue en entier.</numerusform>
            <numerusform>%Ln parties n’ont pas pu être lues en entier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) exported to {where}.</source>
        <translation>
            <numerusform>%Ln partie exportée vers {where}.</numerusform>
            <numerusform>%Ln parties exportées vers {where}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) finished: {won} won, {drawn} drawn, {lost} lost.</source>
        <translation>
            <numerusform>%Ln partie terminée&#xa0;: {won} gagnée(s), {drawn} nulle(s), {lost} perdue(s).</numerusform>
            <numerusform>%Ln parties terminées&#xa0;: {won} gagnée(s), {drawn} nulle(s), {lost} perdue(s).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) imported.</source>
        <translation>
            <numerusform>%Ln partie importée.</numerusform>
            <numerusform>%Ln parties importées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) left unchanged in total.</source>
        <translation>
            <numerusform>Au total, %Ln partie est restée inchangée.</numerusform>
            <numerusform>Au total, %Ln parties sont restées inchangées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) moved to the trash.</source>
        <translation>
            <numerusform>%Ln partie mise à la corbeille.</numerusform>
            <numerusform>%Ln parties mises à la corbeille.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) permanently deleted.</source>
        <translation>
            <numerusform>%Ln partie supprimée définitivement.</numerusform>
            <numerusform>%Ln parties supprimées définitivement.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) restored.</source>
        <translation>
            <numerusform>%Ln partie restaurée.</numerusform>
            <numerusform>%Ln parties restaurées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) unfinished.</source>
        <translation>
            <numerusform>%Ln partie inachevée.</numerusform>
            <numerusform>%Ln parties inachevées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s)</source>
        <translation>
            <numerusform>%Ln groupe</numerusform>
            <numerusform>%Ln groupes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s) of {size}</source>
        <translation>
            <numerusform>%Ln groupe de {size}</numerusform>
            <numerusform>%Ln groupes de {size}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s), even</source>
        <translation>
            <numerusform>%Ln groupe&#x202f;: pair</numerusform>
            <numerusform>%Ln groupes&#x202f;: pair</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s), odd</source>
        <translation>
            <numerusform>%Ln groupe&#x202f;: impair</numerusform>
            <numerusform>%Ln groupes&#x202f;: impair</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hour(s)</source>
        <translation>
            <numerusform>%Ln heure</numerusform>
            <numerusform>%Ln heures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln inaccuracy(s)</source>
        <translation>
            <numerusform>%Ln imprécision</numerusform>
            <numerusform>%Ln imprécisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) could not be read.</source>
        <translation>
            <numerusform>%Ln ligne n’a pas pu être lue.</numerusform>
            <numerusform>%Ln lignes n’ont pas pu être lues.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) left out</source>
        <translation>
            <numerusform>%Ln ligne omise</numerusform>
            <numerusform>%Ln lignes omises</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <translation>
            <numerusform>%Ln minute</numerusform>
            <numerusform>%Ln minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln missed win(s)</source>
        <translation>
            <numerusform>%Ln gain manqué</numerusform>
            <numerusform>%Ln gains manqués</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln mistake(s)</source>
        <translation>
            <numerusform>%Ln erreur</numerusform>
            <numerusform>%Ln erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <comment>sides</comment>
        <translation>
            <numerusform>encore %Ln</numerusform>
            <numerusform>encore %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more problem(s)</source>
        <translation>
            <numerusform>%Ln autre problème</numerusform>
            <numerusform>%Ln autres problèmes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln coup</numerusform>
            <numerusform>%Ln coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s) did not fit here and were left out: {reasons}.</source>
        <translation>
            <numerusform>%Ln coup ne convenait pas ici et a été écarté&#x202f;: {reasons}.</numerusform>
            <numerusform>%Ln coups ne convenaient pas ici et ont été écartés&#x202f;: {reasons}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new card(s).</source>
        <translation>
            <numerusform>%Ln nouvelle carte.</numerusform>
            <numerusform>%Ln nouvelles cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other move(s) would win, too.</source>
        <translation>
            <numerusform>%Ln autre coup gagnerait aussi.</numerusform>
            <numerusform>%Ln autres coups gagneraient aussi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) removed.</source>
        <translation>
            <numerusform>%Ln paire est retirée.</numerusform>
            <numerusform>%Ln paires sont retirées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln piece(s)</source>
        <translation>
            <numerusform>%Ln pièce</numerusform>
            <numerusform>%Ln pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzle(s)</source>
        <translation>
            <numerusform>%Ln problème</numerusform>
            <numerusform>%Ln problèmes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln review(s) in the file cannot be read, and are left out.</source>
        <translation>
            <numerusform>%Ln évaluation du fichier est illisible et a été omise.</numerusform>
            <numerusform>%Ln évaluations du fichier sont illisibles et ont été omises.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s)</source>
        <translation>
            <numerusform>%Ln seconde</numerusform>
            <numerusform>%Ln secondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln win(s) turned into a loss</source>
        <translation>
            <numerusform>%Ln victoire changée en défaite</numerusform>
            <numerusform>%Ln victoires changées en défaites</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with notes</source>
        <translation>
            <numerusform>%Ln annoté</numerusform>
            <numerusform>%Ln annotés</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;About Oddments</source>
        <translation>À &amp;propos d’Oddments</translation>
    </message>
    <message>
        <source>&amp;All move numbers</source>
        <translation>&amp;Numéros de tous les coups</translation>
    </message>
    <message>
        <source>&amp;Analysis: show candidates</source>
        <translation>&amp;Analyse&#x202f;: afficher les candidats</translation>
    </message>
    <message>
        <source>&amp;Around the edge</source>
        <translation>&amp;Autour du bord</translation>
    </message>
    <message>
        <source>&amp;Arrows</source>
        <translation>&amp;Flèches</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>P&amp;lateau</translation>
    </message>
    <message>
        <source>&amp;Capture</source>
        <translation>C&amp;apturer</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Close window</source>
        <translation>Fermer &amp;la fenêtre</translation>
    </message>
    <message>
        <source>&amp;Comments</source>
        <translation>Commentaire&amp;s</translation>
    </message>
    <message>
        <source>&amp;Confirm my moves</source>
        <translation>Confirmer &amp;mes coups</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Coordonnées</translation>
    </message>
    <message>
        <source>&amp;Copy branch</source>
        <translation>Copier la &amp;branche</translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation>&amp;Copier l’image</translation>
    </message>
    <message>
        <source>&amp;Delete branch</source>
        <translation>&amp;Supprimer la branche</translation>
    </message>
    <message>
        <source>&amp;Double threats</source>
        <translation>D&amp;oubles menaces</translation>
    </message>
    <message>
        <source>&amp;Draw stacks flat</source>
        <translation>Dessiner les piles &amp;sans relief</translation>
    </message>
    <message>
        <source>&amp;End the move</source>
        <translation>T&amp;erminer le coup</translation>
    </message>
    <message>
        <source>&amp;Engine</source>
        <translation>&amp;Moteur</translation>
    </message>
    <message>
        <source>&amp;Engines …</source>
        <translation>M&amp;oteurs…</translation>
    </message>
    <message>
        <source>&amp;Find …</source>
        <translation>R&amp;echercher…</translation>
    </message>
    <message>
        <source>&amp;First steps in Egotzi</source>
        <translation>&amp;Premiers pas dans Egotzi</translation>
    </message>
    <message>
        <source>&amp;First steps in Odd-Y</source>
        <translation>&amp;Premiers pas dans Odd-Y</translation>
    </message>
    <message>
        <source>&amp;First steps in Themisto</source>
        <translation>&amp;Premiers pas dans Themisto</translation>
    </message>
    <message>
        <source>&amp;First steps in Wythe</source>
        <translation>&amp;Premiers pas dans Wythe</translation>
    </message>
    <message>
        <source>&amp;First steps in Yodd</source>
        <translation>&amp;Premiers pas dans Yodd</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>P&amp;lein écran</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Game information …</source>
        <translation>&amp;Informations sur la partie…</translation>
    </message>
    <message>
        <source>&amp;Games with this position</source>
        <translation>Parties &amp;avec cette position</translation>
    </message>
    <message>
        <source>&amp;Gaps in the edge</source>
        <translation>&amp;Trous dans le bord</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;Help on this screen</source>
        <translation>Aide &amp;sur cet écran</translation>
    </message>
    <message>
        <source>&amp;Joined by a push</source>
        <translation>&amp;Réunis par une poussée</translation>
    </message>
    <message>
        <source>&amp;Keep my mistakes for training</source>
        <translation>&amp;Garder mes erreurs pour l’entraînement</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Touches</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>A&amp;grandir</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>App&amp;rendre</translation>
    </message>
    <message>
        <source>&amp;Letters</source>
        <translation>&amp;Lettres</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>&amp;Bibliothèque</translation>
    </message>
    <message>
        <source>&amp;Licences …</source>
        <translation>&amp;Licences…</translation>
    </message>
    <message>
        <source>&amp;Locks and walls</source>
        <translation>&amp;Cadenas et murs</translation>
    </message>
    <message>
        <source>&amp;Mark cells</source>
        <translation>&amp;Marquer des cases</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>&amp;Marques</translation>
    </message>
    <message>
        <source>&amp;Mirror</source>
        <translation>&amp;Miroir</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Coup</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>Nouvelle &amp;partie</translation>
    </message>
    <message>
        <source>&amp;Next mistake</source>
        <translation>Erreur &amp;suivante</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>&amp;Volet suivant</translation>
    </message>
    <message>
        <source>&amp;Next variation</source>
        <translation>&amp;Variante suivante</translation>
    </message>
    <message>
        <source>&amp;No move numbers</source>
        <translation>&amp;Aucun numéro de coup</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>&amp;Notes</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>N&amp;ombres</translation>
    </message>
    <message>
        <source>&amp;Odd and even</source>
        <translation>Pair et &amp;impair</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>O&amp;uvrir…</translation>
    </message>
    <message>
        <source>&amp;Openings</source>
        <translation>&amp;Ouvertures</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Panneaux</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>Pa&amp;sser</translation>
    </message>
    <message>
        <source>&amp;Paste branch</source>
        <translation>C&amp;oller la branche</translation>
    </message>
    <message>
        <source>&amp;Paste game</source>
        <translation>&amp;Coller une partie</translation>
    </message>
    <message>
        <source>&amp;Previous mistake</source>
        <translation>Erreur &amp;précédente</translation>
    </message>
    <message>
        <source>&amp;Previous pane</source>
        <translation>Volet &amp;précédent</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Reaching the edge</source>
        <translation>&amp;Atteindre le bord</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Ré&amp;tablir</translation>
    </message>
    <message>
        <source>&amp;Redo edit</source>
        <translation>&amp;Rétablir la modification</translation>
    </message>
    <message>
        <source>&amp;Redo {edit}</source>
        <translation>&amp;Rétablir&#x202f;: {edit}</translation>
    </message>
    <message>
        <source>&amp;Remove all marks here</source>
        <translation>&amp;Retirer toutes les marques ici</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Réinitialiser</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Reprendre</translation>
    </message>
    <message>
        <source>&amp;Review the game</source>
        <translation>Analyser la pa&amp;rtie</translation>
    </message>
    <message>
        <source>&amp;Safe diamonds</source>
        <translation>&amp;Losanges sûrs</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>E&amp;nregistrer</translation>
    </message>
    <message>
        <source>&amp;Sizes that cancel</source>
        <translation>&amp;Tailles qui s’annulent</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>&amp;Réduire</translation>
    </message>
    <message>
        <source>&amp;Stop the computer</source>
        <translation>Arrêter &amp;l’ordinateur</translation>
    </message>
    <message>
        <source>&amp;Stop the review</source>
        <translation>&amp;Arrêter l’analyse</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>T&amp;hème</translation>
    </message>
    <message>
        <source>&amp;Think on my time</source>
        <translation>Réfléchir sur mon te&amp;mps</translation>
    </message>
    <message>
        <source>&amp;Training</source>
        <translation>En&amp;traînement</translation>
    </message>
    <message>
        <source>&amp;Triangles</source>
        <translation>&amp;Triangles</translation>
    </message>
    <message>
        <source>&amp;Troubleshooting</source>
        <translation>Dépa&amp;nnage</translation>
    </message>
    <message>
        <source>&amp;Two bridges at once</source>
        <translation>&amp;Deux ponts à la fois</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>A&amp;nnuler</translation>
    </message>
    <message>
        <source>&amp;Undo edit</source>
        <translation>&amp;Annuler la modification</translation>
    </message>
    <message>
        <source>&amp;Undo {edit}</source>
        <translation>&amp;Annuler&#x202f;: {edit}</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Warn me before bad moves</source>
        <translation>M’avertir avant les &amp;mauvais coups</translation>
    </message>
    <message>
        <source>&amp;Write a comment</source>
        <translation>Écrire u&amp;n commentaire</translation>
    </message>
    <message numerus="yes">
        <source>&apos;name&apos; is not a text of 1 to %Ln characters</source>
        <translation>
            <numerusform>«&#x202f;name&#x202f;» n’est pas un texte d’un caractère</numerusform>
            <numerusform>«&#x202f;name&#x202f;» n’est pas un texte de 1 à %Ln caractères</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;shadow_strength&apos; is not a number from 0 to 1</source>
        <translation>«&#x202f;shadow_strength&#x202f;» n’est pas un nombre de 0 à 1</translation>
    </message>
    <message numerus="yes">
        <source>(%Ln time(s) so far)</source>
        <translation>
            <numerusform>(%Ln fois jusqu’ici)</numerusform>
            <numerusform>(%Ln fois jusqu’ici)</numerusform>
        </translation>
    </message>
    <message>
        <source>(finished)</source>
        <translation>(terminée)</translation>
    </message>
    <message>
        <source>**bold**, *italic*, `code`, - lists, &gt; quotes, https:// links</source>
        <translation>**gras**, *italique*, `code`, - listes, &gt; citations, liens https://</translation>
    </message>
    <message>
        <source>+{number} points</source>
        <translation>+{number} points</translation>
    </message>
    <message>
        <source>2026-05-01, or 2026-05, or 2026</source>
        <translation>2026-05-01, ou 2026-05, ou 2026</translation>
    </message>
    <message>
        <source>A capture completes the row.</source>
        <translation>Une capture achève la rangée.</translation>
    </message>
    <message>
        <source>A disc cannot pass over other discs.</source>
        <translation>Un disque ne peut pas passer par-dessus d’autres disques.</translation>
    </message>
    <message>
        <source>A disc moves in a straight line, orthogonally or diagonally.</source>
        <translation>Un disque se déplace en ligne droite&#x202f;: horizontale, verticale ou diagonale.</translation>
    </message>
    <message>
        <source>A disc must end its move next to another disc.</source>
        <translation>Un disque doit terminer son déplacement à côté d’un autre disque.</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Partie nulle</translation>
    </message>
    <message>
        <source>A friend</source>
        <translation>Un ami</translation>
    </message>
    <message>
        <source>A game that was open cannot be read: {why}.</source>
        <translation>Une partie qui était ouverte ne peut pas être lue&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>A half cannot be placed on its own colour.</source>
        <translation>Une moitié ne peut pas reposer sur sa propre couleur.</translation>
    </message>
    <message>
        <source>A new game begins with the moves up to here. This game stays as it is.</source>
        <translation>Une nouvelle partie commence avec les coups joués jusqu’ici. Celle-ci reste telle quelle.</translation>
    </message>
    <message>
        <source>A new game begins. The game that is open now is kept.</source>
        <translation>Une nouvelle partie commence. Celle qui est ouverte est conservée.</translation>
    </message>
    <message>
        <source>A piece cannot cover the whole of another piece.</source>
        <translation>Une pièce ne peut pas recouvrir entièrement une autre pièce.</translation>
    </message>
    <message>
        <source>A piece has one black and one white half.</source>
        <translation>Une pièce a une moitié noire et une moitié blanche.</translation>
    </message>
    <message>
        <source>A quotation mark in the command line is not closed.</source>
        <translation>Un guillemet de la ligne de commande n’est pas fermé.</translation>
    </message>
    <message>
        <source>A row of black discs: {numbers}.</source>
        <translation>Une rangée de disques noirs&#x202f;: {numbers}.</translation>
    </message>
    <message>
        <source>A row of white discs: {numbers}.</source>
        <translation>Une rangée de disques blancs&#x202f;: {numbers}.</translation>
    </message>
    <message>
        <source>A slide alone completes the row.</source>
        <translation>Le glissement seul achève la rangée.</translation>
    </message>
    <message>
        <source>A test finds out which games the engine plays.</source>
        <translation>Un test indique à quels jeux le moteur joue.</translation>
    </message>
    <message>
        <source>A test shows here what is sent (→), received (←) and reported (!).</source>
        <translation>Un test montre ici ce qui est envoyé (→), reçu (←) et signalé (!).</translation>
    </message>
    <message>
        <source>A year, a month or a day: 2026, 2026-11 or 2026-11-21</source>
        <translation>Une année, un mois ou un jour&#x202f;: 2026, 2026-11 ou 2026-11-21</translation>
    </message>
    <message>
        <source>A&amp;nother key …</source>
        <translation>A&amp;jouter…</translation>
    </message>
    <message>
        <source>About Oddments</source>
        <translation>À propos d’Oddments</translation>
    </message>
    <message>
        <source>About my strength</source>
        <translation>À peu près de ma force</translation>
    </message>
    <message>
        <source>About the game</source>
        <translation>À propos de la partie</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>Accuracy: how close the moves came to the best ones, from 0 to 100.</source>
        <translation>Précision&#xa0;: à quel point les coups approchent les meilleurs, de 0 à 100.</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Actions et leurs touches</translation>
    </message>
    <message>
        <source>Add an engine – Oddments</source>
        <translation>Ajouter un moteur – Oddments</translation>
    </message>
    <message>
        <source>Add games from files to the library</source>
        <translation>Ajouter à la bibliothèque les parties de fichiers</translation>
    </message>
    <message>
        <source>Add …</source>
        <comment>engine</comment>
        <translation>Ajouter…</translation>
    </message>
    <message>
        <source>After Black’s first stone White is to move, or Black if White has passed.</source>
        <translation>Après la première pierre de Noir, c’est à Blanc de jouer, ou à Noir si Blanc a passé.</translation>
    </message>
    <message>
        <source>After an undo, the game continues without clocks.</source>
        <translation>Après une annulation, la partie continue sans pendules.</translation>
    </message>
    <message>
        <source>After five games in a row against one level, this says which one to try next.</source>
        <translation>Après cinq parties de suite contre un même niveau, le suivant à essayer est indiqué ici.</translation>
    </message>
    <message>
        <source>After move {turn}, {caption}</source>
        <translation>Après le coup {turn}, {caption}</translation>
    </message>
    <message>
        <source>Agreed value</source>
        <translation>Convenu</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>Tout plateau</translation>
    </message>
    <message>
        <source>All files ({patterns})</source>
        <translation>Tous les fichiers ({patterns})</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>All games played here</source>
        <translation>Toutes les parties jouées ici</translation>
    </message>
    <message>
        <source>All groups cancel each other out: whoever placed the last stone loses.</source>
        <translation>Tous les groupes s’annulent&#x202f;: qui a posé la dernière pierre perd.</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Tous les coups</translation>
    </message>
    <message>
        <source>All the rules of this game</source>
        <translation>Toutes les règles de ce jeu</translation>
    </message>
    <message>
        <source>All variations</source>
        <translation>Toutes les variantes</translation>
    </message>
    <message>
        <source>Also: the mouse wheel, turned or pressed</source>
        <translation>Aussi&#x202f;: la molette, tournée ou pressée</translation>
    </message>
    <message>
        <source>Also: {key}, or the mouse wheel, turned or pressed</source>
        <translation>Aussi&#x202f;: {key} ou la molette, tournée ou pressée</translation>
    </message>
    <message>
        <source>Alt and the letter</source>
        <translation>Alt et la lettre</translation>
    </message>
    <message>
        <source>Analyse</source>
        <comment>button</comment>
        <translation>Analyser</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analyser</translation>
    </message>
    <message>
        <source>Analyse with Oddments</source>
        <translation>Analyser avec Oddments</translation>
    </message>
    <message>
        <source>Ani&amp;mate moves</source>
        <translation>A&amp;nimer les coups</translation>
    </message>
    <message>
        <source>Animated GIF</source>
        <translation>GIF animé</translation>
    </message>
    <message>
        <source>Another piece lies on it. Remove that one first.</source>
        <translation>Une autre pièce est posée dessus. Retirez-la d’abord.</translation>
    </message>
    <message>
        <source>Another program has changed {name} since it was opened here, so it was not overwritten. Save this game to another file.</source>
        <translation>Un autre programme a modifié {name} depuis son ouverture ici&#x202f;: il n’a pas été écrasé. Enregistrez cette partie dans un autre fichier.</translation>
    </message>
    <message>
        <source>Another program has changed {name} since it was opened here. This window shows the game as it was.</source>
        <translation>Un autre programme a modifié {name} depuis son ouverture ici. Cette fenêtre montre la partie telle qu’elle était.</translation>
    </message>
    <message>
        <source>Another program has changed {name} since it was opened here. This window shows the game as it was; it stays in the library when you reload the file.</source>
        <translation>Un autre programme a modifié {name} depuis son ouverture ici. Cette fenêtre montre la partie telle qu’elle était&#x202f;; elle reste dans la bibliothèque si vous rechargez le fichier.</translation>
    </message>
    <message>
        <source>Another size</source>
        <translation>Autre taille</translation>
    </message>
    <message>
        <source>Any position</source>
        <translation>Toute position</translation>
    </message>
    <message>
        <source>Any program that speaks the Go Text Protocol can play here, analyse and review games, also one on another computer: {example}</source>
        <translation>Tout programme qui parle le Go Text Protocol peut jouer ici, analyser des positions et des parties, même depuis un autre ordinateur&#xa0;: {example}</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Tout résultat</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Arrow from {start} to {end}.</source>
        <translation>Flèche de {start} vers {end}.</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Touches fléchées</translation>
    </message>
    <message>
        <source>Arrow removed.</source>
        <translation>Flèche retirée.</translation>
    </message>
    <message>
        <source>Arrows: click both ends</source>
        <translation>Flèches&#x202f;: cliquer aux deux bouts</translation>
    </message>
    <message>
        <source>As in the game</source>
        <translation>Comme dans la partie</translation>
    </message>
    <message>
        <source>As in the window</source>
        <translation>Comme dans la fenêtre</translation>
    </message>
    <message>
        <source>As the engine calls itself</source>
        <translation>Comme le moteur s’appelle</translation>
    </message>
    <message>
        <source>As the theme</source>
        <translation>Comme le thème</translation>
    </message>
    <message>
        <source>Asked for: {cells}.</source>
        <translation>Demandé&#x202f;: {cells}.</translation>
    </message>
    <message>
        <source>Assessment of the move</source>
        <translation>Évaluation du coup</translation>
    </message>
    <message>
        <source>Assessment of this move: {assessment}.</source>
        <translation>Évaluation de ce coup&#x202f;: {assessment}.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Back at move {number}: {turn}</source>
        <translation>De retour au coup {number}&#x202f;: {turn}</translation>
    </message>
    <message>
        <source>Back at the start</source>
        <translation>De retour au début</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Revenir au résultat</translation>
    </message>
    <message>
        <source>Bar: this stone cannot be pushed.</source>
        <translation>Barre&#x202f;: cette pierre ne peut pas être poussée.</translation>
    </message>
    <message>
        <source>Began as Black</source>
        <translation>Commencées avec Noir</translation>
    </message>
    <message>
        <source>Began as White</source>
        <translation>Commencées avec Blanc</translation>
    </message>
    <message>
        <source>Begin again at the end</source>
        <translation>Recommencer à la fin</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Best group’s sides</source>
        <translation>Côtés du meilleur groupe</translation>
    </message>
    <message>
        <source>Better</source>
        <comment>column</comment>
        <translation>Mieux</translation>
    </message>
    <message>
        <source>Better than before ({after}, your move had {mistake}), but there is a better one yet.</source>
        <translation>Mieux qu’avant ({after}, votre coup avait {mistake}), mais il y a encore mieux.</translation>
    </message>
    <message>
        <source>Better: {best}, which wins by force.</source>
        <translation>Mieux&#xa0;: {best}, qui force le gain.</translation>
    </message>
    <message>
        <source>Better: {best}.</source>
        <translation>Mieux&#xa0;: {best}.</translation>
    </message>
    <message>
        <source>Biggest group</source>
        <translation>Plus grand groupe</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>Black (moves first)</source>
        <translation>Noir (commence)</translation>
    </message>
    <message>
        <source>Black and White have equally many stones: Black is to move</source>
        <translation>Noir et Blanc ont autant de pierres : c’est à Noir de jouer</translation>
    </message>
    <message>
        <source>Black and White have the same number of stones, so Black is to move.</source>
        <translation>Noir et Blanc ont autant de pierres : c’est donc à Noir de jouer.</translation>
    </message>
    <message>
        <source>Black disc</source>
        <translation>Disque noir</translation>
    </message>
    <message>
        <source>Black half first</source>
        <translation>Moitié noire d’abord</translation>
    </message>
    <message>
        <source>Black has one more stone, so White is to move.</source>
        <translation>Noir a une pierre de plus : c’est donc à Blanc de jouer.</translation>
    </message>
    <message>
        <source>Black has one more stone: White is to move</source>
        <translation>Noir a une pierre de plus : c’est à Blanc de jouer</translation>
    </message>
    <message>
        <source>Black has placed one stone: White is to move, or Black after one pass</source>
        <translation>Noir a posé une pierre : c’est à Blanc de jouer, ou à Noir si un joueur a passé</translation>
    </message>
    <message>
        <source>Black has {black}, White {white}.</source>
        <translation>Noir en a {black}, Blanc {white}.</translation>
    </message>
    <message>
        <source>Black is to move</source>
        <translation>Noir est au trait</translation>
    </message>
    <message>
        <source>Black moves first, so White gets extra points. One player names how many; the other chooses a colour.</source>
        <translation>Noir joue en premier&#x202f;: Blanc reçoit donc des points en plus. Un joueur annonce combien, l’autre choisit sa couleur.</translation>
    </message>
    <message>
        <source>Black must have as many stones as White, or one more</source>
        <translation>Noir doit avoir autant de pierres que Blanc, ou une de plus</translation>
    </message>
    <message>
        <source>Black must have as many stones as White, or one more.</source>
        <translation>Noir doit avoir autant de pierres que Blanc, ou une de plus.</translation>
    </message>
    <message>
        <source>Black scores {black} and White {white}.</source>
        <translation>Noir marque {black} et Blanc {white}.</translation>
    </message>
    <message>
        <source>Black stone</source>
        <translation>Pierre noire</translation>
    </message>
    <message>
        <source>Black won</source>
        <translation>Noir a gagné</translation>
    </message>
    <message numerus="yes">
        <source>Black {black} + White {white} = %Ln group(s), even</source>
        <translation>
            <numerusform>Noir {black} + Blanc {white} = %Ln groupe&#x202f;: pair</numerusform>
            <numerusform>Noir {black} + Blanc {white} = %Ln groupes&#x202f;: pair</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black {black} + White {white} = %Ln group(s), odd</source>
        <translation>
            <numerusform>Noir {black} + Blanc {white} = %Ln groupe&#x202f;: impair</numerusform>
            <numerusform>Noir {black} + Blanc {white} = %Ln groupes&#x202f;: impair</numerusform>
        </translation>
    </message>
    <message>
        <source>Black {black}, White {white}, empty {empty}</source>
        <translation>Noir {black}, Blanc {white}, vide {empty}</translation>
    </message>
    <message>
        <source>Black&apos;s first move is one stone</source>
        <translation>le premier coup de Noir est d’une seule pierre</translation>
    </message>
    <message>
        <source>Black: moves first</source>
        <translation>Noir&#x202f;: joue en premier</translation>
    </message>
    <message>
        <source>Black’s first move is exactly one stone.</source>
        <translation>Le premier coup de Noir est d’une seule pierre exactement.</translation>
    </message>
    <message>
        <source>Bo&amp;ards and pieces …</source>
        <translation>Platea&amp;ux et pièces…</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Board</source>
        <comment>column</comment>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Board and variant</source>
        <translation>Plateau et variante</translation>
    </message>
    <message>
        <source>Board of {game}</source>
        <translation>Plateau du jeu {game}</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Plateaux</translation>
    </message>
    <message>
        <source>Boards and pieces</source>
        <translation>Plateaux et pièces</translation>
    </message>
    <message>
        <source>Both players had to pass.</source>
        <translation>Les deux joueurs ont dû passer.</translation>
    </message>
    <message>
        <source>Both players have a turn to skip: nobody skips.</source>
        <translation>Les deux joueurs ont un tour à sauter&#x202f;: personne n’en saute.</translation>
    </message>
    <message>
        <source>Both players have passed: the game is over</source>
        <translation>Les deux joueurs ont passé : la partie est finie</translation>
    </message>
    <message>
        <source>Both players passed.</source>
        <translation>Les deux joueurs ont passé.</translation>
    </message>
    <message>
        <source>Both players passed: the colour with fewer groups wins.</source>
        <translation>Les deux joueurs ont passé&#x202f;: la couleur qui a le moins de groupes gagne.</translation>
    </message>
    <message>
        <source>Browse …</source>
        <translation>Parcourir…</translation>
    </message>
    <message>
        <source>By &amp;keyboard</source>
        <translation>Au cla&amp;vier</translation>
    </message>
    <message>
        <source>By board</source>
        <translation>Par plateau</translation>
    </message>
    <message>
        <source>By colour</source>
        <translation>Par couleur</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Par jeu</translation>
    </message>
    <message>
        <source>By level</source>
        <translation>Par niveau</translation>
    </message>
    <message>
        <source>By month</source>
        <translation>Par mois</translation>
    </message>
    <message>
        <source>By player</source>
        <translation>Par joueur</translation>
    </message>
    <message>
        <source>By position</source>
        <translation>Par position</translation>
    </message>
    <message>
        <source>By result</source>
        <translation>Par résultat</translation>
    </message>
    <message>
        <source>C&amp;ircles</source>
        <translation>&amp;Cercles</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Cancel the test</source>
        <translation>Annuler le test</translation>
    </message>
    <message>
        <source>Cancel the un&amp;finished move</source>
        <translation>Annule&amp;r le coup inachevé</translation>
    </message>
    <message>
        <source>Candidates</source>
        <comment>tab</comment>
        <translation>Candidats</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Candidats</translation>
    </message>
    <message>
        <source>Casual player</source>
        <translation>Occasionnel</translation>
    </message>
    <message>
        <source>Cells along one side of the board.</source>
        <translation>Nombre de cases le long d’un côté du plateau.</translation>
    </message>
    <message>
        <source>Cells that join groups</source>
        <translation>Cases qui réunissent des groupes</translation>
    </message>
    <message>
        <source>Chance to win: {before}; with your move, {played}: {after}.</source>
        <translation>Chances de gain&#xa0;: {before}&#x202f;; avec votre coup, {played}&#xa0;: {after}.</translation>
    </message>
    <message>
        <source>Chance to win: {rate}, almost as good as {best} with {most}.</source>
        <translation>Chances de gain&#xa0;: {rate}, presque aussi bien que {best} avec {most}.</translation>
    </message>
    <message>
        <source>Chance to win: {rate}. The engine finds nothing better.</source>
        <translation>Chances de gain&#xa0;: {rate}. Le moteur ne trouve rien de mieux.</translation>
    </message>
    <message>
        <source>Checking your move …</source>
        <translation>Vérification de votre coup …</translation>
    </message>
    <message>
        <source>Checking …</source>
        <translation>Vérification …</translation>
    </message>
    <message>
        <source>Choose a colour</source>
        <translation>Choisir une couleur</translation>
    </message>
    <message>
        <source>Choose a program</source>
        <translation>Choisir un programme</translation>
    </message>
    <message>
        <source>Choose boards and pieces</source>
        <translation>Choisir plateaux et pièces</translation>
    </message>
    <message>
        <source>Choose the destination.</source>
        <translation>Choisissez la destination.</translation>
    </message>
    <message>
        <source>Choose where the disc goes, or click it again to release it.</source>
        <translation>Choisissez où va le disque, ou cliquez de nouveau dessus pour le lâcher.</translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Choose: {what}</source>
        <translation>Choisir&#x202f;: {what}</translation>
    </message>
    <message>
        <source>Chooses a colour</source>
        <translation>Choisit sa couleur</translation>
    </message>
    <message>
        <source>Circles</source>
        <translation>Cercles</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Réinitialiser les filtres</translation>
    </message>
    <message>
        <source>Clear this list</source>
        <translation>Vider la liste</translation>
    </message>
    <message>
        <source>Click a cell to mark it, and again to remove the mark. Press Esc to return to the game.</source>
        <translation>Cliquez sur une case pour la marquer, et de nouveau pour retirer la marque. Appuyez sur Échap pour revenir à la partie.</translation>
    </message>
    <message>
        <source>Click cells or drag across them; drag a piece to move it; right-click removes</source>
        <translation>Cliquez sur les cases ou glissez dessus ; glissez une pièce pour la déplacer ; un clic droit retire</translation>
    </message>
    <message>
        <source>Click on the current cell</source>
        <translation>Cliquer sur la case courante</translation>
    </message>
    <message>
        <source>Click one ringed disc to capture them all, or press “Do not capture”.</source>
        <translation>Cliquez sur un disque entouré pour les capturer tous, ou appuyez sur «&#x202f;Ne pas capturer&#x202f;».</translation>
    </message>
    <message>
        <source>Click one ringed disc to capture them all.</source>
        <translation>Cliquez sur un disque entouré pour les capturer tous.</translation>
    </message>
    <message>
        <source>Click the ringed disc to capture it, or press “Do not capture”.</source>
        <translation>Cliquez sur le disque entouré pour le capturer, ou appuyez sur «&#x202f;Ne pas capturer&#x202f;».</translation>
    </message>
    <message>
        <source>Click the ringed disc to capture it.</source>
        <translation>Cliquez sur le disque entouré pour le capturer.</translation>
    </message>
    <message>
        <source>Click the square of one half, then that of the other, or drag; Del removes</source>
        <translation>Cliquez sur la case d’une moitié, puis sur celle de l’autre, ou glissez ; Suppr retire</translation>
    </message>
    <message>
        <source>Click “Next” or press Enter.</source>
        <translation>Cliquez sur «&#x202f;Suivant&#x202f;» ou appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Pendules</translation>
    </message>
    <message>
        <source>Clocks: {times}</source>
        <translation>Pendules&#x202f;: {times}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>Fermer la recherche</translation>
    </message>
    <message>
        <source>Co&amp;py report</source>
        <translation>&amp;Copier le rapport</translation>
    </message>
    <message>
        <source>Colour</source>
        <comment>column</comment>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>Ligne de commande</translation>
    </message>
    <message>
        <source>Command line</source>
        <comment>column</comment>
        <translation>Ligne de commande</translation>
    </message>
    <message>
        <source>Command that installs the game</source>
        <translation>Commande qui installe le jeu</translation>
    </message>
    <message>
        <source>Commands at the start of a game</source>
        <translation>Commandes au début d’une partie</translation>
    </message>
    <message>
        <source>Comment on {moment}</source>
        <translation>Commentaire ({moment})</translation>
    </message>
    <message>
        <source>Comment on {moment}, as Markdown</source>
        <translation>Commentaire ({moment}), en Markdown</translation>
    </message>
    <message>
        <source>Comment: {comment}</source>
        <translation>Commentaire&#x202f;: {comment}</translation>
    </message>
    <message>
        <source>Complete the connection now.</source>
        <translation>Achevez maintenant la liaison.</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Composants</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>Computer, about your strength</source>
        <translation>Ordinateur, à peu près de votre force</translation>
    </message>
    <message>
        <source>Computer, level {level}</source>
        <translation>Ordinateur, niveau {level}</translation>
    </message>
    <message>
        <source>Confir&amp;m the move shown</source>
        <translation>Con&amp;firmer le coup affiché</translation>
    </message>
    <message>
        <source>Connect three sides around the middle of a board with 3, 5, 7 or 9 sides.</source>
        <translation>Reliez trois côtés autour du centre d’un plateau à 3, 5, 7 ou 9 côtés.</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>Continuation</source>
        <comment>column</comment>
        <translation>Suite</translation>
    </message>
    <message>
        <source>Continuations</source>
        <translation>Continuations</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Continue playing through</source>
        <translation>Continuer le déroulement</translation>
    </message>
    <message>
        <source>Continue the move, or end it.</source>
        <translation>Poursuivez le coup ou terminez-le.</translation>
    </message>
    <message>
        <source>Continue the move.</source>
        <translation>Poursuivez le coup.</translation>
    </message>
    <message>
        <source>Continue the review</source>
        <translation>Continuer l’analyse</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coordonnées</translation>
    </message>
    <message>
        <source>Copied: {branch}.</source>
        <translation>Copié&#x202f;: {branch}.</translation>
    </message>
    <message>
        <source>Copy &amp;game</source>
        <translation>Copier &amp;la partie</translation>
    </message>
    <message>
        <source>Copy an error &amp;report</source>
        <translation>&amp;Copier un rapport d’erreurs</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Copier comme &amp;texte</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copier en texte</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Copier le rapport</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Copier l’adresse</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>Copier la commande</translation>
    </message>
    <message>
        <source>Could not move or delete {name}: {why}.</source>
        <translation>Impossible de déplacer ou de supprimer {name}&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Compter</translation>
    </message>
    <message>
        <source>Count automatically</source>
        <translation>Compter automatiquement</translation>
    </message>
    <message>
        <source>Count the result on the board, step by step</source>
        <translation>Compter le résultat sur le plateau, pas à pas</translation>
    </message>
    <message>
        <source>Count the score &amp;step by step</source>
        <translation>&amp;Compter le score pas à pas</translation>
    </message>
    <message>
        <source>Count, step {step} of {total}</source>
        <translation>Décompte, étape {step} sur {total}</translation>
    </message>
    <message>
        <source>Counted from the games in your library, on this computer only. A game that you delete there no longer counts.</source>
        <translation>Compté d’après les parties de votre bibliothèque, sur cet ordinateur seulement. Une partie que vous y supprimez ne compte plus.</translation>
    </message>
    <message>
        <source>Cro&amp;sses</source>
        <translation>Croi&amp;x</translation>
    </message>
    <message>
        <source>Crosses</source>
        <translation>Croix</translation>
    </message>
    <message>
        <source>Cu&amp;t branch</source>
        <translation>&amp;Couper la branche</translation>
    </message>
    <message>
        <source>Cut: {branch}.</source>
        <translation>Coupé&#x202f;: {branch}.</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Dark wood</source>
        <comment>board</comment>
        <translation>Bois foncé</translation>
    </message>
    <message>
        <source>Dashed triangle: sides {sides} enclose the middle.</source>
        <translation>Triangle en pointillé&#x202f;: les côtés {sides} encadrent le centre.</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Day</source>
        <comment>column</comment>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Decide first: click a ringed disc to capture, or press “Do not capture”.</source>
        <translation>Décidez d’abord&#x202f;: cliquez sur un disque entouré pour les capturer tous, ou appuyez sur «&#x202f;Ne pas capturer&#x202f;».</translation>
    </message>
    <message>
        <source>Deep</source>
        <comment>depth</comment>
        <translation>Profonde</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <translation>Supprimer définitivement</translation>
    </message>
    <message>
        <source>Delete this card</source>
        <translation>Supprimer cette carte</translation>
    </message>
    <message>
        <source>Deleted: {branch}. You can undo this.</source>
        <translation>Supprimé&#x202f;: {branch}. Cela peut être annulé.</translation>
    </message>
    <message>
        <source>Depth of the review</source>
        <translation>Profondeur de l’analyse</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Details …</source>
        <translation>Détails…</translation>
    </message>
    <message>
        <source>Diagram every</source>
        <translation>Un diagramme tous les</translation>
    </message>
    <message>
        <source>Diagrams per page</source>
        <translation>Diagrammes par page</translation>
    </message>
    <message>
        <source>Divide the other player’s groups.</source>
        <translation>Divisez les groupes de l’autre joueur.</translation>
    </message>
    <message>
        <source>Do &amp;not capture</source>
        <translation>Ne &amp;pas capturer</translation>
    </message>
    <message>
        <source>Do not ask this again</source>
        <translation>Ne plus poser cette question</translation>
    </message>
    <message>
        <source>Do not choose: {what}</source>
        <translation>Ne pas choisir&#x202f;: {what}</translation>
    </message>
    <message>
        <source>Done for now</source>
        <translation>Fini pour l’instant</translation>
    </message>
    <message>
        <source>Done for today</source>
        <translation>Fini pour aujourd’hui</translation>
    </message>
    <message>
        <source>Dots: a piece fits there.</source>
        <translation>Points&#x202f;: une pièce y va.</translation>
    </message>
    <message>
        <source>Dots: the colours that fit there.</source>
        <translation>Points&#x202f;: les couleurs possibles.</translation>
    </message>
    <message>
        <source>Down to level {level}</source>
        <translation>Descendre au niveau {level}</translation>
    </message>
    <message>
        <source>Drag to resize the comments</source>
        <translation>Faire glisser pour redimensionner les commentaires</translation>
    </message>
    <message>
        <source>Drag to resize the panels</source>
        <translation>Faire glisser pour redimensionner les panneaux</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Partie nulle</translation>
    </message>
    <message>
        <source>Draw (proven)</source>
        <translation>Partie nulle (prouvé)</translation>
    </message>
    <message>
        <source>Drawn</source>
        <comment>games</comment>
        <translation>Nulles</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <comment>engine</comment>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>E&amp;xpectation map</source>
        <translation>&amp;Carte des prévisions</translation>
    </message>
    <message>
        <source>Edit an engine – Oddments</source>
        <translation>Modifier un moteur – Oddments</translation>
    </message>
    <message>
        <source>Edit variati&amp;ons</source>
        <translation>M&amp;odifier les variantes</translation>
    </message>
    <message>
        <source>Edit …</source>
        <comment>engine</comment>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Plateau vide</translation>
    </message>
    <message>
        <source>Empty the trash</source>
        <translation>Vider la corbeille</translation>
    </message>
    <message>
        <source>Empty trash …</source>
        <translation>Vider la corbeille…</translation>
    </message>
    <message>
        <source>Encoding …</source>
        <translation>Encodage …</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>Engine</source>
        <comment>column</comment>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>Engine that analyses</source>
        <translation>Moteur qui analyse</translation>
    </message>
    <message>
        <source>Engine that reviews</source>
        <translation>Moteur qui analyse la partie</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Moteurs</translation>
    </message>
    <message>
        <source>Engines – Oddments</source>
        <translation>Moteurs – Oddments</translation>
    </message>
    <message>
        <source>Engines …</source>
        <translation>Moteurs…</translation>
    </message>
    <message>
        <source>Eraser</source>
        <translation>Gomme</translation>
    </message>
    <message>
        <source>Error output of {engine}</source>
        <translation>Sortie d’erreur de {engine}</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
    <message>
        <source>Every game against a level counts here, from the first one on.</source>
        <translation>Chaque partie contre un niveau compte ici, dès la première.</translation>
    </message>
    <message>
        <source>Every game is saved as you play.</source>
        <translation>Chaque partie est enregistrée au fil du jeu.</translation>
    </message>
    <message>
        <source>Every game you play is saved and listed here from its first move on. You can also import games from other programs or players.</source>
        <translation>Toute partie que vous jouez est enregistrée et figure ici dès son premier coup. Vous pouvez aussi importer des parties d’autres programmes ou d’autres joueurs.</translation>
    </message>
    <message>
        <source>Every group counts by its size squared; White gets komi.</source>
        <translation>Chaque groupe compte le carré de sa taille&#x202f;; Blanc reçoit le komi.</translation>
    </message>
    <message>
        <source>Every stone pushes its neighbours away. End with the biggest unmatched group.</source>
        <translation>Chaque pierre pousse ses voisines. Ayez à la fin le plus grand groupe sans équivalent.</translation>
    </message>
    <message>
        <source>Expectation map off.</source>
        <translation>Carte des prévisions désactivée.</translation>
    </message>
    <message>
        <source>Expectation map on. Each cell says what it is likely to hold at the end.</source>
        <translation>Carte des prévisions activée. Chaque case dit ce qu’il y aura sans doute à la fin.</translation>
    </message>
    <message>
        <source>Expectation map: playing random games …</source>
        <translation>Carte des prévisions&#xa0;: parties aléatoires en cours …</translation>
    </message>
    <message>
        <source>Expectation map: the game is over, nothing is left to expect.</source>
        <translation>Carte des prévisions&#xa0;: la partie est finie, il n’y a plus rien à prévoir.</translation>
    </message>
    <message>
        <source>Experienced</source>
        <translation>Expérimenté</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Export all cards …</source>
        <translation>Exporter toutes les cartes …</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Exporting games …</source>
        <translation>Exportation des parties…</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed</comment>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Fewer groups win.</source>
        <translation>Moins de groupes gagne.</translation>
    </message>
    <message>
        <source>Filled: the best move. A full green ring: as good. A short red one: {loss} worse or more.</source>
        <translation>Plein&#x202f;: le meilleur coup. Un anneau vert complet&#x202f;: aussi bon. Un anneau rouge et court&#x202f;: {loss} de moins ou davantage.</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Find a better move</source>
        <translation>Trouvez un meilleur coup</translation>
    </message>
    <message>
        <source>Find a move that wins, whatever the other player does.</source>
        <translation>Trouvez un coup qui gagne, quoi que fasse l’autre joueur.</translation>
    </message>
    <message>
        <source>Find by name, date, …</source>
        <translation>Nom, date…</translation>
    </message>
    <message>
        <source>Find games</source>
        <translation>Rechercher des parties</translation>
    </message>
    <message>
        <source>Find in comments, titles and labels</source>
        <translation>Rechercher dans les commentaires, titres et étiquettes</translation>
    </message>
    <message>
        <source>Find in notes</source>
        <translation>Dans les notes</translation>
    </message>
    <message>
        <source>Find in the help</source>
        <translation>Rechercher dans l’aide</translation>
    </message>
    <message>
        <source>Find in the licences</source>
        <translation>Rechercher dans les licences</translation>
    </message>
    <message>
        <source>Find ne&amp;xt</source>
        <translation>Rés&amp;ultat suivant</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>Résultat &amp;précédent</translation>
    </message>
    <message>
        <source>Find the position of the game that you looked at last</source>
        <translation>Rechercher la position de la dernière partie consultée</translation>
    </message>
    <message>
        <source>Finished: {result}</source>
        <translation>Terminée&#x202f;: {result}</translation>
    </message>
    <message>
        <source>First</source>
        <translation>En premier</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Première étape</translation>
    </message>
    <message>
        <source>Five in &amp;two moves</source>
        <translation>&amp;Cinq en deux coups</translation>
    </message>
    <message>
        <source>Five minutes are over</source>
        <translation>Cinq minutes sont passées</translation>
    </message>
    <message>
        <source>Flat</source>
        <comment>pieces</comment>
        <translation>Plates</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Suivre le système</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>From move</source>
        <translation>À partir du coup</translation>
    </message>
    <message>
        <source>From this day on</source>
        <translation>À partir de ce jour</translation>
    </message>
    <message>
        <source>From your game ({date})</source>
        <translation>De votre partie ({date})</translation>
    </message>
    <message>
        <source>From your game against {opponent}</source>
        <translation>De votre partie contre {opponent}</translation>
    </message>
    <message>
        <source>From your game against {opponent} ({date})</source>
        <translation>De votre partie contre {opponent} ({date})</translation>
    </message>
    <message>
        <source>From …</source>
        <translation>Du…</translation>
    </message>
    <message>
        <source>Full &amp;lines</source>
        <translation>&amp;Lignes pleines</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Game information – Oddments</source>
        <translation>Informations sur la partie – Oddments</translation>
    </message>
    <message>
        <source>Game l&amp;og</source>
        <translation>&amp;Journal de la partie</translation>
    </message>
    <message>
        <source>Game log</source>
        <translation>Journal de la partie</translation>
    </message>
    <message>
        <source>Game of the puzzles</source>
        <translation>Jeu des problèmes</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>games</comment>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Games ({patterns})</source>
        <translation>Parties ({patterns})</translation>
    </message>
    <message>
        <source>Games in which this position occurred, also rotated or mirrored</source>
        <translation>Parties où cette position est apparue, même pivotée ou en miroir</translation>
    </message>
    <message>
        <source>Games in {name} – Oddments</source>
        <translation>Parties de {name} – Oddments</translation>
    </message>
    <message>
        <source>Games that could not be read</source>
        <translation>Parties qui n’ont pas pu être lues</translation>
    </message>
    <message>
        <source>Games that you delete stay here until you empty the trash.</source>
        <translation>Les parties que vous supprimez restent ici jusqu’à ce que vous vidiez la corbeille.</translation>
    </message>
    <message>
        <source>Go to the en&amp;d</source>
        <translation>&amp;Jusqu’à la fin</translation>
    </message>
    <message>
        <source>Go to the star&amp;t</source>
        <translation>Jus&amp;qu’au début</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Groupes</translation>
    </message>
    <message>
        <source>Groups of size</source>
        <translation>Groupes de taille</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Help &amp;contents</source>
        <translation>Sommaire &amp;de l’aide</translation>
    </message>
    <message>
        <source>Help: {title}</source>
        <translation>Aide&#x202f;: {title}</translation>
    </message>
    <message>
        <source>Hide the comments</source>
        <translation>Masquer les commentaires</translation>
    </message>
    <message>
        <source>Hide this notice</source>
        <translation>Masquer cet avis</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>theme</comment>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Hint</source>
        <comment>button</comment>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Hint: {turn} ({value}). Press Esc to hide it.</source>
        <translation>Indice&#x202f;: {turn} ({value}). Appuyez sur Échap pour le masquer.</translation>
    </message>
    <message>
        <source>Hint: {turn}.</source>
        <translation>Indice&#x202f;: {turn}.</translation>
    </message>
    <message>
        <source>Hint: {turn}. Press Esc to hide it.</source>
        <translation>Indice&#x202f;: {turn}. Appuyez sur Échap pour le masquer.</translation>
    </message>
    <message>
        <source>How good the moves were</source>
        <translation>La qualité des coups</translation>
    </message>
    <message>
        <source>How the games of the library continued</source>
        <translation>La suite dans les parties de la bibliothèque</translation>
    </message>
    <message>
        <source>How the komi is set</source>
        <translation>Comment le komi est choisi</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>If the game ended here, Black would score {black} and White {white}.</source>
        <translation>Si la partie se terminait ici, Noir marquerait {black} et Blanc {white}.</translation>
    </message>
    <message>
        <source>If the game has clocks, they may leave less.</source>
        <translation>Si la partie a des pendules, il peut en rester moins.</translation>
    </message>
    <message>
        <source>If {winner} passes too, you lose{score}.</source>
        <translation>Si {winner} passe aussi, vous perdez{score}.</translation>
    </message>
    <message>
        <source>If {winner} passes too, {loser} loses{score}.</source>
        <translation>Si {winner} passe aussi, {loser} perd{score}.</translation>
    </message>
    <message>
        <source>Ignored: the game had only just changed. Try again.</source>
        <translation>Ignoré&#x202f;: la partie venait de changer. Réessayez.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Import cards …</source>
        <translation>Importer des cartes …</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Importer des parties</translation>
    </message>
    <message>
        <source>Import training cards</source>
        <translation>Importer des cartes d’entraînement</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Imported from {name}:</source>
        <translation>Importé de {name}&#xa0;:</translation>
    </message>
    <message>
        <source>Importing games …</source>
        <translation>Importation des parties…</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>Dans la fenêtre</translation>
    </message>
    <message>
        <source>It is good enough to skip a turn for.</source>
        <translation>Cela vaut bien de sauter un tour.</translation>
    </message>
    <message numerus="yes">
        <source>It reaches side {side} by a path of %Ln stone(s).</source>
        <translation>
            <numerusform>Il atteint le côté {side} par un chemin de %Ln pierre.</numerusform>
            <numerusform>Il atteint le côté {side} par un chemin de %Ln pierres.</numerusform>
        </translation>
    </message>
    <message>
        <source>It touches side {side} with one stone.</source>
        <translation>Il touche le côté {side} avec une pierre.</translation>
    </message>
    <message>
        <source>Join groups of your own.</source>
        <translation>Réunissez vos groupes.</translation>
    </message>
    <message>
        <source>Join stones of your own by a push.</source>
        <translation>Réunissez vos pierres en les poussant.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conserver</translation>
    </message>
    <message>
        <source>Key {key}</source>
        <translation>Touche {key}</translation>
    </message>
    <message>
        <source>Keyboard &amp;shortcuts …</source>
        <translation>&amp;Raccourcis clavier…</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>Komi</translation>
    </message>
    <message>
        <source>Komi for {game}</source>
        <translation>Komi pour {game}</translation>
    </message>
    <message>
        <source>Komi: White gets {komi}, for a total of {total}.</source>
        <translation>Komi&#x202f;: Blanc reçoit {komi}, soit {total} en tout.</translation>
    </message>
    <message>
        <source>L&amp;essons</source>
        <translation>&amp;Leçons</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message numerus="yes">
        <source>Last %Ln move(s)</source>
        <translation>
            <numerusform>Dernier coup</numerusform>
            <numerusform>%Ln derniers coups</numerusform>
        </translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Dernière étape</translation>
    </message>
    <message>
        <source>Learn by doing</source>
        <translation>Apprendre en jouant</translation>
    </message>
    <message>
        <source>Learn {game} in a two-minute lesson</source>
        <translation>Apprendre {game} avec une leçon de deux minutes</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Apprenti</translation>
    </message>
    <message>
        <source>Legal position. The game is a draw: {reason}</source>
        <translation>Position légale. La partie est nulle : {reason}</translation>
    </message>
    <message>
        <source>Legal position. {player} has won: {reason}</source>
        <translation>Position légale. {player} a gagné : {reason}</translation>
    </message>
    <message>
        <source>Legal position. {player} is to move.</source>
        <translation>Position légale. Au trait : {player}.</translation>
    </message>
    <message>
        <source>Lesson complete</source>
        <translation>Leçon terminée</translation>
    </message>
    <message>
        <source>Lesson finished, with some steps skipped.</source>
        <translation>Leçon finie, avec des étapes sautées.</translation>
    </message>
    <message>
        <source>Let Oddments play</source>
        <translation>Laisser jouer Oddments</translation>
    </message>
    <message>
        <source>Letters: A, B, C …</source>
        <translation>Lettres&#x202f;: A, B, C…</translation>
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
        <translation>Niveaux dont les coups perdent à peu près autant. Une seule partie dit peu&#xa0;: les nombres entre parenthèses sont ceux qui sont possibles.</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Library – Oddments</source>
        <translation>Bibliothèque – Oddments</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Licence of {part}</source>
        <translation>Licence de {part}</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Light wood</source>
        <comment>board</comment>
        <translation>Bois clair</translation>
    </message>
    <message>
        <source>Line from {start} to {end}.</source>
        <translation>Ligne de {start} à {end}.</translation>
    </message>
    <message>
        <source>Line {number}: {why}.</source>
        <translation>Ligne {number}&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>List all moves</source>
        <translation>Lister tous les coups</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Lock halves, so that nothing can be built on them.</source>
        <translation>Verrouillez des moitiés pour que rien ne s’y construise.</translation>
    </message>
    <message>
        <source>Long ({size})</source>
        <translation>Longue ({size})</translation>
    </message>
    <message>
        <source>Longer side</source>
        <translation>Grand côté</translation>
    </message>
    <message>
        <source>Longest row</source>
        <translation>Plus longue rangée</translation>
    </message>
    <message>
        <source>Longest wait for an answer</source>
        <translation>Attente maximale d’une réponse</translation>
    </message>
    <message>
        <source>Look at the edge of the board.</source>
        <translation>Regardez le bord du plateau.</translation>
    </message>
    <message>
        <source>Look at the game</source>
        <translation>Voir la partie</translation>
    </message>
    <message>
        <source>Look for a capture.</source>
        <translation>Cherchez une capture.</translation>
    </message>
    <message>
        <source>Look for a push.</source>
        <translation>Cherchez une poussée.</translation>
    </message>
    <message>
        <source>Look here: {cells}.</source>
        <translation>Regardez ici&#xa0;: {cells}.</translation>
    </message>
    <message>
        <source>Looking back at move {number} of {count}.</source>
        <translation>Retour sur le coup {number} sur {count}.</translation>
    </message>
    <message>
        <source>Looking back at the start.</source>
        <translation>Retour sur le début.</translation>
    </message>
    <message>
        <source>Looking for a hint … Press Esc to stop.</source>
        <translation>Recherche d’un indice… Appuyez sur Échap pour l’arrêter.</translation>
    </message>
    <message>
        <source>Looking for what follows …</source>
        <translation>Recherche de la suite …</translation>
    </message>
    <message>
        <source>Looks at every move, but not far ahead.</source>
        <translation>Regarde tous les coups, mais pas loin.</translation>
    </message>
    <message>
        <source>Looks at every move, for up to three seconds.</source>
        <translation>Regarde tous les coups, pendant trois secondes au plus.</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>column</comment>
        <translation>Perte</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>games</comment>
        <translation>Perdues</translation>
    </message>
    <message>
        <source>Lower the other player’s score.</source>
        <translation>Faites baisser le score de l’autre joueur.</translation>
    </message>
    <message>
        <source>Lower the other player’s score: match their biggest groups by as many of your own.</source>
        <translation>Faites baisser le score de l’autre joueur&#x202f;: opposez à ses plus grands groupes autant des vôtres.</translation>
    </message>
    <message>
        <source>Make a bridge: two empty cells, either of which connects.</source>
        <translation>Faites un pont&#xa0;: deux cases vides, dont chacune relie.</translation>
    </message>
    <message>
        <source>Make another move instead, or press “Undo this move”.</source>
        <translation>Jouez un autre coup, ou appuyez sur «&#x202f;Annuler ce coup&#x202f;».</translation>
    </message>
    <message>
        <source>Make it the &amp;main line</source>
        <translation>&amp;En faire la ligne principale</translation>
    </message>
    <message>
        <source>Make the other player skip a turn.</source>
        <translation>Faites sauter un tour à l’autre joueur.</translation>
    </message>
    <message>
        <source>Mark the last move</source>
        <translation>Marquer le dernier coup</translation>
    </message>
    <message>
        <source>Mark: {what}</source>
        <translation>Marquer&#x202f;: {what}</translation>
    </message>
    <message>
        <source>Marked: {cells}.</source>
        <translation>Marquées&#x202f;: {cells}.</translation>
    </message>
    <message>
        <source>Marks and letters on cells</source>
        <translation>Marques et lettres sur les cases</translation>
    </message>
    <message>
        <source>Menu of the current cell</source>
        <translation>Menu de la case courante</translation>
    </message>
    <message>
        <source>Minutes for all moves</source>
        <translation>Minutes pour tous les coups</translation>
    </message>
    <message>
        <source>Month</source>
        <comment>column</comment>
        <translation>Mois</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>More lessons</source>
        <translation>Autres leçons</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>column</comment>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Move a disc of either colour</source>
        <translation>Déplacer un disque de l’une ou l’autre couleur</translation>
    </message>
    <message>
        <source>Move l&amp;ist</source>
        <translation>Liste &amp;des coups</translation>
    </message>
    <message>
        <source>Move numbers</source>
        <translation>Numéros</translation>
    </message>
    <message>
        <source>Move t&amp;ree</source>
        <translation>&amp;Arbre des coups</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Déplacer le curseur</translation>
    </message>
    <message>
        <source>Move the selected games to the trash</source>
        <translation>Mettre les parties sélectionnées à la corbeille</translation>
    </message>
    <message>
        <source>Move tree</source>
        <translation>Arbre des coups</translation>
    </message>
    <message>
        <source>Move {number} of your game was {move} ({verdict}). Find a better one.</source>
        <translation>Le coup {number} de votre partie était {move} ({verdict}). Trouvez mieux.</translation>
    </message>
    <message>
        <source>Move {number}: {turn}</source>
        <translation>Coup {number}&#x202f;: {turn}</translation>
    </message>
    <message>
        <source>Moves</source>
        <comment>tab</comment>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Moves and what they lost</source>
        <translation>Les coups et ce qu’ils ont perdu</translation>
    </message>
    <message>
        <source>Moves played</source>
        <translation>Coups joués</translation>
    </message>
    <message>
        <source>Moves that begin like this</source>
        <translation>Coups qui commencent ainsi</translation>
    </message>
    <message>
        <source>Moves that lost most:</source>
        <translation>Coups qui ont perdu le plus&#xa0;:</translation>
    </message>
    <message>
        <source>My boards …</source>
        <translation>Mes plateaux…</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Mes parties</translation>
    </message>
    <message>
        <source>My pieces …</source>
        <translation>Mes pièces…</translation>
    </message>
    <message>
        <source>My r&amp;esults</source>
        <translation>Mes rés&amp;ultats</translation>
    </message>
    <message>
        <source>My results</source>
        <translation>Mes résultats</translation>
    </message>
    <message>
        <source>My results – Oddments</source>
        <translation>Mes résultats – Oddments</translation>
    </message>
    <message>
        <source>My themes …</source>
        <translation>Mes thèmes…</translation>
    </message>
    <message>
        <source>N&amp;o key</source>
        <translation>&amp;Aucune touche</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name (optional)</source>
        <translation>Nom (facultatif)</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Nom de la partie</translation>
    </message>
    <message>
        <source>Name of {colour}</source>
        <translation>Nom de {colour}</translation>
    </message>
    <message>
        <source>Name the komi</source>
        <translation>Annoncer le komi</translation>
    </message>
    <message>
        <source>Name this komi</source>
        <translation>Annoncer ce komi</translation>
    </message>
    <message>
        <source>Names the komi</source>
        <translation>Annonce le komi</translation>
    </message>
    <message>
        <source>Ne&amp;xt move</source>
        <translation>Coup s&amp;uivant</translation>
    </message>
    <message>
        <source>Neutral piece</source>
        <translation>Pièce neutre</translation>
    </message>
    <message>
        <source>Never misses a win in one move.</source>
        <translation>Ne manque jamais un gain en un coup.</translation>
    </message>
    <message>
        <source>New &amp;key …</source>
        <translation>&amp;Définir…</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>N&amp;ouvelle fenêtre</translation>
    </message>
    <message>
        <source>New cards come back once more the same day.</source>
        <translation>Les nouvelles cartes reviennent encore une fois le même jour.</translation>
    </message>
    <message>
        <source>New game: {game}</source>
        <translation>Nouvelle partie&#x202f;: {game}</translation>
    </message>
    <message>
        <source>New games are being read and will appear one by one.</source>
        <translation>De nouvelles parties sont en cours de lecture&#x202f;; elles s’ajoutent peu à peu à la liste.</translation>
    </message>
    <message>
        <source>New here? Begin with {game}: “{button}” takes two minutes. To play at once, click a board.</source>
        <translation>Nouveau ici&#x202f;? Commencez par {game}&#xa0;: «&#x202f;{button}&#x202f;» prend deux minutes. Pour jouer tout de suite, cliquez sur un plateau.</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Plus récentes</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Next &amp;legal cell</source>
        <translation>Case jouable sui&amp;vante</translation>
    </message>
    <message>
        <source>Next control, previous control</source>
        <translation>Élément suivant, précédent</translation>
    </message>
    <message>
        <source>Next lesson: {title}</source>
        <translation>Leçon suivante&#xa0;: {title}</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Résultat suivant</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Étape suivante</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>No browser could be opened. The address was copied to the clipboard.</source>
        <translation>Aucun navigateur n’a pu être ouvert. L’adresse a été copiée dans le presse-papiers.</translation>
    </message>
    <message>
        <source>No clocks</source>
        <translation>Sans pendule</translation>
    </message>
    <message>
        <source>No comment on {moment}. Double-click to write one.</source>
        <translation>Aucun commentaire ({moment}). Double-cliquez pour en écrire un.</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Aucun fichier</translation>
    </message>
    <message>
        <source>No games from here</source>
        <translation>Aucune partie d’ici</translation>
    </message>
    <message>
        <source>No games of {game} against the computer yet.</source>
        <translation>Pas encore de partie de {game} contre l’ordinateur.</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Aucune partie</translation>
    </message>
    <message>
        <source>No games yet.</source>
        <translation>Aucune partie pour l’instant.</translation>
    </message>
    <message>
        <source>No groups are left, so whoever placed the last stone loses.</source>
        <translation>Il ne reste aucun groupe&#x202f;: qui a posé la dernière pierre perd.</translation>
    </message>
    <message>
        <source>No matching games.</source>
        <translation>Aucune partie ne correspond.</translation>
    </message>
    <message>
        <source>No notes in this game</source>
        <translation>Aucune note dans cette partie</translation>
    </message>
    <message>
        <source>No other move does.</source>
        <translation>Aucun autre coup ne le fait.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Num.</translation>
    </message>
    <message>
        <source>Nobody can place a piece, so both had to pass. Nobody scores: whoever placed the last piece loses.</source>
        <translation>Personne ne peut poser de pièce, les deux ont dû passer. Personne ne marque&#x202f;: qui a posé la dernière pièce perd.</translation>
    </message>
    <message>
        <source>Nobody can place a piece, so both had to pass. The score is the size of the biggest group left.</source>
        <translation>Personne ne peut poser de pièce, les deux ont dû passer. Le score est la taille du plus grand groupe restant.</translation>
    </message>
    <message>
        <source>Nobody has just passed</source>
        <translation>Personne ne vient de passer</translation>
    </message>
    <message>
        <source>Nobody scores, so whoever placed the last piece loses.</source>
        <translation>Personne ne marque&#x202f;: qui a posé la dernière pièce perd.</translation>
    </message>
    <message>
        <source>Nobody’s discs</source>
        <translation>Disques sans propriétaire</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
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
        <translation>Pas encore classé&#xa0;: aucune partie n’est terminée.</translation>
    </message>
    <message>
        <source>Not tested yet</source>
        <translation>Pas encore testé</translation>
    </message>
    <message>
        <source>Not the best yet</source>
        <translation>Pas encore le meilleur</translation>
    </message>
    <message>
        <source>Not this one</source>
        <translation>Pas celui-ci</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Aucun résultat</translation>
    </message>
    <message>
        <source>Nothing is due now.</source>
        <translation>Rien à revoir maintenant.</translation>
    </message>
    <message>
        <source>Nothing to export.</source>
        <translation>Rien à exporter.</translation>
    </message>
    <message>
        <source>Nothing was exported.</source>
        <translation>Rien n’a été exporté.</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Novice</translation>
    </message>
    <message>
        <source>Num&amp;bers of the last moves</source>
        <translation>Numéros &amp;des derniers coups</translation>
    </message>
    <message>
        <source>Number &amp;groups</source>
        <translation>Numéroter les gro&amp;upes</translation>
    </message>
    <message>
        <source>Number of discs</source>
        <translation>Nombre de disques</translation>
    </message>
    <message>
        <source>Number of sides of the board.</source>
        <translation>Nombre de côtés du plateau.</translation>
    </message>
    <message>
        <source>Numbers: 1, 2, 3 …</source>
        <translation>Nombres&#x202f;: 1, 2, 3…</translation>
    </message>
    <message>
        <source>Oddments cannot start</source>
        <translation>Oddments ne peut pas démarrer</translation>
    </message>
    <message>
        <source>Oddments cannot write to {folder}, so the list of games is rebuilt at every start.</source>
        <translation>Impossible d’écrire dans {folder}&#x202f;: la liste des parties est donc reconstruite à chaque démarrage.</translation>
    </message>
    <message>
        <source>Oddments closed unexpectedly last time. Your games were saved up to the last move.</source>
        <translation>Oddments s’est fermé de façon inattendue la dernière fois. Vos parties ont été enregistrées jusqu’au dernier coup.</translation>
    </message>
    <message>
        <source>Oddments ended while loading it</source>
        <translation>Oddments s’est arrêté pendant son chargement</translation>
    </message>
    <message>
        <source>Oddments is already running, but it is not responding. This window works on its own; anything open in the other one cannot be opened here.</source>
        <translation>Oddments est déjà lancé, mais ne répond pas. Cette fenêtre fonctionne seule&#x202f;; ce qui est ouvert dans l’autre ne peut pas être ouvert ici.</translation>
    </message>
    <message>
        <source>Oddments is choosing a colour for {name} …</source>
        <translation>Oddments choisit la couleur de {name}…</translation>
    </message>
    <message>
        <source>Oddments is free software under the MIT licence. Its components have licences of their own.</source>
        <translation>Oddments est un logiciel libre sous licence MIT. Ses composants ont leurs propres licences.</translation>
    </message>
    <message>
        <source>Oddments is naming komi for {name} …</source>
        <translation>Oddments choisit le komi pour {name}…</translation>
    </message>
    <message>
        <source>Oddments kept crashing while restoring your windows. All your games are saved.</source>
        <translation>Oddments a planté plusieurs fois en rouvrant vos fenêtres. Toutes vos parties sont enregistrées.</translation>
    </message>
    <message>
        <source>Oddments’ own</source>
        <translation>Celui d’Oddments</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Often misses a win in one move.</source>
        <translation>Manque souvent un gain en un coup.</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Plus anciennes</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Sur le plateau</translation>
    </message>
    <message>
        <source>On the empty board Black is to move.</source>
        <translation>Sur le plateau vide, c’est à Noir de jouer.</translation>
    </message>
    <message>
        <source>One group touches three sides around the middle of the board.</source>
        <translation>Un groupe touche trois côtés autour du centre du plateau.</translation>
    </message>
    <message>
        <source>One names it, the other chooses a colour</source>
        <translation>L’un l’annonce, l’autre choisit sa couleur</translation>
    </message>
    <message>
        <source>One per line, such as: {example}</source>
        <translation>Une par ligne, par exemple&#xa0;: {example}</translation>
    </message>
    <message>
        <source>One stone is enough.</source>
        <translation>Une pierre suffit.</translation>
    </message>
    <message>
        <source>Only White can swap colours, on the first move of a game with the pie rule.</source>
        <translation>Seul Blanc peut échanger les couleurs, à son premier coup et avec la règle du gâteau.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Fichiers récents</translation>
    </message>
    <message>
        <source>Open a link – Oddments</source>
        <translation>Ouvrir un lien – Oddments</translation>
    </message>
    <message>
        <source>Open a menu</source>
        <translation>Ouvrir un menu</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Ouvrir une partie enregistrée</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Ouvrir dans le navigateur</translation>
    </message>
    <message>
        <source>Open the folder where themes are stored</source>
        <translation>Ouvrir le dossier des thèmes</translation>
    </message>
    <message>
        <source>Open the game</source>
        <translation>Ouvrir la partie</translation>
    </message>
    <message>
        <source>Open the selected game in a window</source>
        <translation>Ouvrir la partie sélectionnée dans une fenêtre</translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>Ouvrir {name}</translation>
    </message>
    <message>
        <source>Open …</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Openings</source>
        <comment>tab</comment>
        <translation>Ouvertures</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Other times …</source>
        <translation>Autres durées…</translation>
    </message>
    <message>
        <source>Overlooks {share} of the moves.</source>
        <translation>Manque {share} des coups.</translation>
    </message>
    <message>
        <source>P&amp;ause the game</source>
        <translation>&amp;Mettre la partie en pause</translation>
    </message>
    <message>
        <source>P&amp;lay through</source>
        <translation>Dérou&amp;ler la partie</translation>
    </message>
    <message>
        <source>P&amp;rint …</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>P&amp;uzzles</source>
        <translation>Pro&amp;blèmes</translation>
    </message>
    <message>
        <source>PDF page</source>
        <translation>Page PDF</translation>
    </message>
    <message>
        <source>PDF paper size</source>
        <translation>Papier du PDF</translation>
    </message>
    <message>
        <source>PL must be B or W, not {text}</source>
        <translation>PL doit être B ou W, et non {text}</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>Image PNG</translation>
    </message>
    <message>
        <source>Padlock: nothing can be placed on this half.</source>
        <translation>Cadenas&#x202f;: rien ne peut être posé sur cette moitié.</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>Pages de l’aide</translation>
    </message>
    <message>
        <source>Panels beside the &amp;board</source>
        <translation>Panneaux à &amp;côté du plateau</translation>
    </message>
    <message>
        <source>Paper</source>
        <comment>board</comment>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Passes</translation>
    </message>
    <message>
        <source>Passing can be the best move.</source>
        <translation>Passer peut être le meilleur coup.</translation>
    </message>
    <message>
        <source>Passing now ends the game: {winner} wins.</source>
        <translation>Passer maintenant met fin à la partie&#x202f;: {winner} gagne.</translation>
    </message>
    <message>
        <source>Passing now loses the game.</source>
        <translation>Passer maintenant fait perdre la partie.</translation>
    </message>
    <message>
        <source>Passing now wins the game.</source>
        <translation>Passer maintenant fait gagner la partie.</translation>
    </message>
    <message>
        <source>Paste text</source>
        <translation>Coller le texte</translation>
    </message>
    <message numerus="yes">
        <source>Pasted: %Ln move(s).</source>
        <translation>
            <numerusform>Collé&#x202f;: %Ln coup.</numerusform>
            <numerusform>Collé&#x202f;: %Ln coups.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Pause the count</source>
        <translation>Mettre en pause</translation>
    </message>
    <message numerus="yes">
        <source>Permanently delete %Ln game(s) from the trash?</source>
        <translation>
            <numerusform>Supprimer définitivement %Ln partie de la corbeille&#x202f;?</numerusform>
            <numerusform>Supprimer définitivement les %Ln parties de la corbeille&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Picture of the board</source>
        <translation>Image du plateau</translation>
    </message>
    <message>
        <source>Pie rule</source>
        <translation>Règle du gâteau</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Pieces</source>
        <comment>the heading</comment>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Place a piece on two squares of equal height</source>
        <translation>Poser une pièce sur deux cases de même hauteur</translation>
    </message>
    <message>
        <source>Place a stone</source>
        <translation>Poser une pierre</translation>
    </message>
    <message>
        <source>Place one or two stones of either colour</source>
        <translation>Poser une ou deux pierres de l’une ou l’autre couleur</translation>
    </message>
    <message>
        <source>Place one or two stones of either colour. Always leave an odd number of groups.</source>
        <translation>Posez une ou deux pierres de n’importe quelle couleur. Laissez toujours un nombre impair de groupes.</translation>
    </message>
    <message>
        <source>Place one stone of each colour.</source>
        <translation>Posez une pierre de chaque couleur.</translation>
    </message>
    <message>
        <source>Place one stone of either colour</source>
        <translation>Poser une pierre de l’une ou l’autre couleur</translation>
    </message>
    <message>
        <source>Place only stones of the other player’s colour.</source>
        <translation>Ne posez que des pierres de la couleur de l’autre joueur.</translation>
    </message>
    <message>
        <source>Place the last piece that fits.</source>
        <translation>Posez la dernière pièce qui tient.</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>board</comment>
        <translation>Uni</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play again with the players swapped</source>
        <translation>Rejouer en échangeant les joueurs</translation>
    </message>
    <message>
        <source>Play again with the same options</source>
        <translation>Rejouer avec les mêmes options</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Jouer d’ici</translation>
    </message>
    <message>
        <source>Play from here as a &amp;new game …</source>
        <translation>&amp;Jouer d’ici en nouvelle partie…</translation>
    </message>
    <message>
        <source>Play from here as a &amp;variation …</source>
        <translation>Jouer &amp;d’ici en variante…</translation>
    </message>
    <message>
        <source>Play from here – Oddments</source>
        <translation>Jouer d’ici – Oddments</translation>
    </message>
    <message>
        <source>Play from here …</source>
        <translation>Jouer d’ici…</translation>
    </message>
    <message>
        <source>Play from move {number}</source>
        <translation>Jouer à partir du coup {number}</translation>
    </message>
    <message>
        <source>Play from the start</source>
        <translation>Jouer depuis le début</translation>
    </message>
    <message>
        <source>Play from this position</source>
        <translation>Jouer à partir de cette position</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Le jouer</translation>
    </message>
    <message>
        <source>Play level {level}</source>
        <translation>Jouer contre le niveau {level}</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Play the computer, level {level}</source>
        <translation>Jouer contre l’ordinateur, niveau {level}</translation>
    </message>
    <message>
        <source>Play this move</source>
        <translation>Jouer ce coup</translation>
    </message>
    <message>
        <source>Play: {what}</source>
        <translation>Jouer&#x202f;: {what}</translation>
    </message>
    <message>
        <source>Played like level {level}</source>
        <translation>A joué comme le niveau {level}</translation>
    </message>
    <message>
        <source>Played like level {level} ({low} to {high})</source>
        <translation>A joué comme le niveau {level} ({low} à {high})</translation>
    </message>
    <message>
        <source>Played next:</source>
        <translation>Joué ensuite&#xa0;:</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>column</comment>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Joueur 1</translation>
    </message>
    <message>
        <source>Player 1 made exactly five in a row.</source>
        <translation>Le joueur 1 en a aligné exactement cinq.</translation>
    </message>
    <message>
        <source>Player 1 needs exactly five in a row, and has made {made}.</source>
        <translation>Le joueur 1 doit en aligner exactement cinq&#x202f;; il en a aligné {made}.</translation>
    </message>
    <message>
        <source>Player 1 won</source>
        <translation>Joueur 1 a gagné</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Joueur 2</translation>
    </message>
    <message>
        <source>Player 2 made five or more in a row.</source>
        <translation>Le joueur 2 en a aligné cinq ou plus.</translation>
    </message>
    <message>
        <source>Player 2 needs at least five in a row, and has made {made}.</source>
        <translation>Le joueur 2 doit en aligner au moins cinq&#x202f;; il en a aligné {made}.</translation>
    </message>
    <message>
        <source>Player 2 won</source>
        <translation>Joueur 2 a gagné</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Plays</source>
        <comment>column</comment>
        <translation>Joue à</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>games</comment>
        <translation>Points</translation>
    </message>
    <message>
        <source>Points added to White’s score, because Black moves first.</source>
        <translation>Points ajoutés au score de Blanc, parce que Noir joue en premier.</translation>
    </message>
    <message>
        <source>Pr&amp;omote variation</source>
        <translation>Promouvoir &amp;la variante</translation>
    </message>
    <message>
        <source>Pre&amp;vious move</source>
        <translation>Coup précé&amp;dent</translation>
    </message>
    <message>
        <source>Pre&amp;vious variation</source>
        <translation>Variante &amp;précédente</translation>
    </message>
    <message>
        <source>Press Enter to play {turn}.</source>
        <translation>Appuyez sur Entrée pour jouer {turn}.</translation>
    </message>
    <message>
        <source>Press Esc again to discard the position.</source>
        <translation>Appuyez encore sur Échap pour abandonner la position.</translation>
    </message>
    <message>
        <source>Press Esc to undo.</source>
        <translation>Appuyez sur Échap pour annuler.</translation>
    </message>
    <message>
        <source>Press the new key for “{action}”, or Esc to cancel.</source>
        <translation>Appuyez sur la nouvelle touche pour «&#x202f;{action}&#x202f;», ou sur Échap pour annuler.</translation>
    </message>
    <message>
        <source>Press “Play this move” or Enter, or Esc to undo it.</source>
        <translation>Appuyez sur «&#x202f;Jouer ce coup&#x202f;» ou sur Entrée, ou sur Échap pour l’annuler.</translation>
    </message>
    <message>
        <source>Preview of the board</source>
        <translation>Aperçu du plateau</translation>
    </message>
    <message>
        <source>Preview …</source>
        <translation>Aperçu…</translation>
    </message>
    <message>
        <source>Previous le&amp;gal cell</source>
        <translation>Case jouab&amp;le précédente</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Résultat précédent</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Étape précédente</translation>
    </message>
    <message>
        <source>Print</source>
        <comment>theme</comment>
        <translation>Impression</translation>
    </message>
    <message>
        <source>Print – Oddments</source>
        <translation>Imprimer – Oddments</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Progression de l’analyse</translation>
    </message>
    <message>
        <source>Push a stone over the edge.</source>
        <translation>Poussez une pierre par-dessus le bord.</translation>
    </message>
    <message>
        <source>Put your boards into {folder}.</source>
        <translation>Placez vos plateaux dans {folder}.</translation>
    </message>
    <message>
        <source>Put your pieces into {folder}.</source>
        <translation>Placez vos pièces dans {folder}.</translation>
    </message>
    <message>
        <source>Put your themes into {folder}.</source>
        <translation>Placez vos thèmes dans {folder}.</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Puzzles by day</source>
        <translation>Problèmes par jour</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>depth</comment>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Quick ({size})</source>
        <translation>Rapide ({size})</translation>
    </message>
    <message>
        <source>R&amp;ecent games</source>
        <translation>Pa&amp;rties récentes</translation>
    </message>
    <message>
        <source>Raise your own score: get more groups of a large size than the other player has.</source>
        <translation>Augmentez votre propre score&#x202f;: formez plus de groupes d’une grande taille que l’autre joueur.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Rating</source>
        <comment>column</comment>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Rating from games</source>
        <translation>Classement par les parties</translation>
    </message>
    <message>
        <source>Rating from puzzles</source>
        <translation>Classement par les problèmes</translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <translation>Re&amp;vanche</translation>
    </message>
    <message>
        <source>Read &amp;out the position</source>
        <translation>Lire la p&amp;osition à voix haute</translation>
    </message>
    <message>
        <source>Reading the clipboard …</source>
        <translation>Lecture du presse-papiers…</translation>
    </message>
    <message>
        <source>Reading {name} …</source>
        <translation>Lecture de {name}…</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Redone: {edit}.</source>
        <translation>Rétabli&#x202f;: {edit}.</translation>
    </message>
    <message>
        <source>Regular player</source>
        <translation>Habitué</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recharger</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Rematch w&amp;ith players swapped</source>
        <translation>Revanc&amp;he en échangeant les joueurs</translation>
    </message>
    <message>
        <source>Remove</source>
        <comment>engine</comment>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove all marks here</source>
        <translation>Retirer toutes les marques ici</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Res&amp;ign …</source>
        <translation>A&amp;bandonner…</translation>
    </message>
    <message>
        <source>Reset &amp;all …</source>
        <translation>&amp;Tout réinitialiser…</translation>
    </message>
    <message>
        <source>Reset &amp;orientation</source>
        <translation>&amp;Réinitialiser l’orientation</translation>
    </message>
    <message>
        <source>Reset all keyboard shortcuts to their defaults?</source>
        <translation>Réinitialiser tous les raccourcis clavier&#x202f;?</translation>
    </message>
    <message>
        <source>Reset si&amp;ze</source>
        <translation>Réinitialiser la &amp;taille</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Resign for {loser}? {winner} would win.</source>
        <translation>Abandonner pour {loser}&#x202f;? {winner} gagnerait.</translation>
    </message>
    <message>
        <source>Resign this game? {winner} would win.</source>
        <translation>Abandonner cette partie&#x202f;? {winner} gagnerait.</translation>
    </message>
    <message>
        <source>Rest here to see the line on the board; → and ← step through it.</source>
        <translation>Restez ici pour voir la suite sur le plateau&#xa0;; → et ← la parcourent.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Restore windows</source>
        <translation>Les rouvrir</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Results by</source>
        <translation>Résultats par</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Retry my &amp;mistakes</source>
        <translation>Re&amp;voir mes erreurs</translation>
    </message>
    <message>
        <source>Retry the mistakes</source>
        <translation>Revoir les erreurs</translation>
    </message>
    <message>
        <source>Retry your mistakes</source>
        <translation>Revoir vos erreurs</translation>
    </message>
    <message>
        <source>Return to the game</source>
        <translation>Revenir à la partie</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>tab</comment>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyser</translation>
    </message>
    <message>
        <source>Review it again</source>
        <translation>Analyser de nouveau</translation>
    </message>
    <message>
        <source>Review more deeply</source>
        <translation>Analyser plus à fond</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Analyser la partie</translation>
    </message>
    <message>
        <source>Reviewed by {engine}</source>
        <translation>Analysée par {engine}</translation>
    </message>
    <message>
        <source>Reviewing {total} moves …</source>
        <translation>Analyse de {total} coups …</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Juste</translation>
    </message>
    <message>
        <source>Rotate &amp;left</source>
        <translation>Faire pivoter à &amp;gauche</translation>
    </message>
    <message>
        <source>Rotate &amp;right</source>
        <translation>Faire pivo&amp;ter à droite</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>Règles&#x202f;: {game}</translation>
    </message>
    <message>
        <source>S&amp;ettings …</source>
        <translation>Pré&amp;férences…</translation>
    </message>
    <message>
        <source>S&amp;hare and export</source>
        <translation>Partager &amp;et exporter</translation>
    </message>
    <message>
        <source>S&amp;quares</source>
        <translation>C&amp;arrés</translation>
    </message>
    <message>
        <source>S&amp;tart page</source>
        <translation>Page d’accue&amp;il</translation>
    </message>
    <message>
        <source>S&amp;wap colours</source>
        <translation>Échan&amp;ger les couleurs</translation>
    </message>
    <message>
        <source>S&amp;ystem typeface</source>
        <translation>Police du s&amp;ystème</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>Dessin SVG</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save</source>
        <comment>engine</comment>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;animation …</source>
        <translation>&amp;Enregistrer une animation…</translation>
    </message>
    <message>
        <source>Save &amp;as …</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Save &amp;picture …</source>
        <translation>Enregistrer &amp;une image…</translation>
    </message>
    <message>
        <source>Save a picture – Oddments</source>
        <translation>Enregistrer une image – Oddments</translation>
    </message>
    <message>
        <source>Save an animation – Oddments</source>
        <translation>Enregistrer une animation – Oddments</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Save game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Save the selected games to one file</source>
        <translation>Enregistrer les parties sélectionnées dans un seul fichier</translation>
    </message>
    <message>
        <source>Save …</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Saved as PNG, SVG or PDF, depending on the file name.</source>
        <translation>Enregistrée en PNG, SVG ou PDF, selon le nom du fichier.</translation>
    </message>
    <message>
        <source>Saved games ({patterns})</source>
        <translation>Parties enregistrées ({patterns})</translation>
    </message>
    <message>
        <source>Saved to {path}.</source>
        <translation>Enregistré dans {path}.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Search by name or key</source>
        <translation>Rechercher par nom ou touche</translation>
    </message>
    <message>
        <source>Searching for games …</source>
        <translation>Recherche de parties…</translation>
    </message>
    <message>
        <source>Searching …</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>En second</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Secondes</translation>
    </message>
    <message>
        <source>Seconds added per move</source>
        <translation>Secondes ajoutées par coup</translation>
    </message>
    <message>
        <source>See where the game was won and lost</source>
        <translation>Voir où la partie s’est gagnée et perdue</translation>
    </message>
    <message>
        <source>Seldom sees a win in one move.</source>
        <translation>Voit rarement un gain en un coup.</translation>
    </message>
    <message>
        <source>Set &amp;up a position …</source>
        <translation>Co&amp;mposer une position…</translation>
    </message>
    <message>
        <source>Set up a position – Oddments</source>
        <translation>Composer une position – Oddments</translation>
    </message>
    <message>
        <source>Settings – Oddments</source>
        <translation>Préférences – Oddments</translation>
    </message>
    <message>
        <source>Share and export</source>
        <translation>Partager et exporter</translation>
    </message>
    <message>
        <source>Show &amp;log folder</source>
        <translation>&amp;Afficher le dossier des journaux</translation>
    </message>
    <message>
        <source>Show a &amp;hint</source>
        <translation>Afficher &amp;un indice</translation>
    </message>
    <message>
        <source>Show all numbers</source>
        <translation>Afficher tous les nombres</translation>
    </message>
    <message>
        <source>Show deleted games, or the others again</source>
        <translation>Afficher les parties supprimées, ou de nouveau les autres</translation>
    </message>
    <message>
        <source>Show fewer numbers</source>
        <translation>Afficher moins de nombres</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Show the &amp;better line</source>
        <translation>Montrer la m&amp;eilleure suite</translation>
    </message>
    <message>
        <source>Show the file’s folder</source>
        <translation>Afficher le dossier du fichier</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Montrer la solution</translation>
    </message>
    <message>
        <source>Show what follows</source>
        <translation>Montrer la suite</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>Montrer pourquoi</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Côtés</translation>
    </message>
    <message>
        <source>Sides still needed</source>
        <translation>Côtés qu’il lui faut</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Size of text and controls</source>
        <translation>Taille du texte et des boutons</translation>
    </message>
    <message>
        <source>Size {size}: Black has {black}, White has {white}.</source>
        <translation>Taille {size}&#x202f;: Noir en a {black}, Blanc {white}.</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Habile</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Sauter</translation>
    </message>
    <message>
        <source>Slate</source>
        <comment>board</comment>
        <translation>Ardoise</translation>
    </message>
    <message>
        <source>Slide and flip discs that belong to nobody. Be the first to line up five.</source>
        <translation>Glissez et retournez des disques qui ne sont à personne. Soyez le premier à en aligner cinq.</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed</comment>
        <translation>Lente</translation>
    </message>
    <message>
        <source>So&amp;unds</source>
        <translation>S&amp;ons</translation>
    </message>
    <message>
        <source>Something went wrong, but you can keep playing. A report helps us fix it.</source>
        <translation>Une erreur s’est produite, mais vous pouvez continuer à jouer. Un rapport nous aide à la corriger.</translation>
    </message>
    <message>
        <source>Sometimes misses a win in one move.</source>
        <translation>Manque parfois un gain en un coup.</translation>
    </message>
    <message>
        <source>Sort order</source>
        <translation>Ordre de tri</translation>
    </message>
    <message>
        <source>Speed</source>
        <comment>of animations</comment>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Speed of animations</source>
        <translation>Vitesse des animations</translation>
    </message>
    <message>
        <source>Split the other player’s biggest group.</source>
        <translation>Coupez le plus grand groupe de l’autre joueur.</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Carrés</translation>
    </message>
    <message numerus="yes">
        <source>Squares: likely colour at the end, larger if surer (%Ln random game(s)).</source>
        <translation>
            <numerusform>Carrés&#xa0;: couleur probable à la fin, plus grands si c’est plus sûr (%Ln partie aléatoire).</numerusform>
            <numerusform>Carrés&#xa0;: couleur probable à la fin, plus grands si c’est plus sûr (%Ln parties aléatoires).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Squares: likely winning group, larger if surer (%Ln random game(s)).</source>
        <translation>
            <numerusform>Carrés&#xa0;: groupe gagnant probable, plus grands si c’est plus sûr (%Ln partie aléatoire).</numerusform>
            <numerusform>Carrés&#xa0;: groupe gagnant probable, plus grands si c’est plus sûr (%Ln parties aléatoires).</numerusform>
        </translation>
    </message>
    <message>
        <source>Stack black-and-white pieces like bricks. Win with the biggest unmatched group.</source>
        <translation>Empilez des pièces comme des briques. Gagnez avec le plus grand groupe sans équivalent.</translation>
    </message>
    <message>
        <source>Stacks away from the edge</source>
        <translation>Piles loin du bord</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>Position initiale</translation>
    </message>
    <message>
        <source>Stay at level {level}.</source>
        <translation>Restez au niveau {level}.</translation>
    </message>
    <message>
        <source>Step back through the moves to look at the game again.</source>
        <translation>Remontez les coups pour revoir la partie.</translation>
    </message>
    <message>
        <source>Step back through the moves to see what was to be expected.</source>
        <translation>Remontez les coups pour voir ce qui était à prévoir.</translation>
    </message>
    <message>
        <source>Step through the move list</source>
        <translation>Parcourir la liste des coups</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Étape {number} sur {count}</translation>
    </message>
    <message>
        <source>Stone</source>
        <comment>pieces</comment>
        <translation>Pierre</translation>
    </message>
    <message>
        <source>Stones away from the edge</source>
        <translation>Pierres loin du bord</translation>
    </message>
    <message>
        <source>Stones still needed</source>
        <translation>Pierres encore nécessaires</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>review</comment>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stop counting</source>
        <translation>Terminer le décompte</translation>
    </message>
    <message>
        <source>Stop marking</source>
        <translation>Finir le marquage</translation>
    </message>
    <message>
        <source>Stop playing through</source>
        <translation>Arrêter le déroulement</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Fort</translation>
    </message>
    <message>
        <source>Swap colours</source>
        <translation>Inverser</translation>
    </message>
    <message>
        <source>Swap players</source>
        <translation>Inverser</translation>
    </message>
    <message>
        <source>Switc&amp;h colour</source>
        <translation>C&amp;hanger la couleur en main</translation>
    </message>
    <message>
        <source>System language ({language})</source>
        <translation>Langue du système ({language})</translation>
    </message>
    <message>
        <source>T&amp;ype a move</source>
        <translation>Sa&amp;isir un coup</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>L’annuler</translation>
    </message>
    <message>
        <source>Take the next {game} lesson</source>
        <translation>Suivre la leçon suivante de {game}</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Tester</translation>
    </message>
    <message>
        <source>Test …</source>
        <comment>engine</comment>
        <translation>Tester…</translation>
    </message>
    <message>
        <source>That is the move you played in the game.</source>
        <translation>C’est le coup que vous avez joué dans la partie.</translation>
    </message>
    <message>
        <source>That was the last mistake</source>
        <translation>C’était la dernière erreur</translation>
    </message>
    <message>
        <source>The &amp;skipped turn</source>
        <translation>&amp;Le tour sauté</translation>
    </message>
    <message>
        <source>The SQLite of this Python lacks FTS5, which a library needs.</source>
        <translation>Le SQLite de ce Python n’a pas FTS5, dont la bibliothèque a besoin.</translation>
    </message>
    <message>
        <source>The analysis failed</source>
        <translation>L’analyse a échoué</translation>
    </message>
    <message>
        <source>The author suggests {first} to {last}; smaller boards are for learning.</source>
        <translation>L’auteur conseille de {first} à {last}&#x202f;; les plateaux plus petits servent à apprendre.</translation>
    </message>
    <message>
        <source>The average level of the computers that made it</source>
        <translation>Le niveau moyen des ordinateurs qui l’ont joué</translation>
    </message>
    <message>
        <source>The best reply is {reply}.</source>
        <translation>La meilleure réponse est {reply}.</translation>
    </message>
    <message>
        <source>The biggest unmatched group wins.</source>
        <translation>Le plus grand groupe sans équivalent gagne.</translation>
    </message>
    <message>
        <source>The black half goes there. Choose the square beside it for the white half.</source>
        <translation>La moitié noire va là. Choisissez à côté la case de la moitié blanche.</translation>
    </message>
    <message>
        <source>The board at the end of this line, and of the better one.</source>
        <translation>Le plateau à la fin de cette variante, et de la meilleure.</translation>
    </message>
    <message>
        <source>The board before and after {moves}.</source>
        <translation>Le plateau avant et après {moves}.</translation>
    </message>
    <message>
        <source>The board is full and the sums of squares are equal.</source>
        <translation>Le plateau est plein et les sommes des carrés sont égales.</translation>
    </message>
    <message>
        <source>The board is full: the biggest unmatched group wins.</source>
        <translation>Le plateau est plein&#x202f;: le plus grand groupe sans équivalent gagne.</translation>
    </message>
    <message>
        <source>The board is full: the higher sum of squares wins.</source>
        <translation>Le plateau est plein&#x202f;: la plus grande somme des carrés gagne.</translation>
    </message>
    <message>
        <source>The board was copied to the clipboard as a picture.</source>
        <translation>Le plateau a été copié dans le presse-papiers sous forme d’image.</translation>
    </message>
    <message>
        <source>The board was copied to the clipboard as text.</source>
        <translation>Le plateau a été copié dans le presse-papiers sous forme de texte.</translation>
    </message>
    <message>
        <source>The cards were not transferred: {why}.</source>
        <translation>Les cartes n’ont pas été transférées&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>The clipboard contains no text.</source>
        <translation>Le presse-papiers ne contient pas de texte.</translation>
    </message>
    <message>
        <source>The clipboard does not contain a branch of this game: {why}.</source>
        <translation>Le presse-papiers ne contient pas de branche de cette partie&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>The clipboard does not contain a game: {why}.</source>
        <translation>Le presse-papiers ne contient pas de partie&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>The clocks are stopped. {who} to move: press “Resume” to start them.</source>
        <translation>Les pendules sont arrêtées. {who} est au trait&#x202f;: «&#x202f;Reprendre&#x202f;» les relance.</translation>
    </message>
    <message>
        <source>The command line has a character without text.</source>
        <translation>La ligne de commande contient un caractère sans texte.</translation>
    </message>
    <message>
        <source>The command was copied to the clipboard.</source>
        <translation>La commande a été copiée dans le presse-papiers.</translation>
    </message>
    <message>
        <source>The comment links to a page on {host}.</source>
        <translation>Le commentaire renvoie à une page de {host}.</translation>
    </message>
    <message>
        <source>The computer played at level {level} ({name}).</source>
        <translation>L’ordinateur a joué au niveau {level} ({name}).</translation>
    </message>
    <message>
        <source>The computer ran out of memory, but you can keep playing. Closing other programs may help.</source>
        <translation>La mémoire a manqué, mais vous pouvez continuer à jouer. Fermer d’autres programmes peut aider.</translation>
    </message>
    <message>
        <source>The core of Oddments is not compiled on this computer, so the engine is hundreds of times slower. Run installer/run to compile it.</source>
        <translation>Le cœur d’Oddments n’est pas compilé sur cet ordinateur&#x202f;: le moteur est des centaines de fois plus lent. installer/run le compile.</translation>
    </message>
    <message>
        <source>The current board</source>
        <translation>Le plateau actuel</translation>
    </message>
    <message>
        <source>The current line</source>
        <translation>La ligne actuelle</translation>
    </message>
    <message>
        <source>The earlier moves do not lead to this position.</source>
        <translation>Les coups antérieurs ne mènent pas à cette position.</translation>
    </message>
    <message>
        <source>The engine evaluates your move.</source>
        <translation>Le moteur évalue votre coup.</translation>
    </message>
    <message>
        <source>The engine failed</source>
        <translation>Le moteur a échoué</translation>
    </message>
    <message>
        <source>The engine failed: {why}.</source>
        <translation>Le moteur a échoué&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>The engine gives no win rates</source>
        <translation>Le moteur ne donne pas de taux de victoire</translation>
    </message>
    <message>
        <source>The engine stopped responding and was restarted. The game continues.</source>
        <translation>Le moteur ne répondait plus et a été relancé. La partie continue.</translation>
    </message>
    <message numerus="yes">
        <source>The fairest komi known for this board is {komi}: in %Ln game(s) of the computer against itself Black’s win rate was {rate}, in the long run very likely {low} to {high}.</source>
        <translation>
            <numerusform>Le komi le plus équitable connu pour ce plateau est {komi} : en %Ln partie de l’ordinateur contre lui-même, le taux de victoire de Noir a été de {rate}, à long terme très probablement de {low} à {high}.</numerusform>
            <numerusform>Le komi le plus équitable connu pour ce plateau est {komi} : en %Ln parties de l’ordinateur contre lui-même, le taux de victoire de Noir a été de {rate}, à long terme très probablement de {low} à {high}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is damaged, and shown in part: {why}.</source>
        <translation>Le fichier est endommagé et affiché en partie&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>The file is {path}.</source>
        <translation>Le fichier est {path}.</translation>
    </message>
    <message>
        <source>The game could not be saved to {path}: {why}.</source>
        <translation>La partie n’a pas pu être enregistrée dans {path}&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>The game does not have what the position says.</source>
        <translation>Ce jeu n’a pas ce qu’indique la position.</translation>
    </message>
    <message>
        <source>The game has not been reviewed.</source>
        <translation>La partie n’a pas été analysée.</translation>
    </message>
    <message>
        <source>The game in diagrams</source>
        <translation>La partie en diagrammes</translation>
    </message>
    <message>
        <source>The game in the clipboard has no moves.</source>
        <translation>La partie du presse-papiers n’a aucun coup.</translation>
    </message>
    <message>
        <source>The game is a draw.</source>
        <translation>La partie est nulle.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>The game of {package} cannot be played: {why}</source>
        <translation>Le jeu de {package} ne peut pas être joué&#xa0;: {why}</translation>
    </message>
    <message>
        <source>The game of {package} has failed, but you can keep playing. A report helps its authors fix it.</source>
        <translation>Le jeu de {package} a rencontré une erreur, mais vous pouvez continuer à jouer. Un rapport aide ses auteurs à la corriger.</translation>
    </message>
    <message>
        <source>The game starts in a position that was set up.</source>
        <translation>La partie commence dans une position composée.</translation>
    </message>
    <message>
        <source>The game was copied to the clipboard in the format of a saved game.</source>
        <translation>La partie a été copiée dans le presse-papiers au format d’une partie enregistrée.</translation>
    </message>
    <message>
        <source>The game {key} is installed, but cannot be played: {why}. Here is what the file says; it stays as it is.</source>
        <translation>Le jeu {key} est installé, mais on ne peut pas y jouer&#xa0;: {why}. Voici ce que dit le fichier, qui reste tel quel.</translation>
    </message>
    <message>
        <source>The game {key} is not installed. To replay it, install the package {package}, if you trust the source of this file, and start Oddments again. Here is what the file says; it stays as it is.</source>
        <translation>Le jeu {key} n’est pas installé. Pour rejouer la partie, installez le paquet {package}, si vous avez confiance dans la provenance de ce fichier, et relancez Oddments. Voici ce que dit le fichier, qui reste tel quel.</translation>
    </message>
    <message>
        <source>The komi is {komi}.</source>
        <translation>Le komi est de {komi}.</translation>
    </message>
    <message>
        <source>The komi is {komi}. {name} takes {colour}.</source>
        <translation>Le komi est de {komi}. {name} prend {colour}.</translation>
    </message>
    <message>
        <source>The last &amp;piece</source>
        <translation>&amp;La dernière pièce</translation>
    </message>
    <message>
        <source>The last move completed a row with this disc.</source>
        <translation>Le dernier coup a achevé une rangée avec ce disque.</translation>
    </message>
    <message numerus="yes">
        <source>The last move completed a row. It moved or flipped these %Ln disc(s).</source>
        <translation>
            <numerusform>Le dernier coup a achevé une rangée. Il a déplacé ou retourné ce disque.</numerusform>
            <numerusform>Le dernier coup a achevé une rangée. Il a déplacé ou retourné ces %Ln disques.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last move made a winning row.</source>
        <translation>Le dernier coup a formé une rangée gagnante.</translation>
    </message>
    <message>
        <source>The library cannot be searched: {why}.</source>
        <translation>Impossible de rechercher dans la bibliothèque&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>The library cannot be updated: {why}.</source>
        <translation>La bibliothèque ne peut pas être mise à jour&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>The list of games is being rebuilt from the games. No game is lost.</source>
        <translation>La liste des parties est reconstruite à partir des parties. Aucune partie n’est perdue.</translation>
    </message>
    <message>
        <source>The list of open windows cannot be saved: {why}. The next start may bring back earlier ones.</source>
        <translation>La liste des fenêtres ouvertes ne peut pas être enregistrée&#xa0;: {why}. Le prochain démarrage rouvrira peut-être des fenêtres plus anciennes.</translation>
    </message>
    <message>
        <source>The log is in {folder}.</source>
        <translation>Le journal se trouve dans {folder}.</translation>
    </message>
    <message>
        <source>The move is already complete.</source>
        <translation>Le coup est déjà complet.</translation>
    </message>
    <message>
        <source>The move is among the marked cells.</source>
        <translation>Le coup se trouve parmi les cases marquées.</translation>
    </message>
    <message>
        <source>The move is not complete yet.</source>
        <translation>Le coup n’est pas encore complet.</translation>
    </message>
    <message>
        <source>The move played here was bad. Find a better one.</source>
        <translation>Le coup joué ici était mauvais. Trouvez mieux.</translation>
    </message>
    <message>
        <source>The move: {turn}. Now you play it.</source>
        <translation>Le coup&#xa0;: {turn}. À vous de le jouer.</translation>
    </message>
    <message numerus="yes">
        <source>The next card comes back in %Ln day(s).</source>
        <translation>
            <numerusform>La prochaine carte revient demain.</numerusform>
            <numerusform>La prochaine carte revient dans %Ln jours.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next card comes back in {time}.</source>
        <translation>La prochaine carte revient dans {time}.</translation>
    </message>
    <message>
        <source>The number of groups is even: place a second stone, or take the first one back.</source>
        <translation>Le nombre de groupes est pair&#x202f;: posez une deuxième pierre, ou annulez la première.</translation>
    </message>
    <message>
        <source>The number of groups must be odd.</source>
        <translation>Le nombre de groupes doit être impair.</translation>
    </message>
    <message>
        <source>The number of groups would be even, and must be odd.</source>
        <translation>Le nombre de groupes serait pair, il doit être impair.</translation>
    </message>
    <message>
        <source>The number of pieces and passes is even, so Black is to move.</source>
        <translation>Le nombre de pièces et de passes est pair : c’est donc à Noir de jouer.</translation>
    </message>
    <message>
        <source>The number of pieces and passes is odd, so White is to move.</source>
        <translation>Le nombre de pièces et de passes est impair : c’est donc à Blanc de jouer.</translation>
    </message>
    <message>
        <source>The other half fits on no neighbouring square.</source>
        <translation>L’autre moitié ne peut aller sur aucune case voisine.</translation>
    </message>
    <message>
        <source>The other player</source>
        <translation>L’autre joueur</translation>
    </message>
    <message>
        <source>The other player has just passed</source>
        <translation>L’autre joueur vient de passer</translation>
    </message>
    <message>
        <source>The other player skips a turn</source>
        <translation>L’autre joueur saute un tour</translation>
    </message>
    <message>
        <source>The other player threatens to win. Block the way.</source>
        <translation>L’autre joueur menace de gagner. Barrez-lui la route.</translation>
    </message>
    <message>
        <source>The pasted moves are already there.</source>
        <translation>Les coups collés s’y trouvent déjà.</translation>
    </message>
    <message>
        <source>The pasted text could only be read in part: {problem}.</source>
        <translation>Le texte collé n’a pu être lu qu’en partie&#x202f;: {problem}.</translation>
    </message>
    <message>
        <source>The picture could not be copied: {why}.</source>
        <translation>L’image n’a pas pu être copiée&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>The player lost</source>
        <translation>Le joueur a perdu</translation>
    </message>
    <message>
        <source>The player won</source>
        <translation>Le joueur a gagné</translation>
    </message>
    <message>
        <source>The players agreed to it.</source>
        <translation>Les joueurs se sont mis d’accord.</translation>
    </message>
    <message>
        <source>The position has occurred three times. The game is a draw.</source>
        <translation>La position est apparue pour la troisième fois. La partie est nulle.</translation>
    </message>
    <message>
        <source>The position is corrupt. Press “Try again” to replay the game from the start.</source>
        <translation>La position est corrompue. «&#x202f;Réessayer&#x202f;» rejoue la partie depuis le début.</translation>
    </message>
    <message>
        <source>The position is corrupt: {why}. The game can be replayed from the start.</source>
        <translation>La position est corrompue&#x202f;: {why}. La partie peut être rejouée depuis le début.</translation>
    </message>
    <message>
        <source>The position was copied.</source>
        <translation>La position a été copiée.</translation>
    </message>
    <message>
        <source>The previous session</source>
        <translation>La session précédente</translation>
    </message>
    <message>
        <source>The rating from puzzles cannot be read: {why}.</source>
        <translation>Le classement par les problèmes ne peut pas être lu&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>The reply {reply} then wins by force.</source>
        <translation>La réponse {reply} force alors le gain.</translation>
    </message>
    <message>
        <source>The report was copied to the clipboard.</source>
        <translation>Le rapport a été copié dans le presse-papiers.</translation>
    </message>
    <message>
        <source>The rest was skipped</source>
        <translation>Le reste a été sauté</translation>
    </message>
    <message>
        <source>The rest was skipped.</source>
        <translation>Le reste a été ignoré.</translation>
    </message>
    <message>
        <source>The review failed: {why}.</source>
        <translation>L’analyse a échoué&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>The row can be completed in more than one way.</source>
        <translation>La rangée peut être achevée de plus d’une façon.</translation>
    </message>
    <message>
        <source>The rules of this game failed: {why}.</source>
        <translation>Les règles de ce jeu ont échoué&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>The same position has occurred three times.</source>
        <translation>La même position est apparue pour la troisième fois.</translation>
    </message>
    <message>
        <source>The saved game</source>
        <translation>La partie enregistrée</translation>
    </message>
    <message>
        <source>The settings were damaged. What could be read of them still holds; the damaged file was kept as {name}.</source>
        <translation>Les réglages étaient endommagés. Ce qui a pu en être lu reste valable&#xa0;; le fichier endommagé est conservé sous le nom {name}.</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>La solution</translation>
    </message>
    <message>
        <source>The start</source>
        <translation>Le début</translation>
    </message>
    <message>
        <source>The test failed: {why}.</source>
        <translation>Le test a échoué&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>The theme “{theme}” has its own board and pieces. Choose another theme to use these.</source>
        <translation>Le thème «&#x202f;{theme}&#x202f;» a son propre plateau et ses propres pièces. Choisissez un autre thème pour utiliser ceux-ci.</translation>
    </message>
    <message>
        <source>The training cards in {file} are from a newer version of Oddments. They stay as they are: update Oddments here, or train with that version.</source>
        <translation>Les cartes d’entraînement de {file} viennent d’une version plus récente d’Oddments. Elles restent telles quelles&#xa0;: mettez Oddments à jour ici, ou entraînez-vous avec l’autre version.</translation>
    </message>
    <message>
        <source>The training cards in {file} cannot be used: {why}.</source>
        <translation>Les cartes d’entraînement de {file} ne sont pas utilisables&#xa0;: {why}.</translation>
    </message>
    <message numerus="yes">
        <source>The training cards were damaged. %Ln card(s) could be recovered. The damaged file was kept as {name}.</source>
        <translation>
            <numerusform>Les cartes d’entraînement étaient endommagées. %Ln carte a pu être récupérée. Le fichier endommagé est conservé sous le nom {name}.</numerusform>
            <numerusform>Les cartes d’entraînement étaient endommagées. %Ln cartes ont pu être récupérées. Le fichier endommagé est conservé sous le nom {name}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The trash is empty.</source>
        <translation>La corbeille est vide.</translation>
    </message>
    <message>
        <source>The two squares of a piece must be neighbours.</source>
        <translation>Les deux cases d’une pièce doivent être voisines.</translation>
    </message>
    <message>
        <source>The two stacks must have the same height.</source>
        <translation>Les deux piles doivent avoir la même hauteur.</translation>
    </message>
    <message>
        <source>The white half goes there. Choose the square beside it for the black half.</source>
        <translation>La moitié blanche va là. Choisissez à côté la case de la moitié noire.</translation>
    </message>
    <message numerus="yes">
        <source>The whole tree (%Ln move(s))</source>
        <translation>
            <numerusform>L’arbre entier (%Ln coup)</numerusform>
            <numerusform>L’arbre entier (%Ln coups)</numerusform>
        </translation>
    </message>
    <message>
        <source>The win rate in the engine’s table of openings, or the proven result</source>
        <translation>Le taux de victoire dans la table d’ouvertures du moteur, ou le résultat prouvé</translation>
    </message>
    <message>
        <source>The {game} lesson cannot be shown: {why}.</source>
        <translation>La leçon du jeu {game} ne peut pas être affichée&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>There are no cards yet. Review a game, or solve puzzles: what went wrong becomes a card.</source>
        <translation>Il n’y a pas encore de cartes. Analysez une partie ou résolvez des problèmes&#xa0;: ce qui a échoué devient une carte.</translation>
    </message>
    <message>
        <source>There are no mistakes in this game to retry.</source>
        <translation>Il n’y a pas d’erreur à revoir dans cette partie.</translation>
    </message>
    <message>
        <source>There are no moves to review yet.</source>
        <translation>Il n’y a pas encore de coup à analyser.</translation>
    </message>
    <message>
        <source>There is an engine with the name “{name}” already.</source>
        <translation>Il y a déjà un moteur nommé «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>There is more to learn</source>
        <translation>Il reste des choses à apprendre</translation>
    </message>
    <message>
        <source>There is no disc here to move.</source>
        <translation>Il n’y a pas de disque à déplacer ici.</translation>
    </message>
    <message>
        <source>There is no expectation map here: {why}.</source>
        <translation>Pas de carte des prévisions ici&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>There is not enough memory for the engine. Close other programs.</source>
        <translation>Il n’y a pas assez de mémoire pour le moteur. Fermez d’autres programmes.</translation>
    </message>
    <message>
        <source>There is nothing to capture now.</source>
        <translation>Il n’y a rien à capturer maintenant.</translation>
    </message>
    <message>
        <source>There must be 28 discs.</source>
        <translation>Il doit y avoir 28 disques.</translation>
    </message>
    <message>
        <source>These are not the pieces of this game.</source>
        <translation>Ce ne sont pas les pièces de ce jeu.</translation>
    </message>
    <message>
        <source>They come back as cards in the training.</source>
        <translation>Elles reviennent comme cartes à l’entraînement.</translation>
    </message>
    <message>
        <source>This board is solved: with best play it is a draw.</source>
        <translation>Ce plateau est résolu : au meilleur jeu, la partie est nulle.</translation>
    </message>
    <message>
        <source>This board is solved: with best play whoever begins wins.</source>
        <translation>Ce plateau est résolu : au meilleur jeu, qui commence gagne.</translation>
    </message>
    <message>
        <source>This board is solved: with best play whoever moves second wins.</source>
        <translation>Ce plateau est résolu : au meilleur jeu, qui joue en second gagne.</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Cette action est irréversible.</translation>
    </message>
    <message>
        <source>This cell is taken.</source>
        <translation>Cette case est occupée.</translation>
    </message>
    <message>
        <source>This computer was asleep or too busy, so the clocks were stopped.</source>
        <translation>Cet ordinateur était en veille ou trop occupé&#x202f;: les pendules ont été arrêtées.</translation>
    </message>
    <message>
        <source>This did not work: {why}.</source>
        <translation>L’opération a échoué&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>This disc is in a row of exactly three or four: moving it costs a turn.</source>
        <translation>Ce disque est dans une rangée de trois ou quatre exactement&#x202f;: le déplacer coûte un tour.</translation>
    </message>
    <message>
        <source>This ends the game in a draw.</source>
        <translation>Cela met fin à la partie par une nulle.</translation>
    </message>
    <message>
        <source>This ends the game: {winner} wins.</source>
        <translation>Cela met fin à la partie&#x202f;: {winner} gagne.</translation>
    </message>
    <message>
        <source>This game cannot be saved in {folder}: {why}. Save it to another file. If you close the window or start a game again, it is lost.</source>
        <translation>Cette partie ne peut pas être enregistrée dans {folder}&#x202f;: {why}. Enregistrez-la dans un autre fichier. Si vous fermez de nouveau la fenêtre ou commencez de nouveau une partie, elle sera perdue.</translation>
    </message>
    <message>
        <source>This game is finished. Play another move to try something else from here.</source>
        <translation>Cette partie est terminée. Jouez un autre coup pour essayer autre chose à partir d’ici.</translation>
    </message>
    <message>
        <source>This game is finished. Press “Play from here” to try another ending.</source>
        <translation>Cette partie est terminée. Appuyez sur «&#x202f;Jouer d’ici&#x202f;» pour essayer une autre fin.</translation>
    </message>
    <message>
        <source>This game is in the trash. Restore it to open it.</source>
        <translation>Cette partie est dans la corbeille. Restaurez-la pour l’ouvrir.</translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <translation>Cette partie est ouverte dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>This group had won before the last move.</source>
        <translation>Ce groupe avait déjà gagné avant le dernier coup.</translation>
    </message>
    <message numerus="yes">
        <source>This group has %Ln stone(s).</source>
        <translation>
            <numerusform>Ce groupe a %Ln pierre.</numerusform>
            <numerusform>Ce groupe a %Ln pierres.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is everything in the report: the program, the computer, and what went wrong. Nobody receives it unless you send it.</source>
        <translation>Voici tout ce que contient le rapport&#x202f;: le programme, l’ordinateur et l’erreur survenue. Personne ne le reçoit à moins que vous ne l’envoyiez.</translation>
    </message>
    <message>
        <source>This is not a move. Write it like {turn}.</source>
        <translation>Ce n’est pas un coup. Écrivez-le comme {turn}.</translation>
    </message>
    <message>
        <source>This is not possible now.</source>
        <translation>Ce n’est pas possible maintenant.</translation>
    </message>
    <message>
        <source>This is one of several games in {name}.</source>
        <translation>C’est l’une des parties contenues dans {name}.</translation>
    </message>
    <message>
        <source>This is one of several pasted games.</source>
        <translation>C’est l’une des parties qui ont été collées.</translation>
    </message>
    <message>
        <source>This is the last uncovered half of its piece, so nothing can be placed on it.</source>
        <translation>C’est la dernière moitié découverte de sa pièce&#x202f;: rien ne peut être posé dessus.</translation>
    </message>
    <message>
        <source>This is what the engine wrote last to its standard error.</source>
        <translation>Voici ce que le moteur a écrit en dernier sur sa sortie d’erreur.</translation>
    </message>
    <message>
        <source>This loses the game.</source>
        <translation>Cela fait perdre la partie.</translation>
    </message>
    <message>
        <source>This square is taken.</source>
        <translation>Cette case est occupée.</translation>
    </message>
    <message>
        <source>This text cannot be pasted: {why}.</source>
        <translation>Ce texte ne peut pas être collé : {why}.</translation>
    </message>
    <message>
        <source>This version of Oddments does not know the game {key}. Here is what the file says; it stays as it is.</source>
        <translation>Cette version d’Oddments ne connaît pas le jeu {key}. Voici ce que dit le fichier, qui reste tel quel.</translation>
    </message>
    <message>
        <source>This wins the game.</source>
        <translation>Cela fait gagner la partie.</translation>
    </message>
    <message>
        <source>This would bring back the board from before the last move.</source>
        <translation>Cela rétablirait le plateau d’avant le dernier coup.</translation>
    </message>
    <message>
        <source>Threaten to win on two cells at once.</source>
        <translation>Menacez de gagner sur deux cases à la fois.</translation>
    </message>
    <message>
        <source>Threaten to win.</source>
        <translation>Menacez de gagner.</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Cadence</translation>
    </message>
    <message>
        <source>Time for each move</source>
        <translation>Temps de chaque coup</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>Durée d’un coup</translation>
    </message>
    <message>
        <source>Title of {moment}</source>
        <translation>Titre ({moment})</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Jusqu’au coup</translation>
    </message>
    <message>
        <source>To the ends of the row</source>
        <translation>Aux bouts de la rangée</translation>
    </message>
    <message>
        <source>To …</source>
        <translation>Au…</translation>
    </message>
    <message>
        <source>Too few moves to judge the accuracy</source>
        <translation>Trop peu de coups pour indiquer la précision</translation>
    </message>
    <message>
        <source>Total distance from the edge</source>
        <translation>Distance totale au bord</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Training cards</source>
        <translation>Cartes d’entraînement</translation>
    </message>
    <message>
        <source>Training cards ({patterns})</source>
        <translation>Cartes d’entraînement ({patterns})</translation>
    </message>
    <message numerus="yes">
        <source>Training: %Ln due</source>
        <translation>
            <numerusform>Entraînement&#xa0;: %Ln à revoir</numerusform>
            <numerusform>Entraînement&#xa0;: %Ln à revoir</numerusform>
        </translation>
    </message>
    <message>
        <source>Transparent background</source>
        <translation>Fond transparent</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>Corbeille</translation>
    </message>
    <message>
        <source>Tree</source>
        <comment>tab</comment>
        <translation>Arbre</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>Triangles</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Try fewer criteria, or clear the fields above.</source>
        <translation>Essayez avec moins de critères, ou effacez les champs ci-dessus.</translation>
    </message>
    <message>
        <source>Try level {level}.</source>
        <translation>Essayez le niveau {level}.</translation>
    </message>
    <message>
        <source>Two computers</source>
        <translation>Deux ordinateurs</translation>
    </message>
    <message>
        <source>Two pieces are on the same cell.</source>
        <translation>Deux pièces sont sur la même case.</translation>
    </message>
    <message>
        <source>Type a move such as {turn}. Press Esc to close.</source>
        <translation>Saisissez un coup, par exemple {turn}. Appuyez sur Échap pour fermer.</translation>
    </message>
    <message>
        <source>Type the command that starts the engine.</source>
        <translation>Tapez la commande qui lance le moteur.</translation>
    </message>
    <message>
        <source>US letter</source>
        <translation>Lettre US</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>button</comment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo the last answer</source>
        <translation>Annuler la dernière réponse</translation>
    </message>
    <message>
        <source>Undo the last click</source>
        <translation>Annuler le dernier clic</translation>
    </message>
    <message>
        <source>Undo this move</source>
        <translation>Annuler ce coup</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Annulé</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>Undone: {edit}.</source>
        <translation>Annulé&#x202f;: {edit}.</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Inachevées</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <comment>games</comment>
        <translation>Inachevées</translation>
    </message>
    <message>
        <source>Up to level {level}</source>
        <translation>Monter au niveau {level}</translation>
    </message>
    <message>
        <source>Up to this day</source>
        <translation>Jusqu’à ce jour</translation>
    </message>
    <message>
        <source>Use Up and Down to follow the line, Left and Right to reach the variations beside it.</source>
        <translation>Haut et bas parcourent la ligne, gauche et droite mènent aux variantes voisines.</translation>
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
        <translation>Très fort</translation>
    </message>
    <message>
        <source>Visits</source>
        <comment>column</comment>
        <translation>Visites</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Waiting for answers … ({elapsed} of {most} s)</source>
        <translation>En attente de réponses… ({elapsed} sur {most} s)</translation>
    </message>
    <message>
        <source>Waiting for the computer</source>
        <translation>En attente de l’ordinateur</translation>
    </message>
    <message>
        <source>Waiting for the training cards …</source>
        <translation>En attente des cartes d’entraînement …</translation>
    </message>
    <message>
        <source>Ways in which {colour} threatens to win: {first} at the end of this line, {last} at the end of the better one.</source>
        <translation>Menaces de gain de {colour}&#xa0;: {first} à la fin de cette variante, {last} à la fin de la meilleure.</translation>
    </message>
    <message>
        <source>What Oddments includes or runs on, with the full licence of each component.</source>
        <translation>Ce qu’Oddments contient ou utilise, avec la licence complète de chaque composant.</translation>
    </message>
    <message>
        <source>What could follow: {line}.</source>
        <translation>Suite possible&#xa0;: {line}.</translation>
    </message>
    <message>
        <source>What the engine thinks</source>
        <translation>Ce que pense le moteur</translation>
    </message>
    <message>
        <source>What was sent and received</source>
        <translation>Ce qui a été envoyé et reçu</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>L’erreur survenue</translation>
    </message>
    <message>
        <source>When to &amp;pass</source>
        <translation>&amp;Quand passer</translation>
    </message>
    <message>
        <source>Which komi is fair on this board has not been measured.</source>
        <translation>Le komi équitable pour ce plateau n’a pas été mesuré.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>White can swap only after Black&apos;s first move, with the pie rule</source>
        <translation>Blanc ne peut échanger qu’après le premier coup de Noir, avec la règle du gâteau</translation>
    </message>
    <message>
        <source>White can swap only after Black’s first move, in a game with the pie rule.</source>
        <translation>Blanc ne peut échanger les couleurs qu’après le premier coup de Noir, avec la règle du gâteau.</translation>
    </message>
    <message>
        <source>White disc</source>
        <translation>Disque blanc</translation>
    </message>
    <message>
        <source>White half first</source>
        <translation>Moitié blanche d’abord</translation>
    </message>
    <message>
        <source>White is to move</source>
        <translation>Blanc est au trait</translation>
    </message>
    <message>
        <source>White may swap colours instead of making a first move.</source>
        <translation>Blanc peut échanger les couleurs au lieu de jouer son premier coup.</translation>
    </message>
    <message>
        <source>White may swap colours now</source>
        <translation>Blanc peut maintenant échanger les couleurs</translation>
    </message>
    <message>
        <source>White stone</source>
        <translation>Pierre blanche</translation>
    </message>
    <message>
        <source>White won</source>
        <translation>Blanc a gagné</translation>
    </message>
    <message numerus="yes">
        <source>White: gets %Ln point(s)</source>
        <translation>
            <numerusform>Blanc&#x202f;: reçoit %Ln point</numerusform>
            <numerusform>Blanc&#x202f;: reçoit %Ln points</numerusform>
        </translation>
    </message>
    <message>
        <source>Who is to move</source>
        <translation>Au trait</translation>
    </message>
    <message>
        <source>Whose games are counted</source>
        <translation>De qui sont les parties comptées</translation>
    </message>
    <message>
        <source>Why not {what}?</source>
        <translation>Pourquoi pas {what}&#x202f;?</translation>
    </message>
    <message>
        <source>Win by force</source>
        <translation>Forcez le gain</translation>
    </message>
    <message numerus="yes">
        <source>Win by force in %Ln move(s)</source>
        <translation>
            <numerusform>Forcez le gain en %Ln coup</numerusform>
            <numerusform>Forcez le gain en %Ln coups</numerusform>
        </translation>
    </message>
    <message>
        <source>Win rate</source>
        <comment>column</comment>
        <translation>Victoire</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Taux de victoire</translation>
    </message>
    <message>
        <source>Win rate, move by move</source>
        <translation>Chances de gain, coup par coup</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenêtre</translation>
    </message>
    <message>
        <source>With {move} the chance to win is {after}; it could be {before}.</source>
        <translation>Avec {move}, les chances de gain sont de {after}&#x202f;; elles pourraient être de {before}.</translation>
    </message>
    <message>
        <source>Without a date</source>
        <translation>Sans date</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>games</comment>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Won in a row: {current} now, {longest} at most.</source>
        <translation>Gagnées de suite&#xa0;: {current} à présent, {longest} au plus.</translation>
    </message>
    <message>
        <source>Won, drawn and lost by the player who made the move</source>
        <translation>Gagnées, nulles et perdues par le joueur du coup</translation>
    </message>
    <message>
        <source>Wood</source>
        <comment>pieces</comment>
        <translation>Bois</translation>
    </message>
    <message>
        <source>Words in comments</source>
        <translation>Mots des commentaires</translation>
    </message>
    <message>
        <source>Write a comment</source>
        <translation>Écrire un commentaire</translation>
    </message>
    <message>
        <source>XD is missing, which has the pieces under others too</source>
        <translation>il manque XD, qui contient aussi les pièces placées sous d’autres</translation>
    </message>
    <message>
        <source>XF must be a number of at least 1, not {text}</source>
        <translation>XF doit être un nombre supérieur ou égal à 1, et non {text}</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>You are not rated yet.</source>
        <translation>Vous n’avez pas encore de classement.</translation>
    </message>
    <message>
        <source>You can win by force here.</source>
        <translation>Vous pouvez forcer le gain ici.</translation>
    </message>
    <message>
        <source>You cannot pass here.</source>
        <translation>Vous ne pouvez pas passer ici.</translation>
    </message>
    <message>
        <source>You cannot pass while you can place a piece.</source>
        <translation>Vous ne pouvez pas passer tant que vous pouvez poser une pièce.</translation>
    </message>
    <message>
        <source>You cannot type a move now.</source>
        <translation>Vous ne pouvez pas saisir de coup maintenant.</translation>
    </message>
    <message>
        <source>You choose a colour.</source>
        <translation>Choisissez votre couleur.</translation>
    </message>
    <message>
        <source>You forfeited the game.</source>
        <translation>Vous avez perdu par forfait.</translation>
    </message>
    <message>
        <source>You had to pass.</source>
        <translation>Vous avez dû passer.</translation>
    </message>
    <message>
        <source>You have no legal move and pass.</source>
        <translation>Vous n’avez aucun coup possible et passez.</translation>
    </message>
    <message>
        <source>You have seen all puzzles of {game}. They come back in the training.</source>
        <translation>Vous avez vu tous les problèmes de {game}. Ils reviennent à l’entraînement.</translation>
    </message>
    <message>
        <source>You have {time} left.</source>
        <translation>Il vous reste {time}.</translation>
    </message>
    <message>
        <source>You lost</source>
        <translation>Vous avez perdu</translation>
    </message>
    <message>
        <source>You lost {score}</source>
        <translation>Vous avez perdu {score}</translation>
    </message>
    <message>
        <source>You move</source>
        <translation>Vous jouez</translation>
    </message>
    <message>
        <source>You name the komi.</source>
        <translation>Annoncez le komi.</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Vous jouez</translation>
    </message>
    <message>
        <source>You ran out of time.</source>
        <translation>Vous avez dépassé votre temps.</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <translation>Vous avez abandonné.</translation>
    </message>
    <message>
        <source>You scored {points} of {games} at level {level}.</source>
        <translation>Au niveau {level}, vous avez marqué {points} points sur {games}.</translation>
    </message>
    <message>
        <source>You skip a turn.</source>
        <translation>Vous sautez un tour.</translation>
    </message>
    <message>
        <source>You skip a turn: a disc left a row of three or four.</source>
        <translation>Vous sautez un tour&#xa0;: un disque a quitté une rangée de trois ou quatre.</translation>
    </message>
    <message>
        <source>You swapped colours: you are {colour} now.</source>
        <translation>Vous avez échangé les couleurs&#x202f;: vous avez maintenant {colour}.</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Vous avez gagné</translation>
    </message>
    <message>
        <source>You won {score}</source>
        <translation>Vous avez gagné {score}</translation>
    </message>
    <message>
        <source>Your chances are even. The level is named after the game.</source>
        <translation>Les chances sont égales. Le niveau est annoncé après la partie.</translation>
    </message>
    <message>
        <source>Your first rating: {rating}. The puzzle: {difficulty}.</source>
        <translation>Votre premier classement&#xa0;: {rating}. Le problème&#xa0;: {difficulty}.</translation>
    </message>
    <message>
        <source>Your first win against level {level}</source>
        <translation>Votre première victoire contre le niveau {level}</translation>
    </message>
    <message>
        <source>Your move cannot be evaluated: {why}.</source>
        <translation>Votre coup ne peut pas être évalué&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>Your move in notation</source>
        <translation>Votre coup en notation</translation>
    </message>
    <message>
        <source>Your moves become a variation of this game. The moves that follow here stay.</source>
        <translation>Vos coups deviennent une variante de cette partie. Les coups qui suivent ici restent.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>Your rating: {rating}</source>
        <translation>Votre classement&#xa0;: {rating}</translation>
    </message>
    <message>
        <source>Your rating: {rating} ({change}). The puzzle: {difficulty}.</source>
        <translation>Votre classement&#xa0;: {rating} ({change}). Le problème&#xa0;: {difficulty}.</translation>
    </message>
    <message>
        <source>Your turn ({colour}).</source>
        <translation>À vous de jouer ({colour}).</translation>
    </message>
    <message>
        <source>Your windows can be restored now.</source>
        <translation>Vos fenêtres peuvent maintenant être rouvertes.</translation>
    </message>
    <message>
        <source>Your windows cannot be restored yet: {problem}. Saved games are safe.</source>
        <translation>Vos fenêtres ne peuvent pas encore être rouvertes&#x202f;: {problem}. Les parties enregistrées sont intactes.</translation>
    </message>
    <message>
        <source>Your windows could not be restored: {problem}. All your games are saved.</source>
        <translation>Vos fenêtres n’ont pas pu être rouvertes&#x202f;: {problem}. Toutes vos parties sont enregistrées.</translation>
    </message>
    <message>
        <source>a disc cannot pass over others</source>
        <translation>un disque ne peut pas passer par-dessus d’autres</translation>
    </message>
    <message>
        <source>a disc moves in a straight line</source>
        <translation>un disque se déplace en ligne droite</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>partie nulle</translation>
    </message>
    <message>
        <source>a half cannot be placed on its own colour</source>
        <translation>une moitié ne peut pas reposer sur sa propre couleur</translation>
    </message>
    <message>
        <source>a move by Black, but it is White&apos;s turn</source>
        <translation>un coup de Noir, alors que Blanc est au trait</translation>
    </message>
    <message>
        <source>a move by White, but it is Black&apos;s turn</source>
        <translation>un coup de Blanc, alors que Noir est au trait</translation>
    </message>
    <message>
        <source>a move in the root node</source>
        <translation>un coup dans le nœud racine</translation>
    </message>
    <message>
        <source>a move is one or two stones</source>
        <translation>un coup est d’une ou deux pierres</translation>
    </message>
    <message>
        <source>a node after a variation</source>
        <translation>un nœud après une variante</translation>
    </message>
    <message>
        <source>a note on {turn}</source>
        <translation>note sur {turn}</translation>
    </message>
    <message>
        <source>a piece has one black and one white half</source>
        <translation>une pièce a une moitié noire et une moitié blanche</translation>
    </message>
    <message>
        <source>a player who can place a piece cannot pass</source>
        <translation>qui peut poser une pièce ne peut pas passer</translation>
    </message>
    <message>
        <source>a proven draw</source>
        <translation>nulle prouvée</translation>
    </message>
    <message>
        <source>a proven loss</source>
        <translation>défaite prouvée</translation>
    </message>
    <message>
        <source>a proven win</source>
        <translation>gain prouvé</translation>
    </message>
    <message>
        <source>a value without a property</source>
        <translation>une valeur sans propriété</translation>
    </message>
    <message>
        <source>a whole piece would be covered</source>
        <translation>une pièce entière serait couverte</translation>
    </message>
    <message>
        <source>about level {level}</source>
        <translation>environ niveau {level}</translation>
    </message>
    <message>
        <source>an unknown kind, GM[{number}]</source>
        <translation>inconnu GM[{number}]</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>et %Ln autre</numerusform>
            <numerusform>et %Ln autres</numerusform>
        </translation>
    </message>
    <message>
        <source>another game</source>
        <translation>une autre partie</translation>
    </message>
    <message>
        <source>another game begins here: &quot;)&quot; is missing before it</source>
        <translation>une autre partie commence ici&#x202f;: il manque «&#x202f;)&#x202f;» avant elle</translation>
    </message>
    <message>
        <source>another height</source>
        <translation>autre hauteur</translation>
    </message>
    <message>
        <source>another piece lies on it</source>
        <translation>une autre pièce est posée dessus</translation>
    </message>
    <message>
        <source>another program is writing to the file</source>
        <translation>un autre programme écrit dans le fichier</translation>
    </message>
    <message>
        <source>as</source>
        <translation>comme</translation>
    </message>
    <message>
        <source>as good as the best</source>
        <translation>aussi bon que le meilleur</translation>
    </message>
    <message>
        <source>asked for</source>
        <translation>demandée</translation>
    </message>
    <message>
        <source>at most {found} MB of memory may be used here (ulimit -{letter}), and Oddments needs {needed} MB</source>
        <translation>{found} Mo de mémoire au plus peuvent être utilisés ici (ulimit -{letter}), et Oddments a besoin de {needed} Mo</translation>
    </message>
    <message>
        <source>at most {found} files may be open here (ulimit -n), and Oddments needs {needed}</source>
        <translation>{found} fichiers au plus peuvent être ouverts ici (ulimit -n), et Oddments en a besoin de {needed}</translation>
    </message>
    <message>
        <source>at side {sides}</source>
        <translation>côté {sides}</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>au début</translation>
    </message>
    <message>
        <source>bad</source>
        <translation>mauvais</translation>
    </message>
    <message>
        <source>black</source>
        <translation>noir</translation>
    </message>
    <message>
        <source>black disc {black}, white disc {white}, empty {empty}</source>
        <translation>disque noir {black}, disque blanc {white}, vide {empty}</translation>
    </message>
    <message>
        <source>black half</source>
        <translation>moitié noire</translation>
    </message>
    <message>
        <source>black stone</source>
        <translation>pierre noire</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>gaffe</translation>
    </message>
    <message>
        <source>by {engine}</source>
        <translation>de {engine}</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>illisible</translation>
    </message>
    <message>
        <source>cannot push {stones}</source>
        <translation>ne peut pas pousser {stones}</translation>
    </message>
    <message>
        <source>cannot write to {folder}: {why}</source>
        <translation>impossible d’écrire dans {folder}&#x202f;: {why}</translation>
    </message>
    <message numerus="yes">
        <source>captures %Ln ({discs})</source>
        <translation>
            <numerusform>capture %Ln ({discs})</numerusform>
            <numerusform>capture %Ln ({discs})</numerusform>
        </translation>
    </message>
    <message>
        <source>circle</source>
        <translation>cercle</translation>
    </message>
    <message>
        <source>clock {time}</source>
        <translation>pendule {time}</translation>
    </message>
    <message>
        <source>costs a turn</source>
        <translation>coûte un tour</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>croix</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>format of a day</comment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>deleting {turn}</source>
        <translation>suppression de {turn}</translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation>douteux</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>nulle</translation>
    </message>
    <message>
        <source>drawn {number}</source>
        <translation>nulles {number}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>end the move</source>
        <comment>to do instead</comment>
        <translation>terminer le coup</translation>
    </message>
    <message>
        <source>every move loses against best play</source>
        <translation>tous les coups perdent contre le meilleur jeu</translation>
    </message>
    <message>
        <source>exactly five in a row · captures up to 3 enclosed discs in a line</source>
        <translation>exactement cinq en rangée · capture jusqu’à 3 disques enfermés sur une ligne</translation>
    </message>
    <message>
        <source>expected &quot;;&quot;: a variation begins with a node</source>
        <translation>«&#x202f;;&#x202f;» attendu&#x202f;: une variante commence par un nœud</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>en échec</translation>
    </message>
    <message>
        <source>first decide whether to capture</source>
        <translation>décider d’abord de capturer ou non</translation>
    </message>
    <message>
        <source>five or more in a row · captures any number of enclosed discs</source>
        <translation>cinq ou plus en rangée · capture autant de disques enfermés qu’il y en a</translation>
    </message>
    <message>
        <source>for all moves</source>
        <translation>pour tous les coups</translation>
    </message>
    <message>
        <source>for each move</source>
        <translation>pour chaque coup</translation>
    </message>
    <message numerus="yes">
        <source>from %Ln puzzle(s)</source>
        <translation>
            <numerusform>d’après %Ln problème</numerusform>
            <numerusform>d’après %Ln problèmes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from the last %Ln game(s)</source>
        <translation>
            <numerusform>d’après %Ln partie</numerusform>
            <numerusform>d’après les %Ln dernières parties</numerusform>
        </translation>
    </message>
    <message>
        <source>from {before} to {after}</source>
        <translation>de {before} à {after}</translation>
    </message>
    <message>
        <source>good</source>
        <translation>bon</translation>
    </message>
    <message>
        <source>groups from {before} to {after}</source>
        <translation>groupes de {before} à {after}</translation>
    </message>
    <message>
        <source>height {height}</source>
        <translation>hauteur {height}</translation>
    </message>
    <message>
        <source>in Black’s winning group {black}, in White’s {white}, in neither {neither}</source>
        <translation>dans le groupe gagnant de Noir {black}, dans celui de Blanc {white}, dans aucun {neither}</translation>
    </message>
    <message numerus="yes">
        <source>in a group of %Ln</source>
        <translation>
            <numerusform>dans un groupe de %Ln</numerusform>
            <numerusform>dans un groupe de %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>imprécision</translation>
    </message>
    <message>
        <source>input/output error</source>
        <translation>erreur d’entrée/sortie</translation>
    </message>
    <message>
        <source>interesting</source>
        <translation>intéressant</translation>
    </message>
    <message>
        <source>it cannot be read ({why})</source>
        <translation>lecture impossible ({why})</translation>
    </message>
    <message>
        <source>it did not load within {seconds} s</source>
        <translation>il ne s’est pas chargé en {seconds} s</translation>
    </message>
    <message>
        <source>it does not say for which Oddments it was made: CONTRACT = {known} is missing</source>
        <translation>il ne dit pas pour quel Oddments il a été fait&#xa0;: il manque CONTRACT = {known}</translation>
    </message>
    <message>
        <source>it extends {base}, but there are only {known}</source>
        <translation>il étend {base}, mais il n’existe que {known}</translation>
    </message>
    <message numerus="yes">
        <source>it has more than %Ln bytes</source>
        <translation>
            <numerusform>il compte plus de %Ln octet</numerusform>
            <numerusform>il compte plus de %Ln octets</numerusform>
        </translation>
    </message>
    <message>
        <source>it has no moves</source>
        <translation>il n’y a aucun coup</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>it is from {title}, but this is {game}</source>
        <translation>elle vient d’une partie du jeu {title}, mais celle-ci est du jeu {game}</translation>
    </message>
    <message>
        <source>it is loaded again at the next start</source>
        <translation>il sera rechargé au prochain démarrage</translation>
    </message>
    <message numerus="yes">
        <source>it is longer than %Ln million characters</source>
        <translation>
            <numerusform>il y a plus de %Ln million de caractères</numerusform>
            <numerusform>il y a plus de %Ln millions de caractères</numerusform>
        </translation>
    </message>
    <message>
        <source>it is not JSON: {why}</source>
        <translation>ce n’est pas du JSON&#x202f;: {why}</translation>
    </message>
    <message>
        <source>it is not UTF-8 text</source>
        <translation>ce n’est pas un texte en UTF-8</translation>
    </message>
    <message>
        <source>it is not a folder</source>
        <translation>ce n’est pas un dossier</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>ce n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>it is not an object in { }</source>
        <translation>ce n’est pas un objet entre { }</translation>
    </message>
    <message>
        <source>it is open in a window</source>
        <translation>elle est ouverte dans une fenêtre</translation>
    </message>
    <message>
        <source>it was made for a newer version of Oddments: update Oddments</source>
        <translation>il a été fait pour une version plus récente d’Oddments&#xa0;: mettez Oddments à jour</translation>
    </message>
    <message>
        <source>it was made for an older version of Oddments: update it</source>
        <translation>il a été fait pour une version plus ancienne d’Oddments&#xa0;: mettez-le à jour</translation>
    </message>
    <message>
        <source>its name is that of a built-in one</source>
        <translation>ce nom est déjà celui d’un modèle intégré</translation>
    </message>
    <message>
        <source>its own colour</source>
        <translation>même couleur</translation>
    </message>
    <message>
        <source>komi {value}</source>
        <translation>komi {value}</translation>
    </message>
    <message>
        <source>label</source>
        <translation>étiquette</translation>
    </message>
    <message>
        <source>level {level} beaten</source>
        <translation>niveau {level} battu</translation>
    </message>
    <message>
        <source>line {line}, column {column}: {problem}</source>
        <translation>ligne {line}, colonne {column}&#x202f;: {problem}</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>verrouillée</translation>
    </message>
    <message>
        <source>loses a won game</source>
        <translation>perd une partie gagnée</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>perte</translation>
    </message>
    <message>
        <source>lost {number}</source>
        <translation>perdues {number}</translation>
    </message>
    <message>
        <source>making {turn} the main line</source>
        <translation>{turn} comme ligne principale</translation>
    </message>
    <message>
        <source>marks on the board</source>
        <translation>marques sur le plateau</translation>
    </message>
    <message>
        <source>missed win</source>
        <translation>gain manqué</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>erreur</translation>
    </message>
    <message>
        <source>move {number}, {colour} {turn}: {why}</source>
        <translation>coup {number}, {colour} {turn}&#x202f;: {why}</translation>
    </message>
    <message>
        <source>move {turn}</source>
        <translation>coup {turn}</translation>
    </message>
    <message numerus="yes">
        <source>move(s)</source>
        <translation>
            <numerusform>coup</numerusform>
            <numerusform>coups</numerusform>
        </translation>
    </message>
    <message>
        <source>moving the variation {turn}</source>
        <translation>déplacement de la variante {turn}</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutre</translation>
    </message>
    <message>
        <source>no assessment</source>
        <translation>aucune évaluation</translation>
    </message>
    <message>
        <source>no bad moves</source>
        <translation>aucun mauvais coup</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>aucune touche</translation>
    </message>
    <message>
        <source>no mark</source>
        <translation>aucune marque</translation>
    </message>
    <message>
        <source>no pie rule</source>
        <translation>sans règle du gâteau</translation>
    </message>
    <message>
        <source>not enough memory for such a large picture</source>
        <translation>pas assez de mémoire pour une image si grande</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>aucun résultat</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>impossible</translation>
    </message>
    <message>
        <source>on the empty board Black is to move</source>
        <translation>sur le plateau vide, c’est à Noir de jouer</translation>
    </message>
    <message>
        <source>only White can swap, on the first move with the pie rule</source>
        <translation>seul Blanc peut échanger les couleurs, à son premier coup avec la règle du gâteau</translation>
    </message>
    <message>
        <source>other half on {place}</source>
        <translation>autre moitié en {place}</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>to do instead</comment>
        <translation>passer</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>a move in a list</comment>
        <translation>passe</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>a better move</comment>
        <translation>passer</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>passing is not allowed here</source>
        <translation>passer n’est pas permis ici</translation>
    </message>
    <message>
        <source>pasting {turn}</source>
        <translation>collage de {turn}</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pause</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>permission refusée</translation>
    </message>
    <message>
        <source>plus time per move</source>
        <translation>plus du temps par coup</translation>
    </message>
    <message>
        <source>position after move {turn}</source>
        <translation>position après le coup {turn}</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>possible</translation>
    </message>
    <message>
        <source>possible: {hands}</source>
        <translation>possible&#x202f;: {hands}</translation>
    </message>
    <message>
        <source>probably between {low} and {high}</source>
        <translation>sans doute entre {low} et {high}</translation>
    </message>
    <message>
        <source>pushes {stones}</source>
        <translation>pousse {stones}</translation>
    </message>
    <message>
        <source>read in part: {problem}</source>
        <translation>lu en partie&#x202f;: {problem}</translation>
    </message>
    <message>
        <source>score {score}</source>
        <translation>score {score}</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>choisie</translation>
    </message>
    <message>
        <source>set-up position</source>
        <translation>position composée</translation>
    </message>
    <message>
        <source>size {value}</source>
        <translation>taille {value}</translation>
    </message>
    <message numerus="yes">
        <source>skips %Ln turn(s)</source>
        <translation>
            <numerusform>saute %Ln tour</numerusform>
            <numerusform>saute %Ln tours</numerusform>
        </translation>
    </message>
    <message>
        <source>solved board</source>
        <translation>plateau résolu</translation>
    </message>
    <message>
        <source>square</source>
        <translation>carré</translation>
    </message>
    <message>
        <source>squared</source>
        <translation>au carré</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>standard</translation>
    </message>
    <message>
        <source>swap colours</source>
        <comment>a better move</comment>
        <translation>échanger les couleurs</translation>
    </message>
    <message>
        <source>swap colours</source>
        <comment>to do instead</comment>
        <translation>échanger les couleurs</translation>
    </message>
    <message>
        <source>swap colours</source>
        <comment>a move in a list</comment>
        <translation>échange les couleurs</translation>
    </message>
    <message>
        <source>table of openings</source>
        <translation>table des ouvertures</translation>
    </message>
    <message>
        <source>that is the last uncovered half of its piece</source>
        <translation>c’est la dernière moitié découverte de sa pièce</translation>
    </message>
    <message>
        <source>the best move</source>
        <translation>le meilleur coup</translation>
    </message>
    <message>
        <source>the cell is taken</source>
        <translation>la case est occupée</translation>
    </message>
    <message>
        <source>the colour to move is missing</source>
        <translation>il manque la couleur au trait</translation>
    </message>
    <message>
        <source>the comment on {turn}</source>
        <translation>commentaire sur {turn}</translation>
    </message>
    <message>
        <source>the device or resource is busy</source>
        <translation>périphérique ou ressource occupé</translation>
    </message>
    <message>
        <source>the disc would not be next to another one</source>
        <translation>le disque ne serait pas à côté d’un autre</translation>
    </message>
    <message>
        <source>the disk quota is exceeded</source>
        <translation>quota d’espace disque dépassé</translation>
    </message>
    <message>
        <source>the earlier moves do not lead to this position</source>
        <translation>les coups antérieurs ne mènent pas à cette position</translation>
    </message>
    <message>
        <source>the encoding {encoding} is unknown</source>
        <translation>l’encodage {encoding} est inconnu</translation>
    </message>
    <message>
        <source>the engine answered without a move</source>
        <translation>le moteur a répondu sans donner de coup</translation>
    </message>
    <message>
        <source>the engine answered {command} twice</source>
        <translation>le moteur a répondu deux fois à {command}</translation>
    </message>
    <message>
        <source>the engine answered {command} with {text}, which is not an answer of the protocol</source>
        <translation>le moteur a répondu à {command} par {text}, ce qui n’est pas une réponse du protocole</translation>
    </message>
    <message>
        <source>the engine answered {command} with: {text}</source>
        <translation>le moteur a répondu à {command} par&#xa0;: {text}</translation>
    </message>
    <message>
        <source>the engine answered {command} without end</source>
        <translation>la réponse du moteur à {command} ne finit pas</translation>
    </message>
    <message>
        <source>the engine cannot be started: {why}</source>
        <translation>le moteur ne peut pas être lancé&#xa0;: {why}</translation>
    </message>
    <message>
        <source>the engine cannot start a game from a position</source>
        <translation>le moteur ne peut pas commencer une partie à partir d’une position</translation>
    </message>
    <message>
        <source>the engine chose {turn}, which cannot be played: {why}</source>
        <translation>le moteur a choisi {turn}, qui ne peut pas être joué&#xa0;: {why}</translation>
    </message>
    <message>
        <source>the engine did not answer {command} within {seconds} s</source>
        <translation>le moteur n’a pas répondu à {command} en {seconds} s</translation>
    </message>
    <message>
        <source>the engine does not know {command}</source>
        <translation>le moteur ne connaît pas {command}</translation>
    </message>
    <message>
        <source>the engine gives no win rates, so it cannot review a game</source>
        <translation>le moteur ne donne pas de taux de victoire et ne peut donc pas analyser une partie</translation>
    </message>
    <message>
        <source>the engine has closed its output</source>
        <translation>le moteur a fermé sa sortie</translation>
    </message>
    <message>
        <source>the engine has ended ({how})</source>
        <translation>le moteur s’est arrêté ({how})</translation>
    </message>
    <message>
        <source>the engine is not on the list of engines</source>
        <translation>le moteur n’est pas dans la liste des moteurs</translation>
    </message>
    <message>
        <source>the engine named no move that can be played here</source>
        <translation>le moteur n’a nommé aucun coup jouable ici</translation>
    </message>
    <message>
        <source>the engine plays none of the games of this program</source>
        <translation>le moteur ne joue à aucun des jeux de ce programme</translation>
    </message>
    <message>
        <source>the engine resigns</source>
        <translation>le moteur abandonne</translation>
    </message>
    <message>
        <source>the engine speaks version {version} of the protocol, not 2</source>
        <translation>le moteur parle la version {version} du protocole, et non la 2</translation>
    </message>
    <message>
        <source>the engine was closed</source>
        <translation>le moteur a été fermé</translation>
    </message>
    <message>
        <source>the engine would not have begun this move</source>
        <translation>le moteur n’aurait pas commencé ce coup</translation>
    </message>
    <message>
        <source>the file already exists</source>
        <translation>le fichier existe déjà</translation>
    </message>
    <message numerus="yes">
        <source>the file has more than %Ln games; the rest were skipped</source>
        <translation>
            <numerusform>le fichier contient plus de %Ln partie&#x202f;; le reste est ignoré</numerusform>
            <numerusform>le fichier contient plus de %Ln parties&#x202f;; le reste est ignoré</numerusform>
        </translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>le fichier est endommagé</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>le fichier est vide</translation>
    </message>
    <message>
        <source>the file is too large</source>
        <translation>le fichier est trop volumineux</translation>
    </message>
    <message>
        <source>the file is {size} MB; files over {most} MB are not read</source>
        <translation>le fichier fait {size} Mo&#x202f;; les fichiers de plus de {most} Mo ne sont pas lus</translation>
    </message>
    <message>
        <source>the file name is too long</source>
        <translation>le nom du fichier est trop long</translation>
    </message>
    <message>
        <source>the file or folder does not exist</source>
        <translation>fichier ou dossier introuvable</translation>
    </message>
    <message>
        <source>the file system is read-only</source>
        <translation>le système de fichiers est en lecture seule</translation>
    </message>
    <message>
        <source>the file was written by a newer version of Oddments</source>
        <translation>le fichier a été écrit par une version plus récente d’Oddments</translation>
    </message>
    <message>
        <source>the game ended here</source>
        <translation>la partie s’est terminée ici</translation>
    </message>
    <message numerus="yes">
        <source>the game has more than %Ln nodes</source>
        <translation>
            <numerusform>la partie a plus de %Ln nœud</numerusform>
            <numerusform>la partie a plus de %Ln nœuds</numerusform>
        </translation>
    </message>
    <message>
        <source>the game information</source>
        <translation>informations sur la partie</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partie est terminée</translation>
    </message>
    <message>
        <source>the game {key} is not installed: it comes with the package {package}</source>
        <translation>le jeu {key} n’est pas installé&#xa0;: il vient avec le paquet {package}</translation>
    </message>
    <message>
        <source>the game {key} of {package} cannot be played: {why}</source>
        <translation>on ne peut pas jouer au jeu {key} de {package}&#xa0;: {why}</translation>
    </message>
    <message>
        <source>the link leads to itself</source>
        <translation>le lien mène à lui-même</translation>
    </message>
    <message>
        <source>the list of open windows is damaged</source>
        <translation>la liste des fenêtres ouvertes est endommagée</translation>
    </message>
    <message>
        <source>the list of open windows is from another version of Oddments</source>
        <translation>la liste des fenêtres ouvertes vient d’une autre version d’Oddments</translation>
    </message>
    <message>
        <source>the marks on {turn}</source>
        <translation>marques sur {turn}</translation>
    </message>
    <message>
        <source>the move is complete</source>
        <translation>le coup est complet</translation>
    </message>
    <message>
        <source>the move is complete after {turn}</source>
        <translation>le coup est complet après {turn}</translation>
    </message>
    <message>
        <source>the move is not complete</source>
        <translation>le coup n’est pas complet</translation>
    </message>
    <message>
        <source>the move would leave an even number of groups</source>
        <translation>le coup laisserait un nombre pair de groupes</translation>
    </message>
    <message>
        <source>the number of groups must be odd</source>
        <translation>le nombre de groupes doit être impair</translation>
    </message>
    <message>
        <source>the number of pieces and passes together is even: Black is to move</source>
        <translation>le nombre de pièces et de passes est pair : c’est à Noir de jouer</translation>
    </message>
    <message>
        <source>the number of pieces and passes together is odd: White is to move</source>
        <translation>le nombre de pièces et de passes est impair : c’est à Blanc de jouer</translation>
    </message>
    <message>
        <source>the operation is not permitted</source>
        <translation>l’opération n’est pas autorisée</translation>
    </message>
    <message>
        <source>the other half fits on no neighbouring square</source>
        <translation>l’autre moitié ne peut aller sur aucune case voisine</translation>
    </message>
    <message>
        <source>the position is not legal: {why}</source>
        <translation>la position n’est pas légale : {why}</translation>
    </message>
    <message>
        <source>the property {name} has no value: expected &quot;[&quot;</source>
        <translation>la propriété {name} n’a pas de valeur&#x202f;: «&#x202f;[&#x202f;» attendu</translation>
    </message>
    <message>
        <source>the start</source>
        <comment>in what an edit did</comment>
        <translation>le début</translation>
    </message>
    <message>
        <source>the start</source>
        <comment>in what a comment is on</comment>
        <translation>début</translation>
    </message>
    <message>
        <source>the text ends too early: &quot;)&quot; is missing</source>
        <translation>le texte se termine trop tôt&#x202f;: il manque «&#x202f;)&#x202f;»</translation>
    </message>
    <message>
        <source>the text ends within the value that begins here</source>
        <translation>le texte se termine au milieu de la valeur qui commence ici</translation>
    </message>
    <message>
        <source>the title of {turn}</source>
        <translation>titre&#x202f;: {turn}</translation>
    </message>
    <message>
        <source>the two squares are not neighbours</source>
        <translation>les deux cases ne sont pas voisines</translation>
    </message>
    <message>
        <source>the two stacks do not have the same height</source>
        <translation>les deux piles n’ont pas la même hauteur</translation>
    </message>
    <message>
        <source>there is no cell {cell}</source>
        <translation>il n’y a pas de case {cell}</translation>
    </message>
    <message>
        <source>there is no disc there</source>
        <translation>il n’y a pas de disque là</translation>
    </message>
    <message>
        <source>there is no program {name}</source>
        <translation>il n’y a pas de programme {name}</translation>
    </message>
    <message>
        <source>there is no space left on the disk</source>
        <translation>il n’y a plus d’espace sur le disque</translation>
    </message>
    <message>
        <source>there is no square {square}</source>
        <translation>il n’y a pas de case {square}</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>il n’y a pas assez de mémoire</translation>
    </message>
    <message>
        <source>there is text after the end of the game</source>
        <translation>il y a du texte après la fin de la partie</translation>
    </message>
    <message>
        <source>there is text before the game</source>
        <translation>il y a du texte avant la partie</translation>
    </message>
    <message>
        <source>there must be 28 discs</source>
        <translation>il doit y avoir 28 disques</translation>
    </message>
    <message>
        <source>these are not pieces of this game</source>
        <translation>ce ne sont pas des pièces de ce jeu</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>réfléchit</translation>
    </message>
    <message>
        <source>this game has nothing of that kind besides its pieces</source>
        <translation>ce jeu n’a rien de tel en plus de ses pièces</translation>
    </message>
    <message>
        <source>this group had won before the last move</source>
        <translation>ce groupe avait déjà gagné avant le dernier coup</translation>
    </message>
    <message>
        <source>this is a game of {title}, which Oddments does not play</source>
        <translation>c’est une partie du jeu {title}, qu’Oddments ne connaît pas</translation>
    </message>
    <message>
        <source>this is not an SGF file: those begin with &quot;(;&quot;</source>
        <translation>ce n’est pas un fichier SGF&#x202f;: il commencerait par «&#x202f;(;&#x202f;»</translation>
    </message>
    <message>
        <source>this is not an exported deck</source>
        <translation>ce n’est pas un paquet de cartes exporté</translation>
    </message>
    <message>
        <source>this is not possible now</source>
        <translation>ce n’est pas possible maintenant</translation>
    </message>
    <message>
        <source>this is not {encoding} text</source>
        <translation>ce n’est pas un texte en {encoding}</translation>
    </message>
    <message>
        <source>this version of Oddments does not know the game {key}</source>
        <translation>cette version d’Oddments ne connaît pas le jeu {key}</translation>
    </message>
    <message>
        <source>this was written by a newer version of Oddments (format {format}, not {known})</source>
        <translation>ceci a été écrit par une version plus récente d’Oddments (format {format}, et non {known})</translation>
    </message>
    <message>
        <source>this would bring back the board from before the last move</source>
        <translation>cela rétablirait le plateau d’avant le dernier coup</translation>
    </message>
    <message>
        <source>this would cover a whole piece</source>
        <translation>cela recouvrirait une pièce entière</translation>
    </message>
    <message>
        <source>to confirm</source>
        <translation>à confirmer</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>au trait</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>trop de fichiers ouverts</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>triangle</translation>
    </message>
    <message>
        <source>two moves in one node</source>
        <translation>deux coups dans un même nœud</translation>
    </message>
    <message>
        <source>two pieces are on the same cell</source>
        <translation>deux pièces sont sur la même case</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>inachevée</translation>
    </message>
    <message>
        <source>unfinished {number}</source>
        <translation>inachevées {number}</translation>
    </message>
    <message>
        <source>variation {number} of {count}</source>
        <translation>variante {number} sur {count}</translation>
    </message>
    <message>
        <source>very bad</source>
        <translation>très mauvais</translation>
    </message>
    <message>
        <source>very good</source>
        <translation>très bon</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>attend</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanc</translation>
    </message>
    <message>
        <source>white half</source>
        <translation>moitié blanche</translation>
    </message>
    <message>
        <source>white stone</source>
        <translation>pierre blanche</translation>
    </message>
    <message>
        <source>win</source>
        <translation>gain</translation>
    </message>
    <message>
        <source>win rate {rate}</source>
        <translation>taux de victoire&#x202f;: {rate}</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagnée</translation>
    </message>
    <message>
        <source>won {number}</source>
        <translation>gagnées {number}</translation>
    </message>
    <message>
        <source>write it like {turn}</source>
        <translation>écrivez-le comme {turn}</translation>
    </message>
    <message>
        <source>write it {turn}</source>
        <translation>écrivez {turn}</translation>
    </message>
    <message>
        <source>write the black half&apos;s square, then the white half&apos;s</source>
        <translation>écrivez la case de la moitié noire, puis celle de la blanche</translation>
    </message>
    <message>
        <source>written in part: {problem}</source>
        <translation>écrit en partie&#x202f;: {problem}</translation>
    </message>
    <message>
        <source>you lost</source>
        <translation>vous avez perdu</translation>
    </message>
    <message>
        <source>you won</source>
        <translation>vous avez gagné</translation>
    </message>
    <message>
        <source>your chance: {rate}</source>
        <translation>vos chances&#x202f;: {rate}</translation>
    </message>
    <message>
        <source>your turn, {colour}</source>
        <translation>à vous, {colour}</translation>
    </message>
    <message>
        <source>{black} black, {white} white</source>
        <translation>{black} noirs, {white} blancs</translation>
    </message>
    <message>
        <source>{colour} can now block the way, so that the other player needs {last} more stones, not {first}: {moves}.</source>
        <translation>{colour} peut maintenant barrer le chemin, si bien qu’il faut encore {last} pierres à l’autre joueur, et non {first}&#xa0;: {moves}.</translation>
    </message>
    <message>
        <source>{colour} can now connect sides {sides} around the middle: {moves}.</source>
        <translation>{colour} peut maintenant relier les côtés {sides} autour du centre&#xa0;: {moves}.</translation>
    </message>
    <message>
        <source>{colour} can now cut a group of {first} down to {last}: {moves}.</source>
        <translation>{colour} peut maintenant couper un groupe de taille {first}, dont {last} au plus restent ensemble&#xa0;: {moves}.</translation>
    </message>
    <message>
        <source>{colour} can now go from {first} groups to {last}: {moves}.</source>
        <translation>{colour} peut maintenant descendre de {first} groupes à {last}&#xa0;: {moves}.</translation>
    </message>
    <message>
        <source>{colour} can now join groups to {last}: {moves}.</source>
        <translation>{colour} peut maintenant réunir des groupes en un de taille {last}&#xa0;: {moves}.</translation>
    </message>
    <message>
        <source>{colour} can now make a winning row from {start} to {end}: {moves}.</source>
        <translation>{colour} peut maintenant former une rangée gagnante de {start} à {end}&#xa0;: {moves}.</translation>
    </message>
    <message>
        <source>{colour} can now match the group of {last}: {moves}.</source>
        <translation>{colour} peut maintenant donner un équivalent au groupe de taille {last}&#xa0;: {moves}.</translation>
    </message>
    <message>
        <source>{colour} can only pass</source>
        <translation>{colour} ne peut que passer</translation>
    </message>
    <message>
        <source>{colour} could have blocked the way, so that the other player needed {last} more stones, not {first}: {moves}.</source>
        <translation>{colour} aurait pu barrer le chemin, si bien qu’il aurait fallu encore {last} pierres à l’autre joueur, et non {first}&#xa0;: {moves}.</translation>
    </message>
    <message>
        <source>{colour} could have connected sides {sides} around the middle: {moves}.</source>
        <translation>{colour} aurait pu relier les côtés {sides} autour du centre&#xa0;: {moves}.</translation>
    </message>
    <message>
        <source>{colour} could have cut a group of {first} down to {last}: {moves}.</source>
        <translation>{colour} aurait pu couper un groupe de taille {first}, dont {last} au plus seraient restés ensemble&#xa0;: {moves}.</translation>
    </message>
    <message>
        <source>{colour} could have gone from {first} groups to {last}: {moves}.</source>
        <translation>{colour} aurait pu descendre de {first} groupes à {last}&#xa0;: {moves}.</translation>
    </message>
    <message>
        <source>{colour} could have joined groups to {last}: {moves}.</source>
        <translation>{colour} aurait pu réunir des groupes en un de taille {last}&#xa0;: {moves}.</translation>
    </message>
    <message>
        <source>{colour} could have made a winning row from {start} to {end}: {moves}.</source>
        <translation>{colour} aurait pu former une rangée gagnante de {start} à {end}&#xa0;: {moves}.</translation>
    </message>
    <message>
        <source>{colour} could have matched the group of {last}: {moves}.</source>
        <translation>{colour} aurait pu donner un équivalent au groupe de taille {last}&#xa0;: {moves}.</translation>
    </message>
    <message>
        <source>{colour} could have threatened to win in {last} ways: {moves}.</source>
        <translation>{colour} aurait pu menacer de gagner de {last} façons&#xa0;: {moves}.</translation>
    </message>
    <message>
        <source>{colour} could have threatened to win: {moves}.</source>
        <translation>{colour} aurait pu menacer de gagner&#xa0;: {moves}.</translation>
    </message>
    <message>
        <source>{colour} had to pass.</source>
        <translation>{colour} a dû passer.</translation>
    </message>
    <message numerus="yes">
        <source>{colour} has %Ln more and scores {size}.</source>
        <translation>
            <numerusform>{colour} en a %Ln de plus et marque {size}.</numerusform>
            <numerusform>{colour} en a %Ln de plus et marque {size}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{colour} has %Ln more.</source>
        <translation>
            <numerusform>{colour} en a %Ln de plus.</numerusform>
            <numerusform>{colour} en a %Ln de plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>{colour} has to pass</source>
        <translation>{colour} doit passer</translation>
    </message>
    <message>
        <source>{colour} has won</source>
        <translation>{colour} a gagné</translation>
    </message>
    <message>
        <source>{colour} has {groups}: {calculation}. Total: {total}.</source>
        <translation>{colour} a {groups}&#x202f;: {calculation}. Somme&#x202f;: {total}.</translation>
    </message>
    <message>
        <source>{colour} passed.</source>
        <translation>{colour} a passé.</translation>
    </message>
    <message>
        <source>{colour} passed. Another pass ends the game.</source>
        <translation>{colour} a passé. Un autre coup passé termine la partie.</translation>
    </message>
    <message>
        <source>{colour} passes</source>
        <translation>{colour} passe</translation>
    </message>
    <message numerus="yes">
        <source>{colour} skips %Ln turn(s)</source>
        <translation>
            <numerusform>{colour} saute %Ln tour</numerusform>
            <numerusform>{colour} saute %Ln tours</numerusform>
        </translation>
    </message>
    <message>
        <source>{colour} skips a turn</source>
        <translation>{colour} saute un tour</translation>
    </message>
    <message>
        <source>{colour} skips a turn.</source>
        <translation>{colour} saute un tour.</translation>
    </message>
    <message>
        <source>{colour} skips a turn: a disc left a row of three or four.</source>
        <translation>{colour} saute un tour&#xa0;: un disque a quitté une rangée de trois ou quatre.</translation>
    </message>
    <message>
        <source>{colour} swaps colours</source>
        <translation>{colour} échange les couleurs</translation>
    </message>
    <message>
        <source>{colour} to move</source>
        <translation>{colour} au trait</translation>
    </message>
    <message>
        <source>{colour} to move.</source>
        <translation>{colour} est au trait.</translation>
    </message>
    <message>
        <source>{colour} wins</source>
        <translation>{colour} gagne</translation>
    </message>
    <message>
        <source>{colour} wins (proven)</source>
        <translation>{colour} gagne (prouvé)</translation>
    </message>
    <message>
        <source>{colour} wins {score}</source>
        <translation>{colour} gagne {score}</translation>
    </message>
    <message>
        <source>{colour} wins.</source>
        <translation>{colour} gagne.</translation>
    </message>
    <message>
        <source>{colour} won</source>
        <translation>{colour} a gagné</translation>
    </message>
    <message>
        <source>{colour} won by forfeit</source>
        <translation>{colour} a gagné par forfait</translation>
    </message>
    <message>
        <source>{colour} won by resignation</source>
        <translation>{colour} a gagné par abandon</translation>
    </message>
    <message>
        <source>{colour} won by {points}</source>
        <translation>{colour} a gagné de {points}</translation>
    </message>
    <message>
        <source>{colour} won on time</source>
        <translation>{colour} a gagné au temps</translation>
    </message>
    <message>
        <source>{colour} would have had to skip a turn: {moves}.</source>
        <translation>{colour} aurait dû sauter un tour&#xa0;: {moves}.</translation>
    </message>
    <message>
        <source>{colour} {turn}</source>
        <translation>{colour} {turn}</translation>
    </message>
    <message>
        <source>{colour}, at the start</source>
        <translation>{colour}, au départ</translation>
    </message>
    <message numerus="yes">
        <source>{colour}, group {number}: %Ln stone(s).</source>
        <translation>
            <numerusform>{colour}, groupe {number}&#x202f;: %Ln pierre.</numerusform>
            <numerusform>{colour}, groupe {number}&#x202f;: %Ln pierres.</numerusform>
        </translation>
    </message>
    <message>
        <source>{colour}, to move</source>
        <translation>{colour}, au trait</translation>
    </message>
    <message>
        <source>{colour}: {turn}</source>
        <translation>{colour}&#x202f;: {turn}</translation>
    </message>
    <message>
        <source>{done} of {total} moves, {time} left</source>
        <translation>{done} coups sur {total}, encore {time}</translation>
    </message>
    <message>
        <source>{engine} plays {games}. It can also analyse.</source>
        <translation>{engine} joue à {games}. Il sait aussi analyser.</translation>
    </message>
    <message>
        <source>{engine} plays {games}. It names moves without win rates.</source>
        <translation>{engine} joue à {games}. Il nomme des coups sans taux de victoire.</translation>
    </message>
    <message>
        <source>{engine}: {why}.</source>
        <translation>{engine}&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>{failure} The game has not changed.</source>
        <translation>{failure} La partie n’a pas changé.</translation>
    </message>
    <message>
        <source>{failure} There is no analysis of this position.</source>
        <translation>{failure} Il n’y a pas d’analyse de cette position.</translation>
    </message>
    <message>
        <source>{file}, game {number}: {why}</source>
        <translation>{file}, partie {number}&#x202f;: {why}</translation>
    </message>
    <message>
        <source>{file}: {why}</source>
        <translation>{file}&#x202f;: {why}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} et {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} ou {last}</translation>
    </message>
    <message>
        <source>{first}, {last}</source>
        <translation>{first}, {last}</translation>
    </message>
    <message>
        <source>{first}; {last}</source>
        <translation>{first}&#x202f;; {last}</translation>
    </message>
    <message>
        <source>{folder} cannot be read: {why}.</source>
        <translation>{folder} ne peut pas être lu&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>{game} does not take {option} with these options</source>
        <translation>{game} n’accepte pas {option} avec ces options</translation>
    </message>
    <message>
        <source>{game} has no {key}</source>
        <translation>{game} n’a pas de {key}</translation>
    </message>
    <message>
        <source>{game} has {key} only with {needs}</source>
        <translation>{game} n’a {key} qu’avec {needs}</translation>
    </message>
    <message>
        <source>{game} {key} must be {allowed}, not {value}</source>
        <translation>{game}&#x202f;: {key} doit être {allowed}, et non {value}</translation>
    </message>
    <message>
        <source>{game}, finished: {result}</source>
        <translation>{game}, terminée&#x202f;: {result}</translation>
    </message>
    <message>
        <source>{game}, move&#xa0;{turn}</source>
        <translation>{game}, coup&#xa0;{turn}</translation>
    </message>
    <message>
        <source>{game}, not begun yet</source>
        <translation>{game}, pas encore commencée</translation>
    </message>
    <message>
        <source>{game}. You are {colour}.</source>
        <translation>{game}. Vous êtes&#xa0;: {colour}.</translation>
    </message>
    <message>
        <source>{key} has {value} where a colour like #1A2B3C should be</source>
        <translation>{key} a {value} là où une couleur comme #1A2B3C est attendue</translation>
    </message>
    <message>
        <source>{key} is already used for “{action}”. Reassign it?</source>
        <translation>{key} est déjà utilisée pour «&#x202f;{action}&#x202f;». La réattribuer&#x202f;?</translation>
    </message>
    <message>
        <source>{key} is missing</source>
        <translation>{key} manque</translation>
    </message>
    <message>
        <source>{key} is needed to move around the window. Press another key.</source>
        <translation>{key} sert à se déplacer dans la fenêtre. Choisissez-en une autre.</translation>
    </message>
    <message>
        <source>{key} is none of {words}</source>
        <translation>{key} n’est aucun de {words}</translation>
    </message>
    <message numerus="yes">
        <source>{key} is not a list of %Ln</source>
        <translation>
            <numerusform>{key} n’est pas une liste de %Ln</numerusform>
            <numerusform>{key} n’est pas une liste de %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{key} is not a list of %Ln lists</source>
        <translation>
            <numerusform>{key} n’est pas une liste de %Ln liste</numerusform>
            <numerusform>{key} n’est pas une liste de %Ln listes</numerusform>
        </translation>
    </message>
    <message>
        <source>{key} is not true or false</source>
        <translation>{key} ne vaut ni true ni false</translation>
    </message>
    <message>
        <source>{key} is unknown</source>
        <translation>{key} est inconnu</translation>
    </message>
    <message>
        <source>{key} is unknown; did you mean {close}?</source>
        <translation>{key} est inconnu&#x202f;; vouliez-vous dire {close}&#x202f;?</translation>
    </message>
    <message>
        <source>{known} of {total} moves are reviewed.</source>
        <translation>{known} coups sur {total} sont analysés.</translation>
    </message>
    <message>
        <source>{level}: {name}</source>
        <translation>{level}&#xa0;: {name}</translation>
    </message>
    <message>
        <source>{loser} forfeited the game.</source>
        <translation>{loser} perd par forfait.</translation>
    </message>
    <message>
        <source>{loser} ran out of time.</source>
        <translation>{loser} a dépassé son temps.</translation>
    </message>
    <message>
        <source>{loser} resigned.</source>
        <translation>{loser} a abandonné.</translation>
    </message>
    <message>
        <source>{loss} worse than the best</source>
        <translation>{loss} de moins que le meilleur</translation>
    </message>
    <message>
        <source>{main} + {more} per move</source>
        <translation>{main} + {more} par coup</translation>
    </message>
    <message>
        <source>{main}, then {period}</source>
        <translation>{main}, puis {period}</translation>
    </message>
    <message>
        <source>{mark} is out of place here</source>
        <translation>{mark} n’a pas sa place ici</translation>
    </message>
    <message numerus="yes">
        <source>{move} does not win by force in %Ln move(s).</source>
        <translation>
            <numerusform>{move} ne force pas le gain en %Ln coup.</numerusform>
            <numerusform>{move} ne force pas le gain en %Ln coups.</numerusform>
        </translation>
    </message>
    <message>
        <source>{move} does not win by force.</source>
        <translation>{move} ne force pas le gain.</translation>
    </message>
    <message>
        <source>{move} is the best move found.</source>
        <translation>{move} est le meilleur coup trouvé.</translation>
    </message>
    <message>
        <source>{move} is too strong an opening: the other player can swap colours and take it.</source>
        <translation>{move} est une ouverture trop forte&#xa0;: l’autre joueur peut échanger les couleurs et la prendre.</translation>
    </message>
    <message>
        <source>{move} wins by force.</source>
        <translation>{move} force le gain.</translation>
    </message>
    <message>
        <source>{move} would lower your chance to win from {before} to {after}. Play it all the same?</source>
        <translation>{move} ferait passer vos chances de gain de {before} à {after}. Le jouer quand même&#x202f;?</translation>
    </message>
    <message>
        <source>{move}: a good move. Chance to win: {rate}. The engine prefers {best}.</source>
        <translation>{move}&#xa0;: un bon coup. Chances de gain&#xa0;: {rate}. Le moteur préfère {best}.</translation>
    </message>
    <message>
        <source>{move}: no better move was found. Chance to win: {rate}.</source>
        <translation>{move}&#xa0;: pas de meilleur coup trouvé. Chances de gain&#xa0;: {rate}.</translation>
    </message>
    <message>
        <source>{move}: the best move found. Chance to win: {rate}.</source>
        <translation>{move}&#xa0;: le meilleur coup trouvé. Chances de gain&#xa0;: {rate}.</translation>
    </message>
    <message>
        <source>{move}: {verdict}. Chance to win: {before} → {after}.</source>
        <translation>{move}&#xa0;: {verdict}. Chances de gain&#xa0;: {before} → {after}.</translation>
    </message>
    <message>
        <source>{name} (read only)</source>
        <translation>{name} (lecture seule)</translation>
    </message>
    <message>
        <source>{name} ({colour})</source>
        <translation>{name} ({colour})</translation>
    </message>
    <message>
        <source>{name} ({colour}) wins</source>
        <translation>{name} ({colour}) gagne</translation>
    </message>
    <message>
        <source>{name} ({colour}) wins {score}</source>
        <translation>{name} ({colour}) gagne {score}</translation>
    </message>
    <message>
        <source>{name} cannot be opened: {why}.</source>
        <translation>{name} ne peut pas être ouvert&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>{name} chooses a colour.</source>
        <translation>{name} choisit sa couleur.</translation>
    </message>
    <message numerus="yes">
        <source>{name} contains %Ln game(s). Which one?</source>
        <translation>
            <numerusform>{name} contient %Ln partie. Laquelle&#x202f;?</numerusform>
            <numerusform>{name} contient %Ln parties. Laquelle&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} could only be read in part: {problem}.</source>
        <translation>{name} n’a pu être lu qu’en partie&#x202f;: {problem}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} has %Ln values</source>
        <translation>
            <numerusform>{name} a %Ln valeur</numerusform>
            <numerusform>{name} a %Ln valeurs</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has {time} left.</source>
        <translation>Il reste {time} à {name}.</translation>
    </message>
    <message>
        <source>{name} is choosing a colour …</source>
        <translation>{name} choisit sa couleur…</translation>
    </message>
    <message numerus="yes">
        <source>{name} is hard to read in places: {weak} (and %Ln more).</source>
        <translation>
            <numerusform>{name} est peu lisible par endroits&#x202f;: {weak} (et %Ln de plus).</numerusform>
            <numerusform>{name} est peu lisible par endroits&#x202f;: {weak} (et %Ln de plus).</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is hard to read in places: {weak}.</source>
        <translation>{name} est peu lisible par endroits&#x202f;: {weak}.</translation>
    </message>
    <message>
        <source>{name} is naming komi …</source>
        <translation>{name} choisit le komi…</translation>
    </message>
    <message>
        <source>{name} is not a board: {why}.</source>
        <translation>{name} n’est pas un plateau&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>{name} is not a piece set: {why}.</source>
        <translation>{name} n’est pas un jeu de pièces&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>{name} is not a property: it needs capitals</source>
        <translation>{name} n’est pas une propriété&#x202f;: il faut des majuscules</translation>
    </message>
    <message>
        <source>{name} is not a theme: {why}.</source>
        <translation>{name} n’est pas un thème&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>{name} names the komi.</source>
        <translation>{name} annonce le komi.</translation>
    </message>
    <message>
        <source>{name} swapped colours, and is {colour} now.</source>
        <translation>{name} a échangé les couleurs et a maintenant {colour}.</translation>
    </message>
    <message>
        <source>{name} swapped colours: you are {colour} now.</source>
        <translation>{name} a échangé les couleurs&#x202f;: vous avez maintenant {colour}.</translation>
    </message>
    <message>
        <source>{name} was left unchanged. Save this game to another file.</source>
        <translation>{name} n’a pas été modifié. Enregistrez cette partie dans un autre fichier.</translation>
    </message>
    <message>
        <source>{name} was not saved: its name must end in {endings}.</source>
        <translation>{name} n’a pas été enregistré&#x202f;: son nom doit se terminer par {endings}.</translation>
    </message>
    <message>
        <source>{name} was read in the encoding {encoding}.</source>
        <translation>{name} a été lu avec l’encodage {encoding}.</translation>
    </message>
    <message>
        <source>{name}: a position is set up in the root node, with AB and AW</source>
        <translation>{name} : une position se compose dans le nœud racine, avec AB et AW</translation>
    </message>
    <message>
        <source>{name}: accuracy {rate}</source>
        <translation>{name}&#xa0;: précision {rate}</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}&#xa0;: {value}</translation>
    </message>
    <message>
        <source>{neutral} neutral</source>
        <translation>{neutral} neutres</translation>
    </message>
    <message>
        <source>{number} min</source>
        <translation>{number} min</translation>
    </message>
    <message numerus="yes">
        <source>{number} of %Ln group(s)</source>
        <translation>
            <numerusform>{number} sur %Ln groupe</numerusform>
            <numerusform>{number} sur %Ln groupes</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} sur {count}</translation>
    </message>
    <message>
        <source>{number} of {count}, continued from the end</source>
        <translation>{number} sur {count}, depuis la fin</translation>
    </message>
    <message>
        <source>{number} of {count}, continued from the start</source>
        <translation>{number} sur {count}, depuis le début</translation>
    </message>
    <message>
        <source>{number} s</source>
        <translation>{number} s</translation>
    </message>
    <message numerus="yes">
        <source>{number} simulation(s)</source>
        <translation>
            <numerusform>{number} simulation</numerusform>
            <numerusform>{number} simulations</numerusform>
        </translation>
    </message>
    <message>
        <source>{number}. {colour} {turn}</source>
        <translation>{number}. {colour} {turn}</translation>
    </message>
    <message>
        <source>{one} and {other} contradict each other</source>
        <translation>{one} et {other} se contredisent</translation>
    </message>
    <message>
        <source>{option} {value}</source>
        <translation>{option} {value}</translation>
    </message>
    <message>
        <source>{option}: off</source>
        <translation>{option}&#xa0;: non</translation>
    </message>
    <message>
        <source>{path} could not be created: {why}.</source>
        <translation>{path} n’a pas pu être créé&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>{path} could not be saved: {why}.</source>
        <translation>{path} n’a pas pu être enregistré&#x202f;: {why}.</translation>
    </message>
    <message numerus="yes">
        <source>{places} on %Ln page(s)</source>
        <translation>
            <numerusform>{places} sur %Ln page</numerusform>
            <numerusform>{places} sur %Ln pages</numerusform>
        </translation>
    </message>
    <message>
        <source>{places}: {why}</source>
        <translation>{places}&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{place}: {mark}.</source>
        <translation>{place}&#x202f;: {mark}.</translation>
    </message>
    <message>
        <source>{player} {move}</source>
        <translation>{player} {move}</translation>
    </message>
    <message>
        <source>{player}: {move}</source>
        <translation>{player}&#xa0;: {move}</translation>
    </message>
    <message>
        <source>{problem}, and {more}</source>
        <translation>{problem}, et {more}</translation>
    </message>
    <message>
        <source>{reason} See {places}.</source>
        <translation>{reason} Voir {places}.</translation>
    </message>
    <message>
        <source>{seat}: computer level</source>
        <translation>{seat}&#x202f;: niveau de l’ordinateur</translation>
    </message>
    <message>
        <source>{seat}: played by</source>
        <translation>{seat}&#x202f;: joué par</translation>
    </message>
    <message>
        <source>{seat}: player name</source>
        <translation>{seat}&#x202f;: nom du joueur</translation>
    </message>
    <message>
        <source>{seat}: time per move</source>
        <translation>{seat}&#xa0;: temps par coup</translation>
    </message>
    <message>
        <source>{seconds} s a move</source>
        <translation>{seconds} s par coup</translation>
    </message>
    <message numerus="yes">
        <source>{solved} of %Ln solved at the first try.</source>
        <translation>
            <numerusform>{solved} sur %Ln résolu du premier coup.</numerusform>
            <numerusform>{solved} sur %Ln résolus du premier coup.</numerusform>
        </translation>
    </message>
    <message>
        <source>{start} to {end}</source>
        <translation>{start} vers {end}</translation>
    </message>
    <message numerus="yes">
        <source>{taken} of %Ln lesson(s)</source>
        <translation>
            <numerusform>leçons&#xa0;: {taken} sur %Ln</numerusform>
            <numerusform>leçons&#xa0;: {taken} sur %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>{task}, or {other}</source>
        <translation>{task}, ou {other}</translation>
    </message>
    <message>
        <source>{text} is illegal: {why}</source>
        <translation>{text} n’est pas permis&#x202f;: {why}</translation>
    </message>
    <message>
        <source>{text} is not a move</source>
        <translation>{text} n’est pas un coup</translation>
    </message>
    <message>
        <source>{text} is not a move: {hint}</source>
        <translation>{text} n’est pas un coup&#x202f;: {hint}</translation>
    </message>
    <message>
        <source>{text} is not a part of a position</source>
        <translation>{text} n’est pas une partie d’une position</translation>
    </message>
    <message>
        <source>{text} stands twice</source>
        <translation>{text} figure deux fois</translation>
    </message>
    <message numerus="yes">
        <source>{time} for %Ln move(s)</source>
        <translation>
            <numerusform>{time} pour %Ln coup</numerusform>
            <numerusform>{time} pour %Ln coups</numerusform>
        </translation>
    </message>
    <message>
        <source>{time} per move</source>
        <translation>{time} par coup</translation>
    </message>
    <message>
        <source>{title} – Help – Oddments</source>
        <translation>{title} – Aide – Oddments</translation>
    </message>
    <message>
        <source>{turn} is not legal here</source>
        <translation>{turn} n’est pas permis ici</translation>
    </message>
    <message numerus="yes">
        <source>{turn} with %Ln move(s) after it</source>
        <translation>
            <numerusform>{turn} et %Ln coup ensuite</numerusform>
            <numerusform>{turn} et les %Ln coups suivants</numerusform>
        </translation>
    </message>
    <message>
        <source>{typed} is not a date, and is ignored. Type a year, a month or a day: 2026, 2026-11 or 2026-11-21.</source>
        <translation>{typed} n’est pas une date et n’est pas pris en compte. Saisissez une année, un mois ou un jour : 2026, 2026-11 ou 2026-11-21.</translation>
    </message>
    <message>
        <source>{typed} is not possible, only steps of {step}. The nearest is {nearest}.</source>
        <translation>{typed} n’est pas possible : seulement de {step} en {step}. Le plus proche est {nearest}.</translation>
    </message>
    <message>
        <source>{typed} is not possible. Choose {least} to {most} in steps of {step}.</source>
        <translation>{typed} n’est pas possible. Choisissez de {least} à {most}, par pas de {step}.</translation>
    </message>
    <message>
        <source>{typed} is not possible. Choose {least} to {most}.</source>
        <translation>{typed} n’est pas possible. Choisissez de {least} à {most}.</translation>
    </message>
    <message>
        <source>{value} sides</source>
        <translation>{value} côtés</translation>
    </message>
    <message>
        <source>{what} at the end of this line: Black {black}, White {white}. With the better move: Black {better_black}, White {better_white}.</source>
        <translation>{what} à la fin de cette variante&#xa0;: Noir {black}, Blanc {white}. Avec le meilleur coup&#xa0;: Noir {better_black}, Blanc {better_white}.</translation>
    </message>
    <message>
        <source>{what} failed: {why}.</source>
        <translation>«&#x202f;{what}&#x202f;» a échoué&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>{what}: {colour} on {ground} is {ratio}, not {least}</source>
        <translation>{what}&#x202f;: {colour} sur {ground} donne {ratio}, et non {least}</translation>
    </message>
    <message>
        <source>{what}: {first} {one}, {second} {other}</source>
        <translation>{what}&#x202f;: {first} {one}, {second} {other}</translation>
    </message>
    <message>
        <source>{when}: {rating}, between {low} and {high}</source>
        <translation>{when}&#xa0;: {rating}, entre {low} et {high}</translation>
    </message>
    <message>
        <source>{who} has no legal move and passes.</source>
        <translation>{who} n’a aucun coup possible et passe.</translation>
    </message>
    <message>
        <source>{who} is thinking …</source>
        <translation>{who} réfléchit…</translation>
    </message>
    <message>
        <source>{who} to move, but the engine failed. Press “Try again” to restart it.</source>
        <translation>{who} est au trait, mais le moteur a échoué. «&#x202f;Réessayer&#x202f;» le relance.</translation>
    </message>
    <message>
        <source>{who} to move.</source>
        <translation>{who} est au trait.</translation>
    </message>
    <message>
        <source>{who} to move. Press “Resume” to play from here.</source>
        <translation>{who} est au trait. Appuyez sur «&#x202f;Reprendre&#x202f;» pour jouer à partir d’ici.</translation>
    </message>
    <message>
        <source>“{engine}” has a seat in this game, but it is not on the list of engines.</source>
        <translation>«&#xa0;{engine}&#xa0;» joue dans cette partie, mais n’est pas dans la liste des moteurs.</translation>
    </message>
    <message>
        <source>“{engine}” was removed.</source>
        <translation>«&#xa0;{engine}&#xa0;» a été retiré.</translation>
    </message>
    <message>
        <source>“{part}” does not exist in the calendar.</source>
        <translation>«&#x202f;{part}&#x202f;» n’existe pas dans le calendrier.</translation>
    </message>
    <message>
        <source>“{part}” is not a date. Write 2026-05-01, 2026-05 or 2026; separate several dates with commas.</source>
        <translation>«&#x202f;{part}&#x202f;» n’est pas une date. Écrivez 2026-05-01, 2026-05 ou 2026&#x202f;; séparez plusieurs dates par des virgules.</translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln more character(s), kept but not shown.</source>
        <translation>
            <numerusform>… et %Ln caractère de plus, conservé mais non affiché.</numerusform>
            <numerusform>… et %Ln caractères de plus, conservés mais non affichés.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Home</source>
        <translation>Début</translation>
    </message>
</context>
</TS>
