// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/knockout/cut.h"

#include <algorithm>

#include "engine/tournament/ranking/round_count.h"
#include "engine/tournament/results/ledger.h"
#include "engine/tournament/results/tally.h"

namespace tournament {
namespace {

constexpr int kFromEachGroup = 4;

/// The best of one ranking: ties across the line are settled, equals inside are ordered by lot (T-612).
void take_best(const Event& event, const Blocks& blocks, int wanted, Cut& cut) {
  int left = wanted;
  for (const auto& block : blocks) {
    std::vector<EntryId> able;
    for (const EntryId id : block)
      if (can_play(event, id)) able.push_back(id);
    if (left == 0) return;
    if (static_cast<int>(able.size()) > left) {
      const SettledTie tie = settle_tie(event, kCutLine, able, left);
      if (tie.open && !cut.open) cut.open = tie.open;
      able = tie.open ? std::vector<EntryId>{} : tie.ahead;
      if (tie.open) left = 0;
    } else {
      order_by_lot(event, able);
    }
    left -= std::min(left, static_cast<int>(able.size()));
    cut.order.insert(cut.order.end(), able.begin(), able.end());
  }
}

/// T-609: by place in the group, then points, then lot.
void order_groups(const Event& event, std::vector<EntryId>& order) {
  const Blocks overall = blocks_of(standings(event));
  std::vector<EntryId> sorted;
  for (auto block : overall) {
    std::erase_if(block, [&](EntryId id) { return std::find(order.begin(), order.end(), id) == order.end(); });
    order_by_lot(event, block);
    sorted.insert(sorted.end(), block.begin(), block.end());
  }
  order = sorted;
}

}  // namespace

int cut_size(const Event& event) {
  const int field = counted_players(event);
  if (event.type == Type::elimination || field < 4) return 0;
  int able = 0;
  for (const EntryId id : players(event)) able += is_counted(event, id) ? 1 : 0;
  const int groups = groups_of(event);
  if (event.options.playoff_rounds == 0) return 0;
  if (groups > 1 && event.options.playoff_rounds < 0) {
    int sum = 0;
    for (int group = 1; group <= groups; ++group) {
      int in_group = 0;
      for (const EntryId id : players(event))
        in_group += event.entry(id).group == group && is_counted(event, id) ? 1 : 0;
      sum += std::min(in_group, kFromEachGroup);
    }
    return sum < 2 ? 0 : sum;
  }
  // More than 63 only because of latecomers: row 24 to 63 however many it counts (T-513).
  // With r play-off rounds 2^r advance (T-614).
  int cut = event.options.playoff_rounds > 0 ? 1 << event.options.playoff_rounds : table_cut(field);
  while (cut > able) cut /= 2;
  return cut < 2 ? 0 : cut;
}

// The players with the most points advance (T-601); a tie across the line is settled first (T-610).
Cut make_cut(const Event& event) {
  Cut cut;
  const int size = cut_size(event);
  const int groups = groups_of(event);
  if (size == 0) return cut;
  if (groups == 1 || event.options.playoff_rounds > 0) {
    take_best(event, blocks_of(standings(event)), size, cut);
    return cut;
  }
  for (int group = 1; group <= groups; ++group)
    take_best(event, blocks_of(standings(event, INT_MAX, group)), kFromEachGroup, cut);
  order_groups(event, cut.order);
  return cut;
}

Event before_playoffs(const Event& event) {
  Event before = event;
  std::erase_if(before.rounds, [](const Round& round) { return round.stage == Stage::playoff; });
  before.cut.reset();
  return before;
}

}  // namespace tournament
