// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/table/enum_names.h"
#include "engine/table/ids.h"

namespace gormiti {

/// Why something cannot be done (G-R01 to G-R42), as data.
enum class RefusalCode : std::uint8_t {
  none,
  game_over,          ///< G-R01
  not_your_decision,  ///< G-R02
  wrong_phase,        ///< G-R03
  not_yours,          ///< G-R04
  deck_size,          ///< G-R05, G-R08
  duplicate,          ///< G-R06
  no_hero,            ///< G-R07
  wrong_type,         ///< G-R09, G-R13, G-R34
  hero_forbidden,     ///< G-R10
  out_of_range,       ///< G-R11
  hand_has_fighter,   ///< G-R12
  condition,          ///< G-R14, G-R15, G-R21, G-R39
  no_bearer,          ///< G-R16
  bearer_unfit,       ///< G-R17
  weapon_limit,       ///< G-R18
  no_ability,         ///< G-R19
  used,               ///< G-R20
  cannot_pay,         ///< G-R22
  wrong_payment,      ///< G-R23
  no_zone,            ///< G-R24
  too_early,          ///< G-R25
  once_only,          ///< G-R26
  nobody_ready,       ///< G-R27
  cannot_attack,      ///< G-R28
  waiting,            ///< G-R29
  attacked,           ///< G-R30
  must_attack,        ///< G-R31
  cannot_defend,      ///< G-R32
  hero_only_alone,    ///< G-R33
  move_forbidden,     ///< G-R35
  move_limit,         ///< G-R36
  wrong_side,         ///< G-R37
  move_unfit,         ///< G-R38
  wrong_number,       ///< G-R40
  not_an_option,      ///< G-R41
  no_exchange,        ///< G-R42
};

/// `rule` points at a text that lives as long as the program.
struct Refusal {
  RefusalCode code = RefusalCode::none;
  std::string_view rule;
  table::CardId card = table::kNoCard;  ///< the card or Fighter concerned

  explicit operator bool() const { return code != RefusalCode::none; }
  friend bool operator==(const Refusal&, const Refusal&) = default;
};

}  // namespace gormiti

namespace table {
template <>
struct EnumNames<gormiti::RefusalCode> {
  static constexpr std::array<std::string_view, 37> names{
      "none",          "gameOver",     "notYourDecision", "wrongPhase",    "notYours",     "deckSize",
      "duplicate",     "noHero",       "wrongType",       "heroForbidden", "outOfRange",   "handHasFighter",
      "condition",     "noBearer",     "bearerUnfit",     "weaponLimit",   "noAbility",    "used",
      "cannotPay",     "wrongPayment", "noZone",          "tooEarly",      "onceOnly",     "nobodyReady",
      "cannotAttack",  "waiting",      "attacked",        "mustAttack",    "cannotDefend", "heroOnlyAlone",
      "moveForbidden", "moveLimit",    "wrongSide",       "moveUnfit",     "wrongNumber",  "notAnOption",
      "noExchange"};
};
}  // namespace table
