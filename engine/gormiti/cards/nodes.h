// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <variant>
#include <vector>

#include "engine/gormiti/cards/filter.h"

/// The effects, static rules and costs of the vocabulary (G-808). Every struct lists its fields once, in
/// `fields`: the reader is made of that list. `must`: the card has to say it; `may`: it can be left out.
namespace gormiti {

using DefinitionId = std::uint16_t;
/// A list of effects of one card. The branches of `if` and `may` are lists of their own, so that work that waits can
/// say where it stands in three bytes.
using ListId = std::uint8_t;
inline constexpr ListId kNoList = 0;  ///< the empty list
using CounterKind = std::uint8_t;

struct DamageEffect {  ///< G-861
  static constexpr std::string_view op = "damage";
  Selector to;
  Amount n;
  template <class V>
  void fields(V& v) {
    v.must("to", to);
    v.must("n", n);
  }
};
struct HealEffect {  ///< G-862
  static constexpr std::string_view op = "heal";
  Selector who;
  Amount n;
  template <class V>
  void fields(V& v) {
    v.must("who", who);
    v.must("n", n);
  }
};
struct ModifyEffect {  ///< G-863
  static constexpr std::string_view op = "modify_power";
  Selector who;
  Amount atk, hp;
  Span until = Span::turn_end;
  template <class V>
  void fields(V& v) {
    v.must("who", who);
    v.may("atk", atk);
    v.may("hp", hp);
    v.must("until", until);
  }
};
struct ReduceEffect {  ///< G-864
  static constexpr std::string_view op = "reduce_damage";
  Selector who;
  Amount n;
  DamageCause cause = DamageCause::any;
  Role as = Role::any;
  Span until = Span::turn_end;
  template <class V>
  void fields(V& v) {
    v.must("who", who);
    v.must("n", n);
    v.may("cause", cause);
    v.may("as", as);
    v.must("until", until);
  }
};
struct DrawEffect {  ///< G-865
  static constexpr std::string_view op = "draw";
  Whose who = Whose::you;
  Amount n;
  template <class V>
  void fields(V& v) {
    v.must("who", who);
    v.must("n", n);
  }
};
enum class ChosenBy : std::uint8_t { owner, random };
struct DiscardEffect {  ///< G-866
  static constexpr std::string_view op = "discard_from_hand";
  Whose who = Whose::opponent;
  Amount n;
  ChosenBy chosen_by = ChosenBy::owner;
  template <class V>
  void fields(V& v) {
    v.must("who", who);
    v.must("n", n);
    v.must("chosen_by", chosen_by);
  }
};
enum class MoveTo : std::uint8_t { hand, deck };
struct MoveEffect {  ///< G-867
  static constexpr std::string_view op = "move";
  Selector what;
  MoveTo to = MoveTo::hand;
  template <class V>
  void fields(V& v) {
    v.must("what", what);
    v.must("to", to);
  }
};
struct SearchEffect {  ///< G-868
  static constexpr std::string_view op = "search";
  Filter of;
  Amount n;
  template <class V>
  void fields(V& v) {
    v.must("of", of);
    v.must("n", n);
  }
};
/// The facts of a token are a definition of their own.
struct TokenFacts {
  DefinitionId definition = 0;
};
struct TokenEffect {  ///< G-869
  static constexpr std::string_view op = "put_into_play";
  Amount n;
  TokenFacts token;
  template <class V>
  void fields(V& v) {
    v.must("n", n);
    v.must("token", token);
  }
};
struct DestroyEffect {  ///< G-870
  static constexpr std::string_view op = "destroy";
  Selector what;
  template <class V>
  void fields(V& v) {
    v.must("what", what);
  }
};
struct KindOfCounter {
  CounterKind id = 0;
};
struct CounterEffect {  ///< G-871
  static constexpr std::string_view op = "add_coin";
  Selector on;
  KindOfCounter kind;
  Amount n;
  template <class V>
  void fields(V& v) {
    v.must("on", on);
    v.must("kind", kind);
    v.must("n", n);
  }
};
struct ExtraAttackEffect {  ///< G-872
  static constexpr std::string_view op = "extra_attack";
  Selector who;
  template <class V>
  void fields(V& v) {
    v.must("who", who);
  }
};
struct Branch {
  ListId list = kNoList;
};
struct IfEffect {  ///< G-873
  static constexpr std::string_view op = "if";
  Condition cond;
  Branch then, otherwise;
  template <class V>
  void fields(V& v) {
    v.must("cond", cond);
    v.must("then", then);
    v.may("else", otherwise);
  }
};
struct AttachEffect {  ///< G-874
  static constexpr std::string_view op = "attach";
  Selector what, to;
  template <class V>
  void fields(V& v) {
    v.must("what", what);
    v.must("to", to);
  }
};
struct MayEffect {  ///< G-875
  static constexpr std::string_view op = "may";
  Branch doing;
  Whose by = Whose::you;
  template <class V>
  void fields(V& v) {
    v.must("do", doing);
    v.may("by", by);
  }
};

using Effect = std::variant<DamageEffect, HealEffect, ModifyEffect, ReduceEffect, DrawEffect, DiscardEffect, MoveEffect,
                            SearchEffect, TokenEffect, DestroyEffect, CounterEffect, ExtraAttackEffect, IfEffect,
                            AttachEffect, MayEffect>;

struct ModifyRule {  ///< G-881
  static constexpr std::string_view op = "modify_power";
  Selector who;
  Amount atk, hp;
  Role as = Role::any;
  template <class V>
  void fields(V& v) {
    v.must("who", who);
    v.may("atk", atk);
    v.may("hp", hp);
    v.may("as", as);
  }
};
struct ReduceRule {  ///< G-882
  static constexpr std::string_view op = "reduce_damage";
  Selector who;
  Amount n;
  DamageCause cause = DamageCause::any;
  Role as = Role::any;
  template <class V>
  void fields(V& v) {
    v.must("who", who);
    v.must("n", n);
    v.may("cause", cause);
    v.may("as", as);
  }
};
struct AttackRule {  ///< G-883
  static constexpr std::string_view op = "attack_rule";
  Selector who;
  bool cannot = false, at_once = false;
  template <class V>
  void fields(V& v) {
    v.must("who", who);
    v.may("cannot", cannot);
    v.may("at_once", at_once);
  }
};
struct BlockRule {  ///< G-884
  static constexpr std::string_view op = "block_rule";
  Selector who, against;
  template <class V>
  void fields(V& v) {
    v.must("who", who);
    v.must("against", against);
  }
};
struct ForbidMoveRule {  ///< G-885
  static constexpr std::string_view op = "forbid_move";
  Whose whose = Whose::opponent;
  Selector fighter;
  template <class V>
  void fields(V& v) {
    v.must("whose", whose);
    v.must("fighter", fighter);
  }
};

using Rule = std::variant<ModifyRule, ReduceRule, AttackRule, BlockRule, ForbidMoveRule>;

namespace detail {
template <class R, class... Kinds>
constexpr std::size_t place_among(const std::variant<Kinds...>*) {
  std::size_t at = 0;
  static_cast<void>(((std::is_same_v<R, Kinds> || (++at, false)) || ...));
  return at;
}
}  // namespace detail
/// Which alternative of `Rule` this is.
template <class R>
inline constexpr std::size_t kPlaceOfRule = detail::place_among<R>(static_cast<const Rule*>(nullptr));

/// One line of a cost: own Fighters (G-891).
struct InPlayCost {
  static constexpr std::string_view op = "in_play";
  int n = 1;
  Filter of;
  template <class V>
  void fields(V& v) {
    v.must("n", n);
    v.must("of", of);
  }
};
/// Cards of the own hand (G-892).
struct HandCost {
  static constexpr std::string_view op = "hand";
  int n = 1;
  template <class V>
  void fields(V& v) {
    v.must("n", n);
  }
};
/// Counters of the card itself (G-893).
struct CoinCost {
  static constexpr std::string_view op = "coins";
  KindOfCounter kind;
  int n = 1;
  template <class V>
  void fields(V& v) {
    v.must("kind", kind);
    v.must("n", n);
  }
};
using CostLine = std::variant<InPlayCost, HandCost, CoinCost>;
using Cost = std::vector<CostLine>;

}  // namespace gormiti

namespace table {
template <>
struct EnumNames<gormiti::ChosenBy> {
  static constexpr std::array<std::string_view, 2> names{"owner", "random"};
};
template <>
struct EnumNames<gormiti::MoveTo> {
  static constexpr std::array<std::string_view, 2> names{"hand", "deck"};
};
}  // namespace table
