<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message numerus="yes">
        <source>%Ln cell(s) are marked.</source>
        <translation>
            <numerusform>%Ln cell is marked.</numerusform>
            <numerusform>%Ln cells are marked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be read, or not wholly.</source>
        <translation>
            <numerusform>%Ln could not be read, or not wholly.</numerusform>
            <numerusform>%Ln could not be read, or not wholly.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s), {first} and so on</source>
        <translation>
            <numerusform>%Ln file, {first} and so on</numerusform>
            <numerusform>%Ln files, {first} and so on</numerusform>
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
        <source>%Ln game(s) deleted for good.</source>
        <translation>
            <numerusform>%Ln game deleted for good.</numerusform>
            <numerusform>%Ln games deleted for good.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) deleted, and in the bin.</source>
        <translation>
            <numerusform>%Ln game deleted: it is in the bin.</numerusform>
            <numerusform>%Ln games deleted: they are in the bin.</numerusform>
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
        <source>%Ln game(s) imported.</source>
        <translation>
            <numerusform>%Ln game imported.</numerusform>
            <numerusform>%Ln games imported.</numerusform>
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
        <source>%Ln game(s) stay in all.</source>
        <translation>
            <numerusform>%Ln game stays in all.</numerusform>
            <numerusform>%Ln games stay in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) there already.</source>
        <translation>
            <numerusform>%Ln game there already.</numerusform>
            <numerusform>%Ln games there already.</numerusform>
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
        <source>%Ln hour(s)</source>
        <translation>
            <numerusform>%Ln hour</numerusform>
            <numerusform>%Ln hours</numerusform>
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
            <numerusform>one more problem</numerusform>
            <numerusform>%Ln more problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) leave(s).</source>
        <translation>
            <numerusform>One pair leaves.</numerusform>
            <numerusform>%Ln pairs leave.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln searches did not stop; close Oddments and start it again</source>
        <translation>
            <numerusform>%Ln search did not stop; close Oddments and start it again</numerusform>
            <numerusform>%Ln searches did not stop; close Oddments and start it again</numerusform>
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
        <source>%Ln side(s)</source>
        <translation>
            <numerusform>%Ln side</numerusform>
            <numerusform>%Ln sides</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln turn(s)</source>
        <translation>
            <numerusform>%Ln turn</numerusform>
            <numerusform>%Ln turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln turn(s) did not fit here and was or were left out – {reasons}.</source>
        <translation>
            <numerusform>%Ln turn did not fit here and was left out – {reasons}.</numerusform>
            <numerusform>%Ln turns did not fit here and were left out – {reasons}.</numerusform>
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
        <source>(%Ln time(s) by now)</source>
        <translation>
            <numerusform>(%Ln time by now)</numerusform>
            <numerusform>(%Ln times by now)</numerusform>
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
        <source>Delete %Ln game(s) in the bin for good?</source>
        <translation>
            <numerusform>Delete the game in the bin for good?</numerusform>
            <numerusform>Delete all %Ln games in the bin for good?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It reaches side {side}: a way of %Ln stone(s).</source>
        <translation>
            <numerusform>It reaches side {side}: a way of %Ln stone.</numerusform>
            <numerusform>It reaches side {side}: a way of %Ln stones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of the last %Ln turn(s)</source>
        <translation>
            <numerusform>Of the last turn</numerusform>
            <numerusform>Of the last %Ln turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pasted: %Ln turn(s).</source>
        <translation>
            <numerusform>Pasted: %Ln turn.</numerusform>
            <numerusform>Pasted: %Ln turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last turn moved or turned over these %Ln disc(s). Only rows with them count.</source>
        <translation>
            <numerusform>The last turn moved or turned over %Ln disc. Only rows with it count.</numerusform>
            <numerusform>The last turn moved or turned over these %Ln discs. Only rows with them count.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The whole tree (%Ln turn(s))</source>
        <translation>
            <numerusform>The whole tree (%Ln turn)</numerusform>
            <numerusform>The whole tree (%Ln turns)</numerusform>
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
        <source>White: gets %Ln point(s)</source>
        <translation>
            <numerusform>White: gets %Ln point</numerusform>
            <numerusform>White: gets %Ln points</numerusform>
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
        <source>loses %Ln turn(s)</source>
        <translation>
            <numerusform>loses %Ln turn</numerusform>
            <numerusform>loses %Ln turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the file has more than %Ln games; the rest is left out</source>
        <translation>
            <numerusform>the file has more than %Ln game; the rest is left out</numerusform>
            <numerusform>the file has more than %Ln games; the rest is left out</numerusform>
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
        <source>turn(s)</source>
        <translation>
            <numerusform>turn</numerusform>
            <numerusform>turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{colour} keeps %Ln and scores {size}.</source>
        <translation>
            <numerusform>{colour} keeps one and scores {size}.</numerusform>
            <numerusform>{colour} keeps %Ln and scores {size}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{colour} keeps %Ln.</source>
        <translation>
            <numerusform>{colour} keeps one.</numerusform>
            <numerusform>{colour} keeps %Ln.</numerusform>
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
        <source>{name} has %Ln values</source>
        <translation>
            <numerusform>{name} has %Ln value</numerusform>
            <numerusform>{name} has %Ln values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} holds %Ln game(s). Which one?</source>
        <translation>
            <numerusform>{name} holds %Ln game. Which one?</numerusform>
            <numerusform>{name} holds %Ln games. Which one?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} is hard to see in places: {weak} (and %Ln more).</source>
        <translation>
            <numerusform>{name} is hard to see in places: {weak} (and %Ln more).</numerusform>
            <numerusform>{name} is hard to see in places: {weak} (and %Ln more).</numerusform>
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
        <source>{time} for %Ln turn(s)</source>
        <translation>
            <numerusform>{time} for one turn</numerusform>
            <numerusform>{time} for %Ln turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{turn} with %Ln turn(s) after it</source>
        <translation>
            <numerusform>{turn} with %Ln turn after it</numerusform>
            <numerusform>{turn} with %Ln turns after it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln character(s) more, which are kept but not shown.</source>
        <translation>
            <numerusform>… and %Ln character more, which are kept but not shown.</numerusform>
            <numerusform>… and %Ln characters more, which are kept but not shown.</numerusform>
        </translation>
    </message>
</context>
</TS>
