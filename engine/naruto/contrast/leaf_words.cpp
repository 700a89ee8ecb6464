// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/contrast/leaf_words.h"

#include <algorithm>

#include "engine/naruto/cards/ability.h"

namespace naruto {
namespace {

template <class E>
void add_others(std::string_view word, std::vector<std::string>& out) {
  const auto& names = table::EnumNames<E>::names;
  const auto at = std::find(names.begin(), names.end(), word);
  if (at == names.end()) return;
  const auto place = static_cast<std::size_t>(at - names.begin());
  for (std::size_t i = 1; i < names.size(); ++i) out.emplace_back(names[(place + i) % names.size()]);
}

template <class... E>
void add_others_of(std::string_view word, std::vector<std::string>& out) {
  (add_others<E>(word, out), ...);
}

/// No text speaks of these: they are zones of the program, not of the game.
bool is_spoken_of(std::string_view word) { return word != "nowhere" && word != "outside"; }

bool speaks_of(std::string_view key, std::string_view of) { return key.find(of) != std::string_view::npos; }

/// Two of each kind: one of them is another word than the one that stands there.
std::vector<std::string> of_open_places(std::string_view key) {
  if (speaks_of(key, "name")) return {"Naruto Uzumaki", "Sasuke Uchiha"};
  if (speaks_of(key, "attribute")) return {"Weapon", "Taijutsu"};
  return {"Leaf", "Sand", "1", "2", "Naruto Uzumaki", "Sasuke Uchiha"};
}

}  // namespace

std::vector<std::string> neighbours_of(std::string_view word, std::string_view key) {
  std::vector<std::string> out;
  add_others_of<Symbol, CardType, Zone, Side, Health, Role, BattleState, Permanence, Rank, CoinKind, EntryCosts,
                Destination, Until, Entry, Result, CauseTest, Happening, Window, FightSide, Measure, TurnDeed,
                TurnTally, Nameable, CopiedTrait, Relation, CoinSide, Skipped, Ref, Sending, LookAt, FigureChange,
                Contribution, RewardFor>(word, out);
  for (std::string& open : of_open_places(key)) out.push_back(std::move(open));
  std::vector<std::string> once;
  for (std::string& each : out)
    if (each != word && is_spoken_of(each) && std::find(once.begin(), once.end(), each) == once.end())
      once.push_back(std::move(each));
  return once;
}

}  // namespace naruto
