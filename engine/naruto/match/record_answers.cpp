// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/match/record_answers.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "engine/naruto/match/record_lines.h"

namespace naruto {
namespace {

constexpr std::string_view kKey = "answers ";
constexpr int kHighestFigure = 99;

/// The kinds of Missions that are told apart, by their words.
constexpr std::array<std::pair<std::string_view, std::optional<LeastMission> ThinkableAnswers::*>, 3> kMissions{
    {{"counter", &ThinkableAnswers::counter},
     {"mission", &ThinkableAnswers::mission},
     {"answer", &ThinkableAnswers::answer}}};

/// The next word of the line, taken off it.
std::string_view take_word(std::string_view& line) {
  const auto end = std::min(line.find(' '), line.size());
  const auto word = line.substr(0, end);
  line.remove_prefix(std::min(end + 1, line.size()));
  return word;
}

bool take_figure(std::string_view& line, int& out) {
  const auto figure = number_of<int>(take_word(line));
  if (figure) out = *figure;
  return figure && *figure >= 0 && *figure <= kHighestFigure;
}

AnswersFault read_hand(std::string_view line, const Catalog& cards, ThinkableAnswers& out) {
  while (!line.empty()) {
    const auto code = take_word(line);
    const auto id = cards.find(code);
    if (!id) return {code.empty() ? line : code, "the code of a known card", true};
    out.join_hand_texts(cards[*id], *id);
  }
  return {};
}

}  // namespace

std::string answers_lines(const ThinkableAnswers& answers, const Catalog& cards) {
  std::string out;
  for (const auto& [name, kind] : kMissions)
    if (const auto& least = answers.*kind)
      out += fmt::format("{}{} {} {} {}\n", kKey, name, least->entrance_cost, least->strategic_value, least->hand_cost);
  out += fmt::format("{}jutsu {}\n", kKey, answers.jutsu_cost);
  std::string_view before;
  for (const ThinkableAnswers::HandText& text : answers.hand_texts) {
    const std::string_view code = cards[text.card].code;
    if (code == before) continue;  // a further text of the same card
    out += fmt::format("{} {}", before.empty() ? "answers hand" : "", code);
    before = code;
  }
  return before.empty() ? out : out + "\n";
}

AnswersFault read_answers_line(std::string_view line, const Catalog& cards, ThinkableAnswers& out) {
  std::string_view rest = line.substr(std::min(kKey.size(), line.size()));
  const auto of = take_word(rest);
  if (of == "hand" && !rest.empty()) return read_hand(rest, cards, out);
  for (const auto& [name, kind] : kMissions) {
    LeastMission least;
    if (of != name || !take_figure(rest, least.entrance_cost) || !take_figure(rest, least.strategic_value) ||
        !take_figure(rest, least.hand_cost) || !rest.empty())
      continue;
    out.*kind = least;
    return {};
  }
  if (of == "jutsu" && take_figure(rest, out.jutsu_cost) && rest.empty()) return {};
  return {line,
          "what answers ask for, such as \"answers counter 1 1 1\", \"answers jutsu 0\" or \"answers hand N-192\""};
}

}  // namespace naruto
