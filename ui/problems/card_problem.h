// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>
#include <vector>

#include "engine/naruto/cards/card_message.h"

namespace playsheet {

/// Something that is wrong with a source of cards, in the language of whoever reads it.
struct CardProblem {
  QString file;
  int line = 0;  ///< from 1; 0 where the source has none
  int column = 0;
  QString card;       ///< its code
  QString field;      ///< place in the card, "ability[0].do[1].op"
  QString code;       ///< "unknown-key"
  QString message;    ///< what is wrong
  QString remedy;     ///< what would be right
  bool error = true;  ///< false: a hint, the card is there all the same

  /// "line 12, column 3 · N-9902 · healthy"
  QString place() const;
  /// One line with all of it.
  QString asText() const;

  friend bool operator==(const CardProblem&, const CardProblem&) = default;
};

CardProblem problemOf(const naruto::CardMessage& message, const QString& language);

/// What is known of the card sources, and what can be done about it. The program outside fills it in; everything may be
/// absent.
struct ProblemDesk {
  std::function<std::vector<CardProblem>(const QString& language)> list;
  std::function<void()> openFolder;
  std::function<void()> readAgain;
  QString folder;  ///< where a person's own cards lie

  std::vector<CardProblem> problems(const QString& language) const {
    return list ? list(language) : std::vector<CardProblem>();
  }
};

}  // namespace playsheet
