// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "ui/table/match_recorder.h"

namespace playsheet::testing {

/// Remembers what it was told, in the order in which it was told.
template <class Match>
class RecorderLines : public RecorderOf<Match> {
 public:
  explicit RecorderLines(std::vector<std::string>& lines) : lines_(lines) {}
  void begun(const Match&) override { lines_.push_back("begun"); }
  void decided(const Match&) override { lines_.push_back("decided"); }
  void undone(const Match&) override { lines_.push_back("undone"); }
  void redone(const Match&) override { lines_.push_back("redone"); }
  QString saveCopy(const QString&) override { return {}; }
  QString trouble() const override { return {}; }

 private:
  std::vector<std::string>& lines_;
};

}  // namespace playsheet::testing
