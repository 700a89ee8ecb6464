// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/roster/birth.h"

#include <charconv>
#include <compare>
#include <optional>
#include <string>
#include <vector>

#include "engine/table/calendar.h"

namespace tournament {
namespace {

constexpr int kOfAge = 18;

struct Day {
  int year = 0, month = 0, day = 0;
  friend auto operator<=>(const Day&, const Day&) = default;
};

std::optional<std::vector<int>> figures_of(std::string_view text) {
  std::vector<int> out;
  while (!text.empty()) {
    const auto end = text.find_first_of("-./");
    const std::string_view part = text.substr(0, end);
    int number = 0;
    const auto [stop, error] = std::from_chars(part.data(), part.data() + part.size(), number);
    if (part.empty() || error != std::errc() || stop != part.data() + part.size()) return std::nullopt;
    out.push_back(number);
    if (end == std::string_view::npos) break;
    text.remove_prefix(end + 1);
  }
  return out;
}

/// 29 February is taken in any year.
bool is_day(const Day& day) {
  constexpr int kLeapYear = 2000;
  return day.year >= 1900 && day.year <= 9999 && day.day >= 1 && day.day <= table::days_of_month(kLeapYear, day.month);
}

bool is_minor(const Day& birth, const Day& on) {
  const bool had_birthday = on.month > birth.month || (on.month == birth.month && on.day >= birth.day);
  return on.year - birth.year - (had_birthday ? 0 : 1) < kOfAge;
}

}  // namespace

BirthReading minor_by_birth(std::string_view birth, std::string_view day) {
  const auto on = figures_of(day);
  const auto read = figures_of(birth.substr(0, birth.find(' ')));  // a spreadsheet may have put 00:00 behind it
  if (!on || on->size() != 3) return BirthReading::undated;
  const Day today{(*on)[0], (*on)[1], (*on)[2]};
  if (!is_day(today)) return BirthReading::undated;
  if (!read) return BirthReading::bad;
  const auto& f = *read;
  std::vector<Day> meant;
  if (f.size() == 1) meant = {{f[0], 1, 1}, {f[0], 12, 31}};
  if (f.size() == 3 && f[0] > 31) meant = {{f[0], f[1], f[2]}};
  if (f.size() == 3 && f[0] <= 31) meant = {{f[2], f[1], f[0]}, {f[2], f[0], f[1]}};
  std::erase_if(meant, [&](const Day& each) { return !is_day(each) || today < each; });
  if (meant.empty()) return BirthReading::bad;
  for (const Day& each : meant)
    if (is_minor(each, today) != is_minor(meant.front(), today)) return BirthReading::unclear;
  return is_minor(meant.front(), today) ? BirthReading::minor : BirthReading::of_age;
}

}  // namespace tournament
