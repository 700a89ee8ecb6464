// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/knockout/ties.h"

#include <algorithm>
#include <span>

#include "engine/tournament/results/ledger.h"
#include "engine/tournament/words/lots.h"

namespace tournament {
namespace {

bool is_in(const std::vector<EntryId>& ids, EntryId id) { return std::find(ids.begin(), ids.end(), id) != ids.end(); }

void take_out(std::vector<EntryId>& from, const std::vector<EntryId>& what) {
  std::erase_if(from, [&](EntryId id) { return is_in(what, id); });
}

/// The pairs of the next step: at random, one sits out as a winner if they are odd (T-545).
OpenTie next_step(const Event& event, int line, int step, std::vector<EntryId> tied, int places) {
  OpenTie open{line, tied, places, false, {}, 0};
  std::sort(tied.begin(), tied.end());
  stream(event.seed, Purpose::ties, line, step).shuffle(std::span(tied));
  for (std::size_t i = 0; i + 1 < tied.size(); i += 2) open.pairs.emplace_back(tied[i], tied[i + 1]);
  if (tied.size() % 2 != 0) open.sits_out = tied.back();
  return open;
}

}  // namespace

void order_by_lot(const Event& event, std::vector<EntryId>& ids) {
  std::sort(ids.begin(), ids.end(), [&](EntryId a, EntryId b) {
    const int lot_a = rank_lot(event, a);
    const int lot_b = rank_lot(event, b);
    return lot_a != lot_b ? lot_a < lot_b : a < b;
  });
}

// By single games (T-543), or by lot where ties are computed (T-544).
SettledTie settle_tie(const Event& event, int line, const std::vector<EntryId>& tied, int places) {
  SettledTie out;
  if (event.options.computed_ties != ComputedTies::off) {
    std::vector<EntryId> order;
    for (const EntryId id : tied)
      if (line != kCutLine || can_play(event, id)) order.push_back(id);
    order_by_lot(event, order);
    order.resize(std::min(order.size(), static_cast<std::size_t>(places)));
    out.ahead = order;
    for (const EntryId id : tied)
      if (!is_in(order, id)) out.behind.push_back(id);
    return out;
  }
  std::vector<EntryId> playing;
  for (const EntryId id : tied) (can_play(event, id) ? playing : out.behind).push_back(id);
  const std::vector<EntryId> gone = out.behind;
  int step_number = 0;
  for (const TieStep& step : event.ties) {
    if (step.line != line) continue;
    const auto there = [&](const auto& pair) { return is_in(tied, pair.first) && is_in(tied, pair.second); };
    if (!std::all_of(step.pairs.begin(), step.pairs.end(), there)) continue;
    ++step_number;
    if (is_in(step.winners, 0)) {
      out.open = OpenTie{line, playing, places - static_cast<int>(out.ahead.size()), true, step.pairs, step.sits_out};
      return out;
    }
    std::vector<EntryId> winners = step.winners;
    if (step.sits_out != 0) winners.push_back(step.sits_out);
    std::erase_if(winners, [&](EntryId id) { return !is_in(playing, id); });
    if (winners.size() + out.ahead.size() <= static_cast<std::size_t>(places)) {
      order_by_lot(event, winners);
      out.ahead.insert(out.ahead.end(), winners.begin(), winners.end());
      take_out(playing, winners);
    } else {
      for (const EntryId id : playing)
        if (!is_in(winners, id)) out.behind.push_back(id);
      playing = winners;
    }
    if (out.ahead.size() == static_cast<std::size_t>(places)) break;
  }
  const auto wanted = static_cast<std::size_t>(places) - out.ahead.size();
  if (wanted > 0 && playing.size() > wanted) {
    out.open = next_step(event, line, step_number, playing, static_cast<int>(wanted));
    return out;
  }
  // The places are filled, or fewer can play than there are places: those share what is left with nobody behind them.
  std::vector<EntryId>& rest = wanted > 0 ? out.ahead : out.behind;
  rest.insert(rest.end(), playing.begin(), playing.end());
  return out;
}

// T-549
Blocks split_at_lines(const Event& event, const Blocks& blocks, const std::vector<int>& lines,
                      std::optional<OpenTie>& open) {
  Blocks out;
  int start = 0;
  for (const auto& block : blocks) {
    std::vector<EntryId> rest = block;
    for (const int line : lines) {
      const int places = line - start;
      if (places <= 0 || places >= static_cast<int>(rest.size())) continue;
      SettledTie tie = settle_tie(event, line, rest, places);
      if (tie.open && !open) open = tie.open;
      if (tie.open || tie.ahead.empty()) break;
      start += static_cast<int>(tie.ahead.size());
      rest = tie.behind;
      out.push_back(std::move(tie.ahead));
    }
    start += static_cast<int>(rest.size());
    if (!rest.empty()) out.push_back(rest);
  }
  return out;
}

}  // namespace tournament
