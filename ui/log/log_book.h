// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/log/log_rows.h"

namespace playsheet {

/// The rows of the log of a match. Keeps those of old decisions, so that a decision costs only its own rows.
class LogBook {
 public:
  /// Rows for everything up to now. Cards that are hidden from either player are not named.
  const std::vector<LogRow>& update(const naruto::Match& match, const Words& words, const QString& language);

 private:
  struct Chapter {
    std::vector<LogRow> rows;
    std::size_t events = 0;
    naruto::Action action;
    naruto::Press press = naruto::Press::by_hand;
  };
  void assemble(const naruto::Match& match, const Words& words);
  Chapter chapter(const naruto::Match& match, std::size_t moment, const Words& words) const;

  QString language_;
  std::vector<Chapter> chapters_;
  std::vector<LogRow> rows_;
};

}  // namespace playsheet
