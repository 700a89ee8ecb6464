// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/naruto/cards/catalog.h"
#include "engine/naruto/scenario/scenario.h"

/// The words of the notation and what they mean in the engine.
namespace naruto::scenario {

/// "A" is south, "D" is north.
std::optional<PlayerId> find_player(std::string_view word);
std::string_view letter_of(PlayerId player);

/// "T01" and "T1" are T-01; other codes stay as they are.
std::string full_code(std::string_view written);
/// The other way round, for reports.
std::string short_code(std::string_view code);

/// Steps by their words ("mission", "end") and by the engine's own names ("victory_check").
std::optional<Step> find_phase(std::string_view word);
const std::vector<std::string_view>& phase_words();
/// The word of the phase that this step belongs to.
std::string_view phase_of(Step step);
/// The word names a whole phase, not a step of one.
bool is_phase(std::string_view word);

/// Zones that can be written.
std::optional<Zone> find_zone(std::string_view word);
const std::vector<std::string_view>& zone_words();

/// The questions that a word means: one of the engine's names, or a friendly one ("payment").
std::vector<std::string_view> questions_of(std::string_view word);
std::vector<std::string_view> question_words();

/// Names of an enumeration as candidates.
template <class E>
std::vector<std::string_view> names_of() {
  return {table::EnumNames<E>::names.begin(), table::EnumNames<E>::names.end()};
}

/// Every word that has a meaning somewhere and so is no label.
bool is_reserved(std::string_view word);

}  // namespace naruto::scenario
