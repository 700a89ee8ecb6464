// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/speech/from_record.h"

namespace playsheet {

QString fromRecord(const std::string& text) {
  constexpr qsizetype kMost = 70;
  QString line = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
  for (QChar& letter : line)
    if (!letter.isPrint()) letter = QLatin1Char('?');
  return line.size() > kMost ? line.left(kMost - 1) + QChar(0x2026) : line;
}

}  // namespace playsheet
