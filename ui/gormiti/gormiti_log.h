// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/gormiti/match/card_game.h"
#include "ui/log/log_book.h"
#include "ui/log/log_place.h"

namespace playsheet {

/// The rows for a part of the history, `end` not included. Cards that are hidden from either player are not named.
std::vector<LogRow> gormitiLogRows(const gormiti::Match& match, LogPlace begin, LogPlace end,
                                   const table::PerPlayer<QString>& players, const QString& language);

/// The rule that an event follows from; empty for one that has none of its own.
QString ruleOf(const gormiti::Event& event);

/// The log of a match of Gormiti.
class GormitiLog {
 public:
  /// Rows for everything up to now. Cards that are hidden from either player are not named.
  const std::vector<LogRow>& update(const gormiti::Match& match, const table::PerPlayer<QString>& players,
                                    const QString& language, UndoAsked undo = UndoAsked::Possible);

 private:
  struct Told {
    std::size_t events = 0;
    gormiti::Action action;
    table::Press press = table::Press::by_hand;

    friend bool operator==(const Told&, const Told&) = default;
  };
  LogBook<Told> book_;
};

}  // namespace playsheet
