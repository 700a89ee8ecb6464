// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/table/clean_name.h"

namespace playsheet {

/// What somebody typed as a name, as it is kept (`table::clean_name`).
inline QString cleanName(const QString& typed, std::size_t most = table::kLongestName) {
  return QString::fromStdString(table::clean_name(typed.toStdString(), most));
}

}  // namespace playsheet
