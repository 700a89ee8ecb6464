// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <sstream>
#include <string>
#include <vector>

namespace playsheet::support {

inline std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

/// The lines in which two texts differ, "-" the old and "+" the new ones, with so many lines around them and their
/// numbers in both; at most `most` lines of it. Empty if they are the same.
inline std::string text_diff(const std::string& before, const std::string& after, std::size_t around = 3,
                             std::size_t most = 80) {
  const auto a = lines_of(before);
  const auto b = lines_of(after);
  // how long the longest common part of the rests is
  std::vector<std::vector<std::uint16_t>> common(a.size() + 1, std::vector<std::uint16_t>(b.size() + 1, 0));
  for (std::size_t i = a.size(); i-- > 0;)
    for (std::size_t j = b.size(); j-- > 0;)
      common[i][j] = a[i] == b[j] ? static_cast<std::uint16_t>(common[i + 1][j + 1] + 1)
                                  : std::max(common[i + 1][j], common[i][j + 1]);
  struct Line {
    char sign;
    std::size_t old_line, new_line;
    const std::string* text;
  };
  std::vector<Line> all;
  for (std::size_t i = 0, j = 0; i < a.size() || j < b.size();) {
    if (i < a.size() && j < b.size() && a[i] == b[j]) {
      all.push_back({' ', i + 1, j + 1, &a[i]});
      ++i, ++j;
    } else if (j == b.size() || (i < a.size() && common[i + 1][j] >= common[i][j + 1])) {
      all.push_back({'-', i + 1, j + 1, &a[i]});
      ++i;
    } else {
      all.push_back({'+', i + 1, j + 1, &b[j]});
      ++j;
    }
  }
  std::string out;
  std::size_t shown = 0, next = 0;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const auto end = std::min(all.size(), i + around + 1);
    const auto begin = all.begin() + static_cast<std::ptrdiff_t>(i > around ? i - around : 0);
    const bool near = std::any_of(begin, all.begin() + static_cast<std::ptrdiff_t>(end),
                                  [](const Line& line) { return line.sign != ' '; });
    if (!near) continue;
    if (++shown > most) return out + "... and more\n";
    if (i != next || out.empty())
      out += "@@ old line " + std::to_string(all[i].old_line) + ", new line " + std::to_string(all[i].new_line) + "\n";
    out += all[i].sign + *all[i].text + "\n";
    next = i + 1;
  }
  return out;
}

}  // namespace playsheet::support
