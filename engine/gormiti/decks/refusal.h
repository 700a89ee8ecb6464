// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/table/enum_names.h"
#include "engine/table/ids.h"
#include "engine/table/keyed_rows.h"

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

inline constexpr std::size_t kRefusalCount = static_cast<std::size_t>(RefusalCode::no_exchange) + 1;

}  // namespace gormiti

namespace table {
template <>
struct EnumNames<gormiti::RefusalCode> {
  static constexpr auto names = KeyedRows<gormiti::RefusalCode, std::string_view, gormiti::kRefusalCount>{
      {
          {gormiti::RefusalCode::none, "none"},
          {gormiti::RefusalCode::game_over, "gameOver"},
          {gormiti::RefusalCode::not_your_decision, "notYourDecision"},
          {gormiti::RefusalCode::wrong_phase, "wrongPhase"},
          {gormiti::RefusalCode::not_yours, "notYours"},
          {gormiti::RefusalCode::deck_size, "deckSize"},
          {gormiti::RefusalCode::duplicate, "duplicate"},
          {gormiti::RefusalCode::no_hero, "noHero"},
          {gormiti::RefusalCode::wrong_type, "wrongType"},
          {gormiti::RefusalCode::hero_forbidden, "heroForbidden"},
          {gormiti::RefusalCode::out_of_range, "outOfRange"},
          {gormiti::RefusalCode::hand_has_fighter, "handHasFighter"},
          {gormiti::RefusalCode::condition, "condition"},
          {gormiti::RefusalCode::no_bearer, "noBearer"},
          {gormiti::RefusalCode::bearer_unfit, "bearerUnfit"},
          {gormiti::RefusalCode::weapon_limit, "weaponLimit"},
          {gormiti::RefusalCode::no_ability, "noAbility"},
          {gormiti::RefusalCode::used, "used"},
          {gormiti::RefusalCode::cannot_pay, "cannotPay"},
          {gormiti::RefusalCode::wrong_payment, "wrongPayment"},
          {gormiti::RefusalCode::no_zone, "noZone"},
          {gormiti::RefusalCode::too_early, "tooEarly"},
          {gormiti::RefusalCode::once_only, "onceOnly"},
          {gormiti::RefusalCode::nobody_ready, "nobodyReady"},
          {gormiti::RefusalCode::cannot_attack, "cannotAttack"},
          {gormiti::RefusalCode::waiting, "waiting"},
          {gormiti::RefusalCode::attacked, "attacked"},
          {gormiti::RefusalCode::must_attack, "mustAttack"},
          {gormiti::RefusalCode::cannot_defend, "cannotDefend"},
          {gormiti::RefusalCode::hero_only_alone, "heroOnlyAlone"},
          {gormiti::RefusalCode::move_forbidden, "moveForbidden"},
          {gormiti::RefusalCode::move_limit, "moveLimit"},
          {gormiti::RefusalCode::wrong_side, "wrongSide"},
          {gormiti::RefusalCode::move_unfit, "moveUnfit"},
          {gormiti::RefusalCode::wrong_number, "wrongNumber"},
          {gormiti::RefusalCode::not_an_option, "notAnOption"},
          {gormiti::RefusalCode::no_exchange, "noExchange"},
      }}.rows();
};
}  // namespace table
