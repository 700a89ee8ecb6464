// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/clock_text.h"

#include <cstdlib>

namespace playsheet {

QString clockText(qint64 seconds) {
  const qint64 size = std::abs(seconds);
  const QString sign = seconds < 0 ? QStringLiteral("-") : QString();
  const QLatin1Char zero('0');
  if (size < 3600) return QStringLiteral("%1%2:%3").arg(sign).arg(size / 60).arg(size % 60, 2, 10, zero);
  return QStringLiteral("%1%2:%3:%4")
      .arg(sign)
      .arg(size / 3600)
      .arg(size / 60 % 60, 2, 10, zero)
      .arg(size % 60, 2, 10, zero);
}

}  // namespace playsheet
