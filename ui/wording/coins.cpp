// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/coins.h"

#include "ui/wording/patterns.h"

namespace playsheet::wording {

namespace {

/// What stands beside the picture of a coin; nothing for a coin that has no name.
constexpr Words<naruto::CoinKind> kNamed{{
    {naruto::CoinKind::growth, {"growth", "growth", "growth"}},
    {naruto::CoinKind::plus_1_1, {"+1/+1", "+1/+1", "+1/+1"}},
    {naruto::CoinKind::plus_1_0, {"+1/+0", "+1/+0", "+1/+0"}},
    {naruto::CoinKind::minus_1_1, {"-1/-1", "-1/-1", "-1/-1"}},
    {naruto::CoinKind::permanent, {}},
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
    {naruto::CoinKind::mark, {}},
    {naruto::CoinKind::any, {}},
}};

constexpr Trio kCoin{"coin", "moneta", "moeda"};
constexpr Trio kCoins{"coins", "monete", "moedas"};

}  // namespace

std::string coin_name(naruto::CoinKind kind, Language language) { return std::string(pick(kNamed[kind], language)); }

std::string coin_forms(naruto::CoinKind kind, Language language, bool plural) {
  using naruto::CoinKind;
  std::string noun(pick(plural ? kCoins : kCoin, language));
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
