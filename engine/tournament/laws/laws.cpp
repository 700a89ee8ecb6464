// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/laws/laws.h"

#include <set>

#include "engine/tournament/journal/file.h"
#include "engine/tournament/knockout/final_ranking.h"
#include "engine/tournament/ranking/standings.h"
#include "engine/tournament/results/outcome.h"
#include "engine/tournament/results/tally.h"

namespace tournament {
namespace {

void check_tables(const Event& event, std::vector<std::string>& broken) {
  for (const Round& round : event.rounds) {
    std::set<EntryId> seen;
    std::set<int> tables;
    std::set<int> byes;
    for (const Match& match : round.matches) {
      for (const EntryId id : {match.a, match.b})
        if (id != kBye && !seen.insert(id).second) broken.push_back("somebody sits at two tables");
      if (!match.is_bye() && !tables.insert(match.table).second) broken.push_back("a table has two matches");
      if (match.is_bye() && round.stage == Stage::swiss && !byes.insert(event.entry(match.a).group).second)
        broken.push_back("two byes in one group");
    }
  }
}

int tenths_of(Outcome outcome) {
  switch (outcome) {
    case Outcome::win_a:
    case Outcome::win_b:
      return kWinTenths;
    case Outcome::draw:
      return 2 * kDrawTenths;
    case Outcome::bye:
      return kByeTenths;
    case Outcome::open:
    case Outcome::double_loss:
      return 0;
  }
  return 0;
}

void check_points(const Event& event, std::vector<std::string>& broken) {
  int given = 0;
  for (const Round& round : event.rounds)
    for (const Match& match : round.matches)
      if (is_in_ranking(round)) given += tenths_of(settle(event, round, match).outcome);
  int held = 0;
  for (const Tally& tally : tallies(event)) held += tally.points;
  if (given != held) broken.push_back("points do not add up");
}

template <class Lines, class Id>
void check_places(const Lines& ranking, const Id& id_of, std::vector<std::string>& broken) {
  std::set<EntryId> seen;
  int at = 0;
  int place = 0;
  for (const auto& line : ranking) {
    ++at;
    if (!seen.insert(id_of(line)).second) broken.push_back("somebody stands twice in a ranking");
    if (line.place == 0) continue;
    if (line.place != place && line.place != at) broken.push_back("places are not counted 1, 2, 2, 4");
    place = line.place;
  }
}

}  // namespace

// The properties of T-529 that need no second search; tests/tournament compares with one.
std::vector<std::string> broken_laws(const Event& event) {
  std::vector<std::string> broken;
  check_tables(event, broken);
  check_points(event, broken);
  check_places(
      standings(event), [](const Standing& one) { return one.id(); }, broken);
  check_places(
      final_ranking(event).order, [](const Ranked& one) { return one.id; }, broken);
  return broken;
}

std::vector<std::string> broken_journal_laws(const Journal& journal) {
  std::vector<std::string> broken;
  const FileReading again = read_journal(journal_text(journal));
  if (again.fault || again.torn || again.journal.event() != journal.event())
    broken.push_back("the journal is read as another event");
  Journal back = journal;
  if (const int last = back.to_undo(); last != 0) {
    if (back.add(Undo{last}, {}, {}, "law")) broken.push_back("a step cannot be taken back");
    if (back.add(Redo{last})) broken.push_back("a step cannot be brought back");
    if (back.event() != journal.event()) broken.push_back("taking back and bringing back gives another event");
  }
  return broken;
}

}  // namespace tournament
