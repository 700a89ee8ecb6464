// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cards/node_examples.h"

/// Words of the tree for what is printed more narrowly: current values, what comes true, prices of the other player.
namespace playsheet {
namespace {

using test::card_head;
using test::expect_effect;
using test::expect_example;
using test::expect_rule;

TEST(AsPrintedExamples, Figures) {
  expect_effect({R"(op = "set_power", who = "user", combat = 4, support = 2, current = true, until = "turn_end")",
                 "The user has power 4/2 instead of its current power this turn.",
                 "L'Esecutore ha Potenza 4/2 al posto di quella attuale fino alla fine del Turno.",
                 "O Usuário fica com Poder 4/2 no lugar do atual até o final do turno."});
  expect_effect({R"(op = "set_power", who = "user", combat = 4, support = 2, printed = true, until = "turn_end")",
                 "The user has printed power 4/2 this turn.",
                 "L'Esecutore ha Potenza stampata 4/2 fino alla fine del Turno.",
                 "O Usuário fica com Poder impresso 4/2 até o final do turno."});
  expect_effect({R"(op = "set_power", who = "user", combat = 4, printed = true, until = "turn_end")",
                 "The user has printed combat 4 this turn.",
                 "L'Esecutore ha Valore in Battaglia stampato 4 fino alla fine del Turno.",
                 "O Usuário fica com Combate impresso 4 até o final do turno."});
  expect_effect({R"(op = "change_figures", who = "user", how = "multiplied", by = 4, until = "turn_end")",
                 "The combat and support of the user are multiplied by 4 this turn.",
                 "I Valori in Battaglia e in Sostegno dell'Esecutore si moltiplicano per 4 fino alla fine del Turno.",
                 "O Combate e o Suporte do Usuário são multiplicados por 4 até o final do turno."});
  expect_effect({R"(op = "modify_power", who = "user", combat = 1, until = "following_turn_end")",
                 "The user gets +1/+0 this turn and the next.",
                 "L'Esecutore ottiene +1/+0 in questo Turno e nel prossimo.",
                 "O Usuário recebe +1/+0 neste turno e no próximo."});
}

TEST(AsPrintedExamples, Rules) {
  expect_rule(
      {R"(op = "cannot_be_teamed_with", who = "self", with = { type = "ninja", characteristic = "Sand" }, when_organized = true)",
       "This Ninja cannot be put into a team with Sand Ninja in the organization phase.",
       "Questo Ninja non può essere messo in Squadra con Ninja del Villaggio della Sabbia nella Fase di Formazione.",
       "Este Ninja não pode ser colocado em um Time com Ninjas da Vila da Areia na Fase de Organização."});
  expect_rule(
      {R"(op = "rewards_discarded", of = "you", from_showdown = true)",
       "Instead of winning Battle Rewards in the showdown, you discard as many of the opponent's Battle Rewards.",
       "Invece di guadagnare Vincite di Guerra nello Scontro, sposti nel Cimitero altrettante Vincite di Guerra "
       "dell'avversario.",
       "Em vez de ganhar Prêmios de Batalha no Showdown, você descarta a mesma quantidade de Prêmios de Batalha "
       "do outro jogador."});
}

TEST(AsPrintedExamples, Deck) {
  expect_effect(
      {R"(op = "arrange", n = 4, on_top = 1)",
       "Look at the top 4 cards of your deck, put 1 of them on top and the others on the bottom of the deck "
       "in any order.",
       "Guarda le prime 4 carte del tuo Mazzo, metti 1 di queste in cima al Mazzo e le altre in fondo, "
       "nell'ordine che vuoi.",
       "Olhe os 4 cards do topo do seu deck, coloque 1 deles no topo do deck e os demais no fundo, em qualquer "
       "ordem."});
}

TEST(AsPrintedExamples, ComesTrue) {
  expect_example(
      card_head("ninja") + R"([[card.ability]]
kind = "triggered"
on = { event = "comes_true" }
times = 1
if = { exists = { type = "ninja", fighting = "self", team = { size = { at_least = 2 } } } }
do = [{ op = "modify_power", who = "self", combat = 1, until = "turn_end" }]
)",
      {"comes_true", "As soon as this Ninja is fighting a team of 2 or more Ninja, this Ninja gets +1/+0 this turn.",
       "Non appena questo Ninja affronta una Squadra di 2 o più Ninja, ottiene +1/+0 fino alla fine del Turno.",
       "Assim que este Ninja estiver enfrentando um Time de 2 ou mais Ninjas, este Ninja recebe +1/+0 até o "
       "final do turno."});
}

TEST(AsPrintedExamples, PricesOfTheOtherPlayer) {
  expect_example(
      card_head("ninja") + R"([[card.ability]]
kind = "activated"
when = "own_mission_phase"
pay = { chakra = 1, of_symbol = ["Water", "Earth", "Fire"] }
do = [{ op = "draw" }]
[[card.ability]]
kind = "activated"
when = "own_mission_phase"
pay = { opponent_deck_top = 1 }
do = [{ op = "draw" }]
[[card.ability]]
kind = "activated"
when = "exchange"
pay = { opponent_wins = 2 }
do = [{ op = "draw" }]
)",
      {"of_symbol, opponent_deck_top, opponent_wins",
       "In your mission phase, you may discard 1 Water, Earth or Fire chakra to draw 1 card. In your mission "
       "phase, you may put the top card of the opponent's deck into the opponent's chakra area to draw 1 card. "
       "In the exchange of jutsu, you may let the opponent win 2 Battle Rewards to draw 1 card.",
       "Nella tua Fase di Preparazione alla Battaglia, puoi spostare nel Cimitero 1 Chakra Acqua, Terra o Fuoco "
       "per pescare 1 carta. Nella tua Fase di Preparazione alla Battaglia, puoi mettere nella Zona Chakra "
       "dell'avversario la carta in cima al Mazzo dell'avversario per pescare 1 carta. Nello Scambio di "
       "Tecniche, puoi far guadagnare all'avversario 2 Vincite di Guerra per pescare 1 carta.",
       "Na sua Fase de Missão, você pode descartar 1 Chakra de Água, Terra ou Fogo para comprar 1 card. Na sua "
       "Fase de Missão, você pode colocar o card do topo do deck do oponente na Área de Chakra dele para comprar "
       "1 card. Na Troca de Jutsu, você pode deixar o oponente ganhar 2 Prêmios de Batalha para comprar 1 card."});
}

TEST(AsPrintedExamples, Targets) {
  expect_example(card_head("jutsu") + R"([[card.ability]]
kind = "use"
targets = [
  { of = { type = "ninja", is = "user" } },
  { of = { type = "ninja", fighting = "user" } },
]
do = [{ op = "move", what = { together = ["t1", "t2"] }, to = "discard" }]
)",
                 {"the user as a target", "Targets: the user and 1 Ninja fighting the user. Discard them.",
                  "Bersagli: l'Esecutore e 1 Ninja che affronta l'Esecutore. Spostali nel Cimitero.",
                  "Alvos: o Usuário e 1 Ninja que o enfrenta. Descarte-os."});
}

}  // namespace
}  // namespace playsheet
