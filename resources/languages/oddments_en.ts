<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message numerus="yes">
        <source>%Ln answer(s) not counted: {why}.</source>
        <translation>
            <numerusform>%Ln answer not counted: {why}.</numerusform>
            <numerusform>%Ln answers not counted: {why}.</numerusform>
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
            <numerusform>%Ln card exported to {name}.</numerusform>
            <numerusform>%Ln cards exported to {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s) with further answers.</source>
        <translation>
            <numerusform>%Ln card with further answers.</numerusform>
            <numerusform>%Ln cards with further answers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) are marked.</source>
        <translation>
            <numerusform>%Ln cell is marked.</numerusform>
            <numerusform>%Ln cells are marked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln damaged card(s) could not be exported.</source>
        <translation>
            <numerusform>%Ln damaged card could not be exported.</numerusform>
            <numerusform>%Ln damaged cards could not be exported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln due</source>
        <translation>
            <numerusform>%Ln due</numerusform>
            <numerusform>%Ln due</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln earlier move(s) count for repetition</source>
        <translation>
            <numerusform>%Ln earlier move counts for repetition</numerusform>
            <numerusform>%Ln earlier moves count for repetition</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln engine searches did not stop; close Oddments and start it again</source>
        <translation>
            <numerusform>%Ln engine search did not stop; close Oddments and start it again</numerusform>
            <numerusform>%Ln engine searches did not stop; close Oddments and start it again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s), {first} …</source>
        <translation>
            <numerusform>%Ln file, {first} …</numerusform>
            <numerusform>%Ln files, {first} …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln found</numerusform>
            <numerusform>%Ln found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) already in the library.</source>
        <translation>
            <numerusform>%Ln game already in the library.</numerusform>
            <numerusform>%Ln games already in the library.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) could not be read in full.</source>
        <translation>
            <numerusform>%Ln game could not be read in full.</numerusform>
            <numerusform>%Ln games could not be read in full.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) exported to {where}.</source>
        <translation>
            <numerusform>%Ln game exported to {where}.</numerusform>
            <numerusform>%Ln games exported to {where}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) finished: {won} won, {drawn} drawn, {lost} lost.</source>
        <translation>
            <numerusform>%Ln game finished: {won} won, {drawn} drawn, {lost} lost.</numerusform>
            <numerusform>%Ln games finished: {won} won, {drawn} drawn, {lost} lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) imported.</source>
        <translation>
            <numerusform>%Ln game imported.</numerusform>
            <numerusform>%Ln games imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) left unchanged in total.</source>
        <translation>
            <numerusform>%Ln game was left unchanged in total.</numerusform>
            <numerusform>%Ln games were left unchanged in total.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) moved to the trash.</source>
        <translation>
            <numerusform>%Ln game moved to the trash.</numerusform>
            <numerusform>%Ln games moved to the trash.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) permanently deleted.</source>
        <translation>
            <numerusform>%Ln game permanently deleted.</numerusform>
            <numerusform>%Ln games permanently deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) restored.</source>
        <translation>
            <numerusform>%Ln game restored.</numerusform>
            <numerusform>%Ln games restored.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) unfinished.</source>
        <translation>
            <numerusform>%Ln game unfinished.</numerusform>
            <numerusform>%Ln games unfinished.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s)</source>
        <translation>
            <numerusform>one group</numerusform>
            <numerusform>%Ln groups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s) of {size}</source>
        <translation>
            <numerusform>one group of {size}</numerusform>
            <numerusform>%Ln groups of {size}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s), even</source>
        <translation>
            <numerusform>%Ln group, even</numerusform>
            <numerusform>%Ln groups, even</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s), odd</source>
        <translation>
            <numerusform>%Ln group, odd</numerusform>
            <numerusform>%Ln groups, odd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hour(s)</source>
        <translation>
            <numerusform>%Ln hour</numerusform>
            <numerusform>%Ln hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln inaccuracy(s)</source>
        <translation>
            <numerusform>%Ln inaccuracy</numerusform>
            <numerusform>%Ln inaccuracies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) could not be read.</source>
        <translation>
            <numerusform>%Ln line could not be read.</numerusform>
            <numerusform>%Ln lines could not be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) left out</source>
        <translation>
            <numerusform>%Ln line left out</numerusform>
            <numerusform>%Ln lines left out</numerusform>
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
            <numerusform>%Ln missed win</numerusform>
            <numerusform>%Ln missed wins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln mistake(s)</source>
        <translation>
            <numerusform>%Ln mistake</numerusform>
            <numerusform>%Ln mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <comment>sides</comment>
        <translation>
            <numerusform>%Ln more</numerusform>
            <numerusform>%Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more problem(s)</source>
        <translation>
            <numerusform>one more problem</numerusform>
            <numerusform>%Ln more problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln move</numerusform>
            <numerusform>%Ln moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s) did not fit here and were left out: {reasons}.</source>
        <translation>
            <numerusform>%Ln move did not fit here and was left out: {reasons}.</numerusform>
            <numerusform>%Ln moves did not fit here and were left out: {reasons}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new card(s).</source>
        <translation>
            <numerusform>%Ln new card.</numerusform>
            <numerusform>%Ln new cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other move(s) would win, too.</source>
        <translation>
            <numerusform>%Ln other move would win, too.</numerusform>
            <numerusform>%Ln other moves would win, too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) removed.</source>
        <translation>
            <numerusform>One pair removed.</numerusform>
            <numerusform>%Ln pairs removed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln piece(s)</source>
        <translation>
            <numerusform>%Ln piece</numerusform>
            <numerusform>%Ln pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzle(s)</source>
        <translation>
            <numerusform>%Ln puzzle</numerusform>
            <numerusform>%Ln puzzles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln review(s) in the file cannot be read, and are left out.</source>
        <translation>
            <numerusform>%Ln review in the file cannot be read, and is left out.</numerusform>
            <numerusform>%Ln reviews in the file cannot be read, and are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s)</source>
        <translation>
            <numerusform>%Ln second</numerusform>
            <numerusform>%Ln seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln win(s) turned into a loss</source>
        <translation>
            <numerusform>%Ln win turned into a loss</numerusform>
            <numerusform>%Ln wins turned into losses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with notes</source>
        <translation>
            <numerusform>%Ln with notes</numerusform>
            <numerusform>%Ln with notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&apos;name&apos; is not a text of 1 to %Ln characters</source>
        <translation>
            <numerusform>&apos;name&apos; is not a text of 1 character</numerusform>
            <numerusform>&apos;name&apos; is not a text of 1 to %Ln characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(%Ln time(s) so far)</source>
        <translation>
            <numerusform>(%Ln time so far)</numerusform>
            <numerusform>(%Ln times so far)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black {black} + White {white} = %Ln group(s), even</source>
        <translation>
            <numerusform>Black {black} + White {white} = %Ln group, even</numerusform>
            <numerusform>Black {black} + White {white} = %Ln groups, even</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black {black} + White {white} = %Ln group(s), odd</source>
        <translation>
            <numerusform>Black {black} + White {white} = %Ln group, odd</numerusform>
            <numerusform>Black {black} + White {white} = %Ln groups, odd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It reaches side {side} by a path of %Ln stone(s).</source>
        <translation>
            <numerusform>It reaches side {side} by a path of %Ln stone.</numerusform>
            <numerusform>It reaches side {side} by a path of %Ln stones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last %Ln move(s)</source>
        <translation>
            <numerusform>Last move</numerusform>
            <numerusform>Last %Ln moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pasted: %Ln move(s).</source>
        <translation>
            <numerusform>Pasted: %Ln move.</numerusform>
            <numerusform>Pasted: %Ln moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Permanently delete %Ln game(s) from the trash?</source>
        <translation>
            <numerusform>Permanently delete the game in the trash?</numerusform>
            <numerusform>Permanently delete all %Ln games in the trash?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Squares: likely colour at the end, larger if surer (%Ln random game(s)).</source>
        <translation>
            <numerusform>Squares: likely colour at the end, larger if surer (%Ln random game).</numerusform>
            <numerusform>Squares: likely colour at the end, larger if surer (%Ln random games).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Squares: likely winning group, larger if surer (%Ln random game(s)).</source>
        <translation>
            <numerusform>Squares: likely winning group, larger if surer (%Ln random game).</numerusform>
            <numerusform>Squares: likely winning group, larger if surer (%Ln random games).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The fairest komi known for this board is {komi}: in %Ln game(s) of the computer against itself Black’s win rate was {rate}, in the long run very likely {low} to {high}.</source>
        <translation>
            <numerusform>The fairest komi known for this board is {komi}: in %Ln game of the computer against itself Black’s win rate was {rate}, in the long run very likely {low} to {high}.</numerusform>
            <numerusform>The fairest komi known for this board is {komi}: in %Ln games of the computer against itself Black’s win rate was {rate}, in the long run very likely {low} to {high}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last move completed a row. It moved or flipped these %Ln disc(s).</source>
        <translation>
            <numerusform>The last move completed a row. It moved or flipped %Ln disc.</numerusform>
            <numerusform>The last move completed a row. It moved or flipped these %Ln discs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next card comes back in %Ln day(s).</source>
        <translation>
            <numerusform>The next card comes back tomorrow.</numerusform>
            <numerusform>The next card comes back in %Ln days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The training cards were damaged. %Ln card(s) could be recovered. The damaged file was kept as {name}.</source>
        <translation>
            <numerusform>The training cards were damaged. %Ln card could be recovered. The damaged file was kept as {name}.</numerusform>
            <numerusform>The training cards were damaged. %Ln cards could be recovered. The damaged file was kept as {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The whole tree (%Ln move(s))</source>
        <translation>
            <numerusform>The whole tree (%Ln move)</numerusform>
            <numerusform>The whole tree (%Ln moves)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This group has %Ln stone(s).</source>
        <translation>
            <numerusform>This group has one stone.</numerusform>
            <numerusform>This group has %Ln stones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Training: %Ln due</source>
        <translation>
            <numerusform>Training: %Ln due</numerusform>
            <numerusform>Training: %Ln due</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White: gets %Ln point(s)</source>
        <translation>
            <numerusform>White: gets %Ln point</numerusform>
            <numerusform>White: gets %Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win by force in %Ln move(s)</source>
        <translation>
            <numerusform>Win by force in %Ln move</numerusform>
            <numerusform>Win by force in %Ln moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>captures %Ln ({discs})</source>
        <translation>
            <numerusform>captures %Ln ({discs})</numerusform>
            <numerusform>captures %Ln ({discs})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %Ln puzzle(s)</source>
        <translation>
            <numerusform>from %Ln puzzle</numerusform>
            <numerusform>from %Ln puzzles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from the last %Ln game(s)</source>
        <translation>
            <numerusform>from %Ln game</numerusform>
            <numerusform>from the last %Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in a group of %Ln</source>
        <translation>
            <numerusform>in a group of %Ln</numerusform>
            <numerusform>in a group of %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it has more than %Ln bytes</source>
        <translation>
            <numerusform>it has more than %Ln byte</numerusform>
            <numerusform>it has more than %Ln bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it is longer than %Ln million characters</source>
        <translation>
            <numerusform>it is longer than %Ln million characters</numerusform>
            <numerusform>it is longer than %Ln million characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>move(s)</source>
        <translation>
            <numerusform>move</numerusform>
            <numerusform>moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>skips %Ln turn(s)</source>
        <translation>
            <numerusform>skips %Ln turn</numerusform>
            <numerusform>skips %Ln turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the file has more than %Ln games; the rest were skipped</source>
        <translation>
            <numerusform>the file has more than %Ln game; the rest were skipped</numerusform>
            <numerusform>the file has more than %Ln games; the rest were skipped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the game has more than %Ln nodes</source>
        <translation>
            <numerusform>the game has more than %Ln node</numerusform>
            <numerusform>the game has more than %Ln nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{colour} has %Ln more and scores {size}.</source>
        <translation>
            <numerusform>{colour} has one more and scores {size}.</numerusform>
            <numerusform>{colour} has %Ln more and scores {size}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{colour} has %Ln more.</source>
        <translation>
            <numerusform>{colour} has one more.</numerusform>
            <numerusform>{colour} has %Ln more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{colour} skips %Ln turn(s)</source>
        <translation>
            <numerusform>{colour} skips %Ln turn</numerusform>
            <numerusform>{colour} skips %Ln turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{colour}, group {number}: %Ln stone(s).</source>
        <translation>
            <numerusform>{colour}&apos;s group {number}: one stone.</numerusform>
            <numerusform>{colour}&apos;s group {number}: %Ln stones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{key} is not a list of %Ln</source>
        <translation>
            <numerusform>{key} is not a list of %Ln</numerusform>
            <numerusform>{key} is not a list of %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{key} is not a list of %Ln lists</source>
        <translation>
            <numerusform>{key} is not a list of %Ln list</numerusform>
            <numerusform>{key} is not a list of %Ln lists</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{move} does not win by force in %Ln move(s).</source>
        <translation>
            <numerusform>{move} does not win by force in %Ln move.</numerusform>
            <numerusform>{move} does not win by force in %Ln moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} contains %Ln game(s). Which one?</source>
        <translation>
            <numerusform>{name} contains %Ln game. Which one?</numerusform>
            <numerusform>{name} contains %Ln games. Which one?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %Ln values</source>
        <translation>
            <numerusform>{name} has %Ln value</numerusform>
            <numerusform>{name} has %Ln values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} is hard to read in places: {weak} (and %Ln more).</source>
        <translation>
            <numerusform>{name} is hard to read in places: {weak} (and %Ln more).</numerusform>
            <numerusform>{name} is hard to read in places: {weak} (and %Ln more).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} of %Ln group(s)</source>
        <translation>
            <numerusform>{number} of %Ln group</numerusform>
            <numerusform>{number} of %Ln groups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} simulation(s)</source>
        <translation>
            <numerusform>{number} simulation</numerusform>
            <numerusform>{number} simulations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{places} on %Ln page(s)</source>
        <translation>
            <numerusform>{places} on %Ln page</numerusform>
            <numerusform>{places} on %Ln pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{solved} of %Ln solved at the first try.</source>
        <translation>
            <numerusform>{solved} of %Ln solved at the first try.</numerusform>
            <numerusform>{solved} of %Ln solved at the first try.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{taken} of %Ln lesson(s)</source>
        <translation>
            <numerusform>{taken} of %Ln lesson</numerusform>
            <numerusform>{taken} of %Ln lessons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{time} for %Ln move(s)</source>
        <translation>
            <numerusform>{time} for one move</numerusform>
            <numerusform>{time} for %Ln moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{turn} with %Ln move(s) after it</source>
        <translation>
            <numerusform>{turn} with %Ln move after it</numerusform>
            <numerusform>{turn} with %Ln moves after it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln more character(s), kept but not shown.</source>
        <translation>
            <numerusform>… and %Ln more character, which is kept but not shown.</numerusform>
            <numerusform>… and %Ln more characters, which are kept but not shown.</numerusform>
        </translation>
    </message>
</context>
</TS>
