// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/wording/match_names.h"

namespace playsheet {

/// Letters: more do not fit beside what else stands at a seat.
inline constexpr int kLongestPlayerName = 24;

/// How cards are read, whoever reads them.
struct ReadingChoice {
  wording::CardNames names = wording::CardNames::as_texts;
  bool reminders = false;  ///< the reader says what the keywords of the card mean
  QString log = {};        ///< language of the log, whoever decides; empty: that of the program

  friend bool operator==(const ReadingChoice&, const ReadingChoice&) = default;
};

/// Whether the table stands still after a showdown.
enum class ShowdownStop {
  Read,   ///< until somebody goes on
  Timed,  ///< for a few seconds
  Never,
};

}  // namespace playsheet
