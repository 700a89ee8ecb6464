// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/table/local_text.h"

namespace naruto {

using table::LocalText;

struct DeckEntry {
  std::string code;
  int count = 0;  ///< 1 to 99 in a deck that was read
  friend bool operator==(const DeckEntry&, const DeckEntry&) = default;
};

/// Cleaned as names are (`table::clean_name`), in each language.
LocalText clean_name(const LocalText& name);

/// How many cards a list has, copies counted.
inline int cards_in(const std::vector<DeckEntry>& list) {
  int sum = 0;
  for (const DeckEntry& entry : list) sum += entry.count;
  return sum;
}

/// Lists of cards under a name: the deck, its sideboard (N-SIDE-01) and its reinforcement deck (N-REINF-01). Whether it
/// may be played is a question for `check_deck`.
struct Deck {
  std::string id;  ///< name of its file without folder and ending
  LocalText name;
  LocalText note;  ///< how to play it
  std::vector<DeckEntry> cards;
  std::vector<DeckEntry> sideboard;
  std::vector<DeckEntry> reinforcement;
  std::string edition;  ///< id of the edition it was made for, or empty: a hint, no rule

  /// Cards of the deck proper.
  int size() const { return cards_in(cards); }
  friend bool operator==(const Deck&, const Deck&) = default;
};

}  // namespace naruto
