// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/nearest_word.h"

#include <algorithm>
#include <cstddef>
#include <numeric>

namespace table {
namespace {

/// Letters to be put in, taken out or changed (Levenshtein); the words compared here are short.
std::size_t letters_between(std::string_view a, std::string_view b) {
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
    if (const auto letters = letters_between(word, candidate); letters < fewest) {
      fewest = letters;
      best = candidate;
    }
  return std::string(best);
}

}  // namespace table
