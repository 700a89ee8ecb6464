// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/naruto/scenario/vocabulary.h"
#include "engine/naruto/scenario/words.h"

/// Private to the readers of the statements: what they share.
namespace naruto::scenario {

/// Editions as bits, in the order in which the program lists them.
using EditionBits = std::uint32_t;
EditionBits bits_of(const std::vector<const Edition*>& some);
/// "usa-1.3 and panini".
std::string names_of_editions(EditionBits some);

/// A label, and the editions in which a card of the position has it.
struct Label {
  std::string name;
  EditionBits in = 0;
};

/// The words of one line, and what a name in it can mean.
struct Reading {
  Cursor& words;
  const Catalog& cards;
  std::vector<Label>& labels;  ///< declared so far, each name once
  EditionBits in = 0;          ///< where the line counts

  /// The word is a code or a label, perhaps behind "A:" or "D:".
  bool is_card(std::string_view word) const;
  CardName card();
  /// One card or more, up to a word of the notation or the end of the line.
  std::vector<CardName> card_list();
  PlayerId player();
  Zone zone();
  Step phase();

  /// The editions in which a card has this label.
  EditionBits labelled_in(std::string_view label) const;

 private:
  std::optional<CardName> name(std::string_view word, int column) const;
};

/// Nothing if the line does not begin like a statement of this kind; then no word is used up.
std::optional<PositionLine> read_position(Reading& reading);
std::optional<Decision> read_decision(Reading& reading);
std::optional<Refused> read_refused(Reading& reading);
std::optional<Continue> read_continue(Reading& reading);
std::optional<Expectation> read_expectation(Reading& reading);

/// The first words of statements, for the nearest word.
std::vector<std::string_view> statement_words();
std::vector<std::string_view> words_after_player();

}  // namespace naruto::scenario
