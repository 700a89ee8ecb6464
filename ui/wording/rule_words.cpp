// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/rule_words.h"

#include "ui/wording/card_words.h"
#include "ui/wording/joining.h"

namespace playsheet::wording {

std::string_view result_words(naruto::Result result, Language language) {
  constexpr std::array<Trio, 5> words{{
      {"a Draw", "un Pareggio", "um Empate"},
      {"a Victory", "una Vittoria", "uma Vitória"},
      {"an Outstanding Victory", "una Vittoria Travolgente", "uma Vitória Notável"},
      {"a Defeat", "una Sconfitta", "uma Derrota"},
      {"a Complete Defeat", "una Sconfitta Totale", "uma Derrota Completa"},
  }};
  return pick(words[static_cast<std::size_t>(result)], language);
}

std::string_view reward_words(naruto::RewardFor what, Language language) {
  constexpr std::array<Trio, 5> words{{
      {"a Normal Battle Reward", "una Vincita di Guerra Normale", "um Prêmio de Batalha Normal"},
      {"an Outstanding Battle Reward", "una Vincita di Guerra Travolgente", "um Prêmio de Batalha Especial"},
      {"a Victory", "una Vittoria", "uma Vitória"},
      {"an Outstanding Victory", "una Vittoria Travolgente", "uma Vitória Notável"},
      {"a Battle Reward or any Victory", "una Vincita di Guerra o una Vittoria qualsiasi",
       "um Prêmio de Batalha ou qualquer Vitória"},
  }};
  return pick(words[static_cast<std::size_t>(what)], language);
}

std::string_view destination_words(naruto::Destination to, Language language) {
  constexpr std::array<Trio, 9> words{{
      {"to the hand of its owner", "nella Mano del Proprietario", "para a mão do dono"},
      {"to the discard pile of its owner", "nel Cimitero del Proprietario", "para a Pilha de Descarte do dono"},
      {"to the chakra area of its owner", "tra i Chakra del Proprietario", "para a Área de Chakra do dono"},
      {"to the top of its owner's deck", "in cima al Mazzo del Proprietario", "para o topo do Deck do dono"},
      {"to the bottom of its owner's deck", "in fondo al Mazzo del Proprietario", "para o fundo do Deck do dono"},
      {"to the deck of its owner, which is shuffled", "nel Mazzo del Proprietario, che viene mescolato",
       "para o Deck do dono, que é embaralhado"},
      {"out of the game", "fuori dal gioco", "para fora do jogo"},
      {"to the top or the bottom of its owner's deck", "in cima o in fondo al Mazzo del Proprietario",
       "para o topo ou o fundo do Deck do dono"},
      {"to the Battle Rewards", "tra le Vincite di Guerra", "para os Prêmios de Batalha"},
  }};
  return pick(words[static_cast<std::size_t>(to)], language);
}

std::string_view cause_words(naruto::CauseTest cause, Language language) {
  constexpr std::array<Trio, 9> words{{
      {"", "", ""},
      {"in the showdown", "nello Scontro", "no Showdown"},
      {"", "", ""},
      {"from effects", "da effetti", "de efeitos"},
      {"from Jutsu", "da Tecniche", "de Jutsus"},
      {"from effects of Ninja", "da effetti di Ninja", "de efeitos de Ninjas"},
      {"from Missions", "da Strategie", "de Missões"},
      {"from effects of Clients", "da effetti di Clienti", "de efeitos de Clientes"},
      {"as a payment", "come pagamento", "como pagamento"},
  }};
  return pick(words[static_cast<std::size_t>(cause)], language);
}

std::string chakra_words(const naruto::JutsuCost& cost, Language language) {
  std::vector<std::string> said;
  for (std::size_t i = 0; i < cost.symbols.size(); ++i) {
    if (cost.symbols[i] == 0) continue;
    const std::string name = symbol_name(static_cast<naruto::Symbol>(i), language);
    said.push_back(std::to_string(cost.symbols[i]) + " " +
                   (language == Language::en ? name + " chakra" : "Chakra " + name));
  }
  if (cost.any > 0) said.push_back(std::to_string(cost.any) + (language == Language::en ? " chakra" : " Chakra"));
  return enumerated(said, pick({" and ", " e ", " e "}, language));
}

}  // namespace playsheet::wording
