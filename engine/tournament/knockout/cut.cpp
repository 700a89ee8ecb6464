// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/knockout/cut.h"

#include <algorithm>

#include "engine/tournament/ranking/progress.h"
#include "engine/tournament/ranking/round_count.h"
#include "engine/tournament/results/ledger.h"
#include "engine/tournament/results/tally.h"

namespace tournament {
namespace {

constexpr int kFromEachGroup = 4;

/// The best of one ranking: ties across the line are settled, equals inside are ordered by the games they played at
/// the cut, else by lot (T-612).
void take_best(const Event& event, const Blocks& blocks, int wanted, Cut& cut) {
  int left = wanted;
  for (const auto& block : blocks) {
    if (left == 0) return;
    const SettledTie tie = settle_tie(event, kCutLine, block, left);
    if (tie.open && !cut.open) cut.open = tie.open;
    left -= tie.open ? left : static_cast<int>(tie.ahead.size());
    cut.order.insert(cut.order.end(), tie.ahead.begin(), tie.ahead.end());
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

std::vector<EntryId> order_to_give(const Cut& cut) { return cut.open ? std::vector<EntryId>{} : cut.order; }

Event before_playoffs(const Event& event) {
  Event before = event;
  std::erase_if(before.rounds, [](const Round& round) { return round.stage == Stage::playoff; });
  before.cut.reset();
  return before;
}

std::optional<Cut> cut_again(const Event& event) {
  if (!event.cut || event.ended || event.cancelled || playoffs_are_open(event)) return std::nullopt;
  const Event before = before_playoffs(event);
  if (!is_swiss_over(before)) return std::nullopt;  // a result of long ago is missing again (T-962)
  Cut cut = make_cut(before);
  if (!cut.open && cut.order == *event.cut) return std::nullopt;
  return cut;
}

}  // namespace tournament
