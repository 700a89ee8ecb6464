// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/effects/rules_in_force.h"

#include "engine/naruto/effects/protection.h"

namespace naruto {

namespace {

bool is_meant(const Position& position, const Selector& who, const RuleSource& source, CardId card) {
  if (source.lasting != nullptr && source.lasting->subject) return is_subject(position.state, *source.lasting, card);
  switch (who.kind) {
    case Selector::Kind::ref:
      return is_named(position, who.ref, source.context, card);
    case Selector::Kind::each:
      return fits(position, who.filter.front(), card, source.context);
    default:
      return false;  // chosen and random objects become subjects when the effect is applied
  }
}

}  // namespace

std::optional<DefinitionId> copied_text(const Position& position, const LastingEffect& lasting) {
  if (lasting.kind != LastingKind::rule || !lasting.subject) return std::nullopt;
  const auto* copy = std::get_if<CopyTrait>(&rule_of(position, lasting));
  if (copy == nullptr || copy->trait != CopiedTrait::text) return std::nullopt;
  return static_cast<DefinitionId>((static_cast<unsigned>(static_cast<std::uint8_t>(lasting.b)) << 8U) |
                                   static_cast<std::uint8_t>(lasting.a));
}

bool applies(const Position& position, const Selector& who, const RuleSource& source, CardId card) {
  const Position inner = asked_for(position, source.kinds);
  return is_meant(inner, who, source, card) && !is_unaffected(inner, card, agent_of(source.context));
}

int reward_count(const Position& position, PlayerId player) {
  auto n = static_cast<int>(position[player].rewards.size());
  if (!position.has_rule<CountsAsReward>()) return n;
  for (const CardId card : position[player].village) n += find_rule<CountsAsReward>(position, card) != kNoCard ? 1 : 0;
  return n;
}

bool stacks_or_is_first(const Position& position, CardId card, const Ability& ability) {
  if (ability.stacks) return true;
  const Word name = position.definition(card).name;
  for (const PlayerId player : table::kPlayers)
    for (const CardId other : position[player].village)
      if (position.definition(other).name == name) return other == card;
  return true;
}

}  // namespace naruto
