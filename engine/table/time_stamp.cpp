// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/time_stamp.h"

#include <cstddef>

#include "engine/table/calendar.h"

namespace table {
namespace {

/// Takes so many digits from the front.
std::optional<int> digits(std::string_view& rest, std::size_t count) {
  if (rest.size() < count) return std::nullopt;
  int value = 0;
  for (const char c : rest.substr(0, count)) {
    if (c < '0' || c > '9') return std::nullopt;
    value = 10 * value + (c - '0');
  }
  rest.remove_prefix(count);
  return value;
}

bool sign(std::string_view& rest, char wanted) {
  if (rest.empty() || rest.front() != wanted) return false;
  rest.remove_prefix(1);
  return true;
}

bool is_day(int year, int month, int day) { return year >= 1 && day >= 1 && day <= days_of_month(year, month); }

/// From 1 January 1970 on. Years are counted from March, so that the leap day is their last one.
std::int64_t days_from_1970(int year, int month, int day) {
  const int from_march = month > 2 ? month - 3 : month + 9;
  const std::int64_t y = month > 2 ? year : year - 1;
  return 365 * y + y / 4 - y / 100 + y / 400 + (153 * from_march + 2) / 5 + day - 1 - 719468;
}

std::optional<std::int64_t> day_of(std::string_view& rest) {
  const auto year = digits(rest, 4);
  if (!year || !sign(rest, '-')) return std::nullopt;
  const auto month = digits(rest, 2);
  if (!month || !sign(rest, '-')) return std::nullopt;
  const auto day = digits(rest, 2);
  if (!day) return std::nullopt;
  return is_day(*year, *month, *day) ? std::optional(days_from_1970(*year, *month, *day)) : std::nullopt;
}

/// "10:05", "10:05:00", "10:05:00.250": seconds of the day, or of a distance from world time.
std::optional<int> seconds_of(std::string_view& rest, bool with_seconds) {
  const auto hours = digits(rest, 2);
  if (!hours || !sign(rest, ':')) return std::nullopt;
  const auto minutes = digits(rest, 2);
  if (!minutes || *hours > 23 || *minutes > 59) return std::nullopt;
  int seconds = 0;
  if (with_seconds && sign(rest, ':')) {
    const auto read = digits(rest, 2);
    if (!read || *read > 60) return std::nullopt;  // 60: a leap second
    seconds = *read;
    if (sign(rest, '.')) {
      if (!digits(rest, 1)) return std::nullopt;
      while (digits(rest, 1)) {
      }
    }
  }
  return 3600 * *hours + 60 * *minutes + seconds;
}

}  // namespace

std::optional<TimeStamp> read_time(std::string_view text) {
  const auto day = day_of(text);
  if (!day || !sign(text, 'T')) return std::nullopt;
  const auto time = seconds_of(text, true);
  if (!time) return std::nullopt;
  constexpr std::int64_t kSecondsOfADay = 86400;
  TimeStamp out{kSecondsOfADay * *day + *time, false};
  if (text.empty()) return out;
  out.has_distance = true;
  if (text == "Z") return out;
  const int direction = text.front() == '+' ? 1 : (text.front() == '-' ? -1 : 0);
  text.remove_prefix(1);
  const auto distance = direction == 0 ? std::nullopt : seconds_of(text, false);
  if (!distance || !text.empty()) return std::nullopt;
  out.seconds -= direction * *distance;
  return out;
}

}  // namespace table
