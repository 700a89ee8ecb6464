// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "engine/gormiti/rules/payment.h"

/// The closed list of actions: all that a player can do (G-10). A play is one of them with everything chosen before the
/// payment (G-D17); what is chosen later is picked card by card.
namespace gormiti {

struct ChooseHero {  ///< G-D01
  CardId card;
  friend bool operator==(const ChooseHero&, const ChooseHero&) = default;
};
struct Cut {  ///< G-D02
  std::uint8_t at;
  friend bool operator==(const Cut&, const Cut&) = default;
};
struct Exchange {  ///< G-D15; false: keeps
  bool exchange;
  friend bool operator==(const Exchange&, const Exchange&) = default;
};
struct Deploy {
  CardId card;
  Payment payment = {};
  friend bool operator==(const Deploy&, const Deploy&) = default;
};
struct Equip {
  CardId card;
  CardId bearer;
  Payment payment = {};
  friend bool operator==(const Equip&, const Equip&) = default;
};
struct PlayArena {
  CardId card;
  Payment payment = {};
  friend bool operator==(const PlayArena&, const PlayArena&) = default;
};
struct PlayMagic {
  CardId card;
  Payment payment = {};
  friend bool operator==(const PlayMagic&, const PlayMagic&) = default;
};
struct UseAbility {
  CardId card;
  std::uint8_t ability;  ///< its place among all abilities of the card
  Payment payment = {};
  friend bool operator==(const UseAbility&, const UseAbility&) = default;
};
struct ToCombat {
  friend bool operator==(const ToCombat&, const ToCombat&) = default;
};
struct EndTurn {
  friend bool operator==(const EndTurn&, const EndTurn&) = default;
};
struct DeclareAttacker {  ///< G-D06
  CardId card;
  friend bool operator==(const DeclareAttacker&, const DeclareAttacker&) = default;
};
struct EndCombat {
  friend bool operator==(const EndCombat&, const EndCombat&) = default;
};
struct ChooseDefender {  ///< G-D07
  CardId card;
  friend bool operator==(const ChooseDefender&, const ChooseDefender&) = default;
};
struct PlayMove {  ///< G-D08, G-D09
  CardId card;
  Payment payment = {};
  friend bool operator==(const PlayMove&, const PlayMove&) = default;
};
struct Pass {
  friend bool operator==(const Pass&, const Pass&) = default;
};
struct PickTrigger {  ///< G-D31: the place in the batch
  std::uint8_t index;
  friend bool operator==(const PickTrigger&, const PickTrigger&) = default;
};
struct Pick {  ///< one card of G-D32 to G-D34
  CardId card;
  friend bool operator==(const Pick&, const Pick&) = default;
};
struct NothingMore {  ///< G-D34, when no further card fits
  friend bool operator==(const NothingMore&, const NothingMore&) = default;
};
struct Answer {  ///< G-D35
  bool yes;
  friend bool operator==(const Answer&, const Answer&) = default;
};
struct Keep {  ///< G-D40
  friend bool operator==(const Keep&, const Keep&) = default;
};
struct Swap {
  CardId card;
  friend bool operator==(const Swap&, const Swap&) = default;
};
struct Concede {  ///< G-105, at any time
  friend bool operator==(const Concede&, const Concede&) = default;
};

/// What the judge's desk can change.
enum class Adjustment : std::uint8_t { move, damage, counters, shuffle };

/// One change of the position that both players agree on. It answers no question: it may be made while nothing is half
/// done, and the question is asked again.
struct Adjust {
  Adjustment what = Adjustment::move;
  CardId card = kNoCard;
  PlayerId player = PlayerId::south;  ///< shuffle: whose deck
  Zone to = Zone::nowhere;            ///< move
  CardId bearer = kNoCard;            ///< move of a Weapon to the field
  CounterKind counter = 0;
  std::int16_t n = 0;  ///< damage and counters: how many there are then
  friend bool operator==(const Adjust&, const Adjust&) = default;
};

using Action = std::variant<ChooseHero, Cut, Exchange, Deploy, Equip, PlayArena, PlayMagic, UseAbility, ToCombat,
                            EndTurn, DeclareAttacker, EndCombat, ChooseDefender, PlayMove, Pass, PickTrigger, Pick,
                            NothingMore, Answer, Keep, Swap, Concede, Adjust>;

/// "equip 5 on 7 paying 3 4": the form of records. `read_action` gives nothing for a text that is no action.
std::string to_text(const Action& action);
std::optional<Action> read_action(std::string_view text);

}  // namespace gormiti
