// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <random>
#include <utility>
#include <vector>

#include "engine/naruto/cards/card_definition.h"
#include "engine/naruto/cards/words.h"

/// Any tree that the vocabulary can spell, sense or nonsense: the generator of texts must put all of them into clean
/// sentences.
namespace playsheet::test {

class RandomTrees {
 public:
  RandomTrees(naruto::Words& words, std::uint32_t seed) : words_(words), random_(seed) {}

  naruto::CardDefinition card() {
    using namespace naruto;
    CardDefinition card;
    card.type = pick({CardType::ninja, CardType::mission, CardType::jutsu, CardType::client});
    targets_ = 0;
    if (card.type == CardType::mission && chance(3)) {
      card.mission.permanence = pick({Permanence::unlimited, Permanence::coins});
      card.mission.coins = 1 + below(4);
      if (chance(2)) card.mission.attach = filter(1);
      card.mission.follows_controller = card.mission.attach.has_value() && chance(2);
    }
    if (card.type == CardType::mission) card.mission.counter = chance(4);
    if (card.type == CardType::jutsu && chance(2)) card.jutsu.needs = filter(1);
    const int count = 1 + below(2);
    for (int i = 0; i < count; ++i) card.abilities.push_back({chance(3), !chance(6), body(card)});
    return card;
  }

 private:
  using Node = decltype(naruto::Effect::node);

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
    if (chance(5)) f.zone = pick({Zone::hand, Zone::deck, Zone::chakra, Zone::discard, Zone::rewards, Zone::chain});
    if (f.zone == Zone::deck && chance(2)) f.top = 1 + below(3);
    if (chance(6)) f.name = {word({"Rock Lee", "Haku"})};
    if (chance(6)) f.characteristic = {word({"Leaf", "Female", "Sharingan Eye"})};
    if (chance(6)) f.attribute = {word({"Flame", "Weapon"})};
    if (chance(6)) f.symbol = {any_of<Symbol>(6)};
    if (chance(8)) f.rank = RankTest{pick<std::optional<Rank>>({Rank::genin, std::nullopt}), Rank::jonin, false};
    if (chance(8)) f.rank = RankTest{Rank::chunin, std::nullopt, false};
    if (chance(8)) f.entrance_cost = Bounds{pick<std::optional<int>>({1, std::nullopt}), 3};
    if (chance(8)) f.combat = Bounds{2, std::nullopt};
    if (chance(8)) f.coins = CoinTest{any_of<CoinKind>(5), 1 + below(2)};
    if (chance(8)) f.health = any_of<Health>(2);
    if (chance(8)) f.role = any_of<Role>(2);
    if (chance(8)) f.state = any_of<BattleState>(6);
    if (chance(8)) f.fighting = pick({Ref::self, Ref::user});
    if (chance(8)) f.team_of = Ref::self;
    if (chance(8)) f.permanence = {any_of<Permanence>(3)};
    if (chance(9)) f.counter = chance(2);
    if (chance(9)) f.cost_has_symbol = chance(2);
    if (chance(9)) f.entered_this_turn = chance(2);
    if (chance(8)) f.except = Ref::self;
    if (depth > 0) {
      if (chance(6)) f.none = {filter(depth - 1)};
      if (chance(6)) f.any = {filter(depth - 1), filter(depth - 1)};
      if (chance(8)) f.user = {filter(0)};
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
    a.kind = pick({Amount::Kind::count, Amount::Kind::hand, Amount::Kind::value});
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

  naruto::Condition condition(int depth) {
    using namespace naruto;
    Condition c;
    c.kind = any_of<Condition::Kind>(depth > 0 ? 9 : 6);
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

  naruto::Rule rule() {
    using namespace naruto;
    const Selector who = selector();
    TeamTest team;
    team.alone = chance(2);
    switch (below(13)) {
      case 0:
        return ModifyPower{who, amount(), amount(), chance(3)};
      case 1:
        return SetPower{who, 0, chance(2) ? std::optional(0) : std::nullopt};
      case 2:
        return GrantCharacteristic{who, word({"Clone Status", "Animal"})};
      case 3:
        return Untargetable{who, filter(0)};
      case 4:
        return PreventDamage{who};
      case 5:
        return ForbidJutsu{who, chance(2) ? std::optional(filter(0)) : std::nullopt};
      case 6:
        return CannotBeSent{who, any_of<Sending>(3), chance(2) ? std::optional(team) : std::nullopt};
      case 7:
        return MustBeSent{who, any_of<Sending>(3)};
      case 8:
        return CannotBeBlocked{who, chance(2) ? std::optional(team) : std::nullopt};
      case 9:
        return NoRewards{who};
      case 10:
        return CannotBeNegated{who};
      case 11:
        return ChangeEntranceCost{who, chance(2) ? 1 : -2};
      default:
        return HealLock{who};
    }
  }

  naruto::Price price() {
    naruto::Price p;
    switch (below(7)) {
      case 0:
        p.hand = 1 + below(2);
        break;
      case 1:
        p.rewards = 1 + below(2);
        break;
      case 2:
        p.self = any_of<naruto::Destination>(7);
        break;
      case 3:
        p.injure_self = true;
        break;
      case 4:
        p.damage_self = 1;
        break;
      case 5:
        p.deck_top = 1 + below(3);
        break;
      default:
        p.chakra = 1 + below(3);
    }
    if (p.chakra > 0 && chance(2)) p.of_symbol = any_of<naruto::Symbol>(6);
    return p;
  }

  Node node(int depth) {
    using namespace naruto;
    switch (below(depth > 0 ? 22 : 15)) {
      case 0:
        return Damage{selector(), amount()};
      case 1:
        return Injure{selector()};
      case 2:
        return Heal{selector()};
      case 3:
        return Move{selector(), any_of<Destination>(7), chance(4)};
      case 4:
        return PutIntoPlay{selector(), chance(3)};
      case 5:
        return Draw{any_of<Side>(3), amount(), chance(4)};
      case 6:
        return DiscardFromHand{any_of<Side>(3), amount()};
      case 7:
        return Look{any_of<LookAt>(3), any_of<Side>(2), 1 + below(3)};
      case 8:
        return Reveal{selector()};
      case 9:
        return Shuffle{any_of<Side>(3)};
      case 10:
        return WinRewards{any_of<Side>(3), amount()};
      case 11:
        return LoseRewards{any_of<Side>(2), amount(), any_of<Destination>(7)};
      case 12:
        return AddCoin{selector(), any_of<CoinKind>(5), amount()};
      case 13:
        return BecomeStandby{selector()};
      case 14:
        return Lasting{rule(), any_of<Until>(3)};
      case 15:
        return Toss{effects(depth - 1), chance(2) ? effects(depth - 1) : Effects{}};
      case 16:
        return ForEach{filter(1), effects(depth - 1)};
      case 17:
        return May{chance(2) ? std::optional(price()) : std::nullopt, effects(depth - 1)};
      case 18:
        return If{condition(1), effects(depth - 1), chance(2) ? effects(depth - 1) : Effects{}};
      case 19:
        return Modes{{effects(depth - 1), effects(depth - 1)}};
      case 20:
        return Delayed{pick({Happening::turn_ends, Happening::showdown_ends}), effects(depth - 1)};
      default: {
        const int targets = std::exchange(targets_, 0);  // a granted text has none of its own
        GrantTrigger grant{selector(), {}, any_of<Until>(3)};
        grant.ability.push_back({false, true, Triggered{event(), std::nullopt, effects(0)}});
        targets_ = targets;
        return grant;
      }
    }
  }

  naruto::Effects effects(int depth) {
    naruto::Effects list;
    const int count = 1 + below(2);
    for (int i = 0; i < count; ++i) list.items.push_back({node(depth), 0});
    return list;
  }

  naruto::EventPattern event() {
    using namespace naruto;
    EventPattern on;
    on.event = any_of<Happening>(static_cast<int>(kHappeningCount));
    on.who = chance(2) ? Who{Ref::self, {}} : Who{std::nullopt, filter(0)};
    on.whose = any_of<Side>(3);
    on.how = any_of<Entry>(5);
    if (chance(2)) on.to = any_of<Destination>(7);
    if (chance(2)) on.as = any_of<Sending>(3);
    if (chance(3)) on.head = filter(0);
    if (chance(2)) on.result = {any_of<Result>(5), any_of<Result>(5)};
    if (chance(3)) on.against = filter(0);
    on.against_all = chance(3);
    if (chance(3)) on.jutsu = filter(0);
    if (chance(3)) on.reaches = 1 + below(3);
    if (chance(3)) on.who.reset();
    on.once_for_all = chance(2);
    return on;
  }

  decltype(naruto::Ability::body) body(const naruto::CardDefinition& card) {
    using namespace naruto;
    targets_ = 0;
    const bool use =
        card.type == CardType::jutsu || (card.type == CardType::mission && card.mission.permanence == Permanence::none);
    if (use) {
      targets_ = below(3);
      std::vector<Target> targets;
      for (int i = 0; i < targets_; ++i) targets.push_back({filter(1)});
      return Use{targets, effects(2)};
    }
    switch (below(5)) {
      case 0:
        return Static{chance(2) ? std::optional(condition(1)) : std::nullopt, {rule(), rule()}};
      case 1: {
        targets_ = below(2);
        std::vector<Target> targets;
        for (int i = 0; i < targets_; ++i) targets.push_back({filter(1)});
        return Activated{
            any_of<Window>(4), 1 + below(2), std::nullopt, targets, chance(2) ? std::optional(price()) : std::nullopt,
            effects(1)};
      }
      case 2:
        return LeavesTo{pick({Destination::discard, Destination::hand}), any_of<Destination>(7)};
      case 3:
        return PlayRule{chance(2) ? std::optional(condition(1)) : std::nullopt, chance(2), chance(2), true};
      default:
        return Triggered{event(), chance(3) ? std::optional(condition(1)) : std::nullopt, effects(2)};
    }
  }

  naruto::Words& words_;
  std::mt19937 random_;
  int targets_ = 0;
};

}  // namespace playsheet::test
