// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/next_step.h"

#include <QCoreApplication>
#include <variant>

#include "engine/tournament/journal/phase.h"
#include "engine/tournament/journal/proposals.h"
#include "engine/tournament/knockout/cut.h"
#include "engine/tournament/ranking/progress.h"
#include "engine/tournament/ranking/round_count.h"
#include "engine/tournament/results/ledger.h"

namespace playsheet {

using namespace tournament;

namespace {

QString stepTr(const char* text) { return QCoreApplication::translate("NextStep", text); }

NextStep afterRound(const Event& event) {
  if (incomplete_round(event) != 0) return NextStep::EnterResults;  // one of long ago, opened again (T-962)
  if (const auto tie = open_tie(event)) return tie->running ? NextStep::PlayTies : NextStep::DrawTies;
  if (is_play_over(event)) return NextStep::End;
  if (event.type == Type::swiss && !event.cut && is_swiss_over(event) && cut_size(event) > 0) return NextStep::MakeCut;
  return NextStep::DraftRound;
}

}  // namespace

NextStep nextStep(const Event& event) {
  switch (phase_of(event)) {
    case Phase::registration:
      if (players(event).size() < 2) return NextStep::EnterPlayers;
      return event.type == Type::swiss && groups_of(event) == 1 && propose_groups(event) ? NextStep::DealGroups
                                                                                         : NextStep::DraftRound;
    case Phase::drafted:
      return NextStep::Publish;
    case Phase::published:
      return NextStep::Start;
    case Phase::round_open:
      return NextStep::EnterResults;
    case Phase::round_closed:
    case Phase::cut:
      return afterRound(event);
    case Phase::ended:
      return event.rehearsal ? NextStep::None : NextStep::Report;
    case Phase::reported:
    case Phase::cancelled:
      break;
  }
  return NextStep::None;
}

QString stepWords(NextStep step, const Event& event) {
  const auto last = static_cast<int>(event.rounds.size());
  switch (step) {
    case NextStep::EnterPlayers:
      return stepTr(QT_TRANSLATE_NOOP("NextStep", "Enter players"));
    case NextStep::DealGroups:
      return stepTr(QT_TRANSLATE_NOOP("NextStep", "Deal the groups"));
    case NextStep::DraftRound:
      return stepTr(QT_TRANSLATE_NOOP("NextStep", "Draft round %1")).arg(last + 1);
    case NextStep::Publish:
      return stepTr(QT_TRANSLATE_NOOP("NextStep", "Publish round %1")).arg(last);
    case NextStep::Start:
      return stepTr(QT_TRANSLATE_NOOP("NextStep", "Start round %1")).arg(last);
    case NextStep::EnterResults:
      return stepTr(QT_TRANSLATE_NOOP("NextStep", "Enter results"));
    case NextStep::DrawTies:
      return stepTr(QT_TRANSLATE_NOOP("NextStep", "Draw the tie-break games"));
    case NextStep::PlayTies:
      return stepTr(QT_TRANSLATE_NOOP("NextStep", "Enter the tie-break games"));
    case NextStep::MakeCut:
      return stepTr(QT_TRANSLATE_NOOP("NextStep", "Make the cut"));
    case NextStep::End:
      return stepTr(QT_TRANSLATE_NOOP("NextStep", "End the event"));
    case NextStep::Report:
      return stepTr(QT_TRANSLATE_NOOP("NextStep", "Mark as reported"));
    case NextStep::None:
      break;
  }
  return {};
}

std::variant<std::monostate, Command, Refusal> commandOf(NextStep step, const Event& event) {
  const auto last = static_cast<int>(event.rounds.size());
  switch (step) {
    case NextStep::DealGroups:
      if (const auto groups = propose_groups(event)) return Command(*groups);
      break;
    case NextStep::DraftRound: {
      const auto proposal = propose_round(event);
      if (const auto* refusal = std::get_if<Refusal>(&proposal)) return *refusal;
      return Command(std::get<Draft>(proposal));
    }
    case NextStep::Publish:
      return Command(Publish{last, {}});
    case NextStep::Start:
      return Command(Start{last});
    case NextStep::DrawTies:
      if (const auto tie = open_tie(event)) return Command(DrawTie{tie->line, tie->pairs, tie->sits_out});
      break;
    case NextStep::MakeCut:
      return Command(MakeCut{make_cut(event).order});
    case NextStep::End:
      return Command(End{});
    case NextStep::Report:
      return Command(SendReport{});
    default:
      break;
  }
  return {};
}

}  // namespace playsheet
