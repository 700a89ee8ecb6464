// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "engine/naruto/cards/node_numbers.h"
#include "engine/naruto/cards/object_effects.h"
#include "engine/naruto/cards/player_effects.h"
#include "engine/table/fixed_vector.h"

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
  ListNumber number{};

  friend bool operator==(const Effects& a, const Effects& b);
};

/// N-COIN-01, N-COIN-02. `call`: the controller calls a side (CR-29), `heads` follows a right call, `tails` a wrong
/// one.
/// Of several coins `body` makes use of the numbers "heads" and "tails".
struct Toss {
  static constexpr std::string_view op = "toss";
  bool call = false;
  Effects heads;
  Effects tails;
  Amount n = 1;
  Side by = Side::you;
  bool until_tails = false;  ///< again until the first tails
  Effects body;
  friend bool operator==(const Toss&, const Toss&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("n", self.n);
    v("by", self.by);
    v("until_tails", self.until_tails);
    v("call", self.call);
    v("heads", self.heads);
    v("tails", self.tails);
    v("do", self.body);
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
  Amount chakra = 0;                ///< discard own chakra; "x": any number, then X is known
  std::vector<Symbol> of_symbol;    ///< only chakra with one of these symbols
  Amount hand = 0;                  ///< discard cards from the hand; "x": any number, then X is known
  Boxed<Filter> of_hand;            ///< only cards of the hand that fit
  int rewards = 0;                  ///< give up own battle rewards (to their owner's chakra area)
  std::optional<Destination> self;  ///< the card itself goes there
  bool injure_self = false;
  int damage_self = 0;
  int deck_top = 0;                       ///< discard from the top of the own deck
  std::optional<Destination> hand_to;     ///< where the cards of the hand go; absent: discarded
  std::optional<Destination> rewards_to;  ///< absent: to their owner's chakra area
  Boxed<Filter> reveal_hand;              ///< show one such card of the hand; it is "it"
  int in_play = 0;                        ///< give up own cards in play
  Boxed<Filter> of_play;
  std::optional<Destination> play_to;  ///< absent: discarded
  int coins = 0;                       ///< take coins off
  std::optional<CoinKind> coin;        ///< of this kind; absent: any
  Boxed<Selector> coins_from;          ///< absent: from the card itself
  int opponent_discard = 0;            ///< cards of the opponent's discard pile to their chakra area
  int opponent_deck_top = 0;           ///< cards of the top of the opponent's deck to their chakra area
  int opponent_wins = 0;               ///< battle rewards that the opponent wins
  bool same_symbol = false;            ///< the chakra have a symbol in common

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
    v("hand_to", self_.hand_to);
    v("rewards_to", self_.rewards_to);
    v("reveal_hand", self_.reveal_hand);
    v("in_play", self_.in_play);
    v("of_play", self_.of_play);
    v("play_to", self_.play_to);
    v("coins", self_.coins);
    v("coin", self_.coin);
    v("coins_from", self_.coins_from);
    v("opponent_discard", self_.opponent_discard);
    v("opponent_deck_top", self_.opponent_deck_top);
    v("opponent_wins", self_.opponent_wins);
    v("same_symbol", self_.same_symbol);
  }
};

/// An optional part, decided when applied (N-EFF-09), with a price or without. Whoever decides pays; "you" stays the
/// controller of the text.
struct May {
  static constexpr std::string_view op = "may";
  Boxed<Price> pay;
  Effects body;
  Side by = Side::you;
  Effects otherwise;
  friend bool operator==(const May&, const May&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("by", self.by);
    v("pay", self.pay);
    v("do", self.body);
    v("else", self.otherwise);
  }
};

/// Done unless that player pays (N-EFF-09, N-COST-09).
struct Unless {
  static constexpr std::string_view op = "unless";
  Side by = Side::opponent;
  Price pay;
  Effects body;
  friend bool operator==(const Unless&, const Unless&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("by", self.by);
    v("pay", self.pay);
    v("do", self.body);
  }
};

/// Done once, and again as long as the condition holds.
struct Repeat {
  static constexpr std::string_view op = "repeat";
  Effects body;
  Condition condition;
  friend bool operator==(const Repeat&, const Repeat&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("do", self.body);
    v("while", self.condition);
  }
};

/// For each player, the active one first; inside, "you" is that player.
struct EachPlayer {
  static constexpr std::string_view op = "each_player";
  Effects body;
  bool active_last = false;
  bool part_by_part = false;  ///< both do the first part, then both the next
  friend bool operator==(const EachPlayer&, const EachPlayer&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("do", self.body);
    v("active_last", self.active_last);
    v("part_by_part", self.part_by_part);
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

/// Does something at a later moment of this turn, or at the next such moment of a player (N-EFF-17: it depends on no
/// card).
struct Delayed {
  static constexpr std::string_view op = "delayed";
  Happening at = Happening::turn_ends;
  Effects body;
  std::optional<Side> whose;
  friend bool operator==(const Delayed&, const Delayed&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("at", self.at);
    v("whose", self.whose);
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

/// A triggered ability of no card that waits for a while; user, targets and "it" of the use stay known inside.
struct Watch {
  static constexpr std::string_view op = "watch";
  std::vector<Ability> ability;  ///< exactly one, triggered
  Until until = Until::turn_end;
  friend bool operator==(const Watch&, const Watch&);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("ability", self.ability);
    v("until", self.until);
  }
};

/// In a replacement of damage: nothing of it is dealt (N-HLT-05).
struct NegateDamage {
  static constexpr std::string_view op = "negate_damage";
  friend bool operator==(const NegateDamage&, const NegateDamage&) = default;
  template <class Self, class V>
  static void fields(Self&, V&&) {}
};

/// In a replacement of damage: so much less of it is dealt (N-HLT-05).
struct LowerDamage {
  static constexpr std::string_view op = "lower_damage";
  Amount by = 1;
  friend bool operator==(const LowerDamage&, const LowerDamage&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("by", self.by);
  }
};

/// In a replacement: the effect that was about to do it is negated. What it has done stays, the rest of it is not
/// carried out (N-NEG-09).
struct NegateEffect {
  static constexpr std::string_view op = "negate_effect";
  friend bool operator==(const NegateEffect&, const NegateEffect&) = default;
  template <class Self, class V>
  static void fields(Self&, V&&) {}
};

/// In a text about a tossed coin: it counts as this side (N-COIN-01).
struct TurnCoin {
  static constexpr std::string_view op = "turn_coin";
  CoinSide to = CoinSide::heads;
  friend bool operator==(const TurnCoin&, const TurnCoin&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("to", self.to);
  }
};

/// In a text about a tossed coin: its result is ignored, and it is tossed again.
struct TossAgain {
  static constexpr std::string_view op = "toss_again";
  friend bool operator==(const TossAgain&, const TossAgain&) = default;
  template <class Self, class V>
  static void fields(Self&, V&&) {}
};

using table::FixedVector;

/// Selectors of one effect.
inline constexpr std::size_t kMostSelectors = 2;

struct Effect {
  std::variant<Damage, Injure, Heal, Move, PutIntoPlay, Draw, DiscardFromHand, Look, Reveal, Shuffle, WinRewards,
               LoseRewards, Negate, AddCoin, BecomeStandby, GainControl, JoinTeam, JoinBattle, MovePlace, Reorganize,
               MoveMarker, Skip, ExtraTurn, WinGame, Transform, Arrange, Toss, ForEach, May, Pay, If, Modes, Lasting,
               Delayed, GrantTrigger, Deploy, SwapCards, LookAtCards, RevealUntil, RemoveCoin, MoveCoin, AfterUse,
               CopyUse, RearrangeTeam, LoseGame, ChooseNumber, Name, Unless, Repeat, EachPlayer, Watch, Choose,
               NegateDamage, LowerDamage, AttachTo, TurnCoin, TossAgain, NegateEffect>
      node;
  /// Place of this effect in the card, counted from 0 in reading order over all abilities; `finish_definition` sets it.
  /// A lasting effect in the state names its rule by it.
  EffectNumber number{};

  /// What it acts upon, as its node lists it: each selector among the fields, in the order in which they are settled
  /// (N-TGT-08). A rule that is put in force acts upon what it is said of. What an effect only asks about is a filter
  /// or a reference.
  FixedVector<const Selector*, kMostSelectors> selectors() const;
  FixedVector<Selector*, kMostSelectors> selectors();

  friend bool operator==(const Effect& a, const Effect& b) { return a.node == b.node; }
};

inline bool operator==(const Effects& a, const Effects& b) { return a.items == b.items; }

}  // namespace naruto
