// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace table {

/// What something is called in the languages of the program, as a card source says it.
struct Names {
  std::string en, it, pt;
};

}  // namespace table
