// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/record_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "engine/table/clean_name.h"
#include "engine/table/one_line.h"

namespace table {
namespace {

constexpr std::string_view kRecordMark = "playsheet match ";
constexpr std::string_view kGameMark = "game ";

constexpr std::array<std::string_view, 3> kPressRemarks{"", "by itself: no stop", "by itself: until the phase ends"};

}  // namespace

RecordProblem problem_in(const RecordLines& lines, RecordFault fault, std::string_view found, std::string expected,
                         std::string meant) {
  constexpr std::size_t kMostLetters = 120;
  return {lines.number(), std::string(found.substr(0, kMostLetters)), std::move(expected), fault, std::move(meant)};
}

std::string text_of(const RecordProblem& problem, std::string_view source) {
  return one_line(
      fmt::format("{}:{}: found \"{}\", expected {}", source, problem.line, problem.found, problem.expected));
}

std::string_view press_remark(Press press) { return kPressRemarks[static_cast<std::size_t>(press)]; }

Press press_of(std::string_view remark) {
  const auto found = std::find(kPressRemarks.begin() + 1, kPressRemarks.end(), remark);
  return found == kPressRemarks.end() ? Press::by_hand : static_cast<Press>(found - kPressRemarks.begin());
}

std::string with_remark(const std::string& line, const std::string& remark) {
  return remark.empty() ? line : line + "  # " + remark;
}

std::string name_line(std::string_view key, std::string_view name) {
  const std::string clean = clean_name(name);
  return fmt::format("{}{}{}\n", key, clean.empty() ? "" : " ", clean);
}

std::string_view whole_part(std::string_view record) {
  std::size_t whole = 0, begin = 0;
  for (auto end = record.find('\n'); end != std::string_view::npos; end = record.find('\n', begin)) {
    const auto line = without_remark(record.substr(begin, end - begin));
    begin = end + 1;
    if (line == "." || line == "undo" || line == "redo") whole = begin;
  }
  return record.substr(0, whole);
}

std::string record_begin(std::string_view game, int version) {
  return fmt::format("{}{}\n{}{}\n", kRecordMark, version, kGameMark, game);
}

std::optional<RecordProblem> read_record_begin(RecordLines& lines, std::string_view game, int version) {
  const auto first = lines.next();
  if (!first.starts_with(kRecordMark))
    return problem_in(lines, RecordFault::no_record, first, "a match record: \"playsheet match ...\"",
                      fmt::format("{}{}", kRecordMark, version));
  RecordProblem newer =
      problem_in(lines, RecordFault::version, first.substr(kRecordMark.size()),
                 fmt::format("version {} of the records of {}", version, game), fmt::to_string(version));
  const auto second = lines.next();
  if (!second.starts_with(kGameMark))
    return problem_in(lines, RecordFault::head, second, "\"game ...\"", fmt::format("{}{}", kGameMark, game));
  if (const auto named = second.substr(kGameMark.size()); named != game)
    return problem_in(lines, RecordFault::other_game, named, fmt::format("a match of {}", game), std::string(game));
  if (number_of<int>(newer.found) != version) return newer;
  return std::nullopt;
}

std::optional<std::string_view> game_of_record(std::string_view text) {
  RecordLines lines(text);
  if (!lines.next().starts_with(kRecordMark)) return std::nullopt;
  const auto second = lines.next();
  if (!second.starts_with(kGameMark)) return std::nullopt;
  return second.substr(kGameMark.size());
}

}  // namespace table
