// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/roster/tables.h"

#include <fmt/format.h>

#include "engine/table/separated_values.h"
#include "engine/tournament/knockout/final_ranking.h"
#include "engine/tournament/ranking/standings.h"
#include "engine/tournament/results/outcome.h"

namespace tournament {
namespace {

using table::separated_word;

std::string who(const Event& event, EntryId id) {
  const Entry& entry = event.entry(id);
  return separated_word(entry.name) + "," + separated_word(entry.nickname) + "," + separated_word(entry.code);
}

/// A place, empty for who has none.
std::string place(int number) { return number > 0 ? std::to_string(number) : std::string(); }

std::string tenths(int points) { return fmt::format("{}.{}", points / 10, points % 10); }

std::string share(const Fraction& fraction) {
  return fmt::format("{:.6f}", static_cast<double>(fraction.above()) / static_cast<double>(fraction.below()));
}

}  // namespace

std::string results_table(const Event& event) {
  std::string out =
      "round,stage,table,name_a,nickname_a,code_a,name_b,nickname_b,code_b,games_a,games_b,drawn,outcome,cause\n";
  for (const Round& round : event.rounds) {
    if (round.state == RoundState::drafted) continue;
    for (const Match& match : round.matches) {
      const Settled settled = settle(event, round, match);
      const bool open = settled.outcome == Outcome::open;
      const auto games = [&](int count) { return open || match.is_bye() ? std::string() : std::to_string(count); };
      out += fmt::format("{},{},{},{},{},{},{},{},{},{}\n", round.number, table::name_of(round.stage),
                         match.is_bye() ? std::string() : std::to_string(match.table), who(event, match.a),
                         match.is_bye() ? ",," : who(event, match.b), games(settled.games_a), games(settled.games_b),
                         games(match.score ? match.score->drawn : 0), table::name_of(settled.outcome),
                         open || match.is_bye() ? std::string_view() : table::name_of(settled.cause));
    }
  }
  return out;
}

std::string standings_table(const Event& event) {
  std::string out =
      "place,name,nickname,code,points,won,drawn,lost,byes,games_won,games_lost,opponents_points,"
      "opponents_match_share,game_share,opponents_game_share,lot,state\n";
  for (const Standing& one : standings(event)) {
    const Tally& t = one.tally;
    out += fmt::format("{},{},{},{},{},{},{},{},{},{},{},{},{},{},{}\n", place(one.place), who(event, one.id()),
                       tenths(t.points), t.won, t.drawn, t.lost, t.byes, t.games_won, t.games_lost,
                       tenths(one.opponents_points), share(one.opponents_match_share), share(one.game_share),
                       share(one.opponents_game_share), one.lot,
                       one.expelled ? "expelled" : (one.dropped ? "dropped" : ""));
  }
  return out;
}

std::string ranking_table(const Event& event) {
  std::string out = "place,name,nickname,code,points\n";
  for (const Ranked& one : final_ranking(event).order)
    out += fmt::format("{},{},{}\n", place(one.place), who(event, one.id), one.points);
  return out;
}

}  // namespace tournament
