// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <string>
#include <string_view>

#include "engine/naruto/cards/catalog.h"

/// Private to the search: what the effect of a card does and speaks of, as words that can be searched for.
namespace playsheet {

struct CardDeeds {
  std::set<std::string> does;     ///< nodes of its tree ("win-rewards"), and plain words for the common ones ("return")
  std::set<std::string> touches;  ///< what it is done to: "injured", "ninja", "hand"
  std::set<std::string> needs;    ///< what a Jutsu asks of its user: "Byakugan", "Kakashi Hatake"
};

/// From the tree; of a card that has none yet, from the words of its summary.
CardDeeds deeds_of(const naruto::CardDefinition& card, const naruto::Words& words);

/// The word as one token of the full-text index, told apart from every word of a text.
std::string does_token(std::string_view word);
std::string touches_token(std::string_view word);
/// Of one word of what is needed.
std::string needs_token(std::string_view word);

}  // namespace playsheet
