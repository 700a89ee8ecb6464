// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "engine/table/match_record.h"

/// For the records of every game: one that is changed, and what is said of it.
namespace playsheet::support {

inline std::string replaced(std::string text, std::string_view what, std::string_view with) {
  const auto at = text.find(what);
  EXPECT_NE(at, std::string::npos) << what;
  return at == std::string::npos ? text : text.replace(at, what.size(), with);
}

/// `line`: where it has to be found; 0: anywhere.
template <class Replay>
void expect_problem(const Replay& replay, table::RecordFault fault, int line, std::string_view expected = {}) {
  ASSERT_TRUE(replay.problem);
  EXPECT_EQ(replay.problem->fault, fault) << table::text_of(*replay.problem, "a.match");
  if (line > 0) {
    EXPECT_EQ(replay.problem->line, line) << table::text_of(*replay.problem, "a.match");
  }
  EXPECT_NE(replay.problem->expected.find(expected), std::string::npos) << replay.problem->expected;
}

}  // namespace playsheet::support
