// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/describe/filter_parts.h"

namespace naruto::describe {

Noun noun_of(const Filter& filter) {
  if (filter.type) switch (*filter.type) {
      case CardType::ninja:
        return Noun::ninja;
      case CardType::mission:
        return Noun::mission;
      case CardType::jutsu:
        return Noun::jutsu;
      case CardType::client:
        return Noun::client;
    }
  if (filter.zone == Zone::chakra) return Noun::chakra;
  if (filter.zone == Zone::rewards) return Noun::reward;
  // Only a Ninja has these, so a filter that asks for one of them need not say so.
  const bool only_ninja = filter.health || filter.role || filter.state || filter.fighting || filter.team_of ||
                          filter.team || !filter.attribute.empty() || filter.combat || filter.support;
  return only_ninja ? Noun::ninja : Noun::card;
}

std::vector<Part> parts_of(const Filter& f) {
  std::vector<Part> parts;
  const auto add = [&parts](bool there, Part part) {
    if (there) parts.push_back(part);
  };
  add(!f.name.empty(), Part::name);
  add(f.name_contains.has_value(), Part::name_contains);
  add(f.same_name_as.has_value(), Part::same_name);
  add(f.title.has_value(), Part::title);
  add(f.named.has_value(), Part::named);
  add(!f.characteristic.empty(), Part::characteristic);
  add(!f.attribute.empty(), Part::attribute);
  add(f.rank.has_value(), Part::rank);
  add(!f.symbol.empty(), Part::symbol);
  add(f.shares_symbol_with.has_value(), Part::shares_symbol);
  add(f.entrance_cost.has_value(), Part::entrance_cost);
  add(f.hand_cost.has_value(), Part::hand_cost);
  add(f.jutsu_cost.has_value(), Part::jutsu_cost);
  add(f.cost_has_symbol.has_value(), Part::cost_has_symbol);
  add(f.cost_symbols.has_value(), Part::cost_symbols);
  add(f.combat.has_value(), Part::combat);
  add(f.support.has_value(), Part::support);
  add(f.mental_power.has_value(), Part::mental_power);
  add(!f.compare.empty(), Part::compare);
  add(f.has_text.has_value(), Part::has_text);
  add(f.health.has_value(), Part::health);
  add(f.role.has_value(), Part::role);
  add(f.state.has_value(), Part::state);
  add(f.fighting.has_value(), Part::fighting);
  add(f.team_of.has_value(), Part::team_of);
  add(f.team.has_value(), Part::team);
  add(f.coins.has_value(), Part::coins);
  add(!f.permanence.empty(), Part::permanence);
  add(f.counter.has_value(), Part::counter);
  add(f.entered_this_turn.has_value(), Part::entered_this_turn);
  add(f.this_turn.has_value(), Part::this_turn);
  add(f.attached_to.has_value(), Part::attached_to);
  add(!f.attached.empty(), Part::attached);
  add(!f.requires_.empty(), Part::requires_);
  add(!f.targets.empty(), Part::targets);
  add(f.owner.has_value(), Part::owner);
  add(!f.user.empty(), Part::user);
  add(!f.any.empty(), Part::any);
  add(!f.none.empty(), Part::none);
  add(f.is.has_value(), Part::is);
  add(f.except.has_value(), Part::except);
  add(f.name_free.has_value(), Part::name_free);
  add(!f.namesake.empty(), Part::namesake);
  add(f.tracked.has_value(), Part::tracked);
  add(f.targets_user.has_value(), Part::targets_user);
  add(f.applicable_to.has_value(), Part::applicable_to);
  add(f.paid_for.has_value(), Part::paid_for);
  add(f.applying.has_value(), Part::applying);
  return parts;
}

}  // namespace naruto::describe
