// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/naruto/cards/boxed.h"
#include "engine/naruto/cards/same_fields.h"
#include "engine/naruto/cards/text_terms.h"
#include "engine/naruto/cards/words.h"

/// What a text says of cards, numbers and circumstances. These are values of the ability tree: no state, no language.
/// Every struct lists its fields once, in `fields`: reader, writer and reference page are made from that list.
namespace naruto {

struct Amount;
struct Filter;

/// "The top X cards" in a filter: no text speaks of so many.
inline constexpr int kTopX = 99;

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

/// Coins on a card (N-COIN-03). Without bounds: at least one.
struct CoinTest {
  std::optional<CoinKind> kind;  ///< absent: of any kind, counted together
  std::optional<int> at_least;
  std::optional<int> at_most;

  bool holds(int n) const { return n >= at_least.value_or(at_most ? 0 : 1) && (!at_most || n <= *at_most); }
  friend bool operator==(const CoinTest&, const CoinTest&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("kind", self.kind);
    v("at_least", self.at_least);
    v("at_most", self.at_most);
  }
};

/// A figure of a card against amounts: "with a lower entrance cost than the user". Every bound has at most one amount.
struct Compare {
  Measure value = Measure::entrance_cost;
  std::vector<Amount> at_least;
  std::vector<Amount> at_most;
  std::vector<Amount> below;
  std::vector<Amount> above;

  friend bool operator==(const Compare&, const Compare&);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("value", self.value);
    v("at_least", self.at_least);
    v("at_most", self.at_most);
    v("below", self.below);
    v("above", self.above);
  }
};

/// The team of a Ninja (N-ORG-03): `with` is met by other members (one each), `only` by every member, `any` by some
/// member for each entry, itself included, `head` by its head (N-ATK-03).
struct TeamTest {
  std::vector<Filter> with;
  std::vector<Filter> only;
  std::vector<Filter> any;
  std::vector<Filter> head;  ///< at most one
  std::optional<bool> alone;
  std::optional<Bounds> size;
  std::optional<Bounds> power;         ///< team power (N-SHOW-03)
  std::optional<Bounds> mental_power;  ///< team mental power (N-MENT-02)

  friend bool operator==(const TeamTest&, const TeamTest&);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("with", self.with);
    v("only", self.only);
    v("any", self.any);
    v("head", self.head);
    v("alone", self.alone);
    v("size", self.size);
    v("power", self.power);
    v("mental_power", self.mental_power);
  }
};

/// Which cards: all tests present must hold. Without `zone` a card in play is meant, of either player unless
/// `controller` says whose (N-TGT-09). In other zones `controller` means the owner (N-ZONE-19); of a battle reward
/// whose pile it lies in (N-ZONE-16). A filter without `zone` whose alternatives (`any`) all name one speaks of their
/// zones.
struct Filter {
  std::optional<CardType> type;
  std::optional<Zone> zone;           ///< `chain`: a card in use; with type ninja or client: one whose effect is in use
  std::optional<Side> controller;     ///< whose
  std::optional<Side> owner;          ///< in play it can be another than the controller (N-OWN-01)
  int top = 0;                        ///< with zone deck: only the top n cards; kTopX: the top X
  std::vector<Word> name;             ///< one of these (N-NAME-07)
  std::optional<Word> name_contains;  ///< a name of the card has these letters in it; case is ignored
  std::optional<Ref> same_name_as;
  std::vector<Filter> namesake;      ///< a card that fits shares a name with it (at most one filter)
  std::optional<Word> title;         ///< its effect bears this title
  std::optional<Nameable> named;     ///< of the symbol, name or type that was named before (`name`)
  std::optional<bool> tracked;       ///< the opponent of its controller tracks it (`name` with `track`)
  std::vector<Word> characteristic;  ///< all of these (N-CHAR-03)
  std::vector<Word> attribute;       ///< one of these
  std::optional<RankTest> rank;
  std::vector<Symbol> symbol;  ///< one of these
  std::optional<Ref> shares_symbol_with;
  std::optional<Bounds> entrance_cost;  ///< printed
  std::optional<Bounds> hand_cost;      ///< printed
  std::optional<Bounds> jutsu_cost;     ///< total; each symbol counts 1
  std::optional<bool> cost_has_symbol;  ///< the jutsu cost asks for a symbol at all
  std::optional<Bounds> cost_symbols;   ///< how many of its chakra must show a symbol
  std::optional<Bounds> combat;         ///< in force
  std::optional<Bounds> support;        ///< in force
  std::optional<Bounds> mental_power;
  std::vector<Compare> compare;
  std::optional<bool> has_text;  ///< effect text of its own that is not negated (N-NEG-08)
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
  std::optional<TurnDeed> this_turn;
  std::optional<Ref> attached_to;
  std::vector<Filter> attached;      ///< a card attached to it fits (at most one filter)
  std::vector<Filter> requires_;     ///< of a Jutsu: its requirement asks for this (at most one filter)
  std::vector<Filter> targets;       ///< of a use on the chain: one of its targets fits (at most one filter)
  std::optional<bool> targets_user;  ///< of a Jutsu in use: its user is a target, or all that it acts upon
  std::optional<bool> applying;      ///< the Jutsu that it has used is being applied just now, or not
  std::optional<Ref> applicable_to;  ///< of a Jutsu: this Ninja meets its requirement and can be each of its targets
  std::optional<Ref> paid_for;       ///< chakra that was discarded this turn for the cost of this Jutsu
  std::vector<Filter> user;          ///< of a Jutsu in use or about to be used: its user fits (at most one filter)
  std::vector<Filter> any;           ///< at least one of these fits
  std::vector<Filter> none;          ///< none of these fits ("not")
  std::optional<Ref> is;             ///< exactly this object
  std::optional<Ref> except;
  std::optional<bool> name_free;  ///< whether its owner has no other Ninja of its name in play (N-NAME-04)

  friend bool operator==(const Filter&, const Filter&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("type", self.type);
    v("zone", self.zone);
    v("controller", self.controller);
    v("owner", self.owner);
    v("top", self.top);
    v("name", self.name);
    v("name_contains", self.name_contains);
    v("same_name_as", self.same_name_as);
    v("namesake", self.namesake);
    v("title", self.title);
    v("named", self.named);
    v("tracked", self.tracked);
    v("characteristic", self.characteristic);
    v("attribute", self.attribute);
    v("rank", self.rank);
    v("symbol", self.symbol);
    v("shares_symbol_with", self.shares_symbol_with);
    v("entrance_cost", self.entrance_cost);
    v("hand_cost", self.hand_cost);
    v("jutsu_cost", self.jutsu_cost);
    v("cost_has_symbol", self.cost_has_symbol);
    v("cost_symbols", self.cost_symbols);
    v("combat", self.combat);
    v("support", self.support);
    v("mental_power", self.mental_power);
    v("compare", self.compare);
    v("has_text", self.has_text);
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
    v("this_turn", self.this_turn);
    v("attached_to", self.attached_to);
    v("attached", self.attached);
    v("requires", self.requires_);
    v("targets", self.targets);
    v("targets_user", self.targets_user);
    v("applicable_to", self.applicable_to);
    v("paid_for", self.paid_for);
    v("applying", self.applying);
    v("user", self.user);
    v("any", self.any);
    v("none", self.none);
    v("is", self.is);
    v("except", self.except);
    v("name_free", self.name_free);
  }
};

inline bool operator==(const TeamTest& a, const TeamTest& b) { return same_fields(a, b); }

/// A number, set by the card or depending on what the players do (N-KEY-07). Source forms: `2` · `"x"` · `{ count =
/// Filter }` · `{ times = [2, Amount] }` · `{ hand = Side }`, `rewards`, `marker`, `teams` alike ·
/// `{ value = Measure, of = Ref }` · `{ total = Measure, of = Filter }` · `{ coins = kind, on = Ref }` ·
/// `{ symbols = Filter }` (different symbols among these cards) · `{ highest = Measure, of = Filter }`, `lowest` (0
/// where none fits) · `{ sum = [...] }`, `product`, `min`, `max`, `minus` (of two, not below 0), `divided` (of two,
/// rounded down) · `{ half = Amount }` (rounded down) · `"damage"` (the damage that is about to be dealt, in a
/// replacement) · `"heads"`, `"tails"`, `"moved"`, `"number"`, `"event_amount"`, `"event_support"`.
struct Amount {
  enum class Kind : std::uint8_t {
    constant,
    x,
    count,
    times,
    hand,
    value,
    damage,
    rewards,
    marker,
    total,
    coins,
    symbols,
    highest,
    lowest,
    sum,
    product,
    minus,
    divided,
    half,
    min,
    max,
    heads,  ///< of the tosses just made
    tails,
    moved,          ///< how many cards or coins the effect before really moved
    chosen,         ///< by `choose_number`
    event_amount,   ///< the number the event is about
    teams,          ///< how many teams a player has
    event_support,  ///< of power that was gained: the support; its combat is the number of the event
  };

  Kind kind = Kind::constant;
  int number = 0;              ///< constant, or the factor of `times`
  std::vector<Filter> filter;  ///< count, total, symbols, highest, lowest (exactly one)
  std::vector<Amount> factor;  ///< times, half (one), minus, divided (two), sum, product, min, max (two or more)
  Side side = Side::you;       ///< hand, rewards, marker, teams; `any` adds both
  Measure measure = Measure::combat;
  CoinKind coin = CoinKind::plus_1_1;
  Ref of = Ref::self;

  Amount() = default;
  Amount(int constant) : number(constant) {}  // NOLINT(google-explicit-constructor): a plain number is an amount
  friend bool operator==(const Amount&, const Amount&) = default;
};

inline bool operator==(const Compare& a, const Compare& b) { return same_fields(a, b); }

/// A circumstance. Source forms: `{ exists = Filter, at_least = 1 }` · `{ is = [Ref, Filter] }` ·
/// `{ hand = [Side, "<=", n] }` · `{ rewards = [Side, "<=", n] }` · `{ chakra = [Side, "<=", n] }` ·
/// `{ leads_rewards = Side }` · `{ compare = [Amount, "<=", Amount] }` · `{ whose_turn = Side }` ·
/// `{ this_turn = [Side, TurnTally, ">=", n] }` · `{ not = Condition }` · `{ all = [...] }` · `{ any = [...] }`.
struct Condition {
  enum class Kind : std::uint8_t {
    exists,
    is,
    hand,
    rewards,
    chakra,
    leads_rewards,
    compare,
    whose_turn,
    this_turn,
    negation,
    all,
    any
  };

  Kind kind = Kind::exists;
  std::vector<Filter> filter;              ///< exists, is (exactly one)
  int at_least = 1;                        ///< exists
  Ref ref = Ref::self;                     ///< is
  Side side = Side::you;                   ///< hand, rewards, chakra, leads_rewards, whose_turn, this_turn
  Bounds bounds;                           ///< hand, rewards, chakra, this_turn
  TurnTally tally = TurnTally::missions;   ///< this_turn
  Relation relation = Relation::at_least;  ///< compare
  std::vector<Amount> amounts;             ///< compare (exactly two)
  std::vector<Condition> parts;            ///< negation (one), all, any

  friend bool operator==(const Condition&, const Condition&) = default;
};

/// Which objects an effect or a rule acts upon. Source forms: `"self"` and the other Refs · `{ each = Filter }` ·
/// `{ choose = n, of = Filter, by = Side, up_to = bool }` (chosen when applied, N-TGT-08) ·
/// `{ any_number = true, of = Filter, by = Side }` (as many as the chooser likes) ·
/// `{ any_number = true, of = Filter, total = Measure, at_least = Amount }` (so many that they come to this) · `{
/// random = n, of = Filter }` ·
/// `{ top_of_deck = n, of = Side }`, `{ bottom_of_deck = n, of = Side }` ·
/// `{ most = Measure, of = Filter, by = Side }`, `{ least = ... }` (one; who chooses among equals) ·
/// `{ together = [Selector, Selector] }`.
struct Selector {
  enum class Kind : std::uint8_t { ref, each, choose, random, top_of_deck, bottom_of_deck, most, least, together };

  Kind kind = Kind::ref;
  Ref ref = Ref::self;
  std::vector<Filter> filter;  ///< each, choose, random, most, least (exactly one)
  std::vector<Amount> n;       ///< choose, random, top_of_deck, bottom_of_deck (exactly one); of any number none
  Side side = Side::you;       ///< choose, most, least: who chooses; top_of_deck, bottom_of_deck: whose
  bool up_to = false;
  bool any_number = false;            ///< choose: as many as the chooser likes
  Measure measure = Measure::combat;  ///< most, least; of any number: what is added up
  std::vector<Amount> total;          ///< of any number: what they come to at least (at most one)
  std::vector<Selector> parts;        ///< together

  friend bool operator==(const Selector&, const Selector&) = default;
};

}  // namespace naruto
