// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/coins.h"

namespace playsheet::wording {

std::string coin_forms(naruto::CoinKind kind, Language language, bool plural) {
  using naruto::CoinKind;
  constexpr std::array<Trio, 2> head{{{"coin", "moneta", "moeda"}, {"coins", "monete", "moedas"}}};
  const std::string noun(pick(head[plural ? 1 : 0], language));
  switch (kind) {
    case CoinKind::growth:
      if (language == Language::en) return "growth " + noun;
      return language == Language::it ? noun + " Sviluppo" : plural ? "Growth Coins" : "Growth Coin";
    case CoinKind::permanent:
      if (language == Language::en) return noun;
      return noun;
    default:
      break;
  }
  const std::string name(table::name_of(kind));
  return language == Language::en ? name + " " + noun : noun + " " + name;
}

}  // namespace playsheet::wording
