// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "engine/naruto/decks/formats/deck_import.h"

/// Deck lists as people write them, made by a grammar (docs/formats.md, section 3), so that it is known what they say.
namespace playsheet::support {

/// A choice: a number below this one.
using Choice = std::function<std::uint32_t(std::uint32_t below)>;

class WrittenList {
 public:
  WrittenList(const naruto::Catalog& cards, Choice choice);

  /// The bytes of the file: in one of the encodings of text, with any line ends.
  const std::string& bytes() const { return bytes_; }
  /// The same as UTF-8.
  const std::string& text() const { return text_; }

  /// The law in both directions: every code that is written is in the deck with its number and in its pile, or in a
  /// question; what holds something that is not understood is a question; and nothing else is in the deck. Empty if it
  /// holds, else what does not.
  std::string fault_of(const naruto::DeckImport& read) const;

 private:
  /// Where a card is meant to be: in a pile, under a heading that nobody knows, or not in the deck.
  enum class Place : std::uint8_t { deck, sideboard, reinforcement, unknown, aside };
  struct Meant {
    int line;
    Place place;
    std::string code;
    int count;
  };

  template <std::size_t N>
  std::string one_of(const std::array<const char*, N>& words);
  void put_line();
  std::string heading();
  std::string card();
  std::string card_forms(const std::string& code, int count);
  std::string code_of(const naruto::CardDefinition& card);
  std::string pile_in_front(Place& place);
  std::string blank();
  void encode(const std::string& text);
  bool asked(const naruto::DeckImport& read, int line) const;

  const naruto::Catalog& cards_;
  Choice choice_;
  Place now_ = Place::deck;
  int line_ = 1;
  bool fronted_ = false;  ///< a pile stood in front of the last card
  std::string text_, bytes_;
  std::vector<Meant> meant_;
  std::vector<int> doubtful_;  ///< lines that have to be asked about
};

}  // namespace playsheet::support
