// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/knockout/season.h"

#include <algorithm>
#include <map>

#include "engine/tournament/knockout/final_ranking.h"

namespace tournament {
namespace {

bool counts(const Event& event, Kind kind, const std::string& season, const std::string& edition) {
  if (event.kind != kind || event.cancelled || event.rehearsal || !event.ended) return false;
  return (season.empty() || event.season == season) && (edition.empty() || event.edition == edition);
}

/// One programme code, so two forms of one player are never merged (T-206); in events of a club one person (T-217,
/// T-809).
std::string who(const Event& event, const Entry& entry) {
  return event.kind == Kind::programme ? entry.code : person_of(event, entry);
}

}  // namespace

std::string person_of(const Event& event, const Entry& entry) {
  if (!entry.person.empty()) return entry.person;
  const bool shared = std::any_of(event.entries.begin(), event.entries.end(),
                                  [&](const Entry& other) { return other.id != entry.id && other.name == entry.name; });
  const std::string& mark = entry.nickname.empty() ? entry.code : entry.nickname;
  return shared && !mark.empty() ? entry.name + " (" + mark + ")" : entry.name;
}

std::vector<SeasonLine> season_ranking(const std::vector<Event>& events, Kind kind, const std::string& season,
                                       const std::string& edition) {
  std::map<std::string, SeasonLine> sums;
  for (const Event& event : events) {
    if (!counts(event, kind, season, edition)) continue;
    const FinalRanking ranking = final_ranking(event);
    if (!ranking.official) continue;
    for (const Ranked& one : ranking.order) {
      const Entry& entry = event.entry(one.id);
      if (who(event, entry).empty()) continue;  // a code that never came
      SeasonLine& line = sums[who(event, entry)];
      line.person = who(event, entry);
      line.name = entry.name;
      line.points += one.points;
      ++line.events;
    }
  }
  std::vector<SeasonLine> out;
  for (const auto& [person, line] : sums) out.push_back(line);
  std::stable_sort(out.begin(), out.end(),
                   [](const SeasonLine& a, const SeasonLine& b) { return a.points > b.points; });
  for (std::size_t i = 0; i < out.size(); ++i)
    out[i].place = i > 0 && out[i].points == out[i - 1].points ? out[i - 1].place : static_cast<int>(i) + 1;
  return out;
}

}  // namespace tournament
