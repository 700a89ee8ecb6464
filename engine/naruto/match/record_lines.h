// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/record_lines.h"

/// Records of this game are made of the lines of all games.
namespace naruto {

using table::name_in_line;
using table::number_of;
using table::RecordLines;
using table::without_indent;
using table::without_remark;

}  // namespace naruto
