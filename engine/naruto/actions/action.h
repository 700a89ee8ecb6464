// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "engine/naruto/state/game_state.h"

/// The closed list of actions: all that a player can do. Uses are put together by small steps (what, on what, each card
/// of the payment, each target), so that listing what is legal never searches combinations.
namespace naruto {

struct CallToss {  ///< CR-01
  bool heads;
  friend bool operator==(const CallToss&, const CallToss&) = default;
};
struct ChooseStarter {  ///< CR-02
  PlayerId starter;
  friend bool operator==(const ChooseStarter&, const ChooseStarter&) = default;
};
struct ChangeHand {  ///< CR-03
  bool change;
  friend bool operator==(const ChangeHand&, const ChangeHand&) = default;
};
/// Plays a card from the hand: a Ninja or Client alone, growth and platoon on their base, a Jutsu with its user, a
/// Mission alone; a Ninja with Ambush from the chakra area; a squad from the reinforcement deck. Cost, components and
/// targets are asked next.
struct Play {
  CardId card;
  CardId on;
  friend bool operator==(const Play&, const Play&) = default;
};
struct UseEffect {  ///< an activated paragraph of a card in play
  CardId card;
  std::uint8_t ability;
  friend bool operator==(const UseEffect&, const UseEffect&) = default;
};
struct Charge {  ///< N-CHG-01, one card
  CardId card;
  friend bool operator==(const Charge&, const Charge&) = default;
};
struct Join {  ///< a Ninja that is alone joins the team of another (N-ORG-02)
  CardId ninja;
  CardId with;
  friend bool operator==(const Join&, const Join&) = default;
};
struct LeaveOut {  ///< the Ninja is in no team until its controller's next organization phase (N-ORG-04)
  CardId ninja;
  friend bool operator==(const LeaveOut&, const LeaveOut&) = default;
};

struct Send {  ///< the team of this Ninja attacks with it as head (N-ATK-03)
  CardId head;
  friend bool operator==(const Send&, const Send&) = default;
};
struct Block {  ///< the team of `head` blocks the attacking team of `attacker`, a member of it (N-BLK-03, N-BLK-04)
  CardId head;
  CardId attacker;
  friend bool operator==(const Block&, const Block&) = default;
};
struct Pick {  ///< a card of a payment, a target, a card for an effect
  CardId card;
  friend bool operator==(const Pick&, const Pick&) = default;
};
struct PickNumber {  ///< X, an alternative cost, a mode, a waiting trigger
  std::uint8_t number;
  friend bool operator==(const PickNumber&, const PickNumber&) = default;
};
/// Names a card by the code (`is_card_code`) of one that bears the name.
struct NameCard {
  std::array<char, 24> code{'-'};  ///< none yet
  NameCard() = default;
  explicit NameCard(std::string_view of) {
    std::copy_n(of.begin(), std::min(of.size(), code.size() - 1), code.begin());
  }
  std::string_view text() const { return {code.data()}; }
  friend bool operator==(const NameCard&, const NameCard&) = default;
};

struct Answer {  ///< an optional part: yes or no
  bool yes;
  friend bool operator==(const Answer&, const Answer&) = default;
};
struct Done {  ///< ends a phase or a step, or stops picking, or ends a look
  friend bool operator==(const Done&, const Done&) = default;
};
struct Pass {  ///< N-CHAIN-06
  friend bool operator==(const Pass&, const Pass&) = default;
};
struct Concede {  ///< N-WIN-07, at any time
  PlayerId player;
  friend bool operator==(const Concede&, const Concede&) = default;
};

/// What is changed at the judge's desk.
enum class Adjustment : std::uint8_t { move, injure, heal, coins, control, marker, shuffle };

/// One change of the position that both players agree on (N-CR-05). It is an answer to no question: it may be made
/// while nothing is half done, and the question is asked again.
struct Adjust {
  Adjustment what = Adjustment::move;
  CardId card = kNoCard;
  PlayerId player = PlayerId::south;  ///< move to the village, control: of whom; marker, shuffle: whose
  Zone to = Zone::nowhere;            ///< move
  bool to_bottom = false;             ///< move into the deck
  CoinKind coin = CoinKind::any;      ///< coins
  std::int8_t n = 0;                  ///< coins: put on, or taken off; marker: its new value
  friend bool operator==(const Adjust&, const Adjust&) = default;
};

using Action = std::variant<CallToss, ChooseStarter, ChangeHand, Play, UseEffect, Charge, Join, LeaveOut, Send, Block,
                            Pick, PickNumber, NameCard, Answer, Done, Pass, Concede, Adjust>;

/// "play 12 on 4": the form of records. `read_action` gives nothing for a text that is no action.
std::string to_text(const Action& action);
std::optional<Action> read_action(std::string_view text);

}  // namespace naruto
