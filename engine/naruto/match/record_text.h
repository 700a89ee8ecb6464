// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "engine/table/record_text.h"

namespace naruto {

/// Line ends and other control letters are blanks: what a person wrote is one line.
std::string one_line(std::string_view text);

using table::with_remark;

}  // namespace naruto
