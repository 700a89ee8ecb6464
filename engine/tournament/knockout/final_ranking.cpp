// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/knockout/final_ranking.h"

#include <algorithm>

#include "engine/tournament/knockout/bracket.h"
#include "engine/tournament/ranking/progress.h"
#include "engine/tournament/ranking/round_count.h"
#include "engine/tournament/results/ledger.h"

namespace tournament {
namespace {

bool stands_in(const Blocks& blocks, EntryId id) {
  return std::any_of(blocks.begin(), blocks.end(), [&](const std::vector<EntryId>& block) {
    return std::find(block.begin(), block.end(), id) != block.end();
  });
}

/// Adds a block of those who have no place yet and may have one.
void add_block(const Event& event, Blocks& out, const std::vector<EntryId>& ids) {
  std::vector<EntryId> block;
  for (const EntryId id : ids)
    if (id != 0 && is_counted(event, id) && !ledger(event, id).expelled() && !stands_in(out, id)) block.push_back(id);
  if (!block.empty()) out.push_back(block);
}

/// The places of the last round: the final, or the final and the match for third place.
void add_last_round(const Event& event, const Round& round, Blocks& out) {
  for (const bool third : {false, true})
    for (const Match& match : round.matches) {
      if (match.third_place != third) continue;
      const Settled settled = settle(event, round, match);
      const EntryId winner = settled.winner(match);
      if (winner == 0) {  // still played; or a double loss: the lines decide, or they share it (T-965)
        add_block(event, out, {match.a, match.b});
        continue;
      }
      add_block(event, out, {winner});
      add_block(event, out, {match.other(winner)});
    }
}

/// Losers in provisional order; who has equal points (and criteria) shares a place (T-615).
void add_by_provisional_order(const Event& event, const std::vector<EntryId>& ids, Blocks& out) {
  for (const auto& block : blocks_of(standings(event))) {
    std::vector<EntryId> part;
    for (const EntryId id : block)
      if (std::find(ids.begin(), ids.end(), id) != ids.end()) part.push_back(id);
    add_block(event, out, part);
  }
}

/// Who is still in it, then who has won the last match but left since.
void add_survivors(const Event& event, const Round& round, Blocks& out) {
  std::vector<EntryId> winners;
  for (const Match& match : round.matches)
    if (!match.third_place) {
      const Settled settled = settle(event, round, match);
      winners.push_back(settled.winner(match));
      if (settled.outcome == Outcome::open) winners.insert(winners.end(), {match.a, match.b});
    }
  std::vector<EntryId> able = winners;
  std::erase_if(able, [&](EntryId id) { return id == 0 || !can_play(event, id); });
  add_block(event, out, able);
  add_block(event, out, winners);
}

Blocks knockout_blocks(const Event& event, Stage stage) {
  Blocks out;
  const auto rounds = rounds_of(event, stage);
  const auto real = [](const Match& match) { return !match.third_place; };
  for (auto at = rounds.rbegin(); at != rounds.rend(); ++at) {
    const Round& round = **at;
    const auto tables = std::count_if(round.matches.begin(), round.matches.end(), real);
    const bool last = at == rounds.rbegin() && tables == 1;
    if (last) {
      add_last_round(event, round, out);
      continue;
    }
    if (at == rounds.rbegin()) add_survivors(event, round, out);
    if (stage == Stage::playoff) {
      // Without a match for third place who could have played it is ahead of who left (T-607, T-615).
      std::vector<EntryId> losers = losers_of(event, round);
      std::vector<EntryId> able = losers;
      std::erase_if(able, [&](EntryId id) { return !can_play(event, id); });
      if (losers.size() == 2) add_by_provisional_order(event, able, out);
      add_by_provisional_order(event, losers, out);
      continue;
    }
    // Elimination: who left after winning counts as beaten in the round that followed (T-411).
    std::vector<EntryId> beaten = losers_of(event, round);
    if (at != rounds.rend() - 1)
      for (const Match& match : (*(at + 1))->matches) {
        const EntryId winner = match.third_place ? 0 : settle(event, **(at + 1), match).winner(match);
        const bool paired =
            std::any_of(round.matches.begin(), round.matches.end(), [&](const Match& one) { return one.has(winner); });
        if (winner != 0 && !paired) beaten.push_back(winner);
      }
    add_block(event, out, beaten);
  }
  return out;
}

}  // namespace

// T-549
std::vector<int> ranking_lines(int players) {
  std::vector<int> lines{1};
  for (int place = 2; placing_points(players, place) > 0; ++place) lines.push_back(place);
  return lines;
}

// One winner at the end of all rounds (T-401): the line below the first place holds in small fields, too.
FinalRanking final_ranking(const Event& event) {
  FinalRanking out;
  const int field = counted_players(event);
  out.official = field >= 4;  // T-212, T-216
  const bool swiss = event.type == Type::swiss;
  Blocks blocks = knockout_blocks(event, swiss ? Stage::playoff : Stage::elimination);
  if (swiss)  // who does not advance stands as in the Swiss ranking (T-602), its third behind a cut of two (T-608)
    for (const auto& block : blocks_of(standings(event))) add_block(event, blocks, block);
  if (!swiss) {
    std::vector<EntryId> rest;
    for (const Entry& entry : event.entries) rest.push_back(entry.id);
    add_block(event, blocks, rest);
  }
  // In an elimination those beaten in one round share their places (T-407), unless ties are broken (T-410).
  const bool with_lines = swiss || event.options.break_ties;
  if (with_lines) blocks = split_at_lines(event, blocks, ranking_lines(field), out.open);
  int place = 1;
  for (auto& block : blocks) {
    std::sort(block.begin(), block.end(), [&](EntryId a, EntryId b) {
      return event.entry(a).name != event.entry(b).name ? event.entry(a).name < event.entry(b).name : a < b;
    });
    const int last = place + static_cast<int>(block.size()) - 1;
    // Who shares places gets the points of the last of them (T-805).
    for (const EntryId id : block) out.order.push_back({id, place, last, national_points(field, last)});
    place = last + 1;
  }
  for (const Entry& entry : event.entries)  // expelled: no place, the participation point stays (T-806)
    if (is_counted(event, entry.id) && ledger(event, entry.id).expelled())
      out.order.push_back({entry.id, 0, 0, out.official ? 1 : 0});
  return out;
}

}  // namespace tournament
