<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it_IT">
<context>
    <name>JournalRecorder</name>
    <message>
        <source>The record of this match cannot be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no record of this match.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message>
        <source>Turn %1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undo by consent above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no card left in the deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has conceded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 battle rewards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle rewards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards left in the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Client</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand cost %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1 of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 looks away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the chosen card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Change it for %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Pass until the phase ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passes by itself while this phase lasts and the other player uses nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Respond</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a target</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Pay %n more chakra</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Choose for me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pays with the first cards that will do</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Discard %n more card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Cost %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the chosen card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 uses %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 onto %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deploy %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the effect of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 joins %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 blocks %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose team does %1 join?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which team does %1 block?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which effect of %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which Ninja uses %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Onto which Ninja does %1 go?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 goes to the chakra area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can only be charged now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holding the key shows it while it is held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo (free)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo (ask)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something became known since: %1 is asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May %1 take back the last decision?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>own effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until the end of the next turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>growth coin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turns left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now %1, printed %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>injured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text not playable yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Option %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effect %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>playsheet::CardReader</name>
    <message>
        <source>No card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card, face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card under the pointer is shown here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>playsheet::ChainPanel</name>
    <message numerus="yes">
        <source>Chain, %n link(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n link(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No chain. Jutsu, Missions and effects wait here until both players pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chain is being settled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next link: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>playsheet::DecksPanel</name>
    <message>
        <source>Deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chakra area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle rewards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removed from the game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>playsheet::EndSheet</name>
    <message>
        <source>New match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save record…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>playsheet::LogView</name>
    <message>
        <source>The first decision will stand here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>playsheet::MarkPicker</name>
    <message>
        <source>Seat mark</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>playsheet::MatchDialog</name>
    <message>
        <source>New match</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>playsheet::MatchForm</name>
    <message>
        <source>New match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two people at one screen. Each seat has its own name, deck and language.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>American rules 1.3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lacquer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tatami</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold to see</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open: both hands lie face up, for learning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold to see: hands lie face down; whoever decides holds the own key to see the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curtain: the table is covered whenever the decision passes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A deck breaks the rules of deck construction: see the lines in red.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two players need different names.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>playsheet::MatchWindow</name>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Playsheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save a copy of the record…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;able</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lacquer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tatami</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Right column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 concedes…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave this match?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is not over. Its record stays in the data folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concede?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gives the game up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 concedes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy of the record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match records (*.match);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Playsheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card table for two people at one screen. It plays the Naruto collectible card game by its full rules.

An unofficial project of fans. The names of the games and of their cards belong to their owners; no printed art, logo or card text of the publishers is part of it.

Free software under the GNU General Public License, version 3 or later. Typefaces: Inter (SIL Open Font License 1.1), Roboto Condensed (Apache License 2.0).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>playsheet::PhaseStrip</name>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mission</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Organization</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opening hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exchange of jutsu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>showdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand adjustment</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>playsheet::SeatForm</name>
    <message>
        <source>South</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a deck file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a deck file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decks (*.toml);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>playsheet::Sheet</name>
    <message>
        <source>Ninja</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Client</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mission</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This turn: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Just played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is being set up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player gets a first hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No team attacks yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each attacking team gets a lane here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No team is in action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No battle any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle phase of this turn is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No battle yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teams are sent in the battle phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards looked at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Platoon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, support</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>coins on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, own effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>team power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attacking team is gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The blocking team is gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No block yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the village is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 reward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 rewards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw: 1 damage each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, backs 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no head to damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes 1 damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes 2 damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as it stands: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>defends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On top: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Village of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chakra area of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graveyard of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle rewards of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removed cards of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>card, face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>injured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head ninja</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>team %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attached to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>picked to pay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can be a target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can be used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not allowed now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>playsheet::SidePanel</name>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decks</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>playsheet::WindowProgram</name>
    <message>
        <source>The settings cannot be read; they start anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ready deck cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no deck to play with: the folder of ready decks is missing or empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no edition &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>South</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A decision was refused: the match stands still.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture cannot be saved: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
