// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/coins.h"

#include <algorithm>
#include <utility>

namespace playsheet::wording {

namespace {

/// Coins that are called by what they stand for.
constexpr std::array<std::pair<naruto::CoinKind, Trio>, 11> kNamed{{
    {naruto::CoinKind::tenketsu, {"Tenketsu", "Tenketsu", "Tenketsu"}},
    {naruto::CoinKind::mist, {"Mist", "Nebbia", "Névoa"}},
    {naruto::CoinKind::armor, {"Armor", "Armatura", "Armadura"}},
    {naruto::CoinKind::poison, {"Poison", "Veleno", "Veneno"}},
    {naruto::CoinKind::curse_mark, {"Curse Mark", "Segno Maledetto", "Selo Amaldiçoado"}},
    {naruto::CoinKind::mission, {"mission", "Strategia", "Missão"}},
    {naruto::CoinKind::drug, {"Drug", "Droga", "Droga"}},
    {naruto::CoinKind::gate, {"Gate", "Porta", "Portão"}},
    {naruto::CoinKind::potion, {"Potion", "Pozione", "Poção"}},
    {naruto::CoinKind::bomb, {"Bomb", "Bomba", "Bomba"}},
    {naruto::CoinKind::mental, {"Mental Power", "Intelletto", "Mental Power"}},
}};

}  // namespace

std::string coin_name(naruto::CoinKind kind, Language language) {
  using naruto::CoinKind;
  if (kind == CoinKind::permanent || kind == CoinKind::mark || kind == CoinKind::any) return {};
  const auto named = std::find_if(kNamed.begin(), kNamed.end(), [kind](const auto& row) { return row.first == kind; });
  return std::string(named == kNamed.end() ? table::name_of(kind) : pick(named->second, language));
}

std::string coin_forms(naruto::CoinKind kind, Language language, bool plural) {
  using naruto::CoinKind;
  constexpr std::array<Trio, 2> head{{{"coin", "moneta", "moeda"}, {"coins", "monete", "moedas"}}};
  std::string noun(pick(head[plural ? 1 : 0], language));
  switch (kind) {
    case CoinKind::growth:
      if (language == Language::en) return "growth " + noun;
      return language == Language::it ? noun + " Sviluppo" : plural ? "Growth Coins" : "Growth Coin";
    case CoinKind::permanent:
    case CoinKind::mark:
    case CoinKind::any:
      return noun;
    default:
      break;
  }
  const std::string name = coin_name(kind, language);
  return language == Language::en ? name + " " + noun : noun + " " + name;
}

}  // namespace playsheet::wording
