// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/table/enum_names.h"
#include "engine/table/keyed_rows.h"

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

inline constexpr std::size_t kRefusalCount = static_cast<std::size_t>(RefusalCode::no_last_stand) + 1;

}  // namespace rising_clan

namespace table {
template <>
struct EnumNames<rising_clan::RefusalCode> {
  static constexpr auto names = KeyedRows<rising_clan::RefusalCode, std::string_view, rising_clan::kRefusalCount>{
      {
          {rising_clan::RefusalCode::none, "none"},
          {rising_clan::RefusalCode::not_your_decision, "notYourDecision"},
          {rising_clan::RefusalCode::not_an_option, "notAnOption"},
          {rising_clan::RefusalCode::setup, "setup"},
          {rising_clan::RefusalCode::cannot_act, "cannotAct"},
          {rising_clan::RefusalCode::symbols, "symbols"},
          {rising_clan::RefusalCode::symbols_forbidden, "symbolsForbidden"},
          {rising_clan::RefusalCode::wrong_moment, "wrongMoment"},
          {rising_clan::RefusalCode::condition, "condition"},
          {rising_clan::RefusalCode::card_limit, "cardLimit"},
          {rising_clan::RefusalCode::hands_taken, "handsTaken"},
          {rising_clan::RefusalCode::used_up, "usedUp"},
          {rising_clan::RefusalCode::no_target, "noTarget"},
          {rising_clan::RefusalCode::role_hidden, "roleHidden"},
          {rising_clan::RefusalCode::not_playable_now, "notPlayableNow"},
          {rising_clan::RefusalCode::wrong_discards, "wrongDiscards"},
          {rising_clan::RefusalCode::no_facer, "noFacer"},
          {rising_clan::RefusalCode::nobody_left, "nobodyLeft"},
          {rising_clan::RefusalCode::cancels_too_late, "cancelsTooLate"},
          {rising_clan::RefusalCode::no_attack_declared, "noAttackDeclared"},
          {rising_clan::RefusalCode::not_attacked, "notAttacked"},
          {rising_clan::RefusalCode::celerity, "celerity"},
          {rising_clan::RefusalCode::first_dice, "firstDice"},
          {rising_clan::RefusalCode::third_in_challenge, "thirdInChallenge"},
          {rising_clan::RefusalCode::cannot_attack, "cannotAttack"},
          {rising_clan::RefusalCode::cannot_free, "cannotFree"},
          {rising_clan::RefusalCode::cannot_rest, "cannotRest"},
          {rising_clan::RefusalCode::cannot_join, "cannotJoin"},
          {rising_clan::RefusalCode::no_opponent, "noOpponent"},
          {rising_clan::RefusalCode::cannot_give, "cannotGive"},
          {rising_clan::RefusalCode::cannot_open, "cannotOpen"},
          {rising_clan::RefusalCode::no_credit, "noCredit"},
          {rising_clan::RefusalCode::cannot_reveal, "cannotReveal"},
          {rising_clan::RefusalCode::no_draw, "noDraw"},
          {rising_clan::RefusalCode::no_neighbour, "noNeighbour"},
          {rising_clan::RefusalCode::not_immune, "notImmune"},
          {rising_clan::RefusalCode::no_captive, "noCaptive"},
          {rising_clan::RefusalCode::no_last_stand, "noLastStand"},
      }}.rows();
};
}  // namespace table
