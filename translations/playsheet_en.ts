<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Match</name>
    <message numerus="yes">
        <source>Change it for %n card(s)</source>
        <translation>
            <numerusform>Change it for %n card</numerusform>
            <numerusform>Change it for %n cards</numerusform>
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
        <source>%n house ruling(s)</source>
        <translation>
            <numerusform>%n house ruling</numerusform>
            <numerusform>%n house rulings</numerusform>
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
        <source>May %1 take back %n decision(s)?</source>
        <translation>
            <numerusform>May %1 take back %n decision?</numerusform>
            <numerusform>May %1 take back %n decisions?</numerusform>
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
        <source>%1 needs %n reward(s)</source>
        <translation>
            <numerusform>%1 needs %n reward</numerusform>
            <numerusform>%1 needs %n rewards</numerusform>
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
        <source>Only %n letter(s) fit here: the rest is left out.</source>
        <translation>
            <numerusform>Only %n letter fits here: the rest is left out.</numerusform>
            <numerusform>Only %n letters fit here: the rest is left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::CardListModel</name>
    <message numerus="yes">
        <source>%n more in decks</source>
        <translation>
            <numerusform>%n more in decks</numerusform>
            <numerusform>%n more in decks</numerusform>
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
        <source>%n card(s) taken over into a new deck</source>
        <translation>
            <numerusform>%n card taken over into a new deck</numerusform>
            <numerusform>%n cards taken over into a new deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not shown</source>
        <translation>
            <numerusform>%n not shown</numerusform>
            <numerusform>%n not shown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::DeckChecks</name>
    <message numerus="yes">
        <source>%n breach(es) of the rules: %1</source>
        <translation>
            <numerusform>%n breach of the rules: %1</numerusform>
            <numerusform>%n breaches of the rules: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::DescribeDialog</name>
    <message numerus="yes">
        <source>A tag has at most %n letter(s).</source>
        <translation>
            <numerusform>A tag has at most %n letter.</numerusform>
            <numerusform>A tag has at most %n letters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A deck has at most %n tag(s).</source>
        <translation>
            <numerusform>A deck has at most %n tag.</numerusform>
            <numerusform>A deck has at most %n tags.</numerusform>
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
        <source>%n card(s) in the hand; seed %1</source>
        <translation>
            <numerusform>%n card in the hand; seed %1</numerusform>
            <numerusform>%n cards in the hand; seed %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::LineField</name>
    <message numerus="yes">
        <source>Only %n letter(s) fit here: the rest is left out.</source>
        <translation>
            <numerusform>Only %n letter fits here: the rest is left out.</numerusform>
            <numerusform>Only %n letters fit here: the rest is left out.</numerusform>
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
        <source>Something is wrong with the card sources: %n error(s). The cards concerned are left out.</source>
        <translation>
            <numerusform>Something is wrong with the card sources: %n error. The cards concerned are left out.</numerusform>
            <numerusform>Something is wrong with the card sources: %n errors. The cards concerned are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n hint(s) about the card sources.</source>
        <translation>
            <numerusform>There is %n hint about the card sources.</numerusform>
            <numerusform>There are %n hints about the card sources.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::QuestionsDialog</name>
    <message numerus="yes">
        <source>%n line(s) of the list are not clear. Which card is meant?</source>
        <translation>
            <numerusform>%n line of the list is not clear. Which card is meant?</numerusform>
            <numerusform>%n lines of the list are not clear. Which cards are meant?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) into the sideboard</source>
        <translation>
            <numerusform>%n card into the sideboard</numerusform>
            <numerusform>%n cards into the sideboard</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) into the reinforcement deck</source>
        <translation>
            <numerusform>%n card into the reinforcement deck</numerusform>
            <numerusform>%n cards into the reinforcement deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) into the deck</source>
        <translation>
            <numerusform>%n card into the deck</numerusform>
            <numerusform>%n cards into the deck</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::RulingsDialog</name>
    <message numerus="yes">
        <source>House rulings: %n changed</source>
        <translation>
            <numerusform>House rulings: %n changed</numerusform>
            <numerusform>House rulings: %n changed</numerusform>
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
        <source>%n game(s). With the first turn: %1 won.</source>
        <translation>
            <numerusform>%n game. With the first turn: %1 won.</numerusform>
            <numerusform>%n games. With the first turn: %1 won.</numerusform>
        </translation>
    </message>
</context>
</TS>
