// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/tournament/journal/phase.h"
#include "engine/tournament/journal/steps.h"
#include "engine/tournament/knockout/cut.h"
#include "engine/tournament/knockout/final_ranking.h"
#include "engine/tournament/ranking/progress.h"
#include "engine/tournament/results/outcome.h"
#include "engine/tournament/results/tally.h"

namespace tournament {

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
  if (!open || open->line != draw.line) return refuse(RefusalCode::tie_none, std::to_string(draw.line));
  if (open->running) return refuse(RefusalCode::tie_running, std::to_string(draw.line));
  std::vector<EntryId> seated;
  for (const auto& [a, b] : draw.pairs) seated.push_back(a), seated.push_back(b);
  if (draw.sits_out != 0) seated.push_back(draw.sits_out);
  std::vector<EntryId> wanted = open->tied;
  std::sort(seated.begin(), seated.end());
  std::sort(wanted.begin(), wanted.end());
  if (seated != wanted || (draw.sits_out != 0) != (open->sits_out != 0)) return refuse(RefusalCode::tie_players);
  event.ties.push_back(
      {draw.line, draw.pairs, std::vector<EntryId>(draw.pairs.size(), 0), draw.sits_out, open->places});
  return std::nullopt;
}

Refused carry_out(Event& event, const TieResult& result, const Line&) {
  for (auto step = event.ties.rbegin(); step != event.ties.rend(); ++step) {
    if (step->line != result.line) continue;
    for (std::size_t i = 0; i < step->pairs.size(); ++i) {
      const auto& [a, b] = step->pairs[i];
      if (!((a == result.winner && b == result.loser) || (b == result.winner && a == result.loser))) continue;
      step->winners[i] = result.winner;
      return std::nullopt;
    }
    break;
  }
  return refuse(RefusalCode::tie_players, std::to_string(result.winner) + "-" + std::to_string(result.loser));
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
  if (cut.open && !takes_back) return refuse(RefusalCode::tie_unsettled);
  if (make.order != order_to_give(cut)) return refuse(RefusalCode::cut_wrong);
  event.rounds = before.rounds;
  event.cut = takes_back ? std::nullopt : std::optional(make.order);
  return std::nullopt;
}

// The end is a command: no last result closes an event by itself (T-P36).
Refused carry_out(Event& event, const End&, const Line&) {
  if (!is_play_over(event)) return refuse(RefusalCode::end_early);
  if (open_tie(event)) return refuse(RefusalCode::tie_unsettled);
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
