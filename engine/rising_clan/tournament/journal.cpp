// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/tournament/journal.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "engine/rising_clan/tournament/fold.h"
#include "engine/rising_clan/tournament/line_text.h"
#include "engine/table/time_stamp.h"

namespace rising_clan {

const DrawSeats* PointsEvent::draw(std::uint64_t seed) const {
  const auto at = std::find_if(draws.begin(), draws.end(), [&](const DrawSeats& each) { return each.seed == seed; });
  return at == draws.end() ? nullptr : &*at;
}

const DrawSeats* PointsEvent::waiting_draw(std::uint64_t seed) const {
  const DrawSeats* found = draw(seed);
  return found != nullptr && found - draws.data() >= static_cast<std::ptrdiff_t>(played_draws) ? found : nullptr;
}

const PointsEvent::Game* PointsEvent::game(std::uint64_t seed) const {
  if (seed == 0) return nullptr;
  const auto at = std::find_if(games.begin(), games.end(), [&](const Game& each) { return each.seed == seed; });
  return at == games.end() ? nullptr : &*at;
}

std::optional<PointsRefusal> PointsJournal::add(PointsCommand command, std::string at, std::string reason) {
  PointsLine line{static_cast<int>(lines_.size()) + 1, std::move(at), {}, std::move(command), std::move(reason)};
  clean(line);
  return add_line(std::move(line));
}

std::optional<PointsRefusal> PointsJournal::add_line(PointsLine line) {
  const int next = static_cast<int>(lines_.size()) + 1;
  if (line.number != next)
    return PointsRefusal{PointsCode::line_number, std::to_string(line.number), std::to_string(next)};
  if (!line.at.empty() && !table::read_time(line.at))
    return PointsRefusal{PointsCode::value_bad, line.at, std::string(table::kTimeForm)};
  if (lines_.size() == kMostPointsLines)
    return PointsRefusal{PointsCode::too_many_lines, std::to_string(next), std::to_string(kMostPointsLines)};
  lines_.push_back(std::move(line));
  auto folded = fold(lines_);
  if (auto* refusal = std::get_if<PointsRefusal>(&folded)) {
    lines_.pop_back();
    return std::move(*refusal);
  }
  event_ = std::get<PointsEvent>(std::move(folded));
  return std::nullopt;
}

std::optional<GameEntry> PointsJournal::game(int line) const {
  for (std::size_t i = 0; i < event_.games.size(); ++i)
    if (event_.games[i].line == line) {
      const Tournament::Played& played = event_.standing.played()[i];
      return entry_of(played.seats, played.facts);
    }
  return std::nullopt;
}

bool is_points_journal(std::string_view text) {
  return text.starts_with(kPointsForm) && text.substr(kPointsForm.size()).starts_with(' ');
}

PointsReading read_points_journal(std::string_view text) {
  PointsReading out;
  table::read_journal_lines(text, out, [&](int number, std::string_view written) -> std::optional<PointsRefusal> {
    if (number == 1) {
      const auto problem = table::header_problem(written, kPointsForm, kPointsVersion);
      return problem ? std::optional(refusal_of(*problem)) : std::nullopt;
    }
    PointsLine line;
    if (auto refusal = read_line(written, line)) return refusal;
    return out.journal.add_line(std::move(line));
  });
  if (out.journal.lines().empty() && !out.fault) out.fault = PointsFault{1, {PointsCode::journal_empty}};
  return out;
}

std::string journal_text(const PointsJournal& journal) {
  std::string out = std::string(kPointsForm) + " " + std::to_string(kPointsVersion) + "\n";
  for (const PointsLine& line : journal.lines()) out += text_of(line) + "\n";
  return out;
}

}  // namespace rising_clan
