// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/damage.h"

#include <algorithm>

#include "engine/naruto/effects/rules_in_force.h"
#include "engine/naruto/effects/triggers.h"
#include "engine/naruto/rules/duration.h"
#include "engine/naruto/rules/leaving_play.h"

namespace naruto {

namespace {

/// What is left of the damage (N-HLT-05). A reduction of the next damage is used up.
int reduced(Change& change, CardId ninja, int amount) {
  const Position position = change.position();
  if (!position.cards.has_rule<ReduceDamage>()) return amount;
  FixedVector<const LastingEffect*, kMaxLasting> used_up;
  for_each_rule<ReduceDamage>(position, [&](const ReduceDamage& rule, const RuleSource& source) {
    if (amount <= 0 || !applies(position, rule.who, source, ninja)) return;
    amount -= rule.by;
    if (rule.next && source.lasting != nullptr) used_up.push_back(source.lasting);
  });
  for (std::size_t i = used_up.size(); i-- > 0;)  // the last one first: the others stay where they are
    end_lasting(change, static_cast<std::size_t>(used_up[i] - position.state.lasting.begin()));
  return amount;
}

}  // namespace

void deal_damage(Change& change, CardId ninja, int amount, bool by_showdown) {
  const Position position = change.position();
  if (amount <= 0 || !position.in_play(ninja) || !position.is(ninja, CardType::ninja)) return;
  if (find_rule<PreventDamage>(position, ninja) != kNoCard) return;  // not been damaged (N-HLT-05)
  amount = reduced(change, ninja, amount);
  if (amount <= 0) return;
  change.emit(Damaged{ninja, static_cast<std::uint8_t>(std::min(amount, 255)), by_showdown});
  Happened facts;
  facts.what = Happening::damaged;
  facts.who = ninja;
  facts.player = position[ninja].controller;
  facts.after = amount;
  happened(change, facts);
  if (position[ninja].injured || amount >= 2)  // N-HLT-03, N-HLT-04
    move_card(change, ninja, Zone::discard, Cause::damage);
  else
    injure(change, ninja, true);
}

void injure(Change& change, CardId ninja, bool by_damage) {
  const Position position = change.position();
  if (!position.in_play(ninja) || !position.is(ninja, CardType::ninja) || position[ninja].injured) return;
  if (position.edition.injure_is_damage && !by_damage) {
    deal_damage(change, ninja, 1, false);
    return;
  }
  change.emit(HealthChanged{ninja, true});
  end_lasting_of(change, ninja, true);
}

void heal(Change& change, CardId ninja, PlayerId by) {
  const Position position = change.position();
  if (!position.in_play(ninja) || !position.is(ninja, CardType::ninja) || !position[ninja].injured) return;
  if (find_rule<HealLock>(position, ninja) != kNoCard) return;
  change.emit(HealthChanged{ninja, false});
  Happened facts;
  facts.what = Happening::healed;
  facts.who = ninja;
  facts.player = by;
  happened(change, facts);
}

}  // namespace naruto
