// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/results/tally.h"

#include <algorithm>

namespace tournament {
namespace {

/// A side of a match: points for the match and not for its games (T-501, T-503), of a bye 2.9 (T-502) and in pairing
/// points a win (T-526), games and the meeting.
void add_side(Tally& tally, const Settled& settled, bool first, EntryId opponent, bool exact) {
  const auto give = [&](int tenths, int pairing) {
    tally.points += tenths;
    tally.pairing += exact ? tenths : pairing;
  };
  if (settled.outcome == Outcome::open) return;
  ++tally.rounds;
  if (settled.outcome == Outcome::bye) {
    give(kByeTenths, kWinPairing);
    ++tally.byes;
    tally.games_won += 2;
    return;
  }
  tally.met.push_back(opponent);
  if (settled.outcome == Outcome::double_loss) {  // two games lost for each (T-548)
    ++tally.lost;
    tally.games_lost += 2;
    return;
  }
  tally.games_won += first ? settled.games_a : settled.games_b;
  tally.games_lost += first ? settled.games_b : settled.games_a;
  if (settled.outcome == Outcome::draw) {
    give(kDrawTenths, kDrawPairing);
    ++tally.drawn;
  } else if ((settled.outcome == Outcome::win_a) == first) {
    give(kWinTenths, kWinPairing);
    ++tally.won;
  } else {
    ++tally.lost;
  }
}

}  // namespace

bool is_in_ranking(const Round& round, int before_round) {
  return round.stage == Stage::swiss && round.state == RoundState::open && round.number < before_round;
}

std::vector<Tally> tallies(const Event& event, int before_round) {
  std::vector<Tally> out(event.entries.size());
  for (std::size_t i = 0; i < out.size(); ++i) out[i].id = static_cast<EntryId>(i) + 1;
  const auto at = [&](EntryId id) -> Tally& { return out[static_cast<std::size_t>(id) - 1]; };
  const bool exact = event.options.bye_band == ByeBand::exact;
  for (const Round& round : event.rounds) {
    if (!is_in_ranking(round, before_round)) continue;
    for (const Match& match : round.matches) {  // floats first: they go by the points before the round (T-535)
      if (match.is_bye() || settle(event, round, match).outcome == Outcome::open) continue;
      Tally& a = at(match.a);
      Tally& b = at(match.b);
      (a.pairing > b.pairing ? a.down : a.up) |= a.pairing != b.pairing;
      (b.pairing > a.pairing ? b.down : b.up) |= a.pairing != b.pairing;
    }
    for (const Match& match : round.matches) {
      const Settled settled = settle(event, round, match);
      if (match.is_bye() && settled.outcome == Outcome::open) continue;
      add_side(at(match.a), settled, true, match.b, exact);
      if (!match.is_bye()) add_side(at(match.b), settled, false, match.a, exact);
    }
  }
  return out;
}

int meetings(const Tally& one, EntryId other) {
  return static_cast<int>(std::count(one.met.begin(), one.met.end(), other));
}

// T-804: who never came to a table stands nowhere, nor who was never paired (T-P38).
bool is_counted(const Event& event, EntryId id) {
  if (event.entry(id).absent) return false;
  int first_match = 0;  // the bye is none: there is no table to come to
  bool paired = false;
  for (const Round& round : event.rounds) {
    if (round.state != RoundState::open) continue;
    for (const Match& match : round.matches) {
      if (!match.has(id)) continue;
      if (!match.is_bye() && first_match == 0) first_match = round.number;
      // Who left before the round opened never had the bye (T-538).
      paired = paired || !match.is_bye() || settle(event, round, match).outcome == Outcome::bye;
    }
  }
  if (!paired) return false;
  // Expelled for not coming to the first match: never was at a table.
  const bool never_came = std::any_of(event.penalties.begin(), event.penalties.end(), [&](const Penalty& penalty) {
    return penalty.entry == id && !penalty.revoked && penalty.grade == Grade::X &&
           penalty.infraction == Infraction::lateness && penalty.round == first_match;
  });
  return !never_came;
}

int counted_players(const Event& event) {
  return static_cast<int>(std::count_if(event.entries.begin(), event.entries.end(),
                                        [&](const Entry& entry) { return is_counted(event, entry.id); }));
}

}  // namespace tournament
