// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string_view>

namespace playsheet {

/// Words from anywhere, which are never markup.
inline QString plainHtml(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())).toHtmlEscaped();
}

inline QString plainLines(std::string_view text) {
  return plainHtml(text).replace(QLatin1Char('\n'), QStringLiteral("<br>"));
}

/// A row of the facts of a card; none without a value, which is rich text already.
inline QString factRow(const QString& title, const QString& value) {
  if (value.isEmpty()) return {};
  return QStringLiteral("<tr><td class=m>%1</td><td>%2</td></tr>").arg(title.toHtmlEscaped(), value);
}

}  // namespace playsheet
