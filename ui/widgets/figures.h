// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace playsheet {

/// A share of 0 to 1 as a person writes it: "32.4%", "32,4%".
QString percentText(double share, int decimals);

}  // namespace playsheet
