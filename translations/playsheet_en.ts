<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Match</name>
    <message numerus="yes">
        <source>Mulligan: draw %n card(s)</source>
        <translation>
            <numerusform>Mulligan: draw %n card</numerusform>
            <numerusform>Mulligan: draw %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pay %n more chakra</source>
        <translation>
            <numerusform>Pay %n more chakra</numerusform>
            <numerusform>Pay %n more chakra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n more card(s)</source>
        <translation>
            <numerusform>Discard %n more card</numerusform>
            <numerusform>Discard %n more cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s)</source>
        <translation>
            <numerusform>Choose %n more card</numerusform>
            <numerusform>Choose %n more cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n rule</numerusform>
            <numerusform>%n rules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n house rule(s)</source>
        <translation>
            <numerusform>%n house rule</numerusform>
            <numerusform>%n house rules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has a sideboard of %n card(s).</source>
        <translation>
            <numerusform>%1 has a sideboard of %n card.</numerusform>
            <numerusform>%1 has a sideboard of %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deck: %n card(s)</source>
        <translation>
            <numerusform>Deck: %n card</numerusform>
            <numerusform>Deck: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sideboard: %n card(s)</source>
        <translation>
            <numerusform>Sideboard: %n card</numerusform>
            <numerusform>Sideboard: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) fit now</source>
        <translation>
            <numerusform>%n card fits now</numerusform>
            <numerusform>%n cards fit now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Let %1 undo %n decision(s)?</source>
        <translation>
            <numerusform>Let %1 undo %n decision?</numerusform>
            <numerusform>Let %1 undo %n decisions?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 can win this turn: %n open lane(s)</source>
        <translation>
            <numerusform>%1 can win this turn: %n open lane</numerusform>
            <numerusform>%1 can win this turn: %n open lanes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 needs %n more reward(s)</source>
        <translation>
            <numerusform>%1 needs %n more reward</numerusform>
            <numerusform>%1 needs %n more rewards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pay with %n card(s)</source>
        <translation>
            <numerusform>Pay with this card</numerusform>
            <numerusform>Pay with these %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s)</source>
        <translation>
            <numerusform>Discard %n card</numerusform>
            <numerusform>Discard %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Confirm %n card(s)</source>
        <translation>
            <numerusform>Confirm %n card</numerusform>
            <numerusform>Confirm %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n character(s) fit here; the rest was left out.</source>
        <translation>
            <numerusform>Only %n character fits here; the rest was left out.</numerusform>
            <numerusform>Only %n characters fit here; the rest was left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn %1 decided: it brought %2 %n battle reward(s), more than any other.</source>
        <translation>
            <numerusform>Turn %1 decided: it brought %2 %n battle reward, more than any other.</numerusform>
            <numerusform>Turn %1 decided: it brought %2 %n battle rewards, more than any other.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::CardListModel</name>
    <message numerus="yes">
        <source>%n more needed</source>
        <translation>
            <numerusform>%n more needed</numerusform>
            <numerusform>%n more needed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::ChainPanel</name>
    <message numerus="yes">
        <source>Chain, %n link(s)</source>
        <translation>
            <numerusform>Chain, %n link</numerusform>
            <numerusform>Chain, %n links</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s)</source>
        <translation>
            <numerusform>%n link</numerusform>
            <numerusform>%n links</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::CollectionPage</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n owned</source>
        <translation>
            <numerusform>%n owned</numerusform>
            <numerusform>%n owned</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::DeckBuilder</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) imported into a new deck</source>
        <translation>
            <numerusform>%n card imported into a new deck</numerusform>
            <numerusform>%n cards imported into a new deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not shown</source>
        <translation>
            <numerusform>%n not shown</numerusform>
            <numerusform>%n not shown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) with several printings: the first that can be played was taken</source>
        <translation>
            <numerusform>%n name with several printings: the first that can be played was taken</numerusform>
            <numerusform>%n names with several printings: the first that can be played was taken</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::DeckChecks</name>
    <message numerus="yes">
        <source>%n problem(s): %1</source>
        <translation>
            <numerusform>%n problem: %1</numerusform>
            <numerusform>%n problems: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::DescribeDialog</name>
    <message numerus="yes">
        <source>A tag can have at most %n character(s).</source>
        <translation>
            <numerusform>A tag can have at most %n character.</numerusform>
            <numerusform>A tag can have at most %n characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A deck can have at most %n tag(s).</source>
        <translation>
            <numerusform>A deck can have at most %n tag.</numerusform>
            <numerusform>A deck can have at most %n tags.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::FacetButton</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::HandTestDialog</name>
    <message numerus="yes">
        <source>%n card(s) in hand; seed %1</source>
        <translation>
            <numerusform>%n card in hand; seed %1</numerusform>
            <numerusform>%n cards in hand; seed %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::LineField</name>
    <message numerus="yes">
        <source>Only %n character(s) fit here; the rest was left out.</source>
        <translation>
            <numerusform>Only %n character fits here; the rest was left out.</numerusform>
            <numerusform>Only %n characters fit here; the rest was left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::MatchForm</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::ProblemsDialog</name>
    <message numerus="yes">
        <source>%n error(s) in the card files. The affected cards are left out.</source>
        <translation>
            <numerusform>%n error in the card files. The affected cards are left out.</numerusform>
            <numerusform>%n errors in the card files. The affected cards are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s) about the card files.</source>
        <translation>
            <numerusform>%n warning about the card files.</numerusform>
            <numerusform>%n warnings about the card files.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::QuestionsDialog</name>
    <message numerus="yes">
        <source>%n unclear line(s). Choose a card for each.</source>
        <translation>
            <numerusform>%n unclear line. Which card is meant?</numerusform>
            <numerusform>%n unclear lines. Which cards are meant?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n card(s) to the sideboard</source>
        <translation>
            <numerusform>Add %n card to the sideboard</numerusform>
            <numerusform>Add %n cards to the sideboard</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n card(s) to the reinforcement deck</source>
        <translation>
            <numerusform>Add %n card to the reinforcement deck</numerusform>
            <numerusform>Add %n cards to the reinforcement deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n card(s) to the deck</source>
        <translation>
            <numerusform>Add %n card to the deck</numerusform>
            <numerusform>Add %n cards to the deck</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::HouseRulesDialog</name>
    <message numerus="yes">
        <source>House rules: %n changed</source>
        <translation>
            <numerusform>House rules: %n changed</numerusform>
            <numerusform>House rules: %n changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n changed</numerusform>
            <numerusform>%n changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::Sheet</name>
    <message numerus="yes">
        <source>%1: %n card(s)</source>
        <translation>
            <numerusform>%1: %n card</numerusform>
            <numerusform>%1: %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::StatisticsView</name>
    <message numerus="yes">
        <source>%n game(s). The starting player won %1.</source>
        <translation>
            <numerusform>%n game. The starting player won %1.</numerusform>
            <numerusform>%n games. The starting player won %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s).</source>
        <translation>
            <numerusform>%n game.</numerusform>
            <numerusform>%n games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::DeckChooser</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::DecksTab</name>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::WindowProgram</name>
    <message numerus="yes">
        <source>%n ready-made deck(s) cannot be read.</source>
        <translation>
            <numerusform>%n ready-made deck cannot be read.</numerusform>
            <numerusform>%n ready-made decks cannot be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::CardReader</name>
    <message numerus="yes">
        <source>%n more line(s)</source>
        <translation>
            <numerusform>%n more line</numerusform>
            <numerusform>%n more lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::RisingForm</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::NewPointsSheet</name>
    <message numerus="yes">
        <source>House rules: those of the form of a match, the same for all games; %n changed</source>
        <translation>
            <numerusform>House rules: those of the form of a match, the same for all games; %n changed</numerusform>
            <numerusform>House rules: those of the form of a match, the same for all games; %n changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RisingPoints</name>
    <message numerus="yes">
        <source>%n conquered events</source>
        <translation>
            <numerusform>%n conquered event</numerusform>
            <numerusform>%n conquered events</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n status cards</source>
        <translation>
            <numerusform>%n status card</numerusform>
            <numerusform>%n status cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>defeated by %n winners</source>
        <translation>
            <numerusform>defeated by %n winner</numerusform>
            <numerusform>defeated by %n winners</numerusform>
        </translation>
    </message>
</context>
</TS>
