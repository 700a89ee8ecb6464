// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/ranking/standings.h"

#include <algorithm>
#include <map>
#include <utility>

#include "engine/tournament/ranking/round_count.h"
#include "engine/tournament/results/ledger.h"
#include "engine/tournament/words/lots.h"

namespace tournament {
namespace {

const Standing& by_id(const std::vector<Standing>& all, EntryId id) { return all[static_cast<std::size_t>(id) - 1]; }

/// T-546
Fraction share(int above, int below, const Fraction& floor) {
  return below == 0 ? floor : std::max(floor, Fraction(above, below));
}

/// Real points of `one` from all matches against entries with equal points (T-548, a). With groups each has a list of
/// its own (T-609), and the tied are those of one list: who is level in another group could never have been met.
void count_meetings(const Event& event, int before_round, std::vector<Standing>& all) {
  std::map<std::pair<int, int>, std::vector<EntryId>> equal;
  for (const Standing& one : all)
    if (is_counted(event, one.id()) && !one.expelled)
      equal[{event.entry(one.id()).group, one.tally.points}].push_back(one.id());
  for (const auto& [list_and_points, group] : equal) {
    bool all_met = group.size() > 1;
    for (const EntryId a : group)
      for (const EntryId b : group) all_met = all_met && (a == b || meetings(by_id(all, a).tally, b) > 0);
    for (const EntryId id : group) all[static_cast<std::size_t>(id) - 1].meetings_count = all_met;
  }
  for (const Round& round : event.rounds) {
    if (!is_in_ranking(round, before_round)) continue;
    for (const Match& match : round.matches) {
      if (match.is_bye()) continue;
      Standing& a = all[static_cast<std::size_t>(match.a) - 1];
      Standing& b = all[static_cast<std::size_t>(match.b) - 1];
      if (!a.meetings_count || !b.meetings_count || a.tally.points != b.tally.points) continue;
      const Settled settled = settle(event, round, match);
      const int draw = settled.outcome == Outcome::draw ? kDrawTenths : 0;
      a.meetings_points += settled.outcome == Outcome::win_a ? kWinTenths : draw;
      b.meetings_points += settled.outcome == Outcome::win_b ? kWinTenths : draw;
    }
  }
}

void count_opponents(std::vector<Standing>& all, const Fraction& floor) {
  for (Standing& one : all) {
    Fraction match;
    Fraction game;
    for (const EntryId id : one.tally.met) {  // once for each meeting; the bye is none
      const Standing& opponent = by_id(all, id);
      one.opponents_points += opponent.tally.points;
      match = match + opponent.match_share;
      game = game + opponent.game_share;
    }
    const int met = static_cast<int>(one.tally.met.size());
    one.opponents_match_share = met == 0 ? floor : match.over(met);
    one.opponents_game_share = met == 0 ? floor : game.over(met);
  }
}

/// One line for each entry, in the order of their numbers.
std::vector<Standing> figures(const Event& event, int before_round) {
  const Fraction floor = share_floor(event.options.share_floor);
  std::vector<Standing> all;
  for (const Tally& tally : tallies(event, before_round)) {
    Standing one;
    one.tally = tally;
    one.dropped = event.entry(tally.id).dropped;
    one.expelled = ledger(event, tally.id).expelled();
    one.game_difference = tally.games_won - tally.games_lost;
    one.match_share = share(tally.points, 3 * kDrawTenths * tally.rounds, floor);
    one.game_share = share(tally.games_won, tally.games_won + tally.games_lost, floor);
    one.lot = rank_lot(event, tally.id);
    all.push_back(one);
  }
  count_meetings(event, before_round, all);
  count_opponents(all, floor);
  return all;
}

/// The criteria of T-544. Negative: `a` is ahead; 0: they share the place, which tie-break games may settle (T-541). A
/// real win is ahead of a bye because of its tenth (T-542).
int compare(const Event& event, const Standing& a, const Standing& b) {
  const auto more = [](const auto& x, const auto& y) { return x == y ? 0 : (x > y ? -1 : 1); };
  if (a.expelled != b.expelled) return a.expelled ? 1 : -1;
  if (const int c = more(a.tally.points, b.tally.points)) return c;
  if (event.options.computed_ties == ComputedTies::meetings) {
    if (const int c = a.meetings_count && b.meetings_count ? more(a.meetings_points, b.meetings_points) : 0) return c;
    if (const int c = more(a.opponents_points, b.opponents_points)) return c;
    return more(a.game_difference, b.game_difference);
  }
  if (event.options.computed_ties == ComputedTies::percentages) {
    if (const int c = more(a.opponents_match_share, b.opponents_match_share)) return c;
    if (const int c = more(a.game_share, b.game_share)) return c;
    return more(a.opponents_game_share, b.opponents_game_share);
  }
  return 0;
}

/// Shared places are counted 1, 2, 2, 4, and those who share one stand by name (T-547).
template <class Compare>
void give_places(const Event& event, std::vector<Standing>& ranking, const Compare& compare_two) {
  std::sort(ranking.begin(), ranking.end(), [&](const Standing& a, const Standing& b) {
    if (const int c = compare_two(a, b)) return c < 0;
    const std::string& name_a = event.entry(a.id()).name;
    const std::string& name_b = event.entry(b.id()).name;
    return name_a != name_b ? name_a < name_b : a.id() < b.id();
  });
  for (std::size_t i = 0; i < ranking.size();) {
    std::size_t end = i + 1;
    while (end < ranking.size() && compare_two(ranking[i], ranking[end]) == 0) ++end;
    for (std::size_t k = i; k < end; ++k) {
      ranking[k].place = ranking[k].expelled ? 0 : static_cast<int>(i) + 1;
      ranking[k].last_place = ranking[k].expelled ? 0 : static_cast<int>(end);
    }
    i = end;
  }
}

}  // namespace

int rank_lot(const Event& event, EntryId id) {
  const int brought = event.entry(id).lot;
  return brought != 0 ? brought : lot(event.seed, Purpose::rank, 0, id);
}

Fraction share_floor(ShareFloor floor) {
  return floor == ShareFloor::third ? Fraction(1, 3) : (floor == ShareFloor::quarter ? Fraction(1, 4) : Fraction());
}

std::vector<Standing> standings(const Event& event, int before_round, int group) {
  const std::vector<Standing> all = figures(event, before_round);
  std::vector<Standing> ranking;
  const int groups = groups_of(event);
  for (int g = 1; g <= groups; ++g) {
    if (group != 0 && g != group) continue;
    std::vector<Standing> part;
    for (const Standing& one : all)
      if (is_counted(event, one.id()) && std::max(1, event.entry(one.id()).group) == g) part.push_back(one);
    give_places(event, part, [&](const Standing& a, const Standing& b) { return compare(event, a, b); });
    ranking.insert(ranking.end(), part.begin(), part.end());
  }
  if (groups == 1 || group != 0) return ranking;
  std::map<EntryId, int> in_group;
  for (const Standing& one : ranking) in_group[one.id()] = one.place;
  give_places(event, ranking, [&](const Standing& a, const Standing& b) {
    if (a.expelled != b.expelled) return a.expelled ? 1 : -1;
    if (const int by_place = in_group.at(a.id()) - in_group.at(b.id()); by_place != 0 && !a.expelled) return by_place;
    return b.tally.points - a.tally.points;
  });
  return ranking;
}

Blocks blocks_of(const std::vector<Standing>& ranking) {
  Blocks blocks;
  int place = -1;
  for (const Standing& one : ranking) {
    if (one.place == 0) continue;
    if (one.place != place) blocks.emplace_back();
    place = one.place;
    blocks.back().push_back(one.id());
  }
  return blocks;
}

}  // namespace tournament
