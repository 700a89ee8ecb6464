// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace naruto {

/// A text in the languages of the program. English is what the others fall back on.
struct LocalText {
  std::string en;
  std::string it;
  std::string pt_br;

  /// `language` is "en", "it" or "pt_BR".
  const std::string& in(std::string_view language) const {
    if (language.starts_with("it") && !it.empty()) return it;
    if (language.starts_with("pt") && !pt_br.empty()) return pt_br;
    return en;
  }
  friend bool operator==(const LocalText&, const LocalText&) = default;
};

struct DeckEntry {
  std::string code;
  int count = 0;
  friend bool operator==(const DeckEntry&, const DeckEntry&) = default;
};

/// A list of cards under a name. Whether it may be played is a question for `check_deck`.
struct Deck {
  std::string id;  ///< name of its file without folder and ending
  LocalText name;
  LocalText note;  ///< how to play it
  std::vector<DeckEntry> cards;

  int size() const {
    int sum = 0;
    for (const DeckEntry& entry : cards) sum += entry.count;
    return sum;
  }
  friend bool operator==(const Deck&, const Deck&) = default;
};

}  // namespace naruto
