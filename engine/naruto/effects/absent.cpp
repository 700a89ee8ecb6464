// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/effects/absent.h"

#include <algorithm>
#include <array>
#include <vector>

#include "engine/naruto/effects/player_rules.h"

namespace naruto {
namespace {

/// The filter asks for nothing that only a card has: its kind, its side, its name and its traits apart.
bool asks_for_name_alone(const Filter& filter) {
  constexpr std::array<std::string_view, 5> known{"type", "zone", "controller", "name", "characteristic"};
  bool alone =
      filter.type.value_or(CardType::ninja) == CardType::ninja && filter.zone.value_or(Zone::village) == Zone::village;
  Filter::fields(filter, [&](std::string_view key, const auto& field) {
    if (std::find(known.begin(), known.end(), key) != known.end()) return;
    if constexpr (requires { field.has_value(); })
      alone = alone && !field.has_value();
    else if constexpr (requires { field.empty(); })
      alone = alone && field.empty();
    else
      alone = alone && field == 0;
  });
  return alone;
}

bool traits_fit(const Position& position, const Filter& filter, const CountsAsPresent& rule) {
  if (filter.characteristic.empty()) return true;
  return position.edition.absent_ninja_have_trait && rule.characteristic &&
         std::all_of(filter.characteristic.begin(), filter.characteristic.end(),
                     [&](Word trait) { return trait == *rule.characteristic; });
}

bool really_there(const Position& position, PlayerId player, Word name) {
  const Pile& village = position[player].village;
  return std::any_of(village.begin(), village.end(),
                     [&](CardId card) { return position.is(card, CardType::ninja) && has_name(position, card, name); });
}

int counted_for(const Position& position, const Filter& filter, PlayerId player) {
  std::vector<Word> names;
  for_each_rule_on<CountsAsPresent>(position, player, [&](const CountsAsPresent& rule, const RuleSource&) {
    if (!traits_fit(position, filter, rule)) return;
    for (const Word name : rule.name) {
      const bool wanted =
          filter.name.empty() || std::find(filter.name.begin(), filter.name.end(), name) != filter.name.end();
      const bool known = std::find(names.begin(), names.end(), name) != names.end();
      if (wanted && !known && !really_there(position, player, name)) names.push_back(name);
    }
  });
  return static_cast<int>(names.size());
}

}  // namespace

int counted_as_present(const Position& position, const Filter& filter, const Context& context) {
  if (!position.has_rule<CountsAsPresent>()) return 0;
  const bool by_trait = position.edition.absent_ninja_have_trait && !filter.characteristic.empty();
  if ((filter.name.empty() && !by_trait) || !asks_for_name_alone(filter)) return 0;
  int n = 0;
  for (const PlayerId player : table::kPlayers) {
    const Side side = filter.controller.value_or(Side::any);
    if (side == Side::any || player_of(side, context) == player) n += counted_for(position, filter, player);
  }
  return n;
}

}  // namespace naruto
