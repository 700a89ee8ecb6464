// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cards/node_examples.h"

namespace playsheet {
namespace {

using test::card_head;
using test::expect_effect;
using test::expect_example;

TEST(EffectExamples, Control) {
  expect_effect({R"(op = "gain_control", who = "t1", until = "turn_end")", "Gain control of it this turn.",
                 "Prendine il controllo fino alla fine del Turno.", "Assuma o controle dele até o final do turno."});
  expect_effect({R"(op = "gain_control", who = { choose = 1, of = { type = "ninja", controller = "opponent" } },
                 until = "forever")",
                 "Gain control of 1 opposing Ninja.", "Prendi il controllo di 1 Ninja avversario.",
                 "Assuma o controle de 1 Ninja do oponente."});
  expect_effect({R"(op = "gain_control", who = { choose = 2, of = { type = "ninja", controller = "opponent" },
                 up_to = true }, until = "next_turn_end")",
                 "Choose up to 2 opposing Ninja; gain control of them until the end of your next turn.",
                 "Scegli fino a 2 Ninja avversari: prendine il controllo fino alla fine del tuo prossimo Turno.",
                 "Escolha até 2 Ninjas do oponente; assuma o controle deles até o final do seu próximo turno."});
  expect_effect({R"(op = "gain_control", who = { choose = 1, of = { type = "ninja", controller = "opponent" },
                 by = "opponent" }, until = "turn_end")",
                 "The opponent chooses 1 of their own Ninja; you gain control of it this turn.",
                 "L’avversario sceglie 1 dei propri Ninja: prendine il controllo fino alla fine del Turno.",
                 "O oponente escolhe 1 dos próprios Ninjas; assuma o controle dele até o final do turno."});
}

TEST(EffectExamples, Teams) {
  expect_effect({R"(op = "join_team", who = "t1", of = "user")", "It joins the user’s team as a back Ninja.",
                 "Quel Ninja si unisce alla Squadra dell’Esecutore come Ninja In Seconda Linea.",
                 "Esse Ninja entra no Time do Usuário como Back Ninja."});
  expect_effect({R"(op = "move_place", who = "t1", to = "back")", "It becomes a back Ninja.",
                 "Quel Ninja passa In Seconda Linea.", "Esse Ninja passa a ser Back Ninja."});
  expect_effect({R"(op = "move_place", who = "user", to = "head")", "The user becomes the head Ninja of its team.",
                 "L’Esecutore passa In Prima Linea.", "O Usuário passa a ser o Líder do Time dele."});
  expect_effect({R"(op = "reorganize")", "Assemble your teams again.", "Forma di nuovo le tue Squadre.",
                 "Forme de novo os seus Times."});
  expect_effect({R"(op = "reorganize", who = "opponent")", "The opponent assembles their teams again.",
                 "L’avversario forma di nuovo le proprie Squadre.", "O oponente forma de novo os próprios Times."});
}

TEST(EffectExamples, TurnsAndMarkers) {
  expect_effect({R"(op = "move_marker", n = 2)", "Move your turn marker forward by 2.",
                 "Fai avanzare di 2 il tuo Segnaturni.", "Avance o seu Marcador de Turnos em 2."});
  expect_effect({R"(op = "move_marker", who = "opponent", back = true)", "Move the opponent’s turn marker back by 1.",
                 "Fai arretrare di 1 il Segnaturni dell’avversario.", "Recue o Marcador de Turnos do oponente em 1."});
  expect_effect({R"(op = "skip", what = "battle_phase")", "The opponent skips their next battle phase.",
                 "L’avversario salta la sua prossima Fase di Battaglia.",
                 "O oponente pula a próxima Fase de Combate dele."});
  expect_effect({R"(op = "skip", who = "you", what = "draw")", "Skip your next draw.", "Salta la tua prossima pesca.",
                 "Pule a sua próxima compra."});
  expect_effect({R"(op = "skip", what = "turn")", "The opponent skips their next turn.",
                 "L’avversario salta il suo prossimo Turno.", "O oponente pula o próximo turno dele."});
  expect_effect({R"(op = "extra_turn")", "Take an extra turn after this one.", "Gioca un Turno aggiuntivo dopo questo.",
                 "Jogue um turno extra após este."});
}

TEST(EffectExamples, EndOfTheGame) {
  expect_effect({R"(op = "win_game")", "You win the game.", "Vinci la partita.", "Você vence a partida."});
  expect_effect({R"(op = "win_game", who = "any")", "The active player wins the game.",
                 "Il giocatore Attivo vince la partita.", "O Jogador Atacante vence a partida."});
  expect_example(
      card_head("ninja") + R"([[card.ability]]
kind = "triggered"
on = { event = "turn_ends", whose = "you" }
if = { chakra = ["you", ">=", 20] }
do = [{ op = "win_game" }]
)",
      {"win at the end of the turn", "At the end of your turn, if you have 20 or more chakra, you win the game.",
       "Alla fine del tuo Turno, se hai 20 o più Chakra, vinci la partita.",
       "No final do seu turno, se você tiver 20 ou mais Chakra, vence a partida."});
}

TEST(EffectExamples, WhatCountsAsANinjaForAWhile) {
  const std::string head = card_head("mission") + "[[card.ability]]\nkind = \"use\"\n";
  expect_example(head + R"(targets = [{ of = { type = "client", controller = "you" } }]
do = [{ op = "counts_as_ninja", who = "t1", combat = 4, support = 4, until = "turn_end" }]
)",
                 {"counts_as_ninja", "Target: 1 of your Clients. It also counts as a Ninja with power 4/4 this turn.",
                  "Bersaglio: 1 dei tuoi Clienti. Quel Cliente vale anche come Ninja con Potenza 4/4 in questo Turno.",
                  "Alvo: 1 dos seus Clientes. Esse Cliente também conta como Ninja com Poder 4/4 neste turno."});
  naruto::Catalog cards;  // no text can simply say so: it is looked at when an effect begins and ends
  const auto messages = naruto::read_cards(card_head("ninja") + R"([[card.ability]]
kind = "static"
rules = [{ op = "counts_as_ninja", who = { each = { type = "client" } }, combat = 1 }]
)",
                                           "example", cards);
  EXPECT_NE(test::messages_of(messages).find("never-applies"), std::string::npos);
}

TEST(EffectExamples, WhatStepsInAtAMoment) {
  expect_example(card_head("ninja") + R"([[card.ability]]
kind = "triggered"
on = { event = "battle_result", who = "self", result = "victory", before_damage = true }
do = [{ op = "draw" }]
)",
                 {"before_damage", "When this Ninja’s team wins a Victory, before the damage is dealt, draw 1 card.",
                  "Quando la Squadra di questo Ninja ottiene una Vittoria, prima che siano inflitti i Danni, pesca "
                  "1 carta.",
                  "Quando o Time deste Ninja obtiver uma Vitória, antes que o dano seja causado, compre 1 card."});
  expect_example(
      card_head("ninja") + R"([[card.ability]]
kind = "replacement"
instead_of = { event = "damaged", who = "self", by = { type = "ninja", controller = "opponent" }, cause = "ninja", or_removed = true }
do = [{ op = "negate_effect" }]
)",
      {"negate_effect",
       "If this Ninja would take damage or be removed from play by an effect of an opposing Ninja, negate that effect.",
       "Se questo Ninja sta per subire Danni o lasciare il gioco a causa dell’Effetto di un Ninja avversario, "
       "neutralizza "
       "quell’Effetto.",
       "Se este Ninja fosse sofrer dano ou sair de jogo por um efeito de um Ninja do oponente, anule esse efeito."});
  naruto::Catalog cards;
  const auto messages = naruto::read_cards(card_head("ninja") + R"([[card.ability]]
kind = "triggered"
on = { event = "damaged", who = "self", or_removed = true }
do = [{ op = "draw" }]
)",
                                           "example", cards);
  EXPECT_NE(test::messages_of(messages).find("or_removed"), std::string::npos);
}

TEST(EffectExamples, CardsThatTurnIntoOthers) {
  // the other card stands in the same file, and is called by its name
  const std::string form =
      "[[card]]\ncode = \"N-902\"\nname = \"Bo\"\ntype = \"ninja\"\nsymbols = [\"Fire\"]\nentrance_cost = 0\n"
      "hand_cost = 0\nhealthy = [3, 1]\ninjured = [1, 0]\nform_of = \"J-901\"\n";
  naruto::Catalog cards;
  const auto messages = naruto::read_cards(
      card_head("jutsu") + "[[card.ability]]\nkind = \"use\"\ndo = [{ op = \"transform\", into = \"N-902\" }]\n" + form,
      "example", cards);
  ASSERT_EQ(test::messages_of(messages), "");
  EXPECT_EQ(wording::card_text(cards[0], cards, wording::Language::en),
            "This card becomes the Ninja Bo (3/1) and enters play under your control.");
  EXPECT_EQ(wording::card_text(cards[0], cards, wording::Language::it),
            "Questa carta diventa il Ninja Bo (3/1) ed entra in gioco sotto il tuo controllo.");
  EXPECT_EQ(wording::card_text(cards[0], cards, wording::Language::pt_BR),
            "Este card se torna Bo (3/1) e entra em jogo sob o seu controle.");
  EXPECT_EQ(wording::card_text(cards[0], cards.words(), wording::Language::en),
            "This card becomes the Ninja N-902 and enters play under your control.");
}

TEST(EffectExamples, DeckAndCoin) {
  expect_effect({R"(op = "arrange")", "Look at the top 3 cards of your deck and put them back in any order.",
                 "Guarda le prime 3 carte del tuo Mazzo e rimettile in cima nell’ordine che vuoi.",
                 "Olhe os 3 cards do topo do seu deck e coloque-os de volta em qualquer ordem."});
  expect_effect({R"(op = "arrange", of = "opponent", n = 5)",
                 "Look at the top 5 cards of the opponent’s deck and put them back in any order.",
                 "Guarda le prime 5 carte del Mazzo dell’avversario e rimettile in cima nell’ordine che vuoi.",
                 "Olhe os 5 cards do topo do deck do oponente e coloque-os de volta em qualquer ordem."});
  expect_effect(
      {R"(op = "toss", call = true, heads = [{ op = "draw", n = 2 }], tails = [{ op = "discard_from_hand" }])",
       "Call heads or tails and toss a coin. If you call it right, draw 2 cards; if you call it wrong, "
       "discard 1 card from your hand.",
       "Scegli testa o croce e lancia una moneta. Se indovini, pesca 2 carte; se sbagli, sposta nel Cimitero "
       "1 carta dalla tua Mano.",
       "Escolha cara ou coroa e lance uma moeda. Se acertar, compre 2 cards; se errar, descarte 1 card da sua "
       "mão."});
}

TEST(EffectExamples, Payments) {
  expect_effect({R"(op = "pay", price = { chakra = 1 }, do = [{ op = "heal", who = "t1" }])",
                 "Discard 1 chakra. If you do, heal it.", "Sposta nel Cimitero 1 Chakra. Se lo fai, cura quel Ninja.",
                 "Descarte 1 Chakra. Se fizer isso, cure-o."});
  expect_example(card_head("ninja") + R"([[card.ability]]
kind = "activated"
valid = true
when = "exchange"
pay = { hand = 1, of_hand = { type = "ninja", same_name_as = "self" } }
do = [{ op = "draw" }]
)",
                 {"only fitting cards of the hand",
                  "Valid: In the exchange of jutsu, you may discard 1 Ninja with the same name as this Ninja from "
                  "your hand to draw 1 card.",
                  "Sempre: Nello Scambio di Tecniche, puoi spostare nel Cimitero dalla tua Mano 1 Ninja con lo stesso "
                  "Nome di questo Ninja per pescare 1 carta.",
                  "Valid: Na Troca de Jutsu, você pode descartar 1 Ninja da sua mão com o mesmo nome deste Ninja para "
                  "comprar 1 card."});
  expect_example(
      card_head("jutsu") + R"([[card.ability]]
kind = "use"
cost = { injure_self = true }
do = [{ op = "draw", n = 2 }]
)",
      {"a further payment", "Additional cost: injure the user. Draw 2 cards.",
       "Costo aggiuntivo: ferisci l’Esecutore. Pesca 2 carte.", "Custo adicional: fira o Usuário. Compre 2 cards."});
}

TEST(EffectExamples, MomentsOfTheBattlePhase) {
  expect_example(card_head("ninja") + R"([[card.ability]]
kind = "triggered"
on = { event = "battle_begins", whose = "opponent" }
do = [{ op = "draw" }]
[[card.ability]]
kind = "triggered"
on = { event = "battle_ends" }
do = [{ op = "draw", who = "opponent" }]
)",
                 {"battle_begins, battle_ends",
                  "At the start of the opponent’s battle phase, draw 1 card. At the end of each battle phase, the "
                  "opponent draws 1 card.",
                  "All’inizio della Fase di Battaglia dell’avversario, pesca 1 carta. Alla fine di ogni Fase di "
                  "Battaglia, l’avversario pesca 1 carta.",
                  "No início da Fase de Combate do oponente, compre 1 card. No final de cada Fase de Combate, o "
                  "oponente compra 1 card."});
}

TEST(EffectExamples, SquadsEnterPlay) {
  expect_example(
      card_head("ninja") + R"([[card.ability]]
kind = "triggered"
on = { event = "enters_play", who = "self", how = "squad" }
do = [{ op = "move", what = { choose = 1, of = { type = "ninja", zone = "reinforcement", controller = "you" } }, to = "removed" }]
)",
      {"how = squad",
       "When this Ninja enters play as a squad, remove 1 Ninja from your reinforcement deck from the game.",
       "Quando questo Ninja entra in gioco come carta Squadra, rimuovi dal gioco 1 Ninja dal tuo Mazzo di Rinforzi.",
       "Quando este Ninja entrar em jogo como Esquadrão, remova do jogo 1 Ninja do seu Deck de Reforços."});
}

}  // namespace
}  // namespace playsheet
