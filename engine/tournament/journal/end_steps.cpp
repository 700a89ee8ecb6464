// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/tournament/event/names.h"
#include "engine/tournament/journal/phase.h"
#include "engine/tournament/journal/steps.h"
#include "engine/tournament/knockout/cut.h"
#include "engine/tournament/knockout/final_ranking.h"
#include "engine/tournament/ranking/progress.h"
#include "engine/tournament/results/outcome.h"
#include "engine/tournament/results/tally.h"

namespace tournament {

namespace {

/// "the tie-break games of 3 (Cleo), 4 (Dora) for 1 place"
std::string games_of(const Event& event, const OpenTie& tie) {
  return "the tie-break games of " + numbered_names(event, tie.tied) + " for " + std::to_string(tie.places) +
         (tie.places == 1 ? " place" : " places");
}

Refusal tie_unsettled(const Event& event, const OpenTie& tie) {
  return refuse(RefusalCode::tie_unsettled, {}, games_of(event, tie));
}

/// The pairs of a step that runs, as they are written: "9-3,4-5".
std::string pairs_text(const Tables& pairs) {
  std::string out;
  for (const auto& [a, b] : pairs) out += (out.empty() ? "" : ",") + std::to_string(a) + "-" + std::to_string(b);
  return out;
}

/// "results of round 3 at tables 2, 4"
std::string missing_results(const Event& event, const Round& round) {
  if (round.state != RoundState::open) return "round " + std::to_string(round.number) + " started";
  std::string tables;
  int count = 0;
  for (const Match& match : round.matches) {
    if (is_final(event, round, match)) continue;
    tables += (count++ == 0 ? "" : ", ") + std::to_string(match.table);
  }
  return "the results of round " + std::to_string(round.number) + (count == 1 ? " at table " : " at tables ") + tables;
}

/// What is to be played before the event can end (T-P36).
std::string missing_play(const Event& event) {
  if (const int round = incomplete_round(event); round != 0)
    return missing_results(event, event.rounds[static_cast<std::size_t>(round) - 1]);
  const std::string next = "round " + std::to_string(event.rounds.size() + 1);
  if (event.type == Type::elimination) return next;
  if (!is_swiss_over(event)) {
    const auto played = rounds_of(event, Stage::swiss).size();
    return next + " of " + std::to_string(played + static_cast<std::size_t>(swiss_rounds_left(event))) +
           " Swiss rounds";
  }
  return event.cut ? next + ", of the play-offs"
                   : "the cut of " + std::to_string(cut_size(event)) + " and its play-offs";
}

}  // namespace

Refused carry_out(Event& event, const EndSwiss&, const Line& line) {
  const bool closed = event.type == Type::swiss && !event.cut && !event.rounds.empty() && incomplete_round(event) == 0;
  if (!closed) return refuse(RefusalCode::round_incomplete);
  if (swiss_rounds_left(event) == 0) return refuse(RefusalCode::rounds_done);
  if (line.reason.empty()) return refuse(RefusalCode::reason_missing);
  event.changes.push_back({static_cast<int>(event.rounds.size()), "rounds",
                           std::to_string(event.rounds.size() + static_cast<std::size_t>(swiss_rounds_left(event))),
                           std::to_string(event.rounds.size()), line.reason});
  event.swiss_ended = true;
  return std::nullopt;
}

Refused carry_out(Event& event, const DrawTie& draw, const Line&) {
  const auto open = open_tie(event);
  if (!open) return refuse(RefusalCode::tie_none, std::to_string(draw.line), "no tie-break games: no tie is open");
  if (open->line != draw.line)
    return refuse(RefusalCode::tie_none, std::to_string(draw.line),
                  "line " + std::to_string(open->line) + ", " + games_of(event, *open));
  if (open->running) return refuse(RefusalCode::tie_running, std::to_string(draw.line));
  std::vector<EntryId> seated;
  for (const auto& [a, b] : draw.pairs) seated.push_back(a), seated.push_back(b);
  if (draw.sits_out != 0) seated.push_back(draw.sits_out);
  std::vector<EntryId> wanted = open->tied;
  std::sort(seated.begin(), seated.end());
  std::sort(wanted.begin(), wanted.end());
  if (seated != wanted || (draw.sits_out != 0) != (open->sits_out != 0))
    return refuse(RefusalCode::tie_players, pairs_text(draw.pairs),
                  "each of " + numbered_names(event, wanted) + " once" +
                      (open->sits_out != 0 ? ", one of them in sits_out" : ""));
  event.ties.push_back(
      {draw.line, draw.pairs, std::vector<EntryId>(draw.pairs.size(), 0), draw.sits_out, open->places});
  return std::nullopt;
}

Refused carry_out(Event& event, const TieResult& result, const Line&) {
  std::string meant;
  for (auto step = event.ties.rbegin(); step != event.ties.rend(); ++step) {
    if (step->line != result.line) continue;
    meant = pairs_text(step->pairs);
    for (std::size_t i = 0; i < step->pairs.size(); ++i) {
      const auto& [a, b] = step->pairs[i];
      if (!((a == result.winner && b == result.loser) || (b == result.winner && a == result.loser))) continue;
      step->winners[i] = result.winner;
      return std::nullopt;
    }
    break;
  }
  return refuse(RefusalCode::tie_players, std::to_string(result.winner) + "-" + std::to_string(result.loser),
                meant.empty() ? "the games of line " + std::to_string(result.line) + " drawn first"
                              : "the players of one of the games " + meant);
}

Refused carry_out(Event& event, const MakeCut& make, const Line& line) {
  const Event before = before_playoffs(event);
  if (!is_swiss_over(before)) return refuse(RefusalCode::swiss_running);
  // Once somebody has started the play-offs the cut stands, unless the referee decides otherwise (T-534).
  if (playoffs_are_open(event) && line.reason.empty()) return refuse(RefusalCode::cut_started);
  // Made again it may have nobody left to play (T-515), or wait for games: then what stood is taken back.
  const bool takes_back = event.cut && make.order.empty();
  if (cut_size(before) == 0 && !takes_back) return refuse(RefusalCode::no_playoffs);
  const Cut cut = make_cut(before);
  if (cut.open && !takes_back) return tie_unsettled(before, *cut.open);
  if (const std::vector<EntryId> right = order_to_give(cut); make.order != right)
    return refuse(RefusalCode::cut_wrong, numbered_names(event, make.order), numbered_names(event, right));
  event.rounds = before.rounds;
  event.cut = takes_back ? std::nullopt : std::optional(make.order);
  return std::nullopt;
}

// The end is a command: no last result closes an event by itself (T-P36).
Refused carry_out(Event& event, const End&, const Line&) {
  if (!is_play_over(event)) return refuse(RefusalCode::end_early, {}, missing_play(event) + " first");
  if (const auto tie = open_tie(event)) return tie_unsettled(event, *tie);
  event.ended = true;
  return std::nullopt;
}

// What the report holds is what the event says (T-807); the program sends nothing.
Refused carry_out(Event& event, const SendReport&, const Line&) {
  if (!event.ended) return refuse(RefusalCode::not_ended);
  if (event.rehearsal) return refuse(RefusalCode::report_rehearsal);  // T-P31
  for (const Entry& entry : event.entries)                            // T-207
    if (event.kind == Kind::programme && is_counted(event, entry.id) && entry.code.empty())
      return refuse(RefusalCode::report_code_pending, entry.name);
  if (const int missing = incomplete_round(event); missing != 0)  // T-808
    return refuse(RefusalCode::report_unconfirmed, std::to_string(missing));
  event.reported = true;
  return std::nullopt;
}

Refused carry_out(Event& event, const Cancel&, const Line& line) {
  if (line.reason.empty()) return refuse(RefusalCode::reason_missing);
  event.cancelled = true;
  return std::nullopt;
}

}  // namespace tournament
