// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/fault.h"

#include <fmt/core.h>

#include <cstdlib>

namespace table {

void fault(const char* what, const std::source_location& where) {
  fmt::print(stderr, "{}:{}: {} ({})\n", where.file_name(), where.line(), what, where.function_name());
  std::abort();
}

}  // namespace table
