// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cards/node_examples.h"

/// The rules on what is paid besides a cost, on chakra that is worth more, and on what counts as something else.
namespace playsheet {
namespace {

using test::expect_rule;

TEST(LaterRuleExamples, Costs) {
  expect_rule({R"(op = "use_tax", use = { type = "jutsu" }, targets = { type = "ninja", team_of = "self" })",
               "The opponent must discard 1 more chakra to target a Ninja in this Ninja’s team with a Jutsu.",
               "Per scegliere come Bersaglio di una Tecnica un Ninja nella Squadra di questo Ninja, l’avversario deve "
               "spostare nel Cimitero 1 Chakra in più.",
               "O oponente deve descartar 1 Chakra a mais para, com um Jutsu, escolher como Alvo um Ninja no Time "
               "deste Ninja."});
  expect_rule({R"(op = "use_tax", n = 2, effects = true)",
               "The opponent must discard 2 more chakra to use an activated effect.",
               "Per usare un Effetto attivato, l’avversario deve spostare nel Cimitero 2 Chakra in più.",
               "O oponente deve descartar 2 Chakra a mais para usar um efeito ativado."});
  expect_rule({R"(op = "sending_cost", who = "self")",
               "This Ninja can be sent out only if its controller discards 1 chakra.",
               "Questo Ninja può essere mandato In Azione solo se il suo controllore sposta nel Cimitero 1 Chakra.",
               "Este Ninja só pode ser enviado ao Campo de Batalha se o controlador dele descartar 1 Chakra."});
  expect_rule(
      {R"(op = "jutsu_cost_kept", who = "self")",
       "This Ninja pays the full cost of the Jutsu it uses: it cannot be reduced or waived.",
       "Questo Ninja paga per intero il Costo Chakra delle Tecniche che usa, che non può essere ridotto né "
       "ignorato.",
       "Este Ninja paga por inteiro o Custo dos Jutsus que usa; esse Custo não pode ser reduzido nem ignorado."});
  expect_rule(
      {R"(op = "chakra_worth", chakra = { zone = "chakra", controller = "you", symbol = "Lightning" }, )"
       R"(as = "Lightning")",
       "Each of your Lightning chakra can pay for up to 2 Lightning chakra in the cost of a Jutsu.",
       "Ciascuno dei tuoi Chakra con Simbolo Fulmine può pagare fino a 2 Chakra Fulmine nel Costo Chakra di una "
       "Tecnica.",
       "Cada card com o Símbolo Relâmpago na sua Área de Chakra pode pagar até 2 Chakra de Relâmpago no Custo de um "
       "Jutsu."});
}

TEST(LaterRuleExamples, TeamsAndBattle) {
  expect_rule({R"(op = "cannot_be_blocked", who = "self", only_by = { size = 3 })",
               "This Ninja can be blocked only by teams of 3 Ninja.",
               "Questo Ninja può essere bloccato solo da Squadre di 3 Ninja.",
               "Este Ninja só pode ser bloqueado por Times de 3 Ninjas."});
  expect_rule({R"(op = "counts_as_blocked", who = "self", n = 7)",
               "This Ninja’s team counts in the showdown as blocked by a team with team power 7.",
               "La Squadra di questo Ninja vale nello Scontro come se fosse bloccata da una Squadra con Forza di "
               "Combattimento 7.",
               "O Time deste Ninja conta no Showdown como bloqueado por um Time com Poder 7."});
  expect_rule({R"(op = "block_limit", who = "self")",
               "This Ninja’s team can block up to 2 teams together (their team powers are added).",
               "La Squadra di questo Ninja può bloccare insieme fino a 2 Squadre (le loro Forze di Combattimento si "
               "sommano).",
               "O Time deste Ninja pode bloquear até 2 Times juntos (os Poderes de Time deles são somados)."});
  expect_rule(
      {R"(op = "team_limit", n = 5, of_team = { type = "ninja", rank = "genin" }, with = "self", exactly = true)",
       "You can have teams of exactly 5 Ninja with this Ninja and otherwise only Genin Ninja.",
       "Puoi formare Squadre di esattamente 5 Ninja con questo Ninja e per il resto solo Ninja di Rango Genin.",
       "Você pode formar Times de exatamente 5 Ninjas com este Ninja e, de resto, só Ninjas de Graduação "
       "Genin."});
  expect_rule({R"(op = "team_power", who = "self", add = 1, mental = true)",
               "This Ninja’s team gets +1 team Mental Power.",
               "La Squadra di questo Ninja ottiene +1 all’Intelletto Totale.",
               "O Time deste Ninja recebe +1 de Poder Mental do Time."});
  expect_rule({R"(op = "cannot_be_negated", who = "self", by = { controller = "opponent" })",
               "Jutsu used by this Ninja cannot be negated by opposing cards.",
               "Le Tecniche usate da questo Ninja non possono essere neutralizzate da carte avversarie.",
               "Os Jutsus usados por este Ninja não podem ser anulados por cards do oponente."});
}

TEST(LaterRuleExamples, PlayAndEntry) {
  expect_rule({R"(op = "charge_in_exchange")", "You can charge cards in the exchange of jutsu as well.",
               "Puoi trasformare carte in Chakra anche durante lo Scambio di Tecniche.",
               "Você pode colocar cards da mão na Área de Chakra também na Troca de Jutsu."});
  expect_rule({R"(op = "enters_elsewhere", who = { type = "ninja" }, not_by = "deploy", to = "deck_bottom")",
               "Ninja that would enter play other than by deployment go to the bottom of their owners’ decks instead.",
               "I Ninja che stanno per entrare in gioco senza essere schierati vanno invece in fondo al Mazzo del loro "
               "Proprietario.",
               "Os Ninjas que entrariam em jogo sem ser jogados vão para o fundo do deck do dono em vez disso."});
  expect_rule({R"(op = "counts_as_reward", who = "self")",
               "This Ninja counts as one of its controller’s Battle Rewards.",
               "Questo Ninja vale come una Vincita di Guerra di chi lo controlla.",
               "Este Ninja conta como um Prêmio de Batalha do controlador deste card."});
  expect_rule({R"(op = "counts_as_present", name = ["Rock Lee", "Haku"])",
               "Rock Lee and Haku count as being in your village, but can still be put into play.",
               "Rock Lee e Haku contano come se fossero nel tuo Campo, ma si possono comunque mettere in gioco.",
               "Rock Lee e Haku contam como se estivessem na sua Vila, mas ainda podem ser colocados em jogo."});
  expect_rule({R"(op = "sacrifice_waived", who = { each = { type = "ninja", zone = "hand", controller = "you" } })",
               "Ninja in your hand can enter play without their Sacrifice.",
               "I Ninja nella tua Mano possono entrare in gioco senza il loro Sacrificio.",
               "Os Ninjas na sua mão podem entrar em jogo sem o Sacrifício deles."});
}

}  // namespace
}  // namespace playsheet
