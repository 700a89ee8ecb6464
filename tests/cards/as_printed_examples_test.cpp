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
                 "L’Esecutore ha Potenza 4/2 al posto di quella attuale fino alla fine del Turno.",
                 "O Usuário fica com Poder 4/2 no lugar do atual até o final do turno."});
  expect_effect({R"(op = "set_power", who = "user", combat = 4, support = 2, printed = true, until = "turn_end")",
                 "The user has printed power 4/2 this turn.",
                 "L’Esecutore ha Potenza stampata 4/2 fino alla fine del Turno.",
                 "O Usuário fica com Poder impresso 4/2 até o final do turno."});
  expect_effect({R"(op = "set_power", who = "user", combat = 4, printed = true, until = "turn_end")",
                 "The user has printed combat 4 this turn.",
                 "L’Esecutore ha Valore in Battaglia stampato 4 fino alla fine del Turno.",
                 "O Usuário fica com Combate impresso 4 até o final do turno."});
  expect_effect({R"(op = "change_figures", who = "user", how = "multiplied", by = 4, until = "turn_end")",
                 "The combat and support of the user are multiplied by 4 this turn.",
                 "I Valori in Battaglia e in Sostegno dell’Esecutore si moltiplicano per 4 fino alla fine del Turno.",
                 "O Combate e o Suporte do Usuário são multiplicados por 4 até o final do turno."});
  expect_effect({R"(op = "modify_power", who = "user", combat = 1, until = "following_turn_end")",
                 "The user gets +1/+0 this turn and the next.",
                 "L’Esecutore ottiene +1/+0 in questo Turno e nel prossimo.",
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
       "Instead of winning Battle Rewards in the showdown, you discard as many of the opponent’s Battle Rewards.",
       "Invece di guadagnare Vincite di Guerra nello Scontro, sposti nel Cimitero altrettante Vincite di Guerra "
       "dell’avversario.",
       "Em vez de ganhar Prêmios de Batalha no Showdown, você descarta a mesma quantidade de Prêmios de Batalha "
       "do outro jogador."});
}

TEST(AsPrintedExamples, Deck) {
  expect_effect(
      {R"(op = "arrange", n = 4, on_top = 1)",
       "Look at the top 4 cards of your deck, put 1 of them on top and the others on the bottom of the deck "
       "in any order.",
       "Guarda le prime 4 carte del tuo Mazzo, metti 1 di queste in cima al Mazzo e le altre in fondo, "
       "nell’ordine che vuoi.",
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
       "phase, you may put the top card of the opponent’s deck into the opponent’s chakra area to draw 1 card. "
       "In the exchange of jutsu, you may let the opponent win 2 Battle Rewards to draw 1 card.",
       "Nella tua Fase di Preparazione alla Battaglia, puoi spostare nel Cimitero 1 Chakra Acqua, Terra o Fuoco "
       "per pescare 1 carta. Nella tua Fase di Preparazione alla Battaglia, puoi mettere nella Zona Chakra "
       "dell’avversario la carta in cima al Mazzo dell’avversario per pescare 1 carta. Nello Scambio di "
       "Tecniche, puoi far guadagnare all’avversario 2 Vincite di Guerra per pescare 1 carta.",
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
                  "Bersagli: l’Esecutore e 1 Ninja che affronta l’Esecutore. Spostali nel Cimitero.",
                  "Alvos: o Usuário e 1 Ninja que o enfrenta. Descarte-os."});
}

TEST(AsPrintedExamples, FieldsOfEffects) {
  expect_effect(
      {R"(op = "move", what = { each = { zone = "hand", controller = "you" } }, to = "chakra", charges = true)",
       "Charge all cards in your hand.", "Trasforma in Chakra tutte le carte nella tua Mano.",
       "Carregue todos os cards da sua mão."});
  expect_effect(
      {R"(op = "join_team", who = "t1", of = "user", until = "battle_end")",
       "It joins the user’s team as a back Ninja until the showdown is over.",
       "Quel Ninja si unisce alla Squadra dell’Esecutore come Ninja In Seconda Linea fino al termine dello Scontro.",
       "Esse Ninja entra no Time do Usuário como Back Ninja até o fim do Showdown."});
  expect_effect(
      {R"(op = "each_player", part_by_part = true, do = [{ op = "draw" }, { op = "shuffle" }])",
       "Each player, the active player first, draws 1 card, then shuffles their deck. Both players do one part "
       "before they go on to the next.",
       "Ciascun giocatore (a cominciare da quello Attivo) pesca 1 carta, poi mescola il proprio Mazzo. Entrambi i "
       "giocatori completano una parte prima di passare alla successiva.",
       "Cada jogador (começando pelo Jogador Atacante) compra 1 card e depois embaralha o próprio deck. Os dois "
       "jogadores "
       "concluem uma parte antes de passar à seguinte."});
  expect_effect(
      {R"(op = "move", what = { any_number = true, of = { type = "ninja", controller = "you" },
total = "entrance_cost", at_least = 3 }, to = "discard")",
       "Discard any number of your Ninja in play. Their entrance costs must add up to at least 3.",
       "Sposta nel Cimitero un numero qualsiasi dei tuoi Ninja in gioco. La somma dei loro Turni di Schieramento "
       "dev’essere almeno 3.",
       "Descarte qualquer número dos seus Ninjas em jogo. A soma dos Custos de Entrada deles deve ser de pelo menos "
       "3."});
}

TEST(AsPrintedExamples, WhenItAimsAndWhenItIsPaid) {
  expect_example(card_head("ninja") + R"([[card.ability]]
kind = "triggered"
on = { event = "enters_play", who = "self" }
targets = [{ of = { type = "ninja", this_turn = "led" } }]
do = [{ op = "damage", to = "t1" }]
)",
                 {"targets of a triggered text; this_turn = led",
                  "When this Ninja enters play, choose 1 Ninja that was sent out as head this turn as the target. It "
                  "takes 1 damage.",
                  "Quando questo Ninja entra in gioco, scegli come Bersaglio 1 Ninja mandato In Azione In Prima Linea "
                  "in questo Turno. Quel Ninja subisce 1 Danno.",
                  "Quando este Ninja entrar em jogo, escolha como Alvo 1 Ninja enviado ao Campo de Batalha como Líder "
                  "neste turno. Esse Ninja sofre 1 ponto de dano."});
  expect_example(
      card_head("ninja") + R"([[card.ability]]
kind = "activated"
when = "own_mission_phase"
pay = { hand = 1 }
paid_on_use = true
do = [{ op = "draw" }]
)",
      {"paid_on_use",
       "In your mission phase, you may discard 1 card from your hand to draw 1 card. The cost is paid on use, "
       "even if the effect fails.",
       "Nella tua Fase di Preparazione alla Battaglia, puoi spostare nel Cimitero 1 carta dalla tua Mano "
       "per pescare 1 carta. Il costo si paga all’uso, anche se l’Effetto fallisce.",
       "Na sua Fase de Missão, você pode descartar 1 card da sua mão para comprar 1 card. O custo é pago no uso, "
       "mesmo que o efeito falhe."});
}

TEST(AsPrintedExamples, WhoBearsItAndWhoChooses) {
  expect_example(card_head("mission") + R"(mission = { permanence = "coins", coins = 3 }
[[card.ability]]
kind = "activated"
valid = true
when = "exchange"
bearer = { type = "ninja", controller = "you" }
pay = { chakra = 1 }
do = [{ op = "modify_power", who = "self", combat = 1, until = "turn_end" }]
)",
                 {"bearer",
                  "Permanent (3). Your Ninja have this text as long as this card is in play: “Valid: In the exchange "
                  "of jutsu, you may discard 1 chakra. If you do, this Ninja gets +1/+0 this turn.”",
                  "Permanente (3). I tuoi Ninja hanno questo Testo finché questa carta è in gioco: «Sempre: Nello "
                  "Scambio di Tecniche, puoi spostare nel Cimitero 1 Chakra. Se lo fai, questo Ninja ottiene +1/+0 "
                  "fino alla fine del Turno.»",
                  "Permanent (3). Os seus Ninjas têm este texto enquanto este card estiver em jogo: “Valid: Na Troca "
                  "de Jutsu, você pode descartar 1 Chakra. Se fizer isso, este Ninja recebe +1/+0 até o final do "
                  "turno.”"});
  expect_example(card_head("ninja") + R"([[card.ability]]
kind = "replacement"
instead_of = { event = "coin_tossed", whose = "opponent", heads = true, once_for_all = true }
chosen = true
do = [{ op = "turn_coin", to = "tails" }]
)",
                 {"chosen",
                  "Whenever the opponent tosses a coin and it comes up heads (once per effect), let it count as tails. "
                  "Of several coins you choose which one.",
                  "Ogni volta che l’avversario lancia una moneta ed esce testa (una volta per ogni Effetto con lanci), "
                  "fai valere il lancio come croce. Se i lanci sono più d’uno, scegli tu quale.",
                  "Sempre que o oponente lançar uma moeda e sair cara (uma vez por efeito com lançamentos), conte o "
                  "lançamento como coroa. Se houver vários lançamentos, você escolhe qual."});
}

}  // namespace
}  // namespace playsheet
