// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/naruto/cards/terms.h"
#include "engine/naruto/state/game_state.h"
#include "ui/wording/language.h"

/// Terms of the rulebook as they stand alone: on labels, buttons and headings. Inside sentences the realizers have
/// their own forms.
namespace playsheet::wording {

/// A term by the id of the glossary ("zone.hand", "kw.counter"). An unknown id comes back as it is; a test holds that
/// the program asks for none.
std::string term(std::string_view id, Language language);
bool has_term(std::string_view id);

/// Every id, for tests.
std::vector<std::string_view> term_ids();

std::string term(naruto::CardType type, Language language);
std::string term(naruto::Zone zone, Language language);
std::string term(naruto::Symbol symbol, Language language);
std::string term(naruto::Result result, Language language);
std::string term(naruto::Health health, Language language);
std::string term(naruto::Role role, Language language);
std::string term(naruto::Rank rank, Language language);
std::string term(naruto::CoinKind coin, Language language);

/// The step as the rulebook calls it ("Exchange of jutsu"), and the phase it belongs to ("Battle phase").
std::string term(naruto::Step step, Language language);
std::string phase_name(naruto::Step step, Language language);

}  // namespace playsheet::wording
