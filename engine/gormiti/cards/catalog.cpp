// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/cards/catalog.h"

#include <algorithm>

namespace gormiti {

std::optional<DefinitionId> Catalog::find(std::string_view code) const {
  const auto at =
      std::find_if(cards_.begin(), cards_.end(), [&](const CardDefinition& c) { return !c.token && c.code == code; });
  if (at == cards_.end()) return std::nullopt;
  return static_cast<DefinitionId>(at - cards_.begin());
}

const ReadyDeck* Catalog::deck(std::string_view code) const {
  const auto at = std::find_if(decks_.begin(), decks_.end(), [&](const ReadyDeck& d) { return d.code == code; });
  return at == decks_.end() ? nullptr : &*at;
}

}  // namespace gormiti
