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

/// The places that a final, or a match for third place, decides. Still played, or a match for third place that ended as
/// a double loss: the two share them, or the lines decide.
void add_match(const Event& event, const Round& round, const Match& match, Blocks& out) {
  const EntryId winner = settle(event, round, match).winner(match);
  if (winner == 0) return add_block(event, out, {match.a, match.b});
  add_block(event, out, {winner});
  add_block(event, out, {match.other(winner)});
}

void add_third_place(const Event& event, const Round& round, Blocks& out) {
  for (const Match& match : round.matches)
    if (match.third_place) add_match(event, round, match, out);
}

std::vector<EntryId> able_of(const Event& event, std::vector<EntryId> ids) {
  std::erase_if(ids, [&](EntryId id) { return id == 0 || !can_play(event, id); });
  return ids;
}

/// The matches of a knock-out round without that for third place.
std::vector<Match> real_matches(const Round& round) {
  std::vector<Match> out;
  for (const Match& match : round.matches)
    if (!match.third_place) out.push_back(match);
  return out;
}

/// Every match of the round was a double loss: nobody is sent on (T-965).
bool left_nobody(const Event& event, const Round& round) {
  const auto matches = real_matches(round);
  return std::all_of(matches.begin(), matches.end(),
                     [&](const Match& match) { return settle(event, round, match).outcome == Outcome::double_loss; });
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
  for (const Match& match : real_matches(round)) {
    const Settled settled = settle(event, round, match);
    winners.push_back(settled.winner(match));
    if (settled.outcome == Outcome::open && match.left.empty()) winners.insert(winners.end(), {match.a, match.b});
  }
  add_block(event, out, able_of(event, winners));
  add_block(event, out, winners);
}

/// A play-off round that left nobody: its players who can still play settle the first place (T-965), the others stand
/// like all losers of a round.
void add_first_of_nobody(const Event& event, const Round& round, Blocks& out) {
  const std::vector<EntryId> losers = losers_of(event, round);
  const std::vector<EntryId> able = able_of(event, losers);
  if (able.empty()) return add_block(event, out, losers);
  if (event.options.computed_ties != ComputedTies::off) {  // which replace the games (T-544)
    add_by_provisional_order(event, able, out);
  } else {
    const SettledTie first = settle_tie(event, 1, able, 1);
    if (first.open) return add_block(event, out, able);
    add_block(event, out, first.ahead);
  }
  add_by_provisional_order(event, losers, out);
}

Blocks playoff_blocks(const Event& event) {
  Blocks out;
  const auto rounds = rounds_of(event, Stage::playoff);
  for (auto at = rounds.rbegin(); at != rounds.rend(); ++at) {
    const Round& round = **at;
    const bool last = at == rounds.rbegin();
    const auto matches = real_matches(round);
    if (last && matches.size() == 1) {
      if (left_nobody(event, round)) add_block(event, out, able_of(event, {matches[0].a, matches[0].b}));
      add_match(event, round, matches[0], out);
      add_third_place(event, round, out);
      continue;
    }
    if (last && left_nobody(event, round)) {
      add_first_of_nobody(event, round, out);
      continue;
    }
    if (last) add_survivors(event, round, out);
    // Without a match for third place who could have played it is ahead of who left (T-607, T-615).
    const std::vector<EntryId> losers = losers_of(event, round);
    if (losers.size() == 2) add_by_provisional_order(event, able_of(event, losers), out);
    add_by_provisional_order(event, losers, out);
  }
  return out;
}

/// Who was sent on by the round before and left before this one opened counts as beaten in this one (T-411): in no
/// match of it, or with a bye that was never earned (T-538).
std::vector<EntryId> left_before(const Event& event, const Round* before, const Round& round) {
  std::vector<EntryId> out;
  for (const Match& match : real_matches(round))
    if (match.is_bye() && !match.left.empty()) out.push_back(match.a);
  if (before == nullptr) return out;
  for (const Match& match : real_matches(*before)) {
    const EntryId winner = settle(event, *before, match).winner(match);
    const bool paired =
        std::any_of(round.matches.begin(), round.matches.end(), [&](const Match& one) { return one.has(winner); });
    if (winner != 0 && !paired) out.push_back(winner);
  }
  return out;
}

Blocks elimination_blocks(const Event& event) {
  Blocks out;
  const auto rounds = rounds_of(event, Stage::elimination);
  bool final_follows = next_elimination(event).over;  // or would, if somebody had not left
  for (auto at = rounds.rbegin(); at != rounds.rend(); ++at) {
    const Round& round = **at;
    const bool last = at == rounds.rbegin();
    const auto matches = real_matches(round);
    const auto gone = left_before(event, at + 1 == rounds.rend() ? nullptr : *(at + 1), round);
    const bool nobody = last && left_nobody(event, round);
    if (last && matches.size() == 1) {  // the losing finalist is second whoever else left before the final (T-407)
      if (nobody) add_block(event, out, able_of(event, {matches[0].a, matches[0].b}));
      add_match(event, round, matches[0], out);
      add_block(event, out, gone);
      add_third_place(event, round, out);
      final_follows = true;
      continue;
    }
    if (last && !nobody) add_survivors(event, round, out);
    std::vector<EntryId> beaten = losers_of(event, round);
    const std::vector<EntryId> able = able_of(event, beaten);
    // Only one of the two who lost in the semi-finals is left: he is third (T-407, T-607).
    const bool third = final_follows && beaten.size() == 2 && able.size() == 1;
    if (nobody || third) add_block(event, out, able);
    beaten.insert(beaten.end(), gone.begin(), gone.end());
    add_block(event, out, beaten);
    final_follows = false;
  }
  return out;
}

/// The lines that the final ranking is split at. In an elimination those beaten in one round share their places
/// (T-407), unless ties are broken (T-410); but where the last round left nobody the first place is settled (T-965).
std::vector<int> lines_of(const Event& event, int field) {
  if (event.type == Type::swiss || event.options.break_ties) return ranking_lines(field);
  const auto rounds = rounds_of(event, Stage::elimination);
  const bool nobody = !rounds.empty() && left_nobody(event, *rounds.back());
  return nobody ? std::vector<int>{1} : std::vector<int>{};
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
  Blocks blocks = swiss ? playoff_blocks(event) : elimination_blocks(event);
  if (swiss)  // who does not advance stands as in the Swiss ranking (T-602), its third behind a cut of two (T-608)
    for (const auto& block : blocks_of(standings(event))) add_block(event, blocks, block);
  if (!swiss) {
    std::vector<EntryId> rest;
    for (const Entry& entry : event.entries) rest.push_back(entry.id);
    add_block(event, blocks, rest);
  }
  blocks = split_at_lines(event, blocks, lines_of(event, field), out.open);
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
