// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/next_step_words.h"

#include <QCoreApplication>

namespace playsheet {

using namespace tournament;

namespace {

QString stepTr(const char* text) { return QCoreApplication::translate("NextStep", text); }

}  // namespace

QString nextStepWords(NextStep step, const Event& event) {
  const auto last = static_cast<int>(event.rounds.size());
  switch (step) {
    case NextStep::enter_players:
      return stepTr(QT_TRANSLATE_NOOP("NextStep", "Enter players"));
    case NextStep::deal_groups:
      return stepTr(QT_TRANSLATE_NOOP("NextStep", "Deal the groups"));
    case NextStep::draft_round:
      return stepTr(QT_TRANSLATE_NOOP("NextStep", "Draft round %1")).arg(last + 1);
    case NextStep::publish:
      return stepTr(QT_TRANSLATE_NOOP("NextStep", "Publish round %1")).arg(last);
    case NextStep::start:
      return stepTr(QT_TRANSLATE_NOOP("NextStep", "Start round %1")).arg(last);
    case NextStep::enter_results:
      return stepTr(QT_TRANSLATE_NOOP("NextStep", "Enter results"));
    case NextStep::draw_ties:
      return stepTr(QT_TRANSLATE_NOOP("NextStep", "Draw the tie-break games"));
    case NextStep::play_ties:
      return stepTr(QT_TRANSLATE_NOOP("NextStep", "Enter the tie-break games"));
    case NextStep::make_cut:
      return stepTr(QT_TRANSLATE_NOOP("NextStep", "Make the cut"));
    case NextStep::end:
      return stepTr(QT_TRANSLATE_NOOP("NextStep", "End the event"));
    case NextStep::report:
      return stepTr(QT_TRANSLATE_NOOP("NextStep", "Mark as reported"));
    case NextStep::none:
      break;
  }
  return {};
}

}  // namespace playsheet
