// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace playsheet {

/// "4:05", "1:02:30", "-0:30".
QString clockText(qint64 seconds);

}  // namespace playsheet
