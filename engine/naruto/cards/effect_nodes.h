// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "engine/naruto/cards/object_effects.h"
#include "engine/naruto/cards/player_effects.h"

/// Effects: what is done when a text is applied, in printed order, each part as far as it can be carried out
/// (N-EFF-13). Nodes are few and composed; none is made for one card. Here stand those that decide what is done at all,
/// how often and when (carried out in `resolve/perform_flow.cpp`), and `Effect`, any of them all.
namespace naruto {

struct Effect;
struct Ability;

/// A list of effects, carried out one after the other. `number` counts the lists of a card from 0 in reading order over
/// all abilities; `finish_definition` sets it. Work that waits in the state names its place in the tree by it.
struct Effects {
  std::vector<Effect> items;
  std::uint8_t number = 0;

  friend bool operator==(const Effects& a, const Effects& b);
};

/// N-COIN-01, N-COIN-02. `call`: the controller calls a side (CR-29), `heads` follows a right call, `tails` a wrong
/// one.
struct Toss {
  static constexpr std::string_view op = "toss";
  bool call = false;
  Effects heads;
  Effects tails;
  friend bool operator==(const Toss&, const Toss&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("call", self.call);
    v("heads", self.heads);
    v("tails", self.tails);
  }
};

/// Once for each object that fits now (N-EFF-20); inside, `it` is the object.
struct ForEach {
  static constexpr std::string_view op = "for_each";
  Filter of;
  Effects body;
  friend bool operator==(const ForEach&, const ForEach&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("of", self.of);
    v("do", self.body);
  }
};

/// What a text asks a player to give for a part of it (N-COST-09): all of it or none.
struct Price {
  int chakra = 0;                   ///< discard own chakra
  std::optional<Symbol> of_symbol;  ///< only chakra with this symbol
  int hand = 0;                     ///< discard cards from the hand
  std::optional<Filter> of_hand;    ///< only cards of the hand that fit
  int rewards = 0;                  ///< give up own battle rewards (to their owner's chakra area)
  std::optional<Destination> self;  ///< the card itself goes there
  bool injure_self = false;
  int damage_self = 0;
  int deck_top = 0;  ///< discard from the top of the own deck

  friend bool operator==(const Price&, const Price&) = default;
  template <class Self, class V>
  static void fields(Self& self_, V&& v) {
    v("chakra", self_.chakra);
    v("of_symbol", self_.of_symbol);
    v("hand", self_.hand);
    v("of_hand", self_.of_hand);
    v("rewards", self_.rewards);
    v("self", self_.self);
    v("injure_self", self_.injure_self);
    v("damage_self", self_.damage_self);
    v("deck_top", self_.deck_top);
  }
};

/// An optional part, decided when applied (N-EFF-09), with a price or without.
struct May {
  static constexpr std::string_view op = "may";
  std::optional<Price> pay;
  Effects body;
  friend bool operator==(const May&, const May&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("pay", self.pay);
    v("do", self.body);
  }
};

/// Paid if it can be paid, without a question; only then the rest is done (N-EFF-14).
struct Pay {
  static constexpr std::string_view op = "pay";
  Price price;
  Effects body;
  friend bool operator==(const Pay&, const Pay&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("price", self.price);
    v("do", self.body);
  }
};

/// A branch inside an effect.
struct If {
  static constexpr std::string_view op = "if";
  Condition condition;
  Effects then;
  Effects otherwise;
  friend bool operator==(const If&, const If&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("condition", self.condition);
    v("then", self.then);
    v("else", self.otherwise);
  }
};

/// The controller chooses one of these.
struct Modes {
  static constexpr std::string_view op = "modes";
  std::vector<Effects> of;
  friend bool operator==(const Modes&, const Modes&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("of", self.of);
  }
};

/// Puts a rule in force for a while. Source form: the rule's own `op` with `until` beside it.
struct Lasting {
  static constexpr std::string_view op = "lasting";
  Rule rule;
  Until until = Until::turn_end;
  friend bool operator==(const Lasting&, const Lasting&) = default;
};

/// Does something at a later moment of this turn: `turn_ends` or `showdown_ends` (N-EFF-17: it depends on no card).
struct Delayed {
  static constexpr std::string_view op = "delayed";
  Happening at = Happening::turn_ends;
  Effects body;
  friend bool operator==(const Delayed&, const Delayed&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("at", self.at);
    v("do", self.body);
  }
};

/// Gives an object a further triggered ability for a while; inside, `self` is that object.
struct GrantTrigger {
  static constexpr std::string_view op = "grant_trigger";
  Selector who;
  std::vector<Ability> ability;  ///< exactly one, triggered
  Until until = Until::turn_end;
  friend bool operator==(const GrantTrigger&, const GrantTrigger&);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("ability", self.ability);
    v("until", self.until);
  }
};

struct Effect {
  std::variant<Damage, Injure, Heal, Move, PutIntoPlay, Draw, DiscardFromHand, Look, Reveal, Shuffle, WinRewards,
               LoseRewards, Negate, AddCoin, BecomeStandby, GainControl, JoinTeam, MovePlace, Reorganize, MoveMarker,
               Skip, ExtraTurn, WinGame, Transform, Arrange, Toss, ForEach, May, Pay, If, Modes, Lasting, Delayed,
               GrantTrigger>
      node;
  /// Place of this effect in the card, counted from 0 in reading order over all abilities; `finish_definition` sets it.
  /// A lasting effect in the state names its rule by it.
  std::uint8_t number = 0;

  friend bool operator==(const Effect& a, const Effect& b) { return a.node == b.node; }
};

inline bool operator==(const Effects& a, const Effects& b) { return a.items == b.items; }

}  // namespace naruto
