// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/knockout/bracket.h"

#include <algorithm>
#include <bit>
#include <span>

#include "engine/tournament/ranking/progress.h"
#include "engine/tournament/results/ledger.h"
#include "engine/tournament/results/outcome.h"
#include "engine/tournament/words/lots.h"

namespace tournament {
namespace {

/// Who goes on from the meeting of these two: the winner; the other one if there is nobody; 0 after a double loss.
EntryId who_goes_on(const Event& event, const Round& round, EntryId a, EntryId b) {
  for (const Match& match : round.matches) {
    if (match.third_place || !(match.has(a == 0 ? b : a))) continue;
    if (match.is_bye()) return match.a;
    return settle(event, round, match).winner(match);
  }
  return a != 0 ? a : b;
}

/// One round of a tree: each two neighbours become one.
std::vector<EntryId> after_round(const Event& event, const Round& round, const std::vector<EntryId>& slots) {
  std::vector<EntryId> out;
  for (std::size_t i = 0; i + 1 < slots.size(); i += 2) {
    const bool nobody = slots[i] == 0 && slots[i + 1] == 0;
    out.push_back(nobody ? 0 : who_goes_on(event, round, slots[i], slots[i + 1]));
  }
  return out;
}

KnockoutRound tables_of_slots(const std::vector<EntryId>& slots) {
  KnockoutRound next;
  for (std::size_t i = 0; i + 1 < slots.size(); i += 2) {
    const EntryId a = slots[i] != 0 ? slots[i] : slots[i + 1];
    if (a != 0) next.tables.emplace_back(a, slots[i] != 0 ? slots[i + 1] : kBye);
  }
  next.over = next.tables.empty();
  return next;
}

/// The losers of the semi-finals play for third place; who has left or been expelled does not (T-606, T-607).
void add_third_place(const Event& event, const Round* before, KnockoutRound& next) {
  if (before == nullptr || next.tables.size() != 1 || next.tables.front().second == kBye) return;
  const auto losers = losers_of(event, *before);
  if (losers.size() != 2 || !can_play(event, losers[0]) || !can_play(event, losers[1])) return;
  next.tables.emplace_back(losers[0], losers[1]);
  next.third_place = true;
}

/// T-609, T-613: the pairs of the round that brings the number down to a power of two.
Tables first_of_uneven(const std::vector<EntryId>& order, std::size_t power, bool standard) {
  const std::size_t playing = 2 * (order.size() - power);
  const std::size_t from = order.size() - playing;
  Tables out;
  for (std::size_t i = 0; i < playing / 2; ++i)
    out.emplace_back(order[standard ? from + i : from + 2 * i],
                     standard ? order[order.size() - 1 - i] : order[from + 2 * i + 1]);
  return out;
}

int byes_of(const Event& event, EntryId id) {
  int byes = 0;
  for (const Round& round : event.rounds)
    for (const Match& match : round.matches) byes += match.is_bye() && match.a == id ? 1 : 0;
  return byes;
}

/// Pairs at random in every round (T-403, T-405). An odd number: the bye goes to one of those with the fewest (T-404,
/// T-406).
KnockoutRound redrawn(const Event& event, std::vector<EntryId> left, int number) {
  KnockoutRound next;
  std::sort(left.begin(), left.end());
  stream(event.seed, Purpose::knockout, number).shuffle(std::span(left));
  EntryId bye = 0;
  if (left.size() % 2 != 0) {
    const auto fewest = std::min_element(left.rbegin(), left.rend(),
                                         [&](EntryId a, EntryId b) { return byes_of(event, a) < byes_of(event, b); });
    bye = *fewest;
    std::erase(left, bye);
  }
  for (std::size_t i = 0; i + 1 < left.size(); i += 2) next.tables.emplace_back(left[i], left[i + 1]);
  if (bye != 0) next.tables.emplace_back(bye, kBye);
  return next;
}

}  // namespace

std::vector<EntryId> losers_of(const Event& event, const Round& round) {
  std::vector<EntryId> out;
  for (const Match& match : round.matches) {
    if (match.third_place || match.is_bye()) continue;
    const Settled settled = settle(event, round, match);
    if (settled.outcome == Outcome::open) continue;
    for (const EntryId id : {match.a, match.b})
      if (settled.winner(match) != id) out.push_back(id);
  }
  return out;
}

// First meets second, third meets fourth (T-603), or as T-604 and T-613 say with `standard_seeding`.
std::vector<int> tree_order(int players, bool standard_seeding) {
  std::vector<int> order{1};
  if (!standard_seeding) {
    for (int i = 2; i <= players; ++i) order.push_back(i);
    return order;
  }
  while (static_cast<int>(order.size()) < players) {
    std::vector<int> wider;
    const int sum = 2 * static_cast<int>(order.size()) + 1;
    for (const int seed : order) {
      wider.push_back(seed);
      wider.push_back(sum - seed);
    }
    order = wider;
  }
  return order;
}

KnockoutRound next_elimination(const Event& event) {
  const auto rounds = rounds_of(event, Stage::elimination);
  const int number = static_cast<int>(rounds.size()) + 1;
  std::vector<EntryId> left;
  if (rounds.empty()) {
    left = players(event);
  } else {
    for (const Match& match : rounds.back()->matches)
      if (!match.third_place) left.push_back(settle(event, *rounds.back(), match).winner(match));
    std::erase_if(left, [&](EntryId id) { return id == 0 || !can_play(event, id); });
  }
  KnockoutRound next;
  next.over = left.size() < 2;
  if (next.over) return next;
  if (!event.options.fixed_bracket) {
    next = redrawn(event, left, number);
  } else if (rounds.empty()) {  // the whole tree once, with byes in round 1 only (T-405)
    const auto power = std::bit_ceil(left.size());
    std::sort(left.begin(), left.end());
    stream(event.seed, Purpose::knockout, 1).shuffle(std::span(left));
    const std::size_t byes = power - left.size();
    for (std::size_t i = 0; i < byes; ++i) next.tables.emplace_back(left[i], kBye);
    for (std::size_t i = byes; i + 1 < left.size(); i += 2) next.tables.emplace_back(left[i], left[i + 1]);
  } else {
    std::vector<EntryId> slots;
    for (const Match& match : rounds.back()->matches) {
      const EntryId id = match.third_place ? 0 : settle(event, *rounds.back(), match).winner(match);
      if (!match.third_place) slots.push_back(id != 0 && can_play(event, id) ? id : 0);
    }
    if (slots.size() % 2 != 0) slots.push_back(0);
    next = tables_of_slots(slots);
  }
  add_third_place(event, rounds.empty() ? nullptr : rounds.back(), next);
  return next;
}

// Who met in the Swiss rounds does not matter (T-611).
KnockoutRound next_playoff(const Event& event) {
  KnockoutRound next;
  next.over = !event.cut || event.cut->size() < 2;
  if (next.over) return next;
  const auto rounds = rounds_of(event, Stage::playoff);
  const bool standard = event.options.standard_seeding;
  std::vector<EntryId> order = *event.cut;
  const std::size_t power = std::bit_floor(order.size());
  std::size_t played = 0;
  if (power != order.size()) {
    const Tables first = first_of_uneven(order, power, standard);
    if (rounds.empty()) {
      next.tables = first;
      return next;
    }
    order.resize(order.size() - 2 * first.size());
    for (const auto& [a, b] : first) order.push_back(who_goes_on(event, *rounds.front(), a, b));
    played = 1;
    if (!standard) {  // in provisional order again (T-604)
      const auto rank = [&](EntryId id) { return std::find(event.cut->begin(), event.cut->end(), id); };
      std::stable_sort(order.begin(), order.end(), [&](EntryId a, EntryId b) { return rank(a) < rank(b); });
    }
  }
  std::vector<EntryId> slots;
  for (const int seed : tree_order(static_cast<int>(order.size()), standard))
    slots.push_back(order[static_cast<std::size_t>(seed) - 1]);
  for (; played < rounds.size(); ++played) slots = after_round(event, *rounds[played], slots);
  next = tables_of_slots(slots);
  add_third_place(event, rounds.empty() ? nullptr : rounds.back(), next);
  return next;
}

}  // namespace tournament
