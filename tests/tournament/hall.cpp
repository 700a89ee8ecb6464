// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tournament/hall.h"

#include <algorithm>
#include <sstream>

#include "engine/tournament/journal/phase.h"
#include "engine/tournament/knockout/cut.h"
#include "engine/tournament/results/tally.h"

namespace tournament_tests {

Hall::Hall(int players, const Options& options, std::uint64_t seed, Type type) {
  Open open;
  open.seed = seed;
  open.type = type;
  give(open);
  for (const auto& [key, value] : options) give(ChooseOption{key, value});
  for (int i = 1; i <= players; ++i) enrol(i);
}

EntryId Hall::enrol(int number) {
  Enrol one;
  one.entry.id = number;
  one.entry.name = number <= 26 ? std::string(1, name(number)) : "P" + std::to_string(100 + number);
  give(one);
  give(CheckIn{number, true});
  return number;
}

void Hall::give(Command command, const std::string& reason) {
  const auto refusal = journal.add(std::move(command), {}, {}, reason);
  EXPECT_FALSE(refusal) << row_of(refusal->code).name << " " << refusal->found << " " << refusal->meant;
}

void Hall::refuse(Command command, RefusalCode code, const std::string& reason) {
  const Event before = event();
  const auto lines = journal.lines().size();
  const auto refusal = journal.add(std::move(command), {}, {}, reason);
  ASSERT_TRUE(refusal) << "not refused: " << row_of(code).name;
  EXPECT_EQ(row_of(refusal->code).name, row_of(code).name);
  EXPECT_EQ(event(), before);
  EXPECT_EQ(journal.lines().size(), lines);
}

void Hall::seat(const std::string& tables, Stage stage, bool third_place) {
  Draft draft{static_cast<int>(event().rounds.size()) + 1, stage, How::imported, {}, third_place};
  std::istringstream in(tables);
  for (std::string table; in >> table;) draft.tables.emplace_back(id(table[0]), id(table[1]));
  give(draft);
  give(Publish{draft.round, {}});
  give(Start{draft.round});
}

std::string Hall::pair() {
  const auto proposal = propose_round(event());
  if (const auto* refusal = std::get_if<Refusal>(&proposal)) return std::string(row_of(refusal->code).name);
  const Draft& draft = std::get<Draft>(proposal);
  give(draft);
  give(Publish{draft.round, {}});
  give(Start{draft.round});
  return text(draft.tables);
}

Match Hall::match(char player, int round) const {
  const Round& where = round == 0 ? event().rounds.back() : event().rounds[static_cast<std::size_t>(round) - 1];
  for (const Match& one : where.matches)
    if (one.has(id(player))) return one;
  ADD_FAILURE() << player << " is not seated";
  return {};
}

void Hall::result(char player, Score score, const std::string& reason, int round) {
  const Match one = match(player, round);
  if (one.a != id(player)) std::swap(score.a, score.b);
  give(Result{round == 0 ? event().rounds.back().number : round, one.table, score, WordOf::organiser, {}}, reason);
}

void Hall::win(const std::string& winners, int a, int b) {
  for (const char winner : winners) result(winner, {a, b, 0, Cause::played});
}

void Hall::win_all() {
  for (const Match& match : std::vector<Match>(event().rounds.back().matches))
    if (!match.is_bye()) win(std::string(1, name(match.a)));
}

void Hall::draw(char player) { result(player, {1, 1, 0, Cause::time_out}); }

void Hall::played(const std::string& round) {
  std::string tables;
  std::istringstream in(round);
  for (std::string one; in >> one;) tables += std::string(1, one[0]) + one.back() + " ";
  seat(tables);
  std::istringstream again(round);
  for (std::string one; again >> one;) {
    if (one.size() == 3)
      draw(one[0]);
    else if (one[1] != '-')
      win(one.substr(0, 1));
  }
}

void Hall::settle_ties() {
  for (auto tie = open_tie(event()); tie; tie = open_tie(event())) {
    give(DrawTie{tie->line, tie->pairs, tie->sits_out});
    for (const auto& [a, b] : tie->pairs) give(TieResult{tie->line, a, b});
  }
}

void Hall::cut() {
  settle_ties();
  give(MakeCut{make_cut(event()).order}, {});
}

std::vector<int> Hall::national() const {
  std::vector<int> out;
  for (const Ranked& one : final_ranking(event()).order) out.push_back(one.points);
  return out;
}

int Hall::points(char player) const { return tallies(event())[static_cast<std::size_t>(id(player)) - 1].points; }

namespace {
template <class Lines, class Id>
std::string places(const Lines& ranking, const Id& id_of) {
  std::string out;
  int place = -1;
  for (const auto& line : ranking) {
    if (line.place != place && !out.empty()) out += ' ';
    place = line.place;
    out += Hall::name(id_of(line));
  }
  return out;
}
}  // namespace

std::string Hall::ranking() const {
  return places(standings(event()), [](const Standing& one) { return one.id(); });
}

std::string Hall::final_order() const {
  return places(final_ranking(event()).order, [](const Ranked& one) { return one.id; });
}

std::string Hall::text(const Tables& tables) {
  std::vector<std::string> parts;
  for (const auto& [a, b] : tables) {
    const bool swapped = b != kBye && b < a;
    parts.push_back(std::string(1, name(swapped ? b : a)) + name(swapped ? a : b));
  }
  std::sort(parts.begin(), parts.end());
  std::string out;
  for (const std::string& part : parts) out += (out.empty() ? "" : " ") + part;
  return out;
}

std::string Hall::proposed() const {
  const auto proposal = propose_round(event());
  const auto* draft = std::get_if<Draft>(&proposal);
  return draft != nullptr ? text(draft->tables) : std::string(row_of(std::get<Refusal>(proposal).code).name);
}

Cost Hall::proposed_cost() const {
  const auto problems = problems_of(event(), static_cast<int>(event().rounds.size()) + 1, How::paired);
  const auto pairing = pair_cheapest(problems.at(0));
  EXPECT_TRUE(pairing);
  return pairing ? pairing->cost : Cost{};
}

}  // namespace tournament_tests
