// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/cards/player_effects.h"
#include "engine/naruto/state/ids.h"

/// What a player is asked, and the use that is put together by such questions.
namespace naruto {

/// What kind of use is being announced.
/// `entry`: the hand cost of a card that an effect puts into play; `applied`: the jutsu cost of a Jutsu that an effect
/// applies; `attack`, `block`: what a text asks for sending a team.
enum class Announced : std::uint8_t {
  nothing,
  deploy,
  platoon,
  client,
  mission,
  jutsu,
  effect,
  squad,
  entry,
  applied,
  attack,
  block
};

/// A use that its player is putting together: cost and targets are asked one card at a time and nothing moves before
/// all of it is complete (N-GEN-04).
struct Announcement {
  Announced kind = Announced::nothing;
  CardId card = kNoCard;
  CardId on = kNoCard;       ///< user of a Jutsu, base of a platoon, attacker to be blocked
  std::uint8_t ability = 0;  ///< effect: which paragraph
  std::uint8_t cost = 0;     ///< which of alternative jutsu costs
  bool cost_chosen : 1 = false;
  bool x_chosen : 1 = false;
  std::uint8_t mode : 6 = 0;  ///< 1 + the one chosen of "choose one" (A-128); 0: none yet
  std::uint8_t x = 0;
  PlayerId player = PlayerId::south;  ///< effect, attack, block: who uses or sends it
  FixedVector<CardId, kMaxPayment> paid;
  FixedVector<ObjectRef, kTargetCount>
      targets;           ///< of a squad: its components; of a card that enters: what is given up
  bool picking = false;  ///< the last of them is a group that may still grow

  friend bool operator==(const Announcement&, const Announcement&) = default;
};

/// A Jutsu is paid for: its use, or an effect that applies it.
constexpr bool pays_jutsu_cost(const Announcement& use) {
  return use.kind == Announced::jutsu || use.kind == Announced::applied;
}

/// The questions of the game (section 17.2). The answer is an ordinary action.
enum class ChoiceKind : std::uint8_t {
  none,
  call_toss,        ///< CR-01
  choose_starter,   ///< CR-02
  change_hand,      ///< CR-03
  mission_action,   ///< CR-05
  counter_window,   ///< CR-11
  organize,         ///< CR-13
  attack,           ///< CR-14, CR-15
  block,            ///< CR-16, CR-17
  exchange,         ///< CR-18
  answer,           ///< CR-19
  pay_hand,         ///< CR-07
  pay_chakra,       ///< CR-21
  choose_cost,      ///< N-COST-11
  choose_x,         ///< CR-22
  choose_target,    ///< CR-24
  components,       ///< CR-09
  pick,             ///< CR-26: cards for an effect or its price
  yes_no,           ///< CR-25
  mode,             ///< CR-26
  order_triggers,   ///< CR-04, CR-27
  look,             ///< cards are shown to this player until the player goes on
  hand_adjustment,  ///< CR-28
  mastery,          ///< CR-23
  name,             ///< CR-26: the name of a card
};

/// The open question. `min` and `max` are the number of cards still to pick, or the bounds of a number.
struct Choice {
  ChoiceKind kind = ChoiceKind::none;
  PlayerId player = PlayerId::south;
  std::uint8_t min = 0;
  std::uint8_t max = 0;

  friend bool operator==(const Choice&, const Choice&) = default;
};

/// Cards of a hidden zone that one player may look at for now (N-ZONE-21).
struct Looking {
  bool active = false;
  PlayerId viewer = PlayerId::south;
  PlayerId of = PlayerId::south;
  LookAt at = LookAt::hand;
  std::uint8_t n = 0;

  friend bool operator==(const Looking&, const Looking&) = default;
};

}  // namespace naruto

namespace table {
template <>
struct EnumNames<naruto::ChoiceKind> {
  static constexpr std::array<std::string_view, 25> names{
      "none",       "call_toss",   "choose_starter", "change_hand",   "mission_action",  "counter_window",
      "organize",   "attack",      "block",          "exchange",      "answer",          "pay_hand",
      "pay_chakra", "choose_cost", "choose_x",       "choose_target", "components",      "pick",
      "yes_no",     "mode",        "order_triggers", "look",          "hand_adjustment", "mastery",
      "name"};
};
}  // namespace table
