// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string>

namespace playsheet {

/// A line of a file that anybody may have written: at most so many letters, and no control letters.
QString fromRecord(const std::string& text);

}  // namespace playsheet
