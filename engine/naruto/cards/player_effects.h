// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/cards/rule_nodes.h"

/// Effects on a player: hand, deck, battle rewards, marker, turns and victory. They are carried out in
/// `resolve/perform_players.cpp`.
namespace naruto {

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
  bool random = false;
  bool up_to = false;
  Boxed<Filter> of;  ///< only cards that fit
  friend bool operator==(const DiscardFromHand&, const DiscardFromHand&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("n", self.n);
    v("random", self.random);
    v("up_to", self.up_to);
    v("of", self.of);
  }
};

/// Where a look goes. `cards`: to the cards that `look_at` names; no word of a source.
enum class LookAt : std::uint8_t { hand, deck_top, rewards, cards };

/// Shows cards to the text's controller only (N-ZONE-21); they stay seen until the end of this effect.
struct Look {
  static constexpr std::string_view op = "look";
  LookAt at = LookAt::hand;
  Side of = Side::opponent;
  Amount n = 0;  ///< deck_top: how many; rewards: of those won last, all of them if left out
  friend bool operator==(const Look&, const Look&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("at", self.at);
    v("of", self.of);
    v("n", self.n);
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
  bool up_to = false;
  bool random = false;
  bool chosen = false;  ///< the controller of the text looks at them and chooses
  friend bool operator==(const LoseRewards&, const LoseRewards&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("n", self.n);
    v("to", self.to);
    v("up_to", self.up_to);
    v("random", self.random);
    v("chosen", self.chosen);
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

/// The player loses the game now (N-WIN-09); `any`: both would, so the active player wins.
struct LoseGame {
  static constexpr std::string_view op = "lose_game";
  Side who = Side::you;
  friend bool operator==(const LoseGame&, const LoseGame&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
  }
};

/// A number of the controller's choice; the effects behind it call it "number".
struct ChooseNumber {
  static constexpr std::string_view op = "choose_number";
  Amount at_least = 0;
  Amount at_most = 1;
  friend bool operator==(const ChooseNumber&, const ChooseNumber&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("at_least", self.at_least);
    v("at_most", self.at_most);
  }
};

/// The controller names a symbol, a card type or the name of a card; filters with `named` speak of it.
struct Name {
  static constexpr std::string_view op = "name";
  Nameable what = Nameable::symbol;
  Boxed<Filter> of;    ///< card_type: only types that this says; card_name: names of cards of these types
  bool track = false;  ///< card_name: the player tracks it from now on, in the place of a name before
  friend bool operator==(const Name&, const Name&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("what", self.what);
    v("of", self.of);
    v("track", self.track);
  }
};

/// The controller looks at the top cards of a deck and puts them back in any order (CR-31, N-ZONE-21).
struct Arrange {
  static constexpr std::string_view op = "arrange";
  Side of = Side::you;
  Amount n = 3;
  std::optional<int> on_top;  ///< so many of them stay on top, the others go to the bottom
  friend bool operator==(const Arrange&, const Arrange&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("of", self.of);
    v("n", self.n);
    v("on_top", self.on_top);
  }
};

}  // namespace naruto

namespace table {
template <>
struct EnumNames<naruto::LookAt> {
  static constexpr std::array<std::string_view, 4> names{"hand", "deck_top", "rewards", "cards"};
};
}  // namespace table
