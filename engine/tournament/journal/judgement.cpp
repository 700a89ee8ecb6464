// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/journal/judgement.h"

#include <set>

#include "engine/tournament/journal/proposals.h"
#include "engine/tournament/results/ledger.h"

namespace tournament {
namespace {

/// Without the order of the tables and of the seats.
std::set<Table> sorted(const Tables& tables) {
  std::set<Table> out;
  for (const auto& [a, b] : tables) out.insert(b == kBye || a < b ? Table{a, b} : Table{b, a});
  return out;
}

/// The cost of those of the tables that the problem is about.
std::optional<Cost> cost_within(const PairingProblem& problem, const Tables& tables) {
  Tables here;
  std::size_t seats = 0;
  for (const auto& [a, b] : tables) {
    const bool first = place_in(problem, a) >= 0;
    const bool second = b == kBye || place_in(problem, b) >= 0;
    if (first != second && b != kBye) return std::nullopt;
    if (!first || !second) continue;
    here.emplace_back(a, b);
    seats += b == kBye ? 1 : 2;
  }
  if (seats != problem.players.size()) return std::nullopt;
  return cost_of(problem, here);
}

Judgement judged(const Event& before, const Draft& draft, int line) {
  Judgement out;
  out.line = line;
  out.round = draft.round;
  out.how = draft.how;
  out.found = draft.tables;
  const bool again = draft.how == How::repair || draft.how == How::redraw;
  const auto proposal = again ? propose_again(before, draft.how) : propose_round(before);
  out.proved = std::holds_alternative<Draft>(proposal);
  if (out.proved) out.meant = std::get<Draft>(proposal).tables;
  out.same = out.proved && sorted(out.found) == sorted(out.meant);
  if (draft.stage != Stage::swiss) return out;
  const How how = again ? draft.how : How::paired;
  for (const PairingProblem& problem : problems_of(before, draft.round, how)) {
    const auto found = cost_within(problem, out.found);
    const auto meant = cost_within(problem, out.meant);
    if (!found || !meant) return out;
    out.found_cost += *found;
    out.meant_cost += *meant;
    out.order = level_order(problem);
    out.has_costs = true;
    for (const Seated& seated : problem.players) out.bye_lots.push_back({seated.id, seated.bye_lot});
  }
  return out;
}

}  // namespace

std::vector<Judgement> judge(const Journal& journal) {
  std::vector<Judgement> out;
  Event event;
  for (const std::size_t at : journal.counting()) {
    const Line& line = journal.lines()[at];
    if (const auto* draft = std::get_if<Draft>(&line.command); draft != nullptr && draft->how != How::played)
      out.push_back(judged(event, *draft, line.number));
    apply(event, line);
  }
  return out;
}

DraftMoment draft_moment(const Journal& journal, int round) {
  DraftMoment out;
  std::size_t end = 0;
  for (std::size_t i = 0; i < journal.counting().size(); ++i) {
    const auto* draft = std::get_if<Draft>(&journal.lines()[journal.counting()[i]].command);
    if (!draft || draft->round != round) continue;
    end = i;
    out.how = draft->how;
  }
  for (std::size_t i = 0; i < end; ++i) apply(out.event, journal.lines()[journal.counting()[i]]);
  return out;
}

}  // namespace tournament
