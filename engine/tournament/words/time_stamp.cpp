// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/words/time_stamp.h"

#include <algorithm>
#include <chrono>
#include <cstddef>

namespace tournament {
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

std::optional<std::chrono::sys_days> day_of(std::string_view& rest) {
  const auto year = digits(rest, 4);
  if (!year || !sign(rest, '-')) return std::nullopt;
  const auto month = digits(rest, 2);
  if (!month || !sign(rest, '-')) return std::nullopt;
  const auto day = digits(rest, 2);
  if (!day) return std::nullopt;
  const std::chrono::year_month_day date{std::chrono::year(*year), std::chrono::month(static_cast<unsigned>(*month)),
                                         std::chrono::day(static_cast<unsigned>(*day))};
  return date.ok() ? std::optional(std::chrono::sys_days(date)) : std::nullopt;
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
  TimeStamp out{std::chrono::duration_cast<std::chrono::seconds>(day->time_since_epoch()).count() + *time, false};
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

}  // namespace tournament
