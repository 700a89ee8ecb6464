// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/table/enum_names.h"

namespace rising_clan {

/// Why something cannot be done: the rows R-F01 to R-F44, in their order. Rows without a code are never given: what
/// they refuse is not among what is asked (R-F28, R-F30, R-F31, R-F36, R-F38, R-F39), or no action can ask for it
/// (R-F44).
enum class RefusalCode : std::uint8_t {
  none,
  not_your_decision,   ///< R-F01
  not_an_option,       ///< R-F02
  setup,               ///< R-F03
  cannot_act,          ///< R-F04
  symbols,             ///< R-F05
  symbols_forbidden,   ///< R-F06
  wrong_moment,        ///< R-F07
  condition,           ///< R-F08
  card_limit,          ///< R-F09
  hands_taken,         ///< R-F10
  used_up,             ///< R-F11
  no_target,           ///< R-F12
  role_hidden,         ///< R-F13
  not_playable_now,    ///< R-F14
  wrong_discards,      ///< R-F15
  no_facer,            ///< R-F16
  nobody_left,         ///< R-F17
  cancels_too_late,    ///< R-F18
  no_attack_declared,  ///< R-F19
  not_attacked,        ///< R-F20
  celerity,            ///< R-F21
  first_dice,          ///< R-F22
  third_in_challenge,  ///< R-F23
  cannot_attack,       ///< R-F24
  cannot_free,         ///< R-F25
  cannot_rest,         ///< R-F26
  cannot_join,         ///< R-F27
  no_opponent,         ///< R-F29
  cannot_give,         ///< R-F32
  cannot_open,         ///< R-F33
  no_credit,           ///< R-F34
  cannot_reveal,       ///< R-F35
  no_draw,             ///< R-F37
  no_neighbour,        ///< R-F40
  not_immune,          ///< R-F41
  no_captive,          ///< R-F42
  no_last_stand,       ///< R-F43
};

/// `rule` points at a text that lives as long as the program.
struct Refusal {
  RefusalCode code = RefusalCode::none;
  std::string_view rule;

  explicit operator bool() const { return code != RefusalCode::none; }
  friend bool operator==(const Refusal&, const Refusal&) = default;
};

}  // namespace rising_clan

namespace table {
template <>
struct EnumNames<rising_clan::RefusalCode> {
  static constexpr std::array<std::string_view, 38> names{
      "none",         "notYourDecision", "notAnOption",      "setup",
      "cannotAct",    "symbols",         "symbolsForbidden", "wrongMoment",
      "condition",    "cardLimit",       "handsTaken",       "usedUp",
      "noTarget",     "roleHidden",      "notPlayableNow",   "wrongDiscards",
      "noFacer",      "nobodyLeft",      "cancelsTooLate",   "noAttackDeclared",
      "notAttacked",  "celerity",        "firstDice",        "thirdInChallenge",
      "cannotAttack", "cannotFree",      "cannotRest",       "cannotJoin",
      "noOpponent",   "cannotGive",      "cannotOpen",       "noCredit",
      "cannotReveal", "noDraw",          "noNeighbour",      "notImmune",
      "noCaptive",    "noLastStand"};
};
}  // namespace table
