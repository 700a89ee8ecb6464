// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/cards/card_message.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/table/one_line.h"

namespace naruto {

bool has_errors(const std::vector<CardMessage>& messages) {
  return std::any_of(messages.begin(), messages.end(),
                     [](const CardMessage& m) { return m.severity == Severity::error; });
}

std::string text_of(const CardMessage& m) {
  std::string text = m.source;
  if (m.line > 0) text += fmt::format(":{}", m.line);
  if (m.line > 0 && m.column > 0) text += fmt::format(":{}", m.column);
  text += fmt::format(": {}: {}", table::name_of(m.severity), table::name_of(m.code));
  if (!m.card.empty()) text += fmt::format(": {}", m.card);
  if (!m.path.empty()) text += fmt::format(": {}", m.path);
  if (!m.found.empty()) text += fmt::format(": found {}", m.found);
  if (!m.expected.empty()) text += fmt::format("{} {}", m.found.empty() ? ":" : ", expected", m.expected);
  if (!m.nearest.empty()) text += fmt::format(" (did you mean \"{}\"?)", m.nearest);
  return table::one_line(text);
}

}  // namespace naruto
