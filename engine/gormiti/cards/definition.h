// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/gormiti/cards/nodes.h"
#include "engine/table/names.h"

/// What a card is: printed facts (G-806) and abilities.
namespace gormiti {

using table::Names;

/// More counted abilities a card cannot have: each has four bits in the state.
inline constexpr std::size_t kMostAbilities = 4;
/// Uses in one turn that an ability can be limited to (G-813).
inline constexpr int kMostUses = 9;
/// Cards that one cost asks for.
inline constexpr std::size_t kMostPaid = 6;

/// What sets off a triggered ability, and for whom (G-827).
struct EventTest {
  EventKind event = EventKind::enters_play;
  Selector who;
  Role as = Role::any;
  Result result = Result::survived;
  LeaveCause cause = LeaveCause::any;
  Whose whose = Whose::any;
};

struct Ability {
  AbilityKind kind = AbilityKind::static_;
  EventTest on;                        ///< triggered
  std::optional<Condition> condition;  ///< `if`; of a static ability `while`
  int limit = 0;                       ///< times per turn; 0: no limit
  Cost pay;                            ///< activated
  ListId doing = kNoList;              ///< all but static
  std::vector<Rule> rules;             ///< static
};

struct CardDefinition {
  std::string code;  ///< of the print (G-806); of a token that of the card with a number behind it
  std::string card;  ///< the same for all variants
  Names name;
  CardType type = CardType::fighter;
  bool token = false;
  std::optional<Element> element;
  std::optional<Category> category;
  Trait trait = Trait::none;
  int atk = 0, hp = 0;
  std::optional<Condition> playable_if;  ///< G-422, G-427
  Cost pay;                              ///< G-428
  std::optional<Filter> needs;           ///< G-433, G-521
  Role side = Role::any;                 ///< Move (G-535)
  int duration = 0;                      ///< own turns; 0: no end (G-436)
  Rarity rarity = Rarity::none;
  std::string art, set, image;
  std::vector<Ability> abilities;
  std::vector<std::vector<Effect>> lists{{}};  ///< by ListId
  /// Bit per EventKind: it has an ability that such an event sets off.
  std::uint8_t listens = 0;
  /// Bit per alternative of `Rule`: a static ability has such a rule.
  std::uint8_t rules = 0;
  bool changes_hp = false;  ///< one of them changes HP
  /// Of all that the card means, names and pictures aside: another one, another card (records). Tokens have that of
  /// their card.
  std::uint64_t digest = 0;

  template <class R>
  bool has_static() const {
    return (rules & (1U << kPlaceOfRule<R>)) != 0;
  }
  /// Only these may be chosen as Hero (G-204, G-207).
  bool may_be_hero() const { return type == CardType::fighter && !token && trait == Trait::none; }
};

/// A ready deck of the card file (G-896).
struct ReadyDeck {
  std::string code;
  Mode mode = Mode::strategic;
  Names name;
  std::string hero;
  std::vector<std::string> cards;
  std::string guide;
};

}  // namespace gormiti
