// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/journal/next_step.h"

#include "engine/tournament/journal/phase.h"
#include "engine/tournament/journal/proposals.h"
#include "engine/tournament/knockout/cut.h"
#include "engine/tournament/ranking/progress.h"
#include "engine/tournament/ranking/round_count.h"
#include "engine/tournament/results/ledger.h"

namespace tournament {

namespace {

NextStep after_round(const Event& event) {
  if (incomplete_round(event) != 0) return NextStep::enter_results;  // one of long ago, opened again (T-962)
  if (cut_again(event)) return NextStep::make_cut;
  if (const auto tie = open_tie(event)) return tie->running ? NextStep::play_ties : NextStep::draw_ties;
  if (is_play_over(event)) return NextStep::end;
  if (event.type == Type::swiss && !event.cut && is_swiss_over(event) && cut_size(event) > 0) return NextStep::make_cut;
  return NextStep::draft_round;
}

}  // namespace

// What the one button says (T-P01).
NextStep next_step(const Event& event) {
  switch (phase_of(event)) {
    case Phase::registration:
      if (players(event).size() < 2) return NextStep::enter_players;
      return event.type == Type::swiss && groups_of(event) == 1 && propose_groups(event) ? NextStep::deal_groups
                                                                                         : NextStep::draft_round;
    case Phase::drafted:  // of play-offs whose cut has to be made again there is a new draft (T-534)
      return cut_again(event) ? NextStep::make_cut : NextStep::publish;
    case Phase::published:
      return NextStep::start;
    case Phase::round_open:
      return NextStep::enter_results;
    case Phase::round_closed:
    case Phase::cut:
      return after_round(event);
    case Phase::ended:
      return event.rehearsal ? NextStep::none : NextStep::report;
    case Phase::reported:
    case Phase::cancelled:
      break;
  }
  return NextStep::none;
}

std::variant<std::monostate, Command, Refusal> command_of(NextStep step, const Event& event) {
  const auto last = static_cast<int>(event.rounds.size());
  switch (step) {
    case NextStep::deal_groups:
      if (const auto groups = propose_groups(event)) return Command(*groups);
      break;
    case NextStep::draft_round: {
      const auto proposal = propose_round(event);
      if (const auto* refusal = std::get_if<Refusal>(&proposal)) return *refusal;
      return Command(std::get<Draft>(proposal));
    }
    case NextStep::publish:
      return Command(Publish{last, {}});
    case NextStep::start:
      return Command(Start{last});
    case NextStep::draw_ties:
      if (const auto tie = open_tie(event)) return Command(DrawTie{tie->line, tie->pairs, tie->sits_out});
      break;
    case NextStep::make_cut:
      return Command(MakeCut{order_to_give(make_cut(before_playoffs(event)))});
    case NextStep::end:
      return Command(End{});
    case NextStep::report:
      return Command(SendReport{});
    default:
      break;
  }
  return {};
}

}  // namespace tournament
