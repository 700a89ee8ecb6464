// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/describe/plan.h"

#include "engine/gormiti/describe/planner.h"

namespace gormiti::describe {
namespace {

Paragraph of_kind(Paragraph::Kind kind, const CardDefinition& card) {
  Paragraph out;
  out.kind = kind;
  out.type = card.type;
  return out;
}

Paragraph ability_of(const CardDefinition& card, const Ability& ability) {
  Paragraph out = of_kind(Paragraph::Kind::ability, card);
  out.ability = ability.kind;
  out.limit = ability.limit;
  out.pay = ability.pay;
  Planner planner(card, ability);
  if (ability.kind == AbilityKind::triggered) out.event = planner.event();
  if (ability.condition) out.test = planner.test(*ability.condition);
  out.sentences = ability.kind == AbilityKind::static_ ? planner.rules(ability.rules) : planner.steps(ability.doing);
  return out;
}

}  // namespace

bool is_about_fighters(const Filter& filter) {
  OneOf<CardType> fighter;
  fighter.add(CardType::fighter);
  const bool only_theirs =
      !filter.element.empty() || !filter.category.empty() || filter.hero || filter.token || filter.reads_values();
  return filter.type == fighter || (filter.type.empty() && only_theirs);
}

Filter without_fighter(Filter filter) {
  OneOf<CardType> fighter;
  fighter.add(CardType::fighter);
  if (filter.type == fighter) filter.type = {};
  return filter;
}

bool asks_nothing(const Filter& needs) {
  Filter bare = without_fighter(needs);
  bare.controller = Whose::any;
  return bare == Filter{};
}

std::vector<Paragraph> plan(const CardDefinition& card) {
  std::vector<Paragraph> out;
  if (card.playable_if) {
    out.push_back(of_kind(Paragraph::Kind::condition, card));
    out.back().test = Planner(card, {}).test(*card.playable_if);
  }
  if (!card.pay.empty()) {
    out.push_back(of_kind(Paragraph::Kind::payment, card));
    out.back().pay = card.pay;
  }
  if ((card.needs && !asks_nothing(*card.needs)) || card.side != Role::any) {
    out.push_back(of_kind(Paragraph::Kind::fits, card));
    out.back().filter = card.needs.value_or(Filter{});
    out.back().side = card.side;
  }
  if (card.duration > 0) {
    out.push_back(of_kind(Paragraph::Kind::duration, card));
    out.back().duration = card.duration;
  }
  for (const Ability& ability : card.abilities) out.push_back(ability_of(card, ability));
  return out;
}

}  // namespace gormiti::describe
