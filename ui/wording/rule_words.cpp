// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/rule_words.h"

#include <fmt/format.h>

#include "engine/table/keyed_rows.h"
#include "ui/wording/card_words.h"
#include "ui/wording/joining.h"

namespace playsheet::wording {

std::string_view result_words(naruto::Result result, Language language) {
  constexpr table::KeyedRows<naruto::Result, Trio, table::EnumNames<naruto::Result>::names.size()> words{{
      {naruto::Result::draw, {"a Draw", "un Pareggio", "um Empate"}},
      {naruto::Result::victory, {"a Victory", "una Vittoria", "uma Vitória"}},
      {naruto::Result::outstanding_victory,
       {"an Outstanding Victory", "una Vittoria Travolgente", "uma Vitória Notável"}},
      {naruto::Result::defeat, {"a Defeat", "una Sconfitta", "uma Derrota"}},
      {naruto::Result::complete_defeat, {"a Complete Defeat", "una Sconfitta Totale", "uma Derrota Completa"}},
  }};
  return pick(words[result], language);
}

std::string_view reward_words(naruto::RewardFor what, Language language) {
  constexpr table::KeyedRows<naruto::RewardFor, Trio, table::EnumNames<naruto::RewardFor>::names.size()> words{{
      {naruto::RewardFor::reward,
       {"a Normal Battle Reward", "una Vincita di Guerra Normale", "um Prêmio de Batalha Normal"}},
      {naruto::RewardFor::outstanding_reward,
       {"an Outstanding Battle Reward", "una Vincita di Guerra Travolgente", "um Prêmio de Batalha Especial"}},
      {naruto::RewardFor::victory, {"a Victory", "una Vittoria", "uma Vitória"}},
      {naruto::RewardFor::outstanding_victory,
       {"an Outstanding Victory", "una Vittoria Travolgente", "uma Vitória Notável"}},
      {naruto::RewardFor::any,
       {"a Battle Reward or any Victory", "una Vincita di Guerra o una Vittoria qualsiasi",
        "um Prêmio de Batalha ou qualquer Vitória"}},
  }};
  return pick(words[what], language);
}

std::string_view destination_words(naruto::Destination to, Language language) {
  constexpr table::KeyedRows<naruto::Destination, Trio, table::EnumNames<naruto::Destination>::names.size()> words{{
      {naruto::Destination::hand, {"to its owner’s hand", "nella Mano del suo Proprietario", "para a mão do dono"}},
      {naruto::Destination::discard,
       {"to its owner’s discard pile", "nel Cimitero del suo Proprietario", "para a Pilha de Descartes do dono"}},
      {naruto::Destination::chakra,
       {"to its owner’s chakra area", "nella Zona Chakra del suo Proprietario", "para a Área de Chakra do dono"}},
      {naruto::Destination::deck_top,
       {"to the top of its owner’s deck", "in cima al Mazzo del suo Proprietario", "para o topo do deck do dono"}},
      {naruto::Destination::deck_bottom,
       {"to the bottom of its owner’s deck", "in fondo al Mazzo del suo Proprietario", "para o fundo do deck do dono"}},
      {naruto::Destination::deck_shuffled,
       {"to its owner’s deck, which is then shuffled", "nel Mazzo del suo Proprietario, che viene mescolato",
        "para o deck do dono, que é embaralhado"}},
      {naruto::Destination::removed, {"out of the game", "fuori dal gioco", "para fora do jogo"}},
      {naruto::Destination::deck_top_or_bottom,
       {"to the top or the bottom of its owner’s deck", "in cima o in fondo al Mazzo del suo Proprietario",
        "para o topo ou o fundo do deck do dono"}},
      {naruto::Destination::rewards,
       {"to the Battle Rewards", "tra le Vincite di Guerra", "para os Prêmios de Batalha"}},
  }};
  return pick(words[to], language);
}

std::string_view place_words(naruto::Destination to, Language language) {
  constexpr table::KeyedRows<naruto::Destination, Trio, table::EnumNames<naruto::Destination>::names.size()> words{{
      {naruto::Destination::hand, {"to the hand", "nella Mano", "para a mão"}},
      {naruto::Destination::discard, {"to the discard pile", "nel Cimitero", "para a Pilha de Descartes"}},
      {naruto::Destination::chakra, {"to the chakra area", "nella Zona Chakra", "para a Área de Chakra"}},
      {naruto::Destination::deck_top, {"to the top of the deck", "in cima al Mazzo", "para o topo do deck"}},
      {naruto::Destination::deck_bottom, {"to the bottom of the deck", "in fondo al Mazzo", "para o fundo do deck"}},
      {naruto::Destination::deck_shuffled, {"to the deck", "nel Mazzo", "para o deck"}},
      {naruto::Destination::removed, {"out of the game", "fuori dal gioco", "para fora do jogo"}},
      {naruto::Destination::deck_top_or_bottom, {"to the deck", "nel Mazzo", "para o deck"}},
      {naruto::Destination::rewards,
       {"to the Battle Rewards", "tra le Vincite di Guerra", "para os Prêmios de Batalha"}},
  }};
  return pick(words[to], language);
}

bool is_conduct(const naruto::Rule& rule) {
  using namespace naruto;
  constexpr RuleKinds of_the_card =
      rule_kinds<ModifyPower, SetPower, ChangeFigures, LockPower, TeamPower, MentalPower, GrantCharacteristic,
                 LoseCharacteristic, SetRank, GrantAttribute, GrantName, SetNames, LoseText, ChangeEntranceCost,
                 ChangeHandCost, ChangeJutsuCost, HandSize>;
  return !of_the_card.has(rule.index());
}

std::string chakra_words(const naruto::JutsuCost& cost, Language language) {
  const Trio of{"{0} {1} chakra", "{0} Chakra {1}", "{0} Chakra de {1}"};
  std::vector<std::string> said;
  for (std::size_t i = 0; i < naruto::kSymbolCount; ++i)
    if (cost.symbols[i] > 0)
      said.push_back(fmt::format(fmt::runtime(pick(of, language)), cost.symbols[i],
                                 symbol_name(static_cast<naruto::Symbol>(i), language)));
  const std::string_view chakra = pick(Trio{"chakra", "Chakra", "Chakra"}, language);
  if (cost.any > 0) said.push_back(fmt::format("{} {}", cost.any, chakra));
  if (cost.x > 0) said.push_back(fmt::format("{}X {}", cost.x > 1 ? std::to_string(cost.x) : "", chakra));
  return enumerated(said, pick(Trio{" and ", " e ", " e "}, language));
}

std::string_view cause_words(naruto::CauseTest cause, Language language) {
  constexpr table::KeyedRows<naruto::CauseTest, Trio, table::EnumNames<naruto::CauseTest>::names.size()> words{{
      {naruto::CauseTest::any, {"", "", ""}},
      {naruto::CauseTest::showdown, {"in the showdown", "nello Scontro", "no Showdown"}},
      {naruto::CauseTest::damage, {"", "", ""}},
      {naruto::CauseTest::effect, {"from effects", "da Effetti", "de efeitos"}},
      {naruto::CauseTest::jutsu, {"from Jutsu", "da Tecniche", "de Jutsus"}},
      {naruto::CauseTest::ninja, {"from effects of Ninja", "da Effetti di Ninja", "de efeitos de Ninjas"}},
      {naruto::CauseTest::mission, {"from Missions", "da Strategie", "de Missões"}},
      {naruto::CauseTest::client, {"from effects of Clients", "da Effetti di Clienti", "de efeitos de Clientes"}},
      {naruto::CauseTest::payment, {"as a payment", "come pagamento", "como pagamento"}},
  }};
  return pick(words[cause], language);
}

}  // namespace playsheet::wording
