// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fmt/ostream.h>

#include <ostream>

#include "app/exit_code.h"
#include "app/storage/outcome.h"

namespace playsheet {

/// Says on the error stream what is wrong with a file or a database; what a command then gives back.
inline int refuse(std::ostream& err, const StorageProblem& problem) {
  fmt::print(err, "{}\n", text_of(problem));
  return kWrong;
}

}  // namespace playsheet
