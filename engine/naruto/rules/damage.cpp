// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/damage.h"

#include <algorithm>

#include "engine/naruto/effects/protection.h"
#include "engine/naruto/effects/triggers.h"
#include "engine/naruto/rules/duration.h"
#include "engine/naruto/rules/impending.h"
#include "engine/naruto/rules/leaving_play.h"

namespace naruto {

namespace {

/// Lasting effects that were about the next damage and have had their turn.
class UsedUp {
 public:
  UsedUp(Change& change, CardId ninja) : change_(change), ninja_(ninja) {}
  void note(const LastingEffect* lasting) {
    if (lasting != nullptr && !effects_.contains(lasting)) effects_.push_back(lasting);
  }
  void end() {
    const auto* first = change_.state().lasting.begin();
    std::sort(effects_.begin(), effects_.end());
    for (std::size_t i = effects_.size(); i-- > 0;)  // the last one first: the others stay where they are
      end_lasting_on(change_, static_cast<std::size_t>(effects_[i] - first), ninja_);
  }

 private:
  Change& change_;
  CardId ninja_;
  FixedVector<const LastingEffect*, kMaxLasting> effects_;
};

/// The damage is one of those that this rule is about.
template <class R>
bool concerns(const Position& position, const R& rule, const RuleSource& source, const Hit& hit) {
  return applies(position, rule.who, source, hit.ninja) &&
         dealt_by(position, rule.cause, rule.by_what, hit.by, asker_for(position, source, hit.ninja));
}

/// Damage raised and reduced (N-HLT-05). What was about the next damage is used up.
int changed(Change& change, const Hit& hit) {
  const Position position = change.position();
  int amount = hit.amount;
  UsedUp used_up(change, hit.ninja);
  for_each_rule<MoreDamage>(position, [&](const MoreDamage& rule, const RuleSource& source) {
    if (!concerns(position, rule, source, hit)) return;
    amount += amount_of(position, rule, source);
    if (rule.next) used_up.note(source.lasting);
  });
  if (!damage_stays(position, hit.by))
    for_each_rule<ReduceDamage>(position, [&](const ReduceDamage& rule, const RuleSource& source) {
      if (amount <= 0 || amount < rule.at_least || !concerns(position, rule, source, hit)) return;
      amount -= amount_of(position, rule, source);
      if (rule.next) used_up.note(source.lasting);
    });
  used_up.end();
  return amount;
}

bool is_prevented(const Position& position, const Hit& hit) {
  return find_rule<PreventDamage>(position, hit.ninja, [&](const PreventDamage& rule, const RuleSource& source) {
           const bool of_result = std::find(rule.result.begin(), rule.result.end(), hit.by.result) != rule.result.end();
           if (!rule.result.empty() && (hit.by.deed != Deed::showdown || !of_result)) return false;
           return dealt_by(position, rule.cause, rule.by, hit.by, asker_for(position, source, hit.ninja));
         }) != kNoCard;
}

/// What is left of a hit (N-HLT-05), perhaps nothing; no number for a card that takes no such damage.
std::optional<int> taken(Change& change, const Hit& hit) {
  const Position position = change.position();
  if (!position.in_play(hit.ninja) || !position.is(hit.ninja, CardType::ninja)) return std::nullopt;  // N-CLI-07
  if (hit.amount <= 0 && !hit.lowered) return std::nullopt;
  if (is_unaffected(position, hit.ninja, hit.by) || is_prevented(position, hit)) return std::nullopt;
  return std::max(0, changed(change, hit));
}

void tell_damage(Change& change, CardId ninja, int amount, const Agent& by) {
  if (amount > 0)
    change.emit(Damaged{ninja, static_cast<std::uint8_t>(std::min(amount, 255)), by.deed == Deed::showdown});
  happened(change, hit_of(change.position(), ninja, amount, by));
}

}  // namespace

void deal_damage(Change& change, CardId ninja, int amount, const Agent& by) {
  const Hit hit{ninja, amount, by};
  deal_damage_at_once(change, {&hit, 1});
}

/// The hits of one moment together; those of another one by themselves, one after the other (N-HLT-06).
void deal_damage_at_once(Change& change, std::span<const Hit> hits) {
  if (!suspend_damage(change, hits)) settle_damage(change, hits);
}

void settle_damage(Change& change, std::span<const Hit> hits) {
  constexpr int kNone = -1;  // the card takes no such damage
  FixedVector<int, kMaxCards> amounts;
  for (const Hit& hit : hits) amounts.push_back(taken(change, hit).value_or(kNone));
  const auto for_each_taken = [&](auto&& f) {
    for (std::size_t i = 0; i < hits.size(); ++i) {
      if (amounts[i] == kNone) continue;
      Agent by = hits[i].by;
      by.damage = true;
      f(hits[i].ninja, amounts[i], by);
    }
  };
  for_each_taken([&](CardId ninja, int amount, const Agent& by) { tell_damage(change, ninja, amount, by); });
  FixedVector<Destination, kMaxCards> to;  // as texts have it before the first of them leaves
  for_each_taken([&](CardId ninja, int, const Agent& by) {
    to.push_back(destination_at_once(change, change.state(), ninja, Destination::discard, by));
  });
  std::size_t next = 0;
  for_each_taken([&](CardId ninja, int amount, const Agent& by) {
    const Destination destination = to[next++];
    if (amount == 0 || !change.position().in_play(ninja)) return;
    if (change.position()[ninja].injured || amount >= 2)  // N-HLT-03, N-HLT-04
      move_card(change, ninja, destination, Cause::damage, by);
    else
      injure(change, ninja, by, true);
  });
}

void injure(Change& change, CardId ninja, const Agent& by, bool by_damage) {
  const Position position = change.position();
  if (!position.in_play(ninja) || !position.is(ninja, CardType::ninja)) return;
  if (position.edition.injure_is_damage && !by_damage) {
    deal_damage(change, ninja, 1, by);  // to an injured one as well
    return;
  }
  if (position[ninja].injured) return;
  change.emit(HealthChanged{ninja, true});
  end_lasting_of(change, ninja, true);
  Happened facts;
  facts.what = Happening::injured;
  facts.who = ninja;
  facts.player = position[ninja].controller;
  facts.by = by;
  happened(change, facts);
}

/// Healthy again (N-KEY-05), and so are its texts; what ended when it was injured does not begin again (N-HLT-11).
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
