// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "engine/naruto/cards/rule_nodes.h"

/// Effects: what is done when a text is applied, in printed order, each part as far as it can be carried out
/// (N-EFF-13). Nodes are few and composed; none is made for one card.
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

/// 1 or more damage (N-HLT-02 to N-HLT-06). The source is the user, or the card that bears the text.
struct Damage {
  static constexpr std::string_view op = "damage";
  Selector to;
  Amount amount = 1;
  friend bool operator==(const Damage&, const Damage&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("to", self.to);
    v("amount", self.amount);
  }
};

/// Becomes injured; not damage, and nothing to an injured one (N-HLT-14).
struct Injure {
  static constexpr std::string_view op = "injure";
  Selector who;
  friend bool operator==(const Injure&, const Injure&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
  }
};

/// N-HLT-10.
struct Heal {
  static constexpr std::string_view op = "heal";
  Selector who;
  friend bool operator==(const Heal&, const Heal&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
  }
};

/// Moves cards to a zone of their owners; the verb of the sentence follows from the destination.
struct Move {
  static constexpr std::string_view op = "move";
  Selector what;
  Destination to = Destination::discard;
  bool reveal = false;  ///< shown to both before it goes to a hidden zone
  friend bool operator==(const Move&, const Move&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("what", self.what);
    v("to", self.to);
    v("reveal", self.reveal);
  }
};

/// Into the village of the text's controller without costs (N-DEPLOY-10), names permitting (N-NAME-09).
struct PutIntoPlay {
  static constexpr std::string_view op = "put_into_play";
  Selector what;
  bool counts_as_deployment = false;  ///< uses up the Ninja deployment of the turn; not usable after it
  friend bool operator==(const PutIntoPlay&, const PutIntoPlay&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("what", self.what);
    v("counts_as_deployment", self.counts_as_deployment);
  }
};

/// Cards from the top of the player's own deck, one by one (N-START-07, -08). `any` is each player, active first.
struct Draw {
  static constexpr std::string_view op = "draw";
  Side who = Side::you;
  Amount n = 1;
  bool up_to_hand = false;  ///< draws until the hand has n cards
  friend bool operator==(const Draw&, const Draw&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("n", self.n);
    v("up_to_hand", self.up_to_hand);
  }
};

/// The player discards cards of their choice from the hand.
struct DiscardFromHand {
  static constexpr std::string_view op = "discard_from_hand";
  Side who = Side::you;
  Amount n = 1;
  friend bool operator==(const DiscardFromHand&, const DiscardFromHand&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("n", self.n);
  }
};

/// Where a look goes.
enum class LookAt : std::uint8_t { hand, deck_top, rewards };

/// Shows cards to the text's controller only (N-ZONE-21); they stay seen until the end of this effect.
struct Look {
  static constexpr std::string_view op = "look";
  LookAt at = LookAt::hand;
  Side of = Side::opponent;
  Amount n = 0;  ///< deck_top: how many
  friend bool operator==(const Look&, const Look&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("at", self.at);
    v("of", self.of);
    v("n", self.n);
  }
};

/// Shows cards to both players (N-ZONE-21).
struct Reveal {
  static constexpr std::string_view op = "reveal";
  Selector what;
  friend bool operator==(const Reveal&, const Reveal&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("what", self.what);
  }
};

/// N-SHUF-01.
struct Shuffle {
  static constexpr std::string_view op = "shuffle";
  Side who = Side::you;
  friend bool operator==(const Shuffle&, const Shuffle&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
  }
};

/// Takes cards from the top of the opponent's deck as battle rewards (N-REW-05, N-REW-08).
struct WinRewards {
  static constexpr std::string_view op = "win_rewards";
  Side who = Side::you;
  Amount n = 1;
  friend bool operator==(const WinRewards&, const WinRewards&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("n", self.n);
  }
};

/// Rewards of the player go, unseen, to their owner's zone; the controller of the text takes them from the pile.
struct LoseRewards {
  static constexpr std::string_view op = "lose_rewards";
  Side who = Side::opponent;
  Amount n = 1;
  Destination to = Destination::discard;
  friend bool operator==(const LoseRewards&, const LoseRewards&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("n", self.n);
    v("to", self.to);
  }
};

/// Makes a use on the chain void (N-NEG-01 to -07). `to` absent: the edition's destination (N-NEG-03).
struct Negate {
  static constexpr std::string_view op = "negate";
  Selector what;
  std::optional<Destination> to;
  friend bool operator==(const Negate&, const Negate&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("what", self.what);
    v("to", self.to);
  }
};

/// N-EFF-11, N-GROW-03.
struct AddCoin {
  static constexpr std::string_view op = "add_coin";
  Selector on;
  CoinKind kind = CoinKind::plus_1_1;
  Amount n = 1;
  friend bool operator==(const AddCoin&, const AddCoin&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("on", self.on);
    v("kind", self.kind);
    v("n", self.n);
  }
};

/// Leaves its team and is on stand-by as a team of one (N-ORG-12).
struct BecomeStandby {
  static constexpr std::string_view op = "become_standby";
  Selector who;
  friend bool operator==(const BecomeStandby&, const BecomeStandby&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
  }
};

/// Under the control of the text's controller, who treats the card as their own (N-OWN-02, N-OWN-06). Where it cannot
/// lie there nothing happens (N-NAME-09, N-CLI-03).
struct GainControl {
  static constexpr std::string_view op = "gain_control";
  Selector who;
  Until until = Until::for_good;
  friend bool operator==(const GainControl&, const GainControl&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("until", self.until);
  }
};

/// Into the team of another Ninja of the same side, as a back ninja (N-ORG-08, N-ORG-12).
struct JoinTeam {
  static constexpr std::string_view op = "join_team";
  Selector who;
  Ref of = Ref::t1;
  friend bool operator==(const JoinTeam&, const JoinTeam&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("of", self.of);
  }
};

/// Becomes head or back of its team in the battle (N-ATK-04); the only Ninja of a team cannot be pushed back
/// (N-BLK-05). A new head pushes the old one back; a head that is pushed back leaves the team without one.
struct MovePlace {
  static constexpr std::string_view op = "move_place";
  Selector who;
  Role to = Role::back;
  friend bool operator==(const MovePlace&, const MovePlace&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("to", self.to);
  }
};

/// The player assembles teams anew (N-ORG-13).
struct Reorganize {
  static constexpr std::string_view op = "reorganize";
  Side who = Side::you;
  friend bool operator==(const Reorganize&, const Reorganize&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
  }
};

/// The turn marker moves, within its bounds (N-MARK-05).
struct MoveMarker {
  static constexpr std::string_view op = "move_marker";
  Side who = Side::you;
  Amount n = 1;
  bool back = false;
  friend bool operator==(const MoveMarker&, const MoveMarker&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("n", self.n);
    v("back", self.back);
  }
};

/// The next one of these of the player does not take place (N-TURN-06, N-TURN-07).
struct Skip {
  static constexpr std::string_view op = "skip";
  Side who = Side::opponent;
  Skipped what = Skipped::battle_phase;
  friend bool operator==(const Skip&, const Skip&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("what", self.what);
  }
};

/// One more turn of the player after this one (N-TURN-07).
struct ExtraTurn {
  static constexpr std::string_view op = "extra_turn";
  Side who = Side::you;
  friend bool operator==(const ExtraTurn&, const ExtraTurn&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
  }
};

/// The player wins the game now (N-WIN-09); `any`: both would, so the active player does.
struct WinGame {
  static constexpr std::string_view op = "win_game";
  Side who = Side::you;
  friend bool operator==(const WinGame&, const WinGame&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
  }
};

/// This Jutsu or Mission turns into the card of this code, in play under its user's control (N-MAST-08). It is its
/// printed self again when it leaves play.
struct Transform {
  static constexpr std::string_view op = "transform";
  Word into = 0;
  friend bool operator==(const Transform&, const Transform&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("into", self.into);
  }
};

/// The controller looks at the top cards of a deck and puts them back in any order (CR-31, N-ZONE-21).
struct Arrange {
  static constexpr std::string_view op = "arrange";
  Side of = Side::you;
  Amount n = 3;
  friend bool operator==(const Arrange&, const Arrange&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("of", self.of);
    v("n", self.n);
  }
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

namespace table {
template <>
struct EnumNames<naruto::LookAt> {
  static constexpr std::array<std::string_view, 3> names{"hand", "deck_top", "rewards"};
};
}  // namespace table
