// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cards/node_examples.h"

namespace playsheet {
namespace {

using test::expect_effect;
using test::expect_rule;

TEST(RuleExamples, WhatACardHas) {
  expect_rule({R"(op = "lose_characteristic", who = { each = { type = "ninja", controller = "opponent" } },
               characteristic = "Surge")",
               "Opposing Ninja lose Surge.", "I Ninja avversari perdono la Caratteristica Surge.",
               "Os Ninjas do oponente perdem a Característica Surge."});
  expect_rule({R"(op = "set_rank", who = "self", rank = "chunin")", "This Ninja has the rank Chunin and no other.",
               "Questo Ninja ha solo il Rango Chunin.", "Este Ninja tem apenas a Graduação Chunin."});
  expect_rule({R"(op = "set_rank", who = "self", rank = "village_leader")",
               "This Ninja has the rank Satoosa and no other.", "Questo Ninja ha solo il Rango Capo del Villaggio.",
               "Este Ninja tem apenas a Graduação Satoosa."});
  expect_rule({R"(op = "set_rank", who = "self", rank = "none")", "This Ninja has no rank.",
               "Questo Ninja non ha nessun Rango.", "Este Ninja não tem Graduação."});
  expect_rule({R"(op = "grant_attribute", who = "self", attribute = "Flame")", "This Ninja gets the Flame attribute.",
               "Questo Ninja ottiene lo Stile di Combattimento Fiamme.",
               "Este Ninja recebe o Atributo de Combate Flame."});
  expect_rule({R"(op = "grant_name", who = "self", name = "Haku")", "This Ninja also has the name Haku.",
               "Questo Ninja ha anche il Nome Haku.", "Este Ninja também tem o nome Haku."});
  expect_effect({R"(op = "lose_text", who = "t1", until = "turn_end")", "It loses its text this turn.",
                 "Quel Ninja perde il suo Testo fino alla fine del Turno.",
                 "Esse Ninja perde o texto até o final do turno."});
}

TEST(RuleExamples, Figures) {
  expect_effect({R"(op = "change_figures", who = "user", how = "swapped", until = "turn_end")",
                 "The combat and support of the user are swapped this turn.",
                 "I Valori in Battaglia e in Sostegno dell’Esecutore si scambiano fino alla fine del Turno.",
                 "O Combate e o Suporte do Usuário trocam de lugar até o final do turno."});
  expect_effect({R"(op = "change_figures", who = "t1", how = "doubled", until = "battle_end")",
                 "Its combat and support are doubled until the showdown is over.",
                 "I Valori in Battaglia e in Sostegno di quel Ninja raddoppiano fino al termine dello Scontro.",
                 "O Combate e o Suporte dele são dobrados até o fim do Showdown."});
  expect_rule({R"(op = "change_figures", who = { each = { type = "ninja", fighting = "self" } }, how = "halved")",
               "The combat and support of each Ninja fighting this Ninja are halved, rounded down.",
               "I Valori in Battaglia e in Sostegno di ogni Ninja che affronta questo Ninja si dimezzano, arrotondati "
               "per difetto.",
               "O Combate e o Suporte de cada Ninja que enfrenta este Ninja caem pela metade, arredondados para "
               "baixo."});
}

TEST(RuleExamples, ReducedDamage) {
  expect_effect({R"(op = "reduce_damage", who = "t1", by = 1, next = true, until = "turn_end")",
                 "The next damage it takes this turn is reduced by 1.",
                 "I prossimi Danni che quel Ninja subisce in questo Turno diminuiscono di 1.",
                 "O próximo dano que esse Ninja sofrer neste turno é reduzido em 1."});
  expect_rule({R"(op = "reduce_damage", who = "self", by = 2)", "Damage this Ninja takes is reduced by 2.",
               "I Danni che questo Ninja subisce diminuiscono di 2.", "O dano que este Ninja sofre é reduzido em 2."});
  expect_effect(
      {R"(op = "reduce_damage", who = { choose = 1, of = { type = "ninja", controller = "you" } }, next = true,
                 until = "turn_end")",
       "Choose 1 of your Ninja; the next damage it takes this turn is reduced by 1.",
       "Scegli 1 dei tuoi Ninja: i prossimi Danni che quel Ninja subisce in questo Turno "
       "diminuiscono di 1.",
       "Escolha 1 dos seus Ninjas; o próximo dano que ele sofrer neste turno é reduzido em 1."});
}

TEST(RuleExamples, TheNextDamageIsThatOfEach) {
  expect_rule({R"(op = "reduce_damage", who = { each = { type = "ninja", controller = "you" } }, by = 1, next = true)",
               "The next damage each of your Ninja takes is reduced by 1.",
               "I prossimi Danni che ciascuno dei tuoi Ninja subisce diminuiscono di 1.",
               "O próximo dano que cada um dos seus Ninjas sofrer é reduzido em 1."});
}

TEST(RuleExamples, Costs) {
  expect_rule({R"(op = "entrance_cost", who = "self", set = 0)", "The entrance cost of this Ninja becomes 0.",
               "Il Turno di Schieramento di questo Ninja diventa 0.", "O Custo de Entrada deste Ninja passa a ser 0."});
  expect_rule(
      {R"(op = "hand_cost", who = { each = { type = "mission", zone = "hand", controller = "you" } }, add = -1)",
       "The hand cost of Missions in your hand is reduced by 1.",
       "Il Costo Mano delle Strategie nella tua Mano diminuisce di 1.",
       "O Custo de Mão das Missões na sua mão diminui em 1."});
  expect_rule({R"(op = "jutsu_cost", who = { each = { type = "jutsu", zone = "hand", controller = "opponent" } },
               add = 1)",
               "Opposing Jutsu cost 1 chakra more.",
               "Il Costo Chakra delle Tecniche nella Mano dell’avversario aumenta di 1.",
               "O Custo dos Jutsus do oponente aumenta em 1 Chakra."});
  expect_rule({R"(op = "jutsu_cost", who = { each = { type = "jutsu", zone = "hand", controller = "you" } }, add = -1,
               symbol = "Fire")",
               "Your Jutsu cost 1 Fire chakra less.",
               "Il Costo Chakra delle tue Tecniche diminuisce di 1 Chakra Fuoco.",
               "O Custo dos seus Jutsus diminui em 1 Chakra de Fogo."});
  expect_rule({R"(op = "jutsu_cost", who = { each = { type = "jutsu", zone = "hand", controller = "you" } },
               waive = true)",
               "The jutsu cost of Jutsu in your hand need not be paid.",
               "Il Costo Chakra delle tue Tecniche non va pagato.", "O Custo dos seus Jutsus não precisa ser pago."});
}

TEST(RuleExamples, BattleAndVictory) {
  expect_effect({R"(op = "mental_battle", who = "user", until = "turn_end")",
                 "The user’s battle is a mental power battle this turn.",
                 "Il combattimento dell’Esecutore è una Battaglia di Intelletti in questo Turno.",
                 "A batalha do Usuário é uma Batalha Mental neste turno."});
  expect_rule({R"(op = "rewards_to_win", of = "opponent", n = 12)",
               "The opponent needs 12 Battle Rewards to win the game.",
               "All’avversario servono 12 Vincite di Guerra per vincere la partita.",
               "O oponente precisa de 12 Prêmios de Batalha para vencer a partida."});
  expect_effect({R"(op = "rewards_to_win", of = "you", n = 8, until = "forever")",
                 "You need 8 Battle Rewards to win the game.", "Ti servono 8 Vincite di Guerra per vincere la partita.",
                 "Você precisa de 8 Prêmios de Batalha para vencer a partida."});
}

}  // namespace
}  // namespace playsheet
