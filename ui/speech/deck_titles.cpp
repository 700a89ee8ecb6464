// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/speech/deck_titles.h"

#include <algorithm>

namespace playsheet {

QString deckTitle(const std::string& written, const std::vector<naruto::LocalText>& known, const QString& language) {
  const auto found = std::find_if(known.begin(), known.end(), [&](const auto& name) { return name.en == written; });
  return QString::fromStdString(found == known.end() ? written : found->in(language.toStdString()));
}

std::vector<naruto::LocalText> namesOf(const std::vector<naruto::Deck>& decks) {
  std::vector<naruto::LocalText> names;
  for (const naruto::Deck& deck : decks) names.push_back(deck.name);
  return names;
}

}  // namespace playsheet
