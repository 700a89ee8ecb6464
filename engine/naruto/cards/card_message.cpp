// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/cards/card_message.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "engine/table/one_line.h"

namespace naruto {
namespace {

/// Levenshtein distance; the words compared here are short.
std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i + 1;
    for (std::size_t j = 0; j < b.size(); ++j) {
      const std::size_t changed = diagonal + (a[i] == b[j] ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({changed, row[j] + 1, row[j + 1] + 1});
    }
  }
  return row.back();
}

}  // namespace

std::string nearest_word(std::string_view word, const std::vector<std::string_view>& candidates) {
  constexpr std::size_t kLongest = 64;
  if (word.empty() || word.size() > kLongest) return {};
  std::string_view best;
  std::size_t fewest = std::max<std::size_t>(2, word.size() / 3) + 1;
  for (const auto candidate : candidates)
    if (const auto d = distance(word, candidate); d < fewest) {
      fewest = d;
      best = candidate;
    }
  return std::string(best);
}

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
