<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>Match</name>
    <message numerus="yes">
        <source>Change it for %n card(s)</source>
        <translation>
            <numerusform>Trocar por %n card</numerusform>
            <numerusform>Trocar por %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pay %n more chakra</source>
        <translation>
            <numerusform>Pagar mais %n Chakra</numerusform>
            <numerusform>Pagar mais %n Chakra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n more card(s)</source>
        <translation>
            <numerusform>Descartar mais %n card</numerusform>
            <numerusform>Descartar mais %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s)</source>
        <translation>
            <numerusform>Escolher mais %n card</numerusform>
            <numerusform>Escolher mais %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n regra</numerusform>
            <numerusform>%n regras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n house ruling(s)</source>
        <translation>
            <numerusform>%n regra da casa</numerusform>
            <numerusform>%n regras da casa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has a sideboard of %n card(s).</source>
        <translation>
            <numerusform>%1 tem um sideboard de %n card.</numerusform>
            <numerusform>%1 tem um sideboard de %n cards.</numerusform>
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
            <numerusform>%n card corresponde agora</numerusform>
            <numerusform>%n cards correspondem agora</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>May %1 take back %n decision(s)?</source>
        <translation>
            <numerusform>%1 pode desfazer %n decisão?</numerusform>
            <numerusform>%1 pode desfazer %n decisões?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::CardListModel</name>
    <message numerus="yes">
        <source>%n more in decks</source>
        <translation>
            <numerusform>%n a mais em decks</numerusform>
            <numerusform>%n a mais em decks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::ChainPanel</name>
    <message numerus="yes">
        <source>Chain, %n link(s)</source>
        <translation>
            <numerusform>Série, %n elo</numerusform>
            <numerusform>Série, %n elos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s)</source>
        <translation>
            <numerusform>%n elo</numerusform>
            <numerusform>%n elos</numerusform>
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
            <numerusform>%n na coleção</numerusform>
            <numerusform>%n na coleção</numerusform>
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
            <numerusform>%n card importado em um novo deck</numerusform>
            <numerusform>%n cards importados em um novo deck</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::DeckChecks</name>
    <message numerus="yes">
        <source>%n breach(es) of the rules: %1</source>
        <translation>
            <numerusform>%n violação das regras: %1</numerusform>
            <numerusform>%n violações das regras: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::HandTestDialog</name>
    <message numerus="yes">
        <source>%n card(s) in the hand; seed %1</source>
        <translation>
            <numerusform>%n card na mão; semente %1</numerusform>
            <numerusform>%n cards na mão; semente %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::MatchForm</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>e mais %n</numerusform>
            <numerusform>e mais %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::ProblemsDialog</name>
    <message numerus="yes">
        <source>Something is wrong with the card sources: %n error(s). The cards concerned are left out.</source>
        <translation>
            <numerusform>Há algo errado nas fontes dos cards: %n erro. Os cards afetados ficam de fora.</numerusform>
            <numerusform>Há algo errado nas fontes dos cards: %n erros. Os cards afetados ficam de fora.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n hint(s) about the card sources.</source>
        <translation>
            <numerusform>Há %n aviso sobre as fontes dos cards.</numerusform>
            <numerusform>Há %n avisos sobre as fontes dos cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::QuestionsDialog</name>
    <message numerus="yes">
        <source>%n line(s) of the list are not clear. Which card is meant?</source>
        <translation>
            <numerusform>%n linha da lista não está clara. Qual card é?</numerusform>
            <numerusform>%n linhas da lista não estão claras. Quais cards são?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playsheet::RulingsDialog</name>
    <message numerus="yes">
        <source>House rulings: %n changed</source>
        <translation>
            <numerusform>Regras da casa: %n mudada</numerusform>
            <numerusform>Regras da casa: %n mudadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n mudada</numerusform>
            <numerusform>%n mudadas</numerusform>
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
</TS>
