// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/naruto/match/match.h"
#include "ui/log/log_book.h"
#include "ui/speech/words.h"

namespace playsheet {

/// The log of a match of Naruto.
class NarutoLog {
 public:
  /// Rows for everything up to now. Cards that are hidden from either player are not named.
  const std::vector<LogRow>& update(const naruto::Match& match, const Words& words, const QString& language,
                                    UndoAsked undo = UndoAsked::Possible);

 private:
  struct Told {
    std::size_t events = 0;
    naruto::Action action;
    naruto::Press press = naruto::Press::by_hand;

    friend bool operator==(const Told&, const Told&) = default;
  };
  LogBook<Told> book_;
};

}  // namespace playsheet
