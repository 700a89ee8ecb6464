// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/fault.h"

#include <fmt/core.h>

#include <cstdlib>

namespace table {

void fault(const char* what, const Place& where) {
  fmt::print(stderr, "{}:{}: {} ({})\n", where.file, where.line, what, where.function);
  std::abort();
}

}  // namespace table
