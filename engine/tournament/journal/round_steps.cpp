// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <set>

#include "engine/tournament/journal/proposals.h"
#include "engine/tournament/journal/steps.h"
#include "engine/tournament/journal/table_numbers.h"
#include "engine/tournament/knockout/bracket.h"
#include "engine/tournament/ranking/progress.h"
#include "engine/tournament/results/ledger.h"
#include "engine/tournament/results/outcome.h"

namespace tournament {
namespace {

constexpr int kMostGames = 3;  // of a match

/// T-555 a, T-P39: everybody who has to be paired exactly once, one bye at most in each group, nobody from another
/// group.
Refused why_not_these(const Event& event, const Tables& tables, const std::set<EntryId>& wanted) {
  std::set<EntryId> seen;
  std::set<int> byes;
  for (const auto& [a, b] : tables) {
    for (const EntryId id : {a, b}) {
      if (id == kBye && id == b) continue;
      if (!event.has_entry(id) || !wanted.contains(id) || !seen.insert(id).second)
        return refuse(RefusalCode::draft_players, std::to_string(id));
    }
    const int group = event.entry(a).group;
    if (b == kBye && !byes.insert(group).second) return refuse(RefusalCode::draft_bye, std::to_string(a));
    if (b != kBye && event.entry(b).group != group) return refuse(RefusalCode::draft_groups, std::to_string(b));
  }
  for (const EntryId id : wanted)
    if (!seen.contains(id)) return refuse(RefusalCode::draft_players, std::to_string(id));
  return std::nullopt;
}

Refused why_no_swiss(const Event& event, const Draft& draft, const Round* again) {
  if (draft.third_place) return refuse(RefusalCode::draft_players, "third_place");  // of knock-out rounds (T-606)
  std::set<EntryId> wanted;
  for (const EntryId id : players(event)) wanted.insert(id);
  if (again != nullptr && again->state != RoundState::drafted) {
    const Tables locked = locked_tables(event, *again);
    for (const Table& table : locked) {
      if (draft.how != How::played && !is_among(draft.tables, table))
        return refuse(RefusalCode::draft_locked, std::to_string(table.first));
      for (const EntryId id : {table.first, table.second})
        if (id != kBye) wanted.insert(id);
    }
  }
  if (wanted.size() < 2) return refuse(RefusalCode::few_players);
  return why_not_these(event, draft.tables, wanted);
}

/// Elimination may be seated by hand among those who are left; play-offs follow from the results (T-604) and the cut
/// that stands: that it should be made again is proposed (T-534), and a journal that went on without is read.
Refused why_no_knockout(const Event& before, const Draft& draft) {
  const KnockoutRound proposed = draft.stage == Stage::playoff ? next_playoff(before) : next_elimination(before);
  if (proposed.over || draft.round > kMostRounds) return refuse(RefusalCode::rounds_done);
  if (draft.third_place != proposed.third_place) return refuse(RefusalCode::draft_players, "third_place");
  if (draft.stage == Stage::playoff) {
    const bool same = std::equal(draft.tables.begin(), draft.tables.end(), proposed.tables.begin(),
                                 proposed.tables.end(), same_table);
    return same ? std::nullopt : std::optional(refuse(RefusalCode::draft_players));
  }
  std::set<EntryId> wanted;
  for (const auto& [a, b] : proposed.tables)
    for (const EntryId id : {a, b})
      if (id != kBye) wanted.insert(id);
  if (before.options.fixed_bracket && before.rounds.empty()) {  // several byes
    std::set<EntryId> seen;
    for (const auto& [a, b] : draft.tables)
      for (const EntryId id : {a, b})
        if (id != kBye && (!wanted.contains(id) || !seen.insert(id).second))
          return refuse(RefusalCode::draft_players, std::to_string(id));
    return seen.size() == wanted.size() ? std::nullopt : std::optional(refuse(RefusalCode::draft_players));
  }
  return why_not_these(before, draft.tables, wanted);
}

Refused why_no_draft(const Event& event, const Draft& draft, const Round* again) {
  const Event before = again != nullptr ? before_round(event, draft.round) : event;
  if (const int missing = incomplete_round(before); missing != 0)
    return refuse(RefusalCode::round_incomplete, std::to_string(missing));
  if (draft.stage != next_stage(before)) return refuse(RefusalCode::draft_number, std::to_string(draft.round));
  if (draft.stage != Stage::swiss) return why_no_knockout(before, draft);
  if (again == nullptr && !event.rounds.empty() && swiss_rounds_left(event) == 0)
    return refuse(RefusalCode::rounds_done);
  if (draft.round > kMostRounds) return refuse(RefusalCode::rounds_done);
  return why_no_swiss(event, draft, again);
}

/// Who is seated although unable to play goes out of a play-off match at once (T-616).
void settle_absent(const Event& event, Round& round) {
  for (Match& match : round.matches)
    for (const EntryId id : {match.a, match.b})
      if (id != kBye && !can_play(event, id)) match.left.push_back({id, ledger(event, id).expelled() ? -1 : 0});
}

}  // namespace

Refused carry_out(Event& event, const Draft& draft, const Line&) {
  const int last = static_cast<int>(event.rounds.size());
  const bool is_new = draft.round == last + 1;
  if (!is_new && (draft.round != last || last == 0))
    return refuse(RefusalCode::draft_number, std::to_string(draft.round), std::to_string(last + 1));
  Round* again = is_new ? nullptr : &event.rounds.back();
  const bool mends = draft.how == How::repair || draft.how == How::redraw || draft.how == How::played;
  if (is_new && mends) return refuse(RefusalCode::draft_repair_unpublished);
  if (!is_new && again->state != RoundState::drafted && !mends)
    return refuse(RefusalCode::draft_locked, std::to_string(draft.round));
  for (const Table& table : draft.tables)
    if (table.first == kBye) return refuse(RefusalCode::draft_bye, "0");
  if (const auto refusal = why_no_draft(event, draft, again)) return refusal;
  Round round;
  if (again != nullptr) round = *again;
  round.number = draft.round;
  round.stage = draft.stage;
  round.how = draft.how;
  round.matches.clear();
  for (const auto& [a, b] : draft.tables) {
    Match match;
    if (again != nullptr)  // a table that stays keeps all that is known of it
      for (const Match& old : again->matches)
        if (same_table({old.a, old.b}, {a, b})) match = old;
    const bool kept = match.a != 0;
    if (!kept) match.a = a, match.b = b;
    round.matches.push_back(match);
  }
  if (draft.third_place) round.matches.back().third_place = true;
  number_tables(event, round);
  if (round.state != RoundState::drafted) round.published = draft.tables;
  if (is_new)
    event.rounds.push_back(round);
  else
    *again = round;
  return std::nullopt;
}

// T-530, the one with the bye included (T-P39).
Refused carry_out(Event& event, const Swap& swap, const Line& line) {
  if (event.rounds.empty()) return refuse(RefusalCode::draft_none);
  Round& round = event.rounds.back();
  if (round.state == RoundState::open) return refuse(RefusalCode::swap_open);
  if (round.stage == Stage::playoff) return refuse(RefusalCode::swap_same);
  if (line.reason.empty()) return refuse(RefusalCode::reason_missing);
  Match* one = nullptr;
  Match* two = nullptr;
  for (Match& match : round.matches) {
    if (match.has(swap.a)) one = &match;
    if (match.has(swap.b)) two = &match;
  }
  if (one == nullptr || two == nullptr || one == two || swap.a == kBye || swap.b == kBye)
    return refuse(RefusalCode::swap_same, std::to_string(swap.a) + "-" + std::to_string(swap.b));
  if (event.entry(swap.a).group != event.entry(swap.b).group) return refuse(RefusalCode::draft_groups);
  (one->a == swap.a ? one->a : one->b) = swap.b;
  (two->a == swap.b ? two->a : two->b) = swap.a;
  one->by_hand = two->by_hand = true;
  if (round.state == RoundState::published) {
    round.published.clear();
    for (const Match& match : round.matches) round.published.emplace_back(match.a, match.b);
  }
  return std::nullopt;
}

Refused carry_out(Event& event, const Publish& publish, const Line&) {
  Round* round = round_of(event, publish.round);
  if (round == nullptr || round->state != RoundState::drafted)
    return refuse(RefusalCode::draft_none, std::to_string(publish.round));
  if (round->stage == Stage::swiss)
    for (const Match& match : round->matches)
      for (const EntryId id : {match.a, match.b})
        if (id != kBye && !can_play(event, id)) return refuse(RefusalCode::draft_players, std::to_string(id));
  round->state = RoundState::published;
  round->announced = publish.announced;
  round->published.clear();
  for (const Match& match : round->matches) round->published.emplace_back(match.a, match.b);
  settle_absent(event, *round);
  return std::nullopt;
}

Refused carry_out(Event& event, const Start& start, const Line& line) {
  Round* round = round_of(event, start.round);
  if (round == nullptr || round->state == RoundState::drafted)
    return refuse(RefusalCode::draft_none, std::to_string(start.round));
  if (round->state == RoundState::open) return refuse(RefusalCode::already_open, std::to_string(start.round));
  if (round->number == 1)  // who came in after publishing has to be seated (T-539)
    for (const EntryId id : players(event))
      if (std::none_of(round->matches.begin(), round->matches.end(), [&](const Match& match) { return match.has(id); }))
        return refuse(RefusalCode::draft_players, std::to_string(id));
  round->state = RoundState::open;
  round->read_twice = event.options.second_reading && round->how != How::imported;  // no slips of it are here
  round->opened = line.at;
  return std::nullopt;
}

namespace {
/// Ten hours are more than any table needs.
void add_time(Match& match, int seconds) {
  if (seconds > 0 && !match.score) match.time_mark.reset();  // there is time again
  constexpr int kMost = 36000;
  match.extra_seconds = std::clamp(match.extra_seconds + std::clamp(seconds, -kMost, kMost), -kMost, kMost);
}
}  // namespace

Refused carry_out(Event& event, const Clock& clock, const Line&) {
  Round* round = round_of(event, clock.round);
  if (round == nullptr || round->state != RoundState::open)
    return refuse(RefusalCode::no_round, std::to_string(clock.round));
  if (clock.table != 0) {
    Match* match = match_at(*round, clock.table);
    if (match == nullptr) return refuse(RefusalCode::no_table, std::to_string(clock.table));
    if (clock.step == ClockStep::more) add_time(*match, clock.seconds);
  } else if (clock.step == ClockStep::more) {
    for (Match& match : round->matches) add_time(match, clock.seconds);
  }
  if (clock.step == ClockStep::time) round->time_called = true;
  return std::nullopt;
}

Refused carry_out(Event& event, const Begun& begun, const Line&) {
  Round* round = round_of(event, begun.round);
  if (round == nullptr) return refuse(RefusalCode::no_round, std::to_string(begun.round));
  Match* match = match_at(*round, begun.table);
  if (match == nullptr) return refuse(RefusalCode::no_table, std::to_string(begun.table));
  if (match->score) return refuse(RefusalCode::match_final, std::to_string(begun.table));
  match->not_begun = !begun.begun;
  return std::nullopt;
}

Refused carry_out(Event& event, const Play& play, const Line&) {
  Round* round = round_of(event, play.round);
  if (round == nullptr || round->state != RoundState::open)
    return refuse(RefusalCode::no_round, std::to_string(play.round));
  Match* match = match_at(*round, play.table);
  if (match == nullptr) return refuse(RefusalCode::no_table, std::to_string(play.table));
  if (match->is_bye()) return refuse(RefusalCode::result_of_bye);
  if (settle(event, *round, *match).outcome != Outcome::open)
    return refuse(RefusalCode::match_final, std::to_string(play.table));
  if (play.seed == 0) return refuse(RefusalCode::value_bad, "seed=0", "a number from 1");
  match->seed = play.seed;
  match->time_mark.reset();
  match->not_begun = false;
  return std::nullopt;
}

// Kept, because a crash must not change what was decided in sudden death.
Refused carry_out(Event& event, const TimeAtTable& time, const Line&) {
  Round* round = round_of(event, time.round);
  if (round == nullptr || round->state != RoundState::open)
    return refuse(RefusalCode::no_round, std::to_string(time.round));
  Match* match = match_at(*round, time.table);
  if (match == nullptr) return refuse(RefusalCode::no_table, std::to_string(time.table));
  if (settle(event, *round, *match).outcome != Outcome::open || match->time_mark)
    return refuse(RefusalCode::match_final, std::to_string(time.table));
  if (match->seed == 0) return refuse(RefusalCode::not_played_here, std::to_string(time.table));
  if (time.mark.games < 0 || time.mark.games > kMostGames || time.mark.decisions < 0)
    return refuse(RefusalCode::value_bad, "games=" + std::to_string(time.mark.games), "0 to 3, decisions from 0");
  match->time_mark = time.mark;
  return std::nullopt;
}

Refused carry_out(Event& event, const Seat& seat, const Line&) {
  Round* round = round_of(event, static_cast<int>(event.rounds.size()));
  if (round == nullptr || round->number != 1 || round->state != RoundState::open) return refuse(RefusalCode::seat_late);
  const auto seated = [&](EntryId id) {
    return std::any_of(round->matches.begin(), round->matches.end(), [&](const Match& match) { return match.has(id); });
  };
  if (!event.has_entry(seat.entry) || !can_play(event, seat.entry))
    return refuse(RefusalCode::no_entry, std::to_string(seat.entry));
  if (seated(seat.entry)) return refuse(RefusalCode::seat_taken, std::to_string(seat.entry));
  int highest = 0;
  for (const Match& match : round->matches) highest = std::max(highest, match.table);
  for (Match& match : round->matches) {
    const bool with_bye = seat.against != 0 && match.is_bye() && match.a == seat.against;
    const bool replaces = seat.instead != 0 && !match.is_bye() && match.has(seat.instead) && !match.score;
    if (!with_bye && !replaces) continue;
    if (with_bye) match.table = highest + 1;
    if (replaces) event.entry(seat.instead).absent = true;
    Match made;  // a new match with its own end of time
    made.table = match.table;
    made.a = with_bye ? match.a : match.other(seat.instead);
    made.b = seat.entry;
    made.seated_late = true;
    match = made;
    return std::nullopt;
  }
  // Two latecomers are a table of their own, and nothing else is paired anew (T-P40).
  const bool both_late = event.has_entry(seat.against) && seat.against != seat.entry && can_play(event, seat.against) &&
                         !seated(seat.against);
  if (!both_late)
    return refuse(RefusalCode::seat_taken, std::to_string(seat.against != 0 ? seat.against : seat.instead));
  Match made;
  made.table = highest + 1;
  made.a = seat.against;
  made.b = seat.entry;
  made.seated_late = true;
  round->matches.push_back(made);
  return std::nullopt;
}

}  // namespace tournament
