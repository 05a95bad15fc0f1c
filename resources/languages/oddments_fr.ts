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
        <source>&quot;;&quot; expected: a variation begins with a node</source>
        <translation>«&#x202f;;&#xa0;» attendu&#xa0;: une variante commence par un nœud</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) are marked.</source>
        <translation>
            <numerusform>%Ln case est marquée.</numerusform>
            <numerusform>%Ln cases sont marquées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be read, or not wholly.</source>
        <translation>
            <numerusform>%Ln n’a pas pu être lue, ou pas en entier.</numerusform>
            <numerusform>%Ln n’ont pas pu être lues, ou pas en entier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s), {first} and so on</source>
        <translation>
            <numerusform>%Ln fichier, dont {first}</numerusform>
            <numerusform>%Ln fichiers, dont {first}</numerusform>
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
        <source>%Ln game(s) deleted for good.</source>
        <translation>
            <numerusform>%Ln partie supprimée définitivement.</numerusform>
            <numerusform>%Ln parties supprimées définitivement.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) deleted, and in the bin.</source>
        <translation>
            <numerusform>%Ln partie supprimée et mise à la corbeille.</numerusform>
            <numerusform>%Ln parties supprimées et mises à la corbeille.</numerusform>
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
        <source>%Ln game(s) imported.</source>
        <translation>
            <numerusform>%Ln partie importée.</numerusform>
            <numerusform>%Ln parties importées.</numerusform>
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
        <source>%Ln game(s) stay in all.</source>
        <translation>
            <numerusform>%Ln partie conservée en tout.</numerusform>
            <numerusform>%Ln parties conservées en tout.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) there already.</source>
        <translation>
            <numerusform>%Ln partie s’y trouvait déjà.</numerusform>
            <numerusform>%Ln parties s’y trouvaient déjà.</numerusform>
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
        <source>%Ln hour(s)</source>
        <translation>
            <numerusform>%Ln heure</numerusform>
            <numerusform>%Ln heures</numerusform>
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
        <source>%Ln more problem(s)</source>
        <translation>
            <numerusform>%Ln autre problème</numerusform>
            <numerusform>%Ln autres problèmes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) leave(s).</source>
        <translation>
            <numerusform>%Ln paire s’en va.</numerusform>
            <numerusform>%Ln paires s’en vont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln searches did not stop; close Oddments and start it again</source>
        <translation>
            <numerusform>%Ln recherche ne s’est pas arrêtée&#x202f;; fermez Oddments et relancez-le</numerusform>
            <numerusform>%Ln recherches ne se sont pas arrêtées&#x202f;; fermez Oddments et relancez-le</numerusform>
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
        <source>%Ln side(s)</source>
        <translation>
            <numerusform>%Ln côté</numerusform>
            <numerusform>%Ln côtés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln turn(s)</source>
        <translation>
            <numerusform>%Ln coup</numerusform>
            <numerusform>%Ln coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln turn(s) did not fit here and was or were left out – {reasons}.</source>
        <translation>
            <numerusform>%Ln coup ne convenait pas ici et a été écarté – {reasons}.</numerusform>
            <numerusform>%Ln coups ne convenaient pas ici et ont été écartés – {reasons}.</numerusform>
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
        <source>&amp;A turn back</source>
        <translation>Reculer &amp;d’un coup</translation>
    </message>
    <message>
        <source>&amp;About Oddments</source>
        <translation>À &amp;propos d’Oddments</translation>
    </message>
    <message>
        <source>&amp;All turn numbers</source>
        <translation>&amp;Numéros de tous les coups</translation>
    </message>
    <message>
        <source>&amp;All usual …</source>
        <translation>&amp;Tout rétablir…</translation>
    </message>
    <message>
        <source>&amp;Analysis: mark candidates</source>
        <translation>&amp;Analyse&#xa0;: marquer les candidats</translation>
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
        <source>&amp;Comments below the board</source>
        <translation>Commentaires &amp;sous le plateau</translation>
    </message>
    <message>
        <source>&amp;Confirm my turns</source>
        <translation>Confirmer &amp;mes coups</translation>
    </message>
    <message>
        <source>&amp;Contents of the help</source>
        <translation>Sommaire &amp;de l’aide</translation>
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
        <source>&amp;Earlier games</source>
        <translation>Pa&amp;rties antérieures</translation>
    </message>
    <message>
        <source>&amp;End the turn</source>
        <translation>T&amp;erminer le coup</translation>
    </message>
    <message>
        <source>&amp;Engine</source>
        <translation>&amp;Moteur</translation>
    </message>
    <message>
        <source>&amp;Find …</source>
        <translation>R&amp;echercher…</translation>
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
        <source>&amp;Go on</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;Help on what is seen here</source>
        <translation>Aide &amp;sur ce qui est affiché</translation>
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
        <source>&amp;Mark cells</source>
        <translation>&amp;Marquer des cases</translation>
    </message>
    <message>
        <source>&amp;Mirror</source>
        <translation>&amp;Miroir</translation>
    </message>
    <message>
        <source>&amp;Move pieces to their places</source>
        <translation>A&amp;nimer le déplacement des pièces</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>Nouvelle &amp;partie</translation>
    </message>
    <message>
        <source>&amp;Next part of the window</source>
        <translation>&amp;Zone suivante de la fenêtre</translation>
    </message>
    <message>
        <source>&amp;Next variation</source>
        <translation>&amp;Variante suivante</translation>
    </message>
    <message>
        <source>&amp;No turn numbers</source>
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
        <source>&amp;Open …</source>
        <translation>O&amp;uvrir…</translation>
    </message>
    <message>
        <source>&amp;Part before</source>
        <translation>Zone &amp;précédente</translation>
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
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
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
        <translation>&amp;Rétablir&#xa0;: {edit}</translation>
    </message>
    <message>
        <source>&amp;Remove all marks here</source>
        <translation>&amp;Retirer toutes les marques ici</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>E&amp;nregistrer</translation>
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
        <source>&amp;Take along</source>
        <translation>Copier &amp;et exporter</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>T&amp;hème</translation>
    </message>
    <message>
        <source>&amp;Think on the person&apos;s time</source>
        <translation>&amp;Réfléchir sur le temps de l’adversaire</translation>
    </message>
    <message>
        <source>&amp;Triangles</source>
        <translation>&amp;Triangles</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Coup</translation>
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
        <translation>&amp;Annuler&#xa0;: {edit}</translation>
    </message>
    <message>
        <source>&amp;Usual keys</source>
        <translation>&amp;Par défaut</translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <translation>&amp;Taille normale</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Write a comment</source>
        <translation>Écrire u&amp;n commentaire</translation>
    </message>
    <message>
        <source>&apos;hatched&apos; is not true or false</source>
        <translation>«&#xa0;hatched&#xa0;» ne vaut ni true ni false</translation>
    </message>
    <message numerus="yes">
        <source>&apos;name&apos; is not a text of 1 to %Ln characters</source>
        <translation>
            <numerusform>«&#xa0;name&#xa0;» n’est pas un texte d’un caractère</numerusform>
            <numerusform>«&#xa0;name&#xa0;» n’est pas un texte de 1 à %Ln caractères</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;shadow_strength&apos; is not a number from 0 to 1</source>
        <translation>«&#xa0;shadow_strength&#xa0;» n’est pas un nombre de 0 à 1</translation>
    </message>
    <message numerus="yes">
        <source>(%Ln time(s) by now)</source>
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
        <source>2026-05-01, or 2026-05, or 2026</source>
        <translation>2026-05-01, ou 2026-05, ou 2026</translation>
    </message>
    <message>
        <source>A diagram every</source>
        <translation>Un diagramme tous les</translation>
    </message>
    <message>
        <source>A disc may not pass over other discs.</source>
        <translation>Un disque ne peut pas passer par-dessus d’autres disques.</translation>
    </message>
    <message>
        <source>A disc moves in a straight line, orthogonally or diagonally.</source>
        <translation>Un disque se déplace en ligne droite, orthogonalement ou en diagonale.</translation>
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
        <source>A draw, proven</source>
        <translation>Nulle, c’est prouvé</translation>
    </message>
    <message>
        <source>A draw.</source>
        <translation>Partie nulle.</translation>
    </message>
    <message>
        <source>A game that was open cannot be read: {why}.</source>
        <translation>Une partie qui était ouverte ne peut pas être lue&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>A half may not lie on its own colour.</source>
        <translation>Une moitié ne peut pas reposer sur sa propre couleur.</translation>
    </message>
    <message>
        <source>A new game begins with the turns up to here. This one stays as it is.</source>
        <translation>Une nouvelle partie commence avec les coups joués jusqu’ici. Celle-ci reste telle quelle.</translation>
    </message>
    <message>
        <source>A piece has one black and one white half.</source>
        <translation>Une pièce a une moitié noire et une moitié blanche.</translation>
    </message>
    <message>
        <source>A piece may not cover a whole other piece.</source>
        <translation>Une pièce ne peut pas recouvrir entièrement une autre pièce.</translation>
    </message>
    <message>
        <source>A row of black discs with one of them: {numbers}.</source>
        <translation>Une rangée de disques noirs contenant l’un d’eux&#xa0;: {numbers}.</translation>
    </message>
    <message>
        <source>A row of white discs with one of them: {numbers}.</source>
        <translation>Une rangée de disques blancs contenant l’un d’eux&#xa0;: {numbers}.</translation>
    </message>
    <message>
        <source>A search did not stop when it was told to, and was left behind. The game goes on with a new engine.</source>
        <translation>Une recherche ne s’est pas arrêtée à la demande et a été abandonnée. La partie continue avec un nouveau moteur.</translation>
    </message>
    <message>
        <source>A step back</source>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>A step forward</source>
        <translation>Un pas en avant</translation>
    </message>
    <message>
        <source>A turn &amp;forward</source>
        <translation>Avancer d’&amp;un coup</translation>
    </message>
    <message>
        <source>A turn lasts</source>
        <translation>Durée d’un coup</translation>
    </message>
    <message>
        <source>A year, a month or a day: 2026, 2026-11 or 2026-11-21</source>
        <translation>Une année, un mois ou un jour&#xa0;: 2026, 2026-11 ou 2026-11-21</translation>
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
        <source>About the game</source>
        <translation>À propos de la partie</translation>
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
        <source>After turn {turn}, {caption}</source>
        <translation>Après le coup {turn}, {caption}</translation>
    </message>
    <message>
        <source>Agreed on</source>
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
        <source>All games that were played here</source>
        <translation>Toutes les parties jouées ici</translation>
    </message>
    <message>
        <source>All groups cancel each other out: whoever placed the last stone loses.</source>
        <translation>Tous les groupes s’annulent&#xa0;: qui a posé la dernière pierre perd.</translation>
    </message>
    <message>
        <source>All rules of this game</source>
        <translation>Toutes les règles de ce jeu</translation>
    </message>
    <message>
        <source>All variations</source>
        <translation>Toutes les variantes</translation>
    </message>
    <message>
        <source>Also by a right click or the wheel</source>
        <translation>Aussi par un clic droit ou la molette</translation>
    </message>
    <message>
        <source>Also by {key}, a right click or the wheel</source>
        <translation>Aussi par {key}, un clic droit ou la molette</translation>
    </message>
    <message>
        <source>Alt and the letter</source>
        <translation>Alt et la lettre</translation>
    </message>
    <message>
        <source>Animated GIF</source>
        <translation>GIF animé</translation>
    </message>
    <message>
        <source>Any position</source>
        <translation>Toute position</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Tout résultat</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Touches fléchées</translation>
    </message>
    <message>
        <source>As &amp;usual</source>
        <translation>&amp;Position normale</translation>
    </message>
    <message>
        <source>As in the game</source>
        <translation>Comme dans la partie</translation>
    </message>
    <message>
        <source>As in the system ({language})</source>
        <translation>Comme le système ({language})</translation>
    </message>
    <message>
        <source>As in the window</source>
        <translation>Comme dans la fenêtre</translation>
    </message>
    <message>
        <source>As&amp;k how the game stands</source>
        <translation>Demander &amp;où en est la partie</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Back at the start</source>
        <translation>De retour au début</translation>
    </message>
    <message>
        <source>Back at turn {number}: {turn}</source>
        <translation>De retour au coup {number}&#xa0;: {turn}</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Corbeille</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
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
        <source>Black moves first, so White gets points on top. One player names how many, and the other one picks the side.</source>
        <translation>Noir joue en premier&#xa0;: Blanc reçoit donc des points en plus. Un joueur dit combien, l’autre choisit son camp.</translation>
    </message>
    <message>
        <source>Black scores {black} and White {white}.</source>
        <translation>Noir marque {black} et Blanc {white}.</translation>
    </message>
    <message>
        <source>Black won</source>
        <translation>Noir a gagné</translation>
    </message>
    <message numerus="yes">
        <source>Black {black} + White {white} = %Ln group(s), even</source>
        <translation>
            <numerusform>Noir {black} + Blanc {white} = %Ln groupe&#xa0;: pair</numerusform>
            <numerusform>Noir {black} + Blanc {white} = %Ln groupes&#xa0;: pair</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black {black} + White {white} = %Ln group(s), odd</source>
        <translation>
            <numerusform>Noir {black} + Blanc {white} = %Ln groupe&#xa0;: impair</numerusform>
            <numerusform>Noir {black} + Blanc {white} = %Ln groupes&#xa0;: impair</numerusform>
        </translation>
    </message>
    <message>
        <source>Black&apos;s first turn is exactly one stone.</source>
        <translation>Le premier coup de Noir est d’une seule pierre exactement.</translation>
    </message>
    <message>
        <source>Black&apos;s first turn is one stone</source>
        <translation>le premier coup de Noir est d’une seule pierre</translation>
    </message>
    <message>
        <source>Black, moves first</source>
        <translation>Noir, joue en premier</translation>
    </message>
    <message>
        <source>Black: moves first</source>
        <translation>Noir&#xa0;: joue en premier</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Board and rules</source>
        <translation>Plateau et règles</translation>
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
        <source>Both players passed, and the colour with fewer groups wins.</source>
        <translation>Les deux joueurs ont passé&#xa0;: la couleur qui a le moins de groupes gagne.</translation>
    </message>
    <message>
        <source>Bring them back</source>
        <translation>Les rouvrir</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Par jeu</translation>
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
        <source>Candidates</source>
        <comment>tab</comment>
        <translation>Candidats</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Candidats</translation>
    </message>
    <message>
        <source>Capture the lines that are closed off, or keep them as they are.</source>
        <translation>Capturez les lignes encadrées, ou laissez-les telles quelles.</translation>
    </message>
    <message>
        <source>Cells along an edge of the board.</source>
        <translation>Nombre de cases le long d’un bord du plateau.</translation>
    </message>
    <message>
        <source>Change the &amp;hand</source>
        <translation>C&amp;hanger de main</translation>
    </message>
    <message>
        <source>Choose where the disc goes, or click it again to let it go.</source>
        <translation>Choisissez où va le disque, ou cliquez de nouveau dessus pour le lâcher.</translation>
    </message>
    <message>
        <source>Choose where to.</source>
        <translation>Choisissez la destination.</translation>
    </message>
    <message>
        <source>Circles</source>
        <translation>Cercles</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Click a cell to mark it, and again to take the mark away. Esc goes back to playing.</source>
        <translation>Cliquez sur une case pour la marquer, et de nouveau pour retirer la marque. Échap revient au jeu.</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Pendules</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Co&amp;py report</source>
        <translation>&amp;Copier le rapport</translation>
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
        <translation>Commentaire&#xa0;: {comment}</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>Computer, level {level}</source>
        <translation>Ordinateur, niveau {level}</translation>
    </message>
    <message>
        <source>Confir&amp;m the turn shown</source>
        <translation>Con&amp;firmer le coup affiché</translation>
    </message>
    <message>
        <source>Connect three sides around the middle of a board with 3, 5, 7 or 9 sides.</source>
        <translation>Reliez trois côtés autour du centre d’un plateau à 3, 5, 7 ou 9 côtés.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coordonnées</translation>
    </message>
    <message>
        <source>Copy &amp;game</source>
        <translation>Copier &amp;la partie</translation>
    </message>
    <message>
        <source>Copy a &amp;report of faults</source>
        <translation>&amp;Copier un rapport d’erreurs</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Copier comme &amp;texte</translation>
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
        <source>Count</source>
        <translation>Compter</translation>
    </message>
    <message>
        <source>Count the end step by step on the board</source>
        <translation>Compter la fin pas à pas sur le plateau</translation>
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
        <source>Curs&amp;or to the next place</source>
        <translation>Curseur à la case sui&amp;vante</translation>
    </message>
    <message>
        <source>Cursor to the p&amp;lace before</source>
        <translation>Curseur à &amp;la case précédente</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Decide first whether to capture.</source>
        <translation>Décidez d’abord si vous capturez.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln game(s) in the bin for good?</source>
        <translation>
            <numerusform>Supprimer définitivement %Ln partie de la corbeille&#x202f;?</numerusform>
            <numerusform>Supprimer définitivement les %Ln parties de la corbeille&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Details …</source>
        <translation>Détails…</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>périphérique ou ressource occupé</translation>
    </message>
    <message>
        <source>Diagrams a page</source>
        <translation>Diagrammes par page</translation>
    </message>
    <message>
        <source>Discs</source>
        <translation>Disques</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>quota d’espace disque dépassé</translation>
    </message>
    <message>
        <source>Do &amp;not capture</source>
        <translation>Ne &amp;pas capturer</translation>
    </message>
    <message>
        <source>Do what a click does there</source>
        <translation>Faire ce qu’un clic y ferait</translation>
    </message>
    <message>
        <source>Done again: {edit}.</source>
        <translation>Rétabli&#xa0;: {edit}.</translation>
    </message>
    <message>
        <source>Done with marks</source>
        <translation>Fin du marquage</translation>
    </message>
    <message>
        <source>Drag to make the comments higher or lower</source>
        <translation>Faire glisser pour agrandir ou réduire les commentaires</translation>
    </message>
    <message>
        <source>Drag to make the panels wider or narrower</source>
        <translation>Faire glisser pour élargir ou rétrécir les panneaux</translation>
    </message>
    <message>
        <source>E&amp;dit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>Empty the bin</source>
        <translation>Vider la corbeille</translation>
    </message>
    <message>
        <source>Empty the bin …</source>
        <translation>Vider la corbeille…</translation>
    </message>
    <message>
        <source>End the count</source>
        <translation>Terminer le décompte</translation>
    </message>
    <message>
        <source>End the search</source>
        <translation>Terminer la recherche</translation>
    </message>
    <message>
        <source>Enter plays the turn that is shown, Esc takes it back.</source>
        <translation>Entrée joue le coup affiché, Échap le reprend.</translation>
    </message>
    <message>
        <source>Enter plays {turn}.</source>
        <translation>Entrée joue {turn}.</translation>
    </message>
    <message>
        <source>Esc takes back what was done.</source>
        <translation>Échap reprend ce qui a été fait.</translation>
    </message>
    <message>
        <source>Esc takes it back.</source>
        <translation>Échap le reprend.</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
    <message>
        <source>Every game that you play here is kept, and listed here from its first turn on. Games of other programs or people can be imported.</source>
        <translation>Toute partie que vous jouez ici est conservée et figure dans cette liste dès son premier coup. Les parties d’autres programmes ou d’autres personnes peuvent être importées.</translation>
    </message>
    <message>
        <source>Every stone pushes its neighbours away: end with the biggest group unmatched.</source>
        <translation>Chaque pierre repousse ses voisines&#xa0;: ayez à la fin le plus grand groupe sans égal.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>le fichier existe déjà</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>nom de fichier trop long</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>fichier trop volumineux</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Rechercher</translation>
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
        <source>Find in comments, names and labels</source>
        <translation>Rechercher dans les commentaires, noms et étiquettes</translation>
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
        <source>First step</source>
        <translation>Première étape</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Suivre le système</translation>
    </message>
    <message>
        <source>Forget these</source>
        <translation>Oublier ces fichiers</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>From after turn</source>
        <translation>À partir du coup</translation>
    </message>
    <message>
        <source>From this day on</source>
        <translation>À partir de ce jour</translation>
    </message>
    <message>
        <source>From …</source>
        <translation>Du…</translation>
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
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Games ({patterns})</source>
        <translation>Parties ({patterns})</translation>
    </message>
    <message>
        <source>Games are being exported …</source>
        <translation>Exportation des parties…</translation>
    </message>
    <message>
        <source>Games are being imported …</source>
        <translation>Importation des parties…</translation>
    </message>
    <message>
        <source>Games in which this position stood, turned and mirrored too</source>
        <translation>Parties où cette position est apparue, même tournée ou en miroir</translation>
    </message>
    <message>
        <source>Games in {name} – Oddments</source>
        <translation>Parties de {name} – Oddments</translation>
    </message>
    <message>
        <source>Games that you delete lie here until you empty the bin.</source>
        <translation>Les parties que vous supprimez restent ici jusqu’à ce que vous vidiez la corbeille.</translation>
    </message>
    <message>
        <source>Give a &amp;hint</source>
        <translation>Donner &amp;un indice</translation>
    </message>
    <message>
        <source>Give all actions their usual keys again?</source>
        <translation>Rendre à toutes les actions leurs touches par défaut&#x202f;?</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Go on by itself</source>
        <translation>Continuer tout seul</translation>
    </message>
    <message>
        <source>Go on with the turn.</source>
        <translation>Poursuivez le coup.</translation>
    </message>
    <message>
        <source>Go on, or end the turn.</source>
        <translation>Poursuivez, ou terminez le coup.</translation>
    </message>
    <message>
        <source>Go to turn {number}</source>
        <translation>Aller au coup {number}</translation>
    </message>
    <message>
        <source>Goes on</source>
        <translation>Suite</translation>
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
        <source>Help: {title}</source>
        <translation>Aide&#xa0;: {title}</translation>
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
        <source>Hint: {turn} ({worth}). Esc takes the hint away.</source>
        <translation>Indice&#xa0;: {turn} ({worth}). Échap retire l’indice.</translation>
    </message>
    <message>
        <source>Hint: {turn}. Esc takes the hint away.</source>
        <translation>Indice&#xa0;: {turn}. Échap retire l’indice.</translation>
    </message>
    <message>
        <source>How komi is found</source>
        <translation>Comment le komi est fixé</translation>
    </message>
    <message>
        <source>How many sides the board has.</source>
        <translation>Nombre de côtés du plateau.</translation>
    </message>
    <message>
        <source>How much is made</source>
        <translation>Avancement</translation>
    </message>
    <message>
        <source>How the result is counted.</source>
        <translation>Façon de compter le résultat.</translation>
    </message>
    <message>
        <source>How time is counted</source>
        <translation>Façon de compter le temps</translation>
    </message>
    <message>
        <source>If the game ended here, Black would score {black} and White {white}.</source>
        <translation>Si la partie se terminait ici, Noir marquerait {black} et Blanc {white}.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Importer des parties</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>Dans la fenêtre</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>erreur d’entrée/sortie</translation>
    </message>
    <message>
        <source>Into the menus</source>
        <translation>Vers les menus</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>c’est un dossier</translation>
    </message>
    <message numerus="yes">
        <source>It reaches side {side}: a way of %Ln stone(s).</source>
        <translation>
            <numerusform>Il atteint le côté {side}&#xa0;: un chemin de %Ln pierre.</numerusform>
            <numerusform>Il atteint le côté {side}&#xa0;: un chemin de %Ln pierres.</numerusform>
        </translation>
    </message>
    <message>
        <source>It reaches side {side}: it touches the side itself.</source>
        <translation>Il atteint le côté {side}&#xa0;: il touche le côté lui-même.</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Les garder</translation>
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
        <source>Komi is {komi}.</source>
        <translation>Le komi est de {komi}.</translation>
    </message>
    <message>
        <source>Komi is {komi}. {name} takes {colour}.</source>
        <translation>Le komi est de {komi}. {name} prend {colour}.</translation>
    </message>
    <message>
        <source>Komi: White is given {komi}, which makes {total}.</source>
        <translation>Komi&#xa0;: Blanc reçoit {komi}, ce qui fait {total}.</translation>
    </message>
    <message>
        <source>L&amp;ist of turns</source>
        <translation>Liste &amp;des coups</translation>
    </message>
    <message>
        <source>L&amp;og of the game</source>
        <translation>&amp;Journal de la partie</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Dernière étape</translation>
    </message>
    <message>
        <source>Latest first</source>
        <translation>Plus récentes</translation>
    </message>
    <message>
        <source>Learn by doing</source>
        <translation>Apprendre en jouant</translation>
    </message>
    <message>
        <source>Learn {game} by doing, in two minutes</source>
        <translation>Apprendre {game} en jouant, en deux minutes</translation>
    </message>
    <message>
        <source>Learn {game} by doing, once more</source>
        <translation>Apprendre {game} en jouant, encore une fois</translation>
    </message>
    <message>
        <source>Letters: A, B, C …</source>
        <translation>Lettres&#xa0;: A, B, C…</translation>
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
        <source>List all turns</source>
        <translation>Lister tous les coups</translation>
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
        <source>Look for less, or clear the fields above.</source>
        <translation>Cherchez moins de choses à la fois, ou effacez les champs ci-dessus.</translation>
    </message>
    <message>
        <source>Look for the position of the game that was in front last</source>
        <translation>Rechercher la position de la dernière partie affichée</translation>
    </message>
    <message>
        <source>Looking for a hint … Esc stops it.</source>
        <translation>Recherche d’un indice… Échap l’arrête.</translation>
    </message>
    <message>
        <source>Looking for games …</source>
        <translation>Recherche de parties…</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Make another turn instead, or press Esc to take this one back.</source>
        <translation>Jouez plutôt un autre coup, ou appuyez sur Échap pour reprendre celui-ci.</translation>
    </message>
    <message>
        <source>Make it the &amp;main line</source>
        <translation>&amp;En faire la ligne principale</translation>
    </message>
    <message>
        <source>Mark the last turn</source>
        <translation>Marquer le dernier coup</translation>
    </message>
    <message>
        <source>Marked: {cells}.</source>
        <translation>Marquées&#xa0;: {cells}.</translation>
    </message>
    <message>
        <source>Marks and letters on cells</source>
        <translation>Marques et lettres sur les cases</translation>
    </message>
    <message>
        <source>Minutes for all turns</source>
        <translation>Minutes pour tous les coups</translation>
    </message>
    <message>
        <source>Most sides touched by one group</source>
        <translation>Nombre maximal de côtés touchés par un même groupe</translation>
    </message>
    <message>
        <source>Move a disc of either colour</source>
        <translation>Déplacer un disque de l’une ou l’autre couleur</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Déplacer le curseur</translation>
    </message>
    <message>
        <source>My own themes …</source>
        <translation>Mes propres thèmes…</translation>
    </message>
    <message>
        <source>N&amp;o key</source>
        <translation>&amp;Aucune touche</translation>
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
        <source>Name of {moment}</source>
        <translation>Nom ({moment})</translation>
    </message>
    <message>
        <source>Name this komi</source>
        <translation>Proposer ce komi</translation>
    </message>
    <message>
        <source>Name, if you like</source>
        <translation>Nom, si vous le souhaitez</translation>
    </message>
    <message>
        <source>Names komi</source>
        <translation>Fixe le komi</translation>
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
        <source>New game of {game}</source>
        <translation>Nouvelle partie&#xa0;: {game}</translation>
    </message>
    <message>
        <source>New games are being read; they are listed bit by bit.</source>
        <translation>De nouvelles parties sont en cours de lecture&#x202f;; elles s’ajoutent peu à peu à la liste.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Next control, the one before</source>
        <translation>Champ suivant, précédent</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>No browser could be started. The address is in the clipboard.</source>
        <translation>Aucun navigateur n’a pu être lancé. L’adresse est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>No clocks</source>
        <translation>Sans pendule</translation>
    </message>
    <message>
        <source>No comment on {moment}. A double click begins one.</source>
        <translation>Aucun commentaire ({moment}). Un double clic en commence un.</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Aucun fichier</translation>
    </message>
    <message>
        <source>No game like that.</source>
        <translation>Aucune partie de ce genre.</translation>
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
        <source>No neighbouring square takes the other half.</source>
        <translation>Aucune case voisine ne peut recevoir l’autre moitié.</translation>
    </message>
    <message>
        <source>No notes in this game</source>
        <translation>Aucune note dans cette partie</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>plus d’espace sur le périphérique</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>fichier ou dossier introuvable</translation>
    </message>
    <message>
        <source>No unfinished game.</source>
        <translation>Aucune partie inachevée.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Num.</translation>
    </message>
    <message>
        <source>Nobody can place a piece and nobody scores: whoever placed the last piece loses.</source>
        <translation>Personne ne peut poser de pièce et personne ne marque&#xa0;: qui a posé la dernière pièce perd.</translation>
    </message>
    <message>
        <source>Nobody can place a piece: the higher score wins.</source>
        <translation>Personne ne peut poser de pièce&#xa0;: le score le plus élevé gagne.</translation>
    </message>
    <message>
        <source>Nobody scores, so whoever placed the last piece loses.</source>
        <translation>Personne ne marque&#xa0;: qui a posé la dernière pièce perd.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>ce n’est pas un dossier</translation>
    </message>
    <message>
        <source>Not a whole turn yet.</source>
        <translation>Ce n’est pas encore un coup complet.</translation>
    </message>
    <message>
        <source>Nothing can be written to {folder}, so the list of games is made anew at every start.</source>
        <translation>Rien ne peut être écrit dans {folder}&#xa0;: la liste des parties est donc refaite à chaque démarrage.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Aucun résultat</translation>
    </message>
    <message>
        <source>Nothing is left, so the last stone loses.</source>
        <translation>Il ne reste rien&#xa0;: la dernière pierre perd.</translation>
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
        <source>Num&amp;bers of the last turns</source>
        <translation>Numéros &amp;des derniers coups</translation>
    </message>
    <message>
        <source>Numbers: 1, 2, 3 …</source>
        <translation>Nombres&#xa0;: 1, 2, 3…</translation>
    </message>
    <message>
        <source>Oddments cannot start</source>
        <translation>Oddments ne peut pas démarrer</translation>
    </message>
    <message>
        <source>Oddments ended too early again and again while it brought back your windows. All games are kept.</source>
        <translation>Oddments s’est arrêté plusieurs fois trop tôt en rouvrant vos fenêtres. Toutes les parties sont conservées.</translation>
    </message>
    <message>
        <source>Oddments ended unexpectedly the last time. Games were kept up to their last turn.</source>
        <translation>Oddments s’est arrêté de façon inattendue la dernière fois. Les parties ont été conservées jusqu’à leur dernier coup.</translation>
    </message>
    <message>
        <source>Oddments is free software under the MIT licence. What it is made of has licences of its own.</source>
        <translation>Oddments est un logiciel libre sous licence MIT. Ses composants ont leurs propres licences.</translation>
    </message>
    <message>
        <source>Oddments runs already, but does not answer. This window works on its own; what is open in the other one cannot be opened here.</source>
        <translation>Oddments est déjà lancé, mais ne répond pas. Cette fenêtre fonctionne seule&#x202f;; ce qui est ouvert dans l’autre ne peut pas être ouvert ici.</translation>
    </message>
    <message>
        <source>Of all turns</source>
        <translation>De tous les coups</translation>
    </message>
    <message numerus="yes">
        <source>Of the last %Ln turn(s)</source>
        <translation>
            <numerusform>Du dernier coup</numerusform>
            <numerusform>Des %Ln derniers coups</numerusform>
        </translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
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
        <source>On the clocks: {times}</source>
        <translation>Aux pendules&#xa0;: {times}</translation>
    </message>
    <message>
        <source>One group joins three sides around the middle of the board.</source>
        <translation>Un groupe relie trois côtés autour du centre du plateau.</translation>
    </message>
    <message>
        <source>One names it, the other picks the side</source>
        <translation>L’un le fixe, l’autre choisit son camp</translation>
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
        <source>Open a saved game</source>
        <translation>Ouvrir une partie enregistrée</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Ouvrir dans le navigateur</translation>
    </message>
    <message>
        <source>Open the chosen game in a window</source>
        <translation>Ouvrir la partie choisie dans une fenêtre</translation>
    </message>
    <message>
        <source>Open the folder in which the program looks for them</source>
        <translation>Ouvrir le dossier où le programme les cherche</translation>
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
        <source>Operation not permitted</source>
        <translation>opération non autorisée</translation>
    </message>
    <message>
        <source>Order of the list</source>
        <translation>Ordre de la liste</translation>
    </message>
    <message>
        <source>Other times …</source>
        <translation>Autres durées…</translation>
    </message>
    <message>
        <source>P&amp;rint …</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>PDF page</source>
        <translation>Page PDF</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>Image PNG</translation>
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
        <source>Paper of a PDF</source>
        <translation>Papier d’un PDF</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <translation>Composants du programme</translation>
    </message>
    <message numerus="yes">
        <source>Pasted: %Ln turn(s).</source>
        <translation>
            <numerusform>Collé&#xa0;: %Ln coup.</numerusform>
            <numerusform>Collé&#xa0;: %Ln coups.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause the &amp;game</source>
        <translation>&amp;Mettre la partie en pause</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>permission refusée</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Picks the side</source>
        <translation>Choisit son camp</translation>
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
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Place a domino on two squares of equal height</source>
        <translation>Poser un domino sur deux cases de même hauteur</translation>
    </message>
    <message>
        <source>Place a stone</source>
        <translation>Poser une pierre</translation>
    </message>
    <message>
        <source>Place either colour, one stone or two, and leave an odd number of groups.</source>
        <translation>Posez l’une ou l’autre couleur, une pierre ou deux, et laissez un nombre impair de groupes.</translation>
    </message>
    <message>
        <source>Place one or two stones of either colour</source>
        <translation>Poser une ou deux pierres de l’une ou l’autre couleur</translation>
    </message>
    <message>
        <source>Place one stone of either colour</source>
        <translation>Poser une pierre de l’une ou l’autre couleur</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Play against the computer, level {level}</source>
        <translation>Jouer contre l’ordinateur, niveau {level}</translation>
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
        <source>Play on after turn {number}</source>
        <translation>Continuer après le coup {number}</translation>
    </message>
    <message>
        <source>Play on from the start</source>
        <translation>Continuer depuis le début</translation>
    </message>
    <message>
        <source>Play this turn</source>
        <translation>Jouer ce coup</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Points that White gets on top, because Black moves first.</source>
        <translation>Points que Blanc reçoit en plus, parce que Noir joue en premier.</translation>
    </message>
    <message>
        <source>Pr&amp;omote variation</source>
        <translation>Promouvoir &amp;la variante</translation>
    </message>
    <message>
        <source>Pre&amp;vious variation</source>
        <translation>Variante &amp;précédente</translation>
    </message>
    <message>
        <source>Press Enter to go on.</source>
        <translation>Appuyez sur Entrée pour continuer.</translation>
    </message>
    <message>
        <source>Press the new key for “{action}”. Esc: none.</source>
        <translation>Appuyez sur la nouvelle touche pour «&#xa0;{action}&#xa0;». Échap&#xa0;: aucune.</translation>
    </message>
    <message>
        <source>Preview …</source>
        <translation>Aperçu…</translation>
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
        <source>Put the chosen games into the bin</source>
        <translation>Mettre les parties choisies à la corbeille</translation>
    </message>
    <message>
        <source>Put your themes into {folder}.</source>
        <translation>Placez vos thèmes dans {folder}.</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>système de fichiers en lecture seule</translation>
    </message>
    <message>
        <source>Reading {name} …</source>
        <translation>Lecture de {name}…</translation>
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
        <source>Res&amp;ign</source>
        <translation>A&amp;bandonner</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
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
        <source>S&amp;ettings …</source>
        <translation>Pré&amp;férences…</translation>
    </message>
    <message>
        <source>S&amp;quares</source>
        <translation>C&amp;arrés</translation>
    </message>
    <message>
        <source>S&amp;wap colours</source>
        <translation>Échan&amp;ger les couleurs</translation>
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
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Save …</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Saved as PNG, SVG or PDF, as the file’s name says.</source>
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
        <source>Searching …</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Secondes</translation>
    </message>
    <message>
        <source>Seconds that a turn adds</source>
        <translation>Secondes ajoutées par coup</translation>
    </message>
    <message>
        <source>Settings – Oddments</source>
        <translation>Préférences – Oddments</translation>
    </message>
    <message>
        <source>Show &amp;log folder</source>
        <translation>&amp;Afficher le dossier des journaux</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Show the deleted games, or the others again</source>
        <translation>Afficher les parties supprimées, ou de nouveau les autres</translation>
    </message>
    <message>
        <source>Show which</source>
        <translation>Afficher lesquelles</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Côtés</translation>
    </message>
    <message>
        <source>Sides {sides} hold the middle between them.</source>
        <translation>Les côtés {sides} ont le centre entre eux.</translation>
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
        <source>Size {size}: Black has {black}, White {white}.</source>
        <translation>Taille {size}&#xa0;: Noir en a {black}, Blanc {white}.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Sauter</translation>
    </message>
    <message>
        <source>Slide and flip discs that belong to nobody, and be the first to line up five.</source>
        <translation>Glissez et retournez des disques qui ne sont à personne, et soyez le premier à en aligner cinq.</translation>
    </message>
    <message>
        <source>Something inside Oddments went wrong. It goes on; a report helps to mend it.</source>
        <translation>Une erreur s’est produite dans Oddments. Le programme continue&#x202f;; un rapport aide à la corriger.</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Carrés</translation>
    </message>
    <message>
        <source>Stack dominoes like bricks, and win with the biggest group that stays unmatched.</source>
        <translation>Empilez des dominos comme des briques, et gagnez avec le plus grand groupe resté sans égal.</translation>
    </message>
    <message>
        <source>Stacks without &amp;depth</source>
        <translation>Piles &amp;sans relief</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Étape {number} sur {count}</translation>
    </message>
    <message>
        <source>Step {step} of {total}</source>
        <translation>Étape {step} sur {total}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>S’arrêter ici</translation>
    </message>
    <message>
        <source>Swapping sides is for White&apos;s first turn, in games with the pie rule.</source>
        <translation>L’échange des couleurs n’est possible qu’au premier coup de Blanc, dans les parties avec la règle du gâteau.</translation>
    </message>
    <message>
        <source>T&amp;ree of turns</source>
        <translation>&amp;Arbre des coups</translation>
    </message>
    <message>
        <source>T&amp;ype a turn</source>
        <translation>Sa&amp;isir un coup</translation>
    </message>
    <message>
        <source>Take along</source>
        <translation>Copier et exporter</translation>
    </message>
    <message>
        <source>Take back the touch</source>
        <translation>Reprendre le geste</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Take the games of files into the library</source>
        <translation>Ajouter à la bibliothèque les parties de fichiers</translation>
    </message>
    <message>
        <source>Take the unfinished turn &amp;back</source>
        <translation>&amp;Reprendre le coup inachevé</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Repris</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Repris.</translation>
    </message>
    <message>
        <source>That could not be done: {why}.</source>
        <translation>Impossible de faire cela&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>The analysis has failed</source>
        <translation>L’analyse a échoué</translation>
    </message>
    <message>
        <source>The bin is empty.</source>
        <translation>La corbeille est vide.</translation>
    </message>
    <message>
        <source>The black half lies there; choose the square beside it for the white half.</source>
        <translation>La moitié noire est posée&#x202f;; choisissez à côté la case de la moitié blanche.</translation>
    </message>
    <message>
        <source>The board as it is</source>
        <translation>Le plateau tel quel</translation>
    </message>
    <message>
        <source>The board is full and the sums of squares are equal.</source>
        <translation>Le plateau est plein et les sommes des carrés sont égales.</translation>
    </message>
    <message>
        <source>The board is full: the biggest group that has no equal wins.</source>
        <translation>Le plateau est plein&#xa0;: le plus grand groupe sans égal gagne.</translation>
    </message>
    <message>
        <source>The board is full: the higher sum of squares wins.</source>
        <translation>Le plateau est plein&#xa0;: la plus grande somme des carrés gagne.</translation>
    </message>
    <message>
        <source>The board is in the clipboard as text.</source>
        <translation>Le plateau est dans le presse-papiers sous forme de texte.</translation>
    </message>
    <message>
        <source>The clipboard holds a game without a turn.</source>
        <translation>Le presse-papiers contient une partie sans aucun coup.</translation>
    </message>
    <message>
        <source>The clipboard holds no branch of this game: {why}.</source>
        <translation>Le presse-papiers ne contient pas de branche de cette partie&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>The clipboard holds no game: {why}.</source>
        <translation>Le presse-papiers ne contient pas de partie&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>The clocks stand still. “Go on” lets them run: {who} is to move.</source>
        <translation>Les pendules sont arrêtées. «&#xa0;Continuer&#xa0;» les relance&#xa0;: {who} est au trait.</translation>
    </message>
    <message>
        <source>The comment leads to a page of {host}.</source>
        <translation>Le commentaire mène à une page de {host}.</translation>
    </message>
    <message>
        <source>The core of Oddments is not compiled on this machine: the computer plays, but thinks about a hundred times slower. installer/run compiles it.</source>
        <translation>Le cœur d’Oddments n’est pas compilé sur cette machine&#xa0;: l’ordinateur joue, mais réfléchit environ cent fois plus lentement. installer/run le compile.</translation>
    </message>
    <message>
        <source>The end. You skipped some steps.</source>
        <translation>Fin de la leçon. Certaines étapes ont été sautées.</translation>
    </message>
    <message>
        <source>The engine has failed: {why}.</source>
        <translation>Le moteur a échoué&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>The fewer are better.</source>
        <translation>Moins il y en a, mieux c’est.</translation>
    </message>
    <message>
        <source>The first player needs exactly five in a row, and has made {made}.</source>
        <translation>Le premier joueur doit en aligner exactement cinq&#x202f;; il en a aligné {made}.</translation>
    </message>
    <message>
        <source>The game could not be saved to {path}: {why}.</source>
        <translation>La partie n’a pas pu être enregistrée dans {path}&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>The game in diagrams</source>
        <translation>La partie en diagrammes</translation>
    </message>
    <message>
        <source>The game is a draw.</source>
        <translation>La partie est nulle.</translation>
    </message>
    <message>
        <source>The game is in the clipboard, in the text of a saved game.</source>
        <translation>La partie est dans le presse-papiers, sous la forme d’une partie enregistrée.</translation>
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
        <source>The last run</source>
        <translation>La dernière exécution</translation>
    </message>
    <message>
        <source>The last turn made a row of five or more.</source>
        <translation>Le dernier coup a formé une rangée de cinq ou plus.</translation>
    </message>
    <message numerus="yes">
        <source>The last turn moved or turned over these %Ln disc(s). Only rows with them count.</source>
        <translation>
            <numerusform>Le dernier coup a déplacé ou retourné ce %Ln disque. Seules comptent les rangées qui le contiennent.</numerusform>
            <numerusform>Le dernier coup a déplacé ou retourné ces %Ln disques. Seules comptent les rangées qui en contiennent.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last turn moved this disc. Only a row that holds it counts.</source>
        <translation>Le dernier coup a déplacé ce disque. Seule compte une rangée qui le contient.</translation>
    </message>
    <message>
        <source>The lesson is done</source>
        <translation>La leçon est terminée</translation>
    </message>
    <message>
        <source>The lesson of {game} cannot be given: {why}.</source>
        <translation>La leçon du jeu {game} ne peut pas avoir lieu&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>The library cannot be brought up to date: {why}.</source>
        <translation>La bibliothèque ne peut pas être mise à jour&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>The library cannot be looked through: {why}.</source>
        <translation>La bibliothèque ne peut pas être parcourue&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>The line that is looked at</source>
        <translation>La ligne affichée</translation>
    </message>
    <message>
        <source>The list of games was damaged and is made anew from the games. No game is lost.</source>
        <translation>La liste des parties était endommagée&#x202f;; elle est refaite à partir des parties. Aucune partie n’est perdue.</translation>
    </message>
    <message>
        <source>The log lies in {folder}.</source>
        <translation>Le journal se trouve dans {folder}.</translation>
    </message>
    <message>
        <source>The next one</source>
        <translation>Le suivant</translation>
    </message>
    <message>
        <source>The number of groups would be even at the end of the turn. Choose another cell or colour, or place another stone.</source>
        <translation>Le nombre de groupes serait pair à la fin du coup. Choisissez une autre case ou couleur, ou posez une autre pierre.</translation>
    </message>
    <message>
        <source>The one before</source>
        <translation>Le précédent</translation>
    </message>
    <message>
        <source>The other player</source>
        <translation>L’autre joueur</translation>
    </message>
    <message>
        <source>The picture could not be copied: {why}.</source>
        <translation>L’image n’a pas pu être copiée&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>The picture of the board is in the clipboard.</source>
        <translation>L’image du plateau est dans le presse-papiers.</translation>
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
        <source>The players have agreed on it.</source>
        <translation>Les joueurs en sont convenus.</translation>
    </message>
    <message>
        <source>The position contradicts itself. “Try again” plays through the game anew.</source>
        <translation>La position se contredit. «&#xa0;Réessayer&#xa0;» rejoue toute la partie.</translation>
    </message>
    <message>
        <source>The position contradicts itself: {why}. It can be played through again.</source>
        <translation>La position se contredit&#xa0;: {why}. La partie peut être rejouée en entier.</translation>
    </message>
    <message>
        <source>The position stands for the third time. The game is a draw.</source>
        <translation>La position apparaît pour la troisième fois. La partie est nulle.</translation>
    </message>
    <message>
        <source>The report is in the clipboard.</source>
        <translation>Le rapport est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>The rest was left out.</source>
        <translation>Le reste a été écarté.</translation>
    </message>
    <message>
        <source>The same position stands for the third time: a draw.</source>
        <translation>La même position apparaît pour la troisième fois&#xa0;: partie nulle.</translation>
    </message>
    <message>
        <source>The second player needs at least five in a row, and has made {made}.</source>
        <translation>Le second joueur doit en aligner au moins cinq&#x202f;; il en a aligné {made}.</translation>
    </message>
    <message>
        <source>The start</source>
        <translation>Le début</translation>
    </message>
    <message>
        <source>The turn is over before that.</source>
        <translation>Le coup se termine avant cela.</translation>
    </message>
    <message>
        <source>The turn is {turn}. It is yours to make.</source>
        <translation>Le coup est {turn}. À vous de le jouer.</translation>
    </message>
    <message>
        <source>The two squares of a piece must be neighbours.</source>
        <translation>Les deux cases d’une pièce doivent être voisines.</translation>
    </message>
    <message>
        <source>The two stacks must be equally high.</source>
        <translation>Les deux piles doivent avoir la même hauteur.</translation>
    </message>
    <message>
        <source>The white half lies there; choose the square beside it for the black half.</source>
        <translation>La moitié blanche est posée&#x202f;; choisissez à côté la case de la moitié noire.</translation>
    </message>
    <message numerus="yes">
        <source>The whole tree (%Ln turn(s))</source>
        <translation>
            <numerusform>L’arbre entier (%Ln coup)</numerusform>
            <numerusform>L’arbre entier (%Ln coups)</numerusform>
        </translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
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
        <source>There is no text in the clipboard, and so no game.</source>
        <translation>Le presse-papiers ne contient pas de texte, donc pas de partie.</translation>
    </message>
    <message>
        <source>There is no turn for you to type now.</source>
        <translation>Vous n’avez pas de coup à saisir maintenant.</translation>
    </message>
    <message>
        <source>There is not enough memory for the engine to think: close other programs.</source>
        <translation>Il n’y a pas assez de mémoire pour que le moteur réfléchisse&#xa0;: fermez d’autres programmes.</translation>
    </message>
    <message>
        <source>There is nothing of that kind to decide now.</source>
        <translation>Il n’y a rien de tel à décider maintenant.</translation>
    </message>
    <message>
        <source>There was too little memory. Oddments goes on; other programs could be closed.</source>
        <translation>La mémoire a manqué. Oddments continue&#x202f;; d’autres programmes pourraient être fermés.</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Cette action est irréversible.</translation>
    </message>
    <message>
        <source>This computer was asleep, or too busy. The clocks stand still from that moment on.</source>
        <translation>Cet ordinateur était en veille, ou trop occupé. Les pendules sont arrêtées depuis ce moment.</translation>
    </message>
    <message>
        <source>This game cannot be kept in {folder}: {why}. Save it to a file: who closes the window a second time gives it up.</source>
        <translation>Cette partie ne peut pas être conservée dans {folder}&#xa0;: {why}. Enregistrez-la dans un fichier&#xa0;: fermer la fenêtre une seconde fois, c’est y renoncer.</translation>
    </message>
    <message>
        <source>This game cannot be opened.</source>
        <translation>Cette partie ne peut pas être ouverte.</translation>
    </message>
    <message>
        <source>This game is in the bin: restore it, then it can be opened.</source>
        <translation>Cette partie est dans la corbeille&#xa0;: restaurez-la pour pouvoir l’ouvrir.</translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <translation>Cette partie est ouverte dans une autre fenêtre.</translation>
    </message>
    <message numerus="yes">
        <source>This group has %Ln stone(s).</source>
        <translation>
            <numerusform>Ce groupe a %Ln pierre.</numerusform>
            <numerusform>Ce groupe a %Ln pierres.</numerusform>
        </translation>
    </message>
    <message>
        <source>This half is the last uncovered one of its piece: nothing may lie on it any more.</source>
        <translation>Cette moitié est la dernière de sa pièce à être découverte&#xa0;: plus rien ne peut être posé dessus.</translation>
    </message>
    <message>
        <source>This is all that a report holds: the program, the machine, and what went wrong. Nobody gets it unless you send it.</source>
        <translation>Voici tout ce que contient un rapport&#xa0;: le programme, la machine et l’erreur survenue. Personne ne le reçoit à moins que vous ne l’envoyiez.</translation>
    </message>
    <message>
        <source>This is no turn. One is written like {turn}.</source>
        <translation>Ce n’est pas un coup. Un coup s’écrit comme {turn}.</translation>
    </message>
    <message>
        <source>This is one of several games in {name}.</source>
        <translation>C’est l’une des parties contenues dans {name}.</translation>
    </message>
    <message>
        <source>This is one of several games that were pasted.</source>
        <translation>C’est l’une des parties qui ont été collées.</translation>
    </message>
    <message>
        <source>This place is taken.</source>
        <translation>Cette case est occupée.</translation>
    </message>
    <message>
        <source>This turn is called {worth}.</source>
        <translation>Ce coup est jugé {worth}.</translation>
    </message>
    <message>
        <source>This would bring back the board before the last turn.</source>
        <translation>Cela rétablirait le plateau d’avant le dernier coup.</translation>
    </message>
    <message>
        <source>Through the turns, in their list</source>
        <translation>Parcourir la liste des coups</translation>
    </message>
    <message>
        <source>To the en&amp;d</source>
        <translation>&amp;Jusqu’à la fin</translation>
    </message>
    <message>
        <source>To the ends of the row</source>
        <translation>Aux bouts de la rangée</translation>
    </message>
    <message>
        <source>To the star&amp;t</source>
        <translation>Jus&amp;qu’au début</translation>
    </message>
    <message>
        <source>To turn</source>
        <translation>Jusqu’au coup</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>trop de fichiers ouverts</translation>
    </message>
    <message>
        <source>Transparent around the board</source>
        <translation>Fond transparent</translation>
    </message>
    <message>
        <source>Tree</source>
        <comment>tab</comment>
        <translation>Arbre</translation>
    </message>
    <message>
        <source>Tree of turns</source>
        <translation>Arbre des coups</translation>
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
        <source>Turn</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Turn &amp;left</source>
        <translation>Tourner à &amp;gauche</translation>
    </message>
    <message>
        <source>Turn &amp;right</source>
        <translation>&amp;Tourner à droite</translation>
    </message>
    <message>
        <source>Turn numbers</source>
        <translation>Numéros</translation>
    </message>
    <message>
        <source>Turn {number}: {turn}</source>
        <translation>Coup {number}&#xa0;: {turn}</translation>
    </message>
    <message>
        <source>Turns</source>
        <comment>tab</comment>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Turns played</source>
        <translation>Coups joués</translation>
    </message>
    <message>
        <source>Turns that begin so</source>
        <translation>Coups qui commencent ainsi</translation>
    </message>
    <message>
        <source>Turns to lose</source>
        <translation>Tours à passer</translation>
    </message>
    <message>
        <source>Type a turn such as {turn}. Esc closes this.</source>
        <translation>Saisissez un coup, par exemple {turn}. Échap ferme ce champ.</translation>
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
        <source>Undo goes on without clocks.</source>
        <translation>Annuler un coup fait continuer sans pendules.</translation>
    </message>
    <message>
        <source>Undone: {edit}.</source>
        <translation>Annulé&#xa0;: {edit}.</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Inachevées</translation>
    </message>
    <message>
        <source>Until this day</source>
        <translation>Jusqu’à ce jour</translation>
    </message>
    <message>
        <source>Until …</source>
        <translation>Au…</translation>
    </message>
    <message>
        <source>Up and down lead along the line, left and right to the variations beside it.</source>
        <translation>Haut et bas parcourent la ligne, gauche et droite mènent aux variantes voisines.</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>Visites</translation>
    </message>
    <message>
        <source>Waiting for the computer</source>
        <translation>En attente de l’ordinateur</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>What Oddments brings along or runs on, and the licence of each part in full.</source>
        <translation>Ce qu’Oddments contient ou utilise, et la licence complète de chaque composant.</translation>
    </message>
    <message>
        <source>What could not be read</source>
        <translation>Ce qui n’a pas pu être lu</translation>
    </message>
    <message>
        <source>What has been told</source>
        <translation>Ce qui a été annoncé</translation>
    </message>
    <message>
        <source>What is played is kept as a variation of this game. Turns that follow here stay.</source>
        <translation>Ce qui est joué est conservé comme variante de cette partie. Les coups qui suivent ici restent.</translation>
    </message>
    <message>
        <source>What the board will look like</source>
        <translation>Aspect qu’aura le plateau</translation>
    </message>
    <message>
        <source>What the engine thinks</source>
        <translation>Ce que pense le moteur</translation>
    </message>
    <message>
        <source>What the turn is worth</source>
        <translation>Valeur du coup</translation>
    </message>
    <message>
        <source>What was pasted could be read only in part: {problem}.</source>
        <translation>Ce qui a été collé n’a pu être lu qu’en partie&#xa0;: {problem}.</translation>
    </message>
    <message>
        <source>What was pasted is there already.</source>
        <translation>Ce qui a été collé s’y trouve déjà.</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>L’erreur survenue</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>White is to move</source>
        <translation>Blanc est au trait</translation>
    </message>
    <message>
        <source>White may swap colours instead of making the first turn.</source>
        <translation>Blanc peut échanger les couleurs au lieu de jouer son premier coup.</translation>
    </message>
    <message>
        <source>White won</source>
        <translation>Blanc a gagné</translation>
    </message>
    <message numerus="yes">
        <source>White: gets %Ln point(s)</source>
        <translation>
            <numerusform>Blanc&#xa0;: reçoit %Ln point</numerusform>
            <numerusform>Blanc&#xa0;: reçoit %Ln points</numerusform>
        </translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Taux de victoire</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenêtre</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Victoires</translation>
    </message>
    <message>
        <source>Words of comments</source>
        <translation>Mots des commentaires</translation>
    </message>
    <message>
        <source>Write the chosen games to one file</source>
        <translation>Écrire les parties choisies dans un seul fichier</translation>
    </message>
    <message>
        <source>Write the comment</source>
        <translation>Écrire le commentaire</translation>
    </message>
    <message>
        <source>XF must be a number from 1, not {text}</source>
        <translation>XF doit être un nombre à partir de 1, et non {text}</translation>
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
        <source>You ({colour}) win.</source>
        <translation>Vous ({colour}) gagnez.</translation>
    </message>
    <message>
        <source>You have swapped colours.</source>
        <translation>Vous avez échangé les couleurs.</translation>
    </message>
    <message>
        <source>You have {time} left.</source>
        <translation>Il vous reste {time}.</translation>
    </message>
    <message>
        <source>You may not pass here.</source>
        <translation>Vous ne pouvez pas passer ici.</translation>
    </message>
    <message>
        <source>You may not pass while you can place a piece.</source>
        <translation>Vous ne pouvez pas passer tant que vous pouvez poser une pièce.</translation>
    </message>
    <message>
        <source>You name komi.</source>
        <translation>Fixez le komi.</translation>
    </message>
    <message>
        <source>You pick a side.</source>
        <translation>Choisissez votre camp.</translation>
    </message>
    <message>
        <source>Your turn in notation</source>
        <translation>Votre coup en notation</translation>
    </message>
    <message>
        <source>Your turn: you have {colour}.</source>
        <translation>À vous de jouer&#xa0;: vous avez {colour}.</translation>
    </message>
    <message>
        <source>Your windows can be brought back now.</source>
        <translation>Vos fenêtres peuvent maintenant être rouvertes.</translation>
    </message>
    <message>
        <source>Your windows cannot be brought back yet: {problem}. Games that were kept before are safe.</source>
        <translation>Vos fenêtres ne peuvent pas encore être rouvertes&#xa0;: {problem}. Les parties conservées auparavant sont intactes.</translation>
    </message>
    <message>
        <source>Your windows could not be brought back: {problem}. All games are kept.</source>
        <translation>Vos fenêtres n’ont pas pu être rouvertes&#xa0;: {problem}. Toutes les parties sont conservées.</translation>
    </message>
    <message>
        <source>a bit may not lie on its own colour</source>
        <translation>une moitié ne peut pas reposer sur sa propre couleur</translation>
    </message>
    <message>
        <source>a disc does not pass over others</source>
        <translation>un disque ne passe pas par-dessus d’autres</translation>
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
        <source>a node after a variation</source>
        <translation>un nœud après une variante</translation>
    </message>
    <message>
        <source>a note of {turn}</source>
        <translation>note sur {turn}</translation>
    </message>
    <message>
        <source>a pass is not allowed here</source>
        <translation>passer n’est pas permis ici</translation>
    </message>
    <message>
        <source>a piece has one black and one white half</source>
        <translation>une pièce a une moitié noire et une moitié blanche</translation>
    </message>
    <message>
        <source>a swap is only for White&apos;s first turn, with the pie rule</source>
        <translation>l’échange n’est possible qu’au premier coup de Blanc, avec la règle du gâteau</translation>
    </message>
    <message>
        <source>a turn in the root node</source>
        <translation>un coup dans le nœud racine</translation>
    </message>
    <message>
        <source>a turn is one stone or two</source>
        <translation>un coup est d’une ou deux pierres</translation>
    </message>
    <message>
        <source>a turn of Black, but White is to move</source>
        <translation>un coup de Noir, alors que Blanc est au trait</translation>
    </message>
    <message>
        <source>a turn of White, but Black is to move</source>
        <translation>un coup de Blanc, alors que Noir est au trait</translation>
    </message>
    <message>
        <source>a value without a property</source>
        <translation>une valeur sans propriété</translation>
    </message>
    <message>
        <source>an unknown kind, GM[{number}]</source>
        <translation>un type inconnu, GM[{number}]</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>et %Ln autre</numerusform>
            <numerusform>et %Ln autres</numerusform>
        </translation>
    </message>
    <message>
        <source>and more with each turn</source>
        <translation>et un ajout à chaque coup</translation>
    </message>
    <message>
        <source>another game</source>
        <translation>une autre partie</translation>
    </message>
    <message>
        <source>another game begins here: &quot;)&quot; is missing before it</source>
        <translation>une autre partie commence ici&#xa0;: il manque «&#xa0;)&#xa0;» avant elle</translation>
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
        <source>black half</source>
        <translation>moitié noire</translation>
    </message>
    <message>
        <source>black stone</source>
        <translation>pierre noire</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>illisible</translation>
    </message>
    <message>
        <source>cannot push {stones}</source>
        <translation>ne peut pas pousser {stones}</translation>
    </message>
    <message numerus="yes">
        <source>captures %Ln ({discs})</source>
        <translation>
            <numerusform>capture %Ln ({discs})</numerusform>
            <numerusform>capture %Ln ({discs})</numerusform>
        </translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>choisi</translation>
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
        <source>counted</source>
        <translation>comptées</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>croix</translation>
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
        <source>draws, proven</source>
        <translation>nulle, prouvé</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>end the turn</source>
        <comment>to do instead</comment>
        <translation>terminer le coup</translation>
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
        <source>for all turns</source>
        <translation>pour tous les coups</translation>
    </message>
    <message>
        <source>for each turn</source>
        <translation>pour chaque coup</translation>
    </message>
    <message>
        <source>good</source>
        <translation>bon</translation>
    </message>
    <message>
        <source>height {height}</source>
        <translation>hauteur {height}</translation>
    </message>
    <message numerus="yes">
        <source>in a group of %Ln</source>
        <translation>
            <numerusform>dans un groupe de %Ln</numerusform>
            <numerusform>dans un groupe de %Ln</numerusform>
        </translation>
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
        <source>it extends {base}, and there are only {known}</source>
        <translation>il étend {base}, et il n’existe que {known}</translation>
    </message>
    <message numerus="yes">
        <source>it has more than %Ln bytes</source>
        <translation>
            <numerusform>il compte plus de %Ln octet</numerusform>
            <numerusform>il compte plus de %Ln octets</numerusform>
        </translation>
    </message>
    <message>
        <source>it has no turn</source>
        <translation>il n’y a aucun coup</translation>
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
        <translation>ce n’est pas du JSON&#xa0;: {why}</translation>
    </message>
    <message>
        <source>it is not a text in UTF-8</source>
        <translation>ce n’est pas un texte en UTF-8</translation>
    </message>
    <message>
        <source>it is not an object in { }</source>
        <translation>ce n’est pas un objet entre { }</translation>
    </message>
    <message>
        <source>it is of {title}, and this is {game}</source>
        <translation>elle vient d’une partie du jeu {title}, et celle-ci est du jeu {game}</translation>
    </message>
    <message>
        <source>it is open in a window</source>
        <translation>elle est ouverte dans une fenêtre</translation>
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
        <source>level {level}</source>
        <translation>niveau {level}</translation>
    </message>
    <message>
        <source>line {line}, column {column}: {problem}</source>
        <translation>ligne {line}, colonne {column}&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>verrouillée</translation>
    </message>
    <message numerus="yes">
        <source>loses %Ln turn(s)</source>
        <translation>
            <numerusform>passe %Ln tour</numerusform>
            <numerusform>passe %Ln tours</numerusform>
        </translation>
    </message>
    <message>
        <source>loses a turn</source>
        <translation>passe un tour</translation>
    </message>
    <message>
        <source>loses like all others, proven</source>
        <translation>perd comme tous les autres, prouvé</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>perte</translation>
    </message>
    <message>
        <source>making the line to {turn} the main line</source>
        <translation>ligne jusqu’à {turn} comme ligne principale</translation>
    </message>
    <message>
        <source>marks of {turn}</source>
        <translation>marques sur {turn}</translation>
    </message>
    <message>
        <source>marks on the board</source>
        <translation>marques sur le plateau</translation>
    </message>
    <message>
        <source>moving the variation {turn}</source>
        <translation>déplacement de la variante {turn}</translation>
    </message>
    <message>
        <source>name the black half&apos;s square, then the white half&apos;s</source>
        <translation>donner la case de la moitié noire, puis celle de la blanche</translation>
    </message>
    <message>
        <source>no disc lies there</source>
        <translation>il n’y a pas de disque là</translation>
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
        <source>no neighbouring square takes the other half</source>
        <translation>aucune case voisine ne peut recevoir l’autre moitié</translation>
    </message>
    <message>
        <source>no pie rule</source>
        <translation>sans règle du gâteau</translation>
    </message>
    <message>
        <source>no sign</source>
        <translation>aucun signe</translation>
    </message>
    <message>
        <source>not enough memory for so large a picture</source>
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
        <source>nothing can be written to {folder}: {why}</source>
        <translation>rien ne peut être écrit dans {folder}&#xa0;: {why}</translation>
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
        <comment>a turn in a list</comment>
        <translation>passe</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passe</translation>
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
        <source>position after turn {turn}</source>
        <translation>position après le coup {turn}</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>possible</translation>
    </message>
    <message>
        <source>possible: {hands}</source>
        <translation>possible&#xa0;: {hands}</translation>
    </message>
    <message>
        <source>pushes {stones}</source>
        <translation>pousse {stones}</translation>
    </message>
    <message>
        <source>read in part: {problem}</source>
        <translation>lu en partie&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>score {score}</source>
        <translation>score {score}</translation>
    </message>
    <message>
        <source>size {value}</source>
        <translation>taille {value}</translation>
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
        <comment>to do instead</comment>
        <translation>échanger les couleurs</translation>
    </message>
    <message>
        <source>swap colours</source>
        <comment>a turn in a list</comment>
        <translation>échange les couleurs</translation>
    </message>
    <message>
        <source>that is the name of a theme of the program</source>
        <translation>c’est le nom d’un thème du programme</translation>
    </message>
    <message>
        <source>that would cover a whole piece</source>
        <translation>cela recouvrirait une pièce entière</translation>
    </message>
    <message>
        <source>the bit there is its piece&apos;s last uncovered one</source>
        <translation>cette moitié est la dernière de sa pièce à être découverte</translation>
    </message>
    <message>
        <source>the board before the last turn would be back</source>
        <translation>le plateau d’avant le dernier coup reviendrait</translation>
    </message>
    <message>
        <source>the comment of {turn}</source>
        <translation>commentaire sur {turn}</translation>
    </message>
    <message>
        <source>the disc would not be next to another one</source>
        <translation>le disque ne serait pas à côté d’un autre</translation>
    </message>
    <message>
        <source>the encoding {encoding} is not known</source>
        <translation>l’encodage {encoding} est inconnu</translation>
    </message>
    <message numerus="yes">
        <source>the file has more than %Ln games; the rest is left out</source>
        <translation>
            <numerusform>le fichier contient plus de %Ln partie&#xa0;; le reste est omis</numerusform>
            <numerusform>le fichier contient plus de %Ln parties&#xa0;; le reste est omis</numerusform>
        </translation>
    </message>
    <message>
        <source>the file has {size} MB, and more than {most} MB are not read</source>
        <translation>le fichier fait {size} Mo, et plus de {most} Mo ne sont pas lus</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>le fichier est vide</translation>
    </message>
    <message numerus="yes">
        <source>the game has more than %Ln nodes</source>
        <translation>
            <numerusform>la partie a plus de %Ln nœud</numerusform>
            <numerusform>la partie a plus de %Ln nœuds</numerusform>
        </translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partie est terminée</translation>
    </message>
    <message>
        <source>the game was ended here</source>
        <translation>la partie a été terminée ici</translation>
    </message>
    <message>
        <source>the list of open windows is damaged</source>
        <translation>la liste des fenêtres ouvertes est endommagée</translation>
    </message>
    <message>
        <source>the list of open windows is of another version of Oddments</source>
        <translation>la liste des fenêtres ouvertes vient d’une autre version d’Oddments</translation>
    </message>
    <message>
        <source>the number of groups would be even at the end of the turn</source>
        <translation>le nombre de groupes serait pair à la fin du coup</translation>
    </message>
    <message>
        <source>the place is taken</source>
        <translation>la case est occupée</translation>
    </message>
    <message>
        <source>the property {name} has no value: &quot;[&quot; expected</source>
        <translation>la propriété {name} n’a pas de valeur&#xa0;: «&#xa0;[&#xa0;» attendu</translation>
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
        <translation>le texte se termine trop tôt&#xa0;: il manque «&#xa0;)&#xa0;»</translation>
    </message>
    <message>
        <source>the text ends within the value that begins here</source>
        <translation>le texte se termine au milieu de la valeur qui commence ici</translation>
    </message>
    <message>
        <source>the title of {turn}</source>
        <translation>titre&#xa0;: {turn}</translation>
    </message>
    <message>
        <source>the turn ends before that</source>
        <translation>le coup se termine avant cela</translation>
    </message>
    <message>
        <source>the turn is not complete</source>
        <translation>le coup n’est pas complet</translation>
    </message>
    <message>
        <source>the two squares are not neighbours</source>
        <translation>les deux cases ne sont pas voisines</translation>
    </message>
    <message>
        <source>the two stacks are not equally high</source>
        <translation>les deux piles n’ont pas la même hauteur</translation>
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
        <source>there is nothing of that kind to decide</source>
        <translation>il n’y a rien de tel à décider</translation>
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
        <source>thinking</source>
        <translation>réfléchit</translation>
    </message>
    <message>
        <source>this is a game of {title}, not one that Oddments plays</source>
        <translation>c’est une partie du jeu {title}, qu’Oddments ne connaît pas</translation>
    </message>
    <message>
        <source>this is no SGF file: one begins with &quot;(;&quot;</source>
        <translation>ce n’est pas un fichier SGF&#xa0;: il commencerait par «&#xa0;(;&#xa0;»</translation>
    </message>
    <message>
        <source>this is no text in {encoding}</source>
        <translation>ce n’est pas un texte en {encoding}</translation>
    </message>
    <message>
        <source>this version of Oddments knows no game {key}</source>
        <translation>cette version d’Oddments ne connaît pas le jeu {key}</translation>
    </message>
    <message>
        <source>this was written by a newer version of Oddments (format {format}, not {known})</source>
        <translation>ceci a été écrit par une version plus récente d’Oddments (format {format}, et non {known})</translation>
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
        <source>triangle</source>
        <translation>triangle</translation>
    </message>
    <message>
        <source>turn {number}, {colour} {turn}: {why}</source>
        <translation>coup {number}, {colour} {turn}&#xa0;: {why}</translation>
    </message>
    <message>
        <source>turn {turn}</source>
        <translation>coup {turn}</translation>
    </message>
    <message numerus="yes">
        <source>turn(s)</source>
        <translation>
            <numerusform>coup</numerusform>
            <numerusform>coups</numerusform>
        </translation>
    </message>
    <message>
        <source>two turns in one node</source>
        <translation>deux coups dans un même nœud</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>inachevée</translation>
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
        <source>waits</source>
        <translation>attend</translation>
    </message>
    <message>
        <source>what is said of the game</source>
        <translation>informations sur la partie</translation>
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
        <source>who can place a piece may not pass</source>
        <translation>qui peut poser une pièce ne peut pas passer</translation>
    </message>
    <message>
        <source>win</source>
        <translation>gain</translation>
    </message>
    <message>
        <source>wins {rate} of the games searched</source>
        <translation>gagne {rate} des parties explorées</translation>
    </message>
    <message>
        <source>wins, proven</source>
        <translation>gagne, prouvé</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagnée</translation>
    </message>
    <message>
        <source>write it {turn}</source>
        <translation>l’écrire {turn}</translation>
    </message>
    <message>
        <source>written in part: {problem}</source>
        <translation>écrit en partie&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>your turn, {colour}</source>
        <translation>à vous, {colour}</translation>
    </message>
    <message>
        <source>{branch} is in the clipboard.</source>
        <translation>Dans le presse-papiers&#xa0;: {branch}.</translation>
    </message>
    <message>
        <source>{branch} was cut out, and is in the clipboard.</source>
        <translation>Coupé, et mis dans le presse-papiers&#xa0;: {branch}.</translation>
    </message>
    <message>
        <source>{branch} was deleted. It can be undone.</source>
        <translation>Supprimé&#xa0;: {branch}. Cela peut être annulé.</translation>
    </message>
    <message>
        <source>{colour} can only pass</source>
        <translation>{colour} ne peut que passer</translation>
    </message>
    <message>
        <source>{colour} had to pass.</source>
        <translation>{colour} a dû passer.</translation>
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
        <source>{colour} has {groups}: {worth}. Sum {total}.</source>
        <translation>{colour} a {groups}&#xa0;: {worth}. Somme&#xa0;: {total}.</translation>
    </message>
    <message>
        <source>{colour} is to move.</source>
        <translation>{colour} est au trait.</translation>
    </message>
    <message numerus="yes">
        <source>{colour} keeps %Ln and scores {size}.</source>
        <translation>
            <numerusform>{colour} en garde %Ln et marque {size}.</numerusform>
            <numerusform>{colour} en garde %Ln et marque {size}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{colour} keeps %Ln.</source>
        <translation>
            <numerusform>{colour} en garde %Ln.</numerusform>
            <numerusform>{colour} en garde %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>{colour} loses a turn</source>
        <translation>{colour} passe un tour</translation>
    </message>
    <message>
        <source>{colour} loses a turn.</source>
        <translation>{colour} passe un tour.</translation>
    </message>
    <message>
        <source>{colour} passed.</source>
        <translation>{colour} a passé.</translation>
    </message>
    <message>
        <source>{colour} passes</source>
        <translation>{colour} passe</translation>
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
        <source>{colour} wins, proven</source>
        <translation>{colour} gagne, c’est prouvé</translation>
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
        <source>{colour} {turn}</source>
        <translation>{colour} {turn}</translation>
    </message>
    <message numerus="yes">
        <source>{colour}, group {number}: %Ln stone(s).</source>
        <translation>
            <numerusform>{colour}, groupe {number}&#xa0;: %Ln pierre.</numerusform>
            <numerusform>{colour}, groupe {number}&#xa0;: %Ln pierres.</numerusform>
        </translation>
    </message>
    <message>
        <source>{colour}, to begin with</source>
        <translation>{colour}, au départ</translation>
    </message>
    <message>
        <source>{colour}, to move</source>
        <translation>{colour}, au trait</translation>
    </message>
    <message>
        <source>{colour}: {turn}</source>
        <translation>{colour}&#xa0;: {turn}</translation>
    </message>
    <message>
        <source>{failure} The game is as it was.</source>
        <translation>{failure} La partie est restée telle quelle.</translation>
    </message>
    <message>
        <source>{failure} There is no analysis of this position.</source>
        <translation>{failure} Il n’y a pas d’analyse de cette position.</translation>
    </message>
    <message>
        <source>{file}, game {number}: {why}</source>
        <translation>{file}, partie {number}&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{file}: {why}</source>
        <translation>{file}&#xa0;: {why}</translation>
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
        <translation>{folder} ne peut pas être lu&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>{game} has no option {key} here</source>
        <translation>{game} n’a pas d’option {key} ici</translation>
    </message>
    <message>
        <source>{game} takes no {option} here</source>
        <translation>{game} n’accepte pas {option} ici</translation>
    </message>
    <message>
        <source>{game} {key} must be {allowed}, not {value}</source>
        <translation>{game}&#xa0;: {key} doit être {allowed}, et non {value}</translation>
    </message>
    <message>
        <source>{game}, turn&#xa0;{turn}</source>
        <translation>{game}, coup&#xa0;{turn}</translation>
    </message>
    <message>
        <source>{key} belongs to “{action}”. Take it from there?</source>
        <translation>{key} appartient à «&#xa0;{action}&#xa0;». La lui reprendre&#x202f;?</translation>
    </message>
    <message>
        <source>{key} has {value} where a colour like #1A2B3C should be</source>
        <translation>{key} a {value} là où une couleur comme #1A2B3C est attendue</translation>
    </message>
    <message>
        <source>{key} is missing</source>
        <translation>{key} manque</translation>
    </message>
    <message>
        <source>{key} is needed to move about in the window. Press another.</source>
        <translation>{key} sert à se déplacer dans la fenêtre. Choisissez-en une autre.</translation>
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
        <source>{key} is unknown</source>
        <translation>{key} est inconnu</translation>
    </message>
    <message>
        <source>{key} is unknown: {close}?</source>
        <translation>{key} est inconnu&#xa0;: {close}&#x202f;?</translation>
    </message>
    <message>
        <source>{loser} has forfeited the game.</source>
        <translation>{loser} perd par forfait.</translation>
    </message>
    <message>
        <source>{loser} has resigned.</source>
        <translation>{loser} a abandonné.</translation>
    </message>
    <message>
        <source>{loser} has run out of time.</source>
        <translation>{loser} a épuisé son temps.</translation>
    </message>
    <message>
        <source>{main} + {more} a turn</source>
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
    <message>
        <source>{name} (read only)</source>
        <translation>{name} (lecture seule)</translation>
    </message>
    <message>
        <source>{name} ({colour})</source>
        <translation>{name} ({colour})</translation>
    </message>
    <message>
        <source>{name} ({colour}) is to move.</source>
        <translation>{name} ({colour}) est au trait.</translation>
    </message>
    <message>
        <source>{name} ({colour}) wins.</source>
        <translation>{name} ({colour}) gagne.</translation>
    </message>
    <message>
        <source>{name} cannot be opened: {why}.</source>
        <translation>{name} ne peut pas être ouvert&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>{name} could be read only in part: {problem}.</source>
        <translation>{name} n’a pu être lu qu’en partie&#xa0;: {problem}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} has %Ln values</source>
        <translation>
            <numerusform>{name} a %Ln valeur</numerusform>
            <numerusform>{name} a %Ln valeurs</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has been changed by another program since it was opened here. It was not written over: save this game to another file.</source>
        <translation>{name} a été modifié par un autre programme depuis son ouverture ici. Il n’a pas été écrasé&#xa0;: enregistrez cette partie dans un autre fichier.</translation>
    </message>
    <message>
        <source>{name} has swapped colours.</source>
        <translation>{name} a échangé les couleurs.</translation>
    </message>
    <message>
        <source>{name} has {time} left.</source>
        <translation>{name}&#xa0;: il reste {time}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} holds %Ln game(s). Which one?</source>
        <translation>
            <numerusform>{name} contient %Ln partie. Laquelle&#x202f;?</numerusform>
            <numerusform>{name} contient %Ln parties. Laquelle&#x202f;?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} is hard to see in places: {weak} (and %Ln more).</source>
        <translation>
            <numerusform>{name} est peu lisible par endroits&#xa0;: {weak} (et %Ln de plus).</numerusform>
            <numerusform>{name} est peu lisible par endroits&#xa0;: {weak} (et %Ln de plus).</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is hard to see in places: {weak}.</source>
        <translation>{name} est peu lisible par endroits&#xa0;: {weak}.</translation>
    </message>
    <message>
        <source>{name} is naming komi …</source>
        <translation>{name} fixe le komi…</translation>
    </message>
    <message>
        <source>{name} is no property: it needs capitals</source>
        <translation>{name} n’est pas une propriété&#xa0;: il faut des majuscules</translation>
    </message>
    <message>
        <source>{name} is no theme: {why}.</source>
        <translation>{name} n’est pas un thème&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>{name} is picking a side …</source>
        <translation>{name} choisit son camp…</translation>
    </message>
    <message>
        <source>{name} names komi.</source>
        <translation>{name} fixe le komi.</translation>
    </message>
    <message>
        <source>{name} picks a side.</source>
        <translation>{name} choisit son camp.</translation>
    </message>
    <message>
        <source>{name} stays as it is; save this game to another file.</source>
        <translation>{name} reste tel quel&#x202f;; enregistrez cette partie dans un autre fichier.</translation>
    </message>
    <message>
        <source>{name} stays: {why}.</source>
        <translation>{name} reste&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>{name} was not written: its name must end in {endings}.</source>
        <translation>{name} n’a pas été écrit&#xa0;: son nom doit se terminer par {endings}.</translation>
    </message>
    <message>
        <source>{name}: a board that was set up is not understood</source>
        <translation>{name}&#xa0;: un plateau disposé à l’avance n’est pas compris</translation>
    </message>
    <message>
        <source>{number} min</source>
        <translation>{number} min</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} sur {count}</translation>
    </message>
    <message>
        <source>{number} of {count}, from the end</source>
        <translation>{number} sur {count}, depuis la fin</translation>
    </message>
    <message>
        <source>{number} of {count}, from the start again</source>
        <translation>{number} sur {count}, de nouveau depuis le début</translation>
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
        <source>{path} could not be created: {why}.</source>
        <translation>{path} n’a pas pu être créé : {why}.</translation>
    </message>
    <message>
        <source>{path} could not be written: {why}.</source>
        <translation>{path} n’a pas pu être écrit&#xa0;: {why}.</translation>
    </message>
    <message numerus="yes">
        <source>{places} on %Ln page(s)</source>
        <translation>
            <numerusform>{places} sur %Ln page</numerusform>
            <numerusform>{places} sur %Ln pages</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: {mark}.</source>
        <translation>{place}&#xa0;: {mark}.</translation>
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
        <source>{renewed} The old list is kept as {name}.</source>
        <translation>{renewed} L’ancienne liste est conservée sous le nom {name}.</translation>
    </message>
    <message>
        <source>{seat}: level of the computer</source>
        <translation>{seat}&#xa0;: niveau de l’ordinateur</translation>
    </message>
    <message>
        <source>{seat}: name of the person</source>
        <translation>{seat}&#xa0;: nom du joueur humain</translation>
    </message>
    <message>
        <source>{seat}: played by</source>
        <translation>{seat}&#xa0;: joué par</translation>
    </message>
    <message>
        <source>{start} to {end}</source>
        <translation>{start} vers {end}</translation>
    </message>
    <message>
        <source>{task}, or {other}</source>
        <translation>{task}, ou {other}</translation>
    </message>
    <message>
        <source>{text} is illegal: {why}</source>
        <translation>{text} n’est pas permis&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{text} is not a turn</source>
        <translation>{text} n’est pas un coup</translation>
    </message>
    <message>
        <source>{text} is not a turn: {hint}</source>
        <translation>{text} n’est pas un coup&#xa0;: {hint}</translation>
    </message>
    <message>
        <source>{time} a turn</source>
        <translation>{time} par coup</translation>
    </message>
    <message numerus="yes">
        <source>{time} for %Ln turn(s)</source>
        <translation>
            <numerusform>{time} pour %Ln coup</numerusform>
            <numerusform>{time} pour %Ln coups</numerusform>
        </translation>
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
        <source>{turn} with %Ln turn(s) after it</source>
        <translation>
            <numerusform>{turn} et %Ln coup ensuite</numerusform>
            <numerusform>{turn} et les %Ln coups suivants</numerusform>
        </translation>
    </message>
    <message>
        <source>{typed} is not possible: {least} to {most} in steps of {step}.</source>
        <translation>{typed} n’est pas possible&#xa0;: de {least} à {most}, par pas de {step}.</translation>
    </message>
    <message>
        <source>{typed} is not possible: {least} to {most}.</source>
        <translation>{typed} n’est pas possible&#xa0;: de {least} à {most}.</translation>
    </message>
    <message>
        <source>{what} failed: {why}.</source>
        <translation>«&#xa0;{what}&#xa0;» a échoué&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>{what}: Black {black}, White {white}</source>
        <translation>{what}&#xa0;: Noir {black}, Blanc {white}</translation>
    </message>
    <message>
        <source>{what}: {colour} on {ground} is {ratio}, not {least}</source>
        <translation>{what}&#xa0;: {colour} sur {ground} donne {ratio}, et non {least}</translation>
    </message>
    <message>
        <source>{who} can do nothing but pass, so the pass is played.</source>
        <translation>{who} ne peut que passer&#xa0;: c’est joué.</translation>
    </message>
    <message>
        <source>{who} is thinking …</source>
        <translation>{who} réfléchit…</translation>
    </message>
    <message>
        <source>{who} is to move, but its engine has failed. “Try again” asks it anew.</source>
        <translation>{who} est au trait, mais son moteur a échoué. «&#xa0;Réessayer&#xa0;» le relance.</translation>
    </message>
    <message>
        <source>{who} is to move. “Go on” plays from here.</source>
        <translation>{who} est au trait. «&#xa0;Continuer&#xa0;» joue à partir d’ici.</translation>
    </message>
    <message>
        <source>“{part}” is in no calendar.</source>
        <translation>«&#xa0;{part}&#xa0;» n’existe dans aucun calendrier.</translation>
    </message>
    <message>
        <source>“{part}” is not written as a date: write 2026-05-01, 2026-05 or 2026, and more of them after commas.</source>
        <translation>«&#xa0;{part}&#xa0;» n’est pas une date&#xa0;: écrivez 2026-05-01, 2026-05 ou 2026, et séparez-en plusieurs par des virgules.</translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln character(s) more, which are kept but not shown.</source>
        <translation>
            <numerusform>… et %Ln caractère de plus, conservé mais non affiché.</numerusform>
            <numerusform>… et %Ln caractères de plus, conservés mais non affichés.</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ Learned by doing</source>
        <translation>✓ Appris en jouant</translation>
    </message>
</context>
</TS>
