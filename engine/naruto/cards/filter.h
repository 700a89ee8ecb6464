// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/naruto/cards/terms.h"
#include "engine/naruto/cards/words.h"

/// What a text says of cards, numbers and circumstances. These are values of the ability tree: no state, no language.
/// Every struct lists its fields once, in `fields`: reader, writer and reference page are made from that list.
namespace naruto {

struct Amount;
struct Filter;

/// "4 or more", "2 or less", both, or exactly (both equal). Absent bounds do not test.
struct Bounds {
  std::optional<int> at_least;
  std::optional<int> at_most;

  bool holds(int value) const { return (!at_least || value >= *at_least) && (!at_most || value <= *at_most); }
  friend bool operator==(const Bounds&, const Bounds&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("at_least", self.at_least);
    v("at_most", self.at_most);
  }
};

/// A rank test: a card passes if one of its ranks does (N-RANK-04, -06, -07). `none`: the card has no rank at all.
struct RankTest {
  std::optional<Rank> at_least;
  std::optional<Rank> at_most;
  bool none = false;

  friend bool operator==(const RankTest&, const RankTest&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("at_least", self.at_least);
    v("at_most", self.at_most);
    v("none", self.none);
  }
};

/// Coins of a kind on a card (N-COIN-03).
struct CoinTest {
  CoinKind kind = CoinKind::plus_1_1;
  int at_least = 1;

  friend bool operator==(const CoinTest&, const CoinTest&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("kind", self.kind);
    v("at_least", self.at_least);
  }
};

/// The team of a Ninja (N-ORG-03): `with` is met by other members (one each), `only` by every member, itself included.
struct TeamTest {
  std::vector<Filter> with;
  std::vector<Filter> only;
  std::optional<bool> alone;

  friend bool operator==(const TeamTest&, const TeamTest&);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("with", self.with);
    v("only", self.only);
    v("alone", self.alone);
  }
};

/// Which cards: all tests present must hold. Without `zone` a card in play is meant, of either player unless
/// `controller` says whose (N-TGT-09). In other zones `controller` means the owner (N-ZONE-19).
struct Filter {
  std::optional<CardType> type;
  std::optional<Zone> zone;        ///< `chain`: a card in use; with type ninja or client: one whose effect is in use
  std::optional<Side> controller;  ///< whose
  int top = 0;                     ///< with zone deck: only the top n cards
  std::vector<Word> name;          ///< one of these (N-NAME-07)
  std::optional<Ref> same_name_as;
  std::vector<Word> characteristic;  ///< all of these (N-CHAR-03)
  std::vector<Word> attribute;       ///< one of these
  std::optional<RankTest> rank;
  std::vector<Symbol> symbol;           ///< one of these
  std::optional<Bounds> entrance_cost;  ///< printed
  std::optional<Bounds> jutsu_cost;     ///< total; each symbol counts 1
  std::optional<bool> cost_has_symbol;  ///< the jutsu cost asks for a symbol at all
  std::optional<Bounds> combat;         ///< in force
  std::optional<Bounds> support;        ///< in force
  std::optional<Health> health;
  std::optional<Role> role;
  std::optional<BattleState> state;
  std::optional<Ref> fighting;  ///< member of the team that battles the team of this object (N-BLK-06)
  std::optional<Ref> team_of;   ///< member of the same team as this object
  std::optional<TeamTest> team;
  std::optional<CoinTest> coins;
  std::vector<Permanence> permanence;  ///< of a Mission: one of these
  std::optional<bool> counter;         ///< of a Mission: has Counter or not
  std::optional<bool> entered_this_turn;
  std::vector<Filter> user;  ///< of a Jutsu in use or about to be used: its user fits (at most one filter)
  std::vector<Filter> any;   ///< at least one of these fits
  std::vector<Filter> none;  ///< none of these fits ("not")
  std::optional<Ref> except;

  friend bool operator==(const Filter&, const Filter&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("type", self.type);
    v("zone", self.zone);
    v("controller", self.controller);
    v("top", self.top);
    v("name", self.name);
    v("same_name_as", self.same_name_as);
    v("characteristic", self.characteristic);
    v("attribute", self.attribute);
    v("rank", self.rank);
    v("symbol", self.symbol);
    v("entrance_cost", self.entrance_cost);
    v("jutsu_cost", self.jutsu_cost);
    v("cost_has_symbol", self.cost_has_symbol);
    v("combat", self.combat);
    v("support", self.support);
    v("health", self.health);
    v("role", self.role);
    v("state", self.state);
    v("fighting", self.fighting);
    v("team_of", self.team_of);
    v("team", self.team);
    v("coins", self.coins);
    v("permanence", self.permanence);
    v("counter", self.counter);
    v("entered_this_turn", self.entered_this_turn);
    v("user", self.user);
    v("any", self.any);
    v("none", self.none);
    v("except", self.except);
  }
};

inline bool operator==(const TeamTest& a, const TeamTest& b) {
  return a.with == b.with && a.only == b.only && a.alone == b.alone;
}

/// A number, set by the card or depending on what the players do (N-KEY-07). Source forms: `2` · `"x"` · `{ count =
/// Filter }` · `{ times = [2, Amount] }` · `{ hand = Side }` ·
/// `{ value = Measure, of = Ref }` · `"damage"` (the damage that is about to be dealt, in a replacement).
struct Amount {
  enum class Kind : std::uint8_t { constant, x, count, times, hand, value, damage };

  Kind kind = Kind::constant;
  int number = 0;              ///< constant, or the factor of `times`
  std::vector<Filter> filter;  ///< count (exactly one)
  std::vector<Amount> factor;  ///< times (exactly one)
  Side side = Side::you;       ///< hand; `any` adds both hands
  Measure measure = Measure::combat;
  Ref of = Ref::self;

  Amount() = default;
  Amount(int constant) : number(constant) {}  // NOLINT(google-explicit-constructor): a plain number is an amount
  friend bool operator==(const Amount&, const Amount&) = default;
};

/// A circumstance. Source forms: `{ exists = Filter, at_least = 1 }` · `{ is = [Ref, Filter] }` ·
/// `{ hand = [Side, "<=", n] }` · `{ rewards = [Side, "<=", n] }` · `{ chakra = [Side, "<=", n] }` ·
/// `{ leads_rewards = Side }` · `{ not = Condition }` · `{ all = [...] }` · `{ any = [...] }`.
struct Condition {
  enum class Kind : std::uint8_t { exists, is, hand, rewards, chakra, leads_rewards, negation, all, any };

  Kind kind = Kind::exists;
  std::vector<Filter> filter;    ///< exists, is (exactly one)
  int at_least = 1;              ///< exists
  Ref ref = Ref::self;           ///< is
  Side side = Side::you;         ///< hand, rewards, chakra, leads_rewards
  Bounds bounds;                 ///< hand, rewards, chakra
  std::vector<Condition> parts;  ///< negation (one), all, any

  friend bool operator==(const Condition&, const Condition&) = default;
};

/// Which objects an effect or a rule acts upon. Source forms: `"self"` and the other Refs · `{ each = Filter }` ·
/// `{ choose = n, of = Filter, by = Side, up_to = bool }` (chosen when applied, N-TGT-08) ·
/// `{ random = n, of = Filter }` · `{ top_of_deck = n, of = Side }`.
struct Selector {
  enum class Kind : std::uint8_t { ref, each, choose, random, top_of_deck };

  Kind kind = Kind::ref;
  Ref ref = Ref::self;
  std::vector<Filter> filter;  ///< each, choose, random (exactly one)
  std::vector<Amount> n;       ///< choose, random, top_of_deck (exactly one)
  Side side = Side::you;       ///< choose: who chooses; top_of_deck: whose
  bool up_to = false;

  friend bool operator==(const Selector&, const Selector&) = default;
};

}  // namespace naruto
