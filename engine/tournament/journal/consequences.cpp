// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/journal/consequences.h"

#include <algorithm>
#include <map>
#include <variant>

#include "engine/tournament/journal/proposals.h"
#include "engine/tournament/knockout/cut.h"
#include "engine/tournament/ranking/progress.h"
#include "engine/tournament/ranking/standings.h"

namespace tournament {

namespace {

std::vector<Moved> moved_between(const Event& before, const Event& after) {
  std::map<EntryId, Moved> all;
  for (const Standing& one : standings(before)) {
    all[one.id()].points_before = one.tally.points;
    all[one.id()].place_before = one.place;
  }
  for (const Standing& one : standings(after)) {
    all[one.id()].points_after = one.tally.points;
    all[one.id()].place_after = one.place;
  }
  std::vector<Moved> out;
  for (auto& [id, moved] : all) {
    moved.id = id;
    if (moved.points_before != moved.points_after || moved.place_before != moved.place_after) out.push_back(moved);
  }
  std::stable_sort(out.begin(), out.end(), [](const Moved& a, const Moved& b) {  // whose points change comes first
    const auto changed = [](const Moved& m) { return m.points_before != m.points_after; };
    return changed(a) && !changed(b);
  });
  return out;
}

std::vector<Reseated> reseated_between(const Event& before, const Event& after) {
  std::vector<Reseated> out;
  for (std::size_t i = 0; i < std::min(before.rounds.size(), after.rounds.size()); ++i) {
    const Round& old = before.rounds[i];
    const Round& now = after.rounds[i];
    for (std::size_t j = 0; j < std::min(old.matches.size(), now.matches.size()); ++j) {
      const Match& was = old.matches[j];
      const Match& is = now.matches[j];
      if (was.a != is.a) out.push_back({now.number, is.table, was.a, is.a});
      if (was.b != is.b) out.push_back({now.number, is.table, was.b, is.b});
    }
  }
  return out;
}

int other_tables(const Round& round, const Tables& tables) {
  Tables now;
  for (const Match& match : round.matches) now.emplace_back(match.a, match.b);
  return static_cast<int>(
      std::count_if(tables.begin(), tables.end(), [&](const Table& table) { return !is_among(now, table); }));
}

void add_pairing_choices(const Event& event, Consequences& out) {
  const Round& last = event.rounds.back();
  const auto offer = [&](FollowUp choice, const std::variant<Draft, Refusal>& proposal) {
    const auto* draft = std::get_if<Draft>(&proposal);
    if (const int other = draft ? other_tables(last, draft->tables) : 0; other > 0) {
      out.choices.emplace_back(choice, other);
      return true;
    }
    return false;
  };
  if (last.state == RoundState::drafted) {
    if (offer(FollowUp::draft, propose_round(event))) out.proposed = FollowUp::draft;
    return;
  }
  const bool begun =
      std::any_of(last.matches.begin(), last.matches.end(), [&](const Match& m) { return has_begun(last, m); });
  if (offer(FollowUp::repair, propose_again(event, How::repair)) && !begun) out.proposed = FollowUp::repair;
  offer(FollowUp::redraw, propose_again(event, How::redraw));
}

void add_cut_choice(const Event& event, Consequences& out) {
  const auto cut = cut_again(event);
  if (!cut) return;
  const auto gone = std::count_if(event.cut->begin(), event.cut->end(), [&](EntryId id) {
    return std::find(cut->order.begin(), cut->order.end(), id) == cut->order.end();
  });
  out.choices.emplace_back(FollowUp::cut, static_cast<int>(gone));
  out.proposed = FollowUp::cut;
}

}  // namespace

Consequences open_follow_ups(const Event& event) {
  Consequences out;
  out.choices.emplace_back(FollowUp::keep, 0);
  if (event.ended || event.cancelled || event.rounds.empty()) return out;
  add_cut_choice(event, out);
  // Round 1 is a shuffle: drawn again it is another one, and nothing is wrong with the one that is there.
  const Round& last = event.rounds.back();
  if (out.proposed == FollowUp::keep && last.stage == Stage::swiss && last.number > 1) add_pairing_choices(event, out);
  return out;
}

Consequences consequences_of(const Journal& journal, const Command& command, const std::string& reason) {
  Consequences out;
  Journal next = journal;
  if (auto refusal = next.add(command, {}, {}, reason)) {
    out.refused = std::move(*refusal);
    return out;
  }
  out = open_follow_ups(next.event());
  out.moved = moved_between(journal.event(), next.event());
  out.reseated = reseated_between(journal.event(), next.event());
  return out;
}

std::variant<std::monostate, Command, Refusal> command_of(FollowUp choice, const Event& event) {
  using Out = std::variant<std::monostate, Command, Refusal>;
  const auto of = [](std::variant<Draft, Refusal> proposal) -> Out {
    if (auto* refusal = std::get_if<Refusal>(&proposal)) return std::move(*refusal);
    return Command(std::get<Draft>(std::move(proposal)));
  };
  switch (choice) {
    case FollowUp::keep:
      return {};
    case FollowUp::draft:
      return of(propose_round(event));
    case FollowUp::repair:
      return of(propose_again(event, How::repair));
    case FollowUp::redraw:
      return of(propose_again(event, How::redraw));
    case FollowUp::cut:
      return Command(MakeCut{order_to_give(make_cut(before_playoffs(event)))});
  }
  return {};
}

}  // namespace tournament
