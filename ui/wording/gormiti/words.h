// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "engine/gormiti/cards/definition.h"
#include "engine/gormiti/state/game_state.h"
#include "ui/wording/language.h"
#include "ui/wording/patterns.h"

/// The terms of Gormiti as they stand alone: on labels, buttons and headings. Each list has a row for each enumerator,
/// or does not compile.
namespace playsheet::gormiti_wording {

using wording::Language;
using wording::Trio;

using wording::Words;

struct OneAndMany {
  Trio one, many;
};

/// "Weapon card"
std::string_view name_of(gormiti::CardType type, Language language);
std::string_view name_of(gormiti::Element element, Language language);
/// "Dark Minion", "Dark Minions"
std::string_view name_of(gormiti::Category category, bool plural, Language language);
/// "Fusion"; empty for none.
std::string_view name_of(gormiti::Trait trait, Language language);
/// Empty for none.
std::string_view name_of(gormiti::Rarity rarity, Language language);
/// "attacker"; empty for any.
std::string_view name_of(gormiti::Role role, Language language);
std::string_view name_of(gormiti::Zone zone, Language language);
/// "Strategic phase"
std::string_view name_of(gormiti::Step step, Language language);
std::string_view name_of(gormiti::Mode mode, Language language);
std::string_view name_of(gormiti::AbilityKind kind, Language language);

/// Words of the rulebook that stand on cards and sheets.
enum class Term : std::uint8_t {
  fighter,
  hero,
  token,
  counter,
  atk,
  hp,
  max_hp,
  current_hp,
  element,
  category,
  deployment_condition,
  activation_condition,
  payment,
  turn,
  round,
  clash,
  play_space,
  field,
  ready,
  extra_attack,
  injured,
  count,
};
std::string_view name_of(Term term, Language language);

/// The name of a card, a deck or a kind of counter in this language, as it is printed.
std::string in_language(const gormiti::Names& names, Language language);

/// "Fighter · Water · Gormiti · Fusion": what stands under the name of a card.
std::string type_line(const gormiti::CardDefinition& card, Language language);

}  // namespace playsheet::gormiti_wording
