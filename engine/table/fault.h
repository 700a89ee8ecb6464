// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <source_location>

namespace table {

/// Ends the program: the code itself is wrong at this place, and going on would write where it must not. Says so on the
/// way, in every build.
[[noreturn]] void fault(const char* what, const std::source_location& where);

}  // namespace table
