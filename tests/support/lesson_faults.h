// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "tests/support/record_faults.h"

/// What is wrong with a lesson file of any game, and how it is to be told.
namespace playsheet::support {

struct LessonFault {
  const char* name;
  const char* what;  ///< a text of a sound lesson ...
  const char* by;    ///< ... and what stands there instead
  int line;
  const char* path;
  const char* found;
  const char* nearest;
};

/// One message, with line, place, what stands there and what would be right.
template <class Message>
void expect_told(const std::vector<Message>& messages, const LessonFault& fault) {
  ASSERT_EQ(messages.size(), 1U);
  const Message& message = messages.front();
  if constexpr (requires { message.source; })
    EXPECT_EQ(message.source, "a.toml");
  else
    EXPECT_EQ(message.about, "a.toml");
  EXPECT_EQ(message.line, fault.line) << text_of(message);
  EXPECT_GT(message.column, 0) << text_of(message);
  EXPECT_EQ(message.path, fault.path) << text_of(message);
  EXPECT_EQ(message.found, fault.found) << text_of(message);
  EXPECT_EQ(message.nearest, fault.nearest) << text_of(message);
  EXPECT_FALSE(message.expected.empty());
}

}  // namespace playsheet::support
