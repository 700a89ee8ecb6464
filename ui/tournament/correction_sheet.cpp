// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/correction_sheet.h"

#include <QLabel>
#include <QPushButton>
#include <QRadioButton>

#include "ui/tournament/event_tab.h"
#include "ui/widgets/line_field.h"
#include "ui/wording/tournament/event_words.h"

namespace playsheet {

using namespace tournament;

namespace {

constexpr std::size_t kShownMoves = 8;  ///< more is no longer read

}  // namespace

CorrectionSheet::CorrectionSheet(const Look& look, const EventSession& session, const QString& title,
                                 const Consequences& consequences, QWidget* parent)
    : EventSheet(look, title, tr("Correct"), parent), reason_(new LineField(kReasonLetters, this)) {
  setObjectName(QStringLiteral("correctionSheet"));
  const Event& event = session.event();
  QStringList lines;
  for (const Moved& moved : consequences.moved) {
    if (static_cast<std::size_t>(lines.size()) == kShownMoves) {
      lines << tr("Further players whose place changes: %1").arg(consequences.moved.size() - kShownMoves);
      break;
    }
    const QString name = playerName(event, moved.id);
    lines << (moved.points_before == moved.points_after
                  ? tr("%1: place %2, before %3").arg(name).arg(moved.place_after).arg(moved.place_before)
                  : tr("%1: points %2, before %3; place %4, before %5")
                        .arg(name, pointsText(moved.points_after), pointsText(moved.points_before))
                        .arg(moved.place_after)
                        .arg(moved.place_before));
  }
  for (const Reseated& seat : consequences.reseated)
    lines << tr("Round %1, table %2: %3 instead of %4")
                 .arg(seat.round)
                 .arg(seat.table)
                 .arg(playerName(event, seat.to), playerName(event, seat.from));
  words_ = lines.isEmpty() ? tr("Points and places stay as they are.") : lines.join(QLatin1Char('\n'));
  addWords(words_)->setObjectName(QStringLiteral("consequences"));
  const auto offer = [&](FollowUp choice, const QString& words) {
    auto* made = new QRadioButton(words, this);
    made->setChecked(choice == consequences.proposed);
    choices_.emplace_back(choice, made);
    addWide(made);
  };
  for (const auto& [choice, tables] : consequences.choices) {
    if (consequences.choices.size() == 1) break;  // nothing to choose
    switch (choice) {
      case FollowUp::keep:
        offer(choice, tr("Keep the pairings that are published"));
        break;
      case FollowUp::draft:
        offer(choice, tr("Draft the next round again (new tables: %1)").arg(tables));
        break;
      case FollowUp::repair:
        offer(choice, tr("Repair: change as few published tables as possible (new tables: %1)").arg(tables));
        break;
      case FollowUp::redraw:
        offer(choice, tr("Pair the whole round again (new tables: %1)").arg(tables));
        break;
      case FollowUp::cut:
        offer(choice, tr("Make the cut again (players who are replaced: %1)").arg(tables));
        break;
    }
  }
  reason_->setObjectName(QStringLiteral("reason"));
  reason_->setText(tr("Entry error"));
  addField(tr("Reason"), reason_);
  reason_->selectAll();
  reason_->setFocus();
}

FollowUp CorrectionSheet::choice() const {
  for (const auto& [choice, box] : choices_)
    if (box->isChecked()) return choice;
  return FollowUp::keep;
}

void CorrectionSheet::choose(FollowUp wanted) {
  for (const auto& [choice, box] : choices_) box->setChecked(choice == wanted);
}

QString CorrectionSheet::reason() const { return reason_->text().trimmed(); }

bool follow(EventSession& session, FollowUp choice, const QString& reason) {
  const auto step = command_of(choice, session.event());
  if (const auto* refusal = std::get_if<Refusal>(&step)) {
    session.tell(*refusal);
    return false;
  }
  const auto* command = std::get_if<Command>(&step);
  return !command || session.give(*command, reason);
}

bool correct(EventSession& session, const Look& look, const QString& title, const Command& command, QWidget* parent) {
  constexpr const char* kSomeReason = "-";  // the sheet asks for the one that is kept
  const Consequences consequences = consequences_of(session.journal(), command, kSomeReason);
  if (consequences.refused) {
    session.tell(*consequences.refused);
    return false;
  }
  CorrectionSheet sheet(look, session, title, consequences, parent);
  const std::size_t before = session.journal().lines().size();
  while (sheet.exec() == QDialog::Accepted) {
    if (const auto refused = session.tryGive(command, sheet.reason())) {
      sheet.tell(session.refusalWords(*refused));
      continue;
    }
    if (session.journal().lines().size() == before) return false;  // it could not be written, and that was told
    return follow(session, sheet.choice(), sheet.reason());
  }
  return false;
}

}  // namespace playsheet
