// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/naruto/cards/catalog.h"
#include "engine/table/ids.h"
#include "ui/wording/language.h"

namespace playsheet::wording {

/// Who and what is spoken of in the sentences of one match. Owns nothing of the catalog.
struct MatchNames {
  const naruto::Catalog* cards = nullptr;
  table::PerPlayer<std::string> players;
};

/// The printed name in this language, where one is known.
inline std::string card_name(const naruto::CardDefinition& card, const naruto::Words& words, Language language) {
  return language == Language::it && !card.name_it.empty() ? card.name_it : std::string(words.text(card.name));
}

}  // namespace playsheet::wording
