// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cards/node_examples.h"

/// The rules on protection, teams, battle, rewards, costs and play: read, written and worded.
namespace playsheet {
namespace {

using test::expect_rule;

TEST(FurtherRuleExamples, Protection) {
  expect_rule({R"(op = "unaffected", who = "self", by = { type = "jutsu", controller = "opponent" })",
               "This Ninja is not affected by opposing Jutsu.",
               "Questo Ninja non subisce gli Effetti di Tecniche avversarie.",
               "Este Ninja não é afetado por Jutsus do oponente."});
  expect_rule({R"(op = "unremovable", who = "self", by = { type = "ninja", controller = "opponent" }, moves = true)",
               "This Ninja cannot be removed from play or moved to another team by effects of opposing Ninja.",
               "Questo Ninja non può lasciare il gioco né cambiare Squadra a causa di Effetti di Ninja avversari.",
               "Este Ninja não pode sair de jogo nem mudar de Time por causa de efeitos de Ninjas do oponente."});
  expect_rule({R"(op = "prevent_damage", who = "self", cause = "showdown", result = "draw")",
               "This Ninja takes no damage in the showdown from a Draw.",
               "Questo Ninja non subisce Danni nello Scontro in caso di Pareggio.",
               "Este Ninja não sofre dano no Showdown em caso de Empate."});
  expect_rule({R"(op = "reduce_damage", who = "self", by = 1, cause = "showdown", at_least = 2)",
               "Damage of 2 or more that this Ninja takes in the showdown is reduced by 1.",
               "Se questo Ninja subisce 2 o più Danni nello Scontro, quei Danni diminuiscono di 1.",
               "Se este Ninja sofrer 2 ou mais pontos de dano no Showdown, esse dano é reduzido em 1."});
  expect_rule({R"(op = "more_damage", who = { each = { type = "ninja", fighting = "self" } }, by = 1)",
               "Damage each Ninja fighting this Ninja takes is increased by 1.",
               "I Danni che ogni Ninja che affronta questo Ninja subisce aumentano di 1.",
               "O dano que cada Ninja que enfrenta este Ninja sofre é aumentado em 1."});
  expect_rule({R"(op = "damage_stays", who = "self")",
               "Damage this Ninja’s team deals in the showdown cannot be reduced.",
               "La Squadra di questo Ninja infligge nello Scontro Danni che non possono essere diminuiti.",
               "O Time deste Ninja causa no Showdown dano que não pode ser reduzido."});
  expect_rule({R"(op = "goes_to", who = "self", instead_of = "discard", to = "hand", cause = "showdown")",
               "If this Ninja would be discarded from play in the showdown, return it to its owner’s hand instead.",
               "Se questo Ninja sta per essere spostato dal Campo al Cimitero nello Scontro, va invece nella Mano "
               "del suo Proprietario.",
               "Se este Ninja fosse sair de jogo para a Pilha de Descartes no Showdown, ele vai para a mão do dono em "
               "vez disso."});
}

TEST(FurtherRuleExamples, FiguresAndTeams) {
  expect_rule({R"(op = "lock_power", who = "self", lose = false)", "This Ninja cannot gain power.",
               "Questo Ninja non può ottenere Potenza.", "Este Ninja não pode ganhar Poder."});
  expect_rule({R"(op = "contribute", who = "self", stat = "none")", "This Ninja adds nothing to the power of its team.",
               "Questo Ninja non aggiunge nulla alla Forza di Combattimento della sua Squadra.",
               "Este Ninja não soma nada ao Poder do Time dele."});
  expect_rule({R"(op = "team_power", who = "self", add = 2)", "This Ninja’s team gets +2 team power.",
               "La Squadra di questo Ninja ottiene +2 alla Forza di Combattimento.",
               "O Time deste Ninja recebe +2 de Poder do Time."});
  expect_rule({R"(op = "mental_power", who = "self", add = 1)", "This Ninja gets +1 Mental Power.",
               "Questo Ninja ottiene +1 all’Intelletto.", "Este Ninja recebe +1 de Mental Power."});
  expect_rule({R"(op = "must_be_head", who = "self")", "This Ninja must be the head Ninja if sent out.",
               "Questo Ninja deve stare In Prima Linea se viene mandato In Azione.",
               "Este Ninja deve ser o Líder se for enviado ao Campo de Batalha."});
  expect_rule({R"(op = "only_teamed_with", who = "self", only = { type = "ninja", characteristic = "Sand" })",
               "This Ninja can be in a team only with Sand Ninja.",
               "Questo Ninja può stare in Squadra solo con Ninja del Villaggio della Sabbia.",
               "Este Ninja só pode estar em um Time com Ninjas da Vila da Areia."});
  expect_rule(
      {R"(op = "cannot_be_teamed_with", who = "self", with = { type = "ninja", characteristic = "Sand" }, when_sent = true)",
       "This Ninja cannot be sent out in a team with Sand Ninja.",
       "Questo Ninja non può essere mandato In Azione in Squadra con Ninja del Villaggio della Sabbia.",
       "Este Ninja não pode ser enviado ao Campo de Batalha em um Time com Ninjas da Vila da Areia."});
  expect_rule({R"(op = "not_counted", who = "self")", "This Ninja does not count for the size of its team.",
               "Questo Ninja non conta per il limite della sua Squadra.",
               "Este Ninja não conta para o limite do Time dele."});
  expect_rule({R"(op = "team_limit", n = 4)", "You can have teams of up to 4 Ninja.",
               "Puoi formare Squadre di al massimo 4 Ninja.", "Você pode formar Times de até 4 Ninjas."});
}

TEST(FurtherRuleExamples, BattleAndRewards) {
  expect_rule({R"(op = "must_block", who = { each = { type = "ninja", controller = "opponent" } }, whom = "self")",
               "Opposing Ninja must block a team with this Ninja, if possible.",
               "I Ninja avversari devono bloccare la Squadra di questo Ninja, se possibile.",
               "Os Ninjas do oponente devem bloquear um Time com este Ninja, se possível."});
  expect_rule({R"(op = "cannot_be_blocked", who = "self", except_by = { each = { type = "ninja", rank = "jonin" } })",
               "This Ninja can be blocked only by a team with a Jonin Ninja.",
               "Questo Ninja può essere bloccato solo da una Squadra con un Ninja di Rango Jonin.",
               "Este Ninja só pode ser bloqueado por um Time com um Ninja de Graduação Jonin."});
  expect_rule({R"(op = "attack_limit", of = "opponent", n = 1)", "The opponent can attack with at most 1 team.",
               "L’avversario può attaccare con al massimo 1 Squadra.", "O oponente pode atacar com no máximo 1 Time."});
  expect_rule({R"(op = "result_rule", who = "self", from = "victory", to = "outstanding_victory")",
               "This Ninja’s team gets an Outstanding Victory instead of a Victory.",
               "La Squadra di questo Ninja ottiene una Vittoria Travolgente invece di una Vittoria.",
               "O Time deste Ninja obtém uma Vitória Notável em vez de uma Vitória."});
  expect_rule({R"(op = "no_showdown", who = "self")", "This Ninja’s battle has no showdown.",
               "Il combattimento di questo Ninja non ha Scontro.", "A batalha deste Ninja não tem Showdown."});
  expect_rule({R"(op = "extra_rewards", who = "self")",
               "Whenever this Ninja’s team wins Battle Rewards in an attack, it wins 1 more Battle Reward.",
               "La Squadra di questo Ninja guadagna 1 Vincita di Guerra in più con ogni attacco che ne guadagna.",
               "O Time deste Ninja ganha 1 Prêmio de Batalha a mais com cada ataque que ganhe algum."});
  expect_rule({R"(op = "reward_cap", of = "opponent", n = 2)",
               "The opponent wins at most 2 Battle Rewards in one turn.",
               "L’avversario guadagna al massimo 2 Vincite di Guerra in un Turno.",
               "O oponente ganha no máximo 2 Prêmios de Batalha em um turno."});
  expect_rule({R"(op = "reward_cap", of = "opponent", n = 2, discards = true)",
               "The opponent keeps at most 2 of the Battle Rewards won in one turn and discards the others.",
               "L’avversario conserva al massimo 2 delle Vincite di Guerra guadagnate in un Turno e sposta nel "
               "Cimitero le altre.",
               "O oponente fica com no máximo 2 dos Prêmios de Batalha ganhos em um turno e descarta os demais."});
  expect_rule(
      {R"(op = "rewards_discarded", of = "you")",
       "Instead of winning Battle Rewards, you discard as many of the opponent’s Battle Rewards.",
       "Invece di guadagnare Vincite di Guerra, sposti nel Cimitero altrettante Vincite di Guerra dell’avversario.",
       "Em vez de ganhar Prêmios de Batalha, você descarta a mesma quantidade de Prêmios de Batalha do outro "
       "jogador."});
}

TEST(FurtherRuleExamples, CostsAndPlay) {
  expect_rule({R"(op = "free_use", jutsu = { type = "jutsu", name = "Kunai" }, cost = "L")",
               "You can use Jutsu named Kunai by paying 1 Lightning chakra instead of the jutsu cost.",
               "Puoi usare Tecniche di nome Kunai pagando solo 1 Chakra Fulmine.",
               "Você pode usar Jutsus chamados Kunai pagando 1 Chakra de Relâmpago em vez do Custo do Jutsu."});
  expect_rule({R"(op = "requirement_waived", who = "self")",
               "This Ninja can use Jutsu without meeting the requirement.",
               "Questo Ninja può usare Tecniche anche senza soddisfarne la Condizione.",
               "Este Ninja pode usar Jutsus mesmo sem atender à Exigência."});
  expect_rule({R"(op = "marker_for", type = "mission", add = 1)", "For Missions, your turn marker counts as 1 higher.",
               "Per le Strategie, il tuo Segnaturni vale 1 in più.",
               "Para Missões, o seu Marcador de Turnos vale 1 a mais."});
  expect_rule({R"(op = "forbid_mission", of = "opponent")", "The opponent cannot use Missions.",
               "L’avversario non può usare Strategie.", "O oponente não pode jogar Missões."});
  expect_rule({R"(op = "forbid_entry", of = "opponent", how = "deploy")", "The opponent cannot deploy cards.",
               "L’avversario non può schierare carte.", "O oponente não pode jogar cards."});
  expect_rule({R"(op = "jutsu_limit", of = "opponent", n = 1)", "The opponent can use at most 1 Jutsu each turn.",
               "L’avversario può usare al massimo 1 Tecnica in ogni Turno.",
               "O oponente pode usar no máximo 1 Jutsu por turno."});
  expect_rule({R"(op = "play_limit", what = "ninja", add = 1)", "You can deploy 1 more Ninja each turn.",
               "Puoi schierare 1 Ninja in più in ogni Turno.", "Você pode jogar 1 Ninja a mais por turno."});
  expect_rule({R"(op = "enters_injured", who = { type = "ninja", controller = "opponent" })",
               "Opposing Ninja enter play injured.", "I Ninja avversari entrano in gioco Feriti.",
               "Os Ninjas do oponente entram em jogo Feridos."});
  expect_rule({R"(op = "enters_with", who = { type = "ninja", controller = "you" }, coin = "+1/+1")",
               "Your Ninja enter play with 1 +1/+1 coin.", "I tuoi Ninja entrano in gioco con 1 moneta +1/+1.",
               "Os seus Ninjas entram em jogo com 1 moeda +1/+1."});
  expect_rule({R"(op = "hand_size", of = "you", set = 7)", "Your hand limit is 7.", "Il limite della tua Mano è 7.",
               "O limite da sua mão é 7."});
  expect_rule({R"(op = "open_hand", of = "opponent")", "The opponent plays with the hand revealed.",
               "L’avversario gioca a Mano scoperta.", "O oponente joga com a mão revelada."});
  expect_rule({R"(op = "no_draw", of = "opponent")", "The opponent draws no card in the start phase.",
               "L’avversario non pesca nella Fase Iniziale.", "O oponente não compra cards na Fase de Início."});
  expect_rule({R"(op = "marker_stays", of = "you")", "Your turn marker does not move in the end phase.",
               "Il tuo Segnaturni non si muove nella Fase Finale.",
               "O seu Marcador de Turnos não avança no final do turno."});
  expect_rule({R"(op = "ignore_name_rule", who = "self")",
               "This Ninja can be in play beside another Ninja of the same name.",
               "Questo Ninja può stare in gioco insieme a un altro Ninja con lo stesso Nome.",
               "Este Ninja pode estar em jogo junto com outro Ninja de mesmo nome."});
  expect_rule({R"(op = "set_names", who = "self", name = "Haku")", "This Ninja has the name Haku and no other.",
               "Questo Ninja ha solo il Nome Haku.", "Este Ninja tem apenas o nome Haku."});
}

}  // namespace
}  // namespace playsheet
