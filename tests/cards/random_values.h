// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <random>

#include "engine/naruto/cards/card_definition.h"
#include "engine/naruto/cards/words.h"

namespace playsheet::test {

/// Any value that a tree can hold: filters, numbers, selectors, conditions.
class RandomValues {
 public:
  RandomValues(naruto::Words& words, std::uint32_t seed) : words_(words), random_(seed) {}

 protected:
  int below(int n) { return static_cast<int>(random_() % static_cast<std::uint32_t>(n)); }
  bool chance(int n) { return below(n) == 0; }
  template <class T>
  T pick(std::initializer_list<T> list) {
    return *(list.begin() + below(static_cast<int>(list.size())));
  }
  template <class E>
  E any_of(int count) {
    return static_cast<E>(below(count));
  }
  naruto::Word word(std::initializer_list<const char*> list) { return words_.intern(pick(list)); }

  naruto::Filter filter(int depth) {
    using namespace naruto;
    Filter f;
    f.type = pick<std::optional<CardType>>(
        {CardType::ninja, CardType::ninja, CardType::mission, CardType::jutsu, CardType::client, std::nullopt});
    if (chance(3)) f.controller = any_of<Side>(3);
    if (chance(5))
      f.zone =
          pick({Zone::hand, Zone::deck, Zone::chakra, Zone::discard, Zone::rewards, Zone::chain, Zone::reinforcement});
    if (f.zone == Zone::deck && chance(2)) f.top = 1 + below(3);
    if (chance(6)) f.name = {word({"Rock Lee", "Haku"})};
    if (chance(6)) f.characteristic = {word({"Leaf", "Female", "Sharingan Eye"})};
    if (chance(6)) f.attribute = {word({"Flame", "Weapon"})};
    if (chance(6)) f.symbol = {any_of<Symbol>(6)};
    if (chance(8)) f.rank = RankTest{pick<std::optional<Rank>>({Rank::genin, std::nullopt}), Rank::jonin, false};
    if (chance(8)) f.rank = RankTest{Rank::chunin, std::nullopt, false};
    if (chance(8)) f.entrance_cost = Bounds{pick<std::optional<int>>({1, std::nullopt}), 3};
    if (chance(8)) f.combat = Bounds{2, std::nullopt};
    if (chance(8)) f.coins = CoinTest{any_of<CoinKind>(18), 1 + below(2), std::nullopt};
    if (chance(8)) f.health = any_of<Health>(2);
    if (chance(8)) f.role = any_of<Role>(2);
    if (chance(8)) f.state = any_of<BattleState>(6);
    if (chance(8)) f.fighting = pick({Ref::self, Ref::user});
    if (chance(8)) f.team_of = Ref::self;
    if (chance(8)) f.permanence = {any_of<Permanence>(3)};
    if (chance(9)) f.counter = chance(2);
    if (chance(9)) f.tracked = chance(2);
    if (chance(9)) f.applying = chance(2);
    if (chance(9)) f.targets_user = chance(2);
    if (chance(9)) f.paid_for = pick({Ref::self, Ref::user});
    if (chance(9)) f.named = any_of<Nameable>(3);
    if (chance(8)) f.this_turn = any_of<TurnDeed>(9);
    if (f.zone == Zone::deck && chance(4)) f.top = kTopX;
    if (chance(9)) f.cost_has_symbol = chance(2);
    if (chance(9)) f.entered_this_turn = chance(2);
    if (chance(8)) f.except = Ref::self;
    if (targets_ > 0 && chance(9)) f.is = Ref::t1;
    if (depth > 0) {
      if (chance(9)) f.namesake = {filter(0)};
      if (chance(6)) f.none = {filter(depth - 1)};
      if (chance(6)) f.any = {filter(depth - 1), filter(depth - 1)};
      if (chance(8)) f.user = {filter(0)};
      if (chance(8)) f.compare = {Compare{any_of<Measure>(17), {Amount(1 + below(3))}, {}, {}, {}}};
      if (chance(8)) {
        f.team = TeamTest{};
        if (chance(2)) f.team->with = {filter(0)};
        if (chance(3)) f.team->only = {filter(0)};
        if (f.team->with.empty() && f.team->only.empty()) f.team->alone = chance(2);
      }
    }
    return f;
  }

  naruto::Amount amount() {
    using namespace naruto;
    Amount a(1 + below(3));
    if (!chance(4)) return a;
    a.kind = pick({Amount::Kind::count, Amount::Kind::hand, Amount::Kind::value, Amount::Kind::teams,
                   Amount::Kind::event_amount, Amount::Kind::event_support});
    a.filter = {filter(0)};
    a.side = any_of<Side>(3);
    a.measure = any_of<Measure>(6);
    return a;
  }

  naruto::Ref ref() {
    using naruto::Ref;
    if (targets_ == 0) return pick({Ref::self, Ref::user});
    return pick({Ref::self, Ref::user, Ref::t1, targets_ > 1 ? Ref::t2 : Ref::t1});
  }

  naruto::Selector selector() {
    using namespace naruto;
    Selector s;
    s.kind = pick({Selector::Kind::ref, Selector::Kind::ref, Selector::Kind::each, Selector::Kind::choose,
                   Selector::Kind::random});
    s.ref = ref();
    s.filter = {filter(1)};
    s.n = {chance(4) ? amount() : Amount(1 + below(2))};
    if (s.kind == Selector::Kind::choose) s.side = any_of<Side>(3);
    s.up_to = s.kind == Selector::Kind::choose && chance(3);
    if (s.kind == Selector::Kind::ref || s.kind == Selector::Kind::each) s.n.clear();
    if (s.kind == Selector::Kind::ref) s.filter.clear();
    return s;
  }

  /// Nobody chooses it.
  naruto::Selector known_selector() {
    naruto::Selector s;
    s.kind = pick({naruto::Selector::Kind::ref, naruto::Selector::Kind::each});
    if (s.kind == naruto::Selector::Kind::ref)
      s.ref = ref();
    else
      s.filter = {filter(1)};
    return s;
  }

  naruto::Condition condition(int depth) {
    using namespace naruto;
    Condition c;
    c.kind = any_of<Condition::Kind>(depth > 0 ? 12 : 9);
    c.amounts = {amount(), amount()};
    c.relation = any_of<Relation>(5);
    c.tally = any_of<TurnTally>(8);
    c.filter = {filter(1)};
    c.at_least = 1 + below(2);
    c.ref = ref();
    c.side = any_of<Side>(3);
    c.bounds = pick({Bounds{0, 0}, Bounds{1, 1}, Bounds{3, std::nullopt}, Bounds{std::nullopt, 4}, Bounds{2, 5}});
    if (c.kind == Condition::Kind::negation) c.parts = {condition(depth - 1)};
    if (c.kind == Condition::Kind::all || c.kind == Condition::Kind::any)
      c.parts = {condition(depth - 1), condition(depth - 1)};
    return c;
  }

  int targets_ = 0;  ///< that the ability has

 private:
  naruto::Words& words_;
  std::mt19937 random_;
};

}  // namespace playsheet::test
