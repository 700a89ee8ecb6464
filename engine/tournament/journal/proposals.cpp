// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/journal/proposals.h"

#include <algorithm>
#include <span>

#include "engine/tournament/knockout/bracket.h"
#include "engine/tournament/knockout/cut.h"
#include "engine/tournament/ranking/progress.h"
#include "engine/tournament/ranking/round_count.h"
#include "engine/tournament/results/ledger.h"
#include "engine/tournament/results/outcome.h"
#include "engine/tournament/words/lots.h"

namespace tournament {
namespace {

using Proposal = std::variant<Draft, Refusal>;

Proposal refused_proposal(RefusalCode code) { return Refusal{code, {}, {}}; }

std::vector<EntryId> in_group(const Event& event, int group) {
  std::vector<EntryId> out = players(event);
  if (groups_of(event) > 1) std::erase_if(out, [&](EntryId id) { return event.entry(id).group != group; });
  return out;
}

Tables tables_in_group(const Event& event, const Tables& tables, int group) {
  Tables out = tables;
  if (groups_of(event) > 1)
    std::erase_if(out, [&](const Table& table) { return event.entry(table.first).group != group; });
  return out;
}

/// Round 1, drawn for the first time or anew before it was published.
Tables shuffled(const Event& event) {
  Tables out;
  for (int group = 1; group <= groups_of(event); ++group)
    for (const Table& table : pair_first_round(event.seed, group, in_group(event, group))) out.push_back(table);
  return out;
}

Proposal swiss_round(const Event& event, int number, How how) {
  Draft draft{number, Stage::swiss, how, {}, false};
  const Round* last = number <= static_cast<int>(event.rounds.size()) ? &event.rounds.back() : nullptr;
  const Tables locked = last != nullptr && how != How::paired ? locked_tables(event, *last) : Tables{};
  if (players(event).size() < 2) return refused_proposal(RefusalCode::few_players);
  if (number == 1 && group_count(static_cast<int>(players(event).size())) > 1 && groups_of(event) == 1 &&
      how == How::paired)
    return refused_proposal(RefusalCode::draft_groups);
  if (number == 1 && how != How::repair && locked.empty()) {
    draft.tables = shuffled(event);
    return draft;
  }
  draft.tables = locked;
  for (const PairingProblem& problem : problems_of(event, number, how)) {
    const auto pairing = pair_cheapest(problem);
    if (!pairing) return refused_proposal(RefusalCode::pairing_unproved);
    draft.tables.insert(draft.tables.end(), pairing->tables.begin(), pairing->tables.end());
  }
  return draft;
}

Proposal knockout_round(const Event& before, int number, How how) {
  const Stage stage = next_stage(before);
  const KnockoutRound next = stage == Stage::playoff ? next_playoff(before) : next_elimination(before);
  if (next.over) return refused_proposal(RefusalCode::rounds_done);
  return Draft{number, stage, how, next.tables, next.third_place};
}

}  // namespace

Stage next_stage(const Event& event) {
  if (event.type == Type::elimination) return Stage::elimination;
  return event.cut ? Stage::playoff : Stage::swiss;
}

Tables locked_tables(const Event& event, const Round& round) {
  Tables out;
  for (const Match& match : round.matches) {
    // A bye that was earned is kept by who leaves afterwards (T-538).
    const bool kept = match.is_bye() && round.state == RoundState::open && !can_play(event, match.a);
    if (kept || has_begun(round, match)) out.emplace_back(match.a, match.b);
  }
  return out;
}

Event before_round(const Event& event, int round) {
  Event before = event;
  before.rounds.resize(static_cast<std::size_t>(round) - 1);
  return before;
}

std::vector<PairingProblem> problems_of(const Event& event, int round, How how) {
  std::vector<PairingProblem> out;
  const bool there = round >= 1 && round <= static_cast<int>(event.rounds.size());
  const Round* last = there ? &event.rounds[static_cast<std::size_t>(round) - 1] : nullptr;
  if (round == 1 && how == How::paired) return out;
  const bool again = last != nullptr && how != How::paired;
  const Tables locked = again ? locked_tables(event, *last) : Tables{};
  for (int group = 1; group <= groups_of(event); ++group) {
    const Tables here = tables_in_group(event, locked, group);
    std::vector<EntryId> who = in_group(event, group);
    for (const auto& [a, b] : here)  // who has left a table that stays is counted there
      for (const EntryId id : {a, b})
        if (id != kBye && std::find(who.begin(), who.end(), id) == who.end()) who.push_back(id);
    PairingProblem problem = problem_of(event, round, who, here);
    problem.keeps_tables = again && how == How::repair;
    problem.only_tables = problem.keeps_tables && round == 1;
    if (again) problem.published = last->published;
    out.push_back(std::move(problem));
  }
  return out;
}

// Not while a result is missing (T-P06).
std::variant<Draft, Refusal> propose_round(const Event& event) {
  if (const auto cut = cut_again(event); cut && event.rounds.back().state != RoundState::published) {
    if (cut->open) return refused_proposal(RefusalCode::tie_unsettled);
    if (cut->order.empty()) return refused_proposal(RefusalCode::rounds_done);
    Event made_again = before_playoffs(event);
    made_again.cut = cut->order;
    return propose_round(made_again);
  }
  const bool drafted = !event.rounds.empty() && event.rounds.back().state == RoundState::drafted;
  const int number = static_cast<int>(event.rounds.size()) + (drafted ? 0 : 1);
  const Event before = drafted ? before_round(event, number) : event;
  if (incomplete_round(before) != 0) return refused_proposal(RefusalCode::round_incomplete);
  if (number > kMostRounds) return refused_proposal(RefusalCode::rounds_done);
  if (next_stage(before) != Stage::swiss) return knockout_round(before, number, How::paired);
  if (!before.rounds.empty() && swiss_rounds_left(before) == 0) return refused_proposal(RefusalCode::rounds_done);
  return swiss_round(before, number, How::paired);
}

std::variant<Draft, Refusal> propose_again(const Event& event, How how) {
  if (event.rounds.empty()) return refused_proposal(RefusalCode::draft_none);
  const Round& last = event.rounds.back();
  if (last.state == RoundState::drafted) return refused_proposal(RefusalCode::draft_repair_unpublished);
  if (last.stage == Stage::swiss) return swiss_round(event, last.number, how);
  return knockout_round(before_round(event, last.number), last.number, how);
}

std::optional<DealGroups> propose_groups(const Event& event) {
  auto playing = players(event);
  const auto sizes = group_sizes(static_cast<int>(playing.size()));
  if (sizes.size() < 2) return std::nullopt;
  stream(event.seed, Purpose::groups, 1).shuffle(std::span(playing));
  DealGroups out;
  std::size_t at = 0;
  for (std::size_t group = 0; group < sizes.size(); ++group)
    for (int i = 0; i < sizes[group]; ++i) out.of.emplace_back(playing[at++], static_cast<int>(group) + 1);
  std::sort(out.of.begin(), out.of.end());
  return out;
}

}  // namespace tournament
