// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/naruto/scenario/vocabulary.h"
#include "engine/naruto/scenario/words.h"

/// Private to the readers of the statements: what they share.
namespace naruto::scenario {

/// The words of one line, and what a name in it can mean.
struct Reading {
  Cursor& words;
  const Catalog& cards;
  std::vector<std::string>& labels;  ///< declared so far

  /// The word is a code or a label, perhaps behind "A:" or "D:".
  bool is_card(std::string_view word) const;
  CardName card();
  /// One card or more, up to a word of the notation or the end of the line.
  std::vector<CardName> card_list();
  PlayerId player();
  Zone zone();
  Step phase();

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
