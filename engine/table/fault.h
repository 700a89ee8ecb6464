// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace table {

/// A place in the source. As a default argument, `Place::current()` is where the function was called: what
/// std::source_location does, which clang 14 does not know (Debian 12).
struct Place {
  const char* file;
  const char* function;
  std::uint_least32_t line;

  static constexpr Place current(const char* file = __builtin_FILE(), const char* function = __builtin_FUNCTION(),
                                 std::uint_least32_t line = __builtin_LINE()) {
    return {file, function, line};
  }
};

/// Ends the program: the code itself is wrong at this place, and going on would write where it must not. Says so on the
/// way, in every build.
[[noreturn]] void fault(const char* what, const Place& where);

}  // namespace table
