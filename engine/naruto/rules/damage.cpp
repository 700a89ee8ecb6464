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

namespace {

/// What is left of a hit (N-HLT-05): nothing for a card that takes no damage.
int taken(Change& change, const Hit& hit) {
  const Position position = change.position();
  if (hit.amount <= 0 || !position.in_play(hit.ninja) || !position.is(hit.ninja, CardType::ninja)) return 0;
  if (find_rule<PreventDamage>(position, hit.ninja) != kNoCard) return 0;
  return std::max(0, reduced(change, hit.ninja, hit.amount));
}

void tell_damage(Change& change, CardId ninja, int amount, bool by_showdown) {
  change.emit(Damaged{ninja, static_cast<std::uint8_t>(std::min(amount, 255)), by_showdown});
  Happened facts;
  facts.what = Happening::damaged;
  facts.who = ninja;
  facts.player = change.position()[ninja].controller;
  facts.after = amount;
  happened(change, facts);
}

}  // namespace

void deal_damage(Change& change, CardId ninja, int amount, bool by_showdown) {
  const Hit hit{ninja, amount};
  deal_damage_at_once(change, {&hit, 1}, by_showdown);
}

void deal_damage_at_once(Change& change, std::span<const Hit> hits, bool by_showdown) {
  FixedVector<Hit, kMaxCards> damaged;
  for (const Hit& hit : hits)
    if (const int amount = taken(change, hit); amount > 0) damaged.push_back({hit.ninja, amount});
  for (const Hit& hit : damaged) tell_damage(change, hit.ninja, hit.amount, by_showdown);
  for (const Hit& hit : damaged) {
    if (!change.position().in_play(hit.ninja)) continue;
    if (change.position()[hit.ninja].injured || hit.amount >= 2)  // N-HLT-03, N-HLT-04
      move_card(change, hit.ninja, Zone::discard, Cause::damage);
    else
      injure(change, hit.ninja, true);
  }
}

void injure(Change& change, CardId ninja, bool by_damage) {
  const Position position = change.position();
  if (!position.in_play(ninja) || !position.is(ninja, CardType::ninja)) return;
  if (position.edition.injure_is_damage && !by_damage) {
    deal_damage(change, ninja, 1, false);  // to an injured one as well
    return;
  }
  if (position[ninja].injured) return;
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
