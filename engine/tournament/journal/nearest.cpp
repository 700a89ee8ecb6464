// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/journal/nearest.h"

#include <algorithm>
#include <numeric>

namespace tournament {
namespace {

/// Letters to be put in, taken out or changed (Levenshtein).
std::size_t letters_between(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t corner = row[0];
    row[0] = i + 1;
    for (std::size_t j = 0; j < b.size(); ++j) {
      const std::size_t changed = corner + (a[i] == b[j] ? 0 : 1);
      corner = row[j + 1];
      row[j + 1] = std::min({row[j] + 1, row[j + 1] + 1, changed});
    }
  }
  return row[b.size()];
}

}  // namespace

std::string_view nearest(std::string_view found, const std::vector<std::string_view>& words) {
  constexpr std::size_t kLongest = 40;
  if (found.size() > kLongest) return {};
  std::string_view best;
  std::size_t fewest = 1 + found.size() / 3;
  for (const std::string_view word : words) {
    const std::size_t letters = letters_between(found, word);
    if (letters > fewest || (letters == fewest && !best.empty())) continue;
    fewest = letters;
    best = word;
  }
  return best;
}

}  // namespace tournament
